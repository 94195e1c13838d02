-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP FUNCTION "private"."can_cancel_interview"(private.interviews, public.applications, private.reach);

DROP FUNCTION "private"."end_offer"(private.offers, public.applications, text, text);

DROP FUNCTION "private"."tell_staff_of_offer"(private.offers, public.applications, boolean);

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
  problem text := private.conversation_problem(application);
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
        when change.message is not null and private.is_blocked(a) then 'Its conversation is blocked. Move it without a message'
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

CREATE OR REPLACE FUNCTION private.can_answer_times (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (COALESCE(((application).candidate_id = (me).candidate_id), false) AND (private.settled_status(application) = ANY (private.open_stages())) AND (private.conversation_problem(application) IS NULL));

CREATE OR REPLACE FUNCTION private.can_cancel_interviews (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((private.conversation_side(application, me) = ANY (ARRAY['candidate'::text, 'company'::text])), false);

CREATE OR REPLACE FUNCTION private.can_propose_times (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_move_application(application, me) AND ((application).status = ANY (private.open_stages())) AND (private.conversation_problem(application) IS NULL) AND (NOT (EXISTS (SELECT FROM public.jobs j WHERE ((j.id = (can_propose_times.application).job_id) AND (j.deleted_at IS NOT NULL))))));

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
  update private.company_mail_templates t set body = left(private.without_words(t.body, of.words), 1500)
  where t.company_id = any (of.company_ids) and private.names_word(t.body, of.words);
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_ends (
  application public.applications
)
  RETURNS timestamp with time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((application).status = ANY (ARRAY['hired'::public.application_status, 'rejected'::public.application_status, 'withdrawn'::public.application_status])) THEN (SELECT CASE WHEN private.is_settled(e.*) THEN (e.created_at + '30 days'::interval) ELSE NULL::timestamp with time zone END AS "case" FROM public.application_events e WHERE (e.application_id = (conversation_ends.application).id) ORDER BY e.id DESC LIMIT 1) ELSE NULL::timestamp with time zone END;

CREATE OR REPLACE FUNCTION private.drop_interview_reminders (
  interview private.interviews
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 DELETE FROM public.notifications n
   WHERE ((n.type = ANY (ARRAY['interview_reminder'::text, 'interview_soon'::text])) AND (NOT n.is_read) AND (COALESCE((n.data ->> 'application_id'::text), (n.data ->> 'candidate_id'::text)) = ((drop_interview_reminders.interview).application_id)::text) AND ((n.data ->> 'interview_id'::text) = ((drop_interview_reminders.interview).id)::text));
 DELETE FROM public.email_outbox o
   WHERE ((o.sent_at IS NULL) AND (o.failed_at IS NULL) AND (o.claimed_at IS NULL) AND (o.template = 'interview_reminder'::text) AND ((o.data ->> 'interview_id'::text) = ((drop_interview_reminders.interview).id)::text));
END;

CREATE OR REPLACE FUNCTION private.end_offer (
  offer private.offers,
  application public.applications,
  new_state text,
  p_words text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not private.is_offer_shown(offer) then
    delete from private.offers o where o.id = offer.id;
  else
    update private.offers o set state = new_state, answered_at = now(), words = p_words where o.id = offer.id returning * into offer;
    perform private.tell_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
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
    perform private.end_offer(offer, application, 'ended', why);
  end if;
end
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
    if proposal.id is not null then
      perform private.tell_proposal(private.end_times(proposal, 'ended'), 'passed');
    end if;
  end loop;
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
        when n.mail_at is null then greatest(due, n.mailed_at + interval '10 minutes')
        else greatest(n.mail_at, least(due, (
          select first.created_at + interval '10 minutes' from private.application_messages first where first.seq = n.from_seq)))
      end,
      is_unread = true;
    if is_mailed then
      perform private.show_unread(application, told.user_id, told.side, told.company_id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_removed_words (
  message private.application_messages,
  said text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  readers uuid[] := array(select n.user_id from private.message_notices n where n.application_id = message.application_id);
begin
  if said = '' then
    return;
  end if;
  update public.notifications n set message = 'A message that was removed'
  where n.user_id = any (readers) and n.type in ('message_received', 'applicant_message')
    and n.data ->> 'application_id' = message.application_id::text and n.message = left(said, 1000);
  update private.staff_summary_items i set message = 'A message of these was removed'
  where i.user_id = any (readers) and i.kind = 'applicant_messages' and i.path = private.answer_path(message.application_id, 'company')
    and strpos(i.message, left(said, 100)) > 0;
  update public.email_outbox o
  set data = jsonb_set(o.data, '{messages}', (
    select jsonb_agg(case each.message ->> 'body' when said then each.message || '{"body": "This message was removed."}' else each.message end order by each.place)
    from jsonb_array_elements(o.data -> 'messages') with ordinality as each (message, place)))
  where o.sent_at is null and o.template in ('message_received', 'applicant_message')
    and lower(o.to_email) in (select lower(p.email) from public.profiles p where p.id = any (readers))
    and o.data -> 'messages' @> jsonb_build_array(jsonb_build_object('body', said));
end
$function$;

CREATE OR REPLACE FUNCTION private.has_open_times (
  application public.applications
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM private.interview_proposals p WHERE ((p.application_id = (has_open_times.application).id) AND (p.state = 'open'::text))));

CREATE OR REPLACE FUNCTION private.has_standing_offer (
  application public.applications
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM private.offers o WHERE ((o.application_id = (has_standing_offer.application).id) AND (o.state = ANY (ARRAY['open'::text, 'accepted'::text])))));

CREATE OR REPLACE FUNCTION private.can_make_offer (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.can_propose_times(application, me) AND (NOT private.has_standing_offer(application)));

CREATE OR REPLACE FUNCTION private.hold_message_notices_of (
  of_user uuid,
  at_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform from private.message_notices n join public.applications a on a.id = n.application_id
  where n.user_id = of_user and at_company in (a.company_id, a.applied_by_company_id)
  order by n.application_id for update of n;
end
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
declare
  is_to_come boolean := private.is_to_come(interview);
begin
  return jsonb_build_object(
    'id', interview.id,
    'starts_at', interview.starts_at,
    'minutes', interview.minutes,
    'place_kind', interview.place_kind,
    'place', interview.place,
    'time_zone', interview.time_zone,
    'people', private.interview_people_json(private.interview_proposal_of(interview), application.company_id),
    'state', interview.state,
    'sequence', interview.sequence,
    'reason', interview.reason,
    'changed_by', interview.changed_by,
    'changed_at', interview.changed_at,
    'move_asked', interview.move_asked,
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'what', c.what, 'starts_at', c.starts_at, 'reason', c.reason, 'changed_by', c.changed_by, 'changed_at', c.changed_at) order by c.id), '[]')
      from private.interview_changes c where c.interview_id = interview.id),
    'can', jsonb_build_object(
      'move', is_to_come and private.can_propose_times(application, me),
      'ask_move', is_to_come and private.can_answer_times(application, me),
      'cancel', is_to_come and private.can_cancel_interviews(application, me))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.interviews_json (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'proposals', (
      select coalesce(jsonb_agg(private.times_json(p, application, me) order by p.created_at, p.id), '[]')
      from private.interview_proposals p where p.application_id = application.id),
    'interviews', (
      select coalesce(jsonb_agg(private.interview_json(i, application, me) order by i.starts_at, i.id), '[]')
      from private.interviews i where i.application_id = application.id),
    'can', jsonb_build_object('propose', private.can_propose_times(application, me) and not private.has_open_times(application))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.interviews_named_in (
  of_user uuid
)
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  ROWS 50
  SET search_path TO ''
BEGIN ATOMIC
 SELECT p.interview_id
    FROM (private.interview_people each
      JOIN private.interview_proposals p ON ((p.id = each.proposal_id)))
   WHERE ((each.user_id = interviews_named_in.of_user) AND (p.state = 'picked'::text));
END;

CREATE OR REPLACE FUNCTION private.is_blocked (
  application public.applications
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM private.conversation_blocks b WHERE (b.application_id = (is_blocked.application).id)));

CREATE OR REPLACE FUNCTION private.conversation_problem (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((application).candidate_id IS NULL) THEN 'The applicant deleted their account'::text WHEN private.is_blocked(application) THEN 'This conversation is blocked'::text WHEN (private.conversation_ends(application) <= now()) THEN 'The application was closed 30 days ago, and its conversation with it'::text ELSE NULL::text END;

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
    select from private.message_files f join private.message_reports r on r.message_id = f.message_id
    where f.path = is_reported_file.path and r.decision is null
  ) or exists (
    select from private.offers o
    join private.application_messages m on m.application_id = o.application_id and m.offer_id = o.id
    join private.message_reports r on r.message_id = m.id
    where o.document = is_reported_file.path and r.decision is null);
end
$function$;

CREATE OR REPLACE FUNCTION private.last_slot (
  proposal private.interview_proposals
)
  RETURNS timestamp with time zone
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (proposal).slots[cardinality((proposal).slots)];

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
      select * from public.audit_log a
      where private.audit_about(a) && about
        -- Whose message was reported does not learn it (RULES: Conversations).
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
        -- What an applicant wrote is theirs.
        - case when a.candidate_id = of_candidate then '{}' else '{note}' end::text[] || jsonb_build_object('job', j.title, 'company', c.name)
        order by p.created_at, p.id), '[]')
      from private.interview_proposals p
      join public.applications a on a.id = p.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
      where a.candidate_id = of_candidate or p.made_by = of_user
        or exists (select from private.interview_people each where each.proposal_id = p.id and each.user_id = of_user)),
    'interviews', (
      select coalesce(jsonb_agg(to_jsonb(i)
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
    'time_zone', private.my_rows('private.time_zones', 'user_id', of_user),
    'calendar_feed', private.my_rows('private.calendar_feeds', 'user_id', of_user, '{token_hash}'));
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
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
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
    limit 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.pick_notice()
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '02:00:00'::interval;

CREATE OR REPLACE FUNCTION private.can_pick_time (
  starts_at timestamp with time zone
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (starts_at > (now() + private.pick_notice()));

CREATE OR REPLACE FUNCTION private.is_pickable (
  proposal private.interview_proposals
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((proposal).state = 'open'::text) AND private.can_pick_time(private.last_slot(proposal)) AND (((proposal).interview_id IS NULL) OR (EXISTS (SELECT FROM private.interviews i WHERE ((i.id = (is_pickable.proposal).interview_id) AND private.is_to_come(i.*))))));

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
      problem := 'This time is proposed already';
    end if;
    if problem is not null then
      errors := errors || jsonb_build_object('slots.' || place, problem);
    end if;
  end loop;
  return errors;
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
  end if;
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
    if interview.changed_at <= due_at then
      perform private.remind_of_interview(interview, in_an_hour);
    end if;
  end loop;
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
        from (
          select f.path, f.name, f.size from private.message_files f where f.message_id = m.id
          union all
          select o.document, o.document_name, o.document_size from private.offers o where o.id = m.offer_id and o.document is not null
        ) f
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
    -- Deleted since this call began, in another tab: no password helps.
    if not exists (select from auth.users u where u.id = auth.uid()) then
      perform private.fail(401, 'not_signed_in', 'Please sign in to continue');
    end if;
    perform private.fail(403, 'password_needed', 'Please enter your password once more');
  end if;
end
$function$;

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
  perform private.tell_left_out(interview);
  -- A mail about it is newer than what it was changed by last.
  interview.changed_at := now();
  foreach person in array people loop
    if person = any (told) then
      perform private.tell_calendar(interview, 'people', person, null);
    else
      perform private.tell_staff(
        person, 'interviews', 'interview_answered',
        'You take part in the interview with ' || private.applicant_name(application) || ', '
          || private.time_in_words(interview.starts_at, private.reading_zone(person, interview.time_zone)),
        coalesce(facts.title, ''), private.application_ids(application), private.conversation_path(application.id, 'company'),
        'interview_people', private.interview_mail(interview, person, false, null) || '{"is_new": true}');
    end if;
  end loop;
  perform private.note_calendars(interview);
  if facts.user_id is not null then
    perform private.enqueue_email(
      'interview_people', (select p.email from public.profiles p where p.id = facts.user_id),
      -- Whoever picked the time still comes.
      private.interview_mail(interview, facts.user_id, true, interview.changed_by));
  end if;
  perform private.tell_nobody_takes_part(interview);
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
        when 'open' then format('%s: %s. It stands until %s.', facts.title, salary, private.offer_end_in_words(offer, facts.user_id))
        else concat_ws('. ', facts.title, nullif(offer.words, ''))
      end,
      private.application_ids(application));
  end if;
  perform private.enqueue_email(
    'offer', (select p.email from public.profiles p where p.id = facts.user_id), jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name, 'state', offer.state,
      'salary', salary, 'starts_on', offer.starts_on, 'until', private.offer_end_in_words(offer, facts.user_id),
      'words', case offer.state
        when 'open' then (select m.body from private.application_messages m where m.application_id = application.id and m.offer_id = offer.id)
        else offer.words end,
      'path', private.conversation_path(application.id, 'candidate')));
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
      mail_at = case when rest is not null then now() + case when new_messages <> '{}' then interval '10 minutes' else private.withdrawal_time() end end,
      mailed_at = case when new_messages <> '{}' then now() else n.mailed_at end
    where n.application_id = (due.application).id and n.user_id = due.user_id;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_managers_of_offer (
  offer private.offers,
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  told record;
  name text := private.applicant_name(application);
  facts record := private.told_applicant(application);
  heading text := case offer.state
    when 'open' then facts.company_name || ' offers ' || name || ' the job'
    when 'accepted' then name || ' accepted the offer of ' || facts.company_name
    when 'declined' then name || ' declined the offer of ' || facts.company_name
    when 'withdrawn' then facts.company_name || ' has withdrawn its offer to ' || name
    when 'expired' then 'The offer of ' || facts.company_name || ' to ' || name || ' has expired'
    else 'The offer of ' || facts.company_name || ' to ' || name || ' has ended'
  end;
begin
  for told in select t.* from private.told_of_message(application, 'company') t where t.side = 'manager' loop
    perform private.tell_staff(
      told.user_id, 'applicant_messages', 'offer_answered', heading, concat_ws('. ', facts.title, nullif(offer.words, '')),
      private.application_ids(application) || jsonb_build_object('company_id', told.company_id),
      private.conversation_path(application.id, 'manager'));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_nobody_takes_part (
  interview private.interviews
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  behind record;
begin
  if exists (select from private.people_of_interview(interview)) then
    return;
  end if;
  for behind in select * from private.people_behind_application(application) loop
    perform private.tell_staff(
      behind.user_id, 'interviews', 'interview_answered',
      'Nobody takes part in the interview with ' || private.applicant_name(application) || ', '
        || private.time_in_words(interview.starts_at, private.reading_zone(behind.user_id, interview.time_zone)),
      'Who took part does not work on it any more. Propose times with somebody else, or cancel it.',
      private.application_ids(application), private.conversation_path(application.id, 'company'));
  end loop;
end
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
  if offer.state not in ('open', 'withdrawn') then
    perform private.tell_staff_of_offer(offer, application);
  end if;
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
  is_to_move boolean := proposal.interview_id is not null;
  told record;
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
      concat_ws(E'\n', facts.title || ' at ' || facts.company_name, why), private.application_ids(application));
  end if;
  if facts.user_id is not null and what = 'proposed' then
    perform private.mail_candidate(facts.user_id, 'company_messages', 'interview_times_proposed', jsonb_build_object(
      'candidate_first_name', facts.first_name,
      'job_title', facts.title,
      'company_name', facts.company_name,
      'made_by_name', proposal.made_by_name,
      'words', (select m.body from private.application_messages m where m.proposal_id = proposal.id),
      'is_to_move', is_to_move,
      'minutes', proposal.minutes,
      'place_kind', proposal.place_kind,
      'place', proposal.place,
      'times', (
        select jsonb_agg(private.time_in_words(slot, private.reading_zone(facts.user_id, proposal.time_zone)) order by slot)
        from unnest(proposal.slots) as slot),
      'path', private.conversation_path(application.id, 'candidate')));
  end if;
  for told in
    select * from private.people_to_tell(application, proposal.id) t
    -- What the company does itself, whoever manages the candidate hears of.
    where what in ('declined', 'ended', 'passed') or t.company_id <> application.company_id
  loop
    perform private.tell_staff(
      told.user_id, 'interviews', 'interview_answered',
      case what
        when 'proposed' then facts.company_name || ' proposes times to talk to ' || private.applicant_name(application)
        when 'withdrawn' then facts.company_name || ' has withdrawn the times it proposed to ' || private.applicant_name(application)
        when 'declined' then private.applicant_name(application) || ' can make none of the times'
        when 'passed' then private.applicant_name(application) || ' has picked none of the times, which have passed'
        else 'The times proposed to ' || private.applicant_name(application) || ' are no longer open'
      end,
      coalesce(proposal.note, why, facts.title, ''),
      private.application_ids(application) || jsonb_build_object('company_id', told.company_id),
      private.conversation_path(application.id, 'company'), by_mail => what in ('proposed', 'declined', 'passed'));
  end loop;
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
  told uuid;
  name text := private.applicant_name(application);
  heading text := case offer.state
    when 'accepted' then name || ' accepted the offer'
    when 'declined' then name || ' declined the offer'
    when 'expired' then 'The offer to ' || name || ' has expired'
    else 'The offer to ' || name || ' has ended'
  end;
  message text := concat_ws('. ', (select j.title from public.jobs j where j.id = application.job_id), nullif(offer.words, ''));
begin
  for told in
    select b.user_id from private.people_behind_application(application) b
    union
    select offer.made_by where private.looks_after_applications(offer.made_by, application)
  loop
    continue when told = auth.uid();
    perform private.notify(told, 'offer_answered', heading, message, private.application_ids(application));
    -- What ended the application is mailed already.
    if offer.state <> 'ended' then
      perform private.enqueue_email('staff_notice', (select p.email from public.profiles p where p.id = told), jsonb_build_object(
        'kind', 'offers', 'title', heading, 'message', message, 'path', private.conversation_path(application.id, 'company'),
        'company_name', (select c.name from public.companies c where c.id = application.company_id)));
    end if;
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
      perform private.end_offer(offer, due.application, 'expired', null);
    else
      update private.offers o set told_at = now() where o.id = offer.id;
      perform private.tell_offer(offer, due.application);
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
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (((to_char((at AT TIME ZONE zone), format('Dy, Mon FMDD, %sFMHH12:MI AM'::text, CASE WHEN (EXTRACT(year FROM (at AT TIME ZONE zone)) <> EXTRACT(year FROM (now() AT TIME ZONE zone))) THEN 'YYYY, '::text ELSE NULL::text END)) || ' ('::text) || replace(regexp_replace(zone, '^.*/'::text, ''::text), '_'::text, ' '::text)) || ' time)'::text);

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
declare
  is_open boolean := proposal.state = 'open';
  is_pickable boolean := private.is_pickable(proposal);
begin
  return jsonb_build_object(
    'id', proposal.id,
    'interview_id', proposal.interview_id,
    'made_by_name', proposal.made_by_name,
    'created_at', proposal.created_at,
    'state', proposal.state,
    'minutes', proposal.minutes,
    'place_kind', proposal.place_kind,
    'place', proposal.place,
    'time_zone', proposal.time_zone,
    'people', private.interview_people_json(proposal.id, application.company_id),
    'slots', (
      select jsonb_agg(jsonb_build_object('starts_at', slot, 'can_pick', is_pickable and private.can_pick_time(slot)) order by slot)
      from unnest(proposal.slots) as slot),
    'picked', proposal.picked,
    'note', proposal.note,
    'answered_at', proposal.answered_at,
    'can', jsonb_build_object(
      'answer', is_open and private.can_answer_times(application, me),
      'withdraw', is_open and private.can_propose_times(application, me))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.times_to_answer (
  me private.reach DEFAULT private.my_reach()
)
  RETURNS SETOF private.interview_proposals
  LANGUAGE plpgsql
  STABLE
  ROWS 5
  SET search_path TO ''
  AS $function$
begin
  return query
    select p.*
    from public.applications a join private.interview_proposals p on p.application_id = a.id and p.state = 'open'
    where a.candidate_id = me.candidate_id and private.is_pickable(p) and private.can_answer_times(a, me);
end
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
      'kind', w.kind, 'id', a.id, 'job_title', j.title, 'company_name', c.name, 'company_logo_url', c.logo_url, 'until', w.until, 'messages', w.messages
    ) order by w.rank, w.until, a.id), '[]'))
    from (
      select each.*, count(*) over () as total
      from (
        select 1 as rank, 'offer' as kind, o.application_id, o.answer_by::timestamptz as until, null::bigint as messages
        from private.offers o
        where o.state = 'open' and private.is_offer_shown(o) and o.answer_by >= (now() at time zone 'UTC')::date
          and o.application_id in (select each.id from public.applications each where each.candidate_id = me)
        union all
        select 2, 'times', p.application_id, private.last_slot(p) - private.pick_notice(), null
        from private.times_to_answer() p
        union all
        select 3, 'message', mine.id, max(m.created_at), count(*)
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

CREATE OR REPLACE FUNCTION private.withdrawal_time()
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '00:02:00'::interval;

CREATE OR REPLACE FUNCTION private.withdrawing_problem (
  message private.application_messages
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case
    when message.withdrawn_at is not null then 'This message was withdrawn already'
    when num_nonnulls(message.proposal_id, message.offer_id) > 0 then 'This message brought times or an offer. Withdraw those instead'
    -- The time now, not that of the statement's begin: who mails it may have been waited for.
    when message.created_at <= clock_timestamp() - private.withdrawal_time() then 'A message can be withdrawn for 2 minutes'
    when private.is_read_by_others(message) then 'This message has been read and stays'
  end;
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
    perform private.end_open_things(application, 'The offer was accepted');
    perform private.tell_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
  return private.application_offers_json(application);
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
  -- Interviews come and go with a job; held before the colleagues are, as whoever removes one does.
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
  if not private.can_cancel_interviews(held.application) then
    perform private.fail(403, 'not_allowed', 'Only the applicant and the company can cancel it');
  end if;
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 1000, 1, 'Say why, both sides read it')]));
  if interview.state <> 'cancelled' then
    perform private.refuse_over(interview);
    perform private.cancel_to_come(interview, private.trimmed(p_reason), side);
  end if;
  return private.interviews_json(held.application);
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
  perform private.refuse_blocked_words(application, 'words', p_words);
  if offer.state = 'open' then
    update private.offers o set
      state = 'declined', answered_at = now(), reason = nullif(private.trimmed(p_reason), ''), words = nullif(private.trimmed(p_words), '')
    where o.id = offer.id returning * into offer;
    perform private.tell_offer(offer, application);
    perform private.touch_conversation(application.id);
  end if;
  return private.application_offers_json(application);
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
  if coalesce(cardinality(p_slots), 0) > 5 or coalesce(p_minutes, 0) not between 15 and 480
    or exists (select from unnest(p_slots) as slot where slot not between now() - interval '1 year' and now() + interval '2 years') then
    perform private.fail(422, 'invalid_input', 'Choose up to five times');
  end if;
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
      'id', job.id, 'title', job.title, 'is_open', job.status = 'published' and job.deleted_at is null and not private.is_expired(job),
      'can', jsonb_build_object('close', (private.my_job_rights(job.company_id)).may_edit)),
    'others', others,
    'others_total', (
      select count(*) from public.applications a
      where a.job_id = application.job_id and a.status = any (private.open_stages()) and a.candidate_id is not null));
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
begin
  return jsonb_build_object(
    'waiting', case when nullif(p_after, 'null') is null and not coalesce(p_is_past, false) then coalesce((
      select jsonb_agg(jsonb_build_object(
        'application_id', w.application_id, 'job_title', j.title, 'company_name', c.name, 'times', cardinality(w.slots)) order by w.created_at, w.id)
      from (select p.* from private.times_to_answer() p order by p.created_at, p.id limit 10) w
      join public.applications a on a.id = w.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
    ), '[]') else '[]' end,
    'waiting_total', (select count(*) from private.times_to_answer()),
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
  -- Not private.sees_all_of: administrators of the platform read no conversation, and so no interviews.
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
        -- Who takes part is asked of one after the other, until the page is full.
        offset 0
      ) as sorted
      where mine is null or exists (select from private.people_of_interview(sorted.interview) p where p.user_id = auth.uid())
      limit size
    ) as listed
  ), '[]'));
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
  perform private.refuse_other_answer(held.application);
  -- Sent twice, it was picked once.
  if proposal.picked = p_starts_at then
    return private.interviews_json(held.application);
  end if;
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
  if feed.user_id is null then
    perform private.fail(404, 'calendar_not_found', 'There is no calendar at this address');
  end if;
  if feed.reads > 60 then
    perform private.fail(429, 'too_many_requests', 'This calendar is read too often. Please try again in an hour.');
  end if;
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
    perform private.hand_over_interviews(leaving, p_successor);
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
    perform private.refuse_blocked_words(application, 'message', p_message);
    application := private.move_application(application, private.read_application_change(
      jsonb_build_object('to', wanted, 'reason', p_reason, 'message', p_message)));
  elsif private.read_status_filter(p_from) <> wanted and private.last_mover(application.id) is distinct from auth.uid() then
    perform private.fail(409, 'moved_meanwhile', 'Somebody else has moved it there meanwhile.');
  end if;
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
  -- In the order of assigning: what is assigned, the interviews of it, then the colleagues, then the assignments.
  execute format(
    'select from public.%I where id in (select jsonb_object_keys($1)::uuid) order by id for no key update', change.kind || 's')
  using change.before;
  if change.kind = 'job' then
    perform private.hold_interviews_of(array(
      select change.assigned_to union select (b.value ->> 'assigned_to_user_id')::uuid from jsonb_each(change.before) b), each.company_id)
    from (select unnest(change.company_ids) as company_id order by 1) each;
  end if;
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
    perform private.refuse_blocked_words(application, 'message', p_message);
    update public.applications set status = 'withdrawn' where id = application.id returning * into application;
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
  perform private.refuse_blocked_words(held.application, 'words', p_words);
  if private.can_withdraw_offer(held.offer, held.application, me) then
    perform private.end_offer(held.offer, held.application, 'withdrawn', nullif(private.trimmed(p_words), ''));
  elsif (held.offer).state <> 'withdrawn' then
    perform private.fail(409, 'offer_answered', private.offer_ended_in_words(held.offer));
  end if;
  return private.application_offers_json(held.application, me);
end
$function$;

CREATE INDEX offers_document_index ON private.offers USING btree (document)
  WHERE (document IS NOT NULL);

COMMENT ON FUNCTION "private"."can_answer_times"(public.applications, private.reach) IS 'True for the candidate themselves while the application, as they know it, is on the way: they pick, say that none works, and ask for another time.';

COMMENT ON FUNCTION "private"."can_cancel_interviews"(public.applications, private.reach) IS 'True for both sides, of interviews to come, also in a blocked conversation: nobody is left to wait. Who manages the candidate only reads.';

COMMENT ON FUNCTION "private"."can_propose_times"(public.applications, private.reach) IS 'True for who may move the application while it is on the way and its job is there: they propose times, move and cancel interviews (RULES: Interviews).';

COMMENT ON FUNCTION "private"."conversation_ends"(public.applications) IS 'Until when is written about an application that is closed: for 30 days; null while it is open, or its end can be undone.';

COMMENT ON FUNCTION "private"."drop_interview_reminders"(private.interviews) IS 'Takes back what reminded of a time that is no more, read by nobody yet or not sent.';

COMMENT ON FUNCTION "private"."end_offer"(private.offers, public.applications, text, text) IS 'Ends an open offer, locked by its callers, and has both sides told; of one its candidate has not seen nothing remains.';

COMMENT ON FUNCTION "private"."end_passed_times"() IS 'Ends open times of which none can be picked any more, with a word to both sides, so that others can be proposed (RULES: Interviews). Called on a schedule every minute.';

COMMENT ON FUNCTION "private"."expect_message_notices"(public.applications, private.application_messages) IS 'After a message: tells the others under their bell, and has them mailed once it can be withdrawn no more, with what else was written within ten minutes, and no sooner than ten minutes after the last mail about this conversation (RULES: Conversations). One that brought times or an offer is told by those.';

COMMENT ON FUNCTION "private"."forget_removed_words"(private.application_messages, text) IS 'Takes what a removed message said from under the bells, out of the daily summaries to come and of mails that still wait to be sent: who had read it is shown it no more either.';

COMMENT ON FUNCTION "private"."has_open_times"(public.applications) IS 'True while times wait for their answer: one question at a time is answered.';

COMMENT ON FUNCTION "private"."has_standing_offer"(public.applications) IS 'True while an offer is open or accepted: another one comes after its end.';

COMMENT ON FUNCTION "private"."hold_message_notices_of"(uuid, uuid) IS 'Holds what a colleague who goes is about to be told of messages: whoever mails it at this moment, which takes their place in the team after it, comes before or after.';

COMMENT ON FUNCTION "private"."interviews_named_in"(uuid) IS 'The interviews for which somebody was named at any time; who takes part now, private.people_of_interview says of each.';

COMMENT ON FUNCTION "private"."is_blocked"(public.applications) IS 'True while a side has blocked the conversation: nobody writes then.';

COMMENT ON FUNCTION "private"."is_pickable"(private.interview_proposals) IS 'True while one of proposed times can still be picked: an interview that has begun is moved no more.';

COMMENT ON FUNCTION "private"."is_reported_file"(text) IS 'True for a file of a message that was reported and waits for a decision, or of the offer it brought: administrators open it to decide, and no other file of a conversation (RULES: Files).';

COMMENT ON FUNCTION "private"."last_slot"(private.interview_proposals) IS 'The latest of proposed times: once it cannot be picked, none can.';

COMMENT ON FUNCTION "private"."pick_notice"() IS 'How long before a proposed time it can be picked and proposed. contracts/limits.ts says the same, in hours.';

COMMENT ON FUNCTION "private"."refuse_blocked_words"(public.applications, text, text) IS 'PT422 at the field for words that would reach the other side of a blocked conversation by another way than a message.';

COMMENT ON FUNCTION "private"."reported_message_json"(private.message_reports) IS 'ReportedMessage (contracts/message-report.ts), for administrators, by the first of its reports: the message as it was reported, what it brought in words and files, and nothing else of its conversation.';

COMMENT ON FUNCTION "private"."require_fresh_sign_in"() IS 'PT401 once the account is gone, PT403 password_needed unless the caller''s session was begun, with the password, in the last five minutes: an open browser alone deletes nothing. Renewing a token does not make a session younger.';

COMMENT ON FUNCTION "private"."tell_managers_of_offer"(private.offers, public.applications) IS 'Tells whoever looks after a managed candidate for the company that manages them what an offer has become, as they want to be told of messages.';

COMMENT ON FUNCTION "private"."tell_nobody_takes_part"(private.interviews) IS 'Tells the people behind an application of an interview to come in which nobody takes part; nobody while somebody does.';

COMMENT ON FUNCTION "private"."tell_offer"(private.offers, public.applications) IS 'Tells everybody who did not do it what an offer has become: its candidate, who manages them, and the company, which is not told of what it does.';

COMMENT ON FUNCTION "private"."tell_proposal"(private.interview_proposals, text, text) IS 'Tells who did not do it what became of proposed times. what: proposed, declined, withdrawn, passed or ended, with why of the last. What comes is mailed, and an answer, and to staff that there is none; that times are gone stands in the application alone. Staff of the company that manages the candidate hear of all of it (private.people_to_tell).';

COMMENT ON FUNCTION "private"."tell_staff_of_offer"(private.offers, public.applications) IS 'Tells who made an offer, while they still work on it, and the people behind the application what became of it, whatever they have turned off: at once in the application, and by mail unless its application has ended.';

COMMENT ON FUNCTION "private"."time_in_words"(timestamp with time zone, text) IS 'A time as people read it in a zone: "Tue, Nov 24, 10:00 AM (Denver time)", with its year where that is another one than now.';

COMMENT ON FUNCTION "private"."times_to_answer"(private.reach) IS 'The proposed times of which the caller, as a candidate, can still pick one.';

COMMENT ON FUNCTION "private"."withdrawal_time"() IS 'How long a message can be withdrawn while nobody has read it; it is mailed afterwards (RULES: Conversations). contracts/limits.ts says the same, in minutes.';

COMMENT ON FUNCTION "public"."get_hire"(uuid) IS 'Hire (contracts/offer.ts) of a hired application: its job, up to 200 others who still wait for an answer, and how many do; null while it is not hired, for who may only read it, and once the company has answered. PT401, PT404. SECURITY DEFINER as get_offers.';

COMMENT ON FUNCTION "public"."pick_time"(uuid, timestamp with time zone) IS 'The candidate picks one of the proposed times, which becomes the interview or moves it; of many picks at once one counts. The same pick again changes nothing. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 times_closed, time_passed, interview_over, application_closed, PT422.';

REVOKE ALL ON FUNCTION "private"."can_cancel_interviews"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_offer"(private.offers, public.applications, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_passed_times"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_open_times"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_standing_offer"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_message_notices_of"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interviews_named_in"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_blocked"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_pickable"(private.interview_proposals) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_slot"(private.interview_proposals) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pick_notice"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_blocked_words"(public.applications, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_managers_of_offer"(private.offers, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_nobody_takes_part"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_offer"(private.offers, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_staff_of_offer"(private.offers, public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."times_to_answer"(private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdrawal_time"() FROM PUBLIC;
