-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE TYPE "private"."application_change" AS (
  "wanted" public.application_status,
  "reason" text,
  "message" text,
  "assignee" uuid
);

CREATE TYPE "private"."application_filter" AS (
  "stages" public.application_status[],
  "words" text[],
  "assignee" uuid,
  "is_unassigned" boolean,
  "assigned_jobs" uuid[],
  "skill" text,
  "levels" text[],
  "places" text[],
  "from_at" timestamp with time zone,
  "until_at" timestamp with time zone,
  "job_id" uuid,
  "reached" public.application_status[],
  "furthest" public.application_status,
  "left_stage" public.application_status,
  "answer" text,
  "reason" text,
  "source" text,
  "of_company" uuid,
  "is_plain" boolean
);

CREATE TYPE "private"."note_subject" AS (
  "company_id" uuid,
  "application_id" uuid,
  "candidate_id" uuid,
  "name" text,
  "job_id" uuid
);

CREATE TYPE "private"."work" AS (
  "id" uuid,
  "company_id" uuid,
  "name" text
);

DROP TRIGGER "applications_move_match" ON "public"."applications";

DROP TRIGGER "candidates_keep_authority" ON "public"."candidates";

DROP INDEX "private"."application_matches_applied_by_index";

DROP INDEX "private"."application_matches_company_index";

DROP INDEX "private"."application_matches_job_index";

DROP VIEW "private"."counted_application_matches";

DROP VIEW "private"."counted";

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_type_check";

DROP FUNCTION "private"."application_entry"(public.applications, private.application_matches, text, boolean);

DROP FUNCTION "private"."assigned_counts"(uuid, private.staff_act[]);

DROP FUNCTION "private"."best_applications"(uuid[], uuid, public.application_status, jsonb, integer, boolean);

DROP FUNCTION "private"."check_candidate_data"(jsonb);

DROP FUNCTION "private"."listed_applications"(uuid[], uuid, text, text, jsonb, integer, boolean);

DROP FUNCTION "private"."newest_applications"(uuid[], uuid, public.application_status, jsonb, integer, boolean);

DROP FUNCTION "private"."refuse_member"(uuid);

DROP FUNCTION "public"."assign_candidates"(uuid[], uuid);

DROP FUNCTION "public"."assign_jobs"(uuid[], uuid);

DROP FUNCTION "public"."get_company_applications"(uuid, text, jsonb, integer, text);

DROP FUNCTION "public"."get_job_applications"(uuid, jsonb, integer, text, text);

DROP FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer, boolean);

DROP FUNCTION "public"."set_application_status"(uuid, text, text);

DROP FUNCTION "public"."submit_application"(uuid, jsonb);

CREATE TABLE "private"."answer_reminders" (
  "application_id" uuid NOT NULL,
  "due" date NOT NULL,
  "is_last" boolean NOT NULL,
  CONSTRAINT "answer_reminders_pkey" PRIMARY KEY (application_id, due, is_last)
);

ALTER TABLE "private"."answer_reminders"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."application_rejections" (
  "event_id" bigint NOT NULL,
  "application_id" uuid NOT NULL,
  "reason" text NOT NULL,
  "message" text,
  CONSTRAINT "application_rejections_pkey" PRIMARY KEY (event_id),
  CONSTRAINT "application_rejections_reason_check" CHECK ((reason = ANY (ARRAY['skills'::text, 'level'::text, 'location'::text, 'job_closed'::text, 'salary'::text, 'other'::text]))),
  CONSTRAINT "application_rejections_message_check" CHECK (private.is_text(message, 2000))
);

ALTER TABLE "private"."application_rejections"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."application_sources" (
  "application_id" uuid NOT NULL,
  "source" text NOT NULL,
  CONSTRAINT "application_sources_pkey" PRIMARY KEY (application_id),
  CONSTRAINT "application_sources_source_check" CHECK ((source = ANY (ARRAY['search'::text, 'matches'::text, 'shared'::text, 'site'::text, 'put_forward'::text, 'direct'::text])))
);

ALTER TABLE "private"."application_sources"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."assignment_changes" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "actor_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "company_ids" uuid[] NOT NULL,
  "assigned_to" uuid,
  "before" jsonb NOT NULL,
  "applications" jsonb NOT NULL DEFAULT '[]'::jsonb,
  "made_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "assignment_changes_kind_check" CHECK ((kind = ANY (ARRAY['job'::text, 'candidate'::text]))),
  CONSTRAINT "assignment_changes_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."assignment_changes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."job_views" (
  "job_id" uuid NOT NULL,
  "day" date NOT NULL,
  "n" integer NOT NULL,
  CONSTRAINT "job_views_pkey" PRIMARY KEY (job_id, day)
);

ALTER TABLE "private"."job_views"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."job_visits" (
  "job_id" uuid NOT NULL,
  "day" date NOT NULL,
  "visitor" bytea NOT NULL,
  CONSTRAINT "job_visits_pkey" PRIMARY KEY (job_id, day, visitor)
);

ALTER TABLE "private"."job_visits"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."staff_notice_settings" (
  "user_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "in_app" boolean NOT NULL,
  "by_mail" text NOT NULL,
  CONSTRAINT "staff_notice_settings_by_mail_check" CHECK ((by_mail = ANY (ARRAY['at_once'::text, 'daily'::text, 'off'::text]))),
  CONSTRAINT "staff_notice_settings_pkey" PRIMARY KEY (user_id, company_id, kind)
);

ALTER TABLE "private"."staff_notice_settings"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."staff_summary_items" (
  "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "user_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "title" text NOT NULL,
  "message" text NOT NULL,
  "path" text NOT NULL,
  "change_id" uuid,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "staff_summary_items_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."staff_summary_items"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."team_notes" (
  "id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "application_id" uuid,
  "candidate_id" uuid,
  "author_id" uuid,
  "author_name" text NOT NULL,
  "body" text NOT NULL,
  "mentioned" uuid[] NOT NULL DEFAULT '{}'::uuid[],
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "team_notes_about_one" CHECK ((num_nonnulls(application_id, candidate_id) = 1)),
  CONSTRAINT "team_notes_pkey" PRIMARY KEY (id),
  CONSTRAINT "team_notes_author_name_check" CHECK (private.is_line(author_name, 201)),
  CONSTRAINT "team_notes_body_check" CHECK (((body <> ''::text) AND private.is_text(body, 5000)))
);

ALTER TABLE "private"."team_notes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."unsubscribe_links" (
  "token" text NOT NULL,
  "user_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "kind" text NOT NULL,
  CONSTRAINT "unsubscribe_links_once" UNIQUE (user_id, company_id, kind),
  CONSTRAINT "unsubscribe_links_pkey" PRIMARY KEY (token)
);

ALTER TABLE "private"."unsubscribe_links"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."application_assignments" (
  "application_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "assigned_to_user_id" uuid NOT NULL,
  "assigned_by_user_id" uuid,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "application_assignments_pkey" PRIMARY KEY (application_id)
);

ALTER TABLE "public"."application_assignments"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."application_matches"
  ADD COLUMN "words" text NOT NULL DEFAULT ''::text;

ALTER TABLE "private"."application_matches"
  ADD COLUMN "skill_keys" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "private"."application_matches"
  ADD COLUMN "status" public.application_status NOT NULL DEFAULT 'applied'::public.application_status;

ALTER TABLE "private"."application_matches"
  ADD COLUMN "answer_by" date;

ALTER TABLE "private"."application_matches"
  ADD COLUMN "answer_due" date;

ALTER TABLE "private"."application_matches"
  ADD COLUMN "reached" public.application_status[] NOT NULL DEFAULT '{}'::public.application_status[];

ALTER TABLE "private"."application_matches"
  ADD COLUMN "answered_on" date;

ALTER TABLE "private"."application_matches"
  ADD COLUMN "level_fit" text;

ALTER TABLE "private"."application_matches"
  ADD COLUMN "place_fit" text;

ALTER TABLE "private"."application_matches"
  ADD COLUMN "away_company_id" uuid GENERATED ALWAYS AS (
CASE
    WHEN (applied_by_company_id <> company_id) THEN applied_by_company_id
    ELSE NULL::uuid
END) STORED;

ALTER TABLE "public"."application_events"
  ADD COLUMN "company_id" uuid;

ALTER TABLE "public"."applications"
  ADD COLUMN "answer_by" date;

ALTER TABLE "public"."applications"
  ADD COLUMN "answer_due" date;

ALTER TABLE "public"."candidates"
  ADD COLUMN "managed_since" timestamp with time zone;

ALTER TABLE "public"."jobs"
  ADD COLUMN "answer_days" integer;

ALTER TABLE "public"."profiles"
  ADD COLUMN "company_id" uuid;

CREATE OR REPLACE FUNCTION private.accept_company_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  own_company uuid;
begin
  perform private.become(of_user, 'company');
  select u.company_id into own_company
  from public.company_users u join public.companies c on c.id = u.company_id
  where u.user_id = of_user and u.role = 'company_admin' and c.submitted_at is null and not c.is_approved;
  if own_company is not null then
    update public.companies set name = invitation.company_data ->> 'companyName' where id = own_company;
  else
    if exists (select from public.company_users u where u.user_id = of_user) then
      perform private.fail(409, 'account_has_company', 'This account already belongs to a company. Use another email address.');
    end if;
    insert into public.companies (user_id, name) values (of_user, invitation.company_data ->> 'companyName') returning id into own_company;
    insert into public.company_users (user_id, company_id, role, email) values (of_user, own_company, 'company_admin', invitation.email);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.accept_employee_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.become(of_user, 'company');
  if exists (select from public.company_users where user_id = of_user and company_id = invitation.company_id) then
    perform private.fail(409, 'already_employee', 'This account already belongs to this company.');
  end if;
  perform private.drop_untouched_company(of_user);
  insert into public.company_users (user_id, company_id, role, first_name, last_name, email)
  values (
    of_user, invitation.company_id, invitation.role,
    invitation.company_data ->> 'firstName', invitation.company_data ->> 'lastName', invitation.email);
  update public.profiles set company_id = invitation.company_id where id = of_user;
end
$function$;

CREATE OR REPLACE FUNCTION private.activity_bound (
  before_source text,
  before_id text,
  source text,
  lowest text,
  highest text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN CASE WHEN ((before_source IS NULL) OR (before_source > source)) THEN highest WHEN (before_source = source) THEN before_id ELSE lowest END;

CREATE OR REPLACE FUNCTION private.add_invitation (
  kind text,
  invitee text,
  for_company uuid,
  data jsonb
)
  RETURNS public.invitations
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  sender uuid := auth.uid();
  invitation public.invitations;
begin
  insert into public.invitations (
    type, email, invited_by_admin_id, invited_by_user_id, company_id, role, management_terms, candidate_data, company_data)
  values (
    case kind when 'admin' then 'admin_invitation' when 'candidate' then 'candidate' else 'company_invitation' end::public.invitation_type,
    invitee,
    case when for_company is null then sender end,
    case when for_company is not null then sender end,
    for_company,
    (data ->> 'role')::public.staff_role,
    data ->> 'managementTerms',
    data -> 'candidateData',
    case when kind <> 'candidate' then data - 'companyId' end
  )
  returning * into invitation;
  if kind = 'candidate' then
    perform private.tell_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  return invitation;
end
$function$;

CREATE OR REPLACE FUNCTION private.announce_invitation (
  invitation public.invitations,
  held boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  kind text := private.invitation_kind(invitation);
begin
  perform private.audit(
    'invitation.sent', 'invitation', invitation.id, invitation.company_id,
    jsonb_build_object('kind', kind, 'email', invitation.email, 'role', invitation.role, 'name', private.invitee_name(invitation)));
  return private.enqueue_email(
    'invitation_' || kind, invitation.email, jsonb_build_object('invitation_id', invitation.id), held);
end
$function$;

CREATE OR REPLACE FUNCTION private.answer_days_problem (
  value jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN (((jsonb_typeof(value) = 'number'::text) AND (((value #>> '{}'::text[]))::numeric = ANY (ARRAY[(7)::numeric, (14)::numeric, (21)::numeric, (30)::numeric]))) OR (jsonb_typeof(value) = 'null'::text)) THEN NULL::text WHEN (value IS NOT NULL) THEN 'Choose a number of days'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.answered_on (
  of_application uuid
)
  RETURNS date
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select (min(e.created_at) at time zone 'UTC')::date
    from public.application_events e
    where e.application_id = of_application and private.is_answer(e.to_status)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.application_entries (
  ids uuid[],
  wanted private.application_filter,
  p_sort text,
  across_jobs boolean
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
begin
  return (
    select coalesce(json_agg(
      case
        when across_jobs then json_build_object(
          'id', a.id, 'status', a.status, 'applied_at', a.applied_at, 'candidate_id', a.candidate_id,
          'candidate_name', m.candidate_name, 'candidate_title', m.candidate_title, 'match', m.match,
          'assignee', x.assignee, 'answer_due', a.answer_due, 'is_overdue', x.is_overdue, 'can', x.can, 'job_id', a.job_id, 'job_title', j.title)
        else json_build_object(
          'id', a.id, 'status', a.status, 'applied_at', a.applied_at, 'candidate_id', a.candidate_id,
          'candidate_name', m.candidate_name, 'candidate_title', m.candidate_title, 'match', m.match,
          'assignee', x.assignee, 'answer_due', a.answer_due, 'is_overdue', x.is_overdue, 'can', x.can)
      end order by listed.place), '[]')
    from unnest(ids) with ordinality as listed (id, place)
    join public.applications a on a.id = listed.id
    join private.application_matches m on m.application_id = a.id
    left join public.jobs j on across_jobs and j.id = a.job_id
    cross join lateral (
      select
        case when a.company_id = wanted.of_company then coalesce(
          (select own.assignee from private.application_assignees own where own.application_id = a.id),
          (select assigned.assignee from private.job_assignees assigned where assigned.job_id = a.job_id)) end as assignee,
        p_sort <> 'newest' and coalesce(private.is_overdue(a.answer_due), false) as is_overdue,
        json_build_object('move', private.can_move_application(a, me)) as can
    ) x
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.application_fates (
  ids uuid[],
  seen jsonb,
  change private.application_change,
  me private.reach
)
  RETURNS TABLE (
    application_id uuid,
    candidate_name text,
    status public.application_status,
    left_out text
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 20
  SET search_path TO ''
  AS $function$
begin
  return query
  select
    asked.id, case when within_reach then m.candidate_name end, case when within_reach then a.status end,
    case
      when not within_reach then 'You can no longer open it'
      when not private.can_move_application(a, me) then 'Only the company that posted the job can change it'
      when change.wanted is not null then case
        when a.status = change.wanted then 'Already in ' || private.status_in_words(change.wanted)
        when a.status::text <> seen ->> asked.id::text then 'Moved meanwhile, to ' || private.status_in_words(a.status)
        when not exists (
          select from private.application_transitions t
          where t.from_status = a.status and t.to_status = change.wanted and t.made_by = 'company'
        ) then format('Cannot move from %s to %s', private.status_in_words(a.status), private.status_in_words(change.wanted))
      end
      when own.assigned_to_user_id is not distinct from change.assignee then
        case when change.assignee is null then 'Given to nobody already' else 'Given to them already' end
      when not private.can_assign_application(a, change.assignee, me) then 'Your role does not allow giving it to others'
      when change.assignee is not null and not private.looks_after_applications(change.assignee, a) then 'They do not work on this job'
    end
  from unnest(ids) with ordinality as asked (id, place)
  left join public.applications a on a.id = asked.id
  left join private.application_matches m on m.application_id = a.id
  left join public.application_assignments own on own.application_id = a.id
  cross join lateral (select a.id is not null and private.can_review_application(a, me) as within_reach) reach
  order by asked.place;
end
$function$;

CREATE OR REPLACE FUNCTION private.application_filter_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('stage'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('search'::text, 'line'::text, 200), private.rule('assignee'::text, 'line'::text, 40, message => 'Choose a colleague'::text), private.rule('skill'::text, 'line'::text, 60), private.rule('level'::text, 'choice'::text, message => 'Choose how close the level is'::text, choices => '{match,close}'::text[]), private.rule('place'::text, 'choice'::text, message => 'Choose how close the place is'::text, choices => '{match,close}'::text[]), private.rule('from'::text, 'line'::text, 10, message => 'Choose a date'::text), private.rule('to'::text, 'line'::text, 10, message => 'Choose a date'::text), private.rule('job'::text, 'line'::text, 40, message => 'Choose a job'::text), private.rule('reached'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('furthest'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('left'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('answer'::text, 'choice'::text, message => 'Choose what became of the answer'::text, choices => '{overdue,kept,late}'::text[]), private.rule('reason'::text, 'choice'::text, message => 'Choose a reason'::text, choices => '{skills,level,location,job_closed,salary,other}'::text[]), private.rule('source'::text, 'choice'::text, message => 'Choose where they came from'::text, choices => '{search,matches,shared,site,put_forward,direct,unknown}'::text[])];

CREATE OR REPLACE FUNCTION private.application_page (
  scopes uuid[],
  wanted private.application_filter,
  p_sort text,
  p_before jsonb,
  size integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  before jsonb := nullif(p_before, 'null');
  today date := (now() at time zone 'UTC')::date;
  is_owed boolean := case p_sort when 'best' then before ->> 'overdue' = 'true' else before ->> 'due' is not null end;
  first uuid[] := '{}';
begin
  if p_sort = 'newest' then
    return private.newest_applications(scopes, wanted, true, before, size);
  end if;
  -- What is owed comes first; a page after it begins behind it.
  if before is null or is_owed then
    first := private.owed_applications(scopes, wanted, case p_sort when 'best' then today else 'infinity' end, before, size);
    before := null;
  end if;
  if cardinality(first) < size then
    first := first || case p_sort
      when 'best' then private.best_applications(scopes, wanted, before, size - cardinality(first))
      else private.newest_applications(scopes, wanted, false, before, size - cardinality(first))
    end;
  end if;
  return first;
end
$function$;

CREATE OR REPLACE FUNCTION private.application_totals (
  scopes uuid[],
  wanted private.application_filter
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return (
    select coalesce(json_object_agg(by_status.status, by_status.n), '{}')
    from (
      select s.status, sum(c.n) as n
      from unnest(enum_range(null::public.application_status)) as s (status)
      join private.counts c on c.what = case when wanted.of_company = any (scopes) then 'listed_' else '' end || s.status
      where wanted.is_plain and c.subject = any (scopes) and c.n > 0
      group by s.status
      union all
      select x.status, count(*)
      from unnest(scopes) as among (scope)
      -- offset 0: scope by scope, by their index.
      cross join lateral (select x.status, x.application_id from private.application_scopes x where x.scope = among.scope offset 0) x
      where not wanted.is_plain and (
        select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id)
      group by x.status
    ) by_status
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.apply_job_input (
  job public.jobs,
  data jsonb
)
  RETURNS public.jobs
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  clean jsonb := private.clean_fields(data, private.job_rules());
begin
  return (
    select jsonb_populate_record(job, coalesce(jsonb_object_agg(field.column_name, field.value), '{}'))
    from (values
      ('title', 'title', clean -> 'title'),
      ('description', 'description', clean -> 'description'),
      ('location', 'location', clean -> 'location'),
      ('locations', 'locations', to_jsonb(private.distinct_texts(data -> 'locations'))),
      ('jobType', 'job_type', clean -> 'jobType'),
      ('experienceLevel', 'experience_level', clean -> 'experienceLevel'),
      ('experienceRequired', 'experience_required', clean -> 'experienceRequired'),
      ('educationRequired', 'education_required', clean -> 'educationRequired'),
      ('salaryMin', 'salary_min', to_jsonb((data ->> 'salaryMin')::numeric::integer)),
      ('salaryMax', 'salary_max', to_jsonb((data ->> 'salaryMax')::numeric::integer)),
      ('skills_required', 'skills_required', to_jsonb(private.distinct_texts(data -> 'skills_required'))),
      ('requirements', 'requirements', to_jsonb(private.distinct_texts(data -> 'requirements'))),
      ('preferredSkills', 'preferred_skills', to_jsonb(private.distinct_texts(data -> 'preferredSkills'))),
      ('expires_at', 'expires_at', to_jsonb(nullif(data ->> 'expires_at', ''))),
      ('answerDays', 'answer_days', to_jsonb((data ->> 'answerDays')::numeric::integer)),
      ('status', 'status', to_jsonb(private.read_job_status(data ->> 'status')))
    ) as field (input, column_name, value)
    where data ? field.input
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.asked_applications (
  p_ids uuid[]
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  wanted uuid[] := array(select id from unnest(p_ids) with ordinality as given (id, place) where id is not null group by id order by min(place));
begin
  perform private.require_caller();
  if cardinality(wanted) = 0 or cardinality(wanted) > 200 then
    perform private.fail(422, 'invalid_input', 'Select 1 to 200 applications');
  end if;
  return wanted;
end
$function$;

CREATE OR REPLACE FUNCTION private.assigned_candidates (
  of_company uuid,
  p_assignee text
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  colleague uuid := private.read_assignee(p_assignee);
begin
  return case when colleague is not null then array(
    select a.candidate_id from private.candidate_assignees a where a.company_id = of_company and a.user_id = colleague) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.assigned_counts (
  of_company uuid,
  mine private.staff_act[],
  OUT jobs bigint,
  OUT new_applications bigint,
  OUT open_offers bigint,
  OUT interviews bigint
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not mine @> '{post_jobs, handle_applications}' then
    select count(*) filter (where j.deleted_at is null), coalesce(sum(kept.new), 0), coalesce(sum(kept.offered), 0), coalesce(sum(kept.interview), 0)
    into jobs, new_applications, open_offers, interviews
    from private.my_assigned_job_ids() as assigned (id)
    join public.jobs j on j.id = assigned.id and j.company_id = of_company
    cross join lateral (
      select
        sum(c.n) filter (where c.what = 'applied') as new,
        sum(c.n) filter (where c.what = 'offered') as offered,
        sum(c.n) filter (where c.what = 'interview') as interview
      from private.counts c where c.subject = j.id
    ) kept;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.best_applications (
  scopes uuid[],
  wanted private.application_filter,
  p_before jsonb,
  size integer
)
  RETURNS uuid[]
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
  if p_before is not null then
    if not coalesce(pg_input_is_valid(p_before ->> 'score', 'bigint'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    before_order := p_before ->> 'score';
  end if;
  return array(
    select page.application_id
    from unnest(scopes) as among (scope)
    cross join unnest(wanted.stages) as stage
    cross join lateral (
      select x.match_order, x.applied_at, x.application_id
      from private.application_scopes x
      where x.scope = among.scope and x.status = stage
        and (x.match_order, x.applied_at, x.application_id) < (before_order, before.at, before.id)
        and private.is_overdue(x.answer_due) is not true
        and (wanted.is_plain or (
          select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id))
      order by x.match_order desc, x.applied_at desc, x.application_id desc
      limit size
    ) page
    order by page.match_order desc, page.applied_at desc, page.application_id desc
    limit size
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.can_assign_application (
  application public.applications,
  assignee uuid,
  me private.reach
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.can_move_application(application, me) and (
    private.can_at_company(application.company_id, 'assign_work')
    or coalesce(assignee = me.user_id, false)
    or assignee is null and exists (
      select from public.application_assignments a where a.application_id = application.id and a.assigned_to_user_id = me.user_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.can_end_management (
  candidate public.candidates
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(private.can_at_company(candidate.managing_company_id, 'assign_work'), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.candidate_data_errors (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.field_errors(data, private.invited_candidate_rules())
    || private.prefix_keys(private.field_errors(private.object_at(data, 'address'), private.address_rules()), 'address.');
end
$function$;

CREATE OR REPLACE FUNCTION private.candidate_list_key (
  p_after jsonb,
  OUT name text,
  OUT id uuid
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if p_after is null or jsonb_typeof(p_after) = 'null' then
    name := '';
    id := '00000000-0000-0000-0000-000000000000';
  elsif coalesce(jsonb_typeof(p_after -> 'name') = 'string' and pg_input_is_valid(p_after ->> 'id', 'uuid'), false) then
    name := p_after ->> 'name';
    id := p_after ->> 'id';
  else
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_invitation_data (
  kind text,
  email text,
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  candidate jsonb := case when kind = 'candidate' then private.object_at(data, 'candidateData') end;
begin
  perform private.refuse_field_errors(private.invited_email_errors(email) || private.field_errors(data, private.invitation_rules(kind)));
  if candidate is not null then
    perform private.refuse_field_errors(private.prefix_keys(private.candidate_data_errors(candidate), 'candidateData.'));
  end if;
  return private.clean_fields(data, private.invitation_rules(kind)) || case kind
    when 'employee' then '{"isEmployeeInvitation": true}'::jsonb
    when 'candidate' then jsonb_build_object('candidateData', private.clean_candidate_data(candidate))
    else '{}'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_invitation_rate (
  invitee text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  last_minute bigint;
  last_day bigint;
  to_invitee bigint;
begin
  perform private.lock_sender();
  select count(*) filter (where created_at > now() - interval '1 minute'), count(*), count(*) filter (where details ->> 'email' = invitee)
  into last_minute, last_day, to_invitee
  from public.audit_log
  where actor_id = auth.uid() and action = 'invitation.sent' and created_at > now() - interval '1 day';
  case private.invitation_rate_passed(last_minute, last_day, to_invitee)
    when 'day' then perform private.fail(429, 'too_many_invitations',
      'You have sent 200 invitations in a day, which is the most. You can send more tomorrow.');
    when 'minute' then perform private.fail(429, 'too_many_invitations',
      'You have sent 20 invitations in a minute, which is the most. Wait a minute and send it again.');
    when 'address' then perform private.fail(429, 'too_many_invitations',
      format('You have sent %s 5 invitations in a day, which is the most. You can send another one tomorrow.', invitee));
    else null;
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.clean_candidate_data (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.clean_fields(data, private.candidate_rules())
    || jsonb_build_object('address', private.clean_fields(private.object_at(data, 'address'), private.address_rules()));
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
      'applied_by_company_name', (select c.name from public.companies c where c.id = application.applied_by_company_id),
      'candidate', sent.profile,
      'job', jsonb_build_object(
        'id', j.id,
        'title', j.title,
        'location', j.location,
        'job_type', j.job_type,
        'experience_level', j.experience_level,
        'assignee', case when sees_all then (select a.assignee from private.job_assignees a where a.job_id = j.id) end,
        'company_name', (select c.name from public.companies c where c.id = j.company_id),
        'is_deleted', j.deleted_at is not null,
        'can', jsonb_build_object('open', private.can_read_job(j, me))
      ),
      'answers', private.application_answers_json(application.id),
      'events', private.application_events_json(
        application.id, case when may_move then application.company_id end, only_settled => false
      ),
      'match', kept.match,
      'assignee', case when sees_all then (
        select a.assignee from private.application_assignees a where a.application_id = application.id) end,
      'rejection', case when sees_all and application.status = 'rejected' then (
        select jsonb_build_object('reason', r.reason, 'message', r.message)
        from private.last_rejection(application.id, only_settled => false) r
      ) end,
      'note_count', case when may_move then private.note_count(application.id) else 0 end,
      'can', jsonb_build_object('assign', may_move and private.can_at_company(application.company_id, 'assign_work'), 'note', may_move),
      'answer_by', application.answer_by,
      'answer_due', application.answer_due,
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
      'interviews', case when 'handle_applications' = any (mine) then kept.interviews else assigned.interviews end,
      'managed_candidates', case when 'handle_candidates' = any (mine) then kept.managed_candidates
        else (
          select count(*) from private.my_assigned_candidate_ids() as assigned (id)
          join public.candidates c on c.id = assigned.id and c.managing_company_id = of_company
        )
      end,
      -- What is assigned to the caller is not unassigned.
      'unassigned_jobs', case when 'post_jobs' = any (mine) then kept.unassigned_jobs else 0 end,
      'unassigned_candidates', case when 'handle_candidates' = any (mine)
        then greatest(kept.managed_candidates - kept.assigned_candidates, 0) else 0 end,
      'overdue', owed.counts -> 'overdue',
      'due_today', owed.counts -> 'due_today',
      'partners', case when 'handle_candidates' = any (mine) then (select count(*) from private.partner_ids(of_company)) else 0 end
    )
    from (
      select
        coalesce(sum(n) filter (where what = 'jobs'), 0) as jobs,
        coalesce(sum(n) filter (where what = 'new_applications'), 0) as new_applications,
        coalesce(sum(n) filter (where what = 'open_offers'), 0) as open_offers,
        coalesce(sum(n) filter (where what = 'interviews'), 0) as interviews,
        coalesce(sum(n) filter (where what = 'managed_candidates'), 0) as managed_candidates,
        coalesce(sum(n) filter (where what = 'assigned_candidates'), 0) as assigned_candidates,
        coalesce(sum(n) filter (where what = 'unassigned_jobs'), 0) as unassigned_jobs
      from private.counts where subject = of_company
    ) kept
    cross join lateral private.assigned_counts(of_company, mine) assigned
    cross join lateral (select private.owed_counts(of_company, mine) as counts) owed
  );
end
$function$;

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
    (t.company_id, 'listed_' || t.status),
    (case when t.applied_by_company_id <> t.company_id then t.applied_by_company_id end, 'listed_' || t.status),
    (t.company_id, case t.status when 'applied' then 'new_applications' when 'interview' then 'interviews' when 'offered' then 'open_offers' end)
  ) as counted (subject, what)
  where counted.subject is not null and counted.what is not null
  group by counted.subject, counted.what;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_candidate_assignments()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.count_changes (subject, what, n)
  select t.company_id, 'assigned_candidates', sum(tg_argv[0]::integer) from changed t group by t.company_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.drop_notes_of_unmanaged()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.team_notes n where n.candidate_id = old.id and n.company_id = old.managing_company_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_foreign_application_assignments()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.application_assignments own
  using public.applications a, public.company_users u
  where a.id = own.application_id and a.job_id = old.job_id and own.assigned_to_user_id = old.assigned_to_user_id
    and u.user_id = own.assigned_to_user_id and u.company_id = own.company_id and not private.looks_after_applications(u.user_id, a);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.enough_of (
  asked integer
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN ceil(((asked)::numeric * 0.8));

CREATE OR REPLACE FUNCTION private.fits_from (
  closeness text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN (CASE closeness WHEN 'match'::text THEN '{match}'::text WHEN 'close'::text THEN '{match,close}'::text ELSE NULL::text END)::text[];

CREATE OR REPLACE FUNCTION private.forget_job_visits()
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 DELETE FROM private.job_visits v
   WHERE (v.day < (((now() AT TIME ZONE 'UTC'::text))::date - 1));
END;

CREATE OR REPLACE FUNCTION private.furthest_stage (
  reached public.application_status[]
)
  RETURNS public.application_status
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN (CASE WHEN ('hired'::public.application_status = ANY (reached)) THEN 'hired'::text WHEN ('offered'::public.application_status = ANY (reached)) THEN 'offered'::text WHEN ('interview'::public.application_status = ANY (reached)) THEN 'interview'::text WHEN ('reviewing'::public.application_status = ANY (reached)) THEN 'reviewing'::text ELSE 'applied'::text END)::public.application_status;

CREATE OR REPLACE FUNCTION private.give_work (
  kind text,
  subjects private.work[],
  assignee uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  change private.assignment_changes;
  data jsonb;
  former record;
begin
  execute format(
    'select jsonb_object_agg(w.id, to_jsonb(a)) from unnest($1) w left join public.%1$I a on a.%2$I = w.id
     where a.assigned_to_user_id is distinct from $2 or a.company_id <> w.company_id', kind || '_assignments', kind || '_id')
  into change.before using subjects, assignee;
  if change.before is null then
    return jsonb_build_object('assigned', cardinality(subjects), 'change_id', null);
  end if;
  delete from private.assignment_changes c where c.actor_id = auth.uid() and c.made_at + private.undo_time() <= now();
  insert into private.assignment_changes (actor_id, kind, company_ids, assigned_to, before, applications)
  values (auth.uid(), kind, array(select distinct w.company_id from unnest(subjects) w), assignee, change.before, coalesce((
    select jsonb_agg(to_jsonb(own))
    from jsonb_each(change.before) b
    join public.application_assignments own on own.assigned_to_user_id = (b.value ->> 'assigned_to_user_id')::uuid
    join public.applications a on a.id = own.application_id and a.job_id = b.key::uuid
    where kind = 'job'
  ), '[]'))
  returning * into change;
  if assignee is null then
    execute format('delete from public.%1$I a where a.%2$I in (select jsonb_object_keys($1)::uuid)', kind || '_assignments', kind || '_id')
    using change.before;
  else
    execute format(
      'insert into public.%1$I (%2$I, company_id, assigned_to_user_id, assigned_by_user_id)
       select w.id, w.company_id, $2, auth.uid() from unnest($1) w where $3 ? w.id::text
       on conflict (%2$I) do update set company_id = excluded.company_id, assigned_to_user_id = excluded.assigned_to_user_id,
         assigned_by_user_id = excluded.assigned_by_user_id', kind || '_assignments', kind || '_id')
    using subjects, assignee, change.before;
  end if;

  data := jsonb_build_object('change_id', change.id, 'company_id', subjects[1].company_id);
  perform private.tell_assignee(assignee, kind, array_agg(w.name order by w.name), data || case
    when kind = 'job' and count(*) = 1 then jsonb_build_object('job_id', min(w.id::text)) else '{}' end)
  from unnest(subjects) w where assignee is not null and change.before ? w.id::text;
  for former in
    select (change.before -> w.id::text ->> 'assigned_to_user_id')::uuid as user_id, array_agg(w.name order by w.name) as names
    from unnest(subjects) w where change.before -> w.id::text ->> 'company_id' = w.company_id::text
    group by 1 order by 1
  loop
    perform private.tell_former_assignee(former.user_id, kind, former.names, private.person_name(assignee, subjects[1].company_id), data);
  end loop;
  return jsonb_build_object('assigned', cardinality(subjects), 'change_id', change.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.import_fates (
  of_company uuid,
  rows jsonb
)
  RETURNS TABLE (
    line integer,
    invitee text,
    candidate_data jsonb,
    fate text,
    words text
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 100
  SET search_path TO ''
  AS $function$
declare
  item jsonb;
  place bigint;
  known record;
  sent_today bigint;
  sent_to jsonb;
  first_lines jsonb := '{}';
begin
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) = 0 then
    perform private.refuse_field_errors('{"rows": "The file has no lines to import"}');
  elsif jsonb_array_length(rows) > 500 then
    perform private.refuse_field_errors('{"rows": "Import at most 500 lines at once"}');
  end if;
  select coalesce(sum(n), 0), coalesce(jsonb_object_agg(email, n), '{}') into sent_today, sent_to
  from (
    select coalesce(l.details ->> 'email', '') as email, count(*) as n
    from public.audit_log l
    where l.actor_id = auth.uid() and l.action = 'invitation.sent' and l.created_at > now() - interval '1 day'
    group by 1
  ) as sent;
  for item, place in select * from jsonb_array_elements(rows) with ordinality loop
    line := case when pg_input_is_valid(item ->> 'line', 'integer') then (item ->> 'line')::integer else place end;
    invitee := lower(private.trimmed(item ->> 'email'));
    candidate_data := null;
    words := private.import_problem(private.candidate_data_errors(item) || private.invited_email_errors(item ->> 'email'));
    if words is not null then
      fate := 'invalid';
    elsif first_lines ? invitee then
      fate := 'twice';
      words := format('Same email as line %s, left alone', first_lines ->> invitee);
    else
      first_lines := first_lines || jsonb_build_object(invitee, line);
      known := private.known_invitee('candidate', invitee, of_company);
      if known.known_as = 'candidate' then
        fate := 'known';
        words := 'Already your candidate, left alone';
      elsif known.known_as is not null then
        fate := 'invited';
        words := format('Invited on %s, left alone', private.day_in_words(known.invited_at));
      else
        -- All of them are one act: a minute's limit is for one after the other.
        case private.invitation_rate_passed(0, sent_today, coalesce((sent_to ->> invitee)::bigint, 0))
          when 'day' then
            fate := 'tomorrow';
            words := 'Past your 200 invitations of a day, can be sent tomorrow';
          when 'address' then
            fate := 'tomorrow';
            words := 'Has had 5 invitations from you today, can get another one tomorrow';
          else
            fate := 'invite';
            words := 'Gets an invitation';
            sent_today := sent_today + 1;
            candidate_data := private.clean_candidate_data(item);
        end case;
      end if;
    end if;
    return next;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.import_fates_json (
  fates jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('line', (listed.f -> 'line'::text), 'fate', (listed.f -> 'fate'::text), 'words', (listed.f -> 'words'::text)) ORDER BY listed.place), '[]'::jsonb)
  AS "coalesce"
    FROM jsonb_array_elements(import_fates_json.fates) WITH ORDINALITY listed(f, place);
END;

CREATE OR REPLACE FUNCTION private.import_problem (
  errors jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select string_agg(
      -- What does not say itself what it is about.
      case when problem like 'Use %' then field.label || ': ' || lower(left(problem, 1)) || substr(problem, 2) else problem end,
      '; ' order by field.place)
    from jsonb_each_text(errors) as given (key, problem)
    left join (values
      (1, 'firstName', 'First name'), (2, 'lastName', 'Last name'), (3, 'email', 'Email'), (4, 'title', 'Title'), (5, 'phoneNumber', 'Phone'),
      (6, 'skills', 'Skills'), (7, 'address.city', 'City'), (8, 'address.state', 'State'), (9, 'address.country', 'Country')
    ) as field (place, key, label) on field.key = given.key
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.invitation_rate_passed (
  last_minute bigint,
  last_day bigint,
  to_invitee bigint
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return case when last_day >= 200 then 'day' when last_minute >= 20 then 'minute' when to_invitee >= 5 then 'address' end;
end
$function$;

CREATE OR REPLACE FUNCTION private.invited_email_errors (
  email text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.field_errors(
    jsonb_build_object('email', email), array[private.rule('email', 'email', 320, 1, 'Please enter a valid email address')]);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_answer (
  status public.application_status
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN (status = ANY (ARRAY['offered'::public.application_status, 'hired'::public.application_status, 'rejected'::public.application_status]));

CREATE OR REPLACE FUNCTION private.is_day (
  value text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((value ~ '^\d{4}-\d{2}-\d{2}$'::text) AND pg_input_is_valid(value, 'date'::text));

CREATE OR REPLACE FUNCTION private.day_problem (
  value jsonb,
  stored date
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((value IS NULL) OR (jsonb_typeof(value) = 'null'::text) OR (value = '""'::jsonb)) THEN NULL::text WHEN ((jsonb_typeof(value) <> 'string'::text) OR (NOT private.is_day((value #>> '{}'::text[])))) THEN 'Choose a date'::text WHEN ((((value #>> '{}'::text[]))::date IS DISTINCT FROM stored) AND (((value #>> '{}'::text[]))::date < ((now() AT TIME ZONE 'UTC'::text))::date)) THEN 'The expiry date cannot be before today'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.is_overdue (
  answer_due date
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (answer_due < ((now() AT TIME ZONE 'UTC'::text))::date);

CREATE OR REPLACE FUNCTION private.job_counts (
  of_job uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'application_count', coalesce(sum(c.n), 0),
      'new_application_count', coalesce(sum(c.n) filter (where c.what = 'applied'), 0),
      'status_counts', coalesce(jsonb_object_agg(c.what, c.n) filter (where c.n > 0), '{}'),
      'next_answer', (
        select min(first.answer_due)
        from unnest('{applied,reviewing,interview}'::public.application_status[]) as stage
        cross join lateral (
          select m.answer_due from private.application_matches m
          where m.job_id = of_job and m.status = stage and m.answer_due is not null
          order by m.answer_due limit 1
        ) as first
      )
    )
    -- The numbers of a job are those of its applications by status.
    from private.counts c where c.subject = of_job
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.job_errors (
  data jsonb,
  stored public.jobs
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := private.field_errors(data, private.job_rules(), is_whole => stored.id is null);
  -- What the job would have, with what is left out as it is.
  salaries jsonb := jsonb_build_object('salaryMin', stored.salary_min, 'salaryMax', stored.salary_max) || data;
begin
  errors := errors || private.job_question_errors(data -> 'questions') || jsonb_strip_nulls(jsonb_build_object(
    'salaryMin', private.salary_problem(data -> 'salaryMin'),
    'salaryMax', private.salary_problem(data -> 'salaryMax'),
    'expires_at', private.day_problem(data -> 'expires_at', stored.expires_at),
    'answerDays', private.answer_days_problem(data -> 'answerDays'),
    'status', case
      when data ? 'status' and not coalesce(
        jsonb_typeof(data -> 'status') = 'string'
        and private.read_job_status(data ->> 'status') = any (enum_range(null::public.job_status)::text[]), false)
      then 'Choose a status'
    end
  ));
  if not errors ?| array['salaryMin', 'salaryMax']
    and (salaries ->> 'salaryMin')::numeric > (salaries ->> 'salaryMax')::numeric then
    errors := errors || '{"salaryMax": "The maximum salary cannot be below the minimum"}';
  end if;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.job_facts (
  job public.jobs
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN jsonb_build_object('id', (job).id, 'title', (job).title, 'description', (job).description, 'location', (job).location, 'locations', to_jsonb((job).locations), 'job_type', (job).job_type, 'experience_level', (job).experience_level, 'experience_required', (job).experience_required, 'education_required', (job).education_required, 'salary_min', (job).salary_min, 'salary_max', (job).salary_max, 'skills_required', to_jsonb((job).skills_required), 'requirements', to_jsonb((job).requirements), 'preferred_skills', to_jsonb((job).preferred_skills), 'posted_at', (job).posted_at, 'expires_at', (job).expires_at, 'answer_days', (job).answer_days);

CREATE OR REPLACE FUNCTION private.keep_answer_day()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'INSERT' then
    new.answer_by := (
      select (new.applied_at at time zone 'UTC')::date + j.answer_days from public.jobs j where j.id = new.job_id);
  end if;
  if new.answer_by is not null then
    new.answer_due := private.owed_day(
      new.answer_by, new.status, private.is_answer(new.status) or private.answered_on(new.id) is not null);
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_application_source (
  of_application uuid,
  claimed text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into private.application_sources (application_id, source)
  values (of_application, case
    when exists (select from public.put_forwards f where f.application_id = of_application) then 'put_forward'
    when claimed in ('search', 'matches', 'shared', 'site') then claimed
    else 'direct'
  end);
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_management_consistent()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- Also when the managing company is deleted and the reference becomes null.
  new.is_managed_by_company := new.managing_company_id is not null;
  -- Who agreed did so for the company that looked after them then.
  if tg_op = 'INSERT' or new.managing_company_id is distinct from old.managing_company_id then
    new.shown_to_partners := false;
    new.managed_since := case when new.managing_company_id is not null then now() end;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_match_history()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_application uuid := case tg_op when 'DELETE' then old.application_id else new.application_id end;
begin
  update private.application_matches
  set reached = private.reached_by(of_application), answered_on = private.answered_on(of_application)
  where application_id = of_application;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.known_invitee (
  kind text,
  invitee text,
  for_company uuid,
  resent uuid DEFAULT NULL::uuid,
  OUT known_as text,
  OUT invited_at timestamp with time zone
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  known_as := case kind
    when 'candidate' then (
      select kind from public.candidates c join public.profiles p on p.id = c.user_id
      -- Its own only: that another company manages somebody is theirs to know, and shows at acceptance.
      where lower(p.email) = invitee and c.managing_company_id = for_company limit 1)
    when 'admin' then (select kind from public.profiles where lower(email) = invitee and role = 'admin' limit 1)
    when 'employee' then (
      select kind from public.company_users u join public.profiles p on p.id = u.user_id
      where u.company_id = for_company and lower(p.email) = invitee limit 1)
  end;
  if known_as is null then
    select 'invited', i.sent_at into known_as, invited_at from public.invitations i
    where lower(i.email) = invitee and private.is_open(i) and i.id is distinct from resent
      and private.invitation_kind(i) = kind and i.company_id is not distinct from for_company
    order by i.sent_at desc
    limit 1;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.known_status (
  given text
)
  RETURNS public.application_status
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  plain text := lower(private.trimmed(given));
begin
  return case
    when plain = 'accepted' then 'hired'
    when plain = any (enum_range(null::public.application_status)::text[]) then plain
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.last_rejection (
  of_application uuid,
  only_settled boolean
)
  RETURNS SETOF private.application_rejections
  LANGUAGE plpgsql
  STABLE
  ROWS 1
  SET search_path TO ''
  AS $function$
begin
  return query
    select r.*
    from private.application_rejections r
    join public.application_events e on e.id = r.event_id
    where r.application_id = of_application and (not only_settled or private.is_settled(e))
    order by r.event_id desc
    limit 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.last_summary()
  RETURNS timestamp with time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((date_trunc('day'::text, ((now() AT TIME ZONE 'UTC'::text) - '13:00:00'::interval)) + '13:00:00'::interval) AT TIME ZONE 'UTC'::text);

CREATE OR REPLACE FUNCTION private.listed_applications (
  scopes uuid[],
  wanted private.application_filter,
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
  sort text := private.read_application_order(p_sort);
begin
  return json_build_object(
    'applications', private.application_entries(
      private.application_page(scopes, wanted, sort, p_before, private.page_limit(p_limit)), wanted, sort, across_jobs),
    'counts', case when nullif(p_before, 'null') is null then json_build_object(
      'by_status', private.application_totals(scopes, wanted),
      'overdue', private.overdue_total(scopes, wanted)
    ) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.listed_names (
  names text[]
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (array_to_string((names)[1:5], ', '::text) || CASE WHEN (cardinality(names) > 5) THEN ((' and '::text || (cardinality(names) - 5)) || ' more'::text) ELSE ''::text END);

CREATE OR REPLACE FUNCTION private.lock_account (
  of_user uuid
)
  RETURNS public.profiles
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT profiles.id,
     profiles.email,
     profiles.role,
     profiles.created_at,
     profiles.updated_at,
     profiles.first_name,
     profiles.last_name,
     profiles.company_id
    FROM public.profiles
   WHERE (profiles.id = lock_account.of_user)
  FOR UPDATE OF profiles;
END;

CREATE OR REPLACE FUNCTION private.lock_sender()
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT pg_advisory_xact_lock(hashtextextended(('invitation sender '::text || auth.uid()), (0)::bigint))
  AS pg_advisory_xact_lock;
END;

CREATE OR REPLACE FUNCTION private.looks_after_applications (
  of_user uuid,
  application public.applications
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.company_users u
    where u.user_id = of_user and u.company_id = application.company_id
      and u.role = any (private.invitable_staff_roles() || private.staff_roles_for('handle_applications'))
      and (
        u.role = any (private.staff_roles_for('handle_applications'))
        or exists (select from public.job_assignments j where j.job_id = application.job_id and j.assigned_to_user_id = of_user)
      )
  );
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
  return array(
    select k from unnest(private.staff_notice_kinds()) k
    cross join lateral private.staff_notice_setting(link.user_id, link.company_id, k) s
    where case when link.kind = 'summary' then s.by_mail = 'daily' else k = link.kind and s.by_mail <> 'off' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.managed_candidate (
  p_candidate_id uuid,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS public.candidates
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  candidate public.candidates;
begin
  perform private.require_caller();
  select * into candidate from public.candidates c
  where c.id = p_candidate_id and c.managing_company_id is not null and (private.manages_candidate(c, me) or me.is_admin);
  if candidate.id is null then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  end if;
  return candidate;
end
$function$;

CREATE OR REPLACE FUNCTION private.managed_candidate_item (
  c public.candidates,
  me private.reach
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'id', c.id,
    'first_name', c.first_name,
    'last_name', c.last_name,
    'title', c.title,
    'email', c.email,
    'phone', c.phone,
    'skills', to_jsonb(c.skills),
    'city', c.city,
    'state', c.state,
    'country', c.country,
    'applications', (
      select count(*) from public.applications a
      where a.candidate_id = c.id and c.managing_company_id in (a.company_id, a.applied_by_company_id)
        and (private.can_review_application(a, me) or me.is_admin)
    ),
    'assignee', (select a.assignee from private.candidate_assignees a where a.candidate_id = c.id and a.company_id = c.managing_company_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.move_application (
  application public.applications,
  change private.application_change
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  moved public.applications;
begin
  update public.applications set status = change.wanted where id = application.id returning * into moved;
  if change.wanted = 'rejected' then
    insert into private.application_rejections (event_id, application_id, reason, message)
    select max(e.id), application.id, change.reason, change.message
    from public.application_events e where e.application_id = application.id;
  end if;
  perform private.expect_status_notice(moved, application.status);
  return moved;
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
  set company_id = new.company_id, applied_by_company_id = new.applied_by_company_id, applied_at = new.applied_at,
    status = new.status, answer_by = new.answer_by, answer_due = new.answer_due
  where application_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_companies()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(private.company_card(c) || jsonb_build_object('role', u.role, 'state', private.company_state(c))
      order by u.created_at, u.id), '[]')
    from private.my_memberships() u join public.companies c on c.id = u.company_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_membership (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS public.company_users
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  membership public.company_users;
begin
  select * into membership from private.my_memberships(p_company_id) limit 1;
  return membership;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_memberships (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS SETOF public.company_users
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  ROWS 1
  SET search_path TO ''
  AS $function$
begin
  return query
    select u.* from public.company_users u
    where u.user_id = (select auth.uid()) and (p_company_id is null or u.company_id = p_company_id)
    order by u.company_id = (select p.company_id from public.profiles p where p.id = auth.uid()) desc nulls last, u.created_at, u.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.newest_applications (
  scopes uuid[],
  wanted private.application_filter,
  also_owed boolean,
  p_before jsonb,
  size integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  before record := private.page_key(p_before, 'appliedAt');
begin
  return array(
    select page.application_id
    from unnest(scopes) as among (scope)
    cross join unnest(wanted.stages) as stage
    cross join unnest(case when also_owed then '{true,false}' else '{true}' end::boolean[]) as owes (nothing)
    cross join lateral (
      select x.applied_at, x.application_id
      from private.application_scopes x
      where x.scope = among.scope and x.status = stage and (x.answer_due is null) = owes.nothing
        and (x.applied_at, x.application_id) < (before.at, before.id)
        and (wanted.is_plain or (
          select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id))
      order by x.applied_at desc, x.application_id desc
      limit size
    ) page
    order by page.applied_at desc, page.application_id desc
    limit size
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.note_count (
  of_application uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select count(*) from private.team_notes n where n.application_id = of_application);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_readers (
  subject private.note_subject
)
  RETURNS TABLE (
    user_id uuid,
    first_name text,
    last_name text
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 20
  SET search_path TO ''
  AS $function$
declare
  sees_team boolean := private.can_at_company(subject.company_id, 'read_company');
begin
  return query
    select u.user_id, u.first_name, u.last_name
    from public.company_users u
    where u.company_id = subject.company_id and case
      when subject.application_id is not null then
        u.role = any (private.staff_roles_for('handle_applications')) or exists (
          select from public.job_assignments j where j.job_id = subject.job_id and j.assigned_to_user_id = u.user_id)
      else
        u.role = any (private.staff_roles_for('handle_candidates')) or exists (
          select from public.candidate_assignments a
          where a.candidate_id = subject.candidate_id and a.company_id = u.company_id and a.assigned_to_user_id = u.user_id)
    end and (
      sees_team or u.user_id = auth.uid()
      or exists (
        select from private.team_notes n
        where n.author_id = u.user_id and n.company_id = subject.company_id
          and (n.application_id = subject.application_id or n.candidate_id = subject.candidate_id))
      or exists (
        select from public.job_assignments a
        where a.job_id = subject.job_id and u.user_id in (a.assigned_to_user_id, a.assigned_by_user_id))
      or exists (
        select from public.application_assignments a
        where a.application_id = subject.application_id and u.user_id in (a.assigned_to_user_id, a.assigned_by_user_id))
      or exists (
        select from public.candidate_assignments a
        where a.candidate_id = subject.candidate_id and a.company_id = subject.company_id
          and u.user_id in (a.assigned_to_user_id, a.assigned_by_user_id))
    )
    order by u.first_name, u.last_name, u.user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_subject (
  p_application_id uuid,
  p_candidate_id uuid
)
  RETURNS private.note_subject
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  application public.applications;
  candidate public.candidates;
begin
  perform private.require_caller();
  if num_nonnulls(p_application_id, p_candidate_id) <> 1 then
    perform private.fail(422, 'invalid_input', 'Name an application or a candidate');
  end if;
  if p_application_id is not null then
    select * into application from public.applications a where a.id = p_application_id and private.can_move_application(a, me);
    if application.id is null then
      perform private.fail(404, 'application_not_found', 'Application not found');
    end if;
    return row(
      application.company_id, application.id, null,
      (select m.candidate_name from private.application_matches m where m.application_id = application.id), application.job_id
    )::private.note_subject;
  end if;
  select * into candidate from public.candidates c where c.id = p_candidate_id and private.manages_candidate(c, me);
  if candidate.id is null then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  end if;
  return row(
    candidate.managing_company_id, null, candidate.id,
    coalesce(nullif(private.trimmed(concat_ws(' ', candidate.first_name, candidate.last_name)), ''), candidate.email), null
  )::private.note_subject;
end
$function$;

CREATE OR REPLACE FUNCTION private.open_stages()
  RETURNS public.application_status[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN '{applied,reviewing,interview,offered}'::public.application_status[];

CREATE OR REPLACE FUNCTION private.overdue_total (
  scopes uuid[],
  wanted private.application_filter
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return (
    select count(*)
    from unnest(scopes) as among (scope)
    cross join unnest(wanted.stages) as stage
    -- offset 0: scope by scope, by their index.
    cross join lateral (
      select x.application_id from private.application_scopes x
      where x.scope = among.scope and x.status = stage and private.is_overdue(x.answer_due)
      offset 0
    ) x
    where (wanted.is_plain or (
      select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.owed_applications (
  scopes uuid[],
  wanted private.application_filter,
  before_day date,
  p_before jsonb,
  size integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  after record := private.page_key(p_before, 'appliedAt');
  -- Without a page before, before every day.
  after_day date := '-infinity';
begin
  if p_before is not null then
    if not coalesce(private.is_day(p_before ->> 'due'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    after_day := p_before ->> 'due';
  end if;
  return array(
    select page.application_id
    from unnest(scopes) as among (scope)
    cross join unnest(wanted.stages) as stage
    cross join lateral (
      select x.answer_due, x.applied_at, x.application_id
      from private.application_scopes x
      where x.scope = among.scope and x.status = stage and x.answer_due < before_day
        and (x.answer_due, x.applied_at, x.application_id) > (after_day, after.at, after.id)
        and (wanted.is_plain or (
          select private.fits_filter(m, wanted) from private.application_matches m where m.application_id = x.application_id))
      order by x.answer_due, x.applied_at, x.application_id
      limit size
    ) page
    order by page.answer_due, page.applied_at, page.application_id
    limit size
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.owed_counts (
  of_company uuid,
  mine private.staff_act[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  return (
    select jsonb_build_object(
      'overdue', count(*) filter (where owed.answer_due < today), 'due_today', count(*) filter (where owed.answer_due = today))
    from (
      (
        select m.answer_due from private.application_matches m
        where 'handle_applications' = any (mine) and m.company_id = of_company
          and m.status in ('applied', 'reviewing', 'interview') and m.answer_due <= today
        limit 1000
      )
      union all
      (
        select m.answer_due
        from private.my_assigned_job_ids() as assigned (id)
        join private.application_matches m on m.job_id = assigned.id and m.company_id = of_company
        where not 'handle_applications' = any (mine) and m.status in ('applied', 'reviewing', 'interview') and m.answer_due <= today
        limit 1000
      )
    ) owed
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.owed_day (
  answer_by date,
  status public.application_status,
  was_answered boolean
)
  RETURNS date
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN CASE WHEN ((status <> 'withdrawn'::public.application_status) AND (NOT was_answered)) THEN answer_by ELSE NULL::date END;

CREATE OR REPLACE FUNCTION private.my_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('id', (my_application_json.application).id, 'status', private.settled_status(my_application_json.application), 'applied_at', (my_application_json.application).applied_at, 'job', ((private.job_facts(j.*) - 'answer_days'::text) || jsonb_build_object('company', private.company_card(c.*), 'is_visible', private.is_visible_job(j.id))), 'answers', private.application_answers_json((my_application_json.application).id), 'events', private.application_events_json((my_application_json.application).id, NULL::uuid, only_settled => true), 'match', private.application_match(my_application_json.application), 'message',
         CASE
             WHEN (private.settled_status(my_application_json.application) = 'rejected'::public.application_status) THEN ( SELECT r.message
                FROM private.last_rejection((my_application_json.application).id, only_settled => true) r(event_id, application_id, reason, message))
             ELSE NULL::text
         END, 'answer_by', (my_application_json.application).answer_by, 'answer_due', private.owed_day((my_application_json.application).answer_by, private.settled_status(my_application_json.application), (EXISTS ( SELECT
            FROM public.application_events e
           WHERE ((e.application_id = (my_application_json.application).id) AND private.is_answer(e.to_status) AND private.is_settled(e.*))))), 'can', jsonb_build_object('withdraw', private.can_withdraw_application(my_application_json.application)))
  AS jsonb_build_object
    FROM public.jobs j,
     public.companies c
   WHERE ((j.id = (my_application_json.application).job_id) AND (c.id = j.company_id));
END;

CREATE OR REPLACE FUNCTION private.path_stages()
  RETURNS public.application_status[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN '{applied,reviewing,interview,offered,hired}'::public.application_status[];

CREATE OR REPLACE FUNCTION private.people_behind_application (
  application public.applications
)
  RETURNS TABLE (
    user_id uuid,
    email text
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 1
  SET search_path TO ''
  AS $function$
begin
  return query
    select p.id, p.email from public.application_assignments a join public.profiles p on p.id = a.assigned_to_user_id
    where a.application_id = application.id;
  if not found then
    return query select * from private.people_behind_job(application.job_id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.promise_outcome (
  kept private.application_matches
)
  RETURNS text
  LANGUAGE sql
  STABLE
RETURN CASE WHEN ((kept).answered_on <= (kept).answer_by) THEN 'kept'::text WHEN (((kept).answered_on > (kept).answer_by) OR (((kept).answered_on IS NULL) AND private.is_overdue((kept).answer_due))) THEN 'late'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.fits_filter (
  kept private.application_matches,
  wanted private.application_filter
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((kept).applied_at >= (wanted).from_at) AND ((kept).applied_at < (wanted).until_at) AND (((wanted).job_id IS NULL) OR ((kept).job_id = (wanted).job_id)) AND (((wanted).skill IS NULL) OR ((wanted).skill = ANY ((kept).skill_keys))) AND (((wanted).levels IS NULL) OR ((kept).level_fit = ANY ((wanted).levels))) AND (((wanted).places IS NULL) OR ((kept).place_fit = ANY ((wanted).places))) AND (((wanted).reached IS NULL) OR ((kept).reached && (wanted).reached)) AND (((wanted).furthest IS NULL) OR (private.furthest_stage((kept).reached) = (wanted).furthest)) AND CASE (wanted).answer WHEN 'overdue'::text THEN private.is_overdue((kept).answer_due) WHEN 'kept'::text THEN (private.promise_outcome(kept) = 'kept'::text) WHEN 'late'::text THEN (private.promise_outcome(kept) = 'late'::text) ELSE true END AND (((wanted).assigned_jobs IS NULL) OR (((kept).company_id = (wanted).of_company) AND COALESCE((SELECT (NOT (own.assigned_to_user_id IS DISTINCT FROM (fits_filter.wanted).assignee)) FROM public.application_assignments own WHERE (own.application_id = (fits_filter.kept).application_id)), (((kept).job_id = ANY ((wanted).assigned_jobs)) <> (wanted).is_unassigned)))) AND (((wanted).left_stage IS NULL) OR (EXISTS (SELECT FROM public.application_events e WHERE ((e.application_id = (fits_filter.kept).application_id) AND (e.from_status = (fits_filter.wanted).left_stage))))) AND (((wanted).reason IS NULL) OR (((kept).status = 'rejected'::public.application_status) AND ((kept).company_id = (wanted).of_company) AND (EXISTS (SELECT FROM private.last_rejection((fits_filter.kept).application_id, only_settled => false) r(event_id, application_id, reason, message) WHERE (r.reason = (fits_filter.wanted).reason))))) AND (((wanted).source IS NULL) OR (((kept).company_id = (wanted).of_company) AND ((wanted).source = COALESCE((SELECT s.source FROM private.application_sources s WHERE (s.application_id = (fits_filter.kept).application_id)), 'unknown'::text)))) AND (((wanted).words = '{}'::text[]) OR private.has_words((kept).words, (wanted).words)));

CREATE OR REPLACE FUNCTION private.reached_by (
  of_application uuid
)
  RETURNS public.application_status[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select distinct e.to_status from public.application_events e where e.application_id = of_application order by e.to_status);
end
$function$;

CREATE OR REPLACE FUNCTION private.read_application_change (
  p_change jsonb
)
  RETURNS private.application_change
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  change private.application_change;
begin
  if p_change ? 'to' then
    change.wanted := private.read_status_filter(p_change ->> 'to');
  end if;
  if change.wanted is null and not coalesce(p_change ? 'assignee', false) then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  elsif change.wanted = 'withdrawn' then
    perform private.fail(409, 'status_not_allowed', 'Only the candidate can withdraw an application');
  elsif change.wanted = 'rejected' then
    perform private.refuse_field_errors(private.rejection_errors(p_change ->> 'reason', p_change ->> 'message'));
    change.reason := p_change ->> 'reason';
    change.message := nullif(private.trimmed(p_change ->> 'message'), '');
  elsif change.wanted is null and p_change ->> 'assignee' is not null then
    if not pg_input_is_valid(p_change ->> 'assignee', 'uuid') then
      perform private.refuse_field_errors('{"assignee": "Choose a manager or recruiter of your company"}');
    end if;
    change.assignee := p_change ->> 'assignee';
  end if;
  return change;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_application_filter (
  p_filter jsonb,
  of_company uuid
)
  RETURNS private.application_filter
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  given jsonb := coalesce(nullif(p_filter, 'null'), '{}');
  rules private.field_rule[];
  errors jsonb;
  -- What was given and is not empty.
  asked jsonb := '{}';
  wanted private.application_filter;
begin
  if given <> '{}' then
    rules := private.application_filter_rules();
    errors := private.field_errors(given, rules);
    asked := jsonb_strip_nulls(private.clean_fields(given, rules));
    perform private.refuse_field_errors(
      coalesce((
        select jsonb_object_agg(key, 'This filter does not exist')
        from jsonb_object_keys(given) as key where key not in (select (rule).key from unnest(rules) as rule)
      ), '{}')
      || jsonb_strip_nulls(jsonb_build_object(
        'stage', case when lower(asked ->> 'stage') <> 'open' and private.known_status(asked ->> 'stage') is null then 'Choose a stage' end,
        'reached', case when asked ? 'reached' and private.stage_rank(private.known_status(asked ->> 'reached')) is null
          then 'Choose a stage' end,
        'furthest', case when asked ? 'furthest' and private.stage_rank(private.known_status(asked ->> 'furthest')) is null
          then 'Choose a stage' end,
        'left', case when asked ? 'left' and private.known_status(asked ->> 'left') is null then 'Choose a stage' end,
        'assignee', case when asked ->> 'assignee' not in ('me', 'nobody') and not pg_input_is_valid(asked ->> 'assignee', 'uuid')
          then 'Choose a colleague' end,
        'job', case when not pg_input_is_valid(asked ->> 'job', 'uuid') then 'Choose a job' end,
        'from', case when not private.is_day(asked ->> 'from') then 'Choose a date' end,
        'to', case when not private.is_day(asked ->> 'to') then 'Choose a date' end
      ))
      || errors);
  end if;
  wanted.stages := case
    when not asked ? 'stage' then enum_range(null::public.application_status)
    when lower(asked ->> 'stage') = 'open' then private.open_stages()
    else array[private.known_status(asked ->> 'stage')]
  end;
  wanted.words := private.words_asked(asked ->> 'search');
  wanted.is_unassigned := asked ->> 'assignee' = 'nobody';
  wanted.assignee := case asked ->> 'assignee' when 'me' then auth.uid() when 'nobody' then null else (asked ->> 'assignee')::uuid end;
  if asked ? 'assignee' then
    wanted.assigned_jobs := array(
      select a.job_id from public.job_assignments a
      where a.company_id = of_company and (wanted.is_unassigned or a.assigned_to_user_id = wanted.assignee));
  end if;
  wanted.skill := private.skill_key(asked ->> 'skill');
  wanted.levels := private.fits_from(asked ->> 'level');
  wanted.places := private.fits_from(asked ->> 'place');
  wanted.from_at := coalesce((asked ->> 'from')::timestamp at time zone 'UTC', '-infinity');
  wanted.until_at := coalesce(((asked ->> 'to')::timestamp + interval '1 day') at time zone 'UTC', 'infinity');
  wanted.job_id := asked ->> 'job';
  wanted.reached := case when asked ? 'reached' then private.stages_from(private.known_status(asked ->> 'reached')) end;
  wanted.furthest := private.known_status(asked ->> 'furthest');
  wanted.left_stage := private.known_status(asked ->> 'left');
  wanted.answer := asked ->> 'answer';
  wanted.reason := asked ->> 'reason';
  wanted.source := asked ->> 'source';
  wanted.of_company := of_company;
  wanted.is_plain := asked - 'stage' - 'job' = '{}';
  return wanted;
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
  if p_sort is not null and p_sort not in ('best', 'newest', 'answer') then
    perform private.refuse_field_errors('{"sort": "Choose an order"}');
  end if;
  return coalesce(p_sort, 'best');
end
$function$;

CREATE OR REPLACE FUNCTION private.read_assignee (
  p_assignee text
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if p_assignee is null or p_assignee = 'nobody' then
    return null;
  elsif p_assignee = 'me' then
    return auth.uid();
  elsif not pg_input_is_valid(p_assignee, 'uuid') then
    perform private.refuse_field_errors('{"assignee": "Choose a colleague"}');
  end if;
  return p_assignee::uuid;
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
begin
  if p_status is not null and private.known_status(p_status) is null then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  end if;
  return private.known_status(p_status);
end
$function$;

CREATE OR REPLACE FUNCTION private.recount()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  lock table public.applications, public.jobs, public.job_assignments, public.candidates, public.candidate_assignments, public.profiles, public.companies,
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

CREATE OR REPLACE FUNCTION private.refuse_known_invitee (
  kind text,
  invitee text,
  for_company uuid,
  resent uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  known text := (private.known_invitee(kind, invitee, for_company, resent)).known_as;
begin
  if known is not null then
    perform private.fail(409, 'already_exists', case
      when known = 'candidate' then 'A candidate with this email address already exists in the system.'
      when known = 'admin' then 'An administrator with this email address already exists.'
      when known = 'employee' then 'An employee with this email address already exists.'
      when kind = 'candidate' then 'An invitation for a candidate with this email address already exists.'
      else 'An invitation for this email address already exists.' end);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.rejection_errors (
  reason text,
  message text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.field_errors(jsonb_build_object('reason', reason, 'message', message), array[
    private.rule('reason', 'choice', 20, 1, 'Choose a reason', '{skills,level,location,job_closed,salary,other}'),
    private.rule('message', 'text', 2000)]);
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_answers()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  today date := (now() at time zone 'UTC')::date;
  n bigint;
begin
  -- An hour before the summaries, so that reminders are in them.
  if (now() at time zone 'UTC')::time < '12:00' then
    return;
  end if;
  delete from private.answer_reminders r where r.due < today - 7;
  for due in
    with reminded as (
      insert into private.answer_reminders (application_id, due, is_last)
      select a.id, a.answer_due, a.answer_due = today
      from public.applications a
      where a.answer_due in (today, today + 1) and not exists (
        select from private.answer_reminders r
        where r.application_id = a.id and r.due = a.answer_due and r.is_last = (a.answer_due = today))
      on conflict do nothing
      returning *
    )
    select behind.user_id, a.company_id, r.is_last, array_agg(a.id order by m.candidate_name, a.id) as ids,
      array_agg(coalesce(m.candidate_name, 'Somebody') order by m.candidate_name, a.id) as names
    from reminded r
    join public.applications a on a.id = r.application_id
    left join private.application_matches m on m.application_id = a.id
    cross join lateral private.people_behind_application(a) behind
    group by behind.user_id, a.company_id, r.is_last
  loop
    n := cardinality(due.ids);
    perform private.tell_staff(
      due.user_id, 'answer_due', 'answer_due',
      case n when 1 then 'An answer is due ' else n || ' answers are due ' end || case when due.is_last then 'today' else 'tomorrow' end,
      private.listed_names(due.names),
      jsonb_build_object('company_id', due.company_id)
        || case n when 1 then jsonb_build_object('application_id', due.ids[1]) else '{}' end,
      case n when 1 then '/company/applications/' || due.ids[1] else '/company/applications?order=answer' end);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_days (
  p_from date,
  p_to date,
  OUT first_day date,
  OUT last_day date
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  last_day := coalesce(p_to, (now() at time zone 'UTC')::date);
  first_day := coalesce(p_from, (date_trunc('month', last_day) - interval '5 months')::date);
  if first_day > last_day or last_day > first_day + interval '5 years' then
    perform private.refuse_field_errors('{"from": "Choose a time of at most five years"}');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_due_summaries()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
begin
  for due in
    with gone as (
      delete from private.staff_summary_items i where i.created_at < private.last_summary() returning i.*
    )
    select g.user_id, g.company_id, count(*) as total,
      (jsonb_agg(jsonb_build_object('title', g.title, 'message', g.message, 'path', g.path) order by g.id)) as items
    from gone g
    group by g.user_id, g.company_id
  loop
    perform private.enqueue_email(
      'staff_summary', (select p.email from public.profiles p where p.id = due.user_id),
      jsonb_build_object(
        'company_name', (select c.name from public.companies c where c.id = due.company_id),
        'total', due.total,
        'items', jsonb_path_query_array(due.items, '$[0 to 49]'),
        'path', '/company/dashboard',
        'unsubscribe', private.unsubscribe_token(due.user_id, due.company_id, 'summary')));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_invitation (
  invitation public.invitations,
  held boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'id', invitation.id, 'kind', private.invitation_kind(invitation), 'email_id', private.announce_invitation(invitation, held),
    'path', private.new_link(invitation));
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_status (
  job public.jobs
)
  RETURNS text
  LANGUAGE sql
  STABLE
RETURN CASE WHEN private.is_expired(job) THEN 'closed'::text ELSE ((job).status)::text END;

CREATE OR REPLACE FUNCTION private.staff_notice_kinds()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{new_application,assigned,mentioned,answer_due,subscription}'::text[];

CREATE OR REPLACE FUNCTION private.staff_notice_setting (
  of_user uuid,
  of_company uuid,
  of_kind text,
  OUT in_app boolean,
  OUT by_mail text
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  select s.in_app, s.by_mail into in_app, by_mail
  from private.staff_notice_settings s
  where s.user_id = of_user and s.company_id = of_company and s.kind = of_kind;
  in_app := coalesce(in_app, true);
  -- Reminders come every day of a busy desk.
  by_mail := coalesce(by_mail, case of_kind when 'answer_due' then 'daily' else 'at_once' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.staff_notices_json (
  membership public.company_users
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'company', (select jsonb_build_object('id', c.id, 'name', c.name) from public.companies c where c.id = membership.company_id),
    'notices', (
      select jsonb_agg(jsonb_build_object('kind', k.kind, 'in_app', s.in_app, 'by_mail', s.by_mail) order by k.place)
      from unnest(private.staff_notice_kinds()) with ordinality as k (kind, place)
      cross join lateral private.staff_notice_setting(membership.user_id, membership.company_id, k.kind) s
      where k.kind <> 'subscription' or private.is_company_admin(membership.role)
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.staffed_membership (
  p_company_id uuid
)
  RETURNS public.company_users
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  membership public.company_users := private.my_membership(p_company_id);
begin
  perform private.require_caller();
  if membership.id is null then
    perform private.fail(404, 'company_not_found', 'No company found for this user');
  end if;
  return membership;
end
$function$;

CREATE OR REPLACE FUNCTION private.stage_rank (
  status public.application_status
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN array_position(private.path_stages(), status);

CREATE OR REPLACE FUNCTION private.stages_from (
  status public.application_status
)
  RETURNS public.application_status[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN (private.path_stages())[private.stage_rank(status):];

CREATE OR REPLACE FUNCTION private.status_in_words (
  status public.application_status
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN CASE status WHEN 'applied'::public.application_status THEN 'New'::text WHEN 'reviewing'::public.application_status THEN 'Under Review'::text WHEN 'rejected'::public.application_status THEN 'Not Selected'::text ELSE initcap((status)::text) END;

CREATE OR REPLACE FUNCTION private.store_staff_notice (
  of_user uuid,
  of_company uuid,
  of_kind text,
  in_app boolean,
  by_mail text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into private.staff_notice_settings as s (user_id, company_id, kind, in_app, by_mail)
  values (of_user, of_company, of_kind, in_app, by_mail)
  on conflict (user_id, company_id, kind) do update set in_app = excluded.in_app, by_mail = excluded.by_mail;
  if by_mail = 'off' then
    delete from private.staff_summary_items i where i.user_id = of_user and i.company_id = of_company and i.kind = of_kind;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_back_told (
  of_change uuid,
  told uuid[],
  told_at timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from public.notifications n where n.created_at = told_at and n.data ->> 'change_id' = of_change::text and n.user_id = any (told);
  delete from private.staff_summary_items i where i.user_id = any (told) and i.change_id = of_change;
  delete from public.email_outbox o
  where o.sent_at is null and o.failed_at is null and o.attempts = 0 and o.data ->> 'change_id' = of_change::text;
end
$function$;

CREATE OR REPLACE FUNCTION private.team_note_json (
  note private.team_notes
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'id', note.id,
    'body', note.body,
    'author_name', note.author_name,
    'created_at', note.created_at,
    'mentioned', to_jsonb(note.mentioned),
    'is_mine', coalesce(note.author_id = auth.uid(), false)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_assignee (
  assignee uuid,
  kind text,
  names text[],
  data jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if cardinality(names) > 0 and assignee is distinct from auth.uid() then
    perform private.tell_staff(
      assignee, 'assigned', kind || '_assigned',
      case when cardinality(names) = 1 then format('%s %s was assigned to you', case kind when 'application' then 'An' else 'A' end, kind)
        else format('%s %ss were assigned to you', cardinality(names), kind) end,
      private.listed_names(names), data, private.work_path(kind, data));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_by_mail (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select p.first_name, account.email, j.title, c.name as company_name
  into facts
  from public.candidates p
  join public.profiles account on account.id = p.user_id, public.jobs j, public.companies c
  where p.id = application.candidate_id and j.id = application.job_id and c.id = application.company_id;
  perform private.enqueue_email('application_status', facts.email, jsonb_build_object(
    'candidate_first_name', facts.first_name,
    'job_title', facts.title,
    'company_name', facts.company_name,
    'status', application.status,
    'message', case when application.status = 'rejected' then (
      select r.message from private.last_rejection(application.id, only_settled => true) r) end,
    'path', '/candidate/applications/' || application.id
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_company_about_application (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  told record;
  facts record;
  ids jsonb := private.application_ids(application);
  path text := '/company/applications/' || application.id;
begin
  select j.title, btrim(p.first_name || ' ' || p.last_name) as candidate_name
  into facts
  from public.jobs j, private.sent_profile(application.id) p
  where j.id = application.job_id;
  for told in select * from private.people_behind_application(application) loop
    if application.status = 'withdrawn' then
      perform private.tell_staff(
        told.user_id, 'new_application', 'application_withdrawn', facts.candidate_name || ' withdrew their application', facts.title, ids, path,
        by_mail => false);
    else
      perform private.tell_staff(
        told.user_id, 'new_application', 'application_received', facts.candidate_name || ' applied', facts.title, ids, path,
        'application_received', jsonb_build_object(
          'job_title', facts.title,
          'candidate_name', facts.candidate_name,
          'match_summary', private.application_match(application) ->> 'summary'
        ));
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_company_admins (
  company public.companies,
  type text,
  title text,
  message text,
  template text DEFAULT NULL::text,
  mail_data jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  reader record;
begin
  for reader in
    select u.user_id, p.email
    from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = company.id and private.is_company_admin(u.role)
  loop
    -- Of the plan each is told as they want to be; of the company's approval everybody is.
    if type = 'subscription_changed' then
      perform private.tell_staff(
        reader.user_id, 'subscription', type, title, message,
        jsonb_build_object('company_id', company.id, 'company_name', company.name), '/company/dashboard', template, mail_data,
        by_mail => template is not null);
      continue;
    end if;
    perform private.notify(
      reader.user_id, type, title, message, jsonb_build_object('company_id', company.id, 'company_name', company.name));
    if template is not null then
      perform private.enqueue_email(template, reader.email, mail_data || jsonb_build_object('company_name', company.name));
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_ended_management (
  candidate public.candidates,
  company_name text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    candidate.user_id, 'management_ended', company_name || ' no longer manages your profile',
    'They see your profile and documents no more. Your account and your applications stay.',
    jsonb_build_object('company_id', candidate.managing_company_id, 'company_name', company_name));
  perform private.enqueue_email(
    'management_ended', (select p.email from public.profiles p where p.id = candidate.user_id),
    jsonb_build_object('candidate_first_name', candidate.first_name, 'company_name', company_name, 'path', '/candidate/dashboard'));
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_former_assignee (
  former uuid,
  kind text,
  names text[],
  assignee_name text,
  data jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if former is distinct from auth.uid() then
    perform private.tell_staff(
      former, 'assigned', kind || '_assigned',
      case when cardinality(names) = 1 then format('A %s is no longer assigned to you', kind)
        else format('%s %ss are no longer assigned to you', cardinality(names), kind) end,
      private.listed_names(names) || coalesce(
        ': ' || assignee_name || ' looks after ' || case when cardinality(names) = 1 then 'it' else 'them' end || ' now', ''),
      data, '/company/dashboard');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_staff (
  of_user uuid,
  kind text,
  type text,
  title text,
  message text,
  data jsonb,
  path text,
  template text DEFAULT NULL::text,
  mail_data jsonb DEFAULT '{}'::jsonb,
  by_mail boolean DEFAULT true
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  at_company uuid := data ->> 'company_id';
  setting record := private.staff_notice_setting(of_user, at_company, kind);
  token text;
  mail jsonb;
  address text;
begin
  if setting.in_app then
    perform private.notify(of_user, type, title, message, data);
  end if;
  if not by_mail or setting.by_mail = 'off' then
    return;
  end if;
  token := private.unsubscribe_token(of_user, at_company, kind);
  if setting.by_mail = 'daily' and token is not null then
    insert into private.staff_summary_items (user_id, company_id, kind, title, message, path, change_id)
    values (of_user, at_company, kind, left(title, 200), left(message, 1000), path, (data ->> 'change_id')::uuid);
    return;
  end if;
  address := (select p.email from public.profiles p where p.id = of_user);
  mail := mail_data || jsonb_strip_nulls(jsonb_build_object(
    'path', path,
    'company_name', (select c.name from public.companies c where c.id = at_company),
    'unsubscribe', token,
    'change_id', data ->> 'change_id'));
  -- What can be taken back waits until it cannot.
  if template is null then
    perform private.enqueue_email(
      'staff_notice', address, mail || jsonb_build_object('kind', kind, 'title', title, 'message', message), held => data ? 'change_id');
  else
    perform private.enqueue_email(template, address, mail, held => data ? 'change_id');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.undo_move (
  of_application uuid,
  moved_to public.application_status
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  move public.application_events;
  application public.applications;
begin
  delete from public.application_events e
  where e.id = (select max(last.id) from public.application_events last where last.application_id = of_application)
    and e.from_status is not null
    and e.to_status = moved_to
    and e.actor_id = auth.uid()
    -- The time now, not that of the statement's begin: the lock may have been waited for.
    and e.created_at + private.undo_time() > clock_timestamp()
  returning * into move;
  update public.applications set status = move.from_status where id = move.application_id returning * into application;
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.unsubscribe_json (
  link private.unsubscribe_links
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'kind', link.kind,
    'company_name', (select c.name from public.companies c where c.id = link.company_id),
    'is_off', private.mailed_kinds(link) = '{}');
end
$function$;

CREATE OR REPLACE FUNCTION private.unsubscribe_link (
  p_token text
)
  RETURNS private.unsubscribe_links
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  link private.unsubscribe_links;
begin
  select * into link from private.unsubscribe_links l where l.token = p_token;
  if link.token is null then
    perform private.fail(404, 'link_ended', 'This link turns nothing off any more.');
  end if;
  return link;
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
  if exists (select from public.company_users u where u.user_id = of_user and u.company_id = of_company) then
    insert into private.unsubscribe_links (token, user_id, company_id, kind)
    values (private.new_token(), of_user, of_company, of_kind)
    on conflict (user_id, company_id, kind) do nothing;
  end if;
  return (
    select l.token from private.unsubscribe_links l where l.user_id = of_user and l.company_id = of_company and l.kind = of_kind);
end
$function$;

CREATE OR REPLACE FUNCTION private.words_of (
  profile public.candidates
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN lower(concat_ws('
'::text, (((profile).first_name || ' '::text) || (profile).last_name), (profile).title, array_to_string((profile).skills, '
'::text)));

CREATE OR REPLACE FUNCTION private.work_path (
  kind text,
  data jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN (data ? 'application_id'::text) THEN ('/company/applications/'::text || (data ->> 'application_id'::text)) WHEN (data ? 'job_id'::text) THEN (('/company/jobs/'::text || (data ->> 'job_id'::text)) || '/manage'::text) WHEN (kind = 'application'::text) THEN '/company/applications?assignee=me'::text WHEN (kind = 'candidate'::text) THEN '/company/candidates?assignee=me'::text ELSE '/company/jobs'::text END;

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
  insert into public.application_events (application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id)
  values (
    new.id, case when tg_op = 'UPDATE' then old.status end, new.status, auth.uid(),
    case when tg_op = 'UPDATE' then now() else new.applied_at end,
    case when new.status = 'interview' then new.candidate_id end,
    new.company_id
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_team_note (
  p_id uuid,
  p_body text,
  p_application_id uuid DEFAULT NULL::uuid,
  p_candidate_id uuid DEFAULT NULL::uuid,
  p_mentioned uuid[] DEFAULT '{}'::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  subject private.note_subject := private.note_subject(p_application_id, p_candidate_id);
  note private.team_notes;
  mentioned uuid[];
  author text;
  reader uuid;
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('body', p_body), array[private.rule('body', 'text', 5000, 1, 'Write a note')]));
  -- One writer at a time about one thing: the same note sent twice, and how many there may be.
  perform pg_advisory_xact_lock(hashtextextended('team_notes ' || coalesce(p_application_id, p_candidate_id), 0));
  select * into note from private.team_notes n where n.id = p_id;
  if note.id is not null then
    if note.author_id is distinct from auth.uid()
      or (note.application_id, note.candidate_id) is distinct from (subject.application_id, subject.candidate_id) then
      perform private.fail(422, 'invalid_input', 'This note could not be kept');
    end if;
    return private.team_note_json(note);
  end if;
  if (
    select count(*) >= 200 from private.team_notes n
    where n.application_id = subject.application_id or n.candidate_id = subject.candidate_id and n.company_id = subject.company_id
  ) then
    perform private.fail(409, 'too_many_notes', 'There are 200 notes already. Remove one of yours first');
  end if;
  select array_agg(r.user_id order by r.user_id) into mentioned
  from private.note_readers(subject) r where r.user_id = any (p_mentioned) and r.user_id <> auth.uid();
  select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'A colleague') into author
  from public.company_users u where u.user_id = auth.uid() and u.company_id = subject.company_id;
  insert into private.team_notes (id, company_id, application_id, candidate_id, author_id, author_name, body, mentioned)
  values (
    p_id, subject.company_id, subject.application_id, subject.candidate_id, auth.uid(), author, private.trimmed(p_body),
    coalesce(mentioned, '{}'))
  returning * into note;
  foreach reader in array note.mentioned loop
    perform private.tell_staff(
      reader, 'mentioned', 'mentioned', format('%s mentioned you in a note about %s', author, subject.name), note.body,
      jsonb_strip_nulls(jsonb_build_object(
        'application_id', subject.application_id, 'candidate_id', subject.candidate_id, 'company_id', subject.company_id)),
      case when subject.application_id is null then '/company/candidates/' || subject.candidate_id
        else '/company/applications/' || subject.application_id || '?tab=notes' end);
  end loop;
  return private.team_note_json(note);
end
$function$;

CREATE OR REPLACE FUNCTION public.assign_candidates (
  p_candidate_ids uuid[],
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  wanted uuid[] := array(select distinct id from unnest(p_candidate_ids) as id where id is not null);
  found private.work[];
begin
  perform from public.candidates
  where id = any (wanted) and managing_company_id in (select private.my_company_ids()) order by id for no key update;
  found := array(
    select row(c.id, c.managing_company_id, btrim(c.first_name || ' ' || c.last_name))::private.work from public.candidates c
    where c.id = any (wanted) and c.managing_company_id in (select private.my_company_ids()));
  perform private.check_assignment(
    'candidate', wanted, cardinality(found), array(select distinct w.company_id from unnest(found) w), p_user_id);
  return private.give_work('candidate', found, p_user_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.assign_jobs (
  p_job_ids uuid[],
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  wanted uuid[] := array(select distinct id from unnest(p_job_ids) as id where id is not null);
  found private.work[];
begin
  -- In one order, so that of two who assign the same the second waits and sees what the first one did. Only what the caller's companies
  -- have is locked, so that nobody holds up strangers.
  perform from public.jobs where id = any (wanted) and company_id in (select private.my_company_ids()) order by id for no key update;
  found := array(
    select row(j.id, j.company_id, j.title)::private.work from public.jobs j
    where j.id = any (wanted) and j.deleted_at is null and j.company_id in (select private.my_company_ids()));
  perform private.check_assignment('job', wanted, cardinality(found), array(select distinct w.company_id from unnest(found) w), p_user_id);
  return private.give_work('job', found, p_user_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.change_applications (
  p_moves jsonb,
  p_change jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  wanted uuid[];
  seen jsonb;
  change private.application_change;
  me private.reach := private.my_reach();
  fates jsonb;
  changing uuid[];
  application public.applications;
  names text[];
begin
  perform private.require_caller();
  if jsonb_typeof(p_moves) is distinct from 'array' or exists (
    select from jsonb_array_elements(p_moves) as move where not coalesce(pg_input_is_valid(move ->> 'id', 'uuid'), false)
  ) then
    perform private.fail(422, 'invalid_input', 'Select 1 to 200 applications');
  end if;
  select private.asked_applications(array_agg((move ->> 'id')::uuid order by place)),
    coalesce(jsonb_object_agg(move ->> 'id', move ->> 'from') filter (where move ->> 'from' is not null), '{}')
  into wanted, seen
  from jsonb_array_elements(p_moves) with ordinality as given (move, place);
  change := private.read_application_change(p_change);
  -- In one order, so that two who change the same ones take turns; only what the caller handles, so that nobody holds up strangers.
  perform from public.applications a
  where a.id = any (wanted) and private.can_move_application(a, me)
  order by a.id for update;
  if change.assignee is not null then
    -- So that the membership does not end meanwhile.
    perform from public.company_users u where u.user_id = change.assignee and u.company_id = any (me.company_ids) for key share;
  end if;
  select
    jsonb_agg(jsonb_build_object(
      'id', f.application_id, 'candidate_name', f.candidate_name, 'status', f.status, 'left_out', f.left_out) order by f.place),
    coalesce(array_agg(f.application_id order by f.application_id) filter (where f.left_out is null), '{}'),
    array_agg(f.candidate_name order by f.place) filter (where f.left_out is null)
  into fates, changing, names
  from private.application_fates(wanted, seen, change, me) with ordinality as f (application_id, candidate_name, status, left_out, place);
  if change.wanted is not null then
    for application in select * from public.applications a where a.id = any (changing) order by a.id loop
      perform private.move_application(application, change);
    end loop;
  elsif change.assignee is null then
    delete from public.application_assignments where application_id = any (changing);
  else
    insert into public.application_assignments (application_id, company_id, assigned_to_user_id, assigned_by_user_id)
    select a.id, a.company_id, change.assignee, auth.uid() from public.applications a where a.id = any (changing)
    on conflict (application_id) do update set
      assigned_to_user_id = excluded.assigned_to_user_id,
      assigned_by_user_id = excluded.assigned_by_user_id;
    perform private.tell_assignee(
      change.assignee, 'application', names,
      jsonb_build_object('company_id', (select a.company_id from public.applications a where a.id = changing[1]))
        || case when cardinality(changing) = 1 then jsonb_build_object('application_id', changing[1]) else '{}' end);
  end if;
  return jsonb_build_object('fates', fates);
end
$function$;

CREATE OR REPLACE FUNCTION public.check_candidate_import (
  p_rows jsonb,
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  of_company uuid := private.inviting_company('candidate', p_company_id::text);
begin
  return (select private.import_fates_json(jsonb_agg(f)) from private.import_fates(of_company, p_rows) as f);
end
$function$;

CREATE OR REPLACE FUNCTION public.choose_company (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller();
  if (private.my_membership(p_company_id)).id is null or p_company_id is null then
    perform private.fail(404, 'company_not_found', 'You do not work for this company any more');
  end if;
  update public.profiles set company_id = p_company_id where id = auth.uid();
  return public.get_frame();
end
$function$;

CREATE OR REPLACE FUNCTION public.count_candidates_with_skills (
  p_skills text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  asked text[] := private.skill_keys(p_skills[1:50]);
  needed integer := private.enough_of(cardinality(asked));
  found integer;
begin
  perform private.require_caller();
  if not exists (
    select from public.company_users u
    where u.user_id = auth.uid() and u.role = any (private.staff_roles_for('post_jobs')) and private.company_is_live(u.company_id)
  ) then
    perform private.fail(403, 'not_allowed', 'Your role does not allow this, or your company is not live');
  end if;
  if coalesce(cardinality(asked), 0) = 0 then
    return null;
  end if;
  select count(*) into found from (
    select from public.candidates c
    where c.skill_keys && asked
      and (select count(*) from unnest(asked) as key where key = any (c.skill_keys)) >= needed
    limit 1000
  ) among;
  return jsonb_build_object(
    'asked', cardinality(asked), 'needed', needed, 'candidates', case when found >= 10 then found end, 'is_more', found = 1000);
end
$function$;

CREATE OR REPLACE FUNCTION public.create_invitation (
  p_type text,
  p_email text,
  p_data jsonb DEFAULT '{}'::jsonb,
  p_held boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  kind text := lower(private.trimmed(p_type));
  invitee text := lower(private.trimmed(p_email));
  data jsonb;
  for_company uuid;
begin
  if kind is null or kind not in ('admin', 'company', 'employee', 'candidate') then
    perform private.refuse_field_errors('{"type": "Choose a kind of invitation"}');
  elsif kind = 'admin' then
    perform private.require_admin('You must be an admin to send admin invitations');
  elsif kind = 'company' then
    perform private.require_admin('You must be an admin to send company invitations');
  end if;
  data := private.check_invitation_data(kind, p_email, p_data);
  if kind in ('employee', 'candidate') then
    for_company := private.inviting_company(kind, data ->> 'companyId');
  end if;
  perform private.check_invitation_rate(invitee);
  perform private.lock_invitee(invitee);
  perform private.refuse_known_invitee(kind, invitee, for_company);
  return private.send_invitation(private.add_invitation(kind, invitee, for_company, data), p_held);
end
$function$;

CREATE OR REPLACE FUNCTION public.create_job (
  p_company_id uuid,
  p_job jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  target uuid := private.my_company_id(p_company_id);
  job public.jobs := jsonb_populate_record(
    null::public.jobs, '{"locations": [], "skills_required": [], "requirements": [], "preferred_skills": [], "status": "draft"}');
begin
  if not private.can_at_company(target, 'post_jobs') then
    perform private.fail(403, 'not_allowed', 'Your role does not allow posting jobs');
  end if;
  perform private.require_live_company(target);
  perform private.refuse_field_errors(private.job_errors(p_job, null));
  perform private.lock_account(caller);
  perform private.check_daily_quota('jobs', (
    select count(*) from public.audit_log
    where actor_id = caller and action = 'job.created' and created_at > now() - interval '1 day'));

  job := private.apply_job_input(job, p_job);
  insert into public.jobs (
    company_id, created_by, title, description, location, locations, job_type, experience_level, experience_required,
    education_required, salary_min, salary_max, skills_required, requirements, preferred_skills, status, expires_at, posted_at,
    answer_days
  ) values (
    target, caller, job.title, job.description, job.location, job.locations, job.job_type, job.experience_level,
    job.experience_required, job.education_required, job.salary_min, job.salary_max, job.skills_required, job.requirements,
    job.preferred_skills, job.status, job.expires_at, case when job.status = 'published' then now() end, job.answer_days
  )
  returning * into job;
  perform private.store_job_questions(job.id, p_job -> 'questions');
  -- Also what the quota counts: a job that is deleted was made all the same.
  perform private.audit('job.created', 'job', job.id, target, jsonb_build_object('title', job.title));
  return private.company_job_json(job.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_team_note (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  note private.team_notes;
begin
  perform private.require_caller();
  select * into note from private.team_notes n where n.id = p_id and n.author_id = auth.uid();
  if note.id is not null then
    -- Whoever has lost their reach has no say in it any more.
    perform private.note_subject(note.application_id, note.candidate_id);
    delete from private.team_notes n where n.id = note.id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_management (
  p_candidate_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  candidate public.candidates := private.managed_candidate(p_candidate_id);
  asked public.put_forwards;
begin
  if not private.can_end_management(candidate) then
    perform private.fail(403, 'not_allowed', 'You do not have permission to end the management of candidates');
  end if;
  -- The person before the candidate, as whoever accepts, applies or asks them locks it; and looked at anew after waiting.
  perform private.lock_account(candidate.user_id);
  perform from public.candidates c where c.id = p_candidate_id for update;
  candidate := private.managed_candidate(p_candidate_id);
  if not private.can_end_management(candidate) then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  end if;
  for asked in
    update public.put_forwards f set status = 'withdrawn', answered_at = now()
    where f.candidate_id = candidate.id and f.company_id = candidate.managing_company_id and f.status = 'waiting'
    returning f.*
  loop
    perform private.drop_put_forward_notice(asked);
  end loop;
  delete from public.candidate_assignments a where a.candidate_id = candidate.id;
  update public.candidates c set managing_company_id = null, management_terms = null where c.id = candidate.id;
  perform private.tell_ended_management(candidate, (select c.name from public.companies c where c.id = candidate.managing_company_id));
  perform private.audit('candidate.management_ended', 'candidate', candidate.id, candidate.managing_company_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company_applications (
  p_company_id uuid DEFAULT NULL::uuid,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_filter jsonb DEFAULT '{}'::jsonb,
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
  sees_all boolean := private.sees_all_of(target, private.my_acts_at(target), 'handle_applications');
  wanted private.application_filter := private.read_application_filter(p_filter, target);
  scopes uuid[];
begin
  scopes := case when sees_all then array[target] else array(
    select j.id from private.my_assigned_job_ids() as mine (id) join public.jobs j using (id) where j.company_id = target) end;
  if exists (select from public.jobs j where j.id = wanted.job_id and j.company_id = target) then
    -- One job of the company's: its own list is the shorter way.
    scopes := case when sees_all or wanted.job_id = any (scopes) then array[wanted.job_id] else '{}' end;
    wanted.job_id := null;
  elsif wanted.job_id is not null then
    wanted.is_plain := false;
  end if;
  return private.listed_applications(scopes, wanted, p_sort, p_before, p_limit, across_jobs => true);
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
    'has_posted', exists (select from public.jobs j where j.company_id = company.id and j.posted_at is not null),
    'can', private.company_acts(mine),
    'counts', private.company_counts(company.id, mine)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company_report (
  p_company_id uuid DEFAULT NULL::uuid,
  p_job_id uuid DEFAULT NULL::uuid,
  p_from date DEFAULT NULL::date,
  p_to date DEFAULT NULL::date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target uuid := private.my_company_id(p_company_id);
  days record := private.report_days(p_from, p_to);
begin
  if not private.sees_all_of(target, private.my_acts_at(target), 'handle_applications') then
    perform private.fail(403, 'not_allowed', 'Your role does not allow reading reports');
  elsif p_job_id is not null and not exists (select from public.jobs j where j.id = p_job_id and j.company_id = target) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return (
    with people as materialized (
      select
        a.application_id as id, a.status, a.applied_at, date_trunc('month', a.applied_at at time zone 'UTC') as month,
        private.stage_rank(private.furthest_stage(a.reached)) as furthest, private.promise_outcome(a) as promise,
        coalesce(own.assigned_to_user_id, of_job.assigned_to_user_id) as assignee
      from private.application_matches a
      left join public.application_assignments own on own.application_id = a.application_id
      left join public.job_assignments of_job on of_job.job_id = a.job_id
      where a.company_id = target and (p_job_id is null or a.job_id = p_job_id)
        and a.applied_at >= days.first_day::timestamp at time zone 'UTC'
        and a.applied_at < (days.last_day + 1)::timestamp at time zone 'UTC'
    ),
    stays as materialized (
      select
        p.id, e.to_status as stage, e.created_at as since,
        lead(e.created_at) over (partition by e.application_id order by e.id) as until
      from people p join public.application_events e on e.application_id = p.id
    ),
    waits as (
      select
        stage,
        count(*) filter (where until is not null) as left_it,
        percentile_cont(0.5) within group (order by extract(epoch from until - since)) filter (where until is not null) as middle
      from stays where private.stage_rank(stage) < 5 group by stage
    ),
    hires as (
      select p.id, p.applied_at, (min(s.since) at time zone 'UTC')::date - (p.applied_at at time zone 'UTC')::date as days
      from people p join stays s on s.id = p.id and s.stage = 'hired'
      where p.status = 'hired' group by p.id, p.applied_at
    )
    select jsonb_build_object(
      'from', days.first_day,
      'to', days.last_day,
      'job', (select jsonb_build_object('id', j.id, 'title', j.title) from public.jobs j where j.id = p_job_id),
      'applications', (select count(*) from people),
      'open_offers', (select count(*) from people where status = 'offered'),
      'funnel', (
        select jsonb_agg(jsonb_build_object(
          'stage', stage,
          'reached', (select count(*) from people p where p.furthest >= private.stage_rank(stage)),
          'rejected', (select count(*) from people p where p.furthest = private.stage_rank(stage) and p.status = 'rejected'),
          'withdrawn', (select count(*) from people p where p.furthest = private.stage_rank(stage) and p.status = 'withdrawn'),
          'open', (select count(*) from people p
            where p.furthest = private.stage_rank(stage) and p.status not in ('rejected', 'withdrawn'))
        ) order by private.stage_rank(stage))
        from unnest(enum_range(null::public.application_status)) as stage
        where private.stage_rank(stage) is not null
      ),
      'months', (
        select jsonb_agg(jsonb_build_object(
          'month', month::date,
          'applications', (select count(*) from people p where p.month = m.month),
          'hired', (select count(*) from people p where p.month = m.month and p.status = 'hired'),
          'kept', (select count(*) from people p where p.month = m.month and p.promise = 'kept'),
          'late', (select count(*) from people p where p.month = m.month and p.promise = 'late')
        ) order by month)
        from generate_series(date_trunc('month', days.first_day::timestamp), days.last_day, interval '1 month') as m (month)
      ),
      'waits', coalesce((
        select jsonb_agg(jsonb_build_object(
          'stage', w.stage,
          'left', w.left_it,
          'middle', round((w.middle / 86400)::numeric, 1),
          'longest', (
            select jsonb_build_object('id', s.id, 'days', floor(extract(epoch from now() - s.since) / 86400))
            from stays s where s.stage = w.stage and s.until is null order by s.since, s.id limit 1
          )
        ) order by private.stage_rank(w.stage))
        from waits w
      ), '[]'),
      'hires', jsonb_build_object(
        'total', (select count(*) from hires),
        'middle', (select percentile_cont(0.5) within group (order by h.days) from hires h),
        'people', coalesce((
          select jsonb_agg(jsonb_build_object('id', h.id, 'name', m.candidate_name, 'applied_at', h.applied_at, 'days', h.days)
            order by h.days, h.applied_at, h.id)
          from (select * from hires order by days, applied_at, id limit 200) h
          join private.application_matches m on m.application_id = h.id
        ), '[]')
      ),
      'reasons', coalesce((
        select jsonb_agg(jsonb_build_object('reason', given.reason, 'n', given.n) order by given.n desc, given.reason)
        from (
          select r.reason, count(*) as n
          from people p cross join lateral private.last_rejection(p.id, only_settled => false) r where p.status = 'rejected' group by r.reason
        ) given
      ), '[]'),
      'sources', coalesce((
        select jsonb_agg(jsonb_build_object('source', by.source, 'n', by.n) order by by.n desc, by.source)
        from (
          select coalesce(s.source, 'unknown') as source, count(*) as n
          from people p left join private.application_sources s on s.application_id = p.id group by 1
        ) by
      ), '[]'),
      'recruiters', coalesce((
        select jsonb_agg(jsonb_build_object(
          'user_id', by.assignee, 'name', private.person_name(by.assignee, target),
          'applications', by.applications, 'kept', by.kept, 'late', by.late, 'hired', by.hired
        ) order by by.applications desc, by.assignee)
        from (
          select
            p.assignee, count(*) as applications, count(*) filter (where p.promise = 'kept') as kept,
            count(*) filter (where p.promise = 'late') as late, count(*) filter (where p.status = 'hired') as hired
          from people p group by p.assignee
        ) by
      ), '[]')
    )
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
  seen_company uuid;
  name jsonb;
begin
  select * into account from public.profiles where id = caller;
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'Account not found');
  end if;
  memberships := public.get_my_memberships();
  seen_company := (memberships -> 0 ->> 'company_id')::uuid;
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
    'company_id', seen_company,
    'companies', case when jsonb_array_length(memberships) > 1 then private.my_companies() else '[]' end,
    'waiting', case account.role
      when 'company' then private.new_application_count(seen_company)
      when 'admin' then private.undecided_company_count()
      else 0
    end,
    'can', private.company_acts(private.acts_of((memberships -> 0 ->> 'role')::public.staff_role)),
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
  p_filter jsonb DEFAULT '{}'::jsonb,
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
  job public.jobs := private.readable_job(p_job_id);
  wanted private.application_filter := private.read_application_filter(p_filter, job.company_id);
begin
  wanted.job_id := null;
  return private.listed_applications(array[job.id], wanted, p_sort, p_before, p_limit, across_jobs => false);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_board (
  p_job_id uuid,
  p_filter jsonb DEFAULT '{}'::jsonb,
  p_sort text DEFAULT NULL::text,
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
  job public.jobs := private.readable_job(p_job_id);
  wanted private.application_filter := private.read_application_filter(p_filter, job.company_id);
  sort text := private.read_application_order(p_sort);
  stages public.application_status[] := enum_range(null::public.application_status);
  stage public.application_status;
  columns json[];
begin
  wanted.job_id := null;
  foreach stage in array stages loop
    wanted.stages := array[stage];
    columns := columns || private.application_entries(
      private.application_page(array[job.id], wanted, sort, null, private.page_limit(p_limit)), wanted, sort, across_jobs => false);
  end loop;
  return json_build_object(
    'columns', (select json_object_agg(listed.stage, listed.entries) from unnest(stages, columns) as listed (stage, entries)),
    'by_status', private.application_totals(array[job.id], wanted)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_statistics (
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
  today date := (now() at time zone 'UTC')::date;
begin
  perform private.require_caller();
  select * into job from public.jobs j where j.id = p_job_id and j.deleted_at is null and private.can_read_job(j);
  if job.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return (
    select jsonb_build_object(
      'views', coalesce(sum(v.n), 0),
      'views_lately', coalesce(sum(v.n) filter (where v.day > today - 30), 0),
      'days_open', case when job.status = 'published'
        then least(today, coalesce(job.expires_at, today)) - (job.posted_at at time zone 'UTC')::date end,
      'sources', (
        select coalesce(jsonb_agg(jsonb_build_object('source', by.source, 'n', by.n) order by by.n desc, by.source), '[]')
        from (
          select coalesce(s.source, 'unknown') as source, count(*) as n
          from public.applications a left join private.application_sources s on s.application_id = a.id
          where a.job_id = job.id group by 1
        ) by
      )
    )
    from private.job_views v where v.job_id = job.id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_managed_candidate (
  p_candidate_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  candidate public.candidates := private.managed_candidate(p_candidate_id, me);
  sees_all boolean := me.is_admin or candidate.managing_company_id = any (me.candidate_company_ids);
  key text := lower(candidate.first_name || ' ' || candidate.last_name);
begin
  return private.applicant_json(candidate) || jsonb_build_object(
    'street', candidate.street,
    'unit', candidate.unit,
    'zip_code', candidate.zip_code,
    'updated_at', candidate.updated_at,
    'managed_since', candidate.managed_since,
    'management_terms', candidate.management_terms,
    'shown_to_partners', candidate.shown_to_partners,
    'company', (select private.company_card(c) from public.companies c where c.id = candidate.managing_company_id),
    'assignee', (
      select a.assignee from private.candidate_assignees a
      where a.candidate_id = candidate.id and a.company_id = candidate.managing_company_id
    ),
    'can', jsonb_build_object(
      'assign', private.can_at_company(candidate.managing_company_id, 'assign_work'),
      'end', private.can_end_management(candidate),
      'put_forward', private.can_at_company(candidate.managing_company_id, 'handle_candidates')
        and private.company_is_live(candidate.managing_company_id),
      'note', private.manages_candidate(candidate, me)
    ),
    'previous_id', (
      select c.id from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and (sees_all or c.id = any (me.assigned_candidate_ids))
        and (lower(c.first_name || ' ' || c.last_name), c.id) < (key, candidate.id)
      order by lower(c.first_name || ' ' || c.last_name) desc, c.id desc
      limit 1
    ),
    'next_id', (
      select c.id from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and (sees_all or c.id = any (me.assigned_candidate_ids))
        and (lower(c.first_name || ' ' || c.last_name), c.id) > (key, candidate.id)
      order by lower(c.first_name || ' ' || c.last_name), c.id
      limit 1
    ),
    'position', (
      select count(*) from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and (sees_all or c.id = any (me.assigned_candidate_ids))
        and (lower(c.first_name || ' ' || c.last_name), c.id) <= (key, candidate.id)
    ),
    'total', case when sees_all then private.kept_count(candidate.managing_company_id, 'managed_candidates') else (
      select count(*) from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and c.id = any (me.assigned_candidate_ids)
    ) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_memberships()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller();
  return (
    -- In the order in which they come.
    select coalesce(jsonb_agg(private.membership_json(u)), '[]') from private.my_memberships() u
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_staff_notices (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.staff_notices_json(private.staffed_membership(p_company_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_staff_work (
  p_company_user_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  colleague public.company_users := private.managed_colleague(p_company_user_id);
begin
  return (
    select jsonb_build_object(
      'jobs', coalesce((
        select jsonb_agg(jsonb_build_object('id', j.id, 'title', j.title, 'status', j.status) order by j.status, j.title)
        from public.job_assignments a join public.jobs j on j.id = a.job_id and j.deleted_at is null
        where a.assigned_to_user_id = colleague.user_id and a.company_id = colleague.company_id
      ), '[]'),
      'applications', (
        select coalesce(sum(c.n), 0)
        from public.job_assignments a
        join private.application_counts c on c.job_id = a.job_id and c.status in ('applied', 'reviewing', 'interview', 'offered')
        where a.assigned_to_user_id = colleague.user_id and a.company_id = colleague.company_id
      ),
      'candidates', (
        select count(*) from public.candidate_assignments a
        where a.assigned_to_user_id = colleague.user_id and a.company_id = colleague.company_id
      ),
      'own_applications', (
        select count(*) from public.application_assignments a
        where a.assigned_to_user_id = colleague.user_id and a.company_id = colleague.company_id
      ),
      'invitations', (
        select count(*) from public.invitations i
        where i.company_id = colleague.company_id and i.invited_by_user_id = colleague.user_id and private.is_open(i)
      ),
      'ending_invitations', (
        select jsonb_object_agg(given.role, (
          select count(*) from public.invitations i
          where i.company_id = colleague.company_id and i.invited_by_user_id = colleague.user_id and private.is_open(i)
            and not private.may_invite(given.role, private.invitation_kind(i))
        ))
        from unnest(private.invitable_staff_roles()) as given (role)
      ),
      'successors', coalesce((
        select jsonb_agg(jsonb_build_object(
          'user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email, 'role', u.role
        ) order by u.first_name, u.last_name, u.id)
        from public.company_users u
        where u.company_id = colleague.company_id and u.user_id <> colleague.user_id
          and u.role = any (private.invitable_staff_roles())
      ), '[]')
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_team_notes (
  p_application_id uuid DEFAULT NULL::uuid,
  p_candidate_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  subject private.note_subject := private.note_subject(p_application_id, p_candidate_id);
begin
  return jsonb_build_object(
    'notes', (
      select coalesce(jsonb_agg(private.team_note_json(n) order by n.created_at, n.id), '[]')
      from private.team_notes n
      where n.application_id = subject.application_id
        or n.candidate_id = subject.candidate_id and n.company_id = subject.company_id
    ),
    'readers', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from private.note_readers(subject) r)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_unsubscribe (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.unsubscribe_json(private.unsubscribe_link(p_token));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_user_company_membership_safe (
  user_id uuid DEFAULT NULL::uuid
)
  RETURNS TABLE (
    role text,
    company_id uuid
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller(get_user_company_membership_safe.user_id);
  return query
    select u.role::text, u.company_id from private.my_memberships() u;
end
$function$;

CREATE OR REPLACE FUNCTION public.import_candidates (
  p_rows jsonb,
  p_terms text DEFAULT NULL::text,
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  of_company uuid := private.inviting_company('candidate', p_company_id::text);
  terms jsonb := jsonb_build_object('managementTerms', p_terms);
  fates jsonb;
  one jsonb;
begin
  perform private.refuse_field_errors(private.field_errors(terms, private.invitation_rules('candidate')));
  terms := private.clean_fields(terms, private.invitation_rules('candidate'));
  perform private.lock_sender();
  -- In one order, so that of two senders with the same people one waits for the other.
  perform private.lock_invitee(address.email)
  from (
    select distinct lower(private.trimmed(item ->> 'email')) as email
    from jsonb_array_elements(case jsonb_typeof(p_rows) when 'array' then p_rows else '[]' end) as item
    order by email
    limit 500
  ) as address
  where address.email <> '';
  fates := (select jsonb_agg(f) from private.import_fates(of_company, p_rows) as f);
  for one in select f from jsonb_array_elements(fates) as f where f ->> 'fate' = 'invite' loop
    perform private.announce_invitation(
      private.add_invitation('candidate', one ->> 'invitee', of_company, terms || jsonb_build_object('candidateData', one -> 'candidate_data')),
      held => false);
  end loop;
  return jsonb_build_object(
    'sent', (select count(*) from jsonb_array_elements(fates) as f where f ->> 'fate' = 'invite'),
    'fates', private.import_fates_json(fates));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_assignees (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_company uuid := private.listed_company_id(p_company_id);
begin
  if not private.can_at_company(of_company, 'read_company') then
    perform private.fail(403, 'not_allowed', 'You do not have permission to see the team of this company');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'user_id', u.user_id,
      'first_name', u.first_name,
      'last_name', u.last_name,
      'role', u.role,
      'is_me', u.user_id = auth.uid(),
      'jobs', (
        select count(*) from public.job_assignments a
        join public.jobs j on j.id = a.job_id and j.deleted_at is null
        where a.assigned_to_user_id = u.user_id and a.company_id = of_company
      ),
      'candidates', (
        select count(*) from public.candidate_assignments a
        where a.assigned_to_user_id = u.user_id and a.company_id = of_company
      )
    ) order by u.first_name, u.last_name, u.id), '[]')
    from public.company_users u
    where u.company_id = of_company and u.role = any (private.invitable_staff_roles())
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_candidate_applications (
  p_candidate_id uuid,
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
  me private.reach := private.my_reach();
  candidate public.candidates := private.managed_candidate(p_candidate_id, me);
  page_before record := private.page_key(p_before, 'appliedAt');
begin
  return jsonb_build_object('applications', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', page.id,
      'status', page.status,
      'applied_at', page.applied_at,
      'job_title', j.title,
      'company_name', employer.name,
      'put_forward', (
        select jsonb_build_object('at', f.created_at, 'by', private.person_name(f.put_forward_by, f.company_id))
        from public.put_forwards f
        where f.application_id = page.id and f.company_id = candidate.managing_company_id
      )
    ) order by page.applied_at desc, page.id desc)
    from (
      select * from public.applications a
      where a.candidate_id = candidate.id and candidate.managing_company_id in (a.company_id, a.applied_by_company_id)
        and (private.can_review_application(a, me) or me.is_admin)
        and (a.applied_at, a.id) < (page_before.at, page_before.id)
      order by a.applied_at desc, a.id desc
      limit private.page_limit(p_limit)
    ) as page
    join public.jobs j on j.id = page.job_id
    join public.companies employer on employer.id = page.company_id
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_company_activity (
  p_company_id uuid DEFAULT NULL::uuid,
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
  target uuid := private.listed_company_id(p_company_id);
  acts private.staff_act[] := private.my_acts_at(target);
  reads_all boolean := private.sees_all_of(target, acts, 'handle_applications');
  assigned uuid[] := case when reads_all then '{}' else array(select private.my_assigned_job_ids()) end;
  size integer := private.page_limit(p_limit);
  -- Of those who see little of it, so much is looked through for a page, and the next page goes on from there.
  looked_at integer := case when reads_all then size else 500 end;
  at_before timestamptz := 'infinity';
  source_before text;
  id_before text;
  items jsonb;
  looked_until jsonb;
begin
  if p_before is not null and jsonb_typeof(p_before) <> 'null' then
    source_before := p_before ->> 'source';
    id_before := p_before ->> 'id';
    if not coalesce(
      pg_input_is_valid(p_before ->> 'at', 'timestamptz')
      and pg_input_is_valid(id_before, case source_before when 'application' then 'bigint' when 'colleague' then 'uuid' end), false
    ) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    at_before := p_before ->> 'at';
  end if;
  with events as (
    select e.*, row_number() over (order by e.created_at desc, e.id desc) as place
    from public.application_events e
    where e.company_id = target
      and (e.created_at, e.id) < (
        at_before, private.activity_bound(source_before, id_before, 'application', '-1', '9223372036854775807')::bigint)
    order by e.created_at desc, e.id desc
    limit looked_at
  ),
  last_event as (
    select e.created_at, e.id from events e where not reads_all and e.place = looked_at
  ),
  rows as (
    (
      select e.created_at as at, 'application' as source, e.id::text as id, e.place, jsonb_build_object(
        'kind', case when e.from_status is null then 'applied' when e.to_status = 'withdrawn' then 'withdrawn' else 'moved' end,
        'status', e.to_status,
        'actor_name', case when e.from_status is not null and e.to_status <> 'withdrawn' then private.person_name(e.actor_id, target) end,
        'is_me', coalesce(e.actor_id = auth.uid(), false),
        'application_id', e.application_id,
        'person_name', m.candidate_name,
        'job_title', j.title
      ) as item
      from events e
      join private.application_matches m on m.application_id = e.application_id
      join public.jobs j on j.id = m.job_id
      where reads_all or m.job_id = any (assigned)
      order by e.place limit size
    )
    union all
    (
      select u.created_at, 'colleague', u.id::text, row_number() over (order by u.created_at desc, u.id desc), jsonb_build_object(
        'kind', 'joined',
        'is_me', u.user_id = auth.uid(),
        'person_name', coalesce(private.person_name(u.user_id, target), u.email),
        'role', u.role
      )
      from public.company_users u
      where 'read_company' = any (acts) and u.company_id = target
        and (u.created_at, u.id) < (
          at_before, private.activity_bound(
            source_before, id_before, 'colleague', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff')::uuid)
      order by u.created_at desc, u.id desc limit size
    )
  ),
  page as (
    select r.*, row_number() over (order by r.at desc, r.source desc, r.place) as n
    from rows r
    where r.at >= coalesce((select l.created_at from last_event l), '-infinity')
    order by r.at desc, r.source desc, r.place limit size
  )
  select
    coalesce(jsonb_agg(p.item || jsonb_build_object('at', p.at, 'source', p.source, 'id', p.id) order by p.n), '[]'),
    (select jsonb_build_object('at', l.created_at, 'source', 'application', 'id', l.id::text) from last_event l)
  into items, looked_until
  from page p;
  return jsonb_build_object('items', items, 'next', case
    when jsonb_array_length(items) = size then jsonb_build_object(
      'at', items -> -1 -> 'at', 'source', items -> -1 -> 'source', 'id', items -> -1 -> 'id')
    else looked_until end);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_company_jobs (
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_status text DEFAULT NULL::text,
  p_assignee text DEFAULT NULL::text
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
  wanted text := private.read_job_status(p_status);
  colleague uuid := private.read_assignee(p_assignee);
  nobody boolean := coalesce(p_assignee = 'nobody', false);
  found uuid[];
  total integer;
  page uuid[];
begin
  if sees_all and words = '{}' and colleague is null then
    if wanted is null and not nobody then
      total := private.kept_count(target, 'jobs');
    end if;
    page := array(
      select j.id from public.jobs j
      where j.company_id = target and j.deleted_at is null and (j.created_at, j.id) < (page_before.at, page_before.id)
        and (wanted is null or private.shown_status(j) = wanted)
        and not (nobody and exists (select from public.job_assignments a where a.job_id = j.id))
      order by j.created_at desc, j.id desc
      limit size
    );
  else
    found := case
      when not sees_all then array(select private.my_assigned_job_ids())
      when words = '{}' then array(
        select a.job_id from public.job_assignments a where a.company_id = target and a.assigned_to_user_id = colleague)
      else array(
        select j.id from public.jobs j where private.text_keys(j.company_id::text, j.title, 1) @> private.word_keys(target::text, words))
    end;
    select count(*), coalesce((array_agg(j.id order by j.created_at desc, j.id desc)
      filter (where (j.created_at, j.id) < (page_before.at, page_before.id)))[1:size], '{}')
    into total, page
    from public.jobs j
    left join public.job_assignments a on a.job_id = j.id
    where j.id = any (found) and j.company_id = target and j.deleted_at is null and private.has_words(j.title, words)
      and (wanted is null or private.shown_status(j) = wanted)
      and (colleague is null or a.assigned_to_user_id = colleague)
      and not (nobody and a.job_id is not null);
  end if;
  return json_build_object('total', total, 'jobs', coalesce((
    select json_agg(jsonb_build_object(
      'id', j.id,
      'title', j.title,
      'status', j.status,
      'is_expired', private.is_expired(j),
      'created_at', j.created_at,
      'expires_at', j.expires_at,
      'assignee', a.assignee,
      'can', private.job_acts(j, mine, (counted.counts ->> 'application_count')::bigint > 0)
    ) || counted.counts order by j.created_at desc, j.id desc)
    from public.jobs j
    left join private.job_assignees a on a.job_id = j.id
    cross join lateral (select private.job_counts(j.id) as counts) as counted
    where j.id = any (page)
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
    from private.ranked_jobs(mine.skills, mine.years, mine.at_home, mine.near_home, mine.home_known) as r
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
        v.experience_level, v.job_type, v.location, v.locations, v.place_terms, person, home
      ) as e
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_managed_candidates (
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
  p_skill text DEFAULT NULL::text,
  p_assignee text DEFAULT NULL::text,
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
  of_company uuid := private.listed_company_id(p_company_id);
  me private.reach := private.my_reach();
  sees_all boolean := private.sees_all_of(of_company, private.my_acts_at(of_company), 'handle_candidates');
  page_after record := private.candidate_list_key(p_after);
  words text[] := private.words_asked(private.trimmed(p_search));
  skill text := nullif(private.skill_key(private.trimmed(p_skill)), '');
  -- What of it is asked for, where that is few: looked up by key instead of met on the way.
  among uuid[] := private.assigned_candidates(of_company, nullif(p_assignee, ''));
begin
  if not sees_all then
    among := array(
      select id from unnest(me.assigned_candidate_ids) as id where among is null or id = any (among));
  end if;
  return jsonb_build_object('candidates', coalesce((
    select jsonb_agg(
      private.managed_candidate_item(page.candidate, me) || jsonb_build_object('name_key', page.name) order by page.name, page.id)
    from (
      select c as candidate, c.id, lower(c.first_name || ' ' || c.last_name) as name
      from public.candidates c
      where c.managing_company_id = of_company
        and (among is null or c.id = any (among))
        and (p_assignee is distinct from 'nobody' or not exists (
          select from private.candidate_assignees a where a.candidate_id = c.id and a.company_id = of_company))
        and (skill is null or skill = any (c.skill_keys))
        and (
          words = '{}'
          or private.has_words(concat_ws(' ', c.first_name, c.last_name, c.email, array_to_string(c.skills, ' ')), words)
        )
        and (lower(c.first_name || ' ' || c.last_name), c.id) > (page_after.name, page_after.id)
      order by lower(c.first_name || ' ' || c.last_name), c.id
      limit least(greatest(coalesce(p_limit, 20), 1), 500)
    ) as page
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.note_job_view (
  p_job_id uuid,
  p_visitor uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  today date := (now() at time zone 'UTC')::date;
  visitor text := coalesce(auth.uid()::text, p_visitor::text);
begin
  if visitor is null or not private.is_visible_job(p_job_id) or private.is_admin() or exists (
    select from public.company_users u join public.jobs j on j.company_id = u.company_id
    where j.id = p_job_id and u.user_id = auth.uid()
  ) or exists (
    -- So many are no people: whoever sends them fills no table.
    select from private.job_views v where v.job_id = p_job_id and v.day = today and v.n >= 10000
  ) then
    return;
  end if;
  insert into private.job_visits (job_id, day, visitor)
  values (p_job_id, today, sha256(convert_to(concat_ws(' ', p_job_id, today, visitor), 'UTF8')))
  on conflict do nothing;
  if found then
    insert into private.job_views as counted (job_id, day, n) values (p_job_id, today, 1)
    on conflict (job_id, day) do update set n = counted.n + 1;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.preview_applications_change (
  p_ids uuid[],
  p_change jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  wanted uuid[] := private.asked_applications(p_ids);
  -- What is being written about it is asked for when it is done.
  change private.application_change := private.read_application_change(
    case when p_change ->> 'to' = 'rejected' then '{"reason": "other"}' else '{}'::jsonb end || p_change);
begin
  return jsonb_build_object('fates', (
    select jsonb_agg(jsonb_build_object(
      'id', f.application_id, 'candidate_name', f.candidate_name, 'status', f.status, 'left_out', f.left_out) order by f.place)
    from private.application_fates(wanted, '{}', change, private.my_reach())
      with ordinality as f (application_id, candidate_name, status, left_out, place)
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_staff (
  p_company_user_id uuid,
  p_successor uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  leaving public.company_users;
  revoked integer;
  jobs integer := 0;
  candidates integer := 0;
  applications integer := 0;
begin
  -- All in one order: of two who are each to take over from the other, or who remove each other, the second waits and finds nobody.
  perform from public.company_users u
  where u.company_id in (select private.my_company_ids()) and (u.id = p_company_user_id or u.user_id in (p_successor, auth.uid()))
  order by u.id for update;
  leaving := private.managed_colleague(p_company_user_id);
  if not private.can_remove_staff(leaving) then
    perform private.fail(403, 'administrator_stays', 'Administrators of the company cannot be removed');
  elsif p_successor = leaving.user_id then
    perform private.refuse_field_errors('{"assignee": "Choose a manager or recruiter of your company"}');
  end if;
  perform private.require_assignee(p_successor, array[leaving.company_id]);
  if p_successor is not null then
    update public.job_assignments set assigned_to_user_id = p_successor, assigned_by_user_id = auth.uid()
    where assigned_to_user_id = leaving.user_id and company_id = leaving.company_id;
    get diagnostics jobs = row_count;
    update public.candidate_assignments set assigned_to_user_id = p_successor, assigned_by_user_id = auth.uid()
    where assigned_to_user_id = leaving.user_id and company_id = leaving.company_id;
    get diagnostics candidates = row_count;
    -- Where the successor, a partner recruiter, does not work, it ends with the membership: whoever looks after the job has it.
    update public.application_assignments own set assigned_to_user_id = p_successor, assigned_by_user_id = auth.uid()
    from public.applications a
    where a.id = own.application_id and own.assigned_to_user_id = leaving.user_id and own.company_id = leaving.company_id
      and private.looks_after_applications(p_successor, a);
    get diagnostics applications = row_count;
    if jobs + candidates + applications > 0 and p_successor <> auth.uid() then
      perform private.tell_staff(
        p_successor, 'assigned', 'job_assigned', 'You take over from ' || coalesce(private.person_name(leaving.user_id, leaving.company_id), leaving.email),
        format('Assigned to you now: %s.', concat_ws(', ',
          case jobs when 0 then null when 1 then '1 job' else jobs || ' jobs' end,
          case applications when 0 then null when 1 then '1 application' else applications || ' applications' end,
          case candidates when 0 then null when 1 then '1 candidate' else candidates || ' candidates' end)),
        jsonb_build_object('company_id', leaving.company_id), '/company/dashboard');
    end if;
  end if;
  delete from public.company_users where id = leaving.id;
  -- Otherwise someone dismissed could come back through an invitation they had sent to themselves.
  update public.invitations set status = 'revoked'
  where company_id = leaving.company_id and invited_by_user_id = leaving.user_id and status = 'pending';
  get diagnostics revoked = row_count;
  if leaving.user_id <> auth.uid() then
    perform private.tell_removed_colleague(leaving);
  end if;
  perform private.audit('staff.removed', 'company_user', leaving.id, leaving.company_id, jsonb_build_object(
    'user_id', leaving.user_id, 'name', nullif(btrim(leaving.first_name || ' ' || leaving.last_name), ''), 'role', leaving.role,
    'removed_by', auth.uid(), 'revoked_invitations', revoked, 'successor', p_successor, 'jobs', jobs, 'candidates', candidates,
    'applications', applications));
end
$function$;

CREATE OR REPLACE FUNCTION public.search_managed_skills (
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_company uuid := private.listed_company_id(p_company_id);
  me private.reach := private.my_reach();
  sees_all boolean := private.sees_all_of(of_company, private.my_acts_at(of_company), 'handle_candidates');
  wanted text := coalesce(lower(private.trimmed(p_search)), '');
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('skill', found.skill, 'candidates', found.n) order by found.n desc, found.skill), '[]')
    from (
      select min(skill) as skill, count(*) as n
      from public.candidates c
      cross join unnest(c.skills) as skill
      where c.managing_company_id = of_company and (sees_all or c.id = any (me.assigned_candidate_ids))
        and position(wanted in lower(skill)) > 0
      group by private.skill_key(skill)
      order by n desc, skill
      limit 20
    ) as found
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.set_application_status (
  p_application_id uuid,
  p_status text,
  p_from text DEFAULT NULL::text,
  p_reason text DEFAULT NULL::text,
  p_message text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_move(p_application_id);
  wanted public.application_status := private.read_status_filter(p_status);
begin
  if wanted is null or wanted <> application.status then
    if p_from is not null and private.read_status_filter(p_from) is distinct from application.status then
      perform private.fail(409, 'moved_meanwhile', 'It has been moved meanwhile. Look where it stands now.');
    end if;
    application := private.move_application(application, private.read_application_change(
      jsonb_build_object('to', wanted, 'reason', p_reason, 'message', p_message)));
  elsif private.read_status_filter(p_from) <> wanted and private.last_mover(application.id) is distinct from auth.uid() then
    perform private.fail(409, 'moved_meanwhile', 'Somebody else has moved it there meanwhile.');
  end if;
  return private.company_application_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_staff_notice (
  p_kind text,
  p_in_app boolean,
  p_by_mail text,
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  membership public.company_users := private.staffed_membership(p_company_id);
begin
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('kind', p_kind, 'in_app', p_in_app, 'by_mail', p_by_mail), array[
      private.rule('kind', 'choice', 30, 1, 'Choose what to be told of', private.staff_notice_kinds()),
      private.rule('in_app', 'boolean', min_length => 1),
      private.rule('by_mail', 'choice', 10, 1, 'Choose at once, daily or off', '{at_once,daily,off}')]));
  perform private.store_staff_notice(membership.user_id, membership.company_id, p_kind, p_in_app, p_by_mail);
  return private.staff_notices_json(membership);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_staff_role (
  p_company_user_id uuid,
  p_role text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  colleague public.company_users;
  wanted text := lower(private.trimmed(p_role));
begin
  -- Locked with one's own place, so that of two changes of one person the second sees the first, and of two who change each other one has
  -- no right any more.
  perform from public.company_users u
  where u.company_id in (select private.my_company_ids()) and (u.id = p_company_user_id or u.user_id = auth.uid())
  order by u.id for update;
  colleague := private.managed_colleague(p_company_user_id);
  if not private.can_manage_colleague(colleague) then
    perform private.fail(403, 'role_stays', case
      when colleague.user_id = auth.uid() then 'You cannot change your own role'
      else 'The role of an administrator of the company cannot be changed' end);
  end if;
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('role', wanted), array[
    private.rule('role', 'choice', 20, 1, 'Please select a role', private.invitable_staff_roles()::text[])]));
  update public.company_users u set role = wanted::public.staff_role
  where u.id = colleague.id and u.role <> wanted::public.staff_role returning * into colleague;
  if found then
    delete from public.application_assignments own using public.applications a
    where a.id = own.application_id and own.assigned_to_user_id = colleague.user_id and own.company_id = colleague.company_id
      and not private.looks_after_applications(colleague.user_id, a);
    -- What they may not send any more nobody accepts any more.
    update public.invitations i set status = 'revoked'
    where i.company_id = colleague.company_id and i.invited_by_user_id = colleague.user_id and i.status = 'pending'
      and not private.may_invite(colleague.role, private.invitation_kind(i));
    perform private.notify(
      colleague.user_id, 'role_changed', 'Your role has changed',
      'You are now ' || private.in_words(wanted) || ' at ' || (select c.name from public.companies c where c.id = colleague.company_id) || '.',
      jsonb_build_object('company_id', colleague.company_id));
  end if;
  return private.membership_json((select u from public.company_users u where u.id = p_company_user_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_application (
  p_job_id uuid,
  p_answers jsonb DEFAULT NULL::jsonb,
  p_source text DEFAULT NULL::text
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
  perform private.keep_application_source(application.id, p_source);
  perform private.tell_company_about_application(application);
  return application.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_application_status (
  p_application_id uuid,
  p_status text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_move(p_application_id);
begin
  application := private.undo_move(application.id, private.read_status_filter(p_status));
  if application.id is null then
    perform private.fail(409, 'undo_over', 'It is too late: the candidate has been told, or somebody has moved the application since. It can still be moved on from where it stands now.');
  end if;
  return private.company_application_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_applications_change (
  p_ids uuid[],
  p_status text
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  wanted uuid[] := private.asked_applications(p_ids);
  moved_to public.application_status := private.read_status_filter(p_status);
  me private.reach := private.my_reach();
  application public.applications;
  undone uuid[] := '{}';
begin
  for application in
    select * from public.applications a
    where a.id = any (wanted) and private.can_move_application(a, me)
    order by a.id for update
  loop
    undone := undone || (private.undo_move(application.id, moved_to)).id;
  end loop;
  return array_remove(undone, null);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_assignment (
  p_change_id uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  change private.assignment_changes;
  back jsonb;
begin
  -- The time now, not that of the statement's begin: the lock may have been waited for.
  delete from private.assignment_changes c
  where c.id = p_change_id and c.actor_id = caller and c.made_at + private.undo_time() > clock_timestamp()
  returning * into change;
  if change.id is null then
    perform private.fail(409, 'undo_over', 'It is too late to take this back. You can still assign it anew.');
  elsif exists (select from unnest(change.company_ids) as id where not private.can_at_company(id, 'assign_work')) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to manage assignments');
  end if;
  -- In the order of assigning: what is assigned, then the colleagues, then the assignments.
  execute format(
    'select from public.%I where id in (select jsonb_object_keys($1)::uuid) order by id for no key update', change.kind || 's')
  using change.before;
  perform from public.company_users u
  where u.company_id = any (change.company_ids)
    and u.user_id in (select (b.value ->> 'assigned_to_user_id')::uuid from jsonb_each(change.before) b)
  order by u.id for key share;
  -- What somebody has assigned anew since stays.
  execute format(
    'select jsonb_object_agg(b.key, b.value)
     from jsonb_each($1) b join public.%3$I s on s.id = b.key::uuid left join public.%1$I a on a.%2$I = s.id
     where a.assigned_to_user_id is not distinct from $2 and (a.updated_at = $3 or $2 is null)',
    change.kind || '_assignments', change.kind || '_id', change.kind || 's')
  into back using change.before, change.assigned_to, change.made_at;
  execute format('delete from public.%1$I a where a.%2$I in (select jsonb_object_keys($1)::uuid)', change.kind || '_assignments', change.kind || '_id')
  using back;
  -- And who has left meanwhile gets nothing back.
  execute format(
    'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I, b.value)).* from jsonb_each($1) b
     where exists (
       select from public.company_users u
       where u.user_id = (b.value ->> ''assigned_to_user_id'')::uuid and u.company_id = (b.value ->> ''company_id'')::uuid)',
    change.kind || '_assignments')
  using back;
  insert into public.application_assignments
  select own.* from jsonb_populate_recordset(null::public.application_assignments, change.applications) own
  join public.applications a on a.id = own.application_id and back ? a.job_id::text
  where exists (select from public.company_users u where u.user_id = own.assigned_to_user_id and u.company_id = own.company_id)
  on conflict (application_id) do nothing;
  perform private.take_back_told(change.id, array(
    select change.assigned_to union select (b.value ->> 'assigned_to_user_id')::uuid from jsonb_each(change.before) b), change.made_at);
  return (select count(*) from jsonb_object_keys(coalesce(back, '{}')));
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
  perform private.store_staff_notice(
    link.user_id, link.company_id, k, (private.staff_notice_setting(link.user_id, link.company_id, k)).in_app, 'off')
  from unnest(private.mailed_kinds(link)) k;
  return private.unsubscribe_json(link);
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
    answer_days = job.answer_days,
    posted_at = case when job.status = 'published' then coalesce(posted_at, now()) else posted_at end
  where id = job.id;
  return private.company_job_json(job.id);
end
$function$;

ALTER TABLE "private"."answer_reminders"
  ADD CONSTRAINT "answer_reminders_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."application_rejections"
  ADD CONSTRAINT "application_rejections_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."application_rejections"
  ADD CONSTRAINT "application_rejections_event_id_fkey" FOREIGN KEY (event_id) REFERENCES public.application_events(id) ON DELETE CASCADE;

ALTER TABLE "private"."application_sources"
  ADD CONSTRAINT "application_sources_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."assignment_changes"
  ADD CONSTRAINT "assignment_changes_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."job_views"
  ADD CONSTRAINT "job_views_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."job_visits"
  ADD CONSTRAINT "job_visits_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."staff_notice_settings"
  ADD CONSTRAINT "staff_notice_settings_of_staff" FOREIGN KEY (user_id, company_id) REFERENCES public.company_users(user_id, company_id) ON DELETE CASCADE;

ALTER TABLE "private"."staff_summary_items"
  ADD CONSTRAINT "staff_summary_items_of_staff" FOREIGN KEY (user_id, company_id) REFERENCES public.company_users(user_id, company_id) ON DELETE CASCADE;

ALTER TABLE "private"."team_notes"
  ADD CONSTRAINT "team_notes_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."team_notes"
  ADD CONSTRAINT "team_notes_author_id_fkey" FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."team_notes"
  ADD CONSTRAINT "team_notes_candidate_id_fkey" FOREIGN KEY (candidate_id) REFERENCES public.candidates(id) ON DELETE CASCADE;

ALTER TABLE "private"."team_notes"
  ADD CONSTRAINT "team_notes_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_of_staff" FOREIGN KEY (user_id, company_id) REFERENCES public.company_users(user_id, company_id) ON DELETE CASCADE;

ALTER TABLE "public"."application_assignments"
  ADD CONSTRAINT "application_assignments_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "public"."application_assignments"
  ADD CONSTRAINT "application_assignments_assigned_by_user_id_fkey" FOREIGN KEY (assigned_by_user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."application_assignments"
  ADD CONSTRAINT "application_assignments_assigned_to_user_id_fkey" FOREIGN KEY (assigned_to_user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."application_assignments"
  ADD CONSTRAINT "application_assignments_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."application_assignments"
  ADD CONSTRAINT "application_assignments_to_staff" FOREIGN KEY (assigned_to_user_id, company_id) REFERENCES public.company_users(user_id, company_id) ON DELETE CASCADE;

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_answer_days_check" CHECK ((answer_days = ANY (ARRAY[7, 14, 21, 30])));

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_type_check" CHECK ((type = ANY (ARRAY['company_invitation'::text, 'application_received'::text, 'application_status'::text, 'application_withdrawn'::text, 'company_approved'::text, 'company_rejected'::text, 'subscription_changed'::text, 'job_assigned'::text, 'candidate_assigned'::text, 'role_changed'::text, 'admin_joined'::text, 'partnership_changed'::text, 'shown_to_partner'::text, 'put_forward'::text, 'put_forward_answered'::text, 'registration_unfinished'::text, 'application_assigned'::text, 'mentioned'::text, 'answer_due'::text, 'management_ended'::text])));

CREATE VIEW "private"."application_assignees" WITH (security_invoker=true) AS  SELECT a.application_id,
    jsonb_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name) AS assignee
   FROM (public.application_assignments a
     JOIN public.company_users u ON (((u.user_id = a.assigned_to_user_id) AND (u.company_id = a.company_id))));

CREATE VIEW "private"."application_scopes" WITH (security_invoker=true) AS  SELECT application_matches.job_id AS scope,
    application_matches.application_id,
    application_matches.status,
    application_matches.answer_due,
    application_matches.applied_at,
    application_matches.match_order
   FROM private.application_matches
UNION ALL
 SELECT application_matches.company_id AS scope,
    application_matches.application_id,
    application_matches.status,
    application_matches.answer_due,
    application_matches.applied_at,
    application_matches.match_order
   FROM private.application_matches
UNION ALL
 SELECT application_matches.away_company_id AS scope,
    application_matches.application_id,
    application_matches.status,
    application_matches.answer_due,
    application_matches.applied_at,
    application_matches.match_order
   FROM private.application_matches;

CREATE VIEW "private"."candidate_assignees" WITH (security_invoker=true) AS  SELECT a.candidate_id,
    a.company_id,
    u.user_id,
    jsonb_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name) AS assignee
   FROM (public.candidate_assignments a
     JOIN public.company_users u ON (((u.user_id = a.assigned_to_user_id) AND (u.company_id = a.company_id))));

CREATE VIEW "private"."counted" WITH (security_invoker=true) AS  SELECT applications.job_id AS subject,
    (applications.status)::text AS what,
    count(*) AS n
   FROM public.applications
  GROUP BY applications.job_id, applications.status
UNION ALL
 SELECT listed.under AS subject,
    ('listed_'::text || a.status) AS what,
    count(*) AS n
   FROM (public.applications a
     CROSS JOIN LATERAL ( SELECT a.company_id AS under
        UNION ALL
         SELECT a.applied_by_company_id AS under
          WHERE (a.applied_by_company_id <> a.company_id)) listed)
  GROUP BY listed.under, a.status
UNION ALL
 SELECT applications.company_id AS subject,
        CASE applications.status
            WHEN 'applied'::public.application_status THEN 'new_applications'::text
            WHEN 'interview'::public.application_status THEN 'interviews'::text
            ELSE 'open_offers'::text
        END AS what,
    count(*) AS n
   FROM public.applications
  WHERE (applications.status = ANY (ARRAY['applied'::public.application_status, 'interview'::public.application_status, 'offered'::public.application_status]))
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
 SELECT candidate_assignments.company_id AS subject,
    'assigned_candidates'::text AS what,
    count(*) AS n
   FROM public.candidate_assignments
  GROUP BY candidate_assignments.company_id
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

CREATE INDEX answer_reminders_due_index ON private.answer_reminders USING btree (due);

CREATE INDEX application_matches_away_index ON private.application_matches USING btree (away_company_id, status, match_order DESC, applied_at DESC, application_id DESC) INCLUDE (answer_due)
  WHERE (away_company_id IS NOT NULL);

CREATE INDEX application_matches_company_index ON private.application_matches USING btree (company_id, status, match_order DESC, applied_at DESC, application_id DESC) INCLUDE (answer_due);

CREATE INDEX application_matches_job_index ON private.application_matches USING btree (job_id, status, match_order DESC, applied_at DESC, application_id DESC) INCLUDE (answer_due);

CREATE INDEX application_matches_newest_away_index ON private.application_matches USING btree (away_company_id, status, ((answer_due IS NULL)), applied_at DESC, application_id DESC)
  WHERE (away_company_id IS NOT NULL);

CREATE INDEX application_matches_newest_company_index ON private.application_matches USING btree (company_id, status, ((answer_due IS NULL)), applied_at DESC, application_id DESC);

CREATE INDEX application_matches_newest_job_index ON private.application_matches USING btree (job_id, status, ((answer_due IS NULL)), applied_at DESC, application_id DESC);

CREATE INDEX application_matches_owed_away_index ON private.application_matches USING btree (away_company_id, status, answer_due, applied_at, application_id)
  WHERE ((answer_due IS NOT NULL) AND (away_company_id IS NOT NULL));

CREATE INDEX application_matches_owed_company_index ON private.application_matches USING btree (company_id, status, answer_due, applied_at, application_id)
  WHERE (answer_due IS NOT NULL);

CREATE INDEX application_matches_owed_job_index ON private.application_matches USING btree (job_id, status, answer_due, applied_at, application_id)
  WHERE (answer_due IS NOT NULL);

CREATE INDEX application_rejections_application_index ON private.application_rejections USING btree (application_id, event_id DESC);

CREATE INDEX assignment_changes_actor_index ON private.assignment_changes USING btree (actor_id);

CREATE INDEX staff_notice_settings_company_index ON private.staff_notice_settings USING btree (company_id);

CREATE INDEX staff_summary_items_company_index ON private.staff_summary_items USING btree (company_id);

CREATE INDEX staff_summary_items_time_index ON private.staff_summary_items USING btree (created_at);

CREATE INDEX staff_summary_items_user_index ON private.staff_summary_items USING btree (user_id, company_id);

CREATE INDEX team_notes_application_index ON private.team_notes USING btree (application_id, created_at, id)
  WHERE (application_id IS NOT NULL);

CREATE INDEX team_notes_author_index ON private.team_notes USING btree (author_id);

CREATE INDEX team_notes_candidate_index ON private.team_notes USING btree (candidate_id, company_id, created_at, id)
  WHERE (candidate_id IS NOT NULL);

CREATE INDEX team_notes_company_index ON private.team_notes USING btree (company_id);

CREATE INDEX unsubscribe_links_company_index ON private.unsubscribe_links USING btree (company_id);

CREATE INDEX application_assignments_assignee_index ON public.application_assignments USING btree (assigned_to_user_id, company_id);

CREATE INDEX application_assignments_assigner_index ON public.application_assignments USING btree (assigned_by_user_id);

CREATE INDEX application_assignments_company_index ON public.application_assignments USING btree (company_id);

CREATE INDEX application_events_company_index ON public.application_events USING btree (company_id, created_at DESC, id DESC);

CREATE INDEX applications_answer_due_index ON public.applications USING btree (answer_due)
  WHERE (answer_due IS NOT NULL);

CREATE INDEX candidates_name_index ON public.candidates USING btree (managing_company_id, lower(((first_name || ' '::text) || last_name)), id)
  WHERE (managing_company_id IS NOT NULL);

CREATE TRIGGER application_assignments_touch_updated_at
  BEFORE UPDATE ON public.application_assignments
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER application_events_keep_match_history
  AFTER INSERT OR DELETE OR UPDATE ON public.application_events
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_match_history();

CREATE TRIGGER applications_keep_answer_day
  BEFORE INSERT OR UPDATE OF status ON public.applications
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_answer_day();

CREATE TRIGGER applications_move_match
  AFTER UPDATE OF company_id, applied_by_company_id, applied_at, status, answer_by, answer_due ON public.applications
  FOR EACH ROW
  WHEN (((old.company_id IS DISTINCT FROM new.company_id) OR (old.applied_by_company_id IS DISTINCT FROM new.applied_by_company_id) OR (old.applied_at IS DISTINCT FROM new.applied_at) OR (old.status IS DISTINCT FROM new.status) OR (old.answer_by IS DISTINCT FROM new.answer_by) OR (old.answer_due IS DISTINCT FROM new.answer_due)))
  EXECUTE FUNCTION private.move_application_match();

CREATE TRIGGER candidate_assignments_are_counted_after AFTER UPDATE ON public.candidate_assignments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_candidate_assignments (
  '1'
);

CREATE TRIGGER candidate_assignments_are_counted_before AFTER UPDATE ON public.candidate_assignments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_candidate_assignments (
  '-1'
);

CREATE TRIGGER candidate_assignments_are_counted_when_deleted AFTER DELETE ON public.candidate_assignments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_candidate_assignments (
  '-1'
);

CREATE TRIGGER candidate_assignments_are_counted_when_inserted AFTER INSERT ON public.candidate_assignments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_candidate_assignments (
  '1'
);

CREATE TRIGGER candidates_drop_notes
  AFTER UPDATE OF managing_company_id ON public.candidates
  FOR EACH ROW
  WHEN (((old.managing_company_id IS NOT NULL) AND (old.managing_company_id IS DISTINCT FROM new.managing_company_id)))
  EXECUTE FUNCTION private.drop_notes_of_unmanaged();

CREATE TRIGGER candidates_keep_authority
  BEFORE INSERT OR UPDATE ON public.candidates
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_authority('managing_company_id', 'management_terms', 'managed_since');

CREATE TRIGGER job_assignments_end_with_their_applications
  AFTER DELETE OR UPDATE OF assigned_to_user_id ON public.job_assignments
  FOR EACH ROW
  EXECUTE FUNCTION private.end_foreign_application_assignments();

CREATE POLICY "Staff and admins can read who looks after an application" ON "public"."application_assignments"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids() AS my_company_ids)) AND private.can_read_assignment(company_id, assigned_to_user_id, ( SELECT (private.my_reach()).application_company_ids AS application_company_ids), ( SELECT private.my_reach() AS my_reach)))));

COMMENT ON COLUMN "private"."application_matches"."answered_on" IS 'private.answered_on of it.';

COMMENT ON COLUMN "private"."application_matches"."away_company_id" IS 'Who lists it besides the job''s company: the one that managed the candidate, when it is another.';

COMMENT ON COLUMN "private"."application_matches"."level_fit" IS 'MatchFit of the level in the match, and of the place: null where none is asked.';

COMMENT ON COLUMN "private"."application_matches"."reached" IS 'The statuses its history has.';

COMMENT ON COLUMN "private"."application_matches"."skill_keys" IS 'Of the skills as sent, by today''s spelling rules.';

COMMENT ON COLUMN "private"."application_matches"."status" IS 'As the application has it, like the two days after it: each stage is a range of every index.';

COMMENT ON COLUMN "private"."application_matches"."words" IS 'What a search looks through: name, title and skills as sent, one a line.';

COMMENT ON COLUMN "private"."staff_summary_items"."change_id" IS 'Of an assignment, which can be taken back, and what was told of it with it.';

COMMENT ON COLUMN "private"."team_notes"."author_name" IS 'As it was then: it stays when the author leaves.';

COMMENT ON COLUMN "public"."application_events"."company_id" IS 'The company of the application''s job: what happened there lately is one range of an index.';

COMMENT ON COLUMN "public"."applications"."answer_by" IS 'The day (UTC) by which its job promised an answer when it was made, or null; kept by trigger (RULES: Applications).';

COMMENT ON COLUMN "public"."applications"."answer_due" IS 'The same while the answer is owed. Past it is overdue.';

COMMENT ON COLUMN "public"."candidates"."managed_since" IS 'When they accepted to be managed by the present company, by a trigger.';

COMMENT ON COLUMN "public"."jobs"."answer_days" IS 'Within how many days every applicant is promised an answer (RULES: Applications); null without a promise.';

COMMENT ON COLUMN "public"."profiles"."company_id" IS 'Of somebody who works for several companies, the one they chose to see; it counts while they work there (RULES: Companies). Written by choose_company and by joining a team.';

COMMENT ON FUNCTION "private"."accept_employee_invitation"(public.invitations, uuid) IS 'Membership with company, role and name from the invitation, beside those the account has; it is the company they see from then on. PT409 when it exists.';

COMMENT ON FUNCTION "private"."activity_bound"(text, text, text, text, text) IS 'Below which id a source goes on among rows of the very moment the page before ended at: at one moment later sources of the alphabet come first.';

COMMENT ON FUNCTION "private"."add_invitation"(text, text, uuid, jsonb) IS 'A new invitation by the caller, whose fields are checked and clean, for a company or for the platform; its mail is another step.';

COMMENT ON FUNCTION "private"."announce_invitation"(public.invitations, boolean) IS 'Audit entry and mail for a new or renewed invitation; gives the mail. held: as enqueue_email. The link in the mail is made when the mail is handed out (mail_data).';

COMMENT ON FUNCTION "private"."answer_days_problem"(jsonb) IS 'What is wrong with the days of a promise (answerDays of contracts/job.ts), or null.';

COMMENT ON FUNCTION "private"."answered_on"(uuid) IS 'The day (UTC) of an application''s first answer, whatever came after it; null for none yet.';

COMMENT ON FUNCTION "private"."application_entries"(uuid[], private.application_filter, text, boolean) IS 'JobApplicationListItem[], or CompanyApplicationListItem[] where the list goes across jobs (contracts/application.ts), in the order of the ids. Names who looks after an application only to the company that posted its job.';

COMMENT ON FUNCTION "private"."application_fates"(uuid[], jsonb, private.application_change, private.reach) IS 'What becomes of each of these applications, in their order: left_out says why it stays as it is, null that it changes. seen: {id: status} where the caller saw them. What is out of reach has no name and no status.';

COMMENT ON FUNCTION "private"."application_filter_rules"() IS 'The fields of ApplicationFilter (contracts/application.ts), as far as a rule can say.';

COMMENT ON FUNCTION "private"."application_page"(uuid[], private.application_filter, text, jsonb, integer) IS 'The ids of a page in an order (RULES: Applications). best: the overdue ones by their day, then the rest by match; answer: by the owed day, then the rest newest first. p_before: ApplicationKey (contracts/procedures.ts).';

COMMENT ON FUNCTION "private"."application_totals"(uuid[], private.application_filter) IS 'How many a filter lets through in each status, its stage aside; statuses without any are absent. Without anything further asked, from the kept numbers.';

COMMENT ON FUNCTION "private"."asked_applications"(uuid[]) IS 'Ids of a request, each once and in their order. PT401, PT422 for none or more than 200.';

COMMENT ON FUNCTION "private"."assigned_candidates"(uuid, text) IS 'Whom somebody of a company looks after, a user id or ''me''; null where no one is named: without an assignee, and for ''nobody''. PT422 for anything else.';

COMMENT ON FUNCTION "private"."assigned_counts"(uuid, private.staff_act[]) IS 'The dashboard''s counts of the jobs assigned to the caller at a company; null for staff whose acts (private.my_acts_at) read all.';

COMMENT ON FUNCTION "private"."best_applications"(uuid[], private.application_filter, jsonb, integer) IS 'A page of the ids of applications that are not overdue, best match first, then newest, then by id. p_before: {score, appliedAt, id}. As private.owed_applications otherwise.';

COMMENT ON FUNCTION "private"."can_assign_application"(public.applications, uuid, private.reach) IS 'True for managing staff, and for whoever handles the application, takes it themselves or gives back what they took (RULES: Staff).';

COMMENT ON FUNCTION "private"."can_end_management"(public.candidates) IS 'True for managing staff of the company that manages the candidate (RULES: Candidates).';

COMMENT ON FUNCTION "private"."candidate_data_errors"(jsonb) IS 'Errors of candidateData by field.';

COMMENT ON FUNCTION "private"."candidate_list_key"(jsonb) IS 'Name and id of the last row of the page before, from {"name": "…", "id": "…"}; for the first page a key below every row. PT422 for anything else.';

COMMENT ON FUNCTION "private"."check_invitation_rate"(text) IS 'PT429 past private.invitation_rate_passed, for one invitation to an address (lower case), counted in the audit log so that resending counts.';

COMMENT ON FUNCTION "private"."clean_candidate_data"(jsonb) IS 'candidateData without errors as it is kept.';

COMMENT ON FUNCTION "private"."count_candidate_assignments"() IS 'Statement trigger on candidate_assignments; its argument as of count_applications.';

COMMENT ON FUNCTION "private"."drop_notes_of_unmanaged"() IS 'Row trigger: a company that manages somebody no longer keeps no notes about them (RULES: Candidates). SECURITY DEFINER: the notes are closed to every client.';

COMMENT ON FUNCTION "private"."end_foreign_application_assignments"() IS 'Row trigger on job_assignments: a partner recruiter whose job goes to another gives its applications back with it. SECURITY DEFINER: assignments are written past the policies.';

COMMENT ON FUNCTION "private"."enough_of"(integer) IS 'How many of so many skills a candidate needs to be counted: four of five, and all of fewer than five (RULES: Matching).';

COMMENT ON FUNCTION "private"."fits_filter"(private.application_matches, private.application_filter) IS 'The predicate of every list and count: whether a filter lets an application through, its stage aside. Asked where the filter is not plain.';

COMMENT ON FUNCTION "private"."fits_from"(text) IS 'The MatchFits that are at least as close; null for null.';

COMMENT ON FUNCTION "private"."forget_job_visits"() IS 'Drops who has looked at a job on days before yesterday; how many stays. Once a day.';

COMMENT ON FUNCTION "private"."furthest_stage"(public.application_status[]) IS 'The furthest stage among the statuses an application has had.';

COMMENT ON FUNCTION "private"."give_work"(text, private.work[], uuid) IS 'Gives jobs or candidates to a colleague, or with null to nobody, tells both sides, and keeps how it was for whoever takes it back. Gives AssignmentDone (contracts/job.ts). Its callers have checked the right and locked what is given.';

COMMENT ON FUNCTION "private"."import_fates"(uuid, jsonb) IS 'What becomes of each line of a list of candidates to invite for a company the caller was found to invite for, in its order: invite (with the clean candidateData), known, invited, twice, invalid or tomorrow, and the same in words. Checks what create_invitation checks, and says no more about an address (RULES: Invitations). PT422 for no line and for more than 500.';

COMMENT ON FUNCTION "private"."import_fates_json"(jsonb) IS 'ImportFate[] (contracts/invitation.ts) of private.import_fates.';

COMMENT ON FUNCTION "private"."import_problem"(jsonb) IS 'What is to be corrected in a line, in the order of its columns; null without errors.';

COMMENT ON FUNCTION "private"."invitation_rate_passed"(bigint, bigint, bigint) IS 'What stops one sender''s next invitation after so many: 20 in a minute, 200 in a day or 5 in a day to the same address; null when nothing does (RULES: Invitations).';

COMMENT ON FUNCTION "private"."invited_email_errors"(text) IS 'The error of an address to be invited, at the field email.';

COMMENT ON FUNCTION "private"."inviting_company"(text, text) IS 'The company the caller invites for: the given one or that of private.my_membership. PT404 not the caller''s, PT403 without the right or while the company is not live (RULES: Invitations).';

COMMENT ON FUNCTION "private"."is_answer"(public.application_status) IS 'Whether a move to this status is the answer a candidate waits for (RULES: Applications).';

COMMENT ON FUNCTION "private"."is_day"(text) IS 'True for a day of the calendar, yyyy-mm-dd.';

COMMENT ON FUNCTION "private"."is_overdue"(date) IS 'Whether the day of an owed answer is past (UTC).';

COMMENT ON FUNCTION "private"."job_counts"(uuid) IS 'How many applications a job has, in which status, and the earliest day on which an answer is owed: part of CompanyJobListItem (contracts/job.ts).';

COMMENT ON FUNCTION "private"."keep_answer_day"() IS 'Row trigger: an application gets its promised day when it is made, whatever its job promises later, and owes the answer by its status and its history, which an undo has shortened before (RULES: Applications). SECURITY DEFINER: reads jobs and events past row policies.';

COMMENT ON FUNCTION "private"."keep_application_source"(uuid, text) IS 'Keeps where an application came from: put forward where it was, else what its sender''s browser says of the known ones, else straight (RULES: Jobs).';

COMMENT ON FUNCTION "private"."keep_management_consistent"() IS 'Row trigger: is_managed_by_company always says whether there is a managing company, managed_since from when on, and what was agreed with one ends with it.';

COMMENT ON FUNCTION "private"."keep_match_history"() IS 'Row trigger on application_events: what the lists narrow by of a history follows it, also where a move is undone. SECURITY DEFINER: as private.recount_matches_of_changed_job.';

COMMENT ON FUNCTION "private"."known_invitee"(text, text, uuid, uuid) IS 'Whether somebody is what they would be invited to be already (their kind), or has an open invitation of the kind from that company, apart from the one that is resent (invited, and when); null otherwise (RULES: Invitations).';

COMMENT ON FUNCTION "private"."known_status"(text) IS 'An application status as it may arrive: any case, ''accepted'' as hired (RULES: Applications). Null for anything else.';

COMMENT ON FUNCTION "private"."last_rejection"(uuid, boolean) IS 'What an application was last rejected with; for use in FROM, where the application is rejected. only_settled: not by a move that can still be undone.';

COMMENT ON FUNCTION "private"."last_summary"() IS 'When the last daily summaries were due: at 13:00 UTC, early in the day in the United States.';

COMMENT ON FUNCTION "private"."listed_applications"(uuid[], private.application_filter, text, jsonb, integer, boolean) IS 'ApplicationPage (contracts/application.ts) of what is listed under these scopes. Reach is checked by its callers.';

COMMENT ON FUNCTION "private"."listed_names"(text[]) IS 'The first five of them, and how many more there are.';

COMMENT ON FUNCTION "private"."lock_sender"() IS 'One sender''s invitations come one after the other, so that a burst cannot slip through what is counted.';

COMMENT ON FUNCTION "private"."looks_after_applications"(uuid, public.applications) IS 'Whom an application can be given to: recruiting staff of its company, and a partner recruiter whose job it is (RULES: Staff).';

COMMENT ON FUNCTION "private"."mailed_kinds"(private.unsubscribe_links) IS 'What a link would turn off now: mails of its kind, or everything that is in the summary.';

COMMENT ON FUNCTION "private"."managed_candidate"(uuid, private.reach) IS 'A managed candidate within the caller''s reach: staff of the managing company and administrators (RULES: Candidates). PT401, PT404.';

COMMENT ON FUNCTION "private"."managed_candidate_item"(public.candidates, private.reach) IS 'ManagedCandidateListItem (contracts/managed-candidate.ts).';

COMMENT ON FUNCTION "private"."move_application"(public.applications, private.application_change) IS 'Moves one application, locked and found movable by its callers, and has its candidate told once that can no longer be undone.';

COMMENT ON FUNCTION "private"."move_application_match"() IS 'Row trigger on applications: what the lists order and narrow by follows, as when it is moved or the managing company goes. SECURITY DEFINER: as private.recount_matches_of_changed_job.';

COMMENT ON FUNCTION "private"."my_companies"() IS 'StaffedCompany[] (contracts/company.ts) of the caller, oldest membership first, whichever is chosen.';

COMMENT ON FUNCTION "private"."my_company_id"(uuid) IS 'The company a request is about: the given one if the caller works there (or is an administrator), without one that of private.my_membership. PT404 otherwise.';

COMMENT ON FUNCTION "private"."my_membership"(uuid) IS 'The caller''s membership of the given company, or without one the first of private.my_memberships; all null without.';

COMMENT ON FUNCTION "private"."my_memberships"(uuid) IS 'The caller''s memberships, or the one of the given company: the company they chose first, then the oldest (RULES: Companies). SECURITY DEFINER: reads the caller''s own rows only.';

COMMENT ON FUNCTION "private"."newest_applications"(uuid[], private.application_filter, boolean, jsonb, integer) IS 'A page of the ids of applications, newest first, then by id; without also_owed only of those that owe no answer. p_before: {appliedAt, id}. As private.owed_applications otherwise.';

COMMENT ON FUNCTION "private"."note_count"(uuid) IS 'How many notes there are about an application.';

COMMENT ON FUNCTION "private"."note_readers"(private.note_subject) IS 'The colleagues who read the notes about something: whom a note can mention. Partner recruiters where it is assigned to them; to them only who wrote there, looks after it or gave it to them is named (RULES: Staff).';

COMMENT ON FUNCTION "private"."note_subject"(uuid, uuid) IS 'What the caller may note about: an application they may move, or a candidate their company manages and they may read (RULES: Applications). PT401, PT404, PT422 unless exactly one is named.';

COMMENT ON FUNCTION "private"."open_stages"() IS 'The stages before an end.';

COMMENT ON FUNCTION "private"."overdue_total"(uuid[], private.application_filter) IS 'How many of the listed applications are overdue.';

COMMENT ON FUNCTION "private"."owed_applications"(uuid[], private.application_filter, date, jsonb, integer) IS 'A page of the ids of applications that owe an answer before a day, the earliest first, then who has waited longest. p_before: {due, appliedAt, id}. Reach is checked by its callers. PT422 for a page that does not exist.';

COMMENT ON FUNCTION "private"."owed_counts"(uuid, private.staff_act[]) IS 'How many answers are overdue at a company, and how many are due today (UTC), of what the caller, whose private.my_acts_at are given, may read; a thousand at most.';

COMMENT ON FUNCTION "private"."owed_day"(date, public.application_status, boolean) IS 'The promised day while the answer is owed: not once one was given, also where the application was reopened after it, and not to who has withdrawn.';

COMMENT ON FUNCTION "private"."path_stages"() IS 'The stages on the way to being hired; rejected and withdrawn end it.';

COMMENT ON FUNCTION "private"."people_behind_application"(public.applications) IS 'Who hears about an application: whom it is assigned to, else private.people_behind_job.';

COMMENT ON FUNCTION "private"."promise_outcome"(private.application_matches) IS 'Whether an application was answered by the promised day: kept, or late when it was answered after it or is still owed after it; null without a promise, before its day, and for who withdrew unanswered (RULES: Reports).';

COMMENT ON FUNCTION "private"."reached_by"(uuid) IS 'The statuses an application has had.';

COMMENT ON FUNCTION "private"."read_application_change"(jsonb) IS 'BulkChange as it arrived. PT409 for withdrawn, PT422 by field for anything unknown or incomplete.';

COMMENT ON FUNCTION "private"."read_application_filter"(jsonb, uuid) IS 'An ApplicationFilter as its caller means it in the list of a company, ''me'' being the caller; '''' and null ask nothing. PT422 by field.';

COMMENT ON FUNCTION "private"."read_application_order"(text) IS 'An order of applications (applicationOrders of contracts/application.ts): best without one. PT422 for unknown ones.';

COMMENT ON FUNCTION "private"."read_assignee"(text) IS 'Whose rows a list is narrowed to: ''me'' or a user id; null for ''nobody'', which the list asks for itself, and for everybody''s. PT422 for anything else.';

COMMENT ON FUNCTION "private"."read_status_filter"(text) IS 'private.known_status; null stays null. PT422 for unknown ones.';

COMMENT ON FUNCTION "private"."refuse_known_invitee"(text, text, uuid, uuid) IS 'PT409 with a text containing ''already exists'' for a private.known_invitee (RULES: Invitations).';

COMMENT ON FUNCTION "private"."rejection_errors"(text, text) IS 'Errors by field of what a move to rejected is made with: a reason is required, a message is not.';

COMMENT ON FUNCTION "private"."remind_of_answers"() IS 'Reminds who hears of an application (private.people_behind_application) of the answer that is promised for tomorrow, and again for today (UTC): once each, for all of a day together. Called on a schedule; does so from 12:00 UTC on.';

COMMENT ON FUNCTION "private"."report_days"(date, date) IS 'The days (UTC) of a report, both included: up to today without an end, from the first of the fifth month before without a beginning. PT422 for an end before its beginning or more than five years.';

COMMENT ON FUNCTION "private"."send_due_summaries"() IS 'Mails everybody what has waited for their daily summary: one mail for each company, with the first fifty in it and how many there are. Called on a schedule; does something once a day, or as soon after as it is called.';

COMMENT ON FUNCTION "private"."send_invitation"(public.invitations, boolean) IS 'private.announce_invitation, and a link for its sender; gives {id, kind, path, email_id}.';

COMMENT ON FUNCTION "private"."shown_status"(public.jobs) IS 'The status by which lists of jobs are narrowed: one that has expired counts as closed (RULES: Jobs).';

COMMENT ON FUNCTION "private"."staff_notice_kinds"() IS 'What staff are told of and can turn off: staffNoticeKinds of the contracts, in the order they are shown.';

COMMENT ON FUNCTION "private"."staff_notice_setting"(uuid, uuid, text) IS 'How somebody is told of a kind of thing at a company: what they chose, else in the application and by mail at once, reminders in the summary (RULES: Messages).';

COMMENT ON FUNCTION "private"."staff_notices_json"(public.company_users) IS 'StaffNotices (contracts/notification.ts): how a member of the staff is told of each kind; of the plan only its administrators are.';

COMMENT ON FUNCTION "private"."staffed_membership"(uuid) IS 'The caller''s own membership, of the given company or of the chosen one. PT401, PT404 for everybody else, administrators included.';

COMMENT ON FUNCTION "private"."stage_rank"(public.application_status) IS 'The place of a stage on the way to being hired, from 1; null for rejected and withdrawn.';

COMMENT ON FUNCTION "private"."stages_from"(public.application_status) IS 'A stage on the way to being hired and those after it: who has one of them has come at least this far.';

COMMENT ON FUNCTION "private"."status_in_words"(public.application_status) IS 'What people read for a status: applicationStatusLabels of the contracts.';

COMMENT ON FUNCTION "private"."store_staff_notice"(uuid, uuid, text, boolean, text) IS 'Keeps a choice. Once mails are off, what waits for the summary is dropped.';

COMMENT ON FUNCTION "private"."take_back_told"(uuid, uuid[], timestamp with time zone) IS 'What people were told of a change that was taken back, they are told no more; a mail that waits is not sent.';

COMMENT ON FUNCTION "private"."team_note_json"(private.team_notes) IS 'TeamNote (contracts/note.ts).';

COMMENT ON FUNCTION "private"."tell_assignee"(uuid, text, text[], jsonb) IS 'Tells a colleague of newly assigned work, once whatever its amount; nobody of what they did themselves or when nothing is new.';

COMMENT ON FUNCTION "private"."tell_company_about_application"(public.applications) IS 'A new application: told to the people behind it, as each wants to be. A withdrawn one: in the application alone.';

COMMENT ON FUNCTION "private"."tell_ended_management"(public.candidates, text) IS 'A candidate whom their company manages no more is told in the application and by mail to their account''s address.';

COMMENT ON FUNCTION "private"."tell_former_assignee"(uuid, text, text[], text, jsonb) IS 'Tells a colleague what they look after no longer, and who does now if anybody; not who gave it away themselves.';

COMMENT ON FUNCTION "private"."tell_staff"(uuid, text, text, text, text, jsonb, text, text, jsonb, boolean) IS 'Tells somebody of the staff one thing of a kind (contracts/notification.ts, staffNoticeKinds) as they want to be told at data.company_id: in the application, and by mail at once (the template, or staff_notice) or in the summary. path: of the page that shows it; data.change_id: of what can be taken back; by_mail false: what is never mailed.';

COMMENT ON FUNCTION "private"."undo_move"(uuid, public.application_status) IS 'Takes the caller''s own last move of an application, locked by its callers, back and gives it; all null when it is too late, was undone already, or was not the last move or not the caller''s.';

COMMENT ON FUNCTION "private"."unsubscribe_json"(private.unsubscribe_links) IS 'UnsubscribeLink (contracts/notification.ts): nothing of the person, whoever holds the mail reads it.';

COMMENT ON FUNCTION "private"."unsubscribe_link"(text) IS 'What a token turns off. PT404 for one that is unknown, or of somebody who has left the team.';

COMMENT ON FUNCTION "private"."unsubscribe_token"(uuid, uuid, text) IS 'What a mail carries so that it can be turned off without signing in; null for who is no staff there. of_kind: one of staff_notice_kinds, or summary.';

COMMENT ON FUNCTION "private"."words_of"(public.candidates) IS 'What a search of applicants looks through.';

COMMENT ON FUNCTION "private"."work_path"(text, jsonb) IS 'The page of newly assigned work: of the one thing data names, else the list of all.';

COMMENT ON FUNCTION "public"."add_team_note"(uuid, text, uuid, uuid, uuid[]) IS 'Keeps a note about an application or a managed candidate and tells the mentioned colleagues who read it. p_id is made by the caller: the same note again is the one that is there. Gives TeamNote. PT401, PT404, PT409 beyond 200 notes, PT422 by field.';

COMMENT ON FUNCTION "public"."assign_candidates"(uuid[], uuid) IS 'Assigns managed candidates to a colleague (replacing who had them) or, with null, to nobody, as assign_jobs. PT404 for a candidate the company does not manage.';

COMMENT ON FUNCTION "public"."assign_jobs"(uuid[], uuid) IS 'Assigns jobs to a colleague (replacing who had them) or, with null, to nobody; both are told. Gives AssignmentDone (contracts/job.ts): how many were asked for, and what undo_assignment takes back, null when nothing changed. Managing staff only. PT404 for a job out of reach, PT403, PT422 when the person is no manager, recruiter or partner recruiter there.';

COMMENT ON FUNCTION "public"."change_applications"(jsonb, jsonb) IS 'Moves up to 200 applications [{id, from}], or gives them to a colleague, by BulkChange (contracts/application.ts), and gives {fates: ApplicationFate[]} as they were found: those with left_out null changed, the others stayed (RULES: Applications). from: where the mover saw it. Safe to repeat: what stands there already is left out. PT401, PT409 for withdrawn, PT422 by field.';

COMMENT ON FUNCTION "public"."check_candidate_import"(jsonb, uuid) IS 'ImportFate[] (contracts/invitation.ts): what import_candidates would do with each line now; nothing is sent. p_rows: ImportRow[], at most 500. PT401, PT403 without the right or while the company is not live, PT404, PT422.';

COMMENT ON FUNCTION "public"."choose_company"(uuid) IS 'The company somebody who works for several sees from now on, on every device (RULES: Companies). Gives the Frame. SECURITY DEFINER: nobody writes profiles through the API. PT401, PT404 for one they do not work for.';

COMMENT ON FUNCTION "public"."count_candidates_with_skills"(text[]) IS 'SkillReach (contracts/job.ts): how many candidates have enough of some skills, for who posts jobs at a live company; null for none asked. Fewer than ten are not told exactly, so that nobody is found by it, more than 1,000 are not counted (RULES: Matching). PT401, PT403.';

COMMENT ON FUNCTION "public"."create_job"(uuid, jsonb) IS 'manage-job-posting create: jobData as in contracts/job.ts; without a company the caller''s chosen one (private.my_membership). Gives CompanyJob. PT403 without the right, approval or subscription; PT422 by field; PT429 past 50 a day (RULES: Accounts).';

COMMENT ON FUNCTION "public"."delete_team_note"(uuid) IS 'Takes one''s own note away; one that is gone, or another''s, is left alone. PT401, PT404 out of reach.';

COMMENT ON FUNCTION "public"."end_management"(uuid) IS 'Managing staff ends the management of a candidate: access to profile and documents, the assignment, what they agreed to be shown, and the questions they have not answered end with it; they are told in the application and by mail (RULES: Candidates). SECURITY DEFINER: clients write no column of candidates. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."get_company_applications"(uuid, jsonb, integer, jsonb, text) IS 'The company''s Applications tab: ApplicationPage of CompanyApplicationListItem, made for its jobs or by its candidates (RULES: Applications), in the orders and with the filters of get_job_applications. Partner recruiters see those of jobs assigned to them. Empty without a company; PT404 for another one, PT422 as there.';

COMMENT ON FUNCTION "public"."get_company_dashboard"(uuid) IS 'CompanyDashboard of the given company, or of the caller''s chosen one (private.my_membership); all null, false and zero without one. Partner recruiters get PublicCompany and no subscription. SECURITY DEFINER: counts once instead of row by row through policies. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_company_report"(uuid, uuid, date, date) IS 'CompanyReport (contracts/report.ts) of the people who applied to a company, or for one of its jobs, on the given days (UTC, both included), for staff who handle all its applications and administrators (RULES: Reports). Waits are medians in days of those who left the stage; days to hire are calendar days (UTC). SECURITY DEFINER: reach is checked once, and the history is counted in one query. PT401, PT403, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."get_employer_preview"(uuid) IS 'Employer as its job pages show it, for the company''s own staff, also before it is approved; of the given company or of the caller''s chosen one (private.my_membership). SECURITY DEFINER: partner recruiters do not read the row. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_frame"() IS 'Frame of the contracts about the caller: role, name from where the role keeps it, memberships, the companies to choose among where there are several, what waits for them and what they may do at the company they see, unread among the notifications the bell lists. SECURITY DEFINER: one query instead of the policies of six tables. PT401, PT404 without a profile.';

COMMENT ON FUNCTION "public"."get_job_applications"(uuid, jsonb, integer, jsonb, text) IS 'get-job-applications: ApplicationPage of a job the caller may read, in an order of private.application_page, best without one (RULES: Applications). p_filter: ApplicationFilter; p_before: ApplicationKey of the last row shown. PT404 for a job out of reach, PT422 for an unknown order, filter (by field) or page.';

COMMENT ON FUNCTION "public"."get_job_board"(uuid, jsonb, text, integer) IS 'ApplicationBoard (contracts/application.ts) of a job the caller may read: for every status the first page of get_job_applications in it, the filter''s own stage left aside. PT404, PT422 as there.';

COMMENT ON FUNCTION "public"."get_job_statistics"(uuid) IS 'JobStatistics (contracts/job.ts) for whoever may read the job: different visitors a day, of all days and of the last 30; days since it was posted while it is open; where its applications come from. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_managed_candidate"(uuid) IS 'ManagedCandidate (contracts/managed-candidate.ts): the profile of a managed candidate, what was agreed, who looks after them, what the caller may do, and the neighbours in the order of list_managed_candidates. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_my_memberships"() IS 'CompanyMembership[] of the caller, in the order of private.my_memberships: the chosen company''s first. SECURITY DEFINER: one answer for every role. PT401.';

COMMENT ON FUNCTION "public"."get_staff_notices"(uuid) IS 'StaffNotices (contracts/notification.ts) of the caller at a company, or at the chosen one. PT401, PT404 for who does not work there.';

COMMENT ON FUNCTION "public"."get_team_notes"(uuid, uuid) IS 'TeamNotes (contracts/note.ts) about an application or a managed candidate: the notes, oldest first, and who reads them. PT401, PT404, PT422.';

COMMENT ON FUNCTION "public"."get_unsubscribe"(text) IS 'UnsubscribeLink (contracts/notification.ts): what the link of a mail turns off, for whoever holds it, also signed out. Changes nothing. PT404.';

COMMENT ON FUNCTION "public"."get_user_company_membership_safe"(uuid) IS 'The caller''s staff role and company, in the order of private.my_memberships. SECURITY DEFINER: answers even where the policies would not. PT401, PT403 for another''s id.';

COMMENT ON FUNCTION "public"."import_candidates"(jsonb, text, uuid) IS 'Invites every line that can be, with the same terms, all or none of them, by mails that the outbox sends: {sent, fates} (contracts/invitation.ts). Safe to repeat: who was invited is left alone. p_rows and refusals as check_candidate_import; PT422 for terms.';

COMMENT ON FUNCTION "public"."list_assignees"(uuid) IS 'Colleague[] (contracts/staff.ts): those of a company, or of the caller''s chosen one, whom work can be given, by name, with what they look after. For recruiting staff. SECURITY DEFINER: counts what others look after. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."list_candidate_applications"(uuid, jsonb, integer) IS '{applications: ManagedCandidateApplication[]} (contracts/managed-candidate.ts): those of a managed candidate for the company''s own jobs and those made while it managed them, as far as the caller reads them, newest first. p_before: {appliedAt, id} of the last row shown. PT401, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_company_activity"(uuid, jsonb, integer) IS '{items: ActivityItem[], next} (contracts/activity.ts): applications that came, moved on or were withdrawn, and colleagues who joined, newest first, as far as the caller reads them: recruiting staff all, others those of jobs assigned to them. p_before: next of the page before, null on the last one; a page may be short before it. Empty without a company. PT401, PT404 for another company, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer, text, text) IS 'manage-job-posting list: {jobs: CompanyJobListItem[], total}, newest first; total is null where it is not known without counting. p_search: words of the title; p_status: of one status, expired ones as closed; p_assignee: of a colleague by user id, of ''me'' or ''nobody''; p_before: {createdAt, id} of the last row shown. Partner recruiters see jobs assigned to them. Empty without a company; PT404 for another one, PT422 for an unknown assignee.';

COMMENT ON FUNCTION "public"."list_jobs_for_candidate"(uuid, jsonb, integer) IS '{jobs: JobForCandidate[], total} (contracts/managed-candidate.ts): open jobs of the managing company and of partners that share theirs, with their match to a managed candidate, best match first, and whether they have applied there or were asked; for recruiting staff. total: how many jobs there are. p_after: {score, postedAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_managed_candidates"(uuid, text, text, text, jsonb, integer) IS '{candidates: ManagedCandidateListItem[]} (contracts/managed-candidate.ts) of a company, or of the caller''s chosen one (private.my_membership), by name; partner recruiters get those assigned to them. p_search: words in name, email and skills; p_skill: one of theirs; p_assignee: a user id, ''me'' or ''nobody''; p_after: {name, id} of the last row shown, name as its name_key; p_limit: up to 500, for whoever saves the list. Empty without a company. PT401, PT404 for another company, PT422.';

COMMENT ON FUNCTION "public"."list_partner_candidates"(uuid, text, uuid, jsonb, integer) IS '{candidates: PartnerCandidate[], partners} (contracts/partnership.ts): managed candidates of the partners of a company (the caller''s chosen one without, private.my_membership) who agreed to be shown, newest first, for recruiting staff; read-only. partners: how many share theirs. p_job_id: one of the caller''s jobs, to see the match with it; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: their rows are closed to partners. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_staff"(uuid, text, jsonb, integer) IS '{staff: StaffMember[], total} (contracts/staff.ts) of the given company, or of the caller''s chosen one (private.my_membership), newest first, for managing staff. p_search: in name and address; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: counts what others look after. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."note_job_view"(uuid, uuid) IS 'Counts that somebody looks at a visible job: a signed-in person by themselves, a visitor by what their browser made up for this day; once a day, and neither administrators nor the company''s own people (RULES: Jobs).';

COMMENT ON FUNCTION "public"."preview_applications_change"(uuid[], jsonb) IS '{fates: ApplicationFate[]} (contracts/application.ts): what change_applications would do now to up to 200 applications; of a move to rejected without its reason, too. PT401, PT409, PT422.';

COMMENT ON FUNCTION "public"."search_managed_skills"(uuid, text) IS 'ManagedSkill[] (contracts/managed-candidate.ts): the 20 most frequent skills, of those with p_search in them, among the managed candidates the caller may list, to narrow that list by. PT401, PT404 as list_managed_candidates.';

COMMENT ON FUNCTION "public"."set_application_status"(uuid, text, text, text, text) IS 'Moves an application along an allowed transition; its candidate is told once it can no longer be undone. To rejected it takes a reason (contracts/application.ts, rejectionReasons), which the team alone reads, and may take a message to the candidate. p_from: where the mover saw it; elsewhere it stays, also where somebody else has moved it to the same status (RULES: Applications). Safe to repeat. Gives CompanyApplicationDetail. PT404 out of reach, PT403 for readers only, PT409 for a move not allowed or moved_meanwhile, PT422 for an unknown status, and by field for a rejection without a reason.';

COMMENT ON FUNCTION "public"."set_staff_notice"(text, boolean, text, uuid) IS 'Chooses how the caller is told of a kind at a company, or at the chosen one; gives StaffNotices. Safe to repeat. PT401, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."submit_application"(uuid, jsonb, text) IS 'Stores an application with all its answers [{question_id, answer}] and the profile and files as they are now, or nothing, tells the company, gives its id; p_source: how its sender came to the job (applicationSources of the contracts) (RULES: Applications). PT404 when the job is not visible, PT409 duplicate_application, PT422 profile_incomplete, PT422 by question id, PT429 past 30 a day (RULES: Accounts). SECURITY DEFINER: clients cannot write applications; the candidate is always the caller.';

COMMENT ON FUNCTION "public"."undo_applications_change"(uuid[], text) IS 'undo_application_status of up to 200 applications that the caller moved to p_status at once: gives the ids of those that went back; the others were told already or moved since. SECURITY DEFINER as set_application_status. PT401, PT422.';

COMMENT ON FUNCTION "public"."undo_assignment"(uuid) IS 'Takes the caller''s own assignment (change_id of AssignmentDone) back within the undo time: everything is with whom it was before, but for what was assigned anew since, and who was told of it is not any more. Gives how much was put back. PT401, PT409 when it is too late, was undone already, or is not the caller''s.';

COMMENT ON FUNCTION "public"."unsubscribe"(text) IS 'Turns off the mails that the link of a mail names, for whoever holds it, also signed out; in the application all stays. Gives UnsubscribeLink. Safe to repeat. PT404.';

COMMENT ON TABLE "private"."answer_reminders" IS 'Of which owed answers somebody was reminded, the day before and (is_last) on the day. Written by remind_of_answers.';

COMMENT ON TABLE "private"."application_matches" IS 'What lists show, order and narrow by of each application, kept by triggers on applications and jobs (RULES: Applications).';

COMMENT ON TABLE "private"."application_rejections" IS 'What a move to rejected was made with; it goes with its event when the move is undone (RULES: Applications). The reason is the team''s alone, the message the candidate''s too.';

COMMENT ON TABLE "private"."application_sources" IS 'Where an application came from: one of applicationSources of the contracts. Those made before this was kept have none.';

COMMENT ON TABLE "private"."assignment_changes" IS 'What was assigned in the last moments and how it was before, so that whoever did it can take it back (RULES: Staff). Written by give_work.';

COMMENT ON TABLE "private"."job_views" IS 'How many different visitors looked at a job on a day, UTC (RULES: Jobs).';

COMMENT ON TABLE "private"."job_visits" IS 'Who has looked at a job on a day already, so that a visitor counts once: a digest that is good for that job and day alone. Kept for two days.';

COMMENT ON TABLE "private"."staff_notice_settings" IS 'What somebody of the staff has chosen to be told of, and how; without a row private.staff_notice_setting says what holds (RULES: Messages). It ends with the membership.';

COMMENT ON TABLE "private"."staff_summary_items" IS 'What waits for somebody''s next daily summary; it goes when that is written.';

COMMENT ON TABLE "private"."team_notes" IS 'What a company''s team notes about an application or a managed candidate (RULES: Applications). The id is its writer''s, so that a note sent twice is one.';

COMMENT ON TABLE "private"."unsubscribe_links" IS 'What the link at the end of a mail to staff turns off. The token itself, since every mail carries the same: it can do nothing else, and ends with the membership.';

COMMENT ON TABLE "public"."application_assignments" IS 'Which colleague looks after an application, where it is not whoever looks after its job. One assignee; it ends with the membership. Written by change_applications.';

COMMENT ON TYPE "private"."application_change" IS 'BulkChange (contracts/application.ts): where applications are moved, with what; or, with no status, whom they are given to, nobody with null.';

COMMENT ON TYPE "private"."application_filter" IS 'An ApplicationFilter as it was read: the stages to list, everything else null (or empty, or without end) where nothing is asked. of_company: whose list it is; who looks after an application and why it was rejected narrow only those for its jobs. assigned_jobs: those somebody looks after, or the assignee. reached: the stages from there on. is_plain: nothing but stages and a job.';

COMMENT ON TYPE "private"."note_subject" IS 'What a note is about: one of application and candidate, the candidate''s name, and the application''s job.';

COMMENT ON TYPE "private"."work" IS 'A job or a managed candidate, to be looked after: its company and what it is called.';

COMMENT ON VIEW "private"."application_assignees" IS 'Assignee (contracts/job.ts) of each application that has one of its own.';

COMMENT ON VIEW "private"."application_scopes" IS 'Where applications are listed: under their job, under its company, and under the company that managed the candidate. To be read by scope and status.';

COMMENT ON VIEW "private"."candidate_assignees" IS 'Assignee (contracts/job.ts) of each candidate that has one, at the company.';

COMMENT ON VIEW "private"."counted" IS 'Every kept number, counted anew. Of a job: its applications by status. Of a company: those its list shows, likewise (private.application_scopes). Of a company and of the platform: as its dashboard names them.';

REVOKE ALL ON FUNCTION "private"."activity_bound"(text, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_invitation"(text, text, uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."announce_invitation"(public.invitations, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answer_days_problem"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answered_on"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_entries"(uuid[], private.application_filter, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_fates"(uuid[], jsonb, private.application_change, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_filter_rules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_page"(uuid[], private.application_filter, text, jsonb, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_totals"(uuid[], private.application_filter) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asked_applications"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assigned_candidates"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assigned_counts"(uuid, private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."best_applications"(uuid[], private.application_filter, jsonb, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_assign_application"(public.applications, uuid, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_end_management"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_data_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_list_key"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_candidate_data"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_candidate_assignments"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_notes_of_unmanaged"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_foreign_application_assignments"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."enough_of"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fits_filter"(private.application_matches, private.application_filter) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fits_from"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_job_visits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."furthest_stage"(public.application_status[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."give_work"(text, private.work[], uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."import_fates"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."import_fates_json"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."import_problem"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_rate_passed"(bigint, bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invited_email_errors"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_answer"(public.application_status) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_day"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_overdue"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_counts"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_answer_day"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_application_source"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_match_history"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_invitee"(text, text, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_status"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_rejection"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_summary"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_applications"(uuid[], private.application_filter, text, jsonb, integer, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_names"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_sender"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."looks_after_applications"(uuid, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mailed_kinds"(private.unsubscribe_links) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."managed_candidate"(uuid, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."managed_candidate_item"(public.candidates, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_application"(public.applications, private.application_change) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_companies"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_memberships"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."newest_applications"(uuid[], private.application_filter, boolean, jsonb, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_count"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_readers"(private.note_subject) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_subject"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_stages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."overdue_total"(uuid[], private.application_filter) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."owed_applications"(uuid[], private.application_filter, date, jsonb, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."owed_counts"(uuid, private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."owed_day"(date, public.application_status, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."path_stages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_behind_application"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."promise_outcome"(private.application_matches) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reached_by"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_application_change"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_application_filter"(jsonb, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_assignee"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rejection_errors"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_of_answers"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_days"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_due_summaries"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_status"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."staff_notice_kinds"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."staff_notice_setting"(uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."staff_notices_json"(public.company_users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."staffed_membership"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stage_rank"(public.application_status) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stages_from"(public.application_status) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."status_in_words"(public.application_status) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."store_staff_notice"(uuid, uuid, text, boolean, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_back_told"(uuid, uuid[], timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."team_note_json"(private.team_notes) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_ended_management"(public.candidates, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_former_assignee"(uuid, text, text[], text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_staff"(uuid, text, text, text, text, jsonb, text, text, jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."undo_move"(uuid, public.application_status) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unsubscribe_json"(private.unsubscribe_links) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unsubscribe_link"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unsubscribe_token"(uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_of"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."work_path"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."add_team_note"(uuid, text, uuid, uuid, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_team_note"(uuid, text, uuid, uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."assign_candidates"(uuid[], uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."assign_candidates"(uuid[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."assign_jobs"(uuid[], uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."assign_jobs"(uuid[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_applications"(jsonb, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."change_applications"(jsonb, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."check_candidate_import"(jsonb, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."check_candidate_import"(jsonb, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."choose_company"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."choose_company"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_candidates_with_skills"(text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."count_candidates_with_skills"(text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_team_note"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."delete_team_note"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_management"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."end_management"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_company_applications"(uuid, jsonb, integer, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_company_applications"(uuid, jsonb, integer, jsonb, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_company_report"(uuid, uuid, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_company_report"(uuid, uuid, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_job_applications"(uuid, jsonb, integer, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_job_applications"(uuid, jsonb, integer, jsonb, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_job_board"(uuid, jsonb, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_job_board"(uuid, jsonb, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_job_statistics"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_job_statistics"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_managed_candidate"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_managed_candidate"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_staff_notices"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_staff_notices"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_team_notes"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_team_notes"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_unsubscribe"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_unsubscribe"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."import_candidates"(jsonb, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."import_candidates"(jsonb, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_assignees"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_assignees"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_candidate_applications"(uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_candidate_applications"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_company_activity"(uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_company_activity"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_jobs_for_candidate"(uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_jobs_for_candidate"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_managed_candidates"(uuid, text, text, text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_managed_candidates"(uuid, text, text, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_job_view"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."note_job_view"(uuid, uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."preview_applications_change"(uuid[], jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."preview_applications_change"(uuid[], jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_managed_skills"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."search_managed_skills"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_application_status"(uuid, text, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_application_status"(uuid, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_staff_notice"(text, boolean, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_staff_notice"(text, boolean, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."submit_application"(uuid, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."submit_application"(uuid, jsonb, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_applications_change"(uuid[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_applications_change"(uuid[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_assignment"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_assignment"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."unsubscribe"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."unsubscribe"(text) TO "anon", "authenticated";

GRANT SELECT ON TABLE "public"."application_assignments" TO "authenticated", "service_role";

REVOKE ALL ON TYPE "private"."application_change" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."application_change" TO PUBLIC;

REVOKE ALL ON TYPE "private"."application_filter" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."application_filter" TO PUBLIC;

REVOKE ALL ON TYPE "private"."note_subject" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."note_subject" TO PUBLIC;

REVOKE ALL ON TYPE "private"."work" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."work" TO PUBLIC;

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
     sent.skill_keys,
     sent.shown_to_partners,
     sent.managed_since
    FROM ((private.sent_profiles s
      CROSS JOIN LATERAL ( SELECT COALESCE(jsonb_agg(DISTINCT private.skill_key(skill.value)), '[]'::jsonb) AS keys
            FROM jsonb_array_elements_text((s.profile -> 'skills'::text)) skill(value)) skills)
      CROSS JOIN LATERAL jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', skills.keys))) sent(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys, shown_to_partners, managed_since))
   WHERE (s.application_id = sent_profile.of_application);
END;

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
     CROSS JOIN LATERAL private.sent_profile(a.id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys, shown_to_partners, managed_since))
     CROSS JOIN LATERAL ( SELECT match_explanations.explanation AS match
           FROM private.match_explanations(j.skills_required, j.preferred_skills, j.experience_level, j.job_type, j.location, j.locations, c.*, private.home_of(c.*)) match_explanations(explanation)
         OFFSET 0) counted);

COMMENT ON VIEW "private"."counted_application_matches" IS 'private.application_matches as it must be.';

ALTER TABLE "private"."staff_notice_settings"
  ADD CONSTRAINT "staff_notice_settings_kind_check" CHECK ((kind = ANY (private.staff_notice_kinds())));

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_kind_check" CHECK (((kind = 'summary'::text) OR (kind = ANY (private.staff_notice_kinds()))));

CREATE INDEX candidates_skill_keys_index ON public.candidates USING gin (skill_keys)
  WITH (fastupdate=off);
