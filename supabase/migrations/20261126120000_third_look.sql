-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TYPE "private"."application_filter" ADD ATTRIBUTE "moving" uuid[] CASCADE;

DROP FUNCTION "private"."can_manage_invitation"(public.invitations);

DROP FUNCTION "private"."email_change_json"(auth.users);

DROP FUNCTION "private"."invitations_that_follow"(uuid, text, text);

DROP FUNCTION "private"."invitation_kind"(public.invitations);

DROP FUNCTION "private"."invited_company_name"(public.invitations);

DROP FUNCTION "private"."invitee_name"(public.invitations);

DROP FUNCTION "private"."inviter_name"(public.invitations);

DROP FUNCTION "private"."open_invitations_for"(text);

DROP FUNCTION "private"."usable_invitation"(text);

DROP FUNCTION "private"."is_open"(public.invitations);

REVOKE ALL ON FUNCTION "private"."can_read_conversation"(public.applications, private.reach) FROM "authenticated";

REVOKE ALL ON FUNCTION "private"."is_settled"(public.application_events) FROM "authenticated";

REVOKE ALL ON FUNCTION "private"."is_settled"(public.application_events) FROM "service_role";

REVOKE ALL ON FUNCTION "private"."undo_time"() FROM "authenticated";

REVOKE ALL ON FUNCTION "private"."undo_time"() FROM "service_role";

REVOKE ALL ON TABLE "public"."application_assignments" FROM "authenticated";

REVOKE ALL ("application_id") ON TABLE "public"."application_events" FROM "authenticated";

REVOKE ALL ("created_at") ON TABLE "public"."application_events" FROM "authenticated";

REVOKE ALL ("from_status") ON TABLE "public"."application_events" FROM "authenticated";

REVOKE ALL ("id") ON TABLE "public"."application_events" FROM "authenticated";

REVOKE ALL ("to_status") ON TABLE "public"."application_events" FROM "authenticated";

REVOKE ALL ON TABLE "public"."audit_log" FROM "authenticated";

REVOKE ALL ON TABLE "public"."company_proposals" FROM "authenticated";

REVOKE ALL ON TABLE "public"."job_application_answers" FROM "authenticated";

REVOKE ALL ON TABLE "public"."job_questions" FROM "authenticated";

DROP POLICY "Staff and admins can read who looks after an application" ON "public"."application_assignments";

DROP POLICY "Whoever can read an application can read its history" ON "public"."application_events";

DROP POLICY "Candidates, reviewing staff and admins can read an application" ON "public"."applications";

DROP POLICY "Admins can read the audit log" ON "public"."audit_log";

DROP POLICY "Candidates can create their own record" ON "public"."candidates";

DROP POLICY "Staff and admins can read a company's proposal" ON "public"."company_proposals";

DROP POLICY "People can read their own memberships" ON "public"."company_users";

DROP POLICY "Staff and admins can read a company's staff" ON "public"."company_users";

DROP POLICY "Both sides can see that something is new" ON "public"."conversations";

DROP POLICY "Whoever can read an application can read its answers" ON "public"."job_application_answers";

DROP POLICY "Whoever can read a job can read its questions" ON "public"."job_questions";

DROP POLICY "Admins can read every profile" ON "public"."profiles";

DROP POLICY "People can read their own profile" ON "public"."profiles";

DROP TRIGGER "candidates_keep_authority" ON "public"."candidates";

DROP INDEX "private"."skill_aliases_beginning_index";

DROP INDEX "private"."skill_aliases_trigrams_index";

DROP INDEX "public"."audit_log_names_index";

DROP INDEX "public"."candidates_name_index";

DROP INDEX "public"."companies_words_index";

DROP INDEX "public"."jobs_title_index";

DROP VIEW "private"."application_scopes";

DROP VIEW "private"."counted_application_matches";

DROP VIEW "private"."counted";

DROP VIEW "private"."waiting_put_forwards";

ALTER TABLE "private"."company_name_trigrams"
  DROP CONSTRAINT "company_name_trigrams_company_id_fkey";

ALTER TABLE "private"."reported_jobs"
  DROP CONSTRAINT "reported_jobs_decision_check";

ALTER TABLE "private"."skill_aliases"
  DROP CONSTRAINT "skill_aliases_are_spelled_by_rule";

ALTER TABLE "private"."skill_aliases"
  DROP CONSTRAINT "skill_aliases_pkey";

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_type_check";

DROP FUNCTION "private"."add_invitation"(text, text, uuid, jsonb);

DROP FUNCTION "private"."answered_on"(uuid);

DROP FUNCTION "private"."application_fates"(uuid[], jsonb, private.application_change, private.reach);

DROP FUNCTION "private"."approve_company"(public.companies, timestamp with time zone);

DROP FUNCTION "private"."can_answer_offer"(private.offers, public.applications, private.reach);

DROP FUNCTION "private"."can_answer_times"(public.applications, private.reach);

DROP FUNCTION "private"."can_make_offer"(public.applications, private.reach);

DROP FUNCTION "private"."can_propose_times"(public.applications, private.reach);

DROP FUNCTION "private"."conversation_problem"(public.applications);

DROP FUNCTION "private"."import_fates"(uuid, jsonb);

DROP FUNCTION "private"."is_blocked"(public.applications);

DROP FUNCTION "private"."known_skill"(text);

DROP FUNCTION "private"."known_zone"(text);

DROP FUNCTION "private"."load_skills"(public.skill_field, text);

DROP FUNCTION "private"."my_application_json"(public.applications);

DROP FUNCTION "private"."can_withdraw_application"(public.applications);

DROP FUNCTION "private"."named_skill"(text, public.skill_field[]);

DROP FUNCTION "private"."offer_end_in_words"(private.offers, uuid);

DROP FUNCTION "private"."plan_stage"(timestamp with time zone);

DROP FUNCTION "private"."reached_by"(uuid);

DROP FUNCTION "private"."refresh_published_jobs"(uuid[]);

DROP VIEW "private"."publishable_jobs";

DROP FUNCTION "private"."shown_answer_due"(public.applications);

DROP FUNCTION "private"."given_answers"(uuid);

DROP FUNCTION "private"."shown_to_candidate"(public.applications);

DROP FUNCTION "private"."settled_status"(public.applications);

DROP FUNCTION "private"."time_in_words"(timestamp with time zone, text);

DROP FUNCTION "private"."word_keys"(text, text[]);

DROP FUNCTION "private"."text_keys"(text, text, integer);

DROP FUNCTION "public"."create_invitation"(text, text, jsonb, boolean);

DROP FUNCTION "public"."create_job"(uuid, jsonb);

DROP FUNCTION "public"."decide_company_proposal"(uuid, boolean, timestamp with time zone, text);

DROP FUNCTION "public"."import_candidates"(jsonb, text, uuid);

DROP FUNCTION "public"."put_forward_candidates"(uuid, uuid[]);

DROP FUNCTION "public"."save_search"(text, text, jsonb, text);

DROP FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone);

DROP FUNCTION "public"."submit_application"(uuid, jsonb, text);

ALTER TABLE "private"."skill_aliases"
  DROP COLUMN "trigrams";

DROP FUNCTION "private"."trigrams"(text);

ALTER TABLE "private"."skill_aliases"
  DROP COLUMN "spelling";

DROP TABLE "private"."company_name_trigrams";

CREATE EXTENSION IF NOT EXISTS "btree_gin" SCHEMA "extensions";

CREATE EXTENSION IF NOT EXISTS "pg_trgm" SCHEMA "extensions";

CREATE EXTENSION IF NOT EXISTS "unaccent" SCHEMA "extensions";

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

CREATE TABLE "private"."reach_secret" (
  "is_one" boolean NOT NULL DEFAULT true,
  "secret" uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT "reach_secret_is_one_check" CHECK (is_one),
  CONSTRAINT "reach_secret_pkey" PRIMARY KEY (is_one)
);

ALTER TABLE "private"."reach_secret"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."untold_plans" (
  "company_id" uuid NOT NULL,
  "known" jsonb NOT NULL,
  "changed_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "untold_plans_pkey" PRIMARY KEY (company_id)
);

ALTER TABLE "private"."untold_plans"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."invitations"
  ADD COLUMN "is_held" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."invitations"
  ADD COLUMN "paused_at" timestamp with time zone;

ALTER TABLE "public"."put_forwards"
  ADD COLUMN "request_id" uuid;

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

CREATE OR REPLACE FUNCTION private.add_candidate_record (
  of_user uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
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
    -- Once more: the row waits for whoever decides about its company.
    perform private.inviting_company(kind, for_company::text);
  end if;
  if kind = 'candidate' then
    perform private.tell_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  return invitation;
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
    -- Times and offers come with a message of their own, which is counted.
    if message.author_id is distinct from me.user_id or message.application_id <> application.id
      or message.proposal_id is distinct from proposal or message.offer_id is distinct from offer then
      perform private.fail(422, 'invalid_input', 'This message could not be sent');
    end if;
    return message;
  end if;
  if problem is not null then
    perform private.fail(409, 'conversation_closed', problem);
  end if;
  perform private.check_message_quotas(me.user_id, proposal, offer);
  insert into private.application_messages (
    id, application_id, author_id, author_side, author_name, company_id, company_name, body, proposal_id, offer_id)
  values (
    p_id, application.id, me.user_id, side, private.colleague_name(me.user_id, company), company,
    (select c.name from public.companies c where c.id = company), private.trimmed(p_body), proposal, offer)
  on conflict (id) do nothing
  returning * into message;
  -- Sent at the same moment about another application.
  if message.id is null then
    perform private.fail(422, 'invalid_input', 'This message could not be sent');
  end if;
  perform private.add_message_files(message, coalesce(p_files, '[]'));
  -- An offer is told once its candidate sees it, and until then nothing says that something is new.
  if offer is null then
    perform private.expect_message_notices(application, message);
  end if;
  if private.is_message_shown(message, 'candidate') then
    perform private.touch_conversation(application.id);
  end if;
  return message;
end
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
  -- A space is the beginning or the end of a word.
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
          'id', a.id, 'status', x.status, 'applied_at', a.applied_at, 'candidate_id', a.candidate_id,
          'candidate_name', m.candidate_name, 'candidate_title', m.candidate_title, 'match', m.match,
          'assignee', x.assignee, 'answer_due', x.answer_due, 'is_overdue', x.is_overdue, 'unread', x.unread, 'can', x.can, 'job_id', a.job_id, 'job_title', j.title)
        else json_build_object(
          'id', a.id, 'status', x.status, 'applied_at', a.applied_at, 'candidate_id', a.candidate_id,
          'candidate_name', m.candidate_name, 'candidate_title', m.candidate_title, 'match', m.match,
          'assignee', x.assignee, 'answer_due', x.answer_due, 'is_overdue', x.is_overdue, 'unread', x.unread, 'can', x.can)
      end order by listed.place), '[]')
    from unnest(ids) with ordinality as listed (id, place)
    join public.applications a on a.id = listed.id
    join private.application_matches m on m.application_id = a.id
    left join public.jobs j on across_jobs and j.id = a.job_id
    cross join lateral private.as_seen_by_staff(a, me) as seen
    cross join lateral (
      select
        seen.status,
        seen.answer_due,
        case when a.company_id = wanted.of_company then coalesce(
          (select own.assignee from private.application_assignees own where own.application_id = a.id),
          (select assigned.assignee from private.job_assignees assigned where assigned.job_id = a.job_id)) end as assignee,
        p_sort <> 'newest' and coalesce(private.is_overdue(seen.answer_due), false) as is_overdue,
        private.unread_count(a, me) as unread,
        json_build_object('move', private.can_move_application(a, me) and private.reaches_people(a.company_id)) as can
    ) x
  );
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
  of_candidate boolean := me is null;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'application_id', e.application_id,
      'from_status', e.from_status,
      'to_status', e.to_status,
      'created_at', e.created_at,
      'by_candidate', e.from_status is null or e.by_candidate or e.to_status = 'withdrawn',
      'actor_name', case when not (of_candidate and e.to_status = 'rejected') then nullif(btrim(u.first_name || ' ' || u.last_name), '') end,
      'is_mine', coalesce(e.actor_id = (select auth.uid()), false),
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
      and (coalesce(me.is_admin or private.can_move_application(application, me), false) or private.is_settled(e))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.application_offers_json (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  side text := private.conversation_side(application, me);
begin
  return jsonb_build_object(
    'offers', (
      select coalesce(jsonb_agg(private.offer_json(o, application, me) order by o.created_at, o.id), '[]')
      from private.offers o
      where o.application_id = application.id and (side = 'company' or private.is_offer_shown(o))
    ),
    'other_applications', case when side = 'candidate' then (
      select count(*) from private.seen_applications a
      where a.candidate_id = application.candidate_id and a.id <> application.id and a.status = any (private.open_stages())) end,
    'can', jsonb_build_object('make', private.can_make_offer(application, me)));
end
$function$;

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
  today date := private.earliest_day(now());
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
  wanted.stages := enum_range(null::public.application_status);
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
      cross join lateral (
        select x.application_id, x.status from private.application_scopes x where x.scope = among.scope offset 0) x
      -- And one by one by their key, whatever few rows the planner expects the filter to leave.
      cross join lateral (
        select from private.application_matches m
        where m.application_id = x.application_id and not wanted.is_plain and private.fits_filter(m, wanted)
        offset 0
      ) fits
      group by x.status
    ) by_status
  );
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

CREATE OR REPLACE FUNCTION private.as_seen (
  application public.applications
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  select s.status, s.answer_due into application.status, application.answer_due
  from private.seen_applications s where s.id = application.id;
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.as_seen_by_staff (
  application public.applications,
  me private.reach
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case when me.is_admin or private.can_move_application(application, me) then application else private.as_seen(application) end;
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
  return me.is_admin or private.can_move_application(application, me)
    or private.can_review_application(application, me) and not private.has_unsettled_move(application.id);
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
    or coalesce(application.applied_by_company_id = any (me.application_company_ids), false)
      and private.reaches_people(application.applied_by_company_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_withdraw_application (
  application public.applications
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(application.candidate_id = private.my_candidate_id(), false) and exists (
    select from private.application_transitions t
    where t.from_status = private.settled_status(application) and t.to_status = 'withdrawn' and t.made_by = 'candidate'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.change_outcomes (
  ids uuid[],
  seen jsonb,
  change private.application_change,
  me private.reach
)
  RETURNS TABLE (
    application_id uuid,
    candidate_name text,
    status public.application_status,
    refusal text
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 20
  SET search_path TO ''
  AS $function$
begin
  return query
  select
    asked.id, case when within_reach then m.candidate_name end,
    case when within_reach then (private.as_seen_by_staff(a, me)).status end,
    case
      when not within_reach then 'out_of_reach'
      when not private.can_move_application(a, me) then 'other_company'
      when change.wanted is not null then case
        when a.status = change.wanted then 'same_status'
        when a.status::text <> seen ->> asked.id::text then 'moved_since'
        when a.candidate_id is null then 'no_candidate'
        when not private.reaches_people(a.company_id) then 'company_paused'
        when not exists (
          select from private.application_transitions t
          where t.from_status = a.status and t.to_status = change.wanted and t.made_by = 'company'
        ) then 'not_allowed'
        when change.message is not null and private.is_blocked(a) then 'blocked'
      end
      when own.assigned_to_user_id is not distinct from change.assignee then 'same_owner'
      when not private.can_assign_application(a, change.assignee, me) then 'role'
      when change.assignee is not null and not private.looks_after_applications(change.assignee, a) then 'not_on_job'
    end
  from unnest(ids) with ordinality as asked (id, place)
  left join public.applications a on a.id = asked.id
  left join private.application_matches m on m.application_id = a.id
  left join public.application_assignments own on own.application_id = a.id
  cross join lateral (select a.id is not null and private.can_review_application(a, me) as within_reach) reach
  order by asked.place;
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
        and private.search_text(private.audit_names(a.details)) like private.like_longest(private.words_asked(word))
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
  return private.keyed_digest(coalesce(
    headers ->> 'cf-connecting-ip', private.trimmed(substring(headers ->> 'x-forwarded-for' from '[^,]*$')), 'unknown'));
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
  application := private.as_seen_by_staff(application, me);
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
      'unread', private.unread_count(application, me),
      'can', jsonb_build_object('assign', may_move and private.can_at_company(application.company_id, 'assign_work'), 'note', may_move and application.candidate_id is not null,
        'talk', private.can_read_conversation(application, me)),
      'answer_by', application.answer_by,
      'answer_due', application.answer_due,
      'attempt', application.attempt,
      'later_id', (
        select a.id from public.applications a
        where a.id = private.later_application(application) and (sees_all or private.can_review_application(a, me))
      ),
      'allowed_statuses', case when may_move and application.candidate_id is not null and private.reaches_people(application.company_id) then (
        select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
        from private.application_transitions t
        where t.from_status = application.status and t.made_by = 'company'
      ) else '[]' end,
      'company_paused', may_move and not private.reaches_people(application.company_id),
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

CREATE OR REPLACE FUNCTION private.conversation_block_json (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  side text := private.conversation_side(application, me);
begin
  return jsonb_build_object(
    'mine', private.can_block(side) and private.is_blocked_between(application.candidate_id, application.company_id, side),
    'theirs', case side
      when 'candidate' then private.is_blocked_between(application.candidate_id, application.company_id, 'company')
      when 'company' then private.is_blocked_between(application.candidate_id, application.company_id, 'candidate')
      else private.is_blocked(application) end,
    'can', private.can_block(side));
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

CREATE OR REPLACE FUNCTION private.count_contact_message()
  RETURNS bigint
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  sender bytea := coalesce(private.keyed_digest(auth.uid()::text), private.client_digest());
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

CREATE OR REPLACE FUNCTION private.database_zone (
  zone text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  name text;
begin
  foreach name in array array[zone] || coalesce(string_to_array(private.former_zones() ->> zone, ' '), '{}') loop
    begin
      perform now() at time zone name;
      return name;
    exception when invalid_parameter_value then
      null;
    end;
  end loop;
  return 'UTC';
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
      -- The time now, not that of the statement's begin: after waiting for the lock the move may have been told.
      and e.created_at + private.undo_time() > clock_timestamp()
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

CREATE OR REPLACE FUNCTION private.earliest_day (
  at timestamp with time zone
)
  RETURNS date
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN (((at AT TIME ZONE 'UTC'::text) - '12:00:00'::interval))::date;

CREATE OR REPLACE FUNCTION private.end_of_day (
  day date
)
  RETURNS timestamp with time zone
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN ((((day + 1))::timestamp without time zone + '12:00:00'::interval) AT TIME ZONE 'UTC'::text);

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

CREATE OR REPLACE FUNCTION private.fits_elsewhere (
  kept private.application_matches,
  wanted private.application_filter
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  wanted.moving := '{}';
  return private.fits_filter(private.match_as_seen(kept), wanted);
end
$function$;

CREATE OR REPLACE FUNCTION private.fits_from (
  closeness text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (CASE closeness WHEN 'match'::text THEN '{match}'::text WHEN 'close'::text THEN '{match,close}'::text ELSE NULL::text END)::text[];

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
  -- Why somebody was rejected is for the job's own company.
  if wanted.reason is not null and not (kept.status = 'rejected' and kept.company_id = wanted.of_company and exists (
    select from private.last_rejection(kept.application_id, only_settled => false) r where r.reason = wanted.reason)) then
    return false;
  end if;
  return wanted.source is null or kept.company_id = wanted.of_company and wanted.source = coalesce(
    (select s.source from private.application_sources s where s.application_id = kept.application_id), 'unknown');
end
$function$;

CREATE OR REPLACE FUNCTION private.fits_filter (
  kept private.application_matches,
  wanted private.application_filter
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN CASE WHEN ((kept).application_id = ANY ((wanted).moving)) THEN private.fits_elsewhere(kept, wanted) ELSE (((kept).status = ANY ((wanted).stages)) AND ((kept).applied_at >= (wanted).from_at) AND ((kept).applied_at < (wanted).until_at) AND (((wanted).job_id IS NULL) OR ((kept).job_id = (wanted).job_id)) AND (((wanted).skill IS NULL) OR ((wanted).skill = ANY ((kept).skill_keys))) AND (((wanted).levels IS NULL) OR ((kept).level_fit = ANY ((wanted).levels))) AND (((wanted).places IS NULL) OR ((kept).place_fit = ANY ((wanted).places))) AND (((wanted).reached IS NULL) OR ((kept).reached && (wanted).reached)) AND (((wanted).furthest IS NULL) OR (private.furthest_stage((kept).reached) = (wanted).furthest)) AND CASE (wanted).answer WHEN 'overdue'::text THEN private.is_overdue((kept).answer_due) WHEN 'kept'::text THEN (private.promise_outcome(kept) = 'kept'::text) WHEN 'late'::text THEN (private.promise_outcome(kept) = 'late'::text) ELSE true END AND ((((wanted).assigned_jobs IS NULL) AND ((wanted).left_stage IS NULL) AND ((wanted).offer IS NULL) AND ((wanted).reason IS NULL) AND ((wanted).source IS NULL)) OR private.fits_lookups(kept, wanted)) AND (((wanted).words = '{}'::text[]) OR private.has_words((kept).words, (wanted).words))) END;

CREATE OR REPLACE FUNCTION private.follow_changed_approval()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.pause_invitations(new.id);
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
  -- Whoever changes a plan tells of it: what holds from now on is known.
  perform private.note_told_stage(new.company_id, private.plan_stage(new.expires_at));
  perform private.pause_invitations(new.company_id);
  return null;
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
      and coalesce(due.ended_at, private.invitation_end(due)) < private.kept_since('endedInvitation')
    limit at_most for update skip locked);
  get diagnostics n = row_count;
  return n;
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

CREATE OR REPLACE FUNCTION private.former_zones()
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN '{"UTC": "Etc/UTC Etc/UCT Etc/Universal Etc/Zulu UCT Universal Zulu", "Etc/GMT": "Etc/GMT+0 Etc/GMT-0 Etc/GMT0 Etc/Greenwich GMT GMT+0 GMT-0 GMT0 Greenwich", "Asia/Dhaka": "Asia/Dacca", "Asia/Macau": "Asia/Macao", "Asia/Seoul": "ROK", "Asia/Tokyo": "Japan", "Asia/Taipei": "ROC", "Asia/Tehran": "Iran", "Asia/Urumqi": "Asia/Kashgar", "Asia/Yangon": "Asia/Rangoon", "Europe/Kyiv": "Europe/Kiev Europe/Uzhgorod Europe/Zaporozhye", "Africa/Cairo": "Egypt", "America/Adak": "America/Atka US/Aleutian", "America/Nuuk": "America/Godthab", "Asia/Kolkata": "Asia/Calcutta", "Asia/Nicosia": "Europe/Nicosia", "Asia/Thimphu": "Asia/Thimbu", "Africa/Asmara": "Africa/Asmera", "Africa/Bamako": "Africa/Timbuktu", "Asia/Ashgabat": "Asia/Ashkhabad", "Asia/Makassar": "Asia/Ujung_Pandang", "Asia/Shanghai": "Asia/Chongqing Asia/Chungking Asia/Harbin PRC", "Europe/Dublin": "Eire", "Europe/Lisbon": "Portugal", "Europe/London": "Europe/Belfast GB GB-Eire", "Europe/Moscow": "W-SU", "Europe/Warsaw": "Poland", "Pacific/Chuuk": "Pacific/Truk Pacific/Yap", "Africa/Tripoli": "Libya", "America/Denver": "America/Shiprock US/Mountain Navajo", "America/Havana": "Cuba", "America/Manaus": "Brazil/West", "America/Regina": "Canada/Saskatchewan", "Asia/Hong_Kong": "Hongkong", "Asia/Jerusalem": "Asia/Tel_Aviv Israel", "Asia/Kathmandu": "Asia/Katmandu", "Asia/Singapore": "Singapore", "Atlantic/Faroe": "Atlantic/Faeroe", "Pacific/Easter": "Chile/EasterIsland", "Pacific/Kanton": "Pacific/Enderbury", "America/Chicago": "US/Central", "America/Detroit": "US/Michigan", "America/Halifax": "Canada/Atlantic", "America/Iqaluit": "America/Pangnirtung", "America/Jamaica": "Jamaica", "America/Noronha": "Brazil/DeNoronha", "America/Phoenix": "US/Arizona", "America/Tijuana": "America/Ensenada America/Santa_Isabel Mexico/BajaNorte", "America/Toronto": "America/Montreal America/Nipigon America/Thunder_Bay Canada/Eastern", "Australia/Perth": "Australia/West", "Europe/Chisinau": "Europe/Tiraspol", "Europe/Istanbul": "Asia/Istanbul Turkey", "Pacific/Chatham": "NZ-CHAT", "Pacific/Pohnpei": "Pacific/Ponape", "America/Atikokan": "America/Coral_Harbour", "America/Edmonton": "America/Yellowknife Canada/Mountain", "America/Mazatlan": "Mexico/BajaSur", "America/New_York": "US/Eastern", "America/Santiago": "Chile/Continental", "America/St_Johns": "Canada/Newfoundland", "America/Winnipeg": "America/Rainy_River Canada/Central", "Asia/Ho_Chi_Minh": "Asia/Saigon", "Asia/Ulaanbaatar": "Asia/Choibalsan Asia/Ulan_Bator", "Australia/Darwin": "Australia/North", "Australia/Hobart": "Australia/Currie Australia/Tasmania", "Australia/Sydney": "Australia/ACT Australia/Canberra Australia/NSW", "Pacific/Auckland": "NZ", "Pacific/Honolulu": "Pacific/Johnston US/Hawaii", "America/Anchorage": "US/Alaska", "America/Sao_Paulo": "Brazil/East", "America/St_Thomas": "America/Virgin", "America/Vancouver": "Canada/Pacific", "Pacific/Kwajalein": "Kwajalein", "Pacific/Pago_Pago": "Pacific/Samoa US/Samoa", "America/Rio_Branco": "America/Porto_Acre Brazil/Acre", "America/Whitehorse": "Canada/Yukon", "Antarctica/McMurdo": "Antarctica/South_Pole", "Atlantic/Reykjavik": "Iceland", "Australia/Adelaide": "Australia/South", "Australia/Brisbane": "Australia/Queensland", "America/Los_Angeles": "US/Pacific", "America/Mexico_City": "Mexico/General", "Arctic/Longyearbyen": "Atlantic/Jan_Mayen", "Australia/Lord_Howe": "Australia/LHI", "Australia/Melbourne": "Australia/Victoria", "America/Indiana/Knox": "America/Knox_IN US/Indiana-Starke", "Australia/Broken_Hill": "Australia/Yancowinna", "America/Argentina/Jujuy": "America/Jujuy", "America/Argentina/Cordoba": "America/Cordoba America/Rosario", "America/Argentina/Mendoza": "America/Mendoza", "America/Argentina/Catamarca": "America/Argentina/ComodRivadavia America/Catamarca", "America/Kentucky/Louisville": "America/Louisville", "America/Indiana/Indianapolis": "America/Fort_Wayne America/Indianapolis US/East-Indiana", "America/Argentina/Buenos_Aires": "America/Buenos_Aires"}'::jsonb;

CREATE OR REPLACE FUNCTION private.furthest_stage (
  reached public.application_status[]
)
  RETURNS public.application_status
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (CASE WHEN ('hired'::public.application_status = ANY (reached)) THEN 'hired'::text WHEN ('offered'::public.application_status = ANY (reached)) THEN 'offered'::text WHEN ('interview'::public.application_status = ANY (reached)) THEN 'interview'::text WHEN ('reviewing'::public.application_status = ANY (reached)) THEN 'reviewing'::text ELSE 'applied'::text END)::public.application_status;

CREATE OR REPLACE FUNCTION private.gathering_time()
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '00:10:00'::interval;

CREATE OR REPLACE FUNCTION private.given_answers (
  of_application uuid,
  only_settled boolean DEFAULT false
)
  RETURNS SETOF public.application_events
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
  select e.*
  from public.application_events e
  where e.application_id = of_application and private.is_answer(e.to_status) and (not only_settled or private.is_settled(e)) and not exists (
    select from public.application_events later
    where later.application_id = of_application and later.id > e.id and later.to_status in ('applied', 'reviewing', 'interview')
      and (not only_settled or private.is_settled(later))
      -- Of two moves at the same moment the later one may have begun first.
      and later.created_at > e.created_at - interval '1 minute' and later.created_at < e.created_at + private.answer_stands_after());
end
$function$;

CREATE OR REPLACE FUNCTION private.answered_on (
  of_application uuid,
  only_settled boolean DEFAULT false
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT private.earliest_day(min(e.created_at)) AS earliest_day FROM private.given_answers(answered_on.of_application, answered_on.only_settled) e(id, application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id, by_candidate));

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
  -- What anybody can sign up is nobody's company until the address is confirmed.
  if granted = 'company' and new.email_confirmed_at is not null then
    perform private.create_first_company(new.id, new.email);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_saved (
  job uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM private.saved_jobs s WHERE ((s.user_id = auth.uid()) AND (s.job_id = has_saved.job))));

CREATE OR REPLACE FUNCTION private.has_unsettled_move (
  of_application uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.application_events e where e.application_id = of_application and not private.is_settled(e));
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
  folded constant text := private.search_text(value);
  word text;
begin
  foreach word in array words loop
    if strpos(folded, word) = 0 then
      return false;
    end if;
  end loop;
  return true;
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
      -- In the order of all locks: whom it manages, its invitations, it, its team, its candidates, jobs and applications.
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
        -- Whoever writes a row of its under a lock of theirs waits for it, and it for them: they go first.
        perform pg_sleep(0.2);
    end;
  end loop;
  perform private.fail(409, 'busy', 'Somebody is working with the company at this moment. Please try again');
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
  city text := nullif(private.location_key(profile.city), '');
  state text := private.state_of(private.location_key(profile.state));
  country text := nullif(private.location_key(profile.country), '');
begin
  return row(
    array_remove(array['place ' || city, 'city ' || city || coalesce(' ' || state, '')], null),
    array_remove(array['state ' || state, 'country ' || country], null),
    city is not null or state is not null
  );
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

CREATE OR REPLACE FUNCTION private.interview_people_json (
  of_proposal uuid,
  at_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('user_id', p.user_id, 'name', p.name) order by private.search_text(p.name), p.user_id), '[]')
    from (
      select t.user_id, private.colleague_name(t.user_id, at_company) as name from private.people_of_proposal(of_proposal) t
    ) p
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_scorecards_json (
  interview private.interviews
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  is_open boolean := private.can_read_scorecards(interview);
  job public.jobs;
begin
  select j.* into job from public.jobs j join public.applications a on a.job_id = j.id where a.id = interview.application_id;
  return jsonb_build_object(
    'interview_id', interview.id,
    'starts_at', interview.starts_at,
    'minutes', interview.minutes,
    'is_cancelled', interview.state = 'cancelled',
    'criteria', to_jsonb(private.criteria_of_interview(interview)),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', someone.name, 'is_me', someone.is_me, 'has_sent', someone.has_sent
      ) order by someone.has_sent desc, private.search_text(someone.name), someone.id), '[]')
      from (
        select p.user_id as id, private.colleague_name(p.user_id, job.company_id) as name, p.user_id = auth.uid() as is_me, false as has_sent
        from private.people_of_interview(interview) p
        where not private.has_scored(interview.id, p.user_id)
        union all
        select s.id, s.author_name, coalesce(s.author_id = auth.uid(), false), true
        from private.scorecards s where s.interview_id = interview.id
      ) as someone
    ),
    'summary', case when is_open then private.scorecard_summary(interview.id) end,
    'cards', case when is_open then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id,
        'author_name', s.author_name,
        'is_mine', coalesce(s.author_id = auth.uid(), false),
        'sent_at', s.sent_at,
        'marks', s.marks,
        'words', s.words
      ) order by s.sent_at, s.id), '[]')
      from private.scorecards s where s.interview_id = interview.id
    ) end,
    'can', jsonb_build_object(
      'write', private.scorecard_problem(interview) is null,
      'change_criteria', job.deleted_at is null and private.can_change_criteria(job.company_id)
        and not exists (select from private.scorecards s where s.interview_id = interview.id and s.marks <> '[]'))
  );
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
    'expires_at', private.invitation_end(invitation),
    'stopped', private.invitation_stopped_in_words(invitation.company_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.invitation_stopped_in_words (
  of_company uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select case
      when not private.reaches_people(c.id) then format('%s is paused. You can accept this invitation once it is active again.', c.name)
      when private.is_lapsed(c.id) then format('%s has no active plan right now. You can accept this invitation once it has one.', c.name)
    end
    from public.companies c where c.id = of_company);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_blocked (
  application public.applications
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.is_blocked_between(application.candidate_id, application.company_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_blocked_between (
  of_candidate uuid,
  of_company uuid,
  by_side text DEFAULT NULL::text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.applications a join private.conversation_blocks b on b.application_id = a.id
    where a.candidate_id = of_candidate and a.company_id = of_company and (by_side is null or b.blocked_by = by_side));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_day_over (
  day date
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN (day < private.earliest_day(now()));

CREATE OR REPLACE FUNCTION private.day_problem (
  value jsonb,
  stored date
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((value IS NULL) OR (jsonb_typeof(value) = 'null'::text) OR (value = '""'::jsonb)) THEN NULL::text WHEN ((jsonb_typeof(value) <> 'string'::text) OR (NOT private.is_day((value #>> '{}'::text[])))) THEN 'Choose a date'::text WHEN ((((value #>> '{}'::text[]))::date IS DISTINCT FROM stored) AND private.is_day_over(((value #>> '{}'::text[]))::date)) THEN 'The expiry date cannot be before today'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.is_expired (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((job).status = 'published'::public.job_status) AND COALESCE(private.is_day_over((job).expires_at), false));

CREATE OR REPLACE FUNCTION private.is_kept_from (
  of_candidate uuid,
  company uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.is_hidden_from(of_candidate, company) or private.is_blocked_between(of_candidate, company);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_lapsed (
  of_company uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return not exists (select from public.company_subscriptions s where s.company_id = of_company and private.is_plan_live(s));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_overdue (
  answer_due date
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN private.is_day_over(answer_due);

CREATE OR REPLACE FUNCTION private.is_paused_mail (
  data jsonb
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return data ? 'invitation_id' and exists (
    select from public.invitations i
    where i.id = (data ->> 'invitation_id')::uuid and i.company_id is not null and not private.reaches_people(i.company_id));
end
$function$;

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
  return candidate.shown_to_partners and not private.is_kept_from(candidate.id, partner);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_silenced (
  application public.applications
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.conversation_side(application) = 'company' and not private.reaches_people(application.company_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.job_match (
  job public.jobs,
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.match_explanation((job).skills_required, (job).preferred_skills, (job).experience_level, (job).job_type, (job).location, (job).locations, (SELECT c.culture_values FROM public.companies c WHERE (c.id = (job_match.job).company_id)), profile);

CREATE OR REPLACE FUNCTION private.keep_authority()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  guarded text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  foreach guarded in array tg_argv loop
    if to_jsonb(new) -> guarded is distinct from to_jsonb(old) -> guarded then
      perform private.fail(403, 'not_allowed', 'This cannot be changed here');
    end if;
  end loop;
  return new;
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

CREATE OR REPLACE FUNCTION private.known_zone (
  zone text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    (select f.key from jsonb_each_text(private.former_zones()) f where lower(zone) = any (string_to_array(lower(f.key || ' ' || f.value), ' '))),
    -- As the database writes it: names are found in any case of letters.
    (select z.name from pg_catalog.pg_timezone_names z
     where lower(z.name) = lower(zone) and z.name ~ '^(UTC$|[A-Z][A-Za-z]+/)' order by z.name = zone desc limit 1));
end
$function$;

CREATE OR REPLACE FUNCTION private.latest_day (
  at timestamp with time zone
)
  RETURNS date
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN (((at AT TIME ZONE 'UTC'::text) + '14:00:00'::interval))::date;

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
  delete from private.sent_documents where application_id = any (of.application_ids);
  delete from private.status_notices where application_id = any (of.application_ids);
  delete from private.application_withdrawals where application_id = any (of.application_ids);
  delete from private.team_notes where application_id = any (of.application_ids) or candidate_id = of.candidate_id;
  perform private.leave_conversations(of);
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

CREATE OR REPLACE FUNCTION private.leave_interviews()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.leave_interviews_at(old.user_id, old.company_id);
  delete from private.message_notices n
  using public.applications a
  where n.user_id = old.user_id and a.id = n.application_id and old.company_id in (a.company_id, a.applied_by_company_id);
  delete from public.notifications n where n.user_id = old.user_id and n.data ->> 'company_id' = old.company_id::text;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.like_longest (
  words text[]
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT (('%'::text || regexp_replace(word.word, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text) FROM unnest(like_longest.words) word(word) ORDER BY (char_length(word.word)) DESC LIMIT 1);

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
  -- What an administrator decided about a word stands.
  insert into private.skill_aliases (written, skill)
  select w.word, n.key from written w join written n on n.line = w.line and n.place = 1
  on conflict (spelling) do update set written = excluded.written, skill = excluded.skill where skill_aliases.added_by is null
$function$;

CREATE OR REPLACE FUNCTION private.lock_invitations (
  of_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform from public.invitations i
  where i.company_id = of_company and i.status in ('pending', 'declined') order by i.id for no key update;
end
$function$;

CREATE OR REPLACE FUNCTION private.locked_company (
  p_company_id uuid
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  perform private.lock_invitations(p_company_id);
  select * into company from public.companies where id = p_company_id for update;
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return company;
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
    perform private.refuse_paused(c.managing_company_id)
    from public.candidates c where c.id = p_candidate_id and c.managing_company_id = any (me.company_ids);
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  end if;
  return candidate;
end
$function$;

CREATE OR REPLACE FUNCTION private.match_as_seen (
  kept private.application_matches
)
  RETURNS private.application_matches
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  select s.status, s.answer_due into kept.status, kept.answer_due from private.seen_applications s where s.id = kept.application_id;
  kept.reached := private.reached_by(kept.application_id, only_settled => true);
  kept.answered_on := private.answered_on(kept.application_id, only_settled => true);
  return kept;
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
  SET search_path TO ''
RETURN jsonb_build_object('required', (SELECT COALESCE(jsonb_agg(jsonb_build_array(listed.name, listed.key)), '[]'::jsonb) AS "coalesce" FROM UNNEST(match_asked.required, match_asked.required_keys) listed(name, key)), 'preferred', (SELECT COALESCE(jsonb_agg(jsonb_build_array(listed.name, listed.key)), '[]'::jsonb) AS "coalesce" FROM UNNEST(match_asked.preferred, match_asked.preferred_keys) listed(name, key)), 'level', level, 'location', private.asked_location(kind, (location || locations)), 'places', CASE WHEN private.is_anywhere(kind, (location || locations)) THEN NULL::jsonb ELSE to_jsonb(place_terms) END, 'culture', to_jsonb(culture));

CREATE OR REPLACE FUNCTION private.most_visitors()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN 20;

CREATE OR REPLACE FUNCTION private.moving_elsewhere (
  of_company uuid
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select m.application_id from private.moving_applications moving join private.application_matches m using (application_id)
    where m.away_company_id = of_company);
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
      'status', seen.status,
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
    join private.seen_applications seen on seen.id = a.id
    join public.jobs j on j.id = a.job_id
    join public.companies c on c.id = a.company_id
    left join private.sent_profiles s on s.application_id = a.id
    where a.candidate_id = of_candidate
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
    join public.companies c on c.id = a.company_id and c.is_approved
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
    coalesce(array_agg(u.company_id) filter (where c.is_approved and u.role = any (private.staff_roles_for('handle_candidates'))), '{}'),
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
        translate(private.search_text(translate(normalize(name, nfkd), 'АВЕКМНОРСТУХІЈЅӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEKMHOPCTYXIJSIABEZHIKMNOPTYX')), 'аеорсухіјѕԁһӏνοαρτκ0135|', 'aeopcyxijsdhlvoaptkolesl'),
        '[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g'), '.', ''),
        '[\s!-/:-@\[-`{-~\u00a0\u2000-\u206f]+', ' ', 'g')
    ) as written (words)
    cross join lateral (
      select btrim(regexp_replace(
        words, '\m(incorporated|inc|llc|llp|limited|ltd|gmbh|corporation|corp|company|co|plc|ag|sarl|bv|oy|ab|pty|and)\M', '', 'g'))
    ) as without_form (bare)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.names_of_interview (
  interview private.interviews
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  at_company uuid := (select a.company_id from public.applications a where a.id = interview.application_id);
begin
  return array(
    select said.name
    from (select private.person_name(p.user_id, at_company) as name from private.people_of_interview(interview) p) as said
    where said.name is not null order by private.search_text(said.name), said.name);
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
    order by private.search_text(u.first_name || ' ' || u.last_name), u.user_id;
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

CREATE OR REPLACE FUNCTION private.offer_end_in_words (
  offer private.offers
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return to_char(
    offer.answer_by, 'Dy, Mon FMDD' || case when extract(year from offer.answer_by) <> extract(year from now()) then ', YYYY' else '' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_ended_in_words (
  offer private.offers
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case
    when offer.state = 'accepted' then 'This offer has been accepted'
    when offer.state = 'declined' then 'This offer has been declined'
    when offer.state = 'withdrawn' then 'The company has withdrawn this offer'
    when offer.state = 'ended' then 'This offer has ended'
    when offer.state = 'expired' or private.is_overdue(offer.answer_by) then
      'This offer could be answered until ' || private.offer_end_in_words(offer)
  end;
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
  salary jsonb := p_offer -> 'salary';
  document jsonb := nullif(p_offer -> 'document', 'null');
  errors jsonb := private.field_errors(p_offer, private.offer_rules());
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'salary', case
      when jsonb_typeof(salary) is distinct from 'number' or (salary #>> '{}')::numeric not between 1 and 100000000
        or (salary #>> '{}')::numeric <> trunc((salary #>> '{}')::numeric) then 'Enter the salary as a whole number from 1 to 100,000,000' end,
    'starts_on', case
      when not coalesce(private.is_day(p_offer ->> 'starts_on'), false) then 'Choose the day it starts'
      when private.is_day_over((p_offer ->> 'starts_on')::date) then 'It starts today or later' end,
    'answer_by', case
      when not coalesce(private.is_day(p_offer ->> 'answer_by'), false) then 'Choose until when it stands'
      when private.is_day_over((p_offer ->> 'answer_by')::date) then 'It stands until today or later'
      when (p_offer ->> 'answer_by')::date > private.latest_day(now()) + 90 then 'It stands for at most 90 days' end,
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
  if private.conversation_side(application) is distinct from 'candidate' then
    perform private.fail(403, 'not_allowed', 'Only the candidate can answer an offer');
  elsif offer.state <> answer and private.offer_ended_in_words(offer) is not null then
    perform private.fail(409, 'offer_over', private.offer_ended_in_words(offer));
  end if;
  if offer.state = 'open' then
    perform private.refuse_paused(application.company_id);
  end if;
  if offer.state = 'open' and (application.status <> 'offered' or not private.can_answer_offer(offer, application)) then
    -- Where to, they learn once that can no longer be undone.
    perform private.fail(409, 'offer_over', 'This offer cannot be answered at this moment. Look again in a minute');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.offline_reason (
  of_job uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select r.reason from private.reported_jobs r where r.job_id = of_job and r.decision = 'offline');
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
 SELECT (private.job_facts(j.*) || jsonb_build_object('company_id', j.company_id, 'status', j.status, 'is_expired', private.is_expired(j.*), 'taken_offline', private.offline_reason(j.id), 'created_at', j.created_at, 'updated_at', j.updated_at, 'created_by', j.created_by, 'questions', private.job_questions_json(j.id), 'assignee', private.assignee_of_job(j.id), 'application_count', counted.total, 'status_counts', counted.by_status, 'can', private.job_acts(j.*, private.my_job_rights(j.company_id), (counted.total > 0))))
    FROM (public.jobs j
      CROSS JOIN LATERAL ( SELECT (COALESCE(sum(c.n), (0)::bigint))::integer AS total,
             COALESCE(jsonb_object_agg(c.status, c.n), '{}'::jsonb) AS by_status
            FROM private.application_counts c
           WHERE ((c.job_id = j.id) AND (c.n > 0))) counted)
   WHERE (j.id = company_job_json.of_job);
END;

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
  -- Where the caller is, which may be a day ahead of the days that are not over yet.
  today date := (now() at time zone private.database_zone(private.reading_zone(auth.uid(), 'UTC')))::date;
begin
  return (
    select jsonb_build_object(
      'overdue', count(*) filter (where private.is_overdue(owed.answer_due)),
      'due_today', count(*) filter (where not private.is_overdue(owed.answer_due)))
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
  -- Asked behind the locks, which a change of the plan may have held.
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

CREATE OR REPLACE FUNCTION private.paused_in_words (
  of_company uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case when not private.reaches_people(of_company) then (
    select format('%s is paused. Messages, interviews and offers continue once it is active again', c.name)
    from public.companies c where c.id = of_company) end;
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
begin
  return array(
    (select p.id from public.profiles p where lower(p.email) ^@ lower(private.trimmed(words)) limit 100)
    union
    (select id from private.people_named(private.words_asked(words), 100) as id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.people_named (
  words text[],
  at_most integer DEFAULT NULL::integer
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  pattern constant text := private.like_longest(words);
begin
  return query
    (select p.id from public.profiles p
     where p.role = 'admin' and private.search_text(p.first_name || ' ' || p.last_name) like pattern
       and private.has_words(p.first_name || ' ' || p.last_name, words) limit at_most)
    union
    (select u.user_id from public.company_users u
     where private.search_text(u.first_name || ' ' || u.last_name) like pattern
       and private.has_words(u.first_name || ' ' || u.last_name, words) limit at_most)
    union
    (select c.user_id from public.candidates c
     where c.user_id is not null and private.search_text(c.first_name || ' ' || c.last_name) like pattern
       and private.has_words(c.first_name || ' ' || c.last_name, words) limit at_most);
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
  city text := coalesce(private.location_key(split_part(place, ',', 1)), '');
  state text := private.state_of(private.location_key(regexp_replace(split_part(place, ',', 2), '[\d\s-]+$', '')));
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
  where n.company_id = any (of_companies) and c.id = n.company_id and c.submitted_at is null and not c.is_approved;
  insert into private.company_names as n (company_id, key)
  select c.id, private.name_key(c.name) from public.companies c
  where c.id = any (of_companies) and (c.submitted_at is not null or c.is_approved)
  on conflict (company_id) do update set key = excluded.key where n.key <> excluded.key;
end
$function$;

CREATE OR REPLACE FUNCTION private.reach_in_words (
  people uuid[]
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  n constant integer := cardinality(people);
  digest bytea;
  shift numeric;
begin
  insert into private.reach_secret default values on conflict do nothing;
  -- One of the people draws the borders: asked in other words, or with a few accounts more, they mostly stay the same.
  select sha256(convert_to(concat_ws(' ', s.secret, person), 'UTF8')) into digest
  from private.reach_secret s, unnest(people) as person order by 1 limit 1;
  -- From three quarters to one and a half of each border. The last bytes: the first are small in the smallest of many.
  shift := 0.75 + 0.75 * coalesce(get_byte(digest, 30) * 256 + get_byte(digest, 31), 0) / 65535;
  return case
    when n < 10 * shift then 'few' when n < 100 * shift then 'dozens' when n < 1000 * shift then 'hundreds' else 'thousands' end;
end
$function$;

CREATE OR REPLACE FUNCTION private.reached_by (
  of_application uuid,
  only_settled boolean DEFAULT false
)
  RETURNS public.application_status[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select distinct e.to_status from public.application_events e
    where e.application_id = of_application and (not only_settled or private.is_settled(e)) order by e.to_status);
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
  return exists (select from public.companies c where c.id = of_company and c.is_approved);
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_problem (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((application).candidate_id IS NULL) THEN 'The applicant deleted their account'::text WHEN (NOT private.reaches_people((application).company_id)) THEN private.paused_in_words((application).company_id) WHEN private.is_blocked(application) THEN 'This conversation is blocked'::text WHEN (private.conversation_ends(application) <= now()) THEN 'The application was closed 30 days ago, and its conversation with it'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.can_propose_times (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_move_application(application, me) AND ((application).status = ANY (private.open_stages())) AND (private.conversation_problem(application) IS NULL) AND (NOT (EXISTS (SELECT FROM public.jobs j WHERE ((j.id = (can_propose_times.application).job_id) AND (j.deleted_at IS NOT NULL))))));

CREATE OR REPLACE FUNCTION private.can_make_offer (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_propose_times(application, me) AND (NOT private.has_standing_offer(application)));

CREATE OR REPLACE FUNCTION private.my_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('id', (my_application_json.application).id, 'status', (my_application_json.application).status, 'applied_at', (my_application_json.application).applied_at, 'job', ((private.job_facts(j.*) - 'answer_days'::text) || jsonb_build_object('company', private.company_card(c.*), 'is_visible', private.is_visible_job(j.id))), 'answers', private.application_answers_json((my_application_json.application).id), 'events', private.application_events_json(my_application_json.application, (my_application_json.application).company_id), 'match', private.application_match(my_application_json.application), 'message',
         CASE
             WHEN ((my_application_json.application).status = 'rejected'::public.application_status) THEN ( SELECT r.message
                FROM private.last_rejection((my_application_json.application).id, only_settled => true) r(event_id, application_id, reason, message))
             ELSE NULL::text
         END, 'answer_by', (my_application_json.application).answer_by, 'answer_due', (my_application_json.application).answer_due, 'offer_until', private.offer_until(my_application_json.application), 'company_paused', (NOT private.reaches_people((my_application_json.application).company_id)), 'can', jsonb_build_object('withdraw', private.can_withdraw_application(my_application_json.application), 'apply_again', (private.can_apply_again(my_application_json.application) AND private.is_visible_job(j.id) AND (private.later_application(my_application_json.application) IS NULL))), 'attempt', (my_application_json.application).attempt, 'later_id', private.later_application(my_application_json.application), 'employer',
         CASE
             WHEN c.is_approved THEN private.employer_json(c.*)
             ELSE NULL::jsonb
         END, 'documents', private.sent_documents_json((my_application_json.application).id))
  AS jsonb_build_object
    FROM public.jobs j,
     public.companies c
   WHERE ((j.id = (my_application_json.application).job_id) AND (c.id = j.company_id));
END;

CREATE OR REPLACE FUNCTION private.reads_conversation_of (
  of_application uuid,
  me private.reach
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.applications a where a.id = of_application and private.can_read_conversation(a, me));
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_blocked_words (
  application public.applications,
  field text,
  words text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if private.trimmed(words) <> '' and private.is_blocked(application) then
    perform private.refuse_field_errors(jsonb_build_object(field, 'The conversation is blocked: nothing can be written. Leave this empty'));
  elsif private.trimmed(words) <> '' and private.is_silenced(application) then
    perform private.refuse_field_errors(jsonb_build_object(field, 'Your company is paused: nothing can be written. Leave this empty'));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_held_offline (
  job public.jobs
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if private.offline_reason(job.id) is not null then
    perform private.fail(409, 'taken_offline',
      'An administrator took this job offline, so it cannot be published. Contact support once you have fixed it.');
  elsif exists (
    select from private.reported_jobs r join public.jobs held on held.id = r.job_id
    where r.decision = 'offline' and held.company_id = job.company_id
      and private.plain_key(private.search_text(held.title)) = private.plain_key(private.search_text(job.title))
  ) then
    perform private.fail(409, 'taken_offline',
      'An administrator took a job of your company with this title offline, so this one cannot be published. Contact support once you have fixed it.');
  end if;
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
  if known = 'held' then
    perform private.fail(409, 'invitation_held',
      'An administrator revoked the invitation of this email address, so it cannot be invited again. Contact support if you think it should.');
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

CREATE OR REPLACE FUNCTION private.refuse_paused (
  of_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  why text := private.paused_in_words(of_company);
begin
  if why is not null then
    perform private.fail(409, 'company_paused', why);
  end if;
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

CREATE OR REPLACE FUNCTION private.remind_of_answers()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  reminded uuid[];
  application public.applications;
  -- From 12:00 UTC on, when the day before is over everywhere, the same as the day in UTC.
  today date := private.earliest_day(now());
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
      array_agg(a.id order by private.search_text(m.candidate_name), a.id) as ids,
      array_agg(coalesce(m.candidate_name, 'Somebody') order by private.search_text(m.candidate_name), a.id) as names
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
    or private.invitation_kind(invitation) <> of_kind or lower(invitation.email) <> invitee or invitation.status = 'revoked' then
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
    -- Accents go first: the dictionary knows few letters that carry two of them.
    folded := regexp_replace(normalize(folded, nfd), '[\u0300-\u036f]', '', 'g');
    folded := normalize(lower(extensions.unaccent('extensions.unaccent'::regdictionary, folded)), nfc);
  end if;
  return translate(folded, '-''`´', ' ');
end
$function$;

CREATE OR REPLACE FUNCTION private.cut_words (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN regexp_replace(private.search_text(value), '[^[:alnum:]+#.]+'::text, ' '::text, 'g'::text);

CREATE OR REPLACE FUNCTION private.location_key (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN private.plain_key(private.search_text(value));

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
      CROSS JOIN LATERAL ( SELECT private.location_key(split_part(place.place, ','::text, 1)) AS city,
             private.location_key(
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
        select word from string_to_table(private.cut_words(left(p_query, 200)), ' ') as word
        where word ~ '[[:alnum:]]'
        limit 10
      ) as given
    ) as queries
    where numnode(query) > 0
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.searchable (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN private.cut_words(regexp_replace(value, '\m([[:alpha:]]{1,2})[''’‘ʼʻ`´]([[:alpha:]]{3,})'::text, '\1\2 \2'::text, 'g'::text));

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
  -- What changed before that is settled.
  if application.updated_at + private.undo_time() <= now() then
    return application.status;
  end if;
  return (
    select e.to_status from public.application_events e
    where e.application_id = application.id and private.is_settled(e)
    order by e.id desc limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.can_answer_offer (
  offer private.offers,
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((((application).candidate_id = (me).candidate_id) AND ((offer).state = 'open'::text) AND private.is_offer_shown(offer) AND (NOT private.is_overdue((offer).answer_by)) AND (private.settled_status(application) = 'offered'::public.application_status) AND private.reaches_people((application).company_id)), false);

CREATE OR REPLACE FUNCTION private.can_answer_times (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (COALESCE(((application).candidate_id = (me).candidate_id), false) AND (private.settled_status(application) = ANY (private.open_stages())) AND (private.conversation_problem(application) IS NULL));

CREATE OR REPLACE FUNCTION private.shown_answer_due (
  application public.applications
)
  RETURNS date
  LANGUAGE plpgsql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return case when application.answer_by is not null then private.owed_day(
    application.answer_by, private.settled_status(application), exists (select from private.given_answers(application.id, true))) end;
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
      -- Names of nothing but signs have no trigrams.
      join private.company_names n
        on n.key = asked.key or n.key operator(extensions.%) asked.key and extensions.similarity(n.key, asked.key) >= 0.5
      join public.companies c on c.id = n.company_id
      where c.id <> of_company
      group by c.id
      -- Approved ones first, so that no crowd of new ones of the same name hides them.
      order by likeness desc, c.is_approved desc, private.search_text(c.name)
      limit 5
    ) as shown
  );
end
$function$;

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
begin
  return query
    select s.key, s.name, max(extensions.similarity(a.spelling, spelled)) as likeness
    from private.skill_aliases a join private.skills s on s.key = a.skill
    where a.spelling operator(extensions.%) spelled and extensions.similarity(a.spelling, spelled) >= 0.34
    group by s.key
    order by likeness desc, s.name
    limit wanted;
end
$function$;

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

CREATE OR REPLACE FUNCTION private.status_in_words (
  status public.application_status
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE status WHEN 'applied'::public.application_status THEN 'New'::text WHEN 'reviewing'::public.application_status THEN 'Under Review'::text WHEN 'rejected'::public.application_status THEN 'Not Selected'::text ELSE initcap((status)::text) END;

CREATE OR REPLACE FUNCTION private.tax_id_key (
  tax_id text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN NULLIF(upper(regexp_replace(tax_id, '[^[:alnum:]]'::text, ''::text, 'g'::text)), ''::text);

CREATE OR REPLACE FUNCTION private.tell_candidate_of_offer (
  offer private.offers,
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record := private.told_applicant(application);
  salary text := format('$%s %s', to_char(offer.salary, 'FM999,999,999'), case offer.salary_period when 'hour' then 'an hour' else 'a ' || offer.salary_period end);
begin
  -- Nobody is told of what they do themselves; accepting is written down for them by mail. Whoever is hired reads that alone.
  if facts.user_id is null or facts.user_id = auth.uid() and offer.state <> 'accepted'
    or offer.state = 'ended' and application.status = 'hired' then
    return;
  end if;
  if offer.state <> 'accepted' then
    delete from public.notifications n
    where n.user_id = facts.user_id and n.type = 'offer_made' and not n.is_read and n.data ->> 'application_id' = application.id::text;
    perform private.notify(
      facts.user_id,
      case offer.state when 'open' then 'offer_made' else 'offer_ended' end,
      case offer.state
        when 'open' then 'You have an offer from ' || facts.company_name
        when 'withdrawn' then facts.company_name || ' has withdrawn its offer'
        when 'expired' then 'The offer from ' || facts.company_name || ' has expired'
        else 'The offer from ' || facts.company_name || ' has ended'
      end,
      case offer.state
        when 'open' then format('%s: %s. It stands until %s.', facts.title, salary, private.offer_end_in_words(offer))
        else concat_ws('. ', facts.title, nullif(offer.words, ''))
      end,
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
  perform private.tell_due_plans();
  perform private.tell_due_report_decisions();
  perform private.tell_due_message_decisions();
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
        and not private.is_blocked_between(
          (due.application).candidate_id, (due.application).company_id, case reader.side when 'company' then 'company' else 'candidate' end)
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

CREATE OR REPLACE FUNCTION private.tell_due_plans()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  plan jsonb;
begin
  for due in
    select u.known, c as company
    from private.untold_plans u join public.companies c on c.id = u.company_id
    where u.changed_at + private.undo_time() <= now()
    order by u.changed_at
    limit 1000
    for update of u skip locked
  loop
    plan := private.subscription_json((due.company).id) - '{company_id, updated_at}'::text[];
    if plan is distinct from due.known then
      perform private.tell_company_admins(
        due.company, 'subscription_changed', 'Subscription changed',
        case
          when plan ->> 'tier' = 'none' then (due.company).name || ' no longer has a plan.'
          when plan ->> 'status' <> 'active' then format(
            '%s''s plan isn''t active right now: %s. Please contact support.', (due.company).name, private.in_words(plan ->> 'status'))
          when private.plan_end((plan ->> 'expires_at')::timestamptz) <= now() then
            format('The plan of %s has ended. Its jobs are no longer shown. Please contact support.', (due.company).name)
          else format('The plan of %s is now %s%s.', (due.company).name, private.in_words(plan ->> 'tier'),
            ' and ends on ' || private.day_in_words((plan ->> 'expires_at')::timestamptz))
        end);
    end if;
    delete from private.untold_plans u where u.company_id = (due.company).id;
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
      -- Its sign is the other way round: Etc/GMT+5 is five hours behind.
      when zone like 'Etc/GMT_%' then 'UTC' || translate(substring(zone from 8), '+-', '-+')
      else replace(regexp_replace(zone, '^.*/', ''), '_', ' ')
    end || ' time)';
end
$function$;

CREATE OR REPLACE FUNCTION private.utc_day (
  at timestamp with time zone
)
  RETURNS date
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN ((at AT TIME ZONE 'UTC'::text))::date;

CREATE OR REPLACE FUNCTION private.plan_end (
  expires_at timestamp with time zone
)
  RETURNS timestamp with time zone
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN private.end_of_day(private.utc_day(expires_at));

CREATE OR REPLACE FUNCTION private.is_plan_live (
  subscription public.company_subscriptions
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (private.is_plan_active(subscription) AND COALESCE((private.plan_end((subscription).expires_at) > now()), true));

CREATE OR REPLACE FUNCTION private.plan_stage (
  expires_at timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (private.plan_end(expires_at) <= now()) THEN 'ended'::text WHEN (private.plan_end(expires_at) <= (now() + '1 day'::interval)) THEN '1_day'::text WHEN (private.plan_end(expires_at) <= (now() + '14 days'::interval)) THEN '14_days'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.visit_place (
  of_job uuid,
  day date,
  client bytea,
  place integer
)
  RETURNS bytea
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN sha256(convert_to(concat_ws(' '::text, of_job, day, encode(client, 'hex'::text), place), 'UTF8'::name));

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
    ) order by w.rank, w.until, a.id), '[]'))
    from (
      select each.*, count(*) over () as total
      from (
        select 1 as rank, 'offer' as kind, o.application_id, o.answer_by as last_day, private.end_of_day(o.answer_by) as until,
          null::bigint as messages
        from private.offers o
        where o.state = 'open' and private.is_offer_shown(o) and not private.is_overdue(o.answer_by)
          and o.application_id in (select each.id from public.applications each where each.candidate_id = me)
        union all
        select 2, 'times', p.application_id, null, private.last_slot(p) - private.pick_notice(), null
        from private.times_to_answer() p
        union all
        select 3, 'message', mine.id, null, max(m.created_at), count(*)
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

CREATE OR REPLACE FUNCTION private.withdraw (
  application public.applications
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- What the candidate does follows what they saw: an end that they have not seen is gone.
  if application.status in ('hired', 'rejected') then
    application := private.drop_unsettled_moves(application);
    if application.status in ('hired', 'rejected') then
      return application;
    end if;
  end if;
  update public.applications set status = 'withdrawn' where id = application.id returning * into application;
  return application;
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
    select private.earliest_day(min(e.created_at))
    from public.application_events e
    where e.application_id = of_application and e.to_status = 'withdrawn'
  );
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
  return array_remove(regexp_split_to_array(private.search_text(private.clean_text(left(coalesce(search, ''), 200))), '[\s\u00a0\u2007\u202f]+'), '');
end
$function$;

CREATE OR REPLACE FUNCTION private.words_of (
  profile public.candidates
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN private.search_text(concat_ws('
'::text, (((profile).first_name || ' '::text) || (profile).last_name), (profile).title, array_to_string((profile).skills, '
'::text)));

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
  if not private.can_cancel_interviews(held.application) then
    perform private.fail(403, 'not_allowed', 'Only the applicant and the company can cancel it');
  end if;
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 1000, 1, 'Say why, both sides read it')]));
  if interview.state <> 'cancelled' then
    perform private.refuse_over(interview);
    -- A paused company can cancel, but nothing it writes reaches the applicant.
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
      'id', f.application_id, 'candidate_name', f.candidate_name, 'status', f.status, 'refusal', f.refusal) order by f.place),
    coalesce(array_agg(f.application_id order by f.application_id) filter (where f.refusal is null), '{}'),
    array_agg(f.candidate_name order by f.place) filter (where f.refusal is null)
  into outcomes, changing, names
  from private.change_outcomes(wanted, seen, change, me) with ordinality as f (application_id, candidate_name, status, refusal, place);
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
  return jsonb_build_object('outcomes', outcomes);
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
    select c.id, c.template, c.to_email, private.mail_data(c.data), c.attempts from claimed c where c.failed_at is null;
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
    perform private.fail(403, 'not_allowed', 'Your role does not allow this, or your company is not live');
  end if;
  if coalesce(cardinality(asked), 0) = 0 then
    return null;
  end if;
  people := array(
    select c.id from public.candidates c
    where c.skill_keys && asked
      and (select count(*) from unnest(asked) as key where key = any (c.skill_keys)) >= needed
    limit 1500);
  return jsonb_build_object('asked', cardinality(asked), 'needed', needed, 'candidates', private.reach_in_words(people));
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
  end if;
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
  select * into report from private.departed_reports r where r.id = p_id for update;
  if report.id is null then
    perform private.fail(404, 'report_not_found', 'This report was not found.');
  elsif report.is_upheld is not distinct from p_is_upheld then
    return;
  elsif report.is_upheld is not null and report.decided_by is distinct from auth.uid() then
    perform private.fail(409, 'decided', 'Another administrator has decided about these reports.');
  -- The time now, not that of the statement's begin: the lock may have been waited for.
  elsif report.is_upheld is not null and report.decided_at + private.undo_time() <= clock_timestamp() then
    perform private.fail(409, 'undo_over', 'It is too late to change this decision.');
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

CREATE OR REPLACE FUNCTION public.decline_offer (
  p_offer_id uuid,
  p_reason text DEFAULT NULL::text,
  p_words text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.offer_to_answer(p_offer_id, 'declined');
  offer private.offers := held.offer;
  application public.applications := held.application;
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), array[
    private.rule('reason', 'choice', 20, message => 'Choose a reason', choices => '{other_job,salary,terms,location,stays,other}'),
    private.rule('words', 'text', 1000)]));
  if offer.state = 'open' then
    perform private.refuse_blocked_words(application, 'words', p_words);
    update private.offers o set
      state = 'declined', answered_at = now(), reason = nullif(private.trimmed(p_reason), ''), words = nullif(private.trimmed(p_words), '')
    where o.id = offer.id returning * into offer;
    perform private.tell_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
  return private.application_offers_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.decline_times (
  p_proposal_id uuid,
  p_note text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.proposal_to_end(p_proposal_id);
begin
  if (held.proposal).state = 'declined' and private.conversation_side(held.application) = 'candidate' then
    return private.interviews_json(held.application);
  end if;
  perform private.refuse_other_answer(held.application);
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('note', p_note), array[private.rule('note', 'text', 1000)]));
  perform private.refuse_closed_times(held.proposal);
  perform private.tell_proposal(
    private.end_times(held.proposal, 'declined', nullif(private.trimmed(p_note), '')), 'declined');
  return private.interviews_json(held.application);
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
  -- Waits for applications and reports being made; those that come later find the job gone or hidden.
  perform from public.jobs where id = job.id for update;
  has_applications := exists (select from public.applications where job_id = job.id);
  -- What was reported, and what was decided about it, isn't the company's to delete.
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
    perform private.end_open_things_of_job(job.id, 'The job was taken off');
  else
    delete from public.jobs where id = job.id;
  end if;
  perform private.audit(
    'job.deleted', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'hidden', is_kept));
  return jsonb_build_object('success', true, 'hidden', is_kept);
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
    order by seen.answer_by, seen.id);
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
  wanted.moving := private.moving_elsewhere(target);
  scopes := case when sees_all then array[target] else array(
    select j.id from private.my_assigned_job_ids() as mine (id) join public.jobs j using (id) where j.company_id = target) end;
  if exists (select from public.jobs j where j.id = wanted.job_id and j.company_id = target) then
    -- One job of the company's: its own list is the shorter way.
    scopes := case when sees_all or wanted.job_id = any (scopes) then array[wanted.job_id] else '{}' end;
    wanted.job_id := null;
  elsif wanted.job_id is not null or wanted.moving <> '{}' then
    wanted.is_plain := false;
  end if;
  return private.listed_applications(scopes, wanted, p_sort, p_before, p_limit, across_jobs => true);
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

CREATE OR REPLACE FUNCTION public.get_interview_colleagues (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.times_to_talk(private.read_conversation(p_application_id));
begin
  return jsonb_build_object(
    'colleagues', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'user_id', c.user_id, 'name', private.colleague_name(c.user_id, application.company_id))
        order by c.user_id <> auth.uid(), private.search_text(c.first_name || ' ' || c.last_name), c.user_id), '[]')
      from private.interview_colleagues(application) c),
    'candidate_zone', (
      select z.zone from private.time_zones z join public.candidates c on c.user_id = z.user_id where c.id = application.candidate_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_invitation (
  p_token text,
  p_kind text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations := private.usable_invitation(p_token);
begin
  if exists (
    select from private.invitation_tokens t join public.invitations i on i.id = t.invitation_id
    where t.token_hash = private.token_hash(p_token) and i.accepted_by = auth.uid()
  ) then
    perform private.fail(409, 'invitation_accepted', 'You have accepted this invitation');
  elsif invitation.id is null or private.invitation_kind(invitation) is distinct from p_kind then
    perform private.invitation_not_found(p_kind);
  end if;
  return private.invitation_json(invitation);
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
  key text := private.search_text(candidate.first_name || ' ' || candidate.last_name);
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
        and (private.search_text(c.first_name || ' ' || c.last_name), c.id) < (key, candidate.id)
      order by private.search_text(c.first_name || ' ' || c.last_name) desc, c.id desc
      limit 1
    ),
    'next_id', (
      select c.id from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and (sees_all or c.id = any (me.assigned_candidate_ids))
        and (private.search_text(c.first_name || ' ' || c.last_name), c.id) > (key, candidate.id)
      order by private.search_text(c.first_name || ' ' || c.last_name), c.id
      limit 1
    ),
    'position', (
      select count(*) from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and (sees_all or c.id = any (me.assigned_candidate_ids))
        and (private.search_text(c.first_name || ' ' || c.last_name), c.id) <= (key, candidate.id)
    ),
    'total', case when sees_all then private.kept_count(candidate.managing_company_id, 'managed_candidates') else (
      select count(*) from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and c.id = any (me.assigned_candidate_ids)
    ) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_application (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.my_application_json(private.as_seen(private.own_application(p_application_id)));
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
      select jsonb_agg(jsonb_build_object(
        'id', a.id,
        'status', seen.status,
        'applied_at', a.applied_at,
        'job_id', a.job_id,
        'job_title', j.title,
        'company_name', c.name,
        'company_logo_url', c.logo_url,
        'answer_due', seen.answer_due,
        'unread', private.unread_count(a, reach),
        'changed_at', (
          select e.created_at from public.application_events e
          where e.application_id = a.id and private.is_settled(e) order by e.id desc limit 1)
      ) order by listed.place)
      from unnest(page) with ordinality as listed (id, place)
      join public.applications a on a.id = listed.id
      join private.seen_applications seen on seen.id = listed.id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
    ), '[]')
  );
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
          'is_hidden', private.is_hidden_from(me.id, partner.id)) order by private.search_text(partner.name), partner.id), '[]')
        from private.partner_ids(c.id, 'candidates') as partner_id
        join public.companies partner on partner.id = partner_id
      )
    )
    from public.companies c where c.id = me.managing_company_id
  );
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
        select jsonb_build_object('id', a.id, 'status', a.status) from private.seen_applications a
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
        ) order by private.search_text(u.first_name || ' ' || u.last_name), u.id)
        from public.company_users u
        where u.company_id = colleague.company_id and u.user_id <> colleague.user_id
          and u.role = any (private.invitable_staff_roles())
      ), '[]')
    )
  );
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
    -- Lifted twice is lifted.
    return private.reported_job_json(reported);
  elsif not reported.is_told then
    perform private.tell_report_decision(reported);
  end if;
  select * into job from public.jobs j where j.id = reported.job_id;
  select * into company from public.companies c where c.id = job.company_id;
  update private.reported_jobs r set decision = 'lifted', decided_at = now(), decided_by = auth.uid(), has_closed = false, is_told = true
  where r.job_id = job.id
  returning * into reported;
  update private.job_reports r set decided_at = reported.decided_at where r.job_id = job.id and r.decided_at = decided_before;
  perform private.tell_company_admins(
    company, 'job_taken_offline', 'You can publish “' || job.title || '” again', 'An administrator has lifted the decision to keep it offline.');
  perform private.audit('job.offline_lifted', 'job', job.id, job.company_id, jsonb_build_object('title', job.title));
  return private.reported_job_json(reported);
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
    ) order by private.search_text(u.first_name || ' ' || u.last_name), u.id), '[]')
    from public.company_users u
    where u.company_id = of_company and u.role = any (private.invitable_staff_roles())
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
      'status', (private.as_seen_by_staff(page.application, me)).status,
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
      select a as application, a.id, a.applied_at, a.job_id, a.company_id from public.applications a
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
  words text[] := private.words_asked(p_search);
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
      where v.job_id = p_job_id and c.managing_company_id = of_company and not private.is_kept_from(c.id, v.company_id)
        and not private.is_blocked_between(c.id, of_company)
        and private.has_words(concat_ws(' ', c.first_name, c.last_name, c.title), words)
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
        select j.id from public.jobs j where j.company_id = target and private.search_text(j.title) like private.like_longest(words))
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
      'taken_offline', private.offline_reason(j.id),
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
  after_place bigint;
  after_id uuid;
  found uuid[];
  counts jsonb;
begin
  perform private.require_admin();
  select k.place, k.id into after_place, after_id from private.place_key(p_after) k;
  if words <> '{}' then
    found := array(
      select c.id from public.companies c
      where private.search_text(c.name || ' ' || c.industry || ' ' || c.location) like private.like_longest(words)
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
          words = '{}'
          or private.has_words(concat_ws(' ', i.email, private.invitee_name(i), private.invited_company_name(i)), words)
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
          'is_held', (p.invitation).is_held,
          'is_undelivered', p.state = 'waiting' and exists (
            select from public.email_outbox o
            where o.data ->> 'invitation_id' = (p.invitation).id::text and o.sent_at is null and o.attempts > 0 and o.last_error is not null
          ),
          'sent_at', (p.invitation).sent_at,
          'sent_by', private.inviter_name(p.invitation),
          'expires_at', private.invitation_end(p.invitation),
          'ended_at', (p.invitation).ended_at,
          'joined_company_id', case when p.kind = 'company' then (
            select u.company_id from public.company_users u where u.user_id = (p.invitation).accepted_by order by u.created_at limit 1
          ) end,
          'can', jsonb_build_object(
            'resend', p.state in ('waiting', 'expired', 'revoked') and p.kind = any (sent_kinds) and not (p.invitation).is_held,
            'revoke', p.state in ('waiting', 'expired'),
            'release', is_admin and (p.invitation).is_held
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
  -- A paused company, whose page says so, reads none of them.
  if not sees_all or not private.is_admin() and not private.reaches_people(of_company) then
    among := array(
      select id from unnest(me.assigned_candidate_ids) as id where among is null or id = any (among));
  end if;
  return jsonb_build_object('candidates', coalesce((
    select jsonb_agg(
      private.managed_candidate_item(page.candidate, me) || jsonb_build_object('name_key', page.name) order by page.name, page.id)
    from (
      select c as candidate, c.id, private.search_text(c.first_name || ' ' || c.last_name) as name
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
        and (private.search_text(c.first_name || ' ' || c.last_name), c.id) > (page_after.name, page_after.id)
      order by private.search_text(c.first_name || ' ' || c.last_name), c.id
      limit least(greatest(coalesce(p_limit, 20), 1), 500)
    ) as page
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
    -- The flag in front only lets the index be used.
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
  words text[] := private.words_asked(p_search);
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
        and private.has_words(concat_ws(' ', j.title, j.company_name, j.location), words)
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
          and private.has_words(a.name || ' ' || b.name, words)
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
  words text[] := private.words_asked(p_search);
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
        and (wanted = '' or lower(p.email) ^@ wanted or p.id in (select id from private.people_named(words) as id))
      order by p.created_at desc, p.id desc
      limit private.page_limit(p_limit)
    ) as page
    join auth.users u on u.id = page.id
  ), '[]'));
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
  words text[] := private.words_asked(p_search);
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
            words = '{}'
            or private.has_words(concat_ws(' ', u.first_name, u.last_name, u.email), words)
          )
          and (u.created_at, u.id) < (page_before.at, page_before.id)
        order by u.created_at desc, u.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]')
  );
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
  if not private.can_move_application(application, me) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can make an offer');
  end if;
  select * into offer from private.offers o where o.id = p_id;
  if offer.id is not null then
    if offer.made_by is distinct from auth.uid() or offer.application_id <> application.id then
      perform private.fail(422, 'invalid_input', 'This offer could not be made');
    elsif offer.state = 'withdrawn' then
      perform private.refuse_taken_id();
    end if;
    return private.application_offers_json(application, me);
  end if;
  if problem is not null then
    perform private.fail(409, 'conversation_closed', problem);
  elsif private.has_standing_offer(application) then
    perform private.fail(409, 'offer_stands', 'There is an offer already. Withdraw it before you make another');
  elsif not private.can_make_offer(application, me) then
    perform private.fail(409, 'status_not_allowed', 'No offer can be made from where this application stands now');
  end if;
  if p_id is null then
    perform private.fail(422, 'invalid_input', 'This offer could not be made');
  end if;
  perform private.refuse_field_errors(private.offer_errors(p_offer, application.id));
  given := private.clean_fields(p_offer, private.offer_rules());
  document := nullif(p_offer -> 'document', 'null');
  if application.status <> 'offered' then
    application := private.move_application(application, row('offered', null, null, null)::private.application_change);
  end if;
  insert into private.offers (
    id, application_id, made_by, made_by_name, salary, salary_period, starts_on, answer_by, place, hours, leave, trial, document,
    document_name, document_size, shown_at)
  values (
    p_id, application.id, auth.uid(), private.colleague_name(auth.uid(), application.company_id),
    (p_offer ->> 'salary')::numeric::integer, given ->> 'salary_period', (given ->> 'starts_on')::date, (given ->> 'answer_by')::date,
    nullif(given ->> 'place', ''), nullif(given ->> 'hours', ''), nullif(given ->> 'leave', ''), nullif(given ->> 'trial', ''),
    document ->> 'path', private.trimmed(document ->> 'name'), (
      select (o.metadata ->> 'size')::integer from storage.objects o where o.bucket_id = 'message_files' and o.name = document ->> 'path'),
    greatest(now(), (
      select max(e.created_at) + private.undo_time() from public.application_events e
      where e.application_id = application.id and not private.is_settled(e))))
  on conflict (id) do nothing
  returning * into offer;
  if offer.id is null then
    perform private.fail(422, 'invalid_input', 'This offer could not be made');
  end if;
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
      when private.known_skill(name_key) is not null then 'This skill is known already: choose it instead'
    end,
    'field', case when not coalesce(p_field = any (enum_range(null::public.skill_field)::text[]), false) then 'Choose a field of work' end
  )));
  insert into private.skills (key, name, field, added_by) values (name_key, name, p_field::public.skill_field, auth.uid());
  insert into private.skill_aliases (written, skill, added_by)
  select distinct on (private.skill_spelling(given)) given, name_key, auth.uid() from unnest(array[name, private.trimmed(p_word)]) as given;
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
  insert into private.skill_aliases (written, skill, added_by) values (private.trimmed(p_word), skill.key, auth.uid());
  perform private.follow_vocabulary(array[spelled]);
  perform private.audit('skill.aliased', 'skill', null, null, jsonb_build_object('word', private.trimmed(p_word), 'name', skill.name));
exception
  when lock_not_available then
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved at this moment. Please try again');
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
    -- So many are no people: whoever sends them fills no table.
    select from private.job_views v where v.job_id = p_job_id and v.day = today and v.n >= 10000
  ) then
    return;
  end if;
  -- What a browser made up may be made up again and again: of one network address as many count as sit in an office.
  if auth.uid() is null then
    -- One at a time: visits of the same moment can't pass the limit together.
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
  -- One at a time from one network address: calls of the same moment can't pass its limit together.
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
  -- Sent twice, it was picked once, also where nothing can be picked now.
  if proposal.picked = p_starts_at and private.conversation_side(held.application) = 'candidate' then
    return private.interviews_json(held.application);
  end if;
  perform private.refuse_other_answer(held.application);
  perform private.refuse_closed_times(proposal);
  if p_starts_at is null or p_starts_at <> all (proposal.slots) then
    perform private.fail(422, 'invalid_input', 'Choose one of the proposed times');
  elsif not private.can_pick_time(p_starts_at) then
    perform private.fail(409, 'time_passed', 'This time is less than two hours away. Choose another one');
  end if;
  -- One that was to be moved may have begun.
  perform private.refuse_over(i) from private.interviews i where i.id = proposal.interview_id;
  interview := private.interview_of_pick(proposal, p_starts_at);
  update private.interview_proposals p set state = 'picked', picked = p_starts_at, interview_id = interview.id, answered_at = now()
  where p.id = proposal.id;
  perform private.touch_conversation(interview.application_id);
  perform private.tell_interview(interview, case when proposal.interview_id is null then 'confirmed' else 'moved' end, 'candidate');
  perform private.tell_nobody_takes_part(interview);
  return private.interviews_json(held.application);
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
  return jsonb_build_object('outcomes', (
    select jsonb_agg(jsonb_build_object(
      'id', f.application_id, 'candidate_name', f.candidate_name, 'status', f.status, 'refusal', f.refusal) order by f.place)
    from private.change_outcomes(wanted, '{}', change, private.my_reach())
      with ordinality as f (application_id, candidate_name, status, refusal, place)
  ));
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
  if private.has_open_times(application) then
    perform private.fail(409, 'times_open', 'Other times are proposed already. Withdraw them first');
  end if;
  if p_proposal ->> 'interview_id' is not null then
    select * into moved from private.interviews i
    where i.id::text = p_proposal ->> 'interview_id' and i.application_id = application.id;
    if moved.id is null or not private.is_to_come(moved) then
      perform private.fail(409, 'interview_over', 'This interview cannot be moved any more');
    end if;
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
  if proposal.id is null then
    perform private.fail(422, 'invalid_input', 'These times could not be sent');
  end if;
  insert into private.interview_people (proposal_id, user_id) select proposal.id, person from unnest(people) as person;
  -- It touches the conversation.
  perform private.add_message(application, p_id, coalesce(p_proposal ->> 'words', ''), proposal => proposal.id);
  perform private.tell_proposal(proposal, 'proposed');
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
    perform private.tell_put_forward(asked);
  end loop;
  return made;
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
      'name', seen.name,
      -- Looked for in so many letters only, twelve words or a few long ones: each is a search, the dearer the longer it is.
      'near', case when seen.name is null and seen.letters <= 120 then (select alike.name from private.similar_skills(seen.key, 1) as alike where alike.likeness >= 0.45) end
    ) order by seen."position"), '[]')
    from (
      select spelled.*, s.name, sum(char_length(spelled.key)) filter (where s.key is null) over (order by spelled."position") as letters
      from (
        select written, private.skill_key(written) as key, "position"
        from unnest(p_skills[1:50]) with ordinality as given (written, "position")
        where char_length(written) <= 60
        offset 0
      ) as spelled
      left join private.skills s on s.key = spelled.key
      offset 0
    ) as seen
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.release_invitation (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations;
begin
  perform private.require_admin();
  update public.invitations set is_held = false where id = p_id and is_held returning * into invitation;
  if invitation.id is null then
    perform private.manageable_invitation(p_id);
    return;
  end if;
  perform private.notify(
    u.user_id, 'invitation_released', 'You can invite ' || coalesce(private.invitee_name(invitation), invitation.email) || ' again',
    'An administrator has released the invitation they revoked.',
    jsonb_build_object('company_id', c.id, 'company_name', c.name, 'invitation_kind', private.invitation_kind(invitation)))
  from public.companies c join public.company_users u on u.company_id = c.id
  where c.id = invitation.company_id and private.is_company_admin(u.role);
  perform private.audit('invitation.released', 'invitation', invitation.id, invitation.company_id,
    jsonb_build_object('kind', private.invitation_kind(invitation), 'email', invitation.email, 'name', private.invitee_name(invitation)));
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
  update public.invitations
  set status = 'revoked', is_held = company_id is not null and not private.can_invite(private.invitation_kind(invitation), company_id)
  where id = invitation.id;
  perform private.audit('invitation.revoked', 'invitation', invitation.id, invitation.company_id,
    jsonb_build_object('kind', private.invitation_kind(invitation), 'email', invitation.email, 'name', private.invitee_name(invitation)));
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

CREATE OR REPLACE FUNCTION public.search_audit_actors (
  p_search text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_asked boolean := private.words_asked(p_search) <> '{}';
  called uuid[];
begin
  perform private.require_admin();
  called := case when is_asked then private.people_called(p_search) else '{}' end;
  return (
    select coalesce(jsonb_agg(to_jsonb(actor) order by actor.role = 'admin' desc, private.search_text(actor.name), actor.id), '[]')
    from (
      select p.id, p.email, p.role, coalesce(private.person_name(p.id), p.email) as name
      from public.profiles p
      where (p.id = any (called) or not is_asked and p.role = 'admin')
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
          or private.search_text(c.name || ' ' || c.industry || ' ' || c.location) like private.like_longest(words)
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
  sees_all boolean := private.sees_all_of(of_company, private.my_acts_at(of_company), 'handle_candidates')
    and (private.is_admin() or private.reaches_people(of_company));
  words text[] := private.words_asked(p_search);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('skill', found.skill, 'candidates', found.n) order by found.n desc, found.skill), '[]')
    from (
      select min(skill) as skill, count(*) as n
      from public.candidates c
      cross join unnest(c.skills) as skill
      where c.managing_company_id = of_company and (sees_all or c.id = any (me.assigned_candidate_ids))
        and private.has_words(skill, words)
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
    perform private.refuse_paused(application.company_id);
    perform private.refuse_blocked_words(application, 'message', p_message);
    application := private.move_application(application, private.read_application_change(
      jsonb_build_object('to', wanted, 'reason', p_reason, 'message', p_message)));
  elsif private.read_status_filter(p_from) <> wanted and private.last_mover(application.id) is distinct from auth.uid() then
    perform private.fail(409, 'moved_meanwhile', 'Somebody else has moved it there meanwhile.');
  end if;
  return private.company_application_json(application);
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
  -- Two changes in a row are told as one, of what was known before the first.
  insert into private.untold_plans as u (company_id, known) values (company.id, before)
  on conflict (company_id) do update set changed_at = excluded.changed_at;
  return private.subscription_json(company.id);
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
    perform private.refuse_field_errors('{"is_blocked": "Say whether it is blocked"}');
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
    select from public.applications a
    where a.id = p_id and a.job_id = p_job_id and a.candidate_id = private.my_candidate_id() and a.status <> 'withdrawn'
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
  -- Locked, so that a sender who is being removed or gets another role doesn't leave an open invitation behind.
  perform from public.company_users u
  where u.company_id = invitation.company_id and u.user_id = invitation.invited_by_user_id
    and private.may_invite(u.role, private.invitation_kind(invitation))
  for share;
  is_senders := found or invitation.company_id is null;
  update public.invitations i set status = 'pending'
  where i.id = invitation.id and is_senders and i.status = 'declined' and i.ended_at + private.undo_time() > clock_timestamp()
    and not exists (
      select from public.audit_log e
      where e.subject_type = 'invitation' and e.subject_id = i.id and e.action = 'invitation.reopened' and e.created_at >= i.sent_at)
    and (private.known_invitee(private.invitation_kind(i), lower(i.email), i.company_id, i.id)).known_as is null
  returning * into invitation;
  if invitation.id is null or not private.is_open(invitation) then
    perform private.fail(409, 'undo_over', 'You can no longer undo this. Ask the person who invited you for a new invitation.');
  end if;
  if invitation.type = 'candidate' then
    perform private.tell_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  perform private.audit(
    'invitation.reopened', 'invitation', invitation.id, invitation.company_id,
    jsonb_build_object('kind', private.invitation_kind(invitation)));
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
  -- As whoever saves one: those that come back take a place, too.
  perform private.lock_account(search.user_id);
  if (
    select count(*) from private.saved_searches s where s.user_id = search.user_id and s.deleted_at is null and s.id <> search.id
  ) >= private.most_saved_searches() then
    perform private.fail(409, 'too_many_searches', format(
      'You have saved %s searches, which is the most we keep. Please delete one first.', private.most_saved_searches()));
  end if;
  update private.saved_searches s set deleted_at = null
  where s.id = search.id and coalesce(s.deleted_at + private.undo_time() > clock_timestamp(), true)
  returning * into search;
  if search.id is null then
    perform private.fail(409, 'undo_over', 'It is too late to bring this search back. It can be saved anew.');
  end if;
  return private.saved_search_json(search);
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

  if job.status = 'published' and (before.status <> 'published' or job.title <> before.title) then
    perform private.refuse_held_offline(job);
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
  perform private.refuse_field_errors(private.withdrawal_errors(p_reason, p_message));
  -- Its company may be moving it: what is decided next is decided on what it left.
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
    perform private.tell_company_about_application(application);
    perform private.end_open_things(application, 'The applicant withdrew the application');
  elsif application.status <> 'withdrawn' then
    perform private.fail(409, 'status_not_allowed', 'This application is already decided and can no longer be withdrawn');
  end if;
  return private.my_application_json(private.as_seen(application));
end
$function$;

ALTER TABLE "private"."departed_reports"
  ADD CONSTRAINT "departed_reports_company_id_fkey" FOREIGN KEY (company_id) REFERENCES private.departed_companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."departed_reports"
  ADD CONSTRAINT "departed_reports_decided_by_fkey" FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."reported_jobs"
  ADD CONSTRAINT "reported_jobs_decision_check" CHECK ((decision = ANY (ARRAY['offline'::text, 'dismissed'::text, 'lifted'::text])));

ALTER TABLE "private"."untold_plans"
  ADD CONSTRAINT "untold_plans_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_type_check" CHECK ((type = ANY (ARRAY['company_invitation'::text, 'application_received'::text, 'application_status'::text, 'application_withdrawn'::text, 'company_approved'::text, 'company_rejected'::text, 'subscription_changed'::text, 'job_assigned'::text, 'candidate_assigned'::text, 'role_changed'::text, 'admin_joined'::text, 'partnership_changed'::text, 'shown_to_partner'::text, 'put_forward'::text, 'put_forward_answered'::text, 'registration_unfinished'::text, 'application_assigned'::text, 'mentioned'::text, 'answer_due'::text, 'management_ended'::text, 'job_reported'::text, 'job_taken_offline'::text, 'job_report_answered'::text, 'candidate_left'::text, 'message_received'::text, 'interview_proposed'::text, 'interview_changed'::text, 'interview_reminder'::text, 'offer_made'::text, 'offer_ended'::text, 'applicant_message'::text, 'interview_answered'::text, 'interview_soon'::text, 'offer_answered'::text, 'message_reported'::text, 'message_report_answered'::text, 'message_removed'::text, 'invitation_released'::text])));

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
            ELSE 'interviews'::text
        END AS what,
    count(*) AS n
   FROM public.applications
  WHERE (applications.status = ANY (ARRAY['applied'::public.application_status, 'interview'::public.application_status]))
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

CREATE VIEW "private"."moving_applications" WITH (security_invoker=true) AS  SELECT application_id
   FROM private.status_notices n
  WHERE ((LEAST(notify_at, mail_at) > now()) AND (notify_at > now()));

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
    COALESCE(private.end_of_day(j.expires_at), 'infinity'::timestamp with time zone) AS visible_until,
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

CREATE VIEW "private"."seen_applications" WITH (security_invoker=true) AS  SELECT id,
    job_id,
    candidate_id,
    company_id,
    applied_by_company_id,
    attempt,
    applied_at,
    answer_by,
    private.settled_status(a.*) AS status,
    private.shown_answer_due(a.*) AS answer_due
   FROM public.applications a;

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
                FROM private.seen_applications a
               WHERE ((a.job_id = v.job_id) AND (a.candidate_id = (listed_jobs.person).id))
               ORDER BY a.attempt DESC
              LIMIT 1)
             ELSE NULL::jsonb
         END, (listed_jobs.is_candidate AND private.has_saved(v.job_id))) AS job_list_entry
    FROM (private.visible_jobs v
      JOIN unnest(listed_jobs.ids) WITH ORDINALITY listed(job_id, "position") ON ((listed.job_id = v.job_id)));
END;

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
   FROM private.application_matches
  WHERE (application_matches.application_id <> ALL (ARRAY( SELECT moving.application_id
           FROM private.moving_applications moving)))
UNION ALL
 SELECT m.away_company_id AS scope,
    m.application_id,
    s.status,
    s.answer_due,
    m.applied_at,
    m.match_order
   FROM ((private.moving_applications moving
     JOIN private.application_matches m USING (application_id))
     JOIN private.seen_applications s ON ((s.id = m.application_id)));

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
          WHERE ((j.id = f.job_id) AND private.is_kept_from(f.candidate_id, j.company_id))))) AND (NOT private.is_blocked_between(f.candidate_id, f.company_id)) AND (NOT (EXISTS ( SELECT
           FROM public.applications a
          WHERE ((a.candidate_id = f.candidate_id) AND (a.job_id = f.job_id))))));

CREATE INDEX company_names_trigrams_index ON private.company_names USING gin (key extensions.gin_trgm_ops);

CREATE INDEX departed_reports_company_index ON private.departed_reports USING btree (company_id);

CREATE INDEX departed_reports_decider_index ON private.departed_reports USING btree (decided_by);

CREATE INDEX departed_reports_waiting_index ON private.departed_reports USING btree (waiting_since, id)
  WHERE (is_upheld IS NULL);

CREATE INDEX noted_sign_ups_at_index ON private.noted_sign_ups USING btree (at);

CREATE INDEX noted_sign_ups_client_index ON private.noted_sign_ups USING btree (client, at);

CREATE TRIGGER companies_pause_invitations
  AFTER UPDATE OF is_approved ON public.companies
  FOR EACH ROW
  WHEN ((new.is_approved IS DISTINCT FROM old.is_approved))
  EXECUTE FUNCTION private.follow_changed_approval();

CREATE POLICY "Reviewing staff and admins can read an application" ON "public"."applications"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR (COALESCE(((company_id IN ( SELECT private.my_company_ids() AS my_company_ids)) OR (applied_by_company_id IN ( SELECT private.my_company_ids() AS my_company_ids))), false) AND private.can_read_application(applications.*, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Members, colleagues and admins can read memberships" ON "public"."company_users"
  FOR SELECT
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) AND private.can_read_company(company_id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Both sides can see that something is new" ON "public"."conversations"
  FOR SELECT
  TO "authenticated"
  USING (private.reads_conversation_of(application_id, ( SELECT private.my_reach() AS my_reach)));

CREATE POLICY "People can read their own profile, and admins every one" ON "public"."profiles"
  FOR SELECT
  TO "authenticated"
  USING (((id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.is_admin() AS is_admin)));

COMMENT ON COLUMN "private"."departed_reports"."reports" IS '[{reason, words, created_at}], without who reported.';

COMMENT ON COLUMN "private"."departed_reports"."said" IS 'The reported message; null for a reported job.';

COMMENT ON COLUMN "private"."departed_reports"."title" IS 'The title of the job.';

COMMENT ON COLUMN "private"."offers"."answer_by" IS 'The last day on which it can be accepted; it expires with its end (RULES: Days).';

COMMENT ON COLUMN "private"."published_companies"."plan_until" IS 'The end of the plan''s last day: infinity without one, -infinity without a plan that lets a company post.';

COMMENT ON COLUMN "private"."untold_plans"."known" IS 'tier, status and expires_at of the plan as the company knows it.';

COMMENT ON COLUMN "public"."applications"."answer_by" IS 'The day by which its job promised an answer when it was made, or null; kept by trigger (RULES: Applications).';

COMMENT ON COLUMN "public"."invitations"."is_held" IS 'An administrator revoked it: its company sends none of the kind to this address until an administrator releases it.';

COMMENT ON COLUMN "public"."invitations"."paused_at" IS 'Since when its company may not have it accepted (private.pause_invitations): its time stands still. Null while the company is live.';

COMMENT ON COLUMN "public"."jobs"."deleted_at" IS 'Set when a job that has applications or was reported is deleted: hidden, but those records stay.';

COMMENT ON COLUMN "public"."jobs"."expires_at" IS 'Last day on which the job is open; once it is over (RULES: Days) the job behaves as closed.';

COMMENT ON COLUMN "public"."notifications"."data" IS 'Ids the screen links with (application_id, job_id, company_id), for company_invitation company_name and management_terms, and for invitation_released invitation_kind.';

COMMENT ON COLUMN "public"."put_forwards"."request_id" IS 'The id under which it was asked: asked again under the same one, nothing changes (put_forward_candidates).';

COMMENT ON FUNCTION "private"."accept_invitation_as"(uuid, uuid) IS 'Accepts an invitation for an account. Gives {kind, company_id}; repeated by the same account it gives the same. PT403 for another or unconfirmed email, PT404 when it is not open, PT409 when the account cannot become what it grants, or company_stopped while its company may not (RULES: Invitations).';

COMMENT ON FUNCTION "private"."add_candidate_record"(uuid) IS 'Adds the bare record (no name, no skills) unless there is one; true when it was added. A name is never made of the address.';

COMMENT ON FUNCTION "private"."add_invitation"(text, text, uuid, jsonb, uuid) IS 'A new invitation by the caller, whose fields are checked and clean, for a company or for the platform; its mail is another step.';

COMMENT ON FUNCTION "private"."answered_on"(uuid, boolean) IS 'The first promised day that an application''s first answer still kept (private.earliest_day), whatever came an hour after it; null for none yet. only_settled as in private.given_answers.';

COMMENT ON FUNCTION "private"."application_events_json"(public.applications, uuid, private.reach) IS 'ApplicationEvent[] (contracts/application.ts) of an application and of those withdrawn before it, oldest first. Names only of colleagues at the given company; none with null. Moves that can still be undone are for who may move it and for administrators. Without a reach as its candidate reads it, without the name of who did not select them.';

COMMENT ON FUNCTION "private"."approve_company"(public.companies, timestamp with time zone, uuid[]) IS 'Approves what was seen, warnings included; the company is notified once it can no longer be undone. An approved one is left as it is. PT409 while its registration is unfinished (RULES: Administration).';

COMMENT ON FUNCTION "private"."as_seen"(public.applications) IS 'The row of an application with what private.seen_applications says of it.';

COMMENT ON FUNCTION "private"."as_seen_by_staff"(public.applications, private.reach) IS 'The application as it is for who may move it and for administrators; the company that represents its candidate sees what the candidate sees.';

COMMENT ON FUNCTION "private"."can_answer_offer"(private.offers, public.applications, private.reach) IS 'True for its candidate until the end of the day by which it is to be answered (RULES: Days), while the application is Offered as they know it and its company is not paused.';

COMMENT ON FUNCTION "private"."can_answer_times"(public.applications, private.reach) IS 'True for the candidate themselves while the application, as they know it, is on the way: they pick, say that none works, and ask for another time.';

COMMENT ON FUNCTION "private"."can_make_offer"(public.applications, private.reach) IS 'True for who may propose times, while no offer is open or accepted (RULES: Offers).';

COMMENT ON FUNCTION "private"."can_propose_times"(public.applications, private.reach) IS 'True for who may move the application while it is on the way and its job is there: they propose times, move and cancel interviews (RULES: Interviews).';

COMMENT ON FUNCTION "private"."can_read_application"(public.applications, private.reach) IS 'Whose request for the row itself is answered: staff who may move it, administrators, and staff of the company that represents its candidate once its last move can no longer be undone. Candidates read their applications through procedures alone (RULES: Applications).';

COMMENT ON FUNCTION "private"."can_review_application"(public.applications, private.reach) IS 'True for staff who read an application as employers: who may move it, and recruiting staff of the company that represented the candidate, unless it is paused (RULES: Applications).';

COMMENT ON FUNCTION "private"."can_withdraw_application"(public.applications) IS 'True for its candidate while the table of moves allows withdrawing from the status they see (RULES: Applications). Called by SECURITY DEFINER procedures: that table is closed.';

COMMENT ON FUNCTION "private"."change_outcomes"(uuid[], jsonb, private.application_change, private.reach) IS 'What happens to each of these applications, in their order: refusal (contracts/change-outcome.ts) says why it stays as it is, null that it changes. seen: {id: status} where the caller saw them. What is out of reach has no name and no status.';

COMMENT ON FUNCTION "private"."client_digest"() IS 'A keyed digest of the network address a request comes from.';

COMMENT ON FUNCTION "private"."conversation_problem"(public.applications) IS 'Why nobody writes about an application any more, fit to show; null while those who read do.';

COMMENT ON FUNCTION "private"."count_departed_reports"() IS 'How many reports of deleted companies wait for a decision.';

COMMENT ON FUNCTION "private"."count_promise"() IS 'Row trigger: a company''s promises are counted as they are settled, and again where that is undone (private.counted). Row by row, since most changes of a match settle none. SECURITY DEFINER: as the triggers of foundation/count_triggers.sql.';

COMMENT ON FUNCTION "private"."create_first_company"(uuid, text) IS 'The company ''New Company'' and its company_admin for a new company account, unless it is invited as an employee (RULES: Accounts). A failure is written to the audit log and undone, never raised.';

COMMENT ON FUNCTION "private"."cut_words"(text) IS 'Text folded (private.search_text) and cut into words, the same way for what is searched and what is asked: the parser alone reads the end of "Level-2" as the number -2.';

COMMENT ON FUNCTION "private"."database_zone"(text) IS 'By which of its names this database knows a stored zone: some are built without the former ones, older ones lack the new. UTC where it knows none.';

COMMENT ON FUNCTION "private"."day_problem"(jsonb, date) IS 'What is wrong with an expiry day (yyyy-mm-dd), or null. A day that is over everywhere is refused unless it is the stored one (RULES: Jobs).';

COMMENT ON FUNCTION "private"."drop_unsettled_moves"(public.applications) IS 'Undoes the moves of an application, locked by its callers, that its candidate has not seen.';

COMMENT ON FUNCTION "private"."earliest_day"(timestamp with time zone) IS 'The first day that is not over yet at an instant (private.end_of_day): what happens then still keeps a limit of this day.';

COMMENT ON FUNCTION "private"."end_of_day"(date) IS 'When a day ends as a date limit: at 12:00 UTC of the next day, when it has ended everywhere. endOfDay (contracts/day.ts) is the same (RULES: Days).';

COMMENT ON FUNCTION "private"."files_to_judge"(private.application_messages) IS 'The files of a reported message, and the document of the offer it brought.';

COMMENT ON FUNCTION "private"."fits_elsewhere"(private.application_matches, private.application_filter) IS 'private.fits_filter of an application elsewhere, as the company that represents its candidate may see it.';

COMMENT ON FUNCTION "private"."fits_filter"(private.application_matches, private.application_filter) IS 'The predicate of every list and count: whether a filter lets an application through. Asked where the filter is not plain.';

COMMENT ON FUNCTION "private"."fits_lookups"(private.application_matches, private.application_filter) IS 'The part of private.fits_filter that reads other tables: assignee, a stage left, an open offer, the reason of a rejection and the source.';

COMMENT ON FUNCTION "private"."follow_changed_approval"() IS 'Row trigger: with the approval of a company, the time of its invitations stops or runs again.';

COMMENT ON FUNCTION "private"."follow_changed_plan"() IS 'Row trigger: a changed plan is told of from its next stage on, and stops the time of invitations or lets it run. SECURITY DEFINER: the tables are closed.';

COMMENT ON FUNCTION "private"."forget_scheduled_runs"(integer) IS 'Forgets old runs of schedules: pg_cron adds some 17,000 a day and keeps them all.';

COMMENT ON FUNCTION "private"."forget_unconfirmed_accounts"(integer) IS 'Deletes accounts whose address nobody confirmed in time.';

COMMENT ON FUNCTION "private"."former_zones"() IS 'The names a zone had before, by its name now (contracts/time-zones.ts). Browsers and databases know a zone by one or the other.';

COMMENT ON FUNCTION "private"."gathering_time"() IS 'How long a mail waits at most for what follows a message, and the next one after it at least (RULES: Conversations).';

COMMENT ON FUNCTION "private"."given_answers"(uuid, boolean) IS 'The moves of an application that answered its candidate: not those the company took back before they could hear of them, so that a promise is not kept by moving there and back. only_settled: by the moves that can no longer be undone.';

COMMENT ON FUNCTION "private"."handle_changed_account"() IS 'Row trigger on auth.users: keeps profiles.email (the auth service writes a new address once it is confirmed), takes open invitations along, and makes the company of a company account once its address is confirmed. SECURITY DEFINER as handle_new_account.';

COMMENT ON FUNCTION "private"."handle_new_account"() IS 'Row trigger on auth.users: profile with the granted role, and for a confirmed company account its company. SECURITY DEFINER: sign-up runs as the auth service, which owns nothing here.';

COMMENT ON FUNCTION "private"."has_unsettled_move"(uuid) IS 'True while the last move of an application can be undone. SECURITY DEFINER: a row policy asks, and that of the history asks back.';

COMMENT ON FUNCTION "private"."import_fates"(uuid, jsonb, uuid) IS 'What becomes of each line of a list of candidates to invite for a company the caller was found to invite for, in its order: invite (with the clean candidateData; without where this import has sent it before), known, invited, twice, invalid or tomorrow, and the same in words. Checks what create_invitation checks, and says no more about an address (RULES: Invitations). PT422 for no line and for more than 500.';

COMMENT ON FUNCTION "private"."imported_id"(uuid, text) IS 'The id of the invitation that an import makes for an address, by the id its sender gave the import: so the same import again finds its own. Null without one.';

COMMENT ON FUNCTION "private"."invitation_stopped_in_words"(uuid) IS 'Why an invitation of a company cannot be accepted right now, fit to show; null when it can, and for invitations of the platform.';

COMMENT ON FUNCTION "private"."is_blocked"(public.applications) IS 'True while a side has blocked the other: nobody writes then, about this application or another one.';

COMMENT ON FUNCTION "private"."is_blocked_between"(uuid, uuid, text) IS 'True while a candidate and a company have blocked each other, or one of them (by_side: candidate or company) has: a block is the company''s for that person, in whichever conversation it was made (RULES: Conversations).';

COMMENT ON FUNCTION "private"."is_day_over"(date) IS 'Whether a day is over wherever somebody reads it; null for null.';

COMMENT ON FUNCTION "private"."is_expired"(public.jobs) IS 'Whether the last day of a published job is over: it behaves as closed (RULES: Jobs).';

COMMENT ON FUNCTION "private"."is_kept_from"(uuid, uuid) IS 'True when the candidate hides from this company, or one of the two has blocked the other: they are neither shown nor submitted to it.';

COMMENT ON FUNCTION "private"."is_lapsed"(uuid) IS 'True for a company without a live plan: it starts nothing new (posting, publishing, inviting, submitting) and keeps working with those who applied (RULES: Companies). SECURITY DEFINER: candidates do not read plans.';

COMMENT ON FUNCTION "private"."is_overdue"(date) IS 'Whether the day of an owed answer is over wherever somebody reads it (RULES: Days).';

COMMENT ON FUNCTION "private"."is_paused_mail"(jsonb) IS 'True for the mail of a paused company''s invitation: it waits until the company is active again (RULES: Companies).';

COMMENT ON FUNCTION "private"."is_settled"(public.application_events) IS 'True once a move can no longer be undone, immediately for what candidates do themselves: candidates see nothing of it before (RULES: Applications).';

COMMENT ON FUNCTION "private"."is_shown_to"(public.candidates, uuid) IS 'True for a candidate who agreed to be shown to partners and is not kept from this one; whether it is a partner says private.partner_ids (RULES: Partnerships).';

COMMENT ON FUNCTION "private"."is_silenced"(public.applications) IS 'True for staff of a paused company: no words of theirs reach the applicant (RULES: Companies).';

COMMENT ON FUNCTION "private"."keep_authority"() IS 'Row trigger for tables a client may update directly: the columns named as arguments only change through procedures, even where ALL is granted (ARCHITECTURE: Security model). SECURITY INVOKER on purpose: it asks who is writing.';

COMMENT ON FUNCTION "private"."keep_departed_company"(public.companies) IS 'Before a company is deleted: keeps its name, the digests and the reports that wait. A registration that was never submitted leaves nothing.';

COMMENT ON FUNCTION "private"."keep_failed_calls"() IS 'Keeps what pg_net knows of failed calls, and logs that there are some. Called on a schedule every hour. Gives how many are new.';

COMMENT ON FUNCTION "private"."keyed_digest"(text) IS 'What tells equal values from others without the value itself; null for null.';

COMMENT ON FUNCTION "private"."known_invitee"(text, text, uuid, uuid) IS 'Whether somebody is what they would be invited to be already (their kind), or has an open invitation of the kind from that company, apart from the one that is resent (invited, and when), or had one that an administrator revoked (held, and when), or has blocked the company, or was blocked by it (blocked); null otherwise (RULES: Invitations).';

COMMENT ON FUNCTION "private"."known_zone"(text) IS 'The name now of a time zone that every browser knows, by that or a former one: UTC, or of an area and a place, "America/Denver"; null for any other.';

COMMENT ON FUNCTION "private"."latest_day"(timestamp with time zone) IS 'The last day that has begun somewhere at an instant.';

COMMENT ON FUNCTION "private"."leave_interviews"() IS 'Row trigger: who leaves a company takes part in none of its interviews to come, gets no mail of its conversations any more, and keeps no notifications of the company, which name its applicants; the interviews stand (RULES: Staff). SECURITY DEFINER: the first two are closed to every client, and the last are somebody else''s.';

COMMENT ON FUNCTION "private"."like_longest"(text[]) IS 'A pattern for LIKE that every text with these words fits: it lets an index of pg_trgm find the few that has_words then reads.';

COMMENT ON FUNCTION "private"."load_skills"(public.skill_field, text) IS 'Takes in a file of supabase/skills, "Name | other spelling | …" a line. Called by migrations, which let the stored keys follow.';

COMMENT ON FUNCTION "private"."location_key"(text) IS 'The form in which places are compared: "Saint-Étienne", "saint etienne" are one.';

COMMENT ON FUNCTION "private"."lock_invitations"(uuid) IS 'Locks the invitations of a company whose time may stop or run again. They are locked before the company, as everywhere.';

COMMENT ON FUNCTION "private"."locked_company"(uuid) IS 'The company and its invitations, locked until the decision about it is written. PT404.';

COMMENT ON FUNCTION "private"."managed_candidate"(uuid, private.reach) IS 'A managed candidate within the caller''s reach: staff of the managing company and administrators (RULES: Candidates). PT401, PT404, PT409 company_paused.';

COMMENT ON FUNCTION "private"."match_as_seen"(private.application_matches) IS 'What lists keep of an application, as the company that represents its candidate may see it: without moves that can still be undone.';

COMMENT ON FUNCTION "private"."most_visitors"() IS 'How many signed-out visitors of one network address count for a job on a day (RULES: Jobs).';

COMMENT ON FUNCTION "private"."moving_elsewhere"(uuid) IS 'The applications that the company''s candidates made elsewhere, and of which a move can be undone.';

COMMENT ON FUNCTION "private"."my_application_json"(public.applications) IS 'CandidateApplicationDetail (contracts/application.ts) of an application as private.as_seen gives it.';

COMMENT ON FUNCTION "private"."my_assigned_candidate_ids"() IS 'Candidates assigned to the caller at a company where the caller still works and that is not paused. SECURITY DEFINER: read by policies on candidates.';

COMMENT ON FUNCTION "private"."noted_sign_ups_an_hour"() IS 'From how many addresses signed up in an hour from one network address the next are left out: more than an office makes, and less than it takes to flood mailboxes.';

COMMENT ON FUNCTION "private"."offer_end_in_words"(private.offers) IS 'The last day on which an offer can be answered, as people read it: "Fri, Dec 4", with its year where that is another one than now.';

COMMENT ON FUNCTION "private"."offer_errors"(jsonb, uuid) IS 'What is wrong with an OfferInput (contracts/offer.ts), by field. Its days are today or later somewhere, the answer within 90 days (RULES: Days); its document is the caller''s own, in the folder of the application.';

COMMENT ON FUNCTION "private"."offer_to_answer"(uuid, text) IS 'The caller''s offer and its application, locked, while it can be answered, or where it has that answer already. PT401, PT404, PT403 for others than its candidate, PT409 offer_over and company_paused.';

COMMENT ON FUNCTION "private"."offline_reason"(uuid) IS 'Why an administrator took a job offline, for as long as that holds: its company publishes it again once an administrator has lifted it (RULES: Jobs). Null for any other.';

COMMENT ON FUNCTION "private"."owed_counts"(uuid, private.staff_act[]) IS 'How many answers are overdue at a company, and how many are due today where the caller is, of what the caller, whose private.my_acts_at are given, may read; a thousand at most.';

COMMENT ON FUNCTION "private"."owner_addresses"(uuid) IS 'The addresses of a company''s administrators, in lower case.';

COMMENT ON FUNCTION "private"."pause_invitations"(uuid, timestamp with time zone) IS 'Stops the time of a company''s open invitations while the company is not live, and lets it run again once it is. Called when its approval or plan changes, and when the plan ends by itself: since then (RULES: Invitations).';

COMMENT ON FUNCTION "private"."paused_in_words"(uuid) IS 'Why nothing happens between a paused company and its applicants, fit to show to both; null for any other.';

COMMENT ON FUNCTION "private"."people_called"(text) IS 'Accounts with these words in their name, or whose address begins so: at most a hundred by address, and of administrators, staff and candidates each.';

COMMENT ON FUNCTION "private"."people_named"(text[], integer) IS 'Accounts with each of these words in their name: of administrators, staff and candidates, so many of each; none without words.';

COMMENT ON FUNCTION "private"."plain_key"(text) IS 'A text without case and white space: the form in which entries of lists are compared.';

COMMENT ON FUNCTION "private"."plan_end"(timestamp with time zone) IS 'When a plan ends: with its last day, whose date in UTC is that of expires_at; null for one that does not end (RULES: Days).';

COMMENT ON FUNCTION "private"."plan_stage"(timestamp with time zone) IS 'How near the end of a plan (private.plan_end) is: 14_days, 1_day, ended, or null while there is nothing to tell.';

COMMENT ON FUNCTION "private"."reach_in_words"(uuid[]) IS 'few, dozens, hundreds or thousands, with borders drawn by the people found, so that neither accounts of one''s own nor unknown words added to the question give the number away (RULES: Matching).';

COMMENT ON FUNCTION "private"."reached_by"(uuid, boolean) IS 'The statuses an application has had; only_settled as in private.given_answers.';

COMMENT ON FUNCTION "private"."reaches_people"(uuid) IS 'False for a company whose approval was withdrawn, or that never had one: it is paused. No invitation of it is accepted, nobody writes, proposes times, makes or answers an offer, moves applications or stores files there, and the profiles it represents are closed to it (RULES: Companies). SECURITY DEFINER: candidates do not read companies.';

COMMENT ON FUNCTION "private"."reads_conversation_of"(uuid, private.reach) IS 'private.can_read_conversation for a row policy. SECURITY DEFINER: candidates do not read the rows of their applications.';

COMMENT ON FUNCTION "private"."refresh_published_jobs"(uuid[]) IS 'Brings the rows of these jobs in published_jobs up to date, set by set. Called by triggers only.';

COMMENT ON FUNCTION "private"."refuse_blocked_words"(public.applications, text, text) IS 'PT422 at the field for words that would reach the other side of a blocked conversation, or the applicant of a paused company, by another way than a message.';

COMMENT ON FUNCTION "private"."refuse_held_offline"(public.jobs) IS 'PT409 taken_offline for publishing a job that an administrator keeps offline, or another one of its company under the same title, also once the first was deleted (RULES: Jobs).';

COMMENT ON FUNCTION "private"."refuse_known_invitee"(text, text, uuid, uuid) IS 'PT409 with a text containing ''already exists'' for a private.known_invitee, invitation_held after an administrator revoked it (RULES: Invitations).';

COMMENT ON FUNCTION "private"."refuse_paused"(uuid) IS 'PT409 company_paused, with the reason, while the company reaches nobody.';

COMMENT ON FUNCTION "private"."refuse_taken_id"() IS 'PT409 for an id that an act was given by its caller and that names something else already, or something of somebody else (RULES: Interface).';

COMMENT ON FUNCTION "private"."registration_warnings"(uuid) IS 'SimilarCompany[]: what an administrator checks before approving a registration or proposed changes; empty where nothing waits.';

COMMENT ON FUNCTION "private"."remind_of_answers"() IS 'Reminds who hears of an application (private.people_behind_application), and its candidate, of the answer that is promised for tomorrow, again for today, and once when that day is over (RULES: Days): staff of all answers of a day together. Called on a schedule; does so from 12:00 UTC on.';

COMMENT ON FUNCTION "private"."repeated_invitation"(uuid, text, text) IS 'NewInvitation of the invitation that the caller has made under an id before; null for a new id. The link of the first answer is kept nowhere: there is a new one as long as the mail waits. PT409 id_taken, also once it was revoked.';

COMMENT ON FUNCTION "private"."require_warnings_seen"(uuid, uuid[]) IS 'PT409 warnings_unseen with {"warnings": SimilarCompany[]} unless the administrator has seen every company that private.registration_warnings names (RULES: Administration).';

COMMENT ON FUNCTION "private"."search_text"(text) IS 'The form in which texts are searched and sorted, the same for what is stored and what is typed: without case, accents, ligatures and apostrophes, hyphens as spaces. "O’Brien-Núñez" is "obrien nunez". Declared IMMUTABLE for indexes: the dictionary is the extension''s own. contracts/search-text.ts says the same; a test compares them.';

COMMENT ON FUNCTION "private"."searchable"(text) IS 'The words by which a text is found, each of private.cut_words; what follows a short word and an apostrophe is one of its own: "Oréal" finds L''Oréal.';

COMMENT ON FUNCTION "private"."settled_status"(public.applications) IS 'The status its candidate may see: without moves that can still be undone.';

COMMENT ON FUNCTION "private"."shown_answer_due"(public.applications) IS 'The promised day while the answer is owed, as its candidate may know it.';

COMMENT ON FUNCTION "private"."similar_departed"(uuid, text[], text) IS 'SimilarCompany[] among deleted companies: the same name but for spelling, the same tax ID or an owner with the same address. reports: those not dismissed.';

COMMENT ON FUNCTION "private"."similar_registrations"(uuid, text[], text) IS 'SimilarCompany[] among the companies there are: at most five with a name like one of these, and all with this tax ID.';

COMMENT ON FUNCTION "private"."state_of"(text) IS 'The form in which states are compared, from the private.location_key of one: "Colorado", "colorado" and "CO" are one. Null for an empty key.';

COMMENT ON FUNCTION "private"."tax_id_key"(text) IS 'The form in which tax IDs are compared: letters and digits alone.';

COMMENT ON FUNCTION "private"."tell_due_plans"() IS 'Notifies companies of a changed plan once the change can no longer be undone; not of one that is as they know it. Called by tell_due_decisions.';

COMMENT ON FUNCTION "private"."tell_ending_plans"() IS 'Tells the administrators of companies, in the application and by mail, that their plan ends in at most 14 days, in one, or has ended; each once. With the end the time of its invitations stops. Called on a schedule.';

COMMENT ON FUNCTION "private"."time_in_words"(timestamp with time zone, text) IS 'A time as people read it in a zone: "Tue, Nov 24, 10:00 AM (Denver time)", with its year where that is another one than now. In UTC, and saying so, where the database does not know the zone.';

COMMENT ON FUNCTION "private"."undo_time"() IS 'How long a move can be undone, and after which people are notified: the ten seconds that screens offer, and three for the way here.';

COMMENT ON FUNCTION "private"."utc_day"(timestamp with time zone) IS 'The day of an instant in UTC: the last day of a plan, as its expires_at is stored.';

COMMENT ON FUNCTION "private"."visit_place"(uuid, date, bytea, integer) IS 'A row of private.job_visits that is taken by one of the visitors of a network address; good for that job and day alone.';

COMMENT ON FUNCTION "private"."withdraw"(public.applications) IS 'Withdraws an application, locked by its callers, of which private.can_withdraw_application is true; one whose end has settled since the statement began stays as it is.';

COMMENT ON FUNCTION "private"."withdrawn_on"(uuid) IS 'The first day that was not over when an application was withdrawn (private.earliest_day); null for none.';

COMMENT ON FUNCTION "private"."words_asked"(text) IS 'The words of what was typed into the search of a list, folded (private.search_text).';

COMMENT ON FUNCTION "public"."change_applications"(jsonb, jsonb) IS 'Moves up to 200 applications [{id, from}], or gives them to a colleague, by BulkChange (contracts/application.ts), and gives {outcomes: ChangeOutcome[]} as they were found: those with refusal null changed, the others stayed (RULES: Applications). from: where the mover saw it. Safe to repeat: what stands there already is left out. PT401, PT409 for withdrawn, PT422 by field.';

COMMENT ON FUNCTION "public"."count_candidates_with_skills"(text[]) IS 'SkillReach (contracts/job.ts): about how many candidates have enough of some skills, for who posts jobs at a live company; null for none asked. Never a number, so that nobody is found by it (RULES: Matching). PT401, PT403. VOLATILE: the first call makes private.reach_secret.';

COMMENT ON FUNCTION "public"."count_for_admin"() IS 'The numbers of the administrators'' dashboard: {users, companies, candidates, pending, undelivered, reports, reported_messages, messages}: pending are submitted companies, undelivered mails that were given up, reports the reported jobs and the reports of deleted companies that wait, reported_messages messages of conversations that do, messages those of the contact page that wait. SECURITY DEFINER: the numbers are closed to every client. PT401, PT403.';

COMMENT ON FUNCTION "public"."create_invitation"(text, text, jsonb, boolean, uuid) IS 'Invites an email address. p_type: admin, company, employee or candidate; p_data: the form''s fields (RULES: Invitations), with companyId where the caller has several companies. Gives NewInvitation (contracts/procedures.ts); the path of its link is not given again. p_held: the caller has its mail delivered at once, by email_id. p_id, made by the caller: the same one again is the same invitation (private.repeated_invitation). Valid for 7 days (RULES: Invitations). SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409 ''already exists'', PT422 by field, PT429.';

COMMENT ON FUNCTION "public"."create_job"(uuid, jsonb, uuid) IS 'manage-job-posting create: jobData as in contracts/job.ts; without a company the caller''s chosen one (private.my_membership). p_id, made by the caller: the same one again is the same job. Gives CompanyJob. PT403 without the right, approval or subscription; PT409 id_taken, taken_offline; PT422 by field; PT429 past 50 a day (RULES: Accounts).';

COMMENT ON FUNCTION "public"."decide_company_proposal"(uuid, boolean, timestamp with time zone, text, uuid[]) IS 'Approves what waits, which then stands in the company, or rejects it with a reason the company reads; gives the Company. p_updated_at: the version of the company that was reviewed; p_warnings_seen as in set_company_approval. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 changed since, warnings_unseen or nothing waits, PT422.';

COMMENT ON FUNCTION "public"."decide_departed_report"(uuid, boolean) IS 'Keeps what was reported about a deleted company on its record, where a registration like it shows it, or dismisses it. Within private.undo_time the same administrator may decide otherwise or, with null, take the decision back. The same decision again changes nothing. SECURITY DEFINER: the tables are closed. PT401, PT403, PT404, PT409 when another administrator decided or it is too late.';

COMMENT ON FUNCTION "public"."delete_job"(uuid) IS 'manage-job-posting delete: removes a job; hides one that has applications or was reported (RULES: Jobs). Gives {success, hidden}. PT404, PT403.';

COMMENT ON FUNCTION "public"."get_invitation"(text, text) IS 'What an acceptance page shows (RULES: Invitations), for whoever holds the link, signed out included. SECURITY DEFINER: the table is closed and looked up by token only. PT404, the same for unknown, used, expired and wrong kind; PT409 for who has accepted it.';

COMMENT ON FUNCTION "public"."import_candidates"(jsonb, text, uuid, uuid) IS 'Invites every line that can be, with the same terms, all or none of them, by mails that the outbox sends: {sent, fates} (contracts/invitation.ts). Safe to repeat: who was invited is left alone; under the same p_id, made by the caller, the answer is the same too. p_rows and refusals as check_candidate_import; PT422 for terms.';

COMMENT ON FUNCTION "public"."lift_job_offline"(uuid) IS 'Lets the company of a job that was taken offline publish it again, and notifies its administrators; the job stays closed until then. Gives ReportedJob. Safe to repeat. PT401, PT403 for others than administrators, PT404.';

COMMENT ON FUNCTION "public"."list_candidates_to_put_forward"(uuid, uuid, text, jsonb, integer) IS '{candidates: CandidateToPutForward[]} (contracts/partnership.ts): whom a company manages, has no block with, and who do not hide from the job''s, with their match to an open job of its own or of a partner that shares its jobs, best match first, and who has applied or was asked; for recruiting staff. p_after: {score, createdAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_departed_reports"() IS 'DepartedReport[] (contracts/departed-report.ts): reports that waited when their company was deleted and still do, the longest first, at most 100. SECURITY DEFINER: the tables are closed. PT401, PT403.';

COMMENT ON FUNCTION "public"."list_people"(text, text, jsonb, integer) IS '{people: Person[]} (contracts/administration.ts), newest first. p_role: candidate, company or admin; p_search: words of the name, or how the address begins; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: one query instead of the policies of five tables. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_similar_companies"(uuid) IS 'SimilarCompany[] (private.registration_warnings): what to check before a registration or a proposed change is approved; empty for nothing. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403.';

COMMENT ON FUNCTION "public"."make_offer"(uuid, uuid, jsonb) IS 'Makes an offer (OfferInput of contracts/offer.ts) under the id its maker gives, with the message that brings it, and moves the application to Offered where it is not; gives ApplicationOffers. Its candidate sees it and is told once that move can no longer be undone (RULES: Offers). Sent again it is the one that was made. PT401, PT404, PT403 for others than who may move the application, PT409 offer_stands, conversation_closed, status_not_allowed, id_taken once it was withdrawn, PT422 by field. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."note_job_view"(uuid, uuid) IS 'Counts that somebody looks at a visible job: a signed-in person by themselves, a visitor by what their browser made up for this day, at most 20 of one network address; once a day, and neither administrators nor the company''s own people (RULES: Jobs).';

COMMENT ON FUNCTION "public"."note_sign_up"(text) IS 'Sent after each sign-up: where the address has a confirmed account, its owner gets an email that says so and how to sign in, one a day, through the outbox (RULES: Accounts). Says and does the same for every address otherwise, past the limit of a network address too. SECURITY DEFINER: accounts are the auth service''s, and who signs up is signed out.';

COMMENT ON FUNCTION "public"."preview_applications_change"(uuid[], jsonb) IS '{outcomes: ChangeOutcome[]} (contracts/change-outcome.ts): what change_applications would do now to up to 200 applications; of a move to rejected without its reason, too. PT401, PT409, PT422.';

COMMENT ON FUNCTION "public"."propose_times"(uuid, uuid, jsonb) IS 'Proposes up to five times for an interview, or for moving one, in a message of the same id (ProposalInput, contracts/interview-input.ts). Sent again under the same id it is the one that was sent. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 application_closed, times_open, interview_over, conversation_closed, id_taken once they were withdrawn, PT422 by field.';

COMMENT ON FUNCTION "public"."put_forward_candidates"(uuid, uuid[], uuid) IS 'Asks managed candidates whether they want to be put forward for an open job of the company or of a partner that shares its jobs, in the application and by mail. Gives how many were asked: who has applied, was asked already, said no or hides from the job''s company is left alone. p_id, made by the caller: the same one again is the same act. SECURITY DEFINER: the table is closed. PT401, PT403 for others than recruiting staff and while the company is not live, PT404 for a candidate or job out of reach, PT422 for none or more than 50, PT429 past the day''s quota.';

COMMENT ON FUNCTION "public"."release_invitation"(uuid) IS 'Lets a company send an invitation again that an administrator revoked, and notifies its administrators. Safe to repeat. SECURITY DEFINER: the table is closed. PT401, PT403 for others than administrators, PT404.';

COMMENT ON FUNCTION "public"."revoke_invitation"(uuid) IS 'Ends a pending invitation. One of a company that an administrator revokes is held: the company does not send it again until release_invitation. SECURITY DEFINER: the table is closed. PT401, PT404, PT409.';

COMMENT ON FUNCTION "public"."save_search"(text, text, jsonb, text, uuid) IS 'Keeps a search under a name and gives SavedSearch (contracts/saved-search.ts); the same search again only changes its name and frequency. p_filter: JobFilter. p_id, made by the caller: the same one again is the same act. PT401, PT403 for others than candidates, PT409 past 20 and id_taken, PT422 by field, for an unknown filter and for a search of nothing (RULES: Jobs).';

COMMENT ON FUNCTION "public"."search_managed_skills"(uuid, text) IS 'ManagedSkill[] (contracts/managed-candidate.ts): the 20 most frequent skills, of those with the words of p_search, among the managed candidates the caller may list, to narrow that list by. PT401, PT404 as list_managed_candidates.';

COMMENT ON FUNCTION "public"."set_application_status"(uuid, text, text, text, text) IS 'Moves an application along an allowed transition; its candidate is told once it can no longer be undone. To rejected it takes a reason (contracts/application.ts, rejectionReasons), which the team alone reads, and may take a message to the candidate. p_from: where the mover saw it; elsewhere it stays, also where somebody else has moved it to the same status (RULES: Applications). Safe to repeat. Gives CompanyApplicationDetail. PT404 out of reach, PT403 for readers only, PT409 for a move not allowed, moved_meanwhile or company_paused, PT422 for an unknown status, and by field for a rejection without a reason.';

COMMENT ON FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone, uuid[]) IS 'Approves a submitted company, rejects it or takes its approval back (both with a reason the company reads) and gives the Company. p_updated_at: the version that was reviewed; p_warnings_seen: the ids of the companies in list_similar_companies, needed to approve where there are any. Repeating it notifies nobody twice. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 unfinished, changed since, or warnings_unseen with them, PT422.';

COMMENT ON FUNCTION "public"."set_company_subscription"(uuid, text, timestamp with time zone, text, timestamp with time zone) IS 'Sets tier, end (null: none) and status; gives the CompanySubscription. p_updated_at: the version that was looked at; null decides about what there is. Its company is notified once the time to undo it is over (private.tell_due_plans); set back by then, it is not. SECURITY DEFINER: the table is written here only. PT401, PT403, PT404, PT409 changed since, PT422.';

COMMENT ON FUNCTION "public"."set_conversation_blocked"(uuid, boolean) IS 'Blocks the other side for the side of the caller, or takes that side''s block back, whoever of it made it and in whichever conversation of the two; gives ConversationBlock. While one stands neither side writes, proposes times or makes an offer; what was said, interviews and offers stay. Safe to repeat. PT401, PT403 for who manages the candidate, PT404, PT422.';

COMMENT ON FUNCTION "public"."submit_application"(uuid, jsonb, text, uuid) IS 'Stores an application with all its answers [{question_id, answer}] and the profile and files as they are now, or nothing, tells the company, gives its id; p_source: how its sender came to the job (applicationSources of the contracts) (RULES: Applications); p_id, made by the caller: the same one again is the same application, until it is withdrawn. After withdrawing it makes another application. PT404 when the job is not visible, PT409 duplicate_application, applied_too_often and id_taken, PT422 profile_incomplete, PT422 by question id, PT429 past 30 a day (RULES: Accounts). SECURITY DEFINER: clients cannot write applications; the candidate is always the caller.';

COMMENT ON FUNCTION "public"."undo_declined_invitation"(uuid) IS 'Opens an invitation again that the caller declined within private.undo_time: once for each sending, while its sender may still send it and nothing newer is open. PT409 for anything else. SECURITY DEFINER: the table is closed. PT401, PT409.';

COMMENT ON FUNCTION "public"."undo_delete_saved_search"(uuid) IS 'Brings a search of the caller''s back for ten seconds by the database''s clock (and three more, for the way here); gives SavedSearch. PT401, PT403, PT404, PT409 when it is too late, and past 20.';

COMMENT ON FUNCTION "public"."update_job"(uuid, jsonb, timestamp with time zone) IS 'manage-job-posting update: changes what jobData names, {status} alone included. p_updated_at: the version the edit began from. Publishing needs approval and subscription and an expiry day that is not past; the first publication sets posted_at. Gives CompanyJob. PT404 out of reach, PT403, PT409 edit_conflict with {"current": CompanyJob}, PT409 taken_offline while an administrator keeps it offline, or another job of the company with its title, PT422 by field.';

COMMENT ON FUNCTION "public"."withdraw_application"(uuid, text, text) IS 'Withdraws the caller''s application until they see it hired or rejected (PT409 then), before any move they have not seen, and notifies the company, with the reason (withdrawalReasons of contracts/application.ts) and the words the caller may give, which its staff who handle the application read; safe to repeat, what was said first stays. PT422 by field. Gives CandidateApplicationDetail. PT404 for anything but the caller''s own.';

COMMENT ON TABLE "private"."departed_companies" IS 'Submitted registrations that were deleted, kept for retention(''departedCompany''). was_rejected: it was not approved, or no longer (RULES: Companies).';

COMMENT ON TABLE "private"."departed_reports" IS 'Reports that waited for an administrator when their company was deleted: of a job, or of a message its staff wrote in its application.';

COMMENT ON TABLE "private"."digest_key" IS 'The secret of private.keyed_digest, made once for each installation by a data step.';

COMMENT ON TABLE "private"."failed_calls" IS 'Calls of functions, deliver-email among them, that got no answer or an error. pg_net forgets its answers after six hours.';

COMMENT ON TABLE "private"."job_visits" IS 'Who has looked at a job on a day already, so that a visitor counts once, and how many of one network address have: digests that are good for that job and day alone. Kept for two days.';

COMMENT ON TABLE "private"."noted_sign_ups" IS 'Which addresses were signed up in the last day, known or not, and from which network address, as keyed digests: each address gets one email a day. Older ones go with the next sign-up.';

COMMENT ON TABLE "private"."reach_secret" IS 'What moves the borders of private.reach_in_words. One row, made when it is first asked for.';

COMMENT ON TABLE "private"."untold_plans" IS 'Plans that were changed and whose companies are not notified yet: for ten seconds a change can be set back, as if it had never been. Written by set_company_subscription.';

COMMENT ON TYPE "private"."application_filter" IS 'An ApplicationFilter as it was read: the stages to list, everything else null (or empty, or without end) where nothing is asked. of_company: whose list it is; who looks after an application, whether it has an offer and why it was rejected narrow only those for its jobs. assigned_jobs: those somebody looks after, or the assignee. reached: the stages from there on. is_plain: nothing but stages and a job. moving: private.moving_elsewhere of the company.';

COMMENT ON VIEW "private"."application_scopes" IS 'Where applications are listed: under their job, under its company, and under the company that managed the candidate, as that one may see it. To be read by scope and status.';

COMMENT ON VIEW "private"."counted" IS 'Every kept number, counted anew. Of a job: its applications by status. Of a company: those its list shows, likewise (private.application_scopes). Of a company too: its promises that were kept and that came late (private.settled_promise). Of a company and of the platform: as its dashboard names them.';

COMMENT ON VIEW "private"."counted_application_matches" IS 'private.application_matches as it must be.';

COMMENT ON VIEW "private"."moving_applications" IS 'Applications whose last move can be undone.';

COMMENT ON VIEW "private"."publishable_jobs" IS 'What published_jobs holds, computed.';

COMMENT ON VIEW "private"."seen_applications" IS 'Applications as their candidates may see them.';

COMMENT ON VIEW "private"."waiting_put_forwards" IS 'Those a candidate can still answer: asked by who manages them now, for a job that is open and shared now, of a company they do not hide from; not across a block.';

REVOKE ALL ON FUNCTION "private"."add_invitation"(text, text, uuid, jsonb, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answered_on"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."approve_company"(public.companies, timestamp with time zone, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."as_seen"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."as_seen_by_staff"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_answer_offer"(private.offers, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_answer_times"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_make_offer"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_propose_times"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_withdraw_application"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."change_outcomes"(uuid[], jsonb, private.application_change, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_problem"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_departed_reports"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."cut_words"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."database_zone"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_unsettled_moves"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."earliest_day"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_of_day"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."files_to_judge"(private.application_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fits_elsewhere"(private.application_matches, private.application_filter) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fits_lookups"(private.application_matches, private.application_filter) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_changed_approval"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_scheduled_runs"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."former_zones"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."gathering_time"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."given_answers"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_unsettled_move"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."has_unsettled_move"(uuid) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."import_fates"(uuid, jsonb, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."imported_id"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_stopped_in_words"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_blocked"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_blocked_between"(uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_day_over"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_kept_from"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_lapsed"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_paused_mail"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_silenced"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_departed_company"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_failed_calls"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keyed_digest"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_zone"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."latest_day"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."like_longest"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."load_skills"(public.skill_field, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."location_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_invitations"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_as_seen"(private.application_matches) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_visitors"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."moving_elsewhere"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_application_json"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."noted_sign_ups_an_hour"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_end_in_words"(private.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offline_reason"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."owner_addresses"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pause_invitations"(uuid, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."paused_in_words"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_named"(text[], integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_end"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_stage"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reach_in_words"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reached_by"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reaches_people"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reaches_people"(uuid) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."reads_conversation_of"(uuid, private.reach) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reads_conversation_of"(uuid, private.reach) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."refresh_published_jobs"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_held_offline"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_paused"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_taken_id"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."registration_warnings"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."repeated_invitation"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_warnings_seen"(uuid, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."search_text"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."search_text"(text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."settled_status"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_answer_due"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_departed"(uuid, text[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_registrations"(uuid, text[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tax_id_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_due_plans"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."time_in_words"(timestamp with time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."utc_day"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."visit_place"(uuid, date, bytea, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdraw"(public.applications) FROM PUBLIC;

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

REVOKE ALL ON FUNCTION "public"."lift_job_offline"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."lift_job_offline"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_departed_reports"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_departed_reports"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_sign_up"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."note_sign_up"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."put_forward_candidates"(uuid, uuid[], uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."put_forward_candidates"(uuid, uuid[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."release_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."release_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_search"(text, text, jsonb, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."save_search"(text, text, jsonb, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."submit_application"(uuid, jsonb, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."submit_application"(uuid, jsonb, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_declined_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_declined_invitation"(uuid) TO "authenticated";

REVOKE ALL ("email") ON TABLE "public"."candidates" FROM "authenticated";

GRANT SELECT ("email") ON TABLE "public"."candidates" TO "authenticated";

REVOKE ALL ("first_name") ON TABLE "public"."candidates" FROM "authenticated";

GRANT SELECT ("first_name") ON TABLE "public"."candidates" TO "authenticated";

REVOKE ALL ("last_name") ON TABLE "public"."candidates" FROM "authenticated";

GRANT SELECT ("last_name") ON TABLE "public"."candidates" TO "authenticated";

REVOKE ALL ("skills") ON TABLE "public"."candidates" FROM "authenticated";

GRANT SELECT ("skills") ON TABLE "public"."candidates" TO "authenticated";

REVOKE ALL ("user_id") ON TABLE "public"."candidates" FROM "authenticated";

GRANT SELECT ("user_id") ON TABLE "public"."candidates" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."company_relationships" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."company_relationships" TO "authenticated";

ALTER TABLE "private"."skill_aliases"
  ADD COLUMN "spelling" text GENERATED ALWAYS AS (private.skill_spelling(written)) STORED NOT NULL;

CREATE OR REPLACE FUNCTION private.known_skill (
  spelled text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT a.skill FROM private.skill_aliases a WHERE (a.spelling = known_skill.spelled));

CREATE OR REPLACE FUNCTION private.named_skill (
  spelled text,
  fields public.skill_field[]
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT a.skill FROM (private.skill_aliases a JOIN private.skills s ON ((s.key = a.skill))) WHERE ((a.spelling = named_skill.spelled) AND (s.field = ANY (named_skill.fields))));

COMMENT ON FUNCTION "private"."known_skill"(text) IS 'The key of the skill that a private.skill_spelling names, or null.';

COMMENT ON FUNCTION "private"."named_skill"(text, public.skill_field[]) IS 'private.known_skill, if it is of one of these fields.';

REVOKE ALL ON FUNCTION "private"."known_skill"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."named_skill"(text, public.skill_field[]) FROM PUBLIC;

ALTER TABLE "private"."skill_aliases"
  ADD CONSTRAINT "skill_aliases_pkey" PRIMARY KEY (spelling);

CREATE INDEX skill_aliases_beginning_index ON private.skill_aliases USING btree (spelling text_pattern_ops);

CREATE INDEX skill_aliases_trigrams_index ON private.skill_aliases USING gin (spelling extensions.gin_trgm_ops);

CREATE INDEX audit_log_names_index ON public.audit_log USING gin (private.search_text(private.audit_names(details)) extensions.gin_trgm_ops)
  WHERE (details ?| ARRAY['name'::text, 'email'::text, 'to_email'::text]);

CREATE INDEX candidates_called_index ON public.candidates USING gin (private.search_text(((first_name || ' '::text) || last_name)) extensions.gin_trgm_ops);

CREATE INDEX candidates_name_index ON public.candidates USING btree (managing_company_id, private.search_text(((first_name || ' '::text) || last_name)), id)
  WHERE (managing_company_id IS NOT NULL);

CREATE INDEX companies_words_index ON public.companies USING gin (private.search_text(((((name || ' '::text) || industry) || ' '::text) || location)) extensions.gin_trgm_ops);

CREATE INDEX company_users_called_index ON public.company_users USING gin (private.search_text(((first_name || ' '::text) || last_name)) extensions.gin_trgm_ops);

CREATE INDEX jobs_title_index ON public.jobs USING gin (company_id, private.search_text(title) extensions.gin_trgm_ops);

CREATE OR REPLACE FUNCTION private.invitation_end (
  invitation public.invitations
)
  RETURNS timestamp with time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((invitation).expires_at + COALESCE((now() - (invitation).paused_at), '00:00:00'::interval));

CREATE OR REPLACE FUNCTION private.invitation_kind (
  invitation public.invitations
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN ((invitation).type = 'admin_invitation'::public.invitation_type) THEN 'admin'::text WHEN ((invitation).type = 'candidate'::public.invitation_type) THEN 'candidate'::text WHEN (invitation).is_employee THEN 'employee'::text ELSE 'company'::text END;

CREATE OR REPLACE FUNCTION private.can_manage_invitation (
  invitation public.invitations
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((SELECT private.is_admin() AS is_admin) OR private.can_invite(private.invitation_kind(invitation), (invitation).company_id));

CREATE OR REPLACE FUNCTION private.invited_company_name (
  invitation public.invitations
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((SELECT c.name FROM public.companies c WHERE (c.id = (invited_company_name.invitation).company_id)), ((invitation).company_data ->> 'companyName'::text));

CREATE OR REPLACE FUNCTION private.invitee_name (
  invitation public.invitations
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN COALESCE(NULLIF(btrim(concat_ws(' '::text, COALESCE(((invitation).company_data ->> 'firstName'::text), ((invitation).candidate_data ->> 'firstName'::text)), COALESCE(((invitation).company_data ->> 'lastName'::text), ((invitation).candidate_data ->> 'lastName'::text)))), ''::text), ((invitation).company_data ->> 'companyName'::text));

CREATE OR REPLACE FUNCTION private.inviter_name (
  invitation public.invitations
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.person_name(COALESCE((invitation).invited_by_admin_id, (invitation).invited_by_user_id), (invitation).company_id);

CREATE OR REPLACE FUNCTION private.is_open (
  invitation public.invitations
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((invitation).status = 'pending'::public.invitation_status) AND (private.invitation_end(invitation) > now()) AND (((invitation).company_id IS NOT NULL) OR (EXISTS (SELECT FROM public.profiles p WHERE ((p.id = (is_open.invitation).invited_by_admin_id) AND (p.role = 'admin'::public.app_role))))));

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
     i.ended_at,
     i.is_held,
     i.paused_at
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
RETURN jsonb_build_object('email', (account).email_change, 'sent_at', (account).email_change_sent_at, 'is_expired', COALESCE(((account).email_change_sent_at < (now() - '01:00:00'::interval)), true), 'old_confirmed', ((COALESCE((account).email_change_token_current, ''::character varying))::text = ''::text), 'new_confirmed', ((COALESCE((account).email_change_token_new, ''::character varying))::text = ''::text), 'invitations', (SELECT count(*) AS count FROM private.invitations_that_follow((email_change_json.account).id, ((email_change_json.account).email)::text, ((email_change_json.account).email_change)::text) invitations_that_follow(id, type, email, status, expires_at, invited_by_admin_id, invited_by_user_id, company_id, role, management_terms, candidate_data, company_data, accepted_at, accepted_by, created_at, updated_at, is_employee, sent_at, ended_at, is_held, paused_at)));

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
     i.ended_at,
     i.is_held,
     i.paused_at
    FROM (private.invitation_tokens t
      JOIN public.invitations i ON ((i.id = t.invitation_id)))
   WHERE ((t.token_hash = private.token_hash(usable_invitation.token)) AND private.is_open(i.*));
END;

COMMENT ON FUNCTION "private"."can_manage_invitation"(public.invitations) IS 'True when the caller sees, resends and revokes it: admins all, staff those of their company they could send (RULES: Invitations).';

COMMENT ON FUNCTION "private"."email_change_json"(auth.users) IS 'EmailChange of the contracts: the address that is to come, which mailbox has confirmed, whether the links have run out (otp_expiry in config.toml), and how many open invitations will follow.';

COMMENT ON FUNCTION "private"."invitation_end"(public.invitations) IS 'When it expires, if its company is active again now: its time stands still while it is paused (RULES: Invitations).';

COMMENT ON FUNCTION "private"."invitation_kind"(public.invitations) IS 'admin, company, employee or candidate.';

COMMENT ON FUNCTION "private"."invitations_that_follow"(uuid, text, text) IS 'The open invitations for an account''s address that go along to its new one: those it could still accept, and that the new address does not have or need already (RULES: Accounts).';

COMMENT ON FUNCTION "private"."invited_company_name"(public.invitations) IS 'The name of the company that invites, or that is invited.';

COMMENT ON FUNCTION "private"."invitee_name"(public.invitations) IS 'Whom it invites: the person''s name, of a company invitation the company''s.';

COMMENT ON FUNCTION "private"."inviter_name"(public.invitations) IS 'Who sent it, by name; null for somebody without one and for an account that is gone.';

COMMENT ON FUNCTION "private"."is_open"(public.invitations) IS 'True while an invitation can be accepted: pending, unexpired, and still within its sender''s rights (every right is checked per request).';

COMMENT ON FUNCTION "private"."open_invitations_for"(text) IS 'The open invitations of every kind for an address, newest first: what the invited may see, with their ids. For who has shown that the address is theirs.';

COMMENT ON FUNCTION "private"."usable_invitation"(text) IS 'The invitation with this token if it can be accepted, or null.';

REVOKE ALL ON FUNCTION "private"."can_manage_invitation"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."email_change_json"(auth.users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_end"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_kind"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitations_that_follow"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invited_company_name"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitee_name"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."inviter_name"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_open"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_invitations_for"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."usable_invitation"(text) FROM PUBLIC;
