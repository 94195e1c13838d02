-- Messages from the contact page, signed in or not, and what administrators do with them.
-- SECURITY DEFINER: the table is closed to every client.

create function private.contact_topics() returns text[]
language sql immutable parallel safe set search_path = ''
return '{plan,registration,account,fault,privacy,other}'::text[];
comment on function private.contact_topics is 'What a message can be about: contactTopics of the contracts, in the order they are shown.';

create table private.contact_messages (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete cascade,
  name text not null check (private.is_line(name, 100)),
  email text not null check (private.is_email(email)),
  topic text not null check (topic = any (private.contact_topics())),
  words text not null check (private.is_text(words, 5000, 1)),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by uuid
);
comment on table private.contact_messages is 'Messages from the contact page. answered_at: when an administrator replied or decided that no reply was needed.';
comment on column private.contact_messages.id is 'Made up by the browser, so that a message sent twice is stored once.';
comment on column private.contact_messages.answered_by is 'The administrator who marked it; null before that, and once their account is deleted.';
comment on column private.contact_messages.user_id is 'The signed-in account, or null; the address is the one that was typed.';
create index contact_messages_open_index on private.contact_messages (created_at desc, id desc) where answered_at is null;
create index contact_messages_answered_index on private.contact_messages (created_at desc, id desc) where answered_at is not null;
create index contact_messages_user_index on private.contact_messages (user_id);
create index contact_messages_email_index on private.contact_messages (lower(email), created_at);

alter table private.contact_messages enable row level security;

-- ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.count_contact_message() returns bigint
language plpgsql set search_path = ''
as $$
declare
  lately bigint := private.count_act('contact_message', private.caller_digest(), 5, case when auth.uid() is null then 1000 end);
begin
  perform private.fail(429, 'too_many_messages', 'That''s more messages than we can take in an hour. Yours is still here: try again later, or email us.')
  where lately is null;
  return lately;
end
$$;
comment on function private.count_contact_message is
  'Counts a message and returns how many came before it within an hour. PT429 after five from this account (or from this network address when signed out), or a thousand in total. The typed address doesn''t matter, so a stranger can''t use up someone''s limit (RULES: Messages).';

create function private.mail_admins_of_message(message private.contact_messages) returns void
language sql set search_path = ''
as $$
  select private.enqueue_email('contact_message', reader, jsonb_build_object(
    'name', message.name, 'from_email', message.email, 'topic', message.topic, 'words', message.words,
    'has_account', message.user_id is not null, 'path', '/admin/messages'))
  from private.admin_emails('messages') as reader
$$;
comment on function private.mail_admins_of_message is 'Emails a message to the administrators who receive this kind of email, never to its sender.';

create function public.send_contact_message(p_id uuid, p_message jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  rules private.rule[] := private.administration_rules('contact_message');
  given jsonb;
  message private.contact_messages;
  lately bigint;
begin
  perform private.refuse_field_errors(private.field_errors(p_message, rules));
  if p_id is null then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  -- A hidden field: only bots fill it in, and they get no error.
  if coalesce(p_message ->> 'website', '') <> '' or exists (select from private.contact_messages m where m.id = p_id) then
    return;
  end if;
  given := private.clean_fields(p_message, rules);
  lately := private.count_contact_message();
  insert into private.contact_messages (id, user_id, name, email, topic, words)
  values (p_id, auth.uid(), coalesce(given ->> 'name', ''), given ->> 'email', given ->> 'topic', given ->> 'words')
  on conflict (id) do nothing
  returning * into message;
  -- A flood is stored, so that no one is silenced, but only messages from people with an account are still emailed.
  if message.id is not null and (lately < 60 or message.user_id is not null) then
    perform private.mail_admins_of_message(message);
  end if;
end
$$;
comment on function public.send_contact_message is
  'Stores a message (ContactMessageInput of contracts/administration/contact.ts) for administrators and emails it to them (the first sixty an hour, and all from people with an account). Anyone can call it, also signed out. The browser makes up p_id: sending it again changes nothing, so it is safe to retry. Messages with the hidden field website filled in are dropped. PT422 by field, PT429 (RULES: Messages).';

-- ── Answering ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.contact_message_json(message private.contact_messages) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(shown) from (
    select message.id, message.name, message.email, private.audit_person(message.user_id, null) as account, message.topic, message.words,
      message.created_at, message.answered_at, private.audit_person(message.answered_by, null) as answered_by
  ) as shown
$$;
comment on function private.contact_message_json is 'ContactMessage (contracts/administration/contact.ts), for administrators.';

create function private.count_contact_messages() returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from private.contact_messages m where m.answered_at is null
$$;
comment on function private.count_contact_messages is 'How many messages are waiting for a reply.';

create function public.list_contact_messages(p_queue text default 'open', p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_before record := private.page_key(p_before, 'createdAt');
begin
  perform private.require_admin();
  if not coalesce(p_queue in ('open', 'answered'), false) then
    perform private.fail(422, 'invalid_input', 'This page of the list doesn''t exist');
  end if;
  return jsonb_build_object(
    'messages', array(
      select private.contact_message_json(m) from private.contact_messages m
      where (m.answered_at is null) = (p_queue = 'open') and (m.created_at, m.id) < (page_before.at, page_before.id)
      order by m.created_at desc, m.id desc
      limit private.page_limit(p_limit)
    ),
    'open', private.count_contact_messages());
end
$$;
comment on function public.list_contact_messages is
  '{messages: ContactMessage[], open} (contracts/administration/contact.ts), newest first: open or answered ones, and how many are open. p_queue: open or answered; p_before: {createdAt, id} of the last row shown. PT401, PT403 for non-administrators, PT422.';

create function public.set_contact_message_answered(p_id uuid, p_is_answered boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  message private.contact_messages;
begin
  perform private.require_admin();
  select * into message from private.contact_messages m where m.id = p_id for update;
  if message.id is null then
    perform private.fail(404, 'message_not_found', 'This message is no longer available');
  elsif (message.answered_at is not null) = coalesce(p_is_answered, false) then
    return private.contact_message_json(message);
  end if;
  update private.contact_messages m set
    answered_at = case when p_is_answered then now() end, answered_by = case when p_is_answered then auth.uid() end
  where m.id = message.id
  returning * into message;
  perform private.audit(
    case when p_is_answered then 'email.message_answered' else 'email.message_reopened' end,
    'contact_message', message.id, null, jsonb_build_object('topic', message.topic));
  return private.contact_message_json(message);
end
$$;
comment on function public.set_contact_message_answered is
  'Marks a message as answered or open and returns ContactMessage; its sender is not notified. Safe to repeat. PT401, PT403 for non-administrators, PT404.';

grant execute on function public.send_contact_message to anon, authenticated;
grant execute on function public.list_contact_messages, public.set_contact_message_answered to authenticated;
