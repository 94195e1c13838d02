-- Lists and responds to invitations for the caller's own address, without a link. SECURITY DEFINER: the table is closed.

create function private.respond_to_invitation_as(of_user uuid, of_invitation uuid, accept boolean) returns text
language plpgsql set search_path = ''
as $$
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
    return private.accept_invitation_as(of_user, invitation.id) ->> 'stopped';
  end if;
  update public.invitations set status = 'declined' where id = invitation.id and status = 'pending';
  if found then
    perform private.audit(
      'invitation.declined', 'invitation', invitation.id, invitation.company_id,
      jsonb_build_object('kind', private.invitation_kind(invitation)));
  elsif exists (select from public.invitations i where i.id = invitation.id and i.status = 'accepted') then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  end if;
  return null;
end
$$;
comment on function private.respond_to_invitation_as is
  'Accepts or declines an invitation for an account, whose confirmed address must be the invited one. Returns why the plan stopped it, or null. PT404 for anything not sent to that address, PT409, PT422 without a choice.';

create function public.get_my_invitations() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  return private.open_invitations_for((select u.email from auth.users u where u.id = caller and u.email_confirmed_at is not null));
end
$$;
comment on function public.get_my_invitations is
  'Open invitations of every kind for the caller''s confirmed address, newest first: the content of an acceptance page, with ids (RULES: Invitations). SECURITY DEFINER: the table is closed. PT401.';

create function public.respond_to_invitation(p_invitation_id uuid, p_accept boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  stopped text := private.respond_to_invitation_as(private.require_caller(), p_invitation_id, p_accept);
begin
  return jsonb_strip_nulls(jsonb_build_object('accepted', p_accept and stopped is null, 'stopped', stopped));
end
$$;
comment on function public.respond_to_invitation is
  'Accepts or declines an invitation for the caller''s confirmed address (RULES: Invitations). Returns {accepted}, and stopped, the reason, if the company''s plan has no room. SECURITY DEFINER: it grants roles and memberships. PT401, PT404, PT409, PT422.';

create function public.respond_to_company_invitation(p_notification_id uuid, p_accept boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  notice public.notifications;
  stopped text;
begin
  select * into notice from public.notifications
  where id = p_notification_id and user_id = caller and type = 'company_invitation';
  stopped := private.respond_to_invitation_as(caller, (notice.data ->> 'invitation_id')::uuid, p_accept);
  return jsonb_strip_nulls(jsonb_build_object(
    'accepted', p_accept and stopped is null, 'stopped', stopped, 'company_name', notice.data ->> 'company_name'));
end
$$;
comment on function public.respond_to_company_invitation is 'respond_to_invitation by a notification: {accepted, stopped, company_name}.';

create function public.undo_declined_invitation(p_invitation_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  invitation public.invitations;
  is_senders boolean;
begin
  select i.* into invitation
  from public.invitations i join auth.users u on lower(u.email) = lower(i.email)
  where i.id = p_invitation_id and u.id = caller and u.email_confirmed_at is not null;
  perform private.lock_invitee(invitation.email);
  -- Locked, so that a sender who is removed or changes roles doesn't leave an open invitation behind.
  perform from public.company_users u
  where u.company_id = invitation.company_id and u.user_id = invitation.invited_by_user_id
    and private.may_invite(u.role, private.invitation_kind(invitation))
  for share;
  is_senders := found or invitation.company_id is null;
  update public.invitations i set status = 'pending'
  where i.id = invitation.id and is_senders and i.status = 'declined' and not private.undo_is_over(i.ended_at, clock_timestamp())
    and not exists (
      select from public.audit_log e
      where e.subject_type = 'invitation' and e.subject_id = i.id and e.action = 'invitation.reopened' and e.created_at >= i.sent_at)
    and (private.known_invitee(private.invitation_kind(i), lower(i.email), i.company_id, i.id)).known_as is null
  returning * into invitation;
  if invitation.id is null or not private.is_open(invitation) then
    perform private.fail(409, 'undo_over', 'You can no longer undo this. Ask the person who invited you for a new invitation.');
  end if;
  if invitation.type = 'candidate' then
    perform private.notify_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  perform private.audit(
    'invitation.reopened', 'invitation', invitation.id, invitation.company_id,
    jsonb_build_object('kind', private.invitation_kind(invitation)));
end
$$;
comment on function public.undo_declined_invitation is
  'Reopens an invitation that the caller declined, within private.undo_time: once per sending, while its sender may still send it and nothing newer is open. PT409 otherwise. SECURITY DEFINER: the table is closed. PT401, PT409.';

grant execute on function
  public.get_my_invitations, public.respond_to_invitation, public.respond_to_company_invitation, public.undo_declined_invitation
to authenticated;
