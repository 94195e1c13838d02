-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE TYPE "public"."workplace" AS ENUM (
  'on_site',
  'hybrid',
  'remote'
);

ALTER TYPE "private"."application_filter" ADD ATTRIBUTE "found" uuid[] CASCADE;

ALTER TYPE "private"."application_filter" ADD ATTRIBUTE "has_responses" boolean CASCADE;

ALTER TYPE "private"."application_filter" ADD ATTRIBUTE "is_unread" boolean CASCADE;

ALTER TYPE "private"."application_filter" ADD ATTRIBUTE "tags" text[] CASCADE;

ALTER TYPE "private"."application_filter" ADD ATTRIBUTE "without" uuid[] CASCADE;

ALTER TYPE "private"."job_filter" ADD ATTRIBUTE "workplaces" public.workplace[] CASCADE;

ALTER TYPE "private"."job_list_item" ADD ATTRIBUTE "pay_period" text CASCADE;

ALTER TYPE "private"."job_list_item" ADD ATTRIBUTE "workplace" public.workplace CASCADE;

DROP VIEW "private"."company_standings";

DROP FUNCTION "private"."busy_times"(uuid[], uuid, timestamp with time zone, timestamp with time zone);

DROP FUNCTION "private"."can_answer_offer"(private.offers, public.applications, private.reach);

DROP FUNCTION "private"."can_read_scorecards"(private.interviews);

DROP FUNCTION "private"."can_withdraw_offer"(private.offers, public.applications, private.reach);

DROP FUNCTION "private"."change_details"(public.companies, jsonb);

DROP FUNCTION "private"."company_card"(public.companies);

DROP FUNCTION "private"."company_job_json"(uuid);

DROP FUNCTION "private"."company_json"(public.companies);

DROP FUNCTION "private"."company_path_errors"(public.companies, jsonb);

DROP FUNCTION "private"."criteria_of_interview"(private.interviews);

DROP FUNCTION "private"."drop_interview_reminders"(private.interviews);

DROP FUNCTION "private"."employer_json"(public.companies);

DROP FUNCTION "private"."is_not_over"(private.interviews);

DROP FUNCTION "private"."is_pickable"(private.interview_proposals);

DROP FUNCTION "private"."is_to_come"(private.interviews);

DROP FUNCTION "private"."job_acts"(public.jobs, private.job_rights, boolean);

DROP FUNCTION "private"."can_delete_job"(public.jobs, private.job_rights, boolean);

DROP FUNCTION "private"."job_facts"(public.jobs);

DROP FUNCTION "private"."job_match"(public.jobs, public.candidates);

DROP FUNCTION "private"."note_calendars"(private.interviews);

DROP FUNCTION "private"."public_company_json"(public.companies);

DROP FUNCTION "private"."refresh_published_jobs"(uuid[]);

DROP FUNCTION "private"."reschedule_interview"(uuid, timestamp with time zone, smallint, text, text, text, text, text);

DROP FUNCTION "private"."review_status"(public.companies);

DROP FUNCTION "private"."reviewed_changes"(public.companies, public.companies);

DROP FUNCTION "private"."scorecard_problem"(private.interviews);

DROP FUNCTION "private"."people_of_interview"(private.interviews);

DROP FUNCTION "private"."interview_proposal_of"(private.interviews);

DROP FUNCTION "private"."shown_status"(public.jobs);

DROP FUNCTION "private"."is_expired"(public.jobs);

DROP FUNCTION "private"."unread_messages"(uuid, uuid, text);

DROP FUNCTION "private"."is_message_shown"(private.application_messages, text);

DROP FUNCTION "private"."is_offer_shown"(private.offers);

DROP FUNCTION "private"."wanted_company"(public.companies, jsonb);

DROP TRIGGER "job_assignments_end_with_their_applications" ON "public"."job_assignments";

DROP TRIGGER "jobs_recount_matches" ON "public"."jobs";

DROP INDEX "private"."message_reports_untold_index";

DROP INDEX "private"."reported_jobs_untold_index";

DROP INDEX "public"."jobs_title_index";

DROP VIEW "private"."application_scopes";

DROP VIEW "private"."counted_application_matches";

DROP VIEW "private"."counted";

DROP VIEW "private"."moving_applications";

DROP VIEW "private"."publishable_jobs";

ALTER TABLE "private"."application_sources"
  DROP CONSTRAINT "application_sources_source_check";

ALTER TABLE "private"."assignment_changes"
  DROP CONSTRAINT "assignment_changes_actor_id_fkey";

ALTER TABLE "private"."company_decisions"
  DROP CONSTRAINT "company_decisions_company_id_fkey";

ALTER TABLE "private"."offers"
  DROP CONSTRAINT "offers_salary_check";

ALTER TABLE "private"."status_notices"
  DROP CONSTRAINT "status_notices_application_id_fkey";

ALTER TABLE "private"."untold_plans"
  DROP CONSTRAINT "untold_plans_company_id_fkey";

ALTER TABLE "public"."jobs"
  DROP CONSTRAINT "jobs_salary_max_check";

ALTER TABLE "public"."jobs"
  DROP CONSTRAINT "jobs_salary_min_check";

DROP FUNCTION "private"."best_applications"(uuid[], private.application_filter, jsonb, integer);

DROP FUNCTION "private"."expect_status_notice"(public.applications, public.application_status);

DROP FUNCTION "private"."listed_jobs"(uuid[], public.candidates, private.home_terms, boolean);

DROP FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean);

DROP VIEW "private"."visible_jobs";

DROP FUNCTION "private"."mail_staff"(uuid, text, text, text, jsonb, text, text, jsonb);

DROP FUNCTION "private"."match_asked"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.culture_value[]);

DROP FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.culture_value[], public.candidates);

DROP FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.job_type, text, text[], public.culture_value[], public.candidates, private.home_terms);

DROP FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.culture_value[], public.candidates, private.home_terms);

DROP FUNCTION "private"."asked_location"(public.job_type, text[]);

DROP FUNCTION "private"."is_anywhere"(public.job_type, text[]);

DROP FUNCTION "private"."messages_in_words"(private.application_messages[], public.applications, boolean);

DROP FUNCTION "private"."note_decision"(public.companies, public.company_proposals, public.companies, text, text, text, text, jsonb);

DROP FUNCTION "private"."notify"(uuid, text, text, text, jsonb);

DROP FUNCTION "private"."offer_news"(private.offers, public.applications, text);

DROP FUNCTION "private"."owed_counts"(uuid, private.staff_act[]);

DROP FUNCTION "private"."scorecard_errors"(jsonb, text, boolean);

DROP FUNCTION "private"."scorecard_summary"(uuid);

DROP FUNCTION "private"."sent_documents_json"(uuid);

DROP FUNCTION "private"."tell_admins_of_message"(private.contact_messages);

DROP FUNCTION "private"."tell_admins_of_message_report"(public.applications, private.message_reports);

DROP FUNCTION "private"."tell_admins_of_report"(public.jobs, private.job_reports, integer);

DROP FUNCTION "private"."tell_applicants_of_closing"(public.companies);

DROP FUNCTION "private"."tell_assignee"(uuid, text, text[], jsonb);

DROP FUNCTION "private"."tell_by_mail"(public.applications);

DROP FUNCTION "private"."tell_calendar"(private.interviews, text, uuid, text);

DROP FUNCTION "private"."tell_candidate_of_offer"(private.offers, public.applications);

DROP FUNCTION "private"."tell_company_about_application"(public.applications);

DROP FUNCTION "private"."tell_company_admins"(public.companies, text, text, text, text, jsonb);

DROP FUNCTION "private"."tell_due_decisions"();

DROP FUNCTION "private"."tell_due_message_decisions"();

DROP FUNCTION "private"."tell_due_plans"();

DROP FUNCTION "private"."tell_due_report_decisions"();

DROP FUNCTION "private"."tell_due_statuses"();

DROP FUNCTION "private"."tell_ended_management"(public.candidates, text);

DROP FUNCTION "private"."tell_former_assignee"(uuid, text, text[], text, jsonb);

DROP FUNCTION "private"."tell_in_app"(public.applications);

DROP FUNCTION "private"."tell_interview"(private.interviews, text, text);

DROP FUNCTION "private"."tell_interviewers_left"(private.traces);

DROP FUNCTION "private"."tell_invited_candidate"(public.invitations, text);

DROP FUNCTION "private"."tell_left_company"(public.candidates, uuid);

DROP FUNCTION "private"."tell_left_out"(private.interviews);

DROP FUNCTION "private"."tell_managers_of_offer"(private.offers, public.applications);

DROP FUNCTION "private"."tell_message_decision"(private.application_messages, timestamp with time zone);

DROP FUNCTION "private"."tell_nobody_takes_part"(private.interviews);

DROP FUNCTION "private"."tell_of_put_forward"(public.put_forwards);

DROP FUNCTION "private"."tell_offer"(private.offers, public.applications);

DROP FUNCTION "private"."tell_partners"(public.company_relationships, text, boolean);

DROP FUNCTION "private"."tell_proposal"(private.interview_proposals, text, text);

DROP FUNCTION "private"."tell_put_forward"(public.put_forwards);

DROP FUNCTION "private"."tell_removed_colleague"(public.company_users);

DROP FUNCTION "private"."tell_report_decision"(private.reported_jobs);

DROP FUNCTION "private"."tell_staff"(uuid, text, text, text, text, jsonb, text, text, jsonb, boolean);

DROP FUNCTION "private"."tell_staff_of_offer"(private.offers, public.applications);

DROP FUNCTION "private"."template_problem"(text);

DROP FUNCTION "private"."waiting_for_staff"(uuid, uuid);

DROP FUNCTION "public"."get_busy_colleagues"(uuid, uuid[], timestamp with time zone[], integer, uuid);

DROP FUNCTION "public"."send_scorecard"(uuid, uuid, jsonb, text);

ALTER TABLE "private"."message_reports"
  DROP COLUMN "is_told";

ALTER TABLE "private"."reported_jobs"
  DROP COLUMN "has_closed";

ALTER TABLE "private"."reported_jobs"
  DROP COLUMN "is_told";

ALTER TABLE "private"."reported_jobs"
  DROP COLUMN "version";

DROP TABLE "private"."assignment_changes";

DROP TABLE "private"."company_decisions";

DROP TABLE "private"."status_notices";

DROP TABLE "private"."untold_plans";

CREATE TABLE "private"."added_application_links" (
  "token_hash" bytea NOT NULL,
  "application_id" uuid NOT NULL,
  "act" text NOT NULL,
  CONSTRAINT "added_application_links_act_check" CHECK ((act = ANY (ARRAY['take_over'::text, 'remove'::text]))),
  CONSTRAINT "added_application_links_pkey" PRIMARY KEY (token_hash),
  CONSTRAINT "added_application_links_token_hash_check" CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE "private"."added_application_links"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."added_applications" (
  "application_id" uuid NOT NULL,
  "added_by" uuid,
  "added_at" timestamp with time zone NOT NULL DEFAULT now(),
  "source_words" text,
  "emails" smallint NOT NULL DEFAULT 0,
  "emailed_at" timestamp with time zone,
  "email_id" uuid,
  "taken_over_at" timestamp with time zone,
  CONSTRAINT "added_applications_emails_check" CHECK (((emails >= 0) AND (emails <= 9))),
  CONSTRAINT "added_applications_pkey" PRIMARY KEY (application_id),
  CONSTRAINT "added_applications_source_words_check" CHECK (private.is_line(source_words, 100))
);

ALTER TABLE "private"."added_applications"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."application_tags" (
  "application_id" uuid NOT NULL,
  "tag_id" uuid NOT NULL,
  CONSTRAINT "application_tags_pkey" PRIMARY KEY (application_id, tag_id)
);

ALTER TABLE "private"."application_tags"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."application_views" (
  "id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "name" text NOT NULL,
  "filters" jsonb NOT NULL,
  "made_by" uuid,
  "changed_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "application_views_filters_check" CHECK (((jsonb_typeof(filters) = 'object'::text) AND (length((filters)::text) <= 2000))),
  CONSTRAINT "application_views_pkey" PRIMARY KEY (id),
  CONSTRAINT "application_views_name_check" CHECK (private.is_line(name, 60, 1))
);

ALTER TABLE "private"."application_views"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."company_tags" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "company_id" uuid NOT NULL,
  "name" text NOT NULL,
  "key" text NOT NULL,
  CONSTRAINT "company_tags_key_check" CHECK ((key <> ''::text)),
  CONSTRAINT "company_tags_once" UNIQUE (company_id, key),
  CONSTRAINT "company_tags_pkey" PRIMARY KEY (id),
  CONSTRAINT "company_tags_name_check" CHECK ((private.is_line(name, 24, 1) AND (name !~ ','::text)))
);

ALTER TABLE "private"."company_tags"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."group_message_people" (
  "group_id" uuid NOT NULL,
  "application_id" uuid NOT NULL,
  "message_id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "body" text NOT NULL,
  "problem" text,
  CONSTRAINT "group_message_people_pkey" PRIMARY KEY (group_id, application_id),
  CONSTRAINT "group_message_people_body_check" CHECK (private.is_text(body, 10000))
);

ALTER TABLE "private"."group_message_people"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."group_messages" (
  "id" uuid NOT NULL,
  "author_id" uuid NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "ended" text,
  CONSTRAINT "group_messages_ended_check" CHECK ((ended = ANY (ARRAY['sent'::text, 'undone'::text]))),
  CONSTRAINT "group_messages_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."group_messages"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."job_team_members" (
  "job_id" uuid NOT NULL,
  "user_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "added_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "job_team_members_pkey" PRIMARY KEY (job_id, user_id)
);

ALTER TABLE "private"."job_team_members"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."joined_events" (
  "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "application_id" uuid NOT NULL,
  "from_status" public.application_status,
  "to_status" public.application_status NOT NULL,
  "actor_id" uuid,
  "created_at" timestamp with time zone NOT NULL,
  "merged_id" uuid,
  CONSTRAINT "joined_events_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."joined_events"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."merged_application_links" (
  "token_hash" bytea NOT NULL,
  "merged_id" uuid NOT NULL,
  CONSTRAINT "merged_application_links_pkey" PRIMARY KEY (token_hash),
  CONSTRAINT "merged_application_links_token_hash_check" CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE "private"."merged_application_links"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."merged_applications" (
  "id" uuid NOT NULL,
  "application_id" uuid NOT NULL,
  "profile" jsonb NOT NULL,
  "added_by" uuid,
  "added_at" timestamp with time zone NOT NULL,
  "merged_by" uuid,
  "merged_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "merged_applications_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."merged_applications"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."message_templates" (
  "id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "name" text NOT NULL,
  "body" text NOT NULL,
  "changed_by" uuid,
  "changed_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "message_templates_pkey" PRIMARY KEY (id),
  CONSTRAINT "message_templates_body_check" CHECK (((body <> ''::text) AND private.is_text(body, 4000))),
  CONSTRAINT "message_templates_name_check" CHECK (private.is_line(name, 60, 1))
);

ALTER TABLE "private"."message_templates"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."pending_notifications" (
  "kind" text NOT NULL,
  "subject_id" uuid NOT NULL,
  "decided_by" uuid,
  "decided_at" timestamp with time zone NOT NULL DEFAULT now(),
  "before" jsonb NOT NULL,
  "facts" jsonb NOT NULL DEFAULT '{}'::jsonb,
  "version" timestamp with time zone,
  "replaced" jsonb,
  CONSTRAINT "pending_notifications_kind_check" CHECK ((kind = ANY (ARRAY['company_decision'::text, 'plan'::text, 'job_reports'::text, 'message_report'::text, 'assignment'::text, 'move'::text, 'move_email'::text, 'added_person'::text, 'team_removal'::text, 'merge'::text]))),
  CONSTRAINT "pending_notifications_pkey" PRIMARY KEY (kind, subject_id),
  "due_at" timestamp with time zone NOT NULL DEFAULT (now() + private.undo_time())
);

ALTER TABLE "private"."pending_notifications"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."removed_people" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "job_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "removed_at" timestamp with time zone NOT NULL DEFAULT now(),
  "person_digest" bytea,
  CONSTRAINT "removed_people_person_digest_check" CHECK ((octet_length(person_digest) = 32)),
  CONSTRAINT "removed_people_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."removed_people"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."resume_texts" (
  "name" text NOT NULL,
  "by_company" uuid,
  "fingerprint" text NOT NULL,
  "companies" uuid[] NOT NULL DEFAULT '{}'::uuid[],
  "text" text NOT NULL,
  "words" tsvector NOT NULL,
  "kept_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "resume_texts_once" UNIQUE NULLS NOT DISTINCT (name, by_company)
);

ALTER TABLE "private"."resume_texts"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."scorecard_drafts" (
  "interview_id" uuid NOT NULL,
  "author_id" uuid NOT NULL,
  "marks" jsonb NOT NULL,
  "recommendation" text,
  "words" text,
  "saved_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "scorecard_drafts_pkey" PRIMARY KEY (interview_id, author_id)
);

ALTER TABLE "private"."scorecard_drafts"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."summary_runs" (
  "ran_for" timestamp with time zone NOT NULL,
  CONSTRAINT "summary_runs_pkey" PRIMARY KEY (ran_for)
);

ALTER TABLE "private"."summary_runs"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."interviews"
  ADD COLUMN "needs_scorecards" boolean NOT NULL DEFAULT true;

ALTER TABLE "private"."scorecards"
  ADD COLUMN "recommendation" text;

ALTER TABLE "private"."scorecards"
  ADD COLUMN "edited_at" timestamp with time zone;

ALTER TABLE "private"."sent_documents"
  ADD COLUMN "merged_id" uuid;

ALTER TABLE "private"."sent_documents"
  ADD COLUMN "given_name" text;

ALTER TABLE "private"."team_notes"
  ADD COLUMN "merged_id" uuid;

ALTER TABLE "public"."candidates"
  ADD COLUMN "added_by_company_id" uuid;

ALTER TABLE "public"."candidates"
  ADD COLUMN "added_by_user_id" uuid;

ALTER TABLE "public"."companies"
  ADD COLUMN "first_reply_hours" integer;

ALTER TABLE "public"."companies"
  ADD COLUMN "hiring_steps" jsonb NOT NULL DEFAULT '[]'::jsonb;

ALTER TABLE "public"."jobs"
  ADD COLUMN "workplace" public.workplace;

ALTER TABLE "public"."jobs"
  ADD COLUMN "pay_period" text NOT NULL DEFAULT 'year'::text;

ALTER TABLE "public"."published_jobs"
  ADD COLUMN "pay_period" text NOT NULL DEFAULT 'year'::text;

ALTER TABLE "public"."published_jobs"
  ADD COLUMN "workplace" public.workplace;

ALTER TABLE "private"."offers"
  ALTER COLUMN "salary" DROP DEFAULT;

ALTER TABLE "private"."offers"
  ALTER COLUMN "salary" TYPE numeric USING "salary"::numeric;

ALTER TABLE "public"."candidates"
  ALTER COLUMN "user_id" DROP NOT NULL;

ALTER TABLE "public"."jobs"
  ALTER COLUMN "salary_max" DROP DEFAULT;

ALTER TABLE "public"."jobs"
  ALTER COLUMN "salary_max" TYPE numeric USING "salary_max"::numeric;

ALTER TABLE "public"."jobs"
  ALTER COLUMN "salary_min" DROP DEFAULT;

ALTER TABLE "public"."jobs"
  ALTER COLUMN "salary_min" TYPE numeric USING "salary_min"::numeric;

ALTER TABLE "public"."published_jobs"
  ALTER COLUMN "salary_max" DROP DEFAULT;

ALTER TABLE "public"."published_jobs"
  ALTER COLUMN "salary_max" TYPE numeric USING "salary_max"::numeric;

ALTER TABLE "public"."published_jobs"
  ALTER COLUMN "salary_min" DROP DEFAULT;

ALTER TABLE "public"."published_jobs"
  ALTER COLUMN "salary_min" TYPE numeric USING "salary_min"::numeric;

ALTER TYPE "private"."job_list_item" ALTER ATTRIBUTE "salary_max" TYPE numeric CASCADE;

ALTER TYPE "private"."job_list_item" ALTER ATTRIBUTE "salary_min" TYPE numeric CASCADE;

CREATE OR REPLACE FUNCTION private.accept_admin_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.drop_untouched_company(of_user);
  select private.become(of_user, 'admin');
  update public.profiles p set
    first_name = coalesce(invitation.company_data ->> 'firstName', ''),
    last_name = coalesce(invitation.company_data ->> 'lastName', '')
  where p.id = of_user;
  select private.notify(
    p.id, 'admin_joined', jsonb_build_object(
      'name', private.invitee_name(invitation),
      'inviter', coalesce(private.inviter_name(invitation), private.phrase('an_administrator'))))
  from public.profiles p where p.role = 'admin' and p.id <> of_user
$function$;

CREATE OR REPLACE FUNCTION private.add_invitation (
  kind text,
  invitee text,
  for_company uuid,
  data jsonb,
  given_id uuid DEFAULT NULL::uuid
)
  RETURNS public.invitations
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  sender uuid := auth.uid();
  invitation public.invitations;
begin
  insert into public.invitations (
    id, type, email, invited_by_admin_id, invited_by_user_id, company_id, role, management_terms, candidate_data, company_data)
  values (
    coalesce(given_id, gen_random_uuid()),
    case kind when 'admin' then 'admin_invitation' when 'candidate' then 'candidate' else 'company_invitation' end::public.invitation_type,
    invitee,
    case when for_company is null then sender end,
    case when for_company is not null then sender end,
    for_company,
    (data ->> 'role')::public.staff_role,
    data ->> 'managementTerms',
    data -> 'candidateData',
    case when kind <> 'candidate' then data - 'companyId' end
  )
  on conflict (id) do nothing
  returning * into invitation;
  if invitation.id is null then
    perform private.refuse_taken_id();
  elsif for_company is not null then
    -- Once more: the row waits for whoever decides about its company.
    perform private.inviting_company(kind, for_company::text);
  end if;
  if kind = 'candidate' then
    perform private.notify_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  return invitation;
end
$function$;

CREATE OR REPLACE FUNCTION private.added_by (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case when private.waits_for_take_over(application) then coalesce(private.adder_name(application.id), 'your team') end
$function$;

CREATE OR REPLACE FUNCTION private.added_digest (
  of_company uuid,
  email text
)
  RETURNS bytea
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.keyed_digest(((of_company || ' '::text) || lower(email)));

CREATE OR REPLACE FUNCTION private.added_json (
  application public.applications,
  may_move boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_jsonb(shown) from (
    select private.adder_name(application.id) as by, added.added_at as at,
      (select s.source from private.application_sources s where s.application_id = application.id) as source, added.source_words,
      added.emailed_at, added.taken_over_at, waiting as is_waiting, waiting and failed as has_failed,
      jsonb_build_object(
        'email', may_move and waiting and not failed and reaches and private.can_email_again(added),
        'fix', may_move and waiting and failed and reaches and added.emails < 9) as can
    from private.added_applications added
    cross join lateral (
      select private.waits_for_take_over(application) as waiting, private.has_failed_email(added) as failed,
        private.reaches_people(application.company_id) as reaches) state
    where added.application_id = application.id
  ) shown
$function$;

CREATE OR REPLACE FUNCTION private.added_mail_data (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  take_over text := private.new_token();
  remove text := private.new_token();
begin
  -- The email is locked already, and who takes over or removes locks the application before it: nothing is waited for here.
  select a.* into application
  from private.added_applications x join public.applications a on a.id = x.application_id
  where x.application_id = (data ->> 'added_application_id')::uuid for key share of x skip locked;
  -- Without its links the template refuses it, and it is given up like any other that cannot go.
  if application.id is null or not private.waits_for_take_over(application) then
    return data;
  end if;
  insert into private.added_application_links (token_hash, application_id, act)
  values (private.token_hash(take_over), application.id, 'take_over'), (private.token_hash(remove), application.id, 'remove');
  return data - 'added_application_id' || (
    select jsonb_build_object(
      'first_name', p.first_name, 'job_title', j.title, 'company_name', c.name,
      'added_by', private.person_name(added.added_by, c.id), 'path', '/added/' || take_over, 'remove_path', '/added/' || remove)
    from public.jobs j, public.companies c, private.sent_profile(application.id) p, private.added_applications added
    where j.id = application.job_id and c.id = application.company_id and added.application_id = application.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.adder_name (
  of_application uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.first_name_at(added.added_by, a.company_id)
  from private.added_applications added join public.applications a on a.id = added.application_id
  where added.application_id = of_application
$function$;

CREATE OR REPLACE FUNCTION private.agree_by_applying()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  asked public.put_forwards;
begin
  update public.put_forwards f set status = 'agreed', answered_at = now(), application_id = new.id
  where f.candidate_id = new.candidate_id and f.job_id = new.job_id and f.status = 'waiting' and f.company_id = new.applied_by_company_id
  returning * into asked;
  if asked.id is not null then
    perform private.drop_put_forward_notice(asked);
    perform private.notify_of_put_forward_answer(asked);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.also_applied_json (
  application public.applications,
  me private.reach
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(other order by other.applied_at desc, other.id desc), '[]')
    from (
      -- Of each job the last one: who withdrew may have applied again.
      select distinct on (a.job_id) a.id, j.title as job_title, (private.as_seen_by_staff(a, me)).status, a.applied_at
      from public.applications a
      join public.jobs j on j.id = a.job_id
      where a.candidate_id = application.candidate_id and a.company_id = application.company_id and a.job_id <> application.job_id
        and (me.is_admin or private.can_review_application(a, me))
      order by a.job_id, a.attempt desc
    ) other
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.applicant_name (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((SELECT NULLIF(btrim(concat_ws(' '::text, s.first_name, s.last_name)), ''::text) AS "nullif" FROM private.sent_profile((applicant_name.application).id) s(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values, added_by_company_id, added_by_user_id)), 'The applicant'::text);

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
  waiting uuid[] := case when p_sort = 'decision' then private.waiting_at(
    array(select distinct m.job_id from private.application_matches m where m.application_id = any (ids))) end;
begin
  return (
    select coalesce(json_agg(case when across_jobs then row_to_json(with_job) else row_to_json(entry) end order by listed.place), '[]')
    from unnest(ids) with ordinality as listed (id, place)
    join public.applications a on a.id = listed.id
    join private.application_matches m on m.application_id = a.id
    left join public.jobs j on across_jobs and j.id = a.job_id
    cross join lateral private.as_seen_by_staff(a, me) as seen
    cross join lateral (
      select
        a.id, seen.status, a.applied_at, a.candidate_id, m.candidate_name, m.candidate_title, private.added_by(a) as added_by, m.match, seen.answer_due,
        case when a.company_id = wanted.of_company then coalesce(
          (select own.assignee from private.application_assignees own where own.application_id = a.id),
          (select assigned.assignee from private.job_assignees assigned where assigned.job_id = a.job_id)) end as assignee,
        p_sort <> 'newest' and coalesce(private.is_overdue(seen.answer_due), false) as is_overdue,
        case when p_sort = 'decision' then private.decision_part(m, wanted.of_company, waiting) end as part,
        case when a.company_id = wanted.of_company then (
          select min(i.starts_at) from private.interviews i
          where i.application_id = a.id and i.state = 'confirmed' and i.starts_at > now()) end as interview_at,
        case when a.company_id = wanted.of_company and seen.status = 'offered' then (
          select o.answer_by from private.offers o where o.application_id = a.id and o.state = 'open') end as offer_until,
        private.unread_count(a, me) as unread,
        case when wanted.words <> '{}' then private.resume_line_of(a, m.words, wanted.of_company, wanted.words, me) end as resume_line,
        case when private.can_move_application(a, me) then private.tags_of(a.id) else '{}' end as tags,
        json_build_object('move', private.can_move_application(a, me) and private.reaches_people(a.company_id)) as can
    ) entry
    cross join lateral (select entry.*, a.job_id, j.title as job_title) with_job
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
  sees_all boolean := coalesce(me.is_admin or private.can_move_application(application, me), false);
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(event) - 'place' order by event.created_at, event.place), '[]')
    from (select
      e.id as place, e.application_id, e.from_status, e.to_status, e.created_at,
      e.from_status is null and added.application_id is null or e.by_candidate or e.to_status = 'withdrawn' as by_candidate,
      case when not (me is null and e.to_status = 'rejected') then nullif(btrim(u.first_name || ' ' || u.last_name), '') end as actor_name,
      coalesce(e.actor_id = (select auth.uid()), false) as is_mine,
      case when me is null or me.is_admin or names_of_company is not null then (
        select jsonb_build_object('reason', w.reason, 'message', w.message)
        from private.application_withdrawals w where w.application_id = e.application_id and e.to_status = 'withdrawn'
      ) end as withdrawal
    from public.applications a
    join public.application_events e on e.application_id = a.id
    left join private.added_applications added on added.application_id = a.id
    left join public.company_users u on u.user_id = e.actor_id and u.company_id = names_of_company
    -- Nobody is left to whom earlier ones would belong once the account was deleted.
    where (a.id = application.id or a.candidate_id = application.candidate_id and a.job_id = application.job_id
        and a.attempt < application.attempt and (me is null or me.is_admin or private.can_review_application(a, me)))
      and (sees_all or private.is_settled(e))
    union all
    -- What one added by hand did before it ended in this one.
    select
      j.id as place, j.application_id, j.from_status, j.to_status, j.created_at, false,
      case when not (me is null and j.to_status = 'rejected') then nullif(btrim(u.first_name || ' ' || u.last_name), '') end,
      coalesce(j.actor_id = (select auth.uid()), false), null
    from private.joined_events j
    left join public.company_users u on u.user_id = j.actor_id and u.company_id = names_of_company
    where j.application_id = application.id
      and (sees_all or j.merged_id is null and (j.from_status is null or private.undo_is_over(j.created_at)))) event
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.application_filter_rules()
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('stage'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('search'::text, 'line'::text, 200), private.rule('assignee'::text, 'line'::text, 40, message => 'Choose a colleague'::text), private.rule('skill'::text, 'line'::text, 60), private.rule('level'::text, 'choice'::text, message => 'Choose how close the level is'::text, choices => '{match,close}'::text[]), private.rule('place'::text, 'choice'::text, message => 'Choose how close the place is'::text, choices => '{match,close}'::text[]), private.rule('from'::text, 'line'::text, 10, message => 'Choose a date'::text), private.rule('to'::text, 'line'::text, 10, message => 'Choose a date'::text), private.rule('job'::text, 'line'::text, 40, message => 'Choose a job'::text), private.rule('reached'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('furthest'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('left'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('answer'::text, 'choice'::text, message => 'Choose what became of the answer'::text, choices => '{overdue,kept,late}'::text[]), private.rule('offer'::text, 'choice'::text, message => 'Choose what became of the offer'::text, choices => '{open}'::text[]), private.rule('reason'::text, 'choice'::text, message => 'Choose a reason'::text, choices => '{skills,level,location,job_closed,salary,other}'::text[]), private.rule('source'::text, 'choice'::text, message => 'Choose a source'::text, choices => '{search,matches,shared,site,put_forward,direct,referral,agency,event,found,other,unknown}'::text[]), private.rule('unread'::text, 'choice'::text, message => 'Choose unread or all'::text, choices => '{yes}'::text[]), private.rule('responses'::text, 'choice'::text, message => 'Choose with responses or all'::text, choices => '{yes}'::text[]), private.rule('tags'::text, 'line'::text, 250)];

CREATE OR REPLACE FUNCTION private.application_of_link (
  token text,
  of_act text DEFAULT NULL::text
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
begin
  select a.* into application
  from private.added_application_links l join public.applications a on a.id = l.application_id
  where l.token_hash = private.token_hash(token) and (of_act is null or l.act = of_act);
  perform private.refuse_added_link() where application.id is null or not private.waits_for_take_over(application);
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.application_offers_json (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'offers', (
        select coalesce(jsonb_agg(private.offer_json(o, application, me) order by o.created_at, o.id), '[]')
        from private.offers o
        where o.application_id = application.id and (side = 'company' or private.is_offer_shown(o))
      ),
      'pay_period', (select j.pay_period from public.jobs j where j.id = application.job_id),
      'other_applications', case when side = 'candidate' then (
        select count(*) from private.seen_applications a
        where a.candidate_id = application.candidate_id and a.id <> application.id and a.status = any (private.open_stages())) end,
      'can', jsonb_build_object('make', private.can_make_offer(application, me)))
    from private.conversation_side(application, me) side
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.application_page (
  scopes uuid[],
  wanted private.application_filter,
  p_sort text,
  p_before jsonb,
  size integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  before jsonb := nullif(p_before, 'null');
  today date := private.earliest_day(now());
  is_owed boolean := case p_sort when 'best' then before ->> 'overdue' = 'true' else before ->> 'due' is not null end;
  first uuid[] := '{}';
begin
  if p_sort = 'newest' then
    return private.newest_applications(scopes, wanted, true, before, size);
  elsif p_sort = 'decision' then
    return private.decision_applications(scopes, wanted, before, size);
  end if;
  -- What is owed comes first; a page after it begins behind it.
  if before is null or is_owed then
    first := private.owed_applications(scopes, wanted, case p_sort when 'best' then today else 'infinity' end, before, size);
    before := null;
  end if;
  if cardinality(first) < size then
    first := first || case p_sort
      when 'best' then private.best_applications(scopes, wanted, today, before, size - cardinality(first))
      else private.newest_applications(scopes, wanted, false, before, size - cardinality(first))
    end;
  end if;
  return first;
end
$function$;

CREATE OR REPLACE FUNCTION private.application_to_join (
  of_candidate uuid,
  of_job uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  last public.applications := private.last_application(of_candidate, of_job);
begin
  return case when last.id is not null and not private.can_apply_again(last) then last.id end;
end
$function$;

CREATE OR REPLACE FUNCTION private.application_to_write_to (
  p_application_id uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  if application.candidate_id is null or not private.can_move_application(application) then
    perform private.found_application(null);
  end if;
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.application_totals (
  scopes uuid[],
  wanted private.application_filter
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  wanted.stages := enum_range(null::public.application_status);
  return (
    select coalesce(json_object_agg(by_status.status, by_status.n), '{}')
    from (
      select s.status, sum(c.n) as n
      from unnest(enum_range(null::public.application_status)) as s (status)
      join private.counts c on c.what = case when wanted.of_company = any (scopes) then 'listed_' else '' end || s.status
      where wanted.is_plain and wanted.found is null and c.subject = any (scopes) and c.n > 0
      group by s.status
      union all
      select x.status, count(*)
      from unnest(scopes) as among (scope)
      -- offset 0: scope by scope, by their index.
      cross join lateral (
        select x.application_id, x.status from private.application_scopes x
        where x.scope = among.scope and (wanted.found is null or x.application_id in (select unnest(wanted.found)))
        offset 0) x
      where case when wanted.is_plain then wanted.found is not null
        -- One by one by their key, whatever few rows the planner expects the filter to leave.
        else (select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id) end
      group by x.status
    ) by_status
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.application_view_json (
  kept private.application_views
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'id', kept.id, 'name', kept.name, 'filters', kept.filters, 'changed_at', kept.changed_at,
    'made_by', case when private.can_at_company(kept.company_id, 'handle_applications')
      then private.person_name(kept.made_by, kept.company_id) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.applications_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'rejection'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, min => 1, message => 'Choose a reason'::text, choices => '{skills,level,location,job_closed,salary,other}'::text[]), private.rule('message'::text, 'text'::text, 2000, message => 'Use text here'::text)] WHEN 'withdrawal'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, message => 'Choose a reason'::text, choices => '{other_job,not_fitting,salary,location,too_slow,send_anew,other}'::text[]), private.rule('message'::text, 'text'::text, 1000, message => 'Use text here'::text)] WHEN 'added_person'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 100, 1, 'Enter their name'::text), private.rule('email'::text, 'email'::text, min => 1, message => 'Enter a valid email address'::text), private.rule('phone'::text, 'line'::text, 40), private.rule('skills'::text, 'texts'::text, 60, max_items => 50), private.rule('source'::text, 'choice'::text, min => 1, message => 'Choose a source'::text, choices => '{referral,agency,event,found,other}'::text[]), private.rule('sourceWords'::text, 'line'::text, 100), private.rule('note'::text, 'text'::text, 5000)] WHEN 'tag'::text THEN ARRAY[private.rule('tag'::text, 'line'::text, 24, 1, 'Name the tag'::text)] WHEN 'view'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 60, 1, 'Name the view'::text)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.apply_job_input (
  job public.jobs,
  data jsonb
)
  RETURNS public.jobs
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  clean jsonb := private.clean_fields(data, private.jobs_rules('job'));
begin
  if data ? 'status' then
    clean := clean || jsonb_build_object('status', private.read_job_status(data ->> 'status'));
  end if;
  -- A column is called as its field is: job_type for jobType.
  job := jsonb_populate_record(job, (
    select coalesce(jsonb_object_agg(lower(regexp_replace(key, '([A-Z])', '_\1', 'g')), value), '{}') from jsonb_each(clean)));
  job.pay_period := coalesce(job.pay_period, 'year');
  -- A job that was remote by its type stays remote when it gets another one.
  job.workplace := private.workplace_of(job.job_type, job.workplace);
  return job;
end
$function$;

CREATE OR REPLACE FUNCTION private.approve_company (
  company public.companies,
  seen timestamp with time zone,
  warnings_seen uuid[]
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  before public.companies := company;
begin
  if company.is_approved then
    perform private.require_own(company, company.approved_at, seen);
    return company;
  elsif company.submitted_at is null then
    perform private.fail(409, 'not_submitted', 'This company has not finished its registration yet. It can be approved once it is submitted.');
  end if;
  perform private.require_seen(company, seen);
  perform private.require_warnings_seen(company.id, warnings_seen);
  perform private.audit(
    'company.approved', 'company', company.id, company.id, jsonb_build_object('from', private.review_status(company), 'to', 'approved'));
  update public.companies
  set is_approved = true, approved_at = now(), rejected_at = null, rejection_reason = null
  where id = company.id returning * into company;
  perform private.hold_decision(before, null, company,
    'company_approved', 'company_approved', jsonb_build_object('path', '/company/dashboard'));
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.are_hiring_steps (
  steps jsonb
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 6 and not exists (
    select from jsonb_array_elements(steps) as step
    where (
      jsonb_typeof(step) = 'object' and step - '{name,length,what}'::text[] = '{}'
      and jsonb_typeof(step -> 'name') = 'string' and private.is_line(step ->> 'name', 40, 1)
      and jsonb_typeof(step -> 'length') = 'string' and private.is_line(step ->> 'length', 40)
      and jsonb_typeof(step -> 'what') = 'string' and private.is_line(step ->> 'what', 120)
    ) is not true
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.are_mergeable (
  one public.applications,
  other public.applications
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    one.id <> other.id and one.job_id = other.job_id and one.candidate_id is not null and other.candidate_id is not null
    and one.status <> 'withdrawn' and other.status <> 'withdrawn'
    and (private.waits_for_take_over(one) or private.waits_for_take_over(other)), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.asked_location (
  workplace public.workplace,
  places text[]
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN (array_to_string(places, ' or '::text) || CASE WHEN ((workplace = 'remote'::public.workplace) AND (array_to_string(places, ' '::text) !~~* '%remote%'::text)) THEN ' or remote'::text ELSE ''::text END);

CREATE OR REPLACE FUNCTION private.assignment_key (
  kind text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE kind WHEN 'job'::text THEN 'job_assigned'::text WHEN 'candidate'::text THEN 'candidate_assigned'::text ELSE 'application_assigned'::text END;

CREATE OR REPLACE FUNCTION private.audit_kind (
  action text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE WHEN (action = 'company.edited'::text) THEN 'edits'::text ELSE CASE split_part(action, '.'::text, 1) WHEN 'company'::text THEN 'approvals'::text WHEN 'invitation'::text THEN 'invitations'::text WHEN 'subscription'::text THEN 'plans'::text WHEN 'partnership'::text THEN 'partnerships'::text WHEN 'staff'::text THEN 'team'::text WHEN 'file'::text THEN 'documents'::text WHEN 'job'::text THEN 'jobs'::text WHEN 'email'::text THEN 'mail'::text WHEN 'skill'::text THEN 'skills'::text WHEN 'message'::text THEN 'conversations'::text WHEN 'interview'::text THEN 'conversations'::text ELSE 'accounts'::text END END;

CREATE OR REPLACE FUNCTION private.away_decisions (
  wanted private.application_filter,
  p_before jsonb,
  size integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  before record := private.page_key(p_before, 'appliedAt');
begin
  return array(
    select x.application_id
    from private.application_scopes x
    join private.application_matches m on m.application_id = x.application_id
    join public.jobs j on j.id = m.job_id
    where x.scope = wanted.of_company and x.is_away and x.status = any (wanted.stages)
      and (wanted.found is null or x.application_id in (select unnest(wanted.found)))
      and (wanted.is_plain or private.fits_filter(m, wanted))
      and (p_before is null
        or (j.title, j.id) > (p_before ->> 'jobTitle', (p_before ->> 'jobId')::uuid)
        or j.id = (p_before ->> 'jobId')::uuid
          and (x.match_order, x.applied_at, x.application_id) < ((p_before ->> 'score')::bigint, before.at, before.id))
    order by j.title, j.id, x.match_order desc, x.applied_at desc, x.application_id desc
    limit size
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.best_applications (
  scopes uuid[],
  wanted private.application_filter,
  from_day date,
  p_before jsonb,
  size integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  before record := private.page_key(p_before, 'appliedAt');
  -- Without a page before, above every number an order can be.
  before_order bigint := 9223372036854775807;
begin
  if p_before is not null then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist')
    where not coalesce(pg_input_is_valid(p_before ->> 'score', 'bigint'), false);
    before_order := p_before ->> 'score';
  end if;
  return array(
    select page.application_id
    from unnest(scopes) as among (scope)
    cross join unnest(wanted.stages) as stage
    cross join lateral (
      select x.match_order, x.applied_at, x.application_id
      from private.application_scopes x
      where x.scope = among.scope and x.status = stage
        and (x.match_order, x.applied_at, x.application_id) < (before_order, before.at, before.id)
        and (x.answer_due is null or x.answer_due >= from_day)
        and (wanted.found is null or x.application_id in (select unnest(wanted.found)))
        and (wanted.without is null or x.application_id not in (select unnest(wanted.without)))
        and (wanted.is_plain or (
          select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id))
      order by x.match_order desc, x.applied_at desc, x.application_id desc
      limit size
    ) page
    order by page.match_order desc, page.applied_at desc, page.application_id desc
    limit size
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.can_add_person (
  job public.jobs,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    job.is_active and not private.is_expired(job) and (job.company_id = any (me.application_company_ids) or job.id = any (me.assigned_job_ids))
      and private.company_is_live(job.company_id), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_change_team (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.can_at_company(job.company_id, 'assign_work')
    or private.can_at_company(job.company_id, 'post_jobs')
      and coalesce(auth.uid() in (job.created_by, private.job_owner(job.id)), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_email_again (
  added private.added_applications
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select added.taken_over_at is null and added.emails between 1 and 2 and added.emailed_at < now() - interval '3 days'
$function$;

CREATE OR REPLACE FUNCTION private.can_merge_at (
  of_company uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.can_at_company(of_company, 'assign_work') and private.reaches_people(of_company);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_store_added_resume (
  of_company uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
begin
  return coalesce(
    private.company_is_live(of_company) and (
      of_company = any (me.application_company_ids)
      or exists (select from public.jobs j where j.id = any (me.assigned_job_ids) and j.company_id = of_company)), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_write_company_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE bucket WHEN 'company-documents'::text THEN private.can_at_company(private.file_folder(bucket, path), 'edit_registration'::private.staff_act) WHEN 'company-logos'::text THEN private.can_at_company(private.file_folder(bucket, path), 'edit_profile'::private.staff_act) WHEN 'candidate_resumes'::text THEN private.can_store_added_resume(private.file_folder(bucket, path)) ELSE false END;

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
  perform private.notify_of_interview(interview, 'cancelled', side);
end
$function$;

CREATE OR REPLACE FUNCTION private.change_outcomes (
  ids uuid[],
  seen jsonb,
  change private.application_change,
  me private.reach
)
  RETURNS TABLE (
    id uuid,
    candidate_name text,
    status public.application_status,
    refusal text
  )
  LANGUAGE sql
  STABLE
  ROWS 20
  SET search_path TO ''
  AS $function$
  select
    asked.id, case when within_reach then m.candidate_name end,
    case when within_reach then (private.as_seen_by_staff(a, me)).status end,
    case
      when not within_reach then 'out_of_reach'
      when not private.can_move_application(a, me) then 'other_company'
      when change.wanted is not null then case
        when a.status = change.wanted then 'same_status'
        when a.status::text <> seen ->> asked.id::text then 'moved_since'
        when a.candidate_id is null then 'no_candidate'
        when not private.reaches_people(a.company_id) then 'company_paused'
        when change.wanted = 'offered' and private.waits_for_take_over(a) then 'waits_for_take_over'
        when not exists (
          select from private.application_transitions t
          where t.from_status = a.status and t.to_status = change.wanted and t.made_by = 'company'
        ) then 'not_allowed'
        when change.message is not null and private.is_blocked(a) then 'blocked'
      end
      when own.assigned_to_user_id is not distinct from change.assignee then 'same_owner'
      when not private.can_assign_application(a, change.assignee, me) then 'role'
      when change.assignee is not null and not private.looks_after_applications(change.assignee, a) then 'not_on_job'
    end
  from unnest(ids) with ordinality as asked (id, place)
  left join public.applications a on a.id = asked.id
  left join private.application_matches m on m.application_id = a.id
  left join public.application_assignments own on own.application_id = a.id
  cross join lateral (select a.id is not null and private.can_review_application(a, me) as within_reach) reach
  order by asked.place
$function$;

CREATE OR REPLACE FUNCTION private.check_application_move()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.fail(409, 'account_deleted', 'The applicant deleted their account') where new.candidate_id is null;
  perform private.fail(409, 'waits_for_take_over', 'They can be offered the job once they take over')
  where new.status = 'offered' and private.waits_for_take_over(new);
  perform private.fail(409, 'status_not_allowed', 'This application cannot be moved there from where it stands now. Look at its status and choose again.')
  where not exists (
    select from private.application_transitions t where t.from_status = old.status and t.to_status = new.status
  ) and new.status is distinct from private.last_status(new.id);
  return new;
end
$function$;

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
        when 'jobs' then 'created' when 'people' then 'added' when 'put_forwards' then 'put forward' when 'reports' then 'reported' when 'message_reports' then 'reported'
        else 'sent'
      end,
      private.daily_quota(of),
      case of when 'put_forwards' then 'candidates' when 'reports' then 'jobs' when 'message_reports' then 'messages' else of end));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_decision_key (
  p_before jsonb,
  is_of_one boolean
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.page_key(p_before, 'appliedAt');
  perform private.fail(422, 'invalid_input', 'This page of the list does not exist')
  where not coalesce(
    pg_input_is_valid(p_before ->> 'score', 'bigint')
    and (is_of_one and p_before ->> 'part' in ('0', '1', '2', '3')
      or p_before ->> 'part' in ('0', '1', '2', '3', '4')
        and pg_input_is_valid(p_before ->> 'jobId', 'uuid') and p_before ->> 'jobTitle' is not null
        and (p_before ->> 'jobDue' is null or private.is_day(p_before ->> 'jobDue'))), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.clean_fields (
  data jsonb,
  rules private.rule[]
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(rule.key, CASE rule.kind WHEN 'boolean'::text THEN (clean_fields.data -> rule.key) WHEN 'whole'::text THEN to_jsonb((((clean_fields.data ->> rule.key))::numeric)::integer) WHEN 'amount'::text THEN to_jsonb(trim_scale(((clean_fields.data ->> rule.key))::numeric)) WHEN 'texts'::text THEN to_jsonb(private.distinct_texts((clean_fields.data -> rule.key))) ELSE to_jsonb(NULLIF(private.trimmed((clean_fields.data ->> rule.key)), ''::text)) END), '{}'::jsonb) AS "coalesce" FROM unnest(clean_fields.rules) rule(key, kind, max, min, message, choices, max_items, too_much) WHERE (clean_fields.data ? rule.key));

CREATE OR REPLACE FUNCTION private.cleaned_resume (
  value text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  at_most constant integer := 102400;
  cleaned constant text := (
    select string_agg(clean.line, E'\n' order by given.place)
    -- A character takes a byte at least.
    from string_to_table(left(value, at_most), E'\n') with ordinality as given (line, place)
    cross join lateral (select private.trimmed(left(given.line, 1000)) as line) clean
    where clean.line <> ''
  );
  bytes constant bytea := convert_to(cleaned, 'UTF8');
  size integer := at_most;
begin
  if cleaned is null or length(bytes) <= size then
    return cleaned;
  end if;
  -- Not within a character.
  while get_byte(bytes, size) & 192 = 128 loop
    size := size - 1;
  end loop;
  return convert_from(substring(bytes for size), 'UTF8');
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
    select a.id
    from public.applications a
    where (a.company_id = any (of.company_ids) or a.applied_by_company_id = any (of.company_ids))
      and (
        exists (select from public.conversations c where c.application_id = a.id)
        -- They outlive it.
        or exists (select from private.interview_proposals p where p.application_id = a.id)
        or exists (select from private.interviews i where i.application_id = a.id)
        or exists (select from private.offers o where o.application_id = a.id)
      ) and a.id <> all (of.application_ids));
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
  update private.scorecard_drafts d
  set words = left(private.without_words(d.words, of.words), 5000), marks = private.json_without_traces(d.marks, of)
  from private.interviews i
  where i.id = d.interview_id and i.application_id = any (about) and private.names_word(concat_ws(' ', d.words, d.marks), of.words);
  update private.company_mail_templates t set body = left(private.without_words(t.body, of.words), 1500)
  where t.company_id = any (of.company_ids) and private.names_word(t.body, of.words);
  -- With a part of its id, so that two names stay apart.
  update private.message_templates t
  set body = left(private.without_words(t.body, of.words), 4000),
    name = case when private.names_word(t.name, of.words)
      then left(private.without_words(t.name, of.words), 51) || ' ' || left(t.id::text, 8) else t.name end
  where t.company_id = any (of.company_ids) and private.names_word(concat_ws(' ', t.name, t.body), of.words);
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_sent_to_added (
  email text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  delete from public.email_outbox o
  where o.sent_at is not null and lower(o.to_email) = lower(email) and o.template in ('added_by_hand', 'added_by_hand_declined')
$function$;

CREATE OR REPLACE FUNCTION private.companies_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'profile'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 200, 2, 'Company name is required'::text), private.rule('location'::text, 'line'::text, 200, 2, 'Location is required'::text), private.rule('industry'::text, 'line'::text, 100, 2, 'Industry is required'::text), private.rule('company_size'::text, 'choice'::text, message => 'Choose a company size'::text, choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'::text[]), private.rule('website'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('description'::text, 'text'::text, 10000), private.rule('linkedin_url'::text, 'url'::text, message => 'Please enter a valid LinkedIn URL'::text), private.rule('twitter_url'::text, 'url'::text, message => 'Please enter a valid Twitter URL'::text), private.rule('facebook_url'::text, 'url'::text, message => 'Please enter a valid Facebook URL'::text), private.rule('instagram_url'::text, 'url'::text, message => 'Please enter a valid Instagram URL'::text), private.rule('logo_url'::text, 'line'::text, 500), private.rule('culture_values'::text, 'texts'::text, message => 'Choose from the list, each once'::text, choices => '{written_first,decisions_explained,open_numbers,pay_bands_shown,regular_feedback,peer_review,blameless_reviews,quiet_focus_time,few_meetings,pair_work,own_projects,small_teams,side_by_side,remote_days,flexible_hours,fixed_hours,shifts_known_ahead,duties_in_turn,mentoring,learning_time,moves_inside_first,tried_small_first,customer_contact,stop_the_line}'::text[], max_items => 8)] WHEN 'registered_profile'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 200, 2, 'Company name must be at least 2 characters'::text), private.rule('industry'::text, 'line'::text, 100, 2, 'Industry is required'::text), private.rule('company_size'::text, 'choice'::text, message => 'Choose a company size'::text, choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'::text[]), private.rule('location'::text, 'line'::text, 200, 2, 'Location is required'::text), private.rule('website'::text, 'url'::text, message => 'Must be a valid URL'::text), private.rule('description'::text, 'text'::text, 10000), private.rule('logo_url'::text, 'line'::text, 500)] WHEN 'registration'::text THEN ARRAY[private.rule('dba_name'::text, 'line'::text, 200), private.rule('primary_contact_name'::text, 'line'::text, 200), private.rule('primary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_phone'::text, 'line'::text, 40), private.rule('primary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_alt_phone'::text, 'line'::text, 40), private.rule('secondary_contact_name'::text, 'line'::text, 200), private.rule('secondary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_phone'::text, 'line'::text, 40), private.rule('secondary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_alt_phone'::text, 'line'::text, 40), private.rule('reg_street'::text, 'line'::text, 200), private.rule('reg_unit'::text, 'line'::text, 50), private.rule('reg_city'::text, 'line'::text, 100), private.rule('reg_state'::text, 'line'::text, 100), private.rule('reg_zip_code'::text, 'line'::text, 20), private.rule('reg_country'::text, 'line'::text, 100), private.rule('same_as_registered'::text, 'boolean'::text), private.rule('op_street'::text, 'line'::text, 200), private.rule('op_unit'::text, 'line'::text, 50), private.rule('op_city'::text, 'line'::text, 100), private.rule('op_state'::text, 'line'::text, 100), private.rule('op_zip_code'::text, 'line'::text, 20), private.rule('op_country'::text, 'line'::text, 100), private.rule('tax_id'::text, 'line'::text, 50), private.rule('ein_document_url'::text, 'line'::text, 500), private.rule('tax_document_url'::text, 'line'::text, 500)] WHEN 'registrant'::text THEN ARRAY[private.rule('firstName'::text, 'line'::text, 100), private.rule('lastName'::text, 'line'::text, 100)] WHEN 'role'::text THEN ARRAY[private.rule('role'::text, 'choice'::text, min => 1, message => 'Please select a role'::text, choices => '{manager,recruiter,partner_recruiter}'::text[])] WHEN 'message_template'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 60, 1, 'Name the template'::text), private.rule('body'::text, 'text'::text, 4000, 1, 'Write a message'::text)] WHEN 'hiring_step'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 40, 1, 'Name the step'::text), private.rule('length'::text, 'line'::text, 40), private.rule('what'::text, 'line'::text, 120)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.companies_with_resume (
  path text
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select reader.company_id
    from private.sent_documents d
    join public.applications a on a.id = d.application_id
    cross join unnest(array[a.company_id, case when d.merged_id is null then a.applied_by_company_id end]) as reader (company_id)
    where d.bucket_id = 'candidate_resumes' and d.name = path and reader.company_id is not null
    union
    select c.managing_company_id from public.candidates c, private.profile_documents(c) d
    where c.user_id = private.file_folder('candidate_resumes', path) and c.managing_company_id is not null
      and d.bucket_id = 'candidate_resumes' and d.name = path
  );
end
$function$;

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
  application := private.as_seen_by_staff(application, me);
  return (select to_jsonb(shown) from (select
    application.id, application.status, application.applied_at, application.applied_by_company_id, application.answer_by,
    application.answer_due, application.attempt, sent.profile as candidate, kept.match,
    (select c.name from public.companies c where c.id = application.applied_by_company_id) as applied_by_company_name,
    (select to_jsonb(job) from (select
      j.id, j.title, j.location, j.job_type, j.experience_level, j.deleted_at is not null as is_deleted,
      case when sees_all then (select a.assignee from private.job_assignees a where a.job_id = j.id) end as assignee,
      (select c.name from public.companies c where c.id = j.company_id) as company_name,
      jsonb_build_object('open', private.can_read_job(j, me)) as can
    ) job) as job,
    private.application_answers_json(application.id) as answers,
    (
      select coalesce(jsonb_object_agg(d.name, d.given_name), '{}') from private.sent_documents d
      where d.application_id = application.id and d.given_name is not null and (d.merged_id is null or may_move)
    ) as file_names,
    private.sent_documents_json(application.id, also_merged => may_move) as documents,
    private.application_events_json(application, case when may_move then application.company_id end, me) as events,
    case when sees_all then (
      select a.assignee from private.application_assignees a where a.application_id = application.id) end as assignee,
    case when sees_all and application.status = 'rejected' then (
      select jsonb_build_object('reason', r.reason, 'message', r.message)
      from private.last_rejection(application.id, only_settled => false) r
    ) end as rejection,
    case when may_move then (select count(*) from private.team_notes n where n.application_id = application.id) else 0 end as note_count,
    case when may_move then private.tags_of(application.id) else '{}' end as tags,
    private.unread_count(application, me) as unread,
    jsonb_build_object(
      'assign', may_move and private.can_at_company(application.company_id, 'assign_work'),
      'note', may_move and application.candidate_id is not null,
      'merge', private.may_have_duplicates(application),
      'talk', private.can_read_conversation(application, me)) as can,
    (
      select a.id from public.applications a
      where a.id = private.later_application(application) and (sees_all or private.can_review_application(a, me))
    ) as later_id,
    private.also_applied_json(application, me) as also_applied,
    case when may_move and application.candidate_id is not null and private.reaches_people(application.company_id) then (
      select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
      from private.application_transitions t
      where t.from_status = application.status and t.made_by = 'company'
        and (t.to_status <> 'offered' or not private.waits_for_take_over(application))
    ) else '[]' end as allowed_statuses,
    case when sees_all then private.added_json(application, may_move) end as added,
    case when may_move then private.merged_json(application.id) else '[]' end as merged,
    may_move and not private.reaches_people(application.company_id) as company_paused,
    there.previous_id, there.next_id, there.place as position, there.total
    from private.place_in_job(application, sees_all) there
    join private.sent_profiles sent on sent.application_id = application.id
    join private.application_matches kept on kept.application_id = application.id
    join public.jobs j on j.id = application.job_id
  ) shown);
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
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.confirmed_email()
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (select lower(u.email) from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.conversations_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'report'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, min => 1, message => 'Choose what is wrong'::text, choices => '{harassment,fraud,spam,off_platform,other}'::text[]), private.rule('words'::text, 'text'::text, 1000)] WHEN 'group_message'::text THEN ARRAY[private.rule('body'::text, 'text'::text, 4000, 1, 'Write a message'::text)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.count_candidates()
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
    (t.managing_company_id, 'managed_candidates'),
    (case when tg_op <> 'UPDATE' and t.user_id is not null then private.platform() end, 'candidates')
  ) as counted (subject, what)
  where counted.subject is not null
  group by counted.subject, counted.what;
  return null;
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
RETURN CASE of WHEN 'applications'::text THEN 30 WHEN 'jobs'::text THEN 50 WHEN 'put_forwards'::text THEN 200 WHEN 'reports'::text THEN 10 WHEN 'proposals'::text THEN 200 WHEN 'offers'::text THEN 50 WHEN 'message_reports'::text THEN 20 WHEN 'people'::text THEN 100 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.decision_applications (
  scopes uuid[],
  wanted private.application_filter,
  p_before jsonb,
  size integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  job_ids uuid[] := private.listed_job_ids(scopes, wanted.of_company);
  waiting uuid[] := private.waiting_at(job_ids);
  open_asked public.application_status[] := array(
    select stage from unnest(wanted.stages) as stage where stage = any (private.open_stages()));
  is_of_one boolean := cardinality(job_ids) = 1;
  first_part integer := 0;
  page uuid[] := '{}';
  job record;
  before jsonb;
  narrowed private.application_filter;
begin
  if p_before is not null then
    perform private.check_decision_key(p_before, is_of_one);
    first_part := p_before ->> 'part';
  end if;
  for job in
    select j.id, j.title, due.day, p_before is not null and (is_of_one or j.id = (p_before ->> 'jobId')::uuid) as is_begun
    from public.jobs j
    cross join lateral (select private.most_urgent_day(j.id, wanted) as day offset 0) due
    where j.id = any (job_ids) and first_part < 4
      and exists (
        select from unnest(wanted.stages) as stage
        join private.application_matches m on m.job_id = j.id and m.status = stage)
      -- The job the last page ended in goes on, also when its most urgent day has changed since.
      and (p_before is null or is_of_one or j.id = (p_before ->> 'jobId')::uuid or (due.day, j.title, j.id) > (
        coalesce((p_before ->> 'jobDue')::date, 'infinity'), p_before ->> 'jobTitle', (p_before ->> 'jobId')::uuid))
    order by is_begun desc, due.day, j.title, j.id
  loop
    for part in case when job.is_begun then first_part else 0 end .. 3 loop
      before := case when job.is_begun and part = first_part then p_before end;
      narrowed := wanted;
      narrowed.stages := case when part = 3
        then array(select stage from unnest(wanted.stages) as stage where stage <> all (private.open_stages())) else open_asked end;
      if part = 1 then
        narrowed.without := waiting;
      elsif part = 2 then
        narrowed.found := array(select id from unnest(waiting) as id where wanted.found is null or id = any (wanted.found));
      end if;
      page := page || case part
        when 0 then private.owed_applications(array[job.id], narrowed, private.due_until(), before, size - cardinality(page))
        else private.best_applications(
          array[job.id], narrowed, case when part < 3 then private.due_until() else '-infinity' end, before, size - cardinality(page))
      end;
      if cardinality(page) >= size then
        return page;
      end if;
    end loop;
  end loop;
  if wanted.of_company = any (scopes) then
    page := page || private.away_decisions(wanted, case when first_part = 4 then p_before end, size - cardinality(page));
  end if;
  return page;
end
$function$;

CREATE OR REPLACE FUNCTION private.decision_jobs (
  ids uuid[],
  wanted private.application_filter
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'id', listed.job_id,
      'due', nullif(private.most_urgent_day(listed.job_id, wanted), 'infinity'),
      'to_decide', private.to_decide(listed.job_id, wanted, private.waiting_at(array[listed.job_id]))
    )), '[]')
    from (
      select distinct m.job_id from private.application_matches m
      where m.application_id = any (ids) and m.company_id = wanted.of_company
    ) listed
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.declined_times (
  of_user uuid,
  of_company uuid
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select p.application_id
    from private.interview_proposals p
    join public.applications a on a.id = p.application_id and a.company_id = of_company
    where p.made_by = of_user and p.state = 'declined' and a.status = any (private.open_stages())
      and not exists (
        select from private.interview_proposals later
        where later.application_id = p.application_id and later.created_at > p.created_at)
    order by p.answered_at, p.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.deliver_due_group_message()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  claims text := coalesce(current_setting('request.jwt.claims', true), '');
  message private.group_messages;
  waiting uuid[];
  unsent public.applications[];
begin
  delete from private.group_messages g where g.ended is not null and g.created_at < now() - interval '1 day';
  select * into message from private.group_messages g
  where g.ended is null and g.created_at + private.undo_time() <= clock_timestamp()
  order by g.created_at limit 1
  for update skip locked;
  if message.id is null then
    return;
  end if;
  waiting := array(select p.application_id from private.group_message_people p where p.group_id = message.id and p.problem is null);
  -- With the rights its author has now.
  perform set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated', 'sub', message.author_id)::text, true);
  perform private.deliver_group_message(message);
  perform set_config('request.jwt.claims', claims, true);
  -- Its author reads no answer: they have left the page.
  unsent := array(
    select a from public.applications a
    join private.group_message_people p on p.application_id = a.id and p.group_id = message.id
    where p.problem is not null and a.id = any (waiting) order by a.id);
  perform private.notify(
    message.author_id, 'applicant_message.unsent',
    jsonb_build_object(
      'names', private.listed_names(array(
        select m.candidate_name from unnest(unsent) a join private.application_matches m on m.application_id = a.id order by a.id)),
      'job', (select j.title from public.jobs j where j.id = unsent[1].job_id)),
    private.application_ids(unsent[1]))
  where cardinality(unsent) > 0;
end
$function$;

CREATE OR REPLACE FUNCTION private.deliver_group_message (
  message private.group_messages
)
  RETURNS private.group_messages
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  person private.group_message_people;
  application public.applications;
begin
  -- All of them before anything else is locked, as whoever writes one message does.
  perform from public.applications a
  where a.id in (select p.application_id from private.group_message_people p where p.group_id = message.id and p.problem is null)
  order by a.id for update;
  for person in
    select * from private.group_message_people p where p.group_id = message.id and p.problem is null order by p.application_id
  loop
    begin
      application := private.application_to_talk(person.application_id);
      perform private.fail(409, 'conversation_closed', private.group_message_problem(application))
      where private.group_message_problem(application) is not null;
      perform private.add_message(application, person.message_id, person.body);
    exception when others then
      if sqlstate in ('40001', '40P01') then
        raise;
      end if;
      update private.group_message_people p
      set problem = case
        when sqlstate = 'PT404' then 'You can no longer write to them' when sqlstate like 'PT%' then sqlerrm else 'It could not be sent' end
      where p.group_id = message.id and p.application_id = person.application_id;
    end;
  end loop;
  update private.group_message_people p set body = '' where p.group_id = message.id;
  update private.group_messages g set ended = 'sent' where g.id = message.id returning * into message;
  return message;
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_added_resume()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- A resume in a company's folder belongs to the application alone. Files in a person's folder are theirs.
  insert into private.discarded_files (bucket_id, name)
  select old.bucket_id, old.name
  where exists (select from public.companies c where c.id = private.file_folder(old.bucket_id, old.name))
    and not private.is_file_in_use(old.bucket_id, old.name)
    and exists (select from storage.objects o where o.bucket_id = old.bucket_id and o.name = old.name)
  on conflict (bucket_id, name) do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.drop_added_candidate()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.candidates c
  where c.id = old.candidate_id and c.user_id is null and not exists (select from public.applications a where a.candidate_id = c.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.drop_unsettled_moves (
  application public.applications
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  first_move timestamptz;
begin
  with dropped as (
    delete from public.application_events e
    where e.application_id = application.id and not private.is_settled(e)
      -- The time now, not that of the statement's begin: after waiting for the lock the move may have been told.
      and not private.undo_is_over(e.created_at, clock_timestamp())
    returning e.created_at
  )
  select min(created_at) into first_move from dropped;
  if first_move is not null then
    update public.applications set status = private.last_status(id) where id = application.id returning * into application;
    perform private.take_back_offer(application, first_move);
  end if;
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.due_until()
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((now() AT TIME ZONE 'UTC'::text))::date + 1);

CREATE OR REPLACE FUNCTION private.decision_part (
  kept private.application_matches,
  of_company uuid,
  waiting uuid[]
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((kept).company_id <> of_company) THEN 4 WHEN ((kept).status <> ALL (private.open_stages())) THEN 3 WHEN ((kept).answer_due < private.due_until()) THEN 0 WHEN ((kept).application_id = ANY (waiting)) THEN 2 ELSE 1 END;

CREATE OR REPLACE FUNCTION private.duplicates_of (
  job public.jobs,
  person jsonb,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  person_name text := private.search_text(person ->> 'name');
  asked_email text := lower(person ->> 'email');
  asked_phone text := private.phone_key(person ->> 'phone');
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(known) - 'place' order by known.place, known.applied_at desc), '[]')
    from (
      select
        a.id as application_id, m.candidate_name as name, s.profile ->> 'email' as email, j.title as job_title, a.status, a.applied_at,
        case when same.email then '{email}' else '{name,phone}' end::text[] as same,
        (select count(*) from private.team_notes n where n.application_id = a.id) as notes,
        private.added_by(a) as added_by, a.job_id = job.id as is_same_job,
        case when same.email then 1 else 2 end as place
      from (
        select by_email.application_id from private.sent_profiles by_email where lower(by_email.profile ->> 'email') = asked_email
        union
        select named.application_id from private.application_matches named
        where asked_phone is not null and named.company_id = job.company_id and named.words like '%' || replace(person_name, '%', '') || '%'
      ) candidate
      join public.applications a on a.id = candidate.application_id and a.company_id = job.company_id
      join private.application_matches m on m.application_id = a.id
      join private.sent_profiles s on s.application_id = a.id
      join public.jobs j on j.id = a.job_id
      cross join lateral (
        select lower(s.profile ->> 'email') = asked_email as email,
          private.search_text(m.candidate_name) = person_name and private.phone_key(s.profile ->> 'phone') = asked_phone as name_and_phone
      ) same
      where a.candidate_id is not null and (same.email or same.name_and_phone) and private.can_move_application(a, me)
      order by place, a.applied_at desc
      limit 20
    ) known
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.editable_templates (
  of_company uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not private.can_at_company(of_company, 'handle_applications') then
    perform private.fail(403, 'not_allowed', 'Recruiters, managers and administrators of your company change its templates');
  end if;
  -- One after the other: names and their number are compared.
  perform from public.companies c where c.id = of_company for no key update;
  return of_company;
end
$function$;

CREATE OR REPLACE FUNCTION private.editable_views (
  of_company uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not private.can_at_company(of_company, 'handle_applications') then
    perform private.fail(403, 'not_allowed', 'Recruiters, managers and administrators of your company save views');
  end if;
  -- One after the other: names and their number are compared.
  perform from public.companies c where c.id = of_company for no key update;
  return of_company;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_foreign_application_assignments()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person uuid := to_jsonb(old) ->> tg_argv[0];
begin
  delete from public.application_assignments own
  using public.applications a, public.company_users u
  where a.id = own.application_id and a.job_id = old.job_id and own.assigned_to_user_id = person
    and u.user_id = own.assigned_to_user_id and u.company_id = own.company_id and not private.looks_after_applications(u.user_id, a);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_interviews (
  application public.applications,
  why text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.notify_of_proposal(private.end_times(held.proposal, 'ended'), 'ended', why)
  from (
    select p as proposal from private.interview_proposals p where p.application_id = application.id and p.state = 'open' for update
  ) held;
  select private.cancel_to_come(held.interview, why, null)
  from (
    select i as interview from private.interviews i
    where i.application_id = application.id and private.is_to_come(i) order by i.starts_at for update
  ) held
$function$;

CREATE OR REPLACE FUNCTION private.end_offer (
  offer private.offers,
  application public.applications,
  new_state text,
  p_words text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not private.is_offer_shown(offer) then
    delete from private.offers o where o.id = offer.id;
  else
    update private.offers o set state = new_state, answered_at = now(), words = p_words where o.id = offer.id returning * into offer;
    perform private.notify_of_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_offers (
  application public.applications,
  why text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.end_offer(held.offer, application, 'ended', why)
  from (
    select o as offer from private.offers o
    where o.application_id = application.id and (o.state = 'open' or o.state = 'accepted' and application.status <> 'hired') for update
  ) held
$function$;

CREATE OR REPLACE FUNCTION private.end_passed_times()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  proposal private.interview_proposals;
begin
  for due in
    select p.id
    from private.interview_proposals p
    join public.applications a on a.id = p.application_id
    where p.state = 'open' and not private.is_pickable(p)
    order by a.id
    limit 500
    -- Times that are answered at this moment are looked at again in a minute.
    for no key update of a skip locked
  loop
    select * into proposal from private.interview_proposals p where p.id = due.id and p.state = 'open' for update;
    perform private.notify_of_proposal(private.end_times(proposal, 'ended'), 'passed') where proposal.id is not null;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.field_problem (
  value jsonb,
  rule private.rule
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  -- What people do not type is taken as it is.
  given text := case when rule.kind in ('choice', 'day', 'id') then value #>> '{}' else private.trimmed(value #>> '{}') end;
begin
  if rule.kind = 'boolean' then
    return case when jsonb_typeof(value) = 'boolean' then null else coalesce(rule.message, 'Choose yes or no') end;
  elsif value is null or jsonb_typeof(value) = 'null' or given = '' and rule.kind not in ('whole', 'amount') then
    return case when rule.min > 0 then rule.message end;
  elsif rule.kind in ('whole', 'amount') then
    return private.whole_problem(value, rule);
  elsif rule.kind = 'texts' then
    return private.texts_problem(value, rule);
  elsif jsonb_typeof(value) <> 'string' then
    return coalesce(rule.message, 'Use text here');
  elsif rule.kind = 'line' and given ~ '\n' then
    return 'Use one line';
  elsif rule.kind = 'email' and not private.is_email(given)
    or rule.kind = 'url' and not private.is_http_url(given)
    or rule.kind = 'choice' and given <> all (rule.choices)
    or rule.kind = 'day' and not private.is_day(given)
    or rule.kind = 'id' and given !~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
    or char_length(given) < rule.min then
    return rule.message;
  elsif char_length(given) > rule.max then
    return private.too_long(rule.max);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.filled (
  words text,
  facts jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  part text[];
  so_far text := '';
begin
  -- Part by part, so that braces in a fact stay as they are.
  for part in select regexp_matches(words, '([^][{}]+)|\{(\w+)\}|\[([^]]*)\]', 'g') loop
    if part[1] is not null then
      so_far := so_far || part[1];
    elsif part[3] is not null then
      continue when exists (
        select from regexp_matches(part[3], '\{(\w+)\}', 'g') as slot (name) where facts ->> slot.name[1] is null);
      so_far := so_far || private.filled(part[3], facts);
    elsif facts ->> part[2] is null then
      raise exception 'The fact % is missing for: %', part[2], words;
    else
      so_far := so_far || (facts ->> part[2]);
    end if;
  end loop;
  return so_far;
end
$function$;

CREATE OR REPLACE FUNCTION private.filter_condition (
  wanted private.job_filter,
  searches tsquery[]
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  -- Of fixed words only: what is looked for comes as $1 (the filter) and $2 (the searches), so that each question has a plan of its own.
  return concat_ws(' and ',
    'true',
    case when searches is not null then
      'v.job_id in (select p.job_id from unnest($2) as wanted join public.published_jobs p on p.search operator(pg_catalog.@@) wanted)' end,
    case when wanted.skills is not null then
      'v.job_id in (select p.job_id from public.published_jobs p where p.required_skill_keys || p.preferred_skill_keys operator(pg_catalog.@>) ($1).skills)' end,
    case
      when wanted.place_terms is not null and wanted.is_remote then
        '(v.place_terms operator(pg_catalog.&&) ($1).place_terms or private.is_anywhere(v.workplace, v.location || v.locations))'
      when wanted.place_terms is not null then 'v.place_terms operator(pg_catalog.&&) ($1).place_terms'
      when wanted.is_remote then 'private.is_anywhere(v.workplace, v.location || v.locations)'
    end,
    case when wanted.types is not null then 'v.job_type = any (($1).types)' end,
    case when wanted.workplaces is not null then 'v.workplace = any (($1).workplaces)' end,
    case when wanted.levels is not null then 'v.experience_level = any (($1).levels)' end,
    case when wanted.salary_from is not null then 'private.paid_a_year(coalesce(v.salary_max, v.salary_min), v.pay_period) >= ($1).salary_from' end,
    case when wanted.posted_after is not null then 'v.posted_at > ($1).posted_after' end,
    case when wanted.industry is not null then 'lower(v.company_industry) = ($1).industry' end,
    case when wanted.company_id is not null then 'v.company_id = ($1).company_id' end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.filter_options (
  of_name text
)
  RETURNS TABLE (
    label text,
    value jsonb
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (type.type)::text
  AS type,
     jsonb_build_array(type.type) AS jsonb_build_array
    FROM unnest(enum_range(NULL::public.job_type)) type(type)
   WHERE (filter_options.of_name = 'types'::text)
 UNION ALL
  SELECT (workplace.workplace)::text AS workplace,
     jsonb_build_array(workplace.workplace) AS jsonb_build_array
    FROM unnest(enum_range(NULL::public.workplace)) workplace(workplace)
   WHERE (filter_options.of_name = 'workplaces'::text)
 UNION ALL
  SELECT (level.level)::text AS level,
     jsonb_build_array(level.level) AS jsonb_build_array
    FROM unnest(enum_range(NULL::public.experience_level)) level(level)
   WHERE (filter_options.of_name = 'levels'::text)
 UNION ALL
  SELECT (days.days)::text AS days,
     to_jsonb(days.days) AS to_jsonb
    FROM unnest('{1,7,30}'::integer[]) days(days)
   WHERE (filter_options.of_name = 'posted'::text)
 UNION ALL
 ( SELECT named.industry,
     to_jsonb(named.industry) AS to_jsonb
    FROM ( SELECT DISTINCT lower(c.industry) AS industry
            FROM private.published_companies c
           WHERE (c.visible_until > now())) named
   WHERE ((filter_options.of_name = 'industry'::text) AND (named.industry <> ''::text))
   ORDER BY named.industry
  LIMIT 50);
END;

CREATE OR REPLACE FUNCTION private.first_name_at (
  of_user uuid,
  at_company uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select nullif(u.first_name, '') from public.company_users u where u.user_id = of_user and u.company_id = at_company);
end
$function$;

CREATE OR REPLACE FUNCTION private.fits_filter (
  kept private.application_matches,
  wanted private.application_filter
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN CASE WHEN ((kept).application_id = ANY ((wanted).moving)) THEN private.fits_elsewhere(kept, wanted) ELSE (((kept).status = ANY ((wanted).stages)) AND ((kept).applied_at >= (wanted).from_at) AND ((kept).applied_at < (wanted).until_at) AND (((wanted).job_id IS NULL) OR ((kept).job_id = (wanted).job_id)) AND (((wanted).skill IS NULL) OR ((wanted).skill = ANY ((kept).skill_keys))) AND (((wanted).levels IS NULL) OR ((kept).level_fit = ANY ((wanted).levels))) AND (((wanted).places IS NULL) OR ((kept).place_fit = ANY ((wanted).places))) AND (((wanted).reached IS NULL) OR ((kept).reached && (wanted).reached)) AND (((wanted).furthest IS NULL) OR (private.furthest_stage((kept).reached) = (wanted).furthest)) AND CASE (wanted).answer WHEN 'overdue'::text THEN private.is_overdue((kept).answer_due) WHEN 'kept'::text THEN (private.promise_outcome(kept) = 'kept'::text) WHEN 'late'::text THEN (private.promise_outcome(kept) = 'late'::text) ELSE true END AND ((((wanted).assigned_jobs IS NULL) AND ((wanted).left_stage IS NULL) AND ((wanted).offer IS NULL) AND ((wanted).reason IS NULL) AND ((wanted).source IS NULL) AND ((wanted).has_responses IS NOT TRUE)) OR private.fits_lookups(kept, wanted))) END;

CREATE OR REPLACE FUNCTION private.fits_lookups (
  kept private.application_matches,
  wanted private.application_filter
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if wanted.assigned_jobs is not null and not (kept.company_id = wanted.of_company and coalesce(
    (select own.assigned_to_user_id is not distinct from wanted.assignee
     from public.application_assignments own where own.application_id = kept.application_id),
    (kept.job_id = any (wanted.assigned_jobs)) <> wanted.is_unassigned)) then
    return false;
  end if;
  if wanted.left_stage is not null and not exists (
    select from public.application_events e
    where e.application_id = kept.application_id and e.from_status = wanted.left_stage
      and (kept.company_id = wanted.of_company or private.is_settled(e))) then
    return false;
  end if;
  if wanted.offer is not null and not (kept.company_id = wanted.of_company and exists (
    select from private.waiting_offers w where w.application_id = kept.application_id)) then
    return false;
  end if;
  -- Why somebody was rejected is for the job's own company.
  if wanted.reason is not null and not (kept.status = 'rejected' and kept.company_id = wanted.of_company and exists (
    select from private.last_rejection(kept.application_id, only_settled => false) r where r.reason = wanted.reason)) then
    return false;
  end if;
  if wanted.has_responses and not exists (
    select from public.job_application_answers r where r.application_id = kept.application_id and r.answer <> '') then
    return false;
  end if;
  return wanted.source is null or kept.company_id = wanted.of_company and wanted.source = coalesce(
    (select s.source from private.application_sources s where s.application_id = kept.application_id), 'unknown');
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_partnership()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  partnership public.company_relationships := coalesce(new, old);
  shared_jobs boolean := tg_op <> 'INSERT' and old.can_share_jobs;
  shared_candidates boolean := tg_op <> 'INSERT' and old.can_share_candidates;
  shares_jobs boolean := tg_op <> 'DELETE' and new.can_share_jobs;
  shares_candidates boolean := tg_op <> 'DELETE' and new.can_share_candidates;
begin
  if tg_op = 'UPDATE' and shared_jobs = shares_jobs and shared_candidates = shares_candidates then
    return null;
  end if;
  perform private.audit(
    case tg_op when 'INSERT' then 'partnership.created' when 'UPDATE' then 'partnership.changed' else 'partnership.ended' end,
    'partnership', partnership.id, null, jsonb_build_object(
      'company_a_id', partnership.company_a_id, 'company_b_id', partnership.company_b_id,
      'can_share_jobs', shares_jobs, 'can_share_candidates', shares_candidates,
      'could_share_jobs', shared_jobs, 'could_share_candidates', shared_candidates,
      'a', private.shared_by(partnership.company_a_id), 'b', private.shared_by(partnership.company_b_id)));
  if shared_jobs <> shares_jobs then
    perform private.notify_partners(partnership, 'jobs', shares_jobs);
  end if;
  if shared_candidates <> shares_candidates then
    perform private.notify_partners(partnership, 'candidates', shares_candidates);
  end if;
  return null;
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
  delete from private.scorecard_drafts d using private.interviews i where i.id = d.interview_id and i.application_id = any (due);
  update private.interviews i set needs_scorecards = false where i.application_id = any (due);
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
  update public.notifications n set message = private.phrase('removed.notification')
  where n.user_id = any (readers) and n.type in ('message_received', 'applicant_message')
    and n.data ->> 'application_id' = message.application_id::text and n.message = left(said, 1000);
  update private.staff_summary_items i set message = private.phrase('removed.summary')
  where i.user_id = any (readers) and i.kind = 'applicant_messages' and i.path = private.answer_path(message.application_id, 'company')
    and strpos(i.message, left(said, 100)) > 0;
  update public.email_outbox o
  set data = jsonb_set(o.data, '{messages}', (
    select jsonb_agg(case each.message ->> 'body' when said then each.message || jsonb_build_object('body', private.phrase('removed.email')) else each.message end order by each.place)
    from jsonb_array_elements(o.data -> 'messages') with ordinality as each (message, place)))
  where o.sent_at is null and o.template in ('message_received', 'applicant_message')
    and lower(o.to_email) in (select lower(p.email) from public.profiles p where p.id = any (readers))
    and o.data -> 'messages' @> jsonb_build_array(jsonb_build_object('body', said));
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_resume_text()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from private.resume_texts t where t.name = new.name and new.bucket_id = 'candidate_resumes';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_withdrawn_documents (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due uuid[] := array(
    select a.id
    from public.application_events e
    join public.applications a on a.id = e.application_id and a.status = 'withdrawn'
    where e.to_status = 'withdrawn' and e.created_at < private.kept_since('withdrawnDocuments')
      -- Somebody who applied anew and withdrew again has the later day.
      and e.id = (select max(last.id) from public.application_events last where last.application_id = a.id)
      and (
        exists (select from private.sent_documents d where d.application_id = a.id)
        or exists (select from public.job_application_answers answer where answer.application_id = a.id))
    order by e.created_at limit at_most
    for update of a skip locked);
  sent private.sent_documents[];
begin
  with gone as (delete from private.sent_documents d where d.application_id = any (due) returning d)
  select coalesce(array_agg(gone.d), '{}') into sent from gone;
  perform private.share_resume_text(d.name) from unnest(sent) as d where d.bucket_id = 'candidate_resumes';
  delete from public.job_application_answers a where a.application_id = any (due);
  update private.sent_profiles s
  set profile = s.profile || '{"resume_url": null, "cover_letter_url": null, "certificates": []}'
  where s.application_id = any (due);
  insert into private.discarded_files (bucket_id, name)
  select distinct d.bucket_id, d.name from unnest(sent) as d
  where not private.is_file_in_use(d.bucket_id, d.name)
    and exists (select from storage.objects o where o.bucket_id = d.bucket_id and o.name = d.name)
  on conflict (bucket_id, name) do nothing;
  return cardinality(due);
end
$function$;

CREATE OR REPLACE FUNCTION private.found_applications (
  scopes uuid[],
  of_company uuid,
  words text[]
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  me private.reach := private.my_reach();
  patterns text[] := private.like_each(words);
  longest text := private.like_longest(words);
  hit_names text[];
  hit_versions text[];
  hit_words text[];
begin
  -- Looked up before: how many there are decides whether they're met one by one or all at once.
  select array_agg(h.name), array_agg(h.fingerprint), array_agg(h.word) into hit_names, hit_versions, hit_words
  from private.resume_hits(of_company, words) h;
  return array(
    select m.application_id from private.application_matches m
    where (m.job_id = any (scopes) or m.company_id = any (scopes) or m.away_company_id = any (scopes))
      and m.words like longest and m.words like all (patterns)
    union
    select unnest(alike.ids)
    from (
      -- The right to open them depends on these three alone.
      select array_agg(m.application_id) as ids
      from (
        select d.application_id, array_agg(h.word) as there
        from unnest(hit_names, hit_versions, hit_words) as h (name, fingerprint, word)
        join private.sent_documents d on d.bucket_id = 'candidate_resumes' and d.name = h.name and d.fingerprint = h.fingerprint
        group by d.application_id
      ) hit
      join private.application_matches m using (application_id)
      where (m.job_id = any (scopes) or m.company_id = any (scopes) or m.away_company_id = any (scopes))
        and (cardinality(hit.there) = cardinality(found_applications.words) or m.words like all (private.like_each(array(
          select asked from unnest(found_applications.words) as asked where asked <> all (hit.there)))))
      group by m.company_id, m.job_id, m.applied_by_company_id
    ) alike
    join public.applications a on a.id = alike.ids[1]
    where private.can_review_application(a, me)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.found_by_resume (
  of_company uuid,
  words text[],
  me private.reach
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select c.id
    from (select h.name, array_agg(h.word) as there from private.resume_hits(of_company, words) h group by h.name) hit
    join public.candidates c on c.resume_url = hit.name and c.managing_company_id = of_company
    where private.manages_candidate(c, me)
      and private.has_words(private.searched_of(c), array(select asked from unnest(words) as asked where asked <> all (hit.there)))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.found_people (
  of_company uuid,
  search text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  asked text[] := private.words_asked(search);
  patterns text[] := private.like_each(asked);
  found uuid[] := private.found_applications(private.scopes_at(of_company), of_company, asked);
begin
  return (
    with shown as (
      -- No more of them are looked at than could be shown, however many have the words.
      (
        select m.application_id
        from unnest(found) as listed (id) join private.application_matches m on m.application_id = listed.id
        where m.words like all (patterns) and private.search_text(m.candidate_name) like all (patterns)
        order by m.applied_at desc limit 50
      )
      union
      (
        select m.application_id
        from unnest(found) as listed (id) join private.application_matches m on m.application_id = listed.id
        order by m.applied_at desc limit 50
      )
    ),
    applicant as materialized (
      -- Of somebody who applied several times the latest.
      select distinct on (a.candidate_id) a.candidate_id, m.application_id, m.applied_at, m.candidate_name, m.candidate_title, m.words,
        m.words like all (patterns) and private.search_text(m.candidate_name) like all (patterns) as is_named
      from shown
      join private.application_matches m using (application_id)
      join public.applications a on a.id = m.application_id and a.candidate_id is not null
      order by a.candidate_id, m.applied_at desc
    ),
    person as (
      (
        select p.is_named, p.applied_at, p.candidate_name as name, jsonb_build_object(
          'application_id', a.id, 'candidate_id', a.candidate_id, 'name', p.candidate_name, 'title', p.candidate_title,
          'added_by', private.added_by(a),
          'job_title', j.title, 'status', (private.as_seen_by_staff(a, me)).status,
          'resume_line', private.resume_line_of(a, p.words, of_company, asked, me)) as entry
        from (select * from applicant order by is_named desc, applied_at desc limit 5) p
        join public.applications a on a.id = p.application_id
        join public.jobs j on j.id = a.job_id
      )
      union all
      select private.search_text(c ->> 'name_key') like all (patterns), null, c ->> 'name_key', jsonb_build_object(
        'application_id', null, 'candidate_id', c -> 'id', 'name', btrim(concat_ws(' ', c ->> 'first_name', c ->> 'last_name')),
        'title', c -> 'title', 'added_by', null, 'job_title', null, 'status', null, 'resume_line', c -> 'resume_line')
      from jsonb_array_elements(public.list_managed_candidates(of_company, search, p_limit => 10) -> 'candidates') as c
      where not exists (select from applicant where applicant.candidate_id::text = c ->> 'id')
    )
    select coalesce(jsonb_agg(best.entry order by best.is_named desc, best.applied_at desc nulls last, best.name), '[]')
    from (select * from person order by is_named desc, applied_at desc nulls last, name limit 5) best
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.give_work (
  kind text,
  subjects private.work[],
  assignee uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  change_id uuid := gen_random_uuid();
  before jsonb;
  data jsonb;
  former record;
begin
  execute format(
    'select jsonb_object_agg(w.id, to_jsonb(a)) from unnest($1) w left join public.%1$I a on a.%2$I = w.id
     where a.assigned_to_user_id is distinct from $2 or a.company_id <> w.company_id', kind || '_assignments', kind || '_id')
  into before using subjects, assignee;
  if before is null then
    return jsonb_build_object('assigned', cardinality(subjects), 'change_id', null);
  end if;
  perform private.hold_notification('assignment', change_id, jsonb_build_object(
    'kind', kind, 'company_ids', array(select distinct w.company_id from unnest(subjects) w), 'assigned_to', assignee, 'rows', before,
    -- For a partner recruiter these end with the job's.
    'applications', (
      select coalesce(jsonb_agg(to_jsonb(own)), '[]')
      from jsonb_each(before) b
      join public.application_assignments own on own.assigned_to_user_id = (b.value ->> 'assigned_to_user_id')::uuid
      join public.applications a on a.id = own.application_id and a.job_id = b.key::uuid
      where kind = 'job')));
  if assignee is null then
    execute format('delete from public.%1$I a where a.%2$I in (select jsonb_object_keys($1)::uuid)', kind || '_assignments', kind || '_id')
    using before;
  else
    execute format(
      'insert into public.%1$I (%2$I, company_id, assigned_to_user_id, assigned_by_user_id)
       select w.id, w.company_id, $2, auth.uid() from unnest($1) w where $3 ? w.id::text
       on conflict (%2$I) do update set company_id = excluded.company_id, assigned_to_user_id = excluded.assigned_to_user_id,
         assigned_by_user_id = excluded.assigned_by_user_id', kind || '_assignments', kind || '_id')
    using subjects, assignee, before;
  end if;

  data := jsonb_build_object('change_id', change_id, 'company_id', subjects[1].company_id);
  perform private.notify_assignee(assignee, kind, array_agg(w.name order by w.name), data || case
    when kind = 'job' and count(*) = 1 then jsonb_build_object('job_id', min(w.id::text)) else '{}' end)
  from unnest(subjects) w where assignee is not null and before ? w.id::text;
  for former in
    select (before -> w.id::text ->> 'assigned_to_user_id')::uuid as user_id, array_agg(w.name order by w.name) as names
    from unnest(subjects) w where before -> w.id::text ->> 'company_id' = w.company_id::text
    group by 1 order by 1
  loop
    perform private.notify_former_assignee(former.user_id, kind, former.names, private.person_name(assignee, subjects[1].company_id), data);
  end loop;
  return jsonb_build_object('assigned', cardinality(subjects), 'change_id', change_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.given_file_name (
  file storage.objects
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN NULLIF(btrim("left"(replace(private.trimmed(((file).user_metadata ->> 'name'::text)), '
'::text, ' '::text), 200)), ''::text);

CREATE OR REPLACE FUNCTION private.group_message_json (
  message private.group_messages
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object('id', message.id, 'state', coalesce(message.ended, 'waiting'), 'people', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'application_id', p.application_id, 'problem', p.problem,
      'name', (select m.candidate_name from private.application_matches m where m.application_id = p.application_id)
    ) order by p.application_id), '[]')
    from private.group_message_people p where p.group_id = message.id));
end
$function$;

CREATE OR REPLACE FUNCTION private.group_message_problem (
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
    when not private.can_move_application(application, me) then 'You can no longer write to them'
    when application.candidate_id is null then 'Deleted their account'
    when private.waits_for_take_over(application) then 'Added by hand'
    when application.status = 'withdrawn' then 'Withdrew their application'
    when private.is_blocked_between(application.candidate_id, application.company_id, 'candidate') then 'Blocked messages from your company'
    when private.is_blocked_between(application.candidate_id, application.company_id, 'company') then 'Blocked by your team'
    when private.conversation_ends(application) <= now() then 'Closed more than 30 days ago'
    else private.conversation_problem(application)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_failed_email (
  added private.added_applications
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (select from public.email_outbox o where o.id = added.email_id and o.failed_at is not null)
$function$;

CREATE OR REPLACE FUNCTION private.has_work_today (
  answer jsonb
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (((answer -> 'interviews'::text) <> '[]'::jsonb) OR ((answer -> 'other_times'::text) <> '[]'::jsonb) OR ((answer -> 'scorecards'::text) <> '[]'::jsonb) OR ((answer #> '{replies,rows}'::text[]) <> '[]'::jsonb) OR ((answer #> '{new_applications,jobs}'::text[]) <> '[]'::jsonb) OR ((answer #> '{unread,rows}'::text[]) <> '[]'::jsonb) OR ((answer #> '{offers,rows}'::text[]) <> '[]'::jsonb));

CREATE OR REPLACE FUNCTION private.held_added_application (
  of_application uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
begin
  select * into application from public.applications a where a.id = of_application;
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id for update;
  select * into application from public.applications a where a.id = of_application for update;
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.hiring_errors (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  rules constant private.rule[] := private.companies_rules('hiring_step');
  hours jsonb := data -> 'hours';
  steps jsonb := data -> 'steps';
  errors jsonb := '{}';
  entry jsonb;
  place integer;
begin
  if jsonb_typeof(hours) <> 'null' and (
    jsonb_typeof(hours) <> 'number' or (hours #>> '{}')::numeric not between 24 and 336
    or (hours #>> '{}')::numeric <> trunc((hours #>> '{}')::numeric)
  ) then
    errors := '{"hours": "Enter a whole number of hours from 24 to 336"}';
  end if;
  if jsonb_typeof(steps) is distinct from 'array' then
    return errors || '{"steps": "Use a list here"}';
  elsif jsonb_array_length(steps) > 6 then
    return errors || '{"steps": "Use at most 6 steps"}';
  end if;
  for entry, place in select item, ordinality - 1 from jsonb_array_elements(steps) with ordinality as given (item, ordinality) loop
    errors := errors || case
      when jsonb_typeof(entry) <> 'object' then jsonb_build_object('steps.' || place, 'Name the step')
      else private.prefix_keys(private.field_errors(entry, rules), 'steps.' || place || '.')
    end;
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_added_address (
  of_job uuid,
  email text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select pg_advisory_xact_lock(hashtextextended('added to ' || of_job || ' ' || lower(email), 0)) $function$;

CREATE OR REPLACE FUNCTION private.hold_decision (
  before public.companies,
  proposal public.company_proposals,
  company public.companies,
  key text,
  template text,
  mail jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.hold_notification(
    'company_decision', company.id, version => company.updated_at,
    before => jsonb_build_object('company', before, 'proposal', case when proposal.company_id is not null then to_jsonb(proposal) end),
    facts => jsonb_build_object('key', key, 'template', template, 'mail', mail))
$function$;

CREATE OR REPLACE FUNCTION private.hold_move (
  application public.applications,
  status_before public.application_status
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.hold_notification(kind, application.id, to_jsonb(status_before), is_merged => true)
  from unnest('{move,move_email}'::text[]) as kind
$function$;

CREATE OR REPLACE FUNCTION private.hold_notification (
  kind text,
  subject_id uuid,
  before jsonb,
  facts jsonb DEFAULT '{}'::jsonb,
  version timestamp with time zone DEFAULT NULL::timestamp with time zone,
  is_merged boolean DEFAULT false
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.pending_notifications as pending (kind, subject_id, decided_by, before, facts, version)
  values (kind, subject_id, case when not is_merged then auth.uid() end, before, facts, version)
  on conflict (kind, subject_id) do update set
    decided_by = excluded.decided_by, decided_at = excluded.decided_at, due_at = greatest(pending.due_at, excluded.due_at),
    facts = excluded.facts, version = excluded.version,
    before = case when is_merged then pending.before else excluded.before end,
    replaced = case when not is_merged then to_jsonb(pending) end
$function$;

CREATE OR REPLACE FUNCTION private.interview_of_today (
  interview private.interviews
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'id', interview.id, 'application_id', a.id, 'starts_at', interview.starts_at, 'minutes', interview.minutes,
      'place_kind', interview.place_kind, 'place', interview.place, 'person', private.applicant_name(a), 'job_title', j.title,
      'is_mine', exists (select from private.people_of_interview(interview) p where p.user_id = auth.uid()),
      -- Of the others, how colleagues call each other.
      'people', (
        select coalesce(jsonb_agg(coalesce(nullif(u.first_name, ''), u.email) order by private.search_text(u.first_name), u.id), '[]')
        from private.people_of_interview(interview) p
        join public.company_users u on u.user_id = p.user_id and u.company_id = a.company_id
        where p.user_id <> auth.uid()))
    from public.applications a join public.jobs j on j.id = a.job_id
    where a.id = interview.application_id
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
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  job public.jobs := (select j from public.jobs j where j.id = application.job_id);
  can_write boolean := private.scorecard_problem(interview) is null;
begin
  return (select to_jsonb(shown) from (select
    interview.id as interview_id, interview.application_id, interview.starts_at, interview.minutes, interview.needs_scorecards as is_needed,
    private.applicant_name(application) as candidate_name, job.id as job_id, job.title as job_title,
    interview.state = 'cancelled' as is_cancelled,
    to_jsonb(private.criteria_of_interview(interview)) as criteria,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', someone.name, 'is_me', someone.is_me, 'has_sent', someone.has_sent
      ) order by someone.has_sent desc, private.search_text(someone.name), someone.id), '[]')
      from (
        select p.user_id as id, private.colleague_name(p.user_id, job.company_id) as name, p.user_id = auth.uid() as is_me, false as has_sent
        from private.people_of_interview(interview) p
        where not private.has_scored(interview.id, p.user_id)
        union all
        select s.id, s.author_name, coalesce(s.author_id = auth.uid(), false), true
        from private.scorecards s where s.interview_id = interview.id
      ) as someone
    ) as people,
    case when private.can_read_scorecards(interview) then (
      select coalesce(jsonb_agg(card order by card.sent_at, card.id), '[]')
      from (
        select s.id, s.author_name, coalesce(s.author_id = auth.uid(), false) as is_mine, s.sent_at, s.edited_at, s.marks, s.recommendation,
          s.words
        from private.scorecards s where s.interview_id = interview.id
      ) card
    ) end as cards,
    case when can_write then (
      select jsonb_build_object('marks', d.marks, 'recommendation', d.recommendation, 'words', d.words, 'saved_at', d.saved_at)
      from private.scorecard_drafts d where d.interview_id = interview.id and d.author_id = auth.uid()
    ) end as draft,
    jsonb_build_object(
      'write', can_write,
      'edit', (private.scorecard_to_edit(interview, application)).id is not null,
      'say_needed', interview.state = 'confirmed' and interview.starts_at <= now(),
      'change_criteria', job.deleted_at is null and private.can_change_criteria(job.company_id)
        and not exists (select from private.scorecards s where s.interview_id = interview.id and s.marks <> '[]')) as can
  ) shown);
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_to_score (
  p_interview_id uuid,
  OUT interview private.interviews,
  OUT application public.applications
)
  RETURNS record
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller();
  -- One at a time, also with moving or canceling the interview. Rights are asked again under the lock: the account may be gone.
  application := private.application_to_talk((select i.application_id from private.interviews i where i.id = p_interview_id));
  application := private.application_to_score(application.id);
  select * into interview from private.interviews i where i.id = p_interview_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.interviews_today (
  of_user uuid,
  of_company uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if of_company is null then return 0; end if;
  return (select count(*) from private.interviews_until(of_user, of_company, private.today_of(of_user)));
end
$function$;

CREATE OR REPLACE FUNCTION private.interviews_until (
  of_user uuid,
  of_company uuid,
  last_day date
)
  RETURNS SETOF private.interviews
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  until_time timestamptz := (last_day + 1)::timestamp at time zone private.database_zone(private.reading_zone(of_user, 'UTC'));
begin
  if private.can_at_company(of_company, 'manage_staff') then
    return query
      select i.* from private.interviews i join public.applications a on a.id = i.application_id and a.company_id = of_company
      -- The longest takes eight hours; the index knows when one starts.
      where i.state = 'confirmed' and i.starts_at > now() - interval '8 hours' and i.starts_at < until_time and private.is_not_over(i);
  else
    return query
      select i.*
      from private.interviews_named_in(of_user) as named (id)
      join private.interviews i on i.id = named.id and i.state = 'confirmed' and i.starts_at < until_time and private.is_not_over(i)
      join public.applications a on a.id = i.application_id and a.company_id = of_company
      where exists (select from private.people_of_interview(i) p where p.user_id = of_user);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_added_to (
  of_job uuid,
  email text,
  besides uuid DEFAULT NULL::uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM (public.candidates c JOIN public.applications a ON ((a.candidate_id = c.id))) WHERE ((a.job_id = is_added_to.of_job) AND (a.id IS DISTINCT FROM is_added_to.besides) AND (c.user_id IS NULL) AND (lower(c.email) = lower(is_added_to.email)))));

CREATE OR REPLACE FUNCTION private.is_amount (
  amount numeric,
  pay_period text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((amount IS NULL) OR (scale(trim_scale(amount)) <= CASE pay_period WHEN 'hour'::text THEN 2 ELSE 0 END));

CREATE OR REPLACE FUNCTION private.is_anywhere (
  workplace public.workplace,
  places text[]
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN (COALESCE((workplace = 'remote'::public.workplace), false) OR (array_to_string(places, ' '::text) ~~* '%remote%'::text));

CREATE OR REPLACE FUNCTION private.asked_explanations (
  required text[],
  required_keys text[],
  preferred text[],
  preferred_keys text[],
  level public.experience_level,
  workplace public.workplace,
  location text,
  locations text[],
  place_terms text[],
  culture public.culture_value[],
  profile public.candidates,
  home private.home_terms
)
  RETURNS TABLE (
    explanation jsonb
  )
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
BEGIN ATOMIC
 SELECT (jsonb_build_object('required', asked.skills, 'preferred', wished.skills, 'level',
         CASE
             WHEN (asked_explanations.level IS NOT NULL) THEN jsonb_build_object('asked', private.in_words((asked_explanations.level)::text), 'has', ((asked_explanations.profile).experience_years ||
             CASE (asked_explanations.profile).experience_years
                 WHEN 1 THEN ' year of experience'::text
                 ELSE ' years of experience'::text
             END), 'fit', private.level_fit(asked_explanations.level, (asked_explanations.profile).experience_years))
             ELSE NULL::jsonb
         END, 'location', jsonb_build_object('asked', private.asked_location(asked_explanations.workplace, (asked_explanations.location || asked_explanations.locations)), 'has', COALESCE(NULLIF(concat_ws(', '::text, NULLIF((asked_explanations.profile).city, ''::text), NULLIF((asked_explanations.profile).state, ''::text)), ''::text), (asked_explanations.profile).country), 'fit', place.fit), 'summary',
         CASE
             WHEN facts.without_skills THEN 'No skills on this profile yet'::text
             WHEN (asked.total = 0) THEN 'No required skills are listed'::text
             ELSE ((((asked.has || ' of '::text) || asked.total) || ' required skills'::text) || COALESCE(('; missing: '::text || asked.missing), ''::text))
         END, 'score', private.match_order(asked.has, asked.total, wished.has, wished.total, private.level_fit(asked_explanations.level, (asked_explanations.profile).experience_years), place.fit, ways.has, ways.total), 'without_skills', facts.without_skills) || ways.said)
    FROM ((((( SELECT COALESCE(jsonb_agg(skills.*), '[]'::jsonb) AS skills,
             string_agg(skills.name, ', '::text) FILTER (WHERE (NOT skills.has)) AS missing,
             (count(*))::integer AS total,
             (count(*) FILTER (WHERE skills.has))::integer AS has
            FROM ( SELECT listed.name,
                     COALESCE((listed.key = ANY ((asked_explanations.profile).skill_keys)), false) AS has
                    FROM UNNEST(asked_explanations.required, asked_explanations.required_keys) listed(name, key)
                  OFFSET 0) skills) asked
      CROSS JOIN ( SELECT COALESCE(jsonb_agg(skills.*), '[]'::jsonb) AS skills,
             (count(*))::integer AS total,
             (count(*) FILTER (WHERE skills.has))::integer AS has
            FROM ( SELECT listed.name,
                     COALESCE((listed.key = ANY ((asked_explanations.profile).skill_keys)), false) AS has
                    FROM UNNEST(asked_explanations.preferred, asked_explanations.preferred_keys) listed(name, key)
                  OFFSET 0) skills) wished)
      CROSS JOIN LATERAL ( SELECT private.location_fit(private.is_anywhere(asked_explanations.workplace, (asked_explanations.location || asked_explanations.locations)), (asked_explanations.home).known, (asked_explanations.place_terms && (asked_explanations.home).at), (asked_explanations.place_terms && (asked_explanations.home).near)) AS fit
          OFFSET 0) place)
      CROSS JOIN private.culture_matches(asked_explanations.culture, (asked_explanations.profile).culture_values) ways(said, has, total))
      CROSS JOIN LATERAL ( SELECT (((asked.total + wished.total) > 0) AND (COALESCE(cardinality((asked_explanations.profile).skill_keys), 0) = 0)) AS without_skills
          OFFSET 0) facts);
END;

CREATE OR REPLACE FUNCTION private.is_back (
  status public.application_status,
  known public.application_status
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN ((status = 'applied'::public.application_status) OR COALESCE((private.stage_rank(status) < private.stage_rank(known)), false));

CREATE OR REPLACE FUNCTION private.is_decided_since (
  application public.applications,
  since timestamp with time zone
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM public.application_events e WHERE ((e.application_id = (is_decided_since.application).id) AND (e.from_status IS NOT NULL) AND (e.created_at > is_decided_since.since))));

CREATE OR REPLACE FUNCTION private.is_paused_mail (
  data jsonb
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return data ? 'invitation_id' and exists (
    select from public.invitations i
    where i.id = (data ->> 'invitation_id')::uuid and i.company_id is not null and not private.reaches_people(i.company_id))
    or data ? 'added_application_id' and exists (
      select from public.applications a
      where a.id = (data ->> 'added_application_id')::uuid and not private.reaches_people(a.company_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_refused_by_person (
  of_company uuid,
  email text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (select from private.removed_people r where r.person_digest = private.added_digest(of_company, email))
    or exists (
      select from public.profiles p
      join auth.users u on u.id = p.id and u.email_confirmed_at is not null
      join public.candidates c on c.user_id = p.id
      where lower(p.email) = lower(is_refused_by_person.email)
        and private.is_blocked_between(c.id, of_company, 'candidate'));
end
$function$;

CREATE OR REPLACE FUNCTION private.job_errors (
  data jsonb,
  stored public.jobs
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := private.field_errors(data, private.jobs_rules('job'), is_whole => stored.id is null);
  -- What the job would have, with what is left out as it is.
  salaries jsonb := jsonb_build_object(
    'salaryMin', stored.salary_min, 'salaryMax', stored.salary_max, 'payPeriod', stored.pay_period) || data;
begin
  errors := errors || private.job_question_errors(data -> 'questions') || jsonb_strip_nulls(jsonb_build_object(
    'expires_at', case
      when errors ? 'expires_at' then null
      when nullif(data ->> 'expires_at', '')::date is distinct from stored.expires_at
        and private.is_day_over(nullif(data ->> 'expires_at', '')::date)
      then 'The expiry date cannot be before today'
    end,
    'status', case
      when data ? 'status' and not coalesce(
        jsonb_typeof(data -> 'status') = 'string'
        and private.read_job_status(data ->> 'status') = any (enum_range(null::public.job_status)::text[]), false)
      then 'Choose a status'
    end
  ));
  if not errors ?| array['salaryMin', 'salaryMax']
    and (salaries ->> 'salaryMin')::numeric > (salaries ->> 'salaryMax')::numeric then
    errors := errors || '{"salaryMax": "The maximum salary cannot be below the minimum"}';
  end if;
  errors := errors || (
    select coalesce(jsonb_object_agg(field, 'Enter a whole number a year'), '{}')
    from unnest('{salaryMin,salaryMax}'::text[]) as field
    where case
      when errors ?| array[field, 'payPeriod'] then false
      else not private.is_amount((salaries ->> field)::numeric, coalesce(nullif(salaries ->> 'payPeriod', ''), 'year'))
    end
  );
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.job_owner (
  of_job uuid
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(( SELECT a.assigned_to_user_id
            FROM public.job_assignments a
           WHERE (a.job_id = j.id)), ( SELECT u.user_id
            FROM public.company_users u
           WHERE ((u.user_id = j.created_by) AND (u.company_id = j.company_id))))
  AS "coalesce"
    FROM public.jobs j
   WHERE (j.id = job_owner.of_job);
END;

CREATE OR REPLACE FUNCTION private.job_words (
  title text,
  location text,
  locations text[],
  skills text[]
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return private.search_text(concat_ws(E'\n', title, location, array_to_string(locations, E'\n'), array_to_string(skills, E'\n')));
end
$function$;

CREATE OR REPLACE FUNCTION private.jobs_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'job'::text THEN ARRAY[private.rule('title'::text, 'line'::text, 200, 1, 'Enter a job title'::text), private.rule('description'::text, 'text'::text, 20000, 1, 'Enter a description'::text), private.rule('location'::text, 'line'::text, 200, 1, 'Enter the primary location'::text), private.rule('locations'::text, 'texts'::text, 200, max_items => 20), private.rule('jobType'::text, 'choice'::text, min => 1, message => 'Choose a job type'::text, choices => '{FULL_TIME,PART_TIME,CONTRACT,INTERNSHIP,REMOTE}'::text[]), private.rule('workplace'::text, 'choice'::text, message => 'Choose where the work is done'::text, choices => '{on_site,hybrid,remote}'::text[]), private.rule('experienceLevel'::text, 'choice'::text, message => 'Choose an experience level'::text, choices => '{entry_level,mid_level,senior_level,lead,executive}'::text[]), private.rule('experienceRequired'::text, 'line'::text, 500), private.rule('educationRequired'::text, 'line'::text, 500), private.rule('salaryMin'::text, 'amount'::text, 100000000, message => 'Enter an amount'::text, too_much => 'This amount is too large'::text), private.rule('salaryMax'::text, 'amount'::text, 100000000, message => 'Enter an amount'::text, too_much => 'This amount is too large'::text), private.rule('payPeriod'::text, 'choice'::text, message => 'Choose an hour or a year'::text, choices => '{year,hour}'::text[]), private.rule('skills_required'::text, 'texts'::text, 60, max_items => 50), private.rule('requirements'::text, 'texts'::text, 500, max_items => 50), private.rule('preferredSkills'::text, 'texts'::text, 60, max_items => 50), private.rule('expires_at'::text, 'day'::text, message => 'Choose a date'::text), private.rule('answerDays'::text, 'whole'::text, message => 'Choose a number of days'::text, choices => '{7,14,21,30}'::text[])] WHEN 'question'::text THEN ARRAY[private.rule('id'::text, 'id'::text, message => 'This link is not valid'::text), private.rule('question'::text, 'line'::text, 500, 1, 'Write the question'::text), private.rule('questionType'::text, 'choice'::text, message => 'Choose a type of answer'::text, choices => '{TEXT,TEXTAREA,MULTIPLE_CHOICE,CHECKBOX,FILE,RATING}'::text[]), private.rule('isRequired'::text, 'boolean'::text), private.rule('options'::text, 'texts'::text, 200, max_items => 30)] WHEN 'report'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, min => 1, message => 'Choose what is wrong'::text, choices => '{fraud,discrimination,gone,other}'::text[]), private.rule('words'::text, 'text'::text, 2000)] WHEN 'saved_search'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 100, 1, 'Name the search'::text), private.rule('frequency'::text, 'choice'::text, min => 1, message => 'Choose daily, weekly or off'::text, choices => '{daily,weekly,off}'::text[])] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.join_application (
  added public.applications,
  own public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into private.joined_events (application_id, from_status, to_status, actor_id, created_at, merged_id)
  select own.id, e.from_status, e.to_status, e.actor_id, e.created_at, m.id
  from public.application_events e left join private.merged_applications m on m.id = added.id
  where e.application_id = added.id order by e.id;
  update private.joined_events set application_id = own.id where application_id = added.id;
  update private.team_notes set application_id = own.id where application_id = added.id;
  update private.merged_applications set application_id = own.id where application_id = added.id;
  insert into private.application_tags (application_id, tag_id)
  select own.id, t.tag_id from private.application_tags t where t.application_id = added.id
  on conflict do nothing;
  insert into private.application_sources (application_id, source)
  select own.id, x.source from private.application_sources x where x.application_id = added.id
  on conflict do nothing;
  -- What is not the other's too; the rest goes with the row, and its file stays.
  update private.sent_documents d set application_id = own.id
  where d.application_id = added.id and not exists (
    select from private.sent_documents there
    where there.application_id = own.id and there.bucket_id = d.bucket_id and there.name = d.name);
  update public.application_assignments set application_id = own.id
  where application_id = added.id and not exists (select from public.application_assignments o where o.application_id = own.id);
  update public.notifications n set data = jsonb_build_object('ended_id', added.id) || n.data || jsonb_build_object('application_id', own.id)
  where coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = added.id::text;
  delete from private.pending_notifications pending where pending.subject_id = added.id;
  delete from public.email_outbox o where o.sent_at is null and o.data ->> 'added_application_id' = added.id::text;
  delete from public.applications a where a.id = added.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_answer_day()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'INSERT' then
    new.answer_by := (
      select (new.applied_at at time zone 'UTC')::date + private.answer_days_of(j) from public.jobs j where j.id = new.job_id);
  end if;
  if new.answer_by is not null then
    new.answer_due := private.owed_day(
      new.answer_by, new.status, private.is_answer(new.status) or exists (
        select from private.given_answers(new.id) e
        -- This move back is not written yet.
        where not (new.status = any (private.open_stages())) or e.created_at + private.answer_stands_after() <= now()));
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_sent_document (
  of_application uuid,
  bucket text,
  path text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.sent_documents (application_id, bucket_id, name, size, fingerprint, given_name)  SELECT keep_sent_document.of_application
  AS of_application,
             keep_sent_document.bucket AS bucket,
             keep_sent_document.path AS path,
             ((o.metadata ->> 'size'::text))::bigint AS int8,
                 CASE
                     WHEN (o.id IS NOT NULL) THEN private.file_fingerprint(o.version, o.metadata)
                     ELSE NULL::text
                 END AS "case",
             private.given_file_name(o.*) AS given_file_name
            FROM (( SELECT keep_sent_document.bucket AS bucket_id,
                     keep_sent_document.path AS name) sent
              LEFT JOIN storage.objects o USING (bucket_id, name)) ON CONFLICT(application_id, bucket_id, name) DO NOTHING;
END;

CREATE OR REPLACE FUNCTION private.keep_sent_profile()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  applicant public.candidates;
begin
  select * into applicant from public.candidates where id = new.candidate_id;
  insert into private.sent_profiles (application_id, profile, culture_values)
  values (new.id, private.applicant_json(applicant), applicant.culture_values);
  perform private.keep_sent_document(new.id, d.bucket_id, d.name) from private.profile_documents(applicant) d;
  perform private.share_resume_text(d.name) from private.profile_documents(applicant) d where d.bucket_id = 'candidate_resumes';
  perform private.keep_application_match(new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.kinds_of_added (
  profile jsonb
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN array_remove(ARRAY[CASE WHEN ((profile ->> 'phone'::text) IS NOT NULL) THEN 'phone'::text ELSE NULL::text END, CASE WHEN ((profile ->> 'resume_url'::text) IS NOT NULL) THEN 'resume'::text ELSE NULL::text END, CASE WHEN ((profile -> 'skills'::text) <> '[]'::jsonb) THEN 'skills'::text ELSE NULL::text END], NULL::text);

CREATE OR REPLACE FUNCTION private.last_interview_terms (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('minutes', p.minutes, 'place_kind', p.place_kind, 'place',
         CASE
             WHEN (p.place_kind = 'phone'::text) THEN ''::text
             ELSE p.place
         END, 'people', ( SELECT COALESCE(jsonb_agg(w.user_id ORDER BY w.user_id), '[]'::jsonb) AS "coalesce"
            FROM private.interview_people w
           WHERE (w.proposal_id = p.id)))
  AS jsonb_build_object
    FROM (private.interview_proposals p
      JOIN public.applications a ON ((a.id = p.application_id)))
   WHERE ((p.made_by = auth.uid()) AND (a.job_id = (last_interview_terms.application).job_id))
   ORDER BY p.created_at DESC, p.id
  LIMIT 1;
END;

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
      application := private.withdraw(application);
      if application.status = 'withdrawn' then
        withdrawn := withdrawn || application.id;
      end if;
    end if;
  end loop;
  delete from public.job_application_answers where application_id = any (of.application_ids);
  delete from private.merged_applications where application_id = any (of.application_ids);
  delete from private.sent_documents where application_id = any (of.application_ids);
  delete from private.pending_notifications pending where pending.subject_id = any (of.application_ids);
  delete from private.application_withdrawals where application_id = any (of.application_ids);
  delete from private.application_tags where application_id = any (of.application_ids);
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
    perform private.notify_staff(
      told.user_id, 'new_application', 'application_withdrawn.account_deleted', jsonb_build_object('job', told.title),
      told.ids, '/company/applications/' || told.id, by_mail => false);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_conversations (
  of private.traces
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.notify_interviewers_left(of);
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
$function$;

CREATE OR REPLACE FUNCTION private.leave_management (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  managing uuid := (select c.managing_company_id from public.candidates c where c.id = of.candidate_id);
  told uuid;
begin
  for told in
    select u.user_id from public.company_users u
    left join public.candidate_assignments a on a.candidate_id = of.candidate_id
    where u.company_id = managing
      and case when a.assigned_to_user_id is null then u.role = 'company_admin' else u.user_id = a.assigned_to_user_id end
  loop
    perform private.notify_staff(
      told, 'assigned', 'application_withdrawn.candidate_left', '{}',
      jsonb_build_object('company_id', managing), '/company/candidates', by_mail => false);
  end loop;
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
        successor.user_id, 'role_changed',
        jsonb_build_object(
          'role', private.phrase('company_admin'), 'company', (select c.name from public.companies c where c.id = membership.company_id)),
        jsonb_build_object('company_id', membership.company_id));
    end if;
    update public.invitations set status = 'revoked'
    where company_id = membership.company_id and invited_by_user_id = of.user_id and status = 'pending';
    perform private.audit_as(null, 'staff.left', 'company_user', null, membership.company_id, jsonb_build_object(
      'role', membership.role, 'by_deleted_account', true));
  end loop;
  update private.team_notes set author_name = 'A former colleague' where author_id = of.user_id;
  perform private.rename_author(of.user_id);
  delete from private.pending_notifications pending
  where pending.kind = 'assignment' and (pending.decided_by = of.user_id or private.names_id(pending.before::text, of.ids));
  update private.reported_jobs set decided_by = null where decided_by = of.user_id;
  update private.contact_messages set answered_by = null where answered_by = of.user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.like_each (
  words text[]
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ARRAY(SELECT private.like_longest(ARRAY[word.word]) AS like_longest FROM unnest(like_each.words) word(word));

CREATE OR REPLACE FUNCTION private.listed_applications (
  scopes uuid[],
  wanted private.application_filter,
  p_sort text,
  p_before jsonb,
  p_limit integer,
  across_jobs boolean
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  sort text := private.read_application_order(p_sort);
  ids uuid[];
begin
  wanted := private.with_found(scopes, wanted);
  ids := private.application_page(scopes, wanted, sort, p_before, private.page_limit(p_limit));
  return json_build_object(
    'applications', private.application_entries(ids, wanted, sort, across_jobs),
    'jobs', case when sort = 'decision' then private.decision_jobs(ids, wanted) end,
    'counts', case when nullif(p_before, 'null') is null then json_build_object(
      'by_status', private.application_totals(scopes, wanted),
      'overdue', private.overdue_total(scopes, wanted)
    ) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.listed_job_ids (
  scopes uuid[],
  of_company uuid
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case when of_company = any (scopes) then array(select j.id from public.jobs j where j.company_id = of_company) else scopes end;
end
$function$;

CREATE OR REPLACE FUNCTION private.looks_after_applications (
  of_user uuid,
  application public.applications
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from public.company_users u
    where u.user_id = of_user and u.company_id = application.company_id
      and u.role = any (private.invitable_staff_roles() || private.staff_roles_for('handle_applications'))
      and (
        u.role = any (private.staff_roles_for('handle_applications'))
        or exists (select from private.job_people j where j.job_id = application.job_id and j.user_id = of_user)
      )
  )
$function$;

CREATE OR REPLACE FUNCTION private.mail_added_decline (
  application public.applications
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.enqueue_email('added_by_hand_declined', c.email, jsonb_build_object(
    'added_application_id', application.id, 'message', (
      select r.message from private.last_rejection(application.id, only_settled => true) r)))
  from public.candidates c where c.id = application.candidate_id and c.user_id is null and application.status = 'rejected'
$function$;

CREATE OR REPLACE FUNCTION private.mail_admins_of_message (
  message private.contact_messages
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.enqueue_email('contact_message', p.email, jsonb_build_object(
    'name', message.name, 'from_email', message.email, 'topic', message.topic, 'words', message.words,
    'has_account', message.user_id is not null, 'path', '/admin/messages'))
  from public.profiles p where p.role = 'admin'
$function$;

CREATE OR REPLACE FUNCTION private.mail_calendar (
  interview private.interviews,
  what text,
  of_user uuid,
  by_side text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.enqueue_email(
    'interview_' || what, (select p.email from public.profiles p where p.id = of_user),
    private.interview_mail(interview, of_user, false, by_side)
      || jsonb_build_object('unsubscribe', private.unsubscribe_token(of_user, a.company_id, 'interviews')))
  from public.applications a
  where a.id = interview.application_id and (private.staff_notice_setting(of_user, a.company_id, 'interviews')).by_mail = 'at_once'
$function$;

CREATE OR REPLACE FUNCTION private.mail_candidate (
  of_user uuid,
  kind text,
  template text,
  mail_data jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- A person added by hand has no account to turn them off in, and gets other emails.
  if of_user is not null and private.wants_mail(of_user, kind) then
    perform private.enqueue_email(
      template, (select p.email from public.profiles p where p.id = of_user),
      mail_data || jsonb_build_object('unsubscribe', private.unsubscribe_token(of_user, null, kind)));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_data (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations;
begin
  if data ? 'added_application_id' then
    return private.added_mail_data(data);
  elsif not data ? 'invitation_id' then
    return data;
  end if;
  select * into invitation from public.invitations i where i.id = (data ->> 'invitation_id')::uuid;
  -- Without what it shows the template refuses it, and it is given up like any other that cannot go.
  if invitation.id is null or not private.is_open(invitation) then
    return data;
  end if;
  return private.invitation_json(invitation) || jsonb_build_object('path', private.new_link(invitation));
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_left_out (
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
  words record := private.message_words(
    new_messages, application, of_side = 'candidate', (select string_agg(m.body, ' ' order by m.seq) from unnest(new_messages) m));
  path text := private.answer_path(application.id, of_side);
  mail jsonb := jsonb_build_object(
    'title', (private.notification_text(words.key, words.facts)).title,
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
      of_user, 'applicant_messages', words.key, words.facts, jsonb_build_object('company_id', at_company), path, 'applicant_message', mail);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_staff (
  of_user uuid,
  kind text,
  key text,
  facts jsonb,
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
  words record;
  token text;
  mail jsonb;
  address text;
begin
  if setting.by_mail = 'off' then
    return;
  end if;
  words := private.notification_text(key, facts);
  token := private.unsubscribe_token(of_user, at_company, kind);
  if setting.by_mail = 'daily' and token is not null then
    insert into private.staff_summary_items (user_id, company_id, kind, title, message, path, change_id)
    values (of_user, at_company, kind, words.title, words.message, path, (data ->> 'change_id')::uuid);
    return;
  end if;
  address := (select p.email from public.profiles p where p.id = of_user);
  mail := mail_data || jsonb_strip_nulls(jsonb_build_object(
    'path', path,
    'company_name', (select c.name from public.companies c where c.id = at_company),
    'unsubscribe', token,
    'change_id', data ->> 'change_id'));
  -- What can be taken back waits until it cannot.
  perform private.enqueue_email(
    coalesce(template, 'staff_notice'), address,
    mail || case when template is null then jsonb_build_object('kind', kind, 'title', words.title, 'message', words.message) else '{}' end,
    held => data ? 'change_id');
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_status (
  application public.applications,
  is_back boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.mail_candidate(facts.user_id, 'application_moves', 'application_status', jsonb_build_object(
    'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name, 'status', application.status,
    'is_back', is_back,
    'message', case when application.status = 'rejected' then (
      select r.message from private.last_rejection(application.id, only_settled => true) r) end,
    'path', '/candidate/applications/' || application.id))
  from private.told_applicant(application) facts;
  select private.mail_added_decline(application)
$function$;

CREATE OR REPLACE FUNCTION private.match_asked (
  required text[],
  required_keys text[],
  preferred text[],
  preferred_keys text[],
  level public.experience_level,
  workplace public.workplace,
  location text,
  locations text[],
  place_terms text[],
  culture public.culture_value[]
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN jsonb_build_object('required', (SELECT COALESCE(jsonb_agg(jsonb_build_array(listed.name, listed.key)), '[]'::jsonb) AS "coalesce" FROM UNNEST(match_asked.required, match_asked.required_keys) listed(name, key)), 'preferred', (SELECT COALESCE(jsonb_agg(jsonb_build_array(listed.name, listed.key)), '[]'::jsonb) AS "coalesce" FROM UNNEST(match_asked.preferred, match_asked.preferred_keys) listed(name, key)), 'level', level, 'location', private.asked_location(workplace, (location || locations)), 'places', CASE WHEN private.is_anywhere(workplace, (location || locations)) THEN NULL::jsonb ELSE to_jsonb(place_terms) END, 'culture', to_jsonb(culture));

CREATE OR REPLACE FUNCTION private.match_explanation (
  required_skills text[],
  preferred_skills text[],
  level public.experience_level,
  workplace public.workplace,
  location text,
  locations text[],
  culture public.culture_value[],
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return (
    select explanation
    from private.match_explanations(
      required_skills, preferred_skills, level, workplace, location, locations, culture, profile, private.home_of(profile))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.match_explanations (
  required_skills text[],
  preferred_skills text[],
  level public.experience_level,
  workplace public.workplace,
  location text,
  locations text[],
  culture public.culture_value[],
  profile public.candidates,
  home private.home_terms
)
  RETURNS TABLE (
    explanation jsonb
  )
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
BEGIN ATOMIC
 SELECT e.explanation
    FROM (((private.asked_skills(match_explanations.required_skills) required(names, keys)
      CROSS JOIN private.asked_skills(match_explanations.preferred_skills) preferred(names, keys))
      CROSS JOIN ( SELECT ARRAY( SELECT place_terms.term
                    FROM private.place_terms((match_explanations.location || match_explanations.locations)) place_terms(term)) AS terms
          OFFSET 0) place)
      CROSS JOIN LATERAL private.asked_explanations(required.names, required.keys, preferred.names, preferred.keys, match_explanations.level, match_explanations.workplace, match_explanations.location, match_explanations.locations, place.terms, match_explanations.culture, match_explanations.profile, match_explanations.home) e(explanation));
END;

CREATE OR REPLACE FUNCTION private.may_have_duplicates (
  application public.applications
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.can_merge_at(application.company_id) and application.candidate_id is not null and application.status <> 'withdrawn'
    and exists (
      select from public.applications a
      where a.job_id = application.job_id and a.id <> application.id
        and (private.waits_for_take_over(application) or private.waits_for_take_over(a)));
end
$function$;

CREATE OR REPLACE FUNCTION private.merge (
  ends public.applications,
  stays public.applications,
  merger uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into private.merged_applications (id, application_id, profile, added_by, added_at, merged_by)
  select ends.id, stays.id, s.profile, added.added_by, added.added_at, merger
  from private.sent_profiles s join private.added_applications added using (application_id) where s.application_id = ends.id;
  insert into private.merged_application_links (token_hash, merged_id)
  select l.token_hash, ends.id from private.added_application_links l where l.application_id = ends.id and l.act = 'remove';
  update private.team_notes n set merged_id = ends.id where n.application_id = ends.id and n.merged_id is null;
  update private.sent_documents d set merged_id = ends.id where d.application_id = ends.id and d.merged_id is null;
  -- Two added by hand were promised two dates. The person's own keeps its own.
  if private.waits_for_take_over(stays) then
    update public.applications a
    set applied_at = least(a.applied_at, ends.applied_at), answer_by = least(a.answer_by, ends.answer_by),
      answer_due = case when a.answer_due is not null then least(a.answer_by, ends.answer_by) end
    where a.id = stays.id and (a.applied_at > ends.applied_at or a.answer_by > ends.answer_by);
    update private.added_applications x set added_at = least(x.added_at, ends.applied_at) where x.application_id = stays.id;
  end if;
  perform private.join_application(ends, stays);
  perform private.audit_as(
    merger, 'person.merged', 'application', stays.id, stays.company_id, jsonb_build_object('job_id', stays.job_id, 'ended_id', ends.id));
end
$function$;

CREATE OR REPLACE FUNCTION private.merge_choices (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(duplicate), '[]')
    from private.sent_profiles s
    join public.jobs j on j.id = application.job_id
    cross join lateral jsonb_array_elements(private.duplicates_of(j, s.profile || jsonb_build_object(
      'name', btrim((s.profile ->> 'first_name') || ' ' || (s.profile ->> 'last_name'))))) as duplicate
    join public.applications other on other.id::text = duplicate ->> 'application_id'
    where s.application_id = application.id and private.are_mergeable(application, other));
end
$function$;

CREATE OR REPLACE FUNCTION private.merge_side (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select to_jsonb(side) from (
      select application.id, application.status, application.applied_at, application.answer_due, application.updated_at as version,
        not private.waits_for_take_over(application) as is_own, private.adder_name(application.id) as added_by, m.candidate_name as name,
        s.profile ->> 'email' as email, s.profile ->> 'phone' as phone, jsonb_array_length(s.profile -> 'skills') as skills,
        array(
          select d.name from private.sent_documents d
          where d.application_id = application.id and d.bucket_id = 'candidate_resumes' order by d.merged_id is not null, d.name) as resumes,
        (select count(*) from private.team_notes n where n.application_id = application.id) as notes,
        (select count(*) from public.job_application_answers r where r.application_id = application.id and r.answer <> '') as responses,
        (select count(*) from public.job_questions q where q.job_id = application.job_id and q.removed_at is null) as questions,
        (select count(*) from private.application_messages x where x.application_id = application.id) as messages,
        (select x.source from private.application_sources x where x.application_id = application.id) as source,
        private.tags_of(application.id) as tags
      from private.application_matches m
      join private.sent_profiles s using (application_id)
      where m.application_id = application.id
    ) side
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.merged_json (
  of_application uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) order by shown.merged_at), '[]')
    from (
      select m.id, btrim((m.profile ->> 'first_name') || ' ' || (m.profile ->> 'last_name')) as name, m.profile ->> 'email' as email,
        m.profile ->> 'phone' as phone, m.added_at, m.merged_at,
        private.first_name_at(m.added_by, a.company_id) as added_by,
        private.first_name_at(m.merged_by, a.company_id) as merged_by,
        array(
          select d.name from private.sent_documents d
          where d.merged_id = m.id and d.bucket_id = 'candidate_resumes' order by d.name) as resumes
      from private.merged_applications m
      join public.applications a on a.id = m.application_id
      where m.application_id = of_application
    ) shown
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.merged_link_json (
  token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'act', 'remove', 'company', private.company_card(c),
      'job', jsonb_build_object('id', j.id, 'title', j.title, 'location', j.location),
      'added_by', private.person_name(m.added_by, c.id), 'added_at', m.added_at,
      'kinds', private.kinds_of_added(m.profile),
      'is_paused', not private.reaches_people(c.id), 'reader', null, 'person', null)
    from private.merged_application_links l
    join private.merged_applications m on m.id = l.merged_id
    join public.applications a on a.id = m.application_id
    join public.jobs j on j.id = a.job_id
    join public.companies c on c.id = j.company_id
    where l.token_hash = private.token_hash(token)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.merging_application (
  of_application uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(of_application);
begin
  perform private.fail(403, 'not_allowed', 'Only managers and company administrators can merge')
  where not private.can_at_company(application.company_id, 'assign_work');
  perform private.refuse_paused(application.company_id);
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.message_fields (
  application public.applications,
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.template_fields(application, of_user) || jsonb_build_object('reply_by', to_char(
    application.answer_due,
    case when extract(year from application.answer_due) = extract(year from now()) then 'FMMon FMDD' else 'FMMon FMDD, YYYY' end))
$function$;

CREATE OR REPLACE FUNCTION private.message_template_json (
  kept private.message_templates
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'id', kept.id, 'name', kept.name, 'body', kept.body, 'changed_at', kept.changed_at,
    'changed_by', case when private.can_at_company(kept.company_id, 'handle_applications')
      then private.person_name(kept.changed_by, kept.company_id) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.message_templates_json (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(private.message_template_json(t) order by lower(t.name)), '[]')
    from private.message_templates t where t.company_id = of_company);
end
$function$;

CREATE OR REPLACE FUNCTION private.message_words (
  unread private.application_messages[],
  of_application public.applications,
  to_candidate boolean,
  words text,
  OUT key text,
  OUT facts jsonb
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  -- Companies are known by their name, applicants by their own.
  writers text[] := array(
    select distinct case when to_candidate then coalesce(m.company_name, m.author_name) else m.author_name end from unnest(unread) m);
begin
  key := case when to_candidate then 'message_received' else 'applicant_message' end || case
    when cardinality(writers) > 1 then '.several_writers'
    when cardinality(unread) > 1 then '.several'
    else ''
  end;
  facts := jsonb_build_object(
    'writer', writers[1], 'count', cardinality(unread), 'words', words,
    'job', (select j.title from public.jobs j where j.id = of_application.job_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.most_urgent_day (
  of_job uuid,
  wanted private.application_filter
)
  RETURNS date
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return (
    select coalesce(min(first.answer_due), 'infinity')
    from unnest(private.open_stages()) as stage
    cross join lateral (
      select m.answer_due
      from private.application_matches m
      where m.job_id = of_job and m.status = stage and stage = any (wanted.stages) and m.answer_due is not null
        and (wanted.found is null or m.application_id in (select unnest(wanted.found)))
        and (wanted.is_plain or private.fits_filter(m, wanted))
      order by m.answer_due
      limit 1
    ) first
  );
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
  perform private.hold_move(moved, application.status);
  perform private.hold_unseen_offer(moved);
  return moved;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select to_jsonb(shown) from (select
    application.id, application.status, application.applied_at, application.answer_by, application.answer_due, application.attempt,
    -- What it was promised is its own; the job may promise something else by now.
    private.job_facts(j) - 'answer_days' || jsonb_build_object(
      'company', private.company_card(c), 'is_visible', private.is_visible_job(j.id)) as job,
    private.application_answers_json(application.id) as answers,
    private.application_events_json(application, application.company_id) as events,
    private.application_match(application) as match,
    case when application.status = 'rejected' then (
      select r.message from private.last_rejection(application.id, only_settled => true) r) end as message,
    private.offer_until(application) as offer_until,
    not private.reaches_people(application.company_id) as company_paused,
    jsonb_build_object(
      'withdraw', private.can_withdraw_application(application),
      'apply_again', private.can_apply_again(application) and private.is_visible_job(j.id)
        and private.later_application(application) is null) as can,
    private.later_application(application) as later_id,
    case when c.is_approved then private.employer_json(c) end as employer,
    private.sent_documents_json(application.id, also_merged => false) as documents
    from public.jobs j, public.companies c
    where j.id = application.job_id and c.id = j.company_id
  ) shown);
end
$function$;

CREATE OR REPLACE FUNCTION private.my_applications_export (
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id,
    'job', j.title,
    'company', c.name,
    -- Whoever managed the profile then.
    'applied_by', (select m.name from public.companies m where m.id = a.applied_by_company_id),
    'status', seen.status,
    'applied_at', a.applied_at,
    'answer_by', a.answer_by,
    'source', (select s.source from private.application_sources s where s.application_id = a.id),
    'profile_as_sent', s.profile || jsonb_build_object('culture_values', s.culture_values),
    'match', (select m.match::jsonb from private.application_matches m where m.application_id = a.id),
    'answers', private.application_answers_json(a.id),
    'documents', (
      select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name, 'name', d.given_name, 'size', d.size) order by d.bucket_id, d.name), '[]')
      from private.sent_documents d where d.application_id = a.id and d.merged_id is null),
    'events', private.application_events_json(a, null),
    'message', (select r.message from private.last_rejection(a.id, only_settled => true) r)
  ) order by a.applied_at, a.id), '[]')
  from public.applications a
  join private.seen_applications seen on seen.id = a.id
  join public.jobs j on j.id = a.job_id
  join public.companies c on c.id = a.company_id
  left join private.sent_profiles s on s.application_id = a.id
  where a.candidate_id = of_candidate
$function$;

CREATE OR REPLACE FUNCTION private.my_assigned_job_ids()
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  ROWS 20
  SET search_path TO ''
  AS $function$
begin
  return query
    select a.job_id
    from private.job_people a
    join public.company_users u on u.user_id = a.user_id and u.company_id = a.company_id
    where a.user_id = (select auth.uid());
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
      select coalesce(jsonb_agg(to_jsonb(i) - 'needs_scorecards'
        - case when a.candidate_id = of_candidate then '{}' when i.changed_by = 'candidate' then '{move_asked,reason}' else '{move_asked}' end::text[]
        || jsonb_build_object('job', j.title, 'company', c.name, 'changes', (
          select coalesce(jsonb_agg(to_jsonb(e) - '{id,interview_id}'::text[]
            - case when a.candidate_id = of_candidate or e.changed_by is distinct from 'candidate' then '{}' else '{reason}' end::text[] order by e.id), '[]')
          from private.interview_changes e where e.interview_id = i.id))
        order by i.starts_at, i.id), '[]')
      from private.interviews i
      join public.applications a on a.id = i.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
      where a.candidate_id = of_candidate or exists (
        select from private.interview_people each join private.interview_proposals p on p.id = each.proposal_id
        where p.interview_id = i.id and each.user_id = of_user)),
    'scorecards_written', private.my_rows('private.scorecards', 'author_id', of_user),
    'scorecards_begun', private.my_rows('private.scorecard_drafts', 'author_id', of_user),
    'time_zone', private.my_rows('private.time_zones', 'user_id', of_user),
    'calendar_feed', private.my_rows('private.calendar_feeds', 'user_id', of_user, '{token_hash}'));
end
$function$;

CREATE OR REPLACE FUNCTION private.new_applications_of_today (
  of_company uuid,
  mine private.staff_act[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'total', private.new_application_count(of_company),
    'jobs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'job_id', job.id, 'title', job.title, 'count', job.n, 'people', newest.people, 'first', newest.first) order by job.place), '[]')
      from (
        select j.id, j.title, c.n, row_number() over (order by c.n desc, j.created_at desc, j.id) as place
        from private.counts c
        join public.jobs j on j.id = c.subject and j.company_id = of_company
        where c.what = 'applied' and c.n > 0 and c.subject in (
          select each.id from public.jobs each where each.company_id = of_company and 'handle_applications' = any (mine)
          union all
          select assigned.id from private.my_assigned_job_ids() as assigned (id) where not 'handle_applications' = any (mine))
        order by place
        limit 5
      ) as job
      cross join lateral (
        select jsonb_agg(n.candidate_name order by n.place) as people, (array_agg(n.application_id order by n.place))[1] as first
        from (
          -- In the order in which the job lists them.
          select m.candidate_name, m.application_id,
            row_number() over (order by m.match_order desc, m.applied_at desc, m.application_id desc) as place
          from private.application_matches m
          where m.job_id = job.id and m.status = 'applied'
          order by place
          limit 4
        ) as n
      ) as newest
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.newest_applications (
  scopes uuid[],
  wanted private.application_filter,
  also_owed boolean,
  p_before jsonb,
  size integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  before record := private.page_key(p_before, 'appliedAt');
begin
  return array(
    select page.application_id
    from unnest(scopes) as among (scope)
    cross join unnest(wanted.stages) as stage
    cross join unnest(case when also_owed then '{true,false}' else '{true}' end::boolean[]) as owes (nothing)
    cross join lateral (
      select x.applied_at, x.application_id
      from private.application_scopes x
      where x.scope = among.scope and x.status = stage and (x.answer_due is null) = owes.nothing
        and (x.applied_at, x.application_id) < (before.at, before.id)
        and (wanted.found is null or x.application_id in (select unnest(wanted.found)))
        and (wanted.is_plain or (
          select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id))
      order by x.applied_at desc, x.application_id desc
      limit size
    ) page
    order by page.applied_at desc, page.application_id desc
    limit size
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.note_readers (
  subject private.note_subject
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
  return query
    select u.user_id, u.first_name, u.last_name
    from public.company_users u cross join private.can_at_company(subject.company_id, 'read_company') sees_team
    where u.company_id = subject.company_id and case
      when subject.application_id is not null then
        u.role = any (private.staff_roles_for('handle_applications')) or exists (
          select from private.job_people j where j.job_id = subject.job_id and j.user_id = u.user_id)
      else
        u.role = any (private.staff_roles_for('handle_candidates')) or exists (
          select from public.candidate_assignments a
          where a.candidate_id = subject.candidate_id and a.company_id = u.company_id and a.assigned_to_user_id = u.user_id)
    end and (
      sees_team or u.user_id = auth.uid()
      or exists (
        select from private.team_notes n
        where n.author_id = u.user_id and n.company_id = subject.company_id
          and (n.application_id = subject.application_id or n.candidate_id = subject.candidate_id))
      or exists (
        select from public.job_assignments a
        where a.job_id = subject.job_id and u.user_id in (a.assigned_to_user_id, a.assigned_by_user_id))
      or exists (select from private.job_team_members m where m.job_id = subject.job_id and m.user_id = u.user_id)
      or exists (
        select from public.application_assignments a
        where a.application_id = subject.application_id and u.user_id in (a.assigned_to_user_id, a.assigned_by_user_id))
      or exists (
        select from public.candidate_assignments a
        where a.candidate_id = subject.candidate_id and a.company_id = subject.company_id
          and u.user_id in (a.assigned_to_user_id, a.assigned_by_user_id))
    )
    order by private.search_text(u.first_name || ' ' || u.last_name), u.user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_removal (
  application public.applications,
  email text,
  adder uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into private.removed_people (job_id, company_id, person_digest)
  values (application.job_id, application.company_id, private.added_digest(application.company_id, email));
  perform private.notify_staff(
    told, 'new_application', 'application_withdrawn.removed',
    jsonb_build_object('job', (select j.title from public.jobs j where j.id = application.job_id)),
    jsonb_build_object('job_id', application.job_id, 'company_id', application.company_id),
    '/company/jobs/' || application.job_id || '/applications', by_mail => false)
  from private.people_behind_added(application, adder) as told;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_team_news (
  application public.applications
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO public.team_news
  AS n (application_id)
   VALUES ((note_team_news.application).id) ON CONFLICT(application_id) DO UPDATE SET version = (n.version + 1);
END;

CREATE OR REPLACE FUNCTION private.notification_text (
  key text,
  facts jsonb,
  OUT title text,
  OUT message text
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  select words.title, words.message into title, message from private.notification_words(key) words;
  if title is null then
    raise exception 'There is no notification %', key;
  end if;
  title := left(private.filled(title, facts), 200);
  message := left(private.filled(message, facts), 1000);
end
$function$;

CREATE OR REPLACE FUNCTION private.notification_words (
  key text,
  OUT title text,
  OUT message text
)
  RETURNS record
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select words.title, words.message
  from (values
    ('company_approved', 'Company approved', '{company} has been approved.'),
    ('company_approved.changes', 'Changes approved', 'The changes to the registration of {company} have been approved.'),
    ('company_rejected', 'Company not approved', 'The registration of {company} was not approved. You can correct and resubmit it.'),
    ('company_rejected.changes', 'Changes not approved', 'The changes to the registration of {company} were not approved. You can correct and resubmit them.'),
    ('company_rejected.revoked', 'Approval taken back', 'The approval of {company} was taken back, and its jobs are offline. You can correct the registration and resubmit it.'),
    ('registration_unfinished', 'Your registration is not finished', 'Finish the registration of your company and send it: it is reviewed then, and you can post jobs once it is approved.'),
    ('subscription_changed', 'Subscription changed', 'The plan of {company} is now {plan}[ and ends on {day}].'),
    ('subscription_changed.removed', 'Subscription changed', '{company} no longer has a plan.'),
    ('subscription_changed.inactive', 'Subscription changed', '{company}''s plan isn''t active right now: {status}. Please contact support.'),
    ('subscription_changed.over', 'Subscription changed', 'The plan of {company} has ended. Its jobs are no longer shown. Please contact support.'),
    ('subscription_changed.ends_soon', 'Your plan ends soon', 'The plan {plan} of {company} ends on {day}. Please contact support to renew it.'),
    ('subscription_changed.ended', 'Your plan has ended', 'The plan {plan} of {company} has ended. Its jobs are no longer shown. Please contact support to renew it.'),
    ('role_changed', 'Your role has changed', 'You are now {role} at {company}.'),
    ('role_changed.removed', 'You are no longer in the team of {company}', 'You see its jobs, candidates and applications no more. Your account stays.'),
    ('role_changed.company_left', '{company} has left Fairmatch', 'Its jobs, candidates and applications are gone. Your account stays.'),
    ('admin_joined', '{name} is an administrator now', 'They accepted the invitation of {inviter}.'),
    ('invitation_released', 'You can invite {name} again', 'An administrator has released the invitation they revoked.'),
    ('job_assigned', 'A job was assigned to you', '{names}'),
    ('job_assigned.several', '{count} jobs were assigned to you', '{names}'),
    ('job_assigned.ended', 'A job is no longer assigned to you', '{names}[: {colleague} looks after it now]'),
    ('job_assigned.several_ended', '{count} jobs are no longer assigned to you', '{names}[: {colleague} looks after them now]'),
    ('job_assigned.taken_over', 'You take over from {colleague}', 'Assigned to you now: {work}.'),
    ('job_assigned.team', 'You''re on the hiring team of {job}', 'You see it like its owner.'),
    ('job_assigned.team_ended', 'You''re no longer on the hiring team of {job}', 'What your role and other assignments give you stays.'),
    ('candidate_assigned', 'A candidate was assigned to you', '{names}'),
    ('candidate_assigned.several', '{count} candidates were assigned to you', '{names}'),
    ('candidate_assigned.ended', 'A candidate is no longer assigned to you', '{names}[: {colleague} looks after it now]'),
    ('candidate_assigned.several_ended', '{count} candidates are no longer assigned to you', '{names}[: {colleague} looks after them now]'),
    ('application_assigned', 'An application was assigned to you', '{names}'),
    ('application_assigned.several', '{count} applications were assigned to you', '{names}'),
    ('mentioned', '{author} mentioned you in a note about {name}', '{note}'),
    ('application_received', '{candidate} applied', '{job}'),
    ('application_received.again', '{candidate} applied again', '{job}'),
    ('application_received.added', '{colleague} added {candidate}', '{job}'),
    ('application_received.taken_over', '{candidate} took over their application', '{job}. You can write to them now.'),
    ('application_withdrawn.removed', 'Somebody added by hand removed their data', '{job}: their application, notes and files are deleted'),
    ('application_withdrawn', '{candidate} withdrew their application', '{job}'),
    ('application_withdrawn.account_deleted', 'An application was withdrawn', '{job}: the applicant deleted their account'),
    ('application_withdrawn.interview_cancelled', 'An interview is cancelled', '{job}, {day}: the applicant deleted their account'),
    ('application_withdrawn.candidate_left', 'A candidate you managed left', 'They deleted their account.'),
    ('application_status', 'Your application moved to {stage}', '{job} at {company}'),
    ('application_status.back', 'Your application moved back to {stage}', '{job} at {company}'),
    ('application_status.reviewing', 'Your application is under review', '{job} at {company}'),
    ('application_status.rejected', 'Your application was not selected', '{job} at {company}'),
    ('application_status.company_left', '{company} has left Fairmatch', 'Your application ends with that: {jobs}.'),
    ('application_status.promised_tomorrow', '{company} promised you an answer by tomorrow', '{job}'),
    ('application_status.promised_today', '{company} promised you an answer by today', '{job}'),
    ('application_status.promise_missed', '{company} has not answered by the promised day', '{job}. They have been reminded.'),
    ('answer_due.tomorrow', 'An answer is due tomorrow', '{names}'),
    ('answer_due.today', 'An answer is due today', '{names}'),
    ('answer_due.late', 'An answer is late', '{names}'),
    ('answer_due.tomorrow_several', '{count} answers are due tomorrow', '{names}'),
    ('answer_due.today_several', '{count} answers are due today', '{names}'),
    ('answer_due.late_several', '{count} answers are late', '{names}'),
    ('message_received', '{writer} wrote to you about {job}', '{words}'),
    ('message_received.several', '{writer} wrote {count} messages to you about {job}', '{words}'),
    ('message_received.several_writers', '{count} new messages about {job}', '{words}'),
    ('applicant_message', '{writer} wrote to you about {job}', '{words}'),
    ('applicant_message.unsent', 'Your message to {names} wasn''t sent', '{job}'),
    ('applicant_message.several', '{writer} wrote {count} messages to you about {job}', '{words}'),
    ('applicant_message.several_writers', '{count} new messages about {job}', '{words}'),
    ('interview_proposed', '{company} proposes times to talk', '{job} at {company}'),
    ('interview_proposed.to_move', '{company} proposes another time to talk', '{job} at {company}'),
    ('interview_changed.times_withdrawn', '{company} has withdrawn the times it proposed', '{job} at {company}'),
    ('interview_changed.times_passed', 'The times you were proposed have passed', '{job} at {company}'),
    ('interview_changed.times_ended', 'The times you were proposed are no longer open', E'{job} at {company}[\n{why}]'),
    ('interview_changed', 'Your interview is {time}', E'{job} at {company}[\n{why}]'),
    ('interview_changed.cancelled', 'Your interview was cancelled', E'{job} at {company}[\n{why}]'),
    ('interview_reminder', 'Your interview is {time}', '{job} at {company}'),
    ('interview_reminder.soon', 'Your interview begins soon, {time}', '{job} at {company}'),
    ('interview_answered.proposed', '{company} proposes times to talk to {candidate}', '[{words}]'),
    ('interview_answered.withdrawn', '{company} has withdrawn the times it proposed to {candidate}', '[{words}]'),
    ('interview_answered.declined', '{candidate} can make none of the times', '[{words}]'),
    ('interview_answered.passed', '{candidate} has picked none of the times, which have passed', '[{words}]'),
    ('interview_answered.ended', 'The times proposed to {candidate} are no longer open', '[{words}]'),
    ('interview_answered.confirmed', '{candidate} picked {time}', '[{words}]'),
    ('interview_answered.moved', 'The interview with {candidate} is now {time}', '[{words}]'),
    ('interview_answered.cancelled', 'The interview with {candidate} was cancelled: {time}', '[{words}]'),
    ('interview_answered.move_asked', '{candidate} asks for another time than {time}', '[{words}]'),
    ('interview_answered.nobody', 'Nobody takes part in the interview with {candidate}, {time}', 'Who took part does not work on it any more. Propose times with somebody else, or cancel it.'),
    ('interview_answered.joined', 'You take part in the interview with {candidate}, {time}', '[{job}]'),
    ('interview_soon', 'Interview with {candidate}, {time}', '[{job}]'),
    ('interview_soon.scorecard_due', 'Scorecard due: {candidate}', E'Interview on {time}\n{job}'),
    ('interview_soon.soon', 'Interview with {candidate} begins soon, {time}', '[{job}]'),
    ('offer_made', 'You have an offer from {company}', '{job}: {salary}. It stands until {day}.'),
    ('offer_ended.withdrawn', '{company} has withdrawn its offer', '{job}[. {words}]'),
    ('offer_ended.expired', 'The offer from {company} has expired', '{job}[. {words}]'),
    ('offer_ended', 'The offer from {company} has ended', '{job}[. {words}]'),
    ('offer_answered.accepted', '{candidate} accepted the offer[ of {company}]', '{job}[. {words}]'),
    ('offer_answered.declined', '{candidate} declined the offer[ of {company}]', '{job}[. {words}]'),
    ('offer_answered.expired', 'The offer[ of {company}] to {candidate} has expired', '{job}[. {words}]'),
    ('offer_answered.ended', 'The offer[ of {company}] to {candidate} has ended', '{job}[. {words}]'),
    ('offer_answered.open', '{company} offers {candidate} the job', '{job}[. {words}]'),
    ('offer_answered.withdrawn', '{company} has withdrawn its offer to {candidate}', '{job}[. {words}]'),
    ('company_invitation', 'Invitation from {company}', '{company} would like to manage your profile and represent you.'),
    ('management_ended', '{company} no longer manages your profile', 'They see your profile and documents no more. Your account and your applications stay.'),
    ('candidate_left', '{candidate} is no longer managed by {company}', 'They ended it themselves. You see their profile and documents no more; applications they made with you stay.'),
    ('put_forward', '{company} would like to put you forward', '{job} at {employer}. Nothing is sent before you agree.'),
    ('put_forward_answered.agreed', '{candidate} agreed and applied', '{job}'),
    ('put_forward_answered.declined', '{candidate} does not want to be put forward', '{job}'),
    ('partnership_changed.jobs', 'You share jobs with {partner}', 'Each of you sees the open jobs of the other and can put its own candidates forward.'),
    ('partnership_changed.jobs_ended', 'You no longer share jobs with {partner}', 'Neither of you sees the jobs of the other any more.'),
    ('partnership_changed.candidates', 'You share candidates with {partner}', 'Each of you sees those managed candidates of the other who agreed to be shown.'),
    ('partnership_changed.candidates_ended', 'You no longer share candidates with {partner}', 'Neither of you sees the candidates of the other any more.'),
    ('shown_to_partner', 'You are shown to {partner}', '{company} now shares candidates with {partner}. You agreed to be shown; you can change that under My data.'),
    ('job_reported', '“{job}” was reported', 'A job of {company}. It stays online until an administrator decides.'),
    ('job_reported.several', '{count} people reported “{job}”', 'A job of {company}. It stays online until an administrator decides.'),
    ('job_taken_offline', '“{job}” was taken offline', '{reason}'),
    ('job_taken_offline.lifted', 'You can publish “{job}” again', 'An administrator has lifted the decision to keep it offline.'),
    ('job_report_answered.offline', 'We looked at what you reported', '“{job}” is not online any more. Thank you for telling us.'),
    ('job_report_answered.dismissed', 'We looked at what you reported', '“{job}” stays online: we found nothing against our rules. Thank you for telling us.'),
    ('message_reported', 'A message was reported', 'It was written about “{job}” at {company}. It stays until an administrator decides.'),
    ('message_report_answered.removed', 'We looked at what you reported', 'The message was removed. Thank you for telling us.'),
    ('message_report_answered.dismissed', 'We looked at what you reported', 'The message stays: we found nothing against our rules. If you want to hear nothing more, block the conversation.'),
    ('message_removed', 'Your message was removed', 'You wrote it about “{job}”. It was reported, and an administrator found that it is against our rules.'),
    ('message_removed.of_team', 'A message of your team was removed', '{author} wrote it about “{job}”. It was reported, and an administrator found that it is against our rules.')
  ) as words (key, title, message)
  where words.key = notification_words.key
$function$;

CREATE OR REPLACE FUNCTION private.notify (
  user_id uuid,
  key text,
  facts jsonb DEFAULT '{}'::jsonb,
  data jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- An account that goes at this moment is told nothing more, and is nobody's fault.
  insert into public.notifications (user_id, type, title, message, data)
  select u.id, split_part(notify.key, '.', 1), words.title, words.message, coalesce(notify.data, '{}')
  from auth.users u, private.notification_text(notify.key, notify.facts) words
  where u.id = notify.user_id for key share of u;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_admins_of_message_report (
  application public.applications,
  report private.message_reports
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select
    private.notify(p.id, 'message_reported', jsonb_build_object('job', j.title, 'company', c.name)),
    private.enqueue_email('message_reported', p.email, jsonb_build_object(
      'job_title', j.title, 'company_name', c.name, 'kind', report.reason, 'path', '/admin/reported-messages'))
  from public.jobs j, public.companies c, public.profiles p
  where j.id = application.job_id and c.id = application.company_id and p.role = 'admin'
$function$;

CREATE OR REPLACE FUNCTION private.notify_admins_of_report (
  job public.jobs,
  report private.job_reports,
  people integer
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company_name text := (select c.name from public.companies c where c.id = job.company_id);
  reader record;
begin
  for reader in select p.id, p.email from public.profiles p where p.role = 'admin' loop
    perform private.notify(
      reader.id, case when people > 1 then 'job_reported.several' else 'job_reported' end,
      jsonb_build_object('count', people, 'job', job.title, 'company', company_name), jsonb_build_object('job_id', job.id));
    perform private.enqueue_email('job_reported', reader.email, jsonb_build_object(
      'job_title', job.title, 'company_name', company_name, 'kind', report.reason, 'total', people, 'path', '/admin/reports'));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_applicants_of_closing (
  company public.companies
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  told record;
begin
  insert into private.past_applications (user_id, job_title, company_name, applied_at, status)
  select c.user_id, j.title, company.name, a.applied_at, a.status
  from public.applications a
  join public.candidates c on c.id = a.candidate_id
  join public.jobs j on j.id = a.job_id
  where a.company_id = company.id;
  for told in
    select c.user_id, c.first_name, p.email, array_agg(j.title order by j.title) as titles
    from public.applications a
    join public.candidates c on c.id = a.candidate_id
    join public.profiles p on p.id = c.user_id
    join public.jobs j on j.id = a.job_id
    where a.company_id = company.id and a.status = any (private.open_stages())
    group by c.user_id, c.first_name, p.email
  loop
    perform private.notify(
      told.user_id, 'application_status.company_left',
      jsonb_build_object('company', company.name, 'jobs', private.listed_names(told.titles)));
    perform private.enqueue_email('company_closed', told.email, jsonb_build_object(
      'company_name', company.name, 'job_titles', private.listed_names(told.titles), 'path', '/jobs'));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_assignee (
  assignee uuid,
  kind text,
  names text[],
  data jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if cardinality(names) > 0 and assignee is distinct from auth.uid() then
    perform private.notify_staff(
      assignee, 'assigned', private.assignment_key(kind) || case when cardinality(names) > 1 then '.several' else '' end,
      jsonb_build_object('count', cardinality(names), 'names', private.listed_names(names)), data, private.work_path(kind, data));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_candidate_of_offer (
  offer private.offers,
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record := private.told_applicant(application);
  salary text := private.phrase(
    'salary.' || offer.salary_period, jsonb_build_object('amount', to_char(
      offer.salary, case when offer.salary = trunc(offer.salary) then 'FM999,999,999' else 'FM999,999,990.00' end)));
begin
  -- Nobody is told of what they do themselves; accepting is written down for them by mail. Whoever is hired reads that alone.
  if facts.user_id is null or facts.user_id = auth.uid() and offer.state <> 'accepted'
    or offer.state = 'ended' and application.status = 'hired' then
    return;
  end if;
  if offer.state <> 'accepted' then
    delete from public.notifications n
    where n.user_id = facts.user_id and n.type = 'offer_made' and not n.is_read and n.data ->> 'application_id' = application.id::text;
    perform private.notify(
      facts.user_id,
      case offer.state
        when 'open' then 'offer_made' when 'withdrawn' then 'offer_ended.withdrawn' when 'expired' then 'offer_ended.expired'
        else 'offer_ended' end,
      jsonb_build_object(
        'job', facts.title, 'company', facts.company_name, 'salary', salary, 'day', private.offer_end_in_words(offer),
        'words', nullif(offer.words, '')),
      private.application_ids(application));
  end if;
  perform private.enqueue_email(
    'offer', (select p.email from public.profiles p where p.id = facts.user_id), jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name, 'state', offer.state,
      'salary', salary, 'starts_on', offer.starts_on, 'until', private.offer_end_in_words(offer),
      'words', case offer.state
        when 'open' then (select m.body from private.application_messages m where m.application_id = application.id and m.offer_id = offer.id)
        else offer.words end,
      'path', private.conversation_path(application.id, 'candidate')));
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_company_admins (
  company public.companies,
  key text,
  facts jsonb DEFAULT '{}'::jsonb,
  template text DEFAULT NULL::text,
  mail_data jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  ids jsonb := jsonb_build_object('company_id', company.id, 'company_name', company.name);
  reader record;
begin
  facts := facts || jsonb_build_object('company', company.name);
  for reader in
    select u.user_id, p.email
    from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = company.id and private.is_company_admin(u.role)
  loop
    -- Of the plan each is told as they want to be; of the company's approval everybody is.
    if split_part(key, '.', 1) = 'subscription_changed' then
      perform private.notify_staff(
        reader.user_id, 'subscription', key, facts, ids, '/company/dashboard', template, mail_data, by_mail => template is not null);
      continue;
    end if;
    perform private.notify(reader.user_id, key, facts, ids);
    if template is not null then
      perform private.enqueue_email(template, reader.email, mail_data || jsonb_build_object('company_name', company.name));
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_company_of_application (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
  words jsonb;
  ids jsonb := private.application_ids(application);
  path text := '/company/applications/' || application.id;
begin
  select j.title, btrim(p.first_name || ' ' || p.last_name) as candidate_name
  into facts
  from public.jobs j, private.sent_profile(application.id) p
  where j.id = application.job_id;
  words := jsonb_build_object('candidate', facts.candidate_name, 'job', facts.title);
  if application.status = 'withdrawn' then
    perform private.notify_staff(
      told.user_id, 'new_application', 'application_withdrawn', words, ids, path, by_mail => false)
    from private.people_behind_application(application) told;
  else
    perform private.notify_staff(
      told.user_id, 'new_application',
      case when application.attempt > 1 then 'application_received.again' else 'application_received' end, words, ids, path,
      'application_received', jsonb_build_object(
        'job_title', facts.title, 'candidate_name', facts.candidate_name,
        'match_summary', private.application_match(application) ->> 'summary'))
    from private.people_behind_application(application) told;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_due (
  of_kind text DEFAULT NULL::text,
  of_subject uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due private.pending_notifications;
begin
  for due in
    select * from private.pending_notifications pending
    where case when of_kind is null then pending.due_at <= now() else (pending.kind, pending.subject_id) = (of_kind, of_subject) end
    order by pending.due_at, pending.kind, pending.subject_id
    -- A run holds what it notifies of until it ends; the rest is for the next one.
    limit 1000
    -- What is being decided, undone or notified at this moment is for the next run, as it is then.
    for update skip locked
  loop
    begin
      if private.notify_of(due) then
        delete from private.pending_notifications done where done.kind = due.kind and done.subject_id = due.subject_id;
      end if;
    exception when others then
      -- It holds up no other, unless the whole run has to let go.
      if of_kind is not null or sqlstate in ('40001', '40P01') then
        raise;
      end if;
      raise warning 'The notification % of % waits for the next run: %', due.kind, due.subject_id, sqlerrm;
    end;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_former_assignee (
  former uuid,
  kind text,
  names text[],
  assignee_name text,
  data jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if former is distinct from auth.uid() then
    perform private.notify_staff(
      former, 'assigned', private.assignment_key(kind) || case when cardinality(names) > 1 then '.several_ended' else '.ended' end,
      jsonb_build_object('count', cardinality(names), 'names', private.listed_names(names), 'colleague', assignee_name),
      data, '/company/dashboard');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_interviewers_left (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  interview private.interviews;
  application public.applications;
  -- Nothing of theirs: a telephone call goes to their number.
  nameless jsonb := jsonb_build_object('candidate_name', null, 'first_name', null, 'place', '', 'reason', private.phrase('ended.applicant_left'));
begin
  for interview in
    update private.interviews i set state = 'cancelled', sequence = i.sequence + 1, changed_at = now()
    where i.application_id = any (of.application_ids) and private.is_to_come(i)
    returning i.*
  loop
    select a.* into application from public.applications a where a.id = interview.application_id;
    perform private.notify_staff(
      told.user_id, 'interviews', 'application_withdrawn.interview_cancelled',
      jsonb_build_object(
        'job', (select j.title from public.jobs j where j.id = application.job_id), 'day', private.day_in_words(interview.starts_at)),
      private.application_ids(application), '/company/applications/' || application.id, 'interview_cancelled',
      private.interview_mail(interview, told.user_id, false, null) || nameless)
    from private.people_of_interview(interview) told;
    perform private.enqueue_email(
      'interview_cancelled', of.email,
      private.interview_mail(interview, of.user_id, true, null) || nameless || jsonb_build_object(
        'reason', private.phrase('ended.account_deleted'), 'path', '/', 'attendee', jsonb_build_object('email', of.email, 'name', null, 'has_agreed', false)));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_invited_candidate (
  invitation public.invitations,
  company_name text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  candidate_user uuid := (
    select p.id from public.profiles p
    join auth.users u on u.id = p.id
    where lower(p.email) = lower(invitation.email) and p.role = 'candidate' and u.email_confirmed_at is not null
  );
begin
  if candidate_user is not null then
    perform private.notify(
      candidate_user, 'company_invitation', jsonb_build_object('company', company_name),
      jsonb_build_object(
        'invitation_id', invitation.id, 'company_id', invitation.company_id,
        'company_name', company_name, 'management_terms', invitation.management_terms));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_left_company (
  candidate public.candidates,
  assignee uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  name text := coalesce(nullif(btrim(candidate.first_name || ' ' || candidate.last_name), ''), candidate.email);
begin
  select * into company from public.companies c where c.id = candidate.managing_company_id;
  perform private.notify_company_admins(
    company, 'candidate_left', jsonb_build_object('candidate', name), 'candidate_left',
    jsonb_build_object('candidate_name', name, 'path', '/company/candidates'));
  if exists (
    select from public.company_users u where u.user_id = assignee and u.company_id = company.id and not private.is_company_admin(u.role)
  ) then
    perform private.notify(
      assignee, 'candidate_left', jsonb_build_object('candidate', name, 'company', company.name),
      jsonb_build_object('company_id', company.id, 'company_name', company.name));
    perform private.enqueue_email(
      'candidate_left', (select p.email from public.profiles p where p.id = assignee),
      jsonb_build_object('candidate_name', name, 'company_name', company.name, 'path', '/company/candidates'));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_managers_of_offer (
  offer private.offers,
  application public.applications
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.notify_staff(
    told.user_id, 'applicant_messages', 'offer_answered.' || offer.state,
    jsonb_build_object('candidate', name, 'company', facts.company_name, 'job', facts.title, 'words', nullif(offer.words, '')),
    private.application_ids(application) || jsonb_build_object('company_id', told.company_id),
    private.conversation_path(application.id, 'manager'))
  from private.applicant_name(application) name, private.told_applicant(application) facts, private.told_of_message(application, 'company') told
  where told.side = 'manager'
$function$;

CREATE OR REPLACE FUNCTION private.notify_nobody_takes_part (
  interview private.interviews
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.notify_staff(
    behind.user_id, 'interviews', 'interview_answered.nobody',
    jsonb_build_object(
      'candidate', private.applicant_name(a),
      'time', private.time_in_words(interview.starts_at, private.reading_zone(behind.user_id, interview.time_zone))),
    private.application_ids(a), private.conversation_path(a.id, 'company'))
  from public.applications a cross join private.people_behind_application(a) behind
  where a.id = interview.application_id and not exists (select from private.people_of_interview(interview))
$function$;

CREATE OR REPLACE FUNCTION private.notify_of (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  return case pending.kind
    when 'company_decision' then private.notify_of_company_decision(pending)
    when 'plan' then private.notify_of_plan(pending)
    when 'job_reports' then private.notify_of_job_reports(pending)
    when 'message_report' then private.notify_of_message_report(pending)
    when 'move' then private.notify_of_move(pending)
    when 'move_email' then private.notify_of_move(pending)
    when 'added_person' then private.notify_of_added_person(pending)
    when 'merge' then private.notify_of_merge(pending)
    -- Both sides of an assignment are notified right away. It waits for its undo alone.
    when 'assignment' then true
    when 'team_removal' then private.notify_of_team_removal(pending)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_added_person (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
begin
  select * into application from public.applications a where a.id = pending.subject_id for no key update skip locked;
  if application.id is null then
    return not exists (select from public.applications a where a.id = pending.subject_id);
  end if;
  perform private.send_added_email(application);
  perform private.notify_staff(
    told.user_id, 'new_application', 'application_received.added',
    jsonb_build_object(
      'candidate', private.applicant_name(application), 'colleague', private.colleague_name(pending.decided_by, application.company_id),
      'job', (select j.title from public.jobs j where j.id = application.job_id)),
    private.application_ids(application), '/company/applications/' || application.id, by_mail => false)
  from private.people_behind_application(application) told where told.user_id is distinct from pending.decided_by;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_company_decision (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.notify_company_admins(
    c, pending.facts ->> 'key', template => pending.facts ->> 'template', mail_data => pending.facts -> 'mail')
  from public.companies c where c.id = pending.subject_id;
  select true
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_ended_management (
  candidate public.candidates,
  company_name text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.notify(
    candidate.user_id, 'management_ended', jsonb_build_object('company', company_name),
    jsonb_build_object('company_id', candidate.managing_company_id, 'company_name', company_name));
  select private.enqueue_email(
    'management_ended', (select p.email from public.profiles p where p.id = candidate.user_id),
    jsonb_build_object('candidate_first_name', candidate.first_name, 'company_name', company_name, 'path', '/candidate/dashboard'))
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_interview (
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
begin
  perform private.drop_interview_reminders(interview) where what in ('moved', 'cancelled');
  if facts.user_id is not null and template is not null then
    if by_side is distinct from 'candidate' then
      perform private.notify(
        facts.user_id, case what when 'cancelled' then 'interview_changed.cancelled' else 'interview_changed' end,
        jsonb_build_object(
          'time', private.time_in_words(interview.starts_at, private.reading_zone(facts.user_id, interview.time_zone)),
          'job', facts.title, 'company', facts.company_name, 'why', interview.reason),
        private.application_ids(application));
    end if;
    perform private.enqueue_email(
      template, (select p.email from public.profiles p where p.id = facts.user_id),
      private.interview_mail(interview, facts.user_id, true, by_side));
  end if;
  -- Only who takes part gets it into their calendar; others read that it is so.
  perform private.notify_staff(
    told.user_id, 'interviews', 'interview_answered.' || what,
    jsonb_build_object(
      'candidate', name, 'time', private.time_in_words(interview.starts_at, private.reading_zone(told.user_id, interview.time_zone)),
      'words', coalesce(case what when 'move_asked' then interview.move_asked when 'confirmed' then null else interview.reason end, facts.title)),
    private.application_ids(application) || jsonb_build_object('company_id', told.company_id),
    private.conversation_path(application.id, 'company'),
    case when told.user_id = any (taking_part) then template end,
    case when told.user_id = any (taking_part) and template is not null then private.interview_mail(interview, told.user_id, false, by_side)
      else '{}' end)
  from private.people_to_tell(application, private.interview_proposal_of(interview)) told;
  if template is null then
    return;
  end if;
  perform private.mail_calendar(interview, what, auth.uid(), by_side) where auth.uid() = any (taking_part);
  perform private.mail_left_out(interview);
  perform private.note_calendars(interview) where what <> 'cancelled';
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_job_reports (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  reported private.reported_jobs;
  job public.jobs;
begin
  select * into reported from private.reported_jobs r where r.job_id = pending.subject_id;
  select * into job from public.jobs j where j.id = reported.job_id;
  if (pending.before ->> 'is_closed')::boolean then
    perform private.notify_company_admins(
      c, 'job_taken_offline', jsonb_build_object('job', job.title, 'reason', reported.reason), 'job_taken_offline',
      jsonb_build_object('job_title', job.title, 'reason', reported.reason, 'path', '/company/jobs/' || job.id || '/manage'))
    from public.companies c where c.id = job.company_id;
  end if;
  perform private.notify(
    r.reporter, case reported.decision when 'offline' then 'job_report_answered.offline' else 'job_report_answered.dismissed' end,
    jsonb_build_object('job', job.title), jsonb_build_object('job_id', job.id))
  from private.job_reports r where r.job_id = reported.job_id and r.decided_at = reported.decided_at;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_merge (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  ids uuid[] := array[pending.subject_id, (pending.facts ->> 'stays')::uuid];
  people uuid[] := array(select a.candidate_id from public.applications a where a.id = any (ids) and a.candidate_id is not null);
  ends public.applications;
  stays public.applications;
  held integer;
begin
  if cardinality(people) < 2 then
    return true;
  end if;
  -- In the order of all locks. What is in use waits for the next run.
  perform from public.candidates c where c.id = any (people) order by c.id for update skip locked;
  get diagnostics held = row_count;
  if held < 2 then
    return false;
  end if;
  perform from public.applications a where a.id = any (ids) and a.candidate_id = any (people) order by a.id for update skip locked;
  get diagnostics held = row_count;
  if held < 2 then
    return false;
  end if;
  select * into ends from public.applications a where a.id = ids[1];
  select * into stays from public.applications a where a.id = ids[2];
  -- Taken over or withdrawn since: the person's own stays, and two of theirs stay two.
  if private.are_mergeable(ends, stays) then
    if private.waits_for_take_over(ends) then
      perform private.merge(ends, stays, pending.decided_by);
    else
      perform private.merge(stays, ends, pending.decided_by);
    end if;
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_message_report (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  decided private.message_reports;
  message private.application_messages;
begin
  select * into decided from private.message_reports r where r.id = pending.subject_id;
  -- Waiting for nobody: who writes there or erases it goes first.
  select * into message from private.application_messages m where m.id = decided.message_id for update skip locked;
  if message.id is null then
    return decided.id is null;
  elsif message.removed_at = decided.decided_at then
    delete from private.message_files f where f.message_id = message.id;
    perform private.forget_removed_words(message, decided.said);
    perform private.tell_author_of_removal(message);
  end if;
  perform private.notify(
    r.reporter_id, case r.decision when 'removed' then 'message_report_answered.removed' else 'message_report_answered.dismissed' end,
    data => (private.conversation_notice(message, r.reporter_side)).data)
  from private.message_reports r
  where r.message_id = message.id and r.decided_at = decided.decided_at and r.reporter_id is not null;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_move (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  known public.application_status;
  is_back boolean;
  is_news boolean;
begin
  -- Waiting for nobody: what is being moved at this moment is for the next run, as it is then.
  select * into application from public.applications a where a.id = pending.subject_id for no key update skip locked;
  if application.id is null then
    return not exists (select from public.applications a where a.id = pending.subject_id);
  end if;
  known := pending.before #>> '{}';
  is_back := private.is_back(application.status, known);
  is_news := application.status <> known and not private.knows_status(application);
  if pending.kind = 'move_email' then
    if is_news then
      perform private.mail_status(application, is_back);
      -- It stays for a quarter of an hour, so that moves in that time are one more email.
      update private.pending_notifications next set before = to_jsonb(application.status), due_at = now() + interval '15 minutes'
      where next.kind = pending.kind and next.subject_id = pending.subject_id;
    end if;
    return not is_news;
  end if;
  perform private.notify_of_status(application, is_back) where is_news;
  -- Not before: a move that is undone ends nothing. An open offer stays while its application is Offered, an accepted one while it is
  -- Hired: then another can be made.
  if application.status in ('rejected', 'hired') then
    perform private.end_open_things(application, private.phrase('ended.' || application.status));
  elsif application.status <> 'offered' or known = 'hired' then
    perform private.end_offers(application, private.phrase(
      'ended.moved', jsonb_build_object('stage', private.status_to_candidates(application.status))));
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_offer (
  offer private.offers,
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.notify_candidate_of_offer(offer, application);
  perform private.notify_staff_of_offer(offer, application) where offer.state not in ('open', 'withdrawn');
  perform private.notify_managers_of_offer(offer, application);
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_plan (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  plan jsonb := private.subscription_json(pending.subject_id) - '{company_id, updated_at}'::text[];
begin
  select * into company from public.companies c where c.id = pending.subject_id;
  if company.id is not null and plan is distinct from pending.before then
    perform private.notify_company_admins(
      company,
      case
        when plan ->> 'tier' = 'none' then 'subscription_changed.removed'
        when plan ->> 'status' <> 'active' then 'subscription_changed.inactive'
        when private.plan_end((plan ->> 'expires_at')::timestamptz) <= now() then 'subscription_changed.over'
        else 'subscription_changed'
      end,
      jsonb_build_object(
        'plan', private.in_words(plan ->> 'tier'), 'status', private.in_words(plan ->> 'status'),
        'day', private.day_in_words((plan ->> 'expires_at')::timestamptz)));
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_proposal (
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
  name text := private.applicant_name(application);
  ids jsonb := private.application_ids(application);
  is_to_move boolean := proposal.interview_id is not null;
begin
  if facts.user_id is not null and what <> 'declined' then
    perform private.notify(
      facts.user_id,
      case
        when what = 'proposed' and is_to_move then 'interview_proposed.to_move'
        when what = 'proposed' then 'interview_proposed'
        else 'interview_changed.times_' || what
      end,
      jsonb_build_object('job', facts.title, 'company', facts.company_name, 'why', why), ids);
  end if;
  if facts.user_id is not null and what = 'proposed' then
    perform private.mail_candidate(facts.user_id, 'company_messages', 'interview_times_proposed', jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name,
      'made_by_name', proposal.made_by_name, 'is_to_move', is_to_move,
      'words', (select m.body from private.application_messages m where m.proposal_id = proposal.id),
      'minutes', proposal.minutes, 'place_kind', proposal.place_kind, 'place', proposal.place,
      'times', (
        select jsonb_agg(private.time_in_words(slot, private.reading_zone(facts.user_id, proposal.time_zone)) order by slot)
        from unnest(proposal.slots) as slot),
      'path', private.conversation_path(application.id, 'candidate')));
  end if;
  perform private.notify_staff(
    told.user_id, 'interviews', 'interview_answered.' || what,
    jsonb_build_object('candidate', name, 'company', facts.company_name, 'words', coalesce(proposal.note, why, facts.title)),
    ids || jsonb_build_object('company_id', told.company_id),
    private.conversation_path(application.id, 'company'), by_mail => what in ('proposed', 'declined', 'passed'))
  from private.people_to_tell(application, proposal.id) told
  -- What the company does itself, whoever manages the candidate hears of.
  where what in ('declined', 'ended', 'passed') or told.company_id <> application.company_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_put_forward (
  asked public.put_forwards
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select c.user_id, c.first_name, j.title, employer.name as employer, by_company.name as by_company into facts
  from public.candidates c
  cross join public.companies by_company
  cross join public.jobs j
  join public.companies employer on employer.id = j.company_id
  where c.id = asked.candidate_id and by_company.id = asked.company_id and j.id = asked.job_id;
  perform private.notify(
    facts.user_id, 'put_forward',
    jsonb_build_object('company', facts.by_company, 'job', facts.title, 'employer', facts.employer),
    jsonb_build_object('job_id', asked.job_id, 'company_id', asked.company_id, 'company_name', facts.by_company));
  if asked.mailed_at = now() then
    perform private.mail_candidate(facts.user_id, 'put_forward', 'put_forward', jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.employer, 'by_company', facts.by_company,
      'path', '/candidate/apply/' || asked.job_id));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_put_forward_answer (
  asked public.put_forwards
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select btrim(c.first_name || ' ' || c.last_name) as name, j.title into facts
  from public.candidates c, public.jobs j where c.id = asked.candidate_id and j.id = asked.job_id;
  if exists (
    select from public.company_users u
    where u.user_id = asked.put_forward_by and u.company_id = asked.company_id and u.role = any (private.staff_roles_for('handle_candidates'))
  ) then
    perform private.notify(
      asked.put_forward_by,
      case asked.status when 'agreed' then 'put_forward_answered.agreed' else 'put_forward_answered.declined' end,
      jsonb_build_object('candidate', facts.name, 'job', facts.title),
      jsonb_build_object('job_id', asked.job_id, 'application_id', asked.application_id, 'company_id', asked.company_id));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_status (
  application public.applications,
  is_back boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record := private.told_applicant(application);
begin
  -- One that was not read yet says what is no longer so.
  delete from public.notifications n
  where n.user_id = facts.user_id and n.type = 'application_status' and not n.is_read
    and n.data ->> 'application_id' = application.id::text;
  perform private.notify(
    facts.user_id,
    case
      when is_back then 'application_status.back'
      when application.status = 'rejected' then 'application_status.rejected'
      when application.status = 'reviewing' then 'application_status.reviewing'
      else 'application_status' end,
    jsonb_build_object('job', facts.title, 'company', facts.company_name, 'stage', private.status_to_candidates(application.status)),
    private.application_ids(application)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_team_removal (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  member private.job_team_members := jsonb_populate_record(null::private.job_team_members, pending.before -> 'member');
begin
  perform private.notify_staff(
    member.user_id, 'assigned', 'job_assigned.team_ended', jsonb_build_object('job', j.title),
    jsonb_build_object('company_id', member.company_id), '/company/dashboard')
  from public.jobs j join public.company_users u on u.company_id = j.company_id and u.user_id = member.user_id
  where j.id = member.job_id and member.user_id is distinct from pending.decided_by
    -- Added again since.
    and not exists (select from private.job_team_members m where m.job_id = member.job_id and m.user_id = member.user_id);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_partners (
  partnership public.company_relationships,
  what text,
  is_shared boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  pair record;
begin
  for pair in
    select ours, theirs
    from public.companies ours, public.companies theirs
    where (ours.id, theirs.id) in ((partnership.company_a_id, partnership.company_b_id), (partnership.company_b_id, partnership.company_a_id))
      and ours.is_approved and theirs.is_approved
  loop
    perform private.notify_company_admins(
      pair.ours, 'partnership_changed.' || what || case when is_shared then '' else '_ended' end,
      jsonb_build_object('partner', (pair.theirs).name));
    if is_shared and what = 'candidates' then
      perform private.notify(
        p.user_id, 'shown_to_partner', jsonb_build_object('company', (pair.ours).name, 'partner', (pair.theirs).name),
        jsonb_build_object('company_id', (pair.theirs).id, 'company_name', (pair.theirs).name))
      from public.candidates p
      where p.managing_company_id = (pair.ours).id and private.is_shown_to(p, (pair.theirs).id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_removed_colleague (
  gone public.company_users
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company text := (select c.name from public.companies c where c.id = gone.company_id);
begin
  perform private.notify(gone.user_id, 'role_changed.removed', jsonb_build_object('company', company));
  perform private.enqueue_email(
    'removed_from_team', (select p.email from public.profiles p where p.id = gone.user_id),
    jsonb_build_object('company_name', company, 'path', '/contact'));
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_staff (
  of_user uuid,
  kind text,
  key text,
  facts jsonb,
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
    perform private.notify(of_user, key, facts, data);
  end if;
  perform private.mail_staff(of_user, kind, key, facts, data, path, template, mail_data) where by_mail;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_staff_of_offer (
  offer private.offers,
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  key text := 'offer_answered.' || offer.state;
  facts jsonb := jsonb_build_object(
    'candidate', private.applicant_name(application), 'job', (select j.title from public.jobs j where j.id = application.job_id),
    'words', nullif(offer.words, ''));
  words record := private.notification_text(key, facts);
begin
  perform
    private.notify(told.user_id, key, facts, private.application_ids(application)),
    -- What ended the application is mailed already.
    case when offer.state <> 'ended' then
      private.enqueue_email('staff_notice', (select p.email from public.profiles p where p.id = told.user_id), jsonb_build_object(
        'kind', 'offers', 'title', words.title, 'message', words.message, 'path', private.conversation_path(application.id, 'company'),
        'company_name', (select c.name from public.companies c where c.id = application.company_id))) end
  from (
    select b.user_id from private.people_behind_application(application) b
    union
    select offer.made_by where private.looks_after_applications(offer.made_by, application)
  ) told
  where told.user_id is distinct from auth.uid();
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
  document jsonb := nullif(p_offer -> 'document', 'null');
  errors jsonb := private.field_errors(p_offer, private.offers_rules('offer'));
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'salary', case
      when errors ?| array['salary', 'salary_period'] then null
      when not private.is_amount((p_offer ->> 'salary')::numeric, p_offer ->> 'salary_period')
      then 'Enter a whole number for a year or a month' end,
    'starts_on', case when not errors ? 'starts_on' and private.is_day_over((p_offer ->> 'starts_on')::date) then 'It starts today or later' end,
    'answer_by', case
      when errors ? 'answer_by' then null
      when private.is_day_over((p_offer ->> 'answer_by')::date) then 'It stands until today or later'
      when (p_offer ->> 'answer_by')::date > private.latest_day(now()) + 90 then 'It stands for at most 90 days' end,
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

CREATE OR REPLACE FUNCTION private.offers_of_today (
  of_company uuid,
  mine private.staff_act[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object('total', private.open_offer_count(of_company, mine), 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'application_id', o.application_id, 'person', o.candidate_name, 'job_title', o.title, 'answer_by', o.answer_by, 'sent_at', o.shown_at,
      'is_read', o.is_read)
      order by o.answer_by, o.application_id), '[]')
    from (
      select w.application_id, m.candidate_name, j.title, f.answer_by, f.shown_at, exists (
          select from private.application_messages sent
          join public.applications a on a.id = sent.application_id
          join public.candidates c on c.id = a.candidate_id
          join private.conversation_reads r on r.application_id = sent.application_id and r.user_id = c.user_id and r.read_seq >= sent.seq
          where sent.application_id = w.application_id and sent.offer_id = f.id) as is_read
      from private.waiting_offers w
      join private.application_matches m on m.application_id = w.application_id
      join private.offers f on f.application_id = w.application_id and f.state = 'open'
      join public.jobs j on j.id = w.job_id
      where w.company_id = of_company
        and ('handle_applications' = any (mine) or w.job_id in (select private.my_assigned_job_ids()))
      order by f.answer_by, w.application_id
      limit 5
    ) as o
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.offers_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'offer'::text THEN ARRAY[private.rule('salary'::text, 'amount'::text, 100000000, 1, 'Enter a salary from 1 to 100,000,000'::text), private.rule('salary_period'::text, 'choice'::text, min => 1, message => 'Choose what the salary is for'::text, choices => '{year,month,hour}'::text[]), private.rule('starts_on'::text, 'day'::text, min => 1, message => 'Choose the day it starts'::text), private.rule('answer_by'::text, 'day'::text, min => 1, message => 'Choose until when it stands'::text), private.rule('place'::text, 'line'::text, 200), private.rule('hours'::text, 'line'::text, 200), private.rule('leave'::text, 'line'::text, 200), private.rule('trial'::text, 'line'::text, 200), private.rule('words'::text, 'text'::text, 5000)] WHEN 'decline'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, message => 'Choose a reason'::text, choices => '{other_job,salary,terms,location,stays,other}'::text[]), private.rule('words'::text, 'text'::text, 1000)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.other_times_of_today (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'application_id', a.id, 'person', private.applicant_name(a), 'job_title', j.title) order by w.place), '[]')
  from unnest((private.declined_times(auth.uid(), of_company))[:5]) with ordinality as w (id, place)
  join public.applications a on a.id = w.id
  join public.jobs j on j.id = a.job_id
$function$;

CREATE OR REPLACE FUNCTION private.overdue_total (
  scopes uuid[],
  wanted private.application_filter
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return (
    select count(*)
    from unnest(scopes) as among (scope)
    cross join unnest(wanted.stages) as stage
    -- offset 0: scope by scope, by their index.
    cross join lateral (
      select x.application_id from private.application_scopes x
      where x.scope = among.scope and x.status = stage and private.is_overdue(x.answer_due)
        and (wanted.found is null or x.application_id in (select unnest(wanted.found)))
      offset 0
    ) x
    where (wanted.is_plain or (
      select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.owed_applications (
  scopes uuid[],
  wanted private.application_filter,
  before_day date,
  p_before jsonb,
  size integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  after record := private.page_key(p_before, 'appliedAt');
  -- Without a page before, before every day.
  after_day date := '-infinity';
begin
  if p_before is not null then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist')
    where not coalesce(private.is_day(p_before ->> 'due'), false);
    after_day := p_before ->> 'due';
  end if;
  return array(
    select page.application_id
    from unnest(scopes) as among (scope)
    cross join unnest(wanted.stages) as stage
    cross join lateral (
      select x.answer_due, x.applied_at, x.application_id
      from private.application_scopes x
      where x.scope = among.scope and x.status = stage and x.answer_due < before_day
        and (x.answer_due, x.applied_at, x.application_id) > (after_day, after.at, after.id)
        and (wanted.found is null or x.application_id in (select unnest(wanted.found)))
        and (wanted.is_plain or (
          select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id))
      order by x.answer_due, x.applied_at, x.application_id
      limit size
    ) page
    order by page.answer_due, page.applied_at, page.application_id
    limit size
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.owed_replies (
  of_company uuid,
  mine private.staff_act[],
  last_day date
)
  RETURNS TABLE (
    application_id uuid,
    job_id uuid,
    answer_due date,
    applied_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if 'manage_staff' = any (mine) then
    return query
      select m.application_id, m.job_id, m.answer_due, m.applied_at from private.application_matches m
      where m.company_id = of_company and m.status in ('applied', 'reviewing', 'interview') and m.answer_due <= last_day
      order by m.answer_due, m.applied_at, m.application_id
      limit 1000;
  elsif 'handle_applications' = any (mine) then
    return query
      select m.application_id, m.job_id, m.answer_due, m.applied_at
      from private.application_matches m
      left join public.application_assignments own on own.application_id = m.application_id
      left join public.job_assignments of_job on of_job.job_id = m.job_id
      where m.company_id = of_company and m.status in ('applied', 'reviewing', 'interview') and m.answer_due <= last_day
        -- Nobody's are everybody's.
        and (
          coalesce(own.assigned_to_user_id, of_job.assigned_to_user_id, auth.uid()) = auth.uid()
          or own.assigned_to_user_id is null and exists (
            select from private.job_team_members team where team.job_id = m.job_id and team.user_id = auth.uid()))
      order by m.answer_due, m.applied_at, m.application_id
      limit 1000;
  else
    return query
      select m.application_id, m.job_id, m.answer_due, m.applied_at
      from private.my_assigned_job_ids() as assigned (id)
      join private.application_matches m on m.job_id = assigned.id and m.company_id = of_company
      where m.status in ('applied', 'reviewing', 'interview') and m.answer_due <= last_day
      order by m.answer_due, m.applied_at, m.application_id
      limit 1000;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_group_message (
  p_id uuid
)
  RETURNS private.group_messages
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  message private.group_messages;
begin
  select * into message from private.group_messages g where g.id = p_id and g.author_id = private.require_caller() for update;
  perform private.fail(404, 'message_not_found', 'Message not found') where message.id is null;
  return message;
end
$function$;

CREATE OR REPLACE FUNCTION private.paid_a_year (
  amount numeric,
  pay_period text
)
  RETURNS numeric
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN (amount * (CASE pay_period WHEN 'hour'::text THEN 2080 ELSE 1 END)::numeric);

CREATE OR REPLACE FUNCTION private.people_behind_added (
  application public.applications,
  adder uuid
)
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select b.user_id from private.people_behind_application(application) b
  union
  select u.user_id from public.company_users u where u.user_id = adder and u.company_id = application.company_id
$function$;

CREATE OR REPLACE FUNCTION private.people_behind_job (
  of_job uuid
)
  RETURNS TABLE (
    user_id uuid,
    email text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 WITH job
  AS (
          SELECT j.company_id,
             private.job_owner(j.id) AS in_charge
            FROM public.jobs j
           WHERE (j.id = people_behind_job.of_job)
         )
  SELECT u.user_id,
     p.email
    FROM ((job
      JOIN public.company_users u ON (((u.company_id = job.company_id) AND (
         CASE
             WHEN (job.in_charge IS NULL) THEN (u.role = 'company_admin'::public.staff_role)
             ELSE (u.user_id = job.in_charge)
         END OR (EXISTS ( SELECT
            FROM private.job_team_members m
           WHERE ((m.job_id = people_behind_job.of_job) AND (m.user_id = u.user_id))))))))
      JOIN public.profiles p ON ((p.id = u.user_id)));
END;

CREATE OR REPLACE FUNCTION private.people_to_message (
  p_ids uuid[],
  me private.reach
)
  RETURNS SETOF public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  wanted uuid[] := private.asked_applications(p_ids);
begin
  perform private.fail(422, 'invalid_input', 'Choose at most 100 people') where cardinality(wanted) > 100;
  return query
    select a.* from unnest(wanted) with ordinality as asked (id, place)
    join public.applications a on a.id = asked.id and private.can_move_application(a, me)
    order by asked.place;
  perform private.fail(404, 'application_not_found', 'Application not found')
  where (select count(*) from public.applications a where a.id = any (wanted) and private.can_move_application(a, me)) < cardinality(wanted);
  perform private.fail(422, 'invalid_input', 'Choose people of one job')
  where (select count(distinct a.job_id) from public.applications a where a.id = any (wanted)) > 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.phone_key (
  phone text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT "right"(digits.digits, 10) AS "right" FROM regexp_replace(phone_key.phone, '\D'::text, ''::text, 'g'::text) digits(digits) WHERE (char_length(digits.digits) >= 7));

CREATE OR REPLACE FUNCTION private.phrase (
  key text,
  facts jsonb DEFAULT '{}'::jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if private.phrase_words(key) is null then
    raise exception 'There is no phrase %', key;
  end if;
  return private.filled(private.phrase_words(key), facts);
end
$function$;

CREATE OR REPLACE FUNCTION private.counted_work (
  kind text,
  n integer
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE n WHEN 0 THEN NULL::text WHEN 1 THEN private.phrase(('work.one_'::text || kind)) ELSE private.phrase(('work.several_'::text || kind), jsonb_build_object('count', n)) END;

CREATE OR REPLACE FUNCTION private.phrase_words (
  key text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select words.phrase
  from (values
    ('ended.withdrawn', 'The applicant withdrew the application'),
    ('ended.rejected', 'The application was not selected'),
    ('ended.hired', 'The application ended with a hire'),
    ('ended.accepted', 'The offer was accepted'),
    ('ended.moved', 'The application was moved to {stage}'),
    ('ended.job_deleted', 'The job was taken off'),
    ('ended.company_left', '{company} has left Fairmatch'),
    ('ended.applicant_left', 'The applicant deleted their account'),
    ('ended.account_deleted', 'The account was deleted'),
    ('salary.year', '${amount} a year'),
    ('salary.month', '${amount} a month'),
    ('salary.hour', '${amount} an hour'),
    ('work.one_job', '1 job'),
    ('work.several_job', '{count} jobs'),
    ('work.one_application', '1 application'),
    ('work.several_application', '{count} applications'),
    ('work.one_candidate', '1 candidate'),
    ('work.several_candidate', '{count} candidates'),
    ('company_admin', 'Company Admin'),
    ('an_administrator', 'an administrator'),
    ('a_colleague', 'A colleague'),
    ('somebody', 'Somebody'),
    ('file_without_words', 'A file, without words'),
    ('removed.notification', 'A message that was removed'),
    ('removed.summary', 'A message of these was removed'),
    ('removed.email', 'This message was removed.')
  ) as words (key, phrase)
  where words.key = phrase_words.key
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
            FROM storage.buckets b)) AND ((o.name COLLATE "C") >= (quota_problem.of_folder || '/'::text)) AND ((o.name COLLATE "C") < (quota_problem.of_folder || '0'::text)) AND ((o.bucket_id <> 'message_files'::text) OR (o.owner_id = (auth.uid())::text)) AND (NOT ((o.bucket_id = 'candidate_resumes'::text) AND (EXISTS ( SELECT
            FROM public.companies c
           WHERE (c.id = quota_problem.of_folder))) AND (EXISTS ( SELECT
            FROM private.sent_documents d
           WHERE ((d.bucket_id = o.bucket_id) AND (d.name = o.name)))))));
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
  rules private.rule[];
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
  wanted.is_unread := asked ? 'unread';
  wanted.has_responses := asked ? 'responses';
  if asked ? 'tags' then
    wanted.tags := array(
      select distinct key
      from regexp_split_to_table(asked ->> 'tags', ',') as tag, private.tag_key(tag) as key where key <> '');
  end if;
  wanted.of_company := of_company;
  wanted.is_plain := asked - 'stage' - 'job' - 'search' - 'tags' - 'unread' = '{}';
  return wanted;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_application_order (
  p_sort text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_field_errors('{"sort": "Choose an order"}')
  where p_sort is not null and p_sort not in ('best', 'decision', 'newest', 'answer');
  return coalesce(p_sort, 'best');
end
$function$;

CREATE OR REPLACE FUNCTION private.read_job_filter (
  asked jsonb
)
  RETURNS private.job_filter
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  kinds constant jsonb := '{
    "skills": "array", "place": "string", "places": "array", "wide": "boolean", "remote": "boolean", "types": "array", "workplaces": "array", "levels": "array",
    "salary": "number", "posted": "number", "industry": "string", "company": "string"
  }';
  wanted private.job_filter;
begin
  perform private.refuse_unknown_filter(jsonb_typeof(asked) = 'object');
  perform private.refuse_unknown_filter(kinds ->> name = jsonb_typeof(value)) from jsonb_each(asked) as given (name, value);
  -- Each count of count_jobs_by reads them again.
  perform private.refuse_unknown_filter(jsonb_array_length(value) <= 20) from jsonb_each(asked) as given (name, value) where jsonb_typeof(value) = 'array';
  perform private.refuse_unknown_filter(jsonb_typeof(skill) = 'string') from jsonb_array_elements(asked -> 'skills') as skill;
  perform private.refuse_unknown_filter(jsonb_typeof(place) = 'string') from jsonb_array_elements(asked -> 'places') as place;
  perform private.refuse_unknown_filter(type = any (enum_range(null::public.job_type)::text[]))
  from jsonb_array_elements_text(asked -> 'types') as type;
  perform private.refuse_unknown_filter(workplace = any (enum_range(null::public.workplace)::text[]))
  from jsonb_array_elements_text(asked -> 'workplaces') as workplace;
  perform private.refuse_unknown_filter(level = any (enum_range(null::public.experience_level)::text[]))
  from jsonb_array_elements_text(asked -> 'levels') as level;
  perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'salary', 'integer')) where asked ? 'salary';
  perform private.refuse_unknown_filter(asked ->> 'posted' ~ '^\d{1,3}$') where asked ? 'posted';
  perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'company', 'uuid')) where asked ? 'company';

  wanted.skills := nullif(private.skill_keys(array(
    select left(skill, 100) from jsonb_array_elements_text(asked -> 'skills') as skill where private.trimmed(skill) <> '')), '{}');
  wanted.place_terms := nullif(array(
    select distinct term
    from (select asked ->> 'place' union all select jsonb_array_elements_text(asked -> 'places')) as named (place)
    cross join unnest(private.places_meant(private.trimmed(left(named.place, 200)), coalesce((asked -> 'wide')::boolean, false))) as term
    where term is not null), '{}');
  wanted.is_remote := coalesce((asked -> 'remote')::boolean, false);
  wanted.types := nullif(array(select type::public.job_type from jsonb_array_elements_text(asked -> 'types') as type), '{}');
  wanted.workplaces := nullif(
    array(select workplace::public.workplace from jsonb_array_elements_text(asked -> 'workplaces') as workplace), '{}');
  wanted.levels := nullif(array(select level::public.experience_level from jsonb_array_elements_text(asked -> 'levels') as level), '{}');
  wanted.salary_from := asked ->> 'salary';
  wanted.posted_after := now() - (asked ->> 'posted')::integer * interval '1 day';
  wanted.industry := nullif(lower(private.trimmed(left(asked ->> 'industry', 100))), '');
  wanted.company_id := asked ->> 'company';
  return wanted;
end
$function$;

CREATE OR REPLACE FUNCTION private.reason_to_open (
  bucket text,
  path text,
  me private.reach
)
  RETURNS TABLE (
    subject text,
    id uuid,
    company_id uuid,
    is_as_sent boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT found.subject,
     found.id,
     found.company_id,
     found.is_as_sent
    FROM ( SELECT 1 AS place,
             'application'::text AS subject,
             a.id,
             a.company_id,
             (NOT (d.fingerprint IS DISTINCT FROM private.file_fingerprint(o.version, o.metadata))) AS is_as_sent
            FROM ((private.sent_documents d
              JOIN public.applications a ON ((a.id = d.application_id)))
              JOIN storage.objects o USING (bucket_id, name))
           WHERE ((d.bucket_id = reason_to_open.bucket) AND (d.name = reason_to_open.path) AND
                 CASE
                     WHEN (d.merged_id IS NULL) THEN (private.can_review_application(a.*, reason_to_open.me) OR (a.candidate_id = (reason_to_open.me).candidate_id))
                     ELSE private.can_move_application(a.*, reason_to_open.me)
                 END)
         UNION ALL
          SELECT 2 AS place,
             'candidate'::text AS subject,
             c.id,
             c.managing_company_id AS company_id,
             true AS is_as_sent
            FROM public.candidates c,
             LATERAL private.profile_documents(c.*) d(bucket_id, name)
           WHERE ((c.user_id = private.file_folder(reason_to_open.bucket, reason_to_open.path)) AND (d.bucket_id = reason_to_open.bucket) AND (d.name = reason_to_open.path) AND private.manages_candidate(c.*, reason_to_open.me))
         UNION ALL
          SELECT 3 AS place,
             'company'::text AS subject,
             c.id,
             c.id AS company_id,
             true AS is_as_sent
            FROM public.companies c
           WHERE ((reason_to_open.bucket = 'company-documents'::text) AND (c.id = private.file_folder(reason_to_open.bucket, reason_to_open.path)) AND private.can_open_company_document(c.id, reason_to_open.me))) found
   ORDER BY found.place, found.is_as_sent DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION private.refresh_matchable_jobs (
  of_jobs uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into private.matchable_jobs as m (
    job_id, company_id, required, preferred, places, anywhere, level, posted_at, visible_until
  )
  select
    p.job_id, p.company_id,
    coalesce(array_agg(t.id order by t.id) filter (where asked.kind = 'required'), '{}'),
    coalesce(array_agg(t.id order by t.id) filter (where asked.kind = 'preferred'), '{}'),
    coalesce(array_agg(t.id order by t.id) filter (where asked.kind = 'place'), '{}'),
    private.is_anywhere(p.workplace, p.location || p.locations),
    p.experience_level,
    p.posted_at,
    p.visible_until
  from unnest(of_jobs) as job (id)
  join public.published_jobs p on p.job_id = job.id
  left join lateral private.asked_terms(p) as asked on true
  left join private.match_terms t on t.term = asked.term
  group by p.job_id
  order by p.job_id
  on conflict (job_id) do update set
    (company_id, required, preferred, places, anywhere, level, posted_at, visible_until, changed_in)
    = (excluded.company_id, excluded.required, excluded.preferred, excluded.places, excluded.anywhere, excluded.level, excluded.posted_at,
     excluded.visible_until, excluded.changed_in)
  where (m.company_id, m.required, m.preferred, m.places, m.anywhere, m.level, m.posted_at, m.visible_until)
    is distinct from (
      excluded.company_id, excluded.required, excluded.preferred, excluded.places, excluded.anywhere, excluded.level, excluded.posted_at,
      excluded.visible_until);
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_added_link()
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.fail(404, 'link_not_found', 'This link no longer works') $function$;

CREATE OR REPLACE FUNCTION private.refuse_changed_merge (
  changed uuid[],
  at_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  mover text := (
    select u.first_name
    from public.application_events e
    join public.company_users u on u.user_id = e.actor_id and u.company_id = at_company
    where e.application_id = any (changed) and e.from_status is not null and e.actor_id <> auth.uid()
    order by e.id desc limit 1);
begin
  perform private.fail(409, 'merge_changed', case
    when mover <> '' then mover || ' moved one of them. Look again.' else 'One of them has changed. Look again.' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_merge (
  one public.applications,
  other public.applications
)
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.fail(409, 'not_mergeable', 'These two can''t be merged')
  where not private.merge_choices(one) @> jsonb_build_array(jsonb_build_object('application_id', other.id))
$function$;

CREATE OR REPLACE FUNCTION private.refuse_scorecard (
  interview private.interviews
)
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.fail(409, 'cannot_score', problem) from private.scorecard_problem(interview) as problem where problem is not null
$function$;

CREATE OR REPLACE FUNCTION private.refuse_scorecard_input (
  interview private.interviews,
  p_marks jsonb,
  p_recommendation text,
  p_words text
)
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.refuse_field_errors(private.scorecard_errors(p_marks, p_recommendation, p_words, false));
  select private.fail(409, 'criteria_changed', 'The criteria have changed. Check your scorecard: what you wrote is kept')
  where private.criteria_of_interview(interview) is distinct from array(
    select m.mark ->> 'criterion' from jsonb_array_elements(p_marks) with ordinality as m (mark, place) order by m.place
  )
$function$;

CREATE OR REPLACE FUNCTION private.reject_company (
  company public.companies,
  reason text,
  seen timestamp with time zone
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  before public.companies := company;
begin
  if company.submitted_at is null then
    perform private.fail(409, 'not_submitted', 'This company has not finished its registration yet. There is nothing to reject.');
  elsif company.rejected_at is not null and company.rejection_reason is not distinct from reason then
    perform private.require_own(company, company.rejected_at, seen);
    return company;
  end if;
  perform private.require_seen(company, seen);
  perform private.audit('company.rejected', 'company', company.id, company.id, jsonb_build_object(
    'from', private.review_status(company), 'to', 'rejected', 'reason', reason));
  update public.companies set rejected_at = now(), rejection_reason = reason where id = company.id returning * into company;
  perform private.hold_decision(before, null, company,
    'company_rejected', 'company_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_candidate (
  application public.applications,
  today date
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record := private.told_applicant(application);
begin
  perform private.drop_answer_reminders(application.id, facts.user_id);
  perform private.notify(
    facts.user_id,
    case
      when application.answer_due < today then 'application_status.promise_missed'
      when application.answer_due = today then 'application_status.promised_today'
      else 'application_status.promised_tomorrow'
    end,
    jsonb_build_object('company', facts.company_name, 'job', facts.title),
    private.application_ids(application) || jsonb_build_object('answer_by', application.answer_by)
  );
  perform private.mail_candidate(facts.user_id, 'promised_answers', 'answer_promised', jsonb_build_object(
    'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name,
    'answer_by', application.answer_by, 'days_left', sign(application.answer_due - today),
    'path', '/candidate/applications/' || application.id));
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_answers()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  reminded uuid[];
  -- From 12:00 UTC on, when the day before is over everywhere, the same as the day in UTC.
  today date := private.earliest_day(now());
begin
  -- An hour before the summaries, so that reminders are in them.
  if (now() at time zone 'UTC')::time < '12:00' then
    return;
  end if;
  delete from private.answer_reminders r where r.due < today - 7;
  with added as (
    insert into private.answer_reminders (application_id, due, is_last, is_past)
    select a.id, a.answer_due, a.answer_due = today, a.answer_due < today
    from public.applications a
    -- A day that a pause of the schedule let pass is still told.
    where a.answer_due between today - 7 and today + 1 and not exists (
      select from private.answer_reminders r
      where r.application_id = a.id and r.due = a.answer_due and r.is_last = (a.answer_due = today) and r.is_past = (a.answer_due < today))
    on conflict do nothing
    returning application_id
  )
  select coalesce(array_agg(application_id), '{}') into reminded from added;
  perform private.notify_staff(
    due.user_id, 'answer_due',
    case due.days_left when 1 then 'answer_due.tomorrow' when 0 then 'answer_due.today' else 'answer_due.late' end
      || case due.n when 1 then '' else '_several' end,
    jsonb_build_object('count', due.n, 'names', private.listed_names(due.names)),
    jsonb_build_object('company_id', due.company_id) || case due.n when 1 then jsonb_build_object('application_id', due.ids[1]) else '{}' end,
    case due.n when 1 then '/company/applications/' || due.ids[1] else '/company/applications?order=answer' end)
  from (
    select behind.user_id, a.company_id, sign(a.answer_due - today) as days_left, count(*) as n,
      array_agg(a.id order by private.search_text(m.candidate_name), a.id) as ids,
      array_agg(coalesce(m.candidate_name, private.phrase('somebody')) order by private.search_text(m.candidate_name), a.id) as names
    from public.applications a
    left join private.application_matches m on m.application_id = a.id
    cross join lateral private.people_behind_application(a) behind
    where a.id = any (reminded)
    group by behind.user_id, a.company_id, sign(a.answer_due - today)
  ) due;
  -- Who has withdrawn or deleted the account meanwhile waits for nothing.
  perform private.remind_candidate(a, today) from public.applications a where a.id = any (reminded) and a.answer_due is not null order by a.id;
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
begin
  if facts.user_id is not null then
    perform private.notify(
      facts.user_id, case when is_soon then 'interview_reminder.soon' else 'interview_reminder' end,
      jsonb_build_object(
        'time', private.time_in_words(interview.starts_at, private.reading_zone(facts.user_id, interview.time_zone)),
        'job', facts.title, 'company', facts.company_name),
      ids);
    perform private.mail_candidate(
      facts.user_id, 'interview_reminders', 'interview_reminder',
      private.interview_mail(interview, facts.user_id, true, null) || jsonb_build_object('interview_id', interview.id, 'is_soon', is_soon));
  end if;
  perform private.notify_staff(
    told.user_id, 'interviews', case when is_soon then 'interview_soon.soon' else 'interview_soon' end,
    jsonb_build_object(
      'candidate', name, 'job', facts.title,
      'time', private.time_in_words(interview.starts_at, private.reading_zone(told.user_id, interview.time_zone))),
    ids, private.conversation_path(application.id, 'company'), 'interview_reminder',
    private.interview_mail(interview, told.user_id, false, null) || jsonb_build_object('interview_id', interview.id, 'is_soon', is_soon))
  from private.people_of_interview(interview) told;
end
$function$;

CREATE OR REPLACE FUNCTION private.removed_merged (
  token text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  merged private.merged_applications;
  application public.applications;
begin
  -- Files and notes that came with it go with it.
  delete from private.merged_applications m
  using private.merged_application_links l
  where l.token_hash = private.token_hash(token) and m.id = l.merged_id
  returning m.* into merged;
  if merged.id is null then
    return false;
  end if;
  select * into application from public.applications a where a.id = merged.application_id;
  delete from public.notifications n
  where coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = application.id::text and n.data ->> 'ended_id' = merged.id::text;
  perform private.clear_notices(private.traces_of_added(
    merged.profile ->> 'email', '{}', array[merged.id], application.company_id));
  perform private.clear_sent_to_added(merged.profile ->> 'email');
  perform private.note_removal(application, merged.profile ->> 'email', merged.added_by);
  perform private.audit_as(
    null, 'person.removed', 'application', application.id, application.company_id, jsonb_build_object('ended_id', merged.id));
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.replies_of_today (
  of_company uuid,
  mine private.staff_act[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  today date := private.today_of(auth.uid());
begin
  return (
    with owed as materialized (
      select o.*, row_number() over (order by o.answer_due, o.applied_at, o.application_id) as place
      from private.owed_replies(of_company, mine, today + 4) o
    )
    select jsonb_build_object(
      'overdue', count(*) filter (where private.is_overdue(answer_due)),
      'due_today', count(*) filter (where not private.is_overdue(answer_due) and answer_due <= today),
      'rows', coalesce(jsonb_agg(private.reply_json(application_id) order by place) filter (where place <= 5), '[]'))
    from owed
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.reply_json (
  of_application uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'application_id', m.application_id, 'person', m.candidate_name, 'title', m.candidate_title, 'job_title', j.title,
      'status', m.status, 'answer_due', m.answer_due)
    from private.application_matches m join public.jobs j on j.id = m.job_id
    where m.application_id = of_application
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.require_own (
  company public.companies,
  decided_at timestamp with time zone,
  seen timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if seen < decided_at and not exists (
    select from private.pending_notifications pending
    where pending.kind = 'company_decision' and pending.subject_id = company.id and pending.decided_by = auth.uid()
  ) then
    perform private.require_seen(company, seen);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.resume_hits (
  of_company uuid,
  words text[]
)
  RETURNS TABLE (
    name text,
    fingerprint text,
    word text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
    select t.name, t.fingerprint, asked.word
    from unnest(resume_hits.words) as asked (word)
    join private.resume_texts t on t.companies @> array[of_company] and t.words @@ private.resume_query(asked.word);
end
$function$;

CREATE OR REPLACE FUNCTION private.resume_line (
  path text,
  version text,
  of_company uuid,
  asked text[]
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  parts text[] := array(select part from unnest(asked) as word, unnest(private.resume_words(word)) as part);
begin
  return (
    select line
    from private.resume_texts t, string_to_table(t.text, E'\n') with ordinality as lines (line, place)
    where t.name = path and (version is null or t.fingerprint = version) and t.companies @> array[of_company]
      -- Parting a line into words costs most.
      and case when exists (select from unnest(parts) as part where strpos(private.search_text(line), part) > 0)
        then exists (select from unnest(private.resume_words(line)) as word, unnest(parts) as part where starts_with(word, part)) end
    order by place
    limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.resume_line_of (
  application public.applications,
  known text,
  of_company uuid,
  asked text[],
  me private.reach
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  unknown text[] := array(select word from unnest(asked) as word where strpos(known, word) = 0);
begin
  if unknown = '{}' or not private.can_review_application(application, me) then
    return null;
  end if;
  return (
    select line
    from private.sent_documents d
    cross join lateral private.resume_line(d.name, d.fingerprint, of_company, unknown) as line
    where d.application_id = application.id and d.bucket_id = 'candidate_resumes' and line is not null
      and (d.merged_id is null or private.can_move_application(application, me))
    order by d.merged_id is not null
    limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.resume_reader (
  path text,
  OUT is_owner boolean,
  OUT company_id uuid,
  OUT subject text,
  OUT id uuid
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  reason record;
begin
  is_owner := private.is_own_file('candidate_resumes', path);
  if is_owner then
    return;
  end if;
  select * into reason from private.reason_to_open('candidate_resumes', path, me);
  if not reason.is_as_sent then
    return;
  end if;
  subject := reason.subject;
  id := reason.id;
  company_id := case subject
    when 'application' then (
      select case when private.can_move_application(a, me) then a.company_id else a.applied_by_company_id end
      from public.applications a where a.id = reason.id)
    else reason.company_id
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.resume_words (
  value text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ARRAY(SELECT DISTINCT split.word FROM (SELECT btrim(part.part, '.'::text) AS word FROM regexp_split_to_table(private.search_text(resume_words.value), '[\s\u00a0\u2007\u202f!"$%&()*,/:;<=>?@\[\\\]^_{|}~•·–—…“”„«»]+'::text) part(part)) split WHERE ((char_length(split.word) >= 1) AND (char_length(split.word) <= 60)));

CREATE OR REPLACE FUNCTION private.resume_query (
  word text
)
  RETURNS tsquery
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((SELECT string_agg((quote_literal(part.part) || ':*'::text), ' & '::text) AS string_agg FROM unnest(private.resume_words(resume_query.word)) part(part)))::tsquery;

CREATE OR REPLACE FUNCTION private.revoke_approval (
  company public.companies,
  reason text,
  seen timestamp with time zone
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  before public.companies := company;
  proposal public.company_proposals;
begin
  -- First of all: who saw it wait, and rejects it without a reason, is told who has approved it meanwhile.
  perform private.require_seen(company, seen);
  if reason is null then
    perform private.refuse_field_errors('{"reason": "Say why the approval is taken back"}');
  end if;
  -- What waited is what the company wants reviewed now: it goes on into the registration, which nobody but staff and admins reads.
  select * into proposal from public.company_proposals where company_id = company.id;
  perform private.end_proposal(proposal, 'company.changes_ended');
  update public.companies
  set is_approved = false, approved_at = null, rejected_at = now(), rejection_reason = reason
  where id = company.id returning * into company;
  perform private.audit('company.approval_revoked', 'company', company.id, company.id, jsonb_build_object('reason', reason));
  if proposal.company_id is not null then
    company := private.write_company(company, proposal.changes, resubmit => false);
  end if;
  perform private.hold_decision(before, proposal, company,
    'company_rejected.revoked', 'company_approval_revoked', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.scopes_at (
  of_company uuid
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case when private.sees_all_of(of_company, private.my_acts_at(of_company), 'handle_applications') then array[of_company] else array(
    select j.id from private.my_assigned_job_ids() as mine (id) join public.jobs j using (id) where j.company_id = of_company) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.scorecard_errors (
  p_marks jsonb,
  p_recommendation text,
  p_words text,
  is_draft boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  least constant integer := case when is_draft then 0 else 1 end;
  errors jsonb := private.field_errors(
    jsonb_build_object('words', p_words, 'recommendation', p_recommendation), array[
      private.rule('words', 'text', 5000),
      private.rule('recommendation', 'choice', null, least, 'Choose a recommendation', '{strong_no,no,yes,strong_yes}')]);
  given jsonb;
begin
  if jsonb_typeof(p_marks) is distinct from 'array' or jsonb_array_length(p_marks) > 20 then
    return errors || '{"marks": "Use a list here"}';
  end if;
  for given in select m from jsonb_array_elements(p_marks) as m loop
    if jsonb_typeof(given) <> 'object' then
      return errors || '{"marks": "Use a list here"}';
    end if;
    errors := errors || private.field_errors(given, array[
      private.rule('criterion', 'line', 200, 1, 'Name the criterion'),
      private.rule('mark', 'choice', null, least, 'Choose one for each', '{yes,partly,no,not_assessed}')]);
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.scorecard_marks (
  p_marks jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('criterion', (m.mark -> 'criterion'::text), 'mark', (m.mark -> 'mark'::text)) ORDER BY m.place), '[]'::jsonb)
  AS "coalesce"
    FROM jsonb_array_elements(scorecard_marks.p_marks) WITH ORDINALITY m(mark, place);
END;

CREATE OR REPLACE FUNCTION private.scorecards_of_today (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'interview_id', due.id, 'application_id', due.application_id, 'starts_at', due.starts_at,
    'person', private.applicant_name(a), 'job_title', j.title,
    'submitted_by', (
      select coalesce(jsonb_agg(s.author_name order by s.sent_at, s.id), '[]') from private.scorecards s where s.interview_id = due.id)
  ) order by due.starts_at, due.id), '[]')
  from (select * from private.scorecards_due(auth.uid(), of_company) i order by i.starts_at, i.id limit 5) due
  join public.applications a on a.id = due.application_id
  join public.jobs j on j.id = a.job_id
$function$;

CREATE OR REPLACE FUNCTION private.searched_of (
  c public.candidates
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return concat_ws(' ', c.first_name, c.last_name, c.email, array_to_string(c.skills, ' '));
end
$function$;

CREATE OR REPLACE FUNCTION private.send_added_email (
  application public.applications
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update private.added_applications added
  set emails = added.emails + 1, emailed_at = now(),
    email_id = private.enqueue_email('added_by_hand', c.email, jsonb_build_object('added_application_id', application.id))
  from public.candidates c
  where added.application_id = application.id and c.id = application.candidate_id and c.user_id is null
$function$;

CREATE OR REPLACE FUNCTION private.send_due_summaries()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
begin
  insert into private.summary_runs (ran_for) values (private.last_summary()) on conflict do nothing;
  if found then
    delete from private.summary_runs r where r.ran_for < private.last_summary();
    perform private.summarize_scorecards_due();
  end if;
  for due in
    with gone as (
      delete from private.staff_summary_items i where i.created_at < private.last_summary() returning i.*
    )
    select g.user_id, g.company_id, count(*) as total,
      (jsonb_agg(jsonb_build_object('title', g.title, 'message', g.message, 'path', g.path) order by g.id)) as items
    from gone g
    group by g.user_id, g.company_id
  loop
    perform private.enqueue_email(
      'staff_summary', (select p.email from public.profiles p where p.id = due.user_id),
      jsonb_build_object(
        'company_name', (select c.name from public.companies c where c.id = due.company_id),
        'total', due.total,
        'items', jsonb_path_query_array(due.items, '$[0 to 49]'),
        'path', '/company/dashboard',
        'unsubscribe', private.unsubscribe_token(due.user_id, due.company_id, 'summary')));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.sent_documents_json (
  of_application uuid,
  also_merged boolean DEFAULT true
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(listed), '[]')
    from (
      select d.bucket_id as bucket, d.name as path, d.given_name as name, d.size, o.id is not null as is_stored
      from private.sent_documents d
      left join storage.objects o using (bucket_id, name)
      where d.application_id = of_application and d.bucket_id <> 'application_files' and (also_merged or d.merged_id is null)
      order by array_position(array['candidate_resumes', 'candidate_cover_letters', 'candidate_certificates'], d.bucket_id), d.merged_id is not null, d.name
    ) listed
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.sent_profile (
  of_application uuid
)
  RETURNS SETOF public.candidates
  LANGUAGE sql
  STABLE
  ROWS 1
BEGIN ATOMIC
 SELECT sent.id,
     sent.user_id,
     sent.first_name,
     sent.last_name,
     sent.email,
     sent.phone,
     sent.alternate_phone,
     sent.title,
     sent.bio,
     sent.skills,
     sent.gender,
     sent.work_authorization,
     sent.experience_years,
     sent.street,
     sent.unit,
     sent.city,
     sent.state,
     sent.zip_code,
     sent.country,
     sent.portfolio_url,
     sent.github_url,
     sent.linkedin_url,
     sent.resume_url,
     sent.cover_letter_url,
     sent.certificates,
     sent.is_managed_by_company,
     sent.managing_company_id,
     sent.management_terms,
     sent.created_at,
     sent.updated_at,
     sent.shown_to_partners,
     sent.managed_since,
     sent.skill_keys,
     sent.culture_values,
     sent.added_by_company_id,
     sent.added_by_user_id
    FROM ((private.sent_profiles s
      CROSS JOIN LATERAL ( SELECT COALESCE(jsonb_agg(DISTINCT private.skill_key(skill.value)), '[]'::jsonb) AS keys
            FROM jsonb_array_elements_text((s.profile -> 'skills'::text)) skill(value)) skills)
      CROSS JOIN LATERAL jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', skills.keys, 'culture_values', s.culture_values))) sent(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values, added_by_company_id, added_by_user_id))
   WHERE (s.application_id = sent_profile.of_application);
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
begin
  if people <@ told and told <@ people then
    return;
  end if;
  update private.interviews i set sequence = i.sequence + 1 where i.id = interview.id returning * into interview;
  perform private.touch_conversation(application.id);
  perform private.mail_left_out(interview);
  -- A mail about it is newer than what it was changed by last.
  interview.changed_at := now();
  foreach person in array people loop
    if person = any (told) then
      perform private.mail_calendar(interview, 'people', person, null);
    else
      perform private.notify_staff(
        person, 'interviews', 'interview_answered.joined',
        jsonb_build_object(
          'candidate', private.applicant_name(application), 'job', facts.title,
          'time', private.time_in_words(interview.starts_at, private.reading_zone(person, interview.time_zone))),
        private.application_ids(application), private.conversation_path(application.id, 'company'),
        'interview_people', private.interview_mail(interview, person, false, null) || '{"is_new": true}');
    end if;
  end loop;
  perform private.note_calendars(interview);
  if facts.user_id is not null then
    perform private.enqueue_email(
      'interview_people', (select p.email from public.profiles p where p.id = facts.user_id),
      -- Whoever picked the time still comes.
      private.interview_mail(interview, facts.user_id, true, interview.changed_by));
  end if;
  perform private.notify_nobody_takes_part(interview);
end
$function$;

CREATE OR REPLACE FUNCTION private.settled_status (
  application public.applications
)
  RETURNS public.application_status
  LANGUAGE plpgsql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  -- What changed before that is settled.
  if private.undo_is_over(application.updated_at) then
    return application.status;
  end if;
  return (
    select e.to_status from public.application_events e
    where e.application_id = application.id and private.is_settled(e)
    order by e.id desc limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.share_profile_resume()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.share_resume_text(new.resume_url);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.share_resume_text (
  path text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  delete from private.resume_texts t
  where t.name = path and t.by_company is not null and t.by_company <> all (private.companies_with_resume(path));
  update private.resume_texts t set companies = private.companies_with_resume(path) where t.name = path and t.by_company is null
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
  words record;
begin
  -- One line for each conversation: a newer one takes the place of what was not read yet.
  delete from public.notifications n
  where n.user_id = of_user and n.type = kind and not n.is_read
    and coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = application.id::text;
  if unread = '{}' then
    return;
  end if;
  words := private.message_words(
    unread, application, of_side = 'candidate',
    coalesce(nullif(unread[cardinality(unread)].body, ''), private.phrase('file_without_words')));
  if of_side = 'candidate' then
    perform private.notify(of_user, words.key, words.facts, ids);
  else
    perform private.notify_staff(
      of_user, 'applicant_messages', words.key, words.facts, ids, private.answer_path(application.id, of_side), by_mail => false);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_match (
  job public.jobs,
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  -- The city is not shown. Counted, it could be found out with a job in each.
  profile.city := null;
  -- Nor is how they like to work: nothing of it is asked.
  return private.match_explanation(
    job.skills_required, job.preferred_skills, job.experience_level, private.workplace_of(job.job_type, job.workplace), job.location,
    job.locations, '{}', profile);
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
        select from private.job_people j where j.job_id = application.job_id and j.user_id = u.user_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.status_to_candidates (
  status public.application_status
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE status WHEN 'applied'::public.application_status THEN 'Submitted'::text ELSE private.status_in_words(status) END;

CREATE OR REPLACE FUNCTION private.summarize_scorecards_due()
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.staff_summary_items (user_id, company_id, kind, title, message, path, created_at)
  select
    u.user_id, u.company_id, 'interviews', words.title, words.message, '/company/applications/' || a.id,
    private.last_summary() - interval '1 second'
  from private.interviews i
  join public.applications a on a.id = i.application_id and a.candidate_id is not null
  join public.jobs j on j.id = a.job_id
  cross join lateral private.people_of_interview(i) p
  join public.company_users u on u.user_id = p.user_id and u.company_id = a.company_id
  cross join lateral private.notification_text('interview_soon.scorecard_due', jsonb_build_object(
    'candidate', private.applicant_name(a), 'job', j.title,
    'time', private.time_in_words(i.starts_at, private.reading_zone(u.user_id, i.time_zone)))) words
  where i.state = 'confirmed' and i.needs_scorecards and i.starts_at <= now() and not private.has_scored(i.id, p.user_id)
    and (private.staff_notice_setting(u.user_id, u.company_id, 'interviews')).by_mail <> 'off'
  order by i.starts_at, i.id
$function$;

CREATE OR REPLACE FUNCTION private.tag_key (
  name text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN private.trimmed(private.search_text(name));

CREATE OR REPLACE FUNCTION private.tag_to_use (
  of_company uuid,
  p_name text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  asked text := private.trimmed(p_name);
  asked_key text := private.tag_key(asked);
  tag_id uuid := (select t.id from private.company_tags t where t.company_id = of_company and t.key = asked_key);
begin
  if tag_id is not null then
    return tag_id;
  end if;
  perform private.fail(403, 'tag_unknown', 'Choose one of your company''s tags. Your role can''t make new ones.')
  where not private.can_at_company(of_company, 'handle_applications');
  perform private.fail(409, 'too_many_tags', '30 of 30 tags are in use. Reuse one.') where private.tags_in_use(of_company) >= 30;
  -- Those on no application make room.
  delete from private.company_tags t
  where t.company_id = of_company and not exists (select from private.application_tags a where a.tag_id = t.id)
    and (select count(*) from private.company_tags each where each.company_id = of_company) >= 30;
  insert into private.company_tags (company_id, name, key) values (of_company, asked, asked_key) returning id into tag_id;
  return tag_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.tagged_applications (
  of_company uuid,
  keys text[]
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
    select a.application_id
    from private.company_tags t join private.application_tags a on a.tag_id = t.id
    -- Only for its team: administrators read the same lists.
    where t.company_id = of_company and t.key = any (keys) and of_company in (select private.my_company_ids())
    group by a.application_id having count(*) = cardinality(keys);
end
$function$;

CREATE OR REPLACE FUNCTION private.tags_in_use (
  of_company uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select count(*) from private.company_tags t
    where t.company_id = of_company and exists (select from private.application_tags a where a.tag_id = t.id));
end
$function$;

CREATE OR REPLACE FUNCTION private.tags_of (
  of_application uuid
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select t.name from private.application_tags a join private.company_tags t on t.id = a.tag_id
    where a.application_id = of_application order by t.key);
end
$function$;

CREATE OR REPLACE FUNCTION private.team_person (
  of_user uuid,
  at_company uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name, 'role', u.role)
  from public.company_users u where u.user_id = of_user and u.company_id = at_company
$function$;

CREATE OR REPLACE FUNCTION private.team_to_change (
  p_job_id uuid
)
  RETURNS public.jobs
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
begin
  perform private.fail(403, 'not_allowed', 'You don''t have permission to change the hiring team of this job')
  where not private.can_change_team(job);
  -- Two who change one team take turns.
  perform from public.jobs j where j.id = job.id for no key update;
  return private.readable_job(p_job_id);
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
begin
  perform
    private.notify(
      reader.id, case when reader.is_author then 'message_removed' else 'message_removed.of_team' end,
      jsonb_build_object('job', job_title, 'author', message.author_name), place.data),
    private.enqueue_email('message_removed', reader.email, jsonb_build_object(
      'job_title', job_title, 'author_name', case when not reader.is_author then message.author_name end, 'path', place.path))
  from (
    select p.id, p.email, p.id = message.author_id as is_author
    from public.profiles p
    where p.id = message.author_id and (
        message.author_side = 'candidate'
        or exists (select from public.company_users u where u.user_id = p.id and u.company_id = message.company_id))
      or p.id in (select u.user_id from public.company_users u where u.company_id = message.company_id and private.is_company_admin(u.role))
  ) reader;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_ending_plans()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  hidden bigint;
begin
  -- Before the plans are locked: decisions about a company lock its invitations first.
  perform private.pause_invitations(s.company_id, private.plan_end(s.expires_at))
  from public.company_subscriptions s left join private.told_plans t on t.company_id = s.company_id
  where private.is_plan_active(s) and s.expires_at <= now() and private.plan_stage(s.expires_at) = 'ended'
    and t.stage is distinct from 'ended';
  for due in
    select c as company, s.tier, s.expires_at, private.plan_stage(s.expires_at) as stage
    from public.company_subscriptions s
    join public.companies c on c.id = s.company_id
    left join private.told_plans t on t.company_id = s.company_id
    where s.tier <> 'none' and s.status = 'active' and s.expires_at <= now() + interval '14 days'
      -- Onward only: an end that moved by a few hours is not told of again.
      and array_position('{14_days,1_day,ended}'::text[], private.plan_stage(s.expires_at))
        > coalesce(array_position('{14_days,1_day,ended}'::text[], t.stage), 0)
    order by s.expires_at
    limit 1000
    for update of s skip locked
  loop
    if due.stage = 'ended' then
      select count(*) into hidden from public.published_jobs j where j.company_id = (due.company).id and j.visible_until > now();
      perform private.audit_as(null, 'subscription.ended', 'company', (due.company).id, (due.company).id,
        jsonb_build_object('tier', due.tier, 'expires_at', due.expires_at, 'jobs', hidden));
    end if;
    perform private.notify_company_admins(
      due.company, case due.stage when 'ended' then 'subscription_changed.ended' else 'subscription_changed.ends_soon' end,
      jsonb_build_object('plan', private.in_words(due.tier::text), 'day', private.day_in_words(due.expires_at)), 'subscription_ending',
      jsonb_build_object('tier', due.tier, 'expires_at', due.expires_at, 'has_ended', due.stage = 'ended', 'path', '/company/dashboard'));
    perform private.note_told_stage((due.company).id, due.stage);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.template_problem (
  body text,
  fields text[] DEFAULT '{first_name,job_title,company_name,my_name}'::text[]
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  known text[] := array(select '{' || field || '}' from unnest(fields) as field);
  unknown_field text := (select braces[1] from regexp_matches(body, '\{[^{}]*\}', 'g') as braces where braces[1] <> all (known) limit 1);
begin
  return unknown_field || ' isn''t a field. Use '
    || array_to_string(known[:cardinality(known) - 1], ', ') || ', or ' || known[cardinality(known)];
end
$function$;

CREATE OR REPLACE FUNCTION private.message_problem (
  body text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN private.template_problem(body, '{first_name,job_title,company_name,my_name,reply_by}'::text[]);

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
      perform private.end_offer(offer, due.application, 'expired', null);
    else
      update private.offers o set told_at = now() where o.id = offer.id;
      perform private.notify_of_offer(offer, due.application);
      perform private.expect_message_notices(due.application, m) from private.application_messages m where m.offer_id = offer.id;
      perform private.touch_conversation(offer.application_id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.to_decide (
  of_job uuid,
  wanted private.application_filter,
  waiting uuid[]
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return (
    select count(*)
    from private.application_matches m
    where m.job_id = of_job and m.status = any (wanted.stages) and m.status = any (private.open_stages())
      and (m.answer_due < private.due_until() or m.application_id not in (select unnest(waiting)))
      and (wanted.found is null or m.application_id in (select unnest(wanted.found)))
      and (wanted.is_plain or private.fits_filter(m, wanted))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.today_of (
  of_user uuid
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((now() AT TIME ZONE private.database_zone(private.reading_zone(of_user, 'UTC'::text))))::date;

CREATE OR REPLACE FUNCTION private.traces_of_added (
  email text,
  ids uuid[],
  application_ids uuid[],
  of_company uuid
)
  RETURNS private.traces
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ROW(NULL::uuid, email, NULL::uuid, ARRAY[email], ids, application_ids, ARRAY[of_company])::private.traces;

CREATE OR REPLACE FUNCTION private.undo_is_over (
  decided_at timestamp with time zone,
  at_time timestamp with time zone DEFAULT now()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN ((decided_at + private.undo_time()) <= at_time);

CREATE OR REPLACE FUNCTION private.is_settled (
  event public.application_events
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((event).from_status IS NULL) OR ((event).to_status = 'withdrawn'::public.application_status) OR (event).by_candidate OR private.undo_is_over((event).created_at));

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
    and not private.undo_is_over(e.created_at, clock_timestamp())
  returning * into move;
  update public.applications set status = move.from_status where id = move.application_id returning * into application;
  perform private.take_back_offer(application, move.created_at);
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.undo_pending (
  kind text,
  subject_id uuid,
  version timestamp with time zone DEFAULT NULL::timestamp with time zone,
  message text DEFAULT 'It is too late: this was told, or something has changed since.'::text
)
  RETURNS private.pending_notifications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  undone private.pending_notifications;
begin
  delete from private.pending_notifications pending
  where pending.kind = undo_pending.kind and pending.subject_id = undo_pending.subject_id and pending.decided_by = auth.uid()
    and (pending.version is null or pending.version = undo_pending.version)
    -- The time now, not that of the statement's begin: the lock may have been waited for.
    and pending.due_at > clock_timestamp()
  returning * into undone;
  perform private.fail(409, 'undo_over', message) where undone.kind is null;
  insert into private.pending_notifications
  select (jsonb_populate_record(null::private.pending_notifications, undone.replaced)).* where undone.replaced is not null;
  return undone;
end
$function$;

CREATE OR REPLACE FUNCTION private.unread_of_today (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  total integer := private.unread_conversations(of_company);
  me private.reach;
begin
  if total = 0 then return '{"total": 0, "rows": []}'; end if;
  me := private.my_reach();
  return jsonb_build_object('total', total, 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'application_id', w.id, 'person', private.applicant_name(w.application), 'job_title', w.title, 'author', w.author_name,
      'words', left(w.body, 200), 'at', w.created_at) order by w.seq desc), '[]')
    from (
      select a.id, a as application, j.title, m.author_name, m.body, m.created_at, m.seq
      from private.message_notices n
      join public.applications a on a.id = n.application_id
      join public.jobs j on j.id = a.job_id
      cross join lateral private.conversation_side(a, me) as side
      cross join lateral (
        select * from private.unread_messages(a.id, me.user_id, side) u order by u.seq desc limit 1
      ) as m
      where n.user_id = me.user_id and n.is_unread
        and (side = 'company' and a.company_id = of_company or side = 'manager' and a.applied_by_company_id = of_company)
      order by m.seq desc
      limit 5
    ) as w
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.waiting_at (
  of_jobs uuid[]
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return array(select w.application_id from private.waiting_on_others w where w.job_id = any (of_jobs));
end
$function$;

CREATE OR REPLACE FUNCTION private.waits_for_take_over (
  application public.applications
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.candidates c where c.id = application.candidate_id and c.user_id is null);
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_problem (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((application).candidate_id IS NULL) THEN 'The applicant deleted their account'::text WHEN (NOT private.reaches_people((application).company_id)) THEN private.paused_in_words((application).company_id) WHEN private.waits_for_take_over(application) THEN 'Messages, interview times and offers wait until they take over'::text WHEN private.is_blocked(application) THEN 'This conversation is blocked'::text WHEN (private.conversation_ends(application) <= now()) THEN 'The application was closed 30 days ago, and its conversation with it'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.whole_problem (
  value jsonb,
  rule private.rule
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  given numeric := case jsonb_typeof(value) when 'number' then (value #>> '{}')::numeric end;
begin
  if given is null or rule.kind = 'whole' and given <> trunc(given) or given < rule.min or trim_scale(given)::text <> all (rule.choices) then
    return rule.message;
  elsif given > rule.max then
    return coalesce(rule.too_much, rule.message);
  elsif scale(trim_scale(given)) > 2 then
    return 'Use at most two decimals';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.with_found (
  scopes uuid[],
  wanted private.application_filter
)
  RETURNS private.application_filter
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if wanted.words <> '{}' then
    wanted.found := private.found_applications(scopes, wanted.of_company, wanted.words);
  end if;
  if wanted.is_unread then
    wanted.found := array(
      select n.application_id from private.message_notices n
      where n.user_id = auth.uid() and n.is_unread and (wanted.found is null or n.application_id = any (wanted.found)));
  end if;
  if wanted.tags <> '{}' then
    wanted.found := array(
      select id from private.tagged_applications(wanted.of_company, wanted.tags) as id
      where wanted.found is null or id = any (wanted.found));
  end if;
  return wanted;
end
$function$;

CREATE OR REPLACE FUNCTION private.words_of (
  profile public.candidates
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN private.search_text(concat_ws('
'::text, (((profile).first_name || ' '::text) || (profile).last_name), (profile).title, (profile).email, array_to_string((profile).skills, '
'::text)));

CREATE OR REPLACE FUNCTION private.workplace_of (
  kind public.job_type,
  stated public.workplace
)
  RETURNS public.workplace
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN CASE WHEN (kind = 'REMOTE'::public.job_type) THEN 'remote'::public.workplace ELSE stated END;

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
    perform private.end_open_things(application, private.phrase('ended.accepted'));
    perform private.notify_of_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
  return private.application_offers_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.add_person (
  p_id uuid,
  p_job_id uuid,
  p_person jsonb,
  p_anyway boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  rules private.rule[] := private.applications_rules('added_person');
  me private.reach := private.my_reach();
  job public.jobs;
  person jsonb;
  errors jsonb;
  path text := p_person ->> 'resume';
  duplicates jsonb;
  is_there boolean;
  candidate public.candidates;
begin
  -- One account's people are counted one after the other.
  perform private.lock_account(caller);
  if exists (
    select from private.added_applications added join public.applications a on a.id = added.application_id
    where added.application_id = p_id and added.added_by = caller and a.job_id = p_job_id
  ) then
    return jsonb_build_object('id', p_id, 'duplicates', null);
  end if;
  select * into job from public.jobs j where j.id = p_job_id and j.deleted_at is null and private.works_on_job(j, me);
  perform private.fail(404, 'job_not_found', 'Job not found') where job.id is null;
  errors := private.field_errors(p_person, rules);
  person := private.clean_fields(p_person, rules);
  if person ->> 'source' = 'other' and person ->> 'sourceWords' is null then
    errors := errors || '{"sourceWords": "Enter where they came from"}';
  end if;
  -- Whoever gives up files of the company holds the same row.
  perform from public.companies c where c.id = job.company_id for key share;
  if path is not null and private.own_file_problem(job.company_id, 'candidate_resumes', path) is not null then
    errors := errors || jsonb_build_object('resume', private.own_file_problem(job.company_id, 'candidate_resumes', path));
  elsif path is not null and private.is_file_in_use('candidate_resumes', path) then
    errors := errors || '{"resume": "This file is not stored. Upload it again."}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.hold_added_address(job.id, person ->> 'email');
  select * into job from public.jobs j where j.id = p_job_id for share;
  perform private.fail(403, 'not_allowed', 'People can be added to a published job, by who handles its applications, while your company has a plan')
  where not private.can_add_person(job, me);
  duplicates := private.duplicates_of(job, person, me);
  -- Who refused the company is answered for like who is there, so that no account shows.
  is_there := private.is_refused_by_person(job.company_id, person ->> 'email') or private.is_added_to(job.id, person ->> 'email');
  if is_there or duplicates <> '[]' and not coalesce(p_anyway, false) then
    return jsonb_build_object('id', null, 'duplicates', duplicates, 'can_add', not is_there);
  end if;
  perform private.check_daily_quota('people', (
    select count(*) from private.added_applications added where added.added_by = caller and added.added_at > now() - interval '1 day'));
  perform private.refuse_taken_id() where exists (select from public.applications a where a.id = p_id);

  insert into public.candidates (first_name, last_name, email, phone, skills, resume_url, added_by_company_id, added_by_user_id)
  values (
    split_part(person ->> 'name', ' ', 1), btrim(substring(person ->> 'name' from position(' ' in (person ->> 'name') || ' '))),
    person ->> 'email', person ->> 'phone',
    array(select jsonb_array_elements_text(coalesce(person -> 'skills', '[]'))), path, job.company_id, caller)
  returning * into candidate;
  -- Before its application, which is told from others by it.
  insert into public.applications (id, job_id, candidate_id, company_id) values (p_id, job.id, candidate.id, job.company_id);
  insert into private.added_applications (application_id, added_by, source_words)
  values (p_id, caller, case when person ->> 'source' = 'other' then person ->> 'sourceWords' end);
  insert into private.application_sources (application_id, source) values (p_id, person ->> 'source');
  insert into private.team_notes (id, company_id, application_id, author_id, author_name, body)
  select gen_random_uuid(), job.company_id, p_id, caller, private.colleague_name(caller, job.company_id), person ->> 'note'
  where person ->> 'note' is not null;
  perform private.hold_notification('added_person', p_id, '{}');
  perform private.audit('person.added', 'application', p_id, job.company_id, jsonb_build_object('job_id', job.id));
  return jsonb_build_object('id', p_id, 'duplicates', null);
end
$function$;

CREATE OR REPLACE FUNCTION public.add_team_note (
  p_id uuid,
  p_body text,
  p_application_id uuid DEFAULT NULL::uuid,
  p_candidate_id uuid DEFAULT NULL::uuid,
  p_mentioned uuid[] DEFAULT '{}'::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  subject private.note_subject := private.note_subject(p_application_id, p_candidate_id);
  note private.team_notes;
  mentioned uuid[];
  author text;
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('body', p_body), array[private.rule('body', 'text', 5000, 1, 'Write a note')]));
  -- An account that is being deleted at this moment takes what is noted with it: it is waited for, and nothing is noted after it.
  perform from public.applications a where a.id = subject.application_id for key share;
  subject := private.note_subject(p_application_id, p_candidate_id);
  -- One writer at a time about one thing: the same note sent twice, and how many there may be.
  perform pg_advisory_xact_lock(hashtextextended('team_notes ' || coalesce(p_application_id, p_candidate_id), 0));
  select * into note from private.team_notes n where n.id = p_id;
  if note.id is not null then
    perform private.fail(422, 'invalid_input', 'This note could not be kept')
    where note.author_id is distinct from auth.uid()
      or (note.application_id, note.candidate_id) is distinct from (subject.application_id, subject.candidate_id);
    return private.team_note_json(note);
  end if;
  perform private.fail(409, 'too_many_notes', 'There are 200 notes already. Remove one of yours first')
  where (
    select count(*) >= 200 from private.team_notes n
    where n.application_id = subject.application_id or n.candidate_id = subject.candidate_id and n.company_id = subject.company_id
  );
  select array_agg(r.user_id order by r.user_id) into mentioned
  from private.note_readers(subject) r where r.user_id = any (p_mentioned) and r.user_id <> auth.uid();
  select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), private.phrase('a_colleague')) into author
  from public.company_users u where u.user_id = auth.uid() and u.company_id = subject.company_id;
  insert into private.team_notes (id, company_id, application_id, candidate_id, author_id, author_name, body, mentioned)
  values (
    p_id, subject.company_id, subject.application_id, subject.candidate_id, auth.uid(), author, private.trimmed(p_body),
    coalesce(mentioned, '{}'))
  returning * into note;
  perform private.notify_staff(
    reader, 'mentioned', 'mentioned', jsonb_build_object('author', author, 'name', coalesce(subject.name, ''), 'note', note.body),
    jsonb_strip_nulls(jsonb_build_object(
      'application_id', subject.application_id, 'candidate_id', subject.candidate_id, 'company_id', subject.company_id)),
    case when subject.application_id is null then '/company/candidates/' || subject.candidate_id
      else '/company/applications/' || subject.application_id || '?tab=notes' end)
  from unnest(note.mentioned) as reader;
  return private.team_note_json(note);
end
$function$;

CREATE OR REPLACE FUNCTION public.add_to_hiring_team (
  p_job_id uuid,
  p_user_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.team_to_change(p_job_id);
begin
  perform private.hold_interviews_of(array[p_user_id], job.company_id);
  perform private.refuse_field_errors('{"member": "Choose a colleague"}')
  where not exists (select from public.company_users u where u.user_id = p_user_id and u.company_id = job.company_id for key share);
  insert into private.job_team_members (job_id, user_id, company_id) values (job.id, p_user_id, job.company_id)
  on conflict do nothing;
  if not found then
    return false;
  end if;
  if p_user_id <> auth.uid() then
    perform private.notify_staff(
      p_user_id, 'assigned', 'job_assigned.team', jsonb_build_object('job', job.title),
      jsonb_build_object('job_id', job.id, 'company_id', job.company_id), private.work_path('job', jsonb_build_object('job_id', job.id)));
  end if;
  return true;
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
      perform private.notify_of_interview(interview, 'move_asked', 'candidate');
    end if;
  end if;
  return private.interviews_json(held.application);
end
$function$;

CREATE OR REPLACE FUNCTION public.change_applications (
  p_moves jsonb,
  p_change jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  wanted uuid[];
  seen jsonb;
  change private.application_change;
  me private.reach := private.my_reach();
  outcomes jsonb;
  changing uuid[];
  names text[];
begin
  perform private.require_caller();
  perform private.fail(422, 'invalid_input', 'Select 1 to 200 applications')
  where jsonb_typeof(p_moves) is distinct from 'array' or exists (
    select from jsonb_array_elements(p_moves) as move where not coalesce(pg_input_is_valid(move ->> 'id', 'uuid'), false)
  );
  select private.asked_applications(array_agg((move ->> 'id')::uuid order by place)),
    coalesce(jsonb_object_agg(move ->> 'id', move ->> 'from') filter (where move ->> 'from' is not null), '{}')
  into wanted, seen
  from jsonb_array_elements(p_moves) with ordinality as given (move, place);
  change := private.read_application_change(p_change);
  -- In one order, so that two who change the same ones take turns; only what the caller handles, so that nobody holds up strangers.
  perform from public.applications a
  where a.id = any (wanted) and private.can_move_application(a, me)
  order by a.id for update;
  if change.assignee is not null then
    -- So that the membership does not end meanwhile.
    perform from public.company_users u where u.user_id = change.assignee and u.company_id = any (me.company_ids) for key share;
  end if;
  select
    jsonb_agg(to_jsonb(outcome) - 'place' order by place),
    coalesce(array_agg(id order by id) filter (where refusal is null), '{}'),
    array_agg(candidate_name order by place) filter (where refusal is null)
  into outcomes, changing, names
  from private.change_outcomes(wanted, seen, change, me) with ordinality as outcome (id, candidate_name, status, refusal, place);
  if change.wanted is not null then
    perform private.move_application(a, change) from public.applications a where a.id = any (changing) order by a.id;
  elsif change.assignee is null then
    delete from public.application_assignments where application_id = any (changing);
  else
    insert into public.application_assignments (application_id, company_id, assigned_to_user_id, assigned_by_user_id)
    select a.id, a.company_id, change.assignee, auth.uid() from public.applications a where a.id = any (changing)
    on conflict (application_id) do update set
      assigned_to_user_id = excluded.assigned_to_user_id,
      assigned_by_user_id = excluded.assigned_by_user_id;
    perform private.notify_assignee(
      change.assignee, 'application', names,
      jsonb_build_object('company_id', (select a.company_id from public.applications a where a.id = changing[1]))
        || case when cardinality(changing) = 1 then jsonb_build_object('application_id', changing[1]) else '{}' end);
  end if;
  return jsonb_build_object('outcomes', outcomes);
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
    perform private.end_open_things(application, private.phrase('ended.company_left', jsonb_build_object('company', company.name)));
  end loop;
  perform private.notify_applicants_of_closing(company);
  for candidate in select * from public.candidates c where c.managing_company_id = company.id order by c.id loop
    perform private.end_management_of(candidate);
    perform private.notify_of_ended_management(candidate, company.name);
  end loop;
  for colleague in select * from public.company_users u where u.company_id = company.id and u.user_id <> caller order by u.id loop
    perform private.notify(colleague.user_id, 'role_changed.company_left', jsonb_build_object('company', company.name));
    perform private.enqueue_email(
      'company_closed_for_team', (select p.email from public.profiles p where p.id = colleague.user_id),
      jsonb_build_object('company_name', company.name, 'path', '/signin'));
  end loop;
  delete from public.email_outbox o
  where o.sent_at is null and o.data ->> 'invitation_id' in (select i.id::text from public.invitations i where i.company_id = company.id);
  perform private.clear_company_log(company.id);
  files := private.discard_folder(company.id) || private.discard_message_files(array(
    select a.id from public.applications a join public.conversations c on c.application_id = a.id where a.company_id = company.id));
  perform private.keep_departed_company(company);
  delete from private.pending_notifications pending where pending.subject_id = company.id;
  delete from public.companies c where c.id = company.id;
  perform private.audit('company.closed', 'company', company.id, company.id, jsonb_build_object('name', company.name));
  return jsonb_build_object('files', files);
end
$function$;

CREATE OR REPLACE FUNCTION public.count_candidates_with_skills (
  p_skills text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  asked text[] := private.skill_keys(p_skills[1:50]);
  needed integer := private.enough_of(cardinality(asked));
  people uuid[];
begin
  perform private.require_caller();
  if not exists (
    select from public.company_users u
    where u.user_id = auth.uid() and u.role = any (private.staff_roles_for('post_jobs')) and private.company_is_live(u.company_id)
  ) then
    perform private.fail(403, 'not_allowed', 'Your role does not allow this, or your company is not live');
  end if;
  if coalesce(cardinality(asked), 0) = 0 then
    return null;
  end if;
  people := array(
    select c.id from public.candidates c
    where c.user_id is not null and c.skill_keys && asked
      and (select count(*) from unnest(asked) as key where key = any (c.skill_keys)) >= needed
    limit 1500);
  return jsonb_build_object('asked', cardinality(asked), 'needed', needed, 'candidates', private.reach_in_words(people));
end
$function$;

CREATE OR REPLACE FUNCTION public.count_jobs_by (
  p_by text[],
  p_query text DEFAULT NULL::text,
  p_filter jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  parts constant text[] := '{types,workplaces,levels,posted,industry}';
  asked jsonb := coalesce(p_filter, '{}');
  words tsquery[] := private.search_words(p_query);
  searches tsquery[] := case when words <> '{}' then private.searches_for(words) end;
begin
  perform private.read_job_filter(asked);
  if p_by is null or not p_by <@ parts then
    perform private.fail(422, 'invalid_input', 'This filter does not exist');
  end if;
  return (
    select coalesce(jsonb_object_agg(part, counted), '{}')
    from unnest(parts) as part
    cross join lateral (
      select coalesce(jsonb_object_agg(
        label, private.count_filtered_jobs(private.read_job_filter(asked || jsonb_build_object(part, value)), searches)), '{}') as counted
      from private.filter_options(part)
      offset 0
    ) as options
    where part = any (p_by)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.create_job (
  p_company_id uuid,
  p_job jsonb,
  p_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  target uuid := private.my_company_id(p_company_id);
  job public.jobs := jsonb_populate_record(
    null::public.jobs, '{"locations": [], "skills_required": [], "requirements": [], "preferred_skills": [], "status": "draft", "pay_period": "year"}');
begin
  if not private.can_at_company(target, 'post_jobs') then
    perform private.fail(403, 'not_allowed', 'Your role does not allow posting jobs');
  end if;
  perform private.lock_account(caller);
  if exists (
    select from public.jobs j where j.id = p_id and j.created_by = caller and j.company_id = target and j.deleted_at is null) then
    return private.company_job_json(p_id);
  end if;
  perform private.require_live_company(target);
  perform private.refuse_field_errors(private.job_errors(p_job, null));
  perform private.check_daily_quota('jobs', (
    select count(*) from public.audit_log
    where actor_id = caller and action = 'job.created' and created_at > now() - interval '1 day'));

  job := private.apply_job_input(job, p_job);
  job.company_id := target;
  if job.status = 'published' then
    perform private.refuse_held_offline(job);
  end if;
  insert into public.jobs (
    id, company_id, created_by, title, description, location, locations, job_type, experience_level, experience_required,
    education_required, salary_min, salary_max, skills_required, requirements, preferred_skills, status, expires_at, posted_at,
    answer_days, workplace, pay_period
  ) values (
    coalesce(p_id, gen_random_uuid()), target, caller, job.title, job.description, job.location, job.locations, job.job_type, job.experience_level,
    job.experience_required, job.education_required, job.salary_min, job.salary_max, job.skills_required, job.requirements,
    job.preferred_skills, job.status, job.expires_at, case when job.status = 'published' then now() end, job.answer_days, job.workplace,
    job.pay_period
  )
  on conflict (id) do nothing
  returning * into job;
  if job.id is null then
    perform private.refuse_taken_id();
  end if;
  perform private.store_job_questions(job.id, p_job -> 'questions');
  -- Also what the quota counts: a job that is deleted was made all the same.
  perform private.audit('job.created', 'job', job.id, target, jsonb_build_object('title', job.title));
  return private.company_job_json(job.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_company_proposal (
  p_company_id uuid,
  p_is_approved boolean,
  p_updated_at timestamp with time zone,
  p_reason text DEFAULT NULL::text,
  p_warnings_seen uuid[] DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  before public.companies;
  proposal public.company_proposals;
  reason text := nullif(private.trimmed(p_reason), '');
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('reason', p_reason), private.administration_rules('approval'), is_whole => false);
  if p_is_approved is null then
    errors := errors || '{"isApproved": "Say whether the changes are approved"}';
  elsif not p_is_approved and reason is null then
    errors := errors || '{"reason": "Say what has to change"}';
  elsif p_updated_at is null then
    errors := errors || '{"updatedAt": "Say which version was reviewed"}';
  end if;
  perform private.refuse_field_errors(errors);

  company := private.locked_company(p_company_id);
  before := company;
  perform private.require_seen(company, p_updated_at);
  select * into proposal from public.company_proposals where company_id = company.id and rejected_at is null;
  if proposal.company_id is null then
    perform private.fail(409, 'nothing_proposed', 'There are no changes waiting for approval');
  end if;
  if p_is_approved then
    perform private.require_warnings_seen(company.id, p_warnings_seen);
    perform private.end_proposal(proposal, 'company.changes_approved');
    company := private.write_company(company, proposal.changes, resubmit => false);
    perform private.hold_decision(before, proposal, company,
      'company_approved.changes', 'company_changes_approved', jsonb_build_object('path', '/company/profile'));
  else
    update public.company_proposals set rejected_at = now(), rejection_reason = reason where company_id = company.id;
    perform private.audit('company.changes_rejected', 'company', company.id, company.id,
      jsonb_build_object('changes', private.change_details(company, proposal.changes), 'reason', reason));
    company := private.write_company(company, '{}', resubmit => false);
    perform private.hold_decision(before, proposal, company,
      'company_rejected.changes', 'company_changes_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  end if;
  return private.company_json(company);
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_departed_report (
  p_id uuid,
  p_is_upheld boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  report private.departed_reports;
begin
  perform private.require_admin();
  select * into report from private.departed_reports r where r.id = p_id for update;
  if report.id is null then
    perform private.fail(404, 'report_not_found', 'This report was not found.');
  elsif report.is_upheld is not distinct from p_is_upheld then
    return;
  elsif report.is_upheld is not null and report.decided_by is distinct from auth.uid() then
    perform private.fail(409, 'decided', 'Another administrator has decided about these reports.');
  -- The time now, not that of the statement's begin: the lock may have been waited for.
  elsif report.is_upheld is not null and private.undo_is_over(report.decided_at, clock_timestamp()) then
    perform private.fail(409, 'undo_over', 'It is too late to change this decision.');
  end if;
  update private.departed_reports r set
    is_upheld = p_is_upheld,
    decided_at = case when p_is_upheld is not null then now() end,
    decided_by = case when p_is_upheld is not null then auth.uid() end
  where r.id = p_id;
  perform private.audit(
    case p_is_upheld when true then 'company.report_upheld' when false then 'company.report_dismissed' else 'company.report_decision_undone' end,
    'company', report.company_id, report.company_id, jsonb_build_object('title', report.title));
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_job_reports (
  p_job_id uuid,
  p_decision text,
  p_reason text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  reported private.reported_jobs := private.locked_report(p_job_id);
  job public.jobs;
  why text := nullif(private.trimmed(p_reason), '');
  is_offline boolean := coalesce(p_decision = 'offline', false);
  closes boolean;
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('decision', p_decision, 'reason', p_reason), array[
    private.rule('decision', 'choice', 20, 1, 'Choose what happens', '{offline,dismissed}'),
    private.rule('reason', 'text', 2000, case when is_offline then 1 else 0 end, 'Say why: the company reads it')]));
  if reported.waiting_since is null then
    perform private.fail(409, 'decided', 'Somebody has decided about these reports already.');
  end if;
  perform private.notify_due('job_reports', reported.job_id);
  select * into job from public.jobs j where j.id = reported.job_id;
  closes := is_offline and job.status = 'published' and job.deleted_at is null;
  if closes then
    update public.jobs j set status = 'closed' where j.id = job.id returning * into job;
  end if;
  update private.job_reports r set decided_at = now() where r.job_id = job.id and r.decided_at is null;
  update private.reported_jobs r set
    waiting_since = null, decided_at = now(), decided_by = auth.uid(), decision = p_decision, reason = case when is_offline then why end
  where r.job_id = job.id
  returning * into reported;
  perform private.hold_notification(
    'job_reports', job.id, jsonb_build_object('is_closed', closes), version => case when closes then job.updated_at end);
  perform private.audit(
    case when is_offline then 'job.taken_offline' else 'job.reports_dismissed' end, 'job', job.id, job.company_id,
    jsonb_strip_nulls(jsonb_build_object('title', job.title, 'reason', reported.reason)));
  return private.reported_job_json(reported);
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
  perform private.fail(409, 'decided', 'Somebody has decided about this message already.') where not found;
  -- One that its author has withdrawn meanwhile is gone already.
  if p_decision = 'removed' and message.withdrawn_at is null then
    update private.application_messages m set body = '', withdrawn_at = now(), removed_at = now() where m.id = message.id;
    perform private.touch_conversation(message.application_id);
  end if;
  select * into report from private.message_reports r
  where r.message_id = message.id and r.decided_at = now() and private.is_first_report(r);
  perform private.hold_notification('message_report', report.id, '{}');
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
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), private.offers_rules('decline')));
  if offer.state = 'open' then
    perform private.refuse_blocked_words(application, 'words', p_words);
    update private.offers o set
      state = 'declined', answered_at = now(), reason = nullif(private.trimmed(p_reason), ''), words = nullif(private.trimmed(p_words), '')
    where o.id = offer.id returning * into offer;
    perform private.notify_of_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
  return private.application_offers_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.decline_put_forward (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  asked public.put_forwards;
begin
  -- In the order of all locks: applying, which agrees, and deleting the account hold the candidate.
  perform from public.candidates c where c.id = me for no key update;
  update public.put_forwards f set status = 'declined', answered_at = now()
  where f.id in (select w.id from private.waiting_put_forwards w where w.id = p_id and w.candidate_id = me) and f.status = 'waiting'
  returning * into asked;
  if asked.id is not null then
    perform private.drop_put_forward_notice(asked);
    perform private.notify_of_put_forward_answer(asked);
  elsif not exists (select from public.put_forwards f where f.id = p_id and f.candidate_id = me and f.status = 'declined') then
    perform private.fail(404, 'put_forward_not_found', 'This question no longer waits for an answer');
  end if;
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
  if (held.proposal).state = 'declined' and private.conversation_side(held.application) = 'candidate' then
    return private.interviews_json(held.application);
  end if;
  perform private.refuse_other_answer(held.application);
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('note', p_note), array[private.rule('note', 'text', 1000)]));
  perform private.refuse_closed_times(held.proposal);
  perform private.notify_of_proposal(
    private.end_times(held.proposal, 'declined', nullif(private.trimmed(p_note), '')), 'declined');
  return private.interviews_json(held.application);
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_application_view (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_company uuid := (select v.company_id from private.application_views v where v.id = p_id);
begin
  perform private.require_caller();
  -- One that is gone stays gone, and a stranger learns nothing of it.
  if of_company in (select private.my_company_ids()) then
    perform private.editable_views(of_company);
    delete from private.application_views v where v.id = p_id;
  end if;
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
  is_kept boolean;
begin
  -- Waits for applications and reports being made; those that come later find the job gone or hidden.
  perform from public.jobs where id = job.id for update;
  has_applications := exists (select from public.applications where job_id = job.id);
  -- What was reported, and what was decided about it, isn't the company's to delete.
  is_kept := has_applications or exists (select from private.reported_jobs r where r.job_id = job.id);
  if not private.can_delete_job(
    job, private.my_job_rights(job.company_id), exists (select from public.applications a where a.job_id = job.id)) then
    perform private.fail(403, 'not_allowed', case
      when job.created_by = auth.uid() and has_applications then 'This job has applications. Ask a manager to delete it.'
      else 'You cannot delete this job'
    end);
  end if;
  if is_kept then
    update public.jobs set deleted_at = now() where id = job.id;
    perform private.end_open_things_of_job(job.id, private.phrase('ended.job_deleted'));
  else
    delete from public.jobs where id = job.id;
  end if;
  perform private.audit(
    'job.deleted', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'hidden', is_kept));
  return jsonb_build_object('success', true, 'hidden', is_kept);
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_message_template (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_company uuid := (select t.company_id from private.message_templates t where t.id = p_id);
begin
  perform private.require_caller();
  -- One that is gone stays gone, and a stranger learns nothing of it.
  if of_company in (select private.my_company_ids()) then
    perform private.editable_templates(of_company);
    delete from private.message_templates t where t.id = p_id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.edit_scorecard (
  p_interview_id uuid,
  p_marks jsonb,
  p_recommendation text DEFAULT NULL::text,
  p_words text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.interview_to_score(p_interview_id);
  card private.scorecards := private.scorecard_to_edit(held.interview, held.application);
begin
  perform private.fail(409, 'cannot_edit', 'Scorecards can''t be edited after a decision') where card.id is null;
  perform private.refuse_scorecard_input(held.interview, p_marks, p_recommendation, p_words);
  update private.scorecards s
  set marks = private.scorecard_marks(p_marks), recommendation = p_recommendation, words = nullif(private.trimmed(p_words), ''), edited_at = now()
  where s.id = card.id;
  perform private.note_team_news(held.application);
  return private.interview_scorecards_json(held.interview);
end
$function$;

CREATE OR REPLACE FUNCTION public.email_added_person (
  p_application_id uuid,
  p_email text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
  given constant text := private.trimmed(p_email);
  added private.added_applications;
begin
  perform private.fail(403, 'not_allowed', 'Only the company that posted the job can send this') where not private.can_move_application(application);
  application := private.held_added_application(application.id);
  select * into added from private.added_applications x where x.application_id = application.id for update;
  perform private.fail(404, 'application_not_found', 'Application not found') where added.application_id is null;
  perform private.refuse_paused(application.company_id);
  perform private.refuse_field_errors('{"email": "Somebody with this address is on this job already"}')
  where private.is_refused_by_person(application.company_id, given);
  perform private.fail(409, 'taken_over', 'They have taken over already') where not private.waits_for_take_over(application);
  if given is not null and private.has_failed_email(added) and added.emails < 9 then
    perform private.refuse_field_errors('{"email": "Enter a valid email address"}') where not private.is_email(given) or given = '';
    perform private.hold_added_address(application.job_id, given);
    perform private.refuse_field_errors('{"email": "Somebody with this address is on this job already"}')
    where private.is_added_to(application.job_id, given, besides => application.id);
    -- Whoever has the wrong address can do nothing more with its links.
    delete from private.added_application_links l where l.application_id = application.id;
    update public.candidates c set email = given where c.id = application.candidate_id;
    update private.sent_profiles s set profile = s.profile || jsonb_build_object('email', given) where s.application_id = application.id;
    update private.application_matches m set words = private.words_of(sent)
    from private.sent_profile(application.id) sent where m.application_id = application.id;
  else
    perform private.fail(409, 'emailed_already', 'The email can be sent again after 3 days, twice at most') where not private.can_email_again(added);
  end if;
  perform private.send_added_email(application);
  return private.company_application_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.end_management (
  p_candidate_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  candidate public.candidates := private.managed_candidate(p_candidate_id);
begin
  if not private.can_end_management(candidate) then
    perform private.fail(403, 'not_allowed', 'You do not have permission to end the management of candidates');
  end if;
  -- The person before the candidate, as whoever accepts, applies or asks them locks it; and looked at anew after waiting.
  perform private.lock_account(candidate.user_id);
  perform from public.candidates c where c.id = p_candidate_id for update;
  candidate := private.managed_candidate(p_candidate_id);
  if not private.can_end_management(candidate) then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  end if;
  perform private.end_management_of(candidate);
  perform private.notify_of_ended_management(candidate, (select c.name from public.companies c where c.id = candidate.managing_company_id));
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
  reach private.reach := private.my_reach();
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
        'bucket', o.bucket_id, 'path', o.name, 'size', (o.metadata ->> 'size')::bigint, 'stored_at', o.created_at,
        'texts', array(select t.text from private.resume_texts t where o.bucket_id = 'candidate_resumes' and t.name = o.name)) order by o.bucket_id, o.name), '[]')
      from storage.objects o
      where o.name collate "C" >= caller || '/' and o.name collate "C" < caller || '0'
        or o.bucket_id = 'message_files' and o.name in (
          select f.path from private.message_files f
          join private.application_messages m on m.id = f.message_id
          join public.applications a on a.id = m.application_id
          where a.candidate_id = me.id or m.author_id = caller
          union
          select offer.document from private.offers offer join public.applications a on a.id = offer.application_id
          where a.candidate_id = me.id or offer.made_by = caller
        ) and exists (select from private.opened_message_file(o.name, reach)))
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.finish_group_message (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message private.group_messages := private.own_group_message(p_id);
begin
  if message.ended is null and message.created_at + private.undo_time() <= clock_timestamp() then
    message := private.deliver_group_message(message);
  end if;
  return private.group_message_json(message);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_added_link (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  added public.candidates;
  caller uuid := auth.uid();
  is_person boolean;
  merged jsonb := private.merged_link_json(p_token);
begin
  if merged is not null then
    return merged;
  end if;
  application := private.application_of_link(p_token);
  select * into added from public.candidates c where c.id = application.candidate_id;
  is_person := coalesce(private.confirmed_email() = lower(added.email), false);
  return (
    select to_jsonb(shown) from (
      select
        (select l.act from private.added_application_links l where l.token_hash = private.token_hash(p_token)) as act,
        private.company_card(c) as company,
        jsonb_build_object('id', j.id, 'title', j.title, 'location', j.location) as job,
        private.person_name(x.added_by, c.id) as added_by, x.added_at,
        private.kinds_of_added(to_jsonb(added)) as kinds,
        not private.reaches_people(c.id) as is_paused,
        case when caller is not null then jsonb_build_object(
          'email', (select p.email from public.profiles p where p.id = caller),
          'is_candidate', coalesce(private.my_role() = 'candidate', false), 'added_email', added.email,
          'own_application_id', case when is_person then private.application_to_join(private.my_candidate_id(), j.id) end) end as reader,
        case when is_person then jsonb_build_object(
          'name', btrim(added.first_name || ' ' || added.last_name), 'email', added.email, 'phone', added.phone, 'skills', added.skills,
          'resume', added.resume_url, 'status', (private.as_seen(application)).status,
          'answer_due', (private.as_seen(application)).answer_due) end as person
      from public.jobs j
      join public.companies c on c.id = j.company_id
      join private.added_applications x on x.application_id = application.id
      where j.id = application.job_id
    ) shown);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_busy_times (
  p_application_id uuid,
  p_user_ids uuid[],
  p_from timestamp with time zone,
  p_until timestamp with time zone,
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
  me constant private.reach := private.my_reach();
  named uuid[] := array(select c.user_id from private.interview_colleagues(application) c where c.user_id = any (p_user_ids));
begin
  perform private.fail(422, 'invalid_input', 'Choose at most eight days')
  where coalesce(p_until <= p_from or p_until > p_from + interval '8 days' or cardinality(p_user_ids) > 50, true);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'user_id', b.user_id, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'is_confirmed', b.is_confirmed,
      -- With whom is said of the caller's own interviews alone.
      'with', case when b.user_id = auth.uid() and private.can_move_application(a, me) then private.applicant_name(a) end
    ) order by b.starts_at, b.user_id, b.ends_at, b.application_id), '[]')
    from private.busy_times(named, application.company_id, p_from, p_until) b
    join public.applications a on a.id = b.application_id
    where b.interview_id is distinct from p_interview_id or b.interview_id is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company_applications (
  p_company_id uuid DEFAULT NULL::uuid,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_filter jsonb DEFAULT '{}'::jsonb,
  p_sort text DEFAULT NULL::text
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  target uuid := private.listed_company_id(p_company_id);
  wanted private.application_filter := private.read_application_filter(p_filter, target);
  scopes uuid[] := private.scopes_at(target);
begin
  wanted.moving := array(
    select m.application_id from private.moving_applications moving join private.application_matches m using (application_id)
    where m.away_company_id = target);
  if exists (select from public.jobs j where j.id = wanted.job_id and j.company_id = target) then
    -- One job of the company's: its own list is the shorter way.
    scopes := case when scopes && array[target, wanted.job_id] then array[wanted.job_id] else '{}' end;
    wanted.job_id := null;
  elsif wanted.job_id is not null or wanted.moving <> '{}' then
    wanted.is_plain := false;
  end if;
  return private.listed_applications(scopes, wanted, p_sort, p_before, p_limit, across_jobs => true);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company_today (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  target uuid := private.listed_company_id(p_company_id);
  -- Of the platform's administrators, who may name any company, none: they read no applications.
  mine private.staff_act[] := private.my_acts_at(target);
  today date := private.today_of(auth.uid());
  answer jsonb;
begin
  answer := jsonb_build_object(
    'today', today,
    'interviews', (
      select coalesce(jsonb_agg(private.interview_of_today(coming.i) order by (coming.i).starts_at, (coming.i).id), '[]')
      from (
        select i from private.interviews_until(auth.uid(), target, today + 1) i order by i.starts_at, i.id limit 20
      ) as coming
    ),
    'other_times', private.other_times_of_today(target),
    'scorecards', private.scorecards_of_today(target),
    'replies', private.replies_of_today(target, mine),
    'new_applications', private.new_applications_of_today(target, mine),
    'unread', private.unread_of_today(target),
    'offers', private.offers_of_today(target, mine),
    'next_interview', null,
    'next_reply', null);
  if not private.has_work_today(answer) then
    answer := answer || jsonb_build_object(
      'next_interview', (
        select private.interview_of_today(u) from private.interviews_until(auth.uid(), target, today + 7) u order by u.starts_at, u.id limit 1),
      'next_reply', (
        select private.reply_json(o.application_id) from private.owed_replies(target, mine, today + 60) o
        order by o.answer_due, o.applied_at, o.application_id limit 1));
  end if;
  return answer;
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
  application public.applications := private.application_to_write_to(p_application_id);
begin
  perform private.fail(422, 'invalid_input', 'There is no such template') where private.our_template(p_kind) is null;
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
    'company_name', coalesce((select c.name from public.companies c where c.id = seen_company), ''),
    'companies', case when jsonb_array_length(memberships) > 1 then private.my_companies() else '[]' end,
    'waiting', case account.role
      when 'company' then private.new_application_count(seen_company)
      when 'admin' then private.undecided_company_count()
      else 0
    end,
    'interviews_today', private.interviews_today(caller, seen_company),
    'can', private.company_acts(private.acts_of((memberships -> 0 ->> 'role')::public.staff_role)),
    'unread', private.unread_notifications(caller),
    'unread_conversations', private.unread_conversations(seen_company)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_hiring_team (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  owner uuid := private.job_owner(job.id);
  may_change boolean := private.can_change_team(job);
begin
  return (
    select jsonb_build_object(
      'owner', private.team_person(owner, job.company_id),
      'members', coalesce(jsonb_agg(team.person order by team.name, team.user_id) filter (where team.is_member), '[]'),
      'colleagues', coalesce(
        jsonb_agg(team.person order by team.name, team.user_id) filter (where may_change and not team.is_member), '[]'),
      'can', jsonb_build_object('change', may_change, 'assign', private.can_at_company(job.company_id, 'assign_work')))
    from (
      select u.user_id, private.team_person(u.user_id, u.company_id) as person,
        private.search_text(u.first_name || ' ' || u.last_name) as name,
        exists (select from private.job_team_members m where m.job_id = job.id and m.user_id = u.user_id) as is_member
      from public.company_users u where u.company_id = job.company_id and u.user_id is distinct from owner
    ) team
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_interview_colleagues (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'colleagues', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'user_id', c.user_id, 'name', private.colleague_name(c.user_id, application.company_id))
        order by c.user_id <> auth.uid(), private.search_text(c.first_name || ' ' || c.last_name), c.user_id), '[]')
      from private.interview_colleagues(application) c),
    'last', private.last_interview_terms(application),
    'candidate_zone', (
      select z.zone from private.time_zones z join public.candidates c on c.user_id = z.user_id where c.id = application.candidate_id))
  from private.times_to_talk(private.read_conversation(p_application_id)) application
$function$;

CREATE OR REPLACE FUNCTION public.get_job_board (
  p_job_id uuid,
  p_filter jsonb DEFAULT '{}'::jsonb,
  p_sort text DEFAULT NULL::text,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  wanted private.application_filter := private.read_application_filter(p_filter, job.company_id);
  sort text := private.read_application_order(p_sort);
  stages public.application_status[] := enum_range(null::public.application_status);
  stage public.application_status;
  columns json[];
begin
  wanted.job_id := null;
  wanted := private.with_found(array[job.id], wanted);
  foreach stage in array stages loop
    wanted.stages := array[stage];
    columns := columns || private.application_entries(
      private.application_page(array[job.id], wanted, sort, null, private.page_limit(p_limit)), wanted, sort, across_jobs => false);
  end loop;
  return json_build_object(
    'columns', (select json_object_agg(listed.stage, listed.entries) from unnest(stages, columns) as listed (stage, entries)),
    'by_status', private.application_totals(array[job.id], wanted)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_details (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates;
  last public.applications;
  is_candidate boolean := false;
  found_job jsonb;
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
    last := private.last_application(me.id, p_job_id);
  end if;
  select private.job_facts(j) || jsonb_build_object(
    'posted_at', coalesce(j.posted_at, j.created_at),
    'company', private.employer_json(c),
    'match', case when is_candidate then private.job_match(j, me) end,
    -- A published job has its keys and places beside it.
    'asked', case when not is_candidate then coalesce((
      select private.match_asked(
        p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
        p.experience_level, p.workplace, p.location, p.locations, p.place_terms, c.culture_values)
      from public.published_jobs p where p.job_id = j.id
    ), (
      select private.match_asked(
        required.names, required.keys, preferred.names, preferred.keys, j.experience_level,
        private.workplace_of(j.job_type, j.workplace), j.location, j.locations,
        array(select said.term from private.place_terms(j.location || j.locations) as said (term)), c.culture_values)
      from private.asked_skills(j.skills_required) as required cross join private.asked_skills(j.preferred_skills) as preferred
    )) end,
    'application_id', last.id,
    'withdrawn', private.withdrawn_json(last),
    'saved', is_candidate and private.has_saved(j.id),
    'question_count', (select count(*) from public.job_questions q where q.job_id = j.id and q.removed_at is null)
  )
  into found_job
  from public.jobs j
  join public.companies c on c.id = j.company_id
  where j.id = p_job_id and private.can_see_job(j.id);
  if found_job is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return found_job;
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
    'messages', private.message_templates_json(company),
    'can_edit_messages', private.can_at_company(company, 'handle_applications'),
    'people', array(
      select jsonb_build_object(
        'application_id', a.id,
        'name', (select m.candidate_name from private.application_matches m where m.application_id = a.id),
        'fields', private.message_fields(a, me.user_id))
      from public.applications a
      where a.company_id = company and a.candidate_id is not null
        and (sees_all or a.job_id in (select private.my_assigned_job_ids()))
        and private.can_move_application(a, me)
      order by a.applied_at desc, a.id desc limit 8));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_merge (
  p_application_id uuid,
  p_other_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  one public.applications := private.merging_application(p_application_id);
  other public.applications := private.merging_application(p_other_id);
begin
  perform private.refuse_merge(one, other);
  return jsonb_build_object(
    'job_title', (select j.title from public.jobs j where j.id = one.job_id),
    'sides', (
      select jsonb_agg(private.merge_side(a) order by
        private.waits_for_take_over(a), coalesce(private.stage_rank(a.status), 0) desc, a.applied_at desc)
      from public.applications a where a.id in (one.id, other.id)));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_merge_choices (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.merge_choices(private.merging_application(p_application_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_message_templates (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_write_to(p_application_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name,
      'body', private.fill_template(t.body, private.message_fields(application, auth.uid()))) order by lower(t.name)), '[]')
    from private.message_templates t where t.company_id = application.company_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_put_forwards()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'created_at', f.created_at, 'by', private.company_card(c), 'job', private.job_list_entry(j, e.explanation)
    ) order by f.created_at desc, f.id desc), '[]')
    from private.waiting_put_forwards f
    join public.companies c on c.id = f.company_id
    join private.visible_jobs j on j.job_id = f.job_id
    cross join lateral private.asked_explanations(
      j.skills_required, j.required_skill_keys, j.preferred_skills, j.preferred_skill_keys,
      j.experience_level, j.workplace, j.location, j.locations, j.place_terms, j.company_culture, me, private.home_of(me)
    ) as e
    where f.candidate_id = me.id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_tags (
  p_company_id uuid DEFAULT NULL::uuid,
  p_job_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  of_company uuid := (private.my_membership(
    coalesce(p_company_id, (select j.company_id from public.jobs j where j.id = p_job_id)))).company_id;
  scopes uuid[];
begin
  perform private.fail(404, 'company_not_found', 'Company not found') where of_company is null;
  scopes := private.scopes_at(of_company);
  if p_job_id is not null then
    scopes := case when scopes && array[of_company, p_job_id] then array[p_job_id] else '{}' end;
  end if;
  return jsonb_build_object(
    'tags', (
      select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'people', (
        select count(*) from private.application_tags a
        where a.tag_id = t.id and exists (
          select from private.application_scopes x where x.application_id = a.application_id and x.scope = any (scopes))
      )) order by t.key), '[]')
      from private.company_tags t where t.company_id = of_company
    ),
    'in_use', private.tags_in_use(of_company),
    'can', jsonb_build_object('make', private.can_at_company(of_company, 'handle_applications')));
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_resume_text (
  p_path text,
  p_text text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  reader record := private.resume_reader(p_path);
  cleaned text;
begin
  -- Whoever gives the file up holds the same row.
  perform from public.candidates c where c.user_id = private.file_folder('candidate_resumes', p_path) for share;
  if not public.wants_resume_text(p_path) then
    return;
  end if;
  cleaned := private.cleaned_resume(p_text);
  insert into private.resume_texts (name, by_company, fingerprint, companies, text, words)
  select p_path, reader.company_id, private.file_fingerprint(o.version, o.metadata),
    case when reader.is_owner then private.companies_with_resume(p_path) else array[reader.company_id] end,
    cleaned, array_to_tsvector(private.resume_words(cleaned))
  from storage.objects o where o.bucket_id = 'candidate_resumes' and o.name = p_path and cleaned is not null
  on conflict on constraint resume_texts_once do nothing;
  if found and not reader.is_owner then
    perform private.audit(
      'file.text_kept', reader.subject, reader.id, reader.company_id, jsonb_build_object('bucket', 'candidate_resumes', 'path', p_path));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.leave_management (
  p_company_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  candidate public.candidates;
  assignee uuid;
begin
  -- In the order of end_management.
  perform private.lock_account(caller);
  select * into candidate from public.candidates c where c.user_id = caller for update;
  if candidate.managing_company_id is null then
    return;
  elsif candidate.managing_company_id is distinct from p_company_id then
    perform private.fail(409, 'managed_by_other', 'Another company manages your profile by now.');
  end if;
  assignee := (select a.assigned_to_user_id from public.candidate_assignments a where a.candidate_id = candidate.id);
  perform private.end_management_of(candidate);
  perform private.notify_left_company(candidate, assignee);
end
$function$;

CREATE OR REPLACE FUNCTION public.lift_job_offline (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  reported private.reported_jobs := private.locked_report(p_job_id);
  decided_before timestamptz := reported.decided_at;
  job public.jobs;
  company public.companies;
begin
  if reported.decision is distinct from 'offline' then
    -- Lifted twice is lifted.
    return private.reported_job_json(reported);
  end if;
  perform private.notify_due('job_reports', reported.job_id);
  select * into job from public.jobs j where j.id = reported.job_id;
  select * into company from public.companies c where c.id = job.company_id;
  update private.reported_jobs r set decision = 'lifted', decided_at = now(), decided_by = auth.uid()
  where r.job_id = job.id
  returning * into reported;
  update private.job_reports r set decided_at = reported.decided_at where r.job_id = job.id and r.decided_at = decided_before;
  perform private.notify_company_admins(company, 'job_taken_offline.lifted', jsonb_build_object('job', job.title));
  perform private.audit('job.offline_lifted', 'job', job.id, job.company_id, jsonb_build_object('title', job.title));
  return private.reported_job_json(reported);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_application_views (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company uuid := (private.staffed_membership(p_company_id)).company_id;
begin
  return jsonb_build_object(
    'views', (
      select coalesce(jsonb_agg(private.application_view_json(v) order by lower(v.name)), '[]')
      from private.application_views v where v.company_id = company),
    'can', jsonb_build_object('edit', private.can_at_company(company, 'handle_applications')));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_candidates_to_put_forward (
  p_job_id uuid,
  p_company_id uuid DEFAULT NULL::uuid,
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
  of_company uuid := private.partnered_company(p_company_id);
  page_after record := private.page_key(p_after, 'createdAt');
  after_score bigint := private.score_key(p_after);
  words text[] := private.words_asked(p_search);
begin
  if not private.may_be_put_forward(p_job_id, of_company) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;

  return jsonb_build_object('candidates', array(
    select jsonb_build_object(
      'id', page.id, 'first_name', page.first_name, 'last_name', page.last_name, 'title', page.title, 'created_at', page.created_at,
      'match', page.explanation,
      -- What somebody sent elsewhere on their own is theirs to tell.
      'has_applied', exists (
        select from public.applications a join public.jobs j on j.id = a.job_id
        where a.candidate_id = page.id and a.job_id = p_job_id and of_company in (a.applied_by_company_id, j.company_id)
      ),
      'put_forward', (
        select f.status from public.put_forwards f
        where f.candidate_id = page.id and f.job_id = p_job_id and f.company_id = of_company and f.status <> 'withdrawn'
      )
    )
    from (
      select c.*, m.explanation, (m.explanation ->> 'score')::bigint as score
      from public.candidates c
      cross join private.visible_jobs v
      -- offset 0: counted once, not wherever it is named.
      cross join lateral (
        select e.explanation
        from private.asked_explanations(
          v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
          v.experience_level, v.workplace, v.location, v.locations, v.place_terms, v.company_culture, c, private.home_of(c)
        ) as e
        offset 0
      ) as m
      where v.job_id = p_job_id and c.managing_company_id = of_company and not private.is_kept_from(c.id, v.company_id)
        and not private.is_blocked_between(c.id, of_company)
        and private.has_words(concat_ws(' ', c.first_name, c.last_name, c.title), words)
        and ((m.explanation ->> 'score')::bigint, c.created_at, c.id) < (after_score, page_after.at, page_after.id)
      order by score desc, c.created_at desc, c.id desc
      limit private.page_limit(p_limit)
    ) as page
    order by page.score desc, page.created_at desc, page.id desc
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_company_activity (
  p_company_id uuid DEFAULT NULL::uuid,
  p_before jsonb DEFAULT NULL::jsonb,
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
  acts private.staff_act[] := private.my_acts_at(target);
  reads_all boolean := private.sees_all_of(target, acts, 'handle_applications');
  assigned uuid[] := case when reads_all then '{}' else array(select private.my_assigned_job_ids()) end;
  size integer := private.page_limit(p_limit);
  -- Of those who see little of it, so much is looked through for a page, and the next page goes on from there.
  looked_at integer := case when reads_all then size else 500 end;
  at_before timestamptz := 'infinity';
  source_before text;
  id_before text;
  items jsonb;
  looked_until jsonb;
begin
  if p_before is not null and jsonb_typeof(p_before) <> 'null' then
    source_before := p_before ->> 'source';
    id_before := p_before ->> 'id';
    if not coalesce(
      pg_input_is_valid(p_before ->> 'at', 'timestamptz')
      and pg_input_is_valid(id_before, case source_before when 'application' then 'bigint' when 'colleague' then 'uuid' when 'removed' then 'uuid' end), false
    ) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    at_before := p_before ->> 'at';
  end if;
  with events as (
    select e.*, row_number() over (order by e.created_at desc, e.id desc) as place
    from public.application_events e
    where e.company_id = target
      and (e.created_at, e.id) < (
        at_before, private.activity_bound(source_before, id_before, 'application', '-1', '9223372036854775807')::bigint)
    order by e.created_at desc, e.id desc
    limit looked_at
  ),
  last_event as (
    select e.created_at, e.id from events e where not reads_all and e.place = looked_at
  ),
  rows as (
    (
      select e.created_at as at, 'application' as source, e.id::text as id, e.place, jsonb_build_object(
        'kind', case
          when e.from_status is null and added.application_id is not null then 'added'
          when e.from_status is null then 'applied' when e.to_status = 'withdrawn' then 'withdrawn' else 'moved' end,
        'status', e.to_status,
        'actor_name', case when e.to_status <> 'withdrawn' and (e.from_status is not null or added.application_id is not null) then private.person_name(e.actor_id, target) end,
        'is_me', coalesce(e.actor_id = auth.uid(), false),
        'application_id', e.application_id,
        'person_name', m.candidate_name,
        'job_title', j.title
      ) as item
      from events e
      join private.application_matches m on m.application_id = e.application_id
      join public.jobs j on j.id = m.job_id
      left join private.added_applications added on added.application_id = e.application_id
      where reads_all or m.job_id = any (assigned)
      order by e.place limit size
    )
    union all
    (
      select u.created_at, 'colleague', u.id::text, row_number() over (order by u.created_at desc, u.id desc), jsonb_build_object(
        'kind', 'joined',
        'is_me', u.user_id = auth.uid(),
        'person_name', coalesce(private.person_name(u.user_id, target), u.email),
        'role', u.role
      )
      from public.company_users u
      where 'read_company' = any (acts) and u.company_id = target
        and (u.created_at, u.id) < (
          at_before, private.activity_bound(
            source_before, id_before, 'colleague', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff')::uuid)
      order by u.created_at desc, u.id desc limit size
    )
    union all
    (
      select r.removed_at, 'removed', r.id::text, row_number() over (order by r.removed_at desc, r.id desc), jsonb_build_object(
        'kind', 'removed', 'is_me', false, 'job_title', j.title)
      from private.removed_people r
      join public.jobs j on j.id = r.job_id
      where r.company_id = target and (reads_all or r.job_id = any (assigned))
        and (r.removed_at, r.id) < (
          at_before, private.activity_bound(
            source_before, id_before, 'removed', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff')::uuid)
      order by r.removed_at desc, r.id desc limit size
    )
  ),
  page as (
    select r.*, row_number() over (order by r.at desc, r.source desc, r.place) as n
    from rows r
    where r.at >= coalesce((select l.created_at from last_event l), '-infinity')
    order by r.at desc, r.source desc, r.place limit size
  )
  select
    coalesce(jsonb_agg(p.item || jsonb_build_object('at', p.at, 'source', p.source, 'id', p.id) order by p.n), '[]'),
    (select jsonb_build_object('at', l.created_at, 'source', 'application', 'id', l.id::text) from last_event l)
  into items, looked_until
  from page p;
  return jsonb_build_object('items', items, 'next', case
    when jsonb_array_length(items) = size then jsonb_build_object(
      'at', items -> -1 -> 'at', 'source', items -> -1 -> 'source', 'id', items -> -1 -> 'id')
    else looked_until end);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_company_jobs (
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_status text DEFAULT NULL::text,
  p_assignee text DEFAULT NULL::text
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  target uuid := private.listed_company_id(p_company_id);
  acts private.staff_act[] := private.my_acts_at(target);
  sees_all boolean := private.sees_all_of(target, acts, 'post_jobs');
  mine private.job_rights := private.job_rights(acts);
  page_before record := private.page_key(p_before, 'createdAt');
  size integer := private.page_limit(p_limit);
  words text[] := private.words_asked(p_search);
  wanted text := private.read_job_status(p_status);
  colleague uuid := private.read_assignee(p_assignee);
  nobody boolean := coalesce(p_assignee = 'nobody', false);
  found uuid[];
  total integer;
  page uuid[];
begin
  if sees_all and words = '{}' and colleague is null then
    if wanted is null and not nobody then
      total := private.kept_count(target, 'jobs');
    end if;
    page := array(
      select j.id from public.jobs j
      where j.company_id = target and j.deleted_at is null and (j.created_at, j.id) < (page_before.at, page_before.id)
        and (wanted is null or private.shown_status(j) = wanted)
        and not (nobody and exists (select from public.job_assignments a where a.job_id = j.id))
      order by j.created_at desc, j.id desc
      limit size
    );
  else
    found := case
      when not sees_all then array(select private.my_assigned_job_ids())
      when words = '{}' then array(
        select a.job_id from public.job_assignments a where a.company_id = target and a.assigned_to_user_id = colleague)
      else array(
        select j.id from public.jobs j
        where j.company_id = target
          and private.job_words(j.title, j.location, j.locations, j.skills_required) like private.like_longest(words))
    end;
    select count(*), coalesce((array_agg(j.id order by j.created_at desc, j.id desc)
      filter (where (j.created_at, j.id) < (page_before.at, page_before.id)))[1:size], '{}')
    into total, page
    from public.jobs j
    left join public.job_assignments a on a.job_id = j.id
    where j.id = any (found) and j.company_id = target and j.deleted_at is null
      and (words = '{}' or private.has_words(private.job_words(j.title, j.location, j.locations, j.skills_required), words))
      and (wanted is null or private.shown_status(j) = wanted)
      and (colleague is null or a.assigned_to_user_id = colleague)
      and not (nobody and a.job_id is not null);
  end if;
  return json_build_object('total', total, 'jobs', coalesce((
    select json_agg(jsonb_build_object(
      'id', j.id,
      'title', j.title,
      'status', j.status,
      'is_expired', private.is_expired(j),
      'taken_offline', private.offline_reason(j.id),
      'created_at', j.created_at,
      'expires_at', j.expires_at,
      'assignee', a.assignee,
      'can', private.job_acts(j, mine, (counted.counts ->> 'application_count')::bigint > 0)
    ) || counted.counts order by j.created_at desc, j.id desc)
    from public.jobs j
    left join private.job_assignees a on a.job_id = j.id
    cross join lateral (select private.job_counts(j.id) as counts) as counted
    where j.id = any (page)
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_managed_candidates (
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
  p_skill text DEFAULT NULL::text,
  p_assignee text DEFAULT NULL::text,
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
  of_company uuid := private.listed_company_id(p_company_id);
  me private.reach := private.my_reach();
  sees_all boolean := private.sees_all_of(of_company, private.my_acts_at(of_company), 'handle_candidates');
  page_after record := private.candidate_list_key(p_after);
  words text[] := private.words_asked(private.trimmed(p_search));
  skill text := nullif(private.skill_key(private.trimmed(p_skill)), '');
  -- What of it is asked for, where that is few: looked up by key instead of met on the way.
  among uuid[] := private.assigned_candidates(of_company, nullif(p_assignee, ''));
  found uuid[] := case when words <> '{}' then private.found_by_resume(of_company, words, me) end;
begin
  -- A paused company, whose page says so, reads none of them.
  if not sees_all or not private.is_admin() and not private.reaches_people(of_company) then
    among := array(
      select id from unnest(me.assigned_candidate_ids) as id where among is null or id = any (among));
  end if;
  return jsonb_build_object('candidates', array(
    select private.managed_candidate_item(page.candidate, me) || jsonb_build_object(
      'name_key', page.name,
      'resume_line', case when page.id = any (found) then private.resume_line(
        (page.candidate).resume_url, null, of_company,
        array(select word from unnest(words) as word where not private.has_words(private.searched_of(page.candidate), array[word]))) end)
    from (
      select c as candidate, c.id, private.search_text(c.first_name || ' ' || c.last_name) as name
      from public.candidates c
      where c.managing_company_id = of_company
        and (among is null or c.id = any (among))
        and (p_assignee is distinct from 'nobody' or not exists (
          select from private.candidate_assignees a where a.candidate_id = c.id and a.company_id = of_company))
        and (skill is null or skill = any (c.skill_keys))
        and (
          words = '{}'
          or private.has_words(private.searched_of(c), words)
          or c.id in (select unnest(found))
        )
        and (private.search_text(c.first_name || ' ' || c.last_name), c.id) > (page_after.name, page_after.id)
      order by private.search_text(c.first_name || ' ' || c.last_name), c.id
      limit least(greatest(coalesce(p_limit, 20), 1), 500)
    ) as page
    order by page.name, page.id
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_unknown_skills (
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '30s'
  AS $function$
declare
  page integer := private.page_limit(p_limit);
begin
  perform private.require_admin();
  return jsonb_build_object('skills', (
    with uses as (
      select stored.key, sum(stored.profiles)::integer as profiles, sum(stored.jobs)::integer as jobs
      from (
        select key, count(*) as profiles, 0 as jobs from public.candidates c cross join unnest(c.skill_keys) as key where c.user_id is not null group by key
        union all
        select key, 0, count(*) from public.published_jobs p cross join unnest(p.required_skill_keys || p.preferred_skill_keys) as key group by key
      ) as stored
      where not exists (select from private.skills s where s.key = stored.key)
        and not exists (select from private.left_skills l where l.spelling = stored.key)
      group by stored.key
    ), page_of as (
      select * from uses u
      where p_after is null or (u.profiles + u.jobs, u.key) < ((p_after ->> 'uses')::integer, p_after ->> 'key')
      order by u.profiles + u.jobs desc, u.key desc
      limit page
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'key', u.key, 'profiles', u.profiles, 'jobs', u.jobs,
      'written', coalesce(
        (
          select skill from public.candidates c cross join unnest(c.skills) as skill
          where c.user_id is not null and c.skill_keys @> array[u.key] and private.skill_key(skill) = u.key limit 1
        ),
        (
          select skill from public.published_jobs p cross join unnest(p.skills_required || p.preferred_skills) as skill
          where p.required_skill_keys || p.preferred_skill_keys @> array[u.key] and private.skill_key(skill) = u.key limit 1
        )
      ),
      'neighbours', (
        select coalesce(jsonb_agg(jsonb_build_object('key', alike.skill, 'name', alike.name) order by alike.likeness desc), '[]')
        from private.similar_skills(u.key, 3) as alike
      )
    ) order by u.profiles + u.jobs desc, u.key desc), '[]')
    from page_of u
  ));
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
  perform private.fail(403, 'not_allowed', 'Only the company that posted the job can make an offer')
  where not private.can_move_application(application, me);
  select * into offer from private.offers o where o.id = p_id;
  if offer.id is not null then
    perform private.fail(422, 'invalid_input', 'This offer could not be made')
    where offer.made_by is distinct from auth.uid() or offer.application_id <> application.id;
    perform private.refuse_taken_id() where offer.state = 'withdrawn';
    return private.application_offers_json(application, me);
  end if;
  perform private.fail(409, 'conversation_closed', problem) where problem is not null;
  perform private.fail(409, 'offer_stands', 'There is an offer already. Withdraw it before you make another')
  where private.has_standing_offer(application);
  perform private.fail(409, 'status_not_allowed', 'No offer can be made from where this application stands now')
  where not private.can_make_offer(application, me);
  perform private.fail(422, 'invalid_input', 'This offer could not be made') where p_id is null;
  perform private.refuse_field_errors(private.offer_errors(p_offer, application.id));
  given := private.clean_fields(p_offer, private.offers_rules('offer'));
  document := nullif(p_offer -> 'document', 'null');
  if application.status <> 'offered' then
    application := private.move_application(application, row('offered', null, null, null)::private.application_change);
  end if;
  insert into private.offers (
    id, application_id, made_by, made_by_name, salary, salary_period, starts_on, answer_by, place, hours, leave, trial, document,
    document_name, document_size, shown_at)
  values (
    p_id, application.id, auth.uid(), private.colleague_name(auth.uid(), application.company_id),
    (given ->> 'salary')::numeric, given ->> 'salary_period', (given ->> 'starts_on')::date, (given ->> 'answer_by')::date,
    nullif(given ->> 'place', ''), nullif(given ->> 'hours', ''), nullif(given ->> 'leave', ''), nullif(given ->> 'trial', ''),
    document ->> 'path', private.trimmed(document ->> 'name'), (
      select (o.metadata ->> 'size')::integer from storage.objects o where o.bucket_id = 'message_files' and o.name = document ->> 'path'),
    greatest(now(), (
      select max(e.created_at) + private.undo_time() from public.application_events e
      where e.application_id = application.id and not private.is_settled(e))))
  on conflict (id) do nothing
  returning * into offer;
  perform private.fail(422, 'invalid_input', 'This offer could not be made') where offer.id is null;
  perform private.add_message(application, offer.id, coalesce(given ->> 'words', ''), offer => offer.id);
  return private.application_offers_json(application, me);
end
$function$;

CREATE OR REPLACE FUNCTION public.mark_all_notifications_read()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.notifications n set is_read = true
  where n.user_id = private.require_caller() and not n.is_read and n.type <> 'company_invitation';
end
$function$;

CREATE OR REPLACE FUNCTION public.merge_applications (
  p_stays uuid,
  p_ends uuid,
  p_versions jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  stays public.applications := private.merging_application(p_stays);
  ends public.applications := private.merging_application(p_ends);
  changed uuid[];
begin
  perform from public.applications a where a.id in (p_stays, p_ends) order by a.id for update;
  if exists (
    select from private.pending_notifications pending
    where pending.kind = 'merge' and pending.subject_id = p_ends and pending.decided_by = caller and pending.facts ->> 'stays' = p_stays::text
  ) then
    return;
  end if;
  select * into stays from public.applications a where a.id = p_stays;
  select * into ends from public.applications a where a.id = p_ends;
  changed := array(
    select a.id from public.applications a
    where a.id in (p_stays, p_ends) and a.updated_at is distinct from (p_versions ->> a.id::text)::timestamptz);
  perform private.refuse_changed_merge(changed, ends.company_id)
  where changed <> '{}' or stays.id is null or ends.id is null or exists (
    select from private.pending_notifications pending
    where pending.kind = 'merge' and array[pending.subject_id::text, pending.facts ->> 'stays'] && array[p_stays::text, p_ends::text]);
  perform private.refuse_merge(stays, ends);
  perform private.fail(409, 'own_stays', 'Their own application always stays') where not private.waits_for_take_over(ends);
  perform private.hold_notification('merge', p_ends, '{}', jsonb_build_object('stays', p_stays));
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
  perform private.notify_of_interview(interview, 'moved', 'company');
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
  if reason.subject = 'application' and exists (
    select from public.applications a where a.id = reason.id and a.candidate_id = me.candidate_id
  ) then
    -- One's own resume, which a company had before.
    return null;
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
  -- Sent twice, it was picked once, also where nothing can be picked now.
  if proposal.picked = p_starts_at and private.conversation_side(held.application) = 'candidate' then
    return private.interviews_json(held.application);
  end if;
  perform private.refuse_other_answer(held.application);
  perform private.refuse_closed_times(proposal);
  perform private.fail(422, 'invalid_input', 'Choose one of the proposed times')
  where p_starts_at is null or p_starts_at <> all (proposal.slots);
  perform private.fail(409, 'time_passed', 'This time is less than two hours away. Choose another one')
  where not private.can_pick_time(p_starts_at);
  -- One that was to be moved may have begun.
  perform private.refuse_over(i) from private.interviews i where i.id = proposal.interview_id;
  if proposal.interview_id is null then
    insert into private.interviews (application_id, starts_at, minutes, place_kind, place, time_zone, changed_by)
    values (
      proposal.application_id, p_starts_at, proposal.minutes, proposal.place_kind, proposal.place, proposal.time_zone, 'candidate')
    returning * into interview;
  else
    interview := private.reschedule_interview(
      proposal.interview_id, p_starts_at, proposal.minutes, proposal.place_kind, proposal.place, proposal.time_zone, null, 'candidate');
  end if;
  update private.interview_proposals p set state = 'picked', picked = p_starts_at, interview_id = interview.id, answered_at = now()
  where p.id = proposal.id;
  perform private.touch_conversation(interview.application_id);
  perform private.notify_of_interview(interview, case when proposal.interview_id is null then 'confirmed' else 'moved' end, 'candidate');
  perform private.notify_nobody_takes_part(interview);
  return private.interviews_json(held.application);
end
$function$;

CREATE OR REPLACE FUNCTION public.preview_group_message (
  p_ids uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  people public.applications[] := array(select a from private.people_to_message(p_ids, me) a);
begin
  return jsonb_build_object(
    'job_title', (select j.title from public.jobs j where j.id = people[1].job_id),
    'people', (
      select jsonb_agg(jsonb_build_object(
        'application_id', a.id, 'status', a.status, 'fields', private.message_fields(a, me.user_id),
        'name', (select m.candidate_name from private.application_matches m where m.application_id = a.id),
        'problem', private.group_message_problem(a, me)) order by array_position(p_ids, a.id))
      from unnest(people) as a),
    'templates', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'body', t.body) order by lower(t.name)), '[]')
      from private.message_templates t where t.company_id = people[1].company_id));
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
  elsif proposal.state = 'withdrawn' then
    perform private.refuse_taken_id();
  elsif proposal.id is not null then
    return private.interviews_json(application);
  end if;
  perform private.times_to_talk(application);
  perform private.refuse_field_errors(private.proposal_errors(p_proposal));
  people := private.interview_people_given(application, p_proposal -> 'people');
  perform private.fail(409, 'times_open', 'Other times are proposed already. Withdraw them first')
  where private.has_open_times(application);
  if p_proposal ->> 'interview_id' is not null then
    select * into moved from private.interviews i
    where i.id::text = p_proposal ->> 'interview_id' and i.application_id = application.id;
    perform private.fail(409, 'interview_over', 'This interview cannot be moved any more')
    where moved.id is null or not private.is_to_come(moved);
  end if;
  insert into private.interview_proposals (
    id, application_id, interview_id, made_by, made_by_name, minutes, place_kind, place, time_zone, slots)
  values (
    p_id, application.id, moved.id, auth.uid(), private.colleague_name(auth.uid(), application.company_id),
    (p_proposal ->> 'minutes')::smallint, p_proposal ->> 'place_kind', private.trimmed(p_proposal ->> 'place'),
    private.known_zone(private.trimmed(p_proposal ->> 'time_zone')),
    array(select s::timestamptz as starts_at from jsonb_array_elements_text(p_proposal -> 'slots') as s order by starts_at))
  on conflict (id) do nothing
  returning * into proposal;
  perform private.fail(422, 'invalid_input', 'These times could not be sent') where proposal.id is null;
  insert into private.interview_people (proposal_id, user_id) select proposal.id, person from unnest(people) as person;
  -- It touches the conversation.
  perform private.add_message(application, p_id, coalesce(p_proposal ->> 'words', ''), proposal => proposal.id);
  perform private.notify_of_proposal(proposal, 'proposed');
  return private.interviews_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.put_forward_candidates (
  p_job_id uuid,
  p_candidate_ids uuid[],
  p_id uuid DEFAULT NULL::uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me private.reach := private.my_reach();
  wanted uuid[] := array(select distinct id from unnest(p_candidate_ids) as id where id is not null);
  companies uuid[];
  within_reach integer;
  asked public.put_forwards;
  made integer := 0;
begin
  if cardinality(wanted) = 0 then
    perform private.refuse_field_errors('{"candidates": "Choose a candidate"}');
  elsif cardinality(wanted) > 50 then
    perform private.refuse_field_errors('{"candidates": "Choose at most 50 candidates"}');
  end if;
  perform private.lock_account(caller);
  made := (
    select count(*) from public.put_forwards f where f.request_id = p_id and f.job_id = p_job_id and f.put_forward_by = caller);
  if made > 0 then
    return made;
  end if;
  -- Nothing of what is asked changes meanwhile: an application on its way comes first, and so does the closing of the job. Locked is
  -- only what the caller may ask about, and each is looked at anew after it: waiting for the lock it may have become another's.
  perform from public.candidates c where c.id = any (wanted) and c.managing_company_id = any (me.candidate_company_ids) order by c.id for share;
  select count(*), array_agg(distinct c.managing_company_id) into within_reach, companies
  from public.candidates c where c.id = any (wanted) and private.manages_candidate(c, me);
  perform private.refuse_paused(c.managing_company_id)
  from public.candidates c where c.id = any (wanted) and c.managing_company_id = any (me.company_ids);
  if within_reach < cardinality(wanted) then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  elsif not companies <@ me.candidate_company_ids then
    perform private.fail(403, 'not_allowed', 'You do not have permission to put candidates forward');
  elsif not private.company_is_live(companies[1]) then
    perform private.fail(403, 'subscription_required', 'Your company needs to be approved and have a subscription to put candidates forward');
  end if;
  perform from public.jobs j where j.id = p_job_id and private.may_be_put_forward(j.id, companies[1]) for share;
  if cardinality(companies) > 1 or not private.may_be_put_forward(p_job_id, companies[1]) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.check_daily_quota('put_forwards', (
    select count(*) + cardinality(wanted) - 1 from public.put_forwards f where f.put_forward_by = caller and f.created_at > now() - interval '1 day'));
  for asked in
    insert into public.put_forwards as f (job_id, candidate_id, company_id, put_forward_by, request_id)
    select p_job_id, c.id, companies[1], caller, p_id
    from public.candidates c
    where c.id = any (wanted)
      and not exists (select from public.applications a where a.job_id = p_job_id and a.candidate_id = c.id)
      and not exists (select from public.jobs j where j.id = p_job_id and private.is_kept_from(c.id, j.company_id))
      and not private.is_blocked_between(c.id, companies[1])
    -- In one order, so that two colleagues who ask the same people wait for each other instead of for ever.
    order by c.id
    on conflict (candidate_id, job_id) do update set
      company_id = excluded.company_id, put_forward_by = excluded.put_forward_by, status = 'waiting', created_at = now(), answered_at = null,
      application_id = null, request_id = excluded.request_id,
      mailed_at = case when f.company_id = excluded.company_id and f.mailed_at > now() - interval '1 day' then f.mailed_at else now() end
    where f.status = 'withdrawn' or f.company_id <> excluded.company_id
    returning f.*
  loop
    made := made + 1;
    perform private.notify_of_put_forward(asked);
  end loop;
  return made;
end
$function$;

CREATE OR REPLACE FUNCTION public.release_invitation (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations;
begin
  perform private.require_admin();
  update public.invitations set is_held = false where id = p_id and is_held returning * into invitation;
  if invitation.id is null then
    perform private.manageable_invitation(p_id);
    return;
  end if;
  perform private.notify(
    u.user_id, 'invitation_released', jsonb_build_object('name', coalesce(private.invitee_name(invitation), invitation.email)),
    jsonb_build_object('company_id', c.id, 'company_name', c.name, 'invitation_kind', private.invitation_kind(invitation)))
  from public.companies c join public.company_users u on u.company_id = c.id
  where c.id = invitation.company_id and private.is_company_admin(u.role);
  perform private.audit('invitation.released', 'invitation', invitation.id, invitation.company_id,
    jsonb_build_object('kind', private.invitation_kind(invitation), 'email', invitation.email, 'name', private.invitee_name(invitation)));
end
$function$;

CREATE OR REPLACE FUNCTION public.remind_company (
  p_company_id uuid
)
  RETURNS timestamp with time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  perform private.require_admin();
  company := private.locked_company(p_company_id);
  if company.submitted_at is not null or company.is_approved then
    perform private.fail(409, 'already_sent', 'This company has sent its registration already.');
  elsif private.account_of_company(company.id) is null then
    perform private.fail(409, 'nobody_to_remind', 'This company has no administrator who could be reminded.');
  elsif not private.may_be_reminded(company.id) then
    perform private.fail(409, 'reminded_lately', format(
      'This company was reminded on %s. Once in seven days is enough.',
      private.day_in_words(private.reminded_at(company.id))));
  end if;
  perform private.audit('company.reminded', 'company', company.id, company.id);
  perform private.notify_company_admins(
    company, 'registration_unfinished', '{}', 'company_reminded', jsonb_build_object('path', '/company/register'));
  return private.reminded_at(company.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_added_person (
  p_token text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  added public.candidates;
  of private.traces;
begin
  if private.removed_merged(p_token) then
    return;
  end if;
  application := private.application_of_link(p_token);
  perform private.held_added_application(application.id);
  application := private.application_of_link(p_token);
  select * into added from public.candidates c where c.id = application.candidate_id;
  of := private.traces_of_added(added.email, array[added.id], array[application.id], application.company_id);
  perform private.clear_notices(of);
  -- The log has ids alone of them.
  of.words := '{}';
  perform private.clear_audit_log(of);
  perform private.note_removal(application, added.email, added.added_by_user_id);
  delete from private.pending_notifications pending where pending.subject_id = application.id;
  delete from public.email_outbox o where o.data ->> 'added_application_id' = application.id::text;
  perform private.clear_sent_to_added(added.email);
  -- Row, file, notes, scorecards and history go with it.
  delete from public.candidates c where c.id = added.id;
  perform private.audit_as(
    null, 'person.removed', 'job', application.job_id, application.company_id, jsonb_build_object('job_id', application.job_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_from_hiring_team (
  p_job_id uuid,
  p_user_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.team_to_change(p_job_id);
  change_id uuid := gen_random_uuid();
  member private.job_team_members;
  applications jsonb;
begin
  perform private.hold_interviews_of(array[p_user_id], job.company_id);
  select coalesce(jsonb_agg(to_jsonb(own)), '[]') into applications
  from public.application_assignments own join public.applications a on a.id = own.application_id
  where a.job_id = job.id and own.assigned_to_user_id = p_user_id;
  delete from private.job_team_members m where m.job_id = job.id and m.user_id = p_user_id returning * into member;
  if member.job_id is null then
    return null;
  end if;
  perform private.hold_notification(
    'team_removal', change_id, jsonb_build_object('member', to_jsonb(member), 'applications', applications));
  return change_id;
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
  perform private.hold_interviews_of(array[u.user_id, p_successor], u.company_id), private.hold_message_notices_of(u.user_id, u.company_id)
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
      perform private.notify_staff(
        p_successor, 'assigned', 'job_assigned.taken_over',
        jsonb_build_object(
          'colleague', coalesce(private.person_name(leaving.user_id, leaving.company_id), leaving.email),
          'work', concat_ws(', ',
            private.counted_work('job', jobs), private.counted_work('application', applications),
            private.counted_work('candidate', candidates))),
        jsonb_build_object('company_id', leaving.company_id), '/company/dashboard');
    end if;
  end if;
  delete from public.company_users where id = leaving.id;
  -- Otherwise someone dismissed could come back through an invitation they had sent to themselves.
  update public.invitations set status = 'revoked'
  where company_id = leaving.company_id and invited_by_user_id = leaving.user_id and status = 'pending';
  get diagnostics revoked = row_count;
  if leaving.user_id <> auth.uid() then
    perform private.notify_removed_colleague(leaving);
  end if;
  perform private.audit('staff.removed', 'company_user', leaving.id, leaving.company_id, jsonb_build_object(
    'user_id', leaving.user_id, 'name', nullif(btrim(leaving.first_name || ' ' || leaving.last_name), ''), 'role', leaving.role,
    'removed_by', auth.uid(), 'revoked_invitations', revoked, 'successor', p_successor, 'jobs', jobs, 'candidates', candidates,
    'applications', applications));
end
$function$;

CREATE OR REPLACE FUNCTION public.report_job (
  p_job_id uuid,
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
  said text := coalesce(private.trimmed(p_words), '');
  job public.jobs;
  report private.job_reports;
  people integer;
  errors jsonb := private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), private.jobs_rules('report'));
begin
  if p_reason = 'other' and said = '' then
    errors := errors || '{"words": "Say what is wrong"}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.lock_account(caller);
  select * into job from public.jobs j where j.id = p_job_id for key share;
  if job.id is null or not private.is_visible_job(job.id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  elsif exists (select from public.company_users u where u.user_id = caller and u.company_id = job.company_id) then
    perform private.fail(403, 'own_job', 'This is a job of your own company: you can edit or close it.');
  end if;
  update private.job_reports r set reason = p_reason, words = said
  where r.job_id = job.id and r.reporter = caller and r.decided_at is null;
  if found then
    return;
  end if;
  perform private.check_daily_quota('reports', (
    select count(*) from public.audit_log
    where actor_id = caller and action = 'job.reported' and created_at > now() - interval '1 day'));
  insert into private.reported_jobs as reported (job_id, waiting_since) values (job.id, now())
  on conflict (job_id) do update set
    is_flagged = reported.is_flagged and reported.waiting_since is not null,
    waiting_since = coalesce(reported.waiting_since, now());
  insert into private.job_reports (job_id, reporter, reason, words) values (job.id, caller, p_reason, said) returning * into report;
  perform private.audit('job.reported', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'reason', p_reason));
  people := (select count(*) from private.job_reports r where r.job_id = job.id and r.decided_at is null);
  if people = 1 then
    perform private.notify_admins_of_report(job, report, people);
  elsif people >= 3 then
    update private.reported_jobs r set is_flagged = true where r.job_id = job.id and not r.is_flagged;
    if found then
      perform private.notify_admins_of_report(job, report, people);
    end if;
  end if;
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
  errors jsonb := private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), private.conversations_rules('report'));
begin
  if p_reason = 'other' and why is null then
    errors := errors || '{"words": "Say what is wrong"}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.lock_account(caller);
  select m.* into message
  from private.application_messages m join public.applications a on a.id = m.application_id
  where m.id = p_message_id and private.can_read_conversation(a);
  perform private.fail(404, 'message_not_found', 'Message not found') where message.id is null;
  application := private.application_to_talk(message.application_id);
  side := private.conversation_side(application);
  -- As it is by now: its author may have withdrawn it, somebody else have reported it.
  select * into message from private.application_messages m where m.id = p_message_id;
  perform private.fail(404, 'message_not_found', 'Message not found') where side is null or message.id is null;
  perform private.fail(403, 'own_message', 'This message is of your own side') where message.author_side = side;
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
    perform private.notify_admins_of_message_report(application, report);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.resend_invitation (
  p_id uuid,
  p_held boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  invitation public.invitations := private.manageable_invitation(p_id);
  kind text := private.invitation_kind(invitation);
begin
  if not private.can_invite(kind, invitation.company_id) then
    perform private.fail(403, 'not_allowed', 'You do not have permission to send this invitation');
  elsif invitation.company_id is not null then
    perform private.inviting_company(kind, invitation.company_id::text);
  end if;
  perform private.check_invitation_rate(lower(invitation.email));
  perform private.lock_invitee(invitation.email);
  invitation := private.require_invitation(p_id, '{pending, revoked}');
  perform private.refuse_known_invitee(kind, lower(invitation.email), invitation.company_id, invitation.id);
  update public.invitations
  set status = 'pending', sent_at = now(), expires_at = now() + interval '7 days',
    -- Who resends it answers for it.
    invited_by_admin_id = case when company_id is null then caller end,
    invited_by_user_id = case when company_id is not null then caller end
  where id = invitation.id returning * into invitation;
  -- After that, which waits for a mail that is just being handed out: its link ends, too.
  delete from private.invitation_tokens t where t.invitation_id = invitation.id;
  if kind = 'candidate' then
    perform private.notify_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  return private.send_invitation(invitation, p_held);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_application_view (
  p_id uuid,
  p_name text,
  p_filters jsonb,
  p_seen timestamp with time zone DEFAULT NULL::timestamp with time zone,
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company uuid := private.editable_views((private.staffed_membership(p_company_id)).company_id);
  wanted_name text := private.trimmed(p_name);
  wanted jsonb := jsonb_strip_nulls(coalesce(nullif(p_filters, 'null'), '{}'));
  errors jsonb := private.field_errors(jsonb_build_object('name', p_name), private.applications_rules('view'));
  stored private.application_views;
begin
  if not errors ? 'name' and exists (
    select from private.application_views v where v.company_id = company and lower(v.name) = lower(wanted_name) and v.id is distinct from p_id
  ) then
    errors := errors || '{"name": "Your team already has a view with this name"}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.fail(422, 'invalid_input', 'This view can''t be saved') where jsonb_typeof(wanted) <> 'object';
  -- What a list would refuse can't be saved.
  perform private.read_application_order(wanted ->> 'order'), private.read_application_filter(wanted - 'order', company);
  select * into stored from private.application_views v where v.id = p_id;
  perform private.refuse_taken_id() where p_id is null or stored.company_id <> company;
  -- Saved again after an answer that got lost, it is the same.
  if stored.name = wanted_name and stored.filters = wanted then
    return private.application_view_json(stored);
  end if;
  if stored.id is null then
    perform private.fail(409, 'too_many_views', 'Your team has 30 views. Delete one first')
    where (select count(*) >= 30 from private.application_views v where v.company_id = company);
  else
    perform private.refuse_outdated(stored.changed_at, coalesce(p_seen, '-infinity'), private.application_view_json(stored));
  end if;
  insert into private.application_views as v (id, company_id, name, filters, made_by, changed_at)
  values (p_id, company, wanted_name, wanted, auth.uid(), clock_timestamp())
  on conflict (id) do update set name = excluded.name, filters = excluded.filters, changed_at = excluded.changed_at
  where v.company_id = company
  returning * into stored;
  perform private.refuse_taken_id() where not found;
  return private.application_view_json(stored);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_message_template (
  p_id uuid,
  p_name text,
  p_body text,
  p_seen timestamp with time zone DEFAULT NULL::timestamp with time zone,
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company uuid := private.editable_templates((private.staffed_membership(p_company_id)).company_id);
  wanted_name text := private.trimmed(p_name);
  wanted_body text := private.trimmed(p_body);
  errors jsonb := private.field_errors(
    jsonb_build_object('name', p_name, 'body', p_body), private.companies_rules('message_template'));
  stored private.message_templates;
begin
  if not errors ? 'body' and private.message_problem(wanted_body) is not null then
    errors := errors || jsonb_build_object('body', private.message_problem(wanted_body));
  end if;
  if not errors ? 'name' and exists (
    select from private.message_templates t where t.company_id = company and lower(t.name) = lower(wanted_name) and t.id is distinct from p_id
  ) then
    errors := errors || '{"name": "Your team already has a template with this name"}';
  end if;
  perform private.refuse_field_errors(errors);
  select * into stored from private.message_templates t where t.id = p_id;
  perform private.refuse_taken_id() where p_id is null or stored.company_id <> company;
  -- Saved again after an answer that got lost, it is the same.
  if stored.name = wanted_name and stored.body = wanted_body then
    return private.message_template_json(stored);
  end if;
  if stored.id is null then
    perform private.fail(409, 'too_many_templates', 'Your team has 50 templates. Delete one first')
    where (select count(*) >= 50 from private.message_templates t where t.company_id = company);
  else
    perform private.refuse_outdated(stored.changed_at, coalesce(p_seen, '-infinity'), private.message_template_json(stored));
  end if;
  insert into private.message_templates as t (id, company_id, name, body, changed_by, changed_at)
  values (p_id, company, wanted_name, wanted_body, auth.uid(), clock_timestamp())
  on conflict (id) do update set
    name = excluded.name, body = excluded.body, changed_by = excluded.changed_by, changed_at = excluded.changed_at
  where t.company_id = company
  returning * into stored;
  perform private.refuse_taken_id() where not found;
  return private.message_template_json(stored);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_scorecard_draft (
  p_interview_id uuid,
  p_marks jsonb,
  p_recommendation text DEFAULT NULL::text,
  p_words text DEFAULT NULL::text
)
  RETURNS timestamp with time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.interview_to_score(p_interview_id);
begin
  -- What is typed last and the submission are sent at the same moment.
  if private.has_scored(p_interview_id) then
    return null;
  end if;
  perform private.refuse_scorecard(held.interview);
  perform private.refuse_field_errors(private.scorecard_errors(p_marks, p_recommendation, p_words, true));
  insert into private.scorecard_drafts as d (interview_id, author_id, marks, recommendation, words)
  values ((held.interview).id, auth.uid(), private.scorecard_marks(p_marks), p_recommendation, p_words)
  on conflict (interview_id, author_id) do update
  set marks = excluded.marks, recommendation = excluded.recommendation, words = excluded.words, saved_at = now();
  return now();
end
$function$;

CREATE OR REPLACE FUNCTION public.search_everything (
  p_query text,
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_company uuid := private.listed_company_id(p_company_id);
  words text[] := private.words_asked(p_query);
  is_asked boolean := of_company is not null and words <> '{}';
begin
  return jsonb_build_object(
    'people', case when is_asked then private.found_people(of_company, p_query) else '[]' end,
    'jobs', case when is_asked then array(
      select jsonb_build_object('id', job -> 'id', 'title', job -> 'title', 'status', job -> 'status', 'is_expired', job -> 'is_expired')
      from jsonb_array_elements(public.list_company_jobs(of_company, p_query, null, 5)::jsonb -> 'jobs') as job
    ) else '{}' end,
    'colleagues', case when is_asked and private.can_read_company(of_company) then array(
      select jsonb_build_object('user_id', u.user_id, 'name', btrim(u.first_name || ' ' || u.last_name), 'email', u.email, 'role', u.role)
      from public.company_users u
      where u.company_id = of_company and private.has_words(concat_ws(' ', u.first_name, u.last_name, u.email), words)
      order by u.first_name, u.last_name, u.id
      limit 5
    ) else '{}' end
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.send_contact_message (
  p_id uuid,
  p_message jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  rules private.rule[] := private.administration_rules('contact_message');
  given jsonb;
  message private.contact_messages;
  lately bigint;
begin
  perform private.refuse_field_errors(private.field_errors(p_message, rules));
  if p_id is null then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  -- A field that nobody sees: who fills it in is no person, and learns nothing.
  if coalesce(p_message ->> 'website', '') <> '' or exists (select from private.contact_messages m where m.id = p_id) then
    return;
  end if;
  given := private.clean_fields(p_message, rules);
  lately := private.count_contact_message();
  insert into private.contact_messages (id, user_id, name, email, topic, words)
  values (p_id, auth.uid(), coalesce(given ->> 'name', ''), given ->> 'email', given ->> 'topic', given ->> 'words')
  on conflict (id) do nothing
  returning * into message;
  -- A flood is kept, so that it silences nobody, and mailed no more: what people with an account write is.
  if message.id is not null and (lately < 60 or message.user_id is not null) then
    perform private.mail_admins_of_message(message);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.send_group_message (
  p_id uuid,
  p_ids uuid[],
  p_body text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  people public.applications[];
  words text := private.trimmed(p_body);
  errors jsonb := private.field_errors(jsonb_build_object('body', p_body), private.conversations_rules('group_message'));
  without text[];
begin
  perform private.require_caller();
  perform private.fail(422, 'invalid_input', 'This message could not be sent') where p_id is null;
  insert into private.group_messages (id, author_id) values (p_id, me.user_id) on conflict (id) do nothing;
  if not found then
    perform private.refuse_taken_id() where not exists (
      select from private.group_messages g where g.id = p_id and g.author_id = me.user_id);
    return private.group_message_json(private.own_group_message(p_id));
  end if;
  people := array(select a from private.people_to_message(p_ids, me) a);
  if errors = '{}' and private.message_problem(words) is not null then
    errors := jsonb_build_object('body', private.message_problem(words));
  elsif errors = '{}' and exists (
    select from unnest(people) as a where char_length(private.fill_template(words, private.message_fields(a, me.user_id))) > 10000
  ) then
    errors := '{"body": "With the fields filled in it has more than 10,000 characters"}';
  end if;
  perform private.refuse_field_errors(errors);
  insert into private.group_message_people (group_id, application_id, body, problem)
  select p_id, a.id, case when problem is null then private.fill_template(words, private.message_fields(a, me.user_id)) else '' end, problem
  from unnest(people) as a, private.group_message_problem(a, me) as problem;
  -- Takes the lock under which one account's messages are counted.
  perform private.check_message_quotas(me.user_id);
  perform private.fail(429, 'too_many_messages', format(
    'With these you would send more than %s messages in an hour, which is the most we take. Please try again later.', private.hourly_messages()))
  where private.hourly_messages() < (
    (select count(*) from private.application_messages m where m.author_id = me.user_id and m.created_at > now() - interval '1 hour')
    + (select count(*) from private.group_messages g join private.group_message_people p on p.group_id = g.id
       where g.author_id = me.user_id and g.ended is null and p.problem is null));
  perform private.fail(409, 'nobody_left', 'Nobody is left to write to')
  where not exists (select from private.group_message_people p where p.group_id = p_id and p.problem is null);
  without := array(
    select (select m.candidate_name from private.application_matches m where m.application_id = a.id)
    from unnest(people) as a
    join private.group_message_people p on p.group_id = p_id and p.application_id = a.id and p.problem is null
    where a.answer_due is null and strpos(words, '{reply_by}') > 0);
  perform private.refuse_field_errors(jsonb_build_object('body', 'No reply-by date: ' || private.listed_names(without)))
  where cardinality(without) > 0;
  return private.group_message_json((select g from private.group_messages g where g.id = p_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.send_scorecard (
  p_id uuid,
  p_interview_id uuid,
  p_marks jsonb,
  p_recommendation text DEFAULT NULL::text,
  p_words text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.interview_to_score(p_interview_id);
  interview private.interviews := held.interview;
  card private.scorecards := (select s from private.scorecards s where s.id = p_id);
begin
  if p_id is null or card.author_id is distinct from auth.uid() and card.id is not null or card.interview_id <> interview.id then
    perform private.fail(422, 'invalid_input', 'This scorecard could not be submitted');
  elsif card.id is not null then
    return private.interview_scorecards_json(interview);
  end if;
  perform private.refuse_scorecard(interview);
  perform private.refuse_scorecard_input(interview, p_marks, p_recommendation, p_words);
  insert into private.scorecards (id, interview_id, author_id, author_name, marks, recommendation, words)
  values (
    p_id, interview.id, auth.uid(), private.colleague_name(auth.uid(), (held.application).company_id), private.scorecard_marks(p_marks),
    p_recommendation, nullif(private.trimmed(p_words), ''));
  delete from private.scorecard_drafts d where d.interview_id = interview.id and d.author_id = auth.uid();
  -- A colleague who may not read the application at the moment owes theirs once they may again.
  update private.interviews i set needs_scorecards = exists (
    select from private.interview_people p
    join public.company_users u on u.user_id = p.user_id and u.company_id = (held.application).company_id
    where p.proposal_id = private.interview_proposal_of(i) and not private.has_scored(i.id, p.user_id))
  where i.id = interview.id and i.needs_scorecards;
  perform private.note_team_news(held.application);
  return private.interview_scorecards_json((select i from private.interviews i where i.id = p_interview_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.set_company_hiring (
  p_company_id uuid,
  p_hiring jsonb,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  rules constant private.rule[] := private.companies_rules('hiring_step');
  wanted jsonb;
begin
  perform private.require_caller();
  if not coalesce(p_company_id in (select private.my_company_ids()), false) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_at_company(p_company_id, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'Only administrators and managers can edit how the company hires');
  elsif p_hiring is null or jsonb_typeof(p_hiring) <> 'object' then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  perform private.refuse_field_errors(private.hiring_errors(p_hiring));
  wanted := jsonb_build_object('first_reply_hours', p_hiring -> 'hours', 'hiring_steps', to_jsonb(array(
    select '{"length": "", "what": ""}' || jsonb_strip_nulls(private.clean_fields(step, rules))
    from jsonb_array_elements(p_hiring -> 'steps') with ordinality as given (step, place) order by place)));
  select * into company from public.companies where id = p_company_id for update;
  perform private.refuse_outdated(company.updated_at, p_updated_at, private.company_json(company));
  if wanted - array(
    select key from jsonb_each(to_jsonb(company)) where value = wanted -> key) = '{}' then
    return private.company_json(company);
  end if;
  update public.companies c set
    (first_reply_hours, hiring_steps) = ((wanted ->> 'first_reply_hours')::numeric::integer, wanted -> 'hiring_steps')
  where c.id = company.id
  returning * into company;
  perform private.audit('company.edited', 'company', company.id, company.id, '{"fields": ["first_reply_hours", "hiring_steps"]}');
  return private.company_json(company);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_company_subscription (
  p_company_id uuid,
  p_tier text,
  p_expires_at timestamp with time zone DEFAULT NULL::timestamp with time zone,
  p_status text DEFAULT 'active'::text,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  plan jsonb;
  before jsonb;
  wanted jsonb;
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('tier', p_tier, 'status', p_status), private.plans_rules('plan'));
  if not isfinite(p_expires_at) then
    errors := errors || '{"expiresAt": "Choose a date"}';
  end if;
  perform private.refuse_field_errors(errors);
  company := private.locked_company(p_company_id);
  plan := private.subscription_json(company.id);
  before := plan - '{company_id, updated_at}'::text[];
  wanted := jsonb_build_object('tier', private.trimmed(p_tier), 'status', private.trimmed(p_status), 'expires_at', p_expires_at);
  -- Who asks for what is there already loses nothing by a colleague's change.
  if before is not distinct from wanted then
    return plan;
  end if;
  perform private.refuse_changed_plan(plan, p_updated_at);
  insert into public.company_subscriptions (company_id, tier, status, expires_at)
  values (company.id, private.trimmed(p_tier)::public.subscription_tier, private.trimmed(p_status)::public.subscription_status, p_expires_at)
  on conflict (company_id) do update set tier = excluded.tier, status = excluded.status, expires_at = excluded.expires_at;
  perform private.audit('subscription.changed', 'company', company.id, company.id, jsonb_build_object('from', before, 'to', wanted));
  -- Two changes in a row are told as one, of what was known before the first.
  perform private.hold_notification('plan', company.id, before, is_merged => true);
  return private.subscription_json(company.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_scorecards_needed (
  p_interview_id uuid,
  p_needed boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.interview_to_score(p_interview_id);
  interview private.interviews := held.interview;
begin
  perform private.refuse_field_errors('{"needed": "Choose whether scorecards are needed"}') where p_needed is null;
  perform private.fail(409, 'not_held', 'This interview hasn''t started or was canceled')
  where interview.state <> 'confirmed' or interview.starts_at > now();
  update private.interviews i set needs_scorecards = p_needed
  where i.id = interview.id and i.needs_scorecards is distinct from p_needed
  returning i.* into interview;
  if interview.id is not null then
    perform private.audit(
      case when p_needed then 'interview.scorecards_needed' else 'interview.scorecards_not_needed' end,
      'application', (held.application).id, (held.application).company_id, jsonb_build_object('starts_at', interview.starts_at));
    perform private.note_team_news(held.application);
  end if;
  return private.interview_scorecards_json((select i from private.interviews i where i.id = p_interview_id));
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
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('role', wanted), private.companies_rules('role')));
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
      colleague.user_id, 'role_changed',
      jsonb_build_object('role', private.in_words(wanted), 'company', (select c.name from public.companies c where c.id = colleague.company_id)),
      jsonb_build_object('company_id', colleague.company_id));
  end if;
  return private.membership_json((select u from public.company_users u where u.id = p_company_user_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_application (
  p_job_id uuid,
  p_answers jsonb DEFAULT NULL::jsonb,
  p_source text DEFAULT NULL::text,
  p_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates;
  given jsonb;
  last public.applications;
  application public.applications;
begin
  -- The person first; then nothing of the profile or its files goes or changes while it is sent (remove_file holds the same lock).
  perform private.lock_account(private.require_caller());
  perform from public.candidates where user_id = auth.uid() for update;
  if exists (
    select from public.applications a
    where a.id = p_id and a.job_id = p_job_id and a.candidate_id = private.my_candidate_id() and a.status <> 'withdrawn'
  ) then
    return p_id;
  end if;
  me := private.require_applicant();
  -- Waits while the job is being deleted or edited, so that what is read next is true until the end.
  perform from public.jobs where id = p_job_id for share;
  last := private.last_application(me.id, p_job_id);
  perform private.fail(409, 'applied_too_often', 'You have withdrawn from this job three times and cannot apply for it again')
  where last.status = 'withdrawn' and not private.can_apply_again(last);
  perform private.fail(409, 'duplicate_application', 'You have already applied for this job')
  where last.id is not null and last.status <> 'withdrawn';
  perform private.fail(404, 'job_not_found', 'Job not found') where not private.is_visible_job(p_job_id);
  perform private.check_daily_quota('applications', (
    select count(*) from public.applications a where a.candidate_id = me.id and a.applied_at > now() - interval '1 day'));
  given := private.read_answers(p_job_id, p_answers);
  perform private.refuse_answer_errors(p_job_id, given, me.user_id);

  perform private.refuse_taken_id() where exists (select from public.applications a where a.id = p_id);
  insert into public.applications (id, job_id, candidate_id, company_id)
  select coalesce(p_id, gen_random_uuid()), p_job_id, me.id, j.company_id from public.jobs j where j.id = p_job_id
  on conflict on constraint applications_once_per_attempt do nothing
  returning * into application;
  perform private.fail(409, 'duplicate_application', 'You have already applied for this job') where application.id is null;
  insert into public.job_application_answers (application_id, question_id, question, answer)
  select application.id, q.id, q.question, private.trimmed(coalesce(given ->> q.id::text, ''))
  from public.job_questions q
  where q.job_id = p_job_id and q.removed_at is null;
  perform private.keep_application_source(application.id, p_source);
  perform private.notify_company_of_application(application);
  return application.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.tag_applications (
  p_ids uuid[],
  p_name text,
  p_is_on boolean DEFAULT true
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  wanted uuid[] := private.asked_applications(p_ids);
  me private.reach := private.my_reach();
  of_company uuid;
  within_reach uuid[];
  with_room uuid[];
  changed uuid[] := '{}';
  used uuid;
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('tag', p_name), private.applications_rules('tag'))
      || case when p_name ~ ',' or private.tag_key(p_name) = '' then '{"tag": "Use letters, without commas"}' else '{}' end::jsonb);
  -- An account that is being deleted at this moment takes its tags with it: it is waited for.
  perform from public.applications a where a.id = any (wanted) order by a.id for key share;
  select a.company_id into of_company from public.applications a
  where a.id = any (wanted) and private.can_move_application(a, me) order by array_position(wanted, a.id) limit 1;
  within_reach := array(
    select a.id from public.applications a
    where a.id = any (wanted) and a.company_id = of_company and a.candidate_id is not null and private.can_move_application(a, me)
    order by array_position(wanted, a.id));
  perform private.fail(404, 'application_not_found', 'Application not found') where within_reach = '{}';
  -- One writer at a time for one company's tags: how many there are, and how many an application has.
  perform pg_advisory_xact_lock(hashtextextended('tags ' || of_company, 0));
  if not p_is_on then
    with gone as (
      delete from private.application_tags a using private.company_tags t
      where t.id = a.tag_id and t.company_id = of_company and t.key = private.tag_key(p_name)
        and a.application_id = any (within_reach)
      returning a.application_id)
    select coalesce(array_agg(application_id), '{}') into changed from gone;
    return jsonb_build_object('changed', changed, 'full', '{}'::uuid[]);
  end if;
  with_room := array(
    select id from unnest(within_reach) as id
    where (select count(*) < 10 from private.application_tags a where a.application_id = id));
  if with_room <> '{}' then
    used := private.tag_to_use(of_company, p_name);
    with new as (
      insert into private.application_tags (application_id, tag_id) select id, used from unnest(with_room) as id
      on conflict do nothing returning application_id)
    select coalesce(array_agg(application_id), '{}') into changed from new;
  end if;
  return jsonb_build_object('changed', changed, 'full', array(
    select asked from unnest(within_reach) as asked where asked <> all (with_room)
      and not exists (
        select from private.application_tags a join private.company_tags t on t.id = a.tag_id
        where a.application_id = asked and t.key = private.tag_key(p_name))));
end
$function$;

CREATE OR REPLACE FUNCTION public.take_over_application (
  p_token text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(null, 'Only a candidate account can take an application over');
  application public.applications := private.application_of_link(p_token, 'take_over');
  added public.candidates;
  me public.candidates;
  own public.applications;
  adder uuid;
  facts jsonb;
begin
  perform private.lock_account(caller);
  perform private.add_candidate_record(caller);
  -- In the order of all locks: companies, candidates, applications.
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id or c.user_id = caller order by c.id for update;
  select * into me from public.candidates c where c.user_id = caller;
  perform from public.applications a
  where a.id = application.id or a.candidate_id = me.id and a.job_id = application.job_id order by a.id for update;
  -- While it was waited for it may have been taken over, merged or removed.
  application := private.application_of_link(p_token, 'take_over');
  select * into added from public.candidates c where c.id = application.candidate_id;
  perform private.fail(403, 'other_address', 'Sign in with the address the email was sent to')
  where private.confirmed_email() is distinct from lower(added.email);
  perform private.refuse_paused(application.company_id);
  -- Who added it is known to the row that may go with it.
  select x.added_by into adder from private.added_applications x where x.application_id = application.id;
  perform private.notify_due('added_person', application.id);
  select * into own from public.applications a where a.id = private.application_to_join(me.id, application.job_id);
  if own.id is not null then
    perform private.join_application(application, own);
  else
    update public.applications a set candidate_id = me.id, attempt = coalesce((private.last_application(me.id, a.job_id)).attempt, 0) + 1
    where a.id = application.id returning * into own;
    update public.application_events e set candidate_id = me.id where e.application_id = own.id and e.candidate_id is not null;
    update private.sent_profiles s set profile = s.profile || jsonb_build_object('id', me.id, 'user_id', caller)
    where s.application_id = own.id;
    update private.added_applications x set taken_over_at = now() where x.application_id = own.id;
    -- First the emails: one that is being delivered makes its links before.
    delete from public.email_outbox o where o.sent_at is null and o.data ->> 'added_application_id' = own.id::text;
    delete from private.added_application_links l where l.application_id = own.id;
    delete from public.candidates c where c.id = added.id;
  end if;
  facts := jsonb_build_object(
    'candidate', private.applicant_name(own), 'job', (select j.title from public.jobs j where j.id = own.job_id));
  perform private.notify_staff(
    told, 'new_application', 'application_received.taken_over', facts, private.application_ids(own),
    '/company/applications/' || own.id, by_mail => false)
  from private.people_behind_added(own, adder) as told;
  perform private.audit('person.taken_over', 'application', own.id, own.company_id, jsonb_build_object('job_id', own.job_id));
  return own.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_add_person (
  p_application_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  application public.applications := private.held_added_application(p_application_id);
begin
  perform private.undo_pending('added_person', p_application_id, message => 'It is too late: the email has been sent.');
  delete from private.pending_notifications pending where pending.subject_id = application.id;
  delete from public.candidates c where c.id = application.candidate_id and c.user_id is null;
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_assignment (
  p_change_id uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  change private.pending_notifications := private.undo_pending(
    'assignment', p_change_id, message => 'It is too late to take this back. You can still assign it anew.');
  kind text := change.before ->> 'kind';
  company_ids uuid[] := array(select id::uuid from jsonb_array_elements_text(change.before -> 'company_ids') as id);
  assigned_to uuid := change.before ->> 'assigned_to';
  before jsonb := change.before -> 'rows';
  back jsonb;
begin
  if exists (select from unnest(company_ids) as id where not private.can_at_company(id, 'assign_work')) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to manage assignments');
  end if;
  -- In the order of assigning: what is assigned, the interviews of it, then the colleagues, then the assignments.
  execute format(
    'select from public.%I where id in (select jsonb_object_keys($1)::uuid) order by id for no key update', kind || 's')
  using before;
  if kind = 'job' then
    perform private.hold_interviews_of(array(
      select assigned_to union select (b.value ->> 'assigned_to_user_id')::uuid from jsonb_each(before) b), each.company_id)
    from (select unnest(company_ids) as company_id order by 1) each;
  end if;
  perform from public.company_users u
  where u.company_id = any (company_ids)
    and u.user_id in (select (b.value ->> 'assigned_to_user_id')::uuid from jsonb_each(before) b)
  order by u.id for key share;
  -- What somebody has assigned anew since stays.
  execute format(
    'select jsonb_object_agg(b.key, b.value)
     from jsonb_each($1) b join public.%3$I s on s.id = b.key::uuid left join public.%1$I a on a.%2$I = s.id
     where a.assigned_to_user_id is not distinct from $2 and (a.updated_at = $3 or $2 is null)',
    kind || '_assignments', kind || '_id', kind || 's')
  into back using before, assigned_to, change.decided_at;
  execute format('delete from public.%1$I a where a.%2$I in (select jsonb_object_keys($1)::uuid)', kind || '_assignments', kind || '_id')
  using back;
  -- And who has left meanwhile gets nothing back.
  execute format(
    'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I, b.value)).* from jsonb_each($1) b
     where exists (
       select from public.company_users u
       where u.user_id = (b.value ->> ''assigned_to_user_id'')::uuid and u.company_id = (b.value ->> ''company_id'')::uuid)',
    kind || '_assignments')
  using back;
  insert into public.application_assignments
  select own.* from jsonb_populate_recordset(null::public.application_assignments, change.before -> 'applications') own
  join public.applications a on a.id = own.application_id and back ? a.job_id::text
  where exists (select from public.company_users u where u.user_id = own.assigned_to_user_id and u.company_id = own.company_id)
  on conflict (application_id) do nothing;
  perform private.take_back_told(p_change_id, array(
    select assigned_to union select (b.value ->> 'assigned_to_user_id')::uuid from jsonb_each(before) b), change.decided_at);
  return (select count(*) from jsonb_object_keys(coalesce(back, '{}')));
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_company_decision (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_admin();
  company public.companies := private.locked_company(p_company_id);
  decision private.pending_notifications := private.undo_pending(
    'company_decision', company.id, company.updated_at,
    'It is too late: the company has been told, or something has changed since. It can still be decided anew.');
begin
  perform private.audit('company.decision_undone', 'company', company.id, company.id, jsonb_build_object('was', decision.facts ->> 'key'));
  company := private.restore_company(
    jsonb_populate_record(null::public.companies, decision.before -> 'company'),
    jsonb_populate_record(null::public.company_proposals, nullif(decision.before -> 'proposal', 'null')));
  -- The decision it had taken the place of is about the company as it is now.
  update private.pending_notifications pending set version = company.updated_at
  where pending.kind = 'company_decision' and pending.subject_id = company.id;
  -- In a statement of its own, which sees the proposal that came back.
  return private.company_json(company);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_declined_invitation (
  p_invitation_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  invitation public.invitations;
  is_senders boolean;
begin
  select i.* into invitation
  from public.invitations i join auth.users u on lower(u.email) = lower(i.email)
  where i.id = p_invitation_id and u.id = caller and u.email_confirmed_at is not null;
  perform private.lock_invitee(invitation.email);
  -- Locked, so that a sender who is being removed or gets another role doesn't leave an open invitation behind.
  perform from public.company_users u
  where u.company_id = invitation.company_id and u.user_id = invitation.invited_by_user_id
    and private.may_invite(u.role, private.invitation_kind(invitation))
  for share;
  is_senders := found or invitation.company_id is null;
  update public.invitations i set status = 'pending'
  where i.id = invitation.id and is_senders and i.status = 'declined' and not private.undo_is_over(i.ended_at, clock_timestamp())
    and not exists (
      select from public.audit_log e
      where e.subject_type = 'invitation' and e.subject_id = i.id and e.action = 'invitation.reopened' and e.created_at >= i.sent_at)
    and (private.known_invitee(private.invitation_kind(i), lower(i.email), i.company_id, i.id)).known_as is null
  returning * into invitation;
  if invitation.id is null or not private.is_open(invitation) then
    perform private.fail(409, 'undo_over', 'You can no longer undo this. Ask the person who invited you for a new invitation.');
  end if;
  if invitation.type = 'candidate' then
    perform private.notify_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  perform private.audit(
    'invitation.reopened', 'invitation', invitation.id, invitation.company_id,
    jsonb_build_object('kind', private.invitation_kind(invitation)));
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_delete_saved_search (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  search private.saved_searches := private.my_saved_search(p_id);
begin
  -- As whoever saves one: those that come back take a place, too.
  perform private.lock_account(search.user_id);
  perform private.refuse_too_many_searches(search.user_id, search.id);
  update private.saved_searches s set deleted_at = null
  where s.id = search.id and private.undo_is_over(s.deleted_at, clock_timestamp()) is not true
  returning * into search;
  if search.id is null then
    perform private.fail(409, 'undo_over', 'It is too late to bring this search back. It can be saved anew.');
  end if;
  return private.saved_search_json(search);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_group_message (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message private.group_messages := private.own_group_message(p_id);
begin
  if message.ended is null and message.created_at + private.undo_time() > clock_timestamp() then
    delete from private.group_message_people p where p.group_id = p_id;
    update private.group_messages g set ended = 'undone' where g.id = p_id returning * into message;
  end if;
  perform private.fail(409, 'undo_over', 'It is too late: the messages have been sent') where message.ended is distinct from 'undone';
  return private.group_message_json(message);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_job_reports_decision (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  reported private.reported_jobs := private.locked_report(p_job_id);
  job public.jobs;
  pending private.pending_notifications;
begin
  select * into job from public.jobs j where j.id = reported.job_id;
  -- Reported again since, it waits for another decision.
  pending := private.undo_pending('job_reports', case when reported.waiting_since is null then job.id end, job.updated_at);
  if (pending.before ->> 'is_closed')::boolean then
    update public.jobs j set status = 'published' where j.id = job.id;
  end if;
  update private.job_reports r set decided_at = null where r.job_id = job.id and r.decided_at = reported.decided_at;
  update private.reported_jobs r set
    waiting_since = (select min(o.created_at) from private.job_reports o where o.job_id = job.id and o.decided_at is null),
    decided_at = null, decided_by = null, decision = null, reason = null
  where r.job_id = job.id
  returning * into reported;
  perform private.audit('job.report_decision_undone', 'job', job.id, job.company_id, jsonb_build_object('title', job.title));
  return private.reported_job_json(reported);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_merge (
  p_ends uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  perform from public.applications a where a.id = p_ends for update;
  perform private.undo_pending('merge', p_ends, message => 'It is too late: they are merged.');
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
  where r.message_id = message.id and r.decided_by = auth.uid() and private.is_first_report(r)
  order by r.decided_at desc limit 1;
  perform private.undo_pending('message_report', report.id);
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

CREATE OR REPLACE FUNCTION public.undo_team_removal (
  p_change_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  change private.pending_notifications := private.undo_pending(
    'team_removal', p_change_id, message => 'It''s too late to undo this. You can still add them again.');
  member private.job_team_members := jsonb_populate_record(null::private.job_team_members, change.before -> 'member');
begin
  perform private.team_to_change(member.job_id);
  perform private.hold_interviews_of(array[member.user_id], member.company_id);
  -- A colleague who has left since stays off.
  insert into private.job_team_members
  select member.* from public.company_users u
  where u.user_id = member.user_id and u.company_id = member.company_id for key share of u
  on conflict do nothing;
  insert into public.application_assignments
  select own.* from jsonb_populate_recordset(null::public.application_assignments, change.before -> 'applications') own
  where exists (select from public.applications a where a.id = own.application_id)
    and exists (select from public.company_users u where u.user_id = own.assigned_to_user_id and u.company_id = own.company_id)
  on conflict (application_id) do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION public.update_job (
  p_job_id uuid,
  p_job jsonb,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  before public.jobs;
begin
  if not (private.my_job_rights(job.company_id)).may_edit then
    perform private.fail(403, 'not_allowed', 'Your role does not allow editing jobs');
  end if;
  -- Before the row, for which a change of the vocabulary may wait.
  perform private.hold_vocabulary();
  -- Again with a lock: two savers take turns.
  select * into before from public.jobs where id = p_job_id and deleted_at is null for update;
  if before.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.refuse_outdated(before.updated_at, p_updated_at, private.company_job_json(before.id));
  perform private.refuse_field_errors(private.job_errors(p_job, before));
  job := private.apply_job_input(before, p_job);
  if jsonb_typeof(p_job -> 'questions') = 'array' then
    perform private.store_job_questions(job.id, p_job -> 'questions');
  end if;

  if job.status = 'published' and (before.status <> 'published' or job.title <> before.title) then
    perform private.refuse_held_offline(job);
  end if;
  if job.status = 'published' and before.status <> 'published' then
    perform private.require_live_company(job.company_id);
    if private.is_expired(job) then
      perform private.refuse_field_errors('{"expires_at": "The expiry date cannot be before today"}');
    end if;
  end if;

  update public.jobs set
    (title, description, location, locations, job_type, experience_level, experience_required, education_required, salary_min, salary_max,
     skills_required, requirements, preferred_skills, status, expires_at, answer_days, workplace,
     pay_period, posted_at)
    = (job.title, job.description, job.location, job.locations, job.job_type, job.experience_level, job.experience_required,
     job.education_required, job.salary_min, job.salary_max, job.skills_required, job.requirements, job.preferred_skills, job.status,
     job.expires_at, job.answer_days, job.workplace, job.pay_period, case when job.status = 'published' then coalesce(posted_at, now()) else posted_at end)
  where id = job.id;
  return private.company_job_json(job.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.wants_resume_text (
  p_path text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  reader record := private.resume_reader(p_path);
begin
  return (reader.is_owner or reader.company_id is not null)
    and exists (select from storage.objects o where o.bucket_id = 'candidate_resumes' and o.name = p_path)
    and not exists (select from private.discarded_files d where d.bucket_id = 'candidate_resumes' and d.name = p_path)
    and not exists (
      select from private.resume_texts t where t.name = p_path and (t.by_company is null or t.by_company = reader.company_id));
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
  found_open boolean;
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('reason', p_reason, 'message', p_message), private.applications_rules('withdrawal')));
  -- Its company may be moving it: what is decided next is decided on what it left.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  found_open := private.can_withdraw_application(application);
  if found_open then
    perform private.refuse_blocked_words(application, 'message', p_message);
    application := private.withdraw(application);
  end if;
  if found_open and application.status = 'withdrawn' then
    if coalesce(private.trimmed(p_reason), '') <> '' or coalesce(private.trimmed(p_message), '') <> '' then
      insert into private.application_withdrawals (application_id, reason, message)
      values (application.id, nullif(private.trimmed(p_reason), ''), nullif(private.trimmed(p_message), ''));
    end if;
    perform private.drop_answer_reminders(application.id, auth.uid());
    perform private.notify_company_of_application(application);
    perform private.end_open_things(application, private.phrase('ended.withdrawn'));
  elsif application.status <> 'withdrawn' then
    perform private.fail(409, 'status_not_allowed', 'This application is already decided and can no longer be withdrawn');
  end if;
  return private.my_application_json(private.as_seen(application));
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
    perform private.notify_of_proposal(private.end_times(held.proposal, 'withdrawn'), 'withdrawn');
  end if;
  return private.interviews_json(held.application);
end
$function$;

ALTER TABLE "private"."added_applications"
  ADD CONSTRAINT "added_applications_added_by_fkey" FOREIGN KEY (added_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."added_applications"
  ADD CONSTRAINT "added_applications_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."added_application_links"
  ADD CONSTRAINT "added_application_links_application_id_fkey" FOREIGN KEY (application_id) REFERENCES private.added_applications(application_id) ON DELETE CASCADE;

ALTER TABLE "private"."application_sources"
  ADD CONSTRAINT "application_sources_source_check" CHECK ((source = ANY (ARRAY['search'::text, 'matches'::text, 'shared'::text, 'site'::text, 'put_forward'::text, 'direct'::text, 'referral'::text, 'agency'::text, 'event'::text, 'found'::text, 'other'::text])));

ALTER TABLE "private"."application_tags"
  ADD CONSTRAINT "application_tags_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."application_views"
  ADD CONSTRAINT "application_views_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."application_views"
  ADD CONSTRAINT "application_views_made_by_fkey" FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."company_tags"
  ADD CONSTRAINT "company_tags_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."application_tags"
  ADD CONSTRAINT "application_tags_tag_id_fkey" FOREIGN KEY (tag_id) REFERENCES private.company_tags(id) ON DELETE CASCADE;

ALTER TABLE "private"."group_message_people"
  ADD CONSTRAINT "group_message_people_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."group_messages"
  ADD CONSTRAINT "group_messages_author_id_fkey" FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."group_message_people"
  ADD CONSTRAINT "group_message_people_group_id_fkey" FOREIGN KEY (group_id) REFERENCES private.group_messages(id) ON DELETE CASCADE;

ALTER TABLE "private"."job_team_members"
  ADD CONSTRAINT "job_team_members_are_staff" FOREIGN KEY (user_id, company_id) REFERENCES public.company_users(user_id, company_id) ON DELETE CASCADE;

ALTER TABLE "private"."job_team_members"
  ADD CONSTRAINT "job_team_members_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."joined_events"
  ADD CONSTRAINT "joined_events_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."joined_events"
  ADD CONSTRAINT "joined_events_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."merged_applications"
  ADD CONSTRAINT "merged_applications_added_by_fkey" FOREIGN KEY (added_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."merged_applications"
  ADD CONSTRAINT "merged_applications_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."merged_applications"
  ADD CONSTRAINT "merged_applications_merged_by_fkey" FOREIGN KEY (merged_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."joined_events"
  ADD CONSTRAINT "joined_events_merged_id_fkey" FOREIGN KEY (merged_id) REFERENCES private.merged_applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."merged_application_links"
  ADD CONSTRAINT "merged_application_links_merged_id_fkey" FOREIGN KEY (merged_id) REFERENCES private.merged_applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."message_templates"
  ADD CONSTRAINT "message_templates_changed_by_fkey" FOREIGN KEY (changed_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."message_templates"
  ADD CONSTRAINT "message_templates_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."offers"
  ADD CONSTRAINT "offers_salary_check" CHECK (((salary >= (1)::numeric) AND (salary <= (100000000)::numeric)));

ALTER TABLE "private"."removed_people"
  ADD CONSTRAINT "removed_people_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."removed_people"
  ADD CONSTRAINT "removed_people_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."resume_texts"
  ADD CONSTRAINT "resume_texts_by_company_fkey" FOREIGN KEY (by_company) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."scorecard_drafts"
  ADD CONSTRAINT "scorecard_drafts_author_id_fkey" FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."scorecard_drafts"
  ADD CONSTRAINT "scorecard_drafts_interview_id_fkey" FOREIGN KEY (interview_id) REFERENCES private.interviews(id) ON DELETE CASCADE;

ALTER TABLE "private"."scorecards"
  ADD CONSTRAINT "scorecards_recommendation_check" CHECK ((recommendation = ANY (ARRAY['strong_no'::text, 'no'::text, 'yes'::text, 'strong_yes'::text])));

ALTER TABLE "private"."sent_documents"
  ADD CONSTRAINT "sent_documents_merged_id_fkey" FOREIGN KEY (merged_id) REFERENCES private.merged_applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."team_notes"
  ADD CONSTRAINT "team_notes_merged_id_fkey" FOREIGN KEY (merged_id) REFERENCES private.merged_applications(id) ON DELETE CASCADE;

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_account_or_added" CHECK ((num_nonnulls(user_id, added_by_company_id) = 1));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_added_are_not_represented" CHECK (((user_id IS NOT NULL) OR (managing_company_id IS NULL)));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_added_by_company_id_fkey" FOREIGN KEY (added_by_company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_added_by_user_id_fkey" FOREIGN KEY (added_by_user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_first_reply_hours_check" CHECK (((first_reply_hours >= 24) AND (first_reply_hours <= 336)));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_pay_period_check" CHECK ((pay_period = ANY (ARRAY['year'::text, 'hour'::text])));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_salary_max_check" CHECK (((salary_max >= (0)::numeric) AND (salary_max <= (100000000)::numeric)));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_salary_min_check" CHECK (((salary_min >= (0)::numeric) AND (salary_min <= (100000000)::numeric)));

CREATE VIEW "private"."counted_application_matches" AS  SELECT a.id AS application_id,
    a.job_id,
    a.company_id,
    a.applied_by_company_id,
    a.applied_at,
    ((counted.match ->> 'score'::text))::bigint AS match_order,
    COALESCE(NULLIF(btrim(((c.first_name || ' '::text) || c.last_name)), ''::text), 'Unnamed candidate'::text) AS candidate_name,
    c.title AS candidate_title,
    (counted.match)::json AS match,
    private.words_of(c.*) AS words,
    COALESCE(c.skill_keys, '{}'::text[]) AS skill_keys,
    a.status,
    a.answer_by,
    a.answer_due,
    private.reached_by(a.id) AS reached,
    private.answered_on(a.id) AS answered_on,
    ((counted.match -> 'level'::text) ->> 'fit'::text) AS level_fit,
    ((counted.match -> 'location'::text) ->> 'fit'::text) AS place_fit,
    private.withdrawn_on(a.id) AS withdrawn_on
   FROM ((((public.applications a
     JOIN public.jobs j ON ((j.id = a.job_id)))
     JOIN public.companies company ON ((company.id = a.company_id)))
     CROSS JOIN LATERAL private.sent_profile(a.id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values, added_by_company_id, added_by_user_id))
     CROSS JOIN LATERAL ( SELECT match_explanations.explanation AS match
           FROM private.match_explanations(j.skills_required, j.preferred_skills, j.experience_level, private.workplace_of(j.job_type, j.workplace), j.location, j.locations, company.culture_values, c.*, private.home_of(c.*)) match_explanations(explanation)
         OFFSET 0) counted);

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
  WHERE (candidates.user_id IS NOT NULL)
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

CREATE VIEW "private"."job_people" WITH (security_invoker=true) AS  SELECT a.job_id,
    a.company_id,
    a.assigned_to_user_id AS user_id
   FROM public.job_assignments a
UNION
 SELECT m.job_id,
    m.company_id,
    m.user_id
   FROM private.job_team_members m;

CREATE VIEW "private"."publishable_jobs" WITH (security_invoker=true) AS  SELECT j.id AS job_id,
    j.company_id,
    j.title,
    j.location,
    j.locations,
    j.job_type,
    j.experience_level,
    j.salary_min,
    j.salary_max,
    required.names AS skills_required,
    preferred.names AS preferred_skills,
    required.keys AS required_skill_keys,
    preferred.keys AS preferred_skill_keys,
    j.posted_at,
    COALESCE(private.end_of_day(j.expires_at), 'infinity'::timestamp with time zone) AS visible_until,
    (to_tsvector('english'::regconfig, private.searchable(concat_ws(' '::text, j.title, array_to_string((j.skills_required || j.preferred_skills), ' '::text), array_to_string((j.location || j.locations), ' '::text), j.description))) || array_to_tsvector(ARRAY[private.company_word(j.company_id)])) AS search,
    ARRAY( SELECT said.term
           FROM private.place_terms((j.location || j.locations)) said(term)) AS place_terms,
    j.pay_period,
    private.workplace_of(j.job_type, j.workplace) AS workplace
   FROM ((public.jobs j
     CROSS JOIN LATERAL private.asked_skills(j.skills_required) required(names, keys))
     CROSS JOIN LATERAL private.asked_skills(j.preferred_skills) preferred(names, keys))
  WHERE j.is_active;

CREATE VIEW "private"."visible_jobs" WITH (security_invoker=true) AS  SELECT p.job_id,
    p.company_id,
    c.name AS company_name,
    c.logo_url AS company_logo_url,
    p.title,
    p.location,
    p.locations,
    p.job_type,
    p.experience_level,
    p.salary_min,
    p.salary_max,
    p.skills_required,
    p.preferred_skills,
    p.required_skill_keys,
    p.preferred_skill_keys,
    p.posted_at,
    LEAST(p.visible_until, c.visible_until) AS visible_until,
    p.search,
    c.search AS company_search,
    p.place_terms,
    c.industry AS company_industry,
    c.culture_values AS company_culture,
    p.pay_period,
    p.workplace
   FROM (public.published_jobs p
     JOIN private.published_companies c ON ((c.company_id = p.company_id)))
  WHERE ((p.visible_until > now()) AND (c.visible_until > now()));

CREATE OR REPLACE FUNCTION private.job_list_entry (
  job private.visible_jobs,
  match jsonb,
  asked jsonb DEFAULT NULL::jsonb,
  application jsonb DEFAULT NULL::jsonb,
  saved boolean DEFAULT false
)
  RETURNS private.job_list_item
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN ROW((job).job_id, (job).title, (job).company_id, (job).company_name, (job).company_logo_url, (job).location, (job).job_type, (job).experience_level, (job).salary_min, (job).salary_max, (job).posted_at, match, application, asked, saved, (job).pay_period, (job).workplace)::private.job_list_item;

CREATE OR REPLACE FUNCTION private.listed_jobs (
  ids uuid[],
  person public.candidates,
  home private.home_terms,
  is_candidate boolean
)
  RETURNS TABLE (
    "position" bigint,
    job private.visible_jobs,
    entry private.job_list_item
  )
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
BEGIN ATOMIC
 SELECT listed."position",
     v.*::private.visible_jobs
  AS v,
     private.job_list_entry(v.*,
         CASE
             WHEN listed_jobs.is_candidate THEN ( SELECT m.explanation
                FROM private.asked_explanations(v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys, v.experience_level, v.workplace, v.location, v.locations, v.place_terms, v.company_culture, listed_jobs.person, listed_jobs.home) m(explanation))
             ELSE NULL::jsonb
         END,
         CASE
             WHEN (NOT listed_jobs.is_candidate) THEN private.match_asked(v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys, v.experience_level, v.workplace, v.location, v.locations, v.place_terms, v.company_culture)
             ELSE NULL::jsonb
         END,
         CASE
             WHEN listed_jobs.is_candidate THEN ( SELECT jsonb_build_object('id', a.id, 'status', a.status) AS jsonb_build_object
                FROM private.seen_applications a
               WHERE ((a.job_id = v.job_id) AND (a.candidate_id = (listed_jobs.person).id))
               ORDER BY a.attempt DESC
              LIMIT 1)
             ELSE NULL::jsonb
         END, (listed_jobs.is_candidate AND private.has_saved(v.job_id))) AS job_list_entry
    FROM (private.visible_jobs v
      JOIN unnest(listed_jobs.ids) WITH ORDINALITY listed(job_id, "position") ON ((listed.job_id = v.job_id)));
END;

CREATE VIEW "private"."waiting_on_others" WITH (security_invoker=true) AS  SELECT m.application_id,
    m.job_id,
    m.company_id
   FROM private.application_matches m
  WHERE ((m.status = 'offered'::public.application_status) AND ((EXISTS ( SELECT
           FROM private.offers o
          WHERE ((o.application_id = m.application_id) AND (o.state = 'open'::text)))) OR (NOT (EXISTS ( SELECT
           FROM private.offers o
          WHERE (o.application_id = m.application_id))))))
UNION
 SELECT m.application_id,
    m.job_id,
    m.company_id
   FROM (private.interviews i
     JOIN private.application_matches m USING (application_id))
  WHERE ((i.state = 'confirmed'::text) AND (i.move_asked IS NULL) AND (i.starts_at > now()))
UNION
 SELECT m.application_id,
    m.job_id,
    m.company_id
   FROM (private.interview_proposals p
     JOIN private.application_matches m USING (application_id))
  WHERE (p.state = 'open'::text);

CREATE INDEX added_application_links_application_index ON private.added_application_links USING btree (application_id);

CREATE INDEX added_applications_added_by_index ON private.added_applications USING btree (added_by, added_at);

CREATE INDEX application_matches_words_index ON private.application_matches USING gin (words extensions.gin_trgm_ops);

CREATE INDEX application_tags_tag_index ON private.application_tags USING btree (tag_id, application_id);

CREATE INDEX application_views_maker_index ON private.application_views USING btree (made_by);

CREATE UNIQUE INDEX application_views_name_index ON private.application_views USING btree (company_id, lower(name));

CREATE INDEX group_message_people_application_index ON private.group_message_people USING btree (application_id);

CREATE INDEX group_messages_author_index ON private.group_messages USING btree (author_id);

CREATE INDEX group_messages_created_index ON private.group_messages USING btree (created_at);

CREATE INDEX interviews_to_score_index ON private.interviews USING btree (starts_at)
  WHERE ((state = 'confirmed'::text) AND needs_scorecards);

CREATE INDEX job_team_members_member_index ON private.job_team_members USING btree (user_id, company_id);

CREATE INDEX joined_events_actor_index ON private.joined_events USING btree (actor_id);

CREATE INDEX joined_events_application_index ON private.joined_events USING btree (application_id);

CREATE INDEX joined_events_merged_index ON private.joined_events USING btree (merged_id)
  WHERE (merged_id IS NOT NULL);

CREATE INDEX merged_application_links_merged_index ON private.merged_application_links USING btree (merged_id);

CREATE INDEX merged_applications_added_by_index ON private.merged_applications USING btree (added_by);

CREATE INDEX merged_applications_application_index ON private.merged_applications USING btree (application_id);

CREATE INDEX merged_applications_merged_by_index ON private.merged_applications USING btree (merged_by);

CREATE INDEX message_templates_editor_index ON private.message_templates USING btree (changed_by);

CREATE UNIQUE INDEX message_templates_name_index ON private.message_templates USING btree (company_id, lower(name));

CREATE INDEX removed_people_company_index ON private.removed_people USING btree (company_id, removed_at DESC, id DESC);

CREATE INDEX removed_people_digest_index ON private.removed_people USING btree (person_digest);

CREATE INDEX removed_people_job_index ON private.removed_people USING btree (job_id);

CREATE INDEX resume_texts_company_index ON private.resume_texts USING btree (by_company)
  WHERE (by_company IS NOT NULL);

CREATE INDEX resume_texts_search_index ON private.resume_texts USING gin (companies, words);

CREATE INDEX scorecard_drafts_author_index ON private.scorecard_drafts USING btree (author_id);

CREATE INDEX sent_documents_merged_index ON private.sent_documents USING btree (merged_id)
  WHERE (merged_id IS NOT NULL);

CREATE INDEX team_notes_merged_index ON private.team_notes USING btree (merged_id)
  WHERE (merged_id IS NOT NULL);

CREATE INDEX candidates_added_by_company_index ON public.candidates USING btree (added_by_company_id)
  WHERE (added_by_company_id IS NOT NULL);

CREATE INDEX candidates_added_by_user_index ON public.candidates USING btree (added_by_user_id)
  WHERE (added_by_user_id IS NOT NULL);

CREATE TRIGGER discarded_files_forget_resume_text
  AFTER INSERT ON private.discarded_files
  FOR EACH ROW
  EXECUTE FUNCTION private.forget_resume_text();

CREATE TRIGGER job_team_members_end_with_their_applications
  AFTER DELETE ON private.job_team_members
  FOR EACH ROW
  EXECUTE FUNCTION private.end_foreign_application_assignments('user_id');

CREATE TRIGGER job_team_members_settle_calendars
  AFTER INSERT OR DELETE ON private.job_team_members
  FOR EACH ROW
  EXECUTE FUNCTION private.settle_calendars_of_change('user_id');

CREATE TRIGGER sent_documents_discard_added_resume
  AFTER DELETE ON private.sent_documents
  FOR EACH ROW
  WHEN ((old.bucket_id = 'candidate_resumes'::text))
  EXECUTE FUNCTION private.discard_added_resume();

CREATE TRIGGER applications_drop_added_candidate
  AFTER DELETE ON public.applications
  FOR EACH ROW
  WHEN ((old.candidate_id IS NOT NULL))
  EXECUTE FUNCTION private.drop_added_candidate();

CREATE TRIGGER candidates_3_share_resume
  AFTER UPDATE OF managing_company_id, resume_url ON public.candidates
  FOR EACH ROW
  WHEN (((new.resume_url IS NOT NULL) AND ((new.resume_url IS DISTINCT FROM old.resume_url) OR (new.managing_company_id IS DISTINCT FROM old.managing_company_id))))
  EXECUTE FUNCTION private.share_profile_resume();

CREATE TRIGGER job_assignments_end_with_their_applications
  AFTER DELETE OR UPDATE OF assigned_to_user_id ON public.job_assignments
  FOR EACH ROW
  EXECUTE FUNCTION private.end_foreign_application_assignments('assigned_to_user_id');

CREATE TRIGGER jobs_recount_matches
  AFTER UPDATE OF skills_required, preferred_skills, experience_level, job_type, workplace, location, locations ON public.jobs
  FOR EACH ROW
  WHEN (((old.skills_required IS DISTINCT FROM new.skills_required) OR (old.preferred_skills IS DISTINCT FROM new.preferred_skills) OR (old.experience_level IS DISTINCT FROM new.experience_level) OR (old.job_type IS DISTINCT FROM new.job_type) OR (old.workplace IS DISTINCT FROM new.workplace) OR (old.location IS DISTINCT FROM new.location) OR (old.locations IS DISTINCT FROM new.locations)))
  EXECUTE FUNCTION private.recount_changed_matches();

COMMENT ON COLUMN "private"."added_applications"."email_id" IS 'The last of them, to know whether it arrived.';

COMMENT ON COLUMN "private"."added_applications"."emails" IS 'How many emails asked the person to take over.';

COMMENT ON COLUMN "private"."added_applications"."source_words" IS 'What "Other" means.';

COMMENT ON COLUMN "private"."application_matches"."words" IS 'What a search looks through: name, title, email and skills as sent, one a line.';

COMMENT ON COLUMN "private"."application_views"."filters" IS 'ApplicationFilter with "order" (contracts/applications/view.ts).';

COMMENT ON COLUMN "private"."company_tags"."key" IS 'The name as it is compared (private.search_text).';

COMMENT ON COLUMN "private"."interviews"."needs_scorecards" IS 'False once every scorecard is in, or somebody said that none is needed.';

COMMENT ON COLUMN "private"."joined_events"."merged_id" IS 'What it came with by a merge: its candidate never sees it.';

COMMENT ON COLUMN "private"."merged_applications"."id" IS 'That of the application that ended.';

COMMENT ON COLUMN "private"."offers"."salary" IS 'In the currency of the installation, before tax, by salary_period: with two decimals for an hour, else whole.';

COMMENT ON COLUMN "private"."pending_notifications"."before" IS 'What an undo goes back to, or what people know until they are notified.';

COMMENT ON COLUMN "private"."pending_notifications"."facts" IS 'What the notification says besides.';

COMMENT ON COLUMN "private"."pending_notifications"."replaced" IS 'The row this one took the place of. It waits again if this one is undone.';

COMMENT ON COLUMN "private"."pending_notifications"."version" IS 'updated_at of the subject as the act left it: after another change it can''t be undone. Null where that doesn''t matter.';

COMMENT ON COLUMN "private"."removed_people"."person_digest" IS 'private.added_digest of the company and their address; null for those removed before it was kept.';

COMMENT ON COLUMN "private"."resume_texts"."by_company" IS 'Whose staff sent it when they opened the file: only that company finds it. Null: the candidate sent it.';

COMMENT ON COLUMN "private"."resume_texts"."companies" IS 'Who may find it at most, so that a search reads no other company''s rows. The rights to the file are checked on top.';

COMMENT ON COLUMN "private"."resume_texts"."fingerprint" IS 'private.file_fingerprint of the version it was read from.';

COMMENT ON COLUMN "private"."resume_texts"."words" IS 'private.resume_words of the text.';

COMMENT ON COLUMN "private"."scorecards"."marks" IS '[{criterion, mark, words}]: yes, partly, no or not_assessed, with the criterion''s name at that time. Older ones have words.';

COMMENT ON COLUMN "private"."scorecards"."recommendation" IS 'Null in those from before it was asked for.';

COMMENT ON COLUMN "private"."sent_documents"."given_name" IS 'What its owner had called it. Null for files stored before names were kept.';

COMMENT ON COLUMN "private"."sent_documents"."merged_id" IS 'What it came with by a merge: its candidate never sees it.';

COMMENT ON COLUMN "public"."candidates"."added_by_company_id" IS 'The company that added somebody without an account by hand (RULES: Added by hand). Such a row has one application and goes with it.';

COMMENT ON COLUMN "public"."candidates"."added_by_user_id" IS 'Who did, until that account is gone.';

COMMENT ON COLUMN "public"."companies"."first_reply_hours" IS 'Within how many hours its jobs promise a first reply, unless a job names its own days (private.answer_days_of).';

COMMENT ON COLUMN "public"."companies"."hiring_steps" IS 'HiringStep[] (contracts/companies/hiring.ts): how the company hires, shown on its jobs.';

COMMENT ON COLUMN "public"."jobs"."answer_days" IS 'Within how many days every applicant is promised a reply (RULES: Applications); null: what the company promises for all its jobs.';

COMMENT ON COLUMN "public"."jobs"."salary_max" IS 'Like salary_min.';

COMMENT ON COLUMN "public"."jobs"."salary_min" IS 'For pay_period, in the currency of the installation: whole for a year, with two decimals for an hour.';

COMMENT ON COLUMN "public"."jobs"."workplace" IS 'As it was stated; private.workplace_of reads it beside job_type.';

COMMENT ON COLUMN "public"."notifications"."data" IS 'Ids the screen links with (application_id, job_id, company_id), ended_id of the application that ended in that one, for company_invitation company_name and management_terms, and for invitation_released invitation_kind.';

COMMENT ON COLUMN "public"."published_jobs"."workplace" IS 'As private.workplace_of reads it.';

COMMENT ON FUNCTION "private"."added_by"(public.applications) IS 'What lists show for a headline: who added somebody that has not taken over. Null for others.';

COMMENT ON FUNCTION "private"."added_digest"(uuid, text) IS 'By what a company''s list of removed people knows an address again.';

COMMENT ON FUNCTION "private"."added_json"(public.applications, boolean) IS 'AddedByHand (contracts/applications/added-person.ts); null for an application its candidate sent.';

COMMENT ON FUNCTION "private"."added_mail_data"(jsonb) IS 'What an email to a person added by hand shows, with two links made for this try.';

COMMENT ON FUNCTION "private"."adder_name"(uuid) IS 'First name of who added somebody by hand; null once they left.';

COMMENT ON FUNCTION "private"."also_applied_json"(public.applications, private.reach) IS 'OtherApplication[] (contracts/applications/application.ts): where else at this company its candidate applied, newest first, as far as the caller may read it.';

COMMENT ON FUNCTION "private"."application_events_json"(public.applications, uuid, private.reach) IS 'ApplicationEvent[] (contracts/applications/application.ts) of an application and of those withdrawn before it, oldest first. Names only of colleagues at the given company; none with null. Moves that can still be undone, and what came by a merge, are for who may move it and for administrators. Without a reach as its candidate reads it, without the name of who did not select them.';

COMMENT ON FUNCTION "private"."application_of_link"(text, text) IS 'The application behind a link that still works, not locked. PT404.';

COMMENT ON FUNCTION "private"."application_page"(uuid[], private.application_filter, text, jsonb, integer) IS 'The ids of a page in an order (RULES: Applications). best: the overdue ones by their day, then the rest by match; answer: by the owed day, then the rest newest first; decision: private.decision_applications. p_before: ApplicationKey (contracts/procedures.ts).';

COMMENT ON FUNCTION "private"."application_to_join"(uuid, uuid) IS 'Somebody''s own application that one added by hand ends in; null where it becomes another one of theirs.';

COMMENT ON FUNCTION "private"."application_to_write_to"(uuid) IS 'An application the caller handles, whose candidate has an account. PT401, PT404.';

COMMENT ON FUNCTION "private"."application_view_json"(private.application_views) IS 'ApplicationView (contracts/applications/view.ts); who made it for those who may change it.';

COMMENT ON FUNCTION "private"."are_hiring_steps"(jsonb) IS 'True for HiringStep[] (contracts/companies/hiring.ts), six at most.';

COMMENT ON FUNCTION "private"."are_mergeable"(public.applications, public.applications) IS 'True for two applications to one job of which one at least was added by hand and not taken over: never two accounts.';

COMMENT ON FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.workplace, text, text[], text[], public.culture_value[], public.candidates, private.home_terms) IS 'private.match_explanations of what is known of a job: its private.asked_skills and private.place_terms. For use in FROM.';

COMMENT ON FUNCTION "private"."asked_location"(public.workplace, text[]) IS 'The places of a job in words: "Denver, CO or remote".';

COMMENT ON FUNCTION "private"."assignment_key"(text) IS 'The type of notification about assigned work.';

COMMENT ON FUNCTION "private"."away_decisions"(private.application_filter, jsonb, integer) IS 'The ids of a company''s candidates'' applications elsewhere, job by job, best match first.';

COMMENT ON FUNCTION "private"."best_applications"(uuid[], private.application_filter, date, jsonb, integer) IS 'The ids of what owes no answer before a day, best match first. p_before: {score, appliedAt, id}.';

COMMENT ON FUNCTION "private"."can_add_person"(public.jobs, private.reach) IS 'True for who handles the applications of a published job that hasn''t expired, while its company has a plan.';

COMMENT ON FUNCTION "private"."can_change_team"(public.jobs) IS 'True for managing staff, and for recruiters with a job they made or own (RULES: Jobs).';

COMMENT ON FUNCTION "private"."can_email_again"(private.added_applications) IS 'Three days after an email another one can go, twice at most.';

COMMENT ON FUNCTION "private"."can_merge_at"(uuid) IS 'True for managers and administrators of a company that isn''t paused.';

COMMENT ON FUNCTION "private"."can_store_added_resume"(uuid) IS 'True for who may add somebody to a job of the company: the resume is stored before.';

COMMENT ON FUNCTION "private"."can_write_company_file"(text, text) IS 'True for who may edit what the file is part of: registration or profile; of the resume of somebody being added by hand, for who may add people.';

COMMENT ON FUNCTION "private"."check_decision_key"(jsonb, boolean) IS 'PT422 for a page of this order that does not exist. Within one job a key needn''t name it.';

COMMENT ON FUNCTION "private"."cleaned_resume"(text) IS 'A text as it is kept: clean lines of 1,000 characters at most, cut after 100 kB (contracts/limits.ts, resumeTextBytes); null if nothing is left.';

COMMENT ON FUNCTION "private"."clear_sent_to_added"(text) IS 'Forgets the emails that were sent to a person added by hand. Those that wait may be another company''s.';

COMMENT ON FUNCTION "private"."companies_with_resume"(text) IS 'The companies that a resume was sent to, or that represent whoever has it on their profile.';

COMMENT ON FUNCTION "private"."confirmed_email"() IS 'The caller''s confirmed address, or null. SECURITY DEFINER: accounts are the auth service''s.';

COMMENT ON FUNCTION "private"."counted_work"(text, integer) IS '"1 job", "2 applications"; null for none.';

COMMENT ON FUNCTION "private"."daily_quota"(text) IS 'How many applications, jobs, questions to candidates, reports of jobs or of messages, proposals of times or offers, or people added by hand, one account may make in 24 hours (RULES: Accounts). The same as dailyQuotas in contracts/limits.ts.';

COMMENT ON FUNCTION "private"."decision_applications"(uuid[], private.application_filter, jsonb, integer) IS 'The ids of a page, needs a decision first (RULES: Applications). p_before: ApplicationKey of the last row, with its job and part. PT422 for a page that does not exist.';

COMMENT ON FUNCTION "private"."decision_jobs"(uuid[], private.application_filter) IS 'ListedJob[] (contracts/applications/application.ts) of the company''s jobs on a page.';

COMMENT ON FUNCTION "private"."decision_part"(private.application_matches, uuid, uuid[]) IS 'Where an application stands within its job: 0 due, 1 to decide, 2 waiting on somebody else, 3 at an end, 4 at another company.';

COMMENT ON FUNCTION "private"."declined_times"(uuid, uuid) IS 'The applications for which somebody proposed times that suit the applicant in none, longest first.';

COMMENT ON FUNCTION "private"."deliver_due_group_message"() IS 'Sends one act that the browser of its author didn''t wait for, and notifies them of whom it didn''t reach. On a schedule, each act in a transaction of its own.';

COMMENT ON FUNCTION "private"."deliver_group_message"(private.group_messages) IS 'Sends each message of a locked act as its author, who is the caller; one that fails keeps no other.';

COMMENT ON FUNCTION "private"."discard_added_resume"() IS 'Row trigger: the resume of a person added by hand goes with the application. SECURITY DEFINER: reads storage.';

COMMENT ON FUNCTION "private"."drop_added_candidate"() IS 'Row trigger: a person added by hand goes with their application. SECURITY DEFINER: closed to clients.';

COMMENT ON FUNCTION "private"."due_until"() IS 'Answers owed before this day are due today or overdue.';

COMMENT ON FUNCTION "private"."duplicates_of"(public.jobs, jsonb, private.reach) IS 'DuplicatePerson[] (contracts/applications/added-person.ts): applications to the job''s company that the caller handles, by the same email, then by the same name and phone. An account elsewhere is never found.';

COMMENT ON FUNCTION "private"."editable_templates"(uuid) IS 'The company, locked, if the caller may change what its team named. PT403.';

COMMENT ON FUNCTION "private"."editable_views"(uuid) IS 'The company, locked, if the caller may change its views. PT403.';

COMMENT ON FUNCTION "private"."end_foreign_application_assignments"() IS 'Row trigger: who no longer works on a job no longer owns its applications. Its argument: the column with whose it is. SECURITY DEFINER: closed.';

COMMENT ON FUNCTION "private"."end_offer"(private.offers, public.applications, text, text) IS 'Ends a locked offer and notifies both sides; an unseen one just goes.';

COMMENT ON FUNCTION "private"."end_offers"(public.applications, text) IS 'Ends an open offer of a locked application, and one accepted by somebody no longer hired. why: fit to show. Safe to repeat.';

COMMENT ON FUNCTION "private"."filled"(text, jsonb) IS 'Words with their facts: {fact} has to be given, [a part] is left out where one of its facts is missing.';

COMMENT ON FUNCTION "private"."first_name_at"(uuid, uuid) IS 'First name of a colleague; null once they left.';

COMMENT ON FUNCTION "private"."fits_filter"(private.application_matches, private.application_filter) IS 'Whether a filter lets an application through, for every list and count, its words aside: those are in wanted.found.';

COMMENT ON FUNCTION "private"."forget_resume_text"() IS 'Row trigger: the text of a resume goes with the file.';

COMMENT ON FUNCTION "private"."found_applications"(uuid[], uuid, text[]) IS 'The applications listed there that have each of these words in name, title, email or skills, or at the beginning of a word of the resume, if the caller may open it. Callers check the rights to the lists.';

COMMENT ON FUNCTION "private"."found_by_resume"(uuid, text[], private.reach) IS 'Those of a company''s candidates that have some of these words in the resume on their profile, which the caller may open, and the rest in private.searched_of.';

COMMENT ON FUNCTION "private"."found_people"(uuid, text) IS 'FoundPerson[] (contracts/companies/search.ts): applicants and represented candidates, five at most, those with the words in their name first.';

COMMENT ON FUNCTION "private"."given_file_name"(storage.objects) IS 'What the owner of a stored file had called it, as their browser sent it along.';

COMMENT ON FUNCTION "private"."group_message_json"(private.group_messages) IS 'GroupMessage (contracts/conversations/group-message.ts).';

COMMENT ON FUNCTION "private"."group_message_problem"(public.applications, private.reach) IS 'Why an applicant gets no message to several people, fit to show; null for who does.';

COMMENT ON FUNCTION "private"."has_failed_email"(private.added_applications) IS 'True when the last email to a person added by hand was given up.';

COMMENT ON FUNCTION "private"."has_work_today"(jsonb) IS 'Whether a card of CompanyToday has a row.';

COMMENT ON FUNCTION "private"."held_added_application"(uuid) IS 'An application and its candidate, locked for what ends one of them; null if it is gone.';

COMMENT ON FUNCTION "private"."hiring_errors"(jsonb) IS 'Errors of a hiring input by path ("steps.0.name"), in the words of contracts/companies/hiring.ts.';

COMMENT ON FUNCTION "private"."hold_added_address"(uuid, text) IS 'Two who add one address to one job take turns.';

COMMENT ON FUNCTION "private"."hold_decision"(public.companies, public.company_proposals, public.companies, text, text, jsonb) IS 'Keeps what a company was before a decision, and what its people are told of it. The company is locked.';

COMMENT ON FUNCTION "private"."hold_move"(public.applications, public.application_status) IS 'After a move: its candidate is notified once it can''t be undone, by email at most once in 15 minutes.';

COMMENT ON FUNCTION "private"."hold_notification"(text, uuid, jsonb, jsonb, timestamp with time zone, boolean) IS 'Keeps an act until it can''t be undone. It takes the place of a pending one, which is notified only if this one is undone; is_merged: the two are notified as one change. The subject is locked by the caller.';

COMMENT ON FUNCTION "private"."interview_of_today"(private.interviews) IS 'InterviewOfToday (contracts/companies/today.ts).';

COMMENT ON FUNCTION "private"."interview_scorecards_json"(private.interviews) IS 'InterviewScorecards: others'' scorecards once the caller may read them.';

COMMENT ON FUNCTION "private"."interview_to_score"(uuid) IS 'An interview and its locked application, which the caller may move. PT401, PT404.';

COMMENT ON FUNCTION "private"."interviews_today"(uuid, uuid) IS 'How many interviews of today aren''t over, for the caller: private.interviews_until.';

COMMENT ON FUNCTION "private"."interviews_until"(uuid, uuid, date) IS 'The confirmed interviews at a company that aren''t over and start by the end of a day of the caller''s: all for those who manage the staff, of others those they take part in (RULES: Interviews).';

COMMENT ON FUNCTION "private"."is_added_to"(uuid, text, uuid) IS 'True where a person added by hand with this address is on the job, another application than `besides`.';

COMMENT ON FUNCTION "private"."is_amount"(numeric, text) IS 'Whether pay is whole for a year, or has two decimals at most for an hour.';

COMMENT ON FUNCTION "private"."is_anywhere"(public.workplace, text[]) IS 'Whether the work can be done from anywhere: as it is stated (private.workplace_of), or by its places ("Denver or remote").';

COMMENT ON FUNCTION "private"."is_back"(public.application_status, public.application_status) IS 'Whether a move leads back from what its candidate knows. Nothing leads forward to New.';

COMMENT ON FUNCTION "private"."is_decided_since"(public.applications, timestamp with time zone) IS 'True once the application changed its stage after that.';

COMMENT ON FUNCTION "private"."is_paused_mail"(jsonb) IS 'True for the email of a paused company to somebody invited or added by hand: it waits.';

COMMENT ON FUNCTION "private"."is_refused_by_person"(uuid, text) IS 'True for the address of somebody who removed their data from a company or has blocked it: it adds them to no job. Callers are SECURITY DEFINER.';

COMMENT ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean) IS 'A job as it stands in a list, with the caller''s match, application and whether saved.';

COMMENT ON FUNCTION "private"."job_owner"(uuid) IS 'Who owns a job: its assignee, else its creator while they are in the company; or null.';

COMMENT ON FUNCTION "private"."job_words"(text, text, text[], text[]) IS 'What staff search their jobs by: title, locations and required skills, folded, one a line. Declared IMMUTABLE for the index, as private.search_text.';

COMMENT ON FUNCTION "private"."join_application"(public.applications, public.applications) IS 'Ends an application added by hand in another one of the same job, both locked: history, notes, tags, files and owner go over; stage, reply-by date and profile of the other stay.';

COMMENT ON FUNCTION "private"."kinds_of_added"(jsonb) IS 'What was entered besides name and address, by kind.';

COMMENT ON FUNCTION "private"."last_interview_terms"(public.applications) IS 'Length, format and people the caller proposed last for this job; null the first time.';

COMMENT ON FUNCTION "private"."like_each"(text[]) IS 'A pattern for LIKE for each word.';

COMMENT ON FUNCTION "private"."listed_job_ids"(uuid[], uuid) IS 'The company''s jobs that a list shows.';

COMMENT ON FUNCTION "private"."listed_jobs"(uuid[], public.candidates, private.home_terms, boolean) IS 'Those of the jobs that are visible, with their place among the given ones, and as they stand in a list: with the match to a candidate whose private.home_of is given and their application, or what a visitor counts it by. For use in FROM, where it becomes part of the query.';

COMMENT ON FUNCTION "private"."looks_after_applications"(uuid, public.applications) IS 'Who can be given it: recruiting staff, and a partner recruiter who works on its job.';

COMMENT ON FUNCTION "private"."mail_added_decline"(public.applications) IS 'The plain notice to a person added by hand who was not selected; no other move is emailed.';

COMMENT ON FUNCTION "private"."mail_admins_of_message"(private.contact_messages) IS 'Emails a message to every administrator, never to whoever wrote it.';

COMMENT ON FUNCTION "private"."mail_calendar"(private.interviews, text, uuid, text) IS 'Mails a colleague who takes part what their calendar has to know though nobody else tells them: of what they did themselves, and who takes part now. Not when they have turned such mails off or gather them.';

COMMENT ON FUNCTION "private"."mail_left_out"(private.interviews) IS 'Cancels an interview by email for colleagues who no longer take part.';

COMMENT ON FUNCTION "private"."mail_staff"(uuid, text, text, jsonb, jsonb, text, text, jsonb) IS 'The email of private.notify_staff: at once, in the summary or not, as they want it.';

COMMENT ON FUNCTION "private"."mail_status"(public.applications, boolean) IS 'Emails the candidate the present status, unless they turned such emails off.';

COMMENT ON FUNCTION "private"."match_asked"(text[], text[], text[], text[], public.experience_level, public.workplace, text, text[], text[], public.culture_value[]) IS 'MatchAsked (contracts/matching/match.ts): what a browser needs to count the match of a visitor, who sends nothing.';

COMMENT ON FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.workplace, text, text[], public.culture_value[], public.candidates) IS 'MatchExplanation (contracts/matching/match.ts) of what a job asks and a profile has: the one picture both sides see (RULES: Matching).';

COMMENT ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.workplace, text, text[], public.culture_value[], public.candidates, private.home_terms) IS 'One row: MatchExplanation (contracts/matching/match.ts) of what a job and its company ask and a profile has, whose private.home_of is given. For use in FROM, where it becomes part of the query.';

COMMENT ON FUNCTION "private"."may_have_duplicates"(public.applications) IS 'Whether the caller could merge an application with another one, if they are the same person.';

COMMENT ON FUNCTION "private"."merge"(public.applications, public.applications, uuid) IS 'Has one application end in another, both locked with their candidates.';

COMMENT ON FUNCTION "private"."merge_choices"(public.applications) IS 'DuplicatePerson[] (contracts/applications/added-person.ts): with whom the caller can merge an application, by the same email or the same name and phone.';

COMMENT ON FUNCTION "private"."merge_side"(public.applications) IS 'MergeSide (contracts/applications/merge.ts).';

COMMENT ON FUNCTION "private"."merged_json"(uuid) IS 'MergedPerson[] (contracts/applications/merge.ts): what ended in an application. For its team.';

COMMENT ON FUNCTION "private"."merged_link_json"(text) IS 'AddedLink behind the link of one that ended in another: kinds of what it removes, and nothing of the other. Null for any other link.';

COMMENT ON FUNCTION "private"."merging_application"(uuid) IS 'An application the caller may merge. PT401, PT403, PT404, PT409 company_paused.';

COMMENT ON FUNCTION "private"."message_fields"(public.applications, uuid) IS 'MessageFields (contracts/companies/mail-template.ts): reply_by is null where no reply is due.';

COMMENT ON FUNCTION "private"."message_problem"(text) IS 'Why a message with fields can''t be kept or sent: it names an unknown one; null when it can.';

COMMENT ON FUNCTION "private"."message_template_json"(private.message_templates) IS 'MessageTemplate (contracts/companies/mail-template.ts); who wrote it for those who may change it.';

COMMENT ON FUNCTION "private"."message_templates_json"(uuid) IS 'The templates a team named, by name.';

COMMENT ON FUNCTION "private"."message_words"(private.application_messages[], public.applications, boolean, text) IS 'Key and facts, as of private.notify, of new messages: who wrote, how many, about which job. words: what stands beneath.';

COMMENT ON FUNCTION "private"."most_urgent_day"(uuid, private.application_filter) IS 'The earliest owed day among the listed applications of a job; infinity without one.';

COMMENT ON FUNCTION "private"."my_assigned_job_ids"() IS 'Jobs assigned to the caller, or with them on the hiring team, at a company where the caller still works. SECURITY DEFINER: read by policies on jobs and applications.';

COMMENT ON FUNCTION "private"."new_applications_of_today"(uuid, private.staff_act[]) IS 'NewApplications (contracts/companies/today.ts): the same count as the bar''s, and the five jobs with most of them.';

COMMENT ON FUNCTION "private"."note_removal"(public.applications, text, uuid) IS 'Keeps that somebody removed their data, and notifies who looks after the application and who added them.';

COMMENT ON FUNCTION "private"."note_team_news"(public.applications) IS 'The team has something new to read about an application.';

COMMENT ON FUNCTION "private"."notification_text"(text, jsonb) IS 'What a notification says; longer texts are cut to what the table holds.';

COMMENT ON FUNCTION "private"."notification_words"(text) IS 'Templates of a notification: notificationWords of the contracts.';

COMMENT ON FUNCTION "private"."notify"(uuid, text, jsonb, jsonb) IS 'Writes one in-app notification. key: its type, alone or with a variant, as in notification-words.ts of the contracts, which has its words; facts: what their slots are filled with; data: what the screen links with.';

COMMENT ON FUNCTION "private"."notify_admins_of_message_report"(public.applications, private.message_reports) IS 'Notifies and emails every administrator; what was said is in the queue.';

COMMENT ON FUNCTION "private"."notify_admins_of_report"(public.jobs, private.job_reports, integer) IS 'Tells every administrator that a job was reported by so many, also by email.';

COMMENT ON FUNCTION "private"."notify_applicants_of_closing"(public.companies) IS 'Keeps for every applicant that they applied, and tells those it ends for.';

COMMENT ON FUNCTION "private"."notify_assignee"(uuid, text, text[], jsonb) IS 'Tells a colleague of newly assigned work, once; nobody of what they did themselves.';

COMMENT ON FUNCTION "private"."notify_candidate_of_offer"(private.offers, public.applications) IS 'Notifies the candidate of what an offer became, always by email too.';

COMMENT ON FUNCTION "private"."notify_company_admins"(public.companies, text, jsonb, text, jsonb) IS 'Notifies every administrator of a company, also by email when a template is named. Key and facts as of private.notify; company is added.';

COMMENT ON FUNCTION "private"."notify_company_of_application"(public.applications) IS 'Notifies the people behind it of a new or withdrawn application.';

COMMENT ON FUNCTION "private"."notify_due"(text, uuid) IS 'Notifies of what can no longer be undone, or of one act before that. Called on a schedule: hosted once a minute, locally every ten seconds.';

COMMENT ON FUNCTION "private"."notify_former_assignee"(uuid, text, text[], text, jsonb) IS 'Tells a colleague what they no longer look after, and who does now.';

COMMENT ON FUNCTION "private"."notify_interviewers_left"(private.traces) IS 'Cancels interviews of an applicant who goes, in all calendars, without a name.';

COMMENT ON FUNCTION "private"."notify_invited_candidate"(public.invitations, text) IS 'Who already has a candidate account finds the invitation in the app too.';

COMMENT ON FUNCTION "private"."notify_left_company"(public.candidates, uuid) IS 'Tells administrators and assignee that a candidate left their company, also by email.';

COMMENT ON FUNCTION "private"."notify_managers_of_offer"(private.offers, public.applications) IS 'Notifies who looks after a represented candidate of an offer.';

COMMENT ON FUNCTION "private"."notify_nobody_takes_part"(private.interviews) IS 'Notifies the people behind an application if nobody takes part anymore.';

COMMENT ON FUNCTION "private"."notify_of"(private.pending_notifications) IS 'Notifies of a claimed act. False if it waits for a later run.';

COMMENT ON FUNCTION "private"."notify_of_added_person"(private.pending_notifications) IS 'Once it can''t be undone: emails the person, and notifies who looks after the job.';

COMMENT ON FUNCTION "private"."notify_of_company_decision"(private.pending_notifications) IS 'Notifies the administrators of a company of a decision about it.';

COMMENT ON FUNCTION "private"."notify_of_ended_management"(public.candidates, text) IS 'Tells a candidate that their company no longer represents them, also by email.';

COMMENT ON FUNCTION "private"."notify_of_interview"(private.interviews, text, text) IS 'Tells who did not do it what became of an interview, and brings it into the calendars of its candidate and of who takes part, whoever did it (RULES: Interviews). what: confirmed, moved, cancelled or move_asked; by_side: candidate, company, or null for what ends with its application.';

COMMENT ON FUNCTION "private"."notify_of_job_reports"(private.pending_notifications) IS 'Notifies company and reporters of a decision; the company learns nothing of who reported.';

COMMENT ON FUNCTION "private"."notify_of_merge"(private.pending_notifications) IS 'Merges, once that can''t be undone. Nobody is notified: the person has the same application as before.';

COMMENT ON FUNCTION "private"."notify_of_message_report"(private.pending_notifications) IS 'Notifies of a decision: the author of a removal, the reporters always.';

COMMENT ON FUNCTION "private"."notify_of_move"(private.pending_notifications) IS 'Notifies the candidate of the status their application has now, unless they know it, and ends what ends with it.';

COMMENT ON FUNCTION "private"."notify_of_offer"(private.offers, public.applications) IS 'Notifies all who did not do it what became of an offer (RULES: Offers).';

COMMENT ON FUNCTION "private"."notify_of_plan"(private.pending_notifications) IS 'Notifies a company of its changed plan, unless it is what the company knows.';

COMMENT ON FUNCTION "private"."notify_of_proposal"(private.interview_proposals, text, text) IS 'Tells who did not do it what became of proposed times. what: proposed, declined, withdrawn, passed or ended, with why of the last. What comes is mailed, and an answer, and to staff that there is none; that times are gone stands in the application alone. Staff of the company that manages the candidate hear of all of it (private.people_to_tell).';

COMMENT ON FUNCTION "private"."notify_of_put_forward"(public.put_forwards) IS 'Tells the candidate what they were asked, by email where mailed_at says so.';

COMMENT ON FUNCTION "private"."notify_of_put_forward_answer"(public.put_forwards) IS 'Tells who put somebody forward, if still among the recruiting staff, how it was answered.';

COMMENT ON FUNCTION "private"."notify_of_status"(public.applications, boolean) IS 'Notifies the candidate of the present status, in place of unread notifications of it.';

COMMENT ON FUNCTION "private"."notify_of_team_removal"(private.pending_notifications) IS 'Notifies a colleague who is no longer on a hiring team.';

COMMENT ON FUNCTION "private"."notify_partners"(public.company_relationships, text, boolean) IS 'Tells the administrators of both companies what (jobs, candidates) they share now or no longer, and candidates who agreed, to whom they are shown. Nobody while one of the two is not approved: they share nothing.';

COMMENT ON FUNCTION "private"."notify_removed_colleague"(public.company_users) IS 'Whoever is removed is told, also by email (RULES: Staff).';

COMMENT ON FUNCTION "private"."notify_staff"(uuid, text, text, jsonb, jsonb, text, text, jsonb, boolean) IS 'Notifies somebody of the staff of one thing (key and facts as of private.notify) of a kind (staffNoticeKinds of the contracts) as they want to be at data.company_id: in the application, and by mail at once (the template, or staff_notice) or in the summary. path: of the page that shows it; data.change_id: of what can be taken back; by_mail false: what is never mailed.';

COMMENT ON FUNCTION "private"."notify_staff_of_offer"(private.offers, public.applications) IS 'Tells who made an offer, while they still work on it, and the people behind the application what became of it, whatever they have turned off: at once in the application, and by mail unless its application has ended.';

COMMENT ON FUNCTION "private"."offers_of_today"(uuid, private.staff_act[]) IS 'PendingOffers (contracts/companies/today.ts): those that expire next.';

COMMENT ON FUNCTION "private"."other_times_of_today"(uuid) IS 'NeededTimes[] (contracts/companies/today.ts): whom none of the times the caller proposed suits, longest first.';

COMMENT ON FUNCTION "private"."owed_replies"(uuid, private.staff_act[], date) IS 'The replies due by a day, longest overdue first, a thousand at most: all of a company for those who manage the staff; for other recruiting staff those they own, those of jobs with them on the hiring team, and those without an owner; for others those of jobs assigned to them (RULES: Applications).';

COMMENT ON FUNCTION "private"."own_group_message"(uuid) IS 'A message to several people that the caller wrote, locked. PT401, PT404.';

COMMENT ON FUNCTION "private"."paid_a_year"(numeric, text) IS 'Pay as it is compared: an hour counts 2,080 times a year. contracts/jobs/pay.ts says the same.';

COMMENT ON FUNCTION "private"."people_behind_added"(public.applications, uuid) IS 'Who is notified of an application added by hand: who looks after it, and who added it while they are there.';

COMMENT ON FUNCTION "private"."people_behind_job"(uuid) IS 'Who is notified of a job''s applications: its hiring team, and its assignee, else creator, else company admins.';

COMMENT ON FUNCTION "private"."people_to_message"(uuid[], private.reach) IS 'Up to 100 applications of one job, in their order, all handled by the caller. PT401, PT404, PT422.';

COMMENT ON FUNCTION "private"."phone_key"(text) IS 'The digits by which two phones are the same, with or without a country; null for too few.';

COMMENT ON FUNCTION "private"."phrase"(text, jsonb) IS 'A part of a sentence in the words of the contracts.';

COMMENT ON FUNCTION "private"."phrase_words"(text) IS 'The template of a part of a sentence: phrases of the contracts.';

COMMENT ON FUNCTION "private"."read_job_filter"(jsonb) IS 'A JobFilter (contracts/jobs/job-filter.ts) as it is compared. PT422 for anything else: another name, another kind of value, a type, workplace or level there is not, more than 20 skills, places, types, workplaces or levels.';

COMMENT ON FUNCTION "private"."refuse_added_link"() IS 'PT404, one text for links that are unknown, were used, or whose application is gone.';

COMMENT ON FUNCTION "private"."refuse_changed_merge"(uuid[], uuid) IS 'PT409 merge_changed, with who moved one of them last.';

COMMENT ON FUNCTION "private"."refuse_merge"(public.applications, public.applications) IS 'PT409 not_mergeable unless one is among the choices of the other.';

COMMENT ON FUNCTION "private"."refuse_scorecard"(private.interviews) IS 'PT409 cannot_score for who can''t write a scorecard (now).';

COMMENT ON FUNCTION "private"."refuse_scorecard_input"(private.interviews, jsonb, text, text) IS 'PT422 by field for a scorecard that can''t be submitted, PT409 criteria_changed unless exactly the interview''s criteria are marked, in order.';

COMMENT ON FUNCTION "private"."remind_candidate"(public.applications, date) IS 'Tells the candidate that an answer is promised for tomorrow, for today, or did not come, in the application and, unless they turned such mails off, by mail; in place of an unread reminder of it. The notice goes when the application moves (private.notify_of_status).';

COMMENT ON FUNCTION "private"."removed_merged"(text) IS 'Removes what came with an application that ended in another, by its link; false for any other link.';

COMMENT ON FUNCTION "private"."replies_of_today"(uuid, private.staff_act[]) IS 'DueReplies (contracts/companies/today.ts): overdue ones, today''s and those of the next four days.';

COMMENT ON FUNCTION "private"."reply_json"(uuid) IS 'DueReply (contracts/companies/today.ts).';

COMMENT ON FUNCTION "private"."resume_hits"(uuid, text[]) IS 'Which of these words stand in which resumes that a company may find. Callers check who may open the file.';

COMMENT ON FUNCTION "private"."resume_line"(text, text, uuid, text[]) IS 'The first line of a resume that has one of these words, if the company may find it. Callers check who may open the file.';

COMMENT ON FUNCTION "private"."resume_line_of"(public.applications, text, uuid, text[], private.reach) IS 'The line of the resume sent with an application that has a word of the search which name, title, email and skills (known) lack; null without one.';

COMMENT ON FUNCTION "private"."resume_query"(text) IS 'Finds a word of private.words_asked at the beginning of words; null where it has no letters.';

COMMENT ON FUNCTION "private"."resume_reader"(text) IS 'As whom the caller may open a resume: its owner, or staff of a company, and for which application or candidate. Neither: they may not.';

COMMENT ON FUNCTION "private"."resume_words"(text) IS 'The words of a text as a search of resumes compares them, folded by private.search_text. Letters, digits, +, # and dots within make a word: c++, c#, node.js.';

COMMENT ON FUNCTION "private"."scopes_at"(uuid) IS 'Under what the caller lists a company''s applications: the company, or the jobs assigned to them.';

COMMENT ON FUNCTION "private"."scorecard_errors"(jsonb, text, text, boolean) IS 'Errors by field. A draft may leave anything out.';

COMMENT ON FUNCTION "private"."scorecard_marks"(jsonb) IS 'The given marks with nothing else in them.';

COMMENT ON FUNCTION "private"."scorecards_of_today"(uuid) IS 'DueScorecard[] (contracts/companies/today.ts): the five oldest the caller owes (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."searched_of"(public.candidates) IS 'What a search of a company''s candidates looks through, beside the resume.';

COMMENT ON FUNCTION "private"."send_added_email"(public.applications) IS 'Tells a person added by hand who added them, with the two links.';

COMMENT ON FUNCTION "private"."sent_documents_json"(uuid, boolean) IS 'SentDocument[], those of a merge last: the profile''s documents as sent; those of answers are there.';

COMMENT ON FUNCTION "private"."settle_calendars_of_change"() IS 'Row trigger on job_assignments, job_team_members and company_users: with a job or a role somebody may lose or get back the interviews they take part in. Its argument: the column with whose it is. SECURITY DEFINER: interviews are closed to every client.';

COMMENT ON FUNCTION "private"."share_profile_resume"() IS 'Row trigger: a company that begins to represent a candidate finds the resume on their profile.';

COMMENT ON FUNCTION "private"."share_resume_text"(text) IS 'Lets the companies that may open a resume now find its text, and no others; forgets what staff of those others sent.';

COMMENT ON FUNCTION "private"."status_to_candidates"(public.application_status) IS 'What candidates read for a status: candidateStatusLabels of the contracts.';

COMMENT ON FUNCTION "private"."summarize_scorecards_due"() IS 'Adds each scorecard due to the next daily summary of who owes it, unless they turned emails about interviews off.';

COMMENT ON FUNCTION "private"."tag_key"(text) IS 'A tag as it is compared.';

COMMENT ON FUNCTION "private"."tag_to_use"(uuid, text) IS 'The tag of that name, folded; made if the caller''s role may. Callers hold the company''s tags. PT403 tag_unknown, PT409 too_many_tags.';

COMMENT ON FUNCTION "private"."tagged_applications"(uuid, text[]) IS 'The applications with all of these tags of the caller''s company.';

COMMENT ON FUNCTION "private"."tags_in_use"(uuid) IS 'How many tags of a company some application has.';

COMMENT ON FUNCTION "private"."tags_of"(uuid) IS 'The tags of an application, by name. Callers check that the reader is of its team.';

COMMENT ON FUNCTION "private"."team_person"(uuid, uuid) IS 'TeamPerson (contracts/jobs/team.ts).';

COMMENT ON FUNCTION "private"."team_to_change"(uuid) IS 'The job, locked, whose hiring team the caller may change. PT401, PT404, PT403.';

COMMENT ON FUNCTION "private"."template_problem"(text, text[]) IS 'Why a template can''t be kept, in the contract''s words: it names an unknown field; null when it can.';

COMMENT ON FUNCTION "private"."to_decide"(uuid, private.application_filter, uuid[]) IS 'How many of the listed applications of a job need a decision.';

COMMENT ON FUNCTION "private"."today_of"(uuid) IS 'The day it is for somebody, in the zone in which they read times.';

COMMENT ON FUNCTION "private"."traces_of_added"(text, uuid[], uuid[], uuid) IS 'By what a person added by hand is found in the records of the company. Not by name: a company can enter any, and others have it too.';

COMMENT ON FUNCTION "private"."undo_is_over"(timestamp with time zone, timestamp with time zone) IS 'True once what was decided then can''t be undone. After a lock that may have been waited for, at clock_timestamp().';

COMMENT ON FUNCTION "private"."undo_pending"(text, uuid, timestamp with time zone, text) IS 'Takes the caller''s own pending act back and gives what it goes back to. PT409 undo_over when it is too late, was undone already, is another''s or the subject has changed.';

COMMENT ON FUNCTION "private"."undo_time"() IS 'How long an act can be undone, and after which people are notified: the ten seconds that screens offer, and three for the way here.';

COMMENT ON FUNCTION "private"."unread_of_today"(uuid) IS 'UnreadMessages (contracts/companies/today.ts): the same count as the frame''s, and the five newest.';

COMMENT ON FUNCTION "private"."waiting_at"(uuid[]) IS 'private.waiting_on_others of these jobs.';

COMMENT ON FUNCTION "private"."waits_for_take_over"(public.applications) IS 'True while the person was added by hand and has not taken over: no messages, times or offers.';

COMMENT ON FUNCTION "private"."whole_problem"(jsonb, private.rule) IS 'What is wrong with a number, or null: a whole one, or an amount. With choices it must be one of them.';

COMMENT ON FUNCTION "private"."with_found"(uuid[], private.application_filter) IS 'A filter with the ids that its words, unread messages and tags leave, looked up once for all lists and counts.';

COMMENT ON FUNCTION "private"."workplace_of"(public.job_type, public.workplace) IS 'Where the work of a job is done; the job type REMOTE is read as remote.';

COMMENT ON FUNCTION "public"."add_person"(uuid, uuid, jsonb, boolean) IS 'Adds a person without an account to a published job, with what the caller entered (AddedPerson of contracts/applications/added-person.ts), or gives who may be the same person and makes nothing, unless p_anyway. Gives AddedOutcome. p_id is made by the caller: the same one again is the same act. The email to the person leaves once it can''t be undone. PT401, PT403 without the right or a plan, PT404 for a job out of reach, PT409 id_taken, PT422 by field, PT429 past 100 a day.';

COMMENT ON FUNCTION "public"."add_to_hiring_team"(uuid, uuid) IS 'Adds a colleague to a job''s hiring team and notifies them; false if they were on it. For who may change it (private.can_change_team). Safe to repeat. PT401, PT404, PT403, PT422 for a person of another company.';

COMMENT ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) IS 'How many jobs search_jobs would find with each type, workplace, level, days since posted or industry instead of those of the filter: JobCounts (contracts/jobs/job-filter.ts) of the parts named, 1,001 for more than 1,000. SECURITY DEFINER as search_jobs is, and about the same jobs. PT422.';

COMMENT ON FUNCTION "public"."delete_application_view"(uuid) IS 'Deletes a view of the caller''s team; saving it again under its id brings it back. Safe to repeat. PT401, PT403.';

COMMENT ON FUNCTION "public"."delete_message_template"(uuid) IS 'Deletes a template of the caller''s team; saving it again under its id brings it back. Safe to repeat. PT401, PT403.';

COMMENT ON FUNCTION "public"."edit_scorecard"(uuid, jsonb, text, text) IS 'Changes the caller''s own scorecard until somebody decides. Gives InterviewScorecards. PT401, PT404, PT409 cannot_edit, criteria_changed, PT422 by field.';

COMMENT ON FUNCTION "public"."email_added_person"(uuid, text) IS 'Sends the email to a person added by hand again, after three days and twice at most; or to another address, p_email, where the last one was given up. Gives CompanyApplicationDetail. PT401, PT403, PT404, PT409 emailed_already, taken_over or company_paused, PT422.';

COMMENT ON FUNCTION "public"."finish_group_message"(uuid) IS 'Sends what the caller wrote to several people once it can''t be undone anymore, and says who got it. Gives GroupMessage. Safe to repeat. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_added_link"(text) IS 'AddedLink (contracts/applications/added-person.ts): what the page behind a link to a person added by hand shows. Without the confirmed address that was entered no values, only their kinds. Does nothing: mail scanners open links. SECURITY DEFINER: who holds the link holds the mail. PT404, the same for every link that does not work.';

COMMENT ON FUNCTION "public"."get_busy_times"(uuid, uuid[], timestamp with time zone, timestamp with time zone, uuid) IS 'BusyTime[] (contracts/interviews/interview.ts): interviews and open times of the colleagues the caller is named, within eight days; p_interview_id: the one being moved. With whom only for the caller''s own. PT401, PT403, PT404, PT409 application_closed, PT422.';

COMMENT ON FUNCTION "public"."get_company_today"(uuid) IS 'CompanyToday (contracts/companies/today.ts) of the given company, or of the caller''s chosen one: each card with its first rows; next_interview, within a week, and next_reply only where nothing is to do. Empty without a company, and for administrators of the platform. SECURITY DEFINER: reads by key instead of row by row through policies. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_frame"() IS 'Frame of the contracts about the caller: role, name from where the role keeps it, memberships, the companies to choose among where there are several, what waits for them, the interviews of today and what they may do at the company they see, unread among the notifications the bell lists, and in how many conversations something is unread. SECURITY DEFINER: one query instead of the policies of six tables. PT401, PT404 without a profile.';

COMMENT ON FUNCTION "public"."get_hiring_team"(uuid) IS 'HiringTeam (contracts/jobs/team.ts) of a job the caller may read: its owner, its members and, for who may change it, the colleagues who could join, by name. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_interview_colleagues"(uuid) IS 'InterviewColleagues (contracts/interviews/interview.ts): who can take part, the caller first, what the caller chose last time, and the zone in which the candidate reads times. PT401, PT403, PT404, PT409 application_closed.';

COMMENT ON FUNCTION "public"."get_mail_templates"(uuid) IS 'MailTemplates (contracts/companies/mail-template.ts) of a company the caller works for, or of the chosen one: ours and its own, those its team named, and the last eight people who applied, of those the caller handles, to see it with. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_merge"(uuid, uuid) IS 'MergePreview (contracts/applications/merge.ts): both sides, first the one that stays unless another is chosen: the person''s own, then the one further along, then the newer. PT401, PT403, PT404, PT409 not_mergeable or company_paused.';

COMMENT ON FUNCTION "public"."get_merge_choices"(uuid) IS 'private.merge_choices of an application. PT401, PT403, PT404, PT409 company_paused.';

COMMENT ON FUNCTION "public"."get_message_templates"(uuid) IS 'WrittenTemplate[] (contracts/companies/mail-template.ts): what the team named, filled in for an applicant the caller handles. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_tags"(uuid, uuid) IS 'CompanyTags (contracts/applications/tag.ts) of a company the caller works for, that of the job if one is named, or the chosen one: by name, each with how many of the applications the caller lists have it, of that job alone. PT401, PT404.';

COMMENT ON FUNCTION "public"."keep_resume_text"(text, text) IS 'Keeps the text that the caller''s browser read out of a resume, for search (RULES: Files). It fills only what is empty and does nothing otherwise, also where the caller may not open the file: from its owner for everyone who may open it, from staff for their own company alone, noted in the audit log. SECURITY DEFINER: the texts are closed to every client. PT401.';

COMMENT ON FUNCTION "public"."list_application_views"(uuid) IS 'ApplicationViews (contracts/applications/view.ts) of the caller''s company, by name, for all its staff. PT401, PT404.';

COMMENT ON FUNCTION "public"."list_company_activity"(uuid, jsonb, integer) IS '{items: ActivityItem[], next} (contracts/applications/activity.ts): applications that came, were added by hand, moved on or were withdrawn, people added by hand whose data was removed, and colleagues who joined, newest first, as far as the caller reads them: recruiting staff all, others those of jobs assigned to them. p_before: next of the page before, null on the last one; a page may be short before it. Empty without a company. PT401, PT404 for another company, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer, text, text) IS 'manage-job-posting list: {jobs: CompanyJobListItem[], total}, newest first; total is null where it is not known without counting. p_search: words of title, locations and required skills; p_status: of one status, expired ones as closed; p_assignee: of a colleague by user id, of ''me'' or ''nobody''; p_before: {createdAt, id} of the last row shown. Partner recruiters see jobs assigned to them. Empty without a company; PT404 for another one, PT422 for an unknown assignee.';

COMMENT ON FUNCTION "public"."list_managed_candidates"(uuid, text, text, text, jsonb, integer) IS '{candidates: ManagedCandidateListItem[]} (contracts/candidates/managed-candidate.ts) of a company, or of the caller''s chosen one (private.my_membership), by name; partner recruiters get those assigned to them. p_search: words in name, email, skills and resume; p_skill: one of theirs; p_assignee: a user id, ''me'' or ''nobody''; p_after: {name, id} of the last row shown, name as its name_key; p_limit: up to 500, for whoever saves the list. Empty without a company. PT401, PT404 for another company, PT422.';

COMMENT ON FUNCTION "public"."mark_all_notifications_read"() IS 'Marks the caller''s notifications read, all but invitations, which wait for their answer (RULES: Messages); safe to repeat. PT401. SECURITY DEFINER as mark_notification_read.';

COMMENT ON FUNCTION "public"."merge_applications"(uuid, uuid, jsonb) IS 'Has one application end in another one of the same job, once that can''t be undone. p_versions: {id: version} of both, as get_merge gave them. The same merge again is one act. PT401, PT403, PT404, PT409 merge_changed, not_mergeable, own_stays or company_paused.';

COMMENT ON FUNCTION "public"."preview_group_message"(uuid[]) IS 'GroupMessagePreview (contracts/conversations/group-message.ts) of up to 100 applications of one job that the caller handles: what each would read, and who would be left out. PT401, PT404, PT422.';

COMMENT ON FUNCTION "public"."remove_added_person"(text) IS 'Deletes right away all that a company has about the person behind a link, who needs no account; the company keeps a line with a digest of the address and is notified. PT404 for a link that does not work.';

COMMENT ON FUNCTION "public"."remove_from_hiring_team"(uuid, uuid) IS 'Ends a membership and the access that came from it; what the colleague''s role or an assignment gives stays. Gives what undo_team_removal takes back, null if they weren''t on it; they are notified once it can''t be undone. PT401, PT404, PT403.';

COMMENT ON FUNCTION "public"."save_application_view"(uuid, text, jsonb, timestamp with time zone, uuid) IS 'Keeps a view of the caller''s team under an id its writer made, new or renamed; one that was deleted comes back. p_seen: changed_at of what the change began from. Gives ApplicationView. Safe to repeat. PT401, PT403, PT404, PT409 edit_conflict, too_many_views or id_taken, PT422 by field.';

COMMENT ON FUNCTION "public"."save_message_template"(uuid, text, text, timestamp with time zone, uuid) IS 'Keeps a template of the caller''s team under an id its writer made, new or changed; one that was deleted comes back. p_seen: changed_at of what the edit began from. Gives MessageTemplate. Safe to repeat. PT401, PT403, PT404, PT409 edit_conflict, too_many_templates or id_taken, PT422 by field.';

COMMENT ON FUNCTION "public"."save_scorecard_draft"(uuid, jsonb, text, text) IS 'Keeps the caller''s scorecard as typed so far, for them alone. Gives when; null once it is submitted. PT401, PT404, PT409 cannot_score, PT422 by field.';

COMMENT ON FUNCTION "public"."search_everything"(text, uuid) IS 'FoundThings (contracts/companies/search.ts): people, jobs and colleagues of a company, or of the caller''s chosen one, five each, as far as the caller reads them in the list of each. Empty without words or a company. SECURITY DEFINER: the lists it puts together are. PT401, PT404 for another company.';

COMMENT ON FUNCTION "public"."send_group_message"(uuid, uuid[], text) IS 'Writes to up to 100 applicants of one job that the caller handles, with the fields filled in for each, once it can''t be undone anymore; who can''t be written to is left out with the reason. p_id is made by the caller: the same one again is the act that was sent. Gives GroupMessage. PT401, PT404, PT409 nobody_left or id_taken, PT422 by field, PT429 when the account would send too many in an hour.';

COMMENT ON FUNCTION "public"."send_scorecard"(uuid, uuid, jsonb, text, text) IS 'Submits the caller''s scorecard. p_id is made by the caller: the same scorecard again is the one that is there. p_marks: [{criterion, mark}] for each criterion in its order. Gives InterviewScorecards. PT401, PT404, PT409 cannot_score, criteria_changed, PT422 by field.';

COMMENT ON FUNCTION "public"."set_company_hiring"(uuid, jsonb, timestamp with time zone) IS 'Writes Hiring (contracts/companies/hiring.ts) of a company and gives the Company. A change of the hours counts for later applications. p_updated_at: the version the edit began from. SECURITY DEFINER: companies are written by procedures only. PT401, PT403 for others than administrators and managers, PT404, PT409 edit_conflict with {"current": Company}, PT422 by field.';

COMMENT ON FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone, text, timestamp with time zone) IS 'Sets tier, end (null: none) and status; gives the CompanySubscription. p_updated_at: the version that was looked at; null decides about what there is. Its company is notified once the time to undo it is over (private.notify_of_plan); set back by then, it is not. SECURITY DEFINER: the table is written here only. PT401, PT403, PT404, PT409 changed since, PT422.';

COMMENT ON FUNCTION "public"."set_scorecards_needed"(uuid, boolean) IS 'Says that nobody owes a scorecard of an interview anymore, as when it didn''t take place, or that they do after all. Gives InterviewScorecards. Audited. PT401, PT404, PT409 not_held, PT422.';

COMMENT ON FUNCTION "public"."tag_applications"(uuid[], text, boolean) IS 'Puts a tag on up to 200 applications of one company whose team the caller is on, or takes it off, and gives Tagged (contracts/applications/tag.ts): which changed, and which had 10 already. A new tag is made where the role may. Safe to repeat. PT401, PT403, PT404 for none in reach, PT409 beyond 30 tags, PT422 by field.';

COMMENT ON FUNCTION "public"."take_over_application"(text) IS 'Gives the application behind a link to the calling candidate, whose confirmed address is the one that was entered; where they applied to the job themselves, it ends in that application. Gives the id of the application that is theirs. PT401, PT403 for other accounts and addresses, PT404 for a link that does not work, PT409 company_paused.';

COMMENT ON FUNCTION "public"."undo_add_person"(uuid) IS 'Takes back, for ten seconds, that the caller added somebody: application, person and file go, and nobody gets an email. PT401, PT409 undo_over.';

COMMENT ON FUNCTION "public"."undo_group_message"(uuid) IS 'Takes back what the caller wrote to several people, before anybody gets it. Gives GroupMessage. Safe to repeat. PT401, PT404, PT409 undo_over.';

COMMENT ON FUNCTION "public"."undo_merge"(uuid) IS 'Takes back the caller''s own merge within its ten seconds: both applications stay as they are. PT401, PT409 undo_over.';

COMMENT ON FUNCTION "public"."undo_team_removal"(uuid) IS 'Puts a colleague back whom the caller took off a hiring team within the undo time. PT401, PT404, PT403, PT409 when it is too late, was undone already, or is not the caller''s.';

COMMENT ON FUNCTION "public"."wants_resume_text"(text) IS 'Whether keep_resume_text would keep a text of this file in candidate_resumes from the caller: they may open it, and find no text of it yet. SECURITY DEFINER: storage, what was sent and the texts are closed to clients. PT401.';

COMMENT ON TABLE "private"."added_application_links" IS 'The links of the emails to a person added by hand, as SHA-256 of their tokens. A token is stored nowhere: it is made when its email is delivered.';

COMMENT ON TABLE "private"."added_applications" IS 'Applications a company added by hand. The row stays once they are taken over, for the history.';

COMMENT ON TABLE "private"."application_sources" IS 'One of applicationSources of the contracts, or of addedSources for who was added by hand. Older applications have none.';

COMMENT ON TABLE "private"."application_tags" IS 'Which tags an application has: 10 at most, of the company that posted its job. Only its team reads them.';

COMMENT ON TABLE "private"."application_views" IS 'Filters and order of lists of applications under a name (RULES: Applications).';

COMMENT ON TABLE "private"."company_tags" IS 'The words by which a company''s team marks applications: 30 in use at most.';

COMMENT ON TABLE "private"."group_message_people" IS 'Who gets a message, with the words as they read them until it has ended; problem: why not.';

COMMENT ON TABLE "private"."group_messages" IS 'Messages to several people. The id is their writer''s: sent twice it is one act. Forgotten after a day.';

COMMENT ON TABLE "private"."job_team_members" IS 'The members of each job''s hiring team, its owner aside. They end with the membership.';

COMMENT ON TABLE "private"."joined_events" IS 'The history of applications that ended in this one. It is shown, and decides nothing.';

COMMENT ON TABLE "private"."merged_application_links" IS 'The links that remove what came with a merged application, as SHA-256 of their tokens.';

COMMENT ON TABLE "private"."merged_applications" IS 'Applications added by hand that ended in another one of the same job, by a merge: what had been entered. Files and notes that came with one name it, and go with it. Only the team reads it.';

COMMENT ON TABLE "private"."message_templates" IS 'Messages a team wrote and named, with fields in braces (RULES: Messages).';

COMMENT ON TABLE "private"."pending_notifications" IS 'Acts nobody was notified of yet, because they can still be undone.';

COMMENT ON TABLE "private"."removed_people" IS 'That a person added by hand had their data removed, and nothing about them but a digest: the company can''t add them again.';

COMMENT ON TABLE "private"."resume_texts" IS 'The text of files in candidate_resumes, up to 100 kB each, by path (RULES: Files). It is never changed, and goes with the file.';

COMMENT ON TABLE "private"."scorecard_drafts" IS 'A scorecard as typed so far. Only its author reads it; submitting deletes it.';

COMMENT ON TABLE "private"."scorecards" IS 'What an interviewer thinks. Others read it after submitting their own; its author edits it until somebody decides (RULES: Scorecards).';

COMMENT ON TABLE "private"."summary_runs" IS 'For which moment daily summaries were last written, so that each day''s open tasks come once.';

COMMENT ON TYPE "private"."application_filter" IS 'An ApplicationFilter as it was read: the stages to list, everything else null (or empty, or without end) where nothing is asked. of_company: whose list it is; who looks after an application, whether it has an offer and why it was rejected narrow only those for its jobs. assigned_jobs: those somebody looks after, or the assignee. reached: the stages from there on. is_plain: nothing but stages, a job and what found holds. moving: applications of its candidates elsewhere whose move can be undone. found: what has the words, the unread messages and the tags, once it is looked up (private.with_found). tags: as they are compared. without: what best_applications leaves out.';

COMMENT ON TYPE "private"."rule" IS 'How one field of a form is checked. kind: text, line (text without line breaks), email, url, choice, boolean, whole (a number), amount (a number with two decimals at most), day, id or texts (a list of lines). max, min: of characters, or of the number; min above 0: required. message: what the contract says when it does not fit, too_much: when the number is too large.';

COMMENT ON VIEW "private"."counted" IS 'Every kept number, counted anew. Of a job: its applications by status. Of a company: those its list shows, likewise (private.application_scopes). Of a company too: its promises that were kept and that came late (private.settled_promise). Of a company and of the platform: as its dashboard names them.';

COMMENT ON VIEW "private"."counted_application_matches" IS 'private.application_matches as it must be.';

COMMENT ON VIEW "private"."job_people" IS 'Who a job is assigned to, and its hiring team: they work on it whatever their role (RULES: Jobs).';

COMMENT ON VIEW "private"."publishable_jobs" IS 'What published_jobs holds, computed.';

COMMENT ON VIEW "private"."visible_jobs" IS 'The jobs candidates and the public see now (RULES: Jobs). Its tables are closed: only SECURITY DEFINER procedures read either.';

COMMENT ON VIEW "private"."waiting_on_others" IS 'Applications that nobody at the company can decide on today: an offer waits for its answer, an interview takes place later, proposed times wait to be picked.';

REVOKE ALL ON FUNCTION "private"."added_by"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."added_digest"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."added_json"(public.applications, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."added_mail_data"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."adder_name"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."also_applied_json"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_of_link"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_to_join"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_to_write_to"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_view_json"(private.application_views) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."are_hiring_steps"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."are_mergeable"(public.applications, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.workplace, text, text[], text[], public.culture_value[], public.candidates, private.home_terms) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asked_location"(public.workplace, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assignment_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."away_decisions"(private.application_filter, jsonb, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."best_applications"(uuid[], private.application_filter, date, jsonb, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_add_person"(public.jobs, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_change_team"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_email_again"(private.added_applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_merge_at"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_store_added_resume"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_decision_key"(jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."cleaned_resume"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clear_sent_to_added"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."companies_with_resume"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."confirmed_email"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."counted_work"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."decision_applications"(uuid[], private.application_filter, jsonb, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."decision_jobs"(uuid[], private.application_filter) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."decision_part"(private.application_matches, uuid, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."declined_times"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."deliver_due_group_message"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."deliver_group_message"(private.group_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_added_resume"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_added_candidate"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."due_until"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."duplicates_of"(public.jobs, jsonb, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."editable_templates"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."editable_views"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filled"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."first_name_at"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_resume_text"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."found_applications"(uuid[], uuid, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."found_by_resume"(uuid, text[], private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."found_people"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."given_file_name"(storage.objects) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."group_message_json"(private.group_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."group_message_problem"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_failed_email"(private.added_applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_work_today"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."held_added_application"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hiring_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_added_address"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_decision"(public.companies, public.company_proposals, public.companies, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_move"(public.applications, public.application_status) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_notification"(text, uuid, jsonb, jsonb, timestamp with time zone, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_of_today"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_to_score"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interviews_today"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interviews_until"(uuid, uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_added_to"(uuid, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_amount"(numeric, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_anywhere"(public.workplace, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_back"(public.application_status, public.application_status) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_decided_since"(public.applications, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_refused_by_person"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_owner"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_words"(text, text, text[], text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."join_application"(public.applications, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kinds_of_added"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_interview_terms"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."like_each"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_job_ids"(uuid[], uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_jobs"(uuid[], public.candidates, private.home_terms, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_added_decline"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_admins_of_message"(private.contact_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_calendar"(private.interviews, text, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_left_out"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_staff"(uuid, text, text, jsonb, jsonb, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_status"(public.applications, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_asked"(text[], text[], text[], text[], public.experience_level, public.workplace, text, text[], text[], public.culture_value[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.workplace, text, text[], public.culture_value[], public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.workplace, text, text[], public.culture_value[], public.candidates, private.home_terms) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_have_duplicates"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."merge"(public.applications, public.applications, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."merge_choices"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."merge_side"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."merged_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."merged_link_json"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."merging_application"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_fields"(public.applications, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_problem"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_template_json"(private.message_templates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_templates_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_words"(private.application_messages[], public.applications, boolean, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_urgent_day"(uuid, private.application_filter) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."new_applications_of_today"(uuid, private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_removal"(public.applications, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_team_news"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notification_text"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notification_words"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify"(uuid, text, jsonb, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_admins_of_message_report"(public.applications, private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_admins_of_report"(public.jobs, private.job_reports, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_applicants_of_closing"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_assignee"(uuid, text, text[], jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_candidate_of_offer"(private.offers, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_company_admins"(public.companies, text, jsonb, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_company_of_application"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_due"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_former_assignee"(uuid, text, text[], text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_interviewers_left"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_invited_candidate"(public.invitations, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_left_company"(public.candidates, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_managers_of_offer"(private.offers, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_nobody_takes_part"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_added_person"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_company_decision"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_ended_management"(public.candidates, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_interview"(private.interviews, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_job_reports"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_merge"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_message_report"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_move"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_offer"(private.offers, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_plan"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_proposal"(private.interview_proposals, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_put_forward"(public.put_forwards) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_put_forward_answer"(public.put_forwards) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_status"(public.applications, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_team_removal"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_partners"(public.company_relationships, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_removed_colleague"(public.company_users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_staff"(uuid, text, text, jsonb, jsonb, text, text, jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_staff_of_offer"(private.offers, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offers_of_today"(uuid, private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."other_times_of_today"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."owed_replies"(uuid, private.staff_act[], date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_group_message"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."paid_a_year"(numeric, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_behind_added"(public.applications, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_to_message"(uuid[], private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."phone_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."phrase"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."phrase_words"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_added_link"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_changed_merge"(uuid[], uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_merge"(public.applications, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_scorecard"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_scorecard_input"(private.interviews, jsonb, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."removed_merged"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."replies_of_today"(uuid, private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reply_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."resume_hits"(uuid, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."resume_line"(text, text, uuid, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."resume_line_of"(public.applications, text, uuid, text[], private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."resume_query"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."resume_reader"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."resume_words"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scopes_at"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scorecard_errors"(jsonb, text, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scorecard_marks"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scorecards_of_today"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."searched_of"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_added_email"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sent_documents_json"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."share_profile_resume"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."share_resume_text"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."status_to_candidates"(public.application_status) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."summarize_scorecards_due"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tag_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tag_to_use"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tagged_applications"(uuid, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tags_in_use"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tags_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."team_person"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."team_to_change"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."template_problem"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."to_decide"(uuid, private.application_filter, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."today_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."traces_of_added"(text, uuid[], uuid[], uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."undo_is_over"(timestamp with time zone, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."undo_pending"(text, uuid, timestamp with time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unread_of_today"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_at"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waits_for_take_over"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."with_found"(uuid[], private.application_filter) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."workplace_of"(public.job_type, public.workplace) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."add_person"(uuid, uuid, jsonb, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_person"(uuid, uuid, jsonb, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_to_hiring_team"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_to_hiring_team"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_application_view"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."delete_application_view"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_message_template"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."delete_message_template"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."edit_scorecard"(uuid, jsonb, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."edit_scorecard"(uuid, jsonb, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."email_added_person"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."email_added_person"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."finish_group_message"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."finish_group_message"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_added_link"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_added_link"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_busy_times"(uuid, uuid[], timestamp with time zone, timestamp with time zone, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_busy_times"(uuid, uuid[], timestamp with time zone, timestamp with time zone, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_company_today"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_company_today"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_hiring_team"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_hiring_team"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_merge"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_merge"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_merge_choices"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_merge_choices"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_message_templates"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_message_templates"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_tags"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_tags"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."keep_resume_text"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."keep_resume_text"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_application_views"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_application_views"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."mark_all_notifications_read"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."mark_all_notifications_read"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."merge_applications"(uuid, uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."merge_applications"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."preview_group_message"(uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."preview_group_message"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_added_person"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."remove_added_person"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_from_hiring_team"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."remove_from_hiring_team"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_application_view"(uuid, text, jsonb, timestamp with time zone, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."save_application_view"(uuid, text, jsonb, timestamp with time zone, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_message_template"(uuid, text, text, timestamp with time zone, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."save_message_template"(uuid, text, text, timestamp with time zone, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_scorecard_draft"(uuid, jsonb, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."save_scorecard_draft"(uuid, jsonb, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_everything"(text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."search_everything"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_group_message"(uuid, uuid[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."send_group_message"(uuid, uuid[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_scorecard"(uuid, uuid, jsonb, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."send_scorecard"(uuid, uuid, jsonb, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_company_hiring"(uuid, jsonb, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_company_hiring"(uuid, jsonb, timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_scorecards_needed"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_scorecards_needed"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tag_applications"(uuid[], text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."tag_applications"(uuid[], text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."take_over_application"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."take_over_application"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_add_person"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_add_person"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_group_message"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_group_message"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_merge"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_merge"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_team_removal"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_team_removal"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."wants_resume_text"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."wants_resume_text"(text) TO "authenticated";

REVOKE ALL ON TYPE "public"."workplace" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."workplace" TO PUBLIC;

CREATE VIEW "private"."moving_applications" WITH (security_invoker=true) AS  SELECT subject_id AS application_id
   FROM private.pending_notifications pending
  WHERE ((kind = 'move'::text) AND (due_at > now()));

CREATE VIEW "private"."application_scopes" WITH (security_invoker=true) AS  SELECT application_matches.job_id AS scope,
    application_matches.application_id,
    application_matches.status,
    application_matches.answer_due,
    application_matches.applied_at,
    application_matches.match_order,
    false AS is_away
   FROM private.application_matches
UNION ALL
 SELECT application_matches.company_id AS scope,
    application_matches.application_id,
    application_matches.status,
    application_matches.answer_due,
    application_matches.applied_at,
    application_matches.match_order,
    false AS is_away
   FROM private.application_matches
UNION ALL
 SELECT application_matches.away_company_id AS scope,
    application_matches.application_id,
    application_matches.status,
    application_matches.answer_due,
    application_matches.applied_at,
    application_matches.match_order,
    true AS is_away
   FROM private.application_matches
  WHERE (application_matches.application_id <> ALL (ARRAY( SELECT moving.application_id
           FROM private.moving_applications moving)))
UNION ALL
 SELECT m.away_company_id AS scope,
    m.application_id,
    s.status,
    s.answer_due,
    m.applied_at,
    m.match_order,
    true AS is_away
   FROM ((private.moving_applications moving
     JOIN private.application_matches m USING (application_id))
     JOIN private.seen_applications s ON ((s.id = m.application_id)));

CREATE INDEX pending_notifications_due_index ON private.pending_notifications USING btree (due_at);

COMMENT ON VIEW "private"."application_scopes" IS 'Where applications are listed: under job, company and company representing.';

COMMENT ON VIEW "private"."moving_applications" IS 'Applications whose last move can be undone.';

ALTER TABLE "private"."offers"
  ADD CONSTRAINT "offers_salary_amount" CHECK (private.is_amount(salary, salary_period));

ALTER TABLE "private"."sent_documents"
  ADD CONSTRAINT "sent_documents_given_name_check" CHECK (private.is_line(given_name, 200));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_hiring_steps_check" CHECK (private.are_hiring_steps(hiring_steps));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_salary_amounts" CHECK ((private.is_amount(salary_min, pay_period) AND private.is_amount(salary_max, pay_period)));

CREATE INDEX jobs_words_index ON public.jobs USING gin (company_id, private.job_words(title, location, locations, skills_required) extensions.gin_trgm_ops);

CREATE OR REPLACE FUNCTION private.answer_days_of (
  job public.jobs
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((job).answer_days, (SELECT ((c.first_reply_hours + 23) / 24) FROM public.companies c WHERE (c.id = (answer_days_of.job).company_id)));

CREATE OR REPLACE FUNCTION private.can_delete_job (
  job public.jobs,
  mine private.job_rights,
  has_applications boolean
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN ((mine).may_delete OR ((mine).may_edit AND (NOT has_applications) AND COALESCE(((job).created_by = auth.uid()), false)));

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

CREATE OR REPLACE FUNCTION private.change_details (
  company public.companies,
  changes jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(jsonb_each.key, jsonb_build_object('from', (to_jsonb(change_details.company) -> jsonb_each.key), 'to', jsonb_each.value)), '{}'::jsonb) AS "coalesce" FROM jsonb_each(change_details.changes) jsonb_each(key, value) WHERE (jsonb_each.value IS DISTINCT FROM (to_jsonb(change_details.company) -> jsonb_each.key)));

CREATE OR REPLACE FUNCTION private.company_card (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN jsonb_build_object('id', (company).id, 'name', (company).name, 'logo_url', (company).logo_url);

CREATE OR REPLACE FUNCTION private.company_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN ((to_jsonb(company) - 'user_id'::text) || jsonb_build_object('proposal', private.proposal_json((company).id)));

CREATE OR REPLACE FUNCTION private.company_path_errors (
  company public.companies,
  changes jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_object_agg(files.field, checked.problem) FILTER (WHERE (checked.problem IS NOT NULL)), '{}'::jsonb)
  AS "coalesce"
    FROM ( VALUES ('logo_url'::text,'company-logos'::text), ('ein_document_url'::text,'company-documents'::text), ('tax_document_url'::text,'company-documents'::text)) files(field, bucket),
     LATERAL ( SELECT
                 CASE
                     WHEN (private.file_folder(files.bucket, (company_path_errors.changes ->> files.field)) IS DISTINCT FROM (company_path_errors.company).id) THEN 'Please upload the file again'::text
                     ELSE private.file_problem(files.bucket, (company_path_errors.changes ->> files.field))
                 END AS problem) checked
   WHERE (((company_path_errors.changes ->> files.field) IS NOT NULL) AND ((company_path_errors.changes ->> files.field) IS DISTINCT FROM (to_jsonb(company_path_errors.company) ->> files.field)));
END;

CREATE OR REPLACE FUNCTION private.criteria_of_interview (
  interview private.interviews
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((SELECT ARRAY(SELECT (m.mark ->> 'criterion'::text) FROM jsonb_array_elements(s.marks) WITH ORDINALITY m(mark, place) ORDER BY m.place) AS "array" FROM private.scorecards s WHERE ((s.interview_id = (criteria_of_interview.interview).id) AND (s.marks <> '[]'::jsonb)) ORDER BY s.sent_at, s.id LIMIT 1), private.job_criteria((SELECT a.job_id FROM public.applications a WHERE (a.id = (criteria_of_interview.interview).application_id))));

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
END;

CREATE OR REPLACE FUNCTION private.hiring_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN jsonb_build_object('hours', (company).first_reply_hours, 'steps', (company).hiring_steps);

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

CREATE OR REPLACE FUNCTION private.is_expired (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((job).status = 'published'::public.job_status) AND COALESCE(private.is_day_over((job).expires_at), false));

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
RETURN COALESCE((((application).candidate_id = (me).candidate_id) AND ((offer).state = 'open'::text) AND private.is_offer_shown(offer) AND (NOT private.is_overdue((offer).answer_by)) AND (private.settled_status(application) = 'offered'::public.application_status) AND private.reaches_people((application).company_id)), false);

CREATE OR REPLACE FUNCTION private.is_message_shown (
  message private.application_messages,
  side text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((side = 'company'::text) OR ((message).offer_id IS NULL) OR (EXISTS (SELECT FROM private.offers o WHERE ((o.id = (is_message_shown.message).offer_id) AND private.is_offer_shown(o.*)))));

CREATE OR REPLACE FUNCTION private.is_to_come (
  interview private.interviews
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((interview).state = 'confirmed'::text) AND ((interview).starts_at > now()));

CREATE OR REPLACE FUNCTION private.is_pickable (
  proposal private.interview_proposals
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((proposal).state = 'open'::text) AND private.can_pick_time(private.last_slot(proposal)) AND (((proposal).interview_id IS NULL) OR (EXISTS (SELECT FROM private.interviews i WHERE ((i.id = (is_pickable.proposal).interview_id) AND private.is_to_come(i.*))))));

CREATE OR REPLACE FUNCTION private.job_acts (
  job public.jobs,
  mine private.job_rights,
  has_applications boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN jsonb_build_object('edit', (mine).may_edit, 'delete', private.can_delete_job(job, mine, has_applications), 'assign', (mine).may_assign);

CREATE OR REPLACE FUNCTION private.job_facts (
  job public.jobs
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN jsonb_build_object('id', (job).id, 'title', (job).title, 'description', (job).description, 'location', (job).location, 'locations', to_jsonb((job).locations), 'job_type', (job).job_type, 'workplace', private.workplace_of((job).job_type, (job).workplace), 'experience_level', (job).experience_level, 'experience_required', (job).experience_required, 'education_required', (job).education_required, 'salary_min', (job).salary_min, 'salary_max', (job).salary_max, 'pay_period', (job).pay_period, 'skills_required', to_jsonb((job).skills_required), 'requirements', to_jsonb((job).requirements), 'preferred_skills', to_jsonb((job).preferred_skills), 'posted_at', (job).posted_at, 'expires_at', (job).expires_at, 'answer_days', private.answer_days_of(job));

CREATE OR REPLACE FUNCTION private.company_job_json (
  of_job uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (private.job_facts(j.*) || jsonb_build_object('company_id', j.company_id, 'own_answer_days', j.answer_days, 'status', j.status, 'is_expired', private.is_expired(j.*), 'taken_offline', private.offline_reason(j.id), 'created_at', j.created_at, 'updated_at', j.updated_at, 'created_by', j.created_by, 'questions', private.job_questions_json(j.id), 'assignee', private.assignee_of_job(j.id), 'application_count', counted.total, 'status_counts', counted.by_status, 'can', (private.job_acts(j.*, private.my_job_rights(j.company_id), (counted.total > 0)) || jsonb_build_object('add_person', private.can_add_person(j.*)))))
    FROM (public.jobs j
      CROSS JOIN LATERAL ( SELECT (COALESCE(sum(c.n), (0)::bigint))::integer AS total,
             COALESCE(jsonb_object_agg(c.status, c.n), '{}'::jsonb) AS by_status
            FROM private.application_counts c
           WHERE ((c.job_id = j.id) AND (c.n > 0))) counted)
   WHERE (j.id = company_job_json.of_job);
END;

CREATE OR REPLACE FUNCTION private.job_match (
  job public.jobs,
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.match_explanation((job).skills_required, (job).preferred_skills, (job).experience_level, private.workplace_of((job).job_type, (job).workplace), (job).location, (job).locations, (SELECT c.culture_values FROM public.companies c WHERE (c.id = (job_match.job).company_id)), profile);

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

CREATE OR REPLACE FUNCTION private.public_company_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN jsonb_build_object('id', (company).id, 'name', (company).name, 'logo_url', (company).logo_url, 'industry', (company).industry, 'company_size', (company).company_size, 'location', (company).location, 'website', (company).website, 'description', (company).description, 'linkedin_url', (company).linkedin_url, 'twitter_url', (company).twitter_url, 'facebook_url', (company).facebook_url, 'instagram_url', (company).instagram_url, 'culture_values', to_jsonb((company).culture_values));

CREATE OR REPLACE FUNCTION private.employer_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN (private.public_company_json(company) || jsonb_build_object('open_jobs', private.count_visible_jobs_of((company).id), 'promises', private.kept_promises((company).id), 'hiring', private.hiring_json(company)));

CREATE OR REPLACE FUNCTION private.refresh_published_jobs (
  of_jobs uuid[]
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 DELETE FROM public.published_jobs p
   WHERE ((p.job_id = ANY (refresh_published_jobs.of_jobs)) AND (NOT (EXISTS ( SELECT
            FROM private.publishable_jobs v
           WHERE (v.job_id = p.job_id)))));
 INSERT INTO public.published_jobs (job_id, company_id, title, location, locations, job_type, experience_level, salary_min, salary_max, skills_required, preferred_skills, required_skill_keys, preferred_skill_keys, posted_at, visible_until, search, place_terms, pay_period, workplace)  SELECT publishable_jobs.job_id,
             publishable_jobs.company_id,
             publishable_jobs.title,
             publishable_jobs.location,
             publishable_jobs.locations,
             publishable_jobs.job_type,
             publishable_jobs.experience_level,
             publishable_jobs.salary_min,
             publishable_jobs.salary_max,
             publishable_jobs.skills_required,
             publishable_jobs.preferred_skills,
             publishable_jobs.required_skill_keys,
             publishable_jobs.preferred_skill_keys,
             publishable_jobs.posted_at,
             publishable_jobs.visible_until,
             publishable_jobs.search,
             publishable_jobs.place_terms,
             publishable_jobs.pay_period,
             publishable_jobs.workplace
            FROM private.publishable_jobs
           WHERE (publishable_jobs.job_id = ANY (refresh_published_jobs.of_jobs)) ON CONFLICT(job_id) DO UPDATE
  SET company_id = excluded.company_id, title = excluded.title, location = excluded.location, locations = excluded.locations, job_type = excluded.job_type, experience_level = excluded.experience_level, salary_min = excluded.salary_min, salary_max = excluded.salary_max, skills_required = excluded.skills_required, preferred_skills = excluded.preferred_skills, required_skill_keys = excluded.required_skill_keys, preferred_skill_keys = excluded.preferred_skill_keys, posted_at = excluded.posted_at, visible_until = excluded.visible_until, search = excluded.search, place_terms = excluded.place_terms, pay_period = excluded.pay_period, workplace = excluded.workplace;
END;

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
     i.reminded_an_hour_before,
     i.needs_scorecards;
END;

CREATE OR REPLACE FUNCTION private.review_status (
  company public.companies
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
RETURN CASE WHEN (company).is_approved THEN 'approved'::text WHEN ((company).submitted_at IS NULL) THEN 'unfinished'::text WHEN ((company).rejected_at IS NOT NULL) THEN 'rejected'::text ELSE 'pending'::text END;

CREATE OR REPLACE FUNCTION private.reviewed_changes (
  company public.companies,
  wanted public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(field.key, field.value), '{}'::jsonb) AS "coalesce" FROM jsonb_each(to_jsonb(reviewed_changes.wanted)) field(key, value) WHERE ((field.key = ANY (private.reviewed_fields())) AND (field.value IS DISTINCT FROM (to_jsonb(reviewed_changes.company) -> field.key))));

CREATE OR REPLACE FUNCTION private.scorecard_problem (
  interview private.interviews
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (NOT (auth.uid() IN (SELECT p.user_id FROM private.people_of_interview(scorecard_problem.interview) p(user_id, email)))) THEN 'Only interviewers write scorecards'::text WHEN ((interview).state = 'cancelled'::text) THEN 'This interview was canceled'::text WHEN ((interview).starts_at > now()) THEN 'You can write a scorecard once the interview has started'::text WHEN private.has_scored((interview).id) THEN 'You submitted your scorecard already'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.scorecard_to_edit (
  interview private.interviews,
  application public.applications
)
  RETURNS private.scorecards
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT s.*::private.scorecards AS s FROM private.scorecards s WHERE ((s.interview_id = (scorecard_to_edit.interview).id) AND (s.author_id = auth.uid()) AND (NOT private.is_decided_since(scorecard_to_edit.application, s.sent_at))));

CREATE OR REPLACE FUNCTION private.scorecards_due (
  of_user uuid,
  at_company uuid
)
  RETURNS SETOF private.interviews
  LANGUAGE sql
  STABLE
  ROWS 10
  SET search_path TO ''
BEGIN ATOMIC
 SELECT i.id,
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
     i.reminded_an_hour_before,
     i.needs_scorecards
    FROM (private.interviews i
      JOIN public.applications a ON ((a.id = i.application_id)))
   WHERE ((i.id IN ( SELECT private.interviews_named_in(scorecards_due.of_user) AS interviews_named_in)) AND (i.state = 'confirmed'::text) AND (i.starts_at <= now()) AND i.needs_scorecards AND (a.company_id = scorecards_due.at_company) AND (a.candidate_id IS NOT NULL) AND (NOT private.has_scored(i.id, scorecards_due.of_user)) AND (scorecards_due.of_user IN ( SELECT p.user_id
            FROM private.people_of_interview(i.*) p(user_id, email))));
END;

CREATE OR REPLACE FUNCTION private.shown_status (
  job public.jobs
)
  RETURNS text
  LANGUAGE sql
  STABLE
RETURN CASE WHEN private.is_expired(job) THEN 'closed'::text ELSE ((job).status)::text END;

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

CREATE OR REPLACE FUNCTION private.wanted_company (
  company public.companies,
  changes jsonb
)
  RETURNS public.companies
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT CASE WHEN wanted.same_as_registered THEN jsonb_populate_record(wanted.*, '{"op_city": null, "op_unit": null, "op_state": null, "op_street": null, "op_country": null, "op_zip_code": null}'::jsonb) ELSE wanted.* END AS wanted FROM jsonb_populate_record(wanted_company.company, wanted_company.changes) wanted(id, user_id, name, dba_name, industry, company_size, location, website, description, logo_url, linkedin_url, twitter_url, facebook_url, instagram_url, primary_contact_name, primary_contact_email, primary_contact_phone, primary_contact_alt_email, primary_contact_alt_phone, secondary_contact_name, secondary_contact_email, secondary_contact_phone, secondary_contact_alt_email, secondary_contact_alt_phone, reg_street, reg_unit, reg_city, reg_state, reg_zip_code, reg_country, same_as_registered, op_street, op_unit, op_city, op_state, op_zip_code, op_country, tax_id, ein_document_url, tax_document_url, submitted_at, is_approved, approved_at, rejected_at, rejection_reason, created_at, updated_at, culture_values, first_reply_hours, hiring_steps));

CREATE VIEW "private"."company_standings" WITH (security_invoker=true) AS  SELECT company_id,
    queue,
    ((EXTRACT(epoch FROM since) * (
        CASE
            WHEN (queue = ANY (ARRAY['waiting'::text, 'changes'::text])) THEN 1000000
            ELSE '-1000000'::integer
        END)::numeric))::bigint AS place
   FROM ( SELECT c.id AS company_id,
                CASE review.status
                    WHEN 'pending'::text THEN 'waiting'::text
                    ELSE review.status
                END AS queue,
                CASE review.status
                    WHEN 'pending'::text THEN c.submitted_at
                    WHEN 'approved'::text THEN c.approved_at
                    WHEN 'rejected'::text THEN c.rejected_at
                    ELSE c.created_at
                END AS since
           FROM (public.companies c
             CROSS JOIN LATERAL ( SELECT private.review_status(c.*) AS status) review)
        UNION ALL
         SELECT p.company_id,
            'changes'::text AS queue,
            p.proposed_at
           FROM (public.company_proposals p
             JOIN public.companies c ON ((c.id = p.company_id)))
          WHERE (c.is_approved AND (p.rejected_at IS NULL))) standing;

COMMENT ON FUNCTION "private"."answer_days_of"(public.jobs) IS 'Within how many days a job promises a reply: its own, else what its company promises for all, in whole days (RULES: Applications).';

COMMENT ON FUNCTION "private"."busy_times"(uuid[], uuid, timestamp with time zone, timestamp with time zone) IS 'Interviews and open times of colleagues that overlap a time, at one company alone.';

COMMENT ON FUNCTION "private"."can_answer_offer"(private.offers, public.applications, private.reach) IS 'True for its candidate until its last day is over, unless the company is paused.';

COMMENT ON FUNCTION "private"."can_delete_job"(public.jobs, private.job_rights, boolean) IS 'True for managing staff, and recruiters for their own while nobody applied.';

COMMENT ON FUNCTION "private"."can_read_scorecards"(private.interviews) IS 'True for who may move the application and has no scorecard of their own to send first: who did not take part, who has sent theirs, and everybody once the interview is cancelled (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."can_withdraw_offer"(private.offers, public.applications, private.reach) IS 'True for who may move the application, while nobody has answered.';

COMMENT ON FUNCTION "private"."change_details"(public.companies, jsonb) IS 'Field to {from, to} where the changes differ from the company, for the audit log.';

COMMENT ON FUNCTION "private"."company_card"(public.companies) IS 'What a candidate reads of the company beside an application.';

COMMENT ON FUNCTION "private"."company_job_json"(uuid) IS 'CompanyJob (contracts/jobs/job.ts). Reach is checked by its callers.';

COMMENT ON FUNCTION "private"."company_json"(public.companies) IS 'Company of the contracts: the whole record and what waits for approval, for its staff and admins.';

COMMENT ON FUNCTION "private"."company_path_errors"(public.companies, jsonb) IS 'What is wrong, by field, with files that the record does not name already.';

COMMENT ON FUNCTION "private"."criteria_of_interview"(private.interviews) IS 'What is marked: as the first scorecard did, before that as the job says now.';

COMMENT ON FUNCTION "private"."drop_interview_reminders"(private.interviews) IS 'Takes back unread and unsent reminders of a time that is no more.';

COMMENT ON FUNCTION "private"."employer_json"(public.companies) IS 'Employer of the contracts: what anyone may see of a company (RULES: Companies).';

COMMENT ON FUNCTION "private"."hiring_json"(public.companies) IS 'Hiring (contracts/companies/hiring.ts) of a company, as anyone may see it.';

COMMENT ON FUNCTION "private"."interview_proposal_of"(private.interviews) IS 'The proposal an interview came from last: its people are the interview''s.';

COMMENT ON FUNCTION "private"."is_expired"(public.jobs) IS 'Whether the last day of a published job is over: it behaves as closed (RULES: Jobs).';

COMMENT ON FUNCTION "private"."is_message_shown"(private.application_messages, text) IS 'True of all messages but one with an offer the side doesn''t see yet.';

COMMENT ON FUNCTION "private"."is_not_over"(private.interviews) IS 'True for a confirmed interview until its end; others are past: held, or cancelled.';

COMMENT ON FUNCTION "private"."is_offer_shown"(private.offers) IS 'True once its candidate sees an offer with its message; the company always does.';

COMMENT ON FUNCTION "private"."is_pickable"(private.interview_proposals) IS 'True while one of the times can be picked; an interview that began isn''t moved.';

COMMENT ON FUNCTION "private"."is_to_come"(private.interviews) IS 'True for a confirmed interview that has not begun: it can be moved and cancelled.';

COMMENT ON FUNCTION "private"."job_acts"(public.jobs, private.job_rights, boolean) IS 'JobActs (contracts/jobs/job.ts): what a screen may offer for this job.';

COMMENT ON FUNCTION "private"."job_facts"(public.jobs) IS 'JobContent (contracts/jobs/job.ts): what a posting says, to its company and to everyone else.';

COMMENT ON FUNCTION "private"."job_match"(public.jobs, public.candidates) IS 'private.match_explanation of a job, its company and a profile.';

COMMENT ON FUNCTION "private"."note_calendars"(private.interviews) IS 'Keeps who has just been told that they take part in an interview, and whose calendar holds it by mail.';

COMMENT ON FUNCTION "private"."people_of_interview"(private.interviews) IS 'Who takes part in an interview: private.people_of_proposal of the one it came from last.';

COMMENT ON FUNCTION "private"."public_company_json"(public.companies) IS 'PublicCompany of the contracts: what anyone may see of an approved company (RULES: Companies).';

COMMENT ON FUNCTION "private"."refresh_published_jobs"(uuid[]) IS 'Brings the rows of these jobs in published_jobs up to date, set by set. Called by triggers only.';

COMMENT ON FUNCTION "private"."reschedule_interview"(uuid, timestamp with time zone, smallint, text, text, text, text, text) IS 'Moves an interview, locked by its callers, and keeps that it was: calendars take it as the newer one, nothing is asked for any more, and it is reminded of anew. why: a reason both sides read, or null; side: who moves it.';

COMMENT ON FUNCTION "private"."review_status"(public.companies) IS 'unfinished, pending, rejected or approved (RULES: Companies).';

COMMENT ON FUNCTION "private"."reviewed_changes"(public.companies, public.companies) IS 'What of the approved values the second record has otherwise: column to wanted value.';

COMMENT ON FUNCTION "private"."scorecard_problem"(private.interviews) IS 'Why the caller can''t write a scorecard; null when they can (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."scorecard_to_edit"(private.interviews, public.applications) IS 'The caller''s own scorecard while they can edit it: until somebody decides (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."scorecards_due"(uuid, uuid) IS 'The interviews of which somebody still owes a scorecard at a company.';

COMMENT ON FUNCTION "private"."shown_status"(public.jobs) IS 'The status by which lists of jobs are narrowed: one that has expired counts as closed (RULES: Jobs).';

COMMENT ON FUNCTION "private"."unread_messages"(uuid, uuid, text) IS 'What the other sides have written to somebody since they last read.';

COMMENT ON FUNCTION "private"."wanted_company"(public.companies, jsonb) IS 'The company with cleaned fields; an operating address like the registered one is blanked.';

COMMENT ON VIEW "private"."company_standings" IS 'What company_queues holds, computed: one queue per decision. Those that wait stand longest wait first, the others by the date they show, newest first. An approved company whose changes wait stands in two (RULES: Administration).';

REVOKE ALL ON FUNCTION "private"."answer_days_of"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."busy_times"(uuid[], uuid, timestamp with time zone, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_answer_offer"(private.offers, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_delete_job"(public.jobs, private.job_rights, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_read_scorecards"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_withdraw_offer"(private.offers, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."change_details"(public.companies, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_card"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_job_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_json"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_path_errors"(public.companies, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."criteria_of_interview"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_interview_reminders"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."employer_json"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hiring_json"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_proposal_of"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_expired"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_message_shown"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_not_over"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_offer_shown"(private.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_pickable"(private.interview_proposals) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_to_come"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_acts"(public.jobs, private.job_rights, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_facts"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_match"(public.jobs, public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_calendars"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_of_interview"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."public_company_json"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refresh_published_jobs"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reschedule_interview"(uuid, timestamp with time zone, smallint, text, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."review_status"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reviewed_changes"(public.companies, public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scorecard_problem"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scorecard_to_edit"(private.interviews, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scorecards_due"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_status"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unread_messages"(uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wanted_company"(public.companies, jsonb) FROM PUBLIC;
