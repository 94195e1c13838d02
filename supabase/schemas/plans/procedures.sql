-- What a company reads of its plan, and what administrators do with it.

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
comment on function public.get_company_subscription is 'CompanySubscription for whoever reads the company whole. PT401, PT404.';

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
comment on function private.refuse_changed_plan is 'PT409 edit_conflict with who changed a plan since. Its company is locked.';

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

grant execute on function public.get_company_subscription, public.set_company_subscription to authenticated;

-- ── Telling of it ─────────────────────────────────────────────────────────────────────────────────────────────

create table private.untold_plans (
  company_id uuid primary key references public.companies (id) on delete cascade,
  known jsonb not null,
  changed_at timestamptz not null default now()
);
comment on table private.untold_plans is 'Changed plans whose companies are not notified yet: for ten seconds it can be undone.';
comment on column private.untold_plans.known is 'tier, status and expires_at of the plan as the company knows it.';
alter table private.untold_plans enable row level security;

create function private.tell_due_plans() returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
  plan jsonb;
begin
  for due in
    select u.known, c as company
    from private.untold_plans u join public.companies c on c.id = u.company_id
    where u.changed_at + private.undo_time() <= now()
    order by u.changed_at
    limit 1000
    for update of u skip locked
  loop
    plan := private.subscription_json((due.company).id) - '{company_id, updated_at}'::text[];
    if plan is distinct from due.known then
      perform private.tell_company_admins(
        due.company, 'subscription_changed', 'Subscription changed',
        case
          when plan ->> 'tier' = 'none' then (due.company).name || ' no longer has a plan.'
          when plan ->> 'status' <> 'active' then format(
            '%s''s plan isn''t active right now: %s. Please contact support.', (due.company).name, private.in_words(plan ->> 'status'))
          when private.plan_end((plan ->> 'expires_at')::timestamptz) <= now() then
            format('The plan of %s has ended. Its jobs are no longer shown. Please contact support.', (due.company).name)
          else format('The plan of %s is now %s%s.', (due.company).name, private.in_words(plan ->> 'tier'),
            ' and ends on ' || private.day_in_words((plan ->> 'expires_at')::timestamptz))
        end);
    end if;
    delete from private.untold_plans u where u.company_id = (due.company).id;
  end loop;
end
$$;
comment on function private.tell_due_plans is 'Notifies companies of a changed plan once it can''t be undone, for tell_due_decisions.';
