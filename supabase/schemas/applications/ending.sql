-- What ends with an application: times not picked, interviews to come and an offer not answered.

create function private.end_open_things(application public.applications, why text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.end_interviews(application, why);
  perform private.end_offers(application, why);
end
$$;
comment on function private.end_open_things is
  'Ends what is open of an application, locked by its callers, with a word to both sides: whoever ends applications calls it (RULES: Applications). why: a sentence, fit to show. Safe to repeat.';

create function private.end_open_things_of_job(of_job uuid, why text) returns void
language plpgsql set search_path = ''
as $$
declare
  application public.applications;
begin
  for application in
    select * from public.applications a where a.job_id = of_job and a.status = any (private.open_stages()) order by a.id for update
  loop
    perform private.end_open_things(application, why);
  end loop;
end
$$;
comment on function private.end_open_things_of_job is 'The same of every application of a job, locked by its callers, that is on the way.';

create function private.hold_message_notices_of(of_user uuid, at_company uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform from private.message_notices n join public.applications a on a.id = n.application_id
  where n.user_id = of_user and at_company in (a.company_id, a.applied_by_company_id)
  order by n.application_id for update of n;
end
$$;
comment on function private.hold_message_notices_of is
  'Holds what a colleague who goes is about to be told of messages: whoever mails it at this moment, which takes their place in the team after it, comes before or after.';

create function private.leave_interviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.leave_interviews_at(old.user_id, old.company_id);
  delete from private.message_notices n
  using public.applications a
  where n.user_id = old.user_id and a.id = n.application_id and old.company_id in (a.company_id, a.applied_by_company_id);
  delete from public.notifications n where n.user_id = old.user_id and n.data ->> 'company_id' = old.company_id::text;
  return null;
end
$$;
comment on function private.leave_interviews is
  'Row trigger: who leaves a company takes part in none of its interviews to come, gets no mail of its conversations any more, and keeps no notifications of the company, which name its applicants; the interviews stand (RULES: Staff). SECURITY DEFINER: the first two are closed to every client, and the last are somebody else''s.';
create trigger company_users_leave_interviews after delete on public.company_users
  for each row execute function private.leave_interviews();

create function private.hand_over_interviews(leaving public.company_users, successor uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.interview_people (proposal_id, user_id)
  select p.id, successor
  from private.interview_people each
  join private.interview_proposals p on p.id = each.proposal_id
  join public.applications a on a.id = p.application_id and a.company_id = leaving.company_id
  where each.user_id = leaving.user_id and private.looks_after_applications(successor, a)
    and (p.state = 'open' or exists (
      select from private.interviews i where i.id = p.interview_id and i.state = 'confirmed' and i.starts_at > now()))
  on conflict do nothing;
end
$$;
comment on function private.hand_over_interviews is
  'Who takes over from a colleague takes part in their interviews to come, where they work on the job.';
