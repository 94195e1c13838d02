-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE TYPE "private"."job_filter" AS (
  "skills" text[],
  "place_terms" text[],
  "is_remote" boolean,
  "types" public.job_type[],
  "levels" public.experience_level[],
  "salary_from" integer,
  "posted_after" timestamp with time zone,
  "industry" text,
  "company_id" uuid
);

CREATE TYPE "public"."skill_field" AS ENUM (
  'software',
  'data',
  'design',
  'engineering',
  'manufacturing',
  'trades',
  'construction',
  'logistics',
  'services',
  'nursing',
  'medicine',
  'care',
  'teaching',
  'languages',
  'office',
  'finance',
  'sales',
  'marketing',
  'law',
  'management',
  'retail',
  'hospitality'
);

ALTER TYPE "private"."job_list_item" ADD ATTRIBUTE "asked" jsonb CASCADE;

ALTER TYPE "private"."job_list_item" ADD ATTRIBUTE "application" jsonb CASCADE;

DROP TRIGGER "candidates_touch_updated_at" ON "public"."candidates";

DROP INDEX "public"."candidates_skill_keys_index";

DROP VIEW "private"."counted_application_matches";

DROP FUNCTION "private"."distinct_texts"(jsonb);

DROP FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb);

DROP VIEW "private"."visible_jobs";

DROP FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates, private.home_terms);

DROP FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.candidates, private.home_terms);

DROP FUNCTION "private"."refresh_published_jobs"(uuid[]);

DROP VIEW "private"."publishable_jobs";

DROP FUNCTION "private"."asked_skills"(text[]);

DROP FUNCTION "private"."place_terms"(text[]);

DROP FUNCTION "private"."sent_profile"(uuid);

DROP FUNCTION "public"."search_jobs"(text, jsonb, integer);

ALTER TABLE "public"."candidates"
  DROP COLUMN "skill_keys";

DROP FUNCTION "private"."skill_keys"(text[]);

DROP FUNCTION "private"."skill_key"(text);

CREATE TABLE "private"."left_skills" (
  "spelling" text NOT NULL,
  "left_by" uuid,
  "left_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "left_skills_pkey" PRIMARY KEY (spelling)
);

ALTER TABLE "private"."left_skills"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."skill_aliases" (
  "spelling" text NOT NULL,
  "written" text NOT NULL,
  "skill" text NOT NULL,
  "added_by" uuid,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "skill_aliases_pkey" PRIMARY KEY (spelling),
  CONSTRAINT "skill_aliases_written_check" CHECK (private.is_line(written, 60, 1))
);

ALTER TABLE "private"."skill_aliases"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."skills" (
  "key" text NOT NULL,
  "name" text NOT NULL,
  "field" public.skill_field NOT NULL,
  "added_by" uuid,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "skills_name_key" UNIQUE (name),
  CONSTRAINT "skills_pkey" PRIMARY KEY (key),
  CONSTRAINT "skills_name_check" CHECK (private.is_line(name, 60, 1))
);

ALTER TABLE "private"."skills"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."published_companies"
  ADD COLUMN "industry" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."candidates"
  ADD COLUMN "skill_keys" text[] NOT NULL DEFAULT '{}'::text[];

CREATE OR REPLACE FUNCTION private.american_spelling (
  words text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  spelled text := words;
  pair text;
begin
  -- Pairs of British and American; a space is the beginning or the end of a word.
  foreach pair in array array[
    'colour/color', 'behaviour/behavior', 'labour/labor', 'harbour/harbor', 'honour/honor', 'favour/favor', 'flavour/flavor',
    'neighbour/neighbor', 'odour/odor', 'tumour/tumor', 'vapour/vapor', 'armour/armor', 'rumour/rumor', 'parlour/parlor',
    'centre/center', 'theatre/theater', 'metre /meter ', 'fibre/fiber', 'litre /liter ', 'calibre/caliber',
    'analyse/analyze', 'analysing/analyzing', 'catalyse/catalyze', 'catalogue/catalog', 'dialogue/dialog', 'analogue/analog',
    'programme /program ', 'fulfilment/fulfillment', 'instalment/installment', 'enrolment/enrollment', 'skilful/skillful',
    'paed/ped', 'haem/hem', 'anaem/anem', 'anaes/anes', 'ischaem/ischem', 'leukaem/leukem', 'uraem/urem', 'gynae/gyne',
    'diarrhoe/diarrhe', 'homoeo/homeo', ' foet/ fet', 'oesoph/esoph', ' oestr/ estr', 'caesar/cesar',
    'defence/defense', 'offence/offense', 'licenc/licens', ' cheque/ check', ' grey / gray ', ' tyre/ tire', ' mould/ mold',
    ' plough/ plow', ' draught/ draft', 'sulph/sulf', 'artefact/artifact', 'aluminium/aluminum', ' kerb/ curb', 'ageing/aging',
    'carburett/carburet', 'judgement/judgment', 'jewellery/jewelry'
  ] loop
    spelled := replace(spelled, split_part(pair, '/', 1), split_part(pair, '/', 2));
  end loop;
  spelled := regexp_replace(spelled, '([a-z]{3})is(e|ed|es|ing|er|ers|ation|ational)(?= )', '\1iz\2', 'g');
  return regexp_replace(
    spelled, '(model|label|travel|counsel|signal|level|tunnel|panel|fuel|channel|cancel|dial|enamel|chisel|initial|pencil|stencil|bevel|jewel)l(ing|ed|er|or)', '\1\2', 'g');
end
$function$;

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
 SELECT jsonb_build_object('required', asked.skills, 'preferred', wished.skills, 'level',
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
         END, 'score', private.match_order(asked.has, asked.total, wished.has, wished.total, private.level_fit(asked_explanations.level, (asked_explanations.profile).experience_years), place.fit), 'without_skills', facts.without_skills)
  AS jsonb_build_object
    FROM (((( SELECT COALESCE(jsonb_agg(skills.*), '[]'::jsonb) AS skills,
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
      CROSS JOIN LATERAL ( SELECT (((asked.total + wished.total) > 0) AND (COALESCE(cardinality((asked_explanations.profile).skill_keys), 0) = 0)) AS without_skills
          OFFSET 0) facts);
END;

CREATE OR REPLACE FUNCTION private.audit_kind (
  action text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE WHEN (action = 'company.edited'::text) THEN 'edits'::text ELSE CASE split_part(action, '.'::text, 1) WHEN 'company'::text THEN 'approvals'::text WHEN 'invitation'::text THEN 'invitations'::text WHEN 'subscription'::text THEN 'plans'::text WHEN 'partnership'::text THEN 'partnerships'::text WHEN 'staff'::text THEN 'team'::text WHEN 'file'::text THEN 'documents'::text WHEN 'job'::text THEN 'jobs'::text WHEN 'email'::text THEN 'mail'::text WHEN 'skill'::text THEN 'skills'::text ELSE 'accounts'::text END END;

CREATE OR REPLACE FUNCTION private.bracketed_skill (
  written text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  parts text[] := regexp_match(written, '^\s*([^()]+?)\s*\(\s*([^()]+?)\s*\)\s*$');
  outer_key text := private.known_skill(private.skill_spelling(parts[1]));
  inner_key text := private.known_skill(private.skill_spelling(parts[2]));
  inner_spelling text := private.skill_spelling(parts[2]);
begin
  if parts is null then
    return null;
  end if;
  return case
    when outer_key = inner_key then outer_key
    -- "Go (programming language)", "Spanish (fluent)": the brackets say no more of the skill.
    when inner_spelling ~ '^((basic|intermediate|advanced|fluent|native|expert|beginner|conversational|proficient|good|very good|certified|preferred|required|desired|plus)|(programming|query|markup|scripting|spoken|foreign)?(language)|software|framework|library|tool|platform|database)$'
      then coalesce(outer_key, private.skill_spelling(parts[1]))
    when inner_spelling = private.initials(parts[1]) then coalesce(outer_key, inner_key, private.skill_spelling(parts[1]))
    when private.skill_spelling(parts[1]) = private.initials(parts[2]) then coalesce(inner_key, outer_key, private.skill_spelling(parts[2]))
    -- "Welding (MIG)".
    else private.known_skill(private.skill_spelling(parts[2] || ' ' || parts[1]))
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.change_vocabulary()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  SET lock_timeout TO '900ms'
  AS $function$
begin
  for attempt in 1..5 loop
    begin
      perform pg_advisory_xact_lock(hashtextextended('private.skills', 0));
      return;
    exception
      when lock_not_available then
        -- Those who came meanwhile go first.
        perform pg_sleep(0.2);
    end;
  end loop;
  perform private.fail(409, 'busy', 'Profiles and jobs are being saved at this moment. Please try again');
end
$function$;

CREATE OR REPLACE FUNCTION private.count_filtered_jobs (
  wanted private.job_filter,
  searches tsquery[]
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  counted integer;
begin
  execute 'select count(*) from (select from private.visible_jobs v where ' || private.filter_condition(wanted, searches) || ' limit 1001) as found'
  into counted using wanted, searches;
  return counted;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_unpaid_jobs (
  wanted private.job_filter,
  searches tsquery[]
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  counted integer;
begin
  execute 'select count(*) from (select from private.visible_jobs v where coalesce(v.salary_max, v.salary_min) is null and '
    || private.filter_condition(wanted, searches) || ' limit 1001) as found'
  into counted using wanted, searches;
  return counted;
end
$function$;

CREATE OR REPLACE FUNCTION private.filter_condition (
  wanted private.job_filter,
  searches tsquery[]
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  -- Of fixed words only: what is looked for comes as $1 (the filter) and $2 (the searches), so that each question has a plan of its own.
  return concat_ws(' and ',
    'true',
    case when searches is not null then
      'v.job_id in (select p.job_id from unnest($2) as wanted join public.published_jobs p on p.search operator(pg_catalog.@@) wanted)' end,
    case when wanted.skills is not null then
      'v.job_id in (select p.job_id from public.published_jobs p where p.required_skill_keys || p.preferred_skill_keys operator(pg_catalog.@>) ($1).skills)' end,
    case
      when wanted.place_terms is not null and wanted.is_remote then
        '(v.place_terms operator(pg_catalog.&&) ($1).place_terms or private.is_anywhere(v.job_type, v.location || v.locations))'
      when wanted.place_terms is not null then 'v.place_terms operator(pg_catalog.&&) ($1).place_terms'
      when wanted.is_remote then 'private.is_anywhere(v.job_type, v.location || v.locations)'
    end,
    case when wanted.types is not null then 'v.job_type = any (($1).types)' end,
    case when wanted.levels is not null then 'v.experience_level = any (($1).levels)' end,
    case when wanted.salary_from is not null then 'coalesce(v.salary_max, v.salary_min) >= ($1).salary_from' end,
    case when wanted.posted_after is not null then 'v.posted_at > ($1).posted_after' end,
    case when wanted.industry is not null then 'lower(v.company_industry) = ($1).industry' end,
    case when wanted.company_id is not null then 'v.company_id = ($1).company_id' end
  );
end
$function$;

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
        from private.ranked_jobs(($6).skills, ($6).years, ($6).at_home, ($6).near_home, ($6).home_known) as r
        where private.comes_first($7, $3, $4, r.match_order, r.posted_at, r.job_id)
          and r.job_id in (select v.job_id from private.visible_jobs v where $q$ || condition || $q$)
        order by r.match_order desc, r.posted_at desc, r.job_id
        limit $5)$q$
    into found_ids using wanted, searches, after_at, after_id, page, mine, after_order;
  end if;
  return found_ids;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_all_skills()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update public.candidates set skills = skills where skill_keys is distinct from private.skill_keys(skills);
  perform private.refresh_published_jobs(array(select job_id from public.published_jobs order by job_id));
  perform private.recount_applications(array(select application_id from private.application_matches));
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_vocabulary (
  spellings text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  changed_jobs uuid[];
  changed_words text[];
  changed_applications uuid[];
begin
  update public.candidates c
  set skills = c.skills
  where exists (
      select from unnest(c.skill_keys) as stored (key) join unnest(spellings) as spelled (spelling) on private.may_name(stored.key, spelled.spelling)
    )
    and c.skill_keys is distinct from private.skill_keys(c.skills);

  changed_jobs := array(
    select p.job_id from public.published_jobs p
    where exists (
      select from unnest(p.required_skill_keys || p.preferred_skill_keys) as stored (key)
      join unnest(spellings) as spelled (spelling) on private.may_name(stored.key, spelled.spelling)
    )
    order by p.job_id
  );
  perform private.refresh_published_jobs(changed_jobs);

  -- Of all jobs, also those that are not open; each way of writing is looked at once.
  changed_words := array(
    select asked.skill
    from (select distinct unnest(j.skills_required || j.preferred_skills) as skill from public.jobs j) as asked
    where exists (select from unnest(spellings) as spelled (spelling) where private.may_name(private.skill_spelling(asked.skill), spelled.spelling))
  );
  changed_applications := array(
    select m.application_id from private.application_matches m
    where exists (
      select from unnest(m.skill_keys) as stored (key) join unnest(spellings) as spelled (spelling) on private.may_name(stored.key, spelled.spelling)
    )
    union
    select m.application_id
    from private.application_matches m
    join public.jobs j on j.id = m.job_id
    where j.skills_required || j.preferred_skills && changed_words
  );
  perform private.recount_applications(changed_applications);
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_vocabulary()
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
RETURN pg_advisory_xact_lock_shared(hashtextextended('private.skills'::text, (0)::bigint));

CREATE OR REPLACE FUNCTION private.home_of (
  profile public.candidates
)
  RETURNS private.home_terms
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  city text := nullif(private.plain_key(profile.city), '');
  state text := private.state_of(private.plain_key(profile.state));
  country text := nullif(private.plain_key(profile.country), '');
begin
  return row(
    array_remove(array['place ' || city, 'city ' || city || coalesce(' ' || state, '')], null),
    array_remove(array['state ' || state, 'country ' || country], null),
    city is not null or state is not null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.initials (
  words text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT lower(string_agg("left"(parts.word, 1), ''::text ORDER BY parts."position")) AS lower FROM regexp_split_to_table(initials.words, '[^[:alnum:]]+'::text) WITH ORDINALITY parts(word, "position") WHERE (lower(parts.word) <> ALL (ARRAY[''::text, 'and'::text, 'of'::text, 'the'::text, 'for'::text, 'in'::text, 'to'::text])));

CREATE OR REPLACE FUNCTION private.jobs_asking (
  key text
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return (
    select count(*) from (
      select from private.visible_jobs p where p.required_skill_keys || p.preferred_skill_keys @> array[key] limit 1000
    ) as asking
  );
end
$function$;

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
  perform private.hold_vocabulary();
  insert into private.application_matches
  select * from private.counted_application_matches where application_id = of_application;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_skill_keys()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.hold_vocabulary();
  new.skill_keys := private.skill_keys(new.skills);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.known_skill (
  spelled text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN (SELECT a.skill FROM private.skill_aliases a WHERE (a.spelling = known_skill.spelled));

CREATE OR REPLACE FUNCTION private.load_skills (
  of_field public.skill_field,
  lines text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  written text[];
begin
  for written in
    select string_to_array(line, ' | ') from string_to_table(lines, E'\n') as line where line <> '' and left(line, 1) <> '#'
  loop
    insert into private.skills (key, name, field) values (private.skill_spelling(written[1]), written[1], of_field)
    on conflict (key) do update set name = excluded.name, field = excluded.field;
    -- What an administrator decided about a word stands.
    insert into private.skill_aliases (spelling, written, skill)
    select private.skill_spelling(spelled), spelled, private.skill_spelling(written[1]) from unnest(written) as spelled
    on conflict (spelling) do update set written = excluded.written, skill = excluded.skill where skill_aliases.added_by is null;
  end loop;
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
  place_terms text[]
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN jsonb_build_object('required', (SELECT COALESCE(jsonb_agg(jsonb_build_array(listed.name, listed.key)), '[]'::jsonb) AS "coalesce" FROM UNNEST(match_asked.required, match_asked.required_keys) listed(name, key)), 'preferred', (SELECT COALESCE(jsonb_agg(jsonb_build_array(listed.name, listed.key)), '[]'::jsonb) AS "coalesce" FROM UNNEST(match_asked.preferred, match_asked.preferred_keys) listed(name, key)), 'level', level, 'location', private.asked_location(kind, (location || locations)), 'places', CASE WHEN private.is_anywhere(kind, (location || locations)) THEN NULL::jsonb ELSE to_jsonb(place_terms) END);

CREATE OR REPLACE FUNCTION private.may_name (
  stored_key text,
  spelling text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN ((POSITION((spelling) IN (stored_key)) > 0) OR ((char_length(stored_key) = char_length(spelling)) AND (POSITION((stored_key) IN ((spelling || spelling))) > 0)));

CREATE OR REPLACE FUNCTION private.named_skill (
  spelled text,
  fields public.skill_field[]
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN (SELECT a.skill FROM (private.skill_aliases a JOIN private.skills s ON ((s.key = a.skill))) WHERE ((a.spelling = named_skill.spelled) AND (s.field = ANY (named_skill.fields))));

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
  if city = '' then
    return null;
  elsif place like '%,%' and state is not null then
    return array['city ' || city || ' ' || state, 'place ' || city] || case when is_wide then array['state ' || state] else '{}' end;
  end if;
  return array['city ' || city, 'place ' || city, 'state ' || private.state_of(city), 'country ' || city];
end
$function$;

CREATE OR REPLACE FUNCTION private.plain_key (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN lower(regexp_replace(value, '[\s\u00a0\u2007\u202f\ufeff]+'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION private.distinct_texts (
  list jsonb
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(array_agg(kept.text ORDER BY kept."position"), '{}'::text[]) AS "coalesce" FROM (SELECT DISTINCT ON ((private.plain_key(given.item))) private.trimmed(given.item) AS text, given."position" FROM jsonb_array_elements_text(CASE jsonb_typeof(distinct_texts.list) WHEN 'array'::text THEN distinct_texts.list ELSE '[]'::jsonb END) WITH ORDINALITY given(item, "position") WHERE (private.trimmed(given.item) <> ''::text) ORDER BY (private.plain_key(given.item)), given."position") kept);

CREATE OR REPLACE FUNCTION private.place_terms (
  places text[]
)
  RETURNS TABLE (
    term text
  )
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
BEGIN ATOMIC
 SELECT DISTINCT said.term
    FROM (((unnest(place_terms.places) place(place)
      CROSS JOIN LATERAL ( SELECT private.plain_key(split_part(place.place, ','::text, 1)) AS city,
             private.plain_key(
                 CASE
                     WHEN (place.place ~~ '%,%'::text) THEN regexp_replace(split_part(place.place, ','::text, 2), '[\d\s-]+$'::text, ''::text)
                     ELSE place.place
                 END) AS state_key,
             (place.place ~~ '%,%'::text) AS has_state
          OFFSET 0) keys)
      CROSS JOIN LATERAL ( SELECT private.state_of(keys.state_key) AS state
          OFFSET 0) named)
      CROSS JOIN LATERAL ( VALUES (
                 CASE
                     WHEN (keys.has_state AND (named.state IS NOT NULL)) THEN ((('city '::text || keys.city) || ' '::text) || named.state)
                     ELSE ('place '::text || keys.city)
                 END), (
                 CASE
                     WHEN (keys.has_state AND (named.state IS NOT NULL)) THEN ('city '::text || keys.city)
                     ELSE NULL::text
                 END), (('state '::text || named.state)), (
                 CASE
                     WHEN (NOT keys.has_state) THEN ('country '::text || keys.city)
                     ELSE NULL::text
                 END)) said(term))
   WHERE (said.term IS NOT NULL);
END;

CREATE OR REPLACE FUNCTION private.publish_changed_companies()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.published_companies as published (company_id, name, logo_url, is_approved, industry)
  select id, name, logo_url, is_approved, industry from changed
  on conflict (company_id) do update set
    name = excluded.name,
    logo_url = excluded.logo_url,
    is_approved = excluded.is_approved,
    industry = excluded.industry
  where (published.name, published.logo_url, published.is_approved, published.industry)
    is distinct from (excluded.name, excluded.logo_url, excluded.is_approved, excluded.industry);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.publish_changed_jobs()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.hold_vocabulary();
  perform private.refresh_published_jobs(array(select id from changed));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.qualified_skill (
  written text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  -- Where a version or a level makes no other skill. "Advanced life support" is one of its own.
  versioned constant public.skill_field[] := '{software,data,design,engineering,office}';
  levelled constant public.skill_field[] := '{software,data,design,office,languages}';
  small constant text := lower(btrim(written));
  bare text;
begin
  if small ~ '\d[\dx.]*\s*\+?$' then
    bare := regexp_replace(small, '[\s-]*(v|ver|version|release)?[\s.-]*\d+(\.(\d+|x))*\s*\+?$', '');
    if char_length(private.skill_spelling(bare)) > 1 then
      bare := private.named_skill(private.skill_spelling(bare), versioned);
      if bare is not null then
        return bare;
      end if;
    end if;
  end if;
  if small like '% skills' or small like '% skill' then
    bare := private.known_skill(private.skill_spelling(left(small, strpos(small, ' skill') - 1)));
    if bare is not null then
      return bare;
    end if;
  end if;
  bare := regexp_replace(
    small,
    '^(basic|intermediate|advanced|fluent|native|expert|proficient in|proficient with|proficient|knowledge of|experience in|experience with|strong|good|excellent|spoken|written) +|[ -]+(experience|knowledge|proficiency|programming|programming language|coding|scripting|language|speaking|speaker|framework|library|software)$',
    '', 'g');
  if bare <> small then
    return private.named_skill(private.skill_spelling(bare), levelled);
  end if;
  return null;
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
  wanted private.job_filter;
  place text := nullif(private.trimmed(left(asked ->> 'place', 200)), '');
  texts constant text[] := '{skills,types,levels}';
begin
  perform private.refuse_unknown_filter(jsonb_typeof(asked) = 'object');
  perform private.refuse_unknown_filter(jsonb_typeof(asked -> name) = 'array') from unnest(texts) as name where asked ? name;
  wanted.skills := nullif(private.skill_keys((array(select jsonb_array_elements_text(asked -> 'skills')))[1:20]), '{}');
  wanted.place_terms := private.places_meant(place, coalesce((asked ->> 'wide')::boolean, false));
  wanted.is_remote := coalesce((asked ->> 'remote')::boolean, false);
  perform private.refuse_unknown_filter(type = any (enum_range(null::public.job_type)::text[]))
  from jsonb_array_elements_text(asked -> 'types') as type;
  wanted.types := nullif(array(select type::public.job_type from jsonb_array_elements_text(asked -> 'types') as type), '{}');
  perform private.refuse_unknown_filter(level = any (enum_range(null::public.experience_level)::text[]))
  from jsonb_array_elements_text(asked -> 'levels') as level;
  wanted.levels := nullif(array(select level::public.experience_level from jsonb_array_elements_text(asked -> 'levels') as level), '{}');
  if asked ? 'salary' then
    perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'salary', 'integer'));
    wanted.salary_from := asked ->> 'salary';
  end if;
  if asked ? 'posted' then
    perform private.refuse_unknown_filter(asked ->> 'posted' ~ '^\d{1,3}$');
    wanted.posted_after := now() - (asked ->> 'posted')::integer * interval '1 day';
  end if;
  wanted.industry := nullif(lower(private.trimmed(left(asked ->> 'industry', 100))), '');
  if asked ? 'company' then
    perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'company', 'uuid'));
    wanted.company_id := asked ->> 'company';
  end if;
  return wanted;
exception
  when invalid_text_representation then
    perform private.fail(422, 'invalid_input', 'This filter does not exist');
end
$function$;

CREATE OR REPLACE FUNCTION private.recount_application_matches (
  of_jobs uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- In the order of their ids, so that two recounts wait for each other instead of for ever; applications on their way come first.
  perform from public.jobs where id = any (of_jobs) order by id for no key update;
  perform private.hold_vocabulary();
  -- In order as well: who moves several applications writes theirs one after the other.
  perform from private.application_matches where job_id = any (of_jobs) order by application_id for no key update;
  -- An update passes over applications that go meanwhile; it would insert anew what went with them.
  update private.application_matches kept
  set match_order = counted.match_order, match = counted.match, skill_keys = counted.skill_keys,
    level_fit = counted.level_fit, place_fit = counted.place_fit
  from private.counted_application_matches counted
  where counted.job_id = any (of_jobs) and kept.application_id = counted.application_id
    and (kept.match::text is distinct from counted.match::text or kept.skill_keys is distinct from counted.skill_keys);
  insert into private.application_matches
  select * from private.counted_application_matches counted
  where counted.job_id = any (of_jobs)
    and not exists (select from private.application_matches kept where kept.application_id = counted.application_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.recount_applications (
  of_applications uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform from public.jobs where id in (select job_id from public.applications where id = any (of_applications)) order by id for share;
  perform from private.application_matches where application_id = any (of_applications) order by application_id for no key update;
  update private.application_matches kept
  set match_order = counted.match_order, match = counted.match, skill_keys = counted.skill_keys
  from private.counted_application_matches counted
  where counted.application_id = any (of_applications) and kept.application_id = counted.application_id
    and (kept.match::text is distinct from counted.match::text or kept.skill_keys is distinct from counted.skill_keys);
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_unknown_filter (
  is_known boolean
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not coalesce(is_known, false) then
    perform private.fail(422, 'invalid_input', 'This filter does not exist');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_unknown (
  word text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  spelled text := private.skill_spelling(private.trimmed(word));
begin
  perform private.require_admin();
  if coalesce(spelled, '') = '' or char_length(private.trimmed(word)) > 60 then
    perform private.fail(422, 'invalid_input', 'This is not a skill');
  end if;
  perform private.change_vocabulary();
  if private.known_skill(spelled) is not null or exists (select from private.left_skills l where l.spelling = spelled) then
    perform private.fail(409, 'decided', 'Somebody has decided about this word already');
  end if;
  return spelled;
end
$function$;

CREATE OR REPLACE FUNCTION private.reworded_skill (
  written text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  -- Who does it and doing it, by the act; all others end in -er and -ing.
  acts constant jsonb := '{
    "manager": "management", "managing": "management", "developer": "development", "developing": "development",
    "designer": "design", "designing": "design", "engineer": "engineering", "analyst": "analysis", "analyzing": "analysis", "analysing": "analysis",
    "operator": "operation", "operating": "operation", "administrator": "administration", "administering": "administration",
    "coordinator": "coordination", "coordinating": "coordination", "installer": "installation", "installing": "installation",
    "inspector": "inspection", "inspecting": "inspection", "preparing": "preparation", "assessing": "assessment", "recruiter": "recruitment"
  }';
  words constant text[] := string_to_array(lower(btrim(written)), ' ');
  first constant text := words[1];
  last constant text := words[cardinality(words)];
begin
  -- One word names too little: a docker is no docking.
  if cardinality(words) < 2 then
    return null;
  end if;
  if first like '%ing' then
    return coalesce(
      private.known_skill(private.skill_spelling(array_to_string(words[2:] || coalesce(acts ->> first, first), ' '))),
      private.known_skill(private.skill_spelling(array_to_string(words[2:] || first, ' '))));
  end if;
  if acts ? last or last like '%er' then
    return private.known_skill(private.skill_spelling(array_to_string(
      trim_array(words, 1) || coalesce(acts ->> last, left(last, -2) || 'ing'), ' ')));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.searched_jobs (
  words tsquery[],
  before_at timestamp with time zone,
  before_id uuid,
  page integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  searches tsquery[];
  found_ids uuid[];
begin
  if words = '{}' then
    return private.newest_jobs(words, before_at, before_id, page, page);
  end if;
  searches := private.searches_for(words);
  found_ids := private.found_jobs(searches, before_at, before_id, page, 2000);
  -- Common words: the newest jobs have a page of them, unless they are words of older times.
  if found_ids is null then
    found_ids := private.newest_jobs(words, before_at, before_id, page, 300);
    if cardinality(found_ids) < page then
      found_ids := private.found_jobs(searches, before_at, before_id, page, null);
    end if;
  end if;
  return found_ids;
end
$function$;

CREATE OR REPLACE FUNCTION private.similar_skills (
  spelled text,
  wanted integer
)
  RETURNS TABLE (
    skill text,
    name text,
    likeness real
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  mine constant text[] := private.trigrams(left(spelled, 60));
begin
  return query
    select s.key, s.name, alike.likeness
    from (
      select distinct on (a.skill) a.skill, (common.n::real / (cardinality(a.trigrams) + cardinality(mine) - common.n))::real as likeness
      from private.skill_aliases a
      cross join lateral (select count(*) as n from unnest(a.trigrams) as its where its = any (mine) offset 0) as common
      where a.trigrams && mine
        and cardinality(a.trigrams) between (cardinality(mine) + 1) / 2 and cardinality(mine) * 2
        and common.n::real / (cardinality(a.trigrams) + cardinality(mine) - common.n) >= 0.34
      order by a.skill, likeness desc
    ) as alike
    join private.skills s on s.key = alike.skill
    order by alike.likeness desc, s.name
    limit wanted;
end
$function$;

CREATE OR REPLACE FUNCTION private.skill_key (
  skill text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  spelled text := private.skill_spelling(skill);
  known text := private.known_skill(spelled);
begin
  if known is null and skill like '%(%)%' then
    known := private.bracketed_skill(skill);
  end if;
  if known is null and (lower(skill) like 'ms %' or lower(skill) like 'microsoft %') then
    -- The maker's name does not make another skill: its shorter form is the key where nobody is known by the longer.
    known := private.skill_key(substr(skill, strpos(skill, ' ') + 1));
    return coalesce(private.known_skill('microsoft' || known), known);
  end if;
  return coalesce(known, private.qualified_skill(skill), private.reworded_skill(skill), spelled);
end
$function$;

CREATE OR REPLACE FUNCTION private.asked_skills (
  skills text[]
)
  RETURNS TABLE (
    names text[],
    keys text[]
  )
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
BEGIN ATOMIC
 SELECT COALESCE(array_agg(firsts.name ORDER BY firsts."position"), '{}'::text[])
  AS "coalesce",
     COALESCE(array_agg(firsts.key ORDER BY firsts."position"), '{}'::text[]) AS "coalesce"
    FROM ( SELECT DISTINCT ON (keyed.key) keyed.name,
             keyed.key,
             keyed."position"
            FROM ( SELECT listed.name,
                     private.skill_key(listed.name) AS key,
                     listed."position"
                    FROM unnest(asked_skills.skills) WITH ORDINALITY listed(name, "position")
                  OFFSET 0) keyed
           ORDER BY keyed.key, keyed."position") firsts;
END;

CREATE OR REPLACE FUNCTION private.match_explanations (
  required_skills text[],
  preferred_skills text[],
  level public.experience_level,
  kind public.job_type,
  location text,
  locations text[],
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
      CROSS JOIN LATERAL private.asked_explanations(required.names, required.keys, preferred.names, preferred.keys, match_explanations.level, match_explanations.kind, match_explanations.location, match_explanations.locations, place.terms, match_explanations.profile, match_explanations.home) e(explanation));
END;

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
     sent.skill_keys
    FROM ((private.sent_profiles s
      CROSS JOIN LATERAL ( SELECT COALESCE(jsonb_agg(DISTINCT private.skill_key(skill.value)), '[]'::jsonb) AS keys
            FROM jsonb_array_elements_text((s.profile -> 'skills'::text)) skill(value)) skills)
      CROSS JOIN LATERAL jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', skills.keys))) sent(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys))
   WHERE (s.application_id = sent_profile.of_application);
END;

CREATE OR REPLACE FUNCTION private.skill_keys (
  skills text[]
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT COALESCE(array_agg(DISTINCT private.skill_key(skill.skill) ORDER BY (private.skill_key(skill.skill))), '{}'::text[]) AS "coalesce" FROM unnest(skill_keys.skills) skill(skill));

CREATE OR REPLACE FUNCTION private.skill_spelling (
  skill text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  words text := lower(normalize(skill, nfkc));
begin
  if octet_length(words) > char_length(words) then
    words := translate(
      replace(regexp_replace(normalize(words, nfd), '[\u0300-\u036f\u200b-\u200d\u2060\ufeff]', '', 'g'), 'ß', 'ss'), '’`´♯', '''''''#');
  end if;
  -- Signs that are part of a name are written out: C++, Security+, C#, .NET. A plus before a letter joins, as in HTML+CSS; P&L, R & D.
  if words like '%#%' then
    words := regexp_replace(words, '(?<=[[:alnum:]])\s?#', 'sharp', 'g');
  end if;
  if words like '%+%' then
    words := regexp_replace(words, '(?<=[[:alnum:]+])\+(?![a-z])', 'plus', 'g');
  end if;
  if words like '%.net%' then
    words := regexp_replace(words, '(?<![[:alnum:]])\.net\M', 'dotnet', 'g');
  end if;
  if words like '%&%' then
    words := regexp_replace(words, '\m([a-z])\s*&\s*([a-z]{1,3})\M', '\1and\2', 'g');
  end if;
  words := ' ' || btrim(regexp_replace(replace(words, '''', ''), '[^[:alnum:]]+', ' ', 'g')) || ' ';
  words := replace(replace(words, ' and ', ' '), ' n ', ' ');
  -- Plurals, of words long enough to have one; some words end in an s that makes another word of them.
  if words like '%s %' then
    words := regexp_replace(words, '(?<= )(windows|news|rails|teams|communications|lens|sas|sales|canvas|arms|glasses|works|cpcs|hrms)(?= )', '\1_', 'g');
    words := replace(replace(replace(replace(replace(words, 'ies ', 'y '), 'sses ', 'ss '), 'xes ', 'x '), 'ches ', 'ch '), 'shes ', 'sh ');
    words := regexp_replace(
      words, '(?<=[a-z]{2}[b-hk-rtv-z]| api| kpi| okr|taxi| ski|menu| cpu| gpu|camera|pizza|visa|formula|schema|area|idea)s(?= )', '', 'g');
  end if;
  words := replace(private.american_spelling(words), ' ', '');
  -- Once more of the whole, whose last word may be short: Dev Ops, DevOps.
  if words like '%s' then
    words := regexp_replace(words, '(?<=[a-z0-9]{3}[b-hk-rtv-z])s$', '');
  end if;
  -- What is nothing but signs keeps them, so that it is not the same as everything else of its kind.
  return coalesce(nullif(replace(words, '_', ''), ''), private.plain_key(skill));
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

CREATE OR REPLACE FUNCTION public.leave_skill (
  p_word text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET lock_timeout TO '900ms'
  AS $function$
declare
  spelled text := private.require_unknown(p_word);
begin
  insert into private.left_skills (spelling, left_by) values (spelled, auth.uid());
  perform private.audit('skill.left', 'skill', null, null, jsonb_build_object('word', private.trimmed(p_word)));
exception
  when lock_not_available then
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved at this moment. Please try again');
end
$function$;

CREATE OR REPLACE FUNCTION public.list_unknown_skills (
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '30s'
  AS $function$
declare
  page integer := private.page_limit(p_limit);
begin
  perform private.require_admin();
  return jsonb_build_object('skills', (
    with uses as (
      select stored.key, sum(stored.profiles)::integer as profiles, sum(stored.jobs)::integer as jobs
      from (
        select key, count(*) as profiles, 0 as jobs from public.candidates c cross join unnest(c.skill_keys) as key group by key
        union all
        select key, 0, count(*) from public.published_jobs p cross join unnest(p.required_skill_keys || p.preferred_skill_keys) as key group by key
      ) as stored
      where not exists (select from private.skills s where s.key = stored.key)
        and not exists (select from private.left_skills l where l.spelling = stored.key)
      group by stored.key
    ), page_of as (
      select * from uses u
      where p_after is null or (u.profiles + u.jobs, u.key) < ((p_after ->> 'uses')::integer, p_after ->> 'key')
      order by u.profiles + u.jobs desc, u.key desc
      limit page
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'key', u.key,
      'written', coalesce(
        (
          select skill from public.candidates c cross join unnest(c.skills) as skill
          where c.skill_keys @> array[u.key] and private.skill_key(skill) = u.key limit 1
        ),
        (
          select skill from public.published_jobs p cross join unnest(p.skills_required || p.preferred_skills) as skill
          where p.required_skill_keys || p.preferred_skill_keys @> array[u.key] and private.skill_key(skill) = u.key limit 1
        )
      ),
      'profiles', u.profiles,
      'jobs', u.jobs,
      'neighbours', (
        select coalesce(jsonb_agg(jsonb_build_object('key', alike.skill, 'name', alike.name) order by alike.likeness desc), '[]')
        from private.similar_skills(u.key, 3) as alike
      )
    ) order by u.profiles + u.jobs desc, u.key desc), '[]')
    from page_of u
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.make_skill (
  p_word text,
  p_name text,
  p_field text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET lock_timeout TO '900ms'
  SET statement_timeout TO '60s'
  AS $function$
declare
  spelled text := private.require_unknown(p_word);
  name text := private.trimmed(p_name);
  name_key text := private.skill_spelling(name);
begin
  perform private.refuse_field_errors(jsonb_strip_nulls(jsonb_build_object(
    'name', case
      when name is null or not private.is_line(name, 60, 1) then 'Name the skill in at most 60 characters'
      when private.known_skill(name_key) is not null then 'This skill is known already: choose it instead'
    end,
    'field', case when not coalesce(p_field = any (enum_range(null::public.skill_field)::text[]), false) then 'Choose a field of work' end
  )));
  insert into private.skills (key, name, field, added_by) values (name_key, name, p_field::public.skill_field, auth.uid());
  insert into private.skill_aliases (spelling, written, skill, added_by)
  select private.skill_spelling(written), written, name_key, auth.uid()
  from (select distinct on (private.skill_spelling(given)) given as written from unnest(array[name, private.trimmed(p_word)]) as given) as spellings;
  delete from private.left_skills where spelling = name_key;
  perform private.follow_vocabulary(array[spelled, name_key]);
  perform private.audit('skill.made', 'skill', null, null, jsonb_build_object('word', private.trimmed(p_word), 'name', name));
exception
  when lock_not_available then
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved at this moment. Please try again');
end
$function$;

CREATE OR REPLACE FUNCTION public.make_skill_alias (
  p_word text,
  p_skill text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET lock_timeout TO '900ms'
  SET statement_timeout TO '60s'
  AS $function$
declare
  spelled text := private.require_unknown(p_word);
  skill private.skills;
begin
  select * into skill from private.skills where key = p_skill;
  if skill.key is null then
    perform private.fail(404, 'not_found', 'This skill does not exist any more');
  end if;
  insert into private.skill_aliases (spelling, written, skill, added_by) values (spelled, private.trimmed(p_word), skill.key, auth.uid());
  perform private.follow_vocabulary(array[spelled]);
  perform private.audit('skill.aliased', 'skill', null, null, jsonb_build_object('word', private.trimmed(p_word), 'name', skill.name));
exception
  when lock_not_available then
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved at this moment. Please try again');
end
$function$;

CREATE OR REPLACE FUNCTION public.recognise_skills (
  p_skills text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'written', seen.written,
      'key', seen.key,
      'name', s.name,
      -- Looked for among a few only: each is a search.
      'near', case when s.key is null and seen."position" <= 12 then (select alike.name from private.similar_skills(seen.key, 1) as alike where alike.likeness >= 0.45) end
    ) order by seen."position"), '[]')
    from (
      select written, private.skill_key(written) as key, "position"
      from unnest(p_skills[1:50]) with ordinality as given (written, "position")
      where char_length(written) <= 60
      offset 0
    ) as seen
    left join private.skills s on s.key = seen.key
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

CREATE OR REPLACE FUNCTION public.search_skills (
  p_text text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  spelled text := left(private.skill_spelling(private.trimmed(left(p_text, 60))), 60);
  found jsonb;
begin
  if coalesce(spelled, '') = '' then
    return '{"skills": [], "near": false}';
  end if;
  select jsonb_agg(jsonb_build_object('key', best.skill, 'name', best.name, 'written', best.written, 'jobs', best.jobs)
    order by best.is_exact desc, best.jobs desc, best.name)
  into found
  from (
    select known.*, private.jobs_asking(known.skill) as jobs
    from (
      select distinct on (a.skill) a.skill, s.name, a.written, a.spelling = spelled as is_exact, char_length(a.spelling) as length
      from private.skill_aliases a
      join private.skills s on s.key = a.skill
      where a.spelling like replace(replace(spelled, '\', '\\'), '_', '\_') || '%'
      -- The name itself, where it begins so as well.
      order by a.skill, is_exact desc, a.spelling = a.skill desc, length
    ) as known
    order by known.is_exact desc, known.length
    limit 8
  ) as best;
  if found is not null then
    return jsonb_build_object('skills', found, 'near', false);
  end if;
  return jsonb_build_object('near', true, 'skills', coalesce((
    select jsonb_agg(jsonb_build_object('key', alike.skill, 'name', alike.name, 'written', alike.name, 'jobs', private.jobs_asking(alike.skill))
      order by alike.likeness desc)
    from private.similar_skills(spelled, 3) as alike
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_skill_word (
  p_word text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET lock_timeout TO '900ms'
  SET statement_timeout TO '60s'
  AS $function$
declare
  spelled text := private.skill_spelling(private.trimmed(p_word));
  alias private.skill_aliases;
  made private.skills;
  changed text[];
begin
  perform private.require_admin();
  perform private.change_vocabulary();
  select * into alias from private.skill_aliases where spelling = spelled and added_by is not null;
  select * into made from private.skills where key = alias.skill and added_by is not null and created_at = alias.created_at;
  delete from private.left_skills where spelling = spelled;
  if alias.spelling is null and not found then
    perform private.fail(404, 'not_found', 'There is nothing to undo');
  end if;
  if alias.spelling is not null then
    changed := array[alias.spelling, alias.skill] || array(select spelling from private.skill_aliases where made.key is not null and skill = made.key);
    -- A skill goes with its spellings.
    delete from private.skills where key = made.key;
    delete from private.skill_aliases where spelling = alias.spelling;
    perform private.follow_vocabulary(changed);
  end if;
  perform private.audit('skill.undone', 'skill', null, null, jsonb_build_object('word', private.trimmed(p_word)));
exception
  when lock_not_available then
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved at this moment. Please try again');
end
$function$;

ALTER TABLE "private"."left_skills"
  ADD CONSTRAINT "left_skills_left_by_fkey" FOREIGN KEY (left_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."skill_aliases"
  ADD CONSTRAINT "skill_aliases_added_by_fkey" FOREIGN KEY (added_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."skills"
  ADD CONSTRAINT "skills_added_by_fkey" FOREIGN KEY (added_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."skill_aliases"
  ADD CONSTRAINT "skill_aliases_skill_fkey" FOREIGN KEY (skill) REFERENCES private.skills(key) ON DELETE CASCADE;

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
   FROM (((public.applications a
     JOIN public.jobs j ON ((j.id = a.job_id)))
     CROSS JOIN LATERAL private.sent_profile(a.id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys))
     CROSS JOIN LATERAL ( SELECT match_explanations.explanation AS match
           FROM private.match_explanations(j.skills_required, j.preferred_skills, j.experience_level, j.job_type, j.location, j.locations, c.*, private.home_of(c.*)) match_explanations(explanation)
         OFFSET 0) counted);

CREATE VIEW "private"."publishable_jobs" WITH (security_invoker=true) AS  SELECT j.id AS job_id,
    j.company_id,
    j.title,
    j.location,
    j.locations,
    j.job_type,
    j.experience_level,
    j.salary_min,
    j.salary_max,
    required.names AS skills_required,
    preferred.names AS preferred_skills,
    required.keys AS required_skill_keys,
    preferred.keys AS preferred_skill_keys,
    j.posted_at,
    COALESCE((((j.expires_at + 1))::timestamp without time zone AT TIME ZONE 'UTC'::text), 'infinity'::timestamp with time zone) AS visible_until,
    (to_tsvector('english'::regconfig, private.searchable(concat_ws(' '::text, j.title, array_to_string((j.skills_required || j.preferred_skills), ' '::text), array_to_string((j.location || j.locations), ' '::text), j.description))) || array_to_tsvector(ARRAY[private.company_word(j.company_id)])) AS search,
    ARRAY( SELECT said.term
           FROM private.place_terms((j.location || j.locations)) said(term)) AS place_terms
   FROM ((public.jobs j
     CROSS JOIN LATERAL private.asked_skills(j.skills_required) required(names, keys))
     CROSS JOIN LATERAL private.asked_skills(j.preferred_skills) preferred(names, keys))
  WHERE j.is_active;

CREATE OR REPLACE FUNCTION private.refresh_published_jobs (
  of_jobs uuid[]
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 DELETE FROM public.published_jobs p
   WHERE ((p.job_id = ANY (refresh_published_jobs.of_jobs)) AND (NOT (EXISTS ( SELECT
            FROM private.publishable_jobs v
           WHERE (v.job_id = p.job_id)))));
 INSERT INTO public.published_jobs (job_id, company_id, title, location, locations, job_type, experience_level, salary_min, salary_max, skills_required, preferred_skills, required_skill_keys, preferred_skill_keys, posted_at, visible_until, search, place_terms)  SELECT publishable_jobs.job_id,
             publishable_jobs.company_id,
             publishable_jobs.title,
             publishable_jobs.location,
             publishable_jobs.locations,
             publishable_jobs.job_type,
             publishable_jobs.experience_level,
             publishable_jobs.salary_min,
             publishable_jobs.salary_max,
             publishable_jobs.skills_required,
             publishable_jobs.preferred_skills,
             publishable_jobs.required_skill_keys,
             publishable_jobs.preferred_skill_keys,
             publishable_jobs.posted_at,
             publishable_jobs.visible_until,
             publishable_jobs.search,
             publishable_jobs.place_terms
            FROM private.publishable_jobs
           WHERE (publishable_jobs.job_id = ANY (refresh_published_jobs.of_jobs)) ON CONFLICT(job_id) DO UPDATE
  SET company_id = excluded.company_id, title = excluded.title, location = excluded.location, locations = excluded.locations, job_type = excluded.job_type, experience_level = excluded.experience_level, salary_min = excluded.salary_min, salary_max = excluded.salary_max, skills_required = excluded.skills_required, preferred_skills = excluded.preferred_skills, required_skill_keys = excluded.required_skill_keys, preferred_skill_keys = excluded.preferred_skill_keys, posted_at = excluded.posted_at, visible_until = excluded.visible_until, search = excluded.search, place_terms = excluded.place_terms;
END;

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
    c.industry AS company_industry
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
RETURN ROW((job).job_id, (job).title, (job).company_id, (job).company_name, (job).company_logo_url, (job).location, (job).job_type, (job).experience_level, (job).salary_min, (job).salary_max, (job).posted_at, match, asked, application)::private.job_list_item;

CREATE INDEX skill_aliases_beginning_index ON private.skill_aliases USING btree (spelling text_pattern_ops);

CREATE INDEX skill_aliases_skill_index ON private.skill_aliases USING btree (skill);

CREATE INDEX candidates_skill_keys_index ON public.candidates USING gin (skill_keys)
  WITH (fastupdate=off);

CREATE INDEX published_jobs_skills_index ON public.published_jobs USING gin (((required_skill_keys || preferred_skill_keys)))
  WITH (fastupdate=off);

CREATE TRIGGER candidates_keep_skill_keys
  BEFORE INSERT OR UPDATE OF skills, skill_keys ON public.candidates
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_skill_keys();

CREATE TRIGGER candidates_touch_updated_at
  BEFORE UPDATE ON public.candidates
  FOR EACH ROW
  WHEN (((old.skill_keys = new.skill_keys) OR (old.skills IS DISTINCT FROM new.skills)))
  EXECUTE FUNCTION private.touch_updated_at();

COMMENT ON COLUMN "private"."skills"."added_by" IS 'The administrator who made it; null for what came with the product.';

COMMENT ON COLUMN "private"."skills"."key" IS 'private.skill_spelling of the name: what stored keys hold for each of its spellings.';

COMMENT ON COLUMN "public"."candidates"."skill_keys" IS 'private.skill_keys of the skills, kept by a trigger and by changes of the vocabulary.';

COMMENT ON FUNCTION "private"."american_spelling"(text) IS 'British spellings as American ones, in small words between single spaces, with one before and one behind.';

COMMENT ON FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.candidates, private.home_terms) IS 'private.match_explanations of what is known of a job: its private.asked_skills and private.place_terms. For use in FROM.';

COMMENT ON FUNCTION "private"."asked_skills"(text[]) IS 'The skills of a list that differ, the first of equal ones in its place, and beside each the key it is compared by.';

COMMENT ON FUNCTION "private"."bracketed_skill"(text) IS 'The key of a skill written as "X (Y)", where Y is another spelling of X, short for it, or says how well it is known; null for any other.';

COMMENT ON FUNCTION "private"."change_vocabulary"() IS 'Taken before the vocabulary changes: waits for whoever is storing keys, five times for less than a second, and they wait for it (private.hold_vocabulary). PT409 busy.';

COMMENT ON FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[]) IS 'How many visible jobs fit, 1,001 for more than 1,000.';

COMMENT ON FUNCTION "private"."count_unpaid_jobs"(private.job_filter, tsquery[]) IS 'How many visible jobs fit that name no salary, 1,001 for more than 1,000.';

COMMENT ON FUNCTION "private"."distinct_texts"(jsonb) IS 'A list as it is stored: trimmed, empty entries dropped, repeated ones (without case and white space) dropped, the first kept in its place.';

COMMENT ON FUNCTION "private"."filter_condition"(private.job_filter, tsquery[]) IS 'What is asked of a row v of private.visible_jobs, in SQL, for who executes it with the filter and the searches.';

COMMENT ON FUNCTION "private"."filtered_jobs"(private.job_filter, tsquery[], private.match_facts, bigint, timestamp with time zone, uuid, integer) IS 'The visible jobs that fit, after the given place: newest first, or best match first for private.match_facts.';

COMMENT ON FUNCTION "private"."follow_all_skills"() IS 'Brings every stored key along, whatever changed: for migrations that bring a new vocabulary or new rules of spelling.';

COMMENT ON FUNCTION "private"."follow_vocabulary"(text[]) IS 'Brings every stored key along after these spellings, or keys, came to mean another skill: profiles, published jobs and the matches of applications. Called by whoever holds private.change_vocabulary.';

COMMENT ON FUNCTION "private"."hold_vocabulary"() IS 'Whoever stores keys takes it first: a change of the vocabulary comes before them or after them, never between. Ends with the transaction; readers take nothing.';

COMMENT ON FUNCTION "private"."initials"(text) IS 'The first letters of words: "gross domestic product" is "gdp".';

COMMENT ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb) IS 'A job as it stands in a list, with its MatchExplanation for a candidate, or MatchAsked for who counts it in the browser, and the caller''s application.';

COMMENT ON FUNCTION "private"."jobs_asking"(text) IS 'How many visible jobs ask for a skill, up to 1,000.';

COMMENT ON FUNCTION "private"."keep_skill_keys"() IS 'Row trigger: skill_keys follow the skills, whoever writes them. SECURITY DEFINER: the vocabulary is closed.';

COMMENT ON FUNCTION "private"."known_skill"(text) IS 'The key of the skill that a private.skill_spelling names, or null.';

COMMENT ON FUNCTION "private"."load_skills"(public.skill_field, text) IS 'Takes in a file of supabase/skills, "Name | other spelling | …" a line. Called by migrations, which let the stored keys follow.';

COMMENT ON FUNCTION "private"."match_asked"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[]) IS 'MatchAsked (contracts/match.ts): what a browser needs to count the match of a visitor, who sends nothing.';

COMMENT ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates, private.home_terms) IS 'One row: MatchExplanation (contracts/match.ts) of what a job asks and a profile has, whose private.home_of is given. For use in FROM, where it becomes part of the query.';

COMMENT ON FUNCTION "private"."may_name"(text, text) IS 'Whether a stored key could come of a spelling: of itself, of a longer writing of it ("Python 3"), or of its words turned round ("Welding (MIG)").';

COMMENT ON FUNCTION "private"."named_skill"(text, public.skill_field[]) IS 'private.known_skill, if it is of one of these fields.';

COMMENT ON FUNCTION "private"."place_terms"(text[]) IS 'What is said of the places of a job: "Denver, CO" is a city Denver, of the state co, and in that state; "Denver" is the place Denver, whatever its state, a state and a country.';

COMMENT ON FUNCTION "private"."places_meant"(text, boolean) IS 'What of private.place_terms somebody means who looks for a place: "Denver, CO" that city, or its whole state where wide; "Colorado" a city, a state or a country.';

COMMENT ON FUNCTION "private"."plain_key"(text) IS 'A text without case and white space: the form in which places and entries of lists are compared.';

COMMENT ON FUNCTION "private"."qualified_skill"(text) IS 'The key of a known skill written with a version or with how well it is known: "Python 3", "Advanced Excel", "Java programming"; null for any other.';

COMMENT ON FUNCTION "private"."read_job_filter"(jsonb) IS 'A JobFilter (contracts/job-filter.ts) as it is compared. PT422 for anything else.';

COMMENT ON FUNCTION "private"."recount_applications"(uuid[]) IS 'Counts the matches of these applications anew, as private.recount_application_matches does for those of jobs: for a change of which skills are the same.';

COMMENT ON FUNCTION "private"."refresh_published_jobs"(uuid[]) IS 'Brings the rows of these jobs in published_jobs up to date, set by set. Called by triggers only.';

COMMENT ON FUNCTION "private"."refuse_unknown_filter"(boolean) IS 'PT422 unless what a filter holds is known.';

COMMENT ON FUNCTION "private"."require_unknown"(text) IS 'Holds the vocabulary for a change by an administrator and gives the spelling of a word nobody has decided about. PT401, PT403, PT409, PT422.';

COMMENT ON FUNCTION "private"."reworded_skill"(text) IS 'The key of a known skill named by doing it or by who does it: "editing videos", "managing projects", "video editor", "project manager"; null for any other.';

COMMENT ON FUNCTION "private"."searched_jobs"(tsquery[], timestamp with time zone, uuid, integer) IS 'The newest visible jobs before the key that have each of the words; all of them for none.';

COMMENT ON FUNCTION "private"."sent_profile"(uuid) IS 'The candidate of an application as sent with it, as far as employers read one; the rest of the record is null. For use in FROM. What companies read and what the match of an application is counted from (RULES: Applications).';

COMMENT ON FUNCTION "private"."similar_skills"(text, integer) IS 'The skills with a spelling most like this one, by the share of trigrams both have: at least a third.';

COMMENT ON FUNCTION "private"."skill_key"(text) IS 'The form in which skills are compared, the one function that says when two spellings are one skill: by the rules of spelling, then by the vocabulary; an unknown word is itself (RULES: Skills). Stored in candidates, published_jobs and application_matches; private.follow_vocabulary brings them along.';

COMMENT ON FUNCTION "private"."skill_keys"(text[]) IS 'Distinct comparison keys of a list of skills.';

COMMENT ON FUNCTION "private"."skill_spelling"(text) IS 'A skill without what does not make another one of it: case, accents, spaces and signs between words, "and", the plural, British for American (RULES: Skills).';

COMMENT ON FUNCTION "private"."state_of"(text) IS 'The form in which states are compared, from the private.plain_key of one: "Colorado", "colorado" and "CO" are one. Null for an empty key.';

COMMENT ON FUNCTION "public"."leave_skill"(text) IS 'Leaves an unknown word as it is written: it goes on matching itself and is not listed any more. PT401, PT403, PT409, PT422.';

COMMENT ON FUNCTION "public"."list_unknown_skills"(jsonb, integer) IS '{skills: UnknownSkill[]} (contracts/skills.ts): words of profiles and published jobs that name no known skill and were not left as they are, the most used first. p_after: {uses, key} of the last row shown. PT401, PT403.';

COMMENT ON FUNCTION "public"."make_skill"(text, text, text) IS 'Makes an unknown word a skill of its own under a name, in a SkillField; stored keys follow at once. PT401, PT403, PT409, PT422 by field.';

COMMENT ON FUNCTION "public"."make_skill_alias"(text, text) IS 'Makes an unknown word another spelling of a known skill, by its key; stored keys follow at once. PT401, PT403, PT404, PT409, PT422.';

COMMENT ON FUNCTION "public"."recognise_skills"(text[]) IS 'RecognisedSkill[] (contracts/skills.ts): of each skill the key it is compared by, the known name of it or null, and for an unknown one the name it may be a slip of. For anyone.';

COMMENT ON FUNCTION "public"."search_jobs"(text, jsonb, integer, jsonb, text) IS 'The public job list: {jobs: ListedJob[], total, without_salary} (contracts/candidate.ts), newest first, or best match first for a candidate; match is null unless the caller is a candidate, who else gets what is asked. total with the first page: how many there are, 1,001 for more than 1,000 of a search; without_salary beside a filter by salary: how many more fit that name none. p_filter: JobFilter; p_after: {postedAt, id} of the last row shown, and score in the order match. SECURITY DEFINER: searching past row policies is what lets indexes work; only jobs that are visible now are listed. PT422.';

COMMENT ON FUNCTION "public"."search_skills"(text) IS 'SkillSearch (contracts/skills.ts): up to eight skills with a spelling that begins so, the exact one first, then those most jobs ask; where there is none, up to three that are spelled alike (near). For anyone.';

COMMENT ON FUNCTION "public"."undo_skill_word"(text) IS 'Takes back what an administrator decided about a word; what came with the product stays. Stored keys follow at once. PT401, PT403, PT404, PT409.';

COMMENT ON TABLE "private"."left_skills" IS 'Unknown words an administrator left as they are written; they match themselves and are not asked about again.';

COMMENT ON TABLE "private"."skill_aliases" IS 'Every known spelling, names included. A spelling names one skill: its key says so.';

COMMENT ON TABLE "private"."skills" IS 'Every known skill, under the name shown beside other spellings of it (RULES: Skills).';

COMMENT ON TYPE "private"."job_filter" IS 'JobFilter (contracts/job-filter.ts) as jobs are compared with it; null is anything. place_terms: one of them must be said of a place (private.place_terms).';

COMMENT ON VIEW "private"."counted_application_matches" IS 'private.application_matches as it must be.';

COMMENT ON VIEW "private"."publishable_jobs" IS 'What published_jobs holds, computed.';

COMMENT ON VIEW "private"."visible_jobs" IS 'The jobs candidates and the public see now (RULES: Jobs). Its tables are closed: only SECURITY DEFINER procedures read either.';

REVOKE ALL ON FUNCTION "private"."american_spelling"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.candidates, private.home_terms) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asked_skills"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bracketed_skill"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."change_vocabulary"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_unpaid_jobs"(private.job_filter, tsquery[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."distinct_texts"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filter_condition"(private.job_filter, tsquery[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filtered_jobs"(private.job_filter, tsquery[], private.match_facts, bigint, timestamp with time zone, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_all_skills"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_vocabulary"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_vocabulary"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."initials"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."jobs_asking"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_skill_keys"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_skill"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."load_skills"(public.skill_field, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_asked"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates, private.home_terms) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_name"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."named_skill"(text, public.skill_field[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_terms"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."places_meant"(text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plain_key"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."plain_key"(text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."qualified_skill"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_job_filter"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recount_applications"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refresh_published_jobs"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_unknown_filter"(boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_unknown"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reworded_skill"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."searched_jobs"(tsquery[], timestamp with time zone, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sent_profile"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_skills"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."skill_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."skill_keys"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."skill_spelling"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."leave_skill"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."leave_skill"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_unknown_skills"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_unknown_skills"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_skill"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."make_skill"(text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_skill_alias"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."make_skill_alias"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."recognise_skills"(text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."recognise_skills"(text[]) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."search_jobs"(text, jsonb, integer, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."search_jobs"(text, jsonb, integer, jsonb, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."search_skills"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."search_skills"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_skill_word"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_skill_word"(text) TO "authenticated";

REVOKE ALL ("skill_keys") ON TABLE "public"."candidates" FROM "authenticated";

GRANT SELECT ("skill_keys") ON TABLE "public"."candidates" TO "authenticated";

REVOKE ALL ON TYPE "private"."job_filter" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."job_filter" TO PUBLIC;

REVOKE ALL ON TYPE "public"."skill_field" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."skill_field" TO PUBLIC;

ALTER TABLE "private"."skill_aliases"
  ADD COLUMN "trigrams" text[] GENERATED ALWAYS AS (private.trigrams(spelling)) STORED;

ALTER TABLE "private"."skill_aliases"
  ADD CONSTRAINT "skill_aliases_are_spelled_by_rule" CHECK ((spelling = private.skill_spelling(written)));

CREATE INDEX skill_aliases_trigrams_index ON private.skill_aliases USING gin (trigrams)
  WITH (fastupdate=off);
