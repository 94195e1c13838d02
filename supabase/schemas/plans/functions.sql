-- Whether a plan is active and live, when it ends, and how it is read.

create function private.is_plan_active(subscription public.company_subscriptions) returns boolean
language sql immutable parallel safe set search_path = ''
return subscription.tier <> 'none' and subscription.status = 'active';
comment on function private.is_plan_active is 'True for a plan that allows posting, ignoring its end, which is compared when read (RULES: Companies).';

create function private.plan_end(expires_at timestamptz) returns timestamptz
language sql immutable parallel safe set search_path = ''
return private.end_of_day(private.utc_day(expires_at));
comment on function private.plan_end is 'When a plan ends: at the end of its last day, the UTC date of expires_at; null if it doesn''t end (RULES: Days).';

create function private.is_plan_live(subscription public.company_subscriptions) returns boolean
language sql stable parallel safe set search_path = ''
return private.is_plan_active(subscription) and coalesce(private.plan_end(subscription.expires_at) > now(), true);
comment on function private.is_plan_live is 'True for a plan currently in effect (RULES: Companies).';

create function private.subscription_json(of_company uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select to_jsonb(plan) from (
      select c.id as company_id, coalesce(s.tier, 'none') as tier, coalesce(s.status, 'active') as status, s.expires_at,
        coalesce(s.updated_at, c.created_at) as updated_at
      from public.companies c left join public.company_subscriptions s on s.company_id = c.id
      where c.id = of_company
    ) as plan);
end
$$;
comment on function private.subscription_json is 'CompanySubscription of the contracts; no row means tier none, status active (RULES: Companies).';
