-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE TABLE "private"."contact_messages" (
  "id" uuid NOT NULL,
  "user_id" uuid,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "topic" text NOT NULL,
  "words" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "answered_at" timestamp with time zone,
  "answered_by" uuid,
  CONSTRAINT "contact_messages_pkey" PRIMARY KEY (id),
  CONSTRAINT "contact_messages_email_check" CHECK (private.is_email(email)),
  CONSTRAINT "contact_messages_name_check" CHECK (private.is_line(name, 100)),
  CONSTRAINT "contact_messages_words_check" CHECK (private.is_text(words, 5000, 1))
);

ALTER TABLE "private"."contact_messages"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."contact_senders" (
  "at" timestamp with time zone NOT NULL DEFAULT now(),
  "client" bytea NOT NULL
);

ALTER TABLE "private"."contact_senders"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.client_digest()
  RETURNS bytea
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
begin
  -- Whoever stands in front of the API sets the first; of the second the last entry is theirs, what comes before anybody may claim.
  return sha256(convert_to(coalesce(
    headers ->> 'cf-connecting-ip', private.trimmed(substring(headers ->> 'x-forwarded-for' from '[^,]*$')), 'unknown'), 'UTF8'));
end
$function$;

CREATE OR REPLACE FUNCTION private.contact_message_json (
  message private.contact_messages
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'id', message.id,
    'name', message.name,
    'email', message.email,
    'account', private.audit_person(message.user_id, null),
    'topic', message.topic,
    'words', message.words,
    'created_at', message.created_at,
    'answered_at', message.answered_at,
    'answered_by', private.audit_person(message.answered_by, null));
end
$function$;

CREATE OR REPLACE FUNCTION private.contact_topics()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{plan,registration,account,fault,privacy,other}'::text[];

CREATE OR REPLACE FUNCTION private.count_contact_message (
  from_email text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  sender bytea := private.client_digest();
begin
  -- One at a time: messages of the same moment cannot pass together.
  lock table private.contact_senders in share row exclusive mode;
  delete from private.contact_senders s where s.at < now() - interval '1 hour';
  if (select count(*) from private.contact_senders s where s.client = sender) >= 5
    or (select count(*) from private.contact_senders) >= 60
    or (select count(*) from private.contact_messages m
        where lower(m.email) = lower(from_email) and m.created_at > now() - interval '1 day') >= 5 then
    perform private.fail(429, 'too_many_messages', 'This is more than we take in an hour. Your message is still here: try again later, or write to us by mail.');
  end if;
  insert into private.contact_senders (client) values (sender);
end
$function$;

CREATE OR REPLACE FUNCTION private.count_contact_messages()
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select count(*) from private.contact_messages m where m.answered_at is null);
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_admins_of_message (
  message private.contact_messages
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.enqueue_email('contact_message', p.email, jsonb_build_object(
    'name', message.name, 'from_email', message.email, 'topic', message.topic, 'words', message.words,
    'has_account', message.user_id is not null, 'path', '/admin/messages'))
  from public.profiles p where p.role = 'admin';
end
$function$;

CREATE OR REPLACE FUNCTION public.count_for_admin()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  -- In one look; what there is none of may be missing.
  return (
    select jsonb_build_object(
      'users', coalesce(sum(c.n) filter (where c.what = 'users'), 0),
      'companies', coalesce(sum(c.n) filter (where c.what = 'companies'), 0),
      'candidates', coalesce(sum(c.n) filter (where c.what = 'candidates'), 0),
      'pending', coalesce(sum(c.n) filter (where c.what = 'waiting'), 0),
      'undelivered', (
        select count(*) from public.email_outbox o where o.sent_at is null and o.last_error is not null and o.failed_at is not null
      ),
      'reports', private.count_reported_jobs(),
      'messages', private.count_contact_messages()
    )
    from private.counts c
    where c.subject = private.platform()
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_contact_messages (
  p_queue text DEFAULT 'open'::text,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  page_before record := private.page_key(p_before, 'createdAt');
begin
  perform private.require_admin();
  if not coalesce(p_queue in ('open', 'answered'), false) then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
  return jsonb_build_object(
    'messages', coalesce((
      select jsonb_agg(private.contact_message_json(page.message) order by (page.message).created_at desc, (page.message).id desc)
      from (
        select m as message from private.contact_messages m
        where (m.answered_at is null) = (p_queue = 'open') and (m.created_at, m.id) < (page_before.at, page_before.id)
        order by m.created_at desc, m.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]'),
    'open', private.count_contact_messages());
end
$function$;

CREATE OR REPLACE FUNCTION public.send_contact_message (
  p_id uuid,
  p_message jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  rules private.field_rule[] := array[
    private.rule('name', 'line', 100),
    private.rule('email', 'email', 320, 1, 'Enter an email address we can answer to'),
    private.rule('topic', 'choice', 20, 1, 'Choose what it is about', private.contact_topics()),
    private.rule('words', 'text', 5000, 1, 'Write your message')];
  given jsonb;
  message private.contact_messages;
begin
  perform private.refuse_field_errors(private.field_errors(p_message, rules));
  if p_id is null then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  -- A field that nobody sees: who fills it in is no person, and learns nothing.
  if coalesce(p_message ->> 'website', '') <> '' or exists (select from private.contact_messages m where m.id = p_id) then
    return;
  end if;
  given := private.clean_fields(p_message, rules);
  perform private.count_contact_message(given ->> 'email');
  insert into private.contact_messages (id, user_id, name, email, topic, words)
  values (p_id, auth.uid(), coalesce(given ->> 'name', ''), given ->> 'email', given ->> 'topic', given ->> 'words')
  on conflict (id) do nothing
  returning * into message;
  if message.id is not null then
    perform private.tell_admins_of_message(message);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_contact_message_answered (
  p_id uuid,
  p_is_answered boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message private.contact_messages;
begin
  perform private.require_admin();
  select * into message from private.contact_messages m where m.id = p_id for update;
  if message.id is null then
    perform private.fail(404, 'message_not_found', 'This message is not kept any more');
  elsif (message.answered_at is not null) = coalesce(p_is_answered, false) then
    return private.contact_message_json(message);
  end if;
  update private.contact_messages m set
    answered_at = case when p_is_answered then now() end, answered_by = case when p_is_answered then auth.uid() end
  where m.id = message.id
  returning * into message;
  if p_is_answered then
    perform private.audit('email.message_answered', 'contact_message', message.id, null, jsonb_build_object('topic', message.topic));
  else
    perform private.audit('email.message_reopened', 'contact_message', message.id, null, jsonb_build_object('topic', message.topic));
  end if;
  return private.contact_message_json(message);
end
$function$;

ALTER TABLE "private"."contact_messages"
  ADD CONSTRAINT "contact_messages_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX contact_messages_answered_index ON private.contact_messages USING btree (created_at DESC, id DESC)
  WHERE (answered_at IS NOT NULL);

CREATE INDEX contact_messages_email_index ON private.contact_messages USING btree (lower(email), created_at);

CREATE INDEX contact_messages_open_index ON private.contact_messages USING btree (created_at DESC, id DESC)
  WHERE (answered_at IS NULL);

CREATE INDEX contact_messages_user_index ON private.contact_messages USING btree (user_id);

COMMENT ON COLUMN "private"."contact_messages"."id" IS 'Made up by the browser, so that a message sent twice is there once.';

COMMENT ON COLUMN "private"."contact_messages"."user_id" IS 'Who was signed in, or null; the address is the one that was typed.';

COMMENT ON FUNCTION "private"."client_digest"() IS 'A digest of the network address a request comes from.';

COMMENT ON FUNCTION "private"."contact_message_json"(private.contact_messages) IS 'ContactMessage (contracts/contact.ts), for administrators.';

COMMENT ON FUNCTION "private"."contact_topics"() IS 'What a message can be about: contactTopics of the contracts, in the order they are shown.';

COMMENT ON FUNCTION "private"."count_contact_message"(text) IS 'PT429 when five messages came from this network address, or sixty in all, within an hour, or five of this email address within a day (RULES: Messages).';

COMMENT ON FUNCTION "private"."count_contact_messages"() IS 'How many messages wait for an answer.';

COMMENT ON FUNCTION "private"."tell_admins_of_message"(private.contact_messages) IS 'Mails a message to every administrator, and to nobody else: whoever wrote it gets nothing, so the page sends no mail to addresses that strangers type.';

COMMENT ON FUNCTION "public"."count_for_admin"() IS 'The numbers of the administrators'' dashboard: {users, companies, candidates, pending, undelivered, reports, messages}: pending are submitted companies, undelivered mails that were given up, reports reported jobs that wait, messages those of the contact page that wait. SECURITY DEFINER: the numbers are closed to every client. PT401, PT403.';

COMMENT ON FUNCTION "public"."list_contact_messages"(text, jsonb, integer) IS '{messages: ContactMessage[], open} (contracts/contact.ts), written last first: those that are open or answered, and how many are open. p_queue: open or answered; p_before: {createdAt, id} of the last row shown. PT401, PT403 for others than administrators, PT422.';

COMMENT ON FUNCTION "public"."send_contact_message"(uuid, jsonb) IS 'Keeps a message (ContactMessageInput of contracts/contact.ts) for administrators and mails it to them, for anybody, also signed out. p_id is made up by the browser: the same one again changes nothing, so it is safe to retry. One whose hidden field website is filled in is dropped. PT422 by field, PT429 (RULES: Messages).';

COMMENT ON FUNCTION "public"."set_contact_message_answered"(uuid, boolean) IS 'Marks a message as answered, or as open again, and gives ContactMessage; whoever wrote it is told nothing. As it is already: nothing changes. PT401, PT403 for others than administrators, PT404.';

COMMENT ON TABLE "private"."contact_messages" IS 'What was written on the contact page; answered_at says that an administrator has written back, or needs not. Written by send_contact_message.';

COMMENT ON TABLE "private"."contact_senders" IS 'From which network addresses the messages of the last hour came, as digests: each has so many an hour. Older ones go with the next message.';

REVOKE ALL ON FUNCTION "private"."client_digest"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."contact_message_json"(private.contact_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."contact_topics"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_contact_message"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_contact_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_admins_of_message"(private.contact_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."list_contact_messages"(text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_contact_messages"(text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_contact_message"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."send_contact_message"(uuid, jsonb) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."set_contact_message_answered"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_contact_message_answered"(uuid, boolean) TO "authenticated";

ALTER TABLE "private"."contact_messages"
  ADD CONSTRAINT "contact_messages_topic_check" CHECK ((topic = ANY (private.contact_topics())));
