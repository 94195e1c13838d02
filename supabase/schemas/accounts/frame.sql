-- The frame of every page: who is signed in, and what is waiting for them.

create function private.my_companies() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.company_card(c) || jsonb_build_object('role', u.role, 'state', private.company_state(c))
    order by u.created_at, u.id), '[]')
  from private.my_memberships() u join public.companies c on c.id = u.company_id
$$;
comment on function private.my_companies is 'StaffedCompany[] (contracts/companies/company.ts) of the caller, oldest membership first, no matter which one is chosen.';

create function public.get_frame() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  memberships jsonb;
  seen_company uuid;
  name jsonb;
begin
  select * into account from public.profiles where id = caller;
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'Account not found');
  end if;
  memberships := public.get_my_memberships();
  seen_company := (memberships -> 0 ->> 'company_id')::uuid;
  name := case account.role
    when 'company' then memberships -> 0
    when 'candidate' then (
      select jsonb_build_object('first_name', c.first_name, 'last_name', c.last_name) from public.candidates c where c.user_id = caller
    )
    else jsonb_build_object('first_name', account.first_name, 'last_name', account.last_name)
  end;
  return jsonb_build_object(
    'user_id', caller,
    'role', account.role,
    'name', concat_ws(' ', nullif(name ->> 'first_name', ''), nullif(name ->> 'last_name', '')),
    'memberships', memberships,
    'company_id', seen_company,
    'company_name', coalesce((select c.name from public.companies c where c.id = seen_company), ''),
    'paused', (
      select case when c.suspended_at is not null then 'suspended' else 'withdrawn' end
      from public.companies c
      where c.id = seen_company and private.is_paused(c) and (
        c.suspended_at is not null or exists (select from public.jobs j where j.company_id = c.id and j.posted_at is not null))),
    'companies', case when jsonb_array_length(memberships) > 1 then private.my_companies() else '[]' end,
    'waiting', case account.role
      when 'company' then case when private.reaches_people(seen_company) then private.new_application_count(seen_company) else 0 end
      when 'admin' then private.undecided_company_count()
      else (private.waiting_for_candidate(private.my_candidate_id(), caller) ->> 'waiting_total')::integer
    end,
    'waiting_counts', case account.role when 'admin' then private.waiting_counts() end,
    'interviews_today', private.interviews_today(caller, seen_company),
    'can', private.company_acts(private.acts_of((memberships -> 0 ->> 'role')::public.staff_role)),
    'unread', private.unread_notifications(caller),
    'unread_conversations', private.unread_conversations(seen_company)
  );
end
$$;
comment on function public.get_frame is
  'Frame of the contracts about the caller: role, name, memberships, companies to choose from if there are several, what is waiting (by kind for administrators), today''s interviews, rights at the current company, unread notifications among those the bell lists, and the number of unread conversations. SECURITY DEFINER: one query instead of the policies of six tables. PT401, PT404 without a profile.';

create function public.choose_company(p_company_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_caller();
  if (private.my_membership(p_company_id)).id is null or p_company_id is null then
    perform private.fail(404, 'company_not_found', 'You no longer work for this company');
  end if;
  update public.profiles set company_id = p_company_id where id = auth.uid();
  return public.get_frame();
end
$$;
comment on function public.choose_company is
  'Sets the company that someone who works for several sees, on every device (RULES: Companies). Returns the Frame. SECURITY DEFINER: clients can''t write profiles through the API. PT401, PT404 for one they do not work for.';

grant execute on function public.get_frame, public.choose_company to authenticated;
