-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TYPE "private"."reach" ADD ATTRIBUTE "read_company_ids" uuid[] CASCADE;

REVOKE ALL ON FUNCTION "private"."can_write_company_file"(text, text) FROM "authenticated";

REVOKE ALL ON FUNCTION "private"."can_write_company_file"(text, text) FROM "service_role";

REVOKE ALL ON FUNCTION "private"."is_own_file"(text, text) FROM "authenticated";

REVOKE ALL ON FUNCTION "private"."is_own_file"(text, text) FROM "service_role";

REVOKE ALL ON TABLE "public"."application_events" FROM "authenticated";

REVOKE ALL ("gender") ON TABLE "public"."candidates" FROM "authenticated";

REVOKE ALL ON TABLE "public"."published_jobs" FROM "anon";

REVOKE ALL ON TABLE "public"."published_jobs" FROM "authenticated";

DROP POLICY "Whoever can read an application can read its history" ON "public"."application_events";

DROP POLICY "Staff and admins can read a company" ON "public"."companies";

DROP POLICY "Staff of either company and admins can read a partnership" ON "public"."company_relationships";

DROP POLICY "Staff and admins can read a company's subscription" ON "public"."company_subscriptions";

DROP POLICY "Staff and admins can read a company's staff" ON "public"."company_users";

DROP POLICY "Anyone can read jobs that are visible now" ON "public"."published_jobs";

DROP POLICY "Candidates can replace files in their own folder" ON "storage"."objects";

DROP POLICY "Candidates can upload files to their own folder" ON "storage"."objects";

DROP POLICY "People can delete files in their own folder" ON "storage"."objects";

DROP POLICY "People can read files in their own folder" ON "storage"."objects";

DROP POLICY "Staff and admins can read a company's documents" ON "storage"."objects";

DROP POLICY "Staff can delete their company's files" ON "storage"."objects";

DROP POLICY "Staff can find their company's logo files" ON "storage"."objects";

DROP POLICY "Staff can read answer files of applications they review" ON "storage"."objects";

DROP POLICY "Staff can read files of applicants and managed candidates" ON "storage"."objects";

DROP POLICY "Staff can replace their company's files" ON "storage"."objects";

DROP POLICY "Staff can upload their company's files" ON "storage"."objects";

DROP INDEX "public"."email_outbox_due_index";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_alternate_phone_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_bio_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_city_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_country_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_first_name_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_last_name_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_management_terms_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_phone_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_state_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_street_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_title_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_unit_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_zip_code_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_dba_name_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_description_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_industry_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_location_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_name_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_op_city_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_op_country_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_op_state_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_op_street_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_op_unit_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_op_zip_code_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_primary_contact_alt_phone_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_primary_contact_name_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_primary_contact_phone_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_reg_city_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_reg_country_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_reg_state_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_reg_street_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_reg_unit_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_reg_zip_code_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_rejection_reason_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_secondary_contact_alt_phone_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_secondary_contact_name_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_secondary_contact_phone_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_tax_id_check";

ALTER TABLE "public"."company_users"
  DROP CONSTRAINT "company_users_first_name_check";

ALTER TABLE "public"."company_users"
  DROP CONSTRAINT "company_users_last_name_check";

ALTER TABLE "public"."company_users"
  DROP CONSTRAINT "company_users_phone_check";

ALTER TABLE "public"."invitations"
  DROP CONSTRAINT "invitations_management_terms_check";

ALTER TABLE "public"."job_application_answers"
  DROP CONSTRAINT "job_application_answers_answer_check";

ALTER TABLE "public"."job_application_answers"
  DROP CONSTRAINT "job_application_answers_question_check";

ALTER TABLE "public"."job_questions"
  DROP CONSTRAINT "job_questions_question_check";

ALTER TABLE "public"."jobs"
  DROP CONSTRAINT "jobs_description_check";

ALTER TABLE "public"."jobs"
  DROP CONSTRAINT "jobs_education_required_check";

ALTER TABLE "public"."jobs"
  DROP CONSTRAINT "jobs_experience_required_check";

ALTER TABLE "public"."jobs"
  DROP CONSTRAINT "jobs_location_check";

ALTER TABLE "public"."jobs"
  DROP CONSTRAINT "jobs_title_check";

DROP FUNCTION "private"."accept_invitation_at_confirmation"(auth.users);

DROP FUNCTION "private"."approve_company"(public.companies);

DROP FUNCTION "private"."become_company_account"(uuid);

DROP FUNCTION "private"."brings_company"(text, text);

DROP FUNCTION "private"."can_read_answer_file"(uuid, text, private.reach);

DROP FUNCTION "private"."can_read_candidate_files"(uuid, private.reach);

DROP FUNCTION "private"."can_remove_own_file"(text, text);

DROP FUNCTION "private"."can_write_own_file"(text, text);

DROP FUNCTION "private"."company_application_json"(public.applications);

DROP FUNCTION "private"."is_sent_answer"(text);

DROP FUNCTION "private"."job_errors"(jsonb, date);

DROP FUNCTION "private"."my_application_json"(public.applications);

DROP FUNCTION "private"."application_events_json"(uuid, uuid);

DROP FUNCTION "private"."refuse_known_invitee"(text, text, uuid);

DROP FUNCTION "private"."reject_company"(public.companies, text);

DROP FUNCTION "private"."tell_candidate_about_status"(public.applications);

DROP FUNCTION "public"."complete_email"(uuid, text);

DROP FUNCTION "public"."set_company_approval"(uuid, boolean, text);

DROP FUNCTION "public"."update_company"(uuid, jsonb);

DROP FUNCTION "public"."update_job"(uuid, jsonb);

CREATE TABLE "private"."discarded_files" (
  "bucket_id" text NOT NULL,
  "name" text NOT NULL,
  "discarded_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "discarded_files_pkey" PRIMARY KEY (bucket_id, name)
);

ALTER TABLE "private"."discarded_files"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."sent_documents" (
  "application_id" uuid NOT NULL,
  "bucket_id" text NOT NULL,
  "name" text NOT NULL,
  "size" bigint,
  "fingerprint" text,
  CONSTRAINT "sent_documents_pkey" PRIMARY KEY (application_id, bucket_id, name)
);

ALTER TABLE "private"."sent_documents"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."sent_profiles" (
  "application_id" uuid NOT NULL,
  "profile" jsonb NOT NULL,
  CONSTRAINT "sent_profiles_pkey" PRIMARY KEY (application_id)
);

ALTER TABLE "private"."sent_profiles"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."status_notices" (
  "application_id" uuid NOT NULL,
  "notified_status" public.application_status NOT NULL,
  "mailed_status" public.application_status NOT NULL,
  "notify_at" timestamp with time zone,
  "mail_at" timestamp with time zone,
  "mailed_at" timestamp with time zone,
  CONSTRAINT "status_notices_pkey" PRIMARY KEY (application_id)
);

ALTER TABLE "private"."status_notices"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."company_proposals" (
  "company_id" uuid NOT NULL,
  "changes" jsonb NOT NULL,
  "proposed_by" uuid,
  "proposed_at" timestamp with time zone NOT NULL DEFAULT now(),
  "rejected_at" timestamp with time zone,
  "rejection_reason" text,
  CONSTRAINT "company_proposals_changes_check" CHECK (((jsonb_typeof(changes) = 'object'::text) AND (changes <> '{}'::jsonb))),
  CONSTRAINT "company_proposals_pkey" PRIMARY KEY (company_id),
  CONSTRAINT "company_proposals_reason_of_rejection" CHECK (((rejection_reason IS NULL) OR (rejected_at IS NOT NULL)))
);

ALTER TABLE "public"."company_proposals"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."email_outbox"
  ADD COLUMN "give_up_at" timestamp with time zone NOT NULL DEFAULT (now() + '3 days'::interval);

ALTER TABLE "public"."email_outbox"
  ADD COLUMN "failed_at" timestamp with time zone;

ALTER TYPE "private"."staff_act" ADD VALUE 'read_company' AFTER 'handle_candidates';
