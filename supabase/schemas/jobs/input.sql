-- Parses a submitted job: checks that field rules don't cover, and its questions.

create function private.read_job_status(value text) returns text
language sql immutable set search_path = ''
return case lower(private.trimmed(value))
  when 'open' then 'published'
  when 'active' then 'published'
  else lower(private.trimmed(value))
end;
comment on function private.read_job_status is 'Parses a job status: any case, with ''open'' and ''active'' meaning published (RULES: Jobs). Unknown values are returned unchanged.';

create function private.job_question_errors(questions jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  rules constant private.rule[] := private.jobs_rules('question');
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
    if not found ? 'options' and entry ->> 'questionType' in ('MULTIPLE_CHOICE', 'CHECKBOX')
      and cardinality(private.distinct_texts(entry -> 'options')) = 0 then
      found := found || '{"options": "Add at least one option"}';
    end if;
    errors := errors || private.prefix_keys(found, 'questions.' || place || '.');
  end loop;
  return errors;
end
$$;
comment on function private.job_question_errors is 'Errors of jobData.questions, by path ("questions.0.options"), in the words of contracts/jobs/job.ts.';

create function private.job_errors(data jsonb, stored public.jobs) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb := private.field_errors(data, private.jobs_rules('job'), is_whole => stored.id is null);
  -- The job as it would be: omitted fields stay unchanged.
  salaries jsonb := jsonb_build_object(
    'salaryMin', stored.salary_min, 'salaryMax', stored.salary_max, 'payPeriod', stored.pay_period) || data;
begin
  errors := errors || private.job_question_errors(data -> 'questions') || jsonb_strip_nulls(jsonb_build_object(
    'expires_at', case
      when errors ? 'expires_at' then null
      when nullif(data ->> 'expires_at', '')::date is distinct from stored.expires_at
        and private.is_day_over(nullif(data ->> 'expires_at', '')::date)
      then 'The expiry date can''t be before today'
    end,
    'status', case
      when data ? 'status' and not coalesce(
        jsonb_typeof(data -> 'status') = 'string'
        and private.read_job_status(data ->> 'status') = any (enum_range(null::public.job_status)::text[]), false)
      then 'Choose a status'
    end
  ));
  if not errors ?| array['salaryMin', 'salaryMax']
    and (salaries ->> 'salaryMin')::numeric > (salaries ->> 'salaryMax')::numeric then
    errors := errors || '{"salaryMax": "The maximum salary can''t be below the minimum"}';
  end if;
  errors := errors || (
    select coalesce(jsonb_object_agg(field, 'Enter a whole number a year'), '{}')
    from unnest('{salaryMin,salaryMax}'::text[]) as field
    where case
      when errors ?| array[field, 'payPeriod'] then false
      else not private.is_amount((salaries ->> field)::numeric, coalesce(nullif(salaries ->> 'payPeriod', ''), 'year'))
    end
  );
  return errors;
end
$$;
comment on function private.job_errors is 'Errors of jobData by field, as in contracts/jobs/job.ts; for a stored job, only changes are checked. PT422.';

create function private.apply_job_input(job public.jobs, data jsonb) returns public.jobs
language plpgsql stable set search_path = ''
as $$
declare
  clean jsonb := private.clean_fields(data, private.jobs_rules('job'));
begin
  if data ? 'status' then
    clean := clean || jsonb_build_object('status', private.read_job_status(data ->> 'status'));
  end if;
  -- Columns are named like their fields: job_type for jobType.
  job := jsonb_populate_record(job, (
    select coalesce(jsonb_object_agg(lower(regexp_replace(key, '([A-Z])', '_\1', 'g')), value), '{}') from jsonb_each(clean)));
  job.pay_period := coalesce(job.pay_period, 'year');
  -- A job that was remote by its type stays remote when its type changes.
  job.workplace := private.workplace_of(job.job_type, job.workplace);
  return job;
end
$$;
comment on function private.apply_job_input is 'The job with the values of checked jobData; omitted fields stay unchanged.';

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
      nullif(item ->> 'id', '')::uuid as id,
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
    -- An answered question whose type changes becomes a new question, so that existing responses keep their meaning.
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
comment on function private.store_job_questions is 'Replaces a job''s questions by a list, matched by id. Answered questions are only marked as removed.';
