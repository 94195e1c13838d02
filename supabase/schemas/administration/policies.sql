-- Administrators read the audit log by procedure; it can't be changed.

alter table public.audit_log enable row level security;
grant select on public.audit_log to service_role;
create trigger audit_log_is_append_only before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();
