-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP FUNCTION "private"."left_out_by_move"(private.interviews);

DROP FUNCTION "private"."people_to_tell"(public.applications, uuid);

DROP FUNCTION "private"."tell_calendar"(private.interviews, text, uuid, text, boolean);

CREATE TABLE "private"."interview_calendars" (
  "interview_id" uuid NOT NULL,
  "user_id" uuid NOT NULL,
  "is_mailed" boolean NOT NULL,
  CONSTRAINT "interview_calendars_pkey" PRIMARY KEY (interview_id, user_id)
);

ALTER TABLE "private"."interview_calendars"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."interview_changes" (
  "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "interview_id" uuid NOT NULL,
  "what" text NOT NULL,
  "starts_at" timestamp with time zone NOT NULL,
  "reason" text,
  "changed_by" text,
  "changed_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "interview_changes_changed_by_check" CHECK ((changed_by = ANY (ARRAY['candidate'::text, 'company'::text]))),
  CONSTRAINT "interview_changes_pkey" PRIMARY KEY (id),
  CONSTRAINT "interview_changes_what_check" CHECK ((what = ANY (ARRAY['moved'::text, 'cancelled'::text]))),
  CONSTRAINT "interview_changes_reason_check" CHECK (private.is_text(reason, 1000))
);

ALTER TABLE "private"."interview_changes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."team_news" (
  "application_id" uuid NOT NULL,
  "version" bigint NOT NULL DEFAULT 1,
  CONSTRAINT "team_news_pkey" PRIMARY KEY (application_id)
);

ALTER TABLE "public"."team_news"
  ENABLE ROW LEVEL SECURITY;

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
  insert into private.interview_changes (interview_id, what, starts_at, reason, changed_by)
  values (interview.id, 'cancelled', interview.starts_at, why, side);
  perform private.end_times_to_move(interview);
  perform private.touch_conversation(interview.application_id);
  perform private.tell_interview(interview, 'cancelled', side);
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_conversations (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  about uuid[] := array(
    select c.application_id from public.conversations c
    join public.applications a on a.id = c.application_id
    where (a.company_id = any (of.company_ids) or a.applied_by_company_id = any (of.company_ids)) and a.id <> all (of.application_ids));
begin
  update private.application_messages m set body = left(private.without_words(m.body, of.words), 10000)
  where m.application_id = any (about) and private.names_word(m.body, of.words);
  update private.message_files f set name = left(private.without_words(f.name, of.words), 200)
  from private.application_messages m
  where m.id = f.message_id and m.application_id = any (about) and private.names_word(f.name, of.words);
  update private.message_reports r
  set said = private.without_words(r.said, of.words), words = left(private.without_words(r.words, of.words), 1000)
  from private.application_messages m
  where m.id = r.message_id and m.application_id = any (about) and private.names_word(concat_ws(' ', r.said, r.words), of.words);
  update private.interviews i
  set place = left(private.without_words(i.place, of.words), 500), reason = left(private.without_words(i.reason, of.words), 1000),
    move_asked = left(private.without_words(i.move_asked, of.words), 1000)
  where i.application_id = any (about) and private.names_word(concat_ws(' ', i.place, i.reason, i.move_asked), of.words);
  update private.interview_changes c set reason = left(private.without_words(c.reason, of.words), 1000)
  from private.interviews i
  where i.id = c.interview_id and i.application_id = any (about) and private.names_word(c.reason, of.words);
  update private.interview_proposals p
  set place = left(private.without_words(p.place, of.words), 500), note = left(private.without_words(p.note, of.words), 1000)
  where p.application_id = any (about) and private.names_word(concat_ws(' ', p.place, p.note), of.words);
  update private.offers o
  set words = left(private.without_words(o.words, of.words), 1000), place = left(private.without_words(o.place, of.words), 200),
    hours = left(private.without_words(o.hours, of.words), 200), leave = left(private.without_words(o.leave, of.words), 200),
    trial = left(private.without_words(o.trial, of.words), 200),
    document_name = left(private.without_words(o.document_name, of.words), 200)
  where o.application_id = any (about)
    and private.names_word(concat_ws(' ', o.words, o.place, o.hours, o.leave, o.trial, o.document_name), of.words);
  update private.scorecards s
  set words = left(private.without_words(s.words, of.words), 5000), marks = private.json_without_traces(s.marks, of)
  from private.interviews i
  where i.id = s.interview_id and i.application_id = any (about) and private.names_word(concat_ws(' ', s.words, s.marks), of.words);
  update private.company_mail_templates t set body = left(private.without_words(t.body, of.words), 1500)
  where t.company_id = any (of.company_ids) and private.names_word(t.body, of.words);
end
$function$;

CREATE OR REPLACE FUNCTION private.erase_account (
  of_user uuid,
  successors jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  of private.traces;
  files jsonb;
begin
  perform from public.candidates c where c.user_id = of_user for update;
  -- Then jobs and applications, as whoever applies, moves or tells takes them, before anything is taken out of what hangs on them.
  perform from public.jobs j
  where j.id in (
    select a.job_id from public.applications a join public.candidates c on c.id = a.candidate_id where c.user_id = of_user)
  order by j.id for share;
  perform from public.applications a
  where a.candidate_id in (select c.id from public.candidates c where c.user_id = of_user)
    or a.id in (select private.conversations_of(of_user)) order by a.id for update;
  of := private.traces_of(of_user);
  perform private.leave_teams(of, successors);
  perform private.clear_notices(of);
  perform private.clear_conversations(of);
  perform private.clear_outbox(of);
  -- After it: it would forget the cancellations.
  perform private.leave_interviews_at(of_user, u.company_id) from public.company_users u where u.user_id = of_user;
  if of.candidate_id is not null then
    perform private.leave_management(of);
    perform private.leave_applications(of);
  end if;
  perform private.clear_audit_log(of);
  delete from public.invitations i where i.id = any (of.ids);
  files := private.discard_folder(of_user) || private.discard_message_files(of.application_ids);
  perform private.clear_sign_ins(of_user);
  delete from auth.users where id = of_user;
  delete from private.reported_jobs r
  where r.decided_at is null and not exists (select from private.job_reports each where each.job_id = r.job_id);
  update private.reported_jobs r set waiting_since = null, is_flagged = false
  where r.waiting_since is not null
    and not exists (select from private.job_reports each where each.job_id = r.job_id and each.decided_at is null);
  return files;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_conversations (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due uuid[] := array(
    select a.id
    from public.conversations c
    join public.applications a on a.id = c.application_id and a.status in ('hired', 'rejected', 'withdrawn')
    where c.changed_at < private.kept_since('conversation')
      and (
        select e.created_at from public.application_events e where e.application_id = a.id order by e.id desc limit 1
      ) < private.kept_since('conversation')
    order by c.changed_at limit at_most
    for update of a skip locked);
begin
  delete from private.application_messages m where m.application_id = any (due);
  delete from private.scorecards s using private.interviews i where i.id = s.interview_id and i.application_id = any (due);
  delete from private.conversation_reads r where r.application_id = any (due);
  delete from private.message_notices n where n.application_id = any (due);
  insert into private.discarded_files (bucket_id, name)
  select o.bucket_id, o.name
  from unnest(due) as application_id
  join storage.objects o on o.name collate "C" >= application_id || '/' and o.name collate "C" < application_id || '0'
  -- What was offered stays as it was offered.
  where not exists (select from private.offers offer where offer.document = o.name)
  on conflict (bucket_id, name) do nothing;
  delete from public.conversations c where c.application_id = any (due);
  delete from public.team_news n where n.application_id = any (due);
  return cardinality(due);
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_mail_bodies (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  -- One that was sent has lost its body already.
  update public.email_outbox o set data = '{}', last_error = null
  where o.id in (
    select due.id from public.email_outbox due
    where due.failed_at < private.kept_since('mailBody') and due.data <> '{}' limit at_most for update skip locked);
  get diagnostics n = row_count;
  delete from public.email_outbox o
  where o.template in ('account_deleted', 'interview_cancelled') and o.failed_at is not null and private.is_last_mail(o);
  return n + private.forget_rows('public.email_outbox', 'created_at', 'audit', at_most);
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_interviews_of (
  people uuid[],
  at_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform from public.applications a
  where a.company_id = at_company and a.id in (
    select p.application_id
    from private.interview_people each
    join private.interview_proposals p on p.id = each.proposal_id
    where each.user_id = any (people) and (
      p.state = 'open' or exists (select from private.interviews i where i.id = p.interview_id and private.is_to_come(i))))
  order by a.id for update;
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
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'what', c.what, 'starts_at', c.starts_at, 'reason', c.reason, 'changed_by', c.changed_by, 'changed_at', c.changed_at) order by c.id), '[]')
      from private.interview_changes c where c.interview_id = interview.id),
    'can', jsonb_build_object(
      'move', is_to_come and private.can_propose_times(application, me),
      'ask_move', is_to_come and private.can_answer_times(application, me),
      'cancel', private.can_cancel_interview(interview, application, me))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_last_mail (
  mail public.email_outbox
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((mail).template = 'account_deleted'::text) OR (((mail).template = 'interview_cancelled'::text) AND (NOT (EXISTS (SELECT FROM public.profiles p WHERE (lower(p.email) = lower((is_last_mail.mail).to_email)))))));

CREATE OR REPLACE FUNCTION private.leave_conversations (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.tell_interviewers_left(of);
  -- With the messages go their files' names and reports, with interviews and proposals who took part and what they found.
  delete from private.application_messages where application_id = any (of.application_ids);
  delete from private.interviews where application_id = any (of.application_ids);
  delete from private.interview_proposals where application_id = any (of.application_ids);
  delete from private.offers where application_id = any (of.application_ids);
  delete from private.conversation_reads where application_id = any (of.application_ids);
  delete from private.message_notices where application_id = any (of.application_ids);
  delete from private.conversation_blocks where application_id = any (of.application_ids);
  delete from public.conversations where application_id = any (of.application_ids);
  delete from public.team_news where application_id = any (of.application_ids);
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_interviews()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.leave_interviews_at(old.user_id, old.company_id);
  delete from private.message_notices n
  using public.applications a
  where n.user_id = old.user_id and a.id = n.application_id and old.company_id in (a.company_id, a.applied_by_company_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_interviews_at (
  of_user uuid,
  at_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.hold_interviews_of(array[of_user], at_company);
  delete from private.interview_people each
  using private.interview_proposals p, public.applications a
  where each.user_id = of_user and p.id = each.proposal_id and a.id = p.application_id and a.company_id = at_company
    -- Who took part in one that was held did.
    and not exists (select from private.interviews i where i.id = p.interview_id and i.starts_at <= now());
  perform private.settle_calendars(of_user, at_company);
end
$function$;

CREATE OR REPLACE FUNCTION private.my_interviews_export (
  of_user uuid,
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'proposed', (
      select coalesce(jsonb_agg(to_jsonb(p) - '{made_by,made_by_name}'::text[]
        -- What an applicant wrote is theirs.
        - case when a.candidate_id = of_candidate then '{}' else '{note}' end::text[] || jsonb_build_object('job', j.title, 'company', c.name)
        order by p.created_at, p.id), '[]')
      from private.interview_proposals p
      join public.applications a on a.id = p.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
      where a.candidate_id = of_candidate or p.made_by = of_user
        or exists (select from private.interview_people each where each.proposal_id = p.id and each.user_id = of_user)),
    'interviews', (
      select coalesce(jsonb_agg(to_jsonb(i)
        - case when a.candidate_id = of_candidate then '{}' else '{move_asked}' end::text[] || jsonb_build_object(
          'job', j.title, 'company', c.name, 'changes', private.my_rows('private.interview_changes', 'interview_id', i.id, '{id,interview_id}'))
        order by i.starts_at, i.id), '[]')
      from private.interviews i
      join public.applications a on a.id = i.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
      where a.candidate_id = of_candidate or exists (
        select from private.interview_people each join private.interview_proposals p on p.id = each.proposal_id
        where p.interview_id = i.id and each.user_id = of_user)),
    'scorecards_written', private.my_rows('private.scorecards', 'author_id', of_user),
    'time_zone', private.my_rows('private.time_zones', 'user_id', of_user),
    'calendar_feed', private.my_rows('private.calendar_feeds', 'user_id', of_user, '{token_hash}'));
end
$function$;

CREATE OR REPLACE FUNCTION private.note_calendars (
  interview private.interviews
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.interview_calendars
  AS c (interview_id, user_id, is_mailed)  SELECT (note_calendars.interview).id AS id,
             p.user_id,
             ((private.staff_notice_setting(p.user_id, a.company_id, 'interviews'::text)).by_mail = 'at_once'::text)
            FROM (private.people_of_interview(note_calendars.interview) p(user_id, email)
              JOIN public.applications a ON ((a.id = (note_calendars.interview).application_id))) ON CONFLICT(interview_id, user_id) DO UPDATE SET is_mailed = (c.is_mailed OR excluded.is_mailed);
END;

CREATE OR REPLACE FUNCTION private.people_to_tell (
  application public.applications,
  of_proposal uuid
)
  RETURNS TABLE (
    user_id uuid,
    company_id uuid
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 5
  SET search_path TO ''
  AS $function$
begin
  return query
    select told.user_id, told.company_id
    from (
      select t.user_id, application.company_id from private.people_behind_application(application) t
      union
      select t.user_id, application.company_id from private.people_of_proposal(of_proposal) t
      union
      select t.user_id, t.company_id from private.told_of_message(application, 'company') t where t.side = 'manager'
    ) as told
    where told.user_id is distinct from auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.reschedule_interview (
  of_interview uuid,
  at timestamp with time zone,
  minutes smallint,
  place_kind text,
  place text,
  time_zone text,
  why text,
  side text
)
  RETURNS private.interviews
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.interview_changes (interview_id, what, starts_at, reason, changed_by)
   VALUES (reschedule_interview.of_interview, 'moved'::text, reschedule_interview.at, reschedule_interview.why, reschedule_interview.side);
 UPDATE private.interviews i
  SET starts_at = reschedule_interview.at, minutes = reschedule_interview.minutes, place_kind = reschedule_interview.place_kind, place = reschedule_interview.place, time_zone = reschedule_interview.time_zone, sequence = (i.sequence + 1), reason = reschedule_interview.why, changed_by = reschedule_interview.side, changed_at = now(), move_asked = NULL::text, reminded_a_day_before = false, reminded_an_hour_before = false
   WHERE (i.id = reschedule_interview.of_interview)
   RETURNING i.id,
     i.application_id,
     i.starts_at,
     i.minutes,
     i.place_kind,
     i.place,
     i.time_zone,
     i.state,
     i.sequence,
     i.reason,
     i.changed_by,
     i.move_asked,
     i.created_at,
     i.changed_at,
     i.reminded_a_day_before,
     i.reminded_an_hour_before;
END;

CREATE OR REPLACE FUNCTION private.settle_calendar (
  interview private.interviews
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  facts record := private.told_applicant(application);
  people uuid[] := array(select p.user_id from private.people_of_interview(interview) p);
  told uuid[] := array(select c.user_id from private.interview_calendars c where c.interview_id = interview.id);
  person uuid;
  behind record;
begin
  if people <@ told and told <@ people then
    return;
  end if;
  update private.interviews i set sequence = i.sequence + 1 where i.id = interview.id returning * into interview;
  perform private.touch_conversation(application.id);
  perform private.tell_left_out(interview);
  -- A mail about it is newer than what it was changed by last.
  interview.changed_at := now();
  foreach person in array people loop
    if person = any (told) then
      perform private.tell_calendar(interview, 'people', person, null);
    else
      perform private.tell_staff(
        person, 'interviews', 'interview_answered',
        'You take part in the interview with ' || private.applicant_name(application) || ', '
          || private.time_in_words(interview.starts_at, private.reading_zone(person, interview.time_zone)),
        coalesce(facts.title, ''), private.application_ids(application), private.conversation_path(application.id, 'company'),
        'interview_people', private.interview_mail(interview, person, false, null) || '{"is_new": true}');
    end if;
  end loop;
  perform private.note_calendars(interview);
  if people <> '{}' and facts.user_id is not null then
    perform private.enqueue_email(
      'interview_people', (select p.email from public.profiles p where p.id = facts.user_id),
      -- Whoever picked the time still comes.
      private.interview_mail(interview, facts.user_id, true, interview.changed_by));
  elsif people = '{}' then
    for behind in select * from private.people_behind_application(application) loop
      perform private.tell_staff(
        behind.user_id, 'interviews', 'interview_answered',
        'Nobody takes part in the interview with ' || private.applicant_name(application) || ', '
          || private.time_in_words(interview.starts_at, private.reading_zone(behind.user_id, interview.time_zone)),
        'Who took part does not work on it any more. Propose times with somebody else, or cancel it.',
        private.application_ids(application), private.conversation_path(application.id, 'company'));
    end loop;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_calendars (
  of_user uuid,
  at_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  interview private.interviews;
begin
  perform private.hold_interviews_of(array[of_user], at_company);
  for interview in
    select i.*
    from private.interviews i
    join public.applications a on a.id = i.application_id and a.company_id = at_company
    where private.is_to_come(i) and i.id in (
      select c.interview_id from private.interview_calendars c where c.user_id = of_user
      union
      select p.interview_id
      from private.interview_people each join private.interview_proposals p on p.id = each.proposal_id
      where each.user_id = of_user and p.state = 'picked')
    order by i.starts_at, i.id for update of i
  loop
    perform private.settle_calendar(interview);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_calendars_of_change()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person text := tg_argv[0];
begin
  if tg_op <> 'INSERT' then
    perform private.settle_calendars((to_jsonb(old) ->> person)::uuid, old.company_id);
  end if;
  if tg_op <> 'DELETE' then
    perform private.settle_calendars((to_jsonb(new) ->> person)::uuid, new.company_id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_calendar (
  interview private.interviews,
  what text,
  of_user uuid,
  by_side text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  at_company uuid := (select a.company_id from public.applications a where a.id = interview.application_id);
begin
  if (private.staff_notice_setting(of_user, at_company, 'interviews')).by_mail = 'at_once' then
    perform private.enqueue_email(
      'interview_' || what, (select p.email from public.profiles p where p.id = of_user),
      private.interview_mail(interview, of_user, false, by_side)
        || jsonb_build_object('unsubscribe', private.unsubscribe_token(of_user, at_company, 'interviews')));
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
    -- Only who takes part gets it into their calendar; others read that it is so.
    perform private.tell_staff(
      told.user_id, 'interviews', 'interview_answered',
      case what
        when 'confirmed' then name || ' picked '
        when 'moved' then 'The interview with ' || name || ' is now '
        when 'cancelled' then 'The interview with ' || name || ' was cancelled: '
        else name || ' asks for another time than '
      end || private.time_in_words(interview.starts_at, private.reading_zone(told.user_id, interview.time_zone)),
      coalesce(case what when 'move_asked' then interview.move_asked when 'confirmed' then null else interview.reason end, facts.title, ''),
      private.application_ids(application) || jsonb_build_object('company_id', told.company_id),
      private.conversation_path(application.id, 'company'),
      case when told.user_id = any (taking_part) then template end,
      case when told.user_id = any (taking_part) and template is not null then private.interview_mail(interview, told.user_id, false, by_side) else '{}' end);
  end loop;
  if template is null then
    return;
  end if;
  if auth.uid() = any (taking_part) then
    perform private.tell_calendar(interview, what, auth.uid(), by_side);
  end if;
  perform private.tell_left_out(interview);
  if what <> 'cancelled' then
    perform private.note_calendars(interview);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_interviewers_left (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  interview private.interviews;
  application public.applications;
  title text;
  told record;
  -- Nothing of theirs: a telephone call goes to their number.
  nameless jsonb := jsonb_build_object('candidate_name', null, 'first_name', null, 'place', '', 'reason', 'The applicant deleted their account');
begin
  for interview in
    update private.interviews i set state = 'cancelled', sequence = i.sequence + 1, changed_at = now()
    where i.application_id = any (of.application_ids) and private.is_to_come(i)
    returning i.*
  loop
    select a.* into application from public.applications a where a.id = interview.application_id;
    title := (select j.title from public.jobs j where j.id = application.job_id);
    for told in select * from private.people_of_interview(interview) loop
      perform private.tell_staff(
        told.user_id, 'interviews', 'application_withdrawn', 'An interview is cancelled',
        format('%s, %s: the applicant deleted their account', title, private.day_in_words(interview.starts_at)),
        private.application_ids(application), '/company/applications/' || application.id, 'interview_cancelled',
        private.interview_mail(interview, told.user_id, false, null) || nameless);
    end loop;
    perform private.enqueue_email(
      'interview_cancelled', of.email,
      private.interview_mail(interview, of.user_id, true, null) || nameless || jsonb_build_object(
        'reason', 'The account was deleted', 'path', '/', 'attendee', jsonb_build_object('email', of.email, 'name', null, 'has_agreed', false)));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_left_out (
  interview private.interviews
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  gone record;
begin
  for gone in
    delete from private.interview_calendars c
    where c.interview_id = interview.id and c.user_id not in (select p.user_id from private.people_of_interview(interview) p)
    returning c.user_id, c.is_mailed, (select p.email from public.profiles p where p.id = c.user_id) as email
  loop
    continue when not gone.is_mailed or gone.email is null
      or (private.staff_notice_setting(gone.user_id, application.company_id, 'interviews')).by_mail <> 'at_once';
    perform private.enqueue_email('interview_cancelled', gone.email,
      private.interview_mail(interview, gone.user_id, false, null)
        || jsonb_build_object(
          'is_left_out', true, 'reason', null, 'changed_at', now(), 'attendee', jsonb_build_object('email', gone.email, 'name', null, 'has_agreed', false))
        || case when gone.user_id in (select private.staff_of_application(application)) then jsonb_build_object(
          'unsubscribe', private.unsubscribe_token(gone.user_id, application.company_id, 'interviews'))
        -- They open nothing of it any more.
        else '{"path": "/"}' end);
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
      'place_kind', proposal.place_kind,
      'place', proposal.place,
      'times', (
        select jsonb_agg(private.time_in_words(slot, private.reading_zone(facts.user_id, proposal.time_zone)) order by slot)
        from unnest(proposal.slots) as slot),
      'path', private.conversation_path(application.id, 'candidate')));
  end if;
  for told in
    select * from private.people_to_tell(application, proposal.id) t
    -- What the company does itself, whoever manages the candidate hears of.
    where what in ('declined', 'ended') or t.company_id <> application.company_id
  loop
    perform private.tell_staff(
      told.user_id, 'interviews', 'interview_answered',
      case what
        when 'proposed' then facts.company_name || ' proposes times to talk to ' || private.applicant_name(application)
        when 'withdrawn' then facts.company_name || ' has withdrawn the times it proposed to ' || private.applicant_name(application)
        when 'declined' then private.applicant_name(application) || ' can make none of the times'
        else 'The times proposed to ' || private.applicant_name(application) || ' are no longer open'
      end,
      coalesce(proposal.note, why, facts.title, ''),
      private.application_ids(application) || jsonb_build_object('company_id', told.company_id),
      private.conversation_path(application.id, 'company'), by_mail => what in ('proposed', 'declined'));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.touch_team_news (
  of_application uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO public.team_news
  AS n (application_id)
   VALUES (touch_team_news.of_application) ON CONFLICT(application_id) DO UPDATE SET version = (n.version + 1);
END;

CREATE OR REPLACE FUNCTION private.waiting_for_candidate (
  me uuid,
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object('waiting_total', coalesce(max(w.total), 0), 'waiting', coalesce(jsonb_agg(jsonb_build_object(
      'kind', w.kind, 'id', a.id, 'job_title', j.title, 'company_name', c.name, 'company_logo_url', c.logo_url, 'until', w.until, 'messages', w.messages
    ) order by w.rank, w.until, a.id), '[]'))
    from (
      select each.*, count(*) over () as total
      from (
        select 1 as rank, 'offer' as kind, o.application_id, o.answer_by::timestamptz as until, null::bigint as messages
        from private.offers o
        where o.state = 'open' and private.is_offer_shown(o) and o.answer_by >= (now() at time zone 'UTC')::date
          and o.application_id in (select each.id from public.applications each where each.candidate_id = me)
        union all
        -- Each can be picked until two hours before it.
        select 2, 'times', p.application_id, p.slots[cardinality(p.slots)] - interval '2 hours', null
        from private.interview_proposals p
        where p.state = 'open' and p.slots[cardinality(p.slots)] > now() + interval '2 hours'
          and p.application_id in (select each.id from public.applications each where each.candidate_id = me)
        union all
        select 3, 'message', m.application_id, max(m.created_at), count(*)
        from private.application_messages m
        where m.application_id in (select each.id from public.applications each where each.candidate_id = me)
          -- What times or an offer came with waits as those.
          and m.author_side <> 'candidate' and m.withdrawn_at is null and m.proposal_id is null and m.offer_id is null
          and m.seq > coalesce((
            select r.read_seq from private.conversation_reads r where r.application_id = m.application_id and r.user_id = of_user), 0)
        group by m.application_id
      ) as each
      order by each.rank, each.until, each.application_id
      limit 10
    ) w
    join public.applications a on a.id = w.application_id
    join public.jobs j on j.id = a.job_id
    join public.companies c on c.id = a.company_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.close_company (
  p_company_id uuid,
  p_name text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  company public.companies;
  candidate public.candidates;
  colleague public.company_users;
  application public.applications;
  files jsonb;
begin
  perform private.require_fresh_sign_in();
  select * into company from public.companies c where c.id = p_company_id and c.id in (select private.my_company_ids());
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  -- Before, so that nobody else holds it up, and after, since it was waited for.
  perform private.check_closing(company, p_name);
  company := private.hold_company(company.id, caller);
  perform private.check_closing(company, p_name);
  for application in
    select * from public.applications a
    where a.company_id = company.id and (
      a.status = any (private.open_stages())
      -- Just closed, and what was open of it ends when its candidate is told.
      or exists (select from private.interviews i where i.application_id = a.id and private.is_to_come(i)))
    order by a.id
  loop
    perform private.end_open_things(application, company.name || ' has left Fairmatch');
  end loop;
  perform private.tell_applicants_of_closing(company);
  for candidate in select * from public.candidates c where c.managing_company_id = company.id order by c.id loop
    perform private.end_management_of(candidate);
    perform private.tell_ended_management(candidate, company.name);
  end loop;
  for colleague in select * from public.company_users u where u.company_id = company.id and u.user_id <> caller order by u.id loop
    perform private.notify(
      colleague.user_id, 'role_changed', company.name || ' has left Fairmatch',
      'Its jobs, candidates and applications are gone. Your account stays.');
    perform private.enqueue_email(
      'company_closed_for_team', (select p.email from public.profiles p where p.id = colleague.user_id),
      jsonb_build_object('company_name', company.name, 'path', '/signin'));
  end loop;
  delete from public.email_outbox o
  where o.sent_at is null and o.data ->> 'invitation_id' in (select i.id::text from public.invitations i where i.company_id = company.id);
  perform private.clear_company_log(company.id);
  files := private.discard_folder(company.id) || private.discard_message_files(array(
    select a.id from public.applications a join public.conversations c on c.application_id = a.id where a.company_id = company.id));
  delete from public.companies c where c.id = company.id;
  perform private.audit('company.closed', 'company', company.id, company.id, jsonb_build_object('name', company.name));
  return jsonb_build_object('files', files);
end
$function$;

CREATE OR REPLACE FUNCTION public.complete_email (
  p_id uuid,
  p_error text DEFAULT NULL::text,
  p_may_have_arrived boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_service();
  if p_error is null then
    -- What a mail carried is not needed once it is out.
    update public.email_outbox set sent_at = now(), failed_at = null, claimed_at = null, last_error = null, data = '{}' where id = p_id and sent_at is null;
  else
    update public.email_outbox
    set last_error = left(p_error, 1000),
        claimed_at = null,
        next_attempt_at = now() + private.retry_wait(attempts, p_may_have_arrived),
        failed_at = case when now() + private.retry_wait(attempts, p_may_have_arrived) > give_up_at then now() end
    where id = p_id and sent_at is null and failed_at is null;
  end if;
  delete from public.email_outbox o where o.id = p_id and (o.sent_at is not null or o.failed_at is not null) and private.is_last_mail(o);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_dashboard()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  monday timestamptz := date_trunc('week', now() at time zone 'UTC') at time zone 'UTC';
  late uuid[];
begin
  late := array(
    select a.id from public.applications a
    where a.candidate_id = me and private.is_overdue(a.answer_by) and private.is_overdue(private.shown_answer_due(a))
    order by a.answer_by, a.id);
  return private.waiting_for_candidate(me, caller) || jsonb_build_object(
    'moved_forward', (
      select count(*) from public.applications a
      where a.candidate_id = me and a.updated_at >= monday
        and private.shown_to_candidate(a) between 'reviewing' and 'hired'
        and private.shown_to_candidate(a) > coalesce((
          select e.to_status from public.application_events e
          where e.application_id = a.id and e.created_at < monday order by e.id desc limit 1), 'applied')
    ),
    'late_answers', jsonb_build_object(
      'total', cardinality(late),
      'applications', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', a.id, 'job_title', j.title, 'company_name', c.name, 'company_logo_url', c.logo_url, 'answer_by', a.answer_by
        ) order by a.answer_by, a.id)
        from public.applications a
        join public.jobs j on j.id = a.job_id
        join public.companies c on c.id = a.company_id
        where a.id = any (late[1:3])
      ), '[]')
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_interviews (
  p_is_past boolean,
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
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  after record := private.interview_key(p_after, coalesce(p_is_past, false));
  size integer := private.page_limit(p_limit);
begin
  return jsonb_build_object(
    'waiting', case when nullif(p_after, 'null') is null and not coalesce(p_is_past, false) then coalesce((
      select jsonb_agg(jsonb_build_object(
        'application_id', w.application_id, 'job_title', j.title, 'company_name', c.name, 'times', cardinality(w.slots)) order by w.created_at, w.id)
      from (
        select p.* from private.interview_proposals p
        join public.applications a on a.id = p.application_id and a.candidate_id = me
        where p.state = 'open'
        order by p.created_at, p.id
        limit 10
      ) w
      join public.applications a on a.id = w.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
    ), '[]') else '[]' end,
    'waiting_total', (
      select count(*) from private.interview_proposals p
      join public.applications a on a.id = p.application_id and a.candidate_id = me
      where p.state = 'open'),
    'interviews', coalesce((
      select jsonb_agg(private.listed_interview_json(listed.interview, true) order by listed.place)
      from (
        select i as interview, row_number() over (
          order by case when p_is_past then i.starts_at end desc, case when p_is_past then i.id end desc, i.starts_at, i.id) as place
        from public.applications a
        join private.interviews i on i.application_id = a.id
        where a.candidate_id = me and private.is_not_over(i) = not coalesce(p_is_past, false)
          and case when p_is_past then (i.starts_at, i.id) < (after.at, after.id) else (i.starts_at, i.id) > (after.at, after.id) end
        order by place
        limit size
      ) as listed
    ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_news (
  p_application_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  return jsonb_build_object(
    'unread', private.unread_notifications(caller),
    'unread_conversations', private.unread_conversations((private.my_membership()).company_id),
    'version', (
      select coalesce(c.version, 0)
      from public.applications a left join public.conversations c on c.application_id = a.id
      where a.id = p_application_id and private.can_read_conversation(a)
    ),
    'team_version', (
      select coalesce(n.version, 0)
      from public.applications a left join public.team_news n on n.application_id = a.id
      where a.id = p_application_id and private.conversation_side(a) = 'company'
    )
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
    perform private.fail(409, 'interview_changed', 'This interview was changed meanwhile. Look at it once more');
  elsif (select count(*) from private.interview_changes c where c.interview_id = interview.id and c.what = 'moved') >= 20 then
    -- Each one is mailed, and nobody can turn that off.
    perform private.fail(429, 'too_many_moves', 'This interview was moved so often that it cannot be moved any more. Cancel it and propose other times');
  end if;
  errors := private.interview_terms_errors(p_change)
    || private.field_errors(p_change, array[private.rule('reason', 'text', 1000, 1, 'Say why, both sides read it')]);
  problem := private.time_problem(p_change -> 'starts_at', interval '0');
  perform private.refuse_field_errors(errors || case when problem is null then '{}' else jsonb_build_object('starts_at', problem) end);
  interview := private.reschedule_interview(
    interview.id, (p_change ->> 'starts_at')::timestamptz, (p_change ->> 'minutes')::smallint, p_change ->> 'place_kind',
    private.trimmed(p_change ->> 'place'), private.known_zone(private.trimmed(p_change ->> 'time_zone')),
    private.trimmed(p_change ->> 'reason'), 'company');
  perform private.end_times_to_move(interview);
  perform private.touch_conversation(interview.application_id);
  perform private.tell_interview(interview, 'moved', 'company');
  return private.interviews_json(held.application);
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_staff (
  p_company_user_id uuid,
  p_successor uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  leaving public.company_users;
  revoked integer;
  jobs integer := 0;
  candidates integer := 0;
  applications integer := 0;
begin
  perform private.hold_interviews_of(array[u.user_id, p_successor], u.company_id)
  from public.company_users u where u.id = p_company_user_id and u.company_id in (select private.my_company_ids());
  -- All in one order: of two who are each to take over from the other, or who remove each other, the second waits and finds nobody.
  perform from public.company_users u
  where u.company_id in (select private.my_company_ids()) and (u.id = p_company_user_id or u.user_id in (p_successor, auth.uid()))
  order by u.id for update;
  leaving := private.managed_colleague(p_company_user_id);
  if not private.can_remove_staff(leaving) then
    perform private.fail(403, 'administrator_stays', 'Administrators of the company cannot be removed');
  elsif p_successor = leaving.user_id then
    perform private.refuse_field_errors('{"assignee": "Choose a manager or recruiter of your company"}');
  end if;
  perform private.require_assignee(p_successor, array[leaving.company_id]);
  if p_successor is not null then
    update public.job_assignments set assigned_to_user_id = p_successor, assigned_by_user_id = auth.uid()
    where assigned_to_user_id = leaving.user_id and company_id = leaving.company_id;
    get diagnostics jobs = row_count;
    update public.candidate_assignments set assigned_to_user_id = p_successor, assigned_by_user_id = auth.uid()
    where assigned_to_user_id = leaving.user_id and company_id = leaving.company_id;
    get diagnostics candidates = row_count;
    -- Where the successor, a partner recruiter, does not work, it ends with the membership: whoever looks after the job has it.
    update public.application_assignments own set assigned_to_user_id = p_successor, assigned_by_user_id = auth.uid()
    from public.applications a
    where a.id = own.application_id and own.assigned_to_user_id = leaving.user_id and own.company_id = leaving.company_id
      and private.looks_after_applications(p_successor, a);
    get diagnostics applications = row_count;
    perform private.hand_over_interviews(leaving, p_successor);
    if jobs + candidates + applications > 0 and p_successor <> auth.uid() then
      perform private.tell_staff(
        p_successor, 'assigned', 'job_assigned', 'You take over from ' || coalesce(private.person_name(leaving.user_id, leaving.company_id), leaving.email),
        format('Assigned to you now: %s.', concat_ws(', ',
          case jobs when 0 then null when 1 then '1 job' else jobs || ' jobs' end,
          case applications when 0 then null when 1 then '1 application' else applications || ' applications' end,
          case candidates when 0 then null when 1 then '1 candidate' else candidates || ' candidates' end)),
        jsonb_build_object('company_id', leaving.company_id), '/company/dashboard');
    end if;
  end if;
  delete from public.company_users where id = leaving.id;
  -- Otherwise someone dismissed could come back through an invitation they had sent to themselves.
  update public.invitations set status = 'revoked'
  where company_id = leaving.company_id and invited_by_user_id = leaving.user_id and status = 'pending';
  get diagnostics revoked = row_count;
  if leaving.user_id <> auth.uid() then
    perform private.tell_removed_colleague(leaving);
  end if;
  perform private.audit('staff.removed', 'company_user', leaving.id, leaving.company_id, jsonb_build_object(
    'user_id', leaving.user_id, 'name', nullif(btrim(leaving.first_name || ' ' || leaving.last_name), ''), 'role', leaving.role,
    'removed_by', auth.uid(), 'revoked_invitations', revoked, 'successor', p_successor, 'jobs', jobs, 'candidates', candidates,
    'applications', applications));
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
  if p_id is null or card.author_id is distinct from auth.uid() and card.id is not null or card.interview_id <> interview.id then
    perform private.fail(422, 'invalid_input', 'This scorecard could not be sent');
  elsif card.id is not null then
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
  perform private.touch_team_news(application.id);
  return private.interview_scorecards_json(interview);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_staff_role (
  p_company_user_id uuid,
  p_role text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  colleague public.company_users;
  wanted text := lower(private.trimmed(p_role));
begin
  perform private.hold_interviews_of(array[u.user_id], u.company_id)
  from public.company_users u where u.id = p_company_user_id and u.company_id in (select private.my_company_ids());
  -- Locked with one's own place, so that of two changes of one person the second sees the first, and of two who change each other one has
  -- no right any more.
  perform from public.company_users u
  where u.company_id in (select private.my_company_ids()) and (u.id = p_company_user_id or u.user_id = auth.uid())
  order by u.id for update;
  colleague := private.managed_colleague(p_company_user_id);
  if not private.can_manage_colleague(colleague) then
    perform private.fail(403, 'role_stays', case
      when colleague.user_id = auth.uid() then 'You cannot change your own role'
      else 'The role of an administrator of the company cannot be changed' end);
  end if;
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('role', wanted), array[
    private.rule('role', 'choice', 20, 1, 'Please select a role', private.invitable_staff_roles()::text[])]));
  update public.company_users u set role = wanted::public.staff_role
  where u.id = colleague.id and u.role <> wanted::public.staff_role returning * into colleague;
  if found then
    delete from public.application_assignments own using public.applications a
    where a.id = own.application_id and own.assigned_to_user_id = colleague.user_id and own.company_id = colleague.company_id
      and not private.looks_after_applications(colleague.user_id, a);
    -- What they may not send any more nobody accepts any more.
    update public.invitations i set status = 'revoked'
    where i.company_id = colleague.company_id and i.invited_by_user_id = colleague.user_id and i.status = 'pending'
      and not private.may_invite(colleague.role, private.invitation_kind(i));
    perform private.notify(
      colleague.user_id, 'role_changed', 'Your role has changed',
      'You are now ' || private.in_words(wanted) || ' at ' || (select c.name from public.companies c where c.id = colleague.company_id) || '.',
      jsonb_build_object('company_id', colleague.company_id));
  end if;
  return private.membership_json((select u from public.company_users u where u.id = p_company_user_id));
end
$function$;

ALTER TABLE "private"."interview_calendars"
  ADD CONSTRAINT "interview_calendars_interview_id_fkey" FOREIGN KEY (interview_id) REFERENCES private.interviews(id) ON DELETE CASCADE;

ALTER TABLE "private"."interview_calendars"
  ADD CONSTRAINT "interview_calendars_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."interview_changes"
  ADD CONSTRAINT "interview_changes_interview_id_fkey" FOREIGN KEY (interview_id) REFERENCES private.interviews(id) ON DELETE CASCADE;

ALTER TABLE "public"."team_news"
  ADD CONSTRAINT "team_news_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

CREATE INDEX interview_calendars_user_index ON private.interview_calendars USING btree (user_id);

CREATE INDEX interview_changes_interview_index ON private.interview_changes USING btree (interview_id, id);

CREATE TRIGGER company_users_settle_calendars
  AFTER UPDATE OF role ON public.company_users
  FOR EACH ROW
  WHEN ((old.role <> new.role))
  EXECUTE FUNCTION private.settle_calendars_of_change('user_id');

CREATE TRIGGER job_assignments_settle_calendars
  AFTER INSERT OR DELETE OR UPDATE OF assigned_to_user_id ON public.job_assignments
  FOR EACH ROW
  EXECUTE FUNCTION private.settle_calendars_of_change('assigned_to_user_id');

CREATE POLICY "A team can see that it has something new to read" ON "public"."team_news"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.applications a
  WHERE ((a.id = team_news.application_id) AND (private.conversation_side(a.*, ( SELECT private.my_reach() AS my_reach)) = 'company'::text)))));

COMMENT ON COLUMN "private"."interview_calendars"."is_mailed" IS 'A mail has put it into their calendar.';

COMMENT ON COLUMN "private"."interview_changes"."starts_at" IS 'To when it was moved, or when it would have begun.';

COMMENT ON COLUMN "private"."interviews"."sequence" IS 'How often it or who takes part was changed: the SEQUENCE of its calendar entry (RFC 5545), so that calendars take the newer one.';

COMMENT ON FUNCTION "private"."cancel_to_come"(private.interviews, text, text) IS 'Cancels an interview, locked by the caller, keeps that it was, and tells who did not. side: candidate, company, or null for what ends with its application.';

COMMENT ON FUNCTION "private"."hold_interviews_of"(uuid[], uuid) IS 'Holds the applications of interviews to come, and of open times, of who may be about to leave them: one that is picked or moved at this moment comes before or after. Called before places in the team are locked, as whoever tells a colleague of an interview takes them in that order.';

COMMENT ON FUNCTION "private"."is_last_mail"(public.email_outbox) IS 'The last that is known of an account that is gone: the address is not kept longer than it takes to say good-bye, and to clear its calendar.';

COMMENT ON FUNCTION "private"."leave_interviews_at"(uuid, uuid) IS 'Who leaves a company takes part in none of its interviews to come, and these leave their calendar; the interviews stand (RULES: Staff).';

COMMENT ON FUNCTION "private"."note_calendars"(private.interviews) IS 'Keeps who has just been told that they take part in an interview, and whose calendar holds it by mail.';

COMMENT ON FUNCTION "private"."people_to_tell"(public.applications, uuid) IS 'Who of the staff hears about times and interviews, and for which company: the people behind the application, those who take part, and of the company that manages the candidate whoever is told of messages; without whoever did it.';

COMMENT ON FUNCTION "private"."reschedule_interview"(uuid, timestamp with time zone, smallint, text, text, text, text, text) IS 'Moves an interview, locked by its callers, and keeps that it was: calendars take it as the newer one, nothing is asked for any more, and it is reminded of anew. why: a reason both sides read, or null; side: who moves it.';

COMMENT ON FUNCTION "private"."settle_calendar"(private.interviews) IS 'After somebody came or went: who takes part in an interview to come no more gets a cancellation, who does anew an invitation, and the others and the candidate the newer entry. Where nobody is left, the people behind the application hear of it. Does nothing while all is told.';

COMMENT ON FUNCTION "private"."settle_calendars"(uuid, uuid) IS 'private.settle_calendar of what somebody takes part in at a company, or was told they do. Safe to repeat.';

COMMENT ON FUNCTION "private"."settle_calendars_of_change"() IS 'Row trigger on job_assignments and company_users: with a job or a role somebody may lose or get back the interviews they take part in. Its argument: the column with whose it is. SECURITY DEFINER: interviews are closed to every client.';

COMMENT ON FUNCTION "private"."tell_calendar"(private.interviews, text, uuid, text) IS 'Mails a colleague who takes part what their calendar has to know though nobody else tells them: of what they did themselves, and who takes part now. Not when they have turned such mails off or gather them.';

COMMENT ON FUNCTION "private"."tell_interviewers_left"(private.traces) IS 'Cancels interviews to come of an applicant who goes, in the calendars of who takes part, without a name, and in their own.';

COMMENT ON FUNCTION "private"."tell_left_out"(private.interviews) IS 'Takes an interview out of the calendars of colleagues who take part no more, by a cancellation to whom it was mailed; not when they have turned such mails off since.';

COMMENT ON FUNCTION "private"."tell_proposal"(private.interview_proposals, text, text) IS 'Tells who did not do it what became of proposed times. what: proposed, declined, withdrawn or ended, with why of the last. What comes is mailed, and an answer; that times are gone stands in the application alone. Staff of the company that manages the candidate hear of all of it (private.people_to_tell).';

COMMENT ON FUNCTION "private"."touch_team_news"(uuid) IS 'Says to who may move an application that something is new which only they read.';

COMMENT ON FUNCTION "private"."waiting_for_candidate"(uuid, uuid) IS '{waiting: WaitingThing[], waiting_total} (contracts/application.ts) of a candidate, the first ten: offers first, the next to expire before others, then times, then messages (RULES: Applications).';

COMMENT ON FUNCTION "public"."get_my_interviews"(boolean, jsonb, integer) IS '{interviews: ListedInterview[], waiting, waiting_total} (contracts/interview.ts) of the caller as a candidate: to come, soonest first, or past and cancelled, newest first; waiting, with the first page of those to come: the ten applications whose proposed times have waited longest for a choice, waiting_total of how many. p_after: {startsAt, id} of the last one. PT401, PT422.';

COMMENT ON FUNCTION "public"."get_news"(uuid) IS 'News (contracts/conversation.ts): what the frame says of unread things, the version of a conversation the caller reads and that of what its team alone reads, null otherwise. Asked for every few seconds while a page is in view: it reads nothing more. PT401.';

COMMENT ON FUNCTION "public"."move_interview"(uuid, jsonb, integer) IS 'Moves an interview to come at once, or changes its length and place, with a reason both sides read (InterviewChangeInput, contracts/interview-input.ts). p_sequence: what the mover saw. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, interview_changed, application_closed, PT422 by field, PT429 too_many_moves once it was moved 20 times.';

COMMENT ON TABLE "private"."interview_calendars" IS 'The colleagues who were told that they take part in an interview, so that whoever does not any more hears of it, and who does anew (RULES: Interviews).';

COMMENT ON TABLE "private"."interview_changes" IS 'Each move and the cancellation of an interview, as both sides read them among their messages (RULES: Interviews).';

COMMENT ON TABLE "public"."team_news" IS 'That a scorecard of an application was sent: its team watches this row as it does that of conversations, or asks for it now and then. Apart from that one, as the candidate sees each change there.';

REVOKE ALL ON FUNCTION "private"."hold_interviews_of"(uuid[], uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_last_mail"(public.email_outbox) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_interviews_at"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_calendars"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_to_tell"(public.applications, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_calendar"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_calendars"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_calendars_of_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_calendar"(private.interviews, text, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_left_out"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."touch_team_news"(uuid) FROM PUBLIC;

GRANT SELECT ON TABLE "public"."team_news" TO "authenticated";
