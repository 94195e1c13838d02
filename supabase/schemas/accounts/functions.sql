-- Who is calling, and the checks every procedure begins with.

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
return exists (select 1 from public.profiles where id = (select auth.uid()) and role = 'admin');
comment on function private.is_admin() is
  'True when the caller is a platform administrator. SECURITY DEFINER: policies on profiles would recurse. Reads the caller''s own row only.';

create function private.my_role() returns public.app_role
language sql stable security definer set search_path = ''
return (select role from public.profiles where id = (select auth.uid()));
comment on function private.my_role() is 'The caller''s role, or null when signed out. SECURITY DEFINER for the same reason as is_admin.';

create function private.require_caller(p_user_id uuid default null) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    perform private.fail(401, 'not_signed_in', 'Please sign in to continue');
  end if;
  if p_user_id is not null and p_user_id <> caller then
    perform private.fail(403, 'not_your_account', 'You can only do this for your own account');
  end if;
  return caller;
end
$$;
comment on function private.require_caller(uuid) is
  'The caller''s id. PT401 when signed out; PT403 when a user id is given that is not the caller''s: identity comes from the session (RULES: Accounts).';

create function private.require_admin(message text default 'Only administrators can do this') returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  if not private.is_admin() then
    perform private.fail(403, 'admin_only', message);
  end if;
  return caller;
end
$$;
comment on function private.require_admin(text) is 'The caller''s id when the caller is a platform administrator. PT401 signed out, PT403 with the message otherwise.';

create function private.require_service() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if auth.role() in ('anon', 'authenticated') then
    perform private.fail(403, 'service_only', 'This can only be done by the service itself');
  end if;
end
$$;
comment on function private.require_service() is
  'PT403 for the API''s client roles: the second lock, beside EXECUTE, of procedures for the secret key (both grant regimes).';

grant execute on function private.is_admin(), private.my_role() to authenticated, service_role;
-- Called by procedures that run with the caller's own rights.
grant execute on function private.require_caller(uuid) to authenticated;
