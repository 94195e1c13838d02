-- Reports of problem jobs, and what administrators decide about them.
-- SECURITY DEFINER: the tables are closed to every client. Only administrators know who reported what.

create function private.report_reasons() returns text[]
language sql immutable parallel safe set search_path = ''
return '{fraud,discrimination,gone,other}'::text[];
comment on function private.report_reasons is 'What may be wrong with a job: reportReasons of the contracts, in the order they are shown.';

create table private.reported_jobs (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  waiting_since timestamptz,
  is_flagged boolean not null default false,
  decided_at timestamptz,
  decided_by uuid,
  decision text check (decision in ('offline', 'dismissed', 'lifted')),
  reason text check (private.is_text(reason, 2000, 1))
);
comment on table private.reported_jobs is 'Reported jobs: since when a decision is pending, or the last decision.';
comment on column private.reported_jobs.is_flagged is 'Three accounts have reported it since the last decision (RULES: Jobs).';
create index reported_jobs_waiting_index on private.reported_jobs (waiting_since) where waiting_since is not null;

create table private.job_reports (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references private.reported_jobs (job_id) on delete cascade,
  reporter uuid not null references auth.users (id) on delete cascade,
  reason text not null check (reason = any (private.report_reasons())),
  words text not null check (private.is_text(words, 2000)),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
comment on table private.job_reports is 'Who reported a job, the reason and the text; decided_at: when it was decided. Written by report_job.';
create unique index job_reports_open_once on private.job_reports (job_id, reporter) where decided_at is null;
create index job_reports_reporter_index on private.job_reports (reporter);
create index job_reports_decided_index on private.job_reports (job_id, decided_at);

alter table private.reported_jobs enable row level security;
alter table private.job_reports enable row level security;

-- ── Reporting ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.notify_admins_of_report(job public.jobs, report private.job_reports, people integer) returns void
language plpgsql set search_path = ''
as $$
declare
  company_name text := (select c.name from public.companies c where c.id = job.company_id);
begin
  perform private.notify(
    p.id, case when people > 1 then 'job_reported.several' else 'job_reported' end,
    jsonb_build_object('count', people, 'job', job.title, 'company', company_name), jsonb_build_object('job_id', job.id))
  from public.profiles p where p.role = 'admin';
  perform private.enqueue_email('job_reported', reader, jsonb_build_object(
    'job_title', job.title, 'company_name', company_name, 'kind', report.reason, 'total', people, 'path', '/admin/reports'))
  from private.admin_emails('reports') as reader;
end
$$;
comment on function private.notify_admins_of_report is 'Notifies every administrator that a job was reported by this many people, and emails those who receive this kind of email.';

create function public.report_job(p_job_id uuid, p_reason text, p_words text default '') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  said text := coalesce(private.trimmed(p_words), '');
  job public.jobs;
  report private.job_reports;
  people integer;
  errors jsonb := private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), private.jobs_rules('report'));
begin
  if p_reason = 'other' and said = '' then
    errors := errors || '{"words": "Say what''s wrong"}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.lock_account(caller);
  select * into job from public.jobs j where j.id = p_job_id for key share;
  if job.id is null or not private.is_visible_job(job.id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  elsif exists (select from public.company_users u where u.user_id = caller and u.company_id = job.company_id) then
    perform private.fail(403, 'own_job', 'This is a job of your own company: you can edit or close it.');
  end if;
  update private.job_reports r set reason = p_reason, words = said
  where r.job_id = job.id and r.reporter = caller and r.decided_at is null;
  if found then
    return;
  end if;
  perform private.check_daily_quota('reports', (
    select count(*) from public.audit_log
    where actor_id = caller and action = 'job.reported' and created_at > now() - interval '1 day'));
  insert into private.reported_jobs as reported (job_id, waiting_since) values (job.id, now())
  on conflict (job_id) do update set
    is_flagged = reported.is_flagged and reported.waiting_since is not null,
    waiting_since = coalesce(reported.waiting_since, now());
  insert into private.job_reports (job_id, reporter, reason, words) values (job.id, caller, p_reason, said) returning * into report;
  perform private.audit('job.reported', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'reason', p_reason));
  people := (select count(*) from private.job_reports r where r.job_id = job.id and r.decided_at is null);
  if people = 1 then
    perform private.notify_admins_of_report(job, report, people);
  elsif people >= 3 then
    update private.reported_jobs r set is_flagged = true where r.job_id = job.id and not r.is_flagged;
    if found then
      perform private.notify_admins_of_report(job, report, people);
    end if;
  end if;
end
$$;
comment on function public.report_job is
  'Reports a visible job to administrators, for anyone signed in except its own company; an open report by the same account is edited. Administrators are notified about the first report, and a third account flags the job, which stays online. PT401, PT403 own_job, PT404, PT422 by field, PT429 past 10 a day (RULES: Jobs).';

create function public.get_my_job_report(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  return (
    select jsonb_build_object('reason', r.reason, 'words', r.words)
    from private.job_reports r where r.job_id = p_job_id and r.reporter = caller and r.decided_at is null
  );
end
$$;
comment on function public.get_my_job_report is 'JobReportInput (contracts/jobs/job-report.ts) of the caller''s open report of a job, or null. PT401.';

-- ── Deciding ──────────────────────────────────────────────────────────────────────────────────────────────────

create function private.reported_job_json(reported private.reported_jobs) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(shown) from (
    select j.id, j.title, private.audit_company(j.company_id) as company, private.is_visible_job(j.id) as is_open, reported.is_flagged,
      reported.waiting_since, reported.decision, reported.reason, reported.decided_at,
      private.audit_person(reported.decided_by, null) as decided_by, j.description, private.earlier_reports(j.company_id, j.id) as earlier,
      (
        select coalesce(jsonb_object_agg(of_reason.reason, of_reason.n), '{}')
        from (
          select r.reason, count(*) as n from private.job_reports r
          where r.job_id = j.id and r.decided_at is not distinct from case when reported.waiting_since is null then reported.decided_at end
          group by r.reason
        ) as of_reason
      ) as reasons,
      (
        select coalesce(jsonb_agg(newest order by newest.created_at desc, newest.id), '[]')
        from (
          select r.id, r.reason, r.words, r.created_at, private.audit_person(r.reporter, null) as reporter from private.job_reports r
          where r.job_id = j.id and r.decided_at is not distinct from case when reported.waiting_since is null then reported.decided_at end
          order by r.created_at desc, r.id limit 50
        ) as newest
      ) as reports
    from public.jobs j where j.id = reported.job_id
  ) as shown
$$;
comment on function private.reported_job_json is 'ReportedJob: open reports, or else those decided last, fifty at most.';

create function private.report_place(reported private.reported_jobs) returns bigint
language sql immutable set search_path = ''
return case
  when reported.waiting_since is null then -(extract(epoch from reported.decided_at) * 1000)::bigint
  else (extract(epoch from reported.waiting_since) * 1000)::bigint + case when reported.is_flagged then 0 else 10000000000000 end
end;
comment on function private.report_place is 'Place in the queue: flagged ones first, then longest wait; decided ones by latest decision.';

create function private.count_reported_jobs() returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from private.reported_jobs r where r.waiting_since is not null
$$;
comment on function private.count_reported_jobs is 'How many reported jobs wait for a decision.';

create function public.list_reported_jobs(p_queue text, p_after jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  after record;
begin
  perform private.require_admin();
  after := private.queue_key(p_queue, p_after);
  return jsonb_build_object(
    'jobs', array(
      select private.reported_job_json(r) || jsonb_build_object('place', private.report_place(r))
      from private.reported_jobs r
      where (r.waiting_since is not null) = (p_queue = 'waiting') and (r.waiting_since is not null or r.decided_at is not null)
        -- Jobs taken offline without a report are in the list of all jobs.
        and exists (select from private.job_reports said where said.job_id = r.job_id)
        and (private.report_place(r), r.job_id) > (after.place, after.id)
      order by private.report_place(r), r.job_id
      limit private.page_limit(p_limit)
    ),
    'waiting', private.count_reported_jobs()
  );
end
$$;
comment on function public.list_reported_jobs is
  '{jobs: ReportedJob[], waiting} (contracts/jobs/job-report.ts): reported jobs waiting for a decision, flagged ones first, or decided ones, latest first, and how many are waiting. p_queue: waiting or decided; p_after: {place, id} of the last row shown. PT401, PT403 for non-administrators, PT422.';

create function private.locked_report(of_job uuid) returns private.reported_jobs
language plpgsql set search_path = ''
as $$
declare
  reported private.reported_jobs;
begin
  perform private.require_admin();
  -- Locks the job first, as reporting does.
  perform from public.jobs j where j.id = of_job for update;
  select * into reported from private.reported_jobs r where r.job_id = of_job for update;
  if reported.job_id is null then
    perform private.fail(404, 'report_not_found', 'No one has reported this job, or it was deleted');
  end if;
  return reported;
end
$$;
comment on function private.locked_report is 'A reported job and the job itself, locked, for an administrator. PT401, PT403, PT404.';

create function private.notify_applicants_of_offline(job public.jobs) returns void
language sql set search_path = ''
as $$
  select
    private.notify(
      facts.user_id, 'application_status.job_offline', jsonb_build_object('job', facts.title, 'company', facts.company_name),
      private.application_ids(a)),
    private.mail_candidate(facts.user_id, 'application_moves', 'job_offline', jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name,
      'path', '/candidate/applications/' || a.id))
  from public.applications a, private.told_applicant(a) facts
  where a.job_id = job.id and private.settled_status(a) = any (private.open_stages() || '{offered}')
$$;
comment on function private.notify_applicants_of_offline is
  'Notifies applicants waiting for a reply that the job was taken offline, in the app and by email; never why (RULES: Jobs).';

create function private.notify_of_job_reports(pending private.pending_notifications) returns boolean
language plpgsql set search_path = ''
as $$
declare
  reported private.reported_jobs;
  job public.jobs;
begin
  select * into reported from private.reported_jobs r where r.job_id = pending.subject_id;
  select * into job from public.jobs j where j.id = reported.job_id;
  if (pending.before ->> 'is_closed')::boolean then
    perform private.notify_company_admins(
      c, 'job_taken_offline', jsonb_build_object('job', job.title, 'reason', reported.reason), 'job_taken_offline',
      jsonb_build_object('job_title', job.title, 'reason', reported.reason, 'path', '/company/jobs/' || job.id || '/manage'))
    from public.companies c where c.id = job.company_id;
    perform private.notify_applicants_of_offline(job);
  end if;
  perform private.notify(
    r.reporter, case reported.decision when 'offline' then 'job_report_answered.offline' else 'job_report_answered.dismissed' end,
    jsonb_build_object('job', job.title), jsonb_build_object('job_id', job.id))
  from private.job_reports r where r.job_id = reported.job_id and r.decided_at = reported.decided_at;
  return true;
end
$$;
comment on function private.notify_of_job_reports is 'Notifies company, applicants and reporters about a decision; the company never learns who reported.';

create function public.decide_job_reports(p_job_id uuid, p_decision text, p_reason text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reported private.reported_jobs := private.locked_report(p_job_id);
  job public.jobs;
  why text := nullif(private.trimmed(p_reason), '');
  is_offline boolean := coalesce(p_decision = 'offline', false);
  closes boolean;
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('decision', p_decision, 'reason', p_reason), array[
    private.rule('decision', 'choice', 20, 1, 'Choose what to do', '{offline,dismissed}'),
    private.rule('reason', 'text', 2000, case when is_offline then 1 else 0 end, 'Explain why. The company reads this')]));
  if reported.waiting_since is null then
    perform private.fail(409, 'decided', 'Someone has already decided on these reports.');
  end if;
  perform private.notify_due('job_reports', reported.job_id);
  select * into job from public.jobs j where j.id = reported.job_id;
  closes := is_offline and job.status = 'published' and job.deleted_at is null;
  if closes then
    update public.jobs j set status = 'closed' where j.id = job.id returning * into job;
  end if;
  update private.job_reports r set decided_at = now() where r.job_id = job.id and r.decided_at is null;
  update private.reported_jobs r set
    waiting_since = null, decided_at = now(), decided_by = auth.uid(), decision = p_decision, reason = case when is_offline then why end
  where r.job_id = job.id
  returning * into reported;
  perform private.hold_notification(
    'job_reports', job.id, jsonb_build_object('is_closed', closes), version => case when closes then job.updated_at end);
  perform private.audit(
    case when is_offline then 'job.taken_offline' else 'job.reports_dismissed' end, 'job', job.id, job.company_id,
    jsonb_strip_nulls(jsonb_build_object('title', job.title, 'reason', reported.reason)));
  return private.reported_job_json(reported);
end
$$;
comment on function public.decide_job_reports is
  'Takes a reported job offline, which closes it, with a reason its company reads, or dismisses its reports; returns ReportedJob. For ten seconds no one is notified and it can be undone. PT401, PT403 for non-administrators, PT404, PT409 if someone else has decided, PT422 by field.';

create function public.undo_job_reports_decision(p_job_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reported private.reported_jobs := private.locked_report(p_job_id);
  job public.jobs;
  pending private.pending_notifications;
begin
  select * into job from public.jobs j where j.id = reported.job_id;
  -- If it was reported again since, it waits for another decision.
  pending := private.undo_pending('job_reports', case when reported.waiting_since is null then job.id end, job.updated_at);
  if (pending.before ->> 'is_closed')::boolean then
    update public.jobs j set status = 'published' where j.id = job.id;
  end if;
  update private.job_reports r set decided_at = null where r.job_id = job.id and r.decided_at = reported.decided_at;
  update private.reported_jobs r set
    waiting_since = (select min(o.created_at) from private.job_reports o where o.job_id = job.id and o.decided_at is null),
    decided_at = null, decided_by = null, decision = null, reason = null
  where r.job_id = job.id
  returning * into reported;
  perform private.audit('job.report_decision_undone', 'job', job.id, job.company_id, jsonb_build_object('title', job.title));
  return private.reported_job_json(reported);
end
$$;
comment on function public.undo_job_reports_decision is
  'Undoes the caller''s own decision about a reported job within ten seconds by the database''s clock (plus three for transit): a closed job is online again, and its reports are open again. No one is notified; returns ReportedJob. PT401, PT403, PT404, PT409 if it is too late, isn''t the caller''s or the job has changed since.';

create function public.lift_job_offline(p_job_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  reported private.reported_jobs := private.locked_report(p_job_id);
  decided_before timestamptz := reported.decided_at;
  job public.jobs;
  company public.companies;
begin
  if reported.decision is distinct from 'offline' then
    -- Allowing it twice is the same as once.
    return private.reported_job_json(reported);
  end if;
  perform private.notify_due('job_reports', reported.job_id);
  select * into job from public.jobs j where j.id = reported.job_id;
  select * into company from public.companies c where c.id = job.company_id;
  update private.reported_jobs r set decision = 'lifted', decided_at = now(), decided_by = auth.uid()
  where r.job_id = job.id
  returning * into reported;
  update private.job_reports r set decided_at = reported.decided_at where r.job_id = job.id and r.decided_at = decided_before;
  perform private.notify_company_admins(company, 'job_taken_offline.lifted', jsonb_build_object('job', job.title));
  perform private.audit('job.offline_lifted', 'job', job.id, job.company_id, jsonb_build_object('title', job.title));
  return private.reported_job_json(reported);
end
$$;
comment on function public.lift_job_offline is
  'Allows a company to publish a job again that was taken offline, and notifies its administrators; the job stays closed until they do. Returns ReportedJob. Safe to repeat. PT401, PT403 for non-administrators, PT404.';

grant execute on function
  public.report_job, public.lift_job_offline, public.get_my_job_report, public.list_reported_jobs, public.decide_job_reports,
  public.undo_job_reports_decision
to authenticated;
