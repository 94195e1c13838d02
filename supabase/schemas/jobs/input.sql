-- Reading what somebody wrote as a job: its checks in the words of contracts/job.ts, and its questions.

create function private.job_rules() returns private.field_rule[]
language sql immutable set search_path = ''
return array[
  private.rule('title', 'line', 200, min_length => 1, message => 'Enter a job title'),
  private.rule('description', 'text', 20000, min_length => 1, message => 'Enter a description'),
  private.rule('location', 'line', 200, min_length => 1, message => 'Enter the primary location'),
  private.rule('locations', 'texts', 200, max_items => 20),
  private.rule('jobType', 'choice', min_length => 1, message => 'Choose a job type', choices => enum_range(null::public.job_type)::text[]),
  private.rule(
    'experienceLevel', 'choice', message => 'Choose an experience level', choices => enum_range(null::public.experience_level)::text[]
  ),
  private.rule('experienceRequired', 'line', 500),
  private.rule('educationRequired', 'line', 500),
  private.rule('skills_required', 'texts', 60, max_items => 50),
  private.rule('requirements', 'texts', 500, max_items => 50),
  private.rule('preferredSkills', 'texts', 60, max_items => 50)
];
comment on function private.job_rules is 'The texts, lists and choices of jobInputSchema (contracts/job.ts).';

create function private.salary_problem(value jsonb) returns text
language sql immutable set search_path = ''
return case
  when value is null or jsonb_typeof(value) = 'null' then null
  when jsonb_typeof(value) <> 'number' then 'Enter a whole number of dollars'
  when (value #>> '{}')::numeric < 0 or (value #>> '{}')::numeric % 1 <> 0 then 'Enter a whole number of dollars'
  when (value #>> '{}')::numeric > 100000000 then 'This salary is too large'
end;
comment on function private.salary_problem is 'What is wrong with a salary (annual, whole US dollars), or null.';

create function private.answer_days_problem(value jsonb) returns text
language sql immutable set search_path = ''
return case
  when jsonb_typeof(value) = 'number' and (value #>> '{}')::numeric in (7, 14, 21, 30) or jsonb_typeof(value) = 'null' then null
  when value is not null then 'Choose a number of days'
end;
comment on function private.answer_days_problem is 'What is wrong with the days of a promise (answerDays of contracts/job.ts), or null.';

create function private.read_job_status(value text) returns text
language sql immutable set search_path = ''
return case lower(private.trimmed(value))
  when 'open' then 'published'
  when 'active' then 'published'
  else lower(private.trimmed(value))
end;
comment on function private.read_job_status is 'A job status as it may arrive: any case, ''open'' and ''active'' as published (RULES: Jobs). Unknown values stay unknown.';

create function private.day_problem(value jsonb, stored date) returns text
language sql stable set search_path = ''
return case
  when value is null or jsonb_typeof(value) = 'null' or value = '""' then null
  when jsonb_typeof(value) <> 'string' or not private.is_day(value #>> '{}') then 'Choose a date'
  when (value #>> '{}')::date is distinct from stored and private.is_day_over((value #>> '{}')::date)
    then 'The expiry date cannot be before today'
end;
comment on function private.day_problem is 'What is wrong with an expiry day, or null. A day that is over only stays (RULES: Jobs).';

create function private.job_question_errors(questions jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  rules constant private.field_rule[] := array[
    private.rule('question', 'line', 500, min_length => 1, message => 'Write the question'),
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
    if not found ? 'options' and entry ->> 'questionType' in ('MULTIPLE_CHOICE', 'CHECKBOX')
      and cardinality(private.distinct_texts(entry -> 'options')) = 0 then
      found := found || '{"options": "Add at least one option"}';
    end if;
    errors := errors || private.prefix_keys(found, 'questions.' || place || '.');
  end loop;
  return errors;
end
$$;
comment on function private.job_question_errors is 'Errors of jobData.questions, by path ("questions.0.options"), in the words of contracts/job.ts.';

create function private.job_errors(data jsonb, stored public.jobs) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb := private.field_errors(data, private.job_rules(), is_whole => stored.id is null);
  -- What the job would have, with what is left out as it is.
  salaries jsonb := jsonb_build_object('salaryMin', stored.salary_min, 'salaryMax', stored.salary_max) || data;
begin
  errors := errors || private.job_question_errors(data -> 'questions') || jsonb_strip_nulls(jsonb_build_object(
    'salaryMin', private.salary_problem(data -> 'salaryMin'),
    'salaryMax', private.salary_problem(data -> 'salaryMax'),
    'expires_at', private.day_problem(data -> 'expires_at', stored.expires_at),
    'answerDays', private.answer_days_problem(data -> 'answerDays'),
    'status', case
      when data ? 'status' and not coalesce(
        jsonb_typeof(data -> 'status') = 'string'
        and private.read_job_status(data ->> 'status') = any (enum_range(null::public.job_status)::text[]), false)
      then 'Choose a status'
    end
  ));
  if not errors ?| array['salaryMin', 'salaryMax']
    and (salaries ->> 'salaryMin')::numeric > (salaries ->> 'salaryMax')::numeric then
    errors := errors || '{"salaryMax": "The maximum salary cannot be below the minimum"}';
  end if;
  return errors;
end
$$;
comment on function private.job_errors is 'Errors of a jobData by field, as contracts/job.ts; only changes for a stored one. PT422.';

create function private.apply_job_input(job public.jobs, data jsonb) returns public.jobs
language plpgsql stable set search_path = ''
as $$
declare
  clean jsonb := private.clean_fields(data, private.job_rules());
begin
  return (
    select jsonb_populate_record(job, coalesce(jsonb_object_agg(field.column_name, field.value), '{}'))
    from (values
      ('title', 'title', clean -> 'title'),
      ('description', 'description', clean -> 'description'),
      ('location', 'location', clean -> 'location'),
      ('locations', 'locations', to_jsonb(private.distinct_texts(data -> 'locations'))),
      ('jobType', 'job_type', clean -> 'jobType'),
      ('experienceLevel', 'experience_level', clean -> 'experienceLevel'),
      ('experienceRequired', 'experience_required', clean -> 'experienceRequired'),
      ('educationRequired', 'education_required', clean -> 'educationRequired'),
      ('salaryMin', 'salary_min', to_jsonb((data ->> 'salaryMin')::numeric::integer)),
      ('salaryMax', 'salary_max', to_jsonb((data ->> 'salaryMax')::numeric::integer)),
      ('skills_required', 'skills_required', to_jsonb(private.distinct_texts(data -> 'skills_required'))),
      ('requirements', 'requirements', to_jsonb(private.distinct_texts(data -> 'requirements'))),
      ('preferredSkills', 'preferred_skills', to_jsonb(private.distinct_texts(data -> 'preferredSkills'))),
      ('expires_at', 'expires_at', to_jsonb(nullif(data ->> 'expires_at', ''))),
      ('answerDays', 'answer_days', to_jsonb((data ->> 'answerDays')::numeric::integer)),
      ('status', 'status', to_jsonb(private.read_job_status(data ->> 'status')))
    ) as field (input, column_name, value)
    where data ? field.input
  );
end
$$;
comment on function private.apply_job_input is 'The job with the values of a checked jobData; what is left out stays as it is.';

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
comment on function private.store_job_questions is 'Makes a list the questions of a job, matched by id. Answered ones are kept, removed.';
