-- What the owner of an address gets when it is signed up again: the page answers the same for every address, so they learn it by email.

create table private.noted_sign_ups (
  address bytea primary key,
  client bytea not null,
  at timestamptz not null default now()
);
comment on table private.noted_sign_ups is
  'Which addresses were signed up in the last day, known or not, and from which network address, as keyed digests: each address gets one email a day. Older ones go with the next sign-up.';
create index noted_sign_ups_client_index on private.noted_sign_ups (client, at);
create index noted_sign_ups_at_index on private.noted_sign_ups (at);

alter table private.noted_sign_ups enable row level security;

create function public.note_sign_up(p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  called text := lower(private.trimmed(p_email));
  sender bytea := private.client_digest();
begin
  if not coalesce(private.is_email(called), false) then
    return;
  end if;
  -- One at a time from one network address: calls of the same moment can't pass its limit together.
  perform pg_advisory_xact_lock(hashtextextended('noted_sign_ups ' || encode(sender, 'hex'), 0));
  delete from private.noted_sign_ups n where n.at < now() - interval '1 day';
  if (select count(*) from private.noted_sign_ups n where n.client = sender and n.at > now() - interval '1 hour') >= private.noted_sign_ups_an_hour() then
    return;
  end if;
  insert into private.noted_sign_ups (address, client) values (private.keyed_digest(called), sender)
  on conflict (address) do nothing;
  if found then
    perform private.enqueue_email('sign_up_repeated', u.email, jsonb_build_object('path', '/signin'))
    from auth.users u where u.email = called and u.email_confirmed_at is not null;
  end if;
end
$$;
comment on function public.note_sign_up is
  'Sent after each sign-up: where the address has a confirmed account, its owner gets an email that says so and how to sign in, one a day, through the outbox (RULES: Accounts). Says and does the same for every address otherwise, past the limit of a network address too. SECURITY DEFINER: accounts are the auth service''s, and who signs up is signed out.';

create function private.noted_sign_ups_an_hour() returns integer
language sql immutable parallel safe set search_path = ''
return 100;
comment on function private.noted_sign_ups_an_hour is
  'From how many addresses signed up in an hour from one network address the next are left out: more than an office makes, and less than it takes to flood mailboxes.';

grant execute on function public.note_sign_up to anon, authenticated;
