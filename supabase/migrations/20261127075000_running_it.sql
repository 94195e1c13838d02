-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE TYPE "private"."landing" AS (
  "kind" text,
  "words" text,
  "name" text,
  "key" text,
  "filter" jsonb
);

CREATE TYPE "private"."waiting_item" AS (
  "kind" text,
  "id" uuid,
  "title" text,
  "line" text,
  "warning" text,
  "since" timestamp with time zone,
  "path" text
);

ALTER TYPE "private"."job_filter" ADD ATTRIBUTE "near_jobs" uuid[] CASCADE;

DROP FUNCTION "private"."lock_account"(uuid);

DROP FUNCTION "private"."refresh_published_jobs"(uuid[]);

DROP TRIGGER "companies_pause_invitations" ON "public"."companies";

DROP VIEW "private"."publishable_jobs";

ALTER TABLE "private"."pending_notifications"
  DROP CONSTRAINT "pending_notifications_kind_check";

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_type_check";

DROP FUNCTION "private"."enqueue_email"(text, text, jsonb, boolean);

DROP FUNCTION "private"."mail_new_jobs"(uuid);

DROP FUNCTION "private"."notify_of_company_decision"(private.pending_notifications);

DROP FUNCTION "private"."report_days"(date, date);

DROP FUNCTION "private"."respond_to_invitation_as"(uuid, uuid, boolean);

DROP FUNCTION "public"."list_people"(text, text, jsonb, integer);

DROP FUNCTION "public"."list_unknown_skills"(jsonb, integer);

DROP FUNCTION "public"."set_company_hiring"(uuid, jsonb, timestamp with time zone);

DROP FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone, text, timestamp with time zone);

ALTER TYPE "private"."job_filter" DROP ATTRIBUTE "near_terms" CASCADE;

DROP TABLE "private"."contact_senders";

CREATE TABLE "private"."admin_email_recipients" (
  "kind" text NOT NULL,
  "user_id" uuid,
  CONSTRAINT "admin_email_recipients_once" UNIQUE NULLS NOT DISTINCT (kind, user_id)
);

ALTER TABLE "private"."admin_email_recipients"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."alert_addresses" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "email" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "alert_addresses_email_key" UNIQUE (email),
  CONSTRAINT "alert_addresses_pkey" PRIMARY KEY (id),
  "token" text NOT NULL DEFAULT private.new_token(),
  CONSTRAINT "alert_addresses_token_key" UNIQUE (token),
  CONSTRAINT "alert_addresses_email_check" CHECK ((private.is_email(email) AND (email = lower(email))))
);

ALTER TABLE "private"."alert_addresses"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."alert_requests" (
  "id" uuid NOT NULL,
  "email" text NOT NULL,
  "words" text NOT NULL,
  "filter" jsonb NOT NULL,
  "frequency" text NOT NULL,
  "made_at" timestamp with time zone NOT NULL DEFAULT now(),
  "mailed_at" timestamp with time zone NOT NULL DEFAULT now(),
  "search_id" uuid,
  CONSTRAINT "alert_requests_filter_check" CHECK (((jsonb_typeof(filter) = 'object'::text) AND (octet_length((filter)::text) <= 4000))),
  CONSTRAINT "alert_requests_frequency_check" CHECK ((frequency = ANY (ARRAY['daily'::text, 'weekly'::text]))),
  CONSTRAINT "alert_requests_pkey" PRIMARY KEY (id),
  "token" text NOT NULL DEFAULT private.new_token(),
  CONSTRAINT "alert_requests_token_key" UNIQUE (token),
  CONSTRAINT "alert_requests_email_check" CHECK ((private.is_email(email) AND (email = lower(email)))),
  CONSTRAINT "alert_requests_words_check" CHECK (private.is_line(words, 200))
);

ALTER TABLE "private"."alert_requests"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."alerted_jobs" (
  "address_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  CONSTRAINT "alerted_jobs_pkey" PRIMARY KEY (address_id, job_id)
);

ALTER TABLE "private"."alerted_jobs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."company_notes" (
  "id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "author_id" uuid,
  "body" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "edited_at" timestamp with time zone,
  CONSTRAINT "company_notes_pkey" PRIMARY KEY (id),
  CONSTRAINT "company_notes_body_check" CHECK (((body <> ''::text) AND private.is_text(body, 5000)))
);

ALTER TABLE "private"."company_notes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."counted_acts" (
  "act" text NOT NULL,
  "client" bytea NOT NULL,
  "at" timestamp with time zone NOT NULL DEFAULT now()
);

ALTER TABLE "private"."counted_acts"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."counted_days" (
  "is_one" boolean NOT NULL DEFAULT true,
  "until" date NOT NULL,
  CONSTRAINT "counted_days_is_one_check" CHECK (is_one),
  CONSTRAINT "counted_days_pkey" PRIMARY KEY (is_one)
);

ALTER TABLE "private"."counted_days"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."errors" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "digest" bytea NOT NULL,
  "source" text NOT NULL,
  "message" text NOT NULL,
  "screen" text NOT NULL,
  "stack" text,
  "version" text,
  "browsers" jsonb NOT NULL DEFAULT '{}'::jsonb,
  "times" integer NOT NULL DEFAULT 1,
  "first_seen_at" timestamp with time zone NOT NULL DEFAULT now(),
  "last_seen_at" timestamp with time zone NOT NULL DEFAULT now(),
  "state" text NOT NULL DEFAULT 'open'::text,
  "mailed_at" timestamp with time zone,
  CONSTRAINT "errors_digest_key" UNIQUE (digest),
  CONSTRAINT "errors_pkey" PRIMARY KEY (id),
  CONSTRAINT "errors_source_check" CHECK ((source = ANY (ARRAY['app'::text, 'function'::text, 'site'::text, 'schedule'::text]))),
  CONSTRAINT "errors_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'fixed'::text, 'ignored'::text]))),
  CONSTRAINT "errors_version_check" CHECK ((version ~ '^\d{1,5}\.\d{1,5}\.\d{1,5}$'::text)),
  CONSTRAINT "errors_message_check" CHECK (private.is_line(message, 300)),
  CONSTRAINT "errors_screen_check" CHECK (private.is_line(screen, 100)),
  CONSTRAINT "errors_stack_check" CHECK (private.is_text(stack, 2000))
);

ALTER TABLE "private"."errors"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."plan_requests" (
  "id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "tier" public.subscription_tier NOT NULL,
  "asked_by" uuid,
  "asked_at" timestamp with time zone NOT NULL DEFAULT now(),
  "ended" text,
  "ended_at" timestamp with time zone,
  "reason" text,
  CONSTRAINT "plan_requests_ended_check" CHECK ((ended = ANY (ARRAY['replaced'::text, 'withdrawn'::text, 'granted'::text, 'declined'::text]))),
  CONSTRAINT "plan_requests_ended_has_date" CHECK (((ended IS NULL) = (ended_at IS NULL))),
  CONSTRAINT "plan_requests_pkey" PRIMARY KEY (id),
  CONSTRAINT "plan_requests_tier_check" CHECK ((tier <> 'none'::public.subscription_tier)),
  CONSTRAINT "plan_requests_reason_check" CHECK (private.is_text(reason, 1000))
);

ALTER TABLE "private"."plan_requests"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."platform_days" (
  "what" text NOT NULL,
  "day" date NOT NULL,
  "n" integer NOT NULL,
  CONSTRAINT "platform_days_n_check" CHECK ((n > 0)),
  CONSTRAINT "platform_days_pkey" PRIMARY KEY (what, day)
);

ALTER TABLE "private"."platform_days"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."schedule_runs" (
  "name" text NOT NULL,
  "scheduled_at" timestamp with time zone NOT NULL DEFAULT now(),
  "last_run_at" timestamp with time zone,
  "problem" text,
  CONSTRAINT "schedule_runs_pkey" PRIMARY KEY (name)
);

ALTER TABLE "private"."schedule_runs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."settings" (
  "key" text NOT NULL,
  "value" jsonb NOT NULL,
  "changed_at" timestamp with time zone NOT NULL,
  "changed_by" uuid,
  CONSTRAINT "settings_key_check" CHECK (((char_length(key) >= 1) AND (char_length(key) <= 50))),
  CONSTRAINT "settings_pkey" PRIMARY KEY (key)
);

ALTER TABLE "private"."settings"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."suspensions" (
  "subject_id" uuid NOT NULL,
  "user_id" uuid,
  "company_id" uuid,
  "reason" text NOT NULL,
  "words" text NOT NULL,
  "suspended_at" timestamp with time zone NOT NULL DEFAULT now(),
  "suspended_by" uuid,
  CONSTRAINT "suspensions_company_id_key" UNIQUE (company_id),
  CONSTRAINT "suspensions_of_one" CHECK (((subject_id = COALESCE(user_id, company_id)) AND (num_nonnulls(user_id, company_id) = 1))),
  CONSTRAINT "suspensions_pkey" PRIMARY KEY (subject_id),
  CONSTRAINT "suspensions_reason_check" CHECK ((reason = ANY (ARRAY['messages'::text, 'jobs'::text, 'identity'::text, 'other'::text]))),
  CONSTRAINT "suspensions_user_id_key" UNIQUE (user_id),
  CONSTRAINT "suspensions_words_check" CHECK (private.is_text(words, 2000))
);

ALTER TABLE "private"."suspensions"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."unknown_skills" (
  "key" text NOT NULL,
  "since" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "unknown_skills_pkey" PRIMARY KEY (key)
);

ALTER TABLE "private"."unknown_skills"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."saved_searches"
  ADD COLUMN "address_id" uuid;

ALTER TABLE "public"."companies"
  ADD COLUMN "suspended_at" timestamp with time zone;

ALTER TABLE "public"."company_subscriptions"
  ADD COLUMN "first_plan_at" timestamp with time zone;

ALTER TABLE "public"."email_outbox"
  ADD COLUMN "company_id" uuid;

ALTER TABLE "public"."profiles"
  ADD COLUMN "last_seen_at" timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone;

ALTER TABLE "public"."published_jobs"
  ADD COLUMN "is_over_plan" boolean NOT NULL DEFAULT false;

ALTER TABLE "private"."saved_searches"
  ALTER COLUMN "user_id" DROP NOT NULL;

CREATE OR REPLACE FUNCTION private.accept_invitation_as (
  of_user uuid,
  of_invitation uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations;
  kind text;
  account auth.users;
  stopped text;
begin
  -- The locks make acceptance happen once: a second one waits and then finds it accepted. The person comes before the invitation.
  perform private.lock_account(of_user);
  select * into invitation from public.invitations i where i.id = of_invitation for no key update;
  kind := private.invitation_kind(invitation);
  select * into account from auth.users where id = of_user;
  if invitation.status = 'accepted' and invitation.accepted_by = of_user then
    return jsonb_build_object('kind', kind, 'company_id', invitation.company_id);
  elsif invitation.id is null or not private.is_open(invitation) then
    perform private.invitation_not_found(kind);
  elsif account.email_confirmed_at is null or lower(account.email) <> lower(invitation.email) then
    perform private.fail(403, 'other_email', 'This invitation was sent to another email address. Sign in with that address to accept it.');
  end if;
  stopped := private.invitation_stopped_in_words(invitation.company_id);
  if stopped is not null then
    perform private.fail(409, 'company_stopped', stopped);
  end if;
  -- An answer, not an error: the sender's notification stays.
  stopped := private.stopped_by_plan(invitation);
  if stopped is not null then
    return jsonb_build_object('kind', kind, 'company_id', invitation.company_id, 'stopped', stopped);
  end if;
  case kind
    when 'admin' then perform private.accept_admin_invitation(invitation, of_user);
    when 'company' then perform private.accept_company_invitation(invitation, of_user);
    when 'employee' then perform private.accept_employee_invitation(invitation, of_user);
    when 'candidate' then perform private.accept_candidate_invitation(invitation, of_user);
  end case;
  update public.invitations set status = 'accepted', accepted_at = now(), accepted_by = of_user where id = invitation.id;
  update public.notifications set is_read = true
  where user_id = of_user and type = 'company_invitation' and data ->> 'invitation_id' = invitation.id::text;
  perform private.audit_as(
    of_user, 'invitation.accepted', 'invitation', invitation.id, invitation.company_id, jsonb_build_object('kind', kind, 'role', invitation.role));
  return jsonb_build_object('kind', kind, 'company_id', invitation.company_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.account_to_decide (
  p_user_id uuid
)
  RETURNS public.profiles
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  account public.profiles;
begin
  perform private.require_admin();
  -- All of them in one order: of two who suspend or delete each other the second is no administrator anymore.
  perform from public.profiles p
  where p.role = 'admin' and exists (select from public.profiles t where t.id = p_user_id and t.role = 'admin')
  order by p.id for update;
  perform private.require_admin();
  account := private.lock_account(p_user_id);
  perform private.fail(404, 'account_not_found', 'This account no longer exists') where account.id is null;
  return account;
end
$function$;

CREATE OR REPLACE FUNCTION private.address_words (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
RETURN TRIM(BOTH '-'::text FROM regexp_replace(replace(replace(private.search_text(value), '+'::text, ' plus '::text), '#'::text, ' sharp '::text), '[^a-z0-9]+'::text, '-'::text, 'g'::text));

CREATE OR REPLACE FUNCTION private.admin_email_errors (
  wanted jsonb,
  support_email text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := '{}';
  of_kind text;
begin
  if jsonb_typeof(wanted) <> 'object' then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  for of_kind in select jsonb_object_keys(wanted) loop
    if of_kind <> all (private.admin_email_kinds()) or jsonb_typeof(wanted -> of_kind) <> 'array' then
      perform private.fail(422, 'invalid_input', 'Please check the form and try again');
    elsif wanted -> of_kind = '[]' then
      errors := errors || jsonb_build_object('emails.' || of_kind, 'Choose at least one person');
    elsif exists (
      select from jsonb_array_elements_text(wanted -> of_kind) as id
      where id <> all (array(select p.id::text from public.profiles p where p.role = 'admin')) and (id <> 'support' or support_email is null)
    ) then
      errors := errors || jsonb_build_object('emails.' || of_kind, 'Choose administrators, or the support address once it is set');
    end if;
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.admin_email_ids (
  of_kind text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with chosen as (
    select p.id from private.admin_email_recipients r join public.profiles p on p.id = r.user_id and p.role = 'admin' where r.kind = of_kind
  ), has_support as (
    select exists (select from private.admin_email_recipients r where r.kind = of_kind and r.user_id is null)
      and private.setting('supportEmail') is not null as holds
  )
  select to_jsonb(array(
      select p.id::text from public.profiles p
      where p.role = 'admin' and (p.id in (select c.id from chosen c) or not exists (select from chosen) and not h.holds)
      order by p.created_at, p.id)
    || case when h.holds then '{support}'::text[] else '{}' end)
  from has_support h
$function$;

CREATE OR REPLACE FUNCTION private.admin_email_kinds()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{reports,messages,health}'::text[];

CREATE OR REPLACE FUNCTION private.admin_emails (
  of_kind text
)
  RETURNS SETOF text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with chosen as (
    select case when r.user_id is null then private.setting('supportEmail') else p.email end as email
    from private.admin_email_recipients r left join public.profiles p on p.id = r.user_id and p.role = 'admin'
    where r.kind = of_kind
  )
  select c.email from chosen c where c.email is not null
  union
  select p.email from public.profiles p
  where p.role = 'admin' and not exists (select from chosen c where c.email is not null)
$function$;

CREATE OR REPLACE FUNCTION private.admin_job_state (
  job public.jobs,
  decision text
)
  RETURNS text
  LANGUAGE sql
  STABLE
RETURN CASE WHEN (decision = 'offline'::text) THEN 'offline'::text ELSE private.shown_status(job) END;

CREATE OR REPLACE FUNCTION private.administration_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'approval'::text THEN ARRAY[private.rule('isApproved'::text, 'boolean'::text, min => 1, message => 'Say whether the company is approved'::text), private.rule('reason'::text, 'text'::text, 2000)] WHEN 'words'::text THEN ARRAY[private.rule('words'::text, 'text'::text, 2000, 1, 'Write your message'::text)] WHEN 'contact_message'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 100), private.rule('email'::text, 'email'::text, 320, 1, 'Enter an email address we can answer to'::text), private.rule('topic'::text, 'choice'::text, min => 1, message => 'Choose what it is about'::text, choices => '{plan,registration,account,fault,privacy,other}'::text[]), private.rule('words'::text, 'text'::text, 5000, 1, 'Write your message'::text)] WHEN 'error'::text THEN ARRAY[private.rule('source'::text, 'choice'::text, min => 1, message => 'Unknown source'::text, choices => '{app,function,site}'::text[]), private.rule('message'::text, 'text'::text, 1000, 1, 'Required'::text), private.rule('screen'::text, 'text'::text, 100, 1, 'Required'::text), private.rule('stack'::text, 'text'::text, 4000), private.rule('version'::text, 'text'::text, 20), private.rule('browser'::text, 'text'::text, 40)] WHEN 'suspension'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, min => 1, message => 'Choose a reason'::text, choices => '{messages,jobs,identity,other}'::text[]), private.rule('words'::text, 'text'::text, 2000, 1, 'Write what they should know'::text)] WHEN 'deletion_request'::text THEN ARRAY[private.rule('asked_by'::text, 'choice'::text, min => 1, message => 'Say how they asked'::text, choices => '{email,contact_page,phone,letter}'::text[])] WHEN 'settings'::text THEN ARRAY[private.rule('operatorName'::text, 'line'::text, 120), private.rule('street'::text, 'line'::text, 200), private.rule('city'::text, 'line'::text, 100), private.rule('state'::text, 'line'::text, 100), private.rule('zipCode'::text, 'line'::text, 20), private.rule('supportEmail'::text, 'email'::text, message => 'Enter an email address'::text), private.rule('trialDays'::text, 'whole'::text, 90, 7, '7 to 90 days'::text), private.rule('unconfirmedAccount'::text, 'whole'::text, 60, 2, '2 to 60 days'::text), private.rule('notification'::text, 'whole'::text, 730, 30, '30 to 730 days'::text), private.rule('profileView'::text, 'whole'::text, 730, 90, '90 to 730 days'::text), private.rule('endedInvitation'::text, 'whole'::text, 365, 30, '30 to 365 days'::text), private.rule('contactMessage'::text, 'whole'::text, 730, 30, '30 to 730 days'::text), private.rule('audit'::text, 'whole'::text, 2555, 365, '365 to 2,555 days'::text), private.rule('backup'::text, 'whole'::text, 35, 7, '7 to 35 days'::text)] WHEN 'announcement'::text THEN ARRAY[private.rule('text'::text, 'line'::text, 160, 1, 'Enter the text'::text), private.rule('linkWords'::text, 'line'::text, 40), private.rule('link'::text, 'line'::text, 500), private.rule('endsAt'::text, 'line'::text, 40, 1, 'Choose when it ends'::text)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.alert_request (
  p_token text
)
  RETURNS private.alert_requests
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  request private.alert_requests;
begin
  select * into request from private.alert_requests r where r.token = p_token;
  perform private.fail(404, 'link_not_found', 'This link no longer works') where request.id is null;
  return request;
end
$function$;

CREATE OR REPLACE FUNCTION private.alert_request_json (
  request private.alert_requests
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_jsonb(shown) from (
    select
      request.email, request.words, request.filter, request.frequency, private.alert_link_state(request) as state,
      (select s.next_at from private.saved_searches s where s.id = request.search_id) as next_at,
      (select a.token from private.alert_addresses a where a.email = request.email) as alerts
  ) as shown
$function$;

CREATE OR REPLACE FUNCTION private.alerts_of_link (
  p_token text
)
  RETURNS private.alert_addresses
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  alerts private.alert_addresses;
begin
  select * into alerts from private.alert_addresses a where a.token = p_token;
  perform private.fail(404, 'link_ended', 'This link no longer works') where alerts.id is null;
  return alerts;
end
$function$;

CREATE OR REPLACE FUNCTION private.alerts_unsubscribe_json (
  p_token text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('kind', 'job_alerts', 'company_name', null, 'is_off', not exists (
    select from private.saved_searches s where s.address_id = a.id and s.deleted_at is null))
  from private.alert_addresses a where a.token = p_token
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
    'invitation_' || kind, invitation.email, jsonb_build_object('invitation_id', invitation.id), held,
    of_company => case when kind = 'employee' then invitation.company_id end);
end
$function$;

CREATE OR REPLACE FUNCTION private.announcement_errors (
  given jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := private.field_errors(given, private.administration_rules('announcement'));
  link text := coalesce(private.trimmed(given ->> 'link'), '');
  words text := coalesce(private.trimmed(given ->> 'linkWords'), '');
  ends_at timestamptz := case when pg_input_is_valid(given ->> 'endsAt', 'timestamptz') then given ->> 'endsAt' end;
begin
  return errors || case
      when ends_at is null then '{"endsAt": "Choose when it ends"}'
      when ends_at <= now() then '{"endsAt": "Choose a time that hasn''t passed"}'
      when ends_at > now() + interval '30 days' then '{"endsAt": "An announcement ends within 30 days"}'
      else '{}'
    end::jsonb || case
      when link <> '' and words = '' then '{"linkWords": "Enter the words of the link"}'
      when link = '' and words <> '' then '{"link": "Enter where the link leads"}'
      when link <> '' and not (link ~ '^/([^\s/\\<>"][^\s\\<>"]*)?$' or private.is_http_url(link)) then
        '{"link": "Enter a page of this site, such as /help, or a web address"}'
      else '{}'
    end::jsonb;
end
$function$;

CREATE OR REPLACE FUNCTION private.announcement_json()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select s.value from private.settings s where s.key = 'announcement' and (s.value ->> 'endsAt')::timestamptz > now() $function$;

CREATE OR REPLACE FUNCTION private.apply_schedules()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from private.schedule_runs r where r.name not in (select s.name from private.schedules() s);
  insert into private.schedule_runs (name) select s.name from private.schedules() s on conflict do nothing;
  if to_regclass('cron.job') is null then
    raise notice 'Nothing is scheduled in this database: it has no pg_cron.';
    return;
  end if;
  perform cron.unschedule(j.jobid) from cron.job j
  where j.command like '%private.run\_schedule(%' and j.jobname not in (select s.name from private.schedules() s);
  perform cron.schedule(s.name, s.cron, format('select private.run_schedule(%L)', s.name)) from private.schedules() s;
end
$function$;

CREATE OR REPLACE FUNCTION private.approve_company (
  company public.companies,
  seen timestamp with time zone,
  warnings_seen uuid[]
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  before public.companies := company;
begin
  if company.is_approved then
    perform private.require_own(company, company.approved_at, seen);
    return company;
  elsif company.submitted_at is null then
    perform private.fail(409, 'not_submitted', 'This company has not finished its registration yet. It can be approved once it is submitted.');
  end if;
  perform private.require_seen(company, seen);
  perform private.require_warnings_seen(company.id, warnings_seen);
  perform private.audit(
    'company.approved', 'company', company.id, company.id, jsonb_strip_nulls(jsonb_build_object(
      'from', private.review_status(company), 'to', 'approved', 'compared', nullif(cardinality(warnings_seen), 0))));
  update public.companies
  set is_approved = true, approved_at = now(), rejected_at = null, rejection_reason = null
  where id = company.id returning * into company;
  perform private.hold_decision(before, null, company,
    'company_approved', 'company_approved', jsonb_build_object('path', '/company/dashboard'));
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.asked_search (
  INOUT words text,
  INOUT filter jsonb
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  words := coalesce(private.trimmed(regexp_replace(left(words, 200), '\s+', ' ', 'g')), '');
  filter := coalesce(jsonb_strip_nulls(filter), '{}');
  perform private.refuse_unknown_filter(octet_length(filter::text) <= 4000);
  perform private.read_job_filter(filter);
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
RETURN CASE WHEN (action = 'company.edited'::text) THEN 'edits'::text ELSE CASE split_part(action, '.'::text, 1) WHEN 'company'::text THEN 'approvals'::text WHEN 'invitation'::text THEN 'invitations'::text WHEN 'subscription'::text THEN 'plans'::text WHEN 'partnership'::text THEN 'partnerships'::text WHEN 'staff'::text THEN 'team'::text WHEN 'file'::text THEN 'documents'::text WHEN 'job'::text THEN 'jobs'::text WHEN 'email'::text THEN 'mail'::text WHEN 'skill'::text THEN 'skills'::text WHEN 'message'::text THEN 'conversations'::text WHEN 'interview'::text THEN 'conversations'::text WHEN 'settings'::text THEN 'settings'::text ELSE 'accounts'::text END END;

CREATE OR REPLACE FUNCTION private.bring_last_seen (
  at_most integer
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  with seen as (
    update public.profiles p set last_seen_at = s.at
    from (
      (select s.user_id, max(s.refreshed_at at time zone 'UTC') as at
       from auth.sessions s join public.profiles p on p.id = s.user_id
       where s.refreshed_at at time zone 'UTC' > p.last_seen_at + interval '1 hour'
       group by s.user_id limit at_most)
      union all
      -- Signed in before sign-ins were noted.
      (select u.id, u.last_sign_in_at
       from public.profiles p join auth.users u on u.id = p.id
       where p.last_seen_at = '-infinity' and u.last_sign_in_at is not null limit at_most)
    ) s
    where p.id = s.user_id and p.last_seen_at < s.at returning p.id)
  select count(*)::integer from seen
$function$;

CREATE OR REPLACE FUNCTION private.call_function (
  function_name text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform net.http_post(
    url := (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'project_url') || '/functions/v1/' || function_name,
    headers := jsonb_build_object(
      'content-type', 'application/json',
      'x-outbox-secret', (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'outbox_secret')),
    body := '{}');
end
$function$;

CREATE OR REPLACE FUNCTION private.caller_digest()
  RETURNS bytea
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE(private.keyed_digest((auth.uid())::text), private.client_digest());

CREATE OR REPLACE FUNCTION private.can_ask_for_plan (
  of_company uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.company_users u
    where u.user_id = (select auth.uid()) and u.company_id = of_company and private.is_company_admin(u.role));
end
$function$;

CREATE OR REPLACE FUNCTION private.can_take_offline (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return job.deleted_at is null and job.posted_at is not null and private.offline_reason(job.id) is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.candidate_with (
  confirmed_email text
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select p.id from public.profiles p join auth.users u on u.id = p.id
  where u.email = confirmed_email and u.email_confirmed_at is not null and p.role = 'candidate'
$function$;

CREATE OR REPLACE FUNCTION private.check_partnership()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  existing jsonb;
begin
  -- Runs before the policy is asked. Anybody but an admin is left to the policy, which refuses.
  if not private.is_admin() then
    return new;
  elsif private.is_left_out('partners') then
    perform private.fail(403, 'left_out', 'This site has no partnerships.');
  elsif new.company_a_id = new.company_b_id then
    perform private.fail(422, 'invalid_input', 'A company cannot partner with itself');
  elsif (select count(*) from public.companies c where c.id in (new.company_a_id, new.company_b_id) and not private.is_paused(c)) < 2 then
    perform private.fail(422, 'not_approved', 'Only approved companies can be partners');
  end if;
  perform private.fail(422, 'plan_limit', private.plan_refusal(id, 'partners'))
  from unnest(array[new.company_a_id, new.company_b_id]) as id where not private.plan_includes(id, 'partners');
  select jsonb_build_object('id', r.id, 'a', a.name, 'b', b.name, 'created_at', r.created_at) into existing
  from public.company_relationships r
  join public.companies a on a.id = r.company_a_id
  join public.companies b on b.id = r.company_b_id
  where least(r.company_a_id, r.company_b_id) = least(new.company_a_id, new.company_b_id)
    and greatest(r.company_a_id, r.company_b_id) = greatest(new.company_a_id, new.company_b_id);
  if existing ->> 'id' = new.id::text then
    -- The same one sent again: it is there.
    return null;
  elsif existing is not null then
    perform private.fail(409, 'duplicate_partnership', 'Partnership already exists between these companies',
      jsonb_build_object('existing', existing));
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.clean_hiring (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(jsonb_each.key, CASE jsonb_each.key WHEN 'first_reply_hours'::text THEN to_jsonb((((jsonb_each.value #>> '{}'::text[]))::numeric)::integer) ELSE to_jsonb(ARRAY(SELECT ('{"what": "", "length": ""}'::jsonb || jsonb_strip_nulls(private.clean_fields(given.step, private.companies_rules('hiring_step'::text)))) FROM jsonb_array_elements(jsonb_each.value) WITH ORDINALITY given(step, place) ORDER BY given.place)) END), '{}'::jsonb) AS "coalesce" FROM jsonb_each(clean_hiring.data) jsonb_each(key, value) WHERE (jsonb_each.key = ANY (ARRAY['first_reply_hours'::text, 'hiring_steps'::text])));

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
  update private.company_notes n set body = private.without_words(n.body, of.words)
  where n.company_id = any (of.company_ids) and private.names_word(n.body, of.words);
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_outbox (
  of private.traces
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  delete from public.email_outbox o where lower(o.to_email) = lower(of.email);
  delete from public.email_outbox o
  where o.sent_at is null
    and (private.names_id(o.data::text, of.application_ids || of.ids) or lower(o.data ->> 'from_email') = lower(of.email));
  update public.email_outbox o set data = private.json_without_traces(o.data, of)
  where o.sent_at is null and private.names_word(o.data::text, of.words);
  -- Written without an account, from the same address.
  delete from private.contact_messages m where lower(m.email) = lower(of.email);
  select private.forget_alerts(of.email)
$function$;

CREATE OR REPLACE FUNCTION private.company_figures (
  of_company uuid,
  since timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    with moves as materialized (
      select e.application_id, e.from_status, e.to_status, e.created_at
      from public.application_events e where e.company_id = of_company and e.created_at >= since
    ),
    replies as (
      select min(m.created_at) - a.applied_at as wait
      from moves m join private.application_matches a on a.application_id = m.application_id
      where private.is_answer(m.to_status) and not a.is_added and not exists (
        select from private.given_answers(m.application_id) e where e.created_at < since)
      group by m.application_id, a.applied_at
    ),
    promises as (
      select private.promise_outcome(a) as outcome
      from private.application_matches a
      where a.company_id = of_company and not a.is_added and a.answer_by between private.utc_day(since) and private.utc_day(now())
    )
    select jsonb_build_object(
      'applications', (select count(*) from moves m where m.from_status is null),
      'interviews', (
        select count(*) from private.interviews i join private.application_matches a on a.application_id = i.application_id
        where a.company_id = of_company and i.state = 'confirmed' and i.starts_at between since and now()),
      'hires', (select count(distinct m.application_id) from moves m where m.to_status = 'hired'),
      -- Of one or two it would say when these were answered.
      'reply_days', (
        select round((percentile_cont(0.5) within group (order by extract(epoch from r.wait) / 86400))::numeric, 1)
        from replies r having count(*) >= 3),
      'kept', (select count(*) from promises p where p.outcome = 'kept'),
      'due', (select count(*) from promises p where p.outcome is not null))
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
      where c.id = of_company and not private.is_paused(c) and private.is_plan_live(s)
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.company_note_json (
  note private.company_notes
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'id', note.id, 'body', note.body, 'created_at', note.created_at, 'edited_at', note.edited_at,
    'author', (select coalesce(private.person_name(p.id), p.email) from public.profiles p where p.id = note.author_id),
    'is_mine', coalesce(note.author_id = auth.uid(), false));
end
$function$;

CREATE OR REPLACE FUNCTION private.company_reports (
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
      'waiting', count(*) filter (where r.decision is null),
      'decided', count(*) filter (where r.decision is not null),
      'newest', coalesce(jsonb_agg(
        to_jsonb(r) - '{decided_by,place}'::text[] || jsonb_build_object('decided_by', private.person_name(r.decided_by))
        order by r.place) filter (where r.place <= 50), '[]'))
    from (
      select each.*, row_number() over (order by (each.decision is null) desc, each.at desc, each.id) as place
      from (
        select 'job' as kind, j.id, j.title as job_title, coalesce(r.waiting_since, r.decided_at) as at,
          case when r.waiting_since is null then r.decision end as decision, case when r.waiting_since is null then r.decided_by end as decided_by,
          (
            select array_agg(distinct o.reason) from private.job_reports o
            where o.job_id = j.id and o.decided_at is not distinct from case when r.waiting_since is null then r.decided_at end
          ) as reasons
        from private.reported_jobs r join public.jobs j on j.id = r.job_id
        where j.company_id = of_company
        union all
        select 'message', m.id, j.title, coalesce(r.decided_at, r.created_at), r.decision, r.decided_by, array[r.reason]
        from private.message_reports r
        join private.application_messages m on m.id = r.message_id
        join public.applications a on a.id = m.application_id
        join public.jobs j on j.id = a.job_id
        where m.company_id = of_company and private.is_first_report(r)
      ) each
    ) r
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
    when company.suspended_at is not null then 'suspended'
    when private.company_is_live(company.id) then 'live'
    else 'no-subscription'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.company_team (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(member order by member.last_seen_at desc nulls last, member.id), '[]')
    from (
      select p.id, coalesce(private.person_name(p.id, of_company), p.email) as name, p.email, m.role, private.account_state(u) as state,
        nullif(p.last_seen_at, '-infinity') as last_seen_at
      from public.company_users m
      join public.profiles p on p.id = m.user_id
      join auth.users u on u.id = m.user_id
      where m.company_id = of_company
      order by p.last_seen_at desc, p.id
      limit 200
    ) member
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.company_tier (
  of_company uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce((select s.tier::text from public.company_subscriptions s where s.company_id = of_company), 'none');
end
$function$;

CREATE OR REPLACE FUNCTION private.count_act (
  of_act text,
  by_client bytea,
  most integer,
  most_in_all integer DEFAULT NULL::integer,
  within interval DEFAULT '01:00:00'::interval
)
  RETURNS bigint
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  lately record;
begin
  -- One at a time: acts of the same moment can't pass a limit together.
  perform pg_advisory_xact_lock(hashtextextended('counted act ' || of_act, 0));
  delete from private.counted_acts a where a.act = of_act and a.at < now() - within;
  select count(*) as in_all, count(*) filter (where a.client = by_client) as by_client into lately
  from private.counted_acts a where a.act = of_act;
  if lately.by_client >= most or lately.in_all >= most_in_all then
    return null;
  end if;
  insert into private.counted_acts (act, client) values (of_act, by_client);
  return lately.in_all;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_contact_message()
  RETURNS bigint
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  lately bigint := private.count_act('contact_message', private.caller_digest(), 5, case when auth.uid() is null then 1000 end);
begin
  perform private.fail(429, 'too_many_messages', 'This is more than we take in an hour. Your message is still here: try again later, or write to us by mail.')
  where lately is null;
  return lately;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_platform_days()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  yesterday constant date := private.utc_day(now()) - 1;
  first date;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.platform_days', 0));
  first := coalesce((select c.until + 1 from private.counted_days c), yesterday - 180);
  if first > yesterday then
    return;
  end if;
  insert into private.platform_days (what, day, n)
  select happened.what, happened.day, count(*)
  from (
    select 'candidates' as what, private.utc_day(p.created_at) as day from public.profiles p where p.role = 'candidate' and p.created_at >= first
    union all
    select 'companies', private.utc_day(c.created_at) from public.companies c where c.created_at >= first
    union all
    select 'jobs', private.utc_day(j.posted_at) from public.jobs j where j.posted_at >= first
    union all
    select 'applications', private.utc_day(a.applied_at) from public.applications a where a.applied_at >= first
    union all
    select 'interviews', private.utc_day(i.created_at) from private.interviews i where i.created_at >= first
    union all
    select 'hires', private.utc_day(e.created_at) from public.application_events e where e.to_status = 'hired' and e.created_at >= first
    union all
    select 'replies_' || promised.outcome, promised.answer_by
    from (
      -- One that is still owed is late by then.
      select a.answer_by, coalesce(
        private.settled_promise(a.answer_by, private.answered_on(a.id), private.withdrawn_on(a.id)),
        case when private.withdrawn_on(a.id) is null then 'late' end) as outcome
      from public.applications a where a.answer_by between first and yesterday
    ) promised
    where promised.outcome is not null
  ) as happened
  where happened.day <= yesterday
  group by happened.what, happened.day;
  insert into private.counted_days (until) values (yesterday) on conflict (is_one) do update set until = excluded.until;
end
$function$;

CREATE OR REPLACE FUNCTION private.counted_words (
  n bigint,
  word text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (((n || ' '::text) || word) || CASE n WHEN 1 THEN ''::text ELSE 's'::text END);

CREATE OR REPLACE FUNCTION private.create_first_company (
  of_user uuid,
  user_email text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  new_company uuid;
begin
  if private.is_left_out('companySignUp') then
    return;
  end if;
  -- Who is invited as an employee joins a company and needs none of their own; they can still register one.
  if exists (
    select from public.invitations i where i.is_employee and lower(i.email) = lower(user_email) and private.is_open(i)
  ) then
    return;
  end if;
  insert into public.companies (user_id) values (of_user) returning id into new_company;
  insert into public.company_users (user_id, company_id, role, email) values (of_user, new_company, 'company_admin', user_email);
exception when others then
  -- Never blocks the sign-up (RULES: Accounts): the account can register its company later. The failure is kept.
  perform private.audit_as(of_user, 'account.company_failed', 'profile', of_user, null, jsonb_build_object('error', sqlerrm));
end
$function$;

CREATE OR REPLACE FUNCTION private.day_in_words (
  at timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN to_char((at AT TIME ZONE 'UTC'::text), CASE WHEN (EXTRACT(year FROM (at AT TIME ZONE 'UTC'::text)) = EXTRACT(year FROM (now() AT TIME ZONE 'UTC'::text))) THEN 'FMMon FMDD'::text ELSE 'FMMon FMDD, YYYY'::text END);

CREATE OR REPLACE FUNCTION private.delete_requested_account (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  account public.profiles := private.lock_account(pending.subject_id);
begin
  if account.id is null then
    return true;
  elsif private.only_administered_company(account.id) is not null then
    perform private.audit_as(pending.decided_by, 'account.deletion_undone', 'profile', account.id);
    return true;
  end if;
  -- Its files are given up with it, and clear-files takes them out of storage.
  perform private.erase_account(account.id);
  perform private.audit_as(pending.decided_by, 'account.deleted', 'profile', null, null,
    jsonb_build_object('role', account.role, 'by_deleted_account', true, 'asked_by', pending.facts ->> 'asked_by'));
  perform private.enqueue_email('account_deleted', account.email, jsonb_build_object(
    'backups_until', (now() at time zone 'UTC')::date + private.retention('backup'), 'path', '/contact'));
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.earlier_reports (
  of_company uuid,
  but uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'offline', count(*) filter (where earlier.what in ('offline', 'lifted')),
      'removed', count(*) filter (where earlier.what = 'removed'),
      'dismissed', count(*) filter (where earlier.what in ('dismissed', 'kept')),
      'warned', count(*) filter (where earlier.what = 'warned'))
    from (
      select r.decision as what from private.reported_jobs r join public.jobs j on j.id = r.job_id
      where j.company_id = of_company and r.job_id <> but and r.waiting_since is null
      union all
      select r.decision from private.message_reports r join private.application_messages m on m.id = r.message_id
      where m.company_id = of_company and m.id <> but and r.decision is not null and private.is_first_report(r)
      union all
      select 'warned' from public.audit_log a where a.subject_type = 'company' and a.subject_id = of_company and a.action = 'company.warned'
    ) as earlier
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.email_alert_link (
  request private.alert_requests
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.enqueue_email('job_alert_confirmation', request.email, jsonb_build_object('path', '/job-alerts/' || request.token)) $function$;

CREATE OR REPLACE FUNCTION private.email_health()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'waiting', count(*) filter (where o.failed_at is null and private.is_undelivered(o)),
    'given_up', count(*) filter (where o.failed_at > now() - interval '3 days'),
    'oldest', min(o.created_at) filter (where o.failed_at is null and private.is_undelivered(o)),
    'last_error', (array_agg(o.last_error order by o.created_at desc) filter (where o.last_error is not null))[1],
    -- One dead mailbox is no outage: nothing was tried for half an hour, or much was and nothing arrived.
    'is_late', coalesce(bool_or(o.failed_at is null and o.next_attempt_at < now() - interval '30 minutes'), false)
      or count(*) filter (where o.attempts > 0 and o.created_at > now() - interval '6 hours') >= 5
        and not exists (select from public.email_outbox s where s.sent_at > now() - interval '1 hour'))
  from public.email_outbox o where o.sent_at is null
$function$;

CREATE OR REPLACE FUNCTION private.end_passed_times()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  proposal private.interview_proposals;
begin
  for due in
    select p.id
    from private.interview_proposals p
    join public.applications a on a.id = p.application_id
    where p.state = 'open' and not private.is_pickable(p) and not private.is_on_hold(a)
    order by a.id
    limit 500
    -- Times that are answered at this moment are looked at again in a minute.
    for no key update of a skip locked
  loop
    select * into proposal from private.interview_proposals p where p.id = due.id and p.state = 'open' for update;
    perform private.notify_of_proposal(private.end_times(proposal, 'ended'), 'passed') where proposal.id is not null;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_plan_request (
  of_request uuid,
  how text,
  why text DEFAULT NULL::text
)
  RETURNS private.plan_requests
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  request private.plan_requests;
begin
  update private.plan_requests r set ended = how, ended_at = now(), reason = why
  where r.id = of_request and r.ended is null returning * into request;
  delete from private.pending_notifications n where n.kind = 'plan_request' and n.subject_id = of_request;
  return request;
end
$function$;

CREATE OR REPLACE FUNCTION private.enqueue_email (
  template text,
  to_email text,
  data jsonb DEFAULT '{}'::jsonb,
  held boolean DEFAULT false,
  of_company uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  email uuid;
begin
  if not held and template not in ('account_suspended', 'account_deleted') and private.is_suspended_address(to_email) then
    return null;
  end if;
  insert into public.email_outbox (template, to_email, data, next_attempt_at, company_id)
  values (template, to_email, coalesce(data, '{}'), now() + case when held then interval '30 seconds' else interval '0' end, of_company)
  returning id into email;
  if not held then
    -- Heard by the local stack's ticker once the transaction commits; hosted asks once a minute.
    perform pg_notify('email_outbox', '');
  end if;
  return email;
end
$function$;

CREATE OR REPLACE FUNCTION private.expiring (
  of text,
  days integer
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  since timestamptz := now() - make_interval(days => days);
begin
  return (select count(*) from (
    select from auth.users u where of = 'unconfirmedAccount' and u.email_confirmed_at is null and u.created_at < since
    union all select from public.notifications n where of = 'notification' and n.created_at < since
    union all select from private.profile_views v where of = 'profileView' and v.viewed_at < since
    union all select from public.invitations i where of = 'endedInvitation' and private.fills_after_end(i, since)
    union all select from private.contact_messages m where of = 'contactMessage' and m.created_at < since
    union all select from public.audit_log a where of = 'audit' and a.created_at < since
    limit 10000) as due);
end
$function$;

CREATE OR REPLACE FUNCTION private.filled (
  words text,
  facts jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  part text[];
  so_far text := '';
begin
  -- Part by part, so that braces in a fact stay as they are.
  for part in select regexp_matches(words, '([^][{}]+)|\{(\w+)\}|\[([^]]*)\]', 'g') loop
    if part[1] is not null then
      so_far := so_far || part[1];
    elsif part[3] is not null then
      continue when exists (
        select from regexp_matches(part[3], '\{(\w+)\}', 'g') as slot (name) where facts ->> slot.name[1] is null);
      so_far := so_far || private.filled(part[3], facts);
    elsif private.operator_word(part[2]) is not null then
      so_far := so_far || private.operator_word(part[2]);
    elsif facts ->> part[2] is null then
      raise exception 'The fact % is missing for: %', part[2], words;
    else
      so_far := so_far || (facts ->> part[2]);
    end if;
  end loop;
  return so_far;
end
$function$;

CREATE OR REPLACE FUNCTION private.fills_after_end (
  invitation public.invitations,
  since timestamp with time zone
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((invitation).type = 'candidate'::public.invitation_type) AND ((invitation).status <> 'accepted'::public.invitation_status) AND ((invitation).candidate_data <> '{}'::jsonb) AND (COALESCE((invitation).ended_at, private.invitation_end(invitation)) < since));

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
    when wanted.near_jobs is not null then 'v.job_id in (select unnest(($1).near_jobs))'
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

CREATE OR REPLACE FUNCTION private.fit_open_jobs (
  of_company uuid,
  keep uuid[] DEFAULT '{}'::uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  tier text := private.company_tier(of_company);
begin
  -- Nothing of a company without a plan shows anyway. It finds its jobs as they were.
  if tier = 'none' then
    return;
  end if;
  -- The rows alone would be locked in any order.
  perform pg_advisory_xact_lock(private.open_jobs_lock(of_company));
  perform private.hold_vocabulary();
  update public.published_jobs p
  set is_over_plan = f.is_over, visible_until = case when f.is_over then '-infinity' else f.until end
  from private.open_jobs_within(of_company, private.plan_limit(tier, 'open_jobs'), keep) as f
  where p.job_id = f.job_id and p.is_over_plan <> f.is_over;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_changed_approval()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.pause_invitations(new.id);
  if private.is_paused(old) and not private.is_paused(new) and private.undo_is_over(coalesce(old.suspended_at, old.rejected_at)) then
    perform private.give_time_again(of_company => new.id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_alerts (
  of_email text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  delete from private.alert_requests r where r.email = lower(of_email);
  delete from private.alert_addresses a where a.email = lower(of_email)
$function$;

CREATE OR REPLACE FUNCTION private.forget_deleted_searches()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  emptied uuid[] := array(
    select distinct s.address_id from private.saved_searches s
    where s.deleted_at < now() - interval '1 hour' and s.address_id is not null);
begin
  -- Locked first: an alert that is confirmed at this moment keeps its address.
  perform from private.alert_addresses a where a.id = any (emptied) order by a.id for update;
  delete from private.saved_searches s where s.deleted_at < now() - interval '1 hour';
  delete from private.alert_addresses a
  where a.id = any (emptied) and not exists (select from private.saved_searches s where s.address_id = a.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_ended_invitations (
  at_most integer
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  with forgotten as (
    update public.invitations i set candidate_data = '{}'
    where i.id in (
      select due.id from public.invitations due
      where private.fills_after_end(due, private.kept_since('endedInvitation'))
      limit at_most for update skip locked)
    returning i.id)
  select count(*)::integer from forgotten
$function$;

CREATE OR REPLACE FUNCTION private.give_time_again (
  of_company uuid DEFAULT NULL::uuid,
  of_candidate uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  least_day date := private.earliest_day(now()) + 3;
begin
  update private.offers o set answer_by = least_day
  from public.applications a
  where a.id = o.application_id and o.state = 'open' and o.answer_by < least_day
    and (a.company_id = of_company or a.candidate_id = of_candidate);
  update public.applications a set answer_by = least_day, answer_due = least_day
  where a.company_id = of_company and a.answer_due < least_day;
end
$function$;

CREATE OR REPLACE FUNCTION private.grant_plan_request (
  of_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.end_plan_request(r.id, 'granted') from private.plan_requests r
  where r.company_id = of_company and r.ended is null and r.tier::text = private.company_tier(of_company) and not private.is_lapsed(of_company);
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
  if new.email_confirmed_at is not null and (old.email_confirmed_at is null or new.email is distinct from old.email)
    and exists (select from public.profiles p where p.id = new.id and p.role = 'candidate')
  then
    perform private.take_alerts_over(new.id, new.email);
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
  granted public.app_role := case
    when lower(new.raw_user_meta_data ->> 'role') = 'company' and private.may_be_company(new.email) then 'company'
    else 'candidate' end;
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

CREATE OR REPLACE FUNCTION private.has_had_plan (
  of_company uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.company_subscriptions s where s.company_id = of_company and s.first_plan_at is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.has_landing_jobs (
  kind text,
  key text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return 3 = case kind
    when 'in' then (select count(*) from (select from private.visible_jobs v where v.place_terms @> array[key] limit 3) as found)
    when 'skill' then (
      select count(*)
      from (select from private.visible_jobs v where v.required_skill_keys || v.preferred_skill_keys @> array[key] limit 3) as found)
    when 'industry' then (
      select count(*) from (select from private.visible_jobs v where lower(v.company_industry) = key limit 3) as found)
    when 'remote' then (
      select count(*) from (select from private.visible_jobs v where private.is_anywhere(v.workplace, v.location || v.locations) limit 3) as found)
  end;
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
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now()))
    and not private.is_suspended(auth.uid());
end
$function$;

CREATE OR REPLACE FUNCTION private.has_places()
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN true;

CREATE OR REPLACE FUNCTION private.has_room (
  of_company uuid,
  part text,
  adding integer DEFAULT 1
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    coalesce(private.plan_used(of_company, part), 0) + adding <= private.plan_limit(private.company_tier(of_company), part), true);
end
$function$;

CREATE OR REPLACE FUNCTION private.hiring_errors (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  rules constant private.rule[] := private.companies_rules('hiring_step');
  hours jsonb := data -> 'first_reply_hours';
  steps jsonb := data -> 'hiring_steps';
  errors jsonb := '{}';
  entry jsonb;
  place integer;
begin
  if jsonb_typeof(hours) <> 'null' and (
    jsonb_typeof(hours) <> 'number' or (hours #>> '{}')::numeric not between 24 and 336
    or (hours #>> '{}')::numeric <> trunc((hours #>> '{}')::numeric)
  ) then
    errors := '{"first_reply_hours": "Enter a whole number of hours from 24 to 336"}';
  end if;
  if steps is null then
    return errors;
  elsif jsonb_typeof(steps) <> 'array' then
    return errors || '{"hiring_steps": "Use a list here"}';
  elsif jsonb_array_length(steps) > 6 then
    return errors || '{"hiring_steps": "Use at most 6 steps"}';
  end if;
  for entry, place in select item, ordinality - 1 from jsonb_array_elements(steps) with ordinality as given (item, ordinality) loop
    errors := errors || case
      when jsonb_typeof(entry) <> 'object' then jsonb_build_object('hiring_steps.' || place, 'Name the step')
      else private.prefix_keys(private.field_errors(entry, rules), 'hiring_steps.' || place || '.')
    end;
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_plan (
  of_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- The company before its plan, as when a plan changes: what is written next refers to it.
  perform from public.companies c where c.id = of_company for key share;
  perform from public.company_subscriptions s where s.company_id = of_company for no key update;
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_plan_change (
  of_company uuid,
  was jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- A plan that comes with the caller's approval is told with it, and goes with it when that is undone.
  update private.pending_notifications pending
  set facts = pending.facts || jsonb_build_object('plan_before', coalesce(pending.facts -> 'plan_before', was)),
    due_at = clock_timestamp() + private.undo_time()
  where pending.kind = 'company_decision' and pending.subject_id = of_company and pending.facts ->> 'key' = 'company_approved'
    and pending.decided_by = auth.uid() and pending.due_at > clock_timestamp()
    and not exists (select from private.pending_notifications plan where plan.kind = 'plan' and plan.subject_id = of_company);
  if not found then
    -- Two changes in a row are told as one, of what was known before the first.
    perform private.hold_notification('plan', of_company, was, is_merged => true);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.import_fates (
  of_company uuid,
  rows jsonb,
  request uuid DEFAULT NULL::uuid
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
  planned integer := 0;
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
    words := private.import_problem(private.candidate_data_errors(item) || private.field_errors(item, private.invitations_rules('email')));
    if words is not null then
      fate := 'invalid';
    elsif first_lines ? invitee then
      fate := 'twice';
      words := format('Same email as line %s, left alone', first_lines ->> invitee);
    elsif exists (
      select from public.invitations i where i.id = private.imported_id(request, invitee) and i.invited_by_user_id = auth.uid()
    ) then
      first_lines := first_lines || jsonb_build_object(invitee, line);
      fate := 'invite';
      words := 'Gets an invitation';
    else
      first_lines := first_lines || jsonb_build_object(invitee, line);
      known := private.known_invitee('candidate', invitee, of_company);
      if known.known_as = 'candidate' then
        fate := 'known';
        words := 'Already your candidate, left alone';
      elsif known.known_as = 'blocked' then
        fate := 'invited';
        words := 'Messages with them are blocked, left alone';
      elsif known.known_as = 'held' then
        fate := 'invited';
        words := 'An administrator revoked their invitation, left alone';
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
            if private.has_room(of_company, 'monthly_invitations', planned + 1) then
              fate := 'invite';
              words := 'Gets an invitation';
              sent_today := sent_today + 1;
              planned := planned + 1;
              candidate_data := private.clean_candidate_data(item);
            else
              fate := 'next_month';
              words := private.plan_refusal(of_company, 'monthly_invitations');
            end if;
        end case;
      end if;
    end if;
    return next;
  end loop;
end
$function$;

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
      (6, 'skills', 'Skills'), (7, 'address.city', 'City'), (8, 'address.state', private.operator_word('region')), (9, 'address.country', 'Country')
    ) as field (place, key, label) on field.key = given.key
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.industry_landing (
  industry text
)
  RETURNS private.landing
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ROW('industry'::text, private.address_words(industry), industry, lower(industry), jsonb_build_object('industry', lower(industry)))::private.landing;

CREATE OR REPLACE FUNCTION private.invitation_json (
  invitation public.invitations
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  data jsonb := coalesce(invitation.company_data, '{}') || coalesce(invitation.candidate_data, '{}');
begin
  return (
    select to_jsonb(shown) from (
      select private.invitation_kind(invitation) as kind, invitation.email, private.inviter_name(invitation) as invited_by,
        data ->> 'firstName' as first_name, data ->> 'lastName' as last_name, invitation.company_id,
        private.invited_company_name(invitation) as company_name, private.inviting_company_logo(invitation.company_id) as company_logo_url, data ->> 'message' as message, invitation.role, invitation.management_terms,
        private.invitation_end(invitation) as expires_at, private.invitation_stopped_in_words(invitation.company_id) as stopped
    ) as shown);end
$function$;

CREATE OR REPLACE FUNCTION private.is_admin()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select 1 from public.profiles where id = (select auth.uid()) and role = 'admin' and not private.is_suspended(id));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_applicant_suspended (
  application public.applications
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.is_suspended((select c.user_id from public.candidates c where c.id = application.candidate_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_problem (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((application).candidate_id IS NULL) THEN 'The applicant deleted their account'::text WHEN (NOT private.reaches_people((application).company_id)) THEN private.paused_in_words((application).company_id) WHEN private.is_applicant_suspended(application) THEN 'This person can''t be reached right now. Messages, interview times and offers wait'::text WHEN private.waits_for_take_over(application) THEN 'Messages, interview times and offers wait until they take over'::text WHEN private.is_blocked(application) THEN 'This conversation is blocked'::text WHEN (private.conversation_ends(application) <= now()) THEN 'The application was closed 30 days ago, and its conversation with it'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.is_given_up (
  mail public.email_outbox
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((mail).sent_at IS NULL) AND ((mail).failed_at IS NOT NULL) AND ((mail).last_error IS NOT NULL));

CREATE OR REPLACE FUNCTION private.is_home (
  country text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN COALESCE((lower(private.trimmed(country)) = ANY ('{"","united states","united states of america",us,u.s,u.s.,usa,u.s.a,u.s.a.}'::text[])), true);

CREATE OR REPLACE FUNCTION private.is_left_out (
  page text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (page = ANY ('{}'::text[]));

CREATE OR REPLACE FUNCTION private.is_listed_job (
  job public.jobs,
  decision text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((job).deleted_at IS NULL) OR COALESCE((decision = 'offline'::text), false));

CREATE OR REPLACE FUNCTION private.is_on_hold (
  application public.applications
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return not private.reaches_people(application.company_id) or private.is_applicant_suspended(application);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_open_job (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((job).status = 'published'::public.job_status) AND ((job).deleted_at IS NULL) AND (NOT COALESCE(private.is_day_over((job).expires_at), false)));

CREATE OR REPLACE FUNCTION private.is_paused (
  company public.companies
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
RETURN (((company).is_approved IS NOT TRUE) OR ((company).suspended_at IS NOT NULL));

CREATE OR REPLACE FUNCTION private.inviting_company_logo (
  of_company uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT c.logo_url FROM public.companies c WHERE ((c.id = inviting_company_logo.of_company) AND (NOT private.is_paused(c.*))));

CREATE OR REPLACE FUNCTION private.is_plan_given (
  request private.plan_requests
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.company_subscriptions s
    where s.company_id = request.company_id and s.tier = request.tier and private.is_plan_live(s) and s.updated_at > request.asked_at);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_said (
  of_action text,
  of_subject uuid,
  act uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from public.audit_log a where a.subject_id = of_subject and a.action = of_action and a.details ->> 'act' = act::text
      and a.subject_type in ('company', 'job', 'message'))
$function$;

CREATE OR REPLACE FUNCTION private.is_suspended (
  of_user uuid DEFAULT auth.uid()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from private.suspensions s where s.user_id = of_user);
end
$function$;

CREATE OR REPLACE FUNCTION private.account_state (
  account auth.users
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN private.is_suspended((account).id) THEN 'suspended'::text WHEN ((account).email_confirmed_at IS NULL) THEN 'unconfirmed'::text ELSE 'confirmed'::text END;

CREATE OR REPLACE FUNCTION private.is_suspended_address (
  email text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.suspensions s join public.profiles p on p.id = s.user_id
    where lower(p.email) = lower(is_suspended_address.email));
end
$function$;

CREATE OR REPLACE FUNCTION private.job_alerts_json (
  alerts private.alert_addresses
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('email', alerts.email, 'alerts', coalesce(jsonb_agg(
    private.saved_search_json(s) || jsonb_build_object('is_stopped', s.deleted_at is not null) order by s.created_at, s.id), '[]'))
  from private.saved_searches s where s.address_id = alerts.id
$function$;

CREATE OR REPLACE FUNCTION private.jobs_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'job'::text THEN ARRAY[private.rule('title'::text, 'line'::text, 200, 1, 'Enter a job title'::text), private.rule('description'::text, 'text'::text, 20000, 1, 'Enter a description'::text), private.rule('location'::text, 'line'::text, 200, 1, 'Enter the primary location'::text), private.rule('locations'::text, 'texts'::text, 200, max_items => 20), private.rule('jobType'::text, 'choice'::text, min => 1, message => 'Choose a job type'::text, choices => '{FULL_TIME,PART_TIME,CONTRACT,INTERNSHIP,REMOTE}'::text[]), private.rule('workplace'::text, 'choice'::text, message => 'Choose where the work is done'::text, choices => '{on_site,hybrid,remote}'::text[]), private.rule('experienceLevel'::text, 'choice'::text, message => 'Choose an experience level'::text, choices => '{entry_level,mid_level,senior_level,lead,executive}'::text[]), private.rule('experienceRequired'::text, 'line'::text, 500), private.rule('educationRequired'::text, 'line'::text, 500), private.rule('salaryMin'::text, 'amount'::text, 100000000, message => 'Enter an amount'::text, too_much => 'This amount is too large'::text), private.rule('salaryMax'::text, 'amount'::text, 100000000, message => 'Enter an amount'::text, too_much => 'This amount is too large'::text), private.rule('payPeriod'::text, 'choice'::text, message => 'Choose an hour or a year'::text, choices => '{year,hour}'::text[]), private.rule('skills_required'::text, 'texts'::text, 60, max_items => 50), private.rule('requirements'::text, 'texts'::text, 500, max_items => 50), private.rule('preferredSkills'::text, 'texts'::text, 60, max_items => 50), private.rule('expires_at'::text, 'day'::text, message => 'Choose a date'::text), private.rule('answerDays'::text, 'whole'::text, message => 'Choose a number of days'::text, choices => '{7,14,21,30}'::text[])] WHEN 'question'::text THEN ARRAY[private.rule('id'::text, 'id'::text, message => 'This link is not valid'::text), private.rule('question'::text, 'line'::text, 500, 1, 'Write the question'::text), private.rule('questionType'::text, 'choice'::text, message => 'Choose a type of answer'::text, choices => '{TEXT,TEXTAREA,MULTIPLE_CHOICE,CHECKBOX,FILE,RATING}'::text[]), private.rule('isRequired'::text, 'boolean'::text), private.rule('options'::text, 'texts'::text, 200, max_items => 30)] WHEN 'report'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, min => 1, message => 'Choose what is wrong'::text, choices => '{fraud,discrimination,gone,other}'::text[]), private.rule('words'::text, 'text'::text, 2000)] WHEN 'saved_search'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 100, 1, 'Name the search'::text), private.rule('frequency'::text, 'choice'::text, min => 1, message => 'Choose daily, weekly or off'::text, choices => '{daily,weekly,off}'::text[])] WHEN 'alert'::text THEN ARRAY[private.rule('email'::text, 'email'::text, min => 1, message => 'Please enter a valid email address'::text), private.rule('frequency'::text, 'choice'::text, min => 1, message => 'Choose daily or Mondays'::text, choices => '{daily,weekly}'::text[])] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.jobs_with_words (
  words text[]
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  pattern text := private.like_longest(words);
begin
  return array(
    select j.id from public.jobs j where private.job_words(j.title, j.location, j.locations, j.skills_required) like pattern
    union
    select j.id from public.jobs j join public.companies c on c.id = j.company_id
    where private.search_text(c.name || ' ' || c.industry || ' ' || c.location) like pattern
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_error (
  from_source text,
  its_message text,
  at_screen text,
  its_stack text DEFAULT NULL::text,
  its_version text DEFAULT NULL::text,
  its_browser text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  short_message constant text := coalesce(nullif(private.trimmed(left(private.clean_text(private.without_content(its_message)), 300)), ''), 'Unknown error');
  short_screen constant text := coalesce(private.trimmed(left(private.clean_text(private.without_content(at_screen)), 100)), '');
  -- Frames without hosts, queries and fragments.
  frames constant text := private.clean_text(left(regexp_replace(its_stack, 'https?://[^/\s)]+|[?#][^\s):]*', '', 'g'), 2000));
  new_digest constant bytea := sha256(convert_to(concat_ws('|', from_source, short_message, short_screen), 'UTF8'));
begin
  -- A flood of made-up errors hides none of those that are there.
  if not exists (select from private.errors e where e.digest = new_digest) and (select count(*) from private.errors) >= 1000 then
    return;
  end if;
  insert into private.errors as e (digest, source, message, screen, stack, version, browsers)
  values (
    new_digest, from_source, short_message, short_screen, frames, its_version,
    case when its_browser is null then '{}' else jsonb_build_object(its_browser, 1) end)
  on conflict (digest) do update set
    times = e.times + 1,
    last_seen_at = now(),
    stack = coalesce(excluded.stack, e.stack),
    version = case when private.version_order(excluded.version) >= private.version_order(e.version) then excluded.version else coalesce(e.version, excluded.version) end,
    state = case
      when e.state = 'fixed' and private.version_order(excluded.version) > private.version_order(e.version) then 'open'
      when e.state = 'fixed' and e.version is null and e.last_seen_at < now() - interval '1 day' then 'open'
      else e.state
    end,
    browsers = case
      when its_browser is null or not e.browsers ? its_browser and (select count(*) from jsonb_object_keys(e.browsers)) >= 10 then e.browsers
      else e.browsers || jsonb_build_object(its_browser, coalesce((e.browsers ->> its_browser)::integer, 0) + 1)
    end;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_open (
  of_company uuid,
  chosen uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  most integer := private.plan_limit(private.company_tier(of_company), 'open_jobs');
begin
  perform private.fail(422, 'invalid_input', format('Choose at most %s jobs', most)) where cardinality(chosen) > most;
  perform private.fail(422, 'invalid_input', 'Choose open jobs of this company') where exists (
    select from unnest(chosen) as job_id where job_id not in (select j.job_id from private.open_jobs_within(of_company, null) as j));
  perform private.fit_open_jobs(of_company, chosen);
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
    'unconfirmed_accounts', 'first_passwords', 'alert_requests', 'notifications', 'mail_bodies', 'withdrawn_documents', 'conversations', 'profile_views', 'ended_invitations',
    'contact_messages', 'audit', 'departed_companies', 'sign_ins', 'ownerless_files', 'unused_files', 'scheduled_runs', 'failed_calls', 'experience_years', 'last_seen'
  ] loop
    -- One that fails holds up none of the others.
    begin
      n := case step
        when 'unconfirmed_accounts' then private.forget_unconfirmed_accounts(least(at_most, 100))
        when 'first_passwords' then private.forget_rows('private.first_passwords', 'made_at', 'firstPassword', at_most)
        when 'alert_requests' then private.forget_rows('private.alert_requests', 'made_at', 'alertRequest', at_most)
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
        when 'last_seen' then private.bring_last_seen(at_most)
      end;
      done := done || jsonb_build_object(step, n);
    exception when others then
      raise warning 'Keeping what is kept: % failed: %', step, sqlerrm;
    end;
  end loop;
  return done;
end
$function$;

CREATE OR REPLACE FUNCTION private.known_places (
  terms text[]
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ARRAY(SELECT p.term FROM private.places p WHERE (private.has_places() AND (p.term = ANY (known_places.terms))));

CREATE OR REPLACE FUNCTION private.landing_at (
  path text
)
  RETURNS private.landing
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  words constant text := private.address_words(left(split_part(path, '/', 2), 200));
begin
  return case lower(split_part(path, '/', 1))
    when 'in' then (
      select private.place_landing(p.name)
      from private.places p
      where private.address_words(p.search) = words
      -- A place of the name itself comes before one that is sometimes written like it.
      order by private.address_words(p.name) <> words, p.population desc
      limit 1)
    when 'skill' then (
      select private.skill_landing(s) from private.skills s where private.address_words(s.name) = words order by s.key limit 1)
    when 'industry' then (
      select private.industry_landing(c.industry)
      from private.published_companies c
      where private.address_words(c.industry) = words and words <> '' and c.visible_until > now()
      order by c.industry limit 1)
    when 'remote' then case when words = '' then private.remote_landing() end
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.landing_json (
  landing private.landing
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN jsonb_build_object('path', concat_ws('/'::text, (landing).kind, NULLIF((landing).words, ''::text)), 'kind', (landing).kind, 'name', (landing).name);

CREATE OR REPLACE FUNCTION private.late_schedules()
  RETURNS SETOF private.schedule_runs
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select r.* from private.schedule_runs r join private.schedules() s on s.name = r.name
  where r.problem is not null or coalesce(r.last_run_at, r.scheduled_at) < now() - s.every - interval '30 minutes'
$function$;

CREATE OR REPLACE FUNCTION private.listed_open_jobs (
  of_company uuid,
  most integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', j.id, 'title', j.title, 'location', j.location, 'posted_at', j.posted_at, 'is_hidden', f.is_over
    ) order by j.posted_at desc, j.id desc), '[]')
    from private.open_jobs_within(of_company, most) as f
    join public.jobs j on j.id = f.job_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_alerts (
  of_email text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select pg_advisory_xact_lock(hashtextextended('job alerts ' || lower(of_email), 0)) $function$;

CREATE OR REPLACE FUNCTION private.mail_admins_of_message (
  message private.contact_messages
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.enqueue_email('contact_message', reader, jsonb_build_object(
    'name', message.name, 'from_email', message.email, 'topic', message.topic, 'words', message.words,
    'has_account', message.user_id is not null, 'path', '/admin/messages'))
  from private.admin_emails('messages') as reader
$function$;

CREATE OR REPLACE FUNCTION private.mail_calendar (
  interview private.interviews,
  what text,
  of_user uuid,
  by_side text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.enqueue_email(
    'interview_' || what, (select p.email from public.profiles p where p.id = of_user),
    private.interview_mail(interview, of_user, false, by_side)
      || jsonb_build_object('unsubscribe', private.unsubscribe_token(of_user, a.company_id, 'interviews')),
    of_company => a.company_id)
  from public.applications a
  where a.id = interview.application_id and (private.staff_notice_setting(of_user, a.company_id, 'interviews')).by_mail = 'at_once'
$function$;

CREATE OR REPLACE FUNCTION private.mail_health()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  new_errors jsonb;
  late text[] := (select array_agg(l.name order by l.name) from private.late_schedules() l);
begin
  with told as (
    update private.errors e set mailed_at = now()
    where e.state = 'open' and (e.mailed_at is null or e.mailed_at < e.first_seen_at)
    returning e.message, e.screen, e.times)
  select jsonb_agg(to_jsonb(top)) into new_errors from (select * from told order by told.times desc limit 20) as top;
  if new_errors is null and late is null then
    return;
  end if;
  perform private.enqueue_email('platform_health', reader, jsonb_build_object(
    'errors', coalesce(new_errors, '[]'), 'late', to_jsonb(coalesce(late, '{}')), 'path', '/admin/health'))
  from private.admin_emails('health') as reader;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_left_out (
  interview private.interviews
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  gone record;
begin
  for gone in
    delete from private.interview_calendars c
    where c.interview_id = interview.id and c.user_id not in (select p.user_id from private.people_of_interview(interview) p)
    returning c.user_id, c.is_mailed, (select p.email from public.profiles p where p.id = c.user_id) as email
  loop
    continue when not gone.is_mailed or gone.email is null
      or (private.staff_notice_setting(gone.user_id, application.company_id, 'interviews')).by_mail <> 'at_once';
    perform private.enqueue_email('interview_cancelled', gone.email,
      private.interview_mail(interview, gone.user_id, false, null)
        || jsonb_build_object(
          'is_left_out', true, 'reason', null, 'changed_at', now(), 'attendee', jsonb_build_object('email', gone.email, 'name', null, 'has_agreed', false))
        || case when gone.user_id in (select private.staff_of_application(application)) then jsonb_build_object(
          'unsubscribe', private.unsubscribe_token(gone.user_id, application.company_id, 'interviews'))
        -- They open nothing of it any more.
        else '{"path": "/"}' end,
      of_company => application.company_id);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_new_jobs (
  of_user uuid,
  of_address uuid
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
  alerts private.alert_addresses;
  email text;
  found jsonb;
begin
  -- An address before its alerts, as where an account takes them over.
  select * into alerts from private.alert_addresses a where a.id = of_address for update;
  email := coalesce(alerts.email, (select p.email from public.profiles p where p.id = of_user and p.role = 'candidate'));
  -- Unmarked, what is new comes once the account is restored.
  if private.is_suspended_address(email) then
    email := null;
  end if;
  for search in
    select * from private.saved_searches s
    where (s.user_id = of_user or s.address_id = of_address) and s.next_at <= now() and s.deleted_at is null
    order by s.created_at, s.id
    for update
  loop
    update private.saved_searches s set next_at = private.next_search_mail(s.frequency) where s.id = search.id;
    marked := case when email is null then '{}' else array(select private.mark_new_jobs(search)) end;
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
  found := jsonb_build_object('searches', array_to_string(names, ', '), 'total', total, 'jobs', listed);
  if of_address is null then
    perform private.mail_candidate(
      of_user, 'saved_searches', 'saved_search_jobs', found || '{"path": "/candidate/saved?tab=searches"}');
  else
    perform private.enqueue_email(
      'job_alert', email, found || jsonb_build_object('path', '/unsubscribe/' || alerts.token, 'unsubscribe', alerts.token));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_saved_searches()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
begin
  -- One run at a time, and the next finds nothing due: two at once would mail somebody's searches apart.
  perform pg_advisory_xact_lock(hashtextextended('private.mail_saved_searches', 0));
  perform private.forget_deleted_searches();
  for due in
    select s.user_id, s.address_id from private.saved_searches s
    where s.next_at <= now() and s.deleted_at is null
    group by s.user_id, s.address_id order by min(s.next_at), s.user_id, s.address_id
    limit 200
  loop
    begin
      perform private.mail_new_jobs(due.user_id, due.address_id);
    exception
      when others then
        raise warning 'The new jobs of % are looked for again in an hour: %', due, sqlerrm;
        update private.saved_searches s set next_at = now() + interval '1 hour'
        where (s.user_id = due.user_id or s.address_id = due.address_id) and s.next_at <= now();
    end;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_staff (
  of_user uuid,
  kind text,
  key text,
  facts jsonb,
  data jsonb,
  path text,
  template text DEFAULT NULL::text,
  mail_data jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  at_company uuid := data ->> 'company_id';
  setting record := private.staff_notice_setting(of_user, at_company, kind);
  words record;
  token text;
  mail jsonb;
  address text;
begin
  if setting.by_mail = 'off' then
    return;
  end if;
  words := private.notification_text(key, facts);
  token := private.unsubscribe_token(of_user, at_company, kind);
  if setting.by_mail = 'daily' and token is not null then
    insert into private.staff_summary_items (user_id, company_id, kind, title, message, path, change_id)
    values (of_user, at_company, kind, words.title, words.message, path, (data ->> 'change_id')::uuid);
    return;
  end if;
  address := (select p.email from public.profiles p where p.id = of_user);
  mail := mail_data || jsonb_strip_nulls(jsonb_build_object(
    'path', path,
    'company_name', (select c.name from public.companies c where c.id = at_company),
    'unsubscribe', token,
    'change_id', data ->> 'change_id'));
  -- What can be taken back waits until it cannot.
  perform private.enqueue_email(
    coalesce(template, 'staff_notice'), address,
    mail || case when template is null then jsonb_build_object('kind', kind, 'title', words.title, 'message', words.message) else '{}' end,
    held => data ? 'change_id', of_company => at_company);
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
  wanted.hidden := private.hidden_from((select c.id from public.candidates c where c.user_id = search.user_id));
  found_ids := private.filtered_jobs(
    wanted, case when words <> '{}' then private.searches_for(words) end, null, null, 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 300);
  return query
    with there as (
      -- Held, so that none is deleted meanwhile.
      select j.id from public.jobs j where j.id = any (found_ids) for key share
    ), mailed as (
      insert into private.mailed_jobs (user_id, job_id)
      select search.user_id, there.id from there
      where search.user_id is not null and not exists (
        select from public.applications a join public.candidates c on c.id = a.candidate_id
        where a.job_id = there.id and c.user_id = search.user_id)
      on conflict do nothing
      returning job_id
    ), alerted as (
      insert into private.alerted_jobs (address_id, job_id)
      select search.address_id, there.id from there where search.address_id is not null
      on conflict do nothing
      returning job_id
    )
    select job_id from mailed union all select job_id from alerted;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_be_company (
  user_email text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((NOT private.is_left_out('companySignUp'::text)) OR (EXISTS (SELECT FROM public.invitations i WHERE ((lower(i.email) = lower(may_be_company.user_email)) AND (private.invitation_kind(i.*) = ANY (ARRAY['company'::text, 'employee'::text])) AND private.is_open(i.*)))));

CREATE OR REPLACE FUNCTION private.may_email_alert (
  to_email text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.fail(429, 'too_many_alerts', 'Too many alerts were asked for from here. Please try again in an hour.')
  where private.count_act('job_alert', private.client_digest(), 20, 1000) is null;
  return private.count_act('job_alert_address', private.keyed_digest(to_email), 5, within => '1 day') is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.message_fields (
  application public.applications,
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.template_fields(application, of_user) || jsonb_build_object(
    'reply_by', private.day_in_words(application.answer_due::timestamp at time zone 'UTC'))
$function$;

CREATE OR REPLACE FUNCTION private.miles_from (
  origins text[],
  terms text[]
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT min(private.miles_between(origin.latitude, origin.longitude, near.latitude, near.longitude)) AS min FROM (private.places origin CROSS JOIN private.places near) WHERE (private.has_places() AND (origin.term = ANY (miles_from.origins)) AND (near.term = ANY (miles_from.terms))));

CREATE OR REPLACE FUNCTION private.month_start()
  RETURNS timestamp with time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (date_trunc('month'::text, (now() AT TIME ZONE 'UTC'::text)) AT TIME ZONE 'UTC'::text);

CREATE OR REPLACE FUNCTION private.most_job_alerts()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN 5;

CREATE OR REPLACE FUNCTION private.most_waiting()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN 50;

CREATE OR REPLACE FUNCTION private.my_alerts_export (
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'running', (
      select coalesce(jsonb_agg(to_jsonb(s) - '{user_id,address_id}'::text[] || jsonb_build_object(
        'jobs_mailed', array(select j.job_id from private.alerted_jobs j where j.address_id = a.id))), '[]')
      from private.saved_searches s join private.alert_addresses a on a.id = s.address_id where a.email = lower(p.email)),
    'asked_for', (select coalesce(jsonb_agg(to_jsonb(r) - 'token' order by r.made_at, r.id), '[]') from private.alert_requests r where r.email = lower(p.email)))
  from public.profiles p where p.id = of_user
$function$;

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
    case when not private.is_paused(c) then private.employer_json(c) end as employer,
    private.sent_documents_json(application.id, also_merged => false) as documents,
    (select s.cover_letter from private.sent_profiles s where s.application_id = application.id) as cover_letter
    from public.jobs j, public.companies c
    where j.id = application.job_id and c.id = j.company_id
  ) shown);
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
    join public.companies c on c.id = a.company_id and not private.is_paused(c)
    where a.assigned_to_user_id = (select auth.uid());
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
    -- Whom a paused company represents is closed to it.
    coalesce(array_agg(u.company_id) filter (where not private.is_paused(c) and u.role = any (private.staff_roles_for('handle_candidates'))), '{}'),
    coalesce(array_agg(u.company_id) filter (where u.role = any (private.staff_roles_for('read_company'))), '{}')
  into me.company_ids, me.job_company_ids, me.application_company_ids, me.candidate_company_ids, me.read_company_ids
  from public.company_users u join public.companies c on c.id = u.company_id
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

CREATE OR REPLACE FUNCTION private.note_decided_companies()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.note_reopened_companies(array(
    select changed.id from changed join before using (id)
    where (changed.is_approved, changed.suspended_at) is distinct from (before.is_approved, before.suspended_at)
      or changed.culture_values <> before.culture_values));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_first_plan()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if new.tier <> 'none' then
    new.first_plan_at := coalesce(new.first_plan_at, now());
  elsif not private.undo_is_over(new.first_plan_at) then
    new.first_plan_at := null;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_run (
  of_schedule text,
  run_problem text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.schedule_runs as r (name, last_run_at, problem) values (of_schedule, now(), left(run_problem, 500))
  on conflict (name) do update set last_run_at = now(), problem = excluded.problem
$function$;

CREATE OR REPLACE FUNCTION private.note_sign_in()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.profiles p set last_seen_at = new.last_sign_in_at where p.id = new.id and p.last_seen_at < new.last_sign_in_at;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_to_change (
  p_id uuid
)
  RETURNS private.company_notes
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  note private.company_notes;
begin
  perform private.require_admin();
  select * into note from private.company_notes n where n.id = p_id for update;
  perform private.fail(404, 'note_not_found', 'This note no longer exists') where note.id is null;
  return note;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_unknown_skills()
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  with used as materialized (select u.key from private.unknown_skill_uses(false) u), gone as (
    delete from private.unknown_skills n where not exists (select from used where used.key = n.key)
  )
  insert into private.unknown_skills (key) select used.key from used on conflict do nothing
$function$;

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
    ('company_approved', 'Company approved', '{company} has been approved[, and its plan is {plan}].'),
    ('company_approved.changes', 'Changes approved', 'The changes to the registration of {company} have been approved.'),
    ('company_rejected', 'Company not approved', 'The registration of {company} was not approved. You can correct and resubmit it.'),
    ('company_rejected.changes', 'Changes not approved', 'The changes to the registration of {company} were not approved. You can correct and resubmit them.'),
    ('company_rejected.revoked', 'Approval taken back', 'The approval of {company} was taken back, and its jobs are offline. You can correct the registration and resubmit it.'),
    ('company_rejected.suspended', '{company} is suspended', 'Its jobs are hidden, and its team can''t reach candidates until an administrator lifts it.'),
    ('company_approved.restored', '{company} is active again', 'The suspension was lifted. Its jobs are visible again, and its team can reach candidates.'),
    ('company_warned', 'A warning about what was reported', '{words}'),
    ('registration_unfinished', 'Your registration is not finished', 'Finish the registration of your company and send it: it is reviewed then, and you can post jobs once it is approved.'),
    ('subscription_changed', 'Subscription changed', 'The plan of {company} is now {plan}[ and ends on {day}].[ Hidden until there is room: {hidden}. Applicants keep their applications.]'),
    ('subscription_changed.removed', 'Subscription changed', '{company} no longer has a plan.'),
    ('subscription_changed.inactive', 'Subscription changed', '{company}''s plan isn''t active right now: {status}. Please contact support.'),
    ('subscription_changed.over', 'Subscription changed', 'The plan of {company} has ended. Its jobs are no longer shown. Please contact support.'),
    ('subscription_changed.declined', '{company} doesn''t get {plan} for now', '{reason}'),
    ('subscription_changed.ends_soon', 'Your plan ends soon', 'The plan {plan} of {company} ends on {day}. Please contact support to renew it.'),
    ('subscription_changed.ended', 'Your plan has ended', 'The plan {plan} of {company} has ended. Its jobs are no longer shown. Please contact support to renew it.'),
    ('plan_requested', '{company} asked for {plan}', 'Its plan now: {current}.'),
    ('plan_full', '{name} can''t accept your invitation yet', 'The {plan} plan of {company} has no room left. Make room or ask for a bigger plan. The invitation stays open.'),
    ('role_changed', 'Your role has changed', 'You are now {role} at {company}.'),
    ('role_changed.removed', 'You are no longer in the team of {company}', 'You see its jobs, candidates and applications no more. Your account stays.'),
    ('role_changed.company_left', '{company} has left {product}', 'Its jobs, candidates and applications are gone. Your account stays.'),
    ('role_changed.suspended', '{name} can''t sign in for now', 'An administrator suspended the account. Its work stays with {company}.'),
    ('role_changed.restored', '{name} can sign in again', 'The suspension of the account was lifted. Its work at {company} is as it was.'),
    ('role_changed.account_restored', 'Your account is active again', 'An administrator lifted the suspension. Everything is where you left it.'),
    ('role_changed.signed_out', 'An administrator signed you out', 'Sign in again with your password. If you don''t know why, contact support.'),
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
    ('application_status.company_left', '{company} has left {product}', 'Your application ends with that: {jobs}.'),
    ('application_status.company_active', '{company} is active again', 'Your application for {job} continues.'),
    ('application_status.promised_tomorrow', 'A reply from {company} is due tomorrow', '{job}'),
    ('application_status.promised_today', 'A reply from {company} is due today', '{job}'),
    ('application_status.promise_missed', '{company} missed its reply-by date', '{job}. We reminded them.'),
    ('answer_due.tomorrow', 'A reply is due tomorrow', '{names}'),
    ('answer_due.today', 'A reply is due today', '{names}'),
    ('answer_due.late', 'A reply is late', '{names}'),
    ('answer_due.tomorrow_several', '{count} replies are due tomorrow', '{names}'),
    ('answer_due.today_several', '{count} replies are due today', '{names}'),
    ('answer_due.late_several', '{count} replies are late', '{names}'),
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
    ('offer_made', 'You have an offer from {company}', '{job}: {salary}. It expires on {day}.'),
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
    ('job_report_answered.words', 'About your report of “{job}”', '{words}'),
    ('message_reported', 'A message was reported', 'It was written about “{job}” at {company}. It stays until an administrator decides.'),
    ('message_report_answered.removed', 'We looked at what you reported', 'The message was removed. Thank you for telling us.'),
    ('message_report_answered.dismissed', 'We looked at what you reported', 'The message stays: we found nothing against our rules. If you want to hear nothing more, block the conversation.'),
    ('message_report_answered.words', 'About your report of a message', '{words}'),
    ('message_removed', 'Your message was removed', 'You wrote it about “{job}”. It was reported, and an administrator found that it is against our rules.'),
    ('message_removed.of_team', 'A message of your team was removed', '{author} wrote it about “{job}”. It was reported, and an administrator found that it is against our rules.')
  ) as words (key, title, message)
  where words.key = notification_words.key
$function$;

CREATE OR REPLACE FUNCTION private.notify_admins_of_message_report (
  application public.applications,
  report private.message_reports
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.notify(p.id, 'message_reported', jsonb_build_object('job', j.title, 'company', c.name))
  from public.jobs j, public.companies c, public.profiles p
  where j.id = application.job_id and c.id = application.company_id and p.role = 'admin';
  select private.enqueue_email('message_reported', reader, jsonb_build_object(
    'job_title', j.title, 'company_name', c.name, 'kind', report.reason, 'path', '/admin/reported-messages'))
  from public.jobs j, public.companies c, private.admin_emails('reports') as reader
  where j.id = application.job_id and c.id = application.company_id
$function$;

CREATE OR REPLACE FUNCTION private.notify_admins_of_report (
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
begin
  perform private.notify(
    p.id, case when people > 1 then 'job_reported.several' else 'job_reported' end,
    jsonb_build_object('count', people, 'job', job.title, 'company', company_name), jsonb_build_object('job_id', job.id))
  from public.profiles p where p.role = 'admin';
  perform private.enqueue_email('job_reported', reader, jsonb_build_object(
    'job_title', job.title, 'company_name', company_name, 'kind', report.reason, 'total', people, 'path', '/admin/reports'))
  from private.admin_emails('reports') as reader;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_applicants_of_return (
  company public.companies
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    c.user_id, 'application_status.company_active', jsonb_build_object('company', company.name, 'job', j.title), private.application_ids(a))
  from public.applications a
  join public.candidates c on c.id = a.candidate_id
  join public.jobs j on j.id = a.job_id
  where a.company_id = company.id and private.settled_status(a) = any (private.open_stages() || '{offered}') and c.user_id is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_company_admins (
  company public.companies,
  key text,
  facts jsonb DEFAULT '{}'::jsonb,
  template text DEFAULT NULL::text,
  mail_data jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  ids jsonb := jsonb_build_object('company_id', company.id, 'company_name', company.name);
  reader record;
begin
  facts := facts || jsonb_build_object('company', company.name);
  for reader in
    select u.user_id, p.email
    from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = company.id and private.is_company_admin(u.role)
  loop
    -- Of the plan each is told as they want to be; of the company's approval everybody is.
    if split_part(key, '.', 1) = 'subscription_changed' then
      perform private.notify_staff(
        reader.user_id, 'subscription', key, facts, ids, '/company/dashboard', template, mail_data, by_mail => template is not null);
      continue;
    end if;
    perform private.notify(reader.user_id, key, facts, ids);
    if template is not null then
      perform private.enqueue_email(template, reader.email, mail_data || jsonb_build_object('company_name', company.name), of_company => company.id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_left_company (
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
begin
  select * into company from public.companies c where c.id = candidate.managing_company_id;
  perform private.notify_company_admins(
    company, 'candidate_left', jsonb_build_object('candidate', name), 'candidate_left',
    jsonb_build_object('candidate_name', name, 'path', '/company/candidates'));
  if exists (
    select from public.company_users u where u.user_id = assignee and u.company_id = company.id and not private.is_company_admin(u.role)
  ) then
    perform private.notify(
      assignee, 'candidate_left', jsonb_build_object('candidate', name, 'company', company.name),
      jsonb_build_object('company_id', company.id, 'company_name', company.name));
    perform private.enqueue_email(
      'candidate_left', (select p.email from public.profiles p where p.id = assignee),
      jsonb_build_object('candidate_name', name, 'company_name', company.name, 'path', '/company/candidates'), of_company => company.id);
  end if;
end
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
    when 'plan_request' then private.notify_of_plan_request(pending)
    when 'job_reports' then private.notify_of_job_reports(pending)
    when 'message_report' then private.notify_of_message_report(pending)
    when 'move' then private.notify_of_move(pending)
    when 'move_email' then private.notify_of_move(pending)
    when 'added_person' then private.notify_of_added_person(pending)
    when 'merge' then private.notify_of_merge(pending)
    -- These wait for their undo alone.
    when 'assignment' then true
    when 'company_note' then true
    when 'team_removal' then private.notify_of_team_removal(pending)
    when 'nudge' then private.notify_of_nudge(pending)
    when 'suspension' then private.notify_of_suspension(pending)
    when 'account_deletion' then private.delete_requested_account(pending)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_account_suspension (
  account public.profiles,
  suspension private.suspensions
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if suspension.subject_id is not null then
    perform private.enqueue_email('account_suspended', account.email, jsonb_build_object('words', suspension.words, 'path', '/contact'));
  else
    perform private.notify(account.id, 'role_changed.account_restored');
    perform private.enqueue_email('account_restored', account.email, '{"path": "/signin"}');
  end if;
  perform private.notify(
    told.user_id, case when suspension.subject_id is not null then 'role_changed.suspended' else 'role_changed.restored' end,
    jsonb_build_object('name', coalesce(private.person_name(account.id, c.id), account.email), 'company', c.name),
    jsonb_build_object('company_id', c.id))
  from public.company_users u
  join public.companies c on c.id = u.company_id
  join public.company_users told on told.company_id = c.id and told.user_id <> account.id and private.is_company_admin(told.role)
  where u.user_id = account.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_company_decision (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  plan public.company_subscriptions;
begin
  if pending.facts ? 'plan_before' then
    select * into plan from public.company_subscriptions s where s.company_id = pending.subject_id and private.is_plan_live(s);
    perform private.grant_plan_request(pending.subject_id);
  end if;
  perform private.notify_company_admins(
    c, pending.facts ->> 'key', jsonb_strip_nulls(jsonb_build_object('plan', private.in_words(plan.tier::text))),
    template => pending.facts ->> 'template',
    mail_data => pending.facts -> 'mail' || case
      when plan.company_id is null then '{}' else jsonb_build_object('tier', plan.tier, 'expires_at', plan.expires_at) end)
  from public.companies c where c.id = pending.subject_id;
  if pending.facts ->> 'key' = 'company_approved' then
    -- One that is approved again was paused.
    perform private.notify_applicants_of_return(c) from public.companies c where c.id = pending.subject_id;
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_company_suspension (
  company public.companies,
  suspension private.suspensions
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if suspension.subject_id is not null then
    perform private.notify_company_admins(company, 'company_rejected.suspended', '{}', 'company_suspended',
      jsonb_build_object('words', suspension.words, 'path', '/company/dashboard'));
  else
    perform private.notify_company_admins(
      company, 'company_approved.restored', '{}', 'company_restored', '{"path": "/company/dashboard"}');
    perform private.notify_applicants_of_return(company);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_plan (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  plan jsonb := private.subscription_json(pending.subject_id) - '{company_id, updated_at}'::text[];
begin
  select * into company from public.companies c where c.id = pending.subject_id;
  if company.id is not null and plan is distinct from pending.before then
    perform private.notify_company_admins(
      company,
      case
        when plan ->> 'tier' = 'none' then 'subscription_changed.removed'
        when plan ->> 'status' <> 'active' then 'subscription_changed.inactive'
        when private.plan_end((plan ->> 'expires_at')::timestamptz) <= now() then 'subscription_changed.over'
        else 'subscription_changed'
      end,
      jsonb_build_object(
        'plan', private.in_words(plan ->> 'tier'), 'status', private.in_words(plan ->> 'status'),
        'day', private.day_in_words((plan ->> 'expires_at')::timestamptz), 'hidden', (
          select private.listed_names(array_agg(p.title order by p.posted_at desc)) from public.published_jobs p
          where p.company_id = company.id and p.is_over_plan)));
    perform private.grant_plan_request(company.id);
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_plan_request (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    p.id, 'plan_requested',
    jsonb_build_object('company', c.name, 'plan', private.in_words(r.tier::text),
      'current', case private.company_tier(c.id) when 'none' then 'none' else private.in_words(private.company_tier(c.id)) end),
    jsonb_build_object('company_id', c.id, 'company_name', c.name))
  from private.plan_requests r
  join public.companies c on c.id = r.company_id
  cross join public.profiles p
  where r.id = pending.subject_id and r.ended is null and p.role = 'admin';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_suspension (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  suspension private.suspensions;
begin
  select * into suspension from private.suspensions s where s.subject_id = pending.subject_id;
  -- Set back by now, or said in other words: people know what there is.
  if suspension.words is distinct from pending.before ->> 'words' then
    perform private.notify_of_account_suspension(p, suspension) from public.profiles p where p.id = pending.subject_id;
    perform private.notify_of_company_suspension(c, suspension) from public.companies c where c.id = pending.subject_id;
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_partners (
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
      and not private.is_paused(ours) and not private.is_paused(theirs)
      and private.plan_includes(ours.id, 'partners') and private.plan_includes(theirs.id, 'partners')
  loop
    perform private.notify_company_admins(
      pair.ours, 'partnership_changed.' || what || case when is_shared then '' else '_ended' end,
      jsonb_build_object('partner', (pair.theirs).name));
    if is_shared and what = 'candidates' then
      perform private.notify(
        p.user_id, 'shown_to_partner', jsonb_build_object('company', (pair.ours).name, 'partner', (pair.theirs).name),
        jsonb_build_object('company_id', (pair.theirs).id, 'company_name', (pair.theirs).name))
      from public.candidates p
      where p.managing_company_id = (pair.ours).id and private.is_shown_to(p, (pair.theirs).id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_removed_colleague (
  gone public.company_users
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company text := (select c.name from public.companies c where c.id = gone.company_id);
begin
  perform private.notify(gone.user_id, 'role_changed.removed', jsonb_build_object('company', company));
  perform private.enqueue_email(
    'removed_from_team', (select p.email from public.profiles p where p.id = gone.user_id),
    jsonb_build_object('company_name', company, 'path', '/contact'), of_company => gone.company_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_staff_of_offer (
  offer private.offers,
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  key text := 'offer_answered.' || offer.state;
  facts jsonb := jsonb_build_object(
    'candidate', private.applicant_name(application), 'job', (select j.title from public.jobs j where j.id = application.job_id),
    'words', nullif(offer.words, ''));
  words record := private.notification_text(key, facts);
begin
  perform
    private.notify(told.user_id, key, facts, private.application_ids(application)),
    -- What ended the application is mailed already.
    case when offer.state <> 'ended' then
      private.enqueue_email('staff_notice', (select p.email from public.profiles p where p.id = told.user_id), jsonb_build_object(
        'kind', 'offers', 'title', words.title, 'message', words.message, 'path', private.conversation_path(application.id, 'company'),
        'company_name', (select c.name from public.companies c where c.id = application.company_id)), of_company => application.company_id) end
  from (
    select b.user_id from private.people_behind_application(application) b
    union
    select offer.made_by where private.looks_after_applications(offer.made_by, application)
  ) told
  where told.user_id is distinct from auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_end_in_words (
  offer private.offers
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_char(offer.answer_by, 'Dy, ') || private.day_in_words(offer.answer_by::timestamp at time zone 'UTC')
$function$;

CREATE OR REPLACE FUNCTION private.offer_errors (
  p_offer jsonb,
  of_application uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  document jsonb := nullif(p_offer -> 'document', 'null');
  errors jsonb := private.field_errors(p_offer, private.offers_rules('offer'));
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'salary', case
      when errors ?| array['salary', 'salary_period'] then null
      when not private.is_amount((p_offer ->> 'salary')::numeric, p_offer ->> 'salary_period')
      then 'Enter a whole number for a year or a month' end,
    'starts_on', case when not errors ? 'starts_on' and private.is_day_over((p_offer ->> 'starts_on')::date) then 'It starts today or later' end,
    'answer_by', case
      when errors ? 'answer_by' then null
      when private.is_day_over((p_offer ->> 'answer_by')::date) then 'Choose today or a later day'
      when (p_offer ->> 'answer_by')::date > private.latest_day(now()) + 90 then 'Choose a day within 90 days' end,
    'document', case when document is not null then case
      -- Their own: what the applicant stored there is not theirs to give away.
      when jsonb_typeof(document) <> 'object' or private.file_folder('message_files', document ->> 'path') is distinct from of_application
        or not coalesce(private.is_own_message_file('message_files', document ->> 'path'), false)
        then 'This file is not stored. Upload it again.'
      else coalesce(
        private.file_problem('message_files', document ->> 'path'),
        private.field_problem(document -> 'name', private.rule('name', 'line', 200, 1, 'Give the file a name'))) end end
  )) || errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.offers_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'offer'::text THEN ARRAY[private.rule('salary'::text, 'amount'::text, 100000000, 1, 'Enter a salary from 1 to 100,000,000'::text), private.rule('salary_period'::text, 'choice'::text, min => 1, message => 'Choose what the salary is for'::text, choices => '{year,month,hour}'::text[]), private.rule('starts_on'::text, 'day'::text, min => 1, message => 'Choose the day it starts'::text), private.rule('answer_by'::text, 'day'::text, min => 1, message => 'Choose the day it expires'::text), private.rule('place'::text, 'line'::text, 200), private.rule('hours'::text, 'line'::text, 200), private.rule('leave'::text, 'line'::text, 200), private.rule('trial'::text, 'line'::text, 200), private.rule('words'::text, 'text'::text, 5000)] WHEN 'decline'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, message => 'Choose a reason'::text, choices => '{other_job,salary,terms,location,stays,other}'::text[]), private.rule('words'::text, 'text'::text, 1000)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.only_administered_company (
  of_user uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select c.name
  from public.company_users u join public.companies c on c.id = u.company_id
  where u.user_id = of_user and u.role = 'company_admin' and not exists (
    select from public.company_users other where other.company_id = u.company_id and other.user_id <> of_user and other.role = 'company_admin')
    and (c.submitted_at is not null or exists (
      select from public.company_users other where other.company_id = u.company_id and other.user_id <> of_user))
  order by c.name limit 1
$function$;

CREATE OR REPLACE FUNCTION private.open_jobs_lock (
  of_company uuid
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN hashtextextended(('open jobs '::text || of_company), (0)::bigint);

CREATE OR REPLACE FUNCTION private.open_jobs_within (
  of_company uuid,
  most integer,
  keep uuid[] DEFAULT '{}'::uuid[]
)
  RETURNS TABLE (
    job_id uuid,
    until timestamp with time zone,
    is_over boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
    select p.job_id, coalesce(private.end_of_day(j.expires_at), 'infinity'), coalesce(row_number() over (
      -- First those that are chosen, then those that show already, the oldest first: the newest is hidden.
      order by p.job_id = any (coalesce(keep, '{}')) desc, p.is_over_plan, j.posted_at, j.id) > most, false)
    from public.published_jobs p
    join public.jobs j on j.id = p.job_id
    where p.company_id = of_company and private.is_open_job(j);
end
$function$;

CREATE OR REPLACE FUNCTION private.operator_word (
  slot text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE slot WHEN 'product'::text THEN 'Fairmatch'::text WHEN 'currency'::text THEN '$'::text WHEN 'region'::text THEN 'State'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.partner_ids (
  of_company uuid,
  shares text DEFAULT NULL::text
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  STABLE
  ROWS 5
  SET search_path TO ''
  AS $function$
begin
  return query
    select partner.id
    from (
      select case r.company_a_id when of_company then r.company_b_id else r.company_a_id end as id
      from public.company_relationships r
      where of_company in (r.company_a_id, r.company_b_id)
        and case when shares is null then true when shares = 'jobs' then r.can_share_jobs when shares = 'candidates' then r.can_share_candidates end
    ) as partner
    where (select private.company_is_live(of_company) and private.plan_includes(of_company, 'partners'))
      and private.company_is_live(partner.id) and private.plan_includes(partner.id, 'partners');
end
$function$;

CREATE OR REPLACE FUNCTION private.person_json (
  account public.profiles
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select to_jsonb(person) from (
      select account.id, account.email, account.role, private.person_name(account.id) as name, job.role as staff_role, job.company,
        private.account_state(u) as state,
        nullif(account.last_seen_at, '-infinity') as last_seen_at, account.created_at,
        (select count(*) from public.applications a join public.candidates c on c.id = a.candidate_id where c.user_id = account.id) as applications
      from auth.users u
      left join lateral (
        select m.role, private.company_card(c) as company
        from public.company_users m join public.companies c on c.id = m.company_id
        where m.user_id = account.id order by m.created_at limit 1
      ) job on true
      where u.id = account.id
    ) person);
end
$function$;

CREATE OR REPLACE FUNCTION private.phrase_words (
  key text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select words.phrase
  from (values
    ('plan_limit.open_jobs', 'Your {plan} plan includes {limit} open jobs. Close one, or ask for a bigger plan.'),
    ('plan_limit.team_members', '{company} has no room on its team right now. We let the person who invited you know. Your invitation stays open.'),
    ('plan_limit.represented_candidates', '{company} can''t represent anyone new right now. We let the person who invited you know. Your invitation stays open.'),
    ('plan_limit.monthly_invitations', 'Your {plan} plan includes {limit} invitations a month. Send the rest next month, or ask for a bigger plan.'),
    ('plan_limit.partners', '{company}''s {plan} plan doesn''t include partners. Give it a bigger plan first.'),
    ('plan_limit.report_days', 'Your {plan} plan''s reports go back {limit} days. Choose a later first day, or ask for a bigger plan.'),
    ('plan_limit.group_messages', 'Your {plan} plan doesn''t include messages to several people. Ask for a bigger plan.'),
    ('plan_limit.own_site', 'Your {plan} plan doesn''t include jobs on your own site. Ask for a bigger plan.'),
    ('ended.withdrawn', 'The applicant withdrew the application'),
    ('ended.rejected', 'The application was not selected'),
    ('ended.hired', 'The application ended with a hire'),
    ('ended.accepted', 'The offer was accepted'),
    ('ended.moved', 'The application was moved to {stage}'),
    ('ended.job_deleted', 'The job was taken off'),
    ('ended.company_left', '{company} has left {product}'),
    ('ended.applicant_left', 'The applicant deleted their account'),
    ('ended.account_deleted', 'The account was deleted'),
    ('salary.year', '{currency}{amount} a year'),
    ('salary.month', '{currency}{amount} a month'),
    ('salary.hour', '{currency}{amount} an hour'),
    ('work.one_job', '1 job'),
    ('work.several_job', '{count} jobs'),
    ('work.one_application', '1 application'),
    ('work.several_application', '{count} applications'),
    ('work.one_candidate', '1 candidate'),
    ('work.several_candidate', '{count} candidates'),
    ('company_admin', 'Company Admin'),
    ('an_administrator', 'an administrator'),
    ('a_colleague', 'A colleague'),
    ('somebody', 'Somebody'),
    ('file_without_words', 'A file, without words'),
    ('removed.notification', 'A message that was removed'),
    ('removed.summary', 'A message of these was removed'),
    ('removed.email', 'This message was removed.')
  ) as words (key, phrase)
  where words.key = phrase_words.key
$function$;

CREATE OR REPLACE FUNCTION private.place_landing (
  name text
)
  RETURNS private.landing
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ROW('in'::text, private.address_words(name), name, (private.places_meant(name, false))[1], jsonb_build_object('place', name))::private.landing;

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
  where private.has_places() and origin.term = any (terms)
    and private.miles_between(origin.latitude, origin.longitude, near.latitude, near.longitude) <= miles
)
$function$;

CREATE OR REPLACE FUNCTION private.plan_history (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(page) order by page.at desc), '[]')
    from (
      select l.created_at as at, case l.action when 'subscription.ended' then 'ended' else 'changed' end as what,
        null::text as person, false as is_mine,
        coalesce(l.details #>> '{from,tier}', l.details ->> 'tier') as from_tier, l.details #>> '{to,tier}' as tier,
        l.details #>> '{to,expires_at}' as expires_at, null::text as reason
      from public.audit_log l
      where l.company_id = of_company and l.action in ('subscription.changed', 'subscription.ended')
      union all
      select coalesce(r.ended_at, r.asked_at), coalesce(r.ended, 'asked'), private.person_name(r.asked_by, r.company_id),
        coalesce(r.asked_by = auth.uid(), false), null, r.tier::text, null, r.reason
      from private.plan_requests r
      where r.company_id = of_company and r.ended is distinct from 'granted' and r.ended is distinct from 'replaced'
      order by at desc
      limit 20
    ) as page);
end
$function$;

CREATE OR REPLACE FUNCTION private.plan_includes (
  of_company uuid,
  part text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.plan_limit(private.company_tier(of_company), part) is distinct from 0;
end
$function$;

CREATE OR REPLACE FUNCTION private.plan_limit (
  tier text,
  part text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case when plan_limit.tier = 'none' or private.is_left_out(part) then 0 else (
  select limits.most
  from (values
    ('free_trial', 'open_jobs', 2),
    ('free_trial', 'team_members', 3),
    ('free_trial', 'represented_candidates', 10),
    ('free_trial', 'monthly_invitations', 20),
    ('free_trial', 'partners', 0),
    ('free_trial', 'report_days', 90),
    ('free_trial', 'group_messages', 0),
    ('free_trial', 'own_site', null::integer),
    ('basic', 'open_jobs', 5),
    ('basic', 'team_members', 5),
    ('basic', 'represented_candidates', 50),
    ('basic', 'monthly_invitations', 100),
    ('basic', 'partners', 0),
    ('basic', 'report_days', 90),
    ('basic', 'group_messages', null::integer),
    ('basic', 'own_site', null::integer),
    ('intermediate', 'open_jobs', 20),
    ('intermediate', 'team_members', 15),
    ('intermediate', 'represented_candidates', 250),
    ('intermediate', 'monthly_invitations', 500),
    ('intermediate', 'partners', null::integer),
    ('intermediate', 'report_days', null::integer),
    ('intermediate', 'group_messages', null::integer),
    ('intermediate', 'own_site', null::integer),
    ('pro', 'open_jobs', null::integer),
    ('pro', 'team_members', null::integer),
    ('pro', 'represented_candidates', null::integer),
    ('pro', 'monthly_invitations', null::integer),
    ('pro', 'partners', null::integer),
    ('pro', 'report_days', null::integer),
    ('pro', 'group_messages', null::integer),
    ('pro', 'own_site', null::integer)
  ) as limits (tier, part, most)
  where (limits.tier, limits.part) = (plan_limit.tier, plan_limit.part)) end
$function$;

CREATE OR REPLACE FUNCTION private.plan_refusal (
  of_company uuid,
  part text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  tier text := private.company_tier(of_company);
begin
  return private.phrase('plan_limit.' || part, jsonb_build_object(
    'plan', private.in_words(tier), 'limit', private.plan_limit(tier, part),
    'company', (select c.name from public.companies c where c.id = of_company)));
end
$function$;

CREATE OR REPLACE FUNCTION private.plan_since (
  of_company uuid
)
  RETURNS timestamp with time zone
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select max(l.created_at) from public.audit_log l
    where l.company_id = of_company and l.action = 'subscription.changed'
      and l.details #>> '{to,tier}' = private.company_tier(of_company)
      and l.details #>> '{from,tier}' is distinct from l.details #>> '{to,tier}');
end
$function$;

CREATE OR REPLACE FUNCTION private.plan_use (
  of_company uuid,
  tier text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_object_agg(part, jsonb_build_object(
      'used', private.plan_used(of_company, part),
      'limit', private.plan_limit(coalesce(tier, private.company_tier(of_company)), part)))
    from unnest('{open_jobs,team_members,represented_candidates,monthly_invitations,partners,report_days,group_messages,own_site}'::text[]) as part);
end
$function$;

CREATE OR REPLACE FUNCTION private.plan_used (
  of_company uuid,
  part text
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case part
    when 'open_jobs' then (select count(*) from public.jobs j where j.company_id = of_company and private.is_open_job(j))
    when 'team_members' then (select count(*) from public.company_users u where u.company_id = of_company)
    when 'represented_candidates' then (select count(*) from public.candidates c where c.managing_company_id = of_company)
    when 'monthly_invitations' then (
      select count(*) from public.invitations i
      -- Sending again makes none: sent_at, which the index has, only moves on.
      where i.company_id = of_company and i.sent_at >= private.month_start() and i.created_at >= private.month_start())
    when 'partners' then (select count(*) from public.company_relationships r where of_company in (r.company_a_id, r.company_b_id))
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.plans_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'plan'::text THEN ARRAY[private.rule('tier'::text, 'choice'::text, min => 1, message => 'Please select a subscription tier'::text, choices => '{none,free_trial,basic,intermediate,pro}'::text[]), private.rule('status'::text, 'choice'::text, min => 1, message => 'Please select a status'::text, choices => '{active,past_due,canceled}'::text[])] WHEN 'decline'::text THEN ARRAY[private.rule('reason'::text, 'text'::text, 1000, 1, 'Say why'::text)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.plausible_skills (
  of_key text,
  written text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with fields as (
    select s.field from (
      (select c.skill_keys as keys from public.candidates c where c.user_id is not null and c.skill_keys @> array[of_key] limit 50)
      union all
      (
        select p.required_skill_keys || p.preferred_skill_keys from public.published_jobs p
        where p.required_skill_keys || p.preferred_skill_keys @> array[of_key] limit 50
      )
    ) as used cross join unnest(used.keys) as near (skill) join private.skills s on s.key = near.skill
    group by s.field order by count(*) desc, s.field limit 2
  ), telling as materialized (
    -- Words such as Operations or Management say nothing: skills of many fields have them.
    select word from regexp_split_to_table(lower(written), '[^[:alnum:]+#]+') as word
    where char_length(word) >= 4 and 3 > (
      select count(distinct s.field) from private.skills s
      where lower(s.name) like '%' || word || '%' and word = any (regexp_split_to_array(lower(s.name), '[^[:alnum:]+#]+')))
  ), alike as (
    select a.skill, a.name, a.likeness,
      exists (
        select from regexp_split_to_table(lower(a.name), '[^[:alnum:]+#]+') as word where word in (select t.word from telling t)
      ) as shares_word
    from private.similar_skills(of_key, 10) a join private.skills s on s.key = a.skill
    where s.field in (select f.field from fields f)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'key', best.skill, 'name', best.name, 'why', case when best.shares_word then 'word' else 'spelling' end) order by best.likeness desc), '[]')
  from (
    select * from alike a
    -- A short word is like too many others.
    where char_length(of_key) >= 5 and exists (select from telling) and (a.likeness >= 0.5 or a.shares_word and a.likeness >= 0.4)
    order by a.likeness desc, a.name limit 2
  ) as best
$function$;

CREATE OR REPLACE FUNCTION private.publish_changed_companies()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.published_companies as published (company_id, name, logo_url, is_approved, industry, culture_values)
  select c.id, c.name, c.logo_url, not private.is_paused(c), c.industry, c.culture_values
  from changed join public.companies c using (id)
  on conflict (company_id) do update set (name, logo_url, is_approved, industry, culture_values)
    = (excluded.name, excluded.logo_url, excluded.is_approved, excluded.industry, excluded.culture_values)
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
  perform private.refit_open_jobs(array(select company_id from changed));
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
    select case when private.is_plan_active(s) then coalesce(private.plan_end(s.expires_at), 'infinity') end
    from public.company_subscriptions s where s.company_id = c.company_id
  ), '-infinity')
  where c.company_id in (select company_id from changed);
  perform private.fit_open_jobs(company_id) from changed;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.reaches_people (
  of_company uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.companies c where c.id = of_company and not private.is_paused(c));
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
    -- Hundreds of places, looked up once for the list and all its counts, each in the index: an overlap compares them with every job.
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
$function$;

CREATE OR REPLACE FUNCTION private.refit_open_jobs (
  of_companies uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company uuid;
begin
  for company in select distinct p.company_id from public.published_jobs p where p.is_over_plan and p.company_id = any (of_companies) loop
    -- Never waits, because it holds jobs. What it leaves, the schedule fits.
    if pg_try_advisory_xact_lock(private.open_jobs_lock(company)) then
      perform private.fit_open_jobs(company);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_empty_note (
  body text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.refuse_field_errors(
    private.field_errors(jsonb_build_object('body', body), array[private.rule('body', 'text', 5000, 1, 'Write a note')]))
$function$;

CREATE OR REPLACE FUNCTION private.refuse_own_account (
  account public.profiles
)
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.fail(409, 'own_account', 'This is your own account. Another administrator has to do this.') where account.id = auth.uid()
$function$;

CREATE OR REPLACE FUNCTION private.refuse_suspended (
  event jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person uuid := event ->> 'user_id';
begin
  if not private.is_suspended(person) then
    return event;
  end if;
  return jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', (
    private.suspension_json(person) - 'by' || jsonb_build_object(
      'code', 'account_suspended',
      'is_staff', exists (select from public.company_users u where u.user_id = person),
      'applications', (
        select count(*) from public.applications a join public.candidates c on c.id = a.candidate_id where c.user_id = person)))::text));
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_too_many_alerts (
  of_address uuid,
  more integer
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if (select count(*) from private.saved_searches s where s.address_id = of_address and s.deleted_at is null) + more > private.most_job_alerts() then
    perform private.fail(409, 'too_many_alerts', format('You have %s alerts. Stop one first.', private.most_job_alerts()));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.regions()
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN '{"iowa": "ia", "ohio": "oh", "utah": "ut", "idaho": "id", "maine": "me", "texas": "tx", "alaska": "ak", "hawaii": "hi", "kansas": "ks", "nevada": "nv", "oregon": "or", "alabama": "al", "arizona": "az", "florida": "fl", "georgia": "ga", "indiana": "in", "montana": "mt", "newyork": "ny", "vermont": "vt", "wyoming": "wy", "arkansas": "ar", "colorado": "co", "delaware": "de", "illinois": "il", "kentucky": "ky", "maryland": "md", "michigan": "mi", "missouri": "mo", "nebraska": "ne", "oklahoma": "ok", "virginia": "va", "louisiana": "la", "minnesota": "mn", "newjersey": "nj", "newmexico": "nm", "tennessee": "tn", "wisconsin": "wi", "california": "ca", "washington": "wa", "connecticut": "ct", "mississippi": "ms", "northdakota": "nd", "rhodeisland": "ri", "southdakota": "sd", "newhampshire": "nh", "pennsylvania": "pa", "westvirginia": "wv", "massachusetts": "ma", "northcarolina": "nc", "southcarolina": "sc", "districtofcolumbia": "dc"}'::jsonb;

CREATE OR REPLACE FUNCTION private.related_landings (
  landing private.landing,
  found uuid[]
)
  RETURNS SETOF private.landing
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with jobs as (
    select v.* from private.visible_jobs v where v.job_id = any (found)
  ),
  places as (
    select p.name, max(p.population) as weight
    from private.places p
    where p.term = any (case landing.kind
      when 'in' then private.places_within(array[landing.key], 25)
      else array(select distinct term from jobs cross join unnest(jobs.place_terms) as term)
    end) and exists (select from public.published_jobs j where j.place_terms @> array[p.term])
    group by p.name
    order by weight desc, p.name
    limit 30
  ),
  skills as (
    select s.key, count(*) as weight
    from jobs
    cross join unnest(jobs.required_skill_keys || jobs.preferred_skill_keys) as asked (key)
    join private.skills s on s.key = asked.key
    group by s.key
    order by weight desc, s.key
    limit 30
  ),
  industries as (
    select min(jobs.company_industry) as name, count(*) as weight from jobs where jobs.company_industry <> '' group by lower(jobs.company_industry)
  ),
  -- Materialized: each page is made once, not wherever one of its parts is read.
  options as materialized (
    select private.place_landing(name) as page, weight, 8 as most from places
    union all
    select private.skill_landing(s), weight, 8 from skills join private.skills s using (key)
    union all
    select private.industry_landing(name), weight, 4 from industries
    union all
    select private.remote_landing(), 1, 1
  ),
  ranked as (
    select page, most, row_number() over (partition by (page).kind order by weight desc, (page).words) as place
    from options
    where ((page).kind, (page).words) <> (landing.kind, landing.words) and private.has_landing_jobs((page).kind, (page).key)
  )
  select (page).* from ranked where place <= most order by array_position('{remote,in,skill,industry}', (page).kind), place
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_answers()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  reminded uuid[];
  -- From 12:00 UTC on, when the day before is over everywhere, the same as the day in UTC.
  today date := private.earliest_day(now());
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
    where a.answer_due between today - 7 and today + 1 and not private.is_on_hold(a) and not exists (
      select from private.answer_reminders r
      where r.application_id = a.id and r.due = a.answer_due and r.is_last = (a.answer_due = today) and r.is_past = (a.answer_due < today))
    on conflict do nothing
    returning application_id
  )
  select coalesce(array_agg(application_id), '{}') into reminded from added;
  perform private.notify_staff(
    due.user_id, 'answer_due',
    case due.days_left when 1 then 'answer_due.tomorrow' when 0 then 'answer_due.today' else 'answer_due.late' end
      || case due.n when 1 then '' else '_several' end,
    jsonb_build_object('count', due.n, 'names', private.listed_names(due.names)),
    jsonb_build_object('company_id', due.company_id) || case due.n when 1 then jsonb_build_object('application_id', due.ids[1]) else '{}' end,
    case due.n when 1 then '/company/applications/' || due.ids[1] else '/company/applications?order=answer' end)
  from (
    select behind.user_id, a.company_id, sign(a.answer_due - today) as days_left, count(*) as n,
      array_agg(a.id order by private.search_text(m.candidate_name), a.id) as ids,
      array_agg(coalesce(m.candidate_name, private.phrase('somebody')) order by private.search_text(m.candidate_name), a.id) as names
    from public.applications a
    left join private.application_matches m on m.application_id = a.id
    cross join lateral private.people_behind_application(a) behind
    where a.id = any (reminded)
    group by behind.user_id, a.company_id, sign(a.answer_due - today)
  ) due;
  -- Who has withdrawn or deleted the account meanwhile waits for nothing.
  perform private.remind_candidate(a, today) from public.applications a where a.id = any (reminded) and a.answer_due is not null order by a.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_interviews (
  at timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  interview private.interviews;
  in_an_hour boolean;
  due_at timestamptz;
begin
  for interview in
    select i.* from private.interviews i join public.applications a on a.id = i.application_id
    where i.state = 'confirmed' and i.starts_at > at and not private.is_on_hold(a) and (
      i.starts_at <= at + interval '24 hours' and not i.reminded_a_day_before
      or i.starts_at <= at + interval '1 hour' and not i.reminded_an_hour_before)
    order by i.starts_at, i.id
    limit 500
    -- One that is moved at this moment, or left by a colleague who goes, is looked at again in a minute.
    for no key update of a skip locked
    for update of i skip locked
  loop
    in_an_hour := interview.starts_at <= at + interval '1 hour';
    due_at := interview.starts_at - case when in_an_hour then interval '1 hour' else interval '24 hours' end;
    update private.interviews i set reminded_a_day_before = true, reminded_an_hour_before = i.reminded_an_hour_before or in_an_hour
    where i.id = interview.id;
    -- What was arranged after the hour of its reminder is fresh in everybody's mind.
    perform private.remind_of_interview(interview, in_an_hour) where interview.changed_at <= due_at;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.remote_landing()
  RETURNS private.landing
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ROW('remote'::text, ''::text, 'Remote'::text, ''::text, '{"remote": true}'::jsonb)::private.landing;

CREATE OR REPLACE FUNCTION private.report_days (
  of_company uuid,
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
declare
  -- Companies without a plan read as far back as on a trial; administrators all of it.
  earliest date := (now() at time zone 'UTC')::date + 1 - private.plan_limit(
    case when private.is_admin() then 'pro' else coalesce(nullif(private.company_tier(of_company), 'none'), 'free_trial') end, 'report_days');
begin
  last_day := coalesce(p_to, (now() at time zone 'UTC')::date);
  first_day := coalesce(p_from, greatest((date_trunc('month', last_day) - interval '5 months')::date, earliest));
  perform private.fail(409, 'plan_limit', private.plan_refusal(of_company, 'report_days')) where first_day < earliest;
  perform private.refuse_field_errors('{"from": "Choose a time of at most five years"}')
  where first_day > last_day or last_day > first_day + interval '5 years';
end
$function$;

CREATE OR REPLACE FUNCTION private.reported_job_json (
  reported private.reported_jobs
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_jsonb(shown) from (
    select j.id, j.title, private.audit_company(j.company_id) as company, private.is_visible_job(j.id) as is_open, reported.is_flagged,
      reported.waiting_since, reported.decision, reported.reason, reported.decided_at,
      private.audit_person(reported.decided_by, null) as decided_by, j.description, private.earlier_reports(j.company_id, j.id) as earlier,
      (
        select coalesce(jsonb_object_agg(of_reason.reason, of_reason.n), '{}')
        from (
          select r.reason, count(*) as n from private.job_reports r
          where r.job_id = j.id and r.decided_at is not distinct from case when reported.waiting_since is null then reported.decided_at end
          group by r.reason
        ) as of_reason
      ) as reasons,
      (
        select coalesce(jsonb_agg(newest order by newest.created_at desc, newest.id), '[]')
        from (
          select r.id, r.reason, r.words, r.created_at, private.audit_person(r.reporter, null) as reporter from private.job_reports r
          where r.job_id = j.id and r.decided_at is not distinct from case when reported.waiting_since is null then reported.decided_at end
          order by r.created_at desc, r.id limit 50
        ) as newest
      ) as reports
    from public.jobs j where j.id = reported.job_id
  ) as shown
$function$;

CREATE OR REPLACE FUNCTION private.reported_message_json (
  report private.message_reports
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', report.id,
    'message_id', m.id,
    'said', report.said,
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('path', f.path, 'name', f.name, 'size', f.size) order by f.name, f.path), '[]')
      from private.files_to_judge(m) f
    ),
    'brought', coalesce(
      (
        select jsonb_build_object('what', 'offer', 'terms', array_remove(array[o.place, o.hours, o.leave, o.trial], null))
        from private.offers o where o.id = m.offer_id
      ),
      (
        select jsonb_build_object('what', 'times', 'terms', array[p.place])
        from private.interview_proposals p where p.id = m.proposal_id
      )),
    'sent_at', m.created_at,
    'author', private.audit_person(m.author_id, m.company_id),
    'author_name', m.author_name,
    'author_side', m.author_side,
    'author_company_name', m.company_name,
    'is_there', m.withdrawn_at is null,
    'job_title', j.title,
    'company', private.audit_company(a.company_id),
    'waiting_since', case when report.decision is null then report.created_at end,
    'decision', report.decision,
    'decided_at', report.decided_at,
    'decided_by', private.audit_person(report.decided_by, null),
    'author_company_id', m.company_id,
    'earlier', private.earlier_reports(m.company_id, m.id),
    'reports', (
      select jsonb_agg(jsonb_build_object(
        'id', r.id, 'reason', r.reason, 'words', coalesce(r.words, ''), 'created_at', r.created_at, 'side', r.reporter_side,
        'reporter', private.audit_person(r.reporter_id, null)
      ) order by r.created_at, r.id)
      from private.message_reports r
      where r.message_id = m.id and r.decided_at is not distinct from report.decided_at
    )
  )
  from private.application_messages m
  join public.applications a on a.id = m.application_id
  join public.jobs j on j.id = a.job_id
  where m.id = report.message_id
$function$;

CREATE OR REPLACE FUNCTION private.require_live_company (
  of_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.company_is_live(of_company) then
    return;
  elsif exists (select from public.companies where id = of_company and is_approved) then
    perform private.refuse_paused(of_company);
    perform private.fail(403, 'subscription_required', 'Your company needs an active subscription to post jobs. Please contact support.');
  else
    perform private.fail(403, 'not_approved', 'Your company is not approved yet. You can post jobs once it is.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_plan_asker (
  of_company uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  perform private.fail(404, 'company_not_found', 'Company not found') where not private.can_read_company(of_company);
  perform private.fail(403, 'not_allowed', 'Only your company''s administrators can do this') where not private.can_ask_for_plan(of_company);
  return caller;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_room (
  of_company uuid,
  part text,
  adding integer DEFAULT 1
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not private.has_room(of_company, part, adding) then
    perform private.fail(409, 'plan_limit', private.plan_refusal(of_company, part));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_words (
  words text,
  act uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('words', words), private.administration_rules('words')));
  perform private.fail(422, 'invalid_input', 'Please check the form and try again') where act is null;
  return private.trimmed(words);
end
$function$;

CREATE OR REPLACE FUNCTION private.respond_to_invitation_as (
  of_user uuid,
  of_invitation uuid,
  accept boolean
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations;
begin
  select i.* into invitation
  from public.invitations i join auth.users u on lower(u.email) = lower(i.email)
  where i.id = of_invitation and u.id = of_user and u.email_confirmed_at is not null;
  if invitation.id is null then
    perform private.invitation_not_found('candidate');
  elsif accept is null then
    perform private.refuse_field_errors('{"accept": "Accept or decline the invitation"}');
  elsif accept then
    return private.accept_invitation_as(of_user, invitation.id) ->> 'stopped';
  end if;
  update public.invitations set status = 'declined' where id = invitation.id and status = 'pending';
  if found then
    perform private.audit(
      'invitation.declined', 'invitation', invitation.id, invitation.company_id,
      jsonb_build_object('kind', private.invitation_kind(invitation)));
  elsif exists (select from public.invitations i where i.id = invitation.id and i.status = 'accepted') then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.restore_plan (
  of_company uuid,
  was jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  plan jsonb := private.subscription_json(of_company) - '{company_id, updated_at}'::text[];
begin
  if plan is distinct from was then
    update public.company_subscriptions s set
      tier = (was ->> 'tier')::public.subscription_tier, status = (was ->> 'status')::public.subscription_status,
      expires_at = (was ->> 'expires_at')::timestamptz
    where s.company_id = of_company;
    perform private.audit('subscription.changed', 'company', of_company, of_company, jsonb_build_object('from', plan, 'to', was));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.run_schedule (
  of_schedule text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  run_problem text;
begin
  begin
    execute (select s.command from private.schedules() s where s.name = of_schedule);
  exception when others then
    run_problem := sqlerrm;
    raise warning '% failed: %', of_schedule, run_problem;
  end;
  perform private.note_run(of_schedule, run_problem);
  return run_problem;
end
$function$;

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
  perform private.refuse_field_errors(private.prefix_keys(private.profile_errors(jsonb_build_object('country', me.country) || given), 'details.'));
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

CREATE OR REPLACE FUNCTION private.saved_search_json (
  search private.saved_searches
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (to_jsonb(search) - '{user_id,since,next_at,deleted_at,paused,address_id}'::text[]);

CREATE OR REPLACE FUNCTION private.schedules()
  RETURNS TABLE (
    name text,
    cron text,
    every interval,
    command text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    -- Every minute, so that a pause at the full hour delays none of them.
    ('notify-due', '* * * * *', interval '1 minute', 'select private.notify_due()'),
    ('tend-offers', '* * * * *', '1 minute', 'select private.tend_offers()'),
    ('tell-plans', '* * * * *', '1 minute', 'select private.tell_ending_plans()'),
    ('send-group-messages', '10 seconds', '10 seconds', 'select private.deliver_due_group_message()'),
    ('tell-messages', '* * * * *', '1 minute', 'select private.tell_due_messages()'),
    ('remind-of-answers', '* * * * *', '1 minute', 'select private.remind_of_answers()'),
    ('remind-of-interviews', '* * * * *', '1 minute', 'select private.remind_of_interviews()'),
    ('end-passed-times', '* * * * *', '1 minute', 'select private.end_passed_times()'),
    ('send-summaries', '* * * * *', '1 minute', 'select private.send_due_summaries()'),
    ('mail-saved-searches', '* * * * *', '1 minute', 'select private.mail_saved_searches()'),
    -- Before pg_net forgets, after six hours.
    ('keep-failed-calls', '7 * * * *', '1 hour', 'select private.keep_failed_calls()'),
    ('note-unknown-skills', '23 * * * *', '1 hour', 'select private.note_unknown_skills()'),
    ('count-platform-days', '37 * * * *', '1 hour', 'select private.count_platform_days()'),
    ('forget-job-visits', '17 3 * * *', '1 day', 'select private.forget_job_visits()'),
    -- Every ten minutes of two hours at night, a batch of each rule.
    ('keep-retention', '*/10 3-4 * * *', '1 day', 'select private.keep_retention()'),
    ('mail-health', '23 6 * * *', '1 day', 'select private.mail_health()'),
    ('deliver-email', '* * * * *', '1 minute', 'select private.call_function(''deliver-email'')'),
    ('clear-files', '*/10 * * * *', '10 minutes', 'select private.call_function(''clear-files'') where exists (select from private.discarded_files)')
$function$;

CREATE OR REPLACE FUNCTION private.send_due_summaries()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
begin
  insert into private.summary_runs (ran_for) values (private.last_summary()) on conflict do nothing;
  if found then
    delete from private.summary_runs r where r.ran_for < private.last_summary();
    perform private.summarize_scorecards_due();
  end if;
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
        'unsubscribe', private.unsubscribe_token(due.user_id, due.company_id, 'summary')),
      of_company => due.company_id);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.sessions_of (
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(shown order by shown.used_at desc, shown.id), '[]')
  from (
    select s.id, left(s.user_agent, 500) as user_agent, s.created_at as begun_at, coalesce(s.refreshed_at at time zone 'UTC', s.created_at) as used_at
    from auth.sessions s
    where s.user_id = of_user and (s.not_after is null or s.not_after > now())
    order by used_at desc, s.id
    limit 50
  ) shown
$function$;

CREATE OR REPLACE FUNCTION private.set_admin_emails (
  of_kind text,
  wanted jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  before text[] := array(select jsonb_array_elements_text(private.admin_email_ids(of_kind)));
  ids text[] := array(select jsonb_array_elements_text(wanted) as id);
begin
  delete from private.admin_email_recipients r where r.kind = of_kind;
  insert into private.admin_email_recipients (kind, user_id)
  select of_kind, nullif(id, 'support')::uuid from unnest(ids) as id;
  perform private.audit(
    case when id = any (ids) then 'settings.email_turned_on' else 'settings.email_turned_off' end,
    case id when 'support' then 'settings' else 'profile' end, nullif(id, 'support')::uuid, null, jsonb_build_object('kind', of_kind))
  from unnest(before || ids) as id
  where (id = any (before)) <> (id = any (ids));
end
$function$;

CREATE OR REPLACE FUNCTION private.set_setting (
  of_key text,
  to_value jsonb,
  from_value jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  insert into private.settings (key, value, changed_at, changed_by) values (of_key, to_value, clock_timestamp(), auth.uid())
  on conflict (key) do update set (value, changed_at, changed_by) = (excluded.value, excluded.changed_at, excluded.changed_by);
  perform private.audit('settings.changed', 'settings', null, null, jsonb_build_object('setting', of_key, 'from', from_value, 'to', to_value))
  where of_key <> 'emails';
end
$function$;

CREATE OR REPLACE FUNCTION private.setting (
  of_key text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select s.value #>> '{}' from private.settings s where s.key = of_key $function$;

CREATE OR REPLACE FUNCTION private.operator_address()
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN NULLIF(concat_ws(', '::text, private.setting('street'::text), private.setting('city'::text), NULLIF(concat_ws(' '::text, private.setting('state'::text), private.setting('zipCode'::text)), ''::text)), ''::text);

CREATE OR REPLACE FUNCTION private.operator_line()
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN NULLIF(concat_ws(', '::text, private.setting('operatorName'::text), private.operator_address()), ''::text);

CREATE OR REPLACE FUNCTION private.retention (
  of text
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((private.setting(of))::integer, CASE of WHEN 'unconfirmedAccount'::text THEN 30 WHEN 'firstPassword'::text THEN 1 WHEN 'alertRequest'::text THEN 2 WHEN 'notification'::text THEN 365 WHEN 'mailBody'::text THEN 30 WHEN 'withdrawnDocuments'::text THEN 183 WHEN 'profileView'::text THEN 365 WHEN 'conversation'::text THEN 365 WHEN 'unusedFile'::text THEN 7 WHEN 'endedInvitation'::text THEN 90 WHEN 'contactMessage'::text THEN 365 WHEN 'audit'::text THEN 730 WHEN 'departedCompany'::text THEN 730 WHEN 'scheduledRun'::text THEN 3 WHEN 'failedCall'::text THEN 30 WHEN 'backup'::text THEN 30 ELSE NULL::integer END);

CREATE OR REPLACE FUNCTION private.settings_json()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_object_agg(rule.key, case
      when rule.key = 'trialDays' then to_jsonb(private.trial_days())
      when rule.kind = 'whole' then to_jsonb(private.retention(rule.key))
      else coalesce(to_jsonb(private.setting(rule.key)), 'null')
    end)
    from unnest(private.administration_rules('settings')) as rule
  ) || jsonb_build_object(
    'announcement', private.announcement_json(),
    'emails', (select jsonb_object_agg(kind, private.admin_email_ids(kind)) from unnest(private.admin_email_kinds()) as kind),
    'administrators', (
      select jsonb_agg(jsonb_build_object('id', p.id, 'name', coalesce(private.person_name(p.id), p.email)) order by p.created_at, p.id)
      from public.profiles p where p.role = 'admin'),
    'changed_at', private.settings_version(),
    'changed_by', (
      select coalesce(private.person_name(p.id), p.email)
      from private.settings s join public.profiles p on p.id = s.changed_by order by s.changed_at desc limit 1));
end
$function$;

CREATE OR REPLACE FUNCTION private.settings_version()
  RETURNS timestamp with time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select coalesce(max(s.changed_at), '-infinity') from private.settings s $function$;

CREATE OR REPLACE FUNCTION private.skill_as_written (
  of_key text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(
    (
      select skill from public.candidates c cross join unnest(c.skills) as skill
      where c.user_id is not null and c.skill_keys @> array[of_key] and private.skill_key(skill) = of_key limit 1
    ),
    (
      select skill from public.published_jobs p cross join unnest(p.skills_required || p.preferred_skills) as skill
      where p.required_skill_keys || p.preferred_skill_keys @> array[of_key] and private.skill_key(skill) = of_key limit 1
    ))
$function$;

CREATE OR REPLACE FUNCTION private.skill_landing (
  skill private.skills
)
  RETURNS private.landing
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ROW('skill'::text, private.address_words((skill).name), (skill).name, (skill).key, jsonb_build_object('skills', jsonb_build_array((skill).name)))::private.landing;

CREATE OR REPLACE FUNCTION private.start_alert (
  request private.alert_requests,
  given_name text,
  of_account uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  address uuid;
  search private.saved_searches;
begin
  if of_account is null then
    -- Locks it: it stays while its last alert is dropped at this moment.
    insert into private.alert_addresses as a (email) values (request.email)
    on conflict (email) do update set email = excluded.email
    returning a.id into address;
  end if;
  select * into search from private.saved_searches s
  where (s.user_id = of_account or s.address_id = address) and s.words = request.words and s.filter = request.filter and s.deleted_at is null
  for update;
  if search.id is null then
    if of_account is not null then
      perform private.refuse_too_many_searches(of_account, null);
    else
      perform private.refuse_too_many_alerts(address, 1);
    end if;
    insert into private.saved_searches (user_id, address_id, name, words, filter, frequency, next_at)
    values (
      of_account, address, private.trimmed(given_name), request.words, request.filter, request.frequency,
      private.next_search_mail(request.frequency))
    returning * into search;
  else
    update private.saved_searches s set
      frequency = request.frequency, next_at = private.next_search_mail(request.frequency), paused = null,
      since = case when s.frequency = 'off' then now() else s.since end
    where s.id = search.id;
  end if;
  return search.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.state_of (
  key text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN COALESCE((private.regions() ->> key), NULLIF(key, ''::text));

CREATE OR REPLACE FUNCTION private.stopped_by_plan (
  invitation public.invitations
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  part text := case private.invitation_kind(invitation) when 'employee' then 'team_members' when 'candidate' then 'represented_candidates' end;
begin
  if part is null then
    return null;
  end if;
  perform private.hold_plan(invitation.company_id);
  if private.has_room(invitation.company_id, part) then
    return null;
  end if;
  perform private.notify(
    invitation.invited_by_user_id, 'plan_full',
    jsonb_build_object(
      'name', coalesce(private.invitee_name(invitation), invitation.email), 'company', private.invited_company_name(invitation),
      'plan', private.in_words(private.company_tier(invitation.company_id))),
    jsonb_build_object('company_id', invitation.company_id, 'invitation_id', invitation.id))
  -- Once, however often they press.
  where not exists (
    select from public.notifications n
    where n.user_id = invitation.invited_by_user_id and n.type = 'plan_full' and not n.is_read
      and n.data ->> 'invitation_id' = invitation.id::text);
  return private.plan_refusal(invitation.company_id, part);
end
$function$;

CREATE OR REPLACE FUNCTION private.summarize_scorecards_due()
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.staff_summary_items (user_id, company_id, kind, title, message, path, created_at)
  select
    u.user_id, u.company_id, 'interviews', words.title, words.message, '/company/applications/' || a.id,
    private.last_summary() - interval '1 second'
  from private.interviews i
  join public.applications a on a.id = i.application_id and a.candidate_id is not null
  join public.jobs j on j.id = a.job_id
  cross join lateral private.people_of_interview(i) p
  join public.company_users u on u.user_id = p.user_id and u.company_id = a.company_id
  cross join lateral private.notification_text('interview_soon.scorecard_due', jsonb_build_object(
    'candidate', private.applicant_name(a), 'job', j.title,
    'time', private.time_in_words(i.starts_at, private.reading_zone(u.user_id, i.time_zone)))) words
  where i.state = 'confirmed' and i.needs_scorecards and i.starts_at <= now() and not private.is_on_hold(a) and not private.has_scored(i.id, p.user_id)
    and (private.staff_notice_setting(u.user_id, u.company_id, 'interviews')).by_mail <> 'off'
  order by i.starts_at, i.id
$function$;

CREATE OR REPLACE FUNCTION private.suspend (
  suspension private.suspensions
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  before private.suspensions;
begin
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('reason', suspension.reason, 'words', suspension.words), private.administration_rules('suspension')));
  suspension.words := private.trimmed(suspension.words);
  select * into before from private.suspensions s where s.subject_id = suspension.subject_id;
  if (before.reason, before.words) is not distinct from (suspension.reason, suspension.words) then
    return;
  end if;
  insert into private.suspensions (subject_id, user_id, company_id, reason, words, suspended_by)
  values (suspension.subject_id, suspension.user_id, suspension.company_id, suspension.reason, suspension.words, auth.uid())
  on conflict (subject_id) do update set
    (reason, words, suspended_by) = (excluded.reason, excluded.words, excluded.suspended_by);
  perform private.audit(
    case when suspension.user_id is not null then 'account.suspended' else 'company.suspended' end,
    case when suspension.user_id is not null then 'profile' else 'company' end,
    suspension.subject_id, suspension.company_id, jsonb_strip_nulls(jsonb_build_object(
      'reason', suspension.reason, 'words', case when suspension.company_id is not null then suspension.words end)));
  perform private.hold_notification(
    'suspension', suspension.subject_id, jsonb_build_object('words', before.words), is_merged => true);
end
$function$;

CREATE OR REPLACE FUNCTION private.suspension_json (
  of_subject uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object('since', s.suspended_at, 'words', s.words, 'by', private.person_name(s.suspended_by))
    from private.suspensions s where s.subject_id = of_subject);
end
$function$;

CREATE OR REPLACE FUNCTION private.take_alerts_over (
  of_account uuid,
  its_email text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  alerts private.alert_addresses;
  room integer;
begin
  perform private.lock_alerts(its_email);
  select * into alerts from private.alert_addresses a where a.email = lower(its_email) for update;
  if alerts.id is null then
    return;
  end if;
  room := private.most_saved_searches()
    - (select count(*) from private.saved_searches s where s.user_id = of_account and s.deleted_at is null);
  update private.saved_searches s set user_id = of_account, address_id = null
  where s.id in (
    select mine.id from private.saved_searches mine
    where mine.address_id = alerts.id and mine.deleted_at is null and not exists (
      select from private.saved_searches o
      where o.user_id = of_account and o.words = mine.words and o.filter = mine.filter and o.deleted_at is null)
    order by mine.created_at, mine.id limit greatest(room, 0));
  insert into private.mailed_jobs (user_id, job_id)
  select of_account, j.job_id from private.alerted_jobs j where j.address_id = alerts.id
  on conflict do nothing;
  -- Links in earlier emails still turn these emails off.
  insert into private.unsubscribe_links (token, user_id, kind) values (alerts.token, of_account, 'saved_searches')
  on conflict do nothing;
  delete from private.alert_addresses a where a.id = alerts.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_author_of_removal (
  message private.application_messages
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  place record := private.conversation_notice(message, message.author_side);
  job_title text := (
    select j.title from public.jobs j join public.applications a on a.job_id = j.id where a.id = message.application_id);
begin
  perform
    private.notify(
      reader.id, case when reader.is_author then 'message_removed' else 'message_removed.of_team' end,
      jsonb_build_object('job', job_title, 'author', message.author_name), place.data),
    private.enqueue_email('message_removed', reader.email, jsonb_build_object(
      'job_title', job_title, 'author_name', case when not reader.is_author then message.author_name end, 'path', place.path),
      of_company => message.company_id)
  from (
    select p.id, p.email, p.id = message.author_id as is_author
    from public.profiles p
    where p.id = message.author_id and (
        message.author_side = 'candidate'
        or exists (select from public.company_users u where u.user_id = p.id and u.company_id = message.company_id))
      or p.id in (select u.user_id from public.company_users u where u.company_id = message.company_id and private.is_company_admin(u.role))
  ) reader;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_ending_plans()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  hidden bigint;
begin
  perform private.refit_open_jobs(array(select distinct p.company_id from public.published_jobs p where p.is_over_plan));
  -- Before the plans are locked: decisions about a company lock its invitations first.
  perform private.pause_invitations(s.company_id, private.plan_end(s.expires_at))
  from public.company_subscriptions s left join private.told_plans t on t.company_id = s.company_id
  where private.is_plan_active(s) and s.expires_at <= now() and private.plan_stage(s.expires_at) = 'ended'
    and t.stage is distinct from 'ended';
  for due in
    select c as company, s.tier, s.expires_at, private.plan_stage(s.expires_at) as stage
    from public.company_subscriptions s
    join public.companies c on c.id = s.company_id
    left join private.told_plans t on t.company_id = s.company_id
    where s.tier <> 'none' and s.status = 'active' and s.expires_at <= now() + interval '14 days'
      -- Onward only: an end that moved by a few hours is not told of again.
      and array_position('{14_days,1_day,ended}'::text[], private.plan_stage(s.expires_at))
        > coalesce(array_position('{14_days,1_day,ended}'::text[], t.stage), 0)
    order by s.expires_at
    limit 1000
    for update of s skip locked
  loop
    if due.stage = 'ended' then
      select count(*) into hidden from public.published_jobs j where j.company_id = (due.company).id and j.visible_until > now();
      perform private.audit_as(null, 'subscription.ended', 'company', (due.company).id, (due.company).id,
        jsonb_build_object('tier', due.tier, 'expires_at', due.expires_at, 'jobs', hidden));
    end if;
    perform private.notify_company_admins(
      due.company, case due.stage when 'ended' then 'subscription_changed.ended' else 'subscription_changed.ends_soon' end,
      jsonb_build_object('plan', private.in_words(due.tier::text), 'day', private.day_in_words(due.expires_at)), 'subscription_ending',
      jsonb_build_object('tier', due.tier, 'expires_at', due.expires_at, 'has_ended', due.stage = 'ended', 'path', '/company/dashboard'));
    perform private.note_told_stage((due.company).id, due.stage);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tend_offers()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  offer private.offers;
begin
  for due in
    select o.id, a as application
    from private.offers o
    join public.applications a on a.id = o.application_id
    where o.state = 'open' and (o.told_at is null and o.shown_at <= now() or private.is_overdue(o.answer_by))
      and not private.is_on_hold(a)
    order by a.id
    limit 500
    -- One that is being answered, moved or told at this moment comes next time, as what it is then.
    for no key update of a skip locked
  loop
    -- Waiting for nobody, it may still have been answered since the list was read.
    select o.* into offer from private.offers o where o.id = due.id and o.state = 'open' and private.is_offer_shown(o) for update;
    continue when offer.id is null;
    if private.is_overdue(offer.answer_by) then
      perform private.end_offer(offer, due.application, 'expired', null);
    else
      update private.offers o set told_at = now() where o.id = offer.id;
      perform private.notify_of_offer(offer, due.application);
      perform private.expect_message_notices(due.application, m) from private.application_messages m where m.offer_id = offer.id;
      perform private.touch_conversation(offer.application_id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.trial_days()
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((private.setting('trialDays'::text))::integer, 30);

CREATE OR REPLACE FUNCTION private.unknown_skill_uses (
  kept boolean
)
  RETURNS TABLE (
    key text,
    profiles integer,
    jobs integer
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select stored.key, sum(stored.profiles)::integer, sum(stored.jobs)::integer
  from (
    select key, count(*) as profiles, 0 as jobs from public.candidates c cross join unnest(c.skill_keys) as key where c.user_id is not null group by key
    union all
    select key, 0, count(*) from public.published_jobs p cross join unnest(p.required_skill_keys || p.preferred_skill_keys) as key group by key
  ) as stored
  where not exists (select from private.skills s where s.key = stored.key)
    and exists (select from private.left_skills l where l.spelling = stored.key) = kept
  group by stored.key
$function$;

CREATE OR REPLACE FUNCTION private.version_order (
  version text
)
  RETURNS integer[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (string_to_array(version, '.'::text))::integer[];

CREATE OR REPLACE FUNCTION private.waiting_companies (
  of_kind text
)
  RETURNS SETOF private.waiting_item
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select of_kind, c.id, c.name,
    case of_kind
      when 'registrations' then concat_ws(' ',
        case when c.is_sent_again then 'Sent again' else 'Registration' end, 'from ' || nullif(c.location, '')) || ', ' || private.counted_words(c.documents, 'document')
      else 'Changes to its registration'
    end,
    case when c.has_taken_name then 'Has the name of an approved company' end,
    coalesce(c.proposed_at, c.submitted_at),
    '/admin/company-approvals?' || case of_kind when 'changes' then 'queue=changes&' else '' end || 'company=' || c.id
  from private.company_queues q join private.company_list_items c on c.id = q.company_id
  where q.queue = case of_kind when 'registrations' then 'waiting' else 'changes' end
  order by q.place, q.company_id
  limit private.most_waiting()
$function$;

CREATE OR REPLACE FUNCTION private.waiting_counts()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'registrations', private.pending_company_count(),
    'changes', private.kept_count(private.platform(), 'changes'),
    'job_reports', private.count_reported_jobs() + private.count_departed_reports(),
    'message_reports', private.count_reported_messages(),
    'messages', private.count_contact_messages(),
    'email', (select count(*) from public.email_outbox o where private.is_given_up(o)),
    'plans', (select count(*) from private.waiting_plans) + (select count(*) from private.waiting_plan_requests()),
    'skills', (select count(*) from private.unknown_skills))
$function$;

CREATE OR REPLACE FUNCTION private.waiting_emails()
  RETURNS SETOF private.waiting_item
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'email', o.id, 'Email to ' || o.to_email, private.in_words(o.template) || ': ' || left(o.last_error, 120), null, o.failed_at,
    '/admin/undelivered-mail?queue=given_up'
  from public.email_outbox o where private.is_given_up(o)
  order by o.failed_at, o.id limit private.most_waiting()
$function$;

CREATE OR REPLACE FUNCTION private.waiting_messages()
  RETURNS SETOF private.waiting_item
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'messages', m.id, '“' || left(regexp_replace(m.words, '\s+', ' ', 'g'), 80) || case when char_length(m.words) > 80 then '…' else '' end || '”',
    'Message from ' || concat_ws(', ', nullif(m.name, ''), m.email), null, m.created_at, '/admin/messages'
  from private.contact_messages m where m.answered_at is null
  order by m.created_at, m.id limit private.most_waiting()
$function$;

CREATE OR REPLACE FUNCTION private.waiting_of (
  of_kind text
)
  RETURNS SETOF private.waiting_item
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  case of_kind
    when 'registrations', 'changes' then return query select * from private.waiting_companies(of_kind);
    when 'reports' then return query select * from private.waiting_reports();
    when 'messages' then return query select * from private.waiting_messages();
    when 'email' then return query select * from private.waiting_emails();
    when 'plans' then return query select * from private.waiting_plan_asks() union all select * from private.waiting_plan_ends();
    when 'skills' then return query select * from private.waiting_skills();
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.waiting_plan_asks()
  RETURNS SETOF private.waiting_item
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'plans', r.company_id, r.company_name || ' asks for ' || private.in_words(r.tier::text),
    case tier.now when 'none' then 'It has no plan.' else 'Its plan now: ' || private.in_words(tier.now) || '.' end,
    null, r.since, '/admin/company/' || r.company_id
  from (select * from private.waiting_plan_requests() order by since, id limit private.most_waiting()) r
  cross join lateral (select private.company_tier(r.company_id) as now) tier
$function$;

CREATE OR REPLACE FUNCTION private.waiting_plan_ends()
  RETURNS SETOF private.waiting_item
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'plans', p.company_id, 'Plan of ' || p.name,
    case
      when p.expires_at is null then 'Approved ' || private.day_in_words(p.since) || ', no plan yet.'
      when private.plan_end(p.expires_at) > now() then
        private.in_words(p.tier::text) || ' ends ' || private.day_in_words(p.expires_at) || '. ' || private.counted_words(open.n, 'open job') || '.'
      else private.in_words(p.tier::text) || ' ended ' || private.day_in_words(p.expires_at) || '. '
        || private.counted_words(open.n, 'open job') || case open.n when 1 then ' is hidden.' else ' are hidden.' end
    end,
    null, p.since, '/admin/company/' || p.company_id
  from (select * from private.waiting_plans order by since, company_id limit private.most_waiting()) p
  cross join lateral (
    select count(*) as n from public.published_jobs j where j.company_id = p.company_id and j.visible_until > now()
  ) open
$function$;

CREATE OR REPLACE FUNCTION private.waiting_plan_requests()
  RETURNS TABLE (
    id uuid,
    company_id uuid,
    company_name text,
    since timestamp with time zone,
    tier public.subscription_tier
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
    select r.id, r.company_id, c.name, r.asked_at, r.tier
    from private.plan_requests r
    join public.companies c on c.id = r.company_id
    -- One whose plan is given ends once that can't be undone anymore.
    where r.ended is null and private.undo_is_over(r.asked_at) and not private.is_plan_given(r)
    order by r.asked_at, r.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.waiting_reports()
  RETURNS SETOF private.waiting_item
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'reports', r.job_id, j.title,
    'Job at ' || c.name || ': ' || private.counted_words(said.n, 'report') || ', ' || said.reasons,
    case when r.is_flagged then 'Three people or more reported it' end, r.waiting_since, '/admin/reports'
  from (select * from private.reported_jobs r where r.waiting_since is not null order by r.waiting_since limit private.most_waiting()) r
  join public.jobs j on j.id = r.job_id
  join public.companies c on c.id = j.company_id
  cross join lateral (
    select count(*) as n, string_agg(distinct lower(private.in_words(o.reason)), ', ') as reasons
    from private.job_reports o where o.job_id = r.job_id and o.decided_at is null
  ) said
  union all
  select 'reports', r.message_id, 'Message in ' || j.title,
    case r.reporter_side when 'candidate' then 'A candidate' when 'company' then c.name else 'The candidate''s company' end
      || ' reported a message from ' || m.author_name || ': ' || lower(private.in_words(r.reason)),
    null, r.created_at, '/admin/reported-messages'
  from (
    select * from private.message_reports r where r.decision is null and private.is_first_report(r)
    order by r.created_at limit private.most_waiting()
  ) r
  join private.application_messages m on m.id = r.message_id
  join public.applications a on a.id = m.application_id
  join public.jobs j on j.id = a.job_id
  join public.companies c on c.id = a.company_id
  union all
  (
    select 'reports', r.id, r.title, 'Reported before ' || d.name || ' was deleted', null, r.waiting_since, '/admin/reports'
    from private.departed_reports r join private.departed_companies d on d.id = r.company_id
    where r.is_upheld is null order by r.waiting_since limit private.most_waiting()
  )
$function$;

CREATE OR REPLACE FUNCTION private.waiting_skills()
  RETURNS SETOF private.waiting_item
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'skills', private.platform(), private.counted_words(count(*), 'unknown skill'),
    'Words in profiles and open jobs that aren''t in the list of skills', null, min(u.since), '/admin/skills'
  from private.unknown_skills u
  having count(*) > 0
$function$;

CREATE OR REPLACE FUNCTION private.wanted_company (
  company public.companies,
  changes jsonb
)
  RETURNS public.companies
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT CASE WHEN wanted.same_as_registered THEN jsonb_populate_record(wanted.*, '{"op_city": null, "op_unit": null, "op_state": null, "op_street": null, "op_country": null, "op_zip_code": null}'::jsonb) ELSE wanted.* END AS wanted FROM jsonb_populate_record(wanted_company.company, wanted_company.changes) wanted(id, user_id, name, dba_name, industry, company_size, location, website, description, logo_url, linkedin_url, twitter_url, facebook_url, instagram_url, primary_contact_name, primary_contact_email, primary_contact_phone, primary_contact_alt_email, primary_contact_alt_phone, secondary_contact_name, secondary_contact_email, secondary_contact_phone, secondary_contact_alt_email, secondary_contact_alt_phone, reg_street, reg_unit, reg_city, reg_state, reg_zip_code, reg_country, same_as_registered, op_street, op_unit, op_city, op_state, op_zip_code, op_country, tax_id, ein_document_url, tax_document_url, submitted_at, is_approved, approved_at, rejected_at, rejection_reason, created_at, updated_at, culture_values, first_reply_hours, hiring_steps, benefits, pictures, suspended_at));

CREATE OR REPLACE FUNCTION private.was_public (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select job.deleted_at is null and job.posted_at is not null and job.status <> 'draft'
    and exists (select from public.companies c where c.id = job.company_id and not private.is_paused(c))
$function$;

CREATE OR REPLACE FUNCTION private.without_content (
  message text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  -- Quoted words other than names of the code, addresses and numbers may be what somebody typed.
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    message,
    '([“"''`])([a-z_$][A-Za-z0-9_$]{0,40})([”"''`])', '‹\2›', 'g'),
    '“[^”]*”|"[^"]*"|''[^'']*''|`[^`]*`', '…', 'g'),
    '\S+@\S+', '…', 'g'),
    '\d{3,}', '#', 'g'),
    '[\s[:cntrl:]]+', ' ', 'g')
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
     tax_id, ein_document_url, tax_document_url, submitted_at, rejected_at, rejection_reason, culture_values, benefits, pictures,
     first_reply_hours, hiring_steps)
    = (wanted.name, wanted.dba_name, wanted.industry, wanted.company_size, wanted.location, wanted.website, wanted.description, wanted.logo_url,
     wanted.linkedin_url, wanted.twitter_url, wanted.facebook_url, wanted.instagram_url,
     wanted.primary_contact_name, wanted.primary_contact_email, wanted.primary_contact_phone, wanted.primary_contact_alt_email, wanted.primary_contact_alt_phone,
     wanted.secondary_contact_name, wanted.secondary_contact_email, wanted.secondary_contact_phone, wanted.secondary_contact_alt_email, wanted.secondary_contact_alt_phone,
     wanted.reg_street, wanted.reg_unit, wanted.reg_city, wanted.reg_state, wanted.reg_zip_code, wanted.reg_country, wanted.same_as_registered,
     wanted.op_street, wanted.op_unit, wanted.op_city, wanted.op_state, wanted.op_zip_code, wanted.op_country,
     wanted.tax_id, wanted.ein_document_url, wanted.tax_document_url, wanted.submitted_at, wanted.rejected_at, wanted.rejection_reason,
     wanted.culture_values, wanted.benefits, wanted.pictures, wanted.first_reply_hours, wanted.hiring_steps)
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

CREATE OR REPLACE FUNCTION private.write_to (
  reader uuid,
  key text,
  words text,
  job_title text,
  data jsonb,
  path text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.notify(p.id, key, jsonb_build_object('words', words, 'job', job_title), data),
    private.enqueue_email('report_reply', p.email, jsonb_build_object('words', words, 'about', job_title, 'path', path))
  from public.profiles p where p.id = reader
$function$;

CREATE OR REPLACE FUNCTION private.written_as (
  what text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE what WHEN 'postal_code'::text THEN ARRAY['^[0-9]{5}(-[0-9]{4})?$'::text, 'Enter a ZIP code such as 80202 or 80202-1234'::text] ELSE NULL::text[] END;

CREATE OR REPLACE FUNCTION private.home_errors (
  data jsonb,
  field text,
  country_field text,
  what text
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (SELECT CASE WHEN ((home_errors.data ? home_errors.country_field) AND private.is_home((home_errors.data ->> home_errors.country_field)) AND (jsonb_typeof((home_errors.data -> home_errors.field)) = 'string'::text) AND (private.trimmed((home_errors.data ->> home_errors.field)) !~* COALESCE(home.written[1], ''::text)) AND (private.trimmed((home_errors.data ->> home_errors.field)) <> ''::text)) THEN jsonb_build_object(home_errors.field, home.written[2]) ELSE '{}'::jsonb END AS "case" FROM (SELECT private.written_as(home_errors.what) AS written) home);

CREATE OR REPLACE FUNCTION private.address_errors (
  given jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.home_errors(given, 'zipCode'::text, 'country'::text, 'postal_code'::text) || private.field_errors(given, private.candidates_rules('address'::text)));

CREATE OR REPLACE FUNCTION private.candidate_data_errors (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.field_errors(data, private.invitations_rules('invited_candidate'::text)) || private.prefix_keys(private.address_errors(private.object_at(data, 'address'::text)), 'address.'::text));

CREATE OR REPLACE FUNCTION private.profile_errors (
  given jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.field_errors(given, private.candidates_rules('profile'::text)) || private.prefix_keys(private.address_errors(given), 'address.'::text));

CREATE OR REPLACE FUNCTION private.registration_home_errors (
  sent jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ((private.home_errors(sent, 'reg_zip_code'::text, 'reg_country'::text, 'postal_code'::text) || private.home_errors(sent, 'op_zip_code'::text, 'op_country'::text, 'postal_code'::text)) || private.home_errors(sent, 'tax_id'::text, 'reg_country'::text, 'tax_number'::text));

CREATE OR REPLACE FUNCTION private.changed_home_errors (
  stored jsonb,
  changes jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(now.key, now.value) FILTER (WHERE ((before.key IS NULL) OR (changed_home_errors.changes ? now.key))), '{}'::jsonb) AS "coalesce" FROM (jsonb_each_text(private.registration_home_errors((changed_home_errors.stored || changed_home_errors.changes))) now(key, value) LEFT JOIN jsonb_each_text(private.registration_home_errors(changed_home_errors.stored)) before(key, value) ON ((before.key = now.key))));

CREATE OR REPLACE FUNCTION private.registration_errors (
  sent jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.registration_home_errors(sent) || private.field_errors(sent, (private.companies_rules('registered_profile'::text) || private.companies_rules('registration'::text))));

CREATE OR REPLACE FUNCTION public.add_company_note (
  p_id uuid,
  p_company_id uuid,
  p_body text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  note private.company_notes;
begin
  perform private.require_admin();
  perform private.refuse_empty_note(p_body);
  perform from public.companies c where c.id = p_company_id for key share;
  perform private.fail(404, 'company_not_found', 'Company not found') where not found;
  insert into private.company_notes (id, company_id, author_id, body)
  values (p_id, p_company_id, auth.uid(), private.trimmed(p_body))
  on conflict (id) do nothing
  returning * into note;
  if note.id is null then
    select * into note from private.company_notes n where n.id = p_id and n.company_id = p_company_id and n.author_id = auth.uid();
    perform private.fail(422, 'invalid_input', 'This note could not be kept') where note.id is null;
    return private.company_note_json(note);
  end if;
  perform private.audit('company.note_added', 'company', p_company_id, p_company_id);
  return private.company_note_json(note);
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
begin
  perform private.refuse_empty_note(p_body);
  -- An account that is being deleted at this moment takes what is noted with it: it is waited for, and nothing is noted after it.
  perform from public.applications a where a.id = subject.application_id for key share;
  subject := private.note_subject(p_application_id, p_candidate_id);
  -- One writer at a time about one thing: the same note sent twice, and how many there may be.
  perform pg_advisory_xact_lock(hashtextextended('team_notes ' || coalesce(p_application_id, p_candidate_id), 0));
  select * into note from private.team_notes n where n.id = p_id;
  if note.id is not null then
    perform private.fail(422, 'invalid_input', 'This note could not be kept')
    where note.author_id is distinct from auth.uid()
      or (note.application_id, note.candidate_id) is distinct from (subject.application_id, subject.candidate_id);
    return private.team_note_json(note);
  end if;
  perform private.fail(409, 'too_many_notes', 'There are 200 notes already. Remove one of yours first')
  where (
    select count(*) >= 200 from private.team_notes n
    where n.application_id = subject.application_id or n.candidate_id = subject.candidate_id and n.company_id = subject.company_id
  );
  select array_agg(r.user_id order by r.user_id) into mentioned
  from private.note_readers(subject) r where r.user_id = any (p_mentioned) and r.user_id <> auth.uid();
  select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), private.phrase('a_colleague')) into author
  from public.company_users u where u.user_id = auth.uid() and u.company_id = subject.company_id;
  insert into private.team_notes (id, company_id, application_id, candidate_id, author_id, author_name, body, mentioned)
  values (
    p_id, subject.company_id, subject.application_id, subject.candidate_id, auth.uid(), author, private.trimmed(p_body),
    coalesce(mentioned, '{}'))
  returning * into note;
  perform private.notify_staff(
    reader, 'mentioned', 'mentioned', jsonb_build_object('author', author, 'name', coalesce(subject.name, ''), 'note', note.body),
    jsonb_strip_nulls(jsonb_build_object(
      'application_id', subject.application_id, 'candidate_id', subject.candidate_id, 'company_id', subject.company_id)),
    case when subject.application_id is null then '/company/candidates/' || subject.candidate_id
      else '/company/applications/' || subject.application_id || '?tab=notes' end)
  from unnest(note.mentioned) as reader;
  return private.team_note_json(note);
end
$function$;

CREATE OR REPLACE FUNCTION public.ask_for_plan (
  p_company_id uuid,
  p_tier text,
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_plan_asker(p_company_id);
  company public.companies;
  replaced uuid;
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('tier', p_tier, 'status', 'active'), private.plans_rules('plan')));
  perform private.fail(422, 'invalid_input', 'Choose a plan') where p_id is null or private.trimmed(p_tier) = 'none';
  select * into company from public.companies c where c.id = p_company_id for no key update;
  if exists (select from private.plan_requests r where r.id = p_id) then
    perform private.refuse_taken_id() where not exists (
      select from private.plan_requests r where r.id = p_id and r.company_id = p_company_id and r.asked_by = caller);
    return;
  end if;
  perform private.fail(409, 'has_plan', 'This is already your plan.')
  where private.company_tier(p_company_id) = private.trimmed(p_tier) and not private.is_lapsed(p_company_id);
  perform private.fail(409, 'has_plan', 'A free trial is for companies that have had no plan.')
  where private.trimmed(p_tier) = 'free_trial' and private.has_had_plan(p_company_id);
  update private.plan_requests r set ended = 'replaced', ended_at = now()
  where r.company_id = p_company_id and r.ended is null returning r.id into replaced;
  insert into private.plan_requests (id, company_id, tier, asked_by)
  values (p_id, p_company_id, private.trimmed(p_tier)::public.subscription_tier, caller);
  perform private.audit('subscription.requested', 'company', p_company_id, p_company_id, jsonb_build_object('tier', private.trimmed(p_tier)));
  perform private.hold_notification('plan_request', p_id, jsonb_build_object('replaced', replaced));
end
$function$;

CREATE OR REPLACE FUNCTION public.change_job_alert (
  p_token text,
  p_id uuid,
  p_frequency text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  alerts private.alert_addresses := private.alerts_of_link(p_token);
begin
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('email', alerts.email, 'frequency', p_frequency), private.jobs_rules('alert')));
  update private.saved_searches s set frequency = p_frequency, next_at = private.next_search_mail(p_frequency)
  where s.id = p_id and s.address_id = alerts.id and s.deleted_at is null;
  perform private.fail(404, 'alert_not_found', 'This alert was stopped') where not found;
  return private.job_alerts_json(alerts);
end
$function$;

CREATE OR REPLACE FUNCTION public.choose_open_jobs (
  p_company_id uuid,
  p_job_ids uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.is_admin() then
    perform private.fail(404, 'company_not_found', 'Company not found') where not exists (select from public.companies c where c.id = p_company_id);
  else
    perform private.require_plan_asker(p_company_id);
  end if;
  perform private.hold_plan(p_company_id);
  perform private.keep_open(p_company_id, p_job_ids);
  perform private.audit('subscription.jobs_chosen', 'company', p_company_id, p_company_id, jsonb_build_object('jobs', (
    select jsonb_agg(j.title order by j.title) from public.jobs j where j.id = any (p_job_ids))));
end
$function$;

CREATE OR REPLACE FUNCTION public.claim_emails (
  p_limit integer DEFAULT 20,
  p_id uuid DEFAULT NULL::uuid
)
  RETURNS TABLE (
    id uuid,
    template text,
    to_email text,
    data jsonb,
    attempts integer
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  due uuid[];
begin
  perform private.require_service();
  if p_id is null then
    due := array(
      select o.id from public.email_outbox o
      where o.sent_at is null and o.failed_at is null and o.next_attempt_at <= now() and not private.is_paused_mail(o.data)
      order by o.next_attempt_at
      limit least(greatest(coalesce(p_limit, 20), 1), 100)
      for update skip locked);
  else
    due := array(
      select o.id from public.email_outbox o
      where o.id = p_id and o.sent_at is null and o.failed_at is null and o.attempts = 0 and not private.is_paused_mail(o.data)
      for update skip locked);
  end if;
  return query
    with claimed as (
      update public.email_outbox o
      set attempts = o.attempts + 1,
          next_attempt_at = now() + interval '10 minutes',
          claimed_at = now(),
          -- No delivery lived to report on it: given up here, or never.
          failed_at = case when o.attempts > 0 and o.give_up_at < now() then now() end,
          last_error = case when o.attempts > 0 and o.give_up_at < now()
            then coalesce(o.last_error, 'No delivery said what became of it.') else o.last_error end
      where o.id = any (due)
      returning o.*
    )
    select c.id, c.template, c.to_email, private.mail_data(c.data) || jsonb_strip_nulls(jsonb_build_object('operator', private.operator_line())), c.attempts
    from claimed c where c.failed_at is null;
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
  application public.applications;
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
  for application in
    select * from public.applications a
    where a.company_id = company.id and (
      a.status = any (private.open_stages())
      -- Just closed, and what was open of it ends when its candidate is told.
      or exists (select from private.interviews i where i.application_id = a.id and private.is_to_come(i)))
    order by a.id
  loop
    perform private.end_open_things(application, private.phrase('ended.company_left', jsonb_build_object('company', company.name)));
  end loop;
  perform private.notify_applicants_of_closing(company);
  for candidate in select * from public.candidates c where c.managing_company_id = company.id order by c.id loop
    perform private.end_management_of(candidate);
    perform private.notify_of_ended_management(candidate, company.name);
  end loop;
  for colleague in select * from public.company_users u where u.company_id = company.id and u.user_id <> caller order by u.id loop
    perform private.notify(colleague.user_id, 'role_changed.company_left', jsonb_build_object('company', company.name));
    perform private.enqueue_email(
      'company_closed_for_team', (select p.email from public.profiles p where p.id = colleague.user_id),
      jsonb_build_object('company_name', company.name, 'path', '/signin'));
  end loop;
  delete from public.email_outbox o
  where o.sent_at is null and o.data ->> 'invitation_id' in (select i.id::text from public.invitations i where i.company_id = company.id);
  update public.email_outbox o set company_id = null where o.company_id = company.id;
  perform private.clear_company_log(company.id);
  files := private.discard_folder(company.id) || private.discard_message_files(array(
    select a.id from public.applications a join public.conversations c on c.application_id = a.id where a.company_id = company.id));
  perform private.keep_departed_company(company);
  delete from private.pending_notifications pending where pending.subject_id = company.id;
  delete from public.companies c where c.id = company.id;
  perform private.audit('company.closed', 'company', company.id, company.id, jsonb_build_object('name', company.name));
  return jsonb_build_object('files', files);
end
$function$;

CREATE OR REPLACE FUNCTION public.confirm_job_alert (
  p_token text,
  p_name text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  request private.alert_requests := private.alert_request(p_token);
  account uuid;
begin
  perform private.lock_alerts(request.email);
  account := (private.lock_account(private.candidate_with(request.email))).id;
  -- While they were waited for it may have been used, or deleted with the account.
  perform private.alert_request(p_token);
  select * into request from private.alert_requests r where r.token = p_token for update;
  if request.search_id is null then
    perform private.fail(409, 'link_expired', 'This link has expired') where private.alert_link_state(request) = 'expired';
    perform private.refuse_field_errors(private.field_errors(
      jsonb_build_object('name', p_name, 'frequency', request.frequency), private.jobs_rules('saved_search')));
    request.search_id := private.start_alert(request, p_name, account);
    update private.alert_requests r set search_id = request.search_id where r.id = request.id;
  end if;
  return private.alert_request_json(request);
end
$function$;

CREATE OR REPLACE FUNCTION public.count_expiring (
  p_days jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.refuse_field_errors(private.field_errors(p_days, private.administration_rules('settings'), false));
  return (
    select coalesce(jsonb_object_agg(key, private.expiring(key, value::integer)), '{}')
    from jsonb_each_text(p_days) where private.retention(key) > value::integer);
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
        select count(*) from public.email_outbox o where private.is_given_up(o)
      ),
      'reports', private.count_reported_jobs() + private.count_departed_reports(),
      'reported_messages', private.count_reported_messages(),
      'messages', private.count_contact_messages()
    )
    from private.counts c
    where c.subject = private.platform()
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.create_invitation (
  p_type text,
  p_email text,
  p_data jsonb DEFAULT '{}'::jsonb,
  p_held boolean DEFAULT false,
  p_id uuid DEFAULT NULL::uuid
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
  earlier jsonb;
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
  perform private.lock_sender();
  earlier := private.repeated_invitation(p_id, kind, invitee);
  if earlier is not null then
    return earlier;
  end if;
  perform private.check_invitation_rate(invitee);
  perform private.lock_invitee(invitee);
  perform private.refuse_known_invitee(kind, invitee, for_company);
  if for_company is not null then
    perform private.hold_plan(for_company);
    perform private.require_room(for_company, 'monthly_invitations');
  end if;
  return private.send_invitation(private.add_invitation(kind, invitee, for_company, data, p_id), p_held);
end
$function$;

CREATE OR REPLACE FUNCTION public.create_job (
  p_company_id uuid,
  p_job jsonb,
  p_id uuid DEFAULT NULL::uuid
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
    null::public.jobs, '{"locations": [], "skills_required": [], "requirements": [], "preferred_skills": [], "status": "draft", "pay_period": "year"}');
begin
  if not private.can_at_company(target, 'post_jobs') then
    perform private.fail(403, 'not_allowed', 'Your role does not allow posting jobs');
  end if;
  perform private.lock_account(caller);
  if exists (
    select from public.jobs j where j.id = p_id and j.created_by = caller and j.company_id = target and j.deleted_at is null) then
    return private.company_job_json(p_id);
  end if;
  perform private.require_live_company(target);
  perform private.refuse_field_errors(private.job_errors(p_job, null));
  perform private.check_daily_quota('jobs', (
    select count(*) from public.audit_log
    where actor_id = caller and action = 'job.created' and created_at > now() - interval '1 day'));

  job := private.apply_job_input(job, p_job);
  job.company_id := target;
  if job.status = 'published' then
    perform private.refuse_held_offline(job);
    perform private.hold_plan(target);
    perform private.require_room(target, 'open_jobs');
  end if;
  insert into public.jobs (
    id, company_id, created_by, title, description, location, locations, job_type, experience_level, experience_required,
    education_required, salary_min, salary_max, skills_required, requirements, preferred_skills, status, expires_at, posted_at,
    answer_days, workplace, pay_period
  ) values (
    coalesce(p_id, gen_random_uuid()), target, caller, job.title, job.description, job.location, job.locations, job.job_type, job.experience_level,
    job.experience_required, job.education_required, job.salary_min, job.salary_max, job.skills_required, job.requirements,
    job.preferred_skills, job.status, job.expires_at, case when job.status = 'published' then now() end, job.answer_days, job.workplace,
    job.pay_period
  )
  on conflict (id) do nothing
  returning * into job;
  if job.id is null then
    perform private.refuse_taken_id();
  end if;
  perform private.store_job_questions(job.id, p_job -> 'questions');
  -- Also what the quota counts: a job that is deleted was made all the same.
  perform private.audit('job.created', 'job', job.id, target, jsonb_build_object('title', job.title));
  return private.company_job_json(job.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.decline_plan_request (
  p_id uuid,
  p_reason text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  request private.plan_requests;
  company public.companies;
begin
  perform private.require_admin();
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('reason', p_reason), private.plans_rules('decline')));
  -- The company first, as when its plan changes: a colleague may give it the plan at this moment.
  select c.* into company from public.companies c join private.plan_requests r on r.company_id = c.id
  where r.id = p_id for no key update of c;
  perform private.fail(409, 'request_decided', 'A colleague has given the company this plan.')
  where exists (select from private.plan_requests r where r.id = p_id and r.ended is null and private.is_plan_given(r));
  request := private.end_plan_request(p_id, 'declined', private.trimmed(p_reason));
  if request.id is null then
    perform private.fail(404, 'request_not_found', 'Request not found') where not exists (select from private.plan_requests r where r.id = p_id);
    perform private.fail(409, 'request_decided', 'This request was withdrawn or decided already.')
    where not exists (select from private.plan_requests r where r.id = p_id and r.ended = 'declined');
    return;
  end if;
  perform private.audit('subscription.declined', 'company', company.id, company.id,
    jsonb_build_object('tier', request.tier, 'reason', request.reason));
  perform private.notify_company_admins(company, 'subscription_changed.declined',
    jsonb_build_object('plan', private.in_words(request.tier::text), 'reason', request.reason));
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
  elsif account.role = 'admin' and not exists (select from public.profiles p where p.role = 'admin' and p.id <> caller and not private.is_suspended(p.id)) then
    perform private.fail(409, 'last_administrator', 'You are the only administrator. Invite another one first.');
  end if;
  files := private.erase_account(caller, coalesce(p_successors, '{}'));
  perform private.audit_as(null, 'account.deleted', 'profile', null, null, jsonb_build_object('role', account.role, 'by_deleted_account', true));
  perform private.enqueue_email('account_deleted', account.email, jsonb_build_object(
    'backups_until', (now() at time zone 'UTC')::date + private.retention('backup'), 'path', '/contact'));
  return jsonb_build_object('files', files);
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_account_on_request (
  p_user_id uuid,
  p_email text,
  p_asked_by text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account public.profiles := private.account_to_decide(p_user_id);
  errors jsonb := private.field_errors(jsonb_build_object('asked_by', p_asked_by), private.administration_rules('deletion_request'));
begin
  perform private.refuse_own_account(account);
  if lower(private.trimmed(p_email)) is distinct from lower(account.email) then
    errors := errors || '{"email": "This isn''t the email of the account"}';
  end if;
  perform private.refuse_field_errors(errors);
  if private.only_administered_company(account.id) is not null then
    perform private.fail(409, 'last_company_admin', format(
      'They are the only administrator of %s. It needs another one first.', private.only_administered_company(account.id)));
  end if;
  perform private.audit('account.deletion_requested', 'profile', account.id, null, jsonb_build_object('asked_by', p_asked_by));
  perform private.hold_notification('account_deletion', account.id, '{}', jsonb_build_object('asked_by', p_asked_by));
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_company_note (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  note private.company_notes := private.note_to_change(p_id);
begin
  delete from private.company_notes n where n.id = note.id;
  perform private.hold_notification('company_note', note.id, to_jsonb(note));
  perform private.audit('company.note_deleted', 'company', note.company_id, note.company_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.edit_company_note (
  p_id uuid,
  p_body text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  note private.company_notes := private.note_to_change(p_id);
begin
  perform private.fail(403, 'not_your_note', 'Another administrator wrote this note')
  where note.author_id is distinct from auth.uid();
  perform private.refuse_empty_note(p_body);
  if note.body <> private.trimmed(p_body) then
    update private.company_notes n set body = private.trimmed(p_body), edited_at = now() where n.id = note.id returning * into note;
    perform private.audit('company.note_edited', 'company', note.company_id, note.company_id);
  end if;
  return private.company_note_json(note);
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
    'saved_searches', private.my_rows('private.saved_searches', 'user_id', caller, '{address_id}'),
    'job_alerts', private.my_alerts_export(caller),
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

CREATE OR REPLACE FUNCTION public.get_admin_job (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  answer jsonb;
begin
  perform private.require_admin();
  select private.company_job_json(j.id) || jsonb_build_object(
    'company', private.audit_company(j.company_id), 'state', private.admin_job_state(j, r.decision),
    'is_open', private.is_visible_job(j.id), 'is_deleted', j.deleted_at is not null,
    'can_take_offline', private.can_take_offline(j), 'posted_by', private.audit_person(j.created_by, j.company_id),
    'report', case when r.decided_at is not null or r.waiting_since is not null then private.reported_job_json(r) end)
  into answer
  from public.jobs j left join private.reported_jobs r on r.job_id = j.id
  where j.id = p_job_id and private.is_listed_job(j, r.decision);
  if answer is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_admin_today (
  p_since timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_admin();
  items private.waiting_item[] := '{}';
  failed text[] := '{}';
  of_kind text;
begin
  foreach of_kind in array '{registrations,changes,reports,messages,email,plans,skills}'::text[] loop
    -- A kind that can't be read leaves the others alone.
    begin
      items := items || array(select w from private.waiting_of(of_kind) w);
    exception when others then
      raise warning 'What waits of % could not be read: %', of_kind, sqlerrm;
      failed := failed || of_kind;
    end;
  end loop;
  return jsonb_build_object(
    'items', (select coalesce(jsonb_agg(to_jsonb(w) order by w.since, w.kind, w.id), '[]') from unnest(items) w),
    'failed', failed,
    'counts', private.waiting_counts(),
    'decided', (
      select count(*) from public.audit_log a
      where a.actor_id = caller and a.created_at >= coalesce(p_since, date_trunc('day', now())) and a.kind <> 'documents'
    ));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company (
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
  if private.can_read_company(company.id) then
    return private.company_json(company) || jsonb_build_object('suspension', private.suspension_json(company.id));
  elsif not private.is_paused(company) or company.id in (select private.my_company_ids()) then
    return private.public_company_json(company);
  end if;
  perform private.fail(404, 'company_not_found', 'Company not found');
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
    'suspension', private.suspension_json(company.id),
    'has_posted', exists (select from public.jobs j where j.company_id = company.id and j.posted_at is not null),
    'can', private.company_acts(mine),
    'counts', private.company_counts(company.id, mine)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company_overview (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.fail(404, 'company_not_found', 'Company not found') where not exists (select from public.companies c where c.id = p_company_id);
  return jsonb_build_object(
    'figures', private.company_figures(p_company_id, now() - interval '30 days'),
    'jobs', (
      select jsonb_build_object(
        'open', count(*) filter (where private.shown_status(j) = 'published'),
        'draft', count(*) filter (where private.shown_status(j) = 'draft'),
        'closed', count(*) filter (where private.shown_status(j) = 'closed'))
      from public.jobs j where j.company_id = p_company_id and j.deleted_at is null),
    'team', private.company_team(p_company_id),
    'team_size', (select count(*) from public.company_users u where u.company_id = p_company_id),
    'reports', private.company_reports(p_company_id));
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
  if not private.is_paused(company) then
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

CREATE OR REPLACE FUNCTION public.get_company_plan (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller();
  perform private.fail(404, 'company_not_found', 'Company not found') where not private.can_read_company(p_company_id);
  return jsonb_build_object(
    'subscription', private.subscription_json(p_company_id),
    'since', private.plan_since(p_company_id),
    'use', private.plan_use(p_company_id),
    'jobs', private.listed_open_jobs(p_company_id, private.plan_limit(private.company_tier(p_company_id), 'open_jobs')),
    'resting_partners', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'name', c.name, 'is_theirs', private.plan_includes(p_company_id, 'partners')) order by lower(c.name)), '[]')
      from public.company_relationships r
      join public.companies c on c.id in (r.company_a_id, r.company_b_id) and c.id <> p_company_id
      where p_company_id in (r.company_a_id, r.company_b_id) and not private.is_left_out('partners')
        and not (private.plan_includes(p_company_id, 'partners') and private.plan_includes(c.id, 'partners'))),
    'request', (
      select jsonb_build_object(
        'id', r.id, 'tier', r.tier, 'asked_at', r.asked_at, 'asked_by', private.person_name(r.asked_by, r.company_id),
        'is_mine', coalesce(r.asked_by = auth.uid(), false))
      from private.plan_requests r where r.company_id = p_company_id and r.ended is null),
    'history', private.plan_history(p_company_id),
    'can', jsonb_build_object('ask', private.can_ask_for_plan(p_company_id), 'trial', not private.has_had_plan(p_company_id)));
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
  days record := private.report_days(target, p_from, p_to);
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
        count(distinct id) filter (where until is not null) as "left",
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
  select * into company from public.companies c where c.id = p_company_id and not private.is_paused(c);
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.employer_json(company);
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
    'paused', (
      select case when c.suspended_at is not null then 'suspended' else 'withdrawn' end
      from public.companies c
      where c.id = seen_company and private.is_paused(c) and (
        c.suspended_at is not null or exists (select from public.jobs j where j.company_id = c.id and j.posted_at is not null))),
    'companies', case when jsonb_array_length(memberships) > 1 then private.my_companies() else '[]' end,
    'waiting', case account.role
      when 'company' then case when private.reaches_people(seen_company) then private.new_application_count(seen_company) else 0 end
      when 'admin' then private.undecided_company_count()
      else (private.waiting_for_candidate(private.my_candidate_id(), caller) ->> 'waiting_total')::integer
    end,
    'waiting_counts', case account.role when 'admin' then private.waiting_counts() end,
    'interviews_today', private.interviews_today(caller, seen_company),
    'can', private.company_acts(private.acts_of((memberships -> 0 ->> 'role')::public.staff_role)),
    'unread', private.unread_notifications(caller),
    'unread_conversations', private.unread_conversations(seen_company)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_health()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('is_healthy', email and schedules, 'email', email, 'schedules', schedules)
  from (
    select not (private.email_health() ->> 'is_late')::boolean as email, not exists (select from private.late_schedules()) as schedules
  ) as parts
$function$;

CREATE OR REPLACE FUNCTION public.get_health_report()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'checked_at', now(),
    'email', private.email_health(),
    'schedules', (
      select jsonb_agg(jsonb_build_object(
        'name', s.name, 'cron', s.cron, 'last_run_at', r.last_run_at, 'problem', r.problem,
        'late_by_minutes', case when late.name is not null then round(extract(epoch from now() - coalesce(r.last_run_at, r.scheduled_at) - s.every) / 60) end)
        order by late.name is null, s.every, s.name)
      from private.schedules() s
      left join private.schedule_runs r on r.name = s.name
      left join private.late_schedules() late on late.name = s.name),
    'errors', (
      select jsonb_build_object('open', count(*), 'new', count(*) filter (where e.first_seen_at > now() - interval '7 days'))
      from private.errors e where e.state = 'open'),
    'database_bytes', pg_catalog.pg_database_size(pg_catalog.current_database()),
    'files', (
      select jsonb_build_object('count', count(*), 'bytes', coalesce(sum((o.metadata ->> 'size')::bigint), 0)) from storage.objects o));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_alert_request (
  p_token text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.alert_request_json(private.alert_request(p_token)) $function$;

CREATE OR REPLACE FUNCTION public.get_job_alerts (
  p_token text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.job_alerts_json(private.alerts_of_link(p_token)) $function$;

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
    if private.is_paused(company) then
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

CREATE OR REPLACE FUNCTION public.get_landing_page (
  p_path text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  landing private.landing := private.landing_at(p_path);
  wanted private.job_filter;
  first_page record := private.page_key(null, 'postedAt');
  companies integer;
begin
  if landing.kind is null then
    perform private.fail(404, 'page_not_found', 'Page not found');
  end if;
  wanted := private.read_job_filter(landing.filter);
  execute 'select count(distinct found.company_id) from (select v.company_id from private.visible_jobs v where '
    || private.filter_condition(wanted, null) || ' limit 1001) as found'
  into companies using wanted, null::tsquery[];
  return private.landing_json(landing) || jsonb_build_object(
    'filter', landing.filter,
    'list', public.search_jobs(p_filter => landing.filter),
    'companies', companies,
    'is_listed', private.has_landing_jobs(landing.kind, landing.key),
    'related', array(
      select private.landing_json(r)
      from private.related_landings(landing, private.filtered_jobs(wanted, null, null, null, first_page.at, first_page.id, 300)) as r));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_person (
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_admin();
  account public.profiles;
begin
  select * into account from public.profiles where id = p_user_id;
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'This account no longer exists');
  end if;
  return private.person_json(account) || jsonb_build_object(
    'is_me', account.id = caller,
    'confirmed_at', (select u.email_confirmed_at from auth.users u where u.id = account.id),
    'sessions', private.sessions_of(account.id),
    'memberships', (
      select coalesce(jsonb_agg(jsonb_build_object('company', private.company_card(c), 'role', u.role, 'since', u.created_at)
        order by u.created_at, u.id), '[]')
      from public.company_users u join public.companies c on c.id = u.company_id where u.user_id = account.id),
    'represented_by', (
      select private.company_card(m) from public.candidates c join public.companies m on m.id = c.managing_company_id
      where c.user_id = account.id),
    'open_applications', (
      select count(*) from public.applications a join public.candidates c on c.id = a.candidate_id
      where c.user_id = account.id and a.status = any (private.open_stages() || '{offered}')),
    'suspension', (
      select private.suspension_json(s.subject_id) || jsonb_build_object('reason', s.reason)
      from private.suspensions s where s.user_id = account.id),
    'only_admin_of', private.only_administered_company(account.id),
    'is_being_deleted', exists (
      select from private.pending_notifications pending where pending.kind = 'account_deletion' and pending.subject_id = account.id));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_platform_figures (
  p_days integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  until date := coalesce((select c.until from private.counted_days c), private.utc_day(now()) - 1);
begin
  perform private.require_admin();
  perform private.fail(422, 'invalid_input', 'These days are not counted') where not coalesce(p_days in (7, 30, 90), false);
  return jsonb_build_object('until', until, 'figures', (
    select jsonb_object_agg(what, jsonb_build_object(
      'total', (select coalesce(sum(d.n), 0) from private.platform_days d where d.what = named.what and d.day > until - p_days),
      'before', (
        select coalesce(sum(d.n), 0) from private.platform_days d
        where d.what = named.what and d.day > until - 2 * p_days and d.day <= until - p_days),
      'days', (
        select jsonb_agg(coalesce(d.n, 0) order by series.place)
        from generate_series(1, p_days) as series (place)
        left join private.platform_days d on d.what = named.what and d.day = until - p_days + series.place)))
    from unnest('{candidates,companies,jobs,applications,interviews,hires,replies_kept,replies_late}'::text[]) as named (what)
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_settings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return private.settings_json();
end
$function$;

CREATE OR REPLACE FUNCTION public.get_site_settings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'operatorName', private.setting('operatorName'),
    'operatorAddress', private.operator_address(),
    'supportEmail', private.setting('supportEmail'),
    'announcement', private.announcement_json(),
    'retention', (
      select jsonb_object_agg(rule.key, private.retention(rule.key))
      from unnest(private.administration_rules('settings')) as rule where rule.kind = 'whole' and rule.key <> 'trialDays'));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_unsubscribe (
  p_token text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select coalesce(private.alerts_unsubscribe_json(p_token), private.unsubscribe_json(private.unsubscribe_link(p_token))) $function$;

CREATE OR REPLACE FUNCTION public.import_candidates (
  p_rows jsonb,
  p_terms text DEFAULT NULL::text,
  p_company_id uuid DEFAULT NULL::uuid,
  p_id uuid DEFAULT NULL::uuid
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
  perform private.refuse_field_errors(private.field_errors(terms, private.invitations_rules('candidate')));
  terms := private.clean_fields(terms, private.invitations_rules('candidate'));
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
  perform private.hold_plan(of_company);
  fates := (select jsonb_agg(f) from private.import_fates(of_company, p_rows, p_id) as f);
  for one in select f from jsonb_array_elements(fates) as f where f ->> 'fate' = 'invite' and f -> 'candidate_data' <> 'null' loop
    perform private.announce_invitation(
      private.add_invitation(
        'candidate', one ->> 'invitee', of_company, terms || jsonb_build_object('candidateData', one -> 'candidate_data'),
        private.imported_id(p_id, one ->> 'invitee')),
      held => false);
  end loop;
  return jsonb_build_object(
    'sent', (select count(*) from jsonb_array_elements(fates) as f where f ->> 'fate' = 'invite'),
    'fates', private.import_fates_json(fates));
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
  delete from private.unknown_skills where key = spelled;
  perform private.audit('skill.left', 'skill', null, null, jsonb_build_object('word', private.trimmed(p_word)));
exception
  when lock_not_available then
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved at this moment. Please try again');
end
$function$;

CREATE OR REPLACE FUNCTION public.lift_suspension (
  p_subject_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  lifted private.suspensions;
begin
  perform private.require_admin();
  if exists (select from public.profiles p where p.id = p_subject_id) then
    perform private.account_to_decide(p_subject_id);
  else
    perform private.locked_company(p_subject_id);
  end if;
  delete from private.suspensions s where s.subject_id = p_subject_id returning * into lifted;
  if lifted.subject_id is null then
    return;
  end if;
  update public.companies c set suspended_at = null where c.id = lifted.company_id;
  if lifted.user_id is not null and private.undo_is_over(lifted.suspended_at) then
    perform private.give_time_again(of_candidate => (select c.id from public.candidates c where c.user_id = lifted.user_id));
  end if;
  perform private.audit(
    case when lifted.user_id is not null then 'account.restored' else 'company.restored' end,
    case when lifted.user_id is not null then 'profile' else 'company' end, lifted.subject_id, lifted.company_id);
  perform private.hold_notification('suspension', lifted.subject_id, jsonb_build_object('words', lifted.words), is_merged => true);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_all_jobs (
  p_search text DEFAULT NULL::text,
  p_state text DEFAULT NULL::text,
  p_is_reported boolean DEFAULT NULL::boolean,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  page_before record := private.page_key(p_before, 'createdAt');
  words text[] := private.words_asked(p_search);
  found uuid[];
begin
  perform private.require_admin();
  if words <> '{}' then
    found := private.jobs_with_words(words);
  end if;
  return jsonb_build_object('jobs', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'title', page.title, 'location', page.location, 'company', private.audit_company(page.company_id),
      'logo_url', page.logo_url, 'state', page.state, 'is_open', private.is_visible_job(page.id), 'created_at', page.created_at,
      'application_count', (private.job_counts(page.id) ->> 'application_count')::integer,
      'offline_since', case when page.state = 'offline' then page.decided_at end,
      'reports', (select count(*) from private.job_reports each where each.job_id = page.id and each.decided_at is null)
    ) order by page.created_at desc, page.id desc), '[]')
    from (
      select j.id, j.title, j.location, j.company_id, c.logo_url, j.created_at, r.decided_at, private.admin_job_state(j, r.decision) as state
      from public.jobs j
      join public.companies c on c.id = j.company_id
      left join private.reported_jobs r on r.job_id = j.id
      where (j.created_at, j.id) < (page_before.at, page_before.id)
        and private.is_listed_job(j, r.decision)
        and (p_is_reported is null or (r.waiting_since is not null) = p_is_reported)
        and (p_state is null or private.admin_job_state(j, r.decision) = p_state)
        and (found is null or j.id = any (found)
          and private.has_words(c.name || ' ' || private.job_words(j.title, j.location, j.locations, j.skills_required), words))
      order by j.created_at desc, j.id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_audit_log (
  p_filter jsonb DEFAULT '{}'::jsonb,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  before_at timestamptz := 'infinity';
  before_id bigint := 9223372036854775807;
  words text[] := private.words_asked(private.trimmed(p_filter ->> 'search'));
  of_kind text := p_filter ->> 'kind';
  from_at timestamptz;
  to_at timestamptz;
  of_actor uuid;
  of_company uuid;
  of_one uuid;
  about text[];
  named bigint[];
  is_often_named boolean;
begin
  perform private.require_admin();
  if p_before is not null and jsonb_typeof(p_before) <> 'null' then
    if not coalesce(pg_input_is_valid(p_before ->> 'at', 'timestamptz') and pg_input_is_valid(p_before ->> 'id', 'bigint'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    before_at := p_before ->> 'at';
    before_id := p_before ->> 'id';
  end if;
  if not (
    pg_input_is_valid(coalesce(p_filter ->> 'from', 'now'), 'timestamptz') and pg_input_is_valid(coalesce(p_filter ->> 'to', 'now'), 'timestamptz')
    and coalesce(pg_input_is_valid(p_filter ->> 'actor', 'uuid'), true) and coalesce(pg_input_is_valid(p_filter ->> 'company', 'uuid'), true)
    and coalesce(pg_input_is_valid(p_filter ->> 'about', 'uuid'), true)
  ) then
    perform private.fail(422, 'invalid_input', 'This filter does not exist');
  end if;
  from_at := coalesce(p_filter ->> 'from', '-infinity');
  to_at := coalesce(p_filter ->> 'to', 'infinity');
  of_actor := p_filter ->> 'actor';
  of_company := p_filter ->> 'company';
  of_one := p_filter ->> 'about';
  if words <> '{}' then
    about := (private.people_called(p_filter ->> 'search') || array(
      select c.id from public.companies c
      where private.search_text(c.name || ' ' || c.industry || ' ' || c.location) like private.like_longest(words)
        and private.has_words(c.name, words)
      limit 100
    ))::text[];
    -- Few are found by their index; of words that many have (the end of an address, say) a page is full before much of the log is read.
    named := array(
      select a.id from public.audit_log a
      where a.details ?| array['name', 'email', 'to_email'] and private.has_words(private.audit_names(a.details), words)
        and private.search_text(private.audit_names(a.details)) like private.like_longest(words)
      limit 1001
    );
    is_often_named := cardinality(named) > 1000;
  end if;
  return (
    -- Not materialized: each of the two that read it stops when it has enough.
    with found as not materialized (
      select a.kind, a.created_at, a.id, a as entry
      from public.audit_log a
      where a.created_at >= from_at and a.created_at < to_at
        and (of_actor is null or a.actor_id = of_actor)
        and (of_company is null or private.audit_about(a) @> array[of_company::text])
        and (of_one is null or private.audit_about(a) @> array[of_one::text])
        and (
          about is null or private.audit_about(a) && about
          or not is_often_named and a.id = any (named)
          or is_often_named and private.has_words(private.audit_names(a.details), words)
        )
    ), page as (
      select f.* from found f
      where (of_kind is null or f.kind = of_kind) and (f.created_at, f.id) < (before_at, before_id)
      order by f.created_at desc, f.id desc
      limit least(greatest(coalesce(p_limit, 20), 1), 1000)
    )
    select jsonb_build_object(
      'entries', coalesce((select jsonb_agg(private.audit_json(p.entry) order by p.created_at desc, p.id desc) from page p), '[]'),
      'actor', private.audit_person(of_actor, of_company),
      -- With the first page only; more than ten thousand nobody counts.
      'counts', case when p_before is null then (
        select coalesce(jsonb_object_agg(each.kind, each.n), '{}')
        from (select few.kind, count(*) as n from (select f.kind from found f limit 10000) as few group by few.kind) as each
      ) end
    )
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
  after_score bigint := private.score_key(p_after);
  words text[] := private.words_asked(p_search);
begin
  if not private.may_be_put_forward(p_job_id, of_company) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;

  return jsonb_build_object('candidates', array(
    select jsonb_build_object(
      'id', page.id, 'first_name', page.first_name, 'last_name', page.last_name, 'title', page.title, 'created_at', page.created_at,
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
    )
    from (
      select c.*, m.explanation, (m.explanation ->> 'score')::bigint as score
      from public.candidates c
      cross join private.visible_jobs v
      -- offset 0: counted once, not wherever it is named.
      cross join lateral (
        select e.explanation
        from private.asked_explanations(
          v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
          v.experience_level, v.workplace, v.location, v.locations, v.place_terms, v.company_culture, c, private.home_of(c)
        ) as e
        offset 0
      ) as m
      where v.job_id = p_job_id and c.managing_company_id = of_company and not private.is_kept_from(c.id, v.company_id)
        and not private.is_blocked_between(c.id, of_company) and not private.is_suspended(c.user_id)
        and private.has_words(concat_ws(' ', c.first_name, c.last_name, c.title), words)
        and ((m.explanation ->> 'score')::bigint, c.created_at, c.id) < (after_score, page_after.at, page_after.id)
      order by score desc, c.created_at desc, c.id desc
      limit private.page_limit(p_limit)
    ) as page
    order by page.score desc, page.created_at desc, page.id desc
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_company_emails (
  p_company_id uuid,
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
  return jsonb_build_object(
    'lately', (
      select count(*) from public.email_outbox o where o.company_id = p_company_id and o.created_at >= now() - interval '30 days'),
    'emails', (
      select coalesce(jsonb_agg(page order by page.created_at desc, page.id desc), '[]')
      from (
        select o.id, o.template, o.to_email, o.created_at, case
          when o.sent_at is not null then 'sent'
          when private.is_given_up(o) then 'given_up'
          when private.is_undelivered(o) then 'late'
          else 'waiting' end as state
        from public.email_outbox o
        where o.company_id = p_company_id and (o.created_at, o.id) < (page_before.at, page_before.id)
        order by o.created_at desc, o.id desc
        limit private.page_limit(p_limit)
      ) as page));
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
        select j.id from public.jobs j
        where j.company_id = target
          and private.job_words(j.title, j.location, j.locations, j.skills_required) like private.like_longest(words))
    end;
    select count(*), coalesce((array_agg(j.id order by j.created_at desc, j.id desc)
      filter (where (j.created_at, j.id) < (page_before.at, page_before.id)))[1:size], '{}')
    into total, page
    from public.jobs j
    left join public.job_assignments a on a.job_id = j.id
    where j.id = any (found) and j.company_id = target and j.deleted_at is null
      and (words = '{}' or private.has_words(private.job_words(j.title, j.location, j.locations, j.skills_required), words))
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
      'taken_offline', private.offline_reason(j.id),
      'is_over_plan', exists (select from public.published_jobs p where p.job_id = j.id and p.is_over_plan),
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

CREATE OR REPLACE FUNCTION public.list_company_notes (
  p_company_id uuid,
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
  return jsonb_build_object('notes', (
    select coalesce(jsonb_agg(private.company_note_json(page.note) order by page.created_at desc, page.id desc), '[]')
    from (
      select n as note, n.created_at, n.id from private.company_notes n
      where n.company_id = p_company_id and (n.created_at, n.id) < (page_before.at, page_before.id)
      order by n.created_at desc, n.id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_errors (
  p_state text DEFAULT 'open'::text,
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
  page_before record := private.page_key(p_before, 'lastSeenAt');
begin
  perform private.require_admin();
  return jsonb_build_object(
    'counts', (
      select jsonb_build_object(
        'open', count(*) filter (where e.state = 'open'), 'fixed', count(*) filter (where e.state = 'fixed'),
        'ignored', count(*) filter (where e.state = 'ignored'))
      from private.errors e),
    'errors', coalesce((
      select jsonb_agg(page) from (
        select e.id, e.source, e.message, e.screen, e.stack, e.version, e.browsers, e.times, e.first_seen_at, e.last_seen_at
        from private.errors e
        where e.state = p_state and (e.last_seen_at, e.id) < (page_before.at, page_before.id)
        order by e.last_seen_at desc, e.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_landing_pages()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with jobs as materialized (
    select v.job_id, v.place_terms, v.required_skill_keys || v.preferred_skill_keys as skill_keys from private.visible_jobs v
  ),
  pages as (
    select private.remote_landing() as page where private.has_landing_jobs('remote', '')
    union all
    select page
    from (select term from jobs cross join unnest(place_terms) as term where term like 'city %' group by term having count(*) >= 3) as said
    join private.places p on p.term = said.term
    cross join lateral private.place_landing(p.name) as page
    where page.key = said.term
    union all
    select private.skill_landing(s)
    from (select key from jobs cross join unnest(skill_keys) as key group by key having count(distinct job_id) >= 3) as asked
    join private.skills s on s.key = asked.key
    union all
    select private.industry_landing(named.industry)
    from (
      select min(c.industry) as industry from private.published_companies c
      where c.visible_until > now() and c.industry <> '' group by private.address_words(c.industry)
    ) as named
    where private.has_landing_jobs('industry', lower(named.industry))
  )
  select to_jsonb(array(select private.landing_json(page) ->> 'path' from pages limit 50000))
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
  words text[] := private.words_asked(p_search);
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
          join public.companies a on a.id = r.company_a_id and not private.is_paused(a)
          join public.companies b on b.id = r.company_b_id and not private.is_paused(b)
          where r.can_share_jobs or r.can_share_candidates
        )
      )
      from private.counts c where c.subject = private.platform()
    ) end,
    'partnerships', (
      select coalesce(jsonb_agg(page order by page.created_at desc, page.id desc), '[]')
      from (
        select r.id, private.shared_by(a.id, b.id) as a, private.shared_by(b.id, a.id) as b, r.can_share_jobs, r.can_share_candidates, r.created_at
        from public.company_relationships r
        join public.companies a on a.id = r.company_a_id
        join public.companies b on b.id = r.company_b_id
        where (r.created_at, r.id) < (page_before.at, page_before.id)
          and private.has_words(a.name || ' ' || b.name, words)
          -- Who is paused shares nothing, whatever the switches say.
          and case p_shares
            when 'active' then not private.is_paused(a) and not private.is_paused(b) and (r.can_share_jobs or r.can_share_candidates)
            when 'jobs' then not private.is_paused(a) and not private.is_paused(b) and r.can_share_jobs
            when 'candidates' then not private.is_paused(a) and not private.is_paused(b) and r.can_share_candidates
            when 'nothing' then not (not private.is_paused(a) and not private.is_paused(b) and (r.can_share_jobs or r.can_share_candidates))
            else true
          end
        order by r.created_at desc, r.id desc
        limit private.page_limit(p_limit)
      ) as page
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_people (
  p_role text DEFAULT NULL::text,
  p_search text DEFAULT NULL::text,
  p_state text DEFAULT NULL::text,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  page_before record := private.page_key(p_before, 'seenAt');
  words text[] := private.words_asked(p_search);
begin
  perform private.require_admin();
  if char_length(private.trimmed(p_search)) < 2 then
    words := '{}';
  end if;
  return jsonb_build_object('people', (
    select coalesce(jsonb_agg(private.person_json(page.account) order by page.last_seen_at desc, page.id desc), '[]')
    from (
      select p as account, p.last_seen_at, p.id
      from public.profiles p
      where (p.last_seen_at, p.id) < (page_before.at, page_before.id)
        and (p_role is null or p.role::text = p_role)
        and (p_state is null
          or p_state = 'suspended' and p.id in (select s.user_id from private.suspensions s where s.user_id is not null)
          or p_state <> 'suspended' and not private.is_suspended(p.id) and exists (
            select from auth.users u where u.id = p.id and (u.email_confirmed_at is not null) = (p_state = 'confirmed')))
        and (
          words = '{}' or p.id in (select id from private.people_named(words) as id)
          or private.search_text(p.email) like private.like_longest(words) and private.has_words(p.email, words)
        )
      order by p.last_seen_at desc, p.id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
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
  after record;
begin
  perform private.require_admin();
  after := private.queue_key(p_queue, p_after);
  return jsonb_build_object(
    'jobs', array(
      select private.reported_job_json(r) || jsonb_build_object('place', private.report_place(r))
      from private.reported_jobs r
      where (r.waiting_since is not null) = (p_queue = 'waiting') and (r.waiting_since is not null or r.decided_at is not null)
        -- Taken offline without a report, it is in the list of all jobs.
        and exists (select from private.job_reports said where said.job_id = r.job_id)
        and (private.report_place(r), r.job_id) > (after.place, after.id)
      order by private.report_place(r), r.job_id
      limit private.page_limit(p_limit)
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
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
  select to_jsonb(array(
    select jsonb_build_object('id', c.id, 'name', v.name, 'changed_at', c.updated_at)
    from private.published_companies v
    join public.companies c on c.id = v.company_id
    where v.visible_until > now() and v.company_id >= p_from and v.company_id < coalesce(p_until, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by v.company_id
    limit least(greatest(coalesce(p_limit, 50000), 1), 50000)
  ))
$function$;

CREATE OR REPLACE FUNCTION public.list_sitemap_jobs (
  p_from uuid,
  p_until uuid DEFAULT NULL::uuid,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
  select to_jsonb(array(
    select jsonb_build_object('id', j.id, 'title', v.title, 'company_name', v.company_name, 'changed_at', j.updated_at)
    from private.visible_jobs v
    join public.jobs j on j.id = v.job_id
    where v.job_id >= p_from and v.job_id < coalesce(p_until, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by v.job_id
    limit least(greatest(coalesce(p_limit, 50000), 1), 50000)
  ))
$function$;

CREATE OR REPLACE FUNCTION public.list_unknown_skills (
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_is_kept boolean DEFAULT false
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
  return jsonb_build_object('kept', (select count(*) from private.left_skills), 'skills', (
    with page_of as (
      select u.*, private.skill_as_written(u.key) as written from private.unknown_skill_uses(coalesce(p_is_kept, false)) u
      where p_after is null or (u.profiles + u.jobs, u.key) < ((p_after ->> 'uses')::integer, p_after ->> 'key')
      order by u.profiles + u.jobs desc, u.key desc
      limit page
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'key', u.key, 'profiles', u.profiles, 'jobs', u.jobs, 'written', u.written,
      'used_in', (
        select coalesce(jsonb_agg(j.title || ' at ' || c.name), '[]')
        from (
          select p.job_id, p.company_id from public.published_jobs p
          where p.required_skill_keys || p.preferred_skill_keys @> array[u.key] order by p.job_id limit 3
        ) as p
        join public.jobs j on j.id = p.job_id join public.companies c on c.id = p.company_id
      ),
      'neighbours', private.plausible_skills(u.key, u.written)
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
  insert into private.skill_aliases (written, skill, added_by)
  select distinct on (private.skill_spelling(given)) given, name_key, auth.uid() from unnest(array[name, private.trimmed(p_word)]) as given;
  delete from private.left_skills where spelling = name_key;
  delete from private.unknown_skills where key = spelled;
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
  insert into private.skill_aliases (written, skill, added_by) values (private.trimmed(p_word), skill.key, auth.uid());
  delete from private.unknown_skills where key = spelled;
  perform private.follow_vocabulary(array[spelled]);
  perform private.audit('skill.aliased', 'skill', null, null, jsonb_build_object('word', private.trimmed(p_word), 'name', skill.name));
exception
  when lock_not_available then
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved at this moment. Please try again');
end
$function$;

CREATE OR REPLACE FUNCTION public.note_account_email (
  p_user_id uuid,
  p_kind text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account public.profiles := private.account_to_decide(p_user_id);
  is_confirmed boolean := (select u.email_confirmed_at is not null from auth.users u where u.id = account.id);
begin
  if p_kind is null or p_kind not in ('confirmation', 'reset') then
    perform private.fail(422, 'invalid_input', 'This email does not exist');
  elsif private.is_suspended(account.id) then
    perform private.fail(409, 'account_suspended', 'This account is suspended. Lift that first.');
  elsif p_kind = 'confirmation' and is_confirmed then
    perform private.fail(409, 'already_confirmed', 'This email is confirmed already.');
  elsif p_kind = 'reset' and not is_confirmed then
    perform private.fail(409, 'not_confirmed', 'This email isn''t confirmed yet. Resend the confirmation instead.');
  end if;
  perform private.audit(case p_kind when 'reset' then 'account.reset_sent' else 'account.confirmation_sent' end, 'profile', account.id);
  return account.email;
end
$function$;

CREATE OR REPLACE FUNCTION public.preview_group_message (
  p_ids uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  people public.applications[] := array(select a from private.people_to_message(p_ids, me) a);
begin
  perform private.require_room(people[1].company_id, 'group_messages');
  return jsonb_build_object(
    'job_title', (select j.title from public.jobs j where j.id = people[1].job_id),
    'people', (
      select jsonb_agg(jsonb_build_object(
        'application_id', a.id, 'status', a.status, 'fields', private.message_fields(a, me.user_id),
        'name', (select m.candidate_name from private.application_matches m where m.application_id = a.id),
        'problem', private.group_message_problem(a, me)) order by array_position(p_ids, a.id))
      from unnest(people) as a),
    'templates', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'body', t.body) order by lower(t.name)), '[]')
      from private.message_templates t where t.company_id = people[1].company_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.preview_plan_change (
  p_company_id uuid,
  p_tier text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.fail(404, 'company_not_found', 'Company not found') where not exists (select from public.companies c where c.id = p_company_id);
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('tier', p_tier, 'status', 'active'), private.plans_rules('plan')));
  return jsonb_build_object(
    'now', private.plan_use(p_company_id),
    'after', private.plan_use(p_company_id, private.trimmed(p_tier)),
    'jobs', private.listed_open_jobs(p_company_id, private.plan_limit(private.trimmed(p_tier), 'open_jobs')));
end
$function$;

CREATE OR REPLACE FUNCTION public.put_forward_candidates (
  p_job_id uuid,
  p_candidate_ids uuid[],
  p_id uuid DEFAULT NULL::uuid
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
  made := (
    select count(*) from public.put_forwards f where f.request_id = p_id and f.job_id = p_job_id and f.put_forward_by = caller);
  if made > 0 then
    return made;
  end if;
  -- Nothing of what is asked changes meanwhile: an application on its way comes first, and so does the closing of the job. Locked is
  -- only what the caller may ask about, and each is looked at anew after it: waiting for the lock it may have become another's.
  perform from public.candidates c where c.id = any (wanted) and c.managing_company_id = any (me.candidate_company_ids) order by c.id for share;
  select count(*), array_agg(distinct c.managing_company_id) into within_reach, companies
  from public.candidates c where c.id = any (wanted) and private.manages_candidate(c, me);
  perform private.refuse_paused(c.managing_company_id)
  from public.candidates c where c.id = any (wanted) and c.managing_company_id = any (me.company_ids);
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
  perform private.fail(409, 'candidate_suspended', format(
    '%s can''t be reached right now. Leave them out to ask the others', coalesce(nullif(btrim(c.first_name || ' ' || c.last_name), ''), c.email)))
  from public.candidates c where c.id = any (wanted) and private.is_suspended(c.user_id);
  perform private.check_daily_quota('put_forwards', (
    select count(*) + cardinality(wanted) - 1 from public.put_forwards f where f.put_forward_by = caller and f.created_at > now() - interval '1 day'));
  for asked in
    insert into public.put_forwards as f (job_id, candidate_id, company_id, put_forward_by, request_id)
    select p_job_id, c.id, companies[1], caller, p_id
    from public.candidates c
    where c.id = any (wanted)
      and not exists (select from public.applications a where a.job_id = p_job_id and a.candidate_id = c.id)
      and not exists (select from public.jobs j where j.id = p_job_id and private.is_kept_from(c.id, j.company_id))
      and not private.is_blocked_between(c.id, companies[1])
    -- In one order, so that two colleagues who ask the same people wait for each other instead of for ever.
    order by c.id
    on conflict (candidate_id, job_id) do update set
      company_id = excluded.company_id, put_forward_by = excluded.put_forward_by, status = 'waiting', created_at = now(), answered_at = null,
      application_id = null, request_id = excluded.request_id,
      mailed_at = case when f.company_id = excluded.company_id and f.mailed_at > now() - interval '1 day' then f.mailed_at else now() end
    where f.status = 'withdrawn' or f.company_id <> excluded.company_id
    returning f.*
  loop
    made := made + 1;
    perform private.notify_of_put_forward(asked);
  end loop;
  return made;
end
$function$;

CREATE OR REPLACE FUNCTION public.read_calendar_feed (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  feed private.calendar_feeds;
  own uuid;
  theirs uuid[];
begin
  update private.calendar_feeds f
  set reads = case when f.counted_from < now() - interval '1 hour' then 1 else least(f.reads + 1, 1000) end,
    counted_from = case when f.counted_from < now() - interval '1 hour' then now() else f.counted_from end
  where f.token_hash = private.token_hash(p_token)
  returning * into feed;
  perform private.fail(404, 'calendar_not_found', 'There is no calendar at this address') where feed.user_id is null or private.is_suspended(feed.user_id);
  perform private.fail(429, 'too_many_requests', 'This calendar is read too often. Please try again in an hour.') where feed.reads > 60;
  own := (select c.id from public.candidates c where c.user_id = feed.user_id);
  theirs := array(
    select i.id from public.applications a join private.interviews i on i.application_id = a.id where a.candidate_id = own
    union
    select private.interviews_named_in(feed.user_id));
  return jsonb_build_object('entries', coalesce((
    select jsonb_agg(private.calendar_entry(i, a.candidate_id is not distinct from own) order by i.starts_at, i.id)
    from private.interviews i
    join public.applications a on a.id = i.application_id
    where i.id = any (theirs) and i.state = 'confirmed' and i.starts_at > now() - interval '90 days'
      and (a.candidate_id = own or exists (select from private.people_of_interview(i) t where t.user_id = feed.user_id))
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.register_company (
  p_company jsonb,
  p_first_name text DEFAULT NULL::text,
  p_last_name text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  membership public.company_users;
  company public.companies;
  rules private.rule[] := private.companies_rules('registered_profile') || private.companies_rules('registration');
  errors jsonb;
begin
  -- The lock makes a double submit wait for the first one and then find its company.
  account := private.lock_account(caller);
  if account.role is distinct from 'company' then
    perform private.fail(403, 'company_accounts_only', 'Only company accounts can register a company profile');
  end if;
  errors := private.registration_errors(p_company) || private.field_errors(
    jsonb_build_object('firstName', p_first_name, 'lastName', p_last_name), private.companies_rules('registrant'));
  perform private.refuse_field_errors(errors);

  membership := private.my_membership();
  if membership.id is null then
    if private.is_left_out('companySignUp') then
      perform private.fail(403, 'left_out', 'On this site, companies join by invitation.');
    end if;
    insert into public.companies (user_id) values (caller) returning * into company;
    insert into public.company_users (user_id, company_id, role, email)
    values (caller, company.id, 'company_admin', account.email) returning * into membership;
  elsif not private.can_at_company(membership.company_id, 'edit_registration') then
    perform private.fail(403, 'not_company_admin', 'Only company administrators can edit the registration');
  else
    select * into company from public.companies where id = membership.company_id for update;
  end if;
  perform private.edit_company(
    company, private.clean_fields(p_company, rules), resubmit => company.submitted_at is null or company.rejected_at is not null);
  update public.company_users set
    first_name = coalesce(nullif(private.trimmed(p_first_name), ''), first_name),
    last_name = coalesce(nullif(private.trimmed(p_last_name), ''), last_name)
  where id = membership.id;
  return company.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_added_person (
  p_token text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  added public.candidates;
  of private.traces;
begin
  if private.removed_merged(p_token) then
    return;
  end if;
  application := private.application_of_link(p_token);
  perform private.held_added_application(application.id);
  application := private.application_of_link(p_token);
  select * into added from public.candidates c where c.id = application.candidate_id;
  of := private.traces_of_added(added.email, array[added.id], array[application.id], application.company_id);
  perform private.clear_notices(of);
  -- The log has ids alone of them.
  of.words := '{}';
  perform private.clear_audit_log(of);
  perform private.note_removal(application, added.email, added.added_by_user_id);
  delete from private.pending_notifications pending where pending.subject_id = application.id;
  delete from public.email_outbox o where o.data ->> 'added_application_id' = application.id::text;
  perform private.clear_sent_to_added(added.email);
  perform private.forget_alerts(added.email);
  -- Row, file, notes, scorecards and history go with it.
  delete from public.candidates c where c.id = added.id;
  perform private.audit_as(
    null, 'person.removed', 'job', application.job_id, application.company_id, jsonb_build_object('job_id', application.job_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.renew_job_alert_request (
  p_token text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  request private.alert_requests;
begin
  perform private.alert_request(p_token);
  select * into request from private.alert_requests r where r.token = p_token for update;
  if private.alert_link_state(request) = 'expired' and private.may_email_alert(request.email) then
    update private.alert_requests r set token = private.new_token(), made_at = now(), mailed_at = now()
    where r.id = request.id returning * into request;
    perform private.email_alert_link(request);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.report_error (
  p_error jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  rules constant private.rule[] := private.administration_rules('error');
begin
  perform private.refuse_field_errors(private.field_errors(p_error, rules));
  if private.count_act('error_report', private.caller_digest(), 20, 2000) is null then
    return;
  end if;
  perform private.keep_error(
    p_error ->> 'source', p_error ->> 'message', p_error ->> 'screen', p_error ->> 'stack',
    substring(p_error ->> 'version' from '^\d{1,5}\.\d{1,5}\.\d{1,5}$'), p_error ->> 'browser');
end
$function$;

CREATE OR REPLACE FUNCTION public.request_job_alert (
  p_id uuid,
  p_email text,
  p_words text,
  p_filter jsonb,
  p_frequency text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  given jsonb := jsonb_build_object('email', p_email, 'frequency', p_frequency);
  to_email text := lower(private.trimmed(p_email));
  asked record := private.asked_search(p_words, p_filter);
  request private.alert_requests;
begin
  perform private.refuse_field_errors(private.field_errors(given, private.jobs_rules('alert')));
  if p_id is null then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  select * into request from private.alert_requests r where r.id = p_id for update;
  if request.id is not null then
    -- The same request again asks for its email again, a minute later at the earliest.
    if request.email = to_email and request.search_id is null and request.mailed_at < now() - interval '1 minute'
      and private.may_email_alert(to_email)
    then
      update private.alert_requests r set mailed_at = now() where r.id = p_id;
      perform private.email_alert_link(request);
    end if;
    return;
  end if;
  if private.may_email_alert(to_email) then
    insert into private.alert_requests (id, email, words, filter, frequency)
    values (p_id, to_email, asked.words, asked.filter, p_frequency)
    on conflict (id) do nothing
    returning * into request;
    if request.id is not null then
      perform private.email_alert_link(request);
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.respond_to_company_invitation (
  p_notification_id uuid,
  p_accept boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  notice public.notifications;
  stopped text;
begin
  select * into notice from public.notifications
  where id = p_notification_id and user_id = caller and type = 'company_invitation';
  stopped := private.respond_to_invitation_as(caller, (notice.data ->> 'invitation_id')::uuid, p_accept);
  return jsonb_strip_nulls(jsonb_build_object(
    'accepted', p_accept and stopped is null, 'stopped', stopped, 'company_name', notice.data ->> 'company_name'));
end
$function$;

CREATE OR REPLACE FUNCTION public.respond_to_invitation (
  p_invitation_id uuid,
  p_accept boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  stopped text := private.respond_to_invitation_as(private.require_caller(), p_invitation_id, p_accept);
begin
  return jsonb_strip_nulls(jsonb_build_object('accepted', p_accept and stopped is null, 'stopped', stopped));
end
$function$;

CREATE OR REPLACE FUNCTION public.run_schedule_now (
  p_name text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  if not exists (select from private.schedules() s where s.name = p_name) then
    perform private.fail(404, 'schedule_not_found', 'There is no such schedule');
  end if;
  return private.run_schedule(p_name);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_search (
  p_name text,
  p_words text,
  p_filter jsonb,
  p_frequency text,
  p_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save searches');
  asked_words text;
  asked_filter jsonb;
  search private.saved_searches;
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('name', p_name, 'frequency', p_frequency), private.jobs_rules('saved_search')));
  select asked.words, asked.filter into asked_words, asked_filter from private.asked_search(p_words, p_filter) asked;
  if private.search_words(asked_words) = '{}' and asked_filter = '{}' then
    perform private.fail(422, 'empty_search', 'Search for something or choose a filter first, then save it.');
  end if;
  perform private.lock_account(caller);
  select * into search from private.saved_searches s where s.id = p_id and s.user_id = caller;
  if search.id is not null then
    return private.saved_search_json(search);
  end if;
  select * into search from private.saved_searches s
  where s.user_id = caller and s.words = asked_words and s.filter = asked_filter and s.deleted_at is null;
  if search.id is not null then
    return public.change_saved_search(search.id, p_name, p_frequency);
  end if;
  perform private.refuse_too_many_searches(caller, p_id);
  insert into private.saved_searches (id, user_id, name, words, filter, frequency, next_at)
  values (coalesce(p_id, gen_random_uuid()), caller, private.trimmed(p_name), asked_words, asked_filter, p_frequency, private.next_search_mail(p_frequency))
  on conflict (id) do nothing
  returning * into search;
  if search.id is null then
    perform private.refuse_taken_id();
  end if;
  return private.saved_search_json(search);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_settings (
  p_changes jsonb,
  p_seen timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  rules private.rule[] := private.administration_rules('settings');
  announcement jsonb := private.object_at(p_changes, 'announcement');
  emails jsonb := private.object_at(p_changes, 'emails');
  before jsonb;
  changes jsonb;
  of_key text;
begin
  perform private.require_admin();
  -- One at a time, so that each sees what the other has saved.
  lock table private.settings in share row exclusive mode;
  before := private.settings_json();
  perform private.refuse_outdated(private.settings_version(), p_seen, before);
  perform private.refuse_field_errors(
    private.field_errors(p_changes, rules, false)
    || case when announcement <> '{}' then private.prefix_keys(private.announcement_errors(announcement), 'announcement.') else '{}' end);
  changes := private.clean_fields(p_changes, rules);
  perform private.refuse_field_errors(private.admin_email_errors(emails, (before || changes) ->> 'supportEmail'));
  if p_changes ? 'announcement' then
    changes := changes || jsonb_build_object('announcement', case when announcement <> '{}' then
      private.clean_fields(announcement, private.administration_rules('announcement'))
      || jsonb_build_object('endsAt', (announcement ->> 'endsAt')::timestamptz) end);
  end if;
  for of_key in select key from jsonb_each(changes) as change where change.value <> before -> change.key loop
    perform private.set_setting(of_key, changes -> of_key, before -> of_key);
  end loop;
  for of_key in select key from jsonb_each(emails) loop
    perform private.set_admin_emails(of_key, emails -> of_key);
    perform private.set_setting('emails', 'null', 'null');
  end loop;
  return private.settings_json();
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
      where private.has_places() and coalesce(city, '') <> '' and p.search ~>=~ wanted and p.search ~<~ (wanted || chr(1114111))
      group by p.name
      order by population desc, p.name
      limit 8
    ) as found
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.send_group_message (
  p_id uuid,
  p_ids uuid[],
  p_body text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  people public.applications[];
  words text := private.trimmed(p_body);
  errors jsonb := private.field_errors(jsonb_build_object('body', p_body), private.conversations_rules('group_message'));
  without text[];
begin
  perform private.require_caller();
  perform private.fail(422, 'invalid_input', 'This message could not be sent') where p_id is null;
  insert into private.group_messages (id, author_id) values (p_id, me.user_id) on conflict (id) do nothing;
  if not found then
    perform private.refuse_taken_id() where not exists (
      select from private.group_messages g where g.id = p_id and g.author_id = me.user_id);
    return private.group_message_json(private.own_group_message(p_id));
  end if;
  people := array(select a from private.people_to_message(p_ids, me) a);
  perform private.require_room(people[1].company_id, 'group_messages');
  if errors = '{}' and private.message_problem(words) is not null then
    errors := jsonb_build_object('body', private.message_problem(words));
  elsif errors = '{}' and exists (
    select from unnest(people) as a where char_length(private.fill_template(words, private.message_fields(a, me.user_id))) > 10000
  ) then
    errors := '{"body": "With the fields filled in it has more than 10,000 characters"}';
  end if;
  perform private.refuse_field_errors(errors);
  insert into private.group_message_people (group_id, application_id, body, problem)
  select p_id, a.id, case when problem is null then private.fill_template(words, private.message_fields(a, me.user_id)) else '' end, problem
  from unnest(people) as a, private.group_message_problem(a, me) as problem;
  -- Takes the lock under which one account's messages are counted.
  perform private.check_message_quotas(me.user_id);
  perform private.fail(429, 'too_many_messages', format(
    'With these you would send more than %s messages in an hour, which is the most we take. Please try again later.', private.hourly_messages()))
  where private.hourly_messages() < (
    (select count(*) from private.application_messages m where m.author_id = me.user_id and m.created_at > now() - interval '1 hour')
    + (select count(*) from private.group_messages g join private.group_message_people p on p.group_id = g.id
       where g.author_id = me.user_id and g.ended is null and p.problem is null));
  perform private.fail(409, 'nobody_left', 'Nobody is left to write to')
  where not exists (select from private.group_message_people p where p.group_id = p_id and p.problem is null);
  without := array(
    select (select m.candidate_name from private.application_matches m where m.application_id = a.id)
    from unnest(people) as a
    join private.group_message_people p on p.group_id = p_id and p.application_id = a.id and p.problem is null
    where a.answer_due is null and strpos(words, '{reply_by}') > 0);
  perform private.refuse_field_errors(jsonb_build_object('body', 'No reply-by date: ' || private.listed_names(without)))
  where cardinality(without) > 0;
  return private.group_message_json((select g from private.group_messages g where g.id = p_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.set_company_subscription (
  p_company_id uuid,
  p_tier text,
  p_expires_at timestamp with time zone DEFAULT NULL::timestamp with time zone,
  p_status text DEFAULT 'active'::text,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone,
  p_default_end boolean DEFAULT false,
  p_keep uuid[] DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  plan jsonb;
  before jsonb;
  wanted jsonb;
  errors jsonb;
begin
  perform private.require_admin();
  if p_default_end and private.trimmed(p_tier) = 'free_trial' then
    p_expires_at := now() + private.trial_days() * interval '1 day';
  end if;
  errors := private.field_errors(jsonb_build_object('tier', p_tier, 'status', p_status), private.plans_rules('plan'));
  if not isfinite(p_expires_at) then
    errors := errors || '{"expiresAt": "Choose a date"}';
  end if;
  perform private.refuse_field_errors(errors);
  company := private.locked_company(p_company_id);
  plan := private.subscription_json(company.id);
  before := plan - '{company_id, updated_at}'::text[];
  wanted := jsonb_build_object('tier', private.trimmed(p_tier), 'status', private.trimmed(p_status), 'expires_at', p_expires_at);
  -- Who asks for what is there already loses nothing by a colleague's change.
  if before is not distinct from wanted then
    return plan;
  end if;
  perform private.refuse_changed_plan(plan, p_updated_at);
  insert into public.company_subscriptions (company_id, tier, status, expires_at)
  values (company.id, private.trimmed(p_tier)::public.subscription_tier, private.trimmed(p_status)::public.subscription_status, p_expires_at)
  on conflict (company_id) do update set tier = excluded.tier, status = excluded.status, expires_at = excluded.expires_at;
  if p_keep is not null then
    perform private.keep_open(company.id, p_keep);
  end if;
  perform private.audit('subscription.changed', 'company', company.id, company.id, jsonb_build_object('from', before, 'to', wanted));
  perform private.hold_plan_change(company.id, before);
  return private.subscription_json(company.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_error_state (
  p_id uuid,
  p_state text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  if p_state is null or p_state not in ('open', 'fixed', 'ignored') then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  update private.errors e set state = p_state where e.id = p_id;
  if not found then
    perform private.fail(404, 'error_not_found', 'This error is no longer listed');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.sign_out_account (
  p_user_id uuid,
  p_session_id uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account public.profiles := private.account_to_decide(p_user_id);
  ended integer;
begin
  perform private.refuse_own_account(account);
  -- Their refresh tokens go with them.
  delete from auth.sessions s where s.user_id = account.id and (p_session_id is null or s.id = p_session_id);
  get diagnostics ended = row_count;
  if ended > 0 then
    perform private.audit('account.signed_out', 'profile', account.id, null, jsonb_build_object('sessions', ended));
    perform private.notify(account.id, 'role_changed.signed_out', jsonb_build_object('count', ended));
    perform private.enqueue_email('signed_out', account.email, '{"path": "/signin"}');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.stop_job_alerts (
  p_token text,
  p_ids uuid[],
  p_stop boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  alerts private.alert_addresses := private.alerts_of_link(p_token);
begin
  perform private.lock_alerts(alerts.email);
  update private.saved_searches s set deleted_at = case when p_stop then coalesce(s.deleted_at, now()) end
  where s.id = any (p_ids) and s.address_id = alerts.id;
  perform private.refuse_too_many_alerts(alerts.id, 0) where p_stop is not true;
  return private.job_alerts_json(alerts);
end
$function$;

CREATE OR REPLACE FUNCTION public.suspend_account (
  p_user_id uuid,
  p_reason text,
  p_words text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account public.profiles := private.account_to_decide(p_user_id);
begin
  perform private.refuse_own_account(account);
  perform private.suspend(row(account.id, account.id, null, p_reason, p_words, null, null)::private.suspensions);
  -- Their refresh tokens go with them.
  delete from auth.sessions s where s.user_id = account.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.suspend_company (
  p_company_id uuid,
  p_reason text,
  p_words text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  perform private.require_admin();
  company := private.locked_company(p_company_id);
  if not company.is_approved then
    perform private.fail(409, 'not_approved', 'This company isn''t approved, so it reaches nobody already.');
  end if;
  perform private.suspend(row(company.id, null, company.id, p_reason, p_words, null, null)::private.suspensions);
  update public.companies c set suspended_at = now() where c.id = company.id and c.suspended_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION public.take_job_offline (
  p_job_id uuid,
  p_reason text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs;
begin
  perform private.require_admin();
  select * into job from public.jobs j where j.id = p_job_id and j.deleted_at is null for update;
  if job.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  elsif not private.can_take_offline(job) then
    perform private.fail(409, 'not_online', 'This job isn''t published, or it''s offline already.');
  end if;
  insert into private.reported_jobs as reported (job_id, waiting_since) values (job.id, now())
  on conflict (job_id) do update set waiting_since = coalesce(reported.waiting_since, now());
  return public.decide_job_reports(job.id, 'offline', p_reason);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_account_deletion (
  p_user_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account public.profiles := private.account_to_decide(p_user_id);
begin
  perform private.undo_pending('account_deletion', account.id, message => 'It is too late: the account is being deleted.');
  perform private.audit('account.deletion_undone', 'profile', account.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_company_decision (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_admin();
  company public.companies := private.locked_company(p_company_id);
  decision private.pending_notifications := private.undo_pending(
    'company_decision', company.id, company.updated_at,
    'It is too late: the company has been told, or something has changed since. It can still be decided anew.');
begin
  perform private.restore_plan(company.id, decision.facts -> 'plan_before') where decision.facts ? 'plan_before';
  perform private.audit('company.decision_undone', 'company', company.id, company.id, jsonb_build_object('was', decision.facts ->> 'key'));
  company := private.restore_company(
    jsonb_populate_record(null::public.companies, decision.before -> 'company'),
    jsonb_populate_record(null::public.company_proposals, nullif(decision.before -> 'proposal', 'null')));
  -- The decision it had taken the place of is about the company as it is now.
  update private.pending_notifications pending set version = company.updated_at
  where pending.kind = 'company_decision' and pending.subject_id = company.id;
  -- In a statement of its own, which sees the proposal that came back.
  return private.company_json(company);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_delete_company_note (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  note private.company_notes;
begin
  perform private.require_admin();
  note := jsonb_populate_record(note, (private.undo_pending('company_note', p_id)).before);
  perform from public.companies c where c.id = note.company_id for key share;
  perform private.fail(404, 'company_not_found', 'Company not found') where not found;
  -- Its author's account may be gone by now.
  note.author_id := (select p.id from public.profiles p where p.id = note.author_id);
  insert into private.company_notes select note.*;
  perform private.audit('company.note_kept', 'company', note.company_id, note.company_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_plan_request (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  undone private.pending_notifications;
begin
  -- The company first, as when asking.
  perform from public.companies c
  where c.id = (select r.company_id from private.plan_requests r where r.id = p_id and r.asked_by = caller) for no key update;
  undone := private.undo_pending('plan_request', p_id);
  delete from private.plan_requests r where r.id = p_id;
  update private.plan_requests r set ended = null, ended_at = null
  where r.id = (undone.before ->> 'replaced')::uuid and r.ended = 'replaced'
    -- A colleague may have asked for another one since.
    and not exists (select from private.plan_requests w where w.company_id = r.company_id and w.ended is null);
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
  insert into private.unknown_skills (key) values (spelled) on conflict do nothing;
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
  alerts private.alert_addresses := (select a from private.alert_addresses a where a.token = p_token);
  link private.unsubscribe_links;
begin
  if alerts.id is not null then
    perform public.stop_job_alerts(p_token, array(select s.id from private.saved_searches s where s.address_id = alerts.id), true);
    return private.alerts_unsubscribe_json(p_token);
  end if;
  link := private.unsubscribe_link(p_token);
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
  perform private.refuse_field_errors(private.hiring_errors(p_company));
  changes := private.clean_fields(p_company, private.companies_rules('profile')) || private.clean_hiring(p_company) || registration;
  select * into company from public.companies where id = p_company_id for update;
  if p_company ? 'pictures' then
    perform private.refuse_field_errors(private.picture_errors(p_company_id, p_company -> 'pictures'));
    changes := changes || jsonb_build_object('pictures', private.clean_pictures(p_company -> 'pictures'));
  end if;
  perform private.refuse_outdated(company.updated_at, p_updated_at, private.company_json(company));
  perform private.refuse_field_errors(
    private.changed_home_errors(to_jsonb(company), registration));
  company := private.edit_company(
    company, changes,
    resubmit => registration <> '{}' and (company.submitted_at is null or company.rejected_at is not null));
  return private.company_json(company);
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
  -- The plan before the job. Another last day may open a job again.
  if p_job ? 'status' or p_job ? 'expires_at' then
    perform private.hold_plan(job.company_id);
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

  if job.status = 'published' and (before.status <> 'published' or job.title <> before.title) then
    perform private.refuse_held_offline(job);
  end if;
  if job.status = 'published' and before.status <> 'published' then
    perform private.require_live_company(job.company_id);
    if private.is_expired(job) then
      perform private.refuse_field_errors('{"expires_at": "The expiry date cannot be before today"}');
    end if;
  end if;
  if private.is_open_job(job) and not private.is_open_job(before) then
    perform private.require_room(job.company_id, 'open_jobs');
  end if;

  update public.jobs set
    (title, description, location, locations, job_type, experience_level, experience_required, education_required, salary_min, salary_max,
     skills_required, requirements, preferred_skills, status, expires_at, answer_days, workplace,
     pay_period, posted_at)
    = (job.title, job.description, job.location, job.locations, job.job_type, job.experience_level, job.experience_required,
     job.education_required, job.salary_min, job.salary_max, job.skills_required, job.requirements, job.preferred_skills, job.status,
     job.expires_at, job.answer_days, job.workplace, job.pay_period, case when job.status = 'published' then coalesce(posted_at, now()) else posted_at end)
  where id = job.id;
  return private.company_job_json(job.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.warn_company (
  p_id uuid,
  p_company_id uuid,
  p_words text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  said text;
begin
  perform private.require_admin();
  said := private.require_words(p_words, p_id);
  company := private.locked_company(p_company_id);
  if private.is_said('company.warned', company.id, p_id) then
    return;
  end if;
  perform private.audit('company.warned', 'company', company.id, company.id, jsonb_build_object('words', said, 'act', p_id));
  perform private.notify_company_admins(
    company, 'company_warned', jsonb_build_object('words', said), 'company_warned', jsonb_build_object('words', said, 'path', '/company/dashboard'));
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_admin (
  p_user_id uuid,
  p_keep_invitations boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_admin();
  admins uuid[];
  ended integer;
begin
  -- All of them, in one order: of two who withdraw each other's right the second finds the caller to be none any more.
  admins := array(select id from public.profiles where role = 'admin' order by id for update);
  perform private.require_admin();
  if not p_user_id = any (admins) or p_user_id is null then
    perform private.fail(404, 'admin_not_found', 'This account is no administrator');
  elsif not exists (select from unnest(admins) as other (id) where other.id <> p_user_id and not private.is_suspended(other.id)) then
    perform private.fail(409, 'last_admin', 'The last administrator stays. Invite another one first.');
  end if;
  if p_keep_invitations and p_user_id <> caller then
    update public.invitations set invited_by_admin_id = caller where invited_by_admin_id = p_user_id and status = 'pending';
  else
    update public.invitations set status = 'revoked' where invited_by_admin_id = p_user_id and status = 'pending';
  end if;
  get diagnostics ended = row_count;
  update public.profiles set role = 'candidate' where id = p_user_id;
  perform private.audit('admin.withdrawn', 'profile', p_user_id, null, jsonb_build_object(
    'name', private.person_name(p_user_id), 'invitations', ended, 'kept', p_keep_invitations and p_user_id <> caller));
  perform private.add_candidate_record(p_user_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_plan_request (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_plan_asker((select r.company_id from private.plan_requests r where r.id = p_id));
  perform private.end_plan_request(p_id, 'withdrawn');
  perform private.fail(409, 'request_decided', 'This request was decided already.')
  where exists (select from private.plan_requests r where r.id = p_id and r.ended in ('granted', 'declined'));
end
$function$;

CREATE OR REPLACE FUNCTION public.write_to_job_reporters (
  p_id uuid,
  p_job_id uuid,
  p_words text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  reported private.reported_jobs := private.locked_report(p_job_id);
  said text := private.require_words(p_words, p_id);
  job public.jobs;
begin
  select * into job from public.jobs j where j.id = reported.job_id;
  if private.is_said('job.reporters_answered', job.id, p_id) then
    return;
  end if;
  perform private.write_to(r.reporter, 'job_report_answered.words', said, job.title, jsonb_build_object('job_id', job.id), '/jobs/' || job.id)
  from private.job_reports r
  where r.job_id = job.id and r.decided_at is not distinct from case when reported.waiting_since is null then reported.decided_at end;
  perform private.audit('job.reporters_answered', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'words', said, 'act', p_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.write_to_message_reporters (
  p_id uuid,
  p_message_id uuid,
  p_words text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message private.application_messages := private.locked_reported_message(p_message_id);
  words_said text := private.require_words(p_words, p_id);
  application public.applications;
  job_title text;
begin
  select * into application from public.applications a where a.id = message.application_id;
  job_title := (select j.title from public.jobs j where j.id = application.job_id);
  if private.is_said('message.reporters_answered', message.id, p_id) then
    return;
  end if;
  perform private.write_to(r.reporter_id, 'message_report_answered.words', words_said, job_title, place.data, place.path)
  from private.message_reports r cross join lateral private.conversation_notice(message, r.reporter_side) place
  where r.message_id = message.id and r.reporter_id is not null
    and (r.decision is null or not exists (select from private.message_reports o where o.message_id = message.id and o.decision is null));
  perform private.audit('message.reporters_answered', 'message', message.id, application.company_id, jsonb_build_object('words', words_said, 'act', p_id));
end
$function$;

ALTER TABLE "private"."admin_email_recipients"
  ADD CONSTRAINT "admin_email_recipients_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."alert_requests"
  ADD CONSTRAINT "alert_requests_search_id_fkey" FOREIGN KEY (search_id) REFERENCES private.saved_searches(id) ON DELETE CASCADE;

ALTER TABLE "private"."alerted_jobs"
  ADD CONSTRAINT "alerted_jobs_address_id_fkey" FOREIGN KEY (address_id) REFERENCES private.alert_addresses(id) ON DELETE CASCADE;

ALTER TABLE "private"."alerted_jobs"
  ADD CONSTRAINT "alerted_jobs_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."company_notes"
  ADD CONSTRAINT "company_notes_author_id_fkey" FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."company_notes"
  ADD CONSTRAINT "company_notes_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."pending_notifications"
  ADD CONSTRAINT "pending_notifications_kind_check" CHECK ((kind = ANY (ARRAY['company_decision'::text, 'plan'::text, 'job_reports'::text, 'message_report'::text, 'assignment'::text, 'move'::text, 'move_email'::text, 'added_person'::text, 'team_removal'::text, 'merge'::text, 'nudge'::text, 'plan_request'::text, 'suspension'::text, 'account_deletion'::text, 'company_note'::text])));

ALTER TABLE "private"."plan_requests"
  ADD CONSTRAINT "plan_requests_asked_by_fkey" FOREIGN KEY (asked_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."plan_requests"
  ADD CONSTRAINT "plan_requests_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."saved_searches"
  ADD CONSTRAINT "saved_searches_address_id_fkey" FOREIGN KEY (address_id) REFERENCES private.alert_addresses(id) ON DELETE CASCADE;

ALTER TABLE "private"."saved_searches"
  ADD CONSTRAINT "saved_searches_one_owner" CHECK ((num_nonnulls(user_id, address_id) = 1));

ALTER TABLE "private"."settings"
  ADD CONSTRAINT "settings_changed_by_fkey" FOREIGN KEY (changed_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."suspensions"
  ADD CONSTRAINT "suspensions_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."suspensions"
  ADD CONSTRAINT "suspensions_suspended_by_fkey" FOREIGN KEY (suspended_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."suspensions"
  ADD CONSTRAINT "suspensions_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_type_check" CHECK ((type = ANY (ARRAY['company_invitation'::text, 'application_received'::text, 'application_status'::text, 'application_withdrawn'::text, 'company_approved'::text, 'company_rejected'::text, 'subscription_changed'::text, 'job_assigned'::text, 'candidate_assigned'::text, 'role_changed'::text, 'admin_joined'::text, 'partnership_changed'::text, 'shown_to_partner'::text, 'put_forward'::text, 'put_forward_answered'::text, 'registration_unfinished'::text, 'application_assigned'::text, 'mentioned'::text, 'answer_due'::text, 'management_ended'::text, 'job_reported'::text, 'job_taken_offline'::text, 'job_report_answered'::text, 'candidate_left'::text, 'message_received'::text, 'interview_proposed'::text, 'interview_changed'::text, 'interview_reminder'::text, 'offer_made'::text, 'offer_ended'::text, 'applicant_message'::text, 'interview_answered'::text, 'interview_soon'::text, 'offer_answered'::text, 'message_reported'::text, 'message_report_answered'::text, 'message_removed'::text, 'invitation_released'::text, 'plan_requested'::text, 'plan_full'::text, 'company_warned'::text])));

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
        CASE
            WHEN published.is_over_plan THEN '-infinity'::timestamp with time zone
            ELSE COALESCE(private.end_of_day(j.expires_at), 'infinity'::timestamp with time zone)
        END AS visible_until,
    (to_tsvector('english'::regconfig, private.searchable(concat_ws(' '::text, j.title, array_to_string((j.skills_required || j.preferred_skills), ' '::text), array_to_string((j.location || j.locations), ' '::text), j.description))) || array_to_tsvector(ARRAY[private.company_word(j.company_id)])) AS search,
    ARRAY( SELECT said.term
           FROM private.place_terms((j.location || j.locations)) said(term)) AS place_terms,
    j.pay_period,
    private.workplace_of(j.job_type, j.workplace) AS workplace
   FROM (((public.jobs j
     LEFT JOIN public.published_jobs published ON ((published.job_id = j.id)))
     CROSS JOIN LATERAL private.asked_skills(j.skills_required) required(names, keys))
     CROSS JOIN LATERAL private.asked_skills(j.preferred_skills) preferred(names, keys))
  WHERE j.is_active;

CREATE VIEW "private"."waiting_plans" WITH (security_invoker=true) AS  SELECT c.id AS company_id,
    c.name,
    s.tier,
    s.expires_at,
        CASE
            WHEN (s.expires_at IS NULL) THEN c.approved_at
            ELSE (private.plan_end(s.expires_at) - '7 days'::interval)
        END AS since
   FROM (public.companies c
     LEFT JOIN public.company_subscriptions s ON ((s.company_id = c.id)))
  WHERE (c.is_approved AND (NOT (c.id IN ( SELECT r.company_id
           FROM private.waiting_plan_requests() r(id, company_id, company_name, since, tier)))) AND ((s.company_id IS NULL) OR ((s.tier = 'none'::public.subscription_tier) AND (s.updated_at <= c.approved_at)) OR (private.is_plan_active(s.*) AND (s.expires_at <= (now() + '7 days'::interval)) AND (private.plan_end(s.expires_at) <= (now() + '7 days'::interval)))));

CREATE INDEX admin_email_recipients_user_index ON private.admin_email_recipients USING btree (user_id);

CREATE INDEX alert_requests_email_index ON private.alert_requests USING btree (email);

CREATE INDEX alert_requests_made_at_index ON private.alert_requests USING btree (made_at);

CREATE INDEX alert_requests_search_index ON private.alert_requests USING btree (search_id);

CREATE INDEX alerted_jobs_job_index ON private.alerted_jobs USING btree (job_id);

CREATE INDEX company_notes_author_index ON private.company_notes USING btree (author_id);

CREATE INDEX company_notes_company_index ON private.company_notes USING btree (company_id, created_at DESC, id DESC);

CREATE INDEX counted_acts_act_index ON private.counted_acts USING btree (act, at);

CREATE INDEX errors_seen_index ON private.errors USING btree (state, last_seen_at DESC, id DESC);

CREATE INDEX plan_requests_asker_index ON private.plan_requests USING btree (asked_by);

CREATE INDEX plan_requests_company_index ON private.plan_requests USING btree (company_id, asked_at DESC);

CREATE UNIQUE INDEX plan_requests_one_waiting ON private.plan_requests USING btree (company_id)
  WHERE (ended IS NULL);

CREATE INDEX saved_searches_address_index ON private.saved_searches USING btree (address_id);

CREATE INDEX settings_changed_by_index ON private.settings USING btree (changed_by);

CREATE INDEX suspensions_by_index ON private.suspensions USING btree (suspended_by);

CREATE INDEX suspensions_users_index ON private.suspensions USING btree (suspended_at)
  WHERE (user_id IS NOT NULL);

CREATE INDEX email_outbox_company_index ON public.email_outbox USING btree (company_id, created_at DESC, id DESC)
  WHERE (company_id IS NOT NULL);

CREATE INDEX jobs_newest_index ON public.jobs USING btree (created_at DESC, id DESC);

CREATE INDEX profiles_last_seen_index ON public.profiles USING btree (last_seen_at DESC, id DESC);

CREATE INDEX published_jobs_over_plan_index ON public.published_jobs USING btree (company_id)
  WHERE is_over_plan;

CREATE TRIGGER note_sign_in
  AFTER UPDATE OF last_sign_in_at ON auth.users
  FOR EACH ROW
  WHEN ((new.last_sign_in_at IS DISTINCT FROM old.last_sign_in_at))
  EXECUTE FUNCTION private.note_sign_in();

CREATE TRIGGER companies_pause_invitations
  AFTER UPDATE OF is_approved, suspended_at ON public.companies
  FOR EACH ROW
  WHEN (((new.is_approved IS DISTINCT FROM old.is_approved) OR (new.suspended_at IS DISTINCT FROM old.suspended_at)))
  EXECUTE FUNCTION private.follow_changed_approval();

CREATE TRIGGER company_subscriptions_note_first_plan
  BEFORE INSERT OR UPDATE ON public.company_subscriptions
  FOR EACH ROW
  EXECUTE FUNCTION private.note_first_plan();

CREATE POLICY "Suspended accounts reach no row" ON "public"."applications"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING ((NOT ( SELECT private.is_suspended() AS is_suspended)));

CREATE POLICY "Suspended accounts reach no row" ON "public"."candidate_assignments"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING ((NOT ( SELECT private.is_suspended() AS is_suspended)));

CREATE POLICY "Suspended accounts reach no row" ON "public"."candidates"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING ((NOT ( SELECT private.is_suspended() AS is_suspended)));

CREATE POLICY "Suspended accounts reach no row" ON "public"."companies"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING ((NOT ( SELECT private.is_suspended() AS is_suspended)));

CREATE POLICY "Suspended accounts reach no row" ON "public"."company_relationships"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING ((NOT ( SELECT private.is_suspended() AS is_suspended)));

CREATE POLICY "Suspended accounts reach no row" ON "public"."company_subscriptions"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING ((NOT ( SELECT private.is_suspended() AS is_suspended)));

CREATE POLICY "Suspended accounts reach no row" ON "public"."company_users"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING ((NOT ( SELECT private.is_suspended() AS is_suspended)));

CREATE POLICY "Suspended accounts reach no row" ON "public"."conversations"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING ((NOT ( SELECT private.is_suspended() AS is_suspended)));

CREATE POLICY "Suspended accounts reach no row" ON "public"."job_assignments"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING ((NOT ( SELECT private.is_suspended() AS is_suspended)));

CREATE POLICY "Suspended accounts reach no row" ON "public"."jobs"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING ((NOT ( SELECT private.is_suspended() AS is_suspended)));

CREATE POLICY "Suspended accounts reach no row" ON "public"."notifications"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING ((NOT ( SELECT private.is_suspended() AS is_suspended)));

CREATE POLICY "Suspended accounts reach no row" ON "public"."profiles"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING ((NOT ( SELECT private.is_suspended() AS is_suspended)));

CREATE POLICY "Suspended accounts reach no row" ON "public"."team_news"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING ((NOT ( SELECT private.is_suspended() AS is_suspended)));

COMMENT ON COLUMN "private"."admin_email_recipients"."user_id" IS 'Null: the support address.';

COMMENT ON COLUMN "private"."alert_requests"."made_at" IS 'When the link was made, which works for a day.';

COMMENT ON COLUMN "private"."alert_requests"."search_id" IS 'What it started, or null before its link was used.';

COMMENT ON COLUMN "private"."errors"."browsers" IS 'How often by browser family, ten at most.';

COMMENT ON COLUMN "private"."errors"."mailed_at" IS 'When administrators were mailed about it.';

COMMENT ON COLUMN "private"."errors"."version" IS 'The newest version it was met in; one that is fixed opens again in a later one.';

COMMENT ON COLUMN "private"."plan_requests"."reason" IS 'Why it was declined; the company reads it.';

COMMENT ON COLUMN "private"."saved_searches"."address_id" IS 'Of a visitor''s alert, in place of user_id.';

COMMENT ON COLUMN "private"."suspensions"."reason" IS 'SuspensionReason of the contracts, which administrators alone read.';

COMMENT ON COLUMN "private"."suspensions"."words" IS 'What the administrator wrote to the person, or to the company.';

COMMENT ON COLUMN "public"."companies"."suspended_at" IS 'Since when an administrator has suspended it (private.suspensions says why); null while it is not.';

COMMENT ON COLUMN "public"."company_subscriptions"."first_plan_at" IS 'When it was given its first plan, unless that was undone; private.note_first_plan sets it.';

COMMENT ON COLUMN "public"."email_outbox"."company_id" IS 'Of an email to a company''s team: administrators list them with the company. No foreign key, so that writing one locks no company.';

COMMENT ON COLUMN "public"."profiles"."last_seen_at" IS 'The last sign-in or, brought along at night, the last renewed session; -infinity before the first.';

COMMENT ON COLUMN "public"."published_jobs"."is_over_plan" IS 'Hidden, because the plan has room for fewer open jobs (plans/open_jobs.sql).';

COMMENT ON COLUMN "public"."published_jobs"."visible_until" IS 'The end of the job''s last day, infinity, or -infinity while it is over its company''s plan; its company may end before. Compared at read time.';

COMMENT ON FUNCTION "private"."accept_invitation_as"(uuid, uuid) IS 'Accepts an invitation for an account. Gives {kind, company_id}; repeated by the same account it gives the same; with stopped, the reason, where the plan has no room: the invitation stays open. PT403 for another or unconfirmed email, PT404 when it is not open, PT409 when the account cannot become what it grants, or company_stopped while its company may not (RULES: Invitations).';

COMMENT ON FUNCTION "private"."account_state"(auth.users) IS 'AccountState of the contracts.';

COMMENT ON FUNCTION "private"."account_to_decide"(uuid) IS 'The account an administrator decides about, locked. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."address_errors"(jsonb) IS 'Errors of an address by field.';

COMMENT ON FUNCTION "private"."address_words"(text) IS 'Words as an address carries them: "C# lead, Zürich" is "c-sharp-lead-zurich". Declared IMMUTABLE for indexes. contracts/page-address.ts says the same; a test compares them.';

COMMENT ON FUNCTION "private"."admin_email_errors"(jsonb, text) IS 'Field to message of lists of recipients. PT422 for a kind that does not exist.';

COMMENT ON FUNCTION "private"."admin_email_ids"(text) IS 'One list of AdminEmails (contracts/administration/settings.ts): who gets this kind now.';

COMMENT ON FUNCTION "private"."admin_email_kinds"() IS 'Emails to administrators: adminEmailKinds of the contracts, in the order they are shown.';

COMMENT ON FUNCTION "private"."admin_emails"(text) IS 'The addresses that get this kind of email to administrators. Every administrator''s when those chosen are gone, so that no email goes unread.';

COMMENT ON FUNCTION "private"."admin_job_state"(public.jobs, text) IS 'AdminJobState (contracts/jobs/all-jobs.ts): taken offline by an administrator, else the status its company''s list shows.';

COMMENT ON FUNCTION "private"."alert_request"(text) IS 'What a link starts. PT404, the same for every link that does not work.';

COMMENT ON FUNCTION "private"."alert_request_json"(private.alert_requests) IS 'AlertRequest (contracts/jobs/job-alert.ts), for who holds the mail.';

COMMENT ON FUNCTION "private"."alerts_of_link"(text) IS 'The address behind a link. PT404.';

COMMENT ON FUNCTION "private"."alerts_unsubscribe_json"(text) IS 'UnsubscribeLink (contracts/notifications/notification.ts) of an alert email, or null for another link.';

COMMENT ON FUNCTION "private"."announcement_errors"(jsonb) IS 'Field to message of what is wrong with an announcement.';

COMMENT ON FUNCTION "private"."announcement_json"() IS 'Announcement (contracts/administration/settings.ts) until it ends, then null.';

COMMENT ON FUNCTION "private"."apply_schedules"() IS 'Has pg_cron run what private.schedules lists, and nothing else of ours. Safe to repeat.';

COMMENT ON FUNCTION "private"."asked_search"(text, jsonb) IS 'Words and JobFilter as they are kept. PT422 for an unknown filter.';

COMMENT ON FUNCTION "private"."bring_last_seen"(integer) IS 'Brings along when people were seen whose sessions were renewed since they signed in.';

COMMENT ON FUNCTION "private"."call_function"(text) IS 'Has pg_net call a function of ours, by the address and secret in Vault; its answer is private.keep_failed_calls'' to look at. Hosted only.';

COMMENT ON FUNCTION "private"."caller_digest"() IS 'A keyed digest of the caller''s account or, signed out, of the network address.';

COMMENT ON FUNCTION "private"."can_ask_for_plan"(uuid) IS 'Whether the caller asks for plans and chooses jobs for a company: its administrators (RULES: Plans).';

COMMENT ON FUNCTION "private"."can_take_offline"(public.jobs) IS 'Whether an administrator can take it offline: published once, there, and not offline already.';

COMMENT ON FUNCTION "private"."candidate_with"(text) IS 'The candidate account with this confirmed address, or null.';

COMMENT ON FUNCTION "private"."changed_home_errors"(jsonb, jsonb) IS 'The same of changes of a stored company; what was wrong with it before refuses none of them.';

COMMENT ON FUNCTION "private"."check_partnership"() IS 'Row trigger: the rules of a partnership with their texts (RULES: Administration), and which one exists already. Two inserts at once are still kept apart by the unique index. SECURITY DEFINER: it reads plans.';

COMMENT ON FUNCTION "private"."clean_hiring"(jsonb) IS 'What data says of hiring, as it is stored.';

COMMENT ON FUNCTION "private"."company_figures"(uuid, timestamp with time zone) IS 'CompanyFigures of the contracts: applications and hires since then, interviews held, days to the first reply (median, from three on), and replies that were due and kept.';

COMMENT ON FUNCTION "private"."company_is_live"(uuid) IS 'True when approved, not suspended, with a live plan: what publishing asks (RULES: Companies).';

COMMENT ON FUNCTION "private"."company_note_json"(private.company_notes) IS 'CompanyNote (contracts/administration/company-page.ts).';

COMMENT ON FUNCTION "private"."company_reports"(uuid) IS 'CompanyReports of the contracts: its reported jobs and messages its team wrote, those that wait first, the 50 newest; never what was written or by whom it was reported.';

COMMENT ON FUNCTION "private"."company_team"(uuid) IS 'TeamMember[] of the contracts: the 200 seen last.';

COMMENT ON FUNCTION "private"."company_tier"(uuid) IS 'The plan a company has, ended or not; none without one.';

COMMENT ON FUNCTION "private"."count_act"(text, bytea, integer, integer, interval) IS 'Counts an act of a client and gives how many there were before it, of everybody; null, and not counted, past a limit.';

COMMENT ON FUNCTION "private"."count_platform_days"() IS 'Counts the days since it last ran, at first 180. Called on a schedule every hour; does something once a day.';

COMMENT ON FUNCTION "private"."counted_words"(bigint, text) IS 'How many of something as people read it: "2 documents".';

COMMENT ON FUNCTION "private"."day_in_words"(timestamp with time zone) IS 'A day (UTC) as people read it: "Nov 3", with another year''s number.';

COMMENT ON FUNCTION "private"."delete_requested_account"(private.pending_notifications) IS 'Deletes an account as its owner would; it stays if a company has come to depend on it.';

COMMENT ON FUNCTION "private"."earlier_reports"(uuid, uuid) IS 'EarlierReports of the contracts: what was decided about other jobs of a company and messages it wrote, and how often it was warned.';

COMMENT ON FUNCTION "private"."email_alert_link"(private.alert_requests) IS 'Emails the link that starts an alert. Nothing of what a stranger typed goes along.';

COMMENT ON FUNCTION "private"."email_health"() IS 'EmailHealth (contracts/administration/health.ts).';

COMMENT ON FUNCTION "private"."end_plan_request"(uuid, text, text) IS 'Ends a waiting request, of which no one is notified anymore; null for one that has ended.';

COMMENT ON FUNCTION "private"."enqueue_email"(text, text, jsonb, boolean, uuid) IS 'Puts one mail into the outbox and gives its id. data is what the template shows; its key path is a path of the site ("/company/dashboard"), which delivery turns into a link. A suspended account gets no other email than about that. held: whoever calls delivers it at once, by claim_emails with its id; the outbox leaves it alone for half a minute. of_company: the company to whose team it goes.';

COMMENT ON FUNCTION "private"."expiring"(text, integer) IS 'How many would be deleted tonight if something were kept so many days; 10,000 for more.';

COMMENT ON FUNCTION "private"."fills_after_end"(public.invitations, timestamp with time zone) IS 'Whether an invitation that ended before then without being accepted still holds what it would have filled in.';

COMMENT ON FUNCTION "private"."fit_open_jobs"(uuid, uuid[]) IS 'Hides a company''s open jobs over the limit of its plan and shows the others.';

COMMENT ON FUNCTION "private"."follow_changed_approval"() IS 'Row trigger: with the approval of a company or its suspension, the time of its invitations stops or runs again, and what waits gets time.';

COMMENT ON FUNCTION "private"."forget_alerts"(text) IS 'Deletes the alerts of an address and what was asked for it.';

COMMENT ON FUNCTION "private"."forget_deleted_searches"() IS 'Drops searches that were deleted an hour ago, and addresses that have no alert left.';

COMMENT ON FUNCTION "private"."give_time_again"(uuid, uuid) IS 'After a pause: what waits can be answered for three more days at least, by the candidate and by the company.';

COMMENT ON FUNCTION "private"."grant_plan_request"(uuid) IS 'Ends the request for the plan a company has been given for good.';

COMMENT ON FUNCTION "private"."handle_changed_account"() IS 'Row trigger on auth.users: keeps profiles.email (the auth service writes a new address once it is confirmed), takes open invitations and job alerts along, and once its address is confirmed makes the company of a company account, and the record of a candidate. SECURITY DEFINER as handle_new_account.';

COMMENT ON FUNCTION "private"."has_had_plan"(uuid) IS 'Whether a company has ever had a plan: a free trial comes first or not at all (RULES: Plans).';

COMMENT ON FUNCTION "private"."has_landing_jobs"(text, text) IS 'Whether three jobs are open there: only then search engines and other pages learn of the page (RULES: Jobs).';

COMMENT ON FUNCTION "private"."has_live_session"() IS 'True while the session the caller''s token was made for has not been ended, as it is when the account is suspended or goes (RULES: Accounts). SECURITY DEFINER: sessions are the auth service''s. Reads the caller''s own only.';

COMMENT ON FUNCTION "private"."has_places"() IS 'Whether private.places lists the cities of the operator''s country.';

COMMENT ON FUNCTION "private"."has_room"(uuid, text, integer) IS 'Whether a company''s plan has room for so many more of a part.';

COMMENT ON FUNCTION "private"."hiring_errors"(jsonb) IS 'Errors of what data says of hiring, by path ("hiring_steps.0.name"), in the words of contracts/companies/hiring.ts. What is absent stays as it is.';

COMMENT ON FUNCTION "private"."hold_plan"(uuid) IS 'Holds a company''s plan, so that of two acts the second counts the first, and no plan changes in between. After invitations and company, before candidates and jobs (ARCHITECTURE: The flows).';

COMMENT ON FUNCTION "private"."hold_plan_change"(uuid, jsonb) IS 'Keeps a changed plan until it can''t be undone. Its company is locked.';

COMMENT ON FUNCTION "private"."home_errors"(jsonb, text, text, text) IS 'What is wrong with a field that the operator''s country writes in a way of its own, where the country beside it is that one: homeChecks of the contracts.';

COMMENT ON FUNCTION "private"."import_fates"(uuid, jsonb, uuid) IS 'What becomes of each line of a list of candidates to invite for a company the caller was found to invite for, in its order: invite (with the clean candidateData; without where this import has sent it before), known, invited, twice, invalid, tomorrow or next_month, and the same in words. Checks what create_invitation checks, and says no more about an address (RULES: Invitations). PT422 for no line and for more than 500.';

COMMENT ON FUNCTION "private"."industry_landing"(text) IS 'The page of an industry, as a company writes it.';

COMMENT ON FUNCTION "private"."inviting_company_logo"(uuid) IS 'The logo of the company that invites, while everybody may see it.';

COMMENT ON FUNCTION "private"."is_applicant_suspended"(public.applications) IS 'True while whoever applied can''t sign in. SECURITY DEFINER: policies ask, and profiles are closed to staff.';

COMMENT ON FUNCTION "private"."is_given_up"(public.email_outbox) IS 'Whether an email was tried and isn''t tried again by itself.';

COMMENT ON FUNCTION "private"."is_home"(text) IS 'Whether an address is in the operator''s country: it says so, or names none.';

COMMENT ON FUNCTION "private"."is_left_out"(text) IS 'Whether the operator leaves this out: pages of operator.ts of the contracts.';

COMMENT ON FUNCTION "private"."is_listed_job"(public.jobs, text) IS 'Deleted jobs are listed while they are kept offline: their title stays taken until that is lifted (RULES: Jobs).';

COMMENT ON FUNCTION "private"."is_on_hold"(public.applications) IS 'True while one side of an application is paused or suspended: times and offers don''t expire, and nobody is reminded.';

COMMENT ON FUNCTION "private"."is_open_job"(public.jobs) IS 'Whether a job is published and its last day is not over: what a plan counts, also while it is hidden.';

COMMENT ON FUNCTION "private"."is_paused"(public.companies) IS 'True for a company that is not approved, whose approval was withdrawn, or that is suspended: it reaches nobody (RULES: Companies).';

COMMENT ON FUNCTION "private"."is_plan_given"(private.plan_requests) IS 'Whether a company has the plan it asked for, even if that can still be undone.';

COMMENT ON FUNCTION "private"."is_said"(text, uuid, uuid) IS 'True for an act that was done already. Its subject is locked.';

COMMENT ON FUNCTION "private"."is_suspended"(uuid) IS 'True for a suspended account: it gets no session, and every door refuses the ones it had (RULES: Accounts). SECURITY DEFINER: policies ask, and the table is closed.';

COMMENT ON FUNCTION "private"."is_suspended_address"(text) IS 'True for the address of a suspended account: it gets no other email than about that.';

COMMENT ON FUNCTION "private"."job_alerts_json"(private.alert_addresses) IS 'JobAlerts (contracts/jobs/job-alert.ts); stopped ones for the hour in which they can come back.';

COMMENT ON FUNCTION "private"."jobs_with_words"(text[]) IS 'Jobs that may have the words in themselves or in the name of their company, found by indexes.';

COMMENT ON FUNCTION "private"."keep_error"(text, text, text, text, text, text) IS 'Keeps an unexpected error, or counts it again. One marked as fixed opens again in a later version, or without versions a day later.';

COMMENT ON FUNCTION "private"."keep_open"(uuid, uuid[]) IS 'Keeps the chosen jobs open, as many as the plan includes. The caller holds the plan. PT422.';

COMMENT ON FUNCTION "private"."landing_at"(text) IS 'The page at "in/denver-co", "skill/typescript", "industry/healthcare" or "remote"; null for unknown words.';

COMMENT ON FUNCTION "private"."landing_json"(private.landing) IS 'Landing (contracts/jobs/landing.ts).';

COMMENT ON FUNCTION "private"."late_schedules"() IS 'The schedules that failed last or are half an hour over their time.';

COMMENT ON FUNCTION "private"."listed_open_jobs"(uuid, integer) IS 'PlanJob[] of the contracts: a company''s open jobs, newest first, with those a limit hides.';

COMMENT ON FUNCTION "private"."lock_alerts"(text) IS 'Holds the alerts of an address, before the account that may take them over is locked.';

COMMENT ON FUNCTION "private"."mail_admins_of_message"(private.contact_messages) IS 'Emails a message to the administrators who chose so, never to its sender.';

COMMENT ON FUNCTION "private"."mail_health"() IS 'Emails the administrators who chose so about new errors and late schedules. Called on a schedule once a day.';

COMMENT ON FUNCTION "private"."mail_new_jobs"(uuid, uuid) IS 'Emails a candidate, or the address of alerts, the new jobs of all due searches, in one, with the first twenty; a suspended account''s wait.';

COMMENT ON FUNCTION "private"."may_be_company"(text) IS 'Whether a sign-up for a company is granted: where the operator leaves it out, to those invited alone.';

COMMENT ON FUNCTION "private"."may_email_alert"(text) IS 'Counts an email that confirms an alert; true for the first five to an address within a day. PT429 past 20 an hour from one network address, or a thousand in all, whichever address is asked for.';

COMMENT ON FUNCTION "private"."month_start"() IS 'When this calendar month began (UTC).';

COMMENT ON FUNCTION "private"."most_job_alerts"() IS 'How many alerts one address may have: jobAlertsLimit of the contracts (RULES: Jobs).';

COMMENT ON FUNCTION "private"."most_waiting"() IS 'How many of one kind are listed at most; the counts say how many there are.';

COMMENT ON FUNCTION "private"."my_alerts_export"(uuid) IS 'What is kept of job alerts for the address of an account.';

COMMENT ON FUNCTION "private"."note_first_plan"() IS 'Row trigger: notes when a company was given its first plan, and forgets one that was undone.';

COMMENT ON FUNCTION "private"."note_run"(text, text) IS 'Notes that a schedule has run, and what went wrong.';

COMMENT ON FUNCTION "private"."note_sign_in"() IS 'Row trigger on auth.users: keeps when somebody was seen, for the list of people. SECURITY DEFINER as handle_new_account.';

COMMENT ON FUNCTION "private"."note_to_change"(uuid) IS 'A note about a company, locked. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."note_unknown_skills"() IS 'Brings private.unknown_skills up to date. Called on a schedule every hour.';

COMMENT ON FUNCTION "private"."notify_admins_of_message_report"(public.applications, private.message_reports) IS 'Notifies every administrator, and emails those who chose so; what was said is in the queue.';

COMMENT ON FUNCTION "private"."notify_admins_of_report"(public.jobs, private.job_reports, integer) IS 'Notifies every administrator that a job was reported by so many, and emails those who chose so.';

COMMENT ON FUNCTION "private"."notify_applicants_of_return"(public.companies) IS 'Notifies who still waits for a company that it is active again.';

COMMENT ON FUNCTION "private"."notify_of_account_suspension"(public.profiles, private.suspensions) IS 'Notifies the person, and the administrators of the companies they work for.';

COMMENT ON FUNCTION "private"."notify_of_company_decision"(private.pending_notifications) IS 'Notifies the administrators of a company of a decision about it, and of the plan that came with it.';

COMMENT ON FUNCTION "private"."notify_of_company_suspension"(public.companies, private.suspensions) IS 'Notifies a company, and after a lift its applicants.';

COMMENT ON FUNCTION "private"."notify_of_plan_request"(private.pending_notifications) IS 'Notifies every administrator of a request that still waits.';

COMMENT ON FUNCTION "private"."notify_of_suspension"(private.pending_notifications) IS 'Notifies of a suspension or its end, unless it is what people know.';

COMMENT ON FUNCTION "private"."notify_partners"(public.company_relationships, text, boolean) IS 'Tells the administrators of both companies what (jobs, candidates) they share now or no longer, and candidates who agreed, to whom they are shown. Nobody while one of the two is not approved or has a plan without partners: they share nothing.';

COMMENT ON FUNCTION "private"."only_administered_company"(uuid) IS 'A company that would have no administrator without this account (RULES: Accounts); null for none.';

COMMENT ON FUNCTION "private"."open_jobs_lock"(uuid) IS 'The lock under which a company''s open jobs are fitted to its plan.';

COMMENT ON FUNCTION "private"."open_jobs_within"(uuid, integer, uuid[]) IS 'A company''s open jobs, and which of them are over a limit. Null: no limit.';

COMMENT ON FUNCTION "private"."operator_address"() IS 'The postal address of who runs the installation, in one line, or null.';

COMMENT ON FUNCTION "private"."operator_line"() IS 'Who runs the installation and where, at the end of every email, or null.';

COMMENT ON FUNCTION "private"."operator_word"(text) IS 'What the product is called, the sign of its currency, and what its country calls a state, from operator.ts of the contracts. SQL has them from here alone.';

COMMENT ON FUNCTION "private"."partner_ids"(uuid, text) IS 'The live partners that share jobs, candidates or anything with a live company now. A partnership rests where either plan has none.';

COMMENT ON FUNCTION "private"."person_json"(public.profiles) IS 'Person of the contracts (administration/administration.ts): counts, never what is in an application.';

COMMENT ON FUNCTION "private"."place_landing"(text) IS 'The page of a place, by its name in private.places.';

COMMENT ON FUNCTION "private"."plan_history"(uuid) IS 'PlanEvent[] of the contracts: the last changes of a plan and what was asked for, newest first.';

COMMENT ON FUNCTION "private"."plan_includes"(uuid, text) IS 'Whether a company''s plan has this part at all: the one predicate for what needs a minimum plan.';

COMMENT ON FUNCTION "private"."plan_limit"(text, text) IS 'How much a plan holds: planLimits of the contracts. Null: no limit; 0: not part of it, or left out by the operator, and no plan holds nothing.';

COMMENT ON FUNCTION "private"."plan_refusal"(uuid, text) IS 'Why a plan has no room for an act, with the limit and the way on.';

COMMENT ON FUNCTION "private"."plan_since"(uuid) IS 'Since when a company has its plan, by the history that it reads; null once that is no longer kept.';

COMMENT ON FUNCTION "private"."plan_use"(uuid, text) IS 'PlanUse of the contracts: of each part how much is used, and the limit of the company''s plan or of another.';

COMMENT ON FUNCTION "private"."plan_used"(uuid, text) IS 'How much of a part a company uses now; null for a part that is not counted. A partner recruiter is on the team of the company they work for, a submitted candidate counts for who represents them.';

COMMENT ON FUNCTION "private"."plausible_skills"(text, text) IS 'At most two known skills an unknown word may mean: of the fields of work it is used in, and spelled like it or sharing a word; none for everyday words (RULES: Skills).';

COMMENT ON FUNCTION "private"."publish_changed_companies"() IS 'Statement trigger on companies: name, logo, industry, culture and whether it is paused stand in published_companies.';

COMMENT ON FUNCTION "private"."reaches_people"(uuid) IS 'False for a paused company (private.is_paused). No invitation of it is accepted, nobody writes, proposes times, makes or answers an offer, moves applications or stores files there, and the profiles it represents are closed to it (RULES: Companies). SECURITY DEFINER: candidates do not read companies.';

COMMENT ON FUNCTION "private"."refit_open_jobs"(uuid[]) IS 'Shows hidden jobs of these companies where one has closed or ended. Called with every change of jobs, and on the schedule of private.tell_ending_plans for last days that have passed.';

COMMENT ON FUNCTION "private"."refuse_empty_note"(text) IS 'PT422 for a note without words, or with too many.';

COMMENT ON FUNCTION "private"."refuse_own_account"(public.profiles) IS 'PT409: so there is always an administrator left.';

COMMENT ON FUNCTION "private"."refuse_suspended"(jsonb) IS 'The auth service asks before it makes a token (auth.hook.custom_access_token): a suspended account gets none, after the right password, and the refusal carries SuspendedAccount of the contracts. Everybody else''s event goes back as it came. SECURITY DEFINER: the auth service reads no table of ours.';

COMMENT ON FUNCTION "private"."refuse_too_many_alerts"(uuid, integer) IS 'PT409 where so many more would be past the limit of an address, whose alerts are locked.';

COMMENT ON FUNCTION "private"."regions"() IS 'The states of the operator''s country: the private.location_key of each name to its code.';

COMMENT ON FUNCTION "private"."registration_home_errors"(jsonb) IS 'What of a registration is not written as the operator''s country writes it.';

COMMENT ON FUNCTION "private"."related_landings"(private.landing, uuid[]) IS 'Pages with jobs that are near a page or have to do with the jobs on it.';

COMMENT ON FUNCTION "private"."remind_of_interviews"(timestamp with time zone) IS 'Reminds of confirmed interviews 24 hours and an hour before, once each, whatever clocks are set in between; of one that is found late only the nearer, and none of what was arranged or moved after that moment, or is on hold (RULES: Interviews). Called on a schedule every minute.';

COMMENT ON FUNCTION "private"."remote_landing"() IS 'The page of jobs that can be done from anywhere.';

COMMENT ON FUNCTION "private"."report_days"(uuid, date, date) IS 'The days (UTC) of a report, both included; six months by default, five years at most, and not past what the plan includes. PT409 plan_limit, PT422.';

COMMENT ON FUNCTION "private"."require_live_company"(uuid) IS 'PT403 not_approved or subscription_required, PT409 company_paused, unless it may publish.';

COMMENT ON FUNCTION "private"."require_plan_asker"(uuid) IS 'The caller, who is an administrator of the company. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."require_room"(uuid, text, integer) IS 'PT409 plan_limit where the plan has no room. An act that counts holds the plan first.';

COMMENT ON FUNCTION "private"."require_words"(text, uuid) IS 'What an administrator writes. PT422 by field.';

COMMENT ON FUNCTION "private"."respond_to_invitation_as"(uuid, uuid, boolean) IS 'Accepts or declines an invitation for an account, whose confirmed address must be the invited one. Gives why the plan stopped it, or null. PT404 for anything not sent to that address, PT409, PT422 without an answer.';

COMMENT ON FUNCTION "private"."restore_plan"(uuid, jsonb) IS 'A plan as it was before it came with an approval. The company is locked.';

COMMENT ON FUNCTION "private"."retention"(text) IS 'How many days something is kept: as administrators set it, else retentionDays in contracts/accounts/retention.ts (RULES: Accounts).';

COMMENT ON FUNCTION "private"."run_schedule"(text) IS 'Runs a schedule now and notes how it went. Gives why it failed, or null: what it had done by then is undone.';

COMMENT ON FUNCTION "private"."schedules"() IS 'What runs by itself: when, as pg_cron reads it, how often at least, and what. A migration that changes it ends with `select private.apply_schedules()`.';

COMMENT ON FUNCTION "private"."sessions_of"(uuid) IS 'Where somebody is signed in, by last use, at most 50.';

COMMENT ON FUNCTION "private"."set_admin_emails"(text, jsonb) IS 'Who gets a kind of email from now on, with an audit entry for each who starts or stops.';

COMMENT ON FUNCTION "private"."set_setting"(text, jsonb, jsonb) IS 'Keeps a setting and its entry in the audit log; recipients of emails have entries of their own.';

COMMENT ON FUNCTION "private"."setting"(text) IS 'A setting as text; null while it is unset or at its preset.';

COMMENT ON FUNCTION "private"."settings_json"() IS 'Settings of contracts/administration/settings.ts.';

COMMENT ON FUNCTION "private"."settings_version"() IS 'When the settings were last changed.';

COMMENT ON FUNCTION "private"."skill_as_written"(text) IS 'An unknown skill as somebody wrote it.';

COMMENT ON FUNCTION "private"."skill_landing"(private.skills) IS 'The page of a known skill.';

COMMENT ON FUNCTION "private"."start_alert"(private.alert_requests, text, uuid) IS 'Starts what was asked for, as a saved search of the account with this address or as an alert of the address; one for the same search only comes as often as asked last. Gives its id. PT409 past 20 searches or 5 alerts.';

COMMENT ON FUNCTION "private"."stopped_by_plan"(public.invitations) IS 'Why the plan has no room for the person who accepts, of which the sender is notified; null where it has.';

COMMENT ON FUNCTION "private"."suspend"(private.suspensions) IS 'Keeps a suspension, whose subject is locked. The same one again changes nothing. PT422.';

COMMENT ON FUNCTION "private"."suspension_json"(uuid) IS 'Suspension of the contracts, as its subject may read it; null for none.';

COMMENT ON FUNCTION "private"."take_alerts_over"(uuid, text) IS 'Makes the alerts of a candidate''s confirmed address saved searches of theirs, as many as there is room for; the others end.';

COMMENT ON FUNCTION "private"."trial_days"() IS 'How long a free trial lasts that is given from now on.';

COMMENT ON FUNCTION "private"."unknown_skill_uses"(boolean) IS 'Each unknown skill, undecided or kept as written, and how often it is used.';

COMMENT ON FUNCTION "private"."version_order"(text) IS 'A version as numbers that compare.';

COMMENT ON FUNCTION "private"."waiting_companies"(text) IS 'Registrations, or changes of approved companies.';

COMMENT ON FUNCTION "private"."waiting_counts"() IS 'WaitingCounts of the contracts: how much waits for administrators, of everything, for the bar and Today.';

COMMENT ON FUNCTION "private"."waiting_emails"() IS 'Emails that were given up.';

COMMENT ON FUNCTION "private"."waiting_messages"() IS 'Open messages of the contact page.';

COMMENT ON FUNCTION "private"."waiting_of"(text) IS 'What waits of one kind, at most private.most_waiting().';

COMMENT ON FUNCTION "private"."waiting_plan_asks"() IS 'The requests for a plan.';

COMMENT ON FUNCTION "private"."waiting_plan_ends"() IS 'What private.waiting_plans lists, with the jobs their end hides.';

COMMENT ON FUNCTION "private"."waiting_plan_requests"() IS 'The requests that wait for an administrator, oldest first, once they can''t be undone: id, company, its name, since when, and the plan asked for.';

COMMENT ON FUNCTION "private"."waiting_reports"() IS 'Reported jobs and messages, those of deleted companies included.';

COMMENT ON FUNCTION "private"."waiting_skills"() IS 'One row for all unknown skills.';

COMMENT ON FUNCTION "private"."without_content"(text) IS 'An error''s message without what it may quote of people''s data.';

COMMENT ON FUNCTION "private"."write_to"(uuid, text, text, text, jsonb, text) IS 'Notifies and emails one who reported something.';

COMMENT ON FUNCTION "private"."written_as"(text) IS 'How the operator''s country writes its postal codes and tax numbers: a pattern, and what is said where it isn''t met. Null for any way.';

COMMENT ON FUNCTION "public"."add_company_note"(uuid, uuid, text) IS 'Keeps a note about a company. p_id is made by the caller: the same note again is the one that is there. Gives CompanyNote. PT401, PT403, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."ask_for_plan"(uuid, text, uuid) IS 'A company''s administrator asks for a plan, in place of the one asked for before. Administrators are notified once it can''t be undone. p_id, made by the caller: the same one again is the same request. PT401, PT403, PT404, PT409 has_plan or id_taken, PT422.';

COMMENT ON FUNCTION "public"."change_job_alert"(text, uuid, text) IS 'Sends one of the alerts behind a link more or less often; gives JobAlerts. PT404, PT422.';

COMMENT ON FUNCTION "public"."choose_open_jobs"(uuid, uuid[]) IS 'Which jobs stay open where the plan has room for fewer than there are: its administrators and those of the platform. SECURITY DEFINER: what is published is closed to clients. PT401, PT403, PT404, PT422.';

COMMENT ON FUNCTION "public"."confirm_job_alert"(text, text) IS 'Starts the alert of an emailed link and gives AlertRequest; safe to repeat. Where a candidate account has this address, it is a saved search there. p_name: the search in words, from the page that was read. PT404, PT409 link_expired, past 5 alerts of an address or 20 searches of an account, PT422.';

COMMENT ON FUNCTION "public"."count_expiring"(jsonb) IS 'How many rows the next night would delete by each retention of p_days (RetentionSetting to days) that is shorter than now: at most 10,000 each. PT401, PT403 for others than administrators, PT422 by field.';

COMMENT ON FUNCTION "public"."decline_plan_request"(uuid, text) IS 'A platform administrator declines a request with a reason, which the company''s administrators read. Granting is set_company_subscription with the plan asked for. Safe to repeat. PT401, PT403, PT404, PT409 request_decided, PT422 by field.';

COMMENT ON FUNCTION "public"."delete_account_on_request"(uuid, text, text) IS 'Deletes an account for good once that can''t be undone. p_email: typed by the administrator; p_asked_by: how the person asked (contracts/administration/suspension.ts). PT401, PT403, PT404, PT409 own_account or last_company_admin, PT422.';

COMMENT ON FUNCTION "public"."delete_company_note"(uuid) IS 'Deletes a note about a company, of any administrator; the one who deleted it can undo that for ten seconds. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."edit_company_note"(uuid, text) IS 'Changes one''s own note about a company. Gives CompanyNote. PT401, PT403 also not_your_note, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."get_admin_job"(uuid) IS 'AdminJob (contracts/jobs/all-jobs.ts): the posting with its numbers and what was reported and decided, never an application. PT401, PT403 for others than administrators, PT404.';

COMMENT ON FUNCTION "public"."get_admin_today"(timestamp with time zone) IS 'AdminToday (contracts/administration/today.ts): what waits for administrators, oldest first; which kinds could not be read; how much waits in all; and how much the caller has done since p_since, the beginning of their day. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_company"(uuid) IS 'Company for whoever reads it whole, PublicCompany for its partner recruiters and, while it is approved and not suspended, for everybody else, signed out included. SECURITY DEFINER: the row itself is closed to strangers. PT404.';

COMMENT ON FUNCTION "public"."get_company_overview"(uuid) IS 'CompanyOverview (contracts/administration/company-page.ts): figures of the last 30 days, how many jobs, team and reports. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."get_company_plan"(uuid) IS 'CompanyPlan (contracts/plans/company-plan.ts): plan, use, jobs, partnerships on hold, what was asked for, and history, for its staff, partner recruiters apart, and administrators. SECURITY DEFINER: requests and audit log are closed. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_company_report"(uuid, uuid, date, date) IS 'CompanyReport (contracts/applications/report.ts) of the people who applied to a company, or for one of its jobs, on the given days (UTC, both included), for staff who handle all its applications and administrators (RULES: Reports). Waits are medians in days of those who left the stage; days to hire are calendar days (UTC). SECURITY DEFINER: reach is checked once, and the history is counted in one query. PT401, PT403, PT404, PT409 plan_limit, PT422 by field.';

COMMENT ON FUNCTION "public"."get_frame"() IS 'Frame of the contracts about the caller: role, name from where the role keeps it, memberships, the companies to choose among where there are several, what waits for them, of administrators by what it is, the interviews of today and what they may do at the company they see, unread among the notifications the bell lists, and in how many conversations something is unread. SECURITY DEFINER: one query instead of the policies of six tables. PT401, PT404 without a profile.';

COMMENT ON FUNCTION "public"."get_health"() IS 'Health (contracts/administration/health.ts): which parts do their work, and nothing more, for uptime monitors. SECURITY DEFINER: the tables are closed.';

COMMENT ON FUNCTION "public"."get_health_report"() IS 'HealthReport (contracts/administration/health.ts) for administrators: late schedules first. SECURITY DEFINER as get_health. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_job_alert_request"(text) IS 'AlertRequest: what the page behind an emailed link shows. Starts nothing: mail scanners open links. PT404.';

COMMENT ON FUNCTION "public"."get_job_alerts"(text) IS 'JobAlerts of the address behind a link. PT404.';

COMMENT ON FUNCTION "public"."get_landing_page"(text) IS 'LandingPage (contracts/jobs/landing.ts): what the words of an address under /jobs mean, with the first page of search_jobs. PT404 for unknown words. SECURITY DEFINER as search_jobs is, and about the same jobs.';

COMMENT ON FUNCTION "public"."get_person"(uuid) IS 'PersonDetail (contracts/administration/administration.ts): counts, never contents. SECURITY DEFINER: one query instead of the policies of six tables. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."get_platform_figures"(integer) IS 'PlatformFigures (contracts/administration/today.ts) of the last 7, 30 or 90 whole days (UTC): totals, those of as many days before, and each day. SECURITY DEFINER: the tables are closed. PT401, PT403, PT422.';

COMMENT ON FUNCTION "public"."get_settings"() IS 'Settings (contracts/administration/settings.ts). PT401, PT403 for others than administrators.';

COMMENT ON FUNCTION "public"."get_site_settings"() IS 'SiteSettings (contracts/administration/settings.ts), for anyone, signed in or not.';

COMMENT ON FUNCTION "public"."lift_suspension"(uuid) IS 'Lifts the suspension of an account or a company; within the time to undo it, as if it had never been. Safe to repeat. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."list_all_jobs"(text, text, boolean, jsonb, integer) IS '{jobs: ListedAdminJob[]} (contracts/jobs/all-jobs.ts) of every company, newest first. p_search: words of title, locations, required skills and company name; p_state: draft, published, closed (expired ones too), filled or offline; p_is_reported: those whose reports wait, or the others; p_before: {createdAt, id} of the last row shown. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_audit_log"(jsonb, jsonb, integer) IS '{entries: AuditEntry[], actor, counts} (contracts/administration/audit.ts), newest first. p_filter: {kind, actor, company, about, from, to, search}, each optional: AuditKind, ids (about: an account it speaks of), times (from inclusive, to exclusive), words in the names and addresses of whom it speaks of and in the names of companies; p_before: {at, id} of the last row shown; p_limit: to 1,000, for an export. actor: who the filter''s actor is. counts: by kind within the other filters, of at most 10,000 entries, with the first page. SECURITY DEFINER: names lie in tables with policies of their own. PT401, PT403, PT422.';

COMMENT ON FUNCTION "public"."list_candidates_to_put_forward"(uuid, uuid, text, jsonb, integer) IS '{candidates: CandidateToPutForward[]} (contracts/partners/partnership.ts): whom a company manages, has no block with, and who are not suspended and do not hide from the job''s, with their match to an open job of its own or of a partner that shares its jobs, best match first, and who has applied or was asked; for recruiting staff. p_after: {score, createdAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_company_emails"(uuid, jsonb, integer) IS '{emails: CompanyEmail[], lately} (contracts/administration/company-page.ts): what was mailed to a company''s team and whom it invites to it, newest first, and how many in the last 30 days; never what it said. p_before: {createdAt, id} of the last row shown. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_company_notes"(uuid, jsonb, integer) IS '{notes: CompanyNote[]} (contracts/administration/company-page.ts), newest first. p_before: {createdAt, id} of the last row shown. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_errors"(text, jsonb, integer) IS '{errors: PlatformError[], counts} (contracts/administration/health.ts) of a state, last seen first. p_before: {lastSeenAt, id} of the last row shown. PT401, PT403.';

COMMENT ON FUNCTION "public"."list_landing_pages"() IS 'The paths of all landing pages with three open jobs, for the sitemap. SECURITY DEFINER as get_landing_page is.';

COMMENT ON FUNCTION "public"."list_people"(text, text, text, jsonb, integer) IS '{people: Person[]} (contracts/administration/administration.ts), last seen first. p_role: candidate, company or admin; p_state: confirmed, unconfirmed or suspended; p_search: words of the name or of the address, from the second letter; p_before: {seenAt, id} of the last row shown, "-infinity" for one who never signed in. SECURITY DEFINER: one query instead of the policies of five tables. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_sitemap_companies"(uuid, uuid, integer) IS 'SitemapCompany[] of the live companies by id, like list_sitemap_jobs.';

COMMENT ON FUNCTION "public"."list_sitemap_jobs"(uuid, uuid, integer) IS 'SitemapJob[] of the visible jobs by id, so many and 50,000 at most.';

COMMENT ON FUNCTION "public"."list_unknown_skills"(jsonb, integer, boolean) IS '{skills: UnknownSkill[], kept} (contracts/matching/skills.ts): words of profiles and published jobs that name no known skill, the most used first: undecided, or with p_is_kept those kept as written; and how many were. p_after: {uses, key} of the last row shown. PT401, PT403.';

COMMENT ON FUNCTION "public"."note_account_email"(uuid, text) IS 'Before an administrator has the auth service send an email (p_kind: confirmation or reset): gives the address and audits it. PT401, PT403, PT404, PT409 account_suspended, already_confirmed or not_confirmed, PT422.';

COMMENT ON FUNCTION "public"."preview_group_message"(uuid[]) IS 'GroupMessagePreview (contracts/conversations/group-message.ts) of up to 100 applications of one job that the caller handles: what each would read, and who would be left out. PT401, PT404, PT409 plan_limit, PT422.';

COMMENT ON FUNCTION "public"."preview_plan_change"(uuid, text) IS 'PlanPreview (contracts/plans/company-plan.ts): what another plan would change, the jobs it would hide among them, for administrators. SECURITY DEFINER: it counts what no client reads. PT401, PT403, PT404, PT422.';

COMMENT ON FUNCTION "public"."put_forward_candidates"(uuid, uuid[], uuid) IS 'Asks managed candidates whether they want to be put forward for an open job of the company or of a partner that shares its jobs, in the application and by mail. Gives how many were asked: who has applied, was asked already, said no or hides from the job''s company is left alone. p_id, made by the caller: the same one again is the same act. SECURITY DEFINER: the table is closed. PT401, PT403 for others than recruiting staff and while the company is not live, PT404 for a candidate or job out of reach, PT409 for a suspended one, PT422 for none or more than 50, PT429 past the day''s quota.';

COMMENT ON FUNCTION "public"."read_calendar_feed"(text) IS '{entries: CalendarEntry[]} of whose calendar is at the address: their own interviews as a candidate, and those they take part in, confirmed, from 90 days ago on. For whoever holds the token, signed in or not. PT404 for an address that is none, ended or of a suspended account, PT429 past 60 times in an hour.';

COMMENT ON FUNCTION "public"."renew_job_alert_request"(text) IS 'Emails a new link in place of one that has expired, to the same address. PT404, PT429.';

COMMENT ON FUNCTION "public"."report_error"(jsonb) IS 'Keeps an unexpected error (ErrorReport of contracts/administration/health.ts) that the app, a function or the site met. More than twenty an hour of one account or network address, or two thousand in all, are dropped without a word: nothing is to be done about it there. PT422.';

COMMENT ON FUNCTION "public"."request_job_alert"(uuid, text, text, jsonb, text) IS 'Asks to email new jobs of a search to an address, also signed out: that address gets a link to start it. Says the same for every address, past its limit too (RULES: Jobs). p_id, made by the caller: the same one again is the same request, whose email is sent again a minute later. PT422 by field and for an unknown filter, PT429 by network address.';

COMMENT ON FUNCTION "public"."respond_to_company_invitation"(uuid, boolean) IS 'respond_to_invitation by a notification: {accepted, stopped, company_name}.';

COMMENT ON FUNCTION "public"."respond_to_invitation"(uuid, boolean) IS 'Accepts or declines an invitation for the caller''s confirmed address (RULES: Invitations). Gives {accepted}, with stopped where the company''s plan has no room: why. SECURITY DEFINER: it grants roles and memberships. PT401, PT404, PT409, PT422.';

COMMENT ON FUNCTION "public"."run_schedule_now"(text) IS 'Runs a schedule now; gives why it failed, or null. SECURITY DEFINER: schedules act for the platform. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."save_settings"(jsonb, timestamp with time zone) IS 'Saves SettingsChanges (contracts/administration/settings.ts), all or none, and gives Settings. p_seen: changed_at of what the edit began from. PT401, PT403 for others than administrators, PT409 edit_conflict with {"current": Settings}, PT422 by field.';

COMMENT ON FUNCTION "public"."search_places"(text) IS 'Up to eight cities of the operator''s country that begin as what is typed ("den", "Denver, Col"), largest first: ["Denver, CO", …]. SECURITY DEFINER: the table is closed.';

COMMENT ON FUNCTION "public"."send_group_message"(uuid, uuid[], text) IS 'Writes to up to 100 applicants of one job that the caller handles, with the fields filled in for each, once it can''t be undone anymore; who can''t be written to is left out with the reason. p_id is made by the caller: the same one again is the act that was sent. Gives GroupMessage. PT401, PT404, PT409 nobody_left, plan_limit or id_taken, PT422 by field, PT429 when the account would send too many in an hour.';

COMMENT ON FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone, text, timestamp with time zone, boolean, uuid[]) IS 'Sets tier, end (null: none) and status; gives the CompanySubscription. p_default_end: no end was given, so a free trial ends after private.trial_days. p_keep: the jobs that stay open where the plan has room for fewer. p_updated_at: the version that was looked at; null decides about what there is. Its company is notified once the time to undo it is over (private.notify_of_plan); set back by then, it is not. SECURITY DEFINER: the table is written here only. PT401, PT403, PT404, PT409 changed since, PT422.';

COMMENT ON FUNCTION "public"."set_error_state"(uuid, text) IS 'Marks an error as open, fixed or ignored. PT401, PT403, PT404, PT422.';

COMMENT ON FUNCTION "public"."sign_out_account"(uuid, uuid) IS 'Ends every session of an account, or one. Safe to repeat. PT401, PT403, PT404, PT409 own_account.';

COMMENT ON FUNCTION "public"."stop_job_alerts"(text, uuid[], boolean) IS 'Stops alerts behind a link, or brings them back within the hour; gives JobAlerts. Safe to repeat. PT404, PT409 past 5 alerts.';

COMMENT ON FUNCTION "public"."suspend_account"(uuid, text, text) IS 'Suspends an account and ends its sessions. p_words: what the person reads. Safe to repeat. PT401, PT403, PT404, PT409 own_account, PT422.';

COMMENT ON FUNCTION "public"."suspend_company"(uuid, text, text) IS 'Suspends an approved company: it reaches nobody and its jobs are hidden. p_words: what its staff read. Safe to repeat. PT401, PT403, PT404, PT409 not_approved, PT422.';

COMMENT ON FUNCTION "public"."take_job_offline"(uuid, text) IS 'Takes a job offline, reported or not, as decide_job_reports does, reports that wait with it; gives ReportedJob, and undo_job_reports_decision takes it back. PT401, PT403 for others than administrators, PT404, PT409 not_online, PT422 by field.';

COMMENT ON FUNCTION "public"."undo_account_deletion"(uuid) IS 'Keeps an account the caller asked to delete. PT401, PT403, PT404, PT409 undo_over.';

COMMENT ON FUNCTION "public"."undo_company_decision"(uuid) IS 'Takes the caller''s own last decision about a company back for ten seconds by the database''s clock (and three more, for the way here): an approval, a rejection, an approval taken back, a decision about changes; with an approval the plan that came with it. Nobody is told of it; a decision it had taken the place of stands again, is told in its time and can still be taken back until then. Gives the Company. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 when it is too late, was undone already or is not the caller''s.';

COMMENT ON FUNCTION "public"."undo_delete_company_note"(uuid) IS 'Brings a note back that the caller deleted. PT401, PT403, PT404 once the company is gone, PT409 undo_over.';

COMMENT ON FUNCTION "public"."undo_plan_request"(uuid) IS 'Takes the caller''s request back within ten seconds, as if it had never been: one that it replaced waits again. PT401, PT409 undo_over.';

COMMENT ON FUNCTION "public"."update_company"(uuid, jsonb, timestamp with time zone) IS 'Changes the given fields and gives the Company; new hours until a first reply count for later applications. Managers may change the public profile, registration roles everything (RULES: Staff); a change of the registration puts a rejected or unfinished company before the admins again; at an approved one what was reviewed waits as a proposal (RULES: Companies). p_updated_at: the version the edit began from. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 edit_conflict with {"current": Company}, PT422 by field.';

COMMENT ON FUNCTION "public"."warn_company"(uuid, uuid, text) IS 'Writes to the administrators of a company that what was reported is against the rules, in the application and by email. p_id is made by the caller: the same one again is the same warning. PT401, PT403 for others than administrators, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."withdraw_plan_request"(uuid) IS 'An administrator of the company withdraws its request. Safe to repeat. PT401, PT403, PT404, PT409 request_decided.';

COMMENT ON FUNCTION "public"."write_to_job_reporters"(uuid, uuid, text) IS 'Writes to whoever reported a job: those whose reports wait, else those decided about last; in the application and by email. The company learns nothing of it. p_id as in warn_company. PT401, PT403 for others than administrators, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."write_to_message_reporters"(uuid, uuid, text) IS 'The same to whoever reported a message. PT401, PT403 for others than administrators, PT404, PT422 by field.';

COMMENT ON TABLE "private"."admin_email_recipients" IS 'Who gets which email to administrators. Without a row every administrator does.';

COMMENT ON TABLE "private"."alert_addresses" IS 'Confirmed addresses of visitors with job alerts; deleted with the last alert.';

COMMENT ON TABLE "private"."alert_requests" IS 'Alerts that were asked for, until a while after their link expires (RULES: Jobs).';

COMMENT ON TABLE "private"."alerted_jobs" IS 'Which jobs an address was emailed about already, whichever alert found them.';

COMMENT ON TABLE "private"."company_notes" IS 'Administrators'' notes about a company. The id is its writer''s.';

COMMENT ON TABLE "private"."counted_acts" IS 'Digests of who did what lately, for as long as its limit lasts.';

COMMENT ON TABLE "private"."counted_days" IS 'The last day of private.platform_days.';

COMMENT ON TABLE "private"."errors" IS 'Unexpected errors, each once by source, message and screen. Only shapes are kept: see private.without_content.';

COMMENT ON TABLE "private"."plan_requests" IS 'Plans companies asked for. The id is the asker''s.';

COMMENT ON TABLE "private"."platform_days" IS 'How often something happened on a day (UTC); a day without it has no row. platformFigures of the contracts names what.';

COMMENT ON TABLE "private"."saved_searches" IS 'The searches that candidates have saved, or visitors get alerts about, and how often they hear of new jobs (RULES: Jobs).';

COMMENT ON TABLE "private"."schedule_runs" IS 'When each schedule ran last, null before its first run, and why that run failed.';

COMMENT ON TABLE "private"."settings" IS 'One row per setting that was ever changed (Settings in contracts/administration/settings.ts); null once it was cleared. Key emails only says when its recipients changed.';

COMMENT ON TABLE "private"."suspensions" IS 'Suspended accounts and companies. A company''s state is also in companies.suspended_at, for what follows its row.';

COMMENT ON TABLE "private"."unknown_skills" IS 'Unknown skills as of the last hour, so that counting them reads no profile.';

COMMENT ON TYPE "private"."landing" IS 'A landing page. The key is what private.has_landing_jobs looks for.';

COMMENT ON TYPE "private"."waiting_item" IS 'One thing that waits: what it is, its name, why it waits, what to look out for, since when, and where it is decided. WaitingItem of the contracts.';

COMMENT ON VIEW "private"."publishable_jobs" IS 'What published_jobs holds, computed.';

COMMENT ON VIEW "private"."waiting_plans" IS 'Approved companies without a plan, and plans that end within 7 days or have ended. Companies that ask for a plan wait with that alone.';

REVOKE ALL ON FUNCTION "private"."account_state"(auth.users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."account_to_decide"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."address_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."address_words"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."admin_email_errors"(jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."admin_email_ids"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."admin_email_kinds"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."admin_emails"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."admin_job_state"(public.jobs, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."alert_request"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."alert_request_json"(private.alert_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."alerts_of_link"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."alerts_unsubscribe_json"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."announcement_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."announcement_json"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."apply_schedules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asked_search"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bring_last_seen"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."call_function"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."caller_digest"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_ask_for_plan"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_take_offline"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_with"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."changed_home_errors"(jsonb, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_hiring"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_figures"(uuid, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_note_json"(private.company_notes) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_reports"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_team"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_tier"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_act"(text, bytea, integer, integer, interval) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_platform_days"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."counted_words"(bigint, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."delete_requested_account"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."earlier_reports"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."email_alert_link"(private.alert_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."email_health"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_plan_request"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."enqueue_email"(text, text, jsonb, boolean, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."expiring"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fills_after_end"(public.invitations, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fit_open_jobs"(uuid, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_alerts"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_deleted_searches"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."give_time_again"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."grant_plan_request"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_had_plan"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_landing_jobs"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_places"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_room"(uuid, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_plan"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_plan_change"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."home_errors"(jsonb, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."industry_landing"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."inviting_company_logo"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_applicant_suspended"(public.applications) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_applicant_suspended"(public.applications) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_given_up"(public.email_outbox) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_home"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_left_out"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_listed_job"(public.jobs, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_on_hold"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_open_job"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_paused"(public.companies) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_paused"(public.companies) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_plan_given"(private.plan_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_said"(text, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_suspended"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_suspended"(uuid) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_suspended_address"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_alerts_json"(private.alert_addresses) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."jobs_with_words"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_error"(text, text, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_open"(uuid, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."landing_at"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."landing_json"(private.landing) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."late_schedules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_open_jobs"(uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_alerts"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_health"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_new_jobs"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_be_company"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_email_alert"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."month_start"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_job_alerts"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_waiting"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_alerts_export"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_first_plan"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_run"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_sign_in"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_to_change"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_unknown_skills"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_applicants_of_return"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_account_suspension"(public.profiles, private.suspensions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_company_decision"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_company_suspension"(public.companies, private.suspensions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_plan_request"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_suspension"(private.pending_notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."only_administered_company"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_jobs_lock"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_jobs_within"(uuid, integer, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."operator_address"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."operator_line"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."operator_word"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."person_json"(public.profiles) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_landing"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_history"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_includes"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_limit"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_refusal"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_since"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_use"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_used"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plausible_skills"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refit_open_jobs"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_empty_note"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_own_account"(public.profiles) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_suspended"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."refuse_suspended"(jsonb) TO "supabase_auth_admin";

REVOKE ALL ON FUNCTION "private"."refuse_too_many_alerts"(uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."regions"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."registration_home_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."related_landings"(private.landing, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remote_landing"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_days"(uuid, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_plan_asker"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_room"(uuid, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_words"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."respond_to_invitation_as"(uuid, uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."restore_plan"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."run_schedule"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."schedules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sessions_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_admin_emails"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_setting"(text, jsonb, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."setting"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settings_json"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settings_version"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."skill_as_written"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."skill_landing"(private.skills) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."start_alert"(private.alert_requests, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stopped_by_plan"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."suspend"(private.suspensions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."suspension_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_alerts_over"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."trial_days"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unknown_skill_uses"(boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."version_order"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_companies"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_counts"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_emails"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_plan_asks"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_plan_ends"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_plan_requests"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_reports"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_skills"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."without_content"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_to"(uuid, text, text, text, jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."written_as"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."add_company_note"(uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_company_note"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_for_plan"(uuid, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."ask_for_plan"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_job_alert"(text, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."change_job_alert"(text, uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."choose_open_jobs"(uuid, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."choose_open_jobs"(uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."confirm_job_alert"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."confirm_job_alert"(text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."count_expiring"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."count_expiring"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decline_plan_request"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decline_plan_request"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_account_on_request"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."delete_account_on_request"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_company_note"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."delete_company_note"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."edit_company_note"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."edit_company_note"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_admin_job"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_admin_job"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_admin_today"(timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_admin_today"(timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_company_overview"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_company_overview"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_company_plan"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_company_plan"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_health"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_health"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_health_report"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_health_report"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_job_alert_request"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_job_alert_request"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_job_alerts"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_job_alerts"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_landing_page"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_landing_page"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_person"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_person"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_platform_figures"(integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_platform_figures"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_settings"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_settings"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_site_settings"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_site_settings"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."lift_suspension"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."lift_suspension"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_all_jobs"(text, text, boolean, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_all_jobs"(text, text, boolean, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_company_emails"(uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_company_emails"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_company_notes"(uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_company_notes"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_errors"(text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_errors"(text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_landing_pages"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_landing_pages"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."list_people"(text, text, text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_people"(text, text, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_unknown_skills"(jsonb, integer, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_unknown_skills"(jsonb, integer, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_account_email"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."note_account_email"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."preview_plan_change"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."preview_plan_change"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."renew_job_alert_request"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."renew_job_alert_request"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."report_error"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."report_error"(jsonb) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."request_job_alert"(uuid, text, text, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."request_job_alert"(uuid, text, text, jsonb, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."run_schedule_now"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."run_schedule_now"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_settings"(jsonb, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."save_settings"(jsonb, timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone, text, timestamp with time zone, boolean, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone, text, timestamp with time zone, boolean, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_error_state"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_error_state"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sign_out_account"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."sign_out_account"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."stop_job_alerts"(text, uuid[], boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."stop_job_alerts"(text, uuid[], boolean) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."suspend_account"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."suspend_account"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."suspend_company"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."suspend_company"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."take_job_offline"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."take_job_offline"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_account_deletion"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_account_deletion"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_delete_company_note"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_delete_company_note"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_plan_request"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_plan_request"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."warn_company"(uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."warn_company"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_plan_request"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_plan_request"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."write_to_job_reporters"(uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."write_to_job_reporters"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."write_to_message_reporters"(uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."write_to_message_reporters"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON SCHEMA "private" FROM "supabase_auth_admin";

GRANT USAGE ON SCHEMA "private" TO "supabase_auth_admin";

REVOKE ALL ON TYPE "private"."landing" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."landing" TO PUBLIC;

REVOKE ALL ON TYPE "private"."waiting_item" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."waiting_item" TO PUBLIC;

COMMENT ON COLUMN "private"."alert_addresses"."token" IS 'In the link of each alert email. The token itself: it can change and stop these alerts, and nothing else.';

COMMENT ON COLUMN "private"."alert_requests"."token" IS 'In the link of the email. The token itself: it can start this alert, and nothing else.';

ALTER TABLE "private"."admin_email_recipients"
  ADD CONSTRAINT "admin_email_recipients_kind_check" CHECK ((kind = ANY (private.admin_email_kinds())));

CREATE INDEX places_words_index ON private.places USING btree (private.address_words(search));

CREATE INDEX published_companies_industry_words_index ON private.published_companies USING btree (private.address_words(industry));

CREATE INDEX skills_words_index ON private.skills USING btree (private.address_words(name));

CREATE INDEX profiles_email_parts_index ON public.profiles USING gin (private.search_text(email) extensions.gin_trgm_ops);

CREATE OR REPLACE FUNCTION private.alert_link_state (
  request private.alert_requests
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((request).search_id IS NOT NULL) THEN 'used'::text WHEN ((request).made_at < (now() - '1 day'::interval)) THEN 'expired'::text ELSE 'open'::text END;

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
     profiles.company_id,
     profiles.last_seen_at
    FROM public.profiles
   WHERE (profiles.id = lock_account.of_user)
  FOR UPDATE OF profiles;
END;

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
 INSERT INTO public.published_jobs (job_id, company_id, title, location, locations, job_type, experience_level, salary_min, salary_max, skills_required, preferred_skills, required_skill_keys, preferred_skill_keys, posted_at, visible_until, search, place_terms, pay_period, workplace)  SELECT publishable_jobs.job_id,
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
             publishable_jobs.place_terms,
             publishable_jobs.pay_period,
             publishable_jobs.workplace
            FROM private.publishable_jobs
           WHERE (publishable_jobs.job_id = ANY (refresh_published_jobs.of_jobs)) ON CONFLICT(job_id) DO UPDATE
  SET company_id = excluded.company_id, title = excluded.title, location = excluded.location, locations = excluded.locations, job_type = excluded.job_type, experience_level = excluded.experience_level, salary_min = excluded.salary_min, salary_max = excluded.salary_max, skills_required = excluded.skills_required, preferred_skills = excluded.preferred_skills, required_skill_keys = excluded.required_skill_keys, preferred_skill_keys = excluded.preferred_skill_keys, posted_at = excluded.posted_at, visible_until = excluded.visible_until, search = excluded.search, place_terms = excluded.place_terms, pay_period = excluded.pay_period, workplace = excluded.workplace;
END;

COMMENT ON FUNCTION "private"."alert_link_state"(private.alert_requests) IS 'used, expired or open.';

COMMENT ON FUNCTION "private"."lock_account"(uuid) IS 'The account''s profile, locked until the end of the transaction, or null. Whatever changes what a person is takes it first, before invitations and companies, and checks afterwards (ARCHITECTURE: The flows).';

COMMENT ON FUNCTION "private"."refresh_published_jobs"(uuid[]) IS 'Brings the rows of these jobs in published_jobs up to date, set by set. Called by triggers only.';

REVOKE ALL ON FUNCTION "private"."alert_link_state"(private.alert_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_account"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refresh_published_jobs"(uuid[]) FROM PUBLIC;
