-- What the caller may do at which company, and how others read one.

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.company_acts(mine private.staff_act[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_object_agg(act, act = any (mine))
    from unnest(enum_range(null::private.staff_act)) as act
  );
end
$$;
comment on function private.company_acts is 'CompanyActs (contracts/companies/company.ts) of private.my_acts_at: each act, and whether the caller may do it.';

create function private.can_read_company(of_company uuid, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(of_company = any (me.read_company_ids) or of_company is not null and me.is_admin, false);
end
$$;
comment on function private.can_read_company is 'True for the company''s staff except partner recruiters, and for administrators: they read the whole record, its staff, plan and partnerships (RULES: Companies).';

create function private.can_read_assignment(of_company uuid, assignee uuid, recruited_for uuid[], me private.reach) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    of_company = any (recruited_for) or assignee = me.user_id and of_company = any (me.company_ids) or me.is_admin, false);
end
$$;
comment on function private.can_read_assignment is 'True for recruiting staff, the assignee and admins (RULES: Staff).';

create function private.can_remove_staff(member public.company_users) returns boolean
language sql stable set search_path = ''
return private.can_at_company(member.company_id, 'manage_staff') and not private.is_company_admin(member.role);
comment on function private.can_remove_staff is 'True when the caller may end this membership: managing staff, never an administrator''s (RULES: Staff).';

create function private.can_manage_colleague(member public.company_users) returns boolean
language sql stable set search_path = ''
return private.can_remove_staff(member) and member.user_id <> auth.uid();
comment on function private.can_manage_colleague is 'True when the caller may give this colleague another role or remove them: managing staff, never an administrator, never oneself (RULES: Staff).';

create function private.sees_all_of(of_company uuid, mine private.staff_act[], act private.staff_act) returns boolean
language sql stable
return act = any (mine) or of_company is not null and private.is_admin();
comment on function private.sees_all_of is 'True if the caller may read everything the act covers. Checked once per list, not per row.';

-- ── The company a request is about ────────────────────────────────────────────────────────────────────────────

create function private.my_memberships(p_company_id uuid default null) returns setof public.company_users
language plpgsql stable security definer rows 1 set search_path = ''
as $$
begin
  return query
    select u.* from public.company_users u
    where u.user_id = (select auth.uid()) and (p_company_id is null or u.company_id = p_company_id)
    order by u.company_id = (select p.company_id from public.profiles p where p.id = auth.uid()) desc nulls last, u.created_at, u.id;
end
$$;
comment on function private.my_memberships is 'The caller''s memberships, or only that of the given company: the chosen one first, then the oldest.';

create function private.my_membership(p_company_id uuid default null) returns public.company_users
language plpgsql stable set search_path = ''
as $$
declare
  membership public.company_users;
begin
  select * into membership from private.my_memberships(p_company_id) limit 1;
  return membership;
end
$$;
comment on function private.my_membership is 'The caller''s membership of the given company, or the first one; all null without.';

create function private.my_company_id(p_company_id uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  found_company uuid;
begin
  perform private.require_caller();
  found_company := (private.my_membership(p_company_id)).company_id;
  if found_company is null and not (p_company_id is not null and private.is_admin()) then
    perform private.fail(404, 'company_not_found', 'No company found for this user');
  end if;
  return coalesce(found_company, p_company_id);
end
$$;
comment on function private.my_company_id is 'The company of a request: the given one if the caller works there, or their chosen one. PT404 otherwise.';

create function private.listed_company_id(p_company_id uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  found_company uuid;
begin
  perform private.require_caller();
  found_company := (private.my_membership(p_company_id)).company_id;
  return case when found_company is null and p_company_id is not null then private.my_company_id(p_company_id) else found_company end;
end
$$;
comment on function private.listed_company_id is
  'my_company_id for lists: null, and so an empty list, for a caller without a company who names none. Dashboards request lists before they know whether there is a company.';

-- ── A live company ────────────────────────────────────────────────────────────────────────────────────────────

create function private.company_is_live(of_company uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select exists (
      select 1
      from public.companies c
      join public.company_subscriptions s on s.company_id = c.id
      where c.id = of_company and not private.is_paused(c) and private.is_plan_live(s)
    )
  );
end
$$;
comment on function private.company_is_live is 'True for an approved company that isn''t suspended and has a live plan: the requirements for publishing (RULES: Companies).';

create function private.require_live_company(of_company uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.company_is_live(of_company) then
    return;
  elsif exists (select from public.companies where id = of_company and is_approved) then
    perform private.refuse_paused(of_company);
    perform private.fail(403, 'subscription_required', 'Your company needs an active subscription to post jobs. Please contact support.');
  else
    perform private.fail(403, 'not_approved', 'Your company isn''t approved yet. You can post jobs once it is.');
  end if;
end
$$;
comment on function private.require_live_company is 'PT403 not_approved or subscription_required, PT409 company_paused, unless the company may publish.';

-- ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.membership_json(membership public.company_users) returns jsonb
language sql immutable set search_path = ''
as $$
  select to_jsonb(shown) from (
    select membership.id, membership.company_id, membership.role, membership.first_name, membership.last_name, membership.email, membership.phone
  ) as shown
$$;
comment on function private.membership_json is 'CompanyMembership of the contracts.';

-- Without a search path of their own, so that they're inlined: planning them again at each call costs more than the rest.

create function private.public_company_json(company public.companies) returns jsonb
language sql stable
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
  'instagram_url', company.instagram_url,
  'culture_values', to_jsonb(company.culture_values)
);
comment on function private.public_company_json is 'PublicCompany of the contracts: what anyone may see of an approved company (RULES: Companies).';

create function private.company_json(company public.companies) returns jsonb
language sql stable
return to_jsonb(company) - 'user_id' || jsonb_build_object('proposal', private.proposal_json(company.id));
comment on function private.company_json is 'Company of the contracts: the whole record and what waits for approval, for its staff and admins.';

create function private.company_card(company public.companies) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object('id', company.id, 'name', company.name, 'logo_url', company.logo_url);
comment on function private.company_card is 'What a candidate reads about the company next to an application.';

create function private.notify_company_admins(
  company public.companies, key text, facts jsonb default '{}', template text default null, mail_data jsonb default '{}'
) returns void
language plpgsql set search_path = ''
as $$
declare
  ids jsonb := jsonb_build_object('company_id', company.id, 'company_name', company.name);
  reader record;
begin
  facts := facts || jsonb_build_object('company', company.name);
  for reader in
    select u.user_id, p.email
    from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = company.id and private.is_company_admin(u.role)
  loop
    -- Plan notifications follow each person's settings; everyone is notified about the approval.
    if split_part(key, '.', 1) = 'subscription_changed' then
      perform private.notify_staff(
        reader.user_id, 'subscription', key, facts, ids, '/company/dashboard', template, mail_data, by_mail => template is not null);
      continue;
    end if;
    perform private.notify(reader.user_id, key, facts, ids);
    if template is not null then
      perform private.enqueue_email(template, reader.email, mail_data || jsonb_build_object('company_name', company.name), of_company => company.id);
    end if;
  end loop;
end
$$;
comment on function private.notify_company_admins is
  'Notifies every administrator of a company, also by email if a template is given. Key and facts as in private.notify; company is added.';

grant execute on function private.can_read_company, private.can_read_assignment, private.company_is_live to authenticated, service_role;
