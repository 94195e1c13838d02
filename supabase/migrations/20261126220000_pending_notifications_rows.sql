-- Notifies of what waits in tables that the next migration drops, some seconds early.
-- Assignments were notified already; only their undo ends. Safe to repeat.
do $$
begin
  if to_regclass('private.company_decisions') is not null then
    lock table private.company_decisions, private.untold_plans, private.status_notices in exclusive mode;
    update private.company_decisions set decided_at = '-infinity';
    update private.untold_plans set changed_at = '-infinity';
    update private.status_notices set notify_at = now() where notify_at is not null;
    update private.status_notices set mail_at = now() where mail_at is not null;
    perform private.tell_due_decisions();
    -- A thousand a call. One that stays locked elsewhere waits for nobody.
    for run in 1..1000 loop
      exit when not exists (select from private.status_notices where notify_at is not null or mail_at is not null);
      perform private.tell_due_statuses();
    end loop;
    perform private.tell_report_decision(r) from private.reported_jobs r where not r.is_told;
    perform private.tell_message_decision(m, r.decided_at)
    from private.message_reports r join private.application_messages m on m.id = r.message_id
    where r.decision is not null and not r.is_told and private.is_first_report(r);
  end if;
end
$$;
