-- Who is calling, what belongs to them, and the checks every procedure begins with.
-- SECURITY DEFINER where policies on these tables would recurse; each reads only the caller's own rows.
-- plpgsql, which caches plans: a SQL function with its own search path is planned at each call, three to five times as slow.

create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select 1 from public.profiles where id = (select auth.uid()) and role = 'admin' and not private.is_suspended(id));
end
$$;
comment on function private.is_admin is 'True for a platform administrator. SECURITY DEFINER: policies on profiles would recurse.';

create function private.my_role() returns public.app_role
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select role from public.profiles where id = (select auth.uid()));
end
$$;
comment on function private.my_role is 'The caller''s role, or null when signed out. SECURITY DEFINER for the same reason as is_admin.';

create function private.has_live_session() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now()))
    and not private.is_suspended(auth.uid());
end
$$;
comment on function private.has_live_session is
  'True while the session behind the caller''s token hasn''t ended; suspending or deleting an account ends it (RULES: Accounts). SECURITY DEFINER: sessions belong to the auth service. Reads only the caller''s own.';

-- ── What is theirs ────────────────────────────────────────────────────────────────────────────────────────────

create function private.my_candidate_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select id from public.candidates where user_id = (select auth.uid()));
end
$$;
comment on function private.my_candidate_id is 'The caller''s candidate record, or null. SECURITY DEFINER: used by policies that candidates'' own policies refer to.';

create function private.my_company_ids() returns setof uuid
language plpgsql stable security definer rows 1 set search_path = ''
as $$
begin
  return query select company_id from public.company_users where user_id = (select auth.uid());
end
$$;
comment on function private.my_company_ids is 'Companies the caller works for, in any staff role.';

create function private.my_company_ids_to(act private.staff_act) returns setof uuid
language plpgsql stable security definer rows 1 set search_path = ''
as $$
begin
  return query
    select company_id from public.company_users
    where user_id = (select auth.uid()) and role = any (private.staff_roles_for(act));
end
$$;
comment on function private.my_company_ids_to is 'Companies where the caller''s role allows the act.';

create function private.my_assigned_job_ids() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = ''
as $$
begin
  return query
    select a.job_id
    from private.job_people a
    join public.company_users u on u.user_id = a.user_id and u.company_id = a.company_id
    where a.user_id = (select auth.uid());
end
$$;
comment on function private.my_assigned_job_ids is 'Jobs assigned to the caller, or with them on the hiring team, at a company where the caller still works. SECURITY DEFINER: read by policies on jobs and applications.';

create function private.my_assigned_candidate_ids() returns setof uuid
language plpgsql stable security definer rows 50 set search_path = ''
as $$
begin
  return query
    select a.candidate_id
    from public.candidate_assignments a
    join public.company_users u on u.user_id = a.assigned_to_user_id and u.company_id = a.company_id
    join public.companies c on c.id = a.company_id and not private.is_paused(c)
    where a.assigned_to_user_id = (select auth.uid());
end
$$;
comment on function private.my_assigned_candidate_ids is 'Candidates assigned to the caller at a company where the caller still works and that is not paused. SECURITY DEFINER: read by policies on candidates.';

create function private.my_reach() returns private.reach
language plpgsql stable security definer set search_path = ''
as $$
declare
  me private.reach;
begin
  -- Memberships are read once: the roles for each act are resolved when this is planned.
  select
    coalesce(array_agg(u.company_id), '{}'),
    coalesce(array_agg(u.company_id) filter (where u.role = any (private.staff_roles_for('post_jobs'))), '{}'),
    coalesce(array_agg(u.company_id) filter (where u.role = any (private.staff_roles_for('handle_applications'))), '{}'),
    -- A paused company can't open candidates it represents.
    coalesce(array_agg(u.company_id) filter (where not private.is_paused(c) and u.role = any (private.staff_roles_for('handle_candidates'))), '{}'),
    coalesce(array_agg(u.company_id) filter (where u.role = any (private.staff_roles_for('read_company'))), '{}')
  into me.company_ids, me.job_company_ids, me.application_company_ids, me.candidate_company_ids, me.read_company_ids
  from public.company_users u join public.companies c on c.id = u.company_id
  where u.user_id = (select auth.uid());
  me.user_id := auth.uid();
  me.is_admin := private.is_admin();
  me.candidate_id := private.my_candidate_id();
  -- Only staff can be assigned work.
  me.assigned_job_ids := case when me.company_ids = '{}' then '{}' else array(select private.my_assigned_job_ids()) end;
  me.assigned_candidate_ids := case when me.company_ids = '{}' then '{}' else array(select private.my_assigned_candidate_ids()) end;
  return me;
end
$$;
comment on function private.my_reach is 'The caller''s scope: everything that is theirs or assigned to them. Statements over many rows read it once: (select private.my_reach()).';

create function private.person_name(of_user uuid, at_company uuid default null) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (select nullif(btrim(u.first_name || ' ' || u.last_name), '')
     from public.company_users u where u.user_id = of_user order by u.company_id = at_company desc nulls last, u.created_at limit 1),
    (select nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), '') from public.profiles p where p.id = of_user),
    (select nullif(btrim(c.first_name || ' ' || c.last_name), '') from public.candidates c where c.user_id = of_user));
end
$$;
comment on function private.person_name is 'A person''s name as staff (of the given company first), administrator or candidate; or null.';

create function private.first_name_at(of_user uuid, at_company uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (select nullif(u.first_name, '') from public.company_users u where u.user_id = of_user and u.company_id = at_company);
end
$$;
comment on function private.first_name_at is 'First name of a colleague; null once they left.';

create function private.colleague_name(of_user uuid, at_company uuid) returns text
language sql stable set search_path = ''
return coalesce(private.person_name(of_user, at_company), 'A colleague');
comment on function private.colleague_name is 'private.person_name of a staff member, with a fallback when there is no name.';

-- ── Checks ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.require_caller(p_user_id uuid default null) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    perform private.fail(401, 'not_signed_in', 'Please sign in to continue');
  end if;
  if p_user_id is not null and p_user_id <> caller then
    perform private.fail(403, 'not_your_account', 'You can only do this for your own account');
  end if;
  return caller;
end
$$;
comment on function private.require_caller is 'The caller''s id. PT401 when signed out, PT403 for a user id that is not the caller''s.';

create function private.require_admin(message text default 'Only administrators can do this') returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.require_caller();
    perform private.fail(403, 'admin_only', message);
  end if;
  return auth.uid();
end
$$;
comment on function private.require_admin is 'The caller''s id when the caller is a platform administrator. PT401 signed out, PT403 with the message otherwise.';

create function private.require_service() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if auth.role() in ('anon', 'authenticated') then
    perform private.fail(403, 'service_only', 'Only the service itself can do this');
  end if;
end
$$;
comment on function private.require_service is 'PT403 for the API''s client roles: a second lock on functions that only the secret key may call.';

grant execute on function
  private.is_admin, private.my_role, private.my_candidate_id, private.my_company_ids, private.my_company_ids_to,
  private.my_assigned_job_ids, private.my_assigned_candidate_ids, private.my_reach
to authenticated, service_role;
grant execute on function private.has_live_session to anon, authenticated, service_role;
-- Called by procedures that run with the caller's own rights.
grant execute on function private.require_caller to authenticated;
