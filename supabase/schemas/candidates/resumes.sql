-- A candidate's resumes: at most five, each with a name. The one in candidates.resume_url is the default.

create table private.resumes (
  path text primary key check (char_length(path) <= 500),
  candidate_id uuid not null references public.candidates (id) on delete cascade,
  name text check (private.is_line(name, 200, 1)),
  added_at timestamptz not null default now()
);
comment on table private.resumes is 'Paths in candidate_resumes. The default is among them, kept by a trigger (RULES: Candidates).';
comment on column private.resumes.name is 'The name its owner gave it. Null: the name of the uploaded file.';
create index resumes_candidate_index on private.resumes (candidate_id);
alter table private.resumes enable row level security;

create function private.keep_default_resume() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and not exists (select from private.resumes r where r.path = new.resume_url) then
    delete from private.resumes r where r.candidate_id = new.id and r.path = old.resume_url;
  end if;
  if new.resume_url is not null then
    insert into private.resumes (path, candidate_id) values (new.resume_url, new.id) on conflict (path) do nothing;
  end if;
  return null;
end
$$;
comment on function private.keep_default_resume is
  'Row trigger: the default is one of the resumes. A new file replaces the previous default; making another resume the default keeps the previous one in the list. SECURITY DEFINER: the list is closed.';
create trigger candidates_2_keep_default_resume after insert or update of resume_url on public.candidates
  for each row when (new.user_id is not null) execute function private.keep_default_resume();

create function private.has_other_resumes(of_candidate uuid, path text) returns boolean
language sql stable set search_path = ''
return exists (select from private.resumes r where r.candidate_id = of_candidate and r.path <> has_other_resumes.path);
comment on function private.has_other_resumes is 'True if there are other resumes.';

create function private.named_resume(path text, name text) returns text
language sql immutable set search_path = ''
return left(
  regexp_replace(private.trimmed(name), '\.(pdf|docx?)$', '', 'i'), 195) || coalesce(lower(substring(path from '\.[A-Za-z]+$')), '');
comment on function private.named_resume is 'A name with its file''s extension, which decides how it is opened.';
