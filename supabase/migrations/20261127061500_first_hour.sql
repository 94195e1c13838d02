-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TYPE "private"."job_filter" ADD ATTRIBUTE "hidden" uuid[] CASCADE;

ALTER TYPE "private"."job_filter" ADD ATTRIBUTE "near_terms" text[] CASCADE;

ALTER TYPE "private"."job_list_item" ADD ATTRIBUTE "distance" integer CASCADE;

DROP POLICY "Candidates and staff can upload new files to their folder" ON "storage"."objects";

DROP VIEW "private"."company_standings";

DROP VIEW "private"."counted_application_matches";

DROP FUNCTION "private"."applicant_name"(public.applications);

DROP FUNCTION "private"."can_store_file"(text, text);

DROP FUNCTION "private"."change_details"(public.companies, jsonb);

DROP FUNCTION "private"."company_card"(public.companies);

DROP FUNCTION "private"."company_json"(public.companies);

DROP FUNCTION "private"."company_path_errors"(public.companies, jsonb);

DROP FUNCTION "private"."decision_part"(private.application_matches, uuid, uuid[]);

DROP FUNCTION "private"."drop_document"(uuid, text, text);

DROP FUNCTION "private"."employer_json"(public.companies);

DROP FUNCTION "private"."fits_filter"(private.application_matches, private.application_filter);

DROP FUNCTION "private"."hiring_json"(public.companies);

DROP FUNCTION "private"."is_file_in_use"(text, text);

DROP FUNCTION "private"."is_profile_complete"(public.candidates);

DROP FUNCTION "private"."candidate_missing_fields"(public.candidates);

DROP FUNCTION "private"."job_match"(public.jobs, public.candidates);

DROP FUNCTION "private"."listed_jobs"(uuid[], public.candidates, private.home_terms, boolean);

DROP FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.workplace, text, text[], public.culture_value[], public.candidates, private.home_terms);

DROP FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.workplace, text, text[], text[], public.culture_value[], public.candidates, private.home_terms);

DROP FUNCTION "private"."nameless_applicant"();

DROP FUNCTION "private"."promise_outcome"(private.application_matches);

DROP FUNCTION "private"."public_company_json"(public.companies);

DROP FUNCTION "private"."reason_to_open"(text, text, private.reach);

DROP FUNCTION "private"."profile_documents"(public.candidates);

DROP FUNCTION "private"."review_status"(public.companies);

DROP FUNCTION "private"."reviewed_changes"(public.companies, public.companies);

DROP FUNCTION "private"."sent_profile"(uuid);

DROP FUNCTION "private"."wanted_company"(public.companies, jsonb);

DROP FUNCTION "private"."words_of"(public.candidates);

DROP TRIGGER "application_matches_count_promise" ON "private"."application_matches";

DROP TRIGGER "candidates_2_touch_updated_at" ON "public"."candidates";

DROP TRIGGER "candidates_3_share_resume" ON "public"."candidates";

ALTER TABLE "private"."pending_notifications"
  DROP CONSTRAINT "pending_notifications_kind_check";

DROP FUNCTION "private"."applicant_json"(public.candidates);

DROP FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean);

DROP FUNCTION "private"."keep_sent_document"(uuid, text, text);

DROP FUNCTION "private"."sent_documents_json"(uuid, boolean);

DROP FUNCTION "public"."get_email_link"(text, text);

DROP FUNCTION "public"."submit_application"(uuid, jsonb, text, uuid);

DROP FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text, text[]);

CREATE TABLE "private"."answer_nudges" (
  "id" uuid NOT NULL,
  "application_id" uuid NOT NULL,
  "nudged_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "answer_nudges_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."answer_nudges"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."candidate_positions" (
  "candidate_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "title" text NOT NULL,
  "company" text NOT NULL,
  "location" text,
  "start_year" integer NOT NULL,
  "start_month" integer,
  "end_year" integer,
  "end_month" integer,
  "description" text,
  "counted_on" date NOT NULL DEFAULT CURRENT_DATE,
  CONSTRAINT "candidate_positions_end_after_start" CHECK (((end_year IS NULL) OR (((end_year * 12) + COALESCE(end_month, 12)) >= ((start_year * 12) + COALESCE(start_month, 1))))),
  CONSTRAINT "candidate_positions_end_has_year" CHECK (((end_month IS NULL) OR (end_year IS NOT NULL))),
  CONSTRAINT "candidate_positions_end_month_check" CHECK (((end_month >= 1) AND (end_month <= 12))),
  CONSTRAINT "candidate_positions_end_year_check" CHECK (((end_year >= 1930) AND (end_year <= 2100))),
  CONSTRAINT "candidate_positions_pkey" PRIMARY KEY (candidate_id, id),
  CONSTRAINT "candidate_positions_start_month_check" CHECK (((start_month >= 1) AND (start_month <= 12))),
  CONSTRAINT "candidate_positions_start_year_check" CHECK (((start_year >= 1930) AND (start_year <= 2100))),
  CONSTRAINT "candidate_positions_company_check" CHECK (private.is_line(company, 200, 1)),
  CONSTRAINT "candidate_positions_description_check" CHECK (private.is_text(description, 2000)),
  CONSTRAINT "candidate_positions_location_check" CHECK (private.is_line(location, 200)),
  CONSTRAINT "candidate_positions_title_check" CHECK (private.is_line(title, 200, 1))
);

ALTER TABLE "private"."candidate_positions"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."candidate_schools" (
  "candidate_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "school" text NOT NULL,
  "degree" text,
  "field" text,
  "start_year" integer,
  "end_year" integer,
  CONSTRAINT "candidate_schools_end_after_start" CHECK ((end_year >= start_year)),
  CONSTRAINT "candidate_schools_end_year_check" CHECK (((end_year >= 1930) AND (end_year <= 2100))),
  CONSTRAINT "candidate_schools_pkey" PRIMARY KEY (candidate_id, id),
  CONSTRAINT "candidate_schools_start_year_check" CHECK (((start_year >= 1930) AND (start_year <= 2100))),
  CONSTRAINT "candidate_schools_degree_check" CHECK (private.is_line(degree, 200)),
  CONSTRAINT "candidate_schools_field_check" CHECK (private.is_line(field, 200)),
  CONSTRAINT "candidate_schools_school_check" CHECK (private.is_line(school, 200, 1))
);

ALTER TABLE "private"."candidate_schools"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."first_passwords" (
  "user_id" uuid NOT NULL,
  "secret_hash" text NOT NULL,
  "made_at" timestamp with time zone NOT NULL DEFAULT now(),
  "password" text,
  "set_aside_at" timestamp with time zone,
  CONSTRAINT "first_passwords_pkey" PRIMARY KEY (user_id),
  CONSTRAINT "first_passwords_secret_hash_check" CHECK ((secret_hash ~ '^[0-9a-f]{64}$'::text))
);

ALTER TABLE "private"."first_passwords"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."hidden_jobs" (
  "candidate_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  "title" text NOT NULL,
  "company_name" text NOT NULL,
  "hidden_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "hidden_jobs_pkey" PRIMARY KEY (candidate_id, job_id)
);

ALTER TABLE "private"."hidden_jobs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."places" (
  "term" text NOT NULL,
  "name" text NOT NULL,
  "population" integer NOT NULL,
  "latitude" double precision NOT NULL,
  "longitude" double precision NOT NULL,
  "search" text NOT NULL,
  CONSTRAINT "places_pkey" PRIMARY KEY (term)
);

ALTER TABLE "private"."places"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."resumes" (
  "path" text NOT NULL,
  "candidate_id" uuid NOT NULL,
  "name" text,
  "added_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "resumes_path_check" CHECK ((char_length(path) <= 500)),
  CONSTRAINT "resumes_pkey" PRIMARY KEY (path),
  CONSTRAINT "resumes_name_check" CHECK (private.is_line(name, 200, 1))
);

ALTER TABLE "private"."resumes"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."application_matches"
  ADD COLUMN "is_added" boolean NOT NULL DEFAULT false;

ALTER TABLE "private"."joined_events"
  ADD COLUMN "reason" text;

ALTER TABLE "private"."joined_events"
  ADD COLUMN "words" text;

ALTER TABLE "private"."sent_documents"
  ADD COLUMN "is_letter" boolean NOT NULL DEFAULT false;

ALTER TABLE "private"."sent_profiles"
  ADD COLUMN "cover_letter" text;

ALTER TABLE "public"."candidates"
  ADD COLUMN "years_follow_history" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."companies"
  ADD COLUMN "benefits" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."companies"
  ADD COLUMN "pictures" jsonb NOT NULL DEFAULT '[]'::jsonb;

CREATE OR REPLACE FUNCTION private.add_candidate_record (
  of_user uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- No name: whoever signed the address up may be somebody else. claim_first_password fills it in.
  insert into public.candidates (user_id, email)
  select p.id, p.email from public.profiles p where p.id = of_user
  on conflict (user_id) do nothing;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.application_events_json (
  application public.applications,
  names_of_company uuid,
  me private.reach DEFAULT NULL::private.reach
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  sees_all boolean := coalesce(me.is_admin or private.can_move_application(application, me), false);
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(event) - 'place' order by event.created_at, event.place), '[]')
    from (select
      e.id as place, e.application_id, e.from_status, e.to_status, e.created_at,
      e.from_status is null and added.application_id is null or e.by_candidate or e.to_status = 'withdrawn' as by_candidate,
      case when not (me is null and e.to_status = 'rejected') then nullif(btrim(u.first_name || ' ' || u.last_name), '') end as actor_name,
      coalesce(e.actor_id = (select auth.uid()), false) as is_mine,
      case when me is null or me.is_admin or names_of_company is not null then (
        select jsonb_build_object('reason', w.reason, 'message', w.message)
        from private.application_withdrawals w where w.application_id = e.application_id and e.to_status = 'withdrawn'
      ) end as withdrawal,
      case when sees_all then r.reason end as reason,
      case when sees_all then coalesce(r.message, case when e.from_status is null then added.source_words end) end as words
    from public.applications a
    join public.application_events e on e.application_id = a.id
    left join private.added_applications added on added.application_id = a.id
    left join private.application_rejections r on r.event_id = e.id
    left join public.company_users u on u.user_id = e.actor_id and u.company_id = names_of_company
    -- Nobody is left to whom earlier ones would belong once the account was deleted.
    where (a.id = application.id or a.candidate_id = application.candidate_id and a.job_id = application.job_id
        and a.attempt < application.attempt and (me is null or me.is_admin or private.can_review_application(a, me)))
      and (sees_all or private.is_settled(e))
    union all
    -- What one added by hand did before it ended in this one.
    select
      j.id as place, j.application_id, j.from_status, j.to_status, j.created_at, false,
      case when not (me is null and j.to_status = 'rejected') then nullif(btrim(u.first_name || ' ' || u.last_name), '') end,
      coalesce(j.actor_id = (select auth.uid()), false), null, case when sees_all then j.reason end, case when sees_all then j.words end
    from private.joined_events j
    left join public.company_users u on u.user_id = j.actor_id and u.company_id = names_of_company
    where j.application_id = application.id
      and (sees_all or j.merged_id is null and (j.from_status is null or private.undo_is_over(j.created_at)))) event
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.applications_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'rejection'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, min => 1, message => 'Choose a reason'::text, choices => '{skills,level,location,job_closed,salary,other}'::text[]), private.rule('message'::text, 'text'::text, 2000, message => 'Use text here'::text)] WHEN 'withdrawal'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, message => 'Choose a reason'::text, choices => '{other_job,not_fitting,salary,location,too_slow,send_anew,other}'::text[]), private.rule('message'::text, 'text'::text, 1000, message => 'Use text here'::text)] WHEN 'letter'::text THEN ARRAY[private.rule('text'::text, 'text'::text, 4000)] WHEN 'added_person'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 100, 1, 'Enter their name'::text), private.rule('email'::text, 'email'::text, min => 1, message => 'Enter a valid email address'::text), private.rule('phone'::text, 'line'::text, 40), private.rule('skills'::text, 'texts'::text, 60, max_items => 50), private.rule('source'::text, 'choice'::text, min => 1, message => 'Choose a source'::text, choices => '{referral,agency,event,found,other}'::text[]), private.rule('sourceWords'::text, 'line'::text, 100), private.rule('note'::text, 'text'::text, 5000)] WHEN 'tag'::text THEN ARRAY[private.rule('tag'::text, 'line'::text, 24, 1, 'Name the tag'::text)] WHEN 'view'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 60, 1, 'Name the view'::text)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.are_company_pictures (
  pictures jsonb
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_typeof(pictures) = 'array' and jsonb_array_length(pictures) <= 6 and not exists (
    select from jsonb_array_elements(pictures) as picture
    where (
      jsonb_typeof(picture) = 'object' and picture - '{path,alt}'::text[] = '{}'
      and jsonb_typeof(picture -> 'path') = 'string' and char_length(picture ->> 'path') <= 200
      and jsonb_typeof(picture -> 'alt') = 'string' and private.is_line(picture ->> 'alt', 200, 1)
    ) is not true
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.audit_owners (
  of_jobs uuid[],
  is_back boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.audit(
    'job.owner_changed', 'company_user', null, j.company_id,
    jsonb_build_object('user_id', private.job_owner(j.id), 'job_id', j.id, 'title', j.title, 'is_back', is_back))
  from public.jobs j where j.id = any (of_jobs);
end
$function$;

CREATE OR REPLACE FUNCTION private.begun_jobs (
  ids uuid[],
  p_before jsonb
)
  RETURNS uuid[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select array(
    select jsonb_array_elements_text(nullif(p_before -> 'begun', 'null'))::uuid
    union
    select m.job_id from private.application_matches m where m.application_id = any (ids))
$function$;

CREATE OR REPLACE FUNCTION private.benefits()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{paid_vacation,sick_days,paid_holidays,parental_leave,health_insurance,dental,vision,mental_health,retirement_match,yearly_raise_review,bonus,overtime_pay,child_care,adoption_help,care_leave,family_insurance,learning_budget,paid_certificates,conference_days,tuition_help,transit_pass,free_parking,meals,relocation_help}'::text[];

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
      and not exists (select from private.hidden_jobs h where h.candidate_id = candidate and h.job_id = r.job_id)
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
      and not exists (select from private.jobs_left_out l where l.candidate_id = candidate and l.job_id = r.job_id)
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
          and not exists (select from private.jobs_left_out l where l.candidate_id = kept.candidate_id and l.job_id = k.job_id)
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
          and not exists (select from private.jobs_left_out l where l.candidate_id = kept.candidate_id and l.job_id = r.job_id)
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

CREATE OR REPLACE FUNCTION private.best_within (
  me public.candidates,
  filter private.job_filter,
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
  left_out uuid[] := array(select l.job_id from private.jobs_left_out l where l.candidate_id = me.id);
begin
  return array(
    select listed.job_id
    from unnest(private.filtered_jobs(
      filter, null, private.match_facts(me), after_order, after_posted_at, after_id, wanted + cardinality(left_out)
    )) with ordinality as listed (job_id, "position")
    where listed.job_id <> all (left_out)
    order by listed."position"
    limit wanted
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.bucket_endings (
  bucket text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE bucket WHEN 'candidate_resumes'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text] WHEN 'candidate_cover_letters'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text] WHEN 'candidate_certificates'::text THEN ARRAY['pdf'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'application_files'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'message_files'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'company-documents'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'company-logos'::text THEN ARRAY['jpg'::text, 'jpeg'::text, 'png'::text, 'webp'::text] WHEN 'company-pictures'::text THEN ARRAY['jpg'::text] ELSE NULL::text[] END;

CREATE OR REPLACE FUNCTION private.can_write_company_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE bucket WHEN 'company-documents'::text THEN private.can_at_company(private.file_folder(bucket, path), 'edit_registration'::private.staff_act) WHEN 'company-logos'::text THEN private.can_at_company(private.file_folder(bucket, path), 'edit_profile'::private.staff_act) WHEN 'company-pictures'::text THEN private.can_at_company(private.file_folder(bucket, path), 'edit_profile'::private.staff_act) WHEN 'candidate_resumes'::text THEN private.can_store_added_resume(private.file_folder(bucket, path)) ELSE false END;

CREATE OR REPLACE FUNCTION private.candidate_json (
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.profile_json(profile) || to_jsonb(own) from (
    select profile.gender, profile.street, profile.unit, profile.zip_code, profile.is_managed_by_company, profile.managing_company_id,
      profile.shown_to_partners, profile.culture_values, profile.years_follow_history
  ) as own
$function$;

CREATE OR REPLACE FUNCTION private.candidates_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'profile'::text THEN ARRAY[private.rule('firstName'::text, 'line'::text, 100), private.rule('lastName'::text, 'line'::text, 100), private.rule('title'::text, 'line'::text, 200), private.rule('bio'::text, 'text'::text, 4799), private.rule('skills'::text, 'texts'::text, 60, max_items => 50), private.rule('phoneNumber'::text, 'line'::text, 40), private.rule('email'::text, 'email'::text, message => 'Please enter a valid email address'::text), private.rule('alternatePhoneNumber'::text, 'line'::text, 40), private.rule('gender'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => '{male,female,prefer-not-to-say}'::text[]), private.rule('workAuthorization'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => '{us_citizen,green_card,h1b,other}'::text[]), private.rule('experienceYears'::text, 'whole'::text, 80, message => 'Enter whole years from 0 to 80'::text), private.rule('portfolioUrl'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('githubUrl'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('linkedinUrl'::text, 'url'::text, message => 'Please enter a valid LinkedIn URL'::text), private.rule('cultureValues'::text, 'texts'::text, message => 'Choose from the list, each once'::text, choices => '{written_first,decisions_explained,open_numbers,pay_bands_shown,regular_feedback,peer_review,blameless_reviews,quiet_focus_time,few_meetings,pair_work,own_projects,small_teams,side_by_side,remote_days,flexible_hours,fixed_hours,shifts_known_ahead,duties_in_turn,mentoring,learning_time,moves_inside_first,tried_small_first,customer_contact,stop_the_line}'::text[], max_items => 8), private.rule('unit'::text, 'line'::text, 50)] WHEN 'address'::text THEN ARRAY[private.rule('street'::text, 'line'::text, 200), private.rule('city'::text, 'line'::text, 100), private.rule('state'::text, 'line'::text, 100), private.rule('zipCode'::text, 'line'::text, 20), private.rule('country'::text, 'line'::text, 100)] WHEN 'preferences'::text THEN ARRAY[private.rule('types'::text, 'texts'::text, message => 'Choose from the list, each once'::text, choices => '{FULL_TIME,PART_TIME,CONTRACT,INTERNSHIP}'::text[], max_items => 20), private.rule('levels'::text, 'texts'::text, message => 'Choose from the list, each once'::text, choices => '{entry_level,mid_level,senior_level,lead,executive}'::text[], max_items => 20), private.rule('places'::text, 'texts'::text, 100, max_items => 10), private.rule('isRemote'::text, 'boolean'::text, message => 'Choose yes or no'::text), private.rule('salaryFrom'::text, 'whole'::text, 100000000, message => 'Enter a whole number of dollars'::text, too_much => 'This salary is too large'::text), private.rule('cultureValues'::text, 'texts'::text, message => 'Choose from the list, each once'::text, choices => '{written_first,decisions_explained,open_numbers,pay_bands_shown,regular_feedback,peer_review,blameless_reviews,quiet_focus_time,few_meetings,pair_work,own_projects,small_teams,side_by_side,remote_days,flexible_hours,fixed_hours,shifts_known_ahead,duties_in_turn,mentoring,learning_time,moves_inside_first,tried_small_first,customer_contact,stop_the_line}'::text[], max_items => 8)] WHEN 'position'::text THEN ARRAY[private.rule('id'::text, 'id'::text, min => 1, message => 'This link is not valid'::text), private.rule('title'::text, 'line'::text, 200, 1, 'Enter a title'::text), private.rule('company'::text, 'line'::text, 200, 1, 'Enter a company'::text), private.rule('location'::text, 'line'::text, 200), private.rule('start_year'::text, 'whole'::text, 2100, 1930, 'Enter a year from 1930 to 2100'::text), private.rule('start_month'::text, 'whole'::text, message => 'Choose a month'::text, choices => '{1,2,3,4,5,6,7,8,9,10,11,12}'::text[]), private.rule('end_year'::text, 'whole'::text, 2100, message => 'Enter a year from 1930 to 2100'::text), private.rule('end_month'::text, 'whole'::text, message => 'Choose a month'::text, choices => '{1,2,3,4,5,6,7,8,9,10,11,12}'::text[]), private.rule('description'::text, 'text'::text, 2000)] WHEN 'school'::text THEN ARRAY[private.rule('id'::text, 'id'::text, min => 1, message => 'This link is not valid'::text), private.rule('school'::text, 'line'::text, 200, 1, 'Enter a school'::text), private.rule('degree'::text, 'line'::text, 200), private.rule('field'::text, 'line'::text, 200), private.rule('start_year'::text, 'whole'::text, 2100, message => 'Enter a year from 1930 to 2100'::text), private.rule('end_year'::text, 'whole'::text, 2100, message => 'Enter a year from 1930 to 2100'::text)] WHEN 'resume'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 150, 1, 'Enter a name'::text)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.check_decision_key (
  p_before jsonb,
  is_of_one boolean
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.page_key(p_before, 'appliedAt');
  perform private.fail(422, 'invalid_input', 'This page of the list does not exist')
  where not coalesce(
    pg_input_is_valid(p_before ->> 'score', 'bigint')
    and (is_of_one and p_before ->> 'part' in ('0', '1', '2', '3')
      or p_before ->> 'part' in ('0', '1', '2', '3', '4')
        and pg_input_is_valid(p_before ->> 'jobId', 'uuid') and p_before ->> 'jobTitle' is not null
        and jsonb_typeof(p_before -> 'begun') = 'array')
    and case jsonb_typeof(p_before -> 'begun')
      when 'array' then not exists (
        select from jsonb_array_elements_text(p_before -> 'begun') as id where not coalesce(pg_input_is_valid(id, 'uuid'), false))
      when 'null' then true
      else p_before -> 'begun' is null end, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.chosen_documents_errors (
  chosen jsonb,
  me public.candidates
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  letter jsonb := private.object_at(chosen, 'letter');
  errors jsonb := private.prefix_keys(private.field_errors(letter, private.applications_rules('letter')), 'letter.');
  certificate text;
begin
  -- What the profile names was checked when it was added.
  if chosen ->> 'resume' is not null and not exists (
    select from private.resumes r where r.path = chosen ->> 'resume' and r.candidate_id = me.id
  ) then
    errors := errors || jsonb_strip_nulls(jsonb_build_object(
      'resume', private.own_file_problem(me.user_id, 'candidate_resumes', chosen ->> 'resume')));
  end if;
  if letter ->> 'path' is not null then
    errors := errors || jsonb_strip_nulls(jsonb_build_object(
      'letter.path', private.own_file_problem(me.user_id, 'candidate_cover_letters', letter ->> 'path')));
  end if;
  if chosen ->> 'coverLetter' is not null and chosen ->> 'coverLetter' is distinct from me.cover_letter_url then
    errors := errors || '{"coverLetter": "This file is no longer on your profile"}';
  end if;
  for certificate in
    select given.path from jsonb_array_elements_text(private.list_at(chosen, 'certificates')) as given (path)
    where given.path is null or given.path <> all (me.certificates)
  loop
    errors := errors || jsonb_strip_nulls(jsonb_build_object(
      'certificates', private.own_file_problem(me.user_id, 'candidate_certificates', certificate)));
  end loop;
  if jsonb_array_length(private.list_at(chosen, 'certificates')) > 20 then
    errors := errors || '{"certificates": "Use at most 20 certificates"}';
  end if;
  return private.prefix_keys(errors, 'documents.');
end
$function$;

CREATE OR REPLACE FUNCTION private.companies_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'profile'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 200, 2, 'Company name is required'::text), private.rule('location'::text, 'line'::text, 200, 2, 'Location is required'::text), private.rule('industry'::text, 'line'::text, 100, 2, 'Industry is required'::text), private.rule('company_size'::text, 'choice'::text, message => 'Choose a company size'::text, choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'::text[]), private.rule('website'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('description'::text, 'text'::text, 10000), private.rule('linkedin_url'::text, 'url'::text, message => 'Please enter a valid LinkedIn URL'::text), private.rule('twitter_url'::text, 'url'::text, message => 'Please enter a valid Twitter URL'::text), private.rule('facebook_url'::text, 'url'::text, message => 'Please enter a valid Facebook URL'::text), private.rule('instagram_url'::text, 'url'::text, message => 'Please enter a valid Instagram URL'::text), private.rule('logo_url'::text, 'line'::text, 500), private.rule('culture_values'::text, 'texts'::text, message => 'Choose from the list, each once'::text, choices => '{written_first,decisions_explained,open_numbers,pay_bands_shown,regular_feedback,peer_review,blameless_reviews,quiet_focus_time,few_meetings,pair_work,own_projects,small_teams,side_by_side,remote_days,flexible_hours,fixed_hours,shifts_known_ahead,duties_in_turn,mentoring,learning_time,moves_inside_first,tried_small_first,customer_contact,stop_the_line}'::text[], max_items => 8), private.rule('benefits'::text, 'texts'::text, message => 'Choose from the list, each once'::text, choices => '{paid_vacation,sick_days,paid_holidays,parental_leave,health_insurance,dental,vision,mental_health,retirement_match,yearly_raise_review,bonus,overtime_pay,child_care,adoption_help,care_leave,family_insurance,learning_budget,paid_certificates,conference_days,tuition_help,transit_pass,free_parking,meals,relocation_help}'::text[], max_items => 24)] WHEN 'registered_profile'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 200, 2, 'Company name must be at least 2 characters'::text), private.rule('industry'::text, 'line'::text, 100, 2, 'Industry is required'::text), private.rule('company_size'::text, 'choice'::text, message => 'Choose a company size'::text, choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'::text[]), private.rule('location'::text, 'line'::text, 200, 2, 'Location is required'::text), private.rule('website'::text, 'url'::text, message => 'Must be a valid URL'::text), private.rule('description'::text, 'text'::text, 10000), private.rule('logo_url'::text, 'line'::text, 500)] WHEN 'registration'::text THEN ARRAY[private.rule('dba_name'::text, 'line'::text, 200), private.rule('primary_contact_name'::text, 'line'::text, 200), private.rule('primary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_phone'::text, 'line'::text, 40), private.rule('primary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_alt_phone'::text, 'line'::text, 40), private.rule('secondary_contact_name'::text, 'line'::text, 200), private.rule('secondary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_phone'::text, 'line'::text, 40), private.rule('secondary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_alt_phone'::text, 'line'::text, 40), private.rule('reg_street'::text, 'line'::text, 200), private.rule('reg_unit'::text, 'line'::text, 50), private.rule('reg_city'::text, 'line'::text, 100), private.rule('reg_state'::text, 'line'::text, 100), private.rule('reg_zip_code'::text, 'line'::text, 20), private.rule('reg_country'::text, 'line'::text, 100), private.rule('same_as_registered'::text, 'boolean'::text), private.rule('op_street'::text, 'line'::text, 200), private.rule('op_unit'::text, 'line'::text, 50), private.rule('op_city'::text, 'line'::text, 100), private.rule('op_state'::text, 'line'::text, 100), private.rule('op_zip_code'::text, 'line'::text, 20), private.rule('op_country'::text, 'line'::text, 100), private.rule('tax_id'::text, 'line'::text, 50), private.rule('ein_document_url'::text, 'line'::text, 500), private.rule('tax_document_url'::text, 'line'::text, 500)] WHEN 'registrant'::text THEN ARRAY[private.rule('firstName'::text, 'line'::text, 100), private.rule('lastName'::text, 'line'::text, 100)] WHEN 'role'::text THEN ARRAY[private.rule('role'::text, 'choice'::text, min => 1, message => 'Please select a role'::text, choices => '{manager,recruiter,partner_recruiter}'::text[])] WHEN 'message_template'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 60, 1, 'Name the template'::text), private.rule('body'::text, 'text'::text, 4000, 1, 'Write a message'::text)] WHEN 'hiring_step'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 40, 1, 'Name the step'::text), private.rule('length'::text, 'line'::text, 40), private.rule('what'::text, 'line'::text, 120)] WHEN 'picture'::text THEN ARRAY[private.rule('alt'::text, 'line'::text, 200, 1, 'Describe the picture in a few words for people who can''t see it'::text)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.clean_pictures (
  pictures jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN to_jsonb(ARRAY(SELECT (private.clean_fields(given.picture, private.companies_rules('picture'::text)) || jsonb_build_object('path', (given.picture -> 'path'::text))) FROM jsonb_array_elements(clean_pictures.pictures) WITH ORDINALITY given(picture, place) ORDER BY given.place));

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
  application := private.as_seen_by_staff(application, me);
  return (select to_jsonb(shown) from (select
    application.id, application.status, application.applied_at, application.applied_by_company_id, application.answer_by,
    application.answer_due, application.attempt, '{"positions": [], "schools": []}'::jsonb || sent.profile as candidate, kept.match,
    (select c.name from public.companies c where c.id = application.applied_by_company_id) as applied_by_company_name,
    (select to_jsonb(job) from (select
      j.id, j.title, j.location, j.job_type, j.experience_level, j.deleted_at is not null as is_deleted,
      case when sees_all then (select a.assignee from private.job_assignees a where a.job_id = j.id) end as assignee,
      (select c.name from public.companies c where c.id = j.company_id) as company_name,
      jsonb_build_object('open', private.can_read_job(j, me)) as can
    ) job) as job,
    private.application_answers_json(application.id) as answers,
    (
      select coalesce(jsonb_object_agg(d.name, d.given_name), '{}') from private.sent_documents d
      where d.application_id = application.id and d.given_name is not null and (may_move or d.merged_id is null and not d.is_letter)
    ) as file_names,
    private.sent_documents_json(application.id, also_merged => may_move, also_letter => may_move) as documents,
    case when may_move then sent.cover_letter end as cover_letter,
    private.application_events_json(application, case when may_move then application.company_id end, me) as events,
    case when sees_all then (
      select a.assignee from private.application_assignees a where a.application_id = application.id) end as assignee,
    case when sees_all and application.status = 'rejected' then (
      select jsonb_build_object('reason', r.reason, 'message', r.message)
      from private.last_rejection(application.id, only_settled => false) r
    ) end as rejection,
    case when may_move then (select count(*) from private.team_notes n where n.application_id = application.id) else 0 end as note_count,
    case when may_move then private.tags_of(application.id) else '{}' end as tags,
    private.unread_count(application, me) as unread,
    jsonb_build_object(
      'assign', may_move and private.can_at_company(application.company_id, 'assign_work'),
      'note', may_move and application.candidate_id is not null,
      'merge', private.may_have_duplicates(application),
      'talk', private.can_read_conversation(application, me)) as can,
    (
      select a.id from public.applications a
      where a.id = private.later_application(application) and (sees_all or private.can_review_application(a, me))
    ) as later_id,
    private.also_applied_json(application, me) as also_applied,
    case when may_move and application.candidate_id is not null and private.reaches_people(application.company_id) then (
      select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
      from private.application_transitions t
      where t.from_status = application.status and t.made_by = 'company'
        and (t.to_status <> 'offered' or not private.waits_for_take_over(application))
    ) else '[]' end as allowed_statuses,
    case when sees_all then private.added_json(application, may_move) end as added,
    case when may_move then private.merged_json(application.id) else '[]' end as merged,
    may_move and not private.reaches_people(application.company_id) as company_paused,
    there.previous_id, there.next_id, there.place as position, there.total
    from private.place_in_job(application, sees_all) there
    join private.sent_profiles sent on sent.application_id = application.id
    join private.application_matches kept on kept.application_id = application.id
    join public.jobs j on j.id = application.job_id
  ) shown);
end
$function$;

CREATE OR REPLACE FUNCTION private.count_hidden_jobs (
  hidden uuid[]
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select count(*) from private.visible_jobs v where v.job_id = any (hidden) $function$;

CREATE OR REPLACE FUNCTION private.count_jobs_for (
  of_candidate uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.count_visible_jobs() - (
    select count(distinct l.job_id)
    from private.jobs_left_out l join private.visible_jobs v on v.job_id = l.job_id
    where l.candidate_id = of_candidate);
end
$function$;

CREATE OR REPLACE FUNCTION private.count_promise()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  old_outcome text := case when tg_op <> 'INSERT' and not old.is_added then private.settled_promise(old.answer_by, old.answered_on, old.withdrawn_on) end;
  new_outcome text := case when tg_op <> 'DELETE' and not new.is_added then private.settled_promise(new.answer_by, new.answered_on, new.withdrawn_on) end;
begin
  if tg_op = 'UPDATE' and old.company_id = new.company_id and old_outcome is not distinct from new_outcome then
    return null;
  end if;
  if old_outcome is not null then
    insert into private.count_changes (subject, what, n) values (old.company_id, 'promises_' || old_outcome, -1);
  end if;
  if new_outcome is not null then
    insert into private.count_changes (subject, what, n) values (new.company_id, 'promises_' || new_outcome, 1);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_years_again (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
  -- Years are counted in months, so once a month is enough.
  due uuid[] := array(
    select c.id
    from private.candidate_positions p
    join public.candidates c on c.id = p.candidate_id
    where p.end_year is null and p.counted_on < date_trunc('month', current_date)::date
    order by p.counted_on limit at_most
    for no key update of c skip locked);
begin
  update private.candidate_positions p set counted_on = current_date where p.candidate_id = any (due) and p.end_year is null;
  update public.candidates c set experience_years = private.years_worked(c.id)
  where c.id = any (due) and c.years_follow_history and c.experience_years is distinct from private.years_worked(c.id);
  get diagnostics n = row_count;
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.day_in_words (
  at timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN to_char((at AT TIME ZONE 'UTC'::text), 'FMMon FMDD, YYYY'::text);

CREATE OR REPLACE FUNCTION private.decision_applications (
  scopes uuid[],
  wanted private.application_filter,
  p_before jsonb,
  size integer
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  job_ids uuid[] := private.listed_job_ids(scopes, wanted.of_company);
  waiting uuid[] := private.waiting_at(job_ids);
  open_asked public.application_status[] := array(
    select stage from unnest(wanted.stages) as stage where stage = any (private.open_stages()));
  is_of_one boolean := cardinality(job_ids) = 1;
  first_part integer := 0;
  begun uuid[] := '{}';
  page uuid[] := '{}';
  job record;
  before jsonb;
  narrowed private.application_filter;
begin
  if p_before is not null then
    perform private.check_decision_key(p_before, is_of_one);
    first_part := p_before ->> 'part';
    begun := array(select jsonb_array_elements_text(nullif(p_before -> 'begun', 'null')))::uuid[];
  end if;
  for job in
    select j.id, j.title, due.day, p_before is not null and (is_of_one or j.id = (p_before ->> 'jobId')::uuid) as is_begun
    from public.jobs j
    cross join lateral (select private.most_urgent_day(j.id, wanted) as day offset 0) due
    where j.id = any (job_ids) and first_part < 4
      and exists (
        select from unnest(wanted.stages) as stage
        join private.application_matches m on m.job_id = j.id and m.status = stage)
      -- By what was shown and not by day: the most urgent day of a job changes with every decision.
      and (is_of_one or j.id <> all (begun) or j.id = (p_before ->> 'jobId')::uuid)
    order by is_begun desc, due.day, j.title, j.id
  loop
    for part in case when job.is_begun then first_part else 0 end .. 3 loop
      before := case when job.is_begun and part = first_part then p_before end;
      narrowed := wanted;
      narrowed.stages := case when part = 3
        then array(select stage from unnest(wanted.stages) as stage where stage <> all (private.open_stages())) else open_asked end;
      if part = 1 then
        narrowed.without := waiting;
      elsif part = 2 then
        narrowed.found := array(select id from unnest(waiting) as id where wanted.found is null or id = any (wanted.found));
      end if;
      page := page || case part
        when 0 then private.owed_applications(array[job.id], narrowed, private.due_until(), before, size - cardinality(page))
        else private.best_applications(
          array[job.id], narrowed, case when part < 3 then private.due_until() else '-infinity' end, before, size - cardinality(page))
      end;
      if cardinality(page) >= size then
        return page;
      end if;
    end loop;
  end loop;
  if wanted.of_company = any (scopes) then
    page := page || private.away_decisions(wanted, case when first_part = 4 then p_before end, size - cardinality(page));
  end if;
  return page;
end
$function$;

CREATE OR REPLACE FUNCTION private.decision_jobs (
  ids uuid[],
  wanted private.application_filter
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'id', listed.job_id,
      'to_decide', private.to_decide(listed.job_id, wanted, private.waiting_at(array[listed.job_id]))
    )), '[]')
    from (
      select distinct m.job_id from private.application_matches m
      where m.application_id = any (ids) and m.company_id = wanted.of_company
    ) listed
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.document_json (
  bucket text,
  path text,
  called text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_jsonb(shown) from (
    select path, coalesce(called, private.given_file_name(o)) as name, (o.metadata ->> 'size')::bigint as size,
      coalesce(o.created_at, now()) as added_at
    from (select bucket as bucket_id, path as name) asked
    left join storage.objects o using (bucket_id, name)
  ) shown
$function$;

CREATE OR REPLACE FUNCTION private.drop_document (
  of_user uuid,
  bucket text,
  path text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if bucket = 'candidate_resumes' then
    perform private.fail(409, 'default_resume', 'Choose another default resume first')
    from public.candidates c where c.user_id = of_user and c.resume_url = path and private.has_other_resumes(c.id, path);
    delete from private.resumes r using public.candidates c
    where c.id = r.candidate_id and c.user_id = of_user and r.path = drop_document.path and c.resume_url is distinct from r.path;
  end if;
  update public.candidates c set
    resume_url = case when bucket = 'candidate_resumes' then nullif(c.resume_url, path) else c.resume_url end,
    cover_letter_url = case when bucket = 'candidate_cover_letters' then nullif(c.cover_letter_url, path) else c.cover_letter_url end,
    certificates = case when bucket = 'candidate_certificates' then array_remove(c.certificates, path) else c.certificates end
  where c.user_id = of_user and exists (select from private.profile_documents(c) d where d.bucket_id = bucket and d.name = path);
end
$function$;

CREATE OR REPLACE FUNCTION private.drop_first_password()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.first_passwords f where f.user_id = new.id;
  return null;
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
declare
  located constant text := case
    -- Hundreds of places: each is looked up in the index, all before anything else. An overlap compares them with every job: seconds.
    when wanted.near_terms is not null then
      'v.job_id in (select unnest(array(select p.job_id from unnest(($1).near_terms) as near (term) join public.published_jobs p on p.place_terms operator(pg_catalog.@>) array[near.term])))'
    when wanted.place_terms is not null then 'v.place_terms operator(pg_catalog.&&) ($1).place_terms'
  end;
begin
  -- Of fixed words only: what is looked for comes as $1 (the filter) and $2 (the searches), so that each question has a plan of its own.
  return concat_ws(' and ',
    'true',
    case when searches is not null then
      'v.job_id in (select p.job_id from unnest($2) as wanted join public.published_jobs p on p.search operator(pg_catalog.@@) wanted)' end,
    case when wanted.skills is not null then
      'v.job_id in (select p.job_id from public.published_jobs p where p.required_skill_keys || p.preferred_skill_keys operator(pg_catalog.@>) ($1).skills)' end,
    case
      when located is not null and wanted.is_remote then '(' || located || ' or private.is_anywhere(v.workplace, v.location || v.locations))'
      when located is not null then located
      when wanted.is_remote then 'private.is_anywhere(v.workplace, v.location || v.locations)'
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
$function$;

CREATE OR REPLACE FUNCTION private.forget_unproven_password()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    -- Without a mail, an administrator has made or confirmed the account, and its password is theirs to give.
    and coalesce(old.confirmation_sent_at, old.recovery_sent_at) is not null
    and new.encrypted_password is not distinct from old.encrypted_password
  then
    update private.first_passwords f set password = old.encrypted_password, set_aside_at = now() where f.user_id = new.id;
    -- Empty, not null: what the auth service itself stores for no password, in every version.
    new.encrypted_password := '';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_withdrawn_documents (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due uuid[] := array(
    select a.id
    from public.application_events e
    join public.applications a on a.id = e.application_id and a.status = 'withdrawn'
    where e.to_status = 'withdrawn' and e.created_at < private.kept_since('withdrawnDocuments')
      -- Somebody who applied anew and withdrew again has the later day.
      and e.id = (select max(last.id) from public.application_events last where last.application_id = a.id)
      and (
        exists (select from private.sent_documents d where d.application_id = a.id)
        or exists (select from private.sent_profiles s where s.application_id = a.id and s.cover_letter is not null)
        or exists (select from public.job_application_answers answer where answer.application_id = a.id))
    order by e.created_at limit at_most
    for update of a skip locked);
  sent private.sent_documents[];
begin
  with gone as (delete from private.sent_documents d where d.application_id = any (due) returning d)
  select coalesce(array_agg(gone.d), '{}') into sent from gone;
  perform private.share_resume_text(d.name) from unnest(sent) as d where d.bucket_id = 'candidate_resumes';
  delete from public.job_application_answers a where a.application_id = any (due);
  update private.sent_profiles s
  set profile = s.profile || '{"resume_url": null, "cover_letter_url": null, "certificates": []}', cover_letter = null
  where s.application_id = any (due);
  insert into private.discarded_files (bucket_id, name)
  select distinct d.bucket_id, d.name from unnest(sent) as d
  where not private.is_file_in_use(d.bucket_id, d.name)
    and exists (select from storage.objects o where o.bucket_id = d.bucket_id and o.name = d.name)
  on conflict (bucket_id, name) do nothing;
  return cardinality(due);
end
$function$;

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
  change_id uuid := gen_random_uuid();
  before jsonb;
  data jsonb;
  former record;
begin
  execute format(
    'select jsonb_object_agg(w.id, to_jsonb(a)) from unnest($1) w left join public.%1$I a on a.%2$I = w.id
     where a.assigned_to_user_id is distinct from $2 or a.company_id <> w.company_id', kind || '_assignments', kind || '_id')
  into before using subjects, assignee;
  if before is null then
    return jsonb_build_object('assigned', cardinality(subjects), 'change_id', null);
  end if;
  perform private.hold_notification('assignment', change_id, jsonb_build_object(
    'kind', kind, 'company_ids', array(select distinct w.company_id from unnest(subjects) w), 'assigned_to', assignee, 'rows', before,
    -- For a partner recruiter these end with the job's.
    'applications', (
      select coalesce(jsonb_agg(to_jsonb(own)), '[]')
      from jsonb_each(before) b
      join public.application_assignments own on own.assigned_to_user_id = (b.value ->> 'assigned_to_user_id')::uuid
      join public.applications a on a.id = own.application_id and a.job_id = b.key::uuid
      where kind = 'job')));
  if assignee is null then
    execute format('delete from public.%1$I a where a.%2$I in (select jsonb_object_keys($1)::uuid)', kind || '_assignments', kind || '_id')
    using before;
  else
    execute format(
      'insert into public.%1$I (%2$I, company_id, assigned_to_user_id, assigned_by_user_id)
       select w.id, w.company_id, $2, auth.uid() from unnest($1) w where $3 ? w.id::text
       on conflict (%2$I) do update set company_id = excluded.company_id, assigned_to_user_id = excluded.assigned_to_user_id,
         assigned_by_user_id = excluded.assigned_by_user_id', kind || '_assignments', kind || '_id')
    using subjects, assignee, before;
  end if;

  perform private.audit_owners(array(select jsonb_object_keys(before)::uuid)) where kind = 'job';
  data := jsonb_build_object('change_id', change_id, 'company_id', subjects[1].company_id);
  perform private.notify_assignee(assignee, kind, array_agg(w.name order by w.name), data || case
    when kind = 'job' and count(*) = 1 then jsonb_build_object('job_id', min(w.id::text)) else '{}' end)
  from unnest(subjects) w where assignee is not null and before ? w.id::text;
  for former in
    select (before -> w.id::text ->> 'assigned_to_user_id')::uuid as user_id, array_agg(w.name order by w.name) as names
    from unnest(subjects) w where before -> w.id::text ->> 'company_id' = w.company_id::text
    group by 1 order by 1
  loop
    perform private.notify_former_assignee(former.user_id, kind, former.names, private.person_name(assignee, subjects[1].company_id), data);
  end loop;
  return jsonb_build_object('assigned', cardinality(subjects), 'change_id', change_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.handle_changed_account()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.email is distinct from old.email then
    if not private.is_email(new.email) then
      perform private.fail(422, 'invalid_email', 'Unable to validate email address: invalid format');
    end if;
    update public.profiles set email = new.email where id = new.id;
    -- An address that was never confirmed is not the account's to take invitations from.
    if old.email_confirmed_at is not null and new.email_confirmed_at is not null then
      perform private.take_invitations_along(new.id, old.email, new.email);
    end if;
  end if;
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    and exists (select from public.profiles p where p.id = new.id and p.role = 'company')
    and not exists (select from public.company_users u where u.user_id = new.id)
  then
    perform private.create_first_company(new.id, new.email);
  end if;
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    and exists (select from public.profiles p where p.id = new.id and p.role = 'candidate')
  then
    perform private.add_candidate_record(new.id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.handle_new_account()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- Metadata is a request: company is granted, everything else, admin included, counts as candidate.
  granted public.app_role := case lower(new.raw_user_meta_data ->> 'role') when 'company' then 'company' else 'candidate' end;
begin
  -- Said here, so that the auth service answers 422; a failed check of the profile it answers 500.
  if not private.is_email(new.email) then
    perform private.fail(422, 'invalid_email', 'Unable to validate email address: invalid format');
  end if;
  insert into public.profiles (id, email, role) values (new.id, new.email, granted);
  delete from private.first_passwords f where f.made_at < now() - interval '1 day';
  if new.email_confirmed_at is null and new.raw_user_meta_data ->> 'secret_hash' ~ '^[0-9a-f]{64}$' then
    insert into private.first_passwords (user_id, secret_hash) values (new.id, new.raw_user_meta_data ->> 'secret_hash');
  end if;
  -- What anybody can sign up is nobody's company until the address is confirmed.
  if granted = 'company' and new.email_confirmed_at is not null then
    perform private.create_first_company(new.id, new.email);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_other_resumes (
  of_candidate uuid,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM private.resumes r WHERE ((r.candidate_id = has_other_resumes.of_candidate) AND (r.path <> has_other_resumes.path))));

CREATE OR REPLACE FUNCTION private.held_candidate()
  RETURNS public.candidates
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  me public.candidates;
begin
  perform private.add_candidate_record(caller);
  -- remove_file waits for this, or this for it: a file that was given up is taken no more.
  select * into me from public.candidates where user_id = caller for update;
  return me;
end
$function$;

CREATE OR REPLACE FUNCTION private.hidden_from (
  of_candidate uuid
)
  RETURNS uuid[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN NULLIF(ARRAY(SELECT h.job_id FROM private.hidden_jobs h WHERE (h.candidate_id = hidden_from.of_candidate)), '{}'::uuid[]);

CREATE OR REPLACE FUNCTION private.history_date_errors (
  entry jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  started integer := (entry ->> 'start_year')::numeric;
  ended integer := (entry ->> 'end_year')::numeric;
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'start_year', case when started < 1930 then 'Enter a year from 1930 to 2100' end,
    'end_year', case
      when ended < 1930 then 'Enter a year from 1930 to 2100'
      when ended is null and (entry ->> 'end_month') is not null then 'Enter the year it ended'
      when ended * 12 + coalesce((entry ->> 'end_month')::numeric, 12) < started * 12 + coalesce((entry ->> 'start_month')::numeric, 1)
        then 'The end is before the start'
    end));
end
$function$;

CREATE OR REPLACE FUNCTION private.history_errors (
  entries jsonb,
  path text,
  form text,
  most integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  rules constant private.rule[] := private.candidates_rules(form);
  errors jsonb := '{}';
  found jsonb;
  entry jsonb;
  place integer;
begin
  if entries is null or jsonb_typeof(entries) = 'null' then
    return errors;
  elsif jsonb_typeof(entries) <> 'array' then
    return jsonb_build_object(path, 'Use a list here');
  elsif jsonb_array_length(entries) > most then
    return jsonb_build_object(path, 'Use at most ' || most || ' entries');
  end if;
  for entry, place in select item, ordinality - 1 from jsonb_array_elements(entries) with ordinality as given (item, ordinality) loop
    if jsonb_typeof(entry) <> 'object' then
      errors := errors || jsonb_build_object(path || '.' || place, 'Please check this entry');
      continue;
    end if;
    found := private.field_errors(entry, rules);
    if found = '{}' then
      found := private.history_date_errors(entry);
    end if;
    errors := errors || private.prefix_keys(found, path || '.' || place || '.');
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.history_json (
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'positions', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'candidate_id' - 'counted_on' order by
        p.end_year is null desc, p.end_year * 12 + coalesce(p.end_month, 12) desc, p.start_year * 12 + coalesce(p.start_month, 1) desc, p.id), '[]')
      from private.candidate_positions p where p.candidate_id = of_candidate),
    'schools', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'candidate_id' order by
        coalesce(s.end_year, s.start_year) desc nulls last, s.start_year desc nulls last, s.id), '[]')
      from private.candidate_schools s where s.candidate_id = of_candidate));
end
$function$;

CREATE OR REPLACE FUNCTION private.job_list_entry (
  job private.visible_jobs,
  match jsonb,
  asked jsonb DEFAULT NULL::jsonb,
  application jsonb DEFAULT NULL::jsonb,
  saved boolean DEFAULT false,
  distance integer DEFAULT NULL::integer
)
  RETURNS private.job_list_item
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN ROW((job).job_id, (job).title, (job).company_id, (job).company_name, (job).company_logo_url, (job).location, (job).job_type, (job).experience_level, (job).salary_min, (job).salary_max, (job).posted_at, match, application, asked, saved, (job).pay_period, (job).workplace, distance)::private.job_list_item;

CREATE OR REPLACE FUNCTION private.join_application (
  added public.applications,
  own public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into private.joined_events (application_id, from_status, to_status, actor_id, created_at, merged_id, reason, words)
  select
    own.id, e.from_status, e.to_status, e.actor_id, e.created_at, m.id, r.reason,
    case when e.from_status is null then x.source_words else r.message end
  from public.application_events e
  left join private.merged_applications m on m.id = added.id
  left join private.application_rejections r on r.event_id = e.id
  left join private.added_applications x on x.application_id = e.application_id
  where e.application_id = added.id order by e.id;
  update private.joined_events set application_id = own.id where application_id = added.id;
  update private.team_notes set application_id = own.id where application_id = added.id;
  update private.merged_applications set application_id = own.id where application_id = added.id;
  insert into private.application_tags (application_id, tag_id)
  select own.id, t.tag_id from private.application_tags t where t.application_id = added.id
  on conflict do nothing;
  insert into private.application_sources (application_id, source)
  select own.id, x.source from private.application_sources x where x.application_id = added.id
  on conflict do nothing;
  -- What is not the other's too; the rest goes with the row, and its file stays.
  update private.sent_documents d set application_id = own.id
  where d.application_id = added.id and not exists (
    select from private.sent_documents there
    where there.application_id = own.id and there.bucket_id = d.bucket_id and there.name = d.name);
  update public.application_assignments set application_id = own.id
  where application_id = added.id and not exists (select from public.application_assignments o where o.application_id = own.id);
  update public.notifications n set data = jsonb_build_object('ended_id', added.id) || n.data || jsonb_build_object('application_id', own.id)
  where coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = added.id::text;
  delete from private.pending_notifications pending where pending.subject_id = added.id;
  delete from public.email_outbox o where o.sent_at is null and o.data ->> 'added_application_id' = added.id::text;
  delete from public.applications a where a.id = added.id;
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
  -- After the job: a change of the company's values comes before or after.
  perform pg_advisory_xact_lock_shared(hashtextextended('private.culture ' || a.company_id, 0))
  from public.applications a where a.id = of_application;
  perform private.hold_vocabulary();
  insert into private.application_matches (
    application_id, job_id, company_id, applied_by_company_id, applied_at, match_order, candidate_name, candidate_title, match, words, skill_keys,
    status, answer_by, answer_due, reached, answered_on, level_fit, place_fit, withdrawn_on, is_added)
  select * from private.counted_application_matches where application_id = of_application;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_default_resume()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'UPDATE' and not exists (select from private.resumes r where r.path = new.resume_url) then
    delete from private.resumes r where r.candidate_id = new.id and r.path = old.resume_url;
  end if;
  if new.resume_url is not null then
    insert into private.resumes (path, candidate_id) values (new.resume_url, new.id) on conflict (path) do nothing;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_retention (
  at_most integer DEFAULT 2000
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  step text;
  n integer;
  done jsonb := '{}';
begin
  -- Two at once would only wait for each other.
  if not pg_try_advisory_xact_lock(hashtextextended('private.keep_retention', 0)) then
    return done;
  end if;
  foreach step in array array[
    'unconfirmed_accounts', 'first_passwords', 'notifications', 'mail_bodies', 'withdrawn_documents', 'conversations', 'profile_views', 'ended_invitations',
    'contact_messages', 'audit', 'departed_companies', 'sign_ins', 'ownerless_files', 'unused_files', 'scheduled_runs', 'failed_calls', 'experience_years'
  ] loop
    -- One that fails holds up none of the others.
    begin
      n := case step
        when 'unconfirmed_accounts' then private.forget_unconfirmed_accounts(least(at_most, 100))
        when 'first_passwords' then private.forget_rows('private.first_passwords', 'made_at', 'firstPassword', at_most)
        when 'notifications' then private.forget_rows('public.notifications', 'created_at', 'notification', at_most)
        when 'mail_bodies' then private.forget_mail_bodies(at_most)
        when 'withdrawn_documents' then private.forget_withdrawn_documents(least(at_most, 500))
        when 'conversations' then private.forget_conversations(least(at_most, 500))
        when 'profile_views' then private.forget_rows('private.profile_views', 'viewed_at', 'profileView', at_most)
        when 'ended_invitations' then private.forget_ended_invitations(at_most)
        when 'contact_messages' then private.forget_rows('private.contact_messages', 'created_at', 'contactMessage', at_most)
        when 'audit' then private.forget_audit(at_most)
        when 'departed_companies' then private.forget_rows('private.departed_companies', 'left_at', 'departedCompany', at_most)
        when 'sign_ins' then private.forget_sign_ins(at_most)
        when 'ownerless_files' then private.discard_ownerless_files(at_most)
        when 'unused_files' then private.discard_files_never_used(least(at_most, 500))
        -- More in a night than the schedules run in a day.
        when 'scheduled_runs' then private.forget_scheduled_runs(at_most * 10)
        when 'failed_calls' then private.forget_rows('private.failed_calls', 'answered_at', 'failedCall', at_most)
        when 'experience_years' then private.count_years_again(at_most)
      end;
      done := done || jsonb_build_object(step, n);
    exception when others then
      raise warning 'Keeping what is kept: % failed: %', step, sqlerrm;
    end;
  end loop;
  return done;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_sent_document (
  of_application uuid,
  bucket text,
  path text,
  is_letter boolean DEFAULT false
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.sent_documents (application_id, bucket_id, name, size, fingerprint, given_name, is_letter)  SELECT keep_sent_document.of_application
  AS of_application,
             keep_sent_document.bucket AS bucket,
             sent.name,
             ((o.metadata ->> 'size'::text))::bigint AS int8,
                 CASE
                     WHEN (o.id IS NOT NULL) THEN private.file_fingerprint(o.version, o.metadata)
                     ELSE NULL::text
                 END AS "case",
             COALESCE(r.name, private.given_file_name(o.*)) AS "coalesce",
             keep_sent_document.is_letter AS is_letter
            FROM ((( SELECT keep_sent_document.bucket AS bucket_id,
                     keep_sent_document.path AS name) sent
              LEFT JOIN storage.objects o USING (bucket_id, name))
              LEFT JOIN private.resumes r ON (((keep_sent_document.bucket = 'candidate_resumes'::text) AND (r.path = sent.name)))) ON CONFLICT(application_id, bucket_id, name) DO NOTHING;
END;

CREATE OR REPLACE FUNCTION private.kept_promises (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  kept integer;
  passed integer;
begin
  select coalesce(sum(c.n) filter (where c.what = 'promises_kept'), 0), coalesce(sum(c.n), 0)
  into kept, passed
  from private.counts c where c.subject = of_company and c.what in ('promises_kept', 'promises_late');
  passed := passed + (
    select count(*) from private.application_matches m
    where m.company_id = of_company and m.status = any (private.open_stages()) and private.is_overdue(m.answer_due)
      and not m.is_added);
  return case when passed >= 10 then jsonb_build_object('kept', kept, 'passed', passed) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.known_places (
  terms text[]
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ARRAY(SELECT p.term FROM private.places p WHERE (p.term = ANY (known_places.terms)));

CREATE OR REPLACE FUNCTION private.leave_applications (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  told record;
  withdrawn uuid[] := '{}';
begin
  for application in select * from public.applications a where a.id = any (of.application_ids) order by a.id loop
    if private.can_withdraw_application(application) then
      application := private.withdraw(application);
      if application.status = 'withdrawn' then
        withdrawn := withdrawn || application.id;
      end if;
    end if;
  end loop;
  delete from public.job_application_answers where application_id = any (of.application_ids);
  delete from private.merged_applications where application_id = any (of.application_ids);
  delete from private.sent_documents where application_id = any (of.application_ids);
  delete from private.pending_notifications pending where pending.subject_id = any (of.application_ids);
  update private.added_applications set source_words = null where application_id = any (of.application_ids);
  delete from private.application_withdrawals where application_id = any (of.application_ids);
  delete from private.application_tags where application_id = any (of.application_ids);
  delete from private.team_notes where application_id = any (of.application_ids) or candidate_id = of.candidate_id;
  perform private.leave_conversations(of);
  update private.application_rejections set message = null where application_id = any (of.application_ids);
  update private.joined_events set words = null where application_id = any (of.application_ids);
  update public.application_events set candidate_id = null where application_id = any (of.application_ids) and candidate_id is not null;
  update private.sent_profiles set profile = private.nameless_applicant(), culture_values = '{}', cover_letter = null where application_id = any (of.application_ids);
  update private.application_matches kept
  set match_order = counted.match_order, candidate_name = counted.candidate_name, candidate_title = counted.candidate_title,
    match = counted.match, words = counted.words, skill_keys = counted.skill_keys, level_fit = counted.level_fit, place_fit = counted.place_fit
  from private.counted_application_matches counted
  where kept.application_id = any (of.application_ids) and counted.application_id = kept.application_id;
  update public.applications set candidate_id = null where id = any (of.application_ids);
  for told in
    select behind.user_id, j.title, private.application_ids(a) as ids, a.id
    from public.applications a
    join public.jobs j on j.id = a.job_id
    cross join lateral private.people_behind_application(a) behind
    where a.id = any (withdrawn)
  loop
    perform private.notify_staff(
      told.user_id, 'new_application', 'application_withdrawn.account_deleted', jsonb_build_object('job', told.title),
      told.ids, '/company/applications/' || told.id, by_mail => false);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.list_at (
  data jsonb,
  key text
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN (jsonb_typeof((data -> key)) = 'array'::text) THEN (data -> key) ELSE '[]'::jsonb END;

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
  ids uuid[];
begin
  wanted := private.with_found(scopes, wanted);
  ids := private.application_page(scopes, wanted, sort, p_before, private.page_limit(p_limit));
  return json_build_object(
    'applications', private.application_entries(ids, wanted, sort, across_jobs),
    'jobs', case when sort = 'decision' then private.decision_jobs(ids, wanted) end,
    'begun', case when sort = 'decision' then private.begun_jobs(ids, p_before) end,
    'counts', case when nullif(p_before, 'null') is null then json_build_object(
      'by_status', private.application_totals(scopes, wanted),
      'overdue', private.overdue_total(scopes, wanted)
    ) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_added_decline (
  application public.applications
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.enqueue_email('added_by_hand_declined', c.email, jsonb_build_object(
    'added_application_id', application.id, 'message', (
      select r.message from private.last_rejection(application.id, only_settled => true) r)))
  from public.candidates c
  where c.id = application.candidate_id and c.user_id is null and application.status = 'rejected'
    and not private.is_refused_by_person(application.company_id, c.email)
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
  wanted.hidden := private.hidden_from((select c.id from public.candidates c where c.user_id = search.user_id));
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
  -- What they have applied to or hidden may go on standing in the list.
  length constant integer := 300 + (select count(*) from private.jobs_left_out where candidate_id = me.id);
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

CREATE OR REPLACE FUNCTION private.merged_json (
  of_application uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) order by shown.merged_at), '[]')
    from (
      select m.id, btrim((m.profile ->> 'first_name') || ' ' || (m.profile ->> 'last_name')) as name, m.profile ->> 'email' as email,
        m.profile ->> 'phone' as phone, m.added_at, m.merged_at,
        private.first_name_at(m.added_by, a.company_id) as added_by,
        private.first_name_at(m.merged_by, a.company_id) as merged_by
      from private.merged_applications m
      join public.applications a on a.id = m.application_id
      where m.application_id = of_application
    ) shown
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.miles_between (
  latitude double precision,
  longitude double precision,
  other_latitude double precision,
  other_longitude double precision
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN round(((7917.5)::double precision * asin(sqrt(LEAST((1)::double precision, ((sin((radians((other_latitude - latitude)) / (2)::double precision)) ^ (2)::double precision) + ((cos(radians(latitude)) * cos(radians(other_latitude))) * (sin((radians((other_longitude - longitude)) / (2)::double precision)) ^ (2)::double precision))))))));

CREATE OR REPLACE FUNCTION private.miles_from (
  origins text[],
  terms text[]
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT min(private.miles_between(origin.latitude, origin.longitude, near.latitude, near.longitude)) AS min FROM (private.places origin CROSS JOIN private.places near) WHERE ((origin.term = ANY (miles_from.origins)) AND (near.term = ANY (miles_from.terms))));

CREATE OR REPLACE FUNCTION private.most_hidden_jobs()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN 500;

CREATE OR REPLACE FUNCTION private.my_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select to_jsonb(shown) from (select
    application.id, application.status, application.applied_at, application.answer_by, application.answer_due, application.attempt,
    -- What it was promised is its own; the job may promise something else by now.
    private.job_facts(j) - 'answer_days' || jsonb_build_object(
      'company', private.company_card(c), 'is_visible', private.is_visible_job(j.id)) as job,
    private.application_answers_json(application.id) as answers,
    private.application_events_json(application, application.company_id) as events,
    private.application_match(application) as match,
    case when application.status = 'rejected' then (
      select r.message from private.last_rejection(application.id, only_settled => true) r) end as message,
    private.offer_until(application) as offer_until,
    not private.reaches_people(application.company_id) as company_paused,
    private.nudges_json(application) as nudges,
    jsonb_build_object(
      'withdraw', private.can_withdraw_application(application),
      'apply_again', private.can_apply_again(application) and private.is_visible_job(j.id)
        and private.later_application(application) is null) as can,
    private.later_application(application) as later_id,
    case when c.is_approved then private.employer_json(c) end as employer,
    private.sent_documents_json(application.id, also_merged => false) as documents,
    (select s.cover_letter from private.sent_profiles s where s.application_id = application.id) as cover_letter
    from public.jobs j, public.companies c
    where j.id = application.job_id and c.id = j.company_id
  ) shown);
end
$function$;

CREATE OR REPLACE FUNCTION private.my_applications_export (
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id,
    'job', j.title,
    'company', c.name,
    -- Whoever managed the profile then.
    'applied_by', (select m.name from public.companies m where m.id = a.applied_by_company_id),
    'status', seen.status,
    'applied_at', a.applied_at,
    'answer_by', a.answer_by,
    'source', (select s.source from private.application_sources s where s.application_id = a.id),
    'profile_as_sent', s.profile || jsonb_build_object('culture_values', s.culture_values),
    'match', (select m.match::jsonb from private.application_matches m where m.application_id = a.id),
    'answers', private.application_answers_json(a.id),
    'cover_letter', s.cover_letter,
    'documents', (
      select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name, 'name', d.given_name, 'size', d.size, 'is_letter', d.is_letter) order by d.bucket_id, d.name), '[]')
      from private.sent_documents d where d.application_id = a.id and d.merged_id is null),
    'events', private.application_events_json(a, null),
    'message', (select r.message from private.last_rejection(a.id, only_settled => true) r),
    'nudges', (select coalesce(jsonb_agg(n.nudged_at order by n.nudged_at), '[]') from private.answer_nudges n where n.application_id = a.id)
  ) order by a.applied_at, a.id), '[]')
  from public.applications a
  join private.seen_applications seen on seen.id = a.id
  join public.jobs j on j.id = a.job_id
  join public.companies c on c.id = a.company_id
  left join private.sent_profiles s on s.application_id = a.id
  where a.candidate_id = of_candidate
$function$;

CREATE OR REPLACE FUNCTION private.my_documents_json (
  me public.candidates
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'resumes', (
      select coalesce(jsonb_agg(
        private.document_json('candidate_resumes', r.path, r.name)
          || jsonb_build_object('added_at', r.added_at, 'is_default', r.path = me.resume_url)
        order by r.path = me.resume_url desc, r.added_at desc, r.path), '[]')
      from private.resumes r where r.candidate_id = me.id),
    'cover_letter', case when me.cover_letter_url is not null then
      private.document_json('candidate_cover_letters', me.cover_letter_url) end,
    'certificates', (
      select coalesce(jsonb_agg(private.document_json('candidate_certificates', c.path) order by c.place), '[]')
      from unnest(me.certificates) with ordinality as c (path, place)));
end
$function$;

CREATE OR REPLACE FUNCTION private.named_resume (
  path text,
  name text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ("left"(regexp_replace(private.trimmed(name), '\.(pdf|docx?)$'::text, ''::text, 'i'::text), 195) || COALESCE(lower("substring"(path, '\.[A-Za-z]+$'::text)), ''::text));

CREATE OR REPLACE FUNCTION private.notification_words (
  key text,
  OUT title text,
  OUT message text
)
  RETURNS record
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select words.title, words.message
  from (values
    ('company_approved', 'Company approved', '{company} has been approved.'),
    ('company_approved.changes', 'Changes approved', 'The changes to the registration of {company} have been approved.'),
    ('company_rejected', 'Company not approved', 'The registration of {company} was not approved. You can correct and resubmit it.'),
    ('company_rejected.changes', 'Changes not approved', 'The changes to the registration of {company} were not approved. You can correct and resubmit them.'),
    ('company_rejected.revoked', 'Approval taken back', 'The approval of {company} was taken back, and its jobs are offline. You can correct the registration and resubmit it.'),
    ('registration_unfinished', 'Your registration is not finished', 'Finish the registration of your company and send it: it is reviewed then, and you can post jobs once it is approved.'),
    ('subscription_changed', 'Subscription changed', 'The plan of {company} is now {plan}[ and ends on {day}].'),
    ('subscription_changed.removed', 'Subscription changed', '{company} no longer has a plan.'),
    ('subscription_changed.inactive', 'Subscription changed', '{company}''s plan isn''t active right now: {status}. Please contact support.'),
    ('subscription_changed.over', 'Subscription changed', 'The plan of {company} has ended. Its jobs are no longer shown. Please contact support.'),
    ('subscription_changed.ends_soon', 'Your plan ends soon', 'The plan {plan} of {company} ends on {day}. Please contact support to renew it.'),
    ('subscription_changed.ended', 'Your plan has ended', 'The plan {plan} of {company} has ended. Its jobs are no longer shown. Please contact support to renew it.'),
    ('role_changed', 'Your role has changed', 'You are now {role} at {company}.'),
    ('role_changed.removed', 'You are no longer in the team of {company}', 'You see its jobs, candidates and applications no more. Your account stays.'),
    ('role_changed.company_left', '{company} has left Fairmatch', 'Its jobs, candidates and applications are gone. Your account stays.'),
    ('admin_joined', '{name} is an administrator now', 'They accepted the invitation of {inviter}.'),
    ('invitation_released', 'You can invite {name} again', 'An administrator has released the invitation they revoked.'),
    ('job_assigned', 'A job was assigned to you', '{names}'),
    ('job_assigned.several', '{count} jobs were assigned to you', '{names}'),
    ('job_assigned.ended', 'A job is no longer assigned to you', '{names}[: {colleague} looks after it now]'),
    ('job_assigned.several_ended', '{count} jobs are no longer assigned to you', '{names}[: {colleague} looks after them now]'),
    ('job_assigned.taken_over', 'You take over from {colleague}', 'Assigned to you now: {work}.'),
    ('job_assigned.team', 'You''re on the hiring team of {job}', 'You see it like its owner.'),
    ('job_assigned.team_ended', 'You''re no longer on the hiring team of {job}', 'What your role and other assignments give you stays.'),
    ('candidate_assigned', 'A candidate was assigned to you', '{names}'),
    ('candidate_assigned.several', '{count} candidates were assigned to you', '{names}'),
    ('candidate_assigned.ended', 'A candidate is no longer assigned to you', '{names}[: {colleague} looks after it now]'),
    ('candidate_assigned.several_ended', '{count} candidates are no longer assigned to you', '{names}[: {colleague} looks after them now]'),
    ('application_assigned', 'An application was assigned to you', '{names}'),
    ('application_assigned.several', '{count} applications were assigned to you', '{names}'),
    ('mentioned', '{author} mentioned you in a note about {name}', '{note}'),
    ('application_received', '{candidate} applied', '{job}'),
    ('application_received.again', '{candidate} applied again', '{job}'),
    ('application_received.added', '{colleague} added {candidate}', '{job}'),
    ('application_received.taken_over', '{candidate} took over their application', '{job}. You can write to them now.'),
    ('application_withdrawn.removed', 'Somebody added by hand removed their data', '{job}: their application, notes and files are deleted'),
    ('application_withdrawn', '{candidate} withdrew their application', '{job}'),
    ('application_withdrawn.account_deleted', 'An application was withdrawn', '{job}: the applicant deleted their account'),
    ('application_withdrawn.interview_cancelled', 'An interview is cancelled', '{job}, {day}: the applicant deleted their account'),
    ('application_withdrawn.candidate_left', 'A candidate you managed left', 'They deleted their account.'),
    ('application_status', 'Your application moved to {stage}', '{job} at {company}'),
    ('application_status.back', 'Your application moved back to {stage}', '{job} at {company}'),
    ('application_status.reviewing', 'Your application is under review', '{job} at {company}'),
    ('application_status.rejected', 'Your application was not selected', '{job} at {company}'),
    ('application_status.company_left', '{company} has left Fairmatch', 'Your application ends with that: {jobs}.'),
    ('application_status.promised_tomorrow', '{company} promised you an answer by tomorrow', '{job}'),
    ('application_status.promised_today', '{company} promised you an answer by today', '{job}'),
    ('application_status.promise_missed', '{company} has not answered by the promised day', '{job}. They have been reminded.'),
    ('answer_due.tomorrow', 'An answer is due tomorrow', '{names}'),
    ('answer_due.today', 'An answer is due today', '{names}'),
    ('answer_due.late', 'An answer is late', '{names}'),
    ('answer_due.tomorrow_several', '{count} answers are due tomorrow', '{names}'),
    ('answer_due.today_several', '{count} answers are due today', '{names}'),
    ('answer_due.late_several', '{count} answers are late', '{names}'),
    ('answer_due.nudged', '{name} asks for your reply', '{job}. It was due {day}.'),
    ('message_received', '{writer} wrote to you about {job}', '{words}'),
    ('message_received.several', '{writer} wrote {count} messages to you about {job}', '{words}'),
    ('message_received.several_writers', '{count} new messages about {job}', '{words}'),
    ('applicant_message', '{writer} wrote to you about {job}', '{words}'),
    ('applicant_message.unsent', 'Your message to {names} wasn''t sent', '{job}'),
    ('applicant_message.several', '{writer} wrote {count} messages to you about {job}', '{words}'),
    ('applicant_message.several_writers', '{count} new messages about {job}', '{words}'),
    ('interview_proposed', '{company} proposes times to talk', '{job} at {company}'),
    ('interview_proposed.to_move', '{company} proposes another time to talk', '{job} at {company}'),
    ('interview_changed.times_withdrawn', '{company} has withdrawn the times it proposed', '{job} at {company}'),
    ('interview_changed.times_passed', 'The times you were proposed have passed', '{job} at {company}'),
    ('interview_changed.times_ended', 'The times you were proposed are no longer open', E'{job} at {company}[\n{why}]'),
    ('interview_changed', 'Your interview is {time}', E'{job} at {company}[\n{why}]'),
    ('interview_changed.cancelled', 'Your interview was cancelled', E'{job} at {company}[\n{why}]'),
    ('interview_reminder', 'Your interview is {time}', '{job} at {company}'),
    ('interview_reminder.soon', 'Your interview begins soon, {time}', '{job} at {company}'),
    ('interview_answered.proposed', '{company} proposes times to talk to {candidate}', '[{words}]'),
    ('interview_answered.withdrawn', '{company} has withdrawn the times it proposed to {candidate}', '[{words}]'),
    ('interview_answered.declined', '{candidate} can make none of the times', '[{words}]'),
    ('interview_answered.passed', '{candidate} has picked none of the times, which have passed', '[{words}]'),
    ('interview_answered.ended', 'The times proposed to {candidate} are no longer open', '[{words}]'),
    ('interview_answered.confirmed', '{candidate} picked {time}', '[{words}]'),
    ('interview_answered.moved', 'The interview with {candidate} is now {time}', '[{words}]'),
    ('interview_answered.cancelled', 'The interview with {candidate} was cancelled: {time}', '[{words}]'),
    ('interview_answered.move_asked', '{candidate} asks for another time than {time}', '[{words}]'),
    ('interview_answered.nobody', 'Nobody takes part in the interview with {candidate}, {time}', 'Who took part does not work on it any more. Propose times with somebody else, or cancel it.'),
    ('interview_answered.joined', 'You take part in the interview with {candidate}, {time}', '[{job}]'),
    ('interview_soon', 'Interview with {candidate}, {time}', '[{job}]'),
    ('interview_soon.scorecard_due', 'Scorecard due: {candidate}', E'Interview on {time}\n{job}'),
    ('interview_soon.soon', 'Interview with {candidate} begins soon, {time}', '[{job}]'),
    ('offer_made', 'You have an offer from {company}', '{job}: {salary}. It stands until {day}.'),
    ('offer_ended.withdrawn', '{company} has withdrawn its offer', '{job}[. {words}]'),
    ('offer_ended.expired', 'The offer from {company} has expired', '{job}[. {words}]'),
    ('offer_ended', 'The offer from {company} has ended', '{job}[. {words}]'),
    ('offer_answered.accepted', '{candidate} accepted the offer[ of {company}]', '{job}[. {words}]'),
    ('offer_answered.declined', '{candidate} declined the offer[ of {company}]', '{job}[. {words}]'),
    ('offer_answered.expired', 'The offer[ of {company}] to {candidate} has expired', '{job}[. {words}]'),
    ('offer_answered.ended', 'The offer[ of {company}] to {candidate} has ended', '{job}[. {words}]'),
    ('offer_answered.open', '{company} offers {candidate} the job', '{job}[. {words}]'),
    ('offer_answered.withdrawn', '{company} has withdrawn its offer to {candidate}', '{job}[. {words}]'),
    ('company_invitation', 'Invitation from {company}', '{company} would like to manage your profile and represent you.'),
    ('management_ended', '{company} no longer manages your profile', 'They see your profile and documents no more. Your account and your applications stay.'),
    ('candidate_left', '{candidate} is no longer managed by {company}', 'They ended it themselves. You see their profile and documents no more; applications they made with you stay.'),
    ('put_forward', '{company} would like to put you forward', '{job} at {employer}. Nothing is sent before you agree.'),
    ('put_forward_answered.agreed', '{candidate} agreed and applied', '{job}'),
    ('put_forward_answered.declined', '{candidate} does not want to be put forward', '{job}'),
    ('partnership_changed.jobs', 'You share jobs with {partner}', 'Each of you sees the open jobs of the other and can put its own candidates forward.'),
    ('partnership_changed.jobs_ended', 'You no longer share jobs with {partner}', 'Neither of you sees the jobs of the other any more.'),
    ('partnership_changed.candidates', 'You share candidates with {partner}', 'Each of you sees those managed candidates of the other who agreed to be shown.'),
    ('partnership_changed.candidates_ended', 'You no longer share candidates with {partner}', 'Neither of you sees the candidates of the other any more.'),
    ('shown_to_partner', 'You are shown to {partner}', '{company} now shares candidates with {partner}. You agreed to be shown; you can change that under My data.'),
    ('job_reported', '“{job}” was reported', 'A job of {company}. It stays online until an administrator decides.'),
    ('job_reported.several', '{count} people reported “{job}”', 'A job of {company}. It stays online until an administrator decides.'),
    ('job_taken_offline', '“{job}” was taken offline', '{reason}'),
    ('job_taken_offline.lifted', 'You can publish “{job}” again', 'An administrator has lifted the decision to keep it offline.'),
    ('job_report_answered.offline', 'We looked at what you reported', '“{job}” is not online any more. Thank you for telling us.'),
    ('job_report_answered.dismissed', 'We looked at what you reported', '“{job}” stays online: we found nothing against our rules. Thank you for telling us.'),
    ('message_reported', 'A message was reported', 'It was written about “{job}” at {company}. It stays until an administrator decides.'),
    ('message_report_answered.removed', 'We looked at what you reported', 'The message was removed. Thank you for telling us.'),
    ('message_report_answered.dismissed', 'We looked at what you reported', 'The message stays: we found nothing against our rules. If you want to hear nothing more, block the conversation.'),
    ('message_removed', 'Your message was removed', 'You wrote it about “{job}”. It was reported, and an administrator found that it is against our rules.'),
    ('message_removed.of_team', 'A message of your team was removed', '{author} wrote it about “{job}”. It was reported, and an administrator found that it is against our rules.')
  ) as words (key, title, message)
  where words.key = notification_words.key
$function$;

CREATE OR REPLACE FUNCTION private.notify_of (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  return case pending.kind
    when 'company_decision' then private.notify_of_company_decision(pending)
    when 'plan' then private.notify_of_plan(pending)
    when 'job_reports' then private.notify_of_job_reports(pending)
    when 'message_report' then private.notify_of_message_report(pending)
    when 'move' then private.notify_of_move(pending)
    when 'move_email' then private.notify_of_move(pending)
    when 'added_person' then private.notify_of_added_person(pending)
    when 'merge' then private.notify_of_merge(pending)
    -- Both sides of an assignment are notified right away. It waits for its undo alone.
    when 'assignment' then true
    when 'team_removal' then private.notify_of_team_removal(pending)
    when 'nudge' then private.notify_of_nudge(pending)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_nudge (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
begin
  select a.* into application
  from private.answer_nudges n join public.applications a on a.id = n.application_id where n.id = pending.subject_id;
  -- Not where the reply came meanwhile, or one side blocked the other.
  if private.is_overdue(application.answer_due) and private.reaches_people(application.company_id) and not private.is_blocked(application) then
    perform private.notify_staff(
      behind.user_id, 'answer_due', 'answer_due.nudged',
      jsonb_build_object('name', private.applicant_name(application), 'job', j.title, 'day', private.day_in_words(application.answer_due::timestamp at time zone 'UTC')),
      jsonb_build_object('company_id', application.company_id, 'application_id', application.id),
      '/company/applications/' || application.id)
    from public.jobs j, private.people_behind_application(application) behind
    where j.id = application.job_id;
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.nudge_problem (
  application public.applications
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  done record;
begin
  select count(*) as n, max(n.nudged_at) as last_at into done from private.answer_nudges n where n.application_id = application.id;
  return case
    when private.is_overdue(application.answer_due) is not true then 'This reply isn''t late.'
    when not private.reaches_people(application.company_id) then 'This company is paused. It can''t reply for now.'
    when private.is_blocked(application) then 'This conversation is blocked.'
    when done.n >= 3 then 'You''ve nudged this company three times. We don''t send more.'
    when done.last_at > now() - interval '5 days' then 'You nudged this company in the last five days. Give them a little time.'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.nudges_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'last_at', (select max(n.nudged_at) from private.answer_nudges n where n.application_id = application.id),
    'can_nudge', private.nudge_problem(application) is null);
end
$function$;

CREATE OR REPLACE FUNCTION private.own_resume (
  of_candidate uuid,
  path text
)
  RETURNS private.resumes
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  found_resume private.resumes;
begin
  select * into found_resume from private.resumes r where r.path = own_resume.path and r.candidate_id = of_candidate;
  perform private.fail(404, 'resume_not_found', 'This resume is no longer on your profile') where found_resume.path is null;
  return found_resume;
end
$function$;

CREATE OR REPLACE FUNCTION private.picture_errors (
  of_company uuid,
  pictures jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  rules constant private.rule[] := private.companies_rules('picture');
  errors jsonb := '{}';
  named text[] := '{}';
  entry jsonb;
  place integer;
begin
  if jsonb_typeof(pictures) is distinct from 'array' then
    return '{"pictures": "Use a list here"}';
  elsif jsonb_array_length(pictures) > 6 then
    return '{"pictures": "Use at most 6 pictures"}';
  end if;
  for entry, place in select item, ordinality - 1 from jsonb_array_elements(pictures) with ordinality as given (item, ordinality) loop
    if jsonb_typeof(entry) <> 'object'
      or private.file_folder('company-pictures', entry ->> 'path') is distinct from of_company
      or entry ->> 'path' = any (named)
      or not exists (select from storage.objects o where o.bucket_id = 'company-pictures' and o.name = entry ->> 'path')
      or exists (
        select from private.discarded_files d where d.bucket_id = 'company-pictures' and d.name = entry ->> 'path')
    then
      errors := errors || jsonb_build_object('pictures.' || place || '.path', 'Add the picture again');
    else
      named := named || (entry ->> 'path');
      errors := errors || private.prefix_keys(private.field_errors(entry, rules), 'pictures.' || place || '.');
    end if;
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.place_spellings (
  name text
)
  RETURNS TABLE (
    spelling text
  )
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select name
  union
  select regexp_replace(name, '\m' || said.here || '(?!\w)', said.there)
  from (values
    ('Saint', 'St.'), ('Saint', 'St'), ('St\.', 'St'), ('St\.', 'Saint'), ('Sainte', 'Ste.'), ('Mount', 'Mt.'), ('Mount', 'Mt'),
    ('Fort', 'Ft.'), ('Fort', 'Ft')
  ) as said (here, there)
  union
  select 'New York City' where name = 'New York';
$function$;

CREATE OR REPLACE FUNCTION private.load_places (
  lines text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 WITH read
  AS (
          SELECT split_part(place.place, '|'::text, 1) AS city,
             "left"(line.line, 2) AS state,
             (((split_part(place.place, '|'::text, 2))::integer)::numeric / 100.0) AS latitude,
             (((split_part(place.place, '|'::text, 3))::integer)::numeric / '-100.0'::numeric) AS longitude,
             (split_part(place.place, '|'::text, 4))::integer AS population
            FROM (string_to_table(load_places.lines, '
'::text) line(line)
              CROSS JOIN LATERAL string_to_table(substr(line.line, 4), ';'::text) place(place))
           WHERE (line.line <> ''::text)
         )
  INSERT INTO private.places (term, name, population, latitude, longitude, search)  SELECT DISTINCT ON (said.term) said.term,
             ((read.city || ', '::text) || read.state),
             read.population,
             read.latitude,
             read.longitude,
             private.search_text(((place_spellings.spelling || ' '::text) || read.state)) AS search_text
            FROM ((read
              CROSS JOIN LATERAL private.place_spellings(read.city) place_spellings(spelling))
              CROSS JOIN LATERAL ( SELECT ((('city '::text || private.location_key(place_spellings.spelling)) || ' '::text) || lower(read.state)) AS term
                  OFFSET 0) said)
           ORDER BY said.term, (place_spellings.spelling <> read.city), read.population DESC ON CONFLICT(term) DO UPDATE SET name = excluded.name, population = excluded.population, latitude = excluded.latitude, longitude = excluded.longitude, search = excluded.search;
END;

CREATE OR REPLACE FUNCTION private.places_within (
  terms text[],
  miles integer
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
select array(
  select distinct near.term
  from private.places origin
  join private.places near
    on near.latitude between origin.latitude - miles / 68.0 and origin.latitude + miles / 68.0
    and near.longitude between origin.longitude - miles / 68.0 / cos(radians(origin.latitude))
      and origin.longitude + miles / 68.0 / cos(radians(origin.latitude))
  where origin.term = any (terms)
    and private.miles_between(origin.latitude, origin.longitude, near.latitude, near.longitude) <= miles
)
$function$;

CREATE OR REPLACE FUNCTION private.potential_jobs (
  me public.candidates,
  after_order bigint,
  after_posted_at timestamp with time zone,
  after_id uuid,
  wanted integer,
  from_kept boolean,
  within jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  mine private.match_facts := private.match_facts(me);
  kept private.kept_matches;
  filter private.job_filter := private.read_job_filter(within);
  page uuid[];
begin
  if from_kept then
    select * into kept from private.kept_matches k
    where k.candidate_id = me.id and k.facts is not distinct from mine
      and k.server = (select system_identifier from pg_control_system());
    if kept.candidate_id is null then
      return null;
    end if;
    page := case
      when within = '{}' then private.best_of_kept(kept, after_order, after_posted_at, after_id, wanted)
      else private.best_within_kept(me, filter, kept, after_order, after_posted_at, after_id, wanted)
    end;
    if page is null then
      return null;
    end if;
  else
    page := case
      when within = '{}' then private.best_of_all(me.id, mine, after_order, after_posted_at, after_id, wanted)
      else private.best_within(me, filter, after_order, after_posted_at, after_id, wanted)
    end;
  end if;
  return jsonb_build_object(
    'within', nullif(within, '{}'),
    'total', private.count_jobs_for(me.id),
    'jobs', coalesce((
      select jsonb_agg(l.entry order by l."position") from private.listed_jobs(page, me, private.home_of(me), true) as l
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.profile_json (
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_jsonb(shown) from (
    select profile.id, profile.user_id, profile.first_name, profile.last_name, profile.email, profile.phone, profile.alternate_phone,
      profile.title, profile.bio, profile.skills, profile.work_authorization, profile.experience_years, profile.city, profile.state,
      profile.country, profile.portfolio_url, profile.github_url, profile.linkedin_url, profile.resume_url, profile.cover_letter_url,
      profile.certificates
  ) as shown
$function$;

CREATE OR REPLACE FUNCTION private.reached_by (
  of_application uuid,
  only_settled boolean DEFAULT false
)
  RETURNS public.application_status[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with had as (
    select e.id, e.to_status from public.application_events e
    where e.application_id = of_application and (not only_settled or private.is_settled(e))
  )
  select array(
    select distinct had.to_status from had
    where had.to_status <> 'hired' or had.id = (select max(last.id) from had last)
    order by had.to_status)
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
  if asked ? 'within' then
    -- Around one place alone, of further ones only other spellings: around each of twenty there are thousands.
    wanted.near_terms := nullif(private.places_within(
      private.places_meant(private.trimmed(left(asked ->> 'place', 200)), coalesce((asked -> 'wide')::boolean, false)),
      (asked ->> 'within')::integer) || private.places_within(wanted.place_terms, 0), '{}') || wanted.place_terms;
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
  insert into private.application_matches (
    application_id, job_id, company_id, applied_by_company_id, applied_at, match_order, candidate_name, candidate_title, match, words, skill_keys,
    status, answer_by, answer_due, reached, answered_on, level_fit, place_fit, withdrawn_on, is_added)
  select * from private.counted_application_matches counted
  where counted.job_id = any (of_jobs)
    and not exists (select from private.application_matches kept where kept.application_id = counted.application_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.retention (
  of text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE of WHEN 'unconfirmedAccount'::text THEN 30 WHEN 'firstPassword'::text THEN 1 WHEN 'notification'::text THEN 365 WHEN 'mailBody'::text THEN 30 WHEN 'withdrawnDocuments'::text THEN 183 WHEN 'profileView'::text THEN 365 WHEN 'conversation'::text THEN 365 WHEN 'unusedFile'::text THEN 7 WHEN 'endedInvitation'::text THEN 90 WHEN 'contactMessage'::text THEN 365 WHEN 'audit'::text THEN 730 WHEN 'departedCompany'::text THEN 730 WHEN 'scheduledRun'::text THEN 3 WHEN 'failedCall'::text THEN 30 WHEN 'backup'::text THEN 30 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.save_given_details (
  me public.candidates,
  details jsonb,
  resume text
)
  RETURNS public.candidates
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  given jsonb := coalesce(details, '{}') - 'address' || private.object_at(coalesce(details, '{}'), 'address');
  new_title text;
  new_bio text;
begin
  perform private.refuse_field_errors(private.prefix_keys(private.profile_errors(given), 'details.'));
  given := private.clean_fields(given, private.candidates_rules('profile') || private.candidates_rules('address'));
  new_title := coalesce(nullif(me.title, ''), given ->> 'title', '');
  new_bio := coalesce(
    nullif(private.trimmed(substring(me.bio from position(E'\n' in me.bio || E'\n') + 1)), ''), given ->> 'bio', '');
  update public.candidates c set
    first_name = coalesce(nullif(c.first_name, ''), given ->> 'firstName', ''),
    last_name = coalesce(nullif(c.last_name, ''), given ->> 'lastName', ''),
    phone = coalesce(c.phone, given ->> 'phoneNumber'),
    title = nullif(new_title, ''),
    bio = nullif(regexp_replace(new_title || E'\n' || new_bio, '\s+$', ''), ''),
    skills = case when c.skills = '{}' and given ? 'skills' then private.distinct_texts(given -> 'skills') else c.skills end,
    gender = coalesce(c.gender, (given ->> 'gender')::public.gender),
    work_authorization = coalesce(c.work_authorization, (given ->> 'workAuthorization')::public.work_authorization),
    street = coalesce(c.street, given ->> 'street'),
    city = coalesce(c.city, given ->> 'city'),
    state = coalesce(c.state, given ->> 'state'),
    zip_code = coalesce(c.zip_code, given ->> 'zipCode'),
    country = coalesce(c.country, given ->> 'country'),
    resume_url = coalesce(c.resume_url, resume)
  where c.id = me.id
  returning * into me;
  return me;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_history (
  of_candidate uuid,
  positions jsonb,
  schools jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if jsonb_typeof(positions) = 'array' then
    delete from private.candidate_positions p where p.candidate_id = of_candidate;
    insert into private.candidate_positions
    select (jsonb_populate_record(
      null::private.candidate_positions,
      private.clean_fields(entry, private.candidates_rules('position'))
        || jsonb_build_object('candidate_id', of_candidate, 'counted_on', current_date))).*
    from jsonb_array_elements(positions) as entry
    on conflict do nothing;
  end if;
  if jsonb_typeof(schools) = 'array' then
    delete from private.candidate_schools s where s.candidate_id = of_candidate;
    insert into private.candidate_schools
    select (jsonb_populate_record(
      null::private.candidate_schools,
      private.clean_fields(entry, private.candidates_rules('school')) || jsonb_build_object('candidate_id', of_candidate))).*
    from jsonb_array_elements(schools) as entry
    on conflict do nothing;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_only (
  of_application uuid,
  chosen jsonb,
  me public.candidates
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  letter jsonb := private.object_at(chosen, 'letter');
  certificates jsonb := private.list_at(chosen, 'certificates');
begin
  delete from private.sent_documents d where d.application_id = of_application and d.bucket_id <> 'application_files';
  perform private.keep_sent_document(of_application, sent.bucket, sent.path, sent.is_letter)
  from (
    select 'candidate_resumes' as bucket, chosen ->> 'resume' as path, false as is_letter
    -- First, so that a letter that is also on the profile stays for this company alone.
    union all select 'candidate_cover_letters' as bucket, letter ->> 'path' as path, true as is_letter
    union all select 'candidate_cover_letters' as bucket, chosen ->> 'coverLetter' as path, false as is_letter
    union all select 'candidate_certificates' as bucket, jsonb_array_elements_text(certificates) as path, false as is_letter
  ) sent
  where sent.path is not null;
  update private.sent_profiles s set
    profile = s.profile || jsonb_build_object(
      'resume_url', chosen -> 'resume', 'cover_letter_url', chosen -> 'coverLetter', 'certificates', certificates),
    cover_letter = nullif(private.trimmed(letter ->> 'text'), '')
  where s.application_id = of_application;
  -- The default was sent along by itself, and is no longer.
  perform private.share_resume_text(resume.path)
  from unnest(array[me.resume_url, chosen ->> 'resume']) as resume (path) where resume.path is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.sent_documents_json (
  of_application uuid,
  also_merged boolean DEFAULT true,
  also_letter boolean DEFAULT true
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(listed), '[]')
    from (
      select d.bucket_id as bucket, d.name as path, d.given_name as name, d.size, o.id is not null as is_stored, d.is_letter
      from private.sent_documents d
      left join storage.objects o using (bucket_id, name)
      where d.application_id = of_application and d.bucket_id <> 'application_files' and (also_merged or d.merged_id is null)
        and (also_letter or not d.is_letter)
      order by array_position(array['candidate_resumes', 'candidate_cover_letters', 'candidate_certificates'], d.bucket_id), d.merged_id is not null, d.name
    ) listed
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.share_profile_resume()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.share_resume_text(resume.path)
  from unnest(array[new.resume_url, old.resume_url]) as resume (path) where resume.path is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.signed_up_name (
  metadata jsonb,
  field text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  name text := case when jsonb_typeof(metadata -> field) = 'string' then private.trimmed(metadata ->> field) else '' end;
begin
  return case when private.is_line(name, 100) then name else '' end;
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
      and not exists (select from private.jobs_left_out l where l.job_id = m.job_id and l.candidate_id = me.id)
    order by cardinality(m.required operator(extensions.&) asked) desc, cardinality(m.required), m.posted_at desc, m.job_id
    limit 6
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.stages_listed (
  asked jsonb
)
  RETURNS public.application_status[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  wanted public.application_status[];
begin
  perform private.refuse_field_errors(private.field_errors(asked, array[
    private.rule('state', 'choice', 10, message => 'Choose active, closed, current or ended', choices => '{active,closed,current,ended}'),
    private.rule('status', 'choice', 20, message => 'Choose a status', choices => enum_range(null::public.application_status)::text[]),
    private.rule('search', 'line', 200)]));
  wanted := case asked ->> 'state'
    when 'active' then private.open_stages()
    when 'closed' then array(
      select status from unnest(enum_range(null::public.application_status)) as status where status <> all (private.open_stages()))
    when 'current' then private.open_stages() || 'hired'::public.application_status
    when 'ended' then '{rejected,withdrawn}'::public.application_status[]
    else enum_range(null::public.application_status)
  end;
  return case
    when nullif(asked ->> 'status', '') is not null
    then array(select status from unnest(wanted) as status where status::text = asked ->> 'status')
    else wanted
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.team_facts (
  job public.jobs,
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN jsonb_build_object('user_id', of_user, 'job_id', (job).id, 'title', (job).title);

CREATE OR REPLACE FUNCTION private.waiting_for_candidate (
  me uuid,
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object('waiting_total', coalesce(max(w.total), 0), 'waiting', coalesce(jsonb_agg(jsonb_build_object(
      'kind', w.kind, 'id', a.id, 'job_title', j.title, 'company_name', c.name, 'company_logo_url', c.logo_url,
      'until', coalesce(to_jsonb(w.last_day), to_jsonb(w.until)), 'messages', w.messages
    ) || w.facts order by w.rank, w.until, a.id), '[]'))
    from (
      select each.*, count(*) over () as total
      from (
        select 1 as rank, 'offer' as kind, o.application_id, o.answer_by as last_day, private.end_of_day(o.answer_by) as until,
          null::bigint as messages, jsonb_build_object('salary', o.salary, 'salary_period', o.salary_period) as facts
        from private.offers o
        where o.state = 'open' and private.is_offer_shown(o) and not private.is_overdue(o.answer_by)
          and o.application_id in (select each.id from public.applications each where each.candidate_id = me)
        union all
        select 2, 'times', p.application_id, null, private.last_slot(p) - private.pick_notice(), null,
          jsonb_build_object('slots', array(select slot from unnest(p.slots) as slot where private.can_pick_time(slot)))
        from private.times_to_answer() p
        union all
        select 3, 'message', mine.id, null, max(m.created_at), count(*), jsonb_build_object(
          'author', (array_agg(m.author_name order by m.seq desc))[1],
          'words', left((array_agg(m.body order by m.seq desc))[1], 200))
        from private.message_notices n
        join public.applications mine on mine.id = n.application_id and mine.candidate_id = me
        cross join private.unread_messages(mine.id, of_user, 'candidate') m
        where n.user_id = of_user and n.is_unread
        group by mine.id
        -- What times or an offer came with waits as those, and counts beside others as it does in the list.
        having bool_or(m.proposal_id is null and m.offer_id is null)
      ) as each
      order by each.rank, each.until, each.application_id
      limit 10
    ) w
    join public.applications a on a.id = w.application_id
    join public.jobs j on j.id = a.job_id
    join public.companies c on c.id = a.company_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.with_option (
  wanted private.job_filter,
  part text,
  value jsonb
)
  RETURNS private.job_filter
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.without_jobs (
  wanted private.job_filter,
  hidden uuid[]
)
  RETURNS private.job_filter
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  wanted.hidden := hidden;
  return wanted;
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
  wanted.benefits := array(select benefit from unnest(private.benefits()) as benefit where benefit = any (wanted.benefits));
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
     tax_id, ein_document_url, tax_document_url, submitted_at, rejected_at, rejection_reason, culture_values, benefits, pictures)
    = (wanted.name, wanted.dba_name, wanted.industry, wanted.company_size, wanted.location, wanted.website, wanted.description, wanted.logo_url,
     wanted.linkedin_url, wanted.twitter_url, wanted.facebook_url, wanted.instagram_url,
     wanted.primary_contact_name, wanted.primary_contact_email, wanted.primary_contact_phone, wanted.primary_contact_alt_email, wanted.primary_contact_alt_phone,
     wanted.secondary_contact_name, wanted.secondary_contact_email, wanted.secondary_contact_phone, wanted.secondary_contact_alt_email, wanted.secondary_contact_alt_phone,
     wanted.reg_street, wanted.reg_unit, wanted.reg_city, wanted.reg_state, wanted.reg_zip_code, wanted.reg_country, wanted.same_as_registered,
     wanted.op_street, wanted.op_unit, wanted.op_city, wanted.op_state, wanted.op_zip_code, wanted.op_country,
     wanted.tax_id, wanted.ein_document_url, wanted.tax_document_url, wanted.submitted_at, wanted.rejected_at, wanted.rejection_reason,
     wanted.culture_values, wanted.benefits, wanted.pictures)
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

CREATE OR REPLACE FUNCTION private.years_worked (
  of_candidate uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  now_at timestamp := now() at time zone 'UTC';
  this_month integer := extract(year from now_at)::integer * 12 + extract(month from now_at)::integer - 1;
begin
  return (
    select least(80, coalesce((select sum(upper(r) - lower(r)) from unnest(range_agg(worked.months)) as r), 0) / 12)
    from (
      -- A month that is named counts; a year alone begins and ends with its January.
      select int4range(started, greatest(started, least(ended, this_month + 1))) as months
      from private.candidate_positions p
      cross join lateral (
        select p.start_year * 12 + coalesce(p.start_month, 1) - 1 as started,
          case when p.end_year is null then this_month + 1 else p.end_year * 12 + coalesce(p.end_month, 0) end as ended
      ) as span
      where p.candidate_id = of_candidate
    ) as worked
    having count(*) > 0
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.add_resume (
  p_path text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates := private.held_candidate();
  file text := private.trimmed(p_path);
  problem text := private.own_file_problem(me.user_id, 'candidate_resumes', file);
begin
  if problem is not null then
    perform private.refuse_field_errors(jsonb_build_object('resume', problem));
  end if;
  if not exists (select from private.resumes r where r.path = file) then
    perform private.refuse_field_errors('{"resume": "Use at most 5 resumes"}')
    where (select count(*) from private.resumes r where r.candidate_id = me.id) >= 5;
    insert into private.resumes (path, candidate_id) values (file, me.id);
  end if;
  if me.resume_url is null then
    update public.candidates c set resume_url = file where c.id = me.id returning * into me;
  end if;
  return private.my_documents_json(me);
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
    years_follow_history = mine.years_follow_history and p_years is null,
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

CREATE OR REPLACE FUNCTION public.add_to_hiring_team (
  p_job_id uuid,
  p_user_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.team_to_change(p_job_id);
begin
  perform private.hold_interviews_of(array[p_user_id], job.company_id);
  perform private.refuse_field_errors('{"member": "Choose a colleague"}')
  where not exists (select from public.company_users u where u.user_id = p_user_id and u.company_id = job.company_id for key share);
  insert into private.job_team_members (job_id, user_id, company_id) values (job.id, p_user_id, job.company_id)
  on conflict do nothing;
  if not found then
    return false;
  end if;
  perform private.audit('job.team_added', 'company_user', null, job.company_id, private.team_facts(job, p_user_id));
  if p_user_id <> auth.uid() then
    perform private.notify_staff(
      p_user_id, 'assigned', 'job_assigned.team', jsonb_build_object('job', job.title),
      jsonb_build_object('job_id', job.id, 'company_id', job.company_id), private.work_path('job', jsonb_build_object('job_id', job.id)));
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_company_picture (
  p_company_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  problem text;
begin
  perform private.require_caller();
  if not coalesce(p_company_id in (select private.my_company_ids()), false) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_at_company(p_company_id, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'You do not have permission to edit the company profile');
  end if;
  problem := private.quota_problem(p_company_id, 1);
  if problem is not null then
    perform private.fail(409, 'storage_full', problem);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.claim_first_password (
  p_secret text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  current_session uuid := (auth.jwt() ->> 'session_id')::uuid;
  first private.first_passwords;
begin
  -- A claim writes its row anew, so waiting for the row would find none: the same claim twice at once waits for the account.
  perform private.lock_account(caller);
  select * into first from private.first_passwords f where f.user_id = caller for update;
  if first.set_aside_at is null or not private.is_claimable(first, p_secret) then
    return false;
  elsif first.password is null then
    return true;
  end if;
  update auth.users u set encrypted_password = first.password where u.id = caller and u.encrypted_password = '';
  if not found then
    return false;
  end if;
  -- The new password has dropped the row. Without its password it says that the same claim has succeeded, should the answer get lost.
  insert into private.first_passwords (user_id, secret_hash, made_at, set_aside_at)
  values (caller, first.secret_hash, first.made_at, first.set_aside_at);
  -- The name is of whoever signed up, which is now proven to be the same person.
  update public.candidates c set
    first_name = private.signed_up_name(u.raw_user_meta_data, 'first_name'),
    last_name = private.signed_up_name(u.raw_user_meta_data, 'last_name')
  from auth.users u
  where u.id = caller and c.user_id = u.id and c.first_name = '' and c.last_name = '';
  -- The account has a password again, so the session of the link may not set another one without it. Hosted keeps how a session began in
  -- a table of its own; the local API in its tag.
  update auth.sessions s set tag = null where s.id = current_session;
  if to_regclass('auth.mfa_amr_claims') is not null then
    execute 'update auth.mfa_amr_claims set authentication_method = ''password'' where session_id = $1' using current_session;
  end if;
  return true;
exception when insufficient_privilege then
  -- Where a project may not write them, nothing is claimed, and the page asks for a password.
  return false;
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
  parts constant text[] := '{types,workplaces,levels,posted,industry}';
  words tsquery[] := private.search_words(p_query);
  searches tsquery[] := case when words <> '{}' then private.searches_for(words) end;
  wanted private.job_filter := private.without_jobs(private.read_job_filter(coalesce(p_filter, '{}')), private.hidden_from(private.my_candidate_id()));
begin
  if p_by is null or not p_by <@ parts then
    perform private.fail(422, 'invalid_input', 'This filter does not exist');
  end if;
  return (
    select coalesce(jsonb_object_agg(part, counted), '{}')
    from unnest(parts) as part
    cross join lateral (
      select coalesce(jsonb_object_agg(label, private.count_filtered_jobs(private.with_option(wanted, part, value), searches)), '{}') as counted
      from private.filter_options(part)
      offset 0
    ) as options
    where part = any (p_by)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.export_my_data()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  reach private.reach := private.my_reach();
  me public.candidates;
begin
  select * into me from public.candidates c where c.user_id = caller;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select to_jsonb(p) || jsonb_build_object(
        'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at, 'given_at_sign_up', u.raw_user_meta_data)
      from public.profiles p join auth.users u on u.id = p.id where p.id = caller),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'began_at', s.created_at, 'renewed_at', s.refreshed_at, 'device', s.user_agent, 'address', host(s.ip)) order by s.created_at), '[]')
      from auth.sessions s where s.user_id = caller),
    'profile', case when me.id is not null then to_jsonb(me) - 'skill_keys' end,
    'positions', private.my_rows('private.candidate_positions', 'candidate_id', me.id, '{candidate_id,counted_on}'),
    'schools', private.my_rows('private.candidate_schools', 'candidate_id', me.id, '{candidate_id}'),
    'managed_by', (select c.name from public.companies c where c.id = me.managing_company_id),
    'applications', private.my_applications_export(me.id),
    'messages', private.my_messages_export(caller, me.id),
    'conversations_read', private.my_rows('private.conversation_reads', 'user_id', caller),
    'conversations_blocked', private.my_rows('private.conversation_blocks', 'user_id', caller),
    'messages_reported', private.my_rows('private.message_reports', 'reporter_id', caller, '{decided_by}'),
    'interviews', private.my_interviews_export(caller, me.id),
    'offers', private.my_offers_export(caller, me.id),
    'past_applications', private.my_rows('private.past_applications', 'user_id', caller),
    'put_forward', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'job', j.title, 'by', c.name, 'status', f.status, 'created_at', f.created_at, 'answered_at', f.answered_at) order by f.created_at), '[]')
      from public.put_forwards f
      join public.jobs j on j.id = f.job_id
      join public.companies c on c.id = f.company_id
      where f.candidate_id = me.id),
    'saved_jobs', (
      select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('job', j.title, 'company', c.name)), '[]')
      from private.saved_jobs s
      join public.jobs j on j.id = s.job_id
      join public.companies c on c.id = j.company_id
      where s.user_id = caller),
    'hidden_jobs', private.my_rows('private.hidden_jobs', 'candidate_id', me.id),
    'saved_searches', private.my_rows('private.saved_searches', 'user_id', caller),
    'jobs_mailed', private.my_rows('private.mailed_jobs', 'user_id', caller),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'reporter' || jsonb_build_object('job', j.title) order by r.created_at), '[]')
      from private.job_reports r join public.jobs j on j.id = r.job_id where r.reporter = caller),
    'notifications', (
      select coalesce(jsonb_agg(to_jsonb(n) - 'user_id' order by n.created_at, n.id), '[]') from public.notifications n where n.user_id = caller),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.template, 'to', o.to_email, 'written_at', o.created_at, 'sent_at', o.sent_at, 'says', o.data - 'unsubscribe') order by o.created_at, o.id), '[]')
      from public.email_outbox o
      where lower(o.to_email) = (select lower(p.email) from public.profiles p where p.id = caller)),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', private.invitation_kind(i), 'email', i.email, 'status', i.status, 'company', c.name, 'role', i.role, 'sent_at', i.sent_at,
        'ended_at', i.ended_at, 'terms', i.management_terms, 'filled_in', i.candidate_data) order by i.created_at, i.id), '[]')
      from public.invitations i
      left join public.companies c on c.id = i.company_id
      where i.accepted_by = caller or lower(i.email) = (select lower(p.email) from public.profiles p where p.id = caller)),
    'invitations_sent', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', private.invitation_kind(i), 'company', c.name, 'status', i.status, 'sent_at', i.sent_at) order by i.created_at, i.id), '[]')
      from public.invitations i
      left join public.companies c on c.id = i.company_id
      where caller in (i.invited_by_user_id, i.invited_by_admin_id)),
    'teams', (
      select coalesce(jsonb_agg(to_jsonb(u) || jsonb_build_object('company', c.name) order by u.created_at), '[]')
      from public.company_users u join public.companies c on c.id = u.company_id where u.user_id = caller),
    'notice_settings', private.my_rows('private.staff_notice_settings', 'user_id', caller),
    'unsubscribe_links', private.my_rows('private.unsubscribe_links', 'user_id', caller, '{token}'),
    'waiting_for_summary', private.my_rows('private.staff_summary_items', 'user_id', caller),
    'preferences', private.my_rows('private.candidate_preferences', 'user_id', caller),
    'mail_settings', private.my_rows('private.candidate_mail_settings', 'user_id', caller),
    'resumes', private.my_rows('private.resumes', 'candidate_id', me.id, '{candidate_id}'),
    'hidden_from', private.my_rows('private.hidden_from_partners', 'candidate_id', me.id),
    'looked_at_me', private.my_rows('private.profile_views', 'candidate_id', me.id),
    'messages_to_us', private.my_rows('private.contact_messages', 'user_id', caller, '{answered_by}'),
    'log', private.my_audit_export(caller, me.id),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'bucket', o.bucket_id, 'path', o.name, 'size', (o.metadata ->> 'size')::bigint, 'stored_at', o.created_at,
        'texts', array(select t.text from private.resume_texts t where o.bucket_id = 'candidate_resumes' and t.name = o.name)) order by o.bucket_id, o.name), '[]')
      from storage.objects o
      where o.name collate "C" >= caller || '/' and o.name collate "C" < caller || '0'
        or o.bucket_id = 'message_files' and o.name in (
          select f.path from private.message_files f
          join private.application_messages m on m.id = f.message_id
          join public.applications a on a.id = m.application_id
          where a.candidate_id = me.id or m.author_id = caller
          union
          select offer.document from private.offers offer join public.applications a on a.id = offer.application_id
          where a.candidate_id = me.id or offer.made_by = caller
        ) and exists (select from private.opened_message_file(o.name, reach)))
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_added_link (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  added public.candidates;
  caller uuid := auth.uid();
  is_person boolean;
  merged jsonb := private.merged_link_json(p_token);
begin
  if merged is not null then
    return merged;
  end if;
  application := private.application_of_link(p_token);
  select * into added from public.candidates c where c.id = application.candidate_id;
  is_person := coalesce(private.confirmed_email() = lower(added.email), false);
  return (
    select to_jsonb(shown) from (
      select
        (select l.act from private.added_application_links l where l.token_hash = private.token_hash(p_token)) as act,
        private.company_card(c) as company,
        jsonb_build_object('id', j.id, 'title', j.title, 'location', j.location) as job,
        private.person_name(x.added_by, c.id) as added_by, x.added_at,
        private.kinds_of_added(to_jsonb(added)) as kinds,
        not private.reaches_people(c.id) as is_paused,
        case when caller is not null then jsonb_build_object(
          'email', (select p.email from public.profiles p where p.id = caller),
          'is_candidate', coalesce(private.my_role() = 'candidate', false), 'added_email', added.email,
          'own_application_id', case when is_person then private.application_to_join(private.my_candidate_id(), j.id) end) end as reader,
        case when is_person then jsonb_build_object(
          'name', btrim(added.first_name || ' ' || added.last_name), 'email', added.email, 'phone', added.phone, 'skills', added.skills,
          'resume', added.resume_url, 'resume_name', (
            select d.given_name from private.sent_documents d
            where d.application_id = application.id and d.bucket_id = 'candidate_resumes' and d.name = added.resume_url),
          'status', (private.as_seen(application)).status,
          'answer_due', (private.as_seen(application)).answer_due) end as person
      from public.jobs j
      join public.companies c on c.id = j.company_id
      join private.added_applications x on x.application_id = application.id
      where j.id = application.job_id
    ) shown);
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
    'available_jobs', private.count_jobs_for(me),
    'profile_views', private.profile_view_count(me)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_dashboard()
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
  monday timestamptz := date_trunc('week', now() at time zone 'UTC') at time zone 'UTC';
  late uuid[];
begin
  late := array(
    select seen.id from private.seen_applications seen
    where seen.candidate_id = me and private.is_overdue(seen.answer_by) and private.is_overdue(seen.answer_due)
    -- What was nudged lately comes after the others.
    order by exists (
      select from private.answer_nudges n where n.application_id = seen.id and n.nudged_at > now() - interval '5 days'), seen.answer_by, seen.id);
  return private.waiting_for_candidate(me, caller) || jsonb_build_object(
    'moved_forward', (
      select count(*) from public.applications a
      join private.seen_applications seen on seen.id = a.id
      where a.candidate_id = me and a.updated_at >= monday
        and seen.status between 'reviewing' and 'hired'
        and seen.status > coalesce((
          select e.to_status from public.application_events e
          where e.application_id = a.id and e.created_at < monday order by e.id desc limit 1), 'applied')
    ),
    'late_answers', jsonb_build_object(
      'total', cardinality(late),
      'applications', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', a.id, 'job_title', j.title, 'company_name', c.name, 'company_logo_url', c.logo_url, 'answer_by', a.answer_by
        ) || private.nudges_json(private.as_seen(a)) order by array_position(late, a.id))
        from public.applications a
        join public.jobs j on j.id = a.job_id
        join public.companies c on c.id = a.company_id
        where a.id = any (late[1:3])
      ), '[]')
    )
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
  perform private.fail(403, 'not_allowed', 'Your role does not allow reading reports')
  where not private.sees_all_of(target, private.my_acts_at(target), 'handle_applications');
  perform private.fail(404, 'job_not_found', 'Job not found')
  where p_job_id is not null and not exists (select from public.jobs j where j.id = p_job_id and j.company_id = target);
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
        count(*) filter (where until is not null) as "left",
        round((percentile_cont(0.5) within group (order by extract(epoch from until - since)) filter (where until is not null)
          / 86400)::numeric, 1) as middle
      from stays where private.stage_rank(stage) < 5 group by stage
    ),
    hires as (
      select p.id, p.applied_at, (max(s.since) at time zone 'UTC')::date - (p.applied_at at time zone 'UTC')::date as days
      from people p join stays s on s.id = p.id and s.stage = 'hired'
      where p.status = 'hired' group by p.id, p.applied_at
    )
    select jsonb_build_object(
      'from', days.first_day,
      'to', days.last_day,
      'job', (select jsonb_build_object('id', j.id, 'title', j.title) from public.jobs j where j.id = p_job_id),
      'applications', (select count(*) from people),
      'open_offers', (select count(*) from people join private.waiting_offers w on w.application_id = people.id),
      'funnel', (
        select jsonb_agg(counted)
        from (
          select
            s.stage, count(p.id) as reached,
            count(*) filter (where p.furthest = s.rank and p.status = 'rejected') as rejected,
            count(*) filter (where p.furthest = s.rank and p.status = 'withdrawn') as withdrawn,
            count(*) filter (where p.furthest = s.rank and p.status not in ('rejected', 'withdrawn')) as open
          from unnest(private.path_stages()) with ordinality as s (stage, rank) left join people p on p.furthest >= s.rank
          group by s.stage, s.rank order by s.rank
        ) counted
      ),
      'months', (
        select jsonb_agg(counted)
        from (
          select
            m.month::date, count(p.id) as applications, count(*) filter (where p.status = 'hired') as hired,
            count(*) filter (where p.promise = 'kept') as kept, count(*) filter (where p.promise = 'late') as late
          from generate_series(date_trunc('month', days.first_day::timestamp), days.last_day, interval '1 month') as m (month)
          left join people p on p.month = m.month
          group by m.month order by m.month
        ) counted
      ),
      'waits', coalesce((
        select jsonb_agg(
          to_jsonb(w) || jsonb_build_object('longest', (
            select jsonb_build_object('id', s.id, 'days', floor(extract(epoch from now() - s.since) / 86400))
            from stays s where s.stage = w.stage and s.until is null order by s.since, s.id limit 1
          )) order by private.stage_rank(w.stage))
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
        select jsonb_agg(given order by given.n desc, given.reason)
        from (
          select r.reason, count(*) as n
          from people p cross join lateral private.last_rejection(p.id, only_settled => false) r where p.status = 'rejected' group by r.reason
        ) given
      ), '[]'),
      'sources', coalesce((
        select jsonb_agg(by order by by.n desc, by.source)
        from (
          select coalesce(s.source, 'unknown') as source, count(*) as n
          from people p left join private.application_sources s on s.application_id = p.id group by 1
        ) by
      ), '[]'),
      'recruiters', coalesce((
        select jsonb_agg(by order by by.applications desc, by.user_id)
        from (
          select
            p.assignee as user_id, private.person_name(p.assignee, target) as name, count(*) as applications,
            count(*) filter (where p.promise = 'kept') as kept, count(*) filter (where p.promise = 'late') as late,
            count(*) filter (where p.status = 'hired') as hired
          from people p group by p.assignee
        ) by
      ), '[]')
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_email_link (
  p_token_hash text,
  p_type text,
  p_secret text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account record;
  keeps_password boolean;
begin
  -- The conditions on each column repeat those of the auth service's partial indexes, which only then are used; '' means no token.
  if p_type = 'signup' then
    select id, email, email_change, raw_user_meta_data into account from auth.users
    where confirmation_token = p_token_hash and confirmation_token !~ '^[0-9 ]*$' and length(confirmation_token) > 6;
  elsif p_type = 'recovery' then
    select id, email, email_change, raw_user_meta_data into account from auth.users
    where recovery_token = p_token_hash and recovery_token !~ '^[0-9 ]*$' and length(recovery_token) > 6;
  elsif p_type = 'email_change' then
    select id, email, email_change, raw_user_meta_data into account from auth.users
    where (email_change_token_new = p_token_hash and email_change_token_new !~ '^[0-9 ]*$' and length(email_change_token_new) > 6)
      or (email_change_token_current = p_token_hash and email_change_token_current !~ '^[0-9 ]*$' and length(email_change_token_current) > 6);
  else
    perform private.fail(404, 'link_not_found', 'This link does not work');
  end if;
  if account.id is null then
    perform private.fail(404, 'link_not_found', 'This link does not work');
  end if;
  keeps_password := p_type = 'signup' and exists (
    select from private.first_passwords f where f.user_id = account.id and private.is_claimable(f, p_secret));
  return jsonb_build_object(
    'email', account.email,
    'new_email', case when p_type = 'email_change' then account.email_change end,
    'role', (select p.role from public.profiles p where p.id = account.id),
    'invitations', case when p_type = 'signup' then private.open_invitations_for(account.email) else '[]' end,
    'redirect', case when p_type = 'signup' then left(account.raw_user_meta_data ->> 'redirect', 500) end,
    -- Anywhere else a stranger would choose what its owner reads.
    'first_name', case when keeps_password then private.signed_up_name(account.raw_user_meta_data, 'first_name') else '' end,
    'keeps_password', keeps_password
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
    'company_name', coalesce((select c.name from public.companies c where c.id = seen_company), ''),
    'companies', case when jsonb_array_length(memberships) > 1 then private.my_companies() else '[]' end,
    'waiting', case account.role
      when 'company' then private.new_application_count(seen_company)
      when 'admin' then private.undecided_company_count()
      else (private.waiting_for_candidate(private.my_candidate_id(), caller) ->> 'waiting_total')::integer
    end,
    'interviews_today', private.interviews_today(caller, seen_company),
    'can', private.company_acts(private.acts_of((memberships -> 0 ->> 'role')::public.staff_role)),
    'unread', private.unread_notifications(caller),
    'unread_conversations', private.unread_conversations(seen_company)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_hidden_jobs (
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
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can hide jobs');
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'hiddenAt');
begin
  return jsonb_build_object('jobs', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.job_id, 'title', page.title, 'company_name', page.company_name, 'hidden_at', page.hidden_at,
      'is_open', private.is_visible_job(page.job_id)
    ) order by page.hidden_at desc, page.job_id desc), '[]')
    from (
      select h.* from private.hidden_jobs h
      where h.candidate_id = me and (h.hidden_at, h.job_id) < (page_before.at, page_before.id)
      order by h.hidden_at desc, h.job_id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_hiring_companies()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'jobs', private.count_visible_jobs(),
    'companies', (
      select count(*) from private.published_companies c
      where c.visible_until > now()
        and exists (select from public.published_jobs p where p.company_id = c.company_id and p.visible_until > now())),
    'most', array(
      select jsonb_build_object(
        'id', c.id, 'name', c.name, 'logo_url', c.logo_url, 'location', c.location, 'open_jobs', found.n,
        'promises', private.kept_promises(c.id))
      from (
        -- The kept number may be a little old: more than are shown are counted.
        select kept.subject, private.count_visible_jobs_of(kept.subject) as n
        from (
          select k.subject from private.visible_counts k where k.subject <> private.platform() and k.n > 0
          order by k.n desc, k.subject limit 12) as kept
      ) as found
      join public.companies c on c.id = found.subject
      where found.n > 0
      order by found.n desc, c.name, c.id
      limit 6
    ));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_applications (
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_filter jsonb DEFAULT '{}'::jsonb
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
  reach private.reach := private.my_reach();
  me uuid := reach.candidate_id;
  page_before record := private.page_key(p_before, 'appliedAt');
  asked jsonb := coalesce(p_filter, '{}');
  stages public.application_status[] := private.stages_listed(asked);
  words text[] := private.words_asked(asked ->> 'search');
  size integer := private.page_limit(p_limit);
  by_status jsonb;
  page uuid[];
begin
  with mine as materialized (
    select seen.id, seen.applied_at, seen.status
    from private.seen_applications seen
    where seen.candidate_id = me and (words = '{}' or exists (
      select from public.jobs j join public.companies c on c.id = seen.company_id
      where j.id = seen.job_id and private.has_words(j.title || ' ' || c.name, words)))
  )
  select
    (select coalesce(jsonb_object_agg(counted.status, counted.n), '{}') from (
      select m.status, count(*) as n from mine m group by m.status) as counted),
    array(
      select m.id from mine m
      where m.status = any (stages) and (m.applied_at, m.id) < (page_before.at, page_before.id)
      order by m.applied_at desc, m.id desc
      limit size)
  into by_status, page;
  return jsonb_build_object(
    'total', (select count(*) from public.applications a where a.candidate_id = me),
    'by_status', case when nullif(p_before, 'null') is null then by_status end,
    'applications', coalesce((
      select jsonb_agg(listed)
      from (
        select
          a.id, seen.status, a.applied_at, a.job_id, j.title as job_title, c.name as company_name, c.logo_url as company_logo_url,
          seen.answer_due, private.unread_count(a, reach) as unread, private.offer_until(a) as offer_until,
          (
            select e.created_at from public.application_events e
            where e.application_id = a.id and private.is_settled(e) order by e.id desc limit 1) as changed_at
        from unnest(page) with ordinality as asked (id, place)
        join public.applications a on a.id = asked.id
        join private.seen_applications seen on seen.id = asked.id
        join public.jobs j on j.id = a.job_id
        join public.companies c on c.id = a.company_id
        order by asked.place
      ) listed
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_documents()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_candidate_account();
  return private.my_documents_json(private.my_candidate());
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_history()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
begin
  return private.history_json((select c.id from public.candidates c where c.user_id = caller));
end
$function$;

CREATE OR REPLACE FUNCTION public.make_default_resume (
  p_path text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates := private.held_candidate();
begin
  update public.candidates c set resume_url = (private.own_resume(me.id, p_path)).path where c.id = me.id returning * into me;
  return private.my_documents_json(me);
end
$function$;

CREATE OR REPLACE FUNCTION public.nudge_company (
  p_application_id uuid,
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.own_application(p_application_id);
  earlier private.answer_nudges;
  problem text;
begin
  perform private.refuse_taken_id() where p_id is null;
  -- Two at once are one after the other.
  select * into application from public.applications a where a.id = application.id for no key update;
  application := private.as_seen(private.found_application(application));
  select * into earlier from private.answer_nudges n where n.id = p_id;
  if earlier.application_id = application.id then
    return private.nudges_json(application);
  end if;
  perform private.refuse_taken_id() where earlier.id is not null;
  problem := private.nudge_problem(application);
  perform private.fail(409, 'nudge_not_possible', problem) where problem is not null;
  insert into private.answer_nudges (id, application_id) values (p_id, application.id) on conflict (id) do nothing;
  perform private.refuse_taken_id() where not found;
  perform private.hold_notification('nudge', p_id, '{}');
  return private.nudges_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_from_hiring_team (
  p_job_id uuid,
  p_user_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.team_to_change(p_job_id);
  change_id uuid := gen_random_uuid();
  member private.job_team_members;
  applications jsonb;
begin
  perform private.hold_interviews_of(array[p_user_id], job.company_id);
  select coalesce(jsonb_agg(to_jsonb(own)), '[]') into applications
  from public.application_assignments own join public.applications a on a.id = own.application_id
  where a.job_id = job.id and own.assigned_to_user_id = p_user_id;
  delete from private.job_team_members m where m.job_id = job.id and m.user_id = p_user_id returning * into member;
  if member.job_id is null then
    return null;
  end if;
  perform private.audit('job.team_removed', 'company_user', null, job.company_id, private.team_facts(job, p_user_id));
  perform private.hold_notification(
    'team_removal', change_id, jsonb_build_object('member', to_jsonb(member), 'applications', applications));
  return change_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.rename_resume (
  p_path text,
  p_name text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates := private.held_candidate();
  resume private.resumes := private.own_resume(me.id, p_path);
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('name', p_name), private.candidates_rules('resume')));
  update private.resumes r set name = private.named_resume(r.path, p_name) where r.path = resume.path;
  return private.my_documents_json(me);
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
  after_order bigint;
  found_ids uuid[];
  me public.candidates;
  home private.home_terms;
  is_candidate boolean := false;
  hidden uuid[];
  origins text[];
  counts jsonb := '{}';
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
    home := private.home_of(me);
    hidden := private.hidden_from(me.id);
  end if;
  if coalesce(p_order, '') not in ('newest', 'match') or p_order = 'match' and not is_candidate then
    perform private.fail(422, 'invalid_input', 'This order does not exist');
  end if;
  if is_narrowed or p_order = 'match' or hidden is not null then
    wanted := private.without_jobs(private.read_job_filter(coalesce(p_filter, '{}')), hidden);
    searches := case when words <> '{}' then private.searches_for(words) end;
    if p_order = 'match' then
      after_order := private.score_key(p_after);
    end if;
    found_ids := case
      when is_narrowed or words <> '{}' or p_order = 'newest' then private.filtered_jobs(
        wanted, searches, case when p_order = 'match' then private.match_facts(me) end, after_order, page_after.at, page_after.id, page)
      else private.best_listed(me.id, private.match_facts(me), after_order, page_after.at, page_after.id, page)
    end;
    if is_first then
      counts := jsonb_build_object('total', case
        when is_narrowed or words <> '{}' then private.count_filtered_jobs(wanted, searches)
        else private.count_visible_jobs() - private.count_hidden_jobs(hidden)
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
  -- From where somebody looks, or else lives.
  origins := coalesce(nullif(private.known_places(wanted.place_terms), '{}'), home.at);
  if found_ids = '{}' then
    return '{"jobs": []}'::jsonb || counts;
  end if;
  -- An array, which jsonb_agg would copy.
  return jsonb_build_object('jobs', array(
    select l.entry from private.listed_jobs(found_ids, me, home, is_candidate, origins) as l order by l."position"
  )) || counts;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_places (
  p_text text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  city text := private.search_text(private.trimmed(split_part(left(p_text, 100), ',', 1)));
  state text := private.state_of(private.location_key(split_part(left(p_text, 100), ',', 2)));
  wanted text := city || case when p_text like '%,%' then ' ' || case when length(state) = 2 then state else '' end else '' end;
begin
  return (
    select coalesce(jsonb_agg(found.name order by found.population desc, found.name), '[]')
    from (
      select p.name, max(p.population) as population
      from private.places p
      where coalesce(city, '') <> '' and p.search ~>=~ wanted and p.search ~<~ (wanted || chr(1114111))
      group by p.name
      order by population desc, p.name
      limit 8
    ) as found
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.set_job_hidden (
  p_job_id uuid,
  p_hidden boolean
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can hide jobs');
  me uuid;
begin
  perform private.lock_account(caller);
  perform private.add_candidate_record(caller);
  me := private.my_candidate_id();
  if not coalesce(p_hidden, false) then
    delete from private.hidden_jobs h where h.candidate_id = me and h.job_id = p_job_id;
    return false;
  elsif exists (select from private.hidden_jobs h where h.candidate_id = me and h.job_id = p_job_id) then
    return true;
  elsif (select count(*) from private.hidden_jobs h where h.candidate_id = me) >= private.most_hidden_jobs() then
    perform private.fail(409, 'too_many_hidden', format(
      'You have hidden %s jobs, which is the most we keep. Show some of them again first.', private.most_hidden_jobs()));
  end if;
  -- Held, so that it is not deleted meanwhile.
  perform from public.jobs j where j.id = p_job_id for key share;
  insert into private.hidden_jobs (candidate_id, job_id, title, company_name)
  select me, v.job_id, v.title, v.company_name from private.visible_jobs v where v.job_id = p_job_id;
  perform private.fail(404, 'job_not_found', 'Job not found') where not found;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_profile_skill (
  p_skill text,
  p_has boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  wanted text := private.trimmed(p_skill);
  mine public.candidates;
begin
  perform private.refuse_field_errors(private.profile_errors(jsonb_build_object('skills', jsonb_build_array(coalesce(wanted, '')))));
  perform private.refuse_field_errors('{"skills": "Type a skill"}') where coalesce(wanted, '') = '';
  -- As in add_ticks_to_profile.
  perform private.hold_vocabulary();
  perform private.add_candidate_record(caller);
  select * into mine from public.candidates c where c.user_id = caller for update;
  if not coalesce(p_has, false) then
    mine.skills := array(
      select s.skill from unnest(mine.skills) with ordinality as s (skill, place)
      where private.plain_key(s.skill) <> private.plain_key(wanted) order by s.place);
  elsif not exists (select from unnest(mine.skills) as s (skill) where private.plain_key(s.skill) = private.plain_key(wanted)) then
    perform private.refuse_field_errors('{"skills": "Use at most 50 skills"}') where cardinality(mine.skills) >= 50;
    mine.skills := mine.skills || wanted;
  end if;
  update public.candidates c set skills = mine.skills where c.id = mine.id and c.skills <> mine.skills;
  select * into mine from public.candidates c where c.id = mine.id;
  return private.candidate_json(mine);
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_application (
  p_job_id uuid,
  p_answers jsonb DEFAULT NULL::jsonb,
  p_source text DEFAULT NULL::text,
  p_id uuid DEFAULT NULL::uuid,
  p_documents jsonb DEFAULT NULL::jsonb,
  p_details jsonb DEFAULT NULL::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates;
  given jsonb;
  last public.applications;
  application public.applications;
begin
  -- Before any row, as in add_ticks_to_profile: the application's match stores keys.
  perform private.hold_vocabulary();
  -- The person first; then nothing of the profile or its files goes or changes while it is sent (remove_file holds the same lock).
  perform private.lock_account(private.require_caller());
  perform from public.candidates where user_id = auth.uid() for update;
  if exists (
    select from public.applications a
    where a.id = p_id and a.job_id = p_job_id and a.candidate_id = private.my_candidate_id() and a.status <> 'withdrawn'
  ) then
    return p_id;
  end if;
  if p_documents is not null then
    perform private.refuse_field_errors(private.chosen_documents_errors(p_documents, private.my_candidate()));
  end if;
  if p_details is not null or p_documents ->> 'resume' is not null then
    perform private.save_given_details(private.my_candidate(), p_details, p_documents ->> 'resume');
  end if;
  me := private.require_applicant();
  -- Waits while the job is being deleted or edited, so that what is read next is true until the end.
  perform from public.jobs where id = p_job_id for share;
  last := private.last_application(me.id, p_job_id);
  perform private.fail(409, 'applied_too_often', 'You have withdrawn from this job three times and cannot apply for it again')
  where last.status = 'withdrawn' and not private.can_apply_again(last);
  perform private.fail(409, 'duplicate_application', 'You have already applied for this job')
  where last.id is not null and last.status <> 'withdrawn';
  perform private.fail(404, 'job_not_found', 'Job not found') where not private.is_visible_job(p_job_id);
  perform private.check_daily_quota('applications', (
    select count(*) from public.applications a where a.candidate_id = me.id and a.applied_at > now() - interval '1 day'));
  given := private.read_answers(p_job_id, p_answers);
  perform private.refuse_answer_errors(p_job_id, given, me.user_id);

  perform private.refuse_taken_id() where exists (select from public.applications a where a.id = p_id);
  insert into public.applications (id, job_id, candidate_id, company_id)
  select coalesce(p_id, gen_random_uuid()), p_job_id, me.id, j.company_id from public.jobs j where j.id = p_job_id
  on conflict on constraint applications_once_per_attempt do nothing
  returning * into application;
  perform private.fail(409, 'duplicate_application', 'You have already applied for this job') where application.id is null;
  insert into public.job_application_answers (application_id, question_id, question, answer)
  select application.id, q.id, q.question, private.trimmed(coalesce(given ->> q.id::text, ''))
  from public.job_questions q
  where q.job_id = p_job_id and q.removed_at is null;
  if p_documents is not null then
    perform private.send_only(application.id, p_documents, me);
  end if;
  perform private.keep_application_source(application.id, p_source);
  perform private.notify_company_of_application(application);
  return application.id;
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
  change private.pending_notifications := private.undo_pending(
    'assignment', p_change_id, message => 'It is too late to take this back. You can still assign it anew.');
  kind text := change.before ->> 'kind';
  company_ids uuid[] := array(select id::uuid from jsonb_array_elements_text(change.before -> 'company_ids') as id);
  assigned_to uuid := change.before ->> 'assigned_to';
  before jsonb := change.before -> 'rows';
  back jsonb;
begin
  if exists (select from unnest(company_ids) as id where not private.can_at_company(id, 'assign_work')) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to manage assignments');
  end if;
  -- In the order of assigning: what is assigned, the interviews of it, then the colleagues, then the assignments.
  execute format(
    'select from public.%I where id in (select jsonb_object_keys($1)::uuid) order by id for no key update', kind || 's')
  using before;
  if kind = 'job' then
    perform private.hold_interviews_of(array(
      select assigned_to union select (b.value ->> 'assigned_to_user_id')::uuid from jsonb_each(before) b), each.company_id)
    from (select unnest(company_ids) as company_id order by 1) each;
  end if;
  perform from public.company_users u
  where u.company_id = any (company_ids)
    and u.user_id in (select (b.value ->> 'assigned_to_user_id')::uuid from jsonb_each(before) b)
  order by u.id for key share;
  -- What somebody has assigned anew since stays.
  execute format(
    'select jsonb_object_agg(b.key, b.value)
     from jsonb_each($1) b join public.%3$I s on s.id = b.key::uuid left join public.%1$I a on a.%2$I = s.id
     where a.assigned_to_user_id is not distinct from $2 and (a.updated_at = $3 or $2 is null)',
    kind || '_assignments', kind || '_id', kind || 's')
  into back using before, assigned_to, change.decided_at;
  execute format('delete from public.%1$I a where a.%2$I in (select jsonb_object_keys($1)::uuid)', kind || '_assignments', kind || '_id')
  using back;
  -- And who has left meanwhile gets nothing back.
  execute format(
    'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I, b.value)).* from jsonb_each($1) b
     where exists (
       select from public.company_users u
       where u.user_id = (b.value ->> ''assigned_to_user_id'')::uuid and u.company_id = (b.value ->> ''company_id'')::uuid)',
    kind || '_assignments')
  using back;
  insert into public.application_assignments
  select own.* from jsonb_populate_recordset(null::public.application_assignments, change.before -> 'applications') own
  join public.applications a on a.id = own.application_id and back ? a.job_id::text
  where exists (select from public.company_users u where u.user_id = own.assigned_to_user_id and u.company_id = own.company_id)
  on conflict (application_id) do nothing;
  perform private.audit_owners(array(select jsonb_object_keys(back)::uuid), is_back => true) where kind = 'job' and back is not null;
  perform private.take_back_told(p_change_id, array(
    select assigned_to union select (b.value ->> 'assigned_to_user_id')::uuid from jsonb_each(before) b), change.decided_at);
  return (select count(*) from jsonb_object_keys(coalesce(back, '{}')));
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_nudge (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  nudge private.pending_notifications := private.undo_pending(
    'nudge', p_id, message => 'It''s too late to undo this: the company has been notified.');
begin
  delete from private.answer_nudges n where n.id = nudge.subject_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_team_removal (
  p_change_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  change private.pending_notifications := private.undo_pending(
    'team_removal', p_change_id, message => 'It''s too late to undo this. You can still add them again.');
  member private.job_team_members := jsonb_populate_record(null::private.job_team_members, change.before -> 'member');
  job public.jobs;
begin
  job := private.team_to_change(member.job_id);
  perform private.hold_interviews_of(array[member.user_id], member.company_id);
  -- A colleague who has left since stays off.
  insert into private.job_team_members
  select member.* from public.company_users u
  where u.user_id = member.user_id and u.company_id = member.company_id for key share of u
  on conflict do nothing;
  if found then
    perform private.audit(
      'job.team_added', 'company_user', null, job.company_id, private.team_facts(job, member.user_id) || '{"is_back": true}');
  end if;
  insert into public.application_assignments
  select own.* from jsonb_populate_recordset(null::public.application_assignments, change.before -> 'applications') own
  where exists (select from public.applications a where a.id = own.application_id)
    and exists (select from public.company_users u where u.user_id = own.assigned_to_user_id and u.company_id = own.company_id)
  on conflict (application_id) do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION public.update_candidate_document_url (
  p_user_id uuid,
  p_document_type text,
  p_url text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(p_user_id);
  path text := nullif(private.trimmed(p_url), '');
  bucket text := case p_document_type
    when 'resume' then 'candidate_resumes'
    when 'cover_letter' then 'candidate_cover_letters'
    when 'certificate' then 'candidate_certificates'
  end;
  problem text;
begin
  if bucket is null then
    perform private.refuse_field_errors('{"documentType": "Choose one of the options"}');
  end if;
  -- remove_file waits for this, or this for it: a file that was given up is taken no more.
  perform private.add_candidate_record(caller);
  perform from public.candidates where user_id = caller for update;
  problem := case
    when path is not null then private.own_file_problem(caller, bucket, path)
    when p_document_type = 'certificate' then 'Choose a file'
    when p_document_type = 'resume' and exists (
      select from public.candidates c where c.user_id = caller and private.has_other_resumes(c.id, c.resume_url)
    ) then 'Choose another default resume first'
  end;
  if problem is not null then
    perform private.refuse_field_errors(jsonb_build_object(p_document_type, problem));
  end if;

  if p_document_type = 'resume' then
    update public.candidates set resume_url = path where user_id = caller;
  elsif p_document_type = 'cover_letter' then
    update public.candidates set cover_letter_url = path where user_id = caller;
  else
    update public.candidates c set certificates = c.certificates || path
    where c.user_id = caller and path <> all (c.certificates) and cardinality(c.certificates) < 20;
    if not found and not exists (select from public.candidates c where c.user_id = caller and path = any (c.certificates)) then
      perform private.refuse_field_errors('{"certificate": "Use at most 20 certificates"}');
    end if;
  end if;
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
  p_culture_values text[] DEFAULT NULL::text[],
  p_positions jsonb DEFAULT NULL::jsonb,
  p_schools jsonb DEFAULT NULL::jsonb,
  p_years_follow_history boolean DEFAULT NULL::boolean
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
  follows boolean;
begin
  perform private.refuse_field_errors(private.profile_errors(jsonb_build_object(
    'firstName', p_first_name, 'lastName', p_last_name, 'title', new_title, 'bio', new_bio,
    'skills', to_jsonb(array_remove(p_skills, null)), 'phoneNumber', p_phone, 'email', p_email, 'alternatePhoneNumber', p_alternate_phone,
    'gender', p_gender, 'workAuthorization', p_work_authorization, 'experienceYears', p_experience_years, 'portfolioUrl', p_portfolio_url,
    'githubUrl', p_github_url, 'linkedinUrl', p_linkedin_url, 'cultureValues', to_jsonb(p_culture_values), 'unit', p_unit,
    'street', p_street, 'city', p_city, 'state', p_state, 'zipCode', p_zip_code, 'country', p_country
  )) || private.history_errors(p_positions, 'positions', 'position', 30) || private.history_errors(p_schools, 'schools', 'school', 15));
  -- As in add_ticks_to_profile.
  perform private.hold_vocabulary();
  perform private.add_candidate_record(caller);
  select * into updated from public.candidates where user_id = caller for no key update;
  perform private.save_history(updated.id, p_positions, p_schools);
  follows := coalesce(p_years_follow_history, p_experience_years is null and (updated.years_follow_history or updated.experience_years is null));
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
    experience_years = case when follows then private.years_worked(c.id) else coalesce(p_experience_years, c.experience_years) end,
    years_follow_history = follows,
    portfolio_url = nullif(private.trimmed(coalesce(p_portfolio_url, c.portfolio_url)), ''),
    github_url = nullif(private.trimmed(coalesce(p_github_url, c.github_url)), ''),
    linkedin_url = nullif(private.trimmed(coalesce(p_linkedin_url, c.linkedin_url)), ''),
    culture_values = coalesce(private.read_culture(to_jsonb(p_culture_values)), c.culture_values),
    updated_at = now()
  where c.user_id = caller
  returning * into updated;
  return private.candidate_json(updated);
end
$function$;

CREATE OR REPLACE FUNCTION public.update_company (
  p_company_id uuid,
  p_company jsonb,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  company public.companies;
  changes jsonb;
  registration jsonb;
begin
  if not coalesce(p_company_id in (select private.my_company_ids()), false) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_at_company(p_company_id, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'You do not have permission to edit the company profile');
  end if;
  perform private.refuse_field_errors(
    private.field_errors(p_company, private.companies_rules('profile') || private.companies_rules('registration'), is_whole => false));
  registration := private.clean_fields(p_company, private.companies_rules('registration'));
  if registration <> '{}' and not private.can_at_company(p_company_id, 'edit_registration') then
    perform private.fail(403, 'not_company_admin', 'Only company administrators can edit the registration');
  end if;
  changes := private.clean_fields(p_company, private.companies_rules('profile')) || registration;
  select * into company from public.companies where id = p_company_id for update;
  if p_company ? 'pictures' then
    perform private.refuse_field_errors(private.picture_errors(p_company_id, p_company -> 'pictures'));
    changes := changes || jsonb_build_object('pictures', private.clean_pictures(p_company -> 'pictures'));
  end if;
  perform private.refuse_outdated(company.updated_at, p_updated_at, private.company_json(company));
  company := private.edit_company(
    company, changes,
    resubmit => registration <> '{}' and (company.submitted_at is null or company.rejected_at is not null));
  return private.company_json(company);
end
$function$;

ALTER TABLE "private"."answer_nudges"
  ADD CONSTRAINT "answer_nudges_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."candidate_positions"
  ADD CONSTRAINT "candidate_positions_candidate_id_fkey" FOREIGN KEY (candidate_id) REFERENCES public.candidates(id) ON DELETE CASCADE;

ALTER TABLE "private"."candidate_schools"
  ADD CONSTRAINT "candidate_schools_candidate_id_fkey" FOREIGN KEY (candidate_id) REFERENCES public.candidates(id) ON DELETE CASCADE;

ALTER TABLE "private"."first_passwords"
  ADD CONSTRAINT "first_passwords_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."hidden_jobs"
  ADD CONSTRAINT "hidden_jobs_candidate_id_fkey" FOREIGN KEY (candidate_id) REFERENCES public.candidates(id) ON DELETE CASCADE;

ALTER TABLE "private"."hidden_jobs"
  ADD CONSTRAINT "hidden_jobs_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."joined_events"
  ADD CONSTRAINT "joined_events_reason_check" CHECK ((reason = ANY (ARRAY['skills'::text, 'level'::text, 'location'::text, 'job_closed'::text, 'salary'::text, 'other'::text])));

ALTER TABLE "private"."pending_notifications"
  ADD CONSTRAINT "pending_notifications_kind_check" CHECK ((kind = ANY (ARRAY['company_decision'::text, 'plan'::text, 'job_reports'::text, 'message_report'::text, 'assignment'::text, 'move'::text, 'move_email'::text, 'added_person'::text, 'team_removal'::text, 'merge'::text, 'nudge'::text])));

ALTER TABLE "private"."resumes"
  ADD CONSTRAINT "resumes_candidate_id_fkey" FOREIGN KEY (candidate_id) REFERENCES public.candidates(id) ON DELETE CASCADE;

CREATE VIEW "private"."jobs_left_out" WITH (security_invoker=true) AS  SELECT a.candidate_id,
    a.job_id
   FROM public.applications a
UNION ALL
 SELECT h.candidate_id,
    h.job_id
   FROM private.hidden_jobs h;

CREATE INDEX answer_nudges_application_index ON private.answer_nudges USING btree (application_id, nudged_at);

CREATE INDEX candidate_positions_counted_index ON private.candidate_positions USING btree (counted_on)
  WHERE (end_year IS NULL);

CREATE INDEX first_passwords_made_at_index ON private.first_passwords USING btree (made_at);

CREATE INDEX hidden_jobs_job_index ON private.hidden_jobs USING btree (job_id);

CREATE INDEX hidden_jobs_newest_index ON private.hidden_jobs USING btree (candidate_id, hidden_at DESC, job_id DESC);

CREATE INDEX places_search_index ON private.places USING btree (search text_pattern_ops);

CREATE INDEX places_where_index ON private.places USING btree (latitude, longitude);

CREATE INDEX resumes_candidate_index ON private.resumes USING btree (candidate_id);

CREATE TRIGGER drop_first_password
  AFTER UPDATE OF encrypted_password ON auth.users
  FOR EACH ROW
  WHEN ((((new.encrypted_password)::text <> ''::text) AND ((new.encrypted_password)::text IS DISTINCT FROM (old.encrypted_password)::text)))
  EXECUTE FUNCTION private.drop_first_password();

CREATE TRIGGER application_matches_count_promise
  AFTER INSERT OR DELETE OR UPDATE OF company_id, answer_by, answered_on, withdrawn_on, is_added ON private.application_matches
  FOR EACH ROW
  EXECUTE FUNCTION private.count_promise();

CREATE TRIGGER candidates_2_keep_default_resume
  AFTER INSERT OR UPDATE OF resume_url ON public.candidates
  FOR EACH ROW
  WHEN ((new.user_id IS NOT NULL))
  EXECUTE FUNCTION private.keep_default_resume();

CREATE TRIGGER candidates_2_touch_updated_at
  BEFORE UPDATE ON public.candidates
  FOR EACH ROW
  WHEN ((((old.skill_keys = new.skill_keys) OR (old.skills IS DISTINCT FROM new.skills)) AND ((NOT (old.experience_years IS DISTINCT FROM new.experience_years)) OR (NOT (old.years_follow_history AND new.years_follow_history)))))
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER candidates_3_share_resume
  AFTER UPDATE OF managing_company_id, resume_url ON public.candidates
  FOR EACH ROW
  WHEN (((new.resume_url IS DISTINCT FROM old.resume_url) OR (new.managing_company_id IS DISTINCT FROM old.managing_company_id)))
  EXECUTE FUNCTION private.share_profile_resume();

COMMENT ON COLUMN "private"."application_matches"."is_added" IS 'It was added by hand: nobody outside counts its promise, also once it is taken over.';

COMMENT ON COLUMN "private"."candidate_positions"."counted_on" IS 'When the years of its candidate were counted last, of one that is held now.';

COMMENT ON COLUMN "private"."hidden_jobs"."title" IS 'As it was when the job was hidden, like company_name.';

COMMENT ON COLUMN "private"."joined_events"."reason" IS 'Why they were declined, for the team.';

COMMENT ON COLUMN "private"."joined_events"."words" IS 'What the person was written with a decline; of being added, what the source "Other" means.';

COMMENT ON COLUMN "private"."places"."name" IS 'As it is shown, the same for each spelling: "Denver, CO".';

COMMENT ON COLUMN "private"."places"."population" IS 'In hundreds.';

COMMENT ON COLUMN "private"."places"."search" IS 'The spelling and its state as private.search_text folds them: "st louis mo".';

COMMENT ON COLUMN "private"."places"."term" IS 'As private.place_terms says a city with its state: "city denver co".';

COMMENT ON COLUMN "private"."resumes"."name" IS 'What its owner renamed it to. Null: it is called what the file was called.';

COMMENT ON COLUMN "private"."sent_documents"."is_letter" IS 'A letter for the company of the job alone.';

COMMENT ON COLUMN "private"."sent_profiles"."cover_letter" IS 'A letter typed for the company of the job. No other company reads it (RULES: Applications).';

COMMENT ON COLUMN "public"."candidates"."resume_url" IS 'The default of private.resumes: a path in the private bucket candidate_resumes.';

COMMENT ON COLUMN "public"."candidates"."years_follow_history" IS 'experience_years is counted from the positions; else their owner stated it.';

COMMENT ON COLUMN "public"."companies"."benefits" IS 'Of private.benefits(), in its order: what the company offers beside pay.';

COMMENT ON COLUMN "public"."companies"."pictures" IS 'CompanyPicture[] (contracts/companies/pictures.ts): paths in the public bucket company-pictures, with what each shows.';

COMMENT ON FUNCTION "private"."add_candidate_record"(uuid) IS 'Adds the bare record unless there is one; true when it was added.';

COMMENT ON FUNCTION "private"."application_events_json"(public.applications, uuid, private.reach) IS 'ApplicationEvent[] (contracts/applications/application.ts) of an application and of those withdrawn before it, oldest first. Names only of colleagues at the given company; none with null. Moves that can still be undone, what came by a merge, and why somebody was declined, are for who may move it and for administrators. Without a reach as its candidate reads it, without the name of who did not select them.';

COMMENT ON FUNCTION "private"."are_company_pictures"(jsonb) IS 'True for CompanyPicture[] (contracts/companies/pictures.ts), six at most.';

COMMENT ON FUNCTION "private"."audit_owners"(uuid[], boolean) IS 'Writes down who owns these jobs now; is_back: again, by an undo.';

COMMENT ON FUNCTION "private"."begun_jobs"(uuid[], jsonb) IS 'The jobs of a page and of those before it, for the key of the next one.';

COMMENT ON FUNCTION "private"."benefits"() IS 'All benefits, in their order: contracts/companies/benefits.ts lists the same.';

COMMENT ON FUNCTION "private"."best_listed"(uuid, private.match_facts, bigint, timestamp with time zone, uuid, integer) IS 'The jobs that follow a place for a candidate: from the kept list, else by ranking all; without those hidden.';

COMMENT ON FUNCTION "private"."candidate_json"(public.candidates) IS 'Candidate (contracts/candidates/candidate.ts): the profile as its owner reads it, beside get_my_history.';

COMMENT ON FUNCTION "private"."chosen_documents_errors"(jsonb, public.candidates) IS 'Errors of ChosenDocuments (contracts/applications/apply.ts) by field: each file must be stored in the candidate''s own folder.';

COMMENT ON FUNCTION "private"."clean_pictures"(jsonb) IS 'CompanyPicture[] as it is stored.';

COMMENT ON FUNCTION "private"."count_hidden_jobs"(uuid[]) IS 'How many of these jobs anybody else sees now.';

COMMENT ON FUNCTION "private"."count_jobs_for"(uuid) IS 'How many visible jobs a candidate has neither applied to nor hidden.';

COMMENT ON FUNCTION "private"."count_years_again"(integer) IS 'Counts the years of those who work somewhere now, as time passes, each once a month. Gives how many changed.';

COMMENT ON FUNCTION "private"."day_in_words"(timestamp with time zone) IS 'A day (UTC) as people read it: "Nov 3, 2026".';

COMMENT ON FUNCTION "private"."decision_applications"(uuid[], private.application_filter, jsonb, integer) IS 'The ids of a page, needs a decision first (RULES: Applications). p_before: ApplicationKey of the last row, with its job, its part and the jobs begun so far. PT422 for a page that does not exist.';

COMMENT ON FUNCTION "private"."document_json"(text, text, text) IS 'ProfileDocument (contracts/candidates/documents.ts) of a stored file.';

COMMENT ON FUNCTION "private"."drop_document"(uuid, text, text) IS 'Takes a file off an account''s profile, when the profile names it. PT409 default_resume while there are other resumes.';

COMMENT ON FUNCTION "private"."drop_first_password"() IS 'Row trigger on auth.users: once a confirmed account has a password, the one set aside is gone. SECURITY DEFINER as forget_unproven_password.';

COMMENT ON FUNCTION "private"."forget_unproven_password"() IS 'Row trigger on auth.users: an account confirmed by mail, through whichever link, loses the password it was signed up with (RULES: Accounts), because anybody can sign up any address. It is set aside for the browser that signed up; otherwise its owner sets one from the session the link opens. SECURITY DEFINER: the auth service reads nothing of ours.';

COMMENT ON FUNCTION "private"."forget_withdrawn_documents"(integer) IS 'Forgets responses, letters and documents of applications that were withdrawn long ago.';

COMMENT ON FUNCTION "private"."handle_changed_account"() IS 'Row trigger on auth.users: keeps profiles.email (the auth service writes a new address once it is confirmed), takes open invitations along, and once its address is confirmed makes the company of a company account, and the record of a candidate. SECURITY DEFINER as handle_new_account.';

COMMENT ON FUNCTION "private"."handle_new_account"() IS 'Row trigger on auth.users: the profile, what its browser proves itself by later, and a confirmed company account''s company.';

COMMENT ON FUNCTION "private"."has_other_resumes"(uuid, text) IS 'True when there are resumes beside this one.';

COMMENT ON FUNCTION "private"."held_candidate"() IS 'The caller''s record, made if there is none, and locked. PT401, PT403.';

COMMENT ON FUNCTION "private"."hidden_from"(uuid) IS 'The jobs a candidate has hidden; null for none.';

COMMENT ON FUNCTION "private"."history_date_errors"(jsonb) IS 'What is wrong with the dates of an entry whose fields fit their rules, in the words of the contracts.';

COMMENT ON FUNCTION "private"."history_errors"(jsonb, text, text, integer) IS 'Errors of positions or schools by path ("positions.0.title"), in the words of contracts/candidates/history.ts.';

COMMENT ON FUNCTION "private"."history_json"(uuid) IS 'ProfileHistory (contracts/candidates/history.ts), newest first.';

COMMENT ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean, integer) IS 'A job as it stands in a list, with the caller''s match, application, whether saved, and how many miles away it is.';

COMMENT ON FUNCTION "private"."join_application"(public.applications, public.applications) IS 'Ends an application added by hand in another one of the same job, both locked: history with its reasons, notes, tags, files and owner go over; stage, reply-by date and profile of the other stay.';

COMMENT ON FUNCTION "private"."keep_default_resume"() IS 'Row trigger: the default is one of the resumes. A new file takes the place of the default before it; another resume that becomes the default leaves that one in the list. SECURITY DEFINER: the list is closed.';

COMMENT ON FUNCTION "private"."keep_sent_document"(uuid, text, text, boolean) IS 'Notes that a file was sent with an application, and what it holds now.';

COMMENT ON FUNCTION "private"."kept_promises"(uuid) IS 'KeptPromises (contracts/companies/company.ts): of how many promised answers whose day is past, or that were given, how many came by their day; null below ten (RULES: Applications). People added by hand were promised nothing and are left out. Given ones are kept numbers, owed ones a range of an index.';

COMMENT ON FUNCTION "private"."known_places"(text[]) IS 'Those of some private.place_terms of which we know where they are.';

COMMENT ON FUNCTION "private"."list_at"(jsonb, text) IS 'A list of the input; [] when it is absent or something else.';

COMMENT ON FUNCTION "private"."load_places"(text) IS 'Loads places: a line for each state, "CO:Denver|3974|10498|6825;Durango|…", each place by its name, latitude and longitude west in hundredths of a degree, hundreds of people. Safe to repeat. For migrations.';

COMMENT ON FUNCTION "private"."mail_added_decline"(public.applications) IS 'The plain notice to a person added by hand who was not selected and has not blocked the company; no other move is emailed.';

COMMENT ON FUNCTION "private"."mark_new_jobs"(private.saved_searches) IS 'The visible jobs that fit a search, were posted since it was saved, and of which its owner was neither mailed nor has applied, and which they have not hidden: of the newest 300. They count as mailed from then on.';

COMMENT ON FUNCTION "private"."miles_between"(double precision, double precision, double precision, double precision) IS 'Whole miles between two points, as the crow flies.';

COMMENT ON FUNCTION "private"."miles_from"(text[], text[]) IS 'Miles between the nearest of some places and others, by their private.place_terms; null where we do not know them.';

COMMENT ON FUNCTION "private"."most_hidden_jobs"() IS 'How many jobs a candidate may have hidden: hiddenJobsLimit of the contracts (RULES: Jobs).';

COMMENT ON FUNCTION "private"."my_documents_json"(public.candidates) IS 'MyDocuments (contracts/candidates/documents.ts), the default resume first.';

COMMENT ON FUNCTION "private"."named_resume"(text, text) IS 'A name with the ending of its file, which says how it is opened.';

COMMENT ON FUNCTION "private"."notify_of_nudge"(private.pending_notifications) IS 'Notifies who is behind an application (private.people_behind_application) that its candidate asks for the late reply.';

COMMENT ON FUNCTION "private"."nudge_problem"(public.applications) IS 'Why the candidate can''t nudge the company about an application as they see it (private.as_seen), fit to show; null where they can: once the reply-by date is over, again after five days, three times in all.';

COMMENT ON FUNCTION "private"."nudges_json"(public.applications) IS 'Nudges (contracts/applications/application.ts) of an application as its candidate sees it.';

COMMENT ON FUNCTION "private"."own_resume"(uuid, text) IS 'One of a candidate''s resumes. PT404.';

COMMENT ON FUNCTION "private"."picture_errors"(uuid, jsonb) IS 'Errors of CompanyPicture[] by path ("pictures.0.alt"): each is stored in the company''s folder, named once, and described.';

COMMENT ON FUNCTION "private"."place_spellings"(text) IS 'How people write the name of a place: "Saint Louis", "St. Louis" and "St Louis".';

COMMENT ON FUNCTION "private"."places_within"(text[], integer) IS 'The places within so many miles of some, themselves among them; none for places we do not know.';

COMMENT ON FUNCTION "private"."profile_json"(public.candidates) IS 'What an employer reads of an applicant, without work history and education.';

COMMENT ON FUNCTION "private"."reached_by"(uuid, boolean) IS 'The statuses an application has had; hired only while it is, since a hire that was taken back is none. only_settled as in private.given_answers.';

COMMENT ON FUNCTION "private"."read_job_filter"(jsonb) IS 'A JobFilter (contracts/jobs/job-filter.ts) as it is compared. PT422 for anything else: another name, another kind of value, a type, workplace, level or distance there is not, more than 20 skills, places, types, workplaces or levels.';

COMMENT ON FUNCTION "private"."save_given_details"(public.candidates, jsonb, text) IS 'Fills in what the profile lacks with what was given while applying, and a first resume; what it says already stays. PT422 by field under details.';

COMMENT ON FUNCTION "private"."save_history"(uuid, jsonb, jsonb) IS 'Makes these lists the candidate''s; null leaves one as it is. The caller has checked them and holds the candidate.';

COMMENT ON FUNCTION "private"."send_only"(uuid, jsonb, public.candidates) IS 'Sends with a new application what was chosen and nothing else of the profile''s documents.';

COMMENT ON FUNCTION "private"."sent_documents_json"(uuid, boolean, boolean) IS 'SentDocument[], those of a merge last: the documents as sent; those of answers are there. A letter is for its own company and its candidate.';

COMMENT ON FUNCTION "private"."share_profile_resume"() IS 'Row trigger: a company that begins to represent a candidate finds the default resume, and no longer the one it was.';

COMMENT ON FUNCTION "private"."signed_up_name"(jsonb, text) IS 'The first_name or last_name given at sign-up, '''' without a proper one: it is only asked for, so it never refuses a sign-up.';

COMMENT ON FUNCTION "private"."team_facts"(public.jobs, uuid) IS 'What the audit log keeps of a change of a job''s team: whom, and which job.';

COMMENT ON FUNCTION "private"."with_option"(private.job_filter, text, jsonb) IS 'A filter with one option of private.filter_options instead of what it asks of that part; the rest is not read again.';

COMMENT ON FUNCTION "private"."without_jobs"(private.job_filter, uuid[]) IS 'A filter that leaves these jobs out as well; null leaves out none.';

COMMENT ON FUNCTION "private"."years_worked"(uuid) IS 'Whole years of a candidate''s positions, each month once; null without any. The same as yearsWorked in the contracts (RULES: Candidates).';

COMMENT ON FUNCTION "public"."add_resume"(text) IS 'Adds an uploaded file to the caller''s resumes, five at most; the first becomes the default. Safe to repeat. Gives MyDocuments. PT422 at resume unless the file lies in the caller''s own folder and fits it.';

COMMENT ON FUNCTION "public"."check_company_picture"(uuid) IS 'Nothing where the caller may add a picture to the company''s page; store-company-picture asks before it stores one. SECURITY DEFINER: nobody reads storage. PT401, PT403, PT404, PT409 storage_full.';

COMMENT ON FUNCTION "public"."claim_first_password"(text) IS 'Gives the account the password it was signed up with, and a candidate without a name the one typed then, asked from the session its emailed link opened by the browser that keeps the sign-up''s secret (RULES: Accounts). Safe to repeat; false if the secret is not that sign-up''s, it is too late, or the account has a password. SECURITY DEFINER: accounts and sessions are the auth service''s. PT401.';

COMMENT ON FUNCTION "public"."get_candidate_activity"() IS 'Activity Summary (RULES: Applications): {applications, interviews, available_jobs, profile_views}; interviews are the applications that came to one, available are visible jobs neither applied to nor hidden.';

COMMENT ON FUNCTION "public"."get_candidate_dashboard"() IS 'CandidateDashboard (contracts/applications/application.ts): what waits for the caller, how many of the caller''s applications stand further than when the week began (Monday, UTC), and which promised answers are late, three of them: the longest owed first, those nudged lately last (RULES: Applications).';

COMMENT ON FUNCTION "public"."get_email_link"(text, text, text) IS 'What the page behind a mailed link says before anything is done: whose it is, and for a confirmation the open invitations for the address and where its sign-up was to lead (RULES: Accounts); whoever signed it up has said that, so the page takes a path of ours only. keeps_password: p_secret is the one that the browser of the sign-up keeps; only then is there a first_name. p_type: signup, recovery or email_change. Redeems nothing: mail scanners open links. SECURITY DEFINER: who holds the hash holds the mail. PT404, the same for unknown and used links.';

COMMENT ON FUNCTION "public"."get_hidden_jobs"(jsonb, integer) IS '{jobs: HiddenJob[]} (contracts/candidates/candidate.ts): what the caller has hidden, newest first, as it was called then. p_before: {hiddenAt, id} of the last row shown. PT401, PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."get_hiring_companies"() IS 'HiringCompanies (contracts/companies/company.ts): how many companies have jobs open, how many jobs, and the six with the most. For anyone. SECURITY DEFINER: the rows are closed to strangers.';

COMMENT ON FUNCTION "public"."get_my_documents"() IS 'MyDocuments: the caller''s resumes, cover letter and certificates with names and sizes. SECURITY DEFINER: nobody reads storage, and the list of resumes is closed. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_my_history"() IS 'ProfileHistory (contracts/candidates/history.ts) of the caller. SECURITY DEFINER: the tables are closed to clients. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_potential_jobs"(jsonb, integer, boolean) IS 'get-candidate-data potential-jobs: {jobs: PotentialJob[], total, within}, visible jobs the caller has neither applied to nor hidden, best match first, then newest, then by id. p_preferred: only those within the caller''s preferences, which within then names as a JobFilter, null for none; total is of all either way. VOLATILE: it keeps the best matches for the next time. p_after: {score, postedAt, id} of the last row shown. PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."make_default_resume"(text) IS 'Makes one of the caller''s resumes the default. Gives MyDocuments. PT404.';

COMMENT ON FUNCTION "public"."nudge_company"(uuid, uuid) IS 'Asks the company for its late reply about the caller''s application; it is notified once that can''t be undone. p_id, made by the caller: the same one again is the same nudge. Gives Nudges. SECURITY DEFINER: the table is closed to every client. PT401, PT404 for anything but the caller''s own, PT409 nudge_not_possible (private.nudge_problem) and id_taken.';

COMMENT ON FUNCTION "public"."remove_file"(text, text) IS 'Takes a file off the caller''s profile and gives it up unless it was sent or another record names it (PT409 default_resume while there are other resumes); gives what of that folder is to be deleted from storage [{bucket, path}], which remove-file does afterwards (RULES: Files). Safe to repeat. SECURITY DEFINER: storage and what was sent are closed to clients. PT401, PT404 for a file that is not the caller''s.';

COMMENT ON FUNCTION "public"."rename_resume"(text, text) IS 'Renames one of the caller''s resumes, for companies that get it from then on. The ending stays that of the file. Gives MyDocuments. PT404, PT422 at name.';

COMMENT ON FUNCTION "public"."search_jobs"(text, jsonb, integer, jsonb, text) IS 'The public job list: {jobs: ListedJob[], total, without_salary} (contracts/candidates/candidate.ts), newest first, or best match first for a candidate, without what they have hidden; match is null unless the caller is a candidate, who else gets what is asked. total with the first page: how many there are, 1,001 for more than 1,000 of a search; without_salary beside a filter by salary: how many more fit that name none. p_filter: JobFilter; p_after: {postedAt, id} of the last row shown, and score in the order match. SECURITY DEFINER: searching past row policies is what lets indexes work; only jobs that are visible now are listed. PT422.';

COMMENT ON FUNCTION "public"."search_places"(text) IS 'Up to eight US places that begin as what is typed ("den", "Denver, Col"), largest first: ["Denver, CO", …]. SECURITY DEFINER: the table is closed.';

COMMENT ON FUNCTION "public"."set_job_hidden"(uuid, boolean) IS 'Leaves a visible job out of the caller''s lists, matches and emails, or shows it again; gives what holds now. Safe to repeat. PT401, PT403 for others than candidates, PT404 for a job that is not visible, PT409 past 500 (RULES: Jobs).';

COMMENT ON FUNCTION "public"."set_profile_skill"(text, boolean) IS 'Adds a skill to the caller''s profile, as written, unless it is there, or takes it off; gives Candidate. Safe to repeat. PT401, PT403 for other accounts, PT422 by field.';

COMMENT ON FUNCTION "public"."submit_application"(uuid, jsonb, text, uuid, jsonb, jsonb) IS 'Stores an application with all its answers [{question_id, answer}] and the profile and files as they are now, or nothing, tells the company, gives its id; p_documents: the files and the letter that go, ChosenDocuments (contracts/applications/apply.ts), without it all of the profile''s; p_details: GivenDetails, saved to the profile where that says nothing; p_source: how its sender came to the job (applicationSources of the contracts) (RULES: Applications); p_id, made by the caller: the same one again is the same application, until it is withdrawn. After withdrawing it makes another application. PT404 when the job is not visible, PT409 duplicate_application, applied_too_often and id_taken, PT422 profile_incomplete, PT422 by question id and under documents and details, PT429 past 30 a day (RULES: Accounts). SECURITY DEFINER: clients cannot write applications; the candidate is always the caller.';

COMMENT ON FUNCTION "public"."undo_nudge"(uuid) IS 'Takes a nudge of the caller''s back within the undo time. PT401, PT409 when it is too late, was undone already, or is not the caller''s.';

COMMENT ON FUNCTION "public"."update_candidate_document_url"(uuid, text, text) IS 'Keeps the path of an uploaded resume, which takes the place of the default, or cover_letter (null removes it), or adds a certificate; safe to repeat. PT422 unless the file lies in the caller''s own folder of the bucket and fits it.';

COMMENT ON FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text, text[], jsonb, jsonb, boolean) IS 'Saves the caller''s profile and gives it as Candidate; the first line of p_bio is the title. '''' and null empty a field, except: email keeps what it is, and null leaves the last eight unchanged. p_positions and p_schools become the lists; with p_years_follow_history the years are counted from them. PT422 by field of candidateProfileSchema.';

COMMENT ON TABLE "private"."answer_nudges" IS 'When candidates asked for a late reply (RULES: Applications). Written by nudge_company and undo_nudge.';

COMMENT ON TABLE "private"."candidate_positions" IS 'Jobs a candidate has or had, at most 30 (RULES: Candidates). Without an end year it is held now.';

COMMENT ON TABLE "private"."candidate_schools" IS 'Where a candidate studied, at most 15 (RULES: Candidates).';

COMMENT ON TABLE "private"."first_passwords" IS 'Of a sign-up whose browser keeps a secret: its SHA-256, and after the confirmation the hash of the password typed then, until that browser claims it (RULES: Accounts).';

COMMENT ON TABLE "private"."hidden_jobs" IS 'The jobs candidates don''t want to see (RULES: Jobs). Written by set_job_hidden.';

COMMENT ON TABLE "private"."places" IS 'US places of 1,000 people and more, each spelling a row; public data of GeoNames (CC BY 4.0). Written by private.load_places alone.';

COMMENT ON TABLE "private"."resumes" IS 'Paths in candidate_resumes. The default is among them, kept by a trigger (RULES: Candidates).';

COMMENT ON TYPE "private"."job_filter" IS 'JobFilter (contracts/jobs/job-filter.ts) as jobs are compared with it; null is anything. hidden: what its reader has hidden, which is no part of what is asked.';

COMMENT ON VIEW "private"."jobs_left_out" IS 'What a candidate''s matches leave out: jobs they applied to or hid.';

REVOKE ALL ON FUNCTION "private"."are_company_pictures"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit_owners"(uuid[], boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."begun_jobs"(uuid[], jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."benefits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."chosen_documents_errors"(jsonb, public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_pictures"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_hidden_jobs"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_jobs_for"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_years_again"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."document_json"(text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_document"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_first_password"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_other_resumes"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."held_candidate"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hidden_from"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."history_date_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."history_errors"(jsonb, text, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."history_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_default_resume"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_sent_document"(uuid, text, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_places"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."list_at"(jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."load_places"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."miles_between"(double precision, double precision, double precision, double precision) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."miles_from"(text[], text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_hidden_jobs"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_documents_json"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."named_resume"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_nudge"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."nudge_problem"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."nudges_json"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_resume"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."picture_errors"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_spellings"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."places_within"(text[], integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."profile_json"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."save_given_details"(public.candidates, jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."save_history"(uuid, jsonb, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_only"(uuid, jsonb, public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sent_documents_json"(uuid, boolean, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."signed_up_name"(jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."team_facts"(public.jobs, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."with_option"(private.job_filter, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."without_jobs"(private.job_filter, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."years_worked"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."add_resume"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_resume"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."check_company_picture"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."check_company_picture"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."claim_first_password"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."claim_first_password"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_email_link"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_email_link"(text, text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_hidden_jobs"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_hidden_jobs"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_hiring_companies"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_hiring_companies"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_documents"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_documents"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_history"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_history"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_default_resume"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."make_default_resume"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."nudge_company"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."nudge_company"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."rename_resume"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."rename_resume"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_places"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."search_places"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."set_job_hidden"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_job_hidden"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_profile_skill"(text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_profile_skill"(text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."submit_application"(uuid, jsonb, text, uuid, jsonb, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."submit_application"(uuid, jsonb, text, uuid, jsonb, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_nudge"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_nudge"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text, text[], jsonb, jsonb, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text, text[], jsonb, jsonb, boolean) TO "authenticated";

ALTER TABLE "private"."joined_events"
  ADD CONSTRAINT "joined_events_words_check" CHECK (private.is_text(words, 2000));

ALTER TABLE "private"."sent_profiles"
  ADD CONSTRAINT "sent_profiles_cover_letter_check" CHECK (private.is_text(cover_letter, 4000, 1));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_benefits_check" CHECK (((benefits <@ private.benefits()) AND (array_position(benefits, NULL::text) IS NULL)));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_pictures_check" CHECK (private.are_company_pictures(pictures));

CREATE OR REPLACE FUNCTION private.applicant_json (
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.profile_json(profile) || private.history_json((profile).id));

CREATE OR REPLACE FUNCTION private.asked_explanations (
  required text[],
  required_keys text[],
  preferred text[],
  preferred_keys text[],
  level public.experience_level,
  workplace public.workplace,
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
         END, 'location', jsonb_build_object('asked', private.asked_location(asked_explanations.workplace, (asked_explanations.location || asked_explanations.locations)), 'has', COALESCE(NULLIF(concat_ws(', '::text, NULLIF((asked_explanations.profile).city, ''::text), NULLIF((asked_explanations.profile).state, ''::text)), ''::text), (asked_explanations.profile).country), 'fit', place.fit), 'summary',
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
      CROSS JOIN LATERAL ( SELECT private.location_fit(private.is_anywhere(asked_explanations.workplace, (asked_explanations.location || asked_explanations.locations)), (asked_explanations.home).known, (asked_explanations.place_terms && (asked_explanations.home).at), (asked_explanations.place_terms && (asked_explanations.home).near)) AS fit
          OFFSET 0) place)
      CROSS JOIN private.culture_matches(asked_explanations.culture, (asked_explanations.profile).culture_values) ways(said, has, total))
      CROSS JOIN LATERAL ( SELECT (((asked.total + wished.total) > 0) AND (COALESCE(cardinality((asked_explanations.profile).skill_keys), 0) = 0)) AS without_skills
          OFFSET 0) facts);
END;

CREATE OR REPLACE FUNCTION private.candidate_missing_fields (
  profile public.candidates
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(array_agg(items.item ORDER BY items."position") FILTER (WHERE (COALESCE(items.value, ''::text) = ''::text)), '{}'::text[]) AS "coalesce" FROM UNNEST(ARRAY['firstName'::text, 'lastName'::text, 'email'::text, 'phoneNumber'::text, 'title'::text, 'bio'::text, 'skills'::text, 'gender'::text, 'workAuthorization'::text, 'street'::text, 'city'::text, 'state'::text, 'zipCode'::text, 'country'::text, 'resume'::text], ARRAY[(candidate_missing_fields.profile).first_name, (candidate_missing_fields.profile).last_name, (candidate_missing_fields.profile).email, (candidate_missing_fields.profile).phone, COALESCE(NULLIF((candidate_missing_fields.profile).title, ''::text), private.trimmed(split_part((candidate_missing_fields.profile).bio, '
'::text, 1))), private.trimmed(SUBSTRING((candidate_missing_fields.profile).bio FROM (POSITION(('
'::text) IN (((candidate_missing_fields.profile).bio || '
'::text))) + 1))), array_to_string((candidate_missing_fields.profile).skills, ''::text), ((candidate_missing_fields.profile).gender)::text, ((candidate_missing_fields.profile).work_authorization)::text, (candidate_missing_fields.profile).street, (candidate_missing_fields.profile).city, (candidate_missing_fields.profile).state, (candidate_missing_fields.profile).zip_code, (candidate_missing_fields.profile).country, (candidate_missing_fields.profile).resume_url]) WITH ORDINALITY items(item, value, "position"));

CREATE OR REPLACE FUNCTION private.change_details (
  company public.companies,
  changes jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(jsonb_each.key, jsonb_build_object('from', (to_jsonb(change_details.company) -> jsonb_each.key), 'to', jsonb_each.value)), '{}'::jsonb) AS "coalesce" FROM jsonb_each(change_details.changes) jsonb_each(key, value) WHERE (jsonb_each.value IS DISTINCT FROM (to_jsonb(change_details.company) -> jsonb_each.key)));

CREATE OR REPLACE FUNCTION private.company_card (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN jsonb_build_object('id', (company).id, 'name', (company).name, 'logo_url', (company).logo_url);

CREATE OR REPLACE FUNCTION private.company_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN ((to_jsonb(company) - 'user_id'::text) || jsonb_build_object('proposal', private.proposal_json((company).id)));

CREATE OR REPLACE FUNCTION private.company_path_errors (
  company public.companies,
  changes jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_object_agg(files.field, checked.problem) FILTER (WHERE (checked.problem IS NOT NULL)), '{}'::jsonb)
  AS "coalesce"
    FROM ( VALUES ('logo_url'::text,'company-logos'::text), ('ein_document_url'::text,'company-documents'::text), ('tax_document_url'::text,'company-documents'::text)) files(field, bucket),
     LATERAL ( SELECT
                 CASE
                     WHEN (private.file_folder(files.bucket, (company_path_errors.changes ->> files.field)) IS DISTINCT FROM (company_path_errors.company).id) THEN 'Please upload the file again'::text
                     ELSE private.file_problem(files.bucket, (company_path_errors.changes ->> files.field))
                 END AS problem) checked
   WHERE (((company_path_errors.changes ->> files.field) IS NOT NULL) AND ((company_path_errors.changes ->> files.field) IS DISTINCT FROM (to_jsonb(company_path_errors.company) ->> files.field)));
END;

CREATE OR REPLACE FUNCTION private.decision_part (
  kept private.application_matches,
  of_company uuid,
  waiting uuid[]
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((kept).company_id <> of_company) THEN 4 WHEN ((kept).status <> ALL (private.open_stages())) THEN 3 WHEN ((kept).answer_due < private.due_until()) THEN 0 WHEN ((kept).application_id = ANY (waiting)) THEN 2 ELSE 1 END;

CREATE OR REPLACE FUNCTION private.hiring_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN jsonb_build_object('hours', (company).first_reply_hours, 'steps', (company).hiring_steps);

CREATE OR REPLACE FUNCTION private.is_claimable (
  first private.first_passwords,
  secret text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((((first).secret_hash = encode(sha256(convert_to(secret, 'UTF8'::name)), 'hex'::text)) AND ((first).made_at > (now() - '1 day'::interval)) AND (((first).set_aside_at IS NULL) OR ((first).set_aside_at > (now() - '00:10:00'::interval)))), false);

CREATE OR REPLACE FUNCTION private.is_profile_complete (
  profile public.candidates
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ((round(((((15 - cardinality(private.candidate_missing_fields(profile))))::numeric * 10.0) / (15)::numeric)) * (10)::numeric) >= (80)::numeric);

CREATE OR REPLACE FUNCTION private.job_match (
  job public.jobs,
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.match_explanation((job).skills_required, (job).preferred_skills, (job).experience_level, private.workplace_of((job).job_type, (job).workplace), (job).location, (job).locations, (SELECT c.culture_values FROM public.companies c WHERE (c.id = (job_match.job).company_id)), profile);

CREATE OR REPLACE FUNCTION private.listed_jobs (
  ids uuid[],
  person public.candidates,
  home private.home_terms,
  is_candidate boolean,
  origins text[] DEFAULT NULL::text[]
)
  RETURNS TABLE (
    "position" bigint,
    job private.visible_jobs,
    entry private.job_list_item
  )
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
BEGIN ATOMIC
 SELECT listed."position",
     v.*::private.visible_jobs
  AS v,
     private.job_list_entry(v.*,
         CASE
             WHEN listed_jobs.is_candidate THEN ( SELECT m.explanation
                FROM private.asked_explanations(v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys, v.experience_level, v.workplace, v.location, v.locations, v.place_terms, v.company_culture, listed_jobs.person, listed_jobs.home) m(explanation))
             ELSE NULL::jsonb
         END,
         CASE
             WHEN (NOT listed_jobs.is_candidate) THEN private.match_asked(v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys, v.experience_level, v.workplace, v.location, v.locations, v.place_terms, v.company_culture)
             ELSE NULL::jsonb
         END,
         CASE
             WHEN listed_jobs.is_candidate THEN ( SELECT jsonb_build_object('id', a.id, 'status', a.status) AS jsonb_build_object
                FROM private.seen_applications a
               WHERE ((a.job_id = v.job_id) AND (a.candidate_id = (listed_jobs.person).id))
               ORDER BY a.attempt DESC
              LIMIT 1)
             ELSE NULL::jsonb
         END, (listed_jobs.is_candidate AND private.has_saved(v.job_id)),
         CASE
             WHEN ((listed_jobs.origins IS NOT NULL) AND (NOT private.is_anywhere(v.workplace, (v.location || v.locations)))) THEN private.miles_from(listed_jobs.origins, v.place_terms)
             ELSE NULL::integer
         END) AS job_list_entry
    FROM (private.visible_jobs v
      JOIN unnest(listed_jobs.ids) WITH ORDINALITY listed(job_id, "position") ON ((listed.job_id = v.job_id)));
END;

CREATE OR REPLACE FUNCTION private.match_explanations (
  required_skills text[],
  preferred_skills text[],
  level public.experience_level,
  workplace public.workplace,
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
      CROSS JOIN LATERAL private.asked_explanations(required.names, required.keys, preferred.names, preferred.keys, match_explanations.level, match_explanations.workplace, match_explanations.location, match_explanations.locations, place.terms, match_explanations.culture, match_explanations.profile, match_explanations.home) e(explanation));
END;

CREATE OR REPLACE FUNCTION private.nameless_applicant()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.applicant_json(NULL::public.candidates) || '{"email": "", "skills": [], "last_name": "account", "first_name": "Deleted", "certificates": []}'::jsonb);

CREATE OR REPLACE FUNCTION private.profile_documents (
  profile public.candidates
)
  RETURNS TABLE (
    bucket_id text,
    name text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT documents.bucket_id,
     documents.name
    FROM ( SELECT 'candidate_resumes'::text AS bucket_id,
             (profile_documents.profile).resume_url AS name
         UNION ALL
          SELECT 'candidate_cover_letters'::text AS bucket_id,
             (profile_documents.profile).cover_letter_url AS name
         UNION ALL
          SELECT DISTINCT 'candidate_certificates'::text AS bucket_id,
             certificates.name
            FROM unnest((profile_documents.profile).certificates) certificates(name)) documents
   WHERE (documents.name IS NOT NULL);
END;

CREATE OR REPLACE FUNCTION private.is_file_in_use (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT ((EXISTS ( SELECT
            FROM private.sent_documents d
           WHERE ((d.bucket_id = is_file_in_use.bucket) AND (d.name = is_file_in_use.path)))) OR (EXISTS ( SELECT
            FROM public.candidates c,
             LATERAL private.profile_documents(c.*) d(bucket_id, name)
           WHERE ((c.user_id = private.file_folder(is_file_in_use.bucket, is_file_in_use.path)) AND (d.bucket_id = is_file_in_use.bucket) AND (d.name = is_file_in_use.path)))) OR ((bucket = 'candidate_resumes'::text) AND (EXISTS ( SELECT
            FROM private.resumes r
           WHERE (r.path = is_file_in_use.path)))) OR ((bucket = 'company-documents'::text) AND (path IN ( SELECT private.company_document_paths(private.file_folder(bucket, path)) AS company_document_paths))) OR ((bucket = 'company-logos'::text) AND (EXISTS ( SELECT
            FROM public.companies c
           WHERE ((c.id = private.file_folder(is_file_in_use.bucket, is_file_in_use.path)) AND (c.logo_url = is_file_in_use.path))))) OR ((bucket = 'company-pictures'::text) AND (EXISTS ( SELECT
            FROM public.companies c,
             LATERAL jsonb_array_elements(c.pictures) picture(value)
           WHERE ((c.id = private.file_folder(is_file_in_use.bucket, is_file_in_use.path)) AND ((picture.value ->> 'path'::text) = is_file_in_use.path))))) OR ((bucket = 'message_files'::text) AND ((EXISTS ( SELECT
            FROM private.message_files f
           WHERE (f.path = is_file_in_use.path))) OR (EXISTS ( SELECT
            FROM private.offers o
           WHERE (o.document = is_file_in_use.path))))));
END;

CREATE OR REPLACE FUNCTION private.can_store_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (((private.is_own_file(bucket, path) AND ((SELECT private.my_role() AS my_role) = 'candidate'::public.app_role)) OR private.can_write_company_file(bucket, path) OR private.can_write_message_file(bucket, path)) AND (bucket <> 'company-pictures'::text) AND private.has_live_session() AND (private.quota_problem(private.file_folder(bucket, path), 1) IS NULL) AND (NOT private.is_file_in_use(bucket, path)));

CREATE OR REPLACE FUNCTION private.promise_outcome (
  kept private.application_matches
)
  RETURNS text
  LANGUAGE sql
  STABLE
RETURN COALESCE(private.settled_promise((kept).answer_by, (kept).answered_on, (kept).withdrawn_on), CASE WHEN private.is_overdue((kept).answer_due) THEN 'late'::text ELSE NULL::text END);

CREATE OR REPLACE FUNCTION private.fits_filter (
  kept private.application_matches,
  wanted private.application_filter
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN CASE WHEN ((kept).application_id = ANY ((wanted).moving)) THEN private.fits_elsewhere(kept, wanted) ELSE (((kept).status = ANY ((wanted).stages)) AND ((kept).applied_at >= (wanted).from_at) AND ((kept).applied_at < (wanted).until_at) AND (((wanted).job_id IS NULL) OR ((kept).job_id = (wanted).job_id)) AND (((wanted).skill IS NULL) OR ((wanted).skill = ANY ((kept).skill_keys))) AND (((wanted).levels IS NULL) OR ((kept).level_fit = ANY ((wanted).levels))) AND (((wanted).places IS NULL) OR ((kept).place_fit = ANY ((wanted).places))) AND (((wanted).reached IS NULL) OR ((kept).reached && (wanted).reached)) AND (((wanted).furthest IS NULL) OR (private.furthest_stage((kept).reached) = (wanted).furthest)) AND CASE (wanted).answer WHEN 'overdue'::text THEN private.is_overdue((kept).answer_due) WHEN 'kept'::text THEN (private.promise_outcome(kept) = 'kept'::text) WHEN 'late'::text THEN (private.promise_outcome(kept) = 'late'::text) ELSE true END AND ((((wanted).assigned_jobs IS NULL) AND ((wanted).left_stage IS NULL) AND ((wanted).offer IS NULL) AND ((wanted).reason IS NULL) AND ((wanted).source IS NULL) AND ((wanted).has_responses IS NOT TRUE)) OR private.fits_lookups(kept, wanted))) END;

CREATE OR REPLACE FUNCTION private.public_company_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN jsonb_build_object('id', (company).id, 'name', (company).name, 'logo_url', (company).logo_url, 'industry', (company).industry, 'company_size', (company).company_size, 'location', (company).location, 'website', (company).website, 'description', (company).description, 'linkedin_url', (company).linkedin_url, 'twitter_url', (company).twitter_url, 'facebook_url', (company).facebook_url, 'instagram_url', (company).instagram_url, 'culture_values', to_jsonb((company).culture_values));

CREATE OR REPLACE FUNCTION private.employer_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN (private.public_company_json(company) || jsonb_build_object('open_jobs', private.count_visible_jobs_of((company).id), 'promises', private.kept_promises((company).id), 'hiring', private.hiring_json(company), 'benefits', to_jsonb((company).benefits), 'pictures', (company).pictures));

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
           WHERE ((d.bucket_id = reason_to_open.bucket) AND (d.name = reason_to_open.path) AND
                 CASE
                     WHEN (d.merged_id IS NOT NULL) THEN private.can_move_application(a.*, reason_to_open.me)
                     WHEN d.is_letter THEN (private.can_move_application(a.*, reason_to_open.me) OR (a.candidate_id = (reason_to_open.me).candidate_id))
                     ELSE (private.can_review_application(a.*, reason_to_open.me) OR (a.candidate_id = (reason_to_open.me).candidate_id))
                 END)
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

CREATE OR REPLACE FUNCTION private.review_status (
  company public.companies
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
RETURN CASE WHEN (company).is_approved THEN 'approved'::text WHEN ((company).submitted_at IS NULL) THEN 'unfinished'::text WHEN ((company).rejected_at IS NOT NULL) THEN 'rejected'::text ELSE 'pending'::text END;

CREATE OR REPLACE FUNCTION private.reviewed_changes (
  company public.companies,
  wanted public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(field.key, field.value), '{}'::jsonb) AS "coalesce" FROM jsonb_each(to_jsonb(reviewed_changes.wanted)) field(key, value) WHERE ((field.key = ANY (private.reviewed_fields())) AND (field.value IS DISTINCT FROM (to_jsonb(reviewed_changes.company) -> field.key))));

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
     sent.culture_values,
     sent.added_by_company_id,
     sent.added_by_user_id,
     sent.years_follow_history
    FROM ((private.sent_profiles s
      CROSS JOIN LATERAL ( SELECT COALESCE(jsonb_agg(DISTINCT private.skill_key(skill.value)), '[]'::jsonb) AS keys
            FROM jsonb_array_elements_text((s.profile -> 'skills'::text)) skill(value)) skills)
      CROSS JOIN LATERAL jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', skills.keys, 'culture_values', s.culture_values))) sent(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values, added_by_company_id, added_by_user_id, years_follow_history))
   WHERE (s.application_id = sent_profile.of_application);
END;

CREATE OR REPLACE FUNCTION private.applicant_name (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((SELECT NULLIF(btrim(concat_ws(' '::text, s.first_name, s.last_name)), ''::text) AS "nullif" FROM private.sent_profile((applicant_name.application).id) s(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values, added_by_company_id, added_by_user_id, years_follow_history)), 'The applicant'::text);

CREATE OR REPLACE FUNCTION private.wanted_company (
  company public.companies,
  changes jsonb
)
  RETURNS public.companies
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT CASE WHEN wanted.same_as_registered THEN jsonb_populate_record(wanted.*, '{"op_city": null, "op_unit": null, "op_state": null, "op_street": null, "op_country": null, "op_zip_code": null}'::jsonb) ELSE wanted.* END AS wanted FROM jsonb_populate_record(wanted_company.company, wanted_company.changes) wanted(id, user_id, name, dba_name, industry, company_size, location, website, description, logo_url, linkedin_url, twitter_url, facebook_url, instagram_url, primary_contact_name, primary_contact_email, primary_contact_phone, primary_contact_alt_email, primary_contact_alt_phone, secondary_contact_name, secondary_contact_email, secondary_contact_phone, secondary_contact_alt_email, secondary_contact_alt_phone, reg_street, reg_unit, reg_city, reg_state, reg_zip_code, reg_country, same_as_registered, op_street, op_unit, op_city, op_state, op_zip_code, op_country, tax_id, ein_document_url, tax_document_url, submitted_at, is_approved, approved_at, rejected_at, rejection_reason, created_at, updated_at, culture_values, first_reply_hours, hiring_steps, benefits, pictures));

CREATE OR REPLACE FUNCTION private.words_of (
  profile public.candidates
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN private.search_text(concat_ws('
'::text, (((profile).first_name || ' '::text) || (profile).last_name), (profile).title, (profile).email, array_to_string((profile).skills, '
'::text)));

CREATE VIEW "private"."company_standings" WITH (security_invoker=true) AS  SELECT company_id,
    queue,
    ((EXTRACT(epoch FROM since) * (
        CASE
            WHEN (queue = ANY (ARRAY['waiting'::text, 'changes'::text])) THEN 1000000
            ELSE '-1000000'::integer
        END)::numeric))::bigint AS place
   FROM ( SELECT c.id AS company_id,
                CASE review.status
                    WHEN 'pending'::text THEN 'waiting'::text
                    ELSE review.status
                END AS queue,
                CASE review.status
                    WHEN 'pending'::text THEN c.submitted_at
                    WHEN 'approved'::text THEN c.approved_at
                    WHEN 'rejected'::text THEN c.rejected_at
                    ELSE c.created_at
                END AS since
           FROM (public.companies c
             CROSS JOIN LATERAL ( SELECT private.review_status(c.*) AS status) review)
        UNION ALL
         SELECT p.company_id,
            'changes'::text AS queue,
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
    COALESCE(NULLIF(btrim(((c.first_name || ' '::text) || c.last_name)), ''::text), 'Unnamed candidate'::text) AS candidate_name,
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
    ((counted.match -> 'location'::text) ->> 'fit'::text) AS place_fit,
    private.withdrawn_on(a.id) AS withdrawn_on,
    ((EXISTS ( SELECT
           FROM public.candidates person
          WHERE ((person.id = a.candidate_id) AND (person.user_id IS NULL)))) OR (EXISTS ( SELECT
           FROM private.added_applications added
          WHERE (added.application_id = a.id)))) AS is_added
   FROM ((((public.applications a
     JOIN public.jobs j ON ((j.id = a.job_id)))
     JOIN public.companies company ON ((company.id = a.company_id)))
     CROSS JOIN LATERAL private.sent_profile(a.id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values, added_by_company_id, added_by_user_id, years_follow_history))
     CROSS JOIN LATERAL ( SELECT match_explanations.explanation AS match
           FROM private.match_explanations(j.skills_required, j.preferred_skills, j.experience_level, private.workplace_of(j.job_type, j.workplace), j.location, j.locations, company.culture_values, c.*, private.home_of(c.*)) match_explanations(explanation)
         OFFSET 0) counted);

CREATE POLICY "Candidates and staff can upload new files to their folder" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((storage.allow_only_operation('object.upload'::text) AND private.can_store_file(bucket_id, name)));

COMMENT ON FUNCTION "private"."applicant_json"(public.candidates) IS 'ApplicationCandidate (contracts/candidates/candidate-fields.ts): all an employer reads of an applicant.';

COMMENT ON FUNCTION "private"."applicant_name"(public.applications) IS 'What the staff read of who applied: the name that was sent.';

COMMENT ON FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.workplace, text, text[], text[], public.culture_value[], public.candidates, private.home_terms) IS 'private.match_explanations of what is known of a job: its private.asked_skills and private.place_terms. For use in FROM.';

COMMENT ON FUNCTION "private"."can_store_file"(text, text) IS 'True when the caller may store a new file there: candidates in their own folder, staff in their company''s, both sides in that of their application, while there is room, and never under a name that a record knows, nor with a session that has ended (RULES: Files). SECURITY DEFINER: nobody reads storage; answers yes or no only.';

COMMENT ON FUNCTION "private"."candidate_missing_fields"(public.candidates) IS 'What the profile still needs, as the contracts compute it (RULES: Candidates).';

COMMENT ON FUNCTION "private"."change_details"(public.companies, jsonb) IS 'Field to {from, to} where the changes differ from the company, for the audit log.';

COMMENT ON FUNCTION "private"."company_card"(public.companies) IS 'What a candidate reads of the company beside an application.';

COMMENT ON FUNCTION "private"."company_json"(public.companies) IS 'Company of the contracts: the whole record and what waits for approval, for its staff and admins.';

COMMENT ON FUNCTION "private"."company_path_errors"(public.companies, jsonb) IS 'What is wrong, by field, with files that the record does not name already.';

COMMENT ON FUNCTION "private"."decision_part"(private.application_matches, uuid, uuid[]) IS 'Where an application stands within its job: 0 due, 1 to decide, 2 waiting on somebody else, 3 at an end, 4 at another company.';

COMMENT ON FUNCTION "private"."employer_json"(public.companies) IS 'Employer of the contracts: what anyone may see of a company (RULES: Companies).';

COMMENT ON FUNCTION "private"."fits_filter"(private.application_matches, private.application_filter) IS 'Whether a filter lets an application through, for every list and count, its words aside: those are in wanted.found.';

COMMENT ON FUNCTION "private"."hiring_json"(public.companies) IS 'Hiring (contracts/companies/hiring.ts) of a company, as anyone may see it.';

COMMENT ON FUNCTION "private"."is_claimable"(private.first_passwords, text) IS 'True if the secret is that of the browser that signed up, within a day, and within ten minutes of the confirmation.';

COMMENT ON FUNCTION "private"."is_file_in_use"(text, text) IS 'True when a record names the file or it was sent: it is kept as it is (RULES: Files).';

COMMENT ON FUNCTION "private"."is_profile_complete"(public.candidates) IS 'Completion, rounded to the nearest ten percent, is 80 or more (RULES: Candidates).';

COMMENT ON FUNCTION "private"."job_match"(public.jobs, public.candidates) IS 'private.match_explanation of a job, its company and a profile.';

COMMENT ON FUNCTION "private"."listed_jobs"(uuid[], public.candidates, private.home_terms, boolean, text[]) IS 'Those of the jobs that are visible, with their place among the given ones, and as they stand in a list: with the match to a candidate whose private.home_of is given and their application, or what a visitor counts it by, and the miles from the nearest of origins (private.place_terms). For use in FROM, where it becomes part of the query.';

COMMENT ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.workplace, text, text[], public.culture_value[], public.candidates, private.home_terms) IS 'One row: MatchExplanation (contracts/matching/match.ts) of what a job and its company ask and a profile has, whose private.home_of is given. For use in FROM, where it becomes part of the query.';

COMMENT ON FUNCTION "private"."nameless_applicant"() IS 'What is kept as sent of an applicant whose account was deleted: nothing but that somebody applied.';

COMMENT ON FUNCTION "private"."profile_documents"(public.candidates) IS 'The stored files a profile names.';

COMMENT ON FUNCTION "private"."promise_outcome"(private.application_matches) IS 'Whether an application was answered by the promised day: kept, or late when it was answered after it, withdrawn unanswered after it, or is still owed after it; null without a promise, before its day, and for who withdrew unanswered by then (RULES: Reports).';

COMMENT ON FUNCTION "private"."public_company_json"(public.companies) IS 'PublicCompany of the contracts: what anyone may see of an approved company (RULES: Companies).';

COMMENT ON FUNCTION "private"."reason_to_open"(text, text, private.reach) IS 'What lets the caller open somebody else''s file: an application they review that it was sent with, the profile of a candidate their company manages, a registration they read (RULES: Files). No row: nothing does.';

COMMENT ON FUNCTION "private"."review_status"(public.companies) IS 'unfinished, pending, rejected or approved (RULES: Companies).';

COMMENT ON FUNCTION "private"."reviewed_changes"(public.companies, public.companies) IS 'What of the approved values the second record has otherwise: column to wanted value.';

COMMENT ON FUNCTION "private"."sent_profile"(uuid) IS 'The candidate of an application as sent with it, as far as employers read one; the rest of the record is null. For use in FROM. What companies read, and with how they like to work what the match of an application is counted from (RULES: Applications).';

COMMENT ON FUNCTION "private"."wanted_company"(public.companies, jsonb) IS 'The company with cleaned fields; an operating address like the registered one is blanked.';

COMMENT ON FUNCTION "private"."words_of"(public.candidates) IS 'What a search of applicants looks through.';

COMMENT ON VIEW "private"."company_standings" IS 'What company_queues holds, computed: one queue per decision. Those that wait stand longest wait first, the others by the date they show, newest first. An approved company whose changes wait stands in two (RULES: Administration).';

COMMENT ON VIEW "private"."counted_application_matches" IS 'private.application_matches as it must be.';

REVOKE ALL ON FUNCTION "private"."applicant_json"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."applicant_name"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asked_explanations"(text[], text[], text[], text[], public.experience_level, public.workplace, text, text[], text[], public.culture_value[], public.candidates, private.home_terms) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_store_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_store_file"(text, text) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."candidate_missing_fields"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."change_details"(public.companies, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_card"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_json"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_path_errors"(public.companies, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."decision_part"(private.application_matches, uuid, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."employer_json"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fits_filter"(private.application_matches, private.application_filter) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hiring_json"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_claimable"(private.first_passwords, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_file_in_use"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_profile_complete"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_match"(public.jobs, public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_jobs"(uuid[], public.candidates, private.home_terms, boolean, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.workplace, text, text[], public.culture_value[], public.candidates, private.home_terms) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."nameless_applicant"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."profile_documents"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."promise_outcome"(private.application_matches) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."public_company_json"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reason_to_open"(text, text, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."review_status"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reviewed_changes"(public.companies, public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sent_profile"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wanted_company"(public.companies, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_of"(public.candidates) FROM PUBLIC;
