-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP VIEW "private"."waiting_put_forwards";

DROP FUNCTION "private"."add_invitation"(text, text, uuid, jsonb);

DROP FUNCTION "private"."approve_company"(public.companies, timestamp with time zone);

DROP FUNCTION "private"."import_fates"(uuid, jsonb);

DROP FUNCTION "public"."create_invitation"(text, text, jsonb, boolean);

DROP FUNCTION "public"."create_job"(uuid, jsonb);

DROP FUNCTION "public"."decide_company_proposal"(uuid, boolean, timestamp with time zone, text);

DROP FUNCTION "public"."import_candidates"(jsonb, text, uuid);

DROP FUNCTION "public"."put_forward_candidates"(uuid, uuid[]);

DROP FUNCTION "public"."save_search"(text, text, jsonb, text);

DROP FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone);

DROP FUNCTION "public"."submit_application"(uuid, jsonb, text);

CREATE TABLE "private"."departed_companies" (
  "id" uuid NOT NULL,
  "name" text NOT NULL,
  "tax_id_digest" bytea,
  "owner_digests" bytea[] NOT NULL,
  "was_rejected" boolean NOT NULL,
  "left_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "departed_companies_pkey" PRIMARY KEY (id),
  CONSTRAINT "departed_companies_name_check" CHECK (private.is_line(name, 200, 2))
);

ALTER TABLE "private"."departed_companies"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."departed_reports" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "company_id" uuid NOT NULL,
  "title" text NOT NULL,
  "said" text,
  "reports" jsonb NOT NULL,
  "waiting_since" timestamp with time zone NOT NULL,
  "decided_at" timestamp with time zone,
  "decided_by" uuid,
  "is_upheld" boolean,
  CONSTRAINT "departed_reports_decided" CHECK (((is_upheld IS NULL) = (decided_at IS NULL))),
  CONSTRAINT "departed_reports_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."departed_reports"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."digest_key" (
  "key" bytea NOT NULL DEFAULT sha256(convert_to(((gen_random_uuid())::text || (gen_random_uuid())::text), 'UTF8'::name)),
  "is_only" boolean NOT NULL DEFAULT true,
  CONSTRAINT "digest_key_is_only_check" CHECK (is_only),
  CONSTRAINT "digest_key_pkey" PRIMARY KEY (is_only)
);

ALTER TABLE "private"."digest_key"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."failed_calls" (
  "call_id" bigint NOT NULL,
  "answered_at" timestamp with time zone NOT NULL,
  "status_code" integer,
  "problem" text NOT NULL,
  CONSTRAINT "failed_calls_pkey" PRIMARY KEY (call_id, answered_at)
);

ALTER TABLE "private"."failed_calls"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."noted_sign_ups" (
  "address" bytea NOT NULL,
  "client" bytea NOT NULL,
  "at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "noted_sign_ups_pkey" PRIMARY KEY (address)
);

ALTER TABLE "private"."noted_sign_ups"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."put_forwards"
  ADD COLUMN "request_id" uuid;

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
  end if;
  if kind = 'candidate' then
    perform private.tell_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  return invitation;
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
    'company.approved', 'company', company.id, company.id, jsonb_build_object('from', private.review_status(company), 'to', 'approved'));
  update public.companies
  set is_approved = true, approved_at = now(), rejected_at = null, rejection_reason = null
  where id = company.id returning * into company;
  perform private.note_decision(before, null, company,
    'company_approved', 'Company approved',
    company.name || ' has been approved.',
    'company_approved', jsonb_build_object('path', '/company/dashboard'));
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_partnership()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  existing jsonb;
begin
  -- Runs before the policy is asked. Anybody but an admin is left to the policy, which refuses.
  if not private.is_admin() then
    return new;
  elsif new.company_a_id = new.company_b_id then
    perform private.fail(422, 'invalid_input', 'A company cannot partner with itself');
  elsif (select count(*) from public.companies where id in (new.company_a_id, new.company_b_id) and is_approved) < 2 then
    perform private.fail(422, 'not_approved', 'Only approved companies can be partners');
  end if;
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

CREATE OR REPLACE FUNCTION private.conversation_notice (
  message private.application_messages,
  side text,
  OUT data jsonb,
  OUT path text
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
begin
  select * into application from public.applications a where a.id = message.application_id;
  case side
    when 'candidate' then
      data := jsonb_build_object('application_id', application.id);
      path := private.conversation_path(application.id, 'candidate');
    when 'company' then
      data := jsonb_build_object('application_id', application.id, 'company_id', application.company_id);
      path := private.conversation_path(application.id, 'company');
    else
      data := jsonb_build_object('candidate_id', application.candidate_id, 'company_id', application.applied_by_company_id);
      path := coalesce('/company/candidates/' || application.candidate_id, '/company/dashboard');
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_departed_reports()
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select count(*) from private.departed_reports r where r.is_upheld is null);
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
  -- In one order, as whoever else holds several of them.
  for told in select t.* from private.told_of_message(application, message.author_side) t order by t.user_id loop
    -- Their account may go at this moment.
    perform from auth.users u where u.id = told.user_id for key share;
    continue when not found;
    insert into private.message_notices as n (application_id, user_id, from_seq, mail_at, is_unread)
    values (
      application.id, told.user_id, case when is_mailed then message.seq end, due, true)
    on conflict (application_id, user_id) do update set
      from_seq = coalesce(n.from_seq, excluded.from_seq),
      -- With what waits already, for ten minutes at most.
      mail_at = case
        when due is null then n.mail_at
        when n.mail_at is null then greatest(due, n.mailed_at + private.gathering_time())
        else greatest(n.mail_at, least(due, (
          select first.created_at + private.gathering_time() from private.application_messages first where first.seq = n.from_seq)))
      end,
      is_unread = true;
    if is_mailed then
      perform private.show_unread(application, told.user_id, told.side, told.company_id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.files_to_judge (
  message private.application_messages
)
  RETURNS TABLE (
    path text,
    name text,
    size integer
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 2
  SET search_path TO ''
  AS $function$
begin
  return query
    select f.path, f.name, f.size from private.message_files f where f.message_id = message.id
    union all
    select o.document, o.document_name, o.document_size from private.offers o where o.id = message.offer_id and o.document is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_scheduled_runs (
  at_most integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  if to_regclass('cron.job_run_details') is null then
    return 0;
  end if;
  delete from cron.job_run_details run
  where run.runid in (
    select due.runid from cron.job_run_details due
    where coalesce(due.end_time, due.start_time) < private.kept_since('scheduledRun')
    limit at_most);
  get diagnostics n = row_count;
  return n;
end
$function$;

CREATE OR REPLACE FUNCTION private.gathering_time()
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '00:10:00'::interval;

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
  if granted = 'company' then
    perform private.create_first_company(new.id, new.email);
  end if;
  return null;
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

CREATE OR REPLACE FUNCTION private.imported_id (
  request uuid,
  invitee text
)
  RETURNS uuid
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (md5(((request)::text || invitee)))::uuid;

CREATE OR REPLACE FUNCTION private.is_reported_file (
  path text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.message_reports r
    join private.application_messages m on m.id = r.message_id
    cross join private.files_to_judge(m) f
    where r.decision is null and f.path = is_reported_file.path);
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_departed_company (
  company public.companies
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if company.submitted_at is null then
    return;
  end if;
  insert into private.departed_companies (id, name, tax_id_digest, owner_digests, was_rejected)
  values (
    company.id, company.name, private.keyed_digest(private.tax_id_key(company.tax_id)),
    array(select private.keyed_digest(address) from unnest(private.owner_addresses(company.id)) as address),
    company.rejected_at is not null);
  insert into private.departed_reports (company_id, title, reports, waiting_since)
  select company.id, j.title,
    jsonb_agg(jsonb_build_object('reason', r.reason, 'words', r.words, 'created_at', r.created_at) order by r.created_at, r.id),
    min(r.created_at)
  from private.job_reports r join public.jobs j on j.id = r.job_id
  where j.company_id = company.id and r.decided_at is null
  group by j.id;
  insert into private.departed_reports (company_id, title, said, reports, waiting_since)
  select company.id, j.title, min(r.said),
    jsonb_agg(jsonb_build_object('reason', r.reason, 'words', coalesce(r.words, ''), 'created_at', r.created_at) order by r.created_at, r.id),
    min(r.created_at)
  from private.message_reports r
  join private.application_messages m on m.id = r.message_id
  join public.applications a on a.id = m.application_id
  join public.jobs j on j.id = a.job_id
  where m.company_id = company.id and m.author_side <> 'candidate' and r.decision is null
  group by m.id, j.title;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_failed_calls()
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n integer;
begin
  if to_regclass('net._http_response') is null then
    return 0;
  end if;
  insert into private.failed_calls (call_id, answered_at, status_code, problem)
  select r.id, r.created, r.status_code, left(coalesce(r.error_msg, r.content, ''), 500)
  from net._http_response r
  where r.timed_out or r.error_msg is not null or r.status_code >= 400
  on conflict do nothing;
  get diagnostics n = row_count;
  if n > 0 then
    raise warning 'Calls of functions failed: % more in private.failed_calls', n;
  end if;
  return n;
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
    'unconfirmed_accounts', 'notifications', 'mail_bodies', 'withdrawn_documents', 'conversations', 'profile_views', 'ended_invitations',
    'contact_messages', 'audit', 'departed_companies', 'sign_ins', 'ownerless_files', 'unused_files', 'scheduled_runs', 'failed_calls'
  ] loop
    -- One that fails holds up none of the others.
    begin
      n := case step
        when 'unconfirmed_accounts' then private.forget_unconfirmed_accounts(least(at_most, 100))
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
      end;
      done := done || jsonb_build_object(step, n);
    exception when others then
      raise warning 'Keeping what is kept: % failed: %', step, sqlerrm;
    end;
  end loop;
  return done;
end
$function$;

CREATE OR REPLACE FUNCTION private.keyed_digest (
  value text
)
  RETURNS bytea
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return sha256((select k.key from private.digest_key k) || convert_to(value, 'UTF8'));
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

CREATE OR REPLACE FUNCTION private.noted_sign_ups_an_hour()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN 100;

CREATE OR REPLACE FUNCTION private.owner_addresses (
  of_company uuid
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select lower(p.email) from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = of_company and u.role = 'company_admin');
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_taken_id()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.fail(409, 'id_taken', 'This could not be saved. Reload the page and try again');
end
$function$;

CREATE OR REPLACE FUNCTION private.registration_warnings (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  proposed jsonb;
begin
  select * into company from public.companies c where c.id = of_company;
  if company.is_approved then
    proposed := (select p.changes from public.company_proposals p where p.company_id = of_company and p.rejected_at is null);
  elsif company.submitted_at is not null then
    proposed := jsonb_build_object('name', company.name, 'tax_id', company.tax_id);
  end if;
  if proposed is null then
    return '[]';
  end if;
  return private.similar_registrations(of_company, array_remove(array[proposed ->> 'name'], null), proposed ->> 'tax_id')
    || private.similar_departed(of_company, array_remove(array[proposed ->> 'name'], null), proposed ->> 'tax_id');
end
$function$;

CREATE OR REPLACE FUNCTION private.repeated_invitation (
  given_id uuid,
  of_kind text,
  invitee text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations;
  waiting_email uuid;
begin
  select * into invitation from public.invitations i where i.id = given_id;
  if invitation.id is null then
    return null;
  elsif coalesce(invitation.invited_by_admin_id, invitation.invited_by_user_id) is distinct from auth.uid()
    or private.invitation_kind(invitation) <> of_kind or lower(invitation.email) <> invitee then
    perform private.refuse_taken_id();
  end if;
  select o.id into waiting_email from public.email_outbox o
  where o.sent_at is null and o.data ->> 'invitation_id' = invitation.id::text order by o.created_at desc limit 1;
  return jsonb_build_object(
    'id', invitation.id, 'kind', of_kind, 'email_id', waiting_email,
    'path', case when waiting_email is not null then private.new_link(invitation) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.reported_message_json (
  report private.message_reports
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
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
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.require_warnings_seen (
  of_company uuid,
  seen uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  warnings jsonb := private.registration_warnings(of_company);
begin
  if exists (select from jsonb_array_elements(warnings) as it (warning) where (it.warning ->> 'id')::uuid <> all (coalesce(seen, '{}'))) then
    perform private.fail(
      409, 'warnings_unseen', 'Check the companies that look like this one before you approve it.', jsonb_build_object('warnings', warnings));
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
RETURN CASE of WHEN 'unconfirmedAccount'::text THEN 30 WHEN 'notification'::text THEN 365 WHEN 'mailBody'::text THEN 30 WHEN 'withdrawnDocuments'::text THEN 183 WHEN 'profileView'::text THEN 365 WHEN 'conversation'::text THEN 365 WHEN 'unusedFile'::text THEN 7 WHEN 'endedInvitation'::text THEN 90 WHEN 'contactMessage'::text THEN 365 WHEN 'audit'::text THEN 730 WHEN 'departedCompany'::text THEN 730 WHEN 'scheduledRun'::text THEN 3 WHEN 'failedCall'::text THEN 30 WHEN 'backup'::text THEN 30 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.similar_departed (
  of_company uuid,
  names text[],
  tax_id text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  digest constant bytea := private.keyed_digest(private.tax_id_key(tax_id));
  owners constant bytea[] := array(select private.keyed_digest(address) from unnest(private.owner_addresses(of_company)) as address);
  keys constant text[] := array(select private.name_key(name) from unnest(names) as name);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', found.id, 'name', found.name, 'is_approved', false, 'was_rejected', found.was_rejected, 'left_at', found.left_at,
      'is_same', found.is_same, 'has_tax_id', found.has_tax_id, 'has_owner', found.has_owner,
      'reports', (select count(*) from private.departed_reports r where r.company_id = found.id and r.is_upheld is not false)
    ) order by found.left_at desc), '[]')
    from (
      select d.*, private.name_key(d.name) = any (keys) as is_same, coalesce(d.tax_id_digest = digest, false) as has_tax_id,
        d.owner_digests && owners as has_owner
      from private.departed_companies d
    ) as found
    where found.is_same or found.has_tax_id or found.has_owner
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.similar_registrations (
  of_company uuid,
  names text[],
  tax_id text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    with alike as (
      select (named.it ->> 'id')::uuid as id, (named.it ->> 'is_same')::boolean as is_same, false as has_tax_id
      from jsonb_array_elements(private.similar_companies(of_company, names)) as named (it)
      union all
      select other.id, false, true from public.companies other
      where other.id <> of_company and other.submitted_at is not null
        and private.tax_id_key(other.tax_id) = private.tax_id_key(similar_registrations.tax_id)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', c.name, 'is_approved', c.is_approved, 'was_rejected', c.rejected_at is not null, 'left_at', null,
      'is_same', found.is_same, 'has_tax_id', found.has_tax_id, 'has_owner', false, 'reports', 0
    ) order by found.is_same desc, found.has_tax_id desc, c.is_approved desc, c.name), '[]')
    from (select a.id, bool_or(a.is_same) as is_same, bool_or(a.has_tax_id) as has_tax_id from alike a group by a.id) as found
    join public.companies c on c.id = found.id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tax_id_key (
  tax_id text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN NULLIF(upper(regexp_replace(tax_id, '[^[:alnum:]]'::text, ''::text, 'g'::text)), ''::text);

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
    -- A run holds them until it ends; the rest is told by the next one.
    limit 500
    -- Nor do they wait for an account that goes, which holds its applications.
    for no key update of n skip locked
    for key share of a skip locked
  loop
    select * into reader from private.conversation_readers(due.application) r where r.user_id = due.user_id;
    new_messages := array(
      select m from private.unread_messages((due.application).id, due.user_id, reader.side) m
      where m.seq >= due.from_seq and m.proposal_id is null and m.offer_id is null
        -- Whoever blocked the other side wants to hear nothing more of it.
        and not exists (
          select from private.conversation_blocks b
          where b.application_id = m.application_id and (b.blocked_by = 'company') = (reader.side = 'company'))
      order by m.seq);
    -- What can still be withdrawn waits.
    rest := (select min(m.seq) from unnest(new_messages) m where m.created_at > now() - private.withdrawal_time());
    new_messages := array(select m from unnest(new_messages) m where rest is null or m.seq < rest order by m.seq);
    if new_messages <> '{}' then
      perform private.mail_messages(due.application, due.user_id, reader.side, reader.company_id, new_messages);
    end if;
    update private.message_notices n
    set from_seq = rest,
      mail_at = case when rest is not null then now() + case when new_messages <> '{}' then private.gathering_time() else private.withdrawal_time() end end,
      mailed_at = case when new_messages <> '{}' then now() else n.mailed_at end
    where n.application_id = (due.application).id and n.user_id = due.user_id;
  end loop;
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
    perform private.end_open_things(application, company.name || ' has left Fairmatch');
  end loop;
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
  files := private.discard_folder(company.id) || private.discard_message_files(array(
    select a.id from public.applications a join public.conversations c on c.application_id = a.id where a.company_id = company.id));
  perform private.keep_departed_company(company);
  delete from public.companies c where c.id = company.id;
  perform private.audit('company.closed', 'company', company.id, company.id, jsonb_build_object('name', company.name));
  return jsonb_build_object('files', files);
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
    null::public.jobs, '{"locations": [], "skills_required": [], "requirements": [], "preferred_skills": [], "status": "draft"}');
begin
  if not private.can_at_company(target, 'post_jobs') then
    perform private.fail(403, 'not_allowed', 'Your role does not allow posting jobs');
  end if;
  perform private.lock_account(caller);
  if exists (select from public.jobs j where j.id = p_id and j.created_by = caller and j.company_id = target) then
    return private.company_job_json(p_id);
  end if;
  perform private.require_live_company(target);
  perform private.refuse_field_errors(private.job_errors(p_job, null));
  perform private.check_daily_quota('jobs', (
    select count(*) from public.audit_log
    where actor_id = caller and action = 'job.created' and created_at > now() - interval '1 day'));

  job := private.apply_job_input(job, p_job);
  insert into public.jobs (
    id, company_id, created_by, title, description, location, locations, job_type, experience_level, experience_required,
    education_required, salary_min, salary_max, skills_required, requirements, preferred_skills, status, expires_at, posted_at,
    answer_days
  ) values (
    coalesce(p_id, gen_random_uuid()), target, caller, job.title, job.description, job.location, job.locations, job.job_type, job.experience_level,
    job.experience_required, job.education_required, job.salary_min, job.salary_max, job.skills_required, job.requirements,
    job.preferred_skills, job.status, job.expires_at, case when job.status = 'published' then now() end, job.answer_days
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
  errors := private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 2000)]);
  if p_is_approved is null then
    errors := errors || '{"isApproved": "Say whether the changes are approved"}';
  elsif not p_is_approved and reason is null then
    errors := errors || '{"reason": "Say what has to change"}';
  elsif p_updated_at is null then
    errors := errors || '{"updatedAt": "Say which version was reviewed"}';
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
    perform private.note_decision(before, proposal, company,
      'company_approved', 'Changes approved',
      'The changes to the registration of ' || company.name || ' have been approved.',
      'company_changes_approved', jsonb_build_object('path', '/company/profile'));
  else
    update public.company_proposals set rejected_at = now(), rejection_reason = reason where company_id = company.id;
    perform private.audit('company.changes_rejected', 'company', company.id, company.id,
      jsonb_build_object('changes', private.change_details(company, proposal.changes), 'reason', reason));
    company := private.write_company(company, '{}', resubmit => false);
    perform private.note_decision(before, proposal, company,
      'company_rejected', 'Changes not approved',
      'The changes to the registration of ' || company.name || ' were not approved. You can correct and resubmit them.',
      'company_changes_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
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
  if p_is_upheld is null then
    perform private.refuse_field_errors('{"isUpheld": "Choose what happens"}');
  end if;
  select * into report from private.departed_reports r where r.id = p_id for update;
  if report.id is null then
    perform private.fail(404, 'report_not_found', 'This report was not found.');
  elsif report.is_upheld is distinct from p_is_upheld and report.is_upheld is not null then
    perform private.fail(409, 'decided', 'Another administrator has decided about these reports.');
  end if;
  update private.departed_reports r set is_upheld = p_is_upheld, decided_at = now(), decided_by = auth.uid()
  where r.id = p_id and r.is_upheld is null;
  if found then
    perform private.audit(
      case when p_is_upheld then 'company.report_upheld' else 'company.report_dismissed' end, 'company', report.company_id, report.company_id,
      jsonb_build_object('title', report.title));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_hire (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  application public.applications := private.reviewed_application(p_application_id, me);
  job public.jobs;
  others jsonb;
  total bigint;
begin
  if application.status <> 'hired' or not private.can_move_application(application, me)
    or exists (select from private.hire_answers h where h.application_id = application.id) then
    return null;
  end if;
  select * into job from public.jobs j where j.id = application.job_id;
  select
    coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'candidate_name', o.candidate_name, 'status', o.status) order by o.id), '[]'),
    coalesce(max(o.total), 0)
  into others, total
  from (
    select a.id, m.candidate_name, a.status, count(*) over () as total
    from public.applications a
    join private.application_matches m on m.application_id = a.id
    where a.job_id = application.job_id and a.status = any (private.open_stages()) and a.candidate_id is not null
    order by a.id limit 200
  ) o;
  return jsonb_build_object(
    'job', jsonb_build_object(
      'id', job.id, 'title', job.title, 'is_open', job.status = 'published' and job.deleted_at is null and not private.is_expired(job),
      'can', jsonb_build_object('close', (private.my_job_rights(job.company_id)).may_edit)),
    'others', others,
    'others_total', total);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_interviews (
  p_is_past boolean,
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
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  after record := private.interview_key(p_after, coalesce(p_is_past, false));
  size integer := private.page_limit(p_limit);
  times private.interview_proposals[] := array(select p from private.times_to_answer() p);
begin
  return jsonb_build_object(
    'waiting', case when nullif(p_after, 'null') is null and not coalesce(p_is_past, false) then coalesce((
      select jsonb_agg(jsonb_build_object(
        'application_id', w.application_id, 'job_title', j.title, 'company_name', c.name, 'times', cardinality(w.slots)) order by w.created_at, w.id)
      from (select p.* from unnest(times) p order by p.created_at, p.id limit 10) w
      join public.applications a on a.id = w.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
    ), '[]') else '[]' end,
    'waiting_total', cardinality(times),
    'interviews', coalesce((
      select jsonb_agg(private.listed_interview_json(listed.interview, true) order by listed.place)
      from (
        select i as interview, row_number() over (
          order by case when p_is_past then i.starts_at end desc, case when p_is_past then i.id end desc, i.starts_at, i.id) as place
        from public.applications a
        join private.interviews i on i.application_id = a.id
        where a.candidate_id = me and private.is_not_over(i) = not coalesce(p_is_past, false)
          and case when p_is_past then (i.starts_at, i.id) < (after.at, after.id) else (i.starts_at, i.id) > (after.at, after.id) end
        order by place
        limit size
      ) as listed
    ), '[]'));
end
$function$;

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

CREATE OR REPLACE FUNCTION public.list_departed_reports()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'company_name', d.name, 'left_at', d.left_at, 'title', r.title, 'said', r.said, 'reports', r.reports,
      'waiting_since', r.waiting_since
    ) order by r.waiting_since, r.id), '[]')
    from (
      select * from private.departed_reports waiting where waiting.is_upheld is null order by waiting.waiting_since, waiting.id limit 100
    ) as r
    join private.departed_companies d on d.id = r.company_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_similar_companies (
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
  return private.registration_warnings(p_company_id);
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
  -- One at a time from one network address: calls of the same moment can't pass its limit together.
  perform pg_advisory_xact_lock(hashtextextended('noted_sign_ups ' || encode(sender, 'hex'), 0));
  delete from private.noted_sign_ups n where n.at < now() - interval '1 day';
  if (select count(*) from private.noted_sign_ups n where n.client = sender and n.at > now() - interval '1 hour') >= private.noted_sign_ups_an_hour() then
    return;
  end if;
  insert into private.noted_sign_ups (address, client) values (sha256(convert_to(called, 'UTF8')), sender)
  on conflict (address) do nothing;
  if found then
    perform private.enqueue_email('sign_up_repeated', u.email, jsonb_build_object('path', '/signin'))
    from auth.users u where u.email = called and u.email_confirmed_at is not null;
  end if;
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
    insert into public.put_forwards as f (job_id, candidate_id, company_id, put_forward_by, request_id)
    select p_job_id, c.id, companies[1], caller, p_id
    from public.candidates c
    where c.id = any (wanted)
      and not exists (select from public.applications a where a.job_id = p_job_id and a.candidate_id = c.id)
      and not exists (select from public.jobs j where j.id = p_job_id and private.is_hidden_from(c.id, j.company_id))
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
    perform private.tell_put_forward(asked);
  end loop;
  return made;
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
  select * into search from private.saved_searches s where s.id = p_id and s.user_id = caller;
  if search.id is not null then
    return private.saved_search_json(search);
  end if;
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

CREATE OR REPLACE FUNCTION public.set_company_approval (
  p_company_id uuid,
  p_is_approved boolean,
  p_reason text DEFAULT NULL::text,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone,
  p_warnings_seen uuid[] DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  reason text := nullif(private.trimmed(p_reason), '');
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 2000)]);
  if p_is_approved is null then
    errors := errors || '{"isApproved": "Say whether the company is approved"}';
  end if;
  perform private.refuse_field_errors(errors);
  company := private.locked_company(p_company_id);
  company := case
    when p_is_approved then private.approve_company(company, p_updated_at, p_warnings_seen)
    when company.is_approved then private.revoke_approval(company, reason, p_updated_at)
    else private.reject_company(company, reason, p_updated_at)
  end;
  return private.company_json(company);
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_application (
  p_job_id uuid,
  p_answers jsonb DEFAULT NULL::jsonb,
  p_source text DEFAULT NULL::text,
  p_id uuid DEFAULT NULL::uuid
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
  if exists (
    select from public.applications a where a.id = p_id and a.job_id = p_job_id and a.candidate_id = private.my_candidate_id()
  ) then
    return p_id;
  end if;
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

  if exists (select from public.applications a where a.id = p_id) then
    perform private.refuse_taken_id();
  end if;
  insert into public.applications (id, job_id, candidate_id, company_id)
  select coalesce(p_id, gen_random_uuid()), p_job_id, me.id, j.company_id from public.jobs j where j.id = p_job_id
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

ALTER TABLE "private"."departed_reports"
  ADD CONSTRAINT "departed_reports_company_id_fkey" FOREIGN KEY (company_id) REFERENCES private.departed_companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."departed_reports"
  ADD CONSTRAINT "departed_reports_decided_by_fkey" FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL;

CREATE VIEW "private"."waiting_put_forwards" WITH (security_invoker=true) AS  SELECT f.id,
    f.job_id,
    f.candidate_id,
    f.company_id,
    f.put_forward_by,
    f.status,
    f.created_at,
    f.answered_at,
    f.mailed_at,
    f.application_id,
    f.request_id
   FROM (public.put_forwards f
     JOIN public.candidates c ON (((c.id = f.candidate_id) AND (c.managing_company_id = f.company_id))))
  WHERE ((f.status = 'waiting'::public.put_forward_status) AND private.may_be_put_forward(f.job_id, f.company_id) AND (NOT (EXISTS ( SELECT
           FROM public.jobs j
          WHERE ((j.id = f.job_id) AND private.is_hidden_from(f.candidate_id, j.company_id))))) AND (NOT (EXISTS ( SELECT
           FROM public.applications a
          WHERE ((a.candidate_id = f.candidate_id) AND (a.job_id = f.job_id))))));

CREATE INDEX departed_reports_company_index ON private.departed_reports USING btree (company_id);

CREATE INDEX departed_reports_decider_index ON private.departed_reports USING btree (decided_by);

CREATE INDEX departed_reports_waiting_index ON private.departed_reports USING btree (waiting_since, id)
  WHERE (is_upheld IS NULL);

CREATE INDEX noted_sign_ups_at_index ON private.noted_sign_ups USING btree (at);

CREATE INDEX noted_sign_ups_client_index ON private.noted_sign_ups USING btree (client, at);

COMMENT ON COLUMN "private"."departed_reports"."reports" IS '[{reason, words, created_at}], without who reported.';

COMMENT ON COLUMN "private"."departed_reports"."said" IS 'The reported message; null for a reported job.';

COMMENT ON COLUMN "private"."departed_reports"."title" IS 'The title of the job.';

COMMENT ON COLUMN "public"."put_forwards"."request_id" IS 'The id under which it was asked: asked again under the same one, nothing changes (put_forward_candidates).';

COMMENT ON FUNCTION "private"."add_invitation"(text, text, uuid, jsonb, uuid) IS 'A new invitation by the caller, whose fields are checked and clean, for a company or for the platform; its mail is another step.';

COMMENT ON FUNCTION "private"."approve_company"(public.companies, timestamp with time zone, uuid[]) IS 'Approves what was seen, warnings included; the company is notified once it can no longer be undone. An approved one is left as it is. PT409 while its registration is unfinished (RULES: Administration).';

COMMENT ON FUNCTION "private"."count_departed_reports"() IS 'How many reports of deleted companies wait for a decision.';

COMMENT ON FUNCTION "private"."files_to_judge"(private.application_messages) IS 'The files of a reported message, and the document of the offer it brought.';

COMMENT ON FUNCTION "private"."forget_scheduled_runs"(integer) IS 'Forgets old runs of schedules: pg_cron adds some 17,000 a day and keeps them all.';

COMMENT ON FUNCTION "private"."gathering_time"() IS 'How long a mail waits at most for what follows a message, and the next one after it at least (RULES: Conversations).';

COMMENT ON FUNCTION "private"."import_fates"(uuid, jsonb, uuid) IS 'What becomes of each line of a list of candidates to invite for a company the caller was found to invite for, in its order: invite (with the clean candidateData; without where this import has sent it before), known, invited, twice, invalid or tomorrow, and the same in words. Checks what create_invitation checks, and says no more about an address (RULES: Invitations). PT422 for no line and for more than 500.';

COMMENT ON FUNCTION "private"."imported_id"(uuid, text) IS 'The id of the invitation that an import makes for an address, by the id its sender gave the import: so the same import again finds its own. Null without one.';

COMMENT ON FUNCTION "private"."keep_departed_company"(public.companies) IS 'Before a company is deleted: keeps its name, the digests and the reports that wait. A registration that was never submitted leaves nothing.';

COMMENT ON FUNCTION "private"."keep_failed_calls"() IS 'Keeps what pg_net knows of failed calls, and logs that there are some. Called on a schedule every hour. Gives how many are new.';

COMMENT ON FUNCTION "private"."keyed_digest"(text) IS 'What tells equal values from others without the value itself; null for null.';

COMMENT ON FUNCTION "private"."noted_sign_ups_an_hour"() IS 'From how many addresses signed up in an hour from one network address the next are left out: more than an office makes, and less than it takes to flood mailboxes.';

COMMENT ON FUNCTION "private"."owner_addresses"(uuid) IS 'The addresses of a company''s administrators, in lower case.';

COMMENT ON FUNCTION "private"."refuse_taken_id"() IS 'PT409 for an id that an act was given by its caller and that names something else already, or something of somebody else (RULES: Interface).';

COMMENT ON FUNCTION "private"."registration_warnings"(uuid) IS 'SimilarCompany[]: what an administrator checks before approving a registration or proposed changes; empty where nothing waits.';

COMMENT ON FUNCTION "private"."repeated_invitation"(uuid, text, text) IS 'NewInvitation of the invitation that the caller has made under an id before; null for a new id. The link of the first answer is kept nowhere: there is a new one as long as the mail waits. PT409 id_taken.';

COMMENT ON FUNCTION "private"."require_warnings_seen"(uuid, uuid[]) IS 'PT409 warnings_unseen with {"warnings": SimilarCompany[]} unless the administrator has seen every company that private.registration_warnings names (RULES: Administration).';

COMMENT ON FUNCTION "private"."similar_departed"(uuid, text[], text) IS 'SimilarCompany[] among deleted companies: the same name but for spelling, the same tax ID or an owner with the same address. reports: those not dismissed.';

COMMENT ON FUNCTION "private"."similar_registrations"(uuid, text[], text) IS 'SimilarCompany[] among the companies there are: at most five with a name like one of these, and all with this tax ID.';

COMMENT ON FUNCTION "private"."tax_id_key"(text) IS 'The form in which tax IDs are compared: letters and digits alone.';

COMMENT ON FUNCTION "public"."count_for_admin"() IS 'The numbers of the administrators'' dashboard: {users, companies, candidates, pending, undelivered, reports, reported_messages, messages}: pending are submitted companies, undelivered mails that were given up, reports the reported jobs and the reports of deleted companies that wait, reported_messages messages of conversations that do, messages those of the contact page that wait. SECURITY DEFINER: the numbers are closed to every client. PT401, PT403.';

COMMENT ON FUNCTION "public"."create_invitation"(text, text, jsonb, boolean, uuid) IS 'Invites an email address. p_type: admin, company, employee or candidate; p_data: the form''s fields (RULES: Invitations), with companyId where the caller has several companies. Gives NewInvitation (contracts/procedures.ts); the path of its link is not given again. p_held: the caller has its mail delivered at once, by email_id. p_id, made by the caller: the same one again is the same invitation (private.repeated_invitation). Valid for 7 days (RULES: Invitations). SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409 ''already exists'', PT422 by field, PT429.';

COMMENT ON FUNCTION "public"."create_job"(uuid, jsonb, uuid) IS 'manage-job-posting create: jobData as in contracts/job.ts; without a company the caller''s chosen one (private.my_membership). p_id, made by the caller: the same one again is the same job. Gives CompanyJob. PT403 without the right, approval or subscription; PT409 id_taken; PT422 by field; PT429 past 50 a day (RULES: Accounts).';

COMMENT ON FUNCTION "public"."decide_company_proposal"(uuid, boolean, timestamp with time zone, text, uuid[]) IS 'Approves what waits, which then stands in the company, or rejects it with a reason the company reads; gives the Company. p_updated_at: the version of the company that was reviewed; p_warnings_seen as in set_company_approval. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 changed since, warnings_unseen or nothing waits, PT422.';

COMMENT ON FUNCTION "public"."decide_departed_report"(uuid, boolean) IS 'Keeps what was reported about a deleted company on its record, where a registration like it shows it, or dismisses it. The same decision again changes nothing. SECURITY DEFINER: the tables are closed. PT401, PT403, PT404, PT409 when decided otherwise, PT422.';

COMMENT ON FUNCTION "public"."import_candidates"(jsonb, text, uuid, uuid) IS 'Invites every line that can be, with the same terms, all or none of them, by mails that the outbox sends: {sent, fates} (contracts/invitation.ts). Safe to repeat: who was invited is left alone; under the same p_id, made by the caller, the answer is the same too. p_rows and refusals as check_candidate_import; PT422 for terms.';

COMMENT ON FUNCTION "public"."list_departed_reports"() IS 'DepartedReport[] (contracts/departed-report.ts): reports that waited when their company was deleted and still do, the longest first, at most 100. SECURITY DEFINER: the tables are closed. PT401, PT403.';

COMMENT ON FUNCTION "public"."list_similar_companies"(uuid) IS 'SimilarCompany[] (private.registration_warnings): what to check before a registration or a proposed change is approved; empty for nothing. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403.';

COMMENT ON FUNCTION "public"."note_sign_up"(text) IS 'Sent after each sign-up: where the address has a confirmed account, its owner gets an email that says so and how to sign in, one a day, through the outbox (RULES: Accounts). Says and does the same for every address otherwise, past the limit of a network address too. SECURITY DEFINER: accounts are the auth service''s, and who signs up is signed out.';

COMMENT ON FUNCTION "public"."put_forward_candidates"(uuid, uuid[], uuid) IS 'Asks managed candidates whether they want to be put forward for an open job of the company or of a partner that shares its jobs, in the application and by mail. Gives how many were asked: who has applied, was asked already, said no or hides from the job''s company is left alone. p_id, made by the caller: the same one again is the same act. SECURITY DEFINER: the table is closed. PT401, PT403 for others than recruiting staff and while the company is not live, PT404 for a candidate or job out of reach, PT422 for none or more than 50, PT429 past the day''s quota.';

COMMENT ON FUNCTION "public"."save_search"(text, text, jsonb, text, uuid) IS 'Keeps a search under a name and gives SavedSearch (contracts/saved-search.ts); the same search again only changes its name and frequency. p_filter: JobFilter. p_id, made by the caller: the same one again is the same act. PT401, PT403 for others than candidates, PT409 past 20 and id_taken, PT422 by field, for an unknown filter and for a search of nothing (RULES: Jobs).';

COMMENT ON FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone, uuid[]) IS 'Approves a submitted company, rejects it or takes its approval back (both with a reason the company reads) and gives the Company. p_updated_at: the version that was reviewed; p_warnings_seen: the ids of the companies in list_similar_companies, needed to approve where there are any. Repeating it notifies nobody twice. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 unfinished, changed since, or warnings_unseen with them, PT422.';

COMMENT ON FUNCTION "public"."submit_application"(uuid, jsonb, text, uuid) IS 'Stores an application with all its answers [{question_id, answer}] and the profile and files as they are now, or nothing, tells the company, gives its id; p_source: how its sender came to the job (applicationSources of the contracts) (RULES: Applications); p_id, made by the caller: the same one again is the same application. After withdrawing it makes another application. PT404 when the job is not visible, PT409 duplicate_application, applied_too_often and id_taken, PT422 profile_incomplete, PT422 by question id, PT429 past 30 a day (RULES: Accounts). SECURITY DEFINER: clients cannot write applications; the candidate is always the caller.';

COMMENT ON TABLE "private"."departed_companies" IS 'Submitted registrations that were deleted, kept for retention(''departedCompany''). was_rejected: it was not approved, or no longer (RULES: Companies).';

COMMENT ON TABLE "private"."departed_reports" IS 'Reports that waited for an administrator when their company was deleted: of a job, or of a message its staff wrote in its application.';

COMMENT ON TABLE "private"."digest_key" IS 'The secret of private.keyed_digest, made once for each installation by a data step.';

COMMENT ON TABLE "private"."failed_calls" IS 'Calls of functions, deliver-email among them, that got no answer or an error. pg_net forgets its answers after six hours.';

COMMENT ON TABLE "private"."noted_sign_ups" IS 'Which addresses were signed up in the last day, known or not, and from which network address, as digests: each address gets one email a day. Older ones go with the next sign-up.';

COMMENT ON VIEW "private"."waiting_put_forwards" IS 'Those a candidate can still answer: asked by who manages them now, for a job that is open and shared now, of a company they do not hide from.';

REVOKE ALL ON FUNCTION "private"."add_invitation"(text, text, uuid, jsonb, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."approve_company"(public.companies, timestamp with time zone, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_departed_reports"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."files_to_judge"(private.application_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_scheduled_runs"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."gathering_time"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."import_fates"(uuid, jsonb, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."imported_id"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_departed_company"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_failed_calls"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keyed_digest"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."noted_sign_ups_an_hour"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."owner_addresses"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_taken_id"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."registration_warnings"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."repeated_invitation"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_warnings_seen"(uuid, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_departed"(uuid, text[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_registrations"(uuid, text[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tax_id_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."create_invitation"(text, text, jsonb, boolean, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."create_invitation"(text, text, jsonb, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."create_job"(uuid, jsonb, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."create_job"(uuid, jsonb, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_company_proposal"(uuid, boolean, timestamp with time zone, text, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decide_company_proposal"(uuid, boolean, timestamp with time zone, text, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_departed_report"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decide_departed_report"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."import_candidates"(jsonb, text, uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."import_candidates"(jsonb, text, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_departed_reports"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_departed_reports"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_sign_up"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."note_sign_up"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."put_forward_candidates"(uuid, uuid[], uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."put_forward_candidates"(uuid, uuid[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_search"(text, text, jsonb, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."save_search"(text, text, jsonb, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."submit_application"(uuid, jsonb, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."submit_application"(uuid, jsonb, text, uuid) TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."company_relationships" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."company_relationships" TO "authenticated";
