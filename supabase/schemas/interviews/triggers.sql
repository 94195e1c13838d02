-- The triggers that update interviews when the team changes.

create function private.leave_interviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.leave_interviews_at(old.user_id, old.company_id);
  delete from private.message_notices n
  using public.applications a
  where n.user_id = old.user_id and a.id = n.application_id and old.company_id in (a.company_id, a.applied_by_company_id);
  delete from public.notifications n where n.user_id = old.user_id and n.data ->> 'company_id' = old.company_id::text;
  return null;
end
$$;
comment on function private.leave_interviews is
  'Row trigger: removes someone who leaves a company from its upcoming interviews, which stay, and deletes their pending conversation emails and their notifications about the company, which name applicants (RULES: Staff). SECURITY DEFINER: the first two are closed to every client, and the notifications are someone else''s.';
create trigger company_users_leave_interviews after delete on public.company_users
  for each row execute function private.leave_interviews();

create function private.settle_calendars_of_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person text := tg_argv[0];
begin
  if tg_op <> 'INSERT' then
    perform private.settle_calendars((to_jsonb(old) ->> person)::uuid, old.company_id);
  end if;
  if tg_op <> 'DELETE' then
    perform private.settle_calendars((to_jsonb(new) ->> person)::uuid, new.company_id);
  end if;
  return null;
end
$$;
comment on function private.settle_calendars_of_change is
  'Row trigger on job_assignments, job_team_members and company_users: with a job or role, someone may lose or regain interviews they take part in. Argument: the column with the person''s id. SECURITY DEFINER: interviews are closed to every client.';
create trigger job_assignments_settle_calendars after insert or update of assigned_to_user_id or delete on public.job_assignments
  for each row execute function private.settle_calendars_of_change('assigned_to_user_id');
create trigger job_team_members_settle_calendars after insert or delete on private.job_team_members
  for each row execute function private.settle_calendars_of_change('user_id');
create trigger company_users_settle_calendars after update of role on public.company_users
  for each row when (old.role <> new.role) execute function private.settle_calendars_of_change('user_id');
