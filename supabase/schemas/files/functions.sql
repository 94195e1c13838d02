-- Who owns a file, what a record may refer to, and who may store one. Every object is at {folder}/{name}: the folder is the account's id,
-- in company buckets the company's id, and in the messages bucket the application's id. The buckets and their limits are rows, written by a
-- migration.

create function private.bucket_endings(bucket text) returns text[]
language sql immutable parallel safe set search_path = ''
return case bucket
  when 'candidate_resumes' then array['pdf', 'doc', 'docx']
  when 'candidate_cover_letters' then array['pdf', 'doc', 'docx']
  when 'candidate_certificates' then array['pdf', 'jpg', 'jpeg', 'png']
  when 'application_files' then array['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png']
  when 'message_files' then array['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png']
  when 'company-documents' then array['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png']
  when 'company-logos' then array['jpg', 'jpeg', 'png', 'webp']
  when 'company-pictures' then array['jpg']
end;
comment on function private.bucket_endings is 'File extensions a bucket accepts, as in contracts/files/files.ts. The extension decides how a file is served.';

create function private.file_folder(bucket text, path text) returns uuid
language sql immutable parallel safe set search_path = ''
return case
  when path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[A-Za-z0-9][A-Za-z0-9._-]{0,150}$'
    and lower(substring(path from '\.([A-Za-z]+)$')) = any (private.bucket_endings(bucket))
  then split_part(path, '/', 1)::uuid
end;
comment on function private.file_folder is 'The folder of a valid path {uuid}/{name}.{extension} for its bucket; null for any other.';

create function private.is_file_in_use(bucket text, path text) returns boolean
language sql stable set search_path = ''
begin atomic
  select exists (select from private.sent_documents d where d.bucket_id = bucket and d.name = path)
    or exists (
      select from public.candidates c, private.profile_documents(c) d
      where c.user_id = private.file_folder(bucket, path) and d.bucket_id = bucket and d.name = path
    )
    or bucket = 'candidate_resumes' and exists (select from private.resumes r where r.path = is_file_in_use.path)
    or bucket = 'company-documents' and path in (select private.company_document_paths(private.file_folder(bucket, path)))
    or bucket = 'company-logos'
      and exists (select from public.companies c where c.id = private.file_folder(bucket, path) and c.logo_url = path)
    or bucket = 'company-pictures' and exists (
      select from public.companies c, jsonb_array_elements(c.pictures) as picture
      where c.id = private.file_folder(bucket, path) and picture ->> 'path' = is_file_in_use.path)
    or bucket = 'message_files' and (
      exists (select from private.message_files f where f.path = is_file_in_use.path)
      or exists (select from private.offers o where o.document = is_file_in_use.path));
end;
comment on function private.is_file_in_use is 'True if a record refers to the file or it was sent: it can''t change (RULES: Files).';

-- ── What may be in a record ────────────────────────────────────────────────────────────────────────────────

create function private.quota_problem(of_folder uuid, adding integer default 0) returns text
language sql stable set search_path = ''
begin atomic
  select case
    when count(*) + adding > 100
    then 'You have stored 100 files, the most an account can hold. Remove one you no longer need first.'
    when coalesce(sum((o.metadata ->> 'size')::bigint), 0) + adding > 200 * 1024 * 1024
    then 'Your files take up 200 MB, the most an account can hold. Remove one you no longer need first.'
  end
  from storage.objects o
  -- The range of names in the folder, in the sort order of the index in hosted projects.
  where o.bucket_id in (select b.id from storage.buckets b)
    and o.name collate "C" >= of_folder || '/' and o.name collate "C" < of_folder || '0'
    -- Both sides store files in an application's folder; each has its own quota.
    and (o.bucket_id <> 'message_files' or o.owner_id = auth.uid()::text)
    -- Resumes of people added by hand belong to their applications, so their number isn't limited.
    and not (
      o.bucket_id = 'candidate_resumes' and exists (select from public.companies c where c.id = of_folder)
      and exists (select from private.sent_documents d where d.bucket_id = o.bucket_id and d.name = o.name));
end;
comment on function private.quota_problem is
  'Why a person''s or company''s account can''t store that many more files; null if it can. Counts everything in its folder in all buckets, and in an application''s folder what the caller stored: 100 files, 200 MB (RULES: Files). The same as in contracts/files/files.ts.';

create function private.file_problem(bucket text, path text) returns text
language sql stable set search_path = ''
begin atomic
  select case
    when o.id is null or exists (select from private.discarded_files d where d.bucket_id = bucket and d.name = path)
    then 'This file isn''t stored. Upload it again.'
    when coalesce((o.metadata ->> 'size')::bigint, 0) = 0
    then 'This file is empty. Choose another file.'
    when (o.metadata ->> 'size')::bigint > b.file_size_limit
    then format('This file is larger than %s MB. Choose a smaller file.', b.file_size_limit / (1024 * 1024))
    when o.metadata ->> 'mimetype' <> all (b.allowed_mime_types)
    then 'This file type isn''t accepted. Choose another file.'
    else private.quota_problem(private.file_folder(bucket, path))
  end
  from (select bucket as bucket_id, path as name) asked
  left join storage.objects o using (bucket_id, name)
  left join storage.buckets b on b.id = o.bucket_id;
end;
comment on function private.file_problem is 'Why a record can''t refer to a path (the file must be stored and valid for its bucket), or null.';

create function private.own_file_problem(of_user uuid, bucket text, path text) returns text
language sql stable set search_path = ''
return case
  when private.file_folder(bucket, path) is distinct from of_user then 'This file isn''t stored. Upload it again.'
  else private.file_problem(bucket, path)
end;
comment on function private.own_file_problem is 'private.file_problem of a file that must be in the account''s own folder.';

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.is_own_file(bucket text, path text) returns boolean
language sql stable set search_path = ''
return coalesce(
  bucket in ('candidate_resumes', 'candidate_cover_letters', 'candidate_certificates', 'application_files')
  and private.file_folder(bucket, path) = (select auth.uid()), false);
comment on function private.is_own_file is 'True for a candidate''s file in the caller''s own folder (RULES: Files).';

create function private.can_write_company_file(bucket text, path text) returns boolean
language sql stable set search_path = ''
return case bucket
  when 'company-documents' then private.can_at_company(private.file_folder(bucket, path), 'edit_registration')
  when 'company-logos' then private.can_at_company(private.file_folder(bucket, path), 'edit_profile')
  when 'company-pictures' then private.can_at_company(private.file_folder(bucket, path), 'edit_profile')
  when 'candidate_resumes' then private.can_store_added_resume(private.file_folder(bucket, path))
  else false
end;
comment on function private.can_write_company_file is 'True for those who may edit what the file belongs to: registration or profile; for the resume of someone being added by hand, those who may add people.';

create function private.can_store_file(bucket text, path text) returns boolean
language sql stable security definer set search_path = ''
return (
    private.is_own_file(bucket, path) and (select private.my_role()) = 'candidate'
    or private.can_write_company_file(bucket, path)
    or private.can_write_message_file(bucket, path)
  )
  -- Those are public and are checked before they are stored: store-company-picture writes them.
  and bucket <> 'company-pictures'
  -- Storage has no check before a request, unlike the rest of the API.
  and private.has_live_session()
  and private.quota_problem(private.file_folder(bucket, path), 1) is null
  and not private.is_file_in_use(bucket, path);
comment on function private.can_store_file is
  'True if the caller may store a new file there: candidates in their own folder, staff in their company''s, both sides in their application''s, within the quota, and never under a path a record refers to, or with a session that has ended (RULES: Files). SECURITY DEFINER: clients can''t read storage; returns only true or false.';

grant execute on function private.bucket_endings, private.file_folder, private.can_store_file to authenticated, service_role;
