-- Stores and searches the text of resumes.

create function private.resume_words(value text) returns text[]
language sql immutable parallel safe set search_path = ''
return array(
  select distinct word
  from (
    select btrim(part, '.') as word
    from regexp_split_to_table(private.search_text(value), '[\s\u00a0\u2007\u202f!"$%&()*,/:;<=>?@\[\\\]^_{|}~•·–—…“”„«»]+') as part
  ) split
  where char_length(word) between 1 and 60
);
comment on function private.resume_words is 'The words of a text as compared in resume searches, folded by private.search_text. Words consist of letters, digits, +, # and inner dots: c++, c#, node.js.';

create function private.resume_query(word text) returns tsquery
language sql immutable parallel safe set search_path = ''
return (select string_agg(quote_literal(part) || ':*', ' & ') from unnest(private.resume_words(word)) as part)::tsquery;
comment on function private.resume_query is 'A query for a word of private.words_asked as a prefix; null if it has no letters.';

create function private.cleaned_resume(value text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  at_most constant integer := 102400;
  cleaned constant text := (
    select string_agg(clean.line, E'\n' order by given.place)
    -- A character takes at least one byte.
    from string_to_table(left(value, at_most), E'\n') with ordinality as given (line, place)
    cross join lateral (select private.trimmed(left(given.line, 1000)) as line) clean
    where clean.line <> ''
  );
  bytes constant bytea := convert_to(cleaned, 'UTF8');
  size integer := at_most;
begin
  if cleaned is null or length(bytes) <= size then
    return cleaned;
  end if;
  -- Never splits a character.
  while get_byte(bytes, size) & 192 = 128 loop
    size := size - 1;
  end loop;
  return convert_from(substring(bytes for size), 'UTF8');
end
$$;
comment on function private.cleaned_resume is 'A text as stored: clean lines of at most 1,000 characters, cut after 100 kB (contracts/limits.ts, resumeTextBytes); null if nothing is left.';

create function private.companies_with_resume(path text) returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select reader.company_id
    from private.sent_documents d
    join public.applications a on a.id = d.application_id
    cross join unnest(array[a.company_id, case when d.merged_id is null then a.applied_by_company_id end]) as reader (company_id)
    where d.bucket_id = 'candidate_resumes' and d.name = path and reader.company_id is not null
    union
    select c.managing_company_id from public.candidates c, private.profile_documents(c) d
    where c.user_id = private.file_folder('candidate_resumes', path) and c.managing_company_id is not null
      and d.bucket_id = 'candidate_resumes' and d.name = path
  );
end
$$;
comment on function private.companies_with_resume is 'Companies that a resume was sent to, or that represent a candidate with it on their profile.';

create function private.share_resume_text(path text) returns void
language sql set search_path = ''
as $$
  delete from private.resume_texts t
  where t.name = path and t.by_company is not null and t.by_company <> all (private.companies_with_resume(path));
  update private.resume_texts t set companies = private.companies_with_resume(path) where t.name = path and t.by_company is null
$$;
comment on function private.share_resume_text is 'Lets exactly the companies that may now open a resume find its text; deletes text sent by staff of others.';

create function private.share_profile_resume() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.share_resume_text(resume.path)
  from unnest(array[new.resume_url, old.resume_url]) as resume (path) where resume.path is not null;
  return null;
end
$$;
comment on function private.share_profile_resume is 'Row trigger: the representing company can find the text of the current default resume, and no longer the previous one.';
create trigger candidates_3_share_resume after update of managing_company_id, resume_url on public.candidates
  for each row when (
    new.resume_url is distinct from old.resume_url or new.managing_company_id is distinct from old.managing_company_id)
  execute function private.share_profile_resume();

create function private.forget_resume_text() returns trigger
language plpgsql set search_path = ''
as $$
begin
  delete from private.resume_texts t where t.name = new.name and new.bucket_id = 'candidate_resumes';
  return null;
end
$$;
comment on function private.forget_resume_text is 'Row trigger: deletes a resume''s text with the file.';
create trigger discarded_files_forget_resume_text after insert on private.discarded_files
  for each row execute function private.forget_resume_text();

-- ── Keeping ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.resume_reader(path text, out is_owner boolean, out company_id uuid, out subject text, out id uuid)
language plpgsql stable set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
  reason record;
begin
  is_owner := private.is_own_file('candidate_resumes', path);
  if is_owner then
    return;
  end if;
  select * into reason from private.reason_to_open('candidate_resumes', path, me);
  if not reason.is_as_sent or reason.is_paused then
    return;
  end if;
  subject := reason.subject;
  id := reason.id;
  company_id := case subject
    when 'application' then (
      select case when private.can_move_application(a, me) then a.company_id else a.applied_by_company_id end
      from public.applications a where a.id = reason.id)
    else reason.company_id
  end;
end
$$;
comment on function private.resume_reader is 'In which role the caller may open a resume: as its owner, or as staff of a company, for an application or candidate. Neither: they may not.';

create function public.wants_resume_text(p_path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  reader record := private.resume_reader(p_path);
begin
  return (reader.is_owner or reader.company_id is not null)
    and exists (select from storage.objects o where o.bucket_id = 'candidate_resumes' and o.name = p_path)
    and not exists (select from private.discarded_files d where d.bucket_id = 'candidate_resumes' and d.name = p_path)
    and not exists (
      select from private.resume_texts t where t.name = p_path and (t.by_company is null or t.by_company = reader.company_id));
end
$$;
comment on function public.wants_resume_text is
  'Whether keep_resume_text would store a text of this file in candidate_resumes from the caller: they may open it, and it has no text for them yet. SECURITY DEFINER: storage, sent documents and the texts are closed to clients. PT401.';

create function public.keep_resume_text(p_path text, p_text text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  reader record := private.resume_reader(p_path);
  cleaned text;
begin
  -- Removing the file locks the same row.
  perform from public.candidates c where c.user_id = private.file_folder('candidate_resumes', p_path) for share;
  if not public.wants_resume_text(p_path) then
    return;
  end if;
  cleaned := private.cleaned_resume(p_text);
  insert into private.resume_texts (name, by_company, fingerprint, companies, text, words)
  select p_path, reader.company_id, private.file_fingerprint(o.version, o.metadata),
    case when reader.is_owner then private.companies_with_resume(p_path) else array[reader.company_id] end,
    cleaned, array_to_tsvector(private.resume_words(cleaned))
  from storage.objects o where o.bucket_id = 'candidate_resumes' and o.name = p_path and cleaned is not null
  on conflict on constraint resume_texts_once do nothing;
  if found and not reader.is_owner then
    perform private.audit(
      'file.text_kept', reader.subject, reader.id, reader.company_id, jsonb_build_object('bucket', 'candidate_resumes', 'path', p_path));
  end if;
end
$$;
comment on function public.keep_resume_text is
  'Stores the text that the caller''s browser extracted from a resume, for search (RULES: Files). Does nothing if there is a text already or the caller may not open the file. A text from the owner is for everyone who may open the file; one from staff only for their company, and audited. SECURITY DEFINER: the texts are closed to every client. PT401.';

-- ── Searching ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.like_each(words text[]) returns text[]
language sql immutable parallel safe set search_path = ''
return array(select private.like_longest(array[word]) from unnest(words) as word);
comment on function private.like_each is 'A LIKE pattern for each word.';

create function private.resume_hits(of_company uuid, words text[]) returns table (name text, fingerprint text, word text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select t.name, t.fingerprint, asked.word
    from unnest(resume_hits.words) as asked (word)
    join private.resume_texts t on t.companies @> array[of_company] and t.words @@ private.resume_query(asked.word);
end
$$;
comment on function private.resume_hits is 'Which of these words occur in which resumes that a company may search. Callers check who may open the file.';

create function private.found_applications(scopes uuid[], of_company uuid, words text[]) returns uuid[]
-- Planned for each search: rare words are looked up by trigrams, frequent ones among the company's own resumes.
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  me private.reach := private.my_reach();
  patterns text[] := private.like_each(words);
  longest text := private.like_longest(words);
  hit_names text[];
  hit_versions text[];
  hit_words text[];
begin
  -- Counted first: the number decides between reading them one by one and all together.
  select array_agg(h.name), array_agg(h.fingerprint), array_agg(h.word) into hit_names, hit_versions, hit_words
  from private.resume_hits(of_company, words) h;
  return array(
    select m.application_id from private.application_matches m
    where (m.job_id = any (scopes) or m.company_id = any (scopes) or m.away_company_id = any (scopes))
      and m.words like longest and m.words like all (patterns)
    union
    select unnest(alike.ids)
    from (
      -- The right to open them depends only on these three.
      select array_agg(m.application_id) as ids
      from (
        select d.application_id, array_agg(h.word) as there
        from unnest(hit_names, hit_versions, hit_words) as h (name, fingerprint, word)
        join private.sent_documents d on d.bucket_id = 'candidate_resumes' and d.name = h.name and d.fingerprint = h.fingerprint
        group by d.application_id
      ) hit
      join private.application_matches m using (application_id)
      where (m.job_id = any (scopes) or m.company_id = any (scopes) or m.away_company_id = any (scopes))
        and (cardinality(hit.there) = cardinality(found_applications.words) or m.words like all (private.like_each(array(
          select asked from unnest(found_applications.words) as asked where asked <> all (hit.there)))))
      group by m.company_id, m.job_id, m.applied_by_company_id
    ) alike
    join public.applications a on a.id = alike.ids[1]
    where private.can_review_application(a, me) and not private.is_paused_for(a, me)
  );
end
$$;
comment on function private.found_applications is
  'The applications listed there that have each of these words in name, title, email or skills, or at the beginning of a word of the resume, if the caller may open it. Callers check the rights to the lists.';

create function private.resume_line(path text, version text, of_company uuid, asked text[]) returns text
language plpgsql stable set search_path = ''
as $$
declare
  parts text[] := array(select part from unnest(asked) as word, unnest(private.resume_words(word)) as part);
begin
  return (
    select line
    from private.resume_texts t, string_to_table(t.text, E'\n') with ordinality as lines (line, place)
    where t.name = path and (version is null or t.fingerprint = version) and t.companies @> array[of_company]
      -- Splitting a line into words is the slowest part.
      and case when exists (select from unnest(parts) as part where strpos(private.search_text(line), part) > 0)
        then exists (select from unnest(private.resume_words(line)) as word, unnest(parts) as part where starts_with(word, part)) end
    order by place
    limit 1
  );
end
$$;
comment on function private.resume_line is 'The first line of a resume that has one of these words, if the company may find it. Callers check who may open the file.';

create function private.resume_line_of(application public.applications, known text, of_company uuid, asked text[], me private.reach) returns text
language plpgsql stable set search_path = ''
as $$
declare
  unknown text[] := array(select word from unnest(asked) as word where strpos(known, word) = 0);
begin
  if unknown = '{}' or not private.can_review_application(application, me) or private.is_paused_for(application, me) then
    return null;
  end if;
  return (
    select line
    from private.sent_documents d
    cross join lateral private.resume_line(d.name, d.fingerprint, of_company, unknown) as line
    where d.application_id = application.id and d.bucket_id = 'candidate_resumes' and line is not null
      and (d.merged_id is null or private.can_move_application(application, me))
    order by d.merged_id is not null
    limit 1
  );
end
$$;
comment on function private.resume_line_of is 'The line of the resume sent with an application that contains a searched word missing from name, title, email and skills (known); null if there is none.';

grant execute on function public.wants_resume_text, public.keep_resume_text to authenticated;
