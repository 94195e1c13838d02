-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE TYPE "public"."put_forward_status" AS ENUM (
  'waiting',
  'agreed',
  'declined',
  'withdrawn'
);

DROP TRIGGER "company_relationships_audit" ON "public"."company_relationships";

DROP INDEX "public"."email_outbox_failed_index";

DROP INDEX "public"."invitations_company_index";

DROP INDEX "public"."invitations_newest_index";

DROP VIEW "private"."company_list_items";

DROP VIEW "private"."company_standings";

DROP VIEW "private"."counted_application_matches";

ALTER TABLE "private"."company_queues"
  DROP CONSTRAINT "company_queues_queue_check";

CREATE TABLE "private"."invitation_tokens" (
  "token_hash" bytea NOT NULL,
  "invitation_id" uuid NOT NULL,
  CONSTRAINT "invitation_tokens_pkey" PRIMARY KEY (token_hash),
  CONSTRAINT "invitation_tokens_token_hash_check" CHECK ((octet_length(token_hash) = 32))
);

-- By hand: the links that are out keep working.
insert into private.invitation_tokens (token_hash, invitation_id) select i.token_hash, i.id from public.invitations i;

ALTER TABLE "public"."invitations"
  DROP CONSTRAINT "invitations_token_hash_check";

ALTER TABLE "public"."invitations"
  DROP CONSTRAINT "invitations_token_hash_key";

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_type_check";

DROP FUNCTION "private"."audit_partnership"();

DROP FUNCTION "private"."check_invitation_rate"();

DROP FUNCTION "private"."enqueue_email"(text, text, jsonb);

DROP FUNCTION "private"."invitation_with"(text);

DROP FUNCTION "private"."require_invitation"(uuid);

DROP FUNCTION "private"."send_invitation"(public.invitations, text);

DROP FUNCTION "private"."usable_invitation"(text);

DROP FUNCTION "private"."waiting_company_count"();

DROP FUNCTION "public"."claim_emails"(integer);

DROP FUNCTION "public"."create_invitation"(text, text, jsonb);

DROP FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer);

DROP FUNCTION "public"."list_failed_emails"(jsonb, integer);

DROP FUNCTION "public"."list_invitations"(uuid, jsonb, integer);

DROP FUNCTION "public"."remove_staff"(uuid);

DROP FUNCTION "public"."resend_invitation"(uuid);

DROP FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone);

ALTER TABLE "public"."invitations"
  DROP COLUMN "token_hash";

CREATE TABLE "private"."company_decisions" (
  "company_id" uuid NOT NULL,
  "decided_by" uuid NOT NULL,
  "decided_at" timestamp with time zone NOT NULL DEFAULT now(),
  "version" timestamp with time zone NOT NULL,
  "company_before" jsonb NOT NULL,
  "proposal_before" jsonb,
  "type" text NOT NULL,
  "title" text NOT NULL,
  "message" text NOT NULL,
  "template" text NOT NULL,
  "mail" jsonb NOT NULL,
  "untold" jsonb,
  CONSTRAINT "company_decisions_pkey" PRIMARY KEY (company_id)
);

ALTER TABLE "private"."company_decisions"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."invitation_tokens"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."told_plans" (
  "company_id" uuid NOT NULL,
  "stage" text NOT NULL,
  CONSTRAINT "told_plans_pkey" PRIMARY KEY (company_id),
  CONSTRAINT "told_plans_stage_check" CHECK ((stage = ANY (ARRAY['14_days'::text, '1_day'::text, 'ended'::text])))
);

ALTER TABLE "private"."told_plans"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."put_forwards" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "job_id" uuid NOT NULL,
  "candidate_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "put_forward_by" uuid,
  "status" public.put_forward_status NOT NULL DEFAULT 'waiting'::public.put_forward_status,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "answered_at" timestamp with time zone,
  "mailed_at" timestamp with time zone NOT NULL DEFAULT now(),
  "application_id" uuid,
  CONSTRAINT "put_forwards_answer_has_date" CHECK (((status = 'waiting'::public.put_forward_status) = (answered_at IS NULL))),
  CONSTRAINT "put_forwards_once_per_job" UNIQUE (candidate_id, job_id),
  CONSTRAINT "put_forwards_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."put_forwards"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."candidates"
  ADD COLUMN "shown_to_partners" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."email_outbox"
  ADD COLUMN "claimed_at" timestamp with time zone;

ALTER TABLE "public"."invitations"
  ADD COLUMN "sent_at" timestamp with time zone NOT NULL DEFAULT now();

ALTER TABLE "public"."invitations"
  ADD COLUMN "ended_at" timestamp with time zone;

CREATE OR REPLACE FUNCTION private.accept_admin_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.drop_untouched_company(of_user);
  perform private.become(of_user, 'admin');
  update public.profiles p set
    first_name = coalesce(invitation.company_data ->> 'firstName', ''),
    last_name = coalesce(invitation.company_data ->> 'lastName', '')
  where p.id = of_user;
  perform private.notify(
    p.id, 'admin_joined', private.invitee_name(invitation) || ' is an administrator now',
    'They accepted the invitation of ' || coalesce(private.inviter_name(invitation), 'an administrator') || '.')
  from public.profiles p where p.role = 'admin' and p.id <> of_user;
end
$function$;

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
    perform private.refuse_member(of_user);
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
  perform private.refuse_member(of_user);
  insert into public.company_users (user_id, company_id, role, first_name, last_name, email)
  values (
    of_user, invitation.company_id, invitation.role,
    invitation.company_data ->> 'firstName', invitation.company_data ->> 'lastName', invitation.email);
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

CREATE OR REPLACE FUNCTION private.account_of_company (
  of_company uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select p.email
    from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = of_company and private.is_company_admin(u.role)
    order by u.created_at, u.id
    limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.agree_by_applying()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  asked public.put_forwards;
begin
  update public.put_forwards f set status = 'agreed', answered_at = now(), application_id = new.id
  where f.candidate_id = new.candidate_id and f.job_id = new.job_id and f.status = 'waiting' and f.company_id = new.applied_by_company_id
  returning * into asked;
  if asked.id is not null then
    perform private.drop_put_forward_notice(asked);
    perform private.tell_of_put_forward(asked);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.approve_company (
  company public.companies,
  seen timestamp with time zone
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

CREATE OR REPLACE FUNCTION private.audit_about (
  entry public.audit_log
)
  RETURNS text[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return array_remove(array[
    entry.actor_id::text, entry.subject_id::text, entry.company_id::text, entry.details ->> 'user_id', entry.details ->> 'successor',
    entry.details ->> 'company_a_id', entry.details ->> 'company_b_id'
  ], null);
end
$function$;

CREATE OR REPLACE FUNCTION private.audit_company (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select jsonb_build_object('id', c.id, 'name', c.name) from public.companies c where c.id = of_company);
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
    'is_by_system', entry.actor_id is null,
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
    'details', entry.details - '{path,error,changes}'::text[] || case when entry.details ? 'changes' then jsonb_build_object(
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
RETURN CASE WHEN (action = 'company.edited'::text) THEN 'edits'::text ELSE CASE split_part(action, '.'::text, 1) WHEN 'company'::text THEN 'approvals'::text WHEN 'invitation'::text THEN 'invitations'::text WHEN 'subscription'::text THEN 'plans'::text WHEN 'partnership'::text THEN 'partnerships'::text WHEN 'staff'::text THEN 'team'::text WHEN 'file'::text THEN 'documents'::text WHEN 'job'::text THEN 'jobs'::text WHEN 'email'::text THEN 'mail'::text ELSE 'accounts'::text END END;

CREATE OR REPLACE FUNCTION private.audit_names (
  details jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN ((((COALESCE((details ->> 'name'::text), ''::text) || ' '::text) || COALESCE((details ->> 'email'::text), ''::text)) || ' '::text) || COALESCE((details ->> 'to_email'::text), ''::text));

CREATE OR REPLACE FUNCTION private.audit_person (
  of_user uuid,
  at_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object('id', p.id, 'name', coalesce(private.person_name(p.id, at_company), p.email), 'role', p.role)
    from public.profiles p where p.id = of_user
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.can_manage_colleague (
  member public.company_users
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_remove_staff(member) AND ((member).user_id <> auth.uid()));

CREATE OR REPLACE FUNCTION private.candidate_json (
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.applicant_json(profile) || jsonb_build_object('gender', (profile).gender, 'street', (profile).street, 'unit', (profile).unit, 'zip_code', (profile).zip_code, 'is_managed_by_company', (profile).is_managed_by_company, 'managing_company_id', (profile).managing_company_id, 'shown_to_partners', (profile).shown_to_partners));

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
      case of when 'applications' then 'sent' when 'jobs' then 'created' else 'put forward' end, private.daily_quota(of),
      case of when 'put_forwards' then 'candidates' else of end));
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
  sender uuid := auth.uid();
  last_minute bigint;
  last_day bigint;
  to_invitee bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('invitation sender ' || sender, 0));
  select count(*) filter (where created_at > now() - interval '1 minute'), count(*), count(*) filter (where details ->> 'email' = invitee)
  into last_minute, last_day, to_invitee
  from public.audit_log
  where actor_id = sender and action = 'invitation.sent' and created_at > now() - interval '1 day';
  if last_minute >= 20 or last_day >= 200 then
    perform private.fail(429, 'too_many_invitations', case
      when last_day >= 200 then 'You have sent 200 invitations in a day, which is the most. You can send more tomorrow.'
      else 'You have sent 20 invitations in a minute, which is the most. Wait a minute and send it again.'
    end);
  elsif to_invitee >= 5 then
    perform private.fail(429, 'too_many_invitations',
      format('You have sent %s 5 invitations in a day, which is the most. You can send another one tomorrow.', invitee));
  end if;
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
  if existing is not null then
    perform private.fail(409, 'duplicate_partnership', 'Partnership already exists between these companies',
      jsonb_build_object('existing', existing));
  end if;
  return new;
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
      'managed_candidates', case when 'handle_candidates' = any (mine) then kept.managed_candidates
        else (
          select count(*) from private.my_assigned_candidate_ids() as assigned (id)
          join public.candidates c on c.id = assigned.id and c.managing_company_id = of_company
        )
      end,
      -- What is assigned to the caller is not unassigned.
      'unassigned_jobs', case when 'post_jobs' = any (mine) then kept.unassigned_jobs else 0 end,
      'partners', case when 'handle_candidates' = any (mine) then (select count(*) from private.partner_ids(of_company)) else 0 end
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
      where c.id = of_company and c.is_approved and private.is_plan_live(s)
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.daily_quota (
  of text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE of WHEN 'applications'::text THEN 30 WHEN 'jobs'::text THEN 50 WHEN 'put_forwards'::text THEN 200 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.date_invitation_end()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  new.ended_at := case when new.status <> 'pending' then coalesce(new.ended_at, now()) end;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.day_in_words (
  at timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN to_char((at AT TIME ZONE 'UTC'::text), 'FMMon DD, YYYY'::text);

CREATE OR REPLACE FUNCTION private.drop_put_forward_notice (
  asked public.put_forwards
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 DELETE FROM public.notifications n
    USING public.candidates c
   WHERE ((c.id = (drop_put_forward_notice.asked).candidate_id) AND (n.user_id = c.user_id) AND (n.type = 'put_forward'::text) AND ((n.data ->> 'job_id'::text) = ((drop_put_forward_notice.asked).job_id)::text));
END;

CREATE OR REPLACE FUNCTION private.drop_what_was_told()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.email_outbox o where o.sent_at is null and o.data ->> 'invitation_id' = coalesce(new.id, old.id)::text;
  -- An accepted one stays in the bell, as read.
  if new.status is distinct from 'accepted' then
    delete from public.notifications n where n.type = 'company_invitation' and n.data ->> 'invitation_id' = coalesce(new.id, old.id)::text;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.enqueue_email (
  template text,
  to_email text,
  data jsonb DEFAULT '{}'::jsonb,
  held boolean DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  email uuid;
begin
  insert into public.email_outbox (template, to_email, data, next_attempt_at)
  values (template, to_email, coalesce(data, '{}'), now() + case when held then interval '30 seconds' else interval '0' end)
  returning id into email;
  if not held then
    -- Heard by the local stack's ticker once the transaction commits; hosted asks once a minute.
    perform pg_notify('email_outbox', '');
  end if;
  return email;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_changed_plan()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Whoever changes a plan tells of it: what holds from now on is known.
  perform private.note_told_stage(new.company_id, private.plan_stage(new.expires_at));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_partnership()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  partnership public.company_relationships := coalesce(new, old);
  shared_jobs boolean := tg_op <> 'INSERT' and old.can_share_jobs;
  shared_candidates boolean := tg_op <> 'INSERT' and old.can_share_candidates;
  shares_jobs boolean := tg_op <> 'DELETE' and new.can_share_jobs;
  shares_candidates boolean := tg_op <> 'DELETE' and new.can_share_candidates;
begin
  if tg_op = 'UPDATE' and shared_jobs = shares_jobs and shared_candidates = shares_candidates then
    return null;
  end if;
  perform private.audit(
    case tg_op when 'INSERT' then 'partnership.created' when 'UPDATE' then 'partnership.changed' else 'partnership.ended' end,
    'partnership', partnership.id, null, jsonb_build_object(
      'company_a_id', partnership.company_a_id, 'company_b_id', partnership.company_b_id,
      'can_share_jobs', shares_jobs, 'can_share_candidates', shares_candidates,
      'could_share_jobs', shared_jobs, 'could_share_candidates', shared_candidates,
      'a', private.shared_by(partnership.company_a_id), 'b', private.shared_by(partnership.company_b_id)));
  if shared_jobs <> shares_jobs then
    perform private.tell_partners(partnership, 'jobs', shares_jobs);
  end if;
  if shared_candidates <> shares_candidates then
    perform private.tell_partners(partnership, 'candidates', shares_candidates);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.invitable_staff_roles()
  RETURNS public.staff_role[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{manager,recruiter,partner_recruiter}'::public.staff_role[];

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
  return jsonb_build_object(
    'kind', private.invitation_kind(invitation),
    'email', invitation.email,
    'invited_by', private.inviter_name(invitation),
    'first_name', data ->> 'firstName',
    'last_name', data ->> 'lastName',
    'company_id', invitation.company_id,
    'company_name', private.invited_company_name(invitation),
    'message', data ->> 'message',
    'role', invitation.role,
    'management_terms', invitation.management_terms,
    'expires_at', invitation.expires_at
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.invitation_rules (
  kind text
)
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE kind WHEN 'company'::text THEN ARRAY[private.rule('companyName'::text, 'line'::text, 200, 2, 'Company name must be at least 2 characters'::text), private.rule('message'::text, 'text'::text, 2000)] WHEN 'candidate'::text THEN ARRAY[private.rule('companyId'::text, 'line'::text, 50), private.rule('managementTerms'::text, 'text'::text, 5000)] ELSE (ARRAY[private.rule('firstName'::text, 'line'::text, 100, 2, 'First name must be at least 2 characters'::text), private.rule('lastName'::text, 'line'::text, 100, 2, 'Last name must be at least 2 characters'::text)] || CASE WHEN (kind = 'admin'::text) THEN ARRAY[private.rule('message'::text, 'text'::text, 2000)] ELSE ARRAY[private.rule('companyId'::text, 'line'::text, 50), private.rule('role'::text, 'choice'::text, 20, 1, 'Please select a role'::text, (private.invitable_staff_roles())::text[])] END) END;

CREATE OR REPLACE FUNCTION private.invitation_state (
  invitation public.invitations
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case
    when invitation.status <> 'pending' then invitation.status::text
    when private.is_open(invitation) then 'waiting'
    else 'expired'
  end;
end
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
  -- Looked up anew: while it was waited for it may have been sent again, with another link.
  return (select t.invitation_id from private.invitation_tokens t where t.token_hash = hash);
end
$function$;

CREATE OR REPLACE FUNCTION private.invite_act (
  kind text
)
  RETURNS private.staff_act
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (CASE kind WHEN 'employee'::text THEN 'manage_staff'::text WHEN 'candidate'::text THEN 'handle_candidates'::text ELSE NULL::text END)::private.staff_act;

CREATE OR REPLACE FUNCTION private.can_invite (
  kind text,
  for_company uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (kind = ANY (ARRAY['employee'::text, 'candidate'::text])) THEN private.can_at_company(for_company, private.invite_act(kind)) ELSE (SELECT private.is_admin() AS is_admin) END;

CREATE OR REPLACE FUNCTION private.invitee_name (
  invitation public.invitations
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN COALESCE(NULLIF(btrim(concat_ws(' '::text, COALESCE(((invitation).company_data ->> 'firstName'::text), ((invitation).candidate_data ->> 'firstName'::text)), COALESCE(((invitation).company_data ->> 'lastName'::text), ((invitation).candidate_data ->> 'lastName'::text)))), ''::text), ((invitation).company_data ->> 'companyName'::text));

CREATE OR REPLACE FUNCTION private.is_plan_live (
  subscription public.company_subscriptions
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (private.is_plan_active(subscription) AND (((subscription).expires_at IS NULL) OR ((subscription).expires_at > now())));

CREATE OR REPLACE FUNCTION private.is_undelivered (
  mail public.email_outbox
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((mail).last_error IS NOT NULL) OR ((mail).next_attempt_at < (now() - '00:05:00'::interval)));

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
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.last_company_entry (
  of_company uuid,
  actions text[],
  since timestamp with time zone DEFAULT '-infinity'::timestamp with time zone
)
  RETURNS public.audit_log
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select a from public.audit_log a
    where a.subject_type = 'company' and a.subject_id = of_company and a.action = any (actions) and a.created_at >= since
    order by a.id desc limit 1
  );
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
  if not data ? 'invitation_id' then
    return data;
  end if;
  select * into invitation from public.invitations i where i.id = (data ->> 'invitation_id')::uuid;
  -- Without what it shows the template refuses it, and it is given up like any other that cannot go.
  if invitation.id is null or not private.is_open(invitation) then
    return data;
  end if;
  return private.invitation_json(invitation) || jsonb_build_object('path', private.new_link(invitation));
end
$function$;

CREATE OR REPLACE FUNCTION private.managed_colleague (
  p_company_user_id uuid
)
  RETURNS public.company_users
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  colleague public.company_users;
begin
  perform private.require_caller();
  select * into colleague from public.company_users
  where id = p_company_user_id and company_id in (select private.my_company_ids());
  if colleague.id is null then
    perform private.fail(404, 'employee_not_found', 'Employee not found');
  elsif not private.can_at_company(colleague.company_id, 'manage_staff') then
    perform private.fail(403, 'not_allowed', 'You do not have permission to manage employees');
  end if;
  return colleague;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_be_put_forward (
  of_job uuid,
  by_company uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.visible_jobs j
    where j.job_id = of_job and (j.company_id = by_company or j.company_id in (select private.partner_ids(by_company, 'jobs')))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.may_be_reminded (
  of_company uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.account_of_company(of_company) is not null
    and coalesce(private.reminded_at(of_company) <= clock_timestamp() - interval '7 days', true);
end
$function$;

CREATE OR REPLACE FUNCTION private.may_invite (
  role public.staff_role,
  kind text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (private.invite_act(kind) = ANY (private.acts_of(role)));

CREATE OR REPLACE FUNCTION private.missing_of_registration (
  company public.companies
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select field
    from jsonb_object_keys(private.registration_errors((
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(company))
      -- What sign-up wrote is no answer.
      where (key, value) not in (('name', '"New Company"'), ('industry', '"Technology"'), ('location', '"United States"'))
    ))) as field
    order by array_position('{name, industry, location}', field), field
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.new_link (
  invitation public.invitations
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  token text := private.new_token();
begin
  insert into private.invitation_tokens (token_hash, invitation_id) values (private.token_hash(token), invitation.id);
  return '/' || case private.invitation_kind(invitation) when 'candidate' then '' else private.invitation_kind(invitation) || '-' end
    || 'invitation/' || token;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_decision (
  before public.companies,
  proposal public.company_proposals,
  company public.companies,
  type text,
  title text,
  message text,
  template text,
  mail jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  untold jsonb;
begin
  delete from private.company_decisions d where d.company_id = company.id returning to_jsonb(d) into untold;
  insert into private.company_decisions (
    company_id, decided_by, version, company_before, proposal_before, type, title, message, template, mail, untold)
  values (
    company.id, auth.uid(), company.updated_at, to_jsonb(before),
    case when proposal.company_id is not null then to_jsonb(proposal) end, type, title, message, template, mail, untold);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_told_stage (
  of_company uuid,
  stage text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if stage is null then
    delete from private.told_plans t where t.company_id = of_company;
  else
    insert into private.told_plans as t (company_id, stage) values (of_company, stage)
    on conflict (company_id) do update set stage = excluded.stage;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.open_invitations_for (
  address text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg((private.invitation_json(i.*) || jsonb_build_object('id', i.id)) ORDER BY i.sent_at DESC, i.id DESC), '[]'::jsonb)
  AS "coalesce"
    FROM public.invitations i
   WHERE ((lower(i.email) = lower(open_invitations_for.address)) AND private.is_open(i.*));
END;

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
    where (select private.company_is_live(of_company)) and private.company_is_live(partner.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.partnered_company (
  p_company_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  of_company uuid := private.my_company_id(p_company_id);
begin
  if not private.can_at_company(of_company, 'handle_candidates') then
    perform private.fail(403, 'not_allowed', 'You do not have permission to see what partners share');
  end if;
  return of_company;
end
$function$;

CREATE OR REPLACE FUNCTION private.pending_company_count()
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.kept_count(private.platform(), 'waiting');
end
$function$;

CREATE OR REPLACE FUNCTION private.people_called (
  words text
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  wanted text := lower(private.trimmed(words));
begin
  return array(
    (select p.id from public.profiles p
     where lower(p.email) ^@ wanted or p.role = 'admin' and position(wanted in lower(p.first_name || ' ' || p.last_name)) > 0
     limit 100)
    union
    (select u.user_id from public.company_users u where position(wanted in lower(u.first_name || ' ' || u.last_name)) > 0 limit 100)
    union
    (select c.user_id from public.candidates c
     where c.user_id is not null and position(wanted in lower(c.first_name || ' ' || c.last_name)) > 0
     limit 100)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.person_name (
  of_user uuid,
  at_company uuid DEFAULT NULL::uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    (select nullif(btrim(u.first_name || ' ' || u.last_name), '')
     from public.company_users u where u.user_id = of_user order by u.company_id = at_company desc nulls last, u.created_at limit 1),
    (select nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), '') from public.profiles p where p.id = of_user),
    (select nullif(btrim(c.first_name || ' ' || c.last_name), '') from public.candidates c where c.user_id = of_user));
end
$function$;

CREATE OR REPLACE FUNCTION private.inviter_name (
  invitation public.invitations
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.person_name(COALESCE((invitation).invited_by_admin_id, (invitation).invited_by_user_id), (invitation).company_id);

CREATE OR REPLACE FUNCTION private.plan_stage (
  ends_at timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (ends_at <= now()) THEN 'ended'::text WHEN (ends_at <= (now() + '1 day'::interval)) THEN '1_day'::text WHEN (ends_at <= (now() + '14 days'::interval)) THEN '14_days'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.queue_facts (
  of_queue text,
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case of_queue
    when 'approved' then jsonb_build_object('plan', private.subscription_json(of_company))
    when 'rejected' then jsonb_build_object(
      'rejected_by', private.person_name((private.last_company_entry(of_company, '{company.rejected,company.approval_revoked}')).actor_id))
    when 'unfinished' then jsonb_build_object(
      'account', private.account_of_company(of_company),
      'missing', (select private.missing_of_registration(c) from public.companies c where c.id = of_company),
      'reminded_at', private.reminded_at(of_company),
      'can', jsonb_build_object('remind', private.may_be_reminded(of_company)))
    else '{}'
  end;
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
      '%s has changed the plan since you opened it: it is %s now. Look at it again before you decide.',
      coalesce(private.person_name((private.last_company_entry((plan ->> 'company_id')::uuid, '{subscription.changed}', seen)).actor_id), 'Somebody'),
      private.in_words(plan ->> 'tier') || case when plan ->> 'status' <> 'active' then ', ' || lower(private.in_words(plan ->> 'status')) else '' end
    ), jsonb_build_object('current', plan));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_member (
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if exists (select from public.company_users u where u.user_id = of_user) then
    perform private.fail(409, 'account_has_company', 'This account already belongs to a company. Use another email address.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.registration_errors (
  sent jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.field_errors(sent, (private.company_profile_rules(true) || private.company_registration_rules()));

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
    perform private.fail(409, 'not_submitted', 'This company has not finished its registration yet. There is nothing to reject.');
  elsif company.rejected_at is not null and company.rejection_reason is not distinct from reason then
    perform private.require_own(company, company.rejected_at, seen);
    return company;
  end if;
  perform private.require_seen(company, seen);
  perform private.audit('company.rejected', 'company', company.id, company.id, jsonb_build_object(
    'from', private.review_status(company), 'to', 'rejected', 'reason', reason));
  update public.companies set rejected_at = now(), rejection_reason = reason where id = company.id returning * into company;
  perform private.note_decision(before, null, company,
    'company_rejected', 'Company not approved',
    'The registration of ' || company.name || ' was not approved. You can correct and resubmit it.',
    'company_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.reminded_at (
  of_company uuid
)
  RETURNS timestamp with time zone
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select max(a.created_at) from public.audit_log a
    where a.subject_type = 'company' and a.subject_id = of_company and a.action = 'company.reminded'
  );
end
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
  -- Locked, so that the membership does not end meanwhile.
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
  -- As an update locks it, and no more: a mail of it that is handed out meanwhile has its link noted.
  select * into invitation from public.invitations i where i.id = p_id for no key update;
  if not coalesce(invitation.status = any (states), false) then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  end if;
  return invitation;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_own (
  company public.companies,
  decided_at timestamp with time zone,
  seen timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if seen < decided_at and not exists (
    select from private.company_decisions d where d.company_id = company.id and d.decided_by = auth.uid()
  ) then
    perform private.require_seen(company, seen);
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
    perform private.fail(409, 'registration_changed', 'The registration has changed since you opened it. Look at it again before you decide.');
  end if;
  perform private.fail(409, 'decided_meanwhile', format(
    '%s has decided about this company since you opened it: %s.',
    coalesce(private.person_name(decision.actor_id), 'Another administrator'),
    case decision.action
      when 'company.approved' then 'it is approved'
      when 'company.rejected' then 'it is rejected'
      when 'company.approval_revoked' then 'its approval was taken back'
      when 'company.changes_approved' then 'its changes are approved'
      when 'company.changes_rejected' then 'its changes are rejected'
      else 'the last decision was taken back'
    end));
end
$function$;

CREATE OR REPLACE FUNCTION private.respond_to_invitation_as (
  of_user uuid,
  of_invitation uuid,
  accept boolean
)
  RETURNS void
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
    perform private.accept_invitation_as(of_user, invitation.id);
    return;
  end if;
  update public.invitations set status = 'declined' where id = invitation.id and status = 'pending';
  if found then
    perform private.audit(
      'invitation.declined', 'invitation', invitation.id, invitation.company_id,
      jsonb_build_object('kind', private.invitation_kind(invitation)));
  elsif exists (select from public.invitations i where i.id = invitation.id and i.status = 'accepted') then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.restore_company (
  was public.companies,
  proposal public.company_proposals
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  update public.companies c set
    is_approved = was.is_approved, approved_at = was.approved_at, rejected_at = was.rejected_at, rejection_reason = was.rejection_reason
  where c.id = was.id;
  delete from public.company_proposals where company_id = was.id;
  insert into public.company_proposals select proposal.* where proposal.company_id is not null;
  select * into company from public.companies where id = was.id;
  return private.write_company(company, to_jsonb(was), resubmit => false);
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
  -- First of all: who saw it wait, and rejects it without a reason, is told who has approved it meanwhile.
  perform private.require_seen(company, seen);
  if reason is null then
    perform private.refuse_field_errors('{"reason": "Say why the approval is taken back"}');
  end if;
  -- What waited is what the company wants reviewed now: it goes on into the registration, which nobody but staff and admins reads.
  select * into proposal from public.company_proposals where company_id = company.id;
  perform private.end_proposal(proposal, 'company.changes_ended');
  update public.companies
  set is_approved = false, approved_at = null, rejected_at = now(), rejection_reason = reason
  where id = company.id returning * into company;
  perform private.audit('company.approval_revoked', 'company', company.id, company.id, jsonb_build_object('reason', reason));
  if proposal.company_id is not null then
    company := private.write_company(company, proposal.changes, resubmit => false);
  end if;
  perform private.note_decision(before, proposal, company,
    'company_rejected', 'Approval taken back',
    'The approval of ' || company.name || ' was taken back, and its jobs are offline. You can correct the registration and resubmit it.',
    'company_approval_revoked', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  return company;
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
declare
  kind text := private.invitation_kind(invitation);
  email uuid;
begin
  perform private.audit(
    'invitation.sent', 'invitation', invitation.id, invitation.company_id,
    jsonb_build_object('kind', kind, 'email', invitation.email, 'role', invitation.role, 'name', private.invitee_name(invitation)));
  email := private.enqueue_email(
    'invitation_' || kind, invitation.email, jsonb_build_object('invitation_id', invitation.id), held);
  return jsonb_build_object(
    'id', invitation.id, 'kind', kind, 'path', private.new_link(invitation), 'email_id', email);
end
$function$;

CREATE OR REPLACE FUNCTION private.shared_by (
  of_company uuid
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
        'shown_candidates', count(*) filter (where p.shown_to_partners),
        'hidden_candidates', count(*) filter (where not p.shown_to_partners))
      from public.candidates p where p.managing_company_id = c.id
    )
    from public.companies c where c.id = of_company
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_candidate_json (
  profile public.candidates,
  partner public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN jsonb_build_object('id', (profile).id, 'first_name', (profile).first_name, 'last_name', (profile).last_name, 'title', (profile).title, 'skills', to_jsonb((profile).skills), 'experience_years', (profile).experience_years, 'region', NULLIF(concat_ws(', '::text, (profile).state, (profile).country), ''::text), 'company', private.company_card(partner));

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
  return private.job_match(job, profile);
end
$function$;

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
      'company_id', c.id,
      'tier', coalesce(s.tier, 'none'),
      'status', coalesce(s.status, 'active'),
      'expires_at', s.expires_at,
      'updated_at', coalesce(s.updated_at, c.created_at)
    )
    from public.companies c
    left join public.company_subscriptions s on s.company_id = c.id
    where c.id = of_company
  );
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
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_ending_plans()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  plan text;
  message text;
  hidden bigint;
begin
  for due in
    select c as company, s.tier, s.expires_at, private.plan_stage(s.expires_at) as stage
    from public.company_subscriptions s
    join public.companies c on c.id = s.company_id
    left join private.told_plans t on t.company_id = s.company_id
    where s.tier <> 'none' and s.status = 'active' and s.expires_at <= now() + interval '14 days'
      and t.stage is distinct from private.plan_stage(s.expires_at)
    order by s.expires_at
    limit 1000
    for update of s skip locked
  loop
    plan := private.in_words(due.tier::text);
    if due.stage = 'ended' then
      select count(*) into hidden from public.published_jobs j where j.company_id = (due.company).id and j.visible_until > now();
      message := format('The plan %s of %s has ended. Its jobs are no longer shown. Please contact support to renew it.', plan, (due.company).name);
      perform private.audit_as(null, 'subscription.ended', 'company', (due.company).id, (due.company).id,
        jsonb_build_object('tier', due.tier, 'expires_at', due.expires_at, 'jobs', hidden));
    else
      message := format('The plan %s of %s ends on %s. Please contact support to renew it.', plan, (due.company).name,
        private.day_in_words(due.expires_at));
    end if;
    perform private.tell_company_admins(
      due.company, 'subscription_changed', case due.stage when 'ended' then 'Your plan has ended' else 'Your plan ends soon' end,
      message, 'subscription_ending',
      jsonb_build_object('tier', due.tier, 'expires_at', due.expires_at, 'has_ended', due.stage = 'ended', 'path', '/company/dashboard'));
    perform private.note_told_stage((due.company).id, due.stage);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_put_forward (
  asked public.put_forwards
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select btrim(c.first_name || ' ' || c.last_name) as name, j.title into facts
  from public.candidates c, public.jobs j where c.id = asked.candidate_id and j.id = asked.job_id;
  if exists (
    select from public.company_users u
    where u.user_id = asked.put_forward_by and u.company_id = asked.company_id and u.role = any (private.staff_roles_for('handle_candidates'))
  ) then
    perform private.notify(
      asked.put_forward_by, 'put_forward_answered',
      facts.name || case asked.status when 'agreed' then ' agreed and applied' else ' does not want to be put forward' end,
      facts.title,
      jsonb_build_object('job_id', asked.job_id, 'application_id', asked.application_id, 'company_id', asked.company_id));
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
        format('%s now shares candidates with %s. You agreed to be shown; you can change that in your profile.',
          (pair.ours).name, (pair.theirs).name),
        jsonb_build_object('company_id', (pair.theirs).id, 'company_name', (pair.theirs).name))
      from public.candidates p
      where p.managing_company_id = (pair.ours).id and p.shown_to_partners;
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
  select c.user_id, c.first_name, p.email, j.title, employer.name as employer, by_company.name as by_company into facts
  from public.candidates c
  join public.profiles p on p.id = c.user_id
  cross join public.companies by_company
  cross join public.jobs j
  join public.companies employer on employer.id = j.company_id
  where c.id = asked.candidate_id and by_company.id = asked.company_id and j.id = asked.job_id;
  perform private.notify(
    facts.user_id, 'put_forward', facts.by_company || ' would like to put you forward',
    facts.title || ' at ' || facts.employer || '. Nothing is sent before you agree.',
    jsonb_build_object('job_id', asked.job_id, 'company_id', asked.company_id, 'company_name', facts.by_company));
  if asked.mailed_at = now() then
    perform private.enqueue_email('put_forward', facts.email, jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.employer, 'by_company', facts.by_company,
      'path', '/candidate/apply/' || asked.job_id));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_removed_colleague (
  gone public.company_users
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company text := (select c.name from public.companies c where c.id = gone.company_id);
begin
  perform private.notify(
    gone.user_id, 'role_changed', 'You are no longer in the team of ' || company,
    'You see its jobs, candidates and applications no more. Your account stays.');
  perform private.enqueue_email(
    'removed_from_team', (select p.email from public.profiles p where p.id = gone.user_id),
    jsonb_build_object('company_name', company, 'path', '/contact'));
end
$function$;

CREATE OR REPLACE FUNCTION private.undecided_company_count()
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.pending_company_count() + private.kept_count(private.platform(), 'changes');
end
$function$;

CREATE OR REPLACE FUNCTION private.usable_invitation (
  token text
)
  RETURNS public.invitations
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
    FROM (private.invitation_tokens t
      JOIN public.invitations i ON ((i.id = t.invitation_id)))
   WHERE ((t.token_hash = private.token_hash(usable_invitation.token)) AND private.is_open(i.*));
END;

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
      where o.sent_at is null and o.failed_at is null and o.next_attempt_at <= now()
      order by o.next_attempt_at
      limit least(greatest(coalesce(p_limit, 20), 1), 100)
      for update skip locked);
  else
    due := array(
      select o.id from public.email_outbox o
      where o.id = p_id and o.sent_at is null and o.failed_at is null and o.attempts = 0
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
    select c.id, c.template, c.to_email, private.mail_data(c.data), c.attempts from claimed c where c.failed_at is null;
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
      )
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
  invitation public.invitations;
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

  insert into public.invitations (
    type, email, invited_by_admin_id, invited_by_user_id, company_id, role, management_terms, candidate_data, company_data)
  values (
    case kind when 'admin' then 'admin_invitation' when 'candidate' then 'candidate' else 'company_invitation' end::public.invitation_type,
    invitee,
    case when for_company is null then caller end,
    case when for_company is not null then caller end,
    for_company,
    (data ->> 'role')::public.staff_role,
    data ->> 'managementTerms',
    data -> 'candidateData',
    case when kind <> 'candidate' then data - 'companyId' end
  )
  returning * into invitation;
  if kind = 'candidate' then
    perform private.tell_invited_candidate(invitation, (select c.name from public.companies c where c.id = for_company));
  end if;
  return private.send_invitation(invitation, p_held);
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_company_proposal (
  p_company_id uuid,
  p_is_approved boolean,
  p_updated_at timestamp with time zone,
  p_reason text DEFAULT NULL::text
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

CREATE OR REPLACE FUNCTION public.get_my_management()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
begin
  return (
    select jsonb_build_object('company', private.company_card(c), 'partners', (select count(*) from private.partner_ids(c.id, 'candidates')))
    from public.companies c where c.id = (private.my_candidate()).managing_company_id
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
      j.experience_level, j.job_type, j.location, j.locations, j.place_terms, me, private.home_of(me)
    ) as e
    where f.candidate_id = me.id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_shared_by (
  p_company_ids uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(private.shared_by(c.id) order by wanted.place), '[]')
    from unnest(p_company_ids[1:20]) with ordinality as wanted (id, place)
    join public.companies c on c.id = wanted.id
  );
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

CREATE OR REPLACE FUNCTION public.list_admins()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_admin();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id,
      'email', p.email,
      'name', private.person_name(p.id),
      'created_at', p.created_at,
      'last_sign_in_at', u.last_sign_in_at,
      'open_invitations', (select count(*) from public.invitations i where i.invited_by_admin_id = p.id and private.is_open(i)),
      'is_me', p.id = caller
    ) order by p.created_at, p.id), '[]')
    from public.profiles p join auth.users u on u.id = p.id
    where p.role = 'admin'
  );
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
  ) then
    perform private.fail(422, 'invalid_input', 'This filter does not exist');
  end if;
  from_at := coalesce(p_filter ->> 'from', '-infinity');
  to_at := coalesce(p_filter ->> 'to', 'infinity');
  of_actor := p_filter ->> 'actor';
  of_company := p_filter ->> 'company';
  if words <> '{}' then
    about := (private.people_called(p_filter ->> 'search') || array(
      select c.id from public.companies c
      where private.text_keys('', c.name || ' ' || c.industry || ' ' || c.location, 1) @> private.word_keys('', words)
        and private.has_words(c.name, words)
      limit 100
    ))::text[];
    -- Few are found by their index; of words that many have (the end of an address, say) a page is full before much of the log is read.
    named := array(
      select a.id from public.audit_log a
      where a.details ?| array['name', 'email', 'to_email'] and private.has_words(private.audit_names(a.details), words)
        and private.text_keys('', private.audit_names(a.details), 1) @> private.word_keys('', words)
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
          v.experience_level, v.job_type, v.location, v.locations, v.place_terms, c, private.home_of(c)
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

CREATE OR REPLACE FUNCTION public.list_company_jobs (
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_open boolean DEFAULT false
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
  if sees_all and words = '{}' and p_open is not true then
    total := private.kept_count(target, 'jobs');
    page := array(
      select j.id from public.jobs j
      where j.company_id = target and j.deleted_at is null and (j.created_at, j.id) < (page_before.at, page_before.id)
      order by j.created_at desc, j.id desc
      limit size
    );
  else
    if sees_all and words = '{}' then
      found := array(select p.job_id from public.published_jobs p where p.company_id = target and p.visible_until > now());
    elsif sees_all then
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
    where j.id = any (found) and j.company_id = target and j.deleted_at is null and private.has_words(j.title, words)
      and (p_open is not true or j.status = 'published' and not private.is_expired(j));
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
        select to_jsonb(item) || jsonb_build_object('place', page.place) || private.queue_facts(p_queue, item.id)
        from page join private.company_list_items as item on item.id = page.company_id
        order by page.place, item.id
      ),
      'counts', (
        select jsonb_object_agg(queue, coalesce((counts ->> queue)::integer, 0))
        from unnest('{waiting, changes, unfinished, rejected, approved}'::text[]) as queue
      )
    )
  );
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
  wanted text := lower(private.trimmed(p_search));
  is_admin boolean;
  of_company uuid;
  seen_kinds text[];
  sent_kinds text[];
begin
  perform private.require_caller();
  page_before := private.page_key(p_before, 'sentAt');
  is_admin := private.is_admin();
  of_company := coalesce(p_company_id, case when not is_admin then (private.my_membership()).company_id end);
  -- The right is the kind's and the company's: asked once, not by row.
  seen_kinds := array(
    select kind from unnest('{admin, company, employee, candidate}'::text[]) as kind
    where (p_kinds is null or kind = any (p_kinds)) and (is_admin or private.can_invite(kind, of_company))
  );
  -- What administrators see of a company they do not send for it.
  sent_kinds := array(select kind from unnest(seen_kinds) as kind where private.can_invite(kind, of_company));
  return (
    -- Counted on the first page alone: the others then read no more than their rows.
    with seen as not materialized (
      select i as invitation, private.invitation_kind(i) as kind, private.invitation_state(i) as state
      from public.invitations i
      where (i.company_id = of_company or of_company is null and i.company_id is null)
        and private.invitation_kind(i) = any (seen_kinds)
        and (
          wanted is null or wanted = ''
          or position(wanted in lower(concat_ws(' ', i.email, private.invitee_name(i), private.invited_company_name(i)))) > 0
        )
    ), page as (
      select * from seen s
      where case p_state
          when 'waiting' then s.state = 'waiting'
          when 'accepted' then s.state = 'accepted'
          when 'ended' then s.state not in ('waiting', 'accepted')
          else true
        end
        and ((s.invitation).sent_at, (s.invitation).id) < (page_before.at, page_before.id)
      order by (s.invitation).sent_at desc, (s.invitation).id desc
      limit private.page_limit(p_limit)
    )
    select jsonb_build_object(
      'invitations', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', (p.invitation).id,
          'kind', p.kind,
          'email', (p.invitation).email,
          'name', private.invitee_name(p.invitation),
          'company_name', private.invited_company_name(p.invitation),
          'role', (p.invitation).role,
          'state', p.state,
          'is_undelivered', p.state = 'waiting' and exists (
            select from public.email_outbox o
            where o.data ->> 'invitation_id' = (p.invitation).id::text and o.sent_at is null and o.attempts > 0 and o.last_error is not null
          ),
          'sent_at', (p.invitation).sent_at,
          'sent_by', private.inviter_name(p.invitation),
          'expires_at', (p.invitation).expires_at,
          'ended_at', (p.invitation).ended_at,
          'joined_company_id', case when p.kind = 'company' then (
            select u.company_id from public.company_users u where u.user_id = (p.invitation).accepted_by order by u.created_at limit 1
          ) end,
          'can', jsonb_build_object(
            'resend', p.state in ('waiting', 'expired', 'revoked') and p.kind = any (sent_kinds),
            'revoke', p.state in ('waiting', 'expired')
          )
        ) order by (p.invitation).sent_at desc, (p.invitation).id desc)
        from page p
      ), '[]'),
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

CREATE OR REPLACE FUNCTION public.list_partner_candidates (
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
  p_job_id uuid DEFAULT NULL::uuid,
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
  wanted text := coalesce(lower(private.trimmed(p_search)), '');
  partners uuid[] := array(select private.partner_ids(of_company, 'candidates'));
  job public.jobs;
begin
  if p_job_id is not null then
    job := private.readable_job(p_job_id);
  end if;
  return jsonb_build_object('partners', cardinality(partners), 'candidates', coalesce((
    select jsonb_agg(
      private.shown_candidate_json(page.profile, page.partner) || jsonb_build_object(
        'created_at', (page.profile).created_at,
        'match', case when job.id is not null then private.shown_match(job, page.profile) end
      ) order by (page.profile).created_at desc, (page.profile).id desc)
    from (
      select c as profile, partner
      from unnest(partners) as partner_id
      join public.companies partner on partner.id = partner_id
      join public.candidates c on c.managing_company_id = partner_id and c.shown_to_partners
      where (c.created_at, c.id) < (page_before.at, page_before.id)
        and position(wanted in lower(concat_ws(' ', c.first_name, c.last_name, c.title, array_to_string(c.skills, ' ')))) > 0
      order by c.created_at desc, c.id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_partner_jobs (
  p_company_id uuid DEFAULT NULL::uuid,
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
  of_company uuid := private.partnered_company(p_company_id);
  page_before record := private.page_key(p_before, 'postedAt');
  wanted text := coalesce(lower(private.trimmed(p_search)), '');
  partners uuid[] := array(select private.partner_ids(of_company, 'jobs'));
begin
  return jsonb_build_object('partners', cardinality(partners), 'jobs', coalesce((
    select jsonb_agg(to_jsonb(private.job_list_entry(page.job, null)) || jsonb_build_object(
      'put_forward', (select count(*) from public.put_forwards f where f.job_id = (page.job).job_id and f.company_id = of_company and f.status <> 'withdrawn')
    ) order by (page.job).posted_at desc, (page.job).job_id desc)
    from (
      select j as job
      from unnest(partners) as partner_id
      join private.visible_jobs j on j.company_id = partner_id
      where (j.posted_at, j.job_id) < (page_before.at, page_before.id)
        and position(wanted in lower(concat_ws(' ', j.title, j.company_name, j.location))) > 0
      order by j.posted_at desc, j.job_id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
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
        'a', private.shared_by((page.r).company_a_id),
        'b', private.shared_by((page.r).company_b_id),
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

CREATE OR REPLACE FUNCTION public.list_people (
  p_role text DEFAULT NULL::text,
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
  page_before record := private.page_key(p_before, 'createdAt');
  wanted text := coalesce(lower(private.trimmed(p_search)), '');
begin
  perform private.require_admin();
  return jsonb_build_object('people', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', page.id,
      'email', page.email,
      'role', page.role,
      'name', private.person_name(page.id),
      'is_confirmed', u.email_confirmed_at is not null,
      'company', (
        select private.company_card(c)
        from public.company_users m join public.companies c on c.id = m.company_id
        where m.user_id = page.id order by m.created_at limit 1
      ),
      'created_at', page.created_at
    ) order by page.created_at desc, page.id desc)
    from (
      select * from public.profiles p
      where (p.created_at, p.id) < (page_before.at, page_before.id)
        and (p_role is null or p.role::text = p_role)
        and lower(p.email) ^@ wanted
      order by p.created_at desc, p.id desc
      limit private.page_limit(p_limit)
    ) as page
    join auth.users u on u.id = page.id
  ), '[]'));
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
      'status', case when page.status = 'waiting' and not exists (select from private.waiting_put_forwards w where w.id = page.id)
        then 'lapsed' else page.status::text end,
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

CREATE OR REPLACE FUNCTION public.list_staff (
  p_company_id uuid DEFAULT NULL::uuid,
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
  caller uuid := private.require_caller();
  of_company uuid := (private.my_membership(p_company_id)).company_id;
  page_before record := private.page_key(p_before, 'createdAt');
  wanted text := lower(private.trimmed(p_search));
begin
  if of_company is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_at_company(of_company, 'manage_staff') then
    perform private.fail(403, 'not_allowed', 'You do not have permission to manage employees');
  end if;
  return jsonb_build_object(
    'total', (select count(*) from public.company_users u where u.company_id = of_company),
    'staff', coalesce((
      select jsonb_agg(private.membership_json(page.member) || jsonb_build_object(
        'user_id', (page.member).user_id,
        'created_at', (page.member).created_at,
        'last_sign_in_at', (select a.last_sign_in_at from auth.users a where a.id = (page.member).user_id),
        'jobs', (
          select count(*) from public.job_assignments j
          join public.jobs job on job.id = j.job_id and job.deleted_at is null
          where j.assigned_to_user_id = (page.member).user_id and j.company_id = of_company
        ),
        'candidates', (
          select count(*) from public.candidate_assignments c
          where c.assigned_to_user_id = (page.member).user_id and c.company_id = of_company
        ),
        'is_me', (page.member).user_id = caller,
        'can', jsonb_build_object('manage', private.can_manage_colleague(page.member))
      ) order by (page.member).created_at desc, (page.member).id desc)
      from (
        select u as member from public.company_users u
        where u.company_id = of_company
          and (
            wanted is null or wanted = ''
            or position(wanted in lower(concat_ws(' ', u.first_name, u.last_name, u.email))) > 0
          )
          and (u.created_at, u.id) < (page_before.at, page_before.id)
        order by u.created_at desc, u.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_undelivered_emails (
  p_queue text DEFAULT 'given_up'::text,
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
    'counts', (
      select jsonb_build_object(
        'waiting', count(*) filter (where o.failed_at is null),
        'given_up', count(*) filter (where o.failed_at is not null))
      from public.email_outbox o where o.sent_at is null and private.is_undelivered(o)
    ),
    'emails', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id,
        'template', page.template,
        'to_email', page.to_email,
        'reason', page.last_error,
        'attempts', page.attempts,
        'created_at', page.created_at,
        'next_attempt_at', case when page.failed_at is null then page.next_attempt_at end,
        'failed_at', page.failed_at
      ) order by page.created_at desc, page.id desc)
      from (
        select * from public.email_outbox o
        where o.sent_at is null and private.is_undelivered(o) and (o.failed_at is null) = (p_queue = 'waiting')
          and (o.created_at, o.id) < (page_before.at, page_before.id)
        order by o.created_at desc, o.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]')
  );
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
  rules private.field_rule[] := private.company_profile_rules(true) || private.company_registration_rules();
  errors jsonb;
begin
  -- The lock makes a double submit wait for the first one and then find its company.
  account := private.lock_account(caller);
  if account.role is distinct from 'company' then
    perform private.fail(403, 'company_accounts_only', 'Only company accounts can register a company profile');
  end if;
  errors := private.registration_errors(p_company) || private.field_errors(
    jsonb_build_object('firstName', p_first_name, 'lastName', p_last_name),
    array[private.rule('firstName', 'line', 100), private.rule('lastName', 'line', 100)]
  );
  perform private.refuse_field_errors(errors);

  membership := private.my_membership();
  if membership.id is null then
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
    perform private.fail(409, 'already_sent', 'This company has sent its registration already.');
  elsif private.account_of_company(company.id) is null then
    perform private.fail(409, 'nobody_to_remind', 'This company has no administrator who could be reminded.');
  elsif not private.may_be_reminded(company.id) then
    perform private.fail(409, 'reminded_lately', format(
      'This company was reminded on %s. Once in seven days is enough.',
      private.day_in_words(private.reminded_at(company.id))));
  end if;
  perform private.audit('company.reminded', 'company', company.id, company.id);
  perform private.tell_company_admins(
    company, 'registration_unfinished', 'Your registration is not finished',
    'Finish the registration of your company and send it: it is reviewed then, and you can post jobs once it is approved.',
    'company_reminded', jsonb_build_object('path', '/company/register'));
  return private.reminded_at(company.id);
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
    if jobs + candidates > 0 and p_successor <> auth.uid() then
      perform private.notify(
        p_successor, 'job_assigned', 'You take over from ' || coalesce(private.person_name(leaving.user_id, leaving.company_id), leaving.email),
        format('%s and %s are assigned to you now.',
          case jobs when 1 then '1 job' else jobs || ' jobs' end,
          case candidates when 1 then '1 candidate' else candidates || ' candidates' end),
        jsonb_build_object('company_id', leaving.company_id));
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
    'removed_by', auth.uid(), 'revoked_invitations', revoked, 'successor', p_successor, 'jobs', jobs, 'candidates', candidates));
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
    -- Who resends it answers for it.
    invited_by_admin_id = case when company_id is null then caller end,
    invited_by_user_id = case when company_id is not null then caller end
  where id = invitation.id returning * into invitation;
  -- After that, which waits for a mail that is just being handed out: its link ends, too.
  delete from private.invitation_tokens t where t.invitation_id = invitation.id;
  if kind = 'candidate' then
    perform private.tell_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  return private.send_invitation(invitation, p_held);
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
  if mail.id is null then
    perform private.fail(404, 'email_not_found', 'This mail no longer waits for a retry');
  elsif mail.data ? 'invitation_id' and not exists (
    select from public.invitations i where i.id = (mail.data ->> 'invitation_id')::uuid and private.is_open(i)
  ) then
    perform private.fail(409, 'invitation_closed', 'The invitation in this mail has ended. Send it again instead.');
  end if;
  perform private.audit('email.retried', 'email', mail.id, null, jsonb_build_object('template', mail.template, 'to_email', mail.to_email));
  perform pg_notify('email_outbox', '');
end
$function$;

CREATE OR REPLACE FUNCTION public.revoke_invitation (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations := private.require_invitation(p_id);
begin
  update public.invitations set status = 'revoked' where id = invitation.id;
  perform private.audit('invitation.revoked', 'invitation', invitation.id, invitation.company_id,
    jsonb_build_object('kind', private.invitation_kind(invitation), 'email', invitation.email, 'name', private.invitee_name(invitation)));
end
$function$;

CREATE OR REPLACE FUNCTION public.search_audit_actors (
  p_search text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(actor) order by actor.role = 'admin' desc, actor.name, actor.id), '[]')
    from (
      select p.id, p.email, p.role, coalesce(private.person_name(p.id), p.email) as name
      from public.profiles p
      where (private.words_asked(p_search) = '{}' and p.role = 'admin' or p.id = any (private.people_called(p_search)))
        and exists (select from public.audit_log a where a.actor_id = p.id)
      order by p.role = 'admin' desc, p.created_at, p.id
      limit 20
    ) as actor
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.search_companies (
  p_search text DEFAULT NULL::text,
  p_plan text DEFAULT NULL::text,
  p_state text DEFAULT NULL::text,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_partnerless boolean DEFAULT false
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
  return jsonb_build_object('companies', coalesce((
    select jsonb_agg(to_jsonb(item) || jsonb_build_object(
      'state', page.state,
      'plan', private.subscription_json(item.id)
    ) order by item.created_at desc, item.id desc)
    from (
      select c.id, private.review_status(c) as state
      from public.companies c
      left join public.company_subscriptions s on s.company_id = c.id
      where (c.created_at, c.id) < (page_before.at, page_before.id)
        and (
          words = '{}'
          or private.text_keys('', c.name || ' ' || c.industry || ' ' || c.location, 1) @> private.word_keys('', words)
            and private.has_words(c.name || ' ' || c.industry || ' ' || c.location, words)
        )
        and (p_partnerless is not true or not exists (
          select from public.company_relationships r where c.id in (r.company_a_id, r.company_b_id)))
        and (p_state is null or private.review_status(c) = p_state)
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
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.set_company_subscription (
  p_company_id uuid,
  p_tier text,
  p_expires_at timestamp with time zone DEFAULT NULL::timestamp with time zone,
  p_status text DEFAULT 'active'::text,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
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
  errors := private.field_errors(jsonb_build_object('tier', p_tier, 'status', p_status), array[
    private.rule('tier', 'choice', 20, 1, 'Please select a subscription tier', enum_range(null::public.subscription_tier)::text[]),
    private.rule('status', 'choice', 20, 1, 'Please select a status', enum_range(null::public.subscription_status)::text[])]);
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
  perform private.audit('subscription.changed', 'company', company.id, company.id, jsonb_build_object('from', before, 'to', wanted));
  perform private.tell_company_admins(
    company, 'subscription_changed', 'Subscription changed',
    case
      when wanted ->> 'tier' = 'none' then company.name || ' has no plan any more.'
      when wanted ->> 'status' <> 'active' then
        'The plan of ' || company.name || ' does not count at present: ' || private.in_words(wanted ->> 'status') || '. Please contact support.'
      when p_expires_at <= now() then 'The plan of ' || company.name || ' has ended. Its jobs are no longer shown. Please contact support.'
      else 'The plan of ' || company.name || ' is now ' || private.in_words(wanted ->> 'tier')
        || coalesce(' and ends on ' || private.day_in_words(p_expires_at), '') || '.'
    end);
  return private.subscription_json(company.id);
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
    perform private.fail(409, 'not_managed', 'No company manages your profile, so it has no partners to be shown to.');
  end if;
  return shown;
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
  decision private.company_decisions;
begin
  delete from private.company_decisions d
  where d.company_id = company.id and d.decided_by = caller and d.version = company.updated_at
    -- The time now, not that of the statement's begin: the lock may have been waited for.
    and d.decided_at + private.undo_time() > clock_timestamp()
  returning * into decision;
  if decision.company_id is null then
    perform private.fail(409, 'undo_over', 'It is too late: the company has been told, or something has changed since. It can still be decided anew.');
  end if;
  perform private.audit('company.decision_undone', 'company', company.id, company.id, jsonb_build_object('was', decision.title));
  company := private.restore_company(
    jsonb_populate_record(null::public.companies, decision.company_before),
    jsonb_populate_record(null::public.company_proposals, decision.proposal_before));
  if decision.untold is not null then
    insert into private.company_decisions
    select (jsonb_populate_record(null::private.company_decisions, decision.untold || jsonb_build_object('version', company.updated_at))).*;
  end if;
  -- In a statement of its own, which sees the proposal that came back.
  return private.company_json(company);
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
  elsif cardinality(admins) = 1 then
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
    perform private.fail(404, 'put_forward_not_found', 'This question no longer waits for an answer');
  end if;
  perform private.drop_put_forward_notice(asked);
end
$function$;

ALTER TABLE "private"."company_decisions"
  ADD CONSTRAINT "company_decisions_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."company_queues"
  ADD CONSTRAINT "company_queues_queue_check" CHECK ((queue = ANY (ARRAY['waiting'::text, 'changes'::text, 'unfinished'::text, 'rejected'::text, 'approved'::text])));

ALTER TABLE "private"."invitation_tokens"
  ADD CONSTRAINT "invitation_tokens_invitation_id_fkey" FOREIGN KEY (invitation_id) REFERENCES public.invitations(id) ON DELETE CASCADE;

ALTER TABLE "private"."told_plans"
  ADD CONSTRAINT "told_plans_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

-- By hand: until now an invitation knew only when it was made and when it was touched last. No trigger of it is to hear of this.
alter table public.invitations disable trigger user;
update public.invitations set sent_at = created_at, ended_at = case when status <> 'pending' then coalesce(accepted_at, updated_at) end;
alter table public.invitations enable trigger user;

ALTER TABLE "public"."invitations"
  ADD CONSTRAINT "invitations_ended_has_date" CHECK (((status = 'pending'::public.invitation_status) = (ended_at IS NULL)));

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_type_check" CHECK ((type = ANY (ARRAY['company_invitation'::text, 'application_received'::text, 'application_status'::text, 'application_withdrawn'::text, 'company_approved'::text, 'company_rejected'::text, 'subscription_changed'::text, 'job_assigned'::text, 'candidate_assigned'::text, 'role_changed'::text, 'admin_joined'::text, 'partnership_changed'::text, 'shown_to_partner'::text, 'put_forward'::text, 'put_forward_answered'::text, 'registration_unfinished'::text])));

ALTER TABLE "public"."put_forwards"
  ADD CONSTRAINT "put_forwards_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE SET NULL;

ALTER TABLE "public"."put_forwards"
  ADD CONSTRAINT "put_forwards_candidate_id_fkey" FOREIGN KEY (candidate_id) REFERENCES public.candidates(id) ON DELETE CASCADE;

ALTER TABLE "public"."put_forwards"
  ADD CONSTRAINT "put_forwards_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."put_forwards"
  ADD CONSTRAINT "put_forwards_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "public"."put_forwards"
  ADD CONSTRAINT "put_forwards_put_forward_by_fkey" FOREIGN KEY (put_forward_by) REFERENCES auth.users(id) ON DELETE SET NULL;

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
          WHERE ((its.company_id = c.id) AND o.is_approved)))) AS has_taken_name,
    num_nonnulls(c.ein_document_url, c.tax_document_url, c.logo_url) AS documents,
    ((NOT c.is_approved) AND (c.submitted_at IS NOT NULL) AND (c.rejected_at IS NULL) AND (EXISTS ( SELECT
           FROM public.audit_log a
          WHERE ((a.subject_type = 'company'::text) AND (a.subject_id = c.id) AND (a.action = ANY (ARRAY['company.rejected'::text, 'company.approval_revoked'::text])) AND (a.created_at < c.submitted_at))))) AS is_sent_again
   FROM (public.companies c
     LEFT JOIN public.company_proposals p ON (((p.company_id = c.id) AND (p.rejected_at IS NULL))));

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
           FROM public.applications a
          WHERE ((a.candidate_id = f.candidate_id) AND (a.job_id = f.job_id))))));

CREATE INDEX company_decisions_due_index ON private.company_decisions USING btree (decided_at);

CREATE INDEX invitation_tokens_invitation_index ON private.invitation_tokens USING btree (invitation_id);

CREATE INDEX audit_log_actor_newest_index ON public.audit_log USING btree (actor_id, created_at DESC, id DESC);

CREATE INDEX candidates_shown_index ON public.candidates USING btree (managing_company_id, created_at DESC, id DESC)
  WHERE shown_to_partners;

CREATE INDEX company_relationships_newest_index ON public.company_relationships USING btree (created_at DESC, id DESC);

CREATE INDEX company_subscriptions_end_index ON public.company_subscriptions USING btree (expires_at)
  WHERE ((tier <> 'none'::public.subscription_tier) AND (status = 'active'::public.subscription_status));

CREATE INDEX email_outbox_invitation_index ON public.email_outbox USING btree (((data ->> 'invitation_id'::text)))
  WHERE (sent_at IS NULL);

CREATE INDEX email_outbox_undelivered_index ON public.email_outbox USING btree (created_at DESC, id DESC)
  WHERE (sent_at IS NULL);

CREATE INDEX invitations_company_newest_index ON public.invitations USING btree (company_id, sent_at DESC, id DESC);

CREATE INDEX invitations_newest_index ON public.invitations USING btree (sent_at DESC, id DESC);

CREATE INDEX profiles_admins_index ON public.profiles USING btree (created_at, id)
  WHERE (role = 'admin'::public.app_role);

CREATE INDEX profiles_email_start_index ON public.profiles USING btree (lower(email) text_pattern_ops);

CREATE INDEX profiles_newest_index ON public.profiles USING btree (created_at DESC, id DESC);

CREATE INDEX put_forwards_application_index ON public.put_forwards USING btree (application_id);

CREATE INDEX put_forwards_company_index ON public.put_forwards USING btree (company_id, created_at DESC, id DESC);

CREATE INDEX put_forwards_job_index ON public.put_forwards USING btree (job_id, company_id);

CREATE INDEX put_forwards_person_index ON public.put_forwards USING btree (put_forward_by);

CREATE TRIGGER applications_answer_put_forwards
  AFTER INSERT ON public.applications
  FOR EACH ROW
  WHEN ((new.applied_by_company_id IS NOT NULL))
  EXECUTE FUNCTION private.agree_by_applying();

CREATE TRIGGER company_relationships_are_followed
  AFTER INSERT OR DELETE OR UPDATE ON public.company_relationships
  FOR EACH ROW
  EXECUTE FUNCTION private.follow_partnership();

CREATE TRIGGER company_subscriptions_are_followed_when_inserted
  AFTER INSERT ON public.company_subscriptions
  FOR EACH ROW
  EXECUTE FUNCTION private.follow_changed_plan();

CREATE TRIGGER company_subscriptions_are_followed_when_updated
  AFTER UPDATE ON public.company_subscriptions
  FOR EACH ROW
  WHEN (((new.tier IS DISTINCT FROM old.tier) OR (new.status IS DISTINCT FROM old.status) OR (new.expires_at IS DISTINCT FROM old.expires_at)))
  EXECUTE FUNCTION private.follow_changed_plan();

CREATE TRIGGER invitations_date_their_end
  BEFORE INSERT OR UPDATE OF status ON public.invitations
  FOR EACH ROW
  EXECUTE FUNCTION private.date_invitation_end();

CREATE TRIGGER invitations_drop_what_was_told
  AFTER UPDATE ON public.invitations
  FOR EACH ROW
  WHEN (((old.status IS DISTINCT FROM new.status) OR (old.sent_at IS DISTINCT FROM new.sent_at)))
  EXECUTE FUNCTION private.drop_what_was_told();

CREATE TRIGGER invitations_take_along_what_was_told
  AFTER DELETE ON public.invitations
  FOR EACH ROW
  EXECUTE FUNCTION private.drop_what_was_told();

COMMENT ON COLUMN "private"."company_decisions"."type" IS 'With title, message, template and mail: what tell_company_admins is called with.';

COMMENT ON COLUMN "private"."company_decisions"."untold" IS 'The decision it took the place of before anybody was told of that one; it stands again if this one is undone.';

COMMENT ON COLUMN "private"."company_decisions"."version" IS 'updated_at of the company as the decision left it.';

COMMENT ON COLUMN "public"."candidates"."shown_to_partners" IS 'The candidate agrees that partners of the managing company see a part of the profile (RULES: Partnerships). Ends with the management.';

COMMENT ON COLUMN "public"."email_outbox"."claimed_at" IS 'Since when it is being delivered, or null; after the lease it is not any more.';

COMMENT ON COLUMN "public"."invitations"."ended_at" IS 'When it was accepted, declined or revoked, by a trigger; null while it is pending.';

COMMENT ON COLUMN "public"."invitations"."sent_at" IS 'When its newest link was made: sending and resending.';

COMMENT ON COLUMN "public"."put_forwards"."company_id" IS 'The managing company, which put them forward.';

COMMENT ON COLUMN "public"."put_forwards"."mailed_at" IS 'When the candidate last had a mail about it: one taken back and made again the same day sends no second.';

COMMENT ON FUNCTION "private"."accept_admin_invitation"(public.invitations, uuid) IS 'An administrator with the invited name, of whom the others are told. PT409 for staff and for who would lose what they have.';

COMMENT ON FUNCTION "private"."accept_employee_invitation"(public.invitations, uuid) IS 'Membership with company, role and name from the invitation. PT409 when it exists, and for staff of another company.';

COMMENT ON FUNCTION "private"."account_of_company"(uuid) IS 'The address of the first administrator of a company, or null without one.';

COMMENT ON FUNCTION "private"."agree_by_applying"() IS 'Row trigger on applications: whoever was put forward for the job has agreed. SECURITY DEFINER: the table is closed.';

COMMENT ON FUNCTION "private"."approve_company"(public.companies, timestamp with time zone) IS 'Approves what was seen; the company is told when it can no longer be taken back. An approved one is left as it is. PT409 while its registration is unfinished (RULES: Administration).';

COMMENT ON FUNCTION "private"."audit_about"(public.audit_log) IS 'The ids of everybody and of every company an entry speaks of, for its index: whoever changes it builds that anew.';

COMMENT ON FUNCTION "private"."audit_company"(uuid) IS 'AuditCompany of the contracts; null for a company that is gone.';

COMMENT ON FUNCTION "private"."audit_json"(public.audit_log) IS 'AuditEntry of the contracts.';

COMMENT ON FUNCTION "private"."audit_kind"(text) IS 'AuditKind of the contracts: under which name administrators look for an action. Stored in audit_log.kind: whoever changes it rewrites that.';

COMMENT ON FUNCTION "private"."audit_names"(jsonb) IS 'Who is named in an entry itself: whom an invitation or a mail went to, and who has no account any more.';

COMMENT ON FUNCTION "private"."audit_person"(uuid, uuid) IS 'AuditPerson of the contracts; null for an account that is gone.';

COMMENT ON FUNCTION "private"."can_manage_colleague"(public.company_users) IS 'True when the caller may give this colleague another role or remove them: managing staff, never an administrator, never oneself (RULES: Staff).';

COMMENT ON FUNCTION "private"."check_daily_quota"(text, bigint) IS 'PT429 too_many_applications, too_many_jobs or too_many_put_forwards when so many were made in the last 24 hours already. Counted under lock_account, so that calls at the same moment cannot pass it together.';

COMMENT ON FUNCTION "private"."check_invitation_rate"(text) IS 'PT429 past 20 invitations a minute, 200 a day or 5 a day to the same address (lower case) by one sender (RULES: Invitations), counted in the audit log so that resending counts. Senders are serialised, so a burst cannot slip through.';

COMMENT ON FUNCTION "private"."check_partnership"() IS 'Row trigger: the rules of a partnership with their texts (RULES: Administration), and which one exists already. Two inserts at once are still kept apart by the unique index.';

COMMENT ON FUNCTION "private"."daily_quota"(text) IS 'How many applications, jobs or questions to candidates one account may make in 24 hours (RULES: Accounts). The same as dailyQuotas in contracts/limits.ts.';

COMMENT ON FUNCTION "private"."date_invitation_end"() IS 'Row trigger on invitations: whoever ends one, or sends it anew, need not think of the date.';

COMMENT ON FUNCTION "private"."day_in_words"(timestamp with time zone) IS 'A day (UTC) as people read it: "Nov 16, 2026".';

COMMENT ON FUNCTION "private"."drop_put_forward_notice"(public.put_forwards) IS 'Takes the notice of it away: there is nothing left to answer.';

COMMENT ON FUNCTION "private"."drop_what_was_told"() IS 'Row trigger on invitations: of one that has ended, whoever ended it, or is sent anew, no mail goes any more and no notification leads to nothing. SECURITY DEFINER: outbox and notifications are closed.';

COMMENT ON FUNCTION "private"."enqueue_email"(text, text, jsonb, boolean) IS 'Puts one mail into the outbox and gives its id. data is what the template shows; its key path is a path of the site ("/company/dashboard"), which delivery turns into a link. held: whoever calls delivers it at once, by claim_emails with its id; the outbox leaves it alone for half a minute.';

COMMENT ON FUNCTION "private"."follow_changed_plan"() IS 'Row trigger: a changed plan is told of from its next stage on. SECURITY DEFINER: the table is closed.';

COMMENT ON FUNCTION "private"."follow_partnership"() IS 'Row trigger: partnerships are edited straight on the table, so this writes the audit entry, with what each shows the other, and tells both. SECURITY DEFINER: nobody may write the audit log directly.';

COMMENT ON FUNCTION "private"."invitable_staff_roles"() IS 'The roles a colleague is invited to, given, and assigned work in: invitableStaffRoles of the contracts (RULES: Staff).';

COMMENT ON FUNCTION "private"."invitation_state"(public.invitations) IS 'SentInvitationState of the contracts: waiting, accepted, declined, revoked, or expired, which is also one whose sender may not send it any more.';

COMMENT ON FUNCTION "private"."invitation_with"(text) IS 'The id of the invitation with this token, whatever its state, or null. Locked: while it is being resent, the old token waits and then finds nothing.';

COMMENT ON FUNCTION "private"."invite_act"(text) IS 'What staff must be allowed for an invitation of this kind; null for the kinds of the platform.';

COMMENT ON FUNCTION "private"."invitee_name"(public.invitations) IS 'Whom it invites: the person''s name, of a company invitation the company''s.';

COMMENT ON FUNCTION "private"."inviter_name"(public.invitations) IS 'Who sent it, by name; null for somebody without one and for an account that is gone.';

COMMENT ON FUNCTION "private"."is_plan_live"(public.company_subscriptions) IS 'True for a plan that counts now (RULES: Companies).';

COMMENT ON FUNCTION "private"."is_undelivered"(public.email_outbox) IS 'Whether a mail that was not sent is late: a try has failed, or it has been due for minutes, so that delivery seems to stand still.';

COMMENT ON FUNCTION "private"."keep_management_consistent"() IS 'Row trigger: is_managed_by_company always says whether there is a managing company, and what was agreed with one ends with it.';

COMMENT ON FUNCTION "private"."last_company_entry"(uuid, text[], timestamp with time zone) IS 'The newest of these acts upon a company since then, or null.';

COMMENT ON FUNCTION "private"."mail_data"(jsonb) IS 'What a mail that is handed out for delivery shows: of an invitation what the invited may see and a link made for this try, so that no row ever holds one. One that is not open any more shows nothing.';

COMMENT ON FUNCTION "private"."managed_colleague"(uuid) IS 'A colleague of the caller whom managing staff asks for; not locked. PT401, PT404 out of reach, PT403 without the right.';

COMMENT ON FUNCTION "private"."may_be_put_forward"(uuid, uuid) IS 'True for an open job of the company itself or of a partner that shares its jobs at this moment (RULES: Partnerships).';

COMMENT ON FUNCTION "private"."may_be_reminded"(uuid) IS 'True for a company, of those with an unfinished registration, that has somebody to remind and was not reminded in the last seven days.';

COMMENT ON FUNCTION "private"."may_invite"(public.staff_role, text) IS 'True for the staff roles that may send an invitation of this kind for their company; null for the kinds of the platform.';

COMMENT ON FUNCTION "private"."missing_of_registration"(public.companies) IS 'What an unfinished registration would be refused for if it were sent as it stands: the fields nobody has given yet.';

COMMENT ON FUNCTION "private"."new_link"(public.invitations) IS 'The path of a new link to an invitation, beside those there are. Whoever calls it hands it out at once and keeps nothing.';

COMMENT ON FUNCTION "private"."note_decision"(public.companies, public.company_proposals, public.companies, text, text, text, text, jsonb) IS 'Keeps what a company was before a decision, and what its people are told once the time to take it back is over. A decision nobody was told of yet is told only if this one is undone. The company is locked by the caller.';

COMMENT ON FUNCTION "private"."note_told_stage"(uuid, text) IS 'Notes what a company knows of the end of its plan, as plan_stage.';

COMMENT ON FUNCTION "private"."partner_ids"(uuid, text) IS 'The live partners that share jobs or candidates (shares; whatever it is without) with a live company at this moment (RULES: Partnerships).';

COMMENT ON FUNCTION "private"."partnered_company"(uuid) IS 'The caller''s company, for recruiting staff: they see what its partners share. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."pending_company_count"() IS 'How many companies are pending: submitted, and neither approved nor rejected (RULES: Administration).';

COMMENT ON FUNCTION "private"."people_called"(text) IS 'Accounts with these words in their name, or whose address begins so: of administrators, staff and candidates at most a hundred each.';

COMMENT ON FUNCTION "private"."person_name"(uuid, uuid) IS 'How a person is called: as staff (of the given company first), as administrator, as candidate; null without a name and for an account that is gone. Whoever shows it has found the caller allowed to see it.';

COMMENT ON FUNCTION "private"."plan_stage"(timestamp with time zone) IS 'How near the end of a plan is: 14_days, 1_day, ended, or null while there is nothing to tell.';

COMMENT ON FUNCTION "private"."queue_facts"(text, uuid) IS 'What one queue shows of a company beside CompanyListItem: QueueFacts of the contracts.';

COMMENT ON FUNCTION "private"."refuse_changed_plan"(jsonb, timestamp with time zone) IS 'PT409 edit_conflict with {"current": CompanySubscription}, and in words who has made what of a plan (CompanySubscription) since it was looked at. Its company is locked by the caller (RULES: Administration).';

COMMENT ON FUNCTION "private"."refuse_member"(uuid) IS 'PT409 when the account belongs to a company: it works for one (RULES: Invitations).';

COMMENT ON FUNCTION "private"."registration_errors"(jsonb) IS 'Field name to message for everything for which a registration that is sent is refused.';

COMMENT ON FUNCTION "private"."reject_company"(public.companies, text, timestamp with time zone) IS 'Rejects; the company is told why when it can no longer be taken back. A repeated rejection with the same reason changes nothing. PT409 while the registration is unfinished (RULES: Administration).';

COMMENT ON FUNCTION "private"."reminded_at"(uuid) IS 'When a company was last reminded of its unfinished registration, or null. The audit log is what knows it.';

COMMENT ON FUNCTION "private"."require_invitation"(uuid, public.invitation_status[]) IS 'Locks and gives an invitation in one of the states that the caller may manage. PT404, PT409.';

COMMENT ON FUNCTION "private"."require_own"(public.companies, timestamp with time zone, timestamp with time zone) IS 'Before a decision that stands already is answered as if it were made: PT409 with who has made it, when that was a colleague after the administrator looked.';

COMMENT ON FUNCTION "private"."require_seen"(public.companies, timestamp with time zone) IS 'PT409 when the company is not what the administrator saw any more, with who has decided what meanwhile: an approval covers what was reviewed, and of two decisions at once one counts (RULES: Administration).';

COMMENT ON FUNCTION "private"."respond_to_invitation_as"(uuid, uuid, boolean) IS 'Accepts or declines an invitation for an account, whose confirmed address must be the invited one. PT404 for anything not sent to that address, PT409, PT422 without an answer.';

COMMENT ON FUNCTION "private"."restore_company"(public.companies, public.company_proposals) IS 'The review, the registration and the proposal of a company as they were. The company is locked by the caller.';

COMMENT ON FUNCTION "private"."send_invitation"(public.invitations, boolean) IS 'Audit entry and mail for a new or renewed invitation, and a link for its sender; gives {id, kind, path, email_id}. held: as enqueue_email. The link in the mail is made when the mail is handed out (mail_data).';

COMMENT ON FUNCTION "private"."shared_by"(uuid) IS 'SharedByCompany of the contracts: what a switch shows of a company to its partner, and how many stay hidden.';

COMMENT ON FUNCTION "private"."shown_candidate_json"(public.candidates, public.companies) IS 'PartnerCandidate of the contracts: all that a partner reads of a candidate who agreed to be shown (RULES: Partnerships). A list of what is shown: a new column is not in it.';

COMMENT ON FUNCTION "private"."shown_match"(public.jobs, public.candidates) IS 'private.job_match of what a partner reads of a candidate: it says nothing that private.shown_candidate_json does not.';

COMMENT ON FUNCTION "private"."tell_due_decisions"() IS 'Tells companies what was decided about them once it can no longer be taken back. Called on a schedule, as tell_due_statuses.';

COMMENT ON FUNCTION "private"."tell_ending_plans"() IS 'Tells the administrators of companies, in the application and by mail, that their plan ends in at most 14 days, in one, or has ended; each once. Called on a schedule.';

COMMENT ON FUNCTION "private"."tell_of_put_forward"(public.put_forwards) IS 'Tells who put somebody forward, if still among the recruiting staff, how it was answered.';

COMMENT ON FUNCTION "private"."tell_partners"(public.company_relationships, text, boolean) IS 'Tells the administrators of both companies what (jobs, candidates) they share now or no longer, and candidates who agreed, to whom they are shown. Nobody while one of the two is not approved: they share nothing.';

COMMENT ON FUNCTION "private"."tell_put_forward"(public.put_forwards) IS 'Tells the candidate what they have just been asked, in the application and, where mailed_at says so, by mail.';

COMMENT ON FUNCTION "private"."tell_removed_colleague"(public.company_users) IS 'Whoever is removed is told in the application and by mail to their account''s address (RULES: Staff).';

COMMENT ON FUNCTION "private"."undecided_company_count"() IS 'What waits for an administrator to decide: pending companies, and changes of approved ones.';

COMMENT ON FUNCTION "private"."usable_invitation"(text) IS 'The invitation with this token if it can be accepted, or null.';

COMMENT ON FUNCTION "public"."claim_emails"(integer, uuid) IS 'Hands out mails that are due (1 to 100), or the one named that nobody has tried yet, and leases them for ten minutes, longer than any delivery lasts, so that two deliveries never hold the same mail and a crashed one is repeated. SECURITY DEFINER: the table is closed even to service_role.';

COMMENT ON FUNCTION "public"."count_for_admin"() IS 'The numbers of the administrators'' dashboard: {users, companies, candidates, pending, undelivered}: pending are submitted companies, undelivered mails that were given up. SECURITY DEFINER: the numbers are closed to every client. PT401, PT403.';

COMMENT ON FUNCTION "public"."create_invitation"(text, text, jsonb, boolean) IS 'Invites an email address. p_type: admin, company, employee or candidate; p_data: the form''s fields (RULES: Invitations), with companyId where the caller has several companies. Gives NewInvitation (contracts/procedures.ts); the path of its link is not given again. p_held: the caller has its mail delivered at once, by email_id. Valid for 7 days (RULES: Invitations). SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409 ''already exists'', PT422 by field, PT429.';

COMMENT ON FUNCTION "public"."decline_put_forward"(uuid) IS 'The calling candidate does not want to be put forward for this job; repeating it changes nothing. SECURITY DEFINER: the table is closed. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_frame"() IS 'Frame of the contracts about the caller: role, name from where the role keeps it, memberships oldest first, what waits for them and what they may do at the oldest, unread among the notifications the bell lists. SECURITY DEFINER: one query instead of the policies of six tables. PT401, PT404 without a profile.';

COMMENT ON FUNCTION "public"."get_my_management"() IS 'MyManagement (contracts/partnership.ts): who manages the calling candidate, and how many partners would see them now; null without. SECURITY DEFINER: the company may be one that is not approved. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_my_put_forwards"() IS 'MyPutForward[] (contracts/partnership.ts): what waits for the calling candidate''s answer, newest first. Applying agrees. SECURITY DEFINER: the table is closed. PT401.';

COMMENT ON FUNCTION "public"."get_shared_by"(uuid[]) IS 'SharedByCompany[] (contracts/partnership.ts): what each of at most 20 companies would show a partner at this moment, asked before a switch goes on. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_staff_work"(uuid) IS 'StaffWork (contracts/staff.ts): what a colleague looks after and has sent out, and who could take it over; read before a role changes or a membership ends. SECURITY DEFINER as list_staff. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."list_admins"() IS 'Administrator[] (contracts/administration.ts), the first one first. SECURITY DEFINER: counts invitations, whose table is closed. PT401, PT403.';

COMMENT ON FUNCTION "public"."list_audit_log"(jsonb, jsonb, integer) IS '{entries: AuditEntry[], actor, counts} (contracts/audit.ts), newest first. p_filter: {kind, actor, company, from, to, search}, each optional: AuditKind, ids, times (from inclusive, to exclusive), words in the names and addresses of whom it speaks of and in the names of companies; p_before: {at, id} of the last row shown; p_limit: to 1,000, for an export. actor: who the filter''s actor is. counts: by kind within the other filters, of at most 10,000 entries, with the first page. SECURITY DEFINER: names lie in tables with policies of their own. PT401, PT403, PT422.';

COMMENT ON FUNCTION "public"."list_candidates_to_put_forward"(uuid, uuid, text, jsonb, integer) IS '{candidates: CandidateToPutForward[]} (contracts/partnership.ts): whom a company manages, with their match to an open job of its own or of a partner that shares its jobs, best match first, and who has applied or was asked; for recruiting staff. p_after: {score, createdAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer, boolean) IS 'manage-job-posting list: {jobs: CompanyJobListItem[], total}, newest first. p_search: words of the title; p_open: open ones only; p_before: {createdAt, id} of the last row shown. Partner recruiters see jobs assigned to them. Empty without a company; PT404 for another one.';

COMMENT ON FUNCTION "public"."list_company_queue"(text, text, jsonb, integer) IS 'One queue of the administrators (waiting, changes, unfinished, rejected or approved; empty for another): {companies: QueuedCompany[], counts}, in the order of private.company_standings. p_search: words of name, industry and location, which the counts of all queues follow; p_after: {place, id} of the last row shown. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403, PT422.';

COMMENT ON FUNCTION "public"."list_invitations"(uuid, text[], text, text, jsonb, integer) IS '{invitations: SentInvitation[], counts} (contracts/invitation.ts): those of a company that the caller may manage (the caller''s own without one), or for administrators those of the platform, sent last first, without tokens; counts with the first page alone. p_state: waiting, accepted, ended or all; p_search: in address, name and company; p_before: {sentAt, id} of the last row shown. SECURITY DEFINER: the table is closed. PT401, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_partner_candidates"(uuid, text, uuid, jsonb, integer) IS '{candidates: PartnerCandidate[], partners} (contracts/partnership.ts): managed candidates of the partners of a company (the caller''s oldest membership without one) who agreed to be shown, newest first, for recruiting staff; read-only. partners: how many share theirs. p_job_id: one of the caller''s jobs, to see the match with it; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: their rows are closed to partners. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_partner_jobs"(uuid, text, jsonb, integer) IS '{jobs: PartnerJob[], partners} (contracts/partnership.ts): open jobs of the partners of a company that share theirs, newest first, for recruiting staff, with how many of its candidates it has put forward. partners: how many share theirs. p_before: {postedAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_partnerships"(text, text, jsonb, integer) IS '{partnerships: Partnership[], counts} (contracts/partnership.ts), newest first, each with what its switches show or would; counts with the first page. p_search: in both names; p_shares: what they share at this moment: active (anything), jobs, candidates, nothing; or all; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_people"(text, text, jsonb, integer) IS '{people: Person[]} (contracts/administration.ts), newest first. p_role: candidate, company or admin; p_search: how the address begins; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: one query instead of the policies of five tables. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_put_forwards"(uuid, jsonb, integer) IS '{put_forwards: PutForward[]} (contracts/partnership.ts) of a company, newest first, for recruiting staff. Lapsed: what waited and can no longer be answered. p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_staff"(uuid, text, jsonb, integer) IS '{staff: StaffMember[], total} (contracts/staff.ts) of the given company, or of the caller''s oldest membership, newest first, for managing staff. p_search: in name and address; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: counts what others look after. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_undelivered_emails"(text, jsonb, integer) IS '{emails: UndeliveredEmail[], counts} (contracts/email.ts), written last first: those of the queue waiting (a try failed, or the first one is overdue) or given_up. p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the table is closed. PT401, PT403.';

COMMENT ON FUNCTION "public"."put_forward_candidates"(uuid, uuid[]) IS 'Asks managed candidates whether they want to be put forward for an open job of the company or of a partner that shares its jobs, in the application and by mail. Gives how many were asked: who has applied, was asked already or said no is left alone. SECURITY DEFINER: the table is closed. PT401, PT403 for others than recruiting staff and while the company is not live, PT404 for a candidate or job out of reach, PT422 for none or more than 50, PT429 past the day''s quota.';

COMMENT ON FUNCTION "public"."remind_company"(uuid) IS 'Tells the administrators of a company whose registration was never sent, in the application and by mail, that it is unfinished; at most once in seven days. Gives when. SECURITY DEFINER: notifications and mail are written past the policies. PT401, PT403, PT404, PT409 already_sent, nobody_to_remind or reminded_lately.';

COMMENT ON FUNCTION "public"."remove_staff"(uuid, uuid) IS 'Ends a membership. What was assigned goes to the successor (a manager, recruiter or partner recruiter there), who is told, or to nobody with null; pending invitations sent by that person are revoked, and they are told. Never an administrator, so never the last company_admin (RULES: Staff). SECURITY DEFINER: company_users has no delete policy. PT401, PT403, PT404, PT422 for another successor.';

COMMENT ON FUNCTION "public"."resend_invitation"(uuid, boolean) IS 'Sends a pending or revoked invitation again: checks what sending checks, makes the caller its sender, makes a new link, valid for 7 days from now, and ends the old ones (RULES: Invitations). p_held and what it gives: as create_invitation. SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409, PT429.';

COMMENT ON FUNCTION "public"."retry_email"(uuid) IS 'Has a mail that waits tried at once, and one that was given up for another three days. SECURITY DEFINER as list_undelivered_emails. PT401, PT403, PT404 for one that waits no more, PT409 for an invitation that has ended.';

COMMENT ON FUNCTION "public"."revoke_invitation"(uuid) IS 'Ends a pending invitation. SECURITY DEFINER: the table is closed. PT401, PT404, PT409.';

COMMENT ON FUNCTION "public"."search_audit_actors"(text) IS 'AuditActor[] (contracts/audit.ts): at most 20 who did something the audit log tells of and have these words in their name or an address that begins so; without words administrators. SECURITY DEFINER: names lie in tables with policies of their own. PT401, PT403.';

COMMENT ON FUNCTION "public"."search_companies"(text, text, text, jsonb, integer, boolean) IS '{companies: CompanyWithPlan[]} (contracts/company.ts), newest first. p_plan: a tier that counts now, none, ending (within 14 days), or expired (over, or not active); p_state: pending, approved, rejected or unfinished; p_partnerless: those without a partner alone; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone, text, timestamp with time zone) IS 'Sets tier, end (null: none) and status; gives the CompanySubscription. p_updated_at: the version that was looked at; null decides about what there is. SECURITY DEFINER: the table is written here only. PT401, PT403, PT404, PT409 changed since, PT422.';

COMMENT ON FUNCTION "public"."set_shown_to_partners"(boolean) IS 'The caller agrees, or agrees no longer, that partners of the managing company see a part of the profile; counts with the next request. Gives what holds now. SECURITY DEFINER: clients write no column of candidates. PT401, PT403, PT409 unmanaged.';

COMMENT ON FUNCTION "public"."set_staff_role"(uuid, text) IS 'Makes a colleague manager, recruiter or partner_recruiter and gives the CompanyMembership; open invitations that the new role may not send are revoked, and they are told. Never an administrator''s role, never one''s own (RULES: Staff). SECURITY DEFINER: company_users has no such grant. PT401, PT403, PT404, PT422.';

COMMENT ON FUNCTION "public"."undo_company_decision"(uuid) IS 'Takes the caller''s own last decision about a company back for ten seconds by the database''s clock (and three more, for the way here): an approval, a rejection, an approval taken back, a decision about changes. Nobody is told of it; a decision it had taken the place of stands again, is told in its time and can still be taken back until then. Gives the Company. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 when it is too late, was undone already or is not the caller''s.';

COMMENT ON FUNCTION "public"."withdraw_admin"(uuid, boolean) IS 'Takes the right of an administrator, who is a candidate with a profile from then on and is told by mail; never of the last one. Their open invitations are revoked or, with p_keep_invitations, go on in the caller''s name. SECURITY DEFINER: nobody writes profiles. PT401, PT403, PT404, PT409 for the last one.';

COMMENT ON FUNCTION "public"."withdraw_put_forward"(uuid) IS 'Takes back what was asked and not answered, for recruiting staff of the company that asked. SECURITY DEFINER: the table is closed. PT401, PT404.';

COMMENT ON TABLE "private"."company_decisions" IS 'The last decision about a company while nobody has been told of it: what undo_company_decision goes back to, and what tell_due_decisions says. Written by note_decision.';

COMMENT ON TABLE "private"."invitation_tokens" IS 'The links of an invitation, as SHA-256 of their tokens (128 bits or more from a CSPRNG): one for its sender, one for each try to mail it. A token is stored nowhere: it is made when it is handed out. Resending ends all that are there.';

COMMENT ON TABLE "private"."told_plans" IS 'How near the end of its plan a company knows to be. Not a column of the plan: a change of that counts the matches with all its jobs anew.';

COMMENT ON TABLE "public"."put_forwards" IS 'A managed candidate and the job the managing company would like them to apply for (RULES: Partnerships). Written by procedures only.';

COMMENT ON VIEW "private"."company_list_items" IS 'CompanyListItem of the contracts, each column a field of it.';

COMMENT ON VIEW "private"."company_standings" IS 'What company_queues holds, computed: one queue per decision. Those that wait stand longest wait first, the others by the date they show, newest first. An approved company whose changes wait stands in two (RULES: Administration).';

COMMENT ON VIEW "private"."waiting_put_forwards" IS 'Those a candidate can still answer: asked by who manages them now, for a job that is open and shared now.';

REVOKE ALL ON FUNCTION "private"."account_of_company"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."agree_by_applying"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit_about"(public.audit_log) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit_company"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit_json"(public.audit_log) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit_kind"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit_names"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit_person"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_manage_colleague"(public.company_users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_invitation_rate"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."date_invitation_end"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."day_in_words"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_put_forward_notice"(public.put_forwards) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_what_was_told"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."enqueue_email"(text, text, jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_changed_plan"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_partnership"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitable_staff_roles"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_state"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_with"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invite_act"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitee_name"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."inviter_name"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_plan_live"(public.company_subscriptions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_undelivered"(public.email_outbox) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_company_entry"(uuid, text[], timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_data"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."managed_colleague"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_be_put_forward"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_be_reminded"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_invite"(public.staff_role, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."missing_of_registration"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."new_link"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_decision"(public.companies, public.company_proposals, public.companies, text, text, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_told_stage"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."partner_ids"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."partnered_company"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pending_company_count"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_called"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."person_name"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_stage"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_facts"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_changed_plan"(jsonb, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_member"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."registration_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reminded_at"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_invitation"(uuid, public.invitation_status[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_own"(public.companies, timestamp with time zone, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."restore_company"(public.companies, public.company_proposals) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_invitation"(public.invitations, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shared_by"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_candidate_json"(public.candidates, public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_match"(public.jobs, public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_due_decisions"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_ending_plans"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_put_forward"(public.put_forwards) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_partners"(public.company_relationships, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_put_forward"(public.put_forwards) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_removed_colleague"(public.company_users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."undecided_company_count"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."usable_invitation"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."claim_emails"(integer, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."claim_emails"(integer, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."create_invitation"(text, text, jsonb, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."create_invitation"(text, text, jsonb, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decline_put_forward"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decline_put_forward"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_management"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_management"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_put_forwards"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_put_forwards"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_shared_by"(uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_shared_by"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_staff_work"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_staff_work"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_admins"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_admins"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_audit_log"(jsonb, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_audit_log"(jsonb, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_candidates_to_put_forward"(uuid, uuid, text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_candidates_to_put_forward"(uuid, uuid, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_company_jobs"(uuid, text, jsonb, integer, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_invitations"(uuid, text[], text, text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_invitations"(uuid, text[], text, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_partner_candidates"(uuid, text, uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_partner_candidates"(uuid, text, uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_partner_jobs"(uuid, text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_partner_jobs"(uuid, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_partnerships"(text, text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_partnerships"(text, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_people"(text, text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_people"(text, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_put_forwards"(uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_put_forwards"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_staff"(uuid, text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_staff"(uuid, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_undelivered_emails"(text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_undelivered_emails"(text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."put_forward_candidates"(uuid, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."put_forward_candidates"(uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remind_company"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."remind_company"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_staff"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."remove_staff"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."resend_invitation"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."resend_invitation"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_audit_actors"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."search_audit_actors"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_companies"(text, text, text, jsonb, integer, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."search_companies"(text, text, text, jsonb, integer, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone, text, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone, text, timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_shown_to_partners"(boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_shown_to_partners"(boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_staff_role"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_staff_role"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_company_decision"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_company_decision"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_admin"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_admin"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_put_forward"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_put_forward"(uuid) TO "authenticated";

REVOKE ALL ("shown_to_partners") ON TABLE "public"."candidates" FROM "authenticated";

GRANT SELECT ("shown_to_partners") ON TABLE "public"."candidates" TO "authenticated";

REVOKE ALL ON TYPE "public"."put_forward_status" FROM PUBLIC;

GRANT USAGE ON TYPE "public"."put_forward_status" TO PUBLIC;

ALTER TABLE "public"."audit_log"
  ADD COLUMN "kind" text GENERATED ALWAYS AS (private.audit_kind(action)) STORED NOT NULL;

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
     sent.shown_to_partners
    FROM ((private.sent_profiles s
      CROSS JOIN LATERAL ( SELECT COALESCE(jsonb_agg(DISTINCT private.skill_key(skill.value)), '[]'::jsonb) AS keys
            FROM jsonb_array_elements_text((s.profile -> 'skills'::text)) skill(value)) skills)
      CROSS JOIN LATERAL jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', skills.keys))) sent(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys, shown_to_partners))
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
    (counted.match)::json AS match
   FROM (((public.applications a
     JOIN public.jobs j ON ((j.id = a.job_id)))
     CROSS JOIN LATERAL private.sent_profile(a.id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys, shown_to_partners))
     CROSS JOIN LATERAL ( SELECT match_explanations.explanation AS match
           FROM private.match_explanations(j.skills_required, j.preferred_skills, j.experience_level, j.job_type, j.location, j.locations, c.*, private.home_of(c.*)) match_explanations(explanation)
         OFFSET 0) counted);

COMMENT ON VIEW "private"."counted_application_matches" IS 'private.application_matches as it must be.';

CREATE INDEX audit_log_about_index ON public.audit_log USING gin (private.audit_about(audit_log.*));

CREATE INDEX audit_log_kind_index ON public.audit_log USING btree (kind, created_at DESC, id DESC);

CREATE INDEX audit_log_names_index ON public.audit_log USING gin (private.text_keys(''::text, private.audit_names(details), 1))
  WHERE (details ?| ARRAY['name'::text, 'email'::text, 'to_email'::text]);
