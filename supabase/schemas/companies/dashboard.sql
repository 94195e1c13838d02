-- A company's dashboard: the company's state, what the reader may do, and counts. To-dos are in today.sql. SECURITY DEFINER: counts once
-- instead of row by row through policies.

create function private.assigned_counts(
  of_company uuid, mine private.staff_act[], out jobs bigint, out new_applications bigint, out interviews bigint
)
language plpgsql stable set search_path = ''
as $$
begin
  if not mine @> '{post_jobs, handle_applications}' then
    select count(*) filter (where j.deleted_at is null), coalesce(sum(kept.new), 0), coalesce(sum(kept.interview), 0)
    into jobs, new_applications, interviews
    from private.my_assigned_job_ids() as assigned (id)
    join public.jobs j on j.id = assigned.id and j.company_id = of_company
    cross join lateral (
      select
        sum(c.n) filter (where c.what = 'applied') as new,
        sum(c.n) filter (where c.what = 'interview') as interview
      from private.counts c where c.subject = j.id
    ) kept;
  end if;
end
$$;
comment on function private.assigned_counts is 'The dashboard''s counts of the jobs assigned to the caller; null for staff who read all.';

create function private.new_application_count(of_company uuid) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  mine private.staff_act[] := private.my_acts_at(of_company);
begin
  return case when 'handle_applications' = any (mine) then private.kept_count(of_company, 'new_applications')
    else (private.assigned_counts(of_company, mine)).new_applications end;
end
$$;
comment on function private.new_application_count is 'How many new applications the caller can look at in a company; 0 for null.';

create function private.company_counts(of_company uuid, mine private.staff_act[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'jobs', case when 'post_jobs' = any (mine) then kept.jobs else assigned.jobs end,
      'hidden_jobs', case
        when 'post_jobs' = any (mine) is not true then 0
        when private.company_is_live(of_company) then (select count(*) from public.published_jobs p where p.company_id = of_company and p.is_over_plan)
        else private.plan_used(of_company, 'open_jobs') end,
      'new_applications', case when 'handle_applications' = any (mine) then kept.new_applications else assigned.new_applications end,
      'interviews', case when 'handle_applications' = any (mine) then kept.interviews else assigned.interviews end,
      'managed_candidates', case when 'handle_candidates' = any (mine) then kept.managed_candidates
        else (
          select count(*) from private.my_assigned_candidate_ids() as assigned (id)
          join public.candidates c on c.id = assigned.id and c.managing_company_id = of_company
        )
      end,
      -- Work assigned to the caller isn't unassigned.
      'unassigned_jobs', case when 'post_jobs' = any (mine) then kept.unassigned_jobs else 0 end,
      'unassigned_candidates', case when 'handle_candidates' = any (mine)
        then greatest(kept.managed_candidates - kept.assigned_candidates, 0) else 0 end,
      'partners', case when 'handle_candidates' = any (mine) then (select count(*) from private.partner_ids(of_company)) else 0 end
    )
    from (
      select
        coalesce(sum(n) filter (where what = 'jobs'), 0) as jobs,
        coalesce(sum(n) filter (where what = 'new_applications'), 0) as new_applications,
        coalesce(sum(n) filter (where what = 'interviews'), 0) as interviews,
        coalesce(sum(n) filter (where what = 'managed_candidates'), 0) as managed_candidates,
        coalesce(sum(n) filter (where what = 'assigned_candidates'), 0) as assigned_candidates,
        coalesce(sum(n) filter (where what = 'unassigned_jobs'), 0) as unassigned_jobs
      from private.counts where subject = of_company
    ) kept
    cross join lateral private.assigned_counts(of_company, mine) assigned
  );
end
$$;
comment on function private.company_counts is
  'The dashboard''s counts of what the caller may read, given their private.my_acts_at: recruiting staff all, others what is assigned to them (RULES: Staff). Null: all zero. unassigned_jobs counts drafts and published ones.';

create function public.get_company_dashboard(p_company_id uuid default null) returns jsonb
-- Generic plans, also in the functions called: everything is read by key, and planning costs more.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  caller uuid := private.require_caller();
  membership public.company_users := private.my_membership(p_company_id);
  company public.companies;
  reads_all boolean;
  state text;
  mine private.staff_act[];
begin
  if membership.id is null and p_company_id is not null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  select * into company from public.companies where id = membership.company_id;
  mine := private.acts_of(membership.role);
  reads_all := 'read_company' = any (mine);
  state := private.company_state(company);
  return jsonb_build_object(
    'membership', case when membership.id is not null then private.membership_json(membership) end,
    'company', case
      when reads_all then private.company_json(company)
      when company.id is not null then private.public_company_json(company)
    end,
    'subscription', case when reads_all then private.subscription_json(company.id) end,
    'state', state,
    'is_live', state = 'live',
    'suspension', private.suspension_json(company.id),
    'rejected_by', case when reads_all and company.rejected_at is not null then private.person_name(
      (private.last_company_entry(company.id, '{company.rejected,company.approval_revoked}')).actor_id) end,
    'has_posted', exists (select from public.jobs j where j.company_id = company.id and j.posted_at is not null),
    'can', private.company_acts(mine),
    'counts', private.company_counts(company.id, mine)
  );
end
$$;
comment on function public.get_company_dashboard is
  'CompanyDashboard of the given company, or of the caller''s chosen one (private.my_membership); all null, false or zero without one. Partner recruiters get PublicCompany and no subscription. SECURITY DEFINER: counts once instead of row by row through policies. PT401, PT404.';

grant execute on function public.get_company_dashboard to authenticated;
