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

DROP FUNCTION "private"."reason_to_open"(text, text, private.reach);

DROP FUNCTION "private"."report_days"(date, date);

DROP FUNCTION "private"."respond_to_invitation_as"(uuid, uuid, boolean);

DROP FUNCTION "private"."undo_pending"(text, uuid, timestamp with time zone, text);

DROP FUNCTION "public"."list_people"(text, text, jsonb, integer);

DROP FUNCTION "public"."list_unknown_skills"(jsonb, integer);

DROP FUNCTION "public"."search_companies"(text, text, text, jsonb, integer, boolean);

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

CREATE OR REPLACE FUNCTION private.accept_candidate_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  account public.profiles;
  candidate public.candidates;
  data jsonb := invitation.candidate_data;
begin
  if private.drop_untouched_company(of_user) then
    update public.profiles p set role = 'candidate'
    where p.id = of_user and not exists (select from public.company_users u where u.user_id = of_user);
  end if;
  account := private.lock_account(of_user);
  if account.role <> 'candidate' then
    perform private.fail(409, 'not_a_candidate', 'This account is not a candidate account. Use another email address.');
  end if;
  insert into public.candidates (user_id, email) values (of_user, account.email) on conflict (user_id) do nothing;
  select * into candidate from public.candidates where user_id = of_user for update;
  if candidate.managing_company_id <> invitation.company_id then
    perform private.fail(409, 'already_managed', 'You are already represented by another company.');
  end if;
  update public.candidates c set
    managing_company_id = invitation.company_id,
    management_terms = invitation.management_terms,
    first_name = coalesce(nullif(c.first_name, ''), data ->> 'firstName', ''),
    last_name = coalesce(nullif(c.last_name, ''), data ->> 'lastName', ''),
    -- The stored bio begins with the title (RULES: Invitations), so the two are filled in together.
    title = case when c.bio is null then coalesce(c.title, data ->> 'title') else c.title end,
    bio = coalesce(c.bio, nullif(rtrim(concat(coalesce(c.title, data ->> 'title'), E'\n', data ->> 'bio')), '')),
    skills = case when c.skills = '{}' then private.distinct_texts(data -> 'skills') else c.skills end,
    phone = coalesce(c.phone, data ->> 'phoneNumber'),
    alternate_phone = coalesce(c.alternate_phone, data ->> 'alternatePhoneNumber'),
    gender = coalesce(c.gender, (data ->> 'gender')::public.gender),
    work_authorization = coalesce(c.work_authorization, (data ->> 'workAuthorization')::public.work_authorization),
    unit = coalesce(c.unit, data ->> 'unit'),
    street = coalesce(c.street, data #>> '{address,street}'),
    city = coalesce(c.city, data #>> '{address,city}'),
    state = coalesce(c.state, data #>> '{address,state}'),
    zip_code = coalesce(c.zip_code, data #>> '{address,zipCode}'),
    country = coalesce(c.country, data #>> '{address,country}')
  where c.id = candidate.id;
end
$function$;

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
  -- Locks make acceptance happen once: a second attempt waits and finds it accepted. Locks the person before the invitation.
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
  -- Returns instead of failing, so that the sender's notification is kept.
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

CREATE OR REPLACE FUNCTION private.add_candidate_record (
  of_user uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- Without a name: someone else may have signed up with this address. claim_first_password fills it in.
  insert into public.candidates (user_id, email)
  select p.id, p.email from public.profiles p where p.id = of_user
  on conflict (user_id) do nothing;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_invitation (
  kind text,
  invitee text,
  for_company uuid,
  data jsonb,
  given_id uuid DEFAULT NULL::uuid
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
    id, type, email, invited_by_admin_id, invited_by_user_id, company_id, role, management_terms, candidate_data, company_data)
  values (
    coalesce(given_id, gen_random_uuid()),
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
  on conflict (id) do nothing
  returning * into invitation;
  if invitation.id is null then
    perform private.refuse_taken_id();
  elsif for_company is not null then
    -- Checked again: the row may have waited for a decision about its company.
    perform private.inviting_company(kind, for_company::text);
  end if;
  if kind = 'candidate' then
    perform private.notify_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  return invitation;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_match_terms (
  of_jobs uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- In a fixed order, so that two writers adding the same terms don't deadlock.
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

CREATE OR REPLACE FUNCTION private.add_message (
  application public.applications,
  p_id uuid,
  p_body text,
  p_files jsonb DEFAULT '[]'::jsonb,
  proposal uuid DEFAULT NULL::uuid,
  offer uuid DEFAULT NULL::uuid
)
  RETURNS private.application_messages
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  side text := private.conversation_side(application, me);
  company uuid := case side when 'company' then application.company_id when 'manager' then application.applied_by_company_id end;
  problem text := coalesce(private.conversation_problem(application), private.paused_in_words(company));
  message private.application_messages;
begin
  select * into message from private.application_messages m where m.id = p_id;
  if message.id is not null then
    -- Times and offers come with their own message, which is counted.
    perform private.fail(422, 'invalid_input', 'This message could not be sent')
    where message.author_id is distinct from me.user_id or message.application_id <> application.id
      or message.proposal_id is distinct from proposal or message.offer_id is distinct from offer;
    return message;
  end if;
  perform private.fail(409, 'conversation_closed', problem) where problem is not null;
  perform private.check_message_quotas(me.user_id, proposal, offer);
  insert into private.application_messages (
    id, application_id, author_id, author_side, author_name, company_id, company_name, body, proposal_id, offer_id)
  values (
    p_id, application.id, me.user_id, side, private.colleague_name(me.user_id, company), company,
    (select c.name from public.companies c where c.id = company), private.trimmed(p_body), proposal, offer)
  on conflict (id) do nothing
  returning * into message;
  -- Sent about another application at the same moment.
  perform private.fail(422, 'invalid_input', 'This message could not be sent') where message.id is null;
  perform private.add_message_files(message, coalesce(p_files, '[]'));
  -- Its candidate is notified of an offer once they can see it; until then nothing says that something is new.
  perform private.expect_message_notices(application, message) where offer is null;
  perform private.touch_conversation(application.id) where private.is_message_shown(message, 'candidate');
  return message;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_message_files (
  message private.application_messages,
  p_files jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  entry record;
  problem text;
begin
  perform private.refuse_field_errors('{"files": "Send at most 5 files at once"}')
  where jsonb_typeof(p_files) is distinct from 'array' or jsonb_array_length(p_files) > 5;
  for entry in
    select f.value ->> 'path' as path, private.trimmed(f.value ->> 'name') as name from jsonb_array_elements(p_files) f
  loop
    problem := case
      when not coalesce(private.is_own_message_file('message_files', entry.path), false)
        or private.file_folder('message_files', entry.path) <> message.application_id
        or private.is_file_in_use('message_files', entry.path)
      then 'This file is not stored. Upload it again.'
      -- The path decides its type when saved and opened.
      when not coalesce(private.is_line(entry.name, 200, 1), false)
        or lower(substring(entry.name from '\.([A-Za-z]+)$')) is distinct from lower(substring(entry.path from '\.([A-Za-z]+)$'))
      then 'This file''s name can''t be shown. Rename it and upload it again.'
      else private.file_problem('message_files', entry.path)
    end;
    perform private.refuse_field_errors(jsonb_build_object('files', problem)) where problem is not null;
    insert into private.message_files (message_id, path, name, size)
    select message.id, o.name, entry.name, (o.metadata ->> 'size')::integer
    from storage.objects o where o.bucket_id = 'message_files' and o.name = entry.path;
  end loop;
  perform private.discard_unused_files(message.application_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.added_mail_data (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  take_over text := private.new_token();
  remove text := private.new_token();
begin
  -- The email is already locked, and taking over and removing lock the application before it, so this must not wait.
  select a.* into application
  from private.added_applications x join public.applications a on a.id = x.application_id
  where x.application_id = (data ->> 'added_application_id')::uuid for key share of x skip locked;
  -- Without its links the template refuses the email, and it is given up like any other that can't be sent.
  if application.id is null or not private.waits_for_take_over(application) then
    return data;
  end if;
  insert into private.added_application_links (token_hash, application_id, act)
  values (private.token_hash(take_over), application.id, 'take_over'), (private.token_hash(remove), application.id, 'remove');
  return data - 'added_application_id' || (
    select jsonb_build_object(
      'first_name', p.first_name, 'job_title', j.title, 'company_name', c.name,
      'added_by', private.person_name(added.added_by, c.id), 'path', '/added/' || take_over, 'remove_path', '/added/' || remove)
    from public.jobs j, public.companies c, private.sent_profile(application.id) p, private.added_applications added
    where j.id = application.job_id and c.id = application.company_id and added.application_id = application.id);
end
$function$;

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
RETURN CASE form WHEN 'approval'::text THEN ARRAY[private.rule('isApproved'::text, 'boolean'::text, min => 1, message => 'Choose whether to approve the company'::text), private.rule('reason'::text, 'text'::text, 2000)] WHEN 'words'::text THEN ARRAY[private.rule('words'::text, 'text'::text, 2000, 1, 'Write your message'::text)] WHEN 'contact_message'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 100), private.rule('email'::text, 'email'::text, 320, 1, 'Enter an email address we can reply to'::text), private.rule('topic'::text, 'choice'::text, min => 1, message => 'Choose a topic'::text, choices => '{plan,registration,account,fault,privacy,other}'::text[]), private.rule('words'::text, 'text'::text, 5000, 1, 'Write your message'::text)] WHEN 'error'::text THEN ARRAY[private.rule('source'::text, 'choice'::text, min => 1, message => 'Unknown source'::text, choices => '{app,function,site}'::text[]), private.rule('message'::text, 'text'::text, 1000, 1, 'Required'::text), private.rule('screen'::text, 'text'::text, 100, 1, 'Required'::text), private.rule('stack'::text, 'text'::text, 4000), private.rule('version'::text, 'text'::text, 20), private.rule('browser'::text, 'text'::text, 40)] WHEN 'suspension'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, min => 1, message => 'Choose a reason'::text, choices => '{messages,jobs,identity,other}'::text[]), private.rule('words'::text, 'text'::text, 2000, 1, 'Write what they should know'::text)] WHEN 'deletion_request'::text THEN ARRAY[private.rule('asked_by'::text, 'choice'::text, min => 1, message => 'Choose how they asked'::text, choices => '{email,contact_page,phone,letter}'::text[])] WHEN 'settings'::text THEN ARRAY[private.rule('operatorName'::text, 'line'::text, 120), private.rule('street'::text, 'line'::text, 200), private.rule('city'::text, 'line'::text, 100), private.rule('state'::text, 'line'::text, 100), private.rule('zipCode'::text, 'line'::text, 20), private.rule('supportEmail'::text, 'email'::text, message => 'Enter an email address'::text), private.rule('trialDays'::text, 'whole'::text, 90, 7, '7 to 90 days'::text), private.rule('unconfirmedAccount'::text, 'whole'::text, 60, 2, '2 to 60 days'::text), private.rule('notification'::text, 'whole'::text, 730, 30, '30 to 730 days'::text), private.rule('profileView'::text, 'whole'::text, 730, 90, '90 to 730 days'::text), private.rule('endedInvitation'::text, 'whole'::text, 365, 30, '30 to 365 days'::text), private.rule('contactMessage'::text, 'whole'::text, 730, 30, '30 to 730 days'::text), private.rule('audit'::text, 'whole'::text, 2555, 365, '365 to 2,555 days'::text), private.rule('backup'::text, 'whole'::text, 35, 7, '7 to 35 days'::text)] WHEN 'announcement'::text THEN ARRAY[private.rule('text'::text, 'line'::text, 160, 1, 'Enter the text'::text), private.rule('linkWords'::text, 'line'::text, 40), private.rule('link'::text, 'line'::text, 500), private.rule('endsAt'::text, 'line'::text, 40, 1, 'Choose when it ends'::text)] ELSE NULL::private.rule[] END;

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
begin
  -- A space marks the beginning or end of a word.
  spelled := replace(replace(replace(replace(spelled, 'centre', 'center'), 'theatre', 'theater'), 'metre ', 'meter '), 'fibre', 'fiber');
  spelled := replace(replace(replace(spelled, 'litre ', 'liter '), 'calibre', 'caliber'), 'analyse', 'analyze');
  spelled := replace(replace(replace(spelled, 'analysing', 'analyzing'), 'catalyse', 'catalyze'), 'catalogue', 'catalog');
  spelled := replace(replace(replace(spelled, 'dialogue', 'dialog'), 'analogue', 'analog'), 'programme ', 'program ');
  spelled := replace(replace(replace(spelled, 'fulfilment', 'fulfillment'), 'instalment', 'installment'), 'enrolment', 'enrollment');
  spelled := replace(replace(replace(spelled, 'skilful', 'skillful'), 'defence', 'defense'), 'offence', 'offense');
  spelled := replace(replace(replace(replace(spelled, 'licenc', 'licens'), ' cheque', ' check'), ' grey ', ' gray '), ' tyre', ' tire');
  spelled := replace(replace(replace(replace(spelled, ' mould', ' mold'), ' plough', ' plow'), ' draught', ' draft'), 'sulph', 'sulf');
  spelled := replace(replace(replace(spelled, 'artefact', 'artifact'), 'aluminium', 'aluminum'), ' kerb', ' curb');
  spelled := replace(replace(replace(spelled, 'ageing', 'aging'), 'carburett', 'carburet'), 'judgement', 'judgment');
  spelled := replace(spelled, 'jewellery', 'jewelry');
  if spelled like '%our%' then
    spelled := replace(replace(replace(spelled, 'colour', 'color'), 'behaviour', 'behavior'), 'labour', 'labor');
    spelled := replace(replace(replace(replace(spelled, 'harbour', 'harbor'), 'honour', 'honor'), 'favour', 'favor'), 'flavour', 'flavor');
    spelled := replace(replace(replace(replace(spelled, 'neighbour', 'neighbor'), 'odour', 'odor'), 'tumour', 'tumor'), 'vapour', 'vapor');
    spelled := replace(replace(replace(spelled, 'armour', 'armor'), 'rumour', 'rumor'), 'parlour', 'parlor');
  end if;
  if spelled like '%ae%' or spelled like '%oe%' then
    spelled := replace(replace(replace(replace(spelled, 'paed', 'ped'), 'haem', 'hem'), 'anaem', 'anem'), 'anaes', 'anes');
    spelled := replace(replace(replace(replace(spelled, 'ischaem', 'ischem'), 'leukaem', 'leukem'), 'uraem', 'urem'), 'gynae', 'gyne');
    spelled := replace(replace(replace(replace(spelled, 'diarrhoe', 'diarrhe'), 'homoeo', 'homeo'), ' foet', ' fet'), 'oesoph', 'esoph');
    spelled := replace(replace(spelled, ' oestr', ' estr'), 'caesar', 'cesar');
  end if;
  if spelled like '%is%' then
    spelled := regexp_replace(spelled, '([a-z]{3})is(e|ed|es|ing|er|ers|ation|ational)(?= )', '\1iz\2', 'g');
  end if;
  if spelled like '%ll%' then
    spelled := regexp_replace(
      spelled, '(model|label|travel|counsel|signal|level|tunnel|panel|fuel|channel|cancel|dial|enamel|chisel|initial|pencil|stencil|bevel|jewel)l(ing|ed|er|or)', '\1\2', 'g');
  end if;
  return spelled;
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
      when link <> '' and words = '' then '{"linkWords": "Enter the link text"}'
      when link = '' and words <> '' then '{"link": "Enter where the link goes"}'
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
    -- No one is left to whom earlier ones would belong once the account was deleted.
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

CREATE OR REPLACE FUNCTION private.application_filter_rules()
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('stage'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('search'::text, 'line'::text, 200), private.rule('assignee'::text, 'line'::text, 40, message => 'Choose a colleague'::text), private.rule('skill'::text, 'line'::text, 60), private.rule('level'::text, 'choice'::text, message => 'Choose how close the level is'::text, choices => '{match,close}'::text[]), private.rule('place'::text, 'choice'::text, message => 'Choose how close the location is'::text, choices => '{match,close}'::text[]), private.rule('from'::text, 'line'::text, 10, message => 'Choose a date'::text), private.rule('to'::text, 'line'::text, 10, message => 'Choose a date'::text), private.rule('job'::text, 'line'::text, 40, message => 'Choose a job'::text), private.rule('reached'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('furthest'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('left'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('answer'::text, 'choice'::text, message => 'Choose a reply status'::text, choices => '{overdue,kept,late}'::text[]), private.rule('offer'::text, 'choice'::text, message => 'Choose an offer status'::text, choices => '{open}'::text[]), private.rule('reason'::text, 'choice'::text, message => 'Choose a reason'::text, choices => '{skills,level,location,job_closed,salary,other}'::text[]), private.rule('source'::text, 'choice'::text, message => 'Choose a source'::text, choices => '{search,matches,shared,site,put_forward,direct,referral,agency,event,found,other,unknown}'::text[]), private.rule('unread'::text, 'choice'::text, message => 'Choose unread or all'::text, choices => '{yes}'::text[]), private.rule('responses'::text, 'choice'::text, message => 'Choose with responses or all'::text, choices => '{yes}'::text[]), private.rule('tags'::text, 'line'::text, 250)];

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
  perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status')
  where not private.can_move_application(application);
  -- Two people moving it take turns: the second decides based on what the first did.
  application := private.held_application(application);
  -- Returns the whole application.
  perform private.note_application_view(application);
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.application_to_talk (
  p_application_id uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.held_application(private.read_conversation(p_application_id));
  -- The caller may have lost the right to read it while waiting for the lock.
  return private.read_conversation(p_application_id);
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
  clean jsonb := private.clean_fields(data, private.jobs_rules('job'));
begin
  if data ? 'status' then
    clean := clean || jsonb_build_object('status', private.read_job_status(data ->> 'status'));
  end if;
  -- Columns are named like their fields: job_type for jobType.
  job := jsonb_populate_record(job, (
    select coalesce(jsonb_object_agg(lower(regexp_replace(key, '([A-Z])', '_\1', 'g')), value), '{}') from jsonb_each(clean)));
  job.pay_period := coalesce(job.pay_period, 'year');
  -- A job that was remote by its type stays remote when its type changes.
  job.workplace := private.workplace_of(job.job_type, job.workplace);
  return job;
end
$function$;

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
    perform private.fail(409, 'not_submitted', 'This company hasn''t submitted its registration yet. You can approve it once it has.');
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
    -- No one may read file locations and database messages; for a company's proposed changes, the field names are enough.
    'details', entry.details - '{path,error,changes,by_deleted_account}'::text[] || case when entry.details ? 'changes' then jsonb_build_object(
      'fields', (select coalesce(jsonb_agg(key order by key), '[]') from jsonb_object_keys(entry.details -> 'changes') as key)) else '{}' end
      || case when entry.action = 'invitation.sent' and exists (
        select from public.email_outbox o
        where o.data ->> 'invitation_id' = entry.subject_id::text and o.sent_at is null and o.last_error is not null
      ) then jsonb_build_object('is_undelivered', true) else '{}' end
  );
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

CREATE OR REPLACE FUNCTION private.become (
  of_user uuid,
  wanted public.app_role
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  account public.profiles := private.lock_account(of_user);
  aim text := case wanted when 'admin' then 'become an administrator' else 'join a company' end;
begin
  if wanted = 'company' and account.role = 'admin' then
    perform private.fail(409, 'account_is_admin', 'An administrator account cannot join a company. Use another email address.');
  elsif wanted = 'admin' and exists (select from public.company_users where user_id = of_user) then
    perform private.fail(409, 'account_has_company', 'This account belongs to a company and cannot become an administrator. Use another email address.');
  elsif private.is_bound_candidate(of_user) then
    perform private.fail(409, 'account_has_applications', format(
      'This account has job applications or is represented by a company, and cannot %s. Use another email address.', aim));
  end if;
  update public.profiles set role = wanted where id = of_user and role <> wanted;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.best_applications (
  scopes uuid[],
  wanted private.application_filter,
  from_day date,
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
  -- Without a previous page, above every possible number.
  before_order bigint := 9223372036854775807;
begin
  if p_before is not null then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist')
    where not coalesce(pg_input_is_valid(p_before ->> 'score', 'bigint'), false);
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
        and (x.answer_due is null or x.answer_due >= from_day)
        and (wanted.found is null or x.application_id in (select unnest(wanted.found)))
        and (wanted.without is null or x.application_id not in (select unnest(wanted.without)))
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
      -- Stored lists leave out jobs the candidate applied to.
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
      -- offset 0: counted once per job, not at each comparison.
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
  -- Ranking more than this many is no faster than ranking all.
  most constant integer := 300;
  changed uuid[];
  best uuid[];
begin
  -- A change date in the future comes from a restore from another server; the list already included it.
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
        -- Looked up one by one until there are enough.
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
    -- "Go (programming language)", "Spanish (fluent)": the parentheses add nothing about the skill.
    when inner_spelling ~ '^((basic|intermediate|advanced|fluent|native|expert|beginner|conversational|proficient|good|very good|certified|preferred|required|desired|plus)|(programming|query|markup|scripting|spoken|foreign)?(language)|software|framework|library|tool|platform|database)$'
      then coalesce(outer_key, private.skill_spelling(parts[1]))
    when inner_spelling = private.initials(parts[1]) then coalesce(outer_key, inner_key, private.skill_spelling(parts[1]))
    when private.skill_spelling(parts[1]) = private.initials(parts[2]) then coalesce(inner_key, outer_key, private.skill_spelling(parts[2]))
    -- "Welding (MIG)".
    else private.known_skill(private.skill_spelling(parts[2] || ' ' || parts[1]))
  end;
end
$function$;

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
      -- For accounts that signed in before sign-ins were recorded.
      (select u.id, u.last_sign_in_at
       from public.profiles p join auth.users u on u.id = p.id
       where p.last_seen_at = '-infinity' and u.last_sign_in_at is not null limit at_most)
    ) s
    where p.id = s.user_id and p.last_seen_at < s.at returning p.id)
  select count(*)::integer from seen
$function$;

CREATE OR REPLACE FUNCTION private.calendar_entry (
  interview private.interviews,
  of_candidate boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select to_jsonb(shown) from (select
    interview.id, interview.sequence, interview.starts_at, interview.minutes, interview.place_kind, interview.place, interview.changed_at,
    j.title as job_title, c.name as company_name,
    -- The caller's own interviews say with whom, a colleague's say whose.
    case when not of_candidate then private.applicant_name(a) end as candidate_name,
    private.names_of_interview(interview) as people,
    private.conversation_path(a.id, case when of_candidate then 'candidate' else 'company' end) as path
    from public.applications a join public.jobs j on j.id = a.job_id join public.companies c on c.id = a.company_id
    where a.id = interview.application_id
  ) shown);
end
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

CREATE OR REPLACE FUNCTION private.can_add_person (
  job public.jobs,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.takes_people(job, me) and private.company_is_live(job.company_id);
end
$function$;

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

CREATE OR REPLACE FUNCTION private.candidates_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'profile'::text THEN ARRAY[private.rule('firstName'::text, 'line'::text, 100), private.rule('lastName'::text, 'line'::text, 100), private.rule('title'::text, 'line'::text, 200), private.rule('bio'::text, 'text'::text, 4799), private.rule('skills'::text, 'texts'::text, 60, max_items => 50), private.rule('phoneNumber'::text, 'line'::text, 40), private.rule('email'::text, 'email'::text, message => 'Please enter a valid email address'::text), private.rule('alternatePhoneNumber'::text, 'line'::text, 40), private.rule('gender'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => '{male,female,prefer-not-to-say}'::text[]), private.rule('workAuthorization'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => '{us_citizen,green_card,h1b,other}'::text[]), private.rule('experienceYears'::text, 'whole'::text, 80, message => 'Enter whole years from 0 to 80'::text), private.rule('portfolioUrl'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('githubUrl'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('linkedinUrl'::text, 'url'::text, message => 'Please enter a valid LinkedIn URL'::text), private.rule('cultureValues'::text, 'texts'::text, message => 'Choose from the list, without repeats'::text, choices => '{written_first,decisions_explained,open_numbers,pay_bands_shown,regular_feedback,peer_review,blameless_reviews,quiet_focus_time,few_meetings,pair_work,own_projects,small_teams,side_by_side,remote_days,flexible_hours,fixed_hours,shifts_known_ahead,duties_in_turn,mentoring,learning_time,moves_inside_first,tried_small_first,customer_contact,stop_the_line}'::text[], max_items => 8), private.rule('unit'::text, 'line'::text, 50)] WHEN 'address'::text THEN ARRAY[private.rule('street'::text, 'line'::text, 200), private.rule('city'::text, 'line'::text, 100), private.rule('state'::text, 'line'::text, 100), private.rule('zipCode'::text, 'line'::text, 20), private.rule('country'::text, 'line'::text, 100)] WHEN 'preferences'::text THEN ARRAY[private.rule('types'::text, 'texts'::text, message => 'Choose from the list, without repeats'::text, choices => '{FULL_TIME,PART_TIME,CONTRACT,INTERNSHIP}'::text[], max_items => 20), private.rule('levels'::text, 'texts'::text, message => 'Choose from the list, without repeats'::text, choices => '{entry_level,mid_level,senior_level,lead,executive}'::text[], max_items => 20), private.rule('places'::text, 'texts'::text, 100, max_items => 10), private.rule('isRemote'::text, 'boolean'::text, message => 'Choose yes or no'::text), private.rule('salaryFrom'::text, 'whole'::text, 100000000, message => 'Enter a whole number of dollars'::text, too_much => 'This salary is too large'::text), private.rule('cultureValues'::text, 'texts'::text, message => 'Choose from the list, without repeats'::text, choices => '{written_first,decisions_explained,open_numbers,pay_bands_shown,regular_feedback,peer_review,blameless_reviews,quiet_focus_time,few_meetings,pair_work,own_projects,small_teams,side_by_side,remote_days,flexible_hours,fixed_hours,shifts_known_ahead,duties_in_turn,mentoring,learning_time,moves_inside_first,tried_small_first,customer_contact,stop_the_line}'::text[], max_items => 8)] WHEN 'position'::text THEN ARRAY[private.rule('id'::text, 'id'::text, min => 1, message => 'This link is not valid'::text), private.rule('title'::text, 'line'::text, 200, 1, 'Enter a title'::text), private.rule('company'::text, 'line'::text, 200, 1, 'Enter a company'::text), private.rule('location'::text, 'line'::text, 200), private.rule('start_year'::text, 'whole'::text, 2100, 1930, 'Enter a year from 1930 to 2100'::text), private.rule('start_month'::text, 'whole'::text, message => 'Choose a month'::text, choices => '{1,2,3,4,5,6,7,8,9,10,11,12}'::text[]), private.rule('end_year'::text, 'whole'::text, 2100, message => 'Enter a year from 1930 to 2100'::text), private.rule('end_month'::text, 'whole'::text, message => 'Choose a month'::text, choices => '{1,2,3,4,5,6,7,8,9,10,11,12}'::text[]), private.rule('description'::text, 'text'::text, 2000)] WHEN 'school'::text THEN ARRAY[private.rule('id'::text, 'id'::text, min => 1, message => 'This link is not valid'::text), private.rule('school'::text, 'line'::text, 200, 1, 'Enter a school'::text), private.rule('degree'::text, 'line'::text, 200), private.rule('field'::text, 'line'::text, 200), private.rule('start_year'::text, 'whole'::text, 2100, message => 'Enter a year from 1930 to 2100'::text), private.rule('end_year'::text, 'whole'::text, 2100, message => 'Enter a year from 1930 to 2100'::text)] WHEN 'resume'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 150, 1, 'Enter a name'::text)] ELSE NULL::private.rule[] END;

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
        -- Those who came in the meantime go first.
        perform pg_sleep(0.2);
    end;
  end loop;
  perform private.fail(409, 'busy', 'Profiles and jobs are being saved right now. Please try again');
end
$function$;

CREATE OR REPLACE FUNCTION private.check_account_kind()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_user uuid;
  account public.profiles;
begin
  if tg_table_name = 'profiles' then
    of_user := new.id;
  elsif tg_table_name = 'applications' then
    select user_id into of_user from public.candidates where id = new.candidate_id;
  else
    of_user := new.user_id;
  end if;
  -- Two transactions that know nothing of each other take turns here too.
  account := private.lock_account(of_user);
  if account.role <> 'company' and exists (select from public.company_users where user_id = of_user)
    or account.role <> 'candidate' and private.is_bound_candidate(of_user)
  then
    perform private.fail(409, 'account_conflict', 'This account already has another role. Use another email address.');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_application_move()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.fail(409, 'account_deleted', 'The applicant deleted their account') where new.candidate_id is null;
  perform private.fail(409, 'waits_for_take_over', 'You can make an offer once they take over their application')
  where new.status = 'offered' and private.waits_for_take_over(new);
  perform private.fail(409, 'status_not_allowed', 'This application can''t move there from its current stage. Check its status and choose again.')
  where not exists (
    select from private.application_transitions t where t.from_status = old.status and t.to_status = new.status
  ) and new.status is distinct from private.last_status(new.id);
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
    perform private.refuse_field_errors('{"name": "This isn''t the company''s name"}');
  end if;
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
      'You have %s %s %s in the last 24 hours, the most we allow in a day. Please try again later.',
      case of
        when 'jobs' then 'created' when 'people' then 'added' when 'put_forwards' then 'submitted' when 'reports' then 'reported' when 'message_reports' then 'reported'
        else 'sent'
      end,
      private.daily_quota(of),
      case of when 'put_forwards' then 'candidates' when 'reports' then 'jobs' when 'message_reports' then 'messages' else of end));
  end if;
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
      'You''ve sent 200 invitations in a day, the most we allow. You can send more tomorrow.');
    when 'minute' then perform private.fail(429, 'too_many_invitations',
      'You''ve sent 20 invitations in a minute, the most we allow. Wait a minute and send it again.');
    when 'address' then perform private.fail(429, 'too_many_invitations',
      format('You''ve sent %s 5 invitations in a day, the most we allow. You can send another one tomorrow.', invitee));
    else null;
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_message_quotas (
  of_user uuid,
  proposal uuid DEFAULT NULL::uuid,
  offer uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- One at a time per account: writers don't lock its profile, which comes first in the lock order.
  perform pg_advisory_xact_lock(hashtextextended('messages ' || of_user, 0));
  perform private.fail(429, 'too_many_messages', format(
    'You have sent %s messages in the last hour, the most we allow. Please try again later.', private.hourly_messages()))
  where (
    select count(*) >= private.hourly_messages() from private.application_messages m
    where m.author_id = of_user and m.created_at > now() - interval '1 hour'
  );
  perform private.check_daily_quota('proposals', (
    select count(*) from private.application_messages m
    where m.author_id = of_user and m.created_at > now() - interval '1 day' and m.proposal_id is not null))
  where proposal is not null;
  perform private.check_daily_quota('offers', (
    select count(*) from private.application_messages m
    where m.author_id = of_user and m.created_at > now() - interval '1 day' and m.offer_id is not null))
  where offer is not null;
end
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
  -- Runs before the policy is checked. Everyone but administrators is left to the policy, which refuses.
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
    -- Sending the same one again is fine.
    return null;
  elsif existing is not null then
    perform private.fail(409, 'duplicate_partnership', 'Partnership already exists between these companies',
      jsonb_build_object('existing', existing));
  end if;
  return new;
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
  -- Documents of the profile were checked when they were added.
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
    -- No field accepts even half of this: its length is refused, whatever it contains.
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
      -- Matches the letter before as well: looking behind would read the text from its start for every joiner.
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

CREATE OR REPLACE FUNCTION private.cleaned_resume (
  value text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  at_most constant integer := 102400;
  cleaned constant text := (
    select string_agg(clean.line, E'\n' order by given.place)
    -- A character takes at least one byte.
    from string_to_table(left(value, at_most), E'\n') with ordinality as given (line, place)
    cross join lateral (select private.trimmed(left(given.line, 1000)) as line) clean
    where clean.line <> ''
  );
  bytes constant bytea := convert_to(cleaned, 'UTF8');
  size integer := at_most;
begin
  if cleaned is null or length(bytes) <= size then
    return cleaned;
  end if;
  -- Never splits a character.
  while get_byte(bytes, size) & 192 = 128 loop
    size := size - 1;
  end loop;
  return convert_from(substring(bytes for size), 'UTF8');
end
$function$;

CREATE OR REPLACE FUNCTION private.clear_conversations (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  about uuid[] := array(
    select a.id
    from public.applications a
    where (a.company_id = any (of.company_ids) or a.applied_by_company_id = any (of.company_ids))
      and (
        exists (select from public.conversations c where c.application_id = a.id)
        -- They outlive it.
        or exists (select from private.interview_proposals p where p.application_id = a.id)
        or exists (select from private.interviews i where i.application_id = a.id)
        or exists (select from private.offers o where o.application_id = a.id)
      ) and a.id <> all (of.application_ids));
begin
  update private.application_messages m set body = left(private.without_words(m.body, of.words), 10000)
  where m.application_id = any (about) and private.names_word(m.body, of.words);
  update private.message_files f set name = left(private.without_words(f.name, of.words), 200)
  from private.application_messages m
  where m.id = f.message_id and m.application_id = any (about) and private.names_word(f.name, of.words);
  update private.message_reports r
  set said = private.without_words(r.said, of.words), words = left(private.without_words(r.words, of.words), 1000)
  from private.application_messages m
  where m.id = r.message_id and m.application_id = any (about) and private.names_word(concat_ws(' ', r.said, r.words), of.words);
  update private.interviews i
  set place = left(private.without_words(i.place, of.words), 500), reason = left(private.without_words(i.reason, of.words), 1000),
    move_asked = left(private.without_words(i.move_asked, of.words), 1000)
  where i.application_id = any (about) and private.names_word(concat_ws(' ', i.place, i.reason, i.move_asked), of.words);
  update private.interview_changes c set reason = left(private.without_words(c.reason, of.words), 1000)
  from private.interviews i
  where i.id = c.interview_id and i.application_id = any (about) and private.names_word(c.reason, of.words);
  update private.interview_proposals p
  set place = left(private.without_words(p.place, of.words), 500), note = left(private.without_words(p.note, of.words), 1000)
  where p.application_id = any (about) and private.names_word(concat_ws(' ', p.place, p.note), of.words);
  update private.offers o
  set words = left(private.without_words(o.words, of.words), 1000), place = left(private.without_words(o.place, of.words), 200),
    hours = left(private.without_words(o.hours, of.words), 200), leave = left(private.without_words(o.leave, of.words), 200),
    trial = left(private.without_words(o.trial, of.words), 200),
    document_name = left(private.without_words(o.document_name, of.words), 200)
  where o.application_id = any (about)
    and private.names_word(concat_ws(' ', o.words, o.place, o.hours, o.leave, o.trial, o.document_name), of.words);
  update private.scorecards s
  set words = left(private.without_words(s.words, of.words), 5000), marks = private.json_without_traces(s.marks, of)
  from private.interviews i
  where i.id = s.interview_id and i.application_id = any (about) and private.names_word(concat_ws(' ', s.words, s.marks), of.words);
  update private.scorecard_drafts d
  set words = left(private.without_words(d.words, of.words), 5000), marks = private.json_without_traces(d.marks, of)
  from private.interviews i
  where i.id = d.interview_id and i.application_id = any (about) and private.names_word(concat_ws(' ', d.words, d.marks), of.words);
  update private.company_mail_templates t set body = left(private.without_words(t.body, of.words), 1500)
  where t.company_id = any (of.company_ids) and private.names_word(t.body, of.words);
  -- Includes part of its id, so that equal names stay distinct.
  update private.message_templates t
  set body = left(private.without_words(t.body, of.words), 4000),
    name = case when private.names_word(t.name, of.words)
      then left(private.without_words(t.name, of.words), 51) || ' ' || left(t.id::text, 8) else t.name end
  where t.company_id = any (of.company_ids) and private.names_word(concat_ws(' ', t.name, t.body), of.words);
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

CREATE OR REPLACE FUNCTION private.client_digest()
  RETURNS bytea
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
begin
  -- The proxy in front of the API sets the first header; only the last entry of the second can be trusted.
  return private.keyed_digest(coalesce(
    headers ->> 'cf-connecting-ip', private.trimmed(substring(headers ->> 'x-forwarded-for' from '[^,]*$')), 'unknown'));
end
$function$;

CREATE OR REPLACE FUNCTION private.caller_digest()
  RETURNS bytea
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE(private.keyed_digest((auth.uid())::text), private.client_digest());

CREATE OR REPLACE FUNCTION private.companies_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'profile'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 200, 2, 'Company name is required'::text), private.rule('location'::text, 'line'::text, 200, 2, 'Location is required'::text), private.rule('industry'::text, 'line'::text, 100, 2, 'Industry is required'::text), private.rule('company_size'::text, 'choice'::text, message => 'Choose a company size'::text, choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'::text[]), private.rule('website'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('description'::text, 'text'::text, 10000), private.rule('linkedin_url'::text, 'url'::text, message => 'Please enter a valid LinkedIn URL'::text), private.rule('twitter_url'::text, 'url'::text, message => 'Please enter a valid Twitter URL'::text), private.rule('facebook_url'::text, 'url'::text, message => 'Please enter a valid Facebook URL'::text), private.rule('instagram_url'::text, 'url'::text, message => 'Please enter a valid Instagram URL'::text), private.rule('logo_url'::text, 'line'::text, 500), private.rule('culture_values'::text, 'texts'::text, message => 'Choose from the list, without repeats'::text, choices => '{written_first,decisions_explained,open_numbers,pay_bands_shown,regular_feedback,peer_review,blameless_reviews,quiet_focus_time,few_meetings,pair_work,own_projects,small_teams,side_by_side,remote_days,flexible_hours,fixed_hours,shifts_known_ahead,duties_in_turn,mentoring,learning_time,moves_inside_first,tried_small_first,customer_contact,stop_the_line}'::text[], max_items => 8), private.rule('benefits'::text, 'texts'::text, message => 'Choose from the list, without repeats'::text, choices => '{paid_vacation,sick_days,paid_holidays,parental_leave,health_insurance,dental,vision,mental_health,retirement_match,yearly_raise_review,bonus,overtime_pay,child_care,adoption_help,care_leave,family_insurance,learning_budget,paid_certificates,conference_days,tuition_help,transit_pass,free_parking,meals,relocation_help}'::text[], max_items => 24)] WHEN 'registered_profile'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 200, 2, 'Company name must be at least 2 characters'::text), private.rule('industry'::text, 'line'::text, 100, 2, 'Industry is required'::text), private.rule('company_size'::text, 'choice'::text, message => 'Choose a company size'::text, choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'::text[]), private.rule('location'::text, 'line'::text, 200, 2, 'Location is required'::text), private.rule('website'::text, 'url'::text, message => 'Must be a valid URL'::text), private.rule('description'::text, 'text'::text, 10000), private.rule('logo_url'::text, 'line'::text, 500)] WHEN 'registration'::text THEN ARRAY[private.rule('dba_name'::text, 'line'::text, 200), private.rule('primary_contact_name'::text, 'line'::text, 200), private.rule('primary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_phone'::text, 'line'::text, 40), private.rule('primary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_alt_phone'::text, 'line'::text, 40), private.rule('secondary_contact_name'::text, 'line'::text, 200), private.rule('secondary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_phone'::text, 'line'::text, 40), private.rule('secondary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_alt_phone'::text, 'line'::text, 40), private.rule('reg_street'::text, 'line'::text, 200), private.rule('reg_unit'::text, 'line'::text, 50), private.rule('reg_city'::text, 'line'::text, 100), private.rule('reg_state'::text, 'line'::text, 100), private.rule('reg_zip_code'::text, 'line'::text, 20), private.rule('reg_country'::text, 'line'::text, 100), private.rule('same_as_registered'::text, 'boolean'::text), private.rule('op_street'::text, 'line'::text, 200), private.rule('op_unit'::text, 'line'::text, 50), private.rule('op_city'::text, 'line'::text, 100), private.rule('op_state'::text, 'line'::text, 100), private.rule('op_zip_code'::text, 'line'::text, 20), private.rule('op_country'::text, 'line'::text, 100), private.rule('tax_id'::text, 'line'::text, 50), private.rule('ein_document_url'::text, 'line'::text, 500), private.rule('tax_document_url'::text, 'line'::text, 500)] WHEN 'registrant'::text THEN ARRAY[private.rule('firstName'::text, 'line'::text, 100), private.rule('lastName'::text, 'line'::text, 100)] WHEN 'role'::text THEN ARRAY[private.rule('role'::text, 'choice'::text, min => 1, message => 'Please select a role'::text, choices => '{manager,recruiter,partner_recruiter}'::text[])] WHEN 'message_template'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 60, 1, 'Name the template'::text), private.rule('body'::text, 'text'::text, 4000, 1, 'Write a message'::text)] WHEN 'hiring_step'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 40, 1, 'Name the step'::text), private.rule('length'::text, 'line'::text, 40), private.rule('what'::text, 'line'::text, 120)] WHEN 'picture'::text THEN ARRAY[private.rule('alt'::text, 'line'::text, 200, 1, 'Describe the picture in a few words for people who can''t see it'::text)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.clean_hiring (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(jsonb_each.key, CASE jsonb_each.key WHEN 'first_reply_hours'::text THEN to_jsonb((((jsonb_each.value #>> '{}'::text[]))::numeric)::integer) ELSE to_jsonb(ARRAY(SELECT ('{"what": "", "length": ""}'::jsonb || jsonb_strip_nulls(private.clean_fields(given.step, private.companies_rules('hiring_step'::text)))) FROM jsonb_array_elements(jsonb_each.value) WITH ORDINALITY given(step, place) ORDER BY given.place)) END), '{}'::jsonb) AS "coalesce" FROM jsonb_each(clean_hiring.data) jsonb_each(key, value) WHERE (jsonb_each.key = ANY (ARRAY['first_reply_hours'::text, 'hiring_steps'::text])));

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
      'hidden_jobs', case
        when 'post_jobs' = any (mine) is not true then 0
        when private.company_is_live(of_company) then (select count(*) from public.published_jobs p where p.company_id = of_company and p.is_over_plan)
        else private.plan_used(of_company, 'open_jobs') end,
      'new_applications', case when 'handle_applications' = any (mine) then kept.new_applications else assigned.new_applications end,
      'interviews', case when 'handle_applications' = any (mine) then kept.interviews else assigned.interviews end,
      'managed_candidates', case when 'handle_candidates' = any (mine) then kept.managed_candidates
        else (
          select count(*) from private.my_assigned_candidate_ids() as assigned (id)
          join public.candidates c on c.id = assigned.id and c.managing_company_id = of_company
        )
      end,
      -- Work assigned to the caller isn't unassigned.
      'unassigned_jobs', case when 'post_jobs' = any (mine) then kept.unassigned_jobs else 0 end,
      'unassigned_candidates', case when 'handle_candidates' = any (mine)
        then greatest(kept.managed_candidates - kept.assigned_candidates, 0) else 0 end,
      'partners', case when 'handle_candidates' = any (mine) then (select count(*) from private.partner_ids(of_company)) else 0 end
    )
    from (
      select
        coalesce(sum(n) filter (where what = 'jobs'), 0) as jobs,
        coalesce(sum(n) filter (where what = 'new_applications'), 0) as new_applications,
        coalesce(sum(n) filter (where what = 'interviews'), 0) as interviews,
        coalesce(sum(n) filter (where what = 'managed_candidates'), 0) as managed_candidates,
        coalesce(sum(n) filter (where what = 'assigned_candidates'), 0) as assigned_candidates,
        coalesce(sum(n) filter (where what = 'unassigned_jobs'), 0) as unassigned_jobs
      from private.counts where subject = of_company
    ) kept
    cross join lateral private.assigned_counts(of_company, mine) assigned
  );
end
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
      -- With only one or two, it would reveal when each was answered.
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

CREATE OR REPLACE FUNCTION private.conversation_side (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return case
    when application.candidate_id = me.candidate_id then 'candidate'
    when private.can_move_application(application, me) then 'company'
    -- The company that represented the candidate when they applied, for as long as it does.
    when application.applied_by_company_id = any (me.company_ids) and exists (
      select from public.candidates c
      where c.id = application.candidate_id and c.managing_company_id = application.applied_by_company_id
        and private.manages_candidate(c, me)
    ) then 'manager'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.conversations_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'report'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, min => 1, message => 'Choose what''s wrong'::text, choices => '{harassment,fraud,spam,off_platform,other}'::text[]), private.rule('words'::text, 'text'::text, 1000)] WHEN 'group_message'::text THEN ARRAY[private.rule('body'::text, 'text'::text, 4000, 1, 'Write a message'::text)] ELSE NULL::private.rule[] END;

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
  -- One at a time, so that simultaneous acts can't pass a limit together.
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
  perform private.fail(429, 'too_many_messages', 'That''s more messages than we can take in an hour. Yours is still here: try again later, or email us.')
  where lately is null;
  return lately;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_jobs()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Removing one of their assignments in the meantime counts it for the job as it was or as it is: one waits for the other.
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
      -- A reply still owed is late by then.
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
  -- People invited as employees join a company and don't need their own; they can still register one.
  if exists (
    select from public.invitations i where i.is_employee and lower(i.email) = lower(user_email) and private.is_open(i)
  ) then
    return;
  end if;
  insert into public.companies (user_id) values (of_user) returning id into new_company;
  insert into public.company_users (user_id, company_id, role, email) values (of_user, new_company, 'company_admin', user_email);
exception when others then
  -- Never blocks the sign-up (RULES: Accounts): the account can register its company later. The failure is recorded.
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

CREATE OR REPLACE FUNCTION private.deliver_due_group_message()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  claims text := coalesce(current_setting('request.jwt.claims', true), '');
  message private.group_messages;
  waiting uuid[];
  unsent public.applications[];
begin
  delete from private.group_messages g where g.ended is not null and g.created_at < now() - interval '1 day';
  select * into message from private.group_messages g
  where g.ended is null and g.created_at + private.undo_time() <= clock_timestamp()
  order by g.created_at limit 1
  for update skip locked;
  if message.id is null then
    return;
  end if;
  waiting := array(select p.application_id from private.group_message_people p where p.group_id = message.id and p.problem is null);
  -- Uses the author's current rights.
  perform set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated', 'sub', message.author_id)::text, true);
  perform private.deliver_group_message(message);
  perform set_config('request.jwt.claims', claims, true);
  -- The author has left the page, so no one reads a result.
  unsent := array(
    select a from public.applications a
    join private.group_message_people p on p.application_id = a.id and p.group_id = message.id
    where p.problem is not null and a.id = any (waiting) order by a.id);
  perform private.notify(
    message.author_id, 'applicant_message.unsent',
    jsonb_build_object(
      'names', private.listed_names(array(
        select m.candidate_name from unnest(unsent) a join private.application_matches m on m.application_id = a.id order by a.id)),
      'job', (select j.title from public.jobs j where j.id = unsent[1].job_id)),
    private.application_ids(unsent[1]))
  where cardinality(unsent) > 0;
end
$function$;

CREATE OR REPLACE FUNCTION private.deliver_group_message (
  message private.group_messages
)
  RETURNS private.group_messages
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  person private.group_message_people;
  application public.applications;
begin
  -- Locks all of them before anything else, as writing one message does.
  perform from public.applications a
  where a.id in (select p.application_id from private.group_message_people p where p.group_id = message.id and p.problem is null)
  order by a.id for update;
  for person in
    select * from private.group_message_people p where p.group_id = message.id and p.problem is null order by p.application_id
  loop
    begin
      application := private.application_to_talk(person.application_id);
      perform private.fail(409, 'conversation_closed', private.group_message_problem(application))
      where private.group_message_problem(application) is not null;
      perform private.add_message(application, person.message_id, person.body);
    exception when others then
      if sqlstate in ('40001', '40P01') then
        raise;
      end if;
      update private.group_message_people p
      set problem = case
        when sqlstate = 'PT404' then 'You can no longer write to them' when sqlstate like 'PT%' then sqlerrm else 'It could not be sent' end
      where p.group_id = message.id and p.application_id = person.application_id;
    end;
  end loop;
  update private.group_message_people p set body = '' where p.group_id = message.id;
  update private.group_messages g set ended = 'sent' where g.id = message.id returning * into message;
  return message;
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_added_resume()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- A resume in a company's folder belongs only to the application. Files in a person's folder are theirs.
  insert into private.discarded_files (bucket_id, name)
  select old.bucket_id, old.name
  where exists (select from public.companies c where c.id = private.file_folder(old.bucket_id, old.name))
    and not private.is_file_in_use(old.bucket_id, old.name)
    and exists (select from storage.objects o where o.bucket_id = old.bucket_id and o.name = old.name)
  on conflict (bucket_id, name) do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_files_never_used (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due uuid[] := array(
    select distinct private.file_folder(o.bucket_id, o.name)
    from storage.objects o
    where o.created_at < private.kept_since('unusedFile')
      and not exists (select from private.discarded_files d where d.bucket_id = o.bucket_id and d.name = o.name)
      and not private.is_file_in_use(o.bucket_id, o.name)
    limit at_most);
  -- Storing a file's name in a record locks the same row; this doesn't wait for it.
  held uuid[] := array(select c.id from public.companies c where c.id = any (due) for update skip locked)
    || array(select c.user_id from public.candidates c where c.user_id = any (due) for update skip locked)
    || array(select a.id from public.applications a where a.id = any (due) for update skip locked);
  folder uuid;
begin
  foreach folder in array held loop
    perform private.discard_unused_files(folder);
  end loop;
  return cardinality(held);
end
$function$;

CREATE OR REPLACE FUNCTION private.drop_unsettled_moves (
  application public.applications
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  first_move timestamptz;
begin
  with dropped as (
    delete from public.application_events e
    where e.application_id = application.id and not private.is_settled(e)
      -- The current time, not the statement's start: after waiting for the lock, the candidate may have been notified of the move.
      and not private.undo_is_over(e.created_at, clock_timestamp())
    returning e.created_at
  )
  select min(created_at) into first_move from dropped;
  if first_move is not null then
    update public.applications set status = private.last_status(id) where id = application.id returning * into application;
    perform private.take_back_offer(application, first_move);
  end if;
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.drop_what_was_told()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.email_outbox o where o.sent_at is null and o.data ->> 'invitation_id' = coalesce(new.id, old.id)::text;
  -- The notification of an accepted invitation stays, marked as read.
  if new.status is distinct from 'accepted' then
    delete from public.notifications n where n.type = 'company_invitation' and n.data ->> 'invitation_id' = coalesce(new.id, old.id)::text;
  end if;
  return null;
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

CREATE OR REPLACE FUNCTION private.edit_company (
  company public.companies,
  sent jsonb,
  resubmit boolean
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_field_errors(private.company_path_errors(company, sent));
  if company.is_approved then
    if sent ?| private.reviewed_fields() then
      perform private.propose(company, (
        select jsonb_object_agg(key, value) from jsonb_each(sent) where key = any (private.reviewed_fields())));
    end if;
    sent := sent - private.reviewed_fields();
  end if;
  -- Also when only the proposal changed: updated_at identifies the whole version someone saw.
  return private.write_company(company, sent, resubmit);
end
$function$;

CREATE OR REPLACE FUNCTION private.editable_templates (
  of_company uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not private.can_at_company(of_company, 'handle_applications') then
    perform private.fail(403, 'not_allowed', 'Only recruiters, managers and administrators of your company can change its templates');
  end if;
  -- One at a time: names and their number are compared.
  perform from public.companies c where c.id = of_company for no key update;
  return of_company;
end
$function$;

CREATE OR REPLACE FUNCTION private.editable_views (
  of_company uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not private.can_at_company(of_company, 'handle_applications') then
    perform private.fail(403, 'not_allowed', 'Only recruiters, managers and administrators of your company can save views');
  end if;
  -- One at a time: names and their number are compared.
  perform from public.companies c where c.id = of_company for no key update;
  return of_company;
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
    -- Times being answered right now are checked again in a minute.
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
    -- The local stack hears this once the transaction commits; hosted checks every minute.
    perform pg_notify('email_outbox', '');
  end if;
  return email;
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
  -- Then jobs and applications, in the order in which applying, moving and notifying lock them, before anything is taken out of what hangs on them.
  perform from public.jobs j
  where j.id in (
    select a.job_id from public.applications a join public.candidates c on c.id = a.candidate_id where c.user_id = of_user)
  order by j.id for share;
  perform from public.applications a
  where a.candidate_id in (select c.id from public.candidates c where c.user_id = of_user)
    or a.id in (select private.conversations_of(of_user)) order by a.id for update;
  of := private.traces_of(of_user);
  perform private.leave_teams(of, successors);
  perform private.clear_notices(of);
  perform private.clear_conversations(of);
  perform private.clear_outbox(of);
  -- After clearing, which would drop the cancellations.
  perform private.leave_interviews_at(of_user, u.company_id) from public.company_users u where u.user_id = of_user;
  if of.candidate_id is not null then
    perform private.leave_management(of);
    perform private.leave_applications(of);
  end if;
  perform private.clear_audit_log(of);
  delete from public.invitations i where i.id = any (of.ids);
  files := private.discard_folder(of_user) || private.discard_message_files(of.application_ids);
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

CREATE OR REPLACE FUNCTION private.expect_message_notices (
  application public.applications,
  message private.application_messages
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  is_mailed boolean := message.proposal_id is null and message.offer_id is null;
  due timestamptz := case when is_mailed then now() + private.withdrawal_time() end;
  told record;
begin
  -- In a fixed order, like everything that locks several.
  for told in select t.* from private.told_of_message(application, message.author_side) t order by t.user_id loop
    -- Their account may be being deleted right now.
    perform from auth.users u where u.id = told.user_id for key share;
    continue when not found;
    insert into private.message_notices as n (application_id, user_id, from_seq, mail_at, is_unread)
    values (
      application.id, told.user_id, case when is_mailed then message.seq end, due, true)
    on conflict (application_id, user_id) do update set
      from_seq = coalesce(n.from_seq, excluded.from_seq),
      -- Together with what is already waiting, for ten minutes at most.
      mail_at = case
        when due is null then n.mail_at
        when n.mail_at is null then greatest(due, n.mailed_at + private.gathering_time())
        else greatest(n.mail_at, least(due, (
          select first.created_at + private.gathering_time() from private.application_messages first where first.seq = n.from_seq)))
      end,
      is_unread = true;
    perform private.show_unread(application, told.user_id, told.side, told.company_id) where is_mailed;
  end loop;
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

CREATE OR REPLACE FUNCTION private.field_problem (
  value jsonb,
  rule private.rule
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  -- Values people don't type are taken as they are.
  given text := case when rule.kind in ('choice', 'day', 'id') then value #>> '{}' else private.trimmed(value #>> '{}') end;
begin
  if rule.kind = 'boolean' then
    return case when jsonb_typeof(value) = 'boolean' then null else coalesce(rule.message, 'Choose yes or no') end;
  elsif value is null or jsonb_typeof(value) = 'null' or given = '' and rule.kind not in ('whole', 'amount') then
    return case when rule.min > 0 then rule.message end;
  elsif rule.kind in ('whole', 'amount') then
    return private.whole_problem(value, rule);
  elsif rule.kind = 'texts' then
    return private.texts_problem(value, rule);
  elsif jsonb_typeof(value) <> 'string' then
    return coalesce(rule.message, 'Use text here');
  elsif rule.kind = 'line' and given ~ '\n' then
    return 'Use one line';
  elsif rule.kind = 'email' and not private.is_email(given)
    or rule.kind = 'url' and not private.is_http_url(given)
    or rule.kind = 'choice' and given <> all (rule.choices)
    or rule.kind = 'day' and not private.is_day(given)
    or rule.kind = 'id' and given !~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
    or char_length(given) < rule.min then
    return rule.message;
  elsif char_length(given) > rule.max then
    return private.too_long(rule.max);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.file_problem (
  bucket text,
  path text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT
         CASE
             WHEN ((o.id IS NULL) OR (EXISTS ( SELECT
                FROM private.discarded_files d
               WHERE ((d.bucket_id = file_problem.bucket) AND (d.name = file_problem.path))))) THEN 'This file is not stored. Upload it again.'::text
             WHEN (COALESCE(((o.metadata ->> 'size'::text))::bigint, (0)::bigint) = 0) THEN 'This file is empty. Choose another file.'::text
             WHEN (((o.metadata ->> 'size'::text))::bigint > b.file_size_limit) THEN format('This file is larger than %s MB. Choose a smaller file.'::text, (b.file_size_limit / (1024 * 1024)))
             WHEN ((o.metadata ->> 'mimetype'::text) <> ALL (b.allowed_mime_types)) THEN 'This file type isn''t accepted. Choose another file.'::text
             ELSE private.quota_problem(private.file_folder(file_problem.bucket, file_problem.path))
         END
  AS quota_problem
    FROM ((( SELECT file_problem.bucket AS bucket_id,
             file_problem.path AS name) asked
      LEFT JOIN storage.objects o USING (bucket_id, name))
      LEFT JOIN storage.buckets b ON ((b.id = o.bucket_id)));
END;

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
  -- Part by part, so that braces in a fact are kept.
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

CREATE OR REPLACE FUNCTION private.filled_message (
  message text,
  application public.applications
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  filled text := private.fill_template(message, private.template_fields(application, auth.uid()));
begin
  if char_length(filled) > 2000 then
    perform private.refuse_field_errors('{"message": "With the names filled in, it''s over 2,000 characters"}');
  end if;
  return filled;
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
  -- A company without a plan shows no jobs anyway, so they stay as they were for when it has one again.
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

CREATE OR REPLACE FUNCTION private.fits_lookups (
  kept private.application_matches,
  wanted private.application_filter
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if wanted.assigned_jobs is not null and not (kept.company_id = wanted.of_company and coalesce(
    (select own.assigned_to_user_id is not distinct from wanted.assignee
     from public.application_assignments own where own.application_id = kept.application_id),
    (kept.job_id = any (wanted.assigned_jobs)) <> wanted.is_unassigned)) then
    return false;
  end if;
  if wanted.left_stage is not null and not exists (
    select from public.application_events e
    where e.application_id = kept.application_id and e.from_status = wanted.left_stage
      and (kept.company_id = wanted.of_company or private.is_settled(e))) then
    return false;
  end if;
  if wanted.offer is not null and not (kept.company_id = wanted.of_company and exists (
    select from private.waiting_offers w where w.application_id = kept.application_id)) then
    return false;
  end if;
  -- Only the job's own company can see rejection reasons.
  if wanted.reason is not null and not (kept.status = 'rejected' and kept.company_id = wanted.of_company and exists (
    select from private.last_rejection(kept.application_id, only_settled => false) r where r.reason = wanted.reason)) then
    return false;
  end if;
  if wanted.has_responses and not exists (
    select from public.job_application_answers r where r.application_id = kept.application_id and r.answer <> '') then
    return false;
  end if;
  return wanted.source is null or kept.company_id = wanted.of_company and wanted.source = coalesce(
    (select s.source from private.application_sources s where s.application_id = kept.application_id), 'unknown');
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
    -- Never waits. Held until the transaction ends, so that the next one sees what this one folded.
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

CREATE OR REPLACE FUNCTION private.follow_changed_plan()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Changing a plan notifies people, so they know what applies now.
  perform private.note_told_stage(new.company_id, private.plan_stage(new.expires_at));
  perform private.pause_invitations(new.company_id);
  return null;
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

  -- All jobs, including closed ones; each spelling is looked up once.
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

CREATE OR REPLACE FUNCTION private.forget_conversations (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due uuid[] := array(
    select a.id
    from public.conversations c
    join public.applications a on a.id = c.application_id and a.status in ('hired', 'rejected', 'withdrawn')
    where c.changed_at < private.kept_since('conversation')
      and (
        select e.created_at from public.application_events e where e.application_id = a.id order by e.id desc limit 1
      ) < private.kept_since('conversation')
    order by c.changed_at limit at_most
    for update of a skip locked);
begin
  delete from private.application_messages m where m.application_id = any (due);
  delete from private.scorecards s using private.interviews i where i.id = s.interview_id and i.application_id = any (due);
  delete from private.scorecard_drafts d using private.interviews i where i.id = d.interview_id and i.application_id = any (due);
  update private.interviews i set needs_scorecards = false where i.application_id = any (due);
  delete from private.conversation_reads r where r.application_id = any (due);
  delete from private.message_notices n where n.application_id = any (due);
  insert into private.discarded_files (bucket_id, name)
  select o.bucket_id, o.name
  from unnest(due) as application_id
  join storage.objects o on o.name collate "C" >= application_id || '/' and o.name collate "C" < application_id || '0'
  -- Documents of offers are kept.
  where not exists (select from private.offers offer where offer.document = o.name)
  on conflict (bucket_id, name) do nothing;
  delete from public.conversations c where c.application_id = any (due);
  delete from public.team_news n where n.application_id = any (due);
  return cardinality(due);
end
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
  -- Locked first: an alert being confirmed right now keeps its address.
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
  -- An email that was sent has already lost its body.
  update public.email_outbox o set data = '{}', last_error = null
  where o.id in (
    select due.id from public.email_outbox due
    where due.failed_at < private.kept_since('mailBody') and due.data <> '{}' limit at_most for update skip locked);
  get diagnostics n = row_count;
  delete from public.email_outbox o
  where o.template in ('account_deleted', 'interview_cancelled') and o.failed_at is not null and private.is_last_mail(o);
  return n + private.forget_rows('public.email_outbox', 'created_at', 'audit', at_most);
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
    -- One failed deletion must not block the rest.
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

CREATE OR REPLACE FUNCTION private.forget_unproven_password()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    -- If no email was sent, an administrator created or confirmed the account and sets its password.
    and coalesce(old.confirmation_sent_at, old.recovery_sent_at) is not null
    and new.encrypted_password is not distinct from old.encrypted_password
  then
    update private.first_passwords f set password = old.encrypted_password, set_aside_at = now() where f.user_id = new.id;
    -- Empty, not null: the auth service stores this for no password, in every version.
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
      -- If someone applied again and withdrew again, the later day counts.
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

CREATE OR REPLACE FUNCTION private.found_applications (
  scopes uuid[],
  of_company uuid,
  words text[]
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  me private.reach := private.my_reach();
  patterns text[] := private.like_each(words);
  longest text := private.like_longest(words);
  hit_names text[];
  hit_versions text[];
  hit_words text[];
begin
  -- Counted first: the number decides between reading them one by one and all together.
  select array_agg(h.name), array_agg(h.fingerprint), array_agg(h.word) into hit_names, hit_versions, hit_words
  from private.resume_hits(of_company, words) h;
  return array(
    select m.application_id from private.application_matches m
    where (m.job_id = any (scopes) or m.company_id = any (scopes) or m.away_company_id = any (scopes))
      and m.words like longest and m.words like all (patterns)
    union
    select unnest(alike.ids)
    from (
      -- The right to open them depends only on these three.
      select array_agg(m.application_id) as ids
      from (
        select d.application_id, array_agg(h.word) as there
        from unnest(hit_names, hit_versions, hit_words) as h (name, fingerprint, word)
        join private.sent_documents d on d.bucket_id = 'candidate_resumes' and d.name = h.name and d.fingerprint = h.fingerprint
        group by d.application_id
      ) hit
      join private.application_matches m using (application_id)
      where (m.job_id = any (scopes) or m.company_id = any (scopes) or m.away_company_id = any (scopes))
        and (cardinality(hit.there) = cardinality(found_applications.words) or m.words like all (private.like_each(array(
          select asked from unnest(found_applications.words) as asked where asked <> all (hit.there)))))
      group by m.company_id, m.job_id, m.applied_by_company_id
    ) alike
    join public.applications a on a.id = alike.ids[1]
    where private.can_review_application(a, me) and not private.is_paused_for(a, me)
  );
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
    -- Sorted first, so that only a page's companies are looked up.
    select case when most is null or (select count(*) from hits) < most then array(
      select sorted.job_id
      from (select distinct posted_at, job_id, company_id from hits order by posted_at desc, job_id desc offset 0) as sorted
      where (select c.visible_until > now() from private.published_companies c where c.company_id = sorted.company_id)
      limit page
    ) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.found_people (
  of_company uuid,
  search text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  asked text[] := private.words_asked(search);
  patterns text[] := private.like_each(asked);
  found uuid[] := private.found_applications(private.scopes_at(of_company), of_company, asked);
begin
  return (
    with shown as (
      -- Reads no more than could be shown, however many match.
      (
        select m.application_id
        from unnest(found) as listed (id) join private.application_matches m on m.application_id = listed.id
        where m.words like all (patterns) and private.search_text(m.candidate_name) like all (patterns)
        order by m.applied_at desc limit 50
      )
      union
      (
        select m.application_id
        from unnest(found) as listed (id) join private.application_matches m on m.application_id = listed.id
        order by m.applied_at desc limit 50
      )
    ),
    applicant as materialized (
      -- For people who applied several times, the latest application.
      select distinct on (a.candidate_id) a.candidate_id, m.application_id, m.applied_at, m.candidate_name, m.candidate_title, m.words,
        m.words like all (patterns) and private.search_text(m.candidate_name) like all (patterns) as is_named
      from shown
      join private.application_matches m using (application_id)
      join public.applications a on a.id = m.application_id and a.candidate_id is not null
      order by a.candidate_id, m.applied_at desc
    ),
    person as (
      (
        select p.is_named, p.applied_at, p.candidate_name as name, jsonb_build_object(
          'application_id', a.id, 'candidate_id', a.candidate_id, 'name', p.candidate_name, 'title', p.candidate_title,
          'added_by', private.added_by(a),
          'job_title', j.title, 'status', (private.as_seen_by_staff(a, me)).status,
          'resume_line', private.resume_line_of(a, p.words, of_company, asked, me)) as entry
        from (select * from applicant order by is_named desc, applied_at desc limit 5) p
        join public.applications a on a.id = p.application_id
        join public.jobs j on j.id = a.job_id
      )
      union all
      select private.search_text(c ->> 'name_key') like all (patterns), null, c ->> 'name_key', jsonb_build_object(
        'application_id', null, 'candidate_id', c -> 'id', 'name', btrim(concat_ws(' ', c ->> 'first_name', c ->> 'last_name')),
        'title', c -> 'title', 'added_by', null, 'job_title', null, 'status', null, 'resume_line', c -> 'resume_line')
      from jsonb_array_elements(public.list_managed_candidates(of_company, search, p_limit => 10) -> 'candidates') as c
      where not exists (select from applicant where applicant.candidate_id::text = c ->> 'id')
    )
    select coalesce(jsonb_agg(best.entry order by best.is_named desc, best.applied_at desc nulls last, best.name), '[]')
    from (select * from person order by is_named desc, applied_at desc nulls last, name limit 5) best
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.furthest_stage (
  reached public.application_status[]
)
  RETURNS public.application_status
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN CASE WHEN ('hired'::public.application_status = ANY (reached)) THEN 'hired'::public.application_status WHEN ('offered'::public.application_status = ANY (reached)) THEN 'offered'::public.application_status WHEN ('interview'::public.application_status = ANY (reached)) THEN 'interview'::public.application_status WHEN ('reviewing'::public.application_status = ANY (reached)) THEN 'reviewing'::public.application_status ELSE 'applied'::public.application_status END;

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
    -- A partner recruiter's end with the job's.
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

CREATE OR REPLACE FUNCTION private.given_answers (
  of_application uuid,
  only_settled boolean DEFAULT false
)
  RETURNS SETOF public.application_events
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select e.*
  from public.application_events e
  where e.application_id = of_application and private.is_answer(e.to_status) and (not only_settled or private.is_settled(e)) and not exists (
    select from public.application_events later
    where later.application_id = of_application and later.id > e.id and later.to_status in ('applied', 'reviewing', 'interview')
      and (not only_settled or private.is_settled(later))
      -- Of two simultaneous moves, the later one may have begun first.
      and later.created_at > e.created_at - interval '1 minute' and later.created_at < e.created_at + private.answer_stands_after())
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
    -- Invitations to an unconfirmed address don't belong to the account.
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
  -- Raised here, so that the auth service returns 422; a failed profile check would be a 500.
  if not private.is_email(new.email) then
    perform private.fail(422, 'invalid_email', 'Unable to validate email address: invalid format');
  end if;
  insert into public.profiles (id, email, role) values (new.id, new.email, granted);
  delete from private.first_passwords f where f.made_at < now() - interval '1 day';
  if new.email_confirmed_at is null and new.raw_user_meta_data ->> 'secret_hash' ~ '^[0-9a-f]{64}$' then
    insert into private.first_passwords (user_id, secret_hash) values (new.id, new.raw_user_meta_data ->> 'secret_hash');
  end if;
  -- Anyone can sign up with any address, so the company is created once it's confirmed.
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

CREATE OR REPLACE FUNCTION private.held_application (
  application public.applications
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- In the usual lock order, and with the mover's lock on the application right away: two who lock it as readers and then both want more would
  -- deadlock.
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id for key share;
  select * into application from public.applications a where a.id = application.id for update;
  return private.found_application(application);
end
$function$;

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
  -- This and remove_file wait for each other: a removed file can't be used.
  select * into me from public.candidates where user_id = caller for update;
  return me;
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
      -- In the order of all locks: candidates it represents, its invitations, it, its team, its candidates, jobs and applications.
      perform from public.profiles p
      where p.id = closer or p.id in (select c.user_id from public.candidates c where c.managing_company_id = of_company)
      order by p.id for update;
      perform private.lock_invitations(of_company);
      select * into company from public.companies c where c.id = of_company for update;
      perform from public.company_users u where u.company_id = of_company order by u.id for update;
      perform from public.candidates c where c.managing_company_id = of_company order by c.id for update;
      perform from public.jobs j where j.company_id = of_company order by j.id for update;
      perform from public.applications a
      where a.company_id = of_company or a.applied_by_company_id = of_company order by a.id for update;
      return company;
    exception
      when lock_not_available then
        -- Writers of its rows wait for it, and it for them: they go first.
        perform pg_sleep(0.2);
    end;
  end loop;
  perform private.fail(409, 'busy', 'Someone is working with the company right now. Please try again');
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
  -- A plan given together with an approval is announced with it, and undone with it.
  update private.pending_notifications pending
  set facts = pending.facts || jsonb_build_object('plan_before', coalesce(pending.facts -> 'plan_before', was)),
    due_at = clock_timestamp() + private.undo_time()
  where pending.kind = 'company_decision' and pending.subject_id = of_company and pending.facts ->> 'key' = 'company_approved'
    and pending.decided_by = auth.uid() and pending.due_at > clock_timestamp()
    and not exists (select from private.pending_notifications plan where plan.kind = 'plan' and plan.subject_id = of_company);
  if not found then
    -- Two changes in a row make one notification, compared with the plan before the first.
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
      words := format('Same email as line %s, skipped', first_lines ->> invitee);
    elsif exists (
      select from public.invitations i where i.id = private.imported_id(request, invitee) and i.invited_by_user_id = auth.uid()
    ) then
      first_lines := first_lines || jsonb_build_object(invitee, line);
      fate := 'invite';
      words := 'Will get an invitation';
    else
      first_lines := first_lines || jsonb_build_object(invitee, line);
      known := private.known_invitee('candidate', invitee, of_company);
      if known.known_as = 'candidate' then
        fate := 'known';
        words := 'Already your candidate, skipped';
      elsif known.known_as = 'blocked' then
        fate := 'invited';
        words := 'Messages with them are blocked, skipped';
      elsif known.known_as = 'held' then
        fate := 'invited';
        words := 'An administrator revoked their invitation, skipped';
      elsif known.known_as is not null then
        fate := 'invited';
        words := format('Invited on %s, skipped', private.day_in_words(known.invited_at));
      else
        -- A list is one act, so the per-minute limit doesn't apply to its lines.
        case private.invitation_rate_passed(0, sent_today, coalesce((sent_to ->> invitee)::bigint, 0))
          when 'day' then
            fate := 'tomorrow';
            words := 'Over your limit of 200 invitations a day. Send it tomorrow';
          when 'address' then
            fate := 'tomorrow';
            words := 'Got 5 invitations from you today. Send another one tomorrow';
          else
            if private.has_room(of_company, 'monthly_invitations', planned + 1) then
              fate := 'invite';
              words := 'Will get an invitation';
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

CREATE OR REPLACE FUNCTION private.interview_mail (
  interview private.interviews,
  of_user uuid,
  of_candidate boolean,
  by_side text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.calendar_entry(interview, of_candidate) || jsonb_build_object(
    'side', case when of_candidate then 'candidate' else 'company' end,
    'first_name', case when of_candidate then (select c.first_name from public.candidates c where c.user_id = of_user) end,
    'time_zone', private.reading_zone(of_user, interview.time_zone),
    'reason', interview.reason,
    'changed_by', by_side,
    'attendee', jsonb_build_object(
      'email', (select p.email from public.profiles p where p.id = of_user),
      'name', private.person_name(of_user, (select a.company_id from public.applications a where a.id = interview.application_id)),
      -- Choosing the time counts as accepting it.
      'has_agreed', of_candidate and by_side is not distinct from 'candidate' or coalesce(of_user = auth.uid(), false)))
$function$;

CREATE OR REPLACE FUNCTION private.interview_people_given (
  application public.applications,
  given jsonb
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  people uuid[];
begin
  select array_agg(c.user_id) into people
  from private.interview_colleagues(application) c
  where case jsonb_typeof(given) when 'array' then given ? c.user_id::text end;
  perform private.refuse_field_errors(jsonb_build_object('people', 'Choose participants who can read this application'))
  where people is null or cardinality(people) < (select count(distinct p) from jsonb_array_elements_text(given) as p);
  return people;
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_terms_errors (
  terms jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := private.field_errors(terms, array[
    private.rule('place_kind', 'choice', null, 1, 'Choose how you''ll meet', '{video,phone,in_person}'),
    case terms ->> 'place_kind'
      when 'video' then private.rule('place', 'url', 500, 1, 'Enter the link to the call, such as https://meet.example.com/talk')
      when 'phone' then private.rule('place', 'line', 40, 1, 'Enter the number to call')
      else private.rule('place', 'line', 500, 1, 'Enter the address')
    end,
    private.rule('time_zone', 'line', 64, 1, 'Choose a time zone')]);
begin
  if not coalesce(jsonb_typeof(terms -> 'minutes') = 'number' and terms ->> 'minutes' ~ '^\d{2,3}$' and (terms ->> 'minutes')::integer between 15 and 480, false) then
    errors := errors || jsonb_build_object('minutes', 'Choose a length from 15 minutes to 8 hours');
  end if;
  if not errors ? 'time_zone' and private.known_zone(private.trimmed(terms ->> 'time_zone')) is null then
    errors := errors || jsonb_build_object('time_zone', 'Choose a time zone');
  end if;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_to_score (
  p_interview_id uuid,
  OUT interview private.interviews,
  OUT application public.applications
)
  RETURNS record
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller();
  -- One at a time, also with moving or canceling the interview. Rights are checked again under the lock: the account may be gone.
  application := private.application_to_talk((select i.application_id from private.interviews i where i.id = p_interview_id));
  application := private.application_to_score(application.id);
  select * into interview from private.interviews i where i.id = p_interview_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.interviews_until (
  of_user uuid,
  of_company uuid,
  last_day date
)
  RETURNS SETOF private.interviews
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  until_time timestamptz := (last_day + 1)::timestamp at time zone private.database_zone(private.reading_zone(of_user, 'UTC'));
begin
  if private.can_at_company(of_company, 'manage_staff') then
    return query
      select i.* from private.interviews i join public.applications a on a.id = i.application_id and a.company_id = of_company
      -- Interviews last up to eight hours; the index has only their start.
      where i.state = 'confirmed' and i.starts_at > now() - interval '8 hours' and i.starts_at < until_time and private.is_not_over(i);
  else
    return query
      select i.*
      from private.interviews_named_in(of_user) as named (id)
      join private.interviews i on i.id = named.id and i.state = 'confirmed' and i.starts_at < until_time and private.is_not_over(i)
      join public.applications a on a.id = i.application_id and a.company_id = of_company
      where exists (select from private.people_of_interview(i) p where p.user_id = of_user);
  end if;
end
$function$;

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

CREATE OR REPLACE FUNCTION private.invitation_with (
  token text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  hash bytea := private.token_hash(token);
begin
  perform from public.invitations i
  where i.id = (select t.invitation_id from private.invitation_tokens t where t.token_hash = hash)
  for no key update;
  -- Looked up again: it may have been resent with another link while this waited.
  return (select t.invitation_id from private.invitation_tokens t where t.token_hash = hash);
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
RETURN CASE WHEN ((application).candidate_id IS NULL) THEN 'The applicant deleted their account'::text WHEN (NOT private.reaches_people((application).company_id)) THEN private.paused_in_words((application).company_id) WHEN private.is_applicant_suspended(application) THEN 'This person can''t be reached right now. Messages, interview times and offers have to wait'::text WHEN private.waits_for_take_over(application) THEN 'Messages, interview times and offers have to wait until they take over'::text WHEN private.is_blocked(application) THEN 'This conversation is blocked'::text WHEN (private.conversation_ends(application) <= now()) THEN 'The application closed 30 days ago, and so did its conversation'::text ELSE NULL::text END;

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
        -- The last part is a word, so no number in any spelling (127.1, 0x7f.1, 2130706433) is a host, nor are names without a dot.
        '([<letters>0-9_]([<letters>0-9_\-]{0,61}[<letters>0-9_])?\.)+([<letters>]{2,63}|[Xx][Nn]--[A-Za-z0-9\-]{1,59})',
        '<letters>', 'A-Za-z\u00c0-\u167f\u1681-\u1fff\u2c00-\u2dff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc\U00010000-\U0003ffff')
      || '(:[0-9]{1,5})?([/?#][^\s<>"\\]*)?$')
    and value !~* '^[^:]+://[^/?#:]*\.(localhost|local|localdomain|internal|lan|arpa)(:|/|\?|#|$)'
    -- Browsers read compatibility forms of letters as those letters.
    and substring(value from '^[^:]+://[^/?#]*') is nfkc normalized
    and private.is_line(value, 500);
end
$function$;

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

CREATE OR REPLACE FUNCTION private.is_paused_for (
  application public.applications,
  me private.reach
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.can_move_application(application, me) and not private.reaches_people(application.company_id);
end
$function$;

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

CREATE OR REPLACE FUNCTION private.is_within_days (
  at timestamp with time zone,
  since date,
  until date
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN (((since IS NULL) OR (at >= ((since)::timestamp without time zone AT TIME ZONE 'UTC'::text))) AND ((until IS NULL) OR (at < (((until + 1))::timestamp without time zone AT TIME ZONE 'UTC'::text))));

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
    -- A job's counts are those of its applications by status.
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
  errors jsonb := private.field_errors(data, private.jobs_rules('job'), is_whole => stored.id is null);
  -- The job as it would be: fields left out stay as they are.
  salaries jsonb := jsonb_build_object(
    'salaryMin', stored.salary_min, 'salaryMax', stored.salary_max, 'payPeriod', stored.pay_period) || data;
begin
  errors := errors || private.job_question_errors(data -> 'questions') || jsonb_strip_nulls(jsonb_build_object(
    'expires_at', case
      when errors ? 'expires_at' then null
      when nullif(data ->> 'expires_at', '')::date is distinct from stored.expires_at
        and private.is_day_over(nullif(data ->> 'expires_at', '')::date)
      then 'The expiry date cannot be before today'
    end,
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
  errors := errors || (
    select coalesce(jsonb_object_agg(field, 'Enter a whole number a year'), '{}')
    from unnest('{salaryMin,salaryMax}'::text[]) as field
    where case
      when errors ?| array[field, 'payPeriod'] then false
      else not private.is_amount((salaries ->> field)::numeric, coalesce(nullif(salaries ->> 'payPeriod', ''), 'year'))
    end
  );
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.jobs_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'job'::text THEN ARRAY[private.rule('title'::text, 'line'::text, 200, 1, 'Enter a job title'::text), private.rule('description'::text, 'text'::text, 20000, 1, 'Enter a description'::text), private.rule('location'::text, 'line'::text, 200, 1, 'Enter the primary location'::text), private.rule('locations'::text, 'texts'::text, 200, max_items => 20), private.rule('jobType'::text, 'choice'::text, min => 1, message => 'Choose a job type'::text, choices => '{FULL_TIME,PART_TIME,CONTRACT,INTERNSHIP,REMOTE}'::text[]), private.rule('workplace'::text, 'choice'::text, message => 'Choose where the work is done'::text, choices => '{on_site,hybrid,remote}'::text[]), private.rule('experienceLevel'::text, 'choice'::text, message => 'Choose an experience level'::text, choices => '{entry_level,mid_level,senior_level,lead,executive}'::text[]), private.rule('experienceRequired'::text, 'line'::text, 500), private.rule('educationRequired'::text, 'line'::text, 500), private.rule('salaryMin'::text, 'amount'::text, 100000000, message => 'Enter an amount'::text, too_much => 'This amount is too large'::text), private.rule('salaryMax'::text, 'amount'::text, 100000000, message => 'Enter an amount'::text, too_much => 'This amount is too large'::text), private.rule('payPeriod'::text, 'choice'::text, message => 'Choose hourly or yearly'::text, choices => '{year,hour}'::text[]), private.rule('skills_required'::text, 'texts'::text, 60, max_items => 50), private.rule('requirements'::text, 'texts'::text, 500, max_items => 50), private.rule('preferredSkills'::text, 'texts'::text, 60, max_items => 50), private.rule('expires_at'::text, 'day'::text, message => 'Choose a date'::text), private.rule('answerDays'::text, 'whole'::text, message => 'Choose a number of days'::text, choices => '{7,14,21,30}'::text[])] WHEN 'question'::text THEN ARRAY[private.rule('id'::text, 'id'::text, message => 'This link is not valid'::text), private.rule('question'::text, 'line'::text, 500, 1, 'Write the question'::text), private.rule('questionType'::text, 'choice'::text, message => 'Choose a response type'::text, choices => '{TEXT,TEXTAREA,MULTIPLE_CHOICE,CHECKBOX,FILE,RATING}'::text[]), private.rule('isRequired'::text, 'boolean'::text), private.rule('options'::text, 'texts'::text, 200, max_items => 30)] WHEN 'report'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, min => 1, message => 'Choose what''s wrong'::text, choices => '{fraud,discrimination,gone,other}'::text[]), private.rule('words'::text, 'text'::text, 2000)] WHEN 'saved_search'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 100, 1, 'Name the search'::text), private.rule('frequency'::text, 'choice'::text, min => 1, message => 'Choose daily, weekly or off'::text, choices => '{daily,weekly,off}'::text[])] WHEN 'alert'::text THEN ARRAY[private.rule('email'::text, 'email'::text, min => 1, message => 'Please enter a valid email address'::text), private.rule('frequency'::text, 'choice'::text, min => 1, message => 'Choose daily or Mondays'::text, choices => '{daily,weekly}'::text[])] ELSE NULL::private.rule[] END;

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

CREATE OR REPLACE FUNCTION private.keep_answer_day()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'INSERT' then
    new.answer_by := (
      select (new.applied_at at time zone 'UTC')::date + private.answer_days_of(j) from public.jobs j where j.id = new.job_id);
  end if;
  if new.answer_by is not null then
    new.answer_due := private.owed_day(
      new.answer_by, new.status, private.is_answer(new.status) or exists (
        select from private.given_answers(new.id) e
        -- This move back isn't written yet.
        where not (new.status = any (private.open_stages())) or e.created_at + private.answer_stands_after() <= now()));
  end if;
  return new;
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
  -- Stack frames without hosts, queries and fragments.
  frames constant text := private.clean_text(left(regexp_replace(its_stack, 'https?://[^/\s)]+|[?#][^\s):]*', '', 'g'), 2000));
  new_digest constant bytea := sha256(convert_to(concat_ws('|', from_source, short_message, short_screen), 'UTF8'));
begin
  -- A flood of made-up errors doesn't hide existing ones.
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

CREATE OR REPLACE FUNCTION private.keep_management_consistent()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- Also when the representing company is deleted and the reference becomes null.
  new.is_managed_by_company := new.managing_company_id is not null;
  -- Consent was given to the company that represented them then.
  if tg_op = 'INSERT' or new.managing_company_id is distinct from old.managing_company_id then
    new.shown_to_partners := false;
    new.managed_since := case when new.managing_company_id is not null then now() end;
  end if;
  return new;
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
  -- Locked before the list, as in deleting the candidate.
  perform from public.candidates where id = me.id for key share;
  insert into private.kept_matches
  select * from private.matches_to_keep(me)
  on conflict (candidate_id) do update set
    (facts, job_ids, orders, bound_order, bound_posted_at, bound_id, since, server, used_on)
    = (excluded.facts, excluded.job_ids, excluded.orders, excluded.bound_order, excluded.bound_posted_at, excluded.bound_id, excluded.since,
     excluded.server, excluded.used_on);
  delete from private.kept_matches
  where candidate_id in (
    select candidate_id from private.kept_matches where used_on < current_date - 7 limit 100 for update skip locked
  );
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
    -- One failure must not block the rest.
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
        -- More per night than the schedules run per day.
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
      -- Only the caller's company: if another one represents the person, that is private until they accept.
      where lower(p.email) = invitee and c.managing_company_id = for_company limit 1)
    when 'admin' then (select kind from public.profiles where lower(email) = invitee and role = 'admin' limit 1)
    when 'employee' then (
      select kind from public.company_users u join public.profiles p on p.id = u.user_id
      where u.company_id = for_company and lower(p.email) = invitee limit 1)
  end;
  if known_as is null and kind = 'candidate' and exists (
    select from public.candidates c join public.profiles p on p.id = c.user_id
    where lower(p.email) = invitee and private.is_blocked_between(c.id, for_company)
  ) then
    known_as := 'blocked';
  end if;
  if known_as is null then
    select 'held', i.ended_at into known_as, invited_at from public.invitations i
    where lower(i.email) = invitee and i.is_held and private.invitation_kind(i) = kind and i.company_id = for_company
    limit 1;
  end if;
  if known_as is null then
    select 'invited', i.sent_at into known_as, invited_at from public.invitations i
    where lower(i.email) = invitee and private.is_open(i) and i.id is distinct from resent
      and private.invitation_kind(i) = kind and i.company_id is not distinct from for_company
    order by i.sent_at desc
    limit 1;
  end if;
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

CREATE OR REPLACE FUNCTION private.known_zone (
  zone text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(
    (select f.key from jsonb_each_text(private.former_zones()) f where lower(zone) = any (string_to_array(lower(f.key || ' ' || f.value), ' '))),
    -- In the database's spelling: names are found in any case.
    (select z.name from pg_catalog.pg_timezone_names z
     where lower(z.name) = lower(zone) and z.name ~ '^(UTC$|[A-Z][A-Za-z]+/)' order by z.name = zone desc limit 1))
$function$;

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
      -- An exact name comes before a location that is sometimes written that way.
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

CREATE OR REPLACE FUNCTION private.leave_conversations (
  of private.traces
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.notify_interviewers_left(of);
  -- Messages take their files' names and reports with them; interviews and proposals take participants and scorecards.
  delete from private.application_messages where application_id = any (of.application_ids);
  delete from private.interviews where application_id = any (of.application_ids);
  delete from private.interview_proposals where application_id = any (of.application_ids);
  delete from private.offers where application_id = any (of.application_ids);
  delete from private.conversation_reads where application_id = any (of.application_ids);
  delete from private.message_notices where application_id = any (of.application_ids);
  delete from private.conversation_blocks where application_id = any (of.application_ids);
  delete from public.conversations where application_id = any (of.application_ids);
  delete from public.team_news where application_id = any (of.application_ids);
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
  -- All, in a fixed order: when two administrators leave at the same time, the second finds no one else.
  perform from public.company_users u
  where u.company_id in (select m.company_id from public.company_users m where m.user_id = of.user_id) order by u.id for no key update;
  for membership in select * from public.company_users u where u.user_id = of.user_id order by u.created_at, u.id loop
    if membership.role = 'company_admin' and not exists (
      select from public.company_users u
      where u.company_id = membership.company_id and u.role = 'company_admin' and u.user_id <> of.user_id
    ) then
      -- What signing up made and no one finished goes with the person who made it.
      delete from public.companies c
      where c.id = membership.company_id and c.submitted_at is null and not exists (
        select from public.company_users u where u.company_id = c.id and u.user_id <> of.user_id);
      continue when found;
      select * into successor from public.company_users u
      where u.company_id = membership.company_id and u.user_id <> of.user_id
        and u.user_id::text = successors ->> membership.company_id::text and u.role <> 'partner_recruiter';
      if successor.id is null then
        perform private.fail(409, 'last_company_admin', 'You''re the only administrator of a company. Make someone else an administrator, or delete the company first.');
      end if;
      update public.company_users set role = 'company_admin' where id = successor.id;
      perform private.notify(
        successor.user_id, 'role_changed',
        jsonb_build_object(
          'role', private.phrase('company_admin'), 'company', (select c.name from public.companies c where c.id = membership.company_id)),
        jsonb_build_object('company_id', membership.company_id));
    end if;
    update public.invitations set status = 'revoked'
    where company_id = membership.company_id and invited_by_user_id = of.user_id and status = 'pending';
    perform private.audit_as(null, 'staff.left', 'company_user', null, membership.company_id, jsonb_build_object(
      'role', membership.role, 'by_deleted_account', true));
  end loop;
  update private.team_notes set author_name = 'A former colleague' where author_id = of.user_id;
  perform private.rename_author(of.user_id);
  delete from private.pending_notifications pending
  where pending.kind = 'assignment' and (pending.decided_by = of.user_id or private.names_id(pending.before::text, of.ids));
  update private.reported_jobs set decided_by = null where decided_by = of.user_id;
  update private.contact_messages set answered_by = null where answered_by = of.user_id;
end
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

CREATE OR REPLACE FUNCTION private.load_skills (
  of_field public.skill_field,
  lines text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  with written as materialized (
    select line.number as line, one.number as place, one.word, case one.number when 1 then private.skill_spelling(one.word) end as key
    from string_to_table(lines, E'\n') with ordinality as line (text, number)
    cross join string_to_table(line.text, ' | ') with ordinality as one (word, number)
    where line.text <> '' and left(line.text, 1) <> '#'
  ),
  named as (
    insert into private.skills (key, name, field)
    select key, word, of_field from written where place = 1
    on conflict (key) do update set name = excluded.name, field = excluded.field
  )
  -- Keeps administrators' decisions about words.
  insert into private.skill_aliases (written, skill)
  select w.word, n.key from written w join written n on n.line = w.line and n.place = 1
  on conflict (spelling) do update set written = excluded.written, skill = excluded.skill where skill_aliases.added_by is null
$function$;

CREATE OR REPLACE FUNCTION private.lock_alerts (
  of_email text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select pg_advisory_xact_lock(hashtextextended('job alerts ' || lower(of_email), 0)) $function$;

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
  -- Locks the job first, as reporting does.
  perform from public.jobs j where j.id = of_job for update;
  select * into reported from private.reported_jobs r where r.job_id = of_job for update;
  if reported.job_id is null then
    perform private.fail(404, 'report_not_found', 'No one has reported this job, or it was deleted');
  end if;
  return reported;
end
$function$;

CREATE OR REPLACE FUNCTION private.locked_reported_message (
  of_message uuid
)
  RETURNS private.application_messages
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  message private.application_messages;
begin
  perform private.require_admin();
  select a.* into application
  from public.applications a join private.application_messages m on m.application_id = a.id
  where m.id = of_message and exists (select from private.message_reports r where r.message_id = m.id);
  if application.id is not null then
    -- Same lock order as writing and reporting.
    perform private.held_application(application);
    select * into message from private.application_messages m where m.id = of_message for update;
  end if;
  perform private.fail(404, 'report_not_found', 'No one has reported this message, or it was deleted') where message.id is null;
  return message;
end
$function$;

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
  -- People added by hand have no account to turn emails off, and get other emails.
  if of_user is not null and private.wants_mail(of_user, kind) then
    perform private.enqueue_email(
      template, (select p.email from public.profiles p where p.id = of_user),
      mail_data || jsonb_build_object('unsubscribe', private.unsubscribe_token(of_user, null, kind)));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_data (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations;
begin
  if data ? 'added_application_id' then
    return private.added_mail_data(data);
  elsif not data ? 'invitation_id' then
    return data;
  end if;
  select * into invitation from public.invitations i where i.id = (data ->> 'invitation_id')::uuid;
  -- Without this data the template refuses the email, and it is given up like any other that can't be sent.
  if invitation.id is null or not private.is_open(invitation) then
    return data;
  end if;
  return private.invitation_json(invitation) || jsonb_build_object('path', private.new_link(invitation));
end
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
        -- They can no longer open it.
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
  -- Locks the address before its alerts, as when an account takes them over.
  select * into alerts from private.alert_addresses a where a.id = of_address for update;
  email := coalesce(alerts.email, (select p.email from public.profiles p where p.id = of_user and p.role = 'candidate'));
  -- Left unmarked, so that new jobs are sent once the account is restored.
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
  -- Even if all of them have closed since they were marked.
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
  -- One run at a time: two at the same time would split a person's searches over several emails.
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
  -- What can be undone waits until it can't.
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
      -- Locked, so that none is deleted in between.
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
  -- By now it sees terms that others added at the same time.
  perform private.refresh_matchable_jobs(ids);
  return null;
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
  -- Jobs they applied to or hid may stay in the list.
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
  perform private.fail(429, 'too_many_alerts', 'Too many alerts were requested from here. Please try again in an hour.')
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

CREATE OR REPLACE FUNCTION private.message_upload_problem (
  of_application uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(
      private.conversation_problem(a),
      case when private.quota_problem(a.id, 1) is not null then 'You''ve reached the limit for files here. Send your message without one.' end)
    from public.applications a where a.id = of_application and private.can_read_conversation(a)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.message_words (
  unread private.application_messages[],
  of_application public.applications,
  to_candidate boolean,
  words text,
  OUT key text,
  OUT facts jsonb
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  -- Companies appear under their name, applicants under their own.
  writers text[] := array(
    select distinct case when to_candidate then coalesce(m.company_name, m.author_name) else m.author_name end from unnest(unread) m);
begin
  key := case when to_candidate then 'message_received' else 'applicant_message' end || case
    when cardinality(writers) > 1 then '.several_writers'
    when cardinality(unread) > 1 then '.several'
    else ''
  end;
  facts := jsonb_build_object(
    'writer', writers[1], 'count', cardinality(unread), 'words', words,
    'job', (select j.title from public.jobs j where j.id = of_application.job_id));
end
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
        'jobs_mailed', array(select j.job_id from private.alerted_jobs j where j.address_id = a.id order by j.job_id)) order by s.created_at, s.id), '[]')
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
    -- Who represented the profile at the time.
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
      -- Of the person who did it, where they work for several the one it is noted for: a document sent to one is opened by the representing one, too.
      'company', coalesce(
        (
          select c.name from public.company_users u join public.companies c on c.id = u.company_id
          where u.user_id = a.actor_id and a.actor_id <> of_user order by u.company_id = a.company_id desc nulls last, u.created_at, u.id limit 1),
        (select c.name from public.companies c where c.id = a.company_id)),
      -- Who else is in it is theirs: of others stays the company.
      'details', a.details - '{user_id,removed_by,successor,name,email,to_email,error,changes}'::text[]
    ) order by a.created_at, a.id), '[]')
    from (
      select * from public.audit_log a
      where private.audit_about(a) && about
        -- Authors of reported messages don't learn of the report (RULES: Conversations).
        and not (a.action = 'file.opened' and a.details ? 'reported' and a.actor_id is distinct from of_user)
      order by a.created_at desc, a.id desc limit 5000
    ) a
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_interviews_export (
  of_user uuid,
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'proposed', (
      select coalesce(jsonb_agg(to_jsonb(p) - '{made_by,made_by_name}'::text[]
        -- What an applicant wrote belongs to them.
        - case when a.candidate_id = of_candidate then '{}' else '{note}' end::text[] || jsonb_build_object('job', j.title, 'company', c.name)
        order by p.created_at, p.id), '[]')
      from private.interview_proposals p
      join public.applications a on a.id = p.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
      where a.candidate_id = of_candidate or p.made_by = of_user
        or exists (select from private.interview_people each where each.proposal_id = p.id and each.user_id = of_user)),
    'interviews', (
      select coalesce(jsonb_agg(to_jsonb(i) - 'needs_scorecards'
        - case when a.candidate_id = of_candidate then '{}' when i.changed_by = 'candidate' then '{move_asked,reason}' else '{move_asked}' end::text[]
        || jsonb_build_object('job', j.title, 'company', c.name, 'changes', (
          select coalesce(jsonb_agg(to_jsonb(e) - '{id,interview_id}'::text[]
            - case when a.candidate_id = of_candidate or e.changed_by is distinct from 'candidate' then '{}' else '{reason}' end::text[] order by e.id), '[]')
          from private.interview_changes e where e.interview_id = i.id))
        order by i.starts_at, i.id), '[]')
      from private.interviews i
      join public.applications a on a.id = i.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
      where a.candidate_id = of_candidate or exists (
        select from private.interview_people each join private.interview_proposals p on p.id = each.proposal_id
        where p.interview_id = i.id and each.user_id = of_user)),
    'scorecards_written', private.my_rows('private.scorecards', 'author_id', of_user),
    'scorecards_begun', private.my_rows('private.scorecard_drafts', 'author_id', of_user),
    'time_zone', private.my_rows('private.time_zones', 'user_id', of_user),
    'calendar_feed', private.my_rows('private.calendar_feeds', 'user_id', of_user, '{token_hash}'));
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
    -- A paused company can't open candidates it represents.
    coalesce(array_agg(u.company_id) filter (where not private.is_paused(c) and u.role = any (private.staff_roles_for('handle_candidates'))), '{}'),
    coalesce(array_agg(u.company_id) filter (where u.role = any (private.staff_roles_for('read_company'))), '{}')
  into me.company_ids, me.job_company_ids, me.application_company_ids, me.candidate_company_ids, me.read_company_ids
  from public.company_users u join public.companies c on c.id = u.company_id
  where u.user_id = (select auth.uid());
  me.user_id := auth.uid();
  me.is_admin := private.is_admin();
  me.candidate_id := private.my_candidate_id();
  -- Only staff can be assigned work.
  me.assigned_job_ids := case when me.company_ids = '{}' then '{}' else array(select private.my_assigned_job_ids()) end;
  me.assigned_candidate_ids := case when me.company_ids = '{}' then '{}' else array(select private.my_assigned_candidate_ids()) end;
  return me;
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
  -- By when each began; those of one moment, or without one, in an order that stays the same.
  execute format(
    'select coalesce(jsonb_agg(r - $2 order by
        coalesce(r ->> ''created_at'', r ->> ''added_at'', r ->> ''applied_at'', r ->> ''hidden_at'', r ->> ''viewed_at'') collate "C", r), ''[]'')
      from (select to_jsonb(t) as r from %s t where t.%I = $1) as theirs', of_table::regclass, of_column)
  into found using of_id, without;
  return found;
end
$function$;

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
    perform private.fail(404, 'search_not_found', 'This search is no longer saved');
  end if;
  return search;
end
$function$;

CREATE OR REPLACE FUNCTION private.new_applications_of_today (
  of_company uuid,
  mine private.staff_act[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'total', private.new_application_count(of_company),
    'jobs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'job_id', job.id, 'title', job.title, 'count', job.n, 'people', newest.people, 'first', newest.first) order by job.place), '[]')
      from (
        select j.id, j.title, c.n, row_number() over (order by c.n desc, j.created_at desc, j.id) as place
        from private.counts c
        join public.jobs j on j.id = c.subject and j.company_id = of_company
        where c.what = 'applied' and c.n > 0 and c.subject in (
          select each.id from public.jobs each where each.company_id = of_company and 'handle_applications' = any (mine)
          union all
          select assigned.id from private.my_assigned_job_ids() as assigned (id) where not 'handle_applications' = any (mine))
        order by place
        limit 5
      ) as job
      cross join lateral (
        select jsonb_agg(n.candidate_name order by n.place) as people, (array_agg(n.application_id order by n.place))[1] as first
        from (
          -- In the order of the job's list.
          select m.candidate_name, m.application_id,
            row_number() over (order by m.match_order desc, m.applied_at desc, m.application_id desc) as place
          from private.application_matches m
          where m.job_id = job.id and m.status = 'applied'
          order by place
          limit 4
        ) as n
      ) as newest
    )
  );
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
  -- In the usual lock order: the partner and the representing company, then the candidates one by one. Views by a partner being deleted aren't
  -- recorded.
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
  -- Usually it's already there, so nothing is written or locked.
  if exists (
    select from private.profile_views v
    where v.candidate_id = of_candidate and v.day = today and v.company_id is not distinct from by_company and v.kind = kind
      and v.application_id is not distinct from of_application and v.document is not distinct from document
  ) then
    return;
  end if;
  -- In the usual lock order. If something was deleted in the meantime, its view isn't recorded.
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
  perform private.fail(422, 'invalid_input', 'Choose an application or a candidate')
  where num_nonnulls(p_application_id, p_candidate_id) <> 1;
  if p_application_id is not null then
    select * into application from public.applications a where a.id = p_application_id and a.candidate_id is not null and private.can_move_application(a, me);
    perform private.fail(404, 'application_not_found', 'Application not found') where application.id is null;
    return row(
      application.company_id, application.id, null,
      (select m.candidate_name from private.application_matches m where m.application_id = application.id), application.job_id
    )::private.note_subject;
  end if;
  select * into candidate from public.candidates c where c.id = p_candidate_id and private.manages_candidate(c, me);
  perform private.fail(404, 'candidate_not_found', 'Candidate not found') where candidate.id is null;
  return row(
    candidate.managing_company_id, null, candidate.id,
    coalesce(nullif(private.trimmed(concat_ws(' ', candidate.first_name, candidate.last_name)), ''), candidate.email), null
  )::private.note_subject;
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
  -- Never waits. Held until the transaction ends, so that the next one sees this count.
  if pg_try_advisory_xact_lock(hashtextextended('visible counts', 0)) then
    with due as materialized (
      select company_id, n, until, kept_n from private.due_visible_counts
    ), done as (
      -- The hosted API refuses a DELETE without WHERE.
      delete from private.visible_changes where true
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
    ('company_approved.changes', 'Changes approved', 'The changes to {company}''s registration have been approved.'),
    ('company_rejected', 'Company not approved', '{company}''s registration was not approved. You can correct and resubmit it.'),
    ('company_rejected.changes', 'Changes not approved', 'The changes to {company}''s registration were not approved. You can correct and resubmit them.'),
    ('company_rejected.revoked', 'Approval withdrawn', '{company}''s approval was withdrawn, and its jobs are offline. You can correct the registration and resubmit it.'),
    ('company_rejected.suspended', '{company} is suspended', 'Its jobs are hidden, and its team can''t reach candidates until an administrator lifts it.'),
    ('company_approved.restored', '{company} is active again', 'The suspension was lifted. Its jobs are visible again, and its team can reach candidates.'),
    ('company_warned', 'Your company received a warning', '{words}'),
    ('registration_unfinished', 'Your registration is not finished', 'Finish and submit it. We''ll review it, and you can post jobs once it''s approved.'),
    ('subscription_changed', 'Plan changed', '{company}''s plan is now {plan}[ and ends on {day}].[ Hidden until there is room: {hidden}. Applicants keep their applications.]'),
    ('subscription_changed.removed', 'Plan changed', '{company} no longer has a plan.'),
    ('subscription_changed.inactive', 'Plan changed', '{company}''s plan isn''t active right now: {status}. Please contact support.'),
    ('subscription_changed.over', 'Plan changed', '{company}''s plan has ended. Its jobs are hidden. Please contact support.'),
    ('subscription_changed.declined', '{company} doesn''t get {plan} for now', '{reason}'),
    ('subscription_changed.ends_soon', 'Your plan ends soon', '{company}''s {plan} plan ends on {day}. Please contact support to renew it.'),
    ('subscription_changed.ended', 'Your plan has ended', '{company}''s {plan} plan has ended. Its jobs are hidden. Please contact support to renew it.'),
    ('plan_requested', '{company} asked for {plan}', 'Its plan now: {current}.'),
    ('plan_full', '{name} can''t accept your invitation yet', '{company}''s {plan} plan has no room left. Make room or ask for a bigger plan. The invitation stays open.'),
    ('role_changed', 'Your role has changed', 'You are now {role} at {company}.'),
    ('role_changed.removed', 'You are no longer on the team of {company}', 'You can no longer see its jobs, candidates and applications. Your account is still yours.'),
    ('role_changed.company_left', '{company} has left {product}', 'Its jobs, candidates and applications are gone. Your account is still yours.'),
    ('role_changed.suspended', '{name} can''t sign in for now', 'An administrator suspended the account. Its work stays with {company}.'),
    ('role_changed.restored', '{name} can sign in again', 'The suspension of the account was lifted. Its work at {company} is as it was.'),
    ('role_changed.account_restored', 'Your account is active again', 'An administrator lifted the suspension. Everything is where you left it.'),
    ('role_changed.signed_out', 'An administrator signed you out', 'Sign in again with your password. If you don''t know why, contact support.'),
    ('admin_joined', '{name} is an administrator now', 'They accepted {inviter}''s invitation.'),
    ('invitation_released', 'You can invite {name} again', 'An administrator revoked this invitation earlier and now allows it.'),
    ('job_assigned', 'A job was assigned to you', '{names}'),
    ('job_assigned.several', '{count} jobs were assigned to you', '{names}'),
    ('job_assigned.ended', 'A job is no longer assigned to you', '{names}[: {colleague} is the owner now]'),
    ('job_assigned.several_ended', '{count} jobs are no longer assigned to you', '{names}[: {colleague} is the owner now]'),
    ('job_assigned.taken_over', 'You take over from {colleague}', 'Now assigned to you: {work}.'),
    ('job_assigned.team', 'You''re on the hiring team of {job}', 'You see everything its owner sees.'),
    ('job_assigned.team_ended', 'You''re no longer on the hiring team of {job}', 'You can still see what your role and other assignments let you see.'),
    ('candidate_assigned', 'A candidate was assigned to you', '{names}'),
    ('candidate_assigned.several', '{count} candidates were assigned to you', '{names}'),
    ('candidate_assigned.ended', 'A candidate is no longer assigned to you', '{names}[: {colleague} is the owner now]'),
    ('candidate_assigned.several_ended', '{count} candidates are no longer assigned to you', '{names}[: {colleague} is the owner now]'),
    ('application_assigned', 'An application was assigned to you', '{names}'),
    ('application_assigned.several', '{count} applications were assigned to you', '{names}'),
    ('mentioned', '{author} mentioned you in a note about {name}', '{note}'),
    ('application_received', '{candidate} applied', '{job}'),
    ('application_received.again', '{candidate} applied again', '{job}'),
    ('application_received.added', '{colleague} added {candidate}', '{job}'),
    ('application_received.taken_over', '{candidate} took over their application', '{job}. You can write to them now.'),
    ('application_withdrawn.removed', 'Someone your team added removed their data', '{job}: their application, notes and files are deleted'),
    ('application_withdrawn', '{candidate} withdrew their application', '{job}'),
    ('application_withdrawn.account_deleted', 'An application was withdrawn', '{job}: the applicant deleted their account'),
    ('application_withdrawn.interview_cancelled', 'An interview was canceled', '{job}, {day}: the applicant deleted their account'),
    ('application_withdrawn.candidate_left', 'A candidate you represented left', 'They deleted their account.'),
    ('application_status', 'Your application moved to {stage}', '{job} at {company}'),
    ('application_status.back', 'Your application moved back to {stage}', '{job} at {company}'),
    ('application_status.reviewing', 'Your application is under review', '{job} at {company}'),
    ('application_status.rejected', 'Your application was not selected', '{job} at {company}'),
    ('application_status.company_left', '{company} has left {product}', 'This ends your application: {jobs}.'),
    ('application_status.job_offline', '“{job}” was taken offline', 'Your application at {company} isn''t affected.'),
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
    ('interview_changed.times_passed', 'The times proposed to you have passed', '{job} at {company}'),
    ('interview_changed.times_ended', 'The times proposed to you are no longer open', E'{job} at {company}[\n{why}]'),
    ('interview_changed', 'Your interview is {time}', E'{job} at {company}[\n{why}]'),
    ('interview_changed.cancelled', 'Your interview was canceled', E'{job} at {company}[\n{why}]'),
    ('interview_reminder', 'Your interview is {time}', '{job} at {company}'),
    ('interview_reminder.soon', 'Your interview starts soon, {time}', '{job} at {company}'),
    ('interview_answered.proposed', '{company} proposes times to talk to {candidate}', '[{words}]'),
    ('interview_answered.withdrawn', '{company} has withdrawn the times it proposed to {candidate}', '[{words}]'),
    ('interview_answered.declined', 'None of the times work for {candidate}', '[{words}]'),
    ('interview_answered.passed', '{candidate} didn''t pick a time, and the times have passed', '[{words}]'),
    ('interview_answered.ended', 'The times proposed to {candidate} are no longer open', '[{words}]'),
    ('interview_answered.confirmed', '{candidate} picked {time}', '[{words}]'),
    ('interview_answered.moved', 'The interview with {candidate} is now {time}', '[{words}]'),
    ('interview_answered.cancelled', 'The interview with {candidate} was canceled: {time}', '[{words}]'),
    ('interview_answered.move_asked', '{candidate} asks for a different time than {time}', '[{words}]'),
    ('interview_answered.nobody', 'No one is left for the interview with {candidate}, {time}', 'The participants no longer work on it. Propose times with someone else, or cancel it.'),
    ('interview_answered.joined', 'You''re in the interview with {candidate}, {time}', '[{job}]'),
    ('interview_soon', 'Interview with {candidate}, {time}', '[{job}]'),
    ('interview_soon.scorecard_due', 'Scorecard due: {candidate}', E'Interview on {time}\n{job}'),
    ('interview_soon.soon', 'Interview with {candidate} starts soon, {time}', '[{job}]'),
    ('offer_made', 'You have an offer from {company}', '{job}: {salary}. It expires on {day}.'),
    ('offer_ended.withdrawn', '{company} has withdrawn its offer', '{job}[. {words}]'),
    ('offer_ended.expired', 'The offer from {company} has expired', '{job}[. {words}]'),
    ('offer_ended', 'The offer from {company} has ended', '{job}[. {words}]'),
    ('offer_answered.accepted', '{candidate} accepted the offer[ from {company}]', '{job}[. {words}]'),
    ('offer_answered.declined', '{candidate} declined the offer[ from {company}]', '{job}[. {words}]'),
    ('offer_answered.expired', 'The offer[ from {company}] to {candidate} has expired', '{job}[. {words}]'),
    ('offer_answered.ended', 'The offer[ from {company}] to {candidate} has ended', '{job}[. {words}]'),
    ('offer_answered.open', '{company} offers {candidate} the job', '{job}[. {words}]'),
    ('offer_answered.withdrawn', '{company} has withdrawn its offer to {candidate}', '{job}[. {words}]'),
    ('company_invitation', 'Invitation from {company}', '{company} would like to represent you.'),
    ('management_ended', '{company} no longer represents you', 'They can no longer see your profile and documents. Your account and applications are still yours.'),
    ('candidate_left', '{candidate} is no longer represented by {company}', 'They ended it themselves. You can no longer see their profile and documents. You keep the applications they made with you.'),
    ('put_forward', '{company} would like to submit you to a job', '{job} at {employer}. Nothing is sent before you agree.'),
    ('put_forward_answered.agreed', '{candidate} agreed and applied', '{job}'),
    ('put_forward_answered.declined', '{candidate} declined to be submitted', '{job}'),
    ('partnership_changed.jobs', 'You share jobs with {partner}', 'You can see each other''s open jobs and submit your candidates to them.'),
    ('partnership_changed.jobs_ended', 'You no longer share jobs with {partner}', 'You can no longer see each other''s jobs.'),
    ('partnership_changed.candidates', 'You share candidates with {partner}', 'You can see each other''s represented candidates who agreed to be shown.'),
    ('partnership_changed.candidates_ended', 'You no longer share candidates with {partner}', 'You can no longer see each other''s candidates.'),
    ('shown_to_partner', 'You are shown to {partner}', '{company} now shares candidates with {partner}. You agreed to be shown; you can change that under My data.'),
    ('job_reported', '“{job}” was reported', 'A job at {company}. It stays online until an administrator decides.'),
    ('job_reported.several', '{count} people reported “{job}”', 'A job at {company}. It stays online until an administrator decides.'),
    ('job_taken_offline', '“{job}” was taken offline', '{reason}'),
    ('job_taken_offline.lifted', 'You can publish “{job}” again', 'An administrator lifted the decision to keep it offline.'),
    ('job_report_answered.offline', 'We looked at what you reported', '“{job}” is no longer online. Thank you for letting us know.'),
    ('job_report_answered.dismissed', 'We looked at what you reported', '“{job}” stays online: we found nothing against our rules. Thank you for letting us know.'),
    ('job_report_answered.words', 'About your report of “{job}”', '{words}'),
    ('message_reported', 'A message was reported', 'It was written about “{job}” at {company}. It stays until an administrator decides.'),
    ('message_report_answered.removed', 'We looked at what you reported', 'The message was removed. Thank you for letting us know.'),
    ('message_report_answered.dismissed', 'We looked at what you reported', 'The message stays: we found nothing against our rules. If you don''t want to hear from them, block the conversation.'),
    ('message_report_answered.words', 'About your report of a message', '{words}'),
    ('message_removed', 'Your message was removed', 'You wrote it about “{job}”. It was reported, and an administrator found it against our rules.'),
    ('message_removed.of_team', 'A message from your team was removed', '{author} wrote it about “{job}”. It was reported, and an administrator found it against our rules.')
  ) as words (key, title, message)
  where words.key = notification_words.key
$function$;

CREATE OR REPLACE FUNCTION private.notify (
  user_id uuid,
  key text,
  facts jsonb DEFAULT '{}'::jsonb,
  data jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- An account being deleted is skipped without an error.
  insert into public.notifications (user_id, type, title, message, data)
  select u.id, split_part(notify.key, '.', 1), words.title, words.message, coalesce(notify.data, '{}')
  from auth.users u, private.notification_text(notify.key, notify.facts) words
  where u.id = notify.user_id for key share of u;
end
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

CREATE OR REPLACE FUNCTION private.notify_applicants_of_offline (
  job public.jobs
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select
    private.notify(
      facts.user_id, 'application_status.job_offline', jsonb_build_object('job', facts.title, 'company', facts.company_name),
      private.application_ids(a)),
    private.mail_candidate(facts.user_id, 'application_moves', 'job_offline', jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name,
      'path', '/candidate/applications/' || a.id))
  from public.applications a, private.told_applicant(a) facts
  where a.job_id = job.id and private.settled_status(a) = any (private.open_stages() || '{offered}')
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

CREATE OR REPLACE FUNCTION private.notify_candidate_of_offer (
  offer private.offers,
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record := private.told_applicant(application);
  salary text := private.phrase(
    'salary.' || offer.salary_period, jsonb_build_object('amount', to_char(
      offer.salary, case when offer.salary = trunc(offer.salary) then 'FM999,999,999' else 'FM999,999,990.00' end)));
begin
  -- People aren't notified of their own actions; accepting is confirmed by email. A new hire reads only that.
  if facts.user_id is null or facts.user_id = auth.uid() and offer.state <> 'accepted'
    or offer.state = 'ended' and application.status = 'hired' then
    return;
  end if;
  if offer.state <> 'accepted' then
    delete from public.notifications n
    where n.user_id = facts.user_id and n.type = 'offer_made' and not n.is_read and n.data ->> 'application_id' = application.id::text;
    perform private.notify(
      facts.user_id,
      case offer.state
        when 'open' then 'offer_made' when 'withdrawn' then 'offer_ended.withdrawn' when 'expired' then 'offer_ended.expired'
        else 'offer_ended' end,
      jsonb_build_object(
        'job', facts.title, 'company', facts.company_name, 'salary', salary, 'day', private.offer_end_in_words(offer),
        'words', nullif(offer.words, '')),
      private.application_ids(application));
  end if;
  perform private.enqueue_email(
    'offer', (select p.email from public.profiles p where p.id = facts.user_id), jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name, 'state', offer.state,
      'salary', salary, 'starts_on', offer.starts_on, 'until', private.offer_end_in_words(offer),
      'words', case offer.state
        when 'open' then (select m.body from private.application_messages m where m.application_id = application.id and m.offer_id = offer.id)
        else offer.words end,
      'path', private.conversation_path(application.id, 'candidate')));
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
    -- Notified of the plan as each person chose; everyone is notified of the approval.
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

CREATE OR REPLACE FUNCTION private.notify_due (
  of_kind text DEFAULT NULL::text,
  of_subject uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due private.pending_notifications;
begin
  for due in
    select * from private.pending_notifications pending
    where case when of_kind is null then pending.due_at <= now() else (pending.kind, pending.subject_id) = (of_kind, of_subject) end
    order by pending.due_at, pending.kind, pending.subject_id
    -- A run locks what it notifies of until it ends; the rest is for the next one.
    limit 1000
    -- What is being decided, undone or notified right now is left for the next run.
    for update skip locked
  loop
    begin
      if private.notify_of(due) then
        delete from private.pending_notifications done where done.kind = due.kind and done.subject_id = due.subject_id;
      end if;
    exception when others then
      -- One failure must not block the rest, unless the whole run has to stop.
      if of_kind is not null or sqlstate in ('40001', '40P01') then
        raise;
      end if;
      raise warning 'The notification % of % waits for the next run: %', due.kind, due.subject_id, sqlerrm;
    end;
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
    -- These only wait for their undo time to pass.
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

CREATE OR REPLACE FUNCTION private.notify_of_interview (
  interview private.interviews,
  what text,
  by_side text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  facts record := private.told_applicant(application);
  name text := private.applicant_name(application);
  taking_part uuid[] := array(select p.user_id from private.people_of_interview(interview) p);
  template text := case when what in ('confirmed', 'moved', 'cancelled') then 'interview_' || what end;
begin
  perform private.drop_interview_reminders(interview) where what in ('moved', 'cancelled');
  if facts.user_id is not null and template is not null then
    if by_side is distinct from 'candidate' then
      perform private.notify(
        facts.user_id, case what when 'cancelled' then 'interview_changed.cancelled' else 'interview_changed' end,
        jsonb_build_object(
          'time', private.time_in_words(interview.starts_at, private.reading_zone(facts.user_id, interview.time_zone)),
          'job', facts.title, 'company', facts.company_name, 'why', interview.reason),
        private.application_ids(application));
    end if;
    perform private.enqueue_email(
      template, (select p.email from public.profiles p where p.id = facts.user_id),
      private.interview_mail(interview, facts.user_id, true, by_side));
  end if;
  -- Only participants get it in their calendar; others are only notified.
  perform private.notify_staff(
    told.user_id, 'interviews', 'interview_answered.' || what,
    jsonb_build_object(
      'candidate', name, 'time', private.time_in_words(interview.starts_at, private.reading_zone(told.user_id, interview.time_zone)),
      'words', coalesce(case what when 'move_asked' then interview.move_asked when 'confirmed' then null else interview.reason end, facts.title)),
    private.application_ids(application) || jsonb_build_object('company_id', told.company_id),
    private.conversation_path(application.id, 'company'),
    case when told.user_id = any (taking_part) then template end,
    case when told.user_id = any (taking_part) and template is not null then private.interview_mail(interview, told.user_id, false, by_side)
      else '{}' end)
  from private.people_to_tell(application, private.interview_proposal_of(interview)) told;
  if template is null then
    return;
  end if;
  perform private.mail_calendar(interview, what, auth.uid(), by_side) where auth.uid() = any (taking_part);
  perform private.mail_left_out(interview);
  perform private.note_calendars(interview) where what <> 'cancelled';
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_job_reports (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  reported private.reported_jobs;
  job public.jobs;
begin
  select * into reported from private.reported_jobs r where r.job_id = pending.subject_id;
  select * into job from public.jobs j where j.id = reported.job_id;
  if (pending.before ->> 'is_closed')::boolean then
    perform private.notify_company_admins(
      c, 'job_taken_offline', jsonb_build_object('job', job.title, 'reason', reported.reason), 'job_taken_offline',
      jsonb_build_object('job_title', job.title, 'reason', reported.reason, 'path', '/company/jobs/' || job.id || '/manage'))
    from public.companies c where c.id = job.company_id;
    perform private.notify_applicants_of_offline(job);
  end if;
  perform private.notify(
    r.reporter, case reported.decision when 'offline' then 'job_report_answered.offline' else 'job_report_answered.dismissed' end,
    jsonb_build_object('job', job.title), jsonb_build_object('job_id', job.id))
  from private.job_reports r where r.job_id = reported.job_id and r.decided_at = reported.decided_at;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_merge (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  ids uuid[] := array[pending.subject_id, (pending.facts ->> 'stays')::uuid];
  people uuid[] := array(select a.candidate_id from public.applications a where a.id = any (ids) and a.candidate_id is not null);
  ends public.applications;
  stays public.applications;
  held integer;
begin
  if cardinality(people) < 2 then
    return true;
  end if;
  -- In the usual lock order. What is in use waits for the next run.
  perform from public.candidates c where c.id = any (people) order by c.id for update skip locked;
  get diagnostics held = row_count;
  if held < 2 then
    return false;
  end if;
  perform from public.applications a where a.id = any (ids) and a.candidate_id = any (people) order by a.id for update skip locked;
  get diagnostics held = row_count;
  if held < 2 then
    return false;
  end if;
  select * into ends from public.applications a where a.id = ids[1];
  select * into stays from public.applications a where a.id = ids[2];
  -- It was taken over or withdrawn since: the person's own stays, and their two applications stay separate.
  if private.are_mergeable(ends, stays) then
    if private.waits_for_take_over(ends) then
      perform private.merge(ends, stays, pending.decided_by);
    else
      perform private.merge(stays, ends, pending.decided_by);
    end if;
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_message_report (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  decided private.message_reports;
  message private.application_messages;
begin
  select * into decided from private.message_reports r where r.id = pending.subject_id;
  -- Never waits: people writing there or erasing it go first.
  select * into message from private.application_messages m where m.id = decided.message_id for update skip locked;
  if message.id is null then
    return decided.id is null;
  elsif message.removed_at = decided.decided_at then
    delete from private.message_files f where f.message_id = message.id;
    perform private.forget_removed_words(message, decided.said);
    perform private.tell_author_of_removal(message);
  end if;
  perform private.notify(
    r.reporter_id, case r.decision when 'removed' then 'message_report_answered.removed' else 'message_report_answered.dismissed' end,
    data => (private.conversation_notice(message, r.reporter_side)).data)
  from private.message_reports r
  where r.message_id = message.id and r.decided_at = decided.decided_at and r.reporter_id is not null;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_move (
  pending private.pending_notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  known public.application_status;
  is_back boolean;
  is_news boolean;
begin
  -- Never waits: what is being moved right now is left for the next run.
  select * into application from public.applications a where a.id = pending.subject_id for no key update skip locked;
  if application.id is null then
    return not exists (select from public.applications a where a.id = pending.subject_id);
  end if;
  known := pending.before #>> '{}';
  is_back := private.is_back(application.status, known);
  is_news := application.status <> known and not private.knows_status(application);
  if pending.kind = 'move_email' then
    if is_news then
      perform private.mail_status(application, is_back);
      -- It waits a quarter of an hour, so that several moves make one email.
      update private.pending_notifications next set before = to_jsonb(application.status), due_at = now() + interval '15 minutes'
      where next.kind = pending.kind and next.subject_id = pending.subject_id;
    end if;
    return not is_news;
  end if;
  perform private.notify_of_status(application, is_back) where is_news;
  -- Only now: a move that is undone ends nothing. An open offer stays while its application is Offered, and an accepted one while it's Hired;
  -- after that another can be made.
  if application.status in ('rejected', 'hired') then
    perform private.end_open_things(application, private.phrase('ended.' || application.status));
  elsif application.status <> 'offered' or known = 'hired' then
    perform private.end_offers(application, private.phrase(
      'ended.moved', jsonb_build_object('stage', private.status_to_candidates(application.status))));
  end if;
  return true;
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
  -- Not if the reply came in the meantime, or one side blocked the other.
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

CREATE OR REPLACE FUNCTION private.notify_of_proposal (
  proposal private.interview_proposals,
  what text,
  why text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := (select a from public.applications a where a.id = proposal.application_id);
  facts record := private.told_applicant(application);
  name text := private.applicant_name(application);
  ids jsonb := private.application_ids(application);
  is_to_move boolean := proposal.interview_id is not null;
begin
  if facts.user_id is not null and what <> 'declined' then
    perform private.notify(
      facts.user_id,
      case
        when what = 'proposed' and is_to_move then 'interview_proposed.to_move'
        when what = 'proposed' then 'interview_proposed'
        else 'interview_changed.times_' || what
      end,
      jsonb_build_object('job', facts.title, 'company', facts.company_name, 'why', why), ids);
  end if;
  if facts.user_id is not null and what = 'proposed' then
    perform private.mail_candidate(facts.user_id, 'company_messages', 'interview_times_proposed', jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name,
      'made_by_name', proposal.made_by_name, 'is_to_move', is_to_move,
      'words', (select m.body from private.application_messages m where m.proposal_id = proposal.id),
      'minutes', proposal.minutes, 'place_kind', proposal.place_kind, 'place', proposal.place,
      'times', (
        select jsonb_agg(private.time_in_words(slot, private.reading_zone(facts.user_id, proposal.time_zone)) order by slot)
        from unnest(proposal.slots) as slot),
      'path', private.conversation_path(application.id, 'candidate')));
  end if;
  perform private.notify_staff(
    told.user_id, 'interviews', 'interview_answered.' || what,
    jsonb_build_object('candidate', name, 'company', facts.company_name, 'words', coalesce(proposal.note, why, facts.title)),
    ids || jsonb_build_object('company_id', told.company_id),
    private.conversation_path(application.id, 'company'), by_mail => what in ('proposed', 'declined', 'passed'))
  from private.people_to_tell(application, proposal.id) told
  -- The company's own actions notify only those who represent the candidate.
  where what in ('declined', 'ended', 'passed') or told.company_id <> application.company_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_status (
  application public.applications,
  is_back boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record := private.told_applicant(application);
begin
  -- An unread one would be outdated.
  delete from public.notifications n
  where n.user_id = facts.user_id and n.type = 'application_status' and not n.is_read
    and n.data ->> 'application_id' = application.id::text;
  perform private.notify(
    facts.user_id,
    case
      when is_back then 'application_status.back'
      when application.status = 'rejected' then 'application_status.rejected'
      when application.status = 'reviewing' then 'application_status.reviewing'
      else 'application_status' end,
    jsonb_build_object('job', facts.title, 'company', facts.company_name, 'stage', private.status_to_candidates(application.status)),
    private.application_ids(application)
  );
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
    -- An email already says what ended the application.
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

CREATE OR REPLACE FUNCTION private.offer_ended_in_words (
  offer private.offers
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case
    when offer.state = 'accepted' then 'This offer has been accepted'
    when offer.state = 'declined' then 'This offer has been declined'
    when offer.state = 'withdrawn' then 'The company has withdrawn this offer'
    when offer.state = 'ended' then 'This offer has ended'
    when offer.state = 'expired' or private.is_overdue(offer.answer_by) then
      'This offer expired on ' || private.offer_end_in_words(offer)
  end
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
    'starts_on', case when not errors ? 'starts_on' and private.is_day_over((p_offer ->> 'starts_on')::date) then 'Choose today or a later start' end,
    'answer_by', case
      when errors ? 'answer_by' then null
      when private.is_day_over((p_offer ->> 'answer_by')::date) then 'Choose today or a later day'
      when (p_offer ->> 'answer_by')::date > private.latest_day(now()) + 90 then 'Choose a day within 90 days' end,
    'document', case when document is not null then case
      -- Only the company's own files: it can't send files the applicant stored.
      when jsonb_typeof(document) <> 'object' or private.file_folder('message_files', document ->> 'path') is distinct from of_application
        or not coalesce(private.is_own_message_file('message_files', document ->> 'path'), false)
        then 'This file is not stored. Upload it again.'
      else coalesce(
        private.file_problem('message_files', document ->> 'path'),
        private.field_problem(document -> 'name', private.rule('name', 'line', 200, 1, 'Give the file a name'))) end end
  )) || errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_to_answer (
  p_offer_id uuid,
  answer text,
  OUT offer private.offers,
  OUT application public.applications
)
  RETURNS record
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  held record := private.offer_to_change(p_offer_id);
begin
  offer := held.offer;
  application := held.application;
  perform private.fail(403, 'not_allowed', 'Only the candidate can reply to an offer')
  where private.conversation_side(application) is distinct from 'candidate';
  perform private.fail(409, 'offer_over', private.offer_ended_in_words(offer))
  where offer.state <> answer and private.offer_ended_in_words(offer) is not null;
  perform private.refuse_paused(application.company_id) where offer.state = 'open';
  if offer.state = 'open' and (application.status <> 'offered' or not private.can_answer_offer(offer, application)) then
    -- Where to, they learn once that can no longer be undone.
    perform private.fail(409, 'offer_over', 'You can''t reply to this offer right now. Try again in a minute');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_to_change (
  p_offer_id uuid,
  OUT offer private.offers,
  OUT application public.applications
)
  RETURNS record
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
begin
  perform private.require_caller();
  select o.* into offer
  from private.offers o join public.applications a on a.id = o.application_id
  where o.id = p_offer_id and private.can_read_conversation(a, me);
  if offer.id is not null then
    application := private.application_to_talk(offer.application_id);
    -- The application is locked, so no one else can change its offers.
    select o.* into offer from private.offers o where o.id = p_offer_id
      and (private.is_offer_shown(o) or private.conversation_side(application, me) = 'company') for update;
  end if;
  perform private.fail(404, 'offer_not_found', 'Offer not found') where offer.id is null;
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
      -- First the chosen jobs, then those already visible, oldest first: the newest is hidden.
      order by p.job_id = any (coalesce(keep, '{}')) desc, p.is_over_plan, j.posted_at, j.id) > most, false)
    from public.published_jobs p
    join public.jobs j on j.id = p.job_id
    where p.company_id = of_company and private.is_open_job(j);
end
$function$;

CREATE OR REPLACE FUNCTION private.opened_message_file (
  p_path text,
  me private.reach
)
  RETURNS TABLE (
    application_id uuid,
    company_id uuid,
    name text,
    is_own boolean,
    is_reported boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select a.id, a.company_id, found.name, coalesce(found.author_id = me.user_id, false), found.is_reported
  from (
    select m.application_id, m.author_id, f.name, true as is_shown, me.is_admin and private.is_reported_file(f.path) as is_reported
    from private.message_files f join private.application_messages m on m.id = f.message_id
    -- Files of a removed message are kept while that can be undone.
    where f.path = p_path and m.withdrawn_at is null
    union all
    select o.application_id, o.made_by, o.document_name, private.is_offer_shown(o), me.is_admin and private.is_reported_file(o.document)
    from private.offers o where o.document = p_path and o.state <> 'withdrawn'
  ) found
  join public.applications a on a.id = found.application_id
  where private.can_read_conversation(a, me) and (found.is_shown or private.conversation_side(a, me) = 'company') or found.is_reported
  limit 1
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
  -- Without a previous page, before every day.
  after_day date := '-infinity';
begin
  if p_before is not null then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist')
    where not coalesce(private.is_day(p_before ->> 'due'), false);
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
        and (wanted.found is null or x.application_id in (select unnest(wanted.found)))
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

CREATE OR REPLACE FUNCTION private.owed_replies (
  of_company uuid,
  mine private.staff_act[],
  last_day date
)
  RETURNS TABLE (
    application_id uuid,
    job_id uuid,
    answer_due date,
    applied_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if 'manage_staff' = any (mine) then
    return query
      select m.application_id, m.job_id, m.answer_due, m.applied_at from private.application_matches m
      where m.company_id = of_company and m.status in ('applied', 'reviewing', 'interview') and m.answer_due <= last_day
      order by m.answer_due, m.applied_at, m.application_id
      limit 1000;
  elsif 'handle_applications' = any (mine) then
    return query
      select m.application_id, m.job_id, m.answer_due, m.applied_at
      from private.application_matches m
      left join public.application_assignments own on own.application_id = m.application_id
      left join public.job_assignments of_job on of_job.job_id = m.job_id
      where m.company_id = of_company and m.status in ('applied', 'reviewing', 'interview') and m.answer_due <= last_day
        -- Unassigned work counts for everyone.
        and (
          coalesce(own.assigned_to_user_id, of_job.assigned_to_user_id, auth.uid()) = auth.uid()
          or own.assigned_to_user_id is null and exists (
            select from private.job_team_members team where team.job_id = m.job_id and team.user_id = auth.uid()))
      order by m.answer_due, m.applied_at, m.application_id
      limit 1000;
  else
    return query
      select m.application_id, m.job_id, m.answer_due, m.applied_at
      from private.my_assigned_job_ids() as assigned (id)
      join private.application_matches m on m.job_id = assigned.id and m.company_id = of_company
      where m.status in ('applied', 'reviewing', 'interview') and m.answer_due <= last_day
      order by m.answer_due, m.applied_at, m.application_id
      limit 1000;
  end if;
end
$function$;

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

CREATE OR REPLACE FUNCTION private.pause_invitations (
  of_company uuid,
  since timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.lock_invitations(of_company);
  -- Checked after taking the locks, which a plan change may have held.
  if private.company_is_live(of_company) then
    update public.invitations i set expires_at = private.invitation_end(i), paused_at = null
    where i.company_id = of_company and i.paused_at is not null;
  else
    update public.invitations i set paused_at = since
    where i.company_id = of_company and i.paused_at is null and i.expires_at > since
      -- Declining can be undone.
      and i.status in ('pending', 'declined');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.people_to_message (
  p_ids uuid[],
  me private.reach
)
  RETURNS SETOF public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  wanted uuid[] := private.asked_applications(p_ids);
begin
  perform private.fail(422, 'invalid_input', 'Choose at most 100 people') where cardinality(wanted) > 100;
  return query
    select a.* from unnest(wanted) with ordinality as asked (id, place)
    join public.applications a on a.id = asked.id and private.can_move_application(a, me)
    order by asked.place;
  perform private.fail(404, 'application_not_found', 'Application not found')
  where (select count(*) from public.applications a where a.id = any (wanted) and private.can_move_application(a, me)) < cardinality(wanted);
  perform private.fail(422, 'invalid_input', 'Choose people on the same job')
  where (select count(distinct a.job_id) from public.applications a where a.id = any (wanted)) > 1;
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
    ('ended.job_deleted', 'The job was removed'),
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
    ('somebody', 'Someone'),
    ('file_without_words', 'A file without text'),
    ('removed.notification', 'A removed message'),
    ('removed.summary', 'One of these messages was removed'),
    ('removed.email', 'This message was removed.')
  ) as words (key, phrase)
  where words.key = phrase_words.key
$function$;

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
      -- Resending doesn't create a new one: it only updates sent_at, which the index covers.
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
    -- Words such as Operations or Management are in the skills of many fields, so they don't help.
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
    -- A short word resembles too many others.
    where char_length(of_key) >= 5 and exists (select from telling) and (a.likeness >= 0.5 or a.shares_word and a.likeness >= 0.4)
    order by a.likeness desc, a.name limit 2
  ) as best
$function$;

CREATE OR REPLACE FUNCTION private.preferred_filter (
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce((
    select jsonb_strip_nulls(jsonb_build_object(
      'place', p.places[1],
      'places', nullif(to_jsonb(p.places[2:]), '[]'),
      'remote', nullif(p.is_remote, false),
      -- Remote is also a type.
      'types', nullif(to_jsonb(
        p.types || case when p.is_remote and p.types <> '{}' then '{REMOTE}' else '{}' end::public.job_type[]), '[]'),
      'levels', nullif(to_jsonb(p.levels), '[]'),
      'salary', p.salary_from))
    from private.candidate_preferences p where p.user_id = of_user
  ), '{}')
$function$;

CREATE OR REPLACE FUNCTION private.proposal_errors (
  proposal jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := private.interview_terms_errors(proposal)
    || private.field_errors(proposal, array[private.rule('words', 'text', 10000)]);
  slots jsonb := case jsonb_typeof(proposal -> 'slots') when 'array' then proposal -> 'slots' else '[]' end;
  slot jsonb;
  place bigint;
  problem text;
begin
  if jsonb_array_length(slots) not between 1 and 5 then
    return errors || jsonb_build_object('slots', 'Propose one to five times');
  end if;
  for slot, place in select s.slot, s.place - 1 from jsonb_array_elements(slots) with ordinality as s (slot, place) loop
    problem := private.time_problem(slot, private.pick_notice());
    if problem is null and exists (
      select from jsonb_array_elements_text(slots) with ordinality as s (other, before)
      where s.before <= place and private.time_problem(to_jsonb(s.other), private.pick_notice()) is null
        and s.other::timestamptz = (slot #>> '{}')::timestamptz
    ) then
      problem := 'This time is already proposed';
    end if;
    if problem is not null then
      errors := errors || jsonb_build_object('slots.' || place, problem);
    end if;
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.proposal_to_end (
  p_proposal_id uuid,
  OUT application public.applications,
  OUT proposal private.interview_proposals
)
  RETURNS record
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  application := private.application_to_talk((select p.application_id from private.interview_proposals p where p.id = p_proposal_id));
  -- After the application, where people who answer and who withdraw take turns.
  select * into proposal from private.interview_proposals p where p.id = p_proposal_id for update;
end
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
  -- A version or level doesn't make a different skill. "Advanced life support" is its own skill.
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
    -- The first condition limits the read to these rows.
    and not exists (
      select from private.company_standings s
      where s.company_id = any (of_companies) and s.company_id = q.company_id and s.queue = q.queue
    );
  insert into private.company_queues as q (company_id, queue, place)
  select company_id, queue, place from private.company_standings where company_id = any (of_companies)
  on conflict (company_id, queue) do update set place = excluded.place where q.place <> excluded.place;

  delete from private.company_names n
  using public.companies c
  where n.company_id = any (of_companies) and c.id = n.company_id and c.submitted_at is null and not c.is_approved;
  insert into private.company_names as n (company_id, key)
  select c.id, private.name_key(c.name) from public.companies c
  where c.id = any (of_companies) and (c.submitted_at is not null or c.is_approved)
  on conflict (company_id) do update set key = excluded.key where n.key <> excluded.key;
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
  rules private.rule[];
  errors jsonb;
  -- What was given and isn't empty.
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
  wanted.offer := asked ->> 'offer';
  wanted.reason := asked ->> 'reason';
  wanted.source := asked ->> 'source';
  wanted.is_unread := asked ? 'unread';
  wanted.has_responses := asked ? 'responses';
  if asked ? 'tags' then
    wanted.tags := array(
      select distinct key
      from regexp_split_to_table(asked ->> 'tags', ',') as tag, private.tag_key(tag) as key where key <> '');
  end if;
  wanted.of_company := of_company;
  wanted.is_plain := asked - 'stage' - 'job' - 'search' - 'tags' - 'unread' = '{}';
  return wanted;
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

CREATE OR REPLACE FUNCTION private.reason_to_open (
  bucket text,
  path text,
  me private.reach
)
  RETURNS TABLE (
    subject text,
    id uuid,
    company_id uuid,
    is_as_sent boolean,
    is_paused boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT found.subject,
     found.id,
     found.company_id,
     found.is_as_sent,
     found.is_paused
    FROM ( SELECT 1 AS place,
             'application'::text AS subject,
             a.id,
             a.company_id,
             (NOT (d.fingerprint IS DISTINCT FROM private.file_fingerprint(o.version, o.metadata))) AS is_as_sent,
             private.is_paused_for(a.*, reason_to_open.me) AS is_paused
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
             true AS is_as_sent,
             false AS is_paused
            FROM public.candidates c,
             LATERAL private.profile_documents(c.*) d(bucket_id, name)
           WHERE ((c.user_id = private.file_folder(reason_to_open.bucket, reason_to_open.path)) AND (d.bucket_id = reason_to_open.bucket) AND (d.name = reason_to_open.path) AND private.manages_candidate(c.*, reason_to_open.me))
         UNION ALL
          SELECT 3 AS place,
             'company'::text AS subject,
             c.id,
             c.id AS company_id,
             true AS is_as_sent,
             false AS is_paused
            FROM public.companies c
           WHERE ((reason_to_open.bucket = 'company-documents'::text) AND (c.id = private.file_folder(reason_to_open.bucket, reason_to_open.path)) AND private.can_open_company_document(c.id, reason_to_open.me))) found
   ORDER BY found.is_paused, found.place, found.is_as_sent DESC
  LIMIT 1;
END;

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
  -- An update passes over applications that go in the meantime; it would insert what went with them again.
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
    -- Never waits, because it already holds jobs. The schedule handles what it skips.
    if pg_try_advisory_xact_lock(private.open_jobs_lock(company)) then
      perform private.fit_open_jobs(company);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_blocked_words (
  application public.applications,
  field text,
  words text
)
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.refuse_field_errors(jsonb_build_object(field, 'The conversation is blocked, so you can''t send a message. Leave this empty'))
  where private.trimmed(words) <> '' and private.is_blocked(application);
  select private.refuse_field_errors(jsonb_build_object(field, 'Your company is paused, so you can''t send a message. Leave this empty'))
  where private.trimmed(words) <> '' and private.is_silenced(application);
$function$;

CREATE OR REPLACE FUNCTION private.refuse_changed_merge (
  changed uuid[],
  at_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  mover text := (
    select u.first_name
    from public.application_events e
    join public.company_users u on u.user_id = e.actor_id and u.company_id = at_company
    where e.application_id = any (changed) and e.from_status is not null and e.actor_id <> auth.uid()
    order by e.id desc limit 1);
begin
  perform private.fail(409, 'merge_changed', case
    when mover <> '' then mover || ' moved one of them. Check again.' else 'One of them has changed. Check again.' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_changed_plan (
  plan jsonb,
  seen timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if seen is not null and seen <> (plan ->> 'updated_at')::timestamptz then
    perform private.fail(409, 'edit_conflict', format(
      '%s changed the plan after you opened it. It''s %s now. Check it again before you decide.',
      coalesce(private.person_name((private.last_company_entry((plan ->> 'company_id')::uuid, '{subscription.changed}', seen)).actor_id), 'Someone'),
      private.in_words(plan ->> 'tier') || case when plan ->> 'status' <> 'active' then ', ' || lower(private.in_words(plan ->> 'status')) else '' end
    ), jsonb_build_object('current', plan));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_closed_times (
  proposal private.interview_proposals
)
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.fail(409, 'times_closed', case proposal.state
      when 'picked' then 'A time was already picked'
      when 'declined' then 'Someone already replied to these times'
      when 'withdrawn' then 'The company has withdrawn these times'
      else 'These times are no longer open'
    end, jsonb_build_object('state', proposal.state))
  where proposal.state <> 'open'
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
  if known = 'held' then
    perform private.fail(409, 'invitation_held',
      'An administrator revoked the invitation for this email address, so you can''t invite it again. Contact support if you think it should.');
  elsif known = 'blocked' then
    perform private.fail(409, 'blocked', 'Messages between your company and this person are blocked, so you cannot invite them.');
  elsif known is not null then
    perform private.fail(409, 'already_exists', case
      when known = 'candidate' then 'A candidate with this email address already exists in the system.'
      when known = 'admin' then 'An administrator with this email address already exists.'
      when known = 'employee' then 'An employee with this email address already exists.'
      when kind = 'candidate' then 'An invitation for a candidate with this email address already exists.'
      else 'An invitation for this email address already exists.' end);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_other_answer (
  application public.applications
)
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.fail(403, 'not_allowed', 'Only the applicant can reply')
  where private.conversation_side(application) is distinct from 'candidate';
  select private.fail(409, 'application_closed', coalesce(private.conversation_problem(application), 'The application is closed'))
  where not private.can_answer_times(application);
$function$;

CREATE OR REPLACE FUNCTION private.refuse_over (
  interview private.interviews
)
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.fail(
    409, 'interview_over', case interview.state when 'cancelled' then 'This interview was canceled' else 'This interview has started' end)
  where not private.is_to_come(interview)
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

CREATE OR REPLACE FUNCTION private.refuse_scorecard_input (
  interview private.interviews,
  p_marks jsonb,
  p_recommendation text,
  p_words text
)
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.refuse_field_errors(private.scorecard_errors(p_marks, p_recommendation, p_words, false));
  select private.fail(409, 'criteria_changed', 'The criteria have changed. Check your scorecard. What you wrote is saved')
  where private.criteria_of_interview(interview) is distinct from array(
    select m.mark ->> 'criterion' from jsonb_array_elements(p_marks) with ordinality as m (mark, place) order by m.place
  )
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

CREATE OR REPLACE FUNCTION private.refuse_too_many_searches (
  of_user uuid,
  but uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if (
    select count(*) from private.saved_searches s where s.user_id = of_user and s.deleted_at is null and s.id is distinct from but
  ) >= private.most_saved_searches() then
    perform private.fail(409, 'too_many_searches', format(
      'You have saved %s searches, the most we keep. Please delete one first.', private.most_saved_searches()));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.regions()
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN '{"iowa": "ia", "ohio": "oh", "utah": "ut", "idaho": "id", "maine": "me", "texas": "tx", "alaska": "ak", "hawaii": "hi", "kansas": "ks", "nevada": "nv", "oregon": "or", "alabama": "al", "arizona": "az", "florida": "fl", "georgia": "ga", "indiana": "in", "montana": "mt", "newyork": "ny", "vermont": "vt", "wyoming": "wy", "arkansas": "ar", "colorado": "co", "delaware": "de", "illinois": "il", "kentucky": "ky", "maryland": "md", "michigan": "mi", "missouri": "mo", "nebraska": "ne", "oklahoma": "ok", "virginia": "va", "louisiana": "la", "minnesota": "mn", "newjersey": "nj", "newmexico": "nm", "tennessee": "tn", "wisconsin": "wi", "california": "ca", "washington": "wa", "connecticut": "ct", "mississippi": "ms", "northdakota": "nd", "rhodeisland": "ri", "southdakota": "sd", "newhampshire": "nh", "pennsylvania": "pa", "westvirginia": "wv", "massachusetts": "ma", "northcarolina": "nc", "southcarolina": "sc", "districtofcolumbia": "dc"}'::jsonb;

CREATE OR REPLACE FUNCTION private.reject_company (
  company public.companies,
  reason text,
  seen timestamp with time zone
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  before public.companies := company;
begin
  if company.submitted_at is null then
    perform private.fail(409, 'not_submitted', 'This company hasn''t submitted its registration yet, so there is nothing to reject.');
  elsif company.rejected_at is not null and company.rejection_reason is not distinct from reason then
    perform private.require_own(company, company.rejected_at, seen);
    return company;
  end if;
  perform private.require_seen(company, seen);
  perform private.audit('company.rejected', 'company', company.id, company.id, jsonb_build_object(
    'from', private.review_status(company), 'to', 'rejected', 'reason', reason));
  update public.companies set rejected_at = now(), rejection_reason = reason where id = company.id returning * into company;
  perform private.hold_decision(before, null, company,
    'company_rejected', 'company_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  return company;
end
$function$;

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
  -- Materialized: each page is computed once, not once per part.
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
  -- An hour before the summaries, so that they include reminders.
  if (now() at time zone 'UTC')::time < '12:00' then
    return;
  end if;
  delete from private.answer_reminders r where r.due < today - 7;
  with added as (
    insert into private.answer_reminders (application_id, due, is_last, is_past)
    select a.id, a.answer_due, a.answer_due = today, a.answer_due < today
    from public.applications a
    -- A day that passed while the schedule was paused is still announced.
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
  -- People who withdrew or deleted their account in the meantime aren't waiting anymore.
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
    -- An interview being moved right now, or losing a colleague, is checked again in a minute.
    for no key update of a skip locked
    for update of i skip locked
  loop
    in_an_hour := interview.starts_at <= at + interval '1 hour';
    due_at := interview.starts_at - case when in_an_hour then interval '1 hour' else interval '24 hours' end;
    update private.interviews i set reminded_a_day_before = true, reminded_an_hour_before = i.reminded_an_hour_before or in_an_hour
    where i.id = interview.id;
    -- No reminder for interviews arranged after their reminder time.
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

CREATE OR REPLACE FUNCTION private.removed_merged (
  token text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  merged private.merged_applications;
  application public.applications;
begin
  -- Its files and notes are deleted with it.
  delete from private.merged_applications m
  using private.merged_application_links l
  where l.token_hash = private.token_hash(token) and m.id = l.merged_id
  returning m.* into merged;
  if merged.id is null then
    return false;
  end if;
  select * into application from public.applications a where a.id = merged.application_id;
  delete from public.notifications n
  where coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = application.id::text and n.data ->> 'ended_id' = merged.id::text;
  perform private.clear_notices(private.traces_of_added(
    merged.profile ->> 'email', '{}', array[merged.id], application.company_id));
  perform private.clear_sent_to_added(merged.profile ->> 'email');
  perform private.note_removal(application, merged.profile ->> 'email', merged.added_by);
  perform private.audit_as(
    null, 'person.removed', 'application', application.id, application.company_id, jsonb_build_object('ended_id', merged.id));
  return true;
end
$function$;

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
  -- Companies without a plan see as far back as on a trial; administrators see everything.
  earliest date := (now() at time zone 'UTC')::date + 1 - private.plan_limit(
    case when private.is_admin() then 'pro' else coalesce(nullif(private.company_tier(of_company), 'none'), 'free_trial') end, 'report_days');
begin
  last_day := coalesce(p_to, (now() at time zone 'UTC')::date);
  first_day := coalesce(p_from, greatest((date_trunc('month', last_day) - interval '5 months')::date, earliest));
  perform private.fail(409, 'plan_limit', private.plan_refusal(of_company, 'report_days')) where first_day < earliest;
  perform private.refuse_field_errors('{"from": "Choose a period of at most five years"}')
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

CREATE OR REPLACE FUNCTION private.require_assignee (
  p_user_id uuid,
  of_companies uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Locked, so that the membership can't end in between.
  perform from public.company_users u where u.user_id = p_user_id and u.company_id = any (of_companies) for key share;
  if p_user_id is not null and exists (
    select from unnest(of_companies) as wanted (id)
    where not exists (
      select from public.company_users u
      where u.user_id = p_user_id and u.company_id = wanted.id and u.role = any (private.invitable_staff_roles())
    )
  ) then
    perform private.refuse_field_errors('{"assignee": "Choose a manager or recruiter of your company"}');
  end if;
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
    -- It was deleted since this call began, in another tab: no password helps.
    if not exists (select from auth.users u where u.id = auth.uid()) then
      perform private.fail(401, 'not_signed_in', 'Please sign in to continue');
    end if;
    perform private.fail(403, 'password_needed', 'Please enter your password again');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_invitation (
  p_id uuid,
  states public.invitation_status[] DEFAULT '{pending}'::public.invitation_status[]
)
  RETURNS public.invitations
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations := private.manageable_invitation(p_id);
begin
  -- As an update locks it, nothing stronger: an email of it that is handed out in the meantime has its link noted.
  select * into invitation from public.invitations i where i.id = p_id for no key update;
  if not coalesce(invitation.status = any (states), false) then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  end if;
  return invitation;
end
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

CREATE OR REPLACE FUNCTION private.require_seen (
  company public.companies,
  seen timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  decision public.audit_log;
begin
  if seen is null or seen = company.updated_at then
    return;
  end if;
  decision := private.last_company_entry(company.id, array[
    'company.approved', 'company.rejected', 'company.approval_revoked', 'company.changes_approved', 'company.changes_rejected',
    'company.decision_undone'], seen);
  if decision.id is null then
    perform private.fail(409, 'registration_changed', 'The registration has changed since you opened it. Review it again before you decide.');
  end if;
  perform private.fail(409, 'decided_meanwhile', format(
    '%s decided on this company after you opened it: %s.',
    coalesce(private.person_name(decision.actor_id), 'Another administrator'),
    case decision.action
      when 'company.approved' then 'it is approved'
      when 'company.rejected' then 'it is rejected'
      when 'company.approval_revoked' then 'its approval was withdrawn'
      when 'company.changes_approved' then 'its changes are approved'
      when 'company.changes_rejected' then 'its changes are rejected'
      else 'the last decision was undone'
    end));
end
$function$;

CREATE OR REPLACE FUNCTION private.require_service()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if auth.role() in ('anon', 'authenticated') then
    perform private.fail(403, 'service_only', 'Only the service itself can do this');
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
    perform private.fail(422, 'invalid_input', 'This isn''t a skill');
  end if;
  perform private.change_vocabulary();
  if private.known_skill(spelled) is not null or exists (select from private.left_skills l where l.spelling = spelled) then
    perform private.fail(409, 'decided', 'Someone has already decided on this word');
  end if;
  return spelled;
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

CREATE OR REPLACE FUNCTION private.resume_line (
  path text,
  version text,
  of_company uuid,
  asked text[]
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  parts text[] := array(select part from unnest(asked) as word, unnest(private.resume_words(word)) as part);
begin
  return (
    select line
    from private.resume_texts t, string_to_table(t.text, E'\n') with ordinality as lines (line, place)
    where t.name = path and (version is null or t.fingerprint = version) and t.companies @> array[of_company]
      -- Splitting a line into words is the slowest part.
      and case when exists (select from unnest(parts) as part where strpos(private.search_text(line), part) > 0)
        then exists (select from unnest(private.resume_words(line)) as word, unnest(parts) as part where starts_with(word, part)) end
    order by place
    limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.resume_line_of (
  application public.applications,
  known text,
  of_company uuid,
  asked text[],
  me private.reach
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  unknown text[] := array(select word from unnest(asked) as word where strpos(known, word) = 0);
begin
  if unknown = '{}' or not private.can_review_application(application, me) or private.is_paused_for(application, me) then
    return null;
  end if;
  return (
    select line
    from private.sent_documents d
    cross join lateral private.resume_line(d.name, d.fingerprint, of_company, unknown) as line
    where d.application_id = application.id and d.bucket_id = 'candidate_resumes' and line is not null
      and (d.merged_id is null or private.can_move_application(application, me))
    order by d.merged_id is not null
    limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.resume_reader (
  path text,
  OUT is_owner boolean,
  OUT company_id uuid,
  OUT subject text,
  OUT id uuid
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  reason record;
begin
  is_owner := private.is_own_file('candidate_resumes', path);
  if is_owner then
    return;
  end if;
  select * into reason from private.reason_to_open('candidate_resumes', path, me);
  if not reason.is_as_sent or reason.is_paused then
    return;
  end if;
  subject := reason.subject;
  id := reason.id;
  company_id := case subject
    when 'application' then (
      select case when private.can_move_application(a, me) then a.company_id else a.applied_by_company_id end
      from public.applications a where a.id = reason.id)
    else reason.company_id
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.revoke_approval (
  company public.companies,
  reason text,
  seen timestamp with time zone
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  before public.companies := company;
  proposal public.company_proposals;
begin
  -- First, so that someone who rejects without a reason learns who has approved it since.
  perform private.require_seen(company, seen);
  if reason is null then
    perform private.refuse_field_errors('{"reason": "Explain why the approval is withdrawn"}');
  end if;
  -- The pending proposal is what the company wants reviewed, so it becomes the registration, which only staff and administrators read.
  select * into proposal from public.company_proposals where company_id = company.id;
  perform private.end_proposal(proposal, 'company.changes_ended');
  update public.companies
  set is_approved = false, approved_at = null, rejected_at = now(), rejection_reason = reason
  where id = company.id returning * into company;
  perform private.audit('company.approval_revoked', 'company', company.id, company.id, jsonb_build_object('reason', reason));
  if proposal.company_id is not null then
    company := private.write_company(company, proposal.changes, resubmit => false);
  end if;
  perform private.hold_decision(before, proposal, company,
    'company_rejected.revoked', 'company_approval_revoked', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  return company;
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
  -- The person and the activity share a key; other such words end in -er and -ing.
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
  -- One word isn't enough: a docker isn't docking.
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
    -- Every minute, so that a pause at the full hour doesn't delay any.
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
    -- Every ten minutes for two hours at night, one batch per rule.
    ('keep-retention', '*/10 3-4 * * *', '1 day', 'select private.keep_retention()'),
    ('mail-health', '23 6 * * *', '1 day', 'select private.mail_health()'),
    ('deliver-email', '* * * * *', '1 minute', 'select private.call_function(''deliver-email'')'),
    ('clear-files', '*/10 * * * *', '10 minutes', 'select private.call_function(''clear-files'') where exists (select from private.discarded_files)')
$function$;

CREATE OR REPLACE FUNCTION private.scorecard_problem (
  interview private.interviews
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (NOT (auth.uid() IN (SELECT p.user_id FROM private.people_of_interview(scorecard_problem.interview) p(user_id, email)))) THEN 'Only interviewers write scorecards'::text WHEN ((interview).state = 'cancelled'::text) THEN 'This interview was canceled'::text WHEN ((interview).starts_at > now()) THEN 'You can write a scorecard once the interview has started'::text WHEN private.has_scored((interview).id) THEN 'You already submitted your scorecard'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.search_text (
  value text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
declare
  folded text := lower(value);
begin
  if folded ~ '[^ -~\n]' then
    if char_length(folded) > 1000 then
      folded := private.cut_marks(folded);
    end if;
    -- Accents first: the dictionary knows few letters with two of them.
    folded := regexp_replace(normalize(folded, nfd), '[\u0300-\u036f]', '', 'g');
    folded := normalize(lower(extensions.unaccent('extensions.unaccent'::regdictionary, folded)), nfc);
  end if;
  return translate(folded, '-''`´', ' ');
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

CREATE OR REPLACE FUNCTION private.company_partners (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY (private.search_text(c.name)), c.id), '[]'::jsonb) AS "coalesce" FROM (public.company_relationships r JOIN public.companies c ON ((((c.id = r.company_a_id) OR (c.id = r.company_b_id)) AND (c.id <> company_partners.of_company)))) WHERE (((company_partners.of_company = r.company_a_id) OR (company_partners.of_company = r.company_b_id)) AND (NOT private.is_left_out('partners'::text))));

CREATE OR REPLACE FUNCTION private.industry_landing (
  industry text
)
  RETURNS private.landing
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ROW('industry'::text, private.address_words(industry), industry, lower(industry), jsonb_build_object('industry', lower(industry)))::private.landing;

CREATE OR REPLACE FUNCTION private.place_landing (
  name text
)
  RETURNS private.landing
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ROW('in'::text, private.address_words(name), name, (private.places_meant(name, false))[1], jsonb_build_object('place', name))::private.landing;

CREATE OR REPLACE FUNCTION private.search_words (
  p_query text
)
  RETURNS tsquery[]
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  -- While someone types the last letters may be missing: longer words also match as prefixes.
  return (
    select coalesce(array_agg(query), '{}')
    from (
      select to_tsquery('pg_catalog.english', quote_literal(word) || case when char_length(word) > 2 then ':*' else '' end) as query
      from (
        select word from string_to_table(private.cut_words(left(p_query, 200)), ' ') as word
        where word ~ '[[:alnum:]]'
        limit 10
      ) as given
    ) as queries
    where numnode(query) > 0
  );
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
  -- Common words: the newest jobs fill a page, unless the words are outdated.
  if found_ids is null then
    found_ids := private.newest_jobs(words, before_at, before_id, page, 300);
    if cardinality(found_ids) < page then
      found_ids := private.found_jobs(searches, before_at, before_id, page, null);
    end if;
  end if;
  return found_ids;
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
  -- A company whose name has some of the words counts for them by its own word, along with the rest of them.
  return (
    with named as (
      select
        c.company_id,
        coalesce((select string_agg(word::text || ' & ', '') from unnest(words) as word where not c.search @@ word), '') as rest
      from private.published_companies c
      where c.search @@ any_word and c.visible_until > now()
    ),
    -- A word may be in thousands of names, and a query with that many words is slow for every row.
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
    -- First, so that a letter that is also on the profile stays with this company only.
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

CREATE OR REPLACE FUNCTION private.settle_calendar (
  interview private.interviews
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  facts record := private.told_applicant(application);
  people uuid[] := array(select p.user_id from private.people_of_interview(interview) p);
  told uuid[] := array(select c.user_id from private.interview_calendars c where c.interview_id = interview.id);
  person uuid;
begin
  if people <@ told and told <@ people then
    return;
  end if;
  update private.interviews i set sequence = i.sequence + 1 where i.id = interview.id returning * into interview;
  perform private.touch_conversation(application.id);
  perform private.mail_left_out(interview);
  -- An email about it is newer than what it was changed by last.
  interview.changed_at := now();
  foreach person in array people loop
    if person = any (told) then
      perform private.mail_calendar(interview, 'people', person, null);
    else
      perform private.notify_staff(
        person, 'interviews', 'interview_answered.joined',
        jsonb_build_object(
          'candidate', private.applicant_name(application), 'job', facts.title,
          'time', private.time_in_words(interview.starts_at, private.reading_zone(person, interview.time_zone))),
        private.application_ids(application), private.conversation_path(application.id, 'company'),
        'interview_people', private.interview_mail(interview, person, false, null) || '{"is_new": true}');
    end if;
  end loop;
  perform private.note_calendars(interview);
  if facts.user_id is not null then
    perform private.enqueue_email(
      'interview_people', (select p.email from public.profiles p where p.id = facts.user_id),
      -- Choosing the time counts as accepting.
      private.interview_mail(interview, facts.user_id, true, interview.changed_by));
  end if;
  perform private.notify_nobody_takes_part(interview);
end
$function$;

CREATE OR REPLACE FUNCTION private.settled_status (
  application public.applications
)
  RETURNS public.application_status
  LANGUAGE plpgsql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  -- Earlier changes can't be undone anymore.
  if private.undo_is_over(application.updated_at) then
    return application.status;
  end if;
  return (
    select e.to_status from public.application_events e
    where e.application_id = application.id and private.is_settled(e)
    order by e.id desc limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.shared_by (
  of_company uuid,
  with_partner uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.company_card(c) || jsonb_build_object(
    'is_approved', c.is_approved,
    'open_jobs', private.count_visible_jobs_of(c.id)
  ) || (
    select jsonb_build_object(
      'shown_candidates', count(*) filter (where is_shown),
      'hidden_candidates', count(*) filter (where not is_shown))
    from public.candidates p
    -- The flag only skips candidates who are shown to no one.
    cross join lateral (select p.shown_to_partners and private.is_shown_to(p, with_partner) as is_shown) as each
    where p.managing_company_id = c.id
  )
  from public.companies c where c.id = of_company
$function$;

CREATE OR REPLACE FUNCTION private.show_unread (
  application public.applications,
  of_user uuid,
  of_side text,
  at_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  kind text := case of_side when 'candidate' then 'message_received' else 'applicant_message' end;
  -- Times and offers have their own notifications.
  unread private.application_messages[] := array(
    select m from private.unread_messages(application.id, of_user, of_side) m
    where m.proposal_id is null and m.offer_id is null order by m.seq);
  ids jsonb := jsonb_build_object('application_id', application.id, 'job_id', application.job_id, 'company_id', coalesce(at_company, application.company_id));
  words record;
begin
  -- One notification per conversation: a newer one replaces an unread one.
  delete from public.notifications n
  where n.user_id = of_user and n.type = kind and not n.is_read
    and coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = application.id::text;
  if unread = '{}' then
    return;
  end if;
  words := private.message_words(
    unread, application, of_side = 'candidate',
    coalesce(nullif(unread[cardinality(unread)].body, ''), private.phrase('file_without_words')));
  if of_side = 'candidate' then
    perform private.notify(of_user, words.key, words.facts, ids);
  else
    perform private.notify_staff(
      of_user, 'applicant_messages', words.key, words.facts, ids, private.answer_path(application.id, of_side), by_mail => false);
  end if;
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
  -- The city is hidden. If it counted, it could be guessed with a job in each city.
  profile.city := null;
  -- Ways of working don't count either.
  return private.match_explanation(
    job.skills_required, job.preferred_skills, job.experience_level, private.workplace_of(job.job_type, job.workplace), job.location,
    job.locations, '{}', profile);
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
    select coalesce(jsonb_agg(to_jsonb(shown) - 'likeness' order by shown.likeness desc, shown.is_approved desc, private.search_text(shown.name)), '[]')
    from (
      select c.id, c.name, c.is_approved, bool_or(n.key = asked.key) as is_same, max(extensions.similarity(n.key, asked.key)) as likeness
      from (select distinct private.name_key(name) as key from unnest(names) as name) as asked
      -- Names made only of symbols have no trigrams.
      join private.company_names n
        on n.key = asked.key or n.key operator(extensions.%) asked.key and extensions.similarity(n.key, asked.key) >= 0.5
      join public.companies c on c.id = n.company_id
      where c.id <> of_company
      group by c.id
      -- Approved companies first, so that many new ones with the same name can't hide them.
      order by likeness desc, c.is_approved desc, private.search_text(c.name)
      limit 5
    ) as shown
  );
end
$function$;

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
    -- The vendor's name doesn't make a different skill: use the shorter form if the longer one is unknown.
    known := private.skill_key(substr(skill, strpos(skill, ' ') + 1));
    return coalesce(private.known_skill('microsoft' || known), known);
  end if;
  return coalesce(known, private.qualified_skill(skill), private.reworded_skill(skill), spelled);
end
$function$;

CREATE OR REPLACE FUNCTION private.skill_landing (
  skill private.skills
)
  RETURNS private.landing
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ROW('skill'::text, private.address_words((skill).name), (skill).name, (skill).key, jsonb_build_object('skills', jsonb_build_array((skill).name)))::private.landing;

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
    words := private.search_text(translate(words, E'♯\u200b\u200c\u200d\u2060\ufeff', '#'));
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
  -- Plurals of words long enough to have one. Some words end in an s that makes a different word.
  if words like '%s %' then
    words := regexp_replace(words, '(?<= )(windows|news|rails|teams|communications|lens|sas|sales|canvas|arms|glasses|works|cpcs|hrms)(?= )', '\1_', 'g');
    words := replace(replace(replace(replace(replace(words, 'ies ', 'y '), 'sses ', 'ss '), 'xes ', 'x '), 'ches ', 'ch '), 'shes ', 'sh ');
    words := regexp_replace(
      words, '(?<=[a-z]{2}[b-hk-rtv-z]| api| kpi| okr|taxi| ski|menu| cpu| gpu|camera|pizza|visa|formula|schema|area|idea)s(?= )', '', 'g');
  end if;
  words := replace(private.american_spelling(words), ' ', '');
  -- Once more for the whole, whose last word may be short: Dev Ops, DevOps.
  if words like '%s' then
    words := regexp_replace(words, '(?<=[a-z0-9]{3}[b-hk-rtv-z])s$', '');
  end if;
  -- Text made only of symbols keeps them, so that it doesn't equal all other such text.
  return coalesce(nullif(replace(words, '_', ''), ''), private.plain_key(skill));
end
$function$;

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
  -- A busy team gets reminders every day.
  by_mail := coalesce(by_mail, case of_kind when 'answer_due' then 'daily' else 'at_once' end);
end
$function$;

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
    -- Locked, so that it stays while its last alert is being removed.
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
  -- Once, however often they click.
  where not exists (
    select from public.notifications n
    where n.user_id = invitation.invited_by_user_id and n.type = 'plan_full' and not n.is_read
      and n.data ->> 'invitation_id' = invitation.id::text);
  return private.plan_refusal(invitation.company_id, part);
end
$function$;

CREATE OR REPLACE FUNCTION private.store_job_questions (
  of_job uuid,
  questions jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  entry record;
  kept uuid[] := '{}';
  target uuid;
begin
  for entry in
    select
      nullif(item ->> 'id', '')::uuid as id,
      private.trimmed(item ->> 'question') as question,
      coalesce(nullif(private.trimmed(item ->> 'questionType'), ''), 'TEXT')::public.question_type as question_type,
      coalesce((item ->> 'isRequired')::boolean, true) as is_required,
      private.distinct_texts(item -> 'options') as options,
      (ordinality - 1)::integer as place
    from jsonb_array_elements(case jsonb_typeof(questions) when 'array' then questions else '[]' end) with ordinality as given (item, ordinality)
  loop
    if entry.question_type not in ('MULTIPLE_CHOICE', 'CHECKBOX') then
      entry.options := '{}';
    end if;
    target := null;
    -- If an answered question changes its type, it becomes a new question: given answers keep their meaning.
    update public.job_questions q set
      "position" = entry.place,
      question = entry.question,
      question_type = entry.question_type,
      is_required = entry.is_required,
      options = entry.options
    where q.id = entry.id and q.job_id = of_job and q.removed_at is null and q.id <> all (kept)
      and (
        q.question_type = entry.question_type
        or not exists (select from public.job_application_answers a where a.question_id = q.id)
      )
    returning q.id into target;
    if target is null then
      insert into public.job_questions (job_id, "position", question, question_type, is_required, options)
      values (of_job, entry.place, entry.question, entry.question_type, entry.is_required, entry.options)
      returning id into target;
    end if;
    kept := kept || target;
  end loop;

  delete from public.job_questions q
  where q.job_id = of_job and q.removed_at is null and q.id <> all (kept)
    and not exists (select from public.job_application_answers a where a.question_id = q.id);
  update public.job_questions q set removed_at = now()
  where q.job_id = of_job and q.removed_at is null and q.id <> all (kept);
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
  -- Two that reach the same address take turns, as two senders do.
  perform private.lock_invitee(new_address);
  for followed in select * from private.invitations_that_follow(of_user, old_address, new_address) f order by f.id loop
    update public.invitations i set email = lower(new_address)
    where i.id = followed.id and lower(i.email) = lower(old_address) and private.is_open(i);
    continue when not found;
    -- Links in the old mailbox end, and show no one there the new address. The email first, which waits for one that is just being handed out.
    delete from public.email_outbox o where o.sent_at is null and o.data ->> 'invitation_id' = followed.id::text;
    delete from private.invitation_tokens t where t.invitation_id = followed.id;
    perform private.audit_as(
      of_user, 'invitation.followed', 'invitation', followed.id, followed.company_id,
      jsonb_build_object('kind', private.invitation_kind(followed), 'email', lower(new_address), 'name', private.invitee_name(followed)));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.takes_people (
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
    job.is_active and not private.is_expired(job) and (job.company_id = any (me.application_company_ids) or job.id = any (me.assigned_job_ids)), false);
end
$function$;

CREATE OR REPLACE FUNCTION private.company_job_json (
  of_job uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (private.job_facts(j.*) || jsonb_build_object('company_id', j.company_id, 'own_answer_days', j.answer_days, 'status', j.status, 'is_expired', private.is_expired(j.*), 'taken_offline', private.offline_reason(j.id), 'created_at', j.created_at, 'updated_at', j.updated_at, 'created_by', j.created_by, 'questions', private.job_questions_json(j.id), 'assignee', private.assignee_of_job(j.id), 'application_count', counted.total, 'status_counts', counted.by_status, 'can', (private.job_acts(j.*, private.my_job_rights(j.company_id), (counted.total > 0)) || jsonb_build_object('add_person', private.can_add_person(j.*), 'add_person_later', (private.takes_people(j.*) AND (NOT private.reaches_people(j.company_id)))))))
    FROM (public.jobs j
      CROSS JOIN LATERAL ( SELECT (COALESCE(sum(c.n), (0)::bigint))::integer AS total,
             COALESCE(jsonb_object_agg(c.status, c.n), '{}'::jsonb) AS by_status
            FROM private.application_counts c
           WHERE ((c.job_id = j.id) AND (c.n > 0))) counted)
   WHERE (j.id = company_job_json.of_job);
END;

CREATE OR REPLACE FUNCTION private.team_to_change (
  p_job_id uuid
)
  RETURNS public.jobs
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
begin
  perform private.fail(403, 'not_allowed', 'You don''t have permission to change the hiring team of this job')
  where not private.can_change_team(job);
  -- Two people changing the same team take turns.
  perform from public.jobs j where j.id = job.id for no key update;
  return private.readable_job(p_job_id);
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

CREATE OR REPLACE FUNCTION private.tell_due_messages()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  reader record;
  new_messages private.application_messages[];
  rest bigint;
begin
  for due in
    select n.user_id, n.from_seq, a as application
    from private.message_notices n
    join public.applications a on a.id = n.application_id
    where n.mail_at <= now()
    order by n.mail_at, n.application_id, n.user_id
    -- A run holds them until it ends; the next one handles the rest.
    limit 500
    -- Nor do they wait for an account that goes, which holds its applications.
    for no key update of n skip locked
    for key share of a skip locked
  loop
    select * into reader from private.conversation_readers(due.application) r where r.user_id = due.user_id;
    new_messages := array(
      select m from private.unread_messages((due.application).id, due.user_id, reader.side) m
      where m.seq >= due.from_seq and m.proposal_id is null and m.offer_id is null
        -- People who blocked the other side want no more messages from it.
        and not private.is_blocked_between(
          (due.application).candidate_id, (due.application).company_id, case reader.side when 'company' then 'company' else 'candidate' end)
      order by m.seq);
    -- Messages that can still be withdrawn wait.
    rest := (select min(m.seq) from unnest(new_messages) m where m.created_at > now() - private.withdrawal_time());
    new_messages := array(select m from unnest(new_messages) m where rest is null or m.seq < rest order by m.seq);
    perform private.mail_messages(due.application, due.user_id, reader.side, reader.company_id, new_messages) where new_messages <> '{}';
    update private.message_notices n
    set from_seq = rest,
      mail_at = case when rest is not null then now() + case when new_messages <> '{}' then private.gathering_time() else private.withdrawal_time() end end,
      mailed_at = case when new_messages <> '{}' then now() else n.mailed_at end
    where n.application_id = (due.application).id and n.user_id = due.user_id;
  end loop;
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
      -- Only moves forward: an end that shifted by a few hours isn't announced again.
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

CREATE OR REPLACE FUNCTION private.tell_of_changed_sign_in()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Setting or clearing the first password is part of confirming the address.
  if old.encrypted_password <> '' and new.encrypted_password <> '' and new.encrypted_password <> old.encrypted_password then
    perform private.enqueue_email('password_changed', new.email, jsonb_build_object('path', '/forgot-password'));
  end if;
  if new.email is distinct from old.email then
    perform private.enqueue_email('email_changed_from', old.email, jsonb_build_object('new_email', new.email, 'path', '/contact'));
    perform private.enqueue_email('email_changed_to', new.email, jsonb_build_object('old_email', old.email, 'path', '/signin'));
  end if;
  return null;
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
    -- Offers being answered, moved or notified right now are left for the next run.
    for no key update of a skip locked
  loop
    -- It doesn't wait, so an offer may have been answered since the list was read.
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

CREATE OR REPLACE FUNCTION private.time_in_words (
  at timestamp with time zone,
  zone text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  known constant text := private.database_zone(zone);
begin
  return to_char(at at time zone known, format('Dy, Mon FMDD, %sFMHH12:MI AM',
    case when extract(year from at at time zone known) <> extract(year from now() at time zone known) then 'YYYY, ' end))
    || ' (' || case
      when known = 'UTC' then known
      -- Its sign is reversed: Etc/GMT+5 is five hours behind.
      when zone like 'Etc/GMT_%' then 'UTC' || translate(substring(zone from 8), '+-', '-+')
      else replace(regexp_replace(zone, '^.*/', ''), '_', ' ')
    end || ' time)';
end
$function$;

CREATE OR REPLACE FUNCTION private.time_problem (
  value jsonb,
  from_now interval
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^\d{4}-\d{2}-\d{2}T' and pg_input_is_valid(value #>> '{}', 'timestamptz'), false) then
    return 'Choose a day and a time';
  elsif (value #>> '{}')::timestamptz <= now() + from_now then
    return case when from_now > interval '0' then 'Choose a time at least two hours from now' else 'Choose an upcoming time' end;
  elsif (value #>> '{}')::timestamptz > now() + interval '1 year' then
    return 'Choose a time within a year';
  end if;
  return null;
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
    -- A single word may be anyone's, or no name at all.
    where said.word ~ '[ @]'
    order by length(said.word) desc
  );
  return of;
end
$function$;

CREATE OR REPLACE FUNCTION private.trial_days()
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((private.setting('trialDays'::text))::integer, 30);

CREATE OR REPLACE FUNCTION private.undo_pending (
  kind text,
  subject_id uuid,
  version timestamp with time zone DEFAULT NULL::timestamp with time zone,
  message text DEFAULT 'It''s too late to undo this: people have been notified, or something has changed since.'::text
)
  RETURNS private.pending_notifications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  undone private.pending_notifications;
begin
  delete from private.pending_notifications pending
  where pending.kind = undo_pending.kind and pending.subject_id = undo_pending.subject_id and pending.decided_by = auth.uid()
    and (pending.version is null or pending.version = undo_pending.version)
    -- The current time, not the statement's start: it may have waited for the lock.
    and pending.due_at > clock_timestamp()
  returning * into undone;
  perform private.fail(409, 'undo_over', message) where undone.kind is null;
  insert into private.pending_notifications
  select (jsonb_populate_record(null::private.pending_notifications, undone.replaced)).* where undone.replaced is not null;
  return undone;
end
$function$;

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

CREATE OR REPLACE FUNCTION private.unread_conversations (
  at_company uuid DEFAULT NULL::uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  me private.reach;
begin
  -- Most people have none, so stop early.
  if not exists (select from private.message_notices n where n.user_id = auth.uid() and n.is_unread) then
    return 0;
  end if;
  me := private.my_reach();
  return (
    select count(*)
    from private.message_notices n
    join public.applications a on a.id = n.application_id
    where n.user_id = me.user_id and n.is_unread and case private.conversation_side(a, me)
      when 'candidate' then true
      when 'company' then at_company is null or a.company_id = at_company
      when 'manager' then at_company is null or a.applied_by_company_id = at_company
    end
  );
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
  perform private.fail(404, 'link_ended', 'This link no longer works.') where link.token is null;
  return link;
end
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
    case when c.has_taken_name then 'Same name as an approved company' end,
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
        -- What times or an offer came with waits as those, and counts together with others as it does in the list.
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
    -- A request whose plan was given ends once that can no longer be undone.
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

CREATE OR REPLACE FUNCTION private.withdrawing_problem (
  message private.application_messages
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select case
      when message.withdrawn_at is not null then 'This message was already withdrawn'
      when num_nonnulls(message.proposal_id, message.offer_id) > 0 then 'This message came with interview times or an offer. Withdraw those instead'
      -- The current time, not the statement's start: it may have waited for an email being sent.
      when message.created_at <= clock_timestamp() - private.withdrawal_time() then 'You can withdraw a message for 2 minutes'
      when exists (
        select from private.conversation_reads r
        where r.application_id = message.application_id and r.read_seq >= message.seq and r.user_id is distinct from message.author_id
      ) then 'This message has been read, so it can''t be withdrawn'
    end
  );
end
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
  -- Quoted words may be what someone typed, unless they are code names, addresses or numbers.
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    message,
    '([“"''`])([a-z_$][A-Za-z0-9_$]{0,40})([”"''`])', '‹\2›', 'g'),
    '“[^”]*”|"[^"]*"|''[^'']*''|`[^`]*`', '…', 'g'),
    '\S+@\S+', '…', 'g'),
    '\d{3,}', '#', 'g'),
    '[\s[:cntrl:]]+', ' ', 'g')
$function$;

CREATE OR REPLACE FUNCTION private.write_application_event()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- An undo: the history already ends here.
  if new.status is not distinct from private.last_status(new.id) then
    return null;
  end if;
  insert into public.application_events (application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id, by_candidate)
  values (
    new.id, case when tg_op = 'UPDATE' then old.status end, new.status, auth.uid(),
    case when tg_op = 'UPDATE' then now() else new.applied_at end,
    case when new.status = 'interview' then new.candidate_id end,
    new.company_id,
    exists (select from public.candidates c where c.id = new.candidate_id and c.user_id = auth.uid())
  );
  return null;
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
      -- A named month counts; a year alone begins and ends in January.
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

CREATE OR REPLACE FUNCTION public.accept_invitation (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  -- Finding it locks it, and the person must be locked before the invitation.
  perform private.lock_account(caller);
  return private.accept_invitation_as(caller, private.invitation_with(p_token));
end
$function$;

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
    perform private.fail(422, 'invalid_input', 'This note could not be saved') where note.id is null;
    return private.company_note_json(note);
  end if;
  perform private.audit('company.note_added', 'company', p_company_id, p_company_id);
  return private.company_note_json(note);
end
$function$;

CREATE OR REPLACE FUNCTION public.add_person (
  p_id uuid,
  p_job_id uuid,
  p_person jsonb,
  p_anyway boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  rules private.rule[] := private.applications_rules('added_person');
  me private.reach := private.my_reach();
  job public.jobs;
  person jsonb;
  errors jsonb;
  path text := p_person ->> 'resume';
  duplicates jsonb;
  is_there boolean;
  candidate public.candidates;
begin
  -- People added by one account are counted one at a time.
  perform private.lock_account(caller);
  if exists (
    select from private.added_applications added join public.applications a on a.id = added.application_id
    where added.application_id = p_id and added.added_by = caller and a.job_id = p_job_id
  ) then
    return jsonb_build_object('id', p_id, 'duplicates', null);
  end if;
  select * into job from public.jobs j where j.id = p_job_id and j.deleted_at is null and private.works_on_job(j, me);
  perform private.fail(404, 'job_not_found', 'Job not found') where job.id is null;
  errors := private.field_errors(p_person, rules);
  person := private.clean_fields(p_person, rules);
  if person ->> 'source' = 'other' and person ->> 'sourceWords' is null then
    errors := errors || '{"sourceWords": "Enter where they came from"}';
  end if;
  -- Removing files of the company locks the same row.
  perform from public.companies c where c.id = job.company_id for key share;
  if path is not null and private.own_file_problem(job.company_id, 'candidate_resumes', path) is not null then
    errors := errors || jsonb_build_object('resume', private.own_file_problem(job.company_id, 'candidate_resumes', path));
  elsif path is not null and private.is_file_in_use('candidate_resumes', path) then
    errors := errors || '{"resume": "This file is not stored. Upload it again."}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.hold_added_address(job.id, person ->> 'email');
  select * into job from public.jobs j where j.id = p_job_id for share;
  perform private.fail(403, 'not_allowed', 'To add people, you need a published job whose applications you handle, and your company needs a plan')
  where not private.can_add_person(job, me);
  duplicates := private.duplicates_of(job, person, me);
  -- A person who refused the company looks the same as one already added, so that no account is revealed.
  is_there := private.is_refused_by_person(job.company_id, person ->> 'email') or private.is_added_to(job.id, person ->> 'email');
  if is_there or duplicates <> '[]' and not coalesce(p_anyway, false) then
    return jsonb_build_object('id', null, 'duplicates', duplicates, 'can_add', not is_there);
  end if;
  perform private.check_daily_quota('people', (
    select count(*) from private.added_applications added where added.added_by = caller and added.added_at > now() - interval '1 day'));
  perform private.refuse_taken_id() where exists (select from public.applications a where a.id = p_id);

  insert into public.candidates (first_name, last_name, email, phone, skills, resume_url, added_by_company_id, added_by_user_id)
  values (
    split_part(person ->> 'name', ' ', 1), btrim(substring(person ->> 'name' from position(' ' in (person ->> 'name') || ' '))),
    person ->> 'email', person ->> 'phone',
    array(select jsonb_array_elements_text(coalesce(person -> 'skills', '[]'))), path, job.company_id, caller)
  returning * into candidate;
  -- Before its application, which is distinguished from others by it.
  insert into public.applications (id, job_id, candidate_id, company_id) values (p_id, job.id, candidate.id, job.company_id);
  insert into private.added_applications (application_id, added_by, source_words)
  values (p_id, caller, case when person ->> 'source' = 'other' then person ->> 'sourceWords' end);
  insert into private.application_sources (application_id, source) values (p_id, person ->> 'source');
  insert into private.team_notes (id, company_id, application_id, author_id, author_name, body)
  select gen_random_uuid(), job.company_id, p_id, caller, private.colleague_name(caller, job.company_id), person ->> 'note'
  where person ->> 'note' is not null;
  perform private.hold_notification('added_person', p_id, '{}');
  perform private.audit('person.added', 'application', p_id, job.company_id, jsonb_build_object('job_id', job.id));
  return jsonb_build_object('id', p_id, 'duplicates', null);
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
  -- Waits for an account being deleted, which takes its notes with it; nothing is written after that.
  perform from public.applications a where a.id = subject.application_id for key share;
  subject := private.note_subject(p_application_id, p_candidate_id);
  -- One writer at a time per subject, so that a note sent twice and the limit are checked.
  perform pg_advisory_xact_lock(hashtextextended('team_notes ' || coalesce(p_application_id, p_candidate_id), 0));
  select * into note from private.team_notes n where n.id = p_id;
  if note.id is not null then
    perform private.fail(422, 'invalid_input', 'This note could not be saved')
    where note.author_id is distinct from auth.uid()
      or (note.application_id, note.candidate_id) is distinct from (subject.application_id, subject.candidate_id);
    return private.team_note_json(note);
  end if;
  perform private.fail(409, 'too_many_notes', 'There are already 200 notes. Remove one of yours first')
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
  -- Before the row, which a change of the vocabulary may wait for.
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
  -- At most as many as a profile may have.
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

CREATE OR REPLACE FUNCTION public.ask_to_move_interview (
  p_interview_id uuid,
  p_words text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.interview_to_change(p_interview_id);
  interview private.interviews := held.interview;
begin
  perform private.refuse_other_answer(held.application);
  perform private.refuse_over(interview);
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('words', p_words), array[private.rule('words', 'text', 1000, 1, 'Suggest other times')]));
  if interview.move_asked is distinct from private.trimmed(p_words) then
    update private.interviews i set move_asked = private.trimmed(p_words) where i.id = interview.id;
    perform private.touch_conversation(interview.application_id);
    -- A new note replaces the old one without another email.
    if interview.move_asked is null then
      interview.move_asked := private.trimmed(p_words);
      perform private.notify_of_interview(interview, 'move_asked', 'candidate');
    end if;
  end if;
  return private.interviews_json(held.application);
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
  -- In a fixed order, so that the second of two assigning the same waits and sees the first result. Locks only rows of the caller's companies, so
  -- that strangers never wait.
  perform from public.jobs where id = any (wanted) and company_id in (select private.my_company_ids()) order by id for no key update;
  found := array(
    select row(j.id, j.company_id, j.title)::private.work from public.jobs j
    where j.id = any (wanted) and j.deleted_at is null and j.company_id in (select private.my_company_ids()));
  -- A job's interviews follow its assignment; locked before colleagues, as in removing one.
  perform private.hold_interviews_of(array(
    select a.assigned_to_user_id from public.job_assignments a where a.job_id = any (wanted) and a.company_id = each.company_id
    union select p_user_id), each.company_id)
  from (select distinct w.company_id from unnest(found) w order by w.company_id) each;
  perform private.check_assignment('job', wanted, cardinality(found), array(select distinct w.company_id from unnest(found) w), p_user_id);
  return private.give_work('job', found, p_user_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.cancel_interview (
  p_interview_id uuid,
  p_reason text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.interview_to_change(p_interview_id);
  interview private.interviews := held.interview;
  side text := private.conversation_side(held.application);
begin
  perform private.fail(403, 'not_allowed', 'Only the applicant and the company can cancel it')
  where not private.can_cancel_interviews(held.application);
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 1000, 1, 'Explain why. Both sides can read it')]));
  if interview.state <> 'cancelled' then
    perform private.refuse_over(interview);
    -- A paused company can cancel, but its message doesn't reach the applicant.
    perform private.cancel_to_come(
      interview, case when private.is_silenced(held.application) then 'The company canceled this interview.' else private.trimmed(p_reason) end,
      side);
  end if;
  return private.interviews_json(held.application);
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
  outcomes jsonb;
  changing uuid[];
  names text[];
begin
  perform private.require_caller();
  perform private.fail(422, 'invalid_input', 'Select 1 to 200 applications')
  where jsonb_typeof(p_moves) is distinct from 'array' or exists (
    select from jsonb_array_elements(p_moves) as move where not coalesce(pg_input_is_valid(move ->> 'id', 'uuid'), false)
  );
  select private.asked_applications(array_agg((move ->> 'id')::uuid order by place)),
    coalesce(jsonb_object_agg(move ->> 'id', move ->> 'from') filter (where move ->> 'from' is not null), '{}')
  into wanted, seen
  from jsonb_array_elements(p_moves) with ordinality as given (move, place);
  change := private.read_application_change(p_change);
  -- In a fixed order, so that two people changing the same ones take turns; only what the caller handles, so that strangers never wait.
  perform from public.applications a
  where a.id = any (wanted) and private.can_move_application(a, me)
  order by a.id for update;
  if change.assignee is not null then
    -- So that the membership can't end in between.
    perform from public.company_users u where u.user_id = change.assignee and u.company_id = any (me.company_ids) for key share;
  end if;
  select
    jsonb_agg(to_jsonb(outcome) - 'place' order by place),
    coalesce(array_agg(id order by id) filter (where refusal is null), '{}'),
    array_agg(candidate_name order by place) filter (where refusal is null)
  into outcomes, changing, names
  from private.change_outcomes(wanted, seen, change, me) with ordinality as outcome (id, candidate_name, status, refusal, place);
  if change.wanted is not null then
    perform private.move_application(a, change) from public.applications a where a.id = any (changing) order by a.id;
  elsif change.assignee is null then
    delete from public.application_assignments where application_id = any (changing);
  else
    insert into public.application_assignments (application_id, company_id, assigned_to_user_id, assigned_by_user_id)
    select a.id, a.company_id, change.assignee, auth.uid() from public.applications a where a.id = any (changing)
    on conflict (application_id) do update set
      assigned_to_user_id = excluded.assigned_to_user_id,
      assigned_by_user_id = excluded.assigned_by_user_id;
    perform private.notify_assignee(
      change.assignee, 'application', names,
      jsonb_build_object('company_id', (select a.company_id from public.applications a where a.id = changing[1]))
        || case when cardinality(changing) = 1 then jsonb_build_object('application_id', changing[1]) else '{}' end);
  end if;
  return jsonb_build_object('outcomes', outcomes);
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
    perform private.fail(404, 'company_not_found', 'You no longer work for this company');
  end if;
  update public.profiles set company_id = p_company_id where id = auth.uid();
  return public.get_frame();
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
          -- Its delivery never reported back, so it's given up here.
          failed_at = case when o.attempts > 0 and o.give_up_at < now() then now() end,
          last_error = case when o.attempts > 0 and o.give_up_at < now()
            then coalesce(o.last_error, 'No delivery reported a result.') else o.last_error end
      where o.id = any (due)
      returning o.*
    )
    select c.id, c.template, c.to_email, private.mail_data(c.data) || jsonb_strip_nulls(jsonb_build_object('operator', private.operator_line())), c.attempts
    from claimed c where c.failed_at is null;
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
  -- A claim writes its row again, so waiting for the row would find none: the same claim twice at once waits for the account.
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
  -- The name is from the person who signed up, now proven to be the same person.
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
  -- In projects that can't write them, nothing is claimed, and the page asks for a password.
  return false;
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
  -- Before, so that no one else holds it up, and after, since it was waited for.
  perform private.check_closing(company, p_name);
  company := private.hold_company(company.id, caller);
  perform private.check_closing(company, p_name);
  for application in
    select * from public.applications a
    where a.company_id = company.id and (
      a.status = any (private.open_stages())
      -- Just closed, and what was open of it ends when its candidate is notified.
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
    -- An email's data isn't needed once it's sent.
    update public.email_outbox set sent_at = now(), failed_at = null, claimed_at = null, last_error = null, data = '{}' where id = p_id and sent_at is null;
  else
    update public.email_outbox
    set last_error = left(p_error, 1000),
        claimed_at = null,
        next_attempt_at = now() + private.retry_wait(attempts, p_may_have_arrived),
        failed_at = case when now() + private.retry_wait(attempts, p_may_have_arrived) > give_up_at then now() end
    where id = p_id and sent_at is null and failed_at is null;
  end if;
  delete from public.email_outbox o where o.id = p_id and (o.sent_at is not null or o.failed_at is not null) and private.is_last_mail(o);
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
  -- While waiting it may have been used, or deleted with the account.
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

CREATE OR REPLACE FUNCTION public.count_all_jobs()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('jobs', coalesce(sum(of_one.n), 0), 'companies', count(*), 'open', private.count_visible_jobs())
    from (
      select count(*) as n from public.jobs j left join private.reported_jobs r on r.job_id = j.id
      where private.is_listed_job(j, r.decision) group by j.company_id
    ) as of_one);
end
$function$;

CREATE OR REPLACE FUNCTION public.count_candidates_with_skills (
  p_skills text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  asked text[] := private.skill_keys(p_skills[1:50]);
  needed integer := private.enough_of(cardinality(asked));
  people uuid[];
begin
  perform private.require_caller();
  if not exists (
    select from public.company_users u
    where u.user_id = auth.uid() and u.role = any (private.staff_roles_for('post_jobs')) and private.company_is_live(u.company_id)
  ) then
    perform private.fail(403, 'not_allowed', 'Your role can''t do this, or your company isn''t live');
  end if;
  if coalesce(cardinality(asked), 0) = 0 then
    return null;
  end if;
  people := array(
    select c.id from public.candidates c
    where c.user_id is not null and c.skill_keys && asked
      and (select count(*) from unnest(asked) as key where key = any (c.skill_keys)) >= needed
    limit 1500);
  return jsonb_build_object('asked', cardinality(asked), 'needed', needed, 'candidates', private.reach_in_words(people));
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
    perform private.fail(403, 'not_allowed', 'Your role can''t post jobs');
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
  -- The quota also counts this: a deleted job was still posted.
  perform private.audit('job.created', 'job', job.id, target, jsonb_build_object('title', job.title));
  return private.company_job_json(job.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_company_proposal (
  p_company_id uuid,
  p_is_approved boolean,
  p_updated_at timestamp with time zone,
  p_reason text DEFAULT NULL::text,
  p_warnings_seen uuid[] DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  before public.companies;
  proposal public.company_proposals;
  reason text := nullif(private.trimmed(p_reason), '');
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('reason', p_reason), private.administration_rules('approval'), is_whole => false);
  if p_is_approved is null then
    errors := errors || '{"isApproved": "Choose whether to approve the changes"}';
  elsif not p_is_approved and reason is null then
    errors := errors || '{"reason": "Explain what needs to change"}';
  elsif p_updated_at is null then
    errors := errors || '{"updatedAt": "Name the version you reviewed"}';
  end if;
  perform private.refuse_field_errors(errors);

  company := private.locked_company(p_company_id);
  before := company;
  perform private.require_seen(company, p_updated_at);
  select * into proposal from public.company_proposals where company_id = company.id and rejected_at is null;
  if proposal.company_id is null then
    perform private.fail(409, 'nothing_proposed', 'There are no changes waiting for approval');
  end if;
  if p_is_approved then
    perform private.require_warnings_seen(company.id, p_warnings_seen);
    perform private.end_proposal(proposal, 'company.changes_approved');
    company := private.write_company(company, proposal.changes, resubmit => false);
    perform private.hold_decision(before, proposal, company,
      'company_approved.changes', 'company_changes_approved', jsonb_build_object('path', '/company/profile'));
  else
    update public.company_proposals set rejected_at = now(), rejection_reason = reason where company_id = company.id;
    perform private.audit('company.changes_rejected', 'company', company.id, company.id,
      jsonb_build_object('changes', private.change_details(company, proposal.changes), 'reason', reason));
    company := private.write_company(company, '{}', resubmit => false);
    perform private.hold_decision(before, proposal, company,
      'company_rejected.changes', 'company_changes_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  end if;
  return private.company_json(company);
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_departed_report (
  p_id uuid,
  p_is_upheld boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  report private.departed_reports;
begin
  perform private.require_admin();
  select * into report from private.departed_reports r where r.id = p_id for update;
  if report.id is null then
    perform private.fail(404, 'report_not_found', 'This report was not found.');
  elsif report.is_upheld is not distinct from p_is_upheld then
    return;
  elsif report.is_upheld is not null and report.decided_by is distinct from auth.uid() then
    perform private.fail(409, 'decided', 'Another administrator has already decided on these reports.');
  -- The current time, not the statement's start: it may have waited for the lock.
  elsif report.is_upheld is not null and private.undo_is_over(report.decided_at, clock_timestamp()) then
    perform private.fail(409, 'undo_over', 'It''s too late to change this decision.');
  end if;
  update private.departed_reports r set
    is_upheld = p_is_upheld,
    decided_at = case when p_is_upheld is not null then now() end,
    decided_by = case when p_is_upheld is not null then auth.uid() end
  where r.id = p_id;
  perform private.audit(
    case p_is_upheld when true then 'company.report_upheld' when false then 'company.report_dismissed' else 'company.report_decision_undone' end,
    'company', report.company_id, report.company_id, jsonb_build_object('title', report.title));
end
$function$;

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
    private.rule('decision', 'choice', 20, 1, 'Choose what to do', '{offline,dismissed}'),
    private.rule('reason', 'text', 2000, case when is_offline then 1 else 0 end, 'Explain why. The company reads this')]));
  if reported.waiting_since is null then
    perform private.fail(409, 'decided', 'Someone has already decided on these reports.');
  end if;
  perform private.notify_due('job_reports', reported.job_id);
  select * into job from public.jobs j where j.id = reported.job_id;
  closes := is_offline and job.status = 'published' and job.deleted_at is null;
  if closes then
    update public.jobs j set status = 'closed' where j.id = job.id returning * into job;
  end if;
  update private.job_reports r set decided_at = now() where r.job_id = job.id and r.decided_at is null;
  update private.reported_jobs r set
    waiting_since = null, decided_at = now(), decided_by = auth.uid(), decision = p_decision, reason = case when is_offline then why end
  where r.job_id = job.id
  returning * into reported;
  perform private.hold_notification(
    'job_reports', job.id, jsonb_build_object('is_closed', closes), version => case when closes then job.updated_at end);
  perform private.audit(
    case when is_offline then 'job.taken_offline' else 'job.reports_dismissed' end, 'job', job.id, job.company_id,
    jsonb_strip_nulls(jsonb_build_object('title', job.title, 'reason', reported.reason)));
  return private.reported_job_json(reported);
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_message_reports (
  p_message_id uuid,
  p_decision text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message private.application_messages := private.locked_reported_message(p_message_id);
  report private.message_reports;
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('decision', p_decision), array[
    private.rule('decision', 'choice', 20, 1, 'Choose what to do', '{removed,kept}')]));
  update private.message_reports r set decision = p_decision, decided_at = now(), decided_by = auth.uid()
  where r.message_id = message.id and r.decision is null;
  perform private.fail(409, 'decided', 'Someone has already decided on this message.') where not found;
  -- If its author withdrew it in the meantime, it's already gone.
  if p_decision = 'removed' and message.withdrawn_at is null then
    update private.application_messages m set body = '', withdrawn_at = now(), removed_at = now() where m.id = message.id;
    perform private.touch_conversation(message.application_id);
  end if;
  select * into report from private.message_reports r
  where r.message_id = message.id and r.decided_at = now() and private.is_first_report(r);
  perform private.hold_notification('message_report', report.id, '{}');
  perform private.audit(
    case when p_decision = 'removed' then 'message.removed' else 'message.kept' end, 'message', message.id,
    (select a.company_id from public.applications a where a.id = message.application_id), jsonb_build_object('reason', report.reason));
  return private.reported_message_json(report);
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
  -- Locks the company first, as changing its plan does: a colleague may be giving it that plan right now.
  select c.* into company from public.companies c join private.plan_requests r on r.company_id = c.id
  where r.id = p_id for no key update of c;
  perform private.fail(409, 'request_decided', 'A colleague has given the company this plan.')
  where exists (select from private.plan_requests r where r.id = p_id and r.ended is null and private.is_plan_given(r));
  request := private.end_plan_request(p_id, 'declined', private.trimmed(p_reason));
  if request.id is null then
    perform private.fail(404, 'request_not_found', 'Request not found') where not exists (select from private.plan_requests r where r.id = p_id);
    perform private.fail(409, 'request_decided', 'This request was already withdrawn or decided.')
    where not exists (select from private.plan_requests r where r.id = p_id and r.ended = 'declined');
    return;
  end if;
  perform private.audit('subscription.declined', 'company', company.id, company.id,
    jsonb_build_object('tier', request.tier, 'reason', request.reason));
  perform private.notify_company_admins(company, 'subscription_changed.declined',
    jsonb_build_object('plan', private.in_words(request.tier::text), 'reason', request.reason));
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
  -- In the usual lock order: applying, which agrees, and deleting the account lock the candidate.
  perform from public.candidates c where c.id = me for no key update;
  update public.put_forwards f set status = 'declined', answered_at = now()
  where f.id in (select w.id from private.waiting_put_forwards w where w.id = p_id and w.candidate_id = me) and f.status = 'waiting'
  returning * into asked;
  if asked.id is not null then
    perform private.drop_put_forward_notice(asked);
    perform private.notify_of_put_forward_answer(asked);
  elsif not exists (select from public.put_forwards f where f.id = p_id and f.candidate_id = me and f.status = 'declined') then
    perform private.fail(404, 'put_forward_not_found', 'This request is no longer open');
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
    -- All, in a fixed order: when two leave at the same time, the second is the last.
    perform from public.profiles p where p.role = 'admin' order by p.id for update;
  end if;
  account := private.lock_account(caller);
  if account.id is null then
    return '{"files": []}';
  elsif lower(private.trimmed(p_email)) is distinct from lower(account.email) then
    perform private.refuse_field_errors('{"email": "This isn''t your account''s email"}');
  elsif account.role = 'admin' and not exists (select from public.profiles p where p.role = 'admin' and p.id <> caller and not private.is_suspended(p.id)) then
    perform private.fail(409, 'last_administrator', 'You''re the only administrator. Invite another one first.');
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
    errors := errors || '{"email": "This isn''t the account''s email"}';
  end if;
  perform private.refuse_field_errors(errors);
  if private.only_administered_company(account.id) is not null then
    perform private.fail(409, 'last_company_admin', format(
      'They''re the only administrator of %s. Add another one first.', private.only_administered_company(account.id)));
  end if;
  perform private.audit('account.deletion_requested', 'profile', account.id, null, jsonb_build_object('asked_by', p_asked_by));
  perform private.hold_notification('account_deletion', account.id, '{}', jsonb_build_object('asked_by', p_asked_by));
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_application_view (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_company uuid := (select v.company_id from private.application_views v where v.id = p_id);
begin
  perform private.require_caller();
  -- Deleting it twice is fine, and strangers learn nothing.
  if of_company in (select private.my_company_ids()) then
    perform private.editable_views(of_company);
    delete from private.application_views v where v.id = p_id;
  end if;
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
  is_kept boolean;
begin
  -- Waits for applications and reports in progress; later ones find the job gone or hidden.
  perform from public.jobs where id = job.id for update;
  has_applications := exists (select from public.applications where job_id = job.id);
  -- A company can't delete reports and decisions about its job.
  is_kept := has_applications or exists (select from private.reported_jobs r where r.job_id = job.id);
  if not private.can_delete_job(
    job, private.my_job_rights(job.company_id), exists (select from public.applications a where a.job_id = job.id)) then
    perform private.fail(403, 'not_allowed', case
      when job.created_by = auth.uid() and has_applications then 'This job has applications. Ask a manager to delete it.'
      else 'You cannot delete this job'
    end);
  end if;
  if is_kept then
    update public.jobs set deleted_at = now() where id = job.id;
    perform private.end_open_things_of_job(job.id, private.phrase('ended.job_deleted'));
  else
    delete from public.jobs where id = job.id;
  end if;
  perform private.audit(
    'job.deleted', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'hidden', is_kept));
  return jsonb_build_object('success', true, 'hidden', is_kept);
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_message_template (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_company uuid := (select t.company_id from private.message_templates t where t.id = p_id);
begin
  perform private.require_caller();
  -- Deleting it twice is fine, and strangers learn nothing.
  if of_company in (select private.my_company_ids()) then
    perform private.editable_templates(of_company);
    delete from private.message_templates t where t.id = p_id;
  end if;
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
    -- Only people who can still read it can delete their note.
    perform private.note_subject(note.application_id, note.candidate_id);
    delete from private.team_notes n where n.id = note.id;
  end if;
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

CREATE OR REPLACE FUNCTION public.email_added_person (
  p_application_id uuid,
  p_email text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
  given constant text := private.trimmed(p_email);
  added private.added_applications;
begin
  perform private.fail(403, 'not_allowed', 'Only the company that posted the job can send this') where not private.can_move_application(application);
  application := private.held_added_application(application.id);
  select * into added from private.added_applications x where x.application_id = application.id for update;
  perform private.fail(404, 'application_not_found', 'Application not found') where added.application_id is null;
  perform private.refuse_paused(application.company_id);
  perform private.refuse_field_errors('{"email": "Someone with this email is already on this job"}')
  where private.is_refused_by_person(application.company_id, given);
  perform private.fail(409, 'taken_over', 'They''ve already taken over') where not private.waits_for_take_over(application);
  if given is not null and private.has_failed_email(added) and added.emails < 9 then
    perform private.refuse_field_errors('{"email": "Enter a valid email address"}') where not private.is_email(given) or given = '';
    perform private.hold_added_address(application.job_id, given);
    perform private.refuse_field_errors('{"email": "Someone with this email is already on this job"}')
    where private.is_added_to(application.job_id, given, besides => application.id);
    -- Anyone who has the wrong address can do nothing more with its links.
    delete from private.added_application_links l where l.application_id = application.id;
    update public.candidates c set email = given where c.id = application.candidate_id;
    update private.sent_profiles s set profile = s.profile || jsonb_build_object('email', given) where s.application_id = application.id;
    update private.application_matches m set words = private.words_of(sent)
    from private.sent_profile(application.id) sent where m.application_id = application.id;
  else
    perform private.fail(409, 'emailed_already', 'You can send the email again after 3 days, at most twice') where not private.can_email_again(added);
  end if;
  perform private.send_added_email(application);
  return private.company_application_json(application);
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
    perform private.fail(403, 'not_allowed', 'You do not have permission to stop representing candidates');
  end if;
  -- Locks the account before the candidate, as accepting, applying and asking do; checked again after waiting.
  perform private.lock_account(candidate.user_id);
  perform from public.candidates c where c.id = p_candidate_id for update;
  candidate := private.managed_candidate(p_candidate_id);
  if not private.can_end_management(candidate) then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  end if;
  perform private.end_management_of(candidate);
  perform private.notify_of_ended_management(candidate, (select c.name from public.companies c where c.id = candidate.managing_company_id));
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
        'began_at', s.created_at, 'renewed_at', s.refreshed_at, 'device', s.user_agent, 'address', host(s.ip)) order by s.created_at, s.id), '[]')
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
        'job', j.title, 'by', c.name, 'status', f.status, 'created_at', f.created_at, 'answered_at', f.answered_at) order by f.created_at, f.id), '[]')
      from public.put_forwards f
      join public.jobs j on j.id = f.job_id
      join public.companies c on c.id = f.company_id
      where f.candidate_id = me.id),
    'saved_jobs', (
      select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('job', j.title, 'company', c.name) order by s.saved_at, s.job_id), '[]')
      from private.saved_jobs s
      join public.jobs j on j.id = s.job_id
      join public.companies c on c.id = j.company_id
      where s.user_id = caller),
    'hidden_jobs', private.my_rows('private.hidden_jobs', 'candidate_id', me.id),
    'saved_searches', private.my_rows('private.saved_searches', 'user_id', caller, '{address_id}'),
    'job_alerts', private.my_alerts_export(caller),
    'jobs_mailed', private.my_rows('private.mailed_jobs', 'user_id', caller),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'reporter' || jsonb_build_object('job', j.title) order by r.created_at, r.job_id), '[]')
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
      select coalesce(jsonb_agg(to_jsonb(u) || jsonb_build_object('company', c.name) order by u.created_at, u.id), '[]')
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
        'texts', array(select t.text from private.resume_texts t where o.bucket_id = 'candidate_resumes' and t.name = o.name order by t.kept_at, t.text)) order by o.bucket_id, o.name), '[]')
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
    -- If one kind can't be read, the others still can.
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

CREATE OR REPLACE FUNCTION public.get_busy_times (
  p_application_id uuid,
  p_user_ids uuid[],
  p_from timestamp with time zone,
  p_until timestamp with time zone,
  p_interview_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.times_to_talk(private.read_conversation(p_application_id));
  me constant private.reach := private.my_reach();
  named uuid[] := array(select c.user_id from private.interview_colleagues(application) c where c.user_id = any (p_user_ids));
begin
  perform private.fail(422, 'invalid_input', 'Choose at most eight days')
  where coalesce(p_until <= p_from or p_until > p_from + interval '8 days' or cardinality(p_user_ids) > 50, true);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'user_id', b.user_id, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'is_confirmed', b.is_confirmed,
      -- Only the caller's own interviews say with whom.
      'with', case when b.user_id = auth.uid() and private.can_move_application(a, me) then private.applicant_name(a) end
    ) order by b.starts_at, b.user_id, b.ends_at, b.application_id), '[]')
    from private.busy_times(named, application.company_id, p_from, p_until) b
    join public.applications a on a.id = b.application_id
    where b.interview_id is distinct from p_interview_id or b.interview_id is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_mails()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.candidate_mails_json(private.require_candidate_account(message => 'Only candidate accounts can choose these emails')) $function$;

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
    'rejected_by', case when reads_all and company.rejected_at is not null then private.person_name(
      (private.last_company_entry(company.id, '{company.rejected,company.approval_revoked}')).actor_id) end,
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
    'plan_set_by', (
      select private.person_name(l.actor_id) from public.audit_log l
      where l.company_id = p_company_id and l.action = 'subscription.changed' and l.created_at = private.plan_since(p_company_id) limit 1),
    'partners', private.company_partners(p_company_id),
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
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  target uuid := private.my_company_id(p_company_id);
  days record := private.report_days(target, p_from, p_to);
begin
  perform private.fail(403, 'not_allowed', 'Your role can''t open reports')
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
        p.id, p.status, p.applied_at, e.to_status as stage, e.created_at as since,
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
      select id, applied_at, (max(since) at time zone 'UTC')::date - (applied_at at time zone 'UTC')::date as days
      from stays where status = 'hired' and stage = 'hired' group by id, applied_at
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

CREATE OR REPLACE FUNCTION public.get_company_today (
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
  target uuid := private.listed_company_id(p_company_id);
  -- None for administrators of the platform, who may name any company: they don't read applications.
  mine private.staff_act[] := private.my_acts_at(target);
  today date := private.today_of(auth.uid());
  answer jsonb;
begin
  answer := jsonb_build_object(
    'today', today,
    'interviews', (
      select coalesce(jsonb_agg(private.interview_of_today(coming.i) order by (coming.i).starts_at, (coming.i).id), '[]')
      from (
        select i from private.interviews_until(auth.uid(), target, today + 1) i order by i.starts_at, i.id limit 20
      ) as coming
    ),
    'other_times', private.other_times_of_today(target),
    'scorecards', private.scorecards_of_today(target),
    'replies', private.replies_of_today(target, mine),
    'new_applications', private.new_applications_of_today(target, mine),
    'unread', private.unread_of_today(target),
    'offers', private.offers_of_today(target, mine),
    'next_interview', null,
    'next_reply', null);
  if not private.has_work_today(answer) then
    answer := answer || jsonb_build_object(
      'next_interview', (
        select private.interview_of_today(u) from private.interviews_until(auth.uid(), target, today + 7) u order by u.starts_at, u.id limit 1),
      'next_reply', (
        select private.reply_json(o.application_id) from private.owed_replies(target, mine, today + 60) o
        order by o.answer_due, o.applied_at, o.application_id limit 1));
  end if;
  return answer;
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
    perform private.fail(404, 'link_not_found', 'This link doesn''t work');
  end if;
  if account.id is null then
    perform private.fail(404, 'link_not_found', 'This link doesn''t work');
  end if;
  keeps_password := p_type = 'signup' and exists (
    select from private.first_passwords f where f.user_id = account.id and private.is_claimable(f, p_secret));
  return jsonb_build_object(
    'email', account.email,
    'new_email', case when p_type = 'email_change' then account.email_change end,
    'role', (select p.role from public.profiles p where p.id = account.id),
    'invitations', case when p_type = 'signup' then private.open_invitations_for(account.email) else '[]' end,
    'redirect', case when p_type = 'signup' then left(account.raw_user_meta_data ->> 'redirect', 500) end,
    -- Anywhere else, a stranger could choose what its owner reads.
    'first_name', case when keeps_password then private.signed_up_name(account.raw_user_meta_data, 'first_name') else '' end,
    'keeps_password', keeps_password
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

CREATE OR REPLACE FUNCTION public.get_filled_template (
  p_application_id uuid,
  p_kind text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_write_to(p_application_id);
begin
  perform private.fail(422, 'invalid_input', 'This template doesn''t exist') where private.our_template(p_kind) is null;
  return private.fill_template(
    private.company_template(application.company_id, p_kind), private.template_fields(application, auth.uid()));
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
    -- A published job's keys and locations are stored next to it.
    'asked', case when not is_candidate then coalesce((
      select private.match_asked(
        p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
        p.experience_level, p.workplace, p.location, p.locations, p.place_terms, c.culture_values)
      from public.published_jobs p where p.job_id = j.id
    ), (
      select private.match_asked(
        required.names, required.keys, preferred.names, preferred.keys, j.experience_level,
        private.workplace_of(j.job_type, j.workplace), j.location, j.locations,
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
  after_order bigint := private.score_key(p_after);
  within jsonb;
  answer jsonb;
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can see matching jobs');
  end if;

  within := case when p_preferred then private.preferred_filter(caller) else '{}' end;
  answer := private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, true, within);
  -- Where writing is impossible, as on a replica, the stored list stays and all jobs are ranked.
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
  -- For a job the caller can't see, the result is the same as for a missing one.
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
  -- In a fixed order, so that two senders with the same people don't deadlock.
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

CREATE OR REPLACE FUNCTION public.keep_resume_text (
  p_path text,
  p_text text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  reader record := private.resume_reader(p_path);
  cleaned text;
begin
  -- Removing the file locks the same row.
  perform from public.candidates c where c.user_id = private.file_folder('candidate_resumes', p_path) for share;
  if not public.wants_resume_text(p_path) then
    return;
  end if;
  cleaned := private.cleaned_resume(p_text);
  insert into private.resume_texts (name, by_company, fingerprint, companies, text, words)
  select p_path, reader.company_id, private.file_fingerprint(o.version, o.metadata),
    case when reader.is_owner then private.companies_with_resume(p_path) else array[reader.company_id] end,
    cleaned, array_to_tsvector(private.resume_words(cleaned))
  from storage.objects o where o.bucket_id = 'candidate_resumes' and o.name = p_path and cleaned is not null
  on conflict on constraint resume_texts_once do nothing;
  if found and not reader.is_owner then
    perform private.audit(
      'file.text_kept', reader.subject, reader.id, reader.company_id, jsonb_build_object('bucket', 'candidate_resumes', 'path', p_path));
  end if;
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
    perform private.fail(409, 'managed_by_other', 'Another company represents you now.');
  end if;
  assignee := (select a.assigned_to_user_id from public.candidate_assignments a where a.candidate_id = candidate.id);
  perform private.end_management_of(candidate);
  perform private.notify_left_company(candidate, assignee);
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
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved right now. Please try again');
end
$function$;

CREATE OR REPLACE FUNCTION public.lift_job_offline (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  reported private.reported_jobs := private.locked_report(p_job_id);
  decided_before timestamptz := reported.decided_at;
  job public.jobs;
  company public.companies;
begin
  if reported.decision is distinct from 'offline' then
    -- Allowing it twice is the same as once.
    return private.reported_job_json(reported);
  end if;
  perform private.notify_due('job_reports', reported.job_id);
  select * into job from public.jobs j where j.id = reported.job_id;
  select * into company from public.companies c where c.id = job.company_id;
  update private.reported_jobs r set decision = 'lifted', decided_at = now(), decided_by = auth.uid()
  where r.job_id = job.id
  returning * into reported;
  update private.job_reports r set decided_at = reported.decided_at where r.job_id = job.id and r.decided_at = decided_before;
  perform private.notify_company_admins(company, 'job_taken_offline.lifted', jsonb_build_object('job', job.title));
  perform private.audit('job.offline_lifted', 'job', job.id, job.company_id, jsonb_build_object('title', job.title));
  return private.reported_job_json(reported);
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
  p_limit integer DEFAULT NULL::integer,
  p_company_id uuid DEFAULT NULL::uuid,
  p_since date DEFAULT NULL::date,
  p_until date DEFAULT NULL::date
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
        and (p_company_id is null or j.company_id = p_company_id)
        and private.is_within_days(j.posted_at, p_since, p_until)
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
    -- Not materialized: both readers stop when they have enough.
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
      -- With the first page only; more than ten thousand no one counts.
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
      -- What people sent elsewhere themselves is theirs to share.
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
      -- offset 0: counted once, not at each reference.
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
  -- For readers who can see little of it, a page searches at most this many, and the next page continues from there.
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
      and pg_input_is_valid(id_before, case source_before when 'application' then 'bigint' when 'colleague' then 'uuid' when 'removed' then 'uuid' end), false
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
        'kind', case
          when e.from_status is null and added.application_id is not null then 'added'
          when e.from_status is null then 'applied' when e.to_status = 'withdrawn' then 'withdrawn' else 'moved' end,
        'status', e.to_status,
        'actor_name', case when e.to_status <> 'withdrawn' and (e.from_status is not null or added.application_id is not null) then private.person_name(e.actor_id, target) end,
        'is_me', coalesce(e.actor_id = auth.uid(), false),
        'application_id', e.application_id,
        'person_name', m.candidate_name,
        'job_title', j.title
      ) as item
      from events e
      join private.application_matches m on m.application_id = e.application_id
      join public.jobs j on j.id = m.job_id
      left join private.added_applications added on added.application_id = e.application_id
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
    union all
    (
      select r.removed_at, 'removed', r.id::text, row_number() over (order by r.removed_at desc, r.id desc), jsonb_build_object(
        'kind', 'removed', 'is_me', false, 'job_title', j.title)
      from private.removed_people r
      join public.jobs j on j.id = r.job_id
      where r.company_id = target and (reads_all or r.job_id = any (assigned))
        and (r.removed_at, r.id) < (
          at_before, private.activity_bound(
            source_before, id_before, 'removed', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff')::uuid)
      order by r.removed_at desc, r.id desc limit size
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

CREATE OR REPLACE FUNCTION public.list_company_interviews (
  p_is_past boolean,
  p_only_mine boolean DEFAULT false,
  p_company_id uuid DEFAULT NULL::uuid,
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
  target uuid := private.listed_company_id(p_company_id);
  -- Not private.sees_all_of: administrators of the platform can't read conversations, so no interviews either.
  reads_all boolean := 'handle_applications' = any (private.my_acts_at(target));
  assigned uuid[] := case when reads_all then '{}' else array(select private.my_assigned_job_ids()) end;
  mine uuid[] := case when p_only_mine then array(select private.interviews_named_in(auth.uid())) end;
  after record := private.interview_key(p_after, coalesce(p_is_past, false));
  size integer := private.page_limit(p_limit);
begin
  return jsonb_build_object('interviews', coalesce((
    select jsonb_agg(private.listed_interview_json(listed.interview, false) order by listed.place)
    from (
      select sorted.*
      from (
        select i as interview, row_number() over (
          order by case when p_is_past then i.starts_at end desc, case when p_is_past then i.id end desc, i.starts_at, i.id) as place
        from public.applications a
        join private.interviews i on i.application_id = a.id
        where a.company_id = target and (reads_all or a.job_id = any (assigned)) and (mine is null or i.id = any (mine))
          and private.is_not_over(i) = not coalesce(p_is_past, false)
          and case when p_is_past then (i.starts_at, i.id) < (after.at, after.id) else (i.starts_at, i.id) > (after.at, after.id) end
        order by place
        -- Checks participants row by row until the page is full.
        offset 0
      ) as sorted
      where mine is null or exists (select from private.people_of_interview(sorted.interview) p where p.user_id = auth.uid())
      limit size
    ) as listed
  ), '[]'));
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

CREATE OR REPLACE FUNCTION public.list_decided_skills (
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
  return jsonb_build_object('skills', (
    select coalesce(jsonb_agg(to_jsonb(page) - 'added_by' || jsonb_build_object('decided_by', private.person_name(page.added_by))
      order by page.created_at desc, page.id desc), '[]')
    from (
      select d.* from private.decided_skills d
      where (d.created_at, d.id) < (page_before.at, page_before.id)
      order by d.created_at desc, d.id desc
      limit private.page_limit(p_limit)
    ) as page));
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

CREATE OR REPLACE FUNCTION public.list_invitations (
  p_company_id uuid DEFAULT NULL::uuid,
  p_kinds text[] DEFAULT NULL::text[],
  p_state text DEFAULT NULL::text,
  p_search text DEFAULT NULL::text,
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
  page_before record;
  words text[] := private.words_asked(p_search);
  is_admin boolean;
  of_company uuid;
  seen_kinds text[];
  sent_kinds text[];
begin
  perform private.require_caller();
  page_before := private.page_key(p_before, 'sentAt');
  is_admin := private.is_admin();
  of_company := coalesce(p_company_id, case when not is_admin then (private.my_membership()).company_id end);
  -- The right depends on kind and company, so it's checked once, not per row.
  seen_kinds := array(
    select kind from unnest('{admin, company, employee, candidate}'::text[]) as kind
    where (p_kinds is null or kind = any (p_kinds)) and (is_admin or private.can_invite(kind, of_company))
  );
  -- Administrators can see a company's invitations, but don't send them.
  sent_kinds := array(select kind from unnest(seen_kinds) as kind where private.can_invite(kind, of_company));
  return (
    -- Counted on the first page only, so later pages read only their rows.
    with seen as not materialized (
      select i as invitation, i.id, i.email, i.role, i.is_held, i.sent_at, i.ended_at, i.accepted_by, private.invitation_kind(i) as kind,
        private.invitation_state(i) as state
      from public.invitations i
      where (i.company_id = of_company or of_company is null and i.company_id is null)
        and private.invitation_kind(i) = any (seen_kinds)
        and (words = '{}' or private.has_words(concat_ws(' ', i.email, private.invitee_name(i), private.invited_company_name(i)), words))
    ), page as (
      select s.id, s.kind, s.email, s.role, s.state, s.is_held, s.sent_at, s.ended_at, private.invitee_name(s.invitation) as name,
        private.invited_company_name(s.invitation) as company_name, private.inviter_name(s.invitation) as sent_by,
        private.invitation_end(s.invitation) as expires_at,
        s.state = 'waiting' and exists (
          select from public.email_outbox o
          where o.data ->> 'invitation_id' = s.id::text and o.sent_at is null and o.attempts > 0 and o.last_error is not null
        ) as is_undelivered,
        case when s.kind = 'company' then (
          select u.company_id from public.company_users u where u.user_id = s.accepted_by order by u.created_at limit 1
        ) end as joined_company_id,
        jsonb_build_object(
          'resend', s.state in ('waiting', 'expired', 'revoked') and s.kind = any (sent_kinds) and not s.is_held,
          'revoke', s.state in ('waiting', 'expired'),
          'release', is_admin and s.is_held) as can
      from seen s
      where case p_state
          when 'waiting' then s.state = 'waiting'
          when 'accepted' then s.state = 'accepted'
          when 'ended' then s.state not in ('waiting', 'accepted')
          else true
        end
        and (s.sent_at, s.id) < (page_before.at, page_before.id)
      order by s.sent_at desc, s.id desc
      limit private.page_limit(p_limit)
    )
    select jsonb_build_object(
      'invitations', (select coalesce(jsonb_agg(p order by p.sent_at desc, p.id desc), '[]') from page p),
      'counts', case when p_before is null then (
        select jsonb_build_object(
          'all', count(*),
          'waiting', count(*) filter (where s.state = 'waiting'),
          'accepted', count(*) filter (where s.state = 'accepted'),
          'ended', count(*) filter (where s.state not in ('waiting', 'accepted'))
        )
        from seen s
      ) end
    )
  );
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
    select id from private.partner_ids(of_company, 'jobs') as id where not private.is_kept_from(person.id, id)), of_company);
  page_after record := private.page_key(p_after, 'postedAt');
  after_order bigint := private.score_key(p_after);
  page uuid[];
begin
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
    'jobs', array(
      select to_jsonb(l.entry) || jsonb_build_object(
        -- What they sent elsewhere themselves is theirs to share.
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
      )
      from private.listed_jobs(page, person, home, true) as l order by l."position"
    )
  );
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
  words text[] := private.words_asked(p_search);
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
    -- The flag only lets the index be used.
    join public.candidates c on c.managing_company_id = partner_id and c.shown_to_partners and private.is_shown_to(c, of_company)
    where (c.created_at, c.id) < (page_before.at, page_before.id)
      and private.has_words(concat_ws(' ', c.first_name, c.last_name, c.title, array_to_string(c.skills, ' ')), words)
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
  words text[] := private.words_asked(p_search);
begin
  perform private.require_admin();
  return jsonb_build_object(
    -- On the first page only: later pages don't show them.
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
          -- A paused company shares nothing, whatever its settings.
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
  p_limit integer DEFAULT NULL::integer,
  p_since date DEFAULT NULL::date,
  p_until date DEFAULT NULL::date
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
        and private.is_within_days(p.created_at, p_since, p_until)
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
        -- Jobs taken offline without a report are in the list of all jobs.
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
  return jsonb_build_object('kept', (select count(*) from private.left_skills), 'decided', (select count(*) from private.decided_skills), 'skills', (
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

CREATE OR REPLACE FUNCTION public.make_offer (
  p_application_id uuid,
  p_id uuid,
  p_offer jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_talk(p_application_id);
  me private.reach := private.my_reach();
  given jsonb;
  document jsonb;
  offer private.offers;
  problem text := private.conversation_problem(application);
begin
  perform private.fail(403, 'not_allowed', 'Only the company that posted the job can make an offer')
  where not private.can_move_application(application, me);
  select * into offer from private.offers o where o.id = p_id;
  if offer.id is not null then
    perform private.fail(422, 'invalid_input', 'This offer could not be made')
    where offer.made_by is distinct from auth.uid() or offer.application_id <> application.id;
    perform private.refuse_taken_id() where offer.state = 'withdrawn';
    return private.application_offers_json(application, me);
  end if;
  perform private.fail(409, 'conversation_closed', problem) where problem is not null;
  perform private.fail(409, 'offer_stands', 'There is already an offer. Withdraw it before you make another')
  where private.has_standing_offer(application);
  perform private.fail(409, 'status_not_allowed', 'You can''t make an offer at this application''s current stage')
  where not private.can_make_offer(application, me);
  perform private.fail(422, 'invalid_input', 'This offer could not be made') where p_id is null;
  perform private.refuse_field_errors(private.offer_errors(p_offer, application.id));
  given := private.clean_fields(p_offer, private.offers_rules('offer'));
  document := nullif(p_offer -> 'document', 'null');
  if application.status <> 'offered' then
    application := private.move_application(application, row('offered', null, null, null)::private.application_change);
  end if;
  insert into private.offers (
    id, application_id, made_by, made_by_name, salary, salary_period, starts_on, answer_by, place, hours, leave, trial, document,
    document_name, document_size, shown_at)
  values (
    p_id, application.id, auth.uid(), private.colleague_name(auth.uid(), application.company_id),
    (given ->> 'salary')::numeric, given ->> 'salary_period', (given ->> 'starts_on')::date, (given ->> 'answer_by')::date,
    nullif(given ->> 'place', ''), nullif(given ->> 'hours', ''), nullif(given ->> 'leave', ''), nullif(given ->> 'trial', ''),
    document ->> 'path', private.trimmed(document ->> 'name'), (
      select (o.metadata ->> 'size')::integer from storage.objects o where o.bucket_id = 'message_files' and o.name = document ->> 'path'),
    greatest(now(), (
      select max(e.created_at) + private.undo_time() from public.application_events e
      where e.application_id = application.id and not private.is_settled(e))))
  on conflict (id) do nothing
  returning * into offer;
  perform private.fail(422, 'invalid_input', 'This offer could not be made') where offer.id is null;
  perform private.add_message(application, offer.id, coalesce(given ->> 'words', ''), offer => offer.id);
  return private.application_offers_json(application, me);
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
      when private.known_skill(name_key) is not null then 'This skill already exists. Choose it instead'
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
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved right now. Please try again');
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
    perform private.fail(404, 'not_found', 'This skill no longer exists');
  end if;
  insert into private.skill_aliases (written, skill, added_by) values (private.trimmed(p_word), skill.key, auth.uid());
  delete from private.unknown_skills where key = spelled;
  perform private.follow_vocabulary(array[spelled]);
  perform private.audit('skill.aliased', 'skill', null, null, jsonb_build_object('word', private.trimmed(p_word), 'name', skill.name));
exception
  when lock_not_available then
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved right now. Please try again');
end
$function$;

CREATE OR REPLACE FUNCTION public.mark_conversation_read (
  p_application_id uuid,
  p_seq bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  application public.applications := private.read_conversation(p_application_id, me);
  side text := private.conversation_side(application, me);
  -- No one can have read what isn't written yet or isn't shown to them.
  seen bigint := (
    select m.seq from private.application_messages m
    where m.application_id = application.id and m.seq <= p_seq and private.is_message_shown(m, side) order by m.seq desc limit 1);
begin
  if seen is null then
    return;
  end if;
  -- A withdrawal at the same moment comes before or after.
  perform from public.applications a where a.id = application.id for key share;
  -- So may their own account go.
  perform from auth.users u where u.id = me.user_id for key share;
  if not found then
    return;
  end if;
  insert into private.conversation_reads as r (application_id, user_id, read_seq)
  values (application.id, me.user_id, seen)
  on conflict (application_id, user_id) do update set read_seq = excluded.read_seq where r.read_seq < excluded.read_seq;
  update private.message_notices n set is_unread = false
  where n.application_id = application.id and n.user_id = me.user_id and n.is_unread
    and not exists (select from private.unread_messages(application.id, me.user_id, side));
  if found then
    update public.notifications n set is_read = true
    where n.user_id = me.user_id and n.type in ('message_received', 'applicant_message') and not n.is_read
      and coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = application.id::text;
    delete from private.staff_summary_items i
    where i.user_id = me.user_id and i.kind = 'applicant_messages' and i.path = private.answer_path(application.id, side);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.move_interview (
  p_interview_id uuid,
  p_change jsonb,
  p_sequence integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.interview_to_change(p_interview_id);
  interview private.interviews := held.interview;
  errors jsonb;
  problem text;
begin
  perform private.times_to_talk(held.application);
  perform private.refuse_over(interview);
  if p_sequence <> interview.sequence then
    perform private.fail(409, 'interview_changed', 'This interview has changed. Check it again');
  elsif (select count(*) from private.interview_changes c where c.interview_id = interview.id and c.what = 'moved') >= 20 then
    -- Each change is emailed, and no one can turn that off.
    perform private.fail(429, 'too_many_moves', 'This interview has been moved too many times. Cancel it and propose new times');
  end if;
  errors := private.interview_terms_errors(p_change)
    || private.field_errors(p_change, array[private.rule('reason', 'text', 1000, 1, 'Explain why. Both sides can read it')]);
  problem := private.time_problem(p_change -> 'starts_at', interval '0');
  perform private.refuse_field_errors(errors || case when problem is null then '{}' else jsonb_build_object('starts_at', problem) end);
  interview := private.reschedule_interview(
    interview.id, (p_change ->> 'starts_at')::timestamptz, (p_change ->> 'minutes')::smallint, p_change ->> 'place_kind',
    private.trimmed(p_change ->> 'place'), private.known_zone(private.trimmed(p_change ->> 'time_zone')),
    private.trimmed(p_change ->> 'reason'), 'company');
  perform private.end_times_to_move(interview);
  perform private.touch_conversation(interview.application_id);
  perform private.notify_of_interview(interview, 'moved', 'company');
  return private.interviews_json(held.application);
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
    perform private.fail(422, 'invalid_input', 'Choose a confirmation or a password reset');
  elsif private.is_suspended(account.id) then
    perform private.fail(409, 'account_suspended', 'This account is suspended. Lift the suspension first.');
  elsif p_kind = 'confirmation' and is_confirmed then
    perform private.fail(409, 'already_confirmed', 'This email is already confirmed.');
  elsif p_kind = 'reset' and not is_confirmed then
    perform private.fail(409, 'not_confirmed', 'This email isn''t confirmed yet. Resend the confirmation instead.');
  end if;
  perform private.audit(case p_kind when 'reset' then 'account.reset_sent' else 'account.confirmation_sent' end, 'profile', account.id);
  return account.email;
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
  digest bytea := private.keyed_digest(concat_ws(' ', p_job_id, today, visitor));
  client bytea := private.client_digest();
  of_client bigint;
begin
  if visitor is null or not private.is_visible_job(p_job_id) or private.is_admin() or exists (
    select from public.company_users u join public.jobs j on j.company_id = u.company_id
    where j.id = p_job_id and u.user_id = auth.uid()
  ) or exists (
    -- This many can't be people, and must not fill a table.
    select from private.job_views v where v.job_id = p_job_id and v.day = today and v.n >= 10000
  ) then
    return;
  end if;
  -- A browser can make up ids again and again, so one network address counts at most as many as an office.
  if auth.uid() is null then
    -- One at a time, so that simultaneous visits can't pass the limit together.
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'job_visits', p_job_id, encode(client, 'hex')), 0));
  end if;
  if auth.uid() is null and not exists (
    select from private.job_visits v where v.job_id = p_job_id and v.day = today and v.visitor = digest
  ) then
    select count(*) into of_client from private.job_visits v
    where v.job_id = p_job_id and v.day = today and v.visitor in (
      select private.visit_place(p_job_id, today, client, place) from generate_series(1, private.most_visitors()) as place);
    if of_client >= private.most_visitors() then
      return;
    end if;
    insert into private.job_visits (job_id, day, visitor)
    values (p_job_id, today, private.visit_place(p_job_id, today, client, of_client::integer + 1)) on conflict do nothing;
  end if;
  insert into private.job_visits (job_id, day, visitor) values (p_job_id, today, digest) on conflict do nothing;
  if found then
    insert into private.job_views as counted (job_id, day, n) values (p_job_id, today, 1)
    on conflict (job_id, day) do update set n = counted.n + 1;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_sign_up (
  p_email text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  called text := lower(private.trimmed(p_email));
  sender bytea := private.client_digest();
begin
  if not coalesce(private.is_email(called), false) then
    return;
  end if;
  -- One at a time per network address, so that simultaneous calls can't pass its limit together.
  perform pg_advisory_xact_lock(hashtextextended('noted_sign_ups ' || encode(sender, 'hex'), 0));
  delete from private.noted_sign_ups n where n.at < now() - interval '1 day';
  if (select count(*) from private.noted_sign_ups n where n.client = sender and n.at > now() - interval '1 hour') >= private.noted_sign_ups_an_hour() then
    return;
  end if;
  insert into private.noted_sign_ups (address, client) values (private.keyed_digest(called), sender)
  on conflict (address) do nothing;
  if found then
    perform private.enqueue_email('sign_up_repeated', u.email, jsonb_build_object('path', '/signin'))
    from auth.users u where u.email = called and u.email_confirmed_at is not null;
  end if;
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
  -- Two at the same time take turns.
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

CREATE OR REPLACE FUNCTION public.open_file (
  p_bucket text,
  p_path text
)
  RETURNS text
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
    return null;
  elsif p_bucket = 'message_files' then
    select * into reason from private.opened_message_file(p_path, me);
    if reason.application_id is null then
      perform private.fail(404, 'file_not_found', 'This file could not be found');
    elsif not reason.is_own then
      perform private.refuse_paused(a.company_id) from public.applications a where a.id = reason.application_id and private.is_paused_for(a, me);
      perform private.audit(
        'file.opened', 'application', reason.application_id, reason.company_id,
        jsonb_build_object('bucket', p_bucket, 'path', p_path) || case when reason.is_reported then jsonb '{"reported": true}' else '{}' end);
    end if;
    return reason.name;
  end if;
  select * into reason from private.reason_to_open(p_bucket, p_path, me);
  if reason.id is null then
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  elsif reason.is_paused then
    perform private.refuse_paused(reason.company_id);
  elsif not reason.is_as_sent then
    perform private.fail(409, 'file_changed', 'This file was changed after it was sent and cannot be opened');
  end if;
  if reason.subject = 'application' and exists (
    select from public.applications a where a.id = reason.id and a.candidate_id = me.candidate_id
  ) then
    -- The person's own resume, which a company had before.
    return null;
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
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.pick_time (
  p_proposal_id uuid,
  p_starts_at timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.proposal_to_end(p_proposal_id);
  proposal private.interview_proposals := held.proposal;
  interview private.interviews;
begin
  -- Sending it twice is fine, even if nothing can be chosen anymore.
  if proposal.picked = p_starts_at and private.conversation_side(held.application) = 'candidate' then
    return private.interviews_json(held.application);
  end if;
  perform private.refuse_other_answer(held.application);
  perform private.refuse_closed_times(proposal);
  perform private.fail(422, 'invalid_input', 'Choose one of the proposed times')
  where p_starts_at is null or p_starts_at <> all (proposal.slots);
  perform private.fail(409, 'time_passed', 'This time is less than two hours away. Choose another one')
  where not private.can_pick_time(p_starts_at);
  -- The interview to be moved may have started.
  perform private.refuse_over(i) from private.interviews i where i.id = proposal.interview_id;
  if proposal.interview_id is null then
    insert into private.interviews (application_id, starts_at, minutes, place_kind, place, time_zone, changed_by)
    values (
      proposal.application_id, p_starts_at, proposal.minutes, proposal.place_kind, proposal.place, proposal.time_zone, 'candidate')
    returning * into interview;
  else
    interview := private.reschedule_interview(
      proposal.interview_id, p_starts_at, proposal.minutes, proposal.place_kind, proposal.place, proposal.time_zone, null, 'candidate');
  end if;
  update private.interview_proposals p set state = 'picked', picked = p_starts_at, interview_id = interview.id, answered_at = now()
  where p.id = proposal.id;
  perform private.touch_conversation(interview.application_id);
  perform private.notify_of_interview(interview, case when proposal.interview_id is null then 'confirmed' else 'moved' end, 'candidate');
  perform private.notify_nobody_takes_part(interview);
  return private.interviews_json(held.application);
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

CREATE OR REPLACE FUNCTION public.propose_times (
  p_id uuid,
  p_application_id uuid,
  p_proposal jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_talk(p_application_id);
  proposal private.interview_proposals;
  moved private.interviews;
  people uuid[];
begin
  select * into proposal from private.interview_proposals p where p.id = p_id;
  if p_id is null or proposal.made_by is distinct from auth.uid() and proposal.id is not null or proposal.application_id <> application.id then
    perform private.fail(422, 'invalid_input', 'These times could not be sent');
  elsif proposal.state = 'withdrawn' then
    perform private.refuse_taken_id();
  elsif proposal.id is not null then
    return private.interviews_json(application);
  end if;
  perform private.times_to_talk(application);
  perform private.refuse_field_errors(private.proposal_errors(p_proposal));
  people := private.interview_people_given(application, p_proposal -> 'people');
  perform private.fail(409, 'times_open', 'Other times are already proposed. Withdraw them first')
  where private.has_open_times(application);
  if p_proposal ->> 'interview_id' is not null then
    select * into moved from private.interviews i
    where i.id::text = p_proposal ->> 'interview_id' and i.application_id = application.id;
    perform private.fail(409, 'interview_over', 'This interview can no longer be moved')
    where moved.id is null or not private.is_to_come(moved);
  end if;
  insert into private.interview_proposals (
    id, application_id, interview_id, made_by, made_by_name, minutes, place_kind, place, time_zone, slots)
  values (
    p_id, application.id, moved.id, auth.uid(), private.colleague_name(auth.uid(), application.company_id),
    (p_proposal ->> 'minutes')::smallint, p_proposal ->> 'place_kind', private.trimmed(p_proposal ->> 'place'),
    private.known_zone(private.trimmed(p_proposal ->> 'time_zone')),
    array(select s::timestamptz as starts_at from jsonb_array_elements_text(p_proposal -> 'slots') as s order by starts_at))
  on conflict (id) do nothing
  returning * into proposal;
  perform private.fail(422, 'invalid_input', 'These times could not be sent') where proposal.id is null;
  insert into private.interview_people (proposal_id, user_id) select proposal.id, person from unnest(people) as person;
  -- Also updates the conversation.
  perform private.add_message(application, p_id, coalesce(p_proposal ->> 'words', ''), proposal => proposal.id);
  perform private.notify_of_proposal(proposal, 'proposed');
  return private.interviews_json(application);
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
  -- Nothing of what is asked changes in the meantime: an application on its way comes first, and so does the closing of the job. Locked is
  -- only what the caller may ask about, and each is looked at again after it: waiting for the lock it may have become another's.
  perform from public.candidates c where c.id = any (wanted) and c.managing_company_id = any (me.candidate_company_ids) order by c.id for share;
  select count(*), array_agg(distinct c.managing_company_id) into within_reach, companies
  from public.candidates c where c.id = any (wanted) and private.manages_candidate(c, me);
  perform private.refuse_paused(c.managing_company_id)
  from public.candidates c where c.id = any (wanted) and c.managing_company_id = any (me.company_ids);
  if within_reach < cardinality(wanted) then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  elsif not companies <@ me.candidate_company_ids then
    perform private.fail(403, 'not_allowed', 'You do not have permission to submit candidates');
  elsif not private.company_is_live(companies[1]) then
    perform private.fail(403, 'subscription_required', 'Your company needs to be approved and have a plan to submit candidates');
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
    -- In a fixed order, so that two colleagues asking the same people don't deadlock.
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
  perform private.fail(429, 'too_many_requests', 'This calendar is requested too often. Please try again in an hour.') where feed.reads > 60;
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

CREATE OR REPLACE FUNCTION public.remind_company (
  p_company_id uuid
)
  RETURNS timestamp with time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  perform private.require_admin();
  company := private.locked_company(p_company_id);
  if company.submitted_at is not null or company.is_approved then
    perform private.fail(409, 'already_sent', 'This company has already submitted its registration.');
  elsif private.account_of_company(company.id) is null then
    perform private.fail(409, 'nobody_to_remind', 'This company has no administrator to remind.');
  elsif not private.may_be_reminded(company.id) then
    perform private.fail(409, 'reminded_lately', format(
      'This company was reminded on %s. You can remind it once every seven days.',
      private.day_in_words(private.reminded_at(company.id))));
  end if;
  perform private.audit('company.reminded', 'company', company.id, company.id);
  perform private.notify_company_admins(
    company, 'registration_unfinished', '{}', 'company_reminded', jsonb_build_object('path', '/company/register'));
  return private.reminded_at(company.id);
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
  -- The log has only their ids.
  of.words := '{}';
  perform private.clear_audit_log(of);
  perform private.note_removal(application, added.email, added.added_by_user_id);
  delete from private.pending_notifications pending where pending.subject_id = application.id;
  delete from public.email_outbox o where o.data ->> 'added_application_id' = application.id::text;
  perform private.clear_sent_to_added(added.email);
  perform private.forget_alerts(added.email);
  -- Deletes the row with its file, notes, scorecards and history.
  delete from public.candidates c where c.id = added.id;
  perform private.audit_as(
    null, 'person.removed', 'job', application.job_id, application.company_id, jsonb_build_object('job_id', application.job_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_file (
  p_bucket text,
  p_path text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  folder uuid := private.file_folder(p_bucket, p_path);
begin
  -- Everything that stores a file's name in a record takes the same lock: submit_application, update_candidate_document_url, update_company,
  -- send_message.
  if private.is_own_file(p_bucket, p_path) then
    perform from public.candidates where user_id = caller for update;
    perform private.drop_document(caller, p_bucket, p_path);
  elsif private.can_write_company_file(p_bucket, p_path) then
    perform from public.companies where id = folder for update;
  elsif private.is_own_message_file(p_bucket, p_path) then
    perform from public.applications where id = folder for update;
  else
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  end if;
  if not private.is_file_in_use(p_bucket, p_path) then
    insert into private.discarded_files (bucket_id, name) values (p_bucket, p_path) on conflict (bucket_id, name) do nothing;
  end if;
  perform private.discard_unused_files(folder);
  return private.discarded_json(folder);
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
  perform private.hold_interviews_of(array[u.user_id, p_successor], u.company_id), private.hold_message_notices_of(u.user_id, u.company_id)
  from public.company_users u where u.id = p_company_user_id and u.company_id in (select private.my_company_ids());
  -- All in one order: of two who are each to take over from the other, or who remove each other, the second waits and finds no one.
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
    -- A partner recruiter who doesn't work on the job can't take over: it goes to the job's owner.
    update public.application_assignments own set assigned_to_user_id = p_successor, assigned_by_user_id = auth.uid()
    from public.applications a
    where a.id = own.application_id and own.assigned_to_user_id = leaving.user_id and own.company_id = leaving.company_id
      and private.looks_after_applications(p_successor, a);
    get diagnostics applications = row_count;
    perform private.hand_over_interviews(leaving, p_successor);
    if jobs + candidates + applications > 0 and p_successor <> auth.uid() then
      perform private.notify_staff(
        p_successor, 'assigned', 'job_assigned.taken_over',
        jsonb_build_object(
          'colleague', coalesce(private.person_name(leaving.user_id, leaving.company_id), leaving.email),
          'work', concat_ws(', ',
            private.counted_work('job', jobs), private.counted_work('application', applications),
            private.counted_work('candidate', candidates))),
        jsonb_build_object('company_id', leaving.company_id), '/company/dashboard');
    end if;
  end if;
  delete from public.company_users where id = leaving.id;
  -- Otherwise someone dismissed could come back through an invitation they had sent to themselves.
  update public.invitations set status = 'revoked'
  where company_id = leaving.company_id and invited_by_user_id = leaving.user_id and status = 'pending';
  get diagnostics revoked = row_count;
  if leaving.user_id <> auth.uid() then
    perform private.notify_removed_colleague(leaving);
  end if;
  perform private.audit('staff.removed', 'company_user', leaving.id, leaving.company_id, jsonb_build_object(
    'user_id', leaving.user_id, 'name', nullif(btrim(leaving.first_name || ' ' || leaving.last_name), ''), 'role', leaving.role,
    'removed_by', auth.uid(), 'revoked_invitations', revoked, 'successor', p_successor, 'jobs', jobs, 'candidates', candidates,
    'applications', applications));
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
  errors jsonb := private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), private.jobs_rules('report'));
begin
  if p_reason = 'other' and said = '' then
    errors := errors || '{"words": "Say what''s wrong"}';
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
    perform private.notify_admins_of_report(job, report, people);
  elsif people >= 3 then
    update private.reported_jobs r set is_flagged = true where r.job_id = job.id and not r.is_flagged;
    if found then
      perform private.notify_admins_of_report(job, report, people);
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.report_message (
  p_message_id uuid,
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
  why text := nullif(private.trimmed(p_words), '');
  message private.application_messages;
  application public.applications;
  side text;
  report private.message_reports;
  errors jsonb := private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), private.conversations_rules('report'));
begin
  if p_reason = 'other' and why is null then
    errors := errors || '{"words": "Say what''s wrong"}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.lock_account(caller);
  select m.* into message
  from private.application_messages m join public.applications a on a.id = m.application_id
  where m.id = p_message_id and private.can_read_conversation(a);
  perform private.fail(404, 'message_not_found', 'Message not found') where message.id is null;
  application := private.application_to_talk(message.application_id);
  side := private.conversation_side(application);
  -- Its current state: its author may have withdrawn it, or someone else reported it.
  select * into message from private.application_messages m where m.id = p_message_id;
  perform private.fail(404, 'message_not_found', 'Message not found') where side is null or message.id is null;
  perform private.fail(403, 'own_message', 'This message is from your own side') where message.author_side = side;
  -- The caller can edit their report until it's decided.
  update private.message_reports r set reason = p_reason, words = why
  where r.message_id = message.id and r.reporter_id = caller and r.reporter_side = side and r.decision is null;
  if found then
    return;
  elsif private.side_has_reported(message, side) then
    perform private.fail(409, 'already_reported', 'This message was already reported. An administrator will review it, or already has.');
  elsif message.withdrawn_at is not null then
    perform private.fail(409, 'message_gone', 'This message no longer exists');
  end if;
  perform private.check_daily_quota('message_reports', (
    select count(*) from public.audit_log
    where actor_id = caller and action = 'message.reported' and created_at > now() - interval '1 day'));
  insert into private.message_reports (message_id, reporter_id, reporter_side, reason, words, said)
  values (message.id, caller, side, p_reason, why, message.body)
  returning * into report;
  perform private.audit('message.reported', 'message', message.id, application.company_id, jsonb_build_object('reason', p_reason));
  if not exists (select from private.message_reports r where r.message_id = message.id and r.decision is null and r.id <> report.id) then
    perform private.notify_admins_of_message_report(application, report);
  end if;
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
    -- Repeating a request resends its email, after a minute at the earliest.
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

CREATE OR REPLACE FUNCTION public.resend_invitation (
  p_id uuid,
  p_held boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  invitation public.invitations := private.manageable_invitation(p_id);
  kind text := private.invitation_kind(invitation);
begin
  if not private.can_invite(kind, invitation.company_id) then
    perform private.fail(403, 'not_allowed', 'You do not have permission to send this invitation');
  elsif invitation.company_id is not null then
    perform private.inviting_company(kind, invitation.company_id::text);
  end if;
  perform private.check_invitation_rate(lower(invitation.email));
  perform private.lock_invitee(invitation.email);
  invitation := private.require_invitation(p_id, '{pending, revoked}');
  perform private.refuse_known_invitee(kind, lower(invitation.email), invitation.company_id, invitation.id);
  update public.invitations
  set status = 'pending', sent_at = now(), expires_at = now() + interval '7 days',
    -- The person who resends it becomes its sender.
    invited_by_admin_id = case when company_id is null then caller end,
    invited_by_user_id = case when company_id is not null then caller end
  where id = invitation.id returning * into invitation;
  -- Runs after the update, which waits for any email being sent, so that email's link ends too.
  delete from private.invitation_tokens t where t.invitation_id = invitation.id;
  if kind = 'candidate' then
    perform private.notify_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  return private.send_invitation(invitation, p_held);
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

CREATE OR REPLACE FUNCTION public.retry_email (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mail record;
begin
  perform private.require_admin();
  update public.email_outbox o
  set failed_at = null, attempts = case when o.failed_at is null then o.attempts else 0 end, next_attempt_at = now(),
    give_up_at = case when o.failed_at is null then o.give_up_at else now() + interval '3 days' end
  where o.id = p_id and o.sent_at is null and o.last_error is not null
    -- Not while it is being delivered, nor when it is due anyway.
    and (o.failed_at is not null or o.next_attempt_at > now() and (o.claimed_at is null or o.claimed_at < now() - interval '10 minutes'))
  returning o.id, o.template, o.to_email, o.data into mail;
  perform private.fail(404, 'email_not_found', 'This email is no longer waiting for a retry') where mail.id is null;
  perform private.fail(409, 'invitation_closed', 'The invitation in this email has ended. Send it again instead.')
  where mail.data ? 'invitation_id' and not exists (
    select from public.invitations i where i.id = (mail.data ->> 'invitation_id')::uuid and private.is_open(i)
  );
  perform private.audit('email.retried', 'email', mail.id, null, jsonb_build_object('template', mail.template, 'to_email', mail.to_email));
  perform pg_notify('email_outbox', '');
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
    perform private.fail(404, 'schedule_not_found', 'This schedule doesn''t exist');
  end if;
  return private.run_schedule(p_name);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_application_view (
  p_id uuid,
  p_name text,
  p_filters jsonb,
  p_seen timestamp with time zone DEFAULT NULL::timestamp with time zone,
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company uuid := private.editable_views((private.staffed_membership(p_company_id)).company_id);
  wanted_name text := private.trimmed(p_name);
  wanted jsonb := jsonb_strip_nulls(coalesce(nullif(p_filters, 'null'), '{}'));
  errors jsonb := private.field_errors(jsonb_build_object('name', p_name), private.applications_rules('view'));
  stored private.application_views;
begin
  if not errors ? 'name' and exists (
    select from private.application_views v where v.company_id = company and lower(v.name) = lower(wanted_name) and v.id is distinct from p_id
  ) then
    errors := errors || '{"name": "Your team already has a view with this name"}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.fail(422, 'invalid_input', 'This view can''t be saved') where jsonb_typeof(wanted) <> 'object';
  -- A filter the list would refuse can't be saved.
  perform private.read_application_order(wanted ->> 'order'), private.read_application_filter(wanted - 'order', company);
  select * into stored from private.application_views v where v.id = p_id;
  perform private.refuse_taken_id() where p_id is null or stored.company_id <> company;
  -- Saving it again after a lost response changes nothing.
  if stored.name = wanted_name and stored.filters = wanted then
    return private.application_view_json(stored);
  end if;
  if stored.id is null then
    perform private.fail(409, 'too_many_views', 'Your team has 30 views. Delete one first')
    where (select count(*) >= 30 from private.application_views v where v.company_id = company);
  else
    perform private.refuse_outdated(stored.changed_at, coalesce(p_seen, '-infinity'), private.application_view_json(stored));
  end if;
  insert into private.application_views as v (id, company_id, name, filters, made_by, changed_at)
  values (p_id, company, wanted_name, wanted, auth.uid(), clock_timestamp())
  on conflict (id) do update set name = excluded.name, filters = excluded.filters, changed_at = excluded.changed_at
  where v.company_id = company
  returning * into stored;
  perform private.refuse_taken_id() where not found;
  return private.application_view_json(stored);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_message_template (
  p_id uuid,
  p_name text,
  p_body text,
  p_seen timestamp with time zone DEFAULT NULL::timestamp with time zone,
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company uuid := private.editable_templates((private.staffed_membership(p_company_id)).company_id);
  wanted_name text := private.trimmed(p_name);
  wanted_body text := private.trimmed(p_body);
  errors jsonb := private.field_errors(
    jsonb_build_object('name', p_name, 'body', p_body), private.companies_rules('message_template'));
  stored private.message_templates;
begin
  if not errors ? 'body' and private.message_problem(wanted_body) is not null then
    errors := errors || jsonb_build_object('body', private.message_problem(wanted_body));
  end if;
  if not errors ? 'name' and exists (
    select from private.message_templates t where t.company_id = company and lower(t.name) = lower(wanted_name) and t.id is distinct from p_id
  ) then
    errors := errors || '{"name": "Your team already has a template with this name"}';
  end if;
  perform private.refuse_field_errors(errors);
  select * into stored from private.message_templates t where t.id = p_id;
  perform private.refuse_taken_id() where p_id is null or stored.company_id <> company;
  -- Saving it again after a lost response changes nothing.
  if stored.name = wanted_name and stored.body = wanted_body then
    return private.message_template_json(stored);
  end if;
  if stored.id is null then
    perform private.fail(409, 'too_many_templates', 'Your team has 50 templates. Delete one first')
    where (select count(*) >= 50 from private.message_templates t where t.company_id = company);
  else
    perform private.refuse_outdated(stored.changed_at, coalesce(p_seen, '-infinity'), private.message_template_json(stored));
  end if;
  insert into private.message_templates as t (id, company_id, name, body, changed_by, changed_at)
  values (p_id, company, wanted_name, wanted_body, auth.uid(), clock_timestamp())
  on conflict (id) do update set
    name = excluded.name, body = excluded.body, changed_by = excluded.changed_by, changed_at = excluded.changed_at
  where t.company_id = company
  returning * into stored;
  perform private.refuse_taken_id() where not found;
  return private.message_template_json(stored);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_scorecard_draft (
  p_interview_id uuid,
  p_marks jsonb,
  p_recommendation text DEFAULT NULL::text,
  p_words text DEFAULT NULL::text
)
  RETURNS timestamp with time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.interview_to_score(p_interview_id);
begin
  -- The last autosave and the submission arrive at the same moment.
  if private.has_scored(p_interview_id) then
    return null;
  end if;
  perform private.refuse_scorecard(held.interview);
  perform private.refuse_field_errors(private.scorecard_errors(p_marks, p_recommendation, p_words, true));
  insert into private.scorecard_drafts as d (interview_id, author_id, marks, recommendation, words)
  values ((held.interview).id, auth.uid(), private.scorecard_marks(p_marks), p_recommendation, p_words)
  on conflict (interview_id, author_id) do update
  set marks = excluded.marks, recommendation = excluded.recommendation, words = excluded.words, saved_at = now();
  return now();
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
    || private.home_errors(p_changes || '{"country": null}', 'zipCode', 'country', 'postal_code')
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

CREATE OR REPLACE FUNCTION public.search_companies (
  p_search text DEFAULT NULL::text,
  p_plan text DEFAULT NULL::text,
  p_state text DEFAULT NULL::text,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_partnerless boolean DEFAULT false,
  p_since date DEFAULT NULL::date,
  p_until date DEFAULT NULL::date
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
  return jsonb_build_object('companies', array(
    select to_jsonb(item) || jsonb_build_object('state', page.state, 'plan', private.subscription_json(item.id))
    from (
      select c.id, private.review_status(c) as state
      from public.companies c
      left join public.company_subscriptions s on s.company_id = c.id
      where (c.created_at, c.id) < (page_before.at, page_before.id)
        and (
          words = '{}'
          or private.search_text(c.name || ' ' || c.industry || ' ' || c.location) like private.like_longest(words)
            and private.has_words(c.name || ' ' || c.industry || ' ' || c.location, words)
        )
        and (p_partnerless is not true or not exists (
          select from public.company_relationships r where c.id in (r.company_a_id, r.company_b_id)))
        and (p_state is null or private.review_status(c) = p_state)
        and private.is_within_days(c.created_at, p_since, p_until)
        and case
          when p_plan is null then true
          when p_plan = 'expired' then s.tier <> 'none' and not private.is_plan_live(s)
          when p_plan = 'ending' then private.is_plan_live(s) and private.plan_stage(s.expires_at) in ('14_days', '1_day')
          when p_plan = 'none' then coalesce(s.tier, 'none') = 'none'
          else s.tier::text = p_plan and private.is_plan_live(s)
        end
      order by c.created_at desc, c.id desc
      limit private.page_limit(p_limit)
    ) as page
    join private.company_list_items item on item.id = page.id
    order by item.created_at desc, item.id desc
  ));
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
  -- Readers who compute the match in the browser sort up to this many there.
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
  -- The location being searched from, or home.
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
      where private.has_places() and coalesce(city, '') <> '' and p.search ~>=~ wanted and p.search ~<~ (wanted || chr(1114111))
      group by p.name
      order by population desc, p.name
      limit 8
    ) as found
  );
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
      -- The name itself first, if it begins the same way.
      order by a.skill, is_exact desc, a.spelling = a.skill desc, length
    ) as known
    order by known.is_exact desc, known.length
    limit 8
  ) as best;
  if found is not null then
    return jsonb_build_object('skills', found, 'near', false);
  end if;
  return jsonb_build_object('near', true, 'skills', array(
    select jsonb_build_object('key', alike.skill, 'name', alike.name, 'written', alike.name, 'jobs', private.jobs_asking(alike.skill))
    from private.similar_skills(spelled, 3) as alike order by alike.likeness desc
  ));
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
  rules private.rule[] := private.administration_rules('contact_message');
  given jsonb;
  message private.contact_messages;
  lately bigint;
begin
  perform private.refuse_field_errors(private.field_errors(p_message, rules));
  if p_id is null then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  -- A hidden field: only bots fill it in, and they get no error.
  if coalesce(p_message ->> 'website', '') <> '' or exists (select from private.contact_messages m where m.id = p_id) then
    return;
  end if;
  given := private.clean_fields(p_message, rules);
  lately := private.count_contact_message();
  insert into private.contact_messages (id, user_id, name, email, topic, words)
  values (p_id, auth.uid(), coalesce(given ->> 'name', ''), given ->> 'email', given ->> 'topic', given ->> 'words')
  on conflict (id) do nothing
  returning * into message;
  -- A flood is stored, so that no one is silenced, but only messages from people with an account are still emailed.
  if message.id is not null and (lately < 60 or message.user_id is not null) then
    perform private.mail_admins_of_message(message);
  end if;
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
    errors := '{"body": "With the fields filled in, it''s over 10,000 characters"}';
  end if;
  perform private.refuse_field_errors(errors);
  insert into private.group_message_people (group_id, application_id, body, problem)
  select p_id, a.id, case when problem is null then private.fill_template(words, private.message_fields(a, me.user_id)) else '' end, problem
  from unnest(people) as a, private.group_message_problem(a, me) as problem;
  -- Takes the lock under which one account's messages are counted.
  perform private.check_message_quotas(me.user_id);
  perform private.fail(429, 'too_many_messages', format(
    'That would be more than %s messages in an hour, the most we allow. Please try again later.', private.hourly_messages()))
  where private.hourly_messages() < (
    (select count(*) from private.application_messages m where m.author_id = me.user_id and m.created_at > now() - interval '1 hour')
    + (select count(*) from private.group_messages g join private.group_message_people p on p.group_id = g.id
       where g.author_id = me.user_id and g.ended is null and p.problem is null));
  perform private.fail(409, 'nobody_left', 'No one is left to write to')
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

CREATE OR REPLACE FUNCTION public.send_scorecard (
  p_id uuid,
  p_interview_id uuid,
  p_marks jsonb,
  p_recommendation text DEFAULT NULL::text,
  p_words text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.interview_to_score(p_interview_id);
  interview private.interviews := held.interview;
  card private.scorecards := (select s from private.scorecards s where s.id = p_id);
begin
  if p_id is null or card.author_id is distinct from auth.uid() and card.id is not null or card.interview_id <> interview.id then
    perform private.fail(422, 'invalid_input', 'This scorecard could not be submitted');
  elsif card.id is not null then
    return private.interview_scorecards_json(interview);
  end if;
  perform private.refuse_scorecard(interview);
  perform private.refuse_scorecard_input(interview, p_marks, p_recommendation, p_words);
  insert into private.scorecards (id, interview_id, author_id, author_name, marks, recommendation, words)
  values (
    p_id, interview.id, auth.uid(), private.colleague_name(auth.uid(), (held.application).company_id), private.scorecard_marks(p_marks),
    p_recommendation, nullif(private.trimmed(p_words), ''));
  delete from private.scorecard_drafts d where d.interview_id = interview.id and d.author_id = auth.uid();
  -- Colleagues who can't read the application now owe theirs once they can again.
  update private.interviews i set needs_scorecards = exists (
    select from private.interview_people p
    join public.company_users u on u.user_id = p.user_id and u.company_id = (held.application).company_id
    where p.proposal_id = private.interview_proposal_of(i) and not private.has_scored(i.id, p.user_id))
  where i.id = interview.id and i.needs_scorecards;
  perform private.note_team_news(held.application);
  return private.interview_scorecards_json((select i from private.interviews i where i.id = p_interview_id));
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
    perform private.fail(409, 'moved_meanwhile', 'Someone has moved it since. Check its current stage.')
    where p_from is not null and private.read_status_filter(p_from) is distinct from application.status;
    perform private.refuse_paused(application.company_id);
    perform private.refuse_blocked_words(application, 'message', p_message);
    application := private.move_application(application, private.read_application_change(
      jsonb_build_object('to', wanted, 'reason', p_reason, 'message', p_message)));
  elsif private.read_status_filter(p_from) <> wanted and private.last_mover(application.id) is distinct from auth.uid() then
    perform private.fail(409, 'moved_meanwhile', 'Someone else has already moved it there.');
  end if;
  return private.company_application_json(application);
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
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can choose these emails');
begin
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('kind', p_kind, 'is_on', p_is_on), array[
      private.rule('kind', 'choice', 30, 1, 'Choose which emails', private.candidate_mail_kinds()),
      private.rule('is_on', 'boolean', min => 1)]));
  perform private.store_candidate_mail(caller, p_kind, p_is_on);
  return private.candidate_mails_json(caller);
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
  -- Requesting the current plan is fine even if a colleague just set it.
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
    perform private.fail(404, 'message_not_found', 'This message is no longer available');
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

CREATE OR REPLACE FUNCTION public.set_conversation_blocked (
  p_application_id uuid,
  p_is_blocked boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_talk(p_application_id);
  side text := private.conversation_side(application);
begin
  if not private.can_block(side) then
    perform private.fail(403, 'not_allowed', 'Only the candidate and the company can block a conversation');
  elsif p_is_blocked is null then
    perform private.refuse_field_errors('{"is_blocked": "Choose whether to block it"}');
  elsif p_is_blocked then
    insert into private.conversation_blocks (application_id, blocked_by, user_id) values (application.id, side, auth.uid())
    on conflict do nothing;
  else
    -- In whichever conversation it was made.
    delete from private.conversation_blocks b
    using public.applications a
    where a.id = b.application_id and b.blocked_by = side
      and (a.id = application.id or a.candidate_id = application.candidate_id and a.company_id = application.company_id);
  end if;
  if found then
    perform private.touch_conversation(a.id)
    from public.applications a
    where a.id = application.id or a.candidate_id = application.candidate_id and a.company_id = application.company_id
    order by a.id;
  end if;
  return private.conversation_block_json(application);
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
    perform private.fail(404, 'partner_not_found', 'This company isn''t a partner of the company that represents you');
  end if;
  insert into private.hidden_from_partners (candidate_id, company_id) values (me.id, p_company_id) on conflict do nothing;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_interview_criteria (
  p_job_id uuid,
  p_criteria text[],
  p_before text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  criteria text[];
begin
  perform private.fail(403, 'not_allowed', 'Your role can''t edit jobs') where not private.can_change_criteria(job.company_id);
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('criteria', to_jsonb(p_criteria)), array[private.rule('criteria', 'texts', 200, 0, max_items => 8)]));
  -- Each once, ignoring case, where it first appears.
  select array_agg(given.name order by given.place) into criteria
  from (
    select distinct on (lower(private.trimmed(c.name))) private.trimmed(c.name) as name, c.place
    from unnest(p_criteria) with ordinality as c (name, place)
    where private.trimmed(c.name) <> ''
    order by lower(private.trimmed(c.name)), c.place
  ) as given;
  -- Two people changing them take turns.
  perform from public.jobs j where j.id = job.id for no key update;
  job := private.readable_job(p_job_id);
  perform private.fail(409, 'criteria_changed', 'Someone else has changed what interviewers look for. Check it again')
  where private.job_criteria(job.id) is distinct from coalesce(p_before, '{}') and private.job_criteria(job.id) is distinct from coalesce(criteria, '{}');
  delete from private.interview_criteria c where c.job_id = job.id;
  insert into private.interview_criteria (job_id, place, name)
  select job.id, c.place, c.name from unnest(criteria) with ordinality as c (name, place);
  return private.interview_criteria_json(job);
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
      'You have hidden %s jobs, the most we keep. Show some of them again first.', private.most_hidden_jobs()));
  end if;
  -- Locked, so that it can't be deleted in between.
  perform from public.jobs j where j.id = p_job_id for key share;
  insert into private.hidden_jobs (candidate_id, job_id, title, company_name)
  select me, v.job_id, v.title, v.company_name from private.visible_jobs v where v.job_id = p_job_id;
  perform private.fail(404, 'job_not_found', 'Job not found') where not found;
  return true;
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
      'You have saved %s jobs, the most we keep. Please remove some first.', private.most_saved_jobs()));
  end if;
  -- Locked, so that it can't be deleted in between. A job that closes now is still saved.
  perform from public.jobs j where j.id = p_job_id for key share;
  insert into private.saved_jobs (user_id, job_id, title, company_name)
  select caller, v.job_id, v.title, v.company_name from private.visible_jobs v where v.job_id = p_job_id;
  if not found then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_mail_template (
  p_kind text,
  p_body text DEFAULT NULL::text,
  p_seen timestamp with time zone DEFAULT NULL::timestamp with time zone,
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company uuid := (private.staffed_membership(p_company_id)).company_id;
  wanted text := nullif(private.trimmed(p_body), '');
  errors jsonb := private.field_errors(jsonb_build_object('kind', p_kind, 'body', p_body), array[
    private.rule('kind', 'choice', 20, 1, 'Choose a template', '{rejection,interview,offer}'), private.rule('body', 'text', 1500)]);
  stored private.company_mail_templates;
begin
  if not private.can_at_company(company, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'Only administrators and managers of your company can change its templates');
  end if;
  if not errors ? 'body' and private.template_problem(wanted) is not null then
    errors := errors || jsonb_build_object('body', private.template_problem(wanted));
  end if;
  perform private.refuse_field_errors(errors);
  -- One at a time, even when there's no row to lock yet.
  perform from public.companies c where c.id = company for no key update;
  select * into stored from private.company_mail_templates t where t.company_id = company and t.kind = p_kind;
  -- Sending it again after a lost response changes nothing.
  if stored.body is distinct from wanted then
    -- What began from our words is as outdated by others as what began from theirs.
    perform private.refuse_outdated(
      coalesce(stored.changed_at, '-infinity'), coalesce(p_seen, '-infinity'), private.mail_template_json(company, p_kind));
    delete from private.company_mail_templates t where t.company_id = company and t.kind = p_kind;
    if wanted is not null then
      insert into private.company_mail_templates (company_id, kind, body, changed_by, changed_at)
      values (company, p_kind, wanted, auth.uid(), clock_timestamp());
    end if;
  end if;
  return private.mail_template_json(company, p_kind);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_shown_to_partners (
  p_shown boolean
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  shown boolean;
begin
  update public.candidates c set shown_to_partners = coalesce(p_shown, false)
  where c.user_id = caller and c.managing_company_id is not null
  returning c.shown_to_partners into shown;
  if shown is null then
    perform private.fail(409, 'not_managed', 'No company represents you, so there are no partners to show your profile to.');
  end if;
  return shown;
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
      private.rule('kind', 'choice', 30, 1, 'Choose what to be notified about', private.staff_notice_kinds()),
      private.rule('in_app', 'boolean', min => 1),
      private.rule('by_mail', 'choice', 10, 1, 'Choose right away, daily or off', '{at_once,daily,off}')]));
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
  perform private.hold_interviews_of(array[u.user_id], u.company_id)
  from public.company_users u where u.id = p_company_user_id and u.company_id in (select private.my_company_ids());
  -- Locked together with the caller's own row: the second of two changes to one person sees the first, and of two people changing each other one
  -- no longer has the right.
  perform from public.company_users u
  where u.company_id in (select private.my_company_ids()) and (u.id = p_company_user_id or u.user_id = auth.uid())
  order by u.id for update;
  colleague := private.managed_colleague(p_company_user_id);
  if not private.can_manage_colleague(colleague) then
    perform private.fail(403, 'role_stays', case
      when colleague.user_id = auth.uid() then 'You cannot change your own role'
      else 'A company administrator''s role cannot be changed' end);
  end if;
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('role', wanted), private.companies_rules('role')));
  update public.company_users u set role = wanted::public.staff_role
  where u.id = colleague.id and u.role <> wanted::public.staff_role returning * into colleague;
  if found then
    delete from public.application_assignments own using public.applications a
    where a.id = own.application_id and own.assigned_to_user_id = colleague.user_id and own.company_id = colleague.company_id
      and not private.looks_after_applications(colleague.user_id, a);
    -- Invitations they may no longer send can no longer be accepted.
    update public.invitations i set status = 'revoked'
    where i.company_id = colleague.company_id and i.invited_by_user_id = colleague.user_id and i.status = 'pending'
      and not private.may_invite(colleague.role, private.invitation_kind(i));
    perform private.notify(
      colleague.user_id, 'role_changed',
      jsonb_build_object('role', private.in_words(wanted), 'company', (select c.name from public.companies c where c.id = colleague.company_id)),
      jsonb_build_object('company_id', colleague.company_id));
  end if;
  return private.membership_json((select u from public.company_users u where u.id = p_company_user_id));
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
  -- Waits while the job is being deleted or edited, so that what is read next stays true.
  perform from public.jobs where id = p_job_id for share;
  last := private.last_application(me.id, p_job_id);
  perform private.fail(409, 'applied_too_often', 'You''ve withdrawn from this job three times, so you can''t apply for it again')
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
    perform private.fail(409, 'not_approved', 'This company isn''t approved, so it can''t reach anyone anyway.');
  end if;
  perform private.suspend(row(company.id, null, company.id, p_reason, p_words, null, null)::private.suspensions);
  update public.companies c set suspended_at = now() where c.id = company.id and c.suspended_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tag_applications (
  p_ids uuid[],
  p_name text,
  p_is_on boolean DEFAULT true
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  wanted uuid[] := private.asked_applications(p_ids);
  me private.reach := private.my_reach();
  of_company uuid;
  within_reach uuid[];
  with_room uuid[];
  changed uuid[] := '{}';
  used uuid;
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('tag', p_name), private.applications_rules('tag'))
      || case when p_name ~ ',' or private.tag_key(p_name) = '' then '{"tag": "Use letters, without commas"}' else '{}' end::jsonb);
  -- An account that is being deleted right now takes its tags with it: it is waited for.
  perform from public.applications a where a.id = any (wanted) order by a.id for key share;
  select a.company_id into of_company from public.applications a
  where a.id = any (wanted) and private.can_move_application(a, me) order by array_position(wanted, a.id) limit 1;
  within_reach := array(
    select a.id from public.applications a
    where a.id = any (wanted) and a.company_id = of_company and a.candidate_id is not null and private.can_move_application(a, me)
    order by array_position(wanted, a.id));
  perform private.fail(404, 'application_not_found', 'Application not found') where within_reach = '{}';
  -- One writer at a time for one company's tags: how many there are, and how many an application has.
  perform pg_advisory_xact_lock(hashtextextended('tags ' || of_company, 0));
  if not p_is_on then
    with gone as (
      delete from private.application_tags a using private.company_tags t
      where t.id = a.tag_id and t.company_id = of_company and t.key = private.tag_key(p_name)
        and a.application_id = any (within_reach)
      returning a.application_id)
    select coalesce(array_agg(application_id), '{}') into changed from gone;
    return jsonb_build_object('changed', changed, 'full', '{}'::uuid[]);
  end if;
  with_room := array(
    select id from unnest(within_reach) as id
    where (select count(*) < 10 from private.application_tags a where a.application_id = id));
  if with_room <> '{}' then
    used := private.tag_to_use(of_company, p_name);
    with new as (
      insert into private.application_tags (application_id, tag_id) select id, used from unnest(with_room) as id
      on conflict do nothing returning application_id)
    select coalesce(array_agg(application_id), '{}') into changed from new;
  end if;
  return jsonb_build_object('changed', changed, 'full', array(
    select asked from unnest(within_reach) as asked where asked <> all (with_room)
      and not exists (
        select from private.application_tags a join private.company_tags t on t.id = a.tag_id
        where a.application_id = asked and t.key = private.tag_key(p_name))));
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
    perform private.fail(409, 'not_online', 'This job isn''t published, or it''s already offline.');
  end if;
  insert into private.reported_jobs as reported (job_id, waiting_since) values (job.id, now())
  on conflict (job_id) do update set waiting_since = coalesce(reported.waiting_since, now());
  return public.decide_job_reports(job.id, 'offline', p_reason);
end
$function$;

CREATE OR REPLACE FUNCTION public.take_over_application (
  p_token text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(null, 'Only a candidate account can take an application over');
  application public.applications := private.application_of_link(p_token, 'take_over');
  added public.candidates;
  me public.candidates;
  own public.applications;
  adder uuid;
  facts jsonb;
begin
  perform private.lock_account(caller);
  perform private.add_candidate_record(caller);
  -- In the usual lock order: companies, candidates, applications.
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id or c.user_id = caller order by c.id for update;
  select * into me from public.candidates c where c.user_id = caller;
  perform from public.applications a
  where a.id = application.id or a.candidate_id = me.id and a.job_id = application.job_id order by a.id for update;
  -- While waiting, it may have been taken over, merged or removed.
  application := private.application_of_link(p_token, 'take_over');
  select * into added from public.candidates c where c.id = application.candidate_id;
  perform private.fail(403, 'other_address', 'Sign in with the address the email was sent to')
  where private.confirmed_email() is distinct from lower(added.email);
  perform private.refuse_paused(application.company_id);
  -- Who added it is known to the row that may go with it.
  select x.added_by into adder from private.added_applications x where x.application_id = application.id;
  perform private.notify_due('added_person', application.id);
  select * into own from public.applications a where a.id = private.application_to_join(me.id, application.job_id);
  if own.id is not null then
    perform private.join_application(application, own);
  else
    update public.applications a set candidate_id = me.id, attempt = coalesce((private.last_application(me.id, a.job_id)).attempt, 0) + 1
    where a.id = application.id returning * into own;
    update public.application_events e set candidate_id = me.id where e.application_id = own.id and e.candidate_id is not null;
    update private.sent_profiles s set profile = s.profile || jsonb_build_object('id', me.id, 'user_id', caller)
    where s.application_id = own.id;
    update private.added_applications x set taken_over_at = now() where x.application_id = own.id;
    -- First the emails: one that is being delivered makes its links before.
    delete from public.email_outbox o where o.sent_at is null and o.data ->> 'added_application_id' = own.id::text;
    delete from private.added_application_links l where l.application_id = own.id;
    delete from public.candidates c where c.id = added.id;
  end if;
  facts := jsonb_build_object(
    'candidate', private.applicant_name(own), 'job', (select j.title from public.jobs j where j.id = own.job_id));
  perform private.notify_staff(
    told, 'new_application', 'application_received.taken_over', facts, private.application_ids(own),
    '/company/applications/' || own.id, by_mail => false)
  from private.people_behind_added(own, adder) as told;
  perform private.audit('person.taken_over', 'application', own.id, own.company_id, jsonb_build_object('job_id', own.job_id));
  return own.id;
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
  perform private.undo_pending('account_deletion', account.id, message => 'It''s too late to undo this: the account is being deleted.');
  perform private.audit('account.deletion_undone', 'profile', account.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_add_person (
  p_application_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  application public.applications := private.held_added_application(p_application_id);
begin
  perform private.undo_pending('added_person', p_application_id, message => 'It''s too late to undo this: the email has been sent.');
  delete from private.pending_notifications pending where pending.subject_id = application.id;
  delete from public.candidates c where c.id = application.candidate_id and c.user_id is null;
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
  perform private.fail(409, 'undo_over', 'It''s too late to undo this: the candidate has been notified, or someone has moved the application since. You can still move it from its current stage.')
  where application.id is null;
  return private.company_application_json(application);
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
    'assignment', p_change_id, message => 'It''s too late to undo this. You can still assign it again.');
  kind text := change.before ->> 'kind';
  company_ids uuid[] := array(select id::uuid from jsonb_array_elements_text(change.before -> 'company_ids') as id);
  assigned_to uuid := change.before ->> 'assigned_to';
  before jsonb := change.before -> 'rows';
  back jsonb;
begin
  if exists (select from unnest(company_ids) as id where not private.can_at_company(id, 'assign_work')) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to manage assignments');
  end if;
  -- Same order as assigning: the assigned rows, their interviews, colleagues, then assignments.
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
  -- What was assigned again since stays that way.
  execute format(
    'select jsonb_object_agg(b.key, b.value)
     from jsonb_each($1) b join public.%3$I s on s.id = b.key::uuid left join public.%1$I a on a.%2$I = s.id
     where a.assigned_to_user_id is not distinct from $2 and (a.updated_at = $3 or $2 is null)',
    kind || '_assignments', kind || '_id', kind || 's')
  into back using before, assigned_to, change.decided_at;
  execute format('delete from public.%1$I a where a.%2$I in (select jsonb_object_keys($1)::uuid)', kind || '_assignments', kind || '_id')
  using back;
  -- People who have left since get nothing back.
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
    'It''s too late to undo this: the company has been notified, or something has changed since. You can still decide again.');
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

CREATE OR REPLACE FUNCTION public.undo_declined_invitation (
  p_invitation_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  invitation public.invitations;
  is_senders boolean;
begin
  select i.* into invitation
  from public.invitations i join auth.users u on lower(u.email) = lower(i.email)
  where i.id = p_invitation_id and u.id = caller and u.email_confirmed_at is not null;
  perform private.lock_invitee(invitation.email);
  -- Locked, so that a sender who is removed or changes roles doesn't leave an open invitation behind.
  perform from public.company_users u
  where u.company_id = invitation.company_id and u.user_id = invitation.invited_by_user_id
    and private.may_invite(u.role, private.invitation_kind(invitation))
  for share;
  is_senders := found or invitation.company_id is null;
  update public.invitations i set status = 'pending'
  where i.id = invitation.id and is_senders and i.status = 'declined' and not private.undo_is_over(i.ended_at, clock_timestamp())
    and not exists (
      select from public.audit_log e
      where e.subject_type = 'invitation' and e.subject_id = i.id and e.action = 'invitation.reopened' and e.created_at >= i.sent_at)
    and (private.known_invitee(private.invitation_kind(i), lower(i.email), i.company_id, i.id)).known_as is null
  returning * into invitation;
  if invitation.id is null or not private.is_open(invitation) then
    perform private.fail(409, 'undo_over', 'You can no longer undo this. Ask the person who invited you for a new invitation.');
  end if;
  if invitation.type = 'candidate' then
    perform private.notify_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  perform private.audit(
    'invitation.reopened', 'invitation', invitation.id, invitation.company_id,
    jsonb_build_object('kind', private.invitation_kind(invitation)));
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
  -- The author's account may have been deleted.
  note.author_id := (select p.id from public.profiles p where p.id = note.author_id);
  insert into private.company_notes select note.*;
  perform private.audit('company.note_kept', 'company', note.company_id, note.company_id);
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
  -- As in saving one: those brought back count toward the limit too.
  perform private.lock_account(search.user_id);
  perform private.refuse_too_many_searches(search.user_id, search.id);
  update private.saved_searches s set deleted_at = null
  where s.id = search.id and private.undo_is_over(s.deleted_at, clock_timestamp()) is not true
  returning * into search;
  if search.id is null then
    perform private.fail(409, 'undo_over', 'It''s too late to bring this search back. You can save it again.');
  end if;
  return private.saved_search_json(search);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_group_message (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message private.group_messages := private.own_group_message(p_id);
begin
  if message.ended is null and message.created_at + private.undo_time() > clock_timestamp() then
    delete from private.group_message_people p where p.group_id = p_id;
    update private.group_messages g set ended = 'undone' where g.id = p_id returning * into message;
  end if;
  perform private.fail(409, 'undo_over', 'It''s too late to undo this: the messages have been sent') where message.ended is distinct from 'undone';
  return private.group_message_json(message);
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
  pending private.pending_notifications;
begin
  select * into job from public.jobs j where j.id = reported.job_id;
  -- If it was reported again since, it waits for another decision.
  pending := private.undo_pending('job_reports', case when reported.waiting_since is null then job.id end, job.updated_at);
  if (pending.before ->> 'is_closed')::boolean then
    update public.jobs j set status = 'published' where j.id = job.id;
  end if;
  update private.job_reports r set decided_at = null where r.job_id = job.id and r.decided_at = reported.decided_at;
  update private.reported_jobs r set
    waiting_since = (select min(o.created_at) from private.job_reports o where o.job_id = job.id and o.decided_at is null),
    decided_at = null, decided_by = null, decision = null, reason = null
  where r.job_id = job.id
  returning * into reported;
  perform private.audit('job.report_decision_undone', 'job', job.id, job.company_id, jsonb_build_object('title', job.title));
  return private.reported_job_json(reported);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_merge (
  p_ends uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  perform from public.applications a where a.id = p_ends for update;
  perform private.undo_pending('merge', p_ends, message => 'It''s too late to undo this: they''ve already been merged.');
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
  -- Locks the company first, as requesting does.
  perform from public.companies c
  where c.id = (select r.company_id from private.plan_requests r where r.id = p_id and r.asked_by = caller) for no key update;
  undone := private.undo_pending('plan_request', p_id);
  delete from private.plan_requests r where r.id = p_id;
  update private.plan_requests r set ended = null, ended_at = null
  where r.id = (undone.before ->> 'replaced')::uuid and r.ended = 'replaced'
    -- A colleague may have requested another plan since.
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
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved right now. Please try again');
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
  -- A colleague who has left since isn't added back.
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
  -- This and remove_file wait for each other: a removed file can't be used.
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
    perform private.fail(403, 'not_allowed', 'Your role can''t edit jobs');
  end if;
  -- Locks the plan before the job. Another last day may reopen a job.
  if p_job ? 'status' or p_job ? 'expires_at' then
    perform private.hold_plan(job.company_id);
  end if;
  -- Before the row, which a change of the vocabulary may wait for.
  perform private.hold_vocabulary();
  -- Again with a lock: two people saving take turns.
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
  -- All, in a fixed order: when two revoke each other's role, the second finds that the caller is no longer an administrator.
  admins := array(select id from public.profiles where role = 'admin' order by id for update);
  perform private.require_admin();
  if not p_user_id = any (admins) or p_user_id is null then
    perform private.fail(404, 'admin_not_found', 'This account isn''t an administrator');
  elsif not exists (select from unnest(admins) as other (id) where other.id <> p_user_id and not private.is_suspended(other.id)) then
    perform private.fail(409, 'last_admin', 'The last administrator can''t be removed. Invite another one first.');
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
  found_open boolean;
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('reason', p_reason, 'message', p_message), private.applications_rules('withdrawal')));
  -- Its company may be moving it: the next decision uses the result.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  found_open := private.can_withdraw_application(application);
  if found_open then
    perform private.refuse_blocked_words(application, 'message', p_message);
    application := private.withdraw(application);
  end if;
  if found_open and application.status = 'withdrawn' then
    if coalesce(private.trimmed(p_reason), '') <> '' or coalesce(private.trimmed(p_message), '') <> '' then
      insert into private.application_withdrawals (application_id, reason, message)
      values (application.id, nullif(private.trimmed(p_reason), ''), nullif(private.trimmed(p_message), ''));
    end if;
    perform private.drop_answer_reminders(application.id, auth.uid());
    perform private.notify_company_of_application(application);
    perform private.end_open_things(application, private.phrase('ended.withdrawn'));
  elsif application.status <> 'withdrawn' then
    perform private.fail(409, 'status_not_allowed', 'This application has been decided, so it can no longer be withdrawn');
  end if;
  return private.my_application_json(private.as_seen(application));
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_message (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  message private.application_messages;
  application public.applications;
  problem text;
begin
  perform private.require_caller();
  select * into message from private.application_messages m where m.id = p_id and m.author_id = auth.uid();
  perform private.fail(404, 'message_not_found', 'Message not found') where message.id is null;
  -- Who reads it right now waits, or was before.
  application := private.application_to_talk(message.application_id);
  select * into message from private.application_messages m where m.id = p_id;
  problem := private.withdrawing_problem(message);
  -- Withdrawing it twice is fine.
  if message.withdrawn_at is null then
    perform private.fail(409, 'message_stays', problem) where problem is not null;
    delete from private.message_files f where f.message_id = message.id;
    update private.application_messages m set body = '', withdrawn_at = now() where m.id = message.id returning * into message;
    perform private.touch_conversation(application.id);
  end if;
  return private.message_json(message, private.conversation_side(application));
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
  perform private.fail(409, 'request_decided', 'This request was already decided.')
  where exists (select from private.plan_requests r where r.id = p_id and r.ended in ('granted', 'declined'));
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_put_forward (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  asked public.put_forwards;
begin
  update public.put_forwards f set status = 'withdrawn', answered_at = now()
  where f.id = p_id and f.status = 'waiting' and f.company_id in (select private.my_company_ids_to('handle_candidates'))
  returning * into asked;
  if asked.id is null then
    perform private.fail(404, 'put_forward_not_found', 'This request is no longer open');
  end if;
  perform private.drop_put_forward_notice(asked);
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

CREATE VIEW "private"."decided_skills" WITH (security_invoker=true) AS  SELECT (md5(a.spelling))::uuid AS id,
    a.written,
    s.name,
    a.created_at,
    a.added_by,
    decided.is_new,
        CASE
            WHEN decided.is_new THEN ARRAY( SELECT o.written
               FROM private.skill_aliases o
              WHERE ((o.skill = a.skill) AND (o.created_at <> a.created_at))
              ORDER BY o.written)
            ELSE '{}'::text[]
        END AS spellings
   FROM ((private.skill_aliases a
     JOIN private.skills s ON ((s.key = a.skill)))
     CROSS JOIN LATERAL ( SELECT ((s.added_by IS NOT NULL) AND (s.created_at = a.created_at)) AS is_new) decided)
  WHERE ((a.added_by IS NOT NULL) AND (NOT ((a.spelling = a.skill) AND (EXISTS ( SELECT
           FROM private.skill_aliases word
          WHERE ((word.skill = a.skill) AND (word.created_at = a.created_at) AND (word.spelling <> a.spelling)))))));

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

COMMENT ON COLUMN "private"."application_matches"."away_company_id" IS 'Who lists it besides the job''s company: the one that represented the candidate, when it is another.';

COMMENT ON COLUMN "private"."application_matches"."is_added" IS 'It was added by hand: no one outside counts its promise, also once it is taken over.';

COMMENT ON COLUMN "private"."calendar_feeds"."reads" IS 'How often it was read since counted_from: at most so often in an hour.';

COMMENT ON COLUMN "private"."candidate_preferences"."is_remote" IS 'Besides places: from anywhere as well. Without any: only from anywhere.';

COMMENT ON COLUMN "private"."errors"."browsers" IS 'How often by browser family, ten at most.';

COMMENT ON COLUMN "private"."errors"."mailed_at" IS 'When administrators were emailed about it.';

COMMENT ON COLUMN "private"."errors"."version" IS 'The newest version it was met in; one that is fixed opens again in a later one.';

COMMENT ON COLUMN "private"."interviews"."needs_scorecards" IS 'False once every scorecard is in, or someone said that none is needed.';

COMMENT ON COLUMN "private"."interviews"."time_zone" IS 'IANA name of the zone in which it was proposed: what is shown to those who chose no other.';

COMMENT ON COLUMN "private"."kept_matches"."server" IS 'The database server that since counts on: a list restored elsewhere is made again.';

COMMENT ON COLUMN "private"."matchable_jobs"."changed_in" IS 'The transaction that last changed something here: a list of kept matches made before counts the job again.';

COMMENT ON COLUMN "private"."message_notices"."from_seq" IS 'The first message of the email that waits; null when none does.';

COMMENT ON COLUMN "private"."plan_requests"."reason" IS 'Why it was declined; the company reads it.';

COMMENT ON COLUMN "private"."profile_views"."through_company_id" IS 'Of a partner: who represented the candidate then.';

COMMENT ON COLUMN "private"."saved_searches"."address_id" IS 'Of a visitor''s alert, instead of user_id.';

COMMENT ON COLUMN "private"."saved_searches"."paused" IS 'How often it was emailed before the emails of all were turned off, or null: so it is emailed once they are on again.';

COMMENT ON COLUMN "private"."saved_searches"."since" IS 'Jobs posted before are never emailed: when it was saved, or its email was last turned on.';

COMMENT ON COLUMN "private"."sent_profiles"."culture_values" IS 'Of the candidate then: what the match of the application is counted from, and read by no one.';

COMMENT ON COLUMN "private"."staff_summary_items"."change_id" IS 'Of an assignment, which can be taken back, and its notifications with it.';

COMMENT ON COLUMN "private"."suspensions"."reason" IS 'SuspensionReason of the contracts, which administrators alone read.';

COMMENT ON COLUMN "private"."suspensions"."words" IS 'What the administrator wrote to the person, or to the company.';

COMMENT ON COLUMN "public"."applications"."applied_by_company_id" IS 'The company that represented the candidate when the application was made, or null.';

COMMENT ON COLUMN "public"."candidates"."added_by_company_id" IS 'The company that added someone without an account by hand (RULES: Added by hand). Such a row has one application and goes with it.';

COMMENT ON COLUMN "public"."candidates"."managed_since" IS 'When they accepted to be represented by the present company, by a trigger.';

COMMENT ON COLUMN "public"."companies"."benefits" IS 'Of private.benefits(), in its order: what the company offers besides pay.';

COMMENT ON COLUMN "public"."companies"."suspended_at" IS 'Since when an administrator has suspended it (private.suspensions says why); null while it is not.';

COMMENT ON COLUMN "public"."company_subscriptions"."first_plan_at" IS 'When it was given its first plan, unless that was undone; private.note_first_plan sets it.';

COMMENT ON COLUMN "public"."email_outbox"."claimed_at" IS 'Since when it is being delivered, or null; after the lease it is not anymore.';

COMMENT ON COLUMN "public"."email_outbox"."company_id" IS 'Of an email to a company''s team: administrators list them with the company. No foreign key, so that writing one locks no company.';

COMMENT ON COLUMN "public"."email_outbox"."give_up_at" IS 'No try after this; an administrator''s retry sets it again.';

COMMENT ON COLUMN "public"."email_outbox"."next_attempt_at" IS 'Also the lease: claiming an email moves it ahead, so a crashed delivery is tried again.';

COMMENT ON COLUMN "public"."invitations"."paused_at" IS 'Since when its clock is stopped, its company not being live; or null.';

COMMENT ON COLUMN "public"."jobs"."workplace" IS 'As it was stated; private.workplace_of reads it next to job_type.';

COMMENT ON COLUMN "public"."profiles"."company_id" IS 'The company chosen by someone who works for several (RULES: Companies).';

COMMENT ON COLUMN "public"."profiles"."last_seen_at" IS 'The last sign-in or, brought along at night, the last renewed session; -infinity before the first.';

COMMENT ON COLUMN "public"."published_jobs"."is_over_plan" IS 'Hidden, because the plan has room for fewer open jobs (plans/open_jobs.sql).';

COMMENT ON COLUMN "public"."published_jobs"."search" IS 'The words of the job, and private.company_word of its company instead of the company''s name.';

COMMENT ON COLUMN "public"."published_jobs"."skills_required" IS 'Those of the job that differ, like preferred_skills; next to each in required_skill_keys the key it is compared by.';

COMMENT ON COLUMN "public"."published_jobs"."visible_until" IS 'The end of the job''s last day, infinity, or -infinity while it is over its company''s plan; its company may end before. Compared at read time.';

COMMENT ON COLUMN "public"."put_forwards"."company_id" IS 'The representing company, which submitted them.';

COMMENT ON FUNCTION "private"."accept_admin_invitation"(public.invitations, uuid) IS 'An administrator with the invited name, of whom the others are notified. PT409 for staff and for who would lose what they have.';

COMMENT ON FUNCTION "private"."accept_candidate_invitation"(public.invitations, uuid) IS 'Fills what is empty in the record; its company represents the candidate. PT409.';

COMMENT ON FUNCTION "private"."accept_employee_invitation"(public.invitations, uuid) IS 'A membership from the invitation, in addition to existing ones. PT409 when it exists.';

COMMENT ON FUNCTION "private"."accept_invitation_as"(uuid, uuid) IS 'Accepts an invitation for an account. Gives {kind, company_id}; repeated by the same account it gives the same; with stopped, the reason, where the plan has no room: the invitation stays open. PT403 for another or unconfirmed email, PT404 when it is not open, PT409 when the account cannot become what it grants, or company_stopped while its company may not (RULES: Invitations).';

COMMENT ON FUNCTION "private"."account_state"(auth.users) IS 'AccountState of the contracts.';

COMMENT ON FUNCTION "private"."account_to_decide"(uuid) IS 'The account an administrator decides about, locked. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."acted_on"(text) IS 'A spelling without the act at its end: "videoedit" also stands for "videoeditor".';

COMMENT ON FUNCTION "private"."activity_bound"(text, text, text, text, text) IS 'Below which id a source continues among rows of the very moment the last page ended at.';

COMMENT ON FUNCTION "private"."add_message"(public.applications, uuid, text, jsonb, uuid, uuid) IS 'Writes a message of the caller, who reads the conversation of the application, locked by private.application_to_talk, and has the others notified. files: [{path, name}]. Its text was checked by its callers. Sent again under the same id it is the one that was sent. PT409 conversation_closed, PT422, PT429 (RULES: Conversations).';

COMMENT ON FUNCTION "private"."add_message_files"(private.application_messages, jsonb) IS 'Keeps what was sent with a message, [{path, name}]: its writer''s own files, stored in the folder of the application, locked by private.application_to_talk, and sent with nothing before. What no one sent within a week goes. PT422 files.';

COMMENT ON FUNCTION "private"."added_by"(public.applications) IS 'What lists show for a headline: who added someone that has not taken over. Null for others.';

COMMENT ON FUNCTION "private"."adder_name"(uuid) IS 'First name of who added someone by hand; null once they left.';

COMMENT ON FUNCTION "private"."address_errors"(jsonb) IS 'Errors of an address by field.';

COMMENT ON FUNCTION "private"."address_words"(text) IS 'Words as an address carries them: "C# lead, Zürich" is "c-sharp-lead-zurich". Declared IMMUTABLE for indexes. contracts/page-address.ts says the same; a test compares them.';

COMMENT ON FUNCTION "private"."admin_email_errors"(jsonb, text) IS 'Field to message of lists of recipients. PT422 for a kind that does not exist.';

COMMENT ON FUNCTION "private"."admin_email_ids"(text) IS 'One list of AdminEmails (contracts/administration/settings.ts): who gets this kind now.';

COMMENT ON FUNCTION "private"."admin_email_kinds"() IS 'Emails to administrators: adminEmailKinds of the contracts, in the order they are shown.';

COMMENT ON FUNCTION "private"."admin_emails"(text) IS 'The addresses that get this kind of email to administrators. Every administrator''s when those chosen are gone, so that no email goes unread.';

COMMENT ON FUNCTION "private"."admin_job_state"(public.jobs, text) IS 'AdminJobState (contracts/jobs/all-jobs.ts): taken offline by an administrator, else the status its company''s list shows.';

COMMENT ON FUNCTION "private"."agree_by_applying"() IS 'Row trigger on applications: applying for the job one was asked about agrees to it.';

COMMENT ON FUNCTION "private"."alert_request"(text) IS 'What a link starts. PT404, the same for every link that does not work.';

COMMENT ON FUNCTION "private"."alert_request_json"(private.alert_requests) IS 'AlertRequest (contracts/jobs/job-alert.ts), for the owner of the address.';

COMMENT ON FUNCTION "private"."alerts_of_link"(text) IS 'The address behind a link. PT404.';

COMMENT ON FUNCTION "private"."alerts_unsubscribe_json"(text) IS 'UnsubscribeLink (contracts/notifications/notification.ts) of an alert email, or null for another link.';

COMMENT ON FUNCTION "private"."announcement_errors"(jsonb) IS 'Field to message of what is wrong with an announcement.';

COMMENT ON FUNCTION "private"."announcement_json"() IS 'Announcement (contracts/administration/settings.ts) until it ends, then null.';

COMMENT ON FUNCTION "private"."answer_stands_after"() IS 'How long an answer must be unchanged to count: its candidate knows it by then.';

COMMENT ON FUNCTION "private"."application_entries"(uuid[], private.application_filter, text, boolean) IS 'JobApplicationListItem[], or CompanyApplicationListItem[] where the list goes across jobs (contracts/applications/application.ts), in the order of the ids. Names the application''s owner only to the company that posted its job.';

COMMENT ON FUNCTION "private"."application_events_json"(public.applications, uuid, private.reach) IS 'ApplicationEvent[] (contracts/applications/application.ts) of an application and of those withdrawn before it, oldest first. Names only of colleagues at the given company; none with null. Moves that can still be undone, what came by a merge, and why someone was declined, are for who may move it and for administrators. Without a reach as its candidate reads it, without the name of who did not select them.';

COMMENT ON FUNCTION "private"."application_to_join"(uuid, uuid) IS 'Someone''s own application that one added by hand ends in; null where it becomes another one of theirs.';

COMMENT ON FUNCTION "private"."apply_schedules"() IS 'Has pg_cron run what private.schedules lists, and nothing else of ours. Safe to repeat.';

COMMENT ON FUNCTION "private"."approve_company"(public.companies, timestamp with time zone, uuid[]) IS 'Approves what was seen; people are notified once it can''t be undone. PT409 (RULES: Administration).';

COMMENT ON FUNCTION "private"."asked_search"(text, jsonb) IS 'Words and JobFilter as they are kept. PT422 for an unknown filter.';

COMMENT ON FUNCTION "private"."assigned_candidates"(uuid, text) IS 'Whom a user id or ''me'' owns; null for ''nobody'' and without one. PT422.';

COMMENT ON FUNCTION "private"."audit_about"(public.audit_log) IS 'The ids an entry speaks of, for its index: rebuild that after changing it.';

COMMENT ON FUNCTION "private"."audit_kind"(text) IS 'AuditKind of the contracts. Stored in audit_log.kind: rewrite that column after changing it.';

COMMENT ON FUNCTION "private"."audit_names"(jsonb) IS 'Who is named in an entry itself: whom an email went to, and who no longer has an account.';

COMMENT ON FUNCTION "private"."bring_last_seen"(integer) IS 'Brings along when people were seen whose sessions were renewed since they signed in.';

COMMENT ON FUNCTION "private"."calendar_entry"(private.interviews, boolean) IS 'CalendarEntry as its candidate or an interviewer has it. No one''s address.';

COMMENT ON FUNCTION "private"."call_function"(text) IS 'Has pg_net call a function of ours, by the address and secret in Vault; its answer is private.keep_failed_calls'' to look at. Hosted only.';

COMMENT ON FUNCTION "private"."caller_digest"() IS 'A keyed digest of the caller''s account or, signed out, of the network address.';

COMMENT ON FUNCTION "private"."can_ask_for_plan"(uuid) IS 'Whether the caller asks for plans and chooses jobs for a company: its administrators (RULES: Plans).';

COMMENT ON FUNCTION "private"."can_block"(text) IS 'True for candidate and company: who represents someone silences no one for them.';

COMMENT ON FUNCTION "private"."can_delete_job"(public.jobs, private.job_rights, boolean) IS 'True for managing staff, and recruiters for their own while no one applied.';

COMMENT ON FUNCTION "private"."can_end_management"(public.candidates) IS 'True for managing staff of the company that represents the candidate (RULES: Candidates).';

COMMENT ON FUNCTION "private"."can_open_company_document"(uuid, private.reach) IS 'True for those who may read the company''s registration (RULES: Files).';

COMMENT ON FUNCTION "private"."can_read_candidate"(public.candidates, private.reach) IS 'True for the candidate, the representing company''s staff and administrators.';

COMMENT ON FUNCTION "private"."can_read_conversation"(public.applications, private.reach) IS 'True for both sides of an application, and who represents its candidate.';

COMMENT ON FUNCTION "private"."can_read_job"(public.jobs, private.reach) IS 'True for those who work on the job, and for administrators, who also read deleted ones (RULES: Jobs).';

COMMENT ON FUNCTION "private"."can_read_scorecards"(private.interviews) IS 'True for who may move the application and has no scorecard of their own to send first: who did not take part, who has sent theirs, and everyone once the interview is canceled (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."can_see_job"(uuid) IS 'True for a job visible to everyone now, and as a preview for those who work on it.';

COMMENT ON FUNCTION "private"."can_store_added_resume"(uuid) IS 'True for who may add someone to a job of the company: the resume is stored before.';

COMMENT ON FUNCTION "private"."can_store_file"(text, text) IS 'True when the caller may store a new file there: candidates in their own folder, staff in their company''s, both sides in that of their application, while there is room, and never under a name that a record knows, nor with a session that has ended (RULES: Files). SECURITY DEFINER: no one reads storage; answers yes or no only.';

COMMENT ON FUNCTION "private"."can_take_offline"(public.jobs) IS 'Whether an administrator can take it offline: published once, there, and not offline already.';

COMMENT ON FUNCTION "private"."can_withdraw_offer"(private.offers, public.applications, private.reach) IS 'True for who may move the application, while no one has answered.';

COMMENT ON FUNCTION "private"."can_write_company_file"(text, text) IS 'True for who may edit what the file is part of: registration or profile; of the resume of someone being added by hand, for who may add people.';

COMMENT ON FUNCTION "private"."candidate_json"(public.candidates) IS 'Candidate (contracts/candidates/candidate.ts): the profile as its owner reads it, besides get_my_history.';

COMMENT ON FUNCTION "private"."candidate_with"(text) IS 'The candidate account with this confirmed address, or null.';

COMMENT ON FUNCTION "private"."change_vocabulary"() IS 'Taken before the vocabulary changes: waits until no one is storing keys. PT409 busy.';

COMMENT ON FUNCTION "private"."changed_home_errors"(jsonb, jsonb) IS 'The same of changes of a stored company; what was wrong with it before refuses none of them.';

COMMENT ON FUNCTION "private"."check_account_kind"() IS 'Constraint trigger, judged by what a transaction leaves: only company accounts are staff, only candidates have applications or a representing company (RULES: Accounts). PT409. SECURITY DEFINER: the writer may not be allowed to read all of it.';

COMMENT ON FUNCTION "private"."check_application_move"() IS 'Row trigger: PT409 for a move that is not in private.application_transitions, no matter who writes, unless its undoing leads back to where the history ends, and for any of someone whose account is deleted. SECURITY DEFINER: that table is closed.';

COMMENT ON FUNCTION "private"."check_assignment"(text, uuid[], integer, uuid[], uuid) IS 'Whether the caller may assign what was asked for: kind (job or candidate), the ids, how many of them the caller''s companies have, those companies, and who gets them. PT422 for none or for someone who is no manager or recruiter there, PT404 for one out of reach, PT403 without the right.';

COMMENT ON FUNCTION "private"."check_partnership"() IS 'Row trigger: the rules of a partnership with their texts (RULES: Administration), and which one exists already. Two inserts at once are still kept apart by the unique index. SECURITY DEFINER: it reads plans.';

COMMENT ON FUNCTION "private"."clean_hiring"(jsonb) IS 'What data says of hiring, as it is stored.';

COMMENT ON FUNCTION "private"."clean_text"(text) IS 'The text as it may be stored: line breaks as \n, tabs as spaces, without what no one sees (controls, soft hyphens, zero-width letters, fillers, tags, what turns the direction of reading; joiners stay where a script or an emoji needs them), in one spelling (NFC).';

COMMENT ON FUNCTION "private"."clear_audit_log"(private.traces) IS 'What the log says of someone stays, by or to "a deleted account" (RULES: Accounts).';

COMMENT ON FUNCTION "private"."clear_notices"(private.traces) IS 'Removes someone from other people''s notifications and notes, pending summaries included.';

COMMENT ON FUNCTION "private"."clear_outbox"(private.traces) IS 'Forgets every email to someone''s address, and takes them out of those that wait.';

COMMENT ON FUNCTION "private"."colleague_name"(uuid, uuid) IS 'private.person_name of someone on the staff, who is called something at least.';

COMMENT ON FUNCTION "private"."comes_first"(bigint, timestamp with time zone, uuid, bigint, timestamp with time zone, uuid) IS 'Whether a job comes before another: better match, then newer, then by id.';

COMMENT ON FUNCTION "private"."companies_with_resume"(text) IS 'The companies that a resume was sent to, or that represent a candidate who has it on their profile.';

COMMENT ON FUNCTION "private"."company_card"(public.companies) IS 'What a candidate reads of the company next to an application.';

COMMENT ON FUNCTION "private"."company_figures"(uuid, timestamp with time zone) IS 'CompanyFigures of the contracts: applications and hires since then, interviews held, days to the first reply (median, from three on), and replies that were due and kept.';

COMMENT ON FUNCTION "private"."company_is_live"(uuid) IS 'True when approved, not suspended, with a live plan: what publishing asks (RULES: Companies).';

COMMENT ON FUNCTION "private"."company_note_json"(private.company_notes) IS 'CompanyNote (contracts/administration/company-page.ts).';

COMMENT ON FUNCTION "private"."company_partners"(uuid) IS 'AuditCompany[] of the contracts: its partners, by name.';

COMMENT ON FUNCTION "private"."company_reports"(uuid) IS 'CompanyReports of the contracts: its reported jobs and messages its team wrote, those that wait first, the 50 newest; never what was written or by whom it was reported.';

COMMENT ON FUNCTION "private"."company_team"(uuid) IS 'TeamMember[] of the contracts: the 200 seen last.';

COMMENT ON FUNCTION "private"."company_tier"(uuid) IS 'The plan a company has, ended or not; none without one.';

COMMENT ON FUNCTION "private"."conversation_path"(uuid, text) IS 'The page on which someone of a side reads a conversation.';

COMMENT ON FUNCTION "private"."conversation_problem"(public.applications) IS 'Why no one writes about an application anymore, fit to show; null while those who read do.';

COMMENT ON FUNCTION "private"."conversation_readers"(public.applications) IS 'Everyone who reads a conversation, with side and company; not for the caller.';

COMMENT ON FUNCTION "private"."conversation_side"(public.applications, private.reach) IS 'On which side the caller reads the conversation: candidate, company (who may move the application) or manager (staff of the company that represents the candidate and made the application); null for everyone else, administrators too. SECURITY DEFINER: a policy asks, and profiles are closed to staff.';

COMMENT ON FUNCTION "private"."count_act"(text, bytea, integer, integer, interval) IS 'Counts an act of a client and gives how many there were before it, of everyone; null, and not counted, past a limit.';

COMMENT ON FUNCTION "private"."count_hidden_jobs"(uuid[]) IS 'How many of these jobs anyone else sees now.';

COMMENT ON FUNCTION "private"."count_platform_days"() IS 'Counts the days since it last ran, at first 180. Called on a schedule every hour; does something once a day.';

COMMENT ON FUNCTION "private"."counted_words"(bigint, text) IS 'How many of something as people read it: "2 documents".';

COMMENT ON FUNCTION "private"."date_invitation_end"() IS 'Row trigger on invitations: keeps the date when one ends or is sent again.';

COMMENT ON FUNCTION "private"."day_in_words"(timestamp with time zone) IS 'A day (UTC) as people read it: "Nov 3", with another year''s number.';

COMMENT ON FUNCTION "private"."decision_part"(private.application_matches, uuid, uuid[]) IS 'The stage of an application within its job: 0 due, 1 to decide, 2 waiting on someone else, 3 at an end, 4 at another company.';

COMMENT ON FUNCTION "private"."declined_times"(uuid, uuid) IS 'The applications for which someone proposed times that suit the applicant in none, longest first.';

COMMENT ON FUNCTION "private"."delete_requested_account"(private.pending_notifications) IS 'Deletes an account as its owner would; it stays if a company has come to depend on it.';

COMMENT ON FUNCTION "private"."drop_interview_reminders"(private.interviews) IS 'Takes back unread and unsent reminders of a time that no longer applies.';

COMMENT ON FUNCTION "private"."drop_untouched_company"(uuid) IS 'Takes away the company that sign-up made by itself and no one touched; true when there was one. The sign-up may have asked for it, which must not be in its owner''s way (RULES: Accounts).';

COMMENT ON FUNCTION "private"."drop_what_was_told"() IS 'Row trigger on invitations: of one that has ended, no matter how, or is sent again, no more email goes out and no notification leads nowhere. SECURITY DEFINER: outbox and notifications are closed.';

COMMENT ON FUNCTION "private"."earlier_reports"(uuid, uuid) IS 'EarlierReports of the contracts: what was decided about other jobs of a company and messages it wrote, and how often it was warned.';

COMMENT ON FUNCTION "private"."email_alert_link"(private.alert_requests) IS 'Emails the link that starts an alert. Nothing of what a stranger typed goes along.';

COMMENT ON FUNCTION "private"."email_health"() IS 'EmailHealth (contracts/administration/health.ts).';

COMMENT ON FUNCTION "private"."end_management_of"(public.candidates) IS 'What ends when a company stops representing a candidate, no matter who ends it. The caller holds account and candidate.';

COMMENT ON FUNCTION "private"."end_offers"(public.applications, text) IS 'Ends an open offer of a locked application, and one accepted by someone no longer hired. why: fit to show. Safe to repeat.';

COMMENT ON FUNCTION "private"."end_plan_request"(uuid, text, text) IS 'Ends a waiting request, of which no one is notified anymore; null for one that has ended.';

COMMENT ON FUNCTION "private"."enqueue_email"(text, text, jsonb, boolean, uuid) IS 'Puts one email into the outbox and gives its id. data is what the template shows; its key path is a path of the site ("/company/dashboard"), which delivery turns into a link. A suspended account gets no other email than about that. held: the caller delivers it right away, by claim_emails with its id; the outbox leaves it alone for half a minute. of_company: the company to whose team it goes.';

COMMENT ON FUNCTION "private"."erase_account"(uuid, jsonb) IS 'Deletes an account, locked by its callers, and all that names it, in this transaction; gives its files [{bucket, path}], which storage has to delete after it. Anyone who applied stays counted without a name. PT409 last_company_admin.';

COMMENT ON FUNCTION "private"."expect_message_notices"(public.applications, private.application_messages) IS 'After a message: notifies the others under their bell, and has them emailed once it can no longer be withdrawn, with what else was written within ten minutes, and no sooner than ten minutes after the last email about this conversation (RULES: Conversations). One that brought times or an offer is covered by the notifications of those.';

COMMENT ON FUNCTION "private"."expiring"(text, integer) IS 'How many would be deleted tonight if something were kept so many days; 10,000 for more.';

COMMENT ON FUNCTION "private"."file_problem"(text, text) IS 'Why a path cannot be in a record: the file must be stored and fit its bucket. Or null.';

COMMENT ON FUNCTION "private"."fills_after_end"(public.invitations, timestamp with time zone) IS 'Whether an invitation that ended before then without being accepted still holds what it would have filled in.';

COMMENT ON FUNCTION "private"."fit_open_jobs"(uuid, uuid[]) IS 'Hides a company''s open jobs over the limit of its plan and shows the others.';

COMMENT ON FUNCTION "private"."follow_changed_approval"() IS 'Row trigger: with the approval of a company or its suspension, the time of its invitations stops or runs again, and what waits gets time.';

COMMENT ON FUNCTION "private"."follow_changed_plan"() IS 'Row trigger: people are notified of a changed plan from its next stage on, and stops the time of invitations or lets it run. SECURITY DEFINER: the tables are closed.';

COMMENT ON FUNCTION "private"."follow_partnership"() IS 'Row trigger: partnerships are edited on the table, so this audits and notifies both.';

COMMENT ON FUNCTION "private"."follow_vocabulary"(text[]) IS 'Brings every stored key along after these spellings, or keys, came to mean another skill: profiles, published jobs and the matches of applications. Called while private.change_vocabulary is held.';

COMMENT ON FUNCTION "private"."forget_alerts"(text) IS 'Deletes the alerts of an address and what was asked for it.';

COMMENT ON FUNCTION "private"."forget_deleted_searches"() IS 'Drops searches that were deleted an hour ago, and addresses that have no alert left.';

COMMENT ON FUNCTION "private"."forget_unconfirmed_accounts"(integer) IS 'Deletes accounts whose address no one confirmed in time.';

COMMENT ON FUNCTION "private"."forget_unproven_password"() IS 'Row trigger on auth.users: an account confirmed by email, through whichever link, loses the password it was signed up with (RULES: Accounts), because anyone can sign up any address. It is set aside for the browser that signed up; otherwise its owner sets one from the session the link opens. SECURITY DEFINER: the auth service reads nothing of ours.';

COMMENT ON FUNCTION "private"."forget_withdrawn_message"() IS 'Trigger on application_messages: what was withdrawn is under no bell and counts as unread nowhere; what an administrator removed and gave back does again. SECURITY DEFINER: notifications are closed.';

COMMENT ON FUNCTION "private"."give_time_again"(uuid, uuid) IS 'After a pause: what waits can be answered for three more days at least, by the candidate and by the company.';

COMMENT ON FUNCTION "private"."give_work"(text, private.work[], uuid) IS 'Gives jobs or candidates to a colleague, or with null to no one, notifies both sides, and keeps how it was, to undo it. Gives AssignmentDone (contracts/jobs/job.ts). Its callers have checked the right and locked what is given.';

COMMENT ON FUNCTION "private"."grant_plan_request"(uuid) IS 'Ends the request for the plan a company has been given for good.';

COMMENT ON FUNCTION "private"."handle_changed_account"() IS 'Row trigger on auth.users: keeps profiles.email (the auth service writes a new address once it is confirmed), takes open invitations and job alerts along, and once its address is confirmed makes the company of a company account, and the record of a candidate. SECURITY DEFINER as handle_new_account.';

COMMENT ON FUNCTION "private"."has_had_plan"(uuid) IS 'Whether a company has ever had a plan: a free trial comes first or not at all (RULES: Plans).';

COMMENT ON FUNCTION "private"."has_landing_jobs"(text, text) IS 'Whether three jobs are open there: only then search engines and other pages learn of the page (RULES: Jobs).';

COMMENT ON FUNCTION "private"."has_live_session"() IS 'True while the session the caller''s token was made for has not been ended, as it is when the account is suspended or goes (RULES: Accounts). SECURITY DEFINER: sessions are the auth service''s. Reads the caller''s own only.';

COMMENT ON FUNCTION "private"."has_other_resumes"(uuid, text) IS 'True when there are resumes besides this one.';

COMMENT ON FUNCTION "private"."has_places"() IS 'Whether private.places lists the cities of the operator''s country.';

COMMENT ON FUNCTION "private"."has_room"(uuid, text, integer) IS 'Whether a company''s plan has room for so many more of a part.';

COMMENT ON FUNCTION "private"."has_scored"(uuid, uuid) IS 'True once someone has sent their scorecard of an interview.';

COMMENT ON FUNCTION "private"."hiring_errors"(jsonb) IS 'Errors of what data says of hiring, by path ("hiring_steps.0.name"), in the words of contracts/companies/hiring.ts. What is absent stays as it is.';

COMMENT ON FUNCTION "private"."hold_company"(uuid, uuid) IS 'A company with all that goes with it, locked, or null; waits five times for less than a second for others working with it, before the database would call it a deadlock, and lets go in between. PT409 busy.';

COMMENT ON FUNCTION "private"."hold_decision"(public.companies, public.company_proposals, public.companies, text, text, jsonb) IS 'Keeps what a company was before a decision, and what to notify its people of. The company is locked.';

COMMENT ON FUNCTION "private"."hold_interviews_of"(uuid[], uuid) IS 'Holds the applications of interviews to come, and of open times, of who may be about to leave them: one that is picked or moved right now comes before or after. Called before places in the team are locked, as notifying a colleague of an interview takes them in that order.';

COMMENT ON FUNCTION "private"."hold_plan"(uuid) IS 'Holds a company''s plan, so that of two acts the second counts the first, and no plan changes in between. After invitations and company, before candidates and jobs (ARCHITECTURE: The flows).';

COMMENT ON FUNCTION "private"."hold_plan_change"(uuid, jsonb) IS 'Keeps a changed plan until it can''t be undone. Its company is locked.';

COMMENT ON FUNCTION "private"."hold_vocabulary"() IS 'Taken before keys are stored, so that the vocabulary does not change in between.';

COMMENT ON FUNCTION "private"."home_errors"(jsonb, text, text, text) IS 'What is wrong with a field that the operator''s country writes in a way of its own, where the country given with it is that one: homeChecks of the contracts.';

COMMENT ON FUNCTION "private"."import_fates"(uuid, jsonb, uuid) IS 'What happens to each line of a list of candidates to invite for a company the caller was found to invite for, in its order: invite (with the clean candidateData; without where this import has sent it before), known, invited, twice, invalid, tomorrow or next_month, and the same in words. Checks what create_invitation checks, and says nothing else about an address (RULES: Invitations). PT422 for no line and for more than 500.';

COMMENT ON FUNCTION "private"."industry_landing"(text) IS 'The page of an industry, as a company writes it.';

COMMENT ON FUNCTION "private"."interviews_named_in"(uuid) IS 'The interviews someone was ever named for; not whether they still take part.';

COMMENT ON FUNCTION "private"."invitation_end"(public.invitations) IS 'When it expires; the clock stops while it is paused (RULES: Invitations).';

COMMENT ON FUNCTION "private"."inviter_name"(public.invitations) IS 'Who sent it, by name; null for someone without one and for an account that is gone.';

COMMENT ON FUNCTION "private"."inviting_company_logo"(uuid) IS 'The logo of the company that invites, while everyone may see it.';

COMMENT ON FUNCTION "private"."is_applicant_suspended"(public.applications) IS 'True while the applicant can''t sign in. SECURITY DEFINER: policies ask, and profiles are closed to staff.';

COMMENT ON FUNCTION "private"."is_blocked"(public.applications) IS 'True while a side has blocked the other: no one writes then, about this application or another one.';

COMMENT ON FUNCTION "private"."is_bound_candidate"(uuid) IS 'True for someone who has applied or is represented by a company: as anything but a candidate they would lose that.';

COMMENT ON FUNCTION "private"."is_company_admin"(public.staff_role) IS 'True for the administrators of a company: they are notified of approval and plan, and no one removes them (RULES: Staff).';

COMMENT ON FUNCTION "private"."is_day_over"(date) IS 'Whether a day is over wherever someone reads it; null for null.';

COMMENT ON FUNCTION "private"."is_first_report"(private.message_reports) IS 'True for the report that represents all that wait or were decided together.';

COMMENT ON FUNCTION "private"."is_given_up"(public.email_outbox) IS 'Whether an email was tried and isn''t tried again by itself.';

COMMENT ON FUNCTION "private"."is_home"(text) IS 'Whether an address is in the operator''s country: it says so, or names none.';

COMMENT ON FUNCTION "private"."is_left_out"(text) IS 'Whether the operator leaves this out: pages of operator.ts of the contracts.';

COMMENT ON FUNCTION "private"."is_listed_job"(public.jobs, text) IS 'Deleted jobs are listed while they are kept offline: their title stays taken until that is lifted (RULES: Jobs).';

COMMENT ON FUNCTION "private"."is_on_hold"(public.applications) IS 'True while one side of an application is paused or suspended: times and offers don''t expire, and no one is reminded.';

COMMENT ON FUNCTION "private"."is_open_job"(public.jobs) IS 'Whether a job is published and its last day is not over: what a plan counts, also while it is hidden.';

COMMENT ON FUNCTION "private"."is_overdue"(date) IS 'Whether the day of an owed answer is over wherever someone reads it (RULES: Days).';

COMMENT ON FUNCTION "private"."is_paused"(public.companies) IS 'True for a company that is not approved, whose approval was withdrawn, or that is suspended: it reaches no one (RULES: Companies).';

COMMENT ON FUNCTION "private"."is_paused_for"(public.applications, private.reach) IS 'True for staff of a paused company: the application''s files, and the text of its resume, are closed to them (RULES: Files).';

COMMENT ON FUNCTION "private"."is_paused_mail"(jsonb) IS 'True for the email of a paused company to someone invited or added by hand: it waits.';

COMMENT ON FUNCTION "private"."is_plan_given"(private.plan_requests) IS 'Whether a company has the plan it asked for, even if that can still be undone.';

COMMENT ON FUNCTION "private"."is_refused_by_person"(uuid, text) IS 'True for the address of someone who removed their data from a company or has blocked it: it adds them to no job. Callers are SECURITY DEFINER.';

COMMENT ON FUNCTION "private"."is_said"(text, uuid, uuid) IS 'True for an act that was done already. Its subject is locked.';

COMMENT ON FUNCTION "private"."is_suspended"(uuid) IS 'True for a suspended account: it gets no session, and every door refuses the ones it had (RULES: Accounts). SECURITY DEFINER: policies ask, and the table is closed.';

COMMENT ON FUNCTION "private"."is_suspended_address"(text) IS 'True for the address of a suspended account: it gets no other email than about that.';

COMMENT ON FUNCTION "private"."is_within_days"(timestamp with time zone, date, date) IS 'Whether it was on one of these days (UTC), the first and the last included; null: no limit. For a null moment only without limits.';

COMMENT ON FUNCTION "private"."job_alerts_json"(private.alert_addresses) IS 'JobAlerts (contracts/jobs/job-alert.ts); stopped ones for the hour in which they can come back.';

COMMENT ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean, integer) IS 'A job as it is in a list, with the caller''s match, application, whether saved, and how many miles away it is.';

COMMENT ON FUNCTION "private"."jobs_with_words"(text[]) IS 'Jobs that may have the words in themselves or in the name of their company, found by indexes.';

COMMENT ON FUNCTION "private"."json_without_traces"(jsonb, private.traces) IS 'A value without what names someone: parts with one of the ids go, texts lose names.';

COMMENT ON FUNCTION "private"."keep_application_companies"() IS 'Row trigger: company_id is always the job''s company; applied_by_company_id is who represented the candidate when the application was made (RULES: Applications). SECURITY DEFINER: reads jobs and candidates past row policies.';

COMMENT ON FUNCTION "private"."keep_attempt"() IS 'Row trigger: an application is its candidate''s first for the job, or follows one that was withdrawn; there is never a second one while the first is not withdrawn (RULES: Applications). SECURITY DEFINER: reads applications past row policies.';

COMMENT ON FUNCTION "private"."keep_error"(text, text, text, text, text, text) IS 'Keeps an unexpected error, or counts it again. One marked as fixed opens again in a later version, or without versions a day later.';

COMMENT ON FUNCTION "private"."keep_management_consistent"() IS 'Row trigger: is_managed_by_company always says whether there is a representing company, managed_since from when on, and what was agreed with one ends with it.';

COMMENT ON FUNCTION "private"."keep_matches"(public.candidates) IS 'Makes the list of a candidate again, and forgets some that no one has used for a week.';

COMMENT ON FUNCTION "private"."keep_open"(uuid, uuid[]) IS 'Keeps the chosen jobs open, as many as the plan includes. The caller holds the plan. PT422.';

COMMENT ON FUNCTION "private"."keep_recorded_file"() IS 'Row trigger: storage itself writes past every policy when an upload ends, also one that was begun, or allowed by a link, before the file became part of a record (RULES: Files). SECURITY DEFINER: what was sent is closed to everyone.';

COMMENT ON FUNCTION "private"."keep_skill_keys"() IS 'Row trigger: skill_keys follow the skills, no matter who writes them.';

COMMENT ON FUNCTION "private"."kept_since"(text) IS 'What is older than this is not kept.';

COMMENT ON FUNCTION "private"."keyed_digest"(text) IS 'A digest that identifies a value without the value itself; null for null.';

COMMENT ON FUNCTION "private"."known_invitee"(text, text, uuid, uuid) IS 'Whether someone is what they would be invited to be already (their kind), or has an open invitation of the kind from that company, apart from the one that is resent (invited, and when), or had one that an administrator revoked (held, and when), or has blocked the company, or was blocked by it (blocked); null otherwise (RULES: Invitations).';

COMMENT ON FUNCTION "private"."knows_status"(public.applications) IS 'Whether the candidate knows the status: they set it, or the offer says it.';

COMMENT ON FUNCTION "private"."landing_at"(text) IS 'The page at "in/denver-co", "skill/typescript", "industry/healthcare" or "remote"; null for unknown words.';

COMMENT ON FUNCTION "private"."landing_json"(private.landing) IS 'Landing (contracts/jobs/landing.ts).';

COMMENT ON FUNCTION "private"."late_schedules"() IS 'The schedules that failed last or are half an hour over their time.';

COMMENT ON FUNCTION "private"."latest_day"(timestamp with time zone) IS 'The last day that has started somewhere at an instant.';

COMMENT ON FUNCTION "private"."leave_applications"(private.traces) IS 'Withdraws what is open, locked by its callers, and notifies the companies, without a name. What remains of every application is that someone applied, on which day and how it ended, so that numbers, reports and kept promises stay true; answers, documents, profile, notes and all that was said, proposed and offered go (RULES: Applications).';

COMMENT ON FUNCTION "private"."leave_interviews"() IS 'Row trigger: who leaves a company takes part in none of its interviews to come, gets no email of its conversations anymore, and keeps no notifications of the company, which name its applicants; the interviews stay (RULES: Staff). SECURITY DEFINER: the first two are closed to every client, and the last are someone else''s.';

COMMENT ON FUNCTION "private"."leave_management"(private.traces) IS 'Notifies the candidate''s owner, else administrators, that someone is gone.';

COMMENT ON FUNCTION "private"."leave_teams"(private.traces, jsonb) IS 'Ends every membership of an account that goes: what was assigned becomes no one''s, invitations that wait are revoked, notes stay under "A former colleague". successors: {company id: user id}, who becomes company_admin where the last one goes; PT409 last_company_admin without one (RULES: Staff).';

COMMENT ON FUNCTION "private"."listed_jobs"(uuid[], public.candidates, private.home_terms, boolean, text[]) IS 'Those of the jobs that are visible, with their place among the given ones, and as they are in a list: with the match to a candidate whose private.home_of is given and their application, or what a visitor counts it by, and the miles from the nearest of origins (private.place_terms). For use in FROM, where it''s inlined into the query.';

COMMENT ON FUNCTION "private"."listed_open_jobs"(uuid, integer) IS 'PlanJob[] of the contracts: a company''s open jobs, newest first, with those a limit hides.';

COMMENT ON FUNCTION "private"."lock_alerts"(text) IS 'Holds the alerts of an address, before the account that may take them over is locked.';

COMMENT ON FUNCTION "private"."mail_admins_of_message"(private.contact_messages) IS 'Emails a message to the administrators who chose so, never to its sender.';

COMMENT ON FUNCTION "private"."mail_calendar"(private.interviews, text, uuid, text) IS 'Emails a colleague who takes part what their calendar has to know though no one else notifies them: of what they did themselves, and who takes part now. Not when they have turned such emails off or gather them.';

COMMENT ON FUNCTION "private"."mail_candidate"(uuid, text, text, jsonb) IS 'Emails a candidate something of a kind (contracts/notifications/notification.ts, candidateMailKinds) unless they turned such emails off, with the link that does. Whatever can be turned off goes through here; emails about password, address and who represents them come always and do not. mail_data: what the template shows, with its path.';

COMMENT ON FUNCTION "private"."mail_data"(jsonb) IS 'What an email that is handed out for delivery shows: of an invitation what the invited may see and a link made for this try, so that no row ever holds one. One that is not open anymore shows nothing.';

COMMENT ON FUNCTION "private"."mail_health"() IS 'Emails the administrators who chose so about new errors and late schedules. Called on a schedule once a day.';

COMMENT ON FUNCTION "private"."mail_messages"(public.applications, uuid, text, uuid, private.application_messages[]) IS 'One email with what is new in a conversation, as its reader chose.';

COMMENT ON FUNCTION "private"."mail_new_jobs"(uuid, uuid) IS 'Emails a candidate, or the address of alerts, the new jobs of all due searches, in one, with the first twenty; a suspended account''s wait.';

COMMENT ON FUNCTION "private"."mail_saved_searches"() IS 'Emails the new jobs of the searches that are due, two hundred people a call, and drops searches that were deleted; what fails for one of them waits an hour and stops no one else. Called on a schedule, every minute.';

COMMENT ON FUNCTION "private"."mailed_kinds"(private.unsubscribe_links) IS 'What a link would turn off now: emails of its kind, or everything that is in the summary.';

COMMENT ON FUNCTION "private"."managed_candidate"(uuid, private.reach) IS 'A represented candidate the caller may read. PT401, PT404, PT409 company_paused.';

COMMENT ON FUNCTION "private"."mark_new_jobs"(private.saved_searches) IS 'The visible jobs that fit a search, were posted since it was saved, and of which its owner was neither emailed nor has applied, and which they have not hidden: of the newest 300. They count as emailed from then on.';

COMMENT ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.workplace, text, text[], public.culture_value[], public.candidates, private.home_terms) IS 'One row: MatchExplanation (contracts/matching/match.ts) of what a job and its company ask and a profile has, whose private.home_of is given. For use in FROM, where it''s inlined into the query.';

COMMENT ON FUNCTION "private"."may_be_company"(text) IS 'Whether a sign-up for a company is granted: where the operator leaves it out, to those invited alone.';

COMMENT ON FUNCTION "private"."may_be_reminded"(uuid) IS 'True with someone to remind and no reminder in the last seven days.';

COMMENT ON FUNCTION "private"."may_email_alert"(text) IS 'Counts an email that confirms an alert; true for the first five to an address within a day. PT429 past 20 an hour from one network address, or a thousand in all, whichever address is asked for.';

COMMENT ON FUNCTION "private"."message_words"(private.application_messages[], public.applications, boolean, text) IS 'Key and facts, as of private.notify, of new messages: who wrote, how many, about which job. words: the text below.';

COMMENT ON FUNCTION "private"."month_start"() IS 'When this calendar month began (UTC).';

COMMENT ON FUNCTION "private"."most_job_alerts"() IS 'How many alerts one address may have: jobAlertsLimit of the contracts (RULES: Jobs).';

COMMENT ON FUNCTION "private"."most_waiting"() IS 'How many of one kind are listed at most; the counts say how many there are.';

COMMENT ON FUNCTION "private"."my_alerts_export"(uuid) IS 'What is kept of job alerts for the address of an account.';

COMMENT ON FUNCTION "private"."my_audit_export"(uuid, uuid) IS 'What the audit log says someone did or had done to them: the newest 5,000 entries.';

COMMENT ON FUNCTION "private"."my_interviews_export"(uuid, uuid) IS 'Times and interviews of someone''s own applications and those they proposed or take part in, what they found of others, and how they read times. What others found about them is the team''s.';

COMMENT ON FUNCTION "private"."my_messages_export"(uuid, uuid) IS 'The conversations of someone''s own applications, and what they wrote for a company.';

COMMENT ON FUNCTION "private"."my_offers_export"(uuid, uuid) IS 'Offers to someone, and those they made for a company.';

COMMENT ON FUNCTION "private"."my_rows"(text, text, uuid, text[]) IS 'The rows of a table that are someone''s by this column, without the columns named.';

COMMENT ON FUNCTION "private"."nameless_applicant"() IS 'What is kept as sent of an applicant whose account was deleted: nothing but that someone applied.';

COMMENT ON FUNCTION "private"."new_link"(public.invitations) IS 'The path of a new link to an invitation. Its callers hand it out and keep nothing.';

COMMENT ON FUNCTION "private"."next_search_mail"(text) IS 'When the next email about a search is due: each day, or each Monday, at 13:00 UTC; null for off.';

COMMENT ON FUNCTION "private"."note_calendars"(private.interviews) IS 'Keeps who knows that they take part in an interview, and whose calendar has it from an email.';

COMMENT ON FUNCTION "private"."note_first_plan"() IS 'Row trigger: notes when a company was given its first plan, and forgets one that was undone.';

COMMENT ON FUNCTION "private"."note_managed_view"(public.candidates, private.reach, text) IS 'Notes that a represented profile or a document of it is about to be shown.';

COMMENT ON FUNCTION "private"."note_profile_view"(uuid, uuid, text, uuid, text) IS 'Notes that a company, or with null an administrator, is about to be shown a candidate: once a day each way (RULES: Candidates). Where nothing can be written it fails, so that no one reads unnoted.';

COMMENT ON FUNCTION "private"."note_readers"(private.note_subject) IS 'The colleagues who read the notes about something: whom a note can mention. Partner recruiters where it is assigned to them; to them only its owner, who wrote there or who gave it to them is named (RULES: Staff).';

COMMENT ON FUNCTION "private"."note_removal"(public.applications, text, uuid) IS 'Keeps that someone removed their data, and notifies the application''s owner and who added them.';

COMMENT ON FUNCTION "private"."note_run"(text, text) IS 'Notes that a schedule has run, and what went wrong.';

COMMENT ON FUNCTION "private"."note_sign_in"() IS 'Row trigger on auth.users: keeps when someone was seen, for the list of people. SECURITY DEFINER as handle_new_account.';

COMMENT ON FUNCTION "private"."note_subject"(uuid, uuid) IS 'What the caller may note about: an application they may move, while its applicant has an account, or a candidate their company represents and they may read (RULES: Applications). PT401, PT404, PT422 unless exactly one is named.';

COMMENT ON FUNCTION "private"."note_to_change"(uuid) IS 'A note about a company, locked. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."note_unknown_skills"() IS 'Brings private.unknown_skills up to date. Called on a schedule every hour.';

COMMENT ON FUNCTION "private"."notify_admins_of_message_report"(public.applications, private.message_reports) IS 'Notifies every administrator, and emails those who chose so; what was said is in the queue.';

COMMENT ON FUNCTION "private"."notify_admins_of_report"(public.jobs, private.job_reports, integer) IS 'Notifies every administrator that a job was reported by so many, and emails those who chose so.';

COMMENT ON FUNCTION "private"."notify_applicants_of_closing"(public.companies) IS 'Keeps for every applicant that they applied, and notifies those it ends for.';

COMMENT ON FUNCTION "private"."notify_applicants_of_offline"(public.jobs) IS 'Notifies who waits for a reply that the job was taken offline, in the app and by email; never why (RULES: Jobs).';

COMMENT ON FUNCTION "private"."notify_applicants_of_return"(public.companies) IS 'Notifies who still waits for a company that it is active again.';

COMMENT ON FUNCTION "private"."notify_assignee"(uuid, text, text[], jsonb) IS 'Tells a colleague of newly assigned work, once; never of what they did themselves.';

COMMENT ON FUNCTION "private"."notify_former_assignee"(uuid, text, text[], text, jsonb) IS 'Tells a colleague what they no longer own, and who does now.';

COMMENT ON FUNCTION "private"."notify_left_company"(public.candidates, uuid) IS 'Notifies administrators and assignee that a candidate left their company, also by email.';

COMMENT ON FUNCTION "private"."notify_managers_of_offer"(private.offers, public.applications) IS 'Notifies who owns a represented candidate of an offer.';

COMMENT ON FUNCTION "private"."notify_nobody_takes_part"(private.interviews) IS 'Notifies the people behind an application if no one takes part anymore.';

COMMENT ON FUNCTION "private"."notify_of_account_suspension"(public.profiles, private.suspensions) IS 'Notifies the person, and the administrators of the companies they work for.';

COMMENT ON FUNCTION "private"."notify_of_added_person"(private.pending_notifications) IS 'Once it can''t be undone: emails the person, and notifies the job''s owner.';

COMMENT ON FUNCTION "private"."notify_of_company_decision"(private.pending_notifications) IS 'Notifies the administrators of a company of a decision about it, and of the plan that came with it.';

COMMENT ON FUNCTION "private"."notify_of_company_suspension"(public.companies, private.suspensions) IS 'Notifies a company, and after a lift its applicants.';

COMMENT ON FUNCTION "private"."notify_of_ended_management"(public.candidates, text) IS 'Notifies a candidate that their company no longer represents them, also by email.';

COMMENT ON FUNCTION "private"."notify_of_interview"(private.interviews, text, text) IS 'Notifies the others of what happened to an interview, and updates the calendars of its candidate and participants, no matter who did it (RULES: Interviews). what: confirmed, moved, cancelled or move_asked; by_side: candidate, company, or null for what ends with its application.';

COMMENT ON FUNCTION "private"."notify_of_job_reports"(private.pending_notifications) IS 'Notifies company, applicants and reporters of a decision; the company learns nothing of who reported.';

COMMENT ON FUNCTION "private"."notify_of_merge"(private.pending_notifications) IS 'Merges, once that can''t be undone. No one is notified: the person has the same application as before.';

COMMENT ON FUNCTION "private"."notify_of_offer"(private.offers, public.applications) IS 'Notifies all who did not do it what happened to an offer (RULES: Offers).';

COMMENT ON FUNCTION "private"."notify_of_plan_request"(private.pending_notifications) IS 'Notifies every administrator of a request that still waits.';

COMMENT ON FUNCTION "private"."notify_of_proposal"(private.interview_proposals, text, text) IS 'Notifies the others of what happened to proposed times. what: proposed, declined, withdrawn, passed or ended, with why of the last. New times and replies are emailed, and to staff that there is no reply; that times are gone is only in the app. Staff of the company that represents the candidate hear of all of it (private.people_to_tell).';

COMMENT ON FUNCTION "private"."notify_of_put_forward"(public.put_forwards) IS 'Notifies the candidate of what they were asked, by email where mailed_at says so.';

COMMENT ON FUNCTION "private"."notify_of_put_forward_answer"(public.put_forwards) IS 'Notifies who asked, if still among the recruiting staff, of the reply.';

COMMENT ON FUNCTION "private"."notify_of_status"(public.applications, boolean) IS 'Notifies the candidate of the present status, instead of unread notifications of it.';

COMMENT ON FUNCTION "private"."notify_of_suspension"(private.pending_notifications) IS 'Notifies of a suspension or its end, unless it is what people know.';

COMMENT ON FUNCTION "private"."notify_partners"(public.company_relationships, text, boolean) IS 'Notifies the administrators of both companies of what (jobs, candidates) they share now or no longer, and candidates who agreed, to whom they are shown. No one while one of the two is not approved or has a plan without partners: they share nothing.';

COMMENT ON FUNCTION "private"."notify_removed_colleague"(public.company_users) IS 'Anyone who is removed is notified, also by email (RULES: Staff).';

COMMENT ON FUNCTION "private"."notify_staff"(uuid, text, text, jsonb, jsonb, text, text, jsonb, boolean) IS 'Notifies someone of the staff of one thing (key and facts as of private.notify) of a kind (staffNoticeKinds of the contracts) as they want to be at data.company_id: in the application, and by email at once (the template, or staff_notice) or in the summary. path: of the page that shows it; data.change_id: of what can be taken back; by_mail false: what is never emailed.';

COMMENT ON FUNCTION "private"."notify_staff_of_offer"(private.offers, public.applications) IS 'Notifies who made an offer, while they still work on it, and the people behind the application what happened to it, whatever they have turned off: at once in the application, and by email unless its application has ended.';

COMMENT ON FUNCTION "private"."offer_ended_in_words"(private.offers) IS 'Why an offer can no longer be answered, fit to show; null while it is open.';

COMMENT ON FUNCTION "private"."only_administered_company"(uuid) IS 'A company that would have no administrator without this account (RULES: Accounts); null for none.';

COMMENT ON FUNCTION "private"."open_jobs_lock"(uuid) IS 'The lock under which a company''s open jobs are fitted to its plan.';

COMMENT ON FUNCTION "private"."open_jobs_within"(uuid, integer, uuid[]) IS 'A company''s open jobs, and which of them are over a limit. Null: no limit.';

COMMENT ON FUNCTION "private"."operator_address"() IS 'The postal address of who runs the installation, in one line, or null.';

COMMENT ON FUNCTION "private"."operator_line"() IS 'Who runs the installation and where, at the end of every email, or null.';

COMMENT ON FUNCTION "private"."operator_word"(text) IS 'What the product is called, the sign of its currency, and what its country calls a state, from operator.ts of the contracts. SQL has them from here alone.';

COMMENT ON FUNCTION "private"."our_template"(text) IS 'Our words for a kind of message, used until a company writes its own; null for an unknown kind.';

COMMENT ON FUNCTION "private"."page_limit"(integer) IS 'Rows of a page: 20 (contracts/limits.ts, pageSize) by default, 1 to 50.';

COMMENT ON FUNCTION "private"."partner_ids"(uuid, text) IS 'The live partners that share jobs, candidates or anything with a live company now. A partnership rests where either plan has none.';

COMMENT ON FUNCTION "private"."people_behind_added"(public.applications, uuid) IS 'Who is notified of an application added by hand: who owns it, and who added it while they are there.';

COMMENT ON FUNCTION "private"."people_of_interview"(private.interviews) IS 'Interview participants: private.people_of_proposal of the one it came from last.';

COMMENT ON FUNCTION "private"."people_to_tell"(public.applications, uuid) IS 'Who of the staff hears about times and interviews, and for which company: the people behind the application, those who take part, and those at the company that represents the candidate who are notified of messages; not who did it.';

COMMENT ON FUNCTION "private"."person_json"(public.profiles) IS 'Person of the contracts (administration/administration.ts): counts, never what is in an application.';

COMMENT ON FUNCTION "private"."place_in_job"(public.applications, boolean) IS 'The stage of an application in its job''s list, newest first: its neighbours, its place from 1 and how many there are. Who does not see all of the job, the representing company, walks through its own candidates only.';

COMMENT ON FUNCTION "private"."place_landing"(text) IS 'The page of a place, by its name in private.places.';

COMMENT ON FUNCTION "private"."places_meant"(text, boolean) IS 'The private.place_terms of someone who looks for a place: a city, or its state where wide.';

COMMENT ON FUNCTION "private"."plan_history"(uuid) IS 'PlanEvent[] of the contracts: the last changes of a plan and what was asked for, newest first.';

COMMENT ON FUNCTION "private"."plan_includes"(uuid, text) IS 'Whether a company''s plan has this part at all: the one predicate for what needs a minimum plan.';

COMMENT ON FUNCTION "private"."plan_limit"(text, text) IS 'How much a plan holds: planLimits of the contracts. Null: no limit; 0: not part of it, or left out by the operator, and no plan holds nothing.';

COMMENT ON FUNCTION "private"."plan_refusal"(uuid, text) IS 'Why a plan has no room for an act, with the limit and the way on.';

COMMENT ON FUNCTION "private"."plan_since"(uuid) IS 'Since when a company has its plan, by the history that it reads; null once that is no longer kept.';

COMMENT ON FUNCTION "private"."plan_stage"(timestamp with time zone) IS 'How near the end of a plan is: 14_days, 1_day, ended; null while there is nothing to announce.';

COMMENT ON FUNCTION "private"."plan_use"(uuid, text) IS 'PlanUse of the contracts: of each part how much is used, and the limit of the company''s plan or of another.';

COMMENT ON FUNCTION "private"."plan_used"(uuid, text) IS 'How much of a part a company uses now; null for a part that is not counted. A partner recruiter is on the team of the company they work for, a submitted candidate counts for who represents them.';

COMMENT ON FUNCTION "private"."plausible_skills"(text, text) IS 'At most two known skills an unknown word may mean: of the fields of work it is used in, and spelled like it or sharing a word; none for everyday words (RULES: Skills).';

COMMENT ON FUNCTION "private"."preferred_filter"(uuid) IS 'Someone''s preferences as a JobFilter (contracts/jobs/job-filter.ts); {} for none.';

COMMENT ON FUNCTION "private"."publish_changed_companies"() IS 'Statement trigger on companies: name, logo, industry, culture and whether it is paused are in published_companies.';

COMMENT ON FUNCTION "private"."queue_companies"(uuid[]) IS 'Brings the queues and the compared names of these companies up to date. Called by triggers and migrations only; anyone who changes a company or its proposal holds its row.';

COMMENT ON FUNCTION "private"."queue_facts"(text, uuid) IS 'What one queue shows of a company besides CompanyListItem: QueueFacts of the contracts.';

COMMENT ON FUNCTION "private"."reach_in_words"(uuid[]) IS 'few to thousands, with borders that give the number away to no one (RULES: Matching).';

COMMENT ON FUNCTION "private"."reaches_people"(uuid) IS 'False for a paused company (private.is_paused). No invitation of it is accepted, no one writes, proposes times, makes or answers an offer, moves applications or stores files there, and the profiles it represents are closed to it (RULES: Companies). SECURITY DEFINER: candidates do not read companies.';

COMMENT ON FUNCTION "private"."reading_zone"(uuid, text) IS 'The time zone in which someone reads times: theirs, else the one in which they were proposed.';

COMMENT ON FUNCTION "private"."reason_to_open"(text, text, private.reach) IS 'What lets the caller open someone else''s file: an application they review that it was sent with, the profile of a candidate their company represents, a registration they read (RULES: Files). is_paused: it''s closed while their company is paused. No row: nothing does.';

COMMENT ON FUNCTION "private"."recount_application_matches"(uuid[]) IS 'Counts the matches of all applications for these jobs again, set by set: for a job that asks for something else, and for whatever changes which skills are the same. Writes only what has changed or is not kept yet.';

COMMENT ON FUNCTION "private"."refit_open_jobs"(uuid[]) IS 'Shows hidden jobs of these companies where one has closed or ended. Called with every change of jobs, and on the schedule of private.tell_ending_plans for last days that have passed.';

COMMENT ON FUNCTION "private"."refuse_closed_times"(private.interview_proposals) IS 'PT409 times_closed with what happened to them.';

COMMENT ON FUNCTION "private"."refuse_empty_note"(text) IS 'PT422 for a note without words, or with too many.';

COMMENT ON FUNCTION "private"."refuse_outdated"(timestamp with time zone, timestamp with time zone, jsonb) IS 'PT409 edit_conflict with {"current": …} when a record, locked by the caller, is not the version an edit began from anymore (RULES: Interface). A null version, as the status menu sends, is no edit of what was read.';

COMMENT ON FUNCTION "private"."refuse_over"(private.interviews) IS 'PT409 interview_over for one that was canceled or has started.';

COMMENT ON FUNCTION "private"."refuse_own_account"(public.profiles) IS 'PT409: so there is always an administrator left.';

COMMENT ON FUNCTION "private"."refuse_paused"(uuid) IS 'PT409 company_paused, with the reason, while the company reaches no one.';

COMMENT ON FUNCTION "private"."refuse_suspended"(jsonb) IS 'The auth service asks before it makes a token (auth.hook.custom_access_token): a suspended account gets none, after the right password, and the refusal carries SuspendedAccount of the contracts. Everyone else''s event goes back as it came. SECURITY DEFINER: the auth service reads no table of ours.';

COMMENT ON FUNCTION "private"."refuse_too_many_alerts"(uuid, integer) IS 'PT409 where so many more would be past the limit of an address, whose alerts are locked.';

COMMENT ON FUNCTION "private"."refuse_too_many_searches"(uuid, uuid) IS 'PT409 when someone has saved as many searches as we keep, but for one.';

COMMENT ON FUNCTION "private"."regions"() IS 'The states of the operator''s country: the private.location_key of each name to its code.';

COMMENT ON FUNCTION "private"."registration_home_errors"(jsonb) IS 'What of a registration is not written as the operator''s country writes it.';

COMMENT ON FUNCTION "private"."reject_company"(public.companies, text, timestamp with time zone) IS 'Rejects with a reason; people are notified once it can''t be undone. PT409 (RULES: Administration).';

COMMENT ON FUNCTION "private"."related_landings"(private.landing, uuid[]) IS 'Pages with jobs that are near a page or have to do with the jobs on it.';

COMMENT ON FUNCTION "private"."remind_candidate"(public.applications, date) IS 'Notifies the candidate that an answer is promised for tomorrow, for today, or did not come, in the application and, unless they turned such emails off, by email; instead of an unread reminder of it. The notification is removed when the application moves (private.notify_of_status).';

COMMENT ON FUNCTION "private"."remind_of_interviews"(timestamp with time zone) IS 'Reminds of confirmed interviews 24 hours and an hour before, once each, whatever clocks are set in between; of one that is found late only the nearer, and none of what was arranged or moved after that moment, or is on hold (RULES: Interviews). Called on a schedule every minute.';

COMMENT ON FUNCTION "private"."remote_landing"() IS 'The page of jobs that can be done from anywhere.';

COMMENT ON FUNCTION "private"."repeated_invitation"(uuid, text, text) IS 'NewInvitation of the invitation that the caller has made under an id before; null for a new id. The link of the first answer is kept nowhere: there is a new one as long as the email waits. PT409 id_taken, also once it was revoked.';

COMMENT ON FUNCTION "private"."report_days"(uuid, date, date) IS 'The days (UTC) of a report, both included; six months by default, five years at most, and not past what the plan includes. PT409 plan_limit, PT422.';

COMMENT ON FUNCTION "private"."require_live_company"(uuid) IS 'PT403 not_approved or subscription_required, PT409 company_paused, unless it may publish.';

COMMENT ON FUNCTION "private"."require_own"(public.companies, timestamp with time zone, timestamp with time zone) IS 'PT409 with who has made a decision that is already in effect, unless it was the caller.';

COMMENT ON FUNCTION "private"."require_plan_asker"(uuid) IS 'The caller, who is an administrator of the company. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."require_room"(uuid, text, integer) IS 'PT409 plan_limit where the plan has no room. An act that counts holds the plan first.';

COMMENT ON FUNCTION "private"."require_words"(text, uuid) IS 'What an administrator writes. PT422 by field.';

COMMENT ON FUNCTION "private"."reschedule_interview"(uuid, timestamp with time zone, smallint, text, text, text, text, text) IS 'Moves an interview, locked by its callers, and keeps that it was: calendars take it as the newer one, nothing is being asked for, and reminders start over. why: a reason both sides read, or null; side: who moves it.';

COMMENT ON FUNCTION "private"."respond_to_invitation_as"(uuid, uuid, boolean) IS 'Accepts or declines an invitation for an account, whose confirmed address must be the invited one. Gives why the plan stopped it, or null. PT404 for anything not sent to that address, PT409, PT422 without an answer.';

COMMENT ON FUNCTION "private"."restore_plan"(uuid, jsonb) IS 'A plan as it was before it came with an approval. The company is locked.';

COMMENT ON FUNCTION "private"."resume_hits"(uuid, text[]) IS 'Which of these words are in which resumes that a company may find. Callers check who may open the file.';

COMMENT ON FUNCTION "private"."retention"(text) IS 'How many days something is kept: as administrators set it, else retentionDays in contracts/accounts/retention.ts (RULES: Accounts).';

COMMENT ON FUNCTION "private"."retry_wait"(integer, boolean) IS 'How long an email waits after so many failed tries: 1, 2, 4… minutes, at most 6 hours; 6, 12, 24… hours when it may have arrived, so that there are few copies (RULES: Messages). A refusal is no reason to give up sooner: an email provider refuses for good what is set up wrongly at the sender, until that is mended.';

COMMENT ON FUNCTION "private"."run_schedule"(text) IS 'Runs a schedule now and notes how it went. Gives why it failed, or null: what it had done by then is undone.';

COMMENT ON FUNCTION "private"."schedules"() IS 'What runs by itself: when, as pg_cron reads it, how often at least, and what. A migration that changes it ends with `select private.apply_schedules()`.';

COMMENT ON FUNCTION "private"."scorecard_to_edit"(private.interviews, public.applications) IS 'The caller''s own scorecard while they can edit it: until someone decides (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."scorecards_due"(uuid, uuid) IS 'The interviews of which someone still owes a scorecard at a company.';

COMMENT ON FUNCTION "private"."searched_of"(public.candidates) IS 'What a search of a company''s candidates looks through, besides the resume.';

COMMENT ON FUNCTION "private"."send_due_summaries"() IS 'Emails everyone what has waited for their daily summary: one email for each company, with the first fifty in it and how many there are. Called on a schedule; does something once a day, or as soon after as it is called.';

COMMENT ON FUNCTION "private"."sessions_of"(uuid) IS 'Where someone is signed in, by last use, at most 50.';

COMMENT ON FUNCTION "private"."set_admin_emails"(text, jsonb) IS 'Who gets a kind of email from now on, with an audit entry for each who starts or stops.';

COMMENT ON FUNCTION "private"."set_setting"(text, jsonb, jsonb) IS 'Keeps a setting and its entry in the audit log; recipients of emails have entries of their own.';

COMMENT ON FUNCTION "private"."setting"(text) IS 'A setting as text; null while it is unset or at its preset.';

COMMENT ON FUNCTION "private"."settings_json"() IS 'Settings of contracts/administration/settings.ts.';

COMMENT ON FUNCTION "private"."settings_version"() IS 'When the settings were last changed.';

COMMENT ON FUNCTION "private"."settle_calendar"(private.interviews) IS 'After someone came or went: who no longer takes part in an upcoming interview gets a cancellation, who does again gets an invitation, and the others and the candidate the newer entry. Where no one is left, the people behind the application hear of it. Does nothing when everyone knows already.';

COMMENT ON FUNCTION "private"."settle_calendars"(uuid, uuid) IS 'private.settle_calendar of all someone takes or took part in. Safe to repeat.';

COMMENT ON FUNCTION "private"."settle_calendars_of_change"() IS 'Row trigger on job_assignments, job_team_members and company_users: with a job or a role someone may lose or get back the interviews they take part in. Its argument: the column with whose it is. SECURITY DEFINER: interviews are closed to every client.';

COMMENT ON FUNCTION "private"."shared_by"(uuid, uuid) IS 'SharedByCompany of the contracts: what a switch shows of a company to its partner, and how many stay hidden; without a partner, to one no one hides from.';

COMMENT ON FUNCTION "private"."show_unread"(public.applications, uuid, text, uuid) IS 'Shows one notification for what someone has not read of a conversation, or none.';

COMMENT ON FUNCTION "private"."side_has_reported"(private.application_messages, text) IS 'True once someone of that side has reported the message.';

COMMENT ON FUNCTION "private"."skill_as_written"(text) IS 'An unknown skill as someone wrote it.';

COMMENT ON FUNCTION "private"."skill_landing"(private.skills) IS 'The page of a known skill.';

COMMENT ON FUNCTION "private"."staff_notice_kinds"() IS 'What staff are notified of and can turn off: staffNoticeKinds of the contracts, in the order they are shown.';

COMMENT ON FUNCTION "private"."staff_notice_setting"(uuid, uuid, text) IS 'What someone chose; else in the application and at once, reminders daily.';

COMMENT ON FUNCTION "private"."staff_of_application"(public.applications) IS 'Everyone who may move an application, for notifying others than the caller.';

COMMENT ON FUNCTION "private"."staff_roles_for"(private.staff_act) IS 'The table of staff rights (RULES: Staff): the roles that may do something to everything of their company. What is assigned to someone, or their own, comes on top: see the predicates of jobs, applications and candidates.';

COMMENT ON FUNCTION "private"."staffed_membership"(uuid) IS 'The caller''s own membership, of the given company or of the chosen one. PT401, PT404 for everyone else, administrators included.';

COMMENT ON FUNCTION "private"."start_alert"(private.alert_requests, text, uuid) IS 'Starts what was asked for, as a saved search of the account with this address or as an alert of the address; one for the same search only comes as often as asked last. Gives its id. PT409 past 20 searches or 5 alerts.';

COMMENT ON FUNCTION "private"."stopped_by_plan"(public.invitations) IS 'Why the plan has no room for the person who accepts, of which the sender is notified; null where it has.';

COMMENT ON FUNCTION "private"."store_candidate_mail"(uuid, text, boolean) IS 'Turns emails of a kind on or off. Safe to repeat.';

COMMENT ON FUNCTION "private"."store_staff_notice"(uuid, uuid, text, boolean, text) IS 'Keeps a choice. Once emails are off, what waits for the summary is dropped.';

COMMENT ON FUNCTION "private"."suspend"(private.suspensions) IS 'Keeps a suspension, whose subject is locked. The same one again changes nothing. PT422.';

COMMENT ON FUNCTION "private"."suspension_json"(uuid) IS 'Suspension of the contracts, as its subject may read it; null for none.';

COMMENT ON FUNCTION "private"."take_alerts_over"(uuid, text) IS 'Makes the alerts of a candidate''s confirmed address saved searches of theirs, as many as there is room for; the others end.';

COMMENT ON FUNCTION "private"."take_back_told"(uuid, uuid[], timestamp with time zone) IS 'Takes back the notifications of a change that was undone; an email that waits is not sent.';

COMMENT ON FUNCTION "private"."takes_people"(public.jobs, private.reach) IS 'True for who handles the applications of a published job that hasn''t expired, whatever its company''s state.';

COMMENT ON FUNCTION "private"."tell_author_of_removal"(private.application_messages) IS 'Notifies the author of a removed message, and the administrators of the company they wrote for, in the application and by email: always, whatever they turned off. Who reported it, and what they said, is shared with no one.';

COMMENT ON FUNCTION "private"."tell_ending_plans"() IS 'Notifies the administrators of companies, in the application and by email, that their plan ends in at most 14 days, in one, or has ended; each once. With the end the time of its invitations stops. Called on a schedule.';

COMMENT ON FUNCTION "private"."today_of"(uuid) IS 'The day it is for someone, in the zone in which they read times.';

COMMENT ON FUNCTION "private"."told_of_message"(public.applications, text) IS 'Who is notified of a message that side wrote, of those who read it and are not its writer''s colleagues: the candidate, the people behind the application, the candidate''s owner, and who has written there themselves (RULES: Conversations).';

COMMENT ON FUNCTION "private"."trial_days"() IS 'How long a free trial lasts that is given from now on.';

COMMENT ON FUNCTION "private"."undo_pending"(text, uuid, timestamp with time zone, text) IS 'Takes the caller''s own pending act back and gives what it goes back to. PT409 undo_over when it is too late, was undone already, is another''s or the subject has changed.';

COMMENT ON FUNCTION "private"."unknown_skill_uses"(boolean) IS 'Each unknown skill, undecided or kept as written, and how often it is used.';

COMMENT ON FUNCTION "private"."unread_messages"(uuid, uuid, text) IS 'What the other sides have written to someone since they last read.';

COMMENT ON FUNCTION "private"."unsubscribe_json"(private.unsubscribe_links) IS 'UnsubscribeLink (contracts/notifications/notification.ts): nothing of the person, since anyone with the email can read it.';

COMMENT ON FUNCTION "private"."unsubscribe_link"(text) IS 'What a token turns off. PT404 for one that is unknown, or of someone who has left the team.';

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

COMMENT ON FUNCTION "private"."was_public"(public.jobs) IS 'True for a job the public has seen and may be notified of, open or not (RULES: Jobs).';

COMMENT ON FUNCTION "private"."without_content"(text) IS 'An error''s message without what it may quote of people''s data.';

COMMENT ON FUNCTION "private"."works_on_job"(public.jobs, private.reach) IS 'True for recruiting staff and its assignee, unless it is deleted (RULES: Jobs).';

COMMENT ON FUNCTION "private"."write_application_event"() IS 'Writes one event per status, with it. SECURITY DEFINER: no one else may.';

COMMENT ON FUNCTION "private"."write_to"(uuid, text, text, text, jsonb, text) IS 'Notifies and emails one who reported something.';

COMMENT ON FUNCTION "private"."written_as"(text) IS 'How the operator''s country writes its postal codes and tax numbers: a pattern, and what is said where it isn''t met. Null for any way.';

COMMENT ON FUNCTION "public"."accept_offer"(uuid) IS 'Accepts the caller''s offer: the application becomes Hired at once, as their own move, and the company is notified (RULES: Offers). Gives ApplicationOffers. Safe to repeat. PT401, PT404, PT403 for others than its candidate, PT409 offer_over. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."add_company_note"(uuid, uuid, text) IS 'Keeps a note about a company. p_id is made by the caller: the same note again is the one that is there. Gives CompanyNote. PT401, PT403, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."add_team_note"(uuid, text, uuid, uuid, uuid[]) IS 'Keeps a note about an application or a represented candidate and notifies the mentioned colleagues who read it. p_id is made by the caller: the same note again is the one that is there. Gives TeamNote. PT401, PT404, PT409 beyond 200 notes, PT422 by field.';

COMMENT ON FUNCTION "public"."answer_hire"(uuid) IS 'No longer asks what happens to the job and the others after a hire: what the company does with them it does with the job and with change_applications. Safe to repeat. PT401, PT404, PT403 for readers only. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."ask_for_plan"(uuid, text, uuid) IS 'A company''s administrator asks for a plan, instead of the one asked for before. Administrators are notified once it can''t be undone. p_id, made by the caller: the same one again is the same request. PT401, PT403, PT404, PT409 has_plan or id_taken, PT422.';

COMMENT ON FUNCTION "public"."ask_to_move_interview"(uuid, text) IS 'The candidate asks for another time and says when they could; the interview stays until the company moves it. Later words replace the first ones without notifying anyone again. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, application_closed, PT422 by field.';

COMMENT ON FUNCTION "public"."assign_candidates"(uuid[], uuid) IS 'Assigns represented candidates to a colleague or, with null, to no one, as assign_jobs.';

COMMENT ON FUNCTION "public"."assign_jobs"(uuid[], uuid) IS 'Assigns jobs to a colleague (replacing who had them) or, with null, to no one; both are notified. Gives AssignmentDone (contracts/jobs/job.ts): how many were asked for, and what undo_assignment takes back, null when nothing changed. Managing staff only. PT404 for a job out of reach, PT403, PT422 when the person is no manager, recruiter or partner recruiter there.';

COMMENT ON FUNCTION "public"."cancel_email_change"() IS 'Ends a change of the caller''s address that waits: its links no longer work. Safe to repeat. SECURITY DEFINER: accounts are the auth service''s, whose API takes no change back. PT401.';

COMMENT ON FUNCTION "public"."cancel_interview"(uuid, text) IS 'Either side cancels an interview to come, with a reason both read. A canceled one stays canceled. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, PT422 by field.';

COMMENT ON FUNCTION "public"."change_applications"(jsonb, jsonb) IS 'Moves up to 200 applications [{id, from}], or gives them to a colleague, by BulkChange (contracts/applications/application.ts), and gives {outcomes: ChangeOutcome[]} as they were found: those with refusal null changed, the others stayed (RULES: Applications). from: where the mover saw it. Safe to repeat: what is there already is left out. PT401, PT409 for withdrawn, PT422 by field.';

COMMENT ON FUNCTION "public"."change_job_alert"(text, uuid, text) IS 'Sends one of the alerts behind a link more or less often; gives JobAlerts. PT404, PT422.';

COMMENT ON FUNCTION "public"."change_saved_search"(uuid, text, text) IS 'Calls a search of the caller''s differently, or emails it more or less often; gives SavedSearch. What was posted while its email was off is not emailed later. PT401, PT403, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."check_company_picture"(uuid) IS 'Nothing where the caller may add a picture to the company''s page; store-company-picture asks before it stores one. SECURITY DEFINER: no one reads storage. PT401, PT403, PT404, PT409 storage_full.';

COMMENT ON FUNCTION "public"."choose_company"(uuid) IS 'The company someone who works for several sees from now on, on every device (RULES: Companies). Gives the Frame. SECURITY DEFINER: no one writes profiles through the API. PT401, PT404 for one they do not work for.';

COMMENT ON FUNCTION "public"."choose_open_jobs"(uuid, uuid[]) IS 'Which jobs stay open where the plan has room for fewer than there are: its administrators and those of the platform. SECURITY DEFINER: what is published is closed to clients. PT401, PT403, PT404, PT422.';

COMMENT ON FUNCTION "public"."claim_emails"(integer, uuid) IS 'Hands out emails that are due (1 to 100), or the one named that no one has tried yet, and leases them for ten minutes, longer than any delivery lasts, so that two deliveries never hold the same email and a crashed one is repeated. SECURITY DEFINER: the table is closed even to service_role.';

COMMENT ON FUNCTION "public"."close_company"(uuid, text) IS 'Deletes a company at once and for good, by its company_admin, who types its name: its jobs leave every list, open applications end with a word to each candidate, it no longer represents anyone, partnerships and invitations end, its team keep their accounts without it (RULES: Companies). Gives {files: [{bucket, path}]}, which delete-account takes out of storage. SECURITY DEFINER: no one writes companies through the API. PT401, PT403 also password_needed, PT404, PT409 busy, PT422.';

COMMENT ON FUNCTION "public"."complete_email"(uuid, text, boolean) IS 'Reports a claimed email as sent, or as failed with the error: then it is due again, or given up after three days (RULES: Messages). p_may_have_arrived: the server had all of it and did not say what happened to it. SECURITY DEFINER as claim_emails.';

COMMENT ON FUNCTION "public"."confirm_job_alert"(text, text) IS 'Starts the alert of an emailed link and gives AlertRequest; safe to repeat. Where a candidate account has this address, it is a saved search there. p_name: the search in words, from the page that was read. PT404, PT409 link_expired, past 5 alerts of an address or 20 searches of an account, PT422.';

COMMENT ON FUNCTION "public"."count_all_jobs"() IS 'JobTotals (contracts/jobs/all-jobs.ts): how many jobs list_all_jobs has, of how many companies, and how many of them are open. PT401, PT403.';

COMMENT ON FUNCTION "public"."count_candidates_with_skills"(text[]) IS 'SkillReach (contracts/jobs/job.ts): about how many candidates have enough of some skills, for who posts jobs at a live company; null for none asked. Never a number, so that no one is found by it (RULES: Matching). PT401, PT403. VOLATILE: the first call makes private.reach_secret.';

COMMENT ON FUNCTION "public"."count_expiring"(jsonb) IS 'How many rows the next night would delete by each retention of p_days (RetentionSetting to days) that is shorter than now: at most 10,000 each. PT401, PT403 for others than administrators, PT422 by field.';

COMMENT ON FUNCTION "public"."count_for_admin"() IS 'The numbers of the administrators'' dashboard: {users, companies, candidates, pending, undelivered, reports, reported_messages, messages}: pending are submitted companies, undelivered emails that were given up, reports the reported jobs and the reports of deleted companies that wait, reported_messages messages of conversations that do, messages those of the contact page that wait. SECURITY DEFINER: the numbers are closed to every client. PT401, PT403.';

COMMENT ON FUNCTION "public"."create_invitation"(text, text, jsonb, boolean, uuid) IS 'Invites an email address. p_type: admin, company, employee or candidate; p_data: the form''s fields (RULES: Invitations), with companyId where the caller has several companies. Gives NewInvitation (contracts/procedures.ts); the path of its link is not given again. p_held: the caller has its email delivered at once, by email_id. p_id, made by the caller: the same one again is the same invitation (private.repeated_invitation). Valid for 7 days (RULES: Invitations). SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409 ''already exists'', PT422 by field, PT429.';

COMMENT ON FUNCTION "public"."decide_company_proposal"(uuid, boolean, timestamp with time zone, text, uuid[]) IS 'Approves what waits, which then applies to the company, or rejects it with a reason the company reads; gives the Company. p_updated_at: the version of the company that was reviewed; p_warnings_seen as in set_company_approval. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 changed since, warnings_unseen or nothing waits, PT422.';

COMMENT ON FUNCTION "public"."decide_job_reports"(uuid, text, text) IS 'Takes a reported job offline, which closes it, with a reason its company reads, or dismisses its reports; gives ReportedJob. No one is notified for ten seconds, in which it can be taken back. PT401, PT403 for others than administrators, PT404, PT409 when someone has decided, PT422 by field.';

COMMENT ON FUNCTION "public"."decide_message_reports"(uuid, text) IS 'Removes a reported message, which loses what it said at once and its files once people are notified, or keeps it; gives ReportedMessage. No one is notified for ten seconds, in which it can be taken back. PT401, PT403 for others than administrators, PT404, PT409 when someone has decided, PT422 by field.';

COMMENT ON FUNCTION "public"."decline_plan_request"(uuid, text) IS 'A platform administrator declines a request with a reason, which the company''s administrators read. Granting is set_company_subscription with the plan asked for. Safe to repeat. PT401, PT403, PT404, PT409 request_decided, PT422 by field.';

COMMENT ON FUNCTION "public"."delete_account"(text, jsonb) IS 'Deletes the caller''s account at once and for good, and emails that to its address; gives {files: [{bucket, path}]}, which the server function delete-account then takes out of storage. p_email: typed by its owner; p_successors: {company id: user id}, who takes over a company whose last administrator goes (RULES: Accounts). Safe to repeat. SECURITY DEFINER: an account is in closed tables and in the auth service''s. PT401, PT403 password_needed, PT409 last_administrator and last_company_admin, PT422.';

COMMENT ON FUNCTION "public"."delete_account_on_request"(uuid, text, text) IS 'Deletes an account for good once that can''t be undone. p_email: typed by the administrator; p_asked_by: how the person asked (contracts/administration/suspension.ts). PT401, PT403, PT404, PT409 own_account or last_company_admin, PT422.';

COMMENT ON FUNCTION "public"."delete_company_note"(uuid) IS 'Deletes a note about a company, of any administrator; the one who deleted it can undo that for ten seconds. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."edit_company_note"(uuid, text) IS 'Changes one''s own note about a company. Gives CompanyNote. PT401, PT403 also not_your_note, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."edit_scorecard"(uuid, jsonb, text, text) IS 'Changes the caller''s own scorecard until someone decides. Gives InterviewScorecards. PT401, PT404, PT409 cannot_edit, criteria_changed, PT422 by field.';

COMMENT ON FUNCTION "public"."end_management"(uuid) IS 'Managing staff ends the management of a candidate: access to profile and documents, the assignment, what they agreed to be shown, and the questions they have not answered end with it; they are notified in the application and by email (RULES: Candidates). SECURITY DEFINER: clients write no column of candidates. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."end_my_session"(uuid) IS 'Signs out one session of the caller''s (RULES: Accounts). Of one that is gone, or someone else''s, nothing happens and nothing is said. SECURITY DEFINER: sessions are the auth service''s. PT401.';

COMMENT ON FUNCTION "public"."export_my_data"() IS 'MyData (contracts/accounts/account-data.ts): all that is held about the caller, with the files that open-file opens. Of others it names companies, and people only where a member of a team was notified of them. SECURITY DEFINER: most of it is in closed tables. PT401.';

COMMENT ON FUNCTION "public"."get_added_link"(text) IS 'AddedLink (contracts/applications/added-person.ts): what the page behind a link to a person added by hand shows. Without the confirmed address that was entered no values, only their kinds. Does nothing: email scanners open links. SECURITY DEFINER: who holds the link holds the email. PT404, the same for every link that does not work.';

COMMENT ON FUNCTION "public"."get_admin_job"(uuid) IS 'AdminJob (contracts/jobs/all-jobs.ts): the posting with its numbers and what was reported and decided, never an application. PT401, PT403 for others than administrators, PT404.';

COMMENT ON FUNCTION "public"."get_admin_today"(timestamp with time zone) IS 'AdminToday (contracts/administration/today.ts): what waits for administrators, oldest first; which kinds could not be read; how much waits in all; and how much the caller has done since p_since, the beginning of their day. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_candidate_dashboard"() IS 'CandidateDashboard (contracts/applications/application.ts): what waits for the caller, how many of the caller''s applications are further along than when the week began (Monday, UTC), and which promised answers are late, three of them: the longest owed first, those nudged lately last (RULES: Applications).';

COMMENT ON FUNCTION "public"."get_company"(uuid) IS 'Company for those who may read all of it, PublicCompany for its partner recruiters and, while it is approved and not suspended, for everyone else, signed out included. SECURITY DEFINER: the row itself is closed to strangers. PT404.';

COMMENT ON FUNCTION "public"."get_company_overview"(uuid) IS 'CompanyOverview (contracts/administration/company-page.ts): figures of the last 30 days, how many jobs, who set the plan, partners, team and reports. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."get_company_page"(uuid) IS 'CompanyPage (contracts/jobs/public-pages.ts): what the public sees of an approved company, with its newest open jobs; of one that is not approved anymore, but had jobs open, only that it is closed (RULES: Companies). PT404 for any other. SECURITY DEFINER: the row is closed to strangers.';

COMMENT ON FUNCTION "public"."get_company_plan"(uuid) IS 'CompanyPlan (contracts/plans/company-plan.ts): plan, use, jobs, partnerships on hold, what was asked for, and history, for its staff, partner recruiters apart, and administrators. SECURITY DEFINER: requests and audit log are closed. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_company_report"(uuid, uuid, date, date) IS 'CompanyReport (contracts/applications/report.ts) of the people who applied to a company, or for one of its jobs, on the given days (UTC, both included), for staff who handle all its applications and administrators (RULES: Reports). Waits are medians in days of those who left the stage; days to hire are calendar days (UTC). SECURITY DEFINER: reach is checked once, and the history is counted in one query. PT401, PT403, PT404, PT409 plan_limit, PT422 by field.';

COMMENT ON FUNCTION "public"."get_company_subscription"(uuid) IS 'CompanySubscription for those who may read all of the company. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_conversation"(uuid, bigint) IS 'Conversation (contracts/conversations/conversation.ts) of an application, for both sides and who represents its candidate: the 50 newest messages, or those before p_before, oldest first. SECURITY DEFINER: messages are closed to every client. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_email_link"(text, text, text) IS 'What the page behind an emailed link says before anything is done: whose it is, and for a confirmation the open invitations for the address and where its sign-up was to lead (RULES: Accounts); the sign-up named that path, so the page accepts only paths of this site. keeps_password: p_secret is the one that the browser of the sign-up keeps; only then is there a first_name. p_type: signup, recovery or email_change. Redeems nothing: email scanners open links. SECURITY DEFINER: who holds the hash holds the email. PT404, the same for unknown and used links.';

COMMENT ON FUNCTION "public"."get_frame"() IS 'Frame of the contracts about the caller: role, name from where the role keeps it, memberships, the companies to choose among where there are several, what waits for them, of administrators by what it is, the interviews of today and what they may do at the company they see, unread among the notifications the bell lists, and in how many conversations something is unread. SECURITY DEFINER: one query instead of the policies of six tables. PT401, PT404 without a profile.';

COMMENT ON FUNCTION "public"."get_health"() IS 'Health (contracts/administration/health.ts): which parts do their work, and nothing more, for uptime monitors. SECURITY DEFINER: the tables are closed.';

COMMENT ON FUNCTION "public"."get_health_report"() IS 'HealthReport (contracts/administration/health.ts) for administrators: late schedules first. SECURITY DEFINER as get_health. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_invitation"(text, text) IS 'What an acceptance page shows (RULES: Invitations), for everyone with the link, signed out included. SECURITY DEFINER: the table is closed and looked up by token only. PT404, the same for unknown, used, expired and wrong kind; PT409 for who has accepted it.';

COMMENT ON FUNCTION "public"."get_job_alert_request"(text) IS 'AlertRequest: what the page behind an emailed link shows. Starts nothing: email scanners open links. PT404.';

COMMENT ON FUNCTION "public"."get_job_alerts"(text) IS 'JobAlerts of the address behind a link. PT404.';

COMMENT ON FUNCTION "public"."get_job_details"(uuid) IS 'JobDetails of a visible job, and of any job the caller works on. PT404 otherwise.';

COMMENT ON FUNCTION "public"."get_job_statistics"(uuid) IS 'JobStatistics (contracts/jobs/job.ts) for those who may read the job: different visitors a day, of all days and of the last 30; days since it was posted while it is open; where its applications come from. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_landing_page"(text) IS 'LandingPage (contracts/jobs/landing.ts): what the words of an address under /jobs mean, with the first page of search_jobs. PT404 for unknown words. SECURITY DEFINER as search_jobs is, and about the same jobs.';

COMMENT ON FUNCTION "public"."get_managed_candidate"(uuid) IS 'ManagedCandidate (contracts/candidates/managed-candidate.ts): the profile of a represented candidate, what was agreed, who owns them, what the caller may do, and the neighbours in the order of list_managed_candidates. VOLATILE: it notes who looks. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_my_documents"() IS 'MyDocuments: the caller''s resumes, cover letter and certificates with names and sizes. SECURITY DEFINER: no one reads storage, and the list of resumes is closed. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_my_management"() IS 'MyManagement (contracts/partners/partnership.ts): who represents the calling candidate, since when, and the partners that may see them now, with those they hide from; null without. SECURITY DEFINER: the company may be one that is not approved. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_my_preview"() IS 'MyPreview (contracts/accounts/my-data.ts): what partners of the representing company and companies one applies to read of the calling candidate, from the functions that serve them. partner is null unmanaged, both are without a profile. SECURITY DEFINER: the company may be one that is not approved. PT401, PT403 for other accounts.';

COMMENT ON FUNCTION "public"."get_person"(uuid) IS 'PersonDetail (contracts/administration/administration.ts): counts, never contents. SECURITY DEFINER: one query instead of the policies of six tables. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."get_platform_figures"(integer) IS 'PlatformFigures (contracts/administration/today.ts) of the last 7, 30 or 90 whole days (UTC): totals, those of as many days before, and each day. SECURITY DEFINER: the tables are closed. PT401, PT403, PT422.';

COMMENT ON FUNCTION "public"."get_saved_jobs"(jsonb, integer) IS '{jobs: SavedJob[]} (contracts/candidates/candidate.ts): what the caller has saved, newest first; of a job that is not visible anymore only what it was called. p_before: {savedAt, id} of the last row shown. PT401, PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."get_settings"() IS 'Settings (contracts/administration/settings.ts). PT401, PT403 for others than administrators.';

COMMENT ON FUNCTION "public"."get_shared_by"(uuid[]) IS 'SharedByCompany[] (contracts/partners/partnership.ts): what each of at most 20 companies would show a partner right now, asked before a switch is turned on. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_site_settings"() IS 'SiteSettings (contracts/administration/settings.ts), for anyone, signed in or not.';

COMMENT ON FUNCTION "public"."get_staff_work"(uuid) IS 'StaffWork (contracts/companies/staff.ts): what a colleague owns and has sent out, and who could take it over; read before a role changes or a membership ends. SECURITY DEFINER as list_staff. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."get_upload_problem"(uuid) IS 'Why the caller''s or their company''s folder, or that of an application they write about, takes no further file, in words, or null: storage refuses an upload without saying why (RULES: Files). SECURITY DEFINER: no one reads storage. PT401.';

COMMENT ON FUNCTION "public"."import_candidates"(jsonb, text, uuid, uuid) IS 'Invites every line that can be, with the same terms, all or none of them, by emails that the outbox sends: {sent, fates} (contracts/invitations/invitation.ts). Safe to repeat: who was invited is left alone; under the same p_id, made by the caller, the answer is the same too. p_rows and refusals as check_candidate_import; PT422 for terms.';

COMMENT ON FUNCTION "public"."leave_management"(uuid) IS 'The calling candidate leaves the company that represents them: ends what end_management ends, applications stay, and the company is notified in the application and by email (RULES: Candidates). p_company_id: whom they mean to leave. Safe to repeat. SECURITY DEFINER: clients write no column of candidates. PT401, PT403 for other accounts, PT409 once another company represents them.';

COMMENT ON FUNCTION "public"."leave_skill"(text) IS 'Leaves an unknown word as it is: it is not listed anymore. PT401, PT403, PT409, PT422.';

COMMENT ON FUNCTION "public"."lift_suspension"(uuid) IS 'Lifts the suspension of an account or a company; within the time to undo it, as if it had never been. Safe to repeat. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."list_all_jobs"(text, text, boolean, jsonb, integer, uuid, date, date) IS '{jobs: ListedAdminJob[]} (contracts/jobs/all-jobs.ts) of every company, newest first. p_search: words of title, locations, required skills and company name; p_state: draft, published, closed (expired ones too), filled or offline; p_is_reported: those whose reports wait, or the others; p_company_id: those of one company; p_since and p_until: the first and last day (UTC) of publishing; p_before: {createdAt, id} of the last row shown. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_assignees"(uuid) IS 'Colleague[] (contracts/companies/staff.ts): those of a company, or of the caller''s chosen one, whom work can be given, by name, with what they own. For recruiting staff. SECURITY DEFINER: counts what others own. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."list_audit_log"(jsonb, jsonb, integer) IS '{entries: AuditEntry[], actor, counts} (contracts/administration/audit.ts), newest first. p_filter: {kind, actor, company, about, from, to, search}, each optional: AuditKind, ids (about: an account it speaks of), times (from inclusive, to exclusive), words in the names and addresses of whom it speaks of and in the names of companies; p_before: {at, id} of the last row shown; p_limit: to 1,000, for an export. actor: who the filter''s actor is. counts: by kind within the other filters, of at most 10,000 entries, with the first page. SECURITY DEFINER: names lie in tables with policies of their own. PT401, PT403, PT422.';

COMMENT ON FUNCTION "public"."list_candidate_applications"(uuid, jsonb, integer) IS '{applications: ManagedCandidateApplication[]} (contracts/candidates/managed-candidate.ts): those of a represented candidate for the company''s own jobs and those made while it represented them, as far as the caller reads them, newest first. p_before: {appliedAt, id} of the last row shown. PT401, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_candidates_to_put_forward"(uuid, uuid, text, jsonb, integer) IS '{candidates: CandidateToPutForward[]} (contracts/partners/partnership.ts): whom a company represents, has no block with, and who are not suspended and do not hide from the job''s, with their match to an open job of its own or of a partner that shares its jobs, best match first, and who has applied or was asked; for recruiting staff. p_after: {score, createdAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_company_emails"(uuid, jsonb, integer) IS '{emails: CompanyEmail[], lately} (contracts/administration/company-page.ts): what was emailed to a company''s team and whom it invites to it, newest first, and how many in the last 30 days; never what it said. p_before: {createdAt, id} of the last row shown. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_company_notes"(uuid, jsonb, integer) IS '{notes: CompanyNote[]} (contracts/administration/company-page.ts), newest first. p_before: {createdAt, id} of the last row shown. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_decided_skills"(jsonb, integer) IS '{skills: DecidedSkill[]} (contracts/matching/skills.ts): words that administrators made a spelling or a skill, newest first; undo_skill_word takes one back. p_before: {createdAt, id} of the last row shown. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_errors"(text, jsonb, integer) IS '{errors: PlatformError[], counts} (contracts/administration/health.ts) of a state, last seen first. p_before: {lastSeenAt, id} of the last row shown. PT401, PT403.';

COMMENT ON FUNCTION "public"."list_jobs_for_candidate"(uuid, jsonb, integer) IS '{jobs: JobForCandidate[], total} (contracts/candidates/managed-candidate.ts): open jobs of the representing company and of partners that share theirs and whom the candidate does not hide from, with their match to a represented candidate, best match first, and whether they have applied there or were asked; for recruiting staff. total: how many jobs there are. p_after: {score, postedAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_landing_pages"() IS 'The paths of all landing pages with three open jobs, for the sitemap. SECURITY DEFINER as get_landing_page is.';

COMMENT ON FUNCTION "public"."list_managed_candidates"(uuid, text, text, text, jsonb, integer) IS '{candidates: ManagedCandidateListItem[]} (contracts/candidates/managed-candidate.ts) of a company, or of the caller''s chosen one (private.my_membership), by name; partner recruiters get those assigned to them. p_search: words in name, email, skills and resume; p_skill: one of theirs; p_assignee: a user id, ''me'' or ''nobody''; p_after: {name, id} of the last row shown, name as its name_key; p_limit: up to 500, to save the list. Empty without a company. PT401, PT404 for another company, PT422.';

COMMENT ON FUNCTION "public"."list_partner_candidates"(uuid, text, uuid, jsonb, integer) IS '{candidates: PartnerCandidate[], partners} (contracts/partners/partnership.ts): represented candidates of the partners of a company (the caller''s chosen one without, private.my_membership) who agreed to be shown and do not hide from it, newest first, for recruiting staff; read-only, but VOLATILE: it notes whom it shows. partners: how many share theirs. p_job_id: one of the caller''s jobs, to see the match with it; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: their rows are closed to partners. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_partner_jobs"(uuid, text, jsonb, integer) IS '{jobs: PartnerJob[], partners} (contracts/partners/partnership.ts): open jobs of the partners of a company that share theirs, newest first, for recruiting staff, with how many of its candidates it has submitted. partners: how many share theirs. p_before: {postedAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_partnerships"(text, text, jsonb, integer) IS '{partnerships: Partnership[], counts} (contracts/partners/partnership.ts), newest first, each with what its switches show or would; counts with the first page. p_search: in both names; p_shares: what they share right now: active (anything), jobs, candidates, nothing; or all; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_people"(text, text, text, jsonb, integer, date, date) IS '{people: Person[]} (contracts/administration/administration.ts), last seen first. p_role: candidate, company or admin; p_state: confirmed, unconfirmed or suspended; p_search: words of the name or of the address, from the second letter; p_since and p_until: the first and last day (UTC) of signing up; p_before: {seenAt, id} of the last row shown, "-infinity" for one who never signed in. SECURITY DEFINER: one query instead of the policies of five tables. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_sitemap_companies"(uuid, uuid, integer) IS 'SitemapCompany[] of the live companies by id, like list_sitemap_jobs.';

COMMENT ON FUNCTION "public"."list_sitemap_jobs"(uuid, uuid, integer) IS 'SitemapJob[] of the visible jobs by id, so many and 50,000 at most.';

COMMENT ON FUNCTION "public"."list_staff"(uuid, text, jsonb, integer) IS '{staff: StaffMember[], total} (contracts/companies/staff.ts) of the given company, or of the caller''s chosen one (private.my_membership), newest first, for managing staff. p_search: in name and address; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: counts what others own. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_unknown_skills"(jsonb, integer, boolean) IS '{skills: UnknownSkill[], kept, decided} (contracts/matching/skills.ts): words of profiles and published jobs that name no known skill, the most used first: undecided, or with p_is_kept those kept as written; how many were, and how many have been decided. p_after: {uses, key} of the last row shown. PT401, PT403.';

COMMENT ON FUNCTION "public"."make_offer"(uuid, uuid, jsonb) IS 'Makes an offer (OfferInput of contracts/offers/offer.ts) under the id its maker gives, with the message that brings it, and moves the application to Offered where it is not; gives ApplicationOffers. Its candidate sees it and is notified once that move can no longer be undone (RULES: Offers). Sent again it is the one that was made. PT401, PT404, PT403 for others than who may move the application, PT409 offer_stands, conversation_closed, status_not_allowed, id_taken once it was withdrawn, PT422 by field. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."mark_conversation_read"(uuid, bigint) IS 'The caller has read a conversation up to a message: it no longer counts as unread, and nothing that waits mentions it (RULES: Conversations). One further back changes nothing. Safe to repeat. PT401, PT404.';

COMMENT ON FUNCTION "public"."mark_notification_read"(uuid) IS 'Marks one of the caller''s notifications read; safe to repeat. PT404 for one that is gone or someone else''s. SECURITY DEFINER: clients have no UPDATE right, so that no one rewrites their notifications.';

COMMENT ON FUNCTION "public"."note_account_email"(uuid, text) IS 'Before an administrator has the auth service send an email (p_kind: confirmation or reset): gives the address and audits it. PT401, PT403, PT404, PT409 account_suspended, already_confirmed or not_confirmed, PT422.';

COMMENT ON FUNCTION "public"."note_job_view"(uuid, uuid) IS 'Counts that someone looks at a visible job: a signed-in person by themselves, a visitor by what their browser made up for this day, at most 20 of one network address; once a day, and neither administrators nor the company''s own people (RULES: Jobs).';

COMMENT ON FUNCTION "public"."open_file"(text, text) IS 'Allows one opening of a stored file and writes into the audit log who opens what that is not their own, and notes it for the candidate; open-file signs the link. Gives the name under which a file of a conversation was sent; null for others (RULES: Files). SECURITY DEFINER: storage, what was sent and the audit log are closed to clients. PT401, PT404, PT409 company_paused and file_changed.';

COMMENT ON FUNCTION "public"."preview_group_message"(uuid[]) IS 'GroupMessagePreview (contracts/conversations/group-message.ts) of up to 100 applications of one job that the caller handles: what each would read, and who would be left out. PT401, PT404, PT409 plan_limit, PT422.';

COMMENT ON FUNCTION "public"."preview_plan_change"(uuid, text) IS 'PlanPreview (contracts/plans/company-plan.ts): what another plan would change, the jobs it would hide among them, for administrators. SECURITY DEFINER: it counts what no client reads. PT401, PT403, PT404, PT422.';

COMMENT ON FUNCTION "public"."put_forward_candidates"(uuid, uuid[], uuid) IS 'Asks represented candidates whether they want to be submitted to an open job of the company or of a partner that shares its jobs, in the application and by email. Gives how many were asked: who has applied, was asked already, said no or hides from the job''s company is left alone. p_id, made by the caller: the same one again is the same act. SECURITY DEFINER: the table is closed. PT401, PT403 for others than recruiting staff and while the company is not live, PT404 for a candidate or job out of reach, PT409 for a suspended one, PT422 for none or more than 50, PT429 past the day''s quota.';

COMMENT ON FUNCTION "public"."read_calendar_feed"(text) IS '{entries: CalendarEntry[]} of whose calendar is at the address: their own interviews as a candidate, and those they take part in, confirmed, from 90 days ago on. For the person who holds the token, signed in or not. PT404 for an address that is none, ended or of a suspended account, PT429 past 60 times in an hour.';

COMMENT ON FUNCTION "public"."remind_company"(uuid) IS 'Notifies the administrators of a company whose registration was never sent, in the application and by email, that it is unfinished; at most once in seven days. Gives when. SECURITY DEFINER: notifications and email are written past the policies. PT401, PT403, PT404, PT409 already_sent, nobody_to_remind or reminded_lately.';

COMMENT ON FUNCTION "public"."remove_staff"(uuid, uuid) IS 'Ends a membership. What was assigned goes to the successor (a manager, recruiter or partner recruiter there), who is notified, or to or to no one with null; pending invitations sent by that person are revoked, and they are notified. Never an administrator, so never the last company_admin (RULES: Staff). SECURITY DEFINER: company_users has no delete policy. PT401, PT403, PT404, PT422 for another successor.';

COMMENT ON FUNCTION "public"."renew_job_alert_request"(text) IS 'Emails a new link instead of one that has expired, to the same address. PT404, PT429.';

COMMENT ON FUNCTION "public"."report_error"(jsonb) IS 'Keeps an unexpected error (ErrorReport of contracts/administration/health.ts) that the app, a function or the site met. More than twenty an hour of one account or network address, or two thousand in all, are dropped without a word: nothing is to be done about it there. PT422.';

COMMENT ON FUNCTION "public"."report_job"(uuid, text, text) IS 'Tells administrators what is wrong with a visible job, for anyone signed in but its own company; the same account''s open report of it is edited. Administrators are notified of the first report, and the third account flags the job, which stays online. PT401, PT403 own_job, PT404, PT422 by field, PT429 past 10 a day (RULES: Jobs).';

COMMENT ON FUNCTION "public"."report_message"(uuid, text, text) IS 'Tells administrators what is wrong with a message of another side of a conversation the caller reads; once per side, and its reporter can change what they said until it is decided. The message stays until then, and its author learns nothing. PT401, PT403 own_message, PT404, PT409 already_reported, message_gone, PT422 by field, PT429 past 20 a day (RULES: Conversations).';

COMMENT ON FUNCTION "public"."request_job_alert"(uuid, text, text, jsonb, text) IS 'Asks to email new jobs of a search to an address, also signed out: that address gets a link to start it. Says the same for every address, past its limit too (RULES: Jobs). p_id, made by the caller: the same one again is the same request, whose email is sent again a minute later. PT422 by field and for an unknown filter, PT429 by network address.';

COMMENT ON FUNCTION "public"."respond_to_company_invitation"(uuid, boolean) IS 'respond_to_invitation by a notification: {accepted, stopped, company_name}.';

COMMENT ON FUNCTION "public"."respond_to_invitation"(uuid, boolean) IS 'Accepts or declines an invitation for the caller''s confirmed address (RULES: Invitations). Gives {accepted}, with stopped where the company''s plan has no room: why. SECURITY DEFINER: it grants roles and memberships. PT401, PT404, PT409, PT422.';

COMMENT ON FUNCTION "public"."retry_email"(uuid) IS 'Has an email that waits tried at once, and one that was given up for another three days. SECURITY DEFINER as list_undelivered_emails. PT401, PT403, PT404 for one that no longer waits, PT409 for an invitation that has ended.';

COMMENT ON FUNCTION "public"."run_schedule_now"(text) IS 'Runs a schedule now; gives why it failed, or null. SECURITY DEFINER: schedules act for the platform. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."save_settings"(jsonb, timestamp with time zone) IS 'Saves SettingsChanges (contracts/administration/settings.ts), all or none, and gives Settings. p_seen: changed_at of what the edit began from. PT401, PT403 for others than administrators, PT409 edit_conflict with {"current": Settings}, PT422 by field.';

COMMENT ON FUNCTION "public"."search_audit_actors"(text) IS 'AuditActor[] (contracts/administration/audit.ts): at most 20 who did something in the audit log and have these words in their name or an address that begins so; without words administrators. SECURITY DEFINER: names lie in tables with policies of their own. PT401, PT403.';

COMMENT ON FUNCTION "public"."search_companies"(text, text, text, jsonb, integer, boolean, date, date) IS '{companies: CompanyWithPlan[]} (contracts/companies/company.ts), newest first. p_plan: a tier that counts now, none, ending (within 14 days), or expired (over, or not active); p_state: pending, approved, rejected or unfinished; p_partnerless: those without a partner alone; p_since and p_until: the first and last day (UTC) of registering; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."search_jobs"(text, jsonb, integer, jsonb, text) IS 'The public job list: {jobs: ListedJob[], total, without_salary} (contracts/candidates/candidate.ts), newest first, or best match first for a candidate, without what they have hidden; match is null unless the caller is a candidate, who else gets what is asked. total with the first page: how many there are, 1,001 for more than 1,000 of a search; without_salary next to a filter by salary: how many more fit that name none. p_filter: JobFilter; p_after: {postedAt, id} of the last row shown, and score in the order match. SECURITY DEFINER: searching past row policies is what lets indexes work; only jobs that are visible now are listed. PT422.';

COMMENT ON FUNCTION "public"."search_managed_skills"(uuid, text) IS 'ManagedSkill[] (contracts/candidates/managed-candidate.ts): the 20 most frequent skills, of those with the words of p_search, among the represented candidates the caller may list, to narrow that list by. PT401, PT404 as list_managed_candidates.';

COMMENT ON FUNCTION "public"."search_places"(text) IS 'Up to eight cities of the operator''s country that begin as what is typed ("den", "Denver, Col"), largest first: ["Denver, CO", …]. SECURITY DEFINER: the table is closed.';

COMMENT ON FUNCTION "public"."send_contact_message"(uuid, jsonb) IS 'Keeps a message (ContactMessageInput of contracts/administration/contact.ts) for administrators and emails it to them (the first sixty an hour, and all of people with an account), for anyone, also signed out. p_id is made up by the browser: the same one again changes nothing, so it is safe to retry. One whose hidden field website is filled in is dropped. PT422 by field, PT429 (RULES: Messages).';

COMMENT ON FUNCTION "public"."send_group_message"(uuid, uuid[], text) IS 'Writes to up to 100 applicants of one job that the caller handles, with the fields filled in for each, once it can''t be undone anymore; who can''t be written to is left out with the reason. p_id is made by the caller: the same one again is the act that was sent. Gives GroupMessage. PT401, PT404, PT409 nobody_left, plan_limit or id_taken, PT422 by field, PT429 when the account would send too many in an hour.';

COMMENT ON FUNCTION "public"."set_application_status"(uuid, text, text, text, text) IS 'Moves an application along an allowed transition; its candidate is notified once it can no longer be undone. To rejected it takes a reason (contracts/applications/application.ts, rejectionReasons), which the team alone reads, and may take a message to the candidate. p_from: where the mover saw it; elsewhere it stays, also where someone else has moved it to the same status (RULES: Applications). Safe to repeat. Gives CompanyApplicationDetail. PT404 out of reach, PT403 for readers only, PT409 for a move not allowed, moved_meanwhile or company_paused, PT422 for an unknown status, and by field for a rejection without a reason.';

COMMENT ON FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone, uuid[]) IS 'Approves a submitted company, rejects it or takes its approval back (both with a reason the company reads) and gives the Company. p_updated_at: the version that was reviewed; p_warnings_seen: the ids of the companies in list_similar_companies, needed to approve where there are any. Repeating it notifies no one twice. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 unfinished, changed since, or warnings_unseen with them, PT422.';

COMMENT ON FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone, text, timestamp with time zone, boolean, uuid[]) IS 'Sets tier, end (null: none) and status; gives the CompanySubscription. p_default_end: no end was given, so a free trial ends after private.trial_days. p_keep: the jobs that stay open where the plan has room for fewer. p_updated_at: the version that was looked at; null decides about what there is. Its company is notified once the time to undo it is over (private.notify_of_plan); set back by then, it is not. SECURITY DEFINER: the table is written here only. PT401, PT403, PT404, PT409 changed since, PT422.';

COMMENT ON FUNCTION "public"."set_contact_message_answered"(uuid, boolean) IS 'Marks a message as answered, or as open again, and gives ContactMessage; its sender is not notified. As it is already: nothing changes. PT401, PT403 for others than administrators, PT404.';

COMMENT ON FUNCTION "public"."set_conversation_blocked"(uuid, boolean) IS 'Blocks the other side for the side of the caller, or lifts that side''s block, no matter who made it and in which conversation of the two; gives ConversationBlock. While one exists neither side writes, proposes times or makes an offer; what was said, interviews and offers stay. Safe to repeat. PT401, PT403 for who represents the candidate, PT404, PT422.';

COMMENT ON FUNCTION "public"."set_error_state"(uuid, text) IS 'Marks an error as open, fixed or ignored. PT401, PT403, PT404, PT422.';

COMMENT ON FUNCTION "public"."set_hidden_from_partner"(uuid, boolean) IS 'The calling candidate is hidden from one partner of the representing company, or no longer; counts with the next request (RULES: Partnerships). Gives what holds now; safe to repeat. PT401, PT403 for other accounts, PT404 for hiding from a company that is no partner.';

COMMENT ON FUNCTION "public"."set_interview_criteria"(uuid, text[], text[]) IS 'Says what interviewers of a job look for, up to eight. p_before is what the edit began from. Scorecards that are sent stay as they are. Gives InterviewCriteria. PT401, PT403 without the right to edit the job, PT404, PT409 when someone else changed it in the meantime, PT422 by field.';

COMMENT ON FUNCTION "public"."set_my_preferences"(jsonb) IS 'Replaces what the caller would like of a job, and gives CandidatePreferences; how they like to work is written into the profile, and stays where it is left out. Safe to repeat. PT401, PT403 for others than candidates, PT422 by field of preferencesSchema.';

COMMENT ON FUNCTION "public"."set_scorecards_needed"(uuid, boolean) IS 'Says that no one owes a scorecard of an interview anymore, as when it didn''t take place, or that they do after all. Gives InterviewScorecards. Audited. PT401, PT404, PT409 not_held, PT422.';

COMMENT ON FUNCTION "public"."set_shown_to_partners"(boolean) IS 'The caller agrees, or agrees no longer, that partners of the representing company see a part of the profile; counts with the next request. Gives what holds now. SECURITY DEFINER: clients write no column of candidates. PT401, PT403, PT409 unmanaged.';

COMMENT ON FUNCTION "public"."set_staff_role"(uuid, text) IS 'Makes a colleague manager, recruiter or partner_recruiter and gives the CompanyMembership; open invitations that the new role may not send are revoked, and they are notified. Never an administrator''s role, never one''s own (RULES: Staff). SECURITY DEFINER: company_users has no such grant. PT401, PT403, PT404, PT422.';

COMMENT ON FUNCTION "public"."sign_out_account"(uuid, uuid) IS 'Ends every session of an account, or one. Safe to repeat. PT401, PT403, PT404, PT409 own_account.';

COMMENT ON FUNCTION "public"."stop_job_alerts"(text, uuid[], boolean) IS 'Stops alerts behind a link, or brings them back within the hour; gives JobAlerts. Safe to repeat. PT404, PT409 past 5 alerts.';

COMMENT ON FUNCTION "public"."submit_application"(uuid, jsonb, text, uuid, jsonb, jsonb) IS 'Stores an application with all its answers [{question_id, answer}] and the profile and files as they are now, or nothing, notifies the company, gives its id; p_documents: the files and the letter that go, ChosenDocuments (contracts/applications/apply.ts), without it all of the profile''s; p_details: GivenDetails, saved to the profile where that says nothing; p_source: how its sender came to the job (applicationSources of the contracts) (RULES: Applications); p_id, made by the caller: the same one again is the same application, until it is withdrawn. After withdrawing it makes another application. PT404 when the job is not visible, PT409 duplicate_application, applied_too_often and id_taken, PT422 profile_incomplete, PT422 by question id and under documents and details, PT429 past 30 a day (RULES: Accounts). SECURITY DEFINER: clients cannot write applications; the candidate is always the caller.';

COMMENT ON FUNCTION "public"."suspend_account"(uuid, text, text) IS 'Suspends an account and ends its sessions. p_words: what the person reads. Safe to repeat. PT401, PT403, PT404, PT409 own_account, PT422.';

COMMENT ON FUNCTION "public"."suspend_company"(uuid, text, text) IS 'Suspends an approved company: it reaches no one and its jobs are hidden. p_words: what its staff read. Safe to repeat. PT401, PT403, PT404, PT409 not_approved, PT422.';

COMMENT ON FUNCTION "public"."take_job_offline"(uuid, text) IS 'Takes a job offline, reported or not, as decide_job_reports does, reports that wait with it; gives ReportedJob, and undo_job_reports_decision takes it back. PT401, PT403 for others than administrators, PT404, PT409 not_online, PT422 by field.';

COMMENT ON FUNCTION "public"."undo_account_deletion"(uuid) IS 'Keeps an account the caller asked to delete. PT401, PT403, PT404, PT409 undo_over.';

COMMENT ON FUNCTION "public"."undo_add_person"(uuid) IS 'Takes back, for ten seconds, that the caller added someone: application, person and file go, and no one gets an email. PT401, PT409 undo_over.';

COMMENT ON FUNCTION "public"."undo_application_status"(uuid, text) IS 'Takes the caller''s own last move, to p_status, back for ten seconds by the database''s clock (and three more, for the way here), whether or not a move leads back; no one is notified of it. Gives CompanyApplicationDetail. SECURITY DEFINER as set_application_status. PT404 out of reach, PT403 for readers only, PT409 when it is too late, was undone already, or was not the last move or not the caller''s, PT422 for an unknown status.';

COMMENT ON FUNCTION "public"."undo_applications_change"(uuid[], text) IS 'undo_application_status of up to 200 applications that the caller moved to p_status at once: gives the ids of those that went back; the candidates of the others were notified already, or they moved since. SECURITY DEFINER as set_application_status. PT401, PT422.';

COMMENT ON FUNCTION "public"."undo_assignment"(uuid) IS 'Takes the caller''s own assignment (change_id of AssignmentDone) back within the undo time: everything is with whom it was before, but for what was assigned again since, and notifications of it are taken back. Gives how much was put back. PT401, PT409 when it is too late, was undone already, or is not the caller''s.';

COMMENT ON FUNCTION "public"."undo_company_decision"(uuid) IS 'Takes the caller''s own last decision about a company back for ten seconds by the database''s clock (and three more, for the way here): an approval, a rejection, an approval taken back, a decision about changes; with an approval the plan that came with it. No one is notified of it; an earlier decision that it replaced applies again, and its people are notified of it in its time; until then it can still be taken back. Gives the Company. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 when it is too late, was undone already or is not the caller''s.';

COMMENT ON FUNCTION "public"."undo_delete_company_note"(uuid) IS 'Brings a note back that the caller deleted. PT401, PT403, PT404 once the company is gone, PT409 undo_over.';

COMMENT ON FUNCTION "public"."undo_group_message"(uuid) IS 'Takes back what the caller wrote to several people, before anyone gets it. Gives GroupMessage. Safe to repeat. PT401, PT404, PT409 undo_over.';

COMMENT ON FUNCTION "public"."undo_job_reports_decision"(uuid) IS 'Takes the caller''s own decision about a reported job back for ten seconds by the database''s clock (and three more, for the way here): a closed job is online again, and its reports wait. No one is notified of it; gives ReportedJob. PT401, PT403, PT404, PT409 when it is too late, is not the caller''s or the job has changed since.';

COMMENT ON FUNCTION "public"."undo_message_reports_decision"(uuid) IS 'Takes the caller''s own decision about a reported message back for ten seconds by the database''s clock (and three more, for the way here): a removed one says again what it said, and its reports wait. No one is notified of it; gives ReportedMessage. PT401, PT403, PT404, PT409 when it is too late or is not the caller''s.';

COMMENT ON FUNCTION "public"."undo_plan_request"(uuid) IS 'Takes the caller''s request back within ten seconds, as if it had never been: one that it replaced waits again. PT401, PT409 undo_over.';

COMMENT ON FUNCTION "public"."update_company"(uuid, jsonb, timestamp with time zone) IS 'Changes the given fields and gives the Company; new hours until a first reply count for later applications. Managers may change the public profile, registration roles everything (RULES: Staff); a change of the registration puts a rejected or unfinished company before the admins again; at an approved one what was reviewed waits as a proposal (RULES: Companies). p_updated_at: the version the edit began from. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 edit_conflict with {"current": Company}, PT422 by field.';

COMMENT ON FUNCTION "public"."warn_company"(uuid, uuid, text) IS 'Writes to the administrators of a company that what was reported is against the rules, in the application and by email. p_id is made by the caller: the same one again is the same warning. PT401, PT403 for others than administrators, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."withdraw_admin"(uuid, boolean) IS 'Takes the right of an administrator, who is a candidate with a profile from then on and is notified by email; never of the last one. Their open invitations are revoked or, with p_keep_invitations, continue in the caller''s name. SECURITY DEFINER: no one writes profiles. PT401, PT403, PT404, PT409 for the last one.';

COMMENT ON FUNCTION "public"."withdraw_message"(uuid) IS 'Takes back what the caller wrote less than two minutes ago and no one has read, with its files; its place stays. Gives Message. SECURITY DEFINER: messages are closed to every client. PT401, PT404 for another''s or out of reach, PT409 message_stays.';

COMMENT ON FUNCTION "public"."withdraw_offer"(uuid, text) IS 'Takes an offer back that no one has answered, with words its candidate reads; one they have not seen goes without a word. The application stays where it is. Gives ApplicationOffers. Safe to repeat. PT401, PT404, PT403 for others than who may move the application, PT409 offer_answered, PT422 by field. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."withdraw_plan_request"(uuid) IS 'An administrator of the company withdraws its request. Safe to repeat. PT401, PT403, PT404, PT409 request_decided.';

COMMENT ON FUNCTION "public"."write_to_job_reporters"(uuid, uuid, text) IS 'Writes to the person who reported a job: those whose reports wait, else those decided about last; in the application and by email. The company learns nothing of it. p_id as in warn_company. PT401, PT403 for others than administrators, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."write_to_message_reporters"(uuid, uuid, text) IS 'The same to the person who reported a message. PT401, PT403 for others than administrators, PT404, PT422 by field.';

COMMENT ON TABLE "private"."admin_email_recipients" IS 'Who gets which email to administrators. Without a row every administrator does.';

COMMENT ON TABLE "private"."alert_addresses" IS 'Confirmed addresses of visitors with job alerts; deleted with the last alert.';

COMMENT ON TABLE "private"."alert_requests" IS 'Alerts that were asked for, until a while after their link expires (RULES: Jobs).';

COMMENT ON TABLE "private"."alerted_jobs" IS 'Which jobs an address was emailed about already, whichever alert found them.';

COMMENT ON TABLE "private"."candidate_mail_settings" IS 'Which emails someone turned off or on again; without a row they come.';

COMMENT ON TABLE "private"."company_notes" IS 'Administrators'' notes about a company. The id is its writer''s.';

COMMENT ON TABLE "private"."company_queues" IS 'The queues a company is in (private.company_standings), kept by triggers.';

COMMENT ON TABLE "private"."conversation_blocks" IS 'A side that wants to hear nothing more: while it exists no one writes (RULES: Conversations).';

COMMENT ON TABLE "private"."conversation_reads" IS 'How far someone has read a conversation.';

COMMENT ON TABLE "private"."counted_acts" IS 'Digests of who did what lately, for as long as its limit lasts.';

COMMENT ON TABLE "private"."counted_days" IS 'The last day of private.platform_days.';

COMMENT ON TABLE "private"."errors" IS 'Unexpected errors, each once by source, message and screen. Only shapes are kept: see private.without_content.';

COMMENT ON TABLE "private"."hire_answers" IS 'Hires after which the company said what happens to the job and the others (RULES: Offers).';

COMMENT ON TABLE "private"."interviews" IS 'Confirmed and canceled interviews. Its id is the UID of its calendar entry; a past one was held.';

COMMENT ON TABLE "private"."invitation_tokens" IS 'The links of an invitation, as SHA-256 of their tokens (128 bits or more from a CSPRNG): one for its sender, one for each try to email it. A token is stored nowhere: it is made when it is handed out. Resending ends all that are there.';

COMMENT ON TABLE "private"."mailed_jobs" IS 'Which jobs someone was emailed of already, whichever search found them.';

COMMENT ON TABLE "private"."pending_notifications" IS 'Acts no one was notified of yet, because they can still be undone.';

COMMENT ON TABLE "private"."plan_requests" IS 'Plans companies asked for. The id is the asker''s.';

COMMENT ON TABLE "private"."platform_days" IS 'How often something happened on a day (UTC); a day without it has no row. platformFigures of the contracts names what.';

COMMENT ON TABLE "private"."reopened_companies" IS 'The transaction that last changed a company''s approval, subscription or culture: its jobs may be visible again or ask something else, and are counted again. Written by statement triggers.';

COMMENT ON TABLE "private"."saved_searches" IS 'The searches that candidates have saved, or visitors get alerts about, and how often they hear of new jobs (RULES: Jobs).';

COMMENT ON TABLE "private"."schedule_runs" IS 'When each schedule ran last, null before its first run, and why that run failed.';

COMMENT ON TABLE "private"."scorecards" IS 'What an interviewer thinks. Others read it after submitting their own; its author edits it until someone decides (RULES: Scorecards).';

COMMENT ON TABLE "private"."settings" IS 'One row per setting that was ever changed (Settings in contracts/administration/settings.ts); null once it was cleared. Key emails only says when its recipients changed.';

COMMENT ON TABLE "private"."skills" IS 'Every known skill, under the name shown next to other spellings of it (RULES: Skills).';

COMMENT ON TABLE "private"."staff_summary_items" IS 'What waits for someone''s next daily summary; it goes when that is written.';

COMMENT ON TABLE "private"."suspensions" IS 'Suspended accounts and companies. A company''s state is also in companies.suspended_at, for what follows its row.';

COMMENT ON TABLE "private"."time_zones" IS 'The IANA name of the zone in which someone reads times: their browser''s, or the one they chose.';

COMMENT ON TABLE "private"."unknown_skills" IS 'Unknown skills as of the last hour, so that counting them reads no profile.';

COMMENT ON TABLE "public"."application_assignments" IS 'The owner of an application, where it is not the job''s owner. One assignee; it ends with the membership. Written by change_applications.';

COMMENT ON TABLE "public"."candidate_assignments" IS 'The owner of a represented candidate. It ends with the membership.';

COMMENT ON TABLE "public"."candidates" IS 'Job seekers. Read by themselves, by staff of the company that represents them and by admins. Companies they applied to see a part of the profile, through get_application_detail: not the street, nor what they agreed with another company.';

COMMENT ON TABLE "public"."conversations" IS 'That something is new in the conversation, the interviews or the offers of an application: clients watch this row, or ask for it now and then, and read what is new through the procedures. Nothing that was said is here.';

COMMENT ON TABLE "public"."email_outbox" IS 'Every email is a row written in the transaction that caused it, then delivered by deliver-email; failures are retried with back-off, and after three days shown to administrators (RULES: Messages).';

COMMENT ON TABLE "public"."job_assignments" IS 'Which colleague owns a job. It ends with the membership.';

COMMENT ON TABLE "public"."profiles" IS 'One row per account, written by the trigger on auth.users. Clients read their own row; no one writes it through the API.';

COMMENT ON TABLE "public"."put_forwards" IS 'A represented candidate and the job they are asked to apply for. Written by procedures.';

COMMENT ON TYPE "private"."application_change" IS 'BulkChange (contracts/applications/application.ts): where applications are moved, with what; or, with no status, whom they are given to, or to no one with null.';

COMMENT ON TYPE "private"."application_filter" IS 'An ApplicationFilter as it was read: the stages to list, everything else null (or empty, or without end) where nothing is asked. of_company: whose list it is; the application''s owner, whether it has an offer and why it was rejected narrow only those for its jobs. assigned_jobs: those someone owns, or the assignee. reached: the stages from there on. is_plain: nothing but stages, a job and what found holds. moving: applications of its candidates elsewhere whose move can be undone. found: what has the words, the unread messages and the tags, once it is looked up (private.with_found). tags: as they are compared. without: what best_applications leaves out.';

COMMENT ON TYPE "private"."job_list_item" IS 'ListedJob (contracts/candidates/candidate.ts). A row is filled by place, and written migrations add what comes later by the alphabet, so it is like that here.';

COMMENT ON TYPE "private"."job_rights" IS 'What someone may do with the jobs of a company.';

COMMENT ON TYPE "private"."landing" IS 'A landing page. The key is what private.has_landing_jobs looks for.';

COMMENT ON TYPE "private"."reach" IS 'What is someone''s: account, candidate record, companies they work for, those of them where they post jobs, handle applications or candidates, what is assigned to them, and the companies they read whole.';

COMMENT ON TYPE "private"."traces" IS 'By what someone is found: account and its address, candidate record, addresses and full names to be taken out of texts, every id that is theirs alone, their applications, and the companies that may have written of them.';

COMMENT ON TYPE "private"."waiting_item" IS 'One thing that waits: what it is, its name, why it waits, what to look out for, since when, and where it is decided. WaitingItem of the contracts.';

COMMENT ON TYPE "private"."work" IS 'A job or a represented candidate, that has an owner: its company and what it is called.';

COMMENT ON VIEW "private"."company_standings" IS 'What company_queues holds, computed: one queue per decision. Those that wait are listed longest wait first, the others by the date they show, newest first. An approved company whose changes wait is in two (RULES: Administration).';

COMMENT ON VIEW "private"."counted" IS 'Every kept number, counted again. Of a job: its applications by status. Of a company: those its list shows, likewise (private.application_scopes). Of a company too: its promises that were kept and that came late (private.settled_promise). Of a company and of the platform: as its dashboard names them.';

COMMENT ON VIEW "private"."decided_skills" IS 'Words that administrators made a spelling of a skill, or a skill of their own, and the spellings that were made of that since.';

COMMENT ON VIEW "private"."publishable_jobs" IS 'What published_jobs holds, computed.';

COMMENT ON VIEW "private"."waiting_on_others" IS 'Applications that no one at the company can decide on today: an offer waits for its answer, an interview takes place later, proposed times wait to be picked.';

COMMENT ON VIEW "private"."waiting_plans" IS 'Approved companies without a plan, and plans that end within 7 days or have ended. Companies that ask for a plan wait with that alone.';

COMMENT ON VIEW "private"."waiting_put_forwards" IS 'Those a candidate can still answer, with no one hidden or blocked.';

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

REVOKE ALL ON FUNCTION "private"."company_partners"(uuid) FROM PUBLIC;

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

REVOKE ALL ON FUNCTION "private"."is_paused_for"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_plan_given"(private.plan_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_said"(text, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_suspended"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_suspended"(uuid) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_suspended_address"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_within_days"(timestamp with time zone, date, date) FROM PUBLIC;

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

REVOKE ALL ON FUNCTION "private"."notify_applicants_of_offline"(public.jobs) FROM PUBLIC;

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

REVOKE ALL ON FUNCTION "private"."reason_to_open"(text, text, private.reach) FROM PUBLIC;

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

REVOKE ALL ON FUNCTION "private"."takes_people"(public.jobs, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."trial_days"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."undo_pending"(text, uuid, timestamp with time zone, text) FROM PUBLIC;

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

REVOKE ALL ON FUNCTION "public"."count_all_jobs"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."count_all_jobs"() TO "authenticated";

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

REVOKE ALL ON FUNCTION "public"."list_all_jobs"(text, text, boolean, jsonb, integer, uuid, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_all_jobs"(text, text, boolean, jsonb, integer, uuid, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_company_emails"(uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_company_emails"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_company_notes"(uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_company_notes"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_decided_skills"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_decided_skills"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_errors"(text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_errors"(text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_landing_pages"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_landing_pages"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."list_people"(text, text, text, jsonb, integer, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_people"(text, text, text, jsonb, integer, date, date) TO "authenticated";

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

REVOKE ALL ON FUNCTION "public"."search_companies"(text, text, text, jsonb, integer, boolean, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."search_companies"(text, text, text, jsonb, integer, boolean, date, date) TO "authenticated";

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
