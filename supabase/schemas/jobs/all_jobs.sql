-- Jobs of all companies, for administrators. SECURITY DEFINER: one check instead of a policy per row, and reports are closed to every client.

-- For each row of a list: without a search path of its own, so that it's inlined into the query.
create function private.admin_job_state(job public.jobs, decision text) returns text
language sql stable
return case when decision = 'offline' then 'offline' else private.shown_status(job) end;
comment on function private.admin_job_state is 'AdminJobState (contracts/jobs/all-jobs.ts): taken offline by an administrator, or else the status in its company''s list.';

create function private.is_listed_job(job public.jobs, decision text) returns boolean
language sql stable
return job.deleted_at is null or coalesce(decision = 'offline', false);
comment on function private.is_listed_job is 'Deleted jobs are listed while they are kept offline: their title can''t be reused until that is lifted (RULES: Jobs).';

create function private.can_take_offline(job public.jobs) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return job.deleted_at is null and job.posted_at is not null and private.offline_reason(job.id) is null;
end
$$;
comment on function private.can_take_offline is 'Whether an administrator can take a job offline: it was published, isn''t deleted, and isn''t offline already.';

create function private.jobs_with_words(words text[]) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  pattern text := private.like_longest(words);
begin
  return array(
    select j.id from public.jobs j where private.job_words(j.title, j.location, j.locations, j.skills_required) like pattern
    union
    select j.id from public.jobs j join public.companies c on c.id = j.company_id
    where private.search_text(c.name || ' ' || c.industry || ' ' || c.location) like pattern
  );
end
$$;
comment on function private.jobs_with_words is 'Jobs that may contain the words themselves or in their company''s name, found by index.';

create function public.list_all_jobs(
  p_search text default null, p_state text default null, p_is_reported boolean default null, p_before jsonb default null,
  p_limit integer default null, p_company_id uuid default null, p_since date default null, p_until date default null
) returns jsonb
-- Planned for each call: rare words are found by an index.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  page_before record := private.page_key(p_before, 'createdAt');
  words text[] := private.words_asked(p_search);
  found uuid[];
begin
  perform private.require_admin();
  if words <> '{}' then
    found := private.jobs_with_words(words);
  end if;
  return jsonb_build_object('jobs', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'title', page.title, 'location', page.location, 'company', private.audit_company(page.company_id),
      'logo_url', page.logo_url, 'state', page.state, 'is_open', private.is_visible_job(page.id), 'created_at', page.created_at,
      'application_count', (private.job_counts(page.id) ->> 'application_count')::integer,
      'offline_since', case when page.state = 'offline' then page.decided_at end,
      'reports', (select count(*) from private.job_reports each where each.job_id = page.id and each.decided_at is null)
    ) order by page.created_at desc, page.id desc), '[]')
    from (
      select j.id, j.title, j.location, j.company_id, c.logo_url, j.created_at, r.decided_at, private.admin_job_state(j, r.decision) as state
      from public.jobs j
      join public.companies c on c.id = j.company_id
      left join private.reported_jobs r on r.job_id = j.id
      where (j.created_at, j.id) < (page_before.at, page_before.id)
        and private.is_listed_job(j, r.decision)
        and (p_is_reported is null or (r.waiting_since is not null) = p_is_reported)
        and (p_state is null or private.admin_job_state(j, r.decision) = p_state)
        and (p_company_id is null or j.company_id = p_company_id)
        and private.is_within_days(j.posted_at, p_since, p_until)
        and (found is null or j.id = any (found)
          and private.has_words(c.name || ' ' || private.job_words(j.title, j.location, j.locations, j.skills_required), words))
      order by j.created_at desc, j.id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
end
$$;
comment on function public.list_all_jobs is
  '{jobs: ListedAdminJob[]} (contracts/jobs/all-jobs.ts) of every company, newest first. p_search: words of title, locations, required skills and company name; p_state: draft, published, closed (expired ones too), filled or offline; p_is_reported: true for jobs with open reports, false for the others; p_company_id: only one company''s; p_since and p_until: the first and last day (UTC) of publishing; p_before: {createdAt, id} of the last row shown. PT401, PT403, PT422 for an unknown page.';

create function public.count_all_jobs() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('jobs', coalesce(sum(of_one.n), 0), 'companies', count(*), 'open', private.count_visible_jobs())
    from (
      select count(*) as n from public.jobs j left join private.reported_jobs r on r.job_id = j.id
      where private.is_listed_job(j, r.decision) group by j.company_id
    ) as of_one);
end
$$;
comment on function public.count_all_jobs is
  'JobTotals (contracts/jobs/all-jobs.ts): how many jobs list_all_jobs has, from how many companies, and how many are open. PT401, PT403.';

create function public.get_admin_job(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_admin();
  select private.company_job_json(j.id) || jsonb_build_object(
    'company', private.audit_company(j.company_id), 'state', private.admin_job_state(j, r.decision),
    'is_open', private.is_visible_job(j.id), 'is_deleted', j.deleted_at is not null,
    'can_take_offline', private.can_take_offline(j), 'posted_by', private.audit_person(j.created_by, j.company_id),
    'report', case when r.decided_at is not null or r.waiting_since is not null then private.reported_job_json(r) end)
  into answer
  from public.jobs j left join private.reported_jobs r on r.job_id = j.id
  where j.id = p_job_id and private.is_listed_job(j, r.decision);
  if answer is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return answer;
end
$$;
comment on function public.get_admin_job is
  'AdminJob (contracts/jobs/all-jobs.ts): the posting with its counts, reports and decisions, never applications. PT401, PT403 for non-administrators, PT404.';

create function public.take_job_offline(p_job_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.jobs;
begin
  perform private.require_admin();
  select * into job from public.jobs j where j.id = p_job_id and j.deleted_at is null for update;
  if job.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  elsif not private.can_take_offline(job) then
    perform private.fail(409, 'not_online', 'This job isn''t published, or it''s already offline.');
  end if;
  insert into private.reported_jobs as reported (job_id, waiting_since) values (job.id, now())
  on conflict (job_id) do update set waiting_since = coalesce(reported.waiting_since, now());
  return public.decide_job_reports(job.id, 'offline', p_reason);
end
$$;
comment on function public.take_job_offline is
  'Takes a job offline, reported or not, like decide_job_reports, which also decides open reports; returns ReportedJob. undo_job_reports_decision undoes it. PT401, PT403 for non-administrators, PT404, PT409 not_online, PT422 by field.';

grant execute on function public.list_all_jobs, public.count_all_jobs, public.get_admin_job, public.take_job_offline to authenticated;
