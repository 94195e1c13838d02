-- What administrators do: approval, subscriptions, partnerships. Everything is written to the audit log (DESIGN §3).

create function public.list_companies_for_admin() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id,
      'name', c.name,
      'industry', c.industry,
      'location', c.location,
      'logo_url', c.logo_url,
      'is_approved', c.is_approved,
      'submitted_at', c.submitted_at,
      'approved_at', c.approved_at,
      'rejected_at', c.rejected_at,
      'rejection_reason', c.rejection_reason,
      'created_at', c.created_at,
      'updated_at', c.updated_at
    ) order by c.created_at desc, c.id desc), '[]')
    from public.companies c
  );
end
$$;
comment on function public.list_companies_for_admin() is
  'CompanyListItem[], every company, newest first (S1 §7 get-pending-companies-direct). SECURITY DEFINER: the check is made once instead of per row. PT401, PT403.';

create function private.tell_company_admins(company public.companies, type text, title text, message text, template text default null, mail_data jsonb default '{}')
returns void
language plpgsql set search_path = ''
as $$
declare
  reader record;
begin
  for reader in
    select u.user_id, p.email
    from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = company.id and u.role in ('company_admin', 'subscription_admin')
  loop
    perform private.notify(
      reader.user_id, type, title, message, jsonb_build_object('company_id', company.id, 'company_name', company.name));
    if template is not null then
      perform private.enqueue_email(template, reader.email, mail_data || jsonb_build_object('company_name', company.name));
    end if;
  end loop;
end
$$;
comment on function private.tell_company_admins(public.companies, text, text, text, text, jsonb) is
  'Notifies every administrator of a company in the application and, when a template is named, by mail to the account''s address.';

create function private.approve_company(company public.companies) returns public.companies
language plpgsql set search_path = ''
as $$
begin
  if company.is_approved then
    return company;
  end if;
  update public.companies
  set is_approved = true, approved_at = now(), rejected_at = null, rejection_reason = null
  where id = company.id returning * into company;
  perform private.audit('company.approved', 'company', company.id, company.id);
  perform private.tell_company_admins(
    company, 'company_approved', 'Company approved', company.name || ' has been approved.',
    'company_approved', '{"path": "/company/dashboard"}');
  return company;
end
$$;
comment on function private.approve_company(public.companies) is 'Approves and tells the company; an approved one is left as it is.';

create function private.reject_company(company public.companies, reason text) returns public.companies
language plpgsql set search_path = ''
as $$
begin
  if company.is_approved then
    perform private.fail(409, 'already_approved', 'An approved company cannot be rejected');
  elsif company.rejected_at is not null and company.rejection_reason is not distinct from reason then
    return company;
  end if;
  update public.companies set rejected_at = now(), rejection_reason = reason where id = company.id returning * into company;
  perform private.audit('company.rejected', 'company', company.id, company.id, jsonb_build_object('reason', reason));
  perform private.tell_company_admins(
    company, 'company_rejected', 'Company not approved',
    'The registration of ' || company.name || ' was not approved. You can correct and resubmit it.',
    'company_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  return company;
end
$$;
comment on function private.reject_company(public.companies, text) is
  'Rejects and tells the company why; a repeated rejection with the same reason changes nothing. PT409 when approved (S1 §4).';

create function public.set_company_approval(p_company_id uuid, p_is_approved boolean, p_reason text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company public.companies;
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 2000)]);
  if p_is_approved is null then
    errors := errors || '{"isApproved": "Say whether the company is approved"}';
  end if;
  perform private.refuse_field_errors(errors);
  select * into company from public.companies where id = p_company_id for update;
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.company_json(
    case when p_is_approved then private.approve_company(company)
    else private.reject_company(company, nullif(private.trimmed(p_reason), '')) end);
end
$$;
comment on function public.set_company_approval(uuid, boolean, text) is
  'Approves or rejects (with a reason the company reads) and gives the Company. Repeating it tells nobody twice. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 rejecting an approved company, PT422.';

-- ── Subscriptions ─────────────────────────────────────────────────────────────────────────────────────────────────

create function public.get_company_subscription(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_caller();
  if not exists (
    select from public.companies c
    where c.id = p_company_id and (c.id in (select private.my_company_ids()) or private.is_admin())
  ) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.subscription_json(p_company_id);
end
$$;
comment on function public.get_company_subscription(uuid) is
  'CompanySubscription for the company''s staff and admins. SECURITY DEFINER: answers for companies without a row too. PT401, PT404.';

create function public.set_company_subscription(p_company_id uuid, p_tier text, p_expires_at timestamptz default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company public.companies;
  before jsonb;
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('tier', p_tier), array[
    private.rule('tier', 'choice', 20, 1, 'Please select a subscription tier', enum_range(null::public.subscription_tier)::text[])]);
  if not isfinite(p_expires_at) then
    errors := errors || '{"expiresAt": "Choose a date"}';
  end if;
  perform private.refuse_field_errors(errors);
  select * into company from public.companies where id = p_company_id for update;
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  before := private.subscription_json(company.id);
  insert into public.company_subscriptions (company_id, tier, status, expires_at)
  values (company.id, private.trimmed(p_tier)::public.subscription_tier, 'active', p_expires_at)
  on conflict (company_id) do update set tier = excluded.tier, status = excluded.status, expires_at = excluded.expires_at;
  if before is distinct from private.subscription_json(company.id) then
    perform private.audit('subscription.changed', 'company', company.id, company.id,
      jsonb_build_object('from', before, 'to', private.subscription_json(company.id)));
    perform private.tell_company_admins(
      company, 'subscription_changed', 'Subscription changed',
      'The subscription of ' || company.name || ' is now ' || initcap(replace(private.trimmed(p_tier), '_', ' ')) || '.');
  end if;
  return private.subscription_json(company.id);
end
$$;
comment on function public.set_company_subscription(uuid, text, timestamptz) is
  'Sets tier and end (null: none) and makes the subscription active; gives the CompanySubscription. SECURITY DEFINER: the table is written here only. PT401, PT403, PT404, PT422.';

-- ── Partnerships ──────────────────────────────────────────────────────────────────────────────────────────────────

create function private.check_partnership() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Runs before the policy is asked. Anybody but an admin is left to the policy, which refuses.
  if not private.is_admin() then
    return new;
  elsif new.company_a_id = new.company_b_id then
    perform private.fail(422, 'invalid_input', 'A company cannot partner with itself');
  elsif (select count(*) from public.companies where id in (new.company_a_id, new.company_b_id) and is_approved) < 2 then
    perform private.fail(422, 'not_approved', 'Only approved companies can be partners');
  elsif exists (
    select from public.company_relationships r
    where least(r.company_a_id, r.company_b_id) = least(new.company_a_id, new.company_b_id)
      and greatest(r.company_a_id, r.company_b_id) = greatest(new.company_a_id, new.company_b_id)
  ) then
    perform private.fail(409, 'duplicate_partnership', 'Partnership already exists between these companies');
  end if;
  return new;
end
$$;
comment on function private.check_partnership() is 'Row trigger: the rules of S1 §5 with their texts. Two inserts at once are still kept apart by the unique index.';
create trigger company_relationships_check before insert on public.company_relationships
  for each row execute function private.check_partnership();

create function private.audit_partnership() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  partnership public.company_relationships := coalesce(new, old);
begin
  perform private.audit(
    case tg_op when 'INSERT' then 'partnership.created' when 'UPDATE' then 'partnership.changed' else 'partnership.ended' end,
    'partnership', partnership.id, null, to_jsonb(partnership) - 'id' - 'created_at');
  return null;
end
$$;
comment on function private.audit_partnership() is
  'Row trigger: partnerships are edited straight on the table, so this writes the audit entry. SECURITY DEFINER: nobody may write the audit log directly.';
create trigger company_relationships_audit after insert or update or delete on public.company_relationships
  for each row execute function private.audit_partnership();

revoke all on function
  public.list_companies_for_admin(), public.set_company_approval(uuid, boolean, text),
  public.get_company_subscription(uuid), public.set_company_subscription(uuid, text, timestamptz)
from public, anon, authenticated;
grant execute on function
  public.list_companies_for_admin(), public.set_company_approval(uuid, boolean, text),
  public.get_company_subscription(uuid), public.set_company_subscription(uuid, text, timestamptz)
to authenticated;
