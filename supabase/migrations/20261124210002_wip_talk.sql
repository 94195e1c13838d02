-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.add_message (
  application public.applications,
  p_id uuid,
  p_body text,
  p_files jsonb DEFAULT '[]'::jsonb,
  proposal uuid DEFAULT NULL::uuid,
  offer uuid DEFAULT NULL::uuid
)
  RETURNS private.application_messages
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  side text := private.conversation_side(application, me);
  company uuid := case side when 'company' then application.company_id when 'manager' then application.applied_by_company_id end;
  problem text := private.conversation_problem(application);
  message private.application_messages;
begin
  select * into message from private.application_messages m where m.id = p_id;
  if message.id is not null then
    if message.author_id is distinct from me.user_id or message.application_id <> application.id then
      perform private.fail(422, 'invalid_input', 'This message could not be sent');
    end if;
    return message;
  end if;
  if problem is not null then
    perform private.fail(409, 'conversation_closed', problem);
  end if;
  insert into private.application_messages (
    id, application_id, author_id, author_side, author_name, company_id, company_name, body, proposal_id, offer_id)
  values (
    p_id, application.id, me.user_id, side, coalesce(private.person_name(me.user_id, company), 'A colleague'), company,
    (select c.name from public.companies c where c.id = company), private.trimmed(p_body), proposal, offer)
  returning * into message;
  perform private.add_message_files(message, coalesce(p_files, '[]'));
  perform private.expect_message_notices(application, message);
  perform private.touch_conversation(application.id);
  return message;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_message_files (
  message private.application_messages,
  p_files jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  entry record;
  problem text;
begin
  if jsonb_typeof(p_files) is distinct from 'array' or jsonb_array_length(p_files) > 5 then
    perform private.refuse_field_errors('{"files": "Send at most 5 files at once"}');
  end if;
  for entry in
    select f.value ->> 'path' as path, private.trimmed(f.value ->> 'name') as name from jsonb_array_elements(p_files) f
  loop
    problem := case
      when not coalesce(private.is_own_message_file('message_files', entry.path), false)
        or private.file_folder('message_files', entry.path) <> message.application_id
        or private.is_file_in_use('message_files', entry.path)
      then 'This file is not stored. Upload it again.'
      -- It is saved and opened as what its path says.
      when not coalesce(private.is_line(entry.name, 200, 1), false)
        or lower(substring(entry.name from '\.([A-Za-z]+)$')) is distinct from lower(substring(entry.path from '\.([A-Za-z]+)$'))
      then 'This file has no name that can be shown. Rename it and upload it again.'
      else private.file_problem('message_files', entry.path)
    end;
    if problem is not null then
      perform private.refuse_field_errors(jsonb_build_object('files', problem));
    end if;
    insert into private.message_files (message_id, path, name, size)
    select message.id, o.name, entry.name, (o.metadata ->> 'size')::integer
    from storage.objects o where o.bucket_id = 'message_files' and o.name = entry.path;
  end loop;
  perform private.discard_unused_files(message.application_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.bucket_endings (
  bucket text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE bucket WHEN 'candidate_resumes'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text] WHEN 'candidate_cover_letters'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text] WHEN 'candidate_certificates'::text THEN ARRAY['pdf'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'application_files'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'company-documents'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'company-logos'::text THEN ARRAY['jpg'::text, 'jpeg'::text, 'png'::text, 'webp'::text] WHEN 'message_files'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] ELSE NULL::text[] END;

CREATE OR REPLACE FUNCTION private.can_write_message_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return bucket = 'message_files' and exists (
    select from public.applications a
    where a.id = private.file_folder(bucket, path) and private.can_read_conversation(a) and private.conversation_problem(a) is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.can_store_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (((private.is_own_file(bucket, path) AND ((SELECT private.my_role() AS my_role) = 'candidate'::public.app_role)) OR private.can_write_company_file(bucket, path) OR private.can_write_message_file(bucket, path)) AND private.has_live_session() AND (private.quota_problem(private.file_folder(bucket, path), 1) IS NULL) AND (NOT private.is_file_in_use(bucket, path)));

CREATE OR REPLACE FUNCTION private.company_application_json (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  may_move boolean := private.can_move_application(application, me);
  sees_all boolean := may_move or me.is_admin;
begin
  return (
    select jsonb_build_object(
      'id', application.id,
      'status', application.status,
      'applied_at', application.applied_at,
      'applied_by_company_id', application.applied_by_company_id,
      'applied_by_company_name', (select c.name from public.companies c where c.id = application.applied_by_company_id),
      'candidate', sent.profile,
      'job', jsonb_build_object(
        'id', j.id,
        'title', j.title,
        'location', j.location,
        'job_type', j.job_type,
        'experience_level', j.experience_level,
        'assignee', case when sees_all then (select a.assignee from private.job_assignees a where a.job_id = j.id) end,
        'company_name', (select c.name from public.companies c where c.id = j.company_id),
        'is_deleted', j.deleted_at is not null,
        'can', jsonb_build_object('open', private.can_read_job(j, me))
      ),
      'answers', private.application_answers_json(application.id),
      'events', private.application_events_json(application, case when may_move then application.company_id end, me),
      'match', kept.match,
      'assignee', case when sees_all then (
        select a.assignee from private.application_assignees a where a.application_id = application.id) end,
      'rejection', case when sees_all and application.status = 'rejected' then (
        select jsonb_build_object('reason', r.reason, 'message', r.message)
        from private.last_rejection(application.id, only_settled => false) r
      ) end,
      'note_count', case when may_move then private.note_count(application.id) else 0 end,
      'can', jsonb_build_object('assign', may_move and private.can_at_company(application.company_id, 'assign_work'), 'note', may_move and application.candidate_id is not null,
        'talk', private.can_read_conversation(application, me)),
      'answer_by', application.answer_by,
      'answer_due', application.answer_due,
      'attempt', application.attempt,
      'later_id', (
        select a.id from public.applications a
        where a.id = private.later_application(application) and (sees_all or private.can_review_application(a, me))
      ),
      'allowed_statuses', case when may_move and application.candidate_id is not null then (
        select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
        from private.application_transitions t
        where t.from_status = application.status and t.made_by = 'company'
      ) else '[]' end,
      'previous_id', there.previous_id,
      'next_id', there.next_id,
      'position', there.place,
      'total', there.total
    )
    from private.place_in_job(application, sees_all) there
    join private.sent_profiles sent on sent.application_id = application.id
    join private.application_matches kept on kept.application_id = application.id
    join public.jobs j on j.id = application.job_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_readers (
  application public.applications,
  side text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(distinct found.name), '[]')
    from (
      select private.person_name(c.user_id) as name
      from public.candidates c where c.id = application.candidate_id and side <> 'candidate'
      union all
      select c.name
      from public.companies c join public.candidates managed on managed.managing_company_id = c.id
      where side <> 'manager' and c.id = application.applied_by_company_id and managed.id = application.candidate_id
      union all
      select private.person_name(u.user_id, u.company_id)
      from public.company_users u
      where side <> 'company' and u.company_id = application.company_id and (
        u.user_id in (select b.user_id from private.people_behind_application(application) b)
        or u.user_id in (
          select m.author_id from private.application_messages m where m.application_id = application.id and m.author_side = 'company'))
    ) found
    where found.name is not null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_side (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return case
    when application.candidate_id = me.candidate_id then 'candidate'
    when private.can_move_application(application, me) then 'company'
    -- Whoever managed the candidate when they applied, for as long as they do.
    when application.applied_by_company_id = any (me.company_ids) and exists (
      select from public.candidates c
      where c.id = application.candidate_id and c.managing_company_id = application.applied_by_company_id
        and private.manages_candidate(c, me)
    ) then 'manager'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_message_file()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_file_in_use('message_files', old.path) then
    insert into private.discarded_files (bucket_id, name) values ('message_files', old.path) on conflict (bucket_id, name) do nothing;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_file_in_use (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT ((EXISTS ( SELECT
            FROM private.sent_documents d
           WHERE ((d.bucket_id = is_file_in_use.bucket) AND (d.name = is_file_in_use.path)))) OR (EXISTS ( SELECT
            FROM public.candidates c,
             LATERAL private.profile_documents(c.*) d(bucket_id, name)
           WHERE ((c.user_id = private.file_folder(is_file_in_use.bucket, is_file_in_use.path)) AND (d.bucket_id = is_file_in_use.bucket) AND (d.name = is_file_in_use.path)))) OR ((bucket = 'company-documents'::text) AND (path IN ( SELECT private.company_document_paths(private.file_folder(bucket, path)) AS company_document_paths))) OR ((bucket = 'company-logos'::text) AND (EXISTS ( SELECT
            FROM public.companies c
           WHERE ((c.id = private.file_folder(is_file_in_use.bucket, is_file_in_use.path)) AND (c.logo_url = is_file_in_use.path))))) OR ((bucket = 'message_files'::text) AND ((EXISTS ( SELECT
            FROM private.message_files f
           WHERE (f.path = is_file_in_use.path))) OR (EXISTS ( SELECT
            FROM private.offers o
           WHERE (o.document = is_file_in_use.path))))));
END;

CREATE OR REPLACE FUNCTION private.is_own_message_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return bucket = 'message_files' and exists (
    select from storage.objects o
    join public.applications a on a.id = private.file_folder(o.bucket_id, o.name)
    where o.bucket_id = bucket and o.name = path and o.owner_id = auth.uid()::text and private.can_read_conversation(a)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_read_by_others (
  message private.application_messages
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.conversation_reads r
    where r.application_id = message.application_id and r.read_seq >= message.seq and r.user_id is distinct from message.author_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.message_json (
  message private.application_messages,
  side text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  is_mine boolean := coalesce(message.author_id = auth.uid(), false);
begin
  return jsonb_build_object(
    'id', message.id,
    'seq', message.seq,
    'author_side', message.author_side,
    'author_name', message.author_name,
    'company_name', message.company_name,
    'body', message.body,
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('path', f.path, 'name', f.name, 'size', f.size) order by f.name, f.path), '[]')
      from private.message_files f where f.message_id = message.id
    ),
    'proposal_id', message.proposal_id,
    'offer_id', message.offer_id,
    'created_at', message.created_at,
    'withdrawn_at', message.withdrawn_at,
    'is_mine', is_mine,
    'can', jsonb_build_object(
      'withdraw', is_mine and private.withdrawing_problem(message) is null,
      'report', (message.author_side = 'company') <> (side = 'company') and message.withdrawn_at is null)
  );
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
    case when private.quota_problem(application.id, 1) is not null then 'This conversation holds as many files as it can. Send your message without one.' end) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.opened_message_file (
  p_path text,
  me private.reach
)
  RETURNS TABLE (
    application_id uuid,
    company_id uuid,
    is_own boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
    select a.id, a.company_id, coalesce(found.author_id = me.user_id, false)
    from (
      select m.application_id, m.author_id
      from private.message_files f join private.application_messages m on m.id = f.message_id where f.path = p_path
      union all
      select o.application_id, o.made_by from private.offers o where o.document = p_path and o.state <> 'withdrawn'
    ) found
    join public.applications a on a.id = found.application_id
    where private.can_read_conversation(a, me)
    limit 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.withdrawing_problem (
  message private.application_messages
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case
    when message.withdrawn_at is not null then 'This message was withdrawn already'
    when num_nonnulls(message.proposal_id, message.offer_id) > 0 then 'This message brought times or an offer. Withdraw those instead'
    when message.created_at <= now() - interval '2 minutes' then 'A message can be withdrawn for 2 minutes'
    when private.is_read_by_others(message) then 'This message has been read and stays'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_conversation (
  p_application_id uuid,
  p_before bigint DEFAULT NULL::bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  application public.applications := private.read_conversation(p_application_id, me);
  side text := private.conversation_side(application, me);
  problem text := private.conversation_problem(application);
  found private.application_messages[];
begin
  -- One more than a page, to know whether there are earlier ones.
  found := array(
    select m from private.application_messages m
    where m.application_id = application.id and (p_before is null or m.seq < p_before)
    order by m.seq desc limit 51);
  return jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(private.message_json(m, side) order by m.seq), '[]') from unnest(found[1:50]) m
    ),
    'has_earlier', cardinality(found) > 50,
    'side', side,
    'read_seq', coalesce(
      (select r.read_seq from private.conversation_reads r where r.application_id = application.id and r.user_id = me.user_id), 0),
    'readers', private.conversation_readers(application, side),
    'problem', problem,
    'ends', case when problem is null then private.conversation_ends(application) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_upload_problem (
  p_folder uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  if p_folder = caller or p_folder in (select private.my_company_ids()) then
    return private.quota_problem(p_folder, 1);
  end if;
  return private.message_upload_problem(p_folder);
end
$function$;

CREATE OR REPLACE FUNCTION public.mark_conversation_read (
  p_application_id uuid,
  p_seq bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.read_conversation(p_application_id);
  seq bigint;
begin
  -- Who withdraws at this moment is waited for: what is read stays.
  perform from public.applications a where a.id = application.id for key share;
  select max(m.seq) into seq from private.application_messages m where m.application_id = application.id and m.seq <= p_seq;
  if seq is not null then
    insert into private.conversation_reads as r (application_id, user_id, read_seq) values (application.id, auth.uid(), seq)
    on conflict (application_id, user_id) do update set read_seq = excluded.read_seq where r.read_seq < excluded.read_seq;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.open_file (
  p_bucket text,
  p_path text
)
  RETURNS void
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
    return;
  elsif p_bucket = 'message_files' then
    select * into reason from private.opened_message_file(p_path, me);
    if reason.application_id is null then
      perform private.fail(404, 'file_not_found', 'This file could not be found');
    elsif not reason.is_own then
      perform private.audit(
        'file.opened', 'application', reason.application_id, reason.company_id, jsonb_build_object('bucket', p_bucket, 'path', p_path));
    end if;
    return;
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
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_file (
  p_bucket text,
  p_path text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  folder uuid := private.file_folder(p_bucket, p_path);
begin
  -- Whoever makes a record name a file holds the same lock: submit_application, update_candidate_document_url, update_company, send_message.
  if private.is_own_file(p_bucket, p_path) then
    perform from public.candidates where user_id = caller for update;
    perform private.drop_document(caller, p_bucket, p_path);
  elsif private.can_write_company_file(p_bucket, p_path) then
    perform from public.companies where id = folder for update;
  elsif private.is_own_message_file(p_bucket, p_path) then
    perform from public.applications where id = folder for update;
  else
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  end if;
  if not private.is_file_in_use(p_bucket, p_path) then
    insert into private.discarded_files (bucket_id, name) values (p_bucket, p_path) on conflict (bucket_id, name) do nothing;
  end if;
  perform private.discard_unused_files(folder);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name)), '[]')
    from private.discarded_files d where split_part(d.name, '/', 1) = folder::text
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.send_message (
  p_application_id uuid,
  p_id uuid,
  p_body text,
  p_files jsonb DEFAULT '[]'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  message private.application_messages;
begin
  perform private.require_caller();
  if p_id is null then
    perform private.fail(422, 'invalid_input', 'This message could not be sent');
  end if;
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('body', p_body),
    array[private.rule('body', 'text', 10000, case when coalesce(p_files, '[]') = '[]' then 1 else 0 end, 'Write a message or attach a file')]));
  application := private.application_to_talk(p_application_id);
  message := private.add_message(application, p_id, coalesce(p_body, ''), p_files);
  return private.message_json(message, private.conversation_side(application));
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_message (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message private.application_messages;
  application public.applications;
  problem text;
begin
  perform private.require_caller();
  select * into message from private.application_messages m where m.id = p_id and m.author_id = auth.uid();
  if message.id is null then
    perform private.fail(404, 'message_not_found', 'Message not found');
  end if;
  -- Who reads it at this moment waits, or was before.
  application := private.application_to_talk(message.application_id);
  select * into message from private.application_messages m where m.id = p_id;
  problem := private.withdrawing_problem(message);
  -- Withdrawn twice is withdrawn.
  if message.withdrawn_at is null then
    if problem is not null then
      perform private.fail(409, 'message_stays', problem);
    end if;
    delete from private.message_files f where f.message_id = message.id;
    update private.application_messages m set body = '', withdrawn_at = now() where m.id = message.id returning * into message;
    perform private.touch_conversation(application.id);
  end if;
  return private.message_json(message, private.conversation_side(application));
end
$function$;

CREATE TRIGGER message_files_discard
  AFTER DELETE ON private.message_files
  FOR EACH ROW
  EXECUTE FUNCTION private.discard_message_file();

COMMENT ON FUNCTION "private"."add_message_files"(private.application_messages, jsonb) IS 'Keeps what was sent with a message, [{path, name}]: its writer''s own files, stored in the folder of the application, locked by private.application_to_talk, and sent with nothing before. What nobody sent within a week goes. PT422 files.';

COMMENT ON FUNCTION "private"."can_store_file"(text, text) IS 'True when the caller may store a new file there: candidates in their own folder, staff in their company''s, both sides in that of their application, while there is room, and never under a name that a record knows, nor with a session that has ended (RULES: Files). SECURITY DEFINER: nobody reads storage; answers yes or no only.';

COMMENT ON FUNCTION "private"."can_write_message_file"(text, text) IS 'True where the caller may store a file: in the folder of an application whose conversation they write in (RULES: Files).';

COMMENT ON FUNCTION "private"."conversation_readers"(public.applications, text) IS 'Who reads what is written on that side, by name: the candidate, the company that manages them, and of the company''s colleagues whose application it is and who wrote there.';

COMMENT ON FUNCTION "private"."conversation_side"(public.applications, private.reach) IS 'On which side the caller reads the conversation: candidate, company (who may move the application) or manager (staff of the company that manages the candidate and made the application); null for everybody else, administrators too. SECURITY DEFINER: a policy asks, and profiles are closed to staff.';

COMMENT ON FUNCTION "private"."discard_message_file"() IS 'Row trigger: the file of a message that was withdrawn, or is gone, is given up and deleted (RULES: Files). SECURITY DEFINER: what was given up is closed to every client.';

COMMENT ON FUNCTION "private"."is_own_message_file"(text, text) IS 'True for a file the caller has stored in the folder of an application whose conversation they read: they send it, and give it up until then (RULES: Files).';

COMMENT ON FUNCTION "private"."is_read_by_others"(private.application_messages) IS 'True once anybody but its author has read a message.';

COMMENT ON FUNCTION "private"."message_json"(private.application_messages, text) IS 'Message (contracts/conversation.ts) for a reader of that side.';

COMMENT ON FUNCTION "private"."message_upload_problem"(uuid) IS 'Why the conversation of an application takes no further file, fit to show; null when it does, and for who does not read it.';

COMMENT ON FUNCTION "private"."opened_message_file"(text, private.reach) IS 'The application by whose conversation the caller opens a file: a message names it, or an offer that is not withdrawn (RULES: Files). No row: nothing does.';

COMMENT ON FUNCTION "private"."withdrawing_problem"(private.application_messages) IS 'Why its author cannot withdraw a message any more, fit to show; null for two minutes, until somebody has read it (RULES: Conversations).';

COMMENT ON FUNCTION "public"."get_conversation"(uuid, bigint) IS 'Conversation (contracts/conversation.ts) of an application, for both sides and who manages its candidate: the 50 newest messages, or those before p_before, oldest first. SECURITY DEFINER: messages are closed to every client. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_upload_problem"(uuid) IS 'Why the caller''s or their company''s folder, or that of an application they write about, takes no further file, in words, or null: storage refuses an upload without saying why (RULES: Files). SECURITY DEFINER: nobody reads storage. PT401.';

COMMENT ON FUNCTION "public"."mark_conversation_read"(uuid, bigint) IS 'Notes that the caller has read a conversation up to a message; never back. SECURITY DEFINER: what was read is closed to every client. PT401, PT404.';

COMMENT ON FUNCTION "public"."send_message"(uuid, uuid, text, jsonb) IS 'Writes a message, with up to five files stored before, [{path, name}], in the conversation of an application the caller reads. p_id is made by the caller: the same message again is the one that is there. Gives Message. SECURITY DEFINER: messages are closed to every client. PT401, PT404, PT409 conversation_closed, PT422 by field.';

COMMENT ON FUNCTION "public"."withdraw_message"(uuid) IS 'Takes back what the caller wrote less than two minutes ago and nobody has read, with its files; its place stays. Gives Message. SECURITY DEFINER: messages are closed to every client. PT401, PT404 for another''s or out of reach, PT409 message_stays.';

REVOKE ALL ON FUNCTION "private"."can_write_message_file"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_readers"(public.applications, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_message_file"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_own_message_file"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_read_by_others"(private.application_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_json"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_upload_problem"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."opened_message_file"(text, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdrawing_problem"(private.application_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."get_conversation"(uuid, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_conversation"(uuid, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."mark_conversation_read"(uuid, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."mark_conversation_read"(uuid, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_message"(uuid, uuid, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."send_message"(uuid, uuid, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_message"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_message"(uuid) TO "authenticated";
