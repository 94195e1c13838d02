-- Files of messages, stored in the application's folder by those who write there.

create function private.is_own_message_file(bucket text, path text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return bucket = 'message_files' and exists (
    select from storage.objects o
    join public.applications a on a.id = private.file_folder(o.bucket_id, o.name)
    where o.bucket_id = bucket and o.name = path and o.owner_id = auth.uid()::text and private.can_read_conversation(a)
  );
end
$$;
comment on function private.is_own_message_file is 'True for a file the caller uploaded to a conversation they can read (RULES: Files).';

create function private.can_write_message_file(bucket text, path text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return bucket = 'message_files' and exists (
    select from public.applications a
    where a.id = private.file_folder(bucket, path) and private.can_read_conversation(a) and private.conversation_problem(a) is null
  );
end
$$;
comment on function private.can_write_message_file is 'True if the caller may upload a file: in a conversation they can write in.';

create function private.message_upload_problem(of_application uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(
      private.conversation_problem(a),
      case when private.quota_problem(a.id, 1) is not null then 'You''ve reached the limit for files here. Send your message without one.' end)
    from public.applications a where a.id = of_application and private.can_read_conversation(a)
  );
end
$$;
comment on function private.message_upload_problem is 'Why a conversation accepts no more files; null if it does.';

create function private.add_message_files(message private.application_messages, p_files jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  entry record;
  problem text;
begin
  perform private.refuse_field_errors('{"files": "Send at most 5 files at once"}')
  where jsonb_typeof(p_files) is distinct from 'array' or jsonb_array_length(p_files) > 5;
  for entry in
    select f.value ->> 'path' as path, private.trimmed(f.value ->> 'name') as name from jsonb_array_elements(p_files) f
  loop
    problem := case
      when not coalesce(private.is_own_message_file('message_files', entry.path), false)
        or private.file_folder('message_files', entry.path) <> message.application_id
        or private.is_file_in_use('message_files', entry.path)
      then 'This file isn''t stored. Upload it again.'
      -- The path decides the file's type when it is saved and opened.
      when not coalesce(private.is_line(entry.name, 200, 1), false)
        or lower(substring(entry.name from '\.([A-Za-z]+)$')) is distinct from lower(substring(entry.path from '\.([A-Za-z]+)$'))
      then 'This file''s name can''t be shown. Rename it and upload it again.'
      else private.file_problem('message_files', entry.path)
    end;
    perform private.refuse_field_errors(jsonb_build_object('files', problem)) where problem is not null;
    insert into private.message_files (message_id, path, name, size)
    select message.id, o.name, entry.name, (o.metadata ->> 'size')::integer
    from storage.objects o where o.bucket_id = 'message_files' and o.name = entry.path;
  end loop;
  perform private.discard_unused_files(message.application_id);
end
$$;
comment on function private.add_message_files is
  'Attaches files to a message, [{path, name}]: the author''s own uploads in the folder of the application, which private.application_to_talk has locked, not sent with another message. Uploads not sent within a week are deleted. PT422 files.';

create function private.files_to_judge(message private.application_messages) returns table (path text, name text, size integer)
language sql stable rows 2 set search_path = ''
as $$
  select f.path, f.name, f.size from private.message_files f where f.message_id = message.id
  union all
  select o.document, o.document_name, o.document_size from private.offers o where o.id = message.offer_id and o.document is not null
$$;
comment on function private.files_to_judge is 'The files of a reported message, and the document of its offer.';

create function private.is_reported_file(path text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.message_reports r
    join private.application_messages m on m.id = r.message_id
    cross join private.files_to_judge(m) f
    where r.decision is null and f.path = is_reported_file.path)
$$;
comment on function private.is_reported_file is 'True for a file that administrators may open to decide a report (RULES: Files).';

create function private.opened_message_file(p_path text, me private.reach)
returns table (application_id uuid, company_id uuid, name text, is_own boolean, is_reported boolean)
language sql stable set search_path = ''
as $$
  select a.id, a.company_id, found.name, coalesce(found.author_id = me.user_id, false), found.is_reported
  from (
    select m.application_id, m.author_id, f.name, true as is_shown, me.is_admin and private.is_reported_file(f.path) as is_reported
    from private.message_files f join private.application_messages m on m.id = f.message_id
    -- Files of a removed message are kept while that can be undone.
    where f.path = p_path and m.withdrawn_at is null
    union all
    select o.application_id, o.made_by, o.document_name, private.is_offer_shown(o), me.is_admin and private.is_reported_file(o.document)
    from private.offers o where o.document = p_path and o.state <> 'withdrawn'
  ) found
  join public.applications a on a.id = found.application_id
  where private.can_read_conversation(a, me) and (found.is_shown or private.conversation_side(a, me) = 'company') or found.is_reported
  limit 1
$$;
comment on function private.opened_message_file is
  'The application in whose conversation the caller may open a file, and its name there: attached to a message or a visible offer that isn''t withdrawn; for administrators, if the message was reported (RULES: Files). No row: they may not.';
