-- Reading and changing a company's plan.

create function public.get_company_subscription(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_caller();
  if not exists (select from public.companies c where c.id = p_company_id and private.can_read_company(c.id)) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.subscription_json(p_company_id);
end
$$;
comment on function public.get_company_subscription is 'CompanySubscription for those who may read all of the company. PT401, PT404.';

create function private.refuse_changed_plan(plan jsonb, seen timestamptz) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if seen is not null and seen <> (plan ->> 'updated_at')::timestamptz then
    perform private.fail(409, 'edit_conflict', format(
      '%s changed the plan after you opened it. It''s %s now. Check it again before you decide.',
      coalesce(private.person_name((private.last_company_entry((plan ->> 'company_id')::uuid, '{subscription.changed}', seen)).actor_id), 'Someone'),
      private.in_words(plan ->> 'tier') || case when plan ->> 'status' <> 'active' then ', ' || lower(private.in_words(plan ->> 'status')) else '' end
    ), jsonb_build_object('current', plan));
  end if;
end
$$;
comment on function private.refuse_changed_plan is 'PT409 edit_conflict with who changed a plan since. Callers have locked its company.';

create function private.hold_plan_change(of_company uuid, was jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  -- A plan given together with an approval is announced with it, and undone with it.
  update private.pending_notifications pending
  set facts = pending.facts || jsonb_build_object('plan_before', coalesce(pending.facts -> 'plan_before', was)),
    due_at = clock_timestamp() + private.undo_time()
  where pending.kind = 'company_decision' and pending.subject_id = of_company and pending.facts ->> 'key' = 'company_approved'
    and pending.decided_by = auth.uid() and pending.due_at > clock_timestamp()
    and not exists (select from private.pending_notifications plan where plan.kind = 'plan' and plan.subject_id = of_company);
  if not found then
    -- Two changes in a row make one notification, compared with the plan before the first.
    perform private.hold_notification('plan', of_company, was, is_merged => true);
  end if;
end
$$;
comment on function private.hold_plan_change is 'Holds a plan change until it can''t be undone. Callers have locked its company.';

create function public.set_company_subscription(
  p_company_id uuid, p_tier text, p_expires_at timestamptz default null, p_status text default 'active', p_updated_at timestamptz default null,
  p_default_end boolean default false, p_keep uuid[] default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company public.companies;
  plan jsonb;
  before jsonb;
  wanted jsonb;
  errors jsonb;
begin
  perform private.require_admin();
  if p_default_end and private.trimmed(p_tier) = 'free_trial' then
    p_expires_at := now() + private.trial_days() * interval '1 day';
  end if;
  errors := private.field_errors(jsonb_build_object('tier', p_tier, 'status', p_status), private.plans_rules('plan'));
  if not isfinite(p_expires_at) then
    errors := errors || '{"expiresAt": "Choose a date"}';
  end if;
  perform private.refuse_field_errors(errors);
  company := private.locked_company(p_company_id);
  plan := private.subscription_json(company.id);
  before := plan - '{company_id, updated_at}'::text[];
  wanted := jsonb_build_object('tier', private.trimmed(p_tier), 'status', private.trimmed(p_status), 'expires_at', p_expires_at);
  -- Requesting the current plan is fine even if a colleague just set it.
  if before is not distinct from wanted then
    return plan;
  end if;
  perform private.refuse_changed_plan(plan, p_updated_at);
  insert into public.company_subscriptions (company_id, tier, status, expires_at)
  values (company.id, private.trimmed(p_tier)::public.subscription_tier, private.trimmed(p_status)::public.subscription_status, p_expires_at)
  on conflict (company_id) do update set tier = excluded.tier, status = excluded.status, expires_at = excluded.expires_at;
  if p_keep is not null then
    perform private.keep_open(company.id, p_keep);
  end if;
  perform private.audit('subscription.changed', 'company', company.id, company.id, jsonb_build_object('from', before, 'to', wanted));
  perform private.hold_plan_change(company.id, before);
  return private.subscription_json(company.id);
end
$$;
comment on function public.set_company_subscription is
  'Sets tier, end (null: none) and status; returns the CompanySubscription. p_default_end: no end was given, so a free trial ends after private.trial_days. p_keep: the jobs that stay open if the plan allows fewer. p_updated_at: the version that was viewed; null skips the check. The company is notified once it can''t be undone (private.notify_of_plan), unless it was changed back by then. SECURITY DEFINER: the table is only written here. PT401, PT403, PT404, PT409 changed since, PT422.';

grant execute on function public.get_company_subscription, public.set_company_subscription to authenticated;

-- ── Notifying ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.notify_of_plan(pending private.pending_notifications) returns boolean
language plpgsql set search_path = ''
as $$
declare
  company public.companies;
  plan jsonb := private.subscription_json(pending.subject_id) - '{company_id, updated_at}'::text[];
begin
  select * into company from public.companies c where c.id = pending.subject_id;
  if company.id is not null and plan is distinct from pending.before then
    perform private.notify_company_admins(
      company,
      case
        when plan ->> 'tier' = 'none' then 'subscription_changed.removed'
        when plan ->> 'status' <> 'active' then 'subscription_changed.inactive'
        when private.plan_end((plan ->> 'expires_at')::timestamptz) <= now() then 'subscription_changed.over'
        else 'subscription_changed'
      end,
      jsonb_build_object(
        'plan', private.in_words(plan ->> 'tier'), 'status', private.in_words(plan ->> 'status'),
        'day', private.day_in_words((plan ->> 'expires_at')::timestamptz), 'hidden', (
          select private.listed_names(array_agg(p.title order by p.posted_at desc)) from public.published_jobs p
          where p.company_id = company.id and p.is_over_plan)));
    perform private.grant_plan_request(company.id);
  end if;
  return true;
end
$$;
comment on function private.notify_of_plan is 'Notifies a company about its changed plan, unless it already knows.';
