-- Written by `npm run db:migration` from supabase/schemas. It would drop and make anew what changes its language, with all that names it;
-- that is replaced in place instead, so that no constraint looks at every row again and no index is made anew.
set local check_function_bodies = off;

CREATE TYPE "private"."job_list_item" AS (
  "id" uuid,
  "title" text,
  "company_id" uuid,
  "company_name" text,
  "company_logo_url" text,
  "location" text,
  "job_type" public.job_type,
  "experience_level" public.experience_level,
  "salary_min" integer,
  "salary_max" integer,
  "posted_at" timestamp with time zone,
  "match" jsonb
);

DROP INDEX "public"."application_events_interview_index";

DROP VIEW "private"."company_list_items";

ALTER TABLE "public"."applications"
  DROP CONSTRAINT "applications_once_per_job";

DROP FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb);

DROP FUNCTION "private"."sees_all_of"(uuid, private.staff_act);

ALTER TABLE "public"."application_events"
  ADD COLUMN "candidate_id" uuid;

CREATE OR REPLACE FUNCTION private.acts_of (
  role public.staff_role
)
  RETURNS private.staff_act[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return array(select act from unnest(enum_range(null::private.staff_act)) as act where role = any (private.staff_roles_for(act)));
end
$function$;

CREATE OR REPLACE FUNCTION private.are_short_texts (
  items text[],
  max_items integer,
  max_length integer
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return items is not null
    and coalesce(array_ndims(items), 1) = 1
    and cardinality(items) <= max_items
    and not exists (
      select 1 from unnest(items) as item
      where item is null or item <> btrim(item) or not private.is_line(item, max_length, 1)
    );
end
$function$;

CREATE OR REPLACE FUNCTION private.best_applications (
  of_jobs uuid[],
  of_company uuid,
  wanted public.application_status,
  p_before jsonb,
  size integer,
  across_jobs boolean
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  before record := private.page_key(p_before, 'appliedAt');
  -- Without a page before, above every number an order can be.
  before_order bigint := 9223372036854775807;
begin
  if p_before is not null and jsonb_typeof(p_before) <> 'null' then
    if not coalesce(pg_input_is_valid(p_before ->> 'score', 'bigint'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    before_order := p_before ->> 'score';
  end if;
  return (
    select json_agg(
      private.application_entry(a, row(page.*)::private.application_matches, j.title, across_jobs)
      order by page.match_order desc, page.applied_at desc, page.application_id desc)
    from (
      -- Found on two of these ways, it is one all the same.
      select distinct on (found.match_order, found.applied_at, found.application_id) found.*
      from (
        select m.*
        from unnest(of_jobs) job
        cross join lateral (
          select m.* from private.application_matches m
          where m.job_id = job and (m.match_order, m.applied_at, m.application_id) < (before_order, before.at, before.id)
            and (wanted is null or (select a.status from public.applications a where a.id = m.application_id) = wanted)
          order by m.match_order desc, m.applied_at desc, m.application_id desc limit size
        ) m
        union all
        (
          select m.* from private.application_matches m
          where m.company_id = of_company and (m.match_order, m.applied_at, m.application_id) < (before_order, before.at, before.id)
            and (wanted is null or (select a.status from public.applications a where a.id = m.application_id) = wanted)
          order by m.match_order desc, m.applied_at desc, m.application_id desc limit size
        )
        union all
        (
          select m.* from private.application_matches m
          where m.applied_by_company_id = of_company
            and (m.match_order, m.applied_at, m.application_id) < (before_order, before.at, before.id)
            and (wanted is null or (select a.status from public.applications a where a.id = m.application_id) = wanted)
          order by m.match_order desc, m.applied_at desc, m.application_id desc limit size
        )
      ) found
      order by found.match_order desc, found.applied_at desc, found.application_id desc
      limit size
    ) page
    join public.applications a on a.id = page.application_id
    left join public.jobs j on across_jobs and j.id = a.job_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.can_see_job (
  of_job uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.is_visible_job(of_job)
    or exists (select from public.jobs j where j.id = of_job and private.works_on_job(j));
end
$function$;

CREATE OR REPLACE FUNCTION private.clean_text (
  value text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
begin
  return case
    when value ~ '^[ -~\n]*$' then value
    -- No field takes half as much: it is refused for its length, whatever is in it.
    when char_length(value) > 40000 then value
    else normalize(regexp_replace(
      normalize(private.cut_marks(regexp_replace(
        translate(regexp_replace(value, '\r\n?|[\u000b\u000c\u0085\u2028\u2029]', E'\n', 'g'), E'\t', ' '),
        '['
          '\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e'
          '\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffc'
          '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff'
        ']', '', 'g'
      )), NFC),
      -- The letter before is matched as well: looking behind would read the text from its beginning for every joiner.
      replace(
        '('
          '[\u0590-\u180a\u1810-\u1cff\u2600-\u27bf\u3400-\u9fff\ua800-\uabff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\ufefc'
          '\U00010a00-\U00011fff\U0001e900-\U0001e95f\U0001f000-\U0001faff\U00020000-\U0003ffff]'
        '\ufe0f?<joiner>)<joiner>*|<joiner>+',
        '<joiner>', '[\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]'),
      '\1', 'g'
    ), NFC)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_visible_jobs_of (
  of_company uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    (select n from private.due_visible_counts where company_id = of_company),
    (select n from private.visible_counts where subject = of_company),
    0);
end
$function$;

CREATE OR REPLACE FUNCTION private.employer_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN (private.public_company_json(company) || jsonb_build_object('open_jobs', private.count_visible_jobs_of((company).id)));

CREATE OR REPLACE FUNCTION private.interview_count (
  of_candidate uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select count(distinct e.application_id)
    from public.application_events e
    where e.candidate_id = of_candidate and e.to_status = 'interview' and private.is_settled(e)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_email (
  value text
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
begin
  return value ~ '^[^\s@<>",;:()\[\]\\]+@[^\s@<>"'',;:()\[\]\\.]+(\.[^\s@<>"'',;:()\[\]\\.]+)+$' and private.is_line(value, 320);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_http_url (
  value text
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
begin
  return value ~ (
      '^[Hh][Tt][Tt][Pp][Ss]?://'
      || replace(
        -- The last part is a word: so no number in any spelling (127.1, 0x7f.1, 2130706433) is a host, nor are names without a dot.
        '([<letters>0-9_]([<letters>0-9_\-]{0,61}[<letters>0-9_])?\.)+([<letters>]{2,63}|[Xx][Nn]--[A-Za-z0-9\-]{1,59})',
        '<letters>', 'A-Za-z\u00c0-\u167f\u1681-\u1fff\u2c00-\u2dff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc\U00010000-\U0003ffff')
      || '(:[0-9]{1,5})?([/?#][^\s<>"\\]*)?$')
    and value !~* '^[^:]+://[^/?#:]*\.(localhost|local|localdomain|internal|lan|arpa)(:|/|\?|#|$)'
    -- Browsers read compatible forms of letters as those letters.
    and substring(value from '^[^:]+://[^/?#]*') is nfkc normalized
    and private.is_line(value, 500);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_line (
  value text,
  max_length integer,
  min_length integer DEFAULT 0
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
begin
  return private.clean_text(value) = value and char_length(btrim(value)) >= min_length and char_length(value) <= max_length
    and value !~ '\n';
end
$function$;

CREATE OR REPLACE FUNCTION private.is_settled (
  event public.application_events
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((event).from_status IS NULL) OR ((event).to_status = 'withdrawn'::public.application_status) OR (((event).created_at + private.undo_time()) <= now()));

CREATE OR REPLACE FUNCTION private.is_text (
  value text,
  max_length integer,
  min_length integer DEFAULT 0
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
begin
  return private.clean_text(value) = value and char_length(btrim(value)) >= min_length and char_length(value) <= max_length;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_visible_job (
  of_job uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (select from private.visible_jobs where job_id = of_job);
end
$function$;

CREATE OR REPLACE FUNCTION private.job_facts (
  job public.jobs
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN jsonb_build_object('id', (job).id, 'title', (job).title, 'description', (job).description, 'location', (job).location, 'locations', to_jsonb((job).locations), 'job_type', (job).job_type, 'experience_level', (job).experience_level, 'experience_required', (job).experience_required, 'education_required', (job).education_required, 'salary_min', (job).salary_min, 'salary_max', (job).salary_max, 'skills_required', to_jsonb((job).skills_required), 'requirements', to_jsonb((job).requirements), 'preferred_skills', to_jsonb((job).preferred_skills), 'posted_at', (job).posted_at, 'expires_at', (job).expires_at);

CREATE OR REPLACE FUNCTION private.job_list_entry (
  job private.visible_jobs,
  match jsonb
)
  RETURNS private.job_list_item
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN ROW((job).job_id, (job).title, (job).company_id, (job).company_name, (job).company_logo_url, (job).location, (job).job_type, (job).experience_level, (job).salary_min, (job).salary_max, (job).posted_at, match)::private.job_list_item;

CREATE OR REPLACE FUNCTION private.job_rights (
  mine private.staff_act[]
)
  RETURNS private.job_rights
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return row('post_jobs' = any (mine), 'delete_jobs' = any (mine), 'assign_work' = any (mine))::private.job_rights;
end
$function$;

CREATE OR REPLACE FUNCTION private.listed_company_id (
  p_company_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  found_company uuid;
begin
  perform private.require_caller();
  found_company := (private.my_membership(p_company_id)).company_id;
  return case when found_company is null and p_company_id is not null then private.my_company_id(p_company_id) else found_company end;
end
$function$;

CREATE OR REPLACE FUNCTION private.match_explanation (
  required_skills text[],
  preferred_skills text[],
  level public.experience_level,
  kind public.job_type,
  location text,
  locations text[],
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
      required_skills, preferred_skills, level, kind, location, locations, profile, private.home_of(profile))
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
RETURN private.match_explanation((job).skills_required, (job).preferred_skills, (job).experience_level, (job).job_type, (job).location, (job).locations, profile);

CREATE OR REPLACE FUNCTION private.my_acts_at (
  of_company uuid
)
  RETURNS private.staff_act[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.acts_of((select u.role from public.company_users u where u.user_id = (select auth.uid()) and u.company_id = of_company));
end
$function$;

CREATE OR REPLACE FUNCTION private.my_job_rights (
  of_company uuid
)
  RETURNS private.job_rights
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.job_rights(private.my_acts_at(of_company));
end
$function$;

CREATE OR REPLACE FUNCTION private.name_key (
  name text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return (
    select replace(replace(translate(coalesce(nullif(bare, ''), words), 'i ', 'l'), 'rn', 'm'), 'vv', 'w')
    from (
      -- Accents off, letters of other alphabets and digits as the Latin letters they are drawn like (capitals first: small, some are
      -- drawn otherwise), points away, signs as spaces.
      select regexp_replace(replace(regexp_replace(
        translate(lower(translate(normalize(name, nfkd), 'АВЕКМНОРСТУХІЈЅӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEKMHOPCTYXIJSIABEZHIKMNOPTYX')), 'аеорсухіјѕԁһӏνοαρτκ0135|', 'aeopcyxijsdhlvoaptkolesl'),
        '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g'), '.', ''),
        '[\s!-/:-@\[-`{-~\u00a0\u2000-\u206f]+', ' ', 'g')
    ) as written (words)
    cross join lateral (
      select btrim(regexp_replace(
        words, '\m(incorporated|inc|llc|llp|limited|ltd|gmbh|corporation|corp|company|co|plc|ag|sarl|bv|oy|ab|pty|and)\M', '', 'g'))
    ) as without_form (bare)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.newest_applications (
  of_jobs uuid[],
  of_company uuid,
  wanted public.application_status,
  p_before jsonb,
  size integer,
  across_jobs boolean
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  before record := private.page_key(p_before, 'appliedAt');
begin
  return (
    select json_agg(
      private.application_entry(row(page.*)::public.applications, m, j.title, across_jobs) order by page.applied_at desc, page.id desc)
    from (
      -- Found on two of these ways, it is one all the same.
      select distinct on (found.applied_at, found.id) found.*
      from (
        select a.*
        from unnest(of_jobs) job
        cross join lateral (
          select a.* from public.applications a
          where a.job_id = job and (wanted is null or a.status = wanted) and (a.applied_at, a.id) < (before.at, before.id)
          order by a.applied_at desc, a.id desc limit size
        ) a
        union all
        (
          select a.* from public.applications a
          where a.company_id = of_company and (wanted is null or a.status = wanted) and (a.applied_at, a.id) < (before.at, before.id)
          order by a.applied_at desc, a.id desc limit size
        )
        union all
        (
          select a.* from public.applications a
          where a.applied_by_company_id = of_company
            and (wanted is null or a.status = wanted) and (a.applied_at, a.id) < (before.at, before.id)
          order by a.applied_at desc, a.id desc limit size
        )
      ) found
      order by found.applied_at desc, found.id desc
      limit size
    ) page
    join private.application_matches m on m.application_id = page.id
    left join public.jobs j on across_jobs and j.id = page.job_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.place_in_job (
  application public.applications,
  sees_all boolean,
  OUT previous_id uuid,
  OUT next_id uuid,
  OUT place bigint,
  OUT total bigint
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not sees_all then
    select own.previous_id, own.next_id, own.place, own.total
    into previous_id, next_id, place, total
    from (
      select
        a.id,
        lag(a.id) over newest_first as previous_id,
        lead(a.id) over newest_first as next_id,
        row_number() over newest_first as place,
        count(*) over () as total
      from public.applications a
      where a.job_id = application.job_id and a.applied_by_company_id = application.applied_by_company_id
      window newest_first as (order by a.applied_at desc, a.id desc)
    ) own
    where own.id = application.id;
    return;
  end if;
  -- Neighbours by key; how many there are is kept, and counted along the index alone is the side that looks shorter: the one with less
  -- time in it.
  select
    (
      select a.id from public.applications a
      where a.job_id = application.job_id and (a.applied_at, a.id) > (application.applied_at, application.id)
      order by a.applied_at, a.id limit 1
    ),
    (
      select a.id from public.applications a
      where a.job_id = application.job_id and (a.applied_at, a.id) < (application.applied_at, application.id)
      order by a.applied_at desc, a.id desc limit 1
    ),
    case when ends.newest - application.applied_at < application.applied_at - ends.oldest then 1 + (
      select count(*) from public.applications a
      where a.job_id = application.job_id and (a.applied_at, a.id) > (application.applied_at, application.id)
    ) else kept.n - (
      select count(*) from public.applications a
      where a.job_id = application.job_id and (a.applied_at, a.id) < (application.applied_at, application.id)
    ) end,
    kept.n
  into previous_id, next_id, place, total
  from (
    select min(a.applied_at) as oldest, max(a.applied_at) as newest from public.applications a where a.job_id = application.job_id
  ) ends
  cross join (select sum(c.n)::bigint as n from private.counts c where c.subject = application.job_id) kept;
end
$function$;

CREATE OR REPLACE FUNCTION private.queue_companies (
  of_companies uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from private.company_queues q
  where q.company_id = any (of_companies)
    -- The first condition lets it look at these alone.
    and not exists (
      select from private.company_standings s
      where s.company_id = any (of_companies) and s.company_id = q.company_id and s.queue = q.queue
    );
  insert into private.company_queues as q (company_id, queue, place)
  select company_id, queue, place from private.company_standings where company_id = any (of_companies)
  on conflict (company_id, queue) do update set place = excluded.place where q.place <> excluded.place;

  delete from private.company_names n
  using public.companies c
  where n.company_id = any (of_companies) and c.id = n.company_id
    and (c.submitted_at is null and not c.is_approved or n.key <> private.name_key(c.name));
  with named as (
    insert into private.company_names (company_id, key)
    select c.id, private.name_key(c.name) from public.companies c
    where c.id = any (of_companies) and (c.submitted_at is not null or c.is_approved)
    on conflict (company_id) do nothing
    returning company_id, key
  )
  insert into private.company_name_trigrams (trigram, size, company_id)
  select its.trigram, cardinality(of_name.trigrams), named.company_id
  from named
  -- offset 0: made once a name, not once a trigram.
  cross join lateral (select private.trigrams(named.key) offset 0) as of_name (trigrams)
  cross join unnest(of_name.trigrams) as its (trigram);
end
$function$;

CREATE OR REPLACE FUNCTION private.require_admin (
  message text DEFAULT 'Only administrators can do this'::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not private.is_admin() then
    perform private.require_caller();
    perform private.fail(403, 'admin_only', message);
  end if;
  return auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.review_status (
  company public.companies
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
RETURN CASE WHEN (company).is_approved THEN 'approved'::text WHEN ((company).submitted_at IS NULL) THEN 'unfinished'::text WHEN ((company).rejected_at IS NOT NULL) THEN 'rejected'::text ELSE 'pending'::text END;

CREATE OR REPLACE FUNCTION private.searchable (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN regexp_replace(value, '[^[:alnum:]+#.]+'::text, ' '::text, 'g'::text);

CREATE OR REPLACE FUNCTION private.sees_all_of (
  of_company uuid,
  mine private.staff_act[],
  act private.staff_act
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return act = any (mine) or of_company is not null and private.is_admin();
end
$function$;

CREATE OR REPLACE FUNCTION private.similar_companies (
  of_company uuid,
  names text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return (
    -- Materialized: the trigrams are made once a name, not wherever they are named.
    with wanted as materialized (
      select key, private.trigrams(key) as trigrams from (select distinct private.name_key(name) from unnest(names) as name) as asked (key)
    ), alike as (
      -- How much of the trigrams of two names is common to both: 0 nothing, 1 all. One half needs at least half as many and at most twice.
      select t.company_id, w.key, count(*)::real / (cardinality(w.trigrams) + t.size - count(*)) as likeness
      from wanted w
      cross join unnest(w.trigrams) as its (trigram)
      join private.company_name_trigrams t
        on t.trigram = its.trigram and t.size between (cardinality(w.trigrams) + 1) / 2 and cardinality(w.trigrams) * 2
      where t.company_id <> of_company
      group by t.company_id, t.size, w.key, w.trigrams
      having count(*)::real / (cardinality(w.trigrams) + t.size - count(*)) >= 0.5
    )
    select coalesce(jsonb_agg(to_jsonb(shown) - 'likeness' order by shown.likeness desc, shown.is_approved desc, shown.name), '[]')
    from (
      select c.id, c.name, c.is_approved, bool_or(n.key = alike.key) as is_same, max(alike.likeness) as likeness
      from alike
      join public.companies c on c.id = alike.company_id
      join private.company_names n on n.company_id = c.id
      group by c.id
      -- Approved ones first, so that no crowd of new ones of the same name hides them.
      order by likeness desc, c.is_approved desc, c.name
      limit 5
    ) as shown
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.text_keys (
  scope text,
  value text,
  shortest integer
)
  RETURNS bigint[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select distinct hashtextextended(scope || substr(text.small, place, size), 0)
    from (select lower(value)) as text (small)
    cross join generate_series(1, char_length(text.small)) as place
    cross join (values (1), (2), (3)) as run (size)
    where size >= shortest and place + size - 1 <= char_length(text.small)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.trigrams (
  key text
)
  RETURNS text[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select distinct substr('  ' || key || ' ', place, 3) from generate_series(1, char_length(key) + 1) as place
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.trimmed (
  value text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return regexp_replace(private.clean_text(value), '^[\s\u00a0\u2007\u202f]+|[\s\u00a0\u2007\u202f]+$', '', 'g');
end
$function$;

CREATE OR REPLACE FUNCTION private.words_asked (
  search text
)
  RETURNS text[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return array_remove(regexp_split_to_array(lower(left(coalesce(search, ''), 200)), '\s+'), '');
end
$function$;

CREATE OR REPLACE FUNCTION private.write_application_event()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Undone: the history already ends here.
  if new.status is not distinct from private.last_status(new.id) then
    return null;
  end if;
  insert into public.application_events (application_id, from_status, to_status, actor_id, created_at, candidate_id)
  values (
    new.id, case when tg_op = 'UPDATE' then old.status end, new.status, auth.uid(),
    case when tg_op = 'UPDATE' then now() else new.applied_at end,
    case when new.status = 'interview' then new.candidate_id end
  );
  return null;
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
      'pending', coalesce(sum(c.n) filter (where c.what = 'waiting'), 0)
    )
    from private.counts c
    where c.subject = private.platform()
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_activity()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
begin
  return jsonb_build_object(
    'applications', (select count(*) from public.applications a where a.candidate_id = me),
    'interviews', private.interview_count(me),
    'available_jobs', private.count_visible_jobs() - (
      select count(*) from public.applications a join private.visible_jobs p on p.job_id = a.job_id where a.candidate_id = me
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company_applications (
  p_company_id uuid DEFAULT NULL::uuid,
  p_status text DEFAULT NULL::text,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_sort text DEFAULT NULL::text
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  target uuid := private.listed_company_id(p_company_id);
  assigned uuid[];
begin
  if private.sees_all_of(target, private.my_acts_at(target), 'handle_applications') then
    return private.listed_applications(null, target, p_status, p_sort, p_before, p_limit, across_jobs => true);
  end if;
  assigned := array(
    select j.id from private.my_assigned_job_ids() as mine (id) join public.jobs j using (id) where j.company_id = target);
  return private.listed_applications(assigned, null, p_status, p_sort, p_before, p_limit, across_jobs => true);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company_dashboard (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  caller uuid := private.require_caller();
  membership public.company_users := private.my_membership(p_company_id);
  company public.companies;
  reads_all boolean;
  state text;
  mine private.staff_act[];
begin
  if membership.id is null and p_company_id is not null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  select * into company from public.companies where id = membership.company_id;
  mine := private.acts_of(membership.role);
  reads_all := 'read_company' = any (mine);
  state := private.company_state(company);
  return jsonb_build_object(
    'membership', case when membership.id is not null then private.membership_json(membership) end,
    'company', case
      when reads_all then private.company_json(company)
      when company.id is not null then private.public_company_json(company)
    end,
    'subscription', case when reads_all then private.subscription_json(company.id) end,
    'state', state,
    'is_live', state = 'live',
    'can', private.company_acts(mine),
    'counts', private.company_counts(company.id, mine)
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

CREATE OR REPLACE FUNCTION public.list_companies_for_admin()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(item order by item.created_at desc, item.id desc), '[]') from private.company_list_items as item);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_company_jobs (
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  target uuid := private.listed_company_id(p_company_id);
  acts private.staff_act[] := private.my_acts_at(target);
  sees_all boolean := private.sees_all_of(target, acts, 'post_jobs');
  mine private.job_rights := private.job_rights(acts);
  page_before record := private.page_key(p_before, 'createdAt');
  size integer := private.page_limit(p_limit);
  words text[] := private.words_asked(p_search);
  found uuid[];
  total integer;
  page uuid[];
begin
  if sees_all and words = '{}' then
    total := private.kept_count(target, 'jobs');
    page := array(
      select j.id from public.jobs j
      where j.company_id = target and j.deleted_at is null and (j.created_at, j.id) < (page_before.at, page_before.id)
      order by j.created_at desc, j.id desc
      limit size
    );
  else
    if sees_all then
      found := array(
        select j.id from public.jobs j where private.text_keys(j.company_id::text, j.title, 1) @> private.word_keys(target::text, words)
      );
    else
      found := array(select private.my_assigned_job_ids());
    end if;
    select count(*), coalesce((array_agg(j.id order by j.created_at desc, j.id desc)
      filter (where (j.created_at, j.id) < (page_before.at, page_before.id)))[1:size], '{}')
    into total, page
    from public.jobs j
    where j.id = any (found) and j.company_id = target and j.deleted_at is null and private.has_words(j.title, words);
  end if;
  return json_build_object('total', total, 'jobs', coalesce((
    select json_agg(json_build_object(
      'id', j.id,
      'title', j.title,
      'status', j.status,
      'is_expired', private.is_expired(j),
      'created_at', j.created_at,
      'expires_at', j.expires_at,
      'application_count', coalesce(counted.total, 0),
      'new_application_count', coalesce(counted.new, 0),
      'assignee', a.assignee,
      'can', private.job_acts(j, mine, coalesce(counted.total, 0) > 0)
    ) order by j.created_at desc, j.id desc)
    from public.jobs j
    left join private.job_assignees a on a.job_id = j.id
    -- The numbers of a job are those of its applications by status.
    cross join lateral (
      select sum(c.n) as total, sum(c.n) filter (where c.what = 'applied') as new from private.counts c where c.subject = j.id
    ) as counted
    where j.id = any (page)
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_company_queue (
  p_queue text,
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
  words text[] := private.words_asked(p_search);
  size integer := private.page_limit(p_limit);
  after_place bigint := '-9223372036854775808';
  after_id uuid := private.platform();
  found uuid[];
  counts jsonb;
begin
  perform private.require_admin();
  if p_after is not null and jsonb_typeof(p_after) <> 'null' then
    if not coalesce(pg_input_is_valid(p_after ->> 'place', 'bigint') and pg_input_is_valid(p_after ->> 'id', 'uuid'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    after_place := p_after ->> 'place';
    after_id := p_after ->> 'id';
  end if;
  if words <> '{}' then
    found := array(
      select c.id from public.companies c
      where private.text_keys('', c.name || ' ' || c.industry || ' ' || c.location, 1) @> private.word_keys('', words)
        and private.has_words(c.name || ' ' || c.industry || ' ' || c.location, words)
    );
    counts := (
      select jsonb_object_agg(each.queue, each.n)
      from (select q.queue, count(*) as n from private.company_queues q where q.company_id = any (found) group by q.queue) as each
    );
  else
    counts := (select jsonb_object_agg(c.what, c.n) from private.counts c where c.subject = private.platform());
  end if;
  return (
    with page as (
      (
        select q.company_id, q.place from private.company_queues q
        where found is null and q.queue = p_queue and (q.place, q.company_id) > (after_place, after_id)
        order by q.place, q.company_id limit size
      )
      union all
      (
        select q.company_id, q.place from private.company_queues q
        where q.company_id = any (found) and q.queue = p_queue and (q.place, q.company_id) > (after_place, after_id)
        order by q.place, q.company_id limit size
      )
    )
    select jsonb_build_object(
      'companies', array(
        select queued
        from (
          select item.*, page.place from page join private.company_list_items as item on item.id = page.company_id
        ) as queued
        order by queued.place, queued.id
      ),
      'counts', (
        select jsonb_object_agg(queue, coalesce((counts ->> queue)::integer, 0))
        from unnest('{waiting, unfinished, rejected, approved}'::text[]) as queue
      )
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.search_jobs (
  p_query text DEFAULT NULL::text,
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
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
  searches tsquery[];
  page_after record := private.page_key(p_after, 'postedAt');
  page integer := private.page_limit(p_limit);
  found_ids uuid[];
  me public.candidates;
  home private.home_terms;
  is_candidate boolean := false;
begin
  if words = '{}' then
    found_ids := private.newest_jobs(words, page_after.at, page_after.id, page, page);
  else
    searches := private.searches_for(words);
    found_ids := private.found_jobs(searches, page_after.at, page_after.id, page, 2000);
    -- Common words: the newest jobs have a page of them, unless they are words of older times.
    if found_ids is null then
      found_ids := private.newest_jobs(words, page_after.at, page_after.id, page, 300);
      if cardinality(found_ids) < page then
        found_ids := private.found_jobs(searches, page_after.at, page_after.id, page, null);
      end if;
    end if;
  end if;
  if found_ids = '{}' then
    return '{"jobs": []}';
  end if;
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
    home := private.home_of(me);
  end if;
  -- An array, which jsonb_agg would copy. Who is asked stands in the list: beside a join it would be asked once the match is counted.
  return jsonb_build_object('jobs', array(
    select private.job_list_entry(p, case when is_candidate then (
      select m.explanation
      from private.asked_explanations(
        p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
        p.experience_level, p.job_type, p.location, p.locations, p.place_terms, me, home
      ) as m
    ) end)
    from private.visible_jobs p
    where p.job_id = any (found_ids)
    order by p.posted_at desc, p.job_id desc
  ));
end
$function$;

ALTER TABLE "public"."applications"
  ADD CONSTRAINT "applications_once_per_job" UNIQUE (candidate_id, job_id);

CREATE VIEW "private"."company_list_items" WITH (security_invoker=true) AS  SELECT c.id,
    c.name,
    c.industry,
    c.location,
    c.logo_url,
    c.is_approved,
    c.submitted_at,
    c.approved_at,
    c.rejected_at,
    c.rejection_reason,
    c.created_at,
    c.updated_at,
    p.proposed_at,
    ((NOT c.is_approved) AND (EXISTS ( SELECT
           FROM ((private.company_names its
             JOIN private.company_names other ON (((other.key = its.key) AND (other.company_id <> its.company_id))))
             JOIN public.companies o ON ((o.id = other.company_id)))
          WHERE ((its.company_id = c.id) AND o.is_approved)))) AS has_taken_name
   FROM (public.companies c
     LEFT JOIN public.company_proposals p ON (((p.company_id = c.id) AND (p.rejected_at IS NULL))));

CREATE INDEX application_events_interview_index ON public.application_events USING btree (candidate_id)
  WHERE (to_status = 'interview'::public.application_status);

COMMENT ON COLUMN "public"."application_events"."candidate_id" IS 'Whose interview it is, of a move to one, and null of any other: the interviews of a candidate are one range of an index.';

COMMENT ON FUNCTION "private"."acts_of"(public.staff_role) IS 'The same table the other way round: what a role allows, nothing for null.';

COMMENT ON FUNCTION "private"."are_short_texts"(text[], integer, integer) IS 'True for a list of at most max_items trimmed, non-empty lines of at most max_length characters each.';

COMMENT ON FUNCTION "private"."can_see_job"(uuid) IS 'True for a job visible to everyone now, and as a preview for whoever works on it. SECURITY DEFINER: candidates cannot read jobs.';

COMMENT ON FUNCTION "private"."clean_text"(text) IS 'The text as it may be stored: line breaks as \n, tabs as spaces, without what nobody sees (controls, soft hyphens, zero-width letters, fillers, tags, what turns the direction of reading; joiners stay where a script or an emoji needs them), in one spelling (NFC).';

COMMENT ON FUNCTION "private"."count_visible_jobs_of"(uuid) IS 'How many of them a company has now.';

COMMENT ON FUNCTION "private"."is_email"(text) IS 'True for the shape of one email address, at most 320 characters. The local part may hold an apostrophe (o''brien): the auth service takes such addresses, and a profile must hold them.';

COMMENT ON FUNCTION "private"."is_http_url"(text) IS 'True for an http(s) URL of at most 500 characters to a public name, without user name and password: the only URLs that may become links (RULES: Interface).';

COMMENT ON FUNCTION "private"."is_line"(text, integer, integer) IS 'True for a clean text of that many characters in one line: a name, a title, a place (RULES: Interface).';

COMMENT ON FUNCTION "private"."is_settled"(public.application_events) IS 'True once a move can no longer be undone, at once for what candidates do themselves: before that candidates see nothing of it (RULES: Applications).';

COMMENT ON FUNCTION "private"."is_text"(text, integer, integer) IS 'True for a clean text of that many characters. It may have several lines.';

COMMENT ON FUNCTION "private"."is_visible_job"(uuid) IS 'True for a job candidates and the public see now (RULES: Jobs).';

COMMENT ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb) IS 'A job and its MatchExplanation, or null, as it stands in a list.';

COMMENT ON FUNCTION "private"."job_match"(public.jobs, public.candidates) IS 'private.match_explanation of a job and a profile.';

COMMENT ON FUNCTION "private"."job_rights"(private.staff_act[]) IS 'What private.my_acts_at of a company allows to do with its jobs: those who may post edit them, managing staff delete and assign them (RULES: Jobs).';

COMMENT ON FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates) IS 'MatchExplanation (contracts/match.ts) of what a job asks and a profile has: the one picture both sides see (RULES: Matching).';

COMMENT ON FUNCTION "private"."my_job_rights"(uuid) IS 'private.job_rights of the caller at a company.';

COMMENT ON FUNCTION "private"."name_key"(text) IS 'The form in which names of companies are compared (RULES: Administration): without case, spaces, punctuation, accents and legal form, and with one letter for those that are drawn alike.';

COMMENT ON FUNCTION "private"."sees_all_of"(uuid, private.staff_act[], private.staff_act) IS 'True when the caller, whose private.my_acts_at are given, reads all that the act is about at the company. Asked once before a list, so that only others are asked row by row.';

COMMENT ON FUNCTION "private"."similar_companies"(uuid, text[]) IS 'SimilarCompany[]: at most five other companies whose names are like one of these, the most alike first. is_same: nothing but spelling sets them apart.';

COMMENT ON FUNCTION "private"."text_keys"(text, text, integer) IS 'The different runs of so many to three characters in a text without case, each with its scope (a company whose rows are searched, or nothing), as numbers for an index.';

COMMENT ON FUNCTION "private"."trigrams"(text) IS 'The different groups of three characters in a text, its beginning and end counting as spaces.';

COMMENT ON FUNCTION "private"."trimmed"(text) IS 'A text as every field is read: clean, and without white space at both ends, line breaks and spaces that never break included (RULES: Interface).';

COMMENT ON FUNCTION "private"."words_asked"(text) IS 'The words of what was typed into the search of a list, without case.';

COMMENT ON TYPE "private"."job_list_item" IS 'PotentialJob (contracts/candidate.ts).';

COMMENT ON VIEW "private"."company_list_items" IS 'CompanyListItem of the contracts, each column a field of it.';

REVOKE ALL ON FUNCTION "private"."acts_of"(public.staff_role) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."are_short_texts"(text[], integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."are_short_texts"(text[], integer, integer) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_see_job"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_text"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."clean_text"(text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."count_visible_jobs_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_email"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_email"(text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_http_url"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_http_url"(text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_line"(text, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_line"(text, integer, integer) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_settled"(public.application_events) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_settled"(public.application_events) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_text"(text, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_text"(text, integer, integer) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_visible_job"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_match"(public.jobs, public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_rights"(private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sees_all_of"(uuid, private.staff_act[], private.staff_act) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_companies"(uuid, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."text_keys"(text, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."trigrams"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."trimmed"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_asked"(text) FROM PUBLIC;

REVOKE ALL ON TYPE "private"."job_list_item" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."job_list_item" TO PUBLIC;

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
