-- What hosted schedules (pg_cron) and their calls of functions (pg_net) leave behind. Both are missing locally.

create table private.failed_calls (
  call_id bigint not null,
  answered_at timestamptz not null,
  status_code integer,
  problem text not null,
  primary key (call_id, answered_at)
);
comment on table private.failed_calls is 'Calls of functions that got no answer or an error. pg_net forgets its own in six hours.';
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
    raise warning 'Calls of functions failed: % more in private.failed_calls', n;
  end if;
  return n;
end
$$;
comment on function private.keep_failed_calls is 'Keeps what pg_net knows of failed calls, and logs that there are some. Called on a schedule every hour. Gives how many are new.';

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
comment on function private.forget_scheduled_runs is 'Forgets old runs of schedules: pg_cron adds some 17,000 a day and keeps them all.';
