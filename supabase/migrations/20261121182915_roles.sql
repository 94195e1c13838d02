-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE POLICY "Staff and admins can read a company" ON "public"."companies"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) AND private.can_read_company(id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Staff of either company and admins can read a partnership" ON "public"."company_relationships"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR (company_a_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) OR (company_b_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to))));

CREATE POLICY "Staff and admins can read a company's subscription" ON "public"."company_subscriptions"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) AND private.can_read_company(company_id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "People can read their own memberships" ON "public"."company_users"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Staff and admins can read a company's staff" ON "public"."company_users"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) AND private.can_read_company(company_id, ( SELECT private.my_reach() AS my_reach)))));

COMMENT ON FUNCTION "private"."audit_role_change"() IS 'Row trigger on profiles and company_users: the audit entry of a changed role, from which to which. SECURITY DEFINER: nobody may write the audit log directly.';

COMMENT ON FUNCTION "private"."become"(uuid, public.app_role) IS 'Makes an account one of a company or of an administrator; true when it was none yet. PT409 for who would lose what they have, and for staff who would approve their own company (RULES: Accounts).';

COMMENT ON FUNCTION "private"."can_read_company"(uuid, private.reach) IS 'True for the company''s staff, partner recruiters apart, and for administrators: they read the whole record, its staff, plan and partnerships (RULES: Companies).';

COMMENT ON FUNCTION "private"."check_account_kind"() IS 'Constraint trigger, judged by what a transaction leaves: only company accounts are staff, only candidates have applications or a managing company (RULES: Accounts). PT409. SECURITY DEFINER: whoever writes may not read all of it.';

COMMENT ON FUNCTION "private"."check_daily_quota"(text, bigint) IS 'PT429 too_many_applications or too_many_jobs when so many were made in the last 24 hours already. Counted under lock_account, so that calls at the same moment cannot pass it together.';

COMMENT ON FUNCTION "private"."company_state"(public.companies) IS 'CompanyState of the contracts: what a company still has to do, in the order in which it must be done.';

COMMENT ON FUNCTION "private"."daily_quota"(text) IS 'How many applications or jobs one account may make in 24 hours (RULES: Accounts). The same as dailyQuotas in contracts/limits.ts.';

COMMENT ON FUNCTION "private"."invited_candidate_rules"() IS 'The profile fields of candidateData: who is invited has a name (RULES: Invitations). The same as invitedCandidateSchema in the contracts.';

COMMENT ON FUNCTION "private"."is_bound_candidate"(uuid) IS 'True for somebody who has applied or is managed by a company: as anything but a candidate they would lose that.';

COMMENT ON FUNCTION "private"."lock_account"(uuid) IS 'The account''s profile, locked until the end of the transaction, or null. Whatever changes what a person is takes it first, before invitations and companies, and checks afterwards (ARCHITECTURE: The flows).';

COMMENT ON FUNCTION "private"."lock_invitee"(text) IS 'Of two senders at once, the second one sees the first one''s invitation.';

COMMENT ON FUNCTION "private"."manageable_invitation"(uuid) IS 'An invitation that the caller may manage, whatever its state, not locked. PT404.';

COMMENT ON FUNCTION "private"."refuse_known_invitee"(text, text, uuid, uuid) IS 'PT409 with a text containing ''already exists'' (RULES: Invitations): a candidate or employee of that company, an administrator, or an open invitation of the kind from that company, apart from the one that is resent.';

COMMENT ON FUNCTION "private"."review_status"(public.companies) IS 'unfinished, pending, rejected or approved (RULES: Companies).';

COMMENT ON FUNCTION "public"."create_job"(uuid, jsonb) IS 'manage-job-posting create: jobData as in contracts/job.ts; without a company the caller''s oldest membership. Gives CompanyJob. PT403 without the right, approval or subscription; PT422 by field; PT429 past 50 a day (RULES: Accounts).';

COMMENT ON FUNCTION "public"."get_company"(uuid) IS 'Company for whoever reads it whole, PublicCompany for its partner recruiters and, once it is approved, for everybody else, signed out included. SECURITY DEFINER: the row itself is closed to strangers. PT404.';

COMMENT ON FUNCTION "public"."get_company_dashboard"(uuid) IS 'CompanyDashboard of the given company, or of the caller''s oldest membership; all null, false and zero without one. Partner recruiters get PublicCompany and no subscription. SECURITY DEFINER: counts once instead of row by row through policies. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_company_subscription"(uuid) IS 'CompanySubscription for whoever reads the company whole. SECURITY DEFINER: answers for companies without a row too. PT401, PT404.';

COMMENT ON FUNCTION "public"."grant_admin"(text) IS 'Makes an existing, confirmed account an administrator (RULES: Administration). Only the secret key may call it. SECURITY DEFINER: service_role may not write profiles. PT404 no such account, PT409 unconfirmed, staff of a company, or a candidate with applications.';

COMMENT ON FUNCTION "public"."resend_invitation"(uuid) IS 'Sends a pending invitation again: checks what sending checks, makes the caller its sender, makes a new link, valid for 7 days from now, and ends the old one (RULES: Invitations). Gives {id, token, expires_at}. SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409, PT429.';

COMMENT ON FUNCTION "public"."submit_application"(uuid, jsonb) IS 'Stores an application with all its answers [{question_id, answer}] or nothing, tells the company, gives its id (RULES: Applications). PT404 when the job is not visible, PT409 duplicate_application, PT422 profile_incomplete, PT422 by question id, PT429 past 30 a day (RULES: Accounts). SECURITY DEFINER: clients cannot write applications; the candidate is always the caller.';

COMMENT ON TABLE "public"."audit_log" IS 'Append-only: every admin action, every invitation sent, accepted or refused, every changed role, every staff removal, every job made or deleted (RULES: Administration). No foreign keys: entries outlive what they speak of.';

COMMENT ON TABLE "public"."companies" IS 'Employers. The row is readable by its own staff and admins; what others may see is given by get_company and search_jobs (RULES: Companies).';

COMMENT ON TABLE "public"."jobs" IS 'Postings. Staff read their company''s rows here; candidates and the public read search_jobs and get_job_details.';

COMMENT ON TABLE "public"."published_jobs" IS 'The jobs anyone may see, kept by triggers on jobs, companies and subscriptions, so that search can use its indexes. Written by triggers and read by procedures only.';

COMMENT ON TYPE "private"."reach" IS 'What is somebody''s: account, candidate record, companies they work for, those of them where they post jobs, handle applications or candidates, what is assigned to them, and the companies they read whole.';

COMMENT ON VIEW "private"."visible_jobs" IS 'The jobs candidates and the public see now (RULES: Jobs). Its table is closed: only SECURITY DEFINER procedures read either.';

REVOKE ALL ON FUNCTION "private"."audit_role_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."become"(uuid, public.app_role) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_account_kind"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_daily_quota"(text, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_state"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."daily_quota"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invited_candidate_rules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_bound_candidate"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_account"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_invitee"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."manageable_invitation"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_known_invitee"(text, text, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."review_status"(public.companies) FROM PUBLIC;
