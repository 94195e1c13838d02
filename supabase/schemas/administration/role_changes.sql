-- Who got which role from which, whoever wrote it.

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
comment on function private.audit_role_change is
  'Row trigger on profiles and company_users: the audit entry of a changed role, from which to which. SECURITY DEFINER: nobody may write the audit log directly.';
create trigger profiles_audit_role after update of role on public.profiles
  for each row when (old.role is distinct from new.role) execute function private.audit_role_change();
create trigger company_users_audit_role after update of role on public.company_users
  for each row when (old.role is distinct from new.role) execute function private.audit_role_change();
