-- How far a company is: its review, and whether it is live.

-- Without a search path of its own it becomes part of the query.
create function private.review_status(company public.companies) returns text
language sql immutable
return case
  when company.is_approved then 'approved'
  when company.submitted_at is null then 'unfinished'
  when company.rejected_at is not null then 'rejected'
  else 'pending'
end;
comment on function private.review_status is 'unfinished, pending, rejected or approved (RULES: Companies).';

create function private.company_state(company public.companies) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return case
    when company.id is null then 'none'
    when not company.is_approved then private.review_status(company)
    when private.company_is_live(company.id) then 'live'
    else 'no-subscription'
  end;
end
$$;
comment on function private.company_state is 'CompanyState of the contracts: what a company still has to do, in the order in which it must be done.';
