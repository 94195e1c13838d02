-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.accept_candidate_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  account public.profiles;
  candidate public.candidates;
  data jsonb := invitation.candidate_data;
begin
  account := private.lock_account(of_user);
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
$function$;

CREATE OR REPLACE FUNCTION private.accept_company_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  own_company uuid;
begin
  perform private.become(of_user, 'company');
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
$function$;

CREATE OR REPLACE FUNCTION private.accept_employee_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.become(of_user, 'company');
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
$function$;

CREATE OR REPLACE FUNCTION private.accept_invitation_as (
  of_user uuid,
  of_invitation uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations;
  kind text;
  account auth.users;
begin
  -- The locks make acceptance happen once: a second one waits and then finds it accepted. The person comes before the invitation.
  perform private.lock_account(of_user);
  select * into invitation from public.invitations i where i.id = of_invitation for update;
  kind := private.invitation_kind(invitation);
  select * into account from auth.users where id = of_user;
  if invitation.status = 'accepted' and invitation.accepted_by = of_user then
    return jsonb_build_object('kind', kind, 'company_id', invitation.company_id);
  elsif invitation.id is null or not private.is_open(invitation) then
    perform private.invitation_not_found(kind);
  elsif account.email_confirmed_at is null or lower(account.email) <> lower(invitation.email) then
    perform private.fail(403, 'other_email', 'This invitation was sent to another e-mail address. Sign in with that address to accept it.');
  end if;
  case kind
    when 'admin' then perform private.become(of_user, 'admin');
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
$function$;

CREATE OR REPLACE FUNCTION private.accept_invitation_at_confirmation (
  account auth.users
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  token text := account.raw_user_meta_data ->> 'invitation';
begin
  if token is null or account.email_confirmed_at is null then
    return;
  end if;
  perform private.lock_account(account.id);
  perform private.accept_invitation_as(account.id, private.invitation_with(token));
exception when others then
  -- The address is confirmed all the same; the person can sign in and open the link again.
  perform private.audit_as(account.id, 'invitation.acceptance_failed', 'profile', account.id, null, jsonb_build_object('error', sqlerrm));
end
$function$;

CREATE OR REPLACE FUNCTION private.approve_company (
  company public.companies
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if company.is_approved then
    return company;
  end if;
  perform private.audit(
    'company.approved', 'company', company.id, company.id, jsonb_build_object('from', private.review_status(company), 'to', 'approved'));
  update public.companies
  set is_approved = true, approved_at = now(), rejected_at = null, rejection_reason = null
  where id = company.id returning * into company;
  perform private.tell_company_admins(
    company, 'company_approved', 'Company approved', company.name || ' has been approved.',
    'company_approved', '{"path": "/company/dashboard"}');
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.audit_role_change()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  changed jsonb := to_jsonb(new);
  subject text := case tg_table_name when 'profiles' then 'profile' else 'company_user' end;
begin
  perform private.audit(
    case subject when 'profile' then 'account.role_changed' else 'staff.role_changed' end, subject,
    new.id, (changed ->> 'company_id')::uuid,
    jsonb_build_object('user_id', coalesce(changed ->> 'user_id', new.id::text), 'from', old.role, 'to', new.role));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.become (
  of_user uuid,
  wanted public.app_role
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  account public.profiles := private.lock_account(of_user);
  aim text := case wanted when 'admin' then 'become an administrator' else 'join a company' end;
begin
  if wanted = 'company' and account.role = 'admin' then
    perform private.fail(409, 'account_is_admin', 'An administrator account cannot join a company. Use another e-mail address.');
  elsif wanted = 'admin' and exists (select from public.company_users where user_id = of_user) then
    perform private.fail(409, 'account_has_company', 'This account belongs to a company and cannot become an administrator. Use another e-mail address.');
  elsif private.is_bound_candidate(of_user) then
    perform private.fail(409, 'account_has_applications', format(
      'This account has job applications or is managed by a company, and cannot %s. Use another e-mail address.', aim));
  end if;
  update public.profiles set role = wanted where id = of_user and role <> wanted;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.can_read_company (
  of_company uuid,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return coalesce(of_company = any (me.read_company_ids) or of_company is not null and me.is_admin, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.check_account_kind()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_user uuid;
  account public.profiles;
begin
  if tg_table_name = 'profiles' then
    of_user := new.id;
  elsif tg_table_name = 'applications' then
    select user_id into of_user from public.candidates where id = new.candidate_id;
  else
    of_user := new.user_id;
  end if;
  -- Two transactions that know nothing of each other take turns here too.
  account := private.lock_account(of_user);
  if account.role <> 'company' and exists (select from public.company_users where user_id = of_user)
    or account.role <> 'candidate' and private.is_bound_candidate(of_user)
  then
    perform private.fail(409, 'account_conflict', 'This account already is something else. Use another e-mail address.');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_candidate_data (
  data jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.check_daily_quota (
  of text,
  made bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if made >= private.daily_quota(of) then
    perform private.fail(429, 'too_many_' || of, format(
      'You have %s %s %s in the last 24 hours, which is the most we take in a day. Please try again later.',
      case of when 'applications' then 'sent' else 'created' end, private.daily_quota(of), of));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.daily_quota (
  of text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE of WHEN 'applications'::text THEN 30 WHEN 'jobs'::text THEN 50 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.invited_candidate_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (private.candidate_rules() || ARRAY[private.rule('firstName'::text, 'text'::text, 100, 1, 'First name is required'::text), private.rule('lastName'::text, 'text'::text, 100, 1, 'Last name is required'::text)]);

CREATE OR REPLACE FUNCTION private.is_bound_candidate (
  of_user uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM public.candidates c
           WHERE ((c.user_id = is_bound_candidate.of_user) AND ((c.managing_company_id IS NOT NULL) OR (EXISTS ( SELECT
                    FROM public.applications a
                   WHERE (a.candidate_id = c.id)))))))
  AS "exists";
END;

CREATE OR REPLACE FUNCTION private.lock_account (
  of_user uuid
)
  RETURNS public.profiles
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT profiles.id,
     profiles.email,
     profiles.role,
     profiles.created_at,
     profiles.updated_at
    FROM public.profiles
   WHERE (profiles.id = lock_account.of_user)
  FOR UPDATE OF profiles;
END;

CREATE OR REPLACE FUNCTION private.lock_invitee (
  email text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT pg_advisory_xact_lock(hashtextextended(('invitee '::text || lower(email)), (0)::bigint))
  AS pg_advisory_xact_lock;
END;

CREATE OR REPLACE FUNCTION private.manageable_invitation (
  p_id uuid
)
  RETURNS public.invitations
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.my_reach()
  RETURNS private.reach
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN ROW((SELECT auth.uid() AS uid), private.is_admin(), private.my_candidate_id(), ARRAY(SELECT private.my_company_ids() AS my_company_ids), ARRAY(SELECT private.my_company_ids_to('post_jobs'::private.staff_act) AS my_company_ids_to), ARRAY(SELECT private.my_company_ids_to('handle_applications'::private.staff_act) AS my_company_ids_to), ARRAY(SELECT private.my_company_ids_to('handle_candidates'::private.staff_act) AS my_company_ids_to), ARRAY(SELECT private.my_assigned_job_ids() AS my_assigned_job_ids), ARRAY(SELECT private.my_assigned_candidate_ids() AS my_assigned_candidate_ids), ARRAY(SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to))::private.reach;

CREATE OR REPLACE FUNCTION private.refuse_known_invitee (
  kind text,
  invitee text,
  for_company uuid,
  resent uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.reject_company (
  company public.companies,
  reason text
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if company.is_approved then
    perform private.fail(409, 'already_approved', 'An approved company cannot be rejected');
  elsif company.rejected_at is not null and company.rejection_reason is not distinct from reason then
    return company;
  end if;
  perform private.audit('company.rejected', 'company', company.id, company.id, jsonb_build_object(
    'from', private.review_status(company), 'to', 'rejected', 'reason', reason));
  update public.companies set rejected_at = now(), rejection_reason = reason where id = company.id returning * into company;
  perform private.tell_company_admins(
    company, 'company_rejected', 'Company not approved',
    'The registration of ' || company.name || ' was not approved. You can correct and resubmit it.',
    'company_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_invitation (
  p_id uuid
)
  RETURNS public.invitations
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations := private.manageable_invitation(p_id);
begin
  select * into invitation from public.invitations i where i.id = p_id for update;
  if invitation.status is distinct from 'pending' then
    perform private.fail(409, 'invitation_closed', 'This invitation is no longer pending');
  end if;
  return invitation;
end
$function$;

CREATE OR REPLACE FUNCTION private.review_status (
  company public.companies
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN (company).is_approved THEN 'approved'::text WHEN ((company).submitted_at IS NULL) THEN 'unfinished'::text WHEN ((company).rejected_at IS NOT NULL) THEN 'rejected'::text ELSE 'pending'::text END;

CREATE OR REPLACE FUNCTION private.company_state (
  company public.companies
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN ((company).id IS NULL) THEN 'none'::text WHEN (NOT (company).is_approved) THEN private.review_status(company) WHEN private.company_is_live((company).id) THEN 'live'::text ELSE 'no-subscription'::text END;

CREATE OR REPLACE FUNCTION private.staff_roles_for (
  act private.staff_act
)
  RETURNS public.staff_role[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (CASE WHEN (act = 'edit_registration'::private.staff_act) THEN '{company_admin, subscription_admin}'::text WHEN (act = ANY (ARRAY['edit_profile'::private.staff_act, 'manage_staff'::private.staff_act, 'assign_work'::private.staff_act, 'delete_jobs'::private.staff_act])) THEN '{company_admin, subscription_admin, manager}'::text WHEN (act = ANY (ARRAY['post_jobs'::private.staff_act, 'handle_applications'::private.staff_act, 'handle_candidates'::private.staff_act, 'read_company'::private.staff_act])) THEN '{company_admin, subscription_admin, manager, recruiter}'::text ELSE NULL::text END)::public.staff_role[];

CREATE OR REPLACE FUNCTION public.accept_invitation (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  -- Finding it locks it, and the person comes before the invitation.
  perform private.lock_account(caller);
  return private.accept_invitation_as(caller, private.invitation_with(p_token));
end
$function$;

CREATE OR REPLACE FUNCTION public.create_invitation (
  p_type text,
  p_email text,
  p_data jsonb DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.create_job (
  p_company_id uuid,
  p_job jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  target uuid := private.my_company_id(p_company_id);
  job public.jobs;
begin
  if not private.can_at_company(target, 'post_jobs') then
    perform private.fail(403, 'not_allowed', 'Your role does not allow posting jobs');
  end if;
  perform private.require_live_company(target);
  perform private.refuse_field_errors(private.job_errors(p_job, null));
  perform private.lock_account(caller);
  perform private.check_daily_quota('jobs', (
    select count(*) from public.audit_log
    where actor_id = caller and action = 'job.created' and created_at > now() - interval '1 day'));

  job := private.apply_job_input(null, p_job);
  insert into public.jobs (
    company_id, created_by, title, description, location, locations, job_type, experience_level, experience_required,
    education_required, salary_min, salary_max, skills_required, requirements, preferred_skills, status, expires_at, posted_at
  ) values (
    target, caller, job.title, job.description, job.location, job.locations, job.job_type, job.experience_level,
    job.experience_required, job.education_required, job.salary_min, job.salary_max, job.skills_required, job.requirements,
    job.preferred_skills, job.status, job.expires_at, case when job.status = 'published' then now() end
  )
  returning * into job;
  perform private.store_job_questions(job.id, p_job -> 'questions');
  -- Also what the quota counts: a job that is deleted was made all the same.
  perform private.audit('job.created', 'job', job.id, target, jsonb_build_object('title', job.title));
  return private.company_job_json(job.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_job (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  has_applications boolean;
begin
  -- Waits for applications being made; those that come later find the job gone or hidden.
  perform from public.jobs where id = job.id for update;
  has_applications := exists (select from public.applications where job_id = job.id);
  if not private.can_delete_job(job) then
    perform private.fail(403, 'not_allowed', case
      when job.created_by = auth.uid() and has_applications then 'This job has applications. Ask a manager to delete it.'
      else 'You cannot delete this job'
    end);
  end if;
  if has_applications then
    update public.jobs set deleted_at = now() where id = job.id;
  else
    delete from public.jobs where id = job.id;
  end if;
  perform private.audit(
    'job.deleted', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'hidden', has_applications));
  return jsonb_build_object('success', true, 'hidden', has_applications);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  select * into company from public.companies where id = p_company_id;
  if private.can_read_company(company.id) then
    return private.company_json(company);
  elsif company.is_approved or company.id in (select private.my_company_ids()) then
    return private.public_company_json(company);
  end if;
  perform private.fail(404, 'company_not_found', 'Company not found');
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company_dashboard (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  membership public.company_users := private.my_membership(p_company_id);
  company public.companies;
begin
  if membership.id is null and p_company_id is not null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  select * into company from public.companies where id = membership.company_id;
  return jsonb_build_object(
    'membership', case when membership.id is not null then private.membership_json(membership) end,
    'company', case
      when private.can_read_company(company.id) then private.company_json(company)
      when company.id is not null then private.public_company_json(company)
    end,
    'subscription', case when private.can_read_company(company.id) then private.subscription_json(company.id) end,
    'state', private.company_state(company),
    'is_live', coalesce(private.company_is_live(company.id), false),
    'can', private.company_acts(company.id),
    'counts', private.company_counts(company.id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.grant_admin (
  p_email text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account record;
begin
  perform private.require_service();
  select u.id, u.email_confirmed_at into account
  from auth.users u join public.profiles p on p.id = u.id
  where lower(p.email) = lower(private.trimmed(p_email));
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'There is no account with this e-mail address');
  end if;
  if account.email_confirmed_at is null then
    perform private.fail(409, 'not_confirmed', 'This account has not confirmed its e-mail address yet');
  end if;
  if private.become(account.id, 'admin') then
    perform private.audit_as(null, 'admin.granted', 'profile', account.id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.register_company (
  p_company jsonb,
  p_first_name text DEFAULT NULL::text,
  p_last_name text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  membership public.company_users;
  company public.companies;
  rules private.field_rule[] := private.company_profile_rules(true) || private.company_registration_rules();
  errors jsonb;
begin
  -- The lock makes a double submit wait for the first one and then find its company.
  account := private.lock_account(caller);
  if account.role is distinct from 'company' then
    perform private.fail(403, 'company_accounts_only', 'Only company accounts can register a company profile');
  end if;
  errors := private.field_errors(p_company, rules) || private.field_errors(
    jsonb_build_object('firstName', p_first_name, 'lastName', p_last_name),
    array[private.rule('firstName', 'text', 100), private.rule('lastName', 'text', 100)]
  );
  perform private.refuse_field_errors(errors);

  membership := private.my_membership();
  if membership.id is null then
    insert into public.companies (user_id) values (caller) returning * into company;
    insert into public.company_users (user_id, company_id, role, email)
    values (caller, company.id, 'company_admin', account.email) returning * into membership;
  elsif not private.can_at_company(membership.company_id, 'edit_registration') then
    perform private.fail(403, 'not_company_admin', 'Only company administrators can edit the registration');
  else
    select * into company from public.companies where id = membership.company_id for update;
  end if;
  perform private.write_company(
    company, private.clean_fields(p_company, rules), resubmit => company.submitted_at is null or company.rejected_at is not null);
  update public.company_users set
    first_name = coalesce(nullif(private.trimmed(p_first_name), ''), first_name),
    last_name = coalesce(nullif(private.trimmed(p_last_name), ''), last_name)
  where id = membership.id;
  return company.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.resend_invitation (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
  invitation public.invitations;
begin
  perform private.lock_account(caller);
  select * into notice from public.notifications
  where id = p_notification_id and user_id = caller and type = 'company_invitation';
  select * into invitation from public.invitations where id = (notice.data ->> 'invitation_id')::uuid for update;
  if invitation.id is null then
    perform private.invitation_not_found('candidate');
  elsif p_accept is null then
    perform private.refuse_field_errors('{"accept": "Accept or decline the invitation"}');
  elsif p_accept then
    perform private.accept_invitation_as(caller, invitation.id);
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
$function$;

CREATE OR REPLACE FUNCTION public.submit_application (
  p_job_id uuid,
  p_answers jsonb DEFAULT NULL::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates;
  given jsonb;
  application public.applications;
begin
  perform private.lock_account(private.require_caller());
  me := private.require_applicant();
  -- Waits while the job is being deleted, so that what is read next is true until the end.
  perform from public.jobs where id = p_job_id for key share;
  if exists (select from public.applications a where a.job_id = p_job_id and a.candidate_id = me.id) then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  elsif not private.is_visible_job(p_job_id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.check_daily_quota('applications', (
    select count(*) from public.applications a where a.candidate_id = me.id and a.applied_at > now() - interval '1 day'));
  given := private.read_answers(p_job_id, p_answers);
  perform private.refuse_answer_errors(p_job_id, given, me.user_id);

  insert into public.applications (job_id, candidate_id, company_id)
  select p_job_id, me.id, j.company_id from public.jobs j where j.id = p_job_id
  on conflict on constraint applications_once_per_job do nothing
  returning * into application;
  if application.id is null then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  end if;
  insert into public.job_application_answers (application_id, question_id, question, answer)
  select application.id, q.id, q.question, private.trimmed(coalesce(given ->> q.id::text, ''))
  from public.job_questions q
  where q.job_id = p_job_id and q.removed_at is null;
  perform private.tell_company_about_application(application);
  return application.id;
end
$function$;

CREATE CONSTRAINT TRIGGER applications_are_of_candidates
  AFTER INSERT OR UPDATE OF candidate_id ON public.applications DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION private.check_account_kind();

CREATE CONSTRAINT TRIGGER managed_candidates_are_candidates
  AFTER INSERT OR UPDATE OF user_id, managing_company_id ON public.candidates DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  WHEN ((new.managing_company_id IS NOT NULL))
  EXECUTE FUNCTION private.check_account_kind();

CREATE TRIGGER company_users_audit_role
  AFTER UPDATE OF role ON public.company_users
  FOR EACH ROW
  WHEN ((old.role IS DISTINCT FROM new.role))
  EXECUTE FUNCTION private.audit_role_change();

CREATE CONSTRAINT TRIGGER company_users_have_company_accounts
  AFTER INSERT OR UPDATE OF user_id ON public.company_users DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION private.check_account_kind();

CREATE TRIGGER profiles_audit_role
  AFTER UPDATE OF role ON public.profiles
  FOR EACH ROW
  WHEN ((old.role IS DISTINCT FROM new.role))
  EXECUTE FUNCTION private.audit_role_change();

CREATE CONSTRAINT TRIGGER profiles_fit_what_the_account_has
  AFTER INSERT OR UPDATE OF role ON public.profiles DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION private.check_account_kind();
