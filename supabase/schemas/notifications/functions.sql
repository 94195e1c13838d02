-- Notifies someone in the transaction that causes the notification.

create function private.enqueue_email(
  template text, to_email text, data jsonb default '{}', held boolean default false, of_company uuid default null
) returns uuid
language plpgsql set search_path = ''
as $$
declare
  email uuid;
begin
  if not held and template not in ('account_suspended', 'account_deleted') and private.is_suspended_address(to_email) then
    return null;
  end if;
  insert into public.email_outbox (template, to_email, data, next_attempt_at, company_id)
  values (template, to_email, coalesce(data, '{}'), now() + case when held then interval '30 seconds' else interval '0' end, of_company)
  returning id into email;
  if not held then
    -- The local stack reacts to this once the transaction commits; hosted checks every minute.
    perform pg_notify('email_outbox', '');
  end if;
  return email;
end
$$;
comment on function private.enqueue_email is
  'Adds an email to the outbox and returns its id. data: the template''s data; its key path is a path of the site ("/company/dashboard") that delivery turns into a link. A suspended account only gets email about its suspension. held: the caller delivers it right away with claim_emails and its id; the outbox skips it for half a minute. of_company: the company whose team gets it.';

create function private.is_last_mail(mail public.email_outbox) returns boolean
language sql stable set search_path = ''
return mail.template = 'account_deleted'
  or mail.template = 'interview_cancelled' and not exists (select from public.profiles p where lower(p.email) = lower(mail.to_email));
comment on function private.is_last_mail is 'True for the last email to a deleted account: the address is only kept until it is delivered.';

create function private.retry_wait(attempts integer, may_have_arrived boolean) returns interval
language sql immutable set search_path = ''
return case
  when may_have_arrived then interval '6 hours' * power(2, least(greatest(attempts, 1), 10) - 1)
  else least(interval '1 minute' * power(2, least(greatest(attempts, 1), 20) - 1), interval '6 hours')
end;
comment on function private.retry_wait is
  'How long an email waits after this many failed attempts: 1, 2, 4… minutes, at most 6 hours; 6, 12, 24… hours if it may have arrived, to avoid duplicates (RULES: Messages). A permanent rejection doesn''t end the attempts sooner: providers also send one for configuration errors at the sender, which can be fixed.';

create function private.notify(user_id uuid, key text, facts jsonb default '{}', data jsonb default '{}') returns void
language plpgsql set search_path = ''
as $$
begin
  -- An account being deleted is skipped without an error.
  insert into public.notifications (user_id, type, title, message, data)
  select u.id, split_part(notify.key, '.', 1), words.title, words.message, coalesce(notify.data, '{}')
  from auth.users u, private.notification_text(notify.key, notify.facts) words
  where u.id = notify.user_id for key share of u;
end
$$;
comment on function private.notify is
  'Writes one in-app notification. key: its type, with an optional variant, from notification-words.ts of the contracts, which has the text; facts: values for the text; data: ids the screen uses for links.';

create function public.mark_notification_read(notification_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notifications n set is_read = true
  where n.id = notification_id and n.user_id = private.require_caller();
  perform private.fail(404, 'notification_not_found', 'This notification no longer exists') where not found;
end
$$;
comment on function public.mark_notification_read is
  'Marks one of the caller''s notifications as read; safe to repeat. PT404 for one that is gone or someone else''s. SECURITY DEFINER: clients have no UPDATE right, so that they can''t rewrite notifications.';

create function public.mark_all_notifications_read() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notifications n set is_read = true
  where n.user_id = private.require_caller() and not n.is_read and n.type <> 'company_invitation';
end
$$;
comment on function public.mark_all_notifications_read is
  'Marks the caller''s notifications as read, except invitations, which wait for a response (RULES: Messages); safe to repeat. PT401. SECURITY DEFINER as mark_notification_read.';
grant execute on function public.mark_notification_read, public.mark_all_notifications_read to authenticated;
