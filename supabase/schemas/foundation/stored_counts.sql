-- Stored counts, read by key however many rows there are.
-- Writers only add a row to count_changes, so they never wait for each other. From time to time the last writer folds these rows into
-- kept_counts, unless another is doing it. The count is the sum of both.

create table private.kept_counts (
  subject uuid not null,
  what text not null,
  n bigint not null,
  primary key (subject, what)
);
comment on table private.kept_counts is 'Folded counts of private.counted. No foreign key: it would lock the subject.';

create table private.count_changes (
  id bigint generated always as identity primary key,
  subject uuid not null,
  what text not null,
  n integer not null
);
comment on table private.count_changes is 'Additions and subtractions not folded into kept_counts yet.';
create index count_changes_subject_index on private.count_changes (subject, what);

alter table private.kept_counts enable row level security;
alter table private.count_changes enable row level security;

create view private.counts with (security_invoker = true) as
select subject, what, sum(n)::integer as n
from (
  select subject, what, n from private.kept_counts
  union all
  select subject, what, n from private.count_changes
) as parts
group by subject, what;
comment on view private.counts is 'Current counts: private.counted, by key. Zeros may be missing.';

create function private.platform() returns uuid
language sql immutable parallel safe set search_path = ''
return '00000000-0000-0000-0000-000000000000'::uuid;
comment on function private.platform is 'The subject of platform-wide counts.';

create function private.kept_count(of_subject uuid, of_what text) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce((select n from private.counts where subject = of_subject and what = of_what), 0);
end
$$;
comment on function private.kept_count is 'One stored count, or 0.';

-- ── What is counted ───────────────────────────────────────────────────────────────────────────────────────────

create view private.counted with (security_invoker = true) as
select job_id as subject, status::text as what, count(*) as n from public.applications group by job_id, status
union all
select listed.under, 'listed_' || a.status, count(*)
from public.applications a
cross join lateral (
  select a.company_id as under
  union all select a.applied_by_company_id as under where a.applied_by_company_id <> a.company_id
) listed
group by listed.under, a.status
union all
select company_id, case status when 'applied' then 'new_applications' else 'interviews' end, count(*)
from public.applications where status in ('applied', 'interview') group by company_id, status
union all
select promised.company_id, 'promises_' || promised.outcome, count(*)
from (
  select a.company_id, private.settled_promise(a.answer_by, private.answered_on(a.id), private.withdrawn_on(a.id)) as outcome
  from public.applications a where a.answer_by is not null
) promised
where promised.outcome is not null
group by promised.company_id, promised.outcome
union all
select company_id, 'jobs', count(*) from public.jobs where deleted_at is null group by company_id
union all
select j.company_id, 'unassigned_jobs', count(*)
from public.jobs j
where j.deleted_at is null and j.status in ('draft', 'published')
  and not exists (select from public.job_assignments a where a.job_id = j.id)
group by j.company_id
union all
select managing_company_id, 'managed_candidates', count(*)
from public.candidates where managing_company_id is not null group by managing_company_id
union all
select company_id, 'assigned_candidates', count(*) from public.candidate_assignments group by company_id
union all
select private.platform(), 'users', count(*) from public.profiles
union all
select private.platform(), 'candidates', count(*) from public.candidates where user_id is not null
union all
select private.platform(), 'companies', count(*) from public.companies
union all
select private.platform(), queue, count(*) from private.company_queues group by queue;
comment on view private.counted is
  'Every stored count, computed from scratch. Per job: applications by status. Per company: applications in its list by status (private.application_scopes), and replies on time and late (private.settled_promise). Per company and for the platform: the counts named on their dashboards.';

create view private.application_counts with (security_invoker = true) as
select subject as job_id, status, n
from private.counts join unnest(enum_range(null::public.application_status)) as status on status::text = what;
comment on view private.application_counts is 'How many applications a job has in each status, read by job_id.';

create function private.recount() returns void
language plpgsql set search_path = ''
as $$
begin
  lock table public.applications, public.jobs, public.job_assignments, public.candidates, public.candidate_assignments, public.profiles, public.companies,
    private.company_queues, private.application_matches in share mode;
  delete from private.count_changes;
  delete from private.kept_counts;
  insert into private.kept_counts (subject, what, n) select subject, what, n from private.counted where n > 0;
end
$$;
comment on function private.recount is 'Recounts everything while writers wait. For migrations; no API role may call it.';
