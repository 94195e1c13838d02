-- The state of a company: its review, and whether it is live.

-- Without a search path of its own it's inlined into the query.
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
    when company.suspended_at is not null then 'suspended'
    when private.company_is_live(company.id) then 'live'
    else 'no-subscription'
  end;
end
$$;
comment on function private.company_state is 'CompanyState of the contracts: the next thing a company has to do, in order.';

-- ── Pausing: every act that reaches people asks here ──────────────────────────────────────────────────────────────

-- Without a search path of its own, so that it's inlined into the query.
create function private.is_paused(company public.companies) returns boolean
language sql immutable
return company.is_approved is not true or company.suspended_at is not null;
comment on function private.is_paused is
  'True for a company that isn''t approved (anymore) or is suspended: it can''t contact anyone (RULES: Companies).';

create function private.reaches_people(of_company uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.companies c where c.id = of_company and not private.is_paused(c));
end
$$;
comment on function private.reaches_people is
  'False for a paused company (private.is_paused). Its invitations can''t be accepted, no one can write, propose times, make or respond to offers, move applications or store files there, and the profiles it represents are closed to it (RULES: Companies). SECURITY DEFINER: candidates can''t read companies.';

create function private.is_lapsed(of_company uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return not exists (select from public.company_subscriptions s where s.company_id = of_company and private.is_plan_live(s));
end
$$;
comment on function private.is_lapsed is
  'True for a company without a live plan: it can''t start anything new (posting, publishing, inviting, submitting) but keeps working with existing applicants (RULES: Companies). SECURITY DEFINER: candidates can''t read plans.';

create function private.paused_in_words(of_company uuid) returns text
language sql stable set search_path = ''
as $$
  select case when not private.reaches_people(of_company) then (
    select format('%s is paused. Messages, interviews and offers continue once it is active again', c.name)
    from public.companies c where c.id = of_company) end
$$;
comment on function private.paused_in_words is 'Why a paused company and its applicants can''t do anything; null for any other company.';

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
comment on function private.refuse_paused is 'PT409 company_paused, with the reason, while the company is paused.';

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

-- Used by a trigger that runs as an administrator.
grant execute on function private.is_paused to authenticated, service_role;
-- Used by the row policy of applications.
grant execute on function private.reaches_people to authenticated, service_role;

-- ── On hold ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.is_applicant_suspended(application public.applications) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_suspended((select c.user_id from public.candidates c where c.id = application.candidate_id));
end
$$;
comment on function private.is_applicant_suspended is 'True while the applicant can''t sign in. SECURITY DEFINER: used by policies, and profiles are closed to staff.';

create function private.is_on_hold(application public.applications) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return not private.reaches_people(application.company_id) or private.is_applicant_suspended(application);
end
$$;
comment on function private.is_on_hold is
  'True while one side of an application is paused or suspended: times and offers don''t expire, and no one is reminded.';

create function private.give_time_again(of_company uuid default null, of_candidate uuid default null) returns void
language plpgsql set search_path = ''
as $$
declare
  least_day date := private.earliest_day(now()) + 3;
begin
  update private.offers o set answer_by = least_day
  from public.applications a
  where a.id = o.application_id and o.state = 'open' and o.answer_by < least_day
    and (a.company_id = of_company or a.candidate_id = of_candidate);
  update public.applications a set answer_by = least_day, answer_due = least_day
  where a.company_id = of_company and a.answer_due < least_day;
end
$$;
comment on function private.give_time_again is
  'After a pause, extends pending dates: candidate and company have at least three more days to respond.';

create function private.notify_applicants_of_return(company public.companies) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.notify(
    c.user_id, 'application_status.company_active', jsonb_build_object('company', company.name, 'job', j.title), private.application_ids(a))
  from public.applications a
  join public.candidates c on c.id = a.candidate_id
  join public.jobs j on j.id = a.job_id
  where a.company_id = company.id and private.settled_status(a) = any (private.open_stages() || '{offered}') and c.user_id is not null;
end
$$;
comment on function private.notify_applicants_of_return is 'Notifies applicants still waiting for a company that it is active again.';

grant execute on function private.is_applicant_suspended to authenticated, service_role;
