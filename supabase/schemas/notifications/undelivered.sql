-- Undelivered emails, for administrators: those waiting for another attempt or overdue for the first, and those given up. Never the content.

create function private.is_undelivered(mail public.email_outbox) returns boolean
language sql stable
return mail.last_error is not null or mail.next_attempt_at < now() - interval '5 minutes';
comment on function private.is_undelivered is 'Whether an unsent email is late: an attempt failed, or it has been due for minutes.';

create function private.is_given_up(mail public.email_outbox) returns boolean
language sql stable
return mail.sent_at is null and mail.failed_at is not null and mail.last_error is not null;
comment on function private.is_given_up is 'Whether an email was tried and won''t be retried automatically.';

create function public.list_undelivered_emails(p_queue text default 'given_up', p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_before record := private.page_key(p_before, 'createdAt');
begin
  perform private.require_admin();
  return jsonb_build_object(
    'counts', (
      select jsonb_build_object(
        'waiting', count(*) filter (where o.failed_at is null),
        'given_up', count(*) filter (where o.failed_at is not null))
      from public.email_outbox o where o.sent_at is null and private.is_undelivered(o)
    ),
    'emails', coalesce((
      select jsonb_agg(page)
      from (
        select
          o.id, o.template, o.to_email, o.last_error as reason, o.attempts, o.created_at, o.failed_at,
          case when o.failed_at is null then o.next_attempt_at end as next_attempt_at
        from public.email_outbox o
        where o.sent_at is null and private.is_undelivered(o) and (o.failed_at is null) = (p_queue = 'waiting')
          and (o.created_at, o.id) < (page_before.at, page_before.id)
        order by o.created_at desc, o.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]')
  );
end
$$;
comment on function public.list_undelivered_emails is
  '{emails: UndeliveredEmail[], counts} (contracts/notifications/email.ts), newest first, of the queue waiting (an attempt failed, or the first one is overdue) or given_up. p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the table is closed. PT401, PT403.';

create function public.retry_email(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  mail record;
begin
  perform private.require_admin();
  update public.email_outbox o
  set failed_at = null, attempts = case when o.failed_at is null then o.attempts else 0 end, next_attempt_at = now(),
    give_up_at = case when o.failed_at is null then o.give_up_at else now() + interval '3 days' end
  where o.id = p_id and o.sent_at is null and o.last_error is not null
    -- Not while it is in delivery, or due anyway.
    and (o.failed_at is not null or o.next_attempt_at > now() and (o.claimed_at is null or o.claimed_at < now() - interval '10 minutes'))
  returning o.id, o.template, o.to_email, o.data into mail;
  perform private.fail(404, 'email_not_found', 'This email is no longer waiting for a retry') where mail.id is null;
  perform private.fail(409, 'invitation_closed', 'The invitation in this email has ended. Send it again instead.')
  where mail.data ? 'invitation_id' and not exists (
    select from public.invitations i where i.id = (mail.data ->> 'invitation_id')::uuid and private.is_open(i)
  );
  perform private.audit('email.retried', 'email', mail.id, null, jsonb_build_object('template', mail.template, 'to_email', mail.to_email));
  perform pg_notify('email_outbox', '');
end
$$;
comment on function public.retry_email is
  'Retries a waiting email right away, and one that was given up for another three days. SECURITY DEFINER as list_undelivered_emails. PT401, PT403, PT404 if it isn''t waiting anymore, PT409 for an invitation that has ended.';

grant execute on function public.list_undelivered_emails, public.retry_email to authenticated;
