-- What each staff role may do, in one table.

create function private.staff_roles_for(act private.staff_act) returns public.staff_role[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case
    when act in ('edit_registration')
      then '{company_admin, subscription_admin}'
    when act in ('edit_profile', 'manage_staff', 'assign_work', 'delete_jobs')
      then '{company_admin, subscription_admin, manager}'
    when act in ('post_jobs', 'handle_applications', 'handle_candidates', 'read_company')
      then '{company_admin, subscription_admin, manager, recruiter}'
  end::public.staff_role[];
end
$$;
comment on function private.staff_roles_for is
  'The table of staff rights (RULES: Staff): roles that may do an act on everything in their company. Rights to assigned or own things are extra: see the predicates of jobs, applications and candidates.';

create function private.acts_of(role public.staff_role) returns private.staff_act[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array(select act from unnest(enum_range(null::private.staff_act)) as act where role = any (private.staff_roles_for(act)));
end
$$;
comment on function private.acts_of is 'The same table the other way around: the acts a role allows; none for null.';

create function private.is_company_admin(role public.staff_role) returns boolean
language sql immutable parallel safe set search_path = ''
return role in ('company_admin', 'subscription_admin');
comment on function private.is_company_admin is 'True for a company''s administrators: they are notified about approval and plan, and can''t be removed (RULES: Staff).';

create function private.invitable_staff_roles() returns public.staff_role[]
language sql immutable parallel safe set search_path = ''
return '{manager,recruiter,partner_recruiter}'::public.staff_role[];
comment on function private.invitable_staff_roles is 'Roles that people can be invited to, be given and be assigned work in (RULES: Staff).';

create function private.my_acts_at(of_company uuid) returns private.staff_act[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.acts_of((select u.role from public.company_users u where u.user_id = (select auth.uid()) and u.company_id = of_company));
end
$$;
comment on function private.my_acts_at is 'What the caller''s role at a company allows. SECURITY DEFINER: used by policies.';

create function private.can_at_company(of_company uuid, act private.staff_act) returns boolean
language sql stable
return act = any (private.my_acts_at(of_company));
comment on function private.can_at_company is 'True when the caller''s staff role at the company allows the act (RULES: Staff).';

grant execute on function private.my_acts_at, private.can_at_company to authenticated, service_role;
