-- A person as administrators see them: state, sessions, roles and counts.

create function private.sessions_of(of_user uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(shown order by shown.used_at desc, shown.id), '[]')
  from (
    select s.id, left(s.user_agent, 500) as user_agent, s.created_at as begun_at, coalesce(s.refreshed_at at time zone 'UTC', s.created_at) as used_at
    from auth.sessions s
    where s.user_id = of_user and (s.not_after is null or s.not_after > now())
    order by used_at desc, s.id
    limit 50
  ) shown
$$;
comment on function private.sessions_of is 'Someone''s sessions by last use, at most 50.';

create function public.get_person(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_admin();
  account public.profiles;
begin
  select * into account from public.profiles where id = p_user_id;
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'This account no longer exists');
  end if;
  return private.person_json(account) || jsonb_build_object(
    'is_me', account.id = caller,
    'confirmed_at', (select u.email_confirmed_at from auth.users u where u.id = account.id),
    'sessions', private.sessions_of(account.id),
    'memberships', (
      select coalesce(jsonb_agg(jsonb_build_object('company', private.company_card(c), 'role', u.role, 'since', u.created_at)
        order by u.created_at, u.id), '[]')
      from public.company_users u join public.companies c on c.id = u.company_id where u.user_id = account.id),
    'represented_by', (
      select private.company_card(m) from public.candidates c join public.companies m on m.id = c.managing_company_id
      where c.user_id = account.id),
    'open_applications', (
      select count(*) from public.applications a join public.candidates c on c.id = a.candidate_id
      where c.user_id = account.id and a.status = any (private.open_stages() || '{offered}')),
    'suspension', (
      select private.suspension_json(s.subject_id) || jsonb_build_object('reason', s.reason)
      from private.suspensions s where s.user_id = account.id),
    'only_admin_of', private.only_administered_company(account.id),
    'is_being_deleted', exists (
      select from private.pending_notifications pending where pending.kind = 'account_deletion' and pending.subject_id = account.id));
end
$$;
comment on function public.get_person is
  'PersonDetail (contracts/administration/administration.ts): counts, never contents. SECURITY DEFINER: one query instead of the policies of six tables. PT401, PT403, PT404.';

grant execute on function public.get_person to authenticated;
