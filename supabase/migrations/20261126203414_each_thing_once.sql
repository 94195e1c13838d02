-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE TYPE "private"."rule" AS (
  "key" text,
  "kind" text,
  "max" integer,
  "min" integer,
  "message" text,
  "choices" text[],
  "max_items" integer,
  "too_much" text
);

COMMENT ON COLUMN "private"."application_matches"."answered_on" IS NULL;

COMMENT ON COLUMN "private"."application_matches"."candidate_name" IS NULL;

COMMENT ON COLUMN "private"."application_matches"."reached" IS NULL;

COMMENT ON COLUMN "private"."application_matches"."skill_keys" IS NULL;

COMMENT ON COLUMN "private"."application_matches"."withdrawn_on" IS NULL;

COMMENT ON COLUMN "private"."application_messages"."seq" IS NULL;

COMMENT ON COLUMN "private"."interview_calendars"."is_mailed" IS NULL;

COMMENT ON COLUMN "private"."interview_changes"."starts_at" IS NULL;

COMMENT ON COLUMN "private"."interview_proposals"."note" IS NULL;

COMMENT ON COLUMN "private"."interviews"."minutes" IS NULL;

COMMENT ON COLUMN "private"."interviews"."reason" IS NULL;

COMMENT ON COLUMN "private"."message_reports"."said" IS NULL;

COMMENT ON COLUMN "private"."offers"."told_at" IS NULL;

COMMENT ON COLUMN "private"."sent_documents"."size" IS NULL;

COMMENT ON COLUMN "public"."email_outbox"."failed_at" IS NULL;

COMMENT ON COLUMN "public"."job_application_answers"."question" IS NULL;

DROP POLICY "Candidates and staff can upload new files to their folder" ON "storage"."objects";

DROP TRIGGER "application_matches_count_changed_promise" ON "private"."application_matches";

DROP TRIGGER "application_matches_count_promise_that_came_or_went" ON "private"."application_matches";

DROP TRIGGER "applications_begin_their_history" ON "public"."applications";

DROP TRIGGER "applications_continue_their_history" ON "public"."applications";

DROP TRIGGER "applications_keep_what_was_sent" ON "public"."applications";

DROP TRIGGER "applications_move_match" ON "public"."applications";

DROP TRIGGER "candidates_keep_skill_keys" ON "public"."candidates";

DROP TRIGGER "candidates_touch_updated_at" ON "public"."candidates";

DROP TRIGGER "companies_recount_matches" ON "public"."companies";

DROP TRIGGER "jobs_recount_matches" ON "public"."jobs";

DROP VIEW "private"."counted_application_matches";

DROP VIEW "private"."counted";

DROP FUNCTION "private"."accept_admin_invitation"(public.invitations, uuid);

DROP FUNCTION "private"."account_of_company"(uuid);

DROP FUNCTION "private"."answer_days_problem"(jsonb);

DROP FUNCTION "private"."answer_problem"(public.job_questions, text, uuid);

DROP FUNCTION "private"."answered_on"(uuid, boolean);

DROP FUNCTION "private"."application_filter_rules"();

DROP FUNCTION "private"."can_answer_times"(public.applications, private.reach);

DROP FUNCTION "private"."can_assign_application"(public.applications, uuid, private.reach);

DROP FUNCTION "private"."can_change_criteria"(uuid);

DROP FUNCTION "private"."can_end_management"(public.candidates);

DROP FUNCTION "private"."can_make_offer"(public.applications, private.reach);

DROP FUNCTION "private"."can_manage_colleague"(public.company_users);

DROP FUNCTION "private"."can_manage_invitation"(public.invitations);

DROP FUNCTION "private"."can_invite"(text, uuid);

DROP FUNCTION "private"."can_propose_times"(public.applications, private.reach);

DROP FUNCTION "private"."can_remove_staff"(public.company_users);

DROP FUNCTION "private"."can_store_file"(text, text);

DROP FUNCTION "private"."can_withdraw_proposal"(public.company_proposals);

DROP FUNCTION "private"."can_write_company_file"(text, text);

DROP FUNCTION "private"."can_at_company"(uuid, private.staff_act);

DROP FUNCTION "private"."candidate_data_errors"(jsonb);

DROP FUNCTION "private"."candidate_mails_json"(uuid);

DROP FUNCTION "private"."change_outcomes"(uuid[], jsonb, private.application_change, private.reach);

DROP FUNCTION "private"."clean_candidate_data"(jsonb);

DROP FUNCTION "private"."clean_fields"(jsonb, private.field_rule[]);

DROP FUNCTION "private"."clear_company_log"(uuid);

DROP FUNCTION "private"."clear_outbox"(private.traces);

DROP FUNCTION "private"."company_job_json"(uuid);

DROP FUNCTION "private"."company_template"(uuid, text);

DROP FUNCTION "private"."contact_message_json"(private.contact_messages);

DROP FUNCTION "private"."conversation_problem"(public.applications);

DROP FUNCTION "private"."count_contact_messages"();

DROP FUNCTION "private"."count_departed_reports"();

DROP FUNCTION "private"."count_reported_jobs"();

DROP FUNCTION "private"."count_reported_messages"();

DROP FUNCTION "private"."day_problem"(jsonb, date);

DROP FUNCTION "private"."discard_ownerless_files"(integer);

DROP FUNCTION "private"."end_interviews"(public.applications, text);

DROP FUNCTION "private"."end_offers"(public.applications, text);

DROP FUNCTION "private"."end_open_things"(public.applications, text);

DROP FUNCTION "private"."end_open_things_of_job"(uuid, text);

DROP FUNCTION "private"."end_times_to_move"(private.interviews);

DROP FUNCTION "private"."field_problem"(jsonb, private.field_rule);

DROP FUNCTION "private"."files_to_judge"(private.application_messages);

DROP FUNCTION "private"."follow_all_skills"();

DROP FUNCTION "private"."forget_ended_invitations"(integer);

DROP FUNCTION "private"."forget_sign_ins"(integer);

DROP FUNCTION "private"."given_answers"(uuid, boolean);

DROP FUNCTION "private"."hand_over_interviews"(public.company_users, uuid);

DROP FUNCTION "private"."hold_culture"(uuid);

DROP FUNCTION "private"."hold_interviews_of"(uuid[], uuid);

DROP FUNCTION "private"."hold_message_notices_of"(uuid, uuid);

DROP FUNCTION "private"."interview_colleagues"(public.applications);

DROP FUNCTION "private"."interview_count"(uuid);

DROP FUNCTION "private"."interview_key"(jsonb, boolean);

DROP FUNCTION "private"."interview_mail"(private.interviews, uuid, boolean, text);

DROP FUNCTION "private"."interview_of_pick"(private.interview_proposals, timestamp with time zone);

DROP FUNCTION "private"."invitation_rate_passed"(bigint, bigint, bigint);

DROP FUNCTION "private"."invitation_rules"(text);

DROP FUNCTION "private"."invitation_state"(public.invitations);

DROP FUNCTION "private"."invitation_stopped_in_words"(uuid);

DROP FUNCTION "private"."invited_candidate_rules"();

DROP FUNCTION "private"."invited_email_errors"(text);

DROP FUNCTION "private"."is_first_report"(private.message_reports);

DROP FUNCTION "private"."is_read_by_others"(private.application_messages);

DROP FUNCTION "private"."is_reported_file"(text);

DROP FUNCTION "private"."is_shown_to"(public.candidates, uuid);

DROP FUNCTION "private"."is_silenced"(public.applications);

DROP FUNCTION "private"."job_rights"(private.staff_act[]);

DROP FUNCTION "private"."job_rules"();

DROP FUNCTION "private"."keyed_digest"(text);

DROP FUNCTION "private"."known_status"(text);

DROP FUNCTION "private"."known_zone"(text);

DROP FUNCTION "private"."knows_status"(public.applications);

DROP FUNCTION "private"."last_company_entry"(uuid, text[], timestamp with time zone);

DROP FUNCTION "private"."leave_conversations"(private.traces);

DROP FUNCTION "private"."leave_interviews_at"(uuid, uuid);

DROP FUNCTION "private"."looks_after_applications"(uuid, public.applications);

DROP FUNCTION "private"."managed_candidate_item"(public.candidates, private.reach);

DROP FUNCTION "private"."may_be_reminded"(uuid);

DROP FUNCTION "private"."membership_json"(public.company_users);

DROP FUNCTION "private"."missing_of_registration"(public.companies);

DROP FUNCTION "private"."moving_elsewhere"(uuid);

DROP FUNCTION "private"."my_application_json"(public.applications);

DROP FUNCTION "private"."last_rejection"(uuid, boolean);

DROP FUNCTION "private"."my_applications_export"(uuid);

DROP FUNCTION "private"."my_companies"();

DROP FUNCTION "private"."my_job_rights"(uuid);

DROP FUNCTION "private"."my_messages_export"(uuid, uuid);

DROP FUNCTION "private"."my_offers_export"(uuid, uuid);

DROP FUNCTION "private"."note_count"(uuid);

DROP FUNCTION "private"."offer_end_in_words"(private.offers);

DROP FUNCTION "private"."offer_ended_in_words"(private.offers);

DROP FUNCTION "private"."offer_rules"();

DROP FUNCTION "private"."open_offer_count"(uuid, private.staff_act[]);

DROP FUNCTION "private"."opened_message_file"(text, private.reach);

DROP FUNCTION "private"."owner_addresses"(uuid);

DROP FUNCTION "private"."paused_in_words"(uuid);

DROP FUNCTION "private"."pending_company_count"();

DROP FUNCTION "private"."people_called"(text);

DROP FUNCTION "private"."people_to_tell"(public.applications, uuid);

DROP FUNCTION "private"."preferences_errors"(jsonb);

DROP FUNCTION "private"."preferred_filter"(uuid);

DROP FUNCTION "private"."profile_errors"(jsonb);

DROP FUNCTION "private"."address_rules"();

DROP FUNCTION "private"."candidate_rules"();

DROP FUNCTION "private"."profile_view_count"(uuid);

DROP FUNCTION "private"."queue_facts"(text, uuid);

DROP FUNCTION "private"."reached_by"(uuid, boolean);

DROP FUNCTION "private"."recount_applications"(uuid[]);

DROP FUNCTION "private"."recount_culture"(uuid);

DROP FUNCTION "private"."recount_matches_of_changed_company"();

DROP FUNCTION "private"."recount_matches_of_changed_job"();

DROP FUNCTION "private"."refuse_blocked_words"(public.applications, text, text);

DROP FUNCTION "private"."refuse_closed_times"(private.interview_proposals);

DROP FUNCTION "private"."refuse_other_answer"(public.applications);

DROP FUNCTION "private"."refuse_over"(private.interviews);

DROP FUNCTION "private"."refuse_search_settings"(text, text);

DROP FUNCTION "private"."refuse_taken_id"();

DROP FUNCTION "private"."registration_errors"(jsonb);

DROP FUNCTION "private"."company_profile_rules"(boolean);

DROP FUNCTION "private"."company_registration_rules"();

DROP FUNCTION "private"."culture_rule"(text);

DROP FUNCTION "private"."field_errors"(jsonb, private.field_rule[], boolean);

DROP FUNCTION "private"."rejection_errors"(text, text);

DROP FUNCTION "private"."reminded_at"(uuid);

DROP FUNCTION "private"."rename_author"(uuid);

DROP FUNCTION "private"."reported_job_json"(private.reported_jobs);

DROP FUNCTION "private"."reported_message_json"(private.message_reports);

DROP FUNCTION "private"."rule"(text, text, integer, integer, text, text[], integer);

DROP FUNCTION "private"."salary_problem"(jsonb);

DROP FUNCTION "private"."sees_all_of"(uuid, private.staff_act[], private.staff_act);

DROP FUNCTION "private"."send_invitation"(public.invitations, boolean);

DROP FUNCTION "private"."settle_calendars"(uuid, uuid);

DROP FUNCTION "private"."shared_by"(uuid, uuid);

DROP FUNCTION "private"."similar_registrations"(uuid, text[], text);

DROP FUNCTION "private"."staff_notices_json"(public.company_users);

DROP FUNCTION "private"."take_back_offer"(public.applications, timestamp with time zone);

DROP FUNCTION "private"."take_back_told"(uuid, uuid[], timestamp with time zone);

DROP FUNCTION "private"."team_note_json"(private.team_notes);

DROP FUNCTION "private"."tell_admins_of_message"(private.contact_messages);

DROP FUNCTION "private"."tell_admins_of_message_report"(public.applications, private.message_reports);

DROP FUNCTION "private"."tell_by_mail"(public.applications);

DROP FUNCTION "private"."tell_calendar"(private.interviews, text, uuid, text);

DROP FUNCTION "private"."tell_ended_management"(public.candidates, text);

DROP FUNCTION "private"."tell_managers_of_offer"(private.offers, public.applications);

DROP FUNCTION "private"."tell_nobody_takes_part"(private.interviews);

DROP FUNCTION "private"."template_fields"(public.applications, uuid);

DROP FUNCTION "private"."texts_problem"(jsonb, private.field_rule);

DROP FUNCTION "private"."too_long"(integer);

DROP FUNCTION "private"."touch_team_news"(uuid);

DROP FUNCTION "private"."undecided_company_count"();

DROP FUNCTION "private"."unsubscribe_json"(private.unsubscribe_links);

DROP FUNCTION "private"."was_public"(public.jobs);

DROP FUNCTION "private"."withdrawal_errors"(text, text);

DROP FUNCTION "private"."withdrawn_json"(public.applications);

DROP FUNCTION "private"."withdrawn_on"(uuid);

DROP FUNCTION "private"."words_asked"(text);

DROP FUNCTION "public"."get_calendar_feed"();

DROP FUNCTION "public"."get_candidate_id_for_application"();

DROP FUNCTION "public"."get_candidate_mails"();

DROP FUNCTION "public"."get_interview_colleagues"(uuid);

DROP FUNCTION "public"."get_interview_criteria"(uuid);

DROP FUNCTION "public"."get_interviews"(uuid);

DROP FUNCTION "public"."get_my_application"(uuid);

DROP FUNCTION "public"."get_my_preferences"();

DROP FUNCTION "public"."get_offers"(uuid);

DROP FUNCTION "public"."get_scorecards"(uuid);

DROP FUNCTION "public"."get_staff_notices"(uuid);

DROP FUNCTION "public"."get_unsubscribe"(text);

DROP FUNCTION "public"."list_sitemap_companies"(uuid, uuid, integer);

DROP FUNCTION "public"."list_sitemap_jobs"(uuid, uuid, integer);

DROP FUNCTION "public"."preview_applications_change"(uuid[], jsonb);

DROP TYPE "private"."field_rule";

CREATE OR REPLACE FUNCTION private.accept_admin_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.drop_untouched_company(of_user);
  select private.become(of_user, 'admin');
  update public.profiles p set
    first_name = coalesce(invitation.company_data ->> 'firstName', ''),
    last_name = coalesce(invitation.company_data ->> 'lastName', '')
  where p.id = of_user;
  select private.notify(
    p.id, 'admin_joined', private.invitee_name(invitation) || ' is an administrator now',
    'They accepted the invitation of ' || coalesce(private.inviter_name(invitation), 'an administrator') || '.')
  from public.profiles p where p.role = 'admin' and p.id <> of_user
$function$;

CREATE OR REPLACE FUNCTION private.account_of_company (
  of_company uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select p.email
  from public.company_users u join public.profiles p on p.id = u.user_id
  where u.company_id = of_company and private.is_company_admin(u.role)
  order by u.created_at, u.id
  limit 1
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
  -- Sent at the same moment about another application.
  perform private.fail(422, 'invalid_input', 'This message could not be sent') where message.id is null;
  perform private.add_message_files(message, coalesce(p_files, '[]'));
  -- An offer is told once its candidate sees it, and until then nothing says that something is new.
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
      -- It is saved and opened as what its path says.
      when not coalesce(private.is_line(entry.name, 200, 1), false)
        or lower(substring(entry.name from '\.([A-Za-z]+)$')) is distinct from lower(substring(entry.path from '\.([A-Za-z]+)$'))
      then 'This file has no name that can be shown. Rename it and upload it again.'
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

CREATE OR REPLACE FUNCTION private.applicant_json (
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
    select coalesce(jsonb_agg(listed), '[]')
    from (
      select a.question_id, a.question, q.question_type, q.is_required, a.answer
      from public.job_application_answers a
      join public.job_questions q on q.id = a.question_id
      where a.application_id = of_application
      order by q."position", q.id
    ) listed
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
    select coalesce(json_agg(case when across_jobs then row_to_json(with_job) else row_to_json(entry) end order by listed.place), '[]')
    from unnest(ids) with ordinality as listed (id, place)
    join public.applications a on a.id = listed.id
    join private.application_matches m on m.application_id = a.id
    left join public.jobs j on across_jobs and j.id = a.job_id
    cross join lateral private.as_seen_by_staff(a, me) as seen
    cross join lateral (
      select
        a.id, seen.status, a.applied_at, a.candidate_id, m.candidate_name, m.candidate_title, m.match, seen.answer_due,
        case when a.company_id = wanted.of_company then coalesce(
          (select own.assignee from private.application_assignees own where own.application_id = a.id),
          (select assigned.assignee from private.job_assignees assigned where assigned.job_id = a.job_id)) end as assignee,
        p_sort <> 'newest' and coalesce(private.is_overdue(seen.answer_due), false) as is_overdue,
        private.unread_count(a, me) as unread,
        json_build_object('move', private.can_move_application(a, me) and private.reaches_people(a.company_id)) as can
    ) entry
    cross join lateral (select entry.*, a.job_id, j.title as job_title) with_job
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
begin
  return (
    select coalesce(jsonb_agg(event), '[]')
    from (select
      e.application_id, e.from_status, e.to_status, e.created_at,
      e.from_status is null or e.by_candidate or e.to_status = 'withdrawn' as by_candidate,
      case when not (me is null and e.to_status = 'rejected') then nullif(btrim(u.first_name || ' ' || u.last_name), '') end as actor_name,
      coalesce(e.actor_id = (select auth.uid()), false) as is_mine,
      case when me is null or me.is_admin or names_of_company is not null then (
        select jsonb_build_object('reason', w.reason, 'message', w.message)
        from private.application_withdrawals w where w.application_id = e.application_id and e.to_status = 'withdrawn'
      ) end as withdrawal
    from public.applications a
    join public.application_events e on e.application_id = a.id
    left join public.company_users u on u.user_id = e.actor_id and u.company_id = names_of_company
    -- Nobody is left to whom earlier ones would belong once the account was deleted.
    where (a.id = application.id or a.candidate_id = application.candidate_id and a.job_id = application.job_id
        and a.attempt < application.attempt and (me is null or me.is_admin or private.can_review_application(a, me)))
      and (coalesce(me.is_admin or private.can_move_application(application, me), false) or private.is_settled(e))
    order by e.id) event
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
begin
  return (
    select jsonb_build_object(
      'offers', (
        select coalesce(jsonb_agg(private.offer_json(o, application, me) order by o.created_at, o.id), '[]')
        from private.offers o
        where o.application_id = application.id and (side = 'company' or private.is_offer_shown(o))
      ),
      'other_applications', case when side = 'candidate' then (
        select count(*) from private.seen_applications a
        where a.candidate_id = application.candidate_id and a.id <> application.id and a.status = any (private.open_stages())) end,
      'can', jsonb_build_object('make', private.can_make_offer(application, me)))
    from private.conversation_side(application, me) side
  );
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
  perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status')
  where not private.can_move_application(application);
  -- Two movers take turns: what is decided next is decided on what the first one left.
  application := private.held_application(application);
  -- It is answered with the whole of it.
  perform private.note_application_view(application);
  return application;
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
  -- A column is called as its field is: job_type for jobType.
  return jsonb_populate_record(job, (
    select coalesce(jsonb_object_agg(lower(regexp_replace(key, '([A-Z])', '_\1', 'g')), value), '{}') from jsonb_each(clean)));
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
  perform private.fail(422, 'invalid_input', 'Select 1 to 200 applications') where cardinality(wanted) = 0 or cardinality(wanted) > 200;
  return wanted;
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
    -- Of the candidate's own it says with whom, of a colleague's whom.
    case when not of_candidate then private.applicant_name(a) end as candidate_name,
    private.names_of_interview(interview) as people,
    private.conversation_path(a.id, case when of_candidate then 'candidate' else 'company' end) as path
    from public.applications a join public.jobs j on j.id = a.job_id join public.companies c on c.id = a.company_id
    where a.id = interview.application_id
  ) shown);
end
$function$;

CREATE OR REPLACE FUNCTION private.can_assign_application (
  application public.applications,
  assignee uuid,
  me private.reach
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.can_move_application(application, me) and (
    private.can_at_company(application.company_id, 'assign_work')
    or coalesce(assignee = me.user_id, false)
    or assignee is null and exists (
      select from public.application_assignments a where a.application_id = application.id and a.assigned_to_user_id = me.user_id)
  )
$function$;

CREATE OR REPLACE FUNCTION private.can_at_company (
  of_company uuid,
  act private.staff_act
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (act = ANY (private.my_acts_at(of_company)));

CREATE OR REPLACE FUNCTION private.can_end_management (
  candidate public.candidates
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(private.can_at_company(candidate.managing_company_id, 'assign_work'), false)
$function$;

CREATE OR REPLACE FUNCTION private.can_invite (
  kind text,
  for_company uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (kind = ANY (ARRAY['employee'::text, 'candidate'::text])) THEN private.can_at_company(for_company, private.invite_act(kind)) ELSE (SELECT private.is_admin() AS is_admin) END;

CREATE OR REPLACE FUNCTION private.can_manage_invitation (
  invitation public.invitations
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((SELECT private.is_admin() AS is_admin) OR private.can_invite(private.invitation_kind(invitation), (invitation).company_id));

CREATE OR REPLACE FUNCTION private.can_remove_staff (
  member public.company_users
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_at_company((member).company_id, 'manage_staff'::private.staff_act) AND (NOT private.is_company_admin((member).role)));

CREATE OR REPLACE FUNCTION private.can_manage_colleague (
  member public.company_users
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_remove_staff(member) AND ((member).user_id <> auth.uid()));

CREATE OR REPLACE FUNCTION private.can_withdraw_proposal (
  proposal public.company_proposals
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.can_at_company(proposal.company_id, 'edit_registration')
    or proposal.changes - 'name' = '{}' and private.can_at_company(proposal.company_id, 'edit_profile')
$function$;

CREATE OR REPLACE FUNCTION private.can_write_company_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE bucket WHEN 'company-documents'::text THEN private.can_at_company(private.file_folder(bucket, path), 'edit_registration'::private.staff_act) WHEN 'company-logos'::text THEN private.can_at_company(private.file_folder(bucket, path), 'edit_profile'::private.staff_act) ELSE false END;

CREATE OR REPLACE FUNCTION private.can_store_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (((private.is_own_file(bucket, path) AND ((SELECT private.my_role() AS my_role) = 'candidate'::public.app_role)) OR private.can_write_company_file(bucket, path) OR private.can_write_message_file(bucket, path)) AND private.has_live_session() AND (private.quota_problem(private.file_folder(bucket, path), 1) IS NULL) AND (NOT private.is_file_in_use(bucket, path)));

CREATE OR REPLACE FUNCTION private.candidate_json (
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.applicant_json(profile) || to_jsonb(own) from (
    select profile.gender, profile.street, profile.unit, profile.zip_code, profile.is_managed_by_company, profile.managing_company_id,
      profile.shown_to_partners, profile.culture_values
  ) as own
$function$;

CREATE OR REPLACE FUNCTION private.candidate_mails_json (
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
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
    ))
$function$;

CREATE OR REPLACE FUNCTION private.change_outcomes (
  ids uuid[],
  seen jsonb,
  change private.application_change,
  me private.reach
)
  RETURNS TABLE (
    id uuid,
    candidate_name text,
    status public.application_status,
    refusal text
  )
  LANGUAGE sql
  STABLE
  ROWS 20
  SET search_path TO ''
  AS $function$
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
  order by asked.place
$function$;

CREATE OR REPLACE FUNCTION private.check_application_move()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.fail(409, 'account_deleted', 'The applicant deleted their account') where new.candidate_id is null;
  perform private.fail(409, 'status_not_allowed', 'This application cannot be moved there from where it stands now. Look at its status and choose again.')
  where not exists (
    select from private.application_transitions t where t.from_status = old.status and t.to_status = new.status
  ) and new.status is distinct from private.last_status(new.id);
  return new;
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
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('email', email), private.invitations_rules('email'))
    || private.field_errors(data, private.invitations_rules(kind)));
  if candidate is not null then
    perform private.refuse_field_errors(private.prefix_keys(private.candidate_data_errors(candidate), 'candidateData.'));
  end if;
  return private.clean_fields(data, private.invitations_rules(kind)) || case kind
    when 'employee' then '{"isEmployeeInvitation": true}'::jsonb
    when 'candidate' then jsonb_build_object('candidateData', private.clean_candidate_data(candidate))
    else '{}'
  end;
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
  -- One at a time of one account: its profile, which comes first in the order of locks, is not held by whoever writes.
  perform pg_advisory_xact_lock(hashtextextended('messages ' || of_user, 0));
  perform private.fail(429, 'too_many_messages', format(
    'You have sent %s messages in the last hour, which is the most we take. Please try again later.', private.hourly_messages()))
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

CREATE OR REPLACE FUNCTION private.clean_fields (
  data jsonb,
  rules private.rule[]
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(rule.key, CASE rule.kind WHEN 'boolean'::text THEN (clean_fields.data -> rule.key) WHEN 'whole'::text THEN to_jsonb((((clean_fields.data ->> rule.key))::numeric)::integer) WHEN 'texts'::text THEN to_jsonb(private.distinct_texts((clean_fields.data -> rule.key))) ELSE to_jsonb(NULLIF(private.trimmed((clean_fields.data ->> rule.key)), ''::text)) END), '{}'::jsonb) AS "coalesce" FROM unnest(clean_fields.rules) rule(key, kind, max, min, message, choices, max_items, too_much) WHERE (clean_fields.data ? rule.key));

CREATE OR REPLACE FUNCTION private.clear_company_log (
  of_company uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select set_config('private.forgets', 'on', true);
  update public.audit_log a set details = a.details - 'changes'
  where private.audit_about(a) @> array[of_company::text] and a.details ? 'changes';
  select set_config('private.forgets', 'off', true)
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
  delete from private.contact_messages m where lower(m.email) = lower(of.email)
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
  return (select to_jsonb(shown) from (select
    application.id, application.status, application.applied_at, application.applied_by_company_id, application.answer_by,
    application.answer_due, application.attempt, sent.profile as candidate, kept.match,
    (select c.name from public.companies c where c.id = application.applied_by_company_id) as applied_by_company_name,
    (select to_jsonb(job) from (select
      j.id, j.title, j.location, j.job_type, j.experience_level, j.deleted_at is not null as is_deleted,
      case when sees_all then (select a.assignee from private.job_assignees a where a.job_id = j.id) end as assignee,
      (select c.name from public.companies c where c.id = j.company_id) as company_name,
      jsonb_build_object('open', private.can_read_job(j, me)) as can
    ) job) as job,
    private.application_answers_json(application.id) as answers,
    private.application_events_json(application, case when may_move then application.company_id end, me) as events,
    case when sees_all then (
      select a.assignee from private.application_assignees a where a.application_id = application.id) end as assignee,
    case when sees_all and application.status = 'rejected' then (
      select jsonb_build_object('reason', r.reason, 'message', r.message)
      from private.last_rejection(application.id, only_settled => false) r
    ) end as rejection,
    case when may_move then (select count(*) from private.team_notes n where n.application_id = application.id) else 0 end as note_count,
    private.unread_count(application, me) as unread,
    jsonb_build_object(
      'assign', may_move and private.can_at_company(application.company_id, 'assign_work'),
      'note', may_move and application.candidate_id is not null,
      'talk', private.can_read_conversation(application, me)) as can,
    (
      select a.id from public.applications a
      where a.id = private.later_application(application) and (sees_all or private.can_review_application(a, me))
    ) as later_id,
    case when may_move and application.candidate_id is not null and private.reaches_people(application.company_id) then (
      select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
      from private.application_transitions t
      where t.from_status = application.status and t.made_by = 'company'
    ) else '[]' end as allowed_statuses,
    may_move and not private.reaches_people(application.company_id) as company_paused,
    there.previous_id, there.next_id, there.place as position, there.total
    from private.place_in_job(application, sees_all) there
    join private.sent_profiles sent on sent.application_id = application.id
    join private.application_matches kept on kept.application_id = application.id
    join public.jobs j on j.id = application.job_id
  ) shown);
end
$function$;

CREATE OR REPLACE FUNCTION private.company_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN ((to_jsonb(company) - 'user_id'::text) || jsonb_build_object('proposal', private.proposal_json((company).id)));

CREATE OR REPLACE FUNCTION private.company_template (
  of_company uuid,
  of_kind text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(
    (select t.body from private.company_mail_templates t where t.company_id = of_company and t.kind = of_kind), private.our_template(of_kind))
$function$;

CREATE OR REPLACE FUNCTION private.contact_message_json (
  message private.contact_messages
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_jsonb(shown) from (
    select message.id, message.name, message.email, private.audit_person(message.user_id, null) as account, message.topic, message.words,
      message.created_at, message.answered_at, private.audit_person(message.answered_by, null) as answered_by
  ) as shown
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
begin
  return (
    select jsonb_build_object(
      'mine', private.can_block(side) and private.is_blocked_between(application.candidate_id, application.company_id, side),
      'theirs', private.is_blocked_between(
        application.candidate_id, application.company_id, case side when 'candidate' then 'company' when 'company' then 'candidate' end),
      'can', private.can_block(side))
    from private.conversation_side(application, me) side
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.count_contact_messages()
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select count(*) from private.contact_messages m where m.answered_at is null
$function$;

CREATE OR REPLACE FUNCTION private.count_departed_reports()
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select count(*) from private.departed_reports r where r.is_upheld is null
$function$;

CREATE OR REPLACE FUNCTION private.count_reported_jobs()
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select count(*) from private.reported_jobs r where r.waiting_since is not null
$function$;

CREATE OR REPLACE FUNCTION private.count_reported_messages()
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select count(*) from private.message_reports r where r.decision is null and private.is_first_report(r) $function$;

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
  return private.discarded_json(of_folder);
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_message_files (
  of_applications uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(file), '[]')
    from unnest(of_applications) as folder cross join lateral jsonb_array_elements(private.discard_folder(folder)) as file);
end
$function$;

CREATE OR REPLACE FUNCTION private.discard_ownerless_files (
  at_most integer
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  with discarded as (
    insert into private.discarded_files (bucket_id, name)
    select o.bucket_id, o.name from storage.objects o
    where o.created_at < now() - interval '1 hour'
      and not exists (select from auth.users u where u.id::text = split_part(o.name, '/', 1))
      and not exists (select from public.companies c where c.id::text = split_part(o.name, '/', 1))
      and not exists (select from public.applications a where a.id = private.file_folder(o.bucket_id, o.name) and a.candidate_id is not null)
    limit at_most
    on conflict (bucket_id, name) do nothing
    returning name)
  select count(*)::integer from discarded
$function$;

CREATE OR REPLACE FUNCTION private.discarded_json (
  of_folder uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name)), '[]')
  from private.discarded_files d where split_part(d.name, '/', 1) = of_folder::text
$function$;

CREATE OR REPLACE FUNCTION private.end_interviews (
  application public.applications,
  why text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.tell_proposal(private.end_times(held.proposal, 'ended'), 'ended', why)
  from (
    select p as proposal from private.interview_proposals p where p.application_id = application.id and p.state = 'open' for update
  ) held;
  select private.cancel_to_come(held.interview, why, null)
  from (
    select i as interview from private.interviews i
    where i.application_id = application.id and private.is_to_come(i) order by i.starts_at for update
  ) held
$function$;

CREATE OR REPLACE FUNCTION private.end_offers (
  application public.applications,
  why text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.end_offer(held.offer, application, 'ended', why)
  from (select o as offer from private.offers o where o.application_id = application.id and o.state = 'open' for update) held
$function$;

CREATE OR REPLACE FUNCTION private.end_open_things (
  application public.applications,
  why text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.end_interviews(application, why);
  select private.end_offers(application, why);
$function$;

CREATE OR REPLACE FUNCTION private.end_open_things_of_job (
  of_job uuid,
  why text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.end_open_things(held.application, why)
  from (
    select a as application from public.applications a
    where a.job_id = of_job and a.status = any (private.open_stages()) order by a.id for update
  ) held
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
    where p.state = 'open' and not private.is_pickable(p)
    order by a.id
    limit 500
    -- Times that are answered at this moment are looked at again in a minute.
    for no key update of a skip locked
  loop
    select * into proposal from private.interview_proposals p where p.id = due.id and p.state = 'open' for update;
    perform private.tell_proposal(private.end_times(proposal, 'ended'), 'passed') where proposal.id is not null;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_times_to_move (
  interview private.interviews
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.end_times(p, 'ended')
  from private.interview_proposals p where p.interview_id = interview.id and p.state = 'open'
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
    perform private.show_unread(application, told.user_id, told.side, told.company_id) where is_mailed;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.fail (
  status integer,
  code text,
  message text,
  extra jsonb DEFAULT NULL::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  raise exception using errcode = 'PT' || status, message = message, hint = code, detail = coalesce(extra, '{}'::jsonb)::text;
end
$function$;

CREATE OR REPLACE FUNCTION private.field_errors (
  data jsonb,
  rules private.rule[],
  is_whole boolean DEFAULT true
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := '{}';
  rule private.rule;
  problem text;
begin
  if data is null or jsonb_typeof(data) <> 'object' then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  foreach rule in array rules loop
    if data ? rule.key or (is_whole and rule.min > 0) then
      problem := private.field_problem(data -> rule.key, rule);
      if problem is not null then
        errors := errors || jsonb_build_object(rule.key, problem);
      end if;
    end if;
  end loop;
  return errors;
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
  -- What people do not type is taken as it is.
  given text := case when rule.kind in ('choice', 'day', 'id') then value #>> '{}' else private.trimmed(value #>> '{}') end;
begin
  if rule.kind = 'boolean' then
    return case when jsonb_typeof(value) = 'boolean' then null else coalesce(rule.message, 'Choose yes or no') end;
  elsif value is null or jsonb_typeof(value) = 'null' or given = '' and rule.kind <> 'whole' then
    return case when rule.min > 0 then rule.message end;
  elsif rule.kind = 'whole' then
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

CREATE OR REPLACE FUNCTION private.files_to_judge (
  message private.application_messages
)
  RETURNS TABLE (
    path text,
    name text,
    size integer
  )
  LANGUAGE sql
  STABLE
  ROWS 2
  SET search_path TO ''
  AS $function$
  select f.path, f.name, f.size from private.message_files f where f.message_id = message.id
  union all
  select o.document, o.document_name, o.document_size from private.offers o where o.id = message.offer_id and o.document is not null
$function$;

CREATE OR REPLACE FUNCTION private.follow_all_skills()
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update public.candidates set skills = skills where skill_keys is distinct from private.skill_keys(skills);
  select private.refresh_published_jobs(array(select job_id from public.published_jobs order by job_id));
  select private.recount_applications(array(select application_id from private.application_matches))
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
      where due.type = 'candidate' and due.status <> 'accepted' and due.candidate_data <> '{}'
        and coalesce(due.ended_at, private.invitation_end(due)) < private.kept_since('endedInvitation')
      limit at_most for update skip locked)
    returning i.id)
  select count(*)::integer from forgotten
$function$;

CREATE OR REPLACE FUNCTION private.forget_sign_ins (
  at_most integer
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  with forgotten as (
    delete from auth.audit_log_entries e
    where e.id in (select due.id from auth.audit_log_entries due where due.created_at < private.kept_since('audit') limit at_most)
    returning e.id)
  select count(*)::integer from forgotten
$function$;

CREATE OR REPLACE FUNCTION private.found_application (
  application public.applications
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.fail(404, 'application_not_found', 'Application not found') where application.id is null;
  return application;
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
      -- Of two moves at the same moment the later one may have begun first.
      and later.created_at > e.created_at - interval '1 minute' and later.created_at < e.created_at + private.answer_stands_after())
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

CREATE OR REPLACE FUNCTION private.hand_over_interviews (
  leaving public.company_users,
  successor uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.interview_people (proposal_id, user_id)
  select p.id, successor
  from private.interview_people each
  join private.interview_proposals p on p.id = each.proposal_id
  join public.applications a on a.id = p.application_id and a.company_id = leaving.company_id
  where each.user_id = leaving.user_id and private.looks_after_applications(successor, a)
    and (p.state = 'open' or exists (
      select from private.interviews i where i.id = p.interview_id and i.state = 'confirmed' and i.starts_at > now()))
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION private.hold_interviews_of (
  people uuid[],
  at_company uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select from public.applications a
  where a.company_id = at_company and a.id in (
    select p.application_id
    from private.interview_people each
    join private.interview_proposals p on p.id = each.proposal_id
    where each.user_id = any (people) and (
      p.state = 'open' or exists (select from private.interviews i where i.id = p.interview_id and private.is_to_come(i))))
  order by a.id for update
$function$;

CREATE OR REPLACE FUNCTION private.hold_message_notices_of (
  of_user uuid,
  at_company uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select from private.message_notices n join public.applications a on a.id = n.application_id
  where n.user_id = of_user and at_company in (a.company_id, a.applied_by_company_id)
  order by n.application_id for update of n
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

CREATE OR REPLACE FUNCTION private.interview_colleagues (
  application public.applications
)
  RETURNS TABLE (
    user_id uuid,
    first_name text,
    last_name text
  )
  LANGUAGE sql
  STABLE
  ROWS 20
  SET search_path TO ''
  AS $function$ select * from private.note_readers(private.note_subject(application.id, null)) $function$;

CREATE OR REPLACE FUNCTION private.interview_count (
  of_candidate uuid
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select count(distinct e.application_id)
  from public.application_events e
  where e.candidate_id = of_candidate and e.to_status = 'interview' and private.is_settled(e)
$function$;

CREATE OR REPLACE FUNCTION private.interview_json (
  interview private.interviews,
  application public.applications,
  me private.reach
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select to_jsonb(shown) from (select
    interview.id, interview.starts_at, interview.minutes, interview.place_kind, interview.place, interview.time_zone, interview.state,
    interview.sequence, interview.reason, interview.changed_by, interview.changed_at, interview.move_asked,
    private.interview_people_json(private.interview_proposal_of(interview), application.company_id) as people,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'what', c.what, 'starts_at', c.starts_at, 'reason', c.reason, 'changed_by', c.changed_by, 'changed_at', c.changed_at) order by c.id), '[]')
      from private.interview_changes c where c.interview_id = interview.id) as changes,
    jsonb_build_object(
      'move', is_to_come and private.can_propose_times(application, me),
      'ask_move', is_to_come and private.can_answer_times(application, me),
      'cancel', is_to_come and private.can_cancel_interviews(application, me)) as can
    from private.is_to_come(interview) is_to_come
  ) shown);
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_key (
  p_after jsonb,
  is_past boolean,
  OUT at timestamp with time zone,
  OUT id uuid
)
  RETURNS record
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case when is_first then '-infinity' else k.at end, case when is_first then '00000000-0000-0000-0000-000000000000' else k.id end
  from private.page_key(p_after, 'startsAt') k, coalesce(nullif(p_after, 'null') is null and not is_past, false) is_first
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
      -- Whoever chose the time has said that they come.
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
  perform private.refuse_field_errors(jsonb_build_object('people', 'Choose who takes part, of those who read this application'))
  where people is null or cardinality(people) < (select count(distinct p) from jsonb_array_elements_text(given) as p);
  return people;
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
  return (select to_jsonb(shown) from (select
    interview.id as interview_id, interview.starts_at, interview.minutes,
    interview.state = 'cancelled' as is_cancelled,
    to_jsonb(private.criteria_of_interview(interview)) as criteria,
    (
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
    ) as people,
    case when is_open then private.scorecard_summary(interview.id) end as summary,
    case when is_open then (
      select coalesce(jsonb_agg(card order by card.sent_at, card.id), '[]')
      from (
        select s.id, s.author_name, coalesce(s.author_id = auth.uid(), false) as is_mine, s.sent_at, s.marks, s.words
        from private.scorecards s where s.interview_id = interview.id
      ) card
    ) end as cards,
    jsonb_build_object(
      'write', private.scorecard_problem(interview) is null,
      'change_criteria', job.deleted_at is null and private.can_change_criteria(job.company_id)
        and not exists (select from private.scorecards s where s.interview_id = interview.id and s.marks <> '[]')) as can
  ) shown);
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
        private.invited_company_name(invitation) as company_name, data ->> 'message' as message, invitation.role, invitation.management_terms,
        private.invitation_end(invitation) as expires_at, private.invitation_stopped_in_words(invitation.company_id) as stopped
    ) as shown);end
$function$;

CREATE OR REPLACE FUNCTION private.invitation_rate_passed (
  last_minute bigint,
  last_day bigint,
  to_invitee bigint
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN (last_day >= 200) THEN 'day'::text WHEN (last_minute >= 20) THEN 'minute'::text WHEN (to_invitee >= 5) THEN 'address'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.invitation_state (
  invitation public.invitations
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case
    when invitation.status <> 'pending' then invitation.status::text
    when private.is_open(invitation) then 'waiting'
    else 'expired'
  end
$function$;

CREATE OR REPLACE FUNCTION private.invitation_stopped_in_words (
  of_company uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case
    when not private.reaches_people(c.id) then format('%s is paused. You can accept this invitation once it is active again.', c.name)
    when private.is_lapsed(c.id) then format('%s has no active plan right now. You can accept this invitation once it has one.', c.name)
  end
  from public.companies c where c.id = of_company
$function$;

CREATE OR REPLACE FUNCTION private.is_first_report (
  report private.message_reports
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select not exists (
    select from private.message_reports o
    where o.message_id = report.message_id and o.decided_at is not distinct from report.decided_at
      and (o.created_at, o.id) < (report.created_at, report.id))
$function$;

CREATE OR REPLACE FUNCTION private.is_reported_file (
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from private.message_reports r
    join private.application_messages m on m.id = r.message_id
    cross join private.files_to_judge(m) f
    where r.decision is null and f.path = is_reported_file.path)
$function$;

CREATE OR REPLACE FUNCTION private.is_shown_to (
  candidate public.candidates,
  partner uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select candidate.shown_to_partners and not private.is_kept_from(candidate.id, partner)
$function$;

CREATE OR REPLACE FUNCTION private.is_silenced (
  application public.applications
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.conversation_side(application) = 'company' and not private.reaches_people(application.company_id) $function$;

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
  -- What the job would have, with what is left out as it is.
  salaries jsonb := jsonb_build_object('salaryMin', stored.salary_min, 'salaryMax', stored.salary_max) || data;
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
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.job_question_errors (
  questions jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  rules constant private.rule[] := private.jobs_rules('question');
  errors jsonb := '{}';
  found jsonb;
  entry jsonb;
  place integer;
begin
  if questions is null or jsonb_typeof(questions) = 'null' then
    return errors;
  elsif jsonb_typeof(questions) <> 'array' then
    return '{"questions": "Use a list here"}';
  elsif jsonb_array_length(questions) > 30 then
    return '{"questions": "Use at most 30 questions"}';
  end if;
  for entry, place in select item, ordinality - 1 from jsonb_array_elements(questions) with ordinality as given (item, ordinality) loop
    if jsonb_typeof(entry) <> 'object' then
      errors := errors || jsonb_build_object('questions.' || place, 'Write the question');
      continue;
    end if;
    found := private.field_errors(entry, rules);
    if not found ? 'options' and entry ->> 'questionType' in ('MULTIPLE_CHOICE', 'CHECKBOX')
      and cardinality(private.distinct_texts(entry -> 'options')) = 0 then
      found := found || '{"options": "Add at least one option"}';
    end if;
    errors := errors || private.prefix_keys(found, 'questions.' || place || '.');
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.job_questions_json (
  of_job uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(listed.*), '[]'::jsonb)
  AS "coalesce"
    FROM ( SELECT job_questions.id,
             job_questions.question,
             job_questions.question_type,
             job_questions.is_required,
             job_questions.options
            FROM public.job_questions
           WHERE ((job_questions.job_id = job_questions_json.of_job) AND (job_questions.removed_at IS NULL))
           ORDER BY job_questions."position", job_questions.id) listed;
END;

CREATE OR REPLACE FUNCTION private.job_rights (
  mine private.staff_act[]
)
  RETURNS private.job_rights
  LANGUAGE sql
  IMMUTABLE
RETURN ROW(('post_jobs'::private.staff_act = ANY (mine)), ('delete_jobs'::private.staff_act = ANY (mine)), ('assign_work'::private.staff_act = ANY (mine)))::private.job_rights;

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
    status, answer_by, answer_due, reached, answered_on, level_fit, place_fit, withdrawn_on)
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
    (facts, job_ids, orders, bound_order, bound_posted_at, bound_id, since, server, used_on)
    = (excluded.facts, excluded.job_ids, excluded.orders, excluded.bound_order, excluded.bound_posted_at, excluded.bound_id, excluded.since,
     excluded.server, excluded.used_on);
  delete from private.kept_matches
  where candidate_id in (
    select candidate_id from private.kept_matches where used_on < current_date - 7 limit 100 for update skip locked
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.keyed_digest (
  value text
)
  RETURNS bytea
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select sha256((select k.key from private.digest_key k) || convert_to(value, 'UTF8'))
$function$;

CREATE OR REPLACE FUNCTION private.known_status (
  given text
)
  RETURNS public.application_status
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when plain = 'accepted' then 'hired'
    when plain = any (enum_range(null::public.application_status)::text[]) then plain
  end::public.application_status
  from lower(private.trimmed(given)) plain
$function$;

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
    -- As the database writes it: names are found in any case of letters.
    (select z.name from pg_catalog.pg_timezone_names z
     where lower(z.name) = lower(zone) and z.name ~ '^(UTC$|[A-Z][A-Za-z]+/)' order by z.name = zone desc limit 1))
$function$;

CREATE OR REPLACE FUNCTION private.knows_status (
  application public.applications
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select e.by_candidate or e.to_status = 'withdrawn' or e.to_status = 'offered' and exists (
    select from private.offers o where o.application_id = e.application_id and o.created_at >= e.created_at)
  from public.application_events e where e.application_id = application.id order by e.id desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.last_application (
  of_candidate uuid,
  of_job uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select a from public.applications a where a.candidate_id = of_candidate and a.job_id = of_job order by a.attempt desc limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.last_company_entry (
  of_company uuid,
  actions text[],
  since timestamp with time zone DEFAULT '-infinity'::timestamp with time zone
)
  RETURNS public.audit_log
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select a from public.audit_log a
  where a.subject_type = 'company' and a.subject_id = of_company and a.action = any (actions) and a.created_at >= since
  order by a.id desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.last_rejection (
  of_application uuid,
  only_settled boolean
)
  RETURNS SETOF private.application_rejections
  LANGUAGE sql
  STABLE
  ROWS 1
  SET search_path TO ''
  AS $function$
  select r.*
  from private.application_rejections r
  join public.application_events e on e.id = r.event_id
  where r.application_id = of_application and (not only_settled or private.is_settled(e))
  order by r.event_id desc
  limit 1
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
    where a.candidate_id = application.candidate_id and a.job_id = application.job_id and a.attempt = application.attempt + 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_conversations (
  of private.traces
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.tell_interviewers_left(of);
  -- With the messages go their files' names and reports, with interviews and proposals who took part and what they found.
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

CREATE OR REPLACE FUNCTION private.leave_interviews_at (
  of_user uuid,
  at_company uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.hold_interviews_of(array[of_user], at_company);
  delete from private.interview_people each
  using private.interview_proposals p, public.applications a
  where each.user_id = of_user and p.id = each.proposal_id and a.id = p.application_id and a.company_id = at_company
    -- Who took part in one that was held did.
    and not exists (select from private.interviews i where i.id = p.interview_id and i.starts_at <= now());
  select private.settle_calendars(of_user, at_company);
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
    -- As whoever writes or reports there.
    perform private.held_application(application);
    select * into message from private.application_messages m where m.id = of_message for update;
  end if;
  perform private.fail(404, 'report_not_found', 'Nobody has reported this message, or it was deleted') where message.id is null;
  return message;
end
$function$;

CREATE OR REPLACE FUNCTION private.looks_after_applications (
  of_user uuid,
  application public.applications
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from public.company_users u
    where u.user_id = of_user and u.company_id = application.company_id
      and u.role = any (private.invitable_staff_roles() || private.staff_roles_for('handle_applications'))
      and (
        u.role = any (private.staff_roles_for('handle_applications'))
        or exists (select from public.job_assignments j where j.job_id = application.job_id and j.assigned_to_user_id = of_user)
      )
  )
$function$;

CREATE OR REPLACE FUNCTION private.mail_staff (
  of_user uuid,
  kind text,
  title text,
  message text,
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
  token text;
  mail jsonb;
  address text;
begin
  if setting.by_mail = 'off' then
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
  perform private.enqueue_email(
    coalesce(template, 'staff_notice'), address,
    mail || case when template is null then jsonb_build_object('kind', kind, 'title', title, 'message', message) else '{}' end,
    held => data ? 'change_id');
end
$function$;

CREATE OR REPLACE FUNCTION private.managed_candidate_item (
  c public.candidates,
  me private.reach
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_jsonb(item) from (
    select c.id, c.first_name, c.last_name, c.title, c.email, c.phone, c.skills, c.city, c.state, c.country,
      (
        select count(*) from public.applications a
        where a.candidate_id = c.id and c.managing_company_id in (a.company_id, a.applied_by_company_id)
          and (private.can_review_application(a, me) or me.is_admin)
      ) as applications,
      (select a.assignee from private.candidate_assignees a where a.candidate_id = c.id and a.company_id = c.managing_company_id) as assignee
  ) as item
$function$;

CREATE OR REPLACE FUNCTION private.membership_json (
  membership public.company_users
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select to_jsonb(shown) from (
    select membership.id, membership.company_id, membership.role, membership.first_name, membership.last_name, membership.email, membership.phone
  ) as shown
$function$;

CREATE OR REPLACE FUNCTION private.message_json (
  message private.application_messages,
  side text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select to_jsonb(shown) from (select
    message.id, message.seq, message.author_side, message.author_name, message.company_name, message.body, message.proposal_id,
    message.offer_id, message.created_at, message.withdrawn_at, message.removed_at, is_mine,
    (
      select coalesce(jsonb_agg(jsonb_build_object('path', f.path, 'name', f.name, 'size', f.size) order by f.name, f.path), '[]')
      from private.message_files f where f.message_id = message.id and message.withdrawn_at is null
    ) as files,
    private.side_has_reported(message, side) as is_reported,
    private.own_report_json(message, side) as own_report,
    jsonb_build_object(
      'withdraw', is_mine and private.withdrawing_problem(message) is null,
      'report', private.can_report_message(message, side)) as can
    from coalesce(message.author_id = auth.uid(), false) is_mine
  ) shown);
end
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
      case when private.quota_problem(a.id, 1) is not null then 'You have stored as many files here as you can. Send your message without one.' end)
    from public.applications a where a.id = of_application and private.can_read_conversation(a)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.missing_of_registration (
  company public.companies
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select array(
    select field
    from jsonb_object_keys(private.registration_errors((
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(company))
      -- What sign-up wrote is no answer.
      where (key, value) not in (('name', '"New Company"'), ('industry', '"Technology"'), ('location', '"United States"'))
    ))) as field
    order by array_position('{name, industry, location}', field), field
  )
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
    jsonb_build_object(
      'withdraw', private.can_withdraw_application(application),
      'apply_again', private.can_apply_again(application) and private.is_visible_job(j.id)
        and private.later_application(application) is null) as can,
    private.later_application(application) as later_id,
    case when c.is_approved then private.employer_json(c) end as employer,
    private.sent_documents_json(application.id) as documents
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
$function$;

CREATE OR REPLACE FUNCTION private.my_companies()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(private.company_card(c) || jsonb_build_object('role', u.role, 'state', private.company_state(c))
    order by u.created_at, u.id), '[]')
  from private.my_memberships() u join public.companies c on c.id = u.company_id
$function$;

CREATE OR REPLACE FUNCTION private.my_job_rights (
  of_company uuid
)
  RETURNS private.job_rights
  LANGUAGE sql
  STABLE
RETURN private.job_rights(private.my_acts_at(of_company));

CREATE OR REPLACE FUNCTION private.can_change_criteria (
  of_company uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.my_job_rights(of_company)).may_edit;

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

CREATE OR REPLACE FUNCTION private.my_messages_export (
  of_user uuid,
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(to_jsonb(m) - '{seq,author_id,author_name,company_id}'::text[] || jsonb_build_object(
    'job', j.title, 'by_me', coalesce(m.author_id = of_user, false),
    'files', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'message_id' order by f.path), '[]') from private.message_files f where f.message_id = m.id)
  ) order by m.seq), '[]')
  from private.application_messages m
  join public.applications a on a.id = m.application_id
  join public.jobs j on j.id = a.job_id
  where a.candidate_id = of_candidate and private.is_message_shown(m, 'candidate') or m.author_id = of_user
$function$;

CREATE OR REPLACE FUNCTION private.my_offers_export (
  of_user uuid,
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(to_jsonb(o) - '{made_by,made_by_name}'::text[]
    - case when a.candidate_id = of_candidate then '{}' else '{reason,words}' end::text[] || jsonb_build_object('job', j.title, 'company', c.name)
    order by o.created_at, o.id), '[]')
  from private.offers o
  join public.applications a on a.id = o.application_id
  join public.jobs j on j.id = a.job_id
  join public.companies c on c.id = a.company_id
  where a.candidate_id = of_candidate and private.is_offer_shown(o) or o.made_by = of_user
$function$;

CREATE OR REPLACE FUNCTION private.names_of_interview (
  interview private.interviews
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select array(
      select said.name
      from (
        select private.person_name(p.user_id, a.company_id) as name
        from public.applications a cross join private.people_of_interview(interview) p where a.id = interview.application_id
      ) as said
      where said.name is not null order by private.search_text(said.name), said.name)
  );
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
begin
  return query
    select u.user_id, u.first_name, u.last_name
    from public.company_users u cross join private.can_at_company(subject.company_id, 'read_company') sees_team
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
  perform private.fail(422, 'invalid_input', 'Name an application or a candidate')
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

CREATE OR REPLACE FUNCTION private.offer_end_in_words (
  offer private.offers
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_char(
    offer.answer_by, 'Dy, Mon FMDD' || case when extract(year from offer.answer_by) <> extract(year from now()) then ', YYYY' else '' end)
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
      'This offer could be answered until ' || private.offer_end_in_words(offer)
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
    'starts_on', case when not errors ? 'starts_on' and private.is_day_over((p_offer ->> 'starts_on')::date) then 'It starts today or later' end,
    'answer_by', case
      when errors ? 'answer_by' then null
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

CREATE OR REPLACE FUNCTION private.offer_json (
  offer private.offers,
  application public.applications,
  me private.reach
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select to_jsonb(shown) from (select
    offer.id, offer.made_by_name, offer.created_at, offer.salary, offer.salary_period, offer.starts_on, offer.answer_by,
    offer.place, offer.hours, offer.leave, offer.trial,
    case when offer.document is not null then jsonb_build_object(
      'path', offer.document, 'name', offer.document_name, 'size', offer.document_size) end as document,
    offer.state,
    private.is_offer_shown(offer) as is_shown,
    offer.answered_at, offer.reason, offer.words,
    jsonb_build_object(
      'answer', private.can_answer_offer(offer, application, me),
      'withdraw', private.can_withdraw_offer(offer, application, me)) as can
  ) shown);
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_news (
  offer private.offers,
  application public.applications,
  of_company text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case offer.state
    when 'accepted' then name || ' accepted the offer' || of_company
    when 'declined' then name || ' declined the offer' || of_company
    when 'expired' then 'The offer' || of_company || ' to ' || name || ' has expired'
    else 'The offer' || of_company || ' to ' || name || ' has ended'
  end
  from private.applicant_name(application) name
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
  perform private.fail(403, 'not_allowed', 'Only the candidate can answer an offer')
  where private.conversation_side(application) is distinct from 'candidate';
  perform private.fail(409, 'offer_over', private.offer_ended_in_words(offer))
  where offer.state <> answer and private.offer_ended_in_words(offer) is not null;
  perform private.refuse_paused(application.company_id) where offer.state = 'open';
  if offer.state = 'open' and (application.status <> 'offered' or not private.can_answer_offer(offer, application)) then
    -- Where to, they learn once that can no longer be undone.
    perform private.fail(409, 'offer_over', 'This offer cannot be answered at this moment. Look again in a minute');
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
    -- The application is held: nobody else changes what it has of offers.
    select o.* into offer from private.offers o where o.id = p_offer_id
      and (private.is_offer_shown(o) or private.conversation_side(application, me) = 'company') for update;
  end if;
  perform private.fail(404, 'offer_not_found', 'Offer not found') where offer.id is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_until (
  application public.applications
)
  RETURNS date
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select o.answer_by from private.offers o where o.application_id = application.id and private.can_answer_offer(o, application)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.open_offer_count (
  of_company uuid,
  mine private.staff_act[]
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select count(*)
  from private.waiting_offers w
  where w.company_id = of_company and ('handle_applications' = any (mine) or w.job_id in (select private.my_assigned_job_ids()))
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
    -- Of a removed one they are kept for as long as that can be undone.
    where f.path = p_path and m.withdrawn_at is null
    union all
    select o.application_id, o.made_by, o.document_name, private.is_offer_shown(o), me.is_admin and private.is_reported_file(o.document)
    from private.offers o where o.document = p_path and o.state <> 'withdrawn'
  ) found
  join public.applications a on a.id = found.application_id
  where private.can_read_conversation(a, me) and (found.is_shown or private.conversation_side(a, me) = 'company') or found.is_reported
  limit 1
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

CREATE OR REPLACE FUNCTION private.own_report_json (
  message private.application_messages,
  side text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object('reason', r.reason, 'words', coalesce(r.words, ''))
    from private.message_reports r
    where r.message_id = message.id and r.reporter_side = side and r.reporter_id = auth.uid() and r.decision is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.owner_addresses (
  of_company uuid
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select array(
    select lower(p.email) from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = of_company and u.role = 'company_admin')
$function$;

CREATE OR REPLACE FUNCTION private.page_key (
  after jsonb,
  time_key text,
  OUT at timestamp with time zone,
  OUT id uuid
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if after is null or jsonb_typeof(after) = 'null' then
    at := 'infinity';
    id := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  elsif coalesce(pg_input_is_valid(after ->> time_key, 'timestamptz') and pg_input_is_valid(after ->> 'id', 'uuid'), false) then
    at := after ->> time_key;
    id := after ->> 'id';
  else
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.paused_in_words (
  of_company uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case when not private.reaches_people(of_company) then (
    select format('%s is paused. Messages, interviews and offers continue once it is active again', c.name)
    from public.companies c where c.id = of_company) end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_problem (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((application).candidate_id IS NULL) THEN 'The applicant deleted their account'::text WHEN (NOT private.reaches_people((application).company_id)) THEN private.paused_in_words((application).company_id) WHEN private.is_blocked(application) THEN 'This conversation is blocked'::text WHEN (private.conversation_ends(application) <= now()) THEN 'The application was closed 30 days ago, and its conversation with it'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.can_answer_times (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (COALESCE(((application).candidate_id = (me).candidate_id), false) AND (private.settled_status(application) = ANY (private.open_stages())) AND (private.conversation_problem(application) IS NULL));

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

CREATE OR REPLACE FUNCTION private.pending_company_count()
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.kept_count(private.platform(), 'waiting'::text);

CREATE OR REPLACE FUNCTION private.people_called (
  words text
)
  RETURNS uuid[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select array(
    (select p.id from public.profiles p where lower(p.email) ^@ lower(private.trimmed(words)) limit 100)
    union
    (select id from private.people_named(private.words_asked(words), 100) as id)
  )
$function$;

CREATE OR REPLACE FUNCTION private.people_to_tell (
  application public.applications,
  of_proposal uuid
)
  RETURNS TABLE (
    user_id uuid,
    company_id uuid
  )
  LANGUAGE sql
  STABLE
  ROWS 5
  SET search_path TO ''
  AS $function$
  select told.user_id, told.company_id
  from (
    select t.user_id, application.company_id from private.people_behind_application(application) t
    union
    select t.user_id, application.company_id from private.people_of_proposal(of_proposal) t
    union
    select t.user_id, t.company_id from private.told_of_message(application, 'company') t where t.side = 'manager'
  ) as told
  where told.user_id is distinct from auth.uid()
$function$;

CREATE OR REPLACE FUNCTION private.place_key (
  after jsonb,
  OUT place bigint,
  OUT id uuid
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if after is null or jsonb_typeof(after) = 'null' then
    place := '-9223372036854775808';
    id := '00000000-0000-0000-0000-000000000000';
  elsif coalesce(pg_input_is_valid(after ->> 'place', 'bigint') and pg_input_is_valid(after ->> 'id', 'uuid'), false) then
    place := after ->> 'place';
    id := after ->> 'id';
  else
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
end
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
      -- Remote is one of the types, too.
      'types', nullif(to_jsonb(
        p.types || case when p.is_remote and p.types <> '{}' then '{REMOTE}' else '{}' end::public.job_type[]), '[]'),
      'levels', nullif(to_jsonb(p.levels), '[]'),
      'salary', p.salary_from))
    from private.candidate_preferences p where p.user_id = of_user
  ), '{}')
$function$;

CREATE OR REPLACE FUNCTION private.profile_view_count (
  of_candidate uuid
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select count(distinct (v.company_id, v.day)) from private.profile_views v
  where v.candidate_id = of_candidate and v.company_id is not null and v.viewed_at > now() - private.viewed_lately()
$function$;

CREATE OR REPLACE FUNCTION private.propose (
  company public.companies,
  sent jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  waiting public.company_proposals;
  wanted jsonb;
begin
  select * into waiting from public.company_proposals where company_id = company.id;
  wanted := private.reviewed_changes(company, private.wanted_company(company, coalesce(waiting.changes, '{}') || sent));
  if wanted = '{}' then
    perform private.end_proposal(waiting, 'company.changes_withdrawn');
  elsif wanted is distinct from waiting.changes or waiting.rejected_at is not null then
    insert into public.company_proposals (company_id, changes, proposed_by) values (company.id, wanted, auth.uid())
    on conflict (company_id) do update set
      changes = excluded.changes, proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at,
      rejected_at = null, rejection_reason = null;
    perform private.audit('company.changes_proposed', 'company', company.id, company.id,
      jsonb_build_object('changes', private.change_details(company, wanted)));
  end if;
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
  select id, name, logo_url, is_approved, industry, culture_values from changed
  on conflict (company_id) do update set (name, logo_url, is_approved, industry, culture_values)
    = (excluded.name, excluded.logo_url, excluded.is_approved, excluded.industry, excluded.culture_values)
  where (published.name, published.logo_url, published.is_approved, published.industry, published.culture_values)
    is distinct from (excluded.name, excluded.logo_url, excluded.is_approved, excluded.industry, excluded.culture_values);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.queue_facts (
  of_queue text,
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case of_queue
    when 'approved' then jsonb_build_object('plan', private.subscription_json(of_company))
    when 'rejected' then jsonb_build_object(
      'rejected_by', private.person_name((private.last_company_entry(of_company, '{company.rejected,company.approval_revoked}')).actor_id))
    when 'unfinished' then jsonb_build_object(
      'account', private.account_of_company(of_company),
      'missing', (select private.missing_of_registration(c) from public.companies c where c.id = of_company),
      'reminded_at', private.reminded_at(of_company),
      'can', jsonb_build_object('remind', private.may_be_reminded(of_company)))
    else '{}'
  end
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
  select array(
    select distinct e.to_status from public.application_events e
    where e.application_id = of_application and (not only_settled or private.is_settled(e)) order by e.to_status)
$function$;

CREATE OR REPLACE FUNCTION private.read_answers (
  of_job uuid,
  p_answers jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  entry jsonb;
  given jsonb := '{}';
begin
  if p_answers is null or jsonb_typeof(p_answers) = 'null' then
    return given;
  elsif jsonb_typeof(p_answers) <> 'array' or jsonb_array_length(p_answers) > 100 then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  for entry in select * from jsonb_array_elements(p_answers) loop
    perform private.fail(422, 'invalid_input', 'Please check the form and try again')
    where jsonb_typeof(entry) <> 'object' or not coalesce(pg_input_is_valid(entry ->> 'question_id', 'uuid'), false);
    perform private.refuse_field_errors(jsonb_build_object(entry ->> 'question_id', 'Use text here'))
    where jsonb_typeof(entry -> 'answer') is distinct from 'string';
    perform private.refuse_field_errors(jsonb_build_object(entry ->> 'question_id', 'This question does not belong to this job'))
    where not exists (select from public.job_questions q where q.id = (entry ->> 'question_id')::uuid and q.job_id = of_job);
    given := given || jsonb_build_object((entry ->> 'question_id')::uuid::text, entry ->> 'answer');
  end loop;
  return given;
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
    perform private.refuse_field_errors(private.field_errors(p_change, private.applications_rules('rejection')));
    change.reason := p_change ->> 'reason';
    change.message := nullif(private.trimmed(p_change ->> 'message'), '');
  elsif change.wanted is null and p_change ->> 'assignee' is not null then
    perform private.refuse_field_errors('{"assignee": "Choose a manager or recruiter of your company"}')
    where not pg_input_is_valid(p_change ->> 'assignee', 'uuid');
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
  rules private.rule[];
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
  wanted.offer := asked ->> 'offer';
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
  perform private.refuse_field_errors('{"sort": "Choose an order"}')
  where p_sort is not null and p_sort not in ('best', 'newest', 'answer');
  return coalesce(p_sort, 'best');
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
  perform private.refuse_field_errors('{"status": "Choose a status"}')
  where p_status is not null and private.known_status(p_status) is null;
  return private.known_status(p_status);
end
$function$;

CREATE OR REPLACE FUNCTION private.readable_job (
  p_job_id uuid
)
  RETURNS public.jobs
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  job public.jobs;
begin
  perform private.require_caller();
  select * into job from public.jobs j where j.id = p_job_id and j.deleted_at is null and private.can_read_job(j);
  if job.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return job;
end
$function$;

CREATE OR REPLACE FUNCTION private.recount_applications (
  of_applications uuid[]
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select from public.jobs where id in (select job_id from public.applications where id = any (of_applications)) order by id for share;
  select from private.application_matches where application_id = any (of_applications) order by application_id for no key update;
  update private.application_matches kept
  set match_order = counted.match_order, match = counted.match, skill_keys = counted.skill_keys
  from private.counted_application_matches counted
  where counted.application_id = any (of_applications) and kept.application_id = counted.application_id
    and (kept.match::text is distinct from counted.match::text or kept.skill_keys is distinct from counted.skill_keys);
$function$;

CREATE OR REPLACE FUNCTION private.recount_changed_matches()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_table_name = 'jobs' then
    perform private.recount_application_matches(array[new.id]);
  else
    perform private.recount_culture(new.id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.recount_culture (
  of_company uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  -- As in private.recount_application_matches. The second lock is for applications to jobs that are not seen here yet.
  select from public.jobs where company_id = of_company order by id for no key update;
  select pg_advisory_xact_lock(hashtextextended('private.culture ' || of_company, 0));
  select from private.application_matches where company_id = of_company order by application_id for no key update;
  update private.application_matches kept
  set match_order = (counted.match ->> 'score')::bigint, match = counted.match::json
  from (
    select m.application_id, m.match::jsonb || ways.said || jsonb_build_object(
      'score', m.match_order / 4096 * 4096 + private.culture_order(ways.has, ways.total)) as match
    from private.application_matches m
    join private.sent_profiles s on s.application_id = m.application_id
    join public.companies c on c.id = m.company_id
    cross join private.culture_matches(c.culture_values, s.culture_values) as ways
    where m.company_id = of_company
    offset 0
  ) as counted
  where kept.application_id = counted.application_id and kept.match::text is distinct from counted.match::text;
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
    p.job_id, p.company_id,
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
    (company_id, required, preferred, places, anywhere, level, posted_at, visible_until, changed_in)
    = (excluded.company_id, excluded.required, excluded.preferred, excluded.places, excluded.anywhere, excluded.level, excluded.posted_at,
     excluded.visible_until, excluded.changed_in)
  where (m.company_id, m.required, m.preferred, m.places, m.anywhere, m.level, m.posted_at, m.visible_until)
    is distinct from (
      excluded.company_id, excluded.required, excluded.preferred, excluded.places, excluded.anywhere, excluded.level, excluded.posted_at,
      excluded.visible_until);
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_answer_errors (
  of_job uuid,
  given jsonb,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb;
  misses_required boolean;
begin
  with checked as (
    select q.id, private.trimmed(coalesce(given ->> q.id::text, '')) = '' as is_blank,
      private.answer_problem(q, coalesce(given ->> q.id::text, ''), of_user) as problem
    from public.job_questions q
    where q.job_id = of_job and q.removed_at is null
  )
  select coalesce(jsonb_object_agg(id, problem), '{}'), coalesce(bool_or(is_blank), false)
  into errors, misses_required
  from checked where problem is not null;
  perform private.fail(422, 'answers_required', 'Please answer all required questions', jsonb_build_object('fields', errors))
  where misses_required;
  perform private.refuse_field_errors(errors);
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
  select private.refuse_field_errors(jsonb_build_object(field, 'The conversation is blocked: nothing can be written. Leave this empty'))
  where private.trimmed(words) <> '' and private.is_blocked(application);
  select private.refuse_field_errors(jsonb_build_object(field, 'Your company is paused: nothing can be written. Leave this empty'))
  where private.trimmed(words) <> '' and private.is_silenced(application);
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
      when 'picked' then 'A time is picked already'
      when 'declined' then 'These times were answered already'
      when 'withdrawn' then 'The company has withdrawn these times'
      else 'These times are no longer open'
    end, jsonb_build_object('state', proposal.state))
  where proposal.state <> 'open'
$function$;

CREATE OR REPLACE FUNCTION private.refuse_other_answer (
  application public.applications
)
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.fail(403, 'not_allowed', 'Only the applicant can answer')
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
    409, 'interview_over', case interview.state when 'cancelled' then 'This interview was cancelled' else 'This interview has begun' end)
  where not private.is_to_come(interview)
$function$;

CREATE OR REPLACE FUNCTION private.refuse_taken_id()
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.fail(409, 'id_taken', 'This could not be saved. Reload the page and try again')
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
      'You have saved %s searches, which is the most we keep. Please delete one first.', private.most_saved_searches()));
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
    'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name,
    'answer_by', application.answer_by, 'days_left', sign(application.answer_due - today),
    'path', '/candidate/applications/' || application.id));
end
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
    where a.answer_due between today - 7 and today + 1 and not exists (
      select from private.answer_reminders r
      where r.application_id = a.id and r.due = a.answer_due and r.is_last = (a.answer_due = today) and r.is_past = (a.answer_due < today))
    on conflict do nothing
    returning application_id
  )
  select coalesce(array_agg(application_id), '{}') into reminded from added;
  perform private.tell_staff(
    due.user_id, 'answer_due', 'answer_due',
    case due.n when 1 then 'An answer is ' else due.n || ' answers are ' end
      || case due.days_left when 1 then 'due tomorrow' when 0 then 'due today' else 'late' end,
    private.listed_names(due.names),
    jsonb_build_object('company_id', due.company_id) || case due.n when 1 then jsonb_build_object('application_id', due.ids[1]) else '{}' end,
    case due.n when 1 then '/company/applications/' || due.ids[1] else '/company/applications?order=answer' end)
  from (
    select behind.user_id, a.company_id, sign(a.answer_due - today) as days_left, count(*) as n,
      array_agg(a.id order by private.search_text(m.candidate_name), a.id) as ids,
      array_agg(coalesce(m.candidate_name, 'Somebody') order by private.search_text(m.candidate_name), a.id) as names
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

CREATE OR REPLACE FUNCTION private.remind_of_interview (
  interview private.interviews,
  is_soon boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  facts record := private.told_applicant(application);
  name text := private.applicant_name(application);
  ids jsonb := private.application_ids(application) || jsonb_build_object('interview_id', interview.id);
begin
  if facts.user_id is not null then
    perform private.notify(
      facts.user_id, 'interview_reminder',
      case when is_soon then 'Your interview begins soon, ' else 'Your interview is ' end
        || private.time_in_words(interview.starts_at, private.reading_zone(facts.user_id, interview.time_zone)),
      facts.title || ' at ' || facts.company_name, ids);
    perform private.mail_candidate(
      facts.user_id, 'interview_reminders', 'interview_reminder',
      private.interview_mail(interview, facts.user_id, true, null) || jsonb_build_object('interview_id', interview.id, 'is_soon', is_soon));
  end if;
  perform private.tell_staff(
    told.user_id, 'interviews', 'interview_soon',
    'Interview with ' || name || case when is_soon then ' begins soon, ' else ', ' end
      || private.time_in_words(interview.starts_at, private.reading_zone(told.user_id, interview.time_zone)),
    coalesce(facts.title, ''), ids, private.conversation_path(application.id, 'company'), 'interview_reminder',
    private.interview_mail(interview, told.user_id, false, null) || jsonb_build_object('interview_id', interview.id, 'is_soon', is_soon))
  from private.people_of_interview(interview) told;
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
    where i.state = 'confirmed' and i.starts_at > at and (
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

CREATE OR REPLACE FUNCTION private.reminded_at (
  of_company uuid
)
  RETURNS timestamp with time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select max(a.created_at) from public.audit_log a
  where a.subject_type = 'company' and a.subject_id = of_company and a.action = 'company.reminded'
$function$;

CREATE OR REPLACE FUNCTION private.may_be_reminded (
  of_company uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((private.account_of_company(of_company) IS NOT NULL) AND COALESCE((private.reminded_at(of_company) <= (clock_timestamp() - '7 days'::interval)), true));

CREATE OR REPLACE FUNCTION private.rename_author (
  of_user uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update private.application_messages set author_name = 'A former colleague' where author_id = of_user;
  update private.interview_proposals set made_by_name = 'A former colleague' where made_by = of_user;
  update private.offers set made_by_name = 'A former colleague' where made_by = of_user;
  update private.scorecards set author_name = 'A former colleague' where author_id = of_user;
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
      private.audit_person(reported.decided_by, null) as decided_by,
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

CREATE OR REPLACE FUNCTION private.rule (
  key text,
  kind text,
  max integer DEFAULT NULL::integer,
  min integer DEFAULT 0,
  message text DEFAULT NULL::text,
  choices text[] DEFAULT NULL::text[],
  max_items integer DEFAULT NULL::integer,
  too_much text DEFAULT NULL::text
)
  RETURNS private.rule
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ROW(key, kind, max, min, message, choices, max_items, too_much)::private.rule;

CREATE OR REPLACE FUNCTION private.administration_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'approval'::text THEN ARRAY[private.rule('isApproved'::text, 'boolean'::text, min => 1, message => 'Say whether the company is approved'::text), private.rule('reason'::text, 'text'::text, 2000)] WHEN 'contact_message'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 100), private.rule('email'::text, 'email'::text, 320, 1, 'Enter an email address we can answer to'::text), private.rule('topic'::text, 'choice'::text, min => 1, message => 'Choose what it is about'::text, choices => '{plan,registration,account,fault,privacy,other}'::text[]), private.rule('words'::text, 'text'::text, 5000, 1, 'Write your message'::text)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.application_filter_rules()
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('stage'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('search'::text, 'line'::text, 200), private.rule('assignee'::text, 'line'::text, 40, message => 'Choose a colleague'::text), private.rule('skill'::text, 'line'::text, 60), private.rule('level'::text, 'choice'::text, message => 'Choose how close the level is'::text, choices => '{match,close}'::text[]), private.rule('place'::text, 'choice'::text, message => 'Choose how close the place is'::text, choices => '{match,close}'::text[]), private.rule('from'::text, 'line'::text, 10, message => 'Choose a date'::text), private.rule('to'::text, 'line'::text, 10, message => 'Choose a date'::text), private.rule('job'::text, 'line'::text, 40, message => 'Choose a job'::text), private.rule('reached'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('furthest'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('left'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('answer'::text, 'choice'::text, message => 'Choose what became of the answer'::text, choices => '{overdue,kept,late}'::text[]), private.rule('offer'::text, 'choice'::text, message => 'Choose what became of the offer'::text, choices => '{open}'::text[]), private.rule('reason'::text, 'choice'::text, message => 'Choose a reason'::text, choices => '{skills,level,location,job_closed,salary,other}'::text[]), private.rule('source'::text, 'choice'::text, message => 'Choose where they came from'::text, choices => '{search,matches,shared,site,put_forward,direct,unknown}'::text[])];

CREATE OR REPLACE FUNCTION private.applications_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'rejection'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, min => 1, message => 'Choose a reason'::text, choices => '{skills,level,location,job_closed,salary,other}'::text[]), private.rule('message'::text, 'text'::text, 2000, message => 'Use text here'::text)] WHEN 'withdrawal'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, message => 'Choose a reason'::text, choices => '{other_job,not_fitting,salary,location,too_slow,send_anew,other}'::text[]), private.rule('message'::text, 'text'::text, 1000, message => 'Use text here'::text)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.candidates_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'profile'::text THEN ARRAY[private.rule('firstName'::text, 'line'::text, 100), private.rule('lastName'::text, 'line'::text, 100), private.rule('title'::text, 'line'::text, 200), private.rule('bio'::text, 'text'::text, 4799), private.rule('skills'::text, 'texts'::text, 60, max_items => 50), private.rule('phoneNumber'::text, 'line'::text, 40), private.rule('email'::text, 'email'::text, message => 'Please enter a valid email address'::text), private.rule('alternatePhoneNumber'::text, 'line'::text, 40), private.rule('gender'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => '{male,female,prefer-not-to-say}'::text[]), private.rule('workAuthorization'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => '{us_citizen,green_card,h1b,other}'::text[]), private.rule('experienceYears'::text, 'whole'::text, 80, message => 'Enter whole years from 0 to 80'::text), private.rule('portfolioUrl'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('githubUrl'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('linkedinUrl'::text, 'url'::text, message => 'Please enter a valid LinkedIn URL'::text), private.rule('cultureValues'::text, 'texts'::text, message => 'Choose from the list, each once'::text, choices => '{written_first,decisions_explained,open_numbers,pay_bands_shown,regular_feedback,peer_review,blameless_reviews,quiet_focus_time,few_meetings,pair_work,own_projects,small_teams,side_by_side,remote_days,flexible_hours,fixed_hours,shifts_known_ahead,duties_in_turn,mentoring,learning_time,moves_inside_first,tried_small_first,customer_contact,stop_the_line}'::text[], max_items => 8), private.rule('unit'::text, 'line'::text, 50)] WHEN 'address'::text THEN ARRAY[private.rule('street'::text, 'line'::text, 200), private.rule('city'::text, 'line'::text, 100), private.rule('state'::text, 'line'::text, 100), private.rule('zipCode'::text, 'line'::text, 20), private.rule('country'::text, 'line'::text, 100)] WHEN 'preferences'::text THEN ARRAY[private.rule('types'::text, 'texts'::text, message => 'Choose from the list, each once'::text, choices => '{FULL_TIME,PART_TIME,CONTRACT,INTERNSHIP}'::text[], max_items => 20), private.rule('levels'::text, 'texts'::text, message => 'Choose from the list, each once'::text, choices => '{entry_level,mid_level,senior_level,lead,executive}'::text[], max_items => 20), private.rule('places'::text, 'texts'::text, 100, max_items => 10), private.rule('isRemote'::text, 'boolean'::text, message => 'Choose yes or no'::text), private.rule('salaryFrom'::text, 'whole'::text, 100000000, message => 'Enter a whole number of dollars'::text, too_much => 'This salary is too large'::text), private.rule('cultureValues'::text, 'texts'::text, message => 'Choose from the list, each once'::text, choices => '{written_first,decisions_explained,open_numbers,pay_bands_shown,regular_feedback,peer_review,blameless_reviews,quiet_focus_time,few_meetings,pair_work,own_projects,small_teams,side_by_side,remote_days,flexible_hours,fixed_hours,shifts_known_ahead,duties_in_turn,mentoring,learning_time,moves_inside_first,tried_small_first,customer_contact,stop_the_line}'::text[], max_items => 8)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.companies_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'profile'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 200, 2, 'Company name is required'::text), private.rule('location'::text, 'line'::text, 200, 2, 'Location is required'::text), private.rule('industry'::text, 'line'::text, 100, 2, 'Industry is required'::text), private.rule('company_size'::text, 'choice'::text, message => 'Choose a company size'::text, choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'::text[]), private.rule('website'::text, 'url'::text, message => 'Please enter a valid URL'::text), private.rule('description'::text, 'text'::text, 10000), private.rule('linkedin_url'::text, 'url'::text, message => 'Please enter a valid LinkedIn URL'::text), private.rule('twitter_url'::text, 'url'::text, message => 'Please enter a valid Twitter URL'::text), private.rule('facebook_url'::text, 'url'::text, message => 'Please enter a valid Facebook URL'::text), private.rule('instagram_url'::text, 'url'::text, message => 'Please enter a valid Instagram URL'::text), private.rule('logo_url'::text, 'line'::text, 500), private.rule('culture_values'::text, 'texts'::text, message => 'Choose from the list, each once'::text, choices => '{written_first,decisions_explained,open_numbers,pay_bands_shown,regular_feedback,peer_review,blameless_reviews,quiet_focus_time,few_meetings,pair_work,own_projects,small_teams,side_by_side,remote_days,flexible_hours,fixed_hours,shifts_known_ahead,duties_in_turn,mentoring,learning_time,moves_inside_first,tried_small_first,customer_contact,stop_the_line}'::text[], max_items => 8)] WHEN 'registered_profile'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 200, 2, 'Company name must be at least 2 characters'::text), private.rule('industry'::text, 'line'::text, 100, 2, 'Industry is required'::text), private.rule('company_size'::text, 'choice'::text, message => 'Choose a company size'::text, choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'::text[]), private.rule('location'::text, 'line'::text, 200, 2, 'Location is required'::text), private.rule('website'::text, 'url'::text, message => 'Must be a valid URL'::text), private.rule('description'::text, 'text'::text, 10000), private.rule('logo_url'::text, 'line'::text, 500)] WHEN 'registration'::text THEN ARRAY[private.rule('dba_name'::text, 'line'::text, 200), private.rule('primary_contact_name'::text, 'line'::text, 200), private.rule('primary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_phone'::text, 'line'::text, 40), private.rule('primary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_alt_phone'::text, 'line'::text, 40), private.rule('secondary_contact_name'::text, 'line'::text, 200), private.rule('secondary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_phone'::text, 'line'::text, 40), private.rule('secondary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_alt_phone'::text, 'line'::text, 40), private.rule('reg_street'::text, 'line'::text, 200), private.rule('reg_unit'::text, 'line'::text, 50), private.rule('reg_city'::text, 'line'::text, 100), private.rule('reg_state'::text, 'line'::text, 100), private.rule('reg_zip_code'::text, 'line'::text, 20), private.rule('reg_country'::text, 'line'::text, 100), private.rule('same_as_registered'::text, 'boolean'::text), private.rule('op_street'::text, 'line'::text, 200), private.rule('op_unit'::text, 'line'::text, 50), private.rule('op_city'::text, 'line'::text, 100), private.rule('op_state'::text, 'line'::text, 100), private.rule('op_zip_code'::text, 'line'::text, 20), private.rule('op_country'::text, 'line'::text, 100), private.rule('tax_id'::text, 'line'::text, 50), private.rule('ein_document_url'::text, 'line'::text, 500), private.rule('tax_document_url'::text, 'line'::text, 500)] WHEN 'registrant'::text THEN ARRAY[private.rule('firstName'::text, 'line'::text, 100), private.rule('lastName'::text, 'line'::text, 100)] WHEN 'role'::text THEN ARRAY[private.rule('role'::text, 'choice'::text, min => 1, message => 'Please select a role'::text, choices => '{manager,recruiter,partner_recruiter}'::text[])] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.conversations_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'report'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, min => 1, message => 'Choose what is wrong'::text, choices => '{harassment,fraud,spam,off_platform,other}'::text[]), private.rule('words'::text, 'text'::text, 1000)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.invitations_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'email'::text THEN ARRAY[private.rule('email'::text, 'email'::text, min => 1, message => 'Please enter a valid email address'::text)] WHEN 'admin'::text THEN ARRAY[private.rule('firstName'::text, 'line'::text, 100, 2, 'First name must be at least 2 characters'::text), private.rule('lastName'::text, 'line'::text, 100, 2, 'Last name must be at least 2 characters'::text), private.rule('message'::text, 'text'::text, 2000)] WHEN 'company'::text THEN ARRAY[private.rule('companyName'::text, 'line'::text, 200, 2, 'Company name must be at least 2 characters'::text), private.rule('message'::text, 'text'::text, 2000)] WHEN 'employee'::text THEN ARRAY[private.rule('firstName'::text, 'line'::text, 100, 2, 'First name must be at least 2 characters'::text), private.rule('lastName'::text, 'line'::text, 100, 2, 'Last name must be at least 2 characters'::text), private.rule('role'::text, 'choice'::text, min => 1, message => 'Please select a role'::text, choices => '{manager,recruiter,partner_recruiter}'::text[]), private.rule('companyId'::text, 'id'::text, message => 'This link is not valid'::text)] WHEN 'candidate'::text THEN ARRAY[private.rule('managementTerms'::text, 'text'::text, 5000), private.rule('companyId'::text, 'id'::text, message => 'This link is not valid'::text)] WHEN 'invited_candidate'::text THEN ARRAY[private.rule('firstName'::text, 'line'::text, 100, 1, 'First name is required'::text), private.rule('lastName'::text, 'line'::text, 100, 1, 'Last name is required'::text), private.rule('title'::text, 'line'::text, 200), private.rule('bio'::text, 'text'::text, 4799), private.rule('skills'::text, 'texts'::text, 60, max_items => 50), private.rule('phoneNumber'::text, 'line'::text, 40), private.rule('alternatePhoneNumber'::text, 'line'::text, 40), private.rule('gender'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => '{male,female,prefer-not-to-say}'::text[]), private.rule('workAuthorization'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => '{us_citizen,green_card,h1b,other}'::text[]), private.rule('unit'::text, 'line'::text, 50)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.candidate_data_errors (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.field_errors(data, private.invitations_rules('invited_candidate'::text)) || private.prefix_keys(private.field_errors(private.object_at(data, 'address'::text), private.candidates_rules('address'::text)), 'address.'::text));

CREATE OR REPLACE FUNCTION private.clean_candidate_data (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.clean_fields(data, private.invitations_rules('invited_candidate'::text)) || jsonb_build_object('address', private.clean_fields(private.object_at(data, 'address'::text), private.candidates_rules('address'::text))));

CREATE OR REPLACE FUNCTION private.jobs_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'job'::text THEN ARRAY[private.rule('title'::text, 'line'::text, 200, 1, 'Enter a job title'::text), private.rule('description'::text, 'text'::text, 20000, 1, 'Enter a description'::text), private.rule('location'::text, 'line'::text, 200, 1, 'Enter the primary location'::text), private.rule('locations'::text, 'texts'::text, 200, max_items => 20), private.rule('jobType'::text, 'choice'::text, min => 1, message => 'Choose a job type'::text, choices => '{FULL_TIME,PART_TIME,CONTRACT,INTERNSHIP,REMOTE}'::text[]), private.rule('experienceLevel'::text, 'choice'::text, message => 'Choose an experience level'::text, choices => '{entry_level,mid_level,senior_level,lead,executive}'::text[]), private.rule('experienceRequired'::text, 'line'::text, 500), private.rule('educationRequired'::text, 'line'::text, 500), private.rule('salaryMin'::text, 'whole'::text, 100000000, message => 'Enter a whole number of dollars'::text, too_much => 'This salary is too large'::text), private.rule('salaryMax'::text, 'whole'::text, 100000000, message => 'Enter a whole number of dollars'::text, too_much => 'This salary is too large'::text), private.rule('skills_required'::text, 'texts'::text, 60, max_items => 50), private.rule('requirements'::text, 'texts'::text, 500, max_items => 50), private.rule('preferredSkills'::text, 'texts'::text, 60, max_items => 50), private.rule('expires_at'::text, 'day'::text, message => 'Choose a date'::text), private.rule('answerDays'::text, 'whole'::text, message => 'Choose a number of days'::text, choices => '{7,14,21,30}'::text[])] WHEN 'question'::text THEN ARRAY[private.rule('id'::text, 'id'::text, message => 'This link is not valid'::text), private.rule('question'::text, 'line'::text, 500, 1, 'Write the question'::text), private.rule('questionType'::text, 'choice'::text, message => 'Choose a type of answer'::text, choices => '{TEXT,TEXTAREA,MULTIPLE_CHOICE,CHECKBOX,FILE,RATING}'::text[]), private.rule('isRequired'::text, 'boolean'::text), private.rule('options'::text, 'texts'::text, 200, max_items => 30)] WHEN 'report'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, min => 1, message => 'Choose what is wrong'::text, choices => '{fraud,discrimination,gone,other}'::text[]), private.rule('words'::text, 'text'::text, 2000)] WHEN 'saved_search'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 100, 1, 'Name the search'::text), private.rule('frequency'::text, 'choice'::text, min => 1, message => 'Choose daily, weekly or off'::text, choices => '{daily,weekly,off}'::text[])] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.offers_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'offer'::text THEN ARRAY[private.rule('salary'::text, 'whole'::text, 100000000, 1, 'Enter the salary as a whole number from 1 to 100,000,000'::text), private.rule('salary_period'::text, 'choice'::text, min => 1, message => 'Choose what the salary is for'::text, choices => '{year,month,hour}'::text[]), private.rule('starts_on'::text, 'day'::text, min => 1, message => 'Choose the day it starts'::text), private.rule('answer_by'::text, 'day'::text, min => 1, message => 'Choose until when it stands'::text), private.rule('place'::text, 'line'::text, 200), private.rule('hours'::text, 'line'::text, 200), private.rule('leave'::text, 'line'::text, 200), private.rule('trial'::text, 'line'::text, 200), private.rule('words'::text, 'text'::text, 5000)] WHEN 'decline'::text THEN ARRAY[private.rule('reason'::text, 'choice'::text, message => 'Choose a reason'::text, choices => '{other_job,salary,terms,location,stays,other}'::text[]), private.rule('words'::text, 'text'::text, 1000)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.plans_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'plan'::text THEN ARRAY[private.rule('tier'::text, 'choice'::text, min => 1, message => 'Please select a subscription tier'::text, choices => '{none,free_trial,basic,intermediate,pro}'::text[]), private.rule('status'::text, 'choice'::text, min => 1, message => 'Please select a status'::text, choices => '{active,past_due,canceled}'::text[])] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.profile_errors (
  given jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.field_errors(given, private.candidates_rules('profile'::text)) || private.prefix_keys(private.field_errors(given, private.candidates_rules('address'::text)), 'address.'::text));

CREATE OR REPLACE FUNCTION private.registration_errors (
  sent jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.field_errors(sent, (private.companies_rules('registered_profile'::text) || private.companies_rules('registration'::text)));

CREATE OR REPLACE FUNCTION private.saved_search_json (
  search private.saved_searches
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (to_jsonb(search) - '{user_id,since,next_at,deleted_at,paused}'::text[]);

CREATE OR REPLACE FUNCTION private.score_key (
  after jsonb
)
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if coalesce(jsonb_typeof(after), 'null') = 'null' then
    return 9223372036854775807;
  elsif not coalesce(jsonb_typeof(after -> 'score') = 'number' and pg_input_is_valid(after ->> 'score', 'bigint'), false) then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
  return after ->> 'score';
end
$function$;

CREATE OR REPLACE FUNCTION private.scorecard_errors (
  p_marks jsonb,
  p_words text,
  has_criteria boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := private.field_errors(
    jsonb_build_object('words', p_words),
    array[private.rule('words', 'text', 5000, case when has_criteria then 0 else 1 end, 'Write what you found')]);
  given jsonb;
begin
  if jsonb_typeof(p_marks) is distinct from 'array' then
    return errors || '{"marks": "Use a list here"}';
  end if;
  for given in select m from jsonb_array_elements(p_marks) as m loop
    if jsonb_typeof(given) <> 'object' then
      return errors || '{"marks": "Use a list here"}';
    end if;
    errors := errors || private.field_errors(given - 'criterion', array[
      private.rule('mark', 'choice', min => 1, message => 'Choose one for each', choices => array['yes', 'partly', 'no', 'not_seen']),
      private.rule('words', 'text', 1000)]);
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.scorecard_summary (
  of_interview uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(counted.*), '[]'::jsonb)
  AS "coalesce"
    FROM ( SELECT (m.mark ->> 'criterion'::text) AS criterion,
             count(*) FILTER (WHERE ((m.mark ->> 'mark'::text) = 'yes'::text)) AS yes,
             count(*) FILTER (WHERE ((m.mark ->> 'mark'::text) = 'partly'::text)) AS partly,
             count(*) FILTER (WHERE ((m.mark ->> 'mark'::text) = 'no'::text)) AS no,
             count(*) FILTER (WHERE ((m.mark ->> 'mark'::text) = 'not_seen'::text)) AS not_seen
            FROM (private.scorecards s
              CROSS JOIN LATERAL jsonb_array_elements(s.marks) WITH ORDINALITY m(mark, place))
           WHERE (s.interview_id = scorecard_summary.of_interview)
           GROUP BY (m.mark ->> 'criterion'::text)
           ORDER BY (min(m.place))) counted;
END;

CREATE OR REPLACE FUNCTION private.sees_all_of (
  of_company uuid,
  mine private.staff_act[],
  act private.staff_act
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN ((act = ANY (mine)) OR ((of_company IS NOT NULL) AND private.is_admin()));

CREATE OR REPLACE FUNCTION private.send_invitation (
  invitation public.invitations,
  held boolean
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', invitation.id, 'kind', private.invitation_kind(invitation), 'email_id', private.announce_invitation(invitation, held),
    'path', private.new_link(invitation))
$function$;

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
    select coalesce(jsonb_agg(listed), '[]')
    from (
      select d.bucket_id as bucket, d.name as path, d.size, o.id is not null as is_stored
      from private.sent_documents d
      left join storage.objects o using (bucket_id, name)
      where d.application_id = of_application and d.bucket_id <> 'application_files'
      order by array_position(array['candidate_resumes', 'candidate_cover_letters', 'candidate_certificates'], d.bucket_id), d.name
    ) listed
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_calendars (
  of_user uuid,
  at_company uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.hold_interviews_of(array[of_user], at_company);
  select private.settle_calendar(held.interview)
  from (
    select i as interview
    from private.interviews i
    join public.applications a on a.id = i.application_id and a.company_id = at_company
    where private.is_to_come(i) and i.id in (
      select c.interview_id from private.interview_calendars c where c.user_id = of_user
      union
      select p.interview_id
      from private.interview_people each join private.interview_proposals p on p.id = each.proposal_id
      where each.user_id = of_user and p.state = 'picked')
    order by i.starts_at, i.id for update of i
  ) held
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
    -- The flag in front only spares those who are shown to nobody.
    cross join lateral (select p.shown_to_partners and private.is_shown_to(p, with_partner) as is_shown) as each
    where p.managing_company_id = c.id
  )
  from public.companies c where c.id = of_company
$function$;

CREATE OR REPLACE FUNCTION private.shown_candidate_json (
  profile public.candidates,
  partner public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_jsonb(shown) from (
    select profile.id, profile.first_name, profile.last_name, profile.title, profile.skills, profile.experience_years,
      nullif(concat_ws(', ', profile.state, profile.country), '') as region, private.company_card(partner) as company
  ) as shown
$function$;

CREATE OR REPLACE FUNCTION private.side_has_reported (
  message private.application_messages,
  side text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select exists (select from private.message_reports r where r.message_id = message.id and r.reporter_side = side));
end
$function$;

CREATE OR REPLACE FUNCTION private.similar_registrations (
  of_company uuid,
  names text[],
  tax_id text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.staff_notices_json (
  membership public.company_users
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'company', (select jsonb_build_object('id', c.id, 'name', c.name) from public.companies c where c.id = membership.company_id),
    'notices', (
      select jsonb_agg(jsonb_build_object('kind', k.kind, 'in_app', s.in_app, 'by_mail', s.by_mail) order by k.place)
      from unnest(private.staff_notice_kinds()) with ordinality as k (kind, place)
      cross join lateral private.staff_notice_setting(membership.user_id, membership.company_id, k.kind) s
      where k.kind <> 'subscription' or private.is_company_admin(membership.role)
    )
  )
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
  perform private.fail(404, 'company_not_found', 'No company found for this user') where membership.id is null;
  return membership;
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
    -- A question whose type changes after it was answered becomes a new one: given answers keep their meaning.
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
    select to_jsonb(plan) from (
      select c.id as company_id, coalesce(s.tier, 'none') as tier, coalesce(s.status, 'active') as status, s.expires_at,
        coalesce(s.updated_at, c.created_at) as updated_at
      from public.companies c left join public.company_subscriptions s on s.company_id = c.id
      where c.id = of_company
    ) as plan);
end
$function$;

CREATE OR REPLACE FUNCTION private.take_back_offer (
  application public.applications,
  moved_at timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  delete from private.offers o
  where o.application_id = application.id and o.state = 'open' and o.created_at >= moved_at and o.told_at is null
$function$;

CREATE OR REPLACE FUNCTION private.take_back_told (
  of_change uuid,
  told uuid[],
  told_at timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  delete from public.notifications n where n.created_at = told_at and n.data ->> 'change_id' = of_change::text and n.user_id = any (told);
  delete from private.staff_summary_items i where i.user_id = any (told) and i.change_id = of_change;
  delete from public.email_outbox o
  where o.sent_at is null and o.failed_at is null and o.attempts = 0 and o.data ->> 'change_id' = of_change::text;
$function$;

CREATE OR REPLACE FUNCTION private.team_note_json (
  note private.team_notes
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_jsonb(shown) from (select
    note.id, note.body, note.author_name, note.created_at,
    to_jsonb(note.mentioned) as mentioned,
    coalesce(note.author_id = auth.uid(), false) as is_mine
  ) shown
$function$;

CREATE OR REPLACE FUNCTION private.tell_admins_of_message (
  message private.contact_messages
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.enqueue_email('contact_message', p.email, jsonb_build_object(
    'name', message.name, 'from_email', message.email, 'topic', message.topic, 'words', message.words,
    'has_account', message.user_id is not null, 'path', '/admin/messages'))
  from public.profiles p where p.role = 'admin'
$function$;

CREATE OR REPLACE FUNCTION private.tell_admins_of_message_report (
  application public.applications,
  report private.message_reports
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select
    private.notify(
      p.id, 'message_reported', 'A message was reported',
      'It was written about “' || j.title || '” at ' || c.name || '. It stays until an administrator decides.'),
    private.enqueue_email('message_reported', p.email, jsonb_build_object(
      'job_title', j.title, 'company_name', c.name, 'kind', report.reason, 'path', '/admin/reported-messages'))
  from public.jobs j, public.companies c, public.profiles p
  where j.id = application.job_id and c.id = application.company_id and p.role = 'admin'
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
      reader.id, 'message_removed',
      case when reader.is_author then 'Your message was removed' else 'A message of your team was removed' end,
      format('%s wrote it about “%s”. It was reported, and an administrator found that it is against our rules.',
        case when reader.is_author then 'You' else message.author_name end, job_title),
      place.data),
    private.enqueue_email('message_removed', reader.email, jsonb_build_object(
      'job_title', job_title, 'author_name', case when not reader.is_author then message.author_name end, 'path', place.path))
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

CREATE OR REPLACE FUNCTION private.tell_by_mail (
  application public.applications
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.mail_candidate(facts.user_id, 'application_moves', 'application_status', jsonb_build_object(
    'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name, 'status', application.status,
    'message', case when application.status = 'rejected' then (
      select r.message from private.last_rejection(application.id, only_settled => true) r) end,
    'path', '/candidate/applications/' || application.id))
  from private.told_applicant(application) facts
$function$;

CREATE OR REPLACE FUNCTION private.tell_calendar (
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
      || jsonb_build_object('unsubscribe', private.unsubscribe_token(of_user, a.company_id, 'interviews')))
  from public.applications a
  where a.id = interview.application_id and (private.staff_notice_setting(of_user, a.company_id, 'interviews')).by_mail = 'at_once'
$function$;

CREATE OR REPLACE FUNCTION private.tell_company_about_application (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
  ids jsonb := private.application_ids(application);
  path text := '/company/applications/' || application.id;
begin
  select j.title, btrim(p.first_name || ' ' || p.last_name) as candidate_name
  into facts
  from public.jobs j, private.sent_profile(application.id) p
  where j.id = application.job_id;
  if application.status = 'withdrawn' then
    perform private.tell_staff(
      told.user_id, 'new_application', 'application_withdrawn', facts.candidate_name || ' withdrew their application', facts.title, ids, path,
      by_mail => false)
    from private.people_behind_application(application) told;
  else
    perform private.tell_staff(
      told.user_id, 'new_application', 'application_received',
      facts.candidate_name || case when application.attempt > 1 then ' applied again' else ' applied' end, facts.title, ids, path,
      'application_received', jsonb_build_object(
        'job_title', facts.title, 'candidate_name', facts.candidate_name,
        'match_summary', private.application_match(application) ->> 'summary'))
    from private.people_behind_application(application) told;
  end if;
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
    perform private.mail_messages(due.application, due.user_id, reader.side, reader.company_id, new_messages) where new_messages <> '{}';
    update private.message_notices n
    set from_seq = rest,
      mail_at = case when rest is not null then now() + case when new_messages <> '{}' then private.gathering_time() else private.withdrawal_time() end end,
      mailed_at = case when new_messages <> '{}' then now() else n.mailed_at end
    where n.application_id = (due.application).id and n.user_id = due.user_id;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_due_statuses()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  application public.applications;
begin
  for due in
    select n.*, a as application
    from private.status_notices n
    join public.applications a on a.id = n.application_id
    where (n.notify_at is not null or n.mail_at is not null) and least(n.notify_at, n.mail_at) <= now()
    order by least(n.notify_at, n.mail_at)
    -- A run holds its applications until it ends; the rest is told by the next one.
    limit 1000
    -- One that is being moved or told at this moment is told next time, of what it is then.
    for no key update skip locked
  loop
    application := due.application;
    if due.notify_at <= now() then
      perform private.tell_in_app(application) where application.status <> due.notified_status and not private.knows_status(application);
      -- Not before: a move that is taken back ends nothing. An offer stands while its application does.
      if application.status in ('rejected', 'hired') then
        perform private.end_open_things(application, case application.status
          when 'rejected' then 'The application was not selected' else 'The application ended with a hire' end);
      elsif application.status <> 'offered' then
        perform private.end_offers(application, format('The application was moved to %s', private.status_in_words(application.status)));
      end if;
      update private.status_notices set notify_at = null, notified_status = application.status
      where application_id = application.id;
    end if;
    if due.mail_at <= now() then
      if application.status <> due.mailed_status and not private.knows_status(application) then
        perform private.tell_by_mail(application);
        update private.status_notices set mailed_at = now() where application_id = application.id;
      end if;
      update private.status_notices set mail_at = null, mailed_status = application.status
      where application_id = application.id;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_ended_management (
  candidate public.candidates,
  company_name text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.notify(
    candidate.user_id, 'management_ended', company_name || ' no longer manages your profile',
    'They see your profile and documents no more. Your account and your applications stay.',
    jsonb_build_object('company_id', candidate.managing_company_id, 'company_name', company_name));
  select private.enqueue_email(
    'management_ended', (select p.email from public.profiles p where p.id = candidate.user_id),
    jsonb_build_object('candidate_first_name', candidate.first_name, 'company_name', company_name, 'path', '/candidate/dashboard'))
$function$;

CREATE OR REPLACE FUNCTION private.tell_interview (
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
        facts.user_id, 'interview_changed',
        case what
          when 'cancelled' then 'Your interview was cancelled'
          else 'Your interview is ' || private.time_in_words(interview.starts_at, private.reading_zone(facts.user_id, interview.time_zone))
        end,
        concat_ws(E'\n', facts.title || ' at ' || facts.company_name, interview.reason), private.application_ids(application));
    end if;
    perform private.enqueue_email(
      template, (select p.email from public.profiles p where p.id = facts.user_id),
      private.interview_mail(interview, facts.user_id, true, by_side));
  end if;
  -- Only who takes part gets it into their calendar; others read that it is so.
  perform private.tell_staff(
    told.user_id, 'interviews', 'interview_answered',
    case what
      when 'confirmed' then name || ' picked '
      when 'moved' then 'The interview with ' || name || ' is now '
      when 'cancelled' then 'The interview with ' || name || ' was cancelled: '
      else name || ' asks for another time than '
    end || private.time_in_words(interview.starts_at, private.reading_zone(told.user_id, interview.time_zone)),
    coalesce(case what when 'move_asked' then interview.move_asked when 'confirmed' then null else interview.reason end, facts.title, ''),
    private.application_ids(application) || jsonb_build_object('company_id', told.company_id),
    private.conversation_path(application.id, 'company'),
    case when told.user_id = any (taking_part) then template end,
    case when told.user_id = any (taking_part) and template is not null then private.interview_mail(interview, told.user_id, false, by_side)
      else '{}' end)
  from private.people_to_tell(application, private.interview_proposal_of(interview)) told;
  if template is null then
    return;
  end if;
  perform private.tell_calendar(interview, what, auth.uid(), by_side) where auth.uid() = any (taking_part);
  perform private.tell_left_out(interview);
  perform private.note_calendars(interview) where what <> 'cancelled';
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_interviewers_left (
  of private.traces
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  interview private.interviews;
  application public.applications;
  title text;
  -- Nothing of theirs: a telephone call goes to their number.
  nameless jsonb := jsonb_build_object('candidate_name', null, 'first_name', null, 'place', '', 'reason', 'The applicant deleted their account');
begin
  for interview in
    update private.interviews i set state = 'cancelled', sequence = i.sequence + 1, changed_at = now()
    where i.application_id = any (of.application_ids) and private.is_to_come(i)
    returning i.*
  loop
    select a.* into application from public.applications a where a.id = interview.application_id;
    title := (select j.title from public.jobs j where j.id = application.job_id);
    perform private.tell_staff(
      told.user_id, 'interviews', 'application_withdrawn', 'An interview is cancelled',
      format('%s, %s: the applicant deleted their account', title, private.day_in_words(interview.starts_at)),
      private.application_ids(application), '/company/applications/' || application.id, 'interview_cancelled',
      private.interview_mail(interview, told.user_id, false, null) || nameless)
    from private.people_of_interview(interview) told;
    perform private.enqueue_email(
      'interview_cancelled', of.email,
      private.interview_mail(interview, of.user_id, true, null) || nameless || jsonb_build_object(
        'reason', 'The account was deleted', 'path', '/', 'attendee', jsonb_build_object('email', of.email, 'name', null, 'has_agreed', false)));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_managers_of_offer (
  offer private.offers,
  application public.applications
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.tell_staff(
    told.user_id, 'applicant_messages', 'offer_answered',
    case offer.state
      when 'open' then facts.company_name || ' offers ' || name || ' the job'
      when 'withdrawn' then facts.company_name || ' has withdrawn its offer to ' || name
      else private.offer_news(offer, application, ' of ' || facts.company_name)
    end,
    concat_ws('. ', facts.title, nullif(offer.words, '')),
    private.application_ids(application) || jsonb_build_object('company_id', told.company_id),
    private.conversation_path(application.id, 'manager'))
  from private.applicant_name(application) name, private.told_applicant(application) facts, private.told_of_message(application, 'company') told
  where told.side = 'manager'
$function$;

CREATE OR REPLACE FUNCTION private.tell_nobody_takes_part (
  interview private.interviews
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.tell_staff(
    behind.user_id, 'interviews', 'interview_answered',
    'Nobody takes part in the interview with ' || private.applicant_name(a) || ', '
      || private.time_in_words(interview.starts_at, private.reading_zone(behind.user_id, interview.time_zone)),
    'Who took part does not work on it any more. Propose times with somebody else, or cancel it.',
    private.application_ids(a), private.conversation_path(a.id, 'company'))
  from public.applications a cross join private.people_behind_application(a) behind
  where a.id = interview.application_id and not exists (select from private.people_of_interview(interview))
$function$;

CREATE OR REPLACE FUNCTION private.tell_offer (
  offer private.offers,
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.tell_candidate_of_offer(offer, application);
  perform private.tell_staff_of_offer(offer, application) where offer.state not in ('open', 'withdrawn');
  perform private.tell_managers_of_offer(offer, application);
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_proposal (
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
      facts.user_id, case what when 'proposed' then 'interview_proposed' else 'interview_changed' end,
      case what
        when 'proposed' then facts.company_name || case when is_to_move then ' proposes another time to talk' else ' proposes times to talk' end
        when 'withdrawn' then facts.company_name || ' has withdrawn the times it proposed'
        when 'passed' then 'The times you were proposed have passed'
        else 'The times you were proposed are no longer open'
      end,
      concat_ws(E'\n', facts.title || ' at ' || facts.company_name, why), ids);
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
  perform private.tell_staff(
    told.user_id, 'interviews', 'interview_answered',
    case what
      when 'proposed' then facts.company_name || ' proposes times to talk to ' || name
      when 'withdrawn' then facts.company_name || ' has withdrawn the times it proposed to ' || name
      when 'declined' then name || ' can make none of the times'
      when 'passed' then name || ' has picked none of the times, which have passed'
      else 'The times proposed to ' || name || ' are no longer open'
    end,
    coalesce(proposal.note, why, facts.title, ''), ids || jsonb_build_object('company_id', told.company_id),
    private.conversation_path(application.id, 'company'), by_mail => what in ('proposed', 'declined', 'passed'))
  from private.people_to_tell(application, proposal.id) told
  -- What the company does itself, whoever manages the candidate hears of.
  where what in ('declined', 'ended', 'passed') or told.company_id <> application.company_id;
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
begin
  if (private.staff_notice_setting(of_user, (data ->> 'company_id')::uuid, kind)).in_app then
    perform private.notify(of_user, type, title, message, data);
  end if;
  perform private.mail_staff(of_user, kind, title, message, data, path, template, mail_data) where by_mail;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_staff_of_offer (
  offer private.offers,
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  heading text := private.offer_news(offer, application, '');
  message text := concat_ws('. ', (select j.title from public.jobs j where j.id = application.job_id), nullif(offer.words, ''));
begin
  perform
    private.notify(told.user_id, 'offer_answered', heading, message, private.application_ids(application)),
    -- What ended the application is mailed already.
    case when offer.state <> 'ended' then
      private.enqueue_email('staff_notice', (select p.email from public.profiles p where p.id = told.user_id), jsonb_build_object(
        'kind', 'offers', 'title', heading, 'message', message, 'path', private.conversation_path(application.id, 'company'),
        'company_name', (select c.name from public.companies c where c.id = application.company_id))) end
  from (
    select b.user_id from private.people_behind_application(application) b
    union
    select offer.made_by where private.looks_after_applications(offer.made_by, application)
  ) told
  where told.user_id is distinct from auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.template_fields (
  application public.applications,
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'first_name', coalesce(nullif((
      select s.profile ->> 'first_name' from private.sent_profiles s where s.application_id = application.id), ''), 'there'),
    'job_title', (select j.title from public.jobs j where j.id = application.job_id),
    'company_name', (select c.name from public.companies c where c.id = application.company_id),
    'my_name', coalesce(private.person_name(of_user, application.company_id), 'The team'))
$function$;

CREATE OR REPLACE FUNCTION private.texts_problem (
  value jsonb,
  rule private.rule
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if jsonb_typeof(value) <> 'array' then
    return 'Use a list here';
  elsif exists (select from jsonb_array_elements(value) as item where jsonb_typeof(item) <> 'string') then
    return 'Use text here';
  elsif jsonb_array_length(value) > rule.max_items then
    return 'Use at most ' || rule.max_items || ' entries';
  elsif rule.choices is not null and (
    exists (select from jsonb_array_elements_text(value) as item where item <> all (rule.choices))
    or jsonb_array_length(value) > (select count(distinct item) from jsonb_array_elements_text(value) as item)
  ) then
    return rule.message;
  elsif exists (select from jsonb_array_elements_text(value) as item where private.trimmed(item) ~ '\n') then
    return 'Use one line';
  elsif exists (select from jsonb_array_elements_text(value) as item where char_length(private.trimmed(item)) > rule.max) then
    return private.too_long(rule.max);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.times_json (
  proposal private.interview_proposals,
  application public.applications,
  me private.reach
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select to_jsonb(shown) from (select
    proposal.id, proposal.interview_id, proposal.made_by_name, proposal.created_at, proposal.state, proposal.minutes, proposal.place_kind,
    proposal.place, proposal.time_zone, proposal.picked, proposal.note, proposal.answered_at,
    private.interview_people_json(proposal.id, application.company_id) as people,
    (
      select jsonb_agg(jsonb_build_object('starts_at', slot, 'can_pick', is_pickable and private.can_pick_time(slot)) order by slot)
      from unnest(proposal.slots) as slot) as slots,
    jsonb_build_object(
      'answer', proposal.state = 'open' and private.can_answer_times(application, me),
      'withdraw', proposal.state = 'open' and private.can_propose_times(application, me)) as can
    from private.is_pickable(proposal) is_pickable
  ) shown);
end
$function$;

CREATE OR REPLACE FUNCTION private.times_to_talk (
  application public.applications
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.fail(403, 'not_allowed', 'Only the company that posted the job can do this')
  where private.conversation_side(application) is distinct from 'company';
  perform private.fail(409, 'application_closed', coalesce(private.conversation_problem(application), 'The application is closed'))
  where not private.can_propose_times(application);
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.too_long (
  max integer
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (('Use at most '::text || to_char(max, 'FM999,999,999'::text)) || ' characters'::text);

CREATE OR REPLACE FUNCTION private.answer_problem (
  asked public.job_questions,
  answer text,
  of_user uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (private.trimmed(answer) = ''::text) THEN CASE WHEN (asked).is_required THEN 'Please answer this question'::text ELSE NULL::text END WHEN (char_length(answer) > 5000) THEN private.too_long(5000) WHEN (((asked).question_type = 'MULTIPLE_CHOICE'::public.question_type) AND (answer <> ALL ((asked).options))) THEN 'Choose one of the options'::text WHEN (((asked).question_type = 'CHECKBOX'::public.question_type) AND (NOT (string_to_array(answer, '
'::text) <@ (asked).options))) THEN 'Choose from the options'::text WHEN (((asked).question_type = 'RATING'::public.question_type) AND (answer <> ALL (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text]))) THEN 'Choose a rating from 1 to 5'::text WHEN ((asked).question_type = 'FILE'::public.question_type) THEN private.own_file_problem(of_user, 'application_files'::text, answer) ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.undecided_company_count()
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.pending_company_count() + private.kept_count(private.platform(), 'changes'::text));

CREATE OR REPLACE FUNCTION private.unsubscribe_json (
  link private.unsubscribe_links
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'kind', link.kind,
    'company_name', (select c.name from public.companies c where c.id = link.company_id),
    'is_off', private.mailed_kinds(link) = '{}')
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
  perform private.fail(404, 'link_ended', 'This link turns nothing off any more.') where link.token is null;
  return link;
end
$function$;

CREATE OR REPLACE FUNCTION private.was_public (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select job.deleted_at is null and job.posted_at is not null and job.status <> 'draft'
    and exists (select from public.companies c where c.id = job.company_id and c.is_approved)
$function$;

CREATE OR REPLACE FUNCTION private.whole_problem (
  value jsonb,
  rule private.rule
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  given numeric := case jsonb_typeof(value) when 'number' then (value #>> '{}')::numeric end;
begin
  if given is null or given <> trunc(given) or given < rule.min or trim_scale(given)::text <> all (rule.choices) then
    return rule.message;
  elsif given > rule.max then
    return coalesce(rule.too_much, rule.message);
  end if;
  return null;
end
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
      when message.withdrawn_at is not null then 'This message was withdrawn already'
      when num_nonnulls(message.proposal_id, message.offer_id) > 0 then 'This message brought times or an offer. Withdraw those instead'
      -- The time now, not that of the statement's begin: who mails it may have been waited for.
      when message.created_at <= clock_timestamp() - private.withdrawal_time() then 'A message can be withdrawn for 2 minutes'
      when exists (
        select from private.conversation_reads r
        where r.application_id = message.application_id and r.read_seq >= message.seq and r.user_id is distinct from message.author_id
      ) then 'This message has been read and stays'
    end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.withdrawn_json (
  last public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case when last.status = 'withdrawn' then jsonb_build_object(
    'at', (select max(e.created_at) from public.application_events e where e.application_id = last.id and e.to_status = 'withdrawn'),
    'can_apply', private.can_apply_again(last)) end
$function$;

CREATE OR REPLACE FUNCTION private.withdrawn_on (
  of_application uuid
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.earliest_day(min(e.created_at))
  from public.application_events e
  where e.application_id = of_application and e.to_status = 'withdrawn'
$function$;

CREATE OR REPLACE FUNCTION private.words_asked (
  search text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN array_remove(regexp_split_to_array(private.search_text(private.clean_text("left"(COALESCE(search, ''::text), 200))), '[\s\u00a0\u2007\u202f]+'::text), ''::text);

CREATE OR REPLACE FUNCTION private.zone_to_keep (
  zone text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_field_errors('{"zone": "Choose a time zone from the list"}') where private.known_zone(zone) is null;
  return private.known_zone(zone);
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
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('body', p_body), array[private.rule('body', 'text', 5000, 1, 'Write a note')]));
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
  select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'A colleague') into author
  from public.company_users u where u.user_id = auth.uid() and u.company_id = subject.company_id;
  insert into private.team_notes (id, company_id, application_id, candidate_id, author_id, author_name, body, mentioned)
  values (
    p_id, subject.company_id, subject.application_id, subject.candidate_id, auth.uid(), author, private.trimmed(p_body),
    coalesce(mentioned, '{}'))
  returning * into note;
  perform private.tell_staff(
    reader, 'mentioned', 'mentioned', format('%s mentioned you in a note about %s', author, subject.name), note.body,
    jsonb_strip_nulls(jsonb_build_object(
      'application_id', subject.application_id, 'candidate_id', subject.candidate_id, 'company_id', subject.company_id)),
    case when subject.application_id is null then '/company/candidates/' || subject.candidate_id
      else '/company/applications/' || subject.application_id || '?tab=notes' end)
  from unnest(note.mentioned) as reader;
  return private.team_note_json(note);
end
$function$;

CREATE OR REPLACE FUNCTION public.answer_hire (
  p_application_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  perform private.fail(403, 'not_allowed', 'Only the company that posted the job can answer this')
  where not private.can_move_application(application);
  insert into private.hire_answers (application_id, answered_by)
  select a.id, auth.uid() from public.applications a where a.id = application.id and a.status = 'hired'
  on conflict (application_id) do nothing;
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
  -- In one order, so that two who change the same ones take turns; only what the caller handles, so that nobody holds up strangers.
  perform from public.applications a
  where a.id = any (wanted) and private.can_move_application(a, me)
  order by a.id for update;
  if change.assignee is not null then
    -- So that the membership does not end meanwhile.
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
    perform private.tell_assignee(
      change.assignee, 'application', names,
      jsonb_build_object('company_id', (select a.company_id from public.applications a where a.id = changing[1]))
        || case when cardinality(changing) = 1 then jsonb_build_object('application_id', changing[1]) else '{}' end);
  end if;
  return jsonb_build_object('outcomes', outcomes);
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
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('name', p_name, 'frequency', p_frequency), private.jobs_rules('saved_search')));
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

CREATE OR REPLACE FUNCTION public.create_application_safe (
  p_job_id uuid,
  p_candidate_id uuid DEFAULT NULL::uuid,
  p_status text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.fail(403, 'not_your_account', 'You can only do this for your own account')
  where (private.require_applicant()).id is distinct from coalesce(p_candidate_id, private.my_candidate_id());
  return public.submit_application(p_job_id);
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
    private.rule('decision', 'choice', 20, 1, 'Choose what happens', '{removed,kept}')]));
  update private.message_reports r set decision = p_decision, decided_at = now(), decided_by = auth.uid()
  where r.message_id = message.id and r.decision is null;
  perform private.fail(409, 'decided', 'Somebody has decided about this message already.') where not found;
  -- One that its author has withdrawn meanwhile is gone already.
  if p_decision = 'removed' and message.withdrawn_at is null then
    update private.application_messages m set body = '', withdrawn_at = now(), removed_at = now() where m.id = message.id;
    perform private.touch_conversation(message.application_id);
  end if;
  select * into report from private.message_reports r
  where r.message_id = message.id and r.decided_at = now() and private.is_first_report(r);
  perform private.audit(
    case when p_decision = 'removed' then 'message.removed' else 'message.kept' end, 'message', message.id,
    (select a.company_id from public.applications a where a.id = message.application_id), jsonb_build_object('reason', report.reason));
  return private.reported_message_json(report);
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
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), private.offers_rules('decline')));
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

CREATE OR REPLACE FUNCTION public.get_busy_colleagues (
  p_application_id uuid,
  p_user_ids uuid[],
  p_slots timestamp with time zone[],
  p_minutes integer,
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
  named uuid[] := array(select c.user_id from private.interview_colleagues(application) c where c.user_id = any (p_user_ids));
begin
  perform private.fail(422, 'invalid_input', 'Choose up to five times')
  where coalesce(cardinality(p_slots), 0) > 5 or coalesce(p_minutes, 0) not between 15 and 480
    or exists (select from unnest(p_slots) as slot where slot not between now() - interval '1 year' and now() + interval '2 years');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'slot', slot, 'user_id', b.user_id, 'name', private.colleague_name(b.user_id, application.company_id),
      'starts_at', b.starts_at, 'ends_at', b.ends_at, 'is_confirmed', b.is_confirmed
    ) order by slot, not b.is_confirmed, b.starts_at, b.user_id), '[]')
    from (select distinct given as slot from unnest(p_slots) as given) as asked
    cross join lateral private.busy_times(named, application.company_id, asked.slot, asked.slot + make_interval(mins => p_minutes)) b
    where b.interview_id is distinct from p_interview_id or b.interview_id is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_calendar_feed()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.calendar_feed_json(private.require_caller()) $function$;

CREATE OR REPLACE FUNCTION public.get_candidate_id_for_application()
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select (private.require_applicant()).id $function$;

CREATE OR REPLACE FUNCTION public.get_candidate_mails()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.candidate_mails_json(private.require_candidate_account(message => 'Only candidate accounts choose these mails')) $function$;

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
  wanted.moving := array(
    select m.application_id from private.moving_applications moving join private.application_matches m using (application_id)
    where m.away_company_id = target);
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
      select p.id, p.applied_at, (min(s.since) at time zone 'UTC')::date - (p.applied_at at time zone 'UTC')::date as days
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
begin
  if application.status <> 'hired' or not private.can_move_application(application, me)
    or exists (select from private.hire_answers h where h.application_id = application.id) then
    return null;
  end if;
  return (
    with others as materialized (
      select a.id, m.candidate_name, a.status, count(*) over () as total
      from public.applications a
      join private.application_matches m on m.application_id = a.id
      where a.job_id = application.job_id and a.status = any (private.open_stages()) and a.candidate_id is not null
      order by a.id limit 200
    )
    select jsonb_build_object(
      'job', jsonb_build_object(
        'id', j.id, 'title', j.title, 'is_open', j.status = 'published' and j.deleted_at is null and not private.is_expired(j),
        'can', jsonb_build_object('close', (private.my_job_rights(j.company_id)).may_edit)),
      'others', (select coalesce(jsonb_agg(to_jsonb(o) - 'total' order by o.id), '[]') from others o),
      'others_total', (select coalesce(max(o.total), 0) from others o))
    from public.jobs j where j.id = application.job_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_interview_colleagues (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'colleagues', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'user_id', c.user_id, 'name', private.colleague_name(c.user_id, application.company_id))
        order by c.user_id <> auth.uid(), private.search_text(c.first_name || ' ' || c.last_name), c.user_id), '[]')
      from private.interview_colleagues(application) c),
    'candidate_zone', (
      select z.zone from private.time_zones z join public.candidates c on c.user_id = z.user_id where c.id = application.candidate_id))
  from private.times_to_talk(private.read_conversation(p_application_id)) application
$function$;

CREATE OR REPLACE FUNCTION public.get_interview_criteria (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.interview_criteria_json(private.readable_job(p_job_id)) $function$;

CREATE OR REPLACE FUNCTION public.get_interviews (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.interviews_json(private.read_conversation(p_application_id)) $function$;

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
  job public.jobs := private.readable_job(p_job_id);
  today date := (now() at time zone 'UTC')::date;
begin
  return (
    select jsonb_build_object(
      'views', coalesce(sum(v.n), 0),
      'views_lately', coalesce(sum(v.n) filter (where v.day > today - 30), 0),
      'days_open', case when job.status = 'published'
        then least(today, coalesce(job.expires_at, today)) - (job.posted_at at time zone 'UTC')::date end,
      'sources', (
        select coalesce(jsonb_agg(by order by by.n desc, by.source), '[]')
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

CREATE OR REPLACE FUNCTION public.get_mail_templates (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  company uuid := (private.staffed_membership(p_company_id)).company_id;
  sees_all boolean := private.sees_all_of(company, private.my_acts_at(company), 'handle_applications');
begin
  return jsonb_build_object(
    'company_id', company,
    'can_edit', private.can_at_company(company, 'edit_profile'),
    'templates', (
      select jsonb_agg(private.mail_template_json(company, k.kind) order by k.place)
      from unnest('{rejection,interview,offer}'::text[]) with ordinality as k (kind, place)),
    'people', array(
      select jsonb_build_object(
        'application_id', a.id,
        'name', (select m.candidate_name from private.application_matches m where m.application_id = a.id),
        'fields', private.template_fields(a, me.user_id))
      from public.applications a
      where a.company_id = company and a.candidate_id is not null
        and (sees_all or a.job_id in (select j.job_id from public.job_assignments j where j.assigned_to_user_id = me.user_id))
        and private.can_move_application(a, me)
      order by a.applied_at desc, a.id desc limit 8));
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
  return private.applicant_json(candidate) || (
    select to_jsonb(more) from (
      select candidate.street, candidate.unit, candidate.zip_code, candidate.updated_at, candidate.managed_since, candidate.management_terms,
        candidate.shown_to_partners
    ) as more
  ) || jsonb_build_object(
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
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.my_application_json(private.as_seen(private.own_application(p_application_id))) $function$;

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
          seen.answer_due, private.unread_count(a, reach) as unread,
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
        from private.partner_ids(c.id, 'candidates') as partner_id join public.companies partner on partner.id = partner_id
      )
    )
    from public.companies c where c.id = me.managing_company_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_preferences()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.preferences_json(private.require_candidate_account(message => 'Only candidate accounts have preferences'))
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
      'id', f.id, 'created_at', f.created_at, 'by', private.company_card(c), 'job', private.job_list_entry(j, e.explanation)
    ) order by f.created_at desc, f.id desc), '[]')
    from private.waiting_put_forwards f
    join public.companies c on c.id = f.company_id
    join private.visible_jobs j on j.job_id = f.job_id
    cross join lateral private.asked_explanations(
      j.skills_required, j.required_skill_keys, j.preferred_skills, j.preferred_skill_keys,
      j.experience_level, j.job_type, j.location, j.locations, j.place_terms, j.company_culture, me, private.home_of(me)
    ) as e
    where f.candidate_id = me.id
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
    'sessions', (
      select coalesce(jsonb_agg(shown order by shown.is_current desc, shown.used_at desc, shown.id), '[]')
      from (
        select s.id, left(s.user_agent, 500) as user_agent, s.created_at as begun_at, s.id = current_session as is_current,
          coalesce(s.refreshed_at at time zone 'UTC', s.created_at) as used_at
        from auth.sessions s
        where s.user_id = caller and (s.not_after is null or s.not_after > now())
        order by is_current desc, used_at desc, s.id
        limit 50
      ) shown));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_offers (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.application_offers_json(private.read_conversation(p_application_id)) $function$;

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
    select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' order by p.applied_at desc, p.id desc), '[]')
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
  after_order bigint := private.score_key(p_after);
  within jsonb;
  answer jsonb;
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can see matching jobs');
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

CREATE OR REPLACE FUNCTION public.get_scorecards (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(private.interview_scorecards_json(i) order by i.starts_at desc, i.id), '[]')
  from private.application_to_score(p_application_id) application
  join private.interviews i on i.application_id = application.id
  where i.state = 'confirmed' and i.starts_at <= now() or exists (select from private.scorecards s where s.interview_id = i.id)
$function$;

CREATE OR REPLACE FUNCTION public.get_staff_notices (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.staff_notices_json(private.staffed_membership(p_company_id)) $function$;

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
  return jsonb_build_object(
    'jobs', array(
      select jsonb_build_object('id', j.id, 'title', j.title, 'status', j.status)
      from public.job_assignments a join public.jobs j on j.id = a.job_id and j.deleted_at is null
      where a.assigned_to_user_id = colleague.user_id and a.company_id = colleague.company_id
      order by j.status, j.title
    ),
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
    'successors', array(
      select jsonb_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email, 'role', u.role)
      from public.company_users u
      where u.company_id = colleague.company_id and u.user_id <> colleague.user_id
        and u.role = any (private.invitable_staff_roles())
      order by private.search_text(u.first_name || ' ' || u.last_name), u.id
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
begin
  return (
    select jsonb_build_object(
      'notes', (
        select coalesce(jsonb_agg(private.team_note_json(n) order by n.created_at, n.id), '[]')
        from private.team_notes n
        where n.application_id = subject.application_id
          or n.candidate_id = subject.candidate_id and n.company_id = subject.company_id
      ),
      'readers', (select coalesce(jsonb_agg(r), '[]') from private.note_readers(subject) r))
    from private.note_subject(p_application_id, p_candidate_id) subject
  );
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
  AS $function$ select private.unsubscribe_json(private.unsubscribe_link(p_token)) $function$;

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
    select coalesce(jsonb_agg(admin order by admin.created_at, admin.id), '[]')
    from (
      select p.id, p.email, private.person_name(p.id) as name, p.created_at, u.last_sign_in_at, p.id = caller as is_me,
        (select count(*) from public.invitations i where i.invited_by_admin_id = p.id and private.is_open(i)) as open_invitations
      from public.profiles p join auth.users u on u.id = p.id
      where p.role = 'admin'
    ) as admin
  );
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
    select coalesce(jsonb_agg(colleague), '[]')
    from (
      select u.user_id, u.first_name, u.last_name, u.role, u.user_id = auth.uid() as is_me,
        (
          select count(*) from public.job_assignments a
          join public.jobs j on j.id = a.job_id and j.deleted_at is null
          where a.assigned_to_user_id = u.user_id and a.company_id = of_company
        ) as jobs,
        (
          select count(*) from public.candidate_assignments a
          where a.assigned_to_user_id = u.user_id and a.company_id = of_company
        ) as candidates
      from public.company_users u
      where u.company_id = of_company and u.role = any (private.invitable_staff_roles())
      order by private.search_text(u.first_name || ' ' || u.last_name), u.id
    ) as colleague
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
  return jsonb_build_object('applications', (
    select coalesce(jsonb_agg(page order by page.applied_at desc, page.id desc), '[]')
    from (
      select a.id, (private.as_seen_by_staff(a, me)).status, a.applied_at, j.title as job_title, employer.name as company_name,
        (
          select jsonb_build_object('at', f.created_at, 'by', private.person_name(f.put_forward_by, f.company_id))
          from public.put_forwards f
          where f.application_id = a.id and f.company_id = candidate.managing_company_id
        ) as put_forward
      from public.applications a
      join public.jobs j on j.id = a.job_id
      join public.companies employer on employer.id = a.company_id
      where a.candidate_id = candidate.id and candidate.managing_company_id in (a.company_id, a.applied_by_company_id)
        and (private.can_review_application(a, me) or me.is_admin)
        and (a.applied_at, a.id) < (page_before.at, page_before.id)
      order by a.applied_at desc, a.id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
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
    order by page.score desc, page.created_at desc, page.id desc
  ));
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
    'messages', array(
      select private.contact_message_json(m) from private.contact_messages m
      where (m.answered_at is null) = (p_queue = 'open') and (m.created_at, m.id) < (page_before.at, page_before.id)
      order by m.created_at desc, m.id desc
      limit private.page_limit(p_limit)
    ),
    'open', private.count_contact_messages());
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
    select coalesce(jsonb_agg(waiting order by waiting.waiting_since, waiting.id), '[]')
    from (
      select r.id, d.name as company_name, d.left_at, r.title, r.said, r.reports, r.waiting_since
      from private.departed_reports r join private.departed_companies d on d.id = r.company_id
      where r.is_upheld is null order by r.waiting_since, r.id limit 100
    ) as waiting
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
      )
      from private.listed_jobs(page, person, home, true) as l order by l."position"
    )
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
  return jsonb_build_object('candidates', array(
    select private.managed_candidate_item(page.candidate, me) || jsonb_build_object('name_key', page.name)
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
    order by page.name, page.id
  ));
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
  return jsonb_build_object('put_forwards', (
    select coalesce(jsonb_agg(page order by page.created_at desc, page.id desc), '[]')
    from (
      select f.id, private.company_card(asking) as by, private.is_visible_job(j.id) as is_open, private.put_forward_state(f.id, f.status) as status,
        jsonb_build_object('id', j.id, 'title', j.title, 'company_id', employer.id, 'company_name', employer.name) as job,
        f.created_at, f.answered_at,
        (
          select jsonb_build_object('id', a.id, 'can_withdraw', private.can_withdraw_application(a))
          from public.applications a where a.id = f.application_id
        ) as application
      from public.put_forwards f
      join public.companies asking on asking.id = f.company_id
      join public.jobs j on j.id = f.job_id
      join public.companies employer on employer.id = j.company_id
      where f.candidate_id = me and (f.created_at, f.id) < (page_before.at, page_before.id)
      order by f.created_at desc, f.id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
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
  return jsonb_build_object('partners', cardinality(partners), 'jobs', array(
    select to_jsonb(private.job_list_entry(j, null)) || jsonb_build_object('put_forward', (
      select count(*) from public.put_forwards f where f.job_id = j.job_id and f.company_id = of_company and f.status <> 'withdrawn'))
    from unnest(partners) as partner_id
    join private.visible_jobs j on j.company_id = partner_id
    where (j.posted_at, j.job_id) < (page_before.at, page_before.id)
      and private.has_words(concat_ws(' ', j.title, j.company_name, j.location), words)
    order by j.posted_at desc, j.job_id desc
    limit private.page_limit(p_limit)
  ));
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
    'partnerships', (
      select coalesce(jsonb_agg(page order by page.created_at desc, page.id desc), '[]')
      from (
        select r.id, private.shared_by(a.id, b.id) as a, private.shared_by(b.id, a.id) as b, r.can_share_jobs, r.can_share_candidates, r.created_at
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
    )
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
  return jsonb_build_object('people', (
    select coalesce(jsonb_agg(page order by page.created_at desc, page.id desc), '[]')
    from (
      select p.id, p.email, p.role, private.person_name(p.id) as name, u.email_confirmed_at is not null as is_confirmed,
        (
          select private.company_card(c)
          from public.company_users m join public.companies c on c.id = m.company_id
          where m.user_id = p.id order by m.created_at limit 1
        ) as company,
        p.created_at
      from public.profiles p
      join auth.users u on u.id = p.id
      where (p.created_at, p.id) < (page_before.at, page_before.id)
        and (p_role is null or p.role::text = p_role)
        and (wanted = '' or lower(p.email) ^@ wanted or p.id in (select id from private.people_named(words) as id))
      order by p.created_at desc, p.id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
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
    jsonb_agg(page order by page.viewed_at desc, page.id desc),
    (array_agg(page.viewed_at order by page.viewed_at, page.id))[1],
    (array_agg(page.id order by page.viewed_at, page.id))[1]
  into views, last_at, last_id
  from (
    select v.id, v.viewed_at, v.kind, v.document,
      (select private.company_card(c) from public.companies c where c.id = v.company_id) as company,
      (select c.name from public.companies c where c.id = v.through_company_id) as through,
      (
        select jsonb_build_object('id', a.id, 'job_title', j.title)
        from public.applications a join public.jobs j on j.id = a.job_id where a.id = v.application_id
      ) as application
    from private.profile_views v
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
  return jsonb_build_object('put_forwards', (
    select coalesce(jsonb_agg(page order by page.created_at desc, page.id desc), '[]')
    from (
      select f.id, private.put_forward_state(f.id, f.status) as status, f.created_at, f.answered_at, f.application_id,
        jsonb_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name) as candidate,
        jsonb_build_object('id', j.id, 'title', j.title, 'company_name', employer.name) as job
      from public.put_forwards f
      join public.candidates c on c.id = f.candidate_id
      join public.jobs j on j.id = f.job_id
      join public.companies employer on employer.id = j.company_id
      where f.company_id = of_company and (f.created_at, f.id) < (page_before.at, page_before.id)
      order by f.created_at desc, f.id desc
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
    select jsonb_build_object('id', c.id, 'changed_at', c.updated_at)
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
    select jsonb_build_object('id', j.id, 'changed_at', j.updated_at)
    from private.visible_jobs v
    join public.jobs j on j.id = v.job_id
    where v.job_id >= p_from and v.job_id < coalesce(p_until, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by v.job_id
    limit least(greatest(coalesce(p_limit, 50000), 1), 50000)
  ))
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
    'staff', array(
      select private.membership_json(u) || jsonb_build_object(
        'user_id', u.user_id,
        'created_at', u.created_at,
        'last_sign_in_at', (select a.last_sign_in_at from auth.users a where a.id = u.user_id),
        'jobs', (
          select count(*) from public.job_assignments j
          join public.jobs job on job.id = j.job_id and job.deleted_at is null
          where j.assigned_to_user_id = u.user_id and j.company_id = of_company
        ),
        'candidates', (
          select count(*) from public.candidate_assignments c where c.assigned_to_user_id = u.user_id and c.company_id = of_company
        ),
        'is_me', u.user_id = caller,
        'can', jsonb_build_object('manage', private.can_manage_colleague(u))
      )
      from public.company_users u
      where u.company_id = of_company
        and private.has_words(concat_ws(' ', u.first_name, u.last_name, u.email), words)
        and (u.created_at, u.id) < (page_before.at, page_before.id)
      order by u.created_at desc, u.id desc
      limit private.page_limit(p_limit)
    )
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
      select jsonb_agg(page)
      from (
        select
          o.id, o.template, o.to_email, o.last_error as reason, o.attempts, o.created_at, o.failed_at,
          case when o.failed_at is null then o.next_attempt_at end as next_attempt_at
        from public.email_outbox o
        where o.sent_at is null and private.is_undelivered(o) and (o.failed_at is null) = (p_queue = 'waiting')
          and (o.created_at, o.id) < (page_before.at, page_before.id)
        order by o.created_at desc, o.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_unknown_skills (
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
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
  return jsonb_build_object('skills', (
    with uses as (
      select stored.key, sum(stored.profiles)::integer as profiles, sum(stored.jobs)::integer as jobs
      from (
        select key, count(*) as profiles, 0 as jobs from public.candidates c cross join unnest(c.skill_keys) as key group by key
        union all
        select key, 0, count(*) from public.published_jobs p cross join unnest(p.required_skill_keys || p.preferred_skill_keys) as key group by key
      ) as stored
      where not exists (select from private.skills s where s.key = stored.key)
        and not exists (select from private.left_skills l where l.spelling = stored.key)
      group by stored.key
    ), page_of as (
      select * from uses u
      where p_after is null or (u.profiles + u.jobs, u.key) < ((p_after ->> 'uses')::integer, p_after ->> 'key')
      order by u.profiles + u.jobs desc, u.key desc
      limit page
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'key', u.key, 'profiles', u.profiles, 'jobs', u.jobs,
      'written', coalesce(
        (
          select skill from public.candidates c cross join unnest(c.skills) as skill
          where c.skill_keys @> array[u.key] and private.skill_key(skill) = u.key limit 1
        ),
        (
          select skill from public.published_jobs p cross join unnest(p.skills_required || p.preferred_skills) as skill
          where p.required_skill_keys || p.preferred_skill_keys @> array[u.key] and private.skill_key(skill) = u.key limit 1
        )
      ),
      'neighbours', (
        select coalesce(jsonb_agg(jsonb_build_object('key', alike.skill, 'name', alike.name) order by alike.likeness desc), '[]')
        from private.similar_skills(u.key, 3) as alike
      )
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
  perform private.fail(409, 'offer_stands', 'There is an offer already. Withdraw it before you make another')
  where private.has_standing_offer(application);
  perform private.fail(409, 'status_not_allowed', 'No offer can be made from where this application stands now')
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
    (p_offer ->> 'salary')::numeric::integer, given ->> 'salary_period', (given ->> 'starts_on')::date, (given ->> 'answer_by')::date,
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

CREATE OR REPLACE FUNCTION public.mark_notification_read (
  notification_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.notifications n set is_read = true
  where n.id = notification_id and n.user_id = private.require_caller();
  perform private.fail(404, 'notification_not_found', 'This notification no longer exists') where not found;
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
  perform private.fail(422, 'invalid_input', 'Choose one of the proposed times')
  where p_starts_at is null or p_starts_at <> all (proposal.slots);
  perform private.fail(409, 'time_passed', 'This time is less than two hours away. Choose another one')
  where not private.can_pick_time(p_starts_at);
  -- One that was to be moved may have begun.
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
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('outcomes', jsonb_agg(outcome))
  from private.change_outcomes(
    private.asked_applications(p_ids), '{}',
    -- What is being written about it is asked for when it is done.
    private.read_application_change(case when p_change ->> 'to' = 'rejected' then '{"reason": "other"}' else '{}'::jsonb end || p_change),
    private.my_reach()) outcome
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
  perform private.fail(409, 'times_open', 'Other times are proposed already. Withdraw them first')
  where private.has_open_times(application);
  if p_proposal ->> 'interview_id' is not null then
    select * into moved from private.interviews i
    where i.id::text = p_proposal ->> 'interview_id' and i.application_id = application.id;
    perform private.fail(409, 'interview_over', 'This interview cannot be moved any more')
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
  -- It touches the conversation.
  perform private.add_message(application, p_id, coalesce(p_proposal ->> 'words', ''), proposal => proposal.id);
  perform private.tell_proposal(proposal, 'proposed');
  return private.interviews_json(application);
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
  perform private.fail(404, 'calendar_not_found', 'There is no calendar at this address') where feed.user_id is null;
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
      'written', seen.written, 'key', seen.key, 'name', seen.name,
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
  -- Whoever makes a record name a file holds the same lock: submit_application, update_candidate_document_url, update_company, send_message.
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
    errors := errors || '{"words": "Say what is wrong"}';
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
    perform private.tell_admins_of_report(job, report, people);
  elsif people >= 3 then
    update private.reported_jobs r set is_flagged = true where r.job_id = job.id and not r.is_flagged;
    if found then
      perform private.tell_admins_of_report(job, report, people);
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
    errors := errors || '{"words": "Say what is wrong"}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.lock_account(caller);
  select m.* into message
  from private.application_messages m join public.applications a on a.id = m.application_id
  where m.id = p_message_id and private.can_read_conversation(a);
  perform private.fail(404, 'message_not_found', 'Message not found') where message.id is null;
  application := private.application_to_talk(message.application_id);
  side := private.conversation_side(application);
  -- As it is by now: its author may have withdrawn it, somebody else have reported it.
  select * into message from private.application_messages m where m.id = p_message_id;
  perform private.fail(404, 'message_not_found', 'Message not found') where side is null or message.id is null;
  perform private.fail(403, 'own_message', 'This message is of your own side') where message.author_side = side;
  -- What the caller has said can be said better until it is decided.
  update private.message_reports r set reason = p_reason, words = why
  where r.message_id = message.id and r.reporter_id = caller and r.reporter_side = side and r.decision is null;
  if found then
    return;
  elsif private.side_has_reported(message, side) then
    perform private.fail(409, 'already_reported', 'This message was reported already. An administrator looks at it, or has.');
  elsif message.withdrawn_at is not null then
    perform private.fail(409, 'message_gone', 'This message is not there any more');
  end if;
  perform private.check_daily_quota('message_reports', (
    select count(*) from public.audit_log
    where actor_id = caller and action = 'message.reported' and created_at > now() - interval '1 day'));
  insert into private.message_reports (message_id, reporter_id, reporter_side, reason, words, said)
  values (message.id, caller, side, p_reason, why, message.body)
  returning * into report;
  perform private.audit('message.reported', 'message', message.id, application.company_id, jsonb_build_object('reason', p_reason));
  if not exists (select from private.message_reports r where r.message_id = message.id and r.decision is null and r.id <> report.id) then
    perform private.tell_admins_of_message_report(application, report);
  end if;
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
  perform private.fail(404, 'email_not_found', 'This mail no longer waits for a retry') where mail.id is null;
  perform private.fail(409, 'invitation_closed', 'The invitation in this mail has ended. Send it again instead.')
  where mail.data ? 'invitation_id' and not exists (
    select from public.invitations i where i.id = (mail.data ->> 'invitation_id')::uuid and private.is_open(i)
  );
  perform private.audit('email.retried', 'email', mail.id, null, jsonb_build_object('template', mail.template, 'to_email', mail.to_email));
  perform pg_notify('email_outbox', '');
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
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('name', p_name, 'frequency', p_frequency), private.jobs_rules('saved_search')));
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
  -- Who counts the match in the browser orders up to so many there.
  page integer := least(greatest(coalesce(p_limit, 20), 1), 300);
  after_order bigint;
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
    if p_order = 'match' then
      after_order := private.score_key(p_after);
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
  return to_jsonb(array(
    select jsonb_build_object('skill', min(skill), 'candidates', count(*))
    from public.candidates c
    cross join unnest(c.skills) as skill
    where c.managing_company_id = of_company and (sees_all or c.id = any (me.assigned_candidate_ids))
      and private.has_words(skill, words)
    group by private.skill_key(skill)
    order by count(*) desc, min(skill)
    limit 20
  ));
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
      -- The name itself, where it begins so as well.
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

CREATE OR REPLACE FUNCTION public.send_message (
  p_application_id uuid,
  p_id uuid,
  p_body text,
  p_files jsonb DEFAULT '[]'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
  message private.application_messages;
begin
  perform private.require_caller();
  perform private.fail(422, 'invalid_input', 'This message could not be sent') where p_id is null;
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('body', p_body),
    array[private.rule('body', 'text', 10000, case when coalesce(p_files, '[]') = '[]' then 1 else 0 end, 'Write a message or attach a file')]));
  application := private.application_to_talk(p_application_id);
  message := private.add_message(application, p_id, coalesce(p_body, ''), p_files);
  return private.message_json(message, private.conversation_side(application));
end
$function$;

CREATE OR REPLACE FUNCTION public.send_scorecard (
  p_id uuid,
  p_interview_id uuid,
  p_marks jsonb,
  p_words text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  interview private.interviews;
  application public.applications;
  card private.scorecards;
  criteria text[];
begin
  perform private.require_caller();
  select * into interview from private.interviews i where i.id = p_interview_id;
  -- One at a time, also with who moves or cancels the interview; again with the lock, as the account may be gone.
  application := private.application_to_talk(interview.application_id);
  application := private.application_to_score(application.id);
  select * into interview from private.interviews i where i.id = p_interview_id;
  select * into card from private.scorecards s where s.id = p_id;
  if p_id is null or card.author_id is distinct from auth.uid() and card.id is not null or card.interview_id <> interview.id then
    perform private.fail(422, 'invalid_input', 'This scorecard could not be sent');
  elsif card.id is not null then
    return private.interview_scorecards_json(interview);
  end if;
  perform private.fail(409, 'cannot_score', private.scorecard_problem(interview)) where private.scorecard_problem(interview) is not null;
  criteria := private.criteria_of_interview(interview);
  perform private.refuse_field_errors(private.scorecard_errors(p_marks, p_words, criteria <> '{}'));
  perform private.fail(409, 'criteria_changed', 'What you look for was changed meanwhile. Look at it again: what you wrote is kept')
  where criteria is distinct from array(
    select m.mark ->> 'criterion' from jsonb_array_elements(p_marks) with ordinality as m (mark, place) order by m.place
  );
  insert into private.scorecards (id, interview_id, author_id, author_name, marks, words)
  values (
    p_id, interview.id, auth.uid(), private.colleague_name(auth.uid(), application.company_id),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'criterion', m.mark ->> 'criterion', 'mark', m.mark ->> 'mark', 'words', nullif(private.trimmed(m.mark ->> 'words'), '')
      ) order by m.place), '[]')
      from jsonb_array_elements(p_marks) with ordinality as m (mark, place)
    ),
    nullif(private.trimmed(p_words), ''));
  insert into public.team_news as n (application_id) values (application.id)
  on conflict (application_id) do update set version = n.version + 1;
  return private.interview_scorecards_json(interview);
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
    perform private.fail(409, 'moved_meanwhile', 'It has been moved meanwhile. Look where it stands now.')
    where p_from is not null and private.read_status_filter(p_from) is distinct from application.status;
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
      private.rule('is_on', 'boolean', min => 1)]));
  perform private.store_candidate_mail(caller, p_kind, p_is_on);
  return private.candidate_mails_json(caller);
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
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('isApproved', p_is_approved, 'reason', p_reason), private.administration_rules('approval')));
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
  perform private.audit('subscription.changed', 'company', company.id, company.id, jsonb_build_object('from', before, 'to', wanted));
  -- Two changes in a row are told as one, of what was known before the first.
  insert into private.untold_plans as u (company_id, known) values (company.id, before)
  on conflict (company_id) do update set changed_at = excluded.changed_at;
  return private.subscription_json(company.id);
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
  perform private.fail(403, 'not_allowed', 'Your role does not allow editing jobs') where not private.can_change_criteria(job.company_id);
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('criteria', to_jsonb(p_criteria)), array[private.rule('criteria', 'texts', 200, 0, max_items => 8)]));
  -- Each once, whatever its case, where it first stands.
  select array_agg(given.name order by given.place) into criteria
  from (
    select distinct on (lower(private.trimmed(c.name))) private.trimmed(c.name) as name, c.place
    from unnest(p_criteria) with ordinality as c (name, place)
    where private.trimmed(c.name) <> ''
    order by lower(private.trimmed(c.name)), c.place
  ) as given;
  -- Two who change them take turns.
  perform from public.jobs j where j.id = job.id for no key update;
  job := private.readable_job(p_job_id);
  perform private.fail(409, 'criteria_changed', 'Somebody else has changed what interviewers look for. Look at it again')
  where private.job_criteria(job.id) is distinct from coalesce(p_before, '{}') and private.job_criteria(job.id) is distinct from coalesce(criteria, '{}');
  delete from private.interview_criteria c where c.job_id = job.id;
  insert into private.interview_criteria (job_id, place, name)
  select job.id, c.place, c.name from unnest(criteria) with ordinality as c (name, place);
  return private.interview_criteria_json(job);
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
  perform private.refuse_field_errors(private.field_errors(p_preferences, private.candidates_rules('preferences')));
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
      private.rule('in_app', 'boolean', min => 1),
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
  perform private.hold_interviews_of(array[u.user_id], u.company_id)
  from public.company_users u where u.id = p_company_user_id and u.company_id in (select private.my_company_ids());
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
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('role', wanted), private.companies_rules('role')));
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
  perform private.fail(409, 'undo_over', 'It is too late: the candidate has been told, or somebody has moved the application since. It can still be moved on from where it stands now.')
  where application.id is null;
  return private.company_application_json(application);
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
  perform private.refuse_too_many_searches(search.user_id, search.id);
  update private.saved_searches s set deleted_at = null
  where s.id = search.id and coalesce(s.deleted_at + private.undo_time() > clock_timestamp(), true)
  returning * into search;
  if search.id is null then
    perform private.fail(409, 'undo_over', 'It is too late to bring this search back. It can be saved anew.');
  end if;
  return private.saved_search_json(search);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_message_reports_decision (
  p_message_id uuid
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
  select * into report from private.message_reports r
  -- The time now, not that of the statement's begin: the lock may have been waited for.
  where r.message_id = message.id and not r.is_told and r.decided_by = auth.uid() and r.decided_at + private.undo_time() > clock_timestamp()
    and private.is_first_report(r)
  order by r.decided_at desc limit 1;
  perform private.fail(409, 'undo_over', 'It is too late: this was told, or something has changed since.') where report.id is null;
  if message.removed_at = report.decided_at then
    update private.application_messages m set body = report.said, withdrawn_at = null, removed_at = null where m.id = message.id;
    perform private.touch_conversation(message.application_id);
  end if;
  update private.message_reports r set decision = null, decided_at = null, decided_by = null
  where r.message_id = message.id and r.decided_at = report.decided_at;
  perform private.audit(
    'message.report_decision_undone', 'message', message.id,
    (select a.company_id from public.applications a where a.id = message.application_id), jsonb_build_object('reason', report.reason));
  select * into report from private.message_reports r where r.message_id = message.id and r.decision is null and private.is_first_report(r);
  return private.reported_message_json(report);
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
  p_culture_values text[] DEFAULT NULL::text[]
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
begin
  perform private.refuse_field_errors(private.profile_errors(jsonb_build_object(
    'firstName', p_first_name, 'lastName', p_last_name, 'title', new_title, 'bio', new_bio,
    'skills', to_jsonb(array_remove(p_skills, null)), 'phoneNumber', p_phone, 'email', p_email, 'alternatePhoneNumber', p_alternate_phone,
    'gender', p_gender, 'workAuthorization', p_work_authorization, 'experienceYears', p_experience_years, 'portfolioUrl', p_portfolio_url,
    'githubUrl', p_github_url, 'linkedinUrl', p_linkedin_url, 'cultureValues', to_jsonb(p_culture_values), 'unit', p_unit,
    'street', p_street, 'city', p_city, 'state', p_state, 'zipCode', p_zip_code, 'country', p_country
  )));
  -- As in add_ticks_to_profile.
  perform private.hold_vocabulary();
  perform private.add_candidate_record(caller);
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
    experience_years = coalesce(p_experience_years, c.experience_years),
    portfolio_url = nullif(private.trimmed(coalesce(p_portfolio_url, c.portfolio_url)), ''),
    github_url = nullif(private.trimmed(coalesce(p_github_url, c.github_url)), ''),
    linkedin_url = nullif(private.trimmed(coalesce(p_linkedin_url, c.linkedin_url)), ''),
    culture_values = coalesce(private.read_culture(to_jsonb(p_culture_values)), c.culture_values)
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
  perform private.refuse_outdated(company.updated_at, p_updated_at, private.company_json(company));
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
    (title, description, location, locations, job_type, experience_level, experience_required, education_required, salary_min, salary_max,
     skills_required, requirements, preferred_skills, status, expires_at, answer_days, posted_at)
    = (job.title, job.description, job.location, job.locations, job.job_type, job.experience_level, job.experience_required,
     job.education_required, job.salary_min, job.salary_max, job.skills_required, job.requirements, job.preferred_skills, job.status,
     job.expires_at, job.answer_days, case when job.status = 'published' then coalesce(posted_at, now()) else posted_at end)
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
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('reason', p_reason, 'message', p_message), private.applications_rules('withdrawal')));
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
  -- Who reads it at this moment waits, or was before.
  application := private.application_to_talk(message.application_id);
  select * into message from private.application_messages m where m.id = p_id;
  problem := private.withdrawing_problem(message);
  -- Withdrawn twice is withdrawn.
  if message.withdrawn_at is null then
    perform private.fail(409, 'message_stays', problem) where problem is not null;
    delete from private.message_files f where f.message_id = message.id;
    update private.application_messages m set body = '', withdrawn_at = now() where m.id = message.id returning * into message;
    perform private.touch_conversation(application.id);
  end if;
  return private.message_json(message, private.conversation_side(application));
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_offer (
  p_offer_id uuid,
  p_words text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.offer_to_change(p_offer_id);
  me private.reach := private.my_reach();
begin
  perform private.fail(403, 'not_allowed', 'Only the company that made this offer can withdraw it')
  where not private.can_move_application(held.application, me);
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('words', p_words), private.offers_rules('decline')));
  perform private.refuse_blocked_words(held.application, 'words', p_words);
  if private.can_withdraw_offer(held.offer, held.application, me) then
    perform private.end_offer(held.offer, held.application, 'withdrawn', nullif(private.trimmed(p_words), ''));
  elsif (held.offer).state <> 'withdrawn' then
    perform private.fail(409, 'offer_answered', private.offer_ended_in_words(held.offer));
  end if;
  return private.application_offers_json(held.application, me);
end
$function$;

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

CREATE TRIGGER application_matches_count_promise
  AFTER INSERT OR DELETE OR UPDATE OF company_id, answer_by, answered_on, withdrawn_on ON private.application_matches
  FOR EACH ROW
  EXECUTE FUNCTION private.count_promise();

CREATE TRIGGER applications_1_write_history
  AFTER INSERT OR UPDATE OF status ON public.applications
  FOR EACH ROW
  EXECUTE FUNCTION private.write_application_event();

CREATE TRIGGER applications_2_keep_what_was_sent
  AFTER INSERT ON public.applications
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_sent_profile();

CREATE TRIGGER applications_2_move_match
  AFTER UPDATE OF company_id, applied_by_company_id, applied_at, status, answer_by, answer_due ON public.applications
  FOR EACH ROW
  WHEN (((old.company_id IS DISTINCT FROM new.company_id) OR (old.applied_by_company_id IS DISTINCT FROM new.applied_by_company_id) OR (old.applied_at IS DISTINCT FROM new.applied_at) OR (old.status IS DISTINCT FROM new.status) OR (old.answer_by IS DISTINCT FROM new.answer_by) OR (old.answer_due IS DISTINCT FROM new.answer_due)))
  EXECUTE FUNCTION private.move_application_match();

CREATE TRIGGER candidates_1_keep_skill_keys
  BEFORE INSERT OR UPDATE OF skills, skill_keys ON public.candidates
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_skill_keys();

CREATE TRIGGER candidates_2_touch_updated_at
  BEFORE UPDATE ON public.candidates
  FOR EACH ROW
  WHEN (((old.skill_keys = new.skill_keys) OR (old.skills IS DISTINCT FROM new.skills)))
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER companies_recount_matches
  AFTER UPDATE OF culture_values ON public.companies
  FOR EACH ROW
  WHEN ((old.culture_values <> new.culture_values))
  EXECUTE FUNCTION private.recount_changed_matches();

CREATE TRIGGER jobs_recount_matches
  AFTER UPDATE OF skills_required, preferred_skills, experience_level, job_type, location, locations ON public.jobs
  FOR EACH ROW
  WHEN (((old.skills_required IS DISTINCT FROM new.skills_required) OR (old.preferred_skills IS DISTINCT FROM new.preferred_skills) OR (old.experience_level IS DISTINCT FROM new.experience_level) OR (old.job_type IS DISTINCT FROM new.job_type) OR (old.location IS DISTINCT FROM new.location) OR (old.locations IS DISTINCT FROM new.locations)))
  EXECUTE FUNCTION private.recount_changed_matches();

CREATE POLICY "Candidates and staff can upload new files to their folder" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((storage.allow_only_operation('object.upload'::text) AND private.can_store_file(bucket_id, name)));

COMMENT ON COLUMN "private"."application_matches"."match" IS 'MatchExplanation (contracts/matching/match.ts). json, not jsonb: answers take it in as it is.';

COMMENT ON COLUMN "private"."kept_matches"."bound_order" IS 'With the two below the last entry. Null when every visible job was kept.';

COMMENT ON COLUMN "private"."kept_matches"."since" IS 'The oldest transaction running when the list was made; later changes are ranked.';

COMMENT ON COLUMN "private"."offers"."shown_at" IS 'When its candidate sees it: once its move can''t be undone. If it ends before, it''s gone.';

COMMENT ON COLUMN "private"."profile_views"."kind" IS 'What let it read: profileViewKinds of the contracts.';

COMMENT ON COLUMN "private"."published_companies"."visible_until" IS 'plan_until of an approved company, else -infinity. Compared on reading.';

COMMENT ON COLUMN "private"."saved_searches"."filter" IS 'JobFilter (contracts/jobs/job-filter.ts), read by private.read_job_filter before it was stored.';

COMMENT ON COLUMN "private"."sent_documents"."fingerprint" IS 'private.file_fingerprint when sent, or null. A file that differs isn''t opened.';

COMMENT ON COLUMN "public"."applications"."attempt" IS 'Of its candidate for its job: the first, or one after a withdrawal; kept by trigger.';

COMMENT ON COLUMN "public"."candidates"."culture_values" IS 'How they like to work. Others learn only what a match says (RULES: Matching).';

COMMENT ON COLUMN "public"."candidates"."shown_to_partners" IS 'Agreed that partners see a part of the profile. Ends with the management.';

COMMENT ON COLUMN "public"."invitations"."is_held" IS 'An administrator revoked it: its company can''t invite this address until released.';

COMMENT ON COLUMN "public"."invitations"."paused_at" IS 'Since when its time stands still, its company not being live; or null.';

COMMENT ON COLUMN "public"."profiles"."company_id" IS 'The company chosen by somebody who works for several (RULES: Companies).';

COMMENT ON COLUMN "public"."put_forwards"."mailed_at" IS 'When the last email about it went: one made again the same day sends none.';

COMMENT ON FUNCTION "private"."accept_admin_invitation"(public.invitations, uuid) IS 'An administrator with the invited name, of whom the others are told. PT409 for staff and for who would lose what they have.';

COMMENT ON FUNCTION "private"."accept_candidate_invitation"(public.invitations, uuid) IS 'Fills what is empty in the record; its company manages it. PT409.';

COMMENT ON FUNCTION "private"."accept_company_invitation"(public.invitations, uuid) IS 'The unfinished company with the invited name. PT409 for staff of another.';

COMMENT ON FUNCTION "private"."accept_employee_invitation"(public.invitations, uuid) IS 'A membership from the invitation, beside those there are. PT409 when it exists.';

COMMENT ON FUNCTION "private"."account_of_company"(uuid) IS 'The address of the first administrator of a company, or null without one.';

COMMENT ON FUNCTION "private"."acted_on"(text) IS 'A spelling without the act at its end: "videoedit" also stands in "videoeditor".';

COMMENT ON FUNCTION "private"."activity_bound"(text, text, text, text, text) IS 'Below which id a source goes on among rows of the very moment the last page ended at.';

COMMENT ON FUNCTION "private"."add_candidate_record"(uuid) IS 'Adds the bare record, without a name, unless there is one; true when it was added.';

COMMENT ON FUNCTION "private"."add_invitation"(text, text, uuid, jsonb, uuid) IS 'A new invitation by the caller, of cleaned fields; its email is another step.';

COMMENT ON FUNCTION "private"."administration_rules"(text) IS 'What the schemas of the contracts say of the fields of each form.';

COMMENT ON FUNCTION "private"."agree_by_applying"() IS 'Row trigger on applications: whoever was asked to apply for the job has agreed.';

COMMENT ON FUNCTION "private"."announce_invitation"(public.invitations, boolean) IS 'Audit entry and email of an invitation; gives the email. held: as enqueue_email.';

COMMENT ON FUNCTION "private"."answer_problem"(public.job_questions, text, uuid) IS 'Why an answer does not answer its question, or null.';

COMMENT ON FUNCTION "private"."answer_stands_after"() IS 'How long an answer must stand to count: its candidate has heard of it by then.';

COMMENT ON FUNCTION "private"."answered_on"(uuid, boolean) IS 'The first promised day the first answer still kept (private.earliest_day); null for none.';

COMMENT ON FUNCTION "private"."applicant_json"(public.candidates) IS 'ApplicationCandidate (contracts/applications/application.ts): all an employer reads of an applicant.';

COMMENT ON FUNCTION "private"."application_answers_json"(uuid) IS 'ApplicationAnswer[] (contracts/applications/application.ts), in the order of the form.';

COMMENT ON FUNCTION "private"."application_entries"(uuid[], private.application_filter, text, boolean) IS 'JobApplicationListItem[], or CompanyApplicationListItem[] where the list goes across jobs (contracts/applications/application.ts), in the order of the ids. Names who looks after an application only to the company that posted its job.';

COMMENT ON FUNCTION "private"."application_events_json"(public.applications, uuid, private.reach) IS 'ApplicationEvent[] (contracts/applications/application.ts) of an application and of those withdrawn before it, oldest first. Names only of colleagues at the given company; none with null. Moves that can still be undone are for who may move it and for administrators. Without a reach as its candidate reads it, without the name of who did not select them.';

COMMENT ON FUNCTION "private"."application_filter_rules"() IS 'The fields of ApplicationFilter (contracts/applications/application.ts), as far as a rule can say.';

COMMENT ON FUNCTION "private"."application_offers_json"(public.applications, private.reach) IS 'ApplicationOffers as the caller, who reads the conversation, sees them.';

COMMENT ON FUNCTION "private"."application_to_move"(uuid) IS 'The application, locked, to change its status; it counts as viewed. PT404, PT403.';

COMMENT ON FUNCTION "private"."application_to_score"(uuid) IS 'The application the caller may move, of an applicant with account. PT404.';

COMMENT ON FUNCTION "private"."application_totals"(uuid[], private.application_filter) IS 'How many a filter lets through in each status, its stage aside; none is absent.';

COMMENT ON FUNCTION "private"."applications_rules"(text) IS 'What the schemas of the contracts say of the fields of each form.';

COMMENT ON FUNCTION "private"."approve_company"(public.companies, timestamp with time zone, uuid[]) IS 'Approves what was seen; told once it can''t be undone. PT409 (RULES: Administration).';

COMMENT ON FUNCTION "private"."are_short_texts"(text[], integer, integer) IS 'True for a list of at most max_items trimmed lines of at most max_length characters.';

COMMENT ON FUNCTION "private"."as_seen_by_staff"(public.applications, private.reach) IS 'The application as staff may see it: the representing company as its candidate.';

COMMENT ON FUNCTION "private"."asked_skills"(text[]) IS 'The skills of a list that differ, each where it is first, with the keys they compare by.';

COMMENT ON FUNCTION "private"."assigned_candidates"(uuid, text) IS 'Whom a user id or ''me'' looks after; null for ''nobody'' and without one. PT422.';

COMMENT ON FUNCTION "private"."assigned_counts"(uuid, private.staff_act[]) IS 'The dashboard''s counts of the jobs assigned to the caller; null for staff who read all.';

COMMENT ON FUNCTION "private"."assignee_of_job"(uuid) IS 'Assignee (contracts/jobs/job.ts) of a job, or null.';

COMMENT ON FUNCTION "private"."audit_about"(public.audit_log) IS 'The ids an entry speaks of, for its index: whoever changes it builds that again.';

COMMENT ON FUNCTION "private"."audit_kind"(text) IS 'AuditKind of the contracts. Stored in audit_log.kind: whoever changes it rewrites that.';

COMMENT ON FUNCTION "private"."audit_names"(jsonb) IS 'Who is named in an entry itself: whom an email went to, and who has no account any more.';

COMMENT ON FUNCTION "private"."audit_role_change"() IS 'Row trigger on profiles and company_users: the audit entry of a changed role.';

COMMENT ON FUNCTION "private"."become"(uuid, public.app_role) IS 'Makes an account a company''s or an administrator''s; true if it was none. PT409 (RULES: Accounts).';

COMMENT ON FUNCTION "private"."best_applications"(uuid[], private.application_filter, jsonb, integer) IS 'The ids of what isn''t overdue, best match first. p_before: {score, appliedAt, id}.';

COMMENT ON FUNCTION "private"."best_listed"(uuid, private.match_facts, bigint, timestamp with time zone, uuid, integer) IS 'The jobs that follow a place for a candidate: from the kept list, else by ranking all.';

COMMENT ON FUNCTION "private"."best_of_kept"(private.kept_matches, bigint, timestamp with time zone, uuid, integer) IS 'private.best_of_all from the kept list and what changed since; null if that proves little.';

COMMENT ON FUNCTION "private"."best_within_kept"(public.candidates, private.job_filter, private.kept_matches, bigint, timestamp with time zone, uuid, integer) IS 'private.best_within, from the best hundred of the kept list; null as best_of_kept.';

COMMENT ON FUNCTION "private"."bracketed_skill"(text) IS 'The key of "X (Y)" where Y spells X, or says how well it is known; null for any other.';

COMMENT ON FUNCTION "private"."bucket_endings"(text) IS 'Endings a bucket takes, as in contracts/files/files.ts. An ending decides how a file is served.';

COMMENT ON FUNCTION "private"."busy_times"(uuid[], uuid, timestamp with time zone, timestamp with time zone) IS 'Interviews and open times of colleagues that overlap a time, at one company alone.';

COMMENT ON FUNCTION "private"."calendar_entry"(private.interviews, boolean) IS 'CalendarEntry as its candidate or an interviewer has it. Nobody''s address.';

COMMENT ON FUNCTION "private"."calendar_feed_json"(uuid) IS 'CalendarFeed (contracts/interviews/interview.ts): since when there is an address, or null.';

COMMENT ON FUNCTION "private"."can_answer_offer"(private.offers, public.applications, private.reach) IS 'True for its candidate until its last day is over, unless the company is paused.';

COMMENT ON FUNCTION "private"."can_answer_times"(public.applications, private.reach) IS 'True for the candidate while the application, as they know it, is open.';

COMMENT ON FUNCTION "private"."can_apply_again"(public.applications) IS 'Whether they may apply again: after withdrawing, three times in all.';

COMMENT ON FUNCTION "private"."can_assign_application"(public.applications, uuid, private.reach) IS 'True for managing staff, and for who takes it or gives back what they took.';

COMMENT ON FUNCTION "private"."can_at_company"(uuid, private.staff_act) IS 'True when the caller''s staff role at the company allows the act (RULES: Staff).';

COMMENT ON FUNCTION "private"."can_block"(text) IS 'True for candidate and company: who represents somebody silences nobody for them.';

COMMENT ON FUNCTION "private"."can_cancel_interviews"(public.applications, private.reach) IS 'True for both sides, also in a blocked conversation (RULES: Interviews).';

COMMENT ON FUNCTION "private"."can_change_criteria"(uuid) IS 'True for who may edit the jobs of a company: they say what its interviewers look for (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."can_delete_job"(public.jobs, private.job_rights, boolean) IS 'True for managing staff, and recruiters for their own while nobody applied.';

COMMENT ON FUNCTION "private"."can_end_management"(public.candidates) IS 'True for managing staff of the company that manages the candidate (RULES: Candidates).';

COMMENT ON FUNCTION "private"."can_invite"(text, uuid) IS 'True when the caller may send this kind: admin and company, or employee and candidate.';

COMMENT ON FUNCTION "private"."can_make_offer"(public.applications, private.reach) IS 'True for who may propose times, while no offer is open or accepted (RULES: Offers).';

COMMENT ON FUNCTION "private"."can_manage_colleague"(public.company_users) IS 'True when the caller may give this colleague another role or remove them: managing staff, never an administrator, never oneself (RULES: Staff).';

COMMENT ON FUNCTION "private"."can_manage_invitation"(public.invitations) IS 'True for who sees, resends and revokes it (RULES: Invitations).';

COMMENT ON FUNCTION "private"."can_move_application"(public.applications, private.reach) IS 'True for staff of its company who handle it, all or assigned (RULES: Applications).';

COMMENT ON FUNCTION "private"."can_open_company_document"(uuid, private.reach) IS 'True for whoever reads the company''s registration (RULES: Files).';

COMMENT ON FUNCTION "private"."can_propose_times"(public.applications, private.reach) IS 'True for who may move the application while it and its job are open.';

COMMENT ON FUNCTION "private"."can_read_assignment"(uuid, uuid, uuid[], private.reach) IS 'True for recruiting staff, the assignee and admins (RULES: Staff).';

COMMENT ON FUNCTION "private"."can_read_candidate"(public.candidates, private.reach) IS 'True for the candidate, the managing company''s staff and administrators.';

COMMENT ON FUNCTION "private"."can_remove_staff"(public.company_users) IS 'True when the caller may end this membership: managing staff, never an administrator''s (RULES: Staff).';

COMMENT ON FUNCTION "private"."can_report_message"(private.application_messages, text) IS 'True for a message of another side that is still there, once per side.';

COMMENT ON FUNCTION "private"."can_review_application"(public.applications, private.reach) IS 'True for who may move it, and recruiting staff of the company representing.';

COMMENT ON FUNCTION "private"."can_see_job"(uuid) IS 'True for a job visible to everyone now, and as a preview for whoever works on it.';

COMMENT ON FUNCTION "private"."can_store_file"(text, text) IS 'True when the caller may store a new file there: candidates in their own folder, staff in their company''s, both sides in that of their application, while there is room, and never under a name that a record knows, nor with a session that has ended (RULES: Files). SECURITY DEFINER: nobody reads storage; answers yes or no only.';

COMMENT ON FUNCTION "private"."can_withdraw_application"(public.applications) IS 'True for its candidate while the status they see allows it.';

COMMENT ON FUNCTION "private"."can_withdraw_proposal"(public.company_proposals) IS 'True for those who could have proposed all of it (RULES: Staff).';

COMMENT ON FUNCTION "private"."can_write_company_file"(text, text) IS 'True for who may edit what the file is part of: registration or profile.';

COMMENT ON FUNCTION "private"."can_write_message_file"(text, text) IS 'True where the caller may store a file: in a conversation they write in.';

COMMENT ON FUNCTION "private"."cancel_to_come"(private.interviews, text, text) IS 'Cancels a locked interview and notifies. side: null for an ended application.';

COMMENT ON FUNCTION "private"."candidate_data_errors"(jsonb) IS 'Errors of candidateData by field.';

COMMENT ON FUNCTION "private"."candidate_json"(public.candidates) IS 'Candidate (contracts/candidates/candidate.ts): the profile as its owner reads it.';

COMMENT ON FUNCTION "private"."candidate_list_key"(jsonb) IS 'Name and id of the last row of the page before, or a key below every row. PT422.';

COMMENT ON FUNCTION "private"."candidate_mail_kinds"() IS 'candidateMailKinds in the order shown; none is in staff_notice_kinds.';

COMMENT ON FUNCTION "private"."candidate_mails_json"(uuid) IS 'CandidateMails (contracts/notifications/notification.ts).';

COMMENT ON FUNCTION "private"."candidate_missing_fields"(public.candidates) IS 'What the profile still needs, as the contracts compute it (RULES: Candidates).';

COMMENT ON FUNCTION "private"."candidates_rules"(text) IS 'What the schemas of the contracts say of the fields of each form.';

COMMENT ON FUNCTION "private"."change_details"(public.companies, jsonb) IS 'Field to {from, to} where the changes differ from the company, for the audit log.';

COMMENT ON FUNCTION "private"."change_outcomes"(uuid[], jsonb, private.application_change, private.reach) IS 'What happens to each of these applications, in their order: refusal (contracts/applications/change-outcome.ts) says why it stays as it is, null that it changes. seen: {id: status} where the caller saw them. What is out of reach has no name and no status.';

COMMENT ON FUNCTION "private"."change_vocabulary"() IS 'Taken before the vocabulary changes: waits for whoever is storing keys. PT409 busy.';

COMMENT ON FUNCTION "private"."check_daily_quota"(text, bigint) IS 'PT429 after so many in 24 hours. Counted under lock_account, so that none pass together.';

COMMENT ON FUNCTION "private"."check_invitation_rate"(text) IS 'PT429 past private.invitation_rate_passed, counted in the audit log.';

COMMENT ON FUNCTION "private"."city_and_state"(text) IS '{Denver, CO} of "Denver, CO or remote"; null unless it names one place and its state.';

COMMENT ON FUNCTION "private"."clean_candidate_data"(jsonb) IS 'candidateData without errors as it is kept.';

COMMENT ON FUNCTION "private"."clean_fields"(jsonb, private.rule[]) IS 'The fields the rules know, trimmed, lists with each entry once. Everything else is dropped.';

COMMENT ON FUNCTION "private"."clear_audit_log"(private.traces) IS 'What the log says of somebody stays, by or to "a deleted account" (RULES: Accounts).';

COMMENT ON FUNCTION "private"."clear_company_log"(uuid) IS 'What a company wanted changed of its registration is kept no longer than the company; that it did stays.';

COMMENT ON FUNCTION "private"."clear_conversations"(private.traces) IS 'Takes addresses and names of a deleted account out of what others wrote.';

COMMENT ON FUNCTION "private"."clear_notices"(private.traces) IS 'Takes somebody out of what others were told and have noted, summaries that wait included.';

COMMENT ON FUNCTION "private"."clear_outbox"(private.traces) IS 'Forgets every email to somebody''s address, and takes them out of those that wait.';

COMMENT ON FUNCTION "private"."comes_first"(bigint, timestamp with time zone, uuid, bigint, timestamp with time zone, uuid) IS 'Whether a job stands before another: better match, then newer, then by id.';

COMMENT ON FUNCTION "private"."companies_rules"(text) IS 'What the schemas of the contracts say of the fields of each form.';

COMMENT ON FUNCTION "private"."company_acts"(private.staff_act[]) IS 'CompanyActs (contracts/companies/company.ts) of private.my_acts_at: every act with whether the caller may.';

COMMENT ON FUNCTION "private"."company_application_json"(public.applications, private.reach) IS 'CompanyApplicationDetail. Callers check rights; readers get no statuses.';

COMMENT ON FUNCTION "private"."company_is_live"(uuid) IS 'True when approved with a live plan: what publishing asks (RULES: Companies).';

COMMENT ON FUNCTION "private"."company_job_json"(uuid) IS 'CompanyJob (contracts/jobs/job.ts). Reach is checked by its callers.';

COMMENT ON FUNCTION "private"."company_path_errors"(public.companies, jsonb) IS 'What is wrong, by field, with files that the record does not name already.';

COMMENT ON FUNCTION "private"."company_template"(uuid, text) IS 'The words a company uses for a kind of message, its own or ours.';

COMMENT ON FUNCTION "private"."company_word"(uuid) IS 'The word that stands for a company in published_jobs.search: no text gives one like it.';

COMMENT ON FUNCTION "private"."contact_message_json"(private.contact_messages) IS 'ContactMessage (contracts/administration/contact.ts), for administrators.';

COMMENT ON FUNCTION "private"."conversation_block_json"(public.applications, private.reach) IS 'ConversationBlock (contracts) for the caller, who reads the conversation.';

COMMENT ON FUNCTION "private"."conversation_ends"(public.applications) IS 'Until when a closed application can be written about; null while it is open.';

COMMENT ON FUNCTION "private"."conversation_notice"(private.application_messages, text) IS 'Where a side reads a message''s conversation: notification data and path.';

COMMENT ON FUNCTION "private"."conversation_problem"(public.applications) IS 'Why nobody writes about an application any more, fit to show; null while those who read do.';

COMMENT ON FUNCTION "private"."conversation_readers"(public.applications) IS 'Everybody who reads a conversation, with side and company; not for the caller.';

COMMENT ON FUNCTION "private"."conversations_of"(uuid) IS 'The applications whose conversation has an account: who deletes it locks them.';

COMMENT ON FUNCTION "private"."conversations_rules"(text) IS 'What the schemas of the contracts say of the fields of each form.';

COMMENT ON FUNCTION "private"."count_contact_messages"() IS 'How many messages wait for an answer.';

COMMENT ON FUNCTION "private"."count_departed_reports"() IS 'How many reports of deleted companies wait for a decision.';

COMMENT ON FUNCTION "private"."count_filtered_jobs"(private.job_filter, tsquery[], boolean) IS 'How many visible jobs fit, or name no salary; 1,001 for more than 1,000.';

COMMENT ON FUNCTION "private"."count_promise"() IS 'Row trigger: a company''s promises are counted as they are settled, and again where that is undone (private.counted). Row by row, since most changes of a match settle none. SECURITY DEFINER: as the triggers of foundation/triggers.sql.';

COMMENT ON FUNCTION "private"."count_reported_jobs"() IS 'How many reported jobs wait for a decision.';

COMMENT ON FUNCTION "private"."count_reported_messages"() IS 'How many reported messages wait for a decision.';

COMMENT ON FUNCTION "private"."create_first_company"(uuid, text) IS 'The first company of a company account. A failure is audited, never raised.';

COMMENT ON FUNCTION "private"."criteria_of_interview"(private.interviews) IS 'What is marked: as the first scorecard did, before that as the job says now.';

COMMENT ON FUNCTION "private"."culture_matches"(public.culture_value[], public.culture_value[]) IS 'One row: what MatchExplanation (contracts/matching/match.ts) says of culture, the company''s values, each with whether the profile names it, null when the company names none; and how many of how many, has null when the profile names none at all. For use in FROM.';

COMMENT ON FUNCTION "private"."culture_numbers"(public.culture_value[]) IS 'Their places in the list, each once. Stored: new values go to the end of the list.';

COMMENT ON FUNCTION "private"."culture_order"(integer, integer) IS 'The last bits of match_order: by (has + 1) / (asked + 2); halfway where unknown.';

COMMENT ON FUNCTION "private"."cut_words"(text) IS 'Text folded and cut into words, the same for what is searched and what is asked.';

COMMENT ON FUNCTION "private"."database_zone"(text) IS 'The name by which this database knows a stored zone; UTC where it knows none.';

COMMENT ON FUNCTION "private"."discard_files_never_used"(integer) IS 'Gives up what no record has named for a week; gives the number of folders.';

COMMENT ON FUNCTION "private"."discard_folder"(uuid) IS 'Gives up every file of an account or company that goes: [{bucket, path}].';

COMMENT ON FUNCTION "private"."discard_message_file"() IS 'Deletes the file of a message that is gone. SECURITY DEFINER: closed table.';

COMMENT ON FUNCTION "private"."discard_message_files"(uuid[]) IS 'Gives up every file sent about these applications: [{bucket, path}].';

COMMENT ON FUNCTION "private"."discard_ownerless_files"(integer) IS 'Gives up files whose account, company or application is gone.';

COMMENT ON FUNCTION "private"."discard_unused_files"(uuid) IS 'Gives up what no record has named for a week in a folder, and forgets what is gone.';

COMMENT ON FUNCTION "private"."discarded_json"(uuid) IS 'What was given up in a folder and is still stored: [{bucket, path}].';

COMMENT ON FUNCTION "private"."distinct_texts"(jsonb) IS 'A list as it is stored: trimmed, without empty and repeated entries, in its order.';

COMMENT ON FUNCTION "private"."drop_interview_reminders"(private.interviews) IS 'Takes back unread and unsent reminders of a time that is no more.';

COMMENT ON FUNCTION "private"."drop_notes_of_unmanaged"() IS 'A company that stops representing keeps no notes. SECURITY DEFINER: closed.';

COMMENT ON FUNCTION "private"."drop_unsettled_moves"(public.applications) IS 'Undoes the moves of a locked application that its candidate hasn''t seen.';

COMMENT ON FUNCTION "private"."earliest_day"(timestamp with time zone) IS 'The first day that is not over yet at an instant (private.end_of_day).';

COMMENT ON FUNCTION "private"."edit_company"(public.companies, jsonb, boolean) IS 'Writes cleaned fields of a locked company; what an approval covers becomes a proposal.';

COMMENT ON FUNCTION "private"."email_change_json"(auth.users) IS 'EmailChange of the contracts: the new address, who confirmed, what follows.';

COMMENT ON FUNCTION "private"."employer_json"(public.companies) IS 'Employer of the contracts: what anyone may see of a company (RULES: Companies).';

COMMENT ON FUNCTION "private"."end_foreign_application_assignments"() IS 'Who loses a job loses its applications. SECURITY DEFINER: closed.';

COMMENT ON FUNCTION "private"."end_interviews"(public.applications, text) IS 'Ends open times and upcoming interviews. why: fit to show. Safe to repeat.';

COMMENT ON FUNCTION "private"."end_management_of"(public.candidates) IS 'What ends with a management, whoever ends it. The caller holds account and candidate.';

COMMENT ON FUNCTION "private"."end_of_day"(date) IS 'When a day has ended everywhere: 12:00 UTC of the next, as endOfDay of the contracts.';

COMMENT ON FUNCTION "private"."end_offer"(private.offers, public.applications, text, text) IS 'Ends an open, locked offer and notifies both sides; an unseen one just goes.';

COMMENT ON FUNCTION "private"."end_offers"(public.applications, text) IS 'Ends an open offer of a locked application. why: fit to show. Safe to repeat.';

COMMENT ON FUNCTION "private"."end_open_things"(public.applications, text) IS 'Ends what is open of a locked application: who ends one calls it. why: fit to show.';

COMMENT ON FUNCTION "private"."end_open_things_of_job"(uuid, text) IS 'The same of every application of a job, locked by its callers, that is on the way.';

COMMENT ON FUNCTION "private"."end_passed_times"() IS 'Ends open times of which none can be picked anymore. Called on a schedule.';

COMMENT ON FUNCTION "private"."end_proposal"(public.company_proposals, text, jsonb) IS 'Takes a proposal away and audits how it ended, before the company takes its values over.';

COMMENT ON FUNCTION "private"."end_times_to_move"(private.interviews) IS 'Ends times that were proposed for moving an interview that is settled now.';

COMMENT ON FUNCTION "private"."fail"(integer, text, text, jsonb) IS 'Ends the transaction: HTTP status, code (HINT), a text fit to show, more fields (DETAIL).';

COMMENT ON FUNCTION "private"."field_errors"(jsonb, private.rule[], boolean) IS 'Field to message for all that does not fit its rule. is_whole: absent ones too. PT422.';

COMMENT ON FUNCTION "private"."field_problem"(jsonb, private.rule) IS 'What is wrong with the value of one field, in the contract''s words, or null.';

COMMENT ON FUNCTION "private"."file_fingerprint"(text, jsonb) IS 'Which content a stored file has: each upload has a new version and hash.';

COMMENT ON FUNCTION "private"."file_folder"(text, text) IS 'The folder of a path {uuid}/{name}.{ending} that its bucket takes; null for any other.';

COMMENT ON FUNCTION "private"."file_problem"(text, text) IS 'Why a path cannot stand in a record: the file must be stored and fit its bucket. Or null.';

COMMENT ON FUNCTION "private"."files_to_judge"(private.application_messages) IS 'The files of a reported message, and the document of the offer it brought.';

COMMENT ON FUNCTION "private"."fill_template"(text, jsonb) IS 'A text with each known {field} filled in, as fillTemplate of the contracts does.';

COMMENT ON FUNCTION "private"."filled_message"(text, public.applications) IS 'A message to several people as one of them reads it; null for none. PT422 if too long.';

COMMENT ON FUNCTION "private"."filter_condition"(private.job_filter, tsquery[]) IS 'What is asked of a row v of visible_jobs, in SQL, with the filter and the searches.';

COMMENT ON FUNCTION "private"."filter_options"(text) IS 'What may be chosen of a part of a JobFilter and is counted before, with its value.';

COMMENT ON FUNCTION "private"."filtered_jobs"(private.job_filter, tsquery[], private.match_facts, bigint, timestamp with time zone, uuid, integer) IS 'The visible jobs that fit, after a place: newest first, or best match first.';

COMMENT ON FUNCTION "private"."fits_elsewhere"(private.application_matches, private.application_filter) IS 'private.fits_filter as the company that represents the candidate may see it.';

COMMENT ON FUNCTION "private"."fits_filter"(private.application_matches, private.application_filter) IS 'Whether a filter lets an application through, for every list and count.';

COMMENT ON FUNCTION "private"."fits_lookups"(private.application_matches, private.application_filter) IS 'The part of private.fits_filter that reads other tables, one by one.';

COMMENT ON FUNCTION "private"."follow_all_skills"() IS 'Brings every stored key along: for migrations with new words or rules of spelling.';

COMMENT ON FUNCTION "private"."follow_partnership"() IS 'Row trigger: partnerships are edited on the table, so this audits and tells both.';

COMMENT ON FUNCTION "private"."forget_conversations"(integer) IS 'Forgets messages, files and scorecards of applications closed long ago.';

COMMENT ON FUNCTION "private"."forget_ended_invitations"(integer) IS 'Forgets what invitations that ended without being accepted would have filled in.';

COMMENT ON FUNCTION "private"."forget_mail_bodies"(integer) IS 'Forgets what undelivered emails said; that they were written stays with the audit log.';

COMMENT ON FUNCTION "private"."forget_removed_words"(private.application_messages, text) IS 'Takes what a removed message said out of bells, summaries and unsent emails.';

COMMENT ON FUNCTION "private"."forget_sign_ins"(integer) IS 'Forgets what the auth service has noted, as long ago as the audit log is kept.';

COMMENT ON FUNCTION "private"."forget_withdrawn_documents"(integer) IS 'Forgets responses and documents of applications that were withdrawn long ago.';

COMMENT ON FUNCTION "private"."former_zones"() IS 'The former names of a zone by its present one, as in contracts/time-zones.ts.';

COMMENT ON FUNCTION "private"."found_jobs"(tsquery[], timestamp with time zone, uuid, integer, integer) IS 'The newest visible jobs before the key by the index of words; null when there are too many.';

COMMENT ON FUNCTION "private"."gathering_time"() IS 'How long an email waits at most for what follows, and the next one at least.';

COMMENT ON FUNCTION "private"."give_work"(text, private.work[], uuid) IS 'Gives jobs or candidates to a colleague, or with null to nobody, tells both sides, and keeps how it was for whoever takes it back. Gives AssignmentDone (contracts/jobs/job.ts). Its callers have checked the right and locked what is given.';

COMMENT ON FUNCTION "private"."given_answers"(uuid, boolean) IS 'The moves of an application that answered its candidate: not those the company took back before they could hear of them, so that a promise is not kept by moving there and back. only_settled: by the moves that can no longer be undone.';

COMMENT ON FUNCTION "private"."hand_over_interviews"(public.company_users, uuid) IS 'Who takes over takes part in upcoming interviews, where they may.';

COMMENT ON FUNCTION "private"."handle_new_account"() IS 'Row trigger on auth.users: the profile, and a confirmed company account''s company.';

COMMENT ON FUNCTION "private"."has_unsettled_move"(uuid) IS 'True while its last move can be undone. SECURITY DEFINER: a row policy asks.';

COMMENT ON FUNCTION "private"."held_application"(public.applications) IS 'An application locked as all who change it do. Callers check rights. PT404 if gone.';

COMMENT ON FUNCTION "private"."hold_interviews_of"(uuid[], uuid) IS 'Holds the applications of interviews to come, and of open times, of who may be about to leave them: one that is picked or moved at this moment comes before or after. Called before places in the team are locked, as whoever tells a colleague of an interview takes them in that order.';

COMMENT ON FUNCTION "private"."hold_message_notices_of"(uuid, uuid) IS 'Locks pending message emails of a colleague who is leaving.';

COMMENT ON FUNCTION "private"."hold_unseen_offer"(public.applications) IS 'After a move: an unseen offer waits until that can''t be undone either.';

COMMENT ON FUNCTION "private"."hold_vocabulary"() IS 'Whoever stores keys takes it first: no change of the vocabulary comes in between.';

COMMENT ON FUNCTION "private"."import_fates_json"(jsonb) IS 'ImportFate[] (contracts/invitations/invitation.ts) of private.import_fates.';

COMMENT ON FUNCTION "private"."imported_id"(uuid, text) IS 'The invitation''s id an import makes for an address: the same import finds it again.';

COMMENT ON FUNCTION "private"."interview_colleagues"(public.applications) IS 'Who can take part, of those the caller is named (RULES: Staff).';

COMMENT ON FUNCTION "private"."interview_count"(uuid) IS 'How many of a candidate''s applications came to an interview, as they know.';

COMMENT ON FUNCTION "private"."interview_criteria_json"(public.jobs) IS 'InterviewCriteria: suggested is what the job asks for and is not in it yet.';

COMMENT ON FUNCTION "private"."interview_json"(private.interviews, public.applications, private.reach) IS 'Interview (contracts/interviews/interview.ts) as the caller reads it.';

COMMENT ON FUNCTION "private"."interview_key"(jsonb, boolean) IS 'Where a list of interviews continues. PT422 for no row of it.';

COMMENT ON FUNCTION "private"."interview_mail"(private.interviews, uuid, boolean, text) IS 'What an interview''s email and calendar file show; no address but the reader''s.';

COMMENT ON FUNCTION "private"."interview_people_given"(public.applications, jsonb) IS 'The colleagues who take part, each once. PT422 for none or others.';

COMMENT ON FUNCTION "private"."interview_people_json"(uuid, uuid) IS 'InterviewPerson[] (contracts/interviews/interview.ts) of a proposal.';

COMMENT ON FUNCTION "private"."interview_scorecards_json"(private.interviews) IS 'InterviewScorecards: findings once the caller may read them.';

COMMENT ON FUNCTION "private"."interview_terms_errors"(jsonb) IS 'Errors in length, place and time zone, in the contract''s words.';

COMMENT ON FUNCTION "private"."interviews_json"(public.applications, private.reach) IS 'ApplicationInterviews (contracts/interviews/interview.ts). One proposal is open at a time.';

COMMENT ON FUNCTION "private"."interviews_named_in"(uuid) IS 'The interviews somebody was ever named for; not whether they still take part.';

COMMENT ON FUNCTION "private"."invitable_staff_roles"() IS 'The roles that are invited, given and assigned work (RULES: Staff).';

COMMENT ON FUNCTION "private"."invitation_end"(public.invitations) IS 'When it expires; its time stands still while it is paused (RULES: Invitations).';

COMMENT ON FUNCTION "private"."invitation_rate_passed"(bigint, bigint, bigint) IS 'The limit that stops a sender''s next invitation, or null (RULES: Invitations).';

COMMENT ON FUNCTION "private"."invitation_state"(public.invitations) IS 'SentInvitationState: its status; expired also when its sender may no longer send it.';

COMMENT ON FUNCTION "private"."invitation_stopped_in_words"(uuid) IS 'Why a company''s invitation cannot be accepted right now; null when it can.';

COMMENT ON FUNCTION "private"."invitation_with"(text) IS 'The id of the invitation with this token, locked, whatever its state; or null.';

COMMENT ON FUNCTION "private"."invitations_rules"(text) IS 'What the schemas of the contracts say of the fields of each form.';

COMMENT ON FUNCTION "private"."is_admin"() IS 'True for a platform administrator. SECURITY DEFINER: policies on profiles would recurse.';

COMMENT ON FUNCTION "private"."is_file_in_use"(text, text) IS 'True when a record names the file or it was sent: it is kept as it is (RULES: Files).';

COMMENT ON FUNCTION "private"."is_first_report"(private.message_reports) IS 'True for the report that stands for all that wait or were decided together.';

COMMENT ON FUNCTION "private"."is_http_url"(text) IS 'True for an http(s) URL to a public name, without password: what may become a link.';

COMMENT ON FUNCTION "private"."is_kept_from"(uuid, uuid) IS 'True when the candidate hides from this company, or one has blocked the other.';

COMMENT ON FUNCTION "private"."is_last_mail"(public.email_outbox) IS 'The last email to a deleted account: its address is kept no longer than that.';

COMMENT ON FUNCTION "private"."is_message_shown"(private.application_messages, text) IS 'True of all messages but one with an offer the side doesn''t see yet.';

COMMENT ON FUNCTION "private"."is_offer_shown"(private.offers) IS 'True once its candidate sees an offer with its message; the company always does.';

COMMENT ON FUNCTION "private"."is_open"(public.invitations) IS 'True while it can be accepted: pending, unexpired, and its sender still may send it.';

COMMENT ON FUNCTION "private"."is_own_file"(text, text) IS 'True for a candidate''s file in the caller''s own folder (RULES: Files).';

COMMENT ON FUNCTION "private"."is_own_message_file"(text, text) IS 'True for a file the caller stored in a conversation they read (RULES: Files).';

COMMENT ON FUNCTION "private"."is_paused_mail"(jsonb) IS 'True for the email of a paused company''s invitation: it waits.';

COMMENT ON FUNCTION "private"."is_pickable"(private.interview_proposals) IS 'True while one of the times can be picked; an interview that began isn''t moved.';

COMMENT ON FUNCTION "private"."is_reported_file"(text) IS 'True for a file that administrators open to decide a report (RULES: Files).';

COMMENT ON FUNCTION "private"."is_settled"(public.application_events) IS 'True once a move can''t be undone anymore; candidates see nothing of it before.';

COMMENT ON FUNCTION "private"."is_shown_to"(public.candidates, uuid) IS 'True for a candidate who agreed to be shown and is not kept from this partner.';

COMMENT ON FUNCTION "private"."is_silenced"(public.applications) IS 'True for staff of a paused company: no words of theirs reach the applicant (RULES: Companies).';

COMMENT ON FUNCTION "private"."is_undelivered"(public.email_outbox) IS 'Whether an unsent email is late: a try failed, or it''s been due for minutes.';

COMMENT ON FUNCTION "private"."job_acts"(public.jobs, private.job_rights, boolean) IS 'JobActs (contracts/jobs/job.ts): what a screen may offer for this job.';

COMMENT ON FUNCTION "private"."job_counts"(uuid) IS 'How many applications a job has, in which status, and the earliest day on which an answer is owed: part of CompanyJobListItem (contracts/jobs/job.ts).';

COMMENT ON FUNCTION "private"."job_errors"(jsonb, public.jobs) IS 'Errors of a jobData by field, as contracts/jobs/job.ts; only changes for a stored one. PT422.';

COMMENT ON FUNCTION "private"."job_facts"(public.jobs) IS 'JobContent (contracts/jobs/job.ts): what a posting says, to its company and to everyone else.';

COMMENT ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean) IS 'A job as it stands in a list, with the caller''s match, application and whether saved.';

COMMENT ON FUNCTION "private"."job_question_errors"(jsonb) IS 'Errors of jobData.questions, by path ("questions.0.options"), in the words of contracts/jobs/job.ts.';

COMMENT ON FUNCTION "private"."job_questions_json"(uuid) IS 'The questions a job asks now, in order, as JobQuestion[] (contracts/jobs/job.ts).';

COMMENT ON FUNCTION "private"."job_rights"(private.staff_act[]) IS 'What these acts allow to do with a company''s jobs (RULES: Jobs).';

COMMENT ON FUNCTION "private"."jobs_rules"(text) IS 'What the schemas of the contracts say of the fields of each form.';

COMMENT ON FUNCTION "private"."json_without_traces"(jsonb, private.traces) IS 'A value without what names somebody: parts with one of the ids go, texts lose names.';

COMMENT ON FUNCTION "private"."keep_application_source"(uuid, text) IS 'Keeps where an application came from; straight if nothing known (RULES: Jobs).';

COMMENT ON FUNCTION "private"."keep_departed_company"(public.companies) IS 'Keeps name, digests and open reports of a company about to be deleted.';

COMMENT ON FUNCTION "private"."keep_match_history"() IS 'What lists narrow by of a history follows. SECURITY DEFINER: closed table.';

COMMENT ON FUNCTION "private"."keep_sent_profile"() IS 'Keeps profile, documents and match in the transaction of the application.';

COMMENT ON FUNCTION "private"."keep_skill_keys"() IS 'Row trigger: skill_keys follow the skills, whoever writes them.';

COMMENT ON FUNCTION "private"."keep_title_when_open"() IS 'Row trigger on jobs: keeps the title a job had when it was open last.';

COMMENT ON FUNCTION "private"."kept_promises"(uuid) IS 'KeptPromises (contracts/companies/company.ts): of how many promised answers whose day is past, or that were given, how many came by their day; null below ten (RULES: Applications). Given ones are kept numbers, owed ones a range of an index.';

COMMENT ON FUNCTION "private"."keyed_digest"(text) IS 'What tells equal values from others without the value itself; null for null.';

COMMENT ON FUNCTION "private"."known_status"(text) IS 'An application status in any case, ''accepted'' being hired; null for anything else.';

COMMENT ON FUNCTION "private"."known_zone"(text) IS 'The present name of a zone that browsers know, "America/Denver"; null for others.';

COMMENT ON FUNCTION "private"."knows_status"(public.applications) IS 'Whether the candidate knows the status: they set it, or the offer tells it.';

COMMENT ON FUNCTION "private"."last_company_entry"(uuid, text[], timestamp with time zone) IS 'The newest of these acts upon a company since then, or null.';

COMMENT ON FUNCTION "private"."last_rejection"(uuid, boolean) IS 'What a rejected application was rejected with; only_settled: if not undoable.';

COMMENT ON FUNCTION "private"."leave_conversations"(private.traces) IS 'Forgets what was said, proposed, offered and found about a deleted applicant.';

COMMENT ON FUNCTION "private"."leave_interviews_at"(uuid, uuid) IS 'Who leaves a company takes part in none of its upcoming interviews.';

COMMENT ON FUNCTION "private"."leave_management"(private.traces) IS 'Tells who looks after a managed candidate, else administrators, that somebody is gone.';

COMMENT ON FUNCTION "private"."level_fit"(public.experience_level, integer) IS 'MatchFit of years of experience: close within two years below. Null without a level.';

COMMENT ON FUNCTION "private"."like_longest"(text[]) IS 'A pattern for LIKE that every text with these words fits, so that an index is used.';

COMMENT ON FUNCTION "private"."listed_applications"(uuid[], private.application_filter, text, jsonb, integer, boolean) IS 'ApplicationPage of what is listed under these scopes. Callers check rights.';

COMMENT ON FUNCTION "private"."listed_interview_json"(private.interviews, boolean) IS 'ListedInterview (contracts/interviews/interview.ts).';

COMMENT ON FUNCTION "private"."load_skills"(public.skill_field, text) IS 'Takes in lines "Name | other spelling | …". Called by migrations; stored keys follow after.';

COMMENT ON FUNCTION "private"."location_fit"(boolean, boolean, boolean, boolean) IS 'MatchFit of a home with a job''s places: remote fits anyone, the same state is close.';

COMMENT ON FUNCTION "private"."lock_invitations"(uuid) IS 'Locks the invitations whose time may stop or run again, before their company.';

COMMENT ON FUNCTION "private"."looks_after_applications"(uuid, public.applications) IS 'Who can be given it: recruiting staff, and a partner recruiter of its job.';

COMMENT ON FUNCTION "private"."mail_all_searches"(uuid, boolean) IS 'Turns the emails of all searches off, or on again as often as before.';

COMMENT ON FUNCTION "private"."mail_candidate"(uuid, text, text, jsonb) IS 'Mails a candidate something of a kind (contracts/notifications/notification.ts, candidateMailKinds) unless they turned such mails off, with the link that does. Whatever can be turned off goes through here; mails about password, address and who manages them come always and do not. mail_data: what the template shows, with its path.';

COMMENT ON FUNCTION "private"."mail_messages"(public.applications, uuid, text, uuid, private.application_messages[]) IS 'One email with what is new in a conversation, as its reader wants to be told.';

COMMENT ON FUNCTION "private"."mail_new_jobs"(uuid) IS 'Emails a candidate the new jobs of all their due searches, in one, with the first twenty.';

COMMENT ON FUNCTION "private"."mail_staff"(uuid, text, text, text, jsonb, text, text, jsonb) IS 'The email of private.tell_staff: at once, in the summary or not, as they want it.';

COMMENT ON FUNCTION "private"."mail_template_json"(uuid, text) IS 'MailTemplate (contracts/companies/mail-template.ts); who wrote it for those who may change it.';

COMMENT ON FUNCTION "private"."managed_candidate"(uuid, private.reach) IS 'A managed candidate the caller may read. PT401, PT404, PT409 company_paused.';

COMMENT ON FUNCTION "private"."managed_candidate_item"(public.candidates, private.reach) IS 'ManagedCandidateListItem (contracts/candidates/managed-candidate.ts).';

COMMENT ON FUNCTION "private"."manages_candidate"(public.candidates, private.reach) IS 'True for staff who handle its company''s candidates, and whom this one is assigned to.';

COMMENT ON FUNCTION "private"."match_as_seen"(private.application_matches) IS 'What lists keep of an application, as the representing company may see it.';

COMMENT ON FUNCTION "private"."match_asked"(text[], text[], text[], text[], public.experience_level, public.job_type, text, text[], text[], public.culture_value[]) IS 'MatchAsked (contracts/matching/match.ts): what a browser needs to count the match of a visitor, who sends nothing.';

COMMENT ON FUNCTION "private"."match_explanation"(text[], text[], public.experience_level, public.job_type, text, text[], public.culture_value[], public.candidates) IS 'MatchExplanation (contracts/matching/match.ts) of what a job asks and a profile has: the one picture both sides see (RULES: Matching).';

COMMENT ON FUNCTION "private"."match_explanations"(text[], text[], public.experience_level, public.job_type, text, text[], public.culture_value[], public.candidates, private.home_terms) IS 'One row: MatchExplanation (contracts/matching/match.ts) of what a job and its company ask and a profile has, whose private.home_of is given. For use in FROM, where it becomes part of the query.';

COMMENT ON FUNCTION "private"."match_facts"(public.candidates) IS 'What of a profile decides its matches.';

COMMENT ON FUNCTION "private"."matches_to_keep"(public.candidates) IS 'The list as it would be kept. STABLE, so that jobs and transactions are of one moment.';

COMMENT ON FUNCTION "private"."may_be_put_forward"(uuid, uuid) IS 'True for an open job of the company itself or of a partner that shares its jobs.';

COMMENT ON FUNCTION "private"."may_be_reminded"(uuid) IS 'True with somebody to remind and no reminder in the last seven days.';

COMMENT ON FUNCTION "private"."may_name"(text, text) IS 'Whether a stored key could come of a spelling, of a longer one or of its words turned round.';

COMMENT ON FUNCTION "private"."membership_json"(public.company_users) IS 'CompanyMembership of the contracts.';

COMMENT ON FUNCTION "private"."message_json"(private.application_messages, text) IS 'Message (contracts/conversations/conversation.ts) for a reader of that side.';

COMMENT ON FUNCTION "private"."message_report_place"(private.message_reports) IS 'Place in the queue: what waits the longest first, else the last decision.';

COMMENT ON FUNCTION "private"."message_upload_problem"(uuid) IS 'Why a conversation takes no further file; null when it does.';

COMMENT ON FUNCTION "private"."messages_in_words"(private.application_messages[], public.applications, boolean) IS 'One line about new messages: who wrote, how many, about which job.';

COMMENT ON FUNCTION "private"."missing_of_registration"(public.companies) IS 'The fields an unfinished registration would be refused for.';

COMMENT ON FUNCTION "private"."move_application"(public.applications, private.application_change) IS 'Moves an application, locked and found movable; its candidate is notified later.';

COMMENT ON FUNCTION "private"."move_application_match"() IS 'What lists order and narrow by follows. SECURITY DEFINER: closed table.';

COMMENT ON FUNCTION "private"."my_acts_at"(uuid) IS 'What the caller''s role at a company allows. SECURITY DEFINER: policies ask.';

COMMENT ON FUNCTION "private"."my_application_json"(public.applications) IS 'CandidateApplicationDetail (contracts/applications/application.ts) of an application as private.as_seen gives it.';

COMMENT ON FUNCTION "private"."my_applications_export"(uuid) IS 'Applications with all that was sent and all that their candidate may know of them.';

COMMENT ON FUNCTION "private"."my_audit_export"(uuid, uuid) IS 'What the audit log says somebody did or had done to them: the newest 5,000 entries.';

COMMENT ON FUNCTION "private"."my_candidate"() IS 'The caller''s candidate record; all null for anyone else and for a candidate without one.';

COMMENT ON FUNCTION "private"."my_companies"() IS 'StaffedCompany[] (contracts/companies/company.ts) of the caller, oldest membership first, whichever is chosen.';

COMMENT ON FUNCTION "private"."my_company_id"(uuid) IS 'The company a request is about: the given one, or the caller''s own. PT404 otherwise.';

COMMENT ON FUNCTION "private"."my_job_rights"(uuid) IS 'private.job_rights of the caller at a company.';

COMMENT ON FUNCTION "private"."my_membership"(uuid) IS 'The caller''s membership of the given company, or the first one; all null without.';

COMMENT ON FUNCTION "private"."my_memberships"(uuid) IS 'The caller''s memberships, or that of a company: the chosen one first, then the oldest.';

COMMENT ON FUNCTION "private"."my_messages_export"(uuid, uuid) IS 'The conversations of somebody''s own applications, and what they wrote for a company.';

COMMENT ON FUNCTION "private"."my_offers_export"(uuid, uuid) IS 'Offers to somebody, and those they made for a company.';

COMMENT ON FUNCTION "private"."my_reach"() IS 'All that is the caller''s. A statement over rows reads it once: (select private.my_reach()).';

COMMENT ON FUNCTION "private"."name_key"(text) IS 'How names of companies are compared: without case, signs and legal form, look-alikes alike.';

COMMENT ON FUNCTION "private"."new_application_count"(uuid) IS 'How many applications wait at a company for the caller to look at; 0 for null.';

COMMENT ON FUNCTION "private"."new_link"(public.invitations) IS 'The path of a new link to an invitation. Whoever calls it hands it out and keeps nothing.';

COMMENT ON FUNCTION "private"."newest_applications"(uuid[], private.application_filter, boolean, jsonb, integer) IS 'The ids of a page, newest first; also_owed: all. p_before: {appliedAt, id}.';

COMMENT ON FUNCTION "private"."newest_jobs"(tsquery[], timestamp with time zone, uuid, integer, integer) IS 'Those of the newest visible jobs before the key that have each of the words.';

COMMENT ON FUNCTION "private"."note_application_view"(public.applications, private.reach, text) IS 'Notes who is about to be shown an application or a document of it.';

COMMENT ON FUNCTION "private"."note_managed_view"(public.candidates, private.reach, text) IS 'Notes that a managed profile or a document of it is about to be shown.';

COMMENT ON FUNCTION "private"."note_partner_views"(uuid[], uuid) IS 'Notes that a partner is about to be shown these candidates.';

COMMENT ON FUNCTION "private"."note_visible_changes"(uuid[]) IS 'Notes that these companies'' visible jobs may have changed, and counts what is due.';

COMMENT ON FUNCTION "private"."noted_sign_ups_an_hour"() IS 'More addresses than an office signs up in an hour, and too few to flood mailboxes.';

COMMENT ON FUNCTION "private"."offer_end_in_words"(private.offers) IS 'Its last day as people read it, "Fri, Dec 4", with another year''s number.';

COMMENT ON FUNCTION "private"."offer_ended_in_words"(private.offers) IS 'Why an offer can be answered no more, fit to show; null while it is open.';

COMMENT ON FUNCTION "private"."offer_errors"(jsonb, uuid) IS 'What is wrong with an OfferInput (contracts/offers/offer.ts), by field. Its days are today or later somewhere, the answer within 90 days (RULES: Days); its document is the caller''s own, in the folder of the application.';

COMMENT ON FUNCTION "private"."offer_json"(private.offers, public.applications, private.reach) IS 'Offer (contracts/offers/offer.ts), the same for both sides.';

COMMENT ON FUNCTION "private"."offer_news"(private.offers, public.applications, text) IS 'What staff read of the end of an offer; of_company: " of" whom, for the company representing.';

COMMENT ON FUNCTION "private"."offer_to_change"(uuid) IS 'An offer the caller sees and its application, which is locked first. PT401, PT404.';

COMMENT ON FUNCTION "private"."offer_until"(public.applications) IS 'The last day to accept the offer that waits for the caller; null without one.';

COMMENT ON FUNCTION "private"."offers_rules"(text) IS 'What the schemas of the contracts say of the fields of each form.';

COMMENT ON FUNCTION "private"."offline_reason"(uuid) IS 'Why an administrator took a job offline, until one lifts it (RULES: Jobs); or null.';

COMMENT ON FUNCTION "private"."open_invitations_for"(text) IS 'The open invitations for an address, newest first: what the invited may see.';

COMMENT ON FUNCTION "private"."open_offer_count"(uuid, private.staff_act[]) IS 'How many offers of a company are open, of what the caller may read.';

COMMENT ON FUNCTION "private"."opened_message_file"(text, private.reach) IS 'The application by whose conversation the caller opens a file, and what its writer called it: a message names it, or an offer they see, that is not withdrawn; administrators, whose it is not, by a report of that message (RULES: Files). No row: nothing does.';

COMMENT ON FUNCTION "private"."owed_counts"(uuid, private.staff_act[]) IS 'How many replies the caller may see are overdue or due today, a thousand at most.';

COMMENT ON FUNCTION "private"."owed_day"(date, public.application_status, boolean) IS 'The promised day while the answer is owed: not once one was given, nor after withdrawing.';

COMMENT ON FUNCTION "private"."own_report_json"(private.application_messages, text) IS 'What the caller reported and can still change, {reason, words}; else null.';

COMMENT ON FUNCTION "private"."owner_addresses"(uuid) IS 'The addresses of a company''s administrators, in lower case.';

COMMENT ON FUNCTION "private"."partner_ids"(uuid, text) IS 'The live partners that share jobs, candidates or anything with a live company now.';

COMMENT ON FUNCTION "private"."partnered_company"(uuid) IS 'The caller''s company, for recruiting staff. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."paused_in_words"(uuid) IS 'Why nothing happens between a paused company and its applicants; null for any other.';

COMMENT ON FUNCTION "private"."pending_company_count"() IS 'How many companies are pending: submitted, and neither approved nor rejected (RULES: Administration).';

COMMENT ON FUNCTION "private"."people_behind_application"(public.applications) IS 'Who hears of it: its assignee, else private.people_behind_job.';

COMMENT ON FUNCTION "private"."people_behind_job"(uuid) IS 'Who hears of a job''s applications: assignee, else creator, else company admins.';

COMMENT ON FUNCTION "private"."people_called"(text) IS 'Accounts with these words in their name, or whose address begins so; a hundred of each.';

COMMENT ON FUNCTION "private"."people_named"(text[], integer) IS 'Accounts with each of these words in their name, so many of each kind; none without words.';

COMMENT ON FUNCTION "private"."people_of_proposal"(uuid) IS 'The colleagues who take part and still may read the application.';

COMMENT ON FUNCTION "private"."people_to_tell"(public.applications, uuid) IS 'Who of the staff hears about times and interviews, and for which company: the people behind the application, those who take part, and of the company that manages the candidate whoever is told of messages; without whoever did it.';

COMMENT ON FUNCTION "private"."person_name"(uuid, uuid) IS 'A name as staff (of the given company first), administrator or candidate; or null.';

COMMENT ON FUNCTION "private"."pick_notice"() IS 'How long before it a time can be picked. contracts/limits.ts says the same.';

COMMENT ON FUNCTION "private"."place_key"(jsonb) IS 'Place and id of the last row of the page before, or a key below every row. PT422.';

COMMENT ON FUNCTION "private"."places_meant"(text, boolean) IS 'The private.place_terms of somebody who looks for a place: a city, or its state where wide.';

COMMENT ON FUNCTION "private"."plan_stage"(timestamp with time zone) IS 'How near the end of a plan is: 14_days, 1_day, ended; null while there is nothing to tell.';

COMMENT ON FUNCTION "private"."plans_rules"(text) IS 'What the schemas of the contracts say of the fields of each form.';

COMMENT ON FUNCTION "private"."potential_jobs"(public.candidates, bigint, timestamp with time zone, uuid, integer, boolean, jsonb) IS 'get_potential_jobs after a place, from the kept list (or null) or from all.';

COMMENT ON FUNCTION "private"."preferences_json"(uuid) IS 'CandidatePreferences (contracts/candidates/preferences.ts).';

COMMENT ON FUNCTION "private"."preferred_filter"(uuid) IS 'Somebody''s preferences as a JobFilter (contracts/jobs/job-filter.ts); {} for none.';

COMMENT ON FUNCTION "private"."profile_errors"(jsonb) IS 'Errors of a profile by field of candidateProfileSchema (contracts/candidates/candidate.ts).';

COMMENT ON FUNCTION "private"."profile_view_count"(uuid) IS 'Companies that looked in the last 90 days, each once a day (RULES: Candidates).';

COMMENT ON FUNCTION "private"."propose"(public.companies, jsonb) IS 'Adds reviewed fields to the company''s proposal, or ends one that says what is approved anyway.';

COMMENT ON FUNCTION "private"."qualified_skill"(text) IS 'The key of a skill with a version or level: "Python 3", "Advanced Excel"; else null.';

COMMENT ON FUNCTION "private"."queue_changed_companies"() IS 'Statement trigger on companies and company_proposals.';

COMMENT ON FUNCTION "private"."queue_facts"(text, uuid) IS 'What one queue shows of a company beside CompanyListItem: QueueFacts of the contracts.';

COMMENT ON FUNCTION "private"."queue_key"(text, jsonb) IS 'private.place_key of a queue of reports, waiting or decided. PT422 for any other.';

COMMENT ON FUNCTION "private"."quota_problem"(uuid, integer) IS 'Why an account, a person''s or a company''s, cannot hold that many files more; null when it can. Counts what is stored under its folder in all buckets, and in that of an application what the caller stored: 100 files, 200 MB (RULES: Files). contracts/files/files.ts says the same.';

COMMENT ON FUNCTION "private"."ranked_jobs"(integer[], integer, integer[], integer[], boolean, integer[]) IS 'Every visible job with its order for private.match_facts. For use in FROM.';

COMMENT ON FUNCTION "private"."reach_in_words"(uuid[]) IS 'few to thousands, with borders that give the number away to nobody (RULES: Matching).';

COMMENT ON FUNCTION "private"."reached_by"(uuid, boolean) IS 'The statuses an application has had; only_settled as in private.given_answers.';

COMMENT ON FUNCTION "private"."read_answers"(uuid, jsonb) IS '[{question_id, answer}] as {question id: answer}; removed questions pass. PT422 otherwise.';

COMMENT ON FUNCTION "private"."read_application_filter"(jsonb, uuid) IS 'An ApplicationFilter, ''me'' being the caller; '''' and null ask nothing. PT422.';

COMMENT ON FUNCTION "private"."read_application_order"(text) IS 'An order of lists (applicationOrders), best by default. PT422 for unknown ones.';

COMMENT ON FUNCTION "private"."read_assignee"(text) IS 'Whose rows a list is narrowed to: ''me'' or a user id; null for ''nobody''. PT422.';

COMMENT ON FUNCTION "private"."read_job_filter"(jsonb) IS 'A JobFilter (contracts/jobs/job-filter.ts) as it is compared. PT422 for anything else: another name, another kind of value, a type or level there is not, more than 20 skills, places, types or levels.';

COMMENT ON FUNCTION "private"."readable_job"(uuid) IS 'The job if the caller may read it; PT404 otherwise, whether it exists or not.';

COMMENT ON FUNCTION "private"."readers_in_words"(public.applications, text) IS 'Who reads what that side writes, by name; of a representing company its own.';

COMMENT ON FUNCTION "private"."reads_conversation_of"(uuid, private.reach) IS 'private.can_read_conversation for a row policy. SECURITY DEFINER: closed rows.';

COMMENT ON FUNCTION "private"."recount"() IS 'Counts everything again while writers wait. For migrations; no API role may call it.';

COMMENT ON FUNCTION "private"."recount_applications"(uuid[]) IS 'As private.recount_application_matches, for a change of which skills are the same.';

COMMENT ON FUNCTION "private"."recount_changed_matches"() IS 'Matches follow what a job asks and a company values. SECURITY DEFINER: closed.';

COMMENT ON FUNCTION "private"."recount_culture"(uuid) IS 'Counts again what the matches of a company''s applications say of culture alone.';

COMMENT ON FUNCTION "private"."refresh_matchable_jobs"(uuid[]) IS 'Brings these jobs in matchable_jobs up to date; what is the same keeps changed_in.';

COMMENT ON FUNCTION "private"."refuse_answer_errors"(uuid, jsonb, uuid) IS 'PT422 by question id unless {question id: text} answers what the job asks now.';

COMMENT ON FUNCTION "private"."refuse_blocked_words"(public.applications, text, text) IS 'PT422 for words that would get around a block or a pause.';

COMMENT ON FUNCTION "private"."refuse_change"() IS 'Statement trigger of append-only tables: only what says private.forgets passes.';

COMMENT ON FUNCTION "private"."refuse_changed_plan"(jsonb, timestamp with time zone) IS 'PT409 edit_conflict with who changed a plan since. Its company is locked.';

COMMENT ON FUNCTION "private"."refuse_closed_times"(private.interview_proposals) IS 'PT409 times_closed with what became of them.';

COMMENT ON FUNCTION "private"."refuse_held_offline"(public.jobs) IS 'PT409 taken_offline while an administrator keeps it, or its title, offline.';

COMMENT ON FUNCTION "private"."refuse_known_invitee"(text, text, uuid, uuid) IS 'PT409 for a private.known_invitee: already_exists, blocked or invitation_held.';

COMMENT ON FUNCTION "private"."refuse_other_answer"(public.applications) IS 'PT403 for others than the candidate, PT409 once the application ended.';

COMMENT ON FUNCTION "private"."refuse_over"(private.interviews) IS 'PT409 interview_over for one that was cancelled or has begun.';

COMMENT ON FUNCTION "private"."refuse_taken_id"() IS 'PT409 for an id given with an act that names something else already.';

COMMENT ON FUNCTION "private"."refuse_too_many_searches"(uuid, uuid) IS 'PT409 when somebody has saved as many searches as we keep, but for one.';

COMMENT ON FUNCTION "private"."registration_errors"(jsonb) IS 'Field name to message for everything for which a registration that is sent is refused.';

COMMENT ON FUNCTION "private"."registration_warnings"(uuid) IS 'SimilarCompany[]: what to check before approving; empty where nothing waits.';

COMMENT ON FUNCTION "private"."reject_company"(public.companies, text, timestamp with time zone) IS 'Rejects with a reason; told once it can''t be undone. PT409 (RULES: Administration).';

COMMENT ON FUNCTION "private"."remind_of_interview"(private.interviews, boolean) IS 'Reminds candidate and interviewers, in the application and by email.';

COMMENT ON FUNCTION "private"."reminded_at"(uuid) IS 'When a company was last reminded of its unfinished registration, or null. The audit log is what knows it.';

COMMENT ON FUNCTION "private"."rename_author"(uuid) IS 'What they wrote for a company stays there as by "A former colleague".';

COMMENT ON FUNCTION "private"."report_days"(date, date) IS 'The days (UTC) of a report, both included; six months by default, five years at most. PT422.';

COMMENT ON FUNCTION "private"."report_place"(private.reported_jobs) IS 'Flagged ones first, then the longest wait; of the others the last decision first.';

COMMENT ON FUNCTION "private"."reported_job_json"(private.reported_jobs) IS 'ReportedJob: the reports that wait, else those decided about last, fifty at most.';

COMMENT ON FUNCTION "private"."reported_message_json"(private.message_reports) IS 'ReportedMessage (contracts/conversations/message-report.ts), for administrators, by the first of its reports: the message as it was reported, what it brought in words and files, and nothing else of its conversation.';

COMMENT ON FUNCTION "private"."require_applicant"() IS 'The caller''s record if it is complete enough to apply. PT403, PT422 with missingFields.';

COMMENT ON FUNCTION "private"."require_assignee"(uuid, uuid[]) IS 'PT422 unless the person can be assigned work at each company, or null.';

COMMENT ON FUNCTION "private"."require_caller"(uuid) IS 'The caller''s id. PT401 when signed out, PT403 for a user id that is not the caller''s.';

COMMENT ON FUNCTION "private"."require_candidate_account"(uuid, text) IS 'The caller''s id, if they are a candidate. PT401, PT403 with the message.';

COMMENT ON FUNCTION "private"."require_live_company"(uuid) IS 'PT403 not_approved or subscription_required unless it may publish.';

COMMENT ON FUNCTION "private"."require_own"(public.companies, timestamp with time zone, timestamp with time zone) IS 'PT409 with who has made a decision that already stands, unless it was the caller.';

COMMENT ON FUNCTION "private"."require_seen"(public.companies, timestamp with time zone) IS 'PT409 when the company changed since the administrator looked, with who decided what.';

COMMENT ON FUNCTION "private"."require_service"() IS 'PT403 for the API''s client roles: the second lock of what the secret key alone may call.';

COMMENT ON FUNCTION "private"."require_unknown"(text) IS 'Holds the vocabulary; the spelling of a word still undecided. PT401, PT403, PT409, PT422.';

COMMENT ON FUNCTION "private"."require_warnings_seen"(uuid, uuid[]) IS 'PT409 warnings_unseen unless all private.registration_warnings were seen.';

COMMENT ON FUNCTION "private"."restore_company"(public.companies, public.company_proposals) IS 'Review, registration and proposal of a company as they were. The caller holds its lock.';

COMMENT ON FUNCTION "private"."retention"(text) IS 'How many days something is kept: retentionDays in contracts/accounts/retention.ts (RULES: Accounts).';

COMMENT ON FUNCTION "private"."reviewed_fields"() IS 'What an approval covers: reviewedFields of the contracts (RULES: Companies).';

COMMENT ON FUNCTION "private"."revoke_approval"(public.companies, text, timestamp with time zone) IS 'Takes an approval back with a reason the company reads; its jobs are offline then. PT422.';

COMMENT ON FUNCTION "private"."reworded_skill"(text) IS 'The key of a skill named by its act or who does it: "editing videos"; else null.';

COMMENT ON FUNCTION "private"."rule"(text, text, integer, integer, text, text[], integer, text) IS 'One rule, with only what it needs named.';

COMMENT ON FUNCTION "private"."saved_search_json"(private.saved_searches) IS 'SavedSearch (contracts/jobs/saved-search.ts).';

COMMENT ON FUNCTION "private"."score_key"(jsonb) IS 'The score of the last row of the page before, from {"score": …}; above every score for the first page. PT422.';

COMMENT ON FUNCTION "private"."scorecard_errors"(jsonb, text, boolean) IS 'Errors by field: each criterion has a mark; without criteria there are words.';

COMMENT ON FUNCTION "private"."scorecard_problem"(private.interviews) IS 'Why the caller can''t write a scorecard; null when they can (RULES: Scorecards).';

COMMENT ON FUNCTION "private"."scorecard_summary"(uuid) IS 'CountedMarks[] (contracts/interviews/scorecard.ts): how often each mark was given for each criterion. Never an average.';

COMMENT ON FUNCTION "private"."search_words"(text) IS 'Words as people type them, each of which must occur. None for nothing searchable.';

COMMENT ON FUNCTION "private"."searchable"(text) IS 'The words a text is found by. What follows an apostrophe is one too: "Oréal" finds L''Oréal.';

COMMENT ON FUNCTION "private"."searches_for"(tsquery[]) IS 'Queries that together find the jobs with each word, in themselves or their company''s name.';

COMMENT ON FUNCTION "private"."sees_all_of"(uuid, private.staff_act[], private.staff_act) IS 'True when the caller reads all that the act is about. Asked once before a list, not by row.';

COMMENT ON FUNCTION "private"."send_invitation"(public.invitations, boolean) IS 'private.announce_invitation, and a link for its sender; gives {id, kind, path, email_id}.';

COMMENT ON FUNCTION "private"."sent_documents_json"(uuid) IS 'SentDocument[]: the profile''s documents as sent; those of answers are there.';

COMMENT ON FUNCTION "private"."settle_calendars"(uuid, uuid) IS 'private.settle_calendar of all somebody takes or took part in. Safe to repeat.';

COMMENT ON FUNCTION "private"."shared_by"(uuid, uuid) IS 'SharedByCompany of the contracts: what a switch shows of a company to its partner, and how many stay hidden; without a partner, to one nobody hides from.';

COMMENT ON FUNCTION "private"."show_unread"(public.applications, uuid, text, uuid) IS 'Shows one notification for what somebody has not read of a conversation, or none.';

COMMENT ON FUNCTION "private"."shown_candidate_json"(public.candidates, public.companies) IS 'PartnerCandidate: all a partner reads of a candidate who agreed to be shown.';

COMMENT ON FUNCTION "private"."shown_match"(public.jobs, public.candidates) IS 'private.match_explanation with nothing that shown_candidate_json does not say.';

COMMENT ON FUNCTION "private"."similar_companies"(uuid, text[]) IS 'SimilarCompany[]: at most five whose names are like these, the most alike first.';

COMMENT ON FUNCTION "private"."similar_departed"(uuid, text[], text) IS 'SimilarCompany[] among deleted companies: the same name, tax ID or owner.';

COMMENT ON FUNCTION "private"."similar_jobs"(uuid, integer[], public.candidates) IS 'The visible jobs that require most of these skills, those that require less else first.';

COMMENT ON FUNCTION "private"."similar_registrations"(uuid, text[], text) IS 'SimilarCompany[]: at most five with a name like these, and all with this tax ID.';

COMMENT ON FUNCTION "private"."similar_skills"(text, integer) IS 'The skills with a spelling most like this one, a third of their trigrams shared.';

COMMENT ON FUNCTION "private"."skill_spelling"(text) IS 'A skill without what makes no other of it: case, accents, signs, plural (RULES: Skills).';

COMMENT ON FUNCTION "private"."staff_notice_setting"(uuid, uuid, text) IS 'What somebody chose; else in the application and at once, reminders daily.';

COMMENT ON FUNCTION "private"."staff_notices_json"(public.company_users) IS 'StaffNotices (contracts/notifications/notification.ts); of the plan for administrators alone.';

COMMENT ON FUNCTION "private"."staff_of_application"(public.applications) IS 'Everybody who may move an application, for notifying others than the caller.';

COMMENT ON FUNCTION "private"."stages_listed"(jsonb) IS 'The statuses a MyApplicationsFilter lets through. PT422 by field.';

COMMENT ON FUNCTION "private"."state_of"(text) IS 'How states are compared, of a location_key: "Colorado" and "CO" are one. Null for an empty key.';

COMMENT ON FUNCTION "private"."store_job_questions"(uuid, jsonb) IS 'Makes a list the questions of a job, matched by id. Answered ones are kept, removed.';

COMMENT ON FUNCTION "private"."take_back_offer"(public.applications, timestamp with time zone) IS 'After an undone move: an offer made with it goes, with its message, unseen.';

COMMENT ON FUNCTION "private"."take_back_told"(uuid, uuid[], timestamp with time zone) IS 'What people were told of a change that was taken back, they are told no more; a mail that waits is not sent.';

COMMENT ON FUNCTION "private"."take_invitations_along"(uuid, text, text) IS 'Binds open invitations for a former address to the new, confirmed one.';

COMMENT ON FUNCTION "private"."team_note_json"(private.team_notes) IS 'TeamNote (contracts/applications/note.ts).';

COMMENT ON FUNCTION "private"."tell_admins_of_message"(private.contact_messages) IS 'Emails a message to every administrator, never to whoever wrote it.';

COMMENT ON FUNCTION "private"."tell_admins_of_message_report"(public.applications, private.message_reports) IS 'Notifies and emails every administrator; what was said is in the queue.';

COMMENT ON FUNCTION "private"."tell_admins_of_report"(public.jobs, private.job_reports, integer) IS 'Tells every administrator that a job was reported by so many, also by email.';

COMMENT ON FUNCTION "private"."tell_applicants_of_closing"(public.companies) IS 'Keeps for every applicant that they applied, and tells those it ends for.';

COMMENT ON FUNCTION "private"."tell_assignee"(uuid, text, text[], jsonb) IS 'Tells a colleague of newly assigned work, once; nobody of what they did themselves.';

COMMENT ON FUNCTION "private"."tell_by_mail"(public.applications) IS 'Emails the candidate the present status, unless they turned such emails off.';

COMMENT ON FUNCTION "private"."tell_calendar"(private.interviews, text, uuid, text) IS 'Mails a colleague who takes part what their calendar has to know though nobody else tells them: of what they did themselves, and who takes part now. Not when they have turned such mails off or gather them.';

COMMENT ON FUNCTION "private"."tell_candidate_of_offer"(private.offers, public.applications) IS 'Notifies the candidate of what an offer became, always by email too.';

COMMENT ON FUNCTION "private"."tell_company_about_application"(public.applications) IS 'Notifies the people behind it of a new or withdrawn application.';

COMMENT ON FUNCTION "private"."tell_company_admins"(public.companies, text, text, text, text, jsonb) IS 'Notifies every administrator of a company, also by email when a template is named.';

COMMENT ON FUNCTION "private"."tell_due_decisions"() IS 'Notifies about decisions once they can no longer be undone. Called on a schedule.';

COMMENT ON FUNCTION "private"."tell_due_messages"() IS 'Emails what is due, unless it was read or withdrawn since. Called on a schedule.';

COMMENT ON FUNCTION "private"."tell_due_plans"() IS 'Notifies companies of a changed plan once it can''t be undone, for tell_due_decisions.';

COMMENT ON FUNCTION "private"."tell_ended_management"(public.candidates, text) IS 'Tells a candidate that their company no longer represents them, also by email.';

COMMENT ON FUNCTION "private"."tell_former_assignee"(uuid, text, text[], text, jsonb) IS 'Tells a colleague what they no longer look after, and who does now.';

COMMENT ON FUNCTION "private"."tell_in_app"(public.applications) IS 'Notifies the candidate of the present status, in place of unread notifications of it.';

COMMENT ON FUNCTION "private"."tell_interviewers_left"(private.traces) IS 'Cancels interviews of an applicant who goes, in all calendars, without a name.';

COMMENT ON FUNCTION "private"."tell_invited_candidate"(public.invitations, text) IS 'Who already has a candidate account finds the invitation in the app too.';

COMMENT ON FUNCTION "private"."tell_left_company"(public.candidates, uuid) IS 'Tells administrators and assignee that a candidate left their company, also by email.';

COMMENT ON FUNCTION "private"."tell_left_out"(private.interviews) IS 'Cancels an interview by email for colleagues who no longer take part.';

COMMENT ON FUNCTION "private"."tell_managers_of_offer"(private.offers, public.applications) IS 'Notifies who looks after a represented candidate of an offer.';

COMMENT ON FUNCTION "private"."tell_message_decision"(private.application_messages, timestamp with time zone) IS 'Notifies of a decision: the author of a removal, the reporters always.';

COMMENT ON FUNCTION "private"."tell_nobody_takes_part"(private.interviews) IS 'Notifies the people behind an application if nobody takes part anymore.';

COMMENT ON FUNCTION "private"."tell_of_changed_role"() IS 'Row trigger: emails whose account became another kind.';

COMMENT ON FUNCTION "private"."tell_of_changed_sign_in"() IS 'Row trigger on auth.users: emails a changed password or address.';

COMMENT ON FUNCTION "private"."tell_offer"(private.offers, public.applications) IS 'Notifies all who did not do it what became of an offer (RULES: Offers).';

COMMENT ON FUNCTION "private"."tell_put_forward"(public.put_forwards) IS 'Tells the candidate what they were asked, by email where mailed_at says so.';

COMMENT ON FUNCTION "private"."tell_removed_colleague"(public.company_users) IS 'Whoever is removed is told, also by email (RULES: Staff).';

COMMENT ON FUNCTION "private"."tell_report_decision"(private.reported_jobs) IS 'Tells company and reporters of a decision; the company nothing of who reported.';

COMMENT ON FUNCTION "private"."tell_staff"(uuid, text, text, text, text, jsonb, text, text, jsonb, boolean) IS 'Tells somebody of the staff one thing of a kind (contracts/notifications/notification.ts, staffNoticeKinds) as they want to be told at data.company_id: in the application, and by mail at once (the template, or staff_notice) or in the summary. path: of the page that shows it; data.change_id: of what can be taken back; by_mail false: what is never mailed.';

COMMENT ON FUNCTION "private"."template_fields"(public.applications, uuid) IS 'TemplateFields (contracts/companies/mail-template.ts): what the fields are filled with.';

COMMENT ON FUNCTION "private"."tend_offers"() IS 'Notifies candidates of offers they see now, ends those whose day is over. On a schedule.';

COMMENT ON FUNCTION "private"."texts_problem"(jsonb, private.rule) IS 'What is wrong with a list of texts, or null. With choices each must be one of them, once.';

COMMENT ON FUNCTION "private"."time_in_words"(timestamp with time zone, text) IS '"Tue, Nov 24, 10:00 AM (Denver time)"; with another year''s number, in UTC if unknown.';

COMMENT ON FUNCTION "private"."time_problem"(jsonb, interval) IS 'What is wrong with a proposed time, or null: later than so much, within a year.';

COMMENT ON FUNCTION "private"."times_json"(private.interview_proposals, public.applications, private.reach) IS 'InterviewProposal (contracts/interviews/interview.ts) as the caller reads it.';

COMMENT ON FUNCTION "private"."times_to_talk"(public.applications) IS 'The application, if the caller may propose times. PT403, PT409 application_closed.';

COMMENT ON FUNCTION "private"."told_applicant"(public.applications) IS 'Who is notified of an application, and its names; null once the account is deleted.';

COMMENT ON FUNCTION "private"."too_long"(integer) IS 'The contracts'' sentence for a text that is too long.';

COMMENT ON FUNCTION "private"."touch_conversation"(uuid) IS 'Says that conversation, interviews or offers of an application changed.';

COMMENT ON FUNCTION "private"."trimmed"(text) IS 'A text as every field is read: clean, without white space at both ends.';

COMMENT ON FUNCTION "private"."undecided_company_count"() IS 'What waits for an administrator to decide: pending companies, and changes of approved ones.';

COMMENT ON FUNCTION "private"."unread_conversations"(uuid) IS 'How many conversations have something unread for the caller, at a company.';

COMMENT ON FUNCTION "private"."unread_count"(public.applications, private.reach) IS 'How many messages of an application the caller, who reads it, has not read.';

COMMENT ON FUNCTION "private"."unsubscribe_json"(private.unsubscribe_links) IS 'UnsubscribeLink (contracts/notifications/notification.ts): nothing of the person, whoever holds the mail reads it.';

COMMENT ON FUNCTION "private"."unsubscribe_token"(uuid, uuid, text) IS 'What turns an email off without signing in; null for others than staff there.';

COMMENT ON FUNCTION "private"."viewed_lately"() IS 'How far back the first page of views and their number go (contracts/accounts/my-data.ts, viewedLatelyDays).';

COMMENT ON FUNCTION "private"."visit_place"(uuid, date, bytea, integer) IS 'A row of job_visits taken by a visitor of a network address, for that job and day.';

COMMENT ON FUNCTION "private"."waiting_for_candidate"(uuid, uuid) IS '{waiting: WaitingThing[], waiting_total} (contracts/applications/application.ts) of a candidate, the first ten: offers first, the next to expire before others, then times, then messages (RULES: Applications).';

COMMENT ON FUNCTION "private"."waiting_for_staff"(uuid, uuid) IS 'What waits for a colleague: interviews within a day, and times that suit nobody.';

COMMENT ON FUNCTION "private"."wanted_company"(public.companies, jsonb) IS 'The company with cleaned fields; an operating address like the registered one is blanked.';

COMMENT ON FUNCTION "private"."wants_mail"(uuid, text) IS 'Whether a candidate gets emails of a kind; on unless they turned them off.';

COMMENT ON FUNCTION "private"."was_public"(public.jobs) IS 'True for a job the public has seen and may be told of, open or not (RULES: Jobs).';

COMMENT ON FUNCTION "private"."whole_problem"(jsonb, private.rule) IS 'What is wrong with a whole number, or null. With choices it must be one of them.';

COMMENT ON FUNCTION "private"."withdraw"(public.applications) IS 'Withdraws a locked application that can be, unless its end has settled since.';

COMMENT ON FUNCTION "private"."withdrawal_time"() IS 'How long an unread message can be withdrawn. contracts/limits.ts says the same.';

COMMENT ON FUNCTION "private"."withdrawing_problem"(private.application_messages) IS 'Why its author can''t withdraw a message anymore; null while they can.';

COMMENT ON FUNCTION "private"."withdrawn_json"(public.applications) IS 'What a job''s page says of a withdrawn application; null for any other.';

COMMENT ON FUNCTION "private"."withdrawn_on"(uuid) IS 'The first day that was not over when an application was withdrawn (private.earliest_day); null for none.';

COMMENT ON FUNCTION "private"."words_asked"(text) IS 'The words of what was typed into the search of a list, folded (private.search_text).';

COMMENT ON FUNCTION "private"."works_on_job"(public.jobs, private.reach) IS 'True for recruiting staff and whoever it is assigned to, unless it is deleted (RULES: Jobs).';

COMMENT ON FUNCTION "private"."write_application_event"() IS 'Writes one event per status, with it. SECURITY DEFINER: nobody else may.';

COMMENT ON FUNCTION "private"."write_company"(public.companies, jsonb, boolean) IS 'Writes cleaned fields and audits which changed; resubmit puts it before the admins again.';

COMMENT ON FUNCTION "public"."add_ticks_to_profile"(text[], integer, text, text[]) IS 'Takes what the caller ticked as a visitor into their profile: skills it does not name yet, as written and as far as there is room; years, city and state, and ways of working, only where it says nothing of them. Gives AddedTicks (contracts/candidates/candidate.ts): the profile, and what was added. Safe to repeat. SECURITY DEFINER: clients do not write candidates. PT401, PT403 for other accounts, PT422 by field.';

COMMENT ON FUNCTION "public"."assign_candidates"(uuid[], uuid) IS 'Assigns managed candidates to a colleague or, with null, to nobody, as assign_jobs.';

COMMENT ON FUNCTION "public"."assign_jobs"(uuid[], uuid) IS 'Assigns jobs to a colleague (replacing who had them) or, with null, to nobody; both are told. Gives AssignmentDone (contracts/jobs/job.ts): how many were asked for, and what undo_assignment takes back, null when nothing changed. Managing staff only. PT404 for a job out of reach, PT403, PT422 when the person is no manager, recruiter or partner recruiter there.';

COMMENT ON FUNCTION "public"."change_applications"(jsonb, jsonb) IS 'Moves up to 200 applications [{id, from}], or gives them to a colleague, by BulkChange (contracts/applications/application.ts), and gives {outcomes: ChangeOutcome[]} as they were found: those with refusal null changed, the others stayed (RULES: Applications). from: where the mover saw it. Safe to repeat: what stands there already is left out. PT401, PT409 for withdrawn, PT422 by field.';

COMMENT ON FUNCTION "public"."check_candidate_import"(jsonb, uuid) IS 'ImportFate[] (contracts/invitations/invitation.ts): what import_candidates would do with each line now; nothing is sent. p_rows: ImportRow[], at most 500. PT401, PT403 without the right or while the company is not live, PT404, PT422.';

COMMENT ON FUNCTION "public"."count_candidates_with_skills"(text[]) IS 'SkillReach (contracts/jobs/job.ts): about how many candidates have enough of some skills, for who posts jobs at a live company; null for none asked. Never a number, so that nobody is found by it (RULES: Matching). PT401, PT403. VOLATILE: the first call makes private.reach_secret.';

COMMENT ON FUNCTION "public"."count_jobs_by"(text[], text, jsonb) IS 'How many jobs search_jobs would find with each type, level, days since posted or industry instead of those of the filter: JobCounts (contracts/jobs/job-filter.ts) of the parts named, 1,001 for more than 1,000. SECURITY DEFINER as search_jobs is, and about the same jobs. PT422.';

COMMENT ON FUNCTION "public"."count_sitemap"() IS 'About how many jobs and companies the sitemaps have: {jobs, companies}.';

COMMENT ON FUNCTION "public"."create_job"(uuid, jsonb, uuid) IS 'manage-job-posting create: jobData as in contracts/jobs/job.ts; without a company the caller''s chosen one (private.my_membership). p_id, made by the caller: the same one again is the same job. Gives CompanyJob. PT403 without the right, approval or subscription; PT409 id_taken, taken_offline; PT422 by field; PT429 past 50 a day (RULES: Accounts).';

COMMENT ON FUNCTION "public"."decline_offer"(uuid, text, text) IS 'Declines the caller''s offer, with a reason (declineReasons of contracts/offers/offer.ts) and words the company reads, both optional; the application stays where it is, and another offer may be made. Gives ApplicationOffers. Safe to repeat, what was said first stays. PT401, PT404, PT403 for others than its candidate, PT409 offer_over, PT422 by field. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."decline_put_forward"(uuid) IS 'The caller does not want to be submitted to this job. Repeatable. PT401, PT404.';

COMMENT ON FUNCTION "public"."delete_job"(uuid) IS 'Removes a job; hides one that has applications or was reported. {success, hidden}. PT403, PT404.';

COMMENT ON FUNCTION "public"."ensure_candidate_profile"() IS 'The caller''s profile, made if there is none: {candidate, created}. PT401, PT403.';

COMMENT ON FUNCTION "public"."export_my_data"() IS 'MyData (contracts/accounts/account-data.ts): all that is held about the caller, with the files that open-file opens. Of others it names companies, and people only where a member of a team was told of them. SECURITY DEFINER: most of it stands in closed tables. PT401.';

COMMENT ON FUNCTION "public"."get_application_detail"(uuid) IS 'CompanyApplicationDetail for who may review it. PT404. VOLATILE: notes the view.';

COMMENT ON FUNCTION "public"."get_busy_colleagues"(uuid, uuid[], timestamp with time zone[], integer, uuid) IS 'BusyColleague[] (contracts/interviews/interview.ts): who of the colleagues the caller is named has another interview, or open times, at each of up to five times; p_interview_id: the one that is moved. With whom is not told. PT401, PT403, PT404, PT409 application_closed, PT422.';

COMMENT ON FUNCTION "public"."get_calendar_feed"() IS 'CalendarFeed (contracts/interviews/interview.ts) of the caller. The address itself is never shown again. PT401.';

COMMENT ON FUNCTION "public"."get_candidate_dashboard"() IS 'CandidateDashboard (contracts/applications/application.ts): what waits for the caller, how many of the caller''s applications stand further than when the week began (Monday, UTC), and which promised answers are late, the longest owed three of them (RULES: Applications).';

COMMENT ON FUNCTION "public"."get_candidate_documents"(uuid) IS 'Paths of the caller''s documents. Runs with the caller''s own rights.';

COMMENT ON FUNCTION "public"."get_candidate_id_for_application"() IS 'The caller''s candidate id; PT422 ''Profile incomplete'', missingFields.';

COMMENT ON FUNCTION "public"."get_candidate_mails"() IS 'CandidateMails of the caller. PT401, PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."get_company_page"(uuid) IS 'CompanyPage (contracts/jobs/public-pages.ts): what the public sees of an approved company, with its newest open jobs; of one that is not approved any more, but had jobs open, only that it is closed (RULES: Companies). PT404 for any other. SECURITY DEFINER: the row is closed to strangers.';

COMMENT ON FUNCTION "public"."get_company_report"(uuid, uuid, date, date) IS 'CompanyReport (contracts/applications/report.ts) of the people who applied to a company, or for one of its jobs, on the given days (UTC, both included), for staff who handle all its applications and administrators (RULES: Reports). Waits are medians in days of those who left the stage; days to hire are calendar days (UTC). SECURITY DEFINER: reach is checked once, and the history is counted in one query. PT401, PT403, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."get_company_subscription"(uuid) IS 'CompanySubscription for whoever reads the company whole. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_conversation"(uuid, bigint) IS 'Conversation (contracts/conversations/conversation.ts) of an application, for both sides and who manages its candidate: the 50 newest messages, or those before p_before, oldest first. SECURITY DEFINER: messages are closed to every client. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_employer"(uuid) IS 'Employer, for anyone, of an approved company. PT404 for any other.';

COMMENT ON FUNCTION "public"."get_filled_template"(uuid, text) IS 'What a message to an applicant begins with, filled in. PT401, PT404, PT422.';

COMMENT ON FUNCTION "public"."get_hire"(uuid) IS 'Hire (contracts/offers/offer.ts) of a hired application: its job, up to 200 others who still wait for an answer, and how many do; null while it is not hired, for who may only read it, and once the company has answered. PT401, PT404. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."get_interview_colleagues"(uuid) IS 'InterviewColleagues (contracts/interviews/interview.ts): who can take part, the caller first, and the zone in which the candidate reads times, for who may propose some. PT401, PT403, PT404, PT409 application_closed.';

COMMENT ON FUNCTION "public"."get_interview_criteria"(uuid) IS 'InterviewCriteria of a job, for who reads it as its company. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_interviews"(uuid) IS 'ApplicationInterviews of an application whose conversation they read. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_job_board"(uuid, jsonb, text, integer) IS 'ApplicationBoard (contracts/applications/application.ts) of a job the caller may read: for every status the first page of get_job_applications in it, the filter''s own stage left aside. PT404, PT422 as there.';

COMMENT ON FUNCTION "public"."get_job_details"(uuid) IS 'JobDetails of a visible job, and of any for whoever works on it. PT404 otherwise.';

COMMENT ON FUNCTION "public"."get_job_feed"(uuid) IS 'JobFeed: the newest 100 visible jobs, of one company or of all. PT404 unless approved.';

COMMENT ON FUNCTION "public"."get_job_questions"(uuid) IS 'JobQuestion[] of a job that get_job_details shows. PT404 otherwise.';

COMMENT ON FUNCTION "public"."get_job_statistics"(uuid) IS 'JobStatistics (contracts/jobs/job.ts) for whoever may read the job: different visitors a day, of all days and of the last 30; days since it was posted while it is open; where its applications come from. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_mail_templates"(uuid) IS 'MailTemplates (contracts/companies/mail-template.ts) of a company the caller works for, or of the chosen one: ours and its own, and the last eight people who applied, of those the caller handles, to see it with. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_managed_candidate"(uuid) IS 'ManagedCandidate (contracts/candidates/managed-candidate.ts): the profile of a managed candidate, what was agreed, who looks after them, what the caller may do, and the neighbours in the order of list_managed_candidates. VOLATILE: it notes who looks. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_my_application"(uuid) IS 'CandidateApplicationDetail; PT404 for anything but the caller''s own.';

COMMENT ON FUNCTION "public"."get_my_interviews"(boolean, jsonb, integer) IS '{interviews: ListedInterview[], waiting, waiting_total} (contracts/interviews/interview.ts) of the caller as a candidate: to come, soonest first, or past and cancelled, newest first; waiting, with the first page of those to come: the ten applications whose proposed times have waited longest for a choice, waiting_total of how many. p_after: {startsAt, id} of the last one. PT401, PT422.';

COMMENT ON FUNCTION "public"."get_my_job_report"(uuid) IS 'JobReportInput (contracts/jobs/job-report.ts) of the caller''s open report of a job, or null. PT401.';

COMMENT ON FUNCTION "public"."get_my_management"() IS 'MyManagement (contracts/partners/partnership.ts): who manages the calling candidate, since when, and the partners that may see them now, with those they hide from; null without. SECURITY DEFINER: the company may be one that is not approved. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_my_preferences"() IS 'The caller''s CandidatePreferences (contracts/candidates/preferences.ts). PT401, PT403.';

COMMENT ON FUNCTION "public"."get_my_preview"() IS 'MyPreview (contracts/accounts/my-data.ts): what partners of the managing company and companies one applies to read of the calling candidate, from the functions that serve them. partner is null unmanaged, both are without a profile. SECURITY DEFINER: the company may be one that is not approved. PT401, PT403 for other accounts.';

COMMENT ON FUNCTION "public"."get_my_put_forwards"() IS 'MyPutForward[]: what waits for the caller''s answer, newest first. PT401.';

COMMENT ON FUNCTION "public"."get_news"(uuid) IS 'News (contracts/conversations/conversation.ts): what the frame says of unread things, the version of a conversation the caller reads and that of what its team alone reads, null otherwise. Asked for every few seconds while a page is in view: it reads nothing more. PT401.';

COMMENT ON FUNCTION "public"."get_offers"(uuid) IS 'ApplicationOffers, oldest first; only the company sees unshown ones. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_past_applications"() IS 'PastApplication[] (contracts/accounts/account-data.ts): the caller''s applications to companies that are deleted, newest first, at most 200. SECURITY DEFINER: the table is closed. PT401.';

COMMENT ON FUNCTION "public"."get_posting_page"(uuid) IS 'PostingPage (contracts/jobs/public-pages.ts): a visible job as get_job_details gives it; of one that was open once only that it is closed (RULES: Jobs). PT404 for drafts and unknown ones. SECURITY DEFINER: candidates cannot read jobs.';

COMMENT ON FUNCTION "public"."get_saved_jobs"(jsonb, integer) IS '{jobs: SavedJob[]} (contracts/candidates/candidate.ts): what the caller has saved, newest first; of a job that is not visible any more only what it was called. p_before: {savedAt, id} of the last row shown. PT401, PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."get_saved_searches"() IS 'SavedSearch[] (contracts/jobs/saved-search.ts) of the caller, newest first: at most 20. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_scorecards"(uuid) IS 'InterviewScorecards[] of a movable application, the latest first. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_shared_by"(uuid[]) IS 'SharedByCompany[] (contracts/partners/partnership.ts): what each of at most 20 companies would show a partner at this moment, asked before a switch goes on. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_similar_jobs"(uuid) IS '{closed: ClosedJob or null, jobs: SimilarJob[]} (contracts/candidates/candidate.ts): up to six visible jobs that share most required skills with a job the caller may know of; closed where it was public, or applied for, and is not visible to the caller now. Nothing of any other. SECURITY DEFINER: searching past row policies is what lets indexes work, and candidates cannot read jobs; only jobs that are visible now are listed.';

COMMENT ON FUNCTION "public"."get_staff_notices"(uuid) IS 'StaffNotices of the caller at a company, or the chosen one. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_staff_work"(uuid) IS 'StaffWork (contracts/companies/staff.ts): what a colleague looks after and has sent out, and who could take it over; read before a role changes or a membership ends. SECURITY DEFINER as list_staff. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."get_team_notes"(uuid, uuid) IS 'TeamNotes (contracts/applications/note.ts), oldest first, and who reads them. PT401, PT404, PT422.';

COMMENT ON FUNCTION "public"."get_unsubscribe"(text) IS 'UnsubscribeLink: what an email''s link turns off, also signed out. PT404.';

COMMENT ON FUNCTION "public"."import_candidates"(jsonb, text, uuid, uuid) IS 'Invites every line that can be, with the same terms, all or none of them, by mails that the outbox sends: {sent, fates} (contracts/invitations/invitation.ts). Safe to repeat: who was invited is left alone; under the same p_id, made by the caller, the answer is the same too. p_rows and refusals as check_candidate_import; PT422 for terms.';

COMMENT ON FUNCTION "public"."keep_time_zone"(text) IS '{zone} of the caller, who gets p_zone while they have none. PT401, PT422.';

COMMENT ON FUNCTION "public"."leave_skill"(text) IS 'Leaves an unknown word as it is: it is not listed any more. PT401, PT403, PT409, PT422.';

COMMENT ON FUNCTION "public"."list_admins"() IS 'Administrator[] (contracts/administration/administration.ts), the first one first. SECURITY DEFINER: counts invitations, whose table is closed. PT401, PT403.';

COMMENT ON FUNCTION "public"."list_assignees"(uuid) IS 'Colleague[] (contracts/companies/staff.ts): those of a company, or of the caller''s chosen one, whom work can be given, by name, with what they look after. For recruiting staff. SECURITY DEFINER: counts what others look after. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."list_audit_log"(jsonb, jsonb, integer) IS '{entries: AuditEntry[], actor, counts} (contracts/administration/audit.ts), newest first. p_filter: {kind, actor, company, from, to, search}, each optional: AuditKind, ids, times (from inclusive, to exclusive), words in the names and addresses of whom it speaks of and in the names of companies; p_before: {at, id} of the last row shown; p_limit: to 1,000, for an export. actor: who the filter''s actor is. counts: by kind within the other filters, of at most 10,000 entries, with the first page. SECURITY DEFINER: names lie in tables with policies of their own. PT401, PT403, PT422.';

COMMENT ON FUNCTION "public"."list_candidate_applications"(uuid, jsonb, integer) IS '{applications: ManagedCandidateApplication[]} (contracts/candidates/managed-candidate.ts): those of a managed candidate for the company''s own jobs and those made while it managed them, as far as the caller reads them, newest first. p_before: {appliedAt, id} of the last row shown. PT401, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_candidates_to_put_forward"(uuid, uuid, text, jsonb, integer) IS '{candidates: CandidateToPutForward[]} (contracts/partners/partnership.ts): whom a company manages, has no block with, and who do not hide from the job''s, with their match to an open job of its own or of a partner that shares its jobs, best match first, and who has applied or was asked; for recruiting staff. p_after: {score, createdAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_companies_for_admin"() IS 'CompanyListItem[], newest first (get-pending-companies-direct). PT401, PT403.';

COMMENT ON FUNCTION "public"."list_company_activity"(uuid, jsonb, integer) IS '{items: ActivityItem[], next} (contracts/applications/activity.ts): applications that came, moved on or were withdrawn, and colleagues who joined, newest first, as far as the caller reads them: recruiting staff all, others those of jobs assigned to them. p_before: next of the page before, null on the last one; a page may be short before it. Empty without a company. PT401, PT404 for another company, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_company_interviews"(boolean, boolean, uuid, jsonb, integer) IS '{interviews: ListedInterview[]} (contracts/interviews/interview.ts) of a company as far as the caller handles its applications: recruiting staff all, others those of jobs assigned to them; p_only_mine: those they take part in. Order and p_after as get_my_interviews. PT401, PT404 for another company, PT422.';

COMMENT ON FUNCTION "public"."list_contact_messages"(text, jsonb, integer) IS '{messages: ContactMessage[], open} (contracts/administration/contact.ts), written last first: those that are open or answered, and how many are open. p_queue: open or answered; p_before: {createdAt, id} of the last row shown. PT401, PT403 for others than administrators, PT422.';

COMMENT ON FUNCTION "public"."list_departed_reports"() IS 'DepartedReport[] (contracts/companies/departed-report.ts): reports that waited when their company was deleted and still do, the longest first, at most 100. SECURITY DEFINER: the tables are closed. PT401, PT403.';

COMMENT ON FUNCTION "public"."list_invitations"(uuid, text[], text, text, jsonb, integer) IS '{invitations: SentInvitation[], counts} (contracts/invitations/invitation.ts): those of a company that the caller may manage (the caller''s own without one), or for administrators those of the platform, sent last first, without tokens; counts with the first page alone. p_state: waiting, accepted, ended or all; p_search: in address, name and company; p_before: {sentAt, id} of the last row shown. SECURITY DEFINER: the table is closed. PT401, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_jobs_for_candidate"(uuid, jsonb, integer) IS '{jobs: JobForCandidate[], total} (contracts/candidates/managed-candidate.ts): open jobs of the managing company and of partners that share theirs and whom the candidate does not hide from, with their match to a managed candidate, best match first, and whether they have applied there or were asked; for recruiting staff. total: how many jobs there are. p_after: {score, postedAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_managed_candidates"(uuid, text, text, text, jsonb, integer) IS '{candidates: ManagedCandidateListItem[]} (contracts/candidates/managed-candidate.ts) of a company, or of the caller''s chosen one (private.my_membership), by name; partner recruiters get those assigned to them. p_search: words in name, email and skills; p_skill: one of theirs; p_assignee: a user id, ''me'' or ''nobody''; p_after: {name, id} of the last row shown, name as its name_key; p_limit: up to 500, for whoever saves the list. Empty without a company. PT401, PT404 for another company, PT422.';

COMMENT ON FUNCTION "public"."list_my_put_forwards"(jsonb, integer) IS '{put_forwards: AskedPutForward[]} (contracts/accounts/my-data.ts): what the calling candidate was asked, newest first, and how it was answered. Lapsed: what waited and can no longer be answered. p_before: {createdAt, id} of the last row shown. PT401, PT403 for other accounts, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_partner_candidates"(uuid, text, uuid, jsonb, integer) IS '{candidates: PartnerCandidate[], partners} (contracts/partners/partnership.ts): managed candidates of the partners of a company (the caller''s chosen one without, private.my_membership) who agreed to be shown and do not hide from it, newest first, for recruiting staff; read-only, but VOLATILE: it notes whom it shows. partners: how many share theirs. p_job_id: one of the caller''s jobs, to see the match with it; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: their rows are closed to partners. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_partner_jobs"(uuid, text, jsonb, integer) IS '{jobs: PartnerJob[], partners} (contracts/partners/partnership.ts): open jobs of the partners of a company that share theirs, newest first, for recruiting staff, with how many of its candidates it has put forward. partners: how many share theirs. p_before: {postedAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_partnerships"(text, text, jsonb, integer) IS '{partnerships: Partnership[], counts} (contracts/partners/partnership.ts), newest first, each with what its switches show or would; counts with the first page. p_search: in both names; p_shares: what they share at this moment: active (anything), jobs, candidates, nothing; or all; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_people"(text, text, jsonb, integer) IS '{people: Person[]} (contracts/administration/administration.ts), newest first. p_role: candidate, company or admin; p_search: words of the name, or how the address begins; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: one query instead of the policies of five tables. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_profile_views"(jsonb, integer) IS '{views: ProfileView[], next} (contracts/accounts/my-data.ts): which companies have looked at the calling candidate, newest first, and which of them Fairmatch; never which colleague. The first page goes back 90 days; next: p_before of the page with earlier ones, null without. SECURITY DEFINER: the table is closed. PT401, PT403 for other accounts, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_put_forwards"(uuid, jsonb, integer) IS '{put_forwards: PutForward[]} (contracts/partners/partnership.ts) of a company, newest first, for recruiting staff. Lapsed: what waited and can no longer be answered. p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_reported_jobs"(text, jsonb, integer) IS '{jobs: ReportedJob[], waiting} (contracts/jobs/job-report.ts): reported jobs that wait for a decision, flagged ones first, or the last decided ones, and how many wait. p_queue: waiting or decided; p_after: {place, id} of the last row shown. PT401, PT403 for others than administrators, PT422.';

COMMENT ON FUNCTION "public"."list_reported_messages"(text, jsonb, integer) IS '{messages: ReportedMessage[], waiting} (contracts/conversations/message-report.ts): reported messages that wait for a decision, the longest first, or the last decided ones, and how many wait. p_queue: waiting or decided; p_after: {place, id} of the last row shown. PT401, PT403 for others than administrators, PT422.';

COMMENT ON FUNCTION "public"."list_sitemap_companies"(uuid, uuid, integer) IS 'SitemapEntry[] of the live companies by id, like list_sitemap_jobs.';

COMMENT ON FUNCTION "public"."list_sitemap_jobs"(uuid, uuid, integer) IS 'SitemapEntry[] of the visible jobs by id, so many and 50,000 at most.';

COMMENT ON FUNCTION "public"."list_skill_spellings"() IS 'SkillSpellings[] (contracts/matching/skills.ts): the whole vocabulary, of each skill its name and then its other spellings, so that a browser finds skills in a text it sends nowhere. PT401.';

COMMENT ON FUNCTION "public"."list_staff"(uuid, text, jsonb, integer) IS '{staff: StaffMember[], total} (contracts/companies/staff.ts) of the given company, or of the caller''s chosen one (private.my_membership), newest first, for managing staff. p_search: in name and address; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: counts what others look after. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_undelivered_emails"(text, jsonb, integer) IS '{emails: UndeliveredEmail[], counts} (contracts/notifications/email.ts), written last first: those of the queue waiting (a try failed, or the first one is overdue) or given_up. p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the table is closed. PT401, PT403.';

COMMENT ON FUNCTION "public"."list_unknown_skills"(jsonb, integer) IS '{skills: UnknownSkill[]} (contracts/matching/skills.ts): words of profiles and published jobs that name no known skill and were not left as they are, the most used first. p_after: {uses, key} of the last row shown. PT401, PT403.';

COMMENT ON FUNCTION "public"."make_offer"(uuid, uuid, jsonb) IS 'Makes an offer (OfferInput of contracts/offers/offer.ts) under the id its maker gives, with the message that brings it, and moves the application to Offered where it is not; gives ApplicationOffers. Its candidate sees it and is told once that move can no longer be undone (RULES: Offers). Sent again it is the one that was made. PT401, PT404, PT403 for others than who may move the application, PT409 offer_stands, conversation_closed, status_not_allowed, id_taken once it was withdrawn, PT422 by field. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."make_skill"(text, text, text) IS 'Makes an unknown word a skill of its own, in a SkillField. PT401, PT403, PT409, PT422 by field.';

COMMENT ON FUNCTION "public"."make_skill_alias"(text, text) IS 'Makes an unknown word a spelling of a known skill. PT401, PT403, PT404, PT409, PT422.';

COMMENT ON FUNCTION "public"."move_interview"(uuid, jsonb, integer) IS 'Moves an interview to come at once, or changes its length and place, with a reason both sides read (InterviewChangeInput, contracts/interviews/interview-input.ts). p_sequence: what the mover saw. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, interview_changed, application_closed, PT422 by field, PT429 too_many_moves once it was moved 20 times.';

COMMENT ON FUNCTION "public"."preview_applications_change"(uuid[], jsonb) IS '{outcomes: ChangeOutcome[]} (contracts/applications/change-outcome.ts): what change_applications would do now to up to 200 applications; of a move to rejected without its reason, too. PT401, PT409, PT422.';

COMMENT ON FUNCTION "public"."propose_times"(uuid, uuid, jsonb) IS 'Proposes up to five times for an interview, or for moving one, in a message of the same id (ProposalInput, contracts/interviews/interview-input.ts). Sent again under the same id it is the one that was sent. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 application_closed, times_open, interview_over, conversation_closed, id_taken once they were withdrawn, PT422 by field.';

COMMENT ON FUNCTION "public"."recognise_skills"(text[]) IS 'RecognisedSkill[] (contracts/matching/skills.ts): of each skill the key it is compared by, the known name of it or null, and for an unknown one the name it may be a slip of. For anyone.';

COMMENT ON FUNCTION "public"."renew_calendar_feed"() IS 'CalendarFeed with the new token, this once. Ends the address before. PT401.';

COMMENT ON FUNCTION "public"."respond_to_company_invitation"(uuid, boolean) IS 'respond_to_invitation by a notification: {accepted, company_name}.';

COMMENT ON FUNCTION "public"."save_search"(text, text, jsonb, text, uuid) IS 'Keeps a search under a name and gives SavedSearch (contracts/jobs/saved-search.ts); the same search again only changes its name and frequency. p_filter: JobFilter. p_id, made by the caller: the same one again is the same act. PT401, PT403 for others than candidates, PT409 past 20 and id_taken, PT422 by field, for an unknown filter and for a search of nothing (RULES: Jobs).';

COMMENT ON FUNCTION "public"."search_audit_actors"(text) IS 'AuditActor[] (contracts/administration/audit.ts): at most 20 who did something the audit log tells of and have these words in their name or an address that begins so; without words administrators. SECURITY DEFINER: names lie in tables with policies of their own. PT401, PT403.';

COMMENT ON FUNCTION "public"."search_companies"(text, text, text, jsonb, integer, boolean) IS '{companies: CompanyWithPlan[]} (contracts/companies/company.ts), newest first. p_plan: a tier that counts now, none, ending (within 14 days), or expired (over, or not active); p_state: pending, approved, rejected or unfinished; p_partnerless: those without a partner alone; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."search_jobs"(text, jsonb, integer, jsonb, text) IS 'The public job list: {jobs: ListedJob[], total, without_salary} (contracts/candidates/candidate.ts), newest first, or best match first for a candidate; match is null unless the caller is a candidate, who else gets what is asked. total with the first page: how many there are, 1,001 for more than 1,000 of a search; without_salary beside a filter by salary: how many more fit that name none. p_filter: JobFilter; p_after: {postedAt, id} of the last row shown, and score in the order match. SECURITY DEFINER: searching past row policies is what lets indexes work; only jobs that are visible now are listed. PT422.';

COMMENT ON FUNCTION "public"."search_managed_skills"(uuid, text) IS 'ManagedSkill[] (contracts/candidates/managed-candidate.ts): the 20 most frequent skills, of those with the words of p_search, among the managed candidates the caller may list, to narrow that list by. PT401, PT404 as list_managed_candidates.';

COMMENT ON FUNCTION "public"."search_skills"(text) IS 'SkillSearch (contracts/matching/skills.ts): up to eight skills with a spelling that begins so, the exact one first, then those most jobs ask; where there is none, up to three that are spelled alike (near). For anyone.';

COMMENT ON FUNCTION "public"."send_contact_message"(uuid, jsonb) IS 'Keeps a message (ContactMessageInput of contracts/administration/contact.ts) for administrators and mails it to them (the first sixty an hour, and all of people with an account), for anybody, also signed out. p_id is made up by the browser: the same one again changes nothing, so it is safe to retry. One whose hidden field website is filled in is dropped. PT422 by field, PT429 (RULES: Messages).';

COMMENT ON FUNCTION "public"."set_application_status"(uuid, text, text, text, text) IS 'Moves an application along an allowed transition; its candidate is told once it can no longer be undone. To rejected it takes a reason (contracts/applications/application.ts, rejectionReasons), which the team alone reads, and may take a message to the candidate. p_from: where the mover saw it; elsewhere it stays, also where somebody else has moved it to the same status (RULES: Applications). Safe to repeat. Gives CompanyApplicationDetail. PT404 out of reach, PT403 for readers only, PT409 for a move not allowed, moved_meanwhile or company_paused, PT422 for an unknown status, and by field for a rejection without a reason.';

COMMENT ON FUNCTION "public"."set_candidate_mail"(text, boolean) IS 'Turns emails of a kind on or off. Gives CandidateMails. PT401, PT403, PT422.';

COMMENT ON FUNCTION "public"."set_staff_notice"(text, boolean, text, uuid) IS 'Chooses how the caller is notified of a kind. Gives StaffNotices. PT401, 404, 422.';

COMMENT ON FUNCTION "public"."undo_skill_word"(text) IS 'Takes back what an administrator decided about a word. PT401, PT403, PT404, PT409.';

COMMENT ON FUNCTION "public"."unsubscribe"(text) IS 'Turns off the emails a link names, also signed out. Gives UnsubscribeLink. PT404.';

COMMENT ON FUNCTION "public"."withdraw_application"(uuid, text, text) IS 'Withdraws the caller''s application until they see it hired or rejected (PT409 then), before any move they have not seen, and notifies the company, with the reason (withdrawalReasons of contracts/applications/application.ts) and the words the caller may give, which its staff who handle the application read; safe to repeat, what was said first stays. PT422 by field. Gives CandidateApplicationDetail. PT404 for anything but the caller''s own.';

COMMENT ON FUNCTION "public"."withdraw_put_forward"(uuid) IS 'Takes back what was asked and not answered. PT401, PT404.';

COMMENT ON TABLE "private"."answer_reminders" IS 'Of which owed answers both sides were reminded: before, on and after the day.';

COMMENT ON TABLE "private"."application_matches" IS 'What lists show, order and narrow by of each application, kept by triggers.';

COMMENT ON TABLE "private"."application_rejections" IS 'What a rejection was made with. The reason is the team''s, the message for both.';

COMMENT ON TABLE "private"."application_sources" IS 'One of applicationSources of the contracts. Older applications have none.';

COMMENT ON TABLE "private"."application_transitions" IS 'The allowed moves, as in the contracts; a test compares them (RULES: Applications).';

COMMENT ON TABLE "private"."application_withdrawals" IS 'Why an application was withdrawn, where its candidate has said so.';

COMMENT ON TABLE "private"."assignment_changes" IS 'What was assigned in the last moments and how it was before, for the undo.';

COMMENT ON TABLE "private"."calendar_feeds" IS 'Whose calendar can be read at a secret address, of which only the hash is kept.';

COMMENT ON TABLE "private"."candidate_mail_settings" IS 'Which emails somebody turned off or on again; without a row they come.';

COMMENT ON TABLE "private"."candidate_preferences" IS 'What a candidate would like of a job. Read by its owner alone.';

COMMENT ON TABLE "private"."company_decisions" IS 'The last decision about a company while nobody was notified: what an undo goes back to.';

COMMENT ON TABLE "private"."company_mail_templates" IS 'What a company writes instead of our words, with fields in braces (RULES: Messages).';

COMMENT ON TABLE "private"."company_queues" IS 'The queues a company stands in (private.company_standings), kept by triggers.';

COMMENT ON TABLE "private"."contact_messages" IS 'What was written on the contact page. answered_at: an administrator replied, or needn''t.';

COMMENT ON TABLE "private"."contact_senders" IS 'Digests of who wrote in the last hour: each account and network address has a limit.';

COMMENT ON TABLE "private"."departed_companies" IS 'Submitted registrations that were deleted, for retention(''departedCompany'').';

COMMENT ON TABLE "private"."departed_reports" IS 'Reports that waited for an administrator when their company was deleted.';

COMMENT ON TABLE "private"."discarded_files" IS 'Files that were given up and aren''t gone yet: no record takes them (RULES: Files).';

COMMENT ON TABLE "private"."failed_calls" IS 'Calls of functions that got no answer or an error. pg_net forgets its own in six hours.';

COMMENT ON TABLE "private"."hidden_from_partners" IS 'Companies a candidate is neither shown nor submitted to (RULES: Partnerships).';

COMMENT ON TABLE "private"."hire_answers" IS 'Hires after which the company said what becomes of the job and the others (RULES: Offers).';

COMMENT ON TABLE "private"."interview_calendars" IS 'The colleagues whose calendars hold an interview, so that leavers hear of it too.';

COMMENT ON TABLE "private"."interview_changes" IS 'Each move and the cancellation of an interview, as both sides read them.';

COMMENT ON TABLE "private"."interview_people" IS 'The colleagues who take part: of open times, and of the interview that came from them last.';

COMMENT ON TABLE "private"."interviews" IS 'Confirmed and cancelled interviews. Its id is the UID of its calendar entry; a past one was held.';

COMMENT ON TABLE "private"."kept_counts" IS 'Folded numbers of private.counted. No foreign key: it would lock the subject.';

COMMENT ON TABLE "private"."kept_matches" IS 'A candidate''s best matches when the list was made, applied or not. Forgotten after a week.';

COMMENT ON TABLE "private"."match_terms" IS 'Numbers of what jobs ask: keys of skills, and terms of places. Only grows.';

COMMENT ON TABLE "private"."matchable_jobs" IS 'What of published_jobs decides its match, in numbers of match_terms.';

COMMENT ON TABLE "private"."message_files" IS 'Files sent with messages: paths in message_files and the names they had.';

COMMENT ON TABLE "private"."message_notices" IS 'Whom a conversation notifies, and from which message on and when by email.';

COMMENT ON TABLE "private"."message_reports" IS 'Messages one side finds wrong: administrators read only these (RULES: Conversations).';

COMMENT ON TABLE "private"."noted_sign_ups" IS 'Addresses signed up in the last day, as keyed digests: each gets one email a day.';

COMMENT ON TABLE "private"."offers" IS 'Offers, read the same by both sides (RULES: Offers). The id is its writer''s; its message names it.';

COMMENT ON TABLE "private"."past_applications" IS 'What candidates keep of applications to a deleted company (RULES: Applications).';

COMMENT ON TABLE "private"."profile_views" IS 'A company that looked at a candidate on a day, each way once (RULES: Candidates).';

COMMENT ON TABLE "private"."published_companies" IS 'Of every company what its jobs show, and until when; kept by triggers.';

COMMENT ON TABLE "private"."reported_jobs" IS 'The jobs that were reported: since when they wait, or what was decided last.';

COMMENT ON TABLE "private"."scorecards" IS 'What an interviewer found: read after sending one''s own, never changed (RULES: Scorecards).';

COMMENT ON TABLE "private"."sent_documents" IS 'Every stored file an application was sent with, of profile and FILE questions (RULES: Files).';

COMMENT ON TABLE "private"."sent_profiles" IS 'private.applicant_json as it was sent: all that companies read of an applicant.';

COMMENT ON TABLE "private"."staff_notice_settings" IS 'How staff want to be notified; private.staff_notice_setting has the defaults.';

COMMENT ON TABLE "private"."status_notices" IS 'What the candidate of a moved application was told by bell and email, and what comes when.';

COMMENT ON TABLE "private"."team_notes" IS 'A team''s notes about an application or a represented candidate. The id is its writer''s.';

COMMENT ON TABLE "private"."time_zones" IS 'The IANA name of the zone in which somebody reads times: their browser''s, or the one they chose.';

COMMENT ON TABLE "private"."titles_when_open" IS 'What closed jobs were called when open, where their company renamed them since.';

COMMENT ON TABLE "private"."told_plans" IS 'How near the end of its plan a company knows to be. A column would match its jobs again.';

COMMENT ON TABLE "private"."unsubscribe_links" IS 'What the link in an email turns off. The token itself: it can do nothing else.';

COMMENT ON TABLE "private"."untold_plans" IS 'Changed plans whose companies are not notified yet: for ten seconds it can be undone.';

COMMENT ON TABLE "public"."audit_log" IS 'Append-only (RULES: Administration). No foreign keys: entries outlive what they speak of.';

COMMENT ON TABLE "public"."candidate_assignments" IS 'Which colleague looks after a managed candidate. It ends with the membership.';

COMMENT ON TABLE "public"."companies" IS 'Employers. Staff and admins read the row; others read get_company and search_jobs.';

COMMENT ON TABLE "public"."company_users" IS 'Who works for which company in which role. Read on every request (RULES: Staff).';

COMMENT ON TABLE "public"."invitations" IS 'Four kinds (private.invitation_kind). Only functions read or write it.';

COMMENT ON TABLE "public"."job_application_answers" IS 'CHECKBOX: the options chosen, one a line. FILE: a path. RATING: 1 to 5.';

COMMENT ON TABLE "public"."job_assignments" IS 'Which colleague looks after a job. It ends with the membership.';

COMMENT ON TABLE "public"."jobs" IS 'Postings. Staff read their company''s rows; others read search_jobs and get_job_details.';

COMMENT ON TABLE "public"."published_jobs" IS 'The published jobs, kept by triggers, so that search can use its indexes.';

COMMENT ON TABLE "public"."put_forwards" IS 'A managed candidate and the job they are asked to apply for. Written by procedures.';

COMMENT ON TYPE "private"."application_change" IS 'BulkChange (contracts/applications/application.ts): where applications are moved, with what; or, with no status, whom they are given to, nobody with null.';

COMMENT ON TYPE "private"."application_filter" IS 'An ApplicationFilter as it was read: the stages to list, everything else null (or empty, or without end) where nothing is asked. of_company: whose list it is; who looks after an application, whether it has an offer and why it was rejected narrow only those for its jobs. assigned_jobs: those somebody looks after, or the assignee. reached: the stages from there on. is_plain: nothing but stages and a job. moving: applications of its candidates elsewhere whose move can be undone.';

COMMENT ON TYPE "private"."home_terms" IS 'A home in terms of private.place_terms: the place, its state or country, if known.';

COMMENT ON TYPE "private"."job_filter" IS 'JobFilter (contracts/jobs/job-filter.ts) as jobs are compared with it; null is anything.';

COMMENT ON TYPE "private"."job_list_item" IS 'ListedJob (contracts/candidates/candidate.ts). A row is filled by place, and written migrations add what comes later by the alphabet, so it stands like that here.';

COMMENT ON TYPE "private"."rule" IS 'How one field of a form is checked. kind: text, line (text without line breaks), email, url, choice, boolean, whole (a number), day, id or texts (a list of lines). max, min: of characters, or of the number; min above 0: required. message: what the contract says when it does not fit, too_much: when the number is too large.';

COMMENT ON TYPE "public"."culture_value" IS 'Ways of working (contracts/companies/culture.ts); none stands for what the law protects.';

COMMENT ON VIEW "private"."application_assignees" IS 'Assignee (contracts/jobs/job.ts) of each application that has one of its own.';

COMMENT ON VIEW "private"."application_scopes" IS 'Where applications are listed: under job, company and company representing.';

COMMENT ON VIEW "private"."candidate_assignees" IS 'Assignee (contracts/jobs/job.ts) of each candidate that has one, at the company.';

COMMENT ON VIEW "private"."counted" IS 'Every kept number, counted anew. Of a job: its applications by status. Of a company: those its list shows, likewise (private.application_scopes). Of a company too: its promises that were kept and that came late (private.settled_promise). Of a company and of the platform: as its dashboard names them.';

COMMENT ON VIEW "private"."counted_application_matches" IS 'private.application_matches as it must be.';

COMMENT ON VIEW "private"."job_assignees" IS 'Assignee (contracts/jobs/job.ts) of each job that has one.';

COMMENT ON VIEW "private"."waiting_offers" IS 'Offered applications whose offer is open, for dashboard, reports and lists (RULES: Offers).';

COMMENT ON VIEW "private"."waiting_put_forwards" IS 'Those a candidate can still answer, with nobody hidden or blocked.';

REVOKE ALL ON FUNCTION "private"."accept_admin_invitation"(public.invitations, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."account_of_company"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."administration_rules"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answer_problem"(public.job_questions, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answered_on"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_filter_rules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."applications_rules"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_answer_times"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_assign_application"(public.applications, uuid, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_at_company"(uuid, private.staff_act) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_at_company"(uuid, private.staff_act) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_change_criteria"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_end_management"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_invite"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_make_offer"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_manage_colleague"(public.company_users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_manage_invitation"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_propose_times"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_remove_staff"(public.company_users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_store_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_store_file"(text, text) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_withdraw_proposal"(public.company_proposals) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_write_company_file"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_data_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_mails_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidates_rules"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."change_outcomes"(uuid[], jsonb, private.application_change, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_candidate_data"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_fields"(jsonb, private.rule[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clear_company_log"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clear_outbox"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."companies_rules"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_job_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_template"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."contact_message_json"(private.contact_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_problem"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversations_rules"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_contact_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_departed_reports"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_reported_jobs"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_reported_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_ownerless_files"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discarded_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_interviews"(public.applications, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_offers"(public.applications, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_open_things"(public.applications, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_open_things_of_job"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_times_to_move"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."field_errors"(jsonb, private.rule[], boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."field_problem"(jsonb, private.rule) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."files_to_judge"(private.application_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_all_skills"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_ended_invitations"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_sign_ins"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."given_answers"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hand_over_interviews"(public.company_users, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_interviews_of"(uuid[], uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_message_notices_of"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_colleagues"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_count"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_key"(jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_mail"(private.interviews, uuid, boolean, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_rate_passed"(bigint, bigint, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_state"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_stopped_in_words"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitations_rules"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_first_report"(private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_reported_file"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_shown_to"(public.candidates, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_silenced"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_rights"(private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."jobs_rules"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keyed_digest"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_status"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_zone"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."knows_status"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_company_entry"(uuid, text[], timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_rejection"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_conversations"(private.traces) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_interviews_at"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."looks_after_applications"(uuid, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."managed_candidate_item"(public.candidates, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_be_reminded"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."membership_json"(public.company_users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."missing_of_registration"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_application_json"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_applications_export"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_companies"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_job_rights"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_messages_export"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_offers_export"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_end_in_words"(private.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_ended_in_words"(private.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_news"(private.offers, public.applications, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offers_rules"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_offer_count"(uuid, private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."opened_message_file"(text, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."owner_addresses"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."paused_in_words"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pending_company_count"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_called"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_to_tell"(public.applications, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plans_rules"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preferred_filter"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."profile_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."profile_view_count"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_facts"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reached_by"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recount_applications"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recount_changed_matches"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recount_culture"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_blocked_words"(public.applications, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_closed_times"(private.interview_proposals) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_other_answer"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_over"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_taken_id"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_too_many_searches"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."registration_errors"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reminded_at"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rename_author"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reported_job_json"(private.reported_jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reported_message_json"(private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rule"(text, text, integer, integer, text, text[], integer, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."score_key"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sees_all_of"(uuid, private.staff_act[], private.staff_act) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_invitation"(public.invitations, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_calendars"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shared_by"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_registrations"(uuid, text[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."staff_notices_json"(public.company_users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_back_offer"(public.applications, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_back_told"(uuid, uuid[], timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."team_note_json"(private.team_notes) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_admins_of_message"(private.contact_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_admins_of_message_report"(public.applications, private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_by_mail"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_calendar"(private.interviews, text, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_ended_management"(public.candidates, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_managers_of_offer"(private.offers, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_nobody_takes_part"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."template_fields"(public.applications, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."texts_problem"(jsonb, private.rule) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."too_long"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."undecided_company_count"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unsubscribe_json"(private.unsubscribe_links) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."was_public"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."whole_problem"(jsonb, private.rule) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdrawn_json"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdrawn_on"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_asked"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."get_calendar_feed"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_calendar_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_candidate_id_for_application"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_candidate_id_for_application"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_candidate_mails"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_candidate_mails"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_interview_colleagues"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_interview_colleagues"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_interview_criteria"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_interview_criteria"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_interviews"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_interviews"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_application"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_application"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_preferences"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_preferences"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_offers"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_offers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_scorecards"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_scorecards"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_staff_notices"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_staff_notices"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_unsubscribe"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_unsubscribe"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."list_sitemap_companies"(uuid, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_sitemap_companies"(uuid, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."list_sitemap_jobs"(uuid, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_sitemap_jobs"(uuid, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."preview_applications_change"(uuid[], jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."preview_applications_change"(uuid[], jsonb) TO "authenticated";

REVOKE ALL ON TYPE "private"."rule" FROM PUBLIC;

GRANT USAGE ON TYPE "private"."rule" TO PUBLIC;
