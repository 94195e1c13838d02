-- Rate limits for clients, signed in or not.

create table private.counted_acts (
  act text not null,
  client bytea not null,
  at timestamptz not null default now()
);
comment on table private.counted_acts is 'Digests of who did what recently, kept for the period of each limit.';
create index counted_acts_act_index on private.counted_acts (act, at);
alter table private.counted_acts enable row level security;

create function private.caller_digest() returns bytea
language sql stable set search_path = ''
return coalesce(private.keyed_digest(auth.uid()::text), private.client_digest());
comment on function private.caller_digest is 'A keyed digest of the caller''s account or, signed out, of the network address.';

create function private.count_act(of_act text, by_client bytea, most integer, most_in_all integer default null, within interval default '1 hour')
returns bigint
language plpgsql set search_path = ''
as $$
declare
  lately record;
begin
  -- One at a time, so that simultaneous acts can't pass a limit together.
  perform pg_advisory_xact_lock(hashtextextended('counted act ' || of_act, 0));
  delete from private.counted_acts a where a.act = of_act and a.at < now() - within;
  select count(*) as in_all, count(*) filter (where a.client = by_client) as by_client into lately
  from private.counted_acts a where a.act = of_act;
  if lately.by_client >= most or lately.in_all >= most_in_all then
    return null;
  end if;
  insert into private.counted_acts (act, client) values (of_act, by_client);
  return lately.in_all;
end
$$;
comment on function private.count_act is
  'Counts a client''s act and returns how many everyone did before it; null, without counting, past a limit.';
