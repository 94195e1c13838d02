-- What ends with an application: times not chosen, upcoming interviews and an open offer.

create function private.end_open_things(application public.applications, why text) returns void
language sql set search_path = ''
as $$
  select private.end_interviews(application, why);
  select private.end_offers(application, why);
$$;
comment on function private.end_open_things is 'Ends everything open about a locked application; called when one ends. why: text shown to people.';

create function private.end_open_things_of_job(of_job uuid, why text) returns void
language sql set search_path = ''
as $$
  select private.end_open_things(held.application, why)
  from (
    select a as application from public.applications a
    where a.job_id = of_job and a.status = any (private.open_stages()) order by a.id for update
  ) held
$$;
comment on function private.end_open_things_of_job is 'The same for every open application of a job; callers have locked them.';
