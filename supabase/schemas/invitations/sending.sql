-- Checks before an invitation is sent, and sending it.

create function private.candidate_data_errors(data jsonb) returns jsonb
language sql stable set search_path = ''
return private.field_errors(data, private.invitations_rules('invited_candidate'))
  || private.prefix_keys(private.address_errors(private.object_at(data, 'address')), 'address.');
comment on function private.candidate_data_errors is 'Errors of candidateData by field.';

create function private.clean_candidate_data(data jsonb) returns jsonb
language sql stable set search_path = ''
return private.clean_fields(data, private.invitations_rules('invited_candidate'))
  || jsonb_build_object('address', private.clean_fields(private.object_at(data, 'address'), private.candidates_rules('address')));
comment on function private.clean_candidate_data is 'Valid candidateData as stored.';

create function private.check_invitation_data(kind text, email text, data jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  candidate jsonb := case when kind = 'candidate' then private.object_at(data, 'candidateData') end;
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('email', email), private.invitations_rules('email'))
    || private.field_errors(data, private.invitations_rules(kind)));
  if candidate is not null then
    perform private.refuse_field_errors(private.prefix_keys(private.candidate_data_errors(candidate), 'candidateData.'));
  end if;
  return private.clean_fields(data, private.invitations_rules(kind)) || case kind
    when 'employee' then '{"isEmployeeInvitation": true}'::jsonb
    when 'candidate' then jsonb_build_object('candidateData', private.clean_candidate_data(candidate))
    else '{}'
  end;
end
$$;
comment on function private.check_invitation_data is 'The cleaned fields of an invitation. PT422 by field.';

create function private.lock_invitee(email text) returns void
language sql set search_path = ''
begin atomic
  select pg_advisory_xact_lock(hashtextextended('invitee ' || lower(email), 0));
end;
comment on function private.lock_invitee is 'Serializes senders to one address: the second one sees the first one''s invitation.';

create function private.known_invitee(
  kind text, invitee text, for_company uuid, resent uuid default null, out known_as text, out invited_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
begin
  known_as := case kind
    when 'candidate' then (
      select kind from public.candidates c join public.profiles p on p.id = c.user_id
      -- Only the caller's company: representation by another one is private until they accept.
      where lower(p.email) = invitee and c.managing_company_id = for_company limit 1)
    when 'admin' then (select kind from public.profiles where lower(email) = invitee and role = 'admin' limit 1)
    when 'employee' then (
      select kind from public.company_users u join public.profiles p on p.id = u.user_id
      where u.company_id = for_company and lower(p.email) = invitee limit 1)
  end;
  if known_as is null and kind = 'candidate' and exists (
    select from public.candidates c join public.profiles p on p.id = c.user_id
    where lower(p.email) = invitee and private.is_blocked_between(c.id, for_company)
  ) then
    known_as := 'blocked';
  end if;
  if known_as is null then
    select 'held', i.ended_at into known_as, invited_at from public.invitations i
    where lower(i.email) = invitee and i.is_held and private.invitation_kind(i) = kind and i.company_id = for_company
    limit 1;
  end if;
  if known_as is null then
    select 'invited', i.sent_at into known_as, invited_at from public.invitations i
    where lower(i.email) = invitee and private.is_open(i) and i.id is distinct from resent
      and private.invitation_kind(i) = kind and i.company_id is not distinct from for_company
    order by i.sent_at desc
    limit 1;
  end if;
end
$$;
comment on function private.known_invitee is
  'Why someone can''t be invited: they already have that role (its kind), have an open invitation of that kind from the company other than the one being resent (invited, and when), had one that an administrator revoked (held, and when), or one side has blocked the other (blocked); otherwise null (RULES: Invitations).';

create function private.refuse_known_invitee(kind text, invitee text, for_company uuid, resent uuid default null) returns void
language plpgsql stable set search_path = ''
as $$
declare
  known text := (private.known_invitee(kind, invitee, for_company, resent)).known_as;
begin
  if known = 'held' then
    perform private.fail(409, 'invitation_held',
      'An administrator revoked the invitation for this email address, so you can''t invite it again. Contact support if you think this is a mistake.');
  elsif known = 'blocked' then
    perform private.fail(409, 'blocked', 'Messages between your company and this person are blocked, so you can''t invite them.');
  elsif known is not null then
    perform private.fail(409, 'already_exists', case
      when known = 'candidate' then 'A candidate with this email address already exists in the system.'
      when known = 'admin' then 'An administrator with this email address already exists.'
      when known = 'employee' then 'An employee with this email address already exists.'
      when kind = 'candidate' then 'An invitation for a candidate with this email address already exists.'
      else 'An invitation for this email address already exists.' end);
  end if;
end
$$;
comment on function private.refuse_known_invitee is 'PT409 for a private.known_invitee: already_exists, blocked or invitation_held.';

-- ── Sending ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.notify_invited_candidate(invitation public.invitations, company_name text) returns void
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
      candidate_user, 'company_invitation', jsonb_build_object('company', company_name),
      jsonb_build_object(
        'invitation_id', invitation.id, 'company_id', invitation.company_id,
        'company_name', company_name, 'management_terms', invitation.management_terms));
  end if;
end
$$;
comment on function private.notify_invited_candidate is 'Notifies an invited person who already has a candidate account in the app too.';

create function private.add_invitation(kind text, invitee text, for_company uuid, data jsonb, given_id uuid default null) returns public.invitations
language plpgsql set search_path = ''
as $$
declare
  sender uuid := auth.uid();
  invitation public.invitations;
begin
  insert into public.invitations (
    id, type, email, invited_by_admin_id, invited_by_user_id, company_id, role, management_terms, candidate_data, company_data)
  values (
    coalesce(given_id, gen_random_uuid()),
    case kind when 'admin' then 'admin_invitation' when 'candidate' then 'candidate' else 'company_invitation' end::public.invitation_type,
    invitee,
    case when for_company is null then sender end,
    case when for_company is not null then sender end,
    for_company,
    (data ->> 'role')::public.staff_role,
    data ->> 'managementTerms',
    data -> 'candidateData',
    case when kind <> 'candidate' then data - 'companyId' end
  )
  on conflict (id) do nothing
  returning * into invitation;
  if invitation.id is null then
    perform private.refuse_taken_id();
  elsif for_company is not null then
    -- Checked again: it may have waited for a decision about the company.
    perform private.inviting_company(kind, for_company::text);
  end if;
  if kind = 'candidate' then
    perform private.notify_invited_candidate(invitation, private.invited_company_name(invitation));
  end if;
  return invitation;
end
$$;
comment on function private.add_invitation is 'Adds an invitation by the caller from cleaned fields; its email is a separate step.';

create function private.announce_invitation(invitation public.invitations, held boolean) returns uuid
language plpgsql set search_path = ''
as $$
declare
  kind text := private.invitation_kind(invitation);
begin
  perform private.audit(
    'invitation.sent', 'invitation', invitation.id, invitation.company_id,
    jsonb_build_object('kind', kind, 'email', invitation.email, 'role', invitation.role, 'name', private.invitee_name(invitation)));
  return private.enqueue_email(
    'invitation_' || kind, invitation.email, jsonb_build_object('invitation_id', invitation.id), held,
    of_company => case when kind = 'employee' then invitation.company_id end);
end
$$;
comment on function private.announce_invitation is 'Audits an invitation and queues its email; returns the email. held: as in enqueue_email.';

create function private.send_invitation(invitation public.invitations, held boolean) returns jsonb
language sql set search_path = ''
as $$
  select jsonb_build_object(
    'id', invitation.id, 'kind', private.invitation_kind(invitation), 'email_id', private.announce_invitation(invitation, held),
    'path', private.new_link(invitation))
$$;
comment on function private.send_invitation is 'private.announce_invitation, and a link for the sender; returns {id, kind, path, email_id}.';

create function private.repeated_invitation(given_id uuid, of_kind text, invitee text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  invitation public.invitations;
  waiting_email uuid;
begin
  select * into invitation from public.invitations i where i.id = given_id;
  if invitation.id is null then
    return null;
  elsif coalesce(invitation.invited_by_admin_id, invitation.invited_by_user_id) is distinct from auth.uid()
    or private.invitation_kind(invitation) <> of_kind or lower(invitation.email) <> invitee or invitation.status = 'revoked' then
    perform private.refuse_taken_id();
  end if;
  select o.id into waiting_email from public.email_outbox o
  where o.sent_at is null and o.data ->> 'invitation_id' = invitation.id::text order by o.created_at desc limit 1;
  return jsonb_build_object(
    'id', invitation.id, 'kind', of_kind, 'email_id', waiting_email,
    'path', case when waiting_email is not null then private.new_link(invitation) end);
end
$$;
comment on function private.repeated_invitation is
  'NewInvitation of an invitation the caller already created under this id; null for a new id. The first response''s link isn''t stored, so a new one is created as long as the email is pending. PT409 id_taken, also once it was revoked.';

create function private.mail_data(data jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  if data ? 'added_application_id' then
    return private.added_mail_data(data);
  elsif not data ? 'invitation_id' then
    return data;
  end if;
  select * into invitation from public.invitations i where i.id = (data ->> 'invitation_id')::uuid;
  -- Without this data the template refuses the email, and it is given up like any other that can't be sent.
  if invitation.id is null or not private.is_open(invitation) then
    return data;
  end if;
  return private.invitation_json(invitation) || jsonb_build_object('path', private.new_link(invitation));
end
$$;
comment on function private.mail_data is
  'The content of an email handed out for delivery; for an invitation, what the invited person may see and a link created for this attempt, so that no row ever stores one. Empty if the invitation isn''t open anymore.';

create function private.is_paused_mail(data jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return data ? 'invitation_id' and exists (
    select from public.invitations i
    where i.id = (data ->> 'invitation_id')::uuid and i.company_id is not null and not private.reaches_people(i.company_id))
    or data ? 'added_application_id' and exists (
      select from public.applications a
      where a.id = (data ->> 'added_application_id')::uuid and not private.reaches_people(a.company_id));
end
$$;
comment on function private.is_paused_mail is 'True for a paused company''s email to someone invited or added by hand: it waits.';
