-- Written by `npm run db:migration` from supabase/schemas.
REVOKE ALL ON TABLE "public"."published_jobs" FROM "anon";

REVOKE ALL ON TABLE "public"."published_jobs" FROM "authenticated";

DROP POLICY "Anyone can read jobs that are visible now" ON "public"."published_jobs";

COMMENT ON TABLE "public"."companies" IS 'Employers. The row is readable by its own staff and admins; what others may see is given by get_company and search_jobs (RULES: Companies).';

COMMENT ON TABLE "public"."jobs" IS 'Postings. Staff read their company''s rows here; candidates and the public read search_jobs and get_job_details.';

COMMENT ON TABLE "public"."published_jobs" IS 'The jobs anyone may see, kept by triggers on jobs, companies and subscriptions, so that search can use its indexes. Written by triggers and read by procedures only.';

COMMENT ON VIEW "private"."visible_jobs" IS 'The jobs candidates and the public see now (RULES: Jobs). Its table is closed: only SECURITY DEFINER procedures read either.';
