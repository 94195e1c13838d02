-- Matching: how a job and a profile compare, said the same way to both sides.
-- Everything here is counted from the rows given: the same input gives the same answer, and nothing is ever filtered out.

-- ── Level and location ────────────────────────────────────────────────────────────────────────────────────────

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

-- ── The match ─────────────────────────────────────────────────────────────────────────────────────────────────

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
  without_skills boolean := cardinality(required_skills || preferred_skills) > 0 and coalesce(cardinality(profile.skill_keys), 0) = 0;
begin
  return jsonb_build_object(
    'required', required,
    'preferred', preferred,
    'level', case when level is not null then jsonb_build_object(
      'asked', private.in_words(level::text),
      'has', profile.experience_years
        || case profile.experience_years when 1 then ' year of experience' else ' years of experience' end,
      'fit', level_fit
    ) end,
    'location', jsonb_build_object(
      'asked', private.asked_location(kind, places),
      'has', coalesce(nullif(concat_ws(', ', nullif(profile.city, ''), nullif(profile.state, '')), ''), profile.country),
      'fit', location_fit
    ),
    'summary', case when without_skills then 'No skills on this profile yet' else private.match_summary(required) end,
    'score', private.match_score(
      private.counted_skills(required), jsonb_array_length(required),
      private.counted_skills(preferred), jsonb_array_length(preferred), level_fit, location_fit
    ),
    'without_skills', without_skills
  );
end
$$;
comment on function private.match_explanation(
  text[], text[], public.experience_level, public.job_type, text, text[], public.candidates
) is 'MatchExplanation (contracts/match.ts) of what a job asks and a profile has: the one picture both sides see (RULES: Matching).';

create function private.job_match(job public.jobs, profile public.candidates) returns jsonb
language sql immutable set search_path = ''
return private.match_explanation(
  job.skills_required, job.preferred_skills, job.experience_level, job.job_type, job.location, job.locations, profile);
comment on function private.job_match(public.jobs, public.candidates) is 'private.match_explanation of a job and a profile.';

-- ── Searching ─────────────────────────────────────────────────────────────────────────────────────────────────

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
