-- The frame of every page: who is signed in, and what waits for them.

create function public.get_frame() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  memberships jsonb;
  name jsonb;
begin
  select * into account from public.profiles where id = caller;
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'Account not found');
  end if;
  memberships := public.get_my_memberships();
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
    'waiting', case account.role
      when 'company' then private.new_application_count((memberships -> 0 ->> 'company_id')::uuid)
      when 'admin' then private.undecided_company_count()
      else 0
    end,
    'can', private.company_acts(private.acts_of((memberships -> 0 ->> 'role')::public.staff_role)),
    'unread', (
      select count(*)
      from (
        select is_read from public.notifications where user_id = caller order by created_at desc, id desc limit 50
      ) listed
      where not is_read
    )
  );
end
$$;
comment on function public.get_frame() is
  'Frame of the contracts about the caller: role, name from where the role keeps it, memberships oldest first, what waits for them and what they may do at the oldest, unread among the notifications the bell lists. SECURITY DEFINER: one query instead of the policies of six tables. PT401, PT404 without a profile.';

revoke all on function public.get_frame() from public, anon, authenticated;
grant execute on function public.get_frame() to authenticated;
