-- Candidates: the professional profile, who manages it, and which colleague looks after it.

create type public.gender as enum ('male', 'female', 'prefer-not-to-say');
create type public.work_authorization as enum ('us_citizen', 'green_card', 'h1b', 'other');

create table public.candidates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  email text not null check (private.is_email(email)),
  phone text check (char_length(phone) <= 40),
  alternate_phone text check (char_length(alternate_phone) <= 40),
  title text check (char_length(title) <= 200),
  bio text check (char_length(bio) <= 5000),
  skills text[] not null default '{}' check (private.are_short_texts(skills, 50, 60)),
  skill_keys text[] generated always as (private.skill_keys(skills)) stored,
  gender public.gender,
  work_authorization public.work_authorization,
  experience_years integer check (experience_years between 0 and 80),
  street text check (char_length(street) <= 200),
  unit text check (char_length(unit) <= 50),
  city text check (char_length(city) <= 100),
  state text check (char_length(state) <= 100),
  zip_code text check (char_length(zip_code) <= 20),
  country text check (char_length(country) <= 100),
  portfolio_url text check (private.is_http_url(portfolio_url)),
  github_url text check (private.is_http_url(github_url)),
  linkedin_url text check (private.is_http_url(linkedin_url)),
  resume_url text check (char_length(resume_url) <= 500),
  cover_letter_url text check (char_length(cover_letter_url) <= 500),
  certificates text[] not null default '{}' check (private.are_short_texts(certificates, 20, 500)),
  is_managed_by_company boolean not null default false,
  managing_company_id uuid references public.companies (id) on delete set null,
  management_terms text check (char_length(management_terms) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.candidates is
  'Job seekers. Read by themselves, by staff of the company that manages them and by admins. Companies they applied to see a part of the profile, through get_application_detail: not the street, nor what they agreed with another company.';
comment on column public.candidates.title is 'The first line of the bio (S2 §3), kept by update_candidate_profile.';
comment on column public.candidates.resume_url is 'Path in the private bucket candidate_resumes.';
comment on column public.candidates.cover_letter_url is 'Path in the private bucket candidate_cover_letters.';
comment on column public.candidates.certificates is 'Paths in the private bucket candidate_certificates.';
create index candidates_managing_company_index on public.candidates (managing_company_id, created_at desc) where managing_company_id is not null;
create trigger candidates_touch_updated_at before update on public.candidates
  for each row execute function private.touch_updated_at();

create function private.keep_management_consistent() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Also when the managing company is deleted and the reference becomes null.
  new.is_managed_by_company := new.managing_company_id is not null;
  return new;
end
$$;
comment on function private.keep_management_consistent() is 'Row trigger: is_managed_by_company always says whether there is a managing company.';
create trigger candidates_keep_management_consistent before insert or update on public.candidates
  for each row execute function private.keep_management_consistent();

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
comment on table public.candidate_assignments is
  'Which colleague looks after a managed candidate. One assignee per candidate; it ends with the membership. Written by assign_candidates.';
create index candidate_assignments_assignee_index on public.candidate_assignments (assigned_to_user_id, company_id);
create index candidate_assignments_company_index on public.candidate_assignments (company_id);
create index candidate_assignments_assigner_index on public.candidate_assignments (assigned_by_user_id);
create trigger candidate_assignments_touch_updated_at before update on public.candidate_assignments
  for each row execute function private.touch_updated_at();

create function private.my_candidate_id() returns uuid
language sql stable security definer set search_path = ''
return (select id from public.candidates where user_id = (select auth.uid()));
comment on function private.my_candidate_id() is 'The caller''s candidate record, or null. SECURITY DEFINER: used by policies that candidates'' own policies refer to.';

create function private.my_assigned_candidate_ids() returns setof uuid
language sql stable security definer rows 50 set search_path = ''
begin atomic
  select a.candidate_id
  from public.candidate_assignments a
  join public.company_users u on u.user_id = a.assigned_to_user_id and u.company_id = a.company_id
  where a.assigned_to_user_id = (select auth.uid());
end;
comment on function private.my_assigned_candidate_ids() is 'Candidates assigned to the caller at a company where the caller still works. SECURITY DEFINER: read by policies on candidates.';
grant execute on function private.my_candidate_id(), private.my_assigned_candidate_ids() to authenticated, service_role;

alter table public.candidates enable row level security;
alter table public.candidate_assignments enable row level security;
revoke all on public.candidates, public.candidate_assignments from anon, authenticated, service_role;
grant select on public.candidates, public.candidate_assignments to authenticated, service_role;
-- The application's own first write (S2 §4): a bare record. Everything else goes through update_candidate_profile.
grant insert (user_id, first_name, last_name, email, skills) on public.candidates to authenticated;

create policy "Candidates can read their own record" on public.candidates
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Candidates can create their own record" on public.candidates
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (select private.my_role()) = 'candidate'
    and lower(email) = lower((select p.email from public.profiles p where p.id = (select auth.uid())))
  );
create policy "Admins can read every candidate" on public.candidates
  for select to authenticated using ((select private.is_admin()));
create policy "Recruiting staff can read the candidates their company manages" on public.candidates
  for select to authenticated using (managing_company_id in (select private.my_recruiting_company_ids()));
create policy "Staff can read managed candidates assigned to them" on public.candidates
  for select to authenticated
  using (managing_company_id in (select private.my_company_ids()) and id in (select private.my_assigned_candidate_ids()));

create policy "Recruiting staff can read their company's candidate assignments" on public.candidate_assignments
  for select to authenticated using (company_id in (select private.my_recruiting_company_ids()));
create policy "Staff can read their own candidate assignments" on public.candidate_assignments
  for select to authenticated
  using (assigned_to_user_id = (select auth.uid()) and company_id in (select private.my_company_ids()));
create policy "Admins can read every candidate assignment" on public.candidate_assignments
  for select to authenticated using ((select private.is_admin()));
