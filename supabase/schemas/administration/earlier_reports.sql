-- Earlier reports about a company, for the administrator who decides about a new one.

create function private.earlier_reports(of_company uuid, but uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'offline', count(*) filter (where earlier.what in ('offline', 'lifted')),
      'removed', count(*) filter (where earlier.what = 'removed'),
      'dismissed', count(*) filter (where earlier.what in ('dismissed', 'kept')),
      'warned', count(*) filter (where earlier.what = 'warned'))
    from (
      select r.decision as what from private.reported_jobs r join public.jobs j on j.id = r.job_id
      where j.company_id = of_company and r.job_id <> but and r.waiting_since is null
      union all
      select r.decision from private.message_reports r join private.application_messages m on m.id = r.message_id
      where m.company_id = of_company and m.id <> but and r.decision is not null and private.is_first_report(r)
      union all
      select 'warned' from public.audit_log a where a.subject_type = 'company' and a.subject_id = of_company and a.action = 'company.warned'
    ) as earlier
  );
end
$$;
comment on function private.earlier_reports is
  'EarlierReports of the contracts: decisions about a company''s other jobs and messages, and how often it was warned.';
