-- Profiles: one row per account. profiles.role is the only source of truth for what an account is (DESIGN §2).

create type public.app_role as enum ('candidate', 'company', 'admin');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (private.is_email(email)),
  role public.app_role not null default 'candidate',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row per account, written by the trigger on auth.users. Clients read their own row; nobody writes it through the API.';
comment on column public.profiles.role is 'candidate, company or admin. Never taken from sign-up metadata unchecked; admin only through an accepted admin invitation or grant_admin.';
create index profiles_email_index on public.profiles (lower(email));
create trigger profiles_touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated, service_role;
grant select on public.profiles to authenticated, service_role;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
return exists (select 1 from public.profiles where id = (select auth.uid()) and role = 'admin');
comment on function private.is_admin() is
  'True when the caller is a platform administrator. SECURITY DEFINER: policies on profiles would recurse. Reads the caller''s own row only.';
grant execute on function private.is_admin() to authenticated, service_role;

create function private.my_role() returns public.app_role
language sql stable security definer set search_path = ''
return (select role from public.profiles where id = (select auth.uid()));
comment on function private.my_role() is 'The caller''s role, or null when signed out. SECURITY DEFINER for the same reason as is_admin.';
grant execute on function private.my_role() to authenticated, service_role;

create policy "People can read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "Admins can read every profile" on public.profiles
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_admin()));
