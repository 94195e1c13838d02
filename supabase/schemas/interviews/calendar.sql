-- What a calendar holds of an interview, and whose.

create function private.people_of_interview(interview private.interviews) returns table (user_id uuid, email text)
language plpgsql stable rows 5 set search_path = ''
as $$
begin
  return query
    select p.user_id, p.email
    from private.people_of_proposal(private.interview_proposal_of(interview)) p
    join public.applications a on a.id = interview.application_id
    join public.company_users u on u.user_id = p.user_id and u.company_id = a.company_id
    where u.role = any (private.staff_roles_for('handle_applications')) or exists (
      select from public.job_assignments j where j.job_id = a.job_id and j.assigned_to_user_id = u.user_id);
end
$$;
comment on function private.people_of_interview(private.interviews) is
  'The colleagues who take part in an interview and still handle its application: staff who left, and partner recruiters whose assignment ended, hear nothing of it (RULES: Interviews).';

create function private.names_of_interview(interview private.interviews) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  at_company uuid := (select a.company_id from public.applications a where a.id = interview.application_id);
begin
  return array(
    select said.name
    from (select private.person_name(p.user_id, at_company) as name from private.people_of_interview(interview) p) as said
    where said.name is not null order by said.name);
end
$$;
comment on function private.names_of_interview(private.interviews) is 'The names of the colleagues who take part, in their order.';

create function private.calendar_entry(interview private.interviews, of_candidate boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  application public.applications;
begin
  select * into application from public.applications a where a.id = interview.application_id;
  return jsonb_build_object(
    'id', interview.id,
    'sequence', interview.sequence,
    'starts_at', interview.starts_at,
    'minutes', interview.minutes,
    'place_kind', interview.place_kind,
    'place', interview.place,
    'job_title', (select j.title from public.jobs j where j.id = application.job_id),
    'company_name', (select c.name from public.companies c where c.id = application.company_id),
    -- Of the candidate's own it says with whom, of a colleague's whom.
    'candidate_name', case when not of_candidate then private.candidate_interview_name(application) end,
    'people', to_jsonb(private.names_of_interview(interview)),
    'changed_at', interview.changed_at,
    'path', case
      when of_candidate then '/candidate/applications/' || application.id
      else '/company/applications/' || application.id || '?tab=conversation'
    end);
end
$$;
comment on function private.calendar_entry(private.interviews, boolean) is
  'CalendarEntry (contracts/interview.ts): an interview as it stands in the calendar of its candidate, or of a colleague who takes part. No address of anybody.';
