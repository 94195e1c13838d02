-- Reporting a message of another side. SECURITY DEFINER: the tables are closed to every client.
-- Only administrators know who reported what.

create function private.side_has_reported(message private.application_messages, side text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (select exists (select from private.message_reports r where r.message_id = message.id and r.reporter_side = side));
end
$$;
comment on function private.side_has_reported is 'True once someone of that side has reported the message.';

create function private.own_report_json(message private.application_messages, side text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('reason', r.reason, 'words', coalesce(r.words, ''))
    from private.message_reports r
    where r.message_id = message.id and r.reporter_side = side and r.reporter_id = auth.uid() and r.decision is null
  );
end
$$;
comment on function private.own_report_json is 'The caller''s own report while they can change it, {reason, words}; otherwise null.';

create function private.can_report_message(message private.application_messages, side text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(message.author_side <> side and message.withdrawn_at is null and not private.side_has_reported(message, side), false);
end
$$;
comment on function private.can_report_message is 'True for an existing message of another side that the caller''s side hasn''t reported yet.';

create function private.is_first_report(report private.message_reports) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (
    select from private.message_reports o
    where o.message_id = report.message_id and o.decided_at is not distinct from report.decided_at
      and (o.created_at, o.id) < (report.created_at, report.id))
$$;
comment on function private.is_first_report is 'True for the one report that represents all those open, or decided, together.';

create function private.count_reported_messages() returns bigint
language sql stable set search_path = ''
as $$ select count(*) from private.message_reports r where r.decision is null and private.is_first_report(r) $$;
comment on function private.count_reported_messages is 'How many reported messages wait for a decision.';

create function private.notify_admins_of_message_report(application public.applications, report private.message_reports) returns void
language sql set search_path = ''
as $$
  select private.notify(p.id, 'message_reported', jsonb_build_object('job', j.title, 'company', c.name))
  from public.jobs j, public.companies c, public.profiles p
  where j.id = application.job_id and c.id = application.company_id and p.role = 'admin';
  select private.enqueue_email('message_reported', reader, jsonb_build_object(
    'job_title', j.title, 'company_name', c.name, 'kind', report.reason, 'path', '/admin/reported-messages'))
  from public.jobs j, public.companies c, private.admin_emails('reports') as reader
  where j.id = application.job_id and c.id = application.company_id
$$;
comment on function private.notify_admins_of_message_report is 'Notifies every administrator, and emails those who receive this kind of email. The text is only shown in the queue.';

create function public.report_message(p_message_id uuid, p_reason text, p_words text default '') returns void
language plpgsql security definer set search_path = ''
as $$
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
  -- Read again: its author may have withdrawn it, or someone else reported it.
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
$$;
comment on function public.report_message is
  'Reports a message of another side, in a conversation the caller can read, to administrators; once per side, and the reporter can edit the report until it is decided. The message stays until then, and its author isn''t informed. PT401, PT403 own_message, PT404, PT409 already_reported, message_gone, PT422 by field, PT429 past 20 a day (RULES: Conversations).';

grant execute on function public.report_message to authenticated;
