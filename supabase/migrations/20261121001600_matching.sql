-- Matching: how a job and a profile compare, said the same way to both sides (DESIGN §6), and the lists built on it.
-- Everything here is counted from the rows given: the same input gives the same answer, and nothing is ever filtered out.

-- ── Level and location ────────────────────────────────────────────────────────────────────────────────────────────

create function private.level_years(level public.experience_level) returns integer
language sql immutable parallel safe set search_path = ''
return case level
  when 'entry_level' then 0
  when 'mid_level' then 2
  when 'senior_level' then 5
  when 'lead' then 8
  when 'executive' then 12
end;
comment on function private.level_years(public.experience_level) is 'Years of experience from which on a level fits.';

create function private.level_fit(level public.experience_level, years integer) returns text
language sql immutable parallel safe set search_path = ''
return case
  when level is null then null
  when years is null then 'unknown'
  when years >= private.level_years(level) then 'match'
  when years >= private.level_years(level) - 2 then 'close'
  else 'none'
end;
comment on function private.level_fit(public.experience_level, integer) is
  'MatchFit (contracts/match.ts) of years of experience: close within two years below. Null when no level is asked.';

create function private.state_key(state text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  names constant jsonb := '{
  "alabama": "al", "alaska": "ak", "arizona": "az", "arkansas": "ar", "california": "ca", "colorado": "co",
  "connecticut": "ct", "delaware": "de", "florida": "fl", "georgia": "ga", "hawaii": "hi", "idaho": "id",
  "illinois": "il", "indiana": "in", "iowa": "ia", "kansas": "ks", "kentucky": "ky", "louisiana": "la",
  "maine": "me", "maryland": "md", "massachusetts": "ma", "michigan": "mi", "minnesota": "mn", "mississippi": "ms",
  "missouri": "mo", "montana": "mt", "nebraska": "ne", "nevada": "nv", "newhampshire": "nh", "newjersey": "nj",
  "newmexico": "nm", "newyork": "ny", "northcarolina": "nc", "northdakota": "nd", "ohio": "oh", "oklahoma": "ok",
  "oregon": "or", "pennsylvania": "pa", "rhodeisland": "ri", "southcarolina": "sc", "southdakota": "sd", "tennessee": "tn",
  "texas": "tx", "utah": "ut", "vermont": "vt", "virginia": "va", "washington": "wa", "westvirginia": "wv",
  "wisconsin": "wi", "wyoming": "wy", "districtofcolumbia": "dc"
}'::jsonb;
  key text := private.skill_key(state);
begin
  return coalesce(names ->> key, nullif(key, ''));
end
$$;
comment on function private.state_key(text) is 'The form in which states are compared: "Colorado", "colorado" and "CO" are one.';

create type private.home as (city text, state text, country text);
comment on type private.home is 'Where somebody is, as keys that can be compared; null where the profile says nothing.';

create function private.home_of(profile public.candidates) returns private.home
language sql immutable parallel safe set search_path = ''
return row(
  nullif(private.skill_key(profile.city), ''), private.state_key(profile.state), nullif(private.skill_key(profile.country), '')
)::private.home;
comment on function private.home_of(public.candidates) is 'Where a candidate is.';

create function private.location_fit(kind public.job_type, places text[], home private.home) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  place text;
  place_city text;
  place_state text;
  fit text := 'none';
begin
  if kind = 'REMOTE' or array_to_string(places, ' ') ilike '%remote%' then
    return 'match';
  elsif home.city is null and home.state is null then
    return 'unknown';
  end if;
  foreach place in array places loop
    place_city := private.skill_key(split_part(place, ',', 1));
    -- A ZIP code may follow the state; a place of one part may itself be a state or a country.
    place_state := private.state_key(
      case when place like '%,%' then regexp_replace(split_part(place, ',', 2), '[\d\s-]+$', '') else place end
    );
    if place_city = home.city and (place not like '%,%' or coalesce(place_state = home.state, true)) then
      return 'match';
    elsif place_state = home.state or place_city = home.country and place not like '%,%' then
      fit := 'close';
    end if;
  end loop;
  return fit;
end
$$;
comment on function private.location_fit(public.job_type, text[], private.home) is
  'MatchFit of where somebody is with the places of a job ("Denver, CO"): remote work fits anyone, the same city matches, the same state is close.';

create function private.asked_location(kind public.job_type, places text[]) returns text
language sql immutable parallel safe set search_path = ''
return array_to_string(places, ' or ')
  || case when kind = 'REMOTE' and array_to_string(places, ' ') not ilike '%remote%' then ' or remote' else '' end;
comment on function private.asked_location(public.job_type, text[]) is 'The places of a job in words: "Denver, CO or remote".';

-- ── The score ─────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.match_score(
  required_has integer, required_total integer, preferred_has integer, preferred_total integer, level_fit text, location_fit text
) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  -- What is not asked or not known counts half, so that saying less neither wins nor loses.
  return round(
    700 * case when required_total > 0 then required_has::numeric / required_total else 0.5 end
    + 150 * case when preferred_total > 0 then preferred_has::numeric / preferred_total else 0.5 end
    + 90 * case level_fit when 'match' then 1 when 'close' then 0.5 when 'none' then 0 else 0.5 end
    + 60 * case location_fit when 'match' then 1 when 'close' then 0.5 when 'none' then 0 else 0.5 end
  );
end
$$;
comment on function private.match_score(integer, integer, integer, integer, text, text) is
  'Orders lists, 0 to 1000, never shown: required skills 700, preferred skills 150, level 90, location 60.';

create function private.listed_skills(skills text[], profile_keys text[]) returns jsonb
language sql immutable parallel safe set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'has', key = any (coalesce(profile_keys, '{}'))) order by position), '[]')
  from (
    select distinct on (private.skill_key(skill)) skill as name, private.skill_key(skill) as key, position
    from unnest(skills) with ordinality as asked (skill, position)
    order by private.skill_key(skill), position
  ) as asked
);
comment on function private.listed_skills(text[], text[]) is 'Skills as a job lists them, each with whether it is among the keys of a profile.';

create function private.counted_skills(listed jsonb) returns integer
language sql immutable parallel safe set search_path = ''
return (select count(*) filter (where (skill ->> 'has')::boolean)::integer from jsonb_array_elements(listed) as skill);
comment on function private.counted_skills(jsonb) is 'How many of the listed skills are there.';

create function private.match_summary(required jsonb) returns text
language sql immutable parallel safe set search_path = ''
return case
  when jsonb_array_length(required) = 0 then 'No required skills are listed'
  else private.counted_skills(required) || ' of ' || jsonb_array_length(required) || ' required skills' || coalesce((
    select '; missing: ' || string_agg(skill ->> 'name', ', ' order by position)
    from jsonb_array_elements(required) with ordinality as listed (skill, position)
    where not (skill ->> 'has')::boolean
  ), '')
end;
comment on function private.match_summary(jsonb) is 'The one sentence of a match: "5 of 7 required skills; missing: Go, Kafka".';

create function private.match_explanation(
  required_skills text[], preferred_skills text[], level public.experience_level, kind public.job_type, location text, locations text[],
  profile public.candidates
) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  required jsonb := private.listed_skills(required_skills, profile.skill_keys);
  preferred jsonb := private.listed_skills(preferred_skills, profile.skill_keys);
  places text[] := location || locations;
  level_fit text := private.level_fit(level, profile.experience_years);
  location_fit text := private.location_fit(kind, places, private.home_of(profile));
begin
  return jsonb_build_object(
    'required', required,
    'preferred', preferred,
    'level', case when level is not null then jsonb_build_object(
      'asked', upper(left(level::text, 1)) || replace(substring(level::text from 2), '_', ' '),
      'has', profile.experience_years
        || case profile.experience_years when 1 then ' year of experience' else ' years of experience' end,
      'fit', level_fit
    ) end,
    'location', jsonb_build_object(
      'asked', private.asked_location(kind, places),
      'has', coalesce(nullif(concat_ws(', ', nullif(profile.city, ''), nullif(profile.state, '')), ''), profile.country),
      'fit', location_fit
    ),
    'summary', private.match_summary(required),
    'score', private.match_score(
      private.counted_skills(required), jsonb_array_length(required),
      private.counted_skills(preferred), jsonb_array_length(preferred), level_fit, location_fit
    )
  );
end
$$;
comment on function private.match_explanation(
  text[], text[], public.experience_level, public.job_type, text, text[], public.candidates
) is 'MatchExplanation (contracts/match.ts) of what a job asks and a profile has: the one picture both sides see (DESIGN §6).';

-- ── What candidates and the public see of jobs ────────────────────────────────────────────────────────────────────
-- SECURITY DEFINER: candidates cannot read jobs, and ranking past row policies is what lets indexes work (DESIGN §9). Only rows of
-- published_jobs that are visible now are shown, except a company's own preview.

create function private.my_candidate() returns public.candidates
language sql stable security definer set search_path = ''
begin atomic
  select * from public.candidates where user_id = (select auth.uid()) and (select private.my_role()) = 'candidate';
end;
comment on function private.my_candidate() is
  'The caller''s candidate record; all null for anyone else, also for a candidate without one. SECURITY DEFINER: reads the caller''s own row only.';

create function private.job_list_entry(job public.published_jobs, profile public.candidates, with_match boolean) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'id', job.job_id,
  'title', job.title,
  'company_id', job.company_id,
  'company_name', job.company_name,
  'company_logo_url', job.company_logo_url,
  'location', job.location,
  'job_type', job.job_type,
  'experience_level', job.experience_level,
  'salary_min', job.salary_min,
  'salary_max', job.salary_max,
  'posted_at', job.posted_at,
  'match', case when with_match then private.match_explanation(
    job.skills_required, job.preferred_skills, job.experience_level, job.job_type, job.location, job.locations, profile
  ) end
);
comment on function private.job_list_entry(public.published_jobs, public.candidates, boolean) is 'PotentialJob (contracts/candidate.ts).';

create function public.get_potential_jobs(p_after jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
  my_keys text[] := coalesce(me.skill_keys, '{}');
  my_home private.home := private.home_of(me);
  page_after record := private.page_key(p_after, 'postedAt');
  score_after numeric;
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can see matching jobs');
  end if;
  if p_after is not null and jsonb_typeof(p_after) <> 'null' then
    if jsonb_typeof(p_after -> 'score') is distinct from 'number' then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    score_after := p_after ->> 'score';
  end if;
  return (
    with visible as materialized (
      select
        p.job_id, p.posted_at, p.job_type, p.location, p.locations, p.experience_level,
        cardinality(p.required_skill_keys) as required_total,
        (select count(*)::integer from unnest(p.required_skill_keys) as key where key = any (my_keys)) as required_has,
        cardinality(p.preferred_skill_keys) as preferred_total,
        (select count(*)::integer from unnest(p.preferred_skill_keys) as key where key = any (my_keys)) as preferred_has
      from public.published_jobs p
      where p.visible_until > now()
        and not exists (select from public.applications a where a.job_id = p.job_id and a.candidate_id = me.id)
    ),
    -- Many jobs share their places and levels: each is compared once.
    places as materialized (
      select job_type, location, locations, private.location_fit(job_type, location || locations, my_home) as fit
      from (select distinct job_type, location, locations from visible) as distinct_places
    ),
    levels as materialized (
      select level, private.level_fit(level, me.experience_years) as fit
      from unnest(enum_range(null::public.experience_level)) as level
    ),
    ranked as materialized (
      select
        visible.job_id,
        visible.posted_at,
        private.match_score(
          required_has, required_total, preferred_has, preferred_total, levels.fit, places.fit
        ) as score
      from visible
      join places using (job_type, location, locations)
      left join levels on levels.level = visible.experience_level
    ),
    page as (
      select * from ranked
      where score_after is null
        or score < score_after
        or score = score_after and (posted_at < page_after.at or posted_at = page_after.at and job_id > page_after.id)
      order by score desc, posted_at desc, job_id
      limit private.page_limit(p_limit)
    )
    select jsonb_build_object(
      'total', (select count(*) from ranked),
      'jobs', coalesce((
        select jsonb_agg(private.job_list_entry(p, me, true) order by page.score desc, page.posted_at desc, page.job_id)
        from page join public.published_jobs p on p.job_id = page.job_id
      ), '[]')
    )
  );
end
$$;
comment on function public.get_potential_jobs(jsonb, integer) is
  'get-candidate-data potential-jobs (S2 §7): {jobs: PotentialJob[], total}, visible jobs the caller has not applied to, best match first, then newest, then by id. p_after: {score, postedAt, id} of the last row shown. PT403 for others than candidates.';

create function private.search_words(p_query text) returns tsquery
language plpgsql immutable set search_path = ''
as $$
declare
  words text;
begin
  -- The last letters may still be missing while somebody types: longer words also match as beginnings.
  select string_agg(quote_literal(word) || case when char_length(word) > 2 then ':*' else '' end, ' & ')
  into words
  from (
    select word from string_to_table(private.searchable(left(coalesce(p_query, ''), 200)), ' ') as word
    where word ~ '[[:alnum:]]'
    limit 10
  ) as given;
  return to_tsquery('pg_catalog.english', coalesce(words, ''));
end
$$;
comment on function private.search_words(text) is 'Words as people type them, all of which must occur. Empty for nothing searchable.';

create function public.search_jobs(p_query text default null, p_after jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted tsquery := private.search_words(p_query);
  page_after record := private.page_key(p_after, 'postedAt');
  me public.candidates := private.my_candidate();
  is_candidate boolean := coalesce(private.my_role() = 'candidate', false);
begin
  return jsonb_build_object('jobs', coalesce((
    select jsonb_agg(private.job_list_entry(page, me, is_candidate) order by page.posted_at desc, page.job_id desc)
    from (
      select * from public.published_jobs p
      where p.visible_until > now()
        and (numnode(wanted) = 0 or p.search @@ wanted)
        and (p.posted_at, p.job_id) < (page_after.at, page_after.id)
      order by p.posted_at desc, p.job_id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
end
$$;
comment on function public.search_jobs(text, jsonb, integer) is
  'The public job list: {jobs: PotentialJob[]}, newest first; match is null unless the caller is a candidate. p_after: {postedAt, id} of the last row shown.';

create function private.can_see_job(of_job uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.published_jobs where job_id = of_job and visible_until > now())
  or exists (
    select from public.jobs
    where id = of_job and deleted_at is null
      and (company_id in (select private.my_recruiting_company_ids()) or id in (select private.my_assigned_job_ids()))
  );
comment on function private.can_see_job(uuid) is
  'True for a job visible to everyone now, and for the caller''s own company''s jobs as a preview. SECURITY DEFINER: candidates cannot read jobs.';

create function public.get_job_details(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me public.candidates := private.my_candidate();
  found_job jsonb;
begin
  select jsonb_build_object(
    'id', j.id,
    'title', j.title,
    'description', j.description,
    'location', j.location,
    'locations', to_jsonb(j.locations),
    'job_type', j.job_type,
    'experience_level', j.experience_level,
    'experience_required', j.experience_required,
    'education_required', j.education_required,
    'salary_min', j.salary_min,
    'salary_max', j.salary_max,
    'skills_required', to_jsonb(j.skills_required),
    'requirements', to_jsonb(j.requirements),
    'preferred_skills', to_jsonb(j.preferred_skills),
    'posted_at', coalesce(j.posted_at, j.created_at),
    'expires_at', j.expires_at,
    'company', jsonb_build_object('id', c.id, 'name', c.name, 'logo_url', c.logo_url),
    'match', case when private.my_role() = 'candidate' then private.match_explanation(
      j.skills_required, j.preferred_skills, j.experience_level, j.job_type, j.location, j.locations, me
    ) end,
    'application_id', (select a.id from public.applications a where a.job_id = j.id and a.candidate_id = me.id)
  )
  into found_job
  from public.jobs j
  join public.companies c on c.id = j.company_id
  where j.id = p_job_id and private.can_see_job(j.id);
  if found_job is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return found_job;
end
$$;
comment on function public.get_job_details(uuid) is
  'get-candidate-data job-details (S2 §7): JobDetails of a visible job, for its own staff also before and after that. PT404 otherwise.';

create function public.get_job_questions(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.can_see_job(p_job_id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return private.job_questions_json(p_job_id);
end
$$;
comment on function public.get_job_questions(uuid) is
  'get-candidate-data job-questions (S2 §7): JobQuestion[] of a job get_job_details shows; PT404 otherwise.';

grant execute on function public.get_potential_jobs(jsonb, integer) to authenticated;
grant execute on function public.search_jobs(text, jsonb, integer), public.get_job_details(uuid), public.get_job_questions(uuid)
to anon, authenticated;
