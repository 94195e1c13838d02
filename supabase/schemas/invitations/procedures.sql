-- Sending, resending, revoking, listing, looking at and accepting invitations by their links. SECURITY DEFINER: the table is closed.

create function public.create_invitation(p_type text, p_email text, p_data jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  kind text := lower(private.trimmed(p_type));
  invitee text := lower(private.trimmed(p_email));
  token text := private.new_token();
  data jsonb;
  for_company uuid;
  invitation public.invitations;
begin
  if kind is null or kind not in ('admin', 'company', 'employee', 'candidate') then
    perform private.refuse_field_errors('{"type": "Choose a kind of invitation"}');
  elsif kind in ('admin', 'company') then
    perform private.require_admin('You must be an admin to send ' || kind || ' invitations');
  end if;
  data := private.check_invitation_data(kind, p_email, p_data);
  if kind in ('employee', 'candidate') then
    for_company := private.inviting_company(kind, data ->> 'companyId');
  end if;
  perform private.check_invitation_rate();
  perform private.lock_invitee(invitee);
  perform private.refuse_known_invitee(kind, invitee, for_company);

  insert into public.invitations (
    type, email, token_hash, invited_by_admin_id, invited_by_user_id, company_id, role, management_terms, candidate_data, company_data)
  values (
    case kind when 'admin' then 'admin_invitation' when 'candidate' then 'candidate' else 'company_invitation' end::public.invitation_type,
    invitee,
    private.token_hash(token),
    case when for_company is null then caller end,
    case when for_company is not null then caller end,
    for_company,
    (data ->> 'role')::public.staff_role,
    data ->> 'managementTerms',
    data -> 'candidateData',
    case when kind <> 'candidate' then data - 'companyId' end
  )
  returning * into invitation;
  if kind = 'candidate' then
    perform private.tell_invited_candidate(invitation, (select c.name from public.companies c where c.id = for_company));
  end if;
  return private.send_invitation(invitation, token);
end
$$;
comment on function public.create_invitation(text, text, jsonb) is
  'Invites an email address. p_type: admin, company, employee or candidate; p_data: the form''s fields (RULES: Invitations), with companyId where the caller has several companies. Gives {id, token, expires_at}; the token is not shown again. Valid for 7 days (RULES: Invitations). SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409 ''already exists'', PT422 by field, PT429.';

create function public.resend_invitation(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  invitation public.invitations := private.manageable_invitation(p_id);
  kind text := private.invitation_kind(invitation);
  token text := private.new_token();
begin
  if not private.can_invite(kind, invitation.company_id) then
    perform private.fail(403, 'not_allowed', 'You do not have permission to send this invitation');
  elsif invitation.company_id is not null then
    perform private.inviting_company(kind, invitation.company_id::text);
  end if;
  perform private.check_invitation_rate();
  perform private.lock_invitee(invitation.email);
  invitation := private.require_invitation(p_id);
  perform private.refuse_known_invitee(kind, lower(invitation.email), invitation.company_id, invitation.id);
  update public.invitations
  set token_hash = private.token_hash(token), expires_at = now() + interval '7 days',
    -- Who resends it answers for it.
    invited_by_admin_id = case when company_id is null then caller end,
    invited_by_user_id = case when company_id is not null then caller end
  where id = invitation.id returning * into invitation;
  return private.send_invitation(invitation, token);
end
$$;
comment on function public.resend_invitation(uuid) is
  'Sends a pending invitation again: checks what sending checks, makes the caller its sender, makes a new link, valid for 7 days from now, and ends the old one (RULES: Invitations). Gives {id, token, expires_at}. SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409, PT429.';

create function public.revoke_invitation(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invitation public.invitations := private.require_invitation(p_id);
begin
  update public.invitations set status = 'revoked' where id = invitation.id;
  delete from public.notifications where type = 'company_invitation' and data ->> 'invitation_id' = invitation.id::text;
  perform private.audit('invitation.revoked', 'invitation', invitation.id, invitation.company_id);
end
$$;
comment on function public.revoke_invitation(uuid) is
  'Ends a pending invitation and takes its notification away. SECURITY DEFINER: the table is closed. PT401, PT404, PT409.';

create function public.list_invitations(p_company_id uuid default null, p_before jsonb default null, p_limit integer default 20) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_before record;
begin
  perform private.require_caller();
  page_before := private.page_key(p_before, 'createdAt');
  return jsonb_build_object('invitations', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', page.id,
      'kind', private.invitation_kind(page),
      'email', page.email,
      'first_name', coalesce(page.company_data ->> 'firstName', page.candidate_data ->> 'firstName'),
      'last_name', coalesce(page.company_data ->> 'lastName', page.candidate_data ->> 'lastName'),
      'company_name', private.invited_company_name(page),
      'role', page.role,
      'status', case when page.status = 'pending' and not private.is_open(page) then 'expired' else page.status::text end,
      'expires_at', page.expires_at,
      'accepted_at', page.accepted_at,
      'created_at', page.created_at
    ) order by page.created_at desc, page.id desc)
    from (
      select * from public.invitations i
      where (p_company_id is null or i.company_id = p_company_id)
        and (i.company_id in (select private.my_company_ids()) or (select private.is_admin()))
        and private.can_manage_invitation(i)
        and (i.created_at, i.id) < (page_before.at, page_before.id)
      order by i.created_at desc, i.id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
end
$$;
comment on function public.list_invitations(uuid, jsonb, integer) is
  'Sent invitations that the caller may manage, newest first, without tokens. p_before: {createdAt, id} of the last row of the page before. SECURITY DEFINER: the table is closed. PT401, PT422 for an unknown page.';

create function public.get_invitation(p_token text, p_kind text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  invitation public.invitations := private.usable_invitation(p_token);
begin
  if invitation.id is null or private.invitation_kind(invitation) is distinct from p_kind then
    perform private.invitation_not_found(p_kind);
  end if;
  return private.invitation_json(invitation);
end
$$;
comment on function public.get_invitation(text, text) is
  'What an acceptance page shows (RULES: Invitations), for whoever holds the link, signed out included. SECURITY DEFINER: the table is closed and looked up by token only. PT404, the same for unknown, used, expired and wrong kind.';

create function public.accept_invitation(p_token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  -- Finding it locks it, and the person comes before the invitation.
  perform private.lock_account(caller);
  return private.accept_invitation_as(caller, private.invitation_with(p_token));
end
$$;
comment on function public.accept_invitation(text) is
  'For someone who already has an account: accepts the invitation as the caller, whose confirmed email must be the invited one (RULES: Invitations). Gives {kind, company_id}. SECURITY DEFINER: it grants roles and memberships. PT401, PT403, PT404, PT409.';

revoke all on function
  public.create_invitation(text, text, jsonb), public.resend_invitation(uuid), public.revoke_invitation(uuid),
  public.list_invitations(uuid, jsonb, integer), public.get_invitation(text, text), public.accept_invitation(text)
from public, anon, authenticated;
grant execute on function public.get_invitation(text, text) to anon, authenticated;
grant execute on function
  public.create_invitation(text, text, jsonb), public.resend_invitation(uuid), public.revoke_invitation(uuid),
  public.list_invitations(uuid, jsonb, integer), public.accept_invitation(text)
to authenticated;
