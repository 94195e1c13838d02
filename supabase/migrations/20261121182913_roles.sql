-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TYPE "private"."reach" ADD ATTRIBUTE "read_company_ids" uuid[] CASCADE;

REVOKE ALL ON TABLE "public"."published_jobs" FROM "anon";

REVOKE ALL ON TABLE "public"."published_jobs" FROM "authenticated";

DROP POLICY "Staff and admins can read a company" ON "public"."companies";

DROP POLICY "Staff of either company and admins can read a partnership" ON "public"."company_relationships";

DROP POLICY "Staff and admins can read a company's subscription" ON "public"."company_subscriptions";

DROP POLICY "Staff and admins can read a company's staff" ON "public"."company_users";

DROP POLICY "Anyone can read jobs that are visible now" ON "public"."published_jobs";

DROP FUNCTION "private"."accept_admin_invitation"(public.invitations, uuid);

DROP FUNCTION "private"."become_company_account"(uuid);

DROP FUNCTION "private"."refuse_known_invitee"(text, text, uuid);

ALTER TYPE "private"."staff_act" ADD VALUE 'read_company' AFTER 'handle_candidates';
