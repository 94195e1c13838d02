-- Triggers of administration: the audit log can't change, and the queues are updated with the companies.

create trigger audit_log_is_append_only before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();

create function private.audit_role_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(new);
  subject text := case tg_table_name when 'profiles' then 'profile' else 'company_user' end;
begin
  perform private.audit(
    case subject when 'profile' then 'account.role_changed' else 'staff.role_changed' end, subject,
    new.id, (changed ->> 'company_id')::uuid,
    jsonb_build_object('user_id', coalesce(changed ->> 'user_id', new.id::text), 'from', old.role, 'to', new.role));
  return null;
end
$$;
comment on function private.audit_role_change is 'Row trigger on profiles and company_users: the audit entry of a changed role.';
create trigger profiles_audit_role after update of role on public.profiles
  for each row when (old.role is distinct from new.role) execute function private.audit_role_change();
create trigger company_users_audit_role after update of role on public.company_users
  for each row when (old.role is distinct from new.role) execute function private.audit_role_change();

create function private.queue_changed_companies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_companies(array(select coalesce(to_jsonb(t) ->> 'company_id', to_jsonb(t) ->> 'id')::uuid from changed t));
  return null;
end
$$;
comment on function private.queue_changed_companies is 'Statement trigger on companies and company_proposals.';
create trigger companies_are_queued_when_inserted after insert on public.companies
  referencing new table as changed for each statement execute function private.queue_changed_companies();
create trigger companies_are_queued_when_updated after update on public.companies
  referencing new table as changed for each statement execute function private.queue_changed_companies();
create trigger company_proposals_are_queued_when_inserted after insert on public.company_proposals
  referencing new table as changed for each statement execute function private.queue_changed_companies();
create trigger company_proposals_are_queued_when_updated after update on public.company_proposals
  referencing new table as changed for each statement execute function private.queue_changed_companies();
create trigger company_proposals_are_queued_when_deleted after delete on public.company_proposals
  referencing old table as changed for each statement execute function private.queue_changed_companies();
