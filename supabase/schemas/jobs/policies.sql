-- Row policies of jobs. Sets and flags before a predicate only skip rows that it would refuse or doesn't need to check.

alter table public.jobs enable row level security;
alter table public.job_questions enable row level security;
alter table public.job_assignments enable row level security;
grant select on public.jobs, public.job_assignments to authenticated, service_role;
grant select on public.job_questions to service_role;

create policy "Staff and admins can read a job" on public.jobs
  for select to authenticated
  using (
    (select private.is_admin())
    or company_id in (select private.my_company_ids()) and private.can_read_job(jobs, (select private.my_reach()))
  );

create policy "Staff and admins can read who looks after a job" on public.job_assignments
  for select to authenticated
  using (
    (select private.is_admin())
    or company_id in (select private.my_company_ids())
      and private.can_read_assignment(
        company_id, assigned_to_user_id, (select (private.my_reach()).job_company_ids), (select private.my_reach()))
  );
