-- Searches everything a company's staff may open, in one call.

create function private.found_people(of_company uuid, search text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
  asked text[] := private.words_asked(search);
  patterns text[] := private.like_each(asked);
  found uuid[] := private.found_applications(private.scopes_at(of_company), of_company, asked);
begin
  return (
    with shown as (
      -- Reads no more than could be shown, however many match.
      (
        select m.application_id
        from unnest(found) as listed (id) join private.application_matches m on m.application_id = listed.id
        where m.words like all (patterns) and private.search_text(m.candidate_name) like all (patterns)
        order by m.applied_at desc limit 50
      )
      union
      (
        select m.application_id
        from unnest(found) as listed (id) join private.application_matches m on m.application_id = listed.id
        order by m.applied_at desc limit 50
      )
    ),
    applicant as materialized (
      -- For people who applied several times, the latest application.
      select distinct on (a.candidate_id) a.candidate_id, m.application_id, m.applied_at, m.candidate_name, m.candidate_title, m.words,
        m.words like all (patterns) and private.search_text(m.candidate_name) like all (patterns) as is_named
      from shown
      join private.application_matches m using (application_id)
      join public.applications a on a.id = m.application_id and a.candidate_id is not null
      order by a.candidate_id, m.applied_at desc
    ),
    person as (
      (
        select p.is_named, p.applied_at, p.candidate_name as name, jsonb_build_object(
          'application_id', a.id, 'candidate_id', a.candidate_id, 'name', p.candidate_name, 'title', p.candidate_title,
          'added_by', private.added_by(a),
          'job_title', j.title, 'status', (private.as_seen_by_staff(a, me)).status,
          'resume_line', private.resume_line_of(a, p.words, of_company, asked, me)) as entry
        from (select * from applicant order by is_named desc, applied_at desc limit 5) p
        join public.applications a on a.id = p.application_id
        join public.jobs j on j.id = a.job_id
      )
      union all
      select private.search_text(c ->> 'name_key') like all (patterns), null, c ->> 'name_key', jsonb_build_object(
        'application_id', null, 'candidate_id', c -> 'id', 'name', btrim(concat_ws(' ', c ->> 'first_name', c ->> 'last_name')),
        'title', c -> 'title', 'added_by', null, 'job_title', null, 'status', null, 'resume_line', c -> 'resume_line')
      from jsonb_array_elements(public.list_managed_candidates(of_company, search, p_limit => 10) -> 'candidates') as c
      where not exists (select from applicant where applicant.candidate_id::text = c ->> 'id')
    )
    select coalesce(jsonb_agg(best.entry order by best.is_named desc, best.applied_at desc nulls last, best.name), '[]')
    from (select * from person order by is_named desc, applied_at desc nulls last, name limit 5) best
  );
end
$$;
comment on function private.found_people is 'FoundPerson[] (contracts/companies/search.ts): at most five applicants and represented candidates, name matches first.';

create function public.search_everything(p_query text, p_company_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_company uuid := private.listed_company_id(p_company_id);
  words text[] := private.words_asked(p_query);
  is_asked boolean := of_company is not null and words <> '{}';
begin
  return jsonb_build_object(
    'people', case when is_asked then private.found_people(of_company, p_query) else '[]' end,
    'jobs', case when is_asked then array(
      select jsonb_build_object('id', job -> 'id', 'title', job -> 'title', 'status', job -> 'status', 'is_expired', job -> 'is_expired')
      from jsonb_array_elements(public.list_company_jobs(of_company, p_query, null, 5)::jsonb -> 'jobs') as job
    ) else '{}' end,
    'colleagues', case when is_asked and private.can_read_company(of_company) then array(
      select jsonb_build_object('user_id', u.user_id, 'name', btrim(u.first_name || ' ' || u.last_name), 'email', u.email, 'role', u.role)
      from public.company_users u
      where u.company_id = of_company and private.has_words(concat_ws(' ', u.first_name, u.last_name, u.email), words)
      order by u.first_name, u.last_name, u.id
      limit 5
    ) else '{}' end
  );
end
$$;
comment on function public.search_everything is
  'FoundThings (contracts/companies/search.ts): people, jobs and colleagues of a company, or of the caller''s chosen one, five each, as far as the caller may read them in their lists. Empty without words or a company. SECURITY DEFINER: like the lists it combines. PT401, PT404 for another company.';

grant execute on function public.search_everything to authenticated;
