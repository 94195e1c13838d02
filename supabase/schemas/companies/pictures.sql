-- The pictures on a company's page. store-company-picture checks and stores each one; the company then refers to it here.

create function private.picture_errors(of_company uuid, pictures jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  rules constant private.rule[] := private.companies_rules('picture');
  errors jsonb := '{}';
  named text[] := '{}';
  entry jsonb;
  place integer;
begin
  if jsonb_typeof(pictures) is distinct from 'array' then
    return '{"pictures": "Use a list here"}';
  elsif jsonb_array_length(pictures) > 6 then
    return '{"pictures": "Use at most 6 pictures"}';
  end if;
  for entry, place in select item, ordinality - 1 from jsonb_array_elements(pictures) with ordinality as given (item, ordinality) loop
    if jsonb_typeof(entry) <> 'object'
      or private.file_folder('company-pictures', entry ->> 'path') is distinct from of_company
      or entry ->> 'path' = any (named)
      or not exists (select from storage.objects o where o.bucket_id = 'company-pictures' and o.name = entry ->> 'path')
      or exists (
        select from private.discarded_files d where d.bucket_id = 'company-pictures' and d.name = entry ->> 'path')
    then
      errors := errors || jsonb_build_object('pictures.' || place || '.path', 'Add the picture again');
    else
      named := named || (entry ->> 'path');
      errors := errors || private.prefix_keys(private.field_errors(entry, rules), 'pictures.' || place || '.');
    end if;
  end loop;
  return errors;
end
$$;
comment on function private.picture_errors is 'Errors of CompanyPicture[] by path ("pictures.0.alt"): each must be stored in the company''s folder, listed once, and described.';

create function private.clean_pictures(pictures jsonb) returns jsonb
language sql stable set search_path = ''
return to_jsonb(array(
  select private.clean_fields(picture, private.companies_rules('picture')) || jsonb_build_object('path', picture -> 'path')
  from jsonb_array_elements(pictures) with ordinality as given (picture, place)
  order by place));
comment on function private.clean_pictures is 'CompanyPicture[] as it is stored.';

create function public.check_company_picture(p_company_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  problem text;
begin
  perform private.require_caller();
  if not coalesce(p_company_id in (select private.my_company_ids()), false) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_at_company(p_company_id, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to edit the company profile');
  end if;
  problem := private.quota_problem(p_company_id, 1);
  if problem is not null then
    perform private.fail(409, 'storage_full', problem);
  end if;
end
$$;
comment on function public.check_company_picture is
  'Fails unless the caller may add a picture to the company''s page; store-company-picture calls it before storing one. SECURITY DEFINER: clients can''t read storage. PT401, PT403, PT404, PT409 storage_full.';

grant execute on function public.check_company_picture to authenticated;
