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

-- ── Pausing: every act that reaches people asks here ──────────────────────────────────────────────────────────────

create function private.reaches_people(of_company uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.companies c where c.id = of_company and c.is_approved);
end
$$;
comment on function private.reaches_people is
  'False for a company whose approval was withdrawn, or that never had one: it is paused. No invitation of it is accepted, nobody writes, proposes times, makes or answers an offer, moves applications or stores files there, and the profiles it represents are closed to it (RULES: Companies). SECURITY DEFINER: candidates do not read companies.';

create function private.is_lapsed(of_company uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return not exists (select from public.company_subscriptions s where s.company_id = of_company and private.is_plan_live(s));
end
$$;
comment on function private.is_lapsed is
  'True for a company without a live plan: it starts nothing new (posting, publishing, inviting, submitting) and keeps working with those who applied (RULES: Companies). SECURITY DEFINER: candidates do not read plans.';

create function private.paused_in_words(of_company uuid) returns text
language sql stable set search_path = ''
as $$
  select case when not private.reaches_people(of_company) then (
    select format('%s is paused. Messages, interviews and offers continue once it is active again', c.name)
    from public.companies c where c.id = of_company) end
$$;
comment on function private.paused_in_words is 'Why nothing happens between a paused company and its applicants; null for any other.';

create function private.refuse_paused(of_company uuid) returns void
language plpgsql stable set search_path = ''
as $$
declare
  why text := private.paused_in_words(of_company);
begin
  if why is not null then
    perform private.fail(409, 'company_paused', why);
  end if;
end
$$;
comment on function private.refuse_paused is 'PT409 company_paused, with the reason, while the company reaches nobody.';

create function private.invitation_stopped_in_words(of_company uuid) returns text
language sql stable set search_path = ''
as $$
  select case
    when not private.reaches_people(c.id) then format('%s is paused. You can accept this invitation once it is active again.', c.name)
    when private.is_lapsed(c.id) then format('%s has no active plan right now. You can accept this invitation once it has one.', c.name)
  end
  from public.companies c where c.id = of_company
$$;
comment on function private.invitation_stopped_in_words is 'Why a company''s invitation cannot be accepted right now; null when it can.';

-- The row policy of applications asks.
grant execute on function private.reaches_people to authenticated, service_role;
