-- Who reads a profile, and what happens when an account is made or changes its address.

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated, service_role;

create policy "People can read their own profile, and admins every one" on public.profiles
  for select to authenticated using (id = (select auth.uid()) or (select private.is_admin()));

create trigger profiles_touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

-- ── Sign-up ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.create_first_company(of_user uuid, user_email text) returns void
language plpgsql set search_path = ''
as $$
declare
  new_company uuid;
begin
  -- Who is invited as an employee joins a company and needs none of their own; they can still register one.
  if exists (
    select from public.invitations i where i.is_employee and lower(i.email) = lower(user_email) and private.is_open(i)
  ) then
    return;
  end if;
  insert into public.companies (user_id) values (of_user) returning id into new_company;
  insert into public.company_users (user_id, company_id, role, email) values (of_user, new_company, 'company_admin', user_email);
exception when others then
  -- Never blocks the sign-up (RULES: Accounts): the account can register its company later. The failure is kept.
  perform private.audit_as(of_user, 'account.company_failed', 'profile', of_user, null, jsonb_build_object('error', sqlerrm));
end
$$;
comment on function private.create_first_company is
  'The company ''New Company'' and its company_admin for a new company account, unless it is invited as an employee (RULES: Accounts). A failure is written to the audit log and undone, never raised.';

create function private.handle_new_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Metadata is a request: company is granted, everything else, admin included, counts as candidate.
  granted public.app_role := case lower(new.raw_user_meta_data ->> 'role') when 'company' then 'company' else 'candidate' end;
begin
  -- Said here, so that the auth service answers 422; a failed check of the profile it answers 500.
  if not private.is_email(new.email) then
    perform private.fail(422, 'invalid_email', 'Unable to validate email address: invalid format');
  end if;
  insert into public.profiles (id, email, role) values (new.id, new.email, granted);
  -- What anybody can sign up is nobody's company until the address is confirmed.
  if granted = 'company' and new.email_confirmed_at is not null then
    perform private.create_first_company(new.id, new.email);
  end if;
  return null;
end
$$;
comment on function private.handle_new_account is
  'Row trigger on auth.users: profile with the granted role, and for a confirmed company account its company. SECURITY DEFINER: sign-up runs as the auth service, which owns nothing here.';

create function private.handle_changed_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email is distinct from old.email then
    if not private.is_email(new.email) then
      perform private.fail(422, 'invalid_email', 'Unable to validate email address: invalid format');
    end if;
    update public.profiles set email = new.email where id = new.id;
    -- An address that was never confirmed is not the account's to take invitations from.
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
  return null;
end
$$;
comment on function private.handle_changed_account is
  'Row trigger on auth.users: keeps profiles.email (the auth service writes a new address once it is confirmed), takes open invitations along, and makes the company of a company account once its address is confirmed. SECURITY DEFINER as handle_new_account.';

-- "or replace" needs no ownership of auth.users, which the hosted product keeps.
create or replace trigger handle_new_account after insert on auth.users
  for each row execute function private.handle_new_account();
-- email_confirmed_at stands here from before: a trigger on a table of the auth service's cannot be dropped, which changing it would need.
create or replace trigger handle_changed_account after update of email, email_confirmed_at on auth.users
  for each row execute function private.handle_changed_account();
