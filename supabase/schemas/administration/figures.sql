-- Daily figures of the platform, counted once a night so that reading them stays fast as it grows.

create table private.platform_days (
  what text not null,
  day date not null,
  n integer not null check (n > 0),
  primary key (what, day)
);
comment on table private.platform_days is 'How often something happened on a day (UTC); no row means zero. platformFigures of the contracts lists the figures.';
alter table private.platform_days enable row level security;

create table private.counted_days (
  is_one boolean primary key default true check (is_one),
  until date not null
);
comment on table private.counted_days is 'The last day of private.platform_days.';
alter table private.counted_days enable row level security;

create function private.count_platform_days() returns void
language plpgsql set search_path = ''
as $$
declare
  yesterday constant date := private.utc_day(now()) - 1;
  first date;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.platform_days', 0));
  first := coalesce((select c.until + 1 from private.counted_days c), yesterday - 180);
  if first > yesterday then
    return;
  end if;
  insert into private.platform_days (what, day, n)
  select happened.what, happened.day, count(*)
  from (
    select 'candidates' as what, private.utc_day(p.created_at) as day from public.profiles p where p.role = 'candidate' and p.created_at >= first
    union all
    select 'companies', private.utc_day(c.created_at) from public.companies c where c.created_at >= first
    union all
    select 'jobs', private.utc_day(j.posted_at) from public.jobs j where j.posted_at >= first
    union all
    select 'applications', private.utc_day(a.applied_at) from public.applications a where a.applied_at >= first
    union all
    select 'interviews', private.utc_day(i.created_at) from private.interviews i where i.created_at >= first
    union all
    select 'hires', private.utc_day(e.created_at) from public.application_events e where e.to_status = 'hired' and e.created_at >= first
    union all
    select 'replies_' || promised.outcome, promised.answer_by
    from (
      -- A reply still owed by then is late.
      select a.answer_by, coalesce(
        private.settled_promise(a.answer_by, private.answered_on(a.id), private.withdrawn_on(a.id)),
        case when private.withdrawn_on(a.id) is null then 'late' end) as outcome
      from public.applications a where a.answer_by between first and yesterday
    ) promised
    where promised.outcome is not null
  ) as happened
  where happened.day <= yesterday
  group by happened.what, happened.day;
  insert into private.counted_days (until) values (yesterday) on conflict (is_one) do update set until = excluded.until;
end
$$;
comment on function private.count_platform_days is 'Counts the days since the last run (180 on the first run). Scheduled hourly; does work once a day.';

create function public.get_platform_figures(p_days integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  until date := coalesce((select c.until from private.counted_days c), private.utc_day(now()) - 1);
begin
  perform private.require_admin();
  perform private.fail(422, 'invalid_input', 'We don''t have figures for these days') where not coalesce(p_days in (7, 30, 90), false);
  return jsonb_build_object('until', until, 'figures', (
    select jsonb_object_agg(what, jsonb_build_object(
      'total', (select coalesce(sum(d.n), 0) from private.platform_days d where d.what = named.what and d.day > until - p_days),
      'before', (
        select coalesce(sum(d.n), 0) from private.platform_days d
        where d.what = named.what and d.day > until - 2 * p_days and d.day <= until - p_days),
      'days', (
        select jsonb_agg(coalesce(d.n, 0) order by series.place)
        from generate_series(1, p_days) as series (place)
        left join private.platform_days d on d.what = named.what and d.day = until - p_days + series.place)))
    from unnest('{candidates,companies,jobs,applications,interviews,hires,replies_kept,replies_late}'::text[]) as named (what)
  ));
end
$$;
comment on function public.get_platform_figures is
  'PlatformFigures (contracts/administration/today.ts) of the last 7, 30 or 90 whole days (UTC): totals, totals of the same number of days before, and each day. SECURITY DEFINER: the tables are closed. PT401, PT403, PT422.';

grant execute on function public.get_platform_figures to authenticated;
