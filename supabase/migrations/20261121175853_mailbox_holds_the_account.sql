-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP FUNCTION "private"."accept_invitation_at_confirmation"(auth.users);

DROP FUNCTION "private"."brings_company"(text, text);

CREATE OR REPLACE FUNCTION private.forget_unproven_password()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    -- Without a mail, an administrator has made or confirmed the account, and its password is theirs to give.
    and coalesce(old.confirmation_sent_at, old.recovery_sent_at) is not null
    and new.encrypted_password is not distinct from old.encrypted_password
  then
    -- Empty, not null: what the auth service itself stores for no password, in every version.
    new.encrypted_password := '';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.handle_changed_account()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.email is distinct from old.email then
    update public.profiles set email = new.email where id = new.id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.handle_new_account()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- Metadata is a request: company is granted, everything else, admin included, counts as candidate.
  granted public.app_role := case lower(new.raw_user_meta_data ->> 'role') when 'company' then 'company' else 'candidate' end;
begin
  insert into public.profiles (id, email, role) values (new.id, new.email, granted);
  if granted = 'company' then
    perform private.create_first_company(new.id, new.email);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.invitation_json (
  invitation public.invitations
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  data jsonb := coalesce(invitation.company_data, '{}') || coalesce(invitation.candidate_data, '{}');
begin
  return jsonb_build_object(
    'kind', private.invitation_kind(invitation),
    'email', invitation.email,
    'first_name', data ->> 'firstName',
    'last_name', data ->> 'lastName',
    'company_id', invitation.company_id,
    'company_name', private.invited_company_name(invitation),
    'message', data ->> 'message',
    'role', invitation.role,
    'management_terms', invitation.management_terms,
    'expires_at', invitation.expires_at
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.open_invitations_for (
  address text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg((private.invitation_json(i.*) || jsonb_build_object('id', i.id)) ORDER BY i.created_at DESC, i.id DESC), '[]'::jsonb)
  AS "coalesce"
    FROM public.invitations i
   WHERE ((lower(i.email) = lower(open_invitations_for.address)) AND private.is_open(i.*));
END;

CREATE OR REPLACE FUNCTION private.respond_to_invitation_as (
  of_user uuid,
  of_invitation uuid,
  accept boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations;
begin
  select i.* into invitation
  from public.invitations i join auth.users u on lower(u.email) = lower(i.email)
  where i.id = of_invitation and u.id = of_user and u.email_confirmed_at is not null;
  if invitation.id is null then
    perform private.invitation_not_found('candidate');
  elsif accept is null then
    perform private.refuse_field_errors('{"accept": "Accept or decline the invitation"}');
  elsif accept then
    perform private.accept_invitation_as(of_user, invitation.id);
    return;
  end if;
  update public.invitations set status = 'declined' where id = invitation.id and status = 'pending';
  if found then
    perform private.audit(
      'invitation.declined', 'invitation', invitation.id, invitation.company_id,
      jsonb_build_object('kind', private.invitation_kind(invitation)));
  elsif exists (select from public.invitations i where i.id = invitation.id and i.status = 'accepted') then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  end if;
  delete from public.notifications
  where user_id = of_user and type = 'company_invitation' and data ->> 'invitation_id' = invitation.id::text;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_email_link (
  p_token_hash text,
  p_type text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account record;
begin
  -- The conditions on each column repeat those of the auth service's partial indexes, which only then are used; '' means no token.
  if p_type = 'signup' then
    select id, email, email_change into account from auth.users
    where confirmation_token = p_token_hash and confirmation_token !~ '^[0-9 ]*$' and length(confirmation_token) > 6;
  elsif p_type = 'recovery' then
    select id, email, email_change into account from auth.users
    where recovery_token = p_token_hash and recovery_token !~ '^[0-9 ]*$' and length(recovery_token) > 6;
  elsif p_type = 'email_change' then
    select id, email, email_change into account from auth.users
    where (email_change_token_new = p_token_hash and email_change_token_new !~ '^[0-9 ]*$' and length(email_change_token_new) > 6)
      or (email_change_token_current = p_token_hash and email_change_token_current !~ '^[0-9 ]*$' and length(email_change_token_current) > 6);
  else
    perform private.fail(404, 'link_not_found', 'This link does not work');
  end if;
  if account.id is null then
    perform private.fail(404, 'link_not_found', 'This link does not work');
  end if;
  return jsonb_build_object(
    'email', account.email,
    'new_email', case when p_type = 'email_change' then account.email_change end,
    'role', (select p.role from public.profiles p where p.id = account.id),
    'invitations', case when p_type = 'signup' then private.open_invitations_for(account.email) else '[]' end
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_invitation (
  p_token text,
  p_kind text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations := private.usable_invitation(p_token);
begin
  if invitation.id is null or private.invitation_kind(invitation) is distinct from p_kind then
    perform private.invitation_not_found(p_kind);
  end if;
  return private.invitation_json(invitation);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_invitations()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  return private.open_invitations_for((select u.email from auth.users u where u.id = caller and u.email_confirmed_at is not null));
end
$function$;

CREATE OR REPLACE FUNCTION public.respond_to_company_invitation (
  p_notification_id uuid,
  p_accept boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  notice public.notifications;
begin
  select * into notice from public.notifications
  where id = p_notification_id and user_id = caller and type = 'company_invitation';
  perform private.respond_to_invitation_as(caller, (notice.data ->> 'invitation_id')::uuid, p_accept);
  return jsonb_build_object('accepted', p_accept, 'company_name', notice.data ->> 'company_name');
end
$function$;

CREATE OR REPLACE FUNCTION public.respond_to_invitation (
  p_invitation_id uuid,
  p_accept boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.respond_to_invitation_as(private.require_caller(), p_invitation_id, p_accept);
  return jsonb_build_object('accepted', p_accept);
end
$function$;

CREATE TRIGGER forget_unproven_password
  BEFORE UPDATE OF email_confirmed_at ON auth.users
  FOR EACH ROW
  EXECUTE FUNCTION private.forget_unproven_password();

COMMENT ON FUNCTION "private"."forget_unproven_password"() IS 'Row trigger on auth.users: an account confirmed by mail, through whichever link, loses the password it was signed up with (RULES: Accounts), because anybody can sign up any address. Its owner sets one from the session the link opens.';

COMMENT ON FUNCTION "private"."handle_changed_account"() IS 'Row trigger on auth.users: keeps profiles.email (the auth service writes a new address once it is confirmed). SECURITY DEFINER as handle_new_account.';

COMMENT ON FUNCTION "private"."invitation_json"(public.invitations) IS 'What the invited may see of an invitation (RULES: Invitations).';

COMMENT ON FUNCTION "private"."open_invitations_for"(text) IS 'The open invitations of every kind for an address, newest first: what the invited may see, with their ids. For who has shown that the address is theirs.';

COMMENT ON FUNCTION "private"."respond_to_invitation_as"(uuid, uuid, boolean) IS 'Accepts or declines an invitation for an account, whose confirmed address must be the invited one; declining takes its notification away. PT404 for anything not sent to that address, PT409, PT422 without an answer.';

COMMENT ON FUNCTION "public"."get_email_link"(text, text) IS 'What the page behind a mailed link says before anything is done: whose it is, and for a confirmation the open invitations for the address (RULES: Accounts). p_type: signup, recovery or email_change. Redeems nothing: mail scanners open links. SECURITY DEFINER: who holds the hash holds the mail. PT404, the same for unknown and used links.';

COMMENT ON FUNCTION "public"."get_my_invitations"() IS 'The open invitations of every kind for the caller''s confirmed address, newest first: what an acceptance page shows, with their ids (RULES: Invitations). SECURITY DEFINER: the table is closed. PT401.';

COMMENT ON FUNCTION "public"."respond_to_company_invitation"(uuid, boolean) IS 'respond_to_invitation by one of the caller''s notifications. Gives {accepted, company_name}. SECURITY DEFINER as it. PT401, PT404, PT409, PT422.';

COMMENT ON FUNCTION "public"."respond_to_invitation"(uuid, boolean) IS 'Accepts or declines an invitation for the caller''s confirmed address (RULES: Invitations). Gives {accepted}. SECURITY DEFINER: it grants roles and memberships. PT401, PT404, PT409, PT422.';

REVOKE ALL ON FUNCTION "private"."forget_unproven_password"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_json"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_invitations_for"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."respond_to_invitation_as"(uuid, uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."get_email_link"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_email_link"(text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_invitations"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_invitations"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."respond_to_invitation"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."respond_to_invitation"(uuid, boolean) TO "authenticated";
