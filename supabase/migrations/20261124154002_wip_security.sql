-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.handle_changed_account()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.email is distinct from old.email then
    update public.profiles set email = new.email where id = new.id;
    -- An address that was never confirmed is not the account's to take invitations from.
    if old.email_confirmed_at is not null and new.email_confirmed_at is not null then
      perform private.take_invitations_along(new.id, old.email, new.email);
    end if;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_live_session()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now()));
end
$function$;

CREATE OR REPLACE FUNCTION private.can_store_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (((private.is_own_file(bucket, path) AND ((SELECT private.my_role() AS my_role) = 'candidate'::public.app_role)) OR private.can_write_company_file(bucket, path)) AND private.has_live_session() AND (private.quota_problem(private.file_folder(bucket, path), 1) IS NULL) AND (NOT private.is_file_in_use(bucket, path)));

CREATE OR REPLACE FUNCTION private.invitations_that_follow (
  of_user uuid,
  old_address text,
  new_address text
)
  RETURNS SETOF public.invitations
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT i.id,
     i.type,
     i.email,
     i.status,
     i.expires_at,
     i.invited_by_admin_id,
     i.invited_by_user_id,
     i.company_id,
     i.role,
     i.management_terms,
     i.candidate_data,
     i.company_data,
     i.accepted_at,
     i.accepted_by,
     i.created_at,
     i.updated_at,
     i.is_employee,
     i.sent_at,
     i.ended_at
    FROM public.invitations i
   WHERE ((lower(i.email) = lower(invitations_that_follow.old_address)) AND private.is_open(i.*) AND (NOT (EXISTS ( SELECT
            FROM public.candidates c
           WHERE ((i.type = 'candidate'::public.invitation_type) AND (c.user_id = invitations_that_follow.of_user) AND (c.managing_company_id <> i.company_id))))) AND ((private.known_invitee(private.invitation_kind(i.*), lower(invitations_that_follow.new_address), i.company_id, i.id)).known_as IS NULL));
END;

CREATE OR REPLACE FUNCTION private.email_change_json (
  account auth.users
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN jsonb_build_object('email', (account).email_change, 'sent_at', (account).email_change_sent_at, 'is_expired', COALESCE(((account).email_change_sent_at < (now() - '01:00:00'::interval)), true), 'old_confirmed', ((COALESCE((account).email_change_token_current, ''::character varying))::text = ''::text), 'new_confirmed', ((COALESCE((account).email_change_token_new, ''::character varying))::text = ''::text), 'invitations', (SELECT count(*) AS count FROM private.invitations_that_follow((email_change_json.account).id, ((email_change_json.account).email)::text, ((email_change_json.account).email_change)::text) invitations_that_follow(id, type, email, status, expires_at, invited_by_admin_id, invited_by_user_id, company_id, role, management_terms, candidate_data, company_data, accepted_at, accepted_by, created_at, updated_at, is_employee, sent_at, ended_at)));

CREATE OR REPLACE FUNCTION private.refuse_ended_session()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if auth.uid() is not null and not private.has_live_session() then
    perform private.fail(401, 'session_ended', 'Your session has ended. Please sign in again.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_invitations_along (
  of_user uuid,
  old_address text,
  new_address text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  followed public.invitations;
begin
  -- Two that reach the same address come one after the other, as two senders do.
  perform private.lock_invitee(new_address);
  for followed in select * from private.invitations_that_follow(of_user, old_address, new_address) f order by f.id loop
    update public.invitations i set email = lower(new_address)
    where i.id = followed.id and lower(i.email) = lower(old_address) and private.is_open(i);
    continue when not found;
    -- Links in the old mailbox end, and show nobody there the new address. The mail first, which waits for one that is just being handed out.
    delete from public.email_outbox o where o.sent_at is null and o.data ->> 'invitation_id' = followed.id::text;
    delete from private.invitation_tokens t where t.invitation_id = followed.id;
    perform private.audit_as(
      of_user, 'invitation.followed', 'invitation', followed.id, followed.company_id,
      jsonb_build_object('kind', private.invitation_kind(followed), 'email', lower(new_address), 'name', private.invitee_name(followed)));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.cancel_email_change()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  update auth.users u
  set email_change = '', email_change_token_new = '', email_change_token_current = '', email_change_confirm_status = 0
  where u.id = caller;
  -- Hosted looks links up there; the local API has no such table.
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1 and token_type::text like ''email_change_token_%''' using caller;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_my_session (
  p_session_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  -- Its refresh tokens go with it.
  delete from auth.sessions s where s.id = p_session_id and s.user_id = caller;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_sign_in()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  current_session uuid := (auth.jwt() ->> 'session_id')::uuid;
  account auth.users;
begin
  select * into account from auth.users where id = caller;
  return jsonb_build_object(
    'email', account.email,
    'change', case when account.email_change <> '' then private.email_change_json(account) end,
    'sessions', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', shown.id, 'user_agent', shown.user_agent, 'begun_at', shown.created_at, 'used_at', shown.used_at, 'is_current', shown.is_current)
        order by shown.is_current desc, shown.used_at desc, shown.id)
      from (
        select s.id, left(s.user_agent, 500) as user_agent, s.created_at, s.id = current_session as is_current,
          coalesce(s.refreshed_at at time zone 'UTC', s.created_at) as used_at
        from auth.sessions s
        where s.user_id = caller and (s.not_after is null or s.not_after > now())
        order by is_current desc, used_at desc, s.id
        limit 50
      ) shown), '[]')
  );
end
$function$;

COMMENT ON FUNCTION "private"."can_store_file"(text, text) IS 'True when the caller may store a new file there: candidates in their own folder, staff in their company''s, while there is room, and never under a name that a record knows, nor with a session that has ended (RULES: Files). SECURITY DEFINER: nobody reads storage; answers yes or no only.';

COMMENT ON FUNCTION "private"."email_change_json"(auth.users) IS 'EmailChange of the contracts: the address that is to come, which mailbox has confirmed, whether the links have run out (otp_expiry in config.toml), and how many open invitations will follow.';

COMMENT ON FUNCTION "private"."handle_changed_account"() IS 'Row trigger on auth.users: keeps profiles.email (the auth service writes a new address once it is confirmed), and takes open invitations along. SECURITY DEFINER as handle_new_account.';

COMMENT ON FUNCTION "private"."has_live_session"() IS 'True while the session the caller''s token was made for has not been ended (RULES: Accounts). SECURITY DEFINER: sessions are the auth service''s. Reads the caller''s own only.';

COMMENT ON FUNCTION "private"."invitations_that_follow"(uuid, text, text) IS 'The open invitations for an account''s address that go along to its new one: those it could still accept, and that the new address does not have or need already (RULES: Accounts).';

COMMENT ON FUNCTION "private"."refuse_ended_session"() IS 'The API calls it before every request for tables and procedures (pgrst.db_pre_request): a token outlives its session by up to an hour otherwise. Passes visitors and the secret key. PT401.';

COMMENT ON FUNCTION "private"."take_invitations_along"(uuid, text, text) IS 'Binds the open invitations for an account''s former address to its new one, both of them confirmed (RULES: Accounts). The account could have accepted them a moment before, so nobody gains any.';

COMMENT ON FUNCTION "public"."cancel_email_change"() IS 'Ends a change of the caller''s address that waits: its links do nothing any more. Safe to repeat. SECURITY DEFINER: accounts are the auth service''s, whose API takes no change back. PT401.';

COMMENT ON FUNCTION "public"."end_my_session"(uuid) IS 'Signs out one session of the caller''s (RULES: Accounts). Of one that is gone, or somebody else''s, nothing happens and nothing is said. SECURITY DEFINER: sessions are the auth service''s. PT401.';

COMMENT ON FUNCTION "public"."get_my_sign_in"() IS 'SignIns of the contracts about the caller: the address that signs in, a change of it that waits for its mailboxes, and the sessions, the calling one first, then by last use, at most 50. SECURITY DEFINER: accounts and sessions are the auth service''s. PT401.';

REVOKE ALL ON FUNCTION "private"."email_change_json"(auth.users) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_live_session"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."has_live_session"() TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."invitations_that_follow"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_ended_session"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."refuse_ended_session"() TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."take_invitations_along"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."cancel_email_change"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cancel_email_change"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_my_session"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."end_my_session"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_sign_in"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_sign_in"() TO "authenticated";
