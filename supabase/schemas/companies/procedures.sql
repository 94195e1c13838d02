-- What companies do themselves: membership, dashboard, registration, profile, staff.

-- ── Membership ────────────────────────────────────────────────────────────────────────────────────────────────

create function public.get_user_company_membership_safe(user_id uuid default null)
returns table (role text, company_id uuid)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_caller(get_user_company_membership_safe.user_id);
  return query
    select u.role::text, u.company_id from private.my_memberships() u;
end
$$;
comment on function public.get_user_company_membership_safe is
  'The caller''s staff role and company, in the order of private.my_memberships. SECURITY DEFINER: works even where policies would hide the rows. PT401, PT403 for another''s id.';

create function public.get_my_memberships() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_caller();
  return (
    -- In the order of private.my_memberships.
    select coalesce(jsonb_agg(private.membership_json(u)), '[]') from private.my_memberships() u
  );
end
$$;
comment on function public.get_my_memberships is 'CompanyMembership[] of the caller, in the order of private.my_memberships: the chosen company''s first. SECURITY DEFINER: the same for every role. PT401.';

-- ── Reading a company ─────────────────────────────────────────────────────────────────────────────────────────

create function public.get_company(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company public.companies;
begin
  select * into company from public.companies where id = p_company_id;
  if private.can_read_company(company.id) then
    return private.company_json(company) || jsonb_build_object('suspension', private.suspension_json(company.id));
  elsif not private.is_paused(company) or company.id in (select private.my_company_ids()) then
    return private.public_company_json(company);
  end if;
  perform private.fail(404, 'company_not_found', 'Company not found');
end
$$;
comment on function public.get_company is
  'Company for those who may read all of it; PublicCompany for its partner recruiters and, while it is approved and not suspended, for everyone else, including visitors. SECURITY DEFINER: the row itself isn''t public. PT404.';

-- ── Registration and profile ──────────────────────────────────────────────────────────────────────────────────

create function public.register_company(p_company jsonb, p_first_name text default null, p_last_name text default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  membership public.company_users;
  company public.companies;
  rules private.rule[] := private.companies_rules('registered_profile') || private.companies_rules('registration');
  errors jsonb;
begin
  -- The lock makes a double submit wait for the first one and then find its company.
  account := private.lock_account(caller);
  if account.role is distinct from 'company' then
    perform private.fail(403, 'company_accounts_only', 'Only company accounts can register a company profile');
  end if;
  errors := private.registration_errors(p_company) || private.field_errors(
    jsonb_build_object('firstName', p_first_name, 'lastName', p_last_name), private.companies_rules('registrant'));
  perform private.refuse_field_errors(errors);

  membership := private.my_membership();
  if membership.id is null then
    if private.is_left_out('companySignUp') then
      perform private.fail(403, 'left_out', 'On this site, companies can only join by invitation.');
    end if;
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
$$;
comment on function public.register_company is
  'Submits the caller''s company for review (RULES: Companies): completes the unfinished one, creates one if there is none, or updates a submitted one like update_company; safe to repeat. Returns its id. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT422 by field.';

create function public.update_company(p_company_id uuid, p_company jsonb, p_updated_at timestamptz default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  company public.companies;
  changes jsonb;
  registration jsonb;
begin
  if not coalesce(p_company_id in (select private.my_company_ids()), false) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_at_company(p_company_id, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to edit the company profile');
  end if;
  perform private.refuse_field_errors(
    private.field_errors(p_company, private.companies_rules('profile') || private.companies_rules('registration'), is_whole => false));
  registration := private.clean_fields(p_company, private.companies_rules('registration'));
  if registration <> '{}' and not private.can_at_company(p_company_id, 'edit_registration') then
    perform private.fail(403, 'not_company_admin', 'Only company administrators can edit the registration');
  end if;
  perform private.refuse_field_errors(private.hiring_errors(p_company));
  changes := private.clean_fields(p_company, private.companies_rules('profile')) || private.clean_hiring(p_company) || registration;
  select * into company from public.companies where id = p_company_id for update;
  if p_company ? 'pictures' then
    perform private.refuse_field_errors(private.picture_errors(p_company_id, p_company -> 'pictures'));
    changes := changes || jsonb_build_object('pictures', private.clean_pictures(p_company -> 'pictures'));
  end if;
  perform private.refuse_outdated(company.updated_at, p_updated_at, private.company_json(company));
  perform private.refuse_field_errors(
    private.changed_home_errors(to_jsonb(company), registration));
  company := private.edit_company(
    company, changes,
    resubmit => registration <> '{}' and (company.submitted_at is null or company.rejected_at is not null));
  return private.company_json(company);
end
$$;
comment on function public.update_company is
  'Changes the given fields and returns the Company; new first-reply hours apply to later applications. Managers may change the public profile, registration roles everything (RULES: Staff). Changing the registration of a rejected or unfinished company submits it for review again; for an approved company, reviewed fields become a proposal (RULES: Companies). p_updated_at: the version being edited. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 edit_conflict with {"current": Company}, PT422 by field.';

grant execute on function public.get_company to anon, authenticated;
grant execute on function
  public.get_user_company_membership_safe, public.get_my_memberships, public.register_company, public.update_company
to authenticated;
