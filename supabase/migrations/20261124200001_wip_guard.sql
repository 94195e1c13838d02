-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP INDEX "private"."application_messages_author_index";

ALTER TABLE "private"."message_reports"
  DROP CONSTRAINT "message_reports_reason_check";

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_type_check";

ALTER TABLE "private"."application_messages"
  ADD COLUMN "removed_at" timestamp with time zone;

ALTER TABLE "private"."message_reports"
  ADD COLUMN "is_told" boolean NOT NULL DEFAULT false;

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
    if message.author_id is distinct from me.user_id or message.application_id <> application.id then
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
  perform private.add_message_files(message, p_files);
  perform private.expect_message_notices(application, message);
  perform private.touch_conversation(application.id);
  return message;
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
RETURN CASE WHEN (action = 'company.edited'::text) THEN 'edits'::text ELSE CASE split_part(action, '.'::text, 1) WHEN 'company'::text THEN 'approvals'::text WHEN 'invitation'::text THEN 'invitations'::text WHEN 'subscription'::text THEN 'plans'::text WHEN 'partnership'::text THEN 'partnerships'::text WHEN 'staff'::text THEN 'team'::text WHEN 'file'::text THEN 'documents'::text WHEN 'job'::text THEN 'jobs'::text WHEN 'email'::text THEN 'mail'::text WHEN 'skill'::text THEN 'skills'::text WHEN 'message'::text THEN 'conversations'::text ELSE 'accounts'::text END END;

CREATE OR REPLACE FUNCTION private.can_block (
  side text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN COALESCE((side = ANY (ARRAY['candidate'::text, 'company'::text])), false);

CREATE OR REPLACE FUNCTION private.can_report_message (
  message private.application_messages,
  side text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(message.author_side <> side and message.withdrawn_at is null and not private.side_has_reported(message, side), false);
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
      'You have %s %s %s in the last 24 hours, which is the most we take in a day. Please try again later.',
      case of
        when 'jobs' then 'created' when 'put_forwards' then 'put forward' when 'reports' then 'reported' when 'message_reports' then 'reported'
        else 'sent'
      end,
      private.daily_quota(of),
      case of when 'put_forwards' then 'candidates' when 'reports' then 'jobs' when 'message_reports' then 'messages' else of end));
  end if;
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
  if (
    select count(*) >= private.hourly_messages() from private.application_messages m
    where m.author_id = of_user and m.created_at > now() - interval '1 hour'
  ) then
    perform private.fail(429, 'too_many_messages', format(
      'You have sent %s messages in the last hour, which is the most we take. Please try again later.', private.hourly_messages()));
  end if;
  if proposal is not null then
    perform private.check_daily_quota('proposals', (
      select count(*) from private.application_messages m
      where m.author_id = of_user and m.created_at > now() - interval '1 day' and m.proposal_id is not null));
  end if;
  if offer is not null then
    perform private.check_daily_quota('offers', (
      select count(*) from private.application_messages m
      where m.author_id = of_user and m.created_at > now() - interval '1 day' and m.offer_id is not null));
  end if;
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
    'mine', exists (select from private.conversation_blocks b where b.application_id = application.id and b.blocked_by = side),
    'theirs', exists (
      select from private.conversation_blocks b where b.application_id = application.id and b.blocked_by is distinct from side),
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
      path := '/candidate/applications/' || application.id;
    when 'company' then
      data := jsonb_build_object('application_id', application.id, 'company_id', application.company_id);
      path := '/company/applications/' || application.id || '?tab=conversation';
    else
      data := jsonb_build_object('candidate_id', application.candidate_id, 'company_id', application.applied_by_company_id);
      path := coalesce('/company/candidates/' || application.candidate_id, '/company/dashboard');
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_reported_messages()
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select count(*) from private.message_reports r where r.decision is null and private.is_first_report(r));
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
RETURN CASE of WHEN 'applications'::text THEN 30 WHEN 'jobs'::text THEN 50 WHEN 'put_forwards'::text THEN 200 WHEN 'reports'::text THEN 10 WHEN 'proposals'::text THEN 200 WHEN 'offers'::text THEN 50 WHEN 'message_reports'::text THEN 20 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.hourly_messages()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN 100;

CREATE OR REPLACE FUNCTION private.is_first_report (
  report private.message_reports
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return not exists (
    select from private.message_reports o
    where o.message_id = report.message_id and o.decided_at is not distinct from report.decided_at
      and (o.created_at, o.id) < (report.created_at, report.id));
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
    select from private.message_files f join private.message_reports r on r.message_id = f.message_id
    where f.path = is_reported_file.path and r.decision is null);
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
  -- In the order of all locks, as whoever writes or reports there (see application_to_talk).
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id for key share;
  perform from public.applications a where a.id = application.id for update;
  select * into message from private.application_messages m where m.id = of_message and application.id is not null for update;
  if message.id is null then
    perform private.fail(404, 'report_not_found', 'Nobody has reported this message, or it was deleted');
  end if;
  return message;
end
$function$;

CREATE OR REPLACE FUNCTION private.message_report_place (
  report private.message_reports
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (((EXTRACT(epoch FROM COALESCE((report).decided_at, (report).created_at)) * (1000)::numeric))::bigint * CASE WHEN ((report).decision IS NULL) THEN 1 ELSE '-1'::integer END);

CREATE OR REPLACE FUNCTION private.message_report_reasons()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{harassment,fraud,spam,off_platform,other}'::text[];

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
        from private.message_files f where f.message_id = m.id
      ),
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
  return exists (select from private.message_reports r where r.message_id = message.id and r.reporter_side = side);
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_admins_of_message_report (
  application public.applications,
  report private.message_reports
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  job_title text := (select j.title from public.jobs j where j.id = application.job_id);
  company_name text := (select c.name from public.companies c where c.id = application.company_id);
  reader record;
begin
  for reader in select p.id, p.email from public.profiles p where p.role = 'admin' loop
    perform private.notify(
      reader.id, 'message_reported', 'A message was reported',
      'It was written about “' || job_title || '” at ' || company_name || '. It stays until an administrator decides.');
    perform private.enqueue_email('message_reported', reader.email, jsonb_build_object(
      'job_title', job_title, 'company_name', company_name, 'kind', report.reason, 'path', '/admin/reported-messages'));
  end loop;
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
  reader record;
begin
  for reader in
    select p.id, p.email, p.id = message.author_id as is_author
    from public.profiles p
    where p.id = message.author_id and (
        message.author_side = 'candidate'
        or exists (select from public.company_users u where u.user_id = p.id and u.company_id = message.company_id))
      or p.id in (select u.user_id from public.company_users u where u.company_id = message.company_id and private.is_company_admin(u.role))
  loop
    perform private.notify(
      reader.id, 'message_removed',
      case when reader.is_author then 'Your message was removed' else 'A message of your team was removed' end,
      format('%s wrote it about “%s”. It was reported, and an administrator found that it is against our rules.',
        case when reader.is_author then 'You' else message.author_name end, job_title),
      place.data);
    perform private.enqueue_email('message_removed', reader.email, jsonb_build_object(
      'job_title', job_title, 'author_name', case when not reader.is_author then message.author_name end, 'path', place.path));
  end loop;
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
  perform private.tell_due_report_decisions();
  perform private.tell_due_message_decisions();
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_due_message_decisions()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
begin
  for due in
    select m as message, r.decided_at
    from private.message_reports r join private.application_messages m on m.id = r.message_id
    where r.decision is not null and not r.is_told and r.decided_at + private.undo_time() <= now() and private.is_first_report(r)
    order by r.decided_at, r.id
    limit 1000
    for update of m, r skip locked
  loop
    perform private.tell_message_decision(due.message, due.decided_at);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_message_decision (
  message private.application_messages,
  at timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  report private.message_reports;
begin
  if message.removed_at = at then
    delete from private.message_files f where f.message_id = message.id;
    perform private.tell_author_of_removal(message);
  end if;
  for report in
    update private.message_reports r set is_told = true where r.message_id = message.id and r.decided_at = at returning *
  loop
    continue when report.reporter_id is null;
    perform private.notify(
      report.reporter_id, 'message_report_answered', 'We looked at what you reported',
      case when report.decision = 'removed' then 'The message was removed. Thank you for telling us.'
        else 'The message stays: we found nothing against our rules. If you want to hear nothing more, block the conversation.' end,
      (private.conversation_notice(message, report.reporter_side)).data);
  end loop;
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
      'reported_messages', private.count_reported_messages(),
      'messages', private.count_contact_messages()
    )
    from private.counts c
    where c.subject = private.platform()
  );
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
  if not found then
    perform private.fail(409, 'decided', 'Somebody has decided about this message already.');
  end if;
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

CREATE OR REPLACE FUNCTION public.list_reported_messages (
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
  is_first boolean := coalesce(jsonb_typeof(p_after) = 'null', true);
begin
  perform private.require_admin();
  if not coalesce(p_queue in ('waiting', 'decided'), false)
    or not is_first and not coalesce(pg_input_is_valid(p_after ->> 'place', 'bigint') and pg_input_is_valid(p_after ->> 'id', 'uuid'), false) then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
  return jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(
        private.reported_message_json(page.report) || jsonb_build_object('place', page.place) order by page.place, page.id), '[]')
      from (
        select r as report, private.message_report_place(r) as place, r.id
        from private.message_reports r
        where (r.decision is null) = (p_queue = 'waiting')
          and (is_first or (private.message_report_place(r), r.id) > ((p_after ->> 'place')::bigint, (p_after ->> 'id')::uuid))
          and private.is_first_report(r)
        order by 2, 3
        limit private.page_limit(p_limit)
      ) as page
    ),
    'waiting', private.count_reported_messages()
  );
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
  errors jsonb := private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), array[
    private.rule('reason', 'choice', 20, 1, 'Choose what is wrong', private.message_report_reasons()), private.rule('words', 'text', 1000)]);
begin
  if p_reason = 'other' and why is null then
    errors := errors || '{"words": "Say what is wrong"}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.lock_account(caller);
  select m.* into message
  from private.application_messages m join public.applications a on a.id = m.application_id
  where m.id = p_message_id and private.can_read_conversation(a);
  if message.id is null then
    perform private.fail(404, 'message_not_found', 'Message not found');
  end if;
  application := private.application_to_talk(message.application_id);
  side := private.conversation_side(application);
  -- As it is by now: its author may have withdrawn it, somebody else have reported it.
  select * into message from private.application_messages m where m.id = p_message_id;
  if side is null or message.id is null then
    perform private.fail(404, 'message_not_found', 'Message not found');
  elsif message.author_side = side then
    perform private.fail(403, 'own_message', 'This message is of your own side');
  end if;
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
    delete from private.conversation_blocks b where b.application_id = application.id and b.blocked_by = side;
  end if;
  if found then
    perform private.touch_conversation(application.id);
  end if;
  return private.conversation_block_json(application);
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
  if report.id is null then
    perform private.fail(409, 'undo_over', 'It is too late: this was told, or something has changed since.');
  end if;
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

ALTER TABLE "private"."application_messages"
  ADD CONSTRAINT "application_messages_removed" CHECK (((removed_at IS NULL) OR (withdrawn_at = removed_at)));

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_type_check" CHECK ((type = ANY (ARRAY['company_invitation'::text, 'application_received'::text, 'application_status'::text, 'application_withdrawn'::text, 'company_approved'::text, 'company_rejected'::text, 'subscription_changed'::text, 'job_assigned'::text, 'candidate_assigned'::text, 'role_changed'::text, 'admin_joined'::text, 'partnership_changed'::text, 'shown_to_partner'::text, 'put_forward'::text, 'put_forward_answered'::text, 'registration_unfinished'::text, 'application_assigned'::text, 'mentioned'::text, 'answer_due'::text, 'management_ended'::text, 'job_reported'::text, 'job_taken_offline'::text, 'job_report_answered'::text, 'candidate_left'::text, 'message_received'::text, 'interview_proposed'::text, 'interview_changed'::text, 'interview_reminder'::text, 'offer_made'::text, 'offer_ended'::text, 'applicant_message'::text, 'interview_answered'::text, 'interview_soon'::text, 'offer_answered'::text, 'message_reported'::text, 'message_report_answered'::text, 'message_removed'::text])));

CREATE INDEX application_messages_author_index ON private.application_messages USING btree (author_id, created_at);

CREATE INDEX message_reports_untold_index ON private.message_reports USING btree (decided_at)
  WHERE ((decision IS NOT NULL) AND (NOT is_told));

COMMENT ON COLUMN "private"."application_messages"."removed_at" IS 'It was not its author who took it back: an administrator removed it because it was reported.';

COMMENT ON COLUMN "private"."message_reports"."is_told" IS 'Whoever hears of the decision has; until then it can be taken back.';

COMMENT ON FUNCTION "private"."add_message"(public.applications, uuid, text, jsonb, uuid, uuid) IS 'Writes a message of the caller, who reads the conversation of the application, locked by private.application_to_talk, and has the others told. files: [{path, name}]. Its text was checked by its callers. Sent again under the same id it is the one that was sent. PT409 conversation_closed, PT422, PT429 (RULES: Conversations).';

COMMENT ON FUNCTION "private"."can_block"(text) IS 'True for the candidate and for the company: whoever manages the candidate does not silence anybody in their name (RULES: Conversations).';

COMMENT ON FUNCTION "private"."can_report_message"(private.application_messages, text) IS 'True for who reads the conversation on that side (private.conversation_side): a message of another side that is still there, once (RULES: Conversations).';

COMMENT ON FUNCTION "private"."check_message_quotas"(uuid, uuid, uuid) IS 'PT429 too_many_messages, too_many_proposals or too_many_offers when an account has sent as many as it may, counted by the messages it wrote, withdrawn ones too. Called before a message is written (RULES: Conversations).';

COMMENT ON FUNCTION "private"."conversation_block_json"(public.applications, private.reach) IS 'ConversationBlock (contracts/conversation-block.ts) for the caller, who reads the conversation.';

COMMENT ON FUNCTION "private"."conversation_notice"(private.application_messages, text) IS 'Where one side reads the conversation of a message: what its notices carry, and the path of the page.';

COMMENT ON FUNCTION "private"."count_reported_messages"() IS 'How many reported messages wait for a decision.';

COMMENT ON FUNCTION "private"."daily_quota"(text) IS 'How many applications, jobs, questions to candidates, reports of jobs or of messages, proposals of times or offers one account may make in 24 hours (RULES: Accounts). The same as dailyQuotas in contracts/limits.ts.';

COMMENT ON FUNCTION "private"."hourly_messages"() IS 'How many messages one account may send in an hour, in all its conversations. The same as hourlyMessages in contracts/limits.ts.';

COMMENT ON FUNCTION "private"."is_first_report"(private.message_reports) IS 'True for the first of a message''s reports that wait, or that were decided about together: it stands for all of them in its queue.';

COMMENT ON FUNCTION "private"."is_reported_file"(text) IS 'True for a file of a message that was reported and waits for a decision: administrators open it to decide, and no other file of a conversation.';

COMMENT ON FUNCTION "private"."locked_reported_message"(uuid) IS 'A reported message and its application, locked, for an administrator. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."message_report_place"(private.message_reports) IS 'Where a reported message stands in its queue: of those that wait the longest first, of the others the last decision.';

COMMENT ON FUNCTION "private"."message_report_reasons"() IS 'What may be wrong with a message: messageReportReasons of the contracts, in the order they are shown.';

COMMENT ON FUNCTION "private"."reported_message_json"(private.message_reports) IS 'ReportedMessage (contracts/message-report.ts), for administrators, by the first of its reports: the message as it was reported, and nothing else of its conversation.';

COMMENT ON FUNCTION "private"."side_has_reported"(private.application_messages, text) IS 'True once somebody of that side has reported the message.';

COMMENT ON FUNCTION "private"."tell_admins_of_message_report"(public.applications, private.message_reports) IS 'Tells every administrator, in the application and by mail, that a message was reported. What was said stands in the queue alone.';

COMMENT ON FUNCTION "private"."tell_author_of_removal"(private.application_messages) IS 'Tells the author of a removed message, and the administrators of the company they wrote for, in the application and by mail: always, whatever they turned off. Who reported it, and what they said, is told to nobody.';

COMMENT ON FUNCTION "private"."tell_due_decisions"() IS 'Tells companies, and whoever reported a job or a message, what was decided once it can no longer be taken back. Called on a schedule, as tell_due_statuses.';

COMMENT ON FUNCTION "private"."tell_due_message_decisions"() IS 'Tells of decisions about reported messages once they can no longer be taken back. Called with tell_due_decisions.';

COMMENT ON FUNCTION "private"."tell_message_decision"(private.application_messages, timestamp with time zone) IS 'Tells the author''s side that a message was removed, which loses its files with it, and whoever reported it that it was looked at.';

COMMENT ON FUNCTION "public"."count_for_admin"() IS 'The numbers of the administrators'' dashboard: {users, companies, candidates, pending, undelivered, reports, reported_messages, messages}: pending are submitted companies, undelivered mails that were given up, reports reported jobs that wait, reported_messages messages of conversations that do, messages those of the contact page that wait. SECURITY DEFINER: the numbers are closed to every client. PT401, PT403.';

COMMENT ON FUNCTION "public"."decide_message_reports"(uuid, text) IS 'Removes a reported message, which loses what it said at once and its files when that is told, or keeps it; gives ReportedMessage. Nobody is told for ten seconds, in which it can be taken back. PT401, PT403 for others than administrators, PT404, PT409 when somebody has decided, PT422 by field.';

COMMENT ON FUNCTION "public"."list_reported_messages"(text, jsonb, integer) IS '{messages: ReportedMessage[], waiting} (contracts/message-report.ts): reported messages that wait for a decision, the longest first, or the last decided ones, and how many wait. p_queue: waiting or decided; p_after: {place, id} of the last row shown. PT401, PT403 for others than administrators, PT422.';

COMMENT ON FUNCTION "public"."report_message"(uuid, text, text) IS 'Tells administrators what is wrong with a message of another side of a conversation the caller reads; once per side, and whoever reported it can change what they said until it is decided. The message stays until then, and its author learns nothing. PT401, PT403 own_message, PT404, PT409 already_reported, message_gone, PT422 by field, PT429 past 20 a day (RULES: Conversations).';

COMMENT ON FUNCTION "public"."set_conversation_blocked"(uuid, boolean) IS 'Blocks a conversation for the side of the caller, or takes that side''s block back, whoever of it made it; gives ConversationBlock. While one stands neither side writes, proposes times or makes an offer; what was said, interviews and offers stay. Safe to repeat. PT401, PT403 for who manages the candidate, PT404, PT422.';

COMMENT ON FUNCTION "public"."undo_message_reports_decision"(uuid) IS 'Takes the caller''s own decision about a reported message back for ten seconds by the database''s clock (and three more, for the way here): a removed one says again what it said, and its reports wait. Nobody is told of it; gives ReportedMessage. PT401, PT403, PT404, PT409 when it is too late or is not the caller''s.';

REVOKE ALL ON FUNCTION "private"."can_block"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_report_message"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_message_quotas"(uuid, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_block_json"(public.applications, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_notice"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_reported_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hourly_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_first_report"(private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_reported_file"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."locked_reported_message"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_report_place"(private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_report_reasons"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reported_message_json"(private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."side_has_reported"(private.application_messages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_admins_of_message_report"(public.applications, private.message_reports) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_author_of_removal"(private.application_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_due_message_decisions"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_message_decision"(private.application_messages, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."decide_message_reports"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decide_message_reports"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_reported_messages"(text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_reported_messages"(text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_message"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."report_message"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_conversation_blocked"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_conversation_blocked"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_message_reports_decision"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_message_reports_decision"(uuid) TO "authenticated";

ALTER TABLE "private"."message_reports"
  ADD CONSTRAINT "message_reports_reason_check" CHECK ((reason = ANY (private.message_report_reasons())));
