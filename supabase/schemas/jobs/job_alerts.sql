-- "Email me jobs like these" for visitors: requested with an address, and confirmed with a button behind the emailed link.
-- Once confirmed, an alert is a saved search of an address (saved_searches.sql). SECURITY DEFINER: the tables are closed to every client.

create table private.alert_requests (
  id uuid primary key,
  email text not null check (private.is_email(email) and email = lower(email)),
  words text not null check (private.is_line(words, 200)),
  filter jsonb not null check (jsonb_typeof(filter) = 'object' and octet_length(filter::text) <= 4000),
  frequency text not null check (frequency in ('daily', 'weekly')),
  made_at timestamptz not null default now(),
  mailed_at timestamptz not null default now(),
  search_id uuid references private.saved_searches (id) on delete cascade,
  token text not null unique default private.new_token()
);
comment on table private.alert_requests is 'Requested alerts, kept until some time after their link expires (RULES: Jobs).';
comment on column private.alert_requests.token is 'The token in the email''s link, not hashed: it can only start this alert.';
comment on column private.alert_requests.made_at is 'When the link was created; it works for a day.';
comment on column private.alert_requests.search_id is 'The search it started; null until its link is used.';
create index alert_requests_email_index on private.alert_requests (email);
create index alert_requests_made_at_index on private.alert_requests (made_at);
create index alert_requests_search_index on private.alert_requests (search_id);

alter table private.alert_requests enable row level security;

create function private.most_job_alerts() returns integer
language sql immutable parallel safe set search_path = ''
return 5;
comment on function private.most_job_alerts is 'How many alerts one address may have: jobAlertsLimit of the contracts (RULES: Jobs).';

create function private.lock_alerts(of_email text) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('job alerts ' || lower(of_email), 0)) $$;
comment on function private.lock_alerts is 'Locks the alerts of an address, before the account that may take them over.';

-- ── Asking ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.may_email_alert(to_email text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform private.fail(429, 'too_many_alerts', 'Too many alerts were requested from here. Please try again in an hour.')
  where private.count_act('job_alert', private.client_digest(), 20, 1000) is null;
  return private.count_act('job_alert_address', private.keyed_digest(to_email), 5, within => '1 day') is not null;
end
$$;
comment on function private.may_email_alert is
  'Counts a confirmation email for an alert; true for the first five to an address within a day. PT429 past 20 an hour from one network address, or a thousand in total, no matter which addresses are requested.';

create function private.email_alert_link(request private.alert_requests) returns void
language sql set search_path = ''
as $$ select private.enqueue_email('job_alert_confirmation', request.email, jsonb_build_object('path', '/job-alerts/' || request.token)) $$;
comment on function private.email_alert_link is 'Emails the link that starts an alert, without any text a stranger typed.';

create function public.request_job_alert(p_id uuid, p_email text, p_words text, p_filter jsonb, p_frequency text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  given jsonb := jsonb_build_object('email', p_email, 'frequency', p_frequency);
  to_email text := lower(private.trimmed(p_email));
  asked record := private.asked_search(p_words, p_filter);
  request private.alert_requests;
begin
  perform private.refuse_field_errors(private.field_errors(given, private.jobs_rules('alert')));
  if p_id is null then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  select * into request from private.alert_requests r where r.id = p_id for update;
  if request.id is not null then
    -- Repeating a request resends its email, after a minute at the earliest.
    if request.email = to_email and request.search_id is null and request.mailed_at < now() - interval '1 minute'
      and private.may_email_alert(to_email)
    then
      update private.alert_requests r set mailed_at = now() where r.id = p_id;
      perform private.email_alert_link(request);
    end if;
    return;
  end if;
  if private.may_email_alert(to_email) then
    insert into private.alert_requests (id, email, words, filter, frequency)
    values (p_id, to_email, asked.words, asked.filter, p_frequency)
    on conflict (id) do nothing
    returning * into request;
    if request.id is not null then
      perform private.email_alert_link(request);
    end if;
  end if;
end
$$;
comment on function public.request_job_alert is
  'Requests emails about new jobs of a search for an address, also signed out: the address gets a link to start them. The response is the same for every address, even past its limit (RULES: Jobs). The caller makes up p_id: sending it again is the same request, and resends the email after a minute. PT422 by field and for an unknown filter, PT429 by network address.';

-- ── Behind the link ───────────────────────────────────────────────────────────────────────────────────────────

create function private.alert_request(p_token text) returns private.alert_requests
language plpgsql stable set search_path = ''
as $$
declare
  request private.alert_requests;
begin
  select * into request from private.alert_requests r where r.token = p_token;
  perform private.fail(404, 'link_not_found', 'This link no longer works') where request.id is null;
  return request;
end
$$;
comment on function private.alert_request is 'The request behind a link. PT404, the same for every link that doesn''t work.';

create function private.alert_link_state(request private.alert_requests) returns text
language sql stable set search_path = ''
return case
  when request.search_id is not null then 'used'
  when request.made_at < now() - interval '1 day' then 'expired'
  else 'open'
end;
comment on function private.alert_link_state is 'used, expired or open.';

create function private.alert_request_json(request private.alert_requests) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(shown) from (
    select
      request.email, request.words, request.filter, request.frequency, private.alert_link_state(request) as state,
      (select s.next_at from private.saved_searches s where s.id = request.search_id) as next_at,
      (select a.token from private.alert_addresses a where a.email = request.email) as alerts
  ) as shown
$$;
comment on function private.alert_request_json is 'AlertRequest (contracts/jobs/job-alert.ts), for the owner of the address.';

create function public.get_job_alert_request(p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.alert_request_json(private.alert_request(p_token)) $$;
comment on function public.get_job_alert_request is
  'AlertRequest: what the page behind an emailed link shows. Starts nothing: email scanners open links. PT404.';

create function public.renew_job_alert_request(p_token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request private.alert_requests;
begin
  perform private.alert_request(p_token);
  select * into request from private.alert_requests r where r.token = p_token for update;
  if private.alert_link_state(request) = 'expired' and private.may_email_alert(request.email) then
    update private.alert_requests r set token = private.new_token(), made_at = now(), mailed_at = now()
    where r.id = request.id returning * into request;
    perform private.email_alert_link(request);
  end if;
end
$$;
comment on function public.renew_job_alert_request is 'Emails a new link to the same address after the previous one expired. PT404, PT429.';

create function private.start_alert(request private.alert_requests, given_name text, of_account uuid) returns uuid
language plpgsql set search_path = ''
as $$
declare
  address uuid;
  search private.saved_searches;
begin
  if of_account is null then
    -- Locked, so that it stays while its last alert is being removed.
    insert into private.alert_addresses as a (email) values (request.email)
    on conflict (email) do update set email = excluded.email
    returning a.id into address;
  end if;
  select * into search from private.saved_searches s
  where (s.user_id = of_account or s.address_id = address) and s.words = request.words and s.filter = request.filter and s.deleted_at is null
  for update;
  if search.id is null then
    if of_account is not null then
      perform private.refuse_too_many_searches(of_account, null);
    else
      perform private.refuse_too_many_alerts(address, 1);
    end if;
    insert into private.saved_searches (user_id, address_id, name, words, filter, frequency, next_at)
    values (
      of_account, address, private.trimmed(given_name), request.words, request.filter, request.frequency,
      private.next_search_mail(request.frequency))
    returning * into search;
  else
    update private.saved_searches s set
      frequency = request.frequency, next_at = private.next_search_mail(request.frequency), paused = null,
      since = case when s.frequency = 'off' then now() else s.since end
    where s.id = search.id;
  end if;
  return search.id;
end
$$;
comment on function private.start_alert is
  'Starts the requested alert, as a saved search of the account with this address or as an alert of the address; if one exists for the same search, only its frequency changes. Returns its id. PT409 past 20 searches or 5 alerts.';

create function private.refuse_too_many_alerts(of_address uuid, more integer) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if (select count(*) from private.saved_searches s where s.address_id = of_address and s.deleted_at is null) + more > private.most_job_alerts() then
    perform private.fail(409, 'too_many_alerts', format('You have %s alerts. Stop one first.', private.most_job_alerts()));
  end if;
end
$$;
comment on function private.refuse_too_many_alerts is 'PT409 if that many more would exceed an address''s limit. Callers have locked its alerts.';

create function private.candidate_with(confirmed_email text) returns uuid
language sql stable set search_path = ''
as $$
  select p.id from public.profiles p join auth.users u on u.id = p.id
  where u.email = confirmed_email and u.email_confirmed_at is not null and p.role = 'candidate'
$$;
comment on function private.candidate_with is 'The candidate account with this confirmed address, or null.';

create function public.confirm_job_alert(p_token text, p_name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request private.alert_requests := private.alert_request(p_token);
  account uuid;
begin
  perform private.lock_alerts(request.email);
  account := (private.lock_account(private.candidate_with(request.email))).id;
  -- While this waited, it may have been used, or deleted with the account.
  perform private.alert_request(p_token);
  select * into request from private.alert_requests r where r.token = p_token for update;
  if request.search_id is null then
    perform private.fail(409, 'link_expired', 'This link has expired') where private.alert_link_state(request) = 'expired';
    perform private.refuse_field_errors(private.field_errors(
      jsonb_build_object('name', p_name, 'frequency', request.frequency), private.jobs_rules('saved_search')));
    request.search_id := private.start_alert(request, p_name, account);
    update private.alert_requests r set search_id = request.search_id where r.id = request.id;
  end if;
  return private.alert_request_json(request);
end
$$;
comment on function public.confirm_job_alert is
  'Starts the alert behind an emailed link and returns AlertRequest; safe to repeat. If a candidate account has this address, it becomes a saved search there. p_name: a description of the search, from the page. PT404, PT409 link_expired, or past 5 alerts per address or 20 searches per account, PT422.';

-- ── An account with the same address ──────────────────────────────────────────────────────────────────────────

create function private.take_alerts_over(of_account uuid, its_email text) returns void
language plpgsql set search_path = ''
as $$
declare
  alerts private.alert_addresses;
  room integer;
begin
  perform private.lock_alerts(its_email);
  select * into alerts from private.alert_addresses a where a.email = lower(its_email) for update;
  if alerts.id is null then
    return;
  end if;
  room := private.most_saved_searches()
    - (select count(*) from private.saved_searches s where s.user_id = of_account and s.deleted_at is null);
  update private.saved_searches s set user_id = of_account, address_id = null
  where s.id in (
    select mine.id from private.saved_searches mine
    where mine.address_id = alerts.id and mine.deleted_at is null and not exists (
      select from private.saved_searches o
      where o.user_id = of_account and o.words = mine.words and o.filter = mine.filter and o.deleted_at is null)
    order by mine.created_at, mine.id limit greatest(room, 0));
  insert into private.mailed_jobs (user_id, job_id)
  select of_account, j.job_id from private.alerted_jobs j where j.address_id = alerts.id
  on conflict do nothing;
  -- Links in earlier emails still turn these emails off.
  insert into private.unsubscribe_links (token, user_id, kind) values (alerts.token, of_account, 'saved_searches')
  on conflict do nothing;
  delete from private.alert_addresses a where a.id = alerts.id;
end
$$;
comment on function private.take_alerts_over is
  'Turns the alerts of a candidate''s confirmed address into their saved searches, up to the limit; the others end.';

create function private.forget_alerts(of_email text) returns void
language sql set search_path = ''
as $$
  delete from private.alert_requests r where r.email = lower(of_email);
  delete from private.alert_addresses a where a.email = lower(of_email)
$$;
comment on function private.forget_alerts is 'Deletes an address''s alerts and requests.';

grant execute on function
  public.request_job_alert, public.get_job_alert_request, public.renew_job_alert_request, public.confirm_job_alert
to anon, authenticated;
