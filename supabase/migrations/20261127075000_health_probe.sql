-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE TABLE "private"."error_reporters" (
  "at" timestamp with time zone NOT NULL DEFAULT now(),
  "client" bytea NOT NULL
);

ALTER TABLE "private"."error_reporters"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."errors" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "digest" bytea NOT NULL,
  "source" text NOT NULL,
  "message" text NOT NULL,
  "screen" text NOT NULL,
  "stack" text,
  "version" text,
  "browsers" jsonb NOT NULL DEFAULT '{}'::jsonb,
  "times" integer NOT NULL DEFAULT 1,
  "first_seen_at" timestamp with time zone NOT NULL DEFAULT now(),
  "last_seen_at" timestamp with time zone NOT NULL DEFAULT now(),
  "state" text NOT NULL DEFAULT 'open'::text,
  "mailed_at" timestamp with time zone,
  CONSTRAINT "errors_digest_key" UNIQUE (digest),
  CONSTRAINT "errors_pkey" PRIMARY KEY (id),
  CONSTRAINT "errors_source_check" CHECK ((source = ANY (ARRAY['app'::text, 'function'::text, 'site'::text, 'schedule'::text]))),
  CONSTRAINT "errors_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'fixed'::text, 'ignored'::text]))),
  CONSTRAINT "errors_version_check" CHECK ((version ~ '^\d{1,5}\.\d{1,5}\.\d{1,5}$'::text)),
  CONSTRAINT "errors_message_check" CHECK (private.is_line(message, 300)),
  CONSTRAINT "errors_screen_check" CHECK (private.is_line(screen, 100)),
  CONSTRAINT "errors_stack_check" CHECK (private.is_text(stack, 2000))
);

ALTER TABLE "private"."errors"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."schedule_runs" (
  "name" text NOT NULL,
  "last_run_at" timestamp with time zone NOT NULL DEFAULT now(),
  "problem" text,
  CONSTRAINT "schedule_runs_pkey" PRIMARY KEY (name)
);

ALTER TABLE "private"."schedule_runs"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.administration_rules (
  form text
)
  RETURNS private.rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE form WHEN 'approval'::text THEN ARRAY[private.rule('isApproved'::text, 'boolean'::text, min => 1, message => 'Say whether the company is approved'::text), private.rule('reason'::text, 'text'::text, 2000)] WHEN 'contact_message'::text THEN ARRAY[private.rule('name'::text, 'line'::text, 100), private.rule('email'::text, 'email'::text, 320, 1, 'Enter an email address we can answer to'::text), private.rule('topic'::text, 'choice'::text, min => 1, message => 'Choose what it is about'::text, choices => '{plan,registration,account,fault,privacy,other}'::text[]), private.rule('words'::text, 'text'::text, 5000, 1, 'Write your message'::text)] WHEN 'error'::text THEN ARRAY[private.rule('source'::text, 'choice'::text, min => 1, message => 'Unknown source'::text, choices => '{app,function,site}'::text[]), private.rule('message'::text, 'text'::text, 1000, 1, 'Required'::text), private.rule('screen'::text, 'text'::text, 100, 1, 'Required'::text), private.rule('stack'::text, 'text'::text, 4000), private.rule('version'::text, 'text'::text, 20), private.rule('browser'::text, 'text'::text, 40)] ELSE NULL::private.rule[] END;

CREATE OR REPLACE FUNCTION private.apply_schedules()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.call_function (
  function_name text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform net.http_post(
    url := (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'project_url') || '/functions/v1/' || function_name,
    headers := jsonb_build_object(
      'content-type', 'application/json',
      'x-outbox-secret', (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'outbox_secret')),
    body := '{}');
end
$function$;

CREATE OR REPLACE FUNCTION private.email_health()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'waiting', count(*) filter (where o.failed_at is null and private.is_undelivered(o)),
    'given_up', count(*) filter (where o.failed_at > now() - interval '3 days'),
    'oldest', min(o.created_at) filter (where o.failed_at is null and private.is_undelivered(o)),
    'last_error', (array_agg(o.last_error order by o.created_at desc) filter (where o.last_error is not null))[1],
    -- One dead mailbox is no outage: nothing was tried for half an hour, or much was and nothing arrived.
    'is_late', coalesce(bool_or(o.failed_at is null and o.next_attempt_at < now() - interval '30 minutes'), false)
      or count(*) filter (where o.attempts > 0 and o.created_at > now() - interval '6 hours') >= 5
        and not exists (select from public.email_outbox s where s.sent_at > now() - interval '1 hour'))
  from public.email_outbox o where o.sent_at is null
$function$;

CREATE OR REPLACE FUNCTION private.keep_error (
  from_source text,
  its_message text,
  at_screen text,
  its_stack text DEFAULT NULL::text,
  its_version text DEFAULT NULL::text,
  its_browser text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  short_message constant text := coalesce(nullif(private.trimmed(left(private.clean_text(private.without_content(its_message)), 300)), ''), 'Unknown error');
  short_screen constant text := coalesce(private.trimmed(left(private.clean_text(private.without_content(at_screen)), 100)), '');
  -- Frames without hosts, queries and fragments.
  frames constant text := private.clean_text(left(regexp_replace(its_stack, 'https?://[^/\s)]+|[?#][^\s):]*', '', 'g'), 2000));
  new_digest constant bytea := sha256(convert_to(concat_ws('|', from_source, short_message, short_screen), 'UTF8'));
begin
  -- A flood of made-up errors hides none of those that are there.
  if not exists (select from private.errors e where e.digest = new_digest) and (select count(*) from private.errors) >= 1000 then
    return;
  end if;
  insert into private.errors as e (digest, source, message, screen, stack, version, browsers)
  values (
    new_digest, from_source, short_message, short_screen, frames, its_version,
    case when its_browser is null then '{}' else jsonb_build_object(its_browser, 1) end)
  on conflict (digest) do update set
    times = e.times + 1,
    last_seen_at = now(),
    stack = coalesce(excluded.stack, e.stack),
    version = case when private.version_order(excluded.version) >= private.version_order(e.version) then excluded.version else coalesce(e.version, excluded.version) end,
    state = case
      when e.state = 'fixed' and private.version_order(excluded.version) > private.version_order(e.version) then 'open'
      when e.state = 'fixed' and e.version is null and e.last_seen_at < now() - interval '1 day' then 'open'
      else e.state
    end,
    browsers = case
      when its_browser is null or not e.browsers ? its_browser and (select count(*) from jsonb_object_keys(e.browsers)) >= 10 then e.browsers
      else e.browsers || jsonb_build_object(its_browser, coalesce((e.browsers ->> its_browser)::integer, 0) + 1)
    end;
end
$function$;

CREATE OR REPLACE FUNCTION private.late_schedules()
  RETURNS SETOF private.schedule_runs
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select r.* from private.schedule_runs r join private.schedules() s on s.name = r.name
  where r.problem is not null or r.last_run_at < now() - s.every - interval '30 minutes'
$function$;

CREATE OR REPLACE FUNCTION private.mail_health()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
  perform private.enqueue_email('platform_health', p.email, jsonb_build_object(
    'errors', coalesce(new_errors, '[]'), 'late', to_jsonb(coalesce(late, '{}')), 'path', '/admin/health'))
  from public.profiles p where p.role = 'admin';
end
$function$;

CREATE OR REPLACE FUNCTION private.note_run (
  of_schedule text,
  run_problem text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.schedule_runs as r (name, problem) values (of_schedule, left(run_problem, 500))
  on conflict (name) do update set last_run_at = now(), problem = excluded.problem
$function$;

CREATE OR REPLACE FUNCTION private.run_schedule (
  of_schedule text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.schedules()
  RETURNS TABLE (
    name text,
    cron text,
    every interval,
    command text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    -- Every minute, so that a pause at the full hour delays none of them.
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
    -- Before pg_net forgets, after six hours.
    ('keep-failed-calls', '7 * * * *', '1 hour', 'select private.keep_failed_calls()'),
    ('forget-job-visits', '17 3 * * *', '1 day', 'select private.forget_job_visits()'),
    -- Every ten minutes of two hours at night, a batch of each rule.
    ('keep-retention', '*/10 3-4 * * *', '1 day', 'select private.keep_retention()'),
    ('mail-health', '23 6 * * *', '1 day', 'select private.mail_health()'),
    ('deliver-email', '* * * * *', '1 minute', 'select private.call_function(''deliver-email'')'),
    ('clear-files', '*/10 * * * *', '10 minutes', 'select private.call_function(''clear-files'') where exists (select from private.discarded_files)')
$function$;

CREATE OR REPLACE FUNCTION private.version_order (
  version text
)
  RETURNS integer[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (string_to_array(version, '.'::text))::integer[];

CREATE OR REPLACE FUNCTION private.without_content (
  message text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  -- Quoted words other than names of the code, addresses and numbers may be what somebody typed.
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    message,
    '([“"''`])([a-z_$][A-Za-z0-9_$]{0,40})([”"''`])', '‹\2›', 'g'),
    '“[^”]*”|"[^"]*"|''[^'']*''|`[^`]*`', '…', 'g'),
    '\S+@\S+', '…', 'g'),
    '\d{3,}', '#', 'g'),
    '[\s[:cntrl:]]+', ' ', 'g')
$function$;

CREATE OR REPLACE FUNCTION public.get_health()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('is_healthy', email and schedules, 'email', email, 'schedules', schedules)
  from (
    select not (private.email_health() ->> 'is_late')::boolean as email, not exists (select from private.late_schedules()) as schedules
  ) as parts
$function$;

CREATE OR REPLACE FUNCTION public.get_health_report()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'checked_at', now(),
    'email', private.email_health(),
    'schedules', (
      select jsonb_agg(jsonb_build_object(
        'name', s.name, 'cron', s.cron, 'last_run_at', r.last_run_at, 'problem', r.problem,
        'late_by_minutes', case when late.name is not null then round(extract(epoch from now() - r.last_run_at - s.every) / 60) end)
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
$function$;

CREATE OR REPLACE FUNCTION public.list_errors (
  p_state text DEFAULT 'open'::text,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  page_before record := private.page_key(p_before, 'lastSeenAt');
begin
  perform private.require_admin();
  return jsonb_build_object(
    'counts', (
      select jsonb_build_object(
        'open', count(*) filter (where e.state = 'open'), 'fixed', count(*) filter (where e.state = 'fixed'),
        'ignored', count(*) filter (where e.state = 'ignored'))
      from private.errors e),
    'errors', coalesce((
      select jsonb_agg(page) from (
        select e.id, e.source, e.message, e.screen, e.stack, e.version, e.browsers, e.times, e.first_seen_at, e.last_seen_at
        from private.errors e
        where e.state = p_state and (e.last_seen_at, e.id) < (page_before.at, page_before.id)
        order by e.last_seen_at desc, e.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.report_error (
  p_error jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  rules constant private.rule[] := private.administration_rules('error');
  client_digest constant bytea := coalesce(private.keyed_digest(auth.uid()::text), private.client_digest());
begin
  perform private.refuse_field_errors(private.field_errors(p_error, rules));
  delete from private.error_reporters r where r.at < now() - interval '1 hour';
  if (select count(*) from private.error_reporters r where r.client = client_digest) >= 20
    or (select count(*) from private.error_reporters r) >= 2000 then
    return;
  end if;
  insert into private.error_reporters (client) values (client_digest);
  perform private.keep_error(
    p_error ->> 'source', p_error ->> 'message', p_error ->> 'screen', p_error ->> 'stack',
    substring(p_error ->> 'version' from '^\d{1,5}\.\d{1,5}\.\d{1,5}$'), p_error ->> 'browser');
end
$function$;

CREATE OR REPLACE FUNCTION public.run_schedule_now (
  p_name text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  if not exists (select from private.schedules() s where s.name = p_name) then
    perform private.fail(404, 'schedule_not_found', 'There is no such schedule');
  end if;
  return private.run_schedule(p_name);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_error_state (
  p_id uuid,
  p_state text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  if p_state is null or p_state not in ('open', 'fixed', 'ignored') then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  update private.errors e set state = p_state where e.id = p_id;
  if not found then
    perform private.fail(404, 'error_not_found', 'This error is no longer listed');
  end if;
end
$function$;

CREATE INDEX errors_seen_index ON private.errors USING btree (state, last_seen_at DESC, id DESC);

COMMENT ON COLUMN "private"."errors"."browsers" IS 'How often by browser family, ten at most.';

COMMENT ON COLUMN "private"."errors"."mailed_at" IS 'When administrators were mailed about it.';

COMMENT ON COLUMN "private"."errors"."version" IS 'The newest version it was met in; one that is fixed opens again in a later one.';

COMMENT ON FUNCTION "private"."apply_schedules"() IS 'Has pg_cron run what private.schedules lists, and nothing else of ours. Safe to repeat.';

COMMENT ON FUNCTION "private"."call_function"(text) IS 'Has pg_net call a function of ours, by the address and secret in Vault; its answer is private.keep_failed_calls'' to look at. Hosted only.';

COMMENT ON FUNCTION "private"."email_health"() IS 'EmailHealth (contracts/administration/health.ts).';

COMMENT ON FUNCTION "private"."keep_error"(text, text, text, text, text, text) IS 'Keeps an unexpected error, or counts it again. One marked as fixed opens again in a later version, or without versions a day later.';

COMMENT ON FUNCTION "private"."late_schedules"() IS 'The schedules that failed last or are half an hour over their time.';

COMMENT ON FUNCTION "private"."mail_health"() IS 'Mails administrators the errors that are new, and the schedules that are late. Called on a schedule once a day.';

COMMENT ON FUNCTION "private"."note_run"(text, text) IS 'Notes that a schedule has run, and what went wrong.';

COMMENT ON FUNCTION "private"."run_schedule"(text) IS 'Runs a schedule now and notes how it went. Gives why it failed, or null: what it had done by then is undone.';

COMMENT ON FUNCTION "private"."schedules"() IS 'What runs by itself: when, as pg_cron reads it, how often at least, and what. A migration that changes it ends with `select private.apply_schedules()`.';

COMMENT ON FUNCTION "private"."version_order"(text) IS 'A version as numbers that compare.';

COMMENT ON FUNCTION "private"."without_content"(text) IS 'An error''s message without what it may quote of people''s data.';

COMMENT ON FUNCTION "public"."get_health"() IS 'Health (contracts/administration/health.ts): which parts do their work, and nothing more, for uptime monitors. SECURITY DEFINER: the tables are closed.';

COMMENT ON FUNCTION "public"."get_health_report"() IS 'HealthReport (contracts/administration/health.ts) for administrators: late schedules first. SECURITY DEFINER as get_health. PT401, PT403.';

COMMENT ON FUNCTION "public"."list_errors"(text, jsonb, integer) IS '{errors: PlatformError[], counts} (contracts/administration/health.ts) of a state, last seen first. p_before: {lastSeenAt, id} of the last row shown. PT401, PT403.';

COMMENT ON FUNCTION "public"."report_error"(jsonb) IS 'Keeps an unexpected error (ErrorReport of contracts/administration/health.ts) that the app, a function or the site met. More than twenty an hour of one account or network address, or two thousand in all, are dropped without a word: nothing is to be done about it there. PT422.';

COMMENT ON FUNCTION "public"."run_schedule_now"(text) IS 'Runs a schedule now; gives why it failed, or null. SECURITY DEFINER: schedules act for the platform. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."set_error_state"(uuid, text) IS 'Marks an error as open, fixed or ignored. PT401, PT403, PT404, PT422.';

COMMENT ON TABLE "private"."error_reporters" IS 'Digests of who reported errors in the last hour: each account and network address has a limit.';

COMMENT ON TABLE "private"."errors" IS 'Unexpected errors, each once by source, message and screen. Only shapes are kept: see private.without_content.';

COMMENT ON TABLE "private"."schedule_runs" IS 'When each schedule ran last, or was scheduled, and why that run failed.';

REVOKE ALL ON FUNCTION "private"."apply_schedules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."call_function"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."email_health"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_error"(text, text, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."late_schedules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_health"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_run"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."run_schedule"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."schedules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."version_order"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."without_content"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."get_health"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_health"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_health_report"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_health_report"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_errors"(text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_errors"(text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_error"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."report_error"(jsonb) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."run_schedule_now"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."run_schedule_now"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_error_state"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_error_state"(uuid, text) TO "authenticated";
