-- What was sent with an application, stored when it's created: the profile as employers see it, and the documents.

create table private.sent_profiles (
  application_id uuid primary key references public.applications (id) on delete cascade,
  profile jsonb not null,
  culture_values public.culture_value[] not null default '{}',
  cover_letter text check (private.is_text(cover_letter, 4000, 1))
);
comment on table private.sent_profiles is 'private.applicant_json as it was sent: everything companies read about an applicant.';
comment on column private.sent_profiles.culture_values is 'The candidate''s at that time, for the application''s match; no one reads them.';

create table private.sent_documents (
  application_id uuid not null references public.applications (id) on delete cascade,
  bucket_id text not null,
  name text not null,
  size bigint,
  fingerprint text,
  merged_id uuid references private.merged_applications (id) on delete cascade,
  given_name text check (private.is_line(given_name, 200)),
  is_letter boolean not null default false,
  primary key (application_id, bucket_id, name)
);
comment on table private.sent_documents is 'Every stored file an application was sent with, of profile and FILE questions (RULES: Files).';
comment on column private.sent_documents.fingerprint is 'private.file_fingerprint when sent, or null. A file that differs isn''t opened.';
comment on column private.sent_documents.merged_id is 'The merged application it came with: its candidate never sees it.';
comment on column private.sent_documents.is_letter is 'A letter only for the job''s company.';
create index sent_documents_merged_index on private.sent_documents (merged_id) where merged_id is not null;
comment on column private.sent_documents.given_name is 'Its owner''s name for the file. Null for files stored before names were kept.';
create index sent_documents_file_index on private.sent_documents (bucket_id, name);

comment on column private.sent_profiles.cover_letter is 'A letter typed for the company of the job. No other company reads it (RULES: Applications).';

alter table private.sent_profiles enable row level security;
alter table private.sent_documents enable row level security;

create function private.file_fingerprint(version text, metadata jsonb) returns text
language sql immutable set search_path = ''
return concat_ws(' ', version, metadata ->> 'eTag');
comment on function private.file_fingerprint is 'Identifies the content of a stored file: each upload has a new version and hash.';

create function private.profile_documents(profile public.candidates) returns table (bucket_id text, name text)
language sql immutable set search_path = ''
begin atomic
  select documents.bucket_id, documents.name
  from (
    select 'candidate_resumes' as bucket_id, profile.resume_url as name
    union all select 'candidate_cover_letters' as bucket_id, profile.cover_letter_url as name
    union all select distinct 'candidate_certificates' as bucket_id, certificates.name from unnest(profile.certificates) as certificates (name)
  ) documents
  where documents.name is not null;
end;
comment on function private.profile_documents is 'The stored files a profile names.';

create function private.given_file_name(file storage.objects) returns text
language sql stable set search_path = ''
return nullif(btrim(left(replace(private.trimmed(file.user_metadata ->> 'name'), E'\n', ' '), 200)), '');
comment on function private.given_file_name is 'The owner''s name for a stored file, as sent by their browser.';

create function private.keep_sent_document(of_application uuid, bucket text, path text, is_letter boolean default false) returns void
language sql set search_path = ''
begin atomic
  insert into private.sent_documents (application_id, bucket_id, name, size, fingerprint, given_name, is_letter)
  select
    of_application, bucket, sent.name, (o.metadata ->> 'size')::bigint, case when o.id is not null then private.file_fingerprint(o.version, o.metadata) end,
    coalesce(r.name, private.given_file_name(o)), keep_sent_document.is_letter
  from (select bucket as bucket_id, path as name) sent
  left join storage.objects o using (bucket_id, name)
  left join private.resumes r on bucket = 'candidate_resumes' and r.path = sent.name
  on conflict (application_id, bucket_id, name) do nothing;
end;
comment on function private.keep_sent_document is 'Records that a file was sent with an application, and its current fingerprint.';

create function private.keep_sent_profile() returns trigger
language plpgsql set search_path = ''
as $$
declare
  applicant public.candidates;
begin
  select * into applicant from public.candidates where id = new.candidate_id;
  insert into private.sent_profiles (application_id, profile, culture_values)
  values (new.id, private.applicant_json(applicant), applicant.culture_values);
  perform private.keep_sent_document(new.id, d.bucket_id, d.name) from private.profile_documents(applicant) d;
  perform private.share_resume_text(d.name) from private.profile_documents(applicant) d where d.bucket_id = 'candidate_resumes';
  perform private.keep_application_match(new.id);
  return null;
end
$$;
comment on function private.keep_sent_profile is 'Stores profile, documents and match in the transaction that creates the application.';

create function private.keep_sent_answer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.answer <> '' and exists (select from public.job_questions q where q.id = new.question_id and q.question_type = 'FILE') then
    perform private.keep_sent_document(new.application_id, 'application_files', new.answer);
  end if;
  return null;
end
$$;
comment on function private.keep_sent_answer is 'Row trigger: records the file of a response like the documents of the profile.';

-- A set-returning function without its own search path is inlined; called row by row, it took half of a recount.
create function private.sent_profile(of_application uuid) returns setof public.candidates
language sql stable rows 1
begin atomic
  select sent.*
  from private.sent_profiles s
  -- Skills are compared by keys of what was sent, under the current spelling rules.
  cross join lateral (
    select coalesce(jsonb_agg(distinct private.skill_key(skill)), '[]') as keys
    from jsonb_array_elements_text(s.profile -> 'skills') as skill
  ) skills
  -- In FROM: in the column list it would be computed for each column.
  cross join lateral jsonb_populate_record(
    null::public.candidates, s.profile || jsonb_build_object('skill_keys', skills.keys, 'culture_values', s.culture_values)) sent
  where s.application_id = of_application;
end;
comment on function private.sent_profile is
  'The candidate as sent with an application, with the fields employers may read; the rest is null. For use in FROM. Companies read it, and with the ways of working the match is computed from it (RULES: Applications).';

create function private.sent_documents_json(
  of_application uuid, also_merged boolean default true, also_letter boolean default true
) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(listed), '[]')
    from (
      select d.bucket_id as bucket, d.name as path, d.given_name as name, d.size, o.id is not null as is_stored, d.is_letter
      from private.sent_documents d
      left join storage.objects o using (bucket_id, name)
      where d.application_id = of_application and d.bucket_id <> 'application_files' and (also_merged or d.merged_id is null)
        and (also_letter or not d.is_letter)
      order by array_position(array['candidate_resumes', 'candidate_cover_letters', 'candidate_certificates'], d.bucket_id), d.merged_id is not null, d.name
    ) listed
  );
end
$$;
comment on function private.sent_documents_json is 'SentDocument[] as sent, merged ones last; files of responses are in application_answers_json. A letter is only for the job''s company and the candidate.';

create function private.application_answers_json(of_application uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(listed), '[]')
    from (
      select a.question_id, a.question, q.question_type, q.is_required, a.answer
      from public.job_application_answers a
      join public.job_questions q on q.id = a.question_id
      where a.application_id = of_application
      order by q."position", q.id
    ) listed
  );
end
$$;
comment on function private.application_answers_json is 'ApplicationAnswer[] (contracts/applications/application.ts), in the order of the form.';
