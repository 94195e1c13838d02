-- A company's reports about people who applied in a period, no matter what happened since. Every number matches the list it links to: both
-- use applications/stages.sql.

create function private.report_days(of_company uuid, p_from date, p_to date, out first_day date, out last_day date)
language plpgsql stable set search_path = ''
as $$
declare
  -- Companies without a plan see as far back as on a trial; administrators see everything.
  earliest date := (now() at time zone 'UTC')::date + 1 - private.plan_limit(
    case when private.is_admin() then 'pro' else coalesce(nullif(private.company_tier(of_company), 'none'), 'free_trial') end, 'report_days');
begin
  last_day := coalesce(p_to, (now() at time zone 'UTC')::date);
  first_day := coalesce(p_from, greatest((date_trunc('month', last_day) - interval '5 months')::date, earliest));
  perform private.fail(409, 'plan_limit', private.plan_refusal(of_company, 'report_days')) where first_day < earliest;
  perform private.refuse_field_errors('{"from": "Choose a period of at most five years"}')
  where first_day > last_day or last_day > first_day + interval '5 years';
end
$$;
comment on function private.report_days is 'The days (UTC) of a report, both included; six months by default, five years at most, and not past what the plan includes. PT409 plan_limit, PT422.';

-- Planned per company: a generic plan expects few applications and took 20 s for a company with 22,000.
create function public.get_company_report(
  p_company_id uuid default null, p_job_id uuid default null, p_from date default null, p_to date default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  target uuid := private.my_company_id(p_company_id);
  days record := private.report_days(target, p_from, p_to);
begin
  perform private.fail(403, 'not_allowed', 'Your role can''t open reports')
  where not private.sees_all_of(target, private.my_acts_at(target), 'handle_applications');
  perform private.fail(404, 'job_not_found', 'Job not found')
  where p_job_id is not null and not exists (select from public.jobs j where j.id = p_job_id and j.company_id = target);
  return (
    with people as materialized (
      select
        a.application_id as id, a.status, a.applied_at, date_trunc('month', a.applied_at at time zone 'UTC') as month,
        private.stage_rank(private.furthest_stage(a.reached)) as furthest, private.promise_outcome(a) as promise,
        coalesce(own.assigned_to_user_id, of_job.assigned_to_user_id) as assignee
      from private.application_matches a
      left join public.application_assignments own on own.application_id = a.application_id
      left join public.job_assignments of_job on of_job.job_id = a.job_id
      where a.company_id = target and (p_job_id is null or a.job_id = p_job_id)
        and a.applied_at >= days.first_day::timestamp at time zone 'UTC'
        and a.applied_at < (days.last_day + 1)::timestamp at time zone 'UTC'
    ),
    stays as materialized (
      select
        p.id, p.status, p.applied_at, e.to_status as stage, e.created_at as since,
        lead(e.created_at) over (partition by e.application_id order by e.id) as until
      from people p join public.application_events e on e.application_id = p.id
    ),
    waits as (
      select
        stage,
        count(distinct id) filter (where until is not null) as "left",
        round((percentile_cont(0.5) within group (order by extract(epoch from until - since)) filter (where until is not null)
          / 86400)::numeric, 1) as middle
      from stays where private.stage_rank(stage) < 5 group by stage
    ),
    hires as (
      select id, applied_at, (max(since) at time zone 'UTC')::date - (applied_at at time zone 'UTC')::date as days
      from stays where status = 'hired' and stage = 'hired' group by id, applied_at
    )
    select jsonb_build_object(
      'from', days.first_day,
      'to', days.last_day,
      'job', (select jsonb_build_object('id', j.id, 'title', j.title) from public.jobs j where j.id = p_job_id),
      'applications', (select count(*) from people),
      'open_offers', (select count(*) from people join private.waiting_offers w on w.application_id = people.id),
      'funnel', (
        select jsonb_agg(counted)
        from (
          select
            s.stage, count(p.id) as reached,
            count(*) filter (where p.furthest = s.rank and p.status = 'rejected') as rejected,
            count(*) filter (where p.furthest = s.rank and p.status = 'withdrawn') as withdrawn,
            count(*) filter (where p.furthest = s.rank and p.status not in ('rejected', 'withdrawn')) as open
          from unnest(private.path_stages()) with ordinality as s (stage, rank) left join people p on p.furthest >= s.rank
          group by s.stage, s.rank order by s.rank
        ) counted
      ),
      'months', (
        select jsonb_agg(counted)
        from (
          select
            m.month::date, count(p.id) as applications, count(*) filter (where p.status = 'hired') as hired,
            count(*) filter (where p.promise = 'kept') as kept, count(*) filter (where p.promise = 'late') as late
          from generate_series(date_trunc('month', days.first_day::timestamp), days.last_day, interval '1 month') as m (month)
          left join people p on p.month = m.month
          group by m.month order by m.month
        ) counted
      ),
      'waits', coalesce((
        select jsonb_agg(
          to_jsonb(w) || jsonb_build_object('longest', (
            select jsonb_build_object('id', s.id, 'days', floor(extract(epoch from now() - s.since) / 86400))
            from stays s where s.stage = w.stage and s.until is null order by s.since, s.id limit 1
          )) order by private.stage_rank(w.stage))
        from waits w
      ), '[]'),
      'hires', jsonb_build_object(
        'total', (select count(*) from hires),
        'middle', (select percentile_cont(0.5) within group (order by h.days) from hires h),
        'people', coalesce((
          select jsonb_agg(jsonb_build_object('id', h.id, 'name', m.candidate_name, 'applied_at', h.applied_at, 'days', h.days)
            order by h.days, h.applied_at, h.id)
          from (select * from hires order by days, applied_at, id limit 200) h
          join private.application_matches m on m.application_id = h.id
        ), '[]')
      ),
      'reasons', coalesce((
        select jsonb_agg(given order by given.n desc, given.reason)
        from (
          select r.reason, count(*) as n
          from people p cross join lateral private.last_rejection(p.id, only_settled => false) r where p.status = 'rejected' group by r.reason
        ) given
      ), '[]'),
      'sources', coalesce((
        select jsonb_agg(by order by by.n desc, by.source)
        from (
          select coalesce(s.source, 'unknown') as source, count(*) as n
          from people p left join private.application_sources s on s.application_id = p.id group by 1
        ) by
      ), '[]'),
      'recruiters', coalesce((
        select jsonb_agg(by order by by.applications desc, by.user_id)
        from (
          select
            p.assignee as user_id, private.person_name(p.assignee, target) as name, count(*) as applications,
            count(*) filter (where p.promise = 'kept') as kept, count(*) filter (where p.promise = 'late') as late,
            count(*) filter (where p.status = 'hired') as hired
          from people p group by p.assignee
        ) by
      ), '[]')
    )
  );
end
$$;
comment on function public.get_company_report is
  'CompanyReport (contracts/applications/report.ts) about people who applied to a company, or for one of its jobs, on the given days (UTC, both included), for staff who handle all its applications and administrators (RULES: Reports). Waits are medians in days, over applications that left the stage; days to hire are calendar days (UTC). SECURITY DEFINER: rights are checked once, and the history is counted in one query. PT401, PT403, PT404, PT409 plan_limit, PT422 by field.';

grant execute on function public.get_company_report to authenticated;
