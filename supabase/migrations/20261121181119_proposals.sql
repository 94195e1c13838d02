-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP FUNCTION "private"."approve_company"(public.companies);

DROP FUNCTION "private"."job_errors"(jsonb, date);

DROP FUNCTION "private"."reject_company"(public.companies, text);

DROP FUNCTION "public"."set_company_approval"(uuid, boolean, text);

DROP FUNCTION "public"."update_company"(uuid, jsonb);

DROP FUNCTION "public"."update_job"(uuid, jsonb);

CREATE TABLE "public"."company_proposals" (
  "company_id" uuid NOT NULL,
  "changes" jsonb NOT NULL,
  "proposed_by" uuid,
  "proposed_at" timestamp with time zone NOT NULL DEFAULT now(),
  "rejected_at" timestamp with time zone,
  "rejection_reason" text,
  CONSTRAINT "company_proposals_changes_check" CHECK (((jsonb_typeof(changes) = 'object'::text) AND (changes <> '{}'::jsonb))),
  CONSTRAINT "company_proposals_pkey" PRIMARY KEY (company_id),
  CONSTRAINT "company_proposals_reason_of_rejection" CHECK (((rejection_reason IS NULL) OR (rejected_at IS NOT NULL))),
  CONSTRAINT "company_proposals_rejection_reason_check" CHECK ((char_length(rejection_reason) <= 2000))
);

ALTER TABLE "public"."company_proposals"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.apply_job_input (
  job public.jobs,
  data jsonb
)
  RETURNS public.jobs
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
      ('status', 'status', to_jsonb(private.read_job_status(data ->> 'status')))
    ) as field (input, column_name, value)
    where data ? field.input
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.approve_company (
  company public.companies,
  seen timestamp with time zone
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if company.is_approved then
    return company;
  elsif company.submitted_at is null then
    perform private.fail(409, 'not_submitted', 'This company has not finished its registration yet. It can be approved once it is submitted.');
  end if;
  perform private.require_seen(company, seen);
  update public.companies
  set is_approved = true, approved_at = now(), rejected_at = null, rejection_reason = null
  where id = company.id returning * into company;
  perform private.audit('company.approved', 'company', company.id, company.id);
  perform private.tell_company_admins(
    company, 'company_approved', 'Company approved', company.name || ' has been approved.',
    'company_approved', '{"path": "/company/dashboard"}');
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.can_withdraw_proposal (
  proposal public.company_proposals
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.can_at_company(proposal.company_id, 'edit_registration')
    or proposal.changes - 'name' = '{}' and private.can_at_company(proposal.company_id, 'edit_profile');
end
$function$;

CREATE OR REPLACE FUNCTION private.change_details (
  company public.companies,
  changes jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(jsonb_each.key, jsonb_build_object('from', (to_jsonb(change_details.company) -> jsonb_each.key), 'to', jsonb_each.value)), '{}'::jsonb) AS "coalesce" FROM jsonb_each(change_details.changes) jsonb_each(key, value) WHERE (jsonb_each.value IS DISTINCT FROM (to_jsonb(change_details.company) -> jsonb_each.key)));

CREATE OR REPLACE FUNCTION private.company_document_paths (
  of_company uuid
)
  RETURNS SETOF text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT named.path
    FROM ((public.companies c
      LEFT JOIN public.company_proposals p ON ((p.company_id = c.id)))
      CROSS JOIN LATERAL ( VALUES (c.ein_document_url), (c.tax_document_url), ((p.changes ->> 'ein_document_url'::text)), ((p.changes ->> 'tax_document_url'::text))) named(path))
   WHERE ((c.id = company_document_paths.of_company) AND (named.path IS NOT NULL));
END;

CREATE OR REPLACE FUNCTION private.edit_company (
  company public.companies,
  sent jsonb,
  resubmit boolean
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_field_errors(private.company_path_errors(company, sent));
  if company.is_approved then
    if sent ?| private.reviewed_fields() then
      perform private.propose(company, (
        select jsonb_object_agg(key, value) from jsonb_each(sent) where key = any (private.reviewed_fields())));
    end if;
    sent := sent - private.reviewed_fields();
  end if;
  -- Also when only the proposal changed: updated_at says which version of all of it somebody saw.
  return private.write_company(company, sent, resubmit);
end
$function$;

CREATE OR REPLACE FUNCTION private.end_proposal (
  proposal public.company_proposals,
  action text,
  more jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  if proposal.company_id is null then
    return;
  end if;
  select * into company from public.companies where id = proposal.company_id;
  perform private.audit(action, 'company', company.id, company.id,
    jsonb_build_object('changes', private.change_details(company, proposal.changes)) || more);
  delete from public.company_proposals where company_id = company.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.job_errors (
  data jsonb,
  stored public.jobs
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  errors jsonb := private.field_errors(data, private.job_rules(), is_whole => stored.id is null);
  -- What the job would have, with what is left out as it is.
  salaries jsonb := jsonb_build_object('salaryMin', stored.salary_min, 'salaryMax', stored.salary_max) || data;
begin
  errors := errors || private.job_question_errors(data -> 'questions') || jsonb_strip_nulls(jsonb_build_object(
    'salaryMin', private.salary_problem(data -> 'salaryMin'),
    'salaryMax', private.salary_problem(data -> 'salaryMax'),
    'expires_at', private.day_problem(data -> 'expires_at', stored.expires_at),
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
$function$;

CREATE OR REPLACE FUNCTION private.likeness (
  one text[],
  other text[]
)
  RETURNS real
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT ((shared.number)::real / (GREATEST(((cardinality(likeness.one) + cardinality(likeness.other)) - shared.number), (1)::bigint))::double precision) FROM (SELECT count(*) AS count FROM unnest(likeness.one) trigram(trigram) WHERE (trigram.trigram = ANY (likeness.other))) shared(number));

CREATE OR REPLACE FUNCTION private.name_key (
  name text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (SELECT replace(replace(translate(COALESCE(NULLIF(without_form.bare, ''::text), written.words), 'i '::text, 'l'::text), 'rn'::text, 'm'::text), 'vv'::text, 'w'::text) AS replace FROM ((SELECT regexp_replace(replace(regexp_replace(translate(lower(NORMALIZE(name_key.name, NFKD)), 'аеорсухіјѕԁһӏνοαρτκ0135|'::text, 'aeopcyxijsdhlvoaptkolesl'::text), '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]'::text, ''::text, 'g'::text), '.'::text, ''::text), '[\s!-/:-@\[-`{-~\u00a0\u2000-\u206f]+'::text, ' '::text, 'g'::text) AS regexp_replace) written(words) CROSS JOIN LATERAL (SELECT btrim(regexp_replace(written.words, '\m(incorporated|inc|llc|llp|limited|ltd|gmbh|corporation|corp|company|co|plc|ag|sarl|bv|oy|ab|pty|and)\M'::text, ''::text, 'g'::text)) AS btrim) without_form(bare)));

CREATE OR REPLACE FUNCTION private.proposal_json (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT jsonb_build_object('changes', p.changes, 'proposed_by', (SELECT NULLIF(btrim(((u.first_name || ' '::text) || u.last_name)), ''::text) AS "nullif" FROM public.company_users u WHERE ((u.user_id = p.proposed_by) AND (u.company_id = p.company_id))), 'proposed_at', p.proposed_at, 'rejected_at', p.rejected_at, 'rejection_reason', p.rejection_reason, 'can', jsonb_build_object('withdraw', private.can_withdraw_proposal(p.*))) AS jsonb_build_object FROM public.company_proposals p WHERE (p.company_id = proposal_json.of_company));

CREATE OR REPLACE FUNCTION private.company_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.public_company_json(company) || jsonb_build_object('dba_name', (company).dba_name, 'primary_contact_name', (company).primary_contact_name, 'primary_contact_email', (company).primary_contact_email, 'primary_contact_phone', (company).primary_contact_phone, 'primary_contact_alt_email', (company).primary_contact_alt_email, 'primary_contact_alt_phone', (company).primary_contact_alt_phone, 'secondary_contact_name', (company).secondary_contact_name, 'secondary_contact_email', (company).secondary_contact_email, 'secondary_contact_phone', (company).secondary_contact_phone, 'secondary_contact_alt_email', (company).secondary_contact_alt_email, 'secondary_contact_alt_phone', (company).secondary_contact_alt_phone, 'reg_street', (company).reg_street, 'reg_unit', (company).reg_unit, 'reg_city', (company).reg_city, 'reg_state', (company).reg_state, 'reg_zip_code', (company).reg_zip_code, 'reg_country', (company).reg_country, 'same_as_registered', (company).same_as_registered, 'op_street', (company).op_street, 'op_unit', (company).op_unit, 'op_city', (company).op_city, 'op_state', (company).op_state, 'op_zip_code', (company).op_zip_code, 'op_country', (company).op_country, 'tax_id', (company).tax_id, 'ein_document_url', (company).ein_document_url, 'tax_document_url', (company).tax_document_url, 'submitted_at', (company).submitted_at, 'is_approved', (company).is_approved, 'approved_at', (company).approved_at, 'rejected_at', (company).rejected_at, 'rejection_reason', (company).rejection_reason, 'created_at', (company).created_at, 'updated_at', (company).updated_at, 'proposal', private.proposal_json((company).id)));

CREATE OR REPLACE FUNCTION private.propose (
  company public.companies,
  sent jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  waiting public.company_proposals;
  wanted jsonb;
begin
  select * into waiting from public.company_proposals where company_id = company.id;
  wanted := private.reviewed_changes(company, private.wanted_company(company, coalesce(waiting.changes, '{}') || sent));
  if wanted = '{}' then
    perform private.end_proposal(waiting, 'company.changes_withdrawn');
  elsif wanted is distinct from waiting.changes or waiting.rejected_at is not null then
    insert into public.company_proposals (company_id, changes, proposed_by) values (company.id, wanted, auth.uid())
    on conflict (company_id) do update set
      changes = excluded.changes,
      proposed_by = excluded.proposed_by,
      proposed_at = excluded.proposed_at,
      rejected_at = null,
      rejection_reason = null;
    perform private.audit('company.changes_proposed', 'company', company.id, company.id,
      jsonb_build_object('changes', private.change_details(company, wanted)));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_outdated (
  stored timestamp with time zone,
  seen timestamp with time zone,
  current jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if seen is not null and seen is distinct from stored then
    perform private.fail(409, 'edit_conflict', 'Someone has changed this since you opened it', jsonb_build_object('current', current));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.reject_company (
  company public.companies,
  reason text,
  seen timestamp with time zone
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if company.submitted_at is null then
    perform private.fail(409, 'not_submitted', 'This company has not finished its registration yet. There is nothing to reject.');
  elsif company.rejected_at is not null and company.rejection_reason is not distinct from reason then
    return company;
  end if;
  perform private.require_seen(company, seen);
  update public.companies set rejected_at = now(), rejection_reason = reason where id = company.id returning * into company;
  perform private.audit('company.rejected', 'company', company.id, company.id, jsonb_build_object('reason', reason));
  perform private.tell_company_admins(
    company, 'company_rejected', 'Company not approved',
    'The registration of ' || company.name || ' was not approved. You can correct and resubmit it.',
    'company_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_seen (
  company public.companies,
  seen timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if seen is not null and seen is distinct from company.updated_at then
    perform private.fail(409, 'registration_changed', 'The registration has changed since you opened it. Look at it again before you decide.');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.reviewed_fields()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{name,dba_name,tax_id,ein_document_url,tax_document_url,same_as_registered,reg_street,reg_unit,reg_city,reg_state,reg_zip_code,reg_country,op_street,op_unit,op_city,op_state,op_zip_code,op_country}'::text[];

CREATE OR REPLACE FUNCTION private.reviewed_changes (
  company public.companies,
  wanted public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_object_agg(field.key, field.value), '{}'::jsonb) AS "coalesce" FROM jsonb_each(to_jsonb(reviewed_changes.wanted)) field(key, value) WHERE ((field.key = ANY (private.reviewed_fields())) AND (field.value IS DISTINCT FROM (to_jsonb(reviewed_changes.company) -> field.key))));

CREATE OR REPLACE FUNCTION private.revoke_approval (
  company public.companies,
  reason text,
  seen timestamp with time zone
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  proposal public.company_proposals;
begin
  if reason is null then
    perform private.refuse_field_errors('{"reason": "Say why the approval is taken back"}');
  end if;
  perform private.require_seen(company, seen);
  -- What waited is what the company wants reviewed now: it goes on into the registration, which nobody but staff and admins reads.
  select * into proposal from public.company_proposals where company_id = company.id;
  perform private.end_proposal(proposal, 'company.changes_ended');
  update public.companies
  set is_approved = false, approved_at = null, rejected_at = now(), rejection_reason = reason
  where id = company.id returning * into company;
  perform private.audit('company.approval_revoked', 'company', company.id, company.id, jsonb_build_object('reason', reason));
  perform private.tell_company_admins(
    company, 'company_rejected', 'Approval taken back',
    'The approval of ' || company.name || ' was taken back, and its jobs are offline. You can correct the registration and resubmit it.',
    'company_approval_revoked', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  if proposal.company_id is not null then
    company := private.write_company(company, proposal.changes, resubmit => false);
  end if;
  return company;
end
$function$;

CREATE OR REPLACE FUNCTION private.trigrams (
  key text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN ARRAY(SELECT DISTINCT substr((('  '::text || trigrams.key) || ' '::text), place.place, 3) AS substr FROM generate_series(1, (char_length(trigrams.key) + 1)) place(place));

CREATE OR REPLACE FUNCTION private.similar_companies (
  of_company uuid,
  names text[]
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT COALESCE(jsonb_agg((to_jsonb(alike.*) - 'likeness'::text) ORDER BY alike.likeness DESC, alike.name), '[]'::jsonb) AS "coalesce" FROM (SELECT c.id, c.name, c.is_approved, bool_or((its.key = wanted.key)) AS is_same, max(private.likeness(private.trigrams(its.key), wanted.trigrams)) AS likeness FROM ((public.companies c CROSS JOIN LATERAL (SELECT private.name_key(c.name) AS name_key) its(key)) CROSS JOIN (SELECT DISTINCT private.name_key(name.name) AS name_key, private.trigrams(private.name_key(name.name)) AS trigrams FROM unnest(similar_companies.names) name(name)) wanted(key, trigrams)) WHERE ((c.id <> similar_companies.of_company) AND ((c.submitted_at IS NOT NULL) OR c.is_approved) AND (private.likeness(private.trigrams(its.key), wanted.trigrams) >= (0.5)::double precision)) GROUP BY c.id ORDER BY (max(private.likeness(private.trigrams(its.key), wanted.trigrams))) DESC, c.name LIMIT 5) alike);

CREATE OR REPLACE FUNCTION private.wanted_company (
  company public.companies,
  changes jsonb
)
  RETURNS public.companies
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT CASE WHEN wanted.same_as_registered THEN jsonb_populate_record(wanted.*, '{"op_city": null, "op_unit": null, "op_state": null, "op_street": null, "op_country": null, "op_zip_code": null}'::jsonb) ELSE wanted.* END AS wanted FROM jsonb_populate_record(wanted_company.company, wanted_company.changes) wanted(id, user_id, name, dba_name, industry, company_size, location, website, description, logo_url, linkedin_url, twitter_url, facebook_url, instagram_url, primary_contact_name, primary_contact_email, primary_contact_phone, primary_contact_alt_email, primary_contact_alt_phone, secondary_contact_name, secondary_contact_email, secondary_contact_phone, secondary_contact_alt_email, secondary_contact_alt_phone, reg_street, reg_unit, reg_city, reg_state, reg_zip_code, reg_country, same_as_registered, op_street, op_unit, op_city, op_state, op_zip_code, op_country, tax_id, ein_document_url, tax_document_url, submitted_at, is_approved, approved_at, rejected_at, rejection_reason, created_at, updated_at));

CREATE OR REPLACE FUNCTION private.write_company (
  company public.companies,
  changes jsonb,
  resubmit boolean
)
  RETURNS public.companies
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  wanted public.companies := private.wanted_company(company, changes);
  edited text[];
begin
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
     tax_id, ein_document_url, tax_document_url, submitted_at, rejected_at, rejection_reason)
    = (wanted.name, wanted.dba_name, wanted.industry, wanted.company_size, wanted.location, wanted.website, wanted.description, wanted.logo_url,
     wanted.linkedin_url, wanted.twitter_url, wanted.facebook_url, wanted.instagram_url,
     wanted.primary_contact_name, wanted.primary_contact_email, wanted.primary_contact_phone, wanted.primary_contact_alt_email, wanted.primary_contact_alt_phone,
     wanted.secondary_contact_name, wanted.secondary_contact_email, wanted.secondary_contact_phone, wanted.secondary_contact_alt_email, wanted.secondary_contact_alt_phone,
     wanted.reg_street, wanted.reg_unit, wanted.reg_city, wanted.reg_state, wanted.reg_zip_code, wanted.reg_country, wanted.same_as_registered,
     wanted.op_street, wanted.op_unit, wanted.op_city, wanted.op_state, wanted.op_zip_code, wanted.op_country,
     wanted.tax_id, wanted.ein_document_url, wanted.tax_document_url, wanted.submitted_at, wanted.rejected_at, wanted.rejection_reason)
  where c.id = company.id
  returning * into wanted;
  edited := array(
    select key from jsonb_each(to_jsonb(wanted) - 'updated_at') where value is distinct from to_jsonb(company) -> key order by key);
  if edited <> '{}' then
    perform private.audit('company.edited', 'company', company.id, company.id, jsonb_build_object('fields', edited));
  end if;
  return wanted;
end
$function$;

CREATE OR REPLACE FUNCTION public.create_job (
  p_company_id uuid,
  p_job jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  target uuid := private.my_company_id(p_company_id);
  job public.jobs := jsonb_populate_record(
    null::public.jobs, '{"locations": [], "skills_required": [], "requirements": [], "preferred_skills": [], "status": "draft"}');
begin
  if not private.can_at_company(target, 'post_jobs') then
    perform private.fail(403, 'not_allowed', 'Your role does not allow posting jobs');
  end if;
  perform private.require_live_company(target);
  perform private.refuse_field_errors(private.job_errors(p_job, null));

  job := private.apply_job_input(job, p_job);
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
$function$;

CREATE OR REPLACE FUNCTION public.decide_company_proposal (
  p_company_id uuid,
  p_is_approved boolean,
  p_updated_at timestamp with time zone,
  p_reason text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  proposal public.company_proposals;
  reason text := nullif(private.trimmed(p_reason), '');
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 2000)]);
  if p_is_approved is null then
    errors := errors || '{"isApproved": "Say whether the changes are approved"}';
  elsif not p_is_approved and reason is null then
    errors := errors || '{"reason": "Say what has to change"}';
  elsif p_updated_at is null then
    errors := errors || '{"updatedAt": "Say which version was reviewed"}';
  end if;
  perform private.refuse_field_errors(errors);

  company := private.locked_company(p_company_id);
  perform private.require_seen(company, p_updated_at);
  select * into proposal from public.company_proposals where company_id = company.id and rejected_at is null;
  if proposal.company_id is null then
    perform private.fail(409, 'nothing_proposed', 'There are no changes waiting for approval');
  end if;
  if p_is_approved then
    perform private.end_proposal(proposal, 'company.changes_approved');
    company := private.write_company(company, proposal.changes, resubmit => false);
    perform private.tell_company_admins(
      company, 'company_approved', 'Changes approved', 'The changes to the registration of ' || company.name || ' have been approved.',
      'company_changes_approved', '{"path": "/company/profile"}');
  else
    update public.company_proposals set rejected_at = now(), rejection_reason = reason where company_id = company.id;
    perform private.audit('company.changes_rejected', 'company', company.id, company.id,
      jsonb_build_object('changes', private.change_details(company, proposal.changes), 'reason', reason));
    company := private.write_company(company, '{}', resubmit => false);
    perform private.tell_company_admins(
      company, 'company_rejected', 'Changes not approved',
      'The changes to the registration of ' || company.name || ' were not approved. You can correct and resubmit them.',
      'company_changes_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  end if;
  return private.company_json(company);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_companies_for_admin()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    with approved_names as materialized (select private.name_key(name) as key from public.companies where is_approved)
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id,
      'name', c.name,
      'industry', c.industry,
      'location', c.location,
      'logo_url', c.logo_url,
      'is_approved', c.is_approved,
      'submitted_at', c.submitted_at,
      'approved_at', c.approved_at,
      'rejected_at', c.rejected_at,
      'rejection_reason', c.rejection_reason,
      'created_at', c.created_at,
      'updated_at', c.updated_at,
      'proposed_at', p.proposed_at,
      'has_taken_name', not c.is_approved and c.submitted_at is not null
        and private.name_key(c.name) in (select key from approved_names)
    ) order by c.created_at desc, c.id desc), '[]')
    from public.companies c
    left join public.company_proposals p on p.company_id = c.id and p.rejected_at is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_similar_companies (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return private.similar_companies(p_company_id, array(
    select c.name from public.companies c where c.id = p_company_id
    union
    select p.changes ->> 'name' from public.company_proposals p where p.company_id = p_company_id and p.changes ? 'name'
  ));
end
$function$;

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
    array[private.rule('firstName', 'text', 100), private.rule('lastName', 'text', 100)]
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
  perform private.edit_company(
    company, private.clean_fields(p_company, rules), resubmit => company.submitted_at is null or company.rejected_at is not null);
  update public.company_users set
    first_name = coalesce(nullif(private.trimmed(p_first_name), ''), first_name),
    last_name = coalesce(nullif(private.trimmed(p_last_name), ''), last_name)
  where id = membership.id;
  return company.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_company_approval (
  p_company_id uuid,
  p_is_approved boolean,
  p_reason text DEFAULT NULL::text,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  reason text := nullif(private.trimmed(p_reason), '');
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('reason', p_reason), array[private.rule('reason', 'text', 2000)]);
  if p_is_approved is null then
    errors := errors || '{"isApproved": "Say whether the company is approved"}';
  end if;
  perform private.refuse_field_errors(errors);
  company := private.locked_company(p_company_id);
  company := case
    when p_is_approved then private.approve_company(company, p_updated_at)
    when company.is_approved then private.revoke_approval(company, reason, p_updated_at)
    else private.reject_company(company, reason, p_updated_at)
  end;
  return private.company_json(company);
end
$function$;

CREATE OR REPLACE FUNCTION public.update_company (
  p_company_id uuid,
  p_company jsonb,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  company public.companies;
  changes jsonb;
  registration jsonb;
begin
  if not coalesce(p_company_id in (select private.my_company_ids()), false) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_at_company(p_company_id, 'edit_profile') then
    perform private.fail(403, 'not_allowed', 'You do not have permission to edit the company profile');
  end if;
  perform private.refuse_field_errors(
    private.field_errors(p_company, private.company_profile_rules(false) || private.company_registration_rules(), is_whole => false));
  registration := private.clean_fields(p_company, private.company_registration_rules());
  if registration <> '{}' and not private.can_at_company(p_company_id, 'edit_registration') then
    perform private.fail(403, 'not_company_admin', 'Only company administrators can edit the registration');
  end if;
  changes := private.clean_fields(p_company, private.company_profile_rules(false)) || registration;
  select * into company from public.companies where id = p_company_id for update;
  perform private.refuse_outdated(company.updated_at, p_updated_at, private.company_json(company));
  company := private.edit_company(
    company, changes,
    resubmit => registration <> '{}' and (company.submitted_at is null or company.rejected_at is not null));
  return private.company_json(company);
end
$function$;

CREATE OR REPLACE FUNCTION public.update_job (
  p_job_id uuid,
  p_job jsonb,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  before public.jobs;
begin
  if not private.can_edit_job(job) then
    perform private.fail(403, 'not_allowed', 'Your role does not allow editing jobs');
  end if;
  -- Again with a lock: two savers take turns.
  select * into before from public.jobs where id = p_job_id and deleted_at is null for update;
  if before.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.refuse_outdated(before.updated_at, p_updated_at, private.company_job_json(before.id));
  perform private.refuse_field_errors(private.job_errors(p_job, before));
  job := private.apply_job_input(before, p_job);
  if jsonb_typeof(p_job -> 'questions') = 'array' then
    perform private.store_job_questions(job.id, p_job -> 'questions');
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
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_company_proposal (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  company public.companies;
  proposal public.company_proposals;
begin
  if not coalesce(p_company_id in (select private.my_company_ids()), false) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  company := private.locked_company(p_company_id);
  select * into proposal from public.company_proposals where company_id = company.id;
  if proposal.company_id is null then
    return private.company_json(company);
  elsif not private.can_withdraw_proposal(proposal) then
    perform private.fail(403, 'not_allowed', 'Only company administrators can withdraw these changes');
  end if;
  perform private.end_proposal(proposal, 'company.changes_withdrawn');
  company := private.write_company(company, '{}', resubmit => false);
  return private.company_json(company);
end
$function$;

ALTER TABLE "public"."company_proposals"
  ADD CONSTRAINT "company_proposals_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."company_proposals"
  ADD CONSTRAINT "company_proposals_proposed_by_fkey" FOREIGN KEY (proposed_by) REFERENCES auth.users(id) ON DELETE SET NULL;

CREATE INDEX company_proposals_proposer_index ON public.company_proposals USING btree (proposed_by);

CREATE POLICY "Staff and admins can read a company's proposal" ON "public"."company_proposals"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids() AS my_company_ids)) AND private.can_read_company(company_id, ( SELECT private.my_reach() AS my_reach)))));

COMMENT ON COLUMN "public"."company_proposals"."changes" IS 'Column of companies to wanted value, only where it differs from the approved one: those change by approval alone, so the row of companies is what the proposal began from.';

COMMENT ON FUNCTION "private"."apply_job_input"(public.jobs, jsonb) IS 'The job with the values of a checked jobData; what is left out stays as it is.';

COMMENT ON FUNCTION "private"."approve_company"(public.companies, timestamp with time zone) IS 'Approves what was seen and tells the company; an approved one is left as it is. PT409 while its registration is unfinished (RULES: Administration).';

COMMENT ON FUNCTION "private"."can_withdraw_proposal"(public.company_proposals) IS 'True for those who could have proposed all of it: the name belongs to the public profile, the rest to the registration (RULES: Staff).';

COMMENT ON FUNCTION "private"."change_details"(public.companies, jsonb) IS 'Field to {from, to} where the changes differ from the company, for the audit log. A document is its path, never what it holds.';

COMMENT ON FUNCTION "private"."company_document_paths"(uuid) IS 'Every path in company-documents that the company''s registration or its open proposal names (RULES: Files).';

COMMENT ON FUNCTION "private"."company_json"(public.companies) IS 'Company of the contracts: the whole record and what waits for approval, for its staff and admins.';

COMMENT ON FUNCTION "private"."edit_company"(public.companies, jsonb, boolean) IS 'Writes checked and cleaned fields of a company its caller has locked; what an approval covers becomes a proposal (RULES: Companies). resubmit puts an unapproved one before the admins again.';

COMMENT ON FUNCTION "private"."end_proposal"(public.company_proposals, text, jsonb) IS 'Takes a proposal away and audits how it ended; called before the company takes its values over. Nothing for none.';

COMMENT ON FUNCTION "private"."job_errors"(jsonb, public.jobs) IS 'Errors of a jobData by field, in the words of contracts/job.ts: a whole one for a new job (stored: null), what changes for a stored one. PT422 when data is no object.';

COMMENT ON FUNCTION "private"."likeness"(text[], text[]) IS 'How much of the trigrams of two texts is common to both: 0 nothing, 1 all.';

COMMENT ON FUNCTION "private"."name_key"(text) IS 'The form in which names of companies are compared (RULES: Administration): without case, spaces, punctuation, accents and legal form, and with one letter for those that are drawn alike.';

COMMENT ON FUNCTION "private"."proposal_json"(uuid) IS 'CompanyProposal of the contracts, or null. Reach is checked by its callers.';

COMMENT ON FUNCTION "private"."propose"(public.companies, jsonb) IS 'Puts the reviewed fields that were sent into the company''s proposal, which waits anew; one that says what is approved anyway is gone. The company is locked by the caller.';

COMMENT ON FUNCTION "private"."refuse_outdated"(timestamp with time zone, timestamp with time zone, jsonb) IS 'PT409 edit_conflict with {"current": …} when a record, locked by the caller, is not the version an edit began from any more (RULES: Interface). A null version, as the status menu sends, is no edit of what was read.';

COMMENT ON FUNCTION "private"."reject_company"(public.companies, text, timestamp with time zone) IS 'Rejects and tells the company why; a repeated rejection with the same reason changes nothing. PT409 while the registration is unfinished (RULES: Administration).';

COMMENT ON FUNCTION "private"."require_seen"(public.companies, timestamp with time zone) IS 'PT409 when the company is not what the administrator saw any more: an approval covers what was reviewed (RULES: Administration).';

COMMENT ON FUNCTION "private"."reviewed_changes"(public.companies, public.companies) IS 'What of the approved values the second record has otherwise: column to wanted value.';

COMMENT ON FUNCTION "private"."reviewed_fields"() IS 'What an approval covers (RULES: Companies): names, tax id, addresses and documents. The same as reviewedFields in the contracts.';

COMMENT ON FUNCTION "private"."revoke_approval"(public.companies, text, timestamp with time zone) IS 'Takes an approval back with a reason the company reads: its postings go offline with this transaction (RULES: Administration). PT422 without a reason.';

COMMENT ON FUNCTION "private"."similar_companies"(uuid, text[]) IS 'SimilarCompany[]: at most five other companies whose names are like one of these, the most alike first. is_same: nothing but spelling sets them apart.';

COMMENT ON FUNCTION "private"."trigrams"(text) IS 'The different groups of three characters in a text, its beginning and end counting as spaces.';

COMMENT ON FUNCTION "private"."wanted_company"(public.companies, jsonb) IS 'The company with checked and cleaned fields; what is absent stays. An operating address that equals the registered one is blanked (RULES: Companies).';

COMMENT ON FUNCTION "private"."write_company"(public.companies, jsonb, boolean) IS 'Writes checked and cleaned fields, and which of them changed into the audit log; what is absent stays. resubmit puts it before the admins again.';

COMMENT ON FUNCTION "public"."decide_company_proposal"(uuid, boolean, timestamp with time zone, text) IS 'Approves what waits, which then stands in the company, or rejects it with a reason the company reads; gives the Company. p_updated_at: the version of the company that was reviewed. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 changed since or nothing waits, PT422.';

COMMENT ON FUNCTION "public"."list_similar_companies"(uuid) IS 'SimilarCompany[]: whose names are like the company''s, or like the one it proposes; empty for none. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403.';

COMMENT ON FUNCTION "public"."register_company"(jsonb, text, text) IS 'Submits the caller''s company for review (RULES: Companies): completes the unfinished one, makes one where there is none, updates a submitted one as update_company does; safe to repeat. Gives its id. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT422 by field.';

COMMENT ON FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone) IS 'Approves a submitted company, rejects it or takes its approval back (both with a reason the company reads) and gives the Company. p_updated_at: the version that was reviewed. Repeating it tells nobody twice. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 unfinished or changed since, PT422.';

COMMENT ON FUNCTION "public"."update_company"(uuid, jsonb, timestamp with time zone) IS 'Changes the given fields and gives the Company. Managers may change the public profile, registration roles everything (RULES: Staff); a change of the registration puts a rejected or unfinished company before the admins again; at an approved one what was reviewed waits as a proposal (RULES: Companies). p_updated_at: the version the edit began from. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 edit_conflict with {"current": Company}, PT422 by field.';

COMMENT ON FUNCTION "public"."update_job"(uuid, jsonb, timestamp with time zone) IS 'manage-job-posting update: changes what jobData names, {status} alone included. p_updated_at: the version the edit began from. Publishing needs approval and subscription and an expiry day that is not past; the first publication sets posted_at. Gives CompanyJob. PT404 out of reach, PT403, PT409 edit_conflict with {"current": CompanyJob}, PT422 by field.';

COMMENT ON FUNCTION "public"."withdraw_company_proposal"(uuid) IS 'Takes back what waits for approval and gives the Company; repeating it changes nothing. SECURITY DEFINER: proposals are written by procedures only. PT401, PT403, PT404.';

COMMENT ON TABLE "public"."company_proposals" IS 'The one open proposal of an approved company: what it wants changed of what was approved. Approved or withdrawn it goes; rejected it stays, with the reason, until it is corrected or withdrawn.';

REVOKE ALL ON FUNCTION "private"."approve_company"(public.companies, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_withdraw_proposal"(public.company_proposals) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."change_details"(public.companies, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_document_paths"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."edit_company"(public.companies, jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_proposal"(public.company_proposals, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_errors"(jsonb, public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."likeness"(text[], text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."proposal_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."propose"(public.companies, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_outdated"(timestamp with time zone, timestamp with time zone, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reject_company"(public.companies, text, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_seen"(public.companies, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reviewed_changes"(public.companies, public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reviewed_fields"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."revoke_approval"(public.companies, text, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_companies"(uuid, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."trigrams"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wanted_company"(public.companies, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."decide_company_proposal"(uuid, boolean, timestamp with time zone, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decide_company_proposal"(uuid, boolean, timestamp with time zone, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_similar_companies"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_similar_companies"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."update_company"(uuid, jsonb, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."update_company"(uuid, jsonb, timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."update_job"(uuid, jsonb, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."update_job"(uuid, jsonb, timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_company_proposal"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_company_proposal"(uuid) TO "authenticated";

GRANT SELECT ON TABLE "public"."company_proposals" TO "authenticated", "service_role";
