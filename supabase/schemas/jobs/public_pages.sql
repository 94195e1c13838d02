-- What web servers request for public pages: job and company pages, sitemaps and feeds. They have no session, and anyone gets the same.

create function public.get_posting_page(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;
comment on function public.get_posting_page is
  'PostingPage (contracts/jobs/public-pages.ts): a visible job as get_job_details gives it; for one that was open before, only that it is closed (RULES: Jobs). PT404 for drafts and unknown ones. SECURITY DEFINER: candidates can''t read jobs.';

create function public.get_company_page(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company public.companies;
begin
  select * into company from public.companies where id = p_company_id;
  if not private.is_paused(company) then
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
$$;
comment on function public.get_company_page is
  'CompanyPage (contracts/jobs/public-pages.ts): an approved company as the public sees it, with its newest open jobs; for one that isn''t approved anymore but had open jobs, only that it is closed (RULES: Companies). PT404 otherwise. SECURITY DEFINER: the row isn''t public.';

-- ── Sitemaps ──────────────────────────────────────────────────────────────────────────────────────────────────

create function public.count_sitemap() returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'jobs', private.count_visible_jobs(),
    'companies', (select count(*) from private.published_companies c where c.visible_until > now()));
end;
comment on function public.count_sitemap is 'About how many jobs and companies the sitemaps have: {jobs, companies}.';

create function public.list_sitemap_jobs(p_from uuid, p_until uuid default null, p_limit integer default null) returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
  select to_jsonb(array(
    select jsonb_build_object('id', j.id, 'title', v.title, 'company_name', v.company_name, 'changed_at', j.updated_at)
    from private.visible_jobs v
    join public.jobs j on j.id = v.job_id
    where v.job_id >= p_from and v.job_id < coalesce(p_until, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by v.job_id
    limit least(greatest(coalesce(p_limit, 50000), 1), 50000)
  ))
$$;
comment on function public.list_sitemap_jobs is 'SitemapJob[] of visible jobs by id, up to the given number and 50,000 at most.';

create function public.list_sitemap_companies(p_from uuid, p_until uuid default null, p_limit integer default null) returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
  select to_jsonb(array(
    select jsonb_build_object('id', c.id, 'name', v.name, 'changed_at', c.updated_at)
    from private.published_companies v
    join public.companies c on c.id = v.company_id
    where v.visible_until > now() and v.company_id >= p_from and v.company_id < coalesce(p_until, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by v.company_id
    limit least(greatest(coalesce(p_limit, 50000), 1), 50000)
  ))
$$;
comment on function public.list_sitemap_companies is 'SitemapCompany[] of the live companies by id, like list_sitemap_jobs.';

-- ── Feeds ─────────────────────────────────────────────────────────────────────────────────────────────────────

create function public.get_job_feed(p_company_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company public.companies;
  newest uuid[];
begin
  if p_company_id is null then
    newest := array(select v.job_id from private.visible_jobs v order by v.posted_at desc, v.job_id desc limit 100);
  else
    select * into company from public.companies where id = p_company_id;
    if private.is_paused(company) then
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
$$;
comment on function public.get_job_feed is 'JobFeed: the newest 100 visible jobs, of one company or of all. PT404 unless approved.';

grant execute on function
  public.get_posting_page, public.get_company_page, public.count_sitemap, public.list_sitemap_jobs, public.list_sitemap_companies,
  public.get_job_feed
to anon, authenticated;
