-- Candidates: the professional profile, the representing company, and the owner there.

create type public.gender as enum ('male', 'female', 'prefer-not-to-say');
create type public.work_authorization as enum ('us_citizen', 'green_card', 'h1b', 'other');

-- What its triggers do (candidates/triggers.sql), in order. A constraint checks at the end that a represented one is a candidate:
-- insert  before: skill_keys (1) and managed_since are set. After: it is counted.
-- update  before: skill_keys (1) are set, updated_at unless only the keys changed (2), and what ends with a change of company.
--         After: a company that no longer represents the candidate loses its notes, and it is counted.
-- delete  it is counted.
create table public.candidates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete cascade,
  first_name text not null default '' check (private.is_line(first_name, 100)),
  last_name text not null default '' check (private.is_line(last_name, 100)),
  email text not null check (private.is_email(email)),
  phone text check (private.is_line(phone, 40)),
  alternate_phone text check (private.is_line(alternate_phone, 40)),
  title text check (private.is_line(title, 200)),
  bio text check (private.is_text(bio, 5000)),
  skills text[] not null default '{}' check (private.are_short_texts(skills, 50, 60)),
  gender public.gender,
  work_authorization public.work_authorization,
  experience_years integer check (experience_years between 0 and 80),
  street text check (private.is_line(street, 200)),
  unit text check (private.is_line(unit, 50)),
  city text check (private.is_line(city, 100)),
  state text check (private.is_line(state, 100)),
  zip_code text check (private.is_line(zip_code, 20)),
  country text check (private.is_line(country, 100)),
  portfolio_url text check (private.is_http_url(portfolio_url)),
  github_url text check (private.is_http_url(github_url)),
  linkedin_url text check (private.is_http_url(linkedin_url)),
  resume_url text check (char_length(resume_url) <= 500),
  cover_letter_url text check (char_length(cover_letter_url) <= 500),
  certificates text[] not null default '{}' check (private.are_short_texts(certificates, 20, 500)),
  is_managed_by_company boolean not null default false,
  managing_company_id uuid references public.companies (id) on delete set null,
  management_terms text check (private.is_text(management_terms, 5000)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  shown_to_partners boolean not null default false,
  managed_since timestamptz,
  skill_keys text[] not null default '{}',
  culture_values public.culture_value[] not null default '{}' check (private.are_culture_values(culture_values)),
  added_by_company_id uuid references public.companies (id) on delete cascade,
  added_by_user_id uuid references auth.users (id) on delete set null,
  years_follow_history boolean not null default false,
  -- A person has an account or was added by a company, never both.
  constraint candidates_account_or_added check (num_nonnulls(user_id, added_by_company_id) = 1),
  constraint candidates_added_are_not_represented check (user_id is not null or managing_company_id is null)
);
comment on table public.candidates is
  'Job seekers. Read by themselves, by staff of the representing company and by admins. Companies they applied to see part of the profile through get_application_detail, without the street and agreements with another company.';
comment on column public.candidates.added_by_company_id is 'The company that added someone without an account by hand (RULES: Added by hand). Such a row has one application and is deleted with it.';
comment on column public.candidates.added_by_user_id is 'The person who added them; null once that account is gone.';
comment on column public.candidates.shown_to_partners is 'They agreed that partners see part of the profile. Ends with the representation.';
comment on column public.candidates.managed_since is 'When they agreed to be represented by the current company; set by a trigger.';
comment on column public.candidates.title is 'The first line of the bio (RULES: Candidates), set by update_candidate_profile.';
comment on column public.candidates.skill_keys is 'private.skill_keys of the skills, updated by a trigger and when the vocabulary changes.';
comment on column public.candidates.culture_values is 'How they like to work. Others only see what a match shows (RULES: Matching).';
comment on column public.candidates.years_follow_history is 'True: experience_years is counted from the positions. False: the candidate entered it.';
comment on column public.candidates.resume_url is 'The default of private.resumes: a path in the private bucket candidate_resumes.';
comment on column public.candidates.cover_letter_url is 'Path in the private bucket candidate_cover_letters.';
comment on column public.candidates.certificates is 'Paths in the private bucket candidate_certificates.';
create index candidates_skill_keys_index on public.candidates using gin (skill_keys) with (fastupdate = off);
create index candidates_managing_company_index on public.candidates (managing_company_id, created_at desc) where managing_company_id is not null;
create index candidates_name_index on public.candidates (managing_company_id, private.search_text(first_name || ' ' || last_name), id)
  where managing_company_id is not null;
create index candidates_added_by_company_index on public.candidates (added_by_company_id) where added_by_company_id is not null;
create index candidates_added_by_user_index on public.candidates (added_by_user_id) where added_by_user_id is not null;
create index candidates_called_index on public.candidates
  using gin (private.search_text(first_name || ' ' || last_name) extensions.gin_trgm_ops);
create index candidates_shown_index on public.candidates (managing_company_id, created_at desc, id desc) where shown_to_partners;

-- Every write updates its count; an update also sets updated_at.
create table public.candidate_assignments (
  candidate_id uuid primary key references public.candidates (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  assigned_to_user_id uuid not null references auth.users (id) on delete cascade,
  assigned_by_user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint candidate_assignments_to_staff foreign key (assigned_to_user_id, company_id)
    references public.company_users (user_id, company_id) on delete cascade
);
comment on table public.candidate_assignments is 'The owner of a represented candidate. It ends with the membership.';
create index candidate_assignments_assignee_index on public.candidate_assignments (assigned_to_user_id, company_id);
create index candidate_assignments_company_index on public.candidate_assignments (company_id);
create index candidate_assignments_assigner_index on public.candidate_assignments (assigned_by_user_id);
