-- What ranking reads: published jobs as numbers, and the best matches of each candidate who looked recently.
-- Closed tables: written by triggers and by the read itself.

create table private.match_terms (
  id integer generated always as identity primary key,
  term text not null unique
);
comment on table private.match_terms is 'Numbers for job requirements: skill keys and location terms. Only grows.';

create table private.matchable_jobs (
  job_id uuid primary key references public.published_jobs (job_id) on delete cascade,
  company_id uuid not null,
  required integer[] not null,
  preferred integer[] not null,
  places integer[] not null,
  anywhere boolean not null,
  level public.experience_level,
  posted_at timestamptz not null,
  visible_until timestamptz not null,
  changed_in xid8 not null default pg_current_xact_id()
);
comment on table private.matchable_jobs is 'The parts of published_jobs that decide its match, as numbers of match_terms.';
comment on column private.matchable_jobs.changed_in is 'The transaction that last changed the row: lists stored before that recompute the job.';
create index matchable_jobs_changed_index on private.matchable_jobs (changed_in);
create index matchable_jobs_company_index on private.matchable_jobs (company_id);
-- The filter by remote work reads nothing else.
create index matchable_jobs_anywhere_index on private.matchable_jobs (job_id) where anywhere;
create index matchable_jobs_required_index on private.matchable_jobs using gin (required extensions.gin__int_ops) with (fastupdate = off);

create table private.reopened_companies (
  company_id uuid primary key references public.companies (id) on delete cascade,
  changed_in xid8 not null default pg_current_xact_id()
);
comment on table private.reopened_companies is
  'The transaction that last changed a company''s approval, subscription or culture: its jobs may be visible again or have changed requirements, and are recomputed. Written by statement triggers.';
create index reopened_companies_changed_index on private.reopened_companies (changed_in);

create type private.match_facts as (
  skills integer[], years integer, at_home integer[], near_home integer[], home_known boolean, culture integer[]
);
comment on type private.match_facts is 'The parts of a profile that decide its matches, as numbers of private.match_terms and private.culture_numbers.';

create table private.kept_matches (
  candidate_id uuid primary key references public.candidates (id) on delete cascade,
  facts private.match_facts not null,
  job_ids uuid[] not null,
  orders bigint[] not null,
  bound_order bigint,
  bound_posted_at timestamptz,
  bound_id uuid,
  since xid8 not null,
  server bigint not null,
  used_on date not null default current_date
);
comment on table private.kept_matches is 'A candidate''s best matches when the list was built, including jobs applied to. Deleted after a week.';
comment on column private.kept_matches.bound_order is 'The last entry, together with the next two columns. Null if every visible job was stored.';
comment on column private.kept_matches.since is 'The oldest transaction running when the list was built; later changes are recomputed.';
comment on column private.kept_matches.server is 'The database server of since: a list restored on another server is rebuilt.';
create index kept_matches_used_index on private.kept_matches (used_on);

alter table private.match_terms enable row level security;
alter table private.matchable_jobs enable row level security;
alter table private.reopened_companies enable row level security;
alter table private.kept_matches enable row level security;
