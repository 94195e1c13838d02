-- Accounts stored as two things at once, which the next migration refuses. An administrator who is also staff or a candidate stops being one: nothing else is lost, and another address can be made an administrator. Comes before it. Safe to repeat.
do $$
declare
  account record;
begin
  for account in
    select p.id, p.role, s.is_staff, c.is_bound
    from public.profiles p
    cross join lateral (select exists (select from public.company_users where user_id = p.id) as is_staff) s
    cross join lateral (
      select exists (
        select from public.candidates c
        where c.user_id = p.id
          and (c.managing_company_id is not null or exists (select from public.applications a where a.candidate_id = c.id))
      ) as is_bound
    ) c
    where s.is_staff or c.is_bound
  loop
    if account.role = 'admin' or account.role = 'candidate' and not account.is_bound then
      update public.profiles set role = case when account.is_staff then 'company' else 'candidate' end::public.app_role
      where id = account.id;
      perform private.audit_as(null, 'account.role_changed', 'profile', account.id, null, jsonb_build_object(
        'user_id', account.id, 'from', account.role, 'to', (select role from public.profiles where id = account.id)));
    end if;
    -- Ending either would lose somebody's work; neither approves companies.
    if account.is_staff and account.is_bound then
      raise warning 'The account % is staff of a company and has job applications or a managing company: end one of them.', account.id;
    end if;
  end loop;
end
$$;
