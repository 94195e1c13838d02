-- Saved searches: new matching jobs are emailed, each job once. Visitors have alerts (job_alerts.sql).
-- SECURITY DEFINER: the tables are closed to every client.

create table private.alert_addresses (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (private.is_email(email) and email = lower(email)),
  created_at timestamptz not null default now(),
  token text not null unique default private.new_token()
);
comment on table private.alert_addresses is 'Confirmed addresses of visitors with job alerts; deleted with the last alert.';
comment on column private.alert_addresses.token is 'The token in the link of each alert email, not hashed: it can only change and stop these alerts.';

create table private.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  name text not null check (private.is_line(name, 100, 1)),
  words text not null check (private.is_line(words, 200)),
  filter jsonb not null check (jsonb_typeof(filter) = 'object' and octet_length(filter::text) <= 4000),
  frequency text not null check (frequency in ('daily', 'weekly', 'off')),
  since timestamptz not null default now(),
  next_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  paused text check (paused in ('daily', 'weekly')),
  address_id uuid references private.alert_addresses (id) on delete cascade,
  constraint saved_searches_next_unless_off check ((next_at is null) = (frequency = 'off')),
  constraint saved_searches_paused_while_off check (paused is null or frequency = 'off'),
  constraint saved_searches_one_owner check (num_nonnulls(user_id, address_id) = 1)
);
comment on table private.saved_searches is 'Searches saved by candidates, or alerts of visitors, and how often new jobs are emailed (RULES: Jobs).';
comment on column private.saved_searches.filter is 'JobFilter (contracts/jobs/job-filter.ts), checked by private.read_job_filter before it was stored.';
comment on column private.saved_searches.since is 'When it was saved, or its email was last turned on: jobs posted before are never emailed.';
comment on column private.saved_searches.next_at is 'The next time to look for new jobs, or null.';
comment on column private.saved_searches.deleted_at is 'When it was deleted; it can be restored for a moment.';
comment on column private.saved_searches.paused is 'Its frequency before all search emails were turned off, to restore it when they are turned on again; or null.';
comment on column private.saved_searches.address_id is 'For a visitor''s alert, instead of user_id.';
create index saved_searches_user_index on private.saved_searches (user_id);
create index saved_searches_address_index on private.saved_searches (address_id);
create index saved_searches_due_index on private.saved_searches (next_at) where deleted_at is null;

create table private.mailed_jobs (
  user_id uuid not null references auth.users (id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  primary key (user_id, job_id)
);
comment on table private.mailed_jobs is 'Jobs someone was already emailed about, no matter which search found them.';
create index mailed_jobs_job_index on private.mailed_jobs (job_id);

create table private.alerted_jobs (
  address_id uuid not null references private.alert_addresses (id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  primary key (address_id, job_id)
);
comment on table private.alerted_jobs is 'Jobs an address was already emailed about, no matter which alert found them.';
create index alerted_jobs_job_index on private.alerted_jobs (job_id);

alter table private.alert_addresses enable row level security;
alter table private.alerted_jobs enable row level security;
alter table private.saved_searches enable row level security;
alter table private.mailed_jobs enable row level security;

create function private.most_saved_searches() returns integer
language sql immutable parallel safe set search_path = ''
return 20;
comment on function private.most_saved_searches is 'How many searches one account may save: savedSearchesLimit of the contracts (RULES: Jobs).';

create function private.next_search_mail(frequency text) returns timestamptz
language sql stable set search_path = ''
return case frequency
  when 'daily' then private.last_summary() + interval '1 day'
  -- On Mondays.
  when 'weekly' then (date_trunc('week', now() at time zone 'UTC' - interval '13 hours') + interval '7 days 13 hours') at time zone 'UTC'
end;
comment on function private.next_search_mail is 'When the next email about a search is due: daily, or on Mondays, at 13:00 UTC; null for off.';

create function private.saved_search_json(search private.saved_searches) returns jsonb
language sql stable set search_path = ''
return to_jsonb(search) - '{user_id, since, next_at, deleted_at, paused, address_id}'::text[];
comment on function private.saved_search_json is 'SavedSearch (contracts/jobs/saved-search.ts).';

create function private.refuse_too_many_searches(of_user uuid, but uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if (
    select count(*) from private.saved_searches s where s.user_id = of_user and s.deleted_at is null and s.id is distinct from but
  ) >= private.most_saved_searches() then
    perform private.fail(409, 'too_many_searches', format(
      'You have saved %s searches, the most we keep. Please delete one first.', private.most_saved_searches()));
  end if;
end
$$;
comment on function private.refuse_too_many_searches is 'PT409 if someone is at the limit of saved searches, not counting the given one.';

create function private.my_saved_search(p_id uuid) returns private.saved_searches
language plpgsql set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save searches');
  search private.saved_searches;
begin
  select * into search from private.saved_searches s where s.id = p_id and s.user_id = caller for update;
  if search.id is null then
    perform private.fail(404, 'search_not_found', 'This search is no longer saved');
  end if;
  return search;
end
$$;
comment on function private.my_saved_search is 'One of the caller''s searches, locked, even if it was deleted. PT401, PT403, PT404.';

create function public.get_saved_searches() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save searches');
begin
  return (
    select coalesce(jsonb_agg(private.saved_search_json(s) order by s.created_at desc, s.id), '[]')
    from private.saved_searches s where s.user_id = caller and s.deleted_at is null
  );
end
$$;
comment on function public.get_saved_searches is 'SavedSearch[] (contracts/jobs/saved-search.ts) of the caller, newest first: at most 20. PT401, PT403.';

create function public.change_saved_search(p_id uuid, p_name text, p_frequency text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  search private.saved_searches := private.my_saved_search(p_id);
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('name', p_name, 'frequency', p_frequency), private.jobs_rules('saved_search')));
  update private.saved_searches s set
    name = private.trimmed(p_name),
    frequency = p_frequency,
    paused = case when p_frequency = s.frequency then s.paused end,
    since = case when s.frequency = 'off' and p_frequency <> 'off' then now() else s.since end,
    next_at = case when s.frequency = p_frequency then s.next_at else private.next_search_mail(p_frequency) end
  where s.id = search.id
  returning * into search;
  return private.saved_search_json(search);
end
$$;
comment on function public.change_saved_search is
  'Renames one of the caller''s searches, or changes how often it is emailed; returns SavedSearch. Jobs posted while its email was off aren''t emailed later. PT401, PT403, PT404, PT422 by field.';

create function private.asked_search(inout words text, inout filter jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  words := coalesce(private.trimmed(regexp_replace(left(words, 200), '\s+', ' ', 'g')), '');
  filter := coalesce(jsonb_strip_nulls(filter), '{}');
  perform private.refuse_unknown_filter(octet_length(filter::text) <= 4000);
  perform private.read_job_filter(filter);
end
$$;
comment on function private.asked_search is 'Search words and JobFilter as stored. PT422 for an unknown filter.';

create function public.save_search(p_name text, p_words text, p_filter jsonb, p_frequency text, p_id uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save searches');
  asked_words text;
  asked_filter jsonb;
  search private.saved_searches;
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('name', p_name, 'frequency', p_frequency), private.jobs_rules('saved_search')));
  select asked.words, asked.filter into asked_words, asked_filter from private.asked_search(p_words, p_filter) asked;
  if private.search_words(asked_words) = '{}' and asked_filter = '{}' then
    perform private.fail(422, 'empty_search', 'Search for something or choose a filter first, then save it.');
  end if;
  perform private.lock_account(caller);
  select * into search from private.saved_searches s where s.id = p_id and s.user_id = caller;
  if search.id is not null then
    return private.saved_search_json(search);
  end if;
  select * into search from private.saved_searches s
  where s.user_id = caller and s.words = asked_words and s.filter = asked_filter and s.deleted_at is null;
  if search.id is not null then
    return public.change_saved_search(search.id, p_name, p_frequency);
  end if;
  perform private.refuse_too_many_searches(caller, p_id);
  insert into private.saved_searches (id, user_id, name, words, filter, frequency, next_at)
  values (coalesce(p_id, gen_random_uuid()), caller, private.trimmed(p_name), asked_words, asked_filter, p_frequency, private.next_search_mail(p_frequency))
  on conflict (id) do nothing
  returning * into search;
  if search.id is null then
    perform private.refuse_taken_id();
  end if;
  return private.saved_search_json(search);
end
$$;
comment on function public.save_search is
  'Saves a search under a name and returns SavedSearch (contracts/jobs/saved-search.ts); saving the same search again only changes its name and frequency. p_filter: JobFilter. The caller makes up p_id: sending it again is the same act. PT401, PT403 for non-candidates, PT409 past 20 and id_taken, PT422 by field, for an unknown filter and for an empty search (RULES: Jobs).';

create function public.delete_saved_search(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  search private.saved_searches := private.my_saved_search(p_id);
begin
  update private.saved_searches s set deleted_at = coalesce(s.deleted_at, now()) where s.id = search.id;
end
$$;
comment on function public.delete_saved_search is 'Deletes one of the caller''s searches; for ten seconds it can be restored. Safe to repeat. PT401, PT403, PT404.';

create function public.undo_delete_saved_search(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  search private.saved_searches := private.my_saved_search(p_id);
begin
  -- As when saving one: restored searches count toward the limit too.
  perform private.lock_account(search.user_id);
  perform private.refuse_too_many_searches(search.user_id, search.id);
  update private.saved_searches s set deleted_at = null
  where s.id = search.id and private.undo_is_over(s.deleted_at, clock_timestamp()) is not true
  returning * into search;
  if search.id is null then
    perform private.fail(409, 'undo_over', 'It''s too late to bring this search back. You can save it again.');
  end if;
  return private.saved_search_json(search);
end
$$;
comment on function public.undo_delete_saved_search is
  'Restores one of the caller''s deleted searches within ten seconds by the database''s clock (plus three for transit); returns SavedSearch. PT401, PT403, PT404, PT409 if it is too late, and past 20.';

grant execute on function
  public.save_search, public.get_saved_searches, public.change_saved_search, public.delete_saved_search, public.undo_delete_saved_search
to authenticated;

create function private.mail_all_searches(of_user uuid, is_on boolean) returns void
language plpgsql set search_path = ''
as $$
begin
  if not is_on then
    update private.saved_searches s set paused = s.frequency, frequency = 'off', next_at = null
    where s.user_id = of_user and s.frequency <> 'off';
  elsif not private.wants_mail(of_user, 'saved_searches') then
    -- Searches turned off one by one have no previous frequency to restore.
    update private.saved_searches s set
      frequency = coalesce(s.paused, 'weekly'), paused = null, since = now(), next_at = private.next_search_mail(coalesce(s.paused, 'weekly'))
    where s.user_id = of_user
      and (s.paused is not null or not exists (
        select from private.saved_searches o where o.user_id = of_user and o.paused is not null and o.deleted_at is null));
  end if;
end
$$;
comment on function private.mail_all_searches is 'Turns the emails of all searches off, or on again with their previous frequency.';

-- ── Email ──────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.mark_new_jobs(search private.saved_searches) returns setof uuid
language plpgsql set search_path = ''
as $$
declare
  words tsquery[] := private.search_words(search.words);
  wanted private.job_filter := private.read_job_filter(search.filter);
  found_ids uuid[];
begin
  wanted.posted_after := greatest(wanted.posted_after, search.since);
  wanted.hidden := private.hidden_from((select c.id from public.candidates c where c.user_id = search.user_id));
  found_ids := private.filtered_jobs(
    wanted, case when words <> '{}' then private.searches_for(words) end, null, null, 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 300);
  return query
    with there as (
      -- Locked, so that none is deleted in the meantime.
      select j.id from public.jobs j where j.id = any (found_ids) for key share
    ), mailed as (
      insert into private.mailed_jobs (user_id, job_id)
      select search.user_id, there.id from there
      where search.user_id is not null and not exists (
        select from public.applications a join public.candidates c on c.id = a.candidate_id
        where a.job_id = there.id and c.user_id = search.user_id)
      on conflict do nothing
      returning job_id
    ), alerted as (
      insert into private.alerted_jobs (address_id, job_id)
      select search.address_id, there.id from there where search.address_id is not null
      on conflict do nothing
      returning job_id
    )
    select job_id from mailed union all select job_id from alerted;
end
$$;
comment on function private.mark_new_jobs is
  'Visible jobs, among the newest 300, that match a search, were posted since it was saved, and which its owner was not emailed about, hasn''t applied to and hasn''t hidden. Marks them as emailed.';

create function private.mail_new_jobs(of_user uuid, of_address uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  search private.saved_searches;
  marked uuid[];
  all_marked uuid[] := '{}';
  names text[] := '{}';
  total integer;
  listed jsonb;
  alerts private.alert_addresses;
  email text;
  found jsonb;
begin
  -- Locks the address before its alerts, as when an account takes them over.
  select * into alerts from private.alert_addresses a where a.id = of_address for update;
  email := coalesce(alerts.email, (select p.email from public.profiles p where p.id = of_user and p.role = 'candidate'));
  -- Left unmarked, so that new jobs are sent once the account is restored.
  if private.is_suspended_address(email) then
    email := null;
  end if;
  for search in
    select * from private.saved_searches s
    where (s.user_id = of_user or s.address_id = of_address) and s.next_at <= now() and s.deleted_at is null
    order by s.created_at, s.id
    for update
  loop
    update private.saved_searches s set next_at = private.next_search_mail(s.frequency) where s.id = search.id;
    marked := case when email is null then '{}' else array(select private.mark_new_jobs(search)) end;
    if marked <> '{}' then
      all_marked := all_marked || marked;
      names := names || ('“' || search.name || '”');
    end if;
  end loop;
  select count(*), jsonb_agg(jsonb_build_object(
      'title', newest.title, 'company_name', newest.company_name, 'location', newest.location, 'path', '/jobs/' || newest.job_id
    ) order by newest.place) filter (where newest.place <= 20)
  into total, listed
  from (
    select v.*, row_number() over (order by v.posted_at desc, v.job_id desc) as place
    from private.visible_jobs v where v.job_id = any (all_marked)
  ) as newest;
  -- Even if all of them have closed since they were marked.
  if total = 0 then
    return;
  end if;
  found := jsonb_build_object('searches', array_to_string(names, ', '), 'total', total, 'jobs', listed);
  if of_address is null then
    perform private.mail_candidate(
      of_user, 'saved_searches', 'saved_search_jobs', found || '{"path": "/candidate/saved?tab=searches"}');
  else
    perform private.enqueue_email(
      'job_alert', email, found || jsonb_build_object('path', '/unsubscribe/' || alerts.token, 'unsubscribe', alerts.token));
  end if;
end
$$;
comment on function private.mail_new_jobs is 'Emails a candidate, or an alert address, the new jobs of all due searches in one email, with the first twenty; a suspended account''s wait.';

create function private.forget_deleted_searches() returns void
language plpgsql set search_path = ''
as $$
declare
  emptied uuid[] := array(
    select distinct s.address_id from private.saved_searches s
    where s.deleted_at < now() - interval '1 hour' and s.address_id is not null);
begin
  -- Locked first: an alert being confirmed right now keeps its address.
  perform from private.alert_addresses a where a.id = any (emptied) order by a.id for update;
  delete from private.saved_searches s where s.deleted_at < now() - interval '1 hour';
  delete from private.alert_addresses a
  where a.id = any (emptied) and not exists (select from private.saved_searches s where s.address_id = a.id);
end
$$;
comment on function private.forget_deleted_searches is 'Removes searches that were deleted an hour ago, and addresses without alerts.';

create function private.mail_saved_searches() returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
begin
  -- One run at a time: two at the same time would split a person's searches over several emails.
  perform pg_advisory_xact_lock(hashtextextended('private.mail_saved_searches', 0));
  perform private.forget_deleted_searches();
  for due in
    select s.user_id, s.address_id from private.saved_searches s
    where s.next_at <= now() and s.deleted_at is null
    group by s.user_id, s.address_id order by min(s.next_at), s.user_id, s.address_id
    limit 200
  loop
    begin
      perform private.mail_new_jobs(due.user_id, due.address_id);
    exception
      when others then
        raise warning 'Looking for new jobs for % again in an hour: %', due, sqlerrm;
        update private.saved_searches s set next_at = now() + interval '1 hour'
        where (s.user_id = due.user_id or s.address_id = due.address_id) and s.next_at <= now();
    end;
  end loop;
end
$$;
comment on function private.mail_saved_searches is
  'Emails new jobs of due searches, two hundred people per call, and removes deleted searches. A failure for one person is retried after an hour and doesn''t stop the others. Called on a schedule, every minute.';
