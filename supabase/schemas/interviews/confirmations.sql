-- Telling both sides of confirmed, moved and cancelled interviews.

create function private.tell_interview(interview private.interviews, what text, by_side text) returns void
language plpgsql set search_path = ''
as $$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  facts record := private.told_applicant(application);
  name text := private.candidate_interview_name(application);
  told record;
begin
  if facts.user_id is not null and by_side is distinct from 'candidate' then
    perform private.notify(
      facts.user_id, 'interview_changed',
      case what
        when 'cancelled' then 'Your interview was cancelled'
        else 'Your interview is ' || private.time_in_words(interview.starts_at, private.reading_zone(facts.user_id, interview.time_zone))
      end,
      concat_ws(E'\n', facts.title || ' at ' || facts.company_name, interview.reason), private.application_ids(application));
  end if;
  for told in select * from private.people_to_tell(application, private.interview_proposal_of(interview)) loop
    perform private.tell_staff(
      told.user_id, 'interviews', 'interview_answered',
      case what
        when 'confirmed' then name || ' picked '
        when 'moved' then 'The interview with ' || name || ' is now '
        when 'cancelled' then 'The interview with ' || name || ' was cancelled: '
        else name || ' asks for another time than '
      end || private.time_in_words(interview.starts_at, private.reading_zone(told.user_id, interview.time_zone)),
      coalesce(case what when 'move_asked' then interview.move_asked when 'confirmed' then null else interview.reason end, facts.title, ''),
      private.application_ids(application), '/company/applications/' || application.id || '?tab=conversation', by_mail => what = 'move_asked');
  end loop;
end
$$;
comment on function private.tell_interview(private.interviews, text, text) is
  'Tells who did not do it what became of an interview. what: confirmed, moved, cancelled or move_asked; by_side: candidate, company, or null for what ends with its application.';
