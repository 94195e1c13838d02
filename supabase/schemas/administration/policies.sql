-- The audit log is read by administrators and changed by nobody.

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;
create policy "Admins can read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_admin()));
create trigger audit_log_is_append_only before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();
