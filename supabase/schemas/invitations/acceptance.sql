-- Accepting an invitation: atomic, once, and only with the invited, confirmed email. The invitation's row decides what is granted.

create function private.drop_untouched_company(of_user uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  delete from public.companies c
  where c.user_id = of_user and c.submitted_at is null and not c.is_approved and c.rejected_at is null and c.name = 'New Company' and c.updated_at = c.created_at
    and not exists (select from public.company_users u where u.company_id = c.id and u.user_id <> of_user);
  return found;
end
$$;
comment on function private.drop_untouched_company is
  'Deletes an untouched company that was created automatically at sign-up; true if there was one. Otherwise it would block its owner from accepting (RULES: Accounts).';

create function private.accept_admin_invitation(invitation public.invitations, of_user uuid) returns void
language sql set search_path = ''
as $$
  select private.drop_untouched_company(of_user);
  select private.become(of_user, 'admin');
  update public.profiles p set
    first_name = coalesce(invitation.company_data ->> 'firstName', ''),
    last_name = coalesce(invitation.company_data ->> 'lastName', '')
  where p.id = of_user;
  select private.notify(
    p.id, 'admin_joined', jsonb_build_object(
      'name', private.invitee_name(invitation),
      'inviter', coalesce(private.inviter_name(invitation), private.phrase('an_administrator'))))
  from public.profiles p where p.role = 'admin' and p.id <> of_user
$$;
comment on function private.accept_admin_invitation is 'Makes the account an administrator with the invited name and notifies the others. PT409 for staff, and for people who would lose something.';

create function private.accept_company_invitation(invitation public.invitations, of_user uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  own_company uuid;
begin
  perform private.become(of_user, 'company');
  select u.company_id into own_company
  from public.company_users u join public.companies c on c.id = u.company_id
  where u.user_id = of_user and u.role = 'company_admin' and c.submitted_at is null and not c.is_approved;
  if own_company is not null then
    update public.companies set name = invitation.company_data ->> 'companyName' where id = own_company;
  else
    if exists (select from public.company_users u where u.user_id = of_user) then
      perform private.fail(409, 'account_has_company', 'This account already belongs to a company. Use another email address.');
    end if;
    insert into public.companies (user_id, name) values (of_user, invitation.company_data ->> 'companyName') returning id into own_company;
    insert into public.company_users (user_id, company_id, role, email) values (of_user, own_company, 'company_admin', invitation.email);
  end if;
end
$$;
comment on function private.accept_company_invitation is 'Creates an unfinished company with the invited name. PT409 for staff of another company.';

create function private.accept_employee_invitation(invitation public.invitations, of_user uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.become(of_user, 'company');
  if exists (select from public.company_users where user_id = of_user and company_id = invitation.company_id) then
    perform private.fail(409, 'already_employee', 'This account already belongs to this company.');
  end if;
  perform private.drop_untouched_company(of_user);
  insert into public.company_users (user_id, company_id, role, first_name, last_name, email)
  values (
    of_user, invitation.company_id, invitation.role,
    invitation.company_data ->> 'firstName', invitation.company_data ->> 'lastName', invitation.email);
  update public.profiles set company_id = invitation.company_id where id = of_user;
end
$$;
comment on function private.accept_employee_invitation is 'Adds a membership from the invitation to existing ones. PT409 if it exists.';

create function private.accept_candidate_invitation(invitation public.invitations, of_user uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  account public.profiles;
  candidate public.candidates;
  data jsonb := invitation.candidate_data;
begin
  if private.drop_untouched_company(of_user) then
    update public.profiles p set role = 'candidate'
    where p.id = of_user and not exists (select from public.company_users u where u.user_id = of_user);
  end if;
  account := private.lock_account(of_user);
  if account.role <> 'candidate' then
    perform private.fail(409, 'not_a_candidate', 'This account isn''t a candidate account. Use another email address.');
  end if;
  insert into public.candidates (user_id, email) values (of_user, account.email) on conflict (user_id) do nothing;
  select * into candidate from public.candidates where user_id = of_user for update;
  if candidate.managing_company_id <> invitation.company_id then
    perform private.fail(409, 'already_managed', 'You''re already represented by another company.');
  end if;
  update public.candidates c set
    managing_company_id = invitation.company_id,
    management_terms = invitation.management_terms,
    first_name = coalesce(nullif(c.first_name, ''), data ->> 'firstName', ''),
    last_name = coalesce(nullif(c.last_name, ''), data ->> 'lastName', ''),
    -- The stored bio begins with the title (RULES: Invitations), so the two are filled in together.
    title = case when c.bio is null then coalesce(c.title, data ->> 'title') else c.title end,
    bio = coalesce(c.bio, nullif(rtrim(concat(coalesce(c.title, data ->> 'title'), E'\n', data ->> 'bio')), '')),
    skills = case when c.skills = '{}' then private.distinct_texts(data -> 'skills') else c.skills end,
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
comment on function private.accept_candidate_invitation is 'Fills empty fields of the candidate''s record and makes the inviting company represent them. PT409.';

create function private.stopped_by_plan(invitation public.invitations) returns text
language plpgsql set search_path = ''
as $$
declare
  part text := case private.invitation_kind(invitation) when 'employee' then 'team_members' when 'candidate' then 'represented_candidates' end;
begin
  if part is null then
    return null;
  end if;
  perform private.hold_plan(invitation.company_id);
  if private.has_room(invitation.company_id, part) then
    return null;
  end if;
  perform private.notify(
    invitation.invited_by_user_id, 'plan_full',
    jsonb_build_object(
      'name', coalesce(private.invitee_name(invitation), invitation.email), 'company', private.invited_company_name(invitation),
      'plan', private.in_words(private.company_tier(invitation.company_id))),
    jsonb_build_object('company_id', invitation.company_id, 'invitation_id', invitation.id))
  -- Once, no matter how often they click.
  where not exists (
    select from public.notifications n
    where n.user_id = invitation.invited_by_user_id and n.type = 'plan_full' and not n.is_read
      and n.data ->> 'invitation_id' = invitation.id::text);
  return private.plan_refusal(invitation.company_id, part);
end
$$;
comment on function private.stopped_by_plan is
  'Why the plan has no room for the accepting person, which the sender is notified about; null if it has room.';

create function private.accept_invitation_as(of_user uuid, of_invitation uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  invitation public.invitations;
  kind text;
  account auth.users;
  stopped text;
begin
  -- Locks make acceptance happen once: a second attempt waits and finds it accepted. The person is locked before the invitation.
  perform private.lock_account(of_user);
  select * into invitation from public.invitations i where i.id = of_invitation for no key update;
  kind := private.invitation_kind(invitation);
  select * into account from auth.users where id = of_user;
  if invitation.status = 'accepted' and invitation.accepted_by = of_user then
    return jsonb_build_object('kind', kind, 'company_id', invitation.company_id);
  elsif invitation.id is null or not private.is_open(invitation) then
    perform private.invitation_not_found(kind);
  elsif account.email_confirmed_at is null or lower(account.email) <> lower(invitation.email) then
    perform private.fail(403, 'other_email', 'This invitation was sent to another email address. Sign in with that address to accept it.');
  end if;
  stopped := private.invitation_stopped_in_words(invitation.company_id);
  if stopped is not null then
    perform private.fail(409, 'company_stopped', stopped);
  end if;
  -- Returns instead of failing, so that the sender's notification is kept.
  stopped := private.stopped_by_plan(invitation);
  if stopped is not null then
    return jsonb_build_object('kind', kind, 'company_id', invitation.company_id, 'stopped', stopped);
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
    of_user, 'invitation.accepted', 'invitation', invitation.id, invitation.company_id, jsonb_build_object('kind', kind, 'role', invitation.role));
  return jsonb_build_object('kind', kind, 'company_id', invitation.company_id);
end
$$;
comment on function private.accept_invitation_as is
  'Accepts an invitation for an account. Returns {kind, company_id}, also when repeated by the same account; if the plan has no room, also stopped, the reason, and the invitation stays open. PT403 for another or unconfirmed email, PT404 if it isn''t open, PT409 if the account can''t take the role, or company_stopped while its company can''t have it accepted (RULES: Invitations).';
