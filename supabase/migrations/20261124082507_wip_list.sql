-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[]);

DROP FUNCTION "private"."count_unpaid_jobs"(private.job_filter, tsquery[]);

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

CREATE OR REPLACE FUNCTION private.job_list_entry (
  job private.visible_jobs,
  match jsonb,
  asked jsonb DEFAULT NULL::jsonb,
  application jsonb DEFAULT NULL::jsonb
)
  RETURNS private.job_list_item
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN ROW((job).job_id, (job).title, (job).company_id, (job).company_name, (job).company_logo_url, (job).location, (job).job_type, (job).experience_level, (job).salary_min, (job).salary_max, (job).posted_at, match, application, asked)::private.job_list_item;

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

CREATE INDEX published_jobs_place_index ON public.published_jobs USING gin (place_terms)
  WITH (fastupdate=off);

COMMENT ON FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[], boolean) IS 'How many visible jobs fit, or how many of them name no salary; 1,001 for more than 1,000.';

COMMENT ON FUNCTION "private"."filter_options"(text) IS 'What may be chosen of a part of a JobFilter and is counted before, each with its value there. The days stand in contracts/job-filter.ts as well.';

COMMENT ON FUNCTION "private"."read_job_filter"(jsonb) IS 'A JobFilter (contracts/job-filter.ts) as it is compared. PT422 for anything else: another name, another kind of value, a type or level there is not, more than 20 skills.';

COMMENT ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) IS 'How many jobs search_jobs would find with each type, level, days since posted or industry instead of those of the filter: JobCounts (contracts/job-filter.ts) of the parts named, 1,001 for more than 1,000. SECURITY DEFINER as search_jobs is, and about the same jobs. PT422.';

COMMENT ON TYPE "private"."job_list_item" IS 'ListedJob (contracts/candidate.ts). Written migrations add what comes later by the alphabet, so it stands like that here: a row is filled by place.';

REVOKE ALL ON FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[], boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filter_options"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) TO "anon", "authenticated";
