-- The mailbox's owner owns the account: what confirming an address ends, and what the page behind an emailed link may show.

-- A row lasts from sign-up to the first password. Leftovers are deleted after a day, by the next sign-up.
create table private.first_passwords (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default now(),
  password text,
  set_aside_at timestamptz
);
comment on table private.first_passwords is 'Sign-ups whose browser holds a secret: the SHA-256 of that secret and, after confirmation, the hash of the password typed at sign-up, until that browser claims it (RULES: Accounts).';
create index first_passwords_made_at_index on private.first_passwords (made_at);
alter table private.first_passwords enable row level security;

create function private.is_claimable(first private.first_passwords, secret text) returns boolean
language sql stable set search_path = ''
return coalesce(
  first.secret_hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex')
    and first.made_at > now() - interval '1 day'
    and (first.set_aside_at is null or first.set_aside_at > now() - interval '10 minutes'),
  false);
comment on function private.is_claimable is 'True if the secret belongs to the browser that signed up, within a day of sign-up and ten minutes of confirmation.';

create function private.forget_unproven_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    -- If no email was sent, an administrator created or confirmed the account and sets its password.
    and coalesce(old.confirmation_sent_at, old.recovery_sent_at) is not null
    and new.encrypted_password is not distinct from old.encrypted_password
  then
    update private.first_passwords f set password = old.encrypted_password, set_aside_at = now() where f.user_id = new.id;
    -- Empty, not null: every version of the auth service stores "no password" this way.
    new.encrypted_password := '';
  end if;
  return new;
end
$$;
comment on function private.forget_unproven_password is
  'Row trigger on auth.users: an account confirmed by email, through any link, loses the password from sign-up (RULES: Accounts), because anyone can sign up with any address. It is set aside for the browser that signed up; otherwise its owner sets one from the session the link opens. SECURITY DEFINER: the auth service can''t read our tables.';

create function private.drop_first_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.first_passwords f where f.user_id = new.id;
  return null;
end
$$;
comment on function private.drop_first_password is
  'Row trigger on auth.users: once a confirmed account has a password, deletes the one set aside. SECURITY DEFINER as forget_unproven_password.';

create function public.claim_first_password(p_secret text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  current_session uuid := (auth.jwt() ->> 'session_id')::uuid;
  first private.first_passwords;
begin
  -- Locks the account, not the row: a simultaneous repeat of this claim would find the row gone after waiting for it.
  perform private.lock_account(caller);
  select * into first from private.first_passwords f where f.user_id = caller for update;
  if first.set_aside_at is null or not private.is_claimable(first, p_secret) then
    return false;
  elsif first.password is null then
    return true;
  end if;
  update auth.users u set encrypted_password = first.password where u.id = caller and u.encrypted_password = '';
  if not found then
    return false;
  end if;
  -- Setting the password dropped the row. Without a password, it lets a repeat succeed if this response gets lost.
  insert into private.first_passwords (user_id, secret_hash, made_at, set_aside_at)
  values (caller, first.secret_hash, first.made_at, first.set_aside_at);
  -- The name is from the person who signed up, now proven to be the same person.
  update public.candidates c set
    first_name = private.signed_up_name(u.raw_user_meta_data, 'first_name'),
    last_name = private.signed_up_name(u.raw_user_meta_data, 'last_name')
  from auth.users u
  where u.id = caller and c.user_id = u.id and c.first_name = '' and c.last_name = '';
  -- The account has a password again, so the link's session must not be able to replace it. Hosted Supabase records how a session began
  -- in a separate table; the local API in the session's tag.
  update auth.sessions s set tag = null where s.id = current_session;
  if to_regclass('auth.mfa_amr_claims') is not null then
    execute 'update auth.mfa_amr_claims set authentication_method = ''password'' where session_id = $1' using current_session;
  end if;
  return true;
exception when insufficient_privilege then
  -- Where this isn't permitted, nothing is claimed and the page asks for a password.
  return false;
end
$$;
comment on function public.claim_first_password is
  'Restores the password typed at sign-up, and the name if a candidate has none. Called by the browser that holds the sign-up''s secret, in the session the emailed link opened (RULES: Accounts). Safe to repeat; false if the secret is wrong or expired, or the account has a password. SECURITY DEFINER: accounts and sessions are the auth service''s. PT401.';
grant execute on function public.claim_first_password to authenticated;

create function public.get_email_link(p_token_hash text, p_type text, p_secret text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account record;
  keeps_password boolean;
begin
  -- The conditions on each column match the auth service's partial indexes, so that they're used; '' means no token.
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
    perform private.fail(404, 'link_not_found', 'This link doesn''t work');
  end if;
  if account.id is null then
    perform private.fail(404, 'link_not_found', 'This link doesn''t work');
  end if;
  keeps_password := p_type = 'signup' and exists (
    select from private.first_passwords f where f.user_id = account.id and private.is_claimable(f, p_secret));
  return jsonb_build_object(
    'email', account.email,
    'new_email', case when p_type = 'email_change' then account.email_change end,
    'role', (select p.role from public.profiles p where p.id = account.id),
    'invitations', case when p_type = 'signup' then private.open_invitations_for(account.email) else '[]' end,
    'redirect', case when p_type = 'signup' then left(account.raw_user_meta_data ->> 'redirect', 500) end,
    -- Anywhere else, a stranger could choose what its owner reads.
    'first_name', case when keeps_password then private.signed_up_name(account.raw_user_meta_data, 'first_name') else '' end,
    'keeps_password', keeps_password
  );
end
$$;
comment on function public.get_email_link is
  'What the page behind an emailed link shows before anything happens: whose link it is and, for a confirmation, open invitations for the address and the path to continue to (RULES: Accounts). The path comes from the sign-up, so the page accepts only paths of this site. keeps_password: p_secret matches the sign-up; only then is first_name included. p_type: signup, recovery or email_change. Redeems nothing: email scanners open links. SECURITY DEFINER: anyone with the hash has the email. PT404, the same for unknown and used links.';
grant execute on function public.get_email_link to anon, authenticated;
