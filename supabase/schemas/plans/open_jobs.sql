-- Jobs over a plan's limit are hidden from the public and shown again once there's room (RULES: Plans).

create function private.open_jobs_within(of_company uuid, most integer, keep uuid[] default '{}')
returns table (job_id uuid, until timestamptz, is_over boolean)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select p.job_id, coalesce(private.end_of_day(j.expires_at), 'infinity'), coalesce(row_number() over (
      -- First the chosen jobs, then those already visible, oldest first: the newest is hidden.
      order by p.job_id = any (coalesce(keep, '{}')) desc, p.is_over_plan, j.posted_at, j.id) > most, false)
    from public.published_jobs p
    join public.jobs j on j.id = p.job_id
    where p.company_id = of_company and private.is_open_job(j);
end
$$;
comment on function private.open_jobs_within is 'A company''s open jobs, and which of them exceed a limit. Null: no limit.';

create function private.open_jobs_lock(of_company uuid) returns bigint
language sql immutable set search_path = ''
return hashtextextended('open jobs ' || of_company, 0);
comment on function private.open_jobs_lock is 'The lock for fitting a company''s open jobs to its plan.';

create function private.fit_open_jobs(of_company uuid, keep uuid[] default '{}') returns void
language plpgsql set search_path = ''
as $$
declare
  tier text := private.company_tier(of_company);
begin
  -- Without a plan a company shows no jobs anyway, so they stay unchanged until it has one again.
  if tier = 'none' then
    return;
  end if;
  -- Row locks alone would be taken in any order.
  perform pg_advisory_xact_lock(private.open_jobs_lock(of_company));
  perform private.hold_vocabulary();
  update public.published_jobs p
  set is_over_plan = f.is_over, visible_until = case when f.is_over then '-infinity' else f.until end
  from private.open_jobs_within(of_company, private.plan_limit(tier, 'open_jobs'), keep) as f
  where p.job_id = f.job_id and p.is_over_plan <> f.is_over;
end
$$;
comment on function private.fit_open_jobs is 'Hides a company''s open jobs over the limit of its plan and shows the others.';

create function private.refit_open_jobs(of_companies uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  company uuid;
begin
  for company in select distinct p.company_id from public.published_jobs p where p.is_over_plan and p.company_id = any (of_companies) loop
    -- Never waits, because it already holds jobs. The schedule handles what it skips.
    if pg_try_advisory_xact_lock(private.open_jobs_lock(company)) then
      perform private.fit_open_jobs(company);
    end if;
  end loop;
end
$$;
comment on function private.refit_open_jobs is 'Shows hidden jobs of these companies again after another job closed or expired. Called on every change of jobs, and, for expired jobs, on the schedule of private.tell_ending_plans.';
