-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TYPE "private"."job_list_item" ADD ATTRIBUTE "saved" boolean CASCADE;

ALTER TABLE "private"."unsubscribe_links"
  DROP CONSTRAINT "unsubscribe_links_kind_check";

ALTER TABLE "private"."unsubscribe_links"
  DROP CONSTRAINT "unsubscribe_links_once";

DROP FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[]);

DROP FUNCTION "private"."count_unpaid_jobs"(private.job_filter, tsquery[]);

DROP FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb);

DROP FUNCTION "private"."require_candidate_account"(uuid);

CREATE TABLE "private"."mailed_jobs" (
  "user_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  CONSTRAINT "mailed_jobs_pkey" PRIMARY KEY (user_id, job_id)
);

ALTER TABLE "private"."mailed_jobs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."saved_jobs" (
  "user_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  "title" text NOT NULL,
  "company_name" text NOT NULL,
  "saved_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "saved_jobs_pkey" PRIMARY KEY (user_id, job_id)
);

ALTER TABLE "private"."saved_jobs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."saved_searches" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "user_id" uuid NOT NULL,
  "name" text NOT NULL,
  "words" text NOT NULL,
  "filter" jsonb NOT NULL,
  "frequency" text NOT NULL,
  "since" timestamp with time zone NOT NULL DEFAULT now(),
  "next_at" timestamp with time zone,
  "deleted_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "saved_searches_filter_check" CHECK (((jsonb_typeof(filter) = 'object'::text) AND (octet_length((filter)::text) <= 4000))),
  CONSTRAINT "saved_searches_frequency_check" CHECK ((frequency = ANY (ARRAY['daily'::text, 'weekly'::text, 'off'::text]))),
  CONSTRAINT "saved_searches_next_unless_off" CHECK (((next_at IS NULL) = (frequency = 'off'::text))),
  CONSTRAINT "saved_searches_pkey" PRIMARY KEY (id),
  CONSTRAINT "saved_searches_name_check" CHECK (private.is_line(name, 100, 1)),
  CONSTRAINT "saved_searches_words_check" CHECK (private.is_line(words, 200))
);

ALTER TABLE "private"."saved_searches"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."unsubscribe_links"
  ALTER COLUMN "company_id" DROP NOT NULL;

CREATE OR REPLACE FUNCTION private.best_listed (
  candidate uuid,
  mine private.match_facts,
  after_order bigint,
  after_at timestamp with time zone,
  after_id uuid,
  page integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
    from private.ranked_jobs(mine.skills, mine.years, mine.at_home, mine.near_home, mine.home_known) as r
    where private.comes_first(after_order, after_at, after_id, r.match_order, r.posted_at, r.job_id)
      -- What is kept leaves out what the candidate has applied to.
      and (best is null or r.job_id = any (best || array(select a.job_id from public.applications a where a.candidate_id = candidate)))
    order by r.match_order desc, r.posted_at desc, r.job_id
    limit page
  );
end
$function$;

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

CREATE OR REPLACE FUNCTION private.job_list_entry (
  job private.visible_jobs,
  match jsonb,
  asked jsonb DEFAULT NULL::jsonb,
  application jsonb DEFAULT NULL::jsonb,
  saved boolean DEFAULT false
)
  RETURNS private.job_list_item
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN ROW((job).job_id, (job).title, (job).company_id, (job).company_name, (job).company_logo_url, (job).location, (job).job_type, (job).experience_level, (job).salary_min, (job).salary_max, (job).posted_at, match, asked, application, saved)::private.job_list_item;

CREATE OR REPLACE FUNCTION private.mail_new_jobs (
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  search private.saved_searches;
  marked uuid[];
  all_marked uuid[] := '{}';
  names text[] := '{}';
  address text := (select p.email from public.profiles p where p.id = of_user and p.role = 'candidate');
begin
  for search in
    select * from private.saved_searches s
    where s.user_id = of_user and s.next_at <= now() and s.deleted_at is null
    order by s.created_at, s.id
    for update
  loop
    update private.saved_searches s set next_at = private.next_search_mail(s.frequency) where s.id = search.id;
    marked := case when address is null then '{}' else array(select private.mark_new_jobs(search)) end;
    if marked <> '{}' then
      all_marked := all_marked || marked;
      names := names || ('“' || search.name || '”');
    end if;
  end loop;
  if all_marked = '{}' then
    return;
  end if;
  perform private.enqueue_email('saved_search_jobs', address, jsonb_build_object(
    'searches', array_to_string(names, ', '),
    'total', cardinality(all_marked),
    'jobs', (
      select jsonb_agg(jsonb_build_object(
        'title', newest.title, 'company_name', newest.company_name, 'location', newest.location, 'path', '/jobs/' || newest.job_id
      ) order by newest.posted_at desc, newest.job_id desc)
      from (
        select v.* from private.visible_jobs v where v.job_id = any (all_marked) order by v.posted_at desc, v.job_id desc limit 20
      ) as newest
    ),
    'path', '/candidate/saved?tab=searches',
    'unsubscribe', private.unsubscribe_token(of_user, null, 'saved_searches')));
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_saved_searches()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due uuid;
begin
  -- One run at a time: two would mail somebody's searches apart.
  if not pg_try_advisory_xact_lock(hashtextextended('private.mail_saved_searches', 0)) then
    return;
  end if;
  delete from private.saved_searches s where s.deleted_at < now() - interval '1 hour';
  for due in
    select s.user_id from private.saved_searches s
    where s.next_at <= now() and s.deleted_at is null
    group by s.user_id order by min(s.next_at), s.user_id
    limit 200
  loop
    perform private.mail_new_jobs(due);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.mailed_kinds (
  link private.unsubscribe_links
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if link.kind = 'saved_searches' then
    return array(
      select link.kind where exists (
        select from private.saved_searches s where s.user_id = link.user_id and s.frequency <> 'off' and s.deleted_at is null));
  end if;
  return array(
    select k from unnest(private.staff_notice_kinds()) k
    cross join lateral private.staff_notice_setting(link.user_id, link.company_id, k) s
    where case when link.kind = 'summary' then s.by_mail = 'daily' else k = link.kind and s.by_mail <> 'off' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.mark_new_jobs (
  search private.saved_searches
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  words tsquery[] := private.search_words(search.words);
  wanted private.job_filter := private.read_job_filter(search.filter);
  found_ids uuid[];
begin
  wanted.posted_after := greatest(wanted.posted_after, search.since);
  found_ids := private.filtered_jobs(
    wanted, case when words <> '{}' then private.searches_for(words) end, null, null, 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 300);
  return query
    with there as (
      -- Held, so that none is deleted meanwhile.
      select j.id from public.jobs j where j.id = any (found_ids) for key share
    )
    insert into private.mailed_jobs (user_id, job_id)
    select search.user_id, there.id from there
    where not exists (
      select from public.applications a join public.candidates c on c.id = a.candidate_id
      where a.job_id = there.id and c.user_id = search.user_id)
    on conflict do nothing
    returning job_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.most_saved_jobs()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN 500;

CREATE OR REPLACE FUNCTION private.most_saved_searches()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN 20;

CREATE OR REPLACE FUNCTION private.my_saved_search (
  p_id uuid
)
  RETURNS private.saved_searches
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save searches');
  search private.saved_searches;
begin
  select * into search from private.saved_searches s where s.id = p_id and s.user_id = caller for update;
  if search.id is null then
    perform private.fail(404, 'search_not_found', 'This search is not saved any more');
  end if;
  return search;
end
$function$;

CREATE OR REPLACE FUNCTION private.next_search_mail (
  frequency text
)
  RETURNS timestamp with time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE frequency WHEN 'daily'::text THEN (private.last_summary() + '1 day'::interval) WHEN 'weekly'::text THEN ((date_trunc('week'::text, ((now() AT TIME ZONE 'UTC'::text) - '13:00:00'::interval)) + '7 days 13:00:00'::interval) AT TIME ZONE 'UTC'::text) ELSE NULL::timestamp with time zone END;

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
  city text := coalesce(private.plain_key(split_part(place, ',', 1)), '');
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

CREATE OR REPLACE FUNCTION private.potential_jobs (
  me public.candidates,
  after_order bigint,
  after_posted_at timestamp with time zone,
  after_id uuid,
  wanted integer,
  from_kept boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  mine private.match_facts := private.match_facts(me);
  home private.home_terms := private.home_of(me);
  kept private.kept_matches;
  page uuid[];
begin
  if from_kept then
    select * into kept from private.kept_matches k
    where k.candidate_id = me.id and k.facts is not distinct from mine
      and k.server = (select system_identifier from pg_control_system());
    if kept.candidate_id is null then
      return null;
    end if;
    page := private.best_of_kept(kept, after_order, after_posted_at, after_id, wanted);
    if page is null then
      return null;
    end if;
  else
    page := private.best_of_all(me.id, mine, after_order, after_posted_at, after_id, wanted);
  end if;
  return jsonb_build_object(
    'total', private.count_visible_jobs() - (
      select count(*) from public.applications a join private.visible_matches v on v.job_id = a.job_id where a.candidate_id = me.id
    ),
    'jobs', coalesce((
      select jsonb_agg(private.job_list_entry(v, m.explanation, saved => exists (
        select from private.saved_jobs s where s.user_id = auth.uid() and s.job_id = v.job_id)) order by listed."position")
      from unnest(page) with ordinality as listed (job_id, "position")
      join private.visible_jobs v on v.job_id = listed.job_id
      cross join lateral private.asked_explanations(
        v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
        v.experience_level, v.job_type, v.location, v.locations, v.place_terms, me, home
      ) as m
    ), '[]')
  );
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

CREATE OR REPLACE FUNCTION private.refuse_search_settings (
  name text,
  frequency text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('name', name, 'frequency', frequency), array[
      private.rule('name', 'line', 100, 1, 'Name the search'),
      private.rule('frequency', 'choice', 10, 1, 'Choose daily, weekly or off', '{daily,weekly,off}')]));
end
$function$;

CREATE OR REPLACE FUNCTION private.require_candidate_account (
  p_user_id uuid DEFAULT NULL::uuid,
  message text DEFAULT 'Only candidate accounts have a candidate profile'::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller(p_user_id);
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', message);
  end if;
  return caller;
end
$function$;

CREATE OR REPLACE FUNCTION private.saved_search_json (
  search private.saved_searches
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN jsonb_build_object('id', (search).id, 'name', (search).name, 'words', (search).words, 'filter', (search).filter, 'frequency', (search).frequency, 'created_at', (search).created_at);

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

CREATE OR REPLACE FUNCTION private.unsubscribe_token (
  of_user uuid,
  of_company uuid,
  of_kind text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if of_company is null or exists (select from public.company_users u where u.user_id = of_user and u.company_id = of_company) then
    insert into private.unsubscribe_links (token, user_id, company_id, kind)
    values (private.new_token(), of_user, of_company, of_kind)
    on conflict (user_id, company_id, kind) do nothing;
  end if;
  return (
    select l.token from private.unsubscribe_links l where l.user_id = of_user and l.company_id is not distinct from of_company and l.kind = of_kind);
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

CREATE OR REPLACE FUNCTION public.change_saved_search (
  p_id uuid,
  p_name text,
  p_frequency text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  search private.saved_searches := private.my_saved_search(p_id);
begin
  perform private.refuse_search_settings(p_name, p_frequency);
  update private.saved_searches s set
    name = private.trimmed(p_name),
    frequency = p_frequency,
    since = case when s.frequency = 'off' and p_frequency <> 'off' then now() else s.since end,
    next_at = case when s.frequency = p_frequency then s.next_at else private.next_search_mail(p_frequency) end
  where s.id = search.id
  returning * into search;
  return private.saved_search_json(search);
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

CREATE OR REPLACE FUNCTION public.delete_saved_search (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  search private.saved_searches := private.my_saved_search(p_id);
begin
  update private.saved_searches s set deleted_at = coalesce(s.deleted_at, now()) where s.id = search.id;
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
    'saved', is_candidate and exists (select from private.saved_jobs s where s.user_id = auth.uid() and s.job_id = j.id),
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

CREATE OR REPLACE FUNCTION public.get_saved_jobs (
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save jobs');
  me public.candidates := private.my_candidate();
  home private.home_terms := private.home_of(me);
  page_before record := private.page_key(p_before, 'savedAt');
begin
  return jsonb_build_object('jobs', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.job_id,
      'title', coalesce(v.title, page.title),
      'company_name', coalesce(v.company_name, page.company_name),
      'saved', true,
      'saved_at', page.saved_at,
      'application', page.application,
      'job', case when v.job_id is not null then to_jsonb(private.job_list_entry(v, m.explanation, null, page.application, true)) end
    ) order by page.saved_at desc, page.job_id desc), '[]')
    from (
      select s.*, (
        select jsonb_build_object('id', a.id, 'status', a.status) from public.applications a where a.job_id = s.job_id and a.candidate_id = me.id
      ) as application
      from private.saved_jobs s
      where s.user_id = caller and (s.saved_at, s.job_id) < (page_before.at, page_before.id)
      order by s.saved_at desc, s.job_id desc
      limit private.page_limit(p_limit)
    ) as page
    left join private.visible_jobs v on v.job_id = page.job_id
    left join lateral private.asked_explanations(
      v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
      v.experience_level, v.job_type, v.location, v.locations, v.place_terms, me, home
    ) as m on v.job_id is not null
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_saved_searches()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save searches');
begin
  return (
    select coalesce(jsonb_agg(private.saved_search_json(s) order by s.created_at desc, s.id), '[]')
    from private.saved_searches s where s.user_id = caller and s.deleted_at is null
  );
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
          p.experience_level, p.job_type, p.location, p.locations, p.place_terms) end,
        saved => is_candidate and exists (select from private.saved_jobs s where s.user_id = auth.uid() and s.job_id = p.job_id)
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

CREATE OR REPLACE FUNCTION public.save_search (
  p_name text,
  p_words text,
  p_filter jsonb,
  p_frequency text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save searches');
  asked_words text := coalesce(private.trimmed(regexp_replace(left(p_words, 200), '\s+', ' ', 'g')), '');
  asked_filter jsonb := coalesce(jsonb_strip_nulls(p_filter), '{}');
  search private.saved_searches;
begin
  perform private.refuse_search_settings(p_name, p_frequency);
  perform private.refuse_unknown_filter(octet_length(asked_filter::text) <= 4000);
  perform private.read_job_filter(asked_filter);
  if private.search_words(asked_words) = '{}' and asked_filter = '{}' then
    perform private.fail(422, 'empty_search', 'Search for something or choose a filter first, then save it.');
  end if;
  perform private.lock_account(caller);
  select * into search from private.saved_searches s
  where s.user_id = caller and s.words = asked_words and s.filter = asked_filter and s.deleted_at is null;
  if search.id is not null then
    return public.change_saved_search(search.id, p_name, p_frequency);
  elsif (
    select count(*) from private.saved_searches s where s.user_id = caller and s.deleted_at is null
  ) >= private.most_saved_searches() then
    perform private.fail(409, 'too_many_searches', format(
      'You have saved %s searches, which is the most we keep. Please delete one first.', private.most_saved_searches()));
  end if;
  insert into private.saved_searches (user_id, name, words, filter, frequency, next_at)
  values (caller, private.trimmed(p_name), asked_words, asked_filter, p_frequency, private.next_search_mail(p_frequency))
  returning * into search;
  return private.saved_search_json(search);
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
    found_ids := case
      when is_narrowed or words <> '{}' then private.filtered_jobs(
        wanted, searches, case when p_order = 'match' then private.match_facts(me) end, after_order, page_after.at, page_after.id, page)
      else private.best_listed(me.id, private.match_facts(me), after_order, page_after.at, page_after.id, page)
    end;
    if is_first then
      counts := jsonb_build_object('total', case
        when is_narrowed or words <> '{}' then private.count_filtered_jobs(wanted, searches)
        else private.count_visible_jobs()
      end);
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
      ) end,
      is_candidate and exists (select from private.saved_jobs s where s.user_id = auth.uid() and s.job_id = p.job_id)
    )
    from private.visible_jobs p
    join unnest(found_ids) with ordinality as found (job_id, "position") on found.job_id = p.job_id
    order by found."position"
  )) || counts;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_job_saved (
  p_job_id uuid,
  p_saved boolean
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save jobs');
begin
  if not coalesce(p_saved, false) then
    delete from private.saved_jobs s where s.user_id = caller and s.job_id = p_job_id;
    return false;
  end if;
  perform private.lock_account(caller);
  if exists (select from private.saved_jobs s where s.user_id = caller and s.job_id = p_job_id) then
    return true;
  elsif (select count(*) from private.saved_jobs s where s.user_id = caller) >= private.most_saved_jobs() then
    perform private.fail(409, 'too_many_saved', format(
      'You have saved %s jobs, which is the most we keep. Please remove some first.', private.most_saved_jobs()));
  end if;
  -- Held, so that it is not deleted meanwhile; one that closes now is saved, and closed.
  perform from public.jobs j where j.id = p_job_id for key share;
  insert into private.saved_jobs (user_id, job_id, title, company_name)
  select caller, v.job_id, v.title, v.company_name from private.visible_jobs v where v.job_id = p_job_id;
  if not found then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_delete_saved_search (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  search private.saved_searches := private.my_saved_search(p_id);
begin
  update private.saved_searches s set deleted_at = null
  where s.id = search.id and coalesce(s.deleted_at + private.undo_time() > clock_timestamp(), true)
  returning * into search;
  if search.id is null then
    perform private.fail(409, 'undo_over', 'It is too late to bring this search back. It can be saved anew.');
  end if;
  return private.saved_search_json(search);
end
$function$;

CREATE OR REPLACE FUNCTION public.unsubscribe (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link private.unsubscribe_links := private.unsubscribe_link(p_token);
begin
  if link.kind = 'saved_searches' then
    update private.saved_searches s set frequency = 'off', next_at = null where s.user_id = link.user_id and s.frequency <> 'off';
  else
    perform private.store_staff_notice(
      link.user_id, link.company_id, k, (private.staff_notice_setting(link.user_id, link.company_id, k)).in_app, 'off')
    from unnest(private.mailed_kinds(link)) k;
  end if;
  return private.unsubscribe_json(link);
end
$function$;

ALTER TABLE "private"."mailed_jobs"
  ADD CONSTRAINT "mailed_jobs_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."mailed_jobs"
  ADD CONSTRAINT "mailed_jobs_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."saved_jobs"
  ADD CONSTRAINT "saved_jobs_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."saved_jobs"
  ADD CONSTRAINT "saved_jobs_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."saved_searches"
  ADD CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_once" UNIQUE NULLS NOT DISTINCT (user_id, company_id, kind);

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_to_staff_at_company" CHECK (((company_id IS NULL) = (kind = 'saved_searches'::text)));

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX mailed_jobs_job_index ON private.mailed_jobs USING btree (job_id);

CREATE INDEX matchable_jobs_required_index ON private.matchable_jobs USING gin (required extensions.gin__int_ops)
  WITH (fastupdate=off);

CREATE INDEX saved_jobs_job_index ON private.saved_jobs USING btree (job_id);

CREATE INDEX saved_jobs_newest_index ON private.saved_jobs USING btree (user_id, saved_at DESC, job_id DESC);

CREATE INDEX saved_searches_due_index ON private.saved_searches USING btree (next_at)
  WHERE (deleted_at IS NULL);

CREATE INDEX saved_searches_user_index ON private.saved_searches USING btree (user_id);

CREATE INDEX published_jobs_place_index ON public.published_jobs USING gin (place_terms)
  WITH (fastupdate=off);

COMMENT ON COLUMN "private"."saved_jobs"."title" IS 'As it was when the job was saved, like company_name: what is written once it is closed is the company''s alone.';

COMMENT ON COLUMN "private"."saved_searches"."deleted_at" IS 'Since when it is gone, though it can be brought back for a moment.';

COMMENT ON COLUMN "private"."saved_searches"."filter" IS 'JobFilter (contracts/job-filter.ts), read by private.read_job_filter before it was stored.';

COMMENT ON COLUMN "private"."saved_searches"."next_at" IS 'When new jobs are looked for next, or null.';

COMMENT ON COLUMN "private"."saved_searches"."since" IS 'Jobs posted before are never mailed: when it was saved, or its mail was last turned on.';

COMMENT ON FUNCTION "private"."best_listed"(uuid, private.match_facts, bigint, timestamp with time zone, uuid, integer) IS 'So many of all visible jobs that follow the given place for a candidate, best match first: from the kept list where it suffices, else by ranking all.';

COMMENT ON FUNCTION "private"."city_and_state"(text) IS '{Denver, CO} of private.asked_location "Denver, CO or remote"; null unless it names one place, and its state.';

COMMENT ON FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[], boolean) IS 'How many visible jobs fit, or how many of them name no salary; 1,001 for more than 1,000.';

COMMENT ON FUNCTION "private"."filter_options"(text) IS 'What may be chosen of a part of a JobFilter and is counted before, each with its value there. The days stand in contracts/job-filter.ts as well.';

COMMENT ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean) IS 'A job as it stands in a list, with its MatchExplanation for a candidate, or MatchAsked for who counts it in the browser, the caller''s application, and whether the caller has saved it.';

COMMENT ON FUNCTION "private"."mail_new_jobs"(uuid) IS 'Mails somebody the new jobs of all their searches that are due, in one mail with the first twenty; nothing where there is none. Accounts that are no candidate''s any more get none.';

COMMENT ON FUNCTION "private"."mail_saved_searches"() IS 'Mails the new jobs of the searches that are due, two hundred people a call, and drops searches that were deleted. Called on a schedule, every minute.';

COMMENT ON FUNCTION "private"."mailed_kinds"(private.unsubscribe_links) IS 'What a link would turn off now: mails of its kind, or everything that is in the summary, or comes of saved searches.';

COMMENT ON FUNCTION "private"."mark_new_jobs"(private.saved_searches) IS 'The visible jobs that fit a search, were posted since it was saved, and of which its owner was neither mailed nor has applied: of the newest 300. They count as mailed from then on.';

COMMENT ON FUNCTION "private"."most_saved_jobs"() IS 'How many jobs one account may have saved: savedJobsLimit of the contracts (RULES: Jobs).';

COMMENT ON FUNCTION "private"."most_saved_searches"() IS 'How many searches one account may have saved: savedSearchesLimit of the contracts (RULES: Jobs).';

COMMENT ON FUNCTION "private"."my_saved_search"(uuid) IS 'A search of the caller''s, locked, gone ones included. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."next_search_mail"(text) IS 'When the next mail about a search is due: each day, or each Monday, at 13:00 UTC; null for off.';

COMMENT ON FUNCTION "private"."read_job_filter"(jsonb) IS 'A JobFilter (contracts/job-filter.ts) as it is compared. PT422 for anything else: another name, another kind of value, a type or level there is not, more than 20 skills.';

COMMENT ON FUNCTION "private"."refuse_search_settings"(text, text) IS 'PT422 by field unless a search may be called so and mailed so often.';

COMMENT ON FUNCTION "private"."require_candidate_account"(uuid, text) IS 'The caller''s id when the account''s role is candidate, with or without a profile yet. PT401; PT403 with the message otherwise.';

COMMENT ON FUNCTION "private"."saved_search_json"(private.saved_searches) IS 'SavedSearch (contracts/saved-search.ts).';

COMMENT ON FUNCTION "private"."similar_jobs"(uuid, integer[], public.candidates) IS 'The visible jobs that require most of these skills (private.match_terms), those that require less else first, then the newest; without what the candidate applied for.';

COMMENT ON FUNCTION "private"."unsubscribe_token"(uuid, uuid, text) IS 'What a mail carries so that it can be turned off without signing in; null for who is no staff there. of_kind: one of staff_notice_kinds, or summary; saved_searches of no company.';

COMMENT ON FUNCTION "private"."was_public"(public.jobs) IS 'True for a job the public has seen and may be told of, open or not: neither a draft nor deleted, of a company that is approved (RULES: Jobs).';

COMMENT ON FUNCTION "public"."add_ticks_to_profile"(text[], integer, text) IS 'Takes what the caller ticked as a visitor into their profile: skills it does not name yet, as written and as far as there is room; years, and city and state, only where it says nothing of them. Gives AddedTicks (contracts/candidate.ts): the profile, and what was added. Safe to repeat. SECURITY DEFINER: clients do not write candidates. PT401, PT403 for other accounts, PT422 by field.';

COMMENT ON FUNCTION "public"."change_saved_search"(uuid, text, text) IS 'Calls a search of the caller''s differently, or mails it more or less often; gives SavedSearch. What was posted while its mail was off is not mailed later. PT401, PT403, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) IS 'How many jobs search_jobs would find with each type, level, days since posted or industry instead of those of the filter: JobCounts (contracts/job-filter.ts) of the parts named, 1,001 for more than 1,000. SECURITY DEFINER as search_jobs is, and about the same jobs. PT422.';

COMMENT ON FUNCTION "public"."delete_saved_search"(uuid) IS 'Deletes a search of the caller''s; for ten seconds it can be brought back. Safe to repeat. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."get_employer"(uuid) IS 'Employer, for anyone: the page of an approved company, whoever reads it. PT404 for any other. SECURITY DEFINER: the row itself is closed to strangers.';

COMMENT ON FUNCTION "public"."get_saved_jobs"(jsonb, integer) IS '{jobs: SavedJob[]} (contracts/candidate.ts): what the caller has saved, newest first; of a job that is not visible any more only what it was called. p_before: {savedAt, id} of the last row shown. PT401, PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."get_saved_searches"() IS 'SavedSearch[] (contracts/saved-search.ts) of the caller, newest first: at most 20. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_similar_jobs"(uuid) IS '{closed: ClosedJob or null, jobs: SimilarJob[]} (contracts/candidate.ts): up to six visible jobs that share most required skills with a job the caller may know of; closed where it was public, or applied for, and is not visible to the caller now. Nothing of any other. SECURITY DEFINER: searching past row policies is what lets indexes work, and candidates cannot read jobs; only jobs that are visible now are listed.';

COMMENT ON FUNCTION "public"."save_search"(text, text, jsonb, text) IS 'Keeps a search under a name and gives SavedSearch (contracts/saved-search.ts); the same search again only changes its name and frequency. p_filter: JobFilter. PT401, PT403 for others than candidates, PT409 past 20, PT422 by field, for an unknown filter and for a search of nothing (RULES: Jobs).';

COMMENT ON FUNCTION "public"."set_job_saved"(uuid, boolean) IS 'Saves a visible job for the caller, or drops it whatever has become of it; gives what holds now. Safe to repeat. PT401, PT403 for others than candidates, PT404 for a job that is not visible, PT409 past 500 (RULES: Jobs).';

COMMENT ON FUNCTION "public"."undo_delete_saved_search"(uuid) IS 'Brings a search of the caller''s back for ten seconds by the database''s clock (and three more, for the way here); gives SavedSearch. PT401, PT403, PT404, PT409 when it is too late.';

COMMENT ON TABLE "private"."mailed_jobs" IS 'Which jobs somebody was mailed of already, whichever search found them.';

COMMENT ON TABLE "private"."saved_jobs" IS 'The jobs people of candidate accounts have saved (RULES: Jobs). Written by set_job_saved.';

COMMENT ON TABLE "private"."saved_searches" IS 'The searches people of candidate accounts have saved, and how often they hear of new jobs (RULES: Jobs). Written by the procedures of this file.';

COMMENT ON TABLE "private"."unsubscribe_links" IS 'What the link at the end of a mail to staff, or about saved searches, turns off. The token itself, since every mail carries the same: it can do nothing else, and ends with the membership or the account.';

COMMENT ON TYPE "private"."job_list_item" IS 'ListedJob (contracts/candidate.ts). A row is filled by place: written migrations add attributes by the alphabet, and have to be put right.';

REVOKE ALL ON FUNCTION "private"."best_listed"(uuid, private.match_facts, bigint, timestamp with time zone, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."city_and_state"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[], boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filter_options"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_new_jobs"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_saved_searches"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mark_new_jobs"(private.saved_searches) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_saved_jobs"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_saved_searches"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_saved_search"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_search_mail"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_search_settings"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_candidate_account"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."saved_search_json"(private.saved_searches) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_jobs"(uuid, integer[], public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."was_public"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."add_ticks_to_profile"(text[], integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_ticks_to_profile"(text[], integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_saved_search"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."change_saved_search"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_saved_search"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."delete_saved_search"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_employer"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_employer"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_saved_jobs"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_saved_jobs"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_saved_searches"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_saved_searches"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_similar_jobs"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_similar_jobs"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."save_search"(text, text, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."save_search"(text, text, jsonb, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_job_saved"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_job_saved"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_delete_saved_search"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_delete_saved_search"(uuid) TO "authenticated";

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_kind_check" CHECK (((kind = ANY (ARRAY['summary'::text, 'saved_searches'::text])) OR (kind = ANY (private.staff_notice_kinds()))));
