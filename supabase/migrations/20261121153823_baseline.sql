-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER DEFAULT PRIVILEGES IN SCHEMA "public" REVOKE ALL ON SEQUENCES FROM "anon";

ALTER DEFAULT PRIVILEGES IN SCHEMA "public" REVOKE ALL ON SEQUENCES FROM "authenticated";

ALTER DEFAULT PRIVILEGES IN SCHEMA "public" REVOKE ALL ON SEQUENCES FROM "service_role";

ALTER DEFAULT PRIVILEGES IN SCHEMA "public" REVOKE ALL ON FUNCTIONS FROM "anon";

ALTER DEFAULT PRIVILEGES IN SCHEMA "public" REVOKE ALL ON FUNCTIONS FROM "authenticated";

ALTER DEFAULT PRIVILEGES IN SCHEMA "public" REVOKE ALL ON FUNCTIONS FROM "service_role";

ALTER DEFAULT PRIVILEGES IN SCHEMA "public" REVOKE ALL ON TABLES FROM "anon";

ALTER DEFAULT PRIVILEGES IN SCHEMA "public" REVOKE ALL ON TABLES FROM "authenticated";

ALTER DEFAULT PRIVILEGES IN SCHEMA "public" REVOKE ALL ON TABLES FROM "service_role";

CREATE SCHEMA "private";

CREATE TYPE "private"."field_rule" AS (
  "key" text,
  "kind" text,
  "min_length" integer,
  "max_length" integer,
  "message" text,
  "choices" text[],
  "max_items" integer
);

CREATE TYPE "private"."home" AS (
  "city" text,
  "state" text,
  "country" text
);

CREATE TYPE "private"."reach" AS (
  "user_id" uuid,
  "is_admin" boolean,
  "candidate_id" uuid,
  "company_ids" uuid[],
  "job_company_ids" uuid[],
  "application_company_ids" uuid[],
  "candidate_company_ids" uuid[],
  "assigned_job_ids" uuid[],
  "assigned_candidate_ids" uuid[]
);

CREATE TYPE "private"."staff_act" AS ENUM (
  'edit_registration',
  'edit_profile',
  'manage_staff',
  'assign_work',
  'post_jobs',
  'delete_jobs',
  'handle_applications',
  'handle_candidates'
);

CREATE TYPE "public"."app_role" AS ENUM (
  'candidate',
  'company',
  'admin'
);

CREATE TYPE "public"."application_status" AS ENUM (
  'applied',
  'reviewing',
  'interview',
  'offered',
  'hired',
  'rejected',
  'withdrawn'
);

CREATE TYPE "public"."experience_level" AS ENUM (
  'entry_level',
  'mid_level',
  'senior_level',
  'lead',
  'executive'
);

CREATE TYPE "public"."gender" AS ENUM (
  'male',
  'female',
  'prefer-not-to-say'
);

CREATE TYPE "public"."invitation_status" AS ENUM (
  'pending',
  'accepted',
  'declined',
  'revoked'
);

CREATE TYPE "public"."invitation_type" AS ENUM (
  'admin_invitation',
  'company_invitation',
  'candidate'
);

CREATE TYPE "public"."job_status" AS ENUM (
  'draft',
  'published',
  'closed',
  'filled'
);

CREATE TYPE "public"."job_type" AS ENUM (
  'FULL_TIME',
  'PART_TIME',
  'CONTRACT',
  'INTERNSHIP',
  'REMOTE'
);

CREATE TYPE "public"."question_type" AS ENUM (
  'TEXT',
  'TEXTAREA',
  'MULTIPLE_CHOICE',
  'CHECKBOX',
  'FILE',
  'RATING'
);

CREATE TYPE "public"."staff_role" AS ENUM (
  'company_admin',
  'subscription_admin',
  'manager',
  'recruiter',
  'partner_recruiter'
);

CREATE TYPE "public"."subscription_status" AS ENUM (
  'active',
  'past_due',
  'canceled'
);

CREATE TYPE "public"."subscription_tier" AS ENUM (
  'none',
  'free_trial',
  'basic',
  'intermediate',
  'pro'
);

CREATE TYPE "public"."work_authorization" AS ENUM (
  'us_citizen',
  'green_card',
  'h1b',
  'other'
);

ALTER DEFAULT PRIVILEGES REVOKE ALL ON FUNCTIONS FROM PUBLIC;

CREATE TABLE "private"."application_transitions" (
  "from_status" public.application_status NOT NULL,
  "to_status" public.application_status NOT NULL,
  "made_by" text NOT NULL,
  CONSTRAINT "application_transitions_made_by_check" CHECK ((made_by = ANY (ARRAY['company'::text, 'candidate'::text]))),
  CONSTRAINT "application_transitions_pkey" PRIMARY KEY (from_status, to_status)
);

ALTER TABLE "private"."application_transitions"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."application_events" (
  "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "application_id" uuid NOT NULL,
  "from_status" public.application_status,
  "to_status" public.application_status NOT NULL,
  "actor_id" uuid,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "application_events_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."application_events"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."applications" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "job_id" uuid NOT NULL,
  "candidate_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "applied_by_company_id" uuid,
  "status" public.application_status NOT NULL DEFAULT 'applied'::public.application_status,
  "applied_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "applications_once_per_job" UNIQUE (job_id, candidate_id),
  CONSTRAINT "applications_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."applications"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."audit_log" (
  "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "actor_id" uuid,
  "action" text NOT NULL,
  "subject_type" text NOT NULL,
  "subject_id" uuid,
  "company_id" uuid,
  "details" jsonb NOT NULL DEFAULT '{}'::jsonb,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "audit_log_action_check" CHECK (((char_length(action) >= 1) AND (char_length(action) <= 100))),
  CONSTRAINT "audit_log_pkey" PRIMARY KEY (id),
  CONSTRAINT "audit_log_subject_type_check" CHECK (((char_length(subject_type) >= 1) AND (char_length(subject_type) <= 50)))
);

ALTER TABLE "public"."audit_log"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."candidate_assignments" (
  "candidate_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "assigned_to_user_id" uuid NOT NULL,
  "assigned_by_user_id" uuid,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "candidate_assignments_pkey" PRIMARY KEY (candidate_id)
);

ALTER TABLE "public"."candidate_assignments"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."candidates" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "user_id" uuid NOT NULL,
  "first_name" text NOT NULL DEFAULT ''::text,
  "last_name" text NOT NULL DEFAULT ''::text,
  "email" text NOT NULL,
  "phone" text,
  "alternate_phone" text,
  "title" text,
  "bio" text,
  "skills" text[] NOT NULL DEFAULT '{}'::text[],
  "gender" public.gender,
  "work_authorization" public.work_authorization,
  "experience_years" integer,
  "street" text,
  "unit" text,
  "city" text,
  "state" text,
  "zip_code" text,
  "country" text,
  "portfolio_url" text,
  "github_url" text,
  "linkedin_url" text,
  "resume_url" text,
  "cover_letter_url" text,
  "certificates" text[] NOT NULL DEFAULT '{}'::text[],
  "is_managed_by_company" boolean NOT NULL DEFAULT false,
  "managing_company_id" uuid,
  "management_terms" text,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "candidates_alternate_phone_check" CHECK ((char_length(alternate_phone) <= 40)),
  CONSTRAINT "candidates_bio_check" CHECK ((char_length(bio) <= 5000)),
  CONSTRAINT "candidates_city_check" CHECK ((char_length(city) <= 100)),
  CONSTRAINT "candidates_country_check" CHECK ((char_length(country) <= 100)),
  CONSTRAINT "candidates_cover_letter_url_check" CHECK ((char_length(cover_letter_url) <= 500)),
  CONSTRAINT "candidates_experience_years_check" CHECK (((experience_years >= 0) AND (experience_years <= 80))),
  CONSTRAINT "candidates_first_name_check" CHECK ((char_length(first_name) <= 100)),
  CONSTRAINT "candidates_last_name_check" CHECK ((char_length(last_name) <= 100)),
  CONSTRAINT "candidates_management_terms_check" CHECK ((char_length(management_terms) <= 5000)),
  CONSTRAINT "candidates_phone_check" CHECK ((char_length(phone) <= 40)),
  CONSTRAINT "candidates_pkey" PRIMARY KEY (id),
  CONSTRAINT "candidates_resume_url_check" CHECK ((char_length(resume_url) <= 500)),
  CONSTRAINT "candidates_state_check" CHECK ((char_length(state) <= 100)),
  CONSTRAINT "candidates_street_check" CHECK ((char_length(street) <= 200)),
  CONSTRAINT "candidates_title_check" CHECK ((char_length(title) <= 200)),
  CONSTRAINT "candidates_unit_check" CHECK ((char_length(unit) <= 50)),
  CONSTRAINT "candidates_user_id_key" UNIQUE (user_id),
  CONSTRAINT "candidates_zip_code_check" CHECK ((char_length(zip_code) <= 20))
);

ALTER TABLE "public"."candidates"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."companies" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "user_id" uuid,
  "name" text NOT NULL DEFAULT 'New Company'::text,
  "dba_name" text,
  "industry" text NOT NULL DEFAULT 'Technology'::text,
  "company_size" text,
  "location" text NOT NULL DEFAULT 'United States'::text,
  "website" text,
  "description" text,
  "logo_url" text,
  "linkedin_url" text,
  "twitter_url" text,
  "facebook_url" text,
  "instagram_url" text,
  "primary_contact_name" text,
  "primary_contact_email" text,
  "primary_contact_phone" text,
  "primary_contact_alt_email" text,
  "primary_contact_alt_phone" text,
  "secondary_contact_name" text,
  "secondary_contact_email" text,
  "secondary_contact_phone" text,
  "secondary_contact_alt_email" text,
  "secondary_contact_alt_phone" text,
  "reg_street" text,
  "reg_unit" text,
  "reg_city" text,
  "reg_state" text,
  "reg_zip_code" text,
  "reg_country" text,
  "same_as_registered" boolean NOT NULL DEFAULT false,
  "op_street" text,
  "op_unit" text,
  "op_city" text,
  "op_state" text,
  "op_zip_code" text,
  "op_country" text,
  "tax_id" text,
  "ein_document_url" text,
  "tax_document_url" text,
  "submitted_at" timestamp with time zone,
  "is_approved" boolean NOT NULL DEFAULT false,
  "approved_at" timestamp with time zone,
  "rejected_at" timestamp with time zone,
  "rejection_reason" text,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "companies_approval_is_one_state" CHECK (((is_approved AND (approved_at IS NOT NULL) AND (rejected_at IS NULL) AND (rejection_reason IS NULL)) OR ((NOT is_approved) AND (approved_at IS NULL) AND ((rejection_reason IS NULL) OR (rejected_at IS NOT NULL))))),
  CONSTRAINT "companies_company_size_check" CHECK ((company_size = ANY (ARRAY['1-10'::text, '11-50'::text, '51-200'::text, '201-500'::text, '501-1000'::text, '1000+'::text]))),
  CONSTRAINT "companies_dba_name_check" CHECK ((char_length(dba_name) <= 200)),
  CONSTRAINT "companies_description_check" CHECK ((char_length(description) <= 10000)),
  CONSTRAINT "companies_ein_document_url_check" CHECK ((char_length(ein_document_url) <= 500)),
  CONSTRAINT "companies_industry_check" CHECK (((char_length(industry) >= 2) AND (char_length(industry) <= 100))),
  CONSTRAINT "companies_location_check" CHECK (((char_length(location) >= 2) AND (char_length(location) <= 200))),
  CONSTRAINT "companies_logo_url_check" CHECK ((char_length(logo_url) <= 500)),
  CONSTRAINT "companies_name_check" CHECK (((char_length(name) >= 2) AND (char_length(name) <= 200))),
  CONSTRAINT "companies_op_city_check" CHECK ((char_length(op_city) <= 100)),
  CONSTRAINT "companies_op_country_check" CHECK ((char_length(op_country) <= 100)),
  CONSTRAINT "companies_op_state_check" CHECK ((char_length(op_state) <= 100)),
  CONSTRAINT "companies_op_street_check" CHECK ((char_length(op_street) <= 200)),
  CONSTRAINT "companies_op_unit_check" CHECK ((char_length(op_unit) <= 50)),
  CONSTRAINT "companies_op_zip_code_check" CHECK ((char_length(op_zip_code) <= 20)),
  CONSTRAINT "companies_pkey" PRIMARY KEY (id),
  CONSTRAINT "companies_primary_contact_alt_phone_check" CHECK ((char_length(primary_contact_alt_phone) <= 40)),
  CONSTRAINT "companies_primary_contact_name_check" CHECK ((char_length(primary_contact_name) <= 200)),
  CONSTRAINT "companies_primary_contact_phone_check" CHECK ((char_length(primary_contact_phone) <= 40)),
  CONSTRAINT "companies_reg_city_check" CHECK ((char_length(reg_city) <= 100)),
  CONSTRAINT "companies_reg_country_check" CHECK ((char_length(reg_country) <= 100)),
  CONSTRAINT "companies_reg_state_check" CHECK ((char_length(reg_state) <= 100)),
  CONSTRAINT "companies_reg_street_check" CHECK ((char_length(reg_street) <= 200)),
  CONSTRAINT "companies_reg_unit_check" CHECK ((char_length(reg_unit) <= 50)),
  CONSTRAINT "companies_reg_zip_code_check" CHECK ((char_length(reg_zip_code) <= 20)),
  CONSTRAINT "companies_rejection_reason_check" CHECK ((char_length(rejection_reason) <= 2000)),
  CONSTRAINT "companies_secondary_contact_alt_phone_check" CHECK ((char_length(secondary_contact_alt_phone) <= 40)),
  CONSTRAINT "companies_secondary_contact_name_check" CHECK ((char_length(secondary_contact_name) <= 200)),
  CONSTRAINT "companies_secondary_contact_phone_check" CHECK ((char_length(secondary_contact_phone) <= 40)),
  CONSTRAINT "companies_tax_document_url_check" CHECK ((char_length(tax_document_url) <= 500)),
  CONSTRAINT "companies_tax_id_check" CHECK ((char_length(tax_id) <= 50))
);

ALTER TABLE "public"."companies"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."company_relationships" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "company_a_id" uuid NOT NULL,
  "company_b_id" uuid NOT NULL,
  "can_share_jobs" boolean NOT NULL DEFAULT false,
  "can_share_candidates" boolean NOT NULL DEFAULT false,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "company_relationships_pkey" PRIMARY KEY (id),
  CONSTRAINT "company_relationships_two_companies" CHECK ((company_a_id <> company_b_id))
);

ALTER TABLE "public"."company_relationships"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."company_subscriptions" (
  "company_id" uuid NOT NULL,
  "tier" public.subscription_tier NOT NULL DEFAULT 'none'::public.subscription_tier,
  "status" public.subscription_status NOT NULL DEFAULT 'active'::public.subscription_status,
  "expires_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "company_subscriptions_pkey" PRIMARY KEY (company_id)
);

ALTER TABLE "public"."company_subscriptions"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."company_users" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "user_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "role" public.staff_role NOT NULL,
  "first_name" text NOT NULL DEFAULT ''::text,
  "last_name" text NOT NULL DEFAULT ''::text,
  "email" text,
  "phone" text,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "company_users_first_name_check" CHECK ((char_length(first_name) <= 100)),
  CONSTRAINT "company_users_last_name_check" CHECK ((char_length(last_name) <= 100)),
  CONSTRAINT "company_users_one_membership" UNIQUE (user_id, company_id),
  CONSTRAINT "company_users_phone_check" CHECK ((char_length(phone) <= 40)),
  CONSTRAINT "company_users_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."company_users"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."email_outbox" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "template" text NOT NULL,
  "to_email" text NOT NULL,
  "data" jsonb NOT NULL DEFAULT '{}'::jsonb,
  "attempts" integer NOT NULL DEFAULT 0,
  "next_attempt_at" timestamp with time zone NOT NULL DEFAULT now(),
  "last_error" text,
  "sent_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "email_outbox_pkey" PRIMARY KEY (id),
  CONSTRAINT "email_outbox_template_check" CHECK (((char_length(template) >= 1) AND (char_length(template) <= 60)))
);

ALTER TABLE "public"."email_outbox"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."invitations" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "type" public.invitation_type NOT NULL,
  "email" text NOT NULL,
  "token_hash" bytea NOT NULL,
  "status" public.invitation_status NOT NULL DEFAULT 'pending'::public.invitation_status,
  "expires_at" timestamp with time zone NOT NULL DEFAULT (now() + '7 days'::interval),
  "invited_by_admin_id" uuid,
  "invited_by_user_id" uuid,
  "company_id" uuid,
  "role" public.staff_role,
  "management_terms" text,
  "candidate_data" jsonb,
  "company_data" jsonb,
  "accepted_at" timestamp with time zone,
  "accepted_by" uuid,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "invitations_accepted_has_date" CHECK (((status = 'accepted'::public.invitation_status) = (accepted_at IS NOT NULL))),
  CONSTRAINT "invitations_have_what_their_kind_needs" CHECK (
CASE
    WHEN (type = 'admin_invitation'::public.invitation_type) THEN ((company_id IS NULL) AND (role IS NULL))
    WHEN (type = 'candidate'::public.invitation_type) THEN ((company_id IS NOT NULL) AND (candidate_data IS NOT NULL) AND (role IS NULL))
    WHEN ((company_data ->> 'isEmployeeInvitation'::text) = 'true'::text) THEN ((company_id IS NOT NULL) AND (role = ANY (ARRAY['manager'::public.staff_role, 'recruiter'::public.staff_role, 'partner_recruiter'::public.staff_role])))
    ELSE ((company_id IS NULL) AND (role IS NULL))
END),
  CONSTRAINT "invitations_management_terms_check" CHECK ((char_length(management_terms) <= 5000)),
  CONSTRAINT "invitations_pkey" PRIMARY KEY (id),
  CONSTRAINT "invitations_token_hash_check" CHECK ((octet_length(token_hash) = 32)),
  CONSTRAINT "invitations_token_hash_key" UNIQUE (token_hash)
);

ALTER TABLE "public"."invitations"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."job_application_answers" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "application_id" uuid NOT NULL,
  "question_id" uuid NOT NULL,
  "question" text NOT NULL,
  "answer" text NOT NULL DEFAULT ''::text,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "job_application_answers_answer_check" CHECK ((char_length(answer) <= 10000)),
  CONSTRAINT "job_application_answers_one_per_question" UNIQUE (application_id, question_id),
  CONSTRAINT "job_application_answers_pkey" PRIMARY KEY (id),
  CONSTRAINT "job_application_answers_question_check" CHECK ((char_length(question) <= 500))
);

ALTER TABLE "public"."job_application_answers"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."job_assignments" (
  "job_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "assigned_to_user_id" uuid NOT NULL,
  "assigned_by_user_id" uuid,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "job_assignments_pkey" PRIMARY KEY (job_id)
);

ALTER TABLE "public"."job_assignments"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."job_questions" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "job_id" uuid NOT NULL,
  "position" integer NOT NULL,
  "question" text NOT NULL,
  "question_type" public.question_type NOT NULL DEFAULT 'TEXT'::public.question_type,
  "is_required" boolean NOT NULL DEFAULT true,
  "options" text[] NOT NULL DEFAULT '{}'::text[],
  "removed_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "job_questions_options_fit_type" CHECK (((question_type = ANY (ARRAY['MULTIPLE_CHOICE'::public.question_type, 'CHECKBOX'::public.question_type])) = (cardinality(options) > 0))),
  CONSTRAINT "job_questions_pkey" PRIMARY KEY (id),
  CONSTRAINT "job_questions_position_check" CHECK ((("position" >= 0) AND ("position" <= 99))),
  CONSTRAINT "job_questions_question_check" CHECK (((char_length(btrim(question)) >= 1) AND (char_length(btrim(question)) <= 500)))
);

ALTER TABLE "public"."job_questions"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."jobs" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "company_id" uuid NOT NULL,
  "created_by" uuid,
  "title" text NOT NULL,
  "description" text NOT NULL,
  "location" text NOT NULL,
  "locations" text[] NOT NULL DEFAULT '{}'::text[],
  "job_type" public.job_type NOT NULL,
  "experience_level" public.experience_level,
  "experience_required" text,
  "education_required" text,
  "salary_min" integer,
  "salary_max" integer,
  "skills_required" text[] NOT NULL DEFAULT '{}'::text[],
  "requirements" text[] NOT NULL DEFAULT '{}'::text[],
  "preferred_skills" text[] NOT NULL DEFAULT '{}'::text[],
  "status" public.job_status NOT NULL DEFAULT 'draft'::public.job_status,
  "expires_at" date,
  "posted_at" timestamp with time zone,
  "deleted_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "jobs_description_check" CHECK (((char_length(btrim(description)) >= 1) AND (char_length(btrim(description)) <= 20000))),
  CONSTRAINT "jobs_education_required_check" CHECK ((char_length(education_required) <= 500)),
  CONSTRAINT "jobs_experience_required_check" CHECK ((char_length(experience_required) <= 500)),
  CONSTRAINT "jobs_location_check" CHECK (((char_length(btrim(location)) >= 1) AND (char_length(btrim(location)) <= 200))),
  CONSTRAINT "jobs_pkey" PRIMARY KEY (id),
  CONSTRAINT "jobs_published_has_date" CHECK (((status <> 'published'::public.job_status) OR (posted_at IS NOT NULL))),
  CONSTRAINT "jobs_salary_max_check" CHECK (((salary_max >= 0) AND (salary_max <= 100000000))),
  CONSTRAINT "jobs_salary_min_check" CHECK (((salary_min >= 0) AND (salary_min <= 100000000))),
  CONSTRAINT "jobs_salary_range" CHECK ((salary_min <= salary_max)),
  CONSTRAINT "jobs_title_check" CHECK (((char_length(btrim(title)) >= 1) AND (char_length(btrim(title)) <= 200)))
);

ALTER TABLE "public"."jobs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."notifications" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "user_id" uuid NOT NULL,
  "type" text NOT NULL,
  "title" text NOT NULL,
  "message" text NOT NULL,
  "is_read" boolean NOT NULL DEFAULT false,
  "data" jsonb NOT NULL DEFAULT '{}'::jsonb,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "notifications_message_check" CHECK ((char_length(message) <= 1000)),
  CONSTRAINT "notifications_pkey" PRIMARY KEY (id),
  CONSTRAINT "notifications_title_check" CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200))),
  CONSTRAINT "notifications_type_check" CHECK ((type = ANY (ARRAY['company_invitation'::text, 'application_received'::text, 'application_status'::text, 'application_withdrawn'::text, 'company_approved'::text, 'company_rejected'::text, 'subscription_changed'::text, 'job_assigned'::text, 'candidate_assigned'::text])))
);

ALTER TABLE "public"."notifications"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."profiles" (
  "id" uuid NOT NULL,
  "email" text NOT NULL,
  "role" public.app_role NOT NULL DEFAULT 'candidate'::public.app_role,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "profiles_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."profiles"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."published_jobs" (
  "job_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "company_name" text NOT NULL,
  "company_logo_url" text,
  "title" text NOT NULL,
  "location" text NOT NULL,
  "locations" text[] NOT NULL,
  "job_type" public.job_type NOT NULL,
  "experience_level" public.experience_level,
  "salary_min" integer,
  "salary_max" integer,
  "skills_required" text[] NOT NULL,
  "preferred_skills" text[] NOT NULL,
  "required_skill_keys" text[] NOT NULL,
  "preferred_skill_keys" text[] NOT NULL,
  "posted_at" timestamp with time zone NOT NULL,
  "visible_until" timestamp with time zone NOT NULL,
  "search" tsvector NOT NULL,
  CONSTRAINT "published_jobs_pkey" PRIMARY KEY (job_id)
);

ALTER TABLE "public"."published_jobs"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."invitations"
  ADD COLUMN "is_employee" boolean GENERATED ALWAYS AS (COALESCE(((company_data ->> 'isEmployeeInvitation'::text) = 'true'::text), false)) STORED;

ALTER TABLE "public"."jobs"
  ADD COLUMN "is_active" boolean GENERATED ALWAYS AS (((status = 'published'::public.job_status) AND (deleted_at IS NULL))) STORED;

CREATE OR REPLACE FUNCTION private.accept_admin_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if exists (select from public.company_users where user_id = of_user) then
    perform private.fail(409, 'account_has_company', 'This account belongs to a company and cannot become an administrator. Use another e-mail address.');
  end if;
  update public.profiles set role = 'admin' where id = of_user;
end
$function$;

CREATE OR REPLACE FUNCTION private.accept_candidate_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  account public.profiles;
  candidate public.candidates;
  data jsonb := invitation.candidate_data;
begin
  select * into account from public.profiles where id = of_user for update;
  if account.role <> 'candidate' then
    perform private.fail(409, 'not_a_candidate', 'This account is not a candidate account. Use another e-mail address.');
  end if;
  insert into public.candidates (user_id, email) values (of_user, account.email) on conflict (user_id) do nothing;
  select * into candidate from public.candidates where user_id = of_user for update;
  if candidate.managing_company_id <> invitation.company_id then
    perform private.fail(409, 'already_managed', 'Your profile is already managed by another company.');
  end if;
  update public.candidates c set
    managing_company_id = invitation.company_id,
    management_terms = invitation.management_terms,
    first_name = coalesce(nullif(c.first_name, ''), data ->> 'firstName', ''),
    last_name = coalesce(nullif(c.last_name, ''), data ->> 'lastName', ''),
    -- The stored bio begins with the title (RULES: Invitations), so the two are filled in together.
    title = case when c.bio is null then coalesce(c.title, data ->> 'title') else c.title end,
    bio = coalesce(c.bio, nullif(rtrim(concat(coalesce(c.title, data ->> 'title'), E'\n', data ->> 'bio')), '')),
    skills = case when c.skills = '{}' then private.distinct_texts(data -> 'skills') else c.skills end,
    phone = coalesce(c.phone, data ->> 'phoneNumber'),
    alternate_phone = coalesce(c.alternate_phone, data ->> 'alternatePhoneNumber'),
    gender = coalesce(c.gender, (data ->> 'gender')::public.gender),
    work_authorization = coalesce(c.work_authorization, (data ->> 'workAuthorization')::public.work_authorization),
    unit = coalesce(c.unit, data ->> 'unit'),
    street = coalesce(c.street, data #>> '{address,street}'),
    city = coalesce(c.city, data #>> '{address,city}'),
    state = coalesce(c.state, data #>> '{address,state}'),
    zip_code = coalesce(c.zip_code, data #>> '{address,zipCode}'),
    country = coalesce(c.country, data #>> '{address,country}')
  where c.id = candidate.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.accept_company_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  own_company uuid;
begin
  perform private.become_company_account(of_user);
  select u.company_id into own_company
  from public.company_users u join public.companies c on c.id = u.company_id
  where u.user_id = of_user and u.role = 'company_admin' and c.submitted_at is null and not c.is_approved;
  if own_company is not null then
    update public.companies set name = invitation.company_data ->> 'companyName' where id = own_company;
  elsif exists (select from public.company_users where user_id = of_user) then
    perform private.fail(409, 'account_has_company', 'This account already belongs to a company. Use another e-mail address.');
  else
    insert into public.companies (user_id, name) values (of_user, invitation.company_data ->> 'companyName') returning id into own_company;
    insert into public.company_users (user_id, company_id, role, email) values (of_user, own_company, 'company_admin', invitation.email);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.accept_employee_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.become_company_account(of_user);
  if exists (select from public.company_users where user_id = of_user and company_id = invitation.company_id) then
    perform private.fail(409, 'already_employee', 'This account already belongs to this company.');
  end if;
  -- What sign-up made by itself and nobody touched would otherwise stay the account's first company.
  delete from public.companies c
  where c.user_id = of_user and c.submitted_at is null and not c.is_approved and c.rejected_at is null and c.name = 'New Company'
    and not exists (select from public.company_users u where u.company_id = c.id and u.user_id <> of_user);
  insert into public.company_users (user_id, company_id, role, first_name, last_name, email)
  values (
    of_user, invitation.company_id, invitation.role,
    invitation.company_data ->> 'firstName', invitation.company_data ->> 'lastName', invitation.email);
end
$function$;

CREATE OR REPLACE FUNCTION private.accept_invitation_as (
  of_user uuid,
  of_invitation uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations;
  kind text;
  account auth.users;
begin
  -- The lock makes acceptance happen once: a second one waits and then finds it accepted.
  select * into invitation from public.invitations i where i.id = of_invitation for update;
  kind := private.invitation_kind(invitation);
  select * into account from auth.users where id = of_user;
  if invitation.status = 'accepted' and invitation.accepted_by = of_user then
    return jsonb_build_object('kind', kind, 'company_id', invitation.company_id);
  elsif invitation.id is null or not private.is_open(invitation) then
    perform private.invitation_not_found(kind);
  elsif account.email_confirmed_at is null or lower(account.email) <> lower(invitation.email) then
    perform private.fail(403, 'other_email', 'This invitation was sent to another e-mail address. Sign in with that address to accept it.');
  end if;
  case kind
    when 'admin' then perform private.accept_admin_invitation(invitation, of_user);
    when 'company' then perform private.accept_company_invitation(invitation, of_user);
    when 'employee' then perform private.accept_employee_invitation(invitation, of_user);
    when 'candidate' then perform private.accept_candidate_invitation(invitation, of_user);
  end case;
  update public.invitations set status = 'accepted', accepted_at = now(), accepted_by = of_user where id = invitation.id;
  update public.notifications set is_read = true
  where user_id = of_user and type = 'company_invitation' and data ->> 'invitation_id' = invitation.id::text;
  perform private.audit_as(
    of_user, 'invitation.accepted', 'invitation', invitation.id, invitation.company_id, jsonb_build_object('kind', kind));
  return jsonb_build_object('kind', kind, 'company_id', invitation.company_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.accept_invitation_at_confirmation (
  account auth.users
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  token text := account.raw_user_meta_data ->> 'invitation';
begin
  if token is null or account.email_confirmed_at is null then
    return;
  end if;
  perform private.accept_invitation_as(account.id, private.invitation_with(token));
exception when others then
  -- The address is confirmed all the same; the person can sign in and open the link again.
  perform private.audit_as(account.id, 'invitation.acceptance_failed', 'profile', account.id, null, jsonb_build_object('error', sqlerrm));
end
$function$;

CREATE OR REPLACE FUNCTION private.add_candidate_record (
  of_user uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into public.candidates (user_id, first_name, email)
  select p.id, left(split_part(p.email, '@', 1), 100), p.email from public.profiles p where p.id = of_user
  on conflict (user_id) do nothing;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.applicant_json (
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN jsonb_build_object('id', (profile).id, 'user_id', (profile).user_id, 'first_name', (profile).first_name, 'last_name', (profile).last_name, 'email', (profile).email, 'phone', (profile).phone, 'alternate_phone', (profile).alternate_phone, 'title', (profile).title, 'bio', (profile).bio, 'skills', to_jsonb((profile).skills), 'gender', (profile).gender, 'work_authorization', (profile).work_authorization, 'experience_years', (profile).experience_years, 'city', (profile).city, 'state', (profile).state, 'country', (profile).country, 'portfolio_url', (profile).portfolio_url, 'github_url', (profile).github_url, 'linkedin_url', (profile).linkedin_url, 'resume_url', (profile).resume_url, 'cover_letter_url', (profile).cover_letter_url, 'certificates', to_jsonb((profile).certificates));

CREATE OR REPLACE FUNCTION private.application_answers_json (
  of_application uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('question_id', a.question_id, 'question', a.question, 'question_type', q.question_type, 'is_required', q.is_required, 'answer', a.answer) ORDER BY q."position", q.id), '[]'::jsonb)
  AS "coalesce"
    FROM (public.job_application_answers a
      JOIN public.job_questions q ON ((q.id = a.question_id)))
   WHERE (a.application_id = application_answers_json.of_application);
END;

CREATE OR REPLACE FUNCTION private.application_events_json (
  of_application uuid,
  names_of_company uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('from_status', e.from_status, 'to_status', e.to_status, 'created_at', e.created_at, 'actor_name', NULLIF(btrim(((u.first_name || ' '::text) || u.last_name)), ''::text)) ORDER BY e.id), '[]'::jsonb)
  AS "coalesce"
    FROM (public.application_events e
      LEFT JOIN public.company_users u ON (((u.user_id = e.actor_id) AND (u.company_id = application_events_json.names_of_company))))
   WHERE (e.application_id = application_events_json.of_application);
END;

CREATE OR REPLACE FUNCTION private.application_ids (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN jsonb_build_object('application_id', (application).id, 'job_id', (application).job_id, 'company_id', (application).company_id);

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
  clean jsonb := private.clean_fields(data, private.job_rules());
begin
  job.title := clean ->> 'title';
  job.description := clean ->> 'description';
  job.location := clean ->> 'location';
  job.locations := private.distinct_texts(data -> 'locations');
  job.job_type := clean ->> 'jobType';
  job.experience_level := clean ->> 'experienceLevel';
  job.experience_required := clean ->> 'experienceRequired';
  job.education_required := clean ->> 'educationRequired';
  job.salary_min := (data ->> 'salaryMin')::numeric;
  job.salary_max := (data ->> 'salaryMax')::numeric;
  job.skills_required := private.distinct_texts(data -> 'skills_required');
  job.requirements := private.distinct_texts(data -> 'requirements');
  job.preferred_skills := private.distinct_texts(data -> 'preferredSkills');
  job.expires_at := nullif(data ->> 'expires_at', '');
  job.status := coalesce(private.read_job_status(data ->> 'status')::public.job_status, job.status, 'draft');
  return job;
end
$function$;

CREATE OR REPLACE FUNCTION private.approve_company (
  company public.companies
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if company.is_approved then
    return company;
  end if;
  update public.companies
  set is_approved = true, approved_at = now(), rejected_at = null, rejection_reason = null
  where id = company.id returning * into company;
  perform private.audit('company.approved', 'company', company.id, company.id);
  perform private.tell_company_admins(
    company, 'company_approved', 'Company approved', company.name || ' has been approved.',
    'company_approved', '{"path": "/company/dashboard"}');
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.are_short_texts (
  items text[],
  max_items integer,
  max_length integer
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((items IS NOT NULL) AND (COALESCE(array_ndims(items), 1) = 1) AND (cardinality(items) <= max_items) AND (NOT (EXISTS (SELECT 1 FROM unnest(are_short_texts.items) item(item) WHERE ((item.item IS NULL) OR (item.item <> btrim(item.item)) OR ((char_length(item.item) < 1) OR (char_length(item.item) > are_short_texts.max_length)))))));

CREATE OR REPLACE FUNCTION private.asked_location (
  kind public.job_type,
  places text[]
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (array_to_string(places, ' or '::text) || CASE WHEN ((kind = 'REMOTE'::public.job_type) AND (array_to_string(places, ' '::text) !~~* '%remote%'::text)) THEN ' or remote'::text ELSE ''::text END);

CREATE OR REPLACE FUNCTION private.assignee_of_job (
  of_job uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name)
  AS jsonb_build_object
    FROM (public.job_assignments a
      JOIN public.company_users u ON (((u.user_id = a.assigned_to_user_id) AND (u.company_id = a.company_id))))
   WHERE (a.job_id = assignee_of_job.of_job);
END;

CREATE OR REPLACE FUNCTION private.audit_as (
  actor uuid,
  action text,
  subject_type text,
  subject_id uuid,
  company_id uuid DEFAULT NULL::uuid,
  details jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO public.audit_log (actor_id, action, subject_type, subject_id, company_id, details)
   VALUES (audit_as.actor, audit_as.action, audit_as.subject_type, audit_as.subject_id, audit_as.company_id, COALESCE(audit_as.details, '{}'::jsonb));
END;

CREATE OR REPLACE FUNCTION private.audit (
  action text,
  subject_type text,
  subject_id uuid,
  company_id uuid DEFAULT NULL::uuid,
  details jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT private.audit_as(auth.uid(), action, subject_type, subject_id, company_id, details)
  AS audit_as;
END;

CREATE OR REPLACE FUNCTION private.audit_partnership()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  partnership public.company_relationships := coalesce(new, old);
begin
  perform private.audit(
    case tg_op when 'INSERT' then 'partnership.created' when 'UPDATE' then 'partnership.changed' else 'partnership.ended' end,
    'partnership', partnership.id, null, to_jsonb(partnership) - 'id' - 'created_at');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.become_company_account (
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  current_role_of_account public.app_role := (select role from public.profiles where id = of_user for update);
begin
  if current_role_of_account = 'admin' then
    perform private.fail(409, 'account_is_admin', 'An administrator account cannot join a company. Use another e-mail address.');
  elsif exists (
    select from public.applications a join public.candidates c on c.id = a.candidate_id where c.user_id = of_user
  ) then
    perform private.fail(409, 'account_has_applications', 'This account has job applications and cannot join a company. Use another e-mail address.');
  end if;
  update public.profiles set role = 'company' where id = of_user and role <> 'company';
end
$function$;

CREATE OR REPLACE FUNCTION private.bucket_endings (
  bucket text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE bucket WHEN 'candidate_resumes'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text] WHEN 'candidate_cover_letters'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text] WHEN 'candidate_certificates'::text THEN ARRAY['pdf'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'application_files'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'company-documents'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'company-logos'::text THEN ARRAY['jpg'::text, 'jpeg'::text, 'png'::text, 'webp'::text] ELSE NULL::text[] END;

CREATE OR REPLACE FUNCTION private.can_read_assignment (
  of_company uuid,
  assignee uuid,
  recruited_for uuid[],
  me private.reach
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    of_company = any (recruited_for) or assignee = me.user_id and of_company = any (me.company_ids) or me.is_admin, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.candidate_json (
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.applicant_json(profile) || jsonb_build_object('street', (profile).street, 'unit', (profile).unit, 'zip_code', (profile).zip_code, 'is_managed_by_company', (profile).is_managed_by_company, 'managing_company_id', (profile).managing_company_id));

CREATE OR REPLACE FUNCTION private.check_application_move()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select from private.application_transitions t where t.from_status = old.status and t.to_status = new.status
  ) then
    perform private.fail(409, 'status_not_allowed', 'This application can no longer be moved there. Reload to see where it stands.');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_assignment (
  kind text,
  wanted uuid[],
  within_reach integer,
  of_companies uuid[],
  assignee uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if cardinality(wanted) = 0 then
    perform private.fail(422, 'invalid_input', case kind
      when 'job' then 'Please select jobs and an assignee' else 'Please select candidates and an assignee' end);
  elsif within_reach < cardinality(wanted) then
    perform private.fail(404, kind || '_not_found', initcap(kind) || ' not found');
  elsif exists (select from unnest(of_companies) as id where not private.can_at_company(id, 'assign_work')) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to manage assignments');
  end if;
  perform private.require_assignee(assignee, of_companies);
end
$function$;

CREATE OR REPLACE FUNCTION private.check_candidate_data (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  address jsonb;
  errors jsonb := private.field_errors(data, private.candidate_rules());
begin
  address := private.object_at(data, 'address');
  errors := errors || private.prefix_keys(private.field_errors(address, private.address_rules()), 'address.');
  perform private.refuse_field_errors(private.prefix_keys(errors, 'candidateData.'));
  return private.clean_fields(data, private.candidate_rules())
    || jsonb_build_object('address', private.clean_fields(address, private.address_rules()));
end
$function$;

CREATE OR REPLACE FUNCTION private.check_invitation_data (
  kind text,
  email text,
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('email', email), array[private.rule('email', 'email', 320, 1, 'Please enter a valid email address')])
    || private.field_errors(data, private.invitation_rules(kind)));
  return private.clean_fields(data, private.invitation_rules(kind)) || case kind
    when 'employee' then '{"isEmployeeInvitation": true}'::jsonb
    when 'candidate' then jsonb_build_object('candidateData', private.check_candidate_data(private.object_at(data, 'candidateData')))
    else '{}'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_invitation_rate()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  sender uuid := auth.uid();
  last_minute bigint;
  last_day bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('invitation sender ' || sender, 0));
  select count(*) filter (where created_at > now() - interval '1 minute'), count(*) into last_minute, last_day
  from public.audit_log
  where actor_id = sender and action = 'invitation.sent' and created_at > now() - interval '1 day';
  if last_minute >= 20 or last_day >= 200 then
    perform private.fail(429, 'too_many_invitations', 'You have sent too many invitations. Please try again later.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_partnership()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- Runs before the policy is asked. Anybody but an admin is left to the policy, which refuses.
  if not private.is_admin() then
    return new;
  elsif new.company_a_id = new.company_b_id then
    perform private.fail(422, 'invalid_input', 'A company cannot partner with itself');
  elsif (select count(*) from public.companies where id in (new.company_a_id, new.company_b_id) and is_approved) < 2 then
    perform private.fail(422, 'not_approved', 'Only approved companies can be partners');
  elsif exists (
    select from public.company_relationships r
    where least(r.company_a_id, r.company_b_id) = least(new.company_a_id, new.company_b_id)
      and greatest(r.company_a_id, r.company_b_id) = greatest(new.company_a_id, new.company_b_id)
  ) then
    perform private.fail(409, 'duplicate_partnership', 'Partnership already exists between these companies');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.company_card (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN jsonb_build_object('id', (company).id, 'name', (company).name, 'logo_url', (company).logo_url);

CREATE OR REPLACE FUNCTION private.counted_skills (
  listed jsonb
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT (count(*) FILTER (WHERE ((skill.value ->> 'has'::text))::boolean))::integer AS count FROM jsonb_array_elements(counted_skills.listed) skill(value));

CREATE OR REPLACE FUNCTION private.create_first_company (
  of_user uuid,
  user_email text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  new_company uuid;
begin
  insert into public.companies (user_id) values (of_user) returning id into new_company;
  insert into public.company_users (user_id, company_id, role, email) values (of_user, new_company, 'company_admin', user_email);
exception when others then
  -- Never blocks the sign-up (RULES: Accounts): the account can register its company later. The failure is kept.
  perform private.audit_as(of_user, 'account.company_failed', 'profile', of_user, null, jsonb_build_object('error', sqlerrm));
end
$function$;

CREATE OR REPLACE FUNCTION private.day_problem (
  value jsonb,
  stored date
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((value IS NULL) OR (jsonb_typeof(value) = 'null'::text) OR (value = '""'::jsonb)) THEN NULL::text WHEN ((jsonb_typeof(value) <> 'string'::text) OR ((value #>> '{}'::text[]) !~ '^\d{4}-\d{2}-\d{2}$'::text) OR (NOT pg_input_is_valid((value #>> '{}'::text[]), 'date'::text))) THEN 'Choose a date'::text WHEN ((((value #>> '{}'::text[]))::date IS DISTINCT FROM stored) AND (((value #>> '{}'::text[]))::date < ((now() AT TIME ZONE 'UTC'::text))::date)) THEN 'The expiry date cannot be before today'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.enqueue_email (
  template text,
  to_email text,
  data jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into public.email_outbox (template, to_email, data) values (template, to_email, coalesce(data, '{}'));
  -- Heard by the local stack's ticker once the transaction commits; hosted asks once a minute.
  perform pg_notify('email_outbox', '');
end
$function$;

CREATE OR REPLACE FUNCTION private.fail (
  status integer,
  code text,
  message text,
  extra jsonb DEFAULT NULL::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  raise exception using
    errcode = 'PT' || status,
    message = message,
    hint = code,
    detail = coalesce(extra, '{}'::jsonb)::text;
end
$function$;

CREATE OR REPLACE FUNCTION private.field_errors (
  data jsonb,
  rules private.field_rule[],
  is_whole boolean DEFAULT true
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := '{}';
  rule private.field_rule;
  problem text;
begin
  if data is null or jsonb_typeof(data) <> 'object' then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  foreach rule in array rules loop
    if data ? rule.key or (is_whole and rule.min_length > 0) then
      problem := private.field_problem(data -> rule.key, rule);
      if problem is not null then
        errors := errors || jsonb_build_object(rule.key, problem);
      end if;
    end if;
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.field_problem (
  value jsonb,
  rule private.field_rule
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  -- A choice comes from a list, so it is taken as it is.
  given text := case rule.kind when 'choice' then value #>> '{}' else private.trimmed(value #>> '{}') end;
begin
  if rule.kind = 'boolean' then
    return case when jsonb_typeof(value) = 'boolean' then null else 'Choose yes or no' end;
  elsif value is null or jsonb_typeof(value) = 'null' or given = '' then
    return case when rule.min_length > 0 then rule.message end;
  elsif rule.kind = 'texts' then
    return private.texts_problem(value, rule);
  elsif jsonb_typeof(value) <> 'string' then
    return coalesce(rule.message, 'Use text here');
  elsif rule.kind = 'line' and given ~ E'[\\n\\r]' then
    return 'Use one line';
  elsif rule.kind = 'email' and not private.is_email(given)
    or rule.kind = 'url' and not private.is_http_url(given)
    or rule.kind = 'choice' and given <> all (rule.choices)
    or char_length(given) < rule.min_length then
    return rule.message;
  elsif char_length(given) > rule.max_length then
    return private.too_long(rule.max_length);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.file_folder (
  bucket text,
  path text
)
  RETURNS uuid
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE WHEN ((path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[A-Za-z0-9][A-Za-z0-9._-]{0,150}$'::text) AND (lower("substring"(path, '\.([A-Za-z]+)$'::text)) = ANY (private.bucket_endings(bucket)))) THEN (split_part(path, '/'::text, 1))::uuid ELSE NULL::uuid END;

CREATE OR REPLACE FUNCTION private.company_path_errors (
  company public.companies,
  changes jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_object_agg(files.field, 'Please upload the file again'), '{}'::jsonb)
  AS "coalesce"
    FROM ( VALUES ('logo_url'::text,'company-logos'::text), ('ein_document_url'::text,'company-documents'::text), ('tax_document_url'::text,'company-documents'::text)) files(field, bucket)
   WHERE (((company_path_errors.changes ->> files.field) IS NOT NULL) AND ((company_path_errors.changes ->> files.field) IS DISTINCT FROM (to_jsonb(company_path_errors.company) ->> files.field)) AND (NOT (EXISTS ( SELECT
            FROM ( SELECT (company_path_errors.company).id AS folder
                 UNION ALL
                  SELECT u.user_id
                    FROM public.company_users u
                   WHERE (u.company_id = (company_path_errors.company).id)) allowed
           WHERE (private.file_folder(files.bucket, (company_path_errors.changes ->> files.field)) = allowed.folder)))));
END;

CREATE OR REPLACE FUNCTION private.found_application (
  application public.applications
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if application.id is null then
    perform private.fail(404, 'application_not_found', 'Application not found');
  end if;
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.handle_changed_account()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.email is distinct from old.email then
    update public.profiles set email = new.email where id = new.id;
  end if;
  if old.email_confirmed_at is null and new.email_confirmed_at is not null then
    perform private.accept_invitation_at_confirmation(new);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.handle_new_account()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- Metadata is a request: company is granted, everything else, admin included, counts as candidate.
  granted public.app_role := case lower(new.raw_user_meta_data ->> 'role') when 'company' then 'company' else 'candidate' end;
begin
  insert into public.profiles (id, email, role) values (new.id, new.email, granted);
  if granted = 'company' and not private.brings_company(new.raw_user_meta_data ->> 'invitation', new.email) then
    perform private.create_first_company(new.id, new.email);
  end if;
  perform private.accept_invitation_at_confirmation(new);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.invitation_kind (
  invitation public.invitations
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN ((invitation).type = 'admin_invitation'::public.invitation_type) THEN 'admin'::text WHEN ((invitation).type = 'candidate'::public.invitation_type) THEN 'candidate'::text WHEN (invitation).is_employee THEN 'employee'::text ELSE 'company'::text END;

CREATE OR REPLACE FUNCTION private.invitation_not_found (
  kind text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.fail(404, 'invitation_not_found', case kind
    when 'admin' then 'Admin invitation not found or has expired'
    when 'company' then 'Company invitation not found or has expired'
    when 'employee' then 'Employee invitation not found or has expired'
    else 'Invitation not found or has expired'
  end);
end
$function$;

CREATE OR REPLACE FUNCTION private.invited_company_name (
  invitation public.invitations
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((SELECT c.name FROM public.companies c WHERE (c.id = (invited_company_name.invitation).company_id)), ((invitation).company_data ->> 'companyName'::text));

CREATE OR REPLACE FUNCTION private.inviting_company (
  kind text,
  wanted text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  named text := nullif(private.trimmed(wanted), '');
  membership public.company_users;
begin
  if named is null or pg_input_is_valid(named, 'uuid') then
    membership := private.my_membership(named::uuid);
  end if;
  -- Locked, so that remove_staff either comes first or finds the invitation to revoke.
  perform from public.company_users u where u.id = membership.id for key share;
  if not found then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_invite(kind, membership.company_id) then
    perform private.fail(403, 'not_allowed', 'You do not have permission to send this invitation');
  elsif not private.company_is_live(membership.company_id) then
    perform private.fail(403, 'subscription_required', 'Your company needs to be approved and have a subscription to send invitations');
  end if;
  return membership.company_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_admin()
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (EXISTS (SELECT 1 FROM public.profiles WHERE ((profiles.id = (SELECT auth.uid() AS uid)) AND (profiles.role = 'admin'::public.app_role))));

CREATE OR REPLACE FUNCTION private.is_company_admin (
  role public.staff_role
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (role = ANY (ARRAY['company_admin'::public.staff_role, 'subscription_admin'::public.staff_role]));

CREATE OR REPLACE FUNCTION private.is_email (
  value text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((value ~ '^[^\s@<>",;:()\[\]\\]+@[^\s@<>"'',;:()\[\]\\.]+(\.[^\s@<>"'',;:()\[\]\\.]+)+$'::text) AND (char_length(value) <= 320));

CREATE OR REPLACE FUNCTION private.is_http_url (
  value text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((value ~* '^https?://[^\s/?#<>"]+[^\s<>"]*$'::text) AND (char_length(value) <= 500));

CREATE OR REPLACE FUNCTION private.is_open (
  invitation public.invitations
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((invitation).status = 'pending'::public.invitation_status) AND ((invitation).expires_at > now()) AND (((invitation).company_id IS NOT NULL) OR (EXISTS (SELECT FROM public.profiles p WHERE ((p.id = (is_open.invitation).invited_by_admin_id) AND (p.role = 'admin'::public.app_role))))));

CREATE OR REPLACE FUNCTION private.is_own_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE(((bucket = ANY (ARRAY['candidate_resumes'::text, 'candidate_cover_letters'::text, 'candidate_certificates'::text, 'application_files'::text])) AND (private.file_folder(bucket, path) = (SELECT auth.uid() AS uid))), false);

CREATE OR REPLACE FUNCTION private.is_plan_active (
  subscription public.company_subscriptions
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (((subscription).tier <> 'none'::public.subscription_tier) AND ((subscription).status = 'active'::public.subscription_status));

CREATE OR REPLACE FUNCTION private.company_is_live (
  of_company uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT 1
            FROM (public.companies c
              JOIN public.company_subscriptions s ON ((s.company_id = c.id)))
           WHERE ((c.id = company_is_live.of_company) AND c.is_approved AND private.is_plan_active(s.*) AND ((s.expires_at IS NULL) OR (s.expires_at > now())))))
  AS "exists";
END;

CREATE OR REPLACE FUNCTION private.job_errors (
  data jsonb,
  stored_day date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := private.field_errors(data, private.job_rules());
begin
  errors := errors || private.job_question_errors(data -> 'questions') || jsonb_strip_nulls(jsonb_build_object(
    'salaryMin', private.salary_problem(data -> 'salaryMin'),
    'salaryMax', private.salary_problem(data -> 'salaryMax'),
    'expires_at', private.day_problem(data -> 'expires_at', stored_day),
    'status', case
      when data ? 'status' and not coalesce(
        jsonb_typeof(data -> 'status') = 'string'
        and private.read_job_status(data ->> 'status') = any (enum_range(null::public.job_status)::text[]), false)
      then 'Choose a status'
    end
  ));
  if not errors ?| array['salaryMin', 'salaryMax']
    and (data ->> 'salaryMin')::numeric > (data ->> 'salaryMax')::numeric then
    errors := errors || '{"salaryMax": "The maximum salary cannot be below the minimum"}';
  end if;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.job_facts (
  job public.jobs
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN jsonb_build_object('id', (job).id, 'title', (job).title, 'description', (job).description, 'location', (job).location, 'locations', to_jsonb((job).locations), 'job_type', (job).job_type, 'experience_level', (job).experience_level, 'experience_required', (job).experience_required, 'education_required', (job).education_required, 'salary_min', (job).salary_min, 'salary_max', (job).salary_max, 'skills_required', to_jsonb((job).skills_required), 'requirements', to_jsonb((job).requirements), 'preferred_skills', to_jsonb((job).preferred_skills), 'posted_at', (job).posted_at, 'expires_at', (job).expires_at);

CREATE OR REPLACE FUNCTION private.job_question_errors (
  questions jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  rules constant private.field_rule[] := array[
    private.rule('question', 'text', 500, min_length => 1, message => 'Write the question'),
    private.rule('questionType', 'choice', message => 'Choose a type of answer', choices => enum_range(null::public.question_type)::text[]),
    private.rule('options', 'texts', 200, max_items => 30)
  ];
  errors jsonb := '{}';
  found jsonb;
  entry jsonb;
  place integer;
begin
  if questions is null or jsonb_typeof(questions) = 'null' then
    return errors;
  elsif jsonb_typeof(questions) <> 'array' then
    return '{"questions": "Use a list here"}';
  elsif jsonb_array_length(questions) > 30 then
    return '{"questions": "Use at most 30 questions"}';
  end if;
  for entry, place in select item, ordinality - 1 from jsonb_array_elements(questions) with ordinality as given (item, ordinality) loop
    if jsonb_typeof(entry) <> 'object' then
      errors := errors || jsonb_build_object('questions.' || place, 'Write the question');
      continue;
    end if;
    found := private.field_errors(entry, rules);
    if jsonb_typeof(entry -> 'isRequired') not in ('boolean', 'null') then
      found := found || '{"isRequired": "Choose yes or no"}';
    end if;
    if jsonb_typeof(entry -> 'id') <> 'null' and not pg_input_is_valid(entry ->> 'id', 'uuid') then
      found := found || '{"id": "This link is not valid"}';
    end if;
    if not found ? 'options' and entry ->> 'questionType' in ('MULTIPLE_CHOICE', 'CHECKBOX')
      and cardinality(private.distinct_texts(entry -> 'options')) = 0 then
      found := found || '{"options": "Add at least one option"}';
    end if;
    errors := errors || private.prefix_keys(found, 'questions.' || place || '.');
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.job_questions_json (
  of_job uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('id', job_questions.id, 'question', job_questions.question, 'question_type', job_questions.question_type, 'is_required', job_questions.is_required, 'options', to_jsonb(job_questions.options)) ORDER BY job_questions."position", job_questions.id), '[]'::jsonb)
  AS "coalesce"
    FROM public.job_questions
   WHERE ((job_questions.job_id = job_questions_json.of_job) AND (job_questions.removed_at IS NULL));
END;

CREATE OR REPLACE FUNCTION private.keep_application_companies()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  select company_id into new.company_id from public.jobs where id = new.job_id;
  if tg_op = 'INSERT' then
    select managing_company_id into new.applied_by_company_id from public.candidates where id = new.candidate_id;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_authority()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  guarded text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  foreach guarded in array tg_argv loop
    if to_jsonb(new) -> guarded is distinct from (case tg_op when 'UPDATE' then to_jsonb(old) -> guarded else 'null' end) then
      perform private.fail(403, 'not_allowed', 'This cannot be changed here');
    end if;
  end loop;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_management_consistent()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- Also when the managing company is deleted and the reference becomes null.
  new.is_managed_by_company := new.managing_company_id is not null;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.level_years (
  level public.experience_level
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE level WHEN 'entry_level'::public.experience_level THEN 0 WHEN 'mid_level'::public.experience_level THEN 2 WHEN 'senior_level'::public.experience_level THEN 5 WHEN 'lead'::public.experience_level THEN 8 WHEN 'executive'::public.experience_level THEN 12 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.level_fit (
  level public.experience_level,
  years integer
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE WHEN (level IS NULL) THEN NULL::text WHEN (years IS NULL) THEN 'unknown'::text WHEN (years >= private.level_years(level)) THEN 'match'::text WHEN (years >= (private.level_years(level) - 2)) THEN 'close'::text ELSE 'none'::text END;

CREATE OR REPLACE FUNCTION private.listed_company_id (
  p_company_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller();
  if p_company_id is null and not exists (select from private.my_company_ids()) then
    return null;
  end if;
  return private.my_company_id(p_company_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.location_fit (
  kind public.job_type,
  places text[],
  home private.home
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  place text;
  place_city text;
  place_state text;
  fit text := 'none';
begin
  if kind = 'REMOTE' or array_to_string(places, ' ') ilike '%remote%' then
    return 'match';
  elsif home.city is null and home.state is null then
    return 'unknown';
  end if;
  foreach place in array places loop
    place_city := private.skill_key(split_part(place, ',', 1));
    -- A ZIP code may follow the state; a place of one part may itself be a state or a country.
    place_state := private.state_key(
      case when place like '%,%' then regexp_replace(split_part(place, ',', 2), '[\d\s-]+$', '') else place end
    );
    if place_city = home.city and (place not like '%,%' or coalesce(place_state = home.state, true)) then
      return 'match';
    elsif place_state = home.state or place_city = home.country and place not like '%,%' then
      fit := 'close';
    end if;
  end loop;
  return fit;
end
$function$;

CREATE OR REPLACE FUNCTION private.locked_company (
  p_company_id uuid
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  select * into company from public.companies where id = p_company_id for update;
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.match_explanation (
  required_skills text[],
  preferred_skills text[],
  level public.experience_level,
  kind public.job_type,
  location text,
  locations text[],
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  required jsonb := private.listed_skills(required_skills, profile.skill_keys);
  preferred jsonb := private.listed_skills(preferred_skills, profile.skill_keys);
  places text[] := location || locations;
  level_fit text := private.level_fit(level, profile.experience_years);
  location_fit text := private.location_fit(kind, places, private.home_of(profile));
begin
  return jsonb_build_object(
    'required', required,
    'preferred', preferred,
    'level', case when level is not null then jsonb_build_object(
      'asked', upper(left(level::text, 1)) || replace(substring(level::text from 2), '_', ' '),
      'has', profile.experience_years
        || case profile.experience_years when 1 then ' year of experience' else ' years of experience' end,
      'fit', level_fit
    ) end,
    'location', jsonb_build_object(
      'asked', private.asked_location(kind, places),
      'has', coalesce(nullif(concat_ws(', ', nullif(profile.city, ''), nullif(profile.state, '')), ''), profile.country),
      'fit', location_fit
    ),
    'summary', private.match_summary(required),
    'score', private.match_score(
      private.counted_skills(required), jsonb_array_length(required),
      private.counted_skills(preferred), jsonb_array_length(preferred), level_fit, location_fit
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.job_list_entry (
  job public.published_jobs,
  profile public.candidates,
  with_match boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN jsonb_build_object('id', (job).job_id, 'title', (job).title, 'company_id', (job).company_id, 'company_name', (job).company_name, 'company_logo_url', (job).company_logo_url, 'location', (job).location, 'job_type', (job).job_type, 'experience_level', (job).experience_level, 'salary_min', (job).salary_min, 'salary_max', (job).salary_max, 'posted_at', (job).posted_at, 'match', CASE WHEN with_match THEN private.match_explanation((job).skills_required, (job).preferred_skills, (job).experience_level, (job).job_type, (job).location, (job).locations, profile) ELSE NULL::jsonb END);

CREATE OR REPLACE FUNCTION private.job_match (
  job public.jobs,
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN private.match_explanation((job).skills_required, (job).preferred_skills, (job).experience_level, (job).job_type, (job).location, (job).locations, profile);

CREATE OR REPLACE FUNCTION private.applicant_entry (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('id', (applicant_entry.application).id, 'status', (applicant_entry.application).status, 'applied_at', (applicant_entry.application).applied_at, 'candidate_id', c.id, 'candidate_name', btrim(((c.first_name || ' '::text) || c.last_name)), 'candidate_title', c.title, 'match', private.job_match(j.*, c.*))
  AS jsonb_build_object
    FROM public.candidates c,
     public.jobs j
   WHERE ((c.id = (applicant_entry.application).candidate_id) AND (j.id = (applicant_entry.application).job_id));
END;

CREATE OR REPLACE FUNCTION private.application_match (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT private.job_match(j.*, c.*)
  AS job_match
    FROM public.jobs j,
     public.candidates c
   WHERE ((j.id = (application_match.application).job_id) AND (c.id = (application_match.application).candidate_id));
END;

CREATE OR REPLACE FUNCTION private.match_score (
  required_has integer,
  required_total integer,
  preferred_has integer,
  preferred_total integer,
  level_fit text,
  location_fit text
)
  RETURNS integer
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  -- What is not asked or not known counts half, so that saying less neither wins nor loses.
  return round(
    700 * case when required_total > 0 then required_has::numeric / required_total else 0.5 end
    + 150 * case when preferred_total > 0 then preferred_has::numeric / preferred_total else 0.5 end
    + 90 * case level_fit when 'match' then 1 when 'close' then 0.5 when 'none' then 0 else 0.5 end
    + 60 * case location_fit when 'match' then 1 when 'close' then 0.5 when 'none' then 0 else 0.5 end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.match_summary (
  required jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE WHEN (jsonb_array_length(required) = 0) THEN 'No required skills are listed'::text ELSE ((((private.counted_skills(required) || ' of '::text) || jsonb_array_length(required)) || ' required skills'::text) || COALESCE((SELECT ('; missing: '::text || string_agg((listed.skill ->> 'name'::text), ', '::text ORDER BY listed."position")) FROM jsonb_array_elements(match_summary.required) WITH ORDINALITY listed(skill, "position") WHERE (NOT ((listed.skill ->> 'has'::text))::boolean)), ''::text)) END;

CREATE OR REPLACE FUNCTION private.membership_json (
  membership public.company_users
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN jsonb_build_object('id', (membership).id, 'company_id', (membership).company_id, 'role', (membership).role, 'first_name', (membership).first_name, 'last_name', (membership).last_name, 'email', (membership).email, 'phone', (membership).phone);

CREATE OR REPLACE FUNCTION private.my_assigned_candidate_ids()
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 50
  SET search_path TO ''
BEGIN ATOMIC
 SELECT a.candidate_id
    FROM (public.candidate_assignments a
      JOIN public.company_users u ON (((u.user_id = a.assigned_to_user_id) AND (u.company_id = a.company_id))))
   WHERE (a.assigned_to_user_id = ( SELECT auth.uid() AS uid));
END;

CREATE OR REPLACE FUNCTION private.my_assigned_job_ids()
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 20
  SET search_path TO ''
BEGIN ATOMIC
 SELECT a.job_id
    FROM (public.job_assignments a
      JOIN public.company_users u ON (((u.user_id = a.assigned_to_user_id) AND (u.company_id = a.company_id))))
   WHERE (a.assigned_to_user_id = ( SELECT auth.uid() AS uid));
END;

CREATE OR REPLACE FUNCTION private.my_candidate_id()
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (SELECT candidates.id FROM public.candidates WHERE (candidates.user_id = (SELECT auth.uid() AS uid)));

CREATE OR REPLACE FUNCTION private.can_withdraw_application (
  application public.applications
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((application).candidate_id = (SELECT private.my_candidate_id() AS my_candidate_id)) AND (EXISTS (SELECT FROM private.application_transitions t WHERE ((t.from_status = (can_withdraw_application.application).status) AND (t.to_status = 'withdrawn'::public.application_status) AND (t.made_by = 'candidate'::text)))));

CREATE OR REPLACE FUNCTION private.is_sent_answer (
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM (public.job_application_answers answer
              JOIN public.applications a ON ((a.id = answer.application_id)))
           WHERE ((a.candidate_id = ( SELECT private.my_candidate_id() AS my_candidate_id)) AND (answer.answer = is_sent_answer.path))))
  AS "exists";
END;

CREATE OR REPLACE FUNCTION private.can_remove_own_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.is_own_file(bucket, path) AND (NOT ((bucket = 'application_files'::text) AND private.is_sent_answer(path))));

CREATE OR REPLACE FUNCTION private.my_company_id (
  p_company_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  found_company uuid;
begin
  perform private.require_caller();
  found_company := (private.my_membership(p_company_id)).company_id;
  if found_company is null and not (p_company_id is not null and private.is_admin()) then
    perform private.fail(404, 'company_not_found', 'No company found for this user');
  end if;
  return coalesce(found_company, p_company_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.my_company_ids()
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 1
  SET search_path TO ''
BEGIN ATOMIC
 SELECT company_users.company_id
    FROM public.company_users
   WHERE (company_users.user_id = ( SELECT auth.uid() AS uid));
END;

CREATE OR REPLACE FUNCTION private.my_membership (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS public.company_users
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
BEGIN ATOMIC
 SELECT u.id,
     u.user_id,
     u.company_id,
     u.role,
     u.first_name,
     u.last_name,
     u.email,
     u.phone,
     u.created_at,
     u.updated_at
    FROM public.company_users u
   WHERE ((u.user_id = ( SELECT auth.uid() AS uid)) AND ((my_membership.p_company_id IS NULL) OR (u.company_id = my_membership.p_company_id)))
   ORDER BY u.created_at, u.id
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION private.my_role()
  RETURNS public.app_role
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (SELECT profiles.role FROM public.profiles WHERE (profiles.id = (SELECT auth.uid() AS uid)));

CREATE OR REPLACE FUNCTION private.can_write_own_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.is_own_file(bucket, path) AND ((SELECT private.my_role() AS my_role) = 'candidate'::public.app_role));

CREATE OR REPLACE FUNCTION private.new_token()
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
RETURN replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text);

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
  insert into public.notifications (user_id, type, title, message, data)
  values (user_id, type, left(title, 200), left(message, 1000), coalesce(data, '{}'));
end
$function$;

CREATE OR REPLACE FUNCTION private.object_at (
  data jsonb,
  key text
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN (((data -> key) IS NULL) OR (jsonb_typeof((data -> key)) = 'null'::text)) THEN '{}'::jsonb ELSE (data -> key) END;

CREATE OR REPLACE FUNCTION private.own_application (
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
    select a from public.applications a where a.id = p_application_id and a.candidate_id = private.my_candidate_id()
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.own_file_problem (
  of_user uuid,
  bucket text,
  path text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((private.file_folder(bucket, path) IS DISTINCT FROM of_user) OR (NOT (EXISTS (SELECT FROM storage.objects o WHERE ((o.bucket_id = own_file_problem.bucket) AND (o.name = own_file_problem.path)))))) THEN 'This file is not stored. Upload it again.'::text WHEN (EXISTS (SELECT FROM storage.objects o WHERE ((o.bucket_id = own_file_problem.bucket) AND (o.name = own_file_problem.path) AND ((o.metadata ->> 'size'::text) = '0'::text)))) THEN 'This file is empty. Choose another file.'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.page_key (
  after jsonb,
  time_key text,
  OUT at timestamp with time zone,
  OUT id uuid
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if after is null or jsonb_typeof(after) = 'null' then
    at := 'infinity';
    id := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    return;
  end if;
  if not coalesce(
    pg_input_is_valid(after ->> time_key, 'timestamptz') and pg_input_is_valid(after ->> 'id', 'uuid'), false
  ) then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
  at := after ->> time_key;
  id := after ->> 'id';
end
$function$;

CREATE OR REPLACE FUNCTION private.page_limit (
  wanted integer
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN LEAST(GREATEST(COALESCE(wanted, 20), 1), 50);

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
             COALESCE(( SELECT a.assigned_to_user_id
                    FROM public.job_assignments a
                   WHERE (a.job_id = j.id)), ( SELECT u_1.user_id
                    FROM public.company_users u_1
                   WHERE ((u_1.user_id = j.created_by) AND (u_1.company_id = j.company_id)))) AS in_charge
            FROM public.jobs j
           WHERE (j.id = people_behind_job.of_job)
         )
  SELECT u.user_id,
     p.email
    FROM ((job
      JOIN public.company_users u ON (((u.company_id = job.company_id) AND
         CASE
             WHEN (job.in_charge IS NULL) THEN (u.role = 'company_admin'::public.staff_role)
             ELSE (u.user_id = job.in_charge)
         END)))
      JOIN public.profiles p ON ((p.id = u.user_id)));
END;

CREATE OR REPLACE FUNCTION private.prefix_keys (
  errors jsonb,
  prefix text
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg((prefix_keys.prefix || jsonb_each.key), jsonb_each.value), '{}'::jsonb) AS "coalesce" FROM jsonb_each(prefix_keys.errors) jsonb_each(key, value));

CREATE OR REPLACE FUNCTION private.public_company_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN jsonb_build_object('id', (company).id, 'name', (company).name, 'logo_url', (company).logo_url, 'industry', (company).industry, 'company_size', (company).company_size, 'location', (company).location, 'website', (company).website, 'description', (company).description, 'linkedin_url', (company).linkedin_url, 'twitter_url', (company).twitter_url, 'facebook_url', (company).facebook_url, 'instagram_url', (company).instagram_url);

CREATE OR REPLACE FUNCTION private.company_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.public_company_json(company) || jsonb_build_object('dba_name', (company).dba_name, 'primary_contact_name', (company).primary_contact_name, 'primary_contact_email', (company).primary_contact_email, 'primary_contact_phone', (company).primary_contact_phone, 'primary_contact_alt_email', (company).primary_contact_alt_email, 'primary_contact_alt_phone', (company).primary_contact_alt_phone, 'secondary_contact_name', (company).secondary_contact_name, 'secondary_contact_email', (company).secondary_contact_email, 'secondary_contact_phone', (company).secondary_contact_phone, 'secondary_contact_alt_email', (company).secondary_contact_alt_email, 'secondary_contact_alt_phone', (company).secondary_contact_alt_phone, 'reg_street', (company).reg_street, 'reg_unit', (company).reg_unit, 'reg_city', (company).reg_city, 'reg_state', (company).reg_state, 'reg_zip_code', (company).reg_zip_code, 'reg_country', (company).reg_country, 'same_as_registered', (company).same_as_registered, 'op_street', (company).op_street, 'op_unit', (company).op_unit, 'op_city', (company).op_city, 'op_state', (company).op_state, 'op_zip_code', (company).op_zip_code, 'op_country', (company).op_country, 'tax_id', (company).tax_id, 'ein_document_url', (company).ein_document_url, 'tax_document_url', (company).tax_document_url, 'submitted_at', (company).submitted_at, 'is_approved', (company).is_approved, 'approved_at', (company).approved_at, 'rejected_at', (company).rejected_at, 'rejection_reason', (company).rejection_reason, 'created_at', (company).created_at, 'updated_at', (company).updated_at));

CREATE OR REPLACE FUNCTION private.publish_changed_jobs()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.refresh_published_jobs(array(select id from changed));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.publish_jobs_of_changed_companies()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.refresh_published_jobs(array(
    select j.id
    from changed
    join before on before.id = changed.id
    join public.jobs j on j.company_id = changed.id and j.is_active
    where (changed.name, changed.logo_url, changed.is_approved) is distinct from (before.name, before.logo_url, before.is_approved)
  ));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.publish_jobs_of_changed_subscriptions()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.refresh_published_jobs(array(
    select j.id from changed join public.jobs j on j.company_id = changed.company_id and j.is_active
  ));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_answers (
  of_job uuid,
  p_answers jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  entry jsonb;
  given jsonb := '{}';
begin
  if p_answers is null or jsonb_typeof(p_answers) = 'null' then
    return given;
  elsif jsonb_typeof(p_answers) <> 'array' or jsonb_array_length(p_answers) > 100 then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  for entry in select * from jsonb_array_elements(p_answers) loop
    if jsonb_typeof(entry) <> 'object' or not coalesce(pg_input_is_valid(entry ->> 'question_id', 'uuid'), false) then
      perform private.fail(422, 'invalid_input', 'Please check the form and try again');
    elsif jsonb_typeof(entry -> 'answer') is distinct from 'string' then
      perform private.refuse_field_errors(jsonb_build_object(entry ->> 'question_id', 'Use text here'));
    elsif not exists (select from public.job_questions q where q.id = (entry ->> 'question_id')::uuid and q.job_id = of_job) then
      perform private.refuse_field_errors(jsonb_build_object(entry ->> 'question_id', 'This question does not belong to this job'));
    end if;
    given := given || jsonb_build_object((entry ->> 'question_id')::uuid::text, entry ->> 'answer');
  end loop;
  return given;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_status_filter (
  p_status text
)
  RETURNS public.application_status
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  given text := lower(private.trimmed(p_status));
begin
  if given = 'accepted' then
    return 'hired';
  elsif given <> all (enum_range(null::public.application_status)::text[]) then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  end if;
  return nullif(given, '')::public.application_status;
end
$function$;

CREATE OR REPLACE FUNCTION private.readable_job (
  p_job_id uuid
)
  RETURNS public.jobs
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  job public.jobs;
begin
  perform private.require_caller();
  select * into job
  from public.jobs j
  where j.id = p_job_id and j.deleted_at is null
    and private.can_read_job(j);
  if job.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return job;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_answer_errors (
  of_job uuid,
  given jsonb,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb;
  misses_required boolean;
begin
  with checked as (
    select q.id, private.trimmed(coalesce(given ->> q.id::text, '')) = '' as is_blank,
      private.answer_problem(q, coalesce(given ->> q.id::text, ''), of_user) as problem
    from public.job_questions q
    where q.job_id = of_job and q.removed_at is null
  )
  select coalesce(jsonb_object_agg(id, problem), '{}'), coalesce(bool_or(is_blank), false)
  into errors, misses_required
  from checked where problem is not null;
  if misses_required then
    perform private.fail(422, 'answers_required', 'Please answer all required questions', jsonb_build_object('fields', errors));
  end if;
  perform private.refuse_field_errors(errors);
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_change()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.fail(403, 'append_only', 'This record cannot be changed.');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_field_errors (
  errors jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if errors <> '{}' then
    perform private.fail(422, 'invalid_input', 'Please check the highlighted fields', jsonb_build_object('fields', errors));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_known_invitee (
  kind text,
  invitee text,
  for_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if kind = 'candidate' and exists (
    select from public.candidates c join public.profiles p on p.id = c.user_id
    where lower(p.email) = invitee and c.managing_company_id is not null
  ) then
    perform private.fail(409, 'already_exists', 'A candidate with this email address already exists in the system.');
  elsif kind = 'admin' and exists (select from public.profiles where lower(email) = invitee and role = 'admin') then
    perform private.fail(409, 'already_exists', 'An administrator with this email address already exists.');
  elsif kind = 'employee' and exists (
    select from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = for_company and lower(p.email) = invitee
  ) then
    perform private.fail(409, 'already_exists', 'An employee with this email address already exists.');
  elsif exists (
    select from public.invitations i
    where lower(i.email) = invitee and private.is_open(i)
      and private.invitation_kind(i) = kind and i.company_id is not distinct from for_company
  ) then
    perform private.fail(409, 'already_exists', case kind
      when 'candidate' then 'An invitation for a candidate with this email address already exists.'
      else 'An invitation for this email address already exists.' end);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.reject_company (
  company public.companies,
  reason text
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if company.is_approved then
    perform private.fail(409, 'already_approved', 'An approved company cannot be rejected');
  elsif company.rejected_at is not null and company.rejection_reason is not distinct from reason then
    return company;
  end if;
  update public.companies set rejected_at = now(), rejection_reason = reason where id = company.id returning * into company;
  perform private.audit('company.rejected', 'company', company.id, company.id, jsonb_build_object('reason', reason));
  perform private.tell_company_admins(
    company, 'company_rejected', 'Company not approved',
    'The registration of ' || company.name || ' was not approved. You can correct and resubmit it.',
    'company_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_admin (
  message text DEFAULT 'Only administrators can do this'::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  if not private.is_admin() then
    perform private.fail(403, 'admin_only', message);
  end if;
  return caller;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_applicant()
  RETURNS public.candidates
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can apply for jobs');
  elsif not private.is_profile_complete(me) then
    perform private.fail(
      422, 'profile_incomplete', 'Profile incomplete',
      jsonb_build_object('missingFields', to_jsonb(private.candidate_missing_fields(me)))
    );
  end if;
  return me;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_assignee (
  p_user_id uuid,
  of_companies uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Locked, so that the membership does not end meanwhile.
  perform from public.company_users u where u.user_id = p_user_id and u.company_id = any (of_companies) for key share;
  if p_user_id is not null and exists (
    select from unnest(of_companies) as wanted (id)
    where not exists (
      select from public.company_users u
      where u.user_id = p_user_id and u.company_id = wanted.id and u.role in ('manager', 'recruiter', 'partner_recruiter')
    )
  ) then
    perform private.refuse_field_errors('{"assignee": "Choose a manager or recruiter of your company"}');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_caller (
  p_user_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    perform private.fail(401, 'not_signed_in', 'Please sign in to continue');
  end if;
  if p_user_id is not null and p_user_id <> caller then
    perform private.fail(403, 'not_your_account', 'You can only do this for your own account');
  end if;
  return caller;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_candidate_account (
  p_user_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller(p_user_id);
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts have a candidate profile');
  end if;
  return caller;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_invitation (
  p_id uuid
)
  RETURNS public.invitations
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations;
begin
  perform private.require_caller();
  select * into invitation from public.invitations i where i.id = p_id for update;
  if invitation.id is null or not private.can_manage_invitation(invitation) then
    perform private.fail(404, 'invitation_not_found', 'Invitation not found');
  elsif invitation.status <> 'pending' then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  end if;
  return invitation;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_live_company (
  of_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.company_is_live(of_company) then
    return;
  elsif exists (select from public.companies where id = of_company and is_approved) then
    perform private.fail(403, 'subscription_required', 'Your company needs an active subscription to post jobs. Please contact support.');
  else
    perform private.fail(403, 'not_approved', 'Your company is not approved yet. You can post jobs once it is.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_service()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if auth.role() in ('anon', 'authenticated') then
    perform private.fail(403, 'service_only', 'This can only be done by the service itself');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.reviewed_application (
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
    where a.id = p_application_id and (private.can_review_application(a) or private.is_admin())
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.rule (
  key text,
  kind text,
  max_length integer DEFAULT NULL::integer,
  min_length integer DEFAULT 0,
  message text DEFAULT NULL::text,
  choices text[] DEFAULT NULL::text[],
  max_items integer DEFAULT NULL::integer
)
  RETURNS private.field_rule
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ROW(key, kind, min_length, max_length, message, choices, max_items)::private.field_rule;

CREATE OR REPLACE FUNCTION private.address_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('street'::text, 'text'::text, 200), private.rule('city'::text, 'text'::text, 100), private.rule('state'::text, 'text'::text, 100), private.rule('zipCode'::text, 'text'::text, 20), private.rule('country'::text, 'text'::text, 100)];

CREATE OR REPLACE FUNCTION private.candidate_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('firstName'::text, 'text'::text, 100), private.rule('lastName'::text, 'text'::text, 100), private.rule('title'::text, 'line'::text, 200), private.rule('bio'::text, 'text'::text, 4799), private.rule('skills'::text, 'texts'::text, 60, max_items => 50), private.rule('phoneNumber'::text, 'text'::text, 40), private.rule('alternatePhoneNumber'::text, 'text'::text, 40), private.rule('gender'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => (enum_range(NULL::public.gender))::text[]), private.rule('workAuthorization'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => (enum_range(NULL::public.work_authorization))::text[]), private.rule('unit'::text, 'text'::text, 50)];

CREATE OR REPLACE FUNCTION private.company_profile_rules (
  for_registration boolean
)
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('name'::text, 'text'::text, 200, 2, CASE WHEN for_registration THEN 'Company name must be at least 2 characters'::text ELSE 'Company name is required'::text END), private.rule('location'::text, 'text'::text, 200, 2, 'Location is required'::text), private.rule('industry'::text, 'text'::text, 100, 2, 'Industry is required'::text), private.rule('company_size'::text, 'choice'::text, message => 'Choose a company size'::text, choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'::text[]), private.rule('website'::text, 'url'::text, message => CASE WHEN for_registration THEN 'Must be a valid URL'::text ELSE 'Please enter a valid URL'::text END), private.rule('description'::text, 'text'::text, 10000), private.rule('linkedin_url'::text, 'url'::text, message => 'Please enter a valid LinkedIn URL'::text), private.rule('twitter_url'::text, 'url'::text, message => 'Please enter a valid Twitter URL'::text), private.rule('facebook_url'::text, 'url'::text, message => 'Please enter a valid Facebook URL'::text), private.rule('instagram_url'::text, 'url'::text, message => 'Please enter a valid Instagram URL'::text), private.rule('logo_url'::text, 'text'::text, 500)];

CREATE OR REPLACE FUNCTION private.company_registration_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('dba_name'::text, 'text'::text, 200), private.rule('primary_contact_name'::text, 'text'::text, 200), private.rule('primary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_phone'::text, 'text'::text, 40), private.rule('primary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_alt_phone'::text, 'text'::text, 40), private.rule('secondary_contact_name'::text, 'text'::text, 200), private.rule('secondary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_phone'::text, 'text'::text, 40), private.rule('secondary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_alt_phone'::text, 'text'::text, 40), private.rule('reg_street'::text, 'text'::text, 200), private.rule('reg_unit'::text, 'text'::text, 50), private.rule('reg_city'::text, 'text'::text, 100), private.rule('reg_state'::text, 'text'::text, 100), private.rule('reg_zip_code'::text, 'text'::text, 20), private.rule('reg_country'::text, 'text'::text, 100), private.rule('same_as_registered'::text, 'boolean'::text), private.rule('op_street'::text, 'text'::text, 200), private.rule('op_unit'::text, 'text'::text, 50), private.rule('op_city'::text, 'text'::text, 100), private.rule('op_state'::text, 'text'::text, 100), private.rule('op_zip_code'::text, 'text'::text, 20), private.rule('op_country'::text, 'text'::text, 100), private.rule('tax_id'::text, 'text'::text, 50), private.rule('ein_document_url'::text, 'text'::text, 500), private.rule('tax_document_url'::text, 'text'::text, 500)];

CREATE OR REPLACE FUNCTION private.invitation_rules (
  kind text
)
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE kind WHEN 'company'::text THEN ARRAY[private.rule('companyName'::text, 'text'::text, 200, 2, 'Company name must be at least 2 characters'::text), private.rule('message'::text, 'text'::text, 2000)] WHEN 'candidate'::text THEN ARRAY[private.rule('companyId'::text, 'text'::text, 50), private.rule('managementTerms'::text, 'text'::text, 5000)] ELSE (ARRAY[private.rule('firstName'::text, 'text'::text, 100, 2, 'First name must be at least 2 characters'::text), private.rule('lastName'::text, 'text'::text, 100, 2, 'Last name must be at least 2 characters'::text)] || CASE WHEN (kind = 'admin'::text) THEN ARRAY[private.rule('message'::text, 'text'::text, 2000)] ELSE ARRAY[private.rule('companyId'::text, 'text'::text, 50), private.rule('role'::text, 'choice'::text, 20, 1, 'Please select a role'::text, '{manager,recruiter,partner_recruiter}'::text[])] END) END;

CREATE OR REPLACE FUNCTION private.job_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('title'::text, 'text'::text, 200, min_length => 1, message => 'Enter a job title'::text), private.rule('description'::text, 'text'::text, 20000, min_length => 1, message => 'Enter a description'::text), private.rule('location'::text, 'text'::text, 200, min_length => 1, message => 'Enter the primary location'::text), private.rule('locations'::text, 'texts'::text, 200, max_items => 20), private.rule('jobType'::text, 'choice'::text, min_length => 1, message => 'Choose a job type'::text, choices => (enum_range(NULL::public.job_type))::text[]), private.rule('experienceLevel'::text, 'choice'::text, message => 'Choose an experience level'::text, choices => (enum_range(NULL::public.experience_level))::text[]), private.rule('experienceRequired'::text, 'text'::text, 500), private.rule('educationRequired'::text, 'text'::text, 500), private.rule('skills_required'::text, 'texts'::text, 60, max_items => 50), private.rule('requirements'::text, 'texts'::text, 500, max_items => 50), private.rule('preferredSkills'::text, 'texts'::text, 60, max_items => 50)];

CREATE OR REPLACE FUNCTION private.profile_errors (
  given jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((private.field_errors(given, (private.candidate_rules() || ARRAY[private.rule('email'::text, 'email'::text, message => 'Please enter a valid email address'::text), private.rule('portfolioUrl'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('githubUrl'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('linkedinUrl'::text, 'url'::text, message => 'Please enter a valid LinkedIn URL'::text)])) || private.prefix_keys(private.field_errors(given, private.address_rules()), 'address.'::text)) || (CASE WHEN ((((given ->> 'experienceYears'::text))::integer < 0) OR (((given ->> 'experienceYears'::text))::integer > 80)) THEN '{"experienceYears": "Enter whole years from 0 to 80"}'::text ELSE '{}'::text END)::jsonb);

CREATE OR REPLACE FUNCTION private.salary_problem (
  value jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN ((value IS NULL) OR (jsonb_typeof(value) = 'null'::text)) THEN NULL::text WHEN (jsonb_typeof(value) <> 'number'::text) THEN 'Enter a whole number of dollars'::text WHEN ((((value #>> '{}'::text[]))::numeric < (0)::numeric) OR ((((value #>> '{}'::text[]))::numeric % (1)::numeric) <> (0)::numeric)) THEN 'Enter a whole number of dollars'::text WHEN (((value #>> '{}'::text[]))::numeric > (100000000)::numeric) THEN 'This salary is too large'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.search_words (
  p_query text
)
  RETURNS tsquery
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  words text;
begin
  -- The last letters may still be missing while somebody types: longer words also match as beginnings.
  select string_agg(quote_literal(word) || case when char_length(word) > 2 then ':*' else '' end, ' & ')
  into words
  from (
    select word from string_to_table(private.searchable(left(coalesce(p_query, ''), 200)), ' ') as word
    where word ~ '[[:alnum:]]'
    limit 10
  ) as given;
  return to_tsquery('pg_catalog.english', coalesce(words, ''));
end
$function$;

CREATE OR REPLACE FUNCTION private.searchable (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN regexp_replace(value, '[^[:alnum:]+#.]+'::text, ' '::text, 'g'::text);

CREATE OR REPLACE FUNCTION private.send_invitation (
  invitation public.invitations,
  token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  kind text := private.invitation_kind(invitation);
  data jsonb := coalesce(invitation.company_data, '{}') || coalesce(invitation.candidate_data, '{}');
begin
  perform private.audit(
    'invitation.sent', 'invitation', invitation.id, invitation.company_id, jsonb_build_object('kind', kind, 'email', invitation.email));
  perform private.enqueue_email('invitation_' || kind, invitation.email, jsonb_build_object(
    'first_name', data ->> 'firstName',
    'last_name', data ->> 'lastName',
    'company_name', private.invited_company_name(invitation),
    'role', invitation.role,
    'message', data ->> 'message',
    'management_terms', invitation.management_terms,
    'expires_at', invitation.expires_at,
    'path', case kind when 'candidate' then '/invitation/' else '/' || kind || '-invitation/' end || token
  ));
  return jsonb_build_object('id', invitation.id, 'token', token, 'expires_at', invitation.expires_at);
end
$function$;

CREATE OR REPLACE FUNCTION private.skill_key (
  skill text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN lower(regexp_replace(skill, '[\s\u00a0\u2007\u202f\ufeff]+'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION private.listed_skills (
  skills text[],
  profile_keys text[]
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_agg(jsonb_build_object('name', asked.name, 'has', (asked.key = ANY (COALESCE(listed_skills.profile_keys, '{}'::text[])))) ORDER BY asked."position"), '[]'::jsonb) AS "coalesce" FROM (SELECT DISTINCT ON ((private.skill_key(asked_1.skill))) asked_1.skill AS name, private.skill_key(asked_1.skill) AS key, asked_1."position" FROM unnest(listed_skills.skills) WITH ORDINALITY asked_1(skill, "position") ORDER BY (private.skill_key(asked_1.skill)), asked_1."position") asked);

CREATE OR REPLACE FUNCTION private.skill_keys (
  skills text[]
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT COALESCE(array_agg(DISTINCT private.skill_key(skill.skill) ORDER BY (private.skill_key(skill.skill))), '{}'::text[]) AS "coalesce" FROM unnest(skill_keys.skills) skill(skill));

CREATE OR REPLACE FUNCTION private.staff_roles_for (
  act private.staff_act
)
  RETURNS public.staff_role[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (CASE WHEN (act = 'edit_registration'::private.staff_act) THEN '{company_admin, subscription_admin}'::text WHEN (act = ANY (ARRAY['edit_profile'::private.staff_act, 'manage_staff'::private.staff_act, 'assign_work'::private.staff_act, 'delete_jobs'::private.staff_act])) THEN '{company_admin, subscription_admin, manager}'::text WHEN (act = ANY (ARRAY['post_jobs'::private.staff_act, 'handle_applications'::private.staff_act, 'handle_candidates'::private.staff_act])) THEN '{company_admin, subscription_admin, manager, recruiter}'::text ELSE NULL::text END)::public.staff_role[];

CREATE OR REPLACE FUNCTION private.my_company_ids_to (
  act private.staff_act
)
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 1
  SET search_path TO ''
BEGIN ATOMIC
 SELECT company_users.company_id
    FROM public.company_users
   WHERE ((company_users.user_id = ( SELECT auth.uid() AS uid)) AND (company_users.role = ANY (private.staff_roles_for(my_company_ids_to.act))));
END;

CREATE OR REPLACE FUNCTION private.can_at_company (
  of_company uuid,
  act private.staff_act
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((of_company IN (SELECT private.my_company_ids_to(act) AS my_company_ids_to)), false);

CREATE OR REPLACE FUNCTION private.can_assign_job (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.can_at_company((job).company_id, 'assign_work'::private.staff_act);

CREATE OR REPLACE FUNCTION private.can_edit_job (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.can_at_company((job).company_id, 'post_jobs'::private.staff_act);

CREATE OR REPLACE FUNCTION private.can_delete_job (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_at_company((job).company_id, 'delete_jobs'::private.staff_act) OR (COALESCE(((job).created_by = (SELECT auth.uid() AS uid)), false) AND private.can_edit_job(job) AND (NOT (EXISTS (SELECT FROM public.applications a WHERE (a.job_id = (can_delete_job.job).id))))));

CREATE OR REPLACE FUNCTION private.can_invite (
  kind text,
  for_company uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE kind WHEN 'employee'::text THEN private.can_at_company(for_company, 'manage_staff'::private.staff_act) WHEN 'candidate'::text THEN private.can_at_company(for_company, 'handle_candidates'::private.staff_act) ELSE (SELECT private.is_admin() AS is_admin) END;

CREATE OR REPLACE FUNCTION private.can_manage_invitation (
  invitation public.invitations
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((SELECT private.is_admin() AS is_admin) OR private.can_invite(private.invitation_kind(invitation), (invitation).company_id));

CREATE OR REPLACE FUNCTION private.can_remove_staff (
  member public.company_users
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_at_company((member).company_id, 'manage_staff'::private.staff_act) AND (NOT private.is_company_admin((member).role)));

CREATE OR REPLACE FUNCTION private.can_write_company_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE bucket WHEN 'company-documents'::text THEN private.can_at_company(private.file_folder(bucket, path), 'edit_registration'::private.staff_act) WHEN 'company-logos'::text THEN private.can_at_company(private.file_folder(bucket, path), 'edit_profile'::private.staff_act) ELSE false END;

CREATE OR REPLACE FUNCTION private.company_acts (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT jsonb_object_agg(act.act, private.can_at_company(company_acts.of_company, act.act)) AS jsonb_object_agg FROM unnest(enum_range(NULL::private.staff_act)) act(act));

CREATE OR REPLACE FUNCTION private.company_counts (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 WITH my_jobs
  AS (
          SELECT j.id,
             j.status
            FROM public.jobs j
           WHERE ((j.company_id = company_counts.of_company) AND (j.deleted_at IS NULL) AND (( SELECT private.can_at_company(company_counts.of_company, 'post_jobs'::private.staff_act) AS can_at_company) OR (j.id IN ( SELECT private.my_assigned_job_ids() AS my_assigned_job_ids))))
         ), my_applications AS (
          SELECT a.status
            FROM public.applications a
           WHERE ((a.company_id = company_counts.of_company) AND (a.status = ANY (ARRAY['applied'::public.application_status, 'offered'::public.application_status])) AND (( SELECT private.can_at_company(company_counts.of_company, 'handle_applications'::private.staff_act) AS can_at_company) OR (a.job_id IN ( SELECT private.my_assigned_job_ids() AS my_assigned_job_ids))))
         )
  SELECT jsonb_build_object('jobs', ( SELECT count(*) AS count
            FROM my_jobs), 'new_applications', ( SELECT count(*) AS count
            FROM my_applications
           WHERE (my_applications.status = 'applied'::public.application_status)), 'open_offers', ( SELECT count(*) AS count
            FROM my_applications
           WHERE (my_applications.status = 'offered'::public.application_status)), 'managed_candidates', ( SELECT count(*) AS count
            FROM public.candidates c
           WHERE ((c.managing_company_id = company_counts.of_company) AND (( SELECT private.can_at_company(company_counts.of_company, 'handle_candidates'::private.staff_act) AS can_at_company) OR (c.id IN ( SELECT private.my_assigned_candidate_ids() AS my_assigned_candidate_ids))))), 'unassigned_jobs', ( SELECT count(*) AS count
            FROM my_jobs j
           WHERE ((j.status = ANY (ARRAY['draft'::public.job_status, 'published'::public.job_status])) AND (NOT (EXISTS ( SELECT
                    FROM public.job_assignments a
                   WHERE (a.job_id = j.id))))))) AS jsonb_build_object;
END;

CREATE OR REPLACE FUNCTION private.job_acts (
  job public.jobs
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN jsonb_build_object('edit', private.can_edit_job(job), 'delete', private.can_delete_job(job), 'assign', private.can_assign_job(job));

CREATE OR REPLACE FUNCTION private.company_job_json (
  of_job uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (private.job_facts(j.*) || jsonb_build_object('company_id', j.company_id, 'status', j.status, 'created_at', j.created_at, 'updated_at', j.updated_at, 'created_by', j.created_by, 'questions', private.job_questions_json(j.id), 'assignee', private.assignee_of_job(j.id), 'application_count', counted.total, 'status_counts', counted.by_status, 'can', private.job_acts(j.*)))
    FROM (public.jobs j
      CROSS JOIN LATERAL ( SELECT (COALESCE(sum(counts.n), (0)::numeric))::integer AS total,
             COALESCE(jsonb_object_agg(counts.status, counts.n), '{}'::jsonb) AS by_status
            FROM ( SELECT applications.status,
                     count(*) AS n
                    FROM public.applications
                   WHERE (applications.job_id = j.id)
                   GROUP BY applications.status) counts) counted)
   WHERE (j.id = company_job_json.of_job);
END;

CREATE OR REPLACE FUNCTION private.my_reach()
  RETURNS private.reach
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN ROW((SELECT auth.uid() AS uid), private.is_admin(), private.my_candidate_id(), ARRAY(SELECT private.my_company_ids() AS my_company_ids), ARRAY(SELECT private.my_company_ids_to('post_jobs'::private.staff_act) AS my_company_ids_to), ARRAY(SELECT private.my_company_ids_to('handle_applications'::private.staff_act) AS my_company_ids_to), ARRAY(SELECT private.my_company_ids_to('handle_candidates'::private.staff_act) AS my_company_ids_to), ARRAY(SELECT private.my_assigned_job_ids() AS my_assigned_job_ids), ARRAY(SELECT private.my_assigned_candidate_ids() AS my_assigned_candidate_ids))::private.reach;

CREATE OR REPLACE FUNCTION private.can_move_application (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    application.company_id = any (me.application_company_ids) or application.job_id = any (me.assigned_job_ids), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_read_application (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(application.candidate_id = me.candidate_id, false) or private.can_review_application(application, me) or me.is_admin;
end
$function$;

CREATE OR REPLACE FUNCTION private.can_read_candidate (
  candidate public.candidates,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(candidate.user_id = me.user_id or private.manages_candidate(candidate, me) or me.is_admin, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_read_company (
  of_company uuid,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(of_company = any (me.company_ids) or of_company is not null and me.is_admin, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_read_job (
  job public.jobs,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.works_on_job(job, me) or me.is_admin;
end
$function$;

CREATE OR REPLACE FUNCTION private.can_review_application (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.can_move_application(application, me)
    or coalesce(application.applied_by_company_id = any (me.application_company_ids), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_read_answer_file (
  of_user uuid,
  path text,
  me private.reach
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM (((public.candidates c
              JOIN public.applications a ON ((a.candidate_id = c.id)))
              JOIN public.job_application_answers answer ON ((answer.application_id = a.id)))
              JOIN public.job_questions question ON ((question.id = answer.question_id)))
           WHERE ((c.user_id = can_read_answer_file.of_user) AND (question.question_type = 'FILE'::public.question_type) AND (answer.answer = can_read_answer_file.path) AND private.can_review_application(a.*, can_read_answer_file.me))))
  AS "exists";
END;

CREATE OR REPLACE FUNCTION private.company_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 WITH caller
  AS (
          SELECT private.can_move_application(company_application_json.application) AS may_move
         ), neighbours AS (
          SELECT a.id,
             lag(a.id) OVER newest_first AS previous_id,
             lead(a.id) OVER newest_first AS next_id,
             row_number() OVER newest_first AS place,
             count(*) OVER () AS total
            FROM public.applications a
           WHERE ((a.job_id = (company_application_json.application).job_id) AND (( SELECT (caller_1.may_move OR private.is_admin())
                    FROM caller caller_1) OR (a.applied_by_company_id = (company_application_json.application).applied_by_company_id)))
           WINDOW newest_first AS (ORDER BY a.applied_at DESC, a.id DESC)
         )
  SELECT jsonb_build_object('id', (company_application_json.application).id, 'status', (company_application_json.application).status, 'applied_at', (company_application_json.application).applied_at, 'applied_by_company_id', (company_application_json.application).applied_by_company_id, 'candidate', private.applicant_json(c.*), 'job', jsonb_build_object('id', j.id, 'title', j.title, 'location', j.location, 'job_type', j.job_type, 'experience_level', j.experience_level, 'assignee', private.assignee_of_job(j.id), 'is_deleted', (j.deleted_at IS NOT NULL)), 'answers', private.application_answers_json((company_application_json.application).id), 'events', private.application_events_json((company_application_json.application).id,
         CASE
             WHEN caller.may_move THEN (company_application_json.application).company_id
             ELSE NULL::uuid
         END), 'match', private.job_match(j.*, c.*), 'allowed_statuses',
         CASE
             WHEN caller.may_move THEN ( SELECT COALESCE(jsonb_agg(t.to_status ORDER BY t.to_status), '[]'::jsonb) AS "coalesce"
                FROM private.application_transitions t
               WHERE ((t.from_status = (company_application_json.application).status) AND (t.made_by = 'company'::text)))
             ELSE '[]'::jsonb
         END, 'previous_id', neighbours.previous_id, 'next_id', neighbours.next_id, 'position', neighbours.place, 'total', neighbours.total) AS jsonb_build_object
    FROM caller,
     neighbours,
     public.candidates c,
     public.jobs j
   WHERE ((neighbours.id = (company_application_json.application).id) AND (c.id = (company_application_json.application).candidate_id) AND (j.id = (company_application_json.application).job_id));
END;

CREATE OR REPLACE FUNCTION private.manages_candidate (
  candidate public.candidates,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    candidate.managing_company_id = any (me.candidate_company_ids)
    or candidate.managing_company_id = any (me.company_ids) and candidate.id = any (me.assigned_candidate_ids), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_read_candidate_files (
  of_user uuid,
  me private.reach
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM public.candidates c
           WHERE ((c.user_id = can_read_candidate_files.of_user) AND (private.manages_candidate(c.*, can_read_candidate_files.me) OR (EXISTS ( SELECT
                    FROM public.applications a
                   WHERE ((a.candidate_id = c.id) AND private.can_move_application(a.*, can_read_candidate_files.me))))))))
  AS "exists";
END;

CREATE OR REPLACE FUNCTION private.sees_all_of (
  of_company uuid,
  act private.staff_act
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_at_company(of_company, act) OR ((of_company IS NOT NULL) AND (SELECT private.is_admin() AS is_admin)));

CREATE OR REPLACE FUNCTION private.state_key (
  state text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  names constant jsonb := '{
  "alabama": "al", "alaska": "ak", "arizona": "az", "arkansas": "ar", "california": "ca", "colorado": "co",
  "connecticut": "ct", "delaware": "de", "florida": "fl", "georgia": "ga", "hawaii": "hi", "idaho": "id",
  "illinois": "il", "indiana": "in", "iowa": "ia", "kansas": "ks", "kentucky": "ky", "louisiana": "la",
  "maine": "me", "maryland": "md", "massachusetts": "ma", "michigan": "mi", "minnesota": "mn", "mississippi": "ms",
  "missouri": "mo", "montana": "mt", "nebraska": "ne", "nevada": "nv", "newhampshire": "nh", "newjersey": "nj",
  "newmexico": "nm", "newyork": "ny", "northcarolina": "nc", "northdakota": "nd", "ohio": "oh", "oklahoma": "ok",
  "oregon": "or", "pennsylvania": "pa", "rhodeisland": "ri", "southcarolina": "sc", "southdakota": "sd", "tennessee": "tn",
  "texas": "tx", "utah": "ut", "vermont": "vt", "virginia": "va", "washington": "wa", "westvirginia": "wv",
  "wisconsin": "wi", "wyoming": "wy", "districtofcolumbia": "dc"
}'::jsonb;
  key text := private.skill_key(state);
begin
  return coalesce(names ->> key, nullif(key, ''));
end
$function$;

CREATE OR REPLACE FUNCTION private.home_of (
  profile public.candidates
)
  RETURNS private.home
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ROW(NULLIF(private.skill_key((profile).city), ''::text), private.state_key((profile).state), NULLIF(private.skill_key((profile).country), ''::text))::private.home;

CREATE OR REPLACE FUNCTION private.store_job_questions (
  of_job uuid,
  questions jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  entry record;
  kept uuid[] := '{}';
  target uuid;
begin
  for entry in
    select
      case when item ->> 'id' is not null then (item ->> 'id')::uuid end as id,
      private.trimmed(item ->> 'question') as question,
      coalesce(nullif(private.trimmed(item ->> 'questionType'), ''), 'TEXT')::public.question_type as question_type,
      coalesce((item ->> 'isRequired')::boolean, true) as is_required,
      private.distinct_texts(item -> 'options') as options,
      (ordinality - 1)::integer as place
    from jsonb_array_elements(case jsonb_typeof(questions) when 'array' then questions else '[]' end) with ordinality as given (item, ordinality)
  loop
    if entry.question_type not in ('MULTIPLE_CHOICE', 'CHECKBOX') then
      entry.options := '{}';
    end if;
    target := null;
    -- A question whose type changes after it was answered becomes a new one: given answers keep their meaning.
    update public.job_questions q set
      "position" = entry.place,
      question = entry.question,
      question_type = entry.question_type,
      is_required = entry.is_required,
      options = entry.options
    where q.id = entry.id and q.job_id = of_job and q.removed_at is null and q.id <> all (kept)
      and (
        q.question_type = entry.question_type
        or not exists (select from public.job_application_answers a where a.question_id = q.id)
      )
    returning q.id into target;
    if target is null then
      insert into public.job_questions (job_id, "position", question, question_type, is_required, options)
      values (of_job, entry.place, entry.question, entry.question_type, entry.is_required, entry.options)
      returning id into target;
    end if;
    kept := kept || target;
  end loop;

  delete from public.job_questions q
  where q.job_id = of_job and q.removed_at is null and q.id <> all (kept)
    and not exists (select from public.job_application_answers a where a.question_id = q.id);
  update public.job_questions q set removed_at = now()
  where q.job_id = of_job and q.removed_at is null and q.id <> all (kept);
end
$function$;

CREATE OR REPLACE FUNCTION private.subscription_json (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('company_id', subscription_json.of_company, 'tier', COALESCE(s.tier, 'none'::public.subscription_tier), 'status', COALESCE(s.status, 'active'::public.subscription_status), 'expires_at', s.expires_at)
  AS jsonb_build_object
    FROM (( SELECT subscription_json.of_company AS company_id) asked
      LEFT JOIN public.company_subscriptions s USING (company_id));
END;

CREATE OR REPLACE FUNCTION private.tell_assignee (
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
    perform private.notify(
      assignee, kind || '_assigned',
      case when cardinality(names) = 1 then format('A %s was assigned to you', kind)
        else format('%s %ss were assigned to you', cardinality(names), kind) end,
      array_to_string(names[1:5], ', ') || case when cardinality(names) > 5 then ' and ' || (cardinality(names) - 5) || ' more' else '' end,
      data
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_candidate_about_status (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select p.user_id, p.first_name, account.email, j.title, c.name as company_name
  into facts
  from public.candidates p
  join public.profiles account on account.id = p.user_id, public.jobs j, public.companies c
  where p.id = application.candidate_id and j.id = application.job_id and c.id = application.company_id;
  perform private.notify(
    facts.user_id, 'application_status',
    case application.status
      when 'rejected' then 'Your application was not selected'
      when 'reviewing' then 'Your application is under review'
      else 'Your application moved to ' || initcap(application.status::text)
    end,
    facts.title || ' at ' || facts.company_name,
    private.application_ids(application)
  );
  perform private.enqueue_email('application_status', facts.email, jsonb_build_object(
    'candidate_first_name', facts.first_name,
    'job_title', facts.title,
    'company_name', facts.company_name,
    'status', application.status,
    'path', '/candidate/applications/' || application.id
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_company_about_application (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  told record;
  facts record;
  ids jsonb := private.application_ids(application);
begin
  select j.title, c.name as company_name, btrim(p.first_name || ' ' || p.last_name) as candidate_name
  into facts
  from public.jobs j, public.companies c, public.candidates p
  where j.id = application.job_id and c.id = application.company_id and p.id = application.candidate_id;
  for told in select * from private.people_behind_job(application.job_id) loop
    if application.status = 'withdrawn' then
      perform private.notify(
        told.user_id, 'application_withdrawn', facts.candidate_name || ' withdrew their application', facts.title, ids);
    else
      perform private.notify(told.user_id, 'application_received', facts.candidate_name || ' applied', facts.title, ids);
      perform private.enqueue_email('application_received', told.email, jsonb_build_object(
        'company_name', facts.company_name,
        'job_title', facts.title,
        'candidate_name', facts.candidate_name,
        'match_summary', private.application_match(application) ->> 'summary',
        'path', '/company/applications/' || application.id
      ));
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_company_admins (
  company public.companies,
  type text,
  title text,
  message text,
  template text DEFAULT NULL::text,
  mail_data jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  reader record;
begin
  for reader in
    select u.user_id, p.email
    from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = company.id and private.is_company_admin(u.role)
  loop
    perform private.notify(
      reader.user_id, type, title, message, jsonb_build_object('company_id', company.id, 'company_name', company.name));
    if template is not null then
      perform private.enqueue_email(template, reader.email, mail_data || jsonb_build_object('company_name', company.name));
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_invited_candidate (
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
      candidate_user, 'company_invitation', 'Invitation from ' || company_name,
      company_name || ' would like to manage your profile and represent you.',
      jsonb_build_object(
        'invitation_id', invitation.id, 'company_id', invitation.company_id,
        'company_name', company_name, 'management_terms', invitation.management_terms));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.texts_problem (
  value jsonb,
  rule private.field_rule
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if jsonb_typeof(value) <> 'array' then
    return 'Use a list here';
  elsif exists (select from jsonb_array_elements(value) as item where jsonb_typeof(item) <> 'string') then
    return 'Use text here';
  elsif jsonb_array_length(value) > rule.max_items then
    return 'Use at most ' || rule.max_items || ' entries';
  elsif exists (select from jsonb_array_elements_text(value) as item where char_length(private.trimmed(item)) > rule.max_length) then
    return private.too_long(rule.max_length);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.token_hash (
  token text
)
  RETURNS bytea
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN sha256(convert_to(token, 'UTF8'::name));

CREATE OR REPLACE FUNCTION private.invitation_with (
  token text
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT i.id
    FROM public.invitations i
   WHERE (i.token_hash = private.token_hash(invitation_with.token))
  FOR UPDATE OF i;
END;

CREATE OR REPLACE FUNCTION private.too_long (
  max_length integer
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (('Use at most '::text || to_char(max_length, 'FM999,999,999'::text)) || ' characters'::text);

CREATE OR REPLACE FUNCTION private.touch_updated_at()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  new.updated_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.trimmed (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN regexp_replace(value, '^[\s\u00a0\u2007\u202f\ufeff]+|[\s\u00a0\u2007\u202f\ufeff]+$'::text, ''::text, 'g'::text);

CREATE OR REPLACE FUNCTION private.answer_problem (
  asked public.job_questions,
  answer text,
  of_user uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (private.trimmed(answer) = ''::text) THEN CASE WHEN (asked).is_required THEN 'Please answer this question'::text ELSE NULL::text END WHEN (char_length(answer) > 5000) THEN private.too_long(5000) WHEN (((asked).question_type = 'MULTIPLE_CHOICE'::public.question_type) AND (answer <> ALL ((asked).options))) THEN 'Choose one of the options'::text WHEN (((asked).question_type = 'CHECKBOX'::public.question_type) AND (NOT (string_to_array(answer, '
'::text) <@ (asked).options))) THEN 'Choose from the options'::text WHEN (((asked).question_type = 'RATING'::public.question_type) AND (answer <> ALL (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text]))) THEN 'Choose a rating from 1 to 5'::text WHEN ((asked).question_type = 'FILE'::public.question_type) THEN private.own_file_problem(of_user, 'application_files'::text, answer) ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.candidate_missing_fields (
  profile public.candidates
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(array_agg(items.item ORDER BY items."position") FILTER (WHERE (COALESCE(items.value, ''::text) = ''::text)), '{}'::text[]) AS "coalesce" FROM UNNEST(ARRAY['firstName'::text, 'lastName'::text, 'email'::text, 'phoneNumber'::text, 'title'::text, 'bio'::text, 'skills'::text, 'gender'::text, 'workAuthorization'::text, 'street'::text, 'city'::text, 'state'::text, 'zipCode'::text, 'country'::text, 'resume'::text], ARRAY[(candidate_missing_fields.profile).first_name, (candidate_missing_fields.profile).last_name, (candidate_missing_fields.profile).email, (candidate_missing_fields.profile).phone, COALESCE(NULLIF((candidate_missing_fields.profile).title, ''::text), private.trimmed(split_part((candidate_missing_fields.profile).bio, '
'::text, 1))), private.trimmed(SUBSTRING((candidate_missing_fields.profile).bio FROM (POSITION(('
'::text) IN (((candidate_missing_fields.profile).bio || '
'::text))) + 1))), array_to_string((candidate_missing_fields.profile).skills, ''::text), ((candidate_missing_fields.profile).gender)::text, ((candidate_missing_fields.profile).work_authorization)::text, (candidate_missing_fields.profile).street, (candidate_missing_fields.profile).city, (candidate_missing_fields.profile).state, (candidate_missing_fields.profile).zip_code, (candidate_missing_fields.profile).country, (candidate_missing_fields.profile).resume_url]) WITH ORDINALITY items(item, value, "position"));

CREATE OR REPLACE FUNCTION private.clean_fields (
  data jsonb,
  rules private.field_rule[]
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(rule.key, CASE rule.kind WHEN 'boolean'::text THEN (clean_fields.data -> rule.key) WHEN 'texts'::text THEN (SELECT COALESCE(jsonb_agg(private.trimmed(item.value)) FILTER (WHERE (private.trimmed(item.value) <> ''::text)), '[]'::jsonb) AS "coalesce" FROM jsonb_array_elements_text(CASE jsonb_typeof((clean_fields.data -> rule.key)) WHEN 'array'::text THEN (clean_fields.data -> rule.key) ELSE '[]'::jsonb END) item(value)) ELSE to_jsonb(NULLIF(private.trimmed((clean_fields.data ->> rule.key)), ''::text)) END), '{}'::jsonb) AS "coalesce" FROM unnest(clean_fields.rules) rule(key, kind, min_length, max_length, message, choices, max_items) WHERE (clean_fields.data ? rule.key));

CREATE OR REPLACE FUNCTION private.distinct_texts (
  list jsonb
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(array_agg(kept.text ORDER BY kept."position"), '{}'::text[]) AS "coalesce" FROM (SELECT DISTINCT ON ((private.skill_key(given.item))) private.trimmed(given.item) AS text, given."position" FROM jsonb_array_elements_text(CASE jsonb_typeof(distinct_texts.list) WHEN 'array'::text THEN distinct_texts.list ELSE '[]'::jsonb END) WITH ORDINALITY given(item, "position") WHERE (private.trimmed(given.item) <> ''::text) ORDER BY (private.skill_key(given.item)), given."position") kept);

CREATE OR REPLACE FUNCTION private.is_profile_complete (
  profile public.candidates
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ((round(((((15 - cardinality(private.candidate_missing_fields(profile))))::numeric * 10.0) / (15)::numeric)) * (10)::numeric) >= (80)::numeric);

CREATE OR REPLACE FUNCTION private.read_job_status (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE lower(private.trimmed(value)) WHEN 'open'::text THEN 'published'::text WHEN 'active'::text THEN 'published'::text ELSE lower(private.trimmed(value)) END;

CREATE OR REPLACE FUNCTION private.usable_invitation (
  token text
)
  RETURNS public.invitations
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT i.id,
     i.type,
     i.email,
     i.token_hash,
     i.status,
     i.expires_at,
     i.invited_by_admin_id,
     i.invited_by_user_id,
     i.company_id,
     i.role,
     i.management_terms,
     i.candidate_data,
     i.company_data,
     i.accepted_at,
     i.accepted_by,
     i.created_at,
     i.updated_at,
     i.is_employee
    FROM public.invitations i
   WHERE ((i.token_hash = private.token_hash(usable_invitation.token)) AND private.is_open(i.*));
END;

CREATE OR REPLACE FUNCTION private.brings_company (
  token text,
  account_email text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(((i.type = 'company_invitation'::public.invitation_type) AND (lower(i.email) = lower(brings_company.account_email))), false) AS "coalesce" FROM private.usable_invitation(brings_company.token) i(id, type, email, token_hash, status, expires_at, invited_by_admin_id, invited_by_user_id, company_id, role, management_terms, candidate_data, company_data, accepted_at, accepted_by, created_at, updated_at, is_employee));

CREATE OR REPLACE FUNCTION private.works_on_job (
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
    job.deleted_at is null and (job.company_id = any (me.job_company_ids) or job.id = any (me.assigned_job_ids)), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.write_application_event()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.application_events (application_id, from_status, to_status, actor_id, created_at)
  values (
    new.id, case when tg_op = 'UPDATE' then old.status end, new.status, auth.uid(),
    case when tg_op = 'UPDATE' then now() else new.applied_at end
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_company (
  company public.companies,
  changes jsonb,
  resubmit boolean
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  wanted public.companies := jsonb_populate_record(company, changes);
begin
  perform private.refuse_field_errors(private.company_path_errors(company, changes));
  if wanted.same_as_registered then
    wanted := jsonb_populate_record(
      wanted, '{"op_street":null,"op_unit":null,"op_city":null,"op_state":null,"op_zip_code":null,"op_country":null}');
  end if;
  if resubmit then
    wanted.submitted_at := now();
    wanted.rejected_at := null;
    wanted.rejection_reason := null;
  end if;
  update public.companies c set
    (name, dba_name, industry, company_size, location, website, description, logo_url,
     linkedin_url, twitter_url, facebook_url, instagram_url,
     primary_contact_name, primary_contact_email, primary_contact_phone, primary_contact_alt_email, primary_contact_alt_phone,
     secondary_contact_name, secondary_contact_email, secondary_contact_phone, secondary_contact_alt_email, secondary_contact_alt_phone,
     reg_street, reg_unit, reg_city, reg_state, reg_zip_code, reg_country, same_as_registered,
     op_street, op_unit, op_city, op_state, op_zip_code, op_country,
     tax_id, ein_document_url, tax_document_url, submitted_at, rejected_at, rejection_reason)
    = (wanted.name, wanted.dba_name, wanted.industry, wanted.company_size, wanted.location, wanted.website, wanted.description, wanted.logo_url,
     wanted.linkedin_url, wanted.twitter_url, wanted.facebook_url, wanted.instagram_url,
     wanted.primary_contact_name, wanted.primary_contact_email, wanted.primary_contact_phone, wanted.primary_contact_alt_email, wanted.primary_contact_alt_phone,
     wanted.secondary_contact_name, wanted.secondary_contact_email, wanted.secondary_contact_phone, wanted.secondary_contact_alt_email, wanted.secondary_contact_alt_phone,
     wanted.reg_street, wanted.reg_unit, wanted.reg_city, wanted.reg_state, wanted.reg_zip_code, wanted.reg_country, wanted.same_as_registered,
     wanted.op_street, wanted.op_unit, wanted.op_city, wanted.op_state, wanted.op_zip_code, wanted.op_country,
     wanted.tax_id, wanted.ein_document_url, wanted.tax_document_url, wanted.submitted_at, wanted.rejected_at, wanted.rejection_reason)
  where c.id = company.id
  returning * into wanted;
  return wanted;
end
$function$;

CREATE OR REPLACE FUNCTION public.accept_invitation (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.accept_invitation_as(private.require_caller(), private.invitation_with(p_token));
end
$function$;

CREATE OR REPLACE FUNCTION public.assign_candidates (
  p_candidate_ids uuid[],
  p_user_id uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  wanted uuid[] := array(select distinct id from unnest(p_candidate_ids) as id where id is not null);
  candidates_found integer;
  companies uuid[];
  new_names text[];
  given_company uuid;
begin
  perform from public.candidates
  where id = any (wanted) and managing_company_id in (select private.my_company_ids()) for share;
  select count(*), array_agg(distinct managing_company_id) into candidates_found, companies
  from public.candidates
  where id = any (wanted) and managing_company_id in (select private.my_company_ids());
  perform private.check_assignment('candidate', wanted, candidates_found, companies, p_user_id);

  if p_user_id is null then
    delete from public.candidate_assignments where candidate_id = any (wanted);
    return cardinality(wanted);
  end if;
  select array_agg(btrim(c.first_name || ' ' || c.last_name) order by c.last_name, c.first_name), min(c.managing_company_id::text)::uuid
  into new_names, given_company
  from public.candidates c
  where c.id = any (wanted)
    and not exists (select from public.candidate_assignments a where a.candidate_id = c.id and a.assigned_to_user_id = p_user_id);
  insert into public.candidate_assignments (candidate_id, company_id, assigned_to_user_id, assigned_by_user_id)
  select id, managing_company_id, p_user_id, caller from public.candidates where id = any (wanted)
  on conflict (candidate_id) do update set
    company_id = excluded.company_id,
    assigned_to_user_id = excluded.assigned_to_user_id,
    assigned_by_user_id = excluded.assigned_by_user_id;
  perform private.tell_assignee(p_user_id, 'candidate', new_names, jsonb_build_object('company_id', given_company));
  return cardinality(wanted);
end
$function$;

CREATE OR REPLACE FUNCTION public.assign_jobs (
  p_job_ids uuid[],
  p_user_id uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  wanted uuid[] := array(select distinct id from unnest(p_job_ids) as id where id is not null);
  jobs_found integer;
  companies uuid[];
  new_ids uuid[];
  new_titles text[];
begin
  perform from public.jobs where id = any (wanted) and company_id in (select private.my_company_ids()) for key share;
  select count(*), array_agg(distinct company_id) into jobs_found, companies
  from public.jobs
  where id = any (wanted) and deleted_at is null and company_id in (select private.my_company_ids());
  perform private.check_assignment('job', wanted, jobs_found, companies, p_user_id);

  if p_user_id is null then
    delete from public.job_assignments where job_id = any (wanted);
    return cardinality(wanted);
  end if;
  select array_agg(j.id), array_agg(j.title order by j.title) into new_ids, new_titles
  from public.jobs j
  where j.id = any (wanted)
    and not exists (select from public.job_assignments a where a.job_id = j.id and a.assigned_to_user_id = p_user_id);
  insert into public.job_assignments (job_id, company_id, assigned_to_user_id, assigned_by_user_id)
  select id, company_id, p_user_id, caller from public.jobs where id = any (wanted)
  on conflict (job_id) do update set
    assigned_to_user_id = excluded.assigned_to_user_id,
    assigned_by_user_id = excluded.assigned_by_user_id;
  perform private.tell_assignee(
    p_user_id, 'job', new_titles,
    case when cardinality(new_ids) = 1 then jsonb_build_object('job_id', new_ids[1]) else '{}' end
  );
  return cardinality(wanted);
end
$function$;

CREATE OR REPLACE FUNCTION public.claim_emails (
  p_limit integer DEFAULT 20
)
  RETURNS TABLE (
    id uuid,
    template text,
    to_email text,
    data jsonb,
    attempts integer
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_service();
  return query
    with due as (
      select o.id from public.email_outbox o
      where o.sent_at is null and o.next_attempt_at <= now()
      order by o.next_attempt_at
      limit least(greatest(coalesce(p_limit, 20), 1), 100)
      for update skip locked
    )
    update public.email_outbox o
    set attempts = o.attempts + 1, next_attempt_at = now() + interval '2 minutes'
    from due where due.id = o.id
    returning o.id, o.template, o.to_email, o.data, o.attempts;
end
$function$;

CREATE OR REPLACE FUNCTION public.complete_email (
  p_id uuid,
  p_error text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_service();
  if p_error is null then
    -- What a mail carried (links with tokens above all) is not needed once it is out.
    update public.email_outbox set sent_at = now(), last_error = null, data = '{}' where id = p_id and sent_at is null;
  else
    update public.email_outbox
    set last_error = left(p_error, 1000),
        next_attempt_at = now() + least(interval '1 minute' * power(2, least(greatest(attempts, 1), 20) - 1), interval '6 hours')
    where id = p_id and sent_at is null;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.create_application_safe (
  p_job_id uuid,
  p_candidate_id uuid DEFAULT NULL::uuid,
  p_status text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (private.require_applicant()).id is distinct from coalesce(p_candidate_id, private.my_candidate_id()) then
    perform private.fail(403, 'not_your_account', 'You can only do this for your own account');
  end if;
  return public.submit_application(p_job_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.create_invitation (
  p_type text,
  p_email text,
  p_data jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  kind text := lower(private.trimmed(p_type));
  invitee text := lower(private.trimmed(p_email));
  token text := private.new_token();
  data jsonb;
  for_company uuid;
  invitation public.invitations;
begin
  if kind is null or kind not in ('admin', 'company', 'employee', 'candidate') then
    perform private.refuse_field_errors('{"type": "Choose a kind of invitation"}');
  elsif kind in ('admin', 'company') then
    perform private.require_admin('You must be an admin to send ' || kind || ' invitations');
  end if;
  data := private.check_invitation_data(kind, p_email, p_data);
  if kind in ('employee', 'candidate') then
    for_company := private.inviting_company(kind, data ->> 'companyId');
  end if;
  perform private.check_invitation_rate();
  -- Two senders at once: the second one sees the first one's invitation.
  perform pg_advisory_xact_lock(hashtextextended('invitee ' || invitee, 0));
  perform private.refuse_known_invitee(kind, invitee, for_company);

  insert into public.invitations (
    type, email, token_hash, invited_by_admin_id, invited_by_user_id, company_id, role, management_terms, candidate_data, company_data)
  values (
    case kind when 'admin' then 'admin_invitation' when 'candidate' then 'candidate' else 'company_invitation' end::public.invitation_type,
    invitee,
    private.token_hash(token),
    case when for_company is null then caller end,
    case when for_company is not null then caller end,
    for_company,
    (data ->> 'role')::public.staff_role,
    data ->> 'managementTerms',
    data -> 'candidateData',
    case when kind <> 'candidate' then data - 'companyId' end
  )
  returning * into invitation;
  if kind = 'candidate' then
    perform private.tell_invited_candidate(invitation, (select c.name from public.companies c where c.id = for_company));
  end if;
  return private.send_invitation(invitation, token);
end
$function$;

CREATE OR REPLACE FUNCTION public.create_job (
  p_company_id uuid,
  p_job jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  target uuid := private.my_company_id(p_company_id);
  job public.jobs;
begin
  if not private.can_at_company(target, 'post_jobs') then
    perform private.fail(403, 'not_allowed', 'Your role does not allow posting jobs');
  end if;
  perform private.require_live_company(target);
  perform private.refuse_field_errors(private.job_errors(p_job, null));

  job := private.apply_job_input(null, p_job);
  insert into public.jobs (
    company_id, created_by, title, description, location, locations, job_type, experience_level, experience_required,
    education_required, salary_min, salary_max, skills_required, requirements, preferred_skills, status, expires_at, posted_at
  ) values (
    target, caller, job.title, job.description, job.location, job.locations, job.job_type, job.experience_level,
    job.experience_required, job.education_required, job.salary_min, job.salary_max, job.skills_required, job.requirements,
    job.preferred_skills, job.status, job.expires_at, case when job.status = 'published' then now() end
  )
  returning * into job;
  perform private.store_job_questions(job.id, p_job -> 'questions');
  return private.company_job_json(job.id);
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
  if not private.can_delete_job(job) then
    perform private.fail(403, 'not_allowed', case
      when job.created_by = auth.uid() and has_applications then 'This job has applications. Ask a manager to delete it.'
      else 'You cannot delete this job'
    end);
  end if;
  if has_applications then
    update public.jobs set deleted_at = now() where id = job.id;
  else
    delete from public.jobs where id = job.id;
  end if;
  return jsonb_build_object('success', true, 'hidden', has_applications);
end
$function$;

CREATE OR REPLACE FUNCTION public.ensure_candidate_profile()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  was_created boolean := private.add_candidate_record(caller);
begin
  return (
    select jsonb_build_object('candidate', private.candidate_json(c), 'created', was_created)
    from public.candidates c where c.user_id = caller
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_application_detail (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.company_application_json(private.reviewed_application(p_application_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_activity()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
begin
  return (
    select jsonb_build_object(
      'applications', count(*),
      'interviews', count(*) filter (where a.status = 'interview'),
      'available_jobs', (
        select count(*) from private.visible_jobs p
        where not exists (select from public.applications own where own.job_id = p.job_id and own.candidate_id = me)
      )
    )
    from public.applications a where a.candidate_id = me
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_by_user_id (
  p_user_id uuid DEFAULT NULL::uuid
)
  RETURNS SETOF public.candidates
  LANGUAGE plpgsql
  STABLE
  ROWS 1
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller(p_user_id);
begin
  return query select * from public.candidates c where c.user_id = caller;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_documents (
  p_user_id uuid DEFAULT NULL::uuid
)
  RETURNS TABLE (
    resume_url text,
    cover_letter_url text,
    certificates text[]
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 1
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller(p_user_id);
begin
  return query select c.resume_url, c.cover_letter_url, c.certificates from public.candidates c where c.user_id = caller;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_id_for_application()
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (private.require_applicant()).id;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  select * into company from public.companies where id = p_company_id;
  if private.can_read_company(company.id) then
    return private.company_json(company);
  elsif company.is_approved then
    return private.public_company_json(company);
  end if;
  perform private.fail(404, 'company_not_found', 'Company not found');
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company_applications (
  p_company_id uuid DEFAULT NULL::uuid,
  p_status text DEFAULT NULL::text,
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
  sees_all boolean := private.sees_all_of(target, 'handle_applications');
  assigned uuid[] := array(select private.my_assigned_job_ids());
  wanted public.application_status := private.read_status_filter(p_status);
  page_before record := private.page_key(p_before, 'appliedAt');
  size integer := private.page_limit(p_limit);
begin
  return jsonb_build_object('applications', coalesce((
    with page as (
      -- Made for its jobs, and made by its candidates: each half pages along its own index.
      (
        select * from public.applications a
        where a.company_id = target
          and (sees_all or a.job_id = any (assigned))
          and (wanted is null or a.status = wanted)
          and (a.applied_at, a.id) < (page_before.at, page_before.id)
        order by a.applied_at desc, a.id desc
        limit size
      )
      union
      (
        select * from public.applications a
        where a.applied_by_company_id = target and sees_all
          and (wanted is null or a.status = wanted)
          and (a.applied_at, a.id) < (page_before.at, page_before.id)
        order by a.applied_at desc, a.id desc
        limit size
      )
      order by applied_at desc, id desc
      limit size
    )
    select jsonb_agg(
      private.applicant_entry(row(page.*)::public.applications) || jsonb_build_object('job_id', j.id, 'job_title', j.title)
      order by page.applied_at desc, page.id desc
    )
    from page
    join public.jobs j on j.id = page.job_id
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company_dashboard (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  membership public.company_users := private.my_membership(p_company_id);
  company public.companies;
begin
  if membership.id is null and p_company_id is not null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  select * into company from public.companies where id = membership.company_id;
  return jsonb_build_object(
    'membership', case when membership.id is not null then private.membership_json(membership) end,
    'company', case when company.id is not null then private.company_json(company) end,
    'subscription', case when company.id is not null then private.subscription_json(company.id) end,
    'is_live', coalesce(private.company_is_live(company.id), false),
    'can', private.company_acts(company.id),
    'counts', private.company_counts(company.id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company_job (
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
begin
  return private.company_job_json(job.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company_subscription (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller();
  if not exists (select from public.companies c where c.id = p_company_id and private.can_read_company(c.id)) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.subscription_json(p_company_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_invitation (
  p_token text,
  p_kind text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations := private.usable_invitation(p_token);
  data jsonb := coalesce(invitation.company_data, '{}') || coalesce(invitation.candidate_data, '{}');
begin
  if invitation.id is null or private.invitation_kind(invitation) is distinct from p_kind then
    perform private.invitation_not_found(p_kind);
  end if;
  return jsonb_build_object(
    'kind', p_kind,
    'email', invitation.email,
    'first_name', data ->> 'firstName',
    'last_name', data ->> 'lastName',
    'company_id', invitation.company_id,
    'company_name', private.invited_company_name(invitation),
    'message', data ->> 'message',
    'role', invitation.role,
    'management_terms', invitation.management_terms,
    'expires_at', invitation.expires_at
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_applications (
  p_job_id uuid,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_status text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  wanted public.application_status := private.read_status_filter(p_status);
  page_before record := private.page_key(p_before, 'appliedAt');
begin
  return jsonb_build_object('applications', coalesce((
    select jsonb_agg(private.applicant_entry(page) order by page.applied_at desc, page.id desc)
    from (
      select * from public.applications a
      where a.job_id = job.id
        and (wanted is null or a.status = wanted)
        and (a.applied_at, a.id) < (page_before.at, page_before.id)
      order by a.applied_at desc, a.id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
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
  me public.candidates := private.my_candidate();
  found_job jsonb;
begin
  select private.job_facts(j) || jsonb_build_object(
    'posted_at', coalesce(j.posted_at, j.created_at),
    'company', private.company_card(c),
    'match', case when private.my_role() = 'candidate' then private.job_match(j, me) end,
    'application_id', (select a.id from public.applications a where a.job_id = j.id and a.candidate_id = me.id)
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

CREATE OR REPLACE FUNCTION public.get_job_questions (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.can_see_job(p_job_id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return private.job_questions_json(p_job_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_application (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.my_application_json(private.own_application(p_application_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_applications (
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
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'appliedAt');
begin
  return jsonb_build_object(
    'total', (select count(*) from public.applications a where a.candidate_id = me),
    'applications', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id,
        'status', page.status,
        'applied_at', page.applied_at,
        'job_id', page.job_id,
        'job_title', j.title,
        'company_name', c.name,
        'company_logo_url', c.logo_url
      ) order by page.applied_at desc, page.id desc)
      from (
        select * from public.applications a
        where a.candidate_id = me and (a.applied_at, a.id) < (page_before.at, page_before.id)
        order by a.applied_at desc, a.id desc
        limit private.page_limit(p_limit)
      ) as page
      join public.jobs j on j.id = page.job_id
      join public.companies c on c.id = page.company_id
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_memberships()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  return (
    select coalesce(jsonb_agg(private.membership_json(u) order by u.created_at, u.id), '[]')
    from public.company_users u where u.user_id = caller
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_potential_jobs (
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
  me public.candidates := private.my_candidate();
  my_keys text[] := coalesce(me.skill_keys, '{}');
  my_home private.home := private.home_of(me);
  page_after record := private.page_key(p_after, 'postedAt');
  score_after numeric;
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can see matching jobs');
  end if;
  if p_after is not null and jsonb_typeof(p_after) <> 'null' then
    if jsonb_typeof(p_after -> 'score') is distinct from 'number' then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    score_after := p_after ->> 'score';
  end if;
  return (
    with visible as materialized (
      select
        p.job_id, p.posted_at, p.job_type, p.location, p.locations, p.experience_level,
        cardinality(p.required_skill_keys) as required_total,
        (select count(*)::integer from unnest(p.required_skill_keys) as key where key = any (my_keys)) as required_has,
        cardinality(p.preferred_skill_keys) as preferred_total,
        (select count(*)::integer from unnest(p.preferred_skill_keys) as key where key = any (my_keys)) as preferred_has
      from private.visible_jobs p
      where not exists (select from public.applications a where a.job_id = p.job_id and a.candidate_id = me.id)
    ),
    -- Many jobs share their places and levels: each is compared once.
    places as materialized (
      select job_type, location, locations, private.location_fit(job_type, location || locations, my_home) as fit
      from (select distinct job_type, location, locations from visible) as distinct_places
    ),
    levels as materialized (
      select level, private.level_fit(level, me.experience_years) as fit
      from unnest(enum_range(null::public.experience_level)) as level
    ),
    ranked as materialized (
      select
        visible.job_id,
        visible.posted_at,
        private.match_score(
          required_has, required_total, preferred_has, preferred_total, levels.fit, places.fit
        ) as score
      from visible
      join places using (job_type, location, locations)
      left join levels on levels.level = visible.experience_level
    ),
    page as (
      select * from ranked
      where score_after is null
        or score < score_after
        or score = score_after and (posted_at < page_after.at or posted_at = page_after.at and job_id > page_after.id)
      order by score desc, posted_at desc, job_id
      limit private.page_limit(p_limit)
    )
    select jsonb_build_object(
      'total', (select count(*) from ranked),
      'jobs', coalesce((
        select jsonb_agg(private.job_list_entry(p, me, true) order by page.score desc, page.posted_at desc, page.job_id)
        from page join public.published_jobs p on p.job_id = page.job_id
      ), '[]')
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_user_company_membership_safe (
  user_id uuid DEFAULT NULL::uuid
)
  RETURNS TABLE (
    role text,
    company_id uuid
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller(get_user_company_membership_safe.user_id);
begin
  return query
    select u.role::text, u.company_id from public.company_users u where u.user_id = caller order by u.created_at, u.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.grant_admin (
  p_email text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account record;
begin
  perform private.require_service();
  select u.id, u.email_confirmed_at into account
  from auth.users u join public.profiles p on p.id = u.id
  where lower(p.email) = lower(private.trimmed(p_email));
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'There is no account with this e-mail address');
  end if;
  if account.email_confirmed_at is null then
    perform private.fail(409, 'not_confirmed', 'This account has not confirmed its e-mail address yet');
  end if;
  update public.profiles set role = 'admin' where id = account.id and role <> 'admin';
  if found then
    perform private.audit_as(null, 'admin.granted', 'profile', account.id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.list_companies_for_admin()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id,
      'name', c.name,
      'industry', c.industry,
      'location', c.location,
      'logo_url', c.logo_url,
      'is_approved', c.is_approved,
      'submitted_at', c.submitted_at,
      'approved_at', c.approved_at,
      'rejected_at', c.rejected_at,
      'rejection_reason', c.rejection_reason,
      'created_at', c.created_at,
      'updated_at', c.updated_at
    ) order by c.created_at desc, c.id desc), '[]')
    from public.companies c
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_company_jobs (
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
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
  sees_all boolean := private.sees_all_of(target, 'post_jobs');
  page_before record := private.page_key(p_before, 'createdAt');
  words text[] := array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from regexp_split_to_table(left(coalesce(p_search, ''), 200), '\s+') as word
    where word <> ''
  );
begin
  return (
    with found as (
      select j.id, j.created_at
      from public.jobs j
      where j.company_id = target and j.deleted_at is null and j.title ilike all (words)
        and (sees_all or j.id in (select private.my_assigned_job_ids()))
    ),
    page as (
      select * from found
      where (created_at, id) < (page_before.at, page_before.id)
      order by created_at desc, id desc
      limit private.page_limit(p_limit)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'jobs', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', j.id,
          'title', j.title,
          'status', j.status,
          'created_at', j.created_at,
          'expires_at', j.expires_at,
          'application_count', counted.total,
          'new_application_count', counted.new,
          'assignee', private.assignee_of_job(j.id),
          'can', private.job_acts(j)
        ) order by j.created_at desc, j.id desc)
        from page
        join public.jobs j on j.id = page.id
        cross join lateral (
          select count(*) as total, count(*) filter (where a.status = 'applied') as new
          from public.applications a where a.job_id = j.id
        ) as counted
      ), '[]')
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_invitations (
  p_company_id uuid DEFAULT NULL::uuid,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT 20
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  page_before record;
begin
  perform private.require_caller();
  page_before := private.page_key(p_before, 'createdAt');
  return jsonb_build_object('invitations', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', page.id,
      'kind', private.invitation_kind(page),
      'email', page.email,
      'first_name', coalesce(page.company_data ->> 'firstName', page.candidate_data ->> 'firstName'),
      'last_name', coalesce(page.company_data ->> 'lastName', page.candidate_data ->> 'lastName'),
      'company_name', private.invited_company_name(page),
      'role', page.role,
      'status', case when page.status = 'pending' and not private.is_open(page) then 'expired' else page.status::text end,
      'expires_at', page.expires_at,
      'accepted_at', page.accepted_at,
      'created_at', page.created_at
    ) order by page.created_at desc, page.id desc)
    from (
      select * from public.invitations i
      where (p_company_id is null or i.company_id = p_company_id)
        and (i.company_id in (select private.my_company_ids()) or (select private.is_admin()))
        and private.can_manage_invitation(i)
        and (i.created_at, i.id) < (page_before.at, page_before.id)
      order by i.created_at desc, i.id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.mark_notification_read (
  notification_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.notifications n set is_read = true
  where n.id = notification_id and n.user_id = private.require_caller();
  if not found then
    perform private.fail(404, 'notification_not_found', 'This notification no longer exists');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.register_company (
  p_company jsonb,
  p_first_name text DEFAULT NULL::text,
  p_last_name text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  membership public.company_users;
  company public.companies;
  rules private.field_rule[] := private.company_profile_rules(true) || private.company_registration_rules();
  errors jsonb;
begin
  -- The lock makes a double submit wait for the first one and then find its company.
  select * into account from public.profiles where id = caller for update;
  if account.role is distinct from 'company' then
    perform private.fail(403, 'company_accounts_only', 'Only company accounts can register a company profile');
  end if;
  errors := private.field_errors(p_company, rules) || private.field_errors(
    jsonb_build_object('firstName', p_first_name, 'lastName', p_last_name),
    array[private.rule('firstName', 'text', 100), private.rule('lastName', 'text', 100)]
  );
  perform private.refuse_field_errors(errors);

  membership := private.my_membership();
  if membership.id is null then
    insert into public.companies (user_id) values (caller) returning * into company;
    insert into public.company_users (user_id, company_id, role, email)
    values (caller, company.id, 'company_admin', account.email) returning * into membership;
  elsif not private.can_at_company(membership.company_id, 'edit_registration') then
    perform private.fail(403, 'not_company_admin', 'Only company administrators can edit the registration');
  else
    select * into company from public.companies where id = membership.company_id for update;
  end if;
  perform private.write_company(
    company, private.clean_fields(p_company, rules), resubmit => company.submitted_at is null or company.rejected_at is not null);
  update public.company_users set
    first_name = coalesce(nullif(private.trimmed(p_first_name), ''), first_name),
    last_name = coalesce(nullif(private.trimmed(p_last_name), ''), last_name)
  where id = membership.id;
  return company.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_certificate_url (
  p_user_id uuid,
  p_url text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(p_user_id);
begin
  update public.candidates c set certificates = array_remove(c.certificates, p_url)
  where c.user_id = caller and p_url = any (c.certificates);
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_staff (
  p_company_user_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  leaving public.company_users;
  revoked integer;
begin
  select * into leaving from public.company_users
  where id = p_company_user_id and company_id in (select private.my_company_ids()) for update;
  if leaving.id is null then
    perform private.fail(404, 'employee_not_found', 'Employee not found');
  elsif not private.can_remove_staff(leaving) then
    if private.can_at_company(leaving.company_id, 'manage_staff') then
      perform private.fail(403, 'administrator_stays', 'Administrators of the company cannot be removed');
    end if;
    perform private.fail(403, 'not_allowed', 'You do not have permission to remove employees');
  end if;
  delete from public.company_users where id = leaving.id;
  -- Otherwise someone dismissed could come back through an invitation they had sent to themselves.
  update public.invitations set status = 'revoked'
  where company_id = leaving.company_id and invited_by_user_id = leaving.user_id and status = 'pending';
  get diagnostics revoked = row_count;
  perform private.audit('staff.removed', 'company_user', leaving.id, leaving.company_id, jsonb_build_object(
    'user_id', leaving.user_id, 'role', leaving.role, 'removed_by', caller, 'revoked_invitations', revoked));
end
$function$;

CREATE OR REPLACE FUNCTION public.resend_invitation (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations := private.require_invitation(p_id);
  token text := private.new_token();
begin
  perform private.check_invitation_rate();
  update public.invitations
  set token_hash = private.token_hash(token), expires_at = now() + interval '7 days',
    -- Who resends it answers for it.
    invited_by_admin_id = case when company_id is null then auth.uid() end
  where id = invitation.id returning * into invitation;
  return private.send_invitation(invitation, token);
end
$function$;

CREATE OR REPLACE FUNCTION public.respond_to_company_invitation (
  p_notification_id uuid,
  p_accept boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  notice public.notifications;
  invitation public.invitations;
begin
  select * into notice from public.notifications
  where id = p_notification_id and user_id = caller and type = 'company_invitation';
  select * into invitation from public.invitations where id = (notice.data ->> 'invitation_id')::uuid for update;
  if invitation.id is null then
    perform private.invitation_not_found('candidate');
  elsif p_accept is null then
    perform private.refuse_field_errors('{"accept": "Accept or decline the invitation"}');
  elsif p_accept then
    perform private.accept_invitation_as(caller, invitation.id);
  elsif invitation.status = 'accepted' then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  else
    update public.invitations set status = 'declined' where id = invitation.id and status = 'pending';
    if found then
      perform private.audit('invitation.declined', 'invitation', invitation.id, invitation.company_id, '{"kind": "candidate"}');
    end if;
    delete from public.notifications where id = notice.id;
  end if;
  return jsonb_build_object('accepted', p_accept, 'company_name', notice.data ->> 'company_name');
end
$function$;

CREATE OR REPLACE FUNCTION public.revoke_invitation (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations := private.require_invitation(p_id);
begin
  update public.invitations set status = 'revoked' where id = invitation.id;
  delete from public.notifications where type = 'company_invitation' and data ->> 'invitation_id' = invitation.id::text;
  perform private.audit('invitation.revoked', 'invitation', invitation.id, invitation.company_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.search_jobs (
  p_query text DEFAULT NULL::text,
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
  wanted tsquery := private.search_words(p_query);
  page_after record := private.page_key(p_after, 'postedAt');
  me public.candidates := private.my_candidate();
  is_candidate boolean := coalesce(private.my_role() = 'candidate', false);
begin
  return jsonb_build_object('jobs', coalesce((
    select jsonb_agg(private.job_list_entry(page, me, is_candidate) order by page.posted_at desc, page.job_id desc)
    from (
      select * from private.visible_jobs p
      where (numnode(wanted) = 0 or p.search @@ wanted)
        and (p.posted_at, p.job_id) < (page_after.at, page_after.id)
      order by p.posted_at desc, p.job_id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.set_application_status (
  p_application_id uuid,
  p_status text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
  wanted public.application_status;
begin
  -- Two movers take turns: what is decided next is decided on what the first one left.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  if not private.can_move_application(application) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status');
  end if;
  wanted := private.read_status_filter(p_status);
  if wanted is null then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  elsif wanted <> application.status then
    if wanted = 'withdrawn' then
      perform private.fail(409, 'status_not_allowed', 'Only the candidate can withdraw an application');
    end if;
    update public.applications set status = wanted where id = application.id returning * into application;
    perform private.tell_candidate_about_status(application);
  end if;
  return private.company_application_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_company_approval (
  p_company_id uuid,
  p_is_approved boolean,
  p_reason text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 2000)]);
  if p_is_approved is null then
    errors := errors || '{"isApproved": "Say whether the company is approved"}';
  end if;
  perform private.refuse_field_errors(errors);
  company := private.locked_company(p_company_id);
  return private.company_json(
    case when p_is_approved then private.approve_company(company)
    else private.reject_company(company, nullif(private.trimmed(p_reason), '')) end);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_company_subscription (
  p_company_id uuid,
  p_tier text,
  p_expires_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  before jsonb;
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('tier', p_tier), array[
    private.rule('tier', 'choice', 20, 1, 'Please select a subscription tier', enum_range(null::public.subscription_tier)::text[])]);
  if not isfinite(p_expires_at) then
    errors := errors || '{"expiresAt": "Choose a date"}';
  end if;
  perform private.refuse_field_errors(errors);
  company := private.locked_company(p_company_id);
  before := private.subscription_json(company.id);
  insert into public.company_subscriptions (company_id, tier, status, expires_at)
  values (company.id, private.trimmed(p_tier)::public.subscription_tier, 'active', p_expires_at)
  on conflict (company_id) do update set tier = excluded.tier, status = excluded.status, expires_at = excluded.expires_at;
  if before is distinct from private.subscription_json(company.id) then
    perform private.audit('subscription.changed', 'company', company.id, company.id,
      jsonb_build_object('from', before, 'to', private.subscription_json(company.id)));
    perform private.tell_company_admins(
      company, 'subscription_changed', 'Subscription changed',
      'The subscription of ' || company.name || ' is now ' || initcap(replace(private.trimmed(p_tier), '_', ' ')) || '.');
  end if;
  return private.subscription_json(company.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_application (
  p_job_id uuid,
  p_answers jsonb DEFAULT NULL::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates := private.require_applicant();
  given jsonb;
  application public.applications;
begin
  -- Waits while the job is being deleted, so that what is read next is true until the end.
  perform from public.jobs where id = p_job_id for key share;
  if exists (select from public.applications a where a.job_id = p_job_id and a.candidate_id = me.id) then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  elsif not private.is_visible_job(p_job_id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  given := private.read_answers(p_job_id, p_answers);
  perform private.refuse_answer_errors(p_job_id, given, me.user_id);

  insert into public.applications (job_id, candidate_id, company_id)
  select p_job_id, me.id, j.company_id from public.jobs j where j.id = p_job_id
  on conflict on constraint applications_once_per_job do nothing
  returning * into application;
  if application.id is null then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  end if;
  insert into public.job_application_answers (application_id, question_id, question, answer)
  select application.id, q.id, q.question, private.trimmed(coalesce(given ->> q.id::text, ''))
  from public.job_questions q
  where q.job_id = p_job_id and q.removed_at is null;
  perform private.tell_company_about_application(application);
  return application.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.update_candidate_document_url (
  p_user_id uuid,
  p_document_type text,
  p_url text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(p_user_id);
  path text := nullif(private.trimmed(p_url), '');
  bucket text := case p_document_type
    when 'resume' then 'candidate_resumes'
    when 'cover_letter' then 'candidate_cover_letters'
    when 'certificate' then 'candidate_certificates'
  end;
  problem text;
begin
  if bucket is null then
    perform private.refuse_field_errors('{"documentType": "Choose one of the options"}');
  end if;
  problem := case
    when path is not null then private.own_file_problem(caller, bucket, path)
    when p_document_type = 'certificate' then 'Choose a file'
  end;
  if problem is not null then
    perform private.refuse_field_errors(jsonb_build_object(p_document_type, problem));
  end if;

  perform private.add_candidate_record(caller);
  if p_document_type = 'resume' then
    update public.candidates set resume_url = path where user_id = caller;
  elsif p_document_type = 'cover_letter' then
    update public.candidates set cover_letter_url = path where user_id = caller;
  else
    update public.candidates c set certificates = c.certificates || path
    where c.user_id = caller and path <> all (c.certificates) and cardinality(c.certificates) < 20;
    if not found and not exists (select from public.candidates c where c.user_id = caller and path = any (c.certificates)) then
      perform private.refuse_field_errors('{"certificate": "Use at most 20 certificates"}');
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.update_candidate_profile (
  p_user_id uuid,
  p_first_name text,
  p_last_name text,
  p_bio text,
  p_skills text[],
  p_phone text,
  p_email text,
  p_alternate_phone text,
  p_gender text,
  p_work_authorization text,
  p_unit text,
  p_street text,
  p_city text,
  p_state text,
  p_zip_code text,
  p_country text,
  p_experience_years integer DEFAULT NULL::integer,
  p_portfolio_url text DEFAULT NULL::text,
  p_github_url text DEFAULT NULL::text,
  p_linkedin_url text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(p_user_id);
  new_title text := private.trimmed(split_part(p_bio, E'\n', 1));
  new_bio text := private.trimmed(substring(p_bio from position(E'\n' in p_bio || E'\n') + 1));
  updated public.candidates;
begin
  perform private.refuse_field_errors(private.profile_errors(jsonb_build_object(
    'firstName', p_first_name,
    'lastName', p_last_name,
    'title', new_title,
    'bio', new_bio,
    'skills', to_jsonb(array_remove(p_skills, null)),
    'phoneNumber', p_phone,
    'email', p_email,
    'alternatePhoneNumber', p_alternate_phone,
    'gender', p_gender,
    'workAuthorization', p_work_authorization,
    'experienceYears', p_experience_years,
    'portfolioUrl', p_portfolio_url,
    'githubUrl', p_github_url,
    'linkedinUrl', p_linkedin_url,
    'unit', p_unit,
    'street', p_street,
    'city', p_city,
    'state', p_state,
    'zipCode', p_zip_code,
    'country', p_country
  )));
  perform private.add_candidate_record(caller);
  update public.candidates c set
    first_name = coalesce(private.trimmed(p_first_name), ''),
    last_name = coalesce(private.trimmed(p_last_name), ''),
    title = nullif(new_title, ''),
    bio = nullif(regexp_replace(new_title || E'\n' || new_bio, '\s+$', ''), ''),
    skills = private.distinct_texts(to_jsonb(array_remove(p_skills, null))),
    phone = nullif(private.trimmed(p_phone), ''),
    email = coalesce(nullif(private.trimmed(p_email), ''), c.email),
    alternate_phone = nullif(private.trimmed(p_alternate_phone), ''),
    gender = nullif(private.trimmed(p_gender), '')::public.gender,
    work_authorization = nullif(private.trimmed(p_work_authorization), '')::public.work_authorization,
    unit = nullif(private.trimmed(p_unit), ''),
    street = nullif(private.trimmed(p_street), ''),
    city = nullif(private.trimmed(p_city), ''),
    state = nullif(private.trimmed(p_state), ''),
    zip_code = nullif(private.trimmed(p_zip_code), ''),
    country = nullif(private.trimmed(p_country), ''),
    experience_years = coalesce(p_experience_years, c.experience_years),
    portfolio_url = nullif(private.trimmed(coalesce(p_portfolio_url, c.portfolio_url)), ''),
    github_url = nullif(private.trimmed(coalesce(p_github_url, c.github_url)), ''),
    linkedin_url = nullif(private.trimmed(coalesce(p_linkedin_url, c.linkedin_url)), '')
  where c.user_id = caller
  returning * into updated;
  return private.candidate_json(updated);
end
$function$;

CREATE OR REPLACE FUNCTION public.update_company (
  p_company_id uuid,
  p_company jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  company public.companies;
  changes jsonb;
  registration jsonb;
begin
  if not coalesce(p_company_id in (select private.my_company_ids()), false) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_at_company(p_company_id, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'You do not have permission to edit the company profile');
  end if;
  perform private.refuse_field_errors(
    private.field_errors(p_company, private.company_profile_rules(false) || private.company_registration_rules(), is_whole => false));
  registration := private.clean_fields(p_company, private.company_registration_rules());
  if registration <> '{}' and not private.can_at_company(p_company_id, 'edit_registration') then
    perform private.fail(403, 'not_company_admin', 'Only company administrators can edit the registration');
  end if;
  changes := private.clean_fields(p_company, private.company_profile_rules(false)) || registration;
  select * into company from public.companies where id = p_company_id for update;
  return private.company_json(private.write_company(
    company, changes,
    resubmit => registration <> '{}' and (company.submitted_at is null or company.rejected_at is not null)));
end
$function$;

CREATE OR REPLACE FUNCTION public.update_job (
  p_job_id uuid,
  p_job jsonb
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
  if not private.can_edit_job(job) then
    perform private.fail(403, 'not_allowed', 'Your role does not allow editing jobs');
  end if;
  -- Again with a lock: two savers take turns.
  select * into before from public.jobs where id = p_job_id and deleted_at is null for update;
  if before.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  job := before;

  if jsonb_typeof(p_job) = 'object' and p_job ? 'status' and p_job - array['id', 'status'] = '{}' then
    if private.read_job_status(p_job ->> 'status') <> all (enum_range(null::public.job_status)::text[]) is not false then
      perform private.refuse_field_errors('{"status": "Choose a status"}');
    end if;
    job.status := private.read_job_status(p_job ->> 'status');
  else
    perform private.refuse_field_errors(private.job_errors(p_job, before.expires_at));
    job := private.apply_job_input(job, p_job);
    if jsonb_typeof(p_job -> 'questions') = 'array' then
      perform private.store_job_questions(job.id, p_job -> 'questions');
    end if;
  end if;

  if job.status = 'published' and before.status <> 'published' then
    perform private.require_live_company(job.company_id);
    if job.expires_at < (now() at time zone 'UTC')::date then
      perform private.refuse_field_errors('{"expires_at": "The expiry date cannot be before today"}');
    end if;
  end if;

  update public.jobs set
    title = job.title,
    description = job.description,
    location = job.location,
    locations = job.locations,
    job_type = job.job_type,
    experience_level = job.experience_level,
    experience_required = job.experience_required,
    education_required = job.education_required,
    salary_min = job.salary_min,
    salary_max = job.salary_max,
    skills_required = job.skills_required,
    requirements = job.requirements,
    preferred_skills = job.preferred_skills,
    status = job.status,
    expires_at = job.expires_at,
    posted_at = case when job.status = 'published' then coalesce(posted_at, now()) else posted_at end
  where id = job.id;
  return private.company_job_json(job.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_application (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.own_application(p_application_id);
begin
  -- Its company may be moving it: what is decided next is decided on what it left.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  if private.can_withdraw_application(application) then
    update public.applications set status = 'withdrawn' where id = application.id returning * into application;
    perform private.tell_company_about_application(application);
  elsif application.status <> 'withdrawn' then
    perform private.fail(409, 'status_not_allowed', 'This application is already decided and can no longer be withdrawn');
  end if;
  return private.my_application_json(application);
end
$function$;

ALTER TABLE "public"."application_events"
  ADD CONSTRAINT "application_events_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."application_events"
  ADD CONSTRAINT "application_events_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "public"."candidate_assignments"
  ADD CONSTRAINT "candidate_assignments_assigned_by_user_id_fkey" FOREIGN KEY (assigned_by_user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."candidate_assignments"
  ADD CONSTRAINT "candidate_assignments_assigned_to_user_id_fkey" FOREIGN KEY (assigned_to_user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."applications"
  ADD CONSTRAINT "applications_candidate_id_fkey" FOREIGN KEY (candidate_id) REFERENCES public.candidates(id) ON DELETE CASCADE;

ALTER TABLE "public"."candidate_assignments"
  ADD CONSTRAINT "candidate_assignments_candidate_id_fkey" FOREIGN KEY (candidate_id) REFERENCES public.candidates(id) ON DELETE CASCADE;

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."applications"
  ADD CONSTRAINT "applications_applied_by_company_id_fkey" FOREIGN KEY (applied_by_company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

ALTER TABLE "public"."applications"
  ADD CONSTRAINT "applications_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."candidate_assignments"
  ADD CONSTRAINT "candidate_assignments_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_managing_company_id_fkey" FOREIGN KEY (managing_company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."company_relationships"
  ADD CONSTRAINT "company_relationships_company_a_id_fkey" FOREIGN KEY (company_a_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."company_relationships"
  ADD CONSTRAINT "company_relationships_company_b_id_fkey" FOREIGN KEY (company_b_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."company_subscriptions"
  ADD CONSTRAINT "company_subscriptions_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."company_users"
  ADD CONSTRAINT "company_users_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."candidate_assignments"
  ADD CONSTRAINT "candidate_assignments_to_staff" FOREIGN KEY (assigned_to_user_id, company_id) REFERENCES public.company_users(user_id, company_id) ON DELETE CASCADE;

ALTER TABLE "public"."company_users"
  ADD CONSTRAINT "company_users_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."invitations"
  ADD CONSTRAINT "invitations_accepted_by_fkey" FOREIGN KEY (accepted_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."invitations"
  ADD CONSTRAINT "invitations_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."invitations"
  ADD CONSTRAINT "invitations_invited_by_admin_id_fkey" FOREIGN KEY (invited_by_admin_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."invitations"
  ADD CONSTRAINT "invitations_invited_by_user_id_fkey" FOREIGN KEY (invited_by_user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."job_application_answers"
  ADD CONSTRAINT "job_application_answers_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "public"."job_assignments"
  ADD CONSTRAINT "job_assignments_assigned_by_user_id_fkey" FOREIGN KEY (assigned_by_user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."job_assignments"
  ADD CONSTRAINT "job_assignments_assigned_to_user_id_fkey" FOREIGN KEY (assigned_to_user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."job_assignments"
  ADD CONSTRAINT "job_assignments_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."job_assignments"
  ADD CONSTRAINT "job_assignments_to_staff" FOREIGN KEY (assigned_to_user_id, company_id) REFERENCES public.company_users(user_id, company_id) ON DELETE CASCADE;

ALTER TABLE "public"."job_application_answers"
  ADD CONSTRAINT "job_application_answers_question_id_fkey" FOREIGN KEY (question_id) REFERENCES public.job_questions(id) ON DELETE CASCADE;

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_created_by_fkey" FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."applications"
  ADD CONSTRAINT "applications_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "public"."job_assignments"
  ADD CONSTRAINT "job_assignments_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "public"."job_questions"
  ADD CONSTRAINT "job_questions_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."profiles"
  ADD CONSTRAINT "profiles_id_fkey" FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."published_jobs"
  ADD CONSTRAINT "published_jobs_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."published_jobs"
  ADD CONSTRAINT "published_jobs_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

CREATE VIEW "private"."publishable_jobs" WITH (security_invoker=true) AS  SELECT j.id AS job_id,
    j.company_id,
    c.name AS company_name,
    c.logo_url AS company_logo_url,
    j.title,
    j.location,
    j.locations,
    j.job_type,
    j.experience_level,
    j.salary_min,
    j.salary_max,
    j.skills_required,
    j.preferred_skills,
    private.skill_keys(j.skills_required) AS required_skill_keys,
    private.skill_keys(j.preferred_skills) AS preferred_skill_keys,
    j.posted_at,
    COALESCE(LEAST((((j.expires_at + 1))::timestamp without time zone AT TIME ZONE 'UTC'::text), s.expires_at), 'infinity'::timestamp with time zone) AS visible_until,
    ((((setweight(to_tsvector('english'::regconfig, private.searchable(j.title)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, private.searchable(c.name)), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, private.searchable(array_to_string((j.skills_required || j.preferred_skills), ', '::text))), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, private.searchable(array_to_string((j.location || j.locations), ', '::text))), 'C'::"char")) || setweight(to_tsvector('english'::regconfig, private.searchable(j.description)), 'D'::"char")) AS search
   FROM ((public.jobs j
     JOIN public.companies c ON ((c.id = j.company_id)))
     JOIN public.company_subscriptions s ON ((s.company_id = j.company_id)))
  WHERE (j.is_active AND c.is_approved AND private.is_plan_active(s.*));

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
 INSERT INTO public.published_jobs (job_id, company_id, company_name, company_logo_url, title, location, locations, job_type, experience_level, salary_min, salary_max, skills_required, preferred_skills, required_skill_keys, preferred_skill_keys, posted_at, visible_until, search)  SELECT publishable_jobs.job_id,
             publishable_jobs.company_id,
             publishable_jobs.company_name,
             publishable_jobs.company_logo_url,
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
             publishable_jobs.search
            FROM private.publishable_jobs
           WHERE (publishable_jobs.job_id = ANY (refresh_published_jobs.of_jobs)) ON CONFLICT(job_id) DO UPDATE
  SET company_id = excluded.company_id, company_name = excluded.company_name, company_logo_url = excluded.company_logo_url, title = excluded.title, location = excluded.location, locations = excluded.locations, job_type = excluded.job_type, experience_level = excluded.experience_level, salary_min = excluded.salary_min, salary_max = excluded.salary_max, skills_required = excluded.skills_required, preferred_skills = excluded.preferred_skills, required_skill_keys = excluded.required_skill_keys, preferred_skill_keys = excluded.preferred_skill_keys, posted_at = excluded.posted_at, visible_until = excluded.visible_until, search = excluded.search;
END;

CREATE VIEW "private"."visible_jobs" WITH (security_invoker=true) AS  SELECT job_id,
    company_id,
    company_name,
    company_logo_url,
    title,
    location,
    locations,
    job_type,
    experience_level,
    salary_min,
    salary_max,
    skills_required,
    preferred_skills,
    required_skill_keys,
    preferred_skill_keys,
    posted_at,
    visible_until,
    search
   FROM public.published_jobs
  WHERE (visible_until > now());

CREATE OR REPLACE FUNCTION private.is_visible_job (
  of_job uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM private.visible_jobs WHERE (visible_jobs.job_id = is_visible_job.of_job)));

CREATE OR REPLACE FUNCTION private.can_see_job (
  of_job uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (private.is_visible_job(of_job) OR (EXISTS (SELECT FROM public.jobs j WHERE ((j.id = can_see_job.of_job) AND private.works_on_job(j.*)))));

CREATE OR REPLACE FUNCTION private.my_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('id', (my_application_json.application).id, 'status', (my_application_json.application).status, 'applied_at', (my_application_json.application).applied_at, 'job', (private.job_facts(j.*) || jsonb_build_object('company', private.company_card(c.*), 'is_visible', private.is_visible_job(j.id))), 'answers', private.application_answers_json((my_application_json.application).id), 'events', private.application_events_json((my_application_json.application).id, NULL::uuid), 'match', private.job_match(j.*, me.*), 'can', jsonb_build_object('withdraw', private.can_withdraw_application(my_application_json.application)))
  AS jsonb_build_object
    FROM public.jobs j,
     public.companies c,
     public.candidates me
   WHERE ((j.id = (my_application_json.application).job_id) AND (c.id = j.company_id) AND (me.id = (my_application_json.application).candidate_id));
END;

CREATE INDEX application_events_actor_index ON public.application_events USING btree (actor_id);

CREATE INDEX application_events_application_index ON public.application_events USING btree (application_id, id);

CREATE INDEX applications_applied_by_index ON public.applications USING btree (applied_by_company_id, applied_at DESC, id DESC)
  WHERE (applied_by_company_id IS NOT NULL);

CREATE INDEX applications_candidate_index ON public.applications USING btree (candidate_id, applied_at DESC, id DESC);

CREATE INDEX applications_company_index ON public.applications USING btree (company_id, applied_at DESC, id DESC);

CREATE INDEX applications_job_index ON public.applications USING btree (job_id, applied_at DESC, id DESC);

CREATE INDEX audit_log_actor_index ON public.audit_log USING btree (actor_id, action, created_at DESC);

CREATE INDEX audit_log_created_at_index ON public.audit_log USING btree (created_at DESC, id DESC);

CREATE INDEX audit_log_subject_index ON public.audit_log USING btree (subject_type, subject_id);

CREATE INDEX candidate_assignments_assignee_index ON public.candidate_assignments USING btree (assigned_to_user_id, company_id);

CREATE INDEX candidate_assignments_assigner_index ON public.candidate_assignments USING btree (assigned_by_user_id);

CREATE INDEX candidate_assignments_company_index ON public.candidate_assignments USING btree (company_id);

CREATE INDEX candidates_managing_company_index ON public.candidates USING btree (managing_company_id, created_at DESC)
  WHERE (managing_company_id IS NOT NULL);

CREATE INDEX companies_created_at_index ON public.companies USING btree (created_at DESC, id DESC);

CREATE INDEX companies_pending_index ON public.companies USING btree (created_at DESC)
  WHERE (NOT is_approved);

CREATE INDEX companies_user_id_index ON public.companies USING btree (user_id);

CREATE INDEX company_relationships_a_index ON public.company_relationships USING btree (company_a_id);

CREATE INDEX company_relationships_b_index ON public.company_relationships USING btree (company_b_id);

CREATE UNIQUE INDEX company_relationships_one_per_pair ON public.company_relationships USING btree (LEAST(company_a_id, company_b_id), GREATEST(company_a_id, company_b_id));

CREATE INDEX company_users_company_index ON public.company_users USING btree (company_id, created_at DESC);

CREATE INDEX email_outbox_due_index ON public.email_outbox USING btree (next_attempt_at)
  WHERE (sent_at IS NULL);

CREATE INDEX invitations_accepted_by_index ON public.invitations USING btree (accepted_by)
  WHERE (accepted_by IS NOT NULL);

CREATE INDEX invitations_admin_sender_index ON public.invitations USING btree (invited_by_admin_id)
  WHERE (invited_by_admin_id IS NOT NULL);

CREATE INDEX invitations_company_index ON public.invitations USING btree (company_id, created_at DESC);

CREATE INDEX invitations_email_index ON public.invitations USING btree (lower(email), status);

CREATE INDEX invitations_newest_index ON public.invitations USING btree (created_at DESC, id DESC);

CREATE INDEX invitations_user_sender_index ON public.invitations USING btree (invited_by_user_id)
  WHERE (invited_by_user_id IS NOT NULL);

CREATE INDEX job_application_answers_question_index ON public.job_application_answers USING btree (question_id);

CREATE INDEX job_assignments_assignee_index ON public.job_assignments USING btree (assigned_to_user_id, company_id);

CREATE INDEX job_assignments_assigner_index ON public.job_assignments USING btree (assigned_by_user_id);

CREATE INDEX job_assignments_company_index ON public.job_assignments USING btree (company_id);

CREATE INDEX job_questions_job_index ON public.job_questions USING btree (job_id, "position");

CREATE INDEX jobs_company_index ON public.jobs USING btree (company_id, created_at DESC, id DESC);

CREATE INDEX jobs_creator_index ON public.jobs USING btree (created_by);

CREATE INDEX notifications_invitation_index ON public.notifications USING btree (((data ->> 'invitation_id'::text)))
  WHERE (type = 'company_invitation'::text);

CREATE INDEX notifications_user_index ON public.notifications USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX profiles_email_index ON public.profiles USING btree (lower(email));

CREATE INDEX published_jobs_company_index ON public.published_jobs USING btree (company_id);

CREATE INDEX published_jobs_newest_index ON public.published_jobs USING btree (posted_at DESC, job_id DESC);

CREATE INDEX published_jobs_search_index ON public.published_jobs USING gin (search);

CREATE TRIGGER handle_changed_account
  AFTER UPDATE OF email, email_confirmed_at ON auth.users
  FOR EACH ROW
  EXECUTE FUNCTION private.handle_changed_account();

CREATE TRIGGER handle_new_account
  AFTER INSERT ON auth.users
  FOR EACH ROW
  EXECUTE FUNCTION private.handle_new_account();

CREATE TRIGGER applications_begin_their_history
  AFTER INSERT ON public.applications
  FOR EACH ROW
  EXECUTE FUNCTION private.write_application_event();

CREATE TRIGGER applications_continue_their_history
  AFTER UPDATE OF status ON public.applications
  FOR EACH ROW
  WHEN ((old.status IS DISTINCT FROM new.status))
  EXECUTE FUNCTION private.write_application_event();

CREATE TRIGGER applications_keep_companies
  BEFORE INSERT OR UPDATE OF job_id, company_id ON public.applications
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_application_companies();

CREATE TRIGGER applications_move_along_transitions
  BEFORE UPDATE OF status ON public.applications
  FOR EACH ROW
  WHEN ((old.status IS DISTINCT FROM new.status))
  EXECUTE FUNCTION private.check_application_move();

CREATE TRIGGER applications_touch_updated_at
  BEFORE UPDATE ON public.applications
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER audit_log_is_append_only
  BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER candidate_assignments_touch_updated_at
  BEFORE UPDATE ON public.candidate_assignments
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER candidates_keep_authority
  BEFORE INSERT OR UPDATE ON public.candidates
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_authority('managing_company_id', 'management_terms');

CREATE TRIGGER candidates_keep_management_consistent
  BEFORE INSERT OR UPDATE ON public.candidates
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_management_consistent();

CREATE TRIGGER candidates_touch_updated_at
  BEFORE UPDATE ON public.candidates
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER companies_touch_updated_at
  BEFORE UPDATE ON public.companies
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER jobs_follow_their_company
  AFTER UPDATE ON public.companies REFERENCING OLD TABLE AS
  before NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.publish_jobs_of_changed_companies();

CREATE TRIGGER company_relationships_audit
  AFTER INSERT OR DELETE OR UPDATE ON public.company_relationships
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_partnership();

CREATE TRIGGER company_relationships_check
  BEFORE INSERT ON public.company_relationships
  FOR EACH ROW
  EXECUTE FUNCTION private.check_partnership();

CREATE TRIGGER company_subscriptions_touch_updated_at
  BEFORE UPDATE ON public.company_subscriptions
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER jobs_follow_a_changed_subscription
  AFTER UPDATE ON public.company_subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.publish_jobs_of_changed_subscriptions();

CREATE TRIGGER jobs_follow_a_new_subscription
  AFTER INSERT ON public.company_subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.publish_jobs_of_changed_subscriptions();

CREATE TRIGGER jobs_follow_an_ended_subscription
  AFTER DELETE ON public.company_subscriptions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.publish_jobs_of_changed_subscriptions();

CREATE TRIGGER company_users_keep_authority
  BEFORE UPDATE ON public.company_users
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_authority('id', 'user_id', 'company_id', 'role', 'created_at');

CREATE TRIGGER company_users_touch_updated_at
  BEFORE UPDATE ON public.company_users
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER invitations_touch_updated_at
  BEFORE UPDATE ON public.invitations
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER job_assignments_touch_updated_at
  BEFORE UPDATE ON public.job_assignments
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER jobs_are_published_when_inserted
  AFTER INSERT ON public.jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.publish_changed_jobs();

CREATE TRIGGER jobs_are_published_when_updated
  AFTER UPDATE ON public.jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.publish_changed_jobs();

CREATE TRIGGER jobs_touch_updated_at
  BEFORE UPDATE ON public.jobs
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER profiles_touch_updated_at
  BEFORE UPDATE ON public.profiles
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE POLICY "Whoever can read an application can read its history" ON "public"."application_events"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.applications a
  WHERE (a.id = application_events.application_id))));

CREATE POLICY "Candidates, reviewing staff and admins can read an application" ON "public"."applications"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR (COALESCE(((candidate_id = ( SELECT private.my_candidate_id() AS my_candidate_id)) OR (company_id IN ( SELECT private.my_company_ids() AS my_company_ids)) OR (applied_by_company_id IN ( SELECT private.my_company_ids() AS my_company_ids))), false) AND private.can_read_application(applications.*, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Admins can read the audit log" ON "public"."audit_log"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Staff and admins can read who looks after a candidate" ON "public"."candidate_assignments"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids() AS my_company_ids)) AND private.can_read_assignment(company_id, assigned_to_user_id, ( SELECT (private.my_reach()).candidate_company_ids AS candidate_company_ids), ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Candidates can create their own record" ON "public"."candidates"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT private.my_role() AS my_role) = 'candidate'::public.app_role) AND (lower(email) = lower(( SELECT p.email
   FROM public.profiles p
  WHERE (p.id = ( SELECT auth.uid() AS uid)))))));

CREATE POLICY "Candidates, managing staff and admins can read a candidate" ON "public"."candidates"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR (COALESCE(((user_id = ( SELECT auth.uid() AS uid)) OR (managing_company_id IN ( SELECT private.my_company_ids() AS my_company_ids))), false) AND private.can_read_candidate(candidates.*, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Staff and admins can read a company" ON "public"."companies"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((id IN ( SELECT private.my_company_ids() AS my_company_ids)) AND private.can_read_company(id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Admins can change what partners share" ON "public"."company_relationships"
  FOR UPDATE
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin))
  WITH CHECK (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Admins can create partnerships" ON "public"."company_relationships"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Admins can end partnerships" ON "public"."company_relationships"
  FOR DELETE
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Staff of either company and admins can read a partnership" ON "public"."company_relationships"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR (company_a_id IN ( SELECT private.my_company_ids() AS my_company_ids)) OR (company_b_id IN ( SELECT private.my_company_ids() AS my_company_ids))));

CREATE POLICY "Staff and admins can read a company's subscription" ON "public"."company_subscriptions"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids() AS my_company_ids)) AND private.can_read_company(company_id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Staff and admins can read a company's staff" ON "public"."company_users"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids() AS my_company_ids)) AND private.can_read_company(company_id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Staff can edit their own name and contact" ON "public"."company_users"
  FOR UPDATE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)))
  WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Whoever can read an application can read its answers" ON "public"."job_application_answers"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.applications a
  WHERE (a.id = job_application_answers.application_id))));

CREATE POLICY "Staff and admins can read who looks after a job" ON "public"."job_assignments"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids() AS my_company_ids)) AND private.can_read_assignment(company_id, assigned_to_user_id, ( SELECT (private.my_reach()).job_company_ids AS job_company_ids), ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Whoever can read a job can read its questions" ON "public"."job_questions"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.jobs j
  WHERE (j.id = job_questions.job_id))));

CREATE POLICY "Staff and admins can read a job" ON "public"."jobs"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids() AS my_company_ids)) AND private.can_read_job(jobs.*, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "People can dismiss their own notifications" ON "public"."notifications"
  FOR DELETE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People can read their own notifications" ON "public"."notifications"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Admins can read every profile" ON "public"."profiles"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "People can read their own profile" ON "public"."profiles"
  FOR SELECT
  TO "authenticated"
  USING ((id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Anyone can read jobs that are visible now" ON "public"."published_jobs"
  FOR SELECT
  TO "anon", "authenticated"
  USING ((visible_until > now()));

CREATE POLICY "Candidates can replace files in their own folder" ON "storage"."objects"
  FOR UPDATE
  TO "authenticated"
  USING (private.can_remove_own_file(bucket_id, name))
  WITH CHECK (private.can_write_own_file(bucket_id, name));

CREATE POLICY "Candidates can upload files to their own folder" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (private.can_write_own_file(bucket_id, name));

CREATE POLICY "People can delete files in their own folder" ON "storage"."objects"
  FOR DELETE
  TO "authenticated"
  USING (private.can_remove_own_file(bucket_id, name));

CREATE POLICY "People can read files in their own folder" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING (((split_part(name, '/'::text, 1) = (( SELECT auth.uid() AS uid))::text) AND private.is_own_file(bucket_id, name)));

CREATE POLICY "Staff and admins can read a company's documents" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING (((bucket_id = 'company-documents'::text) AND (( SELECT private.is_admin() AS is_admin) OR private.can_read_company(private.file_folder(bucket_id, name), ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Staff can delete their company's files" ON "storage"."objects"
  FOR DELETE
  TO "authenticated"
  USING (private.can_write_company_file(bucket_id, name));

CREATE POLICY "Staff can find their company's logo files" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING (((bucket_id = 'company-logos'::text) AND private.can_write_company_file(bucket_id, name)));

CREATE POLICY "Staff can read answer files of applications they review" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING (((bucket_id = 'application_files'::text) AND private.can_read_answer_file(private.file_folder(bucket_id, name), name, ( SELECT private.my_reach() AS my_reach))));

CREATE POLICY "Staff can read files of applicants and managed candidates" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING (((bucket_id = ANY (ARRAY['candidate_resumes'::text, 'candidate_cover_letters'::text, 'candidate_certificates'::text])) AND private.can_read_candidate_files(private.file_folder(bucket_id, name), ( SELECT private.my_reach() AS my_reach))));

CREATE POLICY "Staff can replace their company's files" ON "storage"."objects"
  FOR UPDATE
  TO "authenticated"
  USING (private.can_write_company_file(bucket_id, name))
  WITH CHECK (private.can_write_company_file(bucket_id, name));

CREATE POLICY "Staff can upload their company's files" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (private.can_write_company_file(bucket_id, name));

COMMENT ON COLUMN "public"."applications"."applied_by_company_id" IS 'The company that managed the candidate when the application was made, or null.';

COMMENT ON COLUMN "public"."applications"."company_id" IS 'The job''s company, kept by trigger.';

COMMENT ON COLUMN "public"."candidates"."certificates" IS 'Paths in the private bucket candidate_certificates.';

COMMENT ON COLUMN "public"."candidates"."cover_letter_url" IS 'Path in the private bucket candidate_cover_letters.';

COMMENT ON COLUMN "public"."candidates"."resume_url" IS 'Path in the private bucket candidate_resumes.';

COMMENT ON COLUMN "public"."candidates"."title" IS 'The first line of the bio (RULES: Candidates), kept by update_candidate_profile.';

COMMENT ON COLUMN "public"."companies"."approved_at" IS 'The approval date shown; updated_at moves with every edit.';

COMMENT ON COLUMN "public"."companies"."ein_document_url" IS 'Path in the private bucket company-documents.';

COMMENT ON COLUMN "public"."companies"."logo_url" IS 'Path in the public bucket company-logos.';

COMMENT ON COLUMN "public"."companies"."submitted_at" IS 'When the registration was last submitted for review; null means it is unfinished (created at sign-up as ''New Company'').';

COMMENT ON COLUMN "public"."companies"."tax_document_url" IS 'Path in the private bucket company-documents.';

COMMENT ON COLUMN "public"."email_outbox"."next_attempt_at" IS 'Also the lease: claiming a mail moves it ahead, so a crashed delivery is tried again.';

COMMENT ON COLUMN "public"."email_outbox"."template" IS 'Name of a template in functions/_shared/email; data is what it shows.';

COMMENT ON COLUMN "public"."invitations"."token_hash" IS 'SHA-256 of the token. The token itself (128 bits or more from a CSPRNG) is shown once to its sender and never stored.';

COMMENT ON COLUMN "public"."job_application_answers"."question" IS 'The question''s text when it was answered.';

COMMENT ON COLUMN "public"."jobs"."deleted_at" IS 'Set when a job with applications is deleted: hidden, but the applicants keep their records.';

COMMENT ON COLUMN "public"."jobs"."expires_at" IS 'Last day (UTC) on which the job is open; after it the job behaves as closed.';

COMMENT ON COLUMN "public"."jobs"."posted_at" IS 'When it was first published.';

COMMENT ON COLUMN "public"."jobs"."salary_max" IS 'Annual, whole US dollars.';

COMMENT ON COLUMN "public"."jobs"."salary_min" IS 'Annual, whole US dollars.';

COMMENT ON COLUMN "public"."notifications"."data" IS 'Ids the screen links with (application_id, job_id, company_id), and for company_invitation company_name and management_terms.';

COMMENT ON COLUMN "public"."profiles"."role" IS 'candidate, company or admin. Never taken from sign-up metadata unchecked; admin only through an accepted admin invitation or grant_admin.';

COMMENT ON COLUMN "public"."published_jobs"."visible_until" IS 'The earlier of the end of the job''s last day and the end of the subscription; infinity when neither ends. Compared at read time, so expiry needs no job.';

COMMENT ON FUNCTION "private"."accept_admin_invitation"(public.invitations, uuid) IS 'PT409 for company staff: an administrator would approve the own company.';

COMMENT ON FUNCTION "private"."accept_candidate_invitation"(public.invitations, uuid) IS 'Fills what is empty in the candidate''s record from the invitation and puts it under the company''s management. PT409 for other accounts and for candidates of another company.';

COMMENT ON FUNCTION "private"."accept_company_invitation"(public.invitations, uuid) IS 'The company with the invited name, unfinished, with the account as company_admin. An unfinished company the account already has takes the name. PT409 for staff of another company.';

COMMENT ON FUNCTION "private"."accept_employee_invitation"(public.invitations, uuid) IS 'Membership with company, role and name from the invitation. PT409 when it exists.';

COMMENT ON FUNCTION "private"."accept_invitation_as"(uuid, uuid) IS 'Accepts an invitation for an account. Gives {kind, company_id}; repeated by the same account it gives the same. PT403 for another or unconfirmed e-mail, PT404 when it is not open, PT409 when the account cannot become what it grants (RULES: Invitations).';

COMMENT ON FUNCTION "private"."accept_invitation_at_confirmation"(auth.users) IS 'Accepts the invitation an account was made with, once its address is confirmed (RULES: Invitations). A failure is written to the audit log and undone, never raised.';

COMMENT ON FUNCTION "private"."add_candidate_record"(uuid) IS 'Adds the bare record (first name from the e-mail, no skills) unless there is one; true when it was added.';

COMMENT ON FUNCTION "private"."address_rules"() IS 'The address inside candidateData.';

COMMENT ON FUNCTION "private"."answer_problem"(public.job_questions, text, uuid) IS 'Why an answer does not answer its question, or null.';

COMMENT ON FUNCTION "private"."applicant_entry"(public.applications) IS 'JobApplicationListItem (contracts/application.ts).';

COMMENT ON FUNCTION "private"."applicant_json"(public.candidates) IS 'ApplicationCandidate (contracts/application.ts): all that an employer reads of an applicant (RULES: Candidates).';

COMMENT ON FUNCTION "private"."application_answers_json"(uuid) IS 'ApplicationAnswer[] (contracts/application.ts), in the order of the form.';

COMMENT ON FUNCTION "private"."application_events_json"(uuid, uuid) IS 'ApplicationEvent[] (contracts/application.ts), oldest first. Names only of colleagues at the given company; none with null.';

COMMENT ON FUNCTION "private"."application_ids"(public.applications) IS 'What a notification about an application links with.';

COMMENT ON FUNCTION "private"."application_match"(public.applications) IS 'The match of an application''s job and candidate, as both sides see it.';

COMMENT ON FUNCTION "private"."apply_job_input"(public.jobs, jsonb) IS 'The job with the values of a checked jobData. A missing status stays what it is.';

COMMENT ON FUNCTION "private"."approve_company"(public.companies) IS 'Approves and tells the company; an approved one is left as it is.';

COMMENT ON FUNCTION "private"."are_short_texts"(text[], integer, integer) IS 'True for a list of at most max_items trimmed, non-empty texts of at most max_length characters each.';

COMMENT ON FUNCTION "private"."asked_location"(public.job_type, text[]) IS 'The places of a job in words: "Denver, CO or remote".';

COMMENT ON FUNCTION "private"."assignee_of_job"(uuid) IS 'Assignee (contracts/job.ts) of a job, or null.';

COMMENT ON FUNCTION "private"."audit"(text, text, uuid, uuid, jsonb) IS 'Writes one audit entry with the caller as actor.';

COMMENT ON FUNCTION "private"."audit_as"(uuid, text, text, uuid, uuid, jsonb) IS 'Writes one audit entry. Named actor: triggers on auth.users run before there is a session.';

COMMENT ON FUNCTION "private"."audit_partnership"() IS 'Row trigger: partnerships are edited straight on the table, so this writes the audit entry. SECURITY DEFINER: nobody may write the audit log directly.';

COMMENT ON FUNCTION "private"."become_company_account"(uuid) IS 'Makes the account a company account. PT409 for an administrator or a candidate with applications: both would lose what they have.';

COMMENT ON FUNCTION "private"."brings_company"(text, text) IS 'True when this e-mail holds an invitation that will give the account its company, so that sign-up makes none.';

COMMENT ON FUNCTION "private"."bucket_endings"(text) IS 'File name endings a bucket takes, as in contracts/files.ts. The MIME limit compares what the uploader declares only; the ending decides how a file is served and opened.';

COMMENT ON FUNCTION "private"."can_assign_job"(public.jobs) IS 'True for whoever may assign work at its company (RULES: Jobs).';

COMMENT ON FUNCTION "private"."can_at_company"(uuid, private.staff_act) IS 'The predicate of everything done to a company as a whole: true when the caller''s staff role there allows the act (RULES: Staff).';

COMMENT ON FUNCTION "private"."can_delete_job"(public.jobs) IS 'True for managing staff, and for recruiters who wrote it while nobody has applied (RULES: Jobs). Called by SECURITY DEFINER procedures: it counts applications past the policies.';

COMMENT ON FUNCTION "private"."can_edit_job"(public.jobs) IS 'True for whoever may post jobs at its company (RULES: Jobs).';

COMMENT ON FUNCTION "private"."can_invite"(text, uuid) IS 'True when the caller may send an invitation of this kind: administrators those of admins and companies, staff those of employees and candidates for their company (RULES: Invitations).';

COMMENT ON FUNCTION "private"."can_manage_invitation"(public.invitations) IS 'True when the caller sees, resends and revokes it: admins all, staff those of their company they could send (RULES: Invitations).';

COMMENT ON FUNCTION "private"."can_move_application"(public.applications, private.reach) IS 'True for staff of the job''s company who handle its applications: all of them, or those of jobs assigned to them (RULES: Applications).';

COMMENT ON FUNCTION "private"."can_read_answer_file"(uuid, text, private.reach) IS 'True when the file answers a question of an application within reach (RULES: Files). SECURITY DEFINER for the same reason as can_read_candidate_files.';

COMMENT ON FUNCTION "private"."can_read_application"(public.applications, private.reach) IS 'True for its candidate, for staff who may review it, and for administrators (RULES: Applications).';

COMMENT ON FUNCTION "private"."can_read_assignment"(uuid, uuid, uuid[], private.reach) IS 'Who may read that a job or candidate of a company is assigned to somebody: recruiting staff (of the companies given, from the caller''s reach), the assignee, admins (RULES: Staff).';

COMMENT ON FUNCTION "private"."can_read_candidate"(public.candidates, private.reach) IS 'True for the candidate, the managing company''s staff and administrators: they read the record. Others read a part of it through an application (RULES: Candidates).';

COMMENT ON FUNCTION "private"."can_read_candidate_files"(uuid, private.reach) IS 'True when a company within reach may open the documents of this account: it manages the candidate or got an application from them (RULES: Files). SECURITY DEFINER: storage policies would run the row policies of three tables for every object; answers yes or no only.';

COMMENT ON FUNCTION "private"."can_read_company"(uuid, private.reach) IS 'True for the company''s staff and for administrators: they read the whole record (RULES: Companies).';

COMMENT ON FUNCTION "private"."can_read_job"(public.jobs, private.reach) IS 'True for whoever works on the job, and for administrators, who also read deleted ones (RULES: Jobs).';

COMMENT ON FUNCTION "private"."can_remove_own_file"(text, text) IS 'True for the caller''s own file unless it was sent with an application (RULES: Files).';

COMMENT ON FUNCTION "private"."can_remove_staff"(public.company_users) IS 'True when the caller may end this membership: managing staff, never an administrator''s (RULES: Staff).';

COMMENT ON FUNCTION "private"."can_review_application"(public.applications, private.reach) IS 'True for staff who read an application as employers: who may move it, and recruiting staff of the company that managed the candidate (RULES: Applications).';

COMMENT ON FUNCTION "private"."can_see_job"(uuid) IS 'True for a job visible to everyone now, and as a preview for whoever works on it. SECURITY DEFINER: candidates cannot read jobs.';

COMMENT ON FUNCTION "private"."can_withdraw_application"(public.applications) IS 'True for its candidate while the table of moves allows withdrawing (RULES: Applications). Called by SECURITY DEFINER procedures: that table is closed.';

COMMENT ON FUNCTION "private"."can_write_company_file"(text, text) IS 'True when the caller may store, replace and delete the file: documents with the right to the registration, logos with that to the public profile (RULES: Files).';

COMMENT ON FUNCTION "private"."can_write_own_file"(text, text) IS 'True when the caller, a candidate, may store a file there (RULES: Files).';

COMMENT ON FUNCTION "private"."candidate_json"(public.candidates) IS 'Candidate (contracts/candidate.ts): the profile as its owner reads it.';

COMMENT ON FUNCTION "private"."candidate_missing_fields"(public.candidates) IS 'Completion items without a value, in the order of contracts/candidate.ts, which computes the same (RULES: Candidates).';

COMMENT ON FUNCTION "private"."candidate_rules"() IS 'The profile fields an invitation may fill in for the candidate (RULES: Candidates); the same limits as candidateProfileSchema.';

COMMENT ON FUNCTION "private"."check_application_move"() IS 'Row trigger: PT409 for a move that is not in private.application_transitions, whoever writes. SECURITY DEFINER: that table is closed.';

COMMENT ON FUNCTION "private"."check_assignment"(text, uuid[], integer, uuid[], uuid) IS 'Whether the caller may assign what was asked for: kind (job or candidate), the ids, how many of them the caller''s companies have, those companies, and who gets them. PT422 for none or for somebody who is no manager or recruiter there, PT404 for one out of reach, PT403 without the right.';

COMMENT ON FUNCTION "private"."check_candidate_data"(jsonb) IS 'candidateData, checked and cleaned. PT422 by field.';

COMMENT ON FUNCTION "private"."check_invitation_data"(text, text, jsonb) IS 'The cleaned fields of an invitation. PT422 by field.';

COMMENT ON FUNCTION "private"."check_invitation_rate"() IS 'PT429 past 20 invitations a minute or 200 a day by one sender (RULES: Invitations), counted in the audit log so that resending counts. Senders are serialised, so a burst cannot slip through.';

COMMENT ON FUNCTION "private"."check_partnership"() IS 'Row trigger: the rules of a partnership with their texts (RULES: Administration). Two inserts at once are still kept apart by the unique index.';

COMMENT ON FUNCTION "private"."clean_fields"(jsonb, private.field_rule[]) IS 'The fields the rules know, trimmed, '''' as null. Everything else in the input is dropped, so no other column can be reached.';

COMMENT ON FUNCTION "private"."company_acts"(uuid) IS 'CompanyActs (contracts/company.ts): every act with whether the caller may; all false for null.';

COMMENT ON FUNCTION "private"."company_application_json"(public.applications) IS 'CompanyApplicationDetail (contracts/application.ts). Reach is checked by its callers; who may only read gets no allowed statuses and no names of another company''s staff.';

COMMENT ON FUNCTION "private"."company_card"(public.companies) IS 'What a candidate reads of the company beside a job or an application.';

COMMENT ON FUNCTION "private"."company_counts"(uuid) IS 'The dashboard''s counts, over what the caller may read: recruiting staff all, others what is assigned to them (RULES: Staff). Null: all zero. unassigned_jobs counts drafts and published ones.';

COMMENT ON FUNCTION "private"."company_is_live"(uuid) IS 'True when a company is approved with a live subscription: the one test behind creating, publishing and showing jobs (RULES: Companies). SECURITY DEFINER: candidates cannot read either table.';

COMMENT ON FUNCTION "private"."company_job_json"(uuid) IS 'CompanyJob (contracts/job.ts). Reach is checked by its callers.';

COMMENT ON FUNCTION "private"."company_json"(public.companies) IS 'Company of the contracts: the whole record, for its staff and admins.';

COMMENT ON FUNCTION "private"."company_path_errors"(public.companies, jsonb) IS 'Files that are neither in the company''s folder nor in one of its members'': such a row would show another''s file. What is stored already may stay.';

COMMENT ON FUNCTION "private"."company_profile_rules"(boolean) IS 'Fields of the public profile (RULES: Companies), with the messages of the form they come from. The same as companyProfileSchema in the contracts.';

COMMENT ON FUNCTION "private"."company_registration_rules"() IS 'Fields of the registration that are not part of the public profile (RULES: Companies): only registration roles may change them.';

COMMENT ON FUNCTION "private"."counted_skills"(jsonb) IS 'How many of the listed skills are there.';

COMMENT ON FUNCTION "private"."create_first_company"(uuid, text) IS 'The company ''New Company'' and its company_admin for a new company account (RULES: Accounts). A failure is written to the audit log and undone, never raised.';

COMMENT ON FUNCTION "private"."day_problem"(jsonb, date) IS 'What is wrong with an expiry day (yyyy-mm-dd, UTC), or null. A past day is refused unless it is the stored one (RULES: Jobs).';

COMMENT ON FUNCTION "private"."distinct_texts"(jsonb) IS 'A list as it is stored: trimmed, empty entries dropped, repeated ones (without case and white space) dropped, the first kept in its place.';

COMMENT ON FUNCTION "private"."enqueue_email"(text, text, jsonb) IS 'Puts one mail into the outbox. data is what the template shows; its key path is a path of the site ("/company/dashboard"), which delivery turns into a link.';

COMMENT ON FUNCTION "private"."fail"(integer, text, text, jsonb) IS 'Ends the transaction with an HTTP status (401, 403, 404, 409, 422, 429), a machine code (HINT), a text fit to show and extra fields as JSON (DETAIL).';

COMMENT ON FUNCTION "private"."field_errors"(jsonb, private.field_rule[], boolean) IS 'Field name to message for everything that does not fit its rule. is_whole: absent required fields count as errors too. PT422 when data is no object.';

COMMENT ON FUNCTION "private"."field_problem"(jsonb, private.field_rule) IS 'What is wrong with the value of one field, in the contract''s words, or null.';

COMMENT ON FUNCTION "private"."file_folder"(text, text) IS 'The folder of a path {uuid}/{name}.{ending} with an ending its bucket takes; null for every other path, so that no policy matches it.';

COMMENT ON FUNCTION "private"."found_application"(public.applications) IS 'What a search within the caller''s reach found; PT404 for nothing, whether it exists or not.';

COMMENT ON FUNCTION "private"."handle_changed_account"() IS 'Row trigger on auth.users: keeps profiles.email (the auth service writes a new address once it is confirmed) and accepts the pending invitation at confirmation. SECURITY DEFINER as handle_new_account.';

COMMENT ON FUNCTION "private"."handle_new_account"() IS 'Row trigger on auth.users: profile with the granted role, and for a company account its company. SECURITY DEFINER: sign-up runs as the auth service, which owns nothing here.';

COMMENT ON FUNCTION "private"."home_of"(public.candidates) IS 'Where a candidate is.';

COMMENT ON FUNCTION "private"."invitation_kind"(public.invitations) IS 'admin, company, employee or candidate.';

COMMENT ON FUNCTION "private"."invitation_not_found"(text) IS 'The one neutral answer for unknown, used, expired and wrong-kind tokens (RULES: Invitations): PT404 with the kind''s text.';

COMMENT ON FUNCTION "private"."invitation_rules"(text) IS 'The fields of each invitation form (RULES: Invitations).';

COMMENT ON FUNCTION "private"."invitation_with"(text) IS 'The id of the invitation with this token, whatever its state, or null. Locked: while it is being resent, the old token waits and then finds nothing.';

COMMENT ON FUNCTION "private"."invited_company_name"(public.invitations) IS 'The name of the company that invites, or that is invited.';

COMMENT ON FUNCTION "private"."inviting_company"(text, text) IS 'The company the caller invites for: the given one or the oldest membership. PT404 not the caller''s, PT403 without the right or while the company is not live (RULES: Invitations).';

COMMENT ON FUNCTION "private"."is_admin"() IS 'True when the caller is a platform administrator. SECURITY DEFINER: policies on profiles would recurse. Reads the caller''s own row only.';

COMMENT ON FUNCTION "private"."is_company_admin"(public.staff_role) IS 'True for the administrators of a company: they are told of approval and plan, and nobody removes them (RULES: Staff).';

COMMENT ON FUNCTION "private"."is_email"(text) IS 'True for the shape of one e-mail address, at most 320 characters. The local part may hold an apostrophe (o''brien): the auth service takes such addresses, and a profile must hold them.';

COMMENT ON FUNCTION "private"."is_http_url"(text) IS 'True for an http(s) URL of at most 500 characters: the only URLs that may become links (RULES: Interface).';

COMMENT ON FUNCTION "private"."is_open"(public.invitations) IS 'True while an invitation can be accepted: pending, unexpired, and still within its sender''s rights (every right is checked per request).';

COMMENT ON FUNCTION "private"."is_own_file"(text, text) IS 'True for a candidate''s file in the caller''s own folder, of whatever role the account is now.';

COMMENT ON FUNCTION "private"."is_plan_active"(public.company_subscriptions) IS 'True for a plan that lets a company post, apart from its end, which is compared when read (RULES: Companies).';

COMMENT ON FUNCTION "private"."is_profile_complete"(public.candidates) IS 'Completion, rounded to the nearest ten percent, is 80 or more (RULES: Candidates).';

COMMENT ON FUNCTION "private"."is_sent_answer"(text) IS 'True when the path is an answer in one of the caller''s applications: such a file stays as it was sent.';

COMMENT ON FUNCTION "private"."is_visible_job"(uuid) IS 'True for a job candidates and the public see now (RULES: Jobs).';

COMMENT ON FUNCTION "private"."job_acts"(public.jobs) IS 'JobActs (contracts/job.ts): what a screen may offer for this job.';

COMMENT ON FUNCTION "private"."job_errors"(jsonb, date) IS 'Errors of a whole jobData by field, in the words of contracts/job.ts. stored_day: the expiry day the job has now. PT422 when data is no object.';

COMMENT ON FUNCTION "private"."job_facts"(public.jobs) IS 'JobContent (contracts/job.ts): what a posting says, to its company and to everyone else.';

COMMENT ON FUNCTION "private"."job_list_entry"(public.published_jobs, public.candidates, boolean) IS 'PotentialJob (contracts/candidate.ts).';

COMMENT ON FUNCTION "private"."job_match"(public.jobs, public.candidates) IS 'private.match_explanation of a job and a profile.';

COMMENT ON FUNCTION "private"."job_question_errors"(jsonb) IS 'Errors of jobData.questions, by path ("questions.0.options"), in the words of contracts/job.ts.';

COMMENT ON FUNCTION "private"."job_questions_json"(uuid) IS 'The questions a job asks now, in order, as JobQuestion[] (contracts/job.ts).';

COMMENT ON FUNCTION "private"."job_rules"() IS 'The texts, lists and choices of jobInputSchema (contracts/job.ts).';

COMMENT ON FUNCTION "private"."keep_application_companies"() IS 'Row trigger: company_id is always the job''s company; applied_by_company_id is who managed the candidate when the application was made (RULES: Applications). SECURITY DEFINER: reads jobs and candidates past row policies.';

COMMENT ON FUNCTION "private"."keep_authority"() IS 'Row trigger for tables a client may write directly: the columns named as arguments only change through procedures, even where ALL is granted (ARCHITECTURE: Security model). SECURITY INVOKER on purpose: it asks who is writing.';

COMMENT ON FUNCTION "private"."keep_management_consistent"() IS 'Row trigger: is_managed_by_company always says whether there is a managing company.';

COMMENT ON FUNCTION "private"."level_fit"(public.experience_level, integer) IS 'MatchFit (contracts/match.ts) of years of experience: close within two years below. Null when no level is asked.';

COMMENT ON FUNCTION "private"."level_years"(public.experience_level) IS 'Years of experience from which on a level fits.';

COMMENT ON FUNCTION "private"."listed_company_id"(uuid) IS 'my_company_id for lists: null, and so an empty list, for a caller without any company who names none. A dashboard asks for its lists before it knows whether there is a company.';

COMMENT ON FUNCTION "private"."listed_skills"(text[], text[]) IS 'Skills as a job lists them, each with whether it is among the keys of a profile.';

COMMENT ON FUNCTION "private"."location_fit"(public.job_type, text[], private.home) IS 'MatchFit of where somebody is with the places of a job ("Denver, CO"): remote work fits anyone, the same city matches, the same state is close.';

COMMENT ON FUNCTION "private"."locked_company"(uuid) IS 'The company, locked until the decision about it is written. PT404.';

COMMENT ON FUNCTION "private"."manages_candidate"(public.candidates, private.reach) IS 'True for staff of the managing company: all of it who handle candidates, and whoever the candidate is assigned to (RULES: Candidates).';

COMMENT ON FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates) IS 'MatchExplanation (contracts/match.ts) of what a job asks and a profile has: the one picture both sides see (RULES: Matching).';

COMMENT ON FUNCTION "private"."match_score"(integer, integer, integer, integer, text, text) IS 'Orders lists, 0 to 1000, never shown: required skills 700, preferred skills 150, level 90, location 60.';

COMMENT ON FUNCTION "private"."match_summary"(jsonb) IS 'The one sentence of a match: "5 of 7 required skills; missing: Go, Kafka".';

COMMENT ON FUNCTION "private"."membership_json"(public.company_users) IS 'CompanyMembership of the contracts.';

COMMENT ON FUNCTION "private"."my_application_json"(public.applications) IS 'CandidateApplicationDetail (contracts/application.ts).';

COMMENT ON FUNCTION "private"."my_assigned_candidate_ids"() IS 'Candidates assigned to the caller at a company where the caller still works. SECURITY DEFINER: read by policies on candidates.';

COMMENT ON FUNCTION "private"."my_assigned_job_ids"() IS 'Jobs assigned to the caller at a company where the caller still works. SECURITY DEFINER: read by policies on jobs and applications.';

COMMENT ON FUNCTION "private"."my_candidate_id"() IS 'The caller''s candidate record, or null. SECURITY DEFINER: used by policies that candidates'' own policies refer to.';

COMMENT ON FUNCTION "private"."my_company_id"(uuid) IS 'The company a request is about: the given one if the caller works there (or is an administrator), the caller''s oldest membership without one. PT404 otherwise.';

COMMENT ON FUNCTION "private"."my_company_ids"() IS 'Companies the caller works for, in any staff role.';

COMMENT ON FUNCTION "private"."my_company_ids_to"(private.staff_act) IS 'Companies where the caller''s role allows the act.';

COMMENT ON FUNCTION "private"."my_membership"(uuid) IS 'The caller''s membership of the given company, or the oldest one; all null without. SECURITY DEFINER: reads the caller''s own rows only.';

COMMENT ON FUNCTION "private"."my_reach"() IS 'All that is the caller''s, for predicates over rows: a statement over many rows reads it once, as (select private.my_reach()), and hands it on. SECURITY DEFINER as its parts.';

COMMENT ON FUNCTION "private"."my_role"() IS 'The caller''s role, or null when signed out. SECURITY DEFINER for the same reason as is_admin.';

COMMENT ON FUNCTION "private"."new_token"() IS '244 random bits from the database''s CSPRNG as 64 hexadecimal digits.';

COMMENT ON FUNCTION "private"."notify"(uuid, text, text, text, jsonb) IS 'Writes one in-app notification. Longer titles and messages are cut to what the table holds.';

COMMENT ON FUNCTION "private"."object_at"(jsonb, text) IS 'A part of the input; {} when it is absent or null.';

COMMENT ON FUNCTION "private"."own_application"(uuid) IS 'The caller''s own application. PT404.';

COMMENT ON FUNCTION "private"."own_file_problem"(uuid, text, text) IS 'Why a path cannot stand in a record: it must lie in the account''s own folder, exist in the bucket and hold something. Null when it does.';

COMMENT ON FUNCTION "private"."page_key"(jsonb, text) IS 'Time and id of the last row of the page before, from {"<time_key>": "…", "id": "…"}; for the first page a key above every row, so that each page is one index range. PT422 for anything else.';

COMMENT ON FUNCTION "private"."page_limit"(integer) IS 'Rows of a page: 20 (contracts/limits.ts, pageSize) unless told, 1 to 50.';

COMMENT ON FUNCTION "private"."people_behind_job"(uuid) IS 'Who hears about a job''s applications: its assignee, else who created it if still on the staff, else the company''s admins.';

COMMENT ON FUNCTION "private"."prefix_keys"(jsonb, text) IS 'Field errors of a part under its path in the whole.';

COMMENT ON FUNCTION "private"."profile_errors"(jsonb) IS 'Errors of a profile by field of candidateProfileSchema (contracts/candidate.ts).';

COMMENT ON FUNCTION "private"."public_company_json"(public.companies) IS 'PublicCompany of the contracts: what anyone may see of an approved company (RULES: Companies).';

COMMENT ON FUNCTION "private"."publish_changed_jobs"() IS 'Statement trigger on jobs.';

COMMENT ON FUNCTION "private"."publish_jobs_of_changed_companies"() IS 'Statement trigger on companies: name, logo and approval stand in published_jobs.';

COMMENT ON FUNCTION "private"."publish_jobs_of_changed_subscriptions"() IS 'Statement trigger on company_subscriptions.';

COMMENT ON FUNCTION "private"."read_answers"(uuid, jsonb) IS 'A list of {question_id, answer} as {question id: answer}. PT422 for anything else. Answers to questions removed meanwhile are let through; nobody asks for them any more.';

COMMENT ON FUNCTION "private"."read_job_status"(text) IS 'A job status as it may arrive: any case, ''open'' and ''active'' as published (RULES: Jobs). Unknown values stay unknown.';

COMMENT ON FUNCTION "private"."read_status_filter"(text) IS 'An application status as it may arrive: any case, ''accepted'' as hired (RULES: Applications). Null stays null. PT422 for unknown ones.';

COMMENT ON FUNCTION "private"."readable_job"(uuid) IS 'The job if the caller''s staff role, an assignment or the administrator''s role lets them read it; PT404 otherwise, whether it exists or not.';

COMMENT ON FUNCTION "private"."refresh_published_jobs"(uuid[]) IS 'Brings the rows of these jobs in published_jobs up to date, set by set. Called by triggers only.';

COMMENT ON FUNCTION "private"."refuse_answer_errors"(uuid, jsonb, uuid) IS 'PT422 with fields by question id unless the answers ({question id: text}) answer what the job asks now (RULES: Applications).';

COMMENT ON FUNCTION "private"."refuse_change"() IS 'Statement trigger for append-only tables.';

COMMENT ON FUNCTION "private"."refuse_field_errors"(jsonb) IS 'PT422 with {"fields": {…}} when there are any.';

COMMENT ON FUNCTION "private"."refuse_known_invitee"(text, text, uuid) IS 'PT409 with a text containing ''already exists'' (RULES: Invitations): a managed candidate, an administrator, an employee of that company, or a pending invitation of the kind.';

COMMENT ON FUNCTION "private"."reject_company"(public.companies, text) IS 'Rejects and tells the company why; a repeated rejection with the same reason changes nothing. PT409 when approved (RULES: Administration).';

COMMENT ON FUNCTION "private"."require_admin"(text) IS 'The caller''s id when the caller is a platform administrator. PT401 signed out, PT403 with the message otherwise.';

COMMENT ON FUNCTION "private"."require_applicant"() IS 'The caller''s candidate record when it is complete enough to apply; PT403 for other accounts, PT422 profile_incomplete with missingFields (RULES: Candidates). SECURITY DEFINER: reads the caller''s own record only.';

COMMENT ON FUNCTION "private"."require_assignee"(uuid, uuid[]) IS 'PT422 unless the person is a manager, recruiter or partner recruiter of each company, or null. SECURITY DEFINER: reads roles of companies the caller was found to manage.';

COMMENT ON FUNCTION "private"."require_caller"(uuid) IS 'The caller''s id. PT401 when signed out; PT403 when a user id is given that is not the caller''s: identity comes from the session (RULES: Accounts).';

COMMENT ON FUNCTION "private"."require_candidate_account"(uuid) IS 'The caller''s id when the account''s role is candidate. PT401, PT403 otherwise.';

COMMENT ON FUNCTION "private"."require_invitation"(uuid) IS 'Locks and gives a pending invitation that the caller may manage. PT404, PT409.';

COMMENT ON FUNCTION "private"."require_live_company"(uuid) IS 'PT403 not_approved or subscription_required unless the company may publish (RULES: Companies). SECURITY DEFINER: called with a company the caller was found to work for.';

COMMENT ON FUNCTION "private"."require_service"() IS 'PT403 for the API''s client roles: the second lock, beside EXECUTE, of procedures for the secret key (both grant regimes).';

COMMENT ON FUNCTION "private"."reviewed_application"(uuid) IS 'The application if the caller reads it as an employer or administrator. PT404.';

COMMENT ON FUNCTION "private"."rule"(text, text, integer, integer, text, text[], integer) IS 'One rule, with only what it needs named.';

COMMENT ON FUNCTION "private"."salary_problem"(jsonb) IS 'What is wrong with a salary (annual, whole US dollars), or null.';

COMMENT ON FUNCTION "private"."search_words"(text) IS 'Words as people type them, all of which must occur. Empty for nothing searchable.';

COMMENT ON FUNCTION "private"."searchable"(text) IS 'Text cut into words, the same way for what is searched and what is asked: the parser alone reads the end of "Level-2" as the number -2.';

COMMENT ON FUNCTION "private"."sees_all_of"(uuid, private.staff_act) IS 'True when the caller reads all that the act is about at the company. Asked once before a list, so that only others are asked row by row.';

COMMENT ON FUNCTION "private"."send_invitation"(public.invitations, text) IS 'Audit entry and mail for a new or renewed link; gives {id, token, expires_at}. The mail''s row holds the link until it is delivered, then it is blanked (complete_email).';

COMMENT ON FUNCTION "private"."skill_key"(text) IS 'The form in which skills are compared: without case and white space (RULES: Matching).';

COMMENT ON FUNCTION "private"."skill_keys"(text[]) IS 'Distinct comparison keys of a list of skills.';

COMMENT ON FUNCTION "private"."staff_roles_for"(private.staff_act) IS 'The table of staff rights (RULES: Staff): the roles that may do something to everything of their company. What is assigned to somebody, or their own, comes on top: see the predicates of jobs, applications and candidates.';

COMMENT ON FUNCTION "private"."state_key"(text) IS 'The form in which states are compared: "Colorado", "colorado" and "CO" are one.';

COMMENT ON FUNCTION "private"."store_job_questions"(uuid, jsonb) IS 'Makes a checked list the questions of a job: matched by id, others are new. Those no longer listed are deleted, or marked removed when they have answers.';

COMMENT ON FUNCTION "private"."subscription_json"(uuid) IS 'CompanySubscription of the contracts; no row means tier none, status active (RULES: Companies).';

COMMENT ON FUNCTION "private"."tell_assignee"(uuid, text, text[], jsonb) IS 'One notification about newly assigned jobs or candidates, whatever their number; none to oneself or when nothing is new.';

COMMENT ON FUNCTION "private"."tell_candidate_about_status"(public.applications) IS 'Notification, and mail to the account''s confirmed address, about the status an application has now (RULES: Applications).';

COMMENT ON FUNCTION "private"."tell_company_about_application"(public.applications) IS 'A new application: notification and mail to the people behind the job. A withdrawn one: notification.';

COMMENT ON FUNCTION "private"."tell_company_admins"(public.companies, text, text, text, text, jsonb) IS 'Notifies every administrator of a company in the application and, when a template is named, by mail to the account''s address.';

COMMENT ON FUNCTION "private"."tell_invited_candidate"(public.invitations, text) IS 'Someone who already has a candidate account finds the invitation in the application too (RULES: Invitations).';

COMMENT ON FUNCTION "private"."texts_problem"(jsonb, private.field_rule) IS 'What is wrong with a list of texts, or null.';

COMMENT ON FUNCTION "private"."token_hash"(text) IS 'What the database keeps of a token.';

COMMENT ON FUNCTION "private"."too_long"(integer) IS 'The contracts'' sentence for a text that is too long.';

COMMENT ON FUNCTION "private"."touch_updated_at"() IS 'Row trigger: keeps updated_at.';

COMMENT ON FUNCTION "private"."trimmed"(text) IS 'Without white space at both ends: line breaks and spaces that never break included, as JavaScript trims.';

COMMENT ON FUNCTION "private"."usable_invitation"(text) IS 'The invitation with this token if it can be accepted, or null.';

COMMENT ON FUNCTION "private"."works_on_job"(public.jobs, private.reach) IS 'True for recruiting staff of its company and whoever it is assigned to, unless it is deleted: they preview it before and after it is visible (RULES: Jobs).';

COMMENT ON FUNCTION "private"."write_application_event"() IS 'Row trigger: one event per status, in the transaction that sets it. SECURITY DEFINER: nobody has the right to write events otherwise.';

COMMENT ON FUNCTION "private"."write_company"(public.companies, jsonb, boolean) IS 'Writes checked and cleaned fields; what is absent stays. An operating address that equals the registered one is blanked (RULES: Companies). resubmit puts it before the admins again.';

COMMENT ON FUNCTION "public"."accept_invitation"(text) IS 'For someone who already has an account: accepts the invitation as the caller, whose confirmed e-mail must be the invited one (RULES: Invitations). Gives {kind, company_id}. SECURITY DEFINER: it grants roles and memberships. PT401, PT403, PT404, PT409.';

COMMENT ON FUNCTION "public"."assign_candidates"(uuid[], uuid) IS 'Assigns managed candidates to a colleague (replacing who had them) or, with null, to nobody. Gives how many. Managing staff only. PT404 for a candidate the company does not manage, PT403, PT422 as assign_jobs.';

COMMENT ON FUNCTION "public"."assign_jobs"(uuid[], uuid) IS 'Assigns jobs to a colleague (replacing who had them) or, with null, to nobody. Gives how many. Managing staff only. PT404 for a job out of reach, PT403, PT422 when the person is no manager, recruiter or partner recruiter there.';

COMMENT ON FUNCTION "public"."claim_emails"(integer) IS 'Hands out mails that are due (1 to 100) and leases them for two minutes, so that two deliveries never hold the same mail and a crashed one is repeated. SECURITY DEFINER: the table is closed even to service_role.';

COMMENT ON FUNCTION "public"."complete_email"(uuid, text) IS 'Reports a claimed mail as sent, or as failed with the error: then it is due again after 1, 2, 4… minutes, at most 6 hours. SECURITY DEFINER as claim_emails.';

COMMENT ON FUNCTION "public"."create_application_safe"(uuid, uuid, text) IS 'submit_application without answers, under the name and signature the specification gives: own candidate only (PT403), the status is ignored, refused when the job has required questions. SECURITY DEFINER as submit_application.';

COMMENT ON FUNCTION "public"."create_invitation"(text, text, jsonb) IS 'Invites an e-mail address. p_type: admin, company, employee or candidate; p_data: the form''s fields (RULES: Invitations), with companyId where the caller has several companies. Gives {id, token, expires_at}; the token is not shown again. Valid for 7 days (RULES: Invitations). SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409 ''already exists'', PT422 by field, PT429.';

COMMENT ON FUNCTION "public"."create_job"(uuid, jsonb) IS 'manage-job-posting create: jobData as in contracts/job.ts; without a company the caller''s oldest membership. Gives CompanyJob. PT403 without the right, approval or subscription; PT422 by field.';

COMMENT ON FUNCTION "public"."delete_job"(uuid) IS 'manage-job-posting delete: removes a job without applications, hides one that has some (RULES: Jobs). Gives {success, hidden}. PT404, PT403.';

COMMENT ON FUNCTION "public"."ensure_candidate_profile"() IS 'The caller''s profile, created when there is none yet (RULES: Candidates): {candidate: Candidate, created}. Safe to repeat. PT403 for other accounts.';

COMMENT ON FUNCTION "public"."get_application_detail"(uuid) IS 'get-application-detail: CompanyApplicationDetail for staff who may review the application and admins; PT404 otherwise.';

COMMENT ON FUNCTION "public"."get_candidate_activity"() IS 'Activity Summary (RULES: Applications): {applications, interviews, available_jobs}; available are visible jobs not applied to.';

COMMENT ON FUNCTION "public"."get_candidate_by_user_id"(uuid) IS 'The caller''s candidate row, or none. Runs with the caller''s own rights.';

COMMENT ON FUNCTION "public"."get_candidate_documents"(uuid) IS 'Paths of the caller''s documents in their private buckets; screens open signed URLs (RULES: Candidates). Runs with the caller''s own rights.';

COMMENT ON FUNCTION "public"."get_candidate_id_for_application"() IS 'get-candidate-data get-candidate-id: the caller''s candidate id; PT422 ''Profile incomplete'' with missingFields.';

COMMENT ON FUNCTION "public"."get_company"(uuid) IS 'Company for its staff and admins, PublicCompany of an approved company for everybody else, signed out included. SECURITY DEFINER: the row itself is closed to strangers. PT404.';

COMMENT ON FUNCTION "public"."get_company_applications"(uuid, text, jsonb, integer) IS 'The company''s Applications tab: {applications: CompanyApplicationListItem[]}, made for its jobs or by its candidates (RULES: Applications), newest first. Partner recruiters see those of jobs assigned to them. p_before as get_job_applications. Empty without a company; PT404 for another one.';

COMMENT ON FUNCTION "public"."get_company_dashboard"(uuid) IS 'CompanyDashboard of the given company, or of the caller''s oldest membership; all null, false and zero without one. SECURITY DEFINER: counts once instead of row by row through policies. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_company_job"(uuid) IS 'manage-job-posting get: CompanyJob; PT404 out of reach. SECURITY DEFINER: one check instead of a policy per row of five tables.';

COMMENT ON FUNCTION "public"."get_company_subscription"(uuid) IS 'CompanySubscription for the company''s staff and admins. SECURITY DEFINER: answers for companies without a row too. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_invitation"(text, text) IS 'What an acceptance page shows (RULES: Invitations), for whoever holds the link, signed out included. SECURITY DEFINER: the table is closed and looked up by token only. PT404, the same for unknown, used, expired and wrong kind.';

COMMENT ON FUNCTION "public"."get_job_applications"(uuid, jsonb, integer, text) IS 'get-job-applications: {applications: JobApplicationListItem[]}, newest first, of a job the caller may read. p_before: {appliedAt, id} of the last row shown. PT404 for a job out of reach.';

COMMENT ON FUNCTION "public"."get_job_details"(uuid) IS 'get-candidate-data job-details: JobDetails of a visible job, for whoever works on it also before and after that. PT404 otherwise.';

COMMENT ON FUNCTION "public"."get_job_questions"(uuid) IS 'get-candidate-data job-questions: JobQuestion[] of a job get_job_details shows; PT404 otherwise.';

COMMENT ON FUNCTION "public"."get_my_application"(uuid) IS 'get-candidate-data application-detail: CandidateApplicationDetail; PT404 for anything but the caller''s own.';

COMMENT ON FUNCTION "public"."get_my_applications"(jsonb, integer) IS 'get-candidate-data applications: {applications: CandidateApplicationListItem[], total}, newest first. p_before: {appliedAt, id} of the last row shown.';

COMMENT ON FUNCTION "public"."get_my_memberships"() IS 'CompanyMembership[] of the caller, oldest first. SECURITY DEFINER: one answer for every role. PT401.';

COMMENT ON FUNCTION "public"."get_potential_jobs"(jsonb, integer) IS 'get-candidate-data potential-jobs: {jobs: PotentialJob[], total}, visible jobs the caller has not applied to, best match first, then newest, then by id. p_after: {score, postedAt, id} of the last row shown. PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."get_user_company_membership_safe"(uuid) IS 'The caller''s staff role and company, oldest membership first. SECURITY DEFINER: answers even where the policies would not. PT401, PT403 for another''s id.';

COMMENT ON FUNCTION "public"."grant_admin"(text) IS 'Makes an existing, confirmed account an administrator (RULES: Administration). Only the secret key may call it. SECURITY DEFINER: service_role may not write profiles. PT404 no such account, PT409 unconfirmed.';

COMMENT ON FUNCTION "public"."list_companies_for_admin"() IS 'CompanyListItem[], every company, newest first (get-pending-companies-direct). SECURITY DEFINER: the check is made once instead of per row. PT401, PT403.';

COMMENT ON FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer) IS 'manage-job-posting list: {jobs: CompanyJobListItem[], total}, newest first. p_search: words of the title; p_before: {createdAt, id} of the last row shown. Partner recruiters see jobs assigned to them. Empty without a company; PT404 for another one.';

COMMENT ON FUNCTION "public"."list_invitations"(uuid, jsonb, integer) IS 'Sent invitations that the caller may manage, newest first, without tokens. p_before: {createdAt, id} of the last row of the page before. SECURITY DEFINER: the table is closed. PT401, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."mark_notification_read"(uuid) IS 'Marks one of the caller''s notifications read; safe to repeat. PT404 for one that is gone or somebody else''s. SECURITY DEFINER: clients have no UPDATE right, so that nobody rewrites what they were told.';

COMMENT ON FUNCTION "public"."register_company"(jsonb, text, text) IS 'Submits the caller''s company for review (RULES: Companies): completes the unfinished one, makes one where there is none, updates a submitted one; safe to repeat. Gives its id. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT422 by field.';

COMMENT ON FUNCTION "public"."remove_certificate_url"(uuid, text) IS 'Takes a certificate off the caller''s profile; nothing happens when it is not there, so it is safe to repeat.';

COMMENT ON FUNCTION "public"."remove_staff"(uuid) IS 'Ends a membership; assignments end with it and pending invitations sent by that person are revoked. Never an administrator, so never the last company_admin (RULES: Staff). SECURITY DEFINER: company_users has no delete policy. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."resend_invitation"(uuid) IS 'Makes a new link, valid for 7 days from now, and ends the old one (RULES: Invitations). Gives {id, token, expires_at}. SECURITY DEFINER: the table is closed. PT401, PT404, PT409, PT429.';

COMMENT ON FUNCTION "public"."respond_to_company_invitation"(uuid, boolean) IS 'Accepts or declines the company invitation of one of the caller''s notifications (RULES: Invitations). Gives {accepted, company_name}. Declining takes the notification away. SECURITY DEFINER: invitations are closed. PT401, PT404, PT409, PT422.';

COMMENT ON FUNCTION "public"."revoke_invitation"(uuid) IS 'Ends a pending invitation and takes its notification away. SECURITY DEFINER: the table is closed. PT401, PT404, PT409.';

COMMENT ON FUNCTION "public"."search_jobs"(text, jsonb, integer) IS 'The public job list: {jobs: PotentialJob[]}, newest first; match is null unless the caller is a candidate. p_after: {postedAt, id} of the last row shown.';

COMMENT ON FUNCTION "public"."set_application_status"(uuid, text) IS 'Moves an application along an allowed transition and tells the candidate; safe to repeat. Gives CompanyApplicationDetail. PT404 out of reach, PT403 for readers only, PT409 for a move not allowed, PT422 for an unknown status.';

COMMENT ON FUNCTION "public"."set_company_approval"(uuid, boolean, text) IS 'Approves or rejects (with a reason the company reads) and gives the Company. Repeating it tells nobody twice. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 rejecting an approved company, PT422.';

COMMENT ON FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone) IS 'Sets tier and end (null: none) and makes the subscription active; gives the CompanySubscription. SECURITY DEFINER: the table is written here only. PT401, PT403, PT404, PT422.';

COMMENT ON FUNCTION "public"."submit_application"(uuid, jsonb) IS 'Stores an application with all its answers [{question_id, answer}] or nothing, tells the company, gives its id (RULES: Applications). PT404 when the job is not visible, PT409 duplicate_application, PT422 profile_incomplete, PT422 by question id. SECURITY DEFINER: clients cannot write applications; the candidate is always the caller.';

COMMENT ON FUNCTION "public"."update_candidate_document_url"(uuid, text, text) IS 'Keeps the path of an uploaded resume or cover_letter (null removes it) or adds a certificate; safe to repeat. PT422 unless the file lies in the caller''s own folder of the bucket.';

COMMENT ON FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text) IS 'Saves the caller''s profile and gives it as Candidate; the first line of p_bio is the title. '''' and null empty a field, except: e-mail keeps what it is, and null leaves the last four unchanged. PT422 by field of candidateProfileSchema.';

COMMENT ON FUNCTION "public"."update_company"(uuid, jsonb) IS 'Changes the given fields and gives the Company. Managers may change the public profile, registration roles everything (RULES: Staff); a change of the registration puts a rejected or unfinished company before the admins again. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."update_job"(uuid, jsonb) IS 'manage-job-posting update: a whole jobData, or {status} alone. Publishing needs approval and subscription and an expiry day that is not past; the first publication sets posted_at. Gives CompanyJob. PT404 out of reach, PT403, PT422 by field.';

COMMENT ON FUNCTION "public"."withdraw_application"(uuid) IS 'Withdraws the caller''s application until it is hired or rejected (PT409 then) and tells the company; safe to repeat. Gives CandidateApplicationDetail. PT404 for anything but the caller''s own.';

COMMENT ON SCHEMA "private" IS 'Helpers and SECURITY DEFINER functions. Not exposed by the API.';

COMMENT ON TABLE "private"."application_transitions" IS 'The allowed moves of an application (RULES: Applications). The same table stands in the contracts; a test compares them.';

COMMENT ON TABLE "public"."application_events" IS 'One row per status change, written by a trigger on applications in the same transaction; the candidate''s timeline and the company''s history read it (RULES: Applications).';

COMMENT ON TABLE "public"."applications" IS 'Written by submit_application, create_application_safe, set_application_status and withdraw_application only.';

COMMENT ON TABLE "public"."audit_log" IS 'Append-only: every admin action, every invitation sent, accepted or refused, every staff removal (RULES: Administration). No foreign keys: entries outlive what they speak of.';

COMMENT ON TABLE "public"."candidate_assignments" IS 'Which colleague looks after a managed candidate. One assignee per candidate; it ends with the membership. Written by assign_candidates.';

COMMENT ON TABLE "public"."candidates" IS 'Job seekers. Read by themselves, by staff of the company that manages them and by admins. Companies they applied to see a part of the profile, through get_application_detail: not the street, nor what they agreed with another company.';

COMMENT ON TABLE "public"."companies" IS 'Employers. The row is readable by its own staff and admins; what others may see is given by get_company and published_jobs (RULES: Companies).';

COMMENT ON TABLE "public"."company_relationships" IS 'Partnerships between two companies, arranged by admins (RULES: Companies).';

COMMENT ON TABLE "public"."company_subscriptions" IS 'One row per company, set by admins. No row means tier none, status active (RULES: Companies).';

COMMENT ON TABLE "public"."company_users" IS 'Staff: who works for which company in which role. Rights are read from here on every request, so a removed employee loses access at once (RULES: Staff).';

COMMENT ON TABLE "public"."email_outbox" IS 'Every mail is a row written in the transaction that caused it, then delivered by deliver-email; failures are retried with back-off and never lost (RULES: Messages).';

COMMENT ON TABLE "public"."invitations" IS 'Four kinds: admin_invitation, company_invitation, company_invitation with isEmployeeInvitation, candidate. Only functions read or write it.';

COMMENT ON TABLE "public"."job_application_answers" IS 'Answers to screening questions. CHECKBOX: the chosen options, one a line. FILE: a path in the private bucket application_files. RATING: 1 to 5.';

COMMENT ON TABLE "public"."job_assignments" IS 'Which colleague looks after a job. One assignee per job; it ends with the membership. Written by assign_jobs.';

COMMENT ON TABLE "public"."job_questions" IS 'Screening questions of a job. A question that has been answered is marked removed instead of deleted.';

COMMENT ON TABLE "public"."jobs" IS 'Postings. Staff read their company''s rows here; candidates and the public read published_jobs and get_job_details.';

COMMENT ON TABLE "public"."notifications" IS 'In-app messages, written by the transaction that causes them. Read and deleted by their owner; marked read by mark_notification_read.';

COMMENT ON TABLE "public"."profiles" IS 'One row per account, written by the trigger on auth.users. Clients read their own row; nobody writes it through the API.';

COMMENT ON TABLE "public"."published_jobs" IS 'The jobs anyone may see, kept by triggers on jobs, companies and subscriptions, so that search can use its indexes. Written by triggers only.';

COMMENT ON TYPE "private"."field_rule" IS 'How one field of a form is checked. kind: text, line (text without line breaks), email, url, choice, boolean or texts (a list). min_length above 0: required. message: what the contract says when it does not fit.';

COMMENT ON TYPE "private"."home" IS 'Where somebody is, as keys that can be compared; null where the profile says nothing.';

COMMENT ON TYPE "private"."reach" IS 'What is somebody''s: account, candidate record, companies they work for, those of them where they post jobs, handle applications or candidates, and what is assigned to them.';

COMMENT ON TYPE "private"."staff_act" IS 'What a staff role may allow at a company; private.staff_roles_for says which roles.';

COMMENT ON VIEW "private"."publishable_jobs" IS 'What published_jobs holds, computed: published jobs of approved companies with a subscription. Ends are compared when read.';

COMMENT ON VIEW "private"."visible_jobs" IS 'The jobs candidates and the public see now (RULES: Jobs); the row policy of published_jobs says the same.';

REVOKE ALL ON FUNCTION "private"."accept_admin_invitation"(public.invitations, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."accept_candidate_invitation"(public.invitations, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."accept_company_invitation"(public.invitations, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."accept_employee_invitation"(public.invitations, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."accept_invitation_as"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."accept_invitation_at_confirmation"(auth.users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_candidate_record"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."address_rules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answer_problem"(public.job_questions, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."applicant_entry"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."applicant_json"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_answers_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_events_json"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_ids"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_match"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."apply_job_input"(public.jobs, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."approve_company"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."are_short_texts"(text[], integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."are_short_texts"(text[], integer, integer) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."asked_location"(public.job_type, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assignee_of_job"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit"(text, text, uuid, uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit_as"(uuid, text, text, uuid, uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit_partnership"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."become_company_account"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."brings_company"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bucket_endings"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."bucket_endings"(text) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_assign_job"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_at_company"(uuid, private.staff_act) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_at_company"(uuid, private.staff_act) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_delete_job"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_edit_job"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_invite"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_manage_invitation"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_move_application"(public.applications, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_move_application"(public.applications, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_read_answer_file"(uuid, text, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_read_answer_file"(uuid, text, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_read_application"(public.applications, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_read_application"(public.applications, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_read_assignment"(uuid, uuid, uuid[], private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_read_assignment"(uuid, uuid, uuid[], private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_read_candidate"(public.candidates, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_read_candidate"(public.candidates, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_read_candidate_files"(uuid, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_read_candidate_files"(uuid, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_read_company"(uuid, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_read_company"(uuid, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_read_job"(public.jobs, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_read_job"(public.jobs, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_remove_own_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_remove_own_file"(text, text) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_remove_staff"(public.company_users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_review_application"(public.applications, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_review_application"(public.applications, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_see_job"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_withdraw_application"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_write_company_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_write_company_file"(text, text) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_write_own_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_write_own_file"(text, text) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."candidate_json"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_missing_fields"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_rules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_application_move"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_assignment"(text, uuid[], integer, uuid[], uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_candidate_data"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_invitation_data"(text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_invitation_rate"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_partnership"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_fields"(jsonb, private.field_rule[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_acts"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_application_json"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_card"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_counts"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_is_live"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."company_is_live"(uuid) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."company_job_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_json"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_path_errors"(public.companies, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_profile_rules"(boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_registration_rules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."counted_skills"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."create_first_company"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."day_problem"(jsonb, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."distinct_texts"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."enqueue_email"(text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fail"(integer, text, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."fail"(integer, text, text, jsonb) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."field_errors"(jsonb, private.field_rule[], boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."field_problem"(jsonb, private.field_rule) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."file_folder"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."file_folder"(text, text) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."found_application"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."handle_changed_account"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."handle_new_account"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."home_of"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_kind"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_not_found"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_rules"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_with"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invited_company_name"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."inviting_company"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_admin"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_admin"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_company_admin"(public.staff_role) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_email"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_email"(text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_http_url"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_http_url"(text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_open"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_own_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_own_file"(text, text) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_plan_active"(public.company_subscriptions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_profile_complete"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_sent_answer"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_sent_answer"(text) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_visible_job"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_acts"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_errors"(jsonb, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_facts"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_list_entry"(public.published_jobs, public.candidates, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_match"(public.jobs, public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_question_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_questions_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_rules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_application_companies"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_authority"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_management_consistent"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."level_fit"(public.experience_level, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."level_years"(public.experience_level) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_company_id"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_skills"(text[], text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."location_fit"(public.job_type, text[], private.home) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."locked_company"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."manages_candidate"(public.candidates, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."manages_candidate"(public.candidates, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_score"(integer, integer, integer, integer, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_summary"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."membership_json"(public.company_users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_application_json"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_assigned_candidate_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_assigned_candidate_ids"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."my_assigned_job_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_assigned_job_ids"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."my_candidate_id"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_candidate_id"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."my_company_id"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_company_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_company_ids"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."my_company_ids_to"(private.staff_act) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_company_ids_to"(private.staff_act) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."my_membership"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_reach"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_reach"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."my_role"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_role"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."new_token"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify"(uuid, text, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."object_at"(jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_application"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_file_problem"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."page_key"(jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."page_limit"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_behind_job"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."prefix_keys"(jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."profile_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."public_company_json"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."publish_changed_jobs"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."publish_jobs_of_changed_companies"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."publish_jobs_of_changed_subscriptions"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_answers"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_job_status"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_status_filter"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."readable_job"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refresh_published_jobs"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_answer_errors"(uuid, jsonb, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_field_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_known_invitee"(text, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reject_company"(public.companies, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_admin"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_applicant"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_assignee"(uuid, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_caller"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."require_caller"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."require_candidate_account"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_invitation"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_live_company"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_service"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reviewed_application"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rule"(text, text, integer, integer, text, text[], integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."salary_problem"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."search_words"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."searchable"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sees_all_of"(uuid, private.staff_act) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_invitation"(public.invitations, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."skill_key"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."skill_key"(text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."skill_keys"(text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."skill_keys"(text[]) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."staff_roles_for"(private.staff_act) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."state_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."store_job_questions"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."subscription_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_assignee"(uuid, text, text[], jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_candidate_about_status"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_company_about_application"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_company_admins"(public.companies, text, text, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_invited_candidate"(public.invitations, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."texts_problem"(jsonb, private.field_rule) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."token_hash"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."too_long"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."touch_updated_at"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."trimmed"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."usable_invitation"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."works_on_job"(public.jobs, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."works_on_job"(public.jobs, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."write_application_event"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_company"(public.companies, jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."accept_invitation"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."accept_invitation"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."assign_candidates"(uuid[], uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."assign_candidates"(uuid[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."assign_jobs"(uuid[], uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."assign_jobs"(uuid[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."claim_emails"(integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."claim_emails"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."complete_email"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."complete_email"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."create_application_safe"(uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."create_application_safe"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."create_invitation"(text, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."create_invitation"(text, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."create_job"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."create_job"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_job"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."delete_job"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ensure_candidate_profile"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."ensure_candidate_profile"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_application_detail"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_application_detail"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_candidate_activity"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_candidate_activity"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_candidate_by_user_id"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_candidate_by_user_id"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_candidate_documents"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_candidate_documents"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_candidate_id_for_application"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_candidate_id_for_application"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_company"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_company"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_company_applications"(uuid, text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_company_applications"(uuid, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_company_dashboard"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_company_dashboard"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_company_job"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_company_job"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_company_subscription"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_company_subscription"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_invitation"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_invitation"(text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_job_applications"(uuid, jsonb, integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_job_applications"(uuid, jsonb, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_job_details"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_job_details"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_job_questions"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_job_questions"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_application"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_application"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_applications"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_applications"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_memberships"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_memberships"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_potential_jobs"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_potential_jobs"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_user_company_membership_safe"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_user_company_membership_safe"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."grant_admin"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."grant_admin"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."list_companies_for_admin"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_companies_for_admin"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_invitations"(uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_invitations"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."mark_notification_read"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."mark_notification_read"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."register_company"(jsonb, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."register_company"(jsonb, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_certificate_url"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."remove_certificate_url"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_staff"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."remove_staff"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."resend_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."resend_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."respond_to_company_invitation"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."respond_to_company_invitation"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."revoke_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."revoke_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_jobs"(text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."search_jobs"(text, jsonb, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."set_application_status"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_application_status"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_company_approval"(uuid, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_company_approval"(uuid, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."submit_application"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."submit_application"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."update_candidate_document_url"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."update_candidate_document_url"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."update_company"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."update_company"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."update_job"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."update_job"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_application"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_application"(uuid) TO "authenticated";

REVOKE ALL ON SCHEMA "private" FROM "anon";

GRANT USAGE ON SCHEMA "private" TO "anon";

REVOKE ALL ON SCHEMA "private" FROM "authenticated";

GRANT USAGE ON SCHEMA "private" TO "authenticated";

REVOKE ALL ON SCHEMA "private" FROM "service_role";

GRANT USAGE ON SCHEMA "private" TO "service_role";

GRANT SELECT ON TABLE "public"."application_events" TO "authenticated", "service_role";

GRANT SELECT ON TABLE "public"."applications" TO "authenticated", "service_role";

GRANT SELECT ON TABLE "public"."audit_log" TO "authenticated", "service_role";

GRANT SELECT ON TABLE "public"."candidate_assignments" TO "authenticated", "service_role";

GRANT SELECT ("alternate_phone") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("bio") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("certificates") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("city") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("country") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("cover_letter_url") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("created_at") ON TABLE "public"."candidates" TO "authenticated";

GRANT INSERT ("email"), SELECT ("email") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("experience_years") ON TABLE "public"."candidates" TO "authenticated";

GRANT INSERT ("first_name"), SELECT ("first_name") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("gender") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("github_url") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("id") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("is_managed_by_company") ON TABLE "public"."candidates" TO "authenticated";

GRANT INSERT ("last_name"), SELECT ("last_name") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("linkedin_url") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("management_terms") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("managing_company_id") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("phone") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("portfolio_url") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("resume_url") ON TABLE "public"."candidates" TO "authenticated";

GRANT INSERT ("skills"), SELECT ("skills") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("state") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("street") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("title") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("unit") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("updated_at") ON TABLE "public"."candidates" TO "authenticated";

GRANT INSERT ("user_id"), SELECT ("user_id") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("work_authorization") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ("zip_code") ON TABLE "public"."candidates" TO "authenticated";

GRANT SELECT ON TABLE "public"."candidates" TO "service_role";

GRANT SELECT ON TABLE "public"."companies" TO "authenticated", "service_role";

GRANT INSERT ("can_share_candidates"), UPDATE ("can_share_candidates") ON TABLE "public"."company_relationships" TO "authenticated";

GRANT INSERT ("can_share_jobs"), UPDATE ("can_share_jobs") ON TABLE "public"."company_relationships" TO "authenticated";

GRANT INSERT ("company_a_id") ON TABLE "public"."company_relationships" TO "authenticated";

GRANT INSERT ("company_b_id") ON TABLE "public"."company_relationships" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."company_relationships" TO "authenticated";

GRANT SELECT ON TABLE "public"."company_relationships" TO "service_role";

GRANT SELECT ON TABLE "public"."company_subscriptions" TO "authenticated", "service_role";

GRANT UPDATE ("email") ON TABLE "public"."company_users" TO "authenticated";

GRANT UPDATE ("first_name") ON TABLE "public"."company_users" TO "authenticated";

GRANT UPDATE ("last_name") ON TABLE "public"."company_users" TO "authenticated";

GRANT UPDATE ("phone") ON TABLE "public"."company_users" TO "authenticated";

GRANT SELECT ON TABLE "public"."company_users" TO "authenticated", "service_role";

GRANT SELECT ON TABLE "public"."job_application_answers" TO "authenticated", "service_role";

GRANT SELECT ON TABLE "public"."job_assignments" TO "authenticated", "service_role";

GRANT SELECT ON TABLE "public"."job_questions" TO "authenticated", "service_role";

GRANT SELECT ON TABLE "public"."jobs" TO "authenticated", "service_role";

GRANT DELETE, SELECT ON TABLE "public"."notifications" TO "authenticated";

GRANT SELECT ON TABLE "public"."notifications" TO "service_role";

GRANT SELECT ON TABLE "public"."profiles" TO "authenticated", "service_role";

GRANT SELECT ON TABLE "public"."published_jobs" TO "anon", "authenticated", "service_role";

REVOKE ALL ON TYPE "private"."field_rule" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."field_rule" TO PUBLIC;

REVOKE ALL ON TYPE "private"."home" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."home" TO PUBLIC;

REVOKE ALL ON TYPE "private"."reach" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."reach" TO PUBLIC;

REVOKE ALL ON TYPE "private"."staff_act" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."staff_act" TO PUBLIC;

REVOKE ALL ON TYPE "public"."app_role" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."app_role" TO PUBLIC;

REVOKE ALL ON TYPE "public"."application_status" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."application_status" TO PUBLIC;

REVOKE ALL ON TYPE "public"."experience_level" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."experience_level" TO PUBLIC;

REVOKE ALL ON TYPE "public"."gender" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."gender" TO PUBLIC;

REVOKE ALL ON TYPE "public"."invitation_status" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."invitation_status" TO PUBLIC;

REVOKE ALL ON TYPE "public"."invitation_type" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."invitation_type" TO PUBLIC;

REVOKE ALL ON TYPE "public"."job_status" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."job_status" TO PUBLIC;

REVOKE ALL ON TYPE "public"."job_type" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."job_type" TO PUBLIC;

REVOKE ALL ON TYPE "public"."question_type" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."question_type" TO PUBLIC;

REVOKE ALL ON TYPE "public"."staff_role" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."staff_role" TO PUBLIC;

REVOKE ALL ON TYPE "public"."subscription_status" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."subscription_status" TO PUBLIC;

REVOKE ALL ON TYPE "public"."subscription_tier" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."subscription_tier" TO PUBLIC;

REVOKE ALL ON TYPE "public"."work_authorization" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."work_authorization" TO PUBLIC;

ALTER TABLE "public"."candidates"
  ADD COLUMN "skill_keys" text[] GENERATED ALWAYS AS (private.skill_keys(skills)) STORED;

CREATE OR REPLACE FUNCTION private.my_candidate()
  RETURNS public.candidates
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
BEGIN ATOMIC
 SELECT candidates.id,
     candidates.user_id,
     candidates.first_name,
     candidates.last_name,
     candidates.email,
     candidates.phone,
     candidates.alternate_phone,
     candidates.title,
     candidates.bio,
     candidates.skills,
     candidates.gender,
     candidates.work_authorization,
     candidates.experience_years,
     candidates.street,
     candidates.unit,
     candidates.city,
     candidates.state,
     candidates.zip_code,
     candidates.country,
     candidates.portfolio_url,
     candidates.github_url,
     candidates.linkedin_url,
     candidates.resume_url,
     candidates.cover_letter_url,
     candidates.certificates,
     candidates.is_managed_by_company,
     candidates.managing_company_id,
     candidates.management_terms,
     candidates.created_at,
     candidates.updated_at,
     candidates.skill_keys
    FROM public.candidates
   WHERE ((candidates.user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT private.my_role() AS my_role) = 'candidate'::public.app_role));
END;

COMMENT ON FUNCTION "private"."my_candidate"() IS 'The caller''s candidate record; all null for anyone else, also for a candidate without one. SECURITY DEFINER: reads the caller''s own row only.';

REVOKE ALL ON FUNCTION "private"."my_candidate"() FROM PUBLIC;

GRANT SELECT ("skill_keys") ON TABLE "public"."candidates" TO "authenticated";

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_certificates_check" CHECK (private.are_short_texts(certificates, 20, 500));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_email_check" CHECK (private.is_email(email));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_github_url_check" CHECK (private.is_http_url(github_url));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_linkedin_url_check" CHECK (private.is_http_url(linkedin_url));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_portfolio_url_check" CHECK (private.is_http_url(portfolio_url));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_skills_check" CHECK (private.are_short_texts(skills, 50, 60));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_facebook_url_check" CHECK (private.is_http_url(facebook_url));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_instagram_url_check" CHECK (private.is_http_url(instagram_url));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_linkedin_url_check" CHECK (private.is_http_url(linkedin_url));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_primary_contact_alt_email_check" CHECK (private.is_email(primary_contact_alt_email));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_primary_contact_email_check" CHECK (private.is_email(primary_contact_email));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_secondary_contact_alt_email_check" CHECK (private.is_email(secondary_contact_alt_email));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_secondary_contact_email_check" CHECK (private.is_email(secondary_contact_email));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_twitter_url_check" CHECK (private.is_http_url(twitter_url));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_website_check" CHECK (private.is_http_url(website));

ALTER TABLE "public"."company_users"
  ADD CONSTRAINT "company_users_email_check" CHECK (private.is_email(email));

ALTER TABLE "public"."email_outbox"
  ADD CONSTRAINT "email_outbox_to_email_check" CHECK (private.is_email(to_email));

ALTER TABLE "public"."invitations"
  ADD CONSTRAINT "invitations_email_check" CHECK (private.is_email(email));

ALTER TABLE "public"."job_questions"
  ADD CONSTRAINT "job_questions_options_check" CHECK (private.are_short_texts(options, 30, 200));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_locations_check" CHECK (private.are_short_texts(locations, 20, 200));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_preferred_skills_check" CHECK (private.are_short_texts(preferred_skills, 50, 60));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_requirements_check" CHECK (private.are_short_texts(requirements, 50, 500));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_skills_required_check" CHECK (private.are_short_texts(skills_required, 50, 60));

ALTER TABLE "public"."profiles"
  ADD CONSTRAINT "profiles_email_check" CHECK (private.is_email(email));
