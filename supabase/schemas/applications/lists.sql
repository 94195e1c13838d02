-- The lists of applications that companies read: a job's, the company's, and a job's board.
-- SECURITY DEFINER as in applications/procedures.sql: rights are checked once.
-- plan_cache_mode: generic plans, also in the functions called. Everything is read by key, and planning costs more.

create function private.read_application_order(p_sort text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  perform private.refuse_field_errors('{"sort": "Choose an order"}')
  where p_sort is not null and p_sort not in ('best', 'decision', 'newest', 'answer');
  return coalesce(p_sort, 'best');
end
$$;
comment on function private.read_application_order is 'An order of lists (applicationOrders), best by default. PT422 for unknown ones.';

create function private.application_page(
  scopes uuid[], wanted private.application_filter, p_sort text, p_before jsonb, size integer
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
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
  -- Owed replies come first; the key tells whether they were all shown.
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
$$;
comment on function private.application_page is
  'The ids of a page in an order (RULES: Applications). best: overdue ones by date, then the rest by match; answer: by reply-by date, then the rest newest first; decision: private.decision_applications. p_before: ApplicationKey (contracts/procedures.ts).';

create view private.application_assignees with (security_invoker = true) as
select a.application_id, jsonb_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name) as assignee
from public.application_assignments a
join public.company_users u on u.user_id = a.assigned_to_user_id and u.company_id = a.company_id;
comment on view private.application_assignees is 'Assignee (contracts/jobs/job.ts) of each application that has one of its own.';

create function private.application_entries(ids uuid[], wanted private.application_filter, p_sort text, across_jobs boolean) returns json
language plpgsql stable set search_path = ''
as $$
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
$$;
comment on function private.application_entries is
  'JobApplicationListItem[], or CompanyApplicationListItem[] if the list covers several jobs (contracts/applications/application.ts), in the order of the ids. Names the application''s owner only to the company that posted its job.';

create function private.application_totals(scopes uuid[], wanted private.application_filter) returns json
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
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
        -- One by one by key, even if the planner expects few rows to pass the filter.
        else (select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id) end
      group by x.status
    ) by_status
  );
end
$$;
comment on function private.application_totals is 'How many applications pass a filter in each status, ignoring its stage; zeros are omitted.';

create function private.overdue_total(scopes uuid[], wanted private.application_filter) returns integer
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
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
$$;
comment on function private.overdue_total is 'How many of the listed applications are overdue.';

create function private.with_found(scopes uuid[], wanted private.application_filter) returns private.application_filter
language plpgsql stable set search_path = ''
as $$
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
$$;
comment on function private.with_found is 'A filter with the ids that match its words, unread messages and tags, looked up once for all lists and counts.';

create function private.listed_applications(
  scopes uuid[], wanted private.application_filter, p_sort text, p_before jsonb, p_limit integer, across_jobs boolean
) returns json
language plpgsql stable set search_path = ''
as $$
declare
  sort text := private.read_application_order(p_sort);
  ids uuid[];
begin
  wanted := private.with_found(scopes, wanted);
  ids := private.application_page(scopes, wanted, sort, p_before, private.page_limit(p_limit));
  return json_build_object(
    'applications', private.application_entries(ids, wanted, sort, across_jobs),
    'jobs', case when sort = 'decision' then private.decision_jobs(ids, wanted) end,
    'begun', case when sort = 'decision' then private.begun_jobs(ids, p_before) end,
    'counts', case when nullif(p_before, 'null') is null then json_build_object(
      'by_status', private.application_totals(scopes, wanted),
      'overdue', private.overdue_total(scopes, wanted)
    ) end
  );
end
$$;
comment on function private.listed_applications is 'ApplicationPage of these scopes. Callers check rights.';

create function public.get_job_applications(
  p_job_id uuid, p_before jsonb default null, p_limit integer default null, p_filter jsonb default '{}', p_sort text default null
) returns json
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
  wanted private.application_filter := private.read_application_filter(p_filter, job.company_id);
begin
  wanted.job_id := null;
  return private.listed_applications(array[job.id], wanted, p_sort, p_before, p_limit, across_jobs => false);
end
$$;
comment on function public.get_job_applications is
  'get-job-applications: ApplicationPage of a job the caller may read, in an order of private.application_page, best without one (RULES: Applications). p_filter: ApplicationFilter; p_before: ApplicationKey of the last row shown. PT404 for a job out of reach, PT422 for an unknown order, filter (by field) or page.';

create function private.scopes_at(of_company uuid) returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  return case when private.sees_all_of(of_company, private.my_acts_at(of_company), 'handle_applications') then array[of_company] else array(
    select j.id from private.my_assigned_job_ids() as mine (id) join public.jobs j using (id) where j.company_id = of_company) end;
end
$$;
comment on function private.scopes_at is 'The scopes of a company''s applications for the caller: the company, or the jobs assigned to them.';

create function public.get_company_applications(
  p_company_id uuid default null, p_before jsonb default null, p_limit integer default null, p_filter jsonb default '{}',
  p_sort text default null
) returns json
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  target uuid := private.listed_company_id(p_company_id);
  wanted private.application_filter := private.read_application_filter(p_filter, target);
  scopes uuid[] := private.scopes_at(target);
begin
  wanted.moving := array(
    select m.application_id from private.moving_applications moving join private.application_matches m using (application_id)
    where m.away_company_id = target);
  if exists (select from public.jobs j where j.id = wanted.job_id and j.company_id = target) then
    -- A single job of the company: its own list is faster.
    scopes := case when scopes && array[target, wanted.job_id] then array[wanted.job_id] else '{}' end;
    wanted.job_id := null;
  elsif wanted.job_id is not null or wanted.moving <> '{}' then
    wanted.is_plain := false;
  end if;
  return private.listed_applications(scopes, wanted, p_sort, p_before, p_limit, across_jobs => true);
end
$$;
comment on function public.get_company_applications is
  'The company''s Applications tab: ApplicationPage of CompanyApplicationListItem, for its jobs or by its candidates (RULES: Applications), in the orders and with the filters of get_job_applications. Partner recruiters see those of jobs assigned to them. Empty without a company; PT404 for another one, PT422 as there.';

create function public.get_job_board(
  p_job_id uuid, p_filter jsonb default '{}', p_sort text default null, p_limit integer default null
) returns json
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
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
$$;
comment on function public.get_job_board is
  'ApplicationBoard (contracts/applications/application.ts) of a job the caller may read: the first page of get_job_applications for every status, ignoring the filter''s own stage. PT404, PT422 as there.';

grant execute on function public.get_job_applications, public.get_company_applications, public.get_job_board to authenticated;
