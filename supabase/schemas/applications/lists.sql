-- The lists of applications that companies read. Each page is a range of an index, in every order; what its rows show is kept
-- (applications/matches.sql). SECURITY DEFINER as in applications/procedures.sql: reach is checked once.

create function private.read_application_order(p_sort text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if p_sort is not null and p_sort not in ('newest', 'best') then
    perform private.refuse_field_errors('{"sort": "Choose an order"}');
  end if;
  return coalesce(p_sort, 'newest');
end
$$;
comment on function private.read_application_order(text) is 'An order of applications (contracts/application.ts): newest without one. PT422 for unknown ones.';

-- Without a search path of its own, so that it becomes part of the query.
create function private.application_entry(
  application public.applications, kept private.application_matches, job_title text, across_jobs boolean
) returns json
language sql stable
return case
  when across_jobs then json_build_object(
    'id', application.id, 'status', application.status, 'applied_at', application.applied_at,
    'candidate_id', application.candidate_id, 'candidate_name', kept.candidate_name, 'candidate_title', kept.candidate_title,
    'match', kept.match, 'job_id', application.job_id, 'job_title', job_title)
  else json_build_object(
    'id', application.id, 'status', application.status, 'applied_at', application.applied_at,
    'candidate_id', application.candidate_id, 'candidate_name', kept.candidate_name, 'candidate_title', kept.candidate_title,
    'match', kept.match)
end;
comment on function private.application_entry(public.applications, private.application_matches, text, boolean) is
  'JobApplicationListItem, or CompanyApplicationListItem where the list goes across jobs (contracts/application.ts).';

create function private.newest_applications(
  of_jobs uuid[], of_company uuid, wanted public.application_status, p_before jsonb, size integer, across_jobs boolean
) returns json
-- One plan for every caller: each part has one index to go along, and planning costs more than the page.
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  before record := private.page_key(p_before, 'appliedAt');
begin
  return (
    select json_agg(
      private.application_entry(row(page.*)::public.applications, m, j.title, across_jobs) order by page.applied_at desc, page.id desc)
    from (
      -- Found on two of these ways, it is one all the same.
      select distinct on (found.applied_at, found.id) found.*
      from (
        select a.*
        from unnest(of_jobs) job
        cross join lateral (
          select a.* from public.applications a
          where a.job_id = job and (wanted is null or a.status = wanted) and (a.applied_at, a.id) < (before.at, before.id)
          order by a.applied_at desc, a.id desc limit size
        ) a
        union all
        (
          select a.* from public.applications a
          where a.company_id = of_company and (wanted is null or a.status = wanted) and (a.applied_at, a.id) < (before.at, before.id)
          order by a.applied_at desc, a.id desc limit size
        )
        union all
        (
          select a.* from public.applications a
          where a.applied_by_company_id = of_company
            and (wanted is null or a.status = wanted) and (a.applied_at, a.id) < (before.at, before.id)
          order by a.applied_at desc, a.id desc limit size
        )
      ) found
      order by found.applied_at desc, found.id desc
      limit size
    ) page
    join private.application_matches m on m.application_id = page.id
    left join public.jobs j on across_jobs and j.id = page.job_id
  );
end
$$;
comment on function private.newest_applications(uuid[], uuid, public.application_status, jsonb, integer, boolean) is
  'A page of the applications for these jobs, and of those made for a company''s jobs or by its candidates, newest first: entries, null for none. p_before: {appliedAt, id}. Each part goes along its own index. Reach is checked by its callers.';

create function private.best_applications(
  of_jobs uuid[], of_company uuid, wanted public.application_status, p_before jsonb, size integer, across_jobs boolean
) returns json
-- One plan for every caller: each part has one index to go along, and planning costs more than the page.
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  before record := private.page_key(p_before, 'appliedAt');
  -- Without a page before, above every number an order can be.
  before_order bigint := 9223372036854775807;
begin
  if p_before is not null and jsonb_typeof(p_before) <> 'null' then
    if not coalesce(pg_input_is_valid(p_before ->> 'score', 'bigint'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    before_order := p_before ->> 'score';
  end if;
  return (
    select json_agg(
      private.application_entry(a, row(page.*)::private.application_matches, j.title, across_jobs)
      order by page.match_order desc, page.applied_at desc, page.application_id desc)
    from (
      -- Found on two of these ways, it is one all the same.
      select distinct on (found.match_order, found.applied_at, found.application_id) found.*
      from (
        select m.*
        from unnest(of_jobs) job
        cross join lateral (
          select m.* from private.application_matches m
          where m.job_id = job and (m.match_order, m.applied_at, m.application_id) < (before_order, before.at, before.id)
            and (wanted is null or (select a.status from public.applications a where a.id = m.application_id) = wanted)
          order by m.match_order desc, m.applied_at desc, m.application_id desc limit size
        ) m
        union all
        (
          select m.* from private.application_matches m
          where m.company_id = of_company and (m.match_order, m.applied_at, m.application_id) < (before_order, before.at, before.id)
            and (wanted is null or (select a.status from public.applications a where a.id = m.application_id) = wanted)
          order by m.match_order desc, m.applied_at desc, m.application_id desc limit size
        )
        union all
        (
          select m.* from private.application_matches m
          where m.applied_by_company_id = of_company
            and (m.match_order, m.applied_at, m.application_id) < (before_order, before.at, before.id)
            and (wanted is null or (select a.status from public.applications a where a.id = m.application_id) = wanted)
          order by m.match_order desc, m.applied_at desc, m.application_id desc limit size
        )
      ) found
      order by found.match_order desc, found.applied_at desc, found.application_id desc
      limit size
    ) page
    join public.applications a on a.id = page.application_id
    left join public.jobs j on across_jobs and j.id = a.job_id
  );
end
$$;
comment on function private.best_applications(uuid[], uuid, public.application_status, jsonb, integer, boolean) is
  'private.newest_applications, best match first, then newest, then by id. p_before: {score, appliedAt, id}.';

create function private.listed_applications(
  of_jobs uuid[], of_company uuid, p_status text, p_sort text, p_before jsonb, p_limit integer, across_jobs boolean
) returns json
language plpgsql stable set search_path = ''
as $$
declare
  wanted public.application_status := private.read_status_filter(p_status);
  size integer := private.page_limit(p_limit);
begin
  return json_build_object('applications', coalesce(
    case private.read_application_order(p_sort)
      when 'best' then private.best_applications(of_jobs, of_company, wanted, p_before, size, across_jobs)
      else private.newest_applications(of_jobs, of_company, wanted, p_before, size, across_jobs)
    end, '[]'));
end
$$;
comment on function private.listed_applications(uuid[], uuid, text, text, jsonb, integer, boolean) is
  '{applications: private.application_entry[]}: a page of private.newest_applications or, with p_sort best, private.best_applications. Reach is checked by its callers.';

create function public.get_job_applications(
  p_job_id uuid, p_before jsonb default null, p_limit integer default null, p_status text default null, p_sort text default null
) returns json
-- One plan for every caller, here and in all it asks: everything is read by key, and planning costs more.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  return private.listed_applications(
    array[(private.readable_job(p_job_id)).id], null, p_status, p_sort, p_before, p_limit, across_jobs => false);
end
$$;
comment on function public.get_job_applications(uuid, jsonb, integer, text, text) is
  'get-job-applications: {applications: JobApplicationListItem[]} of a job the caller may read, newest first, or with p_sort best, best match first (RULES: Applications). p_before: {appliedAt, id} of the last row shown, for best with its score. PT404 for a job out of reach, PT422 for an unknown order.';

create function public.get_company_applications(
  p_company_id uuid default null, p_status text default null, p_before jsonb default null, p_limit integer default null,
  p_sort text default null
) returns json
-- One plan for every caller, here and in all it asks: everything is read by key, and planning costs more.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  target uuid := private.listed_company_id(p_company_id);
  assigned uuid[];
begin
  if private.sees_all_of(target, private.my_acts_at(target), 'handle_applications') then
    return private.listed_applications(null, target, p_status, p_sort, p_before, p_limit, across_jobs => true);
  end if;
  assigned := array(
    select j.id from private.my_assigned_job_ids() as mine (id) join public.jobs j using (id) where j.company_id = target);
  return private.listed_applications(assigned, null, p_status, p_sort, p_before, p_limit, across_jobs => true);
end
$$;
comment on function public.get_company_applications(uuid, text, jsonb, integer, text) is
  'The company''s Applications tab: {applications: CompanyApplicationListItem[]}, made for its jobs or by its candidates (RULES: Applications), in the orders of get_job_applications. Partner recruiters see those of jobs assigned to them. Empty without a company; PT404 for another one.';

revoke all on function
  public.get_job_applications(uuid, jsonb, integer, text, text), public.get_company_applications(uuid, text, jsonb, integer, text)
from public, anon;
grant execute on function
  public.get_job_applications(uuid, jsonb, integer, text, text), public.get_company_applications(uuid, text, jsonb, integer, text)
to authenticated;
