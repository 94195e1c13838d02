-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP FUNCTION "private"."can_read_scorecards"(private.interviews);

DROP FUNCTION "private"."candidate_interview_name"(public.applications);

DROP FUNCTION "private"."is_time_zone"(text);

DROP FUNCTION "private"."known_zone"(text);

DROP FUNCTION "private"."people_of_interview"(private.interviews);

DROP FUNCTION "private"."scorecard_problem"(private.interviews);

DROP FUNCTION "private"."interviewers"(uuid);

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
    p_id, application.id, me.user_id, side, private.colleague_name(me.user_id, company), company,
    (select c.name from public.companies c where c.id = company), private.trimmed(p_body), proposal, offer)
  returning * into message;
  perform private.add_message_files(message, coalesce(p_files, '[]'));
  -- An offer is told once its candidate sees it.
  if offer is null then
    perform private.expect_message_notices(application, message);
  end if;
  perform private.touch_conversation(application.id);
  return message;
end
$function$;

CREATE OR REPLACE FUNCTION private.applicant_name (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((SELECT NULLIF(btrim(concat_ws(' '::text, s.first_name, s.last_name)), ''::text) AS "nullif" FROM private.sent_profile((applicant_name.application).id) s(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values)), 'The applicant'::text);

CREATE OR REPLACE FUNCTION private.calendar_entry (
  interview private.interviews,
  of_candidate boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.can_answer_times (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (COALESCE(((application).candidate_id = (me).candidate_id), false) AND ((application).status = ANY (private.open_stages())) AND (private.conversation_problem(application) IS NULL));

CREATE OR REPLACE FUNCTION private.can_propose_times (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_move_application(application, me) AND ((application).status = ANY (private.open_stages())) AND (private.conversation_problem(application) IS NULL));

CREATE OR REPLACE FUNCTION private.colleague_name (
  of_user uuid,
  at_company uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE(private.person_name(of_user, at_company), 'A colleague'::text);

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
      path := private.conversation_path(application.id, 'company');
    else
      data := jsonb_build_object('candidate_id', application.candidate_id, 'company_id', application.applied_by_company_id);
      path := coalesce('/company/candidates/' || application.candidate_id, '/company/dashboard');
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_readers (
  application public.applications
)
  RETURNS TABLE (
    user_id uuid,
    side text,
    company_id uuid
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 10
  SET search_path TO ''
  AS $function$
begin
  return query
    select distinct on (r.user_id) r.user_id, r.side, r.company_id
    from (
      select 1 as place, c.user_id, 'candidate' as side, null::uuid as company_id
      from public.candidates c where c.id = application.candidate_id and c.user_id is not null
      union all
      select 2, staff, 'company', application.company_id from private.staff_of_application(application) as staff
      union all
      select 3, u.user_id, 'manager', u.company_id
      from public.candidates c
      join public.company_users u on u.company_id = c.managing_company_id
      where c.id = application.candidate_id and c.managing_company_id = application.applied_by_company_id and (
        u.role = any (private.staff_roles_for('handle_candidates')) or exists (
          select from public.candidate_assignments a
          where a.candidate_id = c.id and a.company_id = u.company_id and a.assigned_to_user_id = u.user_id))
    ) r
    order by r.user_id, r.place;
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
      select t.user_id, private.colleague_name(t.user_id, at_company) as name from private.people_of_proposal(of_proposal) t
    ) p
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_scorecards_json (
  interview private.interviews
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  is_open boolean := private.can_read_scorecards(interview);
  job public.jobs;
begin
  select j.* into job from public.jobs j join public.applications a on a.job_id = j.id where a.id = interview.application_id;
  return jsonb_build_object(
    'interview_id', interview.id,
    'starts_at', interview.starts_at,
    'minutes', interview.minutes,
    'is_cancelled', interview.state = 'cancelled',
    'criteria', to_jsonb(private.criteria_of_interview(interview)),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', someone.name, 'is_me', someone.is_me, 'has_sent', someone.has_sent
      ) order by someone.has_sent desc, someone.name, someone.id), '[]')
      from (
        select p.user_id as id, private.colleague_name(p.user_id, job.company_id) as name, p.user_id = auth.uid() as is_me, false as has_sent
        from private.people_of_interview(interview) p
        where not private.has_scored(interview.id, p.user_id)
        union all
        select s.id, s.author_name, coalesce(s.author_id = auth.uid(), false), true
        from private.scorecards s where s.interview_id = interview.id
      ) as someone
    ),
    'summary', case when is_open then private.scorecard_summary(interview.id) end,
    'cards', case when is_open then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id,
        'author_name', s.author_name,
        'is_mine', coalesce(s.author_id = auth.uid(), false),
        'sent_at', s.sent_at,
        'marks', s.marks,
        'words', s.words
      ) order by s.sent_at, s.id), '[]')
      from private.scorecards s where s.interview_id = interview.id
    ) end,
    'can', jsonb_build_object(
      'write', private.scorecard_problem(interview) is null,
      'change_criteria', job.deleted_at is null and private.can_change_criteria(job.company_id)
        and not exists (select from private.scorecards s where s.interview_id = interview.id and s.marks <> '[]'))
  );
end
$function$;

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
  if not errors ? 'time_zone' and private.known_zone(private.trimmed(terms ->> 'time_zone')) is null then
    errors := errors || jsonb_build_object('time_zone', 'Choose a time zone');
  end if;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.known_zone (
  zone text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT z.name FROM pg_timezone_names z WHERE ((lower(z.name) = lower(known_zone.zone)) AND (z.name ~ '^(UTC$|[A-Z][A-Za-z]+/)'::text)) ORDER BY (z.name = known_zone.zone) DESC LIMIT 1);

CREATE OR REPLACE FUNCTION private.remind_of_interview (
  interview private.interviews,
  is_soon boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  facts record := private.told_applicant(application);
  name text := private.applicant_name(application);
  ids jsonb := private.application_ids(application) || jsonb_build_object('interview_id', interview.id);
  told record;
begin
  if facts.user_id is not null then
    perform private.notify(
      facts.user_id, 'interview_reminder',
      case when is_soon then 'Your interview begins soon, ' else 'Your interview is ' end
        || private.time_in_words(interview.starts_at, private.reading_zone(facts.user_id, interview.time_zone)),
      facts.title || ' at ' || facts.company_name, ids);
    perform private.mail_candidate(
      facts.user_id, 'interview_reminders', 'interview_reminder',
      private.interview_mail(interview, facts.user_id, true, null) || jsonb_build_object('interview_id', interview.id, 'is_soon', is_soon));
  end if;
  for told in select * from private.people_of_interview(interview) loop
    perform private.tell_staff(
      told.user_id, 'interviews', 'interview_soon',
      'Interview with ' || name || case when is_soon then ' begins soon, ' else ', ' end
        || private.time_in_words(interview.starts_at, private.reading_zone(told.user_id, interview.time_zone)),
      coalesce(facts.title, ''), ids, private.conversation_path(application.id, 'company'), 'interview_reminder',
      private.interview_mail(interview, told.user_id, false, null) || jsonb_build_object('interview_id', interview.id, 'is_soon', is_soon));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.staff_of_application (
  application public.applications
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  STABLE
  ROWS 5
  SET search_path TO ''
  AS $function$
begin
  return query
    select u.user_id
    from public.company_users u
    where u.company_id = application.company_id and (
      u.role = any (private.staff_roles_for('handle_applications')) or exists (
        select from public.job_assignments j where j.job_id = application.job_id and j.assigned_to_user_id = u.user_id));
end
$function$;

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
    FROM (((private.interview_people i
      JOIN private.interview_proposals o ON ((o.id = i.proposal_id)))
      JOIN public.applications a ON ((a.id = o.application_id)))
      JOIN public.profiles p ON ((p.id = i.user_id)))
   WHERE ((i.proposal_id = people_of_proposal.of_proposal) AND (i.user_id IN ( SELECT private.staff_of_application(a.*) AS staff_of_application)));
END;

CREATE OR REPLACE FUNCTION private.people_of_interview (
  interview private.interviews
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
 SELECT p.user_id,
     p.email
    FROM private.people_of_proposal(private.interview_proposal_of(people_of_interview.interview)) p(user_id, email);
END;

CREATE OR REPLACE FUNCTION private.can_read_scorecards (
  interview private.interviews
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((interview).state = 'cancelled'::text) OR private.has_scored((interview).id) OR (NOT (auth.uid() IN (SELECT p.user_id FROM private.people_of_interview(can_read_scorecards.interview) p(user_id, email)))));

CREATE OR REPLACE FUNCTION private.scorecard_problem (
  interview private.interviews
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (NOT (auth.uid() IN (SELECT p.user_id FROM private.people_of_interview(scorecard_problem.interview) p(user_id, email)))) THEN 'Scorecards are written by who takes part in the interview'::text WHEN ((interview).state = 'cancelled'::text) THEN 'This interview was cancelled'::text WHEN ((interview).starts_at > now()) THEN 'A scorecard can be written once the interview has begun'::text WHEN private.has_scored((interview).id) THEN 'You have sent your scorecard of this interview already'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.tell_candidate_of_offer (
  offer private.offers,
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record := private.told_applicant(application);
  salary text := format('$%s a %s', to_char(offer.salary, 'FM999,999,999'), offer.salary_period);
begin
  -- Nobody is told of what they do themselves; accepting is written down for them by mail.
  if facts.user_id is null or facts.user_id = auth.uid() and offer.state <> 'accepted' then
    return;
  end if;
  if offer.state <> 'accepted' then
    delete from public.notifications n
    where n.user_id = facts.user_id and n.type = 'offer_made' and not n.is_read and n.data ->> 'application_id' = application.id::text;
    perform private.notify(
      facts.user_id,
      case offer.state when 'open' then 'offer_made' else 'offer_ended' end,
      case offer.state
        when 'open' then 'You have an offer from ' || facts.company_name
        when 'withdrawn' then facts.company_name || ' has withdrawn its offer'
        when 'expired' then 'The offer from ' || facts.company_name || ' has expired'
        else 'The offer from ' || facts.company_name || ' has ended'
      end,
      case offer.state
        when 'open' then format('%s: %s. It stands until %s.', facts.title, salary,
          private.day_in_words(offer.answer_by::timestamp at time zone 'UTC'))
        else concat_ws('. ', facts.title, nullif(offer.words, ''))
      end,
      private.application_ids(application));
  end if;
  perform private.enqueue_email(
    'offer', (select p.email from public.profiles p where p.id = facts.user_id), jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name, 'state', offer.state,
      'salary', salary, 'starts_on', offer.starts_on, 'answer_by', offer.answer_by, 'words', offer.words,
      'path', private.conversation_path(application.id, 'candidate')));
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_due_statuses()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  application public.applications;
begin
  for due in
    select n.*, a as application
    from private.status_notices n
    join public.applications a on a.id = n.application_id
    where (n.notify_at is not null or n.mail_at is not null) and least(n.notify_at, n.mail_at) <= now()
    order by least(n.notify_at, n.mail_at)
    -- A run holds its applications until it ends; the rest is told by the next one.
    limit 1000
    -- One that is being moved or told at this moment is told next time, of what it is then.
    for no key update skip locked
  loop
    application := due.application;
    if due.notify_at <= now() then
      if application.status <> due.notified_status and not private.knows_status(application) then
        perform private.tell_in_app(application);
      end if;
      -- Not before: a move that is taken back ends nothing. An offer stands while its application does.
      if application.status in ('rejected', 'hired') then
        perform private.end_open_things(application, case application.status
          when 'rejected' then 'The application was not selected' else 'The application ended with a hire' end);
      elsif application.status <> 'offered' then
        perform private.end_offers(application, format('The application was moved to %s', private.status_in_words(application.status)));
      end if;
      update private.status_notices set notify_at = null, notified_status = application.status
      where application_id = application.id;
    end if;
    if due.mail_at <= now() then
      if application.status <> due.mailed_status and not private.knows_status(application) then
        perform private.tell_by_mail(application);
        update private.status_notices set mailed_at = now() where application_id = application.id;
      end if;
      update private.status_notices set mail_at = null, mailed_status = application.status
      where application_id = application.id;
    end if;
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
  name text := private.applicant_name(application);
  taking_part uuid[] := array(select p.user_id from private.people_of_interview(interview) p);
  template text := case when what in ('confirmed', 'moved', 'cancelled') then 'interview_' || what end;
  told record;
begin
  if what in ('moved', 'cancelled') then
    perform private.drop_interview_reminders(interview);
  end if;
  if facts.user_id is not null and template is not null then
    if by_side is distinct from 'candidate' then
      perform private.notify(
        facts.user_id, 'interview_changed',
        case what
          when 'cancelled' then 'Your interview was cancelled'
          else 'Your interview is ' || private.time_in_words(interview.starts_at, private.reading_zone(facts.user_id, interview.time_zone))
        end,
        concat_ws(E'\n', facts.title || ' at ' || facts.company_name, interview.reason), private.application_ids(application));
    end if;
    perform private.enqueue_email(
      template, (select p.email from public.profiles p where p.id = facts.user_id),
      private.interview_mail(interview, facts.user_id, true, by_side));
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
      private.application_ids(application), private.conversation_path(application.id, 'company'),
      -- Only who takes part gets it into their calendar; others read that it is so.
      case when told.user_id = any (taking_part) then template end,
      case when told.user_id = any (taking_part) and template is not null then private.interview_mail(interview, told.user_id, false, by_side) else '{}' end);
  end loop;
  if template is null then
    return;
  end if;
  if auth.uid() = any (taking_part) then
    perform private.tell_calendar(interview, what, auth.uid(), by_side);
  end if;
  if what = 'moved' then
    for told in select * from private.left_out_by_move(interview) loop
      perform private.tell_calendar(interview, 'cancelled', told.user_id, by_side, is_left_out => true);
    end loop;
  end if;
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
      'path', private.conversation_path(application.id, 'candidate')));
  end if;
  if what in ('declined', 'ended') then
    for told in select * from private.people_to_tell(application, proposal.id) loop
      perform private.tell_staff(
        told.user_id, 'interviews', 'interview_answered',
        case what
          when 'declined' then private.applicant_name(application) || ' can make none of the times'
          else 'The times proposed to ' || private.applicant_name(application) || ' are no longer open'
        end,
        coalesce(proposal.note, why, facts.title, ''), private.application_ids(application),
        private.conversation_path(application.id, 'company'), by_mail => what = 'declined');
    end loop;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_staff_of_offer (
  offer private.offers,
  application public.applications,
  by_mail boolean DEFAULT true
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  told uuid;
  name text := private.applicant_name(application);
  title text := (select j.title from public.jobs j where j.id = application.job_id);
begin
  for told in
    select b.user_id from private.people_behind_application(application) b
    union
    select offer.made_by where private.looks_after_applications(offer.made_by, application)
  loop
    continue when told = auth.uid();
    perform private.tell_staff(
      told, 'applicant_messages', 'offer_answered',
      case offer.state
        when 'accepted' then name || ' accepted the offer'
        when 'declined' then name || ' declined the offer'
        when 'expired' then 'The offer to ' || name || ' has expired'
        else 'The offer to ' || name || ' has ended'
      end,
      concat_ws('. ', title, nullif(offer.words, '')), private.application_ids(application),
      private.conversation_path(application.id, 'company'), by_mail => by_mail);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.zone_to_keep (
  zone text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if private.known_zone(zone) is null then
    perform private.refuse_field_errors('{"zone": "Choose a time zone from the list"}');
  end if;
  return private.known_zone(zone);
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
      'slot', slot, 'user_id', b.user_id, 'name', private.colleague_name(b.user_id, application.company_id),
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
        'user_id', c.user_id, 'name', private.colleague_name(c.user_id, application.company_id))
        order by c.user_id <> auth.uid(), c.first_name, c.last_name, c.user_id), '[]')
      from private.interview_colleagues(application) c),
    'candidate_zone', (
      select z.zone from private.time_zones z join public.candidates c on c.user_id = z.user_id where c.id = application.candidate_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_time_zone (
  p_zone text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  if not exists (select from private.time_zones z where z.user_id = caller) then
    insert into private.time_zones (user_id, zone) values (caller, private.zone_to_keep(p_zone)) on conflict (user_id) do nothing;
  end if;
  return (select jsonb_build_object('zone', z.zone) from private.time_zones z where z.user_id = caller);
end
$function$;

CREATE OR REPLACE FUNCTION public.make_offer (
  p_application_id uuid,
  p_id uuid,
  p_offer jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_talk(p_application_id);
  me private.reach := private.my_reach();
  given jsonb;
  document jsonb;
  offer private.offers;
  problem text := private.conversation_problem(application);
begin
  if not private.can_move_application(application, me) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can make an offer');
  end if;
  select * into offer from private.offers o where o.id = p_id;
  if offer.id is not null then
    if offer.made_by is distinct from auth.uid() or offer.application_id <> application.id then
      perform private.fail(422, 'invalid_input', 'This offer could not be made');
    end if;
    return private.application_offers_json(application, me);
  end if;
  if problem is not null then
    perform private.fail(409, 'conversation_closed', problem);
  elsif exists (select from private.offers o where o.application_id = application.id and o.state in ('open', 'accepted')) then
    perform private.fail(409, 'offer_stands', 'There is an offer already. Withdraw it before you make another');
  elsif not private.can_make_offer(application, me) then
    perform private.fail(409, 'status_not_allowed', 'No offer can be made from where this application stands now');
  end if;
  if p_id is null then
    perform private.fail(422, 'invalid_input', 'This offer could not be made');
  end if;
  perform private.refuse_field_errors(private.offer_errors(p_offer, application.id));
  given := private.clean_fields(p_offer, private.offer_rules());
  document := nullif(p_offer -> 'document', 'null');
  if application.status <> 'offered' then
    application := private.move_application(application, row('offered', null, null, null)::private.application_change);
  end if;
  insert into private.offers (
    id, application_id, made_by, made_by_name, salary, salary_period, starts_on, answer_by, place, hours, leave, trial, document,
    document_name, document_size, shown_at)
  values (
    p_id, application.id, auth.uid(), private.colleague_name(auth.uid(), application.company_id),
    (p_offer ->> 'salary')::numeric::integer, given ->> 'salary_period', (given ->> 'starts_on')::date, (given ->> 'answer_by')::date,
    nullif(given ->> 'place', ''), nullif(given ->> 'hours', ''), nullif(given ->> 'leave', ''), nullif(given ->> 'trial', ''),
    document ->> 'path', private.trimmed(document ->> 'name'), (
      select (o.metadata ->> 'size')::integer from storage.objects o where o.bucket_id = 'message_files' and o.name = document ->> 'path'),
    greatest(now(), (
      select max(e.created_at) + private.undo_time() from public.application_events e
      where e.application_id = application.id and not private.is_settled(e))))
  returning * into offer;
  perform private.add_message(application, offer.id, coalesce(given ->> 'words', ''), offer => offer.id);
  return private.application_offers_json(application, me);
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
    time_zone = private.known_zone(private.trimmed(p_change ->> 'time_zone')), sequence = i.sequence + 1, reason = private.trimmed(p_change ->> 'reason'),
    changed_by = 'company', changed_at = now(), move_asked = null, reminded_a_day_before = false, reminded_an_hour_before = false
  where i.id = interview.id
  returning * into interview;
  perform private.end_times_to_move(interview);
  perform private.touch_conversation(interview.application_id);
  perform private.tell_interview(interview, 'moved', 'company');
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
    p_id, application.id, moved.id, auth.uid(), private.colleague_name(auth.uid(), application.company_id),
    (p_proposal ->> 'minutes')::smallint, p_proposal ->> 'place_kind', private.trimmed(p_proposal ->> 'place'),
    private.known_zone(private.trimmed(p_proposal ->> 'time_zone')),
    array(select s::timestamptz as starts_at from jsonb_array_elements_text(p_proposal -> 'slots') as s order by starts_at))
  returning * into proposal;
  insert into private.interview_people (proposal_id, user_id) select proposal.id, person from unnest(people) as person;
  -- It touches the conversation.
  perform private.add_message(application, p_id, coalesce(p_proposal ->> 'words', ''), proposal => proposal.id);
  perform private.tell_proposal(proposal, 'proposed');
  return private.interviews_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.send_scorecard (
  p_id uuid,
  p_interview_id uuid,
  p_marks jsonb,
  p_words text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  interview private.interviews;
  application public.applications;
  card private.scorecards;
  criteria text[];
begin
  perform private.require_caller();
  select * into interview from private.interviews i where i.id = p_interview_id;
  -- One at a time, also with who moves or cancels the interview; again with the lock, as the account may be gone.
  application := private.application_to_talk(interview.application_id);
  application := private.application_to_score(application.id);
  select * into interview from private.interviews i where i.id = p_interview_id;
  select * into card from private.scorecards s where s.id = p_id;
  if card.id is not null then
    if card.author_id is distinct from auth.uid() or card.interview_id <> interview.id then
      perform private.fail(422, 'invalid_input', 'This scorecard could not be sent');
    end if;
    return private.interview_scorecards_json(interview);
  end if;
  if private.scorecard_problem(interview) is not null then
    perform private.fail(409, 'cannot_score', private.scorecard_problem(interview));
  end if;
  criteria := private.criteria_of_interview(interview);
  perform private.refuse_field_errors(private.scorecard_errors(p_marks, p_words, criteria <> '{}'));
  if criteria is distinct from array(
    select m.mark ->> 'criterion' from jsonb_array_elements(p_marks) with ordinality as m (mark, place) order by m.place
  ) then
    perform private.fail(409, 'criteria_changed', 'What you look for was changed meanwhile. Look at it again: what you wrote is kept');
  end if;
  insert into private.scorecards (id, interview_id, author_id, author_name, marks, words)
  values (
    p_id, interview.id, auth.uid(), private.colleague_name(auth.uid(), application.company_id),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'criterion', m.mark ->> 'criterion', 'mark', m.mark ->> 'mark', 'words', nullif(private.trimmed(m.mark ->> 'words'), '')
      ) order by m.place), '[]')
      from jsonb_array_elements(p_marks) with ordinality as m (mark, place)
    ),
    nullif(private.trimmed(p_words), ''));
  return private.interview_scorecards_json(interview);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_time_zone (
  p_zone text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  insert into private.time_zones as z (user_id, zone) values (caller, private.zone_to_keep(p_zone))
  on conflict (user_id) do update set zone = excluded.zone;
  return (select jsonb_build_object('zone', z.zone) from private.time_zones z where z.user_id = caller);
end
$function$;

COMMENT ON FUNCTION "private"."applicant_name"(public.applications) IS 'What the staff read of who applied: the name that was sent.';

COMMENT ON FUNCTION "private"."can_read_scorecards"(private.interviews) IS 'True for who may move the application and has no scorecard of their own to send first: who did not take part, who has sent theirs, and everybody once the interview is cancelled (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."colleague_name"(uuid, uuid) IS 'private.person_name of somebody on the staff, who is called something at least.';

COMMENT ON FUNCTION "private"."interview_terms_errors"(jsonb) IS 'What is wrong with length, place and time zone of an interview, by field, in the words of contracts/interview-input.ts.';

COMMENT ON FUNCTION "private"."known_zone"(text) IS 'The name of a time zone that the database and every browser know: UTC, or of an area and a place, "America/Denver"; null for any other.';

COMMENT ON FUNCTION "private"."people_of_interview"(private.interviews) IS 'Who takes part in an interview: private.people_of_proposal of the one it came from last.';

COMMENT ON FUNCTION "private"."people_of_proposal"(uuid) IS 'The colleagues who take part, without those who have left the company or may not read the application any more (RULES: Interviews).';

COMMENT ON FUNCTION "private"."scorecard_problem"(private.interviews) IS 'Why the caller, who may move the application, writes no scorecard of an interview, fit to show; null when they may (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."staff_of_application"(public.applications) IS 'Everybody who may move an application, as private.can_move_application says of the caller; for telling people who are not the caller.';

COMMENT ON FUNCTION "private"."zone_to_keep"(text) IS 'private.known_zone, or PT422.';

COMMENT ON FUNCTION "public"."move_interview"(uuid, jsonb, integer) IS 'Moves an interview to come at once, or changes its length and place, with a reason both sides read (InterviewChangeInput, contracts/interview-input.ts). p_sequence: what the mover saw. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, interview_changed, application_closed, PT422 by field.';

COMMENT ON FUNCTION "public"."propose_times"(uuid, uuid, jsonb) IS 'Proposes up to five times for an interview, or for moving one, in a message of the same id (ProposalInput, contracts/interview-input.ts). Sent again under the same id it is the one that was sent. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 application_closed, times_open, interview_over, conversation_closed, PT422 by field.';

REVOKE ALL ON FUNCTION "private"."applicant_name"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_read_scorecards"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."colleague_name"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_zone"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_of_interview"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scorecard_problem"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."staff_of_application"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."zone_to_keep"(text) FROM PUBLIC;
