-- Reported messages as administrators see them, and their decisions. SECURITY DEFINER: the tables are closed to every client.

create function private.reported_message_json(report private.message_reports) returns jsonb
language sql stable set search_path = ''
as $$
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
$$;
comment on function private.reported_message_json is
  'ReportedMessage (contracts/conversations/message-report.ts), for administrators, by the first of its reports: the reported message with its text and files, and nothing else from the conversation.';

create function private.message_report_place(report private.message_reports) returns bigint
language sql immutable set search_path = ''
return (extract(epoch from coalesce(report.decided_at, report.created_at)) * 1000)::bigint * case when report.decision is null then 1 else -1 end;
comment on function private.message_report_place is 'Place in the queue: longest wait first; decided ones by latest decision.';

create function public.list_reported_messages(p_queue text, p_after jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  after record;
begin
  perform private.require_admin();
  after := private.queue_key(p_queue, p_after);
  return jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(
        private.reported_message_json(page.report) || jsonb_build_object('place', page.place) order by page.place, page.id), '[]')
      from (
        select r as report, private.message_report_place(r) as place, r.id
        from private.message_reports r
        where (r.decision is null) = (p_queue = 'waiting')
          and (private.message_report_place(r), r.id) > (after.place, after.id)
          and private.is_first_report(r)
        order by 2, 3
        limit private.page_limit(p_limit)
      ) as page
    ),
    'waiting', private.count_reported_messages()
  );
end
$$;
comment on function public.list_reported_messages is
  '{messages: ReportedMessage[], waiting} (contracts/conversations/message-report.ts): reported messages waiting for a decision, longest wait first, or decided ones, latest first, and how many are waiting. p_queue: waiting or decided; p_after: {place, id} of the last row shown. PT401, PT403 for non-administrators, PT422.';

create function private.locked_reported_message(of_message uuid) returns private.application_messages
language plpgsql set search_path = ''
as $$
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
$$;
comment on function private.locked_reported_message is 'A reported message and its application, locked, for an administrator. PT401, PT403, PT404.';

create function private.conversation_notice(message private.application_messages, side text, out data jsonb, out path text)
language plpgsql stable set search_path = ''
as $$
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
$$;
comment on function private.conversation_notice is 'Where a side reads the conversation of a message: notification data and path.';

create function private.notify_author_of_removal(message private.application_messages) returns void
language plpgsql set search_path = ''
as $$
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
$$;
comment on function private.notify_author_of_removal is
  'Notifies the author of a removed message, and the administrators of the company they wrote for, in the app and by email, regardless of their settings. Never says who reported it, or their comments.';

create function private.forget_removed_words(message private.application_messages, said text) returns void
language plpgsql set search_path = ''
as $$
declare
  readers uuid[] := array(select n.user_id from private.message_notices n where n.application_id = message.application_id);
begin
  if said = '' then
    return;
  end if;
  update public.notifications n set message = private.phrase('removed.notification')
  where n.user_id = any (readers) and n.type in ('message_received', 'applicant_message')
    and n.data ->> 'application_id' = message.application_id::text and n.message = left(said, 1000);
  update private.staff_summary_items i set message = private.phrase('removed.summary')
  where i.user_id = any (readers) and i.kind = 'applicant_messages' and i.path = private.answer_path(message.application_id, 'company')
    and strpos(i.message, left(said, 100)) > 0;
  update public.email_outbox o
  set data = jsonb_set(o.data, '{messages}', (
    select jsonb_agg(case each.message ->> 'body' when said then each.message || jsonb_build_object('body', private.phrase('removed.email')) else each.message end order by each.place)
    from jsonb_array_elements(o.data -> 'messages') with ordinality as each (message, place)))
  where o.sent_at is null and o.template in ('message_received', 'applicant_message')
    and lower(o.to_email) in (select lower(p.email) from public.profiles p where p.id = any (readers))
    and o.data -> 'messages' @> jsonb_build_array(jsonb_build_object('body', said));
end
$$;
comment on function private.forget_removed_words is 'Removes the text of a removed message from notifications, summaries and unsent emails.';

create function private.notify_of_message_report(pending private.pending_notifications) returns boolean
language plpgsql set search_path = ''
as $$
declare
  decided private.message_reports;
  message private.application_messages;
begin
  select * into decided from private.message_reports r where r.id = pending.subject_id;
  -- Never waits: people writing in or deleting the conversation go first.
  select * into message from private.application_messages m where m.id = decided.message_id for update skip locked;
  if message.id is null then
    return decided.id is null;
  elsif message.removed_at = decided.decided_at then
    delete from private.message_files f where f.message_id = message.id;
    perform private.forget_removed_words(message, decided.said);
    perform private.notify_author_of_removal(message);
  end if;
  perform private.notify(
    r.reporter_id, case r.decision when 'removed' then 'message_report_answered.removed' else 'message_report_answered.dismissed' end,
    data => (private.conversation_notice(message, r.reporter_side)).data)
  from private.message_reports r
  where r.message_id = message.id and r.decided_at = decided.decided_at and r.reporter_id is not null;
  return true;
end
$$;
comment on function private.notify_of_message_report is 'Notifies people about a decision: the author if the message was removed, the reporters always.';

create function public.decide_message_reports(p_message_id uuid, p_decision text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
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
$$;
comment on function public.decide_message_reports is
  'Removes a reported message (its text right away, its files once people are notified) or keeps it; returns ReportedMessage. For ten seconds no one is notified and it can be undone. PT401, PT403 for non-administrators, PT404, PT409 if someone else has decided, PT422 by field.';

create function public.undo_message_reports_decision(p_message_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  message private.application_messages := private.locked_reported_message(p_message_id);
  report private.message_reports;
begin
  select * into report from private.message_reports r
  where r.message_id = message.id and r.decided_by = auth.uid() and private.is_first_report(r)
  order by r.decided_at desc limit 1;
  perform private.undo_pending('message_report', report.id);
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
$$;
comment on function public.undo_message_reports_decision is
  'Undoes the caller''s own decision about a reported message within ten seconds by the database''s clock (plus three for transit): a removed message is restored, and its reports are open again. No one is notified; returns ReportedMessage. PT401, PT403, PT404, PT409 if it is too late or isn''t the caller''s.';

grant execute on function
  public.list_reported_messages, public.decide_message_reports, public.undo_message_reports_decision
to authenticated;
