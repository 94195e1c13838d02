-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_type_check";

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
  CONSTRAINT "application_messages_author_side_check" CHECK ((author_side = ANY (ARRAY['candidate'::text, 'company'::text, 'manager'::text]))),
  CONSTRAINT "application_messages_of_company" CHECK (((author_side = 'candidate'::text) = (company_name IS NULL))),
  CONSTRAINT "application_messages_offer_id_key" UNIQUE (offer_id),
  CONSTRAINT "application_messages_pkey" PRIMARY KEY (id),
  CONSTRAINT "application_messages_proposal_id_key" UNIQUE (proposal_id),
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
  CONSTRAINT "company_mail_templates_body_check" CHECK (((body <> ''::text) AND private.is_text(body, 2000)))
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
  CONSTRAINT "message_reports_decided" CHECK (((decision IS NULL) = (decided_at IS NULL))),
  CONSTRAINT "message_reports_decision_check" CHECK ((decision = ANY (ARRAY['removed'::text, 'kept'::text]))),
  CONSTRAINT "message_reports_once" UNIQUE (message_id, reporter_side),
  CONSTRAINT "message_reports_pkey" PRIMARY KEY (id),
  CONSTRAINT "message_reports_reason_check" CHECK ((reason = ANY (ARRAY['harassment'::text, 'fraud'::text, 'spam'::text, 'off_platform'::text, 'other'::text]))),
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

CREATE OR REPLACE FUNCTION private.add_message_files (
  message private.application_messages,
  p_files jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  return;
end
$function$;

CREATE OR REPLACE FUNCTION private.application_to_talk (
  p_application_id uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.read_conversation(p_application_id);
begin
  -- In the order of all locks, and the application at once as a mover holds it (see application_to_move).
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id for key share;
  select * into application from public.applications a where a.id = application.id for update;
  return private.found_application(application);
end
$function$;

CREATE OR REPLACE FUNCTION private.candidate_mail_kinds()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{application_moves,company_messages,interview_reminders,promised_answers,saved_searches,put_forward}'::text[];

CREATE OR REPLACE FUNCTION private.conversation_ends (
  application public.applications
)
  RETURNS timestamp with time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((application).status = ANY (ARRAY['hired'::public.application_status, 'rejected'::public.application_status, 'withdrawn'::public.application_status])) THEN (SELECT (e.created_at + '30 days'::interval) FROM public.application_events e WHERE (e.application_id = (conversation_ends.application).id) ORDER BY e.id DESC LIMIT 1) ELSE NULL::timestamp with time zone END;

CREATE OR REPLACE FUNCTION private.conversation_problem (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((application).candidate_id IS NULL) THEN 'The applicant deleted their account'::text WHEN (EXISTS (SELECT FROM private.conversation_blocks b WHERE (b.application_id = (conversation_problem.application).id))) THEN 'This conversation is blocked'::text WHEN (private.conversation_ends(application) <= now()) THEN 'The application was closed 30 days ago, and its conversation with it'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.can_propose_times (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_move_application(application, me) AND ((application).status = ANY (ARRAY['applied'::public.application_status, 'reviewing'::public.application_status, 'interview'::public.application_status, 'offered'::public.application_status])) AND (private.conversation_problem(application) IS NULL));

CREATE OR REPLACE FUNCTION private.can_make_offer (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_propose_times(application, me) AND (NOT (EXISTS (SELECT FROM private.offers o WHERE ((o.application_id = (can_make_offer.application).id) AND (o.state = ANY (ARRAY['open'::text, 'accepted'::text])))))));

CREATE OR REPLACE FUNCTION private.conversation_side (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
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

CREATE OR REPLACE FUNCTION private.end_interviews (
  application public.applications,
  why text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  return;
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
begin
  return;
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
begin
  return;
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

CREATE OR REPLACE FUNCTION private.staff_notice_kinds()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{new_application,applicant_messages,interviews,assigned,mentioned,answer_due,subscription}'::text[];

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

ALTER TABLE "private"."application_messages"
  ADD CONSTRAINT "application_messages_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."application_messages"
  ADD CONSTRAINT "application_messages_author_id_fkey" FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."application_messages"
  ADD CONSTRAINT "application_messages_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

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
  ADD CONSTRAINT "notifications_type_check" CHECK ((type = ANY (ARRAY['company_invitation'::text, 'application_received'::text, 'application_status'::text, 'application_withdrawn'::text, 'company_approved'::text, 'company_rejected'::text, 'subscription_changed'::text, 'job_assigned'::text, 'candidate_assigned'::text, 'role_changed'::text, 'admin_joined'::text, 'partnership_changed'::text, 'shown_to_partner'::text, 'put_forward'::text, 'put_forward_answered'::text, 'registration_unfinished'::text, 'application_assigned'::text, 'mentioned'::text, 'answer_due'::text, 'management_ended'::text, 'job_reported'::text, 'job_taken_offline'::text, 'job_report_answered'::text, 'candidate_left'::text, 'message_received'::text, 'applicant_message'::text, 'message_reported'::text, 'interview_proposed'::text, 'interview_changed'::text, 'interview_answered'::text, 'interview_reminder'::text, 'interview_soon'::text, 'offer_made'::text, 'offer_ended'::text, 'offer_answered'::text])));

CREATE INDEX application_messages_application_index ON private.application_messages USING btree (application_id, seq);

CREATE INDEX application_messages_author_index ON private.application_messages USING btree (author_id);

CREATE INDEX application_messages_company_index ON private.application_messages USING btree (company_id);

CREATE INDEX company_mail_templates_editor_index ON private.company_mail_templates USING btree (changed_by);

CREATE INDEX conversation_blocks_user_index ON private.conversation_blocks USING btree (user_id);

CREATE INDEX conversation_reads_user_index ON private.conversation_reads USING btree (user_id);

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

CREATE INDEX message_notices_user_index ON private.message_notices USING btree (user_id);

CREATE INDEX message_reports_decider_index ON private.message_reports USING btree (decided_by);

CREATE INDEX message_reports_reporter_index ON private.message_reports USING btree (reporter_id);

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

CREATE INDEX scorecards_author_index ON private.scorecards USING btree (author_id);

CREATE POLICY "Both sides can see that something is new" ON "public"."conversations"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.applications a
  WHERE ((a.id = conversations.application_id) AND private.can_read_conversation(a.*, ( SELECT private.my_reach() AS my_reach))))));

COMMENT ON COLUMN "private"."application_messages"."author_name" IS 'As it was then, with the company''s: they stay when the author leaves.';

COMMENT ON COLUMN "private"."application_messages"."seq" IS 'The order of messages: what was read is told by it.';

COMMENT ON COLUMN "private"."interview_proposals"."interview_id" IS 'Of a proposal to move: the interview. Of a picked one: what it became or moved.';

COMMENT ON COLUMN "private"."interview_proposals"."note" IS 'What the candidate wrote to a proposal of which no time works.';

COMMENT ON COLUMN "private"."interview_proposals"."slots" IS 'When each begins, earliest first; each can be picked until two hours before.';

COMMENT ON COLUMN "private"."interviews"."minutes" IS 'Its length, in minutes.';

COMMENT ON COLUMN "private"."interviews"."move_asked" IS 'What its candidate wrote when they asked for another time; null when they did not, and once it was moved.';

COMMENT ON COLUMN "private"."interviews"."place" IS 'A link of a video call, a telephone number, or an address, by place_kind.';

COMMENT ON COLUMN "private"."interviews"."reason" IS 'Why it was moved or cancelled the last time, as both sides read it.';

COMMENT ON COLUMN "private"."interviews"."sequence" IS 'How often it was changed: the SEQUENCE of its calendar entry (RFC 5545), so that calendars take the newer one.';

COMMENT ON COLUMN "private"."interviews"."time_zone" IS 'IANA name of the zone in which it was proposed: what is shown to who has told no other.';

COMMENT ON COLUMN "private"."message_notices"."from_seq" IS 'The first message of the mail that waits; null when none does.';

COMMENT ON COLUMN "private"."message_reports"."said" IS 'The message as it was reported.';

COMMENT ON COLUMN "private"."offers"."answer_by" IS 'The last day (UTC) on which it can be accepted; it expires with its end.';

COMMENT ON COLUMN "private"."offers"."document" IS 'A path in the private bucket message_files, in the folder of the application.';

COMMENT ON COLUMN "private"."offers"."reason" IS 'Why it was declined, where its candidate has said so.';

COMMENT ON COLUMN "private"."offers"."salary" IS 'US dollars before tax, by salary_period.';

COMMENT ON COLUMN "private"."offers"."words" IS 'What was written with its end: by the candidate who declined, or by the company that withdrew it.';

COMMENT ON COLUMN "private"."scorecards"."marks" IS '[{criterion, mark, words}]: yes, partly, no or not_seen, with the criterion''s name as it was.';

COMMENT ON FUNCTION "private"."add_message"(public.applications, uuid, text, jsonb, uuid, uuid) IS 'Writes a message of the caller, who reads the conversation of the application, locked by private.application_to_talk, and has the others told. files: [{path, name}]. Its text was checked by its callers. Sent again under the same id it is the one that was sent. PT409 conversation_closed, PT422.';

COMMENT ON FUNCTION "private"."add_message_files"(private.application_messages, jsonb) IS 'Keeps what was sent with a message.';

COMMENT ON FUNCTION "private"."application_to_talk"(uuid) IS 'The application, locked, whose conversation, interviews or offers the caller changes: two who change them take turns. What they may do is asked again of what it gives. PT401, PT404.';

COMMENT ON FUNCTION "private"."can_make_offer"(public.applications, private.reach) IS 'True for who may propose times, while no offer is open or accepted (RULES: Offers).';

COMMENT ON FUNCTION "private"."can_propose_times"(public.applications, private.reach) IS 'True for who may move the application while it is on the way: they propose times, move and cancel interviews (RULES: Interviews).';

COMMENT ON FUNCTION "private"."can_read_conversation"(public.applications, private.reach) IS 'True for both sides of an application, and who manages its candidate.';

COMMENT ON FUNCTION "private"."conversation_ends"(public.applications) IS 'Until when is written about an application that is closed: for 30 days; null while it is open.';

COMMENT ON FUNCTION "private"."conversation_problem"(public.applications) IS 'Why nobody writes about an application any more, fit to show; null while those who read do.';

COMMENT ON FUNCTION "private"."conversation_side"(public.applications, private.reach) IS 'On which side the caller reads the conversation: candidate, company (who may move the application) or manager (staff of the company that manages the candidate and made the application); null for everybody else, administrators too.';

COMMENT ON FUNCTION "private"."end_interviews"(public.applications, text) IS 'Ends open proposals and cancels interviews to come, with a word to both sides. why: a sentence, fit to show. Safe to repeat.';

COMMENT ON FUNCTION "private"."end_offers"(public.applications, text) IS 'Ends an open offer, with a word to both sides. why: a sentence, fit to show. Safe to repeat.';

COMMENT ON FUNCTION "private"."expect_message_notices"(public.applications, private.application_messages) IS 'After a message: whom it will be told, and when. One that brought times or an offer is told by those.';

COMMENT ON FUNCTION "private"."read_conversation"(uuid, private.reach) IS 'The application whose conversation the caller reads. PT401, PT404.';

COMMENT ON FUNCTION "private"."touch_conversation"(uuid) IS 'Says that something is new in the conversation, the interviews or the offers of an application: whatever changes them calls it.';

COMMENT ON TABLE "private"."application_messages" IS 'What both sides of an application write to each other (RULES: Conversations). The id is its writer''s, so that a message sent twice is one. A withdrawn one keeps its place and nothing of what it said.';

COMMENT ON TABLE "private"."calendar_feeds" IS 'Whose calendar can be read at a secret address: only the hash of the secret is kept, and renewing it ends the address before (RULES: Interviews).';

COMMENT ON TABLE "private"."company_mail_templates" IS 'What a company writes instead of our words, with fields in braces that are filled in for each person (RULES: Messages). Without a row ours stand.';

COMMENT ON TABLE "private"."conversation_blocks" IS 'A side that wants to hear nothing more: while it stands nobody writes (RULES: Conversations).';

COMMENT ON TABLE "private"."conversation_reads" IS 'How far somebody has read a conversation.';

COMMENT ON TABLE "private"."interview_criteria" IS 'What interviewers of a job look for, up to eight, taken from its requirements (RULES: Scorecards).';

COMMENT ON TABLE "private"."interview_people" IS 'The colleagues who take part: of an open proposal, and of an interview those of the proposal it came from last.';

COMMENT ON TABLE "private"."interview_proposals" IS 'Up to five times proposed for one interview, of which the candidate picks one or none (RULES: Interviews). The id is its writer''s, so that what is sent twice is one. The message that brought it names it.';

COMMENT ON TABLE "private"."interviews" IS 'Confirmed interviews of an application, and cancelled ones (RULES: Interviews). Its id is the UID of its calendar entry; one that is past was held.';

COMMENT ON TABLE "private"."message_files" IS 'Files sent with messages: paths in the private bucket message_files, in the folder of the application, under the names they had where they came from.';

COMMENT ON TABLE "private"."message_notices" IS 'Whom a conversation will tell by mail, from which message on and when; several messages within ten minutes make one mail (RULES: Conversations).';

COMMENT ON TABLE "private"."message_reports" IS 'Messages one side finds wrong, for administrators: only what is reported is ever read by them (RULES: Conversations).';

COMMENT ON TABLE "private"."offers" IS 'Offers of a company to its applicants, both sides read the same (RULES: Offers). The id is its writer''s, so that what is sent twice is one. The message that brought it names it.';

COMMENT ON TABLE "private"."scorecards" IS 'What an interviewer found, criterion by criterion: others'' are read by who has sent their own (RULES: Scorecards). Never changed once sent.';

COMMENT ON TABLE "private"."time_zones" IS 'The time zone (IANA name) in which somebody reads times in mails and calendars: their browser''s, or the one they chose.';

COMMENT ON TABLE "public"."conversations" IS 'That something is new in the conversation, the interviews or the offers of an application: whoever reads it watches this row, or asks for it now and then, and reads what is new through the procedures. Nothing that was said stands here.';

REVOKE ALL ON FUNCTION "private"."add_message"(public.applications, uuid, text, jsonb, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_message_files"(private.application_messages, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_to_talk"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_make_offer"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_propose_times"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_read_conversation"(public.applications, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_read_conversation"(public.applications, private.reach) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."conversation_ends"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_problem"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_side"(public.applications, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."conversation_side"(public.applications, private.reach) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_interviews"(public.applications, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_offers"(public.applications, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."expect_message_notices"(public.applications, private.application_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_conversation"(uuid, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."touch_conversation"(uuid) FROM PUBLIC;

GRANT SELECT ON TABLE "public"."conversations" TO "authenticated";
