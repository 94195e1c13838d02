-- Companies gain their row beside the published jobs, and those jobs the word of their company in place of its name. Safe to repeat.
set local statement_timeout = 0;

insert into private.published_companies (company_id, name, logo_url, is_approved, plan_until)
select
  c.id, c.name, c.logo_url, c.is_approved,
  case when private.is_plan_active(s) then coalesce(s.expires_at, 'infinity') else '-infinity' end
from public.companies c
left join public.company_subscriptions s on s.company_id = c.id
on conflict (company_id) do nothing;

select private.refresh_published_jobs(array(select id from public.jobs where is_active));
analyze private.published_companies, public.published_jobs;
select private.note_visible_changes(array(select company_id from private.published_companies));
