-- What companies do for themselves: membership, dashboard, registration, profile, staff.

-- ── Membership ────────────────────────────────────────────────────────────────────────────────────────────────

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
  'The caller''s staff role and company, oldest membership first. SECURITY DEFINER: answers even where the policies would not. PT401, PT403 for another''s id.';

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

-- ── Reading a company ─────────────────────────────────────────────────────────────────────────────────────────

create function public.get_company(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;
comment on function public.get_company(uuid) is
  'Company for whoever reads it whole, PublicCompany for its partner recruiters and, once it is approved, for everybody else, signed out included. SECURITY DEFINER: the row itself is closed to strangers. PT404.';

create function public.get_company_subscription(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_caller();
  if not exists (select from public.companies c where c.id = p_company_id and private.can_read_company(c.id)) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.subscription_json(p_company_id);
end
$$;
comment on function public.get_company_subscription(uuid) is
  'CompanySubscription for whoever reads the company whole. SECURITY DEFINER: answers for companies without a row too. PT401, PT404.';

create function private.assigned_counts(
  of_company uuid, mine private.staff_act[], out jobs bigint, out new_applications bigint, out open_offers bigint
)
language plpgsql stable set search_path = ''
as $$
begin
  if not mine @> '{post_jobs, handle_applications}' then
    select count(*) filter (where j.deleted_at is null), coalesce(sum(kept.new), 0), coalesce(sum(kept.offered), 0)
    into jobs, new_applications, open_offers
    from private.my_assigned_job_ids() as assigned (id)
    join public.jobs j on j.id = assigned.id and j.company_id = of_company
    cross join lateral (
      select sum(c.n) filter (where c.what = 'applied') as new, sum(c.n) filter (where c.what = 'offered') as offered
      from private.counts c where c.subject = j.id and c.what in ('applied', 'offered')
    ) kept;
  end if;
end
$$;
comment on function private.assigned_counts(uuid, private.staff_act[]) is
  'The dashboard''s counts of the jobs assigned to the caller at a company; null for staff whose acts (private.my_acts_at) read all.';

create function private.new_application_count(of_company uuid) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  mine private.staff_act[] := private.my_acts_at(of_company);
begin
  return case when 'handle_applications' = any (mine) then private.kept_count(of_company, 'new_applications')
    else (private.assigned_counts(of_company, mine)).new_applications end;
end
$$;
comment on function private.new_application_count(uuid) is
  'How many applications wait at a company for the caller to look at them: all for recruiting staff, for others those of jobs assigned to them (RULES: Staff). 0 for null.';

create function private.company_counts(of_company uuid, mine private.staff_act[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'jobs', case when 'post_jobs' = any (mine) then kept.jobs else assigned.jobs end,
      'new_applications', case when 'handle_applications' = any (mine) then kept.new_applications else assigned.new_applications end,
      'open_offers', case when 'handle_applications' = any (mine) then kept.open_offers else assigned.open_offers end,
      'managed_candidates', case when 'handle_candidates' = any (mine) then kept.managed_candidates
        else (
          select count(*) from private.my_assigned_candidate_ids() as assigned (id)
          join public.candidates c on c.id = assigned.id and c.managing_company_id = of_company
        )
      end,
      -- What is assigned to the caller is not unassigned.
      'unassigned_jobs', case when 'post_jobs' = any (mine) then kept.unassigned_jobs else 0 end,
      'partners', case when 'handle_candidates' = any (mine) then (select count(*) from private.partner_ids(of_company)) else 0 end
    )
    from (
      select
        coalesce(sum(n) filter (where what = 'jobs'), 0) as jobs,
        coalesce(sum(n) filter (where what = 'new_applications'), 0) as new_applications,
        coalesce(sum(n) filter (where what = 'open_offers'), 0) as open_offers,
        coalesce(sum(n) filter (where what = 'managed_candidates'), 0) as managed_candidates,
        coalesce(sum(n) filter (where what = 'unassigned_jobs'), 0) as unassigned_jobs
      from private.counts where subject = of_company
    ) kept
    cross join lateral private.assigned_counts(of_company, mine) assigned
  );
end
$$;
comment on function private.company_counts(uuid, private.staff_act[]) is
  'The dashboard''s counts, over what the caller, whose private.my_acts_at are given, may read: recruiting staff all, others what is assigned to them (RULES: Staff). Null: all zero. unassigned_jobs counts drafts and published ones.';

create function public.get_company_dashboard(p_company_id uuid default null) returns jsonb
-- One plan for every caller, here and in all it asks: everything is read by key, and planning costs more.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  caller uuid := private.require_caller();
  membership public.company_users := private.my_membership(p_company_id);
  company public.companies;
  reads_all boolean;
  state text;
  mine private.staff_act[];
begin
  if membership.id is null and p_company_id is not null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  select * into company from public.companies where id = membership.company_id;
  mine := private.acts_of(membership.role);
  reads_all := 'read_company' = any (mine);
  state := private.company_state(company);
  return jsonb_build_object(
    'membership', case when membership.id is not null then private.membership_json(membership) end,
    'company', case
      when reads_all then private.company_json(company)
      when company.id is not null then private.public_company_json(company)
    end,
    'subscription', case when reads_all then private.subscription_json(company.id) end,
    'state', state,
    'is_live', state = 'live',
    'can', private.company_acts(mine),
    'counts', private.company_counts(company.id, mine)
  );
end
$$;
comment on function public.get_company_dashboard(uuid) is
  'CompanyDashboard of the given company, or of the caller''s oldest membership; all null, false and zero without one. Partner recruiters get PublicCompany and no subscription. SECURITY DEFINER: counts once instead of row by row through policies. PT401, PT404.';

-- ── Registration and profile ──────────────────────────────────────────────────────────────────────────────────

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
  account := private.lock_account(caller);
  if account.role is distinct from 'company' then
    perform private.fail(403, 'company_accounts_only', 'Only company accounts can register a company profile');
  end if;
  errors := private.registration_errors(p_company) || private.field_errors(
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
$$;
comment on function public.register_company(jsonb, text, text) is
  'Submits the caller''s company for review (RULES: Companies): completes the unfinished one, makes one where there is none, updates a submitted one as update_company does; safe to repeat. Gives its id. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT422 by field.';

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
$$;
comment on function public.update_company(uuid, jsonb, timestamptz) is
  'Changes the given fields and gives the Company. Managers may change the public profile, registration roles everything (RULES: Staff); a change of the registration puts a rejected or unfinished company before the admins again; at an approved one what was reviewed waits as a proposal (RULES: Companies). p_updated_at: the version the edit began from. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 edit_conflict with {"current": Company}, PT422 by field.';

revoke all on function
  public.get_user_company_membership_safe(uuid), public.get_my_memberships(), public.get_company(uuid), public.get_company_dashboard(uuid),
  public.get_company_subscription(uuid), public.register_company(jsonb, text, text), public.update_company(uuid, jsonb, timestamptz)
from public, anon, authenticated;
grant execute on function public.get_company(uuid) to anon, authenticated;
grant execute on function
  public.get_user_company_membership_safe(uuid), public.get_my_memberships(), public.get_company_dashboard(uuid),
  public.get_company_subscription(uuid), public.register_company(jsonb, text, text), public.update_company(uuid, jsonb, timestamptz)
to authenticated;
