-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TYPE "private"."application_filter" ADD ATTRIBUTE "offer" text CASCADE;

DROP VIEW "private"."counted";

ALTER TABLE "private"."application_transitions"
  DROP CONSTRAINT "application_transitions_pkey";

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_type_check";

DROP FUNCTION "private"."assigned_counts"(uuid, private.staff_act[]);

DROP FUNCTION "private"."discard_unused_files"(uuid);

DROP FUNCTION "public"."open_file"(text, text);

CREATE TABLE "private"."application_messages" (
  "id" uuid NOT NULL,
  "seq" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "application_id" uuid NOT NULL,
  "author_id" uuid,
  "author_side" text NOT NULL,
  "author_name" text NOT NULL,
  "company_id" uuid,
  "company_name" text,
  "body" text NOT NULL,
  "proposal_id" uuid,
  "offer_id" uuid,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "withdrawn_at" timestamp with time zone,
  "removed_at" timestamp with time zone,
  CONSTRAINT "application_messages_author_side_check" CHECK ((author_side = ANY (ARRAY['candidate'::text, 'company'::text, 'manager'::text]))),
  CONSTRAINT "application_messages_of_company" CHECK (((author_side = 'candidate'::text) = (company_name IS NULL))),
  CONSTRAINT "application_messages_offer_id_key" UNIQUE (offer_id),
  CONSTRAINT "application_messages_pkey" PRIMARY KEY (id),
  CONSTRAINT "application_messages_proposal_id_key" UNIQUE (proposal_id),
  CONSTRAINT "application_messages_removed" CHECK (((removed_at IS NULL) OR (withdrawn_at = removed_at))),
  CONSTRAINT "application_messages_seq_key" UNIQUE (seq),
  CONSTRAINT "application_messages_withdrawn" CHECK (((withdrawn_at IS NULL) OR (body = ''::text))),
  CONSTRAINT "application_messages_author_name_check" CHECK (private.is_line(author_name, 201)),
  CONSTRAINT "application_messages_body_check" CHECK (private.is_text(body, 10000)),
  CONSTRAINT "application_messages_company_name_check" CHECK (private.is_line(company_name, 200))
);

ALTER TABLE "private"."application_messages"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."calendar_feeds" (
  "user_id" uuid NOT NULL,
  "token_hash" bytea NOT NULL,
  "made_at" timestamp with time zone NOT NULL DEFAULT now(),
  "reads" integer NOT NULL DEFAULT 0,
  "counted_from" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY (user_id),
  CONSTRAINT "calendar_feeds_token_hash_key" UNIQUE (token_hash)
);

ALTER TABLE "private"."calendar_feeds"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."company_mail_templates" (
  "company_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "body" text NOT NULL,
  "changed_by" uuid,
  "changed_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "company_mail_templates_kind_check" CHECK ((kind = ANY (ARRAY['rejection'::text, 'interview'::text, 'offer'::text]))),
  CONSTRAINT "company_mail_templates_pkey" PRIMARY KEY (company_id, kind),
  CONSTRAINT "company_mail_templates_body_check" CHECK (((body <> ''::text) AND private.is_text(body, 1500)))
);

ALTER TABLE "private"."company_mail_templates"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."conversation_blocks" (
  "application_id" uuid NOT NULL,
  "blocked_by" text NOT NULL,
  "user_id" uuid,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "conversation_blocks_blocked_by_check" CHECK ((blocked_by = ANY (ARRAY['candidate'::text, 'company'::text]))),
  CONSTRAINT "conversation_blocks_pkey" PRIMARY KEY (application_id, blocked_by)
);

ALTER TABLE "private"."conversation_blocks"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."conversation_reads" (
  "application_id" uuid NOT NULL,
  "user_id" uuid NOT NULL,
  "read_seq" bigint NOT NULL,
  CONSTRAINT "conversation_reads_pkey" PRIMARY KEY (application_id, user_id)
);

ALTER TABLE "private"."conversation_reads"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."hire_answers" (
  "application_id" uuid NOT NULL,
  "answered_by" uuid,
  "answered_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "hire_answers_pkey" PRIMARY KEY (application_id)
);

ALTER TABLE "private"."hire_answers"
  ENABLE ROW LEVEL SECURITY;

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

CREATE TABLE "private"."interview_criteria" (
  "job_id" uuid NOT NULL,
  "place" smallint NOT NULL,
  "name" text NOT NULL,
  CONSTRAINT "interview_criteria_pkey" PRIMARY KEY (job_id, place),
  CONSTRAINT "interview_criteria_place_check" CHECK (((place >= 1) AND (place <= 8))),
  CONSTRAINT "interview_criteria_name_check" CHECK (private.is_line(name, 200))
);

ALTER TABLE "private"."interview_criteria"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."interview_people" (
  "proposal_id" uuid NOT NULL,
  "user_id" uuid NOT NULL,
  CONSTRAINT "interview_people_pkey" PRIMARY KEY (proposal_id, user_id)
);

ALTER TABLE "private"."interview_people"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."interview_proposals" (
  "id" uuid NOT NULL,
  "application_id" uuid NOT NULL,
  "interview_id" uuid,
  "made_by" uuid,
  "made_by_name" text NOT NULL,
  "minutes" smallint NOT NULL,
  "place_kind" text NOT NULL,
  "place" text NOT NULL,
  "time_zone" text NOT NULL,
  "slots" timestamp with time zone[] NOT NULL,
  "state" text NOT NULL DEFAULT 'open'::text,
  "picked" timestamp with time zone,
  "note" text,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "answered_at" timestamp with time zone,
  CONSTRAINT "interview_proposals_minutes_check" CHECK (((minutes >= 15) AND (minutes <= 480))),
  CONSTRAINT "interview_proposals_picked_one" CHECK (((picked IS NULL) OR (picked = ANY (slots)))),
  CONSTRAINT "interview_proposals_picked" CHECK (((state = 'picked'::text) = (picked IS NOT NULL))),
  CONSTRAINT "interview_proposals_pkey" PRIMARY KEY (id),
  CONSTRAINT "interview_proposals_place_kind_check" CHECK ((place_kind = ANY (ARRAY['video'::text, 'phone'::text, 'in_person'::text]))),
  CONSTRAINT "interview_proposals_slots_check" CHECK (((cardinality(slots) >= 1) AND (cardinality(slots) <= 5))),
  CONSTRAINT "interview_proposals_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'picked'::text, 'declined'::text, 'withdrawn'::text, 'ended'::text]))),
  CONSTRAINT "interview_proposals_made_by_name_check" CHECK (private.is_line(made_by_name, 201)),
  CONSTRAINT "interview_proposals_note_check" CHECK (private.is_text(note, 1000)),
  CONSTRAINT "interview_proposals_place_check" CHECK (private.is_line(place, 500)),
  CONSTRAINT "interview_proposals_time_zone_check" CHECK (private.is_line(time_zone, 64))
);

ALTER TABLE "private"."interview_proposals"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."interviews" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "application_id" uuid NOT NULL,
  "starts_at" timestamp with time zone NOT NULL,
  "minutes" smallint NOT NULL,
  "place_kind" text NOT NULL,
  "place" text NOT NULL,
  "time_zone" text NOT NULL,
  "state" text NOT NULL DEFAULT 'confirmed'::text,
  "sequence" integer NOT NULL DEFAULT 0,
  "reason" text,
  "changed_by" text,
  "move_asked" text,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "changed_at" timestamp with time zone NOT NULL DEFAULT now(),
  "reminded_a_day_before" boolean NOT NULL DEFAULT false,
  "reminded_an_hour_before" boolean NOT NULL DEFAULT false,
  CONSTRAINT "interviews_changed_by_check" CHECK ((changed_by = ANY (ARRAY['candidate'::text, 'company'::text]))),
  CONSTRAINT "interviews_minutes_check" CHECK (((minutes >= 15) AND (minutes <= 480))),
  CONSTRAINT "interviews_pkey" PRIMARY KEY (id),
  CONSTRAINT "interviews_place_kind_check" CHECK ((place_kind = ANY (ARRAY['video'::text, 'phone'::text, 'in_person'::text]))),
  CONSTRAINT "interviews_sequence_check" CHECK ((sequence >= 0)),
  CONSTRAINT "interviews_state_check" CHECK ((state = ANY (ARRAY['confirmed'::text, 'cancelled'::text]))),
  CONSTRAINT "interviews_move_asked_check" CHECK (private.is_text(move_asked, 1000)),
  CONSTRAINT "interviews_place_check" CHECK (private.is_line(place, 500)),
  CONSTRAINT "interviews_reason_check" CHECK (private.is_text(reason, 1000)),
  CONSTRAINT "interviews_time_zone_check" CHECK (private.is_line(time_zone, 64))
);

ALTER TABLE "private"."interviews"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."message_files" (
  "message_id" uuid NOT NULL,
  "path" text NOT NULL,
  "name" text NOT NULL,
  "size" integer NOT NULL,
  CONSTRAINT "message_files_pkey" PRIMARY KEY (message_id, path),
  CONSTRAINT "message_files_size_check" CHECK ((size > 0)),
  CONSTRAINT "message_files_name_check" CHECK (private.is_line(name, 200))
);

ALTER TABLE "private"."message_files"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."message_notices" (
  "application_id" uuid NOT NULL,
  "user_id" uuid NOT NULL,
  "from_seq" bigint,
  "mail_at" timestamp with time zone,
  "mailed_at" timestamp with time zone,
  "is_unread" boolean NOT NULL DEFAULT false,
  CONSTRAINT "message_notices_pkey" PRIMARY KEY (application_id, user_id)
);

ALTER TABLE "private"."message_notices"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."message_reports" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "message_id" uuid NOT NULL,
  "reporter_id" uuid,
  "reporter_side" text NOT NULL,
  "reason" text NOT NULL,
  "words" text,
  "said" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "decision" text,
  "decided_at" timestamp with time zone,
  "decided_by" uuid,
  "is_told" boolean NOT NULL DEFAULT false,
  CONSTRAINT "message_reports_decided" CHECK (((decision IS NULL) = (decided_at IS NULL))),
  CONSTRAINT "message_reports_decision_check" CHECK ((decision = ANY (ARRAY['removed'::text, 'kept'::text]))),
  CONSTRAINT "message_reports_once" UNIQUE (message_id, reporter_side),
  CONSTRAINT "message_reports_pkey" PRIMARY KEY (id),
  CONSTRAINT "message_reports_reporter_side_check" CHECK ((reporter_side = ANY (ARRAY['candidate'::text, 'company'::text, 'manager'::text]))),
  CONSTRAINT "message_reports_words_check" CHECK (private.is_text(words, 1000))
);

ALTER TABLE "private"."message_reports"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."offers" (
  "id" uuid NOT NULL,
  "application_id" uuid NOT NULL,
  "made_by" uuid,
  "made_by_name" text NOT NULL,
  "salary" integer NOT NULL,
  "salary_period" text NOT NULL,
  "starts_on" date NOT NULL,
  "answer_by" date NOT NULL,
  "place" text,
  "hours" text,
  "leave" text,
  "trial" text,
  "document" text,
  "document_name" text,
  "document_size" integer,
  "state" text NOT NULL DEFAULT 'open'::text,
  "answered_at" timestamp with time zone,
  "reason" text,
  "words" text,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "shown_at" timestamp with time zone NOT NULL DEFAULT now(),
  "told_at" timestamp with time zone,
  CONSTRAINT "offers_document" CHECK ((num_nonnulls(document, document_name, document_size) = ANY (ARRAY[0, 3]))),
  CONSTRAINT "offers_open_unanswered" CHECK (((state = 'open'::text) = (answered_at IS NULL))),
  CONSTRAINT "offers_pkey" PRIMARY KEY (id),
  CONSTRAINT "offers_reason_check" CHECK ((reason = ANY (ARRAY['other_job'::text, 'salary'::text, 'terms'::text, 'location'::text, 'stays'::text, 'other'::text]))),
  CONSTRAINT "offers_salary_check" CHECK (((salary >= 1) AND (salary <= 100000000))),
  CONSTRAINT "offers_salary_period_check" CHECK ((salary_period = ANY (ARRAY['year'::text, 'month'::text, 'hour'::text]))),
  CONSTRAINT "offers_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text, 'ended'::text]))),
  CONSTRAINT "offers_document_name_check" CHECK (private.is_line(document_name, 200)),
  CONSTRAINT "offers_hours_check" CHECK (private.is_line(hours, 200)),
  CONSTRAINT "offers_leave_check" CHECK (private.is_line(leave, 200)),
  CONSTRAINT "offers_made_by_name_check" CHECK (private.is_line(made_by_name, 201)),
  CONSTRAINT "offers_place_check" CHECK (private.is_line(place, 200)),
  CONSTRAINT "offers_trial_check" CHECK (private.is_line(trial, 200)),
  CONSTRAINT "offers_words_check" CHECK (private.is_text(words, 1000))
);

ALTER TABLE "private"."offers"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."scorecards" (
  "id" uuid NOT NULL,
  "interview_id" uuid NOT NULL,
  "author_id" uuid,
  "author_name" text NOT NULL,
  "marks" jsonb NOT NULL,
  "words" text,
  "sent_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "scorecards_one_per_author" UNIQUE (interview_id, author_id),
  CONSTRAINT "scorecards_pkey" PRIMARY KEY (id),
  CONSTRAINT "scorecards_author_name_check" CHECK (private.is_line(author_name, 201)),
  CONSTRAINT "scorecards_words_check" CHECK (private.is_text(words, 5000))
);

ALTER TABLE "private"."scorecards"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."time_zones" (
  "user_id" uuid NOT NULL,
  "zone" text NOT NULL,
  CONSTRAINT "time_zones_pkey" PRIMARY KEY (user_id),
  CONSTRAINT "time_zones_zone_check" CHECK (private.is_line(zone, 64))
);

ALTER TABLE "private"."time_zones"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."conversations" (
  "application_id" uuid NOT NULL,
  "version" bigint NOT NULL DEFAULT 1,
  "changed_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "conversations_pkey" PRIMARY KEY (application_id)
);

ALTER TABLE "public"."conversations"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."team_news" (
  "application_id" uuid NOT NULL,
  "version" bigint NOT NULL DEFAULT 1,
  CONSTRAINT "team_news_pkey" PRIMARY KEY (application_id)
);

ALTER TABLE "public"."team_news"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."application_events"
  ADD COLUMN "by_candidate" boolean NOT NULL DEFAULT false;

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
    -- Times and offers come with a message of their own, which is counted.
    if message.author_id is distinct from me.user_id or message.application_id <> application.id
      or message.proposal_id is distinct from proposal or message.offer_id is distinct from offer then
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
  -- An offer is told once its candidate sees it, and until then nothing says that something is new.
  if offer is null then
    perform private.expect_message_notices(application, message);
  end if;
  if private.is_message_shown(message, 'candidate') then
    perform private.touch_conversation(application.id);
  end if;
  return message;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_message_files (
  message private.application_messages,
  p_files jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  entry record;
  problem text;
begin
  if jsonb_typeof(p_files) is distinct from 'array' or jsonb_array_length(p_files) > 5 then
    perform private.refuse_field_errors('{"files": "Send at most 5 files at once"}');
  end if;
  for entry in
    select f.value ->> 'path' as path, private.trimmed(f.value ->> 'name') as name from jsonb_array_elements(p_files) f
  loop
    problem := case
      when not coalesce(private.is_own_message_file('message_files', entry.path), false)
        or private.file_folder('message_files', entry.path) <> message.application_id
        or private.is_file_in_use('message_files', entry.path)
      then 'This file is not stored. Upload it again.'
      -- It is saved and opened as what its path says.
      when not coalesce(private.is_line(entry.name, 200, 1), false)
        or lower(substring(entry.name from '\.([A-Za-z]+)$')) is distinct from lower(substring(entry.path from '\.([A-Za-z]+)$'))
      then 'This file has no name that can be shown. Rename it and upload it again.'
      else private.file_problem('message_files', entry.path)
    end;
    if problem is not null then
      perform private.refuse_field_errors(jsonb_build_object('files', problem));
    end if;
    insert into private.message_files (message_id, path, name, size)
    select message.id, o.name, entry.name, (o.metadata ->> 'size')::integer
    from storage.objects o where o.bucket_id = 'message_files' and o.name = entry.path;
  end loop;
  perform private.discard_unused_files(message.application_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.answered_on (
  of_application uuid
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT ((min(e.created_at) AT TIME ZONE 'UTC'::text))::date AS timezone FROM private.given_answers(answered_on.of_application) e(id, application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id, by_candidate));

CREATE OR REPLACE FUNCTION private.applicant_name (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((SELECT NULLIF(btrim(concat_ws(' '::text, s.first_name, s.last_name)), ''::text) AS "nullif" FROM private.sent_profile((applicant_name.application).id) s(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values)), 'The applicant'::text);

CREATE OR REPLACE FUNCTION private.application_entries (
  ids uuid[],
  wanted private.application_filter,
  p_sort text,
  across_jobs boolean
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
begin
  return (
    select coalesce(json_agg(
      case
        when across_jobs then json_build_object(
          'id', a.id, 'status', a.status, 'applied_at', a.applied_at, 'candidate_id', a.candidate_id,
          'candidate_name', m.candidate_name, 'candidate_title', m.candidate_title, 'match', m.match,
          'assignee', x.assignee, 'answer_due', a.answer_due, 'is_overdue', x.is_overdue, 'unread', x.unread, 'can', x.can, 'job_id', a.job_id, 'job_title', j.title)
        else json_build_object(
          'id', a.id, 'status', a.status, 'applied_at', a.applied_at, 'candidate_id', a.candidate_id,
          'candidate_name', m.candidate_name, 'candidate_title', m.candidate_title, 'match', m.match,
          'assignee', x.assignee, 'answer_due', a.answer_due, 'is_overdue', x.is_overdue, 'unread', x.unread, 'can', x.can)
      end order by listed.place), '[]')
    from unnest(ids) with ordinality as listed (id, place)
    join public.applications a on a.id = listed.id
    join private.application_matches m on m.application_id = a.id
    left join public.jobs j on across_jobs and j.id = a.job_id
    cross join lateral (
      select
        case when a.company_id = wanted.of_company then coalesce(
          (select own.assignee from private.application_assignees own where own.application_id = a.id),
          (select assigned.assignee from private.job_assignees assigned where assigned.job_id = a.job_id)) end as assignee,
        p_sort <> 'newest' and coalesce(private.is_overdue(a.answer_due), false) as is_overdue,
        private.unread_count(a, me) as unread,
        json_build_object('move', private.can_move_application(a, me)) as can
    ) x
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.application_events_json (
  application public.applications,
  names_of_company uuid,
  me private.reach DEFAULT NULL::private.reach
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  of_candidate boolean := me is null;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'application_id', e.application_id,
      'from_status', e.from_status,
      'to_status', e.to_status,
      'created_at', e.created_at,
      'by_candidate', e.from_status is null or e.by_candidate or e.to_status = 'withdrawn',
      'actor_name', case when not (of_candidate and e.to_status = 'rejected') then nullif(btrim(u.first_name || ' ' || u.last_name), '') end,
      'is_mine', coalesce(e.actor_id = (select auth.uid()), false),
      'withdrawal', case when of_candidate or me.is_admin or names_of_company is not null then (
        select jsonb_build_object('reason', w.reason, 'message', w.message)
        from private.application_withdrawals w where w.application_id = e.application_id and e.to_status = 'withdrawn'
      ) end
    ) order by e.id), '[]')
    from public.applications a
    join public.application_events e on e.application_id = a.id
    left join public.company_users u on u.user_id = e.actor_id and u.company_id = names_of_company
    -- Nobody is left to whom earlier ones would belong once the account was deleted.
    where (a.id = application.id or a.candidate_id = application.candidate_id and a.job_id = application.job_id
        and a.attempt < application.attempt and (of_candidate or me.is_admin or private.can_review_application(a, me)))
      and (not of_candidate or private.is_settled(e))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.application_filter_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('stage'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('search'::text, 'line'::text, 200), private.rule('assignee'::text, 'line'::text, 40, message => 'Choose a colleague'::text), private.rule('skill'::text, 'line'::text, 60), private.rule('level'::text, 'choice'::text, message => 'Choose how close the level is'::text, choices => '{match,close}'::text[]), private.rule('place'::text, 'choice'::text, message => 'Choose how close the place is'::text, choices => '{match,close}'::text[]), private.rule('from'::text, 'line'::text, 10, message => 'Choose a date'::text), private.rule('to'::text, 'line'::text, 10, message => 'Choose a date'::text), private.rule('job'::text, 'line'::text, 40, message => 'Choose a job'::text), private.rule('reached'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('furthest'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('left'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('answer'::text, 'choice'::text, message => 'Choose what became of the answer'::text, choices => '{overdue,kept,late}'::text[]), private.rule('offer'::text, 'choice'::text, message => 'Choose what became of the offer'::text, choices => '{open}'::text[]), private.rule('reason'::text, 'choice'::text, message => 'Choose a reason'::text, choices => '{skills,level,location,job_closed,salary,other}'::text[]), private.rule('source'::text, 'choice'::text, message => 'Choose where they came from'::text, choices => '{search,matches,shared,site,put_forward,direct,unknown}'::text[])];

CREATE OR REPLACE FUNCTION private.application_offers_json (
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
    'offers', (
      select coalesce(jsonb_agg(private.offer_json(o, application, me) order by o.created_at, o.id), '[]')
      from private.offers o
      where o.application_id = application.id and (side = 'company' or private.is_offer_shown(o))
    ),
    'other_applications', case when side = 'candidate' then (
      select count(*) from public.applications a
      where a.candidate_id = application.candidate_id and a.id <> application.id and a.status = any (private.open_stages())) end,
    'can', jsonb_build_object('make', private.can_make_offer(application, me)));
end
$function$;

CREATE OR REPLACE FUNCTION private.application_to_move (
  p_application_id uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  if not private.can_move_application(application) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status');
  end if;
  -- Two movers take turns: what is decided next is decided on what the first one left.
  application := private.held_application(application);
  -- It is answered with the whole of it.
  perform private.note_application_view(application);
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.application_to_score (
  p_application_id uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller();
  return private.found_application((
    select a from public.applications a
    where a.id = p_application_id and a.candidate_id is not null and private.can_move_application(a)
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.application_to_talk (
  p_application_id uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.held_application(private.read_conversation(p_application_id));
  -- Whoever held it may have ended that the caller reads it.
  return private.read_conversation(p_application_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.assigned_counts (
  of_company uuid,
  mine private.staff_act[],
  OUT jobs bigint,
  OUT new_applications bigint,
  OUT interviews bigint
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not mine @> '{post_jobs, handle_applications}' then
    select count(*) filter (where j.deleted_at is null), coalesce(sum(kept.new), 0), coalesce(sum(kept.interview), 0)
    into jobs, new_applications, interviews
    from private.my_assigned_job_ids() as assigned (id)
    join public.jobs j on j.id = assigned.id and j.company_id = of_company
    cross join lateral (
      select
        sum(c.n) filter (where c.what = 'applied') as new,
        sum(c.n) filter (where c.what = 'interview') as interview
      from private.counts c where c.subject = j.id
    ) kept;
  end if;
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

CREATE OR REPLACE FUNCTION private.bucket_endings (
  bucket text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE bucket WHEN 'candidate_resumes'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text] WHEN 'candidate_cover_letters'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text] WHEN 'candidate_certificates'::text THEN ARRAY['pdf'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'application_files'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'message_files'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'company-documents'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'company-logos'::text THEN ARRAY['jpg'::text, 'jpeg'::text, 'png'::text, 'webp'::text] ELSE NULL::text[] END;

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

CREATE OR REPLACE FUNCTION private.calendar_feed_json (
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN jsonb_build_object('made_at', (SELECT f.made_at FROM private.calendar_feeds f WHERE (f.user_id = calendar_feed_json.of_user)));

CREATE OR REPLACE FUNCTION private.can_block (
  side text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN COALESCE((side = ANY (ARRAY['candidate'::text, 'company'::text])), false);

CREATE OR REPLACE FUNCTION private.can_change_criteria (
  of_company uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.my_job_rights(of_company)).may_edit;

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

CREATE OR REPLACE FUNCTION private.can_withdraw_offer (
  offer private.offers,
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((offer).state = 'open'::text) AND private.can_move_application(application, me));

CREATE OR REPLACE FUNCTION private.can_write_message_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return bucket = 'message_files' and exists (
    select from public.applications a
    where a.id = private.file_folder(bucket, path) and private.can_read_conversation(a) and private.conversation_problem(a) is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.can_store_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (((private.is_own_file(bucket, path) AND ((SELECT private.my_role() AS my_role) = 'candidate'::public.app_role)) OR private.can_write_company_file(bucket, path) OR private.can_write_message_file(bucket, path)) AND private.has_live_session() AND (private.quota_problem(private.file_folder(bucket, path), 1) IS NULL) AND (NOT private.is_file_in_use(bucket, path)));

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

CREATE OR REPLACE FUNCTION private.candidate_mail_kinds()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{application_moves,company_messages,interview_reminders,promised_answers,saved_searches,put_forward}'::text[];

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

CREATE OR REPLACE FUNCTION private.colleague_name (
  of_user uuid,
  at_company uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE(private.person_name(of_user, at_company), 'A colleague'::text);

CREATE OR REPLACE FUNCTION private.company_application_json (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  may_move boolean := private.can_move_application(application, me);
  sees_all boolean := may_move or me.is_admin;
begin
  return (
    select jsonb_build_object(
      'id', application.id,
      'status', application.status,
      'applied_at', application.applied_at,
      'applied_by_company_id', application.applied_by_company_id,
      'applied_by_company_name', (select c.name from public.companies c where c.id = application.applied_by_company_id),
      'candidate', sent.profile,
      'job', jsonb_build_object(
        'id', j.id,
        'title', j.title,
        'location', j.location,
        'job_type', j.job_type,
        'experience_level', j.experience_level,
        'assignee', case when sees_all then (select a.assignee from private.job_assignees a where a.job_id = j.id) end,
        'company_name', (select c.name from public.companies c where c.id = j.company_id),
        'is_deleted', j.deleted_at is not null,
        'can', jsonb_build_object('open', private.can_read_job(j, me))
      ),
      'answers', private.application_answers_json(application.id),
      'events', private.application_events_json(application, case when may_move then application.company_id end, me),
      'match', kept.match,
      'assignee', case when sees_all then (
        select a.assignee from private.application_assignees a where a.application_id = application.id) end,
      'rejection', case when sees_all and application.status = 'rejected' then (
        select jsonb_build_object('reason', r.reason, 'message', r.message)
        from private.last_rejection(application.id, only_settled => false) r
      ) end,
      'note_count', case when may_move then private.note_count(application.id) else 0 end,
      'unread', private.unread_count(application, me),
      'can', jsonb_build_object('assign', may_move and private.can_at_company(application.company_id, 'assign_work'), 'note', may_move and application.candidate_id is not null,
        'talk', private.can_read_conversation(application, me)),
      'answer_by', application.answer_by,
      'answer_due', application.answer_due,
      'attempt', application.attempt,
      'later_id', (
        select a.id from public.applications a
        where a.id = private.later_application(application) and (sees_all or private.can_review_application(a, me))
      ),
      'allowed_statuses', case when may_move and application.candidate_id is not null then (
        select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
        from private.application_transitions t
        where t.from_status = application.status and t.made_by = 'company'
      ) else '[]' end,
      'previous_id', there.previous_id,
      'next_id', there.next_id,
      'position', there.place,
      'total', there.total
    )
    from private.place_in_job(application, sees_all) there
    join private.sent_profiles sent on sent.application_id = application.id
    join private.application_matches kept on kept.application_id = application.id
    join public.jobs j on j.id = application.job_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.company_counts (
  of_company uuid,
  mine private.staff_act[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'jobs', case when 'post_jobs' = any (mine) then kept.jobs else assigned.jobs end,
      'new_applications', case when 'handle_applications' = any (mine) then kept.new_applications else assigned.new_applications end,
      'open_offers', private.open_offer_count(of_company, mine),
      'interviews', case when 'handle_applications' = any (mine) then kept.interviews else assigned.interviews end,
      'managed_candidates', case when 'handle_candidates' = any (mine) then kept.managed_candidates
        else (
          select count(*) from private.my_assigned_candidate_ids() as assigned (id)
          join public.candidates c on c.id = assigned.id and c.managing_company_id = of_company
        )
      end,
      -- What is assigned to the caller is not unassigned.
      'unassigned_jobs', case when 'post_jobs' = any (mine) then kept.unassigned_jobs else 0 end,
      'unassigned_candidates', case when 'handle_candidates' = any (mine)
        then greatest(kept.managed_candidates - kept.assigned_candidates, 0) else 0 end,
      'overdue', owed.counts -> 'overdue',
      'due_today', owed.counts -> 'due_today',
      'interviews_soon', waits.counts -> 'interviews_soon',
      'other_times', waits.counts -> 'other_times',
      'other_times_first', waits.counts -> 'other_times_first',
      'partners', case when 'handle_candidates' = any (mine) then (select count(*) from private.partner_ids(of_company)) else 0 end
    )
    from (
      select
        coalesce(sum(n) filter (where what = 'jobs'), 0) as jobs,
        coalesce(sum(n) filter (where what = 'new_applications'), 0) as new_applications,
        coalesce(sum(n) filter (where what = 'interviews'), 0) as interviews,
        coalesce(sum(n) filter (where what = 'managed_candidates'), 0) as managed_candidates,
        coalesce(sum(n) filter (where what = 'assigned_candidates'), 0) as assigned_candidates,
        coalesce(sum(n) filter (where what = 'unassigned_jobs'), 0) as unassigned_jobs
      from private.counts where subject = of_company
    ) kept
    cross join lateral private.assigned_counts(of_company, mine) assigned
    cross join lateral (select private.owed_counts(of_company, mine) as counts) owed
    cross join lateral (select private.waiting_for_staff(auth.uid(), of_company) as counts) waits
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.company_template (
  of_company uuid,
  of_kind text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    (select t.body from private.company_mail_templates t where t.company_id = of_company and t.kind = of_kind), private.our_template(of_kind));
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

CREATE OR REPLACE FUNCTION private.conversation_ends (
  application public.applications
)
  RETURNS timestamp with time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((application).status = ANY (ARRAY['hired'::public.application_status, 'rejected'::public.application_status, 'withdrawn'::public.application_status])) THEN (SELECT (e.created_at + '30 days'::interval) FROM public.application_events e WHERE (e.application_id = (conversation_ends.application).id) ORDER BY e.id DESC LIMIT 1) ELSE NULL::timestamp with time zone END;

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

CREATE OR REPLACE FUNCTION private.conversation_path (
  of_application uuid,
  of_side text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE of_side WHEN 'candidate'::text THEN ('/candidate/applications/'::text || of_application) ELSE (('/company/applications/'::text || of_application) || '?tab=conversation'::text) END;

CREATE OR REPLACE FUNCTION private.answer_path (
  of_application uuid,
  of_side text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (private.conversation_path(of_application, of_side) || '#write'::text);

CREATE OR REPLACE FUNCTION private.conversation_problem (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((application).candidate_id IS NULL) THEN 'The applicant deleted their account'::text WHEN (EXISTS (SELECT FROM private.conversation_blocks b WHERE (b.application_id = (conversation_problem.application).id))) THEN 'This conversation is blocked'::text WHEN (private.conversation_ends(application) <= now()) THEN 'The application was closed 30 days ago, and its conversation with it'::text ELSE NULL::text END;

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

CREATE OR REPLACE FUNCTION private.can_make_offer (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_propose_times(application, me) AND (NOT (EXISTS (SELECT FROM private.offers o WHERE ((o.application_id = (can_make_offer.application).id) AND (o.state = ANY (ARRAY['open'::text, 'accepted'::text])))))));

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

CREATE OR REPLACE FUNCTION private.conversation_side (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return case
    when application.candidate_id = me.candidate_id then 'candidate'
    when private.can_move_application(application, me) then 'company'
    -- Whoever managed the candidate when they applied, for as long as they do.
    when application.applied_by_company_id = any (me.company_ids) and exists (
      select from public.candidates c
      where c.id = application.candidate_id and c.managing_company_id = application.applied_by_company_id
        and private.manages_candidate(c, me)
    ) then 'manager'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.can_read_conversation (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.conversation_side(application, me) IS NOT NULL);

CREATE OR REPLACE FUNCTION private.conversations_of (
  of_user uuid
)
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  ROWS 20
  SET search_path TO ''
BEGIN ATOMIC
 SELECT n.application_id
    FROM private.message_notices n
   WHERE (n.user_id = conversations_of.of_user)
 UNION
  SELECT r.application_id
    FROM private.conversation_reads r
   WHERE (r.user_id = conversations_of.of_user)
 UNION
  SELECT m.application_id
    FROM private.application_messages m
   WHERE (m.author_id = conversations_of.of_user)
 UNION
  SELECT p.application_id
    FROM private.interview_proposals p
   WHERE (p.made_by = conversations_of.of_user)
 UNION
  SELECT p.application_id
    FROM (private.interview_people each
      JOIN private.interview_proposals p ON ((p.id = each.proposal_id)))
   WHERE (each.user_id = conversations_of.of_user)
 UNION
  SELECT i.application_id
    FROM (private.scorecards s
      JOIN private.interviews i ON ((i.id = s.interview_id)))
   WHERE (s.author_id = conversations_of.of_user)
 UNION
  SELECT o.application_id
    FROM private.offers o
   WHERE (o.made_by = conversations_of.of_user);
END;

CREATE OR REPLACE FUNCTION private.count_applications()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.count_changes (subject, what, n)
  select counted.subject, counted.what, sum(tg_argv[0]::integer)
  from changed t
  cross join lateral (values
    (t.job_id, t.status::text),
    (t.company_id, 'listed_' || t.status),
    (case when t.applied_by_company_id <> t.company_id then t.applied_by_company_id end, 'listed_' || t.status),
    (t.company_id, case t.status when 'applied' then 'new_applications' when 'interview' then 'interviews' end)
  ) as counted (subject, what)
  where counted.subject is not null and counted.what is not null
  group by counted.subject, counted.what;
  return null;
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

CREATE OR REPLACE FUNCTION private.discard_files_never_used (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due uuid[] := array(
    select distinct private.file_folder(o.bucket_id, o.name)
    from storage.objects o
    where o.created_at < private.kept_since('unusedFile')
      and not exists (select from private.discarded_files d where d.bucket_id = o.bucket_id and d.name = o.name)
      and not private.is_file_in_use(o.bucket_id, o.name)
    limit at_most);
  -- Whoever makes a record name a file holds the same row, and is not waited for.
  held uuid[] := array(select c.id from public.companies c where c.id = any (due) for update skip locked)
    || array(select c.user_id from public.candidates c where c.user_id = any (due) for update skip locked)
    || array(select a.id from public.applications a where a.id = any (due) for update skip locked);
  folder uuid;
begin
  foreach folder in array held loop
    perform private.discard_unused_files(folder);
  end loop;
  return cardinality(held);
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_message_file()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_file_in_use('message_files', old.path) then
    insert into private.discarded_files (bucket_id, name) values ('message_files', old.path) on conflict (bucket_id, name) do nothing;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_message_files (
  of_applications uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  folder uuid;
  files jsonb := '[]';
begin
  foreach folder in array of_applications loop
    files := files || private.discard_folder(folder);
  end loop;
  return files;
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_ownerless_files (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  insert into private.discarded_files (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o
  where o.created_at < now() - interval '1 hour'
    and not exists (select from auth.users u where u.id::text = split_part(o.name, '/', 1))
    and not exists (select from public.companies c where c.id::text = split_part(o.name, '/', 1))
    and not exists (select from public.applications a where a.id = private.file_folder(o.bucket_id, o.name) and a.candidate_id is not null)
  limit at_most
  on conflict (bucket_id, name) do nothing;
  get diagnostics n = row_count;
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_unused_files (
  of_folder uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from private.discarded_files d
  where split_part(d.name, '/', 1) = of_folder::text
    and not exists (select from storage.objects o where o.bucket_id = d.bucket_id and o.name = d.name);
  insert into private.discarded_files (bucket_id, name)
  select o.bucket_id, o.name
  from storage.objects o
  where o.name collate "C" >= of_folder || '/' and o.name collate "C" < of_folder || '0'
    and o.created_at < private.kept_since('unusedFile')
    and not private.is_file_in_use(o.bucket_id, o.name)
  on conflict (bucket_id, name) do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.drop_interview_reminders (
  interview private.interviews
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 DELETE FROM public.notifications n
   WHERE ((n.type = ANY (ARRAY['interview_reminder'::text, 'interview_soon'::text])) AND (NOT n.is_read) AND (COALESCE((n.data ->> 'application_id'::text), (n.data ->> 'candidate_id'::text)) = ((drop_interview_reminders.interview).application_id)::text) AND ((n.data ->> 'interview_id'::text) = ((drop_interview_reminders.interview).id)::text));
 DELETE FROM public.email_outbox o
   WHERE ((o.sent_at IS NULL) AND (o.failed_at IS NULL) AND (o.claimed_at IS NULL) AND (o.template = 'interview_reminder'::text) AND ((o.data ->> 'interview_id'::text) = ((drop_interview_reminders.interview).id)::text));
 UPDATE private.interviews i
  SET reminded_a_day_before = false, reminded_an_hour_before = false
   WHERE ((i.id = (drop_interview_reminders.interview).id) AND (i.reminded_a_day_before OR i.reminded_an_hour_before));
END;

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

CREATE OR REPLACE FUNCTION private.end_offer (
  offer private.offers,
  application public.applications,
  new_state text,
  p_words text
)
  RETURNS private.offers
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not private.is_offer_shown(offer) then
    delete from private.offers o where o.id = offer.id;
    offer := null;
  else
    update private.offers o set state = new_state, answered_at = now(), words = p_words where o.id = offer.id returning * into offer;
    perform private.tell_candidate_of_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
  return offer;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_offers (
  application public.applications,
  why text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  offer private.offers;
begin
  select o.* into offer from private.offers o where o.application_id = application.id and o.state = 'open' for update;
  if offer.id is not null then
    offer := private.end_offer(offer, application, 'ended', why);
  end if;
  if offer.id is not null then
    -- What ended the application is mailed already.
    perform private.tell_staff_of_offer(offer, application, by_mail => false);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_open_things (
  application public.applications,
  why text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.end_interviews(application, why);
  perform private.end_offers(application, why);
end
$function$;

CREATE OR REPLACE FUNCTION private.end_open_things_of_job (
  of_job uuid,
  why text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
begin
  for application in
    select * from public.applications a where a.job_id = of_job and a.status = any (private.open_stages()) order by a.id for update
  loop
    perform private.end_open_things(application, why);
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

CREATE OR REPLACE FUNCTION private.expect_message_notices (
  application public.applications,
  message private.application_messages
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  is_mailed boolean := message.proposal_id is null and message.offer_id is null;
  told record;
begin
  -- In one order, as whoever else holds several of them.
  for told in select t.* from private.told_of_message(application, message.author_side) t order by t.user_id loop
    -- Their account may go at this moment.
    perform from auth.users u where u.id = told.user_id for key share;
    continue when not found;
    insert into private.message_notices as n (application_id, user_id, from_seq, mail_at, is_unread)
    values (
      application.id, told.user_id, case when is_mailed then message.seq end, case when is_mailed then now() + interval '2 minutes' end, true)
    on conflict (application_id, user_id) do update set
      from_seq = coalesce(n.from_seq, excluded.from_seq),
      mail_at = coalesce(n.mail_at, greatest(excluded.mail_at, case when is_mailed then n.mailed_at + interval '10 minutes' end)),
      is_unread = true;
    if is_mailed then
      perform private.show_unread(application, told.user_id, told.side, told.company_id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.fill_template (
  body text,
  fields jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT string_agg(COALESCE((fill_template.fields ->> "substring"(parts.part, '^\{([a-z_]+)\}$'::text)), parts.part), ''::text ORDER BY parts.place)
  AS string_agg
    FROM regexp_split_to_table(fill_template.body, '(?=\{[a-z_]+\})|(?<=\{[a-z_]+\})'::text) WITH ORDINALITY parts(part, place);
END;

CREATE OR REPLACE FUNCTION private.filled_message (
  message text,
  application public.applications
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  filled text := private.fill_template(message, private.template_fields(application, auth.uid()));
begin
  if char_length(filled) > 2000 then
    perform private.refuse_field_errors('{"message": "With the names filled in it has more than 2,000 characters"}');
  end if;
  return filled;
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

CREATE OR REPLACE FUNCTION private.forget_removed_words (
  message private.application_messages,
  said text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  readers uuid[] := array(select n.user_id from private.message_notices n where n.application_id = message.application_id);
begin
  if said = '' then
    return;
  end if;
  update public.notifications n set message = 'A message that was removed'
  where n.user_id = any (readers) and n.type in ('message_received', 'applicant_message')
    and n.data ->> 'application_id' = message.application_id::text and n.message = left(said, 1000);
  update private.staff_summary_items i set message = 'A message of these was removed'
  where i.user_id = any (readers) and i.kind = 'applicant_messages' and i.path = private.conversation_path(message.application_id, 'company')
    and strpos(i.message, left(said, 100)) > 0;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_withdrawn_message()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  reader record;
begin
  select * into application from public.applications a where a.id = new.application_id;
  for reader in
    select r.*
    from private.message_notices n
    join private.conversation_readers(application) r on r.user_id = n.user_id
    where n.application_id = application.id and (n.is_unread or new.withdrawn_at is null) and r.side <> new.author_side
    order by r.user_id
  loop
    update private.message_notices n
    set is_unread = exists (select from private.unread_messages(application.id, reader.user_id, reader.side))
    where n.application_id = application.id and n.user_id = reader.user_id;
    perform private.show_unread(application, reader.user_id, reader.side, reader.company_id);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.given_answers (
  of_application uuid
)
  RETURNS SETOF public.application_events
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT e.id,
     e.application_id,
     e.from_status,
     e.to_status,
     e.actor_id,
     e.created_at,
     e.candidate_id,
     e.company_id,
     e.by_candidate
    FROM public.application_events e
   WHERE ((e.application_id = given_answers.of_application) AND private.is_answer(e.to_status) AND (NOT (EXISTS ( SELECT
            FROM public.application_events later
           WHERE ((later.application_id = given_answers.of_application) AND (later.id > e.id) AND (later.to_status = ANY (ARRAY['applied'::public.application_status, 'reviewing'::public.application_status, 'interview'::public.application_status])) AND (later.created_at > (e.created_at - '00:01:00'::interval)) AND (later.created_at < (e.created_at + private.answer_stands_after())))))));
END;

CREATE OR REPLACE FUNCTION private.hand_over_interviews (
  leaving public.company_users,
  successor uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.has_scored (
  of_interview uuid,
  who uuid DEFAULT auth.uid()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM private.scorecards s WHERE ((s.interview_id = has_scored.of_interview) AND (s.author_id = has_scored.who))));

CREATE OR REPLACE FUNCTION private.held_application (
  application public.applications
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- In the order of all locks, and the application at once as a mover holds it: two who held it as readers, and each of them wants more,
  -- would wait for each other for ever.
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id for key share;
  select * into application from public.applications a where a.id = application.id for update;
  return private.found_application(application);
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

CREATE OR REPLACE FUNCTION private.hold_unseen_offer (
  application public.applications
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 UPDATE private.offers o
  SET shown_at = (now() + private.undo_time())
   WHERE ((o.application_id = (hold_unseen_offer.application).id) AND (o.state = 'open'::text) AND (o.shown_at > now()));
END;

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

CREATE OR REPLACE FUNCTION private.interview_criteria_json (
  job public.jobs
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  criteria text[] := private.job_criteria(job.id);
begin
  return jsonb_build_object(
    'criteria', to_jsonb(criteria),
    'suggested', (
      select coalesce(jsonb_agg(asked.name order by asked.first_place), '[]')
      from (
        select s.name, min(s.place) as first_place
        from unnest(job.skills_required || job.requirements) with ordinality as s (name, place)
        where char_length(s.name) <= 200
        group by s.name
      ) as asked
      where not exists (select from unnest(criteria) as known (name) where lower(known.name) = lower(asked.name))
    ),
    'can', jsonb_build_object('change', private.can_change_criteria(job.company_id))
  );
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

CREATE OR REPLACE FUNCTION private.interview_key (
  p_after jsonb,
  is_past boolean,
  OUT at timestamp with time zone,
  OUT id uuid
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if nullif(p_after, 'null') is null and not is_past then
    at := '-infinity';
    id := '00000000-0000-0000-0000-000000000000';
    return;
  end if;
  select k.at, k.id into at, id from private.page_key(p_after, 'startsAt') k;
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_mail (
  interview private.interviews,
  of_user uuid,
  of_candidate boolean,
  by_side text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.calendar_entry(interview, of_candidate) || jsonb_build_object(
    'side', case when of_candidate then 'candidate' else 'company' end,
    'first_name', case when of_candidate then (select c.first_name from public.candidates c where c.user_id = of_user) end,
    'time_zone', private.reading_zone(of_user, interview.time_zone),
    'reason', interview.reason,
    'changed_by', by_side,
    'attendee', jsonb_build_object(
      'email', (select p.email from public.profiles p where p.id = of_user),
      'name', private.person_name(of_user, (select a.company_id from public.applications a where a.id = interview.application_id)),
      -- Whoever chose the time has said that they come.
      'has_agreed', of_candidate and by_side is not distinct from 'candidate' or coalesce(of_user = auth.uid(), false)));
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
    interview := private.reschedule_interview(
      proposal.interview_id, at, proposal.minutes, proposal.place_kind, proposal.place, proposal.time_zone, null, 'candidate');
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
      select t.user_id, private.colleague_name(t.user_id, at_company) as name from private.people_of_proposal(of_proposal) t
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

CREATE OR REPLACE FUNCTION private.is_file_in_use (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT ((EXISTS ( SELECT
            FROM private.sent_documents d
           WHERE ((d.bucket_id = is_file_in_use.bucket) AND (d.name = is_file_in_use.path)))) OR (EXISTS ( SELECT
            FROM public.candidates c,
             LATERAL private.profile_documents(c.*) d(bucket_id, name)
           WHERE ((c.user_id = private.file_folder(is_file_in_use.bucket, is_file_in_use.path)) AND (d.bucket_id = is_file_in_use.bucket) AND (d.name = is_file_in_use.path)))) OR ((bucket = 'company-documents'::text) AND (path IN ( SELECT private.company_document_paths(private.file_folder(bucket, path)) AS company_document_paths))) OR ((bucket = 'company-logos'::text) AND (EXISTS ( SELECT
            FROM public.companies c
           WHERE ((c.id = private.file_folder(is_file_in_use.bucket, is_file_in_use.path)) AND (c.logo_url = is_file_in_use.path))))) OR ((bucket = 'message_files'::text) AND ((EXISTS ( SELECT
            FROM private.message_files f
           WHERE (f.path = is_file_in_use.path))) OR (EXISTS ( SELECT
            FROM private.offers o
           WHERE (o.document = is_file_in_use.path))))));
END;

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

CREATE OR REPLACE FUNCTION private.is_last_mail (
  mail public.email_outbox
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((mail).template = 'account_deleted'::text) OR (((mail).template = 'interview_cancelled'::text) AND (NOT (EXISTS (SELECT FROM public.profiles p WHERE (lower(p.email) = lower((is_last_mail.mail).to_email)))))));

CREATE OR REPLACE FUNCTION private.is_not_over (
  interview private.interviews
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((interview).state = 'confirmed'::text) AND (((interview).starts_at + make_interval(mins => ((interview).minutes)::integer)) > now()));

CREATE OR REPLACE FUNCTION private.is_offer_shown (
  offer private.offers
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((offer).shown_at <= now());

CREATE OR REPLACE FUNCTION private.can_answer_offer (
  offer private.offers,
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((((application).candidate_id = (me).candidate_id) AND ((offer).state = 'open'::text) AND private.is_offer_shown(offer) AND (NOT private.is_overdue((offer).answer_by)) AND (private.settled_status(application) = 'offered'::public.application_status)), false);

CREATE OR REPLACE FUNCTION private.is_message_shown (
  message private.application_messages,
  side text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((side = 'company'::text) OR ((message).offer_id IS NULL) OR (EXISTS (SELECT FROM private.offers o WHERE ((o.id = (is_message_shown.message).offer_id) AND private.is_offer_shown(o.*)))));

CREATE OR REPLACE FUNCTION private.is_own_message_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return bucket = 'message_files' and exists (
    select from storage.objects o
    join public.applications a on a.id = private.file_folder(o.bucket_id, o.name)
    where o.bucket_id = bucket and o.name = path and o.owner_id = auth.uid()::text and private.can_read_conversation(a)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_read_by_others (
  message private.application_messages
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.conversation_reads r
    where r.application_id = message.application_id and r.read_seq >= message.seq and r.user_id is distinct from message.author_id
  );
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

CREATE OR REPLACE FUNCTION private.is_settled (
  event public.application_events
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((event).from_status IS NULL) OR ((event).to_status = 'withdrawn'::public.application_status) OR (event).by_candidate OR (((event).created_at + private.undo_time()) <= now()));

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

CREATE OR REPLACE FUNCTION private.job_criteria (
  of_job uuid
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ARRAY(SELECT c.name FROM private.interview_criteria c WHERE (c.job_id = job_criteria.of_job) ORDER BY c.place);

CREATE OR REPLACE FUNCTION private.criteria_of_interview (
  interview private.interviews
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((SELECT ARRAY(SELECT (m.mark ->> 'criterion'::text) FROM jsonb_array_elements(s.marks) WITH ORDINALITY m(mark, place) ORDER BY m.place) AS "array" FROM private.scorecards s WHERE ((s.interview_id = (criteria_of_interview.interview).id) AND (s.marks <> '[]'::jsonb)) ORDER BY s.sent_at, s.id LIMIT 1), private.job_criteria((SELECT a.job_id FROM public.applications a WHERE (a.id = (criteria_of_interview.interview).application_id))));

CREATE OR REPLACE FUNCTION private.keep_retention (
  at_most integer DEFAULT 2000
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  step text;
  n integer;
  done jsonb := '{}';
begin
  -- Two at once would only wait for each other.
  if not pg_try_advisory_xact_lock(hashtextextended('private.keep_retention', 0)) then
    return done;
  end if;
  foreach step in array array[
    'unconfirmed_accounts', 'notifications', 'mail_bodies', 'withdrawn_documents', 'conversations', 'profile_views', 'ended_invitations',
    'contact_messages', 'audit', 'sign_ins', 'ownerless_files', 'unused_files'
  ] loop
    -- One that fails holds up none of the others.
    begin
      n := case step
        when 'unconfirmed_accounts' then private.forget_unconfirmed_accounts(least(at_most, 100))
        when 'notifications' then private.forget_rows('public.notifications', 'created_at', 'notification', at_most)
        when 'mail_bodies' then private.forget_mail_bodies(at_most)
        when 'withdrawn_documents' then private.forget_withdrawn_documents(least(at_most, 500))
        when 'conversations' then private.forget_conversations(least(at_most, 500))
        when 'profile_views' then private.forget_rows('private.profile_views', 'viewed_at', 'profileView', at_most)
        when 'ended_invitations' then private.forget_ended_invitations(at_most)
        when 'contact_messages' then private.forget_rows('private.contact_messages', 'created_at', 'contactMessage', at_most)
        when 'audit' then private.forget_audit(at_most)
        when 'sign_ins' then private.forget_sign_ins(at_most)
        when 'ownerless_files' then private.discard_ownerless_files(at_most)
        when 'unused_files' then private.discard_files_never_used(least(at_most, 500))
      end;
      done := done || jsonb_build_object(step, n);
    exception when others then
      raise warning 'Keeping what is kept: % failed: %', step, sqlerrm;
    end;
  end loop;
  return done;
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

CREATE OR REPLACE FUNCTION private.knows_status (
  application public.applications
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select e.by_candidate or e.to_status = 'withdrawn' or e.to_status = 'offered' and exists (
      select from private.offers o where o.application_id = e.application_id and o.created_at >= e.created_at)
    from public.application_events e where e.application_id = application.id order by e.id desc limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_applications (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  told record;
  withdrawn uuid[] := '{}';
begin
  for application in select * from public.applications a where a.id = any (of.application_ids) order by a.id loop
    if private.can_withdraw_application(application) then
      update public.applications set status = 'withdrawn' where id = application.id;
      withdrawn := withdrawn || application.id;
    end if;
  end loop;
  delete from public.job_application_answers where application_id = any (of.application_ids);
  delete from private.sent_documents where application_id = any (of.application_ids);
  delete from private.status_notices where application_id = any (of.application_ids);
  delete from private.application_withdrawals where application_id = any (of.application_ids);
  delete from private.team_notes where application_id = any (of.application_ids) or candidate_id = of.candidate_id;
  perform private.leave_conversations(of);
  update private.application_rejections set message = null where application_id = any (of.application_ids);
  update public.application_events set candidate_id = null where application_id = any (of.application_ids) and candidate_id is not null;
  update private.sent_profiles set profile = private.nameless_applicant(), culture_values = '{}' where application_id = any (of.application_ids);
  update private.application_matches kept
  set match_order = counted.match_order, candidate_name = counted.candidate_name, candidate_title = counted.candidate_title,
    match = counted.match, words = counted.words, skill_keys = counted.skill_keys, level_fit = counted.level_fit, place_fit = counted.place_fit
  from private.counted_application_matches counted
  where kept.application_id = any (of.application_ids) and counted.application_id = kept.application_id;
  update public.applications set candidate_id = null where id = any (of.application_ids);
  for told in
    select behind.user_id, j.title, private.application_ids(a) as ids, a.id
    from public.applications a
    join public.jobs j on j.id = a.job_id
    cross join lateral private.people_behind_application(a) behind
    where a.id = any (withdrawn)
  loop
    perform private.tell_staff(
      told.user_id, 'new_application', 'application_withdrawn', 'An application was withdrawn', told.title || ': the applicant deleted their account',
      told.ids, '/company/applications/' || told.id, by_mail => false);
  end loop;
end
$function$;

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

CREATE OR REPLACE FUNCTION private.leave_teams (
  of private.traces,
  successors jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  membership public.company_users;
  successor public.company_users;
begin
  -- All of them in one order: of two administrators who leave at the same moment the second finds nobody.
  perform from public.company_users u
  where u.company_id in (select m.company_id from public.company_users m where m.user_id = of.user_id) order by u.id for no key update;
  for membership in select * from public.company_users u where u.user_id = of.user_id order by u.created_at, u.id loop
    if membership.role = 'company_admin' and not exists (
      select from public.company_users u
      where u.company_id = membership.company_id and u.role = 'company_admin' and u.user_id <> of.user_id
    ) then
      -- What signing up made and nobody finished goes with whoever made it.
      delete from public.companies c
      where c.id = membership.company_id and c.submitted_at is null and not exists (
        select from public.company_users u where u.company_id = c.id and u.user_id <> of.user_id);
      continue when found;
      select * into successor from public.company_users u
      where u.company_id = membership.company_id and u.user_id <> of.user_id
        and u.user_id::text = successors ->> membership.company_id::text and u.role <> 'partner_recruiter';
      if successor.id is null then
        perform private.fail(409, 'last_company_admin', 'You are the only administrator of a company. Name another one, or delete the company first.');
      end if;
      update public.company_users set role = 'company_admin' where id = successor.id;
      perform private.notify(
        successor.user_id, 'role_changed', 'Your role has changed',
        'You are now Company Admin at ' || (select c.name from public.companies c where c.id = membership.company_id) || '.',
        jsonb_build_object('company_id', membership.company_id));
    end if;
    update public.invitations set status = 'revoked'
    where company_id = membership.company_id and invited_by_user_id = of.user_id and status = 'pending';
    perform private.audit_as(null, 'staff.left', 'company_user', null, membership.company_id, jsonb_build_object(
      'role', membership.role, 'by_deleted_account', true));
  end loop;
  update private.team_notes set author_name = 'A former colleague' where author_id = of.user_id;
  perform private.rename_author(of.user_id);
  delete from private.assignment_changes c
  where c.assigned_to = of.user_id or private.names_id(c.before::text || c.applications::text, of.ids);
  update private.reported_jobs set decided_by = null where decided_by = of.user_id;
  update private.contact_messages set answered_by = null where answered_by = of.user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.listed_interview_json (
  interview private.interviews,
  of_candidate boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.calendar_entry(interview, of_candidate) || jsonb_build_object(
    'application_id', interview.application_id,
    'state', interview.state,
    'reason', interview.reason,
    'move_asked', interview.move_asked,
    'is_mine', of_candidate or exists (select from private.people_of_interview(interview) p where p.user_id = auth.uid()));
end
$function$;

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
  if application.id is not null then
    -- As whoever writes or reports there.
    perform private.held_application(application);
    select * into message from private.application_messages m where m.id = of_message for update;
  end if;
  if message.id is null then
    perform private.fail(404, 'report_not_found', 'Nobody has reported this message, or it was deleted');
  end if;
  return message;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_messages (
  application public.applications,
  of_user uuid,
  of_side text,
  at_company uuid,
  new_messages private.application_messages[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  title text := private.messages_in_words(new_messages, application, of_side = 'candidate');
  path text := private.answer_path(application.id, of_side);
  mail jsonb := jsonb_build_object(
    'title', title,
    'total', cardinality(new_messages),
    'path', path,
    'messages', (
      select jsonb_agg(jsonb_build_object(
        'by', concat_ws(', ', m.author_name, m.company_name),
        'body', m.body,
        'files', (select count(*) from private.message_files f where f.message_id = m.id)
      ) order by m.seq)
      from unnest(new_messages[1:10]) m
    ));
begin
  if of_side = 'candidate' then
    perform private.mail_candidate(of_user, 'company_messages', 'message_received', mail);
  else
    perform private.mail_staff(
      of_user, 'applicant_messages', title, (select string_agg(m.body, ' ' order by m.seq) from unnest(new_messages) m),
      jsonb_build_object('company_id', at_company), path, 'applicant_message', mail);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_staff (
  of_user uuid,
  kind text,
  title text,
  message text,
  data jsonb,
  path text,
  template text DEFAULT NULL::text,
  mail_data jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  at_company uuid := data ->> 'company_id';
  setting record := private.staff_notice_setting(of_user, at_company, kind);
  token text;
  mail jsonb;
  address text;
begin
  if setting.by_mail = 'off' then
    return;
  end if;
  token := private.unsubscribe_token(of_user, at_company, kind);
  if setting.by_mail = 'daily' and token is not null then
    insert into private.staff_summary_items (user_id, company_id, kind, title, message, path, change_id)
    values (of_user, at_company, kind, left(title, 200), left(message, 1000), path, (data ->> 'change_id')::uuid);
    return;
  end if;
  address := (select p.email from public.profiles p where p.id = of_user);
  mail := mail_data || jsonb_strip_nulls(jsonb_build_object(
    'path', path,
    'company_name', (select c.name from public.companies c where c.id = at_company),
    'unsubscribe', token,
    'change_id', data ->> 'change_id'));
  -- What can be taken back waits until it cannot.
  if template is null then
    perform private.enqueue_email(
      'staff_notice', address, mail || jsonb_build_object('kind', kind, 'title', title, 'message', message), held => data ? 'change_id');
  else
    perform private.enqueue_email(template, address, mail, held => data ? 'change_id');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_template_json (
  of_company uuid,
  of_kind text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  own private.company_mail_templates;
begin
  select * into own from private.company_mail_templates t where t.company_id = of_company and t.kind = of_kind;
  return jsonb_build_object(
    'kind', of_kind, 'ours', private.our_template(of_kind), 'own', own.body, 'changed_at', own.changed_at,
    'changed_by', case when private.can_at_company(of_company, 'edit_profile') then private.person_name(own.changed_by, of_company) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.message_json (
  message private.application_messages,
  side text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  is_mine boolean := coalesce(message.author_id = auth.uid(), false);
begin
  return jsonb_build_object(
    'id', message.id,
    'seq', message.seq,
    'author_side', message.author_side,
    'author_name', message.author_name,
    'company_name', message.company_name,
    'body', message.body,
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('path', f.path, 'name', f.name, 'size', f.size) order by f.name, f.path), '[]')
      from private.message_files f where f.message_id = message.id and message.withdrawn_at is null
    ),
    'proposal_id', message.proposal_id,
    'offer_id', message.offer_id,
    'created_at', message.created_at,
    'withdrawn_at', message.withdrawn_at,
    'removed_at', message.removed_at,
    'is_mine', is_mine,
    'is_reported', private.side_has_reported(message, side),
    'own_report', private.own_report_json(message, side),
    'can', jsonb_build_object(
      'withdraw', is_mine and private.withdrawing_problem(message) is null,
      'report', private.can_report_message(message, side))
  );
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

CREATE OR REPLACE FUNCTION private.message_upload_problem (
  of_application uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
begin
  select * into application from public.applications a where a.id = of_application and private.can_read_conversation(a);
  return case when application.id is not null then coalesce(
    private.conversation_problem(application),
    case when private.quota_problem(application.id, 1) is not null then 'You have stored as many files here as you can. Send your message without one.' end) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.messages_in_words (
  unread private.application_messages[],
  of_application public.applications,
  to_candidate boolean
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  job_title text := (select j.title from public.jobs j where j.id = of_application.job_id);
  total integer := cardinality(unread);
  -- Companies are known by their name, applicants by their own.
  writers text[] := array(
    select distinct case when to_candidate then coalesce(m.company_name, m.author_name) else m.author_name end from unnest(unread) m);
begin
  return case
    when total = 1 then format('%s wrote to you about %s', writers[1], job_title)
    when cardinality(writers) = 1 then format('%s wrote %s messages to you about %s', writers[1], total, job_title)
    else format('%s new messages about %s', total, job_title)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_application (
  application public.applications,
  change private.application_change
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  moved public.applications;
begin
  update public.applications set status = change.wanted where id = application.id returning * into moved;
  if change.wanted = 'rejected' then
    insert into private.application_rejections (event_id, application_id, reason, message)
    select max(e.id), application.id, change.reason, private.filled_message(change.message, application)
    from public.application_events e where e.application_id = application.id;
  end if;
  perform private.expect_status_notice(moved, application.status);
  perform private.hold_unseen_offer(moved);
  return moved;
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

CREATE OR REPLACE FUNCTION private.my_messages_export (
  of_user uuid,
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(m) - '{seq,author_id,author_name,company_id}'::text[] || jsonb_build_object(
      'job', j.title, 'by_me', coalesce(m.author_id = of_user, false),
      'files', (
        select coalesce(jsonb_agg(to_jsonb(f) - 'message_id' order by f.path), '[]') from private.message_files f where f.message_id = m.id)
    ) order by m.seq), '[]')
    from private.application_messages m
    join public.applications a on a.id = m.application_id
    join public.jobs j on j.id = a.job_id
    where a.candidate_id = of_candidate and private.is_message_shown(m, 'candidate') or m.author_id = of_user
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_offers_export (
  of_user uuid,
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(o) - '{made_by,made_by_name}'::text[]
      - case when a.candidate_id = of_candidate then '{}' else '{reason,words}' end::text[] || jsonb_build_object('job', j.title, 'company', c.name)
      order by o.created_at, o.id), '[]')
    from private.offers o
    join public.applications a on a.id = o.application_id
    join public.jobs j on j.id = a.job_id
    join public.companies c on c.id = a.company_id
    where a.candidate_id = of_candidate and private.is_offer_shown(o) or o.made_by = of_user
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.names_of_interview (
  interview private.interviews
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  at_company uuid := (select a.company_id from public.applications a where a.id = interview.application_id);
begin
  return array(
    select said.name
    from (select private.person_name(p.user_id, at_company) as name from private.people_of_interview(interview) p) as said
    where said.name is not null order by said.name);
end
$function$;

CREATE OR REPLACE FUNCTION private.notify (
  user_id uuid,
  type text,
  title text,
  message text,
  data jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- An account that goes at this moment is told nothing more, and is nobody's fault.
  insert into public.notifications (user_id, type, title, message, data)
  select u.id, notify.type, left(notify.title, 200), left(notify.message, 1000), coalesce(notify.data, '{}')
  from auth.users u where u.id = notify.user_id for key share;
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_end_in_words (
  offer private.offers,
  of_user uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.time_in_words(
    (offer.answer_by + 1)::timestamp at time zone 'UTC' - interval '1 minute', private.reading_zone(of_user, 'UTC'));
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_ended_in_words (
  offer private.offers
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case
    when offer.state = 'accepted' then 'This offer has been accepted'
    when offer.state = 'declined' then 'This offer has been declined'
    when offer.state = 'withdrawn' then 'The company has withdrawn this offer'
    when offer.state = 'ended' then 'This offer has ended'
    when offer.state = 'expired' or private.is_overdue(offer.answer_by) then
      'This offer could be answered until ' || private.offer_end_in_words(offer, auth.uid())
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_errors (
  p_offer jsonb,
  of_application uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  today date := (now() at time zone 'UTC')::date;
  salary jsonb := p_offer -> 'salary';
  document jsonb := nullif(p_offer -> 'document', 'null');
  errors jsonb := private.field_errors(p_offer, private.offer_rules());
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'salary', case
      when jsonb_typeof(salary) is distinct from 'number' or (salary #>> '{}')::numeric not between 1 and 100000000
        or (salary #>> '{}')::numeric <> trunc((salary #>> '{}')::numeric) then 'Enter the salary as a whole number from 1 to 100,000,000' end,
    'starts_on', case
      when not coalesce(private.is_day(p_offer ->> 'starts_on'), false) then 'Choose the day it starts'
      when (p_offer ->> 'starts_on')::date < today then 'It starts today or later' end,
    'answer_by', case
      when not coalesce(private.is_day(p_offer ->> 'answer_by'), false) then 'Choose until when it stands'
      when (p_offer ->> 'answer_by')::date < today then 'It stands until today or later'
      when (p_offer ->> 'answer_by')::date > today + 90 then 'It stands for at most 90 days' end,
    'document', case when document is not null then case
      -- Their own: what the applicant stored there is not theirs to give away.
      when jsonb_typeof(document) <> 'object' or private.file_folder('message_files', document ->> 'path') is distinct from of_application
        or not coalesce(private.is_own_message_file('message_files', document ->> 'path'), false)
        then 'This file is not stored. Upload it again.'
      else coalesce(
        private.file_problem('message_files', document ->> 'path'),
        private.field_problem(document -> 'name', private.rule('name', 'line', 200, 1, 'Give the file a name'))) end end
  )) || errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_json (
  offer private.offers,
  application public.applications,
  me private.reach
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'id', offer.id,
    'made_by_name', offer.made_by_name,
    'created_at', offer.created_at,
    'salary', offer.salary,
    'salary_period', offer.salary_period,
    'starts_on', offer.starts_on,
    'answer_by', offer.answer_by,
    'place', offer.place,
    'hours', offer.hours,
    'leave', offer.leave,
    'trial', offer.trial,
    'document', case when offer.document is not null then jsonb_build_object(
      'path', offer.document, 'name', offer.document_name, 'size', offer.document_size) end,
    'state', offer.state,
    'is_shown', private.is_offer_shown(offer),
    'answered_at', offer.answered_at,
    'reason', offer.reason,
    'words', offer.words,
    'can', jsonb_build_object(
      'answer', private.can_answer_offer(offer, application, me),
      'withdraw', private.can_withdraw_offer(offer, application, me)));
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('salary_period'::text, 'choice'::text, 10, 1, 'Choose what the salary is for'::text, '{year,month,hour}'::text[]), private.rule('starts_on'::text, 'line'::text, 10, 1, 'Choose the day it starts'::text), private.rule('answer_by'::text, 'line'::text, 10, 1, 'Choose until when it stands'::text), private.rule('place'::text, 'line'::text, 200), private.rule('hours'::text, 'line'::text, 200), private.rule('leave'::text, 'line'::text, 200), private.rule('trial'::text, 'line'::text, 200), private.rule('words'::text, 'text'::text, 5000)];

CREATE OR REPLACE FUNCTION private.offer_to_answer (
  p_offer_id uuid,
  answer text,
  OUT offer private.offers,
  OUT application public.applications
)
  RETURNS record
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  held record := private.offer_to_change(p_offer_id);
begin
  offer := held.offer;
  application := held.application;
  if private.conversation_side(application) is distinct from 'candidate' then
    perform private.fail(403, 'not_allowed', 'Only the candidate can answer an offer');
  elsif offer.state <> answer and private.offer_ended_in_words(offer) is not null then
    perform private.fail(409, 'offer_over', private.offer_ended_in_words(offer));
  elsif offer.state = 'open' and (application.status <> 'offered' or not private.can_answer_offer(offer, application)) then
    -- Where to, they learn once that can no longer be undone.
    perform private.fail(409, 'offer_over', 'This offer cannot be answered at this moment. Look again in a minute');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_to_change (
  p_offer_id uuid,
  OUT offer private.offers,
  OUT application public.applications
)
  RETURNS record
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
begin
  perform private.require_caller();
  select o.* into offer
  from private.offers o join public.applications a on a.id = o.application_id
  where o.id = p_offer_id and private.can_read_conversation(a, me);
  if offer.id is not null then
    application := private.application_to_talk(offer.application_id);
    -- The application is held: nobody else changes what it has of offers.
    select o.* into offer from private.offers o where o.id = p_offer_id
      and (private.is_offer_shown(o) or private.conversation_side(application, me) = 'company') for update;
  end if;
  if offer.id is null then
    perform private.fail(404, 'offer_not_found', 'Offer not found');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_until (
  application public.applications
)
  RETURNS date
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select o.answer_by from private.offers o where o.application_id = application.id and private.can_answer_offer(o, application));
end
$function$;

CREATE OR REPLACE FUNCTION private.my_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('id', (my_application_json.application).id, 'status', private.settled_status(my_application_json.application), 'applied_at', (my_application_json.application).applied_at, 'job', ((private.job_facts(j.*) - 'answer_days'::text) || jsonb_build_object('company', private.company_card(c.*), 'is_visible', private.is_visible_job(j.id))), 'answers', private.application_answers_json((my_application_json.application).id), 'events', private.application_events_json(my_application_json.application, (my_application_json.application).company_id), 'match', private.application_match(my_application_json.application), 'message',
         CASE
             WHEN (private.settled_status(my_application_json.application) = 'rejected'::public.application_status) THEN ( SELECT r.message
                FROM private.last_rejection((my_application_json.application).id, only_settled => true) r(event_id, application_id, reason, message))
             ELSE NULL::text
         END, 'answer_by', (my_application_json.application).answer_by, 'answer_due', private.shown_answer_due(my_application_json.application), 'offer_until', private.offer_until(my_application_json.application), 'can', jsonb_build_object('withdraw', private.can_withdraw_application(my_application_json.application), 'apply_again', (private.can_apply_again(my_application_json.application) AND private.is_visible_job(j.id) AND (private.later_application(my_application_json.application) IS NULL))), 'attempt', (my_application_json.application).attempt, 'later_id', private.later_application(my_application_json.application), 'employer',
         CASE
             WHEN c.is_approved THEN private.employer_json(c.*)
             ELSE NULL::jsonb
         END, 'documents', private.sent_documents_json((my_application_json.application).id))
  AS jsonb_build_object
    FROM public.jobs j,
     public.companies c
   WHERE ((j.id = (my_application_json.application).job_id) AND (c.id = j.company_id));
END;

CREATE OR REPLACE FUNCTION private.open_offer_count (
  of_company uuid,
  mine private.staff_act[]
)
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select count(*)
    from private.waiting_offers w
    where w.company_id = of_company and ('handle_applications' = any (mine) or w.job_id in (select private.my_assigned_job_ids())));
end
$function$;

CREATE OR REPLACE FUNCTION private.opened_message_file (
  p_path text,
  me private.reach
)
  RETURNS TABLE (
    application_id uuid,
    company_id uuid,
    name text,
    is_own boolean,
    is_reported boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
    select a.id, a.company_id, found.name, coalesce(found.author_id = me.user_id, false), found.is_reported
    from (
      select m.application_id, m.author_id, f.name, true as is_shown, me.is_admin and private.is_reported_file(f.path) as is_reported
      from private.message_files f join private.application_messages m on m.id = f.message_id
      -- Of a removed one they are kept for as long as that can be undone.
      where f.path = p_path and m.withdrawn_at is null
      union all
      select o.application_id, o.made_by, o.document_name, private.is_offer_shown(o), false
      from private.offers o where o.document = p_path and o.state <> 'withdrawn'
    ) found
    join public.applications a on a.id = found.application_id
    where private.can_read_conversation(a, me) and (found.is_shown or private.conversation_side(a, me) = 'company') or found.is_reported
    limit 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.our_template (
  kind text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE kind WHEN 'rejection'::text THEN 'Hello {first_name},

Thank you for applying for {job_title} at {company_name}, and for the time you took. We have decided to go on with other applicants.

We wish you all the best for what comes next.

{my_name}
{company_name}'::text WHEN 'interview'::text THEN 'Hello {first_name},

Thank you for applying for {job_title}. We would like to get to know you. Please pick the time that suits you best; if none does, say so and we will find another.

{my_name}
{company_name}'::text WHEN 'offer'::text THEN 'Hello {first_name},

We enjoyed getting to know you and would be glad to have you with us as {job_title}. The terms are in the offer. Please ask if anything is unclear.

{my_name}
{company_name}'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.own_report_json (
  message private.application_messages,
  side text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object('reason', r.reason, 'words', coalesce(r.words, ''))
    from private.message_reports r
    where r.message_id = message.id and r.reporter_side = side and r.reporter_id = auth.uid() and r.decision is null);
end
$function$;

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

CREATE OR REPLACE FUNCTION private.place_key (
  after jsonb,
  OUT place bigint,
  OUT id uuid
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if after is null or jsonb_typeof(after) = 'null' then
    place := '-9223372036854775808';
    id := '00000000-0000-0000-0000-000000000000';
    return;
  end if;
  if not coalesce(pg_input_is_valid(after ->> 'place', 'bigint') and pg_input_is_valid(after ->> 'id', 'uuid'), false) then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
  place := after ->> 'place';
  id := after ->> 'id';
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

CREATE OR REPLACE FUNCTION private.queue_key (
  queue text,
  after jsonb,
  OUT place bigint,
  OUT id uuid
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not coalesce(queue in ('waiting', 'decided'), false) then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
  select k.place, k.id into place, id from private.place_key(after) k;
end
$function$;

CREATE OR REPLACE FUNCTION private.quota_problem (
  of_folder uuid,
  adding integer DEFAULT 0
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT
         CASE
             WHEN ((count(*) + quota_problem.adding) > 100) THEN 'You have stored 100 files, the most an account can hold. Remove one you no longer need first.'::text
             WHEN ((COALESCE(sum(((o.metadata ->> 'size'::text))::bigint), (0)::numeric) + (quota_problem.adding)::numeric) > (((200 * 1024) * 1024))::numeric) THEN 'Your files take up 200 MB, the most an account can hold. Remove one you no longer need first.'::text
             ELSE NULL::text
         END
  AS "case"
    FROM storage.objects o
   WHERE ((o.bucket_id IN ( SELECT b.id
            FROM storage.buckets b)) AND ((o.name COLLATE "C") >= (quota_problem.of_folder || '/'::text)) AND ((o.name COLLATE "C") < (quota_problem.of_folder || '0'::text)) AND ((o.bucket_id <> 'message_files'::text) OR (o.owner_id = (auth.uid())::text)));
END;

CREATE OR REPLACE FUNCTION private.read_application_filter (
  p_filter jsonb,
  of_company uuid
)
  RETURNS private.application_filter
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  given jsonb := coalesce(nullif(p_filter, 'null'), '{}');
  rules private.field_rule[];
  errors jsonb;
  -- What was given and is not empty.
  asked jsonb := '{}';
  wanted private.application_filter;
begin
  if given <> '{}' then
    rules := private.application_filter_rules();
    errors := private.field_errors(given, rules);
    asked := jsonb_strip_nulls(private.clean_fields(given, rules));
    perform private.refuse_field_errors(
      coalesce((
        select jsonb_object_agg(key, 'This filter does not exist')
        from jsonb_object_keys(given) as key where key not in (select (rule).key from unnest(rules) as rule)
      ), '{}')
      || jsonb_strip_nulls(jsonb_build_object(
        'stage', case when lower(asked ->> 'stage') <> 'open' and private.known_status(asked ->> 'stage') is null then 'Choose a stage' end,
        'reached', case when asked ? 'reached' and private.stage_rank(private.known_status(asked ->> 'reached')) is null
          then 'Choose a stage' end,
        'furthest', case when asked ? 'furthest' and private.stage_rank(private.known_status(asked ->> 'furthest')) is null
          then 'Choose a stage' end,
        'left', case when asked ? 'left' and private.known_status(asked ->> 'left') is null then 'Choose a stage' end,
        'assignee', case when asked ->> 'assignee' not in ('me', 'nobody') and not pg_input_is_valid(asked ->> 'assignee', 'uuid')
          then 'Choose a colleague' end,
        'job', case when not pg_input_is_valid(asked ->> 'job', 'uuid') then 'Choose a job' end,
        'from', case when not private.is_day(asked ->> 'from') then 'Choose a date' end,
        'to', case when not private.is_day(asked ->> 'to') then 'Choose a date' end
      ))
      || errors);
  end if;
  wanted.stages := case
    when not asked ? 'stage' then enum_range(null::public.application_status)
    when lower(asked ->> 'stage') = 'open' then private.open_stages()
    else array[private.known_status(asked ->> 'stage')]
  end;
  wanted.words := private.words_asked(asked ->> 'search');
  wanted.is_unassigned := asked ->> 'assignee' = 'nobody';
  wanted.assignee := case asked ->> 'assignee' when 'me' then auth.uid() when 'nobody' then null else (asked ->> 'assignee')::uuid end;
  if asked ? 'assignee' then
    wanted.assigned_jobs := array(
      select a.job_id from public.job_assignments a
      where a.company_id = of_company and (wanted.is_unassigned or a.assigned_to_user_id = wanted.assignee));
  end if;
  wanted.skill := private.skill_key(asked ->> 'skill');
  wanted.levels := private.fits_from(asked ->> 'level');
  wanted.places := private.fits_from(asked ->> 'place');
  wanted.from_at := coalesce((asked ->> 'from')::timestamp at time zone 'UTC', '-infinity');
  wanted.until_at := coalesce(((asked ->> 'to')::timestamp + interval '1 day') at time zone 'UTC', 'infinity');
  wanted.job_id := asked ->> 'job';
  wanted.reached := case when asked ? 'reached' then private.stages_from(private.known_status(asked ->> 'reached')) end;
  wanted.furthest := private.known_status(asked ->> 'furthest');
  wanted.left_stage := private.known_status(asked ->> 'left');
  wanted.answer := asked ->> 'answer';
  wanted.offer := asked ->> 'offer';
  wanted.reason := asked ->> 'reason';
  wanted.source := asked ->> 'source';
  wanted.of_company := of_company;
  wanted.is_plain := asked - 'stage' - 'job' = '{}';
  return wanted;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_conversation (
  p_application_id uuid,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller();
  return private.found_application((
    select a from public.applications a where a.id = p_application_id and private.can_read_conversation(a, me)
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.readers_in_words (
  application public.applications,
  side text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(distinct found.name), '[]')
    from (
      select private.person_name(t.user_id, t.company_id) as name from private.told_of_message(application, side) t where t.side <> 'manager'
      union all
      select c.name
      from public.candidates managed join public.companies c on c.id = managed.managing_company_id
      where side <> 'manager' and managed.id = application.candidate_id and c.id = application.applied_by_company_id
    ) found
    where found.name is not null
  );
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

CREATE OR REPLACE FUNCTION private.remind_of_interviews (
  at timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  interview private.interviews;
  in_an_hour boolean;
  due_at timestamptz;
begin
  for interview in
    select i.* from private.interviews i
    where i.state = 'confirmed' and i.starts_at > at and (
      i.starts_at <= at + interval '24 hours' and not i.reminded_a_day_before
      or i.starts_at <= at + interval '1 hour' and not i.reminded_an_hour_before)
    order by i.starts_at, i.id
    -- One that is moved at this moment is looked at again in a minute.
    for update skip locked
  loop
    in_an_hour := interview.starts_at <= at + interval '1 hour';
    due_at := interview.starts_at - case when in_an_hour then interval '1 hour' else interval '24 hours' end;
    update private.interviews i set reminded_a_day_before = true, reminded_an_hour_before = i.reminded_an_hour_before or in_an_hour
    where i.id = interview.id;
    -- What was arranged after the hour of its reminder is fresh in everybody's mind.
    if interview.changed_at <= due_at then
      perform private.remind_of_interview(interview, in_an_hour);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.rename_author (
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update private.application_messages set author_name = 'A former colleague' where author_id = of_user;
  update private.interview_proposals set made_by_name = 'A former colleague' where made_by = of_user;
  update private.offers set made_by_name = 'A former colleague' where made_by = of_user;
  update private.scorecards set author_name = 'A former colleague' where author_id = of_user;
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

CREATE OR REPLACE FUNCTION private.retention (
  of text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE of WHEN 'unconfirmedAccount'::text THEN 30 WHEN 'notification'::text THEN 365 WHEN 'mailBody'::text THEN 30 WHEN 'withdrawnDocuments'::text THEN 183 WHEN 'profileView'::text THEN 365 WHEN 'conversation'::text THEN 365 WHEN 'unusedFile'::text THEN 7 WHEN 'endedInvitation'::text THEN 90 WHEN 'contactMessage'::text THEN 365 WHEN 'audit'::text THEN 730 WHEN 'backup'::text THEN 30 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.scorecard_errors (
  p_marks jsonb,
  p_words text,
  has_criteria boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := private.field_errors(
    jsonb_build_object('words', p_words),
    array[private.rule('words', 'text', 5000, case when has_criteria then 0 else 1 end, 'Write what you found')]);
  given jsonb;
begin
  if jsonb_typeof(p_marks) is distinct from 'array' then
    return errors || '{"marks": "Use a list here"}';
  end if;
  for given in select m from jsonb_array_elements(p_marks) as m loop
    if jsonb_typeof(given) <> 'object' then
      return errors || '{"marks": "Use a list here"}';
    end if;
    errors := errors || private.field_errors(given - 'criterion', array[
      private.rule('mark', 'choice', min_length => 1, message => 'Choose one for each', choices => array['yes', 'partly', 'no', 'not_seen']),
      private.rule('words', 'text', 1000)]);
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.scorecard_summary (
  of_interview uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('criterion', counted.criterion, 'yes', counted.yes, 'partly', counted.partly, 'no', counted.no, 'not_seen', counted.not_seen) ORDER BY counted.place), '[]'::jsonb)
  AS "coalesce"
    FROM ( SELECT (m.mark ->> 'criterion'::text) AS criterion,
             min(m.place) AS place,
             count(*) FILTER (WHERE ((m.mark ->> 'mark'::text) = 'yes'::text)) AS yes,
             count(*) FILTER (WHERE ((m.mark ->> 'mark'::text) = 'partly'::text)) AS partly,
             count(*) FILTER (WHERE ((m.mark ->> 'mark'::text) = 'no'::text)) AS no,
             count(*) FILTER (WHERE ((m.mark ->> 'mark'::text) = 'not_seen'::text)) AS not_seen
            FROM (private.scorecards s
              CROSS JOIN LATERAL jsonb_array_elements(s.marks) WITH ORDINALITY m(mark, place))
           WHERE (s.interview_id = scorecard_summary.of_interview)
           GROUP BY (m.mark ->> 'criterion'::text)) counted;
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

CREATE OR REPLACE FUNCTION private.show_unread (
  application public.applications,
  of_user uuid,
  of_side text,
  at_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  kind text := case of_side when 'candidate' then 'message_received' else 'applicant_message' end;
  -- What brought times or an offer is told by those.
  unread private.application_messages[] := array(
    select m from private.unread_messages(application.id, of_user, of_side) m
    where m.proposal_id is null and m.offer_id is null order by m.seq);
  ids jsonb := jsonb_build_object('application_id', application.id, 'job_id', application.job_id, 'company_id', coalesce(at_company, application.company_id));
  title text;
  words text;
begin
  -- One line for each conversation: a newer one takes the place of what was not read yet.
  delete from public.notifications n
  where n.user_id = of_user and n.type = kind and not n.is_read
    and coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = application.id::text;
  if unread = '{}' then
    return;
  end if;
  title := private.messages_in_words(unread, application, of_side = 'candidate');
  words := coalesce(nullif(unread[cardinality(unread)].body, ''), 'A file, without words');
  if of_side = 'candidate' then
    perform private.notify(of_user, kind, title, words, ids);
  else
    perform private.tell_staff(
      of_user, 'applicant_messages', kind, title, words, ids, private.answer_path(application.id, of_side), by_mail => false);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_answer_due (
  application public.applications
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.owed_day((application).answer_by, private.settled_status(application), (EXISTS (SELECT FROM private.given_answers((shown_answer_due.application).id) e(id, application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id, by_candidate) WHERE private.is_settled(e.*))));

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

CREATE OR REPLACE FUNCTION private.staff_notice_kinds()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{new_application,applicant_messages,interviews,assigned,mentioned,answer_due,subscription}'::text[];

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

CREATE OR REPLACE FUNCTION private.scorecard_problem (
  interview private.interviews
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (NOT (auth.uid() IN (SELECT p.user_id FROM private.people_of_interview(scorecard_problem.interview) p(user_id, email)))) THEN 'Scorecards are written by who takes part in the interview'::text WHEN ((interview).state = 'cancelled'::text) THEN 'This interview was cancelled'::text WHEN ((interview).starts_at > now()) THEN 'A scorecard can be written once the interview has begun'::text WHEN private.has_scored((interview).id) THEN 'You have sent your scorecard of this interview already'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.take_back_offer (
  application public.applications,
  moved_at timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from private.offers o
  where o.application_id = application.id and o.state = 'open' and o.created_at >= moved_at and o.told_at is null;
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
        when 'open' then format('%s: %s. It stands until %s.', facts.title, salary, private.offer_end_in_words(offer, facts.user_id))
        else concat_ws('. ', facts.title, nullif(offer.words, ''))
      end,
      private.application_ids(application));
  end if;
  perform private.enqueue_email(
    'offer', (select p.email from public.profiles p where p.id = facts.user_id), jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name, 'state', offer.state,
      'salary', salary, 'starts_on', offer.starts_on, 'until', private.offer_end_in_words(offer, facts.user_id), 'words', offer.words,
      'path', private.conversation_path(application.id, 'candidate')));
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

CREATE OR REPLACE FUNCTION private.tell_due_messages()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  reader record;
  new_messages private.application_messages[];
begin
  for due in
    select n.user_id, n.from_seq, a as application
    from private.message_notices n
    join public.applications a on a.id = n.application_id
    where n.mail_at <= now()
    order by n.mail_at, n.application_id, n.user_id
    -- A run holds them until it ends; the rest is told by the next one.
    limit 500
    -- Nor do they wait for an account that goes, which holds its applications.
    for no key update of n skip locked
    for key share of a skip locked
  loop
    select * into reader from private.conversation_readers(due.application) r where r.user_id = due.user_id;
    new_messages := array(
      select m from private.unread_messages((due.application).id, due.user_id, reader.side) m
      where m.seq >= due.from_seq and m.proposal_id is null and m.offer_id is null
        -- Whoever blocked the other side wants to hear nothing more of it.
        and not exists (
          select from private.conversation_blocks b
          where b.application_id = m.application_id and (b.blocked_by = 'company') = (reader.side = 'company'))
      order by m.seq);
    if new_messages <> '{}' then
      perform private.mail_messages(due.application, due.user_id, reader.side, reader.company_id, new_messages);
    end if;
    update private.message_notices n
    set from_seq = null, mail_at = null, mailed_at = case when new_messages <> '{}' then now() else n.mailed_at end
    where n.application_id = (due.application).id and n.user_id = due.user_id;
  end loop;
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
    perform private.forget_removed_words(message, r.said)
    from private.message_reports r where r.message_id = message.id and r.decided_at = at;
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

CREATE OR REPLACE FUNCTION private.tell_staff (
  of_user uuid,
  kind text,
  type text,
  title text,
  message text,
  data jsonb,
  path text,
  template text DEFAULT NULL::text,
  mail_data jsonb DEFAULT '{}'::jsonb,
  by_mail boolean DEFAULT true
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if (private.staff_notice_setting(of_user, (data ->> 'company_id')::uuid, kind)).in_app then
    perform private.notify(of_user, type, title, message, data);
  end if;
  if by_mail then
    perform private.mail_staff(of_user, kind, title, message, data, path, template, mail_data);
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
  heading text := case offer.state
    when 'accepted' then name || ' accepted the offer'
    when 'declined' then name || ' declined the offer'
    when 'expired' then 'The offer to ' || name || ' has expired'
    else 'The offer to ' || name || ' has ended'
  end;
  message text := concat_ws('. ', (select j.title from public.jobs j where j.id = application.job_id), nullif(offer.words, ''));
begin
  for told in
    select b.user_id from private.people_behind_application(application) b
    union
    select offer.made_by where private.looks_after_applications(offer.made_by, application)
  loop
    continue when told = auth.uid();
    perform private.notify(told, 'offer_answered', heading, message, private.application_ids(application));
    if by_mail then
      perform private.enqueue_email('staff_notice', (select p.email from public.profiles p where p.id = told), jsonb_build_object(
        'kind', 'offers', 'title', heading, 'message', message, 'path', private.conversation_path(application.id, 'company'),
        'company_name', (select c.name from public.companies c where c.id = application.company_id)));
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.template_fields (
  application public.applications,
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'first_name', coalesce(nullif((
      select s.profile ->> 'first_name' from private.sent_profiles s where s.application_id = application.id), ''), 'there'),
    'job_title', (select j.title from public.jobs j where j.id = application.job_id),
    'company_name', (select c.name from public.companies c where c.id = application.company_id),
    'my_name', coalesce(private.person_name(of_user, application.company_id), 'The team'));
end
$function$;

CREATE OR REPLACE FUNCTION private.template_problem (
  body text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  unknown_field text := (
    select braces[1] from regexp_matches(body, '\{[^{}]*\}', 'g') as braces
    where braces[1] not in ('{first_name}', '{job_title}', '{company_name}', '{my_name}') limit 1);
begin
  return unknown_field || ' is no field. Use {first_name}, {job_title}, {company_name} or {my_name}';
end
$function$;

CREATE OR REPLACE FUNCTION private.tend_offers()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  offer private.offers;
begin
  for due in
    select o.id, a as application
    from private.offers o
    join public.applications a on a.id = o.application_id
    where o.state = 'open' and (o.told_at is null and o.shown_at <= now() or private.is_overdue(o.answer_by))
    order by a.id
    limit 500
    -- One that is being answered, moved or told at this moment comes next time, as what it is then.
    for no key update of a skip locked
  loop
    -- Waiting for nobody, it may still have been answered since the list was read.
    select o.* into offer from private.offers o where o.id = due.id and o.state = 'open' and private.is_offer_shown(o) for update;
    continue when offer.id is null;
    if private.is_overdue(offer.answer_by) then
      offer := private.end_offer(offer, due.application, 'expired', null);
      perform private.tell_staff_of_offer(offer, due.application);
    else
      update private.offers o set told_at = now() where o.id = offer.id;
      perform private.tell_candidate_of_offer(offer, due.application);
      perform private.expect_message_notices(due.application, m) from private.application_messages m where m.offer_id = offer.id;
      perform private.touch_conversation(offer.application_id);
    end if;
  end loop;
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

CREATE OR REPLACE FUNCTION private.told_of_message (
  application public.applications,
  by_side text
)
  RETURNS TABLE (
    user_id uuid,
    side text,
    company_id uuid
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 3
  SET search_path TO ''
  AS $function$
begin
  return query
    select r.user_id, r.side, r.company_id
    from private.conversation_readers(application) r
    where r.side <> by_side and (
      r.side = 'candidate'
      or r.side = 'company' and r.user_id in (select p.user_id from private.people_behind_application(application) p)
      or r.side = 'manager' and exists (
        select from public.candidate_assignments a where a.candidate_id = application.candidate_id and a.assigned_to_user_id = r.user_id)
      or exists (
        select from private.application_messages m
        where m.application_id = application.id and m.author_id = r.user_id and m.author_side = r.side
          and private.is_message_shown(m, by_side)));
end
$function$;

CREATE OR REPLACE FUNCTION private.touch_conversation (
  of_application uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO public.conversations
  AS c (application_id)
   VALUES (touch_conversation.of_application) ON CONFLICT(application_id) DO UPDATE SET version = (c.version + 1), changed_at = now();
END;

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

CREATE OR REPLACE FUNCTION private.undo_move (
  of_application uuid,
  moved_to public.application_status
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  move public.application_events;
  application public.applications;
begin
  delete from public.application_events e
  where e.id = (select max(last.id) from public.application_events last where last.application_id = of_application)
    and e.from_status is not null
    and e.to_status = moved_to
    and e.actor_id = auth.uid()
    -- The time now, not that of the statement's begin: the lock may have been waited for.
    and e.created_at + private.undo_time() > clock_timestamp()
  returning * into move;
  update public.applications set status = move.from_status where id = move.application_id returning * into application;
  perform private.take_back_offer(application, move.created_at);
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.unread_conversations (
  at_company uuid DEFAULT NULL::uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  me private.reach;
begin
  -- Most have none: nothing more is asked.
  if not exists (select from private.message_notices n where n.user_id = auth.uid() and n.is_unread) then
    return 0;
  end if;
  me := private.my_reach();
  return (
    select count(*)
    from private.message_notices n
    join public.applications a on a.id = n.application_id
    where n.user_id = me.user_id and n.is_unread and case private.conversation_side(a, me)
      when 'candidate' then true
      when 'company' then at_company is null or a.company_id = at_company
      when 'manager' then at_company is null or a.applied_by_company_id = at_company
    end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.unread_count (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select from private.message_notices n where n.application_id = application.id and n.user_id = me.user_id and n.is_unread) then
    return 0;
  end if;
  return (
    select count(*) from private.unread_messages(application.id, me.user_id, private.conversation_side(application, me)));
end
$function$;

CREATE OR REPLACE FUNCTION private.unread_messages (
  of_application uuid,
  of_user uuid,
  of_side text
)
  RETURNS SETOF private.application_messages
  LANGUAGE sql
  STABLE
  ROWS 5
  SET search_path TO ''
BEGIN ATOMIC
 SELECT m.id,
     m.seq,
     m.application_id,
     m.author_id,
     m.author_side,
     m.author_name,
     m.company_id,
     m.company_name,
     m.body,
     m.proposal_id,
     m.offer_id,
     m.created_at,
     m.withdrawn_at,
     m.removed_at
    FROM private.application_messages m
   WHERE ((m.application_id = unread_messages.of_application) AND (m.author_side <> unread_messages.of_side) AND (m.withdrawn_at IS NULL) AND private.is_message_shown(m.*, unread_messages.of_side) AND (m.seq > COALESCE(( SELECT r.read_seq
            FROM private.conversation_reads r
           WHERE ((r.application_id = unread_messages.of_application) AND (r.user_id = unread_messages.of_user))), (0)::bigint)));
END;

CREATE OR REPLACE FUNCTION private.unread_notifications (
  of_user uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select count(*)
    from (
      select is_read from public.notifications where user_id = of_user order by created_at desc, id desc limit 50
    ) listed
    where not is_read
  );
end
$function$;

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
        select 3, 'message', mine.id, max(m.created_at), count(*)
        from private.message_notices n
        join public.applications mine on mine.id = n.application_id and mine.candidate_id = me
        cross join private.unread_messages(mine.id, of_user, 'candidate') m
        where n.user_id = of_user and n.is_unread
        group by mine.id
        -- What times or an offer came with waits as those, and counts beside others as it does in the list.
        having bool_or(m.proposal_id is null and m.offer_id is null)
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

CREATE OR REPLACE FUNCTION private.waiting_for_staff (
  of_user uuid,
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  declined uuid[] := array(
    select p.application_id
    from private.interview_proposals p
    join public.applications a on a.id = p.application_id and a.company_id = of_company
    where p.made_by = of_user and p.state = 'declined' and a.status = any (private.open_stages())
      and not exists (
        select from private.interview_proposals later
        where later.application_id = p.application_id and later.created_at > p.created_at)
    order by p.answered_at, p.id);
begin
  return jsonb_build_object(
    'interviews_soon', (
      select count(distinct i.id)
      from private.interview_people each
      join private.interview_proposals p on p.id = each.proposal_id
      join private.interviews i on i.id = p.interview_id and i.state = 'confirmed'
      join public.applications a on a.id = i.application_id and a.company_id = of_company
      where each.user_id = of_user and i.starts_at > now() and i.starts_at <= now() + interval '24 hours'),
    'other_times', cardinality(declined),
    'other_times_first', declined[1]);
end
$function$;

CREATE OR REPLACE FUNCTION private.withdrawing_problem (
  message private.application_messages
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case
    when message.withdrawn_at is not null then 'This message was withdrawn already'
    when num_nonnulls(message.proposal_id, message.offer_id) > 0 then 'This message brought times or an offer. Withdraw those instead'
    when message.created_at <= now() - interval '2 minutes' then 'A message can be withdrawn for 2 minutes'
    when private.is_read_by_others(message) then 'This message has been read and stays'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_application_event()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Undone: the history already ends here.
  if new.status is not distinct from private.last_status(new.id) then
    return null;
  end if;
  insert into public.application_events (application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id, by_candidate)
  values (
    new.id, case when tg_op = 'UPDATE' then old.status end, new.status, auth.uid(),
    case when tg_op = 'UPDATE' then now() else new.applied_at end,
    case when new.status = 'interview' then new.candidate_id end,
    new.company_id,
    exists (select from public.candidates c where c.id = new.candidate_id and c.user_id = auth.uid())
  );
  return null;
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

CREATE OR REPLACE FUNCTION public.accept_offer (
  p_offer_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.offer_to_answer(p_offer_id, 'accepted');
  offer private.offers := held.offer;
  application public.applications := held.application;
begin
  if offer.state = 'open' then
    update private.offers o set state = 'accepted', answered_at = now() where o.id = offer.id returning * into offer;
    update public.applications a set status = 'hired' where a.id = application.id returning * into application;
    perform private.end_open_things(application, 'The offer was accepted');
    perform private.tell_candidate_of_offer(offer, application);
    perform private.tell_staff_of_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
  return private.application_offers_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.answer_hire (
  p_application_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  if not private.can_move_application(application) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can answer this');
  end if;
  insert into private.hire_answers (application_id, answered_by)
  select a.id, auth.uid() from public.applications a where a.id = application.id and a.status = 'hired'
  on conflict (application_id) do nothing;
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
    update private.interviews i set move_asked = private.trimmed(p_words) where i.id = interview.id;
    perform private.touch_conversation(interview.application_id);
    -- Said anew, it is read where it stands: nobody is mailed each time.
    if interview.move_asked is null then
      interview.move_asked := private.trimmed(p_words);
      perform private.tell_interview(interview, 'move_asked', 'candidate');
    end if;
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

CREATE OR REPLACE FUNCTION public.decline_offer (
  p_offer_id uuid,
  p_reason text DEFAULT NULL::text,
  p_words text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.offer_to_answer(p_offer_id, 'declined');
  offer private.offers := held.offer;
  application public.applications := held.application;
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), array[
    private.rule('reason', 'choice', 20, message => 'Choose a reason', choices => '{other_job,salary,terms,location,stays,other}'),
    private.rule('words', 'text', 1000)]));
  if offer.state = 'open' then
    update private.offers o set
      state = 'declined', answered_at = now(), reason = nullif(private.trimmed(p_reason), ''), words = nullif(private.trimmed(p_words), '')
    where o.id = offer.id returning * into offer;
    perform private.tell_staff_of_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
  return private.application_offers_json(application);
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

CREATE OR REPLACE FUNCTION public.delete_job (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  has_applications boolean;
begin
  -- Waits for applications being made; those that come later find the job gone or hidden.
  perform from public.jobs where id = job.id for update;
  has_applications := exists (select from public.applications where job_id = job.id);
  if not private.can_delete_job(
    job, private.my_job_rights(job.company_id), exists (select from public.applications a where a.job_id = job.id)) then
    perform private.fail(403, 'not_allowed', case
      when job.created_by = auth.uid() and has_applications then 'This job has applications. Ask a manager to delete it.'
      else 'You cannot delete this job'
    end);
  end if;
  if has_applications then
    update public.jobs set deleted_at = now() where id = job.id;
    perform private.end_open_things_of_job(job.id, 'The job was taken off');
  else
    delete from public.jobs where id = job.id;
  end if;
  perform private.audit(
    'job.deleted', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'hidden', has_applications));
  return jsonb_build_object('success', true, 'hidden', has_applications);
end
$function$;

CREATE OR REPLACE FUNCTION public.end_calendar_feed()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  delete from private.calendar_feeds f where f.user_id = caller;
  return private.calendar_feed_json(caller);
end
$function$;

CREATE OR REPLACE FUNCTION public.export_my_data()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me public.candidates;
begin
  select * into me from public.candidates c where c.user_id = caller;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select to_jsonb(p) || jsonb_build_object(
        'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at, 'given_at_sign_up', u.raw_user_meta_data)
      from public.profiles p join auth.users u on u.id = p.id where p.id = caller),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'began_at', s.created_at, 'renewed_at', s.refreshed_at, 'device', s.user_agent, 'address', host(s.ip)) order by s.created_at), '[]')
      from auth.sessions s where s.user_id = caller),
    'profile', case when me.id is not null then to_jsonb(me) - 'skill_keys' end,
    'managed_by', (select c.name from public.companies c where c.id = me.managing_company_id),
    'applications', private.my_applications_export(me.id),
    'messages', private.my_messages_export(caller, me.id),
    'conversations_read', private.my_rows('private.conversation_reads', 'user_id', caller),
    'conversations_blocked', private.my_rows('private.conversation_blocks', 'user_id', caller),
    'messages_reported', private.my_rows('private.message_reports', 'reporter_id', caller, '{decided_by}'),
    'interviews', private.my_interviews_export(caller, me.id),
    'offers', private.my_offers_export(caller, me.id),
    'past_applications', private.my_rows('private.past_applications', 'user_id', caller),
    'put_forward', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'job', j.title, 'by', c.name, 'status', f.status, 'created_at', f.created_at, 'answered_at', f.answered_at) order by f.created_at), '[]')
      from public.put_forwards f
      join public.jobs j on j.id = f.job_id
      join public.companies c on c.id = f.company_id
      where f.candidate_id = me.id),
    'saved_jobs', (
      select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('job', j.title, 'company', c.name)), '[]')
      from private.saved_jobs s
      join public.jobs j on j.id = s.job_id
      join public.companies c on c.id = j.company_id
      where s.user_id = caller),
    'saved_searches', private.my_rows('private.saved_searches', 'user_id', caller),
    'jobs_mailed', private.my_rows('private.mailed_jobs', 'user_id', caller),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'reporter' || jsonb_build_object('job', j.title) order by r.created_at), '[]')
      from private.job_reports r join public.jobs j on j.id = r.job_id where r.reporter = caller),
    'notifications', (
      select coalesce(jsonb_agg(to_jsonb(n) - 'user_id' order by n.created_at, n.id), '[]') from public.notifications n where n.user_id = caller),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.template, 'to', o.to_email, 'written_at', o.created_at, 'sent_at', o.sent_at, 'says', o.data - 'unsubscribe') order by o.created_at, o.id), '[]')
      from public.email_outbox o
      where lower(o.to_email) = (select lower(p.email) from public.profiles p where p.id = caller)),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', private.invitation_kind(i), 'email', i.email, 'status', i.status, 'company', c.name, 'role', i.role, 'sent_at', i.sent_at,
        'ended_at', i.ended_at, 'terms', i.management_terms, 'filled_in', i.candidate_data) order by i.created_at, i.id), '[]')
      from public.invitations i
      left join public.companies c on c.id = i.company_id
      where i.accepted_by = caller or lower(i.email) = (select lower(p.email) from public.profiles p where p.id = caller)),
    'invitations_sent', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', private.invitation_kind(i), 'company', c.name, 'status', i.status, 'sent_at', i.sent_at) order by i.created_at, i.id), '[]')
      from public.invitations i
      left join public.companies c on c.id = i.company_id
      where caller in (i.invited_by_user_id, i.invited_by_admin_id)),
    'teams', (
      select coalesce(jsonb_agg(to_jsonb(u) || jsonb_build_object('company', c.name) order by u.created_at), '[]')
      from public.company_users u join public.companies c on c.id = u.company_id where u.user_id = caller),
    'notice_settings', private.my_rows('private.staff_notice_settings', 'user_id', caller),
    'unsubscribe_links', private.my_rows('private.unsubscribe_links', 'user_id', caller, '{token}'),
    'waiting_for_summary', private.my_rows('private.staff_summary_items', 'user_id', caller),
    'preferences', private.my_rows('private.candidate_preferences', 'user_id', caller),
    'mail_settings', private.my_rows('private.candidate_mail_settings', 'user_id', caller),
    'hidden_from', private.my_rows('private.hidden_from_partners', 'candidate_id', me.id),
    'looked_at_me', private.my_rows('private.profile_views', 'candidate_id', me.id),
    'messages_to_us', private.my_rows('private.contact_messages', 'user_id', caller, '{answered_by}'),
    'log', private.my_audit_export(caller, me.id),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'bucket', o.bucket_id, 'path', o.name, 'size', (o.metadata ->> 'size')::bigint, 'stored_at', o.created_at) order by o.bucket_id, o.name), '[]')
      from storage.objects o
      where o.name collate "C" >= caller || '/' and o.name collate "C" < caller || '0'
        or o.bucket_id = 'message_files' and o.name in (
          select f.path from private.message_files f
          join private.application_messages m on m.id = f.message_id
          join public.applications a on a.id = m.application_id
          where a.candidate_id = me.id or m.author_id = caller))
  );
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

CREATE OR REPLACE FUNCTION public.get_calendar_feed()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.calendar_feed_json(private.require_caller());
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

CREATE OR REPLACE FUNCTION public.get_company_report (
  p_company_id uuid DEFAULT NULL::uuid,
  p_job_id uuid DEFAULT NULL::uuid,
  p_from date DEFAULT NULL::date,
  p_to date DEFAULT NULL::date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target uuid := private.my_company_id(p_company_id);
  days record := private.report_days(p_from, p_to);
begin
  if not private.sees_all_of(target, private.my_acts_at(target), 'handle_applications') then
    perform private.fail(403, 'not_allowed', 'Your role does not allow reading reports');
  elsif p_job_id is not null and not exists (select from public.jobs j where j.id = p_job_id and j.company_id = target) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return (
    with people as materialized (
      select
        a.application_id as id, a.status, a.applied_at, date_trunc('month', a.applied_at at time zone 'UTC') as month,
        private.stage_rank(private.furthest_stage(a.reached)) as furthest, private.promise_outcome(a) as promise,
        coalesce(own.assigned_to_user_id, of_job.assigned_to_user_id) as assignee
      from private.application_matches a
      left join public.application_assignments own on own.application_id = a.application_id
      left join public.job_assignments of_job on of_job.job_id = a.job_id
      where a.company_id = target and (p_job_id is null or a.job_id = p_job_id)
        and a.applied_at >= days.first_day::timestamp at time zone 'UTC'
        and a.applied_at < (days.last_day + 1)::timestamp at time zone 'UTC'
    ),
    stays as materialized (
      select
        p.id, e.to_status as stage, e.created_at as since,
        lead(e.created_at) over (partition by e.application_id order by e.id) as until
      from people p join public.application_events e on e.application_id = p.id
    ),
    waits as (
      select
        stage,
        count(*) filter (where until is not null) as left_it,
        percentile_cont(0.5) within group (order by extract(epoch from until - since)) filter (where until is not null) as middle
      from stays where private.stage_rank(stage) < 5 group by stage
    ),
    hires as (
      select p.id, p.applied_at, (min(s.since) at time zone 'UTC')::date - (p.applied_at at time zone 'UTC')::date as days
      from people p join stays s on s.id = p.id and s.stage = 'hired'
      where p.status = 'hired' group by p.id, p.applied_at
    )
    select jsonb_build_object(
      'from', days.first_day,
      'to', days.last_day,
      'job', (select jsonb_build_object('id', j.id, 'title', j.title) from public.jobs j where j.id = p_job_id),
      'applications', (select count(*) from people),
      'open_offers', (select count(*) from people join private.waiting_offers w on w.application_id = people.id),
      'funnel', (
        select jsonb_agg(jsonb_build_object(
          'stage', stage,
          'reached', (select count(*) from people p where p.furthest >= private.stage_rank(stage)),
          'rejected', (select count(*) from people p where p.furthest = private.stage_rank(stage) and p.status = 'rejected'),
          'withdrawn', (select count(*) from people p where p.furthest = private.stage_rank(stage) and p.status = 'withdrawn'),
          'open', (select count(*) from people p
            where p.furthest = private.stage_rank(stage) and p.status not in ('rejected', 'withdrawn'))
        ) order by private.stage_rank(stage))
        from unnest(enum_range(null::public.application_status)) as stage
        where private.stage_rank(stage) is not null
      ),
      'months', (
        select jsonb_agg(jsonb_build_object(
          'month', month::date,
          'applications', (select count(*) from people p where p.month = m.month),
          'hired', (select count(*) from people p where p.month = m.month and p.status = 'hired'),
          'kept', (select count(*) from people p where p.month = m.month and p.promise = 'kept'),
          'late', (select count(*) from people p where p.month = m.month and p.promise = 'late')
        ) order by month)
        from generate_series(date_trunc('month', days.first_day::timestamp), days.last_day, interval '1 month') as m (month)
      ),
      'waits', coalesce((
        select jsonb_agg(jsonb_build_object(
          'stage', w.stage,
          'left', w.left_it,
          'middle', round((w.middle / 86400)::numeric, 1),
          'longest', (
            select jsonb_build_object('id', s.id, 'days', floor(extract(epoch from now() - s.since) / 86400))
            from stays s where s.stage = w.stage and s.until is null order by s.since, s.id limit 1
          )
        ) order by private.stage_rank(w.stage))
        from waits w
      ), '[]'),
      'hires', jsonb_build_object(
        'total', (select count(*) from hires),
        'middle', (select percentile_cont(0.5) within group (order by h.days) from hires h),
        'people', coalesce((
          select jsonb_agg(jsonb_build_object('id', h.id, 'name', m.candidate_name, 'applied_at', h.applied_at, 'days', h.days)
            order by h.days, h.applied_at, h.id)
          from (select * from hires order by days, applied_at, id limit 200) h
          join private.application_matches m on m.application_id = h.id
        ), '[]')
      ),
      'reasons', coalesce((
        select jsonb_agg(jsonb_build_object('reason', given.reason, 'n', given.n) order by given.n desc, given.reason)
        from (
          select r.reason, count(*) as n
          from people p cross join lateral private.last_rejection(p.id, only_settled => false) r where p.status = 'rejected' group by r.reason
        ) given
      ), '[]'),
      'sources', coalesce((
        select jsonb_agg(jsonb_build_object('source', by.source, 'n', by.n) order by by.n desc, by.source)
        from (
          select coalesce(s.source, 'unknown') as source, count(*) as n
          from people p left join private.application_sources s on s.application_id = p.id group by 1
        ) by
      ), '[]'),
      'recruiters', coalesce((
        select jsonb_agg(jsonb_build_object(
          'user_id', by.assignee, 'name', private.person_name(by.assignee, target),
          'applications', by.applications, 'kept', by.kept, 'late', by.late, 'hired', by.hired
        ) order by by.applications desc, by.assignee)
        from (
          select
            p.assignee, count(*) as applications, count(*) filter (where p.promise = 'kept') as kept,
            count(*) filter (where p.promise = 'late') as late, count(*) filter (where p.status = 'hired') as hired
          from people p group by p.assignee
        ) by
      ), '[]')
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_conversation (
  p_application_id uuid,
  p_before bigint DEFAULT NULL::bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  application public.applications := private.read_conversation(p_application_id, me);
  side text := private.conversation_side(application, me);
  problem text := private.conversation_problem(application);
  found private.application_messages[];
begin
  -- One more than a page, to know whether there are earlier ones.
  found := array(
    select m from private.application_messages m
    where m.application_id = application.id and (p_before is null or m.seq < p_before) and private.is_message_shown(m, side)
    order by m.seq desc limit 51);
  return jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(private.message_json(m, side) order by m.seq), '[]') from unnest(found[1:50]) m
    ),
    'has_earlier', cardinality(found) > 50,
    'side', side,
    'read_seq', coalesce(
      (select r.read_seq from private.conversation_reads r where r.application_id = application.id and r.user_id = me.user_id), 0),
    'readers', private.readers_in_words(application, side),
    'problem', problem,
    'block', private.conversation_block_json(application, me),
    'ends', case when problem is null then private.conversation_ends(application) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_filled_template (
  p_application_id uuid,
  p_kind text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  if application.candidate_id is null or not private.can_move_application(application) then
    perform private.found_application(null);
  elsif private.our_template(p_kind) is null then
    perform private.fail(422, 'invalid_input', 'There is no such template');
  end if;
  return private.fill_template(
    private.company_template(application.company_id, p_kind), private.template_fields(application, auth.uid()));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_frame()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  memberships jsonb;
  seen_company uuid;
  name jsonb;
begin
  select * into account from public.profiles where id = caller;
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'Account not found');
  end if;
  memberships := public.get_my_memberships();
  seen_company := (memberships -> 0 ->> 'company_id')::uuid;
  name := case account.role
    when 'company' then memberships -> 0
    when 'candidate' then (
      select jsonb_build_object('first_name', c.first_name, 'last_name', c.last_name) from public.candidates c where c.user_id = caller
    )
    else jsonb_build_object('first_name', account.first_name, 'last_name', account.last_name)
  end;
  return jsonb_build_object(
    'user_id', caller,
    'role', account.role,
    'name', concat_ws(' ', nullif(name ->> 'first_name', ''), nullif(name ->> 'last_name', '')),
    'memberships', memberships,
    'company_id', seen_company,
    'companies', case when jsonb_array_length(memberships) > 1 then private.my_companies() else '[]' end,
    'waiting', case account.role
      when 'company' then private.new_application_count(seen_company)
      when 'admin' then private.undecided_company_count()
      else 0
    end,
    'can', private.company_acts(private.acts_of((memberships -> 0 ->> 'role')::public.staff_role)),
    'unread', private.unread_notifications(caller),
    'unread_conversations', private.unread_conversations(seen_company)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_hire (
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
  application public.applications := private.reviewed_application(p_application_id, me);
  job public.jobs;
  others jsonb;
begin
  if application.status <> 'hired' or not private.can_move_application(application, me)
    or exists (select from private.hire_answers h where h.application_id = application.id) then
    return null;
  end if;
  select * into job from public.jobs j where j.id = application.job_id;
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'candidate_name', o.candidate_name, 'status', o.status) order by o.id), '[]')
  into others
  from (
    select a.id, m.candidate_name, a.status
    from public.applications a
    join private.application_matches m on m.application_id = a.id
    where a.job_id = application.job_id and a.status = any (private.open_stages()) and a.candidate_id is not null
    order by a.id limit 200
  ) o;
  return jsonb_build_object(
    'job', jsonb_build_object(
      'id', job.id, 'title', job.title, 'is_open', job.status = 'published' and job.deleted_at is null and not private.is_expired(job),
      'can', jsonb_build_object('close', (private.my_job_rights(job.company_id)).may_edit)),
    'others', others);
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

CREATE OR REPLACE FUNCTION public.get_interview_criteria (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.interview_criteria_json(private.readable_job(p_job_id));
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

CREATE OR REPLACE FUNCTION public.get_mail_templates (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  company uuid := (private.staffed_membership(p_company_id)).company_id;
  sees_all boolean := private.sees_all_of(company, private.my_acts_at(company), 'handle_applications');
begin
  return jsonb_build_object(
    'company_id', company,
    'can_edit', private.can_at_company(company, 'edit_profile'),
    'templates', (
      select jsonb_agg(private.mail_template_json(company, k.kind) order by k.place)
      from unnest('{rejection,interview,offer}'::text[]) with ordinality as k (kind, place)),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'application_id', a.id,
        'name', (select m.candidate_name from private.application_matches m where m.application_id = a.id),
        'fields', private.template_fields(a, me.user_id)) order by a.applied_at desc, a.id desc), '[]')
      from (
        select * from public.applications each
        where each.company_id = company and each.candidate_id is not null
          and (sees_all or each.job_id in (select j.job_id from public.job_assignments j where j.assigned_to_user_id = me.user_id))
          and private.can_move_application(each, me)
        order by each.applied_at desc, each.id desc limit 8
      ) a));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_applications (
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_filter jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  caller uuid := private.require_caller();
  reach private.reach := private.my_reach();
  me uuid := reach.candidate_id;
  page_before record := private.page_key(p_before, 'appliedAt');
  asked jsonb := coalesce(p_filter, '{}');
  stages public.application_status[] := private.stages_listed(asked);
  words text[] := private.words_asked(asked ->> 'search');
  size integer := private.page_limit(p_limit);
  by_status jsonb;
  page uuid[];
begin
  with mine as materialized (
    select a.id, a.applied_at, private.shown_to_candidate(a) as status
    from public.applications a
    where a.candidate_id = me and (words = '{}' or exists (
      select from public.jobs j join public.companies c on c.id = a.company_id
      where j.id = a.job_id and private.has_words(j.title || ' ' || c.name, words)))
  )
  select
    (select coalesce(jsonb_object_agg(counted.status, counted.n), '{}') from (
      select m.status, count(*) as n from mine m group by m.status) as counted),
    array(
      select m.id from mine m
      where m.status = any (stages) and (m.applied_at, m.id) < (page_before.at, page_before.id)
      order by m.applied_at desc, m.id desc
      limit size)
  into by_status, page;
  return jsonb_build_object(
    'total', (select count(*) from public.applications a where a.candidate_id = me),
    'by_status', case when nullif(p_before, 'null') is null then by_status end,
    'applications', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', a.id,
        'status', private.shown_to_candidate(a),
        'applied_at', a.applied_at,
        'job_id', a.job_id,
        'job_title', j.title,
        'company_name', c.name,
        'company_logo_url', c.logo_url,
        'answer_due', private.shown_answer_due(a),
        'unread', private.unread_count(a, reach),
        'changed_at', (
          select e.created_at from public.application_events e
          where e.application_id = a.id and private.is_settled(e) order by e.id desc limit 1)
      ) order by listed.place)
      from unnest(page) with ordinality as listed (id, place)
      join public.applications a on a.id = listed.id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
    ), '[]')
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

CREATE OR REPLACE FUNCTION public.get_offers (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.application_offers_json(private.read_conversation(p_application_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_scorecards (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_score(p_application_id);
begin
  return (
    select coalesce(jsonb_agg(private.interview_scorecards_json(i) order by i.starts_at desc, i.id), '[]')
    from private.interviews i
    where i.application_id = application.id
      and (i.state = 'confirmed' and i.starts_at <= now() or exists (select from private.scorecards s where s.interview_id = i.id))
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_upload_problem (
  p_folder uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  if p_folder = caller or p_folder in (select private.my_company_ids()) then
    return private.quota_problem(p_folder, 1);
  end if;
  return private.message_upload_problem(p_folder);
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

CREATE OR REPLACE FUNCTION public.list_company_interviews (
  p_is_past boolean,
  p_only_mine boolean DEFAULT false,
  p_company_id uuid DEFAULT NULL::uuid,
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
  target uuid := private.listed_company_id(p_company_id);
  -- Not private.sees_all_of: administrators of the platform read no conversation, and so no interviews.
  reads_all boolean := 'handle_applications' = any (private.my_acts_at(target));
  assigned uuid[] := case when reads_all then '{}' else array(select private.my_assigned_job_ids()) end;
  after record := private.interview_key(p_after, coalesce(p_is_past, false));
  size integer := private.page_limit(p_limit);
begin
  return jsonb_build_object('interviews', coalesce((
    select jsonb_agg(private.listed_interview_json(listed.interview, false) order by listed.place)
    from (
      select i as interview, row_number() over (
        order by case when p_is_past then i.starts_at end desc, case when p_is_past then i.id end desc, i.starts_at, i.id) as place
      from public.applications a
      join private.interviews i on i.application_id = a.id
      where a.company_id = target and (reads_all or a.job_id = any (assigned))
        and private.is_not_over(i) = not coalesce(p_is_past, false)
        and case when p_is_past then (i.starts_at, i.id) < (after.at, after.id) else (i.starts_at, i.id) > (after.at, after.id) end
        and (p_only_mine is not true or exists (select from private.people_of_interview(i) p where p.user_id = auth.uid()))
      order by place
      limit size
    ) as listed
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_company_queue (
  p_queue text,
  p_search text DEFAULT NULL::text,
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
  words text[] := private.words_asked(p_search);
  size integer := private.page_limit(p_limit);
  after_place bigint;
  after_id uuid;
  found uuid[];
  counts jsonb;
begin
  perform private.require_admin();
  select k.place, k.id into after_place, after_id from private.place_key(p_after) k;
  if words <> '{}' then
    found := array(
      select c.id from public.companies c
      where private.text_keys('', c.name || ' ' || c.industry || ' ' || c.location, 1) @> private.word_keys('', words)
        and private.has_words(c.name || ' ' || c.industry || ' ' || c.location, words)
    );
    counts := (
      select jsonb_object_agg(each.queue, each.n)
      from (select q.queue, count(*) as n from private.company_queues q where q.company_id = any (found) group by q.queue) as each
    );
  else
    counts := (select jsonb_object_agg(c.what, c.n) from private.counts c where c.subject = private.platform());
  end if;
  return (
    with page as (
      (
        select q.company_id, q.place from private.company_queues q
        where found is null and q.queue = p_queue and (q.place, q.company_id) > (after_place, after_id)
        order by q.place, q.company_id limit size
      )
      union all
      (
        select q.company_id, q.place from private.company_queues q
        where q.company_id = any (found) and q.queue = p_queue and (q.place, q.company_id) > (after_place, after_id)
        order by q.place, q.company_id limit size
      )
    )
    select jsonb_build_object(
      'companies', array(
        select to_jsonb(item) || jsonb_build_object('place', page.place) || private.queue_facts(p_queue, item.id)
        from page join private.company_list_items as item on item.id = page.company_id
        order by page.place, item.id
      ),
      'counts', (
        select jsonb_object_agg(queue, coalesce((counts ->> queue)::integer, 0))
        from unnest('{waiting, changes, unfinished, rejected, approved}'::text[]) as queue
      )
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_reported_jobs (
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
  after record;
begin
  perform private.require_admin();
  after := private.queue_key(p_queue, p_after);
  return jsonb_build_object(
    'jobs', (
      select coalesce(jsonb_agg(
        private.reported_job_json(page.reported) || jsonb_build_object('place', page.place) order by page.place, page.job_id), '[]')
      from (
        select r as reported, private.report_place(r) as place, r.job_id
        from private.reported_jobs r
        where (r.waiting_since is not null) = (p_queue = 'waiting') and (r.waiting_since is not null or r.decided_at is not null)
          and (private.report_place(r), r.job_id) > (after.place, after.id)
        order by 2, 3
        limit private.page_limit(p_limit)
      ) as page
    ),
    'waiting', private.count_reported_jobs()
  );
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
  after record;
begin
  perform private.require_admin();
  after := private.queue_key(p_queue, p_after);
  return jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(
        private.reported_message_json(page.report) || jsonb_build_object('place', page.place) order by page.place, page.id), '[]')
      from (
        select r as report, private.message_report_place(r) as place, r.id
        from private.message_reports r
        where (r.decision is null) = (p_queue = 'waiting')
          and (private.message_report_place(r), r.id) > (after.place, after.id)
          and private.is_first_report(r)
        order by 2, 3
        limit private.page_limit(p_limit)
      ) as page
    ),
    'waiting', private.count_reported_messages()
  );
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

CREATE OR REPLACE FUNCTION public.mark_conversation_read (
  p_application_id uuid,
  p_seq bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  application public.applications := private.read_conversation(p_application_id, me);
  side text := private.conversation_side(application, me);
  -- Nobody has read what was not written yet, or is not shown to them.
  seen bigint := (
    select m.seq from private.application_messages m
    where m.application_id = application.id and m.seq <= p_seq and private.is_message_shown(m, side) order by m.seq desc limit 1);
begin
  if seen is null then
    return;
  end if;
  -- Whoever withdraws a message at this moment comes before or after.
  perform from public.applications a where a.id = application.id for key share;
  -- So may their own account go.
  perform from auth.users u where u.id = me.user_id for key share;
  if not found then
    return;
  end if;
  insert into private.conversation_reads as r (application_id, user_id, read_seq)
  values (application.id, me.user_id, seen)
  on conflict (application_id, user_id) do update set read_seq = excluded.read_seq where r.read_seq < excluded.read_seq;
  update private.message_notices n set is_unread = false
  where n.application_id = application.id and n.user_id = me.user_id and n.is_unread
    and not exists (select from private.unread_messages(application.id, me.user_id, side));
  if found then
    update public.notifications n set is_read = true
    where n.user_id = me.user_id and n.type in ('message_received', 'applicant_message') and not n.is_read
      and coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = application.id::text;
    delete from private.staff_summary_items i
    where i.user_id = me.user_id and i.kind = 'applicant_messages' and i.path = private.answer_path(application.id, side);
  end if;
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

CREATE OR REPLACE FUNCTION public.open_file (
  p_bucket text,
  p_path text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me private.reach := private.my_reach();
  reason record;
begin
  if not exists (select from storage.objects o where o.bucket_id = p_bucket and o.name = p_path) then
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  elsif private.is_own_file(p_bucket, p_path) then
    return null;
  elsif p_bucket = 'message_files' then
    select * into reason from private.opened_message_file(p_path, me);
    if reason.application_id is null then
      perform private.fail(404, 'file_not_found', 'This file could not be found');
    elsif not reason.is_own then
      perform private.audit(
        'file.opened', 'application', reason.application_id, reason.company_id,
        jsonb_build_object('bucket', p_bucket, 'path', p_path) || case when reason.is_reported then jsonb '{"reported": true}' else '{}' end);
    end if;
    return reason.name;
  end if;
  select * into reason from private.reason_to_open(p_bucket, p_path, me);
  if reason.id is null then
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  elsif not reason.is_as_sent then
    perform private.fail(409, 'file_changed', 'This file was changed after it was sent and cannot be opened');
  end if;
  case reason.subject
    when 'application' then
      perform private.note_application_view(a, me, private.document_of(p_bucket)) from public.applications a where a.id = reason.id;
    when 'candidate' then
      perform private.note_managed_view(c, me, private.document_of(p_bucket)) from public.candidates c where c.id = reason.id;
    else null;
  end case;
  perform private.audit(
    'file.opened', reason.subject, reason.id, reason.company_id, jsonb_build_object('bucket', p_bucket, 'path', p_path));
  return null;
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
  if p_id is null or proposal.made_by is distinct from auth.uid() and proposal.id is not null or proposal.application_id <> application.id then
    perform private.fail(422, 'invalid_input', 'These times could not be sent');
  elsif proposal.id is not null then
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

CREATE OR REPLACE FUNCTION public.read_calendar_feed (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  feed private.calendar_feeds;
  own uuid;
begin
  update private.calendar_feeds f
  set reads = case when f.counted_from < now() - interval '1 hour' then 1 else least(f.reads + 1, 1000) end,
    counted_from = case when f.counted_from < now() - interval '1 hour' then now() else f.counted_from end
  where f.token_hash = private.token_hash(p_token)
  returning * into feed;
  if feed.user_id is null then
    perform private.fail(404, 'calendar_not_found', 'There is no calendar at this address');
  end if;
  if feed.reads > 60 then
    perform private.fail(429, 'too_many_requests', 'This calendar is read too often. Please try again in an hour.');
  end if;
  own := (select c.id from public.candidates c where c.user_id = feed.user_id);
  return jsonb_build_object('entries', coalesce((
    select jsonb_agg(private.calendar_entry(i, a.candidate_id is not distinct from own) order by i.starts_at, i.id)
    from private.interviews i
    join public.applications a on a.id = i.application_id
    where i.state = 'confirmed' and i.starts_at > now() - interval '90 days' and (
      a.candidate_id = own
      or i.application_id in (
        select p.application_id from private.interview_people t
        join private.interview_proposals p on p.id = t.proposal_id
        where t.user_id = feed.user_id
      ) and exists (select from private.people_of_interview(i) t where t.user_id = feed.user_id))
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_file (
  p_bucket text,
  p_path text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  folder uuid := private.file_folder(p_bucket, p_path);
begin
  -- Whoever makes a record name a file holds the same lock: submit_application, update_candidate_document_url, update_company, send_message.
  if private.is_own_file(p_bucket, p_path) then
    perform from public.candidates where user_id = caller for update;
    perform private.drop_document(caller, p_bucket, p_path);
  elsif private.can_write_company_file(p_bucket, p_path) then
    perform from public.companies where id = folder for update;
  elsif private.is_own_message_file(p_bucket, p_path) then
    perform from public.applications where id = folder for update;
  else
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  end if;
  if not private.is_file_in_use(p_bucket, p_path) then
    insert into private.discarded_files (bucket_id, name) values (p_bucket, p_path) on conflict (bucket_id, name) do nothing;
  end if;
  perform private.discard_unused_files(folder);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name)), '[]')
    from private.discarded_files d where split_part(d.name, '/', 1) = folder::text
  );
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

CREATE OR REPLACE FUNCTION public.renew_calendar_feed()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  token text := private.new_token();
begin
  insert into private.calendar_feeds as f (user_id, token_hash) values (caller, private.token_hash(token))
  on conflict (user_id) do update set token_hash = excluded.token_hash, made_at = now(), reads = 0, counted_from = now();
  return private.calendar_feed_json(caller) || jsonb_build_object('token', token);
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

CREATE OR REPLACE FUNCTION public.send_message (
  p_application_id uuid,
  p_id uuid,
  p_body text,
  p_files jsonb DEFAULT '[]'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  message private.application_messages;
begin
  perform private.require_caller();
  if p_id is null then
    perform private.fail(422, 'invalid_input', 'This message could not be sent');
  end if;
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('body', p_body),
    array[private.rule('body', 'text', 10000, case when coalesce(p_files, '[]') = '[]' then 1 else 0 end, 'Write a message or attach a file')]));
  application := private.application_to_talk(p_application_id);
  message := private.add_message(application, p_id, coalesce(p_body, ''), p_files);
  return private.message_json(message, private.conversation_side(application));
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

CREATE OR REPLACE FUNCTION public.set_interview_criteria (
  p_job_id uuid,
  p_criteria text[],
  p_before text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  criteria text[];
begin
  if not private.can_change_criteria(job.company_id) then
    perform private.fail(403, 'not_allowed', 'Your role does not allow editing jobs');
  end if;
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('criteria', to_jsonb(p_criteria)), array[private.rule('criteria', 'texts', 200, 0, max_items => 8)]));
  -- Each once, whatever its case, where it first stands.
  select array_agg(given.name order by given.place) into criteria
  from (
    select distinct on (lower(private.trimmed(c.name))) private.trimmed(c.name) as name, c.place
    from unnest(p_criteria) with ordinality as c (name, place)
    where private.trimmed(c.name) <> ''
    order by lower(private.trimmed(c.name)), c.place
  ) as given;
  -- Two who change them take turns.
  perform from public.jobs j where j.id = job.id for no key update;
  job := private.readable_job(p_job_id);
  if private.job_criteria(job.id) is distinct from coalesce(p_before, '{}') and private.job_criteria(job.id) is distinct from coalesce(criteria, '{}') then
    perform private.fail(409, 'criteria_changed', 'Somebody else has changed what interviewers look for. Look at it again');
  end if;
  delete from private.interview_criteria c where c.job_id = job.id;
  insert into private.interview_criteria (job_id, place, name)
  select job.id, c.place, c.name from unnest(criteria) with ordinality as c (name, place);
  return private.interview_criteria_json(job);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_mail_template (
  p_kind text,
  p_body text DEFAULT NULL::text,
  p_seen timestamp with time zone DEFAULT NULL::timestamp with time zone,
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company uuid := (private.staffed_membership(p_company_id)).company_id;
  wanted text := nullif(private.trimmed(p_body), '');
  errors jsonb := private.field_errors(jsonb_build_object('kind', p_kind, 'body', p_body), array[
    private.rule('kind', 'choice', 20, 1, 'Choose a template', '{rejection,interview,offer}'), private.rule('body', 'text', 1500)]);
  stored private.company_mail_templates;
begin
  if not private.can_at_company(company, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'Administrators and managers of your company change its templates');
  end if;
  if not errors ? 'body' and private.template_problem(wanted) is not null then
    errors := errors || jsonb_build_object('body', private.template_problem(wanted));
  end if;
  perform private.refuse_field_errors(errors);
  -- One after the other, also while there is no row to hold.
  perform from public.companies c where c.id = company for no key update;
  select * into stored from private.company_mail_templates t where t.company_id = company and t.kind = p_kind;
  -- Sent again after an answer that got lost it is the same.
  if stored.body is distinct from wanted then
    -- What began from our words is as outdated by others as what began from theirs.
    perform private.refuse_outdated(
      coalesce(stored.changed_at, '-infinity'), coalesce(p_seen, '-infinity'), private.mail_template_json(company, p_kind));
    delete from private.company_mail_templates t where t.company_id = company and t.kind = p_kind;
    if wanted is not null then
      insert into private.company_mail_templates (company_id, kind, body, changed_by, changed_at)
      values (company, p_kind, wanted, auth.uid(), clock_timestamp());
    end if;
  end if;
  return private.mail_template_json(company, p_kind);
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

CREATE OR REPLACE FUNCTION public.withdraw_application (
  p_application_id uuid,
  p_reason text DEFAULT NULL::text,
  p_message text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.own_application(p_application_id);
begin
  perform private.refuse_field_errors(private.withdrawal_errors(p_reason, p_message));
  -- Its company may be moving it: what is decided next is decided on what it left.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  if private.can_withdraw_application(application) then
    update public.applications set status = 'withdrawn' where id = application.id returning * into application;
    if coalesce(private.trimmed(p_reason), '') <> '' or coalesce(private.trimmed(p_message), '') <> '' then
      insert into private.application_withdrawals (application_id, reason, message)
      values (application.id, nullif(private.trimmed(p_reason), ''), nullif(private.trimmed(p_message), ''));
    end if;
    perform private.drop_answer_reminders(application.id, auth.uid());
    perform private.tell_company_about_application(application);
    perform private.end_open_things(application, 'The applicant withdrew the application');
  elsif application.status <> 'withdrawn' then
    perform private.fail(409, 'status_not_allowed', 'This application is already decided and can no longer be withdrawn');
  end if;
  return private.my_application_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_message (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message private.application_messages;
  application public.applications;
  problem text;
begin
  perform private.require_caller();
  select * into message from private.application_messages m where m.id = p_id and m.author_id = auth.uid();
  if message.id is null then
    perform private.fail(404, 'message_not_found', 'Message not found');
  end if;
  -- Who reads it at this moment waits, or was before.
  application := private.application_to_talk(message.application_id);
  select * into message from private.application_messages m where m.id = p_id;
  problem := private.withdrawing_problem(message);
  -- Withdrawn twice is withdrawn.
  if message.withdrawn_at is null then
    if problem is not null then
      perform private.fail(409, 'message_stays', problem);
    end if;
    delete from private.message_files f where f.message_id = message.id;
    update private.application_messages m set body = '', withdrawn_at = now() where m.id = message.id returning * into message;
    perform private.touch_conversation(application.id);
  end if;
  return private.message_json(message, private.conversation_side(application));
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_offer (
  p_offer_id uuid,
  p_words text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.offer_to_change(p_offer_id);
  me private.reach := private.my_reach();
begin
  if not private.can_move_application(held.application, me) then
    perform private.fail(403, 'not_allowed', 'Only the company that made this offer can withdraw it');
  end if;
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('words', p_words), array[private.rule('words', 'text', 1000)]));
  if private.can_withdraw_offer(held.offer, held.application, me) then
    perform private.end_offer(held.offer, held.application, 'withdrawn', nullif(private.trimmed(p_words), ''));
  elsif (held.offer).state <> 'withdrawn' then
    perform private.fail(409, 'offer_answered', private.offer_ended_in_words(held.offer));
  end if;
  return private.application_offers_json(held.application, me);
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
  ADD CONSTRAINT "application_messages_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."application_messages"
  ADD CONSTRAINT "application_messages_author_id_fkey" FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."application_messages"
  ADD CONSTRAINT "application_messages_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

ALTER TABLE "private"."application_transitions"
  ADD CONSTRAINT "application_transitions_pkey" PRIMARY KEY (from_status, to_status, made_by);

ALTER TABLE "private"."calendar_feeds"
  ADD CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."company_mail_templates"
  ADD CONSTRAINT "company_mail_templates_changed_by_fkey" FOREIGN KEY (changed_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."company_mail_templates"
  ADD CONSTRAINT "company_mail_templates_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."conversation_blocks"
  ADD CONSTRAINT "conversation_blocks_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."conversation_blocks"
  ADD CONSTRAINT "conversation_blocks_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."conversation_reads"
  ADD CONSTRAINT "conversation_reads_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."conversation_reads"
  ADD CONSTRAINT "conversation_reads_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."hire_answers"
  ADD CONSTRAINT "hire_answers_answered_by_fkey" FOREIGN KEY (answered_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."hire_answers"
  ADD CONSTRAINT "hire_answers_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."interview_calendars"
  ADD CONSTRAINT "interview_calendars_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."interview_criteria"
  ADD CONSTRAINT "interview_criteria_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."interview_people"
  ADD CONSTRAINT "interview_people_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."interview_proposals"
  ADD CONSTRAINT "interview_proposals_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."interview_proposals"
  ADD CONSTRAINT "interview_proposals_made_by_fkey" FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."application_messages"
  ADD CONSTRAINT "application_messages_proposal_id_fkey" FOREIGN KEY (proposal_id) REFERENCES private.interview_proposals(id) ON DELETE CASCADE;

ALTER TABLE "private"."interview_people"
  ADD CONSTRAINT "interview_people_proposal_id_fkey" FOREIGN KEY (proposal_id) REFERENCES private.interview_proposals(id) ON DELETE CASCADE;

ALTER TABLE "private"."interviews"
  ADD CONSTRAINT "interviews_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."interview_calendars"
  ADD CONSTRAINT "interview_calendars_interview_id_fkey" FOREIGN KEY (interview_id) REFERENCES private.interviews(id) ON DELETE CASCADE;

ALTER TABLE "private"."interview_changes"
  ADD CONSTRAINT "interview_changes_interview_id_fkey" FOREIGN KEY (interview_id) REFERENCES private.interviews(id) ON DELETE CASCADE;

ALTER TABLE "private"."interview_proposals"
  ADD CONSTRAINT "interview_proposals_interview_id_fkey" FOREIGN KEY (interview_id) REFERENCES private.interviews(id) ON DELETE CASCADE;

ALTER TABLE "private"."message_files"
  ADD CONSTRAINT "message_files_message_id_fkey" FOREIGN KEY (message_id) REFERENCES private.application_messages(id) ON DELETE CASCADE;

ALTER TABLE "private"."message_notices"
  ADD CONSTRAINT "message_notices_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."message_notices"
  ADD CONSTRAINT "message_notices_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."message_reports"
  ADD CONSTRAINT "message_reports_decided_by_fkey" FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."message_reports"
  ADD CONSTRAINT "message_reports_message_id_fkey" FOREIGN KEY (message_id) REFERENCES private.application_messages(id) ON DELETE CASCADE;

ALTER TABLE "private"."message_reports"
  ADD CONSTRAINT "message_reports_reporter_id_fkey" FOREIGN KEY (reporter_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."offers"
  ADD CONSTRAINT "offers_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."offers"
  ADD CONSTRAINT "offers_made_by_fkey" FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."application_messages"
  ADD CONSTRAINT "application_messages_offer_id_fkey" FOREIGN KEY (offer_id) REFERENCES private.offers(id) ON DELETE CASCADE;

ALTER TABLE "private"."scorecards"
  ADD CONSTRAINT "scorecards_author_id_fkey" FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."scorecards"
  ADD CONSTRAINT "scorecards_interview_id_fkey" FOREIGN KEY (interview_id) REFERENCES private.interviews(id) ON DELETE CASCADE;

ALTER TABLE "private"."time_zones"
  ADD CONSTRAINT "time_zones_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."conversations"
  ADD CONSTRAINT "conversations_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_type_check" CHECK ((type = ANY (ARRAY['company_invitation'::text, 'application_received'::text, 'application_status'::text, 'application_withdrawn'::text, 'company_approved'::text, 'company_rejected'::text, 'subscription_changed'::text, 'job_assigned'::text, 'candidate_assigned'::text, 'role_changed'::text, 'admin_joined'::text, 'partnership_changed'::text, 'shown_to_partner'::text, 'put_forward'::text, 'put_forward_answered'::text, 'registration_unfinished'::text, 'application_assigned'::text, 'mentioned'::text, 'answer_due'::text, 'management_ended'::text, 'job_reported'::text, 'job_taken_offline'::text, 'job_report_answered'::text, 'candidate_left'::text, 'message_received'::text, 'interview_proposed'::text, 'interview_changed'::text, 'interview_reminder'::text, 'offer_made'::text, 'offer_ended'::text, 'applicant_message'::text, 'interview_answered'::text, 'interview_soon'::text, 'offer_answered'::text, 'message_reported'::text, 'message_report_answered'::text, 'message_removed'::text])));

ALTER TABLE "public"."team_news"
  ADD CONSTRAINT "team_news_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

CREATE VIEW "private"."counted" WITH (security_invoker=true) AS  SELECT applications.job_id AS subject,
    (applications.status)::text AS what,
    count(*) AS n
   FROM public.applications
  GROUP BY applications.job_id, applications.status
UNION ALL
 SELECT listed.under AS subject,
    ('listed_'::text || a.status) AS what,
    count(*) AS n
   FROM (public.applications a
     CROSS JOIN LATERAL ( SELECT a.company_id AS under
        UNION ALL
         SELECT a.applied_by_company_id AS under
          WHERE (a.applied_by_company_id <> a.company_id)) listed)
  GROUP BY listed.under, a.status
UNION ALL
 SELECT applications.company_id AS subject,
        CASE applications.status
            WHEN 'applied'::public.application_status THEN 'new_applications'::text
            ELSE 'interviews'::text
        END AS what,
    count(*) AS n
   FROM public.applications
  WHERE (applications.status = ANY (ARRAY['applied'::public.application_status, 'interview'::public.application_status]))
  GROUP BY applications.company_id, applications.status
UNION ALL
 SELECT promised.company_id AS subject,
    ('promises_'::text || promised.outcome) AS what,
    count(*) AS n
   FROM ( SELECT a.company_id,
            private.settled_promise(a.answer_by, private.answered_on(a.id), private.withdrawn_on(a.id)) AS outcome
           FROM public.applications a
          WHERE (a.answer_by IS NOT NULL)) promised
  WHERE (promised.outcome IS NOT NULL)
  GROUP BY promised.company_id, promised.outcome
UNION ALL
 SELECT jobs.company_id AS subject,
    'jobs'::text AS what,
    count(*) AS n
   FROM public.jobs
  WHERE (jobs.deleted_at IS NULL)
  GROUP BY jobs.company_id
UNION ALL
 SELECT j.company_id AS subject,
    'unassigned_jobs'::text AS what,
    count(*) AS n
   FROM public.jobs j
  WHERE ((j.deleted_at IS NULL) AND (j.status = ANY (ARRAY['draft'::public.job_status, 'published'::public.job_status])) AND (NOT (EXISTS ( SELECT
           FROM public.job_assignments a
          WHERE (a.job_id = j.id)))))
  GROUP BY j.company_id
UNION ALL
 SELECT candidates.managing_company_id AS subject,
    'managed_candidates'::text AS what,
    count(*) AS n
   FROM public.candidates
  WHERE (candidates.managing_company_id IS NOT NULL)
  GROUP BY candidates.managing_company_id
UNION ALL
 SELECT candidate_assignments.company_id AS subject,
    'assigned_candidates'::text AS what,
    count(*) AS n
   FROM public.candidate_assignments
  GROUP BY candidate_assignments.company_id
UNION ALL
 SELECT private.platform() AS subject,
    'users'::text AS what,
    count(*) AS n
   FROM public.profiles
UNION ALL
 SELECT private.platform() AS subject,
    'candidates'::text AS what,
    count(*) AS n
   FROM public.candidates
UNION ALL
 SELECT private.platform() AS subject,
    'companies'::text AS what,
    count(*) AS n
   FROM public.companies
UNION ALL
 SELECT private.platform() AS subject,
    company_queues.queue AS what,
    count(*) AS n
   FROM private.company_queues
  GROUP BY company_queues.queue;

CREATE VIEW "private"."waiting_offers" WITH (security_invoker=true) AS  SELECT m.application_id,
    m.company_id,
    m.job_id
   FROM (private.offers o
     JOIN private.application_matches m ON ((m.application_id = o.application_id)))
  WHERE ((o.state = 'open'::text) AND (m.status = 'offered'::public.application_status));

CREATE OR REPLACE FUNCTION private.fits_filter (
  kept private.application_matches,
  wanted private.application_filter
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((kept).applied_at >= (wanted).from_at) AND ((kept).applied_at < (wanted).until_at) AND (((wanted).job_id IS NULL) OR ((kept).job_id = (wanted).job_id)) AND (((wanted).skill IS NULL) OR ((wanted).skill = ANY ((kept).skill_keys))) AND (((wanted).levels IS NULL) OR ((kept).level_fit = ANY ((wanted).levels))) AND (((wanted).places IS NULL) OR ((kept).place_fit = ANY ((wanted).places))) AND (((wanted).reached IS NULL) OR ((kept).reached && (wanted).reached)) AND (((wanted).furthest IS NULL) OR (private.furthest_stage((kept).reached) = (wanted).furthest)) AND CASE (wanted).answer WHEN 'overdue'::text THEN private.is_overdue((kept).answer_due) WHEN 'kept'::text THEN (private.promise_outcome(kept) = 'kept'::text) WHEN 'late'::text THEN (private.promise_outcome(kept) = 'late'::text) ELSE true END AND (((wanted).assigned_jobs IS NULL) OR (((kept).company_id = (wanted).of_company) AND COALESCE((SELECT (NOT (own.assigned_to_user_id IS DISTINCT FROM (fits_filter.wanted).assignee)) FROM public.application_assignments own WHERE (own.application_id = (fits_filter.kept).application_id)), (((kept).job_id = ANY ((wanted).assigned_jobs)) <> (wanted).is_unassigned)))) AND (((wanted).left_stage IS NULL) OR (EXISTS (SELECT FROM public.application_events e WHERE ((e.application_id = (fits_filter.kept).application_id) AND (e.from_status = (fits_filter.wanted).left_stage))))) AND (((wanted).offer IS NULL) OR (((kept).company_id = (wanted).of_company) AND (EXISTS (SELECT FROM private.waiting_offers w WHERE (w.application_id = (fits_filter.kept).application_id))))) AND (((wanted).reason IS NULL) OR (((kept).status = 'rejected'::public.application_status) AND ((kept).company_id = (wanted).of_company) AND (EXISTS (SELECT FROM private.last_rejection((fits_filter.kept).application_id, only_settled => false) r(event_id, application_id, reason, message) WHERE (r.reason = (fits_filter.wanted).reason))))) AND (((wanted).source IS NULL) OR (((kept).company_id = (wanted).of_company) AND ((wanted).source = COALESCE((SELECT s.source FROM private.application_sources s WHERE (s.application_id = (fits_filter.kept).application_id)), 'unknown'::text)))) AND (((wanted).words = '{}'::text[]) OR private.has_words((kept).words, (wanted).words)));

CREATE INDEX application_messages_application_index ON private.application_messages USING btree (application_id, seq);

CREATE INDEX application_messages_author_index ON private.application_messages USING btree (author_id, created_at);

CREATE INDEX application_messages_company_index ON private.application_messages USING btree (company_id);

CREATE INDEX company_mail_templates_editor_index ON private.company_mail_templates USING btree (changed_by);

CREATE INDEX conversation_blocks_user_index ON private.conversation_blocks USING btree (user_id);

CREATE INDEX conversation_reads_user_index ON private.conversation_reads USING btree (user_id);

CREATE INDEX hire_answers_person_index ON private.hire_answers USING btree (answered_by);

CREATE INDEX interview_calendars_user_index ON private.interview_calendars USING btree (user_id);

CREATE INDEX interview_changes_interview_index ON private.interview_changes USING btree (interview_id, id);

CREATE INDEX interview_people_user_index ON private.interview_people USING btree (user_id);

CREATE INDEX interview_proposals_application_index ON private.interview_proposals USING btree (application_id, created_at);

CREATE INDEX interview_proposals_author_index ON private.interview_proposals USING btree (made_by);

CREATE INDEX interview_proposals_interview_index ON private.interview_proposals USING btree (interview_id);

CREATE UNIQUE INDEX interview_proposals_one_open ON private.interview_proposals USING btree (application_id)
  WHERE (state = 'open'::text);

CREATE INDEX interviews_application_index ON private.interviews USING btree (application_id, starts_at);

CREATE INDEX interviews_to_come_index ON private.interviews USING btree (starts_at)
  WHERE (state = 'confirmed'::text);

CREATE INDEX message_files_path_index ON private.message_files USING btree (path);

CREATE INDEX message_notices_due_index ON private.message_notices USING btree (mail_at)
  WHERE (mail_at IS NOT NULL);

CREATE INDEX message_notices_unread_index ON private.message_notices USING btree (user_id)
  WHERE is_unread;

CREATE INDEX message_notices_user_index ON private.message_notices USING btree (user_id);

CREATE INDEX message_reports_decider_index ON private.message_reports USING btree (decided_by);

CREATE INDEX message_reports_reporter_index ON private.message_reports USING btree (reporter_id);

CREATE INDEX message_reports_untold_index ON private.message_reports USING btree (decided_at)
  WHERE ((decision IS NOT NULL) AND (NOT is_told));

CREATE INDEX message_reports_waiting_index ON private.message_reports USING btree (created_at)
  WHERE (decision IS NULL);

CREATE INDEX offers_application_index ON private.offers USING btree (application_id, created_at);

CREATE INDEX offers_author_index ON private.offers USING btree (made_by);

CREATE INDEX offers_due_index ON private.offers USING btree (answer_by)
  WHERE (state = 'open'::text);

CREATE UNIQUE INDEX offers_one_accepted ON private.offers USING btree (application_id)
  WHERE (state = 'accepted'::text);

CREATE UNIQUE INDEX offers_one_open ON private.offers USING btree (application_id)
  WHERE (state = 'open'::text);

CREATE INDEX offers_untold_index ON private.offers USING btree (shown_at)
  WHERE ((told_at IS NULL) AND (state = 'open'::text));

CREATE INDEX scorecards_author_index ON private.scorecards USING btree (author_id);

CREATE TRIGGER withdrawn_messages_are_forgotten
  AFTER UPDATE OF withdrawn_at ON private.application_messages
  FOR EACH ROW
  WHEN (((old.withdrawn_at IS NULL) <> (new.withdrawn_at IS NULL)))
  EXECUTE FUNCTION private.forget_withdrawn_message();

CREATE TRIGGER message_files_discard
  AFTER DELETE ON private.message_files
  FOR EACH ROW
  EXECUTE FUNCTION private.discard_message_file();

CREATE TRIGGER company_users_leave_interviews
  AFTER DELETE ON public.company_users
  FOR EACH ROW
  EXECUTE FUNCTION private.leave_interviews();

CREATE TRIGGER company_users_settle_calendars
  AFTER UPDATE OF role ON public.company_users
  FOR EACH ROW
  WHEN ((old.role <> new.role))
  EXECUTE FUNCTION private.settle_calendars_of_change('user_id');

CREATE TRIGGER job_assignments_settle_calendars
  AFTER INSERT OR DELETE OR UPDATE OF assigned_to_user_id ON public.job_assignments
  FOR EACH ROW
  EXECUTE FUNCTION private.settle_calendars_of_change('assigned_to_user_id');

CREATE POLICY "Both sides can see that something is new" ON "public"."conversations"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.applications a
  WHERE ((a.id = conversations.application_id) AND private.can_read_conversation(a.*, ( SELECT private.my_reach() AS my_reach))))));

CREATE POLICY "A team can see that it has something new to read" ON "public"."team_news"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.applications a
  WHERE ((a.id = team_news.application_id) AND (private.conversation_side(a.*, ( SELECT private.my_reach() AS my_reach)) = 'company'::text)))));

COMMENT ON COLUMN "private"."application_messages"."author_name" IS 'As it was then, with the company''s: they stay when the author leaves.';

COMMENT ON COLUMN "private"."application_messages"."removed_at" IS 'It was not its author who took it back: an administrator removed it because it was reported.';

COMMENT ON COLUMN "private"."application_messages"."seq" IS 'The order of messages: what was read is told by it.';

COMMENT ON COLUMN "private"."calendar_feeds"."reads" IS 'How often it was read since counted_from: so often in an hour, and no more.';

COMMENT ON COLUMN "private"."interview_calendars"."is_mailed" IS 'A mail has put it into their calendar.';

COMMENT ON COLUMN "private"."interview_changes"."starts_at" IS 'To when it was moved, or when it would have begun.';

COMMENT ON COLUMN "private"."interview_proposals"."interview_id" IS 'Of a proposal to move: the interview. Of a picked one: what it became or moved.';

COMMENT ON COLUMN "private"."interview_proposals"."note" IS 'What the candidate wrote to a proposal of which no time works.';

COMMENT ON COLUMN "private"."interview_proposals"."slots" IS 'When each begins, earliest first; each can be picked until two hours before.';

COMMENT ON COLUMN "private"."interviews"."minutes" IS 'Its length, in minutes.';

COMMENT ON COLUMN "private"."interviews"."move_asked" IS 'What its candidate wrote when they asked for another time; null when they did not, and once it was moved.';

COMMENT ON COLUMN "private"."interviews"."place" IS 'A link of a video call, a telephone number, or an address, by place_kind.';

COMMENT ON COLUMN "private"."interviews"."reason" IS 'Why it was moved or cancelled the last time, as both sides read it.';

COMMENT ON COLUMN "private"."interviews"."sequence" IS 'How often it or who takes part was changed: the SEQUENCE of its calendar entry (RFC 5545), so that calendars take the newer one.';

COMMENT ON COLUMN "private"."interviews"."time_zone" IS 'IANA name of the zone in which it was proposed: what is shown to who has told no other.';

COMMENT ON COLUMN "private"."message_notices"."from_seq" IS 'The first message of the mail that waits; null when none does.';

COMMENT ON COLUMN "private"."message_notices"."is_unread" IS 'Whether something that was written to this person is unread: what lists and the frame count.';

COMMENT ON COLUMN "private"."message_reports"."is_told" IS 'Whoever hears of the decision has; until then it can be taken back.';

COMMENT ON COLUMN "private"."message_reports"."said" IS 'The message as it was reported.';

COMMENT ON COLUMN "private"."offers"."answer_by" IS 'The last day (UTC) on which it can be accepted; it expires with its end.';

COMMENT ON COLUMN "private"."offers"."document" IS 'A path in the private bucket message_files, in the folder of the application.';

COMMENT ON COLUMN "private"."offers"."reason" IS 'Why it was declined, where its candidate has said so.';

COMMENT ON COLUMN "private"."offers"."salary" IS 'US dollars before tax, by salary_period.';

COMMENT ON COLUMN "private"."offers"."shown_at" IS 'From when on its candidate sees it: once the move it came with can no longer be undone. One that ends before leaves nothing.';

COMMENT ON COLUMN "private"."offers"."told_at" IS 'When its candidate was told of it.';

COMMENT ON COLUMN "private"."offers"."words" IS 'What was written with its end: by the candidate who declined, or by the company that withdrew it.';

COMMENT ON COLUMN "private"."scorecards"."marks" IS '[{criterion, mark, words}]: yes, partly, no or not_seen, with the criterion''s name as it was.';

COMMENT ON COLUMN "public"."application_events"."by_candidate" IS 'True of what its candidate did themselves: withdrawing, accepting an offer. Those from before this was kept say false.';

COMMENT ON FUNCTION "private"."add_message"(public.applications, uuid, text, jsonb, uuid, uuid) IS 'Writes a message of the caller, who reads the conversation of the application, locked by private.application_to_talk, and has the others told. files: [{path, name}]. Its text was checked by its callers. Sent again under the same id it is the one that was sent. PT409 conversation_closed, PT422, PT429 (RULES: Conversations).';

COMMENT ON FUNCTION "private"."add_message_files"(private.application_messages, jsonb) IS 'Keeps what was sent with a message, [{path, name}]: its writer''s own files, stored in the folder of the application, locked by private.application_to_talk, and sent with nothing before. What nobody sent within a week goes. PT422 files.';

COMMENT ON FUNCTION "private"."answer_path"(uuid, text) IS 'The box there in which they write.';

COMMENT ON FUNCTION "private"."applicant_name"(public.applications) IS 'What the staff read of who applied: the name that was sent.';

COMMENT ON FUNCTION "private"."application_offers_json"(public.applications, private.reach) IS 'ApplicationOffers (contracts/offer.ts) as the caller, who reads the conversation, sees them.';

COMMENT ON FUNCTION "private"."application_to_score"(uuid) IS 'The application if the caller may move it and its applicant has an account; PT404 otherwise, whether it exists or not. PT401.';

COMMENT ON FUNCTION "private"."application_to_talk"(uuid) IS 'The application, locked, whose conversation, interviews or offers the caller, who still reads it then, changes: two who change them take turns. What they may do is asked again of what it gives. PT401, PT404.';

COMMENT ON FUNCTION "private"."assigned_counts"(uuid, private.staff_act[]) IS 'The dashboard''s counts of the jobs assigned to the caller at a company; null for staff whose acts (private.my_acts_at) read all.';

COMMENT ON FUNCTION "private"."busy_times"(uuid[], uuid, timestamp with time zone, timestamp with time zone) IS 'Interviews of colleagues at one company that overlap a time, and open times that may become one. What they do at another company stays there.';

COMMENT ON FUNCTION "private"."calendar_entry"(private.interviews, boolean) IS 'CalendarEntry (contracts/interview.ts): an interview as it stands in the calendar of its candidate, or of a colleague who takes part. No address of anybody.';

COMMENT ON FUNCTION "private"."calendar_feed_json"(uuid) IS 'CalendarFeed (contracts/interview.ts): since when there is an address, or null.';

COMMENT ON FUNCTION "private"."can_answer_offer"(private.offers, public.applications, private.reach) IS 'True for its candidate until the end of the day (UTC) by which it is to be answered, while the application is Offered as they know it.';

COMMENT ON FUNCTION "private"."can_answer_times"(public.applications, private.reach) IS 'True for the candidate themselves while the application is on the way: they pick, say that none works, and ask for another time.';

COMMENT ON FUNCTION "private"."can_block"(text) IS 'True for the candidate and for the company: whoever manages the candidate does not silence anybody in their name (RULES: Conversations).';

COMMENT ON FUNCTION "private"."can_cancel_interview"(private.interviews, public.applications, private.reach) IS 'True for both sides until it begins, also in a blocked conversation: nobody is left to wait. Who manages the candidate only reads.';

COMMENT ON FUNCTION "private"."can_change_criteria"(uuid) IS 'True for who may edit the jobs of a company: they say what its interviewers look for (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."can_make_offer"(public.applications, private.reach) IS 'True for who may propose times, while no offer is open or accepted (RULES: Offers).';

COMMENT ON FUNCTION "private"."can_pick_time"(timestamp with time zone) IS 'A proposed time can be picked until two hours before it.';

COMMENT ON FUNCTION "private"."can_propose_times"(public.applications, private.reach) IS 'True for who may move the application while it is on the way: they propose times, move and cancel interviews (RULES: Interviews).';

COMMENT ON FUNCTION "private"."can_read_conversation"(public.applications, private.reach) IS 'True for both sides of an application, and who manages its candidate.';

COMMENT ON FUNCTION "private"."can_read_scorecards"(private.interviews) IS 'True for who may move the application and has no scorecard of their own to send first: who did not take part, who has sent theirs, and everybody once the interview is cancelled (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."can_report_message"(private.application_messages, text) IS 'True for who reads the conversation on that side (private.conversation_side): a message of another side that is still there, once (RULES: Conversations).';

COMMENT ON FUNCTION "private"."can_store_file"(text, text) IS 'True when the caller may store a new file there: candidates in their own folder, staff in their company''s, both sides in that of their application, while there is room, and never under a name that a record knows, nor with a session that has ended (RULES: Files). SECURITY DEFINER: nobody reads storage; answers yes or no only.';

COMMENT ON FUNCTION "private"."can_withdraw_offer"(private.offers, public.applications, private.reach) IS 'True for who may move the application, while nobody has answered.';

COMMENT ON FUNCTION "private"."can_write_message_file"(text, text) IS 'True where the caller may store a file: in the folder of an application whose conversation they write in (RULES: Files).';

COMMENT ON FUNCTION "private"."cancel_to_come"(private.interviews, text, text) IS 'Cancels an interview, locked by the caller, keeps that it was, and tells who did not. side: candidate, company, or null for what ends with its application.';

COMMENT ON FUNCTION "private"."check_message_quotas"(uuid, uuid, uuid) IS 'PT429 too_many_messages, too_many_proposals or too_many_offers when an account has sent as many as it may, counted by the messages it wrote, withdrawn ones too. Called before a message is written (RULES: Conversations).';

COMMENT ON FUNCTION "private"."clear_conversations"(private.traces) IS 'Takes the addresses and full names of an account that goes out of what companies and others of their applicants wrote.';

COMMENT ON FUNCTION "private"."colleague_name"(uuid, uuid) IS 'private.person_name of somebody on the staff, who is called something at least.';

COMMENT ON FUNCTION "private"."company_template"(uuid, text) IS 'The words a company uses for a kind of message, its own or ours.';

COMMENT ON FUNCTION "private"."conversation_block_json"(public.applications, private.reach) IS 'ConversationBlock (contracts/conversation-block.ts) for the caller, who reads the conversation.';

COMMENT ON FUNCTION "private"."conversation_ends"(public.applications) IS 'Until when is written about an application that is closed: for 30 days; null while it is open.';

COMMENT ON FUNCTION "private"."conversation_notice"(private.application_messages, text) IS 'Where one side reads the conversation of a message: what its notices carry, and the path of the page.';

COMMENT ON FUNCTION "private"."conversation_path"(uuid, text) IS 'The page on which somebody of a side reads a conversation.';

COMMENT ON FUNCTION "private"."conversation_problem"(public.applications) IS 'Why nobody writes about an application any more, fit to show; null while those who read do.';

COMMENT ON FUNCTION "private"."conversation_readers"(public.applications) IS 'Everybody who reads a conversation, with private.conversation_side as it is for each, and the company they read it for; for telling people who are not the caller.';

COMMENT ON FUNCTION "private"."conversation_side"(public.applications, private.reach) IS 'On which side the caller reads the conversation: candidate, company (who may move the application) or manager (staff of the company that manages the candidate and made the application); null for everybody else, administrators too. SECURITY DEFINER: a policy asks, and profiles are closed to staff.';

COMMENT ON FUNCTION "private"."conversations_of"(uuid) IS 'The applications in whose conversation, interviews or offers an account stands: whoever deletes it holds them, so that nobody tells it of something there at that moment.';

COMMENT ON FUNCTION "private"."count_reported_messages"() IS 'How many reported messages wait for a decision.';

COMMENT ON FUNCTION "private"."criteria_of_interview"(private.interviews) IS 'What is marked in an interview: what the first scorecard of it marked, so that all of them mark the same, and before that what the job says now (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."daily_quota"(text) IS 'How many applications, jobs, questions to candidates, reports of jobs or of messages, proposals of times or offers one account may make in 24 hours (RULES: Accounts). The same as dailyQuotas in contracts/limits.ts.';

COMMENT ON FUNCTION "private"."discard_files_never_used"(integer) IS 'Gives up what no record has named for a week in so many folders: uploads of forms and messages that were never sent; clear-files deletes it. Gives the number of folders.';

COMMENT ON FUNCTION "private"."discard_message_file"() IS 'Row trigger: the file of a message that was withdrawn, or is gone, is given up and deleted (RULES: Files). SECURITY DEFINER: what was given up is closed to every client.';

COMMENT ON FUNCTION "private"."discard_message_files"(uuid[]) IS 'Gives up every file that was sent about these applications, and names them: [{bucket, path}].';

COMMENT ON FUNCTION "private"."discard_ownerless_files"(integer) IS 'Gives up files whose account, company or application is gone: an upload that was under way when it was deleted ends after it.';

COMMENT ON FUNCTION "private"."discard_unused_files"(uuid) IS 'Gives up what lies in a folder for a week without any record naming it (uploads of forms never sent), and forgets what is gone.';

COMMENT ON FUNCTION "private"."drop_interview_reminders"(private.interviews) IS 'Takes back what reminded of a time that is no more, read by nobody yet or not sent, and has the new one reminded of anew.';

COMMENT ON FUNCTION "private"."end_interviews"(public.applications, text) IS 'Ends open proposals and cancels interviews to come, with a word to both sides. why: a sentence, fit to show. Safe to repeat.';

COMMENT ON FUNCTION "private"."end_offer"(private.offers, public.applications, text, text) IS 'Ends an open offer, locked by its callers, and has its candidate told; of one they have not seen nothing remains, and null is given.';

COMMENT ON FUNCTION "private"."end_offers"(public.applications, text) IS 'Ends an open offer, with a word to both sides. why: a sentence, fit to show. Safe to repeat. The application is locked by its callers.';

COMMENT ON FUNCTION "private"."end_open_things"(public.applications, text) IS 'Ends what is open of an application, locked by its callers, with a word to both sides: whoever ends applications calls it (RULES: Applications). why: a sentence, fit to show. Safe to repeat.';

COMMENT ON FUNCTION "private"."end_open_things_of_job"(uuid, text) IS 'The same of every application of a job, locked by its callers, that is on the way.';

COMMENT ON FUNCTION "private"."end_times"(private.interview_proposals, text, text) IS 'Ends open times, locked by the caller, without one of them being picked.';

COMMENT ON FUNCTION "private"."end_times_to_move"(private.interviews) IS 'Ends times that were proposed for an interview that is settled now; its new state says so to both sides.';

COMMENT ON FUNCTION "private"."expect_message_notices"(public.applications, private.application_messages) IS 'After a message: tells the others under their bell, and has them mailed two minutes later, or ten minutes after the last mail about this conversation (RULES: Conversations). One that brought times or an offer is told by those.';

COMMENT ON FUNCTION "private"."fill_template"(text, jsonb) IS 'A text with each {field} filled in; unknown ones stay as they are written. fillTemplate in contracts/mail-template.ts does the same for a preview.';

COMMENT ON FUNCTION "private"."filled_message"(text, public.applications) IS 'A message to several people as one of them reads it, from the caller: with its fields filled in; null for none. PT422 where it grows too long.';

COMMENT ON FUNCTION "private"."forget_conversations"(integer) IS 'Forgets messages with their files, and scorecards, of applications closed long ago; interviews and offers stay with the application.';

COMMENT ON FUNCTION "private"."forget_removed_words"(private.application_messages, text) IS 'Takes what a removed message said from under the bells and out of the daily summaries to come: who had read it is shown it no more either.';

COMMENT ON FUNCTION "private"."forget_withdrawn_message"() IS 'Trigger on application_messages: what was withdrawn stands under no bell and counts as unread nowhere; what an administrator removed and gave back does again. SECURITY DEFINER: as what it is told by.';

COMMENT ON FUNCTION "private"."hand_over_interviews"(public.company_users, uuid) IS 'Who takes over from a colleague takes part in their interviews to come, where they work on the job.';

COMMENT ON FUNCTION "private"."has_scored"(uuid, uuid) IS 'True once somebody has sent their scorecard of an interview.';

COMMENT ON FUNCTION "private"."held_application"(public.applications) IS 'An application, locked as whoever changes it or what was said about it locks it, as it is then. What the caller may do is asked by its callers. PT404 once it is gone.';

COMMENT ON FUNCTION "private"."hold_interviews_of"(uuid[], uuid) IS 'Holds the applications of interviews to come, and of open times, of who may be about to leave them: one that is picked or moved at this moment comes before or after. Called before places in the team are locked, as whoever tells a colleague of an interview takes them in that order.';

COMMENT ON FUNCTION "private"."hold_unseen_offer"(public.applications) IS 'After a move: an offer its candidate has not seen yet waits until that move can no longer be undone either.';

COMMENT ON FUNCTION "private"."hourly_messages"() IS 'How many messages one account may send in an hour, in all its conversations. The same as hourlyMessages in contracts/limits.ts.';

COMMENT ON FUNCTION "private"."interview_colleagues"(public.applications) IS 'Who can take part, of the colleagues the caller is named (RULES: Staff): those who read the application and its notes.';

COMMENT ON FUNCTION "private"."interview_criteria_json"(public.jobs) IS 'InterviewCriteria (contracts/scorecard.ts): suggested is what the job asks for and interviewers do not look for yet, its required skills first.';

COMMENT ON FUNCTION "private"."interview_json"(private.interviews, public.applications, private.reach) IS 'Interview (contracts/interview.ts) as the caller reads it.';

COMMENT ON FUNCTION "private"."interview_key"(jsonb, boolean) IS 'Where a list of interviews goes on: past ones newest first, those to come soonest first. PT422 for no row of it.';

COMMENT ON FUNCTION "private"."interview_mail"(private.interviews, uuid, boolean, text) IS 'What the mails about an interview show and its calendar entry is made of. Of addresses it holds the reader''s alone: a calendar file gives nobody''s to anybody (RULES: Interviews).';

COMMENT ON FUNCTION "private"."interview_of_pick"(private.interview_proposals, timestamp with time zone) IS 'The interview a picked time becomes: a new one, or the moved one as it is then.';

COMMENT ON FUNCTION "private"."interview_people_given"(public.applications, jsonb) IS 'The colleagues who take part, each once. PT422 for none, and for anybody who cannot.';

COMMENT ON FUNCTION "private"."interview_people_json"(uuid, uuid) IS 'InterviewPerson[] (contracts/interview.ts) of a proposal.';

COMMENT ON FUNCTION "private"."interview_proposal_of"(private.interviews) IS 'The proposal an interview came from last: its people are the interview''s.';

COMMENT ON FUNCTION "private"."interview_scorecards_json"(private.interviews) IS 'InterviewScorecards (contracts/scorecard.ts): what colleagues found stands in it once the caller may read it, who has sent theirs always. Reach is checked by its callers.';

COMMENT ON FUNCTION "private"."interview_terms_errors"(jsonb) IS 'What is wrong with length, place and time zone of an interview, by field, in the words of contracts/interview-input.ts.';

COMMENT ON FUNCTION "private"."interview_to_change"(uuid) IS 'An interview and its application, both locked, when the caller reads it. PT401, PT404.';

COMMENT ON FUNCTION "private"."interviews_json"(public.applications, private.reach) IS 'ApplicationInterviews (contracts/interview.ts). can.propose: while no times are open, since one question at a time is answered.';

COMMENT ON FUNCTION "private"."is_first_report"(private.message_reports) IS 'True for the first of a message''s reports that wait, or that were decided about together: it stands for all of them in its queue.';

COMMENT ON FUNCTION "private"."is_last_mail"(public.email_outbox) IS 'The last that is known of an account that is gone: the address is not kept longer than it takes to say good-bye, and to clear its calendar.';

COMMENT ON FUNCTION "private"."is_message_shown"(private.application_messages, text) IS 'True of every message but one that brought an offer its candidate does not see yet; the company sees that, too. side: as private.conversation_side says.';

COMMENT ON FUNCTION "private"."is_not_over"(private.interviews) IS 'True for a confirmed interview until its end; others are past: held, or cancelled.';

COMMENT ON FUNCTION "private"."is_offer_shown"(private.offers) IS 'True once its candidate sees an offer, and who manages them; the message that brought it and its document with it. The company always does.';

COMMENT ON FUNCTION "private"."is_own_message_file"(text, text) IS 'True for a file the caller has stored in the folder of an application whose conversation they read: they send it, and give it up until then (RULES: Files).';

COMMENT ON FUNCTION "private"."is_read_by_others"(private.application_messages) IS 'True once anybody but its author has read a message.';

COMMENT ON FUNCTION "private"."is_reported_file"(text) IS 'True for a file of a message that was reported and waits for a decision: administrators open it to decide, and no other file of a conversation (RULES: Files).';

COMMENT ON FUNCTION "private"."is_to_come"(private.interviews) IS 'True for a confirmed interview that has not begun: it can be moved and cancelled.';

COMMENT ON FUNCTION "private"."job_criteria"(uuid) IS 'What interviewers of a job look for, in order.';

COMMENT ON FUNCTION "private"."known_zone"(text) IS 'The name of a time zone that the database and every browser know: UTC, or of an area and a place, "America/Denver"; null for any other.';

COMMENT ON FUNCTION "private"."knows_status"(public.applications) IS 'Whether the status an application has needs no telling: its candidate did it themselves, or the offer that came with it is told.';

COMMENT ON FUNCTION "private"."leave_applications"(private.traces) IS 'Withdraws what is open, locked by its callers, and tells the companies, without a name. Of every application stays that somebody applied, on which day and how it ended, so that numbers, reports and kept promises stay true; answers, documents, profile, notes and all that was said, proposed and offered go (RULES: Applications).';

COMMENT ON FUNCTION "private"."leave_conversations"(private.traces) IS 'Forgets what was said, proposed, offered and found about an applicant whose account goes, on both sides: nothing of it is needed to count that somebody applied (RULES: Conversations).';

COMMENT ON FUNCTION "private"."leave_interviews"() IS 'Row trigger: who leaves a company takes part in none of its interviews to come, and gets no mail of its conversations any more; the interviews stand (RULES: Staff). SECURITY DEFINER: both are closed to every client.';

COMMENT ON FUNCTION "private"."leave_interviews_at"(uuid, uuid) IS 'Who leaves a company takes part in none of its interviews to come, and these leave their calendar; the interviews stand (RULES: Staff).';

COMMENT ON FUNCTION "private"."listed_interview_json"(private.interviews, boolean) IS 'ListedInterview (contracts/interview.ts).';

COMMENT ON FUNCTION "private"."locked_reported_message"(uuid) IS 'A reported message and its application, locked, for an administrator. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."mail_messages"(public.applications, uuid, text, uuid, private.application_messages[]) IS 'One mail with what is new in a conversation, the first ten messages with their words, to a candidate or, as they want to be told, to staff.';

COMMENT ON FUNCTION "private"."mail_staff"(uuid, text, text, text, jsonb, text, text, jsonb) IS 'The mail of private.tell_staff, by itself: at once, into the summary or not, as somebody of the staff wants it at data.company_id.';

COMMENT ON FUNCTION "private"."mail_template_json"(uuid, text) IS 'MailTemplate (contracts/mail-template.ts); who wrote it for those who may change it.';

COMMENT ON FUNCTION "private"."message_json"(private.application_messages, text) IS 'Message (contracts/conversation.ts) for a reader of that side.';

COMMENT ON FUNCTION "private"."message_report_place"(private.message_reports) IS 'Where a reported message stands in its queue: of those that wait the longest first, of the others the last decision.';

COMMENT ON FUNCTION "private"."message_report_reasons"() IS 'What may be wrong with a message: messageReportReasons of the contracts, in the order they are shown.';

COMMENT ON FUNCTION "private"."message_upload_problem"(uuid) IS 'Why the conversation of an application takes no further file, fit to show; null when it does, and for who does not read it.';

COMMENT ON FUNCTION "private"."messages_in_words"(private.application_messages[], public.applications, boolean) IS 'One line about new messages, for bell, mail and summary: who wrote, how many, about which job.';

COMMENT ON FUNCTION "private"."my_interviews_export"(uuid, uuid) IS 'Times and interviews of somebody''s own applications and those they proposed or take part in, what they found of others, and how they read times. What others found about them is the team''s.';

COMMENT ON FUNCTION "private"."my_messages_export"(uuid, uuid) IS 'The conversations of somebody''s own applications, and what they wrote for a company.';

COMMENT ON FUNCTION "private"."my_offers_export"(uuid, uuid) IS 'Offers to somebody, and those they made for a company.';

COMMENT ON FUNCTION "private"."names_of_interview"(private.interviews) IS 'The names of the colleagues who take part, in their order.';

COMMENT ON FUNCTION "private"."note_calendars"(private.interviews) IS 'Keeps who has just been told that they take part in an interview, and whose calendar holds it by mail.';

COMMENT ON FUNCTION "private"."offer_end_in_words"(private.offers, uuid) IS 'Until when an offer can be answered, the last minute of its day (UTC), where somebody reads it: "Fri, Dec 4, 6:59 PM (New York time)".';

COMMENT ON FUNCTION "private"."offer_ended_in_words"(private.offers) IS 'Why an offer can be answered no more, fit to show; null while it is open.';

COMMENT ON FUNCTION "private"."offer_errors"(jsonb, uuid) IS 'What is wrong with an OfferInput (contracts/offer.ts), by field. Its days are today (UTC) or later, the answer within 90 days; its document is the caller''s own, in the folder of the application.';

COMMENT ON FUNCTION "private"."offer_json"(private.offers, public.applications, private.reach) IS 'Offer (contracts/offer.ts), the same for both sides.';

COMMENT ON FUNCTION "private"."offer_rules"() IS 'The fields of OfferInput (contracts/offer.ts), as far as a rule can say.';

COMMENT ON FUNCTION "private"."offer_to_answer"(uuid, text) IS 'The caller''s offer and its application, locked, while it can be answered, or where it has that answer already. PT401, PT404, PT403 for others than its candidate, PT409 offer_over.';

COMMENT ON FUNCTION "private"."offer_to_change"(uuid) IS 'An offer the caller sees and its application, both locked, the application first: who answers, withdraws and moves take turns. PT401, PT404.';

COMMENT ON FUNCTION "private"."offer_until"(public.applications) IS 'The last day on which the caller can accept the offer that waits for their answer; null without one.';

COMMENT ON FUNCTION "private"."open_offer_count"(uuid, private.staff_act[]) IS 'How many offers of a company wait for an answer, of what the caller, whose private.my_acts_at are given, may read.';

COMMENT ON FUNCTION "private"."opened_message_file"(text, private.reach) IS 'The application by whose conversation the caller opens a file, and what its writer called it: a message names it, or an offer they see, that is not withdrawn; administrators, whose it is not, by a report of that message (RULES: Files). No row: nothing does.';

COMMENT ON FUNCTION "private"."our_template"(text) IS 'Our words for a kind of message, which stand until a company writes its own; null for an unknown kind.';

COMMENT ON FUNCTION "private"."own_report_json"(private.application_messages, text) IS 'What the caller has said is wrong with a message and can still say better, {reason, words}; null when a colleague said it, and once it is decided.';

COMMENT ON FUNCTION "private"."people_of_interview"(private.interviews) IS 'Who takes part in an interview: private.people_of_proposal of the one it came from last.';

COMMENT ON FUNCTION "private"."people_of_proposal"(uuid) IS 'The colleagues who take part, without those who have left the company or may not read the application any more (RULES: Interviews).';

COMMENT ON FUNCTION "private"."people_to_tell"(public.applications, uuid) IS 'Who of the staff hears about times and interviews, and for which company: the people behind the application, those who take part, and of the company that manages the candidate whoever is told of messages; without whoever did it.';

COMMENT ON FUNCTION "private"."place_key"(jsonb) IS 'Place and id of the last row of the page before, from {"place": …, "id": "…"}; for the first page a key below every row. PT422 for anything else.';

COMMENT ON FUNCTION "private"."proposal_errors"(jsonb) IS 'What is wrong with proposed times, by field; of a single one as slots.<place from 0>.';

COMMENT ON FUNCTION "private"."proposal_to_end"(uuid) IS 'Proposed times and their application, both locked, when the caller reads them. PT401, PT404.';

COMMENT ON FUNCTION "private"."queue_key"(text, jsonb) IS 'private.place_key of a queue of reports, those that wait or those that were decided. PT422 for any other.';

COMMENT ON FUNCTION "private"."quota_problem"(uuid, integer) IS 'Why an account, a person''s or a company''s, cannot hold that many files more; null when it can. Counts what is stored under its folder in all buckets, and in that of an application what the caller stored: 100 files, 200 MB (RULES: Files). contracts/files.ts says the same.';

COMMENT ON FUNCTION "private"."read_conversation"(uuid, private.reach) IS 'The application whose conversation the caller reads. PT401, PT404.';

COMMENT ON FUNCTION "private"."readers_in_words"(public.applications, text) IS 'Who reads what is written on that side, by name: those who are told of it, and of the managing company its own name.';

COMMENT ON FUNCTION "private"."reading_zone"(uuid, text) IS 'The time zone in which somebody reads times: theirs, else the one in which they were proposed.';

COMMENT ON FUNCTION "private"."refuse_closed_times"(private.interview_proposals) IS 'PT409 times_closed with what became of them.';

COMMENT ON FUNCTION "private"."refuse_other_answer"(public.applications) IS 'PT403 for everybody but the candidate, PT409 application_closed once the application has ended.';

COMMENT ON FUNCTION "private"."refuse_over"(private.interviews) IS 'PT409 interview_over for one that was cancelled or has begun.';

COMMENT ON FUNCTION "private"."remind_of_interview"(private.interviews, boolean) IS 'Reminds the candidate and the colleagues who take part of an interview, in the application and by mail as each wants it.';

COMMENT ON FUNCTION "private"."remind_of_interviews"(timestamp with time zone) IS 'Reminds of confirmed interviews 24 hours and an hour before, once each, whatever clocks are set in between; of one that is found late only the nearer, and none of what was arranged or moved after that moment (RULES: Interviews). Called on a schedule every minute.';

COMMENT ON FUNCTION "private"."rename_author"(uuid) IS 'What somebody wrote for a company stays with it, and with its applicants, under "A former colleague" once their account is gone.';

COMMENT ON FUNCTION "private"."reported_message_json"(private.message_reports) IS 'ReportedMessage (contracts/message-report.ts), for administrators, by the first of its reports: the message as it was reported, and nothing else of its conversation.';

COMMENT ON FUNCTION "private"."reschedule_interview"(uuid, timestamp with time zone, smallint, text, text, text, text, text) IS 'Moves an interview, locked by its callers, and keeps that it was: calendars take it as the newer one, nothing is asked for any more, and it is reminded of anew. why: a reason both sides read, or null; side: who moves it.';

COMMENT ON FUNCTION "private"."scorecard_errors"(jsonb, text, boolean) IS 'Field name to message for what does not fit in a scorecard. Each criterion has a mark and may have words; without criteria there are words.';

COMMENT ON FUNCTION "private"."scorecard_problem"(private.interviews) IS 'Why the caller, who may move the application, writes no scorecard of an interview, fit to show; null when they may (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."scorecard_summary"(uuid) IS 'CountedMarks[] (contracts/scorecard.ts): how often each mark was given for each criterion. Never an average.';

COMMENT ON FUNCTION "private"."settle_calendar"(private.interviews) IS 'After somebody came or went: who takes part in an interview to come no more gets a cancellation, who does anew an invitation, and the others and the candidate the newer entry. Where nobody is left, the people behind the application hear of it. Does nothing while all is told.';

COMMENT ON FUNCTION "private"."settle_calendars"(uuid, uuid) IS 'private.settle_calendar of what somebody takes part in at a company, or was told they do. Safe to repeat.';

COMMENT ON FUNCTION "private"."settle_calendars_of_change"() IS 'Row trigger on job_assignments and company_users: with a job or a role somebody may lose or get back the interviews they take part in. Its argument: the column with whose it is. SECURITY DEFINER: interviews are closed to every client.';

COMMENT ON FUNCTION "private"."show_unread"(public.applications, uuid, text, uuid) IS 'Says under somebody''s bell what they have not read of a conversation: one line, with the latest words; none once all is read or withdrawn.';

COMMENT ON FUNCTION "private"."side_has_reported"(private.application_messages, text) IS 'True once somebody of that side has reported the message.';

COMMENT ON FUNCTION "private"."staff_of_application"(public.applications) IS 'Everybody who may move an application, as private.can_move_application says of the caller; for telling people who are not the caller.';

COMMENT ON FUNCTION "private"."take_back_offer"(public.applications, timestamp with time zone) IS 'After an undone move: an offer that came with it or after it was seen by nobody, and goes with the message that brought it; nothing says that something was there.';

COMMENT ON FUNCTION "private"."tell_admins_of_message_report"(public.applications, private.message_reports) IS 'Tells every administrator, in the application and by mail, that a message was reported. What was said stands in the queue alone.';

COMMENT ON FUNCTION "private"."tell_author_of_removal"(private.application_messages) IS 'Tells the author of a removed message, and the administrators of the company they wrote for, in the application and by mail: always, whatever they turned off. Who reported it, and what they said, is told to nobody.';

COMMENT ON FUNCTION "private"."tell_calendar"(private.interviews, text, uuid, text) IS 'Mails a colleague who takes part what their calendar has to know though nobody else tells them: of what they did themselves, and who takes part now. Not when they have turned such mails off or gather them.';

COMMENT ON FUNCTION "private"."tell_candidate_of_offer"(private.offers, public.applications) IS 'Tells the candidate what an offer has become, in the application and always by mail; an unread notice of an offer goes with its end. Nobody once the account is deleted.';

COMMENT ON FUNCTION "private"."tell_due_decisions"() IS 'Tells companies, and whoever reported a job or a message, what was decided once it can no longer be taken back. Called on a schedule, as tell_due_statuses.';

COMMENT ON FUNCTION "private"."tell_due_message_decisions"() IS 'Tells of decisions about reported messages once they can no longer be taken back. Called with tell_due_decisions.';

COMMENT ON FUNCTION "private"."tell_due_messages"() IS 'Mails everybody what was written to them and is due, together, unless it was read or withdrawn meanwhile, or they read the conversation no more (RULES: Conversations). Called on a schedule.';

COMMENT ON FUNCTION "private"."tell_interview"(private.interviews, text, text) IS 'Tells who did not do it what became of an interview, and brings it into the calendars of its candidate and of who takes part, whoever did it (RULES: Interviews). what: confirmed, moved, cancelled or move_asked; by_side: candidate, company, or null for what ends with its application.';

COMMENT ON FUNCTION "private"."tell_interviewers_left"(private.traces) IS 'Cancels interviews to come of an applicant who goes, in the calendars of who takes part, without a name, and in their own.';

COMMENT ON FUNCTION "private"."tell_left_out"(private.interviews) IS 'Takes an interview out of the calendars of colleagues who take part no more, by a cancellation to whom it was mailed; not when they have turned such mails off since.';

COMMENT ON FUNCTION "private"."tell_message_decision"(private.application_messages, timestamp with time zone) IS 'Tells the author''s side that a message was removed, which loses its files with it, and whoever reported it that it was looked at.';

COMMENT ON FUNCTION "private"."tell_proposal"(private.interview_proposals, text, text) IS 'Tells who did not do it what became of proposed times. what: proposed, declined, withdrawn or ended, with why of the last. What comes is mailed, and an answer; that times are gone stands in the application alone. Staff of the company that manages the candidate hear of all of it (private.people_to_tell).';

COMMENT ON FUNCTION "private"."tell_staff_of_offer"(private.offers, public.applications, boolean) IS 'Tells who made an offer, while they still work on it, and the people behind the application what became of it, whatever they have turned off: at once in the application, and by mail unless by_mail is false.';

COMMENT ON FUNCTION "private"."template_fields"(public.applications, uuid) IS 'What the fields of a template are filled with: TemplateFields (contracts/mail-template.ts), as the application was sent, for who writes.';

COMMENT ON FUNCTION "private"."template_problem"(text) IS 'Why a template cannot be kept, in the contract''s words: it names a field that there is not; null when it can.';

COMMENT ON FUNCTION "private"."tend_offers"() IS 'Tells candidates of offers they see now, and ends those whose day is past, with a word to both sides. Called on a schedule: hosted once a minute by pg_cron, locally by the launcher every ten seconds.';

COMMENT ON FUNCTION "private"."time_in_words"(timestamp with time zone, text) IS 'A time as people read it in a zone: "Tue, Nov 24, 10:00 AM (Denver time)".';

COMMENT ON FUNCTION "private"."time_problem"(jsonb, interval) IS 'What is wrong with a time that is proposed or set, or null: it has to be later than so much from now, and within a year.';

COMMENT ON FUNCTION "private"."times_json"(private.interview_proposals, public.applications, private.reach) IS 'InterviewProposal (contracts/interview.ts) as the caller reads it.';

COMMENT ON FUNCTION "private"."times_to_talk"(public.applications) IS 'The application, when the caller may propose times and change interviews. PT403 for other readers, PT409 application_closed once it has ended.';

COMMENT ON FUNCTION "private"."told_of_message"(public.applications, text) IS 'Who is told of a message that side wrote, of those who read it and are not its writer''s colleagues: the candidate, the people behind the application, whoever looks after a managed candidate, and who has written there themselves (RULES: Conversations).';

COMMENT ON FUNCTION "private"."touch_conversation"(uuid) IS 'Says that something is new in the conversation, the interviews or the offers of an application: whatever changes them calls it.';

COMMENT ON FUNCTION "private"."touch_team_news"(uuid) IS 'Says to who may move an application that something is new which only they read.';

COMMENT ON FUNCTION "private"."undo_move"(uuid, public.application_status) IS 'Takes the caller''s own last move of an application, locked by its callers, back, with an offer that came with it, and gives it; all null when it is too late, was undone already, or was not the last move or not the caller''s.';

COMMENT ON FUNCTION "private"."unread_conversations"(uuid) IS 'In how many conversations something waits for the caller to be read; of staff, of those at the given company.';

COMMENT ON FUNCTION "private"."unread_count"(public.applications, private.reach) IS 'How many messages of an application''s conversation the caller, whom it tells, has not read (RULES: Conversations); 0 for who does not read it.';

COMMENT ON FUNCTION "private"."unread_messages"(uuid, uuid, text) IS 'What the other sides have written to somebody since they last read.';

COMMENT ON FUNCTION "private"."unread_notifications"(uuid) IS 'How many are unread among the notifications the bell lists.';

COMMENT ON FUNCTION "private"."waiting_for_candidate"(uuid, uuid) IS '{waiting: WaitingThing[], waiting_total} (contracts/application.ts) of a candidate, the first ten: offers first, the next to expire before others, then times, then messages (RULES: Applications).';

COMMENT ON FUNCTION "private"."waiting_for_staff"(uuid, uuid) IS 'What waits for one of a company''s staff: interviews they take part in within a day, and applicants whom none of the times they proposed suits, with the application that has waited longest.';

COMMENT ON FUNCTION "private"."withdrawing_problem"(private.application_messages) IS 'Why its author cannot withdraw a message any more, fit to show; null for two minutes, until somebody has read it (RULES: Conversations).';

COMMENT ON FUNCTION "private"."zone_to_keep"(text) IS 'private.known_zone, or PT422.';

COMMENT ON FUNCTION "public"."accept_offer"(uuid) IS 'Accepts the caller''s offer: the application becomes Hired at once, as their own move, and the company is told (RULES: Offers). Gives ApplicationOffers. Safe to repeat. PT401, PT404, PT403 for others than its candidate, PT409 offer_over. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."answer_hire"(uuid) IS 'Asks no more what becomes of the job and the others after a hire: what the company does with them it does with the job and with change_applications. Safe to repeat. PT401, PT404, PT403 for readers only. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."ask_to_move_interview"(uuid, text) IS 'The candidate asks for another time and says when they could; the interview stands until the company moves it. Other words stand in place of the first, and tell nobody again. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, application_closed, PT422 by field.';

COMMENT ON FUNCTION "public"."cancel_interview"(uuid, text) IS 'Either side cancels an interview to come, with a reason both read. A cancelled one stays cancelled. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, PT422 by field.';

COMMENT ON FUNCTION "public"."count_for_admin"() IS 'The numbers of the administrators'' dashboard: {users, companies, candidates, pending, undelivered, reports, reported_messages, messages}: pending are submitted companies, undelivered mails that were given up, reports reported jobs that wait, reported_messages messages of conversations that do, messages those of the contact page that wait. SECURITY DEFINER: the numbers are closed to every client. PT401, PT403.';

COMMENT ON FUNCTION "public"."decide_message_reports"(uuid, text) IS 'Removes a reported message, which loses what it said at once and its files when that is told, or keeps it; gives ReportedMessage. Nobody is told for ten seconds, in which it can be taken back. PT401, PT403 for others than administrators, PT404, PT409 when somebody has decided, PT422 by field.';

COMMENT ON FUNCTION "public"."decline_offer"(uuid, text, text) IS 'Declines the caller''s offer, with a reason (declineReasons of contracts/offer.ts) and words the company reads, both optional; the application stays where it is, and another offer may be made. Gives ApplicationOffers. Safe to repeat, what was said first stays. PT401, PT404, PT403 for others than its candidate, PT409 offer_over, PT422 by field. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."decline_times"(uuid, text) IS 'The candidate says that none of the proposed times works, and may say when they could. Declined ones stay declined. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 times_closed, application_closed, PT422.';

COMMENT ON FUNCTION "public"."end_calendar_feed"() IS 'Ends the address of the caller''s calendar; gives CalendarFeed. Safe to repeat. PT401.';

COMMENT ON FUNCTION "public"."get_busy_colleagues"(uuid, uuid[], timestamp with time zone[], integer, uuid) IS 'BusyColleague[] (contracts/interview.ts): who of the colleagues the caller is named has another interview, or open times, at each of up to five times; p_interview_id: the one that is moved. With whom is not told. PT401, PT403, PT404, PT409 application_closed, PT422.';

COMMENT ON FUNCTION "public"."get_calendar_feed"() IS 'CalendarFeed (contracts/interview.ts) of the caller. The address itself is never shown again. PT401.';

COMMENT ON FUNCTION "public"."get_candidate_dashboard"() IS 'CandidateDashboard (contracts/application.ts): what waits for the caller, how many of the caller''s applications stand further than when the week began (Monday, UTC), and which promised answers are late, the longest owed three of them (RULES: Applications).';

COMMENT ON FUNCTION "public"."get_conversation"(uuid, bigint) IS 'Conversation (contracts/conversation.ts) of an application, for both sides and who manages its candidate: the 50 newest messages, or those before p_before, oldest first. SECURITY DEFINER: messages are closed to every client. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_filled_template"(uuid, text) IS 'What a message to an applicant, whom the caller handles, begins with: the company''s words or ours, filled in. PT401, PT404, PT422.';

COMMENT ON FUNCTION "public"."get_frame"() IS 'Frame of the contracts about the caller: role, name from where the role keeps it, memberships, the companies to choose among where there are several, what waits for them and what they may do at the company they see, unread among the notifications the bell lists, and in how many conversations something is unread. SECURITY DEFINER: one query instead of the policies of six tables. PT401, PT404 without a profile.';

COMMENT ON FUNCTION "public"."get_hire"(uuid) IS 'Hire (contracts/offer.ts) of a hired application: its job, and up to 200 others who still wait for an answer; null while it is not hired, for who may only read it, and once the company has answered. PT401, PT404. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."get_interview_colleagues"(uuid) IS 'InterviewColleagues (contracts/interview.ts): who can take part, the caller first, and the zone in which the candidate reads times, for who may propose some. PT401, PT403, PT404, PT409 application_closed.';

COMMENT ON FUNCTION "public"."get_interview_criteria"(uuid) IS 'InterviewCriteria (contracts/scorecard.ts) of a job, for who may read it as its company does. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_interviews"(uuid) IS 'ApplicationInterviews (contracts/interview.ts) of an application whose conversation the caller reads. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_mail_templates"(uuid) IS 'MailTemplates (contracts/mail-template.ts) of a company the caller works for, or of the chosen one: ours and its own, and the last eight people who applied, of those the caller handles, to see it with. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_my_interviews"(boolean, jsonb, integer) IS '{interviews: ListedInterview[], waiting, waiting_total} (contracts/interview.ts) of the caller as a candidate: to come, soonest first, or past and cancelled, newest first; waiting, with the first page of those to come: the ten applications whose proposed times have waited longest for a choice, waiting_total of how many. p_after: {startsAt, id} of the last one. PT401, PT422.';

COMMENT ON FUNCTION "public"."get_news"(uuid) IS 'News (contracts/conversation.ts): what the frame says of unread things, the version of a conversation the caller reads and that of what its team alone reads, null otherwise. Asked for every few seconds while a page is in view: it reads nothing more. PT401.';

COMMENT ON FUNCTION "public"."get_offers"(uuid) IS 'ApplicationOffers (contracts/offer.ts), oldest first, for both sides and who manages the candidate; these two without what is not shown yet. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_scorecards"(uuid) IS 'InterviewScorecards[] (contracts/scorecard.ts) of an application the caller may move: its interviews that have begun, the latest first. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_upload_problem"(uuid) IS 'Why the caller''s or their company''s folder, or that of an application they write about, takes no further file, in words, or null: storage refuses an upload without saying why (RULES: Files). SECURITY DEFINER: nobody reads storage. PT401.';

COMMENT ON FUNCTION "public"."keep_time_zone"(text) IS '{zone}: in which the caller reads times. Who has none yet gets p_zone, their browser''s. Safe to repeat. PT401, PT422 for no zone.';

COMMENT ON FUNCTION "public"."list_company_interviews"(boolean, boolean, uuid, jsonb, integer) IS '{interviews: ListedInterview[]} (contracts/interview.ts) of a company as far as the caller handles its applications: recruiting staff all, others those of jobs assigned to them; p_only_mine: those they take part in. Order and p_after as get_my_interviews. PT401, PT404 for another company, PT422.';

COMMENT ON FUNCTION "public"."list_reported_messages"(text, jsonb, integer) IS '{messages: ReportedMessage[], waiting} (contracts/message-report.ts): reported messages that wait for a decision, the longest first, or the last decided ones, and how many wait. p_queue: waiting or decided; p_after: {place, id} of the last row shown. PT401, PT403 for others than administrators, PT422.';

COMMENT ON FUNCTION "public"."make_offer"(uuid, uuid, jsonb) IS 'Makes an offer (OfferInput of contracts/offer.ts) under the id its maker gives, with the message that brings it, and moves the application to Offered where it is not; gives ApplicationOffers. Its candidate sees it and is told once that move can no longer be undone (RULES: Offers). Sent again it is the one that was made. PT401, PT404, PT403 for others than who may move the application, PT409 offer_stands, conversation_closed, status_not_allowed, PT422 by field. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."mark_conversation_read"(uuid, bigint) IS 'The caller has read a conversation up to a message: it counts as unread no more, and nothing that waits tells of it (RULES: Conversations). One further back changes nothing. Safe to repeat. PT401, PT404.';

COMMENT ON FUNCTION "public"."move_interview"(uuid, jsonb, integer) IS 'Moves an interview to come at once, or changes its length and place, with a reason both sides read (InterviewChangeInput, contracts/interview-input.ts). p_sequence: what the mover saw. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, interview_changed, application_closed, PT422 by field, PT429 too_many_moves once it was moved 20 times.';

COMMENT ON FUNCTION "public"."open_file"(text, text) IS 'Allows one opening of a stored file and writes into the audit log who opens what that is not their own, and notes it for the candidate; open-file signs the link. Gives the name under which a file of a conversation was sent; null for others (RULES: Files). SECURITY DEFINER: storage, what was sent and the audit log are closed to clients. PT401, PT404, PT409 file_changed.';

COMMENT ON FUNCTION "public"."pick_time"(uuid, timestamp with time zone) IS 'The candidate picks one of the proposed times, which becomes the interview or moves it; of many picks at once one counts. The same pick again changes nothing. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 times_closed, time_passed, application_closed, PT422.';

COMMENT ON FUNCTION "public"."propose_times"(uuid, uuid, jsonb) IS 'Proposes up to five times for an interview, or for moving one, in a message of the same id (ProposalInput, contracts/interview-input.ts). Sent again under the same id it is the one that was sent. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 application_closed, times_open, interview_over, conversation_closed, PT422 by field.';

COMMENT ON FUNCTION "public"."read_calendar_feed"(text) IS '{entries: CalendarEntry[]} of whose calendar is at the address: their own interviews as a candidate, and those they take part in, confirmed, from 90 days ago on. For whoever holds the token, signed in or not. PT404 for an address that is none or ended, PT429 past 60 times in an hour.';

COMMENT ON FUNCTION "public"."renew_calendar_feed"() IS 'CalendarFeed with the token of a new address, this once: only its hash is kept. The address before ends at once. PT401.';

COMMENT ON FUNCTION "public"."report_message"(uuid, text, text) IS 'Tells administrators what is wrong with a message of another side of a conversation the caller reads; once per side, and whoever reported it can change what they said until it is decided. The message stays until then, and its author learns nothing. PT401, PT403 own_message, PT404, PT409 already_reported, message_gone, PT422 by field, PT429 past 20 a day (RULES: Conversations).';

COMMENT ON FUNCTION "public"."send_message"(uuid, uuid, text, jsonb) IS 'Writes a message, with up to five files stored before, [{path, name}], in the conversation of an application the caller reads. p_id is made by the caller: the same message again is the one that is there. Gives Message. SECURITY DEFINER: messages are closed to every client. PT401, PT404, PT409 conversation_closed, PT422 by field.';

COMMENT ON FUNCTION "public"."send_scorecard"(uuid, uuid, jsonb, text) IS 'Keeps what the caller found in an interview, once and for good. p_id is made by the caller: the same scorecard again is the one that is there. p_marks: [{criterion, mark, words}] for each criterion in its order. Gives InterviewScorecards. PT401, PT404, PT409 for who may not write one, or when the criteria were changed, PT422 by field.';

COMMENT ON FUNCTION "public"."set_conversation_blocked"(uuid, boolean) IS 'Blocks a conversation for the side of the caller, or takes that side''s block back, whoever of it made it; gives ConversationBlock. While one stands neither side writes, proposes times or makes an offer; what was said, interviews and offers stay. Safe to repeat. PT401, PT403 for who manages the candidate, PT404, PT422.';

COMMENT ON FUNCTION "public"."set_interview_criteria"(uuid, text[], text[]) IS 'Says what interviewers of a job look for, up to eight. p_before is what the edit began from. Scorecards that are sent stay as they are. Gives InterviewCriteria. PT401, PT403 without the right to edit the job, PT404, PT409 when somebody else changed it meanwhile, PT422 by field.';

COMMENT ON FUNCTION "public"."set_mail_template"(text, text, timestamp with time zone, uuid) IS 'Keeps what a company writes instead of our words, or ours again for nothing; p_seen: changed_at of what the edit began from, null for ours. By managing staff. Gives MailTemplate. Safe to repeat. PT401, PT403, PT404, PT409 edit_conflict, PT422 by field.';

COMMENT ON FUNCTION "public"."set_time_zone"(text) IS '{zone}: the one the caller has chosen to read times in. PT401, PT422 for no zone.';

COMMENT ON FUNCTION "public"."undo_message_reports_decision"(uuid) IS 'Takes the caller''s own decision about a reported message back for ten seconds by the database''s clock (and three more, for the way here): a removed one says again what it said, and its reports wait. Nobody is told of it; gives ReportedMessage. PT401, PT403, PT404, PT409 when it is too late or is not the caller''s.';

COMMENT ON FUNCTION "public"."withdraw_message"(uuid) IS 'Takes back what the caller wrote less than two minutes ago and nobody has read, with its files; its place stays. Gives Message. SECURITY DEFINER: messages are closed to every client. PT401, PT404 for another''s or out of reach, PT409 message_stays.';

COMMENT ON FUNCTION "public"."withdraw_offer"(uuid, text) IS 'Takes an offer back that nobody has answered, with words its candidate reads; one they have not seen goes without a word. The application stays where it is. Gives ApplicationOffers. Safe to repeat. PT401, PT404, PT403 for others than who may move the application, PT409 offer_answered, PT422 by field. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."withdraw_times"(uuid) IS 'Takes open times back; an interview they were to move stays as it is. Withdrawn ones stay withdrawn. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 times_closed, application_closed.';

COMMENT ON TABLE "private"."application_messages" IS 'What both sides of an application write to each other (RULES: Conversations). The id is its writer''s, so that a message sent twice is one. A withdrawn one keeps its place and nothing of what it said.';

COMMENT ON TABLE "private"."calendar_feeds" IS 'Whose calendar can be read at a secret address: only the hash of the secret is kept, and renewing it ends the address before (RULES: Interviews).';

COMMENT ON TABLE "private"."company_mail_templates" IS 'What a company writes instead of our words, with fields in braces that are filled in for each person (RULES: Messages). Without a row ours stand.';

COMMENT ON TABLE "private"."conversation_blocks" IS 'A side that wants to hear nothing more: while it stands nobody writes (RULES: Conversations).';

COMMENT ON TABLE "private"."conversation_reads" IS 'How far somebody has read a conversation.';

COMMENT ON TABLE "private"."hire_answers" IS 'Hires after which the company has said what becomes of the job and the other applicants: it is asked no more (RULES: Offers).';

COMMENT ON TABLE "private"."interview_calendars" IS 'The colleagues who were told that they take part in an interview, so that whoever does not any more hears of it, and who does anew (RULES: Interviews).';

COMMENT ON TABLE "private"."interview_changes" IS 'Each move and the cancellation of an interview, as both sides read them among their messages (RULES: Interviews).';

COMMENT ON TABLE "private"."interview_criteria" IS 'What interviewers of a job look for, up to eight, taken from its requirements (RULES: Scorecards).';

COMMENT ON TABLE "private"."interview_people" IS 'The colleagues who take part: of an open proposal, and of an interview those of the proposal it came from last.';

COMMENT ON TABLE "private"."interview_proposals" IS 'Up to five times proposed for one interview, of which the candidate picks one or none (RULES: Interviews). The id is its writer''s, so that what is sent twice is one. The message that brought it names it.';

COMMENT ON TABLE "private"."interviews" IS 'Confirmed interviews of an application, and cancelled ones (RULES: Interviews). Its id is the UID of its calendar entry; one that is past was held.';

COMMENT ON TABLE "private"."message_files" IS 'Files sent with messages: paths in the private bucket message_files, in the folder of the application, under the names they had where they came from.';

COMMENT ON TABLE "private"."message_notices" IS 'Whom a conversation tells, from which message on a mail will and when; several messages within ten minutes make one mail (RULES: Conversations).';

COMMENT ON TABLE "private"."message_reports" IS 'Messages one side finds wrong, for administrators: only what is reported is ever read by them (RULES: Conversations).';

COMMENT ON TABLE "private"."offers" IS 'Offers of a company to its applicants, both sides read the same (RULES: Offers). The id is its writer''s, so that what is sent twice is one. The message that brought it names it.';

COMMENT ON TABLE "private"."scorecards" IS 'What an interviewer found, criterion by criterion: others'' are read by who has sent their own (RULES: Scorecards). Never changed once sent.';

COMMENT ON TABLE "private"."time_zones" IS 'The time zone (IANA name) in which somebody reads times in mails and calendars: their browser''s, or the one they chose.';

COMMENT ON TABLE "public"."conversations" IS 'That something is new in the conversation, the interviews or the offers of an application: whoever reads it watches this row, or asks for it now and then, and reads what is new through the procedures. Nothing that was said stands here.';

COMMENT ON TABLE "public"."team_news" IS 'That a scorecard of an application was sent: its team watches this row as it does that of conversations, or asks for it now and then. Apart from that one, as the candidate sees each change there.';

COMMENT ON TYPE "private"."application_filter" IS 'An ApplicationFilter as it was read: the stages to list, everything else null (or empty, or without end) where nothing is asked. of_company: whose list it is; who looks after an application, whether it has an offer and why it was rejected narrow only those for its jobs. assigned_jobs: those somebody looks after, or the assignee. reached: the stages from there on. is_plain: nothing but stages and a job.';

COMMENT ON VIEW "private"."counted" IS 'Every kept number, counted anew. Of a job: its applications by status. Of a company: those its list shows, likewise (private.application_scopes). Of a company too: its promises that were kept and that came late (private.settled_promise). Of a company and of the platform: as its dashboard names them.';

COMMENT ON VIEW "private"."waiting_offers" IS 'The applications that stand in Offered with an offer nobody has answered, and whose they are: what a company''s dashboard counts, its reports and its list ask (RULES: Offers).';

REVOKE ALL ON FUNCTION "private"."add_message"(public.applications, uuid, text, jsonb, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_message_files"(private.application_messages, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answer_path"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."applicant_name"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_offers_json"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_to_score"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_to_talk"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assigned_counts"(uuid, private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."busy_times"(uuid[], uuid, timestamp with time zone, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."calendar_entry"(private.interviews, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."calendar_feed_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_answer_offer"(private.offers, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_answer_times"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_block"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_cancel_interview"(private.interviews, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_change_criteria"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_make_offer"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_pick_time"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_propose_times"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_read_conversation"(public.applications, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_read_conversation"(public.applications, private.reach) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."can_read_scorecards"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_report_message"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_withdraw_offer"(private.offers, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_write_message_file"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."cancel_to_come"(private.interviews, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_message_quotas"(uuid, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clear_conversations"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."colleague_name"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_template"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_block_json"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_ends"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_notice"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_path"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_problem"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_readers"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_side"(public.applications, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."conversation_side"(public.applications, private.reach) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."conversations_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_reported_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."criteria_of_interview"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_files_never_used"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_message_file"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_message_files"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_unused_files"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_interview_reminders"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_interviews"(public.applications, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_offer"(private.offers, public.applications, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_offers"(public.applications, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_open_things"(public.applications, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_open_things_of_job"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_times"(private.interview_proposals, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_times_to_move"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."expect_message_notices"(public.applications, private.application_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fill_template"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filled_message"(text, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_conversations"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_removed_words"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_withdrawn_message"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hand_over_interviews"(public.company_users, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_scored"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."held_application"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_interviews_of"(uuid[], uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_unseen_offer"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hourly_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_colleagues"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_criteria_json"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_json"(private.interviews, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_key"(jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_mail"(private.interviews, uuid, boolean, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_of_pick"(private.interview_proposals, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_people_given"(public.applications, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_people_json"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_proposal_of"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_scorecards_json"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_terms_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_to_change"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interviews_json"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_first_report"(private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_last_mail"(public.email_outbox) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_message_shown"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_not_over"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_offer_shown"(private.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_own_message_file"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_read_by_others"(private.application_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_reported_file"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_to_come"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_criteria"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_zone"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."knows_status"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_conversations"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_interviews"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_interviews_at"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_interview_json"(private.interviews, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."locked_reported_message"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_messages"(public.applications, uuid, text, uuid, private.application_messages[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_staff"(uuid, text, text, text, jsonb, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_template_json"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_json"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_report_place"(private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_report_reasons"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_upload_problem"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."messages_in_words"(private.application_messages[], public.applications, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_interviews_export"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_messages_export"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_offers_export"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."names_of_interview"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_calendars"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_end_in_words"(private.offers, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_ended_in_words"(private.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_errors"(jsonb, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_json"(private.offers, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_rules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_to_answer"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_to_change"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_until"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_offer_count"(uuid, private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."opened_message_file"(text, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."our_template"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_report_json"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_of_interview"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_of_proposal"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_to_tell"(public.applications, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_key"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."proposal_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."proposal_to_end"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_key"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_conversation"(uuid, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."readers_in_words"(public.applications, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reading_zone"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_closed_times"(private.interview_proposals) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_other_answer"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_over"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_of_interview"(private.interviews, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_of_interviews"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rename_author"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reported_message_json"(private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reschedule_interview"(uuid, timestamp with time zone, smallint, text, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scorecard_errors"(jsonb, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scorecard_problem"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scorecard_summary"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_calendar"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_calendars"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_calendars_of_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."show_unread"(public.applications, uuid, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."side_has_reported"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."staff_of_application"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_back_offer"(public.applications, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_admins_of_message_report"(public.applications, private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_author_of_removal"(private.application_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_calendar"(private.interviews, text, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_candidate_of_offer"(private.offers, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_due_message_decisions"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_due_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_interview"(private.interviews, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_interviewers_left"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_left_out"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_message_decision"(private.application_messages, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_proposal"(private.interview_proposals, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_staff_of_offer"(private.offers, public.applications, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."template_fields"(public.applications, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."template_problem"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tend_offers"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."time_in_words"(timestamp with time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."time_problem"(jsonb, interval) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."times_json"(private.interview_proposals, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."times_to_talk"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."told_of_message"(public.applications, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."touch_conversation"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."touch_team_news"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unread_conversations"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unread_count"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unread_messages"(uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unread_notifications"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_for_candidate"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_for_staff"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdrawing_problem"(private.application_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."zone_to_keep"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."accept_offer"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."accept_offer"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_hire"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."answer_hire"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_to_move_interview"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."ask_to_move_interview"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."cancel_interview"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cancel_interview"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_message_reports"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decide_message_reports"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decline_offer"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decline_offer"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decline_times"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decline_times"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_calendar_feed"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."end_calendar_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_busy_colleagues"(uuid, uuid[], timestamp with time zone[], integer, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_busy_colleagues"(uuid, uuid[], timestamp with time zone[], integer, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_calendar_feed"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_calendar_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_conversation"(uuid, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_conversation"(uuid, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_filled_template"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_filled_template"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_hire"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_hire"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_interview_colleagues"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_interview_colleagues"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_interview_criteria"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_interview_criteria"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_interviews"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_interviews"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_mail_templates"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_mail_templates"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_interviews"(boolean, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_interviews"(boolean, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_news"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_news"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_offers"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_offers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_scorecards"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_scorecards"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."keep_time_zone"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."keep_time_zone"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_company_interviews"(boolean, boolean, uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_company_interviews"(boolean, boolean, uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_reported_messages"(text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_reported_messages"(text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_offer"(uuid, uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."make_offer"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."mark_conversation_read"(uuid, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."mark_conversation_read"(uuid, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."move_interview"(uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."move_interview"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."open_file"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."pick_time"(uuid, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."pick_time"(uuid, timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."propose_times"(uuid, uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."propose_times"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_calendar_feed"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."read_calendar_feed"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."renew_calendar_feed"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."renew_calendar_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_message"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."report_message"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_message"(uuid, uuid, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."send_message"(uuid, uuid, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_scorecard"(uuid, uuid, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."send_scorecard"(uuid, uuid, jsonb, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_conversation_blocked"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_conversation_blocked"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_interview_criteria"(uuid, text[], text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_interview_criteria"(uuid, text[], text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_mail_template"(text, text, timestamp with time zone, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_mail_template"(text, text, timestamp with time zone, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_time_zone"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_time_zone"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_message_reports_decision"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_message_reports_decision"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_message"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_message"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_offer"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_offer"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_times"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_times"(uuid) TO "authenticated";

GRANT SELECT ON TABLE "public"."conversations" TO "authenticated";

GRANT SELECT ON TABLE "public"."team_news" TO "authenticated";

ALTER TABLE "private"."message_reports"
  ADD CONSTRAINT "message_reports_reason_check" CHECK ((reason = ANY (private.message_report_reasons())));
