-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE TYPE "private"."traces" AS (
  "user_id" uuid,
  "email" text,
  "candidate_id" uuid,
  "words" text[],
  "ids" uuid[],
  "application_ids" uuid[],
  "company_ids" uuid[]
);

DROP TRIGGER "jobs_end_their_assignment" ON "public"."jobs";

DROP VIEW "private"."counted_application_matches";

DROP VIEW "private"."counted";

DROP VIEW "private"."waiting_put_forwards";

ALTER TABLE "private"."answer_reminders"
  DROP CONSTRAINT "answer_reminders_pkey";

ALTER TABLE "private"."unsubscribe_links"
  DROP CONSTRAINT "unsubscribe_links_kind_check";

ALTER TABLE "private"."unsubscribe_links"
  DROP CONSTRAINT "unsubscribe_links_to_staff_at_company";

ALTER TABLE "public"."applications"
  DROP CONSTRAINT "applications_once_per_job";

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_type_check";

DROP FUNCTION "private"."answered_on"(uuid);

DROP FUNCTION "private"."end_job_assignment"();

DROP FUNCTION "private"."my_application_json"(public.applications);

DROP FUNCTION "private"."application_events_json"(uuid, uuid, boolean);

DROP FUNCTION "private"."potential_jobs"(public.candidates, bigint, timestamp with time zone, uuid, integer, boolean);

DROP FUNCTION "private"."shared_by"(uuid);

DROP FUNCTION "public"."get_my_applications"(jsonb, integer);

DROP FUNCTION "public"."get_potential_jobs"(jsonb, integer);

DROP FUNCTION "public"."withdraw_application"(uuid);

CREATE TABLE "private"."application_withdrawals" (
  "application_id" uuid NOT NULL,
  "reason" text,
  "message" text,
  CONSTRAINT "application_withdrawals_pkey" PRIMARY KEY (application_id),
  CONSTRAINT "application_withdrawals_reason_check" CHECK ((reason = ANY (ARRAY['other_job'::text, 'not_fitting'::text, 'salary'::text, 'location'::text, 'too_slow'::text, 'send_anew'::text, 'other'::text]))),
  CONSTRAINT "application_withdrawals_message_check" CHECK (private.is_text(message, 1000))
);

ALTER TABLE "private"."application_withdrawals"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."candidate_mail_settings" (
  "user_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "by_mail" boolean NOT NULL,
  CONSTRAINT "candidate_mail_settings_pkey" PRIMARY KEY (user_id, kind)
);

ALTER TABLE "private"."candidate_mail_settings"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."candidate_preferences" (
  "user_id" uuid NOT NULL,
  "types" public.job_type[] NOT NULL DEFAULT '{}'::public.job_type[],
  "levels" public.experience_level[] NOT NULL DEFAULT '{}'::public.experience_level[],
  "places" text[] NOT NULL DEFAULT '{}'::text[],
  "is_remote" boolean NOT NULL DEFAULT false,
  "salary_from" integer,
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "candidate_preferences_pkey" PRIMARY KEY (user_id),
  CONSTRAINT "candidate_preferences_salary_from_check" CHECK (((salary_from >= 1) AND (salary_from <= 100000000))),
  CONSTRAINT "candidate_preferences_types_check" CHECK ((NOT ('REMOTE'::public.job_type = ANY (types)))),
  CONSTRAINT "candidate_preferences_places_check" CHECK (private.are_short_texts(places, 10, 100))
);

ALTER TABLE "private"."candidate_preferences"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."contact_messages" (
  "id" uuid NOT NULL,
  "user_id" uuid,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "topic" text NOT NULL,
  "words" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "answered_at" timestamp with time zone,
  "answered_by" uuid,
  CONSTRAINT "contact_messages_pkey" PRIMARY KEY (id),
  CONSTRAINT "contact_messages_email_check" CHECK (private.is_email(email)),
  CONSTRAINT "contact_messages_name_check" CHECK (private.is_line(name, 100)),
  CONSTRAINT "contact_messages_words_check" CHECK (private.is_text(words, 5000, 1))
);

ALTER TABLE "private"."contact_messages"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."contact_senders" (
  "at" timestamp with time zone NOT NULL DEFAULT now(),
  "client" bytea NOT NULL
);

ALTER TABLE "private"."contact_senders"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."hidden_from_partners" (
  "candidate_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "hidden_from_partners_pkey" PRIMARY KEY (candidate_id, company_id)
);

ALTER TABLE "private"."hidden_from_partners"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."past_applications" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "user_id" uuid NOT NULL,
  "job_title" text NOT NULL,
  "company_name" text NOT NULL,
  "applied_at" timestamp with time zone NOT NULL,
  "status" public.application_status NOT NULL,
  "ended_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "past_applications_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."past_applications"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."profile_views" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "candidate_id" uuid NOT NULL,
  "company_id" uuid,
  "day" date NOT NULL,
  "kind" text NOT NULL,
  "application_id" uuid,
  "document" text,
  "through_company_id" uuid,
  "viewed_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "profile_views_application" CHECK (((kind = 'application'::text) = (application_id IS NOT NULL))),
  CONSTRAINT "profile_views_document_check" CHECK ((document = ANY (ARRAY['resume'::text, 'cover_letter'::text, 'certificate'::text, 'answer'::text]))),
  CONSTRAINT "profile_views_kind_check" CHECK ((kind = ANY (ARRAY['application'::text, 'managed'::text, 'partner'::text]))),
  CONSTRAINT "profile_views_once_a_day" UNIQUE NULLS NOT DISTINCT (candidate_id, day, company_id, kind, application_id, document),
  CONSTRAINT "profile_views_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."profile_views"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."answer_reminders"
  ADD COLUMN "is_past" boolean NOT NULL DEFAULT false;

ALTER TABLE "private"."application_matches"
  ADD COLUMN "withdrawn_on" date;

ALTER TABLE "private"."saved_searches"
  ADD COLUMN "paused" text;

ALTER TABLE "public"."applications"
  ADD COLUMN "attempt" smallint NOT NULL DEFAULT 1;

ALTER TABLE "public"."applications"
  ALTER COLUMN "candidate_id" DROP NOT NULL;

CREATE OR REPLACE FUNCTION private.answer_stands_after()
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN '01:00:00'::interval;

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
  of_candidate boolean := me is null;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'application_id', e.application_id,
      'from_status', e.from_status,
      'to_status', e.to_status,
      'created_at', e.created_at,
      'actor_name', case when not (of_candidate and e.to_status = 'rejected') then nullif(btrim(u.first_name || ' ' || u.last_name), '') end,
      'withdrawal', case when of_candidate or me.is_admin or names_of_company is not null then (
        select jsonb_build_object('reason', w.reason, 'message', w.message)
        from private.application_withdrawals w where w.application_id = e.application_id and e.to_status = 'withdrawn'
      ) end
    ) order by e.id), '[]')
    from public.applications a
    join public.application_events e on e.application_id = a.id
    left join public.company_users u on u.user_id = e.actor_id and u.company_id = names_of_company
    -- Nobody is left to whom earlier ones would belong once the account was deleted.
    where (a.id = application.id or a.candidate_id = application.candidate_id and a.job_id = application.job_id
        and a.attempt < application.attempt and (of_candidate or me.is_admin or private.can_review_application(a, me)))
      and (not of_candidate or private.is_settled(e))
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
        when a.candidate_id is null then 'The applicant deleted their account'
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

CREATE OR REPLACE FUNCTION private.application_to_move (
  p_application_id uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  if not private.can_move_application(application) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status');
  end if;
  -- In the order of all locks, and the application at once as a mover holds it: two who held it as readers, and each of them wants more,
  -- would wait for each other for ever.
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id for key share;
  -- Two movers take turns: what is decided next is decided on what the first one left.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  -- It is answered with the whole of it.
  perform private.note_application_view(application);
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.audit_json (
  entry public.audit_log
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'id', entry.id,
    'at', entry.created_at,
    'kind', entry.kind,
    'action', entry.action,
    'is_by_system', entry.actor_id is null and not entry.details ? 'by_deleted_account',
    'actor', private.audit_person(entry.actor_id, entry.company_id),
    'company', private.audit_company(entry.company_id),
    'subject', case entry.subject_type
      when 'profile' then private.audit_person(entry.subject_id, null)
      when 'company_user' then private.audit_person((entry.details ->> 'user_id')::uuid, entry.company_id)
      when 'candidate' then private.audit_person((select c.user_id from public.candidates c where c.id = entry.subject_id), null)
      when 'application' then private.audit_person((
        select c.user_id from public.applications a join public.candidates c on c.id = a.candidate_id where a.id = entry.subject_id), null)
    end,
    'successor', private.audit_person((entry.details ->> 'successor')::uuid, entry.company_id),
    'partners', case entry.subject_type when 'partnership' then jsonb_build_array(
      private.audit_company((entry.details ->> 'company_a_id')::uuid), private.audit_company((entry.details ->> 'company_b_id')::uuid)) end,
    -- Where a file lies and what the database said are nobody's to read; of what a company wants changed it is enough to say which fields.
    'details', entry.details - '{path,error,changes,by_deleted_account}'::text[] || case when entry.details ? 'changes' then jsonb_build_object(
      'fields', (select coalesce(jsonb_agg(key order by key), '[]') from jsonb_object_keys(entry.details -> 'changes') as key)) else '{}' end
      || case when entry.action = 'invitation.sent' and exists (
        select from public.email_outbox o
        where o.data ->> 'invitation_id' = entry.subject_id::text and o.sent_at is null and o.last_error is not null
      ) then jsonb_build_object('is_undelivered', true) else '{}' end
  );
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
  applied uuid[] := array(select a.job_id from public.applications a where a.candidate_id = me.id);
begin
  return array(
    select listed.job_id
    from unnest(private.filtered_jobs(
      filter, null, private.match_facts(me), after_order, after_posted_at, after_id, wanted + cardinality(applied)
    )) with ordinality as listed (job_id, "position")
    where listed.job_id <> all (applied)
    order by listed."position"
    limit wanted
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.best_within_kept (
  me public.candidates,
  filter private.job_filter,
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
  most constant integer := 100;
  among uuid[] := private.best_of_kept(kept, after_order, after_posted_at, after_id, most);
  found_ids uuid[];
begin
  if among is null then
    return null;
  end if;
  execute 'select array(
      select v.job_id
      from unnest($3) with ordinality as listed (job_id, "position")
      join private.visible_jobs v on v.job_id = listed.job_id
      where ' || private.filter_condition(filter, null) || '
      order by listed."position" limit $4)'
  into found_ids using filter, null::tsquery[], among, wanted;
  if cardinality(found_ids) = wanted or cardinality(among) < most then
    return found_ids;
  end if;
  return private.best_within(me, filter, after_order, after_posted_at, after_id, wanted);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_apply_again (
  last public.applications
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN (((last).status = 'withdrawn'::public.application_status) AND ((last).attempt < 3));

CREATE OR REPLACE FUNCTION private.candidate_mail_kinds()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{application_moves,promised_answers,saved_searches,put_forward}'::text[];

CREATE OR REPLACE FUNCTION private.candidate_mails_json (
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'address', (select p.email from public.profiles p where p.id = of_user),
    'mails', (
      select jsonb_agg(jsonb_build_object(
        'kind', k,
        'is_on', case
          when case k
            when 'saved_searches' then exists (select from private.saved_searches s where s.user_id = of_user and s.deleted_at is null)
            when 'put_forward' then exists (select from public.candidates c where c.user_id = of_user and c.managing_company_id is not null)
            else true
          end then private.wants_mail(of_user, k)
        end) order by place)
      from unnest(private.candidate_mail_kinds()) with ordinality as listed (k, place)
    ));
end
$function$;

CREATE OR REPLACE FUNCTION private.check_application_move()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.candidate_id is null then
    perform private.fail(409, 'account_deleted', 'The applicant deleted their account');
  elsif not exists (
    select from private.application_transitions t where t.from_status = old.status and t.to_status = new.status
  ) and new.status is distinct from private.last_status(new.id) then
    perform private.fail(409, 'status_not_allowed', 'This application cannot be moved there from where it stands now. Look at its status and choose again.');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_closing (
  company public.companies,
  typed_name text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if company.id is null or not exists (
    select from public.company_users u where u.company_id = company.id and u.user_id = auth.uid() and u.role = 'company_admin'
  ) then
    perform private.fail(403, 'not_allowed', 'Only an administrator of the company can delete it');
  elsif private.trimmed(typed_name) is distinct from private.trimmed(company.name) then
    perform private.refuse_field_errors('{"name": "This is not the name of the company"}');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_audit_log (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  word text;
  found bigint[] := array(
    select a.id from public.audit_log a where private.audit_about(a) && (of.ids || of.application_ids)::text[]);
begin
  foreach word in array of.words loop
    found := found || array(
      select a.id from public.audit_log a
      where a.details ?| array['name', 'email', 'to_email']
        and private.text_keys('', private.audit_names(a.details), 1) @> private.word_keys('', private.words_asked(word))
        and position(lower(word) in lower(private.audit_names(a.details))) > 0);
  end loop;
  perform set_config('private.forgets', 'on', true);
  update public.audit_log a set
    actor_id = nullif(a.actor_id, of.user_id),
    subject_id = case when a.subject_id = any (of.ids) then null else a.subject_id end,
    details = private.json_without_traces(a.details, of)
      || case when a.actor_id = of.user_id then '{"by_deleted_account": true}' else '{}' end::jsonb
  where a.id = any (found);
  perform set_config('private.forgets', 'off', true);
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_company_log (
  of_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform set_config('private.forgets', 'on', true);
  update public.audit_log a set details = a.details - 'changes'
  where private.audit_about(a) @> array[of_company::text] and a.details ? 'changes';
  perform set_config('private.forgets', 'off', true);
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_notices (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  readers uuid[] := array(
    select u.user_id from public.company_users u where u.company_id = any (of.company_ids)
    union select p.id from public.profiles p where p.role = 'admin');
begin
  delete from public.notifications n
  where coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = any ((of.application_ids || of.ids)::text[]);
  update public.notifications n
  set title = left(private.without_words(n.title, of.words), 200), message = left(private.without_words(n.message, of.words), 1000),
    data = private.json_without_traces(n.data, of)
  where n.user_id = any (readers) and (
    private.names_id(n.data::text, of.ids)
    or private.names_word(n.title || ' ' || n.message, of.words));
  delete from private.staff_summary_items i
  where i.company_id = any (of.company_ids) and private.names_id(i.path, of.application_ids || of.ids);
  update private.staff_summary_items i
  set title = private.without_words(i.title, of.words), message = private.without_words(i.message, of.words)
  where i.company_id = any (of.company_ids);
  update private.team_notes n
  set body = private.without_words(n.body, of.words), mentioned = array_remove(n.mentioned, of.user_id)
  where n.company_id = any (of.company_ids) and (
    of.user_id = any (n.mentioned) or private.names_word(n.body, of.words));
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_outbox (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from public.email_outbox o where lower(o.to_email) = lower(of.email);
  delete from public.email_outbox o
  where o.sent_at is null
    and (private.names_id(o.data::text, of.application_ids || of.ids) or lower(o.data ->> 'from_email') = lower(of.email));
  update public.email_outbox o set data = private.json_without_traces(o.data, of)
  where o.sent_at is null and private.names_word(o.data::text, of.words);
  -- Written without an account, from the same address.
  delete from private.contact_messages m where lower(m.email) = lower(of.email);
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_sign_ins (
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from auth.flow_state where user_id = of_user;
  delete from auth.refresh_tokens where user_id::text = of_user::text;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = of_user::text;
exception when insufficient_privilege or undefined_table then
  -- Theirs to change: the account goes all the same, and its sessions with it.
  raise warning 'What the auth service noted of a deleted account stays until it forgets it: %', sqlerrm;
end
$function$;

CREATE OR REPLACE FUNCTION private.client_digest()
  RETURNS bytea
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
begin
  -- Whoever stands in front of the API sets the first; of the second the last entry is theirs, what comes before anybody may claim.
  return sha256(convert_to(coalesce(
    headers ->> 'cf-connecting-ip', private.trimmed(substring(headers ->> 'x-forwarded-for' from '[^,]*$')), 'unknown'), 'UTF8'));
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
      'events', private.application_events_json(application, case when may_move then application.company_id end, me),
      'match', kept.match,
      'assignee', case when sees_all then (
        select a.assignee from private.application_assignees a where a.application_id = application.id) end,
      'rejection', case when sees_all and application.status = 'rejected' then (
        select jsonb_build_object('reason', r.reason, 'message', r.message)
        from private.last_rejection(application.id, only_settled => false) r
      ) end,
      'note_count', case when may_move then private.note_count(application.id) else 0 end,
      'can', jsonb_build_object('assign', may_move and private.can_at_company(application.company_id, 'assign_work'), 'note', may_move and application.candidate_id is not null),
      'answer_by', application.answer_by,
      'answer_due', application.answer_due,
      'attempt', application.attempt,
      'later_id', (
        select a.id from public.applications a
        where a.id = private.later_application(application) and (sees_all or private.can_review_application(a, me))
      ),
      'allowed_statuses', case when may_move and application.candidate_id is not null then (
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

CREATE OR REPLACE FUNCTION private.contact_message_json (
  message private.contact_messages
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'id', message.id,
    'name', message.name,
    'email', message.email,
    'account', private.audit_person(message.user_id, null),
    'topic', message.topic,
    'words', message.words,
    'created_at', message.created_at,
    'answered_at', message.answered_at,
    'answered_by', private.audit_person(message.answered_by, null));
end
$function$;

CREATE OR REPLACE FUNCTION private.contact_topics()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{plan,registration,account,fault,privacy,other}'::text[];

CREATE OR REPLACE FUNCTION private.count_contact_message()
  RETURNS bigint
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  sender bytea := coalesce(sha256(convert_to(auth.uid()::text, 'UTF8')), private.client_digest());
  lately bigint;
begin
  -- One at a time: messages of the same moment cannot pass together.
  lock table private.contact_senders in share row exclusive mode;
  delete from private.contact_senders s where s.at < now() - interval '1 hour';
  lately := (select count(*) from private.contact_senders);
  if (select count(*) from private.contact_senders s where s.client = sender) >= 5 or auth.uid() is null and lately >= 1000 then
    perform private.fail(429, 'too_many_messages', 'This is more than we take in an hour. Your message is still here: try again later, or write to us by mail.');
  end if;
  insert into private.contact_senders (client) values (sender);
  return lately;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_contact_messages()
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select count(*) from private.contact_messages m where m.answered_at is null);
end
$function$;

CREATE OR REPLACE FUNCTION private.count_promise()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  old_outcome text := case when tg_op <> 'INSERT' then private.settled_promise(old.answer_by, old.answered_on, old.withdrawn_on) end;
  new_outcome text := case when tg_op <> 'DELETE' then private.settled_promise(new.answer_by, new.answered_on, new.withdrawn_on) end;
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

CREATE OR REPLACE FUNCTION private.discard_folder (
  of_folder uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into private.discarded_files (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o
  where o.name collate "C" >= of_folder || '/' and o.name collate "C" < of_folder || '0'
  on conflict (bucket_id, name) do nothing;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name)), '[]')
    from private.discarded_files d where split_part(d.name, '/', 1) = of_folder::text);
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_ownerless_files (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  insert into private.discarded_files (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o
  where o.created_at < now() - interval '1 hour'
    and not exists (select from auth.users u where u.id::text = split_part(o.name, '/', 1))
    and not exists (select from public.companies c where c.id::text = split_part(o.name, '/', 1))
  limit at_most
  on conflict (bucket_id, name) do nothing;
  get diagnostics n = row_count;
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.document_of (
  bucket text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE bucket WHEN 'candidate_resumes'::text THEN 'resume'::text WHEN 'candidate_cover_letters'::text THEN 'cover_letter'::text WHEN 'candidate_certificates'::text THEN 'certificate'::text WHEN 'application_files'::text THEN 'answer'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.drop_answer_reminders (
  of_application uuid,
  of_user uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 DELETE FROM public.notifications n
   WHERE ((n.user_id = drop_answer_reminders.of_user) AND (n.type = 'application_status'::text) AND (NOT n.is_read) AND ((n.data ->> 'application_id'::text) = (drop_answer_reminders.of_application)::text) AND (n.data ? 'answer_by'::text));
END;

CREATE OR REPLACE FUNCTION private.end_job_assignments()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_table_name = 'jobs' then
    delete from public.job_assignments where job_id = old.id;
  else
    delete from public.job_assignments where company_id = old.id;
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_management_of (
  candidate public.candidates
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  asked public.put_forwards;
begin
  for asked in
    update public.put_forwards f set status = 'withdrawn', answered_at = now()
    where f.candidate_id = candidate.id and f.company_id = candidate.managing_company_id and f.status = 'waiting'
    returning f.*
  loop
    perform private.drop_put_forward_notice(asked);
  end loop;
  delete from public.candidate_assignments a where a.candidate_id = candidate.id;
  update public.candidates c set managing_company_id = null, management_terms = null where c.id = candidate.id;
  perform private.audit('candidate.management_ended', 'candidate', candidate.id, candidate.managing_company_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.erase_account (
  of_user uuid,
  successors jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  of private.traces;
  files jsonb;
begin
  perform from public.candidates c where c.user_id = of_user for update;
  -- Then jobs and applications, as whoever applies, moves or tells takes them, before anything is taken out of what hangs on them.
  perform from public.jobs j
  where j.id in (
    select a.job_id from public.applications a join public.candidates c on c.id = a.candidate_id where c.user_id = of_user)
  order by j.id for share;
  perform from public.applications a
  where a.candidate_id in (select c.id from public.candidates c where c.user_id = of_user) order by a.id for update;
  of := private.traces_of(of_user);
  perform private.leave_teams(of, successors);
  perform private.clear_notices(of);
  perform private.clear_outbox(of);
  if of.candidate_id is not null then
    perform private.leave_management(of);
    perform private.leave_applications(of);
  end if;
  perform private.clear_audit_log(of);
  delete from public.invitations i where i.id = any (of.ids);
  files := private.discard_folder(of_user);
  perform private.clear_sign_ins(of_user);
  delete from auth.users where id = of_user;
  delete from private.reported_jobs r
  where r.decided_at is null and not exists (select from private.job_reports each where each.job_id = r.job_id);
  update private.reported_jobs r set waiting_since = null, is_flagged = false
  where r.waiting_since is not null
    and not exists (select from private.job_reports each where each.job_id = r.job_id and each.decided_at is null);
  return files;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_audit (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  perform set_config('private.forgets', 'on', true);
  n := private.forget_rows('public.audit_log', 'created_at', 'audit', at_most);
  perform set_config('private.forgets', 'off', true);
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_ended_invitations (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  update public.invitations i set candidate_data = '{}'
  where i.id in (
    select due.id from public.invitations due
    where due.type = 'candidate' and due.status <> 'accepted' and due.candidate_data <> '{}'
      and coalesce(due.ended_at, due.expires_at) < private.kept_since('endedInvitation')
    limit at_most for update skip locked);
  get diagnostics n = row_count;
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_mail_bodies (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  -- One that was sent has lost its body already.
  update public.email_outbox o set data = '{}', last_error = null
  where o.id in (
    select due.id from public.email_outbox due
    where due.failed_at < private.kept_since('mailBody') and due.data <> '{}' limit at_most for update skip locked);
  get diagnostics n = row_count;
  delete from public.email_outbox o where o.template = 'account_deleted' and o.failed_at is not null;
  return n + private.forget_rows('public.email_outbox', 'created_at', 'audit', at_most);
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_rows (
  of_table text,
  of_column text,
  of text,
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  execute format(
    'delete from %1$s where ctid = any (array(select ctid from %1$s where %2$I < $1 limit $2 for update skip locked))',
    of_table::regclass, of_column)
  using private.kept_since(of), at_most;
  get diagnostics n = row_count;
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_sign_ins (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  delete from auth.audit_log_entries e
  where e.id in (
    select due.id from auth.audit_log_entries due
    where due.created_at < private.kept_since('audit')
    limit at_most);
  get diagnostics n = row_count;
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_unconfirmed_accounts (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  account uuid;
  n integer := 0;
begin
  for account in
    select u.id from auth.users u
    where u.email_confirmed_at is null and u.created_at < private.kept_since('unconfirmedAccount')
    order by u.created_at limit at_most
    for update skip locked
  loop
    -- One that cannot go holds up none of the others.
    begin
      perform private.lock_account(account);
      perform private.erase_account(account);
      n := n + 1;
    exception when others then
      raise warning 'The unconfirmed account % stays: %', account, sqlerrm;
    end;
  end loop;
  return n;
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
        or exists (select from public.job_application_answers answer where answer.application_id = a.id))
    order by e.created_at limit at_most
    for update of a skip locked);
  sent private.sent_documents[];
begin
  with gone as (delete from private.sent_documents d where d.application_id = any (due) returning d)
  select coalesce(array_agg(gone.d), '{}') into sent from gone;
  delete from public.job_application_answers a where a.application_id = any (due);
  update private.sent_profiles s
  set profile = s.profile || '{"resume_url": null, "cover_letter_url": null, "certificates": []}'
  where s.application_id = any (due);
  insert into private.discarded_files (bucket_id, name)
  select distinct d.bucket_id, d.name from unnest(sent) as d
  where not private.is_file_in_use(d.bucket_id, d.name)
    and exists (select from storage.objects o where o.bucket_id = d.bucket_id and o.name = d.name)
  on conflict (bucket_id, name) do nothing;
  return cardinality(due);
end
$function$;

CREATE OR REPLACE FUNCTION private.given_answers (
  of_application uuid
)
  RETURNS SETOF public.application_events
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT e.id,
     e.application_id,
     e.from_status,
     e.to_status,
     e.actor_id,
     e.created_at,
     e.candidate_id,
     e.company_id
    FROM public.application_events e
   WHERE ((e.application_id = given_answers.of_application) AND private.is_answer(e.to_status) AND (NOT (EXISTS ( SELECT
            FROM public.application_events later
           WHERE ((later.application_id = given_answers.of_application) AND (later.id > e.id) AND (later.to_status = ANY (ARRAY['applied'::public.application_status, 'reviewing'::public.application_status, 'interview'::public.application_status])) AND (later.created_at > (e.created_at - '00:01:00'::interval)) AND (later.created_at < (e.created_at + private.answer_stands_after())))))));
END;

CREATE OR REPLACE FUNCTION private.answered_on (
  of_application uuid
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT ((min(e.created_at) AT TIME ZONE 'UTC'::text))::date AS timezone FROM private.given_answers(answered_on.of_application) e(id, application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id));

CREATE OR REPLACE FUNCTION private.handle_changed_account()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.email is distinct from old.email then
    update public.profiles set email = new.email where id = new.id;
    -- An address that was never confirmed is not the account's to take invitations from.
    if old.email_confirmed_at is not null and new.email_confirmed_at is not null then
      perform private.take_invitations_along(new.id, old.email, new.email);
    end if;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_live_session()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now()));
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
RETURN (((private.is_own_file(bucket, path) AND ((SELECT private.my_role() AS my_role) = 'candidate'::public.app_role)) OR private.can_write_company_file(bucket, path)) AND private.has_live_session() AND (private.quota_problem(private.file_folder(bucket, path), 1) IS NULL) AND (NOT private.is_file_in_use(bucket, path)));

CREATE OR REPLACE FUNCTION private.hold_company (
  of_company uuid,
  closer uuid
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  SET lock_timeout TO '900ms'
  AS $function$
declare
  company public.companies;
begin
  for attempt in 1..5 loop
    begin
      -- In the order of all locks: whom it manages, it, its team, its candidates, jobs and applications.
      perform from public.profiles p
      where p.id = closer or p.id in (select c.user_id from public.candidates c where c.managing_company_id = of_company)
      order by p.id for update;
      select * into company from public.companies c where c.id = of_company for update;
      perform from public.company_users u where u.company_id = of_company order by u.id for update;
      perform from public.candidates c where c.managing_company_id = of_company order by c.id for update;
      perform from public.jobs j where j.company_id = of_company order by j.id for update;
      perform from public.applications a
      where a.company_id = of_company or a.applied_by_company_id = of_company order by a.id for update;
      return company;
    exception
      when lock_not_available then
        -- Whoever writes a row of its under a lock of theirs waits for it, and it for them: they go first.
        perform pg_sleep(0.2);
    end;
  end loop;
  perform private.fail(409, 'busy', 'Somebody is working with the company at this moment. Please try again');
end
$function$;

CREATE OR REPLACE FUNCTION private.invitations_that_follow (
  of_user uuid,
  old_address text,
  new_address text
)
  RETURNS SETOF public.invitations
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT i.id,
     i.type,
     i.email,
     i.status,
     i.expires_at,
     i.invited_by_admin_id,
     i.invited_by_user_id,
     i.company_id,
     i.role,
     i.management_terms,
     i.candidate_data,
     i.company_data,
     i.accepted_at,
     i.accepted_by,
     i.created_at,
     i.updated_at,
     i.is_employee,
     i.sent_at,
     i.ended_at
    FROM public.invitations i
   WHERE ((lower(i.email) = lower(invitations_that_follow.old_address)) AND private.is_open(i.*) AND (NOT (EXISTS ( SELECT
            FROM public.candidates c
           WHERE ((i.type = 'candidate'::public.invitation_type) AND (c.user_id = invitations_that_follow.of_user) AND (c.managing_company_id <> i.company_id))))) AND ((private.known_invitee(private.invitation_kind(i.*), lower(invitations_that_follow.new_address), i.company_id, i.id)).known_as IS NULL));
END;

CREATE OR REPLACE FUNCTION private.email_change_json (
  account auth.users
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN jsonb_build_object('email', (account).email_change, 'sent_at', (account).email_change_sent_at, 'is_expired', COALESCE(((account).email_change_sent_at < (now() - '01:00:00'::interval)), true), 'old_confirmed', ((COALESCE((account).email_change_token_current, ''::character varying))::text = ''::text), 'new_confirmed', ((COALESCE((account).email_change_token_new, ''::character varying))::text = ''::text), 'invitations', (SELECT count(*) AS count FROM private.invitations_that_follow((email_change_json.account).id, ((email_change_json.account).email)::text, ((email_change_json.account).email_change)::text) invitations_that_follow(id, type, email, status, expires_at, invited_by_admin_id, invited_by_user_id, company_id, role, management_terms, candidate_data, company_data, accepted_at, accepted_by, created_at, updated_at, is_employee, sent_at, ended_at)));

CREATE OR REPLACE FUNCTION private.is_hidden_from (
  of_candidate uuid,
  company uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (select from private.hidden_from_partners h where h.candidate_id = of_candidate and h.company_id = company);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_shown_to (
  candidate public.candidates,
  partner uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return candidate.shown_to_partners and not private.is_hidden_from(candidate.id, partner);
end
$function$;

CREATE OR REPLACE FUNCTION private.json_without_traces (
  said jsonb,
  of private.traces
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return case jsonb_typeof(said)
    when 'string' then to_jsonb(private.without_words(said #>> '{}', of.words))
    when 'object' then (
      select coalesce(jsonb_object_agg(part.key, private.json_without_traces(part.value, of)), '{}')
      from jsonb_each(said) as part
      where jsonb_typeof(part.value) <> 'string' or not private.names_id(part.value #>> '{}', of.ids))
    when 'array' then (
      select coalesce(jsonb_agg(private.json_without_traces(part.value, of) order by part.place), '[]')
      from jsonb_array_elements(said) with ordinality as part (value, place)
      where jsonb_typeof(part.value) <> 'string' or not private.names_id(part.value #>> '{}', of.ids))
    else said
  end;
end
$function$;

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
      new.answer_by, new.status, private.is_answer(new.status) or exists (
        select from private.given_answers(new.id) e
        -- This move back is not written yet.
        where not (new.status = any (private.open_stages())) or e.created_at + private.answer_stands_after() <= now()));
  end if;
  return new;
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
  insert into private.application_matches (
    application_id, job_id, company_id, applied_by_company_id, applied_at, match_order, candidate_name, candidate_title, match, words, skill_keys,
    status, answer_by, answer_due, reached, answered_on, level_fit, place_fit, withdrawn_on)
  select * from private.counted_application_matches where application_id = of_application;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_attempt()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  last public.applications := private.last_application(new.candidate_id, new.job_id);
begin
  -- One that may not be is given the place of the one before it, which the constraint refuses like any that came at the same moment.
  new.attempt := case when last.id is null then 1 when private.can_apply_again(last) then last.attempt + 1 else last.attempt end;
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
  set reached = private.reached_by(of_application), answered_on = private.answered_on(of_application),
    withdrawn_on = private.withdrawn_on(of_application)
  where application_id = of_application;
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
    'unconfirmed_accounts', 'notifications', 'mail_bodies', 'withdrawn_documents', 'profile_views', 'ended_invitations', 'contact_messages',
    'audit', 'sign_ins', 'ownerless_files'
  ] loop
    -- One that fails holds up none of the others.
    begin
      n := case step
        when 'unconfirmed_accounts' then private.forget_unconfirmed_accounts(least(at_most, 100))
        when 'notifications' then private.forget_rows('public.notifications', 'created_at', 'notification', at_most)
        when 'mail_bodies' then private.forget_mail_bodies(at_most)
        when 'withdrawn_documents' then private.forget_withdrawn_documents(least(at_most, 500))
        when 'profile_views' then private.forget_rows('private.profile_views', 'viewed_at', 'profileView', at_most)
        when 'ended_invitations' then private.forget_ended_invitations(at_most)
        when 'contact_messages' then private.forget_rows('private.contact_messages', 'created_at', 'contactMessage', at_most)
        when 'audit' then private.forget_audit(at_most)
        when 'sign_ins' then private.forget_sign_ins(at_most)
        when 'ownerless_files' then private.discard_ownerless_files(at_most)
      end;
      done := done || jsonb_build_object(step, n);
    exception when others then
      raise warning 'Keeping what is kept: % failed: %', step, sqlerrm;
    end;
  end loop;
  return done;
end
$function$;

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
    where m.company_id = of_company and m.status = any (private.open_stages()) and private.is_overdue(m.answer_due));
  return case when passed >= 10 then jsonb_build_object('kept', kept, 'passed', passed) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.employer_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN (private.public_company_json(company) || jsonb_build_object('open_jobs', private.count_visible_jobs_of((company).id), 'promises', private.kept_promises((company).id)));

CREATE OR REPLACE FUNCTION private.last_application (
  of_candidate uuid,
  of_job uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  last public.applications;
begin
  select * into last from public.applications a
  where a.candidate_id = of_candidate and a.job_id = of_job order by a.attempt desc limit 1;
  return last;
end
$function$;

CREATE OR REPLACE FUNCTION private.later_application (
  application public.applications
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select a.id from public.applications a
    where a.candidate_id = application.candidate_id and a.job_id = application.job_id and a.attempt = application.attempt + 1);
end
$function$;

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
      update public.applications set status = 'withdrawn' where id = application.id;
      withdrawn := withdrawn || application.id;
    end if;
  end loop;
  delete from public.job_application_answers where application_id = any (of.application_ids);
  delete from private.sent_documents where application_id = any (of.application_ids);
  delete from private.status_notices where application_id = any (of.application_ids);
  delete from private.application_withdrawals where application_id = any (of.application_ids);
  delete from private.team_notes where application_id = any (of.application_ids) or candidate_id = of.candidate_id;
  update private.application_rejections set message = null where application_id = any (of.application_ids);
  update public.application_events set candidate_id = null where application_id = any (of.application_ids) and candidate_id is not null;
  update private.sent_profiles set profile = private.nameless_applicant(), culture_values = '{}' where application_id = any (of.application_ids);
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
    perform private.tell_staff(
      told.user_id, 'new_application', 'application_withdrawn', 'An application was withdrawn', told.title || ': the applicant deleted their account',
      told.ids, '/company/applications/' || told.id, by_mail => false);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_management (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  managing uuid := (select c.managing_company_id from public.candidates c where c.id = of.candidate_id);
  told uuid;
begin
  for told in
    select u.user_id from public.company_users u
    left join public.candidate_assignments a on a.candidate_id = of.candidate_id
    where u.company_id = managing
      and case when a.assigned_to_user_id is null then u.role = 'company_admin' else u.user_id = a.assigned_to_user_id end
  loop
    perform private.tell_staff(
      told, 'assigned', 'application_withdrawn', 'A candidate you managed left', 'They deleted their account.',
      jsonb_build_object('company_id', managing), '/company/candidates', by_mail => false);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_teams (
  of private.traces,
  successors jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  membership public.company_users;
  successor public.company_users;
begin
  -- All of them in one order: of two administrators who leave at the same moment the second finds nobody.
  perform from public.company_users u
  where u.company_id in (select m.company_id from public.company_users m where m.user_id = of.user_id) order by u.id for update;
  for membership in select * from public.company_users u where u.user_id = of.user_id order by u.created_at, u.id loop
    if membership.role = 'company_admin' and not exists (
      select from public.company_users u
      where u.company_id = membership.company_id and u.role = 'company_admin' and u.user_id <> of.user_id
    ) then
      -- What signing up made and nobody finished goes with whoever made it.
      delete from public.companies c
      where c.id = membership.company_id and c.submitted_at is null and not exists (
        select from public.company_users u where u.company_id = c.id and u.user_id <> of.user_id);
      continue when found;
      select * into successor from public.company_users u
      where u.company_id = membership.company_id and u.user_id <> of.user_id
        and u.user_id::text = successors ->> membership.company_id::text and u.role <> 'partner_recruiter';
      if successor.id is null then
        perform private.fail(409, 'last_company_admin', 'You are the only administrator of a company. Name another one, or delete the company first.');
      end if;
      update public.company_users set role = 'company_admin' where id = successor.id;
      perform private.notify(
        successor.user_id, 'role_changed', 'Your role has changed',
        'You are now Company Admin at ' || (select c.name from public.companies c where c.id = membership.company_id) || '.',
        jsonb_build_object('company_id', membership.company_id));
    end if;
    update public.invitations set status = 'revoked'
    where company_id = membership.company_id and invited_by_user_id = of.user_id and status = 'pending';
    perform private.audit_as(null, 'staff.left', 'company_user', null, membership.company_id, jsonb_build_object(
      'role', membership.role, 'by_deleted_account', true));
  end loop;
  update private.team_notes set author_name = 'A former colleague' where author_id = of.user_id;
  delete from private.assignment_changes c
  where c.assigned_to = of.user_id or private.names_id(c.before::text || c.applications::text, of.ids);
  update private.reported_jobs set decided_by = null where decided_by = of.user_id;
  update private.contact_messages set answered_by = null where answered_by = of.user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.list_of (
  given jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE jsonb_typeof(given) WHEN 'array'::text THEN given ELSE '[]'::jsonb END;

CREATE OR REPLACE FUNCTION private.listed_jobs (
  ids uuid[],
  person public.candidates,
  home private.home_terms,
  is_candidate boolean
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
                FROM private.asked_explanations(v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys, v.experience_level, v.job_type, v.location, v.locations, v.place_terms, v.company_culture, listed_jobs.person, listed_jobs.home) m(explanation))
             ELSE NULL::jsonb
         END,
         CASE
             WHEN (NOT listed_jobs.is_candidate) THEN private.match_asked(v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys, v.experience_level, v.job_type, v.location, v.locations, v.place_terms, v.company_culture)
             ELSE NULL::jsonb
         END,
         CASE
             WHEN listed_jobs.is_candidate THEN ( SELECT jsonb_build_object('id', a.id, 'status', a.status) AS jsonb_build_object
                FROM public.applications a
               WHERE ((a.job_id = v.job_id) AND (a.candidate_id = (listed_jobs.person).id))
               ORDER BY a.attempt DESC
              LIMIT 1)
             ELSE NULL::jsonb
         END, (listed_jobs.is_candidate AND private.has_saved(v.job_id))) AS job_list_entry
    FROM (private.visible_jobs v
      JOIN unnest(listed_jobs.ids) WITH ORDINALITY listed(job_id, "position") ON ((listed.job_id = v.job_id)));
END;

CREATE OR REPLACE FUNCTION private.mail_all_searches (
  of_user uuid,
  is_on boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not is_on then
    update private.saved_searches s set paused = s.frequency, frequency = 'off', next_at = null
    where s.user_id = of_user and s.frequency <> 'off';
  elsif not private.wants_mail(of_user, 'saved_searches') then
    -- Where each was turned off by itself there is nothing to go back to.
    update private.saved_searches s set
      frequency = coalesce(s.paused, 'weekly'), paused = null, since = now(), next_at = private.next_search_mail(coalesce(s.paused, 'weekly'))
    where s.user_id = of_user
      and (s.paused is not null or not exists (
        select from private.saved_searches o where o.user_id = of_user and o.paused is not null and o.deleted_at is null));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_candidate (
  of_user uuid,
  kind text,
  template text,
  mail_data jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if private.wants_mail(of_user, kind) then
    perform private.enqueue_email(
      template, (select p.email from public.profiles p where p.id = of_user),
      mail_data || jsonb_build_object('unsubscribe', private.unsubscribe_token(of_user, null, kind)));
  end if;
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
  perform private.mail_candidate(of_user, 'saved_searches', 'saved_search_jobs', jsonb_build_object(
    'searches', array_to_string(names, ', '),
    'total', total,
    'jobs', listed,
    'path', '/candidate/saved?tab=searches'));
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
  if link.company_id is null then
    return array(select link.kind where private.wants_mail(link.user_id, link.kind));
  end if;
  return array(
    select k from unnest(private.staff_notice_kinds()) k
    cross join lateral private.staff_notice_setting(link.user_id, link.company_id, k) s
    where case when link.kind = 'summary' then s.by_mail = 'daily' else k = link.kind and s.by_mail <> 'off' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.my_applications_export (
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id,
      'job', j.title,
      'company', c.name,
      -- Whoever managed the profile then.
      'applied_by', (select m.name from public.companies m where m.id = a.applied_by_company_id),
      'status', private.settled_status(a),
      'applied_at', a.applied_at,
      'answer_by', a.answer_by,
      'source', (select s.source from private.application_sources s where s.application_id = a.id),
      'profile_as_sent', s.profile || jsonb_build_object('culture_values', s.culture_values),
      'match', (select m.match::jsonb from private.application_matches m where m.application_id = a.id),
      'answers', private.application_answers_json(a.id),
      'documents', (
        select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name, 'size', d.size) order by d.bucket_id, d.name), '[]')
        from private.sent_documents d where d.application_id = a.id),
      'events', private.application_events_json(a, null),
      'message', (select r.message from private.last_rejection(a.id, only_settled => true) r)
    ) order by a.applied_at, a.id), '[]')
    from public.applications a
    join public.jobs j on j.id = a.job_id
    join public.companies c on c.id = a.company_id
    left join private.sent_profiles s on s.application_id = a.id
    where a.candidate_id = of_candidate
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_audit_export (
  of_user uuid,
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  about text[] := array_remove(array[of_user, of_candidate], null)::text[]
    || array(select a.id::text from public.applications a where a.candidate_id = of_candidate)
    || array(select u.id::text from public.company_users u where u.user_id = of_user);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'at', a.created_at,
      'action', a.action,
      'by_me', coalesce(a.actor_id = of_user, false),
      -- Of whoever did it, where they work for several the one it is noted for: a document sent to one is opened by the managing one, too.
      'company', coalesce(
        (
          select c.name from public.company_users u join public.companies c on c.id = u.company_id
          where u.user_id = a.actor_id and a.actor_id <> of_user order by u.company_id = a.company_id desc nulls last, u.created_at limit 1),
        (select c.name from public.companies c where c.id = a.company_id)),
      -- Who else is in it is theirs: of others stays the company.
      'details', a.details - '{user_id,removed_by,successor,name,email,to_email,error,changes}'::text[]
    ) order by a.created_at, a.id), '[]')
    from (
      select * from public.audit_log a where private.audit_about(a) && about order by a.created_at desc, a.id desc limit 5000
    ) a
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_rows (
  of_table text,
  of_column text,
  of_id uuid,
  without text[] DEFAULT '{}'::text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  found jsonb;
begin
  execute format('select coalesce(jsonb_agg(to_jsonb(t) - $2), ''[]'') from %s t where t.%I = $1', of_table::regclass, of_column)
  into found using of_id, without;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.nameless_applicant()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.applicant_json(NULL::public.candidates) || '{"email": "", "skills": [], "last_name": "account", "first_name": "Deleted", "certificates": []}'::jsonb);

CREATE OR REPLACE FUNCTION private.names_id (
  said text,
  ids uuid[]
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM unnest(names_id.ids) id(id) WHERE (POSITION(((id.id)::text) IN (names_id.said)) > 0)));

CREATE OR REPLACE FUNCTION private.names_word (
  said text,
  words text[]
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM unnest(names_word.words) word(word) WHERE (POSITION((lower(word.word)) IN (lower(names_word.said))) > 0)));

CREATE OR REPLACE FUNCTION private.note_application_view (
  application public.applications,
  me private.reach DEFAULT private.my_reach(),
  document text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.note_profile_view(
    application.candidate_id,
    case
      when private.can_move_application(application, me) then application.company_id
      when private.can_review_application(application, me) then application.applied_by_company_id
    end,
    'application', application.id, document);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_managed_view (
  candidate public.candidates,
  me private.reach DEFAULT private.my_reach(),
  document text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.note_profile_view(
    candidate.id, case when private.manages_candidate(candidate, me) then candidate.managing_company_id end, 'managed', document => document);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_partner_views (
  of_candidates uuid[],
  by_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  -- In the order of all locks: the partner and who manages them, then the candidates one after the other. Of a partner that is being
  -- deleted nothing is noted.
  perform from public.companies c
  where c.id = by_company or c.id in (select m.managing_company_id from public.candidates m where m.id = any (of_candidates))
  order by c.id for key share;
  if not exists (select from public.companies c where c.id = by_company) then
    return;
  end if;
  insert into private.profile_views (candidate_id, company_id, day, kind, through_company_id)
  select c.id, by_company, today, 'partner', c.managing_company_id
  from public.candidates c
  where c.id = any (of_candidates) and not exists (
    select from private.profile_views v
    where v.candidate_id = c.id and v.day = today and v.company_id = by_company and v.kind = 'partner'
  )
  order by c.id
  for key share of c
  on conflict on constraint profile_views_once_a_day do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_profile_view (
  of_candidate uuid,
  by_company uuid,
  kind text,
  of_application uuid DEFAULT NULL::uuid,
  document text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_variable
declare
  today date := (now() at time zone 'UTC')::date;
begin
  -- Mostly it is there already, and nothing is written or locked.
  if exists (
    select from private.profile_views v
    where v.candidate_id = of_candidate and v.day = today and v.company_id is not distinct from by_company and v.kind = kind
      and v.application_id is not distinct from of_application and v.document is not distinct from document
  ) then
    return;
  end if;
  -- In the order of all locks; whoever or whatever is being deleted meanwhile has no row to be noted with.
  if by_company is not null then
    perform from public.companies c where c.id = by_company for key share;
    if not found then
      return;
    end if;
  end if;
  perform from public.candidates c where c.id = of_candidate for key share;
  if not found then
    return;
  end if;
  if of_application is not null then
    perform from public.applications a where a.id = of_application for key share;
    if not found then
      return;
    end if;
  end if;
  insert into private.profile_views (candidate_id, company_id, day, kind, application_id, document)
  values (of_candidate, by_company, today, kind, of_application, document)
  on conflict on constraint profile_views_once_a_day do nothing;
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
    select * into application from public.applications a where a.id = p_application_id and a.candidate_id is not null and private.can_move_application(a, me);
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
    'total', private.count_visible_jobs() - (
      select count(distinct a.job_id) from public.applications a join private.visible_matches v on v.job_id = a.job_id where a.candidate_id = me.id
    ),
    'jobs', coalesce((
      select jsonb_agg(l.entry order by l."position") from private.listed_jobs(page, me, private.home_of(me), true) as l
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.preferences_errors (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.field_errors(data, array[
      private.rule(
        'types', 'texts', message => 'Choose from the list, each once', max_items => 20,
        choices => array_remove(enum_range(null::public.job_type)::text[], 'REMOTE')),
      private.rule(
        'levels', 'texts', message => 'Choose from the list, each once', max_items => 20,
        choices => enum_range(null::public.experience_level)::text[]),
      private.rule('places', 'texts', 100, max_items => 10),
      private.rule('isRemote', 'boolean'),
      private.culture_rule('cultureValues')])
    || jsonb_strip_nulls(jsonb_build_object('salaryFrom', private.salary_problem(data -> 'salaryFrom')));
end
$function$;

CREATE OR REPLACE FUNCTION private.preferences_json (
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  stored private.candidate_preferences;
begin
  select * into stored from private.candidate_preferences p where p.user_id = of_user;
  return jsonb_build_object(
    'types', to_jsonb(coalesce(stored.types, '{}')),
    'levels', to_jsonb(coalesce(stored.levels, '{}')),
    'places', to_jsonb(coalesce(stored.places, '{}')),
    'is_remote', coalesce(stored.is_remote, false),
    'salary_from', stored.salary_from,
    'culture_values', coalesce((select to_jsonb(c.culture_values) from public.candidates c where c.user_id = of_user), '[]'),
    'filter', private.preferred_filter(of_user));
end
$function$;

CREATE OR REPLACE FUNCTION private.preferred_filter (
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce((
    select jsonb_strip_nulls(jsonb_build_object(
      'place', p.places[1],
      'places', nullif(to_jsonb(p.places[2:]), '[]'),
      'remote', nullif(p.is_remote, false),
      -- Remote is one of the types, too.
      'types', nullif(to_jsonb(
        p.types || case when p.is_remote and p.types <> '{}' then '{REMOTE}' else '{}' end::public.job_type[]), '[]'),
      'levels', nullif(to_jsonb(p.levels), '[]'),
      'salary', p.salary_from))
    from private.candidate_preferences p where p.user_id = of_user
  ), '{}');
end
$function$;

CREATE OR REPLACE FUNCTION private.profile_view_count (
  of_candidate uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select count(distinct (v.company_id, v.day)) from private.profile_views v
    where v.candidate_id = of_candidate and v.company_id is not null and v.viewed_at > now() - private.viewed_lately()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.put_forward_state (
  of_put_forward uuid,
  status public.put_forward_status
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case
    when status = 'waiting' and not exists (select from private.waiting_put_forwards w where w.id = of_put_forward) then 'lapsed'
    else status::text
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_culture (
  named jsonb
)
  RETURNS public.culture_value[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN (named IS NOT NULL) THEN ARRAY(SELECT (value.value)::public.culture_value AS value FROM jsonb_array_elements_text(CASE jsonb_typeof(read_culture.named) WHEN 'array'::text THEN read_culture.named ELSE '[]'::jsonb END) value(value) ORDER BY (value.value)::public.culture_value) ELSE NULL::public.culture_value[] END;

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
    "skills": "array", "place": "string", "places": "array", "wide": "boolean", "remote": "boolean", "types": "array", "levels": "array",
    "salary": "number", "posted": "number", "industry": "string", "company": "string"
  }';
  wanted private.job_filter;
begin
  perform private.refuse_unknown_filter(jsonb_typeof(asked) = 'object');
  perform private.refuse_unknown_filter(kinds ->> name = jsonb_typeof(value)) from jsonb_each(asked) as given (name, value);
  -- Each count of count_jobs_by reads them again.
  perform private.refuse_unknown_filter(jsonb_array_length(value) <= 20) from jsonb_each(asked) as given (name, value) where jsonb_typeof(value) = 'array';
  perform private.refuse_unknown_filter(jsonb_typeof(skill) = 'string') from jsonb_array_elements(asked -> 'skills') as skill;
  perform private.refuse_unknown_filter(jsonb_typeof(place) = 'string') from jsonb_array_elements(asked -> 'places') as place;
  perform private.refuse_unknown_filter(type = any (enum_range(null::public.job_type)::text[]))
  from jsonb_array_elements_text(asked -> 'types') as type;
  perform private.refuse_unknown_filter(level = any (enum_range(null::public.experience_level)::text[]))
  from jsonb_array_elements_text(asked -> 'levels') as level;
  perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'salary', 'integer')) where asked ? 'salary';
  perform private.refuse_unknown_filter(asked ->> 'posted' ~ '^\d{1,3}$') where asked ? 'posted';
  perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'company', 'uuid')) where asked ? 'company';

  wanted.skills := nullif(private.skill_keys(array(
    select left(skill, 100) from jsonb_array_elements_text(asked -> 'skills') as skill where private.trimmed(skill) <> '')), '{}');
  wanted.place_terms := nullif(array(
    select distinct term
    from (select asked ->> 'place' union all select jsonb_array_elements_text(asked -> 'places')) as named (place)
    cross join unnest(private.places_meant(private.trimmed(left(named.place, 200)), coalesce((asked -> 'wide')::boolean, false))) as term
    where term is not null), '{}');
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

CREATE OR REPLACE FUNCTION private.recount()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  lock table public.applications, public.jobs, public.job_assignments, public.candidates, public.candidate_assignments, public.profiles, public.companies,
    private.company_queues, private.application_matches in share mode;
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
    status, answer_by, answer_due, reached, answered_on, level_fit, place_fit, withdrawn_on)
  select * from private.counted_application_matches counted
  where counted.job_id = any (of_jobs)
    and not exists (select from private.application_matches kept where kept.application_id = counted.application_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_change()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'TRUNCATE' or current_setting('private.forgets', true) is distinct from 'on' then
    perform private.fail(403, 'append_only', 'This record cannot be changed.');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_ended_session()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if auth.uid() is not null and not private.has_live_session() then
    perform private.fail(401, 'session_ended', 'Your session has ended. Please sign in again.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_candidate (
  application public.applications,
  today date
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record := private.told_applicant(application);
begin
  perform private.drop_answer_reminders(application.id, facts.user_id);
  perform private.notify(
    facts.user_id, 'application_status',
    case
      when application.answer_due < today then facts.company_name || ' has not answered by the promised day'
      when application.answer_due = today then facts.company_name || ' promised you an answer by today'
      else facts.company_name || ' promised you an answer by tomorrow'
    end,
    case when application.answer_due < today then facts.title || '. They have been reminded.' else facts.title end,
    private.application_ids(application) || jsonb_build_object('answer_by', application.answer_by)
  );
  perform private.mail_candidate(facts.user_id, 'promised_answers', 'answer_promised', jsonb_build_object(
    'candidate_first_name', facts.first_name,
    'job_title', facts.title,
    'company_name', facts.company_name,
    'answer_by', application.answer_by,
    'days_left', sign(application.answer_due - today),
    'path', '/candidate/applications/' || application.id
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_answers()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  reminded uuid[];
  application public.applications;
  today date := (now() at time zone 'UTC')::date;
  n bigint;
begin
  -- An hour before the summaries, so that reminders are in them.
  if (now() at time zone 'UTC')::time < '12:00' then
    return;
  end if;
  delete from private.answer_reminders r where r.due < today - 7;
  with added as (
    insert into private.answer_reminders (application_id, due, is_last, is_past)
    select a.id, a.answer_due, a.answer_due = today, a.answer_due < today
    from public.applications a
    -- A day that a pause of the schedule let pass is still told.
    where a.answer_due between today - 7 and today + 1 and not exists (
      select from private.answer_reminders r
      where r.application_id = a.id and r.due = a.answer_due and r.is_last = (a.answer_due = today) and r.is_past = (a.answer_due < today))
    on conflict do nothing
    returning application_id
  )
  select coalesce(array_agg(application_id), '{}') into reminded from added;
  for due in
    select behind.user_id, a.company_id, sign(a.answer_due - today) as days_left,
      array_agg(a.id order by m.candidate_name, a.id) as ids,
      array_agg(coalesce(m.candidate_name, 'Somebody') order by m.candidate_name, a.id) as names
    from public.applications a
    left join private.application_matches m on m.application_id = a.id
    cross join lateral private.people_behind_application(a) behind
    where a.id = any (reminded)
    group by behind.user_id, a.company_id, sign(a.answer_due - today)
  loop
    n := cardinality(due.ids);
    perform private.tell_staff(
      due.user_id, 'answer_due', 'answer_due',
      case n when 1 then 'An answer is ' else n || ' answers are ' end
        || case due.days_left when 1 then 'due tomorrow' when 0 then 'due today' else 'late' end,
      private.listed_names(due.names),
      jsonb_build_object('company_id', due.company_id)
        || case n when 1 then jsonb_build_object('application_id', due.ids[1]) else '{}' end,
      case n when 1 then '/company/applications/' || due.ids[1] else '/company/applications?order=answer' end);
  end loop;
  -- Who has withdrawn or deleted the account meanwhile waits for nothing.
  for application in
    select * from public.applications a where a.id = any (reminded) and a.answer_due is not null order by a.id
  loop
    perform private.remind_candidate(application, today);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_fresh_sign_in()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = auth.uid() and s.created_at > now() - interval '5 minutes'
  ) then
    perform private.fail(403, 'password_needed', 'Please enter your password once more');
  end if;
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
RETURN CASE of WHEN 'unconfirmedAccount'::text THEN 30 WHEN 'notification'::text THEN 365 WHEN 'mailBody'::text THEN 30 WHEN 'withdrawnDocuments'::text THEN 183 WHEN 'profileView'::text THEN 365 WHEN 'endedInvitation'::text THEN 90 WHEN 'contactMessage'::text THEN 365 WHEN 'audit'::text THEN 730 WHEN 'backup'::text THEN 30 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.kept_since (
  of text
)
  RETURNS timestamp with time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (now() - make_interval(days => private.retention(of)));

CREATE OR REPLACE FUNCTION private.sent_documents_json (
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
      'bucket', d.bucket_id,
      'path', d.name,
      'size', d.size,
      'is_stored', o.id is not null
    ) order by array_position(array['candidate_resumes', 'candidate_cover_letters', 'candidate_certificates'], d.bucket_id), d.name), '[]')
    from private.sent_documents d
    left join storage.objects o using (bucket_id, name)
    where d.application_id = of_application and d.bucket_id <> 'application_files'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.settled_promise (
  answer_by date,
  answered_on date,
  withdrawn_on date
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN CASE WHEN (answered_on <= answer_by) THEN 'kept'::text WHEN (COALESCE(answered_on, withdrawn_on) > answer_by) THEN 'late'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.promise_outcome (
  kept private.application_matches
)
  RETURNS text
  LANGUAGE sql
  STABLE
RETURN COALESCE(private.settled_promise((kept).answer_by, (kept).answered_on, (kept).withdrawn_on), CASE WHEN private.is_overdue((kept).answer_due) THEN 'late'::text ELSE NULL::text END);

CREATE OR REPLACE FUNCTION private.shared_by (
  of_company uuid,
  with_partner uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select private.company_card(c) || jsonb_build_object(
      'is_approved', c.is_approved,
      'open_jobs', private.count_visible_jobs_of(c.id)
    ) || (
      select jsonb_build_object(
        'shown_candidates', count(*) filter (where is_shown),
        'hidden_candidates', count(*) filter (where not is_shown))
      from public.candidates p
      -- The flag in front only spares those who are shown to nobody.
      cross join lateral (select p.shown_to_partners and private.is_shown_to(p, with_partner) as is_shown) as each
      where p.managing_company_id = c.id
    )
    from public.companies c where c.id = of_company
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_answer_due (
  application public.applications
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.owed_day((application).answer_by, private.settled_status(application), (EXISTS (SELECT FROM private.given_answers((shown_answer_due.application).id) e(id, application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id) WHERE private.is_settled(e.*))));

CREATE OR REPLACE FUNCTION private.my_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('id', (my_application_json.application).id, 'status', private.settled_status(my_application_json.application), 'applied_at', (my_application_json.application).applied_at, 'job', ((private.job_facts(j.*) - 'answer_days'::text) || jsonb_build_object('company', private.company_card(c.*), 'is_visible', private.is_visible_job(j.id))), 'answers', private.application_answers_json((my_application_json.application).id), 'events', private.application_events_json(my_application_json.application, (my_application_json.application).company_id), 'match', private.application_match(my_application_json.application), 'message',
         CASE
             WHEN (private.settled_status(my_application_json.application) = 'rejected'::public.application_status) THEN ( SELECT r.message
                FROM private.last_rejection((my_application_json.application).id, only_settled => true) r(event_id, application_id, reason, message))
             ELSE NULL::text
         END, 'answer_by', (my_application_json.application).answer_by, 'answer_due', private.shown_answer_due(my_application_json.application), 'can', jsonb_build_object('withdraw', private.can_withdraw_application(my_application_json.application), 'apply_again', (private.can_apply_again(my_application_json.application) AND private.is_visible_job(j.id) AND (private.later_application(my_application_json.application) IS NULL))), 'attempt', (my_application_json.application).attempt, 'later_id', private.later_application(my_application_json.application), 'employer',
         CASE
             WHEN c.is_approved THEN private.employer_json(c.*)
             ELSE NULL::jsonb
         END, 'documents', private.sent_documents_json((my_application_json.application).id))
  AS jsonb_build_object
    FROM public.jobs j,
     public.companies c
   WHERE ((j.id = (my_application_json.application).job_id) AND (c.id = j.company_id));
END;

CREATE OR REPLACE FUNCTION private.shown_to_candidate (
  application public.applications
)
  RETURNS public.application_status
  LANGUAGE sql
  STABLE
RETURN CASE WHEN (((application).updated_at + private.undo_time()) > now()) THEN private.settled_status(application) ELSE (application).status END;

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
    private.rule('state', 'choice', 10, message => 'Choose active or closed', choices => '{active,closed}'),
    private.rule('status', 'choice', 20, message => 'Choose a status', choices => enum_range(null::public.application_status)::text[]),
    private.rule('search', 'line', 200)]));
  wanted := case asked ->> 'state'
    when 'active' then private.open_stages()
    when 'closed' then array(
      select status from unnest(enum_range(null::public.application_status)) as status where status <> all (private.open_stages()))
    else enum_range(null::public.application_status)
  end;
  return case
    when nullif(asked ->> 'status', '') is not null
    then array(select status from unnest(wanted) as status where status::text = asked ->> 'status')
    else wanted
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.store_candidate_mail (
  of_user uuid,
  of_kind text,
  is_on boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if of_kind = 'saved_searches' then
    perform private.mail_all_searches(of_user, is_on);
    return;
  end if;
  insert into private.candidate_mail_settings as s (user_id, kind, by_mail)
  values (of_user, of_kind, is_on)
  on conflict (user_id, kind) do update set by_mail = excluded.by_mail;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_invitations_along (
  of_user uuid,
  old_address text,
  new_address text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  followed public.invitations;
begin
  -- Two that reach the same address come one after the other, as two senders do.
  perform private.lock_invitee(new_address);
  for followed in select * from private.invitations_that_follow(of_user, old_address, new_address) f order by f.id loop
    update public.invitations i set email = lower(new_address)
    where i.id = followed.id and lower(i.email) = lower(old_address) and private.is_open(i);
    continue when not found;
    -- Links in the old mailbox end, and show nobody there the new address. The mail first, which waits for one that is just being handed out.
    delete from public.email_outbox o where o.sent_at is null and o.data ->> 'invitation_id' = followed.id::text;
    delete from private.invitation_tokens t where t.invitation_id = followed.id;
    perform private.audit_as(
      of_user, 'invitation.followed', 'invitation', followed.id, followed.company_id,
      jsonb_build_object('kind', private.invitation_kind(followed), 'email', lower(new_address), 'name', private.invitee_name(followed)));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_admins_of_message (
  message private.contact_messages
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.enqueue_email('contact_message', p.email, jsonb_build_object(
    'name', message.name, 'from_email', message.email, 'topic', message.topic, 'words', message.words,
    'has_account', message.user_id is not null, 'path', '/admin/messages'))
  from public.profiles p where p.role = 'admin';
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_applicants_of_closing (
  company public.companies
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  told record;
begin
  insert into private.past_applications (user_id, job_title, company_name, applied_at, status)
  select c.user_id, j.title, company.name, a.applied_at, a.status
  from public.applications a
  join public.candidates c on c.id = a.candidate_id
  join public.jobs j on j.id = a.job_id
  where a.company_id = company.id;
  for told in
    select c.user_id, c.first_name, p.email, array_agg(j.title order by j.title) as titles
    from public.applications a
    join public.candidates c on c.id = a.candidate_id
    join public.profiles p on p.id = c.user_id
    join public.jobs j on j.id = a.job_id
    where a.company_id = company.id and a.status = any (private.open_stages())
    group by c.user_id, c.first_name, p.email
  loop
    perform private.notify(
      told.user_id, 'application_status', company.name || ' has left Fairmatch',
      'Your application ends with that: ' || private.listed_names(told.titles) || '.');
    perform private.enqueue_email('company_closed', told.email, jsonb_build_object(
      'company_name', company.name, 'job_titles', private.listed_names(told.titles), 'path', '/jobs'));
  end loop;
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
  facts record := private.told_applicant(application);
begin
  perform private.mail_candidate(facts.user_id, 'application_moves', 'application_status', jsonb_build_object(
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
        told.user_id, 'new_application', 'application_received',
        facts.candidate_name || case when application.attempt > 1 then ' applied again' else ' applied' end, facts.title, ids, path,
        'application_received', jsonb_build_object(
          'job_title', facts.title,
          'candidate_name', facts.candidate_name,
          'match_summary', private.application_match(application) ->> 'summary'
        ));
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_in_app (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record := private.told_applicant(application);
begin
  -- One that was not read yet says what is no longer so.
  delete from public.notifications n
  where n.user_id = facts.user_id and n.type = 'application_status' and not n.is_read
    and n.data ->> 'application_id' = application.id::text;
  perform private.notify(
    facts.user_id, 'application_status',
    case application.status
      when 'rejected' then 'Your application was not selected'
      when 'reviewing' then 'Your application is under review'
      else 'Your application moved to ' || initcap(application.status::text)
    end,
    facts.title || ' at ' || facts.company_name,
    private.application_ids(application)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_left_company (
  candidate public.candidates,
  assignee uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  name text := coalesce(nullif(btrim(candidate.first_name || ' ' || candidate.last_name), ''), candidate.email);
  title text;
  message text := 'They ended it themselves. You see their profile and documents no more; applications they made with you stay.';
begin
  select * into company from public.companies c where c.id = candidate.managing_company_id;
  title := name || ' is no longer managed by ' || company.name;
  perform private.tell_company_admins(
    company, 'candidate_left', title, message, 'candidate_left',
    jsonb_build_object('candidate_name', name, 'path', '/company/candidates'));
  if exists (
    select from public.company_users u where u.user_id = assignee and u.company_id = company.id and not private.is_company_admin(u.role)
  ) then
    perform private.notify(
      assignee, 'candidate_left', title, message, jsonb_build_object('company_id', company.id, 'company_name', company.name));
    perform private.enqueue_email(
      'candidate_left', (select p.email from public.profiles p where p.id = assignee),
      jsonb_build_object('candidate_name', name, 'company_name', company.name, 'path', '/company/candidates'));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_partners (
  partnership public.company_relationships,
  what text,
  is_shared boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  pair record;
begin
  for pair in
    select ours, theirs
    from public.companies ours, public.companies theirs
    where (ours.id, theirs.id) in ((partnership.company_a_id, partnership.company_b_id), (partnership.company_b_id, partnership.company_a_id))
      and ours.is_approved and theirs.is_approved
  loop
    perform private.tell_company_admins(
      pair.ours, 'partnership_changed',
      case when is_shared then format('You share %s with %s', what, (pair.theirs).name)
        else format('You no longer share %s with %s', what, (pair.theirs).name) end,
      case
        when not is_shared then format('Neither of you sees the %s of the other any more.', what)
        when what = 'jobs' then 'Each of you sees the open jobs of the other and can put its own candidates forward.'
        else 'Each of you sees those managed candidates of the other who agreed to be shown.'
      end);
    if is_shared and what = 'candidates' then
      perform private.notify(
        p.user_id, 'shown_to_partner', 'You are shown to ' || (pair.theirs).name,
        format('%s now shares candidates with %s. You agreed to be shown; you can change that under My data.',
          (pair.ours).name, (pair.theirs).name),
        jsonb_build_object('company_id', (pair.theirs).id, 'company_name', (pair.theirs).name))
      from public.candidates p
      where p.managing_company_id = (pair.ours).id and private.is_shown_to(p, (pair.theirs).id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_put_forward (
  asked public.put_forwards
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select c.user_id, c.first_name, j.title, employer.name as employer, by_company.name as by_company into facts
  from public.candidates c
  cross join public.companies by_company
  cross join public.jobs j
  join public.companies employer on employer.id = j.company_id
  where c.id = asked.candidate_id and by_company.id = asked.company_id and j.id = asked.job_id;
  perform private.notify(
    facts.user_id, 'put_forward', facts.by_company || ' would like to put you forward',
    facts.title || ' at ' || facts.employer || '. Nothing is sent before you agree.',
    jsonb_build_object('job_id', asked.job_id, 'company_id', asked.company_id, 'company_name', facts.by_company));
  if asked.mailed_at = now() then
    perform private.mail_candidate(facts.user_id, 'put_forward', 'put_forward', jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.employer, 'by_company', facts.by_company,
      'path', '/candidate/apply/' || asked.job_id));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.told_applicant (
  application public.applications,
  OUT user_id uuid,
  OUT first_name text,
  OUT title text,
  OUT company_name text
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  select p.user_id, p.first_name, j.title, c.name
  into user_id, first_name, title, company_name
  from public.candidates p, public.jobs j, public.companies c
  where p.id = application.candidate_id and j.id = application.job_id and c.id = application.company_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.traces_of (
  of_user uuid
)
  RETURNS private.traces
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  of private.traces;
begin
  of.user_id := of_user;
  of.email := (select p.email from public.profiles p where p.id = of_user);
  of.candidate_id := (select c.id from public.candidates c where c.user_id = of_user);
  of.application_ids := array(select a.id from public.applications a where a.candidate_id = of.candidate_id order by a.id);
  of.ids := array_remove(array[of_user, of.candidate_id], null)
    || array(select u.id from public.company_users u where u.user_id = of_user)
    || array(select i.id from public.invitations i where lower(i.email) = lower(of.email) or i.accepted_by = of_user);
  of.company_ids := array(
    select a.company_id from public.applications a where a.id = any (of.application_ids)
    union select a.applied_by_company_id from public.applications a where a.id = any (of.application_ids)
    union select c.managing_company_id from public.candidates c where c.id = of.candidate_id
    union select f.company_id from public.put_forwards f where f.candidate_id = of.candidate_id
    union select u.company_id from public.company_users u where u.user_id = of_user
    union select i.company_id from public.invitations i where i.id = any (of.ids)
    union select a.company_id from public.audit_log a where private.audit_about(a) && of.ids::text[]
  );
  of.words := array(
    select said.word
    from (
      select of.email as word
      union select c.email from public.candidates c where c.id = of.candidate_id
      union select btrim(c.first_name || ' ' || c.last_name) from public.candidates c where c.id = of.candidate_id
      union select btrim(p.first_name || ' ' || p.last_name) from public.profiles p where p.id = of_user
      union select btrim(u.first_name || ' ' || u.last_name) from public.company_users u where u.user_id = of_user
      union select btrim(concat_ws(' ', s.profile ->> 'first_name', s.profile ->> 'last_name'))
      from private.sent_profiles s where s.application_id = any (of.application_ids)
      union select s.profile ->> 'email' from private.sent_profiles s where s.application_id = any (of.application_ids)
      union select btrim(concat_ws(' ', i.candidate_data ->> 'firstName', i.candidate_data ->> 'lastName'))
      from public.invitations i where i.id = any (of.ids)
    ) as said
    -- One word alone may be anybody's, or no name at all.
    where said.word ~ '[ @]'
    order by length(said.word) desc
  );
  return of;
end
$function$;

CREATE OR REPLACE FUNCTION private.viewed_lately()
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN '90 days'::interval;

CREATE OR REPLACE FUNCTION private.wants_mail (
  of_user uuid,
  of_kind text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case of_kind
    when 'saved_searches' then exists (
      select from private.saved_searches s where s.user_id = of_user and s.frequency <> 'off' and s.deleted_at is null)
    else coalesce((select s.by_mail from private.candidate_mail_settings s where s.user_id = of_user and s.kind = of_kind), true)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.withdrawal_errors (
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
    private.rule(
      'reason', 'choice', 20, message => 'Choose a reason', choices => '{other_job,not_fitting,salary,location,too_slow,send_anew,other}'),
    private.rule('message', 'text', 1000)]);
end
$function$;

CREATE OR REPLACE FUNCTION private.withdrawn_json (
  last public.applications
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case when last.status = 'withdrawn' then jsonb_build_object(
    'at', (select max(e.created_at) from public.application_events e where e.application_id = last.id and e.to_status = 'withdrawn'),
    'can_apply', private.can_apply_again(last)) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.withdrawn_on (
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
    where e.application_id = of_application and e.to_status = 'withdrawn'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.without_words (
  said text,
  words text[]
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  word text;
begin
  foreach word in array words loop
    if position(lower(word) in lower(said)) > 0 then
      said := regexp_replace(
        said, '(?<![[:alnum:]])' || regexp_replace(word, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])', 'A deleted account', 'gi');
    end if;
  end loop;
  return said;
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
  -- An account that is being deleted at this moment takes what is noted with it: it is waited for, and nothing is noted after it.
  perform from public.applications a where a.id = subject.application_id for key share;
  subject := private.note_subject(p_application_id, p_candidate_id);
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

CREATE OR REPLACE FUNCTION public.cancel_email_change()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  update auth.users u
  set email_change = '', email_change_token_new = '', email_change_token_current = '', email_change_confirm_status = 0
  where u.id = caller;
  -- Hosted looks links up there; the local API has no such table.
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1 and token_type::text like ''email_change_token_%''' using caller;
  end if;
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
    paused = case when p_frequency = s.frequency then s.paused end,
    since = case when s.frequency = 'off' and p_frequency <> 'off' then now() else s.since end,
    next_at = case when s.frequency = p_frequency then s.next_at else private.next_search_mail(p_frequency) end
  where s.id = search.id
  returning * into search;
  return private.saved_search_json(search);
end
$function$;

CREATE OR REPLACE FUNCTION public.close_company (
  p_company_id uuid,
  p_name text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  company public.companies;
  candidate public.candidates;
  colleague public.company_users;
  files jsonb;
begin
  perform private.require_fresh_sign_in();
  select * into company from public.companies c where c.id = p_company_id and c.id in (select private.my_company_ids());
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  -- Before, so that nobody else holds it up, and after, since it was waited for.
  perform private.check_closing(company, p_name);
  company := private.hold_company(company.id, caller);
  perform private.check_closing(company, p_name);
  perform private.tell_applicants_of_closing(company);
  for candidate in select * from public.candidates c where c.managing_company_id = company.id order by c.id loop
    perform private.end_management_of(candidate);
    perform private.tell_ended_management(candidate, company.name);
  end loop;
  for colleague in select * from public.company_users u where u.company_id = company.id and u.user_id <> caller order by u.id loop
    perform private.notify(
      colleague.user_id, 'role_changed', company.name || ' has left Fairmatch',
      'Its jobs, candidates and applications are gone. Your account stays.');
    perform private.enqueue_email(
      'company_closed_for_team', (select p.email from public.profiles p where p.id = colleague.user_id),
      jsonb_build_object('company_name', company.name, 'path', '/signin'));
  end loop;
  delete from public.email_outbox o
  where o.sent_at is null and o.data ->> 'invitation_id' in (select i.id::text from public.invitations i where i.company_id = company.id);
  perform private.clear_company_log(company.id);
  files := private.discard_folder(company.id);
  delete from public.companies c where c.id = company.id;
  perform private.audit('company.closed', 'company', company.id, company.id, jsonb_build_object('name', company.name));
  return jsonb_build_object('files', files);
end
$function$;

CREATE OR REPLACE FUNCTION public.complete_email (
  p_id uuid,
  p_error text DEFAULT NULL::text,
  p_may_have_arrived boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_service();
  if p_error is null then
    -- What a mail carried is not needed once it is out.
    update public.email_outbox set sent_at = now(), failed_at = null, claimed_at = null, last_error = null, data = '{}' where id = p_id and sent_at is null;
  else
    update public.email_outbox
    set last_error = left(p_error, 1000),
        claimed_at = null,
        next_attempt_at = now() + private.retry_wait(attempts, p_may_have_arrived),
        failed_at = case when now() + private.retry_wait(attempts, p_may_have_arrived) > give_up_at then now() end
    where id = p_id and sent_at is null and failed_at is null;
  end if;
  -- The last that is known of an account: the address is not kept longer than it takes to say good-bye.
  delete from public.email_outbox where id = p_id and template = 'account_deleted' and (sent_at is not null or failed_at is not null);
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
      'reports', private.count_reported_jobs(),
      'messages', private.count_contact_messages()
    )
    from private.counts c
    where c.subject = private.platform()
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.decline_put_forward (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  asked public.put_forwards;
begin
  -- In the order of all locks: applying, which agrees, and deleting the account hold the candidate.
  perform from public.candidates c where c.id = me for no key update;
  update public.put_forwards f set status = 'declined', answered_at = now()
  where f.id in (select w.id from private.waiting_put_forwards w where w.id = p_id and w.candidate_id = me) and f.status = 'waiting'
  returning * into asked;
  if asked.id is not null then
    perform private.drop_put_forward_notice(asked);
    perform private.tell_of_put_forward(asked);
  elsif not exists (select from public.put_forwards f where f.id = p_id and f.candidate_id = me and f.status = 'declined') then
    perform private.fail(404, 'put_forward_not_found', 'This question no longer waits for an answer');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_account (
  p_email text,
  p_successors jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  files jsonb;
begin
  perform private.require_fresh_sign_in();
  if private.my_role() = 'admin' then
    -- All of them in one order: of two who leave at the same moment the second is the last.
    perform from public.profiles p where p.role = 'admin' order by p.id for update;
  end if;
  account := private.lock_account(caller);
  if account.id is null then
    return '{"files": []}';
  elsif lower(private.trimmed(p_email)) is distinct from lower(account.email) then
    perform private.refuse_field_errors('{"email": "This is not the address of your account"}');
  elsif account.role = 'admin' and not exists (select from public.profiles p where p.role = 'admin' and p.id <> caller) then
    perform private.fail(409, 'last_administrator', 'You are the only administrator. Invite another one first.');
  end if;
  files := private.erase_account(caller, coalesce(p_successors, '{}'));
  perform private.audit_as(null, 'account.deleted', 'profile', null, null, jsonb_build_object('role', account.role, 'by_deleted_account', true));
  perform private.enqueue_email('account_deleted', account.email, jsonb_build_object(
    'backups_until', (now() at time zone 'UTC')::date + private.retention('backup'), 'path', '/contact'));
  return jsonb_build_object('files', files);
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
  perform private.end_management_of(candidate);
  perform private.tell_ended_management(candidate, (select c.name from public.companies c where c.id = candidate.managing_company_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.end_my_session (
  p_session_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  -- Its refresh tokens go with it.
  delete from auth.sessions s where s.id = p_session_id and s.user_id = caller;
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
    'managed_by', (select c.name from public.companies c where c.id = me.managing_company_id),
    'applications', private.my_applications_export(me.id),
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
    'hidden_from', private.my_rows('private.hidden_from_partners', 'candidate_id', me.id),
    'looked_at_me', private.my_rows('private.profile_views', 'candidate_id', me.id),
    'messages_to_us', private.my_rows('private.contact_messages', 'user_id', caller, '{answered_by}'),
    'log', private.my_audit_export(caller, me.id),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'bucket', o.bucket_id, 'path', o.name, 'size', (o.metadata ->> 'size')::bigint, 'stored_at', o.created_at) order by o.bucket_id, o.name), '[]')
      from storage.objects o
      where o.name collate "C" >= caller || '/' and o.name collate "C" < caller || '0')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_application_detail (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  me private.reach := private.my_reach();
  application public.applications := private.reviewed_application(p_application_id, me);
  shown jsonb;
begin
  perform private.note_application_view(application, me);
  shown := private.company_application_json(application, me);
  if shown is null then
    -- It was deleted in between.
    perform private.found_application(null);
  end if;
  return shown;
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
      -- Each job once.
      select count(*) from public.applications a join private.visible_jobs p on p.job_id = a.job_id where a.candidate_id = me and a.attempt = 1
    ),
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
    select a.id from public.applications a
    where a.candidate_id = me and private.is_overdue(a.answer_by) and private.is_overdue(private.shown_answer_due(a))
    order by a.answer_by, a.id);
  return jsonb_build_object(
    'moved_forward', (
      select count(*) from public.applications a
      where a.candidate_id = me and a.updated_at >= monday
        and private.shown_to_candidate(a) between 'reviewing' and 'hired'
        and private.shown_to_candidate(a) > coalesce((
          select e.to_status from public.application_events e
          where e.application_id = a.id and e.created_at < monday order by e.id desc limit 1), 'applied')
    ),
    'late_answers', jsonb_build_object(
      'total', cardinality(late),
      'applications', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', a.id, 'job_title', j.title, 'company_name', c.name, 'company_logo_url', c.logo_url, 'answer_by', a.answer_by
        ) order by a.answer_by, a.id)
        from public.applications a
        join public.jobs j on j.id = a.job_id
        join public.companies c on c.id = a.company_id
        where a.id = any (late[1:3])
      ), '[]')
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_mails()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.candidate_mails_json(private.require_candidate_account(message => 'Only candidate accounts choose these mails'));
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
  last public.applications;
  is_candidate boolean := false;
  found_job jsonb;
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
    last := private.last_application(me.id, p_job_id);
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
    'application_id', last.id,
    'withdrawn', private.withdrawn_json(last),
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

CREATE OR REPLACE FUNCTION public.get_managed_candidate (
  p_candidate_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  candidate public.candidates := private.managed_candidate(p_candidate_id, me);
  sees_all boolean := me.is_admin or candidate.managing_company_id = any (me.candidate_company_ids);
  key text := lower(candidate.first_name || ' ' || candidate.last_name);
begin
  perform private.note_managed_view(candidate, me);
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
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'appliedAt');
  asked jsonb := coalesce(p_filter, '{}');
  stages public.application_status[] := private.stages_listed(asked);
  words text[] := private.words_asked(asked ->> 'search');
  size integer := private.page_limit(p_limit);
  by_status jsonb;
  page uuid[];
begin
  with mine as materialized (
    select a.id, a.applied_at, private.shown_to_candidate(a) as status
    from public.applications a
    where a.candidate_id = me and (words = '{}' or exists (
      select from public.jobs j join public.companies c on c.id = a.company_id
      where j.id = a.job_id and private.has_words(j.title || ' ' || c.name, words)))
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
      select jsonb_agg(jsonb_build_object(
        'id', a.id,
        'status', private.shown_to_candidate(a),
        'applied_at', a.applied_at,
        'job_id', a.job_id,
        'job_title', j.title,
        'company_name', c.name,
        'company_logo_url', c.logo_url,
        'answer_due', private.shown_answer_due(a),
        'changed_at', (
          select e.created_at from public.application_events e
          where e.application_id = a.id and private.is_settled(e) order by e.id desc limit 1)
      ) order by listed.place)
      from unnest(page) with ordinality as listed (id, place)
      join public.applications a on a.id = listed.id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_management()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  me public.candidates := private.my_candidate();
begin
  return (
    select jsonb_build_object(
      'company', private.company_card(c),
      'managed_since', me.managed_since,
      'partners', (
        select coalesce(jsonb_agg(private.company_card(partner) || jsonb_build_object(
          'is_hidden', private.is_hidden_from(me.id, partner.id)) order by lower(partner.name), partner.id), '[]')
        from private.partner_ids(c.id, 'candidates') as partner_id
        join public.companies partner on partner.id = partner_id
      )
    )
    from public.companies c where c.id = me.managing_company_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_preferences()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.preferences_json(private.require_candidate_account(message => 'Only candidate accounts have preferences'));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_preview()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  me public.candidates := private.my_candidate();
begin
  return jsonb_build_object(
    'partner', (select private.shown_candidate_json(me, c) from public.companies c where c.id = me.managing_company_id),
    'applied', case when me.id is not null then private.applicant_json(me) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_sign_in()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  current_session uuid := (auth.jwt() ->> 'session_id')::uuid;
  account auth.users;
begin
  select * into account from auth.users where id = caller;
  return jsonb_build_object(
    'email', account.email,
    'change', case when account.email_change <> '' then private.email_change_json(account) end,
    'sessions', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', shown.id, 'user_agent', shown.user_agent, 'begun_at', shown.created_at, 'used_at', shown.used_at, 'is_current', shown.is_current)
        order by shown.is_current desc, shown.used_at desc, shown.id)
      from (
        select s.id, left(s.user_agent, 500) as user_agent, s.created_at, s.id = current_session as is_current,
          coalesce(s.refreshed_at at time zone 'UTC', s.created_at) as used_at
        from auth.sessions s
        where s.user_id = caller and (s.not_after is null or s.not_after > now())
        order by is_current desc, used_at desc, s.id
        limit 50
      ) shown), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_past_applications()
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
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'job_title', p.job_title, 'company_name', p.company_name, 'applied_at', p.applied_at, 'status', p.status, 'ended_at', p.ended_at
    ) order by p.applied_at desc, p.id desc), '[]')
    from (select * from private.past_applications p where p.user_id = caller order by p.applied_at desc, p.id desc limit 200) p);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_potential_jobs (
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_preferred boolean DEFAULT false
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
  within jsonb;
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
  within := case when p_preferred then private.preferred_filter(caller) else '{}' end;
  answer := private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, true, within);
  -- Where nothing can be written, as on a replica, the list stays as it is and all are ranked.
  if me.id is not null and not current_setting('transaction_read_only')::boolean then
    if answer is null and is_first then
      perform private.keep_matches(me);
      answer := private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, true, within);
    end if;
    update private.kept_matches set used_on = current_date where candidate_id = me.id and used_on < current_date;
  end if;
  return coalesce(answer, private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, false, within));
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
      'title', coalesce((l.job).title, page.title),
      'company_name', coalesce((l.job).company_name, page.company_name),
      'saved', true,
      'saved_at', page.saved_at,
      'application', page.application,
      'job', to_jsonb(l.entry)
    ) order by page.saved_at desc, page.job_id desc), '[]')
    from (
      select s.*, (
        select jsonb_build_object('id', a.id, 'status', a.status) from public.applications a
        where a.job_id = s.job_id and a.candidate_id = me.id order by a.attempt desc limit 1
      ) as application
      from private.saved_jobs s
      where s.user_id = caller and (s.saved_at, s.job_id) < (page_before.at, page_before.id)
      order by s.saved_at desc, s.job_id desc
      limit private.page_limit(p_limit)
    ) as page
    left join lateral private.listed_jobs(array[page.job_id], me, home, true) as l on true
  ));
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
  application_id := (private.last_application(me.id, job.id)).id;
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
      select to_jsonb(l.entry) || jsonb_build_object('shared', array(
        select asked.name from unnest((l.job).skills_required, (l.job).required_skill_keys) as asked (name, key) where asked.key = any (asked_keys)
      ))
      from private.listed_jobs(found_ids, me, home, is_candidate) as l
      order by l."position"
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.leave_management (
  p_company_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  candidate public.candidates;
  assignee uuid;
begin
  -- In the order of end_management.
  perform private.lock_account(caller);
  select * into candidate from public.candidates c where c.user_id = caller for update;
  if candidate.managing_company_id is null then
    return;
  elsif candidate.managing_company_id is distinct from p_company_id then
    perform private.fail(409, 'managed_by_other', 'Another company manages your profile by now.');
  end if;
  assignee := (select a.assigned_to_user_id from public.candidate_assignments a where a.candidate_id = candidate.id);
  perform private.end_management_of(candidate);
  perform private.tell_left_company(candidate, assignee);
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
      where v.job_id = p_job_id and c.managing_company_id = of_company and not private.is_hidden_from(c.id, v.company_id)
        and position(wanted in lower(concat_ws(' ', c.first_name, c.last_name, c.title))) > 0
        and ((m.explanation ->> 'score')::bigint, c.created_at, c.id) < (after_score, page_after.at, page_after.id)
      order by score desc, c.created_at desc, c.id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_contact_messages (
  p_queue text DEFAULT 'open'::text,
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
  page_before record := private.page_key(p_before, 'createdAt');
begin
  perform private.require_admin();
  if not coalesce(p_queue in ('open', 'answered'), false) then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
  return jsonb_build_object(
    'messages', coalesce((
      select jsonb_agg(private.contact_message_json(page.message) order by (page.message).created_at desc, (page.message).id desc)
      from (
        select m as message from private.contact_messages m
        where (m.answered_at is null) = (p_queue = 'open') and (m.created_at, m.id) < (page_before.at, page_before.id)
        order by m.created_at desc, m.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]'),
    'open', private.count_contact_messages());
end
$function$;

CREATE OR REPLACE FUNCTION public.list_discarded_files (
  p_limit integer DEFAULT 100
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_service();
  delete from private.discarded_files d
  where not exists (select from storage.objects o where o.bucket_id = d.bucket_id and o.name = d.name);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name)), '[]')
    from (select * from private.discarded_files order by discarded_at limit least(greatest(coalesce(p_limit, 100), 1), 1000)) d);
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
  companies uuid[] := array_append(array(
    select id from private.partner_ids(of_company, 'jobs') as id where not private.is_hidden_from(person.id, id)), of_company);
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
      select jsonb_agg(to_jsonb(l.entry) || jsonb_build_object(
        -- What they sent elsewhere on their own is theirs to tell.
        'application', (
          select jsonb_build_object('id', a.id, 'applied_at', a.applied_at)
          from public.applications a
          where a.candidate_id = person.id and a.job_id = (l.job).job_id and of_company in (a.applied_by_company_id, a.company_id)
          order by a.attempt desc limit 1
        ),
        'put_forward', (
          select jsonb_build_object('id', f.id, 'status', f.status, 'created_at', f.created_at)
          from public.put_forwards f
          where f.candidate_id = person.id and f.job_id = (l.job).job_id and f.company_id = of_company and f.status <> 'withdrawn'
        )
      ) order by l."position")
      from private.listed_jobs(page, person, home, true) as l
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_my_put_forwards (
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
  caller uuid := private.require_candidate_account();
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'createdAt');
begin
  return jsonb_build_object('put_forwards', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', page.id,
      'by', private.company_card(asking),
      'job', jsonb_build_object('id', j.id, 'title', j.title, 'company_id', employer.id, 'company_name', employer.name),
      'is_open', private.is_visible_job(j.id),
      'status', private.put_forward_state(page.id, page.status),
      'created_at', page.created_at,
      'answered_at', page.answered_at,
      'application', (
        select jsonb_build_object('id', a.id, 'can_withdraw', private.can_withdraw_application(a))
        from public.applications a where a.id = page.application_id
      )
    ) order by page.created_at desc, page.id desc)
    from (
      select * from public.put_forwards f
      where f.candidate_id = me and (f.created_at, f.id) < (page_before.at, page_before.id)
      order by f.created_at desc, f.id desc
      limit private.page_limit(p_limit)
    ) as page
    join public.companies asking on asking.id = page.company_id
    join public.jobs j on j.id = page.job_id
    join public.companies employer on employer.id = j.company_id
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_partner_candidates (
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
  p_job_id uuid DEFAULT NULL::uuid,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_company uuid := private.partnered_company(p_company_id);
  page_before record := private.page_key(p_before, 'createdAt');
  wanted text := coalesce(lower(private.trimmed(p_search)), '');
  partners uuid[] := array(select private.partner_ids(of_company, 'candidates'));
  job public.jobs;
  shown jsonb;
  shown_ids uuid[];
begin
  if p_job_id is not null then
    job := private.readable_job(p_job_id);
  end if;
  select
    jsonb_agg(
      private.shown_candidate_json(page.profile, page.partner) || jsonb_build_object(
        'created_at', (page.profile).created_at,
        'match', case when job.id is not null then private.shown_match(job, page.profile) end
      ) order by (page.profile).created_at desc, (page.profile).id desc),
    array_agg((page.profile).id)
  into shown, shown_ids
  from (
    select c as profile, partner
    from unnest(partners) as partner_id
    join public.companies partner on partner.id = partner_id
    -- The flag in front only lets the index be used.
    join public.candidates c on c.managing_company_id = partner_id and c.shown_to_partners and private.is_shown_to(c, of_company)
    where (c.created_at, c.id) < (page_before.at, page_before.id)
      and position(wanted in lower(concat_ws(' ', c.first_name, c.last_name, c.title, array_to_string(c.skills, ' ')))) > 0
    order by c.created_at desc, c.id desc
    limit private.page_limit(p_limit)
  ) as page;
  perform private.note_partner_views(shown_ids, of_company);
  return jsonb_build_object('partners', cardinality(partners), 'candidates', coalesce(shown, '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_partnerships (
  p_search text DEFAULT NULL::text,
  p_shares text DEFAULT NULL::text,
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
  page_before record := private.page_key(p_before, 'createdAt');
  wanted text := coalesce(lower(private.trimmed(p_search)), '');
begin
  perform private.require_admin();
  return jsonb_build_object(
    -- With the first page: the others show none.
    'counts', case when p_before is null then (
      select jsonb_build_object(
        'companies', coalesce(sum(c.n) filter (where c.what = 'companies'), 0),
        'approved', coalesce(sum(c.n) filter (where c.what = 'approved'), 0),
        'pending', private.pending_company_count(),
        'partnerless', coalesce(sum(c.n) filter (where c.what = 'approved'), 0) - (
          select count(*) from public.companies p
          where p.is_approved and p.id in (
            select r.company_a_id from public.company_relationships r union select r.company_b_id from public.company_relationships r)
        ),
        'partnerships', (select count(*) from public.company_relationships),
        'active', (
          select count(*)
          from public.company_relationships r
          join public.companies a on a.id = r.company_a_id and a.is_approved
          join public.companies b on b.id = r.company_b_id and b.is_approved
          where r.can_share_jobs or r.can_share_candidates
        )
      )
      from private.counts c where c.subject = private.platform()
    ) end,
    'partnerships', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', (page.r).id,
        'a', private.shared_by((page.r).company_a_id, (page.r).company_b_id),
        'b', private.shared_by((page.r).company_b_id, (page.r).company_a_id),
        'can_share_jobs', (page.r).can_share_jobs,
        'can_share_candidates', (page.r).can_share_candidates,
        'created_at', (page.r).created_at
      ) order by (page.r).created_at desc, (page.r).id desc)
      from (
        select r
        from public.company_relationships r
        join public.companies a on a.id = r.company_a_id
        join public.companies b on b.id = r.company_b_id
        where (r.created_at, r.id) < (page_before.at, page_before.id)
          and position(wanted in lower(a.name || ' ' || b.name)) > 0
          -- Who is not approved shares nothing, whatever the switches say.
          and case p_shares
            when 'active' then a.is_approved and b.is_approved and (r.can_share_jobs or r.can_share_candidates)
            when 'jobs' then a.is_approved and b.is_approved and r.can_share_jobs
            when 'candidates' then a.is_approved and b.is_approved and r.can_share_candidates
            when 'nothing' then not (a.is_approved and b.is_approved and (r.can_share_jobs or r.can_share_candidates))
            else true
          end
        order by r.created_at desc, r.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_profile_views (
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
  caller uuid := private.require_candidate_account();
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'viewedAt');
  oldest timestamptz := case when page_before.at = 'infinity' then now() - private.viewed_lately() else '-infinity' end;
  views jsonb;
  last_at timestamptz;
  last_id uuid;
begin
  select
    jsonb_agg(jsonb_build_object(
      'id', page.id,
      'viewed_at', page.viewed_at,
      'kind', page.kind,
      'document', page.document,
      'company', (select private.company_card(c) from public.companies c where c.id = page.company_id),
      'through', (select c.name from public.companies c where c.id = page.through_company_id),
      'application', (
        select jsonb_build_object('id', a.id, 'job_title', j.title)
        from public.applications a join public.jobs j on j.id = a.job_id where a.id = page.application_id
      )
    ) order by page.viewed_at desc, page.id desc),
    (array_agg(page.viewed_at order by page.viewed_at, page.id))[1],
    (array_agg(page.id order by page.viewed_at, page.id))[1]
  into views, last_at, last_id
  from (
    select * from private.profile_views v
    where v.candidate_id = me and (v.viewed_at, v.id) < (page_before.at, page_before.id) and v.viewed_at > oldest
    order by v.viewed_at desc, v.id desc
    limit private.page_limit(p_limit)
  ) as page;
  -- Without any lately, what is older begins behind these days.
  last_at := coalesce(last_at, oldest);
  last_id := coalesce(last_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  return jsonb_build_object('views', coalesce(views, '[]'), 'next', case
    when exists (select from private.profile_views v where v.candidate_id = me and (v.viewed_at, v.id) < (last_at, last_id))
    then jsonb_build_object('viewedAt', last_at, 'id', last_id)
  end);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_put_forwards (
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
  of_company uuid := private.partnered_company(p_company_id);
  page_before record := private.page_key(p_before, 'createdAt');
begin
  return jsonb_build_object('put_forwards', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', page.id,
      'candidate', jsonb_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name),
      'job', jsonb_build_object('id', j.id, 'title', j.title, 'company_name', employer.name),
      'status', private.put_forward_state(page.id, page.status),
      'created_at', page.created_at,
      'answered_at', page.answered_at,
      'application_id', page.application_id
    ) order by page.created_at desc, page.id desc)
    from (
      select * from public.put_forwards f
      where f.company_id = of_company and (f.created_at, f.id) < (page_before.at, page_before.id)
      order by f.created_at desc, f.id desc
      limit private.page_limit(p_limit)
    ) as page
    join public.candidates c on c.id = page.candidate_id
    join public.jobs j on j.id = page.job_id
    join public.companies employer on employer.id = j.company_id
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_skill_spellings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller();
  return (
    select coalesce(jsonb_agg(known.spellings), '[]')
    from (
      select jsonb_build_array(s.name) || coalesce(jsonb_agg(a.written order by a.written) filter (where a.written <> s.name), '[]') as spellings
      from private.skills s
      left join private.skill_aliases a on a.skill = s.key
      group by s.key
      order by s.key
    ) as known
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.open_file (
  p_bucket text,
  p_path text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me private.reach := private.my_reach();
  reason record;
begin
  if not exists (select from storage.objects o where o.bucket_id = p_bucket and o.name = p_path) then
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  elsif private.is_own_file(p_bucket, p_path) then
    return;
  end if;
  select * into reason from private.reason_to_open(p_bucket, p_path, me);
  if reason.id is null then
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  elsif not reason.is_as_sent then
    perform private.fail(409, 'file_changed', 'This file was changed after it was sent and cannot be opened');
  end if;
  case reason.subject
    when 'application' then
      perform private.note_application_view(a, me, private.document_of(p_bucket)) from public.applications a where a.id = reason.id;
    when 'candidate' then
      perform private.note_managed_view(c, me, private.document_of(p_bucket)) from public.candidates c where c.id = reason.id;
    else null;
  end case;
  perform private.audit(
    'file.opened', reason.subject, reason.id, reason.company_id, jsonb_build_object('bucket', p_bucket, 'path', p_path));
end
$function$;

CREATE OR REPLACE FUNCTION public.put_forward_candidates (
  p_job_id uuid,
  p_candidate_ids uuid[]
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me private.reach := private.my_reach();
  wanted uuid[] := array(select distinct id from unnest(p_candidate_ids) as id where id is not null);
  companies uuid[];
  within_reach integer;
  asked public.put_forwards;
  made integer := 0;
begin
  if cardinality(wanted) = 0 then
    perform private.refuse_field_errors('{"candidates": "Choose a candidate"}');
  elsif cardinality(wanted) > 50 then
    perform private.refuse_field_errors('{"candidates": "Choose at most 50 candidates"}');
  end if;
  perform private.lock_account(caller);
  -- Nothing of what is asked changes meanwhile: an application on its way comes first, and so does the closing of the job. Locked is
  -- only what the caller may ask about, and each is looked at anew after it: waiting for the lock it may have become another's.
  perform from public.candidates c where c.id = any (wanted) and c.managing_company_id = any (me.candidate_company_ids) order by c.id for share;
  select count(*), array_agg(distinct c.managing_company_id) into within_reach, companies
  from public.candidates c where c.id = any (wanted) and private.manages_candidate(c, me);
  if within_reach < cardinality(wanted) then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  elsif not companies <@ me.candidate_company_ids then
    perform private.fail(403, 'not_allowed', 'You do not have permission to put candidates forward');
  elsif not private.company_is_live(companies[1]) then
    perform private.fail(403, 'subscription_required', 'Your company needs to be approved and have a subscription to put candidates forward');
  end if;
  perform from public.jobs j where j.id = p_job_id and private.may_be_put_forward(j.id, companies[1]) for share;
  if cardinality(companies) > 1 or not private.may_be_put_forward(p_job_id, companies[1]) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.check_daily_quota('put_forwards', (
    select count(*) + cardinality(wanted) - 1 from public.put_forwards f where f.put_forward_by = caller and f.created_at > now() - interval '1 day'));
  for asked in
    insert into public.put_forwards as f (job_id, candidate_id, company_id, put_forward_by)
    select p_job_id, c.id, companies[1], caller
    from public.candidates c
    where c.id = any (wanted)
      and not exists (select from public.applications a where a.job_id = p_job_id and a.candidate_id = c.id)
      and not exists (select from public.jobs j where j.id = p_job_id and private.is_hidden_from(c.id, j.company_id))
    -- In one order, so that two colleagues who ask the same people wait for each other instead of for ever.
    order by c.id
    on conflict (candidate_id, job_id) do update set
      company_id = excluded.company_id, put_forward_by = excluded.put_forward_by, status = 'waiting', created_at = now(), answered_at = null,
      application_id = null,
      mailed_at = case when f.company_id = excluded.company_id and f.mailed_at > now() - interval '1 day' then f.mailed_at else now() end
    where f.status = 'withdrawn' or f.company_id <> excluded.company_id
    returning f.*
  loop
    made := made + 1;
    perform private.tell_put_forward(asked);
  end loop;
  return made;
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
  -- An array, which jsonb_agg would copy.
  return jsonb_build_object('jobs', array(
    select l.entry from private.listed_jobs(found_ids, me, home, is_candidate) as l order by l."position"
  )) || counts;
end
$function$;

CREATE OR REPLACE FUNCTION public.send_contact_message (
  p_id uuid,
  p_message jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  rules private.field_rule[] := array[
    private.rule('name', 'line', 100),
    private.rule('email', 'email', 320, 1, 'Enter an email address we can answer to'),
    private.rule('topic', 'choice', 20, 1, 'Choose what it is about', private.contact_topics()),
    private.rule('words', 'text', 5000, 1, 'Write your message')];
  given jsonb;
  message private.contact_messages;
  lately bigint;
begin
  perform private.refuse_field_errors(private.field_errors(p_message, rules));
  if p_id is null then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  -- A field that nobody sees: who fills it in is no person, and learns nothing.
  if coalesce(p_message ->> 'website', '') <> '' or exists (select from private.contact_messages m where m.id = p_id) then
    return;
  end if;
  given := private.clean_fields(p_message, rules);
  lately := private.count_contact_message();
  insert into private.contact_messages (id, user_id, name, email, topic, words)
  values (p_id, auth.uid(), coalesce(given ->> 'name', ''), given ->> 'email', given ->> 'topic', given ->> 'words')
  on conflict (id) do nothing
  returning * into message;
  -- A flood is kept, so that it silences nobody, and mailed no more: what people with an account write is.
  if message.id is not null and (lately < 60 or message.user_id is not null) then
    perform private.tell_admins_of_message(message);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_candidate_mail (
  p_kind text,
  p_is_on boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts choose these mails');
begin
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('kind', p_kind, 'is_on', p_is_on), array[
      private.rule('kind', 'choice', 30, 1, 'Choose which mails', private.candidate_mail_kinds()),
      private.rule('is_on', 'boolean', min_length => 1)]));
  perform private.store_candidate_mail(caller, p_kind, p_is_on);
  return private.candidate_mails_json(caller);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_contact_message_answered (
  p_id uuid,
  p_is_answered boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message private.contact_messages;
begin
  perform private.require_admin();
  select * into message from private.contact_messages m where m.id = p_id for update;
  if message.id is null then
    perform private.fail(404, 'message_not_found', 'This message is not kept any more');
  elsif (message.answered_at is not null) = coalesce(p_is_answered, false) then
    return private.contact_message_json(message);
  end if;
  update private.contact_messages m set
    answered_at = case when p_is_answered then now() end, answered_by = case when p_is_answered then auth.uid() end
  where m.id = message.id
  returning * into message;
  perform private.audit(
    case when p_is_answered then 'email.message_answered' else 'email.message_reopened' end,
    'contact_message', message.id, null, jsonb_build_object('topic', message.topic));
  return private.contact_message_json(message);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_hidden_from_partner (
  p_company_id uuid,
  p_hidden boolean
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  me public.candidates;
begin
  select * into me from public.candidates c where c.user_id = caller for no key update;
  if not coalesce(p_hidden, false) then
    delete from private.hidden_from_partners h where h.candidate_id = me.id and h.company_id = p_company_id;
    return false;
  end if;
  if me.managing_company_id is null or p_company_id not in (select private.partner_ids(me.managing_company_id)) then
    perform private.fail(404, 'partner_not_found', 'This company is no partner of the company that manages you');
  end if;
  insert into private.hidden_from_partners (candidate_id, company_id) values (me.id, p_company_id) on conflict do nothing;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_my_preferences (
  p_preferences jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts have preferences');
  culture public.culture_value[];
begin
  perform private.refuse_field_errors(private.preferences_errors(p_preferences));
  culture := private.read_culture(nullif(p_preferences -> 'cultureValues', 'null'));
  if culture is not null then
    perform private.add_candidate_record(caller);
    update public.candidates c set culture_values = culture where c.user_id = caller and c.culture_values <> culture;
  end if;
  insert into private.candidate_preferences (user_id, types, levels, places, is_remote, salary_from)
  values (
    caller,
    array(select t::public.job_type from jsonb_array_elements_text(private.list_of(p_preferences -> 'types')) as t order by 1),
    array(select l::public.experience_level from jsonb_array_elements_text(private.list_of(p_preferences -> 'levels')) as l order by 1),
    private.distinct_texts(coalesce(nullif(p_preferences -> 'places', 'null'), '[]')),
    coalesce((p_preferences ->> 'isRemote')::boolean, false),
    nullif((p_preferences ->> 'salaryFrom')::numeric::integer, 0))
  on conflict (user_id) do update set
    types = excluded.types, levels = excluded.levels, places = excluded.places, is_remote = excluded.is_remote,
    salary_from = excluded.salary_from, updated_at = now();
  return private.preferences_json(caller);
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
  last public.applications;
  application public.applications;
begin
  -- The person first; then nothing of the profile or its files goes or changes while it is sent (remove_file holds the same lock).
  perform private.lock_account(private.require_caller());
  perform from public.candidates where user_id = auth.uid() for update;
  me := private.require_applicant();
  -- Waits while the job is being deleted or edited, so that what is read next is true until the end.
  perform from public.jobs where id = p_job_id for share;
  last := private.last_application(me.id, p_job_id);
  if last.status = 'withdrawn' and not private.can_apply_again(last) then
    perform private.fail(409, 'applied_too_often', 'You have withdrawn from this job three times and cannot apply for it again');
  elsif last.id is not null and last.status <> 'withdrawn' then
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
  on conflict on constraint applications_once_per_attempt do nothing
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
  if link.company_id is null then
    perform private.store_candidate_mail(link.user_id, link.kind, false);
  else
    perform private.store_staff_notice(
      link.user_id, link.company_id, k, (private.staff_notice_setting(link.user_id, link.company_id, k)).in_app, 'off')
    from unnest(private.mailed_kinds(link)) k;
  end if;
  return private.unsubscribe_json(link);
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_application (
  p_application_id uuid,
  p_reason text DEFAULT NULL::text,
  p_message text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.own_application(p_application_id);
begin
  perform private.refuse_field_errors(private.withdrawal_errors(p_reason, p_message));
  -- Its company may be moving it: what is decided next is decided on what it left.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  if private.can_withdraw_application(application) then
    update public.applications set status = 'withdrawn' where id = application.id returning * into application;
    if coalesce(private.trimmed(p_reason), '') <> '' or coalesce(private.trimmed(p_message), '') <> '' then
      insert into private.application_withdrawals (application_id, reason, message)
      values (application.id, nullif(private.trimmed(p_reason), ''), nullif(private.trimmed(p_message), ''));
    end if;
    perform private.drop_answer_reminders(application.id, auth.uid());
    perform private.tell_company_about_application(application);
  elsif application.status <> 'withdrawn' then
    perform private.fail(409, 'status_not_allowed', 'This application is already decided and can no longer be withdrawn');
  end if;
  return private.my_application_json(application);
end
$function$;

ALTER TABLE "private"."answer_reminders"
  ADD CONSTRAINT "answer_reminders_pkey" PRIMARY KEY (application_id, due, is_last, is_past);

ALTER TABLE "private"."application_withdrawals"
  ADD CONSTRAINT "application_withdrawals_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."candidate_mail_settings"
  ADD CONSTRAINT "candidate_mail_settings_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."candidate_preferences"
  ADD CONSTRAINT "candidate_preferences_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."contact_messages"
  ADD CONSTRAINT "contact_messages_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."hidden_from_partners"
  ADD CONSTRAINT "hidden_from_partners_candidate_id_fkey" FOREIGN KEY (candidate_id) REFERENCES public.candidates(id) ON DELETE CASCADE;

ALTER TABLE "private"."hidden_from_partners"
  ADD CONSTRAINT "hidden_from_partners_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."past_applications"
  ADD CONSTRAINT "past_applications_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."profile_views"
  ADD CONSTRAINT "profile_views_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."profile_views"
  ADD CONSTRAINT "profile_views_candidate_id_fkey" FOREIGN KEY (candidate_id) REFERENCES public.candidates(id) ON DELETE CASCADE;

ALTER TABLE "private"."profile_views"
  ADD CONSTRAINT "profile_views_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."profile_views"
  ADD CONSTRAINT "profile_views_through_company_id_fkey" FOREIGN KEY (through_company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

ALTER TABLE "private"."saved_searches"
  ADD CONSTRAINT "saved_searches_paused_check" CHECK ((paused = ANY (ARRAY['daily'::text, 'weekly'::text])));

ALTER TABLE "private"."saved_searches"
  ADD CONSTRAINT "saved_searches_paused_while_off" CHECK (((paused IS NULL) OR (frequency = 'off'::text)));

ALTER TABLE "public"."applications"
  ADD CONSTRAINT "applications_attempt_check" CHECK (((attempt >= 1) AND (attempt <= 3)));

ALTER TABLE "public"."applications"
  ADD CONSTRAINT "applications_once_per_attempt" UNIQUE (candidate_id, job_id, attempt);

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_type_check" CHECK ((type = ANY (ARRAY['company_invitation'::text, 'application_received'::text, 'application_status'::text, 'application_withdrawn'::text, 'company_approved'::text, 'company_rejected'::text, 'subscription_changed'::text, 'job_assigned'::text, 'candidate_assigned'::text, 'role_changed'::text, 'admin_joined'::text, 'partnership_changed'::text, 'shown_to_partner'::text, 'put_forward'::text, 'put_forward_answered'::text, 'registration_unfinished'::text, 'application_assigned'::text, 'mentioned'::text, 'answer_due'::text, 'management_ended'::text, 'job_reported'::text, 'job_taken_offline'::text, 'job_report_answered'::text, 'candidate_left'::text])));

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
    ((counted.match -> 'location'::text) ->> 'fit'::text) AS place_fit,
    private.withdrawn_on(a.id) AS withdrawn_on
   FROM ((((public.applications a
     JOIN public.jobs j ON ((j.id = a.job_id)))
     JOIN public.companies company ON ((company.id = a.company_id)))
     CROSS JOIN LATERAL private.sent_profile(a.id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values))
     CROSS JOIN LATERAL ( SELECT match_explanations.explanation AS match
           FROM private.match_explanations(j.skills_required, j.preferred_skills, j.experience_level, j.job_type, j.location, j.locations, company.culture_values, c.*, private.home_of(c.*)) match_explanations(explanation)
         OFFSET 0) counted);

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
 SELECT promised.company_id AS subject,
    ('promises_'::text || promised.outcome) AS what,
    count(*) AS n
   FROM ( SELECT a.company_id,
            private.settled_promise(a.answer_by, private.answered_on(a.id), private.withdrawn_on(a.id)) AS outcome
           FROM public.applications a
          WHERE (a.answer_by IS NOT NULL)) promised
  WHERE (promised.outcome IS NOT NULL)
  GROUP BY promised.company_id, promised.outcome
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

CREATE VIEW "private"."waiting_put_forwards" WITH (security_invoker=true) AS  SELECT f.id,
    f.job_id,
    f.candidate_id,
    f.company_id,
    f.put_forward_by,
    f.status,
    f.created_at,
    f.answered_at,
    f.mailed_at,
    f.application_id
   FROM (public.put_forwards f
     JOIN public.candidates c ON (((c.id = f.candidate_id) AND (c.managing_company_id = f.company_id))))
  WHERE ((f.status = 'waiting'::public.put_forward_status) AND private.may_be_put_forward(f.job_id, f.company_id) AND (NOT (EXISTS ( SELECT
           FROM public.jobs j
          WHERE ((j.id = f.job_id) AND private.is_hidden_from(f.candidate_id, j.company_id))))) AND (NOT (EXISTS ( SELECT
           FROM public.applications a
          WHERE ((a.candidate_id = f.candidate_id) AND (a.job_id = f.job_id))))));

CREATE INDEX contact_messages_answered_index ON private.contact_messages USING btree (created_at DESC, id DESC)
  WHERE (answered_at IS NOT NULL);

CREATE INDEX contact_messages_email_index ON private.contact_messages USING btree (lower(email), created_at);

CREATE INDEX contact_messages_open_index ON private.contact_messages USING btree (created_at DESC, id DESC)
  WHERE (answered_at IS NULL);

CREATE INDEX contact_messages_user_index ON private.contact_messages USING btree (user_id);

CREATE INDEX hidden_from_partners_company_index ON private.hidden_from_partners USING btree (company_id);

CREATE INDEX past_applications_user_index ON private.past_applications USING btree (user_id, applied_at DESC, id DESC);

CREATE INDEX profile_views_application_index ON private.profile_views USING btree (application_id);

CREATE INDEX profile_views_candidate_index ON private.profile_views USING btree (candidate_id, viewed_at DESC, id DESC);

CREATE INDEX profile_views_company_index ON private.profile_views USING btree (company_id);

CREATE INDEX profile_views_through_index ON private.profile_views USING btree (through_company_id);

CREATE INDEX application_events_withdrawn_index ON public.application_events USING btree (created_at)
  WHERE (to_status = 'withdrawn'::public.application_status);

CREATE INDEX email_outbox_address_index ON public.email_outbox USING btree (lower(to_email));

CREATE INDEX notifications_about_index ON public.notifications USING btree (COALESCE((data ->> 'application_id'::text), (data ->> 'candidate_id'::text)))
  WHERE (COALESCE((data ->> 'application_id'::text), (data ->> 'candidate_id'::text)) IS NOT NULL);

CREATE INDEX notifications_age_index ON public.notifications USING brin (created_at);

CREATE TRIGGER application_matches_count_changed_promise
  AFTER UPDATE OF company_id, answer_by, answered_on, withdrawn_on ON private.application_matches
  FOR EACH ROW
  EXECUTE FUNCTION private.count_promise();

CREATE TRIGGER application_matches_count_promise_that_came_or_went
  AFTER INSERT OR DELETE ON private.application_matches
  FOR EACH ROW
  EXECUTE FUNCTION private.count_promise();

CREATE TRIGGER applications_keep_attempt
  BEFORE INSERT ON public.applications
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_attempt();

CREATE TRIGGER companies_end_their_assignments
  BEFORE DELETE ON public.companies
  FOR EACH ROW
  EXECUTE FUNCTION private.end_job_assignments();

CREATE TRIGGER jobs_end_their_assignment
  BEFORE DELETE ON public.jobs
  FOR EACH ROW
  EXECUTE FUNCTION private.end_job_assignments();

COMMENT ON COLUMN "private"."application_matches"."withdrawn_on" IS 'private.withdrawn_on of it.';

COMMENT ON COLUMN "private"."candidate_preferences"."is_remote" IS 'Beside places: from anywhere as well. Without any: only from anywhere.';

COMMENT ON COLUMN "private"."candidate_preferences"."types" IS 'Without REMOTE, which is_remote says.';

COMMENT ON COLUMN "private"."contact_messages"."answered_by" IS 'The administrator who said so; null before, and once their account is deleted.';

COMMENT ON COLUMN "private"."contact_messages"."id" IS 'Made up by the browser, so that a message sent twice is there once.';

COMMENT ON COLUMN "private"."contact_messages"."user_id" IS 'Who was signed in, or null; the address is the one that was typed.';

COMMENT ON COLUMN "private"."profile_views"."company_id" IS 'Null: an administrator of Fairmatch.';

COMMENT ON COLUMN "private"."profile_views"."document" IS 'What was opened; null for what a page shows.';

COMMENT ON COLUMN "private"."profile_views"."kind" IS 'What let it read: an application, that it manages them, or that it is a partner of who does (profileViewKinds of the contracts).';

COMMENT ON COLUMN "private"."profile_views"."through_company_id" IS 'Of a partner: who managed the candidate then.';

COMMENT ON COLUMN "private"."profile_views"."viewed_at" IS 'The first time on that day.';

COMMENT ON COLUMN "private"."saved_searches"."paused" IS 'How often it was mailed before the mails of all were turned off, or null: so it is mailed once they are on again.';

COMMENT ON COLUMN "public"."applications"."attempt" IS 'Of its candidate for its job: the first, or one made after the one before was withdrawn; kept by trigger (RULES: Applications).';

COMMENT ON FUNCTION "private"."answer_stands_after"() IS 'How long an answer has to stand before it counts, though the application is moved back: by then its candidate has heard of it, by mail too (private.expect_status_notice).';

COMMENT ON FUNCTION "private"."answered_on"(uuid) IS 'The day (UTC) of an application''s first answer, whatever came an hour after it; null for none yet.';

COMMENT ON FUNCTION "private"."application_events_json"(public.applications, uuid, private.reach) IS 'ApplicationEvent[] (contracts/application.ts) of an application and of those withdrawn before it, oldest first. Names only of colleagues at the given company; none with null. Without a reach as its candidate reads it: without moves that can still be undone, and without the name of who did not select them.';

COMMENT ON FUNCTION "private"."application_to_move"(uuid) IS 'The application, locked, when the caller may change its status; that they look at it is noted. PT404 out of reach, PT403 for readers only.';

COMMENT ON FUNCTION "private"."best_within"(public.candidates, private.job_filter, bigint, timestamp with time zone, uuid, integer) IS 'As private.best_of_all, of those that fit a filter.';

COMMENT ON FUNCTION "private"."best_within_kept"(public.candidates, private.job_filter, private.kept_matches, bigint, timestamp with time zone, uuid, integer) IS 'As private.best_within, from the best hundred of the kept list where enough of them fit; null where private.best_of_kept is.';

COMMENT ON FUNCTION "private"."can_apply_again"(public.applications) IS 'Whether its candidate may apply for the job again, while it is open: after withdrawing, three times in all (RULES: Applications).';

COMMENT ON FUNCTION "private"."can_store_file"(text, text) IS 'True when the caller may store a new file there: candidates in their own folder, staff in their company''s, while there is room, and never under a name that a record knows, nor with a session that has ended (RULES: Files). SECURITY DEFINER: nobody reads storage; answers yes or no only.';

COMMENT ON FUNCTION "private"."candidate_mail_kinds"() IS 'The mails a candidate can turn off: candidateMailKinds of the contracts, in the order they are shown. No name of them is one of staff_notice_kinds.';

COMMENT ON FUNCTION "private"."candidate_mails_json"(uuid) IS 'CandidateMails (contracts/notification.ts).';

COMMENT ON FUNCTION "private"."check_application_move"() IS 'Row trigger: PT409 for a move that is not in private.application_transitions, whoever writes, unless its undoing leads back to where the history ends, and for any of somebody whose account is deleted. SECURITY DEFINER: that table is closed.';

COMMENT ON FUNCTION "private"."check_closing"(public.companies, text) IS 'PT403 unless the caller is an administrator of the company, PT422 unless it is called as was typed.';

COMMENT ON FUNCTION "private"."clear_audit_log"(private.traces) IS 'What the audit log says of somebody stays without them: what was done, when and for which company, by or to "a deleted account" (RULES: Accounts).';

COMMENT ON FUNCTION "private"."clear_company_log"(uuid) IS 'What a company wanted changed of its registration is kept no longer than the company; that it did stays.';

COMMENT ON FUNCTION "private"."clear_notices"(private.traces) IS 'Takes somebody out of what others were told and have noted: what is about them goes, also from summaries that wait; where they are named among others, the name does.';

COMMENT ON FUNCTION "private"."clear_outbox"(private.traces) IS 'Forgets every mail to somebody''s address, sent or not, and those about them that wait; where a waiting one names them among others, the name goes. A mail that is with its server at this moment arrives.';

COMMENT ON FUNCTION "private"."clear_sign_ins"(uuid) IS 'Deletes what has no key to the account in the auth service: its log and what a sign-in leaves; the rest goes with the account.';

COMMENT ON FUNCTION "private"."client_digest"() IS 'A digest of the network address a request comes from.';

COMMENT ON FUNCTION "private"."contact_message_json"(private.contact_messages) IS 'ContactMessage (contracts/contact.ts), for administrators.';

COMMENT ON FUNCTION "private"."contact_topics"() IS 'What a message can be about: contactTopics of the contracts, in the order they are shown.';

COMMENT ON FUNCTION "private"."count_contact_message"() IS 'Counts a message and gives how many came before it within an hour. PT429 when five of them came from this account, or, signed out, from this network address, or a thousand in all. What is typed counts for nothing: a stranger cannot use up the messages of an address (RULES: Messages).';

COMMENT ON FUNCTION "private"."count_contact_messages"() IS 'How many messages wait for an answer.';

COMMENT ON FUNCTION "private"."count_promise"() IS 'Row trigger: a company''s promises are counted as they are settled, and again where that is undone (private.counted). Row by row, since most changes of a match settle none. SECURITY DEFINER: as the triggers of foundation/counted.sql.';

COMMENT ON FUNCTION "private"."discard_folder"(uuid) IS 'Gives up every file of an account or a company that goes, and names them: [{bucket, path}]. Storage itself deletes them, at once or, where that fails, by schedule (RULES: Files).';

COMMENT ON FUNCTION "private"."discard_ownerless_files"(integer) IS 'Gives up files whose account or company is gone: an upload that was under way when it was deleted ends after it.';

COMMENT ON FUNCTION "private"."document_of"(text) IS 'Which document of a candidate lies in a bucket, as private.profile_views names it.';

COMMENT ON FUNCTION "private"."drop_answer_reminders"(uuid, uuid) IS 'Takes unread reminders of an answer back from its candidate: they say what is no longer so.';

COMMENT ON FUNCTION "private"."email_change_json"(auth.users) IS 'EmailChange of the contracts: the address that is to come, which mailbox has confirmed, whether the links have run out (otp_expiry in config.toml), and how many open invitations will follow.';

COMMENT ON FUNCTION "private"."employer_json"(public.companies) IS 'Employer of the contracts: what anyone may see of a company, how many jobs it has open, and how often it answered by the promised day (RULES: Companies).';

COMMENT ON FUNCTION "private"."end_job_assignments"() IS 'Row trigger on jobs and companies: assignments go before the job, and before the company, which would take job and assignment in one step, so that both are counted while they are there. SECURITY DEFINER: assignments are written past the policies.';

COMMENT ON FUNCTION "private"."end_management_of"(public.candidates) IS 'What ends with a management, whoever ends it: questions not answered, the assignment, access, and what was agreed to be shown. Whoever calls holds the account and the candidate, and tells the other side.';

COMMENT ON FUNCTION "private"."erase_account"(uuid, jsonb) IS 'Deletes an account, locked by its callers, and all that names it, in this transaction; gives its files [{bucket, path}], which storage has to delete after it. Whoever applied stays counted without a name. PT409 last_company_admin.';

COMMENT ON FUNCTION "private"."forget_audit"(integer) IS 'Forgets entries of the audit log that are too old to be kept.';

COMMENT ON FUNCTION "private"."forget_ended_invitations"(integer) IS 'Forgets what invitations that ended without being accepted would have filled in.';

COMMENT ON FUNCTION "private"."forget_mail_bodies"(integer) IS 'Forgets what mails said that could not be delivered; that they were written stays as long as the audit log.';

COMMENT ON FUNCTION "private"."forget_rows"(text, text, text, integer) IS 'Deletes at most so many rows whose time is past; gives how many.';

COMMENT ON FUNCTION "private"."forget_sign_ins"(integer) IS 'Forgets what the auth service has noted, as long ago as the audit log is kept.';

COMMENT ON FUNCTION "private"."forget_unconfirmed_accounts"(integer) IS 'Deletes accounts whose address nobody confirmed in time, with the company that signing up made.';

COMMENT ON FUNCTION "private"."forget_withdrawn_documents"(integer) IS 'Forgets answers and documents of applications withdrawn long ago; a file goes where no record names it any more.';

COMMENT ON FUNCTION "private"."given_answers"(uuid) IS 'The moves of an application that answered its candidate: not those the company took back before they could hear of them, so that a promise is not kept by moving there and back.';

COMMENT ON FUNCTION "private"."handle_changed_account"() IS 'Row trigger on auth.users: keeps profiles.email (the auth service writes a new address once it is confirmed), and takes open invitations along. SECURITY DEFINER as handle_new_account.';

COMMENT ON FUNCTION "private"."has_live_session"() IS 'True while the session the caller''s token was made for has not been ended, as it is when the account goes (RULES: Accounts). SECURITY DEFINER: sessions are the auth service''s. Reads the caller''s own only.';

COMMENT ON FUNCTION "private"."hold_company"(uuid, uuid) IS 'A company with all that goes with it, locked, or null; waits five times for less than a second for whoever works with it, before the database would call it a deadlock, and lets go in between. PT409 busy.';

COMMENT ON FUNCTION "private"."invitations_that_follow"(uuid, text, text) IS 'The open invitations for an account''s address that go along to its new one: those it could still accept, and that the new address does not have or need already (RULES: Accounts).';

COMMENT ON FUNCTION "private"."is_hidden_from"(uuid, uuid) IS 'True when the candidate hides from this company (RULES: Partnerships).';

COMMENT ON FUNCTION "private"."is_shown_to"(public.candidates, uuid) IS 'True for a candidate who agreed to be shown to partners and does not hide from this one; whether it is a partner says private.partner_ids (RULES: Partnerships).';

COMMENT ON FUNCTION "private"."json_without_traces"(jsonb, private.traces) IS 'A value without what names somebody: parts that hold one of the ids are left out, addresses and names are replaced in texts.';

COMMENT ON FUNCTION "private"."keep_attempt"() IS 'Row trigger: an application is its candidate''s first for the job, or follows one that was withdrawn; there is never a second beside one that was not (RULES: Applications). SECURITY DEFINER: reads applications past row policies.';

COMMENT ON FUNCTION "private"."keep_retention"(integer) IS 'Keeps to what the privacy page promises: each rule its own step, at most so many rows each; gives how many by step. Called on a schedule: hosted every ten minutes of two hours at night by pg_cron, locally by the launcher once an hour.';

COMMENT ON FUNCTION "private"."kept_promises"(uuid) IS 'KeptPromises (contracts/company.ts): of how many promised answers whose day is past, or that were given, how many came by their day; null below ten (RULES: Applications). Given ones are kept numbers, owed ones a range of an index.';

COMMENT ON FUNCTION "private"."kept_since"(text) IS 'What is older than this is not kept any more.';

COMMENT ON FUNCTION "private"."last_application"(uuid, uuid) IS 'The newest application of a candidate for a job; all null for none.';

COMMENT ON FUNCTION "private"."later_application"(public.applications) IS 'The application that was made after this one was withdrawn, or null.';

COMMENT ON FUNCTION "private"."leave_applications"(private.traces) IS 'Withdraws what is open, locked by its callers, and tells the companies, without a name. Of every application stays that somebody applied, on which day and how it ended, so that numbers, reports and kept promises stay true; answers, documents, profile and notes go (RULES: Applications).';

COMMENT ON FUNCTION "private"."leave_management"(private.traces) IS 'Tells whoever looks after a managed candidate, else the company''s administrators, that somebody is gone, without a name.';

COMMENT ON FUNCTION "private"."leave_teams"(private.traces, jsonb) IS 'Ends every membership of an account that goes: what was assigned becomes nobody''s, invitations that wait are revoked, notes stay under "A former colleague". successors: {company id: user id}, who becomes company_admin where the last one goes; PT409 last_company_admin without one (RULES: Staff).';

COMMENT ON FUNCTION "private"."list_of"(jsonb) IS 'A checked list: where nothing was chosen it may be missing, null or an empty text.';

COMMENT ON FUNCTION "private"."listed_jobs"(uuid[], public.candidates, private.home_terms, boolean) IS 'Those of the jobs that are visible, with their place among the given ones, and as they stand in a list: with the match to a candidate whose private.home_of is given and their application, or what a visitor counts it by. For use in FROM, where it becomes part of the query.';

COMMENT ON FUNCTION "private"."mail_all_searches"(uuid, boolean) IS 'Turns the mails of all searches of somebody off, or on again as often as each was mailed before. On, while one is mailed already, changes nothing.';

COMMENT ON FUNCTION "private"."mail_candidate"(uuid, text, text, jsonb) IS 'Mails a candidate something of a kind (contracts/notification.ts, candidateMailKinds) unless they turned such mails off, with the link that does. Whatever can be turned off goes through here; mails about password, address and who manages them come always and do not. mail_data: what the template shows, with its path.';

COMMENT ON FUNCTION "private"."mailed_kinds"(private.unsubscribe_links) IS 'What a link would turn off now: mails of its kind, or everything that is in the summary.';

COMMENT ON FUNCTION "private"."my_application_json"(public.applications) IS 'CandidateApplicationDetail (contracts/application.ts).';

COMMENT ON FUNCTION "private"."my_applications_export"(uuid) IS 'Applications with all that was sent and all that its candidate may know: what a team notes, its reasons and who looks after it are the team''s.';

COMMENT ON FUNCTION "private"."my_audit_export"(uuid, uuid) IS 'What the audit log says that somebody did or that was done to them, who opened their documents among it; at most the newest 5,000 entries.';

COMMENT ON FUNCTION "private"."my_rows"(text, text, uuid, text[]) IS 'The rows of a table that are somebody''s by this column, without the columns named.';

COMMENT ON FUNCTION "private"."nameless_applicant"() IS 'What is kept as sent of an applicant whose account was deleted: nothing but that somebody applied.';

COMMENT ON FUNCTION "private"."names_id"(text, uuid[]) IS 'Whether a text holds one of these ids.';

COMMENT ON FUNCTION "private"."names_word"(text, text[]) IS 'Whether a text holds one of these addresses and names.';

COMMENT ON FUNCTION "private"."note_application_view"(public.applications, private.reach, text) IS 'Notes who is about to be shown an application, or a document of it: the job''s company, else the one that manages the candidate, else Fairmatch. The caller''s reach is checked before.';

COMMENT ON FUNCTION "private"."note_managed_view"(public.candidates, private.reach, text) IS 'Notes that the managing company, or else Fairmatch, is about to be shown a profile or a document of it. The caller''s reach is checked before.';

COMMENT ON FUNCTION "private"."note_partner_views"(uuid[], uuid) IS 'Notes that a partner is about to be shown these candidates: its list shows all it may read of them.';

COMMENT ON FUNCTION "private"."note_profile_view"(uuid, uuid, text, uuid, text) IS 'Notes that a company, or with null an administrator, is about to be shown a candidate: once a day each way (RULES: Candidates). Where nothing can be written it fails, so that nobody reads unnoted.';

COMMENT ON FUNCTION "private"."note_subject"(uuid, uuid) IS 'What the caller may note about: an application they may move, while its applicant has an account, or a candidate their company manages and they may read (RULES: Applications). PT401, PT404, PT422 unless exactly one is named.';

COMMENT ON FUNCTION "private"."potential_jobs"(public.candidates, bigint, timestamp with time zone, uuid, integer, boolean, jsonb) IS 'The answer of get_potential_jobs after the given place, of those within a JobFilter, from the kept list (null where it does not suffice) or from all. STABLE, so that all of it is of one moment.';

COMMENT ON FUNCTION "private"."preferences_errors"(jsonb) IS 'preferencesSchema of contracts/preferences.ts: message by field.';

COMMENT ON FUNCTION "private"."preferences_json"(uuid) IS 'CandidatePreferences (contracts/preferences.ts).';

COMMENT ON FUNCTION "private"."preferred_filter"(uuid) IS 'Somebody''s preferences as a JobFilter (contracts/job-filter.ts); {} for none.';

COMMENT ON FUNCTION "private"."profile_view_count"(uuid) IS 'Profile Views of Activity Summary: companies that looked in the last 90 days, each once a day, whatever they looked at (RULES: Candidates).';

COMMENT ON FUNCTION "private"."promise_outcome"(private.application_matches) IS 'Whether an application was answered by the promised day: kept, or late when it was answered after it, withdrawn unanswered after it, or is still owed after it; null without a promise, before its day, and for who withdrew unanswered by then (RULES: Reports).';

COMMENT ON FUNCTION "private"."put_forward_state"(uuid, public.put_forward_status) IS 'Its status, or lapsed: it waited, and can no longer be answered (RULES: Partnerships).';

COMMENT ON FUNCTION "private"."read_culture"(jsonb) IS 'A checked list as it is stored: in the order of the list; an empty text is an empty list.';

COMMENT ON FUNCTION "private"."read_job_filter"(jsonb) IS 'A JobFilter (contracts/job-filter.ts) as it is compared. PT422 for anything else: another name, another kind of value, a type or level there is not, more than 20 skills, places, types or levels.';

COMMENT ON FUNCTION "private"."refuse_change"() IS 'Statement trigger for append-only tables: only functions that forget whom an entry names, or that it is too old to be kept, and say so while they do (private.forgets), pass.';

COMMENT ON FUNCTION "private"."refuse_ended_session"() IS 'The API calls it before every request for tables and procedures (pgrst.db_pre_request): a token outlives its session, and its account, by up to an hour otherwise. Passes visitors and the secret key. PT401.';

COMMENT ON FUNCTION "private"."remind_candidate"(public.applications, date) IS 'Tells the candidate that an answer is promised for tomorrow, for today, or did not come, in the application and, unless they turned such mails off, by mail; in place of an unread reminder of it. The notice goes when the application moves (private.tell_in_app).';

COMMENT ON FUNCTION "private"."remind_of_answers"() IS 'Reminds who hears of an application (private.people_behind_application), and its candidate, of the answer that is promised for tomorrow, again for today, and once when that day has passed (UTC): staff of all answers of a day together. Called on a schedule; does so from 12:00 UTC on.';

COMMENT ON FUNCTION "private"."require_fresh_sign_in"() IS 'PT403 password_needed unless the caller''s session was begun, with the password, in the last five minutes: an open browser alone deletes nothing. Renewing a token does not make a session younger.';

COMMENT ON FUNCTION "private"."retention"(text) IS 'How many days something is kept: retentionDays in contracts/retention.ts (RULES: Accounts).';

COMMENT ON FUNCTION "private"."sent_documents_json"(uuid) IS 'SentDocument[] (contracts/application.ts): the documents of the profile that an application was sent with, in the order of the profile. Files of answers are with the answers.';

COMMENT ON FUNCTION "private"."settled_promise"(date, date, date) IS 'What a promise came to, whatever the day is now: kept when answered by its day; late when answered after it, or withdrawn unanswered after it. Null without a promise, while the answer is owed, and for who withdrew by its day (RULES: Reports).';

COMMENT ON FUNCTION "private"."shared_by"(uuid, uuid) IS 'SharedByCompany of the contracts: what a switch shows of a company to its partner, and how many stay hidden; without a partner, to one nobody hides from.';

COMMENT ON FUNCTION "private"."shown_answer_due"(public.applications) IS 'The promised day while the answer is owed, as its candidate knows it.';

COMMENT ON FUNCTION "private"."shown_to_candidate"(public.applications) IS 'private.settled_status, which is asked only while a move of it may be undone: what changed before is settled.';

COMMENT ON FUNCTION "private"."stages_listed"(jsonb) IS 'The statuses a MyApplicationsFilter (contracts/application.ts) lets through: active before an end, closed after it. PT422 by field.';

COMMENT ON FUNCTION "private"."store_candidate_mail"(uuid, text, boolean) IS 'Turns mails of a kind on or off. Safe to repeat.';

COMMENT ON FUNCTION "private"."take_invitations_along"(uuid, text, text) IS 'Binds the open invitations for an account''s former address to its new one, both of them confirmed (RULES: Accounts). The account could have accepted them a moment before, so nobody gains any.';

COMMENT ON FUNCTION "private"."tell_admins_of_message"(private.contact_messages) IS 'Mails a message to every administrator, and to nobody else: whoever wrote it gets nothing, so the page sends no mail to addresses that strangers type.';

COMMENT ON FUNCTION "private"."tell_applicants_of_closing"(public.companies) IS 'Keeps for every applicant that they applied, and tells those whose application was open that it ends, in the application and by mail.';

COMMENT ON FUNCTION "private"."tell_by_mail"(public.applications) IS 'Mails the account''s confirmed address the status an application has now, unless its owner turned such mails off.';

COMMENT ON FUNCTION "private"."tell_left_company"(public.candidates, uuid) IS 'A company whose candidate has left it is told, in the application and by mail: its administrators and who looked after them.';

COMMENT ON FUNCTION "private"."told_applicant"(public.applications) IS 'Who is told about an application, the title of its job and the name of the company; all null once the applicant''s account is deleted.';

COMMENT ON FUNCTION "private"."traces_of"(uuid) IS 'By what an account is found in the records of others, as long as its own are there.';

COMMENT ON FUNCTION "private"."unsubscribe_token"(uuid, uuid, text) IS 'What a mail carries so that it can be turned off without signing in; null for who is no staff there. of_kind: one of staff_notice_kinds, or summary; of no company one of candidate_mail_kinds.';

COMMENT ON FUNCTION "private"."viewed_lately"() IS 'How far back the first page of views and their number go (contracts/my-data.ts, viewedLatelyDays).';

COMMENT ON FUNCTION "private"."wants_mail"(uuid, text) IS 'Whether a candidate gets mails of a kind: unless they turned them off; about saved searches while one of them is mailed.';

COMMENT ON FUNCTION "private"."withdrawal_errors"(text, text) IS 'Errors by field of what an application is withdrawn with; neither is required.';

COMMENT ON FUNCTION "private"."withdrawn_json"(public.applications) IS 'What the page of a job says of a withdrawn application (JobDetails of contracts/candidate.ts); null for any other.';

COMMENT ON FUNCTION "private"."withdrawn_on"(uuid) IS 'The day (UTC) an application was withdrawn; null for none.';

COMMENT ON FUNCTION "private"."without_words"(text, text[]) IS 'A text in which each of these addresses and names, whole words, reads "A deleted account".';

COMMENT ON FUNCTION "public"."cancel_email_change"() IS 'Ends a change of the caller''s address that waits: its links do nothing any more. Safe to repeat. SECURITY DEFINER: accounts are the auth service''s, whose API takes no change back. PT401.';

COMMENT ON FUNCTION "public"."close_company"(uuid, text) IS 'Deletes a company at once and for good, by its company_admin, who types its name: its jobs leave every list, open applications end with a word to each candidate, whom it managed it manages no more, partnerships and invitations end, its team keep their accounts without it (RULES: Companies). Gives {files: [{bucket, path}]}, which delete-account takes out of storage. SECURITY DEFINER: nobody writes companies through the API. PT401, PT403 also password_needed, PT404, PT409 busy, PT422.';

COMMENT ON FUNCTION "public"."count_for_admin"() IS 'The numbers of the administrators'' dashboard: {users, companies, candidates, pending, undelivered, reports, messages}: pending are submitted companies, undelivered mails that were given up, reports reported jobs that wait, messages those of the contact page that wait. SECURITY DEFINER: the numbers are closed to every client. PT401, PT403.';

COMMENT ON FUNCTION "public"."delete_account"(text, jsonb) IS 'Deletes the caller''s account at once and for good, and mails that to its address; gives {files: [{bucket, path}]}, which the server function delete-account then takes out of storage. p_email: typed by its owner; p_successors: {company id: user id}, who takes over a company whose last administrator goes (RULES: Accounts). Safe to repeat. SECURITY DEFINER: an account stands in closed tables and in the auth service''s. PT401, PT403 password_needed, PT409 last_administrator and last_company_admin, PT422.';

COMMENT ON FUNCTION "public"."end_my_session"(uuid) IS 'Signs out one session of the caller''s (RULES: Accounts). Of one that is gone, or somebody else''s, nothing happens and nothing is said. SECURITY DEFINER: sessions are the auth service''s. PT401.';

COMMENT ON FUNCTION "public"."export_my_data"() IS 'MyData (contracts/account-data.ts): all that is held about the caller, with the files that open-file opens. Of others it names companies, and people only where a member of a team was told of them. SECURITY DEFINER: most of it stands in closed tables. PT401.';

COMMENT ON FUNCTION "public"."get_application_detail"(uuid) IS 'get-application-detail: CompanyApplicationDetail for staff who may review the application and admins; PT404 otherwise. VOLATILE: it notes who looks.';

COMMENT ON FUNCTION "public"."get_candidate_activity"() IS 'Activity Summary (RULES: Applications): {applications, interviews, available_jobs, profile_views}; interviews are the applications that came to one, available are visible jobs not applied to.';

COMMENT ON FUNCTION "public"."get_candidate_dashboard"() IS 'CandidateDashboard (contracts/application.ts): how many of the caller''s applications stand further than when the week began (Monday, UTC), and which promised answers are late, the longest owed three of them (RULES: Applications).';

COMMENT ON FUNCTION "public"."get_candidate_mails"() IS 'CandidateMails (contracts/notification.ts): which mails the caller gets, and where. PT401, PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."get_managed_candidate"(uuid) IS 'ManagedCandidate (contracts/managed-candidate.ts): the profile of a managed candidate, what was agreed, who looks after them, what the caller may do, and the neighbours in the order of list_managed_candidates. VOLATILE: it notes who looks. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_my_applications"(jsonb, integer, jsonb) IS 'get-candidate-data applications: {applications: CandidateApplicationListItem[], total, by_status}, newest first (RULES: Applications). p_filter: MyApplicationsFilter. total: of all there are; by_status, with the first page: how many of what is searched for are in each status. p_before: {appliedAt, id} of the last row shown. PT422 by field.';

COMMENT ON FUNCTION "public"."get_my_management"() IS 'MyManagement (contracts/partnership.ts): who manages the calling candidate, since when, and the partners that may see them now, with those they hide from; null without. SECURITY DEFINER: the company may be one that is not approved. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_my_preferences"() IS 'CandidatePreferences (contracts/preferences.ts) of the caller, empty before anything was chosen. PT401, PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."get_my_preview"() IS 'MyPreview (contracts/my-data.ts): what partners of the managing company and companies one applies to read of the calling candidate, from the functions that serve them. partner is null unmanaged, both are without a profile. SECURITY DEFINER: the company may be one that is not approved. PT401, PT403 for other accounts.';

COMMENT ON FUNCTION "public"."get_my_sign_in"() IS 'SignIns of the contracts about the caller: the address that signs in, a change of it that waits for its mailboxes, and the sessions, the calling one first, then by last use, at most 50. SECURITY DEFINER: accounts and sessions are the auth service''s. PT401.';

COMMENT ON FUNCTION "public"."get_past_applications"() IS 'PastApplication[] (contracts/account-data.ts): the caller''s applications to companies that are deleted, newest first, at most 200. SECURITY DEFINER: the table is closed. PT401.';

COMMENT ON FUNCTION "public"."get_potential_jobs"(jsonb, integer, boolean) IS 'get-candidate-data potential-jobs: {jobs: PotentialJob[], total, within}, visible jobs the caller has not applied to, best match first, then newest, then by id. p_preferred: only those within the caller''s preferences, which within then names as a JobFilter, null for none; total is of all either way. VOLATILE: it keeps the best matches for the next time. p_after: {score, postedAt, id} of the last row shown. PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."leave_management"(uuid) IS 'The calling candidate leaves the company that manages them: ends what end_management ends, applications stay, and the company is told in the application and by mail (RULES: Candidates). p_company_id: whom they mean to leave. Safe to repeat. SECURITY DEFINER: clients write no column of candidates. PT401, PT403 for other accounts, PT409 once another company manages them.';

COMMENT ON FUNCTION "public"."list_candidates_to_put_forward"(uuid, uuid, text, jsonb, integer) IS '{candidates: CandidateToPutForward[]} (contracts/partnership.ts): whom a company manages and who do not hide from the job''s, with their match to an open job of its own or of a partner that shares its jobs, best match first, and who has applied or was asked; for recruiting staff. p_after: {score, createdAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_contact_messages"(text, jsonb, integer) IS '{messages: ContactMessage[], open} (contracts/contact.ts), written last first: those that are open or answered, and how many are open. p_queue: open or answered; p_before: {createdAt, id} of the last row shown. PT401, PT403 for others than administrators, PT422.';

COMMENT ON FUNCTION "public"."list_discarded_files"(integer) IS 'What was given up and is still stored, oldest first [{bucket, path}]; what is gone is forgotten. For clear-files, which deletes it. SECURITY DEFINER: storage and the list are closed to every client.';

COMMENT ON FUNCTION "public"."list_jobs_for_candidate"(uuid, jsonb, integer) IS '{jobs: JobForCandidate[], total} (contracts/managed-candidate.ts): open jobs of the managing company and of partners that share theirs and whom the candidate does not hide from, with their match to a managed candidate, best match first, and whether they have applied there or were asked; for recruiting staff. total: how many jobs there are. p_after: {score, postedAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_my_put_forwards"(jsonb, integer) IS '{put_forwards: AskedPutForward[]} (contracts/my-data.ts): what the calling candidate was asked, newest first, and how it was answered. Lapsed: what waited and can no longer be answered. p_before: {createdAt, id} of the last row shown. PT401, PT403 for other accounts, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_partner_candidates"(uuid, text, uuid, jsonb, integer) IS '{candidates: PartnerCandidate[], partners} (contracts/partnership.ts): managed candidates of the partners of a company (the caller''s chosen one without, private.my_membership) who agreed to be shown and do not hide from it, newest first, for recruiting staff; read-only, but VOLATILE: it notes whom it shows. partners: how many share theirs. p_job_id: one of the caller''s jobs, to see the match with it; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: their rows are closed to partners. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_profile_views"(jsonb, integer) IS '{views: ProfileView[], next} (contracts/my-data.ts): which companies have looked at the calling candidate, newest first, and which of them Fairmatch; never which colleague. The first page goes back 90 days; next: p_before of the page with earlier ones, null without. SECURITY DEFINER: the table is closed. PT401, PT403 for other accounts, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_skill_spellings"() IS 'SkillSpellings[] (contracts/skills.ts): the whole vocabulary, of each skill its name and then its other spellings, so that a browser finds skills in a text it sends nowhere. PT401.';

COMMENT ON FUNCTION "public"."open_file"(text, text) IS 'Allows one opening of a stored file and writes into the audit log who opens what that is not their own, and notes it for the candidate; open-file signs the link (RULES: Files). SECURITY DEFINER: storage, what was sent and the audit log are closed to clients. PT401, PT404, PT409 file_changed.';

COMMENT ON FUNCTION "public"."put_forward_candidates"(uuid, uuid[]) IS 'Asks managed candidates whether they want to be put forward for an open job of the company or of a partner that shares its jobs, in the application and by mail. Gives how many were asked: who has applied, was asked already, said no or hides from the job''s company is left alone. SECURITY DEFINER: the table is closed. PT401, PT403 for others than recruiting staff and while the company is not live, PT404 for a candidate or job out of reach, PT422 for none or more than 50, PT429 past the day''s quota.';

COMMENT ON FUNCTION "public"."send_contact_message"(uuid, jsonb) IS 'Keeps a message (ContactMessageInput of contracts/contact.ts) for administrators and mails it to them (the first sixty an hour, and all of people with an account), for anybody, also signed out. p_id is made up by the browser: the same one again changes nothing, so it is safe to retry. One whose hidden field website is filled in is dropped. PT422 by field, PT429 (RULES: Messages).';

COMMENT ON FUNCTION "public"."set_candidate_mail"(text, boolean) IS 'Turns the caller''s mails of a kind on or off, at once; gives CandidateMails. Safe to repeat. PT401, PT403 for others than candidates, PT422 by field.';

COMMENT ON FUNCTION "public"."set_contact_message_answered"(uuid, boolean) IS 'Marks a message as answered, or as open again, and gives ContactMessage; whoever wrote it is told nothing. As it is already: nothing changes. PT401, PT403 for others than administrators, PT404.';

COMMENT ON FUNCTION "public"."set_hidden_from_partner"(uuid, boolean) IS 'The calling candidate is hidden from one partner of the managing company, or no longer; counts with the next request (RULES: Partnerships). Gives what holds now; safe to repeat. PT401, PT403 for other accounts, PT404 for hiding from a company that is no partner.';

COMMENT ON FUNCTION "public"."set_my_preferences"(jsonb) IS 'Keeps what the caller would like of a job, all of it anew, and gives CandidatePreferences; how they like to work is written into the profile, and stays where it is left out. Safe to repeat. PT401, PT403 for others than candidates, PT422 by field of preferencesSchema.';

COMMENT ON FUNCTION "public"."submit_application"(uuid, jsonb, text) IS 'Stores an application with all its answers [{question_id, answer}] and the profile and files as they are now, or nothing, tells the company, gives its id; p_source: how its sender came to the job (applicationSources of the contracts) (RULES: Applications). After withdrawing it makes another application. PT404 when the job is not visible, PT409 duplicate_application and applied_too_often, PT422 profile_incomplete, PT422 by question id, PT429 past 30 a day (RULES: Accounts). SECURITY DEFINER: clients cannot write applications; the candidate is always the caller.';

COMMENT ON FUNCTION "public"."withdraw_application"(uuid, text, text) IS 'Withdraws the caller''s application until it is hired or rejected (PT409 then) and tells the company, with the reason (withdrawalReasons of contracts/application.ts) and the words the caller may give, which its staff who handle the application read; safe to repeat, what was said first stays. PT422 by field. Gives CandidateApplicationDetail. PT404 for anything but the caller''s own.';

COMMENT ON TABLE "private"."answer_reminders" IS 'Of which owed answers both sides were reminded, the day before, (is_last) on the day and (is_past) after it. Written by remind_of_answers.';

COMMENT ON TABLE "private"."application_withdrawals" IS 'Why an application was withdrawn, where its candidate has said so (RULES: Applications). Written by withdraw_application.';

COMMENT ON TABLE "private"."candidate_mail_settings" IS 'Which mails somebody has turned off, or on again; without a row they come (RULES: Messages). Of saved searches each says itself how often it is mailed.';

COMMENT ON TABLE "private"."candidate_preferences" IS 'What each candidate would like of a job; without a row nothing in particular. The ways of working stand in candidates.culture_values. Written by set_my_preferences, read by their owner alone.';

COMMENT ON TABLE "private"."contact_messages" IS 'What was written on the contact page; answered_at says that an administrator has written back, or needs not. Written by send_contact_message.';

COMMENT ON TABLE "private"."contact_senders" IS 'From which accounts and network addresses the messages of the last hour came, as digests: each has so many an hour. Older ones go with the next message.';

COMMENT ON TABLE "private"."hidden_from_partners" IS 'Companies a candidate is not shown to as a partner, nor put forward to, whoever manages them (RULES: Partnerships). Written by set_hidden_from_partner.';

COMMENT ON TABLE "private"."past_applications" IS 'What candidates keep of applications to a company that was deleted: job and company as they were called, when, and where it stood (RULES: Applications). Written by close_company.';

COMMENT ON TABLE "private"."profile_views" IS 'A company that looked at a candidate on a day, UTC, each way once (RULES: Candidates). Which colleague it was is not kept here; of documents the audit log knows.';

COMMENT ON TABLE "private"."unsubscribe_links" IS 'What the link at the end of a mail to staff, or to a candidate, turns off. The token itself, since every mail carries the same: it can do nothing else, and ends with the membership or the account.';

COMMENT ON TYPE "private"."traces" IS 'By what somebody is found: account and its address, candidate record, addresses and full names to be taken out of texts, every id that is theirs alone, their applications, and the companies that may have written of them.';

COMMENT ON VIEW "private"."counted" IS 'Every kept number, counted anew. Of a job: its applications by status. Of a company: those its list shows, likewise (private.application_scopes). Of a company too: its promises that were kept and that came late (private.settled_promise). Of a company and of the platform: as its dashboard names them.';

COMMENT ON VIEW "private"."counted_application_matches" IS 'private.application_matches as it must be.';

COMMENT ON VIEW "private"."waiting_put_forwards" IS 'Those a candidate can still answer: asked by who manages them now, for a job that is open and shared now, of a company they do not hide from.';

REVOKE ALL ON FUNCTION "private"."answer_stands_after"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answered_on"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_events_json"(public.applications, uuid, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."best_within"(public.candidates, private.job_filter, bigint, timestamp with time zone, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."best_within_kept"(public.candidates, private.job_filter, private.kept_matches, bigint, timestamp with time zone, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_apply_again"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_mail_kinds"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_mails_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_closing"(public.companies, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clear_audit_log"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clear_company_log"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clear_notices"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clear_outbox"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clear_sign_ins"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."client_digest"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."contact_message_json"(private.contact_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."contact_topics"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_contact_message"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_contact_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_promise"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_folder"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_ownerless_files"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."document_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_answer_reminders"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."email_change_json"(auth.users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_job_assignments"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_management_of"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."erase_account"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_audit"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_ended_invitations"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_mail_bodies"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_rows"(text, text, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_sign_ins"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_unconfirmed_accounts"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_withdrawn_documents"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."given_answers"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_live_session"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."has_live_session"() TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."hold_company"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitations_that_follow"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_hidden_from"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_shown_to"(public.candidates, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."json_without_traces"(jsonb, private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_attempt"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_retention"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kept_promises"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kept_since"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_application"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."later_application"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_applications"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_management"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_teams"(private.traces, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."list_of"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_jobs"(uuid[], public.candidates, private.home_terms, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_all_searches"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_candidate"(uuid, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_application_json"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_applications_export"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_audit_export"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_rows"(text, text, uuid, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."nameless_applicant"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."names_id"(text, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."names_word"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_application_view"(public.applications, private.reach, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_managed_view"(public.candidates, private.reach, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_partner_views"(uuid[], uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_profile_view"(uuid, uuid, text, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."potential_jobs"(public.candidates, bigint, timestamp with time zone, uuid, integer, boolean, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preferences_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preferences_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preferred_filter"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."profile_view_count"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."put_forward_state"(uuid, public.put_forward_status) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_ended_session"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."refuse_ended_session"() TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."remind_candidate"(public.applications, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_fresh_sign_in"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."retention"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sent_documents_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settled_promise"(date, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shared_by"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_answer_due"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_to_candidate"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stages_listed"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."store_candidate_mail"(uuid, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_invitations_along"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_admins_of_message"(private.contact_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_applicants_of_closing"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_left_company"(public.candidates, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."told_applicant"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."traces_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."viewed_lately"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wants_mail"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdrawal_errors"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdrawn_json"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdrawn_on"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."without_words"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."cancel_email_change"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cancel_email_change"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."close_company"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."close_company"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_account"(text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."delete_account"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_my_session"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."end_my_session"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."export_my_data"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."export_my_data"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_candidate_dashboard"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_candidate_dashboard"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_candidate_mails"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_candidate_mails"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_applications"(jsonb, integer, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_applications"(jsonb, integer, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_preferences"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_preferences"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_preview"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_preview"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_sign_in"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_sign_in"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_past_applications"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_past_applications"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_potential_jobs"(jsonb, integer, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_potential_jobs"(jsonb, integer, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_management"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."leave_management"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_contact_messages"(text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_contact_messages"(text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_discarded_files"(integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_discarded_files"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."list_my_put_forwards"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_my_put_forwards"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_profile_views"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_profile_views"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_skill_spellings"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_skill_spellings"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_contact_message"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."send_contact_message"(uuid, jsonb) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."set_candidate_mail"(text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_candidate_mail"(text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_contact_message_answered"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_contact_message_answered"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_hidden_from_partner"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_hidden_from_partner"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_my_preferences"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_my_preferences"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_application"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_application"(uuid, text, text) TO "authenticated";

REVOKE ALL ON TYPE "private"."traces" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."traces" TO PUBLIC;

ALTER TABLE "private"."candidate_mail_settings"
  ADD CONSTRAINT "candidate_mail_settings_kind_check" CHECK (((kind = ANY (private.candidate_mail_kinds())) AND (kind <> 'saved_searches'::text)));

ALTER TABLE "private"."contact_messages"
  ADD CONSTRAINT "contact_messages_topic_check" CHECK ((topic = ANY (private.contact_topics())));

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_kind_check" CHECK (((kind = 'summary'::text) OR (kind = ANY ((private.staff_notice_kinds() || private.candidate_mail_kinds())))));

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_to_staff_at_company" CHECK (((company_id IS NULL) = (kind = ANY (private.candidate_mail_kinds()))));
