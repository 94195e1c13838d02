-- Deletes an account: what is deleted, what stays without a name, and who is notified (RULES: Accounts).
-- SECURITY DEFINER: accounts are spread over tables closed to clients and tables of the auth service.

create function private.require_fresh_sign_in() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = auth.uid() and s.created_at > now() - interval '5 minutes'
  ) then
    -- Deleted in another tab since this call began.
    if not exists (select from auth.users u where u.id = auth.uid()) then
      perform private.fail(401, 'not_signed_in', 'Please sign in to continue');
    end if;
    perform private.fail(403, 'password_needed', 'Please enter your password again');
  end if;
end
$$;
comment on function private.require_fresh_sign_in is
  'PT401 once the account is gone; PT403 password_needed unless the caller signed in with the password in the last five minutes, so an unattended browser can''t delete anything. Renewing a token doesn''t count as signing in.';

-- ── What a candidate leaves ───────────────────────────────────────────────────────────────────────────────────

create function private.nameless_applicant() returns jsonb
language sql stable set search_path = ''
return private.applicant_json(null::public.candidates)
  || '{"first_name": "Deleted", "last_name": "account", "email": "", "skills": [], "certificates": []}';
comment on function private.nameless_applicant is 'The copy kept of an applicant whose account was deleted: only that someone applied.';

create function private.leave_applications(of private.traces) returns void
language plpgsql set search_path = ''
as $$
declare
  application public.applications;
  told record;
  withdrawn uuid[] := '{}';
begin
  for application in select * from public.applications a where a.id = any (of.application_ids) order by a.id loop
    if private.can_withdraw_application(application) then
      application := private.withdraw(application);
      if application.status = 'withdrawn' then
        withdrawn := withdrawn || application.id;
      end if;
    end if;
  end loop;
  delete from public.job_application_answers where application_id = any (of.application_ids);
  delete from private.merged_applications where application_id = any (of.application_ids);
  delete from private.sent_documents where application_id = any (of.application_ids);
  delete from private.pending_notifications pending where pending.subject_id = any (of.application_ids);
  update private.added_applications set source_words = null where application_id = any (of.application_ids);
  delete from private.application_withdrawals where application_id = any (of.application_ids);
  delete from private.application_tags where application_id = any (of.application_ids);
  delete from private.team_notes where application_id = any (of.application_ids) or candidate_id = of.candidate_id;
  perform private.leave_conversations(of);
  update private.application_rejections set message = null where application_id = any (of.application_ids);
  update private.joined_events set words = null where application_id = any (of.application_ids);
  update public.application_events set candidate_id = null where application_id = any (of.application_ids) and candidate_id is not null;
  update private.sent_profiles set profile = private.nameless_applicant(), culture_values = '{}', cover_letter = null where application_id = any (of.application_ids);
  update private.application_matches kept
  set match_order = counted.match_order, candidate_name = counted.candidate_name, candidate_title = counted.candidate_title,
    match = counted.match, words = counted.words, skill_keys = counted.skill_keys, level_fit = counted.level_fit, place_fit = counted.place_fit
  from private.counted_application_matches counted
  where kept.application_id = any (of.application_ids) and counted.application_id = kept.application_id;
  update public.applications set candidate_id = null where id = any (of.application_ids);
  for told in
    select behind.user_id, j.title, private.application_ids(a) as ids, a.id
    from public.applications a
    join public.jobs j on j.id = a.job_id
    cross join lateral private.people_behind_application(a) behind
    where a.id = any (withdrawn)
  loop
    perform private.notify_staff(
      told.user_id, 'new_application', 'application_withdrawn.account_deleted', jsonb_build_object('job', told.title),
      told.ids, '/company/applications/' || told.id, by_mail => false);
  end loop;
end
$$;
comment on function private.leave_applications is
  'Withdraws open applications, which callers have locked, and notifies the companies without a name. Each application keeps only its date and outcome, so that counts and reports stay correct; responses, documents, profile, notes, messages, proposed times and offers are deleted (RULES: Applications).';

create function private.leave_management(of private.traces) returns void
language plpgsql set search_path = ''
as $$
declare
  managing uuid := (select c.managing_company_id from public.candidates c where c.id = of.candidate_id);
  told uuid;
begin
  for told in
    select u.user_id from public.company_users u
    left join public.candidate_assignments a on a.candidate_id = of.candidate_id
    where u.company_id = managing
      and case when a.assigned_to_user_id is null then u.role = 'company_admin' else u.user_id = a.assigned_to_user_id end
  loop
    perform private.notify_staff(
      told, 'assigned', 'application_withdrawn.candidate_left', '{}',
      jsonb_build_object('company_id', managing), '/company/candidates', by_mail => false);
  end loop;
end
$$;
comment on function private.leave_management is 'Notifies the candidate''s owner, or the administrators if there is none, that someone left.';

-- ── What someone of a team leaves ────────────────────────────────────────────────────────────────────────────

create function private.leave_teams(of private.traces, successors jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  membership public.company_users;
  successor public.company_users;
begin
  -- Locks all in a fixed order: if two administrators leave at the same time, the second finds no one else.
  perform from public.company_users u
  where u.company_id in (select m.company_id from public.company_users m where m.user_id = of.user_id) order by u.id for no key update;
  for membership in select * from public.company_users u where u.user_id = of.user_id order by u.created_at, u.id loop
    if membership.role = 'company_admin' and not exists (
      select from public.company_users u
      where u.company_id = membership.company_id and u.role = 'company_admin' and u.user_id <> of.user_id
    ) then
      -- A company created at sign-up and never finished is deleted with the account.
      delete from public.companies c
      where c.id = membership.company_id and c.submitted_at is null and not exists (
        select from public.company_users u where u.company_id = c.id and u.user_id <> of.user_id);
      continue when found;
      select * into successor from public.company_users u
      where u.company_id = membership.company_id and u.user_id <> of.user_id
        and u.user_id::text = successors ->> membership.company_id::text and u.role <> 'partner_recruiter';
      if successor.id is null then
        perform private.fail(409, 'last_company_admin', 'You''re the only administrator of a company. Make someone else an administrator, or delete the company first.');
      end if;
      update public.company_users set role = 'company_admin' where id = successor.id;
      perform private.notify(
        successor.user_id, 'role_changed',
        jsonb_build_object(
          'role', private.phrase('company_admin'), 'company', (select c.name from public.companies c where c.id = membership.company_id)),
        jsonb_build_object('company_id', membership.company_id));
    end if;
    update public.invitations set status = 'revoked'
    where company_id = membership.company_id and invited_by_user_id = of.user_id and status = 'pending';
    perform private.audit_as(null, 'staff.left', 'company_user', null, membership.company_id, jsonb_build_object(
      'role', membership.role, 'by_deleted_account', true));
  end loop;
  update private.team_notes set author_name = 'A former colleague' where author_id = of.user_id;
  perform private.rename_author(of.user_id);
  delete from private.pending_notifications pending
  where pending.kind = 'assignment' and (pending.decided_by = of.user_id or private.names_id(pending.before::text, of.ids));
  update private.reported_jobs set decided_by = null where decided_by = of.user_id;
  update private.contact_messages set answered_by = null where answered_by = of.user_id;
end
$$;
comment on function private.leave_teams is
  'Ends every membership of an account being deleted: work is unassigned, pending invitations are revoked, notes stay under "A former colleague". successors: {company id: user id}, the new company_admin where the last one leaves; PT409 last_company_admin without one (RULES: Staff).';

create function private.clear_sign_ins(of_user uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from auth.flow_state where user_id = of_user;
  delete from auth.refresh_tokens where user_id::text = of_user::text;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = of_user::text;
exception when insufficient_privilege or undefined_table then
  -- A change in the auth service must not block the deletion; sessions are deleted with the account.
  raise warning 'Couldn''t delete a deleted account''s records in the auth service: %', sqlerrm;
end
$$;
comment on function private.clear_sign_ins is 'Deletes what has no foreign key to the account in the auth service: its log and leftovers of sign-ins. The rest cascades.';

-- ── The act ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.erase_account(of_user uuid, successors jsonb default '{}') returns jsonb
language plpgsql set search_path = ''
as $$
declare
  of private.traces;
  files jsonb;
begin
  perform from public.candidates c where c.user_id = of_user for update;
  -- Then jobs and applications, in the order in which applying, moving and notifying lock them, before any dependent row.
  perform from public.jobs j
  where j.id in (
    select a.job_id from public.applications a join public.candidates c on c.id = a.candidate_id where c.user_id = of_user)
  order by j.id for share;
  perform from public.applications a
  where a.candidate_id in (select c.id from public.candidates c where c.user_id = of_user)
    or a.id in (select private.conversations_of(of_user)) order by a.id for update;
  of := private.traces_of(of_user);
  perform private.leave_teams(of, successors);
  perform private.clear_notifications(of);
  perform private.clear_conversations(of);
  perform private.clear_outbox(of);
  -- After clearing, which would drop the cancellations.
  perform private.leave_interviews_at(of_user, u.company_id) from public.company_users u where u.user_id = of_user;
  if of.candidate_id is not null then
    perform private.leave_management(of);
    perform private.leave_applications(of);
  end if;
  perform private.clear_audit_log(of);
  delete from public.invitations i where i.id = any (of.ids);
  files := private.discard_folder(of_user) || private.discard_message_files(of.application_ids);
  perform private.clear_sign_ins(of_user);
  delete from auth.users where id = of_user;
  delete from private.reported_jobs r
  where r.decided_at is null and not exists (select from private.job_reports each where each.job_id = r.job_id);
  update private.reported_jobs r set waiting_since = null, is_flagged = false
  where r.waiting_since is not null
    and not exists (select from private.job_reports each where each.job_id = r.job_id and each.decided_at is null);
  return files;
end
$$;
comment on function private.erase_account is
  'Deletes an account, which callers have locked, and everything that names it, in this transaction. Returns its files [{bucket, path}] for storage to delete afterward. Applications still count, without a name. PT409 last_company_admin.';

create function public.delete_account(p_email text, p_successors jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  files jsonb;
begin
  perform private.require_fresh_sign_in();
  if private.my_role() = 'admin' then
    -- Locks all in a fixed order: if two leave at the same time, the second knows it is the last.
    perform from public.profiles p where p.role = 'admin' order by p.id for update;
  end if;
  account := private.lock_account(caller);
  if account.id is null then
    return '{"files": []}';
  elsif lower(private.trimmed(p_email)) is distinct from lower(account.email) then
    perform private.refuse_field_errors('{"email": "This isn''t your account''s email"}');
  elsif account.role = 'admin' and not exists (select from public.profiles p where p.role = 'admin' and p.id <> caller and not private.is_suspended(p.id)) then
    perform private.fail(409, 'last_administrator', 'You''re the only administrator. Invite another one first.');
  end if;
  files := private.erase_account(caller, coalesce(p_successors, '{}'));
  perform private.audit_as(null, 'account.deleted', 'profile', null, null, jsonb_build_object('role', account.role, 'by_deleted_account', true));
  perform private.enqueue_email('account_deleted', account.email, jsonb_build_object(
    'backups_until', (now() at time zone 'UTC')::date + private.retention('backup'), 'path', '/contact'));
  return jsonb_build_object('files', files);
end
$$;
comment on function public.delete_account is
  'Deletes the caller''s account immediately and permanently, and confirms it by email. Returns {files: [{bucket, path}]}, which the server function delete-account then removes from storage. p_email: typed by its owner; p_successors: {company id: user id}, the new administrator where the last one leaves (RULES: Accounts). Safe to repeat. SECURITY DEFINER: accounts are spread over closed tables and the auth service''s. PT401, PT403 password_needed, PT409 last_administrator and last_company_admin, PT422.';

grant execute on function public.delete_account to authenticated;
