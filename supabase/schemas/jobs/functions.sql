-- How jobs are read, and who can be assigned one.

create view private.job_assignees with (security_invoker = true) as
select a.job_id, jsonb_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name) as assignee
from public.job_assignments a
join public.company_users u on u.user_id = a.assigned_to_user_id and u.company_id = a.company_id;
comment on view private.job_assignees is 'Assignee (contracts/jobs/job.ts) of each job that has one.';

create function private.assignee_of_job(of_job uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select a.assignee from private.job_assignees a where a.job_id = of_job);
end
$$;
comment on function private.assignee_of_job is 'Assignee (contracts/jobs/job.ts) of a job, or null.';

create function private.job_questions_json(of_job uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(listed), '[]')
  from (
    select id, question, question_type, is_required, options from public.job_questions
    where job_id = of_job and removed_at is null order by "position", id
  ) as listed;
end;
comment on function private.job_questions_json is 'A job''s current questions, in order, as JobQuestion[] (contracts/jobs/job.ts).';

create function private.is_expired(job public.jobs) returns boolean
language sql stable
return job.status = 'published' and coalesce(private.is_day_over(job.expires_at), false);
comment on function private.is_expired is 'Whether the last day of a published job is over: it behaves as closed (RULES: Jobs).';

create function private.answer_days_of(job public.jobs) returns integer
language sql stable set search_path = ''
return coalesce(job.answer_days, (
  select (c.first_reply_hours + 23) / 24 from public.companies c where c.id = job.company_id));
comment on function private.answer_days_of is
  'Days within which a job promises a reply: its own, or else its company''s, in whole days (RULES: Applications).';

-- Without a search path of its own it's inlined into the query, like job_acts.
create function private.job_facts(job public.jobs) returns jsonb
language sql stable
return jsonb_build_object(
  'id', job.id,
  'title', job.title,
  'description', job.description,
  'location', job.location,
  'locations', to_jsonb(job.locations),
  'job_type', job.job_type,
  'workplace', private.workplace_of(job.job_type, job.workplace),
  'experience_level', job.experience_level,
  'experience_required', job.experience_required,
  'education_required', job.education_required,
  'salary_min', job.salary_min,
  'salary_max', job.salary_max,
  'pay_period', job.pay_period,
  'skills_required', to_jsonb(job.skills_required),
  'requirements', to_jsonb(job.requirements),
  'preferred_skills', to_jsonb(job.preferred_skills),
  'posted_at', job.posted_at,
  'expires_at', job.expires_at,
  'answer_days', private.answer_days_of(job)
);
comment on function private.job_facts is 'JobContent (contracts/jobs/job.ts): the content of a posting, for its company and everyone else.';

create function private.company_job_json(of_job uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select private.job_facts(j) || jsonb_build_object(
    'company_id', j.company_id, 'own_answer_days', j.answer_days, 'status', j.status, 'is_expired', private.is_expired(j), 'taken_offline', private.offline_reason(j.id),
    'created_at', j.created_at, 'updated_at', j.updated_at, 'created_by', j.created_by,
    'questions', private.job_questions_json(j.id),
    'assignee', private.assignee_of_job(j.id),
    'application_count', counted.total,
    'status_counts', counted.by_status,
    'can', private.job_acts(j, private.my_job_rights(j.company_id), counted.total > 0)
      || jsonb_build_object(
        'add_person', private.can_add_person(j),
        'add_person_later', private.takes_people(j) and not private.reaches_people(j.company_id))
  )
  from public.jobs j
  cross join lateral (
    select coalesce(sum(c.n), 0)::integer as total, coalesce(jsonb_object_agg(c.status, c.n), '{}') as by_status
    from private.application_counts c where c.job_id = j.id and c.n > 0
  ) as counted
  where j.id = of_job;
end;
comment on function private.company_job_json is 'CompanyJob (contracts/jobs/job.ts). Callers check rights.';

-- ── Assigning ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.read_assignee(p_assignee text) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  if p_assignee is null or p_assignee = 'nobody' then
    return null;
  elsif p_assignee = 'me' then
    return auth.uid();
  elsif not pg_input_is_valid(p_assignee, 'uuid') then
    perform private.refuse_field_errors('{"assignee": "Choose a colleague"}');
  end if;
  return p_assignee::uuid;
end
$$;
comment on function private.read_assignee is 'Parses the owner a list is filtered by: ''me'' or a user id; null for ''nobody''. PT422.';

create function private.require_assignee(p_user_id uuid, of_companies uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked, so that the membership can't end in the meantime.
  perform from public.company_users u where u.user_id = p_user_id and u.company_id = any (of_companies) for key share;
  if p_user_id is not null and exists (
    select from unnest(of_companies) as wanted (id)
    where not exists (
      select from public.company_users u
      where u.user_id = p_user_id and u.company_id = wanted.id and u.role = any (private.invitable_staff_roles())
    )
  ) then
    perform private.refuse_field_errors('{"assignee": "Choose a manager or recruiter of your company"}');
  end if;
end
$$;
comment on function private.require_assignee is 'PT422 unless the person is null or can be assigned work at each company.';

grant execute on function private.works_on_job, private.can_read_job to authenticated, service_role;
