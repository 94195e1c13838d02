-- What a calendar holds of an interview, and whose.

create function private.names_of_interview(interview private.interviews) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  at_company uuid := (select a.company_id from public.applications a where a.id = interview.application_id);
begin
  return array(
    select said.name
    from (select private.person_name(p.user_id, at_company) as name from private.people_of_interview(interview) p) as said
    where said.name is not null order by private.search_text(said.name), said.name);
end
$$;
comment on function private.names_of_interview is 'The names of the colleagues who take part, in their order.';

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
    'candidate_name', case when not of_candidate then private.applicant_name(application) end,
    'people', to_jsonb(private.names_of_interview(interview)),
    'changed_at', interview.changed_at,
    'path', private.conversation_path(application.id, case when of_candidate then 'candidate' else 'company' end));
end
$$;
comment on function private.calendar_entry is
  'CalendarEntry (contracts/interview.ts): an interview as it stands in the calendar of its candidate, or of a colleague who takes part. No address of anybody.';
