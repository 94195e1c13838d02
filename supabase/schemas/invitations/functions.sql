-- Invitations of all four kinds: what one is, who may send and manage it, and what is checked before it is sent.
-- A kind is what the link says: admin, company, employee or candidate.

create function private.invitation_kind(invitation public.invitations) returns text
language sql immutable set search_path = ''
return case
  when invitation.type = 'admin_invitation' then 'admin'
  when invitation.type = 'candidate' then 'candidate'
  when invitation.is_employee then 'employee'
  else 'company'
end;
comment on function private.invitation_kind(public.invitations) is 'admin, company, employee or candidate.';

create function private.new_token() returns text
language sql volatile set search_path = ''
return replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
comment on function private.new_token() is '244 random bits from the database''s CSPRNG as 64 hexadecimal digits.';

create function private.token_hash(token text) returns bytea
language sql immutable set search_path = ''
return sha256(convert_to(token, 'UTF8'));
comment on function private.token_hash(text) is 'What the database keeps of a token.';

create function private.is_open(invitation public.invitations) returns boolean
language sql stable set search_path = ''
return invitation.status = 'pending' and invitation.expires_at > now()
  -- What only administrators may send counts as long as its sender is one; remove_staff ends what staff sent.
  and (
    invitation.company_id is not null
    or exists (select from public.profiles p where p.id = invitation.invited_by_admin_id and p.role = 'admin')
  );
comment on function private.is_open(public.invitations) is
  'True while an invitation can be accepted: pending, unexpired, and still within its sender''s rights (every right is checked per request).';

create function private.invitation_with(token text) returns uuid
language sql volatile set search_path = ''
begin atomic
  select i.id from public.invitations i where i.token_hash = private.token_hash(token) for update;
end;
comment on function private.invitation_with(text) is
  'The id of the invitation with this token, whatever its state, or null. Locked: while it is being resent, the old token waits and then finds nothing.';

create function private.usable_invitation(token text) returns public.invitations
language sql stable set search_path = ''
begin atomic
  select * from public.invitations i
  where i.token_hash = private.token_hash(token) and private.is_open(i);
end;
comment on function private.usable_invitation(text) is 'The invitation with this token if it can be accepted, or null.';

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
comment on function private.invitation_not_found(text) is 'The one neutral answer for unknown, used, expired and wrong-kind tokens (RULES: Invitations): PT404 with the kind''s text.';

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.can_invite(kind text, for_company uuid) returns boolean
language sql stable set search_path = ''
return case kind
  when 'employee' then private.can_at_company(for_company, 'manage_staff')
  when 'candidate' then private.can_at_company(for_company, 'handle_candidates')
  else (select private.is_admin())
end;
comment on function private.can_invite(text, uuid) is
  'True when the caller may send an invitation of this kind: administrators those of admins and companies, staff those of employees and candidates for their company (RULES: Invitations).';

create function private.can_manage_invitation(invitation public.invitations) returns boolean
language sql stable set search_path = ''
return (select private.is_admin()) or private.can_invite(private.invitation_kind(invitation), invitation.company_id);
comment on function private.can_manage_invitation(public.invitations) is
  'True when the caller sees, resends and revokes it: admins all, staff those of their company they could send (RULES: Invitations).';

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
    perform private.fail(403, 'not_allowed', 'You do not have permission to send this invitation');
  elsif not private.company_is_live(membership.company_id) then
    perform private.fail(403, 'subscription_required', 'Your company needs to be approved and have a subscription to send invitations');
  end if;
  return membership.company_id;
end
$$;
comment on function private.inviting_company(text, text) is
  'The company the caller invites for: the given one or the oldest membership. PT404 not the caller''s, PT403 without the right or while the company is not live (RULES: Invitations).';

create function private.check_invitation_rate() returns void
language plpgsql set search_path = ''
as $$
declare
  sender uuid := auth.uid();
  last_minute bigint;
  last_day bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('invitation sender ' || sender, 0));
  select count(*) filter (where created_at > now() - interval '1 minute'), count(*) into last_minute, last_day
  from public.audit_log
  where actor_id = sender and action = 'invitation.sent' and created_at > now() - interval '1 day';
  if last_minute >= 20 or last_day >= 200 then
    perform private.fail(429, 'too_many_invitations', 'You have sent too many invitations. Please try again later.');
  end if;
end
$$;
comment on function private.check_invitation_rate() is
  'PT429 past 20 invitations a minute or 200 a day by one sender (RULES: Invitations), counted in the audit log so that resending counts. Senders are serialised, so a burst cannot slip through.';

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
comment on function private.manageable_invitation(uuid) is 'An invitation that the caller may manage, whatever its state, not locked. PT404.';

create function private.require_invitation(p_id uuid) returns public.invitations
language plpgsql set search_path = ''
as $$
declare
  invitation public.invitations := private.manageable_invitation(p_id);
begin
  select * into invitation from public.invitations i where i.id = p_id for update;
  if invitation.status is distinct from 'pending' then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  end if;
  return invitation;
end
$$;
comment on function private.require_invitation(uuid) is 'Locks and gives a pending invitation that the caller may manage. PT404, PT409.';

-- ── Checking what is sent ─────────────────────────────────────────────────────────────────────────────────────

create function private.invitation_rules(kind text) returns private.field_rule[]
language sql immutable set search_path = ''
return case kind
  when 'company' then array[
    private.rule('companyName', 'line', 200, 2, 'Company name must be at least 2 characters'),
    private.rule('message', 'text', 2000)
  ]
  when 'candidate' then array[private.rule('companyId', 'line', 50), private.rule('managementTerms', 'text', 5000)]
  else array[
    private.rule('firstName', 'line', 100, 2, 'First name must be at least 2 characters'),
    private.rule('lastName', 'line', 100, 2, 'Last name must be at least 2 characters')
  ] || case when kind = 'admin' then array[private.rule('message', 'text', 2000)] else array[
    private.rule('companyId', 'line', 50),
    private.rule('role', 'choice', 20, 1, 'Please select a role', '{manager,recruiter,partner_recruiter}')
  ] end
end;
comment on function private.invitation_rules(text) is 'The fields of each invitation form (RULES: Invitations).';

create function private.invited_candidate_rules() returns private.field_rule[]
language sql immutable set search_path = ''
return private.candidate_rules() || array[
  private.rule('firstName', 'line', 100, 1, 'First name is required'),
  private.rule('lastName', 'line', 100, 1, 'Last name is required')
];
comment on function private.invited_candidate_rules() is
  'The profile fields of candidateData: who is invited has a name (RULES: Invitations). The same as invitedCandidateSchema in the contracts.';

create function private.check_candidate_data(data jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  address jsonb;
  errors jsonb := private.field_errors(data, private.invited_candidate_rules());
begin
  address := private.object_at(data, 'address');
  errors := errors || private.prefix_keys(private.field_errors(address, private.address_rules()), 'address.');
  perform private.refuse_field_errors(private.prefix_keys(errors, 'candidateData.'));
  return private.clean_fields(data, private.candidate_rules())
    || jsonb_build_object('address', private.clean_fields(address, private.address_rules()));
end
$$;
comment on function private.check_candidate_data(jsonb) is 'candidateData, checked and cleaned. PT422 by field.';

create function private.check_invitation_data(kind text, email text, data jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('email', email), array[private.rule('email', 'email', 320, 1, 'Please enter a valid email address')])
    || private.field_errors(data, private.invitation_rules(kind)));
  return private.clean_fields(data, private.invitation_rules(kind)) || case kind
    when 'employee' then '{"isEmployeeInvitation": true}'::jsonb
    when 'candidate' then jsonb_build_object('candidateData', private.check_candidate_data(private.object_at(data, 'candidateData')))
    else '{}'
  end;
end
$$;
comment on function private.check_invitation_data(text, text, jsonb) is 'The cleaned fields of an invitation. PT422 by field.';

create function private.lock_invitee(email text) returns void
language sql set search_path = ''
begin atomic
  select pg_advisory_xact_lock(hashtextextended('invitee ' || lower(email), 0));
end;
comment on function private.lock_invitee(text) is 'Of two senders at once, the second one sees the first one''s invitation.';

create function private.refuse_known_invitee(kind text, invitee text, for_company uuid, resent uuid default null) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if kind = 'candidate' and exists (
    select from public.candidates c join public.profiles p on p.id = c.user_id
    -- Its own only: that another company manages somebody is theirs to know, and shows at acceptance.
    where lower(p.email) = invitee and c.managing_company_id = for_company
  ) then
    perform private.fail(409, 'already_exists', 'A candidate with this email address already exists in the system.');
  elsif kind = 'admin' and exists (select from public.profiles where lower(email) = invitee and role = 'admin') then
    perform private.fail(409, 'already_exists', 'An administrator with this email address already exists.');
  elsif kind = 'employee' and exists (
    select from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = for_company and lower(p.email) = invitee
  ) then
    perform private.fail(409, 'already_exists', 'An employee with this email address already exists.');
  elsif exists (
    select from public.invitations i
    where lower(i.email) = invitee and private.is_open(i) and i.id is distinct from resent
      and private.invitation_kind(i) = kind and i.company_id is not distinct from for_company
  ) then
    perform private.fail(409, 'already_exists', case kind
      when 'candidate' then 'An invitation for a candidate with this email address already exists.'
      else 'An invitation for this email address already exists.' end);
  end if;
end
$$;
comment on function private.refuse_known_invitee(text, text, uuid, uuid) is
  'PT409 with a text containing ''already exists'' (RULES: Invitations): a candidate or employee of that company, an administrator, or an open invitation of the kind from that company, apart from the one that is resent.';

-- ── Sending ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.tell_invited_candidate(invitation public.invitations, company_name text) returns void
language plpgsql set search_path = ''
as $$
declare
  candidate_user uuid := (
    select p.id from public.profiles p
    join auth.users u on u.id = p.id
    where lower(p.email) = lower(invitation.email) and p.role = 'candidate' and u.email_confirmed_at is not null
  );
begin
  if candidate_user is not null then
    perform private.notify(
      candidate_user, 'company_invitation', 'Invitation from ' || company_name,
      company_name || ' would like to manage your profile and represent you.',
      jsonb_build_object(
        'invitation_id', invitation.id, 'company_id', invitation.company_id,
        'company_name', company_name, 'management_terms', invitation.management_terms));
  end if;
end
$$;
comment on function private.tell_invited_candidate(public.invitations, text) is
  'Someone who already has a candidate account finds the invitation in the application too (RULES: Invitations).';

create function private.invited_company_name(invitation public.invitations) returns text
language sql stable set search_path = ''
return coalesce(
  (select c.name from public.companies c where c.id = invitation.company_id), invitation.company_data ->> 'companyName');
comment on function private.invited_company_name(public.invitations) is 'The name of the company that invites, or that is invited.';

create function private.send_invitation(invitation public.invitations, token text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  kind text := private.invitation_kind(invitation);
  data jsonb := coalesce(invitation.company_data, '{}') || coalesce(invitation.candidate_data, '{}');
begin
  perform private.audit(
    'invitation.sent', 'invitation', invitation.id, invitation.company_id, jsonb_build_object('kind', kind, 'email', invitation.email));
  perform private.enqueue_email('invitation_' || kind, invitation.email, jsonb_build_object(
    'first_name', data ->> 'firstName',
    'last_name', data ->> 'lastName',
    'company_name', private.invited_company_name(invitation),
    'role', invitation.role,
    'message', data ->> 'message',
    'management_terms', invitation.management_terms,
    'expires_at', invitation.expires_at,
    'path', case kind when 'candidate' then '/invitation/' else '/' || kind || '-invitation/' end || token
  ));
  return jsonb_build_object('id', invitation.id, 'token', token, 'expires_at', invitation.expires_at);
end
$$;
comment on function private.send_invitation(public.invitations, text) is
  'Audit entry and mail for a new or renewed link; gives {id, token, expires_at}. The mail''s row holds the link until it is delivered, then it is blanked (complete_email).';

-- ── What the invited see ──────────────────────────────────────────────────────────────────────────────────────

create function private.invitation_json(invitation public.invitations) returns jsonb
language plpgsql stable set search_path = ''
as $$
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
$$;
comment on function private.invitation_json(public.invitations) is 'What the invited may see of an invitation (RULES: Invitations).';

create function private.open_invitations_for(address text) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(private.invitation_json(i) || jsonb_build_object('id', i.id) order by i.created_at desc, i.id desc), '[]')
  from public.invitations i
  where lower(i.email) = lower(address) and private.is_open(i);
end;
comment on function private.open_invitations_for(text) is
  'The open invitations of every kind for an address, newest first: what the invited may see, with their ids. For who has shown that the address is theirs.';
