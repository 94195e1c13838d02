-- Writes a company: the fields of its two forms, and what may be stored of them.

create function private.registration_home_errors(sent jsonb) returns jsonb
language sql immutable set search_path = ''
return private.home_errors(sent, 'reg_zip_code', 'reg_country', 'postal_code')
  || private.home_errors(sent, 'op_zip_code', 'op_country', 'postal_code')
  || private.home_errors(sent, 'tax_id', 'reg_country', 'tax_number');
comment on function private.registration_home_errors is 'Fields of a registration that don''t match the formats of the operator''s country.';

create function private.changed_home_errors(stored jsonb, changes jsonb) returns jsonb
language sql immutable set search_path = ''
return (
  select coalesce(jsonb_object_agg(now.key, now.value) filter (where before.key is null or changes ? now.key), '{}')
  from jsonb_each_text(private.registration_home_errors(stored || changes)) as now
  left join jsonb_each_text(private.registration_home_errors(stored)) as before on before.key = now.key
);
comment on function private.changed_home_errors is 'The same for changes to a stored company; earlier mistakes don''t block a change.';

create function private.registration_errors(sent jsonb) returns jsonb
language sql stable set search_path = ''
return private.registration_home_errors(sent)
  || private.field_errors(sent, private.companies_rules('registered_profile') || private.companies_rules('registration'));
comment on function private.registration_errors(jsonb) is 'Errors of a submitted registration, field to message.';

create function private.missing_of_registration(company public.companies) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select field
    from jsonb_object_keys(private.registration_errors((
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(company))
      -- The placeholder from sign-up doesn't count.
      where (key, value) not in (('name', '"New Company"'), ('industry', '"Technology"'), ('location', '"United States"'))
    ))) as field
    order by array_position('{name, industry, location}', field), field
  )
$$;
comment on function private.missing_of_registration is 'The fields an unfinished registration is missing.';

create function private.company_path_errors(company public.companies, changes jsonb) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_object_agg(field, problem) filter (where problem is not null), '{}')
  from (
    values ('logo_url', 'company-logos'), ('ein_document_url', 'company-documents'), ('tax_document_url', 'company-documents')
  ) as files (field, bucket),
  lateral (select case
    when private.file_folder(bucket, changes ->> field) is distinct from company.id then 'Please upload the file again'
    else private.file_problem(bucket, changes ->> field)
  end as problem) checked
  where changes ->> field is not null
    and changes ->> field is distinct from to_jsonb(company) ->> field;
end;
comment on function private.company_path_errors is 'Errors, by field, of files that the record doesn''t refer to yet.';

create function private.wanted_company(company public.companies, changes jsonb) returns public.companies
language sql stable set search_path = ''
return (
  select case when wanted.same_as_registered
    then jsonb_populate_record(
      wanted, '{"op_street":null,"op_unit":null,"op_city":null,"op_state":null,"op_zip_code":null,"op_country":null}')
    else wanted end
  from jsonb_populate_record(company, changes) as wanted
);
comment on function private.wanted_company is 'The company with cleaned fields; an operating address equal to the registered one is cleared.';

create function private.change_details(company public.companies, changes jsonb) returns jsonb
language sql stable set search_path = ''
return (
  select coalesce(jsonb_object_agg(key, jsonb_build_object('from', to_jsonb(company) -> key, 'to', value)), '{}')
  from jsonb_each(changes)
  where value is distinct from to_jsonb(company) -> key
);
comment on function private.change_details is 'Changed fields as {from, to}, for the audit log.';

create function private.write_company(company public.companies, changes jsonb, resubmit boolean) returns public.companies
language plpgsql set search_path = ''
as $$
declare
  wanted public.companies := private.wanted_company(company, changes);
  edited text[];
begin
  wanted.culture_values := private.read_culture(to_jsonb(wanted.culture_values));
  wanted.benefits := array(select benefit from unnest(private.benefits()) as benefit where benefit = any (wanted.benefits));
  if resubmit then
    wanted.submitted_at := now();
    wanted.rejected_at := null;
    wanted.rejection_reason := null;
  end if;
  update public.companies c set
    (name, dba_name, industry, company_size, location, website, description, logo_url,
     linkedin_url, twitter_url, facebook_url, instagram_url,
     primary_contact_name, primary_contact_email, primary_contact_phone, primary_contact_alt_email, primary_contact_alt_phone,
     secondary_contact_name, secondary_contact_email, secondary_contact_phone, secondary_contact_alt_email, secondary_contact_alt_phone,
     reg_street, reg_unit, reg_city, reg_state, reg_zip_code, reg_country, same_as_registered,
     op_street, op_unit, op_city, op_state, op_zip_code, op_country,
     tax_id, ein_document_url, tax_document_url, submitted_at, rejected_at, rejection_reason, culture_values, benefits, pictures,
     first_reply_hours, hiring_steps)
    = (wanted.name, wanted.dba_name, wanted.industry, wanted.company_size, wanted.location, wanted.website, wanted.description, wanted.logo_url,
     wanted.linkedin_url, wanted.twitter_url, wanted.facebook_url, wanted.instagram_url,
     wanted.primary_contact_name, wanted.primary_contact_email, wanted.primary_contact_phone, wanted.primary_contact_alt_email, wanted.primary_contact_alt_phone,
     wanted.secondary_contact_name, wanted.secondary_contact_email, wanted.secondary_contact_phone, wanted.secondary_contact_alt_email, wanted.secondary_contact_alt_phone,
     wanted.reg_street, wanted.reg_unit, wanted.reg_city, wanted.reg_state, wanted.reg_zip_code, wanted.reg_country, wanted.same_as_registered,
     wanted.op_street, wanted.op_unit, wanted.op_city, wanted.op_state, wanted.op_zip_code, wanted.op_country,
     wanted.tax_id, wanted.ein_document_url, wanted.tax_document_url, wanted.submitted_at, wanted.rejected_at, wanted.rejection_reason,
     wanted.culture_values, wanted.benefits, wanted.pictures, wanted.first_reply_hours, wanted.hiring_steps)
  where c.id = company.id
  returning * into wanted;
  edited := array(
    select key from jsonb_each(to_jsonb(wanted) - 'updated_at') where value is distinct from to_jsonb(company) -> key order by key);
  if edited <> '{}' then
    perform private.audit('company.edited', 'company', company.id, company.id, jsonb_build_object('fields', edited));
  end if;
  return wanted;
end
$$;
comment on function private.write_company is 'Writes cleaned fields and audits the changes; resubmit sends the company to review again.';
