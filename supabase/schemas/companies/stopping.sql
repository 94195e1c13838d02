-- When a company must leave people alone, and when it only starts nothing new. Every act that reaches people asks here.

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
language plpgsql stable set search_path = ''
as $$
begin
  return case when not private.reaches_people(of_company) then (
    select format('%s is paused. Messages, interviews and offers continue once it is active again', c.name)
    from public.companies c where c.id = of_company) end;
end
$$;
comment on function private.paused_in_words is
  'Why nothing happens between a paused company and its applicants, fit to show to both; null for any other.';

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
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select case
      when not private.reaches_people(c.id) then format('%s is paused. You can accept this invitation once it is active again.', c.name)
      when private.is_lapsed(c.id) then format('%s has no active plan right now. You can accept this invitation once it has one.', c.name)
    end
    from public.companies c where c.id = of_company);
end
$$;
comment on function private.invitation_stopped_in_words is
  'Why an invitation of a company cannot be accepted right now, fit to show; null when it can, and for invitations of the platform.';

-- The row policy of applications asks.
grant execute on function private.reaches_people to authenticated, service_role;
