-- Scheduled work, how often it runs and how it went: one list for pg_cron when hosted, and for the launcher locally, which has no pg_cron, pg_net
-- and Vault.

create function private.schedules() returns table (name text, cron text, every interval, command text)
language sql immutable set search_path = ''
as $$
  values
    -- Every minute, so that a pause at the full hour doesn't delay any.
    ('notify-due', '* * * * *', interval '1 minute', 'select private.notify_due()'),
    ('tend-offers', '* * * * *', '1 minute', 'select private.tend_offers()'),
    ('tell-plans', '* * * * *', '1 minute', 'select private.tell_ending_plans()'),
    ('send-group-messages', '10 seconds', '10 seconds', 'select private.deliver_due_group_message()'),
    ('tell-messages', '* * * * *', '1 minute', 'select private.tell_due_messages()'),
    ('remind-of-answers', '* * * * *', '1 minute', 'select private.remind_of_answers()'),
    ('remind-of-interviews', '* * * * *', '1 minute', 'select private.remind_of_interviews()'),
    ('end-passed-times', '* * * * *', '1 minute', 'select private.end_passed_times()'),
    ('send-summaries', '* * * * *', '1 minute', 'select private.send_due_summaries()'),
    ('mail-saved-searches', '* * * * *', '1 minute', 'select private.mail_saved_searches()'),
    -- Before pg_net deletes its responses, after six hours.
    ('keep-failed-calls', '7 * * * *', '1 hour', 'select private.keep_failed_calls()'),
    ('note-unknown-skills', '23 * * * *', '1 hour', 'select private.note_unknown_skills()'),
    ('count-platform-days', '37 * * * *', '1 hour', 'select private.count_platform_days()'),
    ('forget-job-visits', '17 3 * * *', '1 day', 'select private.forget_job_visits()'),
    -- Every ten minutes for two hours at night, one batch per rule.
    ('keep-retention', '*/10 3-4 * * *', '1 day', 'select private.keep_retention()'),
    ('mail-health', '23 6 * * *', '1 day', 'select private.mail_health()'),
    ('deliver-email', '* * * * *', '1 minute', 'select private.call_function(''deliver-email'')'),
    ('clear-files', '*/10 * * * *', '10 minutes', 'select private.call_function(''clear-files'') where exists (select from private.discarded_files)')
$$;
comment on function private.schedules is 'Scheduled jobs: cron expression, minimum interval, and what to run. A migration that changes this ends with `select private.apply_schedules()`.';

create table private.schedule_runs (
  name text primary key,
  scheduled_at timestamptz not null default now(),
  last_run_at timestamptz,
  problem text
);
comment on table private.schedule_runs is 'When each schedule ran last, null before its first run, and why that run failed.';
alter table private.schedule_runs enable row level security;

create function private.call_function(function_name text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform net.http_post(
    url := (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'project_url') || '/functions/v1/' || function_name,
    headers := jsonb_build_object(
      'content-type', 'application/json',
      'x-outbox-secret', (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'outbox_secret')),
    body := '{}');
end
$$;
comment on function private.call_function is 'Calls one of our functions through pg_net, with the address and secret in Vault; private.keep_failed_calls checks the response. Hosted only.';

create function private.note_run(of_schedule text, run_problem text default null) returns void
language sql set search_path = ''
as $$
  insert into private.schedule_runs as r (name, last_run_at, problem) values (of_schedule, now(), left(run_problem, 500))
  on conflict (name) do update set last_run_at = now(), problem = excluded.problem
$$;
comment on function private.note_run is 'Records that a schedule has run, and any error.';

create function private.run_schedule(of_schedule text) returns text
language plpgsql set search_path = ''
as $$
declare
  run_problem text;
begin
  begin
    execute (select s.command from private.schedules() s where s.name = of_schedule);
  exception when others then
    run_problem := sqlerrm;
    raise warning '% failed: %', of_schedule, run_problem;
  end;
  perform private.note_run(of_schedule, run_problem);
  return run_problem;
end
$$;
comment on function private.run_schedule is 'Runs a schedule now and records the result. Returns why it failed (its work is rolled back), or null.';

create function private.apply_schedules() returns void
language plpgsql set search_path = ''
as $$
begin
  delete from private.schedule_runs r where r.name not in (select s.name from private.schedules() s);
  insert into private.schedule_runs (name) select s.name from private.schedules() s on conflict do nothing;
  if to_regclass('cron.job') is null then
    raise notice 'Nothing is scheduled in this database: it has no pg_cron.';
    return;
  end if;
  perform cron.unschedule(j.jobid) from cron.job j
  where j.command like '%private.run\_schedule(%' and j.jobname not in (select s.name from private.schedules() s);
  perform cron.schedule(s.name, s.cron, format('select private.run_schedule(%L)', s.name)) from private.schedules() s;
end
$$;
comment on function private.apply_schedules is 'Makes pg_cron run exactly what private.schedules lists. Safe to repeat.';

create function private.late_schedules() returns setof private.schedule_runs
language sql stable set search_path = ''
as $$
  select r.* from private.schedule_runs r join private.schedules() s on s.name = r.name
  where r.problem is not null or coalesce(r.last_run_at, r.scheduled_at) < now() - s.every - interval '30 minutes'
$$;
comment on function private.late_schedules is 'Schedules whose last run failed or that are half an hour late.';

create table private.failed_calls (
  call_id bigint not null,
  answered_at timestamptz not null,
  status_code integer,
  problem text not null,
  primary key (call_id, answered_at)
);
comment on table private.failed_calls is 'Function calls that got no response or an error. pg_net keeps its own records for only six hours.';
alter table private.failed_calls enable row level security;

create function private.keep_failed_calls() returns integer
language plpgsql set search_path = ''
as $$
declare
  n integer;
begin
  if to_regclass('net._http_response') is null then
    return 0;
  end if;
  insert into private.failed_calls (call_id, answered_at, status_code, problem)
  select r.id, r.created, r.status_code, left(coalesce(r.error_msg, r.content, ''), 500)
  from net._http_response r
  where r.timed_out or r.error_msg is not null or r.status_code >= 400
  on conflict do nothing;
  get diagnostics n = row_count;
  if n > 0 then
    raise warning 'Function calls failed: % more in private.failed_calls', n;
  end if;
  return n;
end
$$;
comment on function private.keep_failed_calls is 'Stores failed calls from pg_net and logs them. Scheduled hourly. Returns how many are new.';

create function private.forget_scheduled_runs(at_most integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  n integer;
begin
  if to_regclass('cron.job_run_details') is null then
    return 0;
  end if;
  delete from cron.job_run_details run
  where run.runid in (
    select due.runid from cron.job_run_details due
    where coalesce(due.end_time, due.start_time) < private.kept_since('scheduledRun')
    limit at_most);
  get diagnostics n = row_count;
  return n;
end
$$;
comment on function private.forget_scheduled_runs is 'Deletes old schedule runs: pg_cron adds about 17,000 a day and keeps them all.';
