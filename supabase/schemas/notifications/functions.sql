-- Notifies someone, in the transaction that causes it.

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
    -- The local stack hears this once the transaction commits; hosted checks every minute.
    perform pg_notify('email_outbox', '');
  end if;
  return email;
end
$$;
comment on function private.enqueue_email is
  'Puts one email into the outbox and gives its id. data is what the template shows; its key path is a path of the site ("/company/dashboard"), which delivery turns into a link. A suspended account gets no other email than about that. held: the caller delivers it right away, by claim_emails with its id; the outbox leaves it alone for half a minute. of_company: the company to whose team it goes.';

create function private.is_last_mail(mail public.email_outbox) returns boolean
language sql stable set search_path = ''
return mail.template = 'account_deleted'
  or mail.template = 'interview_cancelled' and not exists (select from public.profiles p where lower(p.email) = lower(mail.to_email));
comment on function private.is_last_mail is 'The last email to a deleted account: its address is kept no longer than that.';

create function private.retry_wait(attempts integer, may_have_arrived boolean) returns interval
language sql immutable set search_path = ''
return case
  when may_have_arrived then interval '6 hours' * power(2, least(greatest(attempts, 1), 10) - 1)
  else least(interval '1 minute' * power(2, least(greatest(attempts, 1), 20) - 1), interval '6 hours')
end;
comment on function private.retry_wait is
  'How long an email waits after so many failed tries: 1, 2, 4… minutes, at most 6 hours; 6, 12, 24… hours when it may have arrived, so that there are few copies (RULES: Messages). A refusal is no reason to give up sooner: an email provider refuses for good what is set up wrongly at the sender, until that is mended.';

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
  'Writes one in-app notification. key: its type, alone or with a variant, as in notification-words.ts of the contracts, which has its words; facts: what their slots are filled with; data: what the screen links with.';

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
  'Marks one of the caller''s notifications read; safe to repeat. PT404 for one that is gone or someone else''s. SECURITY DEFINER: clients have no UPDATE right, so that no one rewrites their notifications.';

create function public.mark_all_notifications_read() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notifications n set is_read = true
  where n.user_id = private.require_caller() and not n.is_read and n.type <> 'company_invitation';
end
$$;
comment on function public.mark_all_notifications_read is
  'Marks the caller''s notifications read, all but invitations, which wait for their answer (RULES: Messages); safe to repeat. PT401. SECURITY DEFINER as mark_notification_read.';
grant execute on function public.mark_notification_read, public.mark_all_notifications_read to authenticated;
