-- Invitations of all four kinds (DESIGN §4): sent, looked at, accepted or declined, resent, revoked.
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
  'True while an invitation can be accepted: pending, unexpired, and still within its sender''s rights (DESIGN §2: every right is checked per request).';

create function private.usable_invitation(token text) returns public.invitations
language sql stable set search_path = ''
begin atomic
  select * from public.invitations i
  where i.token_hash = private.token_hash(token) and private.is_open(i);
end;
comment on function private.usable_invitation(text) is 'The invitation with this token if it can be accepted, or null.';

create function private.brings_company(token text, account_email text) returns boolean
language sql stable set search_path = ''
return (
  select coalesce(i.type = 'company_invitation' and lower(i.email) = lower(account_email), false)
  from private.usable_invitation(token) i
);
comment on function private.brings_company(text, text) is
  'True when this e-mail holds an invitation that will give the account its company, so that sign-up makes none.';

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
comment on function private.invitation_not_found(text) is 'The one neutral answer for unknown, used, expired and wrong-kind tokens (S1 §8): PT404 with the kind''s text.';

-- ── Who may send ──────────────────────────────────────────────────────────────────────────────────────────────────

create function private.inviting_company(kind text, wanted text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  chosen uuid;
begin
  select u.company_id into chosen
  from public.company_users u
  where u.user_id = auth.uid() and (nullif(private.trimmed(wanted), '') is null or u.company_id::text = lower(private.trimmed(wanted)))
  order by u.created_at, u.id limit 1
  -- Locked, so that remove_staff either comes first or finds the invitation to revoke.
  for key share;
  if chosen is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif kind = 'employee' and chosen not in (select private.my_managed_company_ids())
    or chosen not in (select private.my_recruiting_company_ids()) then
    perform private.fail(403, 'not_allowed', 'You do not have permission to send this invitation');
  elsif not private.company_is_live(chosen) then
    perform private.fail(403, 'subscription_required', 'Your company needs to be approved and have a subscription to send invitations');
  end if;
  return chosen;
end
$$;
comment on function private.inviting_company(text, text) is
  'The company the caller invites for: the given one or the oldest membership. PT404 not the caller''s, PT403 without the right (DESIGN §2) or while the company is not live.';

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
  'PT429 past 20 invitations a minute or 200 a day by one sender (DESIGN §5), counted in the audit log so that resending counts. Senders are serialised, so a burst cannot slip through.';

create function private.require_invitation(p_id uuid) returns public.invitations
language plpgsql set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  perform private.require_caller();
  select * into invitation from public.invitations i where i.id = p_id for update;
  if invitation.id is null or not (
    private.is_admin()
    or private.invitation_kind(invitation) = 'candidate' and invitation.company_id in (select private.my_recruiting_company_ids())
    or private.invitation_kind(invitation) = 'employee' and invitation.company_id in (select private.my_managed_company_ids())
  ) then
    perform private.fail(404, 'invitation_not_found', 'Invitation not found');
  elsif invitation.status <> 'pending' then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  end if;
  return invitation;
end
$$;
comment on function private.require_invitation(uuid) is
  'Locks and gives a pending invitation that the caller may manage: admins all, staff those of their company they could send. PT404, PT409.';

-- ── Checking what is sent ─────────────────────────────────────────────────────────────────────────────────────────

create function private.invitation_rules(kind text) returns private.field_rule[]
language sql immutable set search_path = ''
return case kind
  when 'company' then array[
    private.rule('companyName', 'text', 200, 2, 'Company name must be at least 2 characters'),
    private.rule('message', 'text', 2000)
  ]
  when 'candidate' then array[private.rule('companyId', 'text', 50), private.rule('managementTerms', 'text', 5000)]
  else array[
    private.rule('firstName', 'text', 100, 2, 'First name must be at least 2 characters'),
    private.rule('lastName', 'text', 100, 2, 'Last name must be at least 2 characters')
  ] || case when kind = 'admin' then array[private.rule('message', 'text', 2000)] else array[
    private.rule('companyId', 'text', 50),
    private.rule('role', 'choice', 20, 1, 'Please select a role', '{manager,recruiter,partner_recruiter}')
  ] end
end;
comment on function private.invitation_rules(text) is 'The fields of each invitation form (S1 §5, §9).';

create function private.candidate_rules() returns private.field_rule[]
language sql immutable set search_path = ''
return array[
  private.rule('firstName', 'text', 100),
  private.rule('lastName', 'text', 100),
  private.rule('title', 'line', 200),
  private.rule('bio', 'text', 4799),
  private.rule('skills', 'texts', 60, max_items => 50),
  private.rule('phoneNumber', 'text', 40),
  private.rule('alternatePhoneNumber', 'text', 40),
  private.rule('gender', 'choice', message => 'Choose one of the options', choices => enum_range(null::public.gender)::text[]),
  private.rule('workAuthorization', 'choice', message => 'Choose one of the options', choices => enum_range(null::public.work_authorization)::text[]),
  private.rule('unit', 'text', 50)
];
comment on function private.candidate_rules() is 'The profile fields an invitation may fill in for the candidate (S2 §3); the same limits as candidateProfileSchema.';

create function private.address_rules() returns private.field_rule[]
language sql immutable set search_path = ''
return array[
  private.rule('street', 'text', 200),
  private.rule('city', 'text', 100),
  private.rule('state', 'text', 100),
  private.rule('zipCode', 'text', 20),
  private.rule('country', 'text', 100)
];
comment on function private.address_rules() is 'The address inside candidateData.';

create function private.prefix_keys(errors jsonb, prefix text) returns jsonb
language sql immutable set search_path = ''
return (select coalesce(jsonb_object_agg(prefix || key, value), '{}') from jsonb_each(errors));
comment on function private.prefix_keys(jsonb, text) is 'Field errors of a part under its path in the whole.';

create function private.object_at(data jsonb, key text) returns jsonb
language sql immutable set search_path = ''
return case when data -> key is null or jsonb_typeof(data -> key) = 'null' then '{}' else data -> key end;
comment on function private.object_at(jsonb, text) is 'A part of the input; {} when it is absent or null.';

create function private.check_candidate_data(data jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  address jsonb;
  errors jsonb := private.field_errors(data, private.candidate_rules());
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

create function private.refuse_known_invitee(kind text, invitee text, for_company uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if kind = 'candidate' and exists (
    select from public.candidates c join public.profiles p on p.id = c.user_id
    where lower(p.email) = invitee and c.managing_company_id is not null
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
    where lower(i.email) = invitee and private.is_open(i)
      and private.invitation_kind(i) = kind and i.company_id is not distinct from for_company
  ) then
    perform private.fail(409, 'already_exists', case kind
      when 'candidate' then 'An invitation for a candidate with this email address already exists.'
      else 'An invitation for this email address already exists.' end);
  end if;
end
$$;
comment on function private.refuse_known_invitee(text, text, uuid) is
  'PT409 with a text containing ''already exists'' (S2 §8): a managed candidate, an administrator, an employee of that company, or a pending invitation of the kind.';

-- ── Sending ───────────────────────────────────────────────────────────────────────────────────────────────────────

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
  'Someone who already has a candidate account finds the invitation in the application too (DESIGN §4).';

create function private.send_invitation(invitation public.invitations, token text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  kind text := private.invitation_kind(invitation);
  data jsonb := coalesce(invitation.company_data, '{}') || coalesce(invitation.candidate_data, '{}');
  company_name text := coalesce((select c.name from public.companies c where c.id = invitation.company_id), data ->> 'companyName');
begin
  perform private.audit(
    'invitation.sent', 'invitation', invitation.id, invitation.company_id, jsonb_build_object('kind', kind, 'email', invitation.email));
  perform private.enqueue_email('invitation_' || kind, invitation.email, jsonb_build_object(
    'first_name', data ->> 'firstName',
    'last_name', data ->> 'lastName',
    'company_name', company_name,
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
  -- Two senders at once: the second one sees the first one's invitation.
  perform pg_advisory_xact_lock(hashtextextended('invitee ' || invitee, 0));
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
  'Invites an e-mail address. p_type: admin, company, employee or candidate; p_data: the form''s fields (S1 §5, S2 §3), with companyId where the caller has several companies. Gives {id, token, expires_at}; the token is not shown again. Valid for 7 days (S1 §9). SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409 ''already exists'', PT422 by field, PT429.';

create function public.resend_invitation(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  invitation public.invitations := private.require_invitation(p_id);
  token text := private.new_token();
begin
  perform private.check_invitation_rate();
  update public.invitations
  set token_hash = private.token_hash(token), expires_at = now() + interval '7 days',
    -- Who resends it answers for it.
    invited_by_admin_id = case when company_id is null then auth.uid() end
  where id = invitation.id returning * into invitation;
  return private.send_invitation(invitation, token);
end
$$;
comment on function public.resend_invitation(uuid) is
  'Makes a new link, valid for 7 days from now, and ends the old one (DESIGN §4). Gives {id, token, expires_at}. SECURITY DEFINER: the table is closed. PT401, PT404, PT409, PT429.';

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
  before_time timestamptz;
  before_id uuid;
begin
  perform private.require_caller();
  begin
    before_time := coalesce((p_before ->> 'createdAt')::timestamptz, 'infinity');
    before_id := coalesce((p_before ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  exception when data_exception then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end;
  return jsonb_build_object('invitations', (
    select coalesce(jsonb_agg(row_json order by created_at desc, id desc), '[]')
    from (
      select i.id, i.created_at, jsonb_build_object(
        'id', i.id,
        'kind', private.invitation_kind(i),
        'email', i.email,
        'first_name', coalesce(i.company_data ->> 'firstName', i.candidate_data ->> 'firstName'),
        'last_name', coalesce(i.company_data ->> 'lastName', i.candidate_data ->> 'lastName'),
        'company_name', coalesce(c.name, i.company_data ->> 'companyName'),
        'role', i.role,
        'status', case when i.status = 'pending' and not private.is_open(i) then 'expired' else i.status::text end,
        'expires_at', i.expires_at,
        'accepted_at', i.accepted_at,
        'created_at', i.created_at
      ) as row_json
      from public.invitations i left join public.companies c on c.id = i.company_id
      where (p_company_id is null or i.company_id = p_company_id)
        and (
          (select private.is_admin())
          or i.company_id in (select private.my_managed_company_ids())
          or i.type = 'candidate' and i.company_id in (select private.my_recruiting_company_ids())
        )
        and (i.created_at, i.id) < (before_time, before_id)
      order by i.created_at desc, i.id desc
      limit least(greatest(coalesce(p_limit, 20), 1), 100)
    ) page
  ));
end
$$;
comment on function public.list_invitations(uuid, jsonb, integer) is
  'Sent invitations, newest first, without tokens: admins see all, managing staff their company''s, recruiters its candidate invitations; nobody else any. p_before: {createdAt, id} of the last row of the page before. SECURITY DEFINER: the table is closed. PT401.';

-- ── Looking at one by its link ────────────────────────────────────────────────────────────────────────────────────

create function public.get_invitation(p_token text, p_kind text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  invitation public.invitations := private.usable_invitation(p_token);
  data jsonb := coalesce(invitation.company_data, '{}') || coalesce(invitation.candidate_data, '{}');
begin
  if invitation.id is null or private.invitation_kind(invitation) is distinct from p_kind then
    perform private.invitation_not_found(p_kind);
  end if;
  return jsonb_build_object(
    'kind', p_kind,
    'email', invitation.email,
    'first_name', data ->> 'firstName',
    'last_name', data ->> 'lastName',
    'company_id', invitation.company_id,
    'company_name', coalesce((select c.name from public.companies c where c.id = invitation.company_id), data ->> 'companyName'),
    'message', data ->> 'message',
    'role', invitation.role,
    'management_terms', invitation.management_terms,
    'expires_at', invitation.expires_at
  );
end
$$;
comment on function public.get_invitation(text, text) is
  'What an acceptance page shows (DESIGN §4), for whoever holds the link, signed out included. SECURITY DEFINER: the table is closed and looked up by token only. PT404, the same for unknown, used, expired and wrong kind.';

-- ── Accepting ─────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.become_company_account(of_user uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  current_role_of_account public.app_role := (select role from public.profiles where id = of_user for update);
begin
  if current_role_of_account = 'admin' then
    perform private.fail(409, 'account_is_admin', 'An administrator account cannot join a company. Use another e-mail address.');
  elsif exists (
    select from public.applications a join public.candidates c on c.id = a.candidate_id where c.user_id = of_user
  ) then
    perform private.fail(409, 'account_has_applications', 'This account has job applications and cannot join a company. Use another e-mail address.');
  end if;
  update public.profiles set role = 'company' where id = of_user and role <> 'company';
end
$$;
comment on function private.become_company_account(uuid) is 'Makes the account a company account. PT409 for an administrator or a candidate with applications: both would lose what they have.';

create function private.accept_admin_invitation(invitation public.invitations, of_user uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if exists (select from public.company_users where user_id = of_user) then
    perform private.fail(409, 'account_has_company', 'This account belongs to a company and cannot become an administrator. Use another e-mail address.');
  end if;
  update public.profiles set role = 'admin' where id = of_user;
end
$$;
comment on function private.accept_admin_invitation(public.invitations, uuid) is 'PT409 for company staff: an administrator would approve the own company.';

create function private.accept_company_invitation(invitation public.invitations, of_user uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  own_company uuid;
begin
  perform private.become_company_account(of_user);
  select u.company_id into own_company
  from public.company_users u join public.companies c on c.id = u.company_id
  where u.user_id = of_user and u.role = 'company_admin' and c.submitted_at is null and not c.is_approved;
  if own_company is not null then
    update public.companies set name = invitation.company_data ->> 'companyName' where id = own_company;
  elsif exists (select from public.company_users where user_id = of_user) then
    perform private.fail(409, 'account_has_company', 'This account already belongs to a company. Use another e-mail address.');
  else
    insert into public.companies (user_id, name) values (of_user, invitation.company_data ->> 'companyName') returning id into own_company;
    insert into public.company_users (user_id, company_id, role, email) values (of_user, own_company, 'company_admin', invitation.email);
  end if;
end
$$;
comment on function private.accept_company_invitation(public.invitations, uuid) is
  'The company with the invited name, unfinished, with the account as company_admin. An unfinished company the account already has takes the name. PT409 for staff of another company.';

create function private.accept_employee_invitation(invitation public.invitations, of_user uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.become_company_account(of_user);
  if exists (select from public.company_users where user_id = of_user and company_id = invitation.company_id) then
    perform private.fail(409, 'already_employee', 'This account already belongs to this company.');
  end if;
  -- What sign-up made by itself and nobody touched would otherwise stay the account's first company.
  delete from public.companies c
  where c.user_id = of_user and c.submitted_at is null and not c.is_approved and c.rejected_at is null and c.name = 'New Company'
    and not exists (select from public.company_users u where u.company_id = c.id and u.user_id <> of_user);
  insert into public.company_users (user_id, company_id, role, first_name, last_name, email)
  values (
    of_user, invitation.company_id, invitation.role,
    invitation.company_data ->> 'firstName', invitation.company_data ->> 'lastName', invitation.email);
end
$$;
comment on function private.accept_employee_invitation(public.invitations, uuid) is
  'Membership with company, role and name from the invitation. PT409 when it exists.';

create function private.accept_candidate_invitation(invitation public.invitations, of_user uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  account public.profiles;
  candidate public.candidates;
  data jsonb := invitation.candidate_data;
begin
  select * into account from public.profiles where id = of_user for update;
  if account.role <> 'candidate' then
    perform private.fail(409, 'not_a_candidate', 'This account is not a candidate account. Use another e-mail address.');
  end if;
  insert into public.candidates (user_id, email) values (of_user, account.email) on conflict (user_id) do nothing;
  select * into candidate from public.candidates where user_id = of_user for update;
  if candidate.managing_company_id <> invitation.company_id then
    perform private.fail(409, 'already_managed', 'Your profile is already managed by another company.');
  end if;
  update public.candidates c set
    managing_company_id = invitation.company_id,
    management_terms = invitation.management_terms,
    first_name = coalesce(nullif(c.first_name, ''), data ->> 'firstName', ''),
    last_name = coalesce(nullif(c.last_name, ''), data ->> 'lastName', ''),
    -- The stored bio begins with the title (S2 §3), so the two are filled in together.
    title = case when c.bio is null then coalesce(c.title, data ->> 'title') else c.title end,
    bio = coalesce(c.bio, nullif(rtrim(concat(coalesce(c.title, data ->> 'title'), E'\n', data ->> 'bio')), '')),
    skills = case when c.skills = '{}' then private.distinct_skills(data -> 'skills') else c.skills end,
    phone = coalesce(c.phone, data ->> 'phoneNumber'),
    alternate_phone = coalesce(c.alternate_phone, data ->> 'alternatePhoneNumber'),
    gender = coalesce(c.gender, (data ->> 'gender')::public.gender),
    work_authorization = coalesce(c.work_authorization, (data ->> 'workAuthorization')::public.work_authorization),
    unit = coalesce(c.unit, data ->> 'unit'),
    street = coalesce(c.street, data #>> '{address,street}'),
    city = coalesce(c.city, data #>> '{address,city}'),
    state = coalesce(c.state, data #>> '{address,state}'),
    zip_code = coalesce(c.zip_code, data #>> '{address,zipCode}'),
    country = coalesce(c.country, data #>> '{address,country}')
  where c.id = candidate.id;
end
$$;
comment on function private.accept_candidate_invitation(public.invitations, uuid) is
  'Fills what is empty in the candidate''s record from the invitation and puts it under the company''s management. PT409 for other accounts and for candidates of another company.';

create function private.distinct_skills(skills jsonb) returns text[]
language sql immutable set search_path = ''
return (
  select coalesce(array_agg(skill order by position), '{}')
  from (
    select distinct on (private.skill_key(item)) item as skill, position
    from jsonb_array_elements_text(coalesce(skills, '[]')) with ordinality as entry (item, position)
    order by private.skill_key(item), position
  ) first_of_each
);
comment on function private.distinct_skills(jsonb) is 'A cleaned list without repetitions (case and white space aside), in its order.';

create function private.accept_invitation_row(invitation public.invitations, of_user uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  kind text := private.invitation_kind(invitation);
  account auth.users;
begin
  select * into account from auth.users where id = of_user;
  if invitation.status = 'accepted' and invitation.accepted_by = of_user then
    return jsonb_build_object('kind', kind, 'company_id', invitation.company_id);
  elsif invitation.id is null or not private.is_open(invitation) then
    perform private.invitation_not_found(kind);
  elsif account.email_confirmed_at is null or lower(account.email) <> lower(invitation.email) then
    perform private.fail(403, 'other_email', 'This invitation was sent to another e-mail address. Sign in with that address to accept it.');
  end if;
  case kind
    when 'admin' then perform private.accept_admin_invitation(invitation, of_user);
    when 'company' then perform private.accept_company_invitation(invitation, of_user);
    when 'employee' then perform private.accept_employee_invitation(invitation, of_user);
    when 'candidate' then perform private.accept_candidate_invitation(invitation, of_user);
  end case;
  update public.invitations set status = 'accepted', accepted_at = now(), accepted_by = of_user where id = invitation.id;
  update public.notifications set is_read = true
  where user_id = of_user and type = 'company_invitation' and data ->> 'invitation_id' = invitation.id::text;
  perform private.audit_as(
    of_user, 'invitation.accepted', 'invitation', invitation.id, invitation.company_id, jsonb_build_object('kind', kind));
  return jsonb_build_object('kind', kind, 'company_id', invitation.company_id);
end
$$;
comment on function private.accept_invitation_row(public.invitations, uuid) is
  'Accepts a locked invitation for an account: the e-mail must be the invited one and confirmed; what is granted comes from the row. Gives {kind, company_id}; repeated by the same account it gives the same. PT403, PT404, PT409.';

create function private.accept_invitation_as(of_user uuid, token text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  -- The lock makes acceptance happen once: a second one waits and then finds it accepted.
  select * into invitation from public.invitations where token_hash = private.token_hash(token) for update;
  return private.accept_invitation_row(invitation, of_user);
end
$$;
comment on function private.accept_invitation_as(uuid, text) is 'private.accept_invitation_row by token.';

create function public.accept_invitation(p_token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return private.accept_invitation_as(private.require_caller(), p_token);
end
$$;
comment on function public.accept_invitation(text) is
  'For someone who already has an account: accepts the invitation as the caller, whose confirmed e-mail must be the invited one (DESIGN §4). Gives {kind, company_id}. SECURITY DEFINER: it grants roles and memberships. PT401, PT403, PT404, PT409.';

create function public.respond_to_company_invitation(p_notification_id uuid, p_accept boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  notice public.notifications;
  invitation public.invitations;
begin
  select * into notice from public.notifications
  where id = p_notification_id and user_id = caller and type = 'company_invitation';
  select * into invitation from public.invitations where id = (notice.data ->> 'invitation_id')::uuid for update;
  if invitation.id is null then
    perform private.invitation_not_found('candidate');
  elsif p_accept is null then
    perform private.refuse_field_errors('{"accept": "Accept or decline the invitation"}');
  elsif p_accept then
    perform private.accept_invitation_row(invitation, caller);
  elsif invitation.status = 'accepted' then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  else
    update public.invitations set status = 'declined' where id = invitation.id and status = 'pending';
    if found then
      perform private.audit('invitation.declined', 'invitation', invitation.id, invitation.company_id, '{"kind": "candidate"}');
    end if;
    delete from public.notifications where id = notice.id;
  end if;
  return jsonb_build_object('accepted', p_accept, 'company_name', notice.data ->> 'company_name');
end
$$;
comment on function public.respond_to_company_invitation(uuid, boolean) is
  'Accepts or declines the company invitation of one of the caller''s notifications (S2 §4). Gives {accepted, company_name}. Declining takes the notification away. SECURITY DEFINER: invitations are closed. PT401, PT404, PT409, PT422.';

revoke all on function
  public.create_invitation(text, text, jsonb), public.resend_invitation(uuid), public.revoke_invitation(uuid),
  public.list_invitations(uuid, jsonb, integer), public.get_invitation(text, text), public.accept_invitation(text),
  public.respond_to_company_invitation(uuid, boolean)
from public, anon, authenticated;
grant execute on function public.get_invitation(text, text) to anon, authenticated;
grant execute on function
  public.create_invitation(text, text, jsonb), public.resend_invitation(uuid), public.revoke_invitation(uuid),
  public.list_invitations(uuid, jsonb, integer), public.accept_invitation(text), public.respond_to_company_invitation(uuid, boolean)
to authenticated;
