-- Who reads a profile.

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated, service_role;

create policy "People can read their own profile, and admins every one" on public.profiles
  for select to authenticated using (id = (select auth.uid()) or (select private.is_admin()));
