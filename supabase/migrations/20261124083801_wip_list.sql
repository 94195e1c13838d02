-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[]);

DROP FUNCTION "private"."count_unpaid_jobs"(private.job_filter, tsquery[]);

CREATE OR REPLACE FUNCTION private.city_and_state (
  places text
)
  RETURNS text[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  named text[] := array(select place from regexp_split_to_table(places, ' or ') as place where place not ilike '%remote%');
  parts text[] := regexp_match(named[1], '^\s*([^,]+?)\s*,\s*([^,\d]+?)[\d\s-]*$');
begin
  return case when cardinality(named) = 1 then parts end;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_filtered_jobs (
  wanted private.job_filter,
  searches tsquery[],
  is_unpaid boolean DEFAULT false
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  counted integer;
begin
  execute 'select count(*) from (select from private.visible_jobs v where '
    || case when is_unpaid then 'coalesce(v.salary_max, v.salary_min) is null and ' else '' end
    || private.filter_condition(wanted, searches) || ' limit 1001) as found'
  into counted using wanted, searches;
  return counted;
end
$function$;

CREATE OR REPLACE FUNCTION private.filter_options (
  of_name text
)
  RETURNS TABLE (
    label text,
    value jsonb
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (type.type)::text
  AS type,
     jsonb_build_array(type.type) AS jsonb_build_array
    FROM unnest(enum_range(NULL::public.job_type)) type(type)
   WHERE (filter_options.of_name = 'types'::text)
 UNION ALL
  SELECT (level.level)::text AS level,
     jsonb_build_array(level.level) AS jsonb_build_array
    FROM unnest(enum_range(NULL::public.experience_level)) level(level)
   WHERE (filter_options.of_name = 'levels'::text)
 UNION ALL
  SELECT (days.days)::text AS days,
     to_jsonb(days.days) AS to_jsonb
    FROM unnest('{1,7,30}'::integer[]) days(days)
   WHERE (filter_options.of_name = 'posted'::text)
 UNION ALL
 ( SELECT named.industry,
     to_jsonb(named.industry) AS to_jsonb
    FROM ( SELECT DISTINCT lower(c.industry) AS industry
            FROM private.published_companies c
           WHERE (c.visible_until > now())) named
   WHERE ((filter_options.of_name = 'industry'::text) AND (named.industry <> ''::text))
   ORDER BY named.industry
  LIMIT 50);
END;

CREATE OR REPLACE FUNCTION private.places_meant (
  place text,
  is_wide boolean
)
  RETURNS text[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  city text := private.plain_key(split_part(place, ',', 1));
  state text := private.state_of(private.plain_key(regexp_replace(split_part(place, ',', 2), '[\d\s-]+$', '')));
begin
  if place like '%,%' and state is not null then
    return case when city <> '' then array['city ' || city || ' ' || state, 'place ' || city] else '{}' end
      || case when is_wide or city = '' then array['state ' || state] else '{}' end;
  elsif coalesce(city, '') = '' then
    return null;
  end if;
  return array['city ' || city, 'place ' || city, 'state ' || private.state_of(city), 'country ' || city];
end
$function$;

CREATE OR REPLACE FUNCTION private.read_job_filter (
  asked jsonb
)
  RETURNS private.job_filter
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  kinds constant jsonb := '{
    "skills": "array", "place": "string", "wide": "boolean", "remote": "boolean", "types": "array", "levels": "array",
    "salary": "number", "posted": "number", "industry": "string", "company": "string"
  }';
  wanted private.job_filter;
begin
  perform private.refuse_unknown_filter(jsonb_typeof(asked) = 'object');
  perform private.refuse_unknown_filter(kinds ->> name = jsonb_typeof(value)) from jsonb_each(asked) as given (name, value);
  perform private.refuse_unknown_filter(jsonb_array_length(asked -> 'skills') <= 20) where asked ? 'skills';
  perform private.refuse_unknown_filter(jsonb_typeof(skill) = 'string') from jsonb_array_elements(asked -> 'skills') as skill;
  perform private.refuse_unknown_filter(type = any (enum_range(null::public.job_type)::text[]))
  from jsonb_array_elements_text(asked -> 'types') as type;
  perform private.refuse_unknown_filter(level = any (enum_range(null::public.experience_level)::text[]))
  from jsonb_array_elements_text(asked -> 'levels') as level;
  perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'salary', 'integer')) where asked ? 'salary';
  perform private.refuse_unknown_filter(asked ->> 'posted' ~ '^\d{1,3}$') where asked ? 'posted';
  perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'company', 'uuid')) where asked ? 'company';

  wanted.skills := nullif(private.skill_keys(array(
    select left(skill, 100) from jsonb_array_elements_text(asked -> 'skills') as skill where private.trimmed(skill) <> '')), '{}');
  wanted.place_terms := private.places_meant(private.trimmed(left(asked ->> 'place', 200)), coalesce((asked -> 'wide')::boolean, false));
  wanted.is_remote := coalesce((asked -> 'remote')::boolean, false);
  wanted.types := nullif(array(select type::public.job_type from jsonb_array_elements_text(asked -> 'types') as type), '{}');
  wanted.levels := nullif(array(select level::public.experience_level from jsonb_array_elements_text(asked -> 'levels') as level), '{}');
  wanted.salary_from := asked ->> 'salary';
  wanted.posted_after := now() - (asked ->> 'posted')::integer * interval '1 day';
  wanted.industry := nullif(lower(private.trimmed(left(asked ->> 'industry', 100))), '');
  wanted.company_id := asked ->> 'company';
  return wanted;
end
$function$;

CREATE OR REPLACE FUNCTION private.similar_jobs (
  to_job uuid,
  asked integer[],
  me public.candidates
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return array(
    select m.job_id
    from private.visible_matches m
    where m.required operator(extensions.&&) asked
      and m.job_id <> to_job
      and not exists (select from public.applications a where a.job_id = m.job_id and a.candidate_id = me.id)
    order by cardinality(m.required operator(extensions.&) asked) desc, cardinality(m.required), m.posted_at desc, m.job_id
    limit 6
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.was_public (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return job.deleted_at is null and job.posted_at is not null and job.status <> 'draft'
    and exists (select from public.companies c where c.id = job.company_id and c.is_approved);
end
$function$;

CREATE OR REPLACE FUNCTION public.add_ticks_to_profile (
  p_skills text[],
  p_years integer DEFAULT NULL::integer,
  p_place text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  mine public.candidates;
  given text[];
  added text[];
  place text[] := private.city_and_state(p_place);
begin
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
  -- No more than a profile may name.
  added := given[1:50 - cardinality(mine.skills)];
  p_years := case when mine.experience_years is null then p_years end;
  if mine.city is not null or mine.state is not null then
    place := null;
  end if;
  perform private.refuse_field_errors(private.profile_errors(jsonb_build_object(
    'skills', mine.skills || added, 'experienceYears', p_years, 'city', place[1], 'state', place[2])));
  update public.candidates c set
    skills = mine.skills || added,
    experience_years = coalesce(mine.experience_years, p_years),
    city = coalesce(mine.city, place[1]),
    state = coalesce(mine.state, place[2])
  where c.id = mine.id
  returning * into mine;
  return jsonb_build_object(
    'candidate', private.candidate_json(mine),
    'skills', to_jsonb(added),
    'left_out', cardinality(given) - cardinality(added),
    'years', p_years,
    'place', array_to_string(place, ', ')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.count_jobs_by (
  p_by text[],
  p_query text DEFAULT NULL::text,
  p_filter jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  parts constant text[] := '{types,levels,posted,industry}';
  asked jsonb := coalesce(p_filter, '{}');
  words tsquery[] := private.search_words(p_query);
  searches tsquery[] := case when words <> '{}' then private.searches_for(words) end;
begin
  perform private.read_job_filter(asked);
  if p_by is null or not p_by <@ parts then
    perform private.fail(422, 'invalid_input', 'This filter does not exist');
  end if;
  return (
    select coalesce(jsonb_object_agg(part, counted), '{}')
    from unnest(parts) as part
    cross join lateral (
      select coalesce(jsonb_object_agg(
        label, private.count_filtered_jobs(private.read_job_filter(asked || jsonb_build_object(part, value)), searches)), '{}') as counted
      from private.filter_options(part)
      offset 0
    ) as options
    where part = any (p_by)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_employer (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  select * into company from public.companies where id = p_company_id and is_approved;
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.employer_json(company);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_details (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates;
  is_candidate boolean := false;
  found_job jsonb;
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
  end if;
  select private.job_facts(j) || jsonb_build_object(
    'posted_at', coalesce(j.posted_at, j.created_at),
    'company', private.employer_json(c),
    'match', case when is_candidate then private.job_match(j, me) end,
    'asked', case when not is_candidate then (
      select private.match_asked(
        required.names, required.keys, preferred.names, preferred.keys, j.experience_level, j.job_type, j.location, j.locations,
        array(select said.term from private.place_terms(j.location || j.locations) as said (term)))
      from private.asked_skills(j.skills_required) as required cross join private.asked_skills(j.preferred_skills) as preferred
    ) end,
    'application_id', (select a.id from public.applications a where a.job_id = j.id and a.candidate_id = me.id),
    'question_count', (select count(*) from public.job_questions q where q.job_id = j.id and q.removed_at is null)
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
$function$;

CREATE OR REPLACE FUNCTION public.get_similar_jobs (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs;
  is_open boolean := private.can_see_job(p_job_id);
  me public.candidates;
  home private.home_terms;
  is_candidate boolean := false;
  application_id uuid;
  asked_keys text[];
  found_ids uuid[];
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
    home := private.home_of(me);
  end if;
  select * into job from public.jobs where id = p_job_id;
  application_id := (select a.id from public.applications a where a.job_id = job.id and a.candidate_id = me.id);
  -- Of a job the caller may not know of this says what it says of none.
  if job.id is null or not (is_open or application_id is not null or private.was_public(job)) then
    return '{"closed": null, "jobs": []}';
  end if;
  asked_keys := (select keys from private.asked_skills(job.skills_required));
  found_ids := private.similar_jobs(job.id, array(select id from private.match_terms where term = any (asked_keys) order by id), me);
  return jsonb_build_object(
    'closed', case when not is_open then (
      select jsonb_build_object('title', job.title, 'company_name', c.name, 'application_id', application_id)
      from public.companies c where c.id = job.company_id
    ) end,
    'jobs', array(
      select to_jsonb(private.job_list_entry(
        p,
        case when is_candidate then (
          select m.explanation
          from private.asked_explanations(
            p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
            p.experience_level, p.job_type, p.location, p.locations, p.place_terms, me, home
          ) as m
        ) end,
        case when not is_candidate then private.match_asked(
          p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
          p.experience_level, p.job_type, p.location, p.locations, p.place_terms) end
      )) || jsonb_build_object('shared', array(
        select asked.name from unnest(p.skills_required, p.required_skill_keys) as asked (name, key) where asked.key = any (asked_keys)
      ))
      from private.visible_jobs p
      join unnest(found_ids) with ordinality as found (job_id, "position") on found.job_id = p.job_id
      order by found."position"
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.search_jobs (
  p_query text DEFAULT NULL::text,
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_filter jsonb DEFAULT '{}'::jsonb,
  p_order text DEFAULT 'newest'::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  words tsquery[] := private.search_words(p_query);
  wanted private.job_filter;
  searches tsquery[];
  page_after record := private.page_key(p_after, 'postedAt');
  is_first boolean := coalesce(jsonb_typeof(p_after) = 'null', true);
  is_narrowed boolean := coalesce(p_filter, '{}') <> '{}';
  -- Who counts the match in the browser orders up to so many there.
  page integer := least(greatest(coalesce(p_limit, 20), 1), 300);
  after_order bigint := 9223372036854775807;
  found_ids uuid[];
  me public.candidates;
  home private.home_terms;
  is_candidate boolean := false;
  counts jsonb := '{}';
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
    home := private.home_of(me);
  end if;
  if coalesce(p_order, '') not in ('newest', 'match') or p_order = 'match' and not is_candidate then
    perform private.fail(422, 'invalid_input', 'This order does not exist');
  end if;
  if is_narrowed or p_order = 'match' then
    wanted := private.read_job_filter(coalesce(p_filter, '{}'));
    searches := case when words <> '{}' then private.searches_for(words) end;
    if p_order = 'match' and not is_first then
      if not coalesce(jsonb_typeof(p_after -> 'score') = 'number' and pg_input_is_valid(p_after ->> 'score', 'bigint'), false) then
        perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
      end if;
      after_order := p_after ->> 'score';
    end if;
    found_ids := private.filtered_jobs(
      wanted, searches, case when p_order = 'match' then private.match_facts(me) end, after_order, page_after.at, page_after.id, page);
    if is_first then
      counts := jsonb_build_object('total', private.count_filtered_jobs(wanted, searches));
      if wanted.salary_from is not null then
        wanted.salary_from := null;
        counts := counts || jsonb_build_object('without_salary', private.count_filtered_jobs(wanted, searches, true));
      end if;
    end if;
  else
    found_ids := private.searched_jobs(words, page_after.at, page_after.id, page);
    if is_first then
      counts := jsonb_build_object('total', case
        when words = '{}' then private.count_visible_jobs()
        when cardinality(found_ids) < page then cardinality(found_ids)
        else private.count_filtered_jobs(wanted, private.searches_for(words))
      end);
    end if;
  end if;
  if found_ids = '{}' then
    return '{"jobs": []}'::jsonb || counts;
  end if;
  -- An array, which jsonb_agg would copy. Who is asked stands in the list: beside a join it would be asked once the match is counted.
  return jsonb_build_object('jobs', array(
    select private.job_list_entry(
      p,
      case when is_candidate then (
        select m.explanation
        from private.asked_explanations(
          p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
          p.experience_level, p.job_type, p.location, p.locations, p.place_terms, me, home
        ) as m
      ) end,
      case when not is_candidate then private.match_asked(
        p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
        p.experience_level, p.job_type, p.location, p.locations, p.place_terms) end,
      case when is_candidate then (
        select jsonb_build_object('id', a.id, 'status', a.status) from public.applications a where a.job_id = p.job_id and a.candidate_id = me.id
      ) end
    )
    from private.visible_jobs p
    join unnest(found_ids) with ordinality as found (job_id, "position") on found.job_id = p.job_id
    order by found."position"
  )) || counts;
end
$function$;

CREATE INDEX matchable_jobs_required_index ON private.matchable_jobs USING gin (required extensions.gin__int_ops)
  WITH (fastupdate=off);

CREATE INDEX published_jobs_place_index ON public.published_jobs USING gin (place_terms)
  WITH (fastupdate=off);

COMMENT ON FUNCTION "private"."city_and_state"(text) IS '{Denver, CO} of private.asked_location "Denver, CO or remote"; null unless it names one place, and its state.';

COMMENT ON FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[], boolean) IS 'How many visible jobs fit, or how many of them name no salary; 1,001 for more than 1,000.';

COMMENT ON FUNCTION "private"."filter_options"(text) IS 'What may be chosen of a part of a JobFilter and is counted before, each with its value there. The days stand in contracts/job-filter.ts as well.';

COMMENT ON FUNCTION "private"."read_job_filter"(jsonb) IS 'A JobFilter (contracts/job-filter.ts) as it is compared. PT422 for anything else: another name, another kind of value, a type or level there is not, more than 20 skills.';

COMMENT ON FUNCTION "private"."similar_jobs"(uuid, integer[], public.candidates) IS 'The visible jobs that require most of these skills (private.match_terms), those that require less else first, then the newest; without what the candidate applied for.';

COMMENT ON FUNCTION "private"."was_public"(public.jobs) IS 'True for a job the public has seen and may be told of, open or not: neither a draft nor deleted, of a company that is approved (RULES: Jobs).';

COMMENT ON FUNCTION "public"."add_ticks_to_profile"(text[], integer, text) IS 'Takes what the caller ticked as a visitor into their profile: skills it does not name yet, as written and as far as there is room; years, and city and state, only where it says nothing of them. Gives AddedTicks (contracts/candidate.ts): the profile, and what was added. Safe to repeat. SECURITY DEFINER: clients do not write candidates. PT401, PT403 for other accounts, PT422 by field.';

COMMENT ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) IS 'How many jobs search_jobs would find with each type, level, days since posted or industry instead of those of the filter: JobCounts (contracts/job-filter.ts) of the parts named, 1,001 for more than 1,000. SECURITY DEFINER as search_jobs is, and about the same jobs. PT422.';

COMMENT ON FUNCTION "public"."get_employer"(uuid) IS 'Employer, for anyone: the page of an approved company, whoever reads it. PT404 for any other. SECURITY DEFINER: the row itself is closed to strangers.';

COMMENT ON FUNCTION "public"."get_similar_jobs"(uuid) IS '{closed: ClosedJob or null, jobs: SimilarJob[]} (contracts/candidate.ts): up to six visible jobs that share most required skills with a job the caller may know of; closed where it was public, or applied for, and is not visible to the caller now. Nothing of any other. SECURITY DEFINER: searching past row policies is what lets indexes work, and candidates cannot read jobs; only jobs that are visible now are listed.';

COMMENT ON TYPE "private"."job_list_item" IS 'ListedJob (contracts/candidate.ts). A row is filled by place: written migrations add attributes by the alphabet, and have to be put right.';

REVOKE ALL ON FUNCTION "private"."city_and_state"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[], boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filter_options"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_jobs"(uuid, integer[], public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."was_public"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."add_ticks_to_profile"(text[], integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_ticks_to_profile"(text[], integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_employer"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_employer"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_similar_jobs"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_similar_jobs"(uuid) TO "anon", "authenticated";
