-- A company's jobs, all or filtered. SECURITY DEFINER: one check instead of a policy per row of five tables.

-- For each row of a list: without a search path of its own, so that it's inlined into the query.
create function private.shown_status(job public.jobs) returns text
language sql stable
return case when private.is_expired(job) then 'closed' else job.status::text end;
comment on function private.shown_status is 'The status that job lists filter by: expired jobs count as closed (RULES: Jobs).';

create function private.job_counts(of_job uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'application_count', coalesce(sum(c.n), 0),
      'new_application_count', coalesce(sum(c.n) filter (where c.what = 'applied'), 0),
      'status_counts', coalesce(jsonb_object_agg(c.what, c.n) filter (where c.n > 0), '{}'),
      'next_answer', (
        select min(first.answer_due)
        from unnest('{applied,reviewing,interview}'::public.application_status[]) as stage
        cross join lateral (
          select m.answer_due from private.application_matches m
          where m.job_id = of_job and m.status = stage and m.answer_due is not null
          order by m.answer_due limit 1
        ) as first
      )
    )
    -- A job's counts are those of its applications by status.
    from private.counts c where c.subject = of_job
  );
end
$$;
comment on function private.job_counts is 'How many applications a job has in each status, and the earliest reply-by date: part of CompanyJobListItem (contracts/jobs/job.ts).';

create function public.list_company_jobs(
  p_company_id uuid default null, p_search text default null, p_before jsonb default null, p_limit integer default null,
  p_status text default null, p_assignee text default null
) returns json
-- Generic plans, also in the functions called: everything is read by key, and planning costs more.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  target uuid := private.listed_company_id(p_company_id);
  acts private.staff_act[] := private.my_acts_at(target);
  sees_all boolean := private.sees_all_of(target, acts, 'post_jobs');
  mine private.job_rights := private.job_rights(acts);
  page_before record := private.page_key(p_before, 'createdAt');
  size integer := private.page_limit(p_limit);
  words text[] := private.words_asked(p_search);
  wanted text := private.read_job_status(p_status);
  colleague uuid := private.read_assignee(p_assignee);
  nobody boolean := coalesce(p_assignee = 'nobody', false);
  found uuid[];
  total integer;
  page uuid[];
begin
  if sees_all and words = '{}' and colleague is null then
    if wanted is null and not nobody then
      total := private.kept_count(target, 'jobs');
    end if;
    page := array(
      select j.id from public.jobs j
      where j.company_id = target and j.deleted_at is null and (j.created_at, j.id) < (page_before.at, page_before.id)
        and (wanted is null or private.shown_status(j) = wanted)
        and not (nobody and exists (select from public.job_assignments a where a.job_id = j.id))
      order by j.created_at desc, j.id desc
      limit size
    );
  else
    found := case
      when not sees_all then array(select private.my_assigned_job_ids())
      when words = '{}' then array(
        select a.job_id from public.job_assignments a where a.company_id = target and a.assigned_to_user_id = colleague)
      else array(
        select j.id from public.jobs j
        where j.company_id = target
          and private.job_words(j.title, j.location, j.locations, j.skills_required) like private.like_longest(words))
    end;
    select count(*), coalesce((array_agg(j.id order by j.created_at desc, j.id desc)
      filter (where (j.created_at, j.id) < (page_before.at, page_before.id)))[1:size], '{}')
    into total, page
    from public.jobs j
    left join public.job_assignments a on a.job_id = j.id
    where j.id = any (found) and j.company_id = target and j.deleted_at is null
      and (words = '{}' or private.has_words(private.job_words(j.title, j.location, j.locations, j.skills_required), words))
      and (wanted is null or private.shown_status(j) = wanted)
      and (colleague is null or a.assigned_to_user_id = colleague)
      and not (nobody and a.job_id is not null);
  end if;
  return json_build_object('total', total, 'jobs', coalesce((
    select json_agg(jsonb_build_object(
      'id', j.id,
      'title', j.title,
      'status', j.status,
      'is_expired', private.is_expired(j),
      'taken_offline', private.offline_reason(j.id),
      'is_over_plan', exists (select from public.published_jobs p where p.job_id = j.id and p.is_over_plan),
      'created_at', j.created_at,
      'expires_at', j.expires_at,
      'assignee', a.assignee,
      'can', private.job_acts(j, mine, (counted.counts ->> 'application_count')::bigint > 0)
    ) || counted.counts order by j.created_at desc, j.id desc)
    from public.jobs j
    left join private.job_assignees a on a.job_id = j.id
    cross join lateral (select private.job_counts(j.id) as counts) as counted
    where j.id = any (page)
  ), '[]'));
end
$$;
comment on function public.list_company_jobs is
  'manage-job-posting list: {jobs: CompanyJobListItem[], total}, newest first; total is null if it would have to be counted. p_search: words of title, locations and required skills; p_status: one status, with expired jobs as closed; p_assignee: a colleague''s user id, ''me'' or ''nobody''; p_before: {createdAt, id} of the last row shown. Partner recruiters see jobs assigned to them. Empty without a company; PT404 for another one, PT422 for an unknown assignee.';

grant execute on function public.list_company_jobs to authenticated;
