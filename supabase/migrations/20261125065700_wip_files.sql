-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP TRIGGER "withdrawn_messages_are_forgotten" ON "private"."application_messages";

DROP FUNCTION "private"."discard_unused_files"(uuid);

DROP FUNCTION "private"."opened_message_file"(text, private.reach);

DROP FUNCTION "public"."open_file"(text, text);

CREATE OR REPLACE FUNCTION private.discard_files_never_used (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due uuid[] := array(
    select distinct private.file_folder(o.bucket_id, o.name)
    from storage.objects o
    where o.created_at < private.kept_since('unusedFile')
      and not exists (select from private.discarded_files d where d.bucket_id = o.bucket_id and d.name = o.name)
      and not private.is_file_in_use(o.bucket_id, o.name)
    limit at_most);
  -- Whoever makes a record name a file holds the same row, and is not waited for.
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
$function$;

CREATE OR REPLACE FUNCTION private.discard_unused_files (
  of_folder uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from private.discarded_files d
  where split_part(d.name, '/', 1) = of_folder::text
    and not exists (select from storage.objects o where o.bucket_id = d.bucket_id and o.name = d.name);
  insert into private.discarded_files (bucket_id, name)
  select o.bucket_id, o.name
  from storage.objects o
  where o.name collate "C" >= of_folder || '/' and o.name collate "C" < of_folder || '0'
    and o.created_at < private.kept_since('unusedFile')
    and not private.is_file_in_use(o.bucket_id, o.name)
  on conflict (bucket_id, name) do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_removed_words (
  message private.application_messages,
  said text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  readers uuid[] := array(select n.user_id from private.message_notices n where n.application_id = message.application_id);
begin
  if said = '' then
    return;
  end if;
  update public.notifications n set message = 'A message that was removed'
  where n.user_id = any (readers) and n.type in ('message_received', 'applicant_message')
    and n.data ->> 'application_id' = message.application_id::text and n.message = left(said, 1000);
  update private.staff_summary_items i set message = 'A message of these was removed'
  where i.user_id = any (readers) and i.kind = 'applicant_messages' and i.path = private.conversation_path(message.application_id, 'company')
    and strpos(i.message, left(said, 100)) > 0;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_withdrawn_message()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  reader record;
begin
  select * into application from public.applications a where a.id = new.application_id;
  for reader in
    select r.*
    from private.message_notices n
    join private.conversation_readers(application) r on r.user_id = n.user_id
    where n.application_id = application.id and (n.is_unread or new.withdrawn_at is null) and r.side <> new.author_side
    order by r.user_id
  loop
    update private.message_notices n
    set is_unread = exists (select from private.unread_messages(application.id, reader.user_id, reader.side))
    where n.application_id = application.id and n.user_id = reader.user_id;
    perform private.show_unread(application, reader.user_id, reader.side, reader.company_id);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_retention (
  at_most integer DEFAULT 2000
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  step text;
  n integer;
  done jsonb := '{}';
begin
  -- Two at once would only wait for each other.
  if not pg_try_advisory_xact_lock(hashtextextended('private.keep_retention', 0)) then
    return done;
  end if;
  foreach step in array array[
    'unconfirmed_accounts', 'notifications', 'mail_bodies', 'withdrawn_documents', 'conversations', 'profile_views', 'ended_invitations',
    'contact_messages', 'audit', 'sign_ins', 'ownerless_files', 'unused_files'
  ] loop
    -- One that fails holds up none of the others.
    begin
      n := case step
        when 'unconfirmed_accounts' then private.forget_unconfirmed_accounts(least(at_most, 100))
        when 'notifications' then private.forget_rows('public.notifications', 'created_at', 'notification', at_most)
        when 'mail_bodies' then private.forget_mail_bodies(at_most)
        when 'withdrawn_documents' then private.forget_withdrawn_documents(least(at_most, 500))
        when 'conversations' then private.forget_conversations(least(at_most, 500))
        when 'profile_views' then private.forget_rows('private.profile_views', 'viewed_at', 'profileView', at_most)
        when 'ended_invitations' then private.forget_ended_invitations(at_most)
        when 'contact_messages' then private.forget_rows('private.contact_messages', 'created_at', 'contactMessage', at_most)
        when 'audit' then private.forget_audit(at_most)
        when 'sign_ins' then private.forget_sign_ins(at_most)
        when 'ownerless_files' then private.discard_ownerless_files(at_most)
        when 'unused_files' then private.discard_files_never_used(least(at_most, 500))
      end;
      done := done || jsonb_build_object(step, n);
    exception when others then
      raise warning 'Keeping what is kept: % failed: %', step, sqlerrm;
    end;
  end loop;
  return done;
end
$function$;

CREATE OR REPLACE FUNCTION private.message_upload_problem (
  of_application uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
begin
  select * into application from public.applications a where a.id = of_application and private.can_read_conversation(a);
  return case when application.id is not null then coalesce(
    private.conversation_problem(application),
    case when private.quota_problem(application.id, 1) is not null then 'You have stored as many files here as you can. Send your message without one.' end) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.opened_message_file (
  p_path text,
  me private.reach
)
  RETURNS TABLE (
    application_id uuid,
    company_id uuid,
    name text,
    is_own boolean,
    is_reported boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
    select a.id, a.company_id, found.name, coalesce(found.author_id = me.user_id, false), found.is_reported
    from (
      select m.application_id, m.author_id, f.name, true as is_shown, me.is_admin and private.is_reported_file(f.path) as is_reported
      from private.message_files f join private.application_messages m on m.id = f.message_id
      -- Of a removed one they are kept for as long as that can be undone.
      where f.path = p_path and m.withdrawn_at is null
      union all
      select o.application_id, o.made_by, o.document_name, private.is_offer_shown(o), false
      from private.offers o where o.document = p_path and o.state <> 'withdrawn'
    ) found
    join public.applications a on a.id = found.application_id
    where private.can_read_conversation(a, me) and (found.is_shown or private.conversation_side(a, me) = 'company') or found.is_reported
    limit 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.quota_problem (
  of_folder uuid,
  adding integer DEFAULT 0
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT
         CASE
             WHEN ((count(*) + quota_problem.adding) > 100) THEN 'You have stored 100 files, the most an account can hold. Remove one you no longer need first.'::text
             WHEN ((COALESCE(sum(((o.metadata ->> 'size'::text))::bigint), (0)::numeric) + (quota_problem.adding)::numeric) > (((200 * 1024) * 1024))::numeric) THEN 'Your files take up 200 MB, the most an account can hold. Remove one you no longer need first.'::text
             ELSE NULL::text
         END
  AS "case"
    FROM storage.objects o
   WHERE ((o.bucket_id IN ( SELECT b.id
            FROM storage.buckets b)) AND ((o.name COLLATE "C") >= (quota_problem.of_folder || '/'::text)) AND ((o.name COLLATE "C") < (quota_problem.of_folder || '0'::text)) AND ((o.bucket_id <> 'message_files'::text) OR (o.owner_id = (auth.uid())::text)));
END;

CREATE OR REPLACE FUNCTION private.retention (
  of text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE of WHEN 'unconfirmedAccount'::text THEN 30 WHEN 'notification'::text THEN 365 WHEN 'mailBody'::text THEN 30 WHEN 'withdrawnDocuments'::text THEN 183 WHEN 'profileView'::text THEN 365 WHEN 'conversation'::text THEN 365 WHEN 'unusedFile'::text THEN 7 WHEN 'endedInvitation'::text THEN 90 WHEN 'contactMessage'::text THEN 365 WHEN 'audit'::text THEN 730 WHEN 'backup'::text THEN 30 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.tell_message_decision (
  message private.application_messages,
  at timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  report private.message_reports;
begin
  if message.removed_at = at then
    delete from private.message_files f where f.message_id = message.id;
    perform private.forget_removed_words(message, r.said)
    from private.message_reports r where r.message_id = message.id and r.decided_at = at;
    perform private.tell_author_of_removal(message);
  end if;
  for report in
    update private.message_reports r set is_told = true where r.message_id = message.id and r.decided_at = at returning *
  loop
    continue when report.reporter_id is null;
    perform private.notify(
      report.reporter_id, 'message_report_answered', 'We looked at what you reported',
      case when report.decision = 'removed' then 'The message was removed. Thank you for telling us.'
        else 'The message stays: we found nothing against our rules. If you want to hear nothing more, block the conversation.' end,
      (private.conversation_notice(message, report.reporter_side)).data);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.open_file (
  p_bucket text,
  p_path text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me private.reach := private.my_reach();
  reason record;
begin
  if not exists (select from storage.objects o where o.bucket_id = p_bucket and o.name = p_path) then
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  elsif private.is_own_file(p_bucket, p_path) then
    return null;
  elsif p_bucket = 'message_files' then
    select * into reason from private.opened_message_file(p_path, me);
    if reason.application_id is null then
      perform private.fail(404, 'file_not_found', 'This file could not be found');
    elsif not reason.is_own then
      perform private.audit(
        'file.opened', 'application', reason.application_id, reason.company_id,
        jsonb_build_object('bucket', p_bucket, 'path', p_path) || case when reason.is_reported then jsonb '{"reported": true}' else '{}' end);
    end if;
    return reason.name;
  end if;
  select * into reason from private.reason_to_open(p_bucket, p_path, me);
  if reason.id is null then
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  elsif not reason.is_as_sent then
    perform private.fail(409, 'file_changed', 'This file was changed after it was sent and cannot be opened');
  end if;
  case reason.subject
    when 'application' then
      perform private.note_application_view(a, me, private.document_of(p_bucket)) from public.applications a where a.id = reason.id;
    when 'candidate' then
      perform private.note_managed_view(c, me, private.document_of(p_bucket)) from public.candidates c where c.id = reason.id;
    else null;
  end case;
  perform private.audit(
    'file.opened', reason.subject, reason.id, reason.company_id, jsonb_build_object('bucket', p_bucket, 'path', p_path));
  return null;
end
$function$;

CREATE TRIGGER withdrawn_messages_are_forgotten
  AFTER UPDATE OF withdrawn_at ON private.application_messages
  FOR EACH ROW
  WHEN (((old.withdrawn_at IS NULL) <> (new.withdrawn_at IS NULL)))
  EXECUTE FUNCTION private.forget_withdrawn_message();

COMMENT ON FUNCTION "private"."discard_files_never_used"(integer) IS 'Gives up what no record has named for a week in so many folders: uploads of forms and messages that were never sent; clear-files deletes it. Gives the number of folders.';

COMMENT ON FUNCTION "private"."discard_unused_files"(uuid) IS 'Gives up what lies in a folder for a week without any record naming it (uploads of forms never sent), and forgets what is gone.';

COMMENT ON FUNCTION "private"."forget_removed_words"(private.application_messages, text) IS 'Takes what a removed message said from under the bells and out of the daily summaries to come: who had read it is shown it no more either.';

COMMENT ON FUNCTION "private"."forget_withdrawn_message"() IS 'Trigger on application_messages: what was withdrawn stands under no bell and counts as unread nowhere; what an administrator removed and gave back does again. SECURITY DEFINER: as what it is told by.';

COMMENT ON FUNCTION "private"."is_reported_file"(text) IS 'True for a file of a message that was reported and waits for a decision: administrators open it to decide, and no other file of a conversation (RULES: Files).';

COMMENT ON FUNCTION "private"."opened_message_file"(text, private.reach) IS 'The application by whose conversation the caller opens a file, and what its writer called it: a message names it, or an offer they see, that is not withdrawn; administrators, whose it is not, by a report of that message (RULES: Files). No row: nothing does.';

COMMENT ON FUNCTION "private"."quota_problem"(uuid, integer) IS 'Why an account, a person''s or a company''s, cannot hold that many files more; null when it can. Counts what is stored under its folder in all buckets, and in that of an application what the caller stored: 100 files, 200 MB (RULES: Files). contracts/files.ts says the same.';

COMMENT ON FUNCTION "public"."open_file"(text, text) IS 'Allows one opening of a stored file and writes into the audit log who opens what that is not their own, and notes it for the candidate; open-file signs the link. Gives the name under which a file of a conversation was sent; null for others (RULES: Files). SECURITY DEFINER: storage, what was sent and the audit log are closed to clients. PT401, PT404, PT409 file_changed.';

REVOKE ALL ON FUNCTION "private"."discard_files_never_used"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_unused_files"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_removed_words"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."opened_message_file"(text, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."open_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."open_file"(text, text) TO "authenticated";
