-- How a company hires, written once for all its jobs.

create function private.hiring_errors(data jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  rules constant private.rule[] := private.companies_rules('hiring_step');
  hours jsonb := data -> 'hours';
  steps jsonb := data -> 'steps';
  errors jsonb := '{}';
  entry jsonb;
  place integer;
begin
  if jsonb_typeof(hours) <> 'null' and (
    jsonb_typeof(hours) <> 'number' or (hours #>> '{}')::numeric not between 24 and 336
    or (hours #>> '{}')::numeric <> trunc((hours #>> '{}')::numeric)
  ) then
    errors := '{"hours": "Enter a whole number of hours from 24 to 336"}';
  end if;
  if jsonb_typeof(steps) is distinct from 'array' then
    return errors || '{"steps": "Use a list here"}';
  elsif jsonb_array_length(steps) > 6 then
    return errors || '{"steps": "Use at most 6 steps"}';
  end if;
  for entry, place in select item, ordinality - 1 from jsonb_array_elements(steps) with ordinality as given (item, ordinality) loop
    errors := errors || case
      when jsonb_typeof(entry) <> 'object' then jsonb_build_object('steps.' || place, 'Name the step')
      else private.prefix_keys(private.field_errors(entry, rules), 'steps.' || place || '.')
    end;
  end loop;
  return errors;
end
$$;
comment on function private.hiring_errors is 'Errors of a hiring input by path ("steps.0.name"), in the words of contracts/companies/hiring.ts.';

create function private.hiring_json(company public.companies) returns jsonb
language sql stable
return jsonb_build_object('hours', company.first_reply_hours, 'steps', company.hiring_steps);
comment on function private.hiring_json is 'Hiring (contracts/companies/hiring.ts) of a company, as anyone may see it.';

create function public.set_company_hiring(p_company_id uuid, p_hiring jsonb, p_updated_at timestamptz default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company public.companies;
  rules constant private.rule[] := private.companies_rules('hiring_step');
  wanted jsonb;
begin
  perform private.require_caller();
  if not coalesce(p_company_id in (select private.my_company_ids()), false) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_at_company(p_company_id, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'Only administrators and managers can edit how the company hires');
  elsif p_hiring is null or jsonb_typeof(p_hiring) <> 'object' then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  perform private.refuse_field_errors(private.hiring_errors(p_hiring));
  wanted := jsonb_build_object('first_reply_hours', p_hiring -> 'hours', 'hiring_steps', to_jsonb(array(
    select '{"length": "", "what": ""}' || jsonb_strip_nulls(private.clean_fields(step, rules))
    from jsonb_array_elements(p_hiring -> 'steps') with ordinality as given (step, place) order by place)));
  select * into company from public.companies where id = p_company_id for update;
  perform private.refuse_outdated(company.updated_at, p_updated_at, private.company_json(company));
  if wanted - array(
    select key from jsonb_each(to_jsonb(company)) where value = wanted -> key) = '{}' then
    return private.company_json(company);
  end if;
  update public.companies c set
    (first_reply_hours, hiring_steps) = ((wanted ->> 'first_reply_hours')::numeric::integer, wanted -> 'hiring_steps')
  where c.id = company.id
  returning * into company;
  perform private.audit('company.edited', 'company', company.id, company.id, '{"fields": ["first_reply_hours", "hiring_steps"]}');
  return private.company_json(company);
end
$$;
comment on function public.set_company_hiring is
  'Writes Hiring (contracts/companies/hiring.ts) of a company and gives the Company. A change of the hours counts for later applications. p_updated_at: the version the edit began from. SECURITY DEFINER: companies are written by procedures only. PT401, PT403 for others than administrators and managers, PT404, PT409 edit_conflict with {"current": Company}, PT422 by field.';

grant execute on function public.set_company_hiring to authenticated;
