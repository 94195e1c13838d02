-- What administrators can do with an account, except suspending it. Every act is audited and the person is notified. SECURITY DEFINER:
-- accounts and sessions belong to the auth service.

create function public.sign_out_account(p_user_id uuid, p_session_id uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account public.profiles := private.account_to_decide(p_user_id);
  ended integer;
begin
  perform private.refuse_own_account(account);
  -- Cascades to their refresh tokens.
  delete from auth.sessions s where s.user_id = account.id and (p_session_id is null or s.id = p_session_id);
  get diagnostics ended = row_count;
  if ended > 0 then
    perform private.audit('account.signed_out', 'profile', account.id, null, jsonb_build_object('sessions', ended));
    perform private.notify(account.id, 'role_changed.signed_out', jsonb_build_object('count', ended));
    perform private.enqueue_email('signed_out', account.email, '{"path": "/signin"}');
  end if;
end
$$;
comment on function public.sign_out_account is
  'Ends every session of an account, or one. Safe to repeat. PT401, PT403, PT404, PT409 own_account.';

create function public.note_account_email(p_user_id uuid, p_kind text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account public.profiles := private.account_to_decide(p_user_id);
  is_confirmed boolean := (select u.email_confirmed_at is not null from auth.users u where u.id = account.id);
begin
  if p_kind is null or p_kind not in ('confirmation', 'reset') then
    perform private.fail(422, 'invalid_input', 'Choose a confirmation or a password reset');
  elsif private.is_suspended(account.id) then
    perform private.fail(409, 'account_suspended', 'This account is suspended. Lift the suspension first.');
  elsif p_kind = 'confirmation' and is_confirmed then
    perform private.fail(409, 'already_confirmed', 'This email is already confirmed.');
  elsif p_kind = 'reset' and not is_confirmed then
    perform private.fail(409, 'not_confirmed', 'This email isn''t confirmed yet. Resend the confirmation instead.');
  end if;
  perform private.audit(case p_kind when 'reset' then 'account.reset_sent' else 'account.confirmation_sent' end, 'profile', account.id);
  return account.email;
end
$$;
comment on function public.note_account_email is
  'Called before the auth service sends an email for an administrator (p_kind: confirmation or reset): returns the address and audits the act. PT401, PT403, PT404, PT409 account_suspended, already_confirmed or not_confirmed, PT422.';

-- ── Deleting on request ───────────────────────────────────────────────────────────────────────────────────────

create function private.only_administered_company(of_user uuid) returns text
language sql stable set search_path = ''
as $$
  select c.name
  from public.company_users u join public.companies c on c.id = u.company_id
  where u.user_id = of_user and u.role = 'company_admin' and not exists (
    select from public.company_users other where other.company_id = u.company_id and other.user_id <> of_user and other.role = 'company_admin')
    and (c.submitted_at is not null or exists (
      select from public.company_users other where other.company_id = u.company_id and other.user_id <> of_user))
  order by c.name limit 1
$$;
comment on function private.only_administered_company is 'A company that would have no administrator without this account (RULES: Accounts); null for none.';

create function public.delete_account_on_request(p_user_id uuid, p_email text, p_asked_by text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account public.profiles := private.account_to_decide(p_user_id);
  errors jsonb := private.field_errors(jsonb_build_object('asked_by', p_asked_by), private.administration_rules('deletion_request'));
begin
  perform private.refuse_own_account(account);
  if lower(private.trimmed(p_email)) is distinct from lower(account.email) then
    errors := errors || '{"email": "This isn''t the account''s email"}';
  end if;
  perform private.refuse_field_errors(errors);
  if private.only_administered_company(account.id) is not null then
    perform private.fail(409, 'last_company_admin', format(
      'They''re the only administrator of %s. Add another one first.', private.only_administered_company(account.id)));
  end if;
  perform private.audit('account.deletion_requested', 'profile', account.id, null, jsonb_build_object('asked_by', p_asked_by));
  perform private.hold_notification('account_deletion', account.id, '{}', jsonb_build_object('asked_by', p_asked_by));
end
$$;
comment on function public.delete_account_on_request is
  'Deletes an account permanently once that can''t be undone. p_email: typed by the administrator; p_asked_by: how the person asked (contracts/administration/suspension.ts). PT401, PT403, PT404, PT409 own_account or last_company_admin, PT422.';

create function public.undo_account_deletion(p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account public.profiles := private.account_to_decide(p_user_id);
begin
  perform private.undo_pending('account_deletion', account.id, message => 'It''s too late to undo this: the account is being deleted.');
  perform private.audit('account.deletion_undone', 'profile', account.id);
end
$$;
comment on function public.undo_account_deletion is 'Cancels the deletion of an account that the caller requested. PT401, PT403, PT404, PT409 undo_over.';

create function private.delete_requested_account(pending private.pending_notifications) returns boolean
language plpgsql set search_path = ''
as $$
declare
  account public.profiles := private.lock_account(pending.subject_id);
begin
  if account.id is null then
    return true;
  elsif private.only_administered_company(account.id) is not null then
    perform private.audit_as(pending.decided_by, 'account.deletion_undone', 'profile', account.id);
    return true;
  end if;
  -- Its files are queued for deletion here, and clear-files removes them from storage.
  perform private.erase_account(account.id);
  perform private.audit_as(pending.decided_by, 'account.deleted', 'profile', null, null,
    jsonb_build_object('role', account.role, 'by_deleted_account', true, 'asked_by', pending.facts ->> 'asked_by'));
  perform private.enqueue_email('account_deleted', account.email, jsonb_build_object(
    'backups_until', (now() at time zone 'UTC')::date + private.retention('backup'), 'path', '/contact'));
  return true;
end
$$;
comment on function private.delete_requested_account is
  'Deletes an account as its owner would; it stays if a company has come to depend on it.';

grant execute on function
  public.sign_out_account, public.note_account_email, public.delete_account_on_request, public.undo_account_deletion
to authenticated;
