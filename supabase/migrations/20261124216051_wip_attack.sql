-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

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
    p_id, application.id, me.user_id, side, coalesce(private.person_name(me.user_id, company), 'A colleague'), company,
    (select c.name from public.companies c where c.id = company), private.trimmed(p_body), proposal, offer)
  returning * into message;
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

CREATE OR REPLACE FUNCTION private.application_to_talk (
  p_application_id uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.read_conversation(p_application_id);
begin
  -- In the order of all locks, and the application at once as a mover holds it (see application_to_move).
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id for key share;
  select * into application from public.applications a where a.id = application.id for update;
  -- Whoever held it may have ended that the caller reads it.
  return private.read_conversation(application.id);
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
    select c.application_id from public.conversations c
    join public.applications a on a.id = c.application_id
    where (a.company_id = any (of.company_ids) or a.applied_by_company_id = any (of.company_ids)) and a.id <> all (of.application_ids));
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

CREATE OR REPLACE FUNCTION private.conversations_of (
  of_user uuid
)
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  ROWS 20
  SET search_path TO ''
BEGIN ATOMIC
 SELECT n.application_id
    FROM private.message_notices n
   WHERE (n.user_id = conversations_of.of_user)
 UNION
  SELECT r.application_id
    FROM private.conversation_reads r
   WHERE (r.user_id = conversations_of.of_user)
 UNION
  SELECT m.application_id
    FROM private.application_messages m
   WHERE (m.author_id = conversations_of.of_user)
 UNION
  SELECT p.application_id
    FROM private.interview_proposals p
   WHERE (p.made_by = conversations_of.of_user)
 UNION
  SELECT p.application_id
    FROM (private.interview_people each
      JOIN private.interview_proposals p ON ((p.id = each.proposal_id)))
   WHERE (each.user_id = conversations_of.of_user)
 UNION
  SELECT i.application_id
    FROM (private.scorecards s
      JOIN private.interviews i ON ((i.id = s.interview_id)))
   WHERE (s.author_id = conversations_of.of_user)
 UNION
  SELECT o.application_id
    FROM private.offers o
   WHERE (o.made_by = conversations_of.of_user);
END;

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
    perform private.touch_conversation(application.id);
  end if;
  return offer;
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
  where a.candidate_id in (select c.id from public.candidates c where c.user_id = of_user)
    or a.id in (select private.conversations_of(of_user)) order by a.id for update;
  of := private.traces_of(of_user);
  perform private.leave_teams(of, successors);
  perform private.clear_notices(of);
  perform private.clear_conversations(of);
  perform private.clear_outbox(of);
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
  told record;
begin
  -- In one order, as whoever else holds several of them.
  for told in select t.* from private.told_of_message(application, message.author_side) t order by t.user_id loop
    -- Their account may go at this moment.
    perform from auth.users u where u.id = told.user_id for key share;
    continue when not found;
    insert into private.message_notices as n (application_id, user_id, from_seq, mail_at, is_unread)
    values (
      application.id, told.user_id, case when is_mailed then message.seq end, case when is_mailed then now() + interval '2 minutes' end, true)
    on conflict (application_id, user_id) do update set
      from_seq = coalesce(n.from_seq, excluded.from_seq),
      mail_at = coalesce(n.mail_at, greatest(excluded.mail_at, case when is_mailed then n.mailed_at + interval '10 minutes' end)),
      is_unread = true;
    if is_mailed then
      perform private.show_unread(application, told.user_id, told.side, told.company_id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_time_zone (
  zone text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM pg_timezone_names z WHERE ((lower(z.name) = lower(is_time_zone.zone)) AND (z.name ~ '^(UTC$|[A-Z][A-Za-z]+/)'::text))));

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
  where u.company_id in (select m.company_id from public.company_users m where m.user_id = of.user_id) order by u.id for no key update;
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
  perform private.rename_author(of.user_id);
  delete from private.assignment_changes c
  where c.assigned_to = of.user_id or private.names_id(c.before::text || c.applications::text, of.ids);
  update private.reported_jobs set decided_by = null where decided_by = of.user_id;
  update private.contact_messages set answered_by = null where answered_by = of.user_id;
end
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
declare
  is_mine boolean := coalesce(message.author_id = auth.uid(), false);
begin
  return jsonb_build_object(
    'id', message.id,
    'seq', message.seq,
    'author_side', message.author_side,
    'author_name', message.author_name,
    'company_name', message.company_name,
    'body', message.body,
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('path', f.path, 'name', f.name, 'size', f.size) order by f.name, f.path), '[]')
      from private.message_files f where f.message_id = message.id and message.withdrawn_at is null
    ),
    'proposal_id', message.proposal_id,
    'offer_id', message.offer_id,
    'created_at', message.created_at,
    'withdrawn_at', message.withdrawn_at,
    'removed_at', message.removed_at,
    'is_mine', is_mine,
    'can', jsonb_build_object(
      'withdraw', is_mine and private.withdrawing_problem(message) is null,
      'report', private.can_report_message(message, side))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_messages_export (
  of_user uuid,
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(m) - '{seq,author_id,author_name,company_id}'::text[] || jsonb_build_object(
      'job', j.title, 'by_me', coalesce(m.author_id = of_user, false),
      'files', (
        select coalesce(jsonb_agg(to_jsonb(f) - 'message_id' order by f.path), '[]') from private.message_files f where f.message_id = m.id)
    ) order by m.seq), '[]')
    from private.application_messages m
    join public.applications a on a.id = m.application_id
    join public.jobs j on j.id = a.job_id
    where a.candidate_id = of_candidate and private.is_message_shown(m, 'candidate') or m.author_id = of_user
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_offers_export (
  of_user uuid,
  of_candidate uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(o) - '{made_by,made_by_name}'::text[]
      - case when a.candidate_id = of_candidate then '{}' else '{reason,words}' end::text[] || jsonb_build_object('job', j.title, 'company', c.name)
      order by o.created_at, o.id), '[]')
    from private.offers o
    join public.applications a on a.id = o.application_id
    join public.jobs j on j.id = a.job_id
    join public.companies c on c.id = a.company_id
    where a.candidate_id = of_candidate and private.is_offer_shown(o) or o.made_by = of_user
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.notify (
  user_id uuid,
  type text,
  title text,
  message text,
  data jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- An account that goes at this moment is told nothing more, and is nobody's fault.
  insert into public.notifications (user_id, type, title, message, data)
  select u.id, notify.type, left(notify.title, 200), left(notify.message, 1000), coalesce(notify.data, '{}')
  from auth.users u where u.id = notify.user_id for key share;
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
  elsif offer.state = 'open' and (application.status <> 'offered' or not private.can_answer_offer(offer, application)) then
    -- Where to, they learn once that can no longer be undone.
    perform private.fail(409, 'offer_over', 'This offer cannot be answered at this moment. Look again in a minute');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.opened_message_file (
  p_path text,
  me private.reach
)
  RETURNS TABLE (
    application_id uuid,
    company_id uuid,
    is_own boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
    select a.id, a.company_id, coalesce(found.author_id = me.user_id, false)
    from (
      select m.application_id, m.author_id, true as is_shown
      from private.message_files f join private.application_messages m on m.id = f.message_id
      -- Of a removed one they are kept for as long as that can be undone.
      where f.path = p_path and m.withdrawn_at is null
      union all
      select o.application_id, o.made_by, private.is_offer_shown(o)
      from private.offers o where o.document = p_path and o.state <> 'withdrawn'
    ) found
    join public.applications a on a.id = found.application_id
    where private.can_read_conversation(a, me) and (found.is_shown or private.conversation_side(a, me) = 'company')
    limit 1;
end
$function$;

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
    if new_messages <> '{}' then
      perform private.mail_messages(due.application, due.user_id, reader.side, reader.company_id, new_messages);
    end if;
    update private.message_notices n
    set from_seq = null, mail_at = null, mailed_at = case when new_messages <> '{}' then now() else n.mailed_at end
    where n.application_id = (due.application).id and n.user_id = due.user_id;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.told_of_message (
  application public.applications,
  author_side text
)
  RETURNS TABLE (
    user_id uuid,
    side text,
    company_id uuid
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 3
  SET search_path TO ''
  AS $function$
begin
  return query
    select r.user_id, r.side, r.company_id
    from private.conversation_readers(application) r
    where r.side <> author_side and (
      r.side = 'candidate'
      or r.side = 'company' and r.user_id in (select p.user_id from private.people_behind_application(application) p)
      or r.side = 'manager' and exists (
        select from public.candidate_assignments a where a.candidate_id = application.candidate_id and a.assigned_to_user_id = r.user_id)
      or exists (
        select from private.application_messages m
        where m.application_id = application.id and m.author_id = r.user_id and m.author_side = r.side
          and private.is_message_shown(m, author_side)));
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
  -- Nobody has read what was not written yet, or is not shown to them.
  seen bigint := (
    select m.seq from private.application_messages m
    where m.application_id = application.id and m.seq <= p_seq and private.is_message_shown(m, side) order by m.seq desc limit 1);
begin
  if seen is null then
    return;
  end if;
  -- Whoever withdraws a message at this moment comes before or after.
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
    where i.user_id = me.user_id and i.kind = 'applicant_messages' and i.path = private.conversation_path(application.id, side);
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
    perform private.fail(409, 'interview_changed', 'This interview was moved meanwhile. Look at it once more');
  elsif interview.sequence >= 20 then
    -- Each one is mailed, and nobody can turn that off.
    perform private.fail(429, 'too_many_moves', 'This interview was moved so often that it cannot be moved any more. Cancel it and propose other times');
  end if;
  errors := private.interview_terms_errors(p_change)
    || private.field_errors(p_change, array[private.rule('reason', 'text', 1000, 1, 'Say why, both sides read it')]);
  problem := private.time_problem(p_change -> 'starts_at', interval '0');
  perform private.refuse_field_errors(errors || case when problem is null then '{}' else jsonb_build_object('starts_at', problem) end);
  update private.interviews i set
    starts_at = (p_change ->> 'starts_at')::timestamptz, minutes = (p_change ->> 'minutes')::smallint,
    place_kind = p_change ->> 'place_kind', place = private.trimmed(p_change ->> 'place'),
    time_zone = private.trimmed(p_change ->> 'time_zone'), sequence = i.sequence + 1, reason = private.trimmed(p_change ->> 'reason'),
    changed_by = 'company', changed_at = now(), move_asked = null, reminded_a_day_before = false, reminded_an_hour_before = false
  where i.id = interview.id
  returning * into interview;
  perform private.end_times_to_move(interview);
  perform private.touch_conversation(interview.application_id);
  perform private.tell_interview(interview, 'moved', 'company');
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
  if exists (select from private.interview_proposals p where p.application_id = application.id and p.state = 'open') then
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
    p_id, application.id, moved.id, auth.uid(), coalesce(private.person_name(auth.uid(), application.company_id), 'A colleague'),
    (p_proposal ->> 'minutes')::smallint, p_proposal ->> 'place_kind', private.trimmed(p_proposal ->> 'place'),
    private.trimmed(p_proposal ->> 'time_zone'),
    array(select s::timestamptz as starts_at from jsonb_array_elements_text(p_proposal -> 'slots') as s order by starts_at))
  returning * into proposal;
  insert into private.interview_people (proposal_id, user_id) select proposal.id, person from unnest(people) as person;
  -- It touches the conversation.
  perform private.add_message(application, p_id, coalesce(p_proposal ->> 'words', ''), proposal => proposal.id);
  perform private.tell_proposal(proposal, 'proposed');
  return private.interviews_json(application);
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
  if private.scorecard_problem(interview) is not null then
    perform private.fail(409, 'cannot_score', private.scorecard_problem(interview));
  end if;
  criteria := private.criteria_of_interview(interview);
  perform private.refuse_field_errors(private.scorecard_errors(p_marks, p_words, criteria <> '{}'));
  if criteria is distinct from array(
    select m.mark ->> 'criterion' from jsonb_array_elements(p_marks) with ordinality as m (mark, place) order by m.place
  ) then
    perform private.fail(409, 'criteria_changed', 'What you look for was changed meanwhile. Look at it again: what you wrote is kept');
  end if;
  insert into private.scorecards (id, interview_id, author_id, author_name, marks, words)
  select
    p_id, interview.id, auth.uid(), coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'A colleague'),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'criterion', m.mark ->> 'criterion', 'mark', m.mark ->> 'mark', 'words', nullif(private.trimmed(m.mark ->> 'words'), '')
      ) order by m.place), '[]')
      from jsonb_array_elements(p_marks) with ordinality as m (mark, place)
    ),
    nullif(private.trimmed(p_words), '')
  from public.company_users u where u.user_id = auth.uid() and u.company_id = application.company_id;
  return private.interview_scorecards_json(interview);
end
$function$;

COMMENT ON FUNCTION "private"."application_to_talk"(uuid) IS 'The application, locked, whose conversation, interviews or offers the caller, who still reads it then, changes: two who change them take turns. What they may do is asked again of what it gives. PT401, PT404.';

COMMENT ON FUNCTION "private"."conversations_of"(uuid) IS 'The applications in whose conversation, interviews or offers an account stands: whoever deletes it holds them, so that nobody tells it of something there at that moment.';

COMMENT ON FUNCTION "private"."offer_errors"(jsonb, uuid) IS 'What is wrong with an OfferInput (contracts/offer.ts), by field. Its days are today (UTC) or later, the answer within 90 days; its document is the caller''s own, in the folder of the application.';

COMMENT ON FUNCTION "private"."opened_message_file"(text, private.reach) IS 'The application by whose conversation the caller opens a file: a message names it, or an offer they see, that is not withdrawn (RULES: Files). No row: nothing does.';

COMMENT ON FUNCTION "private"."take_back_offer"(public.applications, timestamp with time zone) IS 'After an undone move: an offer that came with it or after it was seen by nobody, and goes with the message that brought it; nothing says that something was there.';

COMMENT ON FUNCTION "public"."move_interview"(uuid, jsonb, integer) IS 'Moves an interview to come at once, or changes its length and place, with a reason both sides read (interviewChangeSchema, contracts/interview-input.ts). p_sequence: what the mover saw. Gives ApplicationInterviews. PT401, PT403, PT404, PT409 interview_over, interview_changed, application_closed, PT422 by field, PT429 too_many_moves once it was changed 20 times.';

REVOKE ALL ON FUNCTION "private"."conversations_of"(uuid) FROM PUBLIC;
