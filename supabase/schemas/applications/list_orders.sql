-- The sort orders of a company's lists of applications. Each follows its indexes stage by stage (applications/matches.sql), so that a page
-- reads only the rows it shows, and returns ids; other filters are checked row by row.

create view private.application_scopes with (security_invoker = true) as
select job_id as scope, application_id, status, answer_due, applied_at, match_order, false as is_away from private.application_matches
union all
select company_id, application_id, status, answer_due, applied_at, match_order, false from private.application_matches
union all
select away_company_id, application_id, status, answer_due, applied_at, match_order, true from private.application_matches
where application_id <> all (array(select moving.application_id from private.moving_applications moving))
union all
select m.away_company_id, m.application_id, s.status, s.answer_due, m.applied_at, m.match_order, true
from private.moving_applications moving
join private.application_matches m using (application_id)
join private.seen_applications s on s.id = m.application_id;
comment on view private.application_scopes is 'Where applications are listed: under their job, its company and the representing company.';

create function private.owed_applications(
  scopes uuid[], wanted private.application_filter, before_day date, p_before jsonb, size integer
) returns uuid[]
-- Generic plans, here and below: each part uses one index, and planning costs more than the page.
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  after record := private.page_key(p_before, 'appliedAt');
  -- Without a previous page, before every day.
  after_day date := '-infinity';
begin
  if p_before is not null then
    perform private.fail(422, 'invalid_input', 'This page of the list doesn''t exist')
    where not coalesce(private.is_day(p_before ->> 'due'), false);
    after_day := p_before ->> 'due';
  end if;
  return array(
    select page.application_id
    from unnest(scopes) as among (scope)
    cross join unnest(wanted.stages) as stage
    cross join lateral (
      select x.answer_due, x.applied_at, x.application_id
      from private.application_scopes x
      where x.scope = among.scope and x.status = stage and x.answer_due < before_day
        and (x.answer_due, x.applied_at, x.application_id) > (after_day, after.at, after.id)
        and (wanted.found is null or x.application_id in (select unnest(wanted.found)))
        and (wanted.is_plain or (
          select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id))
      order by x.answer_due, x.applied_at, x.application_id
      limit size
    ) page
    order by page.answer_due, page.applied_at, page.application_id
    limit size
  );
end
$$;
comment on function private.owed_applications is
  'A page of ids of applications whose reply is due before a day, earliest date first, then longest wait. p_before: {due, appliedAt, id}. Callers check rights. PT422 for an unknown page.';

create function private.best_applications(
  scopes uuid[], wanted private.application_filter, from_day date, p_before jsonb, size integer
) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  before record := private.page_key(p_before, 'appliedAt');
  -- Without a previous page, above every possible number.
  before_order bigint := 9223372036854775807;
begin
  if p_before is not null then
    perform private.fail(422, 'invalid_input', 'This page of the list doesn''t exist')
    where not coalesce(pg_input_is_valid(p_before ->> 'score', 'bigint'), false);
    before_order := p_before ->> 'score';
  end if;
  return array(
    select page.application_id
    from unnest(scopes) as among (scope)
    cross join unnest(wanted.stages) as stage
    cross join lateral (
      select x.match_order, x.applied_at, x.application_id
      from private.application_scopes x
      where x.scope = among.scope and x.status = stage
        and (x.match_order, x.applied_at, x.application_id) < (before_order, before.at, before.id)
        and (x.answer_due is null or x.answer_due >= from_day)
        and (wanted.found is null or x.application_id in (select unnest(wanted.found)))
        and (wanted.without is null or x.application_id not in (select unnest(wanted.without)))
        and (wanted.is_plain or (
          select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id))
      order by x.match_order desc, x.applied_at desc, x.application_id desc
      limit size
    ) page
    order by page.match_order desc, page.applied_at desc, page.application_id desc
    limit size
  );
end
$$;
comment on function private.best_applications is
  'The ids of applications with no reply due before a day, best match first. p_before: {score, appliedAt, id}.';

create function private.newest_applications(
  scopes uuid[], wanted private.application_filter, also_owed boolean, p_before jsonb, size integer
) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  before record := private.page_key(p_before, 'appliedAt');
begin
  return array(
    select page.application_id
    from unnest(scopes) as among (scope)
    cross join unnest(wanted.stages) as stage
    cross join unnest(case when also_owed then '{true,false}' else '{true}' end::boolean[]) as owes (nothing)
    cross join lateral (
      select x.applied_at, x.application_id
      from private.application_scopes x
      where x.scope = among.scope and x.status = stage and (x.answer_due is null) = owes.nothing
        and (x.applied_at, x.application_id) < (before.at, before.id)
        and (wanted.found is null or x.application_id in (select unnest(wanted.found)))
        and (wanted.is_plain or (
          select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id))
      order by x.applied_at desc, x.application_id desc
      limit size
    ) page
    order by page.applied_at desc, page.application_id desc
    limit size
  );
end
$$;
comment on function private.newest_applications is 'The ids of a page, newest first; also_owed: all. p_before: {appliedAt, id}.';
