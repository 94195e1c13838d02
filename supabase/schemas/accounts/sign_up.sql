-- What signing up creates, what confirming or changing an address does, and what an address's owner gets when it's signed up again.

create function private.create_first_company(of_user uuid, user_email text) returns void
language plpgsql set search_path = ''
as $$
declare
  new_company uuid;
begin
  if private.is_left_out('companySignUp') then
    return;
  end if;
  -- People invited as employees join a company and don't need their own; they can still register one.
  if exists (
    select from public.invitations i where i.is_employee and lower(i.email) = lower(user_email) and private.is_open(i)
  ) then
    return;
  end if;
  insert into public.companies (user_id) values (of_user) returning id into new_company;
  insert into public.company_users (user_id, company_id, role, email) values (of_user, new_company, 'company_admin', user_email);
exception when others then
  -- Never blocks the sign-up (RULES: Accounts): the account can register its company later. The failure is recorded.
  perform private.audit_as(of_user, 'account.company_failed', 'profile', of_user, null, jsonb_build_object('error', sqlerrm));
end
$$;
comment on function private.create_first_company is 'The first company of a company account. A failure is audited, never raised.';

create function private.signed_up_name(metadata jsonb, field text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  name text := case when jsonb_typeof(metadata -> field) = 'string' then private.trimmed(metadata ->> field) else '' end;
begin
  return case when private.is_line(name, 100) then name else '' end;
end
$$;
comment on function private.signed_up_name is 'The first_name or last_name given at sign-up, or '''' if it is invalid: a bad name never blocks a sign-up.';

create function private.may_be_company(user_email text) returns boolean
language sql stable set search_path = ''
return not private.is_left_out('companySignUp') or exists (
  select from public.invitations i
  where lower(i.email) = lower(user_email) and private.invitation_kind(i) in ('company', 'employee') and private.is_open(i));
comment on function private.may_be_company is 'Whether someone may sign up as a company: only by invitation where the operator has turned it off.';

create function private.handle_new_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Metadata is only a request: company is granted; everything else, including admin, is treated as candidate.
  granted public.app_role := case
    when lower(new.raw_user_meta_data ->> 'role') = 'company' and private.may_be_company(new.email) then 'company'
    else 'candidate' end;
begin
  -- Raised here, so that the auth service returns 422; a failed profile check would be a 500.
  if not private.is_email(new.email) then
    perform private.fail(422, 'invalid_email', 'Unable to validate email address: invalid format');
  end if;
  insert into public.profiles (id, email, role) values (new.id, new.email, granted);
  delete from private.first_passwords f where f.made_at < now() - interval '1 day';
  if new.email_confirmed_at is null and new.raw_user_meta_data ->> 'secret_hash' ~ '^[0-9a-f]{64}$' then
    insert into private.first_passwords (user_id, secret_hash) values (new.id, new.raw_user_meta_data ->> 'secret_hash');
  end if;
  -- Anyone can sign up with any address, so the company is created once it's confirmed.
  if granted = 'company' and new.email_confirmed_at is not null then
    perform private.create_first_company(new.id, new.email);
  end if;
  return null;
end
$$;
comment on function private.handle_new_account is 'Row trigger on auth.users: creates the profile, the browser''s secret, and the company of a confirmed company account.';

create function private.handle_changed_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email is distinct from old.email then
    if not private.is_email(new.email) then
      perform private.fail(422, 'invalid_email', 'Unable to validate email address: invalid format');
    end if;
    update public.profiles set email = new.email where id = new.id;
    -- Invitations to an unconfirmed address don't belong to the account.
    if old.email_confirmed_at is not null and new.email_confirmed_at is not null then
      perform private.take_invitations_along(new.id, old.email, new.email);
    end if;
  end if;
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    and exists (select from public.profiles p where p.id = new.id and p.role = 'company')
    and not exists (select from public.company_users u where u.user_id = new.id)
  then
    perform private.create_first_company(new.id, new.email);
  end if;
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    and exists (select from public.profiles p where p.id = new.id and p.role = 'candidate')
  then
    perform private.add_candidate_record(new.id);
  end if;
  if new.email_confirmed_at is not null and (old.email_confirmed_at is null or new.email is distinct from old.email)
    and exists (select from public.profiles p where p.id = new.id and p.role = 'candidate')
  then
    perform private.take_alerts_over(new.id, new.email);
  end if;
  return null;
end
$$;
comment on function private.handle_changed_account is
  'Row trigger on auth.users: keeps profiles.email (the auth service writes a new address once it is confirmed), moves open invitations and job alerts along, and once the address is confirmed creates the company of a company account or the record of a candidate. SECURITY DEFINER as handle_new_account.';

-- ── Signed up again: the page answers the same for every address, so its owner learns it by email ───────────────────

create table private.noted_sign_ups (
  address bytea primary key,
  client bytea not null,
  at timestamptz not null default now()
);
comment on table private.noted_sign_ups is 'Addresses signed up in the last day, as keyed digests: each gets one email a day.';
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
  -- One at a time per network address, so that simultaneous calls can't pass its limit together.
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
  'Called after each sign-up: if the address already has a confirmed account, its owner gets an email with how to sign in, once a day, through the outbox (RULES: Accounts). Behaves the same for every other address, and past a network address''s limit. SECURITY DEFINER: accounts belong to the auth service, and callers are signed out.';

create function private.noted_sign_ups_an_hour() returns integer
language sql immutable parallel safe set search_path = ''
return 100;
comment on function private.noted_sign_ups_an_hour is 'More than one office signs up in an hour, and too few to flood mailboxes.';

grant execute on function public.note_sign_up to anon, authenticated;
