-- How much one account may write.

create function private.hourly_messages() returns integer
language sql immutable parallel safe set search_path = ''
return 100;
comment on function private.hourly_messages is 'How many messages one account may send in an hour, in all its conversations. The same as hourlyMessages in contracts/limits.ts.';

create function private.check_message_quotas(of_user uuid, proposal uuid default null, offer uuid default null) returns void
language plpgsql set search_path = ''
as $$
begin
  -- One at a time per account: writers don't lock its profile, which comes first in the lock order.
  perform pg_advisory_xact_lock(hashtextextended('messages ' || of_user, 0));
  perform private.fail(429, 'too_many_messages', format(
    'You have sent %s messages in the last hour, the most we allow. Please try again later.', private.hourly_messages()))
  where (
    select count(*) >= private.hourly_messages() from private.application_messages m
    where m.author_id = of_user and m.created_at > now() - interval '1 hour'
  );
  perform private.check_daily_quota('proposals', (
    select count(*) from private.application_messages m
    where m.author_id = of_user and m.created_at > now() - interval '1 day' and m.proposal_id is not null))
  where proposal is not null;
  perform private.check_daily_quota('offers', (
    select count(*) from private.application_messages m
    where m.author_id = of_user and m.created_at > now() - interval '1 day' and m.offer_id is not null))
  where offer is not null;
end
$$;
comment on function private.check_message_quotas is
  'PT429 too_many_messages, too_many_proposals or too_many_offers past an account''s limit, counted by the messages it wrote, including withdrawn ones. Called before a message is written (RULES: Conversations).';
