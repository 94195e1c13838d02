-- Opens and removes stored files. The server functions open-file and remove-file call these as the user, before they access storage with
-- service rights.
-- SECURITY DEFINER: storage and sent documents are closed to every client.

-- ── Opening ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.can_open_company_document(of_company uuid, me private.reach) returns boolean
language sql stable set search_path = ''
return private.can_read_company(of_company, me);
comment on function private.can_open_company_document is 'True for those who may read the company''s registration (RULES: Files).';

create function private.is_paused_for(application public.applications, me private.reach) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.can_move_application(application, me) and not private.reaches_people(application.company_id);
end
$$;
comment on function private.is_paused_for is 'True for staff of a paused company: the application''s files, and the text of its resume, are closed to them (RULES: Files).';

create function private.reason_to_open(bucket text, path text, me private.reach)
returns table (subject text, id uuid, company_id uuid, is_as_sent boolean, is_paused boolean)
language sql stable set search_path = ''
begin atomic
  -- For its recipients, a sent file stays a sent file, even if they may also see the profile it came from.
  select found.subject, found.id, found.company_id, found.is_as_sent, found.is_paused
  from (
    select 1 as place, 'application' as subject, a.id, a.company_id,
      d.fingerprint is not distinct from private.file_fingerprint(o.version, o.metadata) as is_as_sent,
      private.is_paused_for(a, me) as is_paused
    from private.sent_documents d
    join public.applications a on a.id = d.application_id
    join storage.objects o using (bucket_id, name)
    where d.bucket_id = bucket and d.name = path and case
      -- Files from a merge belong to the job's company, and so does a letter to it.
      when d.merged_id is not null then private.can_move_application(a, me)
      when d.is_letter then private.can_move_application(a, me) or a.candidate_id = me.candidate_id
      else private.can_review_application(a, me) or a.candidate_id = me.candidate_id end
    union all
    select 2 as place, 'candidate' as subject, c.id, c.managing_company_id as company_id, true as is_as_sent, false as is_paused
    from public.candidates c, private.profile_documents(c) d
    where c.user_id = private.file_folder(bucket, path) and d.bucket_id = bucket and d.name = path
      and private.manages_candidate(c, me)
    union all
    select 3 as place, 'company' as subject, c.id, c.id as company_id, true as is_as_sent, false as is_paused
    from public.companies c
    where bucket = 'company-documents' and c.id = private.file_folder(bucket, path) and private.can_open_company_document(c.id, me)
  ) found
  order by found.is_paused, found.place, found.is_as_sent desc
  limit 1;
end;
comment on function private.reason_to_open is
  'The right under which the caller may open someone else''s file: an application they may review that it was sent with, the profile of a candidate their company represents, or a registration they may read (RULES: Files). is_paused: closed while their company is paused. No row: they may not.';

create function public.open_file(p_bucket text, p_path text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me private.reach := private.my_reach();
  reason record;
begin
  if not exists (select from storage.objects o where o.bucket_id = p_bucket and o.name = p_path) then
    perform private.fail(404, 'file_not_found', 'This file couldn''t be found');
  elsif private.is_own_file(p_bucket, p_path) then
    return null;
  elsif p_bucket = 'message_files' then
    select * into reason from private.opened_message_file(p_path, me);
    if reason.application_id is null then
      perform private.fail(404, 'file_not_found', 'This file couldn''t be found');
    elsif not reason.is_own then
      perform private.refuse_paused(a.company_id) from public.applications a where a.id = reason.application_id and private.is_paused_for(a, me);
      perform private.audit(
        'file.opened', 'application', reason.application_id, reason.company_id,
        jsonb_build_object('bucket', p_bucket, 'path', p_path) || case when reason.is_reported then jsonb '{"reported": true}' else '{}' end);
    end if;
    return reason.name;
  end if;
  select * into reason from private.reason_to_open(p_bucket, p_path, me);
  if reason.id is null then
    perform private.fail(404, 'file_not_found', 'This file couldn''t be found');
  elsif reason.is_paused then
    perform private.refuse_paused(reason.company_id);
  elsif not reason.is_as_sent then
    perform private.fail(409, 'file_changed', 'This file was changed after it was sent and can''t be opened');
  end if;
  if reason.subject = 'application' and exists (
    select from public.applications a where a.id = reason.id and a.candidate_id = me.candidate_id
  ) then
    -- The person's own resume, which a company uploaded earlier.
    return null;
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
$$;
comment on function public.open_file is
  'Allows opening a stored file once; if it isn''t the caller''s own, audits it and records the view for the candidate. open-file signs the link. Returns the name under which a file of a conversation was sent; null for others (RULES: Files). SECURITY DEFINER: storage, sent documents and the audit log are closed to clients. PT401, PT404, PT409 company_paused and file_changed.';

-- ── Giving up ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.drop_document(of_user uuid, bucket text, path text) returns void
language plpgsql set search_path = ''
as $$
begin
  if bucket = 'candidate_resumes' then
    perform private.fail(409, 'default_resume', 'Choose another default resume first')
    from public.candidates c where c.user_id = of_user and c.resume_url = path and private.has_other_resumes(c.id, path);
    delete from private.resumes r using public.candidates c
    where c.id = r.candidate_id and c.user_id = of_user and r.path = drop_document.path and c.resume_url is distinct from r.path;
  end if;
  update public.candidates c set
    resume_url = case when bucket = 'candidate_resumes' then nullif(c.resume_url, path) else c.resume_url end,
    cover_letter_url = case when bucket = 'candidate_cover_letters' then nullif(c.cover_letter_url, path) else c.cover_letter_url end,
    certificates = case when bucket = 'candidate_certificates' then array_remove(c.certificates, path) else c.certificates end
  where c.user_id = of_user and exists (select from private.profile_documents(c) d where d.bucket_id = bucket and d.name = path);
end
$$;
comment on function private.drop_document is 'Removes a file from an account''s profile, if it is there. PT409 default_resume while there are other resumes.';

create function private.discarded_json(of_folder uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name)), '[]')
  from private.discarded_files d where split_part(d.name, '/', 1) = of_folder::text
$$;
comment on function private.discarded_json is 'Files of a folder that are queued for deletion and still stored: [{bucket, path}].';

create function private.discard_folder(of_folder uuid) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  insert into private.discarded_files (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o
  where o.name collate "C" >= of_folder || '/' and o.name collate "C" < of_folder || '0'
  on conflict (bucket_id, name) do nothing;
  return private.discarded_json(of_folder);
end
$$;
comment on function private.discard_folder is 'Queues every file of a deleted account or company for deletion: [{bucket, path}].';

create function private.discard_unused_files(of_folder uuid) returns void
language plpgsql set search_path = ''
as $$
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
$$;
comment on function private.discard_unused_files is 'Queues files of a folder for deletion that no record has referred to for a week, and drops queue rows of files already gone.';

create function public.remove_file(p_bucket text, p_path text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  folder uuid := private.file_folder(p_bucket, p_path);
begin
  -- Everything that saves a file's path in a record takes the same lock: submit_application, update_candidate_document_url, update_company,
  -- send_message.
  if private.is_own_file(p_bucket, p_path) then
    perform from public.candidates where user_id = caller for update;
    perform private.drop_document(caller, p_bucket, p_path);
  elsif private.can_write_company_file(p_bucket, p_path) then
    perform from public.companies where id = folder for update;
  elsif private.is_own_message_file(p_bucket, p_path) then
    perform from public.applications where id = folder for update;
  else
    perform private.fail(404, 'file_not_found', 'This file couldn''t be found');
  end if;
  if not private.is_file_in_use(p_bucket, p_path) then
    insert into private.discarded_files (bucket_id, name) values (p_bucket, p_path) on conflict (bucket_id, name) do nothing;
  end if;
  perform private.discard_unused_files(folder);
  return private.discarded_json(folder);
end
$$;
comment on function public.remove_file is
  'Removes a file from the caller''s profile and queues it for deletion unless it was sent or another record refers to it (PT409 default_resume while there are other resumes). Returns files of that folder to delete from storage [{bucket, path}], which remove-file does afterward (RULES: Files). Safe to repeat. SECURITY DEFINER: storage and sent documents are closed to clients. PT401, PT404 if the file isn''t the caller''s.';

create function public.get_upload_problem(p_folder uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  if p_folder = caller or p_folder in (select private.my_company_ids()) then
    return private.quota_problem(p_folder, 1);
  end if;
  return private.message_upload_problem(p_folder);
end
$$;
comment on function public.get_upload_problem is
  'Why no more files can be stored in the folder of the caller, their company, or an application they can write about, as text, or null: storage itself gives no reason when it refuses an upload (RULES: Files). SECURITY DEFINER: clients can''t read storage. PT401.';

create function public.list_discarded_files(p_limit integer default 100) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_service();
  delete from private.discarded_files d
  where not exists (select from storage.objects o where o.bucket_id = d.bucket_id and o.name = d.name);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name)), '[]')
    from (select * from private.discarded_files order by discarded_at limit least(greatest(coalesce(p_limit, 100), 1), 1000)) d);
end
$$;
comment on function public.list_discarded_files is
  'Files queued for deletion that are still stored, oldest first [{bucket, path}]; drops rows of files already gone. Called by clear-files, which deletes them. SECURITY DEFINER: storage and the list are closed to every client.';

grant execute on function public.open_file, public.remove_file, public.get_upload_problem to authenticated;
grant execute on function public.list_discarded_files to service_role;
