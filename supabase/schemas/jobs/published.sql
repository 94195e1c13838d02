-- What the public searches: one row per published job and one per company, joined when read. A company change writes one row however many jobs it
-- has. Neither row copies the other, so their writers never wait for each other.

create table private.published_companies (
  company_id uuid primary key references public.companies (id) on delete cascade,
  name text not null,
  logo_url text,
  is_approved boolean not null,
  plan_until timestamptz not null default '-infinity',
  visible_until timestamptz not null generated always as (case when is_approved then plan_until else '-infinity' end) stored,
  search tsvector not null generated always as (to_tsvector('pg_catalog.english', private.searchable(name))) stored,
  industry text not null default '',
  culture_values public.culture_value[] not null default '{}',
  culture integer[] not null generated always as (private.culture_numbers(culture_values)) stored
);
comment on table private.published_companies is 'What jobs show about their company, and until when they are visible; maintained by triggers.';
comment on column private.published_companies.plan_until is 'The end of the plan''s last day: infinity if it has none, -infinity without a plan that allows posting.';
comment on column private.published_companies.visible_until is 'plan_until for an approved company, otherwise -infinity. Compared when read.';
comment on column private.published_companies.culture is 'private.culture_numbers of culture_values, for ranking all jobs.';
-- No pending list: searches would have to read it.
create index published_companies_search_index on private.published_companies using gin (search) with (fastupdate = off);

-- When a row changes, its ranking numbers (matching/triggers.sql) and its company's count (jobs/triggers.sql) are updated.
create table public.published_jobs (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  title text not null,
  location text not null,
  locations text[] not null,
  job_type public.job_type not null,
  experience_level public.experience_level,
  salary_min numeric,
  salary_max numeric,
  skills_required text[] not null,
  preferred_skills text[] not null,
  required_skill_keys text[] not null,
  preferred_skill_keys text[] not null,
  posted_at timestamptz not null,
  visible_until timestamptz not null,
  search tsvector not null,
  place_terms text[] not null default '{}',
  pay_period text not null default 'year',
  workplace public.workplace,
  is_over_plan boolean not null default false
);
comment on table public.published_jobs is 'Published jobs, maintained by triggers, so that search can use indexes.';
comment on column public.published_jobs.visible_until is 'The end of the job''s last day, infinity, or -infinity while it is over its company''s plan limit; the company''s own limit may be earlier. Compared when read.';
comment on column public.published_jobs.skills_required is 'The job''s distinct skills, like preferred_skills; required_skill_keys has the comparison key of each at the same index.';
comment on column public.published_jobs.search is 'The job''s words, with private.company_word instead of the company''s name.';
comment on column public.published_jobs.workplace is 'From private.workplace_of.';
comment on column public.published_jobs.place_terms is 'private.place_terms of the job''s locations.';
comment on column public.published_jobs.is_over_plan is 'Hidden because the plan allows fewer open jobs (plans/open_jobs.sql).';
create index published_jobs_over_plan_index on public.published_jobs (company_id) where is_over_plan;
create index published_jobs_newest_index on public.published_jobs (posted_at desc, job_id desc);
-- Also counts a company's open jobs without reading the rows.
create index published_jobs_company_index on public.published_jobs (company_id, visible_until);
create index published_jobs_skills_index on public.published_jobs using gin ((required_skill_keys || preferred_skill_keys)) with (fastupdate = off);
create index published_jobs_place_index on public.published_jobs using gin (place_terms) with (fastupdate = off);
create index published_jobs_search_index on public.published_jobs using gin (search) with (fastupdate = off);

alter table private.published_companies enable row level security;
alter table public.published_jobs enable row level security;
-- No policy either: visible_until would reveal when a plan ends. The public uses search_jobs.
grant select on public.published_jobs to service_role;

create view private.visible_jobs with (security_invoker = true) as
select
  p.job_id, p.company_id, c.name as company_name, c.logo_url as company_logo_url, p.title, p.location, p.locations, p.job_type,
  p.experience_level, p.salary_min, p.salary_max, p.skills_required, p.preferred_skills, p.required_skill_keys, p.preferred_skill_keys,
  p.posted_at, least(p.visible_until, c.visible_until) as visible_until, p.search, c.search as company_search, p.place_terms,
  c.industry as company_industry, c.culture_values as company_culture, p.pay_period, p.workplace
from public.published_jobs p
join private.published_companies c on c.company_id = p.company_id
where p.visible_until > now() and c.visible_until > now();
comment on view private.visible_jobs is 'The jobs candidates and the public see now (RULES: Jobs). Its tables are closed: only SECURITY DEFINER procedures read either.';

create function private.is_visible_job(of_job uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from private.visible_jobs where job_id = of_job);
end
$$;
comment on function private.is_visible_job is 'True for a job candidates and the public see now (RULES: Jobs).';

-- ── Jobs ──────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.company_word(of_company uuid) returns text
language sql immutable parallel safe set search_path = ''
return '@' || of_company;
comment on function private.company_word is 'The word that represents a company in published_jobs.search: no text produces the same word.';

create view private.publishable_jobs with (security_invoker = true) as
select
  j.id as job_id, j.company_id, j.title, j.location, j.locations, j.job_type, j.experience_level, j.salary_min, j.salary_max,
  required.names as skills_required, preferred.names as preferred_skills, required.keys as required_skill_keys,
  preferred.keys as preferred_skill_keys, j.posted_at,
  case when published.is_over_plan then '-infinity' else coalesce(private.end_of_day(j.expires_at), 'infinity') end as visible_until,
  to_tsvector('pg_catalog.english', private.searchable(concat_ws(
    ' ', j.title, array_to_string(j.skills_required || j.preferred_skills, ' '), array_to_string(j.location || j.locations, ' '), j.description
  ))) || array_to_tsvector(array[private.company_word(j.company_id)]) as search,
  array(select said.term from private.place_terms(j.location || j.locations) as said (term)) as place_terms,
  j.pay_period, private.workplace_of(j.job_type, j.workplace) as workplace
from public.jobs j
left join public.published_jobs published on published.job_id = j.id
cross join lateral private.asked_skills(j.skills_required) as required
cross join lateral private.asked_skills(j.preferred_skills) as preferred
where j.is_active;
comment on view private.publishable_jobs is 'The rows published_jobs should have.';

create function private.refresh_published_jobs(of_jobs uuid[]) returns void
language sql set search_path = ''
begin atomic
  delete from public.published_jobs p
  where p.job_id = any (of_jobs) and not exists (select from private.publishable_jobs v where v.job_id = p.job_id);

  insert into public.published_jobs (
    job_id, company_id, title, location, locations, job_type, experience_level, salary_min, salary_max, skills_required,
    preferred_skills, required_skill_keys, preferred_skill_keys, posted_at, visible_until, search, place_terms, pay_period, workplace
  )
  select
    job_id, company_id, title, location, locations, job_type, experience_level, salary_min, salary_max, skills_required,
    preferred_skills, required_skill_keys, preferred_skill_keys, posted_at, visible_until, search, place_terms, pay_period, workplace
  from private.publishable_jobs
  where job_id = any (of_jobs)
  on conflict (job_id) do update set
    (company_id, title, location, locations, job_type, experience_level, salary_min, salary_max, skills_required, preferred_skills,
     required_skill_keys, preferred_skill_keys, posted_at, visible_until, search, place_terms, pay_period, workplace)
    = (excluded.company_id, excluded.title, excluded.location, excluded.locations, excluded.job_type, excluded.experience_level,
     excluded.salary_min, excluded.salary_max, excluded.skills_required, excluded.preferred_skills, excluded.required_skill_keys,
     excluded.preferred_skill_keys, excluded.posted_at, excluded.visible_until, excluded.search, excluded.place_terms,
     excluded.pay_period, excluded.workplace);
end;
comment on function private.refresh_published_jobs is 'Updates the rows of these jobs in published_jobs, as a set. Only called by triggers.';
