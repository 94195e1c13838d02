-- Who holds the mailbox holds the account: what confirming an address ends, and what the page behind a mailed link may say.

create function private.forget_unproven_password() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    -- Without a mail, an administrator has made or confirmed the account, and its password is theirs to give.
    and coalesce(old.confirmation_sent_at, old.recovery_sent_at) is not null
    and new.encrypted_password is not distinct from old.encrypted_password
  then
    -- Empty, not null: what the auth service itself stores for no password, in every version.
    new.encrypted_password := '';
  end if;
  return new;
end
$$;
comment on function private.forget_unproven_password is
  'Row trigger on auth.users: an account confirmed by mail, through whichever link, loses the password it was signed up with (RULES: Accounts), because anybody can sign up any address. Its owner sets one from the session the link opens.';

create function public.get_email_link(p_token_hash text, p_type text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account record;
begin
  -- The conditions on each column repeat those of the auth service's partial indexes, which only then are used; '' means no token.
  if p_type = 'signup' then
    select id, email, email_change, raw_user_meta_data into account from auth.users
    where confirmation_token = p_token_hash and confirmation_token !~ '^[0-9 ]*$' and length(confirmation_token) > 6;
  elsif p_type = 'recovery' then
    select id, email, email_change, raw_user_meta_data into account from auth.users
    where recovery_token = p_token_hash and recovery_token !~ '^[0-9 ]*$' and length(recovery_token) > 6;
  elsif p_type = 'email_change' then
    select id, email, email_change, raw_user_meta_data into account from auth.users
    where (email_change_token_new = p_token_hash and email_change_token_new !~ '^[0-9 ]*$' and length(email_change_token_new) > 6)
      or (email_change_token_current = p_token_hash and email_change_token_current !~ '^[0-9 ]*$' and length(email_change_token_current) > 6);
  else
    perform private.fail(404, 'link_not_found', 'This link does not work');
  end if;
  if account.id is null then
    perform private.fail(404, 'link_not_found', 'This link does not work');
  end if;
  return jsonb_build_object(
    'email', account.email,
    'new_email', case when p_type = 'email_change' then account.email_change end,
    'role', (select p.role from public.profiles p where p.id = account.id),
    'invitations', case when p_type = 'signup' then private.open_invitations_for(account.email) else '[]' end,
    'redirect', case when p_type = 'signup' then left(account.raw_user_meta_data ->> 'redirect', 500) end
  );
end
$$;
comment on function public.get_email_link is
  'What the page behind a mailed link says before anything is done: whose it is, and for a confirmation the open invitations for the address and where its sign-up was to lead (RULES: Accounts); whoever signed it up has said that, so the page takes a path of ours only. p_type: signup, recovery or email_change. Redeems nothing: mail scanners open links. SECURITY DEFINER: who holds the hash holds the mail. PT404, the same for unknown and used links.';
grant execute on function public.get_email_link to anon, authenticated;
