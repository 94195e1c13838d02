-- A person's calendar at a secret address. SECURITY DEFINER: the table is closed to every client.

create function private.calendar_feed_json(of_user uuid) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object('made_at', (select f.made_at from private.calendar_feeds f where f.user_id = of_user));
comment on function private.calendar_feed_json is 'CalendarFeed (contracts/interviews/interview.ts): when the address was created, or null.';

create function public.get_calendar_feed() returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.calendar_feed_json(private.require_caller()) $$;
comment on function public.get_calendar_feed is 'CalendarFeed (contracts/interviews/interview.ts) of the caller. The address itself is never shown again. PT401.';

create function public.renew_calendar_feed() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  token text := private.new_token();
begin
  insert into private.calendar_feeds as f (user_id, token_hash) values (caller, private.token_hash(token))
  on conflict (user_id) do update set token_hash = excluded.token_hash, made_at = now(), reads = 0, counted_from = now();
  return private.calendar_feed_json(caller) || jsonb_build_object('token', token);
end
$$;
comment on function public.renew_calendar_feed is 'CalendarFeed with a new token, shown only once. The previous address stops working. PT401.';

create function public.end_calendar_feed() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  delete from private.calendar_feeds f where f.user_id = caller;
  return private.calendar_feed_json(caller);
end
$$;
comment on function public.end_calendar_feed is 'Turns off the address of the caller''s calendar; returns CalendarFeed. Safe to repeat. PT401.';

create function public.read_calendar_feed(p_token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  feed private.calendar_feeds;
  own uuid;
  theirs uuid[];
begin
  update private.calendar_feeds f
  set reads = case when f.counted_from < now() - interval '1 hour' then 1 else least(f.reads + 1, 1000) end,
    counted_from = case when f.counted_from < now() - interval '1 hour' then now() else f.counted_from end
  where f.token_hash = private.token_hash(p_token)
  returning * into feed;
  perform private.fail(404, 'calendar_not_found', 'There is no calendar at this address') where feed.user_id is null or private.is_suspended(feed.user_id);
  perform private.fail(429, 'too_many_requests', 'This calendar is requested too often. Please try again in an hour.') where feed.reads > 60;
  own := (select c.id from public.candidates c where c.user_id = feed.user_id);
  theirs := array(
    select i.id from public.applications a join private.interviews i on i.application_id = a.id where a.candidate_id = own
    union
    select private.interviews_named_in(feed.user_id));
  return jsonb_build_object('entries', coalesce((
    select jsonb_agg(private.calendar_entry(i, a.candidate_id is not distinct from own) order by i.starts_at, i.id)
    from private.interviews i
    join public.applications a on a.id = i.application_id
    where i.id = any (theirs) and i.state = 'confirmed' and i.starts_at > now() - interval '90 days'
      and (a.candidate_id = own or exists (select from private.people_of_interview(i) t where t.user_id = feed.user_id))
  ), '[]'));
end
$$;
comment on function public.read_calendar_feed is
  '{entries: CalendarEntry[]} of the person whose calendar address this is: confirmed interviews as a candidate and as a participant, from 90 days ago on. For anyone with the token, signed in or not. PT404 for an address that is unknown, turned off or belongs to a suspended account, PT429 past 60 reads in an hour.';

grant execute on function public.get_calendar_feed, public.renew_calendar_feed, public.end_calendar_feed to authenticated;
grant execute on function public.read_calendar_feed to anon, authenticated;
