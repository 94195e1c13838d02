-- Jobs a candidate saved for later.
-- SECURITY DEFINER: the table is closed to every client, and candidates read jobs only through procedures.

create table private.saved_jobs (
  user_id uuid not null references auth.users (id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  title text not null,
  company_name text not null,
  saved_at timestamptz not null default now(),
  primary key (user_id, job_id)
);
comment on table private.saved_jobs is 'Jobs saved by candidate accounts (RULES: Jobs). Written by set_job_saved.';
comment on column private.saved_jobs.title is 'The title when the job was saved, like company_name: edits after it closes are only for the company.';
create index saved_jobs_newest_index on private.saved_jobs (user_id, saved_at desc, job_id desc);
create index saved_jobs_job_index on private.saved_jobs (job_id);
alter table private.saved_jobs enable row level security;

create function private.has_saved(job uuid) returns boolean
language sql stable parallel safe set search_path = ''
return exists (select from private.saved_jobs s where s.user_id = auth.uid() and s.job_id = job);
comment on function private.has_saved is 'Whether the caller has saved a job.';

create function private.most_saved_jobs() returns integer
language sql immutable parallel safe set search_path = ''
return 500;
comment on function private.most_saved_jobs is 'How many jobs one account may save: savedJobsLimit of the contracts (RULES: Jobs).';

create function public.set_job_saved(p_job_id uuid, p_saved boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save jobs');
begin
  if not coalesce(p_saved, false) then
    delete from private.saved_jobs s where s.user_id = caller and s.job_id = p_job_id;
    return false;
  end if;
  perform private.lock_account(caller);
  if exists (select from private.saved_jobs s where s.user_id = caller and s.job_id = p_job_id) then
    return true;
  elsif (select count(*) from private.saved_jobs s where s.user_id = caller) >= private.most_saved_jobs() then
    perform private.fail(409, 'too_many_saved', format(
      'You have saved %s jobs, the most we keep. Please remove some first.', private.most_saved_jobs()));
  end if;
  -- Locked, so that it can't be deleted in the meantime. A job that closes now is still saved.
  perform from public.jobs j where j.id = p_job_id for key share;
  insert into private.saved_jobs (user_id, job_id, title, company_name)
  select caller, v.job_id, v.title, v.company_name from private.visible_jobs v where v.job_id = p_job_id;
  if not found then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return true;
end
$$;
comment on function public.set_job_saved is
  'Saves a visible job for the caller, or removes a saved one in any state; returns the current value. Safe to repeat. PT401, PT403 for non-candidates, PT404 for a job that isn''t visible, PT409 past 500 (RULES: Jobs).';

create function public.get_saved_jobs(p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save jobs');
  me public.candidates := private.my_candidate();
  home private.home_terms := private.home_of(me);
  page_before record := private.page_key(p_before, 'savedAt');
begin
  return jsonb_build_object('jobs', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.job_id,
      'title', coalesce((l.job).title, page.title),
      'company_name', coalesce((l.job).company_name, page.company_name),
      'saved', true,
      'saved_at', page.saved_at,
      'application', page.application,
      'job', to_jsonb(l.entry)
    ) order by page.saved_at desc, page.job_id desc), '[]')
    from (
      select s.*, (
        select jsonb_build_object('id', a.id, 'status', a.status) from private.seen_applications a
        where a.job_id = s.job_id and a.candidate_id = me.id order by a.attempt desc limit 1
      ) as application
      from private.saved_jobs s
      where s.user_id = caller and (s.saved_at, s.job_id) < (page_before.at, page_before.id)
      order by s.saved_at desc, s.job_id desc
      limit private.page_limit(p_limit)
    ) as page
    left join lateral private.listed_jobs(array[page.job_id], me, home, true) as l on true
  ));
end
$$;
comment on function public.get_saved_jobs is
  '{jobs: SavedJob[]} (contracts/candidates/candidate.ts): jobs the caller has saved, newest first; for jobs no longer visible, only the stored title and company. p_before: {savedAt, id} of the last row shown. PT401, PT403 for non-candidates.';

grant execute on function public.set_job_saved, public.get_saved_jobs to authenticated;
