-- Jobs: the table the public searches, and what staff do with their company's postings (S2 §2, §5, §7, DESIGN §2, §3).

-- ── published_jobs ────────────────────────────────────────────────────────────────────────────────────────────────

create function private.searchable(value text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(value, '[^[:alnum:]+#.]+', ' ', 'g');
comment on function private.searchable(text) is
  'Text cut into words, the same way for what is searched and what is asked: the parser alone reads the end of "Level-2" as the number -2.';

create view private.publishable_jobs with (security_invoker = true) as
select
  j.id as job_id,
  j.company_id,
  c.name as company_name,
  c.logo_url as company_logo_url,
  j.title,
  j.location,
  j.locations,
  j.job_type,
  j.experience_level,
  j.salary_min,
  j.salary_max,
  j.skills_required,
  j.preferred_skills,
  private.skill_keys(j.skills_required) as required_skill_keys,
  private.skill_keys(j.preferred_skills) as preferred_skill_keys,
  j.posted_at,
  -- least() passes over nulls: the end of the last day, the end of the subscription, or neither.
  coalesce(least((j.expires_at + 1)::timestamp at time zone 'UTC', s.expires_at), 'infinity') as visible_until,
  setweight(to_tsvector('pg_catalog.english', private.searchable(j.title)), 'A')
    || setweight(to_tsvector('pg_catalog.english', private.searchable(c.name)), 'B')
    || setweight(to_tsvector('pg_catalog.english', private.searchable(array_to_string(j.skills_required || j.preferred_skills, ', '))), 'B')
    || setweight(to_tsvector('pg_catalog.english', private.searchable(array_to_string(j.location || j.locations, ', '))), 'C')
    || setweight(to_tsvector('pg_catalog.english', private.searchable(j.description)), 'D') as search
from public.jobs j
join public.companies c on c.id = j.company_id
join public.company_subscriptions s on s.company_id = j.company_id
where j.is_active and c.is_approved and s.tier <> 'none' and s.status = 'active';
comment on view private.publishable_jobs is
  'What published_jobs holds, computed: published jobs of approved companies with a subscription. Ends are compared when read.';
revoke all on private.publishable_jobs from public, anon, authenticated, service_role;

create function private.refresh_published_jobs(of_jobs uuid[]) returns void
language sql set search_path = ''
begin atomic
  delete from public.published_jobs p
  where p.job_id = any (of_jobs) and not exists (select from private.publishable_jobs v where v.job_id = p.job_id);

  insert into public.published_jobs (
    job_id, company_id, company_name, company_logo_url, title, location, locations, job_type, experience_level, salary_min,
    salary_max, skills_required, preferred_skills, required_skill_keys, preferred_skill_keys, posted_at, visible_until, search
  )
  select
    job_id, company_id, company_name, company_logo_url, title, location, locations, job_type, experience_level, salary_min,
    salary_max, skills_required, preferred_skills, required_skill_keys, preferred_skill_keys, posted_at, visible_until, search
  from private.publishable_jobs
  where job_id = any (of_jobs)
  on conflict (job_id) do update set
    company_id = excluded.company_id,
    company_name = excluded.company_name,
    company_logo_url = excluded.company_logo_url,
    title = excluded.title,
    location = excluded.location,
    locations = excluded.locations,
    job_type = excluded.job_type,
    experience_level = excluded.experience_level,
    salary_min = excluded.salary_min,
    salary_max = excluded.salary_max,
    skills_required = excluded.skills_required,
    preferred_skills = excluded.preferred_skills,
    required_skill_keys = excluded.required_skill_keys,
    preferred_skill_keys = excluded.preferred_skill_keys,
    posted_at = excluded.posted_at,
    visible_until = excluded.visible_until,
    search = excluded.search;
end;
comment on function private.refresh_published_jobs(uuid[]) is 'Brings the rows of these jobs in published_jobs up to date, set by set. Called by triggers only.';

-- The three trigger functions are SECURITY DEFINER because whoever changes a job, company or subscription has no right
-- on published_jobs; they act on the changed rows only.

create function private.publish_changed_jobs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_published_jobs(array(select id from changed));
  return null;
end
$$;
comment on function private.publish_changed_jobs() is 'Statement trigger on jobs.';
create trigger jobs_are_published_when_inserted after insert on public.jobs
  referencing new table as changed for each statement execute function private.publish_changed_jobs();
create trigger jobs_are_published_when_updated after update on public.jobs
  referencing new table as changed for each statement execute function private.publish_changed_jobs();

create function private.publish_jobs_of_changed_companies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_published_jobs(array(
    select j.id
    from changed
    join before on before.id = changed.id
    join public.jobs j on j.company_id = changed.id and j.is_active
    where (changed.name, changed.logo_url, changed.is_approved) is distinct from (before.name, before.logo_url, before.is_approved)
  ));
  return null;
end
$$;
comment on function private.publish_jobs_of_changed_companies() is 'Statement trigger on companies: name, logo and approval stand in published_jobs.';
create trigger jobs_follow_their_company after update on public.companies
  referencing old table as before new table as changed
  for each statement execute function private.publish_jobs_of_changed_companies();

create function private.publish_jobs_of_changed_subscriptions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_published_jobs(array(
    select j.id from changed join public.jobs j on j.company_id = changed.company_id and j.is_active
  ));
  return null;
end
$$;
comment on function private.publish_jobs_of_changed_subscriptions() is 'Statement trigger on company_subscriptions.';
create trigger jobs_follow_a_new_subscription after insert on public.company_subscriptions
  referencing new table as changed for each statement execute function private.publish_jobs_of_changed_subscriptions();
create trigger jobs_follow_a_changed_subscription after update on public.company_subscriptions
  referencing new table as changed for each statement execute function private.publish_jobs_of_changed_subscriptions();
create trigger jobs_follow_an_ended_subscription after delete on public.company_subscriptions
  referencing old table as changed for each statement execute function private.publish_jobs_of_changed_subscriptions();

-- ── Shared by the procedures ──────────────────────────────────────────────────────────────────────────────────────

create function private.page_limit(wanted integer) returns integer
language sql immutable parallel safe set search_path = ''
return least(greatest(coalesce(wanted, 20), 1), 50);
comment on function private.page_limit(integer) is 'Rows of a page: 20 (contracts/limits.ts, pageSize) unless told, 1 to 50.';

create function private.page_key(after jsonb, time_key text, out at timestamptz, out id uuid)
language plpgsql stable set search_path = ''
as $$
begin
  if after is null or jsonb_typeof(after) = 'null' then
    at := 'infinity';
    id := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    return;
  end if;
  if not coalesce(
    pg_input_is_valid(after ->> time_key, 'timestamptz') and pg_input_is_valid(after ->> 'id', 'uuid'), false
  ) then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
  at := after ->> time_key;
  id := after ->> 'id';
end
$$;
comment on function private.page_key(jsonb, text) is
  'Time and id of the last row of the page before, from {"<time_key>": "…", "id": "…"}; for the first page a key above every row, so that each page is one index range. PT422 for anything else.';

create function private.my_company_id(p_company_id uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  found_company uuid;
begin
  select company_id into found_company
  from public.company_users
  where user_id = caller and (p_company_id is null or company_id = p_company_id)
  order by created_at, id
  limit 1;
  if found_company is null and not (p_company_id is not null and private.is_admin()) then
    perform private.fail(404, 'company_not_found', 'No company found for this user');
  end if;
  return coalesce(found_company, p_company_id);
end
$$;
comment on function private.my_company_id(uuid) is
  'The company a request is about: the given one if the caller works there (or is an administrator), the caller''s oldest membership without one. PT404 otherwise. SECURITY DEFINER: reads the caller''s own memberships past the policies.';

create function private.listed_company_id(p_company_id uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_caller();
  if p_company_id is null and not exists (select from private.my_company_ids()) then
    return null;
  end if;
  return private.my_company_id(p_company_id);
end
$$;
comment on function private.listed_company_id(uuid) is
  'my_company_id for lists: null, and so an empty list, for a caller without any company who names none. A dashboard asks for its lists before it knows whether there is a company.';

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

create function private.company_job_json(of_job uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'id', j.id,
    'company_id', j.company_id,
    'title', j.title,
    'description', j.description,
    'location', j.location,
    'locations', to_jsonb(j.locations),
    'job_type', j.job_type,
    'experience_level', j.experience_level,
    'experience_required', j.experience_required,
    'education_required', j.education_required,
    'salary_min', j.salary_min,
    'salary_max', j.salary_max,
    'skills_required', to_jsonb(j.skills_required),
    'requirements', to_jsonb(j.requirements),
    'preferred_skills', to_jsonb(j.preferred_skills),
    'status', j.status,
    'expires_at', j.expires_at,
    'posted_at', j.posted_at,
    'created_at', j.created_at,
    'updated_at', j.updated_at,
    'created_by', j.created_by,
    'questions', private.job_questions_json(j.id),
    'assignee', private.assignee_of_job(j.id),
    'application_count', counted.total,
    'status_counts', counted.by_status,
    'can', jsonb_build_object(
      'edit', j.company_id in (select private.my_recruiting_company_ids()),
      'delete', j.company_id in (select private.my_managed_company_ids())
        or (
          j.created_by = (select auth.uid()) and counted.total = 0
          and j.company_id in (select private.my_recruiting_company_ids())
        ),
      'assign', j.company_id in (select private.my_managed_company_ids())
    )
  )
  from public.jobs j
  cross join lateral (
    select coalesce(sum(n), 0)::integer as total, coalesce(jsonb_object_agg(status, n), '{}') as by_status
    from (select status, count(*) as n from public.applications where job_id = j.id group by status) as counts
  ) as counted
  where j.id = of_job;
end;
comment on function private.company_job_json(uuid) is 'CompanyJob (contracts/job.ts). What the caller may do follows the table of DESIGN §2. Reach is checked by its callers.';

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
    and (
      j.company_id in (select private.my_recruiting_company_ids())
      or j.id in (select private.my_assigned_job_ids())
      or (select private.is_admin())
    );
  if job.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return job;
end
$$;
comment on function private.readable_job(uuid) is
  'The job if the caller''s staff role, an assignment or the administrator''s role lets them read it; PT404 otherwise, whether it exists or not.';

-- ── Input ─────────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.distinct_texts(list jsonb) returns text[]
language sql immutable set search_path = ''
return (
  select coalesce(array_agg(text order by position), '{}')
  from (
    select distinct on (private.skill_key(item)) private.trimmed(item) as text, position
    from jsonb_array_elements_text(case jsonb_typeof(list) when 'array' then list else '[]' end) with ordinality as given (item, position)
    where private.trimmed(item) <> ''
    order by private.skill_key(item), position
  ) as kept
);
comment on function private.distinct_texts(jsonb) is
  'A list as it is stored: trimmed, empty entries dropped, repeated ones (without case and white space) dropped, the first kept in its place.';

create function private.job_rules() returns private.field_rule[]
language sql immutable set search_path = ''
return array[
  private.rule('title', 'text', 200, min_length => 1, message => 'Enter a job title'),
  private.rule('description', 'text', 20000, min_length => 1, message => 'Enter a description'),
  private.rule('location', 'text', 200, min_length => 1, message => 'Enter the primary location'),
  private.rule('locations', 'texts', 200, max_items => 20),
  private.rule('jobType', 'choice', min_length => 1, message => 'Choose a job type', choices => enum_range(null::public.job_type)::text[]),
  private.rule(
    'experienceLevel', 'choice', message => 'Choose an experience level', choices => enum_range(null::public.experience_level)::text[]
  ),
  private.rule('experienceRequired', 'text', 500),
  private.rule('educationRequired', 'text', 500),
  private.rule('skills_required', 'texts', 60, max_items => 50),
  private.rule('requirements', 'texts', 500, max_items => 50),
  private.rule('preferredSkills', 'texts', 60, max_items => 50)
];
comment on function private.job_rules() is 'The texts, lists and choices of jobInputSchema (contracts/job.ts).';

create function private.salary_problem(value jsonb) returns text
language sql immutable set search_path = ''
return case
  when value is null or jsonb_typeof(value) = 'null' then null
  when jsonb_typeof(value) <> 'number' then 'Enter a whole number of dollars'
  when (value #>> '{}')::numeric < 0 or (value #>> '{}')::numeric % 1 <> 0 then 'Enter a whole number of dollars'
  when (value #>> '{}')::numeric > 100000000 then 'This salary is too large'
end;
comment on function private.salary_problem(jsonb) is 'What is wrong with a salary (annual, whole US dollars), or null.';

create function private.read_job_status(value text) returns text
language sql immutable set search_path = ''
return case lower(private.trimmed(value))
  when 'open' then 'published'
  when 'active' then 'published'
  else lower(private.trimmed(value))
end;
comment on function private.read_job_status(text) is 'A job status as it may arrive: any case, ''open'' and ''active'' as published (DESIGN §3). Unknown values stay unknown.';

create function private.day_problem(value jsonb, stored date) returns text
language sql stable set search_path = ''
return case
  when value is null or jsonb_typeof(value) = 'null' or value = '""' then null
  when jsonb_typeof(value) <> 'string' or value #>> '{}' !~ '^\d{4}-\d{2}-\d{2}$'
    or not pg_input_is_valid(value #>> '{}', 'date') then 'Choose a date'
  when (value #>> '{}')::date is distinct from stored and (value #>> '{}')::date < (now() at time zone 'UTC')::date
    then 'The expiry date cannot be before today'
end;
comment on function private.day_problem(jsonb, date) is
  'What is wrong with an expiry day (yyyy-mm-dd, UTC), or null. A past day is refused unless it is the stored one (S2 §5).';

create function private.job_question_errors(questions jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  rules constant private.field_rule[] := array[
    private.rule('question', 'text', 500, min_length => 1, message => 'Write the question'),
    private.rule('questionType', 'choice', message => 'Choose a type of answer', choices => enum_range(null::public.question_type)::text[]),
    private.rule('options', 'texts', 200, max_items => 30)
  ];
  errors jsonb := '{}';
  found jsonb;
  entry jsonb;
  place integer;
begin
  if questions is null or jsonb_typeof(questions) = 'null' then
    return errors;
  elsif jsonb_typeof(questions) <> 'array' then
    return '{"questions": "Use a list here"}';
  elsif jsonb_array_length(questions) > 30 then
    return '{"questions": "Use at most 30 questions"}';
  end if;
  for entry, place in select item, ordinality - 1 from jsonb_array_elements(questions) with ordinality as given (item, ordinality) loop
    if jsonb_typeof(entry) <> 'object' then
      errors := errors || jsonb_build_object('questions.' || place, 'Write the question');
      continue;
    end if;
    found := private.field_errors(entry, rules);
    if jsonb_typeof(entry -> 'isRequired') not in ('boolean', 'null') then
      found := found || '{"isRequired": "Choose yes or no"}';
    end if;
    if jsonb_typeof(entry -> 'id') <> 'null' and not pg_input_is_valid(entry ->> 'id', 'uuid') then
      found := found || '{"id": "This link is not valid"}';
    end if;
    if not found ? 'options' and private.trimmed(entry ->> 'questionType') in ('MULTIPLE_CHOICE', 'CHECKBOX')
      and cardinality(private.distinct_texts(entry -> 'options')) = 0 then
      found := found || '{"options": "Add at least one option"}';
    end if;
    errors := errors || private.prefix_keys(found, 'questions.' || place || '.');
  end loop;
  return errors;
end
$$;
comment on function private.job_question_errors(jsonb) is 'Errors of jobData.questions, by path ("questions.0.options"), in the words of contracts/job.ts.';

create function private.job_errors(data jsonb, stored_day date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb := private.field_errors(data, private.job_rules());
begin
  errors := errors || private.job_question_errors(data -> 'questions') || jsonb_strip_nulls(jsonb_build_object(
    'salaryMin', private.salary_problem(data -> 'salaryMin'),
    'salaryMax', private.salary_problem(data -> 'salaryMax'),
    'expires_at', private.day_problem(data -> 'expires_at', stored_day),
    'status', case
      when data ? 'status' and not coalesce(
        jsonb_typeof(data -> 'status') = 'string'
        and private.read_job_status(data ->> 'status') = any (enum_range(null::public.job_status)::text[]), false)
      then 'Choose a status'
    end
  ));
  if not errors ?| array['salaryMin', 'salaryMax']
    and (data ->> 'salaryMin')::numeric > (data ->> 'salaryMax')::numeric then
    errors := errors || '{"salaryMax": "The maximum salary cannot be below the minimum"}';
  end if;
  return errors;
end
$$;
comment on function private.job_errors(jsonb, date) is
  'Errors of a whole jobData by field, in the words of contracts/job.ts. stored_day: the expiry day the job has now. PT422 when data is no object.';

create function private.apply_job_input(job public.jobs, data jsonb) returns public.jobs
language plpgsql stable set search_path = ''
as $$
declare
  clean jsonb := private.clean_fields(data, private.job_rules());
begin
  job.title := clean ->> 'title';
  job.description := clean ->> 'description';
  job.location := clean ->> 'location';
  job.locations := private.distinct_texts(data -> 'locations');
  job.job_type := clean ->> 'jobType';
  job.experience_level := clean ->> 'experienceLevel';
  job.experience_required := clean ->> 'experienceRequired';
  job.education_required := clean ->> 'educationRequired';
  job.salary_min := (data ->> 'salaryMin')::numeric;
  job.salary_max := (data ->> 'salaryMax')::numeric;
  job.skills_required := private.distinct_texts(data -> 'skills_required');
  job.requirements := private.distinct_texts(data -> 'requirements');
  job.preferred_skills := private.distinct_texts(data -> 'preferredSkills');
  job.expires_at := nullif(data ->> 'expires_at', '');
  job.status := coalesce(private.read_job_status(data ->> 'status')::public.job_status, job.status, 'draft');
  return job;
end
$$;
comment on function private.apply_job_input(public.jobs, jsonb) is 'The job with the values of a checked jobData. A missing status stays what it is.';

create function private.require_live_company(of_company uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.company_is_live(of_company) then
    return;
  elsif exists (select from public.companies where id = of_company and is_approved) then
    perform private.fail(403, 'subscription_required', 'Your company needs an active subscription to post jobs. Please contact support.');
  else
    perform private.fail(403, 'not_approved', 'Your company is not approved yet. You can post jobs once it is.');
  end if;
end
$$;
comment on function private.require_live_company(uuid) is
  'PT403 not_approved or subscription_required unless the company may publish (DESIGN §3). SECURITY DEFINER: called with a company the caller was found to work for.';

create function private.store_job_questions(of_job uuid, questions jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  entry record;
  kept uuid[] := '{}';
  target uuid;
begin
  for entry in
    select
      case when item ->> 'id' is not null then (item ->> 'id')::uuid end as id,
      private.trimmed(item ->> 'question') as question,
      coalesce(nullif(private.trimmed(item ->> 'questionType'), ''), 'TEXT')::public.question_type as question_type,
      coalesce((item ->> 'isRequired')::boolean, true) as is_required,
      private.distinct_texts(item -> 'options') as options,
      (ordinality - 1)::integer as place
    from jsonb_array_elements(case jsonb_typeof(questions) when 'array' then questions else '[]' end) with ordinality as given (item, ordinality)
  loop
    if entry.question_type not in ('MULTIPLE_CHOICE', 'CHECKBOX') then
      entry.options := '{}';
    end if;
    target := null;
    -- A question whose type changes after it was answered becomes a new one: given answers keep their meaning.
    update public.job_questions q set
      "position" = entry.place,
      question = entry.question,
      question_type = entry.question_type,
      is_required = entry.is_required,
      options = entry.options
    where q.id = entry.id and q.job_id = of_job and q.removed_at is null and q.id <> all (kept)
      and (
        q.question_type = entry.question_type
        or not exists (select from public.job_application_answers a where a.question_id = q.id)
      )
    returning q.id into target;
    if target is null then
      insert into public.job_questions (job_id, "position", question, question_type, is_required, options)
      values (of_job, entry.place, entry.question, entry.question_type, entry.is_required, entry.options)
      returning id into target;
    end if;
    kept := kept || target;
  end loop;

  delete from public.job_questions q
  where q.job_id = of_job and q.removed_at is null and q.id <> all (kept)
    and not exists (select from public.job_application_answers a where a.question_id = q.id);
  update public.job_questions q set removed_at = now()
  where q.job_id = of_job and q.removed_at is null and q.id <> all (kept);
end
$$;
comment on function private.store_job_questions(uuid, jsonb) is
  'Makes a checked list the questions of a job: matched by id, others are new. Those no longer listed are deleted, or marked removed when they have answers.';

-- ── Procedures ────────────────────────────────────────────────────────────────────────────────────────────────────
-- SECURITY DEFINER because clients have no write access to jobs; each checks the caller's role in the job's company first.

create function public.create_job(p_company_id uuid, p_job jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  target uuid := private.my_company_id(p_company_id);
  job public.jobs;
begin
  if target not in (select private.my_recruiting_company_ids()) then
    perform private.fail(403, 'not_allowed', 'Your role does not allow posting jobs');
  end if;
  perform private.require_live_company(target);
  perform private.refuse_field_errors(private.job_errors(p_job, null));

  job := private.apply_job_input(null, p_job);
  insert into public.jobs (
    company_id, created_by, title, description, location, locations, job_type, experience_level, experience_required,
    education_required, salary_min, salary_max, skills_required, requirements, preferred_skills, status, expires_at, posted_at
  ) values (
    target, caller, job.title, job.description, job.location, job.locations, job.job_type, job.experience_level,
    job.experience_required, job.education_required, job.salary_min, job.salary_max, job.skills_required, job.requirements,
    job.preferred_skills, job.status, job.expires_at, case when job.status = 'published' then now() end
  )
  returning * into job;
  perform private.store_job_questions(job.id, p_job -> 'questions');
  return private.company_job_json(job.id);
end
$$;
comment on function public.create_job(uuid, jsonb) is
  'manage-job-posting create (S2 §7): jobData as in contracts/job.ts; without a company the caller''s oldest membership. Gives CompanyJob. PT403 without the right, approval or subscription; PT422 by field.';

create function public.update_job(p_job_id uuid, p_job jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
  before public.jobs;
begin
  if job.company_id not in (select private.my_recruiting_company_ids()) then
    perform private.fail(403, 'not_allowed', 'Your role does not allow editing jobs');
  end if;
  -- Again with a lock: two savers take turns.
  select * into before from public.jobs where id = p_job_id and deleted_at is null for update;
  if before.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  job := before;

  if jsonb_typeof(p_job) = 'object' and p_job ? 'status' and p_job - array['id', 'status'] = '{}' then
    if private.read_job_status(p_job ->> 'status') <> all (enum_range(null::public.job_status)::text[]) is not false then
      perform private.refuse_field_errors('{"status": "Choose a status"}');
    end if;
    job.status := private.read_job_status(p_job ->> 'status');
  else
    perform private.refuse_field_errors(private.job_errors(p_job, before.expires_at));
    job := private.apply_job_input(job, p_job);
    if p_job ? 'questions' then
      perform private.store_job_questions(job.id, p_job -> 'questions');
    end if;
  end if;

  if job.status = 'published' and before.status <> 'published' then
    perform private.require_live_company(job.company_id);
    if job.expires_at < (now() at time zone 'UTC')::date then
      perform private.refuse_field_errors('{"expires_at": "The expiry date cannot be before today"}');
    end if;
  end if;

  update public.jobs set
    title = job.title,
    description = job.description,
    location = job.location,
    locations = job.locations,
    job_type = job.job_type,
    experience_level = job.experience_level,
    experience_required = job.experience_required,
    education_required = job.education_required,
    salary_min = job.salary_min,
    salary_max = job.salary_max,
    skills_required = job.skills_required,
    requirements = job.requirements,
    preferred_skills = job.preferred_skills,
    status = job.status,
    expires_at = job.expires_at,
    posted_at = case when job.status = 'published' then coalesce(posted_at, now()) else posted_at end
  where id = job.id;
  return private.company_job_json(job.id);
end
$$;
comment on function public.update_job(uuid, jsonb) is
  'manage-job-posting update (S2 §7): a whole jobData, or {status} alone. Publishing needs approval and subscription and an expiry day that is not past; the first publication sets posted_at. Gives CompanyJob. PT404 out of reach, PT403, PT422 by field.';

create function public.delete_job(p_job_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
  has_applications boolean;
begin
  -- Waits for applications being made; those that come later find the job gone or hidden.
  perform from public.jobs where id = job.id for update;
  has_applications := exists (select from public.applications where job_id = job.id);
  if job.company_id not in (select private.my_managed_company_ids()) and not (
    job.company_id in (select private.my_recruiting_company_ids())
    and coalesce(job.created_by = auth.uid(), false) and not has_applications
  ) then
    perform private.fail(403, 'not_allowed', case
      when job.created_by = auth.uid() and has_applications then 'This job has applications. Ask a manager to delete it.'
      else 'You cannot delete this job'
    end);
  end if;
  if has_applications then
    update public.jobs set deleted_at = now() where id = job.id;
  else
    delete from public.jobs where id = job.id;
  end if;
  return jsonb_build_object('success', true, 'hidden', has_applications);
end
$$;
comment on function public.delete_job(uuid) is
  'manage-job-posting delete: removes a job without applications, hides one that has some (DESIGN §3). Managing staff; recruiters their own without applications. Gives {success, hidden}. PT404, PT403.';

create function public.get_company_job(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
begin
  return private.company_job_json(job.id);
end
$$;
comment on function public.get_company_job(uuid) is 'manage-job-posting get (S2 §7): CompanyJob; PT404 out of reach. SECURITY DEFINER: one check instead of a policy per row of five tables (DESIGN §9).';

create function public.list_company_jobs(
  p_company_id uuid default null, p_search text default null, p_before jsonb default null, p_limit integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  target uuid := private.listed_company_id(p_company_id);
  sees_all boolean := target in (select private.my_recruiting_company_ids()) or private.is_admin();
  page_before record := private.page_key(p_before, 'createdAt');
  words text[] := array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from regexp_split_to_table(left(coalesce(p_search, ''), 200), '\s+') as word
    where word <> ''
  );
begin
  return (
    with found as (
      select j.id, j.title, j.status, j.created_at, j.expires_at
      from public.jobs j
      where j.company_id = target and j.deleted_at is null and j.title ilike all (words)
        and (sees_all or j.id in (select private.my_assigned_job_ids()))
    ),
    page as (
      select * from found
      where (created_at, id) < (page_before.at, page_before.id)
      order by created_at desc, id desc
      limit private.page_limit(p_limit)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'jobs', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', page.id,
          'title', page.title,
          'status', page.status,
          'created_at', page.created_at,
          'expires_at', page.expires_at,
          'application_count', counted.total,
          'new_application_count', counted.new,
          'assignee', private.assignee_of_job(page.id)
        ) order by page.created_at desc, page.id desc)
        from page
        cross join lateral (
          select count(*) as total, count(*) filter (where a.status = 'applied') as new
          from public.applications a where a.job_id = page.id
        ) as counted
      ), '[]')
    )
  );
end
$$;
comment on function public.list_company_jobs(uuid, text, jsonb, integer) is
  'manage-job-posting list (S2 §7): {jobs: CompanyJobListItem[], total}, newest first. p_search: words of the title; p_before: {createdAt, id} of the last row shown. Partner recruiters see jobs assigned to them. Empty without a company; PT404 for another one.';

grant execute on function
  public.create_job(uuid, jsonb), public.update_job(uuid, jsonb), public.delete_job(uuid), public.get_company_job(uuid),
  public.list_company_jobs(uuid, text, jsonb, integer)
to authenticated;
