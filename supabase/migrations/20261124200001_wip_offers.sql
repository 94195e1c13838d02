-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TABLE "private"."application_transitions"
  DROP CONSTRAINT "application_transitions_pkey";

CREATE TABLE "private"."hire_answers" (
  "application_id" uuid NOT NULL,
  "answered_by" uuid,
  "answered_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "hire_answers_pkey" PRIMARY KEY (application_id)
);

ALTER TABLE "private"."hire_answers"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."offers"
  ADD COLUMN "shown_at" timestamp with time zone NOT NULL DEFAULT now();

ALTER TABLE "private"."offers"
  ADD COLUMN "told_at" timestamp with time zone;

ALTER TABLE "public"."application_events"
  ADD COLUMN "by_candidate" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION private.answered_on (
  of_application uuid
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT ((min(e.created_at) AT TIME ZONE 'UTC'::text))::date AS timezone FROM private.given_answers(answered_on.of_application) e(id, application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id, by_candidate));

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
      select count(*) from public.applications a
      where a.candidate_id = application.candidate_id and a.id <> application.id and a.status = any (private.open_stages())) end,
    'can', jsonb_build_object('make', private.can_make_offer(application, me)));
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
RETURN CASE bucket WHEN 'candidate_resumes'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text] WHEN 'candidate_cover_letters'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text] WHEN 'candidate_certificates'::text THEN ARRAY['pdf'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'application_files'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'message_files'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'company-documents'::text THEN ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text] WHEN 'company-logos'::text THEN ARRAY['jpg'::text, 'jpeg'::text, 'png'::text, 'webp'::text] ELSE NULL::text[] END;

CREATE OR REPLACE FUNCTION private.can_withdraw_offer (
  offer private.offers,
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((offer).state = 'open'::text) AND private.can_move_application(application, me));

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
      'can', jsonb_build_object('assign', may_move and private.can_at_company(application.company_id, 'assign_work'), 'note', may_move and application.candidate_id is not null,
        'talk', private.can_read_conversation(application, me)),
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

CREATE OR REPLACE FUNCTION private.end_offer (
  offer private.offers,
  application public.applications,
  new_state text,
  p_words text
)
  RETURNS private.offers
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not private.is_offer_shown(offer) then
    delete from private.offers o where o.id = offer.id;
    offer := null;
  else
    update private.offers o set state = new_state, answered_at = now(), words = p_words where o.id = offer.id returning * into offer;
    perform private.tell_candidate_of_offer(offer, application);
  end if;
  perform private.touch_conversation(application.id);
  return offer;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_offers (
  application public.applications,
  why text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  offer private.offers;
begin
  select o.* into offer from private.offers o where o.application_id = application.id and o.state = 'open' for update;
  if offer.id is not null then
    offer := private.end_offer(offer, application, 'ended', why);
  end if;
  if offer.id is not null then
    -- What ended the application is mailed already.
    perform private.tell_staff_of_offer(offer, application, by_mail => false);
  end if;
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
     e.company_id,
     e.by_candidate
    FROM public.application_events e
   WHERE ((e.application_id = given_answers.of_application) AND private.is_answer(e.to_status) AND (NOT (EXISTS ( SELECT
            FROM public.application_events later
           WHERE ((later.application_id = given_answers.of_application) AND (later.id > e.id) AND (later.to_status = ANY (ARRAY['applied'::public.application_status, 'reviewing'::public.application_status, 'interview'::public.application_status])) AND (later.created_at > (e.created_at - '00:01:00'::interval)) AND (later.created_at < (e.created_at + private.answer_stands_after())))))));
END;

CREATE OR REPLACE FUNCTION private.hold_unseen_offer (
  application public.applications
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 UPDATE private.offers o
  SET shown_at = (now() + private.undo_time())
   WHERE ((o.application_id = (hold_unseen_offer.application).id) AND (o.state = 'open'::text) AND (o.shown_at > now()));
END;

CREATE OR REPLACE FUNCTION private.is_offer_shown (
  offer private.offers
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((offer).shown_at <= now());

CREATE OR REPLACE FUNCTION private.can_answer_offer (
  offer private.offers,
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((((application).candidate_id = (me).candidate_id) AND ((offer).state = 'open'::text) AND private.is_offer_shown(offer) AND (NOT private.is_overdue((offer).answer_by)) AND (private.settled_status(application) = 'offered'::public.application_status)), false);

CREATE OR REPLACE FUNCTION private.is_message_shown (
  message private.application_messages,
  side text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN ((side = 'company'::text) OR ((message).offer_id IS NULL) OR (EXISTS (SELECT FROM private.offers o WHERE ((o.id = (is_message_shown.message).offer_id) AND private.is_offer_shown(o.*)))));

CREATE OR REPLACE FUNCTION private.is_settled (
  event public.application_events
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((event).from_status IS NULL) OR ((event).to_status = 'withdrawn'::public.application_status) OR (event).by_candidate OR (((event).created_at + private.undo_time()) <= now()));

CREATE OR REPLACE FUNCTION private.knows_status (
  application public.applications
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select e.by_candidate or e.to_status = 'withdrawn' or e.to_status = 'offered' and exists (
      select from private.offers o where o.application_id = e.application_id and o.created_at >= e.created_at)
    from public.application_events e where e.application_id = application.id order by e.id desc limit 1
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
  perform private.hold_unseen_offer(moved);
  return moved;
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
      'This offer could be answered until ' || private.day_in_words(offer.answer_by::timestamp at time zone 'UTC')
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
  today date := (now() at time zone 'UTC')::date;
  salary jsonb := p_offer -> 'salary';
  document jsonb := nullif(p_offer -> 'document', 'null');
  errors jsonb := private.field_errors(p_offer, private.offer_rules());
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'salary', case
      when jsonb_typeof(salary) is distinct from 'number' or (salary #>> '{}')::numeric not between 1 and 100000000
        or (salary #>> '{}')::numeric <> trunc((salary #>> '{}')::numeric) then 'Enter a whole number from 1 to 100,000,000' end,
    'starts_on', case
      when not coalesce(private.is_day(p_offer ->> 'starts_on'), false) then 'Choose a date'
      when (p_offer ->> 'starts_on')::date < today then 'Choose today or a later day' end,
    'answer_by', case
      when not coalesce(private.is_day(p_offer ->> 'answer_by'), false) then 'Choose a date'
      when (p_offer ->> 'answer_by')::date < today then 'Choose today or a later day'
      when (p_offer ->> 'answer_by')::date > today + 90 then 'Choose a day within 90 days' end,
    'document', case when document is not null then case
      when jsonb_typeof(document) <> 'object' or private.file_folder('message_files', document ->> 'path') is distinct from of_application
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
  return jsonb_build_object(
    'id', offer.id,
    'made_by_name', offer.made_by_name,
    'created_at', offer.created_at,
    'salary', offer.salary,
    'salary_period', offer.salary_period,
    'starts_on', offer.starts_on,
    'answer_by', offer.answer_by,
    'place', offer.place,
    'hours', offer.hours,
    'leave', offer.leave,
    'trial', offer.trial,
    'document', case when offer.document is not null then jsonb_build_object(
      'path', offer.document, 'name', offer.document_name, 'size', offer.document_size) end,
    'state', offer.state,
    'is_shown', private.is_offer_shown(offer),
    'answered_at', offer.answered_at,
    'reason', offer.reason,
    'words', offer.words,
    'can', jsonb_build_object(
      'answer', private.can_answer_offer(offer, application, me),
      'withdraw', private.can_withdraw_offer(offer, application, me)));
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('salary_period'::text, 'choice'::text, 10, 1, 'Choose what the salary is for'::text, '{year,month,hour}'::text[]), private.rule('starts_on'::text, 'line'::text, 10, 1, 'Choose a date'::text), private.rule('answer_by'::text, 'line'::text, 10, 1, 'Choose a date'::text), private.rule('place'::text, 'line'::text, 200), private.rule('hours'::text, 'line'::text, 200), private.rule('leave'::text, 'line'::text, 200), private.rule('trial'::text, 'line'::text, 200), private.rule('words'::text, 'text'::text, 5000)];

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
  if private.conversation_side(application) <> 'candidate' then
    perform private.fail(403, 'not_allowed', 'Only the candidate can answer an offer');
  elsif offer.state <> answer and private.offer_ended_in_words(offer) is not null then
    perform private.fail(409, 'offer_over', private.offer_ended_in_words(offer));
  elsif offer.state = 'open' and (application.status <> 'offered' or not private.can_answer_offer(offer, application)) then
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
  if offer.id is null then
    perform private.fail(404, 'offer_not_found', 'Offer not found');
  end if;
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
    select o.answer_by from private.offers o where o.application_id = application.id and private.can_answer_offer(o, application));
end
$function$;

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
         END, 'answer_by', (my_application_json.application).answer_by, 'answer_due', private.shown_answer_due(my_application_json.application), 'offer_until', private.offer_until(my_application_json.application), 'can', jsonb_build_object('withdraw', private.can_withdraw_application(my_application_json.application), 'apply_again', (private.can_apply_again(my_application_json.application) AND private.is_visible_job(j.id) AND (private.later_application(my_application_json.application) IS NULL))), 'attempt', (my_application_json.application).attempt, 'later_id', private.later_application(my_application_json.application), 'employer',
         CASE
             WHEN c.is_approved THEN private.employer_json(c.*)
             ELSE NULL::jsonb
         END, 'documents', private.sent_documents_json((my_application_json.application).id))
  AS jsonb_build_object
    FROM public.jobs j,
     public.companies c
   WHERE ((j.id = (my_application_json.application).job_id) AND (c.id = j.company_id));
END;

CREATE OR REPLACE FUNCTION private.shown_answer_due (
  application public.applications
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.owed_day((application).answer_by, private.settled_status(application), (EXISTS (SELECT FROM private.given_answers((shown_answer_due.application).id) e(id, application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id, by_candidate) WHERE private.is_settled(e.*))));

CREATE OR REPLACE FUNCTION private.take_back_offer (
  application public.applications,
  moved_at timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from private.offers o
  where o.application_id = application.id and o.state = 'open' and o.created_at >= moved_at and o.told_at is null;
  if found then
    perform private.touch_conversation(application.id);
  end if;
end
$function$;

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
  salary text := format('$%s a %s', to_char(offer.salary, 'FM999,999,999'), offer.salary_period);
begin
  -- Nobody is told of what they do themselves; accepting is written down for them by mail.
  if facts.user_id is null or facts.user_id = auth.uid() and offer.state <> 'accepted' then
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
        when 'open' then format('%s: %s. It stands until %s.', facts.title, salary,
          private.day_in_words(offer.answer_by::timestamp at time zone 'UTC'))
        else concat_ws('. ', facts.title, nullif(offer.words, ''))
      end,
      private.application_ids(application));
  end if;
  perform private.enqueue_email(
    'offer', (select p.email from public.profiles p where p.id = facts.user_id), jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name, 'state', offer.state,
      'salary', salary, 'starts_on', offer.starts_on, 'answer_by', offer.answer_by, 'words', offer.words,
      'path', '/candidate/applications/' || application.id));
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
      if application.status <> due.notified_status and not private.knows_status(application) then
        perform private.tell_in_app(application);
      end if;
      -- An offer stands while its application does.
      if application.status <> 'offered' then
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

CREATE OR REPLACE FUNCTION private.tell_staff_of_offer (
  offer private.offers,
  application public.applications,
  by_mail boolean DEFAULT true
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  told uuid;
  facts record;
begin
  select j.title, coalesce(nullif(btrim(p.first_name || ' ' || p.last_name), ''), 'The applicant') as name into facts
  from public.jobs j, private.sent_profile(application.id) p where j.id = application.job_id;
  for told in
    select b.user_id from private.people_behind_application(application) b
    union
    select offer.made_by where private.looks_after_applications(offer.made_by, application)
  loop
    continue when told = auth.uid();
    perform private.tell_staff(
      told, 'applicant_messages', 'offer_answered',
      case offer.state
        when 'accepted' then facts.name || ' accepted the offer'
        when 'declined' then facts.name || ' declined the offer'
        when 'expired' then 'The offer to ' || facts.name || ' has expired'
        else 'The offer to ' || facts.name || ' has ended'
      end,
      concat_ws('. ', facts.title, nullif(offer.words, '')), private.application_ids(application),
      '/company/applications/' || application.id || '?tab=conversation', by_mail => by_mail);
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
    order by a.id
    limit 500
    -- One that is being answered, moved or told at this moment comes next time, as what it is then.
    for no key update of a skip locked
  loop
    -- Waiting for nobody, it may still have been answered since the list was read.
    select o.* into offer from private.offers o where o.id = due.id and o.state = 'open' and private.is_offer_shown(o) for update;
    continue when offer.id is null;
    if private.is_overdue(offer.answer_by) then
      offer := private.end_offer(offer, due.application, 'expired', null);
      perform private.tell_staff_of_offer(offer, due.application);
    else
      update private.offers o set told_at = now() where o.id = offer.id;
      perform private.tell_candidate_of_offer(offer, due.application);
      perform private.touch_conversation(offer.application_id);
    end if;
  end loop;
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
  perform private.take_back_offer(application, move.created_at);
  return application;
end
$function$;

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

CREATE OR REPLACE FUNCTION public.accept_offer (
  p_offer_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  held record := private.offer_to_answer(p_offer_id, 'accepted');
  offer private.offers := held.offer;
  application public.applications := held.application;
begin
  if offer.state = 'open' then
    update private.offers o set state = 'accepted', answered_at = now() where o.id = offer.id returning * into offer;
    update public.applications a set status = 'hired' where a.id = application.id returning * into application;
    perform private.end_interviews(application, 'The offer was accepted');
    perform private.tell_candidate_of_offer(offer, application);
    perform private.tell_staff_of_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
  return private.application_offers_json(application);
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
  if not private.can_move_application(application) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can answer this');
  end if;
  insert into private.hire_answers (application_id, answered_by)
  select a.id, auth.uid() from public.applications a where a.id = application.id and a.status = 'hired'
  on conflict (application_id) do nothing;
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
    update private.offers o set
      state = 'declined', answered_at = now(), reason = nullif(private.trimmed(p_reason), ''), words = nullif(private.trimmed(p_words), '')
    where o.id = offer.id returning * into offer;
    perform private.tell_staff_of_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
  return private.application_offers_json(application);
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
begin
  if application.status <> 'hired' or not private.can_move_application(application, me)
    or exists (select from private.hire_answers h where h.application_id = application.id) then
    return null;
  end if;
  select * into job from public.jobs j where j.id = application.job_id;
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'candidate_name', o.candidate_name, 'status', o.status) order by o.id), '[]')
  into others
  from (
    select a.id, m.candidate_name, a.status
    from public.applications a
    join private.application_matches m on m.application_id = a.id
    where a.job_id = application.job_id and a.status = any (private.open_stages()) and a.candidate_id is not null
    order by a.id limit 200
  ) o;
  return jsonb_build_object(
    'job', jsonb_build_object(
      'id', job.id, 'title', job.title, 'is_open', job.status = 'published' and job.deleted_at is null,
      'can', jsonb_build_object('close', (private.my_job_rights(job.company_id)).may_edit)),
    'others', others);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_offers (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.application_offers_json(private.read_conversation(p_application_id));
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
    end if;
    return private.application_offers_json(application, me);
  end if;
  if problem is not null then
    perform private.fail(409, 'conversation_closed', problem);
  elsif exists (select from private.offers o where o.application_id = application.id and o.state in ('open', 'accepted')) then
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
    p_id, application.id, auth.uid(), coalesce(private.person_name(auth.uid(), application.company_id), 'A colleague'),
    (p_offer ->> 'salary')::numeric::integer, given ->> 'salary_period', (given ->> 'starts_on')::date, (given ->> 'answer_by')::date,
    nullif(given ->> 'place', ''), nullif(given ->> 'hours', ''), nullif(given ->> 'leave', ''), nullif(given ->> 'trial', ''),
    document ->> 'path', private.trimmed(document ->> 'name'), (
      select (o.metadata ->> 'size')::integer from storage.objects o where o.bucket_id = 'message_files' and o.name = document ->> 'path'),
    greatest(now(), (
      select max(e.created_at) + private.undo_time() from public.application_events e
      where e.application_id = application.id and not private.is_settled(e))))
  returning * into offer;
  perform private.add_message(application, offer.id, coalesce(given ->> 'words', ''), offer => offer.id);
  return private.application_offers_json(application, me);
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
    perform private.end_offers(application, 'The applicant withdrew the application');
    perform private.tell_company_about_application(application);
  elsif application.status <> 'withdrawn' then
    perform private.fail(409, 'status_not_allowed', 'This application is already decided and can no longer be withdrawn');
  end if;
  return private.my_application_json(application);
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
  if not private.can_move_application(held.application, me) then
    perform private.fail(403, 'not_allowed', 'Only the company that made this offer can withdraw it');
  end if;
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('words', p_words), array[private.rule('words', 'text', 1000)]));
  if private.can_withdraw_offer(held.offer, held.application, me) then
    perform private.end_offer(held.offer, held.application, 'withdrawn', nullif(private.trimmed(p_words), ''));
  elsif (held.offer).state <> 'withdrawn' then
    perform private.fail(409, 'offer_answered', private.offer_ended_in_words(held.offer));
  end if;
  return private.application_offers_json(held.application, me);
end
$function$;

ALTER TABLE "private"."application_transitions"
  ADD CONSTRAINT "application_transitions_pkey" PRIMARY KEY (from_status, to_status, made_by);

ALTER TABLE "private"."hire_answers"
  ADD CONSTRAINT "hire_answers_answered_by_fkey" FOREIGN KEY (answered_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."hire_answers"
  ADD CONSTRAINT "hire_answers_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

CREATE INDEX hire_answers_person_index ON private.hire_answers USING btree (answered_by);

CREATE INDEX offers_untold_index ON private.offers USING btree (shown_at)
  WHERE ((told_at IS NULL) AND (state = 'open'::text));

COMMENT ON COLUMN "private"."offers"."shown_at" IS 'From when on its candidate sees it: once the move it came with can no longer be undone. One that ends before leaves nothing.';

COMMENT ON COLUMN "private"."offers"."told_at" IS 'When its candidate was told of it.';

COMMENT ON COLUMN "public"."application_events"."by_candidate" IS 'True of what its candidate did themselves: withdrawing, accepting an offer. Those from before this was kept say false.';

COMMENT ON FUNCTION "private"."application_offers_json"(public.applications, private.reach) IS 'ApplicationOffers (contracts/offer.ts) as the caller, who reads the conversation, sees them.';

COMMENT ON FUNCTION "private"."can_answer_offer"(private.offers, public.applications, private.reach) IS 'True for its candidate until the end of the day (UTC) by which it is to be answered, while the application is Offered as they know it.';

COMMENT ON FUNCTION "private"."can_withdraw_offer"(private.offers, public.applications, private.reach) IS 'True for who may move the application, while nobody has answered.';

COMMENT ON FUNCTION "private"."end_offer"(private.offers, public.applications, text, text) IS 'Ends an open offer, locked by its callers, and has its candidate told; of one they have not seen nothing remains, and null is given.';

COMMENT ON FUNCTION "private"."end_offers"(public.applications, text) IS 'Ends an open offer, with a word to both sides. why: a sentence, fit to show. Safe to repeat. The application is locked by its callers.';

COMMENT ON FUNCTION "private"."hold_unseen_offer"(public.applications) IS 'After a move: an offer its candidate has not seen yet waits until that move can no longer be undone either.';

COMMENT ON FUNCTION "private"."is_message_shown"(private.application_messages, text) IS 'True of every message but one that brought an offer its candidate does not see yet; the company sees that, too. side: as private.conversation_side says.';

COMMENT ON FUNCTION "private"."is_offer_shown"(private.offers) IS 'True once its candidate sees an offer, and who manages them; the message that brought it and its document with it. The company always does.';

COMMENT ON FUNCTION "private"."knows_status"(public.applications) IS 'Whether the status an application has needs no telling: its candidate did it themselves, or the offer that came with it is told.';

COMMENT ON FUNCTION "private"."offer_ended_in_words"(private.offers) IS 'Why an offer can be answered no more, fit to show; null while it is open.';

COMMENT ON FUNCTION "private"."offer_errors"(jsonb, uuid) IS 'What is wrong with an OfferInput (contracts/offer.ts), by field. Its days are today (UTC) or later, the answer within 90 days; its document lies in the folder of the application.';

COMMENT ON FUNCTION "private"."offer_json"(private.offers, public.applications, private.reach) IS 'Offer (contracts/offer.ts), the same for both sides.';

COMMENT ON FUNCTION "private"."offer_rules"() IS 'The fields of OfferInput (contracts/offer.ts), as far as a rule can say.';

COMMENT ON FUNCTION "private"."offer_to_answer"(uuid, text) IS 'The caller''s offer and its application, locked, while it can be answered, or where it has that answer already. PT401, PT404, PT403 for others than its candidate, PT409 offer_over.';

COMMENT ON FUNCTION "private"."offer_to_change"(uuid) IS 'An offer the caller sees and its application, both locked, the application first: who answers, withdraws and moves take turns. PT401, PT404.';

COMMENT ON FUNCTION "private"."offer_until"(public.applications) IS 'The last day on which the caller can accept the offer that waits for their answer; null without one.';

COMMENT ON FUNCTION "private"."take_back_offer"(public.applications, timestamp with time zone) IS 'After an undone move: an offer that came with it or after it was seen by nobody, and goes with the message that brought it.';

COMMENT ON FUNCTION "private"."tell_candidate_of_offer"(private.offers, public.applications) IS 'Tells the candidate what an offer has become, in the application and always by mail; an unread notice of an offer goes with its end. Nobody once the account is deleted.';

COMMENT ON FUNCTION "private"."tell_staff_of_offer"(private.offers, public.applications, boolean) IS 'Tells who made an offer, while they still work on it, and the people behind the application what became of it, as each wants to be told.';

COMMENT ON FUNCTION "private"."tend_offers"() IS 'Tells candidates of offers they see now, and ends those whose day is past, with a word to both sides. Called on a schedule: hosted once a minute by pg_cron, locally by the launcher every ten seconds.';

COMMENT ON FUNCTION "private"."undo_move"(uuid, public.application_status) IS 'Takes the caller''s own last move of an application, locked by its callers, back, with an offer that came with it, and gives it; all null when it is too late, was undone already, or was not the last move or not the caller''s.';

COMMENT ON FUNCTION "public"."accept_offer"(uuid) IS 'Accepts the caller''s offer: the application becomes Hired at once, as their own move, and the company is told (RULES: Offers). Gives ApplicationOffers. Safe to repeat. PT401, PT404, PT403 for others than its candidate, PT409 offer_over. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."answer_hire"(uuid) IS 'Asks no more what becomes of the job and the others after a hire: what the company does with them it does with the job and with change_applications. Safe to repeat. PT401, PT404, PT403 for readers only. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."decline_offer"(uuid, text, text) IS 'Declines the caller''s offer, with a reason (declineReasons of contracts/offer.ts) and words the company reads, both optional; the application stays where it is, and another offer may be made. Gives ApplicationOffers. Safe to repeat, what was said first stays. PT401, PT404, PT403 for others than its candidate, PT409 offer_over, PT422 by field. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."get_hire"(uuid) IS 'Hire (contracts/offer.ts) of a hired application: its job, and up to 200 others who still wait for an answer; null while it is not hired, for who may only read it, and once the company has answered. PT401, PT404. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."get_offers"(uuid) IS 'ApplicationOffers (contracts/offer.ts), oldest first, for both sides and who manages the candidate; these two without what is not shown yet. PT401, PT404.';

COMMENT ON FUNCTION "public"."make_offer"(uuid, uuid, jsonb) IS 'Makes an offer (OfferInput of contracts/offer.ts) under the id its maker gives, with the message that brings it, and moves the application to Offered where it is not; gives ApplicationOffers. Its candidate sees it and is told once that move can no longer be undone (RULES: Offers). Sent again it is the one that was made. PT401, PT404, PT403 for others than who may move the application, PT409 offer_stands, conversation_closed, status_not_allowed, PT422 by field. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."withdraw_offer"(uuid, text) IS 'Takes an offer back that nobody has answered, with words its candidate reads; one they have not seen goes without a word. The application stays where it is. Gives ApplicationOffers. Safe to repeat. PT401, PT404, PT403 for others than who may move the application, PT409 offer_answered, PT422 by field. SECURITY DEFINER as get_offers.';

COMMENT ON TABLE "private"."hire_answers" IS 'Hires after which the company has said what becomes of the job and the other applicants: it is asked no more (RULES: Offers).';

REVOKE ALL ON FUNCTION "private"."application_offers_json"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_answer_offer"(private.offers, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_withdraw_offer"(private.offers, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_offer"(private.offers, public.applications, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_unseen_offer"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_message_shown"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_offer_shown"(private.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."knows_status"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_ended_in_words"(private.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_errors"(jsonb, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_json"(private.offers, public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_rules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_to_answer"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_to_change"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_until"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_back_offer"(public.applications, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_candidate_of_offer"(private.offers, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_staff_of_offer"(private.offers, public.applications, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tend_offers"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."accept_offer"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."accept_offer"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_hire"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."answer_hire"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decline_offer"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decline_offer"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_hire"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_hire"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_offers"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_offers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_offer"(uuid, uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."make_offer"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_offer"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_offer"(uuid, text) TO "authenticated";
