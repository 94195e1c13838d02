-- Reads a candidate's responses to a job's questions.

create function private.answer_problem(asked public.job_questions, answer text, of_user uuid) returns text
language sql stable set search_path = ''
return case
  when private.trimmed(answer) = '' then case when asked.is_required then 'Please answer this question' end
  when char_length(answer) > 5000 then private.too_long(5000)
  when asked.question_type = 'MULTIPLE_CHOICE' and answer <> all (asked.options) then 'Choose one of the options'
  when asked.question_type = 'CHECKBOX' and not string_to_array(answer, E'\n') <@ asked.options then 'Choose from the options'
  when asked.question_type = 'RATING' and answer not in ('1', '2', '3', '4', '5') then 'Choose a rating from 1 to 5'
  when asked.question_type = 'FILE' then private.own_file_problem(of_user, 'application_files', answer)
end;
comment on function private.answer_problem is 'Why a response doesn''t fit its question, or null.';

create function private.refuse_answer_errors(of_job uuid, given jsonb, of_user uuid) returns void
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb;
  misses_required boolean;
begin
  with checked as (
    select q.id, private.trimmed(coalesce(given ->> q.id::text, '')) = '' as is_blank,
      private.answer_problem(q, coalesce(given ->> q.id::text, ''), of_user) as problem
    from public.job_questions q
    where q.job_id = of_job and q.removed_at is null
  )
  select coalesce(jsonb_object_agg(id, problem), '{}'), coalesce(bool_or(is_blank), false)
  into errors, misses_required
  from checked where problem is not null;
  perform private.fail(422, 'answers_required', 'Please answer all required questions', jsonb_build_object('fields', errors))
  where misses_required;
  perform private.refuse_field_errors(errors);
end
$$;
comment on function private.refuse_answer_errors is 'PT422 by question id unless {question id: text} fits the job''s current questions.';

create function private.read_answers(of_job uuid, p_answers jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  entry jsonb;
  given jsonb := '{}';
begin
  if p_answers is null or jsonb_typeof(p_answers) = 'null' then
    return given;
  elsif jsonb_typeof(p_answers) <> 'array' or jsonb_array_length(p_answers) > 100 then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  for entry in select * from jsonb_array_elements(p_answers) loop
    perform private.fail(422, 'invalid_input', 'Please check the form and try again')
    where jsonb_typeof(entry) <> 'object' or not coalesce(pg_input_is_valid(entry ->> 'question_id', 'uuid'), false);
    perform private.refuse_field_errors(jsonb_build_object(entry ->> 'question_id', 'Use text here'))
    where jsonb_typeof(entry -> 'answer') is distinct from 'string';
    perform private.refuse_field_errors(jsonb_build_object(entry ->> 'question_id', 'This question doesn''t belong to this job'))
    where not exists (select from public.job_questions q where q.id = (entry ->> 'question_id')::uuid and q.job_id = of_job);
    given := given || jsonb_build_object((entry ->> 'question_id')::uuid::text, entry ->> 'answer');
  end loop;
  return given;
end
$$;
comment on function private.read_answers is '[{question_id, answer}] as {question id: answer}; removed questions are allowed. PT422 otherwise.';

create function private.known_status(given text) returns public.application_status
language sql immutable set search_path = ''
as $$
  select case
    when plain = 'accepted' then 'hired'
    when plain = any (enum_range(null::public.application_status)::text[]) then plain
  end::public.application_status
  from lower(private.trimmed(given)) plain
$$;
comment on function private.known_status is 'An application status, ignoring case, with ''accepted'' meaning hired; null for anything else.';

create function private.read_status_filter(p_status text) returns public.application_status
language plpgsql stable set search_path = ''
as $$
begin
  perform private.refuse_field_errors('{"status": "Choose a status"}')
  where p_status is not null and private.known_status(p_status) is null;
  return private.known_status(p_status);
end
$$;
comment on function private.read_status_filter is 'private.known_status; null stays null. PT422 for unknown ones.';
