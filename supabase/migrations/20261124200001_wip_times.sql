-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.can_answer_times (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (COALESCE(((application).candidate_id = (me).candidate_id), false) AND ((application).status = ANY (ARRAY['applied'::public.application_status, 'reviewing'::public.application_status, 'interview'::public.application_status, 'offered'::public.application_status])) AND (private.conversation_problem(application) IS NULL));

CREATE OR REPLACE FUNCTION private.can_pick_time (
  starts_at timestamp with time zone
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (starts_at > (now() + '02:00:00'::interval));

CREATE OR REPLACE FUNCTION private.cancel_to_come (
  interview private.interviews,
  why text,
  side text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update private.interviews i set
    state = 'cancelled', sequence = i.sequence + 1, reason = why, changed_by = side, changed_at = now(), move_asked = null
  where i.id = interview.id
  returning * into interview;
  perform private.end_times_to_move(interview);
  perform private.touch_conversation(interview.application_id);
  perform private.tell_interview(interview, 'cancelled', side);
end
$function$;

CREATE OR REPLACE FUNCTION private.candidate_interview_name (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((SELECT NULLIF(btrim(concat_ws(' '::text, s.first_name, s.last_name)), ''::text) AS "nullif" FROM private.sent_profile((candidate_interview_name.application).id) s(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values)), 'The applicant'::text);

CREATE OR REPLACE FUNCTION private.end_interviews (
  application public.applications,
  why text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  ended private.interview_proposals;
  interview private.interviews;
begin
  for ended in select * from private.interview_proposals p where p.application_id = application.id and p.state = 'open' for update loop
    perform private.tell_proposal(private.end_times(ended, 'ended'), 'ended', why);
  end loop;
  for interview in
    select * from private.interviews i where i.application_id = application.id and private.is_to_come(i) order by i.starts_at for update
  loop
    perform private.cancel_to_come(interview, why, null);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_times (
  proposal private.interview_proposals,
  new_state text,
  words text DEFAULT NULL::text
)
  RETURNS private.interview_proposals
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update private.interview_proposals p set state = new_state, note = words, answered_at = now()
  where p.id = proposal.id and p.state = 'open'
  returning * into proposal;
  perform private.touch_conversation(proposal.application_id);
  return proposal;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_times_to_move (
  interview private.interviews
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.end_times(p, 'ended')
  from private.interview_proposals p where p.interview_id = interview.id and p.state = 'open';
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_colleagues (
  application public.applications
)
  RETURNS TABLE (
    user_id uuid,
    first_name text,
    last_name text
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 20
  SET search_path TO ''
  AS $function$
begin
  return query select * from private.note_readers(private.note_subject(application.id, null));
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_json (
  interview private.interviews,
  application public.applications,
  me private.reach
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  is_to_come boolean := private.is_to_come(interview);
begin
  return jsonb_build_object(
    'id', interview.id,
    'starts_at', interview.starts_at,
    'minutes', interview.minutes,
    'place_kind', interview.place_kind,
    'place', interview.place,
    'time_zone', interview.time_zone,
    'people', private.interview_people_json(private.interview_proposal_of(interview), application.company_id),
    'state', interview.state,
    'sequence', interview.sequence,
    'reason', interview.reason,
    'changed_by', interview.changed_by,
    'changed_at', interview.changed_at,
    'move_asked', interview.move_asked,
    'can', jsonb_build_object(
      'move', is_to_come and private.can_propose_times(application, me),
      'ask_move', is_to_come and private.can_answer_times(application, me),
      'cancel', private.can_cancel_interview(interview, application, me))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_of_pick (
  proposal private.interview_proposals,
  at timestamp with time zone
)
  RETURNS private.interviews
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  interview private.interviews;
begin
  if proposal.interview_id is null then
    insert into private.interviews (application_id, starts_at, minutes, place_kind, place, time_zone, changed_by)
    values (proposal.application_id, at, proposal.minutes, proposal.place_kind, proposal.place, proposal.time_zone, 'candidate')
    returning * into interview;
  else
    update private.interviews i set
      starts_at = at, minutes = proposal.minutes, place_kind = proposal.place_kind, place = proposal.place, time_zone = proposal.time_zone,
      sequence = i.sequence + 1, reason = null, changed_by = 'candidate', changed_at = now(), move_asked = null,
      reminded_a_day_before = false, reminded_an_hour_before = false
    where i.id = proposal.interview_id
    returning * into interview;
  end if;
  return interview;
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_people_given (
  application public.applications,
  given jsonb
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  people uuid[];
begin
  select array_agg(c.user_id) into people
  from private.interview_colleagues(application) c
  where case jsonb_typeof(given) when 'array' then given ? c.user_id::text end;
  if people is null or cardinality(people) < (select count(distinct p) from jsonb_array_elements_text(given) as p) then
    perform private.refuse_field_errors(jsonb_build_object('people', 'Choose who takes part, of those who read this application'));
  end if;
  return people;
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_people_json (
  of_proposal uuid,
  at_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('user_id', p.user_id, 'name', p.name) order by p.name, p.user_id), '[]')
    from (
      select t.user_id, coalesce(private.person_name(t.user_id, at_company), 'A colleague') as name from private.people_of_proposal(of_proposal) t
    ) p
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_proposal_of (
  interview private.interviews
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT p.id FROM private.interview_proposals p WHERE ((p.interview_id = (interview_proposal_of.interview).id) AND (p.state = 'picked'::text)) ORDER BY p.answered_at DESC, p.id LIMIT 1);

CREATE OR REPLACE FUNCTION private.busy_times (
  of_users uuid[],
  at_company uuid,
  from_time timestamp with time zone,
  until_time timestamp with time zone
)
  RETURNS TABLE (
    user_id uuid,
    interview_id uuid,
    application_id uuid,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    is_confirmed boolean
  )
  LANGUAGE sql
  STABLE
  ROWS 5
  SET search_path TO ''
BEGIN ATOMIC
 SELECT w.user_id,
     i.id,
     i.application_id,
     i.starts_at,
     (i.starts_at + make_interval(mins => (i.minutes)::integer)),
     true
    FROM ((private.interviews i
      JOIN public.applications a ON (((a.id = i.application_id) AND (a.company_id = busy_times.at_company))))
      JOIN private.interview_people w ON (((w.proposal_id = private.interview_proposal_of(i.*)) AND (w.user_id = ANY (busy_times.of_users)))))
   WHERE ((i.state = 'confirmed'::text) AND (i.starts_at < busy_times.until_time) AND (i.starts_at > (busy_times.from_time - '08:00:00'::interval)) AND ((i.starts_at + make_interval(mins => (i.minutes)::integer)) > busy_times.from_time))
 UNION ALL
  SELECT w.user_id,
     p.interview_id,
     p.application_id,
     slot.slot,
     (slot.slot + make_interval(mins => (p.minutes)::integer)),
     false
    FROM (((private.interview_people w
      JOIN private.interview_proposals p ON (((p.id = w.proposal_id) AND (p.state = 'open'::text))))
      JOIN public.applications a ON (((a.id = p.application_id) AND (a.company_id = busy_times.at_company))))
      CROSS JOIN LATERAL unnest(p.slots) slot(slot))
   WHERE ((w.user_id = ANY (busy_times.of_users)) AND (slot.slot < busy_times.until_time) AND ((slot.slot + make_interval(mins => (p.minutes)::integer)) > busy_times.from_time) AND private.can_pick_time(slot.slot));
END;

CREATE OR REPLACE FUNCTION private.interview_terms_errors (
  terms jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := private.field_errors(terms, array[
    private.rule('place_kind', 'choice', null, 1, 'Choose how you talk', '{video,phone,in_person}'),
    case terms ->> 'place_kind'
      when 'video' then private.rule('place', 'url', 500, 1, 'Enter the link of the call, such as https://meet.example.com/talk')
      when 'phone' then private.rule('place', 'line', 40, 1, 'Enter the number to call')
      else private.rule('place', 'line', 500, 1, 'Enter the address')
    end,
    private.rule('time_zone', 'line', 64, 1, 'Choose a time zone')]);
begin
  if not coalesce(jsonb_typeof(terms -> 'minutes') = 'number' and terms ->> 'minutes' ~ '^\d{2,3}$' and (terms ->> 'minutes')::integer between 15 and 480, false) then
    errors := errors || jsonb_build_object('minutes', 'Choose a length from 15 minutes to 8 hours');
  end if;
  if not errors ? 'time_zone' and not private.is_time_zone(private.trimmed(terms ->> 'time_zone')) then
    errors := errors || jsonb_build_object('time_zone', 'Choose a time zone');
  end if;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_to_change (
  p_interview_id uuid,
  OUT application public.applications,
  OUT interview private.interviews
)
  RETURNS record
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  application := private.application_to_talk((select i.application_id from private.interviews i where i.id = p_interview_id));
  select * into interview from private.interviews i where i.id = p_interview_id for update;
end
$function$;

CREATE OR REPLACE FUNCTION private.interviews_json (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'proposals', (
      select coalesce(jsonb_agg(private.times_json(p, application, me) order by p.created_at, p.id), '[]')
      from private.interview_proposals p where p.application_id = application.id),
    'interviews', (
      select coalesce(jsonb_agg(private.interview_json(i, application, me) order by i.starts_at, i.id), '[]')
      from private.interviews i where i.application_id = application.id),
    'can', jsonb_build_object('propose', private.can_propose_times(application, me) and not exists (
      select from private.interview_proposals p where p.application_id = application.id and p.state = 'open'))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_time_zone (
  zone text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((zone ~ '^([A-Z][A-Za-z_]+(/[A-Za-z0-9_+\-]+){1,2}|UTC)$'::text) AND pg_input_is_valid(('2026-01-01 12:00 '::text || zone), 'timestamptz'::text));

CREATE OR REPLACE FUNCTION private.is_to_come (
  interview private.interviews
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((interview).state = 'confirmed'::text) AND ((interview).starts_at > now()));

CREATE OR REPLACE FUNCTION private.can_cancel_interview (
  interview private.interviews,
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.is_to_come(interview) AND (private.conversation_side(application, me) = ANY (ARRAY['candidate'::text, 'company'::text])));

CREATE OR REPLACE FUNCTION private.people_of_proposal (
  of_proposal uuid
)
  RETURNS TABLE (
    user_id uuid,
    email text
  )
  LANGUAGE sql
  STABLE
  ROWS 5
  SET search_path TO ''
BEGIN ATOMIC
 SELECT p.id,
     p.email
    FROM ((((private.interview_people i
      JOIN private.interview_proposals o ON ((o.id = i.proposal_id)))
      JOIN public.applications a ON ((a.id = o.application_id)))
      JOIN public.company_users u ON (((u.user_id = i.user_id) AND (u.company_id = a.company_id))))
      JOIN public.profiles p ON ((p.id = i.user_id)))
   WHERE ((i.proposal_id = people_of_proposal.of_proposal) AND ((u.role = ANY (private.staff_roles_for('handle_applications'::private.staff_act))) OR (EXISTS ( SELECT
            FROM public.job_assignments j
           WHERE ((j.job_id = a.job_id) AND (j.assigned_to_user_id = u.user_id))))));
END;

CREATE OR REPLACE FUNCTION private.people_to_tell (
  application public.applications,
  of_proposal uuid
)
  RETURNS TABLE (
    user_id uuid,
    email text
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 5
  SET search_path TO ''
  AS $function$
begin
  return query
    select t.user_id, t.email from private.people_behind_application(application) t where t.user_id is distinct from auth.uid()
    union
    select t.user_id, t.email from private.people_of_proposal(of_proposal) t where t.user_id is distinct from auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.proposal_errors (
  proposal jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := private.interview_terms_errors(proposal)
    || private.field_errors(proposal, array[private.rule('words', 'text', 10000)]);
  slots jsonb := case jsonb_typeof(proposal -> 'slots') when 'array' then proposal -> 'slots' else '[]' end;
  slot jsonb;
  place bigint;
  problem text;
begin
  if jsonb_array_length(slots) not between 1 and 5 then
    return errors || jsonb_build_object('slots', 'Propose one to five times');
  end if;
  for slot, place in select s.slot, s.place - 1 from jsonb_array_elements(slots) with ordinality as s (slot, place) loop
    problem := private.time_problem(slot, interval '2 hours');
    if problem is null and exists (
      select from jsonb_array_elements_text(slots) with ordinality as s (other, before)
      where s.before <= place and private.time_problem(to_jsonb(s.other), interval '2 hours') is null
        and s.other::timestamptz = (slot #>> '{}')::timestamptz
    ) then
      problem := 'This time is proposed already';
    end if;
    if problem is not null then
      errors := errors || jsonb_build_object('slots.' || place, problem);
    end if;
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.proposal_to_end (
  p_proposal_id uuid,
  OUT application public.applications,
  OUT proposal private.interview_proposals
)
  RETURNS record
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  application := private.application_to_talk((select p.application_id from private.interview_proposals p where p.id = p_proposal_id));
  -- After the application: who answers and who withdraws take turns there.
  select * into proposal from private.interview_proposals p where p.id = p_proposal_id for update;
end
$function$;

CREATE OR REPLACE FUNCTION private.reading_zone (
  of_user uuid,
  otherwise text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((SELECT z.zone FROM private.time_zones z WHERE (z.user_id = reading_zone.of_user)), otherwise);

CREATE OR REPLACE FUNCTION private.refuse_closed_times (
  proposal private.interview_proposals
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if proposal.state <> 'open' then
    perform private.fail(409, 'times_closed', case proposal.state
      when 'picked' then 'A time is picked already'
      when 'declined' then 'These times were answered already'
      when 'withdrawn' then 'The company has withdrawn these times'
      else 'These times are no longer open'
    end, jsonb_build_object('state', proposal.state));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_other_answer (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if private.conversation_side(application) is distinct from 'candidate' then
    perform private.fail(403, 'not_allowed', 'Only the applicant can answer');
  elsif not private.can_answer_times(application) then
    perform private.fail(409, 'application_closed', coalesce(private.conversation_problem(application), 'The application is closed'));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_over (
  interview private.interviews
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not private.is_to_come(interview) then
    perform private.fail(
      409, 'interview_over', case interview.state when 'cancelled' then 'This interview was cancelled' else 'This interview has begun' end);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_interview (
  interview private.interviews,
  what text,
  by_side text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.tell_proposal (
  proposal private.interview_proposals,
  what text,
  why text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := (select a from public.applications a where a.id = proposal.application_id);
  facts record := private.told_applicant(application);
  is_to_move boolean := proposal.interview_id is not null;
  told record;
begin
  if facts.user_id is not null and what <> 'declined' then
    perform private.notify(
      facts.user_id, case what when 'proposed' then 'interview_proposed' else 'interview_changed' end,
      case what
        when 'proposed' then facts.company_name || case when is_to_move then ' proposes another time to talk' else ' proposes times to talk' end
        when 'withdrawn' then facts.company_name || ' has withdrawn the times it proposed'
        else 'The times you were proposed are no longer open'
      end,
      concat_ws(E'\n', facts.title || ' at ' || facts.company_name, why), private.application_ids(application));
  end if;
  if facts.user_id is not null and what = 'proposed' then
    perform private.mail_candidate(facts.user_id, 'company_messages', 'interview_times_proposed', jsonb_build_object(
      'candidate_first_name', facts.first_name,
      'job_title', facts.title,
      'company_name', facts.company_name,
      'made_by_name', proposal.made_by_name,
      'words', (select m.body from private.application_messages m where m.proposal_id = proposal.id),
      'is_to_move', is_to_move,
      'minutes', proposal.minutes,
      'times', (
        select jsonb_agg(private.time_in_words(slot, private.reading_zone(facts.user_id, proposal.time_zone)) order by slot)
        from unnest(proposal.slots) as slot),
      'path', '/candidate/applications/' || application.id));
  end if;
  if what in ('declined', 'ended') then
    for told in select * from private.people_to_tell(application, proposal.id) loop
      perform private.tell_staff(
        told.user_id, 'interviews', 'interview_answered',
        case what
          when 'declined' then private.candidate_interview_name(application) || ' can make none of the times'
          else 'The times proposed to ' || private.candidate_interview_name(application) || ' are no longer open'
        end,
        coalesce(proposal.note, why, facts.title, ''), private.application_ids(application),
        '/company/applications/' || application.id || '?tab=conversation', by_mail => what = 'declined');
    end loop;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.time_in_words (
  at timestamp with time zone,
  zone text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (((to_char((at AT TIME ZONE zone), 'Dy, Mon FMDD, FMHH12:MI AM'::text) || ' ('::text) || replace(regexp_replace(zone, '^.*/'::text, ''::text), '_'::text, ' '::text)) || ' time)'::text);

CREATE OR REPLACE FUNCTION private.time_problem (
  value jsonb,
  from_now interval
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^\d{4}-\d{2}-\d{2}T' and pg_input_is_valid(value #>> '{}', 'timestamptz'), false) then
    return 'Choose a day and a time';
  elsif (value #>> '{}')::timestamptz <= now() + from_now then
    return case when from_now > interval '0' then 'Choose a time at least two hours from now' else 'Choose a time to come' end;
  elsif (value #>> '{}')::timestamptz > now() + interval '1 year' then
    return 'Choose a time within a year';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.times_json (
  proposal private.interview_proposals,
  application public.applications,
  me private.reach
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  is_open boolean := proposal.state = 'open';
begin
  return jsonb_build_object(
    'id', proposal.id,
    'interview_id', proposal.interview_id,
    'made_by_name', proposal.made_by_name,
    'created_at', proposal.created_at,
    'state', proposal.state,
    'minutes', proposal.minutes,
    'place_kind', proposal.place_kind,
    'place', proposal.place,
    'time_zone', proposal.time_zone,
    'people', private.interview_people_json(proposal.id, application.company_id),
    'slots', (
      select jsonb_agg(jsonb_build_object('starts_at', slot, 'can_pick', is_open and private.can_pick_time(slot)) order by slot)
      from unnest(proposal.slots) as slot),
    'picked', proposal.picked,
    'note', proposal.note,
    'answered_at', proposal.answered_at,
    'can', jsonb_build_object(
      'answer', is_open and private.can_answer_times(application, me),
      'withdraw', is_open and private.can_propose_times(application, me))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.times_to_talk (
  application public.applications
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if private.conversation_side(application) is distinct from 'company' then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can do this');
  elsif not private.can_propose_times(application) then
    perform private.fail(409, 'application_closed', coalesce(private.conversation_problem(application), 'The application is closed'));
  end if;
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION public.ask_to_move_interview (
  p_interview_id uuid,
  p_words text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.interview_to_change(p_interview_id);
  interview private.interviews := held.interview;
begin
  perform private.refuse_other_answer(held.application);
  perform private.refuse_over(interview);
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('words', p_words), array[private.rule('words', 'text', 1000, 1, 'Say when you could')]));
  if interview.move_asked is distinct from private.trimmed(p_words) then
    update private.interviews i set move_asked = private.trimmed(p_words) where i.id = interview.id returning * into interview;
    perform private.touch_conversation(interview.application_id);
    perform private.tell_interview(interview, 'move_asked', 'candidate');
  end if;
  return private.interviews_json(held.application);
end
$function$;

CREATE OR REPLACE FUNCTION public.cancel_interview (
  p_interview_id uuid,
  p_reason text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.interview_to_change(p_interview_id);
  interview private.interviews := held.interview;
  side text := private.conversation_side(held.application);
begin
  if side is null or side = 'manager' then
    perform private.fail(403, 'not_allowed', 'Only the applicant and the company can cancel it');
  end if;
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 1000, 1, 'Say why, both sides read it')]));
  if interview.state <> 'cancelled' then
    perform private.refuse_over(interview);
    perform private.cancel_to_come(interview, private.trimmed(p_reason), side);
  end if;
  return private.interviews_json(held.application);
end
$function$;

CREATE OR REPLACE FUNCTION public.decline_times (
  p_proposal_id uuid,
  p_note text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.proposal_to_end(p_proposal_id);
begin
  perform private.refuse_other_answer(held.application);
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('note', p_note), array[private.rule('note', 'text', 1000)]));
  if (held.proposal).state <> 'declined' then
    perform private.refuse_closed_times(held.proposal);
    perform private.tell_proposal(
      private.end_times(held.proposal, 'declined', nullif(private.trimmed(p_note), '')), 'declined');
  end if;
  return private.interviews_json(held.application);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_busy_colleagues (
  p_application_id uuid,
  p_user_ids uuid[],
  p_slots timestamp with time zone[],
  p_minutes integer,
  p_interview_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.times_to_talk(private.read_conversation(p_application_id));
  named uuid[] := array(select c.user_id from private.interview_colleagues(application) c where c.user_id = any (p_user_ids));
begin
  if coalesce(cardinality(p_slots), 0) > 5 or coalesce(p_minutes, 0) not between 15 and 480
    or exists (select from unnest(p_slots) as slot where not isfinite(slot)) then
    perform private.fail(422, 'invalid_input', 'Choose up to five times');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'slot', slot, 'user_id', b.user_id, 'name', coalesce(private.person_name(b.user_id, application.company_id), 'A colleague'),
      'starts_at', b.starts_at, 'ends_at', b.ends_at, 'is_confirmed', b.is_confirmed
    ) order by slot, not b.is_confirmed, b.starts_at, b.user_id), '[]')
    from (select distinct given as slot from unnest(p_slots) as given) as asked
    cross join lateral private.busy_times(named, application.company_id, asked.slot, asked.slot + make_interval(mins => p_minutes)) b
    where b.interview_id is distinct from p_interview_id or b.interview_id is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_interview_colleagues (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.times_to_talk(private.read_conversation(p_application_id));
begin
  return jsonb_build_object(
    'colleagues', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'user_id', c.user_id, 'name', coalesce(private.person_name(c.user_id, application.company_id), 'A colleague'))
        order by c.user_id <> auth.uid(), c.first_name, c.last_name, c.user_id), '[]')
      from private.interview_colleagues(application) c),
    'candidate_zone', (
      select z.zone from private.time_zones z join public.candidates c on c.user_id = z.user_id where c.id = application.candidate_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_interviews (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
begin
  return private.interviews_json(private.read_conversation(p_application_id, me), me);
end
$function$;

CREATE OR REPLACE FUNCTION public.move_interview (
  p_interview_id uuid,
  p_change jsonb,
  p_sequence integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.interview_to_change(p_interview_id);
  interview private.interviews := held.interview;
  errors jsonb;
  problem text;
begin
  perform private.times_to_talk(held.application);
  perform private.refuse_over(interview);
  if p_sequence <> interview.sequence then
    perform private.fail(409, 'interview_changed', 'This interview was moved meanwhile. Look at it once more');
  end if;
  errors := private.interview_terms_errors(p_change)
    || private.field_errors(p_change, array[private.rule('reason', 'text', 1000, 1, 'Say why, both sides read it')]);
  problem := private.time_problem(p_change -> 'starts_at', interval '0');
  perform private.refuse_field_errors(errors || case when problem is null then '{}' else jsonb_build_object('starts_at', problem) end);
  update private.interviews i set
    starts_at = (p_change ->> 'starts_at')::timestamptz, minutes = (p_change ->> 'minutes')::smallint,
    place_kind = p_change ->> 'place_kind', place = private.trimmed(p_change ->> 'place'),
    time_zone = private.trimmed(p_change ->> 'time_zone'), sequence = i.sequence + 1, reason = private.trimmed(p_change ->> 'reason'),
    changed_by = 'company', changed_at = now(), move_asked = null, reminded_a_day_before = false, reminded_an_hour_before = false
  where i.id = interview.id
  returning * into interview;
  perform private.end_times_to_move(interview);
  perform private.touch_conversation(interview.application_id);
  perform private.tell_interview(interview, 'moved', 'company');
  return private.interviews_json(held.application);
end
$function$;

CREATE OR REPLACE FUNCTION public.pick_time (
  p_proposal_id uuid,
  p_starts_at timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.proposal_to_end(p_proposal_id);
  proposal private.interview_proposals := held.proposal;
  interview private.interviews;
begin
  perform private.refuse_other_answer(held.application);
  -- Sent twice, it was picked once.
  if proposal.picked = p_starts_at then
    return private.interviews_json(held.application);
  end if;
  perform private.refuse_closed_times(proposal);
  if p_starts_at is null or p_starts_at <> all (proposal.slots) then
    perform private.fail(422, 'invalid_input', 'Choose one of the proposed times');
  elsif not private.can_pick_time(p_starts_at) then
    perform private.fail(409, 'time_passed', 'This time is less than two hours away. Choose another one');
  end if;
  interview := private.interview_of_pick(proposal, p_starts_at);
  update private.interview_proposals p set state = 'picked', picked = p_starts_at, interview_id = interview.id, answered_at = now()
  where p.id = proposal.id;
  perform private.touch_conversation(interview.application_id);
  perform private.tell_interview(interview, case when proposal.interview_id is null then 'confirmed' else 'moved' end, 'candidate');
  return private.interviews_json(held.application);
end
$function$;

CREATE OR REPLACE FUNCTION public.propose_times (
  p_id uuid,
  p_application_id uuid,
  p_proposal jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_talk(p_application_id);
  proposal private.interview_proposals;
  moved private.interviews;
  people uuid[];
begin
  select * into proposal from private.interview_proposals p where p.id = p_id;
  if proposal.id is not null then
    if proposal.made_by is distinct from auth.uid() or proposal.application_id <> application.id then
      perform private.fail(422, 'invalid_input', 'These times could not be sent');
    end if;
    return private.interviews_json(application);
  end if;
  perform private.times_to_talk(application);
  perform private.refuse_field_errors(private.proposal_errors(p_proposal));
  people := private.interview_people_given(application, p_proposal -> 'people');
  if exists (select from private.interview_proposals p where p.application_id = application.id and p.state = 'open') then
    perform private.fail(409, 'times_open', 'Other times are proposed already. Withdraw them first');
  end if;
  if p_proposal ->> 'interview_id' is not null then
    select * into moved from private.interviews i
    where i.id::text = p_proposal ->> 'interview_id' and i.application_id = application.id;
    if moved.id is null or not private.is_to_come(moved) then
      perform private.fail(409, 'interview_over', 'This interview cannot be moved any more');
    end if;
  end if;
  insert into private.interview_proposals (
    id, application_id, interview_id, made_by, made_by_name, minutes, place_kind, place, time_zone, slots)
  values (
    p_id, application.id, moved.id, auth.uid(), coalesce(private.person_name(auth.uid(), application.company_id), 'A colleague'),
    (p_proposal ->> 'minutes')::smallint, p_proposal ->> 'place_kind', private.trimmed(p_proposal ->> 'place'),
    private.trimmed(p_proposal ->> 'time_zone'),
    array(select s::timestamptz as starts_at from jsonb_array_elements_text(p_proposal -> 'slots') as s order by starts_at))
  returning * into proposal;
  insert into private.interview_people (proposal_id, user_id) select proposal.id, person from unnest(people) as person;
  -- It touches the conversation.
  perform private.add_message(application, p_id, coalesce(p_proposal ->> 'words', ''), proposal => proposal.id);
  perform private.tell_proposal(proposal, 'proposed');
  return private.interviews_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_times (
  p_proposal_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.proposal_to_end(p_proposal_id);
begin
  perform private.times_to_talk(held.application);
  if (held.proposal).state <> 'withdrawn' then
    perform private.refuse_closed_times(held.proposal);
    perform private.tell_proposal(private.end_times(held.proposal, 'withdrawn'), 'withdrawn');
  end if;
  return private.interviews_json(held.application);
end
$function$;

COMMENT ON FUNCTION "private"."busy_times"(uuid[], uuid, timestamp with time zone, timestamp with time zone) IS 'Interviews of colleagues at one company that overlap a time, and open times that may become one. What they do at another company stays there.';

COMMENT ON FUNCTION "private"."can_answer_times"(public.applications, private.reach) IS 'True for the candidate themselves while the application is on the way: they pick, say that none works, and ask for another time.';

COMMENT ON FUNCTION "private"."can_cancel_interview"(private.interviews, public.applications, private.reach) IS 'True for both sides until it begins, also in a blocked conversation: nobody is left to wait. Who manages the candidate only reads.';

COMMENT ON FUNCTION "private"."can_pick_time"(timestamp with time zone) IS 'A proposed time can be picked until two hours before it.';

COMMENT ON FUNCTION "private"."cancel_to_come"(private.interviews, text, text) IS 'Cancels an interview, locked by the caller, and tells who did not. side: candidate, company, or null for what ends with its application.';

COMMENT ON FUNCTION "private"."candidate_interview_name"(public.applications) IS 'What the staff read of who applied.';

COMMENT ON FUNCTION "private"."end_times"(private.interview_proposals, text, text) IS 'Ends open times, locked by the caller, without one of them being picked.';

COMMENT ON FUNCTION "private"."end_times_to_move"(private.interviews) IS 'Ends times that were proposed for an interview that is settled now; its new state says so to both sides.';

COMMENT ON FUNCTION "private"."interview_colleagues"(public.applications) IS 'Who can take part, of the colleagues the caller is named (RULES: Staff): those who read the application and its notes.';

COMMENT ON FUNCTION "private"."interview_json"(private.interviews, public.applications, private.reach) IS 'Interview (contracts/interview.ts) as the caller reads it.';

COMMENT ON FUNCTION "private"."interview_of_pick"(private.interview_proposals, timestamp with time zone) IS 'The interview a picked time becomes: a new one, or the moved one as it is then.';

COMMENT ON FUNCTION "private"."interview_people_given"(public.applications, jsonb) IS 'The colleagues who take part, each once. PT422 for none, and for anybody who cannot.';

COMMENT ON FUNCTION "private"."interview_people_json"(uuid, uuid) IS 'InterviewPerson[] (contracts/interview.ts) of a proposal.';

COMMENT ON FUNCTION "private"."interview_proposal_of"(private.interviews) IS 'The proposal an interview came from last: its people are the interview''s.';

COMMENT ON FUNCTION "private"."interview_terms_errors"(jsonb) IS 'What is wrong with length, place and time zone of an interview, by field, in the words of interviewTermsSchema (contracts/interview-input.ts).';

COMMENT ON FUNCTION "private"."interview_to_change"(uuid) IS 'An interview and its application, both locked, when the caller reads it. PT401, PT404.';

COMMENT ON FUNCTION "private"."interviews_json"(public.applications, private.reach) IS 'ApplicationInterviews (contracts/interview.ts). can.propose: while no times are open, since one question at a time is answered.';

COMMENT ON FUNCTION "private"."is_time_zone"(text) IS 'True for the IANA name of a time zone, as browsers know it: "America/Denver".';

COMMENT ON FUNCTION "private"."is_to_come"(private.interviews) IS 'True for a confirmed interview that has not begun: it can be moved and cancelled.';

COMMENT ON FUNCTION "private"."people_of_proposal"(uuid) IS 'The colleagues who take part, without those who have left the company or may not read the application any more.';

COMMENT ON FUNCTION "private"."people_to_tell"(public.applications, uuid) IS 'Who of the staff hears about times and interviews: the people behind the application and those who take part, without whoever did it.';

COMMENT ON FUNCTION "private"."proposal_errors"(jsonb) IS 'What is wrong with proposed times, by field; of a single one as slots.<place from 0>.';

COMMENT ON FUNCTION "private"."proposal_to_end"(uuid) IS 'Proposed times and their application, both locked, when the caller reads them. PT401, PT404.';

COMMENT ON FUNCTION "private"."reading_zone"(uuid, text) IS 'The time zone in which somebody reads times: theirs, else the one in which they were proposed.';

COMMENT ON FUNCTION "private"."refuse_closed_times"(private.interview_proposals) IS 'PT409 times_closed with what became of them.';

COMMENT ON FUNCTION "private"."refuse_other_answer"(public.applications) IS 'PT403 for everybody but the candidate, PT409 application_closed once the application has ended.';

COMMENT ON FUNCTION "private"."refuse_over"(private.interviews) IS 'PT409 interview_over for one that was cancelled or has begun.';

COMMENT ON FUNCTION "private"."tell_interview"(private.interviews, text, text) IS 'Tells who did not do it what became of an interview. what: confirmed, moved, cancelled or move_asked; by_side: candidate, company, or null for what ends with its application.';

COMMENT ON FUNCTION "private"."tell_proposal"(private.interview_proposals, text, text) IS 'Tells who did not do it what became of proposed times. what: proposed, declined, withdrawn or ended, with why of the last. What comes is mailed, and an answer; that times are gone stands in the application alone.';

COMMENT ON FUNCTION "private"."time_in_words"(timestamp with time zone, text) IS 'A time as people read it in a zone: "Tue, Nov 24, 10:00 AM (Denver time)".';

COMMENT ON FUNCTION "private"."time_problem"(jsonb, interval) IS 'What is wrong with a time that is proposed or set, or null: it has to be later than so much from now, and within a year.';

COMMENT ON FUNCTION "private"."times_json"(private.interview_proposals, public.applications, private.reach) IS 'InterviewProposal (contracts/interview.ts) as the caller reads it.';

COMMENT ON FUNCTION "private"."times_to_talk"(public.applications) IS 'The application, when the caller may propose times and change interviews. PT403 for other readers, PT409 application_closed once it has ended.';

COMMENT ON FUNCTION "public"."ask_to_move_interview"(uuid, text) IS 'The candidate asks for another time and says when they could; the interview stands until the company moves it. The same words again tell nobody. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, application_closed, PT422 by field.';

COMMENT ON FUNCTION "public"."cancel_interview"(uuid, text) IS 'Either side cancels an interview to come, with a reason both read. A cancelled one stays cancelled. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, PT422 by field.';

COMMENT ON FUNCTION "public"."decline_times"(uuid, text) IS 'The candidate says that none of the proposed times works, and may say when they could. Declined ones stay declined. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 times_closed, application_closed, PT422.';

COMMENT ON FUNCTION "public"."get_busy_colleagues"(uuid, uuid[], timestamp with time zone[], integer, uuid) IS 'BusyColleague[] (contracts/interview.ts): who of the colleagues the caller is named has another interview, or open times, at each of up to five times; p_interview_id: the one that is moved. With whom is not told. PT401, PT403, PT404, PT409 application_closed, PT422.';

COMMENT ON FUNCTION "public"."get_interview_colleagues"(uuid) IS 'InterviewColleagues (contracts/interview.ts): who can take part, the caller first, and the zone in which the candidate reads times, for who may propose some. PT401, PT403, PT404, PT409 application_closed.';

COMMENT ON FUNCTION "public"."get_interviews"(uuid) IS 'ApplicationInterviews (contracts/interview.ts) of an application whose conversation the caller reads. PT401, PT404.';

COMMENT ON FUNCTION "public"."move_interview"(uuid, jsonb, integer) IS 'Moves an interview to come at once, or changes its length and place, with a reason both sides read (interviewChangeSchema, contracts/interview-input.ts). p_sequence: what the mover saw. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, interview_changed, application_closed, PT422 by field.';

COMMENT ON FUNCTION "public"."pick_time"(uuid, timestamp with time zone) IS 'The candidate picks one of the proposed times, which becomes the interview or moves it; of many picks at once one counts. The same pick again changes nothing. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 times_closed, time_passed, application_closed, PT422.';

COMMENT ON FUNCTION "public"."propose_times"(uuid, uuid, jsonb) IS 'Proposes up to five times for an interview, or for moving one, in a message of the same id (proposalSchema, contracts/interview-input.ts). Sent again under the same id it is the one that was sent. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 application_closed, times_open, interview_over, conversation_closed, PT422 by field.';

COMMENT ON FUNCTION "public"."withdraw_times"(uuid) IS 'Takes open times back; an interview they were to move stays as it is. Withdrawn ones stay withdrawn. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 times_closed, application_closed.';

REVOKE ALL ON FUNCTION "private"."busy_times"(uuid[], uuid, timestamp with time zone, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_answer_times"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_cancel_interview"(private.interviews, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_pick_time"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."cancel_to_come"(private.interviews, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_interview_name"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_times"(private.interview_proposals, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_times_to_move"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_colleagues"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_json"(private.interviews, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_of_pick"(private.interview_proposals, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_people_given"(public.applications, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_people_json"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_proposal_of"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_terms_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_to_change"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interviews_json"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_time_zone"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_to_come"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_of_proposal"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_to_tell"(public.applications, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."proposal_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."proposal_to_end"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reading_zone"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_closed_times"(private.interview_proposals) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_other_answer"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_over"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_interview"(private.interviews, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_proposal"(private.interview_proposals, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."time_in_words"(timestamp with time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."time_problem"(jsonb, interval) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."times_json"(private.interview_proposals, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."times_to_talk"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."ask_to_move_interview"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."ask_to_move_interview"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."cancel_interview"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cancel_interview"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decline_times"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decline_times"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_busy_colleagues"(uuid, uuid[], timestamp with time zone[], integer, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_busy_colleagues"(uuid, uuid[], timestamp with time zone[], integer, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_interview_colleagues"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_interview_colleagues"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_interviews"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_interviews"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."move_interview"(uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."move_interview"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."pick_time"(uuid, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."pick_time"(uuid, timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."propose_times"(uuid, uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."propose_times"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_times"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_times"(uuid) TO "authenticated";
