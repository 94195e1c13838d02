-- The documents of the caller's profile as a list, and changing their resumes.
-- SECURITY DEFINER where clients can't write candidates; the list of resumes is closed to them.

create function private.document_json(bucket text, path text, called text default null) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(shown) from (
    select path, coalesce(called, private.given_file_name(o)) as name, (o.metadata ->> 'size')::bigint as size,
      coalesce(o.created_at, now()) as added_at
    from (select bucket as bucket_id, path as name) asked
    left join storage.objects o using (bucket_id, name)
  ) shown
$$;
comment on function private.document_json is 'ProfileDocument (contracts/candidates/documents.ts) of a stored file.';

create function private.my_documents_json(me public.candidates) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'resumes', (
      select coalesce(jsonb_agg(
        private.document_json('candidate_resumes', r.path, r.name)
          || jsonb_build_object('added_at', r.added_at, 'is_default', r.path = me.resume_url)
        order by r.path = me.resume_url desc, r.added_at desc, r.path), '[]')
      from private.resumes r where r.candidate_id = me.id),
    'cover_letter', case when me.cover_letter_url is not null then
      private.document_json('candidate_cover_letters', me.cover_letter_url) end,
    'certificates', (
      select coalesce(jsonb_agg(private.document_json('candidate_certificates', c.path) order by c.place), '[]')
      from unnest(me.certificates) with ordinality as c (path, place)));
end
$$;
comment on function private.my_documents_json is 'MyDocuments (contracts/candidates/documents.ts), the default resume first.';

create function public.get_my_documents() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_candidate_account();
  return private.my_documents_json(private.my_candidate());
end
$$;
comment on function public.get_my_documents is
  'MyDocuments: the caller''s resumes, cover letter and certificates with names and sizes. SECURITY DEFINER: no one reads storage, and the list of resumes is closed. PT401, PT403.';

create function private.held_candidate() returns public.candidates
language plpgsql set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account();
  me public.candidates;
begin
  perform private.add_candidate_record(caller);
  -- This and remove_file wait for each other: a removed file can't be used.
  select * into me from public.candidates where user_id = caller for update;
  return me;
end
$$;
comment on function private.held_candidate is 'The caller''s record, locked; created if there is none. PT401, PT403.';

create function private.own_resume(of_candidate uuid, path text) returns private.resumes
language plpgsql stable set search_path = ''
as $$
declare
  found_resume private.resumes;
begin
  select * into found_resume from private.resumes r where r.path = own_resume.path and r.candidate_id = of_candidate;
  perform private.fail(404, 'resume_not_found', 'This resume is no longer on your profile') where found_resume.path is null;
  return found_resume;
end
$$;
comment on function private.own_resume is 'One of a candidate''s resumes. PT404.';

create function public.add_resume(p_path text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me public.candidates := private.held_candidate();
  file text := private.trimmed(p_path);
  problem text := private.own_file_problem(me.user_id, 'candidate_resumes', file);
begin
  if problem is not null then
    perform private.refuse_field_errors(jsonb_build_object('resume', problem));
  end if;
  if not exists (select from private.resumes r where r.path = file) then
    perform private.refuse_field_errors('{"resume": "Use at most 5 resumes"}')
    where (select count(*) from private.resumes r where r.candidate_id = me.id) >= 5;
    insert into private.resumes (path, candidate_id) values (file, me.id);
  end if;
  if me.resume_url is null then
    update public.candidates c set resume_url = file where c.id = me.id returning * into me;
  end if;
  return private.my_documents_json(me);
end
$$;
comment on function public.add_resume is
  'Adds an uploaded file to the caller''s resumes, five at most; the first becomes the default. Safe to repeat. Returns MyDocuments. PT422 at resume unless the file is in the caller''s own folder and valid for it.';

create function public.make_default_resume(p_path text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me public.candidates := private.held_candidate();
begin
  update public.candidates c set resume_url = (private.own_resume(me.id, p_path)).path where c.id = me.id returning * into me;
  return private.my_documents_json(me);
end
$$;
comment on function public.make_default_resume is 'Makes one of the caller''s resumes the default. Returns MyDocuments. PT404.';

create function public.rename_resume(p_path text, p_name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me public.candidates := private.held_candidate();
  resume private.resumes := private.own_resume(me.id, p_path);
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('name', p_name), private.candidates_rules('resume')));
  update private.resumes r set name = private.named_resume(r.path, p_name) where r.path = resume.path;
  return private.my_documents_json(me);
end
$$;
comment on function public.rename_resume is
  'Renames one of the caller''s resumes for companies that receive it from then on. The file extension stays. Returns MyDocuments. PT404, PT422 at name.';

grant execute on function public.get_my_documents, public.add_resume, public.make_default_resume, public.rename_resume to authenticated;
