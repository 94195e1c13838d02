-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.count_sitemap()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('jobs', private.count_visible_jobs(), 'companies', ( SELECT count(*) AS count
            FROM private.published_companies c
           WHERE (c.visible_until > now())))
  AS jsonb_build_object;
END;

CREATE OR REPLACE FUNCTION public.get_company_page (
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
  if company.is_approved then
    return jsonb_build_object(
      'state', 'open', 'company', private.employer_json(company), 'changed_at', company.updated_at,
      'jobs', array(
        select jsonb_build_object('id', v.job_id, 'title', v.title, 'location', v.location)
        from private.visible_jobs v
        where v.company_id = company.id
        order by v.posted_at desc, v.job_id desc
        limit 20
      ));
  elsif exists (select from public.jobs j where j.company_id = company.id and j.posted_at is not null) then
    return '{"state": "closed"}';
  end if;
  perform private.fail(404, 'company_not_found', 'Company not found');
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_feed (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  newest uuid[];
begin
  if p_company_id is null then
    newest := array(select v.job_id from private.visible_jobs v order by v.posted_at desc, v.job_id desc limit 100);
  else
    select * into company from public.companies where id = p_company_id;
    if company.is_approved is not true then
      perform private.fail(404, 'company_not_found', 'Company not found');
    end if;
    newest := array(
      select v.job_id from private.visible_jobs v where v.company_id = company.id order by v.posted_at desc, v.job_id desc limit 100);
  end if;
  return jsonb_build_object(
    'company', case when company.id is not null then private.public_company_json(company) end,
    'jobs', array(
      select private.job_facts(j) || jsonb_build_object(
        'company', jsonb_build_object('id', c.id, 'name', c.name, 'website', c.website), 'changed_at', j.updated_at)
      from unnest(newest) with ordinality as listed (job_id, place)
      join public.jobs j on j.id = listed.job_id
      join public.companies c on c.id = j.company_id
      order by listed.place
    ));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_posting_page (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs;
begin
  select * into job from public.jobs where id = p_job_id;
  if job.id is not null and private.is_visible_job(job.id) then
    return jsonb_build_object('state', 'open', 'job', public.get_job_details(job.id), 'changed_at', job.updated_at);
  elsif job.posted_at is not null and job.status <> 'draft' then
    return '{"state": "closed"}';
  end if;
  perform private.fail(404, 'job_not_found', 'Job not found');
end
$function$;

CREATE OR REPLACE FUNCTION public.list_sitemap_companies (
  p_from uuid,
  p_until uuid DEFAULT NULL::uuid,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return to_jsonb(array(
    select jsonb_build_object('id', c.id, 'changed_at', c.updated_at)
    from private.published_companies v
    join public.companies c on c.id = v.company_id
    where v.visible_until > now() and v.company_id >= p_from and v.company_id < coalesce(p_until, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by v.company_id
    limit least(greatest(coalesce(p_limit, 50000), 1), 50000)
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_sitemap_jobs (
  p_from uuid,
  p_until uuid DEFAULT NULL::uuid,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return to_jsonb(array(
    select jsonb_build_object('id', j.id, 'changed_at', j.updated_at)
    from private.visible_jobs v
    join public.jobs j on j.id = v.job_id
    where v.job_id >= p_from and v.job_id < coalesce(p_until, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by v.job_id
    limit least(greatest(coalesce(p_limit, 50000), 1), 50000)
  ));
end
$function$;

COMMENT ON FUNCTION "public"."count_sitemap"() IS 'About how many jobs and companies list_sitemap_jobs and list_sitemap_companies have: {jobs, companies}. SECURITY DEFINER: reads closed tables.';

COMMENT ON FUNCTION "public"."get_company_page"(uuid) IS 'CompanyPage (contracts/served.ts): what the public sees of an approved company, with its newest open jobs; of one that is not approved any more, but had jobs open, only that it is closed (RULES: Companies). PT404 for any other. SECURITY DEFINER: the row is closed to strangers.';

COMMENT ON FUNCTION "public"."get_job_feed"(uuid) IS 'JobFeed (contracts/served.ts): the newest 100 visible jobs, of one company or of all. PT404 for a company that is not approved. SECURITY DEFINER: candidates cannot read jobs.';

COMMENT ON FUNCTION "public"."get_posting_page"(uuid) IS 'PostingPage (contracts/served.ts): a visible job as get_job_details gives it; of one that was open once only that it is closed (RULES: Jobs). PT404 for drafts and unknown ones. SECURITY DEFINER: candidates cannot read jobs.';

COMMENT ON FUNCTION "public"."list_sitemap_companies"(uuid, uuid, integer) IS 'SitemapEntry[] (contracts/served.ts) of the live companies by id, like list_sitemap_jobs. SECURITY DEFINER: reads closed tables.';

COMMENT ON FUNCTION "public"."list_sitemap_jobs"(uuid, uuid, integer) IS 'SitemapEntry[] (contracts/served.ts) of the visible jobs by id, from one id up to another, so many and 50,000 at most. SECURITY DEFINER: reads closed tables.';

REVOKE ALL ON FUNCTION "public"."count_sitemap"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."count_sitemap"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_company_page"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_company_page"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_job_feed"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_job_feed"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_posting_page"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_posting_page"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."list_sitemap_companies"(uuid, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_sitemap_companies"(uuid, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."list_sitemap_jobs"(uuid, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_sitemap_jobs"(uuid, uuid, integer) TO "anon", "authenticated";
