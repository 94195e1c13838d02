-- Applications: one per candidate and job, their answers, and one event per status change.

create type public.application_status as enum ('applied', 'reviewing', 'interview', 'offered', 'hired', 'rejected', 'withdrawn');

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  candidate_id uuid not null references public.candidates (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  applied_by_company_id uuid references public.companies (id) on delete set null,
  status public.application_status not null default 'applied',
  applied_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint applications_once_per_job unique (job_id, candidate_id)
);
comment on table public.applications is 'Written by submit_application, create_application_safe, set_application_status and withdraw_application only.';
comment on column public.applications.company_id is 'The job''s company, kept by trigger.';
comment on column public.applications.applied_by_company_id is 'The company that managed the candidate when the application was made, or null.';
create index applications_candidate_index on public.applications (candidate_id, applied_at desc, id desc);
create index applications_company_index on public.applications (company_id, applied_at desc, id desc);
create index applications_job_index on public.applications (job_id, applied_at desc, id desc);
create index applications_applied_by_index on public.applications (applied_by_company_id, applied_at desc, id desc)
  where applied_by_company_id is not null;
create trigger applications_touch_updated_at before update on public.applications
  for each row execute function private.touch_updated_at();

create table public.job_application_answers (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  question_id uuid not null references public.job_questions (id) on delete cascade,
  question text not null check (char_length(question) <= 500),
  answer text not null default '' check (char_length(answer) <= 10000),
  created_at timestamptz not null default now(),
  constraint job_application_answers_one_per_question unique (application_id, question_id)
);
comment on table public.job_application_answers is
  'Answers to screening questions. CHECKBOX: the chosen options, one a line. FILE: a path in the private bucket application_files. RATING: 1 to 5.';
comment on column public.job_application_answers.question is 'The question''s text when it was answered.';
create index job_application_answers_question_index on public.job_application_answers (question_id);

create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  from_status public.application_status,
  to_status public.application_status not null,
  actor_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.application_events is
  'One row per status change, written by a trigger on applications in the same transaction; the candidate''s timeline and the company''s history read it (DESIGN §3).';
create index application_events_application_index on public.application_events (application_id, id);
create index application_events_actor_index on public.application_events (actor_id);

create table private.application_transitions (
  from_status public.application_status not null,
  to_status public.application_status not null,
  made_by text not null check (made_by in ('company', 'candidate')),
  primary key (from_status, to_status)
);
comment on table private.application_transitions is
  'The allowed moves of an application (DESIGN §3). The same table stands in the contracts; a test compares them.';
insert into private.application_transitions (from_status, to_status, made_by) values
  ('applied', 'reviewing', 'company'),
  ('applied', 'interview', 'company'),
  ('applied', 'offered', 'company'),
  ('applied', 'rejected', 'company'),
  ('reviewing', 'interview', 'company'),
  ('reviewing', 'offered', 'company'),
  ('reviewing', 'rejected', 'company'),
  ('interview', 'reviewing', 'company'),
  ('interview', 'offered', 'company'),
  ('interview', 'rejected', 'company'),
  ('offered', 'interview', 'company'),
  ('offered', 'hired', 'company'),
  ('offered', 'rejected', 'company'),
  ('rejected', 'reviewing', 'company'),
  ('applied', 'withdrawn', 'candidate'),
  ('reviewing', 'withdrawn', 'candidate'),
  ('interview', 'withdrawn', 'candidate'),
  ('offered', 'withdrawn', 'candidate');
alter table private.application_transitions enable row level security;
revoke all on private.application_transitions from anon, authenticated, service_role;

-- The caller's reach over applications. One definition, used by every policy and procedure that follows.
create function private.can_read_application(of_job uuid, of_company uuid, by_company uuid, of_candidate uuid) returns boolean
language sql stable set search_path = ''
return of_candidate = (select private.my_candidate_id())
  or of_company in (select private.my_recruiting_company_ids())
  or by_company in (select private.my_recruiting_company_ids())
  or of_job in (select private.my_assigned_job_ids())
  or (select private.is_admin());
comment on function private.can_read_application(uuid, uuid, uuid, uuid) is
  'True when the caller may read an application with this job, company, managing company and candidate: the candidate, recruiting staff of either company, the job''s assignee, admins. For one row at a time; lists spell the same test out.';
grant execute on function private.can_read_application(uuid, uuid, uuid, uuid) to authenticated, service_role;

alter table public.applications enable row level security;
alter table public.job_application_answers enable row level security;
alter table public.application_events enable row level security;
revoke all on public.applications, public.job_application_answers, public.application_events from anon, authenticated, service_role;
grant select on public.applications, public.job_application_answers, public.application_events to authenticated, service_role;

create policy "Candidates can read their own applications" on public.applications
  for select to authenticated using (candidate_id = (select private.my_candidate_id()));
create policy "Recruiting staff can read applications for their company's jobs" on public.applications
  for select to authenticated using (company_id in (select private.my_recruiting_company_ids()));
create policy "Recruiting staff can read applications of managed candidates" on public.applications
  for select to authenticated using (applied_by_company_id in (select private.my_recruiting_company_ids()));
create policy "Staff can read applications for jobs assigned to them" on public.applications
  for select to authenticated using (job_id in (select private.my_assigned_job_ids()));
create policy "Admins can read every application" on public.applications
  for select to authenticated using ((select private.is_admin()));

create policy "Whoever can read an application can read its answers" on public.job_application_answers
  for select to authenticated using (exists (select 1 from public.applications a where a.id = application_id));
create policy "Whoever can read an application can read its history" on public.application_events
  for select to authenticated using (exists (select 1 from public.applications a where a.id = application_id));
