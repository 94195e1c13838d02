-- What ends with an application: times not chosen, upcoming interviews and an open offer.

create function private.end_open_things(application public.applications, why text) returns void
language sql set search_path = ''
as $$
  select private.end_interviews(application, why);
  select private.end_offers(application, why);
$$;
comment on function private.end_open_things is 'Ends what is open of a locked application: who ends one calls it. why: fit to show.';

create function private.end_open_things_of_job(of_job uuid, why text) returns void
language sql set search_path = ''
as $$
  select private.end_open_things(held.application, why)
  from (
    select a as application from public.applications a
    where a.job_id = of_job and a.status = any (private.open_stages()) order by a.id for update
  ) held
$$;
comment on function private.end_open_things_of_job is 'The same of every application of a job, locked by its callers, that is on the way.';
