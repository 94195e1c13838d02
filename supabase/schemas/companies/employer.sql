-- What candidates see of a company in addition to its jobs, and the same as a preview for its staff.

-- Without a search path of its own it's inlined into the query, like public_company_json.
create function private.employer_json(company public.companies) returns jsonb
language sql stable
return private.public_company_json(company) || jsonb_build_object(
  'open_jobs', private.count_visible_jobs_of(company.id), 'promises', private.kept_promises(company.id),
  'hiring', private.hiring_json(company), 'benefits', to_jsonb(company.benefits), 'pictures', company.pictures);
comment on function private.employer_json is 'Employer of the contracts: what anyone may see of a company (RULES: Companies).';

create function public.get_employer_preview(p_company_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company public.companies;
begin
  perform private.require_caller();
  select * into company from public.companies where id = (private.my_membership(p_company_id)).company_id;
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.employer_json(company);
end
$$;
comment on function public.get_employer_preview is
  'Employer as shown on job pages, for the company''s own staff, even before approval; of the given company or the caller''s chosen one (private.my_membership). SECURITY DEFINER: partner recruiters can''t read the row. PT401, PT404.';

create function public.get_employer(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company public.companies;
begin
  select * into company from public.companies c where c.id = p_company_id and not private.is_paused(c);
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.employer_json(company);
end
$$;
comment on function public.get_employer is 'Employer, for anyone, of an approved company. PT404 for any other.';

create function public.get_hiring_companies() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'jobs', private.count_visible_jobs(),
    'companies', (
      select count(*) from private.published_companies c
      where c.visible_until > now()
        and exists (select from public.published_jobs p where p.company_id = c.company_id and p.visible_until > now())),
    'most', array(
      select jsonb_build_object(
        'id', c.id, 'name', c.name, 'logo_url', c.logo_url, 'location', c.location, 'open_jobs', found.n,
        'promises', private.kept_promises(c.id))
      from (
        -- Stored counts may be slightly outdated, so more companies than shown are counted.
        select kept.subject, private.count_visible_jobs_of(kept.subject) as n
        from (
          select k.subject from private.visible_counts k where k.subject <> private.platform() and k.n > 0
          order by k.n desc, k.subject limit 12) as kept
      ) as found
      join public.companies c on c.id = found.subject
      where found.n > 0
      order by found.n desc, c.name, c.id
      limit 6
    ));
end
$$;
comment on function public.get_hiring_companies is
  'HiringCompanies (contracts/companies/company.ts): how many companies have open jobs, how many jobs, and the six companies with the most. For anyone. SECURITY DEFINER: the rows aren''t public.';

grant execute on function public.get_employer, public.get_hiring_companies to anon, authenticated;
grant execute on function public.get_employer_preview to authenticated;
