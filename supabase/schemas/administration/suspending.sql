-- Suspending an account or a company, and lifting it. It takes effect right away; people are notified once it can't be undone. SECURITY
-- DEFINER: accounts, sessions and companies are written by procedures only.

create function private.account_to_decide(p_user_id uuid) returns public.profiles
language plpgsql set search_path = ''
as $$
declare
  account public.profiles;
begin
  perform private.require_admin();
  -- Locks all in a fixed order: if two suspend or delete each other, the second is no longer an administrator.
  perform from public.profiles p
  where p.role = 'admin' and exists (select from public.profiles t where t.id = p_user_id and t.role = 'admin')
  order by p.id for update;
  perform private.require_admin();
  account := private.lock_account(p_user_id);
  perform private.fail(404, 'account_not_found', 'This account no longer exists') where account.id is null;
  return account;
end
$$;
comment on function private.account_to_decide is 'The account an administrator is deciding about, locked. PT401, PT403, PT404.';

create function private.refuse_own_account(account public.profiles) returns void
language sql stable set search_path = ''
as $$
  select private.fail(409, 'own_account', 'This is your own account. Another administrator has to do this.') where account.id = auth.uid()
$$;
comment on function private.refuse_own_account is 'PT409: so there is always an administrator left.';

create function private.suspend(suspension private.suspensions) returns void
language plpgsql set search_path = ''
as $$
declare
  before private.suspensions;
begin
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('reason', suspension.reason, 'words', suspension.words), private.administration_rules('suspension')));
  suspension.words := private.trimmed(suspension.words);
  select * into before from private.suspensions s where s.subject_id = suspension.subject_id;
  if (before.reason, before.words) is not distinct from (suspension.reason, suspension.words) then
    return;
  end if;
  insert into private.suspensions (subject_id, user_id, company_id, reason, words, suspended_by)
  values (suspension.subject_id, suspension.user_id, suspension.company_id, suspension.reason, suspension.words, auth.uid())
  on conflict (subject_id) do update set
    (reason, words, suspended_by) = (excluded.reason, excluded.words, excluded.suspended_by);
  perform private.audit(
    case when suspension.user_id is not null then 'account.suspended' else 'company.suspended' end,
    case when suspension.user_id is not null then 'profile' else 'company' end,
    suspension.subject_id, suspension.company_id, jsonb_strip_nulls(jsonb_build_object(
      'reason', suspension.reason, 'words', case when suspension.company_id is not null then suspension.words end)));
  perform private.hold_notification(
    'suspension', suspension.subject_id, jsonb_build_object('words', before.words), is_merged => true);
end
$$;
comment on function private.suspend is 'Stores a suspension; callers have locked the account or company. Safe to repeat. PT422.';

create function public.suspend_account(p_user_id uuid, p_reason text, p_words text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account public.profiles := private.account_to_decide(p_user_id);
begin
  perform private.refuse_own_account(account);
  perform private.suspend(row(account.id, account.id, null, p_reason, p_words, null, null)::private.suspensions);
  -- Cascades to their refresh tokens.
  delete from auth.sessions s where s.user_id = account.id;
end
$$;
comment on function public.suspend_account is
  'Suspends an account and ends its sessions. p_words: what the person reads. Safe to repeat. PT401, PT403, PT404, PT409 own_account, PT422.';

create function public.suspend_company(p_company_id uuid, p_reason text, p_words text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  company public.companies;
begin
  perform private.require_admin();
  company := private.locked_company(p_company_id);
  if not company.is_approved then
    perform private.fail(409, 'not_approved', 'This company isn''t approved, so it can''t reach anyone anyway.');
  end if;
  perform private.suspend(row(company.id, null, company.id, p_reason, p_words, null, null)::private.suspensions);
  update public.companies c set suspended_at = now() where c.id = company.id and c.suspended_at is null;
end
$$;
comment on function public.suspend_company is
  'Suspends an approved company: it can''t contact anyone and its jobs are hidden. p_words: what its staff read. Safe to repeat. PT401, PT403, PT404, PT409 not_approved, PT422.';

create function public.lift_suspension(p_subject_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  lifted private.suspensions;
begin
  perform private.require_admin();
  if exists (select from public.profiles p where p.id = p_subject_id) then
    perform private.account_to_decide(p_subject_id);
  else
    perform private.locked_company(p_subject_id);
  end if;
  delete from private.suspensions s where s.subject_id = p_subject_id returning * into lifted;
  if lifted.subject_id is null then
    return;
  end if;
  update public.companies c set suspended_at = null where c.id = lifted.company_id;
  if lifted.user_id is not null and private.undo_is_over(lifted.suspended_at) then
    perform private.give_time_again(of_candidate => (select c.id from public.candidates c where c.user_id = lifted.user_id));
  end if;
  perform private.audit(
    case when lifted.user_id is not null then 'account.restored' else 'company.restored' end,
    case when lifted.user_id is not null then 'profile' else 'company' end, lifted.subject_id, lifted.company_id);
  perform private.hold_notification('suspension', lifted.subject_id, jsonb_build_object('words', lifted.words), is_merged => true);
end
$$;
comment on function public.lift_suspension is
  'Lifts the suspension of an account or a company; within the undo time, as if it never happened. Safe to repeat. PT401, PT403, PT404.';

grant execute on function public.suspend_account, public.suspend_company, public.lift_suspension to authenticated;

-- ── Notifying ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.notify_of_company_suspension(company public.companies, suspension private.suspensions) returns void
language plpgsql set search_path = ''
as $$
begin
  if suspension.subject_id is not null then
    perform private.notify_company_admins(company, 'company_rejected.suspended', '{}', 'company_suspended',
      jsonb_build_object('words', suspension.words, 'path', '/company/dashboard'));
  else
    perform private.notify_company_admins(
      company, 'company_approved.restored', '{}', 'company_restored', '{"path": "/company/dashboard"}');
    perform private.notify_applicants_of_return(company);
  end if;
end
$$;
comment on function private.notify_of_company_suspension is 'Notifies a company and, when the suspension is lifted, its applicants.';

create function private.notify_of_account_suspension(account public.profiles, suspension private.suspensions) returns void
language plpgsql set search_path = ''
as $$
begin
  if suspension.subject_id is not null then
    perform private.enqueue_email('account_suspended', account.email, jsonb_build_object('words', suspension.words, 'path', '/contact'));
  else
    perform private.notify(account.id, 'role_changed.account_restored');
    perform private.enqueue_email('account_restored', account.email, '{"path": "/signin"}');
  end if;
  perform private.notify(
    told.user_id, case when suspension.subject_id is not null then 'role_changed.suspended' else 'role_changed.restored' end,
    jsonb_build_object('name', coalesce(private.person_name(account.id, c.id), account.email), 'company', c.name),
    jsonb_build_object('company_id', c.id))
  from public.company_users u
  join public.companies c on c.id = u.company_id
  join public.company_users told on told.company_id = c.id and told.user_id <> account.id and private.is_company_admin(told.role)
  where u.user_id = account.id;
end
$$;
comment on function private.notify_of_account_suspension is 'Notifies the person, and the administrators of the companies they work for.';

create function private.notify_of_suspension(pending private.pending_notifications) returns boolean
language plpgsql set search_path = ''
as $$
declare
  suspension private.suspensions;
begin
  select * into suspension from private.suspensions s where s.subject_id = pending.subject_id;
  -- Not if it's back to what people were last notified about.
  if suspension.words is distinct from pending.before ->> 'words' then
    perform private.notify_of_account_suspension(p, suspension) from public.profiles p where p.id = pending.subject_id;
    perform private.notify_of_company_suspension(c, suspension) from public.companies c where c.id = pending.subject_id;
  end if;
  return true;
end
$$;
comment on function private.notify_of_suspension is 'Notifies people about a suspension or its end, unless they already know.';
