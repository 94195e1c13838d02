-- Accounts: one profile each. profiles.role is the only source of truth for what an account is.

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
