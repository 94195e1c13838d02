-- What the caller may do with a job.

create function private.works_on_job(job public.jobs, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    job.deleted_at is null and (job.company_id = any (me.job_company_ids) or job.id = any (me.assigned_job_ids)), false);
end
$$;
comment on function private.works_on_job is 'True for recruiting staff and the job''s assignee, unless it is deleted (RULES: Jobs).';

create function private.can_read_job(job public.jobs, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.works_on_job(job, me) or me.is_admin;
end
$$;
comment on function private.can_read_job is 'True for those who work on the job, and for administrators, who also read deleted ones (RULES: Jobs).';

create function private.takes_people(job public.jobs, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    job.is_active and not private.is_expired(job) and (job.company_id = any (me.application_company_ids) or job.id = any (me.assigned_job_ids)), false);
end
$$;
comment on function private.takes_people is 'True for those who handle the applications of a published job that hasn''t expired, regardless of its company''s state.';

create function private.can_add_person(job public.jobs, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.takes_people(job, me) and private.company_is_live(job.company_id);
end
$$;
comment on function private.can_add_person is 'True for those who handle the applications of a published job that hasn''t expired, while its company has a plan.';

create function private.job_rights(mine private.staff_act[]) returns private.job_rights
language sql immutable
return row('post_jobs' = any (mine), 'delete_jobs' = any (mine), 'assign_work' = any (mine))::private.job_rights;
comment on function private.job_rights is 'The rights on a company''s jobs that these acts give (RULES: Jobs).';

create function private.my_job_rights(of_company uuid) returns private.job_rights
language sql stable
return private.job_rights(private.my_acts_at(of_company));
comment on function private.my_job_rights is 'private.job_rights of the caller at a company.';

create function private.offline_reason(of_job uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (select r.reason from private.reported_jobs r where r.job_id = of_job and r.decision = 'offline');
end
$$;
comment on function private.offline_reason is 'Why an administrator took a job offline, until it is lifted (RULES: Jobs); or null.';

create function private.refuse_held_offline(job public.jobs) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.offline_reason(job.id) is not null then
    perform private.fail(409, 'taken_offline',
      'An administrator took this job offline, so it can''t be published. Contact support once you have fixed it.');
  elsif exists (
    select from private.reported_jobs r join public.jobs held on held.id = r.job_id
    where r.decision = 'offline' and held.company_id = job.company_id
      and private.plain_key(private.search_text(held.title)) = private.plain_key(private.search_text(job.title))
  ) then
    perform private.fail(409, 'taken_offline',
      'An administrator took a job of your company with this title offline, so this one can''t be published. Contact support once you have fixed it.');
  end if;
end
$$;
comment on function private.refuse_held_offline is 'PT409 taken_offline while an administrator keeps the job, or one with its title, offline.';

-- For each row of a list: without a search path of their own, so that they're inlined into the query.

create function private.can_delete_job(job public.jobs, mine private.job_rights, has_applications boolean) returns boolean
language sql stable
return mine.may_delete or mine.may_edit and not has_applications and coalesce(job.created_by = auth.uid(), false);
comment on function private.can_delete_job is 'True for managing staff, and for recruiters for their own jobs while no one has applied.';

create function private.job_acts(job public.jobs, mine private.job_rights, has_applications boolean) returns jsonb
language sql stable
return jsonb_build_object(
  'edit', mine.may_edit, 'delete', private.can_delete_job(job, mine, has_applications), 'assign', mine.may_assign);
comment on function private.job_acts is 'JobActs (contracts/jobs/job.ts): what a screen may offer for this job.';

create function private.readable_job(p_job_id uuid) returns public.jobs
language plpgsql stable set search_path = ''
as $$
declare
  job public.jobs;
begin
  perform private.require_caller();
  select * into job from public.jobs j where j.id = p_job_id and j.deleted_at is null and private.can_read_job(j);
  if job.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return job;
end
$$;
comment on function private.readable_job is 'The job if the caller may read it; otherwise PT404, whether it exists or not.';

create function private.can_see_job(of_job uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_visible_job(of_job)
    or exists (select from public.jobs j where j.id = of_job and private.works_on_job(j));
end
$$;
comment on function private.can_see_job is 'True for a job that is visible to everyone now, or that the caller works on.';
