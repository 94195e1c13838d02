-- The mailbox's owner owns the account: what confirming an address ends, and what the page behind an emailed link may show.

-- A row lasts from sign-up to the first password. Leftovers are deleted after a day, by the next sign-up.
create table private.first_passwords (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default now(),
  password text,
  set_aside_at timestamptz
);
comment on table private.first_passwords is 'Of a sign-up whose browser keeps a secret: its SHA-256, and after the confirmation the hash of the password typed then, until that browser claims it (RULES: Accounts).';
create index first_passwords_made_at_index on private.first_passwords (made_at);
alter table private.first_passwords enable row level security;

create function private.is_claimable(first private.first_passwords, secret text) returns boolean
language sql stable set search_path = ''
return coalesce(
  first.secret_hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex')
    and first.made_at > now() - interval '1 day'
    and (first.set_aside_at is null or first.set_aside_at > now() - interval '10 minutes'),
  false);
comment on function private.is_claimable is 'True if the secret is that of the browser that signed up, within a day, and within ten minutes of the confirmation.';

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
    -- Empty, not null: the auth service stores this for no password, in every version.
    new.encrypted_password := '';
  end if;
  return new;
end
$$;
comment on function private.forget_unproven_password is
  'Row trigger on auth.users: an account confirmed by email, through whichever link, loses the password it was signed up with (RULES: Accounts), because anyone can sign up any address. It is set aside for the browser that signed up; otherwise its owner sets one from the session the link opens. SECURITY DEFINER: the auth service reads nothing of ours.';

create function private.drop_first_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.first_passwords f where f.user_id = new.id;
  return null;
end
$$;
comment on function private.drop_first_password is
  'Row trigger on auth.users: once a confirmed account has a password, the one set aside is gone. SECURITY DEFINER as forget_unproven_password.';

create function public.claim_first_password(p_secret text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  current_session uuid := (auth.jwt() ->> 'session_id')::uuid;
  first private.first_passwords;
begin
  -- A claim writes its row again, so waiting for the row would find none: the same claim twice at once waits for the account.
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
  -- The new password has dropped the row. Without its password it says that the same claim has succeeded, should the answer get lost.
  insert into private.first_passwords (user_id, secret_hash, made_at, set_aside_at)
  values (caller, first.secret_hash, first.made_at, first.set_aside_at);
  -- The name is from the person who signed up, now proven to be the same person.
  update public.candidates c set
    first_name = private.signed_up_name(u.raw_user_meta_data, 'first_name'),
    last_name = private.signed_up_name(u.raw_user_meta_data, 'last_name')
  from auth.users u
  where u.id = caller and c.user_id = u.id and c.first_name = '' and c.last_name = '';
  -- The account has a password again, so the session of the link may not set another one without it. Hosted keeps how a session began in
  -- a table of its own; the local API in its tag.
  update auth.sessions s set tag = null where s.id = current_session;
  if to_regclass('auth.mfa_amr_claims') is not null then
    execute 'update auth.mfa_amr_claims set authentication_method = ''password'' where session_id = $1' using current_session;
  end if;
  return true;
exception when insufficient_privilege then
  -- In projects that can't write them, nothing is claimed, and the page asks for a password.
  return false;
end
$$;
comment on function public.claim_first_password is
  'Gives the account the password it was signed up with, and a candidate without a name the one typed then, asked from the session its emailed link opened by the browser that keeps the sign-up''s secret (RULES: Accounts). Safe to repeat; false if the secret is not that sign-up''s, it is too late, or the account has a password. SECURITY DEFINER: accounts and sessions are the auth service''s. PT401.';
grant execute on function public.claim_first_password to authenticated;

create function public.get_email_link(p_token_hash text, p_type text, p_secret text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  account record;
  keeps_password boolean;
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
  'What the page behind an emailed link says before anything is done: whose it is, and for a confirmation the open invitations for the address and where its sign-up was to lead (RULES: Accounts); the sign-up named that path, so the page accepts only paths of this site. keeps_password: p_secret is the one that the browser of the sign-up keeps; only then is there a first_name. p_type: signup, recovery or email_change. Redeems nothing: email scanners open links. SECURITY DEFINER: who holds the hash holds the email. PT404, the same for unknown and used links.';
grant execute on function public.get_email_link to anon, authenticated;
