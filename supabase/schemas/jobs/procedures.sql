-- What staff do with their company's jobs, and how candidates and the public read one.
-- SECURITY DEFINER: clients can't write jobs and candidates can't read them; each procedure checks rights first.

create function public.create_job(p_company_id uuid, p_job jsonb, p_id uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  target uuid := private.my_company_id(p_company_id);
  job public.jobs := jsonb_populate_record(
    null::public.jobs, '{"locations": [], "skills_required": [], "requirements": [], "preferred_skills": [], "status": "draft", "pay_period": "year"}');
begin
  if not private.can_at_company(target, 'post_jobs') then
    perform private.fail(403, 'not_allowed', 'Your role can''t post jobs');
  end if;
  perform private.lock_account(caller);
  if exists (
    select from public.jobs j where j.id = p_id and j.created_by = caller and j.company_id = target and j.deleted_at is null) then
    return private.company_job_json(p_id);
  end if;
  perform private.require_live_company(target);
  perform private.refuse_field_errors(private.job_errors(p_job, null));
  perform private.check_daily_quota('jobs', (
    select count(*) from public.audit_log
    where actor_id = caller and action = 'job.created' and created_at > now() - interval '1 day'));

  job := private.apply_job_input(job, p_job);
  job.company_id := target;
  if job.status = 'published' then
    perform private.refuse_held_offline(job);
    perform private.hold_plan(target);
    perform private.require_room(target, 'open_jobs');
  end if;
  insert into public.jobs (
    id, company_id, created_by, title, description, location, locations, job_type, experience_level, experience_required,
    education_required, salary_min, salary_max, skills_required, requirements, preferred_skills, status, expires_at, posted_at,
    answer_days, workplace, pay_period
  ) values (
    coalesce(p_id, gen_random_uuid()), target, caller, job.title, job.description, job.location, job.locations, job.job_type, job.experience_level,
    job.experience_required, job.education_required, job.salary_min, job.salary_max, job.skills_required, job.requirements,
    job.preferred_skills, job.status, job.expires_at, case when job.status = 'published' then now() end, job.answer_days, job.workplace,
    job.pay_period
  )
  on conflict (id) do nothing
  returning * into job;
  if job.id is null then
    perform private.refuse_taken_id();
  end if;
  perform private.store_job_questions(job.id, p_job -> 'questions');
  -- Also counts toward the quota: a deleted job was still posted.
  perform private.audit('job.created', 'job', job.id, target, jsonb_build_object('title', job.title));
  return private.company_job_json(job.id);
end
$$;
comment on function public.create_job is
  'manage-job-posting create: jobData as in contracts/jobs/job.ts; by default for the caller''s chosen company (private.my_membership). The caller makes up p_id: sending it again is the same job. Returns CompanyJob. PT403 without the right, approval or subscription; PT409 id_taken, taken_offline; PT422 by field; PT429 past 50 a day (RULES: Accounts).';

create function public.update_job(p_job_id uuid, p_job jsonb, p_updated_at timestamptz default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
  before public.jobs;
begin
  if not (private.my_job_rights(job.company_id)).may_edit then
    perform private.fail(403, 'not_allowed', 'Your role can''t edit jobs');
  end if;
  -- Locks the plan before the job, because a new last day may reopen a job.
  if p_job ? 'status' or p_job ? 'expires_at' then
    perform private.hold_plan(job.company_id);
  end if;
  -- Before locking the row, which a change of the vocabulary may be waiting for.
  perform private.hold_vocabulary();
  -- Read again with a lock, so that two people saving take turns.
  select * into before from public.jobs where id = p_job_id and deleted_at is null for update;
  if before.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.refuse_outdated(before.updated_at, p_updated_at, private.company_job_json(before.id));
  perform private.refuse_field_errors(private.job_errors(p_job, before));
  job := private.apply_job_input(before, p_job);
  if jsonb_typeof(p_job -> 'questions') = 'array' then
    perform private.store_job_questions(job.id, p_job -> 'questions');
  end if;

  if job.status = 'published' and (before.status <> 'published' or job.title <> before.title) then
    perform private.refuse_held_offline(job);
  end if;
  if job.status = 'published' and before.status <> 'published' then
    perform private.require_live_company(job.company_id);
    if private.is_expired(job) then
      perform private.refuse_field_errors('{"expires_at": "The expiry date can''t be before today"}');
    end if;
  end if;
  if private.is_open_job(job) and not private.is_open_job(before) then
    perform private.require_room(job.company_id, 'open_jobs');
  end if;

  update public.jobs set
    (title, description, location, locations, job_type, experience_level, experience_required, education_required, salary_min, salary_max,
     skills_required, requirements, preferred_skills, status, expires_at, answer_days, workplace,
     pay_period, posted_at)
    = (job.title, job.description, job.location, job.locations, job.job_type, job.experience_level, job.experience_required,
     job.education_required, job.salary_min, job.salary_max, job.skills_required, job.requirements, job.preferred_skills, job.status,
     job.expires_at, job.answer_days, job.workplace, job.pay_period, case when job.status = 'published' then coalesce(posted_at, now()) else posted_at end)
  where id = job.id;
  return private.company_job_json(job.id);
end
$$;
comment on function public.update_job is
  'manage-job-posting update: changes the fields in jobData, which may be just {status}. p_updated_at: the version being edited. Publishing requires approval, subscription and a last day that isn''t over; the first publication sets posted_at. Returns CompanyJob. PT404 out of reach, PT403, PT409 edit_conflict with {"current": CompanyJob}, PT409 taken_offline while an administrator keeps it offline, or another job of the company with its title, PT422 by field.';

create function public.delete_job(p_job_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
  has_applications boolean;
  is_kept boolean;
begin
  -- Waits for applications and reports in progress; later ones find the job gone or hidden.
  perform from public.jobs where id = job.id for update;
  has_applications := exists (select from public.applications where job_id = job.id);
  -- A company can't delete reports and decisions about its job.
  is_kept := has_applications or exists (select from private.reported_jobs r where r.job_id = job.id);
  if not private.can_delete_job(
    job, private.my_job_rights(job.company_id), exists (select from public.applications a where a.job_id = job.id)) then
    perform private.fail(403, 'not_allowed', case
      when job.created_by = auth.uid() and has_applications then 'This job has applications. Ask a manager to delete it.'
      else 'You can''t delete this job'
    end);
  end if;
  if is_kept then
    update public.jobs set deleted_at = now() where id = job.id;
    perform private.end_open_things_of_job(job.id, private.phrase('ended.job_deleted'));
  else
    delete from public.jobs where id = job.id;
  end if;
  perform private.audit(
    'job.deleted', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'hidden', is_kept));
  return jsonb_build_object('success', true, 'hidden', is_kept);
end
$$;
comment on function public.delete_job is 'Removes a job; hides one that has applications or was reported. {success, hidden}. PT403, PT404.';

create function public.get_company_job(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
begin
  return private.company_job_json(job.id);
end
$$;
comment on function public.get_company_job is 'manage-job-posting get: CompanyJob; PT404 out of reach. SECURITY DEFINER: one check instead of a policy per row of five tables.';

create function public.get_job_details(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me public.candidates;
  last public.applications;
  is_candidate boolean := false;
  found_job jsonb;
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
    last := private.last_application(me.id, p_job_id);
  end if;
  select private.job_facts(j) || jsonb_build_object(
    'posted_at', coalesce(j.posted_at, j.created_at),
    'company', private.employer_json(c),
    'match', case when is_candidate then private.job_match(j, me) end,
    -- A published job's keys and locations are stored next to it.
    'asked', case when not is_candidate then coalesce((
      select private.match_asked(
        p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
        p.experience_level, p.workplace, p.location, p.locations, p.place_terms, c.culture_values)
      from public.published_jobs p where p.job_id = j.id
    ), (
      select private.match_asked(
        required.names, required.keys, preferred.names, preferred.keys, j.experience_level,
        private.workplace_of(j.job_type, j.workplace), j.location, j.locations,
        array(select said.term from private.place_terms(j.location || j.locations) as said (term)), c.culture_values)
      from private.asked_skills(j.skills_required) as required cross join private.asked_skills(j.preferred_skills) as preferred
    )) end,
    'application_id', last.id,
    'withdrawn', private.withdrawn_json(last),
    'saved', is_candidate and private.has_saved(j.id),
    'question_count', (select count(*) from public.job_questions q where q.job_id = j.id and q.removed_at is null)
  )
  into found_job
  from public.jobs j
  join public.companies c on c.id = j.company_id
  where j.id = p_job_id and private.can_see_job(j.id);
  if found_job is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return found_job;
end
$$;
comment on function public.get_job_details is 'JobDetails of a visible job, and of any job the caller works on. PT404 otherwise.';

create function public.get_job_questions(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.can_see_job(p_job_id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return private.job_questions_json(p_job_id);
end
$$;
comment on function public.get_job_questions is 'JobQuestion[] of a job that get_job_details shows. PT404 otherwise.';

grant execute on function public.create_job, public.update_job, public.delete_job, public.get_company_job to authenticated;
grant execute on function public.get_job_details, public.get_job_questions to anon, authenticated;
