-- How long things are kept, and the nightly procedure that deletes them in small steps.

create function private.retention(of text) returns integer
language sql stable set search_path = ''
return coalesce(private.setting(of)::integer, case of
  when 'unconfirmedAccount' then 30
  when 'firstPassword' then 1
  when 'alertRequest' then 2
  when 'notification' then 365
  when 'mailBody' then 30
  when 'withdrawnDocuments' then 183
  when 'profileView' then 365
  when 'conversation' then 365
  when 'unusedFile' then 7
  when 'endedInvitation' then 90
  when 'contactMessage' then 365
  when 'audit' then 730
  when 'departedCompany' then 730
  when 'scheduledRun' then 3
  when 'failedCall' then 30
  when 'backup' then 30
end);
comment on function private.retention is 'How many days something is kept: the administrators'' setting, or else retentionDays in contracts/accounts/retention.ts (RULES: Accounts).';

create function private.kept_since(of text) returns timestamptz
language sql stable set search_path = ''
return now() - make_interval(days => private.retention(of));
comment on function private.kept_since is 'The cutoff: anything older isn''t kept.';

create function private.fills_after_end(invitation public.invitations, since timestamptz) returns boolean
language sql stable set search_path = ''
return invitation.type = 'candidate' and invitation.status <> 'accepted' and invitation.candidate_data <> '{}'
  and coalesce(invitation.ended_at, private.invitation_end(invitation)) < since;
comment on function private.fills_after_end is 'Whether an invitation that ended before then without being accepted still stores profile data to fill in.';

create function private.expiring(of text, days integer) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  since timestamptz := now() - make_interval(days => days);
begin
  return (select count(*) from (
    select from auth.users u where of = 'unconfirmedAccount' and u.email_confirmed_at is null and u.created_at < since
    union all select from public.notifications n where of = 'notification' and n.created_at < since
    union all select from private.profile_views v where of = 'profileView' and v.viewed_at < since
    union all select from public.invitations i where of = 'endedInvitation' and private.fills_after_end(i, since)
    union all select from private.contact_messages m where of = 'contactMessage' and m.created_at < since
    union all select from public.audit_log a where of = 'audit' and a.created_at < since
    limit 10000) as due);
end
$$;
comment on function private.expiring is 'How many rows tonight''s run would delete with this retention, at most 10,000.';

create function private.forget_rows(of_table text, of_column text, of text, at_most integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  n integer;
begin
  execute format(
    'delete from %1$s where ctid = any (array(select ctid from %1$s where %2$I < $1 limit $2 for update skip locked))',
    of_table::regclass, of_column)
  using private.kept_since(of), at_most;
  get diagnostics n = row_count;
  return n;
end
$$;
comment on function private.forget_rows is 'Deletes at most this many expired rows; returns how many.';

create function private.forget_unconfirmed_accounts(at_most integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  account uuid;
  n integer := 0;
begin
  for account in
    select u.id from auth.users u
    where u.email_confirmed_at is null and u.created_at < private.kept_since('unconfirmedAccount')
    order by u.created_at limit at_most
    for update skip locked
  loop
    -- One failed deletion must not block the rest.
    begin
      perform private.lock_account(account);
      perform private.erase_account(account);
      n := n + 1;
    exception when others then
      raise warning 'Couldn''t delete the unconfirmed account %: %', account, sqlerrm;
    end;
  end loop;
  return n;
end
$$;
comment on function private.forget_unconfirmed_accounts is 'Deletes accounts whose address no one confirmed in time.';

create function private.forget_mail_bodies(at_most integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  n integer;
begin
  -- An email that was sent has already lost its body.
  update public.email_outbox o set data = '{}', last_error = null
  where o.id in (
    select due.id from public.email_outbox due
    where due.failed_at < private.kept_since('mailBody') and due.data <> '{}' limit at_most for update skip locked);
  get diagnostics n = row_count;
  delete from public.email_outbox o
  where o.template in ('account_deleted', 'interview_cancelled') and o.failed_at is not null and private.is_last_mail(o);
  return n + private.forget_rows('public.email_outbox', 'created_at', 'audit', at_most);
end
$$;
comment on function private.forget_mail_bodies is 'Deletes the content of undelivered emails; the audit log still shows that they existed.';

create function private.forget_withdrawn_documents(at_most integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  due uuid[] := array(
    select a.id
    from public.application_events e
    join public.applications a on a.id = e.application_id and a.status = 'withdrawn'
    where e.to_status = 'withdrawn' and e.created_at < private.kept_since('withdrawnDocuments')
      -- If someone applied again and withdrew again, the later day counts.
      and e.id = (select max(last.id) from public.application_events last where last.application_id = a.id)
      and (
        exists (select from private.sent_documents d where d.application_id = a.id)
        or exists (select from private.sent_profiles s where s.application_id = a.id and s.cover_letter is not null)
        or exists (select from public.job_application_answers answer where answer.application_id = a.id))
    order by e.created_at limit at_most
    for update of a skip locked);
  sent private.sent_documents[];
begin
  with gone as (delete from private.sent_documents d where d.application_id = any (due) returning d)
  select coalesce(array_agg(gone.d), '{}') into sent from gone;
  perform private.share_resume_text(d.name) from unnest(sent) as d where d.bucket_id = 'candidate_resumes';
  delete from public.job_application_answers a where a.application_id = any (due);
  update private.sent_profiles s
  set profile = s.profile || '{"resume_url": null, "cover_letter_url": null, "certificates": []}', cover_letter = null
  where s.application_id = any (due);
  insert into private.discarded_files (bucket_id, name)
  select distinct d.bucket_id, d.name from unnest(sent) as d
  where not private.is_file_in_use(d.bucket_id, d.name)
    and exists (select from storage.objects o where o.bucket_id = d.bucket_id and o.name = d.name)
  on conflict (bucket_id, name) do nothing;
  return cardinality(due);
end
$$;
comment on function private.forget_withdrawn_documents is 'Deletes responses, letters and documents of applications that were withdrawn long ago.';

create function private.forget_ended_invitations(at_most integer) returns integer
language sql set search_path = ''
as $$
  with forgotten as (
    update public.invitations i set candidate_data = '{}'
    where i.id in (
      select due.id from public.invitations due
      where private.fills_after_end(due, private.kept_since('endedInvitation'))
      limit at_most for update skip locked)
    returning i.id)
  select count(*)::integer from forgotten
$$;
comment on function private.forget_ended_invitations is 'Deletes profile data stored with invitations that ended without being accepted.';

create function private.forget_audit(at_most integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  n integer;
begin
  perform set_config('private.forgets', 'on', true);
  n := private.forget_rows('public.audit_log', 'created_at', 'audit', at_most);
  perform set_config('private.forgets', 'off', true);
  return n;
end
$$;
comment on function private.forget_audit is 'Deletes audit entries past their retention.';

create function private.discard_ownerless_files(at_most integer) returns integer
language sql set search_path = ''
as $$
  with discarded as (
    insert into private.discarded_files (bucket_id, name)
    select o.bucket_id, o.name from storage.objects o
    where o.created_at < now() - interval '1 hour'
      and not exists (select from auth.users u where u.id::text = split_part(o.name, '/', 1))
      and not exists (select from public.companies c where c.id::text = split_part(o.name, '/', 1))
      and not exists (select from public.applications a where a.id = private.file_folder(o.bucket_id, o.name) and a.candidate_id is not null)
    limit at_most
    on conflict (bucket_id, name) do nothing
    returning name)
  select count(*)::integer from discarded
$$;
comment on function private.discard_ownerless_files is 'Queues files for deletion whose account, company or application is gone.';

create function private.discard_files_never_used(at_most integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  due uuid[] := array(
    select distinct private.file_folder(o.bucket_id, o.name)
    from storage.objects o
    where o.created_at < private.kept_since('unusedFile')
      and not exists (select from private.discarded_files d where d.bucket_id = o.bucket_id and d.name = o.name)
      and not private.is_file_in_use(o.bucket_id, o.name)
    limit at_most);
  -- Saving a file's path in a record locks the same row; this skips it instead of waiting.
  held uuid[] := array(select c.id from public.companies c where c.id = any (due) for update skip locked)
    || array(select c.user_id from public.candidates c where c.user_id = any (due) for update skip locked)
    || array(select a.id from public.applications a where a.id = any (due) for update skip locked);
  folder uuid;
begin
  foreach folder in array held loop
    perform private.discard_unused_files(folder);
  end loop;
  return cardinality(held);
end
$$;
comment on function private.discard_files_never_used is 'Queues uploads for deletion that no record has referred to for a week; returns the number of folders.';

create function private.forget_sign_ins(at_most integer) returns integer
language sql set search_path = ''
as $$
  with forgotten as (
    delete from auth.audit_log_entries e
    where e.id in (select due.id from auth.audit_log_entries due where due.created_at < private.kept_since('audit') limit at_most)
    returning e.id)
  select count(*)::integer from forgotten
$$;
comment on function private.forget_sign_ins is 'Deletes the auth service''s log entries that are older than the audit log''s retention.';

create function private.bring_last_seen(at_most integer) returns integer
language sql set search_path = ''
as $$
  with seen as (
    update public.profiles p set last_seen_at = s.at
    from (
      (select s.user_id, max(s.refreshed_at at time zone 'UTC') as at
       from auth.sessions s join public.profiles p on p.id = s.user_id
       where s.refreshed_at at time zone 'UTC' > p.last_seen_at + interval '1 hour'
       group by s.user_id limit at_most)
      union all
      -- For accounts that signed in before sign-ins were recorded.
      (select u.id, u.last_sign_in_at
       from public.profiles p join auth.users u on u.id = p.id
       where p.last_seen_at = '-infinity' and u.last_sign_in_at is not null limit at_most)
    ) s
    where p.id = s.user_id and p.last_seen_at < s.at returning p.id)
  select count(*)::integer from seen
$$;
comment on function private.bring_last_seen is 'Updates when people were last seen, for sessions that were renewed since the sign-in.';

create function private.keep_retention(at_most integer default 2000) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  step text;
  n integer;
  done jsonb := '{}';
begin
  -- Two runs at the same time would only wait for each other.
  if not pg_try_advisory_xact_lock(hashtextextended('private.keep_retention', 0)) then
    return done;
  end if;
  foreach step in array array[
    'unconfirmed_accounts', 'first_passwords', 'alert_requests', 'notifications', 'mail_bodies', 'withdrawn_documents', 'conversations', 'profile_views', 'ended_invitations',
    'contact_messages', 'audit', 'departed_companies', 'sign_ins', 'ownerless_files', 'unused_files', 'scheduled_runs', 'failed_calls', 'experience_years', 'last_seen'
  ] loop
    -- One failure must not block the rest.
    begin
      n := case step
        when 'unconfirmed_accounts' then private.forget_unconfirmed_accounts(least(at_most, 100))
        when 'first_passwords' then private.forget_rows('private.first_passwords', 'made_at', 'firstPassword', at_most)
        when 'alert_requests' then private.forget_rows('private.alert_requests', 'made_at', 'alertRequest', at_most)
        when 'notifications' then private.forget_rows('public.notifications', 'created_at', 'notification', at_most)
        when 'mail_bodies' then private.forget_mail_bodies(at_most)
        when 'withdrawn_documents' then private.forget_withdrawn_documents(least(at_most, 500))
        when 'conversations' then private.forget_conversations(least(at_most, 500))
        when 'profile_views' then private.forget_rows('private.profile_views', 'viewed_at', 'profileView', at_most)
        when 'ended_invitations' then private.forget_ended_invitations(at_most)
        when 'contact_messages' then private.forget_rows('private.contact_messages', 'created_at', 'contactMessage', at_most)
        when 'audit' then private.forget_audit(at_most)
        when 'departed_companies' then private.forget_rows('private.departed_companies', 'left_at', 'departedCompany', at_most)
        when 'sign_ins' then private.forget_sign_ins(at_most)
        when 'ownerless_files' then private.discard_ownerless_files(at_most)
        when 'unused_files' then private.discard_files_never_used(least(at_most, 500))
        -- More per night than the schedules run per day.
        when 'scheduled_runs' then private.forget_scheduled_runs(at_most * 10)
        when 'failed_calls' then private.forget_rows('private.failed_calls', 'answered_at', 'failedCall', at_most)
        when 'experience_years' then private.count_years_again(at_most)
        when 'last_seen' then private.bring_last_seen(at_most)
      end;
      done := done || jsonb_build_object(step, n);
    exception when others then
      raise warning 'Retention: % failed: %', step, sqlerrm;
    end;
  end loop;
  return done;
end
$$;
comment on function private.keep_retention is
  'Carries out the privacy page''s retention rules, one step per rule with a row limit each; returns how many rows each step deleted. Scheduled: hosted, by pg_cron every ten minutes for two hours at night; locally, by the launcher once an hour.';
