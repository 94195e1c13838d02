-- What an account is: candidate, company or administrator. One lock guards changes, one list says what prevents them, and a constraint
-- backs up both.

create function private.lock_account(of_user uuid) returns public.profiles
language sql volatile set search_path = ''
begin atomic
  select * from public.profiles where id = of_user for update;
end;
comment on function private.lock_account is
  'The account''s profile, locked until the end of the transaction, or null. Anything that changes a person''s role takes this lock first, before invitations and companies, and checks afterward (ARCHITECTURE: The flows).';

create function private.is_bound_candidate(of_user uuid) returns boolean
language sql stable set search_path = ''
begin atomic
  select exists (
    select from public.candidates c
    where c.user_id = of_user
      and (c.managing_company_id is not null or exists (select from public.applications a where a.candidate_id = c.id))
  );
end;
comment on function private.is_bound_candidate is 'True for someone who has applied or is represented by a company: with any other role they would lose that.';

create function private.become(of_user uuid, wanted public.app_role) returns boolean
language plpgsql set search_path = ''
as $$
declare
  account public.profiles := private.lock_account(of_user);
  aim text := case wanted when 'admin' then 'become an administrator' else 'join a company' end;
begin
  if wanted = 'company' and account.role = 'admin' then
    perform private.fail(409, 'account_is_admin', 'An administrator account can''t join a company. Use another email address.');
  elsif wanted = 'admin' and exists (select from public.company_users where user_id = of_user) then
    perform private.fail(409, 'account_has_company', 'This account belongs to a company and can''t become an administrator. Use another email address.');
  elsif private.is_bound_candidate(of_user) then
    perform private.fail(409, 'account_has_applications', format(
      'This account has job applications or is represented by a company, and can''t %s. Use another email address.', aim));
  end if;
  update public.profiles set role = wanted where id = of_user and role <> wanted;
  return found;
end
$$;
comment on function private.become is 'Turns an account into a company''s or an administrator''s; true if it wasn''t one before. PT409 (RULES: Accounts).';

-- ── Behind every path, those of the future too ────────────────────────────────────────────────────────────────

create function private.check_account_kind() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_user uuid;
  account public.profiles;
begin
  if tg_table_name = 'profiles' then
    of_user := new.id;
  elsif tg_table_name = 'applications' then
    select user_id into of_user from public.candidates where id = new.candidate_id;
  else
    of_user := new.user_id;
  end if;
  -- Makes concurrent transactions take turns.
  account := private.lock_account(of_user);
  if account.role <> 'company' and exists (select from public.company_users where user_id = of_user)
    or account.role <> 'candidate' and private.is_bound_candidate(of_user)
  then
    perform private.fail(409, 'account_conflict', 'This account already has another role. Use another email address.');
  end if;
  return null;
end
$$;
comment on function private.check_account_kind is
  'Constraint trigger, checked at the end of a transaction: only company accounts are staff, only candidates have applications or a representing company (RULES: Accounts). PT409. SECURITY DEFINER: the writer may not be allowed to read all of it.';
