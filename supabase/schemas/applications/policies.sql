-- Row policies of applications, and the rules for writing them. Sets and flags before a predicate only skip rows that it would refuse or doesn't
-- need to check.

alter table private.application_transitions enable row level security;

alter table public.application_assignments enable row level security;
grant select on public.application_assignments to service_role;

alter table public.applications enable row level security;
alter table public.job_application_answers enable row level security;
alter table public.application_events enable row level security;
grant select on public.applications to authenticated, service_role;
grant select on public.job_application_answers, public.application_events to service_role;

-- Candidates read their applications through private.seen_applications, never the row.
create policy "Reviewing staff and admins can read an application" on public.applications
  for select to authenticated
  using (
    (select private.is_admin())
    or coalesce(
      company_id in (select private.my_company_ids())
      or applied_by_company_id in (select private.my_company_ids()), false
    ) and private.can_read_application(applications, (select private.my_reach()))
  );
