-- Sends, resends, revokes, shows and accepts invitations by their links. SECURITY DEFINER: the table is closed.

create function public.create_invitation(
  p_type text, p_email text, p_data jsonb default '{}', p_held boolean default false, p_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  kind text := lower(private.trimmed(p_type));
  invitee text := lower(private.trimmed(p_email));
  data jsonb;
  for_company uuid;
  earlier jsonb;
begin
  if kind is null or kind not in ('admin', 'company', 'employee', 'candidate') then
    perform private.refuse_field_errors('{"type": "Choose a kind of invitation"}');
  elsif kind = 'admin' then
    perform private.require_admin('You must be an admin to send admin invitations');
  elsif kind = 'company' then
    perform private.require_admin('You must be an admin to send company invitations');
  end if;
  data := private.check_invitation_data(kind, p_email, p_data);
  if kind in ('employee', 'candidate') then
    for_company := private.inviting_company(kind, data ->> 'companyId');
  end if;
  perform private.lock_sender();
  earlier := private.repeated_invitation(p_id, kind, invitee);
  if earlier is not null then
    return earlier;
  end if;
  perform private.check_invitation_rate(invitee);
  perform private.lock_invitee(invitee);
  perform private.refuse_known_invitee(kind, invitee, for_company);
  if for_company is not null then
    perform private.hold_plan(for_company);
    perform private.require_room(for_company, 'monthly_invitations');
  end if;
  return private.send_invitation(private.add_invitation(kind, invitee, for_company, data, p_id), p_held);
end
$$;
comment on function public.create_invitation is
  'Invites an email address. p_type: admin, company, employee or candidate; p_data: the form''s fields (RULES: Invitations), with companyId if the caller has several companies. Returns NewInvitation (contracts/procedures.ts), the only time its link is returned. p_held: the caller delivers its email right away, by email_id. The caller makes up p_id: sending it again is the same invitation (private.repeated_invitation). Valid for 7 days (RULES: Invitations). SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409 ''already exists'', PT422 by field, PT429.';

create function public.resend_invitation(p_id uuid, p_held boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  invitation public.invitations := private.manageable_invitation(p_id);
  kind text := private.invitation_kind(invitation);
begin
  if not private.can_invite(kind, invitation.company_id) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to send this invitation');
  elsif invitation.company_id is not null then
    perform private.inviting_company(kind, invitation.company_id::text);
  end if;
  perform private.check_invitation_rate(lower(invitation.email));
  perform private.lock_invitee(invitation.email);
  invitation := private.require_invitation(p_id, '{pending, revoked}');
  perform private.refuse_known_invitee(kind, lower(invitation.email), invitation.company_id, invitation.id);
  update public.invitations
  set status = 'pending', sent_at = now(), expires_at = now() + interval '7 days',
    -- The person who resends it becomes its sender.
    invited_by_admin_id = case when company_id is null then caller end,
    invited_by_user_id = case when company_id is not null then caller end
  where id = invitation.id returning * into invitation;
  -- After the update, which waits for an email in delivery, so that its link is invalidated too.
  delete from private.invitation_tokens t where t.invitation_id = invitation.id;
  if kind = 'candidate' then
    perform private.notify_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  return private.send_invitation(invitation, p_held);
end
$$;
comment on function public.resend_invitation is
  'Sends a pending or revoked invitation again: makes the same checks as sending, makes the caller its sender, creates a new link valid for 7 days, and invalidates the old ones (RULES: Invitations). p_held and result as in create_invitation. SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409, PT429.';

create function public.revoke_invitation(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invitation public.invitations := private.require_invitation(p_id);
begin
  update public.invitations
  set status = 'revoked', is_held = company_id is not null and not private.can_invite(private.invitation_kind(invitation), company_id)
  where id = invitation.id;
  perform private.audit('invitation.revoked', 'invitation', invitation.id, invitation.company_id,
    jsonb_build_object('kind', private.invitation_kind(invitation), 'email', invitation.email, 'name', private.invitee_name(invitation)));
end
$$;
comment on function public.revoke_invitation is
  'Revokes a pending invitation. If an administrator revokes a company''s invitation, it is held: the company can''t send it again until release_invitation. SECURITY DEFINER: the table is closed. PT401, PT404, PT409.';

create function public.release_invitation(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  perform private.require_admin();
  update public.invitations set is_held = false where id = p_id and is_held returning * into invitation;
  if invitation.id is null then
    perform private.manageable_invitation(p_id);
    return;
  end if;
  perform private.notify(
    u.user_id, 'invitation_released', jsonb_build_object('name', coalesce(private.invitee_name(invitation), invitation.email)),
    jsonb_build_object('company_id', c.id, 'company_name', c.name, 'invitation_kind', private.invitation_kind(invitation)))
  from public.companies c join public.company_users u on u.company_id = c.id
  where c.id = invitation.company_id and private.is_company_admin(u.role);
  perform private.audit('invitation.released', 'invitation', invitation.id, invitation.company_id,
    jsonb_build_object('kind', private.invitation_kind(invitation), 'email', invitation.email, 'name', private.invitee_name(invitation)));
end
$$;
comment on function public.release_invitation is
  'Allows a company to resend an invitation that an administrator revoked, and notifies its administrators. Safe to repeat. SECURITY DEFINER: the table is closed. PT401, PT403 for non-administrators, PT404.';

create function public.get_invitation(p_token text, p_kind text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  invitation public.invitations := private.usable_invitation(p_token);
begin
  if exists (
    select from private.invitation_tokens t join public.invitations i on i.id = t.invitation_id
    where t.token_hash = private.token_hash(p_token) and i.accepted_by = auth.uid()
  ) then
    perform private.fail(409, 'invitation_accepted', 'You have accepted this invitation');
  elsif invitation.id is null or private.invitation_kind(invitation) is distinct from p_kind then
    perform private.invitation_not_found(p_kind);
  end if;
  return private.invitation_json(invitation);
end
$$;
comment on function public.get_invitation is
  'The content of an acceptance page (RULES: Invitations), for anyone with the link, signed in or not. SECURITY DEFINER: the table is closed and only looked up by token. PT404, the same for unknown, used, expired and wrong kind; PT409 for the person who accepted it.';

create function public.accept_invitation(p_token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  -- Looking it up locks it, and the person must be locked first.
  perform private.lock_account(caller);
  return private.accept_invitation_as(caller, private.invitation_with(p_token));
end
$$;
comment on function public.accept_invitation is
  'For someone who already has an account: accepts the invitation as the caller, whose confirmed email must be the invited one (RULES: Invitations). Returns {kind, company_id}. SECURITY DEFINER: it grants roles and memberships. PT401, PT403, PT404, PT409.';

grant execute on function public.get_invitation to anon, authenticated;
grant execute on function
  public.create_invitation, public.resend_invitation, public.revoke_invitation, public.release_invitation, public.accept_invitation
to authenticated;
