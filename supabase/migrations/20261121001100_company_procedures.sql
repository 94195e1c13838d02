-- What companies do for themselves: membership, dashboard, registration, profile, staff.

-- ── Membership ────────────────────────────────────────────────────────────────────────────────────────────────────

create function public.get_user_company_membership_safe(user_id uuid default null)
returns table (role text, company_id uuid)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller(get_user_company_membership_safe.user_id);
begin
  return query
    select u.role::text, u.company_id from public.company_users u where u.user_id = caller order by u.created_at, u.id;
end
$$;
comment on function public.get_user_company_membership_safe(uuid) is
  'The caller''s staff role and company, oldest membership first (S1 §7). SECURITY DEFINER: answers even where the policies would not. PT401, PT403 for another''s id.';

create function private.membership_json(membership public.company_users) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'id', membership.id,
  'company_id', membership.company_id,
  'role', membership.role,
  'first_name', membership.first_name,
  'last_name', membership.last_name,
  'email', membership.email,
  'phone', membership.phone
);
comment on function private.membership_json(public.company_users) is 'CompanyMembership of the contracts.';

create function public.get_my_memberships() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  return (
    select coalesce(jsonb_agg(private.membership_json(u) order by u.created_at, u.id), '[]')
    from public.company_users u where u.user_id = caller
  );
end
$$;
comment on function public.get_my_memberships() is 'CompanyMembership[] of the caller, oldest first. SECURITY DEFINER: one answer for every role. PT401.';

-- ── Reading a company ─────────────────────────────────────────────────────────────────────────────────────────────

create function private.company_json(company public.companies) returns jsonb
language sql stable set search_path = ''
return to_jsonb(company) - 'user_id';
comment on function private.company_json(public.companies) is 'Company of the contracts: the whole row, for its staff and admins.';

create function private.public_company_json(company public.companies) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'id', company.id,
  'name', company.name,
  'logo_url', company.logo_url,
  'industry', company.industry,
  'company_size', company.company_size,
  'location', company.location,
  'website', company.website,
  'description', company.description,
  'linkedin_url', company.linkedin_url,
  'twitter_url', company.twitter_url,
  'facebook_url', company.facebook_url,
  'instagram_url', company.instagram_url
);
comment on function private.public_company_json(public.companies) is 'PublicCompany of the contracts: what anyone may see of an approved company (DESIGN §3).';

create function private.subscription_json(of_company uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'company_id', of_company,
    'tier', coalesce(s.tier, 'none'),
    'status', coalesce(s.status, 'active'),
    'expires_at', s.expires_at
  )
  from (select of_company as company_id) asked
  left join public.company_subscriptions s using (company_id);
end;
comment on function private.subscription_json(uuid) is 'CompanySubscription of the contracts; no row means tier none, status active (S1 §9).';

create function public.get_company(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company public.companies;
begin
  select * into company from public.companies where id = p_company_id;
  if company.id in (select private.my_company_ids()) or company.id is not null and private.is_admin() then
    return private.company_json(company);
  elsif company.is_approved then
    return private.public_company_json(company);
  end if;
  perform private.fail(404, 'company_not_found', 'Company not found');
end
$$;
comment on function public.get_company(uuid) is
  'Company for its staff and admins, PublicCompany of an approved company for everybody else, signed out included. SECURITY DEFINER: the row itself is closed to strangers. PT404.';

create function private.company_counts(of_company uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  with my_jobs as (
    select j.id, j.status
    from public.jobs j
    where j.company_id = of_company and j.deleted_at is null
      and (of_company in (select private.my_recruiting_company_ids()) or j.id in (select private.my_assigned_job_ids()))
  ), my_applications as (
    select a.status
    from public.applications a
    where a.company_id = of_company and a.status in ('applied', 'offered')
      and (of_company in (select private.my_recruiting_company_ids()) or a.job_id in (select private.my_assigned_job_ids()))
  )
  select jsonb_build_object(
    'jobs', (select count(*) from my_jobs),
    'new_applications', (select count(*) from my_applications where status = 'applied'),
    'open_offers', (select count(*) from my_applications where status = 'offered'),
    'managed_candidates', (
      select count(*) from public.candidates c
      where c.managing_company_id = of_company
        and (of_company in (select private.my_recruiting_company_ids()) or c.id in (select private.my_assigned_candidate_ids()))
    ),
    'unassigned_jobs', (
      select count(*) from my_jobs j
      where j.status in ('draft', 'published') and not exists (select from public.job_assignments a where a.job_id = j.id)
    )
  );
end;
comment on function private.company_counts(uuid) is
  'The dashboard''s counts, over what the caller may read: recruiting staff all, others what is assigned to them (DESIGN §2). Null: all zero. unassigned_jobs counts drafts and published ones.';

create function public.get_company_dashboard(p_company_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  membership public.company_users;
  company public.companies;
begin
  select * into membership from public.company_users u
  where u.user_id = caller and (p_company_id is null or u.company_id = p_company_id)
  order by u.created_at, u.id limit 1;
  if membership.id is null and p_company_id is not null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  select * into company from public.companies where id = membership.company_id;
  return jsonb_build_object(
    'membership', case when membership.id is not null then private.membership_json(membership) end,
    'company', case when company.id is not null then private.company_json(company) end,
    'subscription', case when company.id is not null then private.subscription_json(company.id) end,
    'is_live', coalesce(private.company_is_live(company.id), false),
    'counts', private.company_counts(company.id)
  );
end
$$;
comment on function public.get_company_dashboard(uuid) is
  'CompanyDashboard of the given company, or of the caller''s oldest membership; all null and zero without one. SECURITY DEFINER: counts once instead of row by row through policies. PT401, PT404.';

-- ── Registration and profile ──────────────────────────────────────────────────────────────────────────────────────

create function private.company_profile_rules(for_registration boolean) returns private.field_rule[]
language sql immutable set search_path = ''
return array[
  private.rule('name', 'text', 200, 2, case when for_registration then 'Company name must be at least 2 characters' else 'Company name is required' end),
  private.rule('location', 'text', 200, 2, 'Location is required'),
  private.rule('industry', 'text', 100, 2, 'Industry is required'),
  private.rule('company_size', 'choice', message => 'Choose a company size', choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'),
  private.rule('website', 'url', message => case when for_registration then 'Must be a valid URL' else 'Please enter a valid URL' end),
  private.rule('description', 'text', 10000),
  private.rule('linkedin_url', 'url', message => 'Please enter a valid LinkedIn URL'),
  private.rule('twitter_url', 'url', message => 'Please enter a valid Twitter URL'),
  private.rule('facebook_url', 'url', message => 'Please enter a valid Facebook URL'),
  private.rule('instagram_url', 'url', message => 'Please enter a valid Instagram URL'),
  private.rule('logo_url', 'text', 500)
];
comment on function private.company_profile_rules(boolean) is
  'Fields of the public profile (S2 §5), with the messages of the form they come from. The same as companyProfileSchema in the contracts.';

create function private.company_registration_rules() returns private.field_rule[]
language sql immutable set search_path = ''
return array[
  private.rule('dba_name', 'text', 200),
  private.rule('primary_contact_name', 'text', 200),
  private.rule('primary_contact_email', 'email', message => 'Must be a valid email'),
  private.rule('primary_contact_phone', 'text', 40),
  private.rule('primary_contact_alt_email', 'email', message => 'Must be a valid email'),
  private.rule('primary_contact_alt_phone', 'text', 40),
  private.rule('secondary_contact_name', 'text', 200),
  private.rule('secondary_contact_email', 'email', message => 'Must be a valid email'),
  private.rule('secondary_contact_phone', 'text', 40),
  private.rule('secondary_contact_alt_email', 'email', message => 'Must be a valid email'),
  private.rule('secondary_contact_alt_phone', 'text', 40),
  private.rule('reg_street', 'text', 200),
  private.rule('reg_unit', 'text', 50),
  private.rule('reg_city', 'text', 100),
  private.rule('reg_state', 'text', 100),
  private.rule('reg_zip_code', 'text', 20),
  private.rule('reg_country', 'text', 100),
  private.rule('same_as_registered', 'boolean'),
  private.rule('op_street', 'text', 200),
  private.rule('op_unit', 'text', 50),
  private.rule('op_city', 'text', 100),
  private.rule('op_state', 'text', 100),
  private.rule('op_zip_code', 'text', 20),
  private.rule('op_country', 'text', 100),
  private.rule('tax_id', 'text', 50),
  private.rule('ein_document_url', 'text', 500),
  private.rule('tax_document_url', 'text', 500)
];
comment on function private.company_registration_rules() is
  'Fields of the registration that are not part of the public profile (S2 §5): only registration roles may change them.';

create function private.company_path_errors(company public.companies, changes jsonb) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_object_agg(field, 'Please upload the file again'), '{}')
  from (
    values ('logo_url', 'company-logos'), ('ein_document_url', 'company-documents'), ('tax_document_url', 'company-documents')
  ) as files (field, bucket)
  where changes ->> field is not null
    and changes ->> field is distinct from to_jsonb(company) ->> field
    and not exists (
      select from (
        select company.id as folder union all select u.user_id from public.company_users u where u.company_id = company.id
      ) allowed
      where private.file_folder(bucket, changes ->> field) = allowed.folder
    );
end;
comment on function private.company_path_errors(public.companies, jsonb) is
  'Files that are neither in the company''s folder nor in one of its members'': such a row would show another''s file. What is stored already may stay.';

create function private.write_company(company public.companies, changes jsonb, resubmit boolean) returns public.companies
language plpgsql set search_path = ''
as $$
declare
  wanted public.companies := jsonb_populate_record(company, changes);
begin
  perform private.refuse_field_errors(private.company_path_errors(company, changes));
  if wanted.same_as_registered then
    wanted := jsonb_populate_record(
      wanted, '{"op_street":null,"op_unit":null,"op_city":null,"op_state":null,"op_zip_code":null,"op_country":null}');
  end if;
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
  return wanted;
end
$$;
comment on function private.write_company(public.companies, jsonb, boolean) is
  'Writes checked and cleaned fields; what is absent stays. An operating address that equals the registered one is blanked (S2 §5). resubmit puts it before the admins again.';

create function public.register_company(p_company jsonb, p_first_name text default null, p_last_name text default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  membership public.company_users;
  company public.companies;
  rules private.field_rule[] := private.company_profile_rules(true) || private.company_registration_rules();
  errors jsonb;
begin
  -- The lock makes a double submit wait for the first one and then find its company.
  select * into account from public.profiles where id = caller for update;
  if account.role is distinct from 'company' then
    perform private.fail(403, 'company_accounts_only', 'Only company accounts can register a company profile');
  end if;
  errors := private.field_errors(p_company, rules) || private.field_errors(
    jsonb_build_object('firstName', p_first_name, 'lastName', p_last_name),
    array[private.rule('firstName', 'text', 100), private.rule('lastName', 'text', 100)]
  );
  perform private.refuse_field_errors(errors);

  select * into membership from public.company_users u where u.user_id = caller order by u.created_at, u.id limit 1;
  if membership.role not in ('company_admin', 'subscription_admin') then
    perform private.fail(403, 'not_company_admin', 'Only company administrators can edit the registration');
  elsif membership.id is null then
    insert into public.companies (user_id) values (caller) returning * into company;
    insert into public.company_users (user_id, company_id, role, email)
    values (caller, company.id, 'company_admin', account.email) returning * into membership;
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
$$;
comment on function public.register_company(jsonb, text, text) is
  'Submits the caller''s company for review (S2 §5): completes the unfinished one, makes one where there is none, updates a submitted one; safe to repeat. Gives its id. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT422 by field.';

create function public.update_company(p_company_id uuid, p_company jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  my_role public.staff_role := (select u.role from public.company_users u where u.user_id = caller and u.company_id = p_company_id);
  company public.companies;
  changes jsonb;
  registration jsonb;
begin
  if my_role is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif my_role not in ('company_admin', 'subscription_admin', 'manager') then
    perform private.fail(403, 'not_allowed', 'You do not have permission to edit the company profile');
  end if;
  perform private.refuse_field_errors(
    private.field_errors(p_company, private.company_profile_rules(false) || private.company_registration_rules(), is_whole => false));
  registration := private.clean_fields(p_company, private.company_registration_rules());
  if registration <> '{}' and my_role = 'manager' then
    perform private.fail(403, 'not_company_admin', 'Only company administrators can edit the registration');
  end if;
  changes := private.clean_fields(p_company, private.company_profile_rules(false)) || registration;
  select * into company from public.companies where id = p_company_id for update;
  return private.company_json(private.write_company(
    company, changes,
    resubmit => registration <> '{}' and (company.submitted_at is null or company.rejected_at is not null)));
end
$$;
comment on function public.update_company(uuid, jsonb) is
  'Changes the given fields and gives the Company. Managers may change the public profile, registration roles everything (DESIGN §2); a change of the registration puts a rejected or unfinished company before the admins again. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT422 by field.';

-- ── Staff ─────────────────────────────────────────────────────────────────────────────────────────────────────────

create function public.remove_staff(p_company_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  leaving public.company_users;
  revoked integer;
begin
  select * into leaving from public.company_users
  where id = p_company_user_id and company_id in (select private.my_company_ids()) for update;
  if leaving.id is null then
    perform private.fail(404, 'employee_not_found', 'Employee not found');
  elsif leaving.company_id not in (select private.my_managed_company_ids()) then
    perform private.fail(403, 'not_allowed', 'You do not have permission to remove employees');
  elsif leaving.role in ('company_admin', 'subscription_admin') then
    perform private.fail(403, 'administrator_stays', 'Administrators of the company cannot be removed');
  end if;
  delete from public.company_users where id = leaving.id;
  -- Otherwise someone dismissed could come back through an invitation they had sent to themselves.
  update public.invitations set status = 'revoked'
  where company_id = leaving.company_id and invited_by_user_id = leaving.user_id and status = 'pending';
  get diagnostics revoked = row_count;
  perform private.audit('staff.removed', 'company_user', leaving.id, leaving.company_id, jsonb_build_object(
    'user_id', leaving.user_id, 'role', leaving.role, 'removed_by', caller, 'revoked_invitations', revoked));
end
$$;
comment on function public.remove_staff(uuid) is
  'Ends a membership; assignments end with it and pending invitations sent by that person are revoked. Never an administrator, so never the last company_admin (S1 §6). SECURITY DEFINER: company_users has no delete policy. PT401, PT403, PT404.';

revoke all on function
  public.get_user_company_membership_safe(uuid), public.get_my_memberships(), public.get_company(uuid), public.get_company_dashboard(uuid),
  public.register_company(jsonb, text, text), public.update_company(uuid, jsonb), public.remove_staff(uuid)
from public, anon, authenticated;
grant execute on function public.get_company(uuid) to anon, authenticated;
grant execute on function
  public.get_user_company_membership_safe(uuid), public.get_my_memberships(), public.get_company_dashboard(uuid),
  public.register_company(jsonb, text, text), public.update_company(uuid, jsonb), public.remove_staff(uuid)
to authenticated;
