-- Writes the audit log. Only SECURITY DEFINER functions call it: no API role may execute either.

create function private.audit_as(actor uuid, action text, subject_type text, subject_id uuid, company_id uuid default null, details jsonb default '{}')
returns void
language sql set search_path = ''
begin atomic
  insert into public.audit_log (actor_id, action, subject_type, subject_id, company_id, details)
  values (actor, action, subject_type, subject_id, company_id, coalesce(details, '{}'));
end;
comment on function private.audit_as is 'Writes one audit entry with an explicit actor, because triggers on auth.users run before there is a session.';

create function private.audit(action text, subject_type text, subject_id uuid, company_id uuid default null, details jsonb default '{}')
returns void
language sql set search_path = ''
begin atomic
  select private.audit_as(auth.uid(), action, subject_type, subject_id, company_id, details);
end;
comment on function private.audit is 'Writes one audit entry with the caller as actor.';

create function private.last_company_entry(of_company uuid, actions text[], since timestamptz default '-infinity') returns public.audit_log
language sql stable set search_path = ''
as $$
  select a from public.audit_log a
  where a.subject_type = 'company' and a.subject_id = of_company and a.action = any (actions) and a.created_at >= since
  order by a.id desc limit 1
$$;
comment on function private.last_company_entry is 'The newest of these acts on a company since then, or null.';
