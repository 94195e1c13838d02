-- Triggers that maintain stored counts: a changed row's old values are subtracted and its new values added.
-- SECURITY DEFINER: writers of these rows have no rights on the counts; the functions act only on changed rows.

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
comment on function private.count_applications is 'Statement trigger on applications; its argument is 1 for added rows and -1 for removed ones.';
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
  -- If an assignment is removed at the same time, one of the two waits, so that it is counted once.
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
comment on function private.count_jobs is 'Statement trigger on jobs; its argument as in count_applications.';
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
  -- As in count_jobs, the other way around. Not on delete: deleting a job deletes its assignment, and both would wait.
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
comment on function private.count_job_assignments is 'Statement trigger on job_assignments: an open job is unassigned without one. Its argument as in count_applications.';
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
  'Row trigger on jobs and companies: deletes assignments before the job or company, so that both are counted while they still exist; deleting a company would remove both in one step. SECURITY DEFINER: bypasses the policies of assignments.';
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
    (case when tg_op <> 'UPDATE' and t.user_id is not null then private.platform() end, 'candidates')
  ) as counted (subject, what)
  where counted.subject is not null
  group by counted.subject, counted.what;
  return null;
end
$$;
comment on function private.count_candidates is 'Statement trigger on candidates; its argument as in count_applications.';
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
comment on function private.count_candidate_assignments is 'Statement trigger on candidate_assignments; its argument as in count_applications.';
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
comment on function private.count_rows is 'Statement trigger: counts all rows of a table under the name in its second argument; the first as in count_applications.';
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
comment on function private.count_company_queues is 'Statement trigger on company_queues, whose rows never change their queue; its argument as in count_applications.';
create trigger company_queues_are_counted_when_inserted after insert on private.company_queues
  referencing new table as changed for each statement execute function private.count_company_queues('1');
create trigger company_queues_are_counted_when_deleted after delete on private.company_queues
  referencing old table as changed for each statement execute function private.count_company_queues('-1');

create function private.fold_counts() returns trigger
language plpgsql set search_path = ''
as $$
declare
  full_subject uuid;
begin
  for full_subject in
    select c.subject from private.count_changes c
    where c.subject in (select subject from changed)
    group by c.subject having count(*) >= 16
  loop
    -- Never waits. Held until the transaction ends, so that the next one sees what this one folded.
    if pg_try_advisory_xact_lock(hashtextextended(full_subject::text, 0)) then
      with folded as (
        delete from private.count_changes where subject = full_subject returning what, n
      )
      insert into private.kept_counts as kept (subject, what, n)
      select full_subject, what, sum(n) from folded group by what having sum(n) <> 0
      on conflict (subject, what) do update set n = kept.n + excluded.n;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.fold_counts is 'Statement trigger on count_changes: folds the changes of subjects that have 16 or more.';
create trigger count_changes_fold after insert on private.count_changes
  referencing new table as changed for each statement execute function private.fold_counts();
