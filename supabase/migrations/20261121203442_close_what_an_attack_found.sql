-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.accept_admin_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.drop_untouched_company(of_user);
  perform private.become(of_user, 'admin');
end
$function$;

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
  if private.drop_untouched_company(of_user) then
    update public.profiles p set role = 'candidate'
    where p.id = of_user and not exists (select from public.company_users u where u.user_id = of_user);
  end if;
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
  perform private.drop_untouched_company(of_user);
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
$function$;

CREATE OR REPLACE FUNCTION private.address_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('street'::text, 'line'::text, 200), private.rule('city'::text, 'line'::text, 100), private.rule('state'::text, 'line'::text, 100), private.rule('zipCode'::text, 'line'::text, 20), private.rule('country'::text, 'line'::text, 100)];

CREATE OR REPLACE FUNCTION private.applicant_json (
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN jsonb_build_object('id', (profile).id, 'user_id', (profile).user_id, 'first_name', (profile).first_name, 'last_name', (profile).last_name, 'email', (profile).email, 'phone', (profile).phone, 'alternate_phone', (profile).alternate_phone, 'title', (profile).title, 'bio', (profile).bio, 'skills', to_jsonb((profile).skills), 'work_authorization', (profile).work_authorization, 'experience_years', (profile).experience_years, 'city', (profile).city, 'state', (profile).state, 'country', (profile).country, 'portfolio_url', (profile).portfolio_url, 'github_url', (profile).github_url, 'linkedin_url', (profile).linkedin_url, 'resume_url', (profile).resume_url, 'cover_letter_url', (profile).cover_letter_url, 'certificates', to_jsonb((profile).certificates));

CREATE OR REPLACE FUNCTION private.application_to_move (
  p_application_id uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  -- Two movers take turns: what is decided next is decided on what the first one left.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  if not private.can_move_application(application) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status');
  end if;
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.apply_job_input (
  job public.jobs,
  data jsonb
)
  RETURNS public.jobs
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  clean jsonb := private.clean_fields(data, private.job_rules());
begin
  return (
    select jsonb_populate_record(job, coalesce(jsonb_object_agg(field.column_name, field.value), '{}'))
    from (values
      ('title', 'title', clean -> 'title'),
      ('description', 'description', clean -> 'description'),
      ('location', 'location', clean -> 'location'),
      ('locations', 'locations', to_jsonb(private.distinct_texts(data -> 'locations'))),
      ('jobType', 'job_type', clean -> 'jobType'),
      ('experienceLevel', 'experience_level', clean -> 'experienceLevel'),
      ('experienceRequired', 'experience_required', clean -> 'experienceRequired'),
      ('educationRequired', 'education_required', clean -> 'educationRequired'),
      ('salaryMin', 'salary_min', to_jsonb((data ->> 'salaryMin')::numeric::integer)),
      ('salaryMax', 'salary_max', to_jsonb((data ->> 'salaryMax')::numeric::integer)),
      ('skills_required', 'skills_required', to_jsonb(private.distinct_texts(data -> 'skills_required'))),
      ('requirements', 'requirements', to_jsonb(private.distinct_texts(data -> 'requirements'))),
      ('preferredSkills', 'preferred_skills', to_jsonb(private.distinct_texts(data -> 'preferredSkills'))),
      ('expires_at', 'expires_at', to_jsonb(nullif(data ->> 'expires_at', ''))),
      ('status', 'status', to_jsonb(private.read_job_status(data ->> 'status')))
    ) as field (input, column_name, value)
    where data ? field.input
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.approve_company (
  company public.companies,
  seen timestamp with time zone
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if company.is_approved then
    return company;
  elsif company.submitted_at is null then
    perform private.fail(409, 'not_submitted', 'This company has not finished its registration yet. It can be approved once it is submitted.');
  end if;
  perform private.require_seen(company, seen);
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

CREATE OR REPLACE FUNCTION private.can_open_company_document (
  of_company uuid,
  me private.reach
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.can_read_company(of_company, me);

CREATE OR REPLACE FUNCTION private.can_withdraw_proposal (
  proposal public.company_proposals
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.can_at_company(proposal.company_id, 'edit_registration')
    or proposal.changes - 'name' = '{}' and private.can_at_company(proposal.company_id, 'edit_profile');
end
$function$;

CREATE OR REPLACE FUNCTION private.candidate_json (
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.applicant_json(profile) || jsonb_build_object('gender', (profile).gender, 'street', (profile).street, 'unit', (profile).unit, 'zip_code', (profile).zip_code, 'is_managed_by_company', (profile).is_managed_by_company, 'managing_company_id', (profile).managing_company_id));

CREATE OR REPLACE FUNCTION private.candidate_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('firstName'::text, 'line'::text, 100), private.rule('lastName'::text, 'line'::text, 100), private.rule('title'::text, 'line'::text, 200), private.rule('bio'::text, 'text'::text, 4799), private.rule('skills'::text, 'texts'::text, 60, max_items => 50), private.rule('phoneNumber'::text, 'line'::text, 40), private.rule('alternatePhoneNumber'::text, 'line'::text, 40), private.rule('gender'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => (enum_range(NULL::public.gender))::text[]), private.rule('workAuthorization'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => (enum_range(NULL::public.work_authorization))::text[]), private.rule('unit'::text, 'line'::text, 50)];

CREATE OR REPLACE FUNCTION private.change_details (
  company public.companies,
  changes jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(jsonb_each.key, jsonb_build_object('from', (to_jsonb(change_details.company) -> jsonb_each.key), 'to', jsonb_each.value)), '{}'::jsonb) AS "coalesce" FROM jsonb_each(change_details.changes) jsonb_each(key, value) WHERE (jsonb_each.value IS DISTINCT FROM (to_jsonb(change_details.company) -> jsonb_each.key)));

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

CREATE OR REPLACE FUNCTION private.check_application_move()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select from private.application_transitions t where t.from_status = old.status and t.to_status = new.status
  ) and new.status is distinct from private.last_status(new.id) then
    perform private.fail(409, 'status_not_allowed', 'This application can no longer be moved there. Reload to see where it stands.');
  end if;
  return new;
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

CREATE OR REPLACE FUNCTION private.company_document_paths (
  of_company uuid
)
  RETURNS SETOF text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT named.path
    FROM ((public.companies c
      LEFT JOIN public.company_proposals p ON ((p.company_id = c.id)))
      CROSS JOIN LATERAL ( VALUES (c.ein_document_url), (c.tax_document_url), ((p.changes ->> 'ein_document_url'::text)), ((p.changes ->> 'tax_document_url'::text))) named(path))
   WHERE ((c.id = company_document_paths.of_company) AND (named.path IS NOT NULL));
END;

CREATE OR REPLACE FUNCTION private.company_profile_rules (
  for_registration boolean
)
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('name'::text, 'line'::text, 200, 2, CASE WHEN for_registration THEN 'Company name must be at least 2 characters'::text ELSE 'Company name is required'::text END), private.rule('location'::text, 'line'::text, 200, 2, 'Location is required'::text), private.rule('industry'::text, 'line'::text, 100, 2, 'Industry is required'::text), private.rule('company_size'::text, 'choice'::text, message => 'Choose a company size'::text, choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'::text[]), private.rule('website'::text, 'url'::text, message => CASE WHEN for_registration THEN 'Must be a valid URL'::text ELSE 'Please enter a valid URL'::text END), private.rule('description'::text, 'text'::text, 10000), private.rule('linkedin_url'::text, 'url'::text, message => 'Please enter a valid LinkedIn URL'::text), private.rule('twitter_url'::text, 'url'::text, message => 'Please enter a valid Twitter URL'::text), private.rule('facebook_url'::text, 'url'::text, message => 'Please enter a valid Facebook URL'::text), private.rule('instagram_url'::text, 'url'::text, message => 'Please enter a valid Instagram URL'::text), private.rule('logo_url'::text, 'line'::text, 500)];

CREATE OR REPLACE FUNCTION private.company_registration_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('dba_name'::text, 'line'::text, 200), private.rule('primary_contact_name'::text, 'line'::text, 200), private.rule('primary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_phone'::text, 'line'::text, 40), private.rule('primary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_alt_phone'::text, 'line'::text, 40), private.rule('secondary_contact_name'::text, 'line'::text, 200), private.rule('secondary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_phone'::text, 'line'::text, 40), private.rule('secondary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_alt_phone'::text, 'line'::text, 40), private.rule('reg_street'::text, 'line'::text, 200), private.rule('reg_unit'::text, 'line'::text, 50), private.rule('reg_city'::text, 'line'::text, 100), private.rule('reg_state'::text, 'line'::text, 100), private.rule('reg_zip_code'::text, 'line'::text, 20), private.rule('reg_country'::text, 'line'::text, 100), private.rule('same_as_registered'::text, 'boolean'::text), private.rule('op_street'::text, 'line'::text, 200), private.rule('op_unit'::text, 'line'::text, 50), private.rule('op_city'::text, 'line'::text, 100), private.rule('op_state'::text, 'line'::text, 100), private.rule('op_zip_code'::text, 'line'::text, 20), private.rule('op_country'::text, 'line'::text, 100), private.rule('tax_id'::text, 'line'::text, 50), private.rule('ein_document_url'::text, 'line'::text, 500), private.rule('tax_document_url'::text, 'line'::text, 500)];

CREATE OR REPLACE FUNCTION private.cut_marks (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN regexp_replace(value, replace('((?:<mark>{250}){4})<mark>+'::text, '<mark>'::text, '[\u0300-\u036f\u0483-\u0487\u0591-\u1dff\u200c\u200d\u20d0-\u20ff\u2ce0-\u2dff\u302a-\u3034\u3099\u309a\ua66f-\ua69f\ua6f0-\uabff\ufb1e\ufe00-\ufe2f\U00010000-\U0001efff\U000e0100-\U000e01ef]'::text), '\1'::text, 'g'::text);

CREATE OR REPLACE FUNCTION private.clean_text (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE WHEN (value ~ '^[ -~\n]*$'::text) THEN value WHEN (char_length(value) > 40000) THEN value ELSE NORMALIZE(regexp_replace(NORMALIZE(private.cut_marks(regexp_replace(translate(regexp_replace(value, '\r\n?|[\u000b\u000c\u0085\u2028\u2029]'::text, '
'::text, 'g'::text), '	'::text, ' '::text), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]'::text, ''::text, 'g'::text)), NFC), replace('([\u0590-\u180a\u1810-\u1cff\u2600-\u27bf\u3400-\u9fff\ua800-\uabff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\ufefc\U00010a00-\U00011fff\U0001e900-\U0001e95f\U0001f000-\U0001faff\U00020000-\U0003ffff]\ufe0f?<joiner>)<joiner>*|<joiner>+'::text, '<joiner>'::text, '[\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]'::text), '\1'::text, 'g'::text), NFC) END;

CREATE OR REPLACE FUNCTION private.daily_quota (
  of text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE of WHEN 'applications'::text THEN 30 WHEN 'jobs'::text THEN 50 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.drop_untouched_company (
  of_user uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from public.companies c
  where c.user_id = of_user and c.submitted_at is null and not c.is_approved and c.rejected_at is null and c.name = 'New Company' and c.updated_at = c.created_at
    and not exists (select from public.company_users u where u.company_id = c.id and u.user_id <> of_user);
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.edit_company (
  company public.companies,
  sent jsonb,
  resubmit boolean
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_field_errors(private.company_path_errors(company, sent));
  if company.is_approved then
    if sent ?| private.reviewed_fields() then
      perform private.propose(company, (
        select jsonb_object_agg(key, value) from jsonb_each(sent) where key = any (private.reviewed_fields())));
    end if;
    sent := sent - private.reviewed_fields();
  end if;
  -- Also when only the proposal changed: updated_at says which version of all of it somebody saw.
  return private.write_company(company, sent, resubmit);
end
$function$;

CREATE OR REPLACE FUNCTION private.end_proposal (
  proposal public.company_proposals,
  action text,
  more jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  if proposal.company_id is null then
    return;
  end if;
  select * into company from public.companies where id = proposal.company_id;
  perform private.audit(action, 'company', company.id, company.id,
    jsonb_build_object('changes', private.change_details(company, proposal.changes)) || more);
  delete from public.company_proposals where company_id = company.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.field_problem (
  value jsonb,
  rule private.field_rule
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  -- A choice comes from a list, so it is taken as it is.
  given text := case rule.kind when 'choice' then value #>> '{}' else private.trimmed(value #>> '{}') end;
begin
  if rule.kind = 'boolean' then
    return case when jsonb_typeof(value) = 'boolean' then null else 'Choose yes or no' end;
  elsif value is null or jsonb_typeof(value) = 'null' or given = '' then
    return case when rule.min_length > 0 then rule.message end;
  elsif rule.kind = 'texts' then
    return private.texts_problem(value, rule);
  elsif jsonb_typeof(value) <> 'string' then
    return coalesce(rule.message, 'Use text here');
  elsif rule.kind = 'line' and given ~ '\n' then
    return 'Use one line';
  elsif rule.kind = 'email' and not private.is_email(given)
    or rule.kind = 'url' and not private.is_http_url(given)
    or rule.kind = 'choice' and given <> all (rule.choices)
    or char_length(given) < rule.min_length then
    return rule.message;
  elsif char_length(given) > rule.max_length then
    return private.too_long(rule.max_length);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.file_fingerprint (
  version text,
  metadata jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN concat_ws(' '::text, version, (metadata ->> 'eTag'::text));

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

CREATE OR REPLACE FUNCTION private.hold_company (
  of_company uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT
    FROM public.companies
   WHERE (companies.id = hold_company.of_company)
  FOR KEY SHARE OF companies;
END;

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

CREATE OR REPLACE FUNCTION private.invitation_rules (
  kind text
)
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE kind WHEN 'company'::text THEN ARRAY[private.rule('companyName'::text, 'line'::text, 200, 2, 'Company name must be at least 2 characters'::text), private.rule('message'::text, 'text'::text, 2000)] WHEN 'candidate'::text THEN ARRAY[private.rule('companyId'::text, 'line'::text, 50), private.rule('managementTerms'::text, 'text'::text, 5000)] ELSE (ARRAY[private.rule('firstName'::text, 'line'::text, 100, 2, 'First name must be at least 2 characters'::text), private.rule('lastName'::text, 'line'::text, 100, 2, 'Last name must be at least 2 characters'::text)] || CASE WHEN (kind = 'admin'::text) THEN ARRAY[private.rule('message'::text, 'text'::text, 2000)] ELSE ARRAY[private.rule('companyId'::text, 'line'::text, 50), private.rule('role'::text, 'choice'::text, 20, 1, 'Please select a role'::text, '{manager,recruiter,partner_recruiter}'::text[])] END) END;

CREATE OR REPLACE FUNCTION private.invited_candidate_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (private.candidate_rules() || ARRAY[private.rule('firstName'::text, 'line'::text, 100, 1, 'First name is required'::text), private.rule('lastName'::text, 'line'::text, 100, 1, 'Last name is required'::text)]);

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

CREATE OR REPLACE FUNCTION private.is_line (
  value text,
  max_length integer,
  min_length integer DEFAULT 0
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((private.clean_text(value) = value) AND (char_length(btrim(value)) >= min_length) AND (char_length(value) <= max_length) AND (value !~ '\n'::text));

CREATE OR REPLACE FUNCTION private.are_short_texts (
  items text[],
  max_items integer,
  max_length integer
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((items IS NOT NULL) AND (COALESCE(array_ndims(items), 1) = 1) AND (cardinality(items) <= max_items) AND (NOT (EXISTS (SELECT 1 FROM unnest(are_short_texts.items) item(item) WHERE ((item.item IS NULL) OR (item.item <> btrim(item.item)) OR (NOT private.is_line(item.item, are_short_texts.max_length, 1)))))));

CREATE OR REPLACE FUNCTION private.is_email (
  value text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((value ~ '^[^\s@<>",;:()\[\]\\]+@[^\s@<>"'',;:()\[\]\\.]+(\.[^\s@<>"'',;:()\[\]\\.]+)+$'::text) AND private.is_line(value, 320));

CREATE OR REPLACE FUNCTION private.is_http_url (
  value text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((value ~ (('^[Hh][Tt][Tt][Pp][Ss]?://'::text || replace('([<letters>0-9_]([<letters>0-9_\-]{0,61}[<letters>0-9_])?\.)+([<letters>]{2,63}|[Xx][Nn]--[A-Za-z0-9\-]{1,59})'::text, '<letters>'::text, 'A-Za-z\u00c0-\u167f\u1681-\u1fff\u2c00-\u2dff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc\U00010000-\U0003ffff'::text)) || '(:[0-9]{1,5})?([/?#][^\s<>"\\]*)?$'::text)) AND (value !~* '^[^:]+://[^/?#:]*\.(localhost|local|localdomain|internal|lan|arpa)(:|/|\?|#|$)'::text) AND ("substring"(value, '^[^:]+://[^/?#]*'::text) IS NFKC NORMALIZED) AND private.is_line(value, 500));

CREATE OR REPLACE FUNCTION private.is_text (
  value text,
  max_length integer,
  min_length integer DEFAULT 0
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((private.clean_text(value) = value) AND (char_length(btrim(value)) >= min_length) AND (char_length(value) <= max_length));

CREATE OR REPLACE FUNCTION private.job_errors (
  data jsonb,
  stored public.jobs
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := private.field_errors(data, private.job_rules(), is_whole => stored.id is null);
  -- What the job would have, with what is left out as it is.
  salaries jsonb := jsonb_build_object('salaryMin', stored.salary_min, 'salaryMax', stored.salary_max) || data;
begin
  errors := errors || private.job_question_errors(data -> 'questions') || jsonb_strip_nulls(jsonb_build_object(
    'salaryMin', private.salary_problem(data -> 'salaryMin'),
    'salaryMax', private.salary_problem(data -> 'salaryMax'),
    'expires_at', private.day_problem(data -> 'expires_at', stored.expires_at),
    'status', case
      when data ? 'status' and not coalesce(
        jsonb_typeof(data -> 'status') = 'string'
        and private.read_job_status(data ->> 'status') = any (enum_range(null::public.job_status)::text[]), false)
      then 'Choose a status'
    end
  ));
  if not errors ?| array['salaryMin', 'salaryMax']
    and (salaries ->> 'salaryMin')::numeric > (salaries ->> 'salaryMax')::numeric then
    errors := errors || '{"salaryMax": "The maximum salary cannot be below the minimum"}';
  end if;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.job_question_errors (
  questions jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  rules constant private.field_rule[] := array[
    private.rule('question', 'line', 500, min_length => 1, message => 'Write the question'),
    private.rule('questionType', 'choice', message => 'Choose a type of answer', choices => enum_range(null::public.question_type)::text[]),
    private.rule('options', 'texts', 200, max_items => 30)
  ];
  errors jsonb := '{}';
  found jsonb;
  entry jsonb;
  place integer;
begin
  if questions is null or jsonb_typeof(questions) = 'null' then
    return errors;
  elsif jsonb_typeof(questions) <> 'array' then
    return '{"questions": "Use a list here"}';
  elsif jsonb_array_length(questions) > 30 then
    return '{"questions": "Use at most 30 questions"}';
  end if;
  for entry, place in select item, ordinality - 1 from jsonb_array_elements(questions) with ordinality as given (item, ordinality) loop
    if jsonb_typeof(entry) <> 'object' then
      errors := errors || jsonb_build_object('questions.' || place, 'Write the question');
      continue;
    end if;
    found := private.field_errors(entry, rules);
    if jsonb_typeof(entry -> 'isRequired') not in ('boolean', 'null') then
      found := found || '{"isRequired": "Choose yes or no"}';
    end if;
    if jsonb_typeof(entry -> 'id') <> 'null' and not pg_input_is_valid(entry ->> 'id', 'uuid') then
      found := found || '{"id": "This link is not valid"}';
    end if;
    if not found ? 'options' and entry ->> 'questionType' in ('MULTIPLE_CHOICE', 'CHECKBOX')
      and cardinality(private.distinct_texts(entry -> 'options')) = 0 then
      found := found || '{"options": "Add at least one option"}';
    end if;
    errors := errors || private.prefix_keys(found, 'questions.' || place || '.');
  end loop;
  return errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.job_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('title'::text, 'line'::text, 200, min_length => 1, message => 'Enter a job title'::text), private.rule('description'::text, 'text'::text, 20000, min_length => 1, message => 'Enter a description'::text), private.rule('location'::text, 'line'::text, 200, min_length => 1, message => 'Enter the primary location'::text), private.rule('locations'::text, 'texts'::text, 200, max_items => 20), private.rule('jobType'::text, 'choice'::text, min_length => 1, message => 'Choose a job type'::text, choices => (enum_range(NULL::public.job_type))::text[]), private.rule('experienceLevel'::text, 'choice'::text, message => 'Choose an experience level'::text, choices => (enum_range(NULL::public.experience_level))::text[]), private.rule('experienceRequired'::text, 'line'::text, 500), private.rule('educationRequired'::text, 'line'::text, 500), private.rule('skills_required'::text, 'texts'::text, 60, max_items => 50), private.rule('requirements'::text, 'texts'::text, 500, max_items => 50), private.rule('preferredSkills'::text, 'texts'::text, 60, max_items => 50)];

CREATE OR REPLACE FUNCTION private.keep_recorded_file()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.is_file_in_use(old.bucket_id, old.name) then
    perform private.fail(409, 'file_in_use', 'This file belongs to a record and cannot be changed');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_sent_answer()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if new.answer <> '' and exists (select from public.job_questions q where q.id = new.question_id and q.question_type = 'FILE') then
    perform private.keep_sent_document(new.application_id, 'application_files', new.answer);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_sent_document (
  of_application uuid,
  bucket text,
  path text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.sent_documents (application_id, bucket_id, name, size, fingerprint)  SELECT keep_sent_document.of_application
  AS of_application,
             keep_sent_document.bucket AS bucket,
             keep_sent_document.path AS path,
             ((o.metadata ->> 'size'::text))::bigint AS int8,
                 CASE
                     WHEN (o.id IS NOT NULL) THEN private.file_fingerprint(o.version, o.metadata)
                     ELSE NULL::text
                 END AS "case"
            FROM (( SELECT keep_sent_document.bucket AS bucket_id,
                     keep_sent_document.path AS name) sent
              LEFT JOIN storage.objects o USING (bucket_id, name)) ON CONFLICT(application_id, bucket_id, name) DO NOTHING;
END;

CREATE OR REPLACE FUNCTION private.keep_sent_profile()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  applicant public.candidates;
begin
  select * into applicant from public.candidates where id = new.candidate_id;
  insert into private.sent_profiles (application_id, profile) values (new.id, private.applicant_json(applicant));
  perform private.keep_sent_document(new.id, d.bucket_id, d.name) from private.profile_documents(applicant) d;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.last_status (
  of_application uuid
)
  RETURNS public.application_status
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT e.to_status
    FROM public.application_events e
   WHERE (e.application_id = last_status.of_application)
   ORDER BY e.id DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION private.likeness (
  one text[],
  other text[]
)
  RETURNS real
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT ((shared.number)::real / (GREATEST(((cardinality(likeness.one) + cardinality(likeness.other)) - shared.number), (1)::bigint))::double precision) FROM (SELECT count(*) AS count FROM unnest(likeness.one) trigram(trigram) WHERE (trigram.trigram = ANY (likeness.other))) shared(number));

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

CREATE OR REPLACE FUNCTION private.name_key (
  name text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT replace(replace(translate(COALESCE(NULLIF(without_form.bare, ''::text), written.words), 'i '::text, 'l'::text), 'rn'::text, 'm'::text), 'vv'::text, 'w'::text) AS replace FROM ((SELECT regexp_replace(replace(regexp_replace(translate(lower(translate(NORMALIZE(name_key.name, NFKD), 'АВЕКМНОРСТУХІЈЅӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'::text, 'ABEKMHOPCTYXIJSIABEZHIKMNOPTYX'::text)), 'аеорсухіјѕԁһӏνοαρτκ0135|'::text, 'aeopcyxijsdhlvoaptkolesl'::text), '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]'::text, ''::text, 'g'::text), '.'::text, ''::text), '[\s!-/:-@\[-`{-~\u00a0\u2000-\u206f]+'::text, ' '::text, 'g'::text) AS regexp_replace) written(words) CROSS JOIN LATERAL (SELECT btrim(regexp_replace(written.words, '\m(incorporated|inc|llc|llp|limited|ltd|gmbh|corporation|corp|company|co|plc|ag|sarl|bv|oy|ab|pty|and)\M'::text, ''::text, 'g'::text)) AS btrim) without_form(bare)));

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

CREATE OR REPLACE FUNCTION private.profile_documents (
  profile public.candidates
)
  RETURNS TABLE (
    bucket_id text,
    name text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT documents.bucket_id,
     documents.name
    FROM ( SELECT 'candidate_resumes'::text AS bucket_id,
             (profile_documents.profile).resume_url AS name
         UNION ALL
          SELECT 'candidate_cover_letters'::text AS bucket_id,
             (profile_documents.profile).cover_letter_url AS name
         UNION ALL
          SELECT DISTINCT 'candidate_certificates'::text AS bucket_id,
             certificates.name
            FROM unnest((profile_documents.profile).certificates) certificates(name)) documents
   WHERE (documents.name IS NOT NULL);
END;

CREATE OR REPLACE FUNCTION private.drop_document (
  of_user uuid,
  bucket text,
  path text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 UPDATE public.candidates c
  SET resume_url =
         CASE
             WHEN (drop_document.bucket = 'candidate_resumes'::text) THEN NULLIF(c.resume_url, drop_document.path)
             ELSE c.resume_url
         END, cover_letter_url =
         CASE
             WHEN (drop_document.bucket = 'candidate_cover_letters'::text) THEN NULLIF(c.cover_letter_url, drop_document.path)
             ELSE c.cover_letter_url
         END, certificates =
         CASE
             WHEN (drop_document.bucket = 'candidate_certificates'::text) THEN array_remove(c.certificates, drop_document.path)
             ELSE c.certificates
         END
   WHERE ((c.user_id = drop_document.of_user) AND (EXISTS ( SELECT
            FROM private.profile_documents(c.*) d(bucket_id, name)
           WHERE ((d.bucket_id = drop_document.bucket) AND (d.name = drop_document.path)))));
END;

CREATE OR REPLACE FUNCTION private.is_file_in_use (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT ((EXISTS ( SELECT
            FROM private.sent_documents d
           WHERE ((d.bucket_id = is_file_in_use.bucket) AND (d.name = is_file_in_use.path)))) OR (EXISTS ( SELECT
            FROM public.candidates c,
             LATERAL private.profile_documents(c.*) d(bucket_id, name)
           WHERE ((c.user_id = private.file_folder(is_file_in_use.bucket, is_file_in_use.path)) AND (d.bucket_id = is_file_in_use.bucket) AND (d.name = is_file_in_use.path)))) OR ((bucket = 'company-documents'::text) AND (path IN ( SELECT private.company_document_paths(private.file_folder(bucket, path)) AS company_document_paths))) OR ((bucket = 'company-logos'::text) AND (EXISTS ( SELECT
            FROM public.companies c
           WHERE ((c.id = private.file_folder(is_file_in_use.bucket, is_file_in_use.path)) AND (c.logo_url = is_file_in_use.path))))));
END;

CREATE OR REPLACE FUNCTION private.discard_unused_files (
  of_folder uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 DELETE FROM private.discarded_files d
   WHERE ((split_part(d.name, '/'::text, 1) = (discard_unused_files.of_folder)::text) AND (NOT (EXISTS ( SELECT
            FROM storage.objects o
           WHERE ((o.bucket_id = d.bucket_id) AND (o.name = d.name))))));
 INSERT INTO private.discarded_files (bucket_id, name)  SELECT o.bucket_id,
             o.name
            FROM storage.objects o
           WHERE (((o.name COLLATE "C") >= (discard_unused_files.of_folder || '/'::text)) AND ((o.name COLLATE "C") < (discard_unused_files.of_folder || '0'::text)) AND (o.created_at < (now() - '7 days'::interval)) AND (NOT private.is_file_in_use(o.bucket_id, o.name))) ON CONFLICT(bucket_id, name) DO NOTHING;
END;

CREATE OR REPLACE FUNCTION private.proposal_json (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT jsonb_build_object('changes', p.changes, 'proposed_by', (SELECT NULLIF(btrim(((u.first_name || ' '::text) || u.last_name)), ''::text) AS "nullif" FROM public.company_users u WHERE ((u.user_id = p.proposed_by) AND (u.company_id = p.company_id))), 'proposed_at', p.proposed_at, 'rejected_at', p.rejected_at, 'rejection_reason', p.rejection_reason, 'can', jsonb_build_object('withdraw', private.can_withdraw_proposal(p.*))) AS jsonb_build_object FROM public.company_proposals p WHERE (p.company_id = proposal_json.of_company));

CREATE OR REPLACE FUNCTION private.company_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.public_company_json(company) || jsonb_build_object('dba_name', (company).dba_name, 'primary_contact_name', (company).primary_contact_name, 'primary_contact_email', (company).primary_contact_email, 'primary_contact_phone', (company).primary_contact_phone, 'primary_contact_alt_email', (company).primary_contact_alt_email, 'primary_contact_alt_phone', (company).primary_contact_alt_phone, 'secondary_contact_name', (company).secondary_contact_name, 'secondary_contact_email', (company).secondary_contact_email, 'secondary_contact_phone', (company).secondary_contact_phone, 'secondary_contact_alt_email', (company).secondary_contact_alt_email, 'secondary_contact_alt_phone', (company).secondary_contact_alt_phone, 'reg_street', (company).reg_street, 'reg_unit', (company).reg_unit, 'reg_city', (company).reg_city, 'reg_state', (company).reg_state, 'reg_zip_code', (company).reg_zip_code, 'reg_country', (company).reg_country, 'same_as_registered', (company).same_as_registered, 'op_street', (company).op_street, 'op_unit', (company).op_unit, 'op_city', (company).op_city, 'op_state', (company).op_state, 'op_zip_code', (company).op_zip_code, 'op_country', (company).op_country, 'tax_id', (company).tax_id, 'ein_document_url', (company).ein_document_url, 'tax_document_url', (company).tax_document_url, 'submitted_at', (company).submitted_at, 'is_approved', (company).is_approved, 'approved_at', (company).approved_at, 'rejected_at', (company).rejected_at, 'rejection_reason', (company).rejection_reason, 'created_at', (company).created_at, 'updated_at', (company).updated_at, 'proposal', private.proposal_json((company).id)));

CREATE OR REPLACE FUNCTION private.propose (
  company public.companies,
  sent jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  waiting public.company_proposals;
  wanted jsonb;
begin
  select * into waiting from public.company_proposals where company_id = company.id;
  wanted := private.reviewed_changes(company, private.wanted_company(company, coalesce(waiting.changes, '{}') || sent));
  if wanted = '{}' then
    perform private.end_proposal(waiting, 'company.changes_withdrawn');
  elsif wanted is distinct from waiting.changes or waiting.rejected_at is not null then
    insert into public.company_proposals (company_id, changes, proposed_by) values (company.id, wanted, auth.uid())
    on conflict (company_id) do update set
      changes = excluded.changes,
      proposed_by = excluded.proposed_by,
      proposed_at = excluded.proposed_at,
      rejected_at = null,
      rejection_reason = null;
    perform private.audit('company.changes_proposed', 'company', company.id, company.id,
      jsonb_build_object('changes', private.change_details(company, wanted)));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.quota_problem (
  of_folder uuid,
  adding integer DEFAULT 0
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT
         CASE
             WHEN ((count(*) + quota_problem.adding) > 100) THEN 'You have stored 100 files, the most an account can hold. Remove one you no longer need first.'::text
             WHEN ((COALESCE(sum(((o.metadata ->> 'size'::text))::bigint), (0)::numeric) + (quota_problem.adding)::numeric) > (((200 * 1024) * 1024))::numeric) THEN 'Your files take up 200 MB, the most an account can hold. Remove one you no longer need first.'::text
             ELSE NULL::text
         END
  AS "case"
    FROM storage.objects o
   WHERE ((o.bucket_id IN ( SELECT b.id
            FROM storage.buckets b)) AND ((o.name COLLATE "C") >= (quota_problem.of_folder || '/'::text)) AND ((o.name COLLATE "C") < (quota_problem.of_folder || '0'::text)));
END;

CREATE OR REPLACE FUNCTION private.can_store_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (((private.is_own_file(bucket, path) AND ((SELECT private.my_role() AS my_role) = 'candidate'::public.app_role)) OR private.can_write_company_file(bucket, path)) AND (private.quota_problem(private.file_folder(bucket, path), 1) IS NULL) AND (NOT private.is_file_in_use(bucket, path)));

CREATE OR REPLACE FUNCTION private.file_problem (
  bucket text,
  path text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT
         CASE
             WHEN ((o.id IS NULL) OR (EXISTS ( SELECT
                FROM private.discarded_files d
               WHERE ((d.bucket_id = file_problem.bucket) AND (d.name = file_problem.path))))) THEN 'This file is not stored. Upload it again.'::text
             WHEN (COALESCE(((o.metadata ->> 'size'::text))::bigint, (0)::bigint) = 0) THEN 'This file is empty. Choose another file.'::text
             WHEN (((o.metadata ->> 'size'::text))::bigint > b.file_size_limit) THEN format('This file is larger than %s MB. Choose a smaller file.'::text, (b.file_size_limit / (1024 * 1024)))
             WHEN ((o.metadata ->> 'mimetype'::text) <> ALL (b.allowed_mime_types)) THEN 'This type is not accepted. Choose another file.'::text
             ELSE private.quota_problem(private.file_folder(file_problem.bucket, file_problem.path))
         END
  AS quota_problem
    FROM ((( SELECT file_problem.bucket AS bucket_id,
             file_problem.path AS name) asked
      LEFT JOIN storage.objects o USING (bucket_id, name))
      LEFT JOIN storage.buckets b ON ((b.id = o.bucket_id)));
END;

CREATE OR REPLACE FUNCTION private.company_path_errors (
  company public.companies,
  changes jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_object_agg(files.field, checked.problem) FILTER (WHERE (checked.problem IS NOT NULL)), '{}'::jsonb)
  AS "coalesce"
    FROM ( VALUES ('logo_url'::text,'company-logos'::text), ('ein_document_url'::text,'company-documents'::text), ('tax_document_url'::text,'company-documents'::text)) files(field, bucket),
     LATERAL ( SELECT
                 CASE
                     WHEN (private.file_folder(files.bucket, (company_path_errors.changes ->> files.field)) IS DISTINCT FROM (company_path_errors.company).id) THEN 'Please upload the file again'::text
                     ELSE private.file_problem(files.bucket, (company_path_errors.changes ->> files.field))
                 END AS problem) checked
   WHERE (((company_path_errors.changes ->> files.field) IS NOT NULL) AND ((company_path_errors.changes ->> files.field) IS DISTINCT FROM (to_jsonb(company_path_errors.company) ->> files.field)));
END;

CREATE OR REPLACE FUNCTION private.own_file_problem (
  of_user uuid,
  bucket text,
  path text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (private.file_folder(bucket, path) IS DISTINCT FROM of_user) THEN 'This file is not stored. Upload it again.'::text ELSE private.file_problem(bucket, path) END;

CREATE OR REPLACE FUNCTION private.reason_to_open (
  bucket text,
  path text,
  me private.reach
)
  RETURNS TABLE (
    subject text,
    id uuid,
    company_id uuid,
    is_as_sent boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT found.subject,
     found.id,
     found.company_id,
     found.is_as_sent
    FROM ( SELECT 1 AS place,
             'application'::text AS subject,
             a.id,
             a.company_id,
             (NOT (d.fingerprint IS DISTINCT FROM private.file_fingerprint(o.version, o.metadata))) AS is_as_sent
            FROM ((private.sent_documents d
              JOIN public.applications a ON ((a.id = d.application_id)))
              JOIN storage.objects o USING (bucket_id, name))
           WHERE ((d.bucket_id = reason_to_open.bucket) AND (d.name = reason_to_open.path) AND private.can_review_application(a.*, reason_to_open.me))
         UNION ALL
          SELECT 2 AS place,
             'candidate'::text AS subject,
             c.id,
             c.managing_company_id AS company_id,
             true AS is_as_sent
            FROM public.candidates c,
             LATERAL private.profile_documents(c.*) d(bucket_id, name)
           WHERE ((c.user_id = private.file_folder(reason_to_open.bucket, reason_to_open.path)) AND (d.bucket_id = reason_to_open.bucket) AND (d.name = reason_to_open.path) AND private.manages_candidate(c.*, reason_to_open.me))
         UNION ALL
          SELECT 3 AS place,
             'company'::text AS subject,
             c.id,
             c.id AS company_id,
             true AS is_as_sent
            FROM public.companies c
           WHERE ((reason_to_open.bucket = 'company-documents'::text) AND (c.id = private.file_folder(reason_to_open.bucket, reason_to_open.path)) AND private.can_open_company_document(c.id, reason_to_open.me))) found
   ORDER BY found.place, found.is_as_sent DESC
  LIMIT 1;
END;

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

CREATE OR REPLACE FUNCTION private.refuse_outdated (
  stored timestamp with time zone,
  seen timestamp with time zone,
  current jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if seen is not null and seen is distinct from stored then
    perform private.fail(409, 'edit_conflict', 'Someone has changed this since you opened it', jsonb_build_object('current', current));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.reject_company (
  company public.companies,
  reason text,
  seen timestamp with time zone
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if company.submitted_at is null then
    perform private.fail(409, 'not_submitted', 'This company has not finished its registration yet. There is nothing to reject.');
  elsif company.rejected_at is not null and company.rejection_reason is not distinct from reason then
    return company;
  end if;
  perform private.require_seen(company, seen);
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

CREATE OR REPLACE FUNCTION private.require_seen (
  company public.companies,
  seen timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if seen is not null and seen is distinct from company.updated_at then
    perform private.fail(409, 'registration_changed', 'The registration has changed since you opened it. Look at it again before you decide.');
  end if;
end
$function$;

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

CREATE OR REPLACE FUNCTION private.retry_wait (
  attempts integer,
  may_have_arrived boolean
)
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN may_have_arrived THEN ('06:00:00'::interval * power((2)::double precision, ((LEAST(GREATEST(attempts, 1), 10) - 1))::double precision)) ELSE LEAST(('00:01:00'::interval * power((2)::double precision, ((LEAST(GREATEST(attempts, 1), 20) - 1))::double precision)), '06:00:00'::interval) END;

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

CREATE OR REPLACE FUNCTION private.reviewed_fields()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{name,dba_name,tax_id,ein_document_url,tax_document_url,same_as_registered,reg_street,reg_unit,reg_city,reg_state,reg_zip_code,reg_country,op_street,op_unit,op_city,op_state,op_zip_code,op_country}'::text[];

CREATE OR REPLACE FUNCTION private.reviewed_changes (
  company public.companies,
  wanted public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(field.key, field.value), '{}'::jsonb) AS "coalesce" FROM jsonb_each(to_jsonb(reviewed_changes.wanted)) field(key, value) WHERE ((field.key = ANY (private.reviewed_fields())) AND (field.value IS DISTINCT FROM (to_jsonb(reviewed_changes.company) -> field.key))));

CREATE OR REPLACE FUNCTION private.revoke_approval (
  company public.companies,
  reason text,
  seen timestamp with time zone
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  proposal public.company_proposals;
begin
  if reason is null then
    perform private.refuse_field_errors('{"reason": "Say why the approval is taken back"}');
  end if;
  perform private.require_seen(company, seen);
  -- What waited is what the company wants reviewed now: it goes on into the registration, which nobody but staff and admins reads.
  select * into proposal from public.company_proposals where company_id = company.id;
  perform private.end_proposal(proposal, 'company.changes_ended');
  update public.companies
  set is_approved = false, approved_at = null, rejected_at = now(), rejection_reason = reason
  where id = company.id returning * into company;
  perform private.audit('company.approval_revoked', 'company', company.id, company.id, jsonb_build_object('reason', reason));
  perform private.tell_company_admins(
    company, 'company_rejected', 'Approval taken back',
    'The approval of ' || company.name || ' was taken back, and its jobs are offline. You can correct the registration and resubmit it.',
    'company_approval_revoked', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  if proposal.company_id is not null then
    company := private.write_company(company, proposal.changes, resubmit => false);
  end if;
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.sent_profile (
  of_application uuid
)
  RETURNS public.candidates
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).id
  AS id,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).user_id AS user_id,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).first_name AS first_name,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).last_name AS last_name,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).email AS email,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).phone AS phone,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).alternate_phone AS alternate_phone,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).title AS title,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).bio AS bio,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).skills AS skills,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).gender AS gender,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).work_authorization AS work_authorization,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).experience_years AS experience_years,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).street AS street,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).unit AS unit,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).city AS city,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).state AS state,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).zip_code AS zip_code,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).country AS country,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).portfolio_url AS portfolio_url,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).github_url AS github_url,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).linkedin_url AS linkedin_url,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).resume_url AS resume_url,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).cover_letter_url AS cover_letter_url,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).certificates AS certificates,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).is_managed_by_company AS is_managed_by_company,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).managing_company_id AS managing_company_id,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).management_terms AS management_terms,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).created_at AS created_at,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).updated_at AS updated_at,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).skill_keys AS skill_keys
    FROM private.sent_profiles s
   WHERE (s.application_id = sent_profile.of_application);
END;

CREATE OR REPLACE FUNCTION private.applicant_entry (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('id', (applicant_entry.application).id, 'status', (applicant_entry.application).status, 'applied_at', (applicant_entry.application).applied_at, 'candidate_id', (applicant_entry.application).candidate_id, 'candidate_name', btrim(((c.first_name || ' '::text) || c.last_name)), 'candidate_title', c.title, 'match', private.job_match(j.*, c.*))
  AS jsonb_build_object
    FROM private.sent_profile((applicant_entry.application).id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys),
     public.jobs j
   WHERE (j.id = (applicant_entry.application).job_id);
END;

CREATE OR REPLACE FUNCTION private.application_match (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT private.job_match(j.*, c.*)
  AS job_match
    FROM public.jobs j,
     private.sent_profile((application_match.application).id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys)
   WHERE (j.id = (application_match.application).job_id);
END;

CREATE OR REPLACE FUNCTION private.staff_roles_for (
  act private.staff_act
)
  RETURNS public.staff_role[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (CASE WHEN (act = 'edit_registration'::private.staff_act) THEN '{company_admin, subscription_admin}'::text WHEN (act = ANY (ARRAY['edit_profile'::private.staff_act, 'manage_staff'::private.staff_act, 'assign_work'::private.staff_act, 'delete_jobs'::private.staff_act])) THEN '{company_admin, subscription_admin, manager}'::text WHEN (act = ANY (ARRAY['post_jobs'::private.staff_act, 'handle_applications'::private.staff_act, 'handle_candidates'::private.staff_act, 'read_company'::private.staff_act])) THEN '{company_admin, subscription_admin, manager, recruiter}'::text ELSE NULL::text END)::public.staff_role[];

CREATE OR REPLACE FUNCTION private.tell_by_mail (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select p.first_name, account.email, j.title, c.name as company_name
  into facts
  from public.candidates p
  join public.profiles account on account.id = p.user_id, public.jobs j, public.companies c
  where p.id = application.candidate_id and j.id = application.job_id and c.id = application.company_id;
  perform private.enqueue_email('application_status', facts.email, jsonb_build_object(
    'candidate_first_name', facts.first_name,
    'job_title', facts.title,
    'company_name', facts.company_name,
    'status', application.status,
    'path', '/candidate/applications/' || application.id
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_company_about_application (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  told record;
  facts record;
  ids jsonb := private.application_ids(application);
begin
  select j.title, c.name as company_name, btrim(p.first_name || ' ' || p.last_name) as candidate_name
  into facts
  from public.jobs j, public.companies c, private.sent_profile(application.id) p
  where j.id = application.job_id and c.id = application.company_id;
  for told in select * from private.people_behind_job(application.job_id) loop
    if application.status = 'withdrawn' then
      perform private.notify(
        told.user_id, 'application_withdrawn', facts.candidate_name || ' withdrew their application', facts.title, ids);
    else
      perform private.notify(told.user_id, 'application_received', facts.candidate_name || ' applied', facts.title, ids);
      perform private.enqueue_email('application_received', told.email, jsonb_build_object(
        'company_name', facts.company_name,
        'job_title', facts.title,
        'candidate_name', facts.candidate_name,
        'match_summary', private.application_match(application) ->> 'summary',
        'path', '/company/applications/' || application.id
      ));
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_due_statuses()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  application public.applications;
begin
  for due in
    select n.*, a as application
    from private.status_notices n
    join public.applications a on a.id = n.application_id
    where (n.notify_at is not null or n.mail_at is not null) and least(n.notify_at, n.mail_at) <= now()
    order by least(n.notify_at, n.mail_at)
    -- A run holds its applications until it ends; the rest is told by the next one.
    limit 1000
    -- One that is being moved or told at this moment is told next time, of what it is then.
    for no key update skip locked
  loop
    application := due.application;
    -- Withdrawing was the candidate's own doing.
    if due.notify_at <= now() then
      if application.status not in (due.notified_status, 'withdrawn') then
        perform private.tell_in_app(application);
      end if;
      update private.status_notices set notify_at = null, notified_status = application.status
      where application_id = application.id;
    end if;
    if due.mail_at <= now() then
      if application.status not in (due.mailed_status, 'withdrawn') then
        perform private.tell_by_mail(application);
        update private.status_notices set mailed_at = now() where application_id = application.id;
      end if;
      update private.status_notices set mail_at = null, mailed_status = application.status
      where application_id = application.id;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_in_app (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select p.user_id, j.title, c.name as company_name
  into facts
  from public.candidates p, public.jobs j, public.companies c
  where p.id = application.candidate_id and j.id = application.job_id and c.id = application.company_id;
  -- One that was not read yet says what is no longer so.
  delete from public.notifications n
  where n.user_id = facts.user_id and n.type = 'application_status' and not n.is_read
    and n.data ->> 'application_id' = application.id::text;
  perform private.notify(
    facts.user_id, 'application_status',
    case application.status
      when 'rejected' then 'Your application was not selected'
      when 'reviewing' then 'Your application is under review'
      else 'Your application moved to ' || initcap(application.status::text)
    end,
    facts.title || ' at ' || facts.company_name,
    private.application_ids(application)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_changed_role()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.enqueue_email('role_changed', new.email, jsonb_build_object('role', new.role, 'path', '/signin'));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_changed_sign_in()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Choosing the first password, or losing one, is part of confirming the address.
  if old.encrypted_password <> '' and new.encrypted_password <> '' and new.encrypted_password <> old.encrypted_password then
    perform private.enqueue_email('password_changed', new.email, jsonb_build_object('path', '/forgot-password'));
  end if;
  if new.email is distinct from old.email then
    perform private.enqueue_email('email_changed_from', old.email, jsonb_build_object('new_email', new.email, 'path', '/'));
    perform private.enqueue_email('email_changed_to', new.email, jsonb_build_object('old_email', old.email, 'path', '/signin'));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.texts_problem (
  value jsonb,
  rule private.field_rule
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if jsonb_typeof(value) <> 'array' then
    return 'Use a list here';
  elsif exists (select from jsonb_array_elements(value) as item where jsonb_typeof(item) <> 'string') then
    return 'Use text here';
  elsif jsonb_array_length(value) > rule.max_items then
    return 'Use at most ' || rule.max_items || ' entries';
  elsif exists (select from jsonb_array_elements_text(value) as item where private.trimmed(item) ~ '\n') then
    return 'Use one line';
  elsif exists (select from jsonb_array_elements_text(value) as item where char_length(private.trimmed(item)) > rule.max_length) then
    return private.too_long(rule.max_length);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.trigrams (
  key text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ARRAY(SELECT DISTINCT substr((('  '::text || trigrams.key) || ' '::text), place.place, 3) AS substr FROM generate_series(1, (char_length(trigrams.key) + 1)) place(place));

CREATE OR REPLACE FUNCTION private.similar_companies (
  of_company uuid,
  names text[]
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_agg((to_jsonb(alike.*) - 'likeness'::text) ORDER BY alike.likeness DESC, alike.is_approved DESC, alike.name), '[]'::jsonb) AS "coalesce" FROM (SELECT c.id, c.name, c.is_approved, bool_or((its.key = wanted.key)) AS is_same, max(private.likeness(private.trigrams(its.key), wanted.trigrams)) AS likeness FROM ((public.companies c CROSS JOIN LATERAL (SELECT private.name_key(c.name) AS name_key) its(key)) CROSS JOIN (SELECT DISTINCT private.name_key(name.name) AS name_key, private.trigrams(private.name_key(name.name)) AS trigrams FROM unnest(similar_companies.names) name(name)) wanted(key, trigrams)) WHERE ((c.id <> similar_companies.of_company) AND ((c.submitted_at IS NOT NULL) OR c.is_approved) AND (private.likeness(private.trigrams(its.key), wanted.trigrams) >= (0.5)::double precision)) GROUP BY c.id ORDER BY (max(private.likeness(private.trigrams(its.key), wanted.trigrams))) DESC, c.is_approved DESC, c.name LIMIT 5) alike);

CREATE OR REPLACE FUNCTION private.trimmed (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN regexp_replace(private.clean_text(value), '^[\s\u00a0\u2007\u202f]+|[\s\u00a0\u2007\u202f]+$'::text, ''::text, 'g'::text);

CREATE OR REPLACE FUNCTION private.undo_time()
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN '00:00:13'::interval;

CREATE OR REPLACE FUNCTION private.expect_status_notice (
  application public.applications,
  status_before public.application_status
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.status_notices
  AS n (application_id, notified_status, mailed_status, notify_at, mail_at)
   VALUES ((expect_status_notice.application).id, expect_status_notice.status_before, expect_status_notice.status_before, (now() + private.undo_time()), (now() + private.undo_time())) ON CONFLICT(application_id) DO UPDATE SET notify_at = excluded.notify_at, mail_at = GREATEST(excluded.mail_at, (n.mailed_at + '00:15:00'::interval));
END;

CREATE OR REPLACE FUNCTION private.is_settled (
  event public.application_events
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((event).from_status IS NULL) OR ((event).to_status = 'withdrawn'::public.application_status) OR (((event).created_at + private.undo_time()) <= now()));

CREATE OR REPLACE FUNCTION private.application_events_json (
  of_application uuid,
  names_of_company uuid,
  only_settled boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('from_status', e.from_status, 'to_status', e.to_status, 'created_at', e.created_at, 'actor_name', NULLIF(btrim(((u.first_name || ' '::text) || u.last_name)), ''::text)) ORDER BY e.id), '[]'::jsonb)
  AS "coalesce"
    FROM (public.application_events e
      LEFT JOIN public.company_users u ON (((u.user_id = e.actor_id) AND (u.company_id = application_events_json.names_of_company))))
   WHERE ((e.application_id = application_events_json.of_application) AND ((NOT application_events_json.only_settled) OR private.is_settled(e.*)));
END;

CREATE OR REPLACE FUNCTION private.company_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 WITH caller
  AS (
          SELECT private.can_move_application(company_application_json.application) AS may_move
         ), neighbours AS (
          SELECT a.id,
             lag(a.id) OVER newest_first AS previous_id,
             lead(a.id) OVER newest_first AS next_id,
             row_number() OVER newest_first AS place,
             count(*) OVER () AS total
            FROM public.applications a
           WHERE ((a.job_id = (company_application_json.application).job_id) AND (( SELECT (caller_1.may_move OR private.is_admin())
                    FROM caller caller_1) OR (a.applied_by_company_id = (company_application_json.application).applied_by_company_id)))
           WINDOW newest_first AS (ORDER BY a.applied_at DESC, a.id DESC)
         )
  SELECT jsonb_build_object('id', (company_application_json.application).id, 'status', (company_application_json.application).status, 'applied_at', (company_application_json.application).applied_at, 'applied_by_company_id', (company_application_json.application).applied_by_company_id, 'candidate', private.applicant_json(c.*), 'job', jsonb_build_object('id', j.id, 'title', j.title, 'location', j.location, 'job_type', j.job_type, 'experience_level', j.experience_level, 'assignee',
         CASE
             WHEN (caller.may_move OR private.is_admin()) THEN private.assignee_of_job(j.id)
             ELSE NULL::jsonb
         END, 'is_deleted', (j.deleted_at IS NOT NULL)), 'answers', private.application_answers_json((company_application_json.application).id), 'events', private.application_events_json((company_application_json.application).id,
         CASE
             WHEN caller.may_move THEN (company_application_json.application).company_id
             ELSE NULL::uuid
         END, only_settled => false), 'match', private.job_match(j.*, c.*), 'allowed_statuses',
         CASE
             WHEN caller.may_move THEN ( SELECT COALESCE(jsonb_agg(t.to_status ORDER BY t.to_status), '[]'::jsonb) AS "coalesce"
                FROM private.application_transitions t
               WHERE ((t.from_status = (company_application_json.application).status) AND (t.made_by = 'company'::text)))
             ELSE '[]'::jsonb
         END, 'previous_id', neighbours.previous_id, 'next_id', neighbours.next_id, 'position', neighbours.place, 'total', neighbours.total) AS jsonb_build_object
    FROM caller,
     neighbours,
     private.sent_profile((company_application_json.application).id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys),
     public.jobs j
   WHERE ((neighbours.id = (company_application_json.application).id) AND (j.id = (company_application_json.application).job_id));
END;

CREATE OR REPLACE FUNCTION private.settled_status (
  application public.applications
)
  RETURNS public.application_status
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT e.to_status FROM public.application_events e WHERE ((e.application_id = (settled_status.application).id) AND private.is_settled(e.*)) ORDER BY e.id DESC LIMIT 1);

CREATE OR REPLACE FUNCTION private.my_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('id', (my_application_json.application).id, 'status', private.settled_status(my_application_json.application), 'applied_at', (my_application_json.application).applied_at, 'job', (private.job_facts(j.*) || jsonb_build_object('company', private.company_card(c.*), 'is_visible', private.is_visible_job(j.id))), 'answers', private.application_answers_json((my_application_json.application).id), 'events', private.application_events_json((my_application_json.application).id, NULL::uuid, only_settled => true), 'match', private.job_match(j.*, me.*), 'can', jsonb_build_object('withdraw', private.can_withdraw_application(my_application_json.application)))
  AS jsonb_build_object
    FROM public.jobs j,
     public.companies c,
     private.sent_profile((my_application_json.application).id) me(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys)
   WHERE ((j.id = (my_application_json.application).job_id) AND (c.id = j.company_id));
END;

CREATE OR REPLACE FUNCTION private.wanted_company (
  company public.companies,
  changes jsonb
)
  RETURNS public.companies
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT CASE WHEN wanted.same_as_registered THEN jsonb_populate_record(wanted.*, '{"op_city": null, "op_unit": null, "op_state": null, "op_street": null, "op_country": null, "op_zip_code": null}'::jsonb) ELSE wanted.* END AS wanted FROM jsonb_populate_record(wanted_company.company, wanted_company.changes) wanted(id, user_id, name, dba_name, industry, company_size, location, website, description, logo_url, linkedin_url, twitter_url, facebook_url, instagram_url, primary_contact_name, primary_contact_email, primary_contact_phone, primary_contact_alt_email, primary_contact_alt_phone, secondary_contact_name, secondary_contact_email, secondary_contact_phone, secondary_contact_alt_email, secondary_contact_alt_phone, reg_street, reg_unit, reg_city, reg_state, reg_zip_code, reg_country, same_as_registered, op_street, op_unit, op_city, op_state, op_zip_code, op_country, tax_id, ein_document_url, tax_document_url, submitted_at, is_approved, approved_at, rejected_at, rejection_reason, created_at, updated_at));

CREATE OR REPLACE FUNCTION private.write_application_event()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Undone: the history already ends here.
  if new.status is not distinct from private.last_status(new.id) then
    return null;
  end if;
  insert into public.application_events (application_id, from_status, to_status, actor_id, created_at)
  values (
    new.id, case when tg_op = 'UPDATE' then old.status end, new.status, auth.uid(),
    case when tg_op = 'UPDATE' then now() else new.applied_at end
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_company (
  company public.companies,
  changes jsonb,
  resubmit boolean
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  wanted public.companies := private.wanted_company(company, changes);
  edited text[];
begin
  if resubmit then
    wanted.submitted_at := now();
    wanted.rejected_at := null;
    wanted.rejection_reason := null;
  end if;
  update public.companies c set
    (name, dba_name, industry, company_size, location, website, description, logo_url,
     linkedin_url, twitter_url, facebook_url, instagram_url,
     primary_contact_name, primary_contact_email, primary_contact_phone, primary_contact_alt_email, primary_contact_alt_phone,
     secondary_contact_name, secondary_contact_email, secondary_contact_phone, secondary_contact_alt_email, secondary_contact_alt_phone,
     reg_street, reg_unit, reg_city, reg_state, reg_zip_code, reg_country, same_as_registered,
     op_street, op_unit, op_city, op_state, op_zip_code, op_country,
     tax_id, ein_document_url, tax_document_url, submitted_at, rejected_at, rejection_reason)
    = (wanted.name, wanted.dba_name, wanted.industry, wanted.company_size, wanted.location, wanted.website, wanted.description, wanted.logo_url,
     wanted.linkedin_url, wanted.twitter_url, wanted.facebook_url, wanted.instagram_url,
     wanted.primary_contact_name, wanted.primary_contact_email, wanted.primary_contact_phone, wanted.primary_contact_alt_email, wanted.primary_contact_alt_phone,
     wanted.secondary_contact_name, wanted.secondary_contact_email, wanted.secondary_contact_phone, wanted.secondary_contact_alt_email, wanted.secondary_contact_alt_phone,
     wanted.reg_street, wanted.reg_unit, wanted.reg_city, wanted.reg_state, wanted.reg_zip_code, wanted.reg_country, wanted.same_as_registered,
     wanted.op_street, wanted.op_unit, wanted.op_city, wanted.op_state, wanted.op_zip_code, wanted.op_country,
     wanted.tax_id, wanted.ein_document_url, wanted.tax_document_url, wanted.submitted_at, wanted.rejected_at, wanted.rejection_reason)
  where c.id = company.id
  returning * into wanted;
  edited := array(
    select key from jsonb_each(to_jsonb(wanted) - 'updated_at') where value is distinct from to_jsonb(company) -> key order by key);
  if edited <> '{}' then
    perform private.audit('company.edited', 'company', company.id, company.id, jsonb_build_object('fields', edited));
  end if;
  return wanted;
end
$function$;

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

CREATE OR REPLACE FUNCTION public.claim_emails (
  p_limit integer DEFAULT 20
)
  RETURNS TABLE (
    id uuid,
    template text,
    to_email text,
    data jsonb,
    attempts integer
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_service();
  return query
    with due as (
      select o.id from public.email_outbox o
      where o.sent_at is null and o.failed_at is null and o.next_attempt_at <= now()
      order by o.next_attempt_at
      limit least(greatest(coalesce(p_limit, 20), 1), 100)
      for update skip locked
    ), claimed as (
      update public.email_outbox o
      set attempts = o.attempts + 1,
          next_attempt_at = now() + interval '10 minutes',
          -- No delivery lived to report on it: given up here, or never.
          failed_at = case when o.attempts > 0 and o.give_up_at < now() then now() end,
          last_error = case when o.attempts > 0 and o.give_up_at < now()
            then coalesce(o.last_error, 'No delivery said what became of it.') else o.last_error end
      from due where due.id = o.id
      returning o.*
    )
    select c.id, c.template, c.to_email, c.data, c.attempts from claimed c where c.failed_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION public.complete_email (
  p_id uuid,
  p_error text DEFAULT NULL::text,
  p_may_have_arrived boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_service();
  if p_error is null then
    -- What a mail carried (links with tokens above all) is not needed once it is out.
    update public.email_outbox set sent_at = now(), failed_at = null, last_error = null, data = '{}' where id = p_id and sent_at is null;
  else
    update public.email_outbox
    set last_error = left(p_error, 1000),
        next_attempt_at = now() + private.retry_wait(attempts, p_may_have_arrived),
        failed_at = case when now() + private.retry_wait(attempts, p_may_have_arrived) > give_up_at then now() end
    where id = p_id and sent_at is null and failed_at is null;
  end if;
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
  job public.jobs := jsonb_populate_record(
    null::public.jobs, '{"locations": [], "skills_required": [], "requirements": [], "preferred_skills": [], "status": "draft"}');
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

  job := private.apply_job_input(job, p_job);
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

CREATE OR REPLACE FUNCTION public.decide_company_proposal (
  p_company_id uuid,
  p_is_approved boolean,
  p_updated_at timestamp with time zone,
  p_reason text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  proposal public.company_proposals;
  reason text := nullif(private.trimmed(p_reason), '');
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 2000)]);
  if p_is_approved is null then
    errors := errors || '{"isApproved": "Say whether the changes are approved"}';
  elsif not p_is_approved and reason is null then
    errors := errors || '{"reason": "Say what has to change"}';
  elsif p_updated_at is null then
    errors := errors || '{"updatedAt": "Say which version was reviewed"}';
  end if;
  perform private.refuse_field_errors(errors);

  company := private.locked_company(p_company_id);
  perform private.require_seen(company, p_updated_at);
  select * into proposal from public.company_proposals where company_id = company.id and rejected_at is null;
  if proposal.company_id is null then
    perform private.fail(409, 'nothing_proposed', 'There are no changes waiting for approval');
  end if;
  if p_is_approved then
    perform private.end_proposal(proposal, 'company.changes_approved');
    company := private.write_company(company, proposal.changes, resubmit => false);
    perform private.tell_company_admins(
      company, 'company_approved', 'Changes approved', 'The changes to the registration of ' || company.name || ' have been approved.',
      'company_changes_approved', '{"path": "/company/profile"}');
  else
    update public.company_proposals set rejected_at = now(), rejection_reason = reason where company_id = company.id;
    perform private.audit('company.changes_rejected', 'company', company.id, company.id,
      jsonb_build_object('changes', private.change_details(company, proposal.changes), 'reason', reason));
    company := private.write_company(company, '{}', resubmit => false);
    perform private.tell_company_admins(
      company, 'company_rejected', 'Changes not approved',
      'The changes to the registration of ' || company.name || ' were not approved. You can correct and resubmit them.',
      'company_changes_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  end if;
  return private.company_json(company);
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
  perform private.hold_company(job.company_id);
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

CREATE OR REPLACE FUNCTION public.get_candidate_activity()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
begin
  return (
    select jsonb_build_object(
      'applications', count(*),
      'interviews', count(*) filter (where private.settled_status(a) = 'interview'),
      'available_jobs', (
        select count(*) from private.visible_jobs p
        where not exists (select from public.applications own where own.job_id = p.job_id and own.candidate_id = me)
      )
    )
    from public.applications a where a.candidate_id = me
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_by_user_id (
  p_user_id uuid DEFAULT NULL::uuid
)
  RETURNS SETOF public.candidates
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  ROWS 1
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller(p_user_id);
begin
  return query select * from public.candidates c where c.user_id = caller;
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

CREATE OR REPLACE FUNCTION public.get_my_applications (
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'appliedAt');
begin
  return jsonb_build_object(
    'total', (select count(*) from public.applications a where a.candidate_id = me),
    'applications', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id,
        'status', private.settled_status(page),
        'applied_at', page.applied_at,
        'job_id', page.job_id,
        'job_title', j.title,
        'company_name', c.name,
        'company_logo_url', c.logo_url
      ) order by page.applied_at desc, page.id desc)
      from (
        select * from public.applications a
        where a.candidate_id = me and (a.applied_at, a.id) < (page_before.at, page_before.id)
        order by a.applied_at desc, a.id desc
        limit private.page_limit(p_limit)
      ) as page
      join public.jobs j on j.id = page.job_id
      join public.companies c on c.id = page.company_id
    ), '[]')
  );
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

CREATE OR REPLACE FUNCTION public.get_upload_problem (
  p_folder uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  if p_folder = caller or p_folder in (select private.my_company_ids()) then
    return private.quota_problem(p_folder, 1);
  end if;
  return null;
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

CREATE OR REPLACE FUNCTION public.list_companies_for_admin()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    with approved_names as materialized (select private.name_key(name) as key from public.companies where is_approved)
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id,
      'name', c.name,
      'industry', c.industry,
      'location', c.location,
      'logo_url', c.logo_url,
      'is_approved', c.is_approved,
      'submitted_at', c.submitted_at,
      'approved_at', c.approved_at,
      'rejected_at', c.rejected_at,
      'rejection_reason', c.rejection_reason,
      'created_at', c.created_at,
      'updated_at', c.updated_at,
      'proposed_at', p.proposed_at,
      'has_taken_name', not c.is_approved and c.submitted_at is not null
        and private.name_key(c.name) in (select key from approved_names)
    ) order by c.created_at desc, c.id desc), '[]')
    from public.companies c
    left join public.company_proposals p on p.company_id = c.id and p.rejected_at is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_failed_emails (
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  page_before record := private.page_key(p_before, 'failedAt');
begin
  perform private.require_admin();
  return jsonb_build_object(
    'total', (select count(*) from public.email_outbox where failed_at is not null),
    'emails', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id,
        'template', page.template,
        'to_email', page.to_email,
        'reason', page.last_error,
        'attempts', page.attempts,
        'created_at', page.created_at,
        'failed_at', page.failed_at
      ) order by page.failed_at desc, page.id desc)
      from (
        select * from public.email_outbox o
        where o.failed_at is not null and (o.failed_at, o.id) < (page_before.at, page_before.id)
        order by o.failed_at desc, o.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_similar_companies (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return private.similar_companies(p_company_id, array(
    select c.name from public.companies c where c.id = p_company_id and not c.is_approved and c.submitted_at is not null
    union
    select p.changes ->> 'name' from public.company_proposals p where p.company_id = p_company_id and p.changes ? 'name'
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.open_file (
  p_bucket text,
  p_path text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  reason record;
begin
  if not exists (select from storage.objects o where o.bucket_id = p_bucket and o.name = p_path) then
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  elsif private.is_own_file(p_bucket, p_path) then
    return;
  end if;
  select * into reason from private.reason_to_open(p_bucket, p_path, private.my_reach());
  if reason.id is null then
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  elsif not reason.is_as_sent then
    perform private.fail(409, 'file_changed', 'This file was changed after it was sent and cannot be opened');
  end if;
  perform private.audit(
    'file.opened', reason.subject, reason.id, reason.company_id, jsonb_build_object('bucket', p_bucket, 'path', p_path));
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
    array[private.rule('firstName', 'line', 100), private.rule('lastName', 'line', 100)]
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
  perform private.edit_company(
    company, private.clean_fields(p_company, rules), resubmit => company.submitted_at is null or company.rejected_at is not null);
  update public.company_users set
    first_name = coalesce(nullif(private.trimmed(p_first_name), ''), first_name),
    last_name = coalesce(nullif(private.trimmed(p_last_name), ''), last_name)
  where id = membership.id;
  return company.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_file (
  p_bucket text,
  p_path text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  folder uuid := private.file_folder(p_bucket, p_path);
begin
  -- Whoever makes a record name a file holds the same lock: submit_application, update_candidate_document_url, update_company.
  if private.is_own_file(p_bucket, p_path) then
    perform from public.candidates where user_id = caller for update;
    perform private.drop_document(caller, p_bucket, p_path);
  elsif private.can_write_company_file(p_bucket, p_path) then
    perform from public.companies where id = folder for update;
  else
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  end if;
  if not private.is_file_in_use(p_bucket, p_path) then
    insert into private.discarded_files (bucket_id, name) values (p_bucket, p_path) on conflict (bucket_id, name) do nothing;
  end if;
  perform private.discard_unused_files(folder);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name)), '[]')
    from private.discarded_files d where split_part(d.name, '/', 1) = folder::text
  );
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

CREATE OR REPLACE FUNCTION public.retry_email (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mail record;
begin
  perform private.require_admin();
  update public.email_outbox
  set failed_at = null, attempts = 0, next_attempt_at = now(), give_up_at = now() + interval '3 days'
  where id = p_id and failed_at is not null
  returning id, template, to_email into mail;
  if mail.id is null then
    perform private.fail(404, 'email_not_found', 'This mail no longer waits for a retry');
  end if;
  perform private.audit('email.retried', 'email', mail.id, null, jsonb_build_object('template', mail.template, 'to_email', mail.to_email));
  perform pg_notify('email_outbox', '');
end
$function$;

CREATE OR REPLACE FUNCTION public.set_application_status (
  p_application_id uuid,
  p_status text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_move(p_application_id);
  wanted public.application_status := private.read_status_filter(p_status);
  status_before public.application_status;
begin
  if wanted is null then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  elsif wanted <> application.status then
    if wanted = 'withdrawn' then
      perform private.fail(409, 'status_not_allowed', 'Only the candidate can withdraw an application');
    end if;
    status_before := application.status;
    update public.applications set status = wanted where id = application.id returning * into application;
    perform private.expect_status_notice(application, status_before);
  end if;
  return private.company_application_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_company_approval (
  p_company_id uuid,
  p_is_approved boolean,
  p_reason text DEFAULT NULL::text,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  reason text := nullif(private.trimmed(p_reason), '');
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 2000)]);
  if p_is_approved is null then
    errors := errors || '{"isApproved": "Say whether the company is approved"}';
  end if;
  perform private.refuse_field_errors(errors);
  company := private.locked_company(p_company_id);
  company := case
    when p_is_approved then private.approve_company(company, p_updated_at)
    when company.is_approved then private.revoke_approval(company, reason, p_updated_at)
    else private.reject_company(company, reason, p_updated_at)
  end;
  return private.company_json(company);
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
  -- The person first; then nothing of the profile or its files goes or changes while it is sent (remove_file holds the same lock).
  perform private.lock_account(private.require_caller());
  perform from public.candidates where user_id = auth.uid() for update;
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

CREATE OR REPLACE FUNCTION public.undo_application_status (
  p_application_id uuid,
  p_status text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_move(p_application_id);
  move public.application_events;
begin
  delete from public.application_events e
  where e.id = (select max(last.id) from public.application_events last where last.application_id = application.id)
    and e.from_status is not null
    and e.to_status = private.read_status_filter(p_status)
    and e.actor_id = auth.uid()
    -- The time now, not that of the statement's begin: the lock may have been waited for.
    and e.created_at + private.undo_time() > clock_timestamp()
  returning * into move;
  if move.id is null then
    perform private.fail(409, 'undo_over', 'This change can no longer be undone. Reload to see where the application stands.');
  end if;
  update public.applications set status = move.from_status where id = application.id returning * into application;
  return private.company_application_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.update_candidate_document_url (
  p_user_id uuid,
  p_document_type text,
  p_url text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(p_user_id);
  path text := nullif(private.trimmed(p_url), '');
  bucket text := case p_document_type
    when 'resume' then 'candidate_resumes'
    when 'cover_letter' then 'candidate_cover_letters'
    when 'certificate' then 'candidate_certificates'
  end;
  problem text;
begin
  if bucket is null then
    perform private.refuse_field_errors('{"documentType": "Choose one of the options"}');
  end if;
  -- remove_file waits for this, or this for it: a file that was given up is taken no more.
  perform private.add_candidate_record(caller);
  perform from public.candidates where user_id = caller for update;
  problem := case
    when path is not null then private.own_file_problem(caller, bucket, path)
    when p_document_type = 'certificate' then 'Choose a file'
  end;
  if problem is not null then
    perform private.refuse_field_errors(jsonb_build_object(p_document_type, problem));
  end if;

  if p_document_type = 'resume' then
    update public.candidates set resume_url = path where user_id = caller;
  elsif p_document_type = 'cover_letter' then
    update public.candidates set cover_letter_url = path where user_id = caller;
  else
    update public.candidates c set certificates = c.certificates || path
    where c.user_id = caller and path <> all (c.certificates) and cardinality(c.certificates) < 20;
    if not found and not exists (select from public.candidates c where c.user_id = caller and path = any (c.certificates)) then
      perform private.refuse_field_errors('{"certificate": "Use at most 20 certificates"}');
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.update_company (
  p_company_id uuid,
  p_company jsonb,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  company public.companies;
  changes jsonb;
  registration jsonb;
begin
  if not coalesce(p_company_id in (select private.my_company_ids()), false) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_at_company(p_company_id, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'You do not have permission to edit the company profile');
  end if;
  perform private.refuse_field_errors(
    private.field_errors(p_company, private.company_profile_rules(false) || private.company_registration_rules(), is_whole => false));
  registration := private.clean_fields(p_company, private.company_registration_rules());
  if registration <> '{}' and not private.can_at_company(p_company_id, 'edit_registration') then
    perform private.fail(403, 'not_company_admin', 'Only company administrators can edit the registration');
  end if;
  changes := private.clean_fields(p_company, private.company_profile_rules(false)) || registration;
  select * into company from public.companies where id = p_company_id for update;
  perform private.refuse_outdated(company.updated_at, p_updated_at, private.company_json(company));
  company := private.edit_company(
    company, changes,
    resubmit => registration <> '{}' and (company.submitted_at is null or company.rejected_at is not null));
  return private.company_json(company);
end
$function$;

CREATE OR REPLACE FUNCTION public.update_job (
  p_job_id uuid,
  p_job jsonb,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  before public.jobs;
begin
  if not private.can_edit_job(job) then
    perform private.fail(403, 'not_allowed', 'Your role does not allow editing jobs');
  end if;
  perform private.hold_company(job.company_id);
  -- Again with a lock: two savers take turns.
  select * into before from public.jobs where id = p_job_id and deleted_at is null for update;
  if before.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.refuse_outdated(before.updated_at, p_updated_at, private.company_job_json(before.id));
  perform private.refuse_field_errors(private.job_errors(p_job, before));
  job := private.apply_job_input(before, p_job);
  if jsonb_typeof(p_job -> 'questions') = 'array' then
    perform private.store_job_questions(job.id, p_job -> 'questions');
  end if;

  if job.status = 'published' and before.status <> 'published' then
    perform private.require_live_company(job.company_id);
    if job.expires_at < (now() at time zone 'UTC')::date then
      perform private.refuse_field_errors('{"expires_at": "The expiry date cannot be before today"}');
    end if;
  end if;

  update public.jobs set
    title = job.title,
    description = job.description,
    location = job.location,
    locations = job.locations,
    job_type = job.job_type,
    experience_level = job.experience_level,
    experience_required = job.experience_required,
    education_required = job.education_required,
    salary_min = job.salary_min,
    salary_max = job.salary_max,
    skills_required = job.skills_required,
    requirements = job.requirements,
    preferred_skills = job.preferred_skills,
    status = job.status,
    expires_at = job.expires_at,
    posted_at = case when job.status = 'published' then coalesce(posted_at, now()) else posted_at end
  where id = job.id;
  return private.company_job_json(job.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_company_proposal (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  company public.companies;
  proposal public.company_proposals;
begin
  if not coalesce(p_company_id in (select private.my_company_ids_to('read_company')), false) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  company := private.locked_company(p_company_id);
  select * into proposal from public.company_proposals where company_id = company.id;
  if proposal.company_id is null then
    return private.company_json(company);
  elsif not private.can_withdraw_proposal(proposal) then
    perform private.fail(403, 'not_allowed', 'Only company administrators can withdraw these changes');
  end if;
  perform private.end_proposal(proposal, 'company.changes_withdrawn');
  company := private.write_company(company, '{}', resubmit => false);
  return private.company_json(company);
end
$function$;

ALTER TABLE "private"."sent_documents"
  ADD CONSTRAINT "sent_documents_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."sent_profiles"
  ADD CONSTRAINT "sent_profiles_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."status_notices"
  ADD CONSTRAINT "status_notices_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "public"."company_proposals"
  ADD CONSTRAINT "company_proposals_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."company_proposals"
  ADD CONSTRAINT "company_proposals_proposed_by_fkey" FOREIGN KEY (proposed_by) REFERENCES auth.users(id) ON DELETE SET NULL;

CREATE INDEX sent_documents_file_index ON private.sent_documents USING btree (bucket_id, name);

CREATE INDEX status_notices_due_index ON private.status_notices USING btree (LEAST(notify_at, mail_at))
  WHERE ((notify_at IS NOT NULL) OR (mail_at IS NOT NULL));

CREATE INDEX company_proposals_proposer_index ON public.company_proposals USING btree (proposed_by);

CREATE INDEX email_outbox_due_index ON public.email_outbox USING btree (next_attempt_at)
  WHERE ((sent_at IS NULL) AND (failed_at IS NULL));

CREATE INDEX email_outbox_failed_index ON public.email_outbox USING btree (failed_at DESC, id DESC)
  WHERE (failed_at IS NOT NULL);

CREATE TRIGGER forget_unproven_password
  BEFORE UPDATE OF email_confirmed_at ON auth.users
  FOR EACH ROW
  EXECUTE FUNCTION private.forget_unproven_password();

CREATE TRIGGER tell_of_changed_sign_in
  AFTER UPDATE OF encrypted_password, email ON auth.users
  FOR EACH ROW
  WHEN ((old.email_confirmed_at IS NOT NULL))
  EXECUTE FUNCTION private.tell_of_changed_sign_in();

CREATE CONSTRAINT TRIGGER applications_are_of_candidates
  AFTER INSERT OR UPDATE OF candidate_id ON public.applications DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION private.check_account_kind();

CREATE TRIGGER applications_keep_what_was_sent
  AFTER INSERT ON public.applications
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_sent_profile();

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

CREATE TRIGGER job_application_answers_keep_what_was_sent
  AFTER INSERT ON public.job_application_answers
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_sent_answer();

CREATE TRIGGER profiles_audit_role
  AFTER UPDATE OF role ON public.profiles
  FOR EACH ROW
  WHEN ((old.role IS DISTINCT FROM new.role))
  EXECUTE FUNCTION private.audit_role_change();

CREATE CONSTRAINT TRIGGER profiles_fit_what_the_account_has
  AFTER INSERT OR UPDATE OF role ON public.profiles DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION private.check_account_kind();

CREATE TRIGGER profiles_tell_of_changed_role
  AFTER UPDATE OF role ON public.profiles
  FOR EACH ROW
  WHEN ((old.role IS DISTINCT FROM new.role))
  EXECUTE FUNCTION private.tell_of_changed_role();

CREATE TRIGGER objects_stay_as_recorded
  BEFORE UPDATE ON storage.objects
  FOR EACH ROW
  WHEN (((old.version IS DISTINCT FROM new.version) OR (old.name IS DISTINCT FROM new.name) OR (old.bucket_id IS DISTINCT FROM new.bucket_id)))
  EXECUTE FUNCTION private.keep_recorded_file();

CREATE POLICY "Whoever can read an application can read its history" ON "public"."application_events"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.applications a
  WHERE ((a.id = application_events.application_id) AND ((a.candidate_id IS DISTINCT FROM ( SELECT private.my_candidate_id() AS my_candidate_id)) OR private.is_settled(application_events.*))))));
