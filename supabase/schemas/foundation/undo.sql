-- Decide, undo for ten seconds, then notify: shared by all acts that can be undone.

create function private.undo_time() returns interval
language sql immutable set search_path = ''
return interval '13 seconds';
comment on function private.undo_time is
  'How long an act can be undone before people are notified: the ten seconds shown on screens, plus three for transit.';

-- Without a search path of its own, so that it's inlined into the query.
create function private.undo_is_over(decided_at timestamptz, at_time timestamptz default now()) returns boolean
language sql stable
return decided_at + private.undo_time() <= at_time;
comment on function private.undo_is_over is
  'True once a decision made at that time can''t be undone. Pass clock_timestamp() after waiting for a lock.';

create table private.pending_notifications (
  kind text not null check (kind in ('company_decision', 'plan', 'job_reports', 'message_report', 'assignment', 'move', 'move_email', 'added_person', 'team_removal', 'merge', 'nudge', 'plan_request', 'suspension', 'account_deletion', 'company_note')),
  subject_id uuid not null,
  decided_by uuid,
  decided_at timestamptz not null default now(),
  before jsonb not null,
  facts jsonb not null default '{}',
  version timestamptz,
  replaced jsonb,
  due_at timestamptz not null default now() + private.undo_time(),
  primary key (kind, subject_id)
);
comment on table private.pending_notifications is 'Acts that no one was notified about yet, because they can still be undone.';
comment on column private.pending_notifications.before is 'The state that an undo restores, or that people know until they are notified.';
comment on column private.pending_notifications.facts is 'Additional facts for the notification.';
comment on column private.pending_notifications.version is 'updated_at of the subject as the act left it: after another change it can''t be undone. Null where that doesn''t matter.';
comment on column private.pending_notifications.replaced is 'The row this one replaced. It is pending again if this one is undone.';
create index pending_notifications_due_index on private.pending_notifications (due_at);
alter table private.pending_notifications enable row level security;

create function private.hold_notification(
  kind text, subject_id uuid, before jsonb, facts jsonb default '{}', version timestamptz default null, is_merged boolean default false
) returns void
language sql set search_path = ''
as $$
  insert into private.pending_notifications as pending (kind, subject_id, decided_by, before, facts, version)
  values (kind, subject_id, case when not is_merged then auth.uid() end, before, facts, version)
  on conflict (kind, subject_id) do update set
    decided_by = excluded.decided_by, decided_at = excluded.decided_at, due_at = greatest(pending.due_at, excluded.due_at),
    facts = excluded.facts, version = excluded.version,
    before = case when is_merged then pending.before else excluded.before end,
    replaced = case when not is_merged then to_jsonb(pending) end
$$;
comment on function private.hold_notification is
  'Holds an act until it can''t be undone. It replaces a pending one, which is only notified if this one is undone; is_merged: the two are notified as one change. Callers have locked the subject.';

create function private.undo_pending(
  kind text, subject_id uuid, version timestamptz default null,
  message text default 'It''s too late to undo this: people have been notified, or something has changed since.'
) returns private.pending_notifications
language plpgsql set search_path = ''
as $$
declare
  undone private.pending_notifications;
begin
  delete from private.pending_notifications pending
  where pending.kind = undo_pending.kind and pending.subject_id = undo_pending.subject_id and pending.decided_by = auth.uid()
    and (pending.version is null or pending.version = undo_pending.version)
    -- The current time, not the statement's start: it may have waited for the lock.
    and pending.due_at > clock_timestamp()
  returning * into undone;
  perform private.fail(409, 'undo_over', message) where undone.kind is null;
  insert into private.pending_notifications
  select (jsonb_populate_record(null::private.pending_notifications, undone.replaced)).* where undone.replaced is not null;
  return undone;
end
$$;
comment on function private.undo_pending is
  'Undoes the caller''s own pending act and returns the state to restore. PT409 undo_over if it is too late, was already undone, is someone else''s or the subject has changed.';

create function private.notify_of(pending private.pending_notifications) returns boolean
language plpgsql set search_path = ''
as $$
begin
  return case pending.kind
    when 'company_decision' then private.notify_of_company_decision(pending)
    when 'plan' then private.notify_of_plan(pending)
    when 'plan_request' then private.notify_of_plan_request(pending)
    when 'job_reports' then private.notify_of_job_reports(pending)
    when 'message_report' then private.notify_of_message_report(pending)
    when 'move' then private.notify_of_move(pending)
    when 'move_email' then private.notify_of_move(pending)
    when 'added_person' then private.notify_of_added_person(pending)
    when 'merge' then private.notify_of_merge(pending)
    -- These only wait for the undo time to pass.
    when 'assignment' then true
    when 'company_note' then true
    when 'team_removal' then private.notify_of_team_removal(pending)
    when 'nudge' then private.notify_of_nudge(pending)
    when 'suspension' then private.notify_of_suspension(pending)
    when 'account_deletion' then private.delete_requested_account(pending)
  end;
end
$$;
comment on function private.notify_of is 'Notifies people about a claimed act. False if it is left for a later run.';

create function private.notify_due(of_kind text default null, of_subject uuid default null) returns void
language plpgsql set search_path = ''
as $$
declare
  due private.pending_notifications;
begin
  for due in
    select * from private.pending_notifications pending
    where case when of_kind is null then pending.due_at <= now() else (pending.kind, pending.subject_id) = (of_kind, of_subject) end
    order by pending.due_at, pending.kind, pending.subject_id
    -- A run keeps its locks until it ends; the rest is left for the next one.
    limit 1000
    -- Acts being decided, undone or notified right now are left for the next run.
    for update skip locked
  loop
    begin
      if private.notify_of(due) then
        delete from private.pending_notifications done where done.kind = due.kind and done.subject_id = due.subject_id;
      end if;
    exception when others then
      -- One failure must not block the rest, unless the whole run has to stop.
      if of_kind is not null or sqlstate in ('40001', '40P01') then
        raise;
      end if;
      raise warning 'The notification % of % waits for the next run: %', due.kind, due.subject_id, sqlerrm;
    end;
  end loop;
end
$$;
comment on function private.notify_due is
  'Notifies people about acts that can no longer be undone, or about one act earlier. Called on a schedule: hosted once a minute, locally every ten seconds.';
