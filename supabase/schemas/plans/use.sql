-- What a company's plan includes, and how much of it is used (RULES: Plans).

create function private.company_tier(of_company uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce((select s.tier::text from public.company_subscriptions s where s.company_id = of_company), 'none');
end
$$;
comment on function private.company_tier is 'The plan a company has, ended or not; none without one.';

create function private.has_had_plan(of_company uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from public.company_subscriptions s where s.company_id = of_company and s.first_plan_at is not null);
end
$$;
comment on function private.has_had_plan is 'Whether a company has ever had a plan: a free trial is only for the first one (RULES: Plans).';

create function private.plan_includes(of_company uuid, part text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.plan_limit(private.company_tier(of_company), part) is distinct from 0;
end
$$;
comment on function private.plan_includes is 'Whether a company''s plan includes this feature: the one predicate for features that need a minimum plan.';

create function private.is_open_job(job public.jobs) returns boolean
language sql stable
return job.status = 'published' and job.deleted_at is null and not coalesce(private.is_day_over(job.expires_at), false);
comment on function private.is_open_job is 'Whether a job is published and its last day isn''t over: counted by plans, even while it is hidden.';

create function private.month_start() returns timestamptz
language sql stable set search_path = ''
return date_trunc('month', now() at time zone 'UTC') at time zone 'UTC';
comment on function private.month_start is 'When this calendar month began (UTC).';

create function private.plan_used(of_company uuid, part text) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return case part
    when 'open_jobs' then (select count(*) from public.jobs j where j.company_id = of_company and private.is_open_job(j))
    when 'team_members' then (select count(*) from public.company_users u where u.company_id = of_company)
    when 'represented_candidates' then (select count(*) from public.candidates c where c.managing_company_id = of_company)
    when 'monthly_invitations' then (
      select count(*) from public.invitations i
      -- Resending doesn't create a new one: it only updates sent_at, which the index covers.
      where i.company_id = of_company and i.sent_at >= private.month_start() and i.created_at >= private.month_start())
    when 'partners' then (select count(*) from public.company_relationships r where of_company in (r.company_a_id, r.company_b_id))
  end;
end
$$;
comment on function private.plan_used is 'How much of a feature a company uses now; null if it isn''t counted. A partner recruiter counts for the company they work for, a submitted candidate for the representing company.';

create function private.plan_use(of_company uuid, tier text default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_object_agg(part, jsonb_build_object(
      'used', private.plan_used(of_company, part),
      'limit', private.plan_limit(coalesce(tier, private.company_tier(of_company)), part)))
    from unnest('{open_jobs,team_members,represented_candidates,monthly_invitations,partners,report_days,group_messages,own_site}'::text[]) as part);
end
$$;
comment on function private.plan_use is 'PlanUse of the contracts: usage of each feature, and the limit in the company''s plan or another one.';

create function private.hold_plan(of_company uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  -- The company before its plan, in the same order as plan changes, because later writes reference it.
  perform from public.companies c where c.id = of_company for key share;
  perform from public.company_subscriptions s where s.company_id = of_company for no key update;
end
$$;
comment on function private.hold_plan is
  'Locks a company''s plan, so that of two acts the second counts the first, and the plan doesn''t change in the meantime. After invitations and company, before candidates and jobs (ARCHITECTURE: The flows).';

create function private.has_room(of_company uuid, part text, adding integer default 1) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    coalesce(private.plan_used(of_company, part), 0) + adding <= private.plan_limit(private.company_tier(of_company), part), true);
end
$$;
comment on function private.has_room is 'Whether a company''s plan has room for this many more of a feature.';

create function private.plan_refusal(of_company uuid, part text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  tier text := private.company_tier(of_company);
begin
  return private.phrase('plan_limit.' || part, jsonb_build_object(
    'plan', private.in_words(tier), 'limit', private.plan_limit(tier, part),
    'company', (select c.name from public.companies c where c.id = of_company)));
end
$$;
comment on function private.plan_refusal is 'Why a plan has no room for an act, with the limit and what to do.';

create function private.require_room(of_company uuid, part text, adding integer default 1) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.has_room(of_company, part, adding) then
    perform private.fail(409, 'plan_limit', private.plan_refusal(of_company, part));
  end if;
end
$$;
comment on function private.require_room is 'PT409 plan_limit if the plan has no room. Counted acts lock the plan first.';
