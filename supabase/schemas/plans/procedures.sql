-- What administrators do with a company's plan.

create function private.refuse_changed_plan(plan jsonb, seen timestamptz) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if seen is not null and seen <> (plan ->> 'updated_at')::timestamptz then
    perform private.fail(409, 'edit_conflict', format(
      '%s has changed the plan since you opened it: it is %s now. Look at it again before you decide.',
      coalesce(private.person_name((private.last_company_entry((plan ->> 'company_id')::uuid, '{subscription.changed}', seen)).actor_id), 'Somebody'),
      private.in_words(plan ->> 'tier') || case when plan ->> 'status' <> 'active' then ', ' || lower(private.in_words(plan ->> 'status')) else '' end
    ), jsonb_build_object('current', plan));
  end if;
end
$$;
comment on function private.refuse_changed_plan is
  'PT409 edit_conflict with {"current": CompanySubscription}, and in words who has made what of a plan (CompanySubscription) since it was looked at. Its company is locked by the caller (RULES: Administration).';

create function public.set_company_subscription(p_company_id uuid, p_tier text, p_expires_at timestamptz default null, p_status text default 'active', p_updated_at timestamptz default null) returns jsonb
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
  errors := private.field_errors(jsonb_build_object('tier', p_tier, 'status', p_status), private.plans_rules('plan'));
  if not isfinite(p_expires_at) then
    errors := errors || '{"expiresAt": "Choose a date"}';
  end if;
  perform private.refuse_field_errors(errors);
  company := private.locked_company(p_company_id);
  plan := private.subscription_json(company.id);
  before := plan - '{company_id, updated_at}'::text[];
  wanted := jsonb_build_object('tier', private.trimmed(p_tier), 'status', private.trimmed(p_status), 'expires_at', p_expires_at);
  -- Who asks for what is there already loses nothing by a colleague's change.
  if before is not distinct from wanted then
    return plan;
  end if;
  perform private.refuse_changed_plan(plan, p_updated_at);
  insert into public.company_subscriptions (company_id, tier, status, expires_at)
  values (company.id, private.trimmed(p_tier)::public.subscription_tier, private.trimmed(p_status)::public.subscription_status, p_expires_at)
  on conflict (company_id) do update set tier = excluded.tier, status = excluded.status, expires_at = excluded.expires_at;
  perform private.audit('subscription.changed', 'company', company.id, company.id, jsonb_build_object('from', before, 'to', wanted));
  -- Two changes in a row are told as one, of what was known before the first.
  insert into private.untold_plans as u (company_id, known) values (company.id, before)
  on conflict (company_id) do update set changed_at = excluded.changed_at;
  return private.subscription_json(company.id);
end
$$;
comment on function public.set_company_subscription is
  'Sets tier, end (null: none) and status; gives the CompanySubscription. p_updated_at: the version that was looked at; null decides about what there is. Its company is notified once the time to undo it is over (private.tell_due_plans); set back by then, it is not. SECURITY DEFINER: the table is written here only. PT401, PT403, PT404, PT409 changed since, PT422.';

grant execute on function public.set_company_subscription to authenticated;
