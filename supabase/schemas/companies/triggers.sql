-- The triggers of companies, their people and their plans. Their order: companies/tables.sql.

create trigger companies_touch_updated_at before update on public.companies
  for each row execute function private.touch_updated_at();
create trigger company_users_keep_authority before update on public.company_users
  for each row execute function private.keep_authority('id', 'user_id', 'company_id', 'role', 'created_at');
create trigger company_users_touch_updated_at before update on public.company_users
  for each row execute function private.touch_updated_at();
create trigger company_subscriptions_touch_updated_at before update on public.company_subscriptions
  for each row execute function private.touch_updated_at();
