-- Rows of applications, and what holds whoever writes them. A set or a flag before a predicate only spares rows it would refuse or need
-- not look at.

alter table private.application_transitions enable row level security;

alter table public.application_assignments enable row level security;
grant select on public.application_assignments to service_role;

alter table public.applications enable row level security;
alter table public.job_application_answers enable row level security;
alter table public.application_events enable row level security;
grant select on public.applications to authenticated, service_role;
grant select on public.job_application_answers, public.application_events to service_role;

-- Candidates read their applications as private.seen_applications has them, never the row.
create policy "Reviewing staff and admins can read an application" on public.applications
  for select to authenticated
  using (
    (select private.is_admin())
    or coalesce(
      company_id in (select private.my_company_ids())
      or applied_by_company_id in (select private.my_company_ids()), false
    ) and private.can_read_application(applications, (select private.my_reach()))
  );

create function private.end_foreign_application_assignments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.application_assignments own
  using public.applications a, public.company_users u
  where a.id = own.application_id and a.job_id = old.job_id and own.assigned_to_user_id = old.assigned_to_user_id
    and u.user_id = own.assigned_to_user_id and u.company_id = own.company_id and not private.looks_after_applications(u.user_id, a);
  return null;
end
$$;
comment on function private.end_foreign_application_assignments is
  'Row trigger on job_assignments: a partner recruiter whose job goes to another gives its applications back with it. SECURITY DEFINER: assignments are written past the policies.';
create trigger job_assignments_end_with_their_applications after update of assigned_to_user_id or delete on public.job_assignments
  for each row execute function private.end_foreign_application_assignments();

create trigger application_assignments_touch_updated_at before update on public.application_assignments
  for each row execute function private.touch_updated_at();

create trigger applications_touch_updated_at before update on public.applications
  for each row execute function private.touch_updated_at();

create function private.keep_application_companies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select company_id into new.company_id from public.jobs where id = new.job_id;
  if tg_op = 'INSERT' then
    select managing_company_id into new.applied_by_company_id from public.candidates where id = new.candidate_id;
  end if;
  return new;
end
$$;
comment on function private.keep_application_companies is
  'Row trigger: company_id is always the job''s company; applied_by_company_id is who managed the candidate when the application was made (RULES: Applications). SECURITY DEFINER: reads jobs and candidates past row policies.';
create trigger applications_keep_companies before insert or update of job_id, company_id on public.applications
  for each row execute function private.keep_application_companies();

create function private.check_application_move() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.candidate_id is null then
    perform private.fail(409, 'account_deleted', 'The applicant deleted their account');
  elsif not exists (
    select from private.application_transitions t where t.from_status = old.status and t.to_status = new.status
  ) and new.status is distinct from private.last_status(new.id) then
    perform private.fail(409, 'status_not_allowed', 'This application cannot be moved there from where it stands now. Look at its status and choose again.');
  end if;
  return new;
end
$$;
comment on function private.check_application_move is
  'Row trigger: PT409 for a move that is not in private.application_transitions, whoever writes, unless its undoing leads back to where the history ends, and for any of somebody whose account is deleted. SECURITY DEFINER: that table is closed.';
create trigger applications_move_along_transitions before update of status on public.applications
  for each row when (old.status is distinct from new.status) execute function private.check_application_move();

create function private.write_application_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Undone: the history already ends here.
  if new.status is not distinct from private.last_status(new.id) then
    return null;
  end if;
  insert into public.application_events (application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id, by_candidate)
  values (
    new.id, case when tg_op = 'UPDATE' then old.status end, new.status, auth.uid(),
    case when tg_op = 'UPDATE' then now() else new.applied_at end,
    case when new.status = 'interview' then new.candidate_id end,
    new.company_id,
    exists (select from public.candidates c where c.id = new.candidate_id and c.user_id = auth.uid())
  );
  return null;
end
$$;
comment on function private.write_application_event is
  'Row trigger: one event per status, in the transaction that sets it. SECURITY DEFINER: nobody has the right to write events otherwise.';
create trigger applications_begin_their_history after insert on public.applications
  for each row execute function private.write_application_event();
create trigger applications_continue_their_history after update of status on public.applications
  for each row when (old.status is distinct from new.status) execute function private.write_application_event();
