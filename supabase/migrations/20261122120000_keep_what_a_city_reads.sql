-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE TYPE "private"."home_terms" AS (
  "at" text[],
  "near" text[],
  "known" boolean
);

CREATE TYPE "private"."job_rights" AS (
  "may_edit" boolean,
  "may_delete" boolean,
  "may_assign" boolean
);

CREATE TYPE "private"."match_facts" AS (
  "skills" integer[],
  "years" integer,
  "at_home" integer[],
  "near_home" integer[],
  "home_known" boolean
);

DROP POLICY "Whoever can read an application can read its history" ON "public"."application_events";

DROP POLICY "Candidates, reviewing staff and admins can read an application" ON "public"."applications";

DROP POLICY "Admins can read the audit log" ON "public"."audit_log";

DROP POLICY "Staff and admins can read who looks after a candidate" ON "public"."candidate_assignments";

DROP POLICY "Candidates can create their own record" ON "public"."candidates";

DROP POLICY "Candidates, managing staff and admins can read a candidate" ON "public"."candidates";

DROP POLICY "Staff and admins can read a company" ON "public"."companies";

DROP POLICY "Staff and admins can read a company's proposal" ON "public"."company_proposals";

DROP POLICY "Admins can change what partners share" ON "public"."company_relationships";

DROP POLICY "Admins can create partnerships" ON "public"."company_relationships";

DROP POLICY "Admins can end partnerships" ON "public"."company_relationships";

DROP POLICY "Staff of either company and admins can read a partnership" ON "public"."company_relationships";

DROP POLICY "Staff and admins can read a company's subscription" ON "public"."company_subscriptions";

DROP POLICY "Staff and admins can read a company's staff" ON "public"."company_users";

DROP POLICY "Staff and admins can read who looks after a job" ON "public"."job_assignments";

DROP POLICY "Staff and admins can read a job" ON "public"."jobs";

DROP POLICY "Admins can read every profile" ON "public"."profiles";

DROP POLICY "Candidates and staff can upload new files to their folder" ON "storage"."objects";

DROP TRIGGER "jobs_follow_their_company" ON "public"."companies";

DROP TRIGGER "jobs_follow_a_changed_subscription" ON "public"."company_subscriptions";

DROP TRIGGER "jobs_follow_a_new_subscription" ON "public"."company_subscriptions";

DROP TRIGGER "jobs_follow_an_ended_subscription" ON "public"."company_subscriptions";

DROP INDEX "public"."published_jobs_company_index";

DROP INDEX "public"."published_jobs_search_index";

DROP FUNCTION "private"."applicant_entry"(public.applications);

DROP FUNCTION "private"."application_match"(public.applications);

DROP FUNCTION "private"."can_manage_invitation"(public.invitations);

DROP FUNCTION "private"."can_invite"(text, uuid);

DROP FUNCTION "private"."can_read_application"(public.applications, private.reach);

DROP FUNCTION "private"."can_read_candidate"(public.candidates, private.reach);

DROP FUNCTION "private"."can_read_job"(public.jobs, private.reach);

DROP FUNCTION "private"."can_remove_staff"(public.company_users);

DROP FUNCTION "private"."can_see_job"(uuid);

DROP FUNCTION "private"."can_store_file"(text, text);

DROP FUNCTION "private"."can_write_company_file"(text, text);

DROP FUNCTION "private"."company_acts"(uuid);

DROP FUNCTION "private"."company_application_json"(public.applications);

DROP FUNCTION "private"."can_move_application"(public.applications, private.reach);

DROP FUNCTION "private"."company_counts"(uuid);

DROP FUNCTION "private"."company_job_json"(uuid);

DROP FUNCTION "private"."assignee_of_job"(uuid);

DROP FUNCTION "private"."company_json"(public.companies);

DROP FUNCTION "private"."company_state"(public.companies);

DROP FUNCTION "private"."company_is_live"(uuid);

DROP FUNCTION "private"."employer_json"(public.companies);

DROP FUNCTION "private"."hold_company"(uuid);

DROP FUNCTION "private"."home_of"(public.candidates);

DROP FUNCTION "private"."job_acts"(public.jobs);

DROP FUNCTION "private"."can_assign_job"(public.jobs);

DROP FUNCTION "private"."can_delete_job"(public.jobs);

DROP FUNCTION "private"."can_edit_job"(public.jobs);

DROP FUNCTION "private"."job_list_entry"(public.published_jobs, public.candidates, boolean);

DROP FUNCTION "private"."listed_skills"(text[], text[]);

DROP FUNCTION "private"."location_fit"(public.job_type, text[], private.home);

DROP FUNCTION "private"."match_score"(integer, integer, integer, integer, text, text);

DROP FUNCTION "private"."match_summary"(jsonb);

DROP FUNCTION "private"."counted_skills"(jsonb);

DROP FUNCTION "private"."membership_json"(public.company_users);

DROP FUNCTION "private"."my_application_json"(public.applications);

DROP FUNCTION "private"."application_answers_json"(uuid);

DROP FUNCTION "private"."application_events_json"(uuid, uuid, boolean);

DROP FUNCTION "private"."can_withdraw_application"(public.applications);

DROP FUNCTION "private"."is_visible_job"(uuid);

DROP VIEW "private"."visible_jobs";

DROP FUNCTION "private"."job_match"(public.jobs, public.candidates);

DROP FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates);

DROP FUNCTION "private"."my_candidate"();

DROP FUNCTION "private"."my_membership"(uuid);

DROP FUNCTION "private"."my_role"();

DROP FUNCTION "private"."proposal_json"(uuid);

DROP FUNCTION "private"."publish_jobs_of_changed_companies"();

DROP FUNCTION "private"."publish_jobs_of_changed_subscriptions"();

DROP FUNCTION "private"."reached_interview"(public.applications);

DROP FUNCTION "private"."reason_to_open"(text, text, private.reach);

DROP FUNCTION "private"."can_open_company_document"(uuid, private.reach);

DROP FUNCTION "private"."can_read_company"(uuid, private.reach);

DROP FUNCTION "private"."can_review_application"(public.applications, private.reach);

DROP FUNCTION "private"."manages_candidate"(public.candidates, private.reach);

DROP FUNCTION "private"."refresh_published_jobs"(uuid[]);

DROP VIEW "private"."publishable_jobs";

DROP FUNCTION "private"."reviewed_application"(uuid);

DROP FUNCTION "private"."search_words"(text);

DROP FUNCTION "private"."sees_all_of"(uuid, private.staff_act);

DROP FUNCTION "private"."can_at_company"(uuid, private.staff_act);

DROP FUNCTION "private"."sent_profile"(uuid);

DROP FUNCTION "private"."settled_status"(public.applications);

DROP FUNCTION "private"."is_settled"(public.application_events);

DROP FUNCTION "private"."similar_companies"(uuid, text[]);

DROP FUNCTION "private"."likeness"(text[], text[]);

DROP FUNCTION "private"."state_key"(text);

DROP FUNCTION "private"."subscription_json"(uuid);

DROP FUNCTION "private"."works_on_job"(public.jobs, private.reach);

DROP FUNCTION "private"."my_reach"();

DROP FUNCTION "private"."is_admin"();

DROP FUNCTION "private"."my_assigned_candidate_ids"();

DROP FUNCTION "private"."my_assigned_job_ids"();

DROP FUNCTION "private"."my_candidate_id"();

DROP FUNCTION "private"."my_company_ids"();

DROP FUNCTION "private"."my_company_ids_to"(private.staff_act);

DROP FUNCTION "private"."staff_roles_for"(private.staff_act);

DROP FUNCTION "public"."get_company_applications"(uuid, text, jsonb, integer);

DROP FUNCTION "public"."get_job_applications"(uuid, jsonb, integer, text);

DROP FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer);

DROP TYPE "private"."home";

ALTER TABLE "public"."published_jobs"
  DROP COLUMN "company_logo_url";

ALTER TABLE "public"."published_jobs"
  DROP COLUMN "company_name";

CREATE EXTENSION "intarray" SCHEMA "extensions";

CREATE TABLE "private"."application_matches" (
  "application_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "applied_by_company_id" uuid,
  "applied_at" timestamp with time zone NOT NULL,
  "match_order" bigint NOT NULL,
  "candidate_name" text NOT NULL,
  "candidate_title" text,
  "match" json NOT NULL,
  CONSTRAINT "application_matches_pkey" PRIMARY KEY (application_id)
);

ALTER TABLE "private"."application_matches"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."company_name_trigrams" (
  "trigram" text NOT NULL,
  "size" integer NOT NULL,
  "company_id" uuid NOT NULL,
  CONSTRAINT "company_name_trigrams_pkey" PRIMARY KEY (trigram, size, company_id)
);

ALTER TABLE "private"."company_name_trigrams"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."company_names" (
  "company_id" uuid NOT NULL,
  "key" text NOT NULL,
  CONSTRAINT "company_names_pkey" PRIMARY KEY (company_id)
);

ALTER TABLE "private"."company_names"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."company_queues" (
  "company_id" uuid NOT NULL,
  "queue" text NOT NULL,
  "place" bigint NOT NULL,
  CONSTRAINT "company_queues_pkey" PRIMARY KEY (company_id, queue),
  CONSTRAINT "company_queues_queue_check" CHECK ((queue = ANY (ARRAY['waiting'::text, 'unfinished'::text, 'rejected'::text, 'approved'::text])))
);

ALTER TABLE "private"."company_queues"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."count_changes" (
  "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "subject" uuid NOT NULL,
  "what" text NOT NULL,
  "n" integer NOT NULL,
  CONSTRAINT "count_changes_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."count_changes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."kept_counts" (
  "subject" uuid NOT NULL,
  "what" text NOT NULL,
  "n" bigint NOT NULL,
  CONSTRAINT "kept_counts_pkey" PRIMARY KEY (subject, what)
);

ALTER TABLE "private"."kept_counts"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."kept_matches" (
  "candidate_id" uuid NOT NULL,
  "facts" private.match_facts NOT NULL,
  "job_ids" uuid[] NOT NULL,
  "orders" bigint[] NOT NULL,
  "bound_order" bigint,
  "bound_posted_at" timestamp with time zone,
  "bound_id" uuid,
  "since" xid8 NOT NULL,
  "server" bigint NOT NULL,
  "used_on" date NOT NULL DEFAULT CURRENT_DATE,
  CONSTRAINT "kept_matches_pkey" PRIMARY KEY (candidate_id)
);

ALTER TABLE "private"."kept_matches"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."match_terms" (
  "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  "term" text NOT NULL,
  CONSTRAINT "match_terms_pkey" PRIMARY KEY (id),
  CONSTRAINT "match_terms_term_key" UNIQUE (term)
);

ALTER TABLE "private"."match_terms"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."matchable_jobs" (
  "job_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "required" integer[] NOT NULL,
  "preferred" integer[] NOT NULL,
  "places" integer[] NOT NULL,
  "anywhere" boolean NOT NULL,
  "level" public.experience_level,
  "posted_at" timestamp with time zone NOT NULL,
  "visible_until" timestamp with time zone NOT NULL,
  "changed_in" xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT "matchable_jobs_pkey" PRIMARY KEY (job_id)
);

ALTER TABLE "private"."matchable_jobs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."published_companies" (
  "company_id" uuid NOT NULL,
  "name" text NOT NULL,
  "logo_url" text,
  "is_approved" boolean NOT NULL,
  "plan_until" timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  CONSTRAINT "published_companies_pkey" PRIMARY KEY (company_id)
);

ALTER TABLE "private"."published_companies"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."reopened_companies" (
  "company_id" uuid NOT NULL,
  "changed_in" xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT "reopened_companies_pkey" PRIMARY KEY (company_id)
);

ALTER TABLE "private"."reopened_companies"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."visible_changes" (
  "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "company_id" uuid NOT NULL,
  CONSTRAINT "visible_changes_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."visible_changes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."visible_counts" (
  "subject" uuid NOT NULL,
  "n" bigint NOT NULL,
  "until" timestamp with time zone NOT NULL,
  CONSTRAINT "visible_counts_pkey" PRIMARY KEY (subject)
);

ALTER TABLE "private"."visible_counts"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."published_companies"
  ADD COLUMN "visible_until" timestamp with time zone GENERATED ALWAYS AS (
CASE
    WHEN is_approved THEN plan_until
    ELSE '-infinity'::timestamp with time zone
END) STORED NOT NULL;

ALTER TABLE "public"."published_jobs"
  ADD COLUMN "place_terms" text[] NOT NULL DEFAULT '{}'::text[];

CREATE OR REPLACE FUNCTION private.add_match_terms (
  of_jobs uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- In one order, so that two who bring the same new terms do not wait for each other.
  insert into private.match_terms (term)
  select distinct asked.term
  from unnest(of_jobs) as job (id)
  join public.published_jobs p on p.job_id = job.id
  cross join lateral private.asked_terms(p) as asked
  where not exists (select from private.match_terms t where t.term = asked.term)
  order by asked.term
  on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.application_answers_json (
  of_application uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'question_id', a.question_id,
      'question', a.question,
      'question_type', q.question_type,
      'is_required', q.is_required,
      'answer', a.answer
    ) order by q."position", q.id), '[]')
    from public.job_application_answers a
    join public.job_questions q on q.id = a.question_id
    where a.application_id = of_application
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.application_entry (
  application public.applications,
  kept private.application_matches,
  job_title text,
  across_jobs boolean
)
  RETURNS json
  LANGUAGE sql
  STABLE
RETURN CASE WHEN across_jobs THEN json_build_object('id', (application).id, 'status', (application).status, 'applied_at', (application).applied_at, 'candidate_id', (application).candidate_id, 'candidate_name', (kept).candidate_name, 'candidate_title', (kept).candidate_title, 'match', (kept).match, 'job_id', (application).job_id, 'job_title', job_title) ELSE json_build_object('id', (application).id, 'status', (application).status, 'applied_at', (application).applied_at, 'candidate_id', (application).candidate_id, 'candidate_name', (kept).candidate_name, 'candidate_title', (kept).candidate_title, 'match', (kept).match) END;

CREATE OR REPLACE FUNCTION private.application_events_json (
  of_application uuid,
  names_of_company uuid,
  only_settled boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'from_status', e.from_status,
      'to_status', e.to_status,
      'created_at', e.created_at,
      'actor_name', nullif(btrim(u.first_name || ' ' || u.last_name), '')
    ) order by e.id), '[]')
    from public.application_events e
    left join public.company_users u on u.user_id = e.actor_id and u.company_id = names_of_company
    where e.application_id = of_application and (not only_settled or private.is_settled(e))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.application_match (
  application public.applications
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select m.match from private.application_matches m where m.application_id = application.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.asked_location (
  kind public.job_type,
  places text[]
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN (array_to_string(places, ' or '::text) || CASE WHEN ((kind = 'REMOTE'::public.job_type) AND (array_to_string(places, ' '::text) !~~* '%remote%'::text)) THEN ' or remote'::text ELSE ''::text END);

CREATE OR REPLACE FUNCTION private.asked_terms (
  job public.published_jobs
)
  RETURNS TABLE (
    kind text,
    term text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
    select 'required', key from unnest(job.required_skill_keys) as key
    union all
    select 'preferred', key from unnest(job.preferred_skill_keys) as key
    union all
    select 'place', said from unnest(job.place_terms) as said;
end
$function$;

CREATE OR REPLACE FUNCTION private.assigned_counts (
  of_company uuid,
  mine private.staff_act[],
  OUT jobs bigint,
  OUT new_applications bigint,
  OUT open_offers bigint
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not mine @> '{post_jobs, handle_applications}' then
    select count(*) filter (where j.deleted_at is null), coalesce(sum(kept.new), 0), coalesce(sum(kept.offered), 0)
    into jobs, new_applications, open_offers
    from private.my_assigned_job_ids() as assigned (id)
    join public.jobs j on j.id = assigned.id and j.company_id = of_company
    cross join lateral (
      select sum(c.n) filter (where c.what = 'applied') as new, sum(c.n) filter (where c.what = 'offered') as offered
      from private.counts c where c.subject = j.id and c.what in ('applied', 'offered')
    ) kept;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.assignee_of_job (
  of_job uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select a.assignee from private.job_assignees a where a.job_id = of_job);
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
      private.application_entry(a, m, j.title, across_jobs) order by m.match_order desc, m.applied_at desc, m.application_id desc)
    from (
      select m.application_id, m.match_order, m.applied_at
      from unnest(of_jobs) job
      cross join lateral (
        select m.application_id, m.match_order, m.applied_at from private.application_matches m
        where m.job_id = job and (m.match_order, m.applied_at, m.application_id) < (before_order, before.at, before.id)
          and (wanted is null or (select a.status from public.applications a where a.id = m.application_id) = wanted)
        order by m.match_order desc, m.applied_at desc, m.application_id desc limit size
      ) m
      union
      (
        select m.application_id, m.match_order, m.applied_at from private.application_matches m
        where m.company_id = of_company and (m.match_order, m.applied_at, m.application_id) < (before_order, before.at, before.id)
          and (wanted is null or (select a.status from public.applications a where a.id = m.application_id) = wanted)
        order by m.match_order desc, m.applied_at desc, m.application_id desc limit size
      )
      union
      (
        select m.application_id, m.match_order, m.applied_at from private.application_matches m
        where m.applied_by_company_id = of_company
          and (m.match_order, m.applied_at, m.application_id) < (before_order, before.at, before.id)
          and (wanted is null or (select a.status from public.applications a where a.id = m.application_id) = wanted)
        order by m.match_order desc, m.applied_at desc, m.application_id desc limit size
      )
      order by match_order desc, applied_at desc, application_id desc
      limit size
    ) page
    join private.application_matches m on m.application_id = page.application_id
    join public.applications a on a.id = page.application_id
    join public.jobs j on j.id = a.job_id
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
      select * from private.ranked_jobs(mine.skills, mine.years, mine.at_home, mine.near_home, mine.home_known) offset 0
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
          (kept.facts).skills, (kept.facts).years, (kept.facts).at_home, (kept.facts).near_home, (kept.facts).home_known
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

CREATE OR REPLACE FUNCTION private.can_at_company (
  of_company uuid,
  act private.staff_act
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return act = any (private.my_acts_at(of_company));
end
$function$;

CREATE OR REPLACE FUNCTION private.can_delete_job (
  job public.jobs,
  mine private.job_rights,
  has_applications boolean
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN ((mine).may_delete OR ((mine).may_edit AND (NOT has_applications) AND COALESCE(((job).created_by = auth.uid()), false)));

CREATE OR REPLACE FUNCTION private.can_remove_staff (
  member public.company_users
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_at_company((member).company_id, 'manage_staff'::private.staff_act) AND (NOT private.is_company_admin((member).role)));

CREATE OR REPLACE FUNCTION private.can_write_company_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE bucket WHEN 'company-documents'::text THEN private.can_at_company(private.file_folder(bucket, path), 'edit_registration'::private.staff_act) WHEN 'company-logos'::text THEN private.can_at_company(private.file_folder(bucket, path), 'edit_profile'::private.staff_act) ELSE false END;

CREATE OR REPLACE FUNCTION private.clean_text (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
RETURN CASE WHEN (value ~ '^[ -~\n]*$'::text) THEN value WHEN (char_length(value) > 40000) THEN value ELSE NORMALIZE(regexp_replace(NORMALIZE(private.cut_marks(regexp_replace(translate(regexp_replace(value, '\r\n?|[\u000b\u000c\u0085\u2028\u2029]'::text, '
'::text, 'g'::text), '	'::text, ' '::text), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]'::text, ''::text, 'g'::text)), NFC), replace('([\u0590-\u180a\u1810-\u1cff\u2600-\u27bf\u3400-\u9fff\ua800-\uabff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\ufefc\U00010a00-\U00011fff\U0001e900-\U0001e95f\U0001f000-\U0001faff\U00020000-\U0003ffff]\ufe0f?<joiner>)<joiner>*|<joiner>+'::text, '<joiner>'::text, '[\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]'::text), '\1'::text, 'g'::text), NFC) END;

CREATE OR REPLACE FUNCTION private.comes_first (
  match_order bigint,
  posted_at timestamp with time zone,
  job_id uuid,
  other_order bigint,
  other_posted_at timestamp with time zone,
  other_job_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN ((match_order > other_order) OR ((match_order = other_order) AND ((posted_at > other_posted_at) OR ((posted_at = other_posted_at) AND (job_id < other_job_id)))));

CREATE OR REPLACE FUNCTION private.company_acts (
  mine private.staff_act[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_object_agg(act, act = any (mine))
    from unnest(enum_range(null::private.staff_act)) as act
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.company_counts (
  of_company uuid,
  mine private.staff_act[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'jobs', case when 'post_jobs' = any (mine) then kept.jobs else assigned.jobs end,
      'new_applications', case when 'handle_applications' = any (mine) then kept.new_applications else assigned.new_applications end,
      'open_offers', case when 'handle_applications' = any (mine) then kept.open_offers else assigned.open_offers end,
      'managed_candidates', case when 'handle_candidates' = any (mine) then kept.managed_candidates
        else (
          select count(*) from private.my_assigned_candidate_ids() as assigned (id)
          join public.candidates c on c.id = assigned.id and c.managing_company_id = of_company
        )
      end,
      -- What is assigned to the caller is not unassigned.
      'unassigned_jobs', case when 'post_jobs' = any (mine) then kept.unassigned_jobs else 0 end
    )
    from (
      select
        coalesce(sum(n) filter (where what = 'jobs'), 0) as jobs,
        coalesce(sum(n) filter (where what = 'new_applications'), 0) as new_applications,
        coalesce(sum(n) filter (where what = 'open_offers'), 0) as open_offers,
        coalesce(sum(n) filter (where what = 'managed_candidates'), 0) as managed_candidates,
        coalesce(sum(n) filter (where what = 'unassigned_jobs'), 0) as unassigned_jobs
      from private.counts where subject = of_company
    ) kept
    cross join lateral private.assigned_counts(of_company, mine) assigned
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.company_is_live (
  of_company uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select exists (
      select 1
      from public.companies c
      join public.company_subscriptions s on s.company_id = c.id
      where c.id = of_company and c.is_approved and private.is_plan_active(s) and (s.expires_at is null or s.expires_at > now())
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.company_state (
  company public.companies
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case
    when company.id is null then 'none'
    when not company.is_approved then private.review_status(company)
    when private.company_is_live(company.id) then 'live'
    else 'no-subscription'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.company_word (
  of_company uuid
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ('@'::text || of_company);

CREATE OR REPLACE FUNCTION private.count_applications()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.count_changes (subject, what, n)
  select counted.subject, counted.what, sum(tg_argv[0]::integer)
  from changed t
  cross join lateral (values
    (t.job_id, t.status::text),
    (t.company_id, case t.status when 'applied' then 'new_applications' when 'offered' then 'open_offers' end)
  ) as counted (subject, what)
  where counted.what is not null
  group by counted.subject, counted.what;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_candidates()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.count_changes (subject, what, n)
  select counted.subject, counted.what, sum(tg_argv[0]::integer)
  from changed t
  cross join lateral (values
    (t.managing_company_id, 'managed_candidates'),
    (case when tg_op <> 'UPDATE' then private.platform() end, 'candidates')
  ) as counted (subject, what)
  where counted.subject is not null
  group by counted.subject, counted.what;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_company_queues()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.count_changes (subject, what, n)
  select private.platform(), queue, sum(tg_argv[0]::integer) from changed group by queue;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_job_assignments()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- As in count_jobs, the other way round. Not when it goes: a job that goes takes its assignment with it, and both would wait.
  if tg_op = 'INSERT' then
    perform from public.jobs j where j.id in (select job_id from changed) order by j.id for share;
  end if;
  insert into private.count_changes (subject, what, n)
  select j.company_id, 'unassigned_jobs', sum(-tg_argv[0]::integer)
  from changed t
  join public.jobs j on j.id = t.job_id and j.deleted_at is null and j.status in ('draft', 'published')
  group by j.company_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_jobs()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Whoever takes one of their assignments away meanwhile counts it for the job as it was or as it is: one waits for the other.
  perform from public.job_assignments a where a.job_id in (select id from changed) order by a.job_id for key share;
  insert into private.count_changes (subject, what, n)
  select t.company_id, counted.what, sum(tg_argv[0]::integer)
  from changed t
  cross join lateral (values
    ('jobs'),
    (case when t.status in ('draft', 'published') and not exists (select from public.job_assignments a where a.job_id = t.id)
      then 'unassigned_jobs' end)
  ) as counted (what)
  where t.deleted_at is null and counted.what is not null
  group by t.company_id, counted.what;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_rows()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.count_changes (subject, what, n)
  select private.platform(), tg_argv[1], tg_argv[0]::integer * count(*) from changed having count(*) > 0;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_visible_jobs()
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce((select n from private.visible_counts where subject = private.platform()), 0)
    + coalesce((select sum(n - kept_n) from private.due_visible_counts), 0);
end
$function$;

CREATE OR REPLACE FUNCTION private.end_job_assignment()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.job_assignments where job_id = old.id;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.fold_counts()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  full_subject uuid;
begin
  for full_subject in
    select c.subject from private.count_changes c
    where c.subject in (select subject from changed)
    group by c.subject having count(*) >= 16
  loop
    -- Never waits. Held to the end of the transaction, so that the next one sees what this one folded.
    if pg_try_advisory_xact_lock(hashtextextended(full_subject::text, 0)) then
      with folded as (
        delete from private.count_changes where subject = full_subject returning what, n
      )
      insert into private.kept_counts as kept (subject, what, n)
      select full_subject, what, sum(n) from folded group by what having sum(n) <> 0
      on conflict (subject, what) do update set n = kept.n + excluded.n;
    end if;
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.found_jobs (
  searches tsquery[],
  before_at timestamp with time zone,
  before_id uuid,
  page integer,
  most integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    with hits as materialized (
      select p.job_id, p.posted_at, p.company_id
      from unnest(searches) as wanted
      join public.published_jobs p on p.search @@ wanted
      where p.visible_until > now() and (p.posted_at, p.job_id) < (before_at, before_id)
      limit most
    )
    -- Sorted first, so that only the companies of a page are looked up.
    select case when most is null or (select count(*) from hits) < most then array(
      select sorted.job_id
      from (select distinct posted_at, job_id, company_id from hits order by posted_at desc, job_id desc offset 0) as sorted
      where (select c.visible_until > now() from private.published_companies c where c.company_id = sorted.company_id)
      limit page
    ) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.has_words (
  value text,
  words text[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  word text;
begin
  foreach word in array words loop
    if strpos(lower(value), word) = 0 then
      return false;
    end if;
  end loop;
  return true;
end
$function$;

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
  city text := nullif(private.skill_key(profile.city), '');
  state text := private.state_of(private.skill_key(profile.state));
  country text := nullif(private.skill_key(profile.country), '');
begin
  return row(
    array_remove(array['place ' || city, 'city ' || city || coalesce(' ' || state, '')], null),
    array_remove(array['state ' || state, 'country ' || country], null),
    city is not null or state is not null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.in_words (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN (upper("left"(value, 1)) || replace(SUBSTRING(value FROM 2), '_'::text, ' '::text));

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
    select count(distinct a.id)
    from public.applications a
    join public.application_events e on e.application_id = a.id and e.to_status = 'interview'
    where a.candidate_id = of_candidate and private.is_settled(e)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_admin()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select 1 from public.profiles where id = (select auth.uid()) and role = 'admin');
end
$function$;

CREATE OR REPLACE FUNCTION private.can_invite (
  kind text,
  for_company uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE kind WHEN 'employee'::text THEN private.can_at_company(for_company, 'manage_staff'::private.staff_act) WHEN 'candidate'::text THEN private.can_at_company(for_company, 'handle_candidates'::private.staff_act) ELSE (SELECT private.is_admin() AS is_admin) END;

CREATE OR REPLACE FUNCTION private.can_manage_invitation (
  invitation public.invitations
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((SELECT private.is_admin() AS is_admin) OR private.can_invite(private.invitation_kind(invitation), (invitation).company_id));

CREATE OR REPLACE FUNCTION private.is_anywhere (
  kind public.job_type,
  places text[]
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN ((kind = 'REMOTE'::public.job_type) OR (array_to_string(places, ' '::text) ~~* '%remote%'::text));

CREATE OR REPLACE FUNCTION private.is_email (
  value text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
RETURN ((value ~ '^[^\s@<>",;:()\[\]\\]+@[^\s@<>"'',;:()\[\]\\.]+(\.[^\s@<>"'',;:()\[\]\\.]+)+$'::text) AND private.is_line(value, 320));

CREATE OR REPLACE FUNCTION private.is_expired (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((job).status = 'published'::public.job_status) AND COALESCE(((job).expires_at < ((now() AT TIME ZONE 'UTC'::text))::date), false));

CREATE OR REPLACE FUNCTION private.is_http_url (
  value text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
RETURN ((value ~ (('^[Hh][Tt][Tt][Pp][Ss]?://'::text || replace('([<letters>0-9_]([<letters>0-9_\-]{0,61}[<letters>0-9_])?\.)+([<letters>]{2,63}|[Xx][Nn]--[A-Za-z0-9\-]{1,59})'::text, '<letters>'::text, 'A-Za-z\u00c0-\u167f\u1681-\u1fff\u2c00-\u2dff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc\U00010000-\U0003ffff'::text)) || '(:[0-9]{1,5})?([/?#][^\s<>"\\]*)?$'::text)) AND (value !~* '^[^:]+://[^/?#:]*\.(localhost|local|localdomain|internal|lan|arpa)(:|/|\?|#|$)'::text) AND ("substring"(value, '^[^:]+://[^/?#]*'::text) IS NFKC NORMALIZED) AND private.is_line(value, 500));

CREATE OR REPLACE FUNCTION private.is_line (
  value text,
  max_length integer,
  min_length integer DEFAULT 0
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
RETURN ((private.clean_text(value) = value) AND (char_length(btrim(value)) >= min_length) AND (char_length(value) <= max_length) AND (value !~ '\n'::text));

CREATE OR REPLACE FUNCTION private.is_settled (
  event public.application_events
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return event.from_status is null or event.to_status = 'withdrawn' or event.created_at + private.undo_time() <= now();
end
$function$;

CREATE OR REPLACE FUNCTION private.is_text (
  value text,
  max_length integer,
  min_length integer DEFAULT 0
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
RETURN ((private.clean_text(value) = value) AND (char_length(btrim(value)) >= min_length) AND (char_length(value) <= max_length));

CREATE OR REPLACE FUNCTION private.job_acts (
  job public.jobs,
  mine private.job_rights,
  has_applications boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN jsonb_build_object('edit', (mine).may_edit, 'delete', private.can_delete_job(job, mine, has_applications), 'assign', (mine).may_assign);

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
  insert into private.application_matches
  select * from private.counted_application_matches where application_id = of_application;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_matches (
  me public.candidates
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- Held before the list is, as by who deletes the candidate.
  perform from public.candidates where id = me.id for key share;
  insert into private.kept_matches
  select * from private.matches_to_keep(me)
  on conflict (candidate_id) do update set
    facts = excluded.facts,
    job_ids = excluded.job_ids,
    orders = excluded.orders,
    bound_order = excluded.bound_order,
    bound_posted_at = excluded.bound_posted_at,
    bound_id = excluded.bound_id,
    since = excluded.since,
    server = excluded.server,
    used_on = excluded.used_on;
  delete from private.kept_matches
  where candidate_id in (
    select candidate_id from private.kept_matches where used_on < current_date - 7 limit 100 for update skip locked
  );
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
  insert into private.sent_profiles (application_id, profile) values (new.id, private.applicant_json(applicant));
  perform private.keep_sent_document(new.id, d.bucket_id, d.name) from private.profile_documents(applicant) d;
  perform private.keep_application_match(new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.kept_count (
  of_subject uuid,
  of_what text
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce((select n from private.counts where subject = of_subject and what = of_what), 0);
end
$function$;

CREATE OR REPLACE FUNCTION private.level_fit (
  level public.experience_level,
  years integer
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN CASE WHEN (level IS NULL) THEN NULL::text WHEN (years IS NULL) THEN 'unknown'::text WHEN (years >= private.level_years(level)) THEN 'match'::text WHEN (years >= (private.level_years(level) - 2)) THEN 'close'::text ELSE 'none'::text END;

CREATE OR REPLACE FUNCTION private.level_years (
  level public.experience_level
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN CASE level WHEN 'entry_level'::public.experience_level THEN 0 WHEN 'mid_level'::public.experience_level THEN 2 WHEN 'senior_level'::public.experience_level THEN 5 WHEN 'lead'::public.experience_level THEN 8 WHEN 'executive'::public.experience_level THEN 12 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.listed_applications (
  of_jobs uuid[],
  of_company uuid,
  p_status text,
  p_sort text,
  p_before jsonb,
  p_limit integer,
  across_jobs boolean
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  wanted public.application_status := private.read_status_filter(p_status);
  size integer := private.page_limit(p_limit);
begin
  return json_build_object('applications', coalesce(
    case private.read_application_order(p_sort)
      when 'best' then private.best_applications(of_jobs, of_company, wanted, p_before, size, across_jobs)
      else private.newest_applications(of_jobs, of_company, wanted, p_before, size, across_jobs)
    end, '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION private.location_fit (
  anywhere boolean,
  home_known boolean,
  at_home boolean,
  near_home boolean
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN CASE WHEN anywhere THEN 'match'::text WHEN (NOT home_known) THEN 'unknown'::text WHEN at_home THEN 'match'::text WHEN near_home THEN 'close'::text ELSE 'none'::text END;

CREATE OR REPLACE FUNCTION private.match_changed_jobs()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  ids uuid[] := array(select job_id from changed);
begin
  perform private.add_match_terms(ids);
  -- By now it sees the terms that others were adding at the same time.
  perform private.refresh_matchable_jobs(ids);
  return null;
end
$function$;

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
    home.known
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.match_order (
  required_has integer,
  required_total integer,
  preferred_has integer,
  preferred_total integer,
  level_fit text,
  location_fit text
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN ((((((((((200000)::bigint * (required_has + 1)) + (required_total + 2)) / (2 * (required_total + 2))) * 131072) + ((((200000)::bigint * (preferred_has + 1)) + (preferred_total + 2)) / (2 * (preferred_total + 2)))) * 4) + CASE level_fit WHEN 'match'::text THEN 2 WHEN 'none'::text THEN 0 ELSE 1 END) * 4) + CASE location_fit WHEN 'match'::text THEN 2 WHEN 'none'::text THEN 0 ELSE 1 END);

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
    FROM (((( SELECT COALESCE(jsonb_agg(jsonb_build_object('name', skills.name, 'has', skills.has)), '[]'::jsonb) AS skills,
             string_agg(skills.name, ', '::text) FILTER (WHERE (NOT skills.has)) AS missing,
             (count(*))::integer AS total,
             (count(*) FILTER (WHERE skills.has))::integer AS has
            FROM ( SELECT listed.name,
                     COALESCE((listed.key = ANY ((asked_explanations.profile).skill_keys)), false) AS has
                    FROM UNNEST(asked_explanations.required, asked_explanations.required_keys) listed(name, key)
                  OFFSET 0) skills) asked
      CROSS JOIN ( SELECT COALESCE(jsonb_agg(jsonb_build_object('name', skills.name, 'has', skills.has)), '[]'::jsonb) AS skills,
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
    from private.ranked_jobs(mine.skills, mine.years, mine.at_home, mine.near_home, mine.home_known) as r
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

CREATE OR REPLACE FUNCTION private.membership_json (
  membership public.company_users
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'id', membership.id,
    'company_id', membership.company_id,
    'role', membership.role,
    'first_name', membership.first_name,
    'last_name', membership.last_name,
    'email', membership.email,
    'phone', membership.phone
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.move_application_match()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.application_matches
  set company_id = new.company_id, applied_by_company_id = new.applied_by_company_id, applied_at = new.applied_at
  where application_id = new.id;
  return null;
end
$function$;

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
  return array(
    select act
    from public.company_users u
    cross join unnest(enum_range(null::private.staff_act)) as act
    where u.user_id = (select auth.uid()) and u.company_id = of_company and u.role = any (private.staff_roles_for(act))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_assigned_candidate_ids()
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  ROWS 50
  SET search_path TO ''
  AS $function$
begin
  return query
    select a.candidate_id
    from public.candidate_assignments a
    join public.company_users u on u.user_id = a.assigned_to_user_id and u.company_id = a.company_id
    where a.assigned_to_user_id = (select auth.uid());
end
$function$;

CREATE OR REPLACE FUNCTION private.my_assigned_job_ids()
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  ROWS 20
  SET search_path TO ''
  AS $function$
begin
  return query
    select a.job_id
    from public.job_assignments a
    join public.company_users u on u.user_id = a.assigned_to_user_id and u.company_id = a.company_id
    where a.assigned_to_user_id = (select auth.uid());
end
$function$;

CREATE OR REPLACE FUNCTION private.my_candidate()
  RETURNS public.candidates
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates;
begin
  select * into me from public.candidates where user_id = (select auth.uid()) and (select private.my_role()) = 'candidate';
  return me;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_candidate_id()
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (select id from public.candidates where user_id = (select auth.uid()));
end
$function$;

CREATE OR REPLACE FUNCTION private.can_withdraw_application (
  application public.applications
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((application).candidate_id = (SELECT private.my_candidate_id() AS my_candidate_id)) AND (EXISTS (SELECT FROM private.application_transitions t WHERE ((t.from_status = (can_withdraw_application.application).status) AND (t.to_status = 'withdrawn'::public.application_status) AND (t.made_by = 'candidate'::text)))));

CREATE OR REPLACE FUNCTION private.my_company_ids()
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  ROWS 1
  SET search_path TO ''
  AS $function$
begin
  return query select company_id from public.company_users where user_id = (select auth.uid());
end
$function$;

CREATE OR REPLACE FUNCTION private.my_company_ids_to (
  act private.staff_act
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  ROWS 1
  SET search_path TO ''
  AS $function$
begin
  return query
    select company_id from public.company_users
    where user_id = (select auth.uid()) and role = any (private.staff_roles_for(act));
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
declare
  mine private.staff_act[] := private.my_acts_at(of_company);
begin
  return row('post_jobs' = any (mine), 'delete_jobs' = any (mine), 'assign_work' = any (mine))::private.job_rights;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_membership (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS public.company_users
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  membership public.company_users;
begin
  select * into membership from public.company_users u
  where u.user_id = (select auth.uid()) and (p_company_id is null or u.company_id = p_company_id)
  order by u.created_at, u.id
  limit 1;
  return membership;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_reach()
  RETURNS private.reach
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach;
begin
  -- The memberships in one look: the roles of each act are found when this is planned.
  select
    coalesce(array_agg(u.company_id), '{}'),
    coalesce(array_agg(u.company_id) filter (where u.role = any (private.staff_roles_for('post_jobs'))), '{}'),
    coalesce(array_agg(u.company_id) filter (where u.role = any (private.staff_roles_for('handle_applications'))), '{}'),
    coalesce(array_agg(u.company_id) filter (where u.role = any (private.staff_roles_for('handle_candidates'))), '{}'),
    coalesce(array_agg(u.company_id) filter (where u.role = any (private.staff_roles_for('read_company'))), '{}')
  into me.company_ids, me.job_company_ids, me.application_company_ids, me.candidate_company_ids, me.read_company_ids
  from public.company_users u
  where u.user_id = (select auth.uid());
  me.user_id := auth.uid();
  me.is_admin := private.is_admin();
  me.candidate_id := private.my_candidate_id();
  -- Only staff is assigned anything.
  me.assigned_job_ids := case when me.company_ids = '{}' then '{}' else array(select private.my_assigned_job_ids()) end;
  me.assigned_candidate_ids := case when me.company_ids = '{}' then '{}' else array(select private.my_assigned_candidate_ids()) end;
  return me;
end
$function$;

CREATE OR REPLACE FUNCTION private.can_move_application (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    application.company_id = any (me.application_company_ids) or application.job_id = any (me.assigned_job_ids), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_read_application (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(application.candidate_id = me.candidate_id, false) or private.can_review_application(application, me) or me.is_admin;
end
$function$;

CREATE OR REPLACE FUNCTION private.can_read_candidate (
  candidate public.candidates,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(candidate.user_id = me.user_id or private.manages_candidate(candidate, me) or me.is_admin, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_read_company (
  of_company uuid,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(of_company = any (me.read_company_ids) or of_company is not null and me.is_admin, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_open_company_document (
  of_company uuid,
  me private.reach
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.can_read_company(of_company, me);

CREATE OR REPLACE FUNCTION private.can_read_job (
  job public.jobs,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.works_on_job(job, me) or me.is_admin;
end
$function$;

CREATE OR REPLACE FUNCTION private.can_review_application (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.can_move_application(application, me)
    or coalesce(application.applied_by_company_id = any (me.application_company_ids), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.company_application_json (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  may_move boolean := private.can_move_application(application, me);
  sees_all boolean := may_move or me.is_admin;
begin
  return (
    select jsonb_build_object(
      'id', application.id,
      'status', application.status,
      'applied_at', application.applied_at,
      'applied_by_company_id', application.applied_by_company_id,
      'candidate', sent.profile,
      'job', jsonb_build_object(
        'id', j.id,
        'title', j.title,
        'location', j.location,
        'job_type', j.job_type,
        'experience_level', j.experience_level,
        'assignee', case when sees_all then (select a.assignee from private.job_assignees a where a.job_id = j.id) end,
        'is_deleted', j.deleted_at is not null
      ),
      'answers', private.application_answers_json(application.id),
      'events', private.application_events_json(
        application.id, case when may_move then application.company_id end, only_settled => false
      ),
      'match', kept.match,
      'allowed_statuses', case when may_move then (
        select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
        from private.application_transitions t
        where t.from_status = application.status and t.made_by = 'company'
      ) else '[]' end,
      'previous_id', there.previous_id,
      'next_id', there.next_id,
      'position', there.place,
      'total', there.total
    )
    from private.place_in_job(application, sees_all) there
    join private.sent_profiles sent on sent.application_id = application.id
    join private.application_matches kept on kept.application_id = application.id
    join public.jobs j on j.id = application.job_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.manages_candidate (
  candidate public.candidates,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    candidate.managing_company_id = any (me.candidate_company_ids)
    or candidate.managing_company_id = any (me.company_ids) and candidate.id = any (me.assigned_candidate_ids), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.my_role()
  RETURNS public.app_role
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (select role from public.profiles where id = (select auth.uid()));
end
$function$;

CREATE OR REPLACE FUNCTION private.can_store_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (((private.is_own_file(bucket, path) AND ((SELECT private.my_role() AS my_role) = 'candidate'::public.app_role)) OR private.can_write_company_file(bucket, path)) AND (private.quota_problem(private.file_folder(bucket, path), 1) IS NULL) AND (NOT private.is_file_in_use(bucket, path)));

CREATE OR REPLACE FUNCTION private.new_application_count (
  of_company uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  mine private.staff_act[] := private.my_acts_at(of_company);
begin
  return case when 'handle_applications' = any (mine) then private.kept_count(of_company, 'new_applications')
    else (private.assigned_counts(of_company, mine)).new_applications end;
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
      select a.*
      from unnest(of_jobs) job
      cross join lateral (
        select a.* from public.applications a
        where a.job_id = job and (wanted is null or a.status = wanted) and (a.applied_at, a.id) < (before.at, before.id)
        order by a.applied_at desc, a.id desc limit size
      ) a
      union
      (
        select a.* from public.applications a
        where a.company_id = of_company and (wanted is null or a.status = wanted) and (a.applied_at, a.id) < (before.at, before.id)
        order by a.applied_at desc, a.id desc limit size
      )
      union
      (
        select a.* from public.applications a
        where a.applied_by_company_id = of_company
          and (wanted is null or a.status = wanted) and (a.applied_at, a.id) < (before.at, before.id)
        order by a.applied_at desc, a.id desc limit size
      )
      order by applied_at desc, id desc
      limit size
    ) page
    join private.application_matches m on m.application_id = page.id
    join public.jobs j on j.id = page.job_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.newest_jobs (
  words tsquery[],
  before_at timestamp with time zone,
  before_id uuid,
  page integer,
  among integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select p.job_id
    from (
      select * from private.visible_jobs
      where (posted_at, job_id) < (before_at, before_id)
      order by posted_at desc, job_id desc
      limit among
    ) as p
    where not exists (select from unnest(words) as word where not (p.company_search @@ word or p.search @@ word))
    order by p.posted_at desc, p.job_id desc
    limit page
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.note_changed_ends()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.note_visible_changes(array(
    select unnest(array[before.company_id, changed.company_id])
    from before
    join changed using (job_id)
    where (before.company_id, before.visible_until) is distinct from (changed.company_id, changed.visible_until)
  ));
  return null;
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
    select changed.id from changed join before using (id) where changed.is_approved and not before.is_approved));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_opened_and_closed_companies()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.note_visible_changes(array(
    select company_id from changed join before using (company_id) where changed.visible_until <> before.visible_until));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_published_or_gone_jobs()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.note_visible_changes(array(select company_id from changed));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_reopened_companies (
  of_companies uuid[]
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.reopened_companies (company_id)  SELECT DISTINCT c.id
            FROM public.companies c
           WHERE (c.id = ANY (note_reopened_companies.of_companies))
           ORDER BY c.id ON CONFLICT(company_id) DO UPDATE
  SET changed_in = excluded.changed_in;
END;

CREATE OR REPLACE FUNCTION private.note_subscribed_companies()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.note_reopened_companies(array(select company_id from changed));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_visible_changes (
  of_companies uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if of_companies = '{}' then
    return;
  end if;
  insert into private.visible_changes (company_id) select distinct company from unnest(of_companies) as company;
  -- Never waits. Held to the end of the transaction, so that the next one sees what this one counted.
  if pg_try_advisory_xact_lock(hashtextextended('visible counts', 0)) then
    with due as materialized (
      select company_id, n, until, kept_n from private.due_visible_counts
    ), done as (
      delete from private.visible_changes
    )
    insert into private.visible_counts as kept (subject, n, until)
    select company_id, n, until from due
    union all
    select
      private.platform(),
      coalesce((select n from private.visible_counts where subject = private.platform()), 0) + sum(n - kept_n),
      'infinity'
    from due
    on conflict (subject) do update set n = excluded.n, until = excluded.until
    where (kept.n, kept.until) is distinct from (excluded.n, excluded.until);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.page_limit (
  wanted integer
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN LEAST(GREATEST(COALESCE(wanted, 20), 1), 50);

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
  cross join (select sum(c.n)::bigint as n from private.application_counts c where c.job_id = application.job_id) kept;
end
$function$;

CREATE OR REPLACE FUNCTION private.platform()
  RETURNS uuid
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '00000000-0000-0000-0000-000000000000'::uuid;

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
        v.experience_level, v.job_type, v.location, v.locations, v.place_terms, me, home
      ) as m
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.proposal_json (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'changes', p.changes,
      'proposed_by', (
        select nullif(btrim(u.first_name || ' ' || u.last_name), '')
        from public.company_users u where u.user_id = p.proposed_by and u.company_id = p.company_id
      ),
      'proposed_at', p.proposed_at,
      'rejected_at', p.rejected_at,
      'rejection_reason', p.rejection_reason,
      'can', jsonb_build_object('withdraw', private.can_withdraw_proposal(p))
    )
    from public.company_proposals p where p.company_id = of_company
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.public_company_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN jsonb_build_object('id', (company).id, 'name', (company).name, 'logo_url', (company).logo_url, 'industry', (company).industry, 'company_size', (company).company_size, 'location', (company).location, 'website', (company).website, 'description', (company).description, 'linkedin_url', (company).linkedin_url, 'twitter_url', (company).twitter_url, 'facebook_url', (company).facebook_url, 'instagram_url', (company).instagram_url);

CREATE OR REPLACE FUNCTION private.company_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN (private.public_company_json(company) || jsonb_build_object('dba_name', (company).dba_name, 'primary_contact_name', (company).primary_contact_name, 'primary_contact_email', (company).primary_contact_email, 'primary_contact_phone', (company).primary_contact_phone, 'primary_contact_alt_email', (company).primary_contact_alt_email, 'primary_contact_alt_phone', (company).primary_contact_alt_phone, 'secondary_contact_name', (company).secondary_contact_name, 'secondary_contact_email', (company).secondary_contact_email, 'secondary_contact_phone', (company).secondary_contact_phone, 'secondary_contact_alt_email', (company).secondary_contact_alt_email, 'secondary_contact_alt_phone', (company).secondary_contact_alt_phone, 'reg_street', (company).reg_street, 'reg_unit', (company).reg_unit, 'reg_city', (company).reg_city, 'reg_state', (company).reg_state, 'reg_zip_code', (company).reg_zip_code, 'reg_country', (company).reg_country, 'same_as_registered', (company).same_as_registered, 'op_street', (company).op_street, 'op_unit', (company).op_unit, 'op_city', (company).op_city, 'op_state', (company).op_state, 'op_zip_code', (company).op_zip_code, 'op_country', (company).op_country, 'tax_id', (company).tax_id, 'ein_document_url', (company).ein_document_url, 'tax_document_url', (company).tax_document_url, 'submitted_at', (company).submitted_at, 'is_approved', (company).is_approved, 'approved_at', (company).approved_at, 'rejected_at', (company).rejected_at, 'rejection_reason', (company).rejection_reason, 'created_at', (company).created_at, 'updated_at', (company).updated_at, 'proposal', private.proposal_json((company).id)));

CREATE OR REPLACE FUNCTION private.publish_changed_companies()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.published_companies as published (company_id, name, logo_url, is_approved)
  select id, name, logo_url, is_approved from changed
  on conflict (company_id) do update set
    name = excluded.name,
    logo_url = excluded.logo_url,
    is_approved = excluded.is_approved
  where (published.name, published.logo_url, published.is_approved)
    is distinct from (excluded.name, excluded.logo_url, excluded.is_approved);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.publish_changed_subscriptions()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.published_companies c
  set plan_until = coalesce((
    select case when private.is_plan_active(s) then coalesce(s.expires_at, 'infinity') end
    from public.company_subscriptions s where s.company_id = c.company_id
  ), '-infinity')
  where c.company_id in (select company_id from changed);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.queue_changed_companies()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.queue_companies(array(select coalesce(to_jsonb(t) ->> 'company_id', to_jsonb(t) ->> 'id')::uuid from changed t));
  return null;
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
  cross join lateral (select private.trigrams(named.key)) as of_name (trigrams)
  cross join unnest(of_name.trigrams) as its (trigram);
end
$function$;

CREATE OR REPLACE FUNCTION private.read_application_order (
  p_sort text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if p_sort is not null and p_sort not in ('newest', 'best') then
    perform private.refuse_field_errors('{"sort": "Choose an order"}');
  end if;
  return coalesce(p_sort, 'newest');
end
$function$;

CREATE OR REPLACE FUNCTION private.read_status_filter (
  p_status text
)
  RETURNS public.application_status
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  given text;
begin
  if p_status is null then
    return null;
  end if;
  given := lower(private.trimmed(p_status));
  if given = 'accepted' then
    return 'hired';
  elsif given <> all (enum_range(null::public.application_status)::text[]) then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  end if;
  return nullif(given, '')::public.application_status;
end
$function$;

CREATE OR REPLACE FUNCTION private.reason_to_open (
  bucket text,
  path text,
  me private.reach
)
  RETURNS TABLE (
    subject text,
    id uuid,
    company_id uuid,
    is_as_sent boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT found.subject,
     found.id,
     found.company_id,
     found.is_as_sent
    FROM ( SELECT 1 AS place,
             'application'::text AS subject,
             a.id,
             a.company_id,
             (NOT (d.fingerprint IS DISTINCT FROM private.file_fingerprint(o.version, o.metadata))) AS is_as_sent
            FROM ((private.sent_documents d
              JOIN public.applications a ON ((a.id = d.application_id)))
              JOIN storage.objects o USING (bucket_id, name))
           WHERE ((d.bucket_id = reason_to_open.bucket) AND (d.name = reason_to_open.path) AND private.can_review_application(a.*, reason_to_open.me))
         UNION ALL
          SELECT 2 AS place,
             'candidate'::text AS subject,
             c.id,
             c.managing_company_id AS company_id,
             true AS is_as_sent
            FROM public.candidates c,
             LATERAL private.profile_documents(c.*) d(bucket_id, name)
           WHERE ((c.user_id = private.file_folder(reason_to_open.bucket, reason_to_open.path)) AND (d.bucket_id = reason_to_open.bucket) AND (d.name = reason_to_open.path) AND private.manages_candidate(c.*, reason_to_open.me))
         UNION ALL
          SELECT 3 AS place,
             'company'::text AS subject,
             c.id,
             c.id AS company_id,
             true AS is_as_sent
            FROM public.companies c
           WHERE ((reason_to_open.bucket = 'company-documents'::text) AND (c.id = private.file_folder(reason_to_open.bucket, reason_to_open.path)) AND private.can_open_company_document(c.id, reason_to_open.me))) found
   ORDER BY found.place, found.is_as_sent DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION private.recount()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  lock table public.applications, public.jobs, public.job_assignments, public.candidates, public.profiles, public.companies,
    private.company_queues in share mode;
  delete from private.count_changes;
  delete from private.kept_counts;
  insert into private.kept_counts (subject, what, n) select subject, what, n from private.counted where n > 0;
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
  -- An update passes over applications that go meanwhile; it would insert anew what went with them.
  update private.application_matches kept
  set match_order = counted.match_order, match = counted.match
  from private.counted_application_matches counted
  where counted.job_id = any (of_jobs) and kept.application_id = counted.application_id
    and kept.match::text is distinct from counted.match::text;
  insert into private.application_matches
  select * from private.counted_application_matches counted
  where counted.job_id = any (of_jobs)
    and not exists (select from private.application_matches kept where kept.application_id = counted.application_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.recount_matches_of_changed_job()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.recount_application_matches(array[new.id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.refresh_matchable_jobs (
  of_jobs uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into private.matchable_jobs as m (
    job_id, company_id, required, preferred, places, anywhere, level, posted_at, visible_until
  )
  select
    p.job_id,
    p.company_id,
    coalesce(array_agg(t.id order by t.id) filter (where asked.kind = 'required'), '{}'),
    coalesce(array_agg(t.id order by t.id) filter (where asked.kind = 'preferred'), '{}'),
    coalesce(array_agg(t.id order by t.id) filter (where asked.kind = 'place'), '{}'),
    private.is_anywhere(p.job_type, p.location || p.locations),
    p.experience_level,
    p.posted_at,
    p.visible_until
  from unnest(of_jobs) as job (id)
  join public.published_jobs p on p.job_id = job.id
  left join lateral private.asked_terms(p) as asked on true
  left join private.match_terms t on t.term = asked.term
  group by p.job_id
  order by p.job_id
  on conflict (job_id) do update set
    company_id = excluded.company_id,
    required = excluded.required,
    preferred = excluded.preferred,
    places = excluded.places,
    anywhere = excluded.anywhere,
    level = excluded.level,
    posted_at = excluded.posted_at,
    visible_until = excluded.visible_until,
    changed_in = excluded.changed_in
  where (m.company_id, m.required, m.preferred, m.places, m.anywhere, m.level, m.posted_at, m.visible_until)
    is distinct from (
      excluded.company_id, excluded.required, excluded.preferred, excluded.places, excluded.anywhere, excluded.level, excluded.posted_at,
      excluded.visible_until);
end
$function$;

CREATE OR REPLACE FUNCTION private.reviewed_application (
  p_application_id uuid,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller();
  return private.found_application((
    select a from public.applications a
    where a.id = p_application_id and (me.is_admin or private.can_review_application(a, me))
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.search_words (
  p_query text
)
  RETURNS tsquery[]
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  -- The last letters may still be missing while somebody types: longer words also match as beginnings.
  return (
    select coalesce(array_agg(query), '{}')
    from (
      select to_tsquery('pg_catalog.english', quote_literal(word) || case when char_length(word) > 2 then ':*' else '' end) as query
      from (
        select word from string_to_table(private.searchable(left(p_query, 200)), ' ') as word
        where word ~ '[[:alnum:]]'
        limit 10
      ) as given
    ) as queries
    where numnode(query) > 0
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.searches_for (
  words tsquery[]
)
  RETURNS tsquery[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  all_words text := (select string_agg(word::text, ' & ') from unnest(words) as word);
  any_word tsquery := replace(all_words, ' & ', ' | ');
begin
  if not exists (select from private.published_companies c where c.search @@ any_word and c.visible_until > now()) then
    return array[all_words::tsquery];
  end if;
  -- A company whose name has some of the words stands for them by its own word, beside the rest of them.
  return (
    with named as (
      select
        c.company_id,
        coalesce((select string_agg(word::text || ' & ', '') from unnest(words) as word where not c.search @@ word), '') as rest
      from private.published_companies c
      where c.search @@ any_word and c.visible_until > now()
    ),
    -- A word may be in thousands of names; a query of so many words is slow for every row it meets.
    portions as (
      select rest, company_id, (row_number() over (order by rest) - 1) / 50 as portion from named
    ),
    terms as (
      select portion, rest || '(' || string_agg(quote_literal(private.company_word(company_id)), ' | ') || ')' as term
      from portions
      group by portion, rest
      union all
      select 0, all_words
    )
    select array_agg(search)
    from (select string_agg('(' || term || ')', ' | ')::tsquery as search from terms group by portion) as searches
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.sees_all_of (
  of_company uuid,
  act private.staff_act
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.can_at_company(of_company, act) or of_company is not null and private.is_admin();
end
$function$;

CREATE OR REPLACE FUNCTION private.settled_status (
  application public.applications
)
  RETURNS public.application_status
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT e.to_status FROM public.application_events e WHERE ((e.application_id = (settled_status.application).id) AND private.is_settled(e.*)) ORDER BY e.id DESC LIMIT 1);

CREATE OR REPLACE FUNCTION private.similar_companies (
  of_company uuid,
  names text[]
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (WITH wanted AS (SELECT asked.key, private.trigrams(asked.key) AS trigrams FROM (SELECT DISTINCT private.name_key(name.name) AS name_key FROM unnest(similar_companies.names) name(name)) asked(key)), alike AS (SELECT t.company_id, w.key, ((count(*))::real / (((cardinality(w.trigrams) + t.size) - count(*)))::double precision) AS likeness FROM ((wanted w CROSS JOIN LATERAL unnest(w.trigrams) its(trigram)) JOIN private.company_name_trigrams t ON (((t.trigram = its.trigram) AND ((t.size >= ((cardinality(w.trigrams) + 1) / 2)) AND (t.size <= (cardinality(w.trigrams) * 2)))))) WHERE (t.company_id <> similar_companies.of_company) GROUP BY t.company_id, t.size, w.key, w.trigrams HAVING (((count(*))::real / (((cardinality(w.trigrams) + t.size) - count(*)))::double precision) >= (0.5)::double precision)) SELECT COALESCE(jsonb_agg((to_jsonb(shown.*) - 'likeness'::text) ORDER BY shown.likeness DESC, shown.is_approved DESC, shown.name), '[]'::jsonb) AS "coalesce" FROM (SELECT c.id, c.name, c.is_approved, bool_or((n.key = alike.key)) AS is_same, max(alike.likeness) AS likeness FROM ((alike JOIN public.companies c ON ((c.id = alike.company_id))) JOIN private.company_names n ON ((n.company_id = c.id))) GROUP BY c.id ORDER BY (max(alike.likeness)) DESC, c.is_approved DESC, c.name LIMIT 5) shown);

CREATE OR REPLACE FUNCTION private.skill_key (
  skill text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN lower(regexp_replace(skill, '[\s\u00a0\u2007\u202f\ufeff]+'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION private.asked_skills (
  skills text[]
)
  RETURNS TABLE (
    names text[],
    keys text[]
  )
  LANGUAGE sql
  IMMUTABLE
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
     sent.skill_keys
    FROM ((private.sent_profiles s
      CROSS JOIN LATERAL ( SELECT COALESCE(jsonb_agg(DISTINCT private.skill_key(skill.value)), '[]'::jsonb) AS keys
            FROM jsonb_array_elements_text((s.profile -> 'skills'::text)) skill(value)) skills)
      CROSS JOIN LATERAL jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', skills.keys))) sent(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys))
   WHERE (s.application_id = sent_profile.of_application);
END;

CREATE OR REPLACE FUNCTION private.staff_roles_for (
  act private.staff_act
)
  RETURNS public.staff_role[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return case
    when act in ('edit_registration')
      then '{company_admin, subscription_admin}'
    when act in ('edit_profile', 'manage_staff', 'assign_work', 'delete_jobs')
      then '{company_admin, subscription_admin, manager}'
    when act in ('post_jobs', 'handle_applications', 'handle_candidates', 'read_company')
      then '{company_admin, subscription_admin, manager, recruiter}'
  end::public.staff_role[];
end
$function$;

CREATE OR REPLACE FUNCTION private.state_of (
  key text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN COALESCE(('{"iowa": "ia", "ohio": "oh", "utah": "ut", "idaho": "id", "maine": "me", "texas": "tx", "alaska": "ak", "hawaii": "hi", "kansas": "ks", "nevada": "nv", "oregon": "or", "alabama": "al", "arizona": "az", "florida": "fl", "georgia": "ga", "indiana": "in", "montana": "mt", "newyork": "ny", "vermont": "vt", "wyoming": "wy", "arkansas": "ar", "colorado": "co", "delaware": "de", "illinois": "il", "kentucky": "ky", "maryland": "md", "michigan": "mi", "missouri": "mo", "nebraska": "ne", "oklahoma": "ok", "virginia": "va", "louisiana": "la", "minnesota": "mn", "newjersey": "nj", "newmexico": "nm", "tennessee": "tn", "wisconsin": "wi", "california": "ca", "washington": "wa", "connecticut": "ct", "mississippi": "ms", "northdakota": "nd", "rhodeisland": "ri", "southdakota": "sd", "newhampshire": "nh", "pennsylvania": "pa", "westvirginia": "wv", "massachusetts": "ma", "northcarolina": "nc", "southcarolina": "sc", "districtofcolumbia": "dc"}'::jsonb ->> key), NULLIF(key, ''::text));

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
      CROSS JOIN LATERAL ( SELECT private.skill_key(split_part(place.place, ','::text, 1)) AS city,
             private.skill_key(
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
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT match_explanations.explanation FROM private.match_explanations(match_explanation.required_skills, match_explanation.preferred_skills, match_explanation.level, match_explanation.kind, match_explanation.location, match_explanation.locations, match_explanation.profile, private.home_of(match_explanation.profile)) match_explanations(explanation));

CREATE OR REPLACE FUNCTION private.job_match (
  job public.jobs,
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.match_explanation((job).skills_required, (job).preferred_skills, (job).experience_level, (job).job_type, (job).location, (job).locations, profile);

CREATE OR REPLACE FUNCTION private.subscription_json (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'company_id', of_company,
      'tier', coalesce(s.tier, 'none'),
      'status', coalesce(s.status, 'active'),
      'expires_at', s.expires_at
    )
    from (select of_company as company_id) asked
    left join public.company_subscriptions s using (company_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.text_keys (
  scope text,
  value text,
  shortest integer
)
  RETURNS bigint[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ARRAY(SELECT DISTINCT hashtextextended((text_keys.scope || substr(text.small, place.place, run.size)), (0)::bigint) AS hashtextextended FROM (((SELECT lower(text_keys.value) AS lower) text(small) CROSS JOIN LATERAL generate_series(1, char_length(text.small)) place(place)) CROSS JOIN (VALUES (1), (2), (3)) run(size)) WHERE ((run.size >= text_keys.shortest) AND (((place.place + run.size) - 1) <= char_length(text.small))));

CREATE OR REPLACE FUNCTION private.waiting_company_count()
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.kept_count(private.platform(), 'waiting');
end
$function$;

CREATE OR REPLACE FUNCTION private.word_keys (
  scope text,
  words text[]
)
  RETURNS bigint[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ARRAY(SELECT DISTINCT key.key FROM (unnest(word_keys.words) word(word) CROSS JOIN LATERAL unnest(private.text_keys(word_keys.scope, word.word, LEAST(char_length(word.word), 3))) key(key)));

CREATE OR REPLACE FUNCTION private.words_asked (
  search text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ARRAY(SELECT word.word FROM regexp_split_to_table(lower("left"(COALESCE(words_asked.search, ''::text), 200)), '\s+'::text) word(word) WHERE (word.word <> ''::text));

CREATE OR REPLACE FUNCTION private.works_on_job (
  job public.jobs,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    job.deleted_at is null and (job.company_id = any (me.job_company_ids) or job.id = any (me.assigned_job_ids)), false);
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
  return jsonb_build_object(
    'users', private.kept_count(private.platform(), 'users'),
    'companies', private.kept_count(private.platform(), 'companies'),
    'candidates', private.kept_count(private.platform(), 'candidates'),
    'pending', private.waiting_company_count()
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_job (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  has_applications boolean;
begin
  -- Waits for applications being made; those that come later find the job gone or hidden.
  perform from public.jobs where id = job.id for update;
  has_applications := exists (select from public.applications where job_id = job.id);
  if not private.can_delete_job(
    job, private.my_job_rights(job.company_id), exists (select from public.applications a where a.job_id = job.id)) then
    perform private.fail(403, 'not_allowed', case
      when job.created_by = auth.uid() and has_applications then 'This job has applications. Ask a manager to delete it.'
      else 'You cannot delete this job'
    end);
  end if;
  if has_applications then
    update public.jobs set deleted_at = now() where id = job.id;
  else
    delete from public.jobs where id = job.id;
  end if;
  perform private.audit(
    'job.deleted', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'hidden', has_applications));
  return jsonb_build_object('success', true, 'hidden', has_applications);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_application_detail (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  me private.reach := private.my_reach();
begin
  return private.company_application_json(private.reviewed_application(p_application_id, me), me);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_activity()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
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
  if private.sees_all_of(target, 'handle_applications') then
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
  mine := private.my_acts_at(company.id);
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

CREATE OR REPLACE FUNCTION public.get_frame()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  memberships jsonb;
  name jsonb;
begin
  select * into account from public.profiles where id = caller;
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'Account not found');
  end if;
  memberships := public.get_my_memberships();
  name := case account.role
    when 'company' then memberships -> 0
    when 'candidate' then (
      select jsonb_build_object('first_name', c.first_name, 'last_name', c.last_name) from public.candidates c where c.user_id = caller
    )
    else jsonb_build_object('first_name', account.first_name, 'last_name', account.last_name)
  end;
  return jsonb_build_object(
    'user_id', caller,
    'role', account.role,
    'name', concat_ws(' ', nullif(name ->> 'first_name', ''), nullif(name ->> 'last_name', '')),
    'memberships', memberships,
    'waiting', case account.role
      when 'company' then private.new_application_count((memberships -> 0 ->> 'company_id')::uuid)
      when 'admin' then private.waiting_company_count()
      else 0
    end,
    'unread', (
      select count(*)
      from (
        select is_read from public.notifications where user_id = caller order by created_at desc, id desc limit 50
      ) listed
      where not is_read
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_applications (
  p_job_id uuid,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_status text DEFAULT NULL::text,
  p_sort text DEFAULT NULL::text
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return private.listed_applications(
    array[(private.readable_job(p_job_id)).id], null, p_status, p_sort, p_before, p_limit, across_jobs => false);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_potential_jobs (
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
  page_after record := private.page_key(p_after, 'postedAt');
  wanted integer := private.page_limit(p_limit);
  is_first boolean := coalesce(jsonb_typeof(p_after) = 'null', true);
  -- Above every order.
  after_order bigint := 9223372036854775807;
  answer jsonb;
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can see matching jobs');
  end if;
  if not is_first then
    if not coalesce(jsonb_typeof(p_after -> 'score') = 'number' and pg_input_is_valid(p_after ->> 'score', 'bigint'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    after_order := p_after ->> 'score';
  end if;
  answer := private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, true);
  -- Where nothing can be written, as on a replica, the list stays as it is and all are ranked.
  if me.id is not null and not current_setting('transaction_read_only')::boolean then
    if answer is null and is_first then
      perform private.keep_matches(me);
      answer := private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, true);
    end if;
    update private.kept_matches set used_on = current_date where candidate_id = me.id and used_on < current_date;
  end if;
  return coalesce(answer, private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, false));
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
  return (select coalesce(jsonb_agg(item order by created_at desc, company_id desc), '[]') from private.company_list_items);
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
  sees_all boolean := private.sees_all_of(target, 'post_jobs');
  mine private.job_rights := private.my_job_rights(target);
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
    left join (
      select c.job_id, sum(c.n) as total, sum(c.n) filter (where c.status = 'applied') as new
      from private.application_counts c where c.job_id = any (page) group by c.job_id
    ) as counted on counted.job_id = j.id
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
      'companies', coalesce(jsonb_agg(listed.item || jsonb_build_object('place', page.place) order by page.place, page.company_id), '[]'),
      'counts', (
        select jsonb_object_agg(queue, coalesce((counts ->> queue)::integer, 0))
        from unnest('{waiting, unfinished, rejected, approved}'::text[]) as queue
      )
    )
    from page join private.company_list_items listed on listed.company_id = page.company_id
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
  if auth.uid() is not null and private.my_role() = 'candidate' then
    is_candidate := true;
    me := private.my_candidate();
    home := private.home_of(me);
  end if;
  return jsonb_build_object('jobs', (
    select jsonb_agg(private.job_list_entry(p, m.explanation) order by p.posted_at desc, p.job_id desc)
    from private.visible_jobs p
    left join lateral private.asked_explanations(
      p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
      p.experience_level, p.job_type, p.location, p.locations, p.place_terms, me, home
    ) as m on is_candidate
    where p.job_id = any (found_ids)
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_application (
  p_job_id uuid,
  p_answers jsonb DEFAULT NULL::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates;
  given jsonb;
  application public.applications;
begin
  -- The person first; then nothing of the profile or its files goes or changes while it is sent (remove_file holds the same lock).
  perform private.lock_account(private.require_caller());
  perform from public.candidates where user_id = auth.uid() for update;
  me := private.require_applicant();
  -- Waits while the job is being deleted or edited, so that what is read next is true until the end.
  perform from public.jobs where id = p_job_id for share;
  if exists (select from public.applications a where a.job_id = p_job_id and a.candidate_id = me.id) then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  elsif not private.is_visible_job(p_job_id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.check_daily_quota('applications', (
    select count(*) from public.applications a where a.candidate_id = me.id and a.applied_at > now() - interval '1 day'));
  given := private.read_answers(p_job_id, p_answers);
  perform private.refuse_answer_errors(p_job_id, given, me.user_id);

  insert into public.applications (job_id, candidate_id, company_id)
  select p_job_id, me.id, j.company_id from public.jobs j where j.id = p_job_id
  on conflict on constraint applications_once_per_job do nothing
  returning * into application;
  if application.id is null then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  end if;
  insert into public.job_application_answers (application_id, question_id, question, answer)
  select application.id, q.id, q.question, private.trimmed(coalesce(given ->> q.id::text, ''))
  from public.job_questions q
  where q.job_id = p_job_id and q.removed_at is null;
  perform private.tell_company_about_application(application);
  return application.id;
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
    posted_at = case when job.status = 'published' then coalesce(posted_at, now()) else posted_at end
  where id = job.id;
  return private.company_job_json(job.id);
end
$function$;

ALTER TABLE "private"."application_matches"
  ADD CONSTRAINT "application_matches_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."company_names"
  ADD CONSTRAINT "company_names_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."company_name_trigrams"
  ADD CONSTRAINT "company_name_trigrams_company_id_fkey" FOREIGN KEY (company_id) REFERENCES private.company_names(company_id) ON DELETE CASCADE;

ALTER TABLE "private"."company_queues"
  ADD CONSTRAINT "company_queues_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."kept_matches"
  ADD CONSTRAINT "kept_matches_candidate_id_fkey" FOREIGN KEY (candidate_id) REFERENCES public.candidates(id) ON DELETE CASCADE;

ALTER TABLE "private"."matchable_jobs"
  ADD CONSTRAINT "matchable_jobs_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.published_jobs(job_id) ON DELETE CASCADE;

ALTER TABLE "private"."published_companies"
  ADD CONSTRAINT "published_companies_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."reopened_companies"
  ADD CONSTRAINT "reopened_companies_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

CREATE VIEW "private"."company_list_items" WITH (security_invoker=true) AS  SELECT c.id AS company_id,
    c.created_at,
    jsonb_build_object('id', c.id, 'name', c.name, 'industry', c.industry, 'location', c.location, 'logo_url', c.logo_url, 'is_approved', c.is_approved, 'submitted_at', c.submitted_at, 'approved_at', c.approved_at, 'rejected_at', c.rejected_at, 'rejection_reason', c.rejection_reason, 'created_at', c.created_at, 'updated_at', c.updated_at, 'proposed_at', p.proposed_at, 'has_taken_name', ((NOT c.is_approved) AND (EXISTS ( SELECT
           FROM ((private.company_names its
             JOIN private.company_names other ON ((other.key = its.key)))
             JOIN public.companies o ON ((o.id = other.company_id)))
          WHERE ((its.company_id = c.id) AND o.is_approved))))) AS item
   FROM (public.companies c
     LEFT JOIN public.company_proposals p ON (((p.company_id = c.id) AND (p.rejected_at IS NULL))));

CREATE VIEW "private"."company_standings" WITH (security_invoker=true) AS  SELECT company_id,
    queue,
    ((EXTRACT(epoch FROM since) * (
        CASE queue
            WHEN 'waiting'::text THEN 1000000
            ELSE '-1000000'::integer
        END)::numeric))::bigint AS place
   FROM ( SELECT c.id AS company_id,
                CASE review.status
                    WHEN 'pending'::text THEN 'waiting'::text
                    ELSE review.status
                END AS queue,
                CASE review.status
                    WHEN 'pending'::text THEN c.submitted_at
                    ELSE c.created_at
                END AS since
           FROM (public.companies c
             CROSS JOIN LATERAL ( SELECT private.review_status(c.*) AS status) review)
        UNION ALL
         SELECT p.company_id,
            'waiting'::text AS queue,
            p.proposed_at
           FROM (public.company_proposals p
             JOIN public.companies c ON ((c.id = p.company_id)))
          WHERE (c.is_approved AND (p.rejected_at IS NULL))) standing;

CREATE VIEW "private"."counted_application_matches" AS  SELECT a.id AS application_id,
    a.job_id,
    a.company_id,
    a.applied_by_company_id,
    a.applied_at,
    ((counted.match ->> 'score'::text))::bigint AS match_order,
    btrim(((c.first_name || ' '::text) || c.last_name)) AS candidate_name,
    c.title AS candidate_title,
    (counted.match)::json AS match
   FROM (((public.applications a
     JOIN public.jobs j ON ((j.id = a.job_id)))
     CROSS JOIN LATERAL private.sent_profile(a.id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys))
     CROSS JOIN LATERAL ( SELECT match_explanations.explanation AS match
           FROM private.match_explanations(j.skills_required, j.preferred_skills, j.experience_level, j.job_type, j.location, j.locations, c.*, private.home_of(c.*)) match_explanations(explanation)
         OFFSET 0) counted);

CREATE VIEW "private"."counted" WITH (security_invoker=true) AS  SELECT applications.job_id AS subject,
    (applications.status)::text AS what,
    count(*) AS n
   FROM public.applications
  GROUP BY applications.job_id, applications.status
UNION ALL
 SELECT applications.company_id AS subject,
        CASE applications.status
            WHEN 'applied'::public.application_status THEN 'new_applications'::text
            ELSE 'open_offers'::text
        END AS what,
    count(*) AS n
   FROM public.applications
  WHERE (applications.status = ANY (ARRAY['applied'::public.application_status, 'offered'::public.application_status]))
  GROUP BY applications.company_id, applications.status
UNION ALL
 SELECT jobs.company_id AS subject,
    'jobs'::text AS what,
    count(*) AS n
   FROM public.jobs
  WHERE (jobs.deleted_at IS NULL)
  GROUP BY jobs.company_id
UNION ALL
 SELECT j.company_id AS subject,
    'unassigned_jobs'::text AS what,
    count(*) AS n
   FROM public.jobs j
  WHERE ((j.deleted_at IS NULL) AND (j.status = ANY (ARRAY['draft'::public.job_status, 'published'::public.job_status])) AND (NOT (EXISTS ( SELECT
           FROM public.job_assignments a
          WHERE (a.job_id = j.id)))))
  GROUP BY j.company_id
UNION ALL
 SELECT candidates.managing_company_id AS subject,
    'managed_candidates'::text AS what,
    count(*) AS n
   FROM public.candidates
  WHERE (candidates.managing_company_id IS NOT NULL)
  GROUP BY candidates.managing_company_id
UNION ALL
 SELECT private.platform() AS subject,
    'users'::text AS what,
    count(*) AS n
   FROM public.profiles
UNION ALL
 SELECT private.platform() AS subject,
    'candidates'::text AS what,
    count(*) AS n
   FROM public.candidates
UNION ALL
 SELECT private.platform() AS subject,
    'companies'::text AS what,
    count(*) AS n
   FROM public.companies
UNION ALL
 SELECT private.platform() AS subject,
    company_queues.queue AS what,
    count(*) AS n
   FROM private.company_queues
  GROUP BY company_queues.queue;

CREATE VIEW "private"."counts" WITH (security_invoker=true) AS  SELECT subject,
    what,
    (sum(n))::integer AS n
   FROM ( SELECT kept_counts.subject,
            kept_counts.what,
            kept_counts.n
           FROM private.kept_counts
        UNION ALL
         SELECT count_changes.subject,
            count_changes.what,
            count_changes.n
           FROM private.count_changes) parts
  GROUP BY subject, what;

CREATE VIEW "private"."application_counts" WITH (security_invoker=true) AS  SELECT counts.subject AS job_id,
    status.status,
    counts.n
   FROM (private.counts
     JOIN unnest(enum_range(NULL::public.application_status)) status(status) ON (((status.status)::text = counts.what)));

CREATE OR REPLACE FUNCTION private.company_job_json (
  of_job uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (private.job_facts(j.*) || jsonb_build_object('company_id', j.company_id, 'status', j.status, 'is_expired', private.is_expired(j.*), 'created_at', j.created_at, 'updated_at', j.updated_at, 'created_by', j.created_by, 'questions', private.job_questions_json(j.id), 'assignee', private.assignee_of_job(j.id), 'application_count', counted.total, 'status_counts', counted.by_status, 'can', private.job_acts(j.*, private.my_job_rights(j.company_id), (counted.total > 0))))
    FROM (public.jobs j
      CROSS JOIN LATERAL ( SELECT (COALESCE(sum(c.n), (0)::bigint))::integer AS total,
             COALESCE(jsonb_object_agg(c.status, c.n), '{}'::jsonb) AS by_status
            FROM private.application_counts c
           WHERE ((c.job_id = j.id) AND (c.n > 0))) counted)
   WHERE (j.id = company_job_json.of_job);
END;

CREATE VIEW "private"."due_visible_counts" WITH (security_invoker=true) AS  SELECT due.company_id,
    counted.n,
    counted.until,
    COALESCE(kept.n, (0)::bigint) AS kept_n
   FROM ((( SELECT noted.company_id
           FROM private.visible_changes noted
        UNION
         SELECT ended.subject
           FROM private.visible_counts ended
          WHERE (ended.until <= now())) due
     LEFT JOIN private.visible_counts kept ON ((kept.subject = due.company_id)))
     CROSS JOIN LATERAL ( SELECT count(*) AS n,
            COALESCE(LEAST(min(p.visible_until), min(c.visible_until)), 'infinity'::timestamp with time zone) AS until
           FROM (private.published_companies c
             JOIN public.published_jobs p ON ((p.company_id = c.company_id)))
          WHERE ((c.company_id = due.company_id) AND (c.visible_until > now()) AND (p.visible_until > now()))) counted);

CREATE VIEW "private"."job_assignees" WITH (security_invoker=true) AS  SELECT a.job_id,
    jsonb_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name) AS assignee
   FROM (public.job_assignments a
     JOIN public.company_users u ON (((u.user_id = a.assigned_to_user_id) AND (u.company_id = a.company_id))));

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

CREATE VIEW "private"."visible_matches" WITH (security_invoker=true) AS  SELECT m.job_id,
    m.company_id,
    m.required,
    m.preferred,
    m.places,
    m.anywhere,
    m.level,
    m.posted_at,
    m.visible_until,
    m.changed_in
   FROM (private.matchable_jobs m
     JOIN private.published_companies c ON ((c.company_id = m.company_id)))
  WHERE ((m.visible_until > now()) AND (c.visible_until > now()));

CREATE OR REPLACE FUNCTION private.ranked_jobs (
  skills integer[],
  years integer,
  at_home integer[],
  near_home integer[],
  home_known boolean
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
     private.match_order(cardinality((m.required OPERATOR(extensions.&) ranked_jobs.skills)), cardinality(m.required), cardinality((m.preferred OPERATOR(extensions.&) ranked_jobs.skills)), cardinality(m.preferred), private.level_fit(m.level, ranked_jobs.years), private.location_fit(m.anywhere, ranked_jobs.home_known, (m.places OPERATOR(extensions.&&) ranked_jobs.at_home), (m.places OPERATOR(extensions.&&) ranked_jobs.near_home)))
  AS match_order,
     m.posted_at
    FROM private.visible_matches m;
END;

CREATE INDEX application_matches_applied_by_index ON private.application_matches USING btree (applied_by_company_id, match_order DESC, applied_at DESC, application_id DESC)
  WHERE (applied_by_company_id IS NOT NULL);

CREATE INDEX application_matches_company_index ON private.application_matches USING btree (company_id, match_order DESC, applied_at DESC, application_id DESC);

CREATE INDEX application_matches_job_index ON private.application_matches USING btree (job_id, match_order DESC, applied_at DESC, application_id DESC);

CREATE INDEX company_name_trigrams_company_index ON private.company_name_trigrams USING btree (company_id);

CREATE INDEX company_names_key_index ON private.company_names USING btree (key);

CREATE INDEX company_queues_place_index ON private.company_queues USING btree (queue, place, company_id);

CREATE INDEX count_changes_subject_index ON private.count_changes USING btree (subject, what);

CREATE INDEX kept_matches_used_index ON private.kept_matches USING btree (used_on);

CREATE INDEX matchable_jobs_changed_index ON private.matchable_jobs USING btree (changed_in);

CREATE INDEX matchable_jobs_company_index ON private.matchable_jobs USING btree (company_id);

CREATE INDEX reopened_companies_changed_index ON private.reopened_companies USING btree (changed_in);

CREATE INDEX visible_counts_until_index ON private.visible_counts USING btree (until);

CREATE INDEX application_events_interview_index ON public.application_events USING btree (application_id)
  WHERE (to_status = 'interview'::public.application_status);

CREATE INDEX published_jobs_company_index ON public.published_jobs USING btree (company_id, visible_until);

CREATE INDEX published_jobs_search_index ON public.published_jobs USING gin (search)
  WITH (fastupdate=off);

CREATE TRIGGER company_queues_are_counted_when_deleted AFTER DELETE ON private.company_queues REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_company_queues (
  '-1'
);

CREATE TRIGGER company_queues_are_counted_when_inserted AFTER INSERT ON private.company_queues REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_company_queues (
  '1'
);

CREATE TRIGGER count_changes_fold
  AFTER INSERT ON private.count_changes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.fold_counts();

CREATE TRIGGER published_companies_are_noted_when_updated
  AFTER UPDATE ON private.published_companies REFERENCING OLD TABLE AS
  before NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.note_opened_and_closed_companies();

CREATE TRIGGER applications_are_counted_after AFTER UPDATE ON public.applications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_applications (
  '1'
);

CREATE TRIGGER applications_are_counted_before AFTER UPDATE ON public.applications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_applications (
  '-1'
);

CREATE TRIGGER applications_are_counted_when_deleted AFTER DELETE ON public.applications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_applications (
  '-1'
);

CREATE TRIGGER applications_are_counted_when_inserted AFTER INSERT ON public.applications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_applications (
  '1'
);

CREATE TRIGGER applications_move_match
  AFTER UPDATE OF company_id, applied_by_company_id, applied_at ON public.applications
  FOR EACH ROW
  WHEN (((old.company_id IS DISTINCT FROM new.company_id) OR (old.applied_by_company_id IS DISTINCT FROM new.applied_by_company_id) OR (old.applied_at IS DISTINCT FROM new.applied_at)))
  EXECUTE FUNCTION private.move_application_match();

CREATE TRIGGER candidates_are_counted_after AFTER UPDATE ON public.candidates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_candidates (
  '1'
);

CREATE TRIGGER candidates_are_counted_before AFTER UPDATE ON public.candidates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_candidates (
  '-1'
);

CREATE TRIGGER candidates_are_counted_when_deleted AFTER DELETE ON public.candidates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_candidates (
  '-1'
);

CREATE TRIGGER candidates_are_counted_when_inserted AFTER INSERT ON public.candidates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_candidates (
  '1'
);

CREATE TRIGGER companies_are_counted_when_deleted AFTER DELETE ON public.companies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows (
  '-1',
  'companies'
);

CREATE TRIGGER companies_are_counted_when_inserted AFTER INSERT ON public.companies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows (
  '1',
  'companies'
);

CREATE TRIGGER companies_are_published_when_inserted
  AFTER INSERT ON public.companies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.publish_changed_companies();

CREATE TRIGGER companies_are_published_when_updated
  AFTER UPDATE ON public.companies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.publish_changed_companies();

CREATE TRIGGER companies_are_queued_when_inserted
  AFTER INSERT ON public.companies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.queue_changed_companies();

CREATE TRIGGER companies_are_queued_when_updated
  AFTER UPDATE ON public.companies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.queue_changed_companies();

CREATE TRIGGER companies_reopen_when_approved
  AFTER UPDATE ON public.companies REFERENCING OLD TABLE AS
  before NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.note_decided_companies();

CREATE TRIGGER company_proposals_are_queued_when_deleted
  AFTER DELETE ON public.company_proposals REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.queue_changed_companies();

CREATE TRIGGER company_proposals_are_queued_when_inserted
  AFTER INSERT ON public.company_proposals REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.queue_changed_companies();

CREATE TRIGGER company_proposals_are_queued_when_updated
  AFTER UPDATE ON public.company_proposals REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.queue_changed_companies();

CREATE TRIGGER subscriptions_are_published_when_deleted
  AFTER DELETE ON public.company_subscriptions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.publish_changed_subscriptions();

CREATE TRIGGER subscriptions_are_published_when_inserted
  AFTER INSERT ON public.company_subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.publish_changed_subscriptions();

CREATE TRIGGER subscriptions_are_published_when_updated
  AFTER UPDATE ON public.company_subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.publish_changed_subscriptions();

CREATE TRIGGER subscriptions_reopen_companies_when_inserted
  AFTER INSERT ON public.company_subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.note_subscribed_companies();

CREATE TRIGGER subscriptions_reopen_companies_when_updated
  AFTER UPDATE ON public.company_subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.note_subscribed_companies();

CREATE TRIGGER job_assignments_are_counted_when_deleted AFTER DELETE ON public.job_assignments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_job_assignments (
  '-1'
);

CREATE TRIGGER job_assignments_are_counted_when_inserted AFTER INSERT ON public.job_assignments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_job_assignments (
  '1'
);

CREATE TRIGGER jobs_are_counted_after AFTER UPDATE ON public.jobs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_jobs (
  '1'
);

CREATE TRIGGER jobs_are_counted_before AFTER UPDATE ON public.jobs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_jobs (
  '-1'
);

CREATE TRIGGER jobs_are_counted_when_deleted AFTER DELETE ON public.jobs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_jobs (
  '-1'
);

CREATE TRIGGER jobs_are_counted_when_inserted AFTER INSERT ON public.jobs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_jobs (
  '1'
);

CREATE TRIGGER jobs_end_their_assignment
  BEFORE DELETE ON public.jobs
  FOR EACH ROW
  EXECUTE FUNCTION private.end_job_assignment();

CREATE TRIGGER jobs_recount_matches
  AFTER UPDATE OF skills_required, preferred_skills, experience_level, job_type, location, locations ON public.jobs
  FOR EACH ROW
  WHEN (((old.skills_required IS DISTINCT FROM new.skills_required) OR (old.preferred_skills IS DISTINCT FROM new.preferred_skills) OR (old.experience_level IS DISTINCT FROM new.experience_level) OR (old.job_type IS DISTINCT FROM new.job_type) OR (old.location IS DISTINCT FROM new.location) OR (old.locations IS DISTINCT FROM new.locations)))
  EXECUTE FUNCTION private.recount_matches_of_changed_job();

CREATE TRIGGER profiles_are_counted_when_deleted AFTER DELETE ON public.profiles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows (
  '-1',
  'users'
);

CREATE TRIGGER profiles_are_counted_when_inserted AFTER INSERT ON public.profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows (
  '1',
  'users'
);

CREATE TRIGGER published_jobs_are_matched_when_inserted
  AFTER INSERT ON public.published_jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.match_changed_jobs();

CREATE TRIGGER published_jobs_are_matched_when_updated
  AFTER UPDATE ON public.published_jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.match_changed_jobs();

CREATE TRIGGER published_jobs_are_noted_when_deleted
  AFTER DELETE ON public.published_jobs REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.note_published_or_gone_jobs();

CREATE TRIGGER published_jobs_are_noted_when_inserted
  AFTER INSERT ON public.published_jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.note_published_or_gone_jobs();

CREATE TRIGGER published_jobs_are_noted_when_updated
  AFTER UPDATE ON public.published_jobs REFERENCING OLD TABLE AS
  before NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.note_changed_ends();

CREATE POLICY "Whoever can read an application can read its history" ON "public"."application_events"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.applications a
  WHERE ((a.id = application_events.application_id) AND ((a.candidate_id IS DISTINCT FROM ( SELECT private.my_candidate_id() AS my_candidate_id)) OR private.is_settled(application_events.*))))));

CREATE POLICY "Candidates, reviewing staff and admins can read an application" ON "public"."applications"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR (COALESCE(((candidate_id = ( SELECT private.my_candidate_id() AS my_candidate_id)) OR (company_id IN ( SELECT private.my_company_ids() AS my_company_ids)) OR (applied_by_company_id IN ( SELECT private.my_company_ids() AS my_company_ids))), false) AND private.can_read_application(applications.*, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Admins can read the audit log" ON "public"."audit_log"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Staff and admins can read who looks after a candidate" ON "public"."candidate_assignments"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids() AS my_company_ids)) AND private.can_read_assignment(company_id, assigned_to_user_id, ( SELECT (private.my_reach()).candidate_company_ids AS candidate_company_ids), ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Candidates can create their own record" ON "public"."candidates"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT private.my_role() AS my_role) = 'candidate'::public.app_role) AND (lower(email) = lower(( SELECT p.email
   FROM public.profiles p
  WHERE (p.id = ( SELECT auth.uid() AS uid)))))));

CREATE POLICY "Candidates, managing staff and admins can read a candidate" ON "public"."candidates"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR (COALESCE(((user_id = ( SELECT auth.uid() AS uid)) OR (managing_company_id IN ( SELECT private.my_company_ids() AS my_company_ids))), false) AND private.can_read_candidate(candidates.*, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Staff and admins can read a company" ON "public"."companies"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) AND private.can_read_company(id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Staff and admins can read a company's proposal" ON "public"."company_proposals"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) AND private.can_read_company(company_id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Admins can change what partners share" ON "public"."company_relationships"
  FOR UPDATE
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin))
  WITH CHECK (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Admins can create partnerships" ON "public"."company_relationships"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Admins can end partnerships" ON "public"."company_relationships"
  FOR DELETE
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Staff of either company and admins can read a partnership" ON "public"."company_relationships"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR (company_a_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) OR (company_b_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to))));

CREATE POLICY "Staff and admins can read a company's subscription" ON "public"."company_subscriptions"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) AND private.can_read_company(company_id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Staff and admins can read a company's staff" ON "public"."company_users"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) AND private.can_read_company(company_id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Staff and admins can read who looks after a job" ON "public"."job_assignments"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids() AS my_company_ids)) AND private.can_read_assignment(company_id, assigned_to_user_id, ( SELECT (private.my_reach()).job_company_ids AS job_company_ids), ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Staff and admins can read a job" ON "public"."jobs"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids() AS my_company_ids)) AND private.can_read_job(jobs.*, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Admins can read every profile" ON "public"."profiles"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Candidates and staff can upload new files to their folder" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((storage.allow_only_operation('object.upload'::text) AND private.can_store_file(bucket_id, name)));

COMMENT ON COLUMN "private"."application_matches"."applied_at" IS 'As the application has it, like the three ids before it: the indexes begin and end with them.';

COMMENT ON COLUMN "private"."application_matches"."candidate_name" IS 'As sent.';

COMMENT ON COLUMN "private"."application_matches"."match" IS 'MatchExplanation (contracts/match.ts). json, not jsonb: answers take it in as it is.';

COMMENT ON COLUMN "private"."application_matches"."match_order" IS 'The match''s place in Best match, higher first: "score" of the match. Never shown.';

COMMENT ON COLUMN "private"."company_queues"."place" IS 'Order in the queue, the smallest first: microseconds since 1970, negative where the newest is first.';

COMMENT ON COLUMN "private"."kept_matches"."bound_order" IS 'With bound_posted_at and bound_id the last entry: every other job stands behind it, unless it has changed since. Null when every visible job was kept.';

COMMENT ON COLUMN "private"."kept_matches"."server" IS 'The database server that since counts on: a list restored elsewhere is made anew.';

COMMENT ON COLUMN "private"."kept_matches"."since" IS 'The oldest transaction still running when the list was made: what it or a later one changed is counted anew.';

COMMENT ON COLUMN "private"."matchable_jobs"."changed_in" IS 'The transaction that last changed something here: a list of kept matches made before counts the job anew.';

COMMENT ON COLUMN "private"."published_companies"."plan_until" IS 'The end of the subscription: infinity without one, -infinity without a plan that lets a company post.';

COMMENT ON COLUMN "private"."published_companies"."visible_until" IS 'plan_until of an approved company, -infinity of any other. Compared at read time, so expiry needs no job.';

COMMENT ON COLUMN "private"."visible_counts"."until" IS 'When the first of these jobs ends by itself, by its last day or by the plan of its company; infinity for none.';

COMMENT ON COLUMN "public"."published_jobs"."place_terms" IS 'private.place_terms of where the job is.';

COMMENT ON COLUMN "public"."published_jobs"."search" IS 'The words of the job, and private.company_word of its company in place of the company''s name.';

COMMENT ON COLUMN "public"."published_jobs"."skills_required" IS 'Those of the job that differ, like preferred_skills; beside each in required_skill_keys the key it is compared by.';

COMMENT ON COLUMN "public"."published_jobs"."visible_until" IS 'The end of the job''s last day, or infinity; its company may end before. Compared at read time.';

COMMENT ON EXTENSION "intarray" IS 'functions, operators, and index support for 1-D arrays of integers';

COMMENT ON FUNCTION "private"."add_match_terms"(uuid[]) IS 'Gives a number to what these published jobs are the first to ask.';

COMMENT ON FUNCTION "private"."application_answers_json"(uuid) IS 'ApplicationAnswer[] (contracts/application.ts), in the order of the form.';

COMMENT ON FUNCTION "private"."application_entry"(public.applications, private.application_matches, text, boolean) IS 'JobApplicationListItem, or CompanyApplicationListItem where the list goes across jobs (contracts/application.ts).';

COMMENT ON FUNCTION "private"."application_events_json"(uuid, uuid, boolean) IS 'ApplicationEvent[] (contracts/application.ts), oldest first. Names only of colleagues at the given company; none with null. only_settled: without moves that can still be undone.';

COMMENT ON FUNCTION "private"."application_match"(public.applications) IS 'MatchExplanation of an application''s job and candidate, as both sides see it.';

COMMENT ON FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.candidates, private.home_terms) IS 'private.match_explanations of what is known of a job: its private.asked_skills and private.place_terms. For use in FROM.';

COMMENT ON FUNCTION "private"."asked_skills"(text[]) IS 'The skills of a list that differ, the first of equal ones in its place, and beside each the key it is compared by.';

COMMENT ON FUNCTION "private"."asked_terms"(public.published_jobs) IS 'What a published job asks, term by term: required, preferred or place.';

COMMENT ON FUNCTION "private"."assigned_counts"(uuid, private.staff_act[]) IS 'The dashboard''s counts of the jobs assigned to the caller at a company; null for staff whose acts (private.my_acts_at) read all.';

COMMENT ON FUNCTION "private"."assignee_of_job"(uuid) IS 'Assignee (contracts/job.ts) of a job, or null.';

COMMENT ON FUNCTION "private"."best_applications"(uuid[], uuid, public.application_status, jsonb, integer, boolean) IS 'private.newest_applications, best match first, then newest, then by id. p_before: {score, appliedAt, id}.';

COMMENT ON FUNCTION "private"."best_of_all"(uuid, private.match_facts, bigint, timestamp with time zone, uuid, integer) IS 'So many of the jobs that follow the given one for the candidate, in order, by ranking all.';

COMMENT ON FUNCTION "private"."best_of_kept"(private.kept_matches, bigint, timestamp with time zone, uuid, integer) IS 'As private.best_of_all, from the kept list and what changed since; null where they do not prove that no other job stands before.';

COMMENT ON FUNCTION "private"."can_at_company"(uuid, private.staff_act) IS 'The predicate of everything done to a company as a whole: true when the caller''s staff role there allows the act (RULES: Staff).';

COMMENT ON FUNCTION "private"."can_delete_job"(public.jobs, private.job_rights, boolean) IS 'True for managing staff, and for recruiters who wrote it while nobody has applied (RULES: Jobs).';

COMMENT ON FUNCTION "private"."can_invite"(text, uuid) IS 'True when the caller may send an invitation of this kind: administrators those of admins and companies, staff those of employees and candidates for their company (RULES: Invitations).';

COMMENT ON FUNCTION "private"."can_manage_invitation"(public.invitations) IS 'True when the caller sees, resends and revokes it: admins all, staff those of their company they could send (RULES: Invitations).';

COMMENT ON FUNCTION "private"."can_move_application"(public.applications, private.reach) IS 'True for staff of the job''s company who handle its applications: all of them, or those of jobs assigned to them (RULES: Applications).';

COMMENT ON FUNCTION "private"."can_open_company_document"(uuid, private.reach) IS 'True for whoever reads the company''s registration: its documents belong to it (RULES: Files).';

COMMENT ON FUNCTION "private"."can_read_application"(public.applications, private.reach) IS 'True for its candidate, for staff who may review it, and for administrators (RULES: Applications).';

COMMENT ON FUNCTION "private"."can_read_candidate"(public.candidates, private.reach) IS 'True for the candidate, the managing company''s staff and administrators: they read the record. Others read a part of it through an application (RULES: Candidates).';

COMMENT ON FUNCTION "private"."can_read_company"(uuid, private.reach) IS 'True for the company''s staff, partner recruiters apart, and for administrators: they read the whole record, its staff, plan and partnerships (RULES: Companies).';

COMMENT ON FUNCTION "private"."can_read_job"(public.jobs, private.reach) IS 'True for whoever works on the job, and for administrators, who also read deleted ones (RULES: Jobs).';

COMMENT ON FUNCTION "private"."can_remove_staff"(public.company_users) IS 'True when the caller may end this membership: managing staff, never an administrator''s (RULES: Staff).';

COMMENT ON FUNCTION "private"."can_review_application"(public.applications, private.reach) IS 'True for staff who read an application as employers: who may move it, and recruiting staff of the company that managed the candidate (RULES: Applications).';

COMMENT ON FUNCTION "private"."can_store_file"(text, text) IS 'True when the caller may store a new file there: candidates in their own folder, staff in their company''s, while there is room, and never under a name that a record knows (RULES: Files). SECURITY DEFINER: nobody reads storage; answers yes or no only.';

COMMENT ON FUNCTION "private"."can_withdraw_application"(public.applications) IS 'True for its candidate while the table of moves allows withdrawing (RULES: Applications). Called by SECURITY DEFINER procedures: that table is closed.';

COMMENT ON FUNCTION "private"."can_write_company_file"(text, text) IS 'True when the caller may store and give up the file: documents with the right to the registration, logos with that to the public profile (RULES: Files).';

COMMENT ON FUNCTION "private"."comes_first"(bigint, timestamp with time zone, uuid, bigint, timestamp with time zone, uuid) IS 'Whether a job stands before another one: better match, then newer, then by id (RULES: Matching).';

COMMENT ON FUNCTION "private"."company_acts"(private.staff_act[]) IS 'CompanyActs (contracts/company.ts) of private.my_acts_at: every act with whether the caller may.';

COMMENT ON FUNCTION "private"."company_application_json"(public.applications, private.reach) IS 'CompanyApplicationDetail (contracts/application.ts). Reach is checked by its callers; who may only read gets no allowed statuses and no names of another company''s staff.';

COMMENT ON FUNCTION "private"."company_counts"(uuid, private.staff_act[]) IS 'The dashboard''s counts, over what the caller, whose private.my_acts_at are given, may read: recruiting staff all, others what is assigned to them (RULES: Staff). Null: all zero. unassigned_jobs counts drafts and published ones.';

COMMENT ON FUNCTION "private"."company_is_live"(uuid) IS 'True when a company is approved with a live subscription: the one test behind creating, publishing and showing jobs (RULES: Companies). SECURITY DEFINER: candidates cannot read either table.';

COMMENT ON FUNCTION "private"."company_job_json"(uuid) IS 'CompanyJob (contracts/job.ts). Reach is checked by its callers.';

COMMENT ON FUNCTION "private"."company_json"(public.companies) IS 'Company of the contracts: the whole record and what waits for approval, for its staff and admins.';

COMMENT ON FUNCTION "private"."company_state"(public.companies) IS 'CompanyState of the contracts: what a company still has to do, in the order in which it must be done.';

COMMENT ON FUNCTION "private"."company_word"(uuid) IS 'The word that stands for a company in published_jobs.search: no text gives one that begins like this, nor does a query but for the company.';

COMMENT ON FUNCTION "private"."count_applications"() IS 'Statement trigger on applications; its argument is 1 for rows that came and -1 for those that went.';

COMMENT ON FUNCTION "private"."count_candidates"() IS 'Statement trigger on candidates; its argument as of count_applications.';

COMMENT ON FUNCTION "private"."count_company_queues"() IS 'Statement trigger on company_queues, whose rows come and go and never change their queue; its argument as of count_applications.';

COMMENT ON FUNCTION "private"."count_job_assignments"() IS 'Statement trigger on job_assignments: an open job is unassigned without one. Its argument as of count_applications.';

COMMENT ON FUNCTION "private"."count_jobs"() IS 'Statement trigger on jobs; its argument as of count_applications.';

COMMENT ON FUNCTION "private"."count_rows"() IS 'Statement trigger: all rows of a table, under the name that is its second argument; the first as of count_applications.';

COMMENT ON FUNCTION "private"."count_visible_jobs"() IS 'How many jobs private.visible_jobs has now.';

COMMENT ON FUNCTION "private"."end_job_assignment"() IS 'Row trigger: the assignment of a job goes before it, so that both are counted while they are there. SECURITY DEFINER: assignments are written past the policies.';

COMMENT ON FUNCTION "private"."fold_counts"() IS 'Statement trigger on count_changes: folds the changes of subjects that have 16 or more.';

COMMENT ON FUNCTION "private"."found_jobs"(tsquery[], timestamp with time zone, uuid, integer, integer) IS 'The newest visible jobs before the key that one of the searches finds, by the index of words alone; null when it finds as many as most or more, without sorting them.';

COMMENT ON FUNCTION "private"."has_words"(text, text[]) IS 'Whether a text has each of the words of words_asked, also as a part of another word.';

COMMENT ON FUNCTION "private"."home_of"(public.candidates) IS 'Where a candidate is.';

COMMENT ON FUNCTION "private"."interview_count"(uuid) IS 'How many of a candidate''s applications came to an interview, as its candidate knows, wherever they stand now (RULES: Applications).';

COMMENT ON FUNCTION "private"."is_admin"() IS 'True when the caller is a platform administrator. SECURITY DEFINER: policies on profiles would recurse. Reads the caller''s own row only.';

COMMENT ON FUNCTION "private"."is_anywhere"(public.job_type, text[]) IS 'Whether the work can be done from anywhere: by its kind, or by its places ("Denver or remote").';

COMMENT ON FUNCTION "private"."is_settled"(public.application_events) IS 'True once a move can no longer be undone, at once for what candidates do themselves: before that candidates see nothing of it (RULES: Applications).';

COMMENT ON FUNCTION "private"."job_acts"(public.jobs, private.job_rights, boolean) IS 'JobActs (contracts/job.ts): what a screen may offer for this job.';

COMMENT ON FUNCTION "private"."job_match"(public.jobs, public.candidates) IS 'private.match_explanation of a job and a profile.';

COMMENT ON FUNCTION "private"."keep_application_match"(uuid) IS 'Counts and keeps the match of an application that was just made.';

COMMENT ON FUNCTION "private"."keep_matches"(public.candidates) IS 'Makes the list of a candidate anew, and forgets some that nobody has used for a week.';

COMMENT ON FUNCTION "private"."keep_sent_profile"() IS 'Row trigger: profile and documents, and the match counted from them, are kept in the transaction that makes the application, whoever makes it (RULES: Applications).';

COMMENT ON FUNCTION "private"."kept_count"(uuid, text) IS 'One kept number, 0 for none.';

COMMENT ON FUNCTION "private"."listed_applications"(uuid[], uuid, text, text, jsonb, integer, boolean) IS '{applications: private.application_entry[]}: a page of private.newest_applications or, with p_sort best, private.best_applications. Reach is checked by its callers.';

COMMENT ON FUNCTION "private"."location_fit"(boolean, boolean, boolean, boolean) IS 'MatchFit of where somebody is with the places of a job: remote work fits anyone, the same city matches, the same state is close; unknown where the profile says neither.';

COMMENT ON FUNCTION "private"."manages_candidate"(public.candidates, private.reach) IS 'True for staff of the managing company: all of it who handle candidates, and whoever the candidate is assigned to (RULES: Candidates).';

COMMENT ON FUNCTION "private"."match_changed_jobs"() IS 'Statement trigger on published_jobs.';

COMMENT ON FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates) IS 'MatchExplanation (contracts/match.ts) of what a job asks and a profile has: the one picture both sides see (RULES: Matching).';

COMMENT ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates, private.home_terms) IS 'One row: MatchExplanation (contracts/match.ts) of what a job asks and a profile has, whose private.home_of is given. For use in FROM, where it becomes part of the query.';

COMMENT ON FUNCTION "private"."match_facts"(public.candidates) IS 'What of a profile decides its matches. It changes with the profile, and when a job is the first to ask something the profile has.';

COMMENT ON FUNCTION "private"."match_order"(integer, integer, integer, integer, text, text) IS 'The order of matches as one number, more is better, never shown: required skills by (has + 1) / (asked + 2), then preferred skills likewise, then level, then place; what is not asked or not known is close. A change of it clears private.kept_matches.';

COMMENT ON FUNCTION "private"."matches_to_keep"(public.candidates) IS 'The list of a candidate as it would be kept. STABLE, so that jobs and transactions are of one moment.';

COMMENT ON FUNCTION "private"."membership_json"(public.company_users) IS 'CompanyMembership of the contracts.';

COMMENT ON FUNCTION "private"."move_application_match"() IS 'Row trigger on applications: what the lists order by follows, as when the managing company goes. SECURITY DEFINER: as private.recount_matches_of_changed_job.';

COMMENT ON FUNCTION "private"."my_acts_at"(uuid) IS 'What the caller''s staff role at a company allows; nothing for null. SECURITY DEFINER: policies ask; reads the caller''s own row only.';

COMMENT ON FUNCTION "private"."my_assigned_candidate_ids"() IS 'Candidates assigned to the caller at a company where the caller still works. SECURITY DEFINER: read by policies on candidates.';

COMMENT ON FUNCTION "private"."my_assigned_job_ids"() IS 'Jobs assigned to the caller at a company where the caller still works. SECURITY DEFINER: read by policies on jobs and applications.';

COMMENT ON FUNCTION "private"."my_candidate"() IS 'The caller''s candidate record; all null for anyone else, also for a candidate without one. SECURITY DEFINER: reads the caller''s own row only.';

COMMENT ON FUNCTION "private"."my_candidate_id"() IS 'The caller''s candidate record, or null. SECURITY DEFINER: used by policies that candidates'' own policies refer to.';

COMMENT ON FUNCTION "private"."my_company_ids"() IS 'Companies the caller works for, in any staff role.';

COMMENT ON FUNCTION "private"."my_company_ids_to"(private.staff_act) IS 'Companies where the caller''s role allows the act.';

COMMENT ON FUNCTION "private"."my_job_rights"(uuid) IS 'What the caller may do with jobs of a company: those who may post edit them, managing staff delete and assign them (RULES: Jobs). Read once for a list.';

COMMENT ON FUNCTION "private"."my_membership"(uuid) IS 'The caller''s membership of the given company, or the oldest one; all null without. SECURITY DEFINER: reads the caller''s own rows only.';

COMMENT ON FUNCTION "private"."my_reach"() IS 'All that is the caller''s, for predicates over rows: a statement over many rows reads it once, as (select private.my_reach()), and hands it on. SECURITY DEFINER as its parts.';

COMMENT ON FUNCTION "private"."my_role"() IS 'The caller''s role, or null when signed out. SECURITY DEFINER for the same reason as is_admin.';

COMMENT ON FUNCTION "private"."new_application_count"(uuid) IS 'How many applications wait at a company for the caller to look at them: all for recruiting staff, for others those of jobs assigned to them (RULES: Staff). 0 for null.';

COMMENT ON FUNCTION "private"."newest_applications"(uuid[], uuid, public.application_status, jsonb, integer, boolean) IS 'A page of the applications for these jobs, and of those made for a company''s jobs or by its candidates, newest first: entries, null for none. p_before: {appliedAt, id}. Each part goes along its own index. Reach is checked by its callers.';

COMMENT ON FUNCTION "private"."newest_jobs"(tsquery[], timestamp with time zone, uuid, integer, integer) IS 'Those of the newest visible jobs before the key, so many of them, that have each of the words, in themselves or in the name of their company.';

COMMENT ON FUNCTION "private"."note_changed_ends"() IS 'Statement trigger on published_jobs, for rows that end at another time, or are another company''s.';

COMMENT ON FUNCTION "private"."note_decided_companies"() IS 'Statement trigger on companies.';

COMMENT ON FUNCTION "private"."note_opened_and_closed_companies"() IS 'Statement trigger on published_companies.';

COMMENT ON FUNCTION "private"."note_published_or_gone_jobs"() IS 'Statement trigger on published_jobs, for rows that came or went.';

COMMENT ON FUNCTION "private"."note_reopened_companies"(uuid[]) IS 'Marks companies whose jobs may be visible again. Called by triggers only.';

COMMENT ON FUNCTION "private"."note_subscribed_companies"() IS 'Statement trigger on company_subscriptions.';

COMMENT ON FUNCTION "private"."note_visible_changes"(uuid[]) IS 'Notes that these companies may have more or fewer visible jobs, and counts all that is due, unless somebody else is at it. Called by triggers, and for all companies by migrations.';

COMMENT ON FUNCTION "private"."place_in_job"(public.applications, boolean) IS 'Where an application stands in its job''s list, newest first: its neighbours, its place from 1 and how many there are. Who does not see all of the job, the managing company, walks through its own candidates only.';

COMMENT ON FUNCTION "private"."place_terms"(text[]) IS 'What is said of the places of a job: "Denver, CO" is a city Denver, of the state co, and in that state; "Denver" is the place Denver, whatever its state, a state and a country.';

COMMENT ON FUNCTION "private"."platform"() IS 'The subject of numbers over everything there is.';

COMMENT ON FUNCTION "private"."potential_jobs"(public.candidates, bigint, timestamp with time zone, uuid, integer, boolean) IS 'The answer of get_potential_jobs after the given place, from the kept list (null where it does not suffice) or from all. STABLE, so that all of it is of one moment.';

COMMENT ON FUNCTION "private"."proposal_json"(uuid) IS 'CompanyProposal of the contracts, or null. Reach is checked by its callers.';

COMMENT ON FUNCTION "private"."publish_changed_companies"() IS 'Statement trigger on companies: name, logo and approval stand in published_companies.';

COMMENT ON FUNCTION "private"."publish_changed_subscriptions"() IS 'Statement trigger on company_subscriptions.';

COMMENT ON FUNCTION "private"."queue_changed_companies"() IS 'Statement trigger on companies and company_proposals. SECURITY DEFINER: whoever changes them has no right on the queues; it acts on the changed ones only.';

COMMENT ON FUNCTION "private"."queue_companies"(uuid[]) IS 'Brings the queues and the compared names of these companies up to date. Called by triggers and migrations only; whoever changes a company or its proposal holds its row.';

COMMENT ON FUNCTION "private"."ranked_jobs"(integer[], integer, integer[], integer[], boolean) IS 'Every visible job with its order for private.match_facts. For use in FROM, where it becomes part of the query.';

COMMENT ON FUNCTION "private"."read_application_order"(text) IS 'An order of applications (contracts/application.ts): newest without one. PT422 for unknown ones.';

COMMENT ON FUNCTION "private"."reason_to_open"(text, text, private.reach) IS 'What lets the caller open somebody else''s file: an application they review that it was sent with, the profile of a candidate their company manages, a registration they read (RULES: Files). No row: nothing does.';

COMMENT ON FUNCTION "private"."recount"() IS 'Counts everything anew, while writers wait: for rows that were there before their triggers, or were loaded past them. For migrations; no API role may call it.';

COMMENT ON FUNCTION "private"."recount_application_matches"(uuid[]) IS 'Counts the matches of all applications for these jobs anew, set by set: for a job that asks for something else, and for whatever changes which skills are the same. Writes only what has changed or is not kept yet.';

COMMENT ON FUNCTION "private"."recount_matches_of_changed_job"() IS 'Row trigger on jobs: the matches of its applications follow what it asks (RULES: Applications). SECURITY DEFINER: nobody has rights on private.application_matches.';

COMMENT ON FUNCTION "private"."refresh_matchable_jobs"(uuid[]) IS 'Brings the rows of these published jobs, whose terms have numbers, in matchable_jobs up to date, set by set; what did not change keeps its changed_in.';

COMMENT ON FUNCTION "private"."refresh_published_jobs"(uuid[]) IS 'Brings the rows of these jobs in published_jobs up to date, set by set. Called by triggers only.';

COMMENT ON FUNCTION "private"."reviewed_application"(uuid, private.reach) IS 'The application if the caller reads it as an employer or administrator. PT404.';

COMMENT ON FUNCTION "private"."search_words"(text) IS 'Words as people type them, each of which must occur, in the job or in the name of its company. None for nothing searchable.';

COMMENT ON FUNCTION "private"."searches_for"(tsquery[]) IS 'Queries against published_jobs.search which together find the visible jobs that have each of the words, in themselves or in the name of their company.';

COMMENT ON FUNCTION "private"."sees_all_of"(uuid, private.staff_act) IS 'True when the caller reads all that the act is about at the company. Asked once before a list, so that only others are asked row by row.';

COMMENT ON FUNCTION "private"."sent_profile"(uuid) IS 'The candidate of an application as sent with it, as far as employers read one; the rest of the record is null. For use in FROM. What companies read and what the match of an application is counted from (RULES: Applications).';

COMMENT ON FUNCTION "private"."settled_status"(public.applications) IS 'Where an application stands for its candidate.';

COMMENT ON FUNCTION "private"."similar_companies"(uuid, text[]) IS 'SimilarCompany[]: at most five other companies whose names are like one of these, the most alike first. is_same: nothing but spelling sets them apart.';

COMMENT ON FUNCTION "private"."staff_roles_for"(private.staff_act) IS 'The table of staff rights (RULES: Staff): the roles that may do something to everything of their company. What is assigned to somebody, or their own, comes on top: see the predicates of jobs, applications and candidates.';

COMMENT ON FUNCTION "private"."state_of"(text) IS 'The form in which states are compared, from the private.skill_key of one: "Colorado", "colorado" and "CO" are one. Null for an empty key.';

COMMENT ON FUNCTION "private"."subscription_json"(uuid) IS 'CompanySubscription of the contracts; no row means tier none, status active (RULES: Companies).';

COMMENT ON FUNCTION "private"."text_keys"(text, text, integer) IS 'The different runs of so many to three characters in a text without case, each with its scope (a company whose rows are searched, or nothing), as numbers for an index.';

COMMENT ON FUNCTION "private"."waiting_company_count"() IS 'What waits for an administrator: submitted companies, and changes of approved ones.';

COMMENT ON FUNCTION "private"."word_keys"(text, text[]) IS 'What text_keys of every text with these words holds.';

COMMENT ON FUNCTION "private"."words_asked"(text) IS 'The words of what was typed into the search of a list, without case.';

COMMENT ON FUNCTION "private"."works_on_job"(public.jobs, private.reach) IS 'True for recruiting staff of its company and whoever it is assigned to, unless it is deleted: they preview it before and after it is visible (RULES: Jobs).';

COMMENT ON FUNCTION "public"."count_for_admin"() IS 'The numbers of the administrators'' dashboard: {users, companies, candidates, pending}, pending what waits for approval. SECURITY DEFINER: the numbers are closed to every client. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_company_applications"(uuid, text, jsonb, integer, text) IS 'The company''s Applications tab: {applications: CompanyApplicationListItem[]}, made for its jobs or by its candidates (RULES: Applications), in the orders of get_job_applications. Partner recruiters see those of jobs assigned to them. Empty without a company; PT404 for another one.';

COMMENT ON FUNCTION "public"."get_frame"() IS 'Frame of the contracts about the caller: role, name from where the role keeps it, memberships oldest first, what waits for them at the oldest, unread among the notifications the bell lists. SECURITY DEFINER: one query instead of the policies of six tables. PT401, PT404 without a profile.';

COMMENT ON FUNCTION "public"."get_job_applications"(uuid, jsonb, integer, text, text) IS 'get-job-applications: {applications: JobApplicationListItem[]} of a job the caller may read, newest first, or with p_sort best, best match first (RULES: Applications). p_before: {appliedAt, id} of the last row shown, for best with its score. PT404 for a job out of reach, PT422 for an unknown order.';

COMMENT ON FUNCTION "public"."get_potential_jobs"(jsonb, integer) IS 'get-candidate-data potential-jobs: {jobs: PotentialJob[], total}, visible jobs the caller has not applied to, best match first, then newest, then by id. VOLATILE: it keeps the best matches for the next time. p_after: {score, postedAt, id} of the last row shown. PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer) IS 'manage-job-posting list: {jobs: CompanyJobListItem[], total}, newest first. p_search: words of the title; p_before: {createdAt, id} of the last row shown. Partner recruiters see jobs assigned to them. Empty without a company; PT404 for another one.';

COMMENT ON FUNCTION "public"."list_company_queue"(text, text, jsonb, integer) IS 'One queue of the administrators (waiting, unfinished, rejected or approved; empty for another): {companies: QueuedCompany[], counts}, the longest wait first, the others newest first. p_search: words of name, industry and location, which the counts of all four follow; p_after: {place, id} of the last row shown. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403, PT422.';

COMMENT ON FUNCTION "public"."search_jobs"(text, jsonb, integer) IS 'The public job list: {jobs: PotentialJob[]}, newest first; match is null unless the caller is a candidate. p_after: {postedAt, id} of the last row shown. SECURITY DEFINER: searching past row policies is what lets indexes work; only jobs that are visible now are listed.';

COMMENT ON TABLE "private"."application_matches" IS 'What lists show and order by of each application, kept by triggers on applications and jobs (RULES: Applications).';

COMMENT ON TABLE "private"."company_name_trigrams" IS 'The trigrams of private.company_names, each with how many its name has.';

COMMENT ON TABLE "private"."company_names" IS 'private.name_key of every company that was submitted, kept by the triggers that keep company_queues.';

COMMENT ON TABLE "private"."company_queues" IS 'In which queues of the administrators a company stands (private.company_standings), kept by triggers on companies and company_proposals.';

COMMENT ON TABLE "private"."count_changes" IS 'What was added and taken away since it was folded into kept_counts.';

COMMENT ON TABLE "private"."kept_counts" IS 'Folded numbers of private.counted. subject: a job, a company, or the platform (private.platform()). No foreign key: it would lock the subject, and what goes leaves zeros.';

COMMENT ON TABLE "private"."kept_matches" IS 'The best matches of a candidate when the list was made, best first, applied or not. Made by reading, forgotten a week after the last use, of no value in a backup.';

COMMENT ON TABLE "private"."match_terms" IS 'Numbers of what jobs ask: keys of skills, and terms of places (private.place_terms), which no key is like for their space. Only grows.';

COMMENT ON TABLE "private"."matchable_jobs" IS 'What of published_jobs decides its match, narrow and in numbers of private.match_terms. Kept by statement triggers on published_jobs.';

COMMENT ON TABLE "private"."published_companies" IS 'Of every company what its jobs show, and until when they show; kept by triggers on companies and subscriptions.';

COMMENT ON TABLE "private"."reopened_companies" IS 'The transaction that last changed a company''s approval or subscription: its jobs may be visible again and are counted anew. Written by statement triggers.';

COMMENT ON TABLE "private"."sent_profiles" IS 'private.applicant_json as it was when the application was made (RULES: Applications). What companies read of an applicant is this and nothing else.';

COMMENT ON TABLE "private"."visible_changes" IS 'Companies whose visible jobs may be others than when they were last counted.';

COMMENT ON TABLE "private"."visible_counts" IS 'How many of private.visible_jobs a company has, and all have together (private.platform()), but for what is noted in visible_changes. No foreign key: it would lock the company, and one that goes leaves a zero.';

COMMENT ON TABLE "public"."published_jobs" IS 'The published jobs, kept by triggers on jobs, so that search can use its indexes. Written by triggers and read by procedures only.';

COMMENT ON TYPE "private"."home_terms" IS 'Where somebody is, in terms of private.place_terms: those that say the same place, those that say its state or country, and whether the profile says a city or a state at all.';

COMMENT ON TYPE "private"."job_rights" IS 'What somebody may do with the jobs of a company.';

COMMENT ON TYPE "private"."match_facts" IS 'What of a profile decides its matches, in numbers of private.match_terms.';

COMMENT ON VIEW "private"."application_counts" IS 'How many applications a job has in which status, to be read by job_id.';

COMMENT ON VIEW "private"."company_list_items" IS 'CompanyListItem of the contracts.';

COMMENT ON VIEW "private"."company_standings" IS 'What company_queues holds, computed: one queue per decision, the longest wait first, the others newest first. Changes of an approved company wait as well: that one stands in two (RULES: Administration).';

COMMENT ON VIEW "private"."counted" IS 'Every kept number, counted anew. Of a job: its applications by status. Of a company and of the platform: as its dashboard names them.';

COMMENT ON VIEW "private"."counted_application_matches" IS 'private.application_matches as it must be.';

COMMENT ON VIEW "private"."counts" IS 'The numbers as they are: private.counted, by key. What there is none of may be missing.';

COMMENT ON VIEW "private"."due_visible_counts" IS 'Companies whose number in visible_counts may be out of date, each with what it is now and what is kept.';

COMMENT ON VIEW "private"."job_assignees" IS 'Assignee (contracts/job.ts) of each job that has one.';

COMMENT ON VIEW "private"."publishable_jobs" IS 'What published_jobs holds, computed.';

COMMENT ON VIEW "private"."visible_matches" IS 'private.matchable_jobs of private.visible_jobs, without the wide rows.';

REVOKE ALL ON FUNCTION "private"."add_match_terms"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_answers_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_entry"(public.applications, private.application_matches, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_events_json"(uuid, uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_match"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.candidates, private.home_terms) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asked_skills"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asked_terms"(public.published_jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assigned_counts"(uuid, private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assignee_of_job"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."best_applications"(uuid[], uuid, public.application_status, jsonb, integer, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."best_of_all"(uuid, private.match_facts, bigint, timestamp with time zone, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."best_of_kept"(private.kept_matches, bigint, timestamp with time zone, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_at_company"(uuid, private.staff_act) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_at_company"(uuid, private.staff_act) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_delete_job"(public.jobs, private.job_rights, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_invite"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_manage_invitation"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_move_application"(public.applications, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_move_application"(public.applications, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_open_company_document"(uuid, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_read_application"(public.applications, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_read_application"(public.applications, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_read_candidate"(public.candidates, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_read_candidate"(public.candidates, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_read_company"(uuid, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_read_company"(uuid, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_read_job"(public.jobs, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_read_job"(public.jobs, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_remove_staff"(public.company_users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_review_application"(public.applications, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_review_application"(public.applications, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_store_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_store_file"(text, text) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_withdraw_application"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_write_company_file"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."comes_first"(bigint, timestamp with time zone, uuid, bigint, timestamp with time zone, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_acts"(private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_application_json"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_counts"(uuid, private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_is_live"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."company_is_live"(uuid) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."company_job_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_json"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_state"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_word"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_applications"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_candidates"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_company_queues"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_job_assignments"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_jobs"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_rows"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_visible_jobs"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_job_assignment"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fold_counts"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."found_jobs"(tsquery[], timestamp with time zone, uuid, integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_words"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."home_of"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_count"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_admin"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_admin"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_anywhere"(public.job_type, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_settled"(public.application_events) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_settled"(public.application_events) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."job_acts"(public.jobs, private.job_rights, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_match"(public.jobs, public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_application_match"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_matches"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kept_count"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_applications"(uuid[], uuid, text, text, jsonb, integer, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."location_fit"(boolean, boolean, boolean, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."manages_candidate"(public.candidates, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."manages_candidate"(public.candidates, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."match_changed_jobs"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.job_type, text, text[], public.candidates, private.home_terms) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_facts"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_order"(integer, integer, integer, integer, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."matches_to_keep"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."membership_json"(public.company_users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_application_match"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_acts_at"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_acts_at"(uuid) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."my_assigned_candidate_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_assigned_candidate_ids"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."my_assigned_job_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_assigned_job_ids"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."my_candidate"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_candidate_id"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_candidate_id"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."my_company_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_company_ids"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."my_company_ids_to"(private.staff_act) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_company_ids_to"(private.staff_act) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."my_job_rights"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_membership"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_reach"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_reach"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."my_role"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_role"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."new_application_count"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."newest_applications"(uuid[], uuid, public.application_status, jsonb, integer, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."newest_jobs"(tsquery[], timestamp with time zone, uuid, integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_changed_ends"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_decided_companies"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_opened_and_closed_companies"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_published_or_gone_jobs"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_reopened_companies"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_subscribed_companies"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_visible_changes"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_in_job"(public.applications, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_terms"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."platform"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."potential_jobs"(public.candidates, bigint, timestamp with time zone, uuid, integer, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."proposal_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."publish_changed_companies"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."publish_changed_subscriptions"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_changed_companies"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_companies"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ranked_jobs"(integer[], integer, integer[], integer[], boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_application_order"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reason_to_open"(text, text, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recount"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recount_application_matches"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recount_matches_of_changed_job"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refresh_matchable_jobs"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refresh_published_jobs"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reviewed_application"(uuid, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."search_words"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."searches_for"(tsquery[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sees_all_of"(uuid, private.staff_act) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sent_profile"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settled_status"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_companies"(uuid, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."staff_roles_for"(private.staff_act) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."state_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."subscription_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."text_keys"(text, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_company_count"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."word_keys"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_asked"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."works_on_job"(public.jobs, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."works_on_job"(public.jobs, private.reach) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "public"."count_for_admin"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."count_for_admin"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_company_applications"(uuid, text, jsonb, integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_company_applications"(uuid, text, jsonb, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_frame"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_frame"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_job_applications"(uuid, jsonb, integer, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_job_applications"(uuid, jsonb, integer, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_company_queue"(text, text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_company_queue"(text, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON TYPE "private"."home_terms" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."home_terms" TO PUBLIC;

REVOKE ALL ON TYPE "private"."job_rights" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."job_rights" TO PUBLIC;

REVOKE ALL ON TYPE "private"."match_facts" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."match_facts" TO PUBLIC;

ALTER TABLE "private"."published_companies"
  ADD COLUMN "search" tsvector GENERATED ALWAYS AS (to_tsvector('english'::regconfig, private.searchable(name))) STORED NOT NULL;

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
    p.place_terms
   FROM (public.published_jobs p
     JOIN private.published_companies c ON ((c.company_id = p.company_id)))
  WHERE ((p.visible_until > now()) AND (c.visible_until > now()));

CREATE OR REPLACE FUNCTION private.employer_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.public_company_json(company) || jsonb_build_object('open_jobs', (SELECT count(*) AS count FROM private.visible_jobs j WHERE (j.company_id = (employer_json.company).id))));

CREATE OR REPLACE FUNCTION private.is_visible_job (
  of_job uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM private.visible_jobs WHERE (visible_jobs.job_id = is_visible_job.of_job)));

CREATE OR REPLACE FUNCTION private.can_see_job (
  of_job uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (private.is_visible_job(of_job) OR (EXISTS (SELECT FROM public.jobs j WHERE ((j.id = can_see_job.of_job) AND private.works_on_job(j.*)))));

CREATE OR REPLACE FUNCTION private.job_list_entry (
  job private.visible_jobs,
  match jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN jsonb_build_object('id', (job).job_id, 'title', (job).title, 'company_id', (job).company_id, 'company_name', (job).company_name, 'company_logo_url', (job).company_logo_url, 'location', (job).location, 'job_type', (job).job_type, 'experience_level', (job).experience_level, 'salary_min', (job).salary_min, 'salary_max', (job).salary_max, 'posted_at', (job).posted_at, 'match', match);

CREATE OR REPLACE FUNCTION private.my_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('id', (my_application_json.application).id, 'status', private.settled_status(my_application_json.application), 'applied_at', (my_application_json.application).applied_at, 'job', (private.job_facts(j.*) || jsonb_build_object('company', private.company_card(c.*), 'is_visible', private.is_visible_job(j.id))), 'answers', private.application_answers_json((my_application_json.application).id), 'events', private.application_events_json((my_application_json.application).id, NULL::uuid, only_settled => true), 'match', private.application_match(my_application_json.application), 'can', jsonb_build_object('withdraw', private.can_withdraw_application(my_application_json.application)))
  AS jsonb_build_object
    FROM public.jobs j,
     public.companies c
   WHERE ((j.id = (my_application_json.application).job_id) AND (c.id = j.company_id));
END;

COMMENT ON FUNCTION "private"."can_see_job"(uuid) IS 'True for a job visible to everyone now, and as a preview for whoever works on it. SECURITY DEFINER: candidates cannot read jobs.';

COMMENT ON FUNCTION "private"."employer_json"(public.companies) IS 'Employer of the contracts: what anyone may see of a company, and how many jobs it has open (RULES: Companies).';

COMMENT ON FUNCTION "private"."is_visible_job"(uuid) IS 'True for a job candidates and the public see now (RULES: Jobs).';

COMMENT ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb) IS 'PotentialJob (contracts/candidate.ts) of a job and its MatchExplanation, or null.';

COMMENT ON FUNCTION "private"."my_application_json"(public.applications) IS 'CandidateApplicationDetail (contracts/application.ts).';

COMMENT ON VIEW "private"."visible_jobs" IS 'The jobs candidates and the public see now (RULES: Jobs). Its tables are closed: only SECURITY DEFINER procedures read either.';

REVOKE ALL ON FUNCTION "private"."can_see_job"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."employer_json"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_visible_job"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_application_json"(public.applications) FROM PUBLIC;

CREATE INDEX published_companies_search_index ON private.published_companies USING gin (search)
  WITH (fastupdate=off);

CREATE INDEX companies_words_index ON public.companies USING gin (private.text_keys(''::text, ((((name || ' '::text) || industry) || ' '::text) || location), 1));

CREATE INDEX jobs_title_index ON public.jobs USING gin (private.text_keys((company_id)::text, title, 1));
