-- All four kinds of invitation: their kind, who may send and manage them, and what invitees see.
-- The link names the kind: admin, company, employee or candidate.

create function private.invitation_kind(invitation public.invitations) returns text
language sql immutable set search_path = ''
return case
  when invitation.type = 'admin_invitation' then 'admin'
  when invitation.type = 'candidate' then 'candidate'
  when invitation.is_employee then 'employee'
  else 'company'
end;
comment on function private.invitation_kind is 'admin, company, employee or candidate.';

create function private.new_token() returns text
language sql volatile set search_path = ''
return replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
comment on function private.new_token is '244 random bits from the database''s CSPRNG as 64 hexadecimal digits.';

create function private.token_hash(token text) returns bytea
language sql immutable set search_path = ''
return sha256(convert_to(token, 'UTF8'));
comment on function private.token_hash is 'What the database keeps of a token.';

create function private.new_link(invitation public.invitations) returns text
language plpgsql set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  insert into private.invitation_tokens (token_hash, invitation_id) values (private.token_hash(token), invitation.id);
  return '/' || case private.invitation_kind(invitation) when 'candidate' then '' else private.invitation_kind(invitation) || '-' end
    || 'invitation/' || token;
end
$$;
comment on function private.new_link is 'The path of a new link to an invitation. Callers hand it out and don''t store it.';

create function private.invitation_end(invitation public.invitations) returns timestamptz
language sql stable set search_path = ''
return invitation.expires_at + coalesce(now() - invitation.paused_at, '0');
comment on function private.invitation_end is 'When an invitation expires; the clock stops while it is paused (RULES: Invitations).';

create function private.is_open(invitation public.invitations) returns boolean
language sql stable set search_path = ''
return invitation.status = 'pending' and private.invitation_end(invitation) > now()
  -- Platform invitations are only valid while their sender is an administrator; remove_staff revokes those of staff.
  and (
    invitation.company_id is not null
    or exists (select from public.profiles p where p.id = invitation.invited_by_admin_id and p.role = 'admin')
  );
comment on function private.is_open is 'True while an invitation can be accepted: pending, unexpired, and its sender may still send it.';

create function private.invitation_with(token text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  hash bytea := private.token_hash(token);
begin
  perform from public.invitations i
  where i.id = (select t.invitation_id from private.invitation_tokens t where t.token_hash = hash)
  for no key update;
  -- Looked up again: it may have been resent with a new link while this waited.
  return (select t.invitation_id from private.invitation_tokens t where t.token_hash = hash);
end
$$;
comment on function private.invitation_with is 'The id of the invitation with this token, locked, in any state; or null.';

create function private.usable_invitation(token text) returns public.invitations
language sql stable set search_path = ''
begin atomic
  select i.*
  from private.invitation_tokens t join public.invitations i on i.id = t.invitation_id
  where t.token_hash = private.token_hash(token) and private.is_open(i);
end;
comment on function private.usable_invitation is 'The invitation with this token if it can be accepted, or null.';

create function private.invitation_not_found(kind text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.fail(404, 'invitation_not_found', case kind
    when 'admin' then 'Admin invitation not found or has expired'
    when 'company' then 'Company invitation not found or has expired'
    when 'employee' then 'Employee invitation not found or has expired'
    else 'Invitation not found or has expired'
  end);
end
$$;
comment on function private.invitation_not_found is 'The same neutral error for unknown, used, expired and wrong-kind tokens (RULES: Invitations): PT404 with the kind''s text.';

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.invite_act(kind text) returns private.staff_act
language sql immutable set search_path = ''
return case kind when 'employee' then 'manage_staff' when 'candidate' then 'handle_candidates' end::private.staff_act;
comment on function private.invite_act is 'The right staff need for an invitation of this kind; null for platform invitations.';

create function private.may_invite(role public.staff_role, kind text) returns boolean
language sql immutable set search_path = ''
return private.invite_act(kind) = any (private.acts_of(role));
comment on function private.may_invite is 'True for staff roles that may send this kind of invitation for their company; null for platform invitations.';

create function private.can_invite(kind text, for_company uuid) returns boolean
language sql stable set search_path = ''
return case
  when kind in ('employee', 'candidate') then private.can_at_company(for_company, private.invite_act(kind))
  else (select private.is_admin())
end;
comment on function private.can_invite is 'True if the caller may send this kind: admin and company for administrators, employee and candidate for staff.';

create function private.can_manage_invitation(invitation public.invitations) returns boolean
language sql stable set search_path = ''
return (select private.is_admin()) or private.can_invite(private.invitation_kind(invitation), invitation.company_id);
comment on function private.can_manage_invitation is 'True for those who may see, resend and revoke it (RULES: Invitations).';

create function private.inviting_company(kind text, wanted text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  named text := nullif(private.trimmed(wanted), '');
  membership public.company_users;
begin
  if named is null or pg_input_is_valid(named, 'uuid') then
    membership := private.my_membership(named::uuid);
  end if;
  -- Locked, so that remove_staff either comes first or finds the invitation to revoke.
  perform from public.company_users u where u.id = membership.id for key share;
  if not found then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_invite(kind, membership.company_id) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to send this invitation');
  elsif not private.company_is_live(membership.company_id) then
    perform private.fail(403, 'subscription_required', 'Your company needs to be approved and have a subscription to send invitations');
  end if;
  return membership.company_id;
end
$$;
comment on function private.inviting_company is
  'The company the caller invites for: the given one or that of private.my_membership. PT404 if it isn''t the caller''s, PT403 without the right or while the company isn''t live (RULES: Invitations).';

create function private.invitation_rate_passed(last_minute bigint, last_day bigint, to_invitee bigint) returns text
language sql immutable set search_path = ''
return case when last_day >= 200 then 'day' when last_minute >= 20 then 'minute' when to_invitee >= 5 then 'address' end;
comment on function private.invitation_rate_passed is 'The limit that stops a sender''s next invitation, or null (RULES: Invitations).';

create function private.lock_sender() returns void
language sql set search_path = ''
begin atomic
  select pg_advisory_xact_lock(hashtextextended('invitation sender ' || auth.uid(), 0));
end;
comment on function private.lock_sender is 'Serializes one sender''s invitations, so that a burst can''t get past the limit.';

create function private.check_invitation_rate(invitee text) returns void
language plpgsql set search_path = ''
as $$
declare
  last_minute bigint;
  last_day bigint;
  to_invitee bigint;
begin
  perform private.lock_sender();
  select count(*) filter (where created_at > now() - interval '1 minute'), count(*), count(*) filter (where details ->> 'email' = invitee)
  into last_minute, last_day, to_invitee
  from public.audit_log
  where actor_id = auth.uid() and action = 'invitation.sent' and created_at > now() - interval '1 day';
  case private.invitation_rate_passed(last_minute, last_day, to_invitee)
    when 'day' then perform private.fail(429, 'too_many_invitations',
      'You''ve sent 200 invitations in a day, the most we allow. You can send more tomorrow.');
    when 'minute' then perform private.fail(429, 'too_many_invitations',
      'You''ve sent 20 invitations in a minute, the most we allow. Wait a minute and send it again.');
    when 'address' then perform private.fail(429, 'too_many_invitations',
      format('You''ve sent %s 5 invitations in a day, the most we allow. You can send another one tomorrow.', invitee));
    else null;
  end case;
end
$$;
comment on function private.check_invitation_rate is 'PT429 past private.invitation_rate_passed, counted in the audit log.';

create function private.manageable_invitation(p_id uuid) returns public.invitations
language plpgsql stable set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  perform private.require_caller();
  select * into invitation from public.invitations i where i.id = p_id;
  if invitation.id is null or not private.can_manage_invitation(invitation) then
    perform private.fail(404, 'invitation_not_found', 'Invitation not found');
  end if;
  return invitation;
end
$$;
comment on function private.manageable_invitation is 'An invitation that the caller may manage, in any state, not locked. PT404.';

create function private.require_invitation(p_id uuid, states public.invitation_status[] default '{pending}') returns public.invitations
language plpgsql set search_path = ''
as $$
declare
  invitation public.invitations := private.manageable_invitation(p_id);
begin
  -- Same lock as an update, not stronger: an email in delivery must still be able to store its link.
  select * into invitation from public.invitations i where i.id = p_id for no key update;
  if not coalesce(invitation.status = any (states), false) then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  end if;
  return invitation;
end
$$;
comment on function private.require_invitation is 'Locks and returns an invitation the caller may manage, in one of these states. PT404, PT409.';

-- ── What the invited see ──────────────────────────────────────────────────────────────────────────────────────

create function private.invited_company_name(invitation public.invitations) returns text
language sql stable set search_path = ''
return coalesce(
  (select c.name from public.companies c where c.id = invitation.company_id), invitation.company_data ->> 'companyName');
comment on function private.invited_company_name is 'The name of the inviting or invited company.';

create function private.inviting_company_logo(of_company uuid) returns text
language sql stable set search_path = ''
return (select c.logo_url from public.companies c where c.id = of_company and not private.is_paused(c));
comment on function private.inviting_company_logo is 'The logo of the inviting company, while it is public.';

create function private.invitee_name(invitation public.invitations) returns text
language sql immutable set search_path = ''
return coalesce(
  nullif(btrim(concat_ws(
    ' ',
    coalesce(invitation.company_data ->> 'firstName', invitation.candidate_data ->> 'firstName'),
    coalesce(invitation.company_data ->> 'lastName', invitation.candidate_data ->> 'lastName'))), ''),
  invitation.company_data ->> 'companyName');
comment on function private.invitee_name is 'The invited person''s name, or the company''s for a company invitation.';

create function private.inviter_name(invitation public.invitations) returns text
language sql stable set search_path = ''
return private.person_name(coalesce(invitation.invited_by_admin_id, invitation.invited_by_user_id), invitation.company_id);
comment on function private.inviter_name is 'The sender''s name; null if they have none or the account is gone.';

create function private.invitation_json(invitation public.invitations) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  data jsonb := coalesce(invitation.company_data, '{}') || coalesce(invitation.candidate_data, '{}');
begin
  return (
    select to_jsonb(shown) from (
      select private.invitation_kind(invitation) as kind, invitation.email, private.inviter_name(invitation) as invited_by,
        data ->> 'firstName' as first_name, data ->> 'lastName' as last_name, invitation.company_id,
        private.invited_company_name(invitation) as company_name, private.inviting_company_logo(invitation.company_id) as company_logo_url, data ->> 'message' as message, invitation.role, invitation.management_terms,
        private.invitation_end(invitation) as expires_at, private.invitation_stopped_in_words(invitation.company_id) as stopped
    ) as shown);end
$$;
comment on function private.invitation_json is 'An invitation as the invited person may see it (RULES: Invitations).';

create function private.open_invitations_for(address text) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(private.invitation_json(i) || jsonb_build_object('id', i.id) order by i.sent_at desc, i.id desc), '[]')
  from public.invitations i
  where lower(i.email) = lower(address) and private.is_open(i);
end;
comment on function private.open_invitations_for is 'Open invitations for an address, newest first, as the invited person may see them.';
