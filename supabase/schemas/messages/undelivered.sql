-- Mails that were given up, for administrators: never what a mail carried, which may be a link with a token.

create function public.list_failed_emails(p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_before record := private.page_key(p_before, 'failedAt');
begin
  perform private.require_admin();
  return jsonb_build_object(
    'total', (select count(*) from public.email_outbox where failed_at is not null),
    'emails', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id,
        'template', page.template,
        'to_email', page.to_email,
        'reason', page.last_error,
        'attempts', page.attempts,
        'created_at', page.created_at,
        'failed_at', page.failed_at
      ) order by page.failed_at desc, page.id desc)
      from (
        select * from public.email_outbox o
        where o.failed_at is not null and (o.failed_at, o.id) < (page_before.at, page_before.id)
        order by o.failed_at desc, o.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]')
  );
end
$$;
comment on function public.list_failed_emails(jsonb, integer) is
  '{emails: FailedEmail[], total} (contracts/email.ts), given up last first. p_before: {failedAt, id} of the last row shown. SECURITY DEFINER: the table is closed. PT401, PT403.';

create function public.retry_email(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  mail record;
begin
  perform private.require_admin();
  update public.email_outbox
  set failed_at = null, attempts = 0, next_attempt_at = now(), give_up_at = now() + interval '3 days'
  where id = p_id and failed_at is not null
  returning id, template, to_email into mail;
  if mail.id is null then
    perform private.fail(404, 'email_not_found', 'This mail no longer waits for a retry');
  end if;
  perform private.audit('email.retried', 'email', mail.id, null, jsonb_build_object('template', mail.template, 'to_email', mail.to_email));
  perform pg_notify('email_outbox', '');
end
$$;
comment on function public.retry_email(uuid) is
  'Puts a mail that was given up back into the outbox for another three days. SECURITY DEFINER as list_failed_emails. PT401, PT403, PT404 for one that is not given up (any more).';

revoke all on function public.list_failed_emails(jsonb, integer), public.retry_email(uuid) from public, anon, authenticated;
grant execute on function public.list_failed_emails(jsonb, integer), public.retry_email(uuid) to authenticated;
