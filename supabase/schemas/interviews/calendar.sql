-- Calendar entries of interviews.

create function private.names_of_interview(interview private.interviews) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select array(
      select said.name
      from (
        select private.person_name(p.user_id, a.company_id) as name
        from public.applications a cross join private.people_of_interview(interview) p where a.id = interview.application_id
      ) as said
      where said.name is not null order by private.search_text(said.name), said.name)
  );
end
$$;
comment on function private.names_of_interview is 'The names of the colleagues who take part, in their order.';

create function private.calendar_entry(interview private.interviews, of_candidate boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select to_jsonb(shown) from (select
    interview.id, interview.sequence, interview.starts_at, interview.minutes, interview.place_kind, interview.place, interview.changed_at,
    j.title as job_title, c.name as company_name,
    -- The caller's own interviews show with whom, a colleague's show whose.
    case when not of_candidate then private.applicant_name(a) end as candidate_name,
    private.names_of_interview(interview) as people,
    private.conversation_path(a.id, case when of_candidate then 'candidate' else 'company' end) as path
    from public.applications a join public.jobs j on j.id = a.job_id join public.companies c on c.id = a.company_id
    where a.id = interview.application_id
  ) shown);
end
$$;
comment on function private.calendar_entry is 'CalendarEntry for the candidate or an interviewer. Contains no email addresses.';
