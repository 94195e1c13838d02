-- What a company sees and chooses in its plan, and what administrators see before changing one.

create function private.listed_open_jobs(of_company uuid, most integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', j.id, 'title', j.title, 'location', j.location, 'posted_at', j.posted_at, 'is_hidden', f.is_over
    ) order by j.posted_at desc, j.id desc), '[]')
    from private.open_jobs_within(of_company, most) as f
    join public.jobs j on j.id = f.job_id);
end
$$;
comment on function private.listed_open_jobs is 'PlanJob[] of the contracts: a company''s open jobs, newest first, including those hidden by a limit.';

create function private.plan_history(of_company uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(page) order by page.at desc), '[]')
    from (
      select l.created_at as at, case l.action when 'subscription.ended' then 'ended' else 'changed' end as what,
        null::text as person, false as is_mine,
        coalesce(l.details #>> '{from,tier}', l.details ->> 'tier') as from_tier, l.details #>> '{to,tier}' as tier,
        l.details #>> '{to,expires_at}' as expires_at, null::text as reason
      from public.audit_log l
      where l.company_id = of_company and l.action in ('subscription.changed', 'subscription.ended')
      union all
      select coalesce(r.ended_at, r.asked_at), coalesce(r.ended, 'asked'), private.person_name(r.asked_by, r.company_id),
        coalesce(r.asked_by = auth.uid(), false), null, r.tier::text, null, r.reason
      from private.plan_requests r
      where r.company_id = of_company and r.ended is distinct from 'granted' and r.ended is distinct from 'replaced'
      order by at desc
      limit 20
    ) as page);
end
$$;
comment on function private.plan_history is 'PlanEvent[] of the contracts: the latest plan changes and requests, newest first.';

create function private.plan_since(of_company uuid) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select max(l.created_at) from public.audit_log l
    where l.company_id = of_company and l.action = 'subscription.changed'
      and l.details #>> '{to,tier}' = private.company_tier(of_company)
      and l.details #>> '{from,tier}' is distinct from l.details #>> '{to,tier}');
end
$$;
comment on function private.plan_since is 'Since when a company has its plan, from the audit log; null once that is no longer kept.';

create function public.get_company_plan(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_caller();
  perform private.fail(404, 'company_not_found', 'Company not found') where not private.can_read_company(p_company_id);
  return jsonb_build_object(
    'subscription', private.subscription_json(p_company_id),
    'since', private.plan_since(p_company_id),
    'use', private.plan_use(p_company_id),
    'jobs', private.listed_open_jobs(p_company_id, private.plan_limit(private.company_tier(p_company_id), 'open_jobs')),
    'resting_partners', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'name', c.name, 'is_theirs', private.plan_includes(p_company_id, 'partners')) order by lower(c.name)), '[]')
      from public.company_relationships r
      join public.companies c on c.id in (r.company_a_id, r.company_b_id) and c.id <> p_company_id
      where p_company_id in (r.company_a_id, r.company_b_id) and not private.is_left_out('partners')
        and not (private.plan_includes(p_company_id, 'partners') and private.plan_includes(c.id, 'partners'))),
    'request', (
      select jsonb_build_object(
        'id', r.id, 'tier', r.tier, 'asked_at', r.asked_at, 'asked_by', private.person_name(r.asked_by, r.company_id),
        'is_mine', coalesce(r.asked_by = auth.uid(), false))
      from private.plan_requests r where r.company_id = p_company_id and r.ended is null),
    'history', private.plan_history(p_company_id),
    'can', jsonb_build_object('ask', private.can_ask_for_plan(p_company_id), 'trial', not private.has_had_plan(p_company_id)));
end
$$;
comment on function public.get_company_plan is
  'CompanyPlan (contracts/plans/company-plan.ts): plan, usage, jobs, partnerships on hold, requests and history, for its staff except partner recruiters, and administrators. SECURITY DEFINER: requests and audit log are closed. PT401, PT404.';

create function public.preview_plan_change(p_company_id uuid, p_tier text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.fail(404, 'company_not_found', 'Company not found') where not exists (select from public.companies c where c.id = p_company_id);
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('tier', p_tier, 'status', 'active'), private.plans_rules('plan')));
  return jsonb_build_object(
    'now', private.plan_use(p_company_id),
    'after', private.plan_use(p_company_id, private.trimmed(p_tier)),
    'jobs', private.listed_open_jobs(p_company_id, private.plan_limit(private.trimmed(p_tier), 'open_jobs')));
end
$$;
comment on function public.preview_plan_change is
  'PlanPreview (contracts/plans/company-plan.ts): what another plan would change, including the jobs it would hide, for administrators. SECURITY DEFINER: it counts rows closed to clients. PT401, PT403, PT404, PT422.';

create function private.keep_open(of_company uuid, chosen uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  most integer := private.plan_limit(private.company_tier(of_company), 'open_jobs');
begin
  perform private.fail(422, 'invalid_input', format('Choose at most %s jobs', most)) where cardinality(chosen) > most;
  perform private.fail(422, 'invalid_input', 'Choose open jobs of this company') where exists (
    select from unnest(chosen) as job_id where job_id not in (select j.job_id from private.open_jobs_within(of_company, null) as j));
  perform private.fit_open_jobs(of_company, chosen);
end
$$;
comment on function private.keep_open is 'Keeps the chosen jobs open, up to the plan''s limit. Callers have locked the plan. PT422.';

create function public.choose_open_jobs(p_company_id uuid, p_job_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_admin() then
    perform private.fail(404, 'company_not_found', 'Company not found') where not exists (select from public.companies c where c.id = p_company_id);
  else
    perform private.require_plan_asker(p_company_id);
  end if;
  perform private.hold_plan(p_company_id);
  perform private.keep_open(p_company_id, p_job_ids);
  perform private.audit('subscription.jobs_chosen', 'company', p_company_id, p_company_id, jsonb_build_object('jobs', (
    select jsonb_agg(j.title order by j.title) from public.jobs j where j.id = any (p_job_ids))));
end
$$;
comment on function public.choose_open_jobs is
  'Sets which jobs stay open if the plan allows fewer than there are; for the company''s administrators and platform administrators. SECURITY DEFINER: published jobs are closed to clients. PT401, PT403, PT404, PT422.';

grant execute on function public.get_company_plan, public.preview_plan_change, public.choose_open_jobs to authenticated;
