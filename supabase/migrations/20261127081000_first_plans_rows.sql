-- When each company got its first plan. Its triggers are off, since they'd count this as a change of the plan.
alter table public.company_subscriptions disable trigger user;
update public.company_subscriptions s set first_plan_at = s.created_at
where s.first_plan_at is null and (s.tier <> 'none' or exists (
  select from public.audit_log l
  where l.company_id = s.company_id and l.action = 'subscription.changed' and l.details #>> '{to,tier}' <> 'none'
));
alter table public.company_subscriptions enable trigger user;
