-- Where someone is signed in, and with which address. Sessions are rows of the auth service, whose API can't list or end single ones. Callers
-- read and end only their own.

create function private.refuse_ended_session() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.has_live_session() then
    perform private.fail(401, 'session_ended', 'Your session has ended. Please sign in again.');
  end if;
end
$$;
comment on function private.refuse_ended_session is
  'Called by the API before every request for tables and procedures (pgrst.db_pre_request): otherwise, a token outlives its session and account by up to an hour. Lets visitors and the secret key through. PT401.';

grant execute on function private.refuse_ended_session to anon, authenticated, service_role;

create function public.get_my_sign_in() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  current_session uuid := (auth.jwt() ->> 'session_id')::uuid;
  account auth.users;
begin
  select * into account from auth.users where id = caller;
  return jsonb_build_object(
    'email', account.email,
    'change', case when account.email_change <> '' then private.email_change_json(account) end,
    'sessions', (
      select coalesce(jsonb_agg(shown order by shown.is_current desc, shown.used_at desc, shown.id), '[]')
      from (
        select s.id, left(s.user_agent, 500) as user_agent, s.created_at as begun_at, s.id = current_session as is_current,
          coalesce(s.refreshed_at at time zone 'UTC', s.created_at) as used_at
        from auth.sessions s
        where s.user_id = caller and (s.not_after is null or s.not_after > now())
        order by is_current desc, used_at desc, s.id
        limit 50
      ) shown));
end
$$;
comment on function public.get_my_sign_in is
  'SignIns of the contracts about the caller: sign-in address, a pending change of it, and at most 50 sessions, the current one first, then by last use. SECURITY DEFINER: accounts and sessions belong to the auth service. PT401.';

create function public.end_my_session(p_session_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  -- Cascades to its refresh tokens.
  delete from auth.sessions s where s.id = p_session_id and s.user_id = caller;
end
$$;
comment on function public.end_my_session is
  'Signs out one of the caller''s sessions (RULES: Accounts). Does nothing, silently, for a session that is gone or someone else''s. SECURITY DEFINER: sessions belong to the auth service. PT401.';

grant execute on function public.get_my_sign_in, public.end_my_session to authenticated;
