-- What the caller may do with a job, and what is read of one.

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.works_on_job(job public.jobs, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    job.deleted_at is null and (job.company_id = any (me.job_company_ids) or job.id = any (me.assigned_job_ids)), false);
end
$$;
comment on function private.works_on_job(public.jobs, private.reach) is
  'True for recruiting staff of its company and whoever it is assigned to, unless it is deleted: they preview it before and after it is visible (RULES: Jobs).';

create function private.can_read_job(job public.jobs, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.works_on_job(job, me) or me.is_admin;
end
$$;
comment on function private.can_read_job(public.jobs, private.reach) is 'True for whoever works on the job, and for administrators, who also read deleted ones (RULES: Jobs).';

create function private.can_edit_job(job public.jobs) returns boolean
language sql stable set search_path = ''
return private.can_at_company(job.company_id, 'post_jobs');
comment on function private.can_edit_job(public.jobs) is 'True for whoever may post jobs at its company (RULES: Jobs).';

create function private.can_assign_job(job public.jobs) returns boolean
language sql stable set search_path = ''
return private.can_at_company(job.company_id, 'assign_work');
comment on function private.can_assign_job(public.jobs) is 'True for whoever may assign work at its company (RULES: Jobs).';

create function private.can_delete_job(job public.jobs) returns boolean
language sql stable set search_path = ''
return private.can_at_company(job.company_id, 'delete_jobs')
  or (
    coalesce(job.created_by = (select auth.uid()), false) and private.can_edit_job(job)
    and not exists (select from public.applications a where a.job_id = job.id)
  );
comment on function private.can_delete_job(public.jobs) is
  'True for managing staff, and for recruiters who wrote it while nobody has applied (RULES: Jobs). Called by SECURITY DEFINER procedures: it counts applications past the policies.';

create function private.job_acts(job public.jobs) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'edit', private.can_edit_job(job), 'delete', private.can_delete_job(job), 'assign', private.can_assign_job(job));
comment on function private.job_acts(public.jobs) is 'JobActs (contracts/job.ts): what a screen may offer for this job.';

create function private.readable_job(p_job_id uuid) returns public.jobs
language plpgsql stable set search_path = ''
as $$
declare
  job public.jobs;
begin
  perform private.require_caller();
  select * into job
  from public.jobs j
  where j.id = p_job_id and j.deleted_at is null
    and private.can_read_job(j);
  if job.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return job;
end
$$;
comment on function private.readable_job(uuid) is
  'The job if the caller''s staff role, an assignment or the administrator''s role lets them read it; PT404 otherwise, whether it exists or not.';

create function private.hold_company(of_company uuid) returns void
language sql volatile set search_path = ''
begin atomic
  select from public.companies where id = of_company for key share;
end;
comment on function private.hold_company(uuid) is
  'Keeps the company as it is until the end of the transaction, before one of its jobs is locked: what published_jobs takes from both is then of one moment, and neither waits for the other (RULES: Jobs).';

create view private.visible_jobs with (security_invoker = true) as
select * from public.published_jobs where visible_until > now();
comment on view private.visible_jobs is 'The jobs candidates and the public see now (RULES: Jobs). Its table is closed: only SECURITY DEFINER procedures read either.';
revoke all on private.visible_jobs from public, anon, authenticated, service_role;

create function private.is_visible_job(of_job uuid) returns boolean
language sql stable set search_path = ''
return exists (select from private.visible_jobs where job_id = of_job);
comment on function private.is_visible_job(uuid) is 'True for a job candidates and the public see now (RULES: Jobs).';

create function private.can_see_job(of_job uuid) returns boolean
language sql stable security definer set search_path = ''
return private.is_visible_job(of_job)
  or exists (select from public.jobs j where j.id = of_job and private.works_on_job(j));
comment on function private.can_see_job(uuid) is
  'True for a job visible to everyone now, and as a preview for whoever works on it. SECURITY DEFINER: candidates cannot read jobs.';

-- ── What is read ──────────────────────────────────────────────────────────────────────────────────────────────

create function private.assignee_of_job(of_job uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name)
  from public.job_assignments a
  join public.company_users u on u.user_id = a.assigned_to_user_id and u.company_id = a.company_id
  where a.job_id = of_job;
end;
comment on function private.assignee_of_job(uuid) is 'Assignee (contracts/job.ts) of a job, or null.';

create function private.job_questions_json(of_job uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'question', question, 'question_type', question_type, 'is_required', is_required, 'options', to_jsonb(options)
  ) order by "position", id), '[]')
  from public.job_questions
  where job_id = of_job and removed_at is null;
end;
comment on function private.job_questions_json(uuid) is 'The questions a job asks now, in order, as JobQuestion[] (contracts/job.ts).';

create function private.is_expired(job public.jobs) returns boolean
language sql stable set search_path = ''
return job.status = 'published' and coalesce(job.expires_at < (now() at time zone 'UTC')::date, false);
comment on function private.is_expired(public.jobs) is
  'Whether a published job has had its last day (UTC): it behaves as closed (RULES: Jobs).';

create function private.job_facts(job public.jobs) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'id', job.id,
  'title', job.title,
  'description', job.description,
  'location', job.location,
  'locations', to_jsonb(job.locations),
  'job_type', job.job_type,
  'experience_level', job.experience_level,
  'experience_required', job.experience_required,
  'education_required', job.education_required,
  'salary_min', job.salary_min,
  'salary_max', job.salary_max,
  'skills_required', to_jsonb(job.skills_required),
  'requirements', to_jsonb(job.requirements),
  'preferred_skills', to_jsonb(job.preferred_skills),
  'posted_at', job.posted_at,
  'expires_at', job.expires_at
);
comment on function private.job_facts(public.jobs) is 'JobContent (contracts/job.ts): what a posting says, to its company and to everyone else.';

create function private.company_job_json(of_job uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select private.job_facts(j) || jsonb_build_object(
    'company_id', j.company_id,
    'status', j.status,
    'is_expired', private.is_expired(j),
    'created_at', j.created_at,
    'updated_at', j.updated_at,
    'created_by', j.created_by,
    'questions', private.job_questions_json(j.id),
    'assignee', private.assignee_of_job(j.id),
    'application_count', counted.total,
    'status_counts', counted.by_status,
    'can', private.job_acts(j)
  )
  from public.jobs j
  cross join lateral (
    select coalesce(sum(n), 0)::integer as total, coalesce(jsonb_object_agg(status, n), '{}') as by_status
    from (select status, count(*) as n from public.applications where job_id = j.id group by status) as counts
  ) as counted
  where j.id = of_job;
end;
comment on function private.company_job_json(uuid) is 'CompanyJob (contracts/job.ts). Reach is checked by its callers.';

-- ── Assigning ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.require_assignee(p_user_id uuid, of_companies uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked, so that the membership does not end meanwhile.
  perform from public.company_users u where u.user_id = p_user_id and u.company_id = any (of_companies) for key share;
  if p_user_id is not null and exists (
    select from unnest(of_companies) as wanted (id)
    where not exists (
      select from public.company_users u
      where u.user_id = p_user_id and u.company_id = wanted.id and u.role in ('manager', 'recruiter', 'partner_recruiter')
    )
  ) then
    perform private.refuse_field_errors('{"assignee": "Choose a manager or recruiter of your company"}');
  end if;
end
$$;
comment on function private.require_assignee(uuid, uuid[]) is
  'PT422 unless the person is a manager, recruiter or partner recruiter of each company, or null. SECURITY DEFINER: reads roles of companies the caller was found to manage.';

create function private.check_assignment(kind text, wanted uuid[], within_reach integer, of_companies uuid[], assignee uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if cardinality(wanted) = 0 then
    perform private.fail(422, 'invalid_input', case kind
      when 'job' then 'Please select jobs and an assignee' else 'Please select candidates and an assignee' end);
  elsif within_reach < cardinality(wanted) then
    perform private.fail(404, kind || '_not_found', initcap(kind) || ' not found');
  elsif exists (select from unnest(of_companies) as id where not private.can_at_company(id, 'assign_work')) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to manage assignments');
  end if;
  perform private.require_assignee(assignee, of_companies);
end
$$;
comment on function private.check_assignment(text, uuid[], integer, uuid[], uuid) is
  'Whether the caller may assign what was asked for: kind (job or candidate), the ids, how many of them the caller''s companies have, those companies, and who gets them. PT422 for none or for somebody who is no manager or recruiter there, PT404 for one out of reach, PT403 without the right.';

create function private.tell_assignee(assignee uuid, kind text, names text[], data jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if cardinality(names) > 0 and assignee is distinct from auth.uid() then
    perform private.notify(
      assignee, kind || '_assigned',
      case when cardinality(names) = 1 then format('A %s was assigned to you', kind)
        else format('%s %ss were assigned to you', cardinality(names), kind) end,
      array_to_string(names[1:5], ', ') || case when cardinality(names) > 5 then ' and ' || (cardinality(names) - 5) || ' more' else '' end,
      data
    );
  end if;
end
$$;
comment on function private.tell_assignee(uuid, text, text[], jsonb) is
  'One notification about newly assigned jobs or candidates, whatever their number; none to oneself or when nothing is new.';

grant execute on function private.works_on_job(public.jobs, private.reach), private.can_read_job(public.jobs, private.reach)
to authenticated, service_role;
