-- Accounts: one profile each. profiles.role is the only source of truth for what an account is.

create type public.app_role as enum ('candidate', 'company', 'admin');

-- What its triggers do (accounts/triggers.sql), in order. A constraint compares its role with what the account has at the end:
-- insert  it is counted.
-- update  before: updated_at is set. After: a changed role is audited, and the account's owner is notified.
-- delete  it is counted.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (private.is_email(email)),
  role public.app_role not null default 'candidate',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  first_name text not null default '' check (private.is_line(first_name, 100)),
  last_name text not null default '' check (private.is_line(last_name, 100)),
  company_id uuid,
  last_seen_at timestamptz not null default '-infinity'
);
comment on table public.profiles is 'One row per account, written by the trigger on auth.users. Clients read their own row; no one writes it through the API.';
comment on column public.profiles.role is 'candidate, company or admin. Never taken from sign-up metadata unchecked; admin only through an accepted admin invitation or grant_admin.';
comment on column public.profiles.first_name is 'An administrator''s, from the accepted invitation. Those of candidates and staff are in candidates and company_users.';
comment on column public.profiles.company_id is 'The company chosen by someone who works for several (RULES: Companies).';
comment on column public.profiles.last_seen_at is 'The last sign-in or, updated nightly, the last renewed session; -infinity before the first.';
create index profiles_email_index on public.profiles (lower(email));
create index profiles_email_start_index on public.profiles (lower(email) text_pattern_ops);
create index profiles_newest_index on public.profiles (created_at desc, id desc);
create index profiles_last_seen_index on public.profiles (last_seen_at desc, id desc);
create index profiles_email_parts_index on public.profiles using gin (private.search_text(email) extensions.gin_trgm_ops);
create index profiles_admins_index on public.profiles (created_at, id) where role = 'admin';

create type private.reach as (
  user_id uuid, is_admin boolean, candidate_id uuid, company_ids uuid[], job_company_ids uuid[], application_company_ids uuid[],
  candidate_company_ids uuid[], assigned_job_ids uuid[], assigned_candidate_ids uuid[], read_company_ids uuid[]
);
comment on type private.reach is
  'Someone''s scope: account, candidate record, companies they work for, those where they post jobs or handle applications or candidates, what is assigned to them, and companies they can read in full.';
