-- What ranking reads: published jobs as numbers, and the best matches of each candidate who looked recently.
-- Closed tables: written by triggers and by the read itself.

create table private.match_terms (
  id integer generated always as identity primary key,
  term text not null unique
);
comment on table private.match_terms is 'Numbers of what jobs ask: keys of skills, and terms of places. Only grows.';

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
comment on table private.matchable_jobs is 'What of published_jobs decides its match, in numbers of match_terms.';
comment on column private.matchable_jobs.changed_in is 'The transaction that last changed something here: a list of kept matches made before counts the job again.';
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
  'The transaction that last changed a company''s approval, subscription or culture: its jobs may be visible again or ask something else, and are counted again. Written by statement triggers.';
create index reopened_companies_changed_index on private.reopened_companies (changed_in);

create type private.match_facts as (
  skills integer[], years integer, at_home integer[], near_home integer[], home_known boolean, culture integer[]
);
comment on type private.match_facts is 'What of a profile decides its matches, in numbers of private.match_terms and private.culture_numbers.';

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
comment on table private.kept_matches is 'A candidate''s best matches when the list was made, applied or not. Forgotten after a week.';
comment on column private.kept_matches.bound_order is 'With the two below the last entry. Null when every visible job was kept.';
comment on column private.kept_matches.since is 'The oldest transaction running when the list was made; later changes are ranked.';
comment on column private.kept_matches.server is 'The database server that since counts on: a list restored elsewhere is made again.';
create index kept_matches_used_index on private.kept_matches (used_on);

alter table private.match_terms enable row level security;
alter table private.matchable_jobs enable row level security;
alter table private.reopened_companies enable row level security;
alter table private.kept_matches enable row level security;
