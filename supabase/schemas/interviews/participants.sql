-- Interview participants, and who is notified.

create function private.interview_proposal_of(interview private.interviews) returns uuid
language sql stable set search_path = ''
return (
  select p.id from private.interview_proposals p
  where p.interview_id = interview.id and p.state = 'picked' order by p.answered_at desc, p.id limit 1
);
comment on function private.interview_proposal_of is 'The latest proposal of an interview: its people are the interview''s participants.';

create function private.people_of_proposal(of_proposal uuid) returns table (user_id uuid, email text)
language sql stable rows 5 set search_path = ''
begin atomic
  select p.id, p.email
  from private.interview_people i
  join private.interview_proposals o on o.id = i.proposal_id
  join public.applications a on a.id = o.application_id
  join public.profiles p on p.id = i.user_id
  where i.proposal_id = of_proposal and i.user_id in (select private.staff_of_application(a));
end;
comment on function private.people_of_proposal is 'Participating colleagues who may still read the application.';

create function private.people_of_interview(interview private.interviews) returns table (user_id uuid, email text)
language sql stable rows 5 set search_path = ''
begin atomic
  select p.user_id, p.email from private.people_of_proposal(private.interview_proposal_of(interview)) p;
end;
comment on function private.people_of_interview is 'Interview participants: private.people_of_proposal of the latest proposal.';

create function private.interviews_named_in(of_user uuid) returns setof uuid
language sql stable rows 50 set search_path = ''
begin atomic
  select p.interview_id
  from private.interview_people each join private.interview_proposals p on p.id = each.proposal_id
  where each.user_id = of_user and p.state = 'picked';
end;
comment on function private.interviews_named_in is 'Interviews someone was ever named for, even if they no longer take part.';

create function private.people_to_notify(application public.applications, of_proposal uuid) returns table (user_id uuid, company_id uuid)
language sql stable rows 5 set search_path = ''
as $$
  select told.user_id, told.company_id
  from (
    select t.user_id, application.company_id from private.people_behind_application(application) t
    union
    select t.user_id, application.company_id from private.people_of_proposal(of_proposal) t
    union
    select t.user_id, t.company_id from private.notified_of_message(application, 'company') t where t.side = 'manager'
  ) as told
  where told.user_id is distinct from auth.uid()
$$;
comment on function private.people_to_notify is
  'Staff notified about times and interviews, and for which company: those in charge of the application, participants, and staff of the representing company who are notified about messages; never the person who acted.';
