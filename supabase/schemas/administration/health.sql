-- Whether the platform works: in one word for monitors, in full for administrators.

create function private.email_health() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where o.failed_at is null and private.is_undelivered(o)),
    'given_up', count(*) filter (where o.failed_at > now() - interval '3 days'),
    'oldest', min(o.created_at) filter (where o.failed_at is null and private.is_undelivered(o)),
    'last_error', (array_agg(o.last_error order by o.created_at desc) filter (where o.last_error is not null))[1],
    -- One dead mailbox isn't an outage. An outage: no attempts for half an hour, or many and none delivered.
    'is_late', coalesce(bool_or(o.failed_at is null and o.next_attempt_at < now() - interval '30 minutes'), false)
      or count(*) filter (where o.attempts > 0 and o.created_at > now() - interval '6 hours') >= 5
        and not exists (select from public.email_outbox s where s.sent_at > now() - interval '1 hour'))
  from public.email_outbox o where o.sent_at is null
$$;
comment on function private.email_health is 'EmailHealth (contracts/administration/health.ts).';

create function public.get_health() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('is_healthy', email and schedules, 'email', email, 'schedules', schedules)
  from (
    select not (private.email_health() ->> 'is_late')::boolean as email, not exists (select from private.late_schedules()) as schedules
  ) as parts
$$;
comment on function public.get_health is
  'Health (contracts/administration/health.ts): only which parts work, for uptime monitors. SECURITY DEFINER: the tables are closed.';

create function public.get_health_report() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'checked_at', now(),
    'email', private.email_health(),
    'schedules', (
      select jsonb_agg(jsonb_build_object(
        'name', s.name, 'cron', s.cron, 'last_run_at', r.last_run_at, 'problem', r.problem,
        'late_by_minutes', case when late.name is not null then round(extract(epoch from now() - coalesce(r.last_run_at, r.scheduled_at) - s.every) / 60) end)
        order by late.name is null, s.every, s.name)
      from private.schedules() s
      left join private.schedule_runs r on r.name = s.name
      left join private.late_schedules() late on late.name = s.name),
    'errors', (
      select jsonb_build_object('open', count(*), 'new', count(*) filter (where e.first_seen_at > now() - interval '7 days'))
      from private.errors e where e.state = 'open'),
    'database_bytes', pg_catalog.pg_database_size(pg_catalog.current_database()),
    'files', (
      select jsonb_build_object('count', count(*), 'bytes', coalesce(sum((o.metadata ->> 'size')::bigint), 0)) from storage.objects o));
end
$$;
comment on function public.get_health_report is
  'HealthReport (contracts/administration/health.ts) for administrators: late schedules first. SECURITY DEFINER as get_health. PT401, PT403.';

create function public.run_schedule_now(p_name text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from private.schedules() s where s.name = p_name) then
    perform private.fail(404, 'schedule_not_found', 'This schedule doesn''t exist');
  end if;
  return private.run_schedule(p_name);
end
$$;
comment on function public.run_schedule_now is
  'Runs a schedule now; returns why it failed, or null. SECURITY DEFINER: schedules act for the platform. PT401, PT403, PT404.';

create function private.mail_health() returns void
language plpgsql set search_path = ''
as $$
declare
  new_errors jsonb;
  late text[] := (select array_agg(l.name order by l.name) from private.late_schedules() l);
begin
  with told as (
    update private.errors e set mailed_at = now()
    where e.state = 'open' and (e.mailed_at is null or e.mailed_at < e.first_seen_at)
    returning e.message, e.screen, e.times)
  select jsonb_agg(to_jsonb(top)) into new_errors from (select * from told order by told.times desc limit 20) as top;
  if new_errors is null and late is null then
    return;
  end if;
  perform private.enqueue_email('platform_health', reader, jsonb_build_object(
    'errors', coalesce(new_errors, '[]'), 'late', to_jsonb(coalesce(late, '{}')), 'path', '/admin/health'))
  from private.admin_emails('health') as reader;
end
$$;
comment on function private.mail_health is 'Emails new errors and late schedules to the administrators who receive this kind of email. Scheduled daily.';

grant execute on function public.get_health to anon, authenticated;
grant execute on function public.get_health_report, public.run_schedule_now to authenticated;
