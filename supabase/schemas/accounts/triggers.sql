-- Triggers on accounts: the auth service's rows, profiles, and which role an account may have.
-- "or replace" doesn't need ownership of auth.users, which we don't have on hosted Supabase.

-- ── The auth service's accounts ───────────────────────────────────────────────────────────────────────────────

-- What these triggers do, in order:
-- insert  its profile is created, and the company of a company account whose address is confirmed.
-- update  before: if confirmed by email, the password from sign-up is set aside. After: profile, invitations, company and candidate record
--         are updated, then its owner is notified about a changed password or address. Its first password deletes the one set aside.
--         A sign-in is noted in the profile.
create or replace trigger handle_new_account after insert on auth.users
  for each row execute function private.handle_new_account();
-- email_confirmed_at has to stay: changing this trigger would mean dropping it, which isn't allowed on a table of the auth service.
create or replace trigger handle_changed_account after update of email, email_confirmed_at on auth.users
  for each row execute function private.handle_changed_account();
create or replace trigger forget_unproven_password before update of email_confirmed_at on auth.users
  for each row execute function private.forget_unproven_password();
create or replace trigger drop_first_password after update of encrypted_password on auth.users
  for each row when (new.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password)
  execute function private.drop_first_password();

create function private.tell_of_changed_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Setting or clearing the first password is part of confirming the address.
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
comment on function private.tell_of_changed_sign_in is 'Row trigger on auth.users: emails a changed password or address.';
create or replace trigger tell_of_changed_sign_in after update of encrypted_password, email on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.tell_of_changed_sign_in();

create function private.note_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles p set last_seen_at = new.last_sign_in_at where p.id = new.id and p.last_seen_at < new.last_sign_in_at;
  return null;
end
$$;
comment on function private.note_sign_in is 'Row trigger on auth.users: stores when someone was last seen, for the list of people. SECURITY DEFINER as handle_new_account.';
create or replace trigger note_sign_in after update of last_sign_in_at on auth.users
  for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at) execute function private.note_sign_in();

-- ── Profiles ────────────────────────────────────────────────────────────────────────────────────────────────────

create trigger profiles_touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

create function private.tell_of_changed_role() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.enqueue_email('role_changed', new.email, jsonb_build_object('role', new.role, 'path', '/signin'));
  return null;
end
$$;
comment on function private.tell_of_changed_role is 'Row trigger: emails the owner of an account whose role changed.';
create trigger profiles_tell_of_changed_role after update of role on public.profiles
  for each row when (old.role is distinct from new.role) execute function private.tell_of_changed_role();

-- ── What an account is ──────────────────────────────────────────────────────────────────────────────────────────

create constraint trigger profiles_fit_what_the_account_has after insert or update of role on public.profiles
  deferrable initially deferred for each row execute function private.check_account_kind();
create constraint trigger company_users_have_company_accounts after insert or update of user_id on public.company_users
  deferrable initially deferred for each row execute function private.check_account_kind();
create constraint trigger applications_are_of_candidates after insert or update of candidate_id on public.applications
  deferrable initially deferred for each row execute function private.check_account_kind();
create constraint trigger managed_candidates_are_candidates after insert or update of user_id, managing_company_id on public.candidates
  deferrable initially deferred for each row when (new.managing_company_id is not null) execute function private.check_account_kind();
