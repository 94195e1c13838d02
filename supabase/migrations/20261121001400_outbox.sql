-- The outbox: mail is a row of the transaction that causes it, delivered afterwards by the function deliver-email.

create function private.enqueue_email(template text, to_email text, data jsonb default '{}') returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.email_outbox (template, to_email, data) values (template, to_email, coalesce(data, '{}'));
  -- Heard by the local stack's ticker once the transaction commits; hosted asks once a minute.
  perform pg_notify('email_outbox', '');
end
$$;
comment on function private.enqueue_email(text, text, jsonb) is
  'Puts one mail into the outbox. data is what the template shows; its key path is a path of the site ("/company/dashboard"), which delivery turns into a link.';

create function private.notify(user_id uuid, type text, title text, message text, data jsonb default '{}') returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.notifications (user_id, type, title, message, data)
  values (user_id, type, left(title, 200), left(message, 1000), coalesce(data, '{}'));
end
$$;
comment on function private.notify(uuid, text, text, text, jsonb) is 'Writes one in-app notification. Longer titles and messages are cut to what the table holds.';

create function public.claim_emails(p_limit integer default 20)
returns table (id uuid, template text, to_email text, data jsonb, attempts integer)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_service();
  return query
    with due as (
      select o.id from public.email_outbox o
      where o.sent_at is null and o.next_attempt_at <= now()
      order by o.next_attempt_at
      limit least(greatest(coalesce(p_limit, 20), 1), 100)
      for update skip locked
    )
    update public.email_outbox o
    set attempts = o.attempts + 1, next_attempt_at = now() + interval '2 minutes'
    from due where due.id = o.id
    returning o.id, o.template, o.to_email, o.data, o.attempts;
end
$$;
comment on function public.claim_emails(integer) is
  'Hands out mails that are due (1 to 100) and leases them for two minutes, so that two deliveries never hold the same mail and a crashed one is repeated. SECURITY DEFINER: the table is closed even to service_role.';

create function public.complete_email(p_id uuid, p_error text default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_service();
  if p_error is null then
    -- What a mail carried (links with tokens above all) is not needed once it is out.
    update public.email_outbox set sent_at = now(), last_error = null, data = '{}' where id = p_id and sent_at is null;
  else
    update public.email_outbox
    set last_error = left(p_error, 1000),
        next_attempt_at = now() + least(interval '1 minute' * power(2, least(greatest(attempts, 1), 20) - 1), interval '6 hours')
    where id = p_id and sent_at is null;
  end if;
end
$$;
comment on function public.complete_email(uuid, text) is
  'Reports a claimed mail as sent, or as failed with the error: then it is due again after 1, 2, 4… minutes, at most 6 hours. SECURITY DEFINER as claim_emails.';

revoke all on function public.claim_emails(integer), public.complete_email(uuid, text) from public, anon, authenticated;
grant execute on function public.claim_emails(integer), public.complete_email(uuid, text) to service_role;

-- Hosted: pg_cron asks deliver-email once a minute, with its address and secret from Vault (project_url, outbox_secret).
-- Where the extensions are missing or cannot be used nothing is scheduled, and something else must ask: locally the launcher does.
do $$
begin
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('deliver-email', '* * * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/deliver-email',
      headers := jsonb_build_object(
        'content-type', 'application/json',
        'x-outbox-secret', (select decrypted_secret from vault.decrypted_secrets where name = 'outbox_secret')
      ),
      body := '{}'::jsonb
    )
  $job$);
exception when others then
  raise notice 'Mail delivery is not scheduled in this database: %', sqlerrm;
end
$$;
