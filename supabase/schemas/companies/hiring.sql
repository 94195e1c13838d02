-- How a company hires, described once for all its jobs.

create function private.hiring_errors(data jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  rules constant private.rule[] := private.companies_rules('hiring_step');
  hours jsonb := data -> 'first_reply_hours';
  steps jsonb := data -> 'hiring_steps';
  errors jsonb := '{}';
  entry jsonb;
  place integer;
begin
  if jsonb_typeof(hours) <> 'null' and (
    jsonb_typeof(hours) <> 'number' or (hours #>> '{}')::numeric not between 24 and 336
    or (hours #>> '{}')::numeric <> trunc((hours #>> '{}')::numeric)
  ) then
    errors := '{"first_reply_hours": "Enter a whole number of hours from 24 to 336"}';
  end if;
  if steps is null then
    return errors;
  elsif jsonb_typeof(steps) <> 'array' then
    return errors || '{"hiring_steps": "Use a list here"}';
  elsif jsonb_array_length(steps) > 6 then
    return errors || '{"hiring_steps": "Use at most 6 steps"}';
  end if;
  for entry, place in select item, ordinality - 1 from jsonb_array_elements(steps) with ordinality as given (item, ordinality) loop
    errors := errors || case
      when jsonb_typeof(entry) <> 'object' then jsonb_build_object('hiring_steps.' || place, 'Name the step')
      else private.prefix_keys(private.field_errors(entry, rules), 'hiring_steps.' || place || '.')
    end;
  end loop;
  return errors;
end
$$;
comment on function private.hiring_errors is 'Errors of the hiring fields in data, by path ("hiring_steps.0.name"), in the words of contracts/companies/hiring.ts. Absent fields are not checked.';

create function private.hiring_json(company public.companies) returns jsonb
language sql stable
return jsonb_build_object('hours', company.first_reply_hours, 'steps', company.hiring_steps);
comment on function private.hiring_json is 'Hiring (contracts/companies/hiring.ts) of a company, as anyone may see it.';

create function private.clean_hiring(data jsonb) returns jsonb
language sql stable set search_path = ''
return (
  select coalesce(jsonb_object_agg(key, case key
    when 'first_reply_hours' then to_jsonb((value #>> '{}')::numeric::integer)
    else to_jsonb(array(
      select '{"length": "", "what": ""}' || jsonb_strip_nulls(private.clean_fields(step, private.companies_rules('hiring_step')))
      from jsonb_array_elements(value) with ordinality as given (step, place) order by place)) end), '{}')
  from jsonb_each(data) where key in ('first_reply_hours', 'hiring_steps')
);
comment on function private.clean_hiring is 'The hiring fields in data, as stored.';
