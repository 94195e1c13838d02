-- Nudges a company whose reply is late: the candidate can undo it for ten seconds, then the company is notified.

create table private.answer_nudges (
  id uuid primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  nudged_at timestamptz not null default now()
);
comment on table private.answer_nudges is 'When candidates nudged a company about a late reply (RULES: Applications). Written by nudge_company and undo_nudge.';
create index answer_nudges_application_index on private.answer_nudges (application_id, nudged_at);
alter table private.answer_nudges enable row level security;

create function private.nudge_problem(application public.applications) returns text
language plpgsql stable set search_path = ''
as $$
declare
  done record;
begin
  select count(*) as n, max(n.nudged_at) as last_at into done from private.answer_nudges n where n.application_id = application.id;
  return case
    when private.is_overdue(application.answer_due) is not true then 'This reply isn''t late.'
    when not private.reaches_people(application.company_id) then 'This company is paused. It can''t reply right now.'
    when private.is_blocked(application) then 'This conversation is blocked.'
    when done.n >= 3 then 'You''ve nudged this company three times. That''s the limit.'
    when done.last_at > now() - interval '5 days' then 'You nudged this company in the last five days. Give them a little time.'
  end;
end
$$;
comment on function private.nudge_problem is
  'Why the candidate can''t nudge the company about an application as they see it (private.as_seen), as text to show; null if they can: after the reply-by date, again after five days, three times in total.';

create function private.nudges_json(application public.applications) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'last_at', (select max(n.nudged_at) from private.answer_nudges n where n.application_id = application.id),
    'can_nudge', private.nudge_problem(application) is null);
end
$$;
comment on function private.nudges_json is 'Nudges (contracts/applications/application.ts) of an application as its candidate sees it.';

create function public.nudge_company(p_application_id uuid, p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.own_application(p_application_id);
  earlier private.answer_nudges;
  problem text;
begin
  perform private.refuse_taken_id() where p_id is null;
  -- Two at the same time take turns.
  select * into application from public.applications a where a.id = application.id for no key update;
  application := private.as_seen(private.found_application(application));
  select * into earlier from private.answer_nudges n where n.id = p_id;
  if earlier.application_id = application.id then
    return private.nudges_json(application);
  end if;
  perform private.refuse_taken_id() where earlier.id is not null;
  problem := private.nudge_problem(application);
  perform private.fail(409, 'nudge_not_possible', problem) where problem is not null;
  insert into private.answer_nudges (id, application_id) values (p_id, application.id) on conflict (id) do nothing;
  perform private.refuse_taken_id() where not found;
  perform private.hold_notification('nudge', p_id, '{}');
  return private.nudges_json(application);
end
$$;
comment on function public.nudge_company is
  'Nudges the company about its late reply to the caller''s application; it is notified once that can''t be undone. The caller makes up p_id: sending it again is the same nudge. Returns Nudges. SECURITY DEFINER: the table is closed to every client. PT401, PT404 unless the application is the caller''s own, PT409 nudge_not_possible (private.nudge_problem) and id_taken.';

create function public.undo_nudge(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  nudge private.pending_notifications := private.undo_pending(
    'nudge', p_id, message => 'It''s too late to undo this: the company has been notified.');
begin
  delete from private.answer_nudges n where n.id = nudge.subject_id;
end
$$;
comment on function public.undo_nudge is 'Undoes one of the caller''s nudges within the undo time. PT401, PT409 if it is too late, was already undone, or isn''t the caller''s.';

create function private.notify_of_nudge(pending private.pending_notifications) returns boolean
language plpgsql set search_path = ''
as $$
declare
  application public.applications;
begin
  select a.* into application
  from private.answer_nudges n join public.applications a on a.id = n.application_id where n.id = pending.subject_id;
  -- Not if the company has replied since, or one side blocked the other.
  if private.is_overdue(application.answer_due) and private.reaches_people(application.company_id) and not private.is_blocked(application) then
    perform private.notify_staff(
      behind.user_id, 'answer_due', 'answer_due.nudged',
      jsonb_build_object('name', private.applicant_name(application), 'job', j.title, 'day', private.day_in_words(application.answer_due::timestamp at time zone 'UTC')),
      jsonb_build_object('company_id', application.company_id, 'application_id', application.id),
      '/company/applications/' || application.id)
    from public.jobs j, private.people_behind_application(application) behind
    where j.id = application.job_id;
  end if;
  return true;
end
$$;
comment on function private.notify_of_nudge is 'Notifies those in charge of an application (private.people_behind_application) that its candidate is asking for the late reply.';

grant execute on function public.nudge_company, public.undo_nudge to authenticated;
