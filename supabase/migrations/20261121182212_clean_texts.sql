-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_alternate_phone_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_bio_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_city_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_country_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_first_name_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_last_name_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_management_terms_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_phone_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_state_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_street_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_title_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_unit_check";

ALTER TABLE "public"."candidates"
  DROP CONSTRAINT "candidates_zip_code_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_dba_name_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_description_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_industry_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_location_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_name_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_op_city_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_op_country_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_op_state_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_op_street_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_op_unit_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_op_zip_code_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_primary_contact_alt_phone_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_primary_contact_name_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_primary_contact_phone_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_reg_city_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_reg_country_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_reg_state_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_reg_street_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_reg_unit_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_reg_zip_code_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_rejection_reason_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_secondary_contact_alt_phone_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_secondary_contact_name_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_secondary_contact_phone_check";

ALTER TABLE "public"."companies"
  DROP CONSTRAINT "companies_tax_id_check";

ALTER TABLE "public"."company_users"
  DROP CONSTRAINT "company_users_first_name_check";

ALTER TABLE "public"."company_users"
  DROP CONSTRAINT "company_users_last_name_check";

ALTER TABLE "public"."company_users"
  DROP CONSTRAINT "company_users_phone_check";

ALTER TABLE "public"."invitations"
  DROP CONSTRAINT "invitations_management_terms_check";

ALTER TABLE "public"."job_application_answers"
  DROP CONSTRAINT "job_application_answers_answer_check";

ALTER TABLE "public"."job_application_answers"
  DROP CONSTRAINT "job_application_answers_question_check";

ALTER TABLE "public"."job_questions"
  DROP CONSTRAINT "job_questions_question_check";

ALTER TABLE "public"."jobs"
  DROP CONSTRAINT "jobs_description_check";

ALTER TABLE "public"."jobs"
  DROP CONSTRAINT "jobs_education_required_check";

ALTER TABLE "public"."jobs"
  DROP CONSTRAINT "jobs_experience_required_check";

ALTER TABLE "public"."jobs"
  DROP CONSTRAINT "jobs_location_check";

ALTER TABLE "public"."jobs"
  DROP CONSTRAINT "jobs_title_check";

CREATE OR REPLACE FUNCTION private.address_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('street'::text, 'line'::text, 200), private.rule('city'::text, 'line'::text, 100), private.rule('state'::text, 'line'::text, 100), private.rule('zipCode'::text, 'line'::text, 20), private.rule('country'::text, 'line'::text, 100)];

CREATE OR REPLACE FUNCTION private.candidate_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('firstName'::text, 'line'::text, 100), private.rule('lastName'::text, 'line'::text, 100), private.rule('title'::text, 'line'::text, 200), private.rule('bio'::text, 'text'::text, 4799), private.rule('skills'::text, 'texts'::text, 60, max_items => 50), private.rule('phoneNumber'::text, 'line'::text, 40), private.rule('alternatePhoneNumber'::text, 'line'::text, 40), private.rule('gender'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => (enum_range(NULL::public.gender))::text[]), private.rule('workAuthorization'::text, 'choice'::text, message => 'Choose one of the options'::text, choices => (enum_range(NULL::public.work_authorization))::text[]), private.rule('unit'::text, 'line'::text, 50)];

CREATE OR REPLACE FUNCTION private.clean_text (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE WHEN (value ~ '^[ -~\n]*$'::text) THEN value ELSE NORMALIZE(regexp_replace(NORMALIZE(regexp_replace(translate(regexp_replace(value, '\r\n?|[\u000b\u000c\u0085\u2028\u2029]'::text, '
'::text, 'g'::text), '	'::text, ' '::text), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]'::text, ''::text, 'g'::text), NFC), '(?<![\u0590-\u180a\u1810-\u1cff\u2600-\u27bf\u3400-\u9fff\ua800-\uabff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\ufefc\U00010a00-\U00011fff\U0001e900-\U0001e95f\U0001f000-\U0001faff\U00020000-\U0003ffff]\ufe0f?)[\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]+'::text, ''::text, 'g'::text), NFC) END;

CREATE OR REPLACE FUNCTION private.company_profile_rules (
  for_registration boolean
)
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('name'::text, 'line'::text, 200, 2, CASE WHEN for_registration THEN 'Company name must be at least 2 characters'::text ELSE 'Company name is required'::text END), private.rule('location'::text, 'line'::text, 200, 2, 'Location is required'::text), private.rule('industry'::text, 'line'::text, 100, 2, 'Industry is required'::text), private.rule('company_size'::text, 'choice'::text, message => 'Choose a company size'::text, choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'::text[]), private.rule('website'::text, 'url'::text, message => CASE WHEN for_registration THEN 'Must be a valid URL'::text ELSE 'Please enter a valid URL'::text END), private.rule('description'::text, 'text'::text, 10000), private.rule('linkedin_url'::text, 'url'::text, message => 'Please enter a valid LinkedIn URL'::text), private.rule('twitter_url'::text, 'url'::text, message => 'Please enter a valid Twitter URL'::text), private.rule('facebook_url'::text, 'url'::text, message => 'Please enter a valid Facebook URL'::text), private.rule('instagram_url'::text, 'url'::text, message => 'Please enter a valid Instagram URL'::text), private.rule('logo_url'::text, 'line'::text, 500)];

CREATE OR REPLACE FUNCTION private.company_registration_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('dba_name'::text, 'line'::text, 200), private.rule('primary_contact_name'::text, 'line'::text, 200), private.rule('primary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_phone'::text, 'line'::text, 40), private.rule('primary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('primary_contact_alt_phone'::text, 'line'::text, 40), private.rule('secondary_contact_name'::text, 'line'::text, 200), private.rule('secondary_contact_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_phone'::text, 'line'::text, 40), private.rule('secondary_contact_alt_email'::text, 'email'::text, message => 'Must be a valid email'::text), private.rule('secondary_contact_alt_phone'::text, 'line'::text, 40), private.rule('reg_street'::text, 'line'::text, 200), private.rule('reg_unit'::text, 'line'::text, 50), private.rule('reg_city'::text, 'line'::text, 100), private.rule('reg_state'::text, 'line'::text, 100), private.rule('reg_zip_code'::text, 'line'::text, 20), private.rule('reg_country'::text, 'line'::text, 100), private.rule('same_as_registered'::text, 'boolean'::text), private.rule('op_street'::text, 'line'::text, 200), private.rule('op_unit'::text, 'line'::text, 50), private.rule('op_city'::text, 'line'::text, 100), private.rule('op_state'::text, 'line'::text, 100), private.rule('op_zip_code'::text, 'line'::text, 20), private.rule('op_country'::text, 'line'::text, 100), private.rule('tax_id'::text, 'line'::text, 50), private.rule('ein_document_url'::text, 'line'::text, 500), private.rule('tax_document_url'::text, 'line'::text, 500)];

CREATE OR REPLACE FUNCTION private.field_problem (
  value jsonb,
  rule private.field_rule
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  -- A choice comes from a list, so it is taken as it is.
  given text := case rule.kind when 'choice' then value #>> '{}' else private.trimmed(value #>> '{}') end;
begin
  if rule.kind = 'boolean' then
    return case when jsonb_typeof(value) = 'boolean' then null else 'Choose yes or no' end;
  elsif value is null or jsonb_typeof(value) = 'null' or given = '' then
    return case when rule.min_length > 0 then rule.message end;
  elsif rule.kind = 'texts' then
    return private.texts_problem(value, rule);
  elsif jsonb_typeof(value) <> 'string' then
    return coalesce(rule.message, 'Use text here');
  elsif rule.kind = 'line' and given ~ '\n' then
    return 'Use one line';
  elsif rule.kind = 'email' and not private.is_email(given)
    or rule.kind = 'url' and not private.is_http_url(given)
    or rule.kind = 'choice' and given <> all (rule.choices)
    or char_length(given) < rule.min_length then
    return rule.message;
  elsif char_length(given) > rule.max_length then
    return private.too_long(rule.max_length);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.invitation_rules (
  kind text
)
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE kind WHEN 'company'::text THEN ARRAY[private.rule('companyName'::text, 'line'::text, 200, 2, 'Company name must be at least 2 characters'::text), private.rule('message'::text, 'text'::text, 2000)] WHEN 'candidate'::text THEN ARRAY[private.rule('companyId'::text, 'line'::text, 50), private.rule('managementTerms'::text, 'text'::text, 5000)] ELSE (ARRAY[private.rule('firstName'::text, 'line'::text, 100, 2, 'First name must be at least 2 characters'::text), private.rule('lastName'::text, 'line'::text, 100, 2, 'Last name must be at least 2 characters'::text)] || CASE WHEN (kind = 'admin'::text) THEN ARRAY[private.rule('message'::text, 'text'::text, 2000)] ELSE ARRAY[private.rule('companyId'::text, 'line'::text, 50), private.rule('role'::text, 'choice'::text, 20, 1, 'Please select a role'::text, '{manager,recruiter,partner_recruiter}'::text[])] END) END;

CREATE OR REPLACE FUNCTION private.is_line (
  value text,
  max_length integer,
  min_length integer DEFAULT 0
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((private.clean_text(value) = value) AND (char_length(btrim(value)) >= min_length) AND (char_length(value) <= max_length) AND (value !~ '\n'::text));

CREATE OR REPLACE FUNCTION private.are_short_texts (
  items text[],
  max_items integer,
  max_length integer
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((items IS NOT NULL) AND (COALESCE(array_ndims(items), 1) = 1) AND (cardinality(items) <= max_items) AND (NOT (EXISTS (SELECT 1 FROM unnest(are_short_texts.items) item(item) WHERE ((item.item IS NULL) OR (item.item <> btrim(item.item)) OR (NOT private.is_line(item.item, are_short_texts.max_length, 1)))))));

CREATE OR REPLACE FUNCTION private.is_email (
  value text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((value ~ '^[^\s@<>",;:()\[\]\\]+@[^\s@<>"'',;:()\[\]\\.]+(\.[^\s@<>"'',;:()\[\]\\.]+)+$'::text) AND private.is_line(value, 320));

CREATE OR REPLACE FUNCTION private.is_http_url (
  value text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((value ~ (('^[Hh][Tt][Tt][Pp][Ss]?://'::text || replace('([<letters>0-9_]([<letters>0-9_\-]{0,61}[<letters>0-9_])?\.)+([<letters>]{2,63}|[Xx][Nn]--[A-Za-z0-9\-]{1,59})'::text, '<letters>'::text, 'A-Za-z\u00c0-\u167f\u1681-\u1fff\u2c00-\u2dff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc\U00010000-\U0003ffff'::text)) || '(:[0-9]{1,5})?([/?#][^\s<>"\\]*)?$'::text)) AND (value !~* '^[^:]+://[^/?#:]*\.(localhost|local|localdomain|internal|lan|arpa)(:|/|\?|#|$)'::text) AND ("substring"(value, '^[^:]+://[^/?#]*'::text) IS NFKC NORMALIZED) AND private.is_line(value, 500));

CREATE OR REPLACE FUNCTION private.is_text (
  value text,
  max_length integer,
  min_length integer DEFAULT 0
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ((private.clean_text(value) = value) AND (char_length(btrim(value)) >= min_length) AND (char_length(value) <= max_length));

CREATE OR REPLACE FUNCTION private.job_question_errors (
  questions jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.job_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('title'::text, 'line'::text, 200, min_length => 1, message => 'Enter a job title'::text), private.rule('description'::text, 'text'::text, 20000, min_length => 1, message => 'Enter a description'::text), private.rule('location'::text, 'line'::text, 200, min_length => 1, message => 'Enter the primary location'::text), private.rule('locations'::text, 'texts'::text, 200, max_items => 20), private.rule('jobType'::text, 'choice'::text, min_length => 1, message => 'Choose a job type'::text, choices => (enum_range(NULL::public.job_type))::text[]), private.rule('experienceLevel'::text, 'choice'::text, message => 'Choose an experience level'::text, choices => (enum_range(NULL::public.experience_level))::text[]), private.rule('experienceRequired'::text, 'line'::text, 500), private.rule('educationRequired'::text, 'line'::text, 500), private.rule('skills_required'::text, 'texts'::text, 60, max_items => 50), private.rule('requirements'::text, 'texts'::text, 500, max_items => 50), private.rule('preferredSkills'::text, 'texts'::text, 60, max_items => 50)];

CREATE OR REPLACE FUNCTION private.texts_problem (
  value jsonb,
  rule private.field_rule
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if jsonb_typeof(value) <> 'array' then
    return 'Use a list here';
  elsif exists (select from jsonb_array_elements(value) as item where jsonb_typeof(item) <> 'string') then
    return 'Use text here';
  elsif jsonb_array_length(value) > rule.max_items then
    return 'Use at most ' || rule.max_items || ' entries';
  elsif exists (select from jsonb_array_elements_text(value) as item where private.trimmed(item) ~ '\n') then
    return 'Use one line';
  elsif exists (select from jsonb_array_elements_text(value) as item where char_length(private.trimmed(item)) > rule.max_length) then
    return private.too_long(rule.max_length);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.trimmed (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN regexp_replace(private.clean_text(value), '^[\s\u00a0\u2007\u202f]+|[\s\u00a0\u2007\u202f]+$'::text, ''::text, 'g'::text);

CREATE OR REPLACE FUNCTION public.register_company (
  p_company jsonb,
  p_first_name text DEFAULT NULL::text,
  p_last_name text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  account public.profiles;
  membership public.company_users;
  company public.companies;
  rules private.field_rule[] := private.company_profile_rules(true) || private.company_registration_rules();
  errors jsonb;
begin
  -- The lock makes a double submit wait for the first one and then find its company.
  select * into account from public.profiles where id = caller for update;
  if account.role is distinct from 'company' then
    perform private.fail(403, 'company_accounts_only', 'Only company accounts can register a company profile');
  end if;
  errors := private.field_errors(p_company, rules) || private.field_errors(
    jsonb_build_object('firstName', p_first_name, 'lastName', p_last_name),
    array[private.rule('firstName', 'line', 100), private.rule('lastName', 'line', 100)]
  );
  perform private.refuse_field_errors(errors);

  membership := private.my_membership();
  if membership.id is null then
    insert into public.companies (user_id) values (caller) returning * into company;
    insert into public.company_users (user_id, company_id, role, email)
    values (caller, company.id, 'company_admin', account.email) returning * into membership;
  elsif not private.can_at_company(membership.company_id, 'edit_registration') then
    perform private.fail(403, 'not_company_admin', 'Only company administrators can edit the registration');
  else
    select * into company from public.companies where id = membership.company_id for update;
  end if;
  perform private.write_company(
    company, private.clean_fields(p_company, rules), resubmit => company.submitted_at is null or company.rejected_at is not null);
  update public.company_users set
    first_name = coalesce(nullif(private.trimmed(p_first_name), ''), first_name),
    last_name = coalesce(nullif(private.trimmed(p_last_name), ''), last_name)
  where id = membership.id;
  return company.id;
end
$function$;

COMMENT ON FUNCTION "private"."are_short_texts"(text[], integer, integer) IS 'True for a list of at most max_items trimmed, non-empty lines of at most max_length characters each.';

COMMENT ON FUNCTION "private"."clean_text"(text) IS 'The text as it may be stored: line breaks as \n, tabs as spaces, without what nobody sees (controls, soft hyphens, zero-width letters, fillers, tags, what turns the direction of reading; joiners stay where a script or an emoji needs them), in one spelling (NFC).';

COMMENT ON FUNCTION "private"."is_http_url"(text) IS 'True for an http(s) URL of at most 500 characters to a public name, without user name and password: the only URLs that may become links (RULES: Interface).';

COMMENT ON FUNCTION "private"."is_line"(text, integer, integer) IS 'True for a clean text of that many characters in one line: a name, a title, a place (RULES: Interface).';

COMMENT ON FUNCTION "private"."is_text"(text, integer, integer) IS 'True for a clean text of that many characters. It may have several lines.';

COMMENT ON FUNCTION "private"."trimmed"(text) IS 'A text as every field is read: clean, and without white space at both ends, line breaks and spaces that never break included (RULES: Interface).';

COMMENT ON TYPE "private"."field_rule" IS 'How one field of a form is checked. kind: text, line (text without line breaks), email, url, choice, boolean or texts (a list of lines). min_length above 0: required. message: what the contract says when it does not fit.';

REVOKE ALL ON FUNCTION "private"."clean_text"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."clean_text"(text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_line"(text, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_line"(text, integer, integer) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_text"(text, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_text"(text, integer, integer) TO "anon", "authenticated", "service_role";

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_alternate_phone_check" CHECK (private.is_line(alternate_phone, 40));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_bio_check" CHECK (private.is_text(bio, 5000));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_city_check" CHECK (private.is_line(city, 100));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_country_check" CHECK (private.is_line(country, 100));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_first_name_check" CHECK (private.is_line(first_name, 100));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_last_name_check" CHECK (private.is_line(last_name, 100));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_management_terms_check" CHECK (private.is_text(management_terms, 5000));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_phone_check" CHECK (private.is_line(phone, 40));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_state_check" CHECK (private.is_line(state, 100));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_street_check" CHECK (private.is_line(street, 200));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_title_check" CHECK (private.is_line(title, 200));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_unit_check" CHECK (private.is_line(unit, 50));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_zip_code_check" CHECK (private.is_line(zip_code, 20));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_dba_name_check" CHECK (private.is_line(dba_name, 200));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_description_check" CHECK (private.is_text(description, 10000));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_industry_check" CHECK (private.is_line(industry, 100, 2));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_location_check" CHECK (private.is_line(location, 200, 2));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_name_check" CHECK (private.is_line(name, 200, 2));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_op_city_check" CHECK (private.is_line(op_city, 100));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_op_country_check" CHECK (private.is_line(op_country, 100));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_op_state_check" CHECK (private.is_line(op_state, 100));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_op_street_check" CHECK (private.is_line(op_street, 200));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_op_unit_check" CHECK (private.is_line(op_unit, 50));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_op_zip_code_check" CHECK (private.is_line(op_zip_code, 20));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_primary_contact_alt_phone_check" CHECK (private.is_line(primary_contact_alt_phone, 40));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_primary_contact_name_check" CHECK (private.is_line(primary_contact_name, 200));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_primary_contact_phone_check" CHECK (private.is_line(primary_contact_phone, 40));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_reg_city_check" CHECK (private.is_line(reg_city, 100));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_reg_country_check" CHECK (private.is_line(reg_country, 100));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_reg_state_check" CHECK (private.is_line(reg_state, 100));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_reg_street_check" CHECK (private.is_line(reg_street, 200));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_reg_unit_check" CHECK (private.is_line(reg_unit, 50));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_reg_zip_code_check" CHECK (private.is_line(reg_zip_code, 20));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_rejection_reason_check" CHECK (private.is_text(rejection_reason, 2000));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_secondary_contact_alt_phone_check" CHECK (private.is_line(secondary_contact_alt_phone, 40));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_secondary_contact_name_check" CHECK (private.is_line(secondary_contact_name, 200));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_secondary_contact_phone_check" CHECK (private.is_line(secondary_contact_phone, 40));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_tax_id_check" CHECK (private.is_line(tax_id, 50));

ALTER TABLE "public"."company_users"
  ADD CONSTRAINT "company_users_first_name_check" CHECK (private.is_line(first_name, 100));

ALTER TABLE "public"."company_users"
  ADD CONSTRAINT "company_users_last_name_check" CHECK (private.is_line(last_name, 100));

ALTER TABLE "public"."company_users"
  ADD CONSTRAINT "company_users_phone_check" CHECK (private.is_line(phone, 40));

ALTER TABLE "public"."invitations"
  ADD CONSTRAINT "invitations_management_terms_check" CHECK (private.is_text(management_terms, 5000));

ALTER TABLE "public"."job_application_answers"
  ADD CONSTRAINT "job_application_answers_answer_check" CHECK (private.is_text(answer, 10000));

ALTER TABLE "public"."job_application_answers"
  ADD CONSTRAINT "job_application_answers_question_check" CHECK (private.is_line(question, 500));

ALTER TABLE "public"."job_questions"
  ADD CONSTRAINT "job_questions_question_check" CHECK (private.is_line(question, 500, 1));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_description_check" CHECK (private.is_text(description, 20000, 1));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_education_required_check" CHECK (private.is_line(education_required, 500));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_experience_required_check" CHECK (private.is_line(experience_required, 500));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_location_check" CHECK (private.is_line(location, 200, 1));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_title_check" CHECK (private.is_line(title, 200, 1));
