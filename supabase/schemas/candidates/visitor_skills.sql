-- Skills a visitor ticked in their browser, added to their new profile.

create function private.city_and_state(places text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  named text[] := array(select place from regexp_split_to_table(places, ' or ') as place where place not ilike '%remote%');
  parts text[] := regexp_match(named[1], '^\s*([^,]+?)\s*,\s*([^,\d]+?)[\d\s-]*$');
begin
  return case when cardinality(named) = 1 then parts end;
end
$$;
comment on function private.city_and_state is '{Denver, CO} of "Denver, CO or remote"; null unless it names one place and its state.';

create function public.add_ticks_to_profile(
  p_skills text[], p_years integer default null, p_place text default null, p_culture text[] default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account();
  mine public.candidates;
  given text[];
  added text[];
  place text[] := private.city_and_state(p_place);
begin
  -- Before locking the row, which a change of the vocabulary may be waiting for.
  perform private.hold_vocabulary();
  perform private.add_candidate_record(caller);
  select * into mine from public.candidates where user_id = caller for update;
  given := array(
    select firsts.written
    from (
      select distinct on (key) written, key, "position"
      from (
        select written, private.skill_key(written) as key, "position"
        from unnest(private.distinct_texts(to_jsonb(array_remove(p_skills[1:50], null)))) with ordinality as ticked (written, "position")
        offset 0
      ) as keyed
      order by key, "position"
    ) as firsts
    where firsts.key <> all (mine.skill_keys)
    order by firsts."position"
  );
  -- Up to the profile's limit.
  added := given[1:50 - cardinality(mine.skills)];
  p_years := case when mine.experience_years is null then p_years end;
  p_culture := case when mine.culture_values = '{}' then p_culture end;
  if mine.city is not null or mine.state is not null then
    place := null;
  end if;
  perform private.refuse_field_errors(private.profile_errors(jsonb_build_object(
    'skills', mine.skills || added, 'experienceYears', p_years, 'city', place[1], 'state', place[2], 'cultureValues', to_jsonb(p_culture))));
  update public.candidates c set
    skills = mine.skills || added,
    experience_years = coalesce(mine.experience_years, p_years),
    years_follow_history = mine.years_follow_history and p_years is null,
    city = coalesce(mine.city, place[1]),
    state = coalesce(mine.state, place[2]),
    culture_values = coalesce(private.read_culture(to_jsonb(p_culture)), mine.culture_values)
  where c.id = mine.id
  returning * into mine;
  return jsonb_build_object(
    'candidate', private.candidate_json(mine),
    'skills', to_jsonb(added),
    'left_out', cardinality(given) - cardinality(added),
    'years', p_years,
    'place', array_to_string(place, ', '),
    'culture', case when p_culture is null then '[]' else to_jsonb(mine.culture_values) end
  );
end
$$;
comment on function public.add_ticks_to_profile is
  'Adds what the caller ticked as a visitor to their profile: new skills, as written, up to the limit; years, city and state, and ways of working, only if empty. Returns AddedTicks (contracts/candidates/candidate.ts): the profile, and what was added. Safe to repeat. SECURITY DEFINER: clients can''t write candidates. PT401, PT403 for other accounts, PT422 by field.';

grant execute on function public.add_ticks_to_profile to authenticated;
