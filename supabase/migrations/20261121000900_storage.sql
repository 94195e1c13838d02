-- Files: buckets with their limits, and who may touch which object (DESIGN §8).
-- Every object lies at {folder}/{name}: the folder is the account's id, in the company buckets the company's id.

-- Created here and not by configuration, which does not reach a hosted project. contracts/files.ts says the same; a test compares them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select id, id, is_public, megabytes * 1024 * 1024, mime_types
from (values
  ('candidate_resumes', false, 5, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]),
  ('candidate_cover_letters', false, 5, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]),
  ('candidate_certificates', false, 5, array['application/pdf', 'image/jpeg', 'image/png']),
  ('application_files', false, 5, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/jpeg', 'image/png'
  ]),
  ('company-documents', false, 10, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/jpeg', 'image/png'
  ]),
  ('company-logos', true, 2, array['image/jpeg', 'image/png', 'image/webp'])
) as wanted (id, is_public, megabytes, mime_types)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create function private.bucket_endings(bucket text) returns text[]
language sql immutable parallel safe set search_path = ''
return case bucket
  when 'candidate_resumes' then array['pdf', 'doc', 'docx']
  when 'candidate_cover_letters' then array['pdf', 'doc', 'docx']
  when 'candidate_certificates' then array['pdf', 'jpg', 'jpeg', 'png']
  when 'application_files' then array['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png']
  when 'company-documents' then array['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png']
  when 'company-logos' then array['jpg', 'jpeg', 'png', 'webp']
end;
comment on function private.bucket_endings(text) is
  'File name endings a bucket takes, as in contracts/files.ts. The MIME limit compares what the uploader declares only; the ending decides how a file is served and opened.';

create function private.file_folder(bucket text, path text) returns uuid
language sql immutable parallel safe set search_path = ''
return case
  when path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[A-Za-z0-9][A-Za-z0-9._-]{0,150}$'
    and lower(substring(path from '\.([A-Za-z]+)$')) = any (private.bucket_endings(bucket))
  then split_part(path, '/', 1)::uuid
end;
comment on function private.file_folder(text, text) is
  'The folder of a path {uuid}/{name}.{ending} with an ending its bucket takes; null for every other path, so that no policy matches it.';

grant execute on function private.bucket_endings(text), private.file_folder(text, text) to authenticated, service_role;

create function private.can_read_candidate_files(of_user uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.candidates c
    where c.user_id = of_user
      and (
        c.managing_company_id in (select private.my_recruiting_company_ids())
        or c.managing_company_id in (select private.my_company_ids()) and c.id in (select private.my_assigned_candidate_ids())
        or exists (
          select from public.applications a
          where a.candidate_id = c.id
            and (a.company_id in (select private.my_recruiting_company_ids()) or a.job_id in (select private.my_assigned_job_ids()))
        )
      )
  );
end;
comment on function private.can_read_candidate_files(uuid) is
  'True when the caller''s company may open the files of this account: it manages the candidate or got an application from them (DESIGN §8). SECURITY DEFINER: storage policies would run the row policies of three tables for every object; answers yes or no only.';

create function private.can_read_answer_file(of_user uuid, path text) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.candidates c
    join public.applications a on a.candidate_id = c.id
    join public.job_application_answers answer on answer.application_id = a.id
    join public.job_questions question on question.id = answer.question_id
    where c.user_id = of_user and question.question_type = 'FILE' and answer.answer = path
      and (
        a.company_id in (select private.my_recruiting_company_ids())
        or a.applied_by_company_id in (select private.my_recruiting_company_ids())
        or a.job_id in (select private.my_assigned_job_ids())
      )
  );
end;
comment on function private.can_read_answer_file(uuid, text) is
  'True when the file answers a question of an application the caller''s company may read. SECURITY DEFINER for the same reason as can_read_candidate_files.';

grant execute on function private.can_read_candidate_files(uuid), private.can_read_answer_file(uuid, text) to authenticated, service_role;

create function private.is_sent_answer(path text) returns boolean
language sql stable set search_path = ''
begin atomic
  select exists (
    select from public.job_application_answers answer
    join public.applications a on a.id = answer.application_id
    where a.candidate_id = (select private.my_candidate_id()) and answer.answer = path
  );
end;
comment on function private.is_sent_answer(text) is
  'True when the path is an answer in one of the caller''s applications: such a file stays as it was sent.';
grant execute on function private.is_sent_answer(text) to authenticated, service_role;

create function private.own_file_problem(of_user uuid, bucket text, path text) returns text
language sql stable set search_path = ''
return case
  when private.file_folder(bucket, path) is distinct from of_user
    or not exists (select from storage.objects o where o.bucket_id = bucket and o.name = path)
  then 'This file is not stored. Upload it again.'
  when exists (select from storage.objects o where o.bucket_id = bucket and o.name = path and o.metadata ->> 'size' = '0')
  then 'This file is empty. Choose another file.'
end;
comment on function private.own_file_problem(uuid, text, text) is
  'Why a path cannot stand in a record: it must lie in the account''s own folder, exist in the bucket and hold something. Null when it does.';

-- ── Candidates' files ─────────────────────────────────────────────────────────────────────────────────────────────

create policy "Candidates can upload files to their own folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id in ('candidate_resumes', 'candidate_cover_letters', 'candidate_certificates', 'application_files')
    and private.file_folder(bucket_id, name) = (select auth.uid())
    and (select private.my_role()) = 'candidate'
  );
create policy "Candidates can replace files in their own folder" on storage.objects
  for update to authenticated
  using (
    bucket_id in ('candidate_resumes', 'candidate_cover_letters', 'candidate_certificates', 'application_files')
    and private.file_folder(bucket_id, name) = (select auth.uid())
    and not (bucket_id = 'application_files' and private.is_sent_answer(name))
  )
  with check (
    bucket_id in ('candidate_resumes', 'candidate_cover_letters', 'candidate_certificates', 'application_files')
    and private.file_folder(bucket_id, name) = (select auth.uid())
    and (select private.my_role()) = 'candidate'
  );
create policy "People can read files in their own folder" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('candidate_resumes', 'candidate_cover_letters', 'candidate_certificates', 'application_files')
    and private.file_folder(bucket_id, name) = (select auth.uid())
  );
create policy "People can delete files in their own folder" on storage.objects
  for delete to authenticated
  using (
    bucket_id in ('candidate_resumes', 'candidate_cover_letters', 'candidate_certificates', 'application_files')
    and private.file_folder(bucket_id, name) = (select auth.uid())
    and not (bucket_id = 'application_files' and private.is_sent_answer(name))
  );
create policy "Staff can read files of applicants and managed candidates" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('candidate_resumes', 'candidate_cover_letters', 'candidate_certificates')
    and private.can_read_candidate_files(private.file_folder(bucket_id, name))
  );
create policy "Staff can read files given as answers in applications they can read" on storage.objects
  for select to authenticated
  using (bucket_id = 'application_files' and private.can_read_answer_file(private.file_folder(bucket_id, name), name));

-- ── Companies' files ──────────────────────────────────────────────────────────────────────────────────────────────

create policy "Registration staff can upload their company's documents" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'company-documents'
    and private.file_folder(bucket_id, name) in (select private.my_registration_company_ids())
  );
create policy "Registration staff can replace their company's documents" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'company-documents'
    and private.file_folder(bucket_id, name) in (select private.my_registration_company_ids())
  )
  with check (
    bucket_id = 'company-documents'
    and private.file_folder(bucket_id, name) in (select private.my_registration_company_ids())
  );
create policy "Registration staff can delete their company's documents" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'company-documents'
    and private.file_folder(bucket_id, name) in (select private.my_registration_company_ids())
  );
create policy "Staff can read their company's documents" on storage.objects
  for select to authenticated
  using (bucket_id = 'company-documents' and private.file_folder(bucket_id, name) in (select private.my_company_ids()));
create policy "Admins can read companies' documents" on storage.objects
  for select to authenticated using (bucket_id = 'company-documents' and (select private.is_admin()));

create policy "Managing staff can upload their company's logo" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'company-logos' and private.file_folder(bucket_id, name) in (select private.my_managed_company_ids())
  );
create policy "Managing staff can replace their company's logo" on storage.objects
  for update to authenticated
  using (bucket_id = 'company-logos' and private.file_folder(bucket_id, name) in (select private.my_managed_company_ids()))
  with check (
    bucket_id = 'company-logos' and private.file_folder(bucket_id, name) in (select private.my_managed_company_ids())
  );
create policy "Managing staff can delete their company's logo" on storage.objects
  for delete to authenticated
  using (bucket_id = 'company-logos' and private.file_folder(bucket_id, name) in (select private.my_managed_company_ids()));
-- The bucket is public, so showing a logo needs no policy; replacing one reads the row first.
create policy "Managing staff can find their company's logo files" on storage.objects
  for select to authenticated
  using (bucket_id = 'company-logos' and private.file_folder(bucket_id, name) in (select private.my_managed_company_ids()));
