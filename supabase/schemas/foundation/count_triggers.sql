-- What is counted (foundation/stored_counts.sql), and the triggers that keep it. A row that changes is taken away as it was and added as it is.
-- The trigger functions are SECURITY DEFINER because whoever changes a row has no right on the numbers; they act on the changed rows only.

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
select private.platform(), 'candidates', count(*) from public.candidates
union all
select private.platform(), 'companies', count(*) from public.companies
union all
select private.platform(), queue, count(*) from private.company_queues group by queue;
comment on view private.counted is
  'Every kept number, counted anew. Of a job: its applications by status. Of a company: those its list shows, likewise (private.application_scopes). Of a company too: its promises that were kept and that came late (private.settled_promise). Of a company and of the platform: as its dashboard names them.';

create view private.application_counts with (security_invoker = true) as
select subject as job_id, status, n
from private.counts join unnest(enum_range(null::public.application_status)) as status on status::text = what;
comment on view private.application_counts is 'How many applications a job has in which status, to be read by job_id.';

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
comment on function private.recount is
  'Counts everything anew, while writers wait: for rows that were there before their triggers, or were loaded past them. For migrations; no API role may call it.';

create function private.count_applications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.count_changes (subject, what, n)
  select counted.subject, counted.what, sum(tg_argv[0]::integer)
  from changed t
  cross join lateral (values
    (t.job_id, t.status::text),
    (t.company_id, 'listed_' || t.status),
    (case when t.applied_by_company_id <> t.company_id then t.applied_by_company_id end, 'listed_' || t.status),
    (t.company_id, case t.status when 'applied' then 'new_applications' when 'interview' then 'interviews' end)
  ) as counted (subject, what)
  where counted.subject is not null and counted.what is not null
  group by counted.subject, counted.what;
  return null;
end
$$;
comment on function private.count_applications is 'Statement trigger on applications; its argument is 1 for rows that came and -1 for those that went.';
create trigger applications_are_counted_when_inserted after insert on public.applications
  referencing new table as changed for each statement execute function private.count_applications('1');
create trigger applications_are_counted_before after update on public.applications
  referencing old table as changed for each statement execute function private.count_applications('-1');
create trigger applications_are_counted_after after update on public.applications
  referencing new table as changed for each statement execute function private.count_applications('1');
create trigger applications_are_counted_when_deleted after delete on public.applications
  referencing old table as changed for each statement execute function private.count_applications('-1');

create function private.count_jobs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever takes one of their assignments away meanwhile counts it for the job as it was or as it is: one waits for the other.
  perform from public.job_assignments a where a.job_id in (select id from changed) order by a.job_id for key share;
  insert into private.count_changes (subject, what, n)
  select t.company_id, counted.what, sum(tg_argv[0]::integer)
  from changed t
  cross join lateral (values
    ('jobs'),
    (case when t.status in ('draft', 'published') and not exists (select from public.job_assignments a where a.job_id = t.id)
      then 'unassigned_jobs' end)
  ) as counted (what)
  where t.deleted_at is null and counted.what is not null
  group by t.company_id, counted.what;
  return null;
end
$$;
comment on function private.count_jobs is 'Statement trigger on jobs; its argument as of count_applications.';
create trigger jobs_are_counted_when_inserted after insert on public.jobs
  referencing new table as changed for each statement execute function private.count_jobs('1');
create trigger jobs_are_counted_before after update on public.jobs
  referencing old table as changed for each statement execute function private.count_jobs('-1');
create trigger jobs_are_counted_after after update on public.jobs
  referencing new table as changed for each statement execute function private.count_jobs('1');
create trigger jobs_are_counted_when_deleted after delete on public.jobs
  referencing old table as changed for each statement execute function private.count_jobs('-1');

create function private.count_job_assignments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- As in count_jobs, the other way round. Not when it goes: a job that goes takes its assignment with it, and both would wait.
  if tg_op = 'INSERT' then
    perform from public.jobs j where j.id in (select job_id from changed) order by j.id for share;
  end if;
  insert into private.count_changes (subject, what, n)
  select j.company_id, 'unassigned_jobs', sum(-tg_argv[0]::integer)
  from changed t
  join public.jobs j on j.id = t.job_id and j.deleted_at is null and j.status in ('draft', 'published')
  group by j.company_id;
  return null;
end
$$;
comment on function private.count_job_assignments is 'Statement trigger on job_assignments: an open job is unassigned without one. Its argument as of count_applications.';
create trigger job_assignments_are_counted_when_inserted after insert on public.job_assignments
  referencing new table as changed for each statement execute function private.count_job_assignments('1');
create trigger job_assignments_are_counted_when_deleted after delete on public.job_assignments
  referencing old table as changed for each statement execute function private.count_job_assignments('-1');

create function private.end_job_assignments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'jobs' then
    delete from public.job_assignments where job_id = old.id;
  else
    delete from public.job_assignments where company_id = old.id;
  end if;
  return old;
end
$$;
comment on function private.end_job_assignments is
  'Row trigger on jobs and companies: assignments go before the job, and before the company, which would take job and assignment in one step, so that both are counted while they are there. SECURITY DEFINER: assignments are written past the policies.';
create trigger jobs_end_their_assignment before delete on public.jobs
  for each row execute function private.end_job_assignments();
create trigger companies_end_their_assignments before delete on public.companies
  for each row execute function private.end_job_assignments();

create function private.count_candidates() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.count_changes (subject, what, n)
  select counted.subject, counted.what, sum(tg_argv[0]::integer)
  from changed t
  cross join lateral (values
    (t.managing_company_id, 'managed_candidates'),
    (case when tg_op <> 'UPDATE' then private.platform() end, 'candidates')
  ) as counted (subject, what)
  where counted.subject is not null
  group by counted.subject, counted.what;
  return null;
end
$$;
comment on function private.count_candidates is 'Statement trigger on candidates; its argument as of count_applications.';
create trigger candidates_are_counted_when_inserted after insert on public.candidates
  referencing new table as changed for each statement execute function private.count_candidates('1');
create trigger candidates_are_counted_before after update on public.candidates
  referencing old table as changed for each statement execute function private.count_candidates('-1');
create trigger candidates_are_counted_after after update on public.candidates
  referencing new table as changed for each statement execute function private.count_candidates('1');
create trigger candidates_are_counted_when_deleted after delete on public.candidates
  referencing old table as changed for each statement execute function private.count_candidates('-1');

create function private.count_candidate_assignments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.count_changes (subject, what, n)
  select t.company_id, 'assigned_candidates', sum(tg_argv[0]::integer) from changed t group by t.company_id;
  return null;
end
$$;
comment on function private.count_candidate_assignments is 'Statement trigger on candidate_assignments; its argument as of count_applications.';
create trigger candidate_assignments_are_counted_when_inserted after insert on public.candidate_assignments
  referencing new table as changed for each statement execute function private.count_candidate_assignments('1');
create trigger candidate_assignments_are_counted_before after update on public.candidate_assignments
  referencing old table as changed for each statement execute function private.count_candidate_assignments('-1');
create trigger candidate_assignments_are_counted_after after update on public.candidate_assignments
  referencing new table as changed for each statement execute function private.count_candidate_assignments('1');
create trigger candidate_assignments_are_counted_when_deleted after delete on public.candidate_assignments
  referencing old table as changed for each statement execute function private.count_candidate_assignments('-1');

create function private.count_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.count_changes (subject, what, n)
  select private.platform(), tg_argv[1], tg_argv[0]::integer * count(*) from changed having count(*) > 0;
  return null;
end
$$;
comment on function private.count_rows is 'Statement trigger: all rows of a table, under the name that is its second argument; the first as of count_applications.';
create trigger profiles_are_counted_when_inserted after insert on public.profiles
  referencing new table as changed for each statement execute function private.count_rows('1', 'users');
create trigger profiles_are_counted_when_deleted after delete on public.profiles
  referencing old table as changed for each statement execute function private.count_rows('-1', 'users');
create trigger companies_are_counted_when_inserted after insert on public.companies
  referencing new table as changed for each statement execute function private.count_rows('1', 'companies');
create trigger companies_are_counted_when_deleted after delete on public.companies
  referencing old table as changed for each statement execute function private.count_rows('-1', 'companies');

create function private.count_company_queues() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.count_changes (subject, what, n)
  select private.platform(), queue, sum(tg_argv[0]::integer) from changed group by queue;
  return null;
end
$$;
comment on function private.count_company_queues is 'Statement trigger on company_queues, whose rows come and go and never change their queue; its argument as of count_applications.';
create trigger company_queues_are_counted_when_inserted after insert on private.company_queues
  referencing new table as changed for each statement execute function private.count_company_queues('1');
create trigger company_queues_are_counted_when_deleted after delete on private.company_queues
  referencing old table as changed for each statement execute function private.count_company_queues('-1');
