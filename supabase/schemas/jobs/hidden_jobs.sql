-- Jobs a candidate isn't interested in: left out of their lists, matches and emails.
-- SECURITY DEFINER: the table is closed to every client, and candidates read jobs only through procedures.

create table private.hidden_jobs (
  candidate_id uuid not null references public.candidates (id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  title text not null,
  company_name text not null,
  hidden_at timestamptz not null default now(),
  primary key (candidate_id, job_id)
);
comment on table private.hidden_jobs is 'Jobs that candidates don''t want to see (RULES: Jobs). Written by set_job_hidden.';
comment on column private.hidden_jobs.title is 'The title when the job was hidden, like company_name.';
create index hidden_jobs_newest_index on private.hidden_jobs (candidate_id, hidden_at desc, job_id desc);
create index hidden_jobs_job_index on private.hidden_jobs (job_id);
alter table private.hidden_jobs enable row level security;

create view private.jobs_left_out with (security_invoker = true) as
select a.candidate_id, a.job_id from public.applications a
union all
select h.candidate_id, h.job_id from private.hidden_jobs h;
comment on view private.jobs_left_out is 'Jobs excluded from a candidate''s matches: those they applied to or hid.';

create function private.hidden_from(of_candidate uuid) returns uuid[]
language sql stable set search_path = ''
return nullif(array(select h.job_id from private.hidden_jobs h where h.candidate_id = of_candidate), '{}');
comment on function private.hidden_from is 'The jobs a candidate has hidden; null if none.';

create function private.count_hidden_jobs(hidden uuid[]) returns bigint
language sql stable set search_path = ''
as $$ select count(*) from private.visible_jobs v where v.job_id = any (hidden) $$;
comment on function private.count_hidden_jobs is 'How many of these jobs are visible to others now.';

create function private.count_jobs_for(of_candidate uuid) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return private.count_visible_jobs() - (
    select count(distinct l.job_id)
    from private.jobs_left_out l join private.visible_jobs v on v.job_id = l.job_id
    where l.candidate_id = of_candidate);
end
$$;
comment on function private.count_jobs_for is 'How many visible jobs a candidate has neither applied to nor hidden.';

create function private.most_hidden_jobs() returns integer
language sql immutable parallel safe set search_path = ''
return 500;
comment on function private.most_hidden_jobs is 'How many jobs a candidate may have hidden: hiddenJobsLimit of the contracts (RULES: Jobs).';

create function public.set_job_hidden(p_job_id uuid, p_hidden boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can hide jobs');
  me uuid;
begin
  perform private.lock_account(caller);
  perform private.add_candidate_record(caller);
  me := private.my_candidate_id();
  if not coalesce(p_hidden, false) then
    delete from private.hidden_jobs h where h.candidate_id = me and h.job_id = p_job_id;
    return false;
  elsif exists (select from private.hidden_jobs h where h.candidate_id = me and h.job_id = p_job_id) then
    return true;
  elsif (select count(*) from private.hidden_jobs h where h.candidate_id = me) >= private.most_hidden_jobs() then
    perform private.fail(409, 'too_many_hidden', format(
      'You have hidden %s jobs, the most we keep. Show some of them again first.', private.most_hidden_jobs()));
  end if;
  -- Locked, so that it can't be deleted in the meantime.
  perform from public.jobs j where j.id = p_job_id for key share;
  insert into private.hidden_jobs (candidate_id, job_id, title, company_name)
  select me, v.job_id, v.title, v.company_name from private.visible_jobs v where v.job_id = p_job_id;
  perform private.fail(404, 'job_not_found', 'Job not found') where not found;
  return true;
end
$$;
comment on function public.set_job_hidden is
  'Hides a visible job from the caller''s lists, matches and emails, or shows it again; returns the current value. Safe to repeat. PT401, PT403 for non-candidates, PT404 for a job that isn''t visible, PT409 past 500 (RULES: Jobs).';

create function public.get_hidden_jobs(p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can hide jobs');
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'hiddenAt');
begin
  return jsonb_build_object('jobs', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.job_id, 'title', page.title, 'company_name', page.company_name, 'hidden_at', page.hidden_at,
      'is_open', private.is_visible_job(page.job_id)
    ) order by page.hidden_at desc, page.job_id desc), '[]')
    from (
      select h.* from private.hidden_jobs h
      where h.candidate_id = me and (h.hidden_at, h.job_id) < (page_before.at, page_before.id)
      order by h.hidden_at desc, h.job_id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
end
$$;
comment on function public.get_hidden_jobs is
  '{jobs: HiddenJob[]} (contracts/candidates/candidate.ts): jobs the caller has hidden, newest first, with their titles at that time. p_before: {hiddenAt, id} of the last row shown. PT401, PT403 for non-candidates.';

grant execute on function public.set_job_hidden, public.get_hidden_jobs to authenticated;
