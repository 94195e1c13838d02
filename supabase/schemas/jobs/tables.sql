-- Jobs, their questions and their owners.

create type public.job_status as enum ('draft', 'published', 'closed', 'filled');
create type public.job_type as enum ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP', 'REMOTE');
create type public.workplace as enum ('on_site', 'hybrid', 'remote');
create type public.experience_level as enum ('entry_level', 'mid_level', 'senior_level', 'lead', 'executive');
create type public.question_type as enum ('TEXT', 'TEXTAREA', 'MULTIPLE_CHOICE', 'CHECKBOX', 'FILE', 'RATING');

create function private.is_amount(amount numeric, pay_period text) returns boolean
language sql immutable parallel safe set search_path = ''
return amount is null or scale(trim_scale(amount)) <= case pay_period when 'hour' then 2 else 0 end;
comment on function private.is_amount is 'Whether pay is a whole number per year, or has at most two decimals per hour.';

create function private.paid_a_year(amount numeric, pay_period text) returns numeric
language sql immutable parallel safe
return amount * case pay_period when 'hour' then 2080 else 1 end;
comment on function private.paid_a_year is 'Yearly pay, for comparison: hourly pay times 2,080. The same as in contracts/jobs/pay.ts.';

create function private.workplace_of(kind public.job_type, stated public.workplace) returns public.workplace
language sql immutable parallel safe
return case when kind = 'REMOTE' then 'remote' else stated end;
comment on function private.workplace_of is 'A job''s workplace; the job type REMOTE counts as remote.';

-- What a job's triggers do, in order:
-- insert  it is counted, and published if it is open (jobs/triggers.sql).
-- update  before: updated_at is set. After: the title it had while open is stored, its applications are matched again; then it is counted
--         and published.
-- delete  before: its assignment ends, while the job still exists to be counted. After: it is counted.
create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id) on delete cascade,
  created_by uuid references auth.users (id) on delete set null,
  title text not null check (private.is_line(title, 200, 1)),
  description text not null check (private.is_text(description, 20000, 1)),
  location text not null check (private.is_line(location, 200, 1)),
  locations text[] not null default '{}' check (private.are_short_texts(locations, 20, 200)),
  job_type public.job_type not null,
  experience_level public.experience_level,
  experience_required text check (private.is_line(experience_required, 500)),
  education_required text check (private.is_line(education_required, 500)),
  salary_min numeric check (salary_min between 0 and 100000000),
  salary_max numeric check (salary_max between 0 and 100000000),
  skills_required text[] not null default '{}' check (private.are_short_texts(skills_required, 50, 60)),
  requirements text[] not null default '{}' check (private.are_short_texts(requirements, 50, 500)),
  preferred_skills text[] not null default '{}' check (private.are_short_texts(preferred_skills, 50, 60)),
  status public.job_status not null default 'draft',
  expires_at date,
  posted_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_active boolean generated always as (status = 'published' and deleted_at is null) stored,
  answer_days integer check (answer_days in (7, 14, 21, 30)),
  workplace public.workplace,
  pay_period text not null default 'year' check (pay_period in ('year', 'hour')),
  constraint jobs_salary_range check (salary_min <= salary_max),
  constraint jobs_salary_amounts check (private.is_amount(salary_min, pay_period) and private.is_amount(salary_max, pay_period)),
  constraint jobs_published_has_date check (status <> 'published' or posted_at is not null)
);
comment on table public.jobs is 'Postings. Staff read their company''s rows; others read search_jobs and get_job_details.';
comment on column public.jobs.salary_min is 'Per pay_period, in the installation''s currency: whole per year, two decimals per hour.';
comment on column public.jobs.salary_max is 'Like salary_min.';
comment on column public.jobs.workplace is 'As stated; private.workplace_of combines it with job_type.';
comment on column public.jobs.expires_at is 'Last day on which the job is open; after it (RULES: Days) the job is treated as closed.';
comment on column public.jobs.posted_at is 'When it was first published.';
comment on column public.jobs.answer_days is 'Days within which every applicant is promised a reply (RULES: Applications); null: the company''s default.';
comment on column public.jobs.deleted_at is 'Set when a job that has applications or was reported is deleted: hidden, but those records stay.';
create index jobs_company_index on public.jobs (company_id, created_at desc, id desc);
create index jobs_newest_index on public.jobs (created_at desc, id desc);
create index jobs_creator_index on public.jobs (created_by);

create table public.job_questions (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  position integer not null check (position between 0 and 99),
  question text not null check (private.is_line(question, 500, 1)),
  question_type public.question_type not null default 'TEXT',
  is_required boolean not null default true,
  options text[] not null default '{}' check (private.are_short_texts(options, 30, 200)),
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint job_questions_options_fit_type check (
    (question_type in ('MULTIPLE_CHOICE', 'CHECKBOX')) = (cardinality(options) > 0)
  )
);
comment on table public.job_questions is 'Screening questions of a job. A question that has been answered is marked removed instead of deleted.';
create index job_questions_job_index on public.job_questions (job_id, position);

-- What its triggers do; an update sets updated_at first:
-- insert  the interviews of its job are updated, and it is counted.
-- update  the previous owner loses the job's applications, and the interviews are updated.
-- delete  the same, and it is counted.
create table public.job_assignments (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  assigned_to_user_id uuid not null references auth.users (id) on delete cascade,
  assigned_by_user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint job_assignments_to_staff foreign key (assigned_to_user_id, company_id)
    references public.company_users (user_id, company_id) on delete cascade
);
comment on table public.job_assignments is 'Which colleague owns a job. It ends with the membership.';
create index job_assignments_assignee_index on public.job_assignments (assigned_to_user_id, company_id);
create index job_assignments_company_index on public.job_assignments (company_id);
create index job_assignments_assigner_index on public.job_assignments (assigned_by_user_id);

create table private.job_team_members (
  job_id uuid not null references public.jobs (id) on delete cascade,
  user_id uuid not null,
  company_id uuid not null,
  added_at timestamptz not null default now(),
  primary key (job_id, user_id),
  constraint job_team_members_are_staff foreign key (user_id, company_id)
    references public.company_users (user_id, company_id) on delete cascade
);
comment on table private.job_team_members is 'Members of each job''s hiring team, except its owner. Removed when the membership ends.';
create index job_team_members_member_index on private.job_team_members (user_id, company_id);
alter table private.job_team_members enable row level security;

create view private.job_people with (security_invoker = true) as
select a.job_id, a.company_id, a.assigned_to_user_id as user_id from public.job_assignments a
union
select m.job_id, m.company_id, m.user_id from private.job_team_members m;
comment on view private.job_people is 'A job''s assignee and hiring team: they work on it regardless of their role (RULES: Jobs).';

create function private.job_words(title text, location text, locations text[], skills text[]) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.search_text(concat_ws(E'\n', title, location, array_to_string(locations, E'\n'), array_to_string(skills, E'\n')));
end
$$;
comment on function private.job_words is 'The text staff search their jobs by: title, locations and required skills, folded, one per line. Declared IMMUTABLE for the index, as private.search_text.';
create index jobs_words_index on public.jobs using gin (
  company_id, private.job_words(title, location, locations, skills_required) extensions.gin_trgm_ops);

create type private.job_rights as (may_edit boolean, may_delete boolean, may_assign boolean);
comment on type private.job_rights is 'What someone may do with the jobs of a company.';
