-- Mails about changes that whoever owns an account must hear of, whoever made them (RULES: Accounts).

create function private.tell_of_changed_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Choosing the first password, or losing one, is part of confirming the address.
  if old.encrypted_password <> '' and new.encrypted_password <> '' and new.encrypted_password <> old.encrypted_password then
    perform private.enqueue_email('password_changed', new.email, jsonb_build_object('path', '/forgot-password'));
  end if;
  if new.email is distinct from old.email then
    perform private.enqueue_email('email_changed_from', old.email, jsonb_build_object('new_email', new.email, 'path', '/contact'));
    perform private.enqueue_email('email_changed_to', new.email, jsonb_build_object('old_email', old.email, 'path', '/signin'));
  end if;
  return null;
end
$$;
comment on function private.tell_of_changed_sign_in is
  'Row trigger on auth.users: mails a changed password to the account''s address, and a changed address to the old and the new one. SECURITY DEFINER: runs as the auth service, which owns nothing here.';
create or replace trigger tell_of_changed_sign_in after update of encrypted_password, email on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.tell_of_changed_sign_in();

create function private.tell_of_changed_role() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.enqueue_email('role_changed', new.email, jsonb_build_object('role', new.role, 'path', '/signin'));
  return null;
end
$$;
comment on function private.tell_of_changed_role is
  'Row trigger: mails whose account became another kind. What changes it is a definer procedure: nobody else may write profiles.';
create trigger profiles_tell_of_changed_role after update of role on public.profiles
  for each row when (old.role is distinct from new.role) execute function private.tell_of_changed_role();
