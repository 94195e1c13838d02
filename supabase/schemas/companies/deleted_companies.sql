-- What is kept of a deleted company, so that reports about it survive and its owner can't register again unnoticed. No address or tax ID is
-- kept, only keyed digests. Closed tables: administrators read them through procedures.

create table private.departed_companies (
  id uuid primary key,
  name text not null check (private.is_line(name, 200, 2)),
  tax_id_digest bytea,
  owner_digests bytea[] not null,
  was_rejected boolean not null,
  left_at timestamptz not null default now()
);
comment on table private.departed_companies is 'Submitted registrations that were deleted, for retention(''departedCompany'').';

create table private.departed_reports (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references private.departed_companies (id) on delete cascade,
  title text not null,
  said text,
  reports jsonb not null,
  waiting_since timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references auth.users (id) on delete set null,
  is_upheld boolean,
  constraint departed_reports_decided check ((is_upheld is null) = (decided_at is null))
);
comment on table private.departed_reports is 'Reports that waited for an administrator when their company was deleted.';
comment on column private.departed_reports.title is 'The title of the job.';
comment on column private.departed_reports.said is 'The reported message; null for a reported job.';
comment on column private.departed_reports.reports is '[{reason, words, created_at}], without the reporter.';
create index departed_reports_company_index on private.departed_reports (company_id);
create index departed_reports_decider_index on private.departed_reports (decided_by);
create index departed_reports_waiting_index on private.departed_reports (waiting_since, id) where is_upheld is null;

alter table private.departed_companies enable row level security;
alter table private.departed_reports enable row level security;

create function private.tax_id_key(tax_id text) returns text
language sql immutable parallel safe set search_path = ''
return nullif(upper(regexp_replace(tax_id, '[^[:alnum:]]', '', 'g')), '');
comment on function private.tax_id_key is 'A tax ID as compared: only letters and digits.';

create function private.owner_addresses(of_company uuid) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select lower(p.email) from public.company_users u join public.profiles p on p.id = u.user_id
    where u.company_id = of_company and u.role = 'company_admin')
$$;
comment on function private.owner_addresses is 'The addresses of a company''s administrators, in lower case.';

create function private.keep_departed_company(company public.companies) returns void
language plpgsql set search_path = ''
as $$
begin
  if company.submitted_at is null then
    return;
  end if;
  insert into private.departed_companies (id, name, tax_id_digest, owner_digests, was_rejected)
  values (
    company.id, company.name, private.keyed_digest(private.tax_id_key(company.tax_id)),
    array(select private.keyed_digest(address) from unnest(private.owner_addresses(company.id)) as address),
    company.rejected_at is not null);
  insert into private.departed_reports (company_id, title, reports, waiting_since)
  select company.id, j.title,
    jsonb_agg(jsonb_build_object('reason', r.reason, 'words', r.words, 'created_at', r.created_at) order by r.created_at, r.id),
    min(r.created_at)
  from private.job_reports r join public.jobs j on j.id = r.job_id
  where j.company_id = company.id and r.decided_at is null
  group by j.id;
  insert into private.departed_reports (company_id, title, said, reports, waiting_since)
  select company.id, j.title, min(r.said),
    jsonb_agg(jsonb_build_object('reason', r.reason, 'words', coalesce(r.words, ''), 'created_at', r.created_at) order by r.created_at, r.id),
    min(r.created_at)
  from private.message_reports r
  join private.application_messages m on m.id = r.message_id
  join public.applications a on a.id = m.application_id
  join public.jobs j on j.id = a.job_id
  where m.company_id = company.id and m.author_side <> 'candidate' and r.decision is null
  group by m.id, j.title;
end
$$;
comment on function private.keep_departed_company is 'Stores name, digests and open reports of a company about to be deleted.';

-- ── Reports of deleted companies ──────────────────────────────────────────────────────────────────────────────

create function private.count_departed_reports() returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from private.departed_reports r where r.is_upheld is null
$$;
comment on function private.count_departed_reports is 'How many reports of deleted companies wait for a decision.';

create function public.list_departed_reports() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(waiting order by waiting.waiting_since, waiting.id), '[]')
    from (
      select r.id, d.name as company_name, d.left_at, r.title, r.said, r.reports, r.waiting_since
      from private.departed_reports r join private.departed_companies d on d.id = r.company_id
      where r.is_upheld is null order by r.waiting_since, r.id limit 100
    ) as waiting
  );
end
$$;
comment on function public.list_departed_reports is
  'DepartedReport[] (contracts/companies/departed-report.ts): reports that were open when their company was deleted and still are, longest wait first, at most 100. SECURITY DEFINER: the tables are closed. PT401, PT403.';

create function public.decide_departed_report(p_id uuid, p_is_upheld boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  report private.departed_reports;
begin
  perform private.require_admin();
  select * into report from private.departed_reports r where r.id = p_id for update;
  if report.id is null then
    perform private.fail(404, 'report_not_found', 'This report wasn''t found.');
  elsif report.is_upheld is not distinct from p_is_upheld then
    return;
  elsif report.is_upheld is not null and report.decided_by is distinct from auth.uid() then
    perform private.fail(409, 'decided', 'Another administrator has already decided on these reports.');
  -- The current time, not the statement's start: it may have waited for the lock.
  elsif report.is_upheld is not null and private.undo_is_over(report.decided_at, clock_timestamp()) then
    perform private.fail(409, 'undo_over', 'It''s too late to change this decision.');
  end if;
  update private.departed_reports r set
    is_upheld = p_is_upheld,
    decided_at = case when p_is_upheld is not null then now() end,
    decided_by = case when p_is_upheld is not null then auth.uid() end
  where r.id = p_id;
  perform private.audit(
    case p_is_upheld when true then 'company.report_upheld' when false then 'company.report_dismissed' else 'company.report_decision_undone' end,
    'company', report.company_id, report.company_id, jsonb_build_object('title', report.title));
end
$$;
comment on function public.decide_departed_report is
  'Upholds a report about a deleted company, so that similar registrations show it, or dismisses it. Within private.undo_time the same administrator may change the decision or, with null, undo it. Safe to repeat. SECURITY DEFINER: the tables are closed. PT401, PT403, PT404, PT409 if another administrator decided or it is too late.';

grant execute on function public.list_departed_reports, public.decide_departed_report to authenticated;
