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

ALTER TYPE "private"."job_list_item" ADD ATTRIBUTE "application" jsonb CASCADE;

ALTER TYPE "private"."job_list_item" ADD ATTRIBUTE "asked" jsonb CASCADE;

ALTER TYPE "private"."job_list_item" ADD ATTRIBUTE "saved" boolean CASCADE;

ALTER TYPE "private"."match_facts" ADD ATTRIBUTE "culture" integer[] CASCADE;

DROP TRIGGER "candidates_touch_updated_at" ON "public"."candidates";

DROP INDEX "public"."candidates_skill_keys_index";

DROP VIEW "private"."counted_application_matches";

ALTER TABLE "private"."unsubscribe_links"
  DROP CONSTRAINT "unsubscribe_links_kind_check";

ALTER TABLE "private"."unsubscribe_links"
  DROP CONSTRAINT "unsubscribe_links_once";

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_type_check";

DROP FUNCTION "private"."distinct_texts"(jsonb);

DROP FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb);

DROP VIEW "private"."visible_jobs";

DROP FUNCTION "private"."job_match"(public.jobs, public.candidates);

DROP FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates);

DROP FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates, private.home_terms);

DROP FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.candidates, private.home_terms);

DROP FUNCTION "private"."ranked_jobs"(integer[], integer, integer[], integer[], boolean);

DROP VIEW "private"."visible_matches";

DROP FUNCTION "private"."match_order"(integer, integer, integer, integer, text, text);

DROP FUNCTION "private"."refresh_published_jobs"(uuid[]);

DROP VIEW "private"."publishable_jobs";

DROP FUNCTION "private"."asked_skills"(text[]);

DROP FUNCTION "private"."place_terms"(text[]);

DROP FUNCTION "private"."require_candidate_account"(uuid);

DROP FUNCTION "private"."sent_profile"(uuid);

DROP FUNCTION "public"."search_jobs"(text, jsonb, integer);

DROP FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text);

ALTER TABLE "public"."candidates"
  DROP COLUMN "skill_keys";

DROP FUNCTION "private"."skill_keys"(text[]);

DROP FUNCTION "private"."skill_key"(text);

CREATE TABLE "private"."job_reports" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "job_id" uuid NOT NULL,
  "reporter" uuid NOT NULL,
  "reason" text NOT NULL,
  "words" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "decided_at" timestamp with time zone,
  CONSTRAINT "job_reports_pkey" PRIMARY KEY (id),
  CONSTRAINT "job_reports_words_check" CHECK (private.is_text(words, 2000))
);

ALTER TABLE "private"."job_reports"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."left_skills" (
  "spelling" text NOT NULL,
  "left_by" uuid,
  "left_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "left_skills_pkey" PRIMARY KEY (spelling)
);

ALTER TABLE "private"."left_skills"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."mailed_jobs" (
  "user_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  CONSTRAINT "mailed_jobs_pkey" PRIMARY KEY (user_id, job_id)
);

ALTER TABLE "private"."mailed_jobs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."reported_jobs" (
  "job_id" uuid NOT NULL,
  "waiting_since" timestamp with time zone,
  "is_flagged" boolean NOT NULL DEFAULT false,
  "decided_at" timestamp with time zone,
  "decided_by" uuid,
  "decision" text,
  "reason" text,
  "has_closed" boolean NOT NULL DEFAULT false,
  "version" timestamp with time zone,
  "is_told" boolean NOT NULL DEFAULT true,
  CONSTRAINT "reported_jobs_decision_check" CHECK ((decision = ANY (ARRAY['offline'::text, 'dismissed'::text]))),
  CONSTRAINT "reported_jobs_pkey" PRIMARY KEY (job_id),
  CONSTRAINT "reported_jobs_reason_check" CHECK (private.is_text(reason, 2000, 1))
);

ALTER TABLE "private"."reported_jobs"
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

CREATE TABLE "private"."titles_when_open" (
  "job_id" uuid NOT NULL,
  "title" text NOT NULL,
  CONSTRAINT "titles_when_open_pkey" PRIMARY KEY (job_id)
);

ALTER TABLE "private"."titles_when_open"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."published_companies"
  ADD COLUMN "industry" text NOT NULL DEFAULT ''::text;

ALTER TABLE "private"."published_companies"
  ADD COLUMN "culture_values" public.culture_value[] NOT NULL DEFAULT '{}'::public.culture_value[];

ALTER TABLE "private"."sent_profiles"
  ADD COLUMN "culture_values" public.culture_value[] NOT NULL DEFAULT '{}'::public.culture_value[];

ALTER TABLE "public"."candidates"
  ADD COLUMN "skill_keys" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."candidates"
  ADD COLUMN "culture_values" public.culture_value[] NOT NULL DEFAULT '{}'::public.culture_value[];

ALTER TABLE "public"."companies"
  ADD COLUMN "culture_values" public.culture_value[] NOT NULL DEFAULT '{}'::public.culture_value[];

ALTER TABLE "private"."unsubscribe_links"
  ALTER COLUMN "company_id" DROP NOT NULL;

CREATE OR REPLACE FUNCTION private.acted_on (
  spelling text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN regexp_replace(spelling, '(.{2})(ing|management|development|design|analysis|operation|administration|coordination|installation|inspection|preparation|assessment|recruitment)$'::text, '\1'::text);

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

CREATE OR REPLACE FUNCTION private.audit_kind (
  action text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE WHEN (action = 'company.edited'::text) THEN 'edits'::text ELSE CASE split_part(action, '.'::text, 1) WHEN 'company'::text THEN 'approvals'::text WHEN 'invitation'::text THEN 'invitations'::text WHEN 'subscription'::text THEN 'plans'::text WHEN 'partnership'::text THEN 'partnerships'::text WHEN 'staff'::text THEN 'team'::text WHEN 'file'::text THEN 'documents'::text WHEN 'job'::text THEN 'jobs'::text WHEN 'email'::text THEN 'mail'::text WHEN 'skill'::text THEN 'skills'::text ELSE 'accounts'::text END END;

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
    from private.ranked_jobs(mine.skills, mine.years, mine.at_home, mine.near_home, mine.home_known, mine.culture) as r
    where private.comes_first(after_order, after_at, after_id, r.match_order, r.posted_at, r.job_id)
      -- What is kept leaves out what the candidate has applied to.
      and (best is null or r.job_id = any (best || array(select a.job_id from public.applications a where a.candidate_id = candidate)))
    order by r.match_order desc, r.posted_at desc, r.job_id
    limit page
  );
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

CREATE OR REPLACE FUNCTION private.candidate_json (
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.applicant_json(profile) || jsonb_build_object('gender', (profile).gender, 'street', (profile).street, 'unit', (profile).unit, 'zip_code', (profile).zip_code, 'is_managed_by_company', (profile).is_managed_by_company, 'managing_company_id', (profile).managing_company_id, 'shown_to_partners', (profile).shown_to_partners, 'culture_values', to_jsonb((profile).culture_values)));

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

CREATE OR REPLACE FUNCTION private.check_daily_quota (
  of text,
  made bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if made >= private.daily_quota(of) then
    perform private.fail(429, 'too_many_' || of, format(
      'You have %s %s %s in the last 24 hours, which is the most we take in a day. Please try again later.',
      case of when 'applications' then 'sent' when 'jobs' then 'created' when 'reports' then 'reported' else 'put forward' end, private.daily_quota(of),
      case of when 'put_forwards' then 'candidates' when 'reports' then 'jobs' else of end));
  end if;
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

CREATE OR REPLACE FUNCTION private.count_reported_jobs()
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select count(*) from private.reported_jobs r where r.waiting_since is not null);
end
$function$;

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

CREATE OR REPLACE FUNCTION private.daily_quota (
  of text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE of WHEN 'applications'::text THEN 30 WHEN 'jobs'::text THEN 50 WHEN 'put_forwards'::text THEN 200 WHEN 'reports'::text THEN 10 ELSE NULL::integer END;

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
  changed_spellings text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  spellings constant text[] := changed_spellings || array(select private.acted_on(spelling) from unnest(changed_spellings) as changed (spelling));
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

CREATE OR REPLACE FUNCTION private.has_saved (
  job uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN (EXISTS (SELECT FROM private.saved_jobs s WHERE ((s.user_id = auth.uid()) AND (s.job_id = has_saved.job))));

CREATE OR REPLACE FUNCTION private.hold_culture (
  of_company uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
RETURN pg_advisory_xact_lock_shared(hashtextextended(('private.culture '::text || of_company), (0)::bigint));

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

CREATE OR REPLACE FUNCTION private.keep_title_when_open()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.is_active and not private.is_expired(new) then
    delete from private.titles_when_open t where t.job_id = new.id;
  elsif new.title <> old.title then
    insert into private.titles_when_open (job_id, title) values (new.id, old.title) on conflict do nothing;
  end if;
  return null;
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

CREATE OR REPLACE FUNCTION private.locked_report (
  of_job uuid
)
  RETURNS private.reported_jobs
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  reported private.reported_jobs;
begin
  perform private.require_admin();
  -- The job first, as whoever reports it does.
  perform from public.jobs j where j.id = of_job for update;
  select * into reported from private.reported_jobs r where r.job_id = of_job for update;
  if reported.job_id is null then
    perform private.fail(404, 'report_not_found', 'Nobody has reported this job, or it was deleted');
  end if;
  return reported;
end
$function$;

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
  total integer;
  listed jsonb;
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
  select count(*), jsonb_agg(jsonb_build_object(
      'title', newest.title, 'company_name', newest.company_name, 'location', newest.location, 'path', '/jobs/' || newest.job_id
    ) order by newest.place) filter (where newest.place <= 20)
  into total, listed
  from (
    select v.*, row_number() over (order by v.posted_at desc, v.job_id desc) as place
    from private.visible_jobs v where v.job_id = any (all_marked)
  ) as newest;
  -- Also where all of them have closed since they were marked.
  if total = 0 then
    return;
  end if;
  perform private.enqueue_email('saved_search_jobs', address, jsonb_build_object(
    'searches', array_to_string(names, ', '),
    'total', total,
    'jobs', listed,
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
  -- One run at a time, and the next finds nothing due: two at once would mail somebody's searches apart.
  perform pg_advisory_xact_lock(hashtextextended('private.mail_saved_searches', 0));
  delete from private.saved_searches s where s.deleted_at < now() - interval '1 hour';
  for due in
    select s.user_id from private.saved_searches s
    where s.next_at <= now() and s.deleted_at is null
    group by s.user_id order by min(s.next_at), s.user_id
    limit 200
  loop
    begin
      perform private.mail_new_jobs(due);
    exception
      when others then
        raise warning 'The new jobs of % are looked for again in an hour: %', due, sqlerrm;
        update private.saved_searches s set next_at = now() + interval '1 hour' where s.user_id = due and s.next_at <= now();
    end;
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

CREATE OR REPLACE FUNCTION private.may_name (
  stored_key text,
  spelling text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN ((POSITION((spelling) IN (stored_key)) > 0) OR ((char_length(stored_key) = char_length(spelling)) AND (POSITION((stored_key) IN ((spelling || spelling))) > 0)));

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

CREATE OR REPLACE FUNCTION private.named_skill (
  spelled text,
  fields public.skill_field[]
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN (SELECT a.skill FROM (private.skill_aliases a JOIN private.skills s ON ((s.key = a.skill))) WHERE ((a.spelling = named_skill.spelled) AND (s.field = ANY (named_skill.fields))));

CREATE OR REPLACE FUNCTION private.next_search_mail (
  frequency text
)
  RETURNS timestamp with time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE frequency WHEN 'daily'::text THEN (private.last_summary() + '1 day'::interval) WHEN 'weekly'::text THEN ((date_trunc('week'::text, ((now() AT TIME ZONE 'UTC'::text) - '13:00:00'::interval)) + '7 days 13:00:00'::interval) AT TIME ZONE 'UTC'::text) ELSE NULL::timestamp with time zone END;

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
      select jsonb_agg(private.job_list_entry(v, m.explanation, saved => private.has_saved(v.job_id)) order by listed."position")
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

CREATE OR REPLACE FUNCTION private.read_culture (
  named jsonb
)
  RETURNS public.culture_value[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN (named IS NOT NULL) THEN ARRAY(SELECT (value.value)::public.culture_value AS value FROM jsonb_array_elements_text(read_culture.named) value(value) ORDER BY (value.value)::public.culture_value) ELSE NULL::public.culture_value[] END;

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
  -- Each count of count_jobs_by reads them again.
  perform private.refuse_unknown_filter(jsonb_array_length(value) <= 20) from jsonb_each(asked) as given (name, value) where jsonb_typeof(value) = 'array';
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

CREATE OR REPLACE FUNCTION private.report_place (
  reported private.reported_jobs
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN ((reported).waiting_since IS NULL) THEN (- ((EXTRACT(epoch FROM (reported).decided_at) * (1000)::numeric))::bigint) ELSE (((EXTRACT(epoch FROM (reported).waiting_since) * (1000)::numeric))::bigint + CASE WHEN (reported).is_flagged THEN (0)::bigint ELSE '10000000000000'::bigint END) END;

CREATE OR REPLACE FUNCTION private.report_reasons()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{fraud,discrimination,gone,other}'::text[];

CREATE OR REPLACE FUNCTION private.reported_job_json (
  reported private.reported_jobs
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'id', j.id,
      'title', j.title,
      'company', private.audit_company(j.company_id),
      'is_open', private.is_visible_job(j.id),
      'is_flagged', reported.is_flagged,
      'waiting_since', reported.waiting_since,
      'decision', reported.decision,
      'reason', reported.reason,
      'decided_at', reported.decided_at,
      'decided_by', private.audit_person(reported.decided_by, null),
      'reasons', (
        select coalesce(jsonb_object_agg(of_reason.reason, of_reason.n), '{}')
        from (
          select r.reason, count(*) as n from private.job_reports r
          where r.job_id = j.id and r.decided_at is not distinct from case when reported.waiting_since is null then reported.decided_at end
          group by r.reason
        ) as of_reason
      ),
      'reports', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', newest.id, 'reason', newest.reason, 'words', newest.words, 'created_at', newest.created_at,
          'reporter', private.audit_person(newest.reporter, null)
        ) order by newest.created_at desc, newest.id), '[]')
        from (
          select r.* from private.job_reports r
          where r.job_id = j.id and r.decided_at is not distinct from case when reported.waiting_since is null then reported.decided_at end
          order by r.created_at desc, r.id limit 50
        ) as newest
      )
    )
    from public.jobs j where j.id = reported.job_id
  );
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
  return coalesce(
    case when first like '%ing' then coalesce(
      private.known_skill(private.skill_spelling(array_to_string(words[2:] || coalesce(acts ->> first, first), ' '))),
      private.known_skill(private.skill_spelling(array_to_string(words[2:] || first, ' ')))
    ) end,
    case when acts ? last or last like '%er' then
      private.known_skill(private.skill_spelling(array_to_string(
        trim_array(words, 1) || coalesce(acts ->> last, left(last, -2) || 'ing'), ' ')))
    end);
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

CREATE OR REPLACE FUNCTION private.tell_admins_of_report (
  job public.jobs,
  report private.job_reports,
  people integer
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company_name text := (select c.name from public.companies c where c.id = job.company_id);
  reader record;
begin
  for reader in select p.id, p.email from public.profiles p where p.role = 'admin' loop
    perform private.notify(
      reader.id, 'job_reported',
      case when people > 1 then people || ' people reported “' || job.title || '”' else '“' || job.title || '” was reported' end,
      'A job of ' || company_name || '. It stays online until an administrator decides.', jsonb_build_object('job_id', job.id));
    perform private.enqueue_email('job_reported', reader.email, jsonb_build_object(
      'job_title', job.title, 'company_name', company_name, 'kind', report.reason, 'total', people, 'path', '/admin/reports'));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_due_decisions()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
begin
  for due in
    select d as decision, c as company
    from private.company_decisions d join public.companies c on c.id = d.company_id
    where d.decided_at + private.undo_time() <= now()
    order by d.decided_at
    limit 1000
    -- One that is decided about at this moment is told next time, of what it is then.
    for update of d skip locked
  loop
    perform private.tell_company_admins(
      due.company, (due.decision).type, (due.decision).title, (due.decision).message, (due.decision).template, (due.decision).mail);
    delete from private.company_decisions d where d.company_id = (due.company).id;
  end loop;
  perform private.tell_due_report_decisions();
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_due_report_decisions()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due private.reported_jobs;
begin
  for due in
    select * from private.reported_jobs r
    where not r.is_told and r.decided_at + private.undo_time() <= now()
    order by r.decided_at
    limit 1000
    for update skip locked
  loop
    perform private.tell_report_decision(due);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_report_decision (
  reported private.reported_jobs
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  job public.jobs;
  company public.companies;
begin
  select * into job from public.jobs j where j.id = reported.job_id;
  select * into company from public.companies c where c.id = job.company_id;
  if reported.has_closed then
    perform private.tell_company_admins(
      company, 'job_taken_offline', '“' || job.title || '” was taken offline', reported.reason, 'job_taken_offline',
      jsonb_build_object('job_title', job.title, 'reason', reported.reason, 'path', '/company/jobs/' || job.id || '/manage'));
  end if;
  perform private.notify(
    r.reporter, 'job_report_answered', 'We looked at what you reported',
    case when reported.decision = 'offline' then '“' || job.title || '” is not online any more. Thank you for telling us.'
      else '“' || job.title || '” stays online: we found nothing against our rules. Thank you for telling us.' end,
    jsonb_build_object('job_id', job.id))
  from private.job_reports r where r.job_id = reported.job_id and r.decided_at = reported.decided_at;
  update private.reported_jobs r set is_told = true where r.job_id = reported.job_id;
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

CREATE OR REPLACE FUNCTION private.wanted_company (
  company public.companies,
  changes jsonb
)
  RETURNS public.companies
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT CASE WHEN wanted.same_as_registered THEN jsonb_populate_record(wanted.*, '{"op_city": null, "op_unit": null, "op_state": null, "op_street": null, "op_country": null, "op_zip_code": null}'::jsonb) ELSE wanted.* END AS wanted FROM jsonb_populate_record(wanted_company.company, wanted_company.changes) wanted(id, user_id, name, dba_name, industry, company_size, location, website, description, logo_url, linkedin_url, twitter_url, facebook_url, instagram_url, primary_contact_name, primary_contact_email, primary_contact_phone, primary_contact_alt_email, primary_contact_alt_phone, secondary_contact_name, secondary_contact_email, secondary_contact_phone, secondary_contact_alt_email, secondary_contact_alt_phone, reg_street, reg_unit, reg_city, reg_state, reg_zip_code, reg_country, same_as_registered, op_street, op_unit, op_city, op_state, op_zip_code, op_country, tax_id, ein_document_url, tax_document_url, submitted_at, is_approved, approved_at, rejected_at, rejection_reason, created_at, updated_at, culture_values));

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

CREATE OR REPLACE FUNCTION public.add_ticks_to_profile (
  p_skills text[],
  p_years integer DEFAULT NULL::integer,
  p_place text DEFAULT NULL::text,
  p_culture text[] DEFAULT NULL::text[]
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
  -- Before the row, for which a change of the vocabulary may wait.
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
  -- No more than a profile may name.
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

CREATE OR REPLACE FUNCTION public.count_for_admin()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  -- In one look; what there is none of may be missing.
  return (
    select jsonb_build_object(
      'users', coalesce(sum(c.n) filter (where c.what = 'users'), 0),
      'companies', coalesce(sum(c.n) filter (where c.what = 'companies'), 0),
      'candidates', coalesce(sum(c.n) filter (where c.what = 'candidates'), 0),
      'pending', coalesce(sum(c.n) filter (where c.what = 'waiting'), 0),
      'undelivered', (
        select count(*) from public.email_outbox o where o.sent_at is null and o.last_error is not null and o.failed_at is not null
      ),
      'reports', private.count_reported_jobs()
    )
    from private.counts c
    where c.subject = private.platform()
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

CREATE OR REPLACE FUNCTION public.count_sitemap()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('jobs', private.count_visible_jobs(), 'companies', ( SELECT count(*) AS count
            FROM private.published_companies c
           WHERE (c.visible_until > now())))
  AS jsonb_build_object;
END;

CREATE OR REPLACE FUNCTION public.decide_job_reports (
  p_job_id uuid,
  p_decision text,
  p_reason text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  reported private.reported_jobs := private.locked_report(p_job_id);
  job public.jobs;
  why text := nullif(private.trimmed(p_reason), '');
  is_offline boolean := coalesce(p_decision = 'offline', false);
  closes boolean;
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('decision', p_decision, 'reason', p_reason), array[
    private.rule('decision', 'choice', 20, 1, 'Choose what happens', '{offline,dismissed}'),
    private.rule('reason', 'text', 2000, case when is_offline then 1 else 0 end, 'Say why: the company reads it')]));
  if reported.waiting_since is null then
    perform private.fail(409, 'decided', 'Somebody has decided about these reports already.');
  elsif not reported.is_told then
    perform private.tell_report_decision(reported);
  end if;
  select * into job from public.jobs j where j.id = reported.job_id;
  closes := is_offline and job.status = 'published' and job.deleted_at is null;
  if closes then
    update public.jobs j set status = 'closed' where j.id = job.id returning * into job;
  end if;
  update private.job_reports r set decided_at = now() where r.job_id = job.id and r.decided_at is null;
  update private.reported_jobs r set
    waiting_since = null, decided_at = now(), decided_by = auth.uid(), decision = p_decision, reason = case when is_offline then why end,
    has_closed = closes, version = job.updated_at, is_told = false
  where r.job_id = job.id
  returning * into reported;
  perform private.audit(
    case when is_offline then 'job.taken_offline' else 'job.reports_dismissed' end, 'job', job.id, job.company_id,
    jsonb_strip_nulls(jsonb_build_object('title', job.title, 'reason', reported.reason)));
  return private.reported_job_json(reported);
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

CREATE OR REPLACE FUNCTION public.get_company_page (
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
  select * into company from public.companies where id = p_company_id;
  if company.is_approved then
    return jsonb_build_object(
      'state', 'open', 'company', private.employer_json(company), 'changed_at', company.updated_at,
      'jobs', array(
        select jsonb_build_object('id', v.job_id, 'title', v.title, 'location', v.location)
        from private.visible_jobs v
        where v.company_id = company.id
        order by v.posted_at desc, v.job_id desc
        limit 20
      ));
  elsif exists (select from public.jobs j where j.company_id = company.id and j.posted_at is not null) then
    return '{"state": "closed"}';
  end if;
  perform private.fail(404, 'company_not_found', 'Company not found');
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
    -- A published job has its keys and places beside it.
    'asked', case when not is_candidate then coalesce((
      select private.match_asked(
        p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
        p.experience_level, p.job_type, p.location, p.locations, p.place_terms, c.culture_values)
      from public.published_jobs p where p.job_id = j.id
    ), (
      select private.match_asked(
        required.names, required.keys, preferred.names, preferred.keys, j.experience_level, j.job_type, j.location, j.locations,
        array(select said.term from private.place_terms(j.location || j.locations) as said (term)), c.culture_values)
      from private.asked_skills(j.skills_required) as required cross join private.asked_skills(j.preferred_skills) as preferred
    )) end,
    'application_id', (select a.id from public.applications a where a.job_id = j.id and a.candidate_id = me.id),
    'saved', is_candidate and private.has_saved(j.id),
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

CREATE OR REPLACE FUNCTION public.get_job_feed (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  newest uuid[];
begin
  if p_company_id is null then
    newest := array(select v.job_id from private.visible_jobs v order by v.posted_at desc, v.job_id desc limit 100);
  else
    select * into company from public.companies where id = p_company_id;
    if company.is_approved is not true then
      perform private.fail(404, 'company_not_found', 'Company not found');
    end if;
    newest := array(
      select v.job_id from private.visible_jobs v where v.company_id = company.id order by v.posted_at desc, v.job_id desc limit 100);
  end if;
  return jsonb_build_object(
    'company', case when company.id is not null then private.public_company_json(company) end,
    'jobs', array(
      select private.job_facts(j) || jsonb_build_object(
        'company', jsonb_build_object('id', c.id, 'name', c.name, 'website', c.website), 'changed_at', j.updated_at)
      from unnest(newest) with ordinality as listed (job_id, place)
      join public.jobs j on j.id = listed.job_id
      join public.companies c on c.id = j.company_id
      order by listed.place
    ));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_job_report (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  return (
    select jsonb_build_object('reason', r.reason, 'words', r.words)
    from private.job_reports r where r.job_id = p_job_id and r.reporter = caller and r.decided_at is null
  );
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

CREATE OR REPLACE FUNCTION public.get_posting_page (
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
begin
  select * into job from public.jobs where id = p_job_id;
  if job.id is not null and private.is_visible_job(job.id) then
    return jsonb_build_object('state', 'open', 'job', public.get_job_details(job.id), 'changed_at', job.updated_at);
  elsif job.posted_at is not null and job.status <> 'draft' then
    return '{"state": "closed"}';
  end if;
  perform private.fail(404, 'job_not_found', 'Job not found');
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
      v.experience_level, v.job_type, v.location, v.locations, v.place_terms, v.company_culture, me, home
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
      select jsonb_build_object('title', coalesce(
        (select t.title from private.titles_when_open t where t.job_id = job.id), job.title), 'company_name', c.name, 'application_id', application_id)
      from public.companies c where c.id = job.company_id
    ) end,
    'jobs', array(
      select to_jsonb(private.job_list_entry(
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
        saved => is_candidate and private.has_saved(p.job_id)
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

CREATE OR REPLACE FUNCTION public.list_reported_jobs (
  p_queue text,
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
  is_first boolean := coalesce(jsonb_typeof(p_after) = 'null', true);
begin
  perform private.require_admin();
  if not coalesce(p_queue in ('waiting', 'decided'), false)
    or not is_first and not coalesce(pg_input_is_valid(p_after ->> 'place', 'bigint') and pg_input_is_valid(p_after ->> 'id', 'uuid'), false) then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
  return jsonb_build_object(
    'jobs', (
      select coalesce(jsonb_agg(
        private.reported_job_json(page.reported) || jsonb_build_object('place', page.place) order by page.place, page.job_id), '[]')
      from (
        select r as reported, private.report_place(r) as place, r.job_id
        from private.reported_jobs r
        where (r.waiting_since is not null) = (p_queue = 'waiting') and (r.waiting_since is not null or r.decided_at is not null)
          and (is_first or (private.report_place(r), r.job_id) > ((p_after ->> 'place')::bigint, (p_after ->> 'id')::uuid))
        order by 2, 3
        limit private.page_limit(p_limit)
      ) as page
    ),
    'waiting', private.count_reported_jobs()
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_sitemap_companies (
  p_from uuid,
  p_until uuid DEFAULT NULL::uuid,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return to_jsonb(array(
    select jsonb_build_object('id', c.id, 'changed_at', c.updated_at)
    from private.published_companies v
    join public.companies c on c.id = v.company_id
    where v.visible_until > now() and v.company_id >= p_from and v.company_id < coalesce(p_until, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by v.company_id
    limit least(greatest(coalesce(p_limit, 50000), 1), 50000)
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_sitemap_jobs (
  p_from uuid,
  p_until uuid DEFAULT NULL::uuid,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return to_jsonb(array(
    select jsonb_build_object('id', j.id, 'changed_at', j.updated_at)
    from private.visible_jobs v
    join public.jobs j on j.id = v.job_id
    where v.job_id >= p_from and v.job_id < coalesce(p_until, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by v.job_id
    limit least(greatest(coalesce(p_limit, 50000), 1), 50000)
  ));
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

CREATE OR REPLACE FUNCTION public.report_job (
  p_job_id uuid,
  p_reason text,
  p_words text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  said text := coalesce(private.trimmed(p_words), '');
  job public.jobs;
  report private.job_reports;
  people integer;
  errors jsonb := private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), array[
    private.rule('reason', 'choice', 20, 1, 'Choose what is wrong', private.report_reasons()), private.rule('words', 'text', 2000)]);
begin
  if p_reason = 'other' and said = '' then
    errors := errors || '{"words": "Say what is wrong"}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.lock_account(caller);
  select * into job from public.jobs j where j.id = p_job_id for key share;
  if job.id is null or not private.is_visible_job(job.id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  elsif exists (select from public.company_users u where u.user_id = caller and u.company_id = job.company_id) then
    perform private.fail(403, 'own_job', 'This is a job of your own company: you can edit or close it.');
  end if;
  update private.job_reports r set reason = p_reason, words = said
  where r.job_id = job.id and r.reporter = caller and r.decided_at is null;
  if found then
    return;
  end if;
  perform private.check_daily_quota('reports', (
    select count(*) from public.audit_log
    where actor_id = caller and action = 'job.reported' and created_at > now() - interval '1 day'));
  insert into private.reported_jobs as reported (job_id, waiting_since) values (job.id, now())
  on conflict (job_id) do update set
    is_flagged = reported.is_flagged and reported.waiting_since is not null,
    waiting_since = coalesce(reported.waiting_since, now());
  insert into private.job_reports (job_id, reporter, reason, words) values (job.id, caller, p_reason, said) returning * into report;
  perform private.audit('job.reported', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'reason', p_reason));
  people := (select count(*) from private.job_reports r where r.job_id = job.id and r.decided_at is null);
  if people = 1 then
    perform private.tell_admins_of_report(job, report, people);
  elsif people >= 3 then
    update private.reported_jobs r set is_flagged = true where r.job_id = job.id and not r.is_flagged;
    if found then
      perform private.tell_admins_of_report(job, report, people);
    end if;
  end if;
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
          p.experience_level, p.job_type, p.location, p.locations, p.place_terms, p.company_culture, me, home
        ) as m
      ) end,
      case when not is_candidate then private.match_asked(
        p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
        p.experience_level, p.job_type, p.location, p.locations, p.place_terms, p.company_culture) end,
      case when is_candidate then (
        select jsonb_build_object('id', a.id, 'status', a.status) from public.applications a where a.job_id = p.job_id and a.candidate_id = me.id
      ) end,
      is_candidate and private.has_saved(p.job_id)
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
      where a.spelling like regexp_replace(spelled, '([\\%_])', '\\\1', 'g') || '%'
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

CREATE OR REPLACE FUNCTION public.undo_job_reports_decision (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  reported private.reported_jobs := private.locked_report(p_job_id);
  job public.jobs;
begin
  select * into job from public.jobs j where j.id = reported.job_id;
  if reported.is_told or reported.waiting_since is not null or reported.decided_by <> auth.uid()
    -- The time now, not that of the statement's begin: the lock may have been waited for.
    or reported.decided_at + private.undo_time() <= clock_timestamp()
    or reported.has_closed and (job.status <> 'closed' or job.deleted_at is not null or job.updated_at <> reported.version) then
    perform private.fail(409, 'undo_over', 'It is too late: this was told, or something has changed since.');
  end if;
  if reported.has_closed then
    update public.jobs j set status = 'published' where j.id = job.id;
  end if;
  update private.job_reports r set decided_at = null where r.job_id = job.id and r.decided_at = reported.decided_at;
  update private.reported_jobs r set
    waiting_since = (select min(o.created_at) from private.job_reports o where o.job_id = job.id and o.decided_at is null),
    decided_at = null, decided_by = null, decision = null, reason = null, has_closed = false, version = null, is_told = true
  where r.job_id = job.id
  returning * into reported;
  perform private.audit('job.report_decision_undone', 'job', job.id, job.company_id, jsonb_build_object('title', job.title));
  return private.reported_job_json(reported);
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
  -- As in add_ticks_to_profile.
  perform private.hold_vocabulary();
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

CREATE OR REPLACE FUNCTION public.update_job (
  p_job_id uuid,
  p_job jsonb,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  before public.jobs;
begin
  if not (private.my_job_rights(job.company_id)).may_edit then
    perform private.fail(403, 'not_allowed', 'Your role does not allow editing jobs');
  end if;
  -- Before the row, for which a change of the vocabulary may wait.
  perform private.hold_vocabulary();
  -- Again with a lock: two savers take turns.
  select * into before from public.jobs where id = p_job_id and deleted_at is null for update;
  if before.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.refuse_outdated(before.updated_at, p_updated_at, private.company_job_json(before.id));
  perform private.refuse_field_errors(private.job_errors(p_job, before));
  job := private.apply_job_input(before, p_job);
  if jsonb_typeof(p_job -> 'questions') = 'array' then
    perform private.store_job_questions(job.id, p_job -> 'questions');
  end if;

  if job.status = 'published' and before.status <> 'published' then
    perform private.require_live_company(job.company_id);
    if private.is_expired(job) then
      perform private.refuse_field_errors('{"expires_at": "The expiry date cannot be before today"}');
    end if;
  end if;

  update public.jobs set
    title = job.title,
    description = job.description,
    location = job.location,
    locations = job.locations,
    job_type = job.job_type,
    experience_level = job.experience_level,
    experience_required = job.experience_required,
    education_required = job.education_required,
    salary_min = job.salary_min,
    salary_max = job.salary_max,
    skills_required = job.skills_required,
    requirements = job.requirements,
    preferred_skills = job.preferred_skills,
    status = job.status,
    expires_at = job.expires_at,
    answer_days = job.answer_days,
    posted_at = case when job.status = 'published' then coalesce(posted_at, now()) else posted_at end
  where id = job.id;
  return private.company_job_json(job.id);
end
$function$;

ALTER TABLE "private"."job_reports"
  ADD CONSTRAINT "job_reports_reporter_fkey" FOREIGN KEY (reporter) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."left_skills"
  ADD CONSTRAINT "left_skills_left_by_fkey" FOREIGN KEY (left_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."mailed_jobs"
  ADD CONSTRAINT "mailed_jobs_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."mailed_jobs"
  ADD CONSTRAINT "mailed_jobs_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."reported_jobs"
  ADD CONSTRAINT "reported_jobs_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."job_reports"
  ADD CONSTRAINT "job_reports_job_id_fkey" FOREIGN KEY (job_id) REFERENCES private.reported_jobs(job_id) ON DELETE CASCADE;

ALTER TABLE "private"."saved_jobs"
  ADD CONSTRAINT "saved_jobs_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."saved_jobs"
  ADD CONSTRAINT "saved_jobs_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."saved_searches"
  ADD CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."skill_aliases"
  ADD CONSTRAINT "skill_aliases_added_by_fkey" FOREIGN KEY (added_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."skills"
  ADD CONSTRAINT "skills_added_by_fkey" FOREIGN KEY (added_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."skill_aliases"
  ADD CONSTRAINT "skill_aliases_skill_fkey" FOREIGN KEY (skill) REFERENCES private.skills(key) ON DELETE CASCADE;

ALTER TABLE "private"."titles_when_open"
  ADD CONSTRAINT "titles_when_open_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_once" UNIQUE NULLS NOT DISTINCT (user_id, company_id, kind);

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_to_staff_at_company" CHECK (((company_id IS NULL) = (kind = 'saved_searches'::text)));

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_type_check" CHECK ((type = ANY (ARRAY['company_invitation'::text, 'application_received'::text, 'application_status'::text, 'application_withdrawn'::text, 'company_approved'::text, 'company_rejected'::text, 'subscription_changed'::text, 'job_assigned'::text, 'candidate_assigned'::text, 'role_changed'::text, 'admin_joined'::text, 'partnership_changed'::text, 'shown_to_partner'::text, 'put_forward'::text, 'put_forward_answered'::text, 'registration_unfinished'::text, 'application_assigned'::text, 'mentioned'::text, 'answer_due'::text, 'management_ended'::text, 'job_reported'::text, 'job_taken_offline'::text, 'job_report_answered'::text])));

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
    c.industry AS company_industry,
    c.culture_values AS company_culture
   FROM (public.published_jobs p
     JOIN private.published_companies c ON ((c.company_id = p.company_id)))
  WHERE ((p.visible_until > now()) AND (c.visible_until > now()));

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
RETURN ROW((job).job_id, (job).title, (job).company_id, (job).company_name, (job).company_logo_url, (job).location, (job).job_type, (job).experience_level, (job).salary_min, (job).salary_max, (job).posted_at, match, application, asked, saved)::private.job_list_item;

CREATE INDEX job_reports_decided_index ON private.job_reports USING btree (job_id, decided_at);

CREATE UNIQUE INDEX job_reports_open_once ON private.job_reports USING btree (job_id, reporter)
  WHERE (decided_at IS NULL);

CREATE INDEX job_reports_reporter_index ON private.job_reports USING btree (reporter);

CREATE INDEX mailed_jobs_job_index ON private.mailed_jobs USING btree (job_id);

CREATE INDEX matchable_jobs_required_index ON private.matchable_jobs USING gin (required extensions.gin__int_ops)
  WITH (fastupdate=off);

CREATE INDEX reported_jobs_untold_index ON private.reported_jobs USING btree (decided_at)
  WHERE (NOT is_told);

CREATE INDEX reported_jobs_waiting_index ON private.reported_jobs USING btree (waiting_since)
  WHERE (waiting_since IS NOT NULL);

CREATE INDEX saved_jobs_job_index ON private.saved_jobs USING btree (job_id);

CREATE INDEX saved_jobs_newest_index ON private.saved_jobs USING btree (user_id, saved_at DESC, job_id DESC);

CREATE INDEX saved_searches_due_index ON private.saved_searches USING btree (next_at)
  WHERE (deleted_at IS NULL);

CREATE INDEX saved_searches_user_index ON private.saved_searches USING btree (user_id);

CREATE INDEX skill_aliases_beginning_index ON private.skill_aliases USING btree (spelling text_pattern_ops);

CREATE INDEX skill_aliases_skill_index ON private.skill_aliases USING btree (skill);

CREATE INDEX candidates_skill_keys_index ON public.candidates USING gin (skill_keys)
  WITH (fastupdate=off);

CREATE INDEX published_jobs_place_index ON public.published_jobs USING gin (place_terms)
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

CREATE TRIGGER companies_recount_matches
  AFTER UPDATE OF culture_values ON public.companies
  FOR EACH ROW
  WHEN ((old.culture_values <> new.culture_values))
  EXECUTE FUNCTION private.recount_matches_of_changed_company();

CREATE TRIGGER jobs_keep_title_when_open
  AFTER UPDATE OF title, status, expires_at, deleted_at ON public.jobs
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_title_when_open();

COMMENT ON COLUMN "private"."reported_jobs"."has_closed" IS 'The decision closed the job; version is its updated_at then.';

COMMENT ON COLUMN "private"."reported_jobs"."is_flagged" IS 'Three accounts have reported it since it was decided about last (RULES: Jobs).';

COMMENT ON COLUMN "private"."reported_jobs"."is_told" IS 'Whoever hears of the decision has; until then it can be taken back.';

COMMENT ON COLUMN "private"."saved_jobs"."title" IS 'As it was when the job was saved, like company_name: what is written once it is closed is the company''s alone.';

COMMENT ON COLUMN "private"."saved_searches"."deleted_at" IS 'Since when it is gone, though it can be brought back for a moment.';

COMMENT ON COLUMN "private"."saved_searches"."filter" IS 'JobFilter (contracts/job-filter.ts), read by private.read_job_filter before it was stored.';

COMMENT ON COLUMN "private"."saved_searches"."next_at" IS 'When new jobs are looked for next, or null.';

COMMENT ON COLUMN "private"."saved_searches"."since" IS 'Jobs posted before are never mailed: when it was saved, or its mail was last turned on.';

COMMENT ON COLUMN "private"."sent_profiles"."culture_values" IS 'Of the candidate then: what the match of the application is counted from, and read by nobody.';

COMMENT ON COLUMN "private"."skills"."added_by" IS 'The administrator who made it; null for what came with the product.';

COMMENT ON COLUMN "private"."skills"."key" IS 'private.skill_spelling of the name: what stored keys hold for each of its spellings.';

COMMENT ON COLUMN "public"."candidates"."culture_values" IS 'How they like to work. Others learn of it what a match says: which of a company''s values are among them (RULES: Matching).';

COMMENT ON COLUMN "public"."candidates"."skill_keys" IS 'private.skill_keys of the skills, kept by a trigger and by changes of the vocabulary.';

COMMENT ON COLUMN "public"."companies"."culture_values" IS 'How the company works, as it says: what its jobs ask of a profile last of all (RULES: Matching).';

COMMENT ON FUNCTION "private"."acted_on"(text) IS 'A spelling without the act at its end, which private.reworded_skill finds under other words: "videoedit" also stands in "videoeditor".';

COMMENT ON FUNCTION "private"."american_spelling"(text) IS 'British spellings as American ones, in small words between single spaces, with one before and one behind.';

COMMENT ON FUNCTION "private"."are_culture_values"(public.culture_value[]) IS 'At most eight, each once: what a company names and what a profile names.';

COMMENT ON FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.culture_value[], public.candidates, private.home_terms) IS 'private.match_explanations of what is known of a job: its private.asked_skills and private.place_terms. For use in FROM.';

COMMENT ON FUNCTION "private"."asked_skills"(text[]) IS 'The skills of a list that differ, the first of equal ones in its place, and beside each the key it is compared by.';

COMMENT ON FUNCTION "private"."best_listed"(uuid, private.match_facts, bigint, timestamp with time zone, uuid, integer) IS 'So many of all visible jobs that follow the given place for a candidate, best match first: from the kept list where it suffices, else by ranking all.';

COMMENT ON FUNCTION "private"."bracketed_skill"(text) IS 'The key of a skill written as "X (Y)", where Y is another spelling of X, short for it, or says how well it is known; null for any other.';

COMMENT ON FUNCTION "private"."change_vocabulary"() IS 'Taken before the vocabulary changes: waits for whoever is storing keys, five times for less than a second, and they wait for it (private.hold_vocabulary). PT409 busy.';

COMMENT ON FUNCTION "private"."check_daily_quota"(text, bigint) IS 'PT429 too_many_ and its name (too_many_applications) when so many were made in the last 24 hours already. Counted under lock_account, so that calls at the same moment cannot pass it together.';

COMMENT ON FUNCTION "private"."city_and_state"(text) IS '{Denver, CO} of private.asked_location "Denver, CO or remote"; null unless it names one place, and its state.';

COMMENT ON FUNCTION "private"."company_profile_rules"(boolean) IS 'Fields of the public profile (RULES: Companies), with the messages of the form they come from; the registration does not ask how the company works. The same as companyProfileSchema in the contracts.';

COMMENT ON FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[], boolean) IS 'How many visible jobs fit, or how many of them name no salary; 1,001 for more than 1,000.';

COMMENT ON FUNCTION "private"."count_reported_jobs"() IS 'How many reported jobs wait for a decision.';

COMMENT ON FUNCTION "private"."culture_matches"(public.culture_value[], public.culture_value[]) IS 'One row: what MatchExplanation (contracts/match.ts) says of culture, the company''s values, each with whether the profile names it, null when the company names none; and how many of how many, has null when the profile names none at all. For use in FROM.';

COMMENT ON FUNCTION "private"."culture_numbers"(public.culture_value[]) IS 'Their places in the list, each once. Stored in published_companies and kept_matches: new values go to the end of the list.';

COMMENT ON FUNCTION "private"."culture_order"(integer, integer) IS 'The last twelve bits of private.match_order: by (has + 1) / (asked + 2); halfway where nothing is asked or, by null, nothing is known.';

COMMENT ON FUNCTION "private"."culture_rule"(text) IS 'The field of a form that holds them, as in the schemas of the contracts.';

COMMENT ON FUNCTION "private"."daily_quota"(text) IS 'How many applications, jobs, questions to candidates or reports of jobs one account may make in 24 hours (RULES: Accounts). The same as dailyQuotas in contracts/limits.ts.';

COMMENT ON FUNCTION "private"."distinct_texts"(jsonb) IS 'A list as it is stored: trimmed, empty entries dropped, repeated ones (without case and white space) dropped, the first kept in its place.';

COMMENT ON FUNCTION "private"."filter_condition"(private.job_filter, tsquery[]) IS 'What is asked of a row v of private.visible_jobs, in SQL, for who executes it with the filter and the searches.';

COMMENT ON FUNCTION "private"."filter_options"(text) IS 'What may be chosen of a part of a JobFilter and is counted before, each with its value there. The days stand in contracts/job-filter.ts as well.';

COMMENT ON FUNCTION "private"."filtered_jobs"(private.job_filter, tsquery[], private.match_facts, bigint, timestamp with time zone, uuid, integer) IS 'The visible jobs that fit, after the given place: newest first, or best match first for private.match_facts.';

COMMENT ON FUNCTION "private"."follow_all_skills"() IS 'Brings every stored key along, whatever changed: for migrations that bring a new vocabulary or new rules of spelling.';

COMMENT ON FUNCTION "private"."follow_vocabulary"(text[]) IS 'Brings every stored key along after these spellings, or keys, came to mean another skill: profiles, published jobs and the matches of applications. Called by whoever holds private.change_vocabulary.';

COMMENT ON FUNCTION "private"."has_saved"(uuid) IS 'Whether the caller has saved a job.';

COMMENT ON FUNCTION "private"."hold_culture"(uuid) IS 'Who counts an application''s match takes it after the job: a change of the company''s values comes before or after. Ends with the transaction.';

COMMENT ON FUNCTION "private"."hold_vocabulary"() IS 'Whoever stores keys takes it first: a change of the vocabulary comes before them or after them, never between. Ends with the transaction; readers take nothing.';

COMMENT ON FUNCTION "private"."initials"(text) IS 'The first letters of words: "gross domestic product" is "gdp".';

COMMENT ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean) IS 'A job as it stands in a list, with its MatchExplanation for a candidate, or MatchAsked for who counts it in the browser, the caller''s application, and whether the caller has saved it.';

COMMENT ON FUNCTION "private"."job_match"(public.jobs, public.candidates) IS 'private.match_explanation of a job, its company and a profile.';

COMMENT ON FUNCTION "private"."jobs_asking"(text) IS 'How many visible jobs ask for a skill, up to 1,000.';

COMMENT ON FUNCTION "private"."keep_skill_keys"() IS 'Row trigger: skill_keys follow the skills, whoever writes them. SECURITY DEFINER: the vocabulary is closed.';

COMMENT ON FUNCTION "private"."keep_title_when_open"() IS 'Row trigger on jobs: keeps the title a job had when it was open last. SECURITY DEFINER: the table is closed.';

COMMENT ON FUNCTION "private"."known_skill"(text) IS 'The key of the skill that a private.skill_spelling names, or null.';

COMMENT ON FUNCTION "private"."load_skills"(public.skill_field, text) IS 'Takes in a file of supabase/skills, "Name | other spelling | …" a line. Called by migrations, which let the stored keys follow.';

COMMENT ON FUNCTION "private"."locked_report"(uuid) IS 'A reported job and the job itself, locked, for an administrator. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."mail_new_jobs"(uuid) IS 'Mails somebody the new jobs of all their searches that are due, in one mail with the first twenty; nothing where there is none. Accounts that are no candidate''s any more get none.';

COMMENT ON FUNCTION "private"."mail_saved_searches"() IS 'Mails the new jobs of the searches that are due, two hundred people a call, and drops searches that were deleted; what fails for one of them waits an hour and stops nobody else. Called on a schedule, every minute.';

COMMENT ON FUNCTION "private"."mailed_kinds"(private.unsubscribe_links) IS 'What a link would turn off now: mails of its kind, or everything that is in the summary, or comes of saved searches.';

COMMENT ON FUNCTION "private"."mark_new_jobs"(private.saved_searches) IS 'The visible jobs that fit a search, were posted since it was saved, and of which its owner was neither mailed nor has applied: of the newest 300. They count as mailed from then on.';

COMMENT ON FUNCTION "private"."match_asked"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.culture_value[]) IS 'MatchAsked (contracts/match.ts): what a browser needs to count the match of a visitor, who sends nothing.';

COMMENT ON FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.culture_value[], public.candidates) IS 'MatchExplanation (contracts/match.ts) of what a job asks and a profile has: the one picture both sides see (RULES: Matching).';

COMMENT ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.job_type, text, text[], public.culture_value[], public.candidates, private.home_terms) IS 'One row: MatchExplanation (contracts/match.ts) of what a job and its company ask and a profile has, whose private.home_of is given. For use in FROM, where it becomes part of the query.';

COMMENT ON FUNCTION "private"."match_order"(integer, integer, integer, integer, text, text, integer, integer) IS 'The order of matches as one number, more is better, never shown: required skills by (has + 1) / (asked + 2), then preferred skills likewise, then level, then place, then culture by the same share; what is not asked or not known is close. Of 50 bits, so that a browser holds it too. A change of it clears private.kept_matches.';

COMMENT ON FUNCTION "private"."may_name"(text, text) IS 'Whether a stored key could come of a spelling: of itself, of a longer writing of it ("Python 3"), or of its words turned round ("Welding (MIG)").';

COMMENT ON FUNCTION "private"."most_saved_jobs"() IS 'How many jobs one account may have saved: savedJobsLimit of the contracts (RULES: Jobs).';

COMMENT ON FUNCTION "private"."most_saved_searches"() IS 'How many searches one account may have saved: savedSearchesLimit of the contracts (RULES: Jobs).';

COMMENT ON FUNCTION "private"."my_saved_search"(uuid) IS 'A search of the caller''s, locked, gone ones included. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."named_skill"(text, public.skill_field[]) IS 'private.known_skill, if it is of one of these fields.';

COMMENT ON FUNCTION "private"."next_search_mail"(text) IS 'When the next mail about a search is due: each day, or each Monday, at 13:00 UTC; null for off.';

COMMENT ON FUNCTION "private"."note_reopened_companies"(uuid[]) IS 'Marks companies whose jobs may be visible again or ask something else. Called by triggers only.';

COMMENT ON FUNCTION "private"."place_terms"(text[]) IS 'What is said of the places of a job: "Denver, CO" is a city Denver, of the state co, and in that state; "Denver" is the place Denver, whatever its state, a state and a country.';

COMMENT ON FUNCTION "private"."places_meant"(text, boolean) IS 'What of private.place_terms somebody means who looks for a place: "Denver, CO" that city, or its whole state where wide; "Colorado" a city, a state or a country.';

COMMENT ON FUNCTION "private"."plain_key"(text) IS 'A text without case and white space: the form in which places and entries of lists are compared.';

COMMENT ON FUNCTION "private"."publish_changed_companies"() IS 'Statement trigger on companies: name, logo, approval, industry and culture stand in published_companies.';

COMMENT ON FUNCTION "private"."qualified_skill"(text) IS 'The key of a known skill written with a version or with how well it is known: "Python 3", "Advanced Excel", "Java programming"; null for any other.';

COMMENT ON FUNCTION "private"."read_culture"(jsonb) IS 'A checked list as it is stored: in the order of the list.';

COMMENT ON FUNCTION "private"."read_job_filter"(jsonb) IS 'A JobFilter (contracts/job-filter.ts) as it is compared. PT422 for anything else: another name, another kind of value, a type or level there is not, more than 20 skills, types or levels.';

COMMENT ON FUNCTION "private"."recount_applications"(uuid[]) IS 'Counts the matches of these applications anew, as private.recount_application_matches does for those of jobs: for a change of which skills are the same.';

COMMENT ON FUNCTION "private"."recount_culture"(uuid) IS 'Counts what the matches of a company''s applications say of culture anew, in one statement; the rest of each stays as it is.';

COMMENT ON FUNCTION "private"."recount_matches_of_changed_company"() IS 'Row trigger on companies: the matches of its applications follow what it says of how it works (RULES: Applications). SECURITY DEFINER: as private.recount_matches_of_changed_job.';

COMMENT ON FUNCTION "private"."refresh_published_jobs"(uuid[]) IS 'Brings the rows of these jobs in published_jobs up to date, set by set. Called by triggers only.';

COMMENT ON FUNCTION "private"."refuse_search_settings"(text, text) IS 'PT422 by field unless a search may be called so and mailed so often.';

COMMENT ON FUNCTION "private"."refuse_unknown_filter"(boolean) IS 'PT422 unless what a filter holds is known.';

COMMENT ON FUNCTION "private"."report_place"(private.reported_jobs) IS 'Where a job stands in its queue: of those that wait flagged ones first, then the longest wait; of the others the last decision first.';

COMMENT ON FUNCTION "private"."report_reasons"() IS 'What may be wrong with a job: reportReasons of the contracts, in the order they are shown.';

COMMENT ON FUNCTION "private"."reported_job_json"(private.reported_jobs) IS 'ReportedJob (contracts/job-report.ts), for administrators: the reports that wait, else those decided about last, the newest fifty.';

COMMENT ON FUNCTION "private"."require_candidate_account"(uuid, text) IS 'The caller''s id when the account''s role is candidate, with or without a profile yet. PT401; PT403 with the message otherwise.';

COMMENT ON FUNCTION "private"."require_unknown"(text) IS 'Holds the vocabulary for a change by an administrator and gives the spelling of a word nobody has decided about. PT401, PT403, PT409, PT422.';

COMMENT ON FUNCTION "private"."reworded_skill"(text) IS 'The key of a known skill named by doing it or by who does it: "editing videos", "managing projects", "video editor", "project manager"; null for any other.';

COMMENT ON FUNCTION "private"."saved_search_json"(private.saved_searches) IS 'SavedSearch (contracts/saved-search.ts).';

COMMENT ON FUNCTION "private"."searched_jobs"(tsquery[], timestamp with time zone, uuid, integer) IS 'The newest visible jobs before the key that have each of the words; all of them for none.';

COMMENT ON FUNCTION "private"."sent_profile"(uuid) IS 'The candidate of an application as sent with it, as far as employers read one; the rest of the record is null. For use in FROM. What companies read, and with how they like to work what the match of an application is counted from (RULES: Applications).';

COMMENT ON FUNCTION "private"."shown_match"(public.jobs, public.candidates) IS 'private.match_explanation of what a partner reads of a candidate: it says nothing that private.shown_candidate_json does not.';

COMMENT ON FUNCTION "private"."similar_jobs"(uuid, integer[], public.candidates) IS 'The visible jobs that require most of these skills (private.match_terms), those that require less else first, then the newest; without what the candidate applied for.';

COMMENT ON FUNCTION "private"."similar_skills"(text, integer) IS 'The skills with a spelling most like this one, by the share of trigrams both have: at least a third.';

COMMENT ON FUNCTION "private"."skill_key"(text) IS 'The form in which skills are compared, the one function that says when two spellings are one skill: by the rules of spelling, then by the vocabulary; an unknown word is itself (RULES: Skills). Stored in candidates, published_jobs and application_matches; private.follow_vocabulary brings them along.';

COMMENT ON FUNCTION "private"."skill_keys"(text[]) IS 'Distinct comparison keys of a list of skills.';

COMMENT ON FUNCTION "private"."skill_spelling"(text) IS 'A skill without what does not make another one of it: case, accents, spaces and signs between words, "and", the plural, British for American (RULES: Skills).';

COMMENT ON FUNCTION "private"."state_of"(text) IS 'The form in which states are compared, from the private.plain_key of one: "Colorado", "colorado" and "CO" are one. Null for an empty key.';

COMMENT ON FUNCTION "private"."tell_admins_of_report"(public.jobs, private.job_reports, integer) IS 'Tells every administrator, in the application and by mail, that a job was reported, by so many accounts. What was said stands in the queue alone.';

COMMENT ON FUNCTION "private"."tell_due_decisions"() IS 'Tells companies, and whoever reported a job, what was decided once it can no longer be taken back. Called on a schedule, as tell_due_statuses.';

COMMENT ON FUNCTION "private"."tell_due_report_decisions"() IS 'Tells of decisions about reported jobs once they can no longer be taken back. Called with tell_due_decisions.';

COMMENT ON FUNCTION "private"."tell_report_decision"(private.reported_jobs) IS 'Tells a company that its job was taken offline and why, and whoever reported it that it was looked at. The company hears nothing of who reported, nor of what they wrote.';

COMMENT ON FUNCTION "private"."texts_problem"(jsonb, private.field_rule) IS 'What is wrong with a list of texts, or null. With choices each must be one of them, once.';

COMMENT ON FUNCTION "private"."unsubscribe_token"(uuid, uuid, text) IS 'What a mail carries so that it can be turned off without signing in; null for who is no staff there. of_kind: one of staff_notice_kinds, or summary; saved_searches of no company.';

COMMENT ON FUNCTION "private"."was_public"(public.jobs) IS 'True for a job the public has seen and may be told of, open or not: neither a draft nor deleted, of a company that is approved (RULES: Jobs).';

COMMENT ON FUNCTION "public"."add_ticks_to_profile"(text[], integer, text, text[]) IS 'Takes what the caller ticked as a visitor into their profile: skills it does not name yet, as written and as far as there is room; years, city and state, and ways of working, only where it says nothing of them. Gives AddedTicks (contracts/candidate.ts): the profile, and what was added. Safe to repeat. SECURITY DEFINER: clients do not write candidates. PT401, PT403 for other accounts, PT422 by field.';

COMMENT ON FUNCTION "public"."change_saved_search"(uuid, text, text) IS 'Calls a search of the caller''s differently, or mails it more or less often; gives SavedSearch. What was posted while its mail was off is not mailed later. PT401, PT403, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."count_for_admin"() IS 'The numbers of the administrators'' dashboard: {users, companies, candidates, pending, undelivered, reports}: pending are submitted companies, undelivered mails that were given up, reports reported jobs that wait. SECURITY DEFINER: the numbers are closed to every client. PT401, PT403.';

COMMENT ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) IS 'How many jobs search_jobs would find with each type, level, days since posted or industry instead of those of the filter: JobCounts (contracts/job-filter.ts) of the parts named, 1,001 for more than 1,000. SECURITY DEFINER as search_jobs is, and about the same jobs. PT422.';

COMMENT ON FUNCTION "public"."count_sitemap"() IS 'About how many jobs and companies list_sitemap_jobs and list_sitemap_companies have: {jobs, companies}. SECURITY DEFINER: reads closed tables.';

COMMENT ON FUNCTION "public"."decide_job_reports"(uuid, text, text) IS 'Takes a reported job offline, which closes it, with a reason its company reads, or dismisses its reports; gives ReportedJob. Nobody is told for ten seconds, in which it can be taken back. PT401, PT403 for others than administrators, PT404, PT409 when somebody has decided, PT422 by field.';

COMMENT ON FUNCTION "public"."delete_saved_search"(uuid) IS 'Deletes a search of the caller''s; for ten seconds it can be brought back. Safe to repeat. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."get_company_page"(uuid) IS 'CompanyPage (contracts/served.ts): what the public sees of an approved company, with its newest open jobs; of one that is not approved any more, but had jobs open, only that it is closed (RULES: Companies). PT404 for any other. SECURITY DEFINER: the row is closed to strangers.';

COMMENT ON FUNCTION "public"."get_employer"(uuid) IS 'Employer, for anyone: the page of an approved company, whoever reads it. PT404 for any other. SECURITY DEFINER: the row itself is closed to strangers.';

COMMENT ON FUNCTION "public"."get_job_feed"(uuid) IS 'JobFeed (contracts/served.ts): the newest 100 visible jobs, of one company or of all. PT404 for a company that is not approved. SECURITY DEFINER: candidates cannot read jobs.';

COMMENT ON FUNCTION "public"."get_my_job_report"(uuid) IS 'JobReportInput (contracts/job-report.ts) of the caller''s open report of a job, or null. PT401.';

COMMENT ON FUNCTION "public"."get_posting_page"(uuid) IS 'PostingPage (contracts/served.ts): a visible job as get_job_details gives it; of one that was open once only that it is closed (RULES: Jobs). PT404 for drafts and unknown ones. SECURITY DEFINER: candidates cannot read jobs.';

COMMENT ON FUNCTION "public"."get_saved_jobs"(jsonb, integer) IS '{jobs: SavedJob[]} (contracts/candidate.ts): what the caller has saved, newest first; of a job that is not visible any more only what it was called. p_before: {savedAt, id} of the last row shown. PT401, PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."get_saved_searches"() IS 'SavedSearch[] (contracts/saved-search.ts) of the caller, newest first: at most 20. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_similar_jobs"(uuid) IS '{closed: ClosedJob or null, jobs: SimilarJob[]} (contracts/candidate.ts): up to six visible jobs that share most required skills with a job the caller may know of; closed where it was public, or applied for, and is not visible to the caller now. Nothing of any other. SECURITY DEFINER: searching past row policies is what lets indexes work, and candidates cannot read jobs; only jobs that are visible now are listed.';

COMMENT ON FUNCTION "public"."leave_skill"(text) IS 'Leaves an unknown word as it is written: it goes on matching itself and is not listed any more. PT401, PT403, PT409, PT422.';

COMMENT ON FUNCTION "public"."list_reported_jobs"(text, jsonb, integer) IS '{jobs: ReportedJob[], waiting} (contracts/job-report.ts): reported jobs that wait for a decision, flagged ones first, or the last decided ones, and how many wait. p_queue: waiting or decided; p_after: {place, id} of the last row shown. PT401, PT403 for others than administrators, PT422.';

COMMENT ON FUNCTION "public"."list_sitemap_companies"(uuid, uuid, integer) IS 'SitemapEntry[] (contracts/served.ts) of the live companies by id, like list_sitemap_jobs. SECURITY DEFINER: reads closed tables.';

COMMENT ON FUNCTION "public"."list_sitemap_jobs"(uuid, uuid, integer) IS 'SitemapEntry[] (contracts/served.ts) of the visible jobs by id, from one id up to another, so many and 50,000 at most. SECURITY DEFINER: reads closed tables.';

COMMENT ON FUNCTION "public"."list_unknown_skills"(jsonb, integer) IS '{skills: UnknownSkill[]} (contracts/skills.ts): words of profiles and published jobs that name no known skill and were not left as they are, the most used first. p_after: {uses, key} of the last row shown. PT401, PT403.';

COMMENT ON FUNCTION "public"."make_skill"(text, text, text) IS 'Makes an unknown word a skill of its own under a name, in a SkillField; stored keys follow at once. PT401, PT403, PT409, PT422 by field.';

COMMENT ON FUNCTION "public"."make_skill_alias"(text, text) IS 'Makes an unknown word another spelling of a known skill, by its key; stored keys follow at once. PT401, PT403, PT404, PT409, PT422.';

COMMENT ON FUNCTION "public"."recognise_skills"(text[]) IS 'RecognisedSkill[] (contracts/skills.ts): of each skill the key it is compared by, the known name of it or null, and for an unknown one the name it may be a slip of. For anyone.';

COMMENT ON FUNCTION "public"."report_job"(uuid, text, text) IS 'Tells administrators what is wrong with a visible job, for anybody signed in but its own company; the same account''s open report of it is edited. The first report is told to administrators, and the third account flags the job, which stays online. PT401, PT403 own_job, PT404, PT422 by field, PT429 past 10 a day (RULES: Jobs).';

COMMENT ON FUNCTION "public"."save_search"(text, text, jsonb, text) IS 'Keeps a search under a name and gives SavedSearch (contracts/saved-search.ts); the same search again only changes its name and frequency. p_filter: JobFilter. PT401, PT403 for others than candidates, PT409 past 20, PT422 by field, for an unknown filter and for a search of nothing (RULES: Jobs).';

COMMENT ON FUNCTION "public"."search_jobs"(text, jsonb, integer, jsonb, text) IS 'The public job list: {jobs: ListedJob[], total, without_salary} (contracts/candidate.ts), newest first, or best match first for a candidate; match is null unless the caller is a candidate, who else gets what is asked. total with the first page: how many there are, 1,001 for more than 1,000 of a search; without_salary beside a filter by salary: how many more fit that name none. p_filter: JobFilter; p_after: {postedAt, id} of the last row shown, and score in the order match. SECURITY DEFINER: searching past row policies is what lets indexes work; only jobs that are visible now are listed. PT422.';

COMMENT ON FUNCTION "public"."search_skills"(text) IS 'SkillSearch (contracts/skills.ts): up to eight skills with a spelling that begins so, the exact one first, then those most jobs ask; where there is none, up to three that are spelled alike (near). For anyone.';

COMMENT ON FUNCTION "public"."set_job_saved"(uuid, boolean) IS 'Saves a visible job for the caller, or drops it whatever has become of it; gives what holds now. Safe to repeat. PT401, PT403 for others than candidates, PT404 for a job that is not visible, PT409 past 500 (RULES: Jobs).';

COMMENT ON FUNCTION "public"."undo_delete_saved_search"(uuid) IS 'Brings a search of the caller''s back for ten seconds by the database''s clock (and three more, for the way here); gives SavedSearch. PT401, PT403, PT404, PT409 when it is too late.';

COMMENT ON FUNCTION "public"."undo_job_reports_decision"(uuid) IS 'Takes the caller''s own decision about a reported job back for ten seconds by the database''s clock (and three more, for the way here): a closed job is online again, and its reports wait. Nobody is told of it; gives ReportedJob. PT401, PT403, PT404, PT409 when it is too late, is not the caller''s or the job has changed since.';

COMMENT ON FUNCTION "public"."undo_skill_word"(text) IS 'Takes back what an administrator decided about a word; what came with the product stays. Stored keys follow at once. PT401, PT403, PT404, PT409.';

COMMENT ON FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text, text[]) IS 'Saves the caller''s profile and gives it as Candidate; the first line of p_bio is the title. '''' and null empty a field, except: email keeps what it is, and null leaves the last five unchanged. PT422 by field of candidateProfileSchema.';

COMMENT ON TABLE "private"."job_reports" IS 'Who reported a job, why and in which words; decided_at is that of the decision about it. Written by report_job.';

COMMENT ON TABLE "private"."left_skills" IS 'Unknown words an administrator left as they are written; they match themselves and are not asked about again.';

COMMENT ON TABLE "private"."mailed_jobs" IS 'Which jobs somebody was mailed of already, whichever search found them.';

COMMENT ON TABLE "private"."reopened_companies" IS 'The transaction that last changed a company''s approval, subscription or culture: its jobs may be visible again or ask something else, and are counted anew. Written by statement triggers.';

COMMENT ON TABLE "private"."reported_jobs" IS 'The jobs that were reported: since when they wait for an administrator, or what was decided about them last. Its row is what reports and decisions of the same moment wait for.';

COMMENT ON TABLE "private"."saved_jobs" IS 'The jobs people of candidate accounts have saved (RULES: Jobs). Written by set_job_saved.';

COMMENT ON TABLE "private"."saved_searches" IS 'The searches people of candidate accounts have saved, and how often they hear of new jobs (RULES: Jobs). Written by the procedures of this file.';

COMMENT ON TABLE "private"."sent_profiles" IS 'private.applicant_json as it was when the application was made (RULES: Applications). What companies read of an applicant is the profile and nothing else.';

COMMENT ON TABLE "private"."skill_aliases" IS 'Every known spelling, names included. A spelling names one skill: its key says so.';

COMMENT ON TABLE "private"."skills" IS 'Every known skill, under the name shown beside other spellings of it (RULES: Skills).';

COMMENT ON TABLE "private"."titles_when_open" IS 'What jobs that are not open were called when they were, where their company has called them differently since: what is written of a closed job is the company''s alone.';

COMMENT ON TABLE "private"."unsubscribe_links" IS 'What the link at the end of a mail to staff, or about saved searches, turns off. The token itself, since every mail carries the same: it can do nothing else, and ends with the membership or the account.';

COMMENT ON TYPE "private"."job_filter" IS 'JobFilter (contracts/job-filter.ts) as jobs are compared with it; null is anything. place_terms: one of them must be said of a place (private.place_terms).';

COMMENT ON TYPE "private"."job_list_item" IS 'ListedJob (contracts/candidate.ts). A row is filled by place, and written migrations add what comes later by the alphabet, so it stands like that here.';

COMMENT ON TYPE "private"."match_facts" IS 'What of a profile decides its matches, in numbers of private.match_terms and private.culture_numbers.';

COMMENT ON TYPE "public"."culture_value" IS 'Ways of working (cultureTexts, contracts/culture.ts), read as words by private.in_words; none stands for what the law protects (RULES: Matching).';

COMMENT ON VIEW "private"."counted_application_matches" IS 'private.application_matches as it must be.';

COMMENT ON VIEW "private"."publishable_jobs" IS 'What published_jobs holds, computed.';

COMMENT ON VIEW "private"."visible_jobs" IS 'The jobs candidates and the public see now (RULES: Jobs). Its tables are closed: only SECURITY DEFINER procedures read either.';

REVOKE ALL ON FUNCTION "private"."acted_on"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."american_spelling"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."are_culture_values"(public.culture_value[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."are_culture_values"(public.culture_value[]) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.culture_value[], public.candidates, private.home_terms) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asked_skills"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."best_listed"(uuid, private.match_facts, bigint, timestamp with time zone, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bracketed_skill"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."change_vocabulary"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."city_and_state"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[], boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_reported_jobs"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."culture_matches"(public.culture_value[], public.culture_value[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."culture_numbers"(public.culture_value[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."culture_numbers"(public.culture_value[]) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."culture_order"(integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."culture_rule"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."distinct_texts"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filter_condition"(private.job_filter, tsquery[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filter_options"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filtered_jobs"(private.job_filter, tsquery[], private.match_facts, bigint, timestamp with time zone, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_all_skills"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_vocabulary"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_saved"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_culture"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_vocabulary"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."initials"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_match"(public.jobs, public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."jobs_asking"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_skill_keys"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_title_when_open"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_skill"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."load_skills"(public.skill_field, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."locked_report"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_new_jobs"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_saved_searches"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mark_new_jobs"(private.saved_searches) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_asked"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.culture_value[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.culture_value[], public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.job_type, text, text[], public.culture_value[], public.candidates, private.home_terms) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_order"(integer, integer, integer, integer, text, text, integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_name"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_saved_jobs"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_saved_searches"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_saved_search"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."named_skill"(text, public.skill_field[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_search_mail"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_terms"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."places_meant"(text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plain_key"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."plain_key"(text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."qualified_skill"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_culture"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_job_filter"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recount_applications"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recount_culture"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recount_matches_of_changed_company"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refresh_published_jobs"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_search_settings"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_unknown_filter"(boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_place"(private.reported_jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_reasons"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reported_job_json"(private.reported_jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_candidate_account"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_unknown"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reworded_skill"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."saved_search_json"(private.saved_searches) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."searched_jobs"(tsquery[], timestamp with time zone, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sent_profile"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_jobs"(uuid, integer[], public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_skills"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."skill_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."skill_keys"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."skill_spelling"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_admins_of_report"(public.jobs, private.job_reports, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_due_report_decisions"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_report_decision"(private.reported_jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."was_public"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."add_ticks_to_profile"(text[], integer, text, text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_ticks_to_profile"(text[], integer, text, text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_saved_search"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."change_saved_search"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."count_sitemap"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."count_sitemap"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_job_reports"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decide_job_reports"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_saved_search"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."delete_saved_search"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_company_page"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_company_page"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_employer"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_employer"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_job_feed"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_job_feed"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_job_report"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_job_report"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_posting_page"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_posting_page"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_saved_jobs"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_saved_jobs"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_saved_searches"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_saved_searches"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_similar_jobs"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_similar_jobs"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_skill"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."leave_skill"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_reported_jobs"(text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_reported_jobs"(text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_sitemap_companies"(uuid, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_sitemap_companies"(uuid, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."list_sitemap_jobs"(uuid, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_sitemap_jobs"(uuid, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."list_unknown_skills"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_unknown_skills"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_skill"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."make_skill"(text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_skill_alias"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."make_skill_alias"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."recognise_skills"(text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."recognise_skills"(text[]) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."report_job"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."report_job"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_search"(text, text, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."save_search"(text, text, jsonb, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_jobs"(text, jsonb, integer, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."search_jobs"(text, jsonb, integer, jsonb, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."search_skills"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."search_skills"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."set_job_saved"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_job_saved"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_delete_saved_search"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_delete_saved_search"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_job_reports_decision"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_job_reports_decision"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_skill_word"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_skill_word"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text, text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text, text[]) TO "authenticated";

REVOKE ALL ("skill_keys") ON TABLE "public"."candidates" FROM "authenticated";

GRANT SELECT ("skill_keys") ON TABLE "public"."candidates" TO "authenticated";

REVOKE ALL ON TYPE "private"."job_filter" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."job_filter" TO PUBLIC;

REVOKE ALL ON TYPE "public"."culture_value" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."culture_value" TO PUBLIC;

REVOKE ALL ON TYPE "public"."skill_field" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."skill_field" TO PUBLIC;

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

ALTER TABLE "private"."skill_aliases"
  ADD COLUMN "trigrams" text[] GENERATED ALWAYS AS (private.trigrams(spelling)) STORED;

ALTER TABLE "private"."job_reports"
  ADD CONSTRAINT "job_reports_reason_check" CHECK ((reason = ANY (private.report_reasons())));

ALTER TABLE "private"."skill_aliases"
  ADD CONSTRAINT "skill_aliases_are_spelled_by_rule" CHECK ((spelling = private.skill_spelling(written)));

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_kind_check" CHECK (((kind = ANY (ARRAY['summary'::text, 'saved_searches'::text])) OR (kind = ANY (private.staff_notice_kinds()))));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_culture_values_check" CHECK (private.are_culture_values(culture_values));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_culture_values_check" CHECK (private.are_culture_values(culture_values));

CREATE INDEX skill_aliases_trigrams_index ON private.skill_aliases USING gin (trigrams)
  WITH (fastupdate=off);
