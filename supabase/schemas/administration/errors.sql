-- Unexpected errors of the app, the functions, the site and the schedules, for administrators (Health). No names, and nothing people typed.
-- SECURITY DEFINER: the table is closed to every client.

create table private.errors (
  id uuid primary key default gen_random_uuid(),
  digest bytea not null unique,
  source text not null check (source in ('app', 'function', 'site', 'schedule')),
  message text not null check (private.is_line(message, 300)),
  screen text not null check (private.is_line(screen, 100)),
  stack text check (private.is_text(stack, 2000)),
  version text check (version ~ '^\d{1,5}\.\d{1,5}\.\d{1,5}$'),
  browsers jsonb not null default '{}',
  times integer not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'fixed', 'ignored')),
  mailed_at timestamptz
);
comment on table private.errors is 'Unexpected errors, one row per source, message and screen. No content is kept: see private.without_content.';
comment on column private.errors.version is 'The newest version in which it occurred; a fixed error reopens if it occurs in a later one.';
comment on column private.errors.browsers is 'Count by browser family, ten at most.';
comment on column private.errors.mailed_at is 'When administrators were emailed about it.';
create index errors_seen_index on private.errors (state, last_seen_at desc, id desc);

alter table private.errors enable row level security;

create function private.without_content(message text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  -- Quoted words may be what someone typed, unless they are code names, addresses or numbers.
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    message,
    '([“"''`])([a-z_$][A-Za-z0-9_$]{0,40})([”"''`])', '‹\2›', 'g'),
    '“[^”]*”|"[^"]*"|''[^'']*''|`[^`]*`', '…', 'g'),
    '\S+@\S+', '…', 'g'),
    '\d{3,}', '#', 'g'),
    '[\s[:cntrl:]]+', ' ', 'g')
$$;
comment on function private.without_content is 'An error''s message without people''s data that it may quote.';

create function private.version_order(version text) returns integer[]
language sql immutable parallel safe set search_path = ''
return string_to_array(version, '.')::integer[];
comment on function private.version_order is 'A version as numbers, to compare.';

create function private.keep_error(from_source text, its_message text, at_screen text, its_stack text default null, its_version text default null, its_browser text default null)
returns void
language plpgsql set search_path = ''
as $$
declare
  short_message constant text := coalesce(nullif(private.trimmed(left(private.clean_text(private.without_content(its_message)), 300)), ''), 'Unknown error');
  short_screen constant text := coalesce(private.trimmed(left(private.clean_text(private.without_content(at_screen)), 100)), '');
  -- Stack frames without hosts, queries and fragments.
  frames constant text := private.clean_text(left(regexp_replace(its_stack, 'https?://[^/\s)]+|[?#][^\s):]*', '', 'g'), 2000));
  new_digest constant bytea := sha256(convert_to(concat_ws('|', from_source, short_message, short_screen), 'UTF8'));
begin
  -- A flood of made-up errors doesn't hide existing ones.
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
$$;
comment on function private.keep_error is 'Stores an unexpected error, or counts it again. An error marked as fixed reopens in a later version, or after a day if there are no versions.';

create function public.report_error(p_error jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  rules constant private.rule[] := private.administration_rules('error');
begin
  perform private.refuse_field_errors(private.field_errors(p_error, rules));
  if private.count_act('error_report', private.caller_digest(), 20, 2000) is null then
    return;
  end if;
  perform private.keep_error(
    p_error ->> 'source', p_error ->> 'message', p_error ->> 'screen', p_error ->> 'stack',
    substring(p_error ->> 'version' from '^\d{1,5}\.\d{1,5}\.\d{1,5}$'), p_error ->> 'browser');
end
$$;
comment on function public.report_error is
  'Stores an unexpected error (ErrorReport of contracts/administration/health.ts) from the app, a function or the site. Past twenty an hour from one account or network address, or two thousand in total, errors are silently dropped: the sender can''t do anything about it. PT422.';

-- ── For administrators ────────────────────────────────────────────────────────────────────────────────────────

create function public.list_errors(p_state text default 'open', p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;
comment on function public.list_errors is
  '{errors: PlatformError[], counts} (contracts/administration/health.ts) in a state, most recently seen first. p_before: {lastSeenAt, id} of the last row shown. PT401, PT403.';

create function public.set_error_state(p_id uuid, p_state text) returns void
language plpgsql security definer set search_path = ''
as $$
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
$$;
comment on function public.set_error_state is 'Marks an error as open, fixed or ignored. PT401, PT403, PT404, PT422.';

grant execute on function public.report_error to anon, authenticated;
grant execute on function public.list_errors, public.set_error_state to authenticated;
