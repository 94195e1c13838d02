-- Applications: one per candidate and job, and another after a withdrawal; their responses, one event per status change, and the allowed moves.

create type public.application_status as enum ('applied', 'reviewing', 'interview', 'offered', 'hired', 'rejected', 'withdrawn');

-- What its triggers do, before and after it is written (applications/triggers.sql):
-- insert  before: companies, attempt and reply-by date are set. After: the account's role is checked, the history begins (1), what was sent
--         is stored with its match (2), a request to apply for the job counts as answered, and it is counted.
-- update  before: a move is checked, companies and reply-by date are set. After: a move is added to the history (1), the match is updated
--         (2), and it is counted.
-- delete  it is counted.
create table public.applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  candidate_id uuid references public.candidates (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  applied_by_company_id uuid references public.companies (id) on delete set null,
  status public.application_status not null default 'applied',
  applied_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  answer_by date,
  answer_due date,
  attempt smallint not null default 1 check (attempt between 1 and 3),
  -- The candidate first: a job's applications have their own index, and a candidate's jobs are read from this one alone.
  constraint applications_once_per_attempt unique (candidate_id, job_id, attempt)
);
comment on table public.applications is 'Written by submit_application, create_application_safe, set_application_status and withdraw_application only.';
comment on column public.applications.company_id is 'The job''s company, kept by trigger.';
comment on column public.applications.applied_by_company_id is 'The company that represented the candidate when they applied, or null.';
comment on column public.applications.answer_by is 'The reply-by date from when the candidate applied, or null; set by trigger (RULES: Applications).';
comment on column public.applications.answer_due is 'The reply-by date while a reply is owed. In the past: overdue.';
comment on column public.applications.attempt is 'The candidate''s first application for the job, or one after a withdrawal; set by trigger.';
create index applications_answer_due_index on public.applications (answer_due) where answer_due is not null;
create index applications_candidate_index on public.applications (candidate_id, applied_at desc, id desc);
create index applications_company_index on public.applications (company_id, applied_at desc, id desc);
create index applications_job_index on public.applications (job_id, applied_at desc, id desc);
create index applications_applied_by_index on public.applications (applied_by_company_id, applied_at desc, id desc)
  where applied_by_company_id is not null;

create table public.job_application_answers (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  question_id uuid not null references public.job_questions (id) on delete cascade,
  question text not null check (private.is_line(question, 500)),
  answer text not null default '' check (private.is_text(answer, 10000)),
  created_at timestamptz not null default now(),
  constraint job_application_answers_one_per_question unique (application_id, question_id)
);
comment on table public.job_application_answers is 'CHECKBOX: the options chosen, one a line. FILE: a path. RATING: 1 to 5.';
create index job_application_answers_question_index on public.job_application_answers (question_id);

create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  from_status public.application_status,
  to_status public.application_status not null,
  actor_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  candidate_id uuid,
  company_id uuid,
  by_candidate boolean not null default false
);
comment on table public.application_events is
  'One row per status change, written by a trigger on applications in the same transaction; the candidate''s timeline and the company''s history read it (RULES: Applications).';
comment on column public.application_events.candidate_id is 'The candidate, if it is a move to an interview; otherwise null, so that a candidate''s interviews are one index range.';
comment on column public.application_events.company_id is 'The company of the application''s job, so that its recent events are one index range.';
comment on column public.application_events.by_candidate is 'True for the candidate''s own acts: withdrawing, accepting an offer. False for events from before this was stored.';
create index application_events_company_index on public.application_events (company_id, created_at desc, id desc);
create index application_events_application_index on public.application_events (application_id, id);
create index application_events_interview_index on public.application_events (candidate_id) where to_status = 'interview';
create index application_events_withdrawn_index on public.application_events (created_at) where to_status = 'withdrawn';
create index application_events_actor_index on public.application_events (actor_id);

create table public.application_assignments (
  application_id uuid primary key references public.applications (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  assigned_to_user_id uuid not null references auth.users (id) on delete cascade,
  assigned_by_user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint application_assignments_to_staff foreign key (assigned_to_user_id, company_id)
    references public.company_users (user_id, company_id) on delete cascade
);
comment on table public.application_assignments is
  'The owner of an application if it isn''t the job''s owner. Ends with the membership. Written by change_applications.';
create index application_assignments_assignee_index on public.application_assignments (assigned_to_user_id, company_id);
create index application_assignments_company_index on public.application_assignments (company_id);
create index application_assignments_assigner_index on public.application_assignments (assigned_by_user_id);

create table private.company_tags (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id) on delete cascade,
  name text not null check (private.is_line(name, 24, 1) and name !~ ','),
  key text not null check (key <> ''),
  constraint company_tags_once unique (company_id, key)
);
comment on table private.company_tags is 'The tags a company''s team uses for applications: 30 in use at most.';
comment on column private.company_tags.key is 'The name as compared (private.search_text).';
alter table private.company_tags enable row level security;

create table private.application_tags (
  application_id uuid not null references public.applications (id) on delete cascade,
  tag_id uuid not null references private.company_tags (id) on delete cascade,
  primary key (application_id, tag_id)
);
comment on table private.application_tags is 'Which tags an application has: 10 at most, of the company that posted its job. Only its team reads them.';
create index application_tags_tag_index on private.application_tags (tag_id, application_id);
alter table private.application_tags enable row level security;

create table private.application_transitions (
  from_status public.application_status not null,
  to_status public.application_status not null,
  made_by text not null check (made_by in ('company', 'candidate')),
  primary key (from_status, to_status, made_by)
);
comment on table private.application_transitions is 'The allowed moves, as in the contracts; a test compares them (RULES: Applications).';

create table private.application_sources (
  application_id uuid primary key references public.applications (id) on delete cascade,
  source text not null check (source in (
    'search', 'matches', 'shared', 'site', 'put_forward', 'direct', 'referral', 'agency', 'event', 'found', 'other'))
);
comment on table private.application_sources is 'One of applicationSources of the contracts, or of addedSources for people added by hand. Older applications have none.';
alter table private.application_sources enable row level security;

-- People added by hand have no account: private.added_applications has their source and the emails to them.
create table private.added_applications (
  application_id uuid primary key references public.applications (id) on delete cascade,
  added_by uuid references auth.users (id) on delete set null,
  added_at timestamptz not null default now(),
  source_words text check (private.is_line(source_words, 100)),
  emails smallint not null default 0 check (emails between 0 and 9),
  emailed_at timestamptz,
  email_id uuid,
  taken_over_at timestamptz
);
comment on table private.added_applications is 'Applications a company added by hand. The row stays once they are taken over, for the history.';
comment on column private.added_applications.source_words is 'The text entered for the source "Other".';
comment on column private.added_applications.emails is 'How many emails asked the person to take over.';
comment on column private.added_applications.email_id is 'The last of them, to know whether it arrived.';
create index added_applications_added_by_index on private.added_applications (added_by, added_at);
alter table private.added_applications enable row level security;

create table private.added_application_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  application_id uuid not null references private.added_applications (application_id) on delete cascade,
  act text not null check (act in ('take_over', 'remove'))
);
comment on table private.added_application_links is
  'The links of the emails to a person added by hand, as SHA-256 of their tokens. A token is stored nowhere: it is made when its email is delivered.';
create index added_application_links_application_index on private.added_application_links (application_id);
alter table private.added_application_links enable row level security;

create table private.merged_applications (
  id uuid primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  profile jsonb not null,
  added_by uuid references auth.users (id) on delete set null,
  added_at timestamptz not null,
  merged_by uuid references auth.users (id) on delete set null,
  merged_at timestamptz not null default now()
);
comment on table private.merged_applications is 'Applications added by hand that were merged into another one for the same job, with what had been entered. Their files and notes refer to them and are deleted with them. Only the team reads them.';
comment on column private.merged_applications.id is 'The id of the application that was merged.';
create index merged_applications_application_index on private.merged_applications (application_id);
create index merged_applications_added_by_index on private.merged_applications (added_by);
create index merged_applications_merged_by_index on private.merged_applications (merged_by);
alter table private.merged_applications enable row level security;

create table private.joined_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  from_status public.application_status,
  to_status public.application_status not null,
  actor_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null,
  merged_id uuid references private.merged_applications (id) on delete cascade,
  reason text check (reason in ('skills', 'level', 'location', 'job_closed', 'salary', 'other')),
  words text check (private.is_text(words, 2000))
);
comment on table private.joined_events is 'The history of applications merged into this one. Only shown; nothing depends on it.';
comment on column private.joined_events.reason is 'Why they were declined, for the team.';
comment on column private.joined_events.words is 'The message sent with a decline; for an addition, the text entered for the source "Other".';
comment on column private.joined_events.merged_id is 'The merged application it came with: its candidate never sees it.';
create index joined_events_application_index on private.joined_events (application_id);
create index joined_events_actor_index on private.joined_events (actor_id);
create index joined_events_merged_index on private.joined_events (merged_id) where merged_id is not null;
alter table private.joined_events enable row level security;

create table private.merged_application_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  merged_id uuid not null references private.merged_applications (id) on delete cascade
);
comment on table private.merged_application_links is 'The links that remove what came with a merged application, as SHA-256 of their tokens.';
create index merged_application_links_merged_index on private.merged_application_links (merged_id);
alter table private.merged_application_links enable row level security;

create table private.removed_people (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  removed_at timestamptz not null default now(),
  person_digest bytea check (octet_length(person_digest) = 32)
);
comment on table private.removed_people is 'People added by hand who had their data removed: only a digest, so that the company can''t add them again.';
comment on column private.removed_people.person_digest is 'private.added_digest of the company and their address; null for those removed before it was kept.';
create index removed_people_digest_index on private.removed_people (person_digest);
create index removed_people_company_index on private.removed_people (company_id, removed_at desc, id desc);
create index removed_people_job_index on private.removed_people (job_id);
alter table private.removed_people enable row level security;
