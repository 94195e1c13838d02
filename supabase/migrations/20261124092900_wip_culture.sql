-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE TYPE "public"."culture_value" AS ENUM (
  'written_first',
  'decisions_explained',
  'open_numbers',
  'pay_bands_shown',
  'regular_feedback',
  'peer_review',
  'blameless_reviews',
  'quiet_focus_time',
  'few_meetings',
  'pair_work',
  'own_projects',
  'small_teams',
  'side_by_side',
  'remote_days',
  'flexible_hours',
  'fixed_hours',
  'shifts_known_ahead',
  'duties_in_turn',
  'mentoring',
  'learning_time',
  'moves_inside_first',
  'tried_small_first',
  'customer_contact',
  'stop_the_line'
);

ALTER TYPE "private"."match_facts" ADD ATTRIBUTE "culture" integer[] CASCADE;

DROP VIEW "private"."counted_application_matches";

DROP FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb);

DROP VIEW "private"."visible_jobs";

DROP FUNCTION "private"."job_match"(public.jobs, public.candidates);

DROP FUNCTION "private"."match_asked"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[]);

DROP FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates);

DROP FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates, private.home_terms);

DROP FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.candidates, private.home_terms);

DROP FUNCTION "private"."ranked_jobs"(integer[], integer, integer[], integer[], boolean);

DROP VIEW "private"."visible_matches";

DROP FUNCTION "private"."match_order"(integer, integer, integer, integer, text, text);

DROP FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text);

ALTER TABLE "private"."published_companies"
  ADD COLUMN "culture_values" public.culture_value[] NOT NULL DEFAULT '{}'::public.culture_value[];

ALTER TABLE "private"."sent_profiles"
  ADD COLUMN "culture_values" public.culture_value[] NOT NULL DEFAULT '{}'::public.culture_value[];

ALTER TABLE "public"."candidates"
  ADD COLUMN "culture_values" public.culture_value[] NOT NULL DEFAULT '{}'::public.culture_value[];

ALTER TABLE "public"."companies"
  ADD COLUMN "culture_values" public.culture_value[] NOT NULL DEFAULT '{}'::public.culture_value[];

CREATE OR REPLACE FUNCTION private.are_culture_values (
  named public.culture_value[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
begin
  return cardinality(named) <= 8 and cardinality(private.culture_numbers(named)) = cardinality(named);
end
$function$;

CREATE OR REPLACE FUNCTION private.best_of_all (
  candidate uuid,
  mine private.match_facts,
  after_order bigint,
  after_posted_at timestamp with time zone,
  after_id uuid,
  wanted integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select r.job_id
    from (
      -- offset 0: counted once a job, not wherever it is compared.
      select * from private.ranked_jobs(mine.skills, mine.years, mine.at_home, mine.near_home, mine.home_known, mine.culture) offset 0
    ) as r
    where private.comes_first(after_order, after_posted_at, after_id, r.match_order, r.posted_at, r.job_id)
      and not exists (select from public.applications a where a.candidate_id = candidate and a.job_id = r.job_id)
    order by r.match_order desc, r.posted_at desc, r.job_id
    limit wanted
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.best_of_kept (
  kept private.kept_matches,
  after_order bigint,
  after_posted_at timestamp with time zone,
  after_id uuid,
  wanted integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  -- More than so many are ranked no faster than all.
  most constant integer := 300;
  changed uuid[];
  best uuid[];
begin
  -- What claims to have changed later than now was restored from another server, and was there when the list was made here.
  changed := array(
    (
      select m.job_id from private.matchable_jobs m
      where m.changed_in >= kept.since and m.changed_in < pg_snapshot_xmax(pg_current_snapshot())
      limit most + 1
    )
    union
    (
      select m.job_id from private.reopened_companies c join private.matchable_jobs m on m.company_id = c.company_id
      where c.changed_in >= kept.since and c.changed_in < pg_snapshot_xmax(pg_current_snapshot())
      limit most + 1
    )
  );
  if cardinality(changed) > most then
    return null;
  end if;
  best := array(
    select candidates.job_id
    from (
      (
        select k.job_id, k.match_order, v.posted_at
        from (
          select * from unnest(kept.job_ids, kept.orders) with ordinality as listed (job_id, match_order, "position")
          where listed.match_order <= after_order
          order by "position"
        ) as k
        -- Looked up one by one, until there are enough.
        cross join lateral (
          select m.posted_at from private.visible_matches m where m.job_id = k.job_id limit 1
        ) as v
        where k.job_id <> all (changed)
          and private.comes_first(after_order, after_posted_at, after_id, k.match_order, v.posted_at, k.job_id)
          and not exists (select from public.applications a where a.candidate_id = kept.candidate_id and a.job_id = k.job_id)
        order by k."position"
        limit wanted
      )
      union all
      (
        select r.job_id, r.match_order, r.posted_at
        from private.ranked_jobs(
          (kept.facts).skills, (kept.facts).years, (kept.facts).at_home, (kept.facts).near_home, (kept.facts).home_known, (kept.facts).culture
        ) as r
        where r.job_id = any (changed)
          and private.comes_first(after_order, after_posted_at, after_id, r.match_order, r.posted_at, r.job_id)
          and (
            kept.bound_id is null
            or private.comes_first(r.match_order, r.posted_at, r.job_id, kept.bound_order, kept.bound_posted_at, kept.bound_id)
          )
          and not exists (select from public.applications a where a.candidate_id = kept.candidate_id and a.job_id = r.job_id)
      )
    ) as candidates
    order by candidates.match_order desc, candidates.posted_at desc, candidates.job_id
    limit wanted
  );
  if kept.bound_id is null or cardinality(best) = wanted then
    return best;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.candidate_json (
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.applicant_json(profile) || jsonb_build_object('gender', (profile).gender, 'street', (profile).street, 'unit', (profile).unit, 'zip_code', (profile).zip_code, 'is_managed_by_company', (profile).is_managed_by_company, 'managing_company_id', (profile).managing_company_id, 'shown_to_partners', (profile).shown_to_partners, 'culture_values', to_jsonb((profile).culture_values)));

CREATE OR REPLACE FUNCTION private.culture_matches (
  asked public.culture_value[],
  chosen public.culture_value[]
)
  RETURNS TABLE (
    said jsonb,
    has integer,
    total integer
  )
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
BEGIN ATOMIC
 SELECT jsonb_build_object('culture', counted.facts, 'without_culture', ((counted.total > 0) AND (NOT counted.known)))
  AS jsonb_build_object,
         CASE
             WHEN counted.known THEN counted.has
             ELSE NULL::integer
         END AS "case",
     counted.total
    FROM ( SELECT jsonb_agg(jsonb_build_object('name', value.value, 'has', COALESCE((value.value = ANY (culture_matches.chosen)), false))) AS facts,
             (count(*) FILTER (WHERE (value.value = ANY (culture_matches.chosen))))::integer AS has,
             (count(*))::integer AS total,
             (COALESCE(cardinality(culture_matches.chosen), 0) > 0) AS known
            FROM unnest(culture_matches.asked) value(value)) counted;
END;

CREATE OR REPLACE FUNCTION private.culture_numbers (
  named public.culture_value[]
)
  RETURNS integer[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
begin
  return array(
    select "position"::integer from unnest(enum_range(null::public.culture_value)) with ordinality as listed (value, "position")
    where value = any (named)
    order by "position"
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.culture_order (
  has integer,
  total integer
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN COALESCE(((2520 * (has + 1)) / (total + 2)), 1260);

CREATE OR REPLACE FUNCTION private.culture_rule (
  key text
)
  RETURNS private.field_rule
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN private.rule(key, 'texts'::text, max_items => 8, message => 'Choose from the list, each once'::text, choices => (enum_range(NULL::public.culture_value))::text[]);

CREATE OR REPLACE FUNCTION private.company_profile_rules (
  for_registration boolean
)
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (ARRAY[private.rule('name'::text, 'line'::text, 200, 2, CASE WHEN for_registration THEN 'Company name must be at least 2 characters'::text ELSE 'Company name is required'::text END), private.rule('location'::text, 'line'::text, 200, 2, 'Location is required'::text), private.rule('industry'::text, 'line'::text, 100, 2, 'Industry is required'::text), private.rule('company_size'::text, 'choice'::text, message => 'Choose a company size'::text, choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'::text[]), private.rule('website'::text, 'url'::text, message => CASE WHEN for_registration THEN 'Must be a valid URL'::text ELSE 'Please enter a valid URL'::text END), private.rule('description'::text, 'text'::text, 10000), private.rule('linkedin_url'::text, 'url'::text, message => 'Please enter a valid LinkedIn URL'::text), private.rule('twitter_url'::text, 'url'::text, message => 'Please enter a valid Twitter URL'::text), private.rule('facebook_url'::text, 'url'::text, message => 'Please enter a valid Facebook URL'::text), private.rule('instagram_url'::text, 'url'::text, message => 'Please enter a valid Instagram URL'::text), private.rule('logo_url'::text, 'line'::text, 500)] || CASE WHEN for_registration THEN '{}'::private.field_rule[] ELSE ARRAY[private.culture_rule('culture_values'::text)] END);

CREATE OR REPLACE FUNCTION private.filtered_jobs (
  wanted private.job_filter,
  searches tsquery[],
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
$function$;

CREATE OR REPLACE FUNCTION private.hold_culture (
  of_company uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
RETURN pg_advisory_xact_lock_shared(hashtextextended(('private.culture '::text || of_company), (0)::bigint));

CREATE OR REPLACE FUNCTION private.keep_application_match (
  of_application uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- What the job asks is read here and stays so until the end, or an edit that began before is waited for: none counts past this one.
  perform from public.jobs j join public.applications a on a.job_id = j.id where a.id = of_application for share of j;
  perform private.hold_culture(a.company_id) from public.applications a where a.id = of_application;
  perform private.hold_vocabulary();
  insert into private.application_matches
  select * from private.counted_application_matches where application_id = of_application;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_sent_profile()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  applicant public.candidates;
begin
  select * into applicant from public.candidates where id = new.candidate_id;
  insert into private.sent_profiles (application_id, profile, culture_values)
  values (new.id, private.applicant_json(applicant), applicant.culture_values);
  perform private.keep_sent_document(new.id, d.bucket_id, d.name) from private.profile_documents(applicant) d;
  perform private.keep_application_match(new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.match_asked (
  required text[],
  required_keys text[],
  preferred text[],
  preferred_keys text[],
  level public.experience_level,
  kind public.job_type,
  location text,
  locations text[],
  place_terms text[],
  culture public.culture_value[]
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN jsonb_build_object('required', (SELECT COALESCE(jsonb_agg(jsonb_build_array(listed.name, listed.key)), '[]'::jsonb) AS "coalesce" FROM UNNEST(match_asked.required, match_asked.required_keys) listed(name, key)), 'preferred', (SELECT COALESCE(jsonb_agg(jsonb_build_array(listed.name, listed.key)), '[]'::jsonb) AS "coalesce" FROM UNNEST(match_asked.preferred, match_asked.preferred_keys) listed(name, key)), 'level', level, 'location', private.asked_location(kind, (location || locations)), 'places', CASE WHEN private.is_anywhere(kind, (location || locations)) THEN NULL::jsonb ELSE to_jsonb(place_terms) END, 'culture', to_jsonb(culture));

CREATE OR REPLACE FUNCTION private.match_explanation (
  required_skills text[],
  preferred_skills text[],
  level public.experience_level,
  kind public.job_type,
  location text,
  locations text[],
  culture public.culture_value[],
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return (
    select explanation
    from private.match_explanations(
      required_skills, preferred_skills, level, kind, location, locations, culture, profile, private.home_of(profile))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.job_match (
  job public.jobs,
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN private.match_explanation((job).skills_required, (job).preferred_skills, (job).experience_level, (job).job_type, (job).location, (job).locations, (SELECT c.culture_values FROM public.companies c WHERE (c.id = (job_match.job).company_id)), profile);

CREATE OR REPLACE FUNCTION private.match_facts (
  profile public.candidates
)
  RETURNS private.match_facts
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  home private.home_terms := private.home_of(profile);
begin
  return row(
    array(select id from private.match_terms where term = any (profile.skill_keys) order by id),
    profile.experience_years,
    array(select id from private.match_terms where term = any (home.at) order by id),
    array(select id from private.match_terms where term = any (home.near) order by id),
    home.known, private.culture_numbers(coalesce(profile.culture_values, '{}'))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.match_order (
  required_has integer,
  required_total integer,
  preferred_has integer,
  preferred_total integer,
  level_fit text,
  location_fit text,
  culture_has integer,
  culture_total integer
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN ((((((((((((200000)::bigint * (required_has + 1)) + (required_total + 2)) / (2 * (required_total + 2))) * 131072) + ((((200000)::bigint * (preferred_has + 1)) + (preferred_total + 2)) / (2 * (preferred_total + 2)))) * 4) + CASE level_fit WHEN 'match'::text THEN 2 WHEN 'none'::text THEN 0 ELSE 1 END) * 4) + CASE location_fit WHEN 'match'::text THEN 2 WHEN 'none'::text THEN 0 ELSE 1 END) * 4096) + private.culture_order(culture_has, culture_total));

CREATE OR REPLACE FUNCTION private.asked_explanations (
  required text[],
  required_keys text[],
  preferred text[],
  preferred_keys text[],
  level public.experience_level,
  kind public.job_type,
  location text,
  locations text[],
  place_terms text[],
  culture public.culture_value[],
  profile public.candidates,
  home private.home_terms
)
  RETURNS TABLE (
    explanation jsonb
  )
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
BEGIN ATOMIC
 SELECT (jsonb_build_object('required', asked.skills, 'preferred', wished.skills, 'level',
         CASE
             WHEN (asked_explanations.level IS NOT NULL) THEN jsonb_build_object('asked', private.in_words((asked_explanations.level)::text), 'has', ((asked_explanations.profile).experience_years ||
             CASE (asked_explanations.profile).experience_years
                 WHEN 1 THEN ' year of experience'::text
                 ELSE ' years of experience'::text
             END), 'fit', private.level_fit(asked_explanations.level, (asked_explanations.profile).experience_years))
             ELSE NULL::jsonb
         END, 'location', jsonb_build_object('asked', private.asked_location(asked_explanations.kind, (asked_explanations.location || asked_explanations.locations)), 'has', COALESCE(NULLIF(concat_ws(', '::text, NULLIF((asked_explanations.profile).city, ''::text), NULLIF((asked_explanations.profile).state, ''::text)), ''::text), (asked_explanations.profile).country), 'fit', place.fit), 'summary',
         CASE
             WHEN facts.without_skills THEN 'No skills on this profile yet'::text
             WHEN (asked.total = 0) THEN 'No required skills are listed'::text
             ELSE ((((asked.has || ' of '::text) || asked.total) || ' required skills'::text) || COALESCE(('; missing: '::text || asked.missing), ''::text))
         END, 'score', private.match_order(asked.has, asked.total, wished.has, wished.total, private.level_fit(asked_explanations.level, (asked_explanations.profile).experience_years), place.fit, ways.has, ways.total), 'without_skills', facts.without_skills) || ways.said)
    FROM ((((( SELECT COALESCE(jsonb_agg(skills.*), '[]'::jsonb) AS skills,
             string_agg(skills.name, ', '::text) FILTER (WHERE (NOT skills.has)) AS missing,
             (count(*))::integer AS total,
             (count(*) FILTER (WHERE skills.has))::integer AS has
            FROM ( SELECT listed.name,
                     COALESCE((listed.key = ANY ((asked_explanations.profile).skill_keys)), false) AS has
                    FROM UNNEST(asked_explanations.required, asked_explanations.required_keys) listed(name, key)
                  OFFSET 0) skills) asked
      CROSS JOIN ( SELECT COALESCE(jsonb_agg(skills.*), '[]'::jsonb) AS skills,
             (count(*))::integer AS total,
             (count(*) FILTER (WHERE skills.has))::integer AS has
            FROM ( SELECT listed.name,
                     COALESCE((listed.key = ANY ((asked_explanations.profile).skill_keys)), false) AS has
                    FROM UNNEST(asked_explanations.preferred, asked_explanations.preferred_keys) listed(name, key)
                  OFFSET 0) skills) wished)
      CROSS JOIN LATERAL ( SELECT private.location_fit(private.is_anywhere(asked_explanations.kind, (asked_explanations.location || asked_explanations.locations)), (asked_explanations.home).known, (asked_explanations.place_terms && (asked_explanations.home).at), (asked_explanations.place_terms && (asked_explanations.home).near)) AS fit
          OFFSET 0) place)
      CROSS JOIN private.culture_matches(asked_explanations.culture, (asked_explanations.profile).culture_values) ways(said, has, total))
      CROSS JOIN LATERAL ( SELECT (((asked.total + wished.total) > 0) AND (COALESCE(cardinality((asked_explanations.profile).skill_keys), 0) = 0)) AS without_skills
          OFFSET 0) facts);
END;

CREATE OR REPLACE FUNCTION private.match_explanations (
  required_skills text[],
  preferred_skills text[],
  level public.experience_level,
  kind public.job_type,
  location text,
  locations text[],
  culture public.culture_value[],
  profile public.candidates,
  home private.home_terms
)
  RETURNS TABLE (
    explanation jsonb
  )
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
BEGIN ATOMIC
 SELECT e.explanation
    FROM (((private.asked_skills(match_explanations.required_skills) required(names, keys)
      CROSS JOIN private.asked_skills(match_explanations.preferred_skills) preferred(names, keys))
      CROSS JOIN ( SELECT ARRAY( SELECT place_terms.term
                    FROM private.place_terms((match_explanations.location || match_explanations.locations)) place_terms(term)) AS terms
          OFFSET 0) place)
      CROSS JOIN LATERAL private.asked_explanations(required.names, required.keys, preferred.names, preferred.keys, match_explanations.level, match_explanations.kind, match_explanations.location, match_explanations.locations, place.terms, match_explanations.culture, match_explanations.profile, match_explanations.home) e(explanation));
END;

CREATE OR REPLACE FUNCTION private.matches_to_keep (
  me public.candidates
)
  RETURNS private.kept_matches
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  mine private.match_facts := private.match_facts(me);
  -- What they have applied to may go on standing in the list.
  length constant integer := 300 + (select count(*) from public.applications where candidate_id = me.id);
  kept private.kept_matches;
begin
  select array_agg(job_id order by match_order desc, posted_at desc, job_id),
    array_agg(match_order order by match_order desc, posted_at desc, job_id)
  into kept.job_ids, kept.orders
  from (
    select r.*
    from private.ranked_jobs(mine.skills, mine.years, mine.at_home, mine.near_home, mine.home_known, mine.culture) as r
    order by r.match_order desc, r.posted_at desc, r.job_id
    limit length
  ) as best;
  kept.candidate_id := me.id;
  kept.facts := mine;
  kept.job_ids := coalesce(kept.job_ids, '{}');
  kept.orders := coalesce(kept.orders, '{}');
  if cardinality(kept.job_ids) = length then
    kept.bound_order := kept.orders[length];
    kept.bound_id := kept.job_ids[length];
    select posted_at into kept.bound_posted_at from private.matchable_jobs where job_id = kept.bound_id;
  end if;
  kept.since := pg_snapshot_xmin(pg_current_snapshot());
  kept.server := (select system_identifier from pg_control_system());
  kept.used_on := current_date;
  return kept;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_decided_companies()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.note_reopened_companies(array(
    select changed.id from changed join before using (id) where changed.is_approved and not before.is_approved or changed.culture_values <> before.culture_values));
  return null;
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
      select jsonb_agg(private.job_list_entry(v, m.explanation) order by listed."position")
      from unnest(page) with ordinality as listed (job_id, "position")
      join private.visible_jobs v on v.job_id = listed.job_id
      cross join lateral private.asked_explanations(
        v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
        v.experience_level, v.job_type, v.location, v.locations, v.place_terms, v.company_culture, me, home
      ) as m
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.profile_errors (
  given jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((private.field_errors(given, (private.candidate_rules() || ARRAY[private.rule('email'::text, 'email'::text, message => 'Please enter a valid email address'::text), private.rule('portfolioUrl'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('githubUrl'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('linkedinUrl'::text, 'url'::text, message => 'Please enter a valid LinkedIn URL'::text), private.culture_rule('cultureValues'::text)])) || private.prefix_keys(private.field_errors(given, private.address_rules()), 'address.'::text)) || (CASE WHEN ((((given ->> 'experienceYears'::text))::integer < 0) OR (((given ->> 'experienceYears'::text))::integer > 80)) THEN '{"experienceYears": "Enter whole years from 0 to 80"}'::text ELSE '{}'::text END)::jsonb);

CREATE OR REPLACE FUNCTION private.public_company_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN jsonb_build_object('id', (company).id, 'name', (company).name, 'logo_url', (company).logo_url, 'industry', (company).industry, 'company_size', (company).company_size, 'location', (company).location, 'website', (company).website, 'description', (company).description, 'linkedin_url', (company).linkedin_url, 'twitter_url', (company).twitter_url, 'facebook_url', (company).facebook_url, 'instagram_url', (company).instagram_url, 'culture_values', to_jsonb((company).culture_values));

CREATE OR REPLACE FUNCTION private.publish_changed_companies()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.published_companies as published (company_id, name, logo_url, is_approved, industry, culture_values)
  select id, name, logo_url, is_approved, industry, culture_values from changed
  on conflict (company_id) do update set
    name = excluded.name,
    logo_url = excluded.logo_url,
    is_approved = excluded.is_approved,
    industry = excluded.industry,
    culture_values = excluded.culture_values
  where (published.name, published.logo_url, published.is_approved, published.industry, published.culture_values)
    is distinct from (excluded.name, excluded.logo_url, excluded.is_approved, excluded.industry, excluded.culture_values);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_culture (
  named jsonb
)
  RETURNS public.culture_value[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN (named IS NOT NULL) THEN ARRAY(SELECT (value.value)::public.culture_value AS value FROM jsonb_array_elements_text(read_culture.named) value(value) ORDER BY (value.value)::public.culture_value) ELSE NULL::public.culture_value[] END;

CREATE OR REPLACE FUNCTION private.recount_culture (
  of_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- As in private.recount_application_matches. The second lock is for applications to jobs that are not seen here yet.
  perform from public.jobs where company_id = of_company order by id for no key update;
  perform pg_advisory_xact_lock(hashtextextended('private.culture ' || of_company, 0));
  perform from private.application_matches where company_id = of_company order by application_id for no key update;
  update private.application_matches kept
  set match_order = (counted.match ->> 'score')::bigint, match = counted.match::json
  from (
    select m.application_id, m.match::jsonb || ways.said || jsonb_build_object(
      'score', m.match_order / 4096 * 4096 + private.culture_order(ways.has, ways.total)) as match
    from private.application_matches m
    join private.sent_profiles s on s.application_id = m.application_id
    join public.companies c on c.id = m.company_id
    cross join private.culture_matches(c.culture_values, s.culture_values) as ways
    where m.company_id = of_company
    offset 0
  ) as counted
  where kept.application_id = counted.application_id and kept.match::text is distinct from counted.match::text;
end
$function$;

CREATE OR REPLACE FUNCTION private.recount_matches_of_changed_company()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.recount_culture(new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.sent_profile (
  of_application uuid
)
  RETURNS SETOF public.candidates
  LANGUAGE sql
  STABLE
  ROWS 1
BEGIN ATOMIC
 SELECT sent.id,
     sent.user_id,
     sent.first_name,
     sent.last_name,
     sent.email,
     sent.phone,
     sent.alternate_phone,
     sent.title,
     sent.bio,
     sent.skills,
     sent.gender,
     sent.work_authorization,
     sent.experience_years,
     sent.street,
     sent.unit,
     sent.city,
     sent.state,
     sent.zip_code,
     sent.country,
     sent.portfolio_url,
     sent.github_url,
     sent.linkedin_url,
     sent.resume_url,
     sent.cover_letter_url,
     sent.certificates,
     sent.is_managed_by_company,
     sent.managing_company_id,
     sent.management_terms,
     sent.created_at,
     sent.updated_at,
     sent.shown_to_partners,
     sent.managed_since,
     sent.skill_keys,
     sent.culture_values
    FROM ((private.sent_profiles s
      CROSS JOIN LATERAL ( SELECT COALESCE(jsonb_agg(DISTINCT private.skill_key(skill.value)), '[]'::jsonb) AS keys
            FROM jsonb_array_elements_text((s.profile -> 'skills'::text)) skill(value)) skills)
      CROSS JOIN LATERAL jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', skills.keys, 'culture_values', s.culture_values))) sent(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values))
   WHERE (s.application_id = sent_profile.of_application);
END;

CREATE OR REPLACE FUNCTION private.shown_match (
  job public.jobs,
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  -- The city is not shown. Counted, it could be found out with a job in each.
  profile.city := null;
  -- Nor is how they like to work: nothing of it is asked.
  return private.match_explanation(
    job.skills_required, job.preferred_skills, job.experience_level, job.job_type, job.location, job.locations, '{}', profile);
end
$function$;

CREATE OR REPLACE FUNCTION private.texts_problem (
  value jsonb,
  rule private.field_rule
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if jsonb_typeof(value) <> 'array' then
    return 'Use a list here';
  elsif exists (select from jsonb_array_elements(value) as item where jsonb_typeof(item) <> 'string') then
    return 'Use text here';
  elsif jsonb_array_length(value) > rule.max_items then
    return 'Use at most ' || rule.max_items || ' entries';
  elsif rule.choices is not null and (
    exists (select from jsonb_array_elements_text(value) as item where item <> all (rule.choices))
    or jsonb_array_length(value) > (select count(distinct item) from jsonb_array_elements_text(value) as item)
  ) then
    return rule.message;
  elsif exists (select from jsonb_array_elements_text(value) as item where private.trimmed(item) ~ '\n') then
    return 'Use one line';
  elsif exists (select from jsonb_array_elements_text(value) as item where char_length(private.trimmed(item)) > rule.max_length) then
    return private.too_long(rule.max_length);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.wanted_company (
  company public.companies,
  changes jsonb
)
  RETURNS public.companies
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT CASE WHEN wanted.same_as_registered THEN jsonb_populate_record(wanted.*, '{"op_city": null, "op_unit": null, "op_state": null, "op_street": null, "op_country": null, "op_zip_code": null}'::jsonb) ELSE wanted.* END AS wanted FROM jsonb_populate_record(wanted_company.company, wanted_company.changes) wanted(id, user_id, name, dba_name, industry, company_size, location, website, description, logo_url, linkedin_url, twitter_url, facebook_url, instagram_url, primary_contact_name, primary_contact_email, primary_contact_phone, primary_contact_alt_email, primary_contact_alt_phone, secondary_contact_name, secondary_contact_email, secondary_contact_phone, secondary_contact_alt_email, secondary_contact_alt_phone, reg_street, reg_unit, reg_city, reg_state, reg_zip_code, reg_country, same_as_registered, op_street, op_unit, op_city, op_state, op_zip_code, op_country, tax_id, ein_document_url, tax_document_url, submitted_at, is_approved, approved_at, rejected_at, rejection_reason, created_at, updated_at, culture_values));

CREATE OR REPLACE FUNCTION private.write_company (
  company public.companies,
  changes jsonb,
  resubmit boolean
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  wanted public.companies := private.wanted_company(company, changes);
  edited text[];
begin
  wanted.culture_values := private.read_culture(to_jsonb(wanted.culture_values));
  if resubmit then
    wanted.submitted_at := now();
    wanted.rejected_at := null;
    wanted.rejection_reason := null;
  end if;
  update public.companies c set
    (name, dba_name, industry, company_size, location, website, description, logo_url,
     linkedin_url, twitter_url, facebook_url, instagram_url,
     primary_contact_name, primary_contact_email, primary_contact_phone, primary_contact_alt_email, primary_contact_alt_phone,
     secondary_contact_name, secondary_contact_email, secondary_contact_phone, secondary_contact_alt_email, secondary_contact_alt_phone,
     reg_street, reg_unit, reg_city, reg_state, reg_zip_code, reg_country, same_as_registered,
     op_street, op_unit, op_city, op_state, op_zip_code, op_country,
     tax_id, ein_document_url, tax_document_url, submitted_at, rejected_at, rejection_reason, culture_values)
    = (wanted.name, wanted.dba_name, wanted.industry, wanted.company_size, wanted.location, wanted.website, wanted.description, wanted.logo_url,
     wanted.linkedin_url, wanted.twitter_url, wanted.facebook_url, wanted.instagram_url,
     wanted.primary_contact_name, wanted.primary_contact_email, wanted.primary_contact_phone, wanted.primary_contact_alt_email, wanted.primary_contact_alt_phone,
     wanted.secondary_contact_name, wanted.secondary_contact_email, wanted.secondary_contact_phone, wanted.secondary_contact_alt_email, wanted.secondary_contact_alt_phone,
     wanted.reg_street, wanted.reg_unit, wanted.reg_city, wanted.reg_state, wanted.reg_zip_code, wanted.reg_country, wanted.same_as_registered,
     wanted.op_street, wanted.op_unit, wanted.op_city, wanted.op_state, wanted.op_zip_code, wanted.op_country,
     wanted.tax_id, wanted.ein_document_url, wanted.tax_document_url, wanted.submitted_at, wanted.rejected_at, wanted.rejection_reason,
     wanted.culture_values)
  where c.id = company.id
  returning * into wanted;
  edited := array(
    select key from jsonb_each(to_jsonb(wanted) - 'updated_at') where value is distinct from to_jsonb(company) -> key order by key);
  if edited <> '{}' then
    perform private.audit('company.edited', 'company', company.id, company.id, jsonb_build_object('fields', edited));
  end if;
  return wanted;
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
        array(select said.term from private.place_terms(j.location || j.locations) as said (term)), c.culture_values)
      from private.asked_skills(j.skills_required) as required cross join private.asked_skills(j.preferred_skills) as preferred
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
$function$;

CREATE OR REPLACE FUNCTION public.get_my_put_forwards()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id,
      'created_at', f.created_at,
      'by', private.company_card(c),
      'job', to_jsonb(private.job_list_entry(j, e.explanation))
    ) order by f.created_at desc, f.id desc), '[]')
    from private.waiting_put_forwards f
    join public.companies c on c.id = f.company_id
    join private.visible_jobs j on j.job_id = f.job_id
    cross join lateral private.asked_explanations(
      j.skills_required, j.required_skill_keys, j.preferred_skills, j.preferred_skill_keys,
      j.experience_level, j.job_type, j.location, j.locations, j.place_terms, j.company_culture, me, private.home_of(me)
    ) as e
    where f.candidate_id = me.id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_candidates_to_put_forward (
  p_job_id uuid,
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_company uuid := private.partnered_company(p_company_id);
  page_after record := private.page_key(p_after, 'createdAt');
  -- Above every score.
  after_score bigint := 9223372036854775807;
  wanted text := coalesce(lower(private.trimmed(p_search)), '');
begin
  if not private.may_be_put_forward(p_job_id, of_company) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  if page_after.at <> 'infinity' then
    if not coalesce(pg_input_is_valid(p_after ->> 'score', 'bigint'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    after_score := p_after ->> 'score';
  end if;
  return jsonb_build_object('candidates', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', page.id,
      'first_name', page.first_name,
      'last_name', page.last_name,
      'title', page.title,
      'created_at', page.created_at,
      'match', page.explanation,
      -- What somebody sent elsewhere on their own is theirs to tell.
      'has_applied', exists (
        select from public.applications a join public.jobs j on j.id = a.job_id
        where a.candidate_id = page.id and a.job_id = p_job_id and of_company in (a.applied_by_company_id, j.company_id)
      ),
      'put_forward', (
        select f.status from public.put_forwards f
        where f.candidate_id = page.id and f.job_id = p_job_id and f.company_id = of_company and f.status <> 'withdrawn'
      )
    ) order by page.score desc, page.created_at desc, page.id desc)
    from (
      select c.*, m.explanation, (m.explanation ->> 'score')::bigint as score
      from public.candidates c
      cross join private.visible_jobs v
      -- offset 0: counted once, not wherever it is named.
      cross join lateral (
        select e.explanation
        from private.asked_explanations(
          v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
          v.experience_level, v.job_type, v.location, v.locations, v.place_terms, v.company_culture, c, private.home_of(c)
        ) as e
        offset 0
      ) as m
      where v.job_id = p_job_id and c.managing_company_id = of_company
        and position(wanted in lower(concat_ws(' ', c.first_name, c.last_name, c.title))) > 0
        and ((m.explanation ->> 'score')::bigint, c.created_at, c.id) < (after_score, page_after.at, page_after.id)
      order by score desc, c.created_at desc, c.id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_jobs_for_candidate (
  p_candidate_id uuid,
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person public.candidates := private.managed_candidate(p_candidate_id);
  of_company uuid := private.partnered_company(person.managing_company_id);
  home private.home_terms := private.home_of(person);
  mine private.match_facts := private.match_facts(person);
  companies uuid[] := array_append(array(select private.partner_ids(of_company, 'jobs')), of_company);
  page_after record := private.page_key(p_after, 'postedAt');
  -- Above every order.
  after_order bigint := 9223372036854775807;
  page uuid[];
begin
  if page_after.at <> 'infinity' then
    if not coalesce(pg_input_is_valid(p_after ->> 'score', 'bigint'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    after_order := p_after ->> 'score';
  end if;
  page := array(
    select r.job_id
    from private.ranked_jobs(mine.skills, mine.years, mine.at_home, mine.near_home, mine.home_known, mine.culture) as r
    join private.matchable_jobs m on m.job_id = r.job_id and m.company_id = any (companies)
    where private.comes_first(after_order, page_after.at, page_after.id, r.match_order, r.posted_at, r.job_id)
    order by r.match_order desc, r.posted_at desc, r.job_id
    limit private.page_limit(p_limit)
  );
  return jsonb_build_object(
    'total', (select coalesce(sum(private.count_visible_jobs_of(company)), 0) from unnest(companies) as company),
    'jobs', coalesce((
      select jsonb_agg(to_jsonb(private.job_list_entry(v, e.explanation)) || jsonb_build_object(
        -- What they sent elsewhere on their own is theirs to tell.
        'application', (
          select jsonb_build_object('id', a.id, 'applied_at', a.applied_at)
          from public.applications a
          where a.candidate_id = person.id and a.job_id = v.job_id and of_company in (a.applied_by_company_id, a.company_id)
        ),
        'put_forward', (
          select jsonb_build_object('id', f.id, 'status', f.status, 'created_at', f.created_at)
          from public.put_forwards f
          where f.candidate_id = person.id and f.job_id = v.job_id and f.company_id = of_company and f.status <> 'withdrawn'
        )
      ) order by listed."position")
      from unnest(page) with ordinality as listed (job_id, "position")
      join private.visible_jobs v on v.job_id = listed.job_id
      cross join lateral private.asked_explanations(
        v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
        v.experience_level, v.job_type, v.location, v.locations, v.place_terms, v.company_culture, person, home
      ) as e
    ), '[]')
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
        counts := counts || jsonb_build_object('without_salary', private.count_unpaid_jobs(wanted, searches));
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
          p.experience_level, p.job_type, p.location, p.locations, p.place_terms, p.company_culture, me, home
        ) as m
      ) end,
      case when not is_candidate then private.match_asked(
        p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
        p.experience_level, p.job_type, p.location, p.locations, p.place_terms, p.company_culture) end,
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

CREATE OR REPLACE FUNCTION public.update_candidate_profile (
  p_user_id uuid,
  p_first_name text,
  p_last_name text,
  p_bio text,
  p_skills text[],
  p_phone text,
  p_email text,
  p_alternate_phone text,
  p_gender text,
  p_work_authorization text,
  p_unit text,
  p_street text,
  p_city text,
  p_state text,
  p_zip_code text,
  p_country text,
  p_experience_years integer DEFAULT NULL::integer,
  p_portfolio_url text DEFAULT NULL::text,
  p_github_url text DEFAULT NULL::text,
  p_linkedin_url text DEFAULT NULL::text,
  p_culture_values text[] DEFAULT NULL::text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(p_user_id);
  new_title text := private.trimmed(split_part(p_bio, E'\n', 1));
  new_bio text := private.trimmed(substring(p_bio from position(E'\n' in p_bio || E'\n') + 1));
  updated public.candidates;
begin
  perform private.refuse_field_errors(private.profile_errors(jsonb_build_object(
    'firstName', p_first_name,
    'lastName', p_last_name,
    'title', new_title,
    'bio', new_bio,
    'skills', to_jsonb(array_remove(p_skills, null)),
    'phoneNumber', p_phone,
    'email', p_email,
    'alternatePhoneNumber', p_alternate_phone,
    'gender', p_gender,
    'workAuthorization', p_work_authorization,
    'experienceYears', p_experience_years,
    'portfolioUrl', p_portfolio_url,
    'githubUrl', p_github_url,
    'linkedinUrl', p_linkedin_url,
    'cultureValues', to_jsonb(p_culture_values),
    'unit', p_unit,
    'street', p_street,
    'city', p_city,
    'state', p_state,
    'zipCode', p_zip_code,
    'country', p_country
  )));
  perform private.add_candidate_record(caller);
  update public.candidates c set
    first_name = coalesce(private.trimmed(p_first_name), ''),
    last_name = coalesce(private.trimmed(p_last_name), ''),
    title = nullif(new_title, ''),
    bio = nullif(regexp_replace(new_title || E'\n' || new_bio, '\s+$', ''), ''),
    skills = private.distinct_texts(to_jsonb(array_remove(p_skills, null))),
    phone = nullif(private.trimmed(p_phone), ''),
    email = coalesce(nullif(private.trimmed(p_email), ''), c.email),
    alternate_phone = nullif(private.trimmed(p_alternate_phone), ''),
    gender = nullif(private.trimmed(p_gender), '')::public.gender,
    work_authorization = nullif(private.trimmed(p_work_authorization), '')::public.work_authorization,
    unit = nullif(private.trimmed(p_unit), ''),
    street = nullif(private.trimmed(p_street), ''),
    city = nullif(private.trimmed(p_city), ''),
    state = nullif(private.trimmed(p_state), ''),
    zip_code = nullif(private.trimmed(p_zip_code), ''),
    country = nullif(private.trimmed(p_country), ''),
    experience_years = coalesce(p_experience_years, c.experience_years),
    portfolio_url = nullif(private.trimmed(coalesce(p_portfolio_url, c.portfolio_url)), ''),
    github_url = nullif(private.trimmed(coalesce(p_github_url, c.github_url)), ''),
    linkedin_url = nullif(private.trimmed(coalesce(p_linkedin_url, c.linkedin_url)), ''),
    culture_values = coalesce(private.read_culture(to_jsonb(p_culture_values)), c.culture_values)
  where c.user_id = caller
  returning * into updated;
  return private.candidate_json(updated);
end
$function$;

CREATE VIEW "private"."counted_application_matches" AS  SELECT a.id AS application_id,
    a.job_id,
    a.company_id,
    a.applied_by_company_id,
    a.applied_at,
    ((counted.match ->> 'score'::text))::bigint AS match_order,
    btrim(((c.first_name || ' '::text) || c.last_name)) AS candidate_name,
    c.title AS candidate_title,
    (counted.match)::json AS match,
    private.words_of(c.*) AS words,
    COALESCE(c.skill_keys, '{}'::text[]) AS skill_keys,
    a.status,
    a.answer_by,
    a.answer_due,
    private.reached_by(a.id) AS reached,
    private.answered_on(a.id) AS answered_on,
    ((counted.match -> 'level'::text) ->> 'fit'::text) AS level_fit,
    ((counted.match -> 'location'::text) ->> 'fit'::text) AS place_fit
   FROM ((((public.applications a
     JOIN public.jobs j ON ((j.id = a.job_id)))
     JOIN public.companies company ON ((company.id = a.company_id)))
     CROSS JOIN LATERAL private.sent_profile(a.id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values))
     CROSS JOIN LATERAL ( SELECT match_explanations.explanation AS match
           FROM private.match_explanations(j.skills_required, j.preferred_skills, j.experience_level, j.job_type, j.location, j.locations, company.culture_values, c.*, private.home_of(c.*)) match_explanations(explanation)
         OFFSET 0) counted);

CREATE VIEW "private"."visible_jobs" WITH (security_invoker=true) AS  SELECT p.job_id,
    p.company_id,
    c.name AS company_name,
    c.logo_url AS company_logo_url,
    p.title,
    p.location,
    p.locations,
    p.job_type,
    p.experience_level,
    p.salary_min,
    p.salary_max,
    p.skills_required,
    p.preferred_skills,
    p.required_skill_keys,
    p.preferred_skill_keys,
    p.posted_at,
    LEAST(p.visible_until, c.visible_until) AS visible_until,
    p.search,
    c.search AS company_search,
    p.place_terms,
    c.industry AS company_industry,
    c.culture_values AS company_culture
   FROM (public.published_jobs p
     JOIN private.published_companies c ON ((c.company_id = p.company_id)))
  WHERE ((p.visible_until > now()) AND (c.visible_until > now()));

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

CREATE TRIGGER companies_recount_matches
  AFTER UPDATE OF culture_values ON public.companies
  FOR EACH ROW
  WHEN ((old.culture_values <> new.culture_values))
  EXECUTE FUNCTION private.recount_matches_of_changed_company();

COMMENT ON COLUMN "private"."sent_profiles"."culture_values" IS 'Of the candidate then: what the match of the application is counted from, and read by nobody.';

COMMENT ON COLUMN "public"."candidates"."culture_values" IS 'How they like to work. Others learn of it what a match says: which of a company''s values are among them (RULES: Matching).';

COMMENT ON COLUMN "public"."companies"."culture_values" IS 'How the company works, as it says: what its jobs ask of a profile last of all (RULES: Matching).';

COMMENT ON FUNCTION "private"."are_culture_values"(public.culture_value[]) IS 'At most eight, each once: what a company names and what a profile names.';

COMMENT ON FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.culture_value[], public.candidates, private.home_terms) IS 'private.match_explanations of what is known of a job: its private.asked_skills and private.place_terms. For use in FROM.';

COMMENT ON FUNCTION "private"."company_profile_rules"(boolean) IS 'Fields of the public profile (RULES: Companies), with the messages of the form they come from; the registration does not ask how the company works. The same as companyProfileSchema in the contracts.';

COMMENT ON FUNCTION "private"."culture_matches"(public.culture_value[], public.culture_value[]) IS 'One row: what MatchExplanation (contracts/match.ts) says of culture, the company''s values, each with whether the profile names it, null when the company names none; and how many of how many, has null when the profile names none at all. For use in FROM.';

COMMENT ON FUNCTION "private"."culture_numbers"(public.culture_value[]) IS 'Their places in the list, each once. Stored in published_companies and kept_matches: new values go to the end of the list.';

COMMENT ON FUNCTION "private"."culture_order"(integer, integer) IS 'The last twelve bits of private.match_order: by (has + 1) / (asked + 2); halfway where nothing is asked or, by null, nothing is known.';

COMMENT ON FUNCTION "private"."culture_rule"(text) IS 'The field of a form that holds them, as in the schemas of the contracts.';

COMMENT ON FUNCTION "private"."hold_culture"(uuid) IS 'Who counts an application''s match takes it after the job: a change of the company''s values comes before or after. Ends with the transaction.';

COMMENT ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb) IS 'A job as it stands in a list, with its MatchExplanation for a candidate, or MatchAsked for who counts it in the browser, and the caller''s application.';

COMMENT ON FUNCTION "private"."job_match"(public.jobs, public.candidates) IS 'private.match_explanation of a job, its company and a profile.';

COMMENT ON FUNCTION "private"."match_asked"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.culture_value[]) IS 'MatchAsked (contracts/match.ts): what a browser needs to count the match of a visitor, who sends nothing.';

COMMENT ON FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.culture_value[], public.candidates) IS 'MatchExplanation (contracts/match.ts) of what a job asks and a profile has: the one picture both sides see (RULES: Matching).';

COMMENT ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.job_type, text, text[], public.culture_value[], public.candidates, private.home_terms) IS 'One row: MatchExplanation (contracts/match.ts) of what a job and its company ask and a profile has, whose private.home_of is given. For use in FROM, where it becomes part of the query.';

COMMENT ON FUNCTION "private"."match_order"(integer, integer, integer, integer, text, text, integer, integer) IS 'The order of matches as one number, more is better, never shown: required skills by (has + 1) / (asked + 2), then preferred skills likewise, then level, then place, then culture by the same share; what is not asked or not known is close. Of 50 bits, so that a browser holds it too. A change of it clears private.kept_matches.';

COMMENT ON FUNCTION "private"."note_reopened_companies"(uuid[]) IS 'Marks companies whose jobs may be visible again or ask something else. Called by triggers only.';

COMMENT ON FUNCTION "private"."publish_changed_companies"() IS 'Statement trigger on companies: name, logo, approval, industry and culture stand in published_companies.';

COMMENT ON FUNCTION "private"."read_culture"(jsonb) IS 'A checked list as it is stored: in the order of the list.';

COMMENT ON FUNCTION "private"."recount_culture"(uuid) IS 'Counts what the matches of a company''s applications say of culture anew, in one statement; the rest of each stays as it is.';

COMMENT ON FUNCTION "private"."recount_matches_of_changed_company"() IS 'Row trigger on companies: the matches of its applications follow what it says of how it works (RULES: Applications). SECURITY DEFINER: as private.recount_matches_of_changed_job.';

COMMENT ON FUNCTION "private"."sent_profile"(uuid) IS 'The candidate of an application as sent with it, as far as employers read one; the rest of the record is null. For use in FROM. What companies read, and with how they like to work what the match of an application is counted from (RULES: Applications).';

COMMENT ON FUNCTION "private"."shown_match"(public.jobs, public.candidates) IS 'private.match_explanation of what a partner reads of a candidate: it says nothing that private.shown_candidate_json does not.';

COMMENT ON FUNCTION "private"."texts_problem"(jsonb, private.field_rule) IS 'What is wrong with a list of texts, or null. With choices each must be one of them, once.';

COMMENT ON FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text, text[]) IS 'Saves the caller''s profile and gives it as Candidate; the first line of p_bio is the title. '''' and null empty a field, except: email keeps what it is, and null leaves the last five unchanged. PT422 by field of candidateProfileSchema.';

COMMENT ON TABLE "private"."reopened_companies" IS 'The transaction that last changed a company''s approval, subscription or culture: its jobs may be visible again or ask something else, and are counted anew. Written by statement triggers.';

COMMENT ON TABLE "private"."sent_profiles" IS 'private.applicant_json as it was when the application was made (RULES: Applications). What companies read of an applicant is the profile and nothing else.';

COMMENT ON TYPE "private"."job_list_item" IS 'ListedJob (contracts/candidate.ts). Written migrations add what comes later by the alphabet, so it stands like that here: a row is filled by place.';

COMMENT ON TYPE "private"."match_facts" IS 'What of a profile decides its matches, in numbers of private.match_terms and private.culture_numbers.';

COMMENT ON TYPE "public"."culture_value" IS 'Ways of working (cultureTexts, contracts/culture.ts), read as words by private.in_words; none stands for what the law protects (RULES: Matching).';

COMMENT ON VIEW "private"."counted_application_matches" IS 'private.application_matches as it must be.';

COMMENT ON VIEW "private"."visible_jobs" IS 'The jobs candidates and the public see now (RULES: Jobs). Its tables are closed: only SECURITY DEFINER procedures read either.';

REVOKE ALL ON FUNCTION "private"."are_culture_values"(public.culture_value[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."are_culture_values"(public.culture_value[]) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.culture_value[], public.candidates, private.home_terms) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."culture_matches"(public.culture_value[], public.culture_value[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."culture_numbers"(public.culture_value[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."culture_numbers"(public.culture_value[]) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."culture_order"(integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."culture_rule"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_culture"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_match"(public.jobs, public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_asked"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.culture_value[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.culture_value[], public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.job_type, text, text[], public.culture_value[], public.candidates, private.home_terms) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_order"(integer, integer, integer, integer, text, text, integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_culture"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recount_culture"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recount_matches_of_changed_company"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text, text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text, text[]) TO "authenticated";

REVOKE ALL ON TYPE "public"."culture_value" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."culture_value" TO PUBLIC;

ALTER TABLE "private"."published_companies"
  ADD COLUMN "culture" integer[] GENERATED ALWAYS AS (private.culture_numbers(culture_values)) STORED NOT NULL;

CREATE VIEW "private"."visible_matches" WITH (security_invoker=true) AS  SELECT m.job_id,
    m.company_id,
    m.required,
    m.preferred,
    m.places,
    m.anywhere,
    m.level,
    m.posted_at,
    m.visible_until,
    m.changed_in,
    c.culture
   FROM (private.matchable_jobs m
     JOIN private.published_companies c ON ((c.company_id = m.company_id)))
  WHERE ((m.visible_until > now()) AND (c.visible_until > now()));

CREATE OR REPLACE FUNCTION private.ranked_jobs (
  skills integer[],
  years integer,
  at_home integer[],
  near_home integer[],
  home_known boolean,
  liked integer[]
)
  RETURNS TABLE (
    job_id uuid,
    match_order bigint,
    posted_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
BEGIN ATOMIC
 SELECT m.job_id,
     private.match_order(cardinality((m.required OPERATOR(extensions.&) ranked_jobs.skills)), cardinality(m.required), cardinality((m.preferred OPERATOR(extensions.&) ranked_jobs.skills)), cardinality(m.preferred), private.level_fit(m.level, ranked_jobs.years), private.location_fit(m.anywhere, ranked_jobs.home_known, (m.places OPERATOR(extensions.&&) ranked_jobs.at_home), (m.places OPERATOR(extensions.&&) ranked_jobs.near_home)),
         CASE
             WHEN (cardinality(ranked_jobs.liked) > 0) THEN cardinality((m.culture OPERATOR(extensions.&) ranked_jobs.liked))
             ELSE NULL::integer
         END, cardinality(m.culture))
  AS match_order,
     m.posted_at
    FROM private.visible_matches m;
END;

COMMENT ON COLUMN "private"."published_companies"."culture" IS 'private.culture_numbers of culture_values, for who ranks all jobs.';

COMMENT ON FUNCTION "private"."ranked_jobs"(integer[], integer, integer[], integer[], boolean, integer[]) IS 'Every visible job with its order for private.match_facts. For use in FROM, where it becomes part of the query.';

COMMENT ON VIEW "private"."visible_matches" IS 'private.matchable_jobs of private.visible_jobs, without the wide rows.';

REVOKE ALL ON FUNCTION "private"."ranked_jobs"(integer[], integer, integer[], integer[], boolean, integer[]) FROM PUBLIC;

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_culture_values_check" CHECK (private.are_culture_values(culture_values));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_culture_values_check" CHECK (private.are_culture_values(culture_values));
