-- Telling somebody: a row of the transaction that causes it.

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
