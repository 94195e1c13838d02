-- What candidates read of a company beside its jobs, and how its staff see the same before anybody else does.

-- Without a search path of its own it becomes part of the query, like public_company_json.
create function private.employer_json(company public.companies) returns jsonb
language sql stable
return private.public_company_json(company) || jsonb_build_object(
  'open_jobs', private.count_visible_jobs_of(company.id), 'promises', private.kept_promises(company.id));
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
  'Employer as its job pages show it, for the company''s own staff, also before it is approved; of the given company or of the caller''s chosen one (private.my_membership). SECURITY DEFINER: partner recruiters do not read the row. PT401, PT404.';

create function public.get_employer(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company public.companies;
begin
  select * into company from public.companies where id = p_company_id and is_approved;
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.employer_json(company);
end
$$;
comment on function public.get_employer is 'Employer, for anyone, of an approved company. PT404 for any other.';

grant execute on function public.get_employer to anon, authenticated;
grant execute on function public.get_employer_preview to authenticated;
