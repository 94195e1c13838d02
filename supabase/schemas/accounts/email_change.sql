-- Changing the sign-in address: while both mailboxes still have to confirm, and what happens once they have.

create function private.invitations_that_follow(of_user uuid, old_address text, new_address text) returns setof public.invitations
language sql stable set search_path = ''
begin atomic
  select i.*
  from public.invitations i
  where lower(i.email) = lower(old_address) and private.is_open(i)
    -- Can't be accepted while another company represents the candidate.
    and not exists (
      select from public.candidates c where i.type = 'candidate' and c.user_id = of_user and c.managing_company_id <> i.company_id)
    and (private.known_invitee(private.invitation_kind(i), lower(new_address), i.company_id, i.id)).known_as is null;
end;
comment on function private.invitations_that_follow is
  'Open invitations that move to an account''s new address: those it can still accept, unless the new address has them or no longer needs them (RULES: Accounts).';

create function private.take_invitations_along(of_user uuid, old_address text, new_address text) returns void
language plpgsql set search_path = ''
as $$
declare
  followed public.invitations;
begin
  -- One at a time per address, as with two senders.
  perform private.lock_invitee(new_address);
  for followed in select * from private.invitations_that_follow(of_user, old_address, new_address) f order by f.id loop
    update public.invitations i set email = lower(new_address)
    where i.id = followed.id and lower(i.email) = lower(old_address) and private.is_open(i);
    continue when not found;
    -- Links in the old mailbox stop working and don't reveal the new address. The email first: it may be in delivery, which this waits for.
    delete from public.email_outbox o where o.sent_at is null and o.data ->> 'invitation_id' = followed.id::text;
    delete from private.invitation_tokens t where t.invitation_id = followed.id;
    perform private.audit_as(
      of_user, 'invitation.followed', 'invitation', followed.id, followed.company_id,
      jsonb_build_object('kind', private.invitation_kind(followed), 'email', lower(new_address), 'name', private.invitee_name(followed)));
  end loop;
end
$$;
comment on function private.take_invitations_along is 'Moves open invitations from a former address to the new, confirmed one.';

create function private.email_change_json(account auth.users) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'email', account.email_change,
  'sent_at', account.email_change_sent_at,
  'is_expired', coalesce(account.email_change_sent_at < now() - interval '1 hour', true),
  -- A mailbox that confirmed no longer has a token.
  'old_confirmed', coalesce(account.email_change_token_current, '') = '',
  'new_confirmed', coalesce(account.email_change_token_new, '') = '',
  'invitations', (select count(*) from private.invitations_that_follow(account.id, account.email, account.email_change))
);
comment on function private.email_change_json is 'EmailChange of the contracts: the new address, which mailboxes confirmed, and what will move to it.';

create function public.cancel_email_change() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  update auth.users u
  set email_change = '', email_change_token_new = '', email_change_token_current = '', email_change_confirm_status = 0
  where u.id = caller;
  -- Hosted Supabase looks links up there; the local API has no such table.
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1 and token_type::text like ''email_change_token_%''' using caller;
  end if;
end
$$;
comment on function public.cancel_email_change is
  'Cancels the caller''s pending change of address: its links stop working. Safe to repeat. SECURITY DEFINER: accounts belong to the auth service, whose API can''t cancel a change. PT401.';

grant execute on function public.cancel_email_change to authenticated;
