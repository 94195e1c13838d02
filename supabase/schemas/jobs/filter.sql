-- Filters of the public list, and which visible jobs match them.

create type private.job_filter as (
  skills text[], place_terms text[], is_remote boolean, types public.job_type[], levels public.experience_level[], salary_from integer,
  posted_after timestamptz, industry text, company_id uuid, workplaces public.workplace[], hidden uuid[],
  near_jobs uuid[]
);
comment on type private.job_filter is 'A parsed JobFilter (contracts/jobs/job-filter.ts); null means any. hidden: jobs the reader has hidden, which isn''t part of the filter itself.';

create function private.places_meant(place text, is_wide boolean) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  city text := coalesce(private.location_key(split_part(place, ',', 1)), '');
  state text := private.state_of(private.location_key(regexp_replace(split_part(place, ',', 2), '[\d\s-]+$', '')));
begin
  if place like '%,%' and state is not null then
    return case when city <> '' then array['city ' || city || ' ' || state, 'place ' || city] else '{}' end
      || case when is_wide or city = '' then array['state ' || state] else '{}' end;
  elsif coalesce(city, '') = '' then
    return null;
  end if;
  return array['city ' || city, 'place ' || city, 'state ' || private.state_of(city), 'country ' || city];
end
$$;
comment on function private.places_meant is 'The private.place_terms to search a location by: the city, or its state if wide.';

create function private.refuse_unknown_filter(is_known boolean) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not coalesce(is_known, false) then
    perform private.fail(422, 'invalid_input', 'This filter doesn''t exist');
  end if;
end
$$;
comment on function private.refuse_unknown_filter is 'PT422 unless all values of a filter are known.';

create function private.read_job_filter(asked jsonb) returns private.job_filter
language plpgsql stable set search_path = ''
as $$
declare
  kinds constant jsonb := '{
    "skills": "array", "place": "string", "places": "array", "wide": "boolean", "within": "number", "remote": "boolean", "types": "array", "workplaces": "array", "levels": "array",
    "salary": "number", "posted": "number", "industry": "string", "company": "string"
  }';
  wanted private.job_filter;
begin
  perform private.refuse_unknown_filter(jsonb_typeof(asked) = 'object');
  perform private.refuse_unknown_filter(kinds ->> name = jsonb_typeof(value)) from jsonb_each(asked) as given (name, value);
  perform private.refuse_unknown_filter(jsonb_array_length(value) <= 20) from jsonb_each(asked) as given (name, value) where jsonb_typeof(value) = 'array';
  perform private.refuse_unknown_filter(jsonb_typeof(skill) = 'string') from jsonb_array_elements(asked -> 'skills') as skill;
  perform private.refuse_unknown_filter(jsonb_typeof(place) = 'string') from jsonb_array_elements(asked -> 'places') as place;
  perform private.refuse_unknown_filter(type = any (enum_range(null::public.job_type)::text[]))
  from jsonb_array_elements_text(asked -> 'types') as type;
  perform private.refuse_unknown_filter(workplace = any (enum_range(null::public.workplace)::text[]))
  from jsonb_array_elements_text(asked -> 'workplaces') as workplace;
  perform private.refuse_unknown_filter(level = any (enum_range(null::public.experience_level)::text[]))
  from jsonb_array_elements_text(asked -> 'levels') as level;
  perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'salary', 'integer')) where asked ? 'salary';
  perform private.refuse_unknown_filter(asked ->> 'within' in ('10', '25', '50')) where asked ? 'within';
  perform private.refuse_unknown_filter(asked ->> 'posted' ~ '^\d{1,3}$') where asked ? 'posted';
  perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'company', 'uuid')) where asked ? 'company';

  wanted.skills := nullif(private.skill_keys(array(
    select left(skill, 100) from jsonb_array_elements_text(asked -> 'skills') as skill where private.trimmed(skill) <> '')), '{}');
  wanted.place_terms := nullif(array(
    select distinct term
    from (select asked ->> 'place' union all select jsonb_array_elements_text(asked -> 'places')) as named (place)
    cross join unnest(private.places_meant(private.trimmed(left(named.place, 200)), coalesce((asked -> 'wide')::boolean, false))) as term
    where term is not null), '{}');
  if asked ? 'within' and wanted.place_terms is not null then
    -- Hundreds of places, looked up in the index once for the list and all counts: an array overlap would compare them with every job.
    wanted.near_jobs := array(
      select p.job_id
      from unnest(private.places_within(wanted.place_terms, (asked ->> 'within')::integer) || wanted.place_terms) as near (term)
      join public.published_jobs p on p.place_terms operator(pg_catalog.@>) array[near.term]);
  end if;
  wanted.is_remote := coalesce((asked -> 'remote')::boolean, false);
  wanted.types := nullif(array(select type::public.job_type from jsonb_array_elements_text(asked -> 'types') as type), '{}');
  wanted.workplaces := nullif(
    array(select workplace::public.workplace from jsonb_array_elements_text(asked -> 'workplaces') as workplace), '{}');
  wanted.levels := nullif(array(select level::public.experience_level from jsonb_array_elements_text(asked -> 'levels') as level), '{}');
  wanted.salary_from := asked ->> 'salary';
  wanted.posted_after := now() - (asked ->> 'posted')::integer * interval '1 day';
  wanted.industry := nullif(lower(private.trimmed(left(asked ->> 'industry', 100))), '');
  wanted.company_id := asked ->> 'company';
  return wanted;
end
$$;
comment on function private.read_job_filter is
  'Parses a JobFilter (contracts/jobs/job-filter.ts). PT422 for anything else: an unknown name, a wrong type of value, an unknown job type, workplace, level or distance, more than 20 skills, locations, types, workplaces or levels.';

create function private.without_jobs(wanted private.job_filter, hidden uuid[]) returns private.job_filter
language plpgsql immutable set search_path = ''
as $$
begin
  wanted.hidden := hidden;
  return wanted;
end
$$;
comment on function private.without_jobs is 'A filter that also excludes these jobs; null excludes none.';

create function private.filter_condition(wanted private.job_filter, searches tsquery[]) returns text
language plpgsql stable set search_path = ''
as $$
declare
  located constant text := case
    when wanted.near_jobs is not null then 'v.job_id in (select unnest(($1).near_jobs))'
    when wanted.place_terms is not null then 'v.place_terms operator(pg_catalog.&&) ($1).place_terms'
  end;
  -- As private.is_anywhere read it when the job was written: reading the places of every job took most of the time.
  anywhere constant text := 'v.job_id in (select m.job_id from private.matchable_jobs m where m.anywhere)';
begin
  -- Made of fixed strings only: values come as $1 (the filter) and $2 (the searches), and each combination of conditions has its own plan.
  return concat_ws(' and ',
    'true',
    case when searches is not null then
      'v.job_id in (select p.job_id from unnest($2) as wanted join public.published_jobs p on p.search operator(pg_catalog.@@) wanted)' end,
    case when wanted.skills is not null then
      'v.job_id in (select p.job_id from public.published_jobs p where p.required_skill_keys || p.preferred_skill_keys operator(pg_catalog.@>) ($1).skills)' end,
    case
      when located is not null and wanted.is_remote then '(' || located || ' or ' || anywhere || ')'
      when located is not null then located
      when wanted.is_remote then anywhere
    end,
    case when wanted.types is not null then 'v.job_type = any (($1).types)' end,
    case when wanted.workplaces is not null then 'v.workplace = any (($1).workplaces)' end,
    case when wanted.levels is not null then 'v.experience_level = any (($1).levels)' end,
    case when wanted.salary_from is not null then 'private.paid_a_year(coalesce(v.salary_max, v.salary_min), v.pay_period) >= ($1).salary_from' end,
    case when wanted.posted_after is not null then 'v.posted_at > ($1).posted_after' end,
    case when wanted.industry is not null then 'lower(v.company_industry) = ($1).industry' end,
    case when wanted.company_id is not null then 'v.company_id = ($1).company_id' end,
    case when wanted.hidden is not null then 'v.job_id <> all (($1).hidden)' end
  );
end
$$;
comment on function private.filter_condition is 'The SQL condition on a row v of visible_jobs for a filter and its searches.';

create function private.count_filtered_jobs(wanted private.job_filter, searches tsquery[], is_unpaid boolean default false)
returns integer
language plpgsql stable set search_path = ''
as $$
declare
  counted integer;
begin
  execute 'select count(*) from (select from private.visible_jobs v where '
    || case when is_unpaid then 'coalesce(v.salary_max, v.salary_min) is null and ' else '' end
    || private.filter_condition(wanted, searches) || ' limit 1001) as found'
  into counted using wanted, searches;
  return counted;
end
$$;
comment on function private.count_filtered_jobs is 'How many visible jobs match, or match but state no salary; 1,001 for more than 1,000.';

create function private.filter_options(of_name text) returns table (label text, value jsonb)
language sql stable set search_path = ''
begin atomic
  select type::text, jsonb_build_array(type) from unnest(enum_range(null::public.job_type)) as type where of_name = 'types'
  union all
  select workplace::text, jsonb_build_array(workplace) from unnest(enum_range(null::public.workplace)) as workplace where of_name = 'workplaces'
  union all
  select level::text, jsonb_build_array(level) from unnest(enum_range(null::public.experience_level)) as level where of_name = 'levels'
  union all
  select days::text, to_jsonb(days) from unnest('{1,7,30}'::integer[]) as days where of_name = 'posted'
  union all
  (
    select named.industry, to_jsonb(named.industry)
    from (select distinct lower(c.industry) as industry from private.published_companies c where c.visible_until > now()) as named
    where of_name = 'industry' and named.industry <> ''
    order by named.industry
    limit 50
  );
end;
comment on function private.filter_options is 'The options of a part of a JobFilter that are counted in advance, with their values.';

create function private.with_option(wanted private.job_filter, part text, value jsonb) returns private.job_filter
language plpgsql stable set search_path = ''
as $$
declare
  alone constant private.job_filter := private.read_job_filter(jsonb_build_object(part, value));
begin
  case part
    when 'types' then wanted.types := alone.types;
    when 'workplaces' then wanted.workplaces := alone.workplaces;
    when 'levels' then wanted.levels := alone.levels;
    when 'posted' then wanted.posted_after := alone.posted_after;
    when 'industry' then wanted.industry := alone.industry;
  end case;
  return wanted;
end
$$;
comment on function private.with_option is 'A filter with that part replaced by one of private.filter_options; the rest isn''t parsed again.';

create function private.best_listed(
  candidate uuid, mine private.match_facts, after_order bigint, after_at timestamptz, after_id uuid, page integer
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  kept private.kept_matches;
  best uuid[];
begin
  select * into kept from private.kept_matches k
  where k.candidate_id = candidate and k.facts is not distinct from mine and k.server = (select system_identifier from pg_control_system());
  if kept.candidate_id is not null then
    best := private.best_of_kept(kept, after_order, after_at, after_id, page);
  end if;
  return array(
    select r.job_id
    from private.ranked_jobs(mine.skills, mine.years, mine.at_home, mine.near_home, mine.home_known, mine.culture) as r
    where private.comes_first(after_order, after_at, after_id, r.match_order, r.posted_at, r.job_id)
      and not exists (select from private.hidden_jobs h where h.candidate_id = candidate and h.job_id = r.job_id)
      -- Stored lists leave out jobs the candidate applied to.
      and (best is null or r.job_id = any (best || array(select a.job_id from public.applications a where a.candidate_id = candidate)))
    order by r.match_order desc, r.posted_at desc, r.job_id
    limit page
  );
end
$$;
comment on function private.best_listed is 'The jobs after a given position for a candidate: from the stored list, or else by ranking all; without hidden ones.';

create function private.filtered_jobs(
  wanted private.job_filter, searches tsquery[], mine private.match_facts, after_order bigint, after_at timestamptz, after_id uuid, page integer
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  condition constant text := private.filter_condition(wanted, searches);
  found_ids uuid[];
begin
  if mine is null then
    execute 'select array(select v.job_id from private.visible_jobs v where ' || condition || $q$
        and (v.posted_at, v.job_id) < ($3, $4)
      order by v.posted_at desc, v.job_id desc limit $5)$q$
    into found_ids using wanted, searches, after_at, after_id, page;
  else
    execute $q$
      select array(
        select r.job_id
        from private.ranked_jobs(($6).skills, ($6).years, ($6).at_home, ($6).near_home, ($6).home_known, ($6).culture) as r
        where private.comes_first($7, $3, $4, r.match_order, r.posted_at, r.job_id)
          and r.job_id in (select v.job_id from private.visible_jobs v where $q$ || condition || $q$)
        order by r.match_order desc, r.posted_at desc, r.job_id
        limit $5)$q$
    into found_ids using wanted, searches, after_at, after_id, page, mine, after_order;
  end if;
  return found_ids;
end
$$;
comment on function private.filtered_jobs is 'Matching visible jobs after a given position: newest first, or best match first.';
