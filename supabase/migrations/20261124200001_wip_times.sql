-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP INDEX "private"."application_messages_author_index";

ALTER TABLE "private"."message_reports"
  DROP CONSTRAINT "message_reports_reason_check";

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_type_check";

ALTER TABLE "private"."application_messages"
  ADD COLUMN "removed_at" timestamp with time zone;

ALTER TABLE "private"."message_reports"
  ADD COLUMN "is_told" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION private.add_message (
  application public.applications,
  p_id uuid,
  p_body text,
  p_files jsonb DEFAULT '[]'::jsonb,
  proposal uuid DEFAULT NULL::uuid,
  offer uuid DEFAULT NULL::uuid
)
  RETURNS private.application_messages
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  side text := private.conversation_side(application, me);
  company uuid := case side when 'company' then application.company_id when 'manager' then application.applied_by_company_id end;
  problem text := private.conversation_problem(application);
  message private.application_messages;
begin
  select * into message from private.application_messages m where m.id = p_id;
  if message.id is not null then
    if message.author_id is distinct from me.user_id or message.application_id <> application.id then
      perform private.fail(422, 'invalid_input', 'This message could not be sent');
    end if;
    return message;
  end if;
  if problem is not null then
    perform private.fail(409, 'conversation_closed', problem);
  end if;
  perform private.check_message_quotas(me.user_id, proposal, offer);
  insert into private.application_messages (
    id, application_id, author_id, author_side, author_name, company_id, company_name, body, proposal_id, offer_id)
  values (
    p_id, application.id, me.user_id, side, coalesce(private.person_name(me.user_id, company), 'A colleague'), company,
    (select c.name from public.companies c where c.id = company), private.trimmed(p_body), proposal, offer)
  returning * into message;
  perform private.add_message_files(message, p_files);
  perform private.expect_message_notices(application, message);
  perform private.touch_conversation(application.id);
  return message;
end
$function$;

CREATE OR REPLACE FUNCTION private.audit_kind (
  action text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE WHEN (action = 'company.edited'::text) THEN 'edits'::text ELSE CASE split_part(action, '.'::text, 1) WHEN 'company'::text THEN 'approvals'::text WHEN 'invitation'::text THEN 'invitations'::text WHEN 'subscription'::text THEN 'plans'::text WHEN 'partnership'::text THEN 'partnerships'::text WHEN 'staff'::text THEN 'team'::text WHEN 'file'::text THEN 'documents'::text WHEN 'job'::text THEN 'jobs'::text WHEN 'email'::text THEN 'mail'::text WHEN 'skill'::text THEN 'skills'::text WHEN 'message'::text THEN 'conversations'::text ELSE 'accounts'::text END END;

CREATE OR REPLACE FUNCTION private.can_answer_times (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (COALESCE(((application).candidate_id = (me).candidate_id), false) AND ((application).status = ANY (ARRAY['applied'::public.application_status, 'reviewing'::public.application_status, 'interview'::public.application_status, 'offered'::public.application_status])) AND (private.conversation_problem(application) IS NULL));

CREATE OR REPLACE FUNCTION private.can_block (
  side text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN COALESCE((side = ANY (ARRAY['candidate'::text, 'company'::text])), false);

CREATE OR REPLACE FUNCTION private.can_pick_time (
  starts_at timestamp with time zone
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (starts_at > (now() + '02:00:00'::interval));

CREATE OR REPLACE FUNCTION private.can_report_message (
  message private.application_messages,
  side text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(message.author_side <> side and message.withdrawn_at is null and not private.side_has_reported(message, side), false);
end
$function$;

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

CREATE OR REPLACE FUNCTION private.check_daily_quota (
  of text,
  made bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if made >= private.daily_quota(of) then
    perform private.fail(429, 'too_many_' || of, format(
      'You have %s %s %s in the last 24 hours, which is the most we take in a day. Please try again later.',
      case of
        when 'jobs' then 'created' when 'put_forwards' then 'put forward' when 'reports' then 'reported' when 'message_reports' then 'reported'
        else 'sent'
      end,
      private.daily_quota(of),
      case of when 'put_forwards' then 'candidates' when 'reports' then 'jobs' when 'message_reports' then 'messages' else of end));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_message_quotas (
  of_user uuid,
  proposal uuid DEFAULT NULL::uuid,
  offer uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- One at a time of one account: its profile, which comes first in the order of locks, is not held by whoever writes.
  perform pg_advisory_xact_lock(hashtextextended('messages ' || of_user, 0));
  if (
    select count(*) >= private.hourly_messages() from private.application_messages m
    where m.author_id = of_user and m.created_at > now() - interval '1 hour'
  ) then
    perform private.fail(429, 'too_many_messages', format(
      'You have sent %s messages in the last hour, which is the most we take. Please try again later.', private.hourly_messages()));
  end if;
  if proposal is not null then
    perform private.check_daily_quota('proposals', (
      select count(*) from private.application_messages m
      where m.author_id = of_user and m.created_at > now() - interval '1 day' and m.proposal_id is not null));
  end if;
  if offer is not null then
    perform private.check_daily_quota('offers', (
      select count(*) from private.application_messages m
      where m.author_id = of_user and m.created_at > now() - interval '1 day' and m.offer_id is not null));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_block_json (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  side text := private.conversation_side(application, me);
begin
  return jsonb_build_object(
    'mine', exists (select from private.conversation_blocks b where b.application_id = application.id and b.blocked_by = side),
    'theirs', exists (
      select from private.conversation_blocks b where b.application_id = application.id and b.blocked_by is distinct from side),
    'can', private.can_block(side));
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_notice (
  message private.application_messages,
  side text,
  OUT data jsonb,
  OUT path text
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
begin
  select * into application from public.applications a where a.id = message.application_id;
  case side
    when 'candidate' then
      data := jsonb_build_object('application_id', application.id);
      path := '/candidate/applications/' || application.id;
    when 'company' then
      data := jsonb_build_object('application_id', application.id, 'company_id', application.company_id);
      path := '/company/applications/' || application.id || '?tab=conversation';
    else
      data := jsonb_build_object('candidate_id', application.candidate_id, 'company_id', application.applied_by_company_id);
      path := coalesce('/company/candidates/' || application.candidate_id, '/company/dashboard');
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_reported_messages()
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select count(*) from private.message_reports r where r.decision is null and private.is_first_report(r));
end
$function$;

CREATE OR REPLACE FUNCTION private.daily_quota (
  of text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE of WHEN 'applications'::text THEN 30 WHEN 'jobs'::text THEN 50 WHEN 'put_forwards'::text THEN 200 WHEN 'reports'::text THEN 10 WHEN 'proposals'::text THEN 200 WHEN 'offers'::text THEN 50 WHEN 'message_reports'::text THEN 20 ELSE NULL::integer END;

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

CREATE OR REPLACE FUNCTION private.hourly_messages()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN 100;

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

CREATE OR REPLACE FUNCTION private.is_first_report (
  report private.message_reports
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return not exists (
    select from private.message_reports o
    where o.message_id = report.message_id and o.decided_at is not distinct from report.decided_at
      and (o.created_at, o.id) < (report.created_at, report.id));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_reported_file (
  path text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.message_files f join private.message_reports r on r.message_id = f.message_id
    where f.path = is_reported_file.path and r.decision is null);
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

CREATE OR REPLACE FUNCTION private.locked_reported_message (
  of_message uuid
)
  RETURNS private.application_messages
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  message private.application_messages;
begin
  perform private.require_admin();
  select a.* into application
  from public.applications a join private.application_messages m on m.application_id = a.id
  where m.id = of_message and exists (select from private.message_reports r where r.message_id = m.id);
  -- In the order of all locks, as whoever writes or reports there (see application_to_talk).
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id for key share;
  perform from public.applications a where a.id = application.id for update;
  select * into message from private.application_messages m where m.id = of_message and application.id is not null for update;
  if message.id is null then
    perform private.fail(404, 'report_not_found', 'Nobody has reported this message, or it was deleted');
  end if;
  return message;
end
$function$;

CREATE OR REPLACE FUNCTION private.message_report_place (
  report private.message_reports
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (((EXTRACT(epoch FROM COALESCE((report).decided_at, (report).created_at)) * (1000)::numeric))::bigint * CASE WHEN ((report).decision IS NULL) THEN 1 ELSE '-1'::integer END);

CREATE OR REPLACE FUNCTION private.message_report_reasons()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{harassment,fraud,spam,off_platform,other}'::text[];

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

CREATE OR REPLACE FUNCTION private.reported_message_json (
  report private.message_reports
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'id', report.id,
      'message_id', m.id,
      'said', report.said,
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object('path', f.path, 'name', f.name, 'size', f.size) order by f.name, f.path), '[]')
        from private.message_files f where f.message_id = m.id
      ),
      'sent_at', m.created_at,
      'author', private.audit_person(m.author_id, m.company_id),
      'author_name', m.author_name,
      'author_side', m.author_side,
      'author_company_name', m.company_name,
      'is_there', m.withdrawn_at is null,
      'job_title', j.title,
      'company', private.audit_company(a.company_id),
      'waiting_since', case when report.decision is null then report.created_at end,
      'decision', report.decision,
      'decided_at', report.decided_at,
      'decided_by', private.audit_person(report.decided_by, null),
      'reports', (
        select jsonb_agg(jsonb_build_object(
          'id', r.id, 'reason', r.reason, 'words', coalesce(r.words, ''), 'created_at', r.created_at, 'side', r.reporter_side,
          'reporter', private.audit_person(r.reporter_id, null)
        ) order by r.created_at, r.id)
        from private.message_reports r
        where r.message_id = m.id and r.decided_at is not distinct from report.decided_at
      )
    )
    from private.application_messages m
    join public.applications a on a.id = m.application_id
    join public.jobs j on j.id = a.job_id
    where m.id = report.message_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.side_has_reported (
  message private.application_messages,
  side text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (select from private.message_reports r where r.message_id = message.id and r.reporter_side = side);
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_admins_of_message_report (
  application public.applications,
  report private.message_reports
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  job_title text := (select j.title from public.jobs j where j.id = application.job_id);
  company_name text := (select c.name from public.companies c where c.id = application.company_id);
  reader record;
begin
  for reader in select p.id, p.email from public.profiles p where p.role = 'admin' loop
    perform private.notify(
      reader.id, 'message_reported', 'A message was reported',
      'It was written about “' || job_title || '” at ' || company_name || '. It stays until an administrator decides.');
    perform private.enqueue_email('message_reported', reader.email, jsonb_build_object(
      'job_title', job_title, 'company_name', company_name, 'kind', report.reason, 'path', '/admin/reported-messages'));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_author_of_removal (
  message private.application_messages
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  place record := private.conversation_notice(message, message.author_side);
  job_title text := (
    select j.title from public.jobs j join public.applications a on a.job_id = j.id where a.id = message.application_id);
  reader record;
begin
  for reader in
    select p.id, p.email, p.id = message.author_id as is_author
    from public.profiles p
    where p.id = message.author_id and (
        message.author_side = 'candidate'
        or exists (select from public.company_users u where u.user_id = p.id and u.company_id = message.company_id))
      or p.id in (select u.user_id from public.company_users u where u.company_id = message.company_id and private.is_company_admin(u.role))
  loop
    perform private.notify(
      reader.id, 'message_removed',
      case when reader.is_author then 'Your message was removed' else 'A message of your team was removed' end,
      format('%s wrote it about “%s”. It was reported, and an administrator found that it is against our rules.',
        case when reader.is_author then 'You' else message.author_name end, job_title),
      place.data);
    perform private.enqueue_email('message_removed', reader.email, jsonb_build_object(
      'job_title', job_title, 'author_name', case when not reader.is_author then message.author_name end, 'path', place.path));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_due_decisions()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
begin
  for due in
    select d as decision, c as company
    from private.company_decisions d join public.companies c on c.id = d.company_id
    where d.decided_at + private.undo_time() <= now()
    order by d.decided_at
    limit 1000
    -- One that is decided about at this moment is told next time, of what it is then.
    for update of d skip locked
  loop
    perform private.tell_company_admins(
      due.company, (due.decision).type, (due.decision).title, (due.decision).message, (due.decision).template, (due.decision).mail);
    delete from private.company_decisions d where d.company_id = (due.company).id;
  end loop;
  perform private.tell_due_report_decisions();
  perform private.tell_due_message_decisions();
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_due_message_decisions()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
begin
  for due in
    select m as message, r.decided_at
    from private.message_reports r join private.application_messages m on m.id = r.message_id
    where r.decision is not null and not r.is_told and r.decided_at + private.undo_time() <= now() and private.is_first_report(r)
    order by r.decided_at, r.id
    limit 1000
    for update of m, r skip locked
  loop
    perform private.tell_message_decision(due.message, due.decided_at);
  end loop;
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

CREATE OR REPLACE FUNCTION private.tell_message_decision (
  message private.application_messages,
  at timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  report private.message_reports;
begin
  if message.removed_at = at then
    delete from private.message_files f where f.message_id = message.id;
    perform private.tell_author_of_removal(message);
  end if;
  for report in
    update private.message_reports r set is_told = true where r.message_id = message.id and r.decided_at = at returning *
  loop
    continue when report.reporter_id is null;
    perform private.notify(
      report.reporter_id, 'message_report_answered', 'We looked at what you reported',
      case when report.decision = 'removed' then 'The message was removed. Thank you for telling us.'
        else 'The message stays: we found nothing against our rules. If you want to hear nothing more, block the conversation.' end,
      (private.conversation_notice(message, report.reporter_side)).data);
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

CREATE OR REPLACE FUNCTION public.count_for_admin()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  -- In one look; what there is none of may be missing.
  return (
    select jsonb_build_object(
      'users', coalesce(sum(c.n) filter (where c.what = 'users'), 0),
      'companies', coalesce(sum(c.n) filter (where c.what = 'companies'), 0),
      'candidates', coalesce(sum(c.n) filter (where c.what = 'candidates'), 0),
      'pending', coalesce(sum(c.n) filter (where c.what = 'waiting'), 0),
      'undelivered', (
        select count(*) from public.email_outbox o where o.sent_at is null and o.last_error is not null and o.failed_at is not null
      ),
      'reports', private.count_reported_jobs(),
      'reported_messages', private.count_reported_messages(),
      'messages', private.count_contact_messages()
    )
    from private.counts c
    where c.subject = private.platform()
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_message_reports (
  p_message_id uuid,
  p_decision text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message private.application_messages := private.locked_reported_message(p_message_id);
  report private.message_reports;
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('decision', p_decision), array[
    private.rule('decision', 'choice', 20, 1, 'Choose what happens', '{removed,kept}')]));
  update private.message_reports r set decision = p_decision, decided_at = now(), decided_by = auth.uid()
  where r.message_id = message.id and r.decision is null;
  if not found then
    perform private.fail(409, 'decided', 'Somebody has decided about this message already.');
  end if;
  -- One that its author has withdrawn meanwhile is gone already.
  if p_decision = 'removed' and message.withdrawn_at is null then
    update private.application_messages m set body = '', withdrawn_at = now(), removed_at = now() where m.id = message.id;
    perform private.touch_conversation(message.application_id);
  end if;
  select * into report from private.message_reports r
  where r.message_id = message.id and r.decided_at = now() and private.is_first_report(r);
  perform private.audit(
    case when p_decision = 'removed' then 'message.removed' else 'message.kept' end, 'message', message.id,
    (select a.company_id from public.applications a where a.id = message.application_id), jsonb_build_object('reason', report.reason));
  return private.reported_message_json(report);
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

CREATE OR REPLACE FUNCTION public.list_reported_messages (
  p_queue text,
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_first boolean := coalesce(jsonb_typeof(p_after) = 'null', true);
begin
  perform private.require_admin();
  if not coalesce(p_queue in ('waiting', 'decided'), false)
    or not is_first and not coalesce(pg_input_is_valid(p_after ->> 'place', 'bigint') and pg_input_is_valid(p_after ->> 'id', 'uuid'), false) then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
  return jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(
        private.reported_message_json(page.report) || jsonb_build_object('place', page.place) order by page.place, page.id), '[]')
      from (
        select r as report, private.message_report_place(r) as place, r.id
        from private.message_reports r
        where (r.decision is null) = (p_queue = 'waiting')
          and (is_first or (private.message_report_place(r), r.id) > ((p_after ->> 'place')::bigint, (p_after ->> 'id')::uuid))
          and private.is_first_report(r)
        order by 2, 3
        limit private.page_limit(p_limit)
      ) as page
    ),
    'waiting', private.count_reported_messages()
  );
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

CREATE OR REPLACE FUNCTION public.report_message (
  p_message_id uuid,
  p_reason text,
  p_words text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  why text := nullif(private.trimmed(p_words), '');
  message private.application_messages;
  application public.applications;
  side text;
  report private.message_reports;
  errors jsonb := private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), array[
    private.rule('reason', 'choice', 20, 1, 'Choose what is wrong', private.message_report_reasons()), private.rule('words', 'text', 1000)]);
begin
  if p_reason = 'other' and why is null then
    errors := errors || '{"words": "Say what is wrong"}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.lock_account(caller);
  select m.* into message
  from private.application_messages m join public.applications a on a.id = m.application_id
  where m.id = p_message_id and private.can_read_conversation(a);
  if message.id is null then
    perform private.fail(404, 'message_not_found', 'Message not found');
  end if;
  application := private.application_to_talk(message.application_id);
  side := private.conversation_side(application);
  -- As it is by now: its author may have withdrawn it, somebody else have reported it.
  select * into message from private.application_messages m where m.id = p_message_id;
  if side is null or message.id is null then
    perform private.fail(404, 'message_not_found', 'Message not found');
  elsif message.author_side = side then
    perform private.fail(403, 'own_message', 'This message is of your own side');
  end if;
  -- What the caller has said can be said better until it is decided.
  update private.message_reports r set reason = p_reason, words = why
  where r.message_id = message.id and r.reporter_id = caller and r.reporter_side = side and r.decision is null;
  if found then
    return;
  elsif private.side_has_reported(message, side) then
    perform private.fail(409, 'already_reported', 'This message was reported already. An administrator looks at it, or has.');
  elsif message.withdrawn_at is not null then
    perform private.fail(409, 'message_gone', 'This message is not there any more');
  end if;
  perform private.check_daily_quota('message_reports', (
    select count(*) from public.audit_log
    where actor_id = caller and action = 'message.reported' and created_at > now() - interval '1 day'));
  insert into private.message_reports (message_id, reporter_id, reporter_side, reason, words, said)
  values (message.id, caller, side, p_reason, why, message.body)
  returning * into report;
  perform private.audit('message.reported', 'message', message.id, application.company_id, jsonb_build_object('reason', p_reason));
  if not exists (select from private.message_reports r where r.message_id = message.id and r.decision is null and r.id <> report.id) then
    perform private.tell_admins_of_message_report(application, report);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_conversation_blocked (
  p_application_id uuid,
  p_is_blocked boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_talk(p_application_id);
  side text := private.conversation_side(application);
begin
  if not private.can_block(side) then
    perform private.fail(403, 'not_allowed', 'Only the candidate and the company can block a conversation');
  elsif p_is_blocked is null then
    perform private.refuse_field_errors('{"is_blocked": "Say whether it is blocked"}');
  elsif p_is_blocked then
    insert into private.conversation_blocks (application_id, blocked_by, user_id) values (application.id, side, auth.uid())
    on conflict do nothing;
  else
    delete from private.conversation_blocks b where b.application_id = application.id and b.blocked_by = side;
  end if;
  if found then
    perform private.touch_conversation(application.id);
  end if;
  return private.conversation_block_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_message_reports_decision (
  p_message_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message private.application_messages := private.locked_reported_message(p_message_id);
  report private.message_reports;
begin
  select * into report from private.message_reports r
  -- The time now, not that of the statement's begin: the lock may have been waited for.
  where r.message_id = message.id and not r.is_told and r.decided_by = auth.uid() and r.decided_at + private.undo_time() > clock_timestamp()
    and private.is_first_report(r)
  order by r.decided_at desc limit 1;
  if report.id is null then
    perform private.fail(409, 'undo_over', 'It is too late: this was told, or something has changed since.');
  end if;
  if message.removed_at = report.decided_at then
    update private.application_messages m set body = report.said, withdrawn_at = null, removed_at = null where m.id = message.id;
    perform private.touch_conversation(message.application_id);
  end if;
  update private.message_reports r set decision = null, decided_at = null, decided_by = null
  where r.message_id = message.id and r.decided_at = report.decided_at;
  perform private.audit(
    'message.report_decision_undone', 'message', message.id,
    (select a.company_id from public.applications a where a.id = message.application_id), jsonb_build_object('reason', report.reason));
  select * into report from private.message_reports r where r.message_id = message.id and r.decision is null and private.is_first_report(r);
  return private.reported_message_json(report);
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

ALTER TABLE "private"."application_messages"
  ADD CONSTRAINT "application_messages_removed" CHECK (((removed_at IS NULL) OR (withdrawn_at = removed_at)));

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_type_check" CHECK ((type = ANY (ARRAY['company_invitation'::text, 'application_received'::text, 'application_status'::text, 'application_withdrawn'::text, 'company_approved'::text, 'company_rejected'::text, 'subscription_changed'::text, 'job_assigned'::text, 'candidate_assigned'::text, 'role_changed'::text, 'admin_joined'::text, 'partnership_changed'::text, 'shown_to_partner'::text, 'put_forward'::text, 'put_forward_answered'::text, 'registration_unfinished'::text, 'application_assigned'::text, 'mentioned'::text, 'answer_due'::text, 'management_ended'::text, 'job_reported'::text, 'job_taken_offline'::text, 'job_report_answered'::text, 'candidate_left'::text, 'message_received'::text, 'interview_proposed'::text, 'interview_changed'::text, 'interview_reminder'::text, 'offer_made'::text, 'offer_ended'::text, 'applicant_message'::text, 'interview_answered'::text, 'interview_soon'::text, 'offer_answered'::text, 'message_reported'::text, 'message_report_answered'::text, 'message_removed'::text])));

CREATE INDEX application_messages_author_index ON private.application_messages USING btree (author_id, created_at);

CREATE INDEX message_reports_untold_index ON private.message_reports USING btree (decided_at)
  WHERE ((decision IS NOT NULL) AND (NOT is_told));

COMMENT ON COLUMN "private"."application_messages"."removed_at" IS 'It was not its author who took it back: an administrator removed it because it was reported.';

COMMENT ON COLUMN "private"."message_reports"."is_told" IS 'Whoever hears of the decision has; until then it can be taken back.';

COMMENT ON FUNCTION "private"."add_message"(public.applications, uuid, text, jsonb, uuid, uuid) IS 'Writes a message of the caller, who reads the conversation of the application, locked by private.application_to_talk, and has the others told. files: [{path, name}]. Its text was checked by its callers. Sent again under the same id it is the one that was sent. PT409 conversation_closed, PT422, PT429 (RULES: Conversations).';

COMMENT ON FUNCTION "private"."busy_times"(uuid[], uuid, timestamp with time zone, timestamp with time zone) IS 'Interviews of colleagues at one company that overlap a time, and open times that may become one. What they do at another company stays there.';

COMMENT ON FUNCTION "private"."can_answer_times"(public.applications, private.reach) IS 'True for the candidate themselves while the application is on the way: they pick, say that none works, and ask for another time.';

COMMENT ON FUNCTION "private"."can_block"(text) IS 'True for the candidate and for the company: whoever manages the candidate does not silence anybody in their name (RULES: Conversations).';

COMMENT ON FUNCTION "private"."can_cancel_interview"(private.interviews, public.applications, private.reach) IS 'True for both sides until it begins, also in a blocked conversation: nobody is left to wait. Who manages the candidate only reads.';

COMMENT ON FUNCTION "private"."can_pick_time"(timestamp with time zone) IS 'A proposed time can be picked until two hours before it.';

COMMENT ON FUNCTION "private"."can_report_message"(private.application_messages, text) IS 'True for who reads the conversation on that side (private.conversation_side): a message of another side that is still there, once (RULES: Conversations).';

COMMENT ON FUNCTION "private"."cancel_to_come"(private.interviews, text, text) IS 'Cancels an interview, locked by the caller, and tells who did not. side: candidate, company, or null for what ends with its application.';

COMMENT ON FUNCTION "private"."candidate_interview_name"(public.applications) IS 'What the staff read of who applied.';

COMMENT ON FUNCTION "private"."check_message_quotas"(uuid, uuid, uuid) IS 'PT429 too_many_messages, too_many_proposals or too_many_offers when an account has sent as many as it may, counted by the messages it wrote, withdrawn ones too. Called before a message is written (RULES: Conversations).';

COMMENT ON FUNCTION "private"."conversation_block_json"(public.applications, private.reach) IS 'ConversationBlock (contracts/conversation-block.ts) for the caller, who reads the conversation.';

COMMENT ON FUNCTION "private"."conversation_notice"(private.application_messages, text) IS 'Where one side reads the conversation of a message: what its notices carry, and the path of the page.';

COMMENT ON FUNCTION "private"."count_reported_messages"() IS 'How many reported messages wait for a decision.';

COMMENT ON FUNCTION "private"."daily_quota"(text) IS 'How many applications, jobs, questions to candidates, reports of jobs or of messages, proposals of times or offers one account may make in 24 hours (RULES: Accounts). The same as dailyQuotas in contracts/limits.ts.';

COMMENT ON FUNCTION "private"."end_times"(private.interview_proposals, text, text) IS 'Ends open times, locked by the caller, without one of them being picked.';

COMMENT ON FUNCTION "private"."end_times_to_move"(private.interviews) IS 'Ends times that were proposed for an interview that is settled now; its new state says so to both sides.';

COMMENT ON FUNCTION "private"."hourly_messages"() IS 'How many messages one account may send in an hour, in all its conversations. The same as hourlyMessages in contracts/limits.ts.';

COMMENT ON FUNCTION "private"."interview_colleagues"(public.applications) IS 'Who can take part, of the colleagues the caller is named (RULES: Staff): those who read the application and its notes.';

COMMENT ON FUNCTION "private"."interview_json"(private.interviews, public.applications, private.reach) IS 'Interview (contracts/interview.ts) as the caller reads it.';

COMMENT ON FUNCTION "private"."interview_of_pick"(private.interview_proposals, timestamp with time zone) IS 'The interview a picked time becomes: a new one, or the moved one as it is then.';

COMMENT ON FUNCTION "private"."interview_people_given"(public.applications, jsonb) IS 'The colleagues who take part, each once. PT422 for none, and for anybody who cannot.';

COMMENT ON FUNCTION "private"."interview_people_json"(uuid, uuid) IS 'InterviewPerson[] (contracts/interview.ts) of a proposal.';

COMMENT ON FUNCTION "private"."interview_proposal_of"(private.interviews) IS 'The proposal an interview came from last: its people are the interview''s.';

COMMENT ON FUNCTION "private"."interview_terms_errors"(jsonb) IS 'What is wrong with length, place and time zone of an interview, by field, in the words of interviewTermsSchema (contracts/interview-input.ts).';

COMMENT ON FUNCTION "private"."interview_to_change"(uuid) IS 'An interview and its application, both locked, when the caller reads it. PT401, PT404.';

COMMENT ON FUNCTION "private"."interviews_json"(public.applications, private.reach) IS 'ApplicationInterviews (contracts/interview.ts). can.propose: while no times are open, since one question at a time is answered.';

COMMENT ON FUNCTION "private"."is_first_report"(private.message_reports) IS 'True for the first of a message''s reports that wait, or that were decided about together: it stands for all of them in its queue.';

COMMENT ON FUNCTION "private"."is_reported_file"(text) IS 'True for a file of a message that was reported and waits for a decision: administrators open it to decide, and no other file of a conversation.';

COMMENT ON FUNCTION "private"."is_time_zone"(text) IS 'True for the IANA name of a time zone, as browsers know it: "America/Denver".';

COMMENT ON FUNCTION "private"."is_to_come"(private.interviews) IS 'True for a confirmed interview that has not begun: it can be moved and cancelled.';

COMMENT ON FUNCTION "private"."locked_reported_message"(uuid) IS 'A reported message and its application, locked, for an administrator. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."message_report_place"(private.message_reports) IS 'Where a reported message stands in its queue: of those that wait the longest first, of the others the last decision.';

COMMENT ON FUNCTION "private"."message_report_reasons"() IS 'What may be wrong with a message: messageReportReasons of the contracts, in the order they are shown.';

COMMENT ON FUNCTION "private"."people_of_proposal"(uuid) IS 'The colleagues who take part, without those who have left the company or may not read the application any more.';

COMMENT ON FUNCTION "private"."people_to_tell"(public.applications, uuid) IS 'Who of the staff hears about times and interviews: the people behind the application and those who take part, without whoever did it.';

COMMENT ON FUNCTION "private"."proposal_errors"(jsonb) IS 'What is wrong with proposed times, by field; of a single one as slots.<place from 0>.';

COMMENT ON FUNCTION "private"."proposal_to_end"(uuid) IS 'Proposed times and their application, both locked, when the caller reads them. PT401, PT404.';

COMMENT ON FUNCTION "private"."reading_zone"(uuid, text) IS 'The time zone in which somebody reads times: theirs, else the one in which they were proposed.';

COMMENT ON FUNCTION "private"."refuse_closed_times"(private.interview_proposals) IS 'PT409 times_closed with what became of them.';

COMMENT ON FUNCTION "private"."refuse_other_answer"(public.applications) IS 'PT403 for everybody but the candidate, PT409 application_closed once the application has ended.';

COMMENT ON FUNCTION "private"."refuse_over"(private.interviews) IS 'PT409 interview_over for one that was cancelled or has begun.';

COMMENT ON FUNCTION "private"."reported_message_json"(private.message_reports) IS 'ReportedMessage (contracts/message-report.ts), for administrators, by the first of its reports: the message as it was reported, and nothing else of its conversation.';

COMMENT ON FUNCTION "private"."side_has_reported"(private.application_messages, text) IS 'True once somebody of that side has reported the message.';

COMMENT ON FUNCTION "private"."tell_admins_of_message_report"(public.applications, private.message_reports) IS 'Tells every administrator, in the application and by mail, that a message was reported. What was said stands in the queue alone.';

COMMENT ON FUNCTION "private"."tell_author_of_removal"(private.application_messages) IS 'Tells the author of a removed message, and the administrators of the company they wrote for, in the application and by mail: always, whatever they turned off. Who reported it, and what they said, is told to nobody.';

COMMENT ON FUNCTION "private"."tell_due_decisions"() IS 'Tells companies, and whoever reported a job or a message, what was decided once it can no longer be taken back. Called on a schedule, as tell_due_statuses.';

COMMENT ON FUNCTION "private"."tell_due_message_decisions"() IS 'Tells of decisions about reported messages once they can no longer be taken back. Called with tell_due_decisions.';

COMMENT ON FUNCTION "private"."tell_interview"(private.interviews, text, text) IS 'Tells who did not do it what became of an interview. what: confirmed, moved, cancelled or move_asked; by_side: candidate, company, or null for what ends with its application.';

COMMENT ON FUNCTION "private"."tell_message_decision"(private.application_messages, timestamp with time zone) IS 'Tells the author''s side that a message was removed, which loses its files with it, and whoever reported it that it was looked at.';

COMMENT ON FUNCTION "private"."tell_proposal"(private.interview_proposals, text, text) IS 'Tells who did not do it what became of proposed times. what: proposed, declined, withdrawn or ended, with why of the last. What comes is mailed, and an answer; that times are gone stands in the application alone.';

COMMENT ON FUNCTION "private"."time_in_words"(timestamp with time zone, text) IS 'A time as people read it in a zone: "Tue, Nov 24, 10:00 AM (Denver time)".';

COMMENT ON FUNCTION "private"."time_problem"(jsonb, interval) IS 'What is wrong with a time that is proposed or set, or null: it has to be later than so much from now, and within a year.';

COMMENT ON FUNCTION "private"."times_json"(private.interview_proposals, public.applications, private.reach) IS 'InterviewProposal (contracts/interview.ts) as the caller reads it.';

COMMENT ON FUNCTION "private"."times_to_talk"(public.applications) IS 'The application, when the caller may propose times and change interviews. PT403 for other readers, PT409 application_closed once it has ended.';

COMMENT ON FUNCTION "public"."ask_to_move_interview"(uuid, text) IS 'The candidate asks for another time and says when they could; the interview stands until the company moves it. The same words again tell nobody. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, application_closed, PT422 by field.';

COMMENT ON FUNCTION "public"."cancel_interview"(uuid, text) IS 'Either side cancels an interview to come, with a reason both read. A cancelled one stays cancelled. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, PT422 by field.';

COMMENT ON FUNCTION "public"."count_for_admin"() IS 'The numbers of the administrators'' dashboard: {users, companies, candidates, pending, undelivered, reports, reported_messages, messages}: pending are submitted companies, undelivered mails that were given up, reports reported jobs that wait, reported_messages messages of conversations that do, messages those of the contact page that wait. SECURITY DEFINER: the numbers are closed to every client. PT401, PT403.';

COMMENT ON FUNCTION "public"."decide_message_reports"(uuid, text) IS 'Removes a reported message, which loses what it said at once and its files when that is told, or keeps it; gives ReportedMessage. Nobody is told for ten seconds, in which it can be taken back. PT401, PT403 for others than administrators, PT404, PT409 when somebody has decided, PT422 by field.';

COMMENT ON FUNCTION "public"."decline_times"(uuid, text) IS 'The candidate says that none of the proposed times works, and may say when they could. Declined ones stay declined. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 times_closed, application_closed, PT422.';

COMMENT ON FUNCTION "public"."get_busy_colleagues"(uuid, uuid[], timestamp with time zone[], integer, uuid) IS 'BusyColleague[] (contracts/interview.ts): who of the colleagues the caller is named has another interview, or open times, at each of up to five times; p_interview_id: the one that is moved. With whom is not told. PT401, PT403, PT404, PT409 application_closed, PT422.';

COMMENT ON FUNCTION "public"."get_interview_colleagues"(uuid) IS 'InterviewColleagues (contracts/interview.ts): who can take part, the caller first, and the zone in which the candidate reads times, for who may propose some. PT401, PT403, PT404, PT409 application_closed.';

COMMENT ON FUNCTION "public"."get_interviews"(uuid) IS 'ApplicationInterviews (contracts/interview.ts) of an application whose conversation the caller reads. PT401, PT404.';

COMMENT ON FUNCTION "public"."list_reported_messages"(text, jsonb, integer) IS '{messages: ReportedMessage[], waiting} (contracts/message-report.ts): reported messages that wait for a decision, the longest first, or the last decided ones, and how many wait. p_queue: waiting or decided; p_after: {place, id} of the last row shown. PT401, PT403 for others than administrators, PT422.';

COMMENT ON FUNCTION "public"."move_interview"(uuid, jsonb, integer) IS 'Moves an interview to come at once, or changes its length and place, with a reason both sides read (interviewChangeSchema, contracts/interview-input.ts). p_sequence: what the mover saw. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, interview_changed, application_closed, PT422 by field.';

COMMENT ON FUNCTION "public"."pick_time"(uuid, timestamp with time zone) IS 'The candidate picks one of the proposed times, which becomes the interview or moves it; of many picks at once one counts. The same pick again changes nothing. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 times_closed, time_passed, application_closed, PT422.';

COMMENT ON FUNCTION "public"."propose_times"(uuid, uuid, jsonb) IS 'Proposes up to five times for an interview, or for moving one, in a message of the same id (proposalSchema, contracts/interview-input.ts). Sent again under the same id it is the one that was sent. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 application_closed, times_open, interview_over, conversation_closed, PT422 by field.';

COMMENT ON FUNCTION "public"."report_message"(uuid, text, text) IS 'Tells administrators what is wrong with a message of another side of a conversation the caller reads; once per side, and whoever reported it can change what they said until it is decided. The message stays until then, and its author learns nothing. PT401, PT403 own_message, PT404, PT409 already_reported, message_gone, PT422 by field, PT429 past 20 a day (RULES: Conversations).';

COMMENT ON FUNCTION "public"."set_conversation_blocked"(uuid, boolean) IS 'Blocks a conversation for the side of the caller, or takes that side''s block back, whoever of it made it; gives ConversationBlock. While one stands neither side writes, proposes times or makes an offer; what was said, interviews and offers stay. Safe to repeat. PT401, PT403 for who manages the candidate, PT404, PT422.';

COMMENT ON FUNCTION "public"."undo_message_reports_decision"(uuid) IS 'Takes the caller''s own decision about a reported message back for ten seconds by the database''s clock (and three more, for the way here): a removed one says again what it said, and its reports wait. Nobody is told of it; gives ReportedMessage. PT401, PT403, PT404, PT409 when it is too late or is not the caller''s.';

COMMENT ON FUNCTION "public"."withdraw_times"(uuid) IS 'Takes open times back; an interview they were to move stays as it is. Withdrawn ones stay withdrawn. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 times_closed, application_closed.';

REVOKE ALL ON FUNCTION "private"."busy_times"(uuid[], uuid, timestamp with time zone, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_answer_times"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_block"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_cancel_interview"(private.interviews, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_pick_time"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_report_message"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."cancel_to_come"(private.interviews, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_interview_name"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_message_quotas"(uuid, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_block_json"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_notice"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_reported_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_times"(private.interview_proposals, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_times_to_move"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hourly_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_colleagues"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_json"(private.interviews, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_of_pick"(private.interview_proposals, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_people_given"(public.applications, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_people_json"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_proposal_of"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_terms_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_to_change"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interviews_json"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_first_report"(private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_reported_file"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_time_zone"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_to_come"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."locked_reported_message"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_report_place"(private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_report_reasons"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_of_proposal"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_to_tell"(public.applications, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."proposal_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."proposal_to_end"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reading_zone"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_closed_times"(private.interview_proposals) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_other_answer"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_over"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reported_message_json"(private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."side_has_reported"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_admins_of_message_report"(public.applications, private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_author_of_removal"(private.application_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_due_message_decisions"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_interview"(private.interviews, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_message_decision"(private.application_messages, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_proposal"(private.interview_proposals, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."time_in_words"(timestamp with time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."time_problem"(jsonb, interval) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."times_json"(private.interview_proposals, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."times_to_talk"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."ask_to_move_interview"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."ask_to_move_interview"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."cancel_interview"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cancel_interview"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_message_reports"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decide_message_reports"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decline_times"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decline_times"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_busy_colleagues"(uuid, uuid[], timestamp with time zone[], integer, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_busy_colleagues"(uuid, uuid[], timestamp with time zone[], integer, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_interview_colleagues"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_interview_colleagues"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_interviews"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_interviews"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_reported_messages"(text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_reported_messages"(text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."move_interview"(uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."move_interview"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."pick_time"(uuid, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."pick_time"(uuid, timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."propose_times"(uuid, uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."propose_times"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_message"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."report_message"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_conversation_blocked"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_conversation_blocked"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_message_reports_decision"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_message_reports_decision"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_times"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_times"(uuid) TO "authenticated";

ALTER TABLE "private"."message_reports"
  ADD CONSTRAINT "message_reports_reason_check" CHECK ((reason = ANY (private.message_report_reasons())));
