-- Approving and rejecting a company.

create function private.locked_company(p_company_id uuid) returns public.companies
language plpgsql set search_path = ''
as $$
declare
  company public.companies;
begin
  select * into company from public.companies where id = p_company_id for update;
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return company;
end
$$;
comment on function private.locked_company(uuid) is 'The company, locked until the decision about it is written. PT404.';

create function private.approve_company(company public.companies) returns public.companies
language plpgsql set search_path = ''
as $$
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
$$;
comment on function private.approve_company(public.companies) is 'Approves and tells the company; an approved one is left as it is.';

create function private.reject_company(company public.companies, reason text) returns public.companies
language plpgsql set search_path = ''
as $$
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
$$;
comment on function private.reject_company(public.companies, text) is
  'Rejects and tells the company why; a repeated rejection with the same reason changes nothing. PT409 when approved (RULES: Administration).';
