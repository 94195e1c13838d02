-- How far a company's review is.

create function private.review_status(company public.companies) returns text
language sql immutable set search_path = ''
return case
  when company.is_approved then 'approved'
  when company.rejected_at is not null then 'rejected'
  when company.submitted_at is not null then 'pending'
  else 'unfinished'
end;
comment on function private.review_status(public.companies) is 'unfinished, pending, rejected or approved (RULES: Companies).';
