-- Row policies of companies, staff and plans. Sets and flags before a predicate only skip rows that it would refuse or doesn't need to check.

alter table public.companies enable row level security;
alter table public.company_users enable row level security;
alter table public.company_subscriptions enable row level security;
grant select on public.companies, public.company_users, public.company_subscriptions to authenticated, service_role;

create policy "Staff and admins can read a company" on public.companies
  for select to authenticated
  using ((select private.is_admin()) or id in (select private.my_company_ids_to('read_company')) and private.can_read_company(id, (select private.my_reach())));

create policy "Members, colleagues and admins can read memberships" on public.company_users
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()) or company_id in (select private.my_company_ids_to('read_company')) and private.can_read_company(company_id, (select private.my_reach())));
-- Only their own name and contact: role, company and account aren't in the grant.
grant update (first_name, last_name, email, phone) on public.company_users to authenticated;
create policy "Staff can edit their own name and contact" on public.company_users
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Staff and admins can read a company's subscription" on public.company_subscriptions
  for select to authenticated
  using ((select private.is_admin()) or company_id in (select private.my_company_ids_to('read_company')) and private.can_read_company(company_id, (select private.my_reach())));

alter table public.company_proposals enable row level security;
grant select on public.company_proposals to service_role;
