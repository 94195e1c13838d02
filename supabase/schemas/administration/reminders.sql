-- Reminds companies that they never submitted their registration.

create function private.account_of_company(of_company uuid) returns text
language sql stable set search_path = ''
as $$
  select p.email
  from public.company_users u join public.profiles p on p.id = u.user_id
  where u.company_id = of_company and private.is_company_admin(u.role)
  order by u.created_at, u.id
  limit 1
$$;
comment on function private.account_of_company is 'The address of the first administrator of a company, or null without one.';

create function private.reminded_at(of_company uuid) returns timestamptz
language sql stable set search_path = ''
as $$
  select max(a.created_at) from public.audit_log a
  where a.subject_type = 'company' and a.subject_id = of_company and a.action = 'company.reminded'
$$;
comment on function private.reminded_at is 'When a company was last reminded of its unfinished registration, or null; from the audit log.';

create function private.may_be_reminded(of_company uuid) returns boolean
language sql stable set search_path = ''
return private.account_of_company(of_company) is not null
  and coalesce(private.reminded_at(of_company) <= clock_timestamp() - interval '7 days', true);
comment on function private.may_be_reminded is 'True if there is someone to remind and no reminder was sent in the last seven days.';

create function public.remind_company(p_company_id uuid) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  company public.companies;
begin
  perform private.require_admin();
  company := private.locked_company(p_company_id);
  if company.submitted_at is not null or company.is_approved then
    perform private.fail(409, 'already_sent', 'This company has already submitted its registration.');
  elsif private.account_of_company(company.id) is null then
    perform private.fail(409, 'nobody_to_remind', 'This company has no administrator to remind.');
  elsif not private.may_be_reminded(company.id) then
    perform private.fail(409, 'reminded_lately', format(
      'This company was reminded on %s. You can remind it once every seven days.',
      private.day_in_words(private.reminded_at(company.id))));
  end if;
  perform private.audit('company.reminded', 'company', company.id, company.id);
  perform private.notify_company_admins(
    company, 'registration_unfinished', '{}', 'company_reminded', jsonb_build_object('path', '/company/register'));
  return private.reminded_at(company.id);
end
$$;
comment on function public.remind_company is
  'Reminds a company''s administrators, in the app and by email, that their registration is unfinished; at most once in seven days. Returns when. SECURITY DEFINER: notifications and email bypass row policies. PT401, PT403, PT404, PT409 already_sent, nobody_to_remind or reminded_lately.';

grant execute on function public.remind_company to authenticated;
