-- Matching: how a job and a profile compare, with the same result for both sides.
-- Everything is computed from the given rows: the same input gives the same result, and nothing is filtered out.
-- Functions without their own search path bind names when created, and are inlined into their callers' plans.

-- ── Level and location ────────────────────────────────────────────────────────────────────────────────────────

create function private.level_years(level public.experience_level) returns integer
language sql immutable parallel safe
return case level
  when 'entry_level' then 0
  when 'mid_level' then 2
  when 'senior_level' then 5
  when 'lead' then 8
  when 'executive' then 12
end;
comment on function private.level_years is 'Minimum years of experience for a level.';

create function private.level_fit(level public.experience_level, years integer) returns text
language sql immutable parallel safe
return case
  when level is null then null
  when years is null then 'unknown'
  when years >= private.level_years(level) then 'match'
  when years >= private.level_years(level) - 2 then 'close'
  else 'none'
end;
comment on function private.level_fit is 'MatchFit of years of experience: close within two years below. Null without a level.';

create function private.state_of(key text) returns text
language sql immutable parallel safe
return coalesce(private.regions() ->> key, nullif(key, ''));
comment on function private.state_of is 'A state as compared, from a location_key: "Colorado" and "CO" are the same. Null for an empty key.';

-- A location is compared by its parts, each one text. Keys have no spaces, so no two parts collide.

create function private.place_terms(places text[]) returns table (term text)
language sql immutable parallel safe
begin atomic
  select distinct said.term
  from unnest(places) as place
  -- offset 0: computes each key once, not at each reference.
  cross join lateral (
    select
      private.location_key(split_part(place, ',', 1)) as city,
      -- A ZIP code may follow the state; a one-part location may be a state or a country.
      private.location_key(
        case when place like '%,%' then regexp_replace(split_part(place, ',', 2), '[\d\s-]+$', '') else place end
      ) as state_key,
      place like '%,%' as has_state
    offset 0
  ) as keys
  cross join lateral (select private.state_of(state_key) as state offset 0) as named
  cross join lateral (values
    (case when has_state and state is not null then 'city ' || city || ' ' || state else 'place ' || city end),
    (case when has_state and state is not null then 'city ' || city end),
    ('state ' || state),
    (case when not has_state then 'country ' || city end)
  ) as said (term)
  where said.term is not null;
end;
comment on function private.place_terms is
  'Search terms for a job''s locations: "Denver, CO" gives the city Denver in the state CO, and that state; "Denver" gives a city Denver in any state, a state and a country.';

create type private.home_terms as (at text[], near text[], known boolean);
comment on type private.home_terms is 'A home as private.place_terms: the city, and its state or country if known.';

create function private.home_of(profile public.candidates) returns private.home_terms
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  city text := nullif(private.location_key(profile.city), '');
  state text := private.state_of(private.location_key(profile.state));
  country text := nullif(private.location_key(profile.country), '');
begin
  return row(
    array_remove(array['place ' || city, 'city ' || city || coalesce(' ' || state, '')], null),
    array_remove(array['state ' || state, 'country ' || country], null),
    city is not null or state is not null
  );
end
$$;
comment on function private.home_of is 'The home of a candidate.';

create function private.is_anywhere(workplace public.workplace, places text[]) returns boolean
language sql stable parallel safe
return coalesce(workplace = 'remote', false) or array_to_string(places, ' ') ilike '%remote%';
comment on function private.is_anywhere is 'Whether a job is remote: as stated (private.workplace_of), or by its locations ("Denver or remote").';

create function private.location_fit(anywhere boolean, home_known boolean, at_home boolean, near_home boolean) returns text
language sql immutable parallel safe
return case
  when anywhere then 'match'
  when not home_known then 'unknown'
  when at_home then 'match'
  when near_home then 'close'
  else 'none'
end;
comment on function private.location_fit is 'MatchFit of a home with a job''s locations: remote fits anyone, the same state is close.';

create function private.asked_location(workplace public.workplace, places text[]) returns text
language sql stable parallel safe
return array_to_string(places, ' or ')
  || case when workplace = 'remote' and array_to_string(places, ' ') not ilike '%remote%' then ' or remote' else '' end;
comment on function private.asked_location is 'A job''s locations as text: "Denver, CO or remote".';

-- ── The match ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.culture_order(has integer, total integer) returns integer
language sql immutable parallel safe
-- At most eight, so that each share is a whole number of 2,520.
return coalesce(2520 * (has + 1) / (total + 2), 1260);
comment on function private.culture_order is 'The last bits of match_order: (has + 1) / (asked + 2); halfway if unknown.';

create function private.match_order(
  required_has integer, required_total integer, preferred_has integer, preferred_total integer, level_fit text, location_fit text,
  culture_has integer, culture_total integer
) returns bigint
language sql immutable parallel safe
return ((
  (
    -- Rounded half up: two different shares of at most 50 skills are 37 apart, so they can't be confused.
    (200000::bigint * (required_has + 1) + (required_total + 2)) / (2 * (required_total + 2)) * 131072
    + (200000::bigint * (preferred_has + 1) + (preferred_total + 2)) / (2 * (preferred_total + 2))
  ) * 4 + case level_fit when 'match' then 2 when 'none' then 0 else 1 end
) * 4 + case location_fit when 'match' then 2 when 'none' then 0 else 1 end) * 4096 + private.culture_order(culture_has, culture_total);
comment on function private.match_order is
  'The rank of a match as one number, higher is better, never shown: required skills by (has + 1) / (asked + 2), then preferred skills likewise, then level, then location, then culture by the same ratio; unasked or unknown counts as close. 50 bits, so that JavaScript can represent it. Changing it clears private.kept_matches.';

create function private.culture_matches(asked public.culture_value[], chosen public.culture_value[])
returns table (said jsonb, has integer, total integer)
language sql stable parallel safe
begin atomic
  select
    jsonb_build_object('culture', counted.facts, 'without_culture', counted.total > 0 and not counted.known),
    case when counted.known then counted.has end,
    counted.total
  from (
    select
      jsonb_agg(jsonb_build_object('name', value, 'has', coalesce(value = any (chosen), false))) as facts,
      count(*) filter (where value = any (chosen))::integer as has,
      count(*)::integer as total,
      coalesce(cardinality(chosen), 0) > 0 as known
    from unnest(asked) as value
  ) as counted;
end;
comment on function private.culture_matches is
  'One row: the culture part of MatchExplanation (contracts/matching/match.ts), with the company''s values and whether the profile has each, null if the company has none; and the counts, with has null if the profile has none. For use in FROM.';

create function private.asked_skills(skills text[]) returns table (names text[], keys text[])
language sql stable parallel safe
begin atomic
  select coalesce(array_agg(name order by "position"), '{}'), coalesce(array_agg(key order by "position"), '{}')
  from (
    select distinct on (key) name, key, "position"
    from (
      select name, private.skill_key(name) as key, "position" from unnest(skills) with ordinality as listed (name, "position") offset 0
    ) as keyed
    order by key, "position"
  ) as firsts;
end;
comment on function private.asked_skills is 'The distinct skills of a list, at their first position, with their comparison keys.';

create function private.asked_explanations(
  required text[], required_keys text[], preferred text[], preferred_keys text[],
  level public.experience_level, workplace public.workplace, location text, locations text[], place_terms text[],
  culture public.culture_value[], profile public.candidates, home private.home_terms
) returns table (explanation jsonb)
language sql stable parallel safe
begin atomic
  select jsonb_build_object(
    'required', asked.skills,
    'preferred', wished.skills,
    'level', case when level is not null then jsonb_build_object(
      'asked', private.in_words(level::text),
      'has', profile.experience_years
        || case profile.experience_years when 1 then ' year of experience' else ' years of experience' end,
      'fit', private.level_fit(level, profile.experience_years)
    ) end,
    'location', jsonb_build_object(
      'asked', private.asked_location(workplace, location || locations),
      'has', coalesce(nullif(concat_ws(', ', nullif(profile.city, ''), nullif(profile.state, '')), ''), profile.country),
      'fit', place.fit
    ),
    'summary', case
      when facts.without_skills then 'No skills on this profile yet'
      when asked.total = 0 then 'No required skills are listed'
      else asked.has || ' of ' || asked.total || ' required skills' || coalesce('; missing: ' || asked.missing, '')
    end,
    'score', private.match_order(
      asked.has, asked.total, wished.has, wished.total, private.level_fit(level, profile.experience_years), place.fit,
      ways.has, ways.total),
    'without_skills', facts.without_skills
  ) || ways.said
  -- offset 0: computed once, not at each reference. unnest keeps its order.
  from (
    select
      coalesce(jsonb_agg(skills), '[]') as skills,
      string_agg(name, ', ') filter (where not has) as missing,
      count(*)::integer as total,
      count(*) filter (where has)::integer as has
    from (
      select name, coalesce(key = any (profile.skill_keys), false) as has from unnest(required, required_keys) as listed (name, key) offset 0
    ) as skills
  ) as asked
  cross join (
    select
      coalesce(jsonb_agg(skills), '[]') as skills,
      count(*)::integer as total,
      count(*) filter (where has)::integer as has
    from (
      select name, coalesce(key = any (profile.skill_keys), false) as has from unnest(preferred, preferred_keys) as listed (name, key) offset 0
    ) as skills
  ) as wished
  cross join lateral (
    select private.location_fit(
      private.is_anywhere(workplace, location || locations), home.known, place_terms && home.at, place_terms && home.near) as fit
    offset 0
  ) as place
  cross join private.culture_matches(culture, profile.culture_values) as ways
  cross join lateral (
    select asked.total + wished.total > 0 and coalesce(cardinality(profile.skill_keys), 0) = 0 as without_skills offset 0
  ) as facts;
end;
comment on function private.asked_explanations is 'private.match_explanations with the job''s private.asked_skills and private.place_terms precomputed. For use in FROM.';

create function private.match_explanations(
  required_skills text[], preferred_skills text[], level public.experience_level, workplace public.workplace, location text, locations text[],
  culture public.culture_value[], profile public.candidates, home private.home_terms
) returns table (explanation jsonb)
language sql stable parallel safe
begin atomic
  select e.explanation
  from private.asked_skills(required_skills) as required
  cross join private.asked_skills(preferred_skills) as preferred
  cross join (select array(select term from private.place_terms(location || locations)) as terms offset 0) as place
  cross join lateral private.asked_explanations(
    required.names, required.keys, preferred.names, preferred.keys, level, workplace, location, locations, place.terms, culture, profile, home
  ) as e;
end;
comment on function private.match_explanations is 'One row: MatchExplanation (contracts/matching/match.ts) of a job and its company with a profile, given its private.home_of. For use in FROM, where it''s inlined into the query.';

create function private.match_explanation(
  required_skills text[], preferred_skills text[], level public.experience_level, workplace public.workplace, location text, locations text[],
  culture public.culture_value[], profile public.candidates
) returns jsonb
language plpgsql stable parallel safe set search_path = ''
as $$
begin
  return (
    select explanation
    from private.match_explanations(
      required_skills, preferred_skills, level, workplace, location, locations, culture, profile, private.home_of(profile))
  );
end
$$;
comment on function private.match_explanation is 'MatchExplanation (contracts/matching/match.ts) of a job with a profile: the same for both sides (RULES: Matching).';

create function private.job_match(job public.jobs, profile public.candidates) returns jsonb
language sql stable set search_path = ''
return private.match_explanation(
  job.skills_required, job.preferred_skills, job.experience_level, private.workplace_of(job.job_type, job.workplace), job.location, job.locations,
  (select c.culture_values from public.companies c where c.id = job.company_id), profile);
comment on function private.job_match is 'private.match_explanation of a job, its company and a profile.';
