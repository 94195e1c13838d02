-- Whose file is it, and who may touch it. Every object lies at {folder}/{name}: the folder is the account's id, in the company buckets
-- the company's id. The buckets themselves, with their limits, are rows: a migration writes them.

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

-- ── Candidates' files ─────────────────────────────────────────────────────────────────────────────────────────

create function private.is_own_file(bucket text, path text) returns boolean
language sql stable set search_path = ''
return coalesce(
  bucket in ('candidate_resumes', 'candidate_cover_letters', 'candidate_certificates', 'application_files')
  and private.file_folder(bucket, path) = (select auth.uid()), false);
comment on function private.is_own_file(text, text) is 'True for a candidate''s file in the caller''s own folder, of whatever role the account is now.';

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

create function private.can_write_own_file(bucket text, path text) returns boolean
language sql stable set search_path = ''
return private.is_own_file(bucket, path) and (select private.my_role()) = 'candidate';
comment on function private.can_write_own_file(text, text) is 'True when the caller, a candidate, may store a file there (RULES: Files).';

create function private.can_remove_own_file(bucket text, path text) returns boolean
language sql stable set search_path = ''
return private.is_own_file(bucket, path) and not (bucket = 'application_files' and private.is_sent_answer(path));
comment on function private.can_remove_own_file(text, text) is 'True for the caller''s own file unless it was sent with an application (RULES: Files).';

create function private.can_read_candidate_files(of_user uuid, me private.reach) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.candidates c
    where c.user_id = of_user
      and (
        private.manages_candidate(c, me)
        or exists (select from public.applications a where a.candidate_id = c.id and private.can_move_application(a, me))
      )
  );
end;
comment on function private.can_read_candidate_files(uuid, private.reach) is
  'True when a company within reach may open the documents of this account: it manages the candidate or got an application from them (RULES: Files). SECURITY DEFINER: storage policies would run the row policies of three tables for every object; answers yes or no only.';

create function private.can_read_answer_file(of_user uuid, path text, me private.reach) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.candidates c
    join public.applications a on a.candidate_id = c.id
    join public.job_application_answers answer on answer.application_id = a.id
    join public.job_questions question on question.id = answer.question_id
    where c.user_id = of_user and question.question_type = 'FILE' and answer.answer = path
      and private.can_review_application(a, me)
  );
end;
comment on function private.can_read_answer_file(uuid, text, private.reach) is
  'True when the file answers a question of an application within reach (RULES: Files). SECURITY DEFINER for the same reason as can_read_candidate_files.';

-- ── Companies' files ──────────────────────────────────────────────────────────────────────────────────────────

create function private.can_write_company_file(bucket text, path text) returns boolean
language sql stable set search_path = ''
return case bucket
  when 'company-documents' then private.can_at_company(private.file_folder(bucket, path), 'edit_registration')
  when 'company-logos' then private.can_at_company(private.file_folder(bucket, path), 'edit_profile')
  else false
end;
comment on function private.can_write_company_file(text, text) is
  'True when the caller may store, replace and delete the file: documents with the right to the registration, logos with that to the public profile (RULES: Files).';

grant execute on function
  private.bucket_endings(text), private.file_folder(text, text), private.is_own_file(text, text), private.is_sent_answer(text),
  private.can_write_own_file(text, text), private.can_remove_own_file(text, text), private.can_read_candidate_files(uuid, private.reach),
  private.can_read_answer_file(uuid, text, private.reach), private.can_write_company_file(text, text)
to authenticated, service_role;
