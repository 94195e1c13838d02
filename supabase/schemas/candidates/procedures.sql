-- A candidate's own profile and documents.
-- SECURITY DEFINER where clients can't write candidates; each function acts only on the caller's own record.

create function public.ensure_candidate_profile() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account();
  was_created boolean := private.add_candidate_record(caller);
begin
  return (
    select jsonb_build_object('candidate', private.candidate_json(c), 'created', was_created)
    from public.candidates c where c.user_id = caller
  );
end
$$;
comment on function public.ensure_candidate_profile is 'The caller''s profile, created if there is none: {candidate, created}. PT401, PT403.';

create function public.get_candidate_by_user_id(p_user_id uuid default null) returns setof public.candidates
language plpgsql stable rows 1 security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller(p_user_id);
begin
  return query select * from public.candidates c where c.user_id = caller;
end
$$;
comment on function public.get_candidate_by_user_id is 'The caller''s candidate row, or none. SECURITY DEFINER: no client may select gender. PT401, PT403 for another''s id.';

create function public.update_candidate_profile(
  p_user_id uuid, p_first_name text, p_last_name text, p_bio text, p_skills text[], p_phone text, p_email text, p_alternate_phone text,
  p_gender text, p_work_authorization text, p_unit text, p_street text, p_city text, p_state text, p_zip_code text, p_country text,
  p_experience_years integer default null, p_portfolio_url text default null, p_github_url text default null,
  p_linkedin_url text default null, p_culture_values text[] default null, p_positions jsonb default null, p_schools jsonb default null,
  p_years_follow_history boolean default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(p_user_id);
  new_title text := private.trimmed(split_part(p_bio, E'\n', 1));
  new_bio text := private.trimmed(substring(p_bio from position(E'\n' in p_bio || E'\n') + 1));
  updated public.candidates;
  follows boolean;
begin
  perform private.refuse_field_errors(private.profile_errors(jsonb_build_object(
    'firstName', p_first_name, 'lastName', p_last_name, 'title', new_title, 'bio', new_bio,
    'skills', to_jsonb(array_remove(p_skills, null)), 'phoneNumber', p_phone, 'email', p_email, 'alternatePhoneNumber', p_alternate_phone,
    'gender', p_gender, 'workAuthorization', p_work_authorization, 'experienceYears', p_experience_years, 'portfolioUrl', p_portfolio_url,
    'githubUrl', p_github_url, 'linkedinUrl', p_linkedin_url, 'cultureValues', to_jsonb(p_culture_values), 'unit', p_unit,
    'street', p_street, 'city', p_city, 'state', p_state, 'zipCode', p_zip_code, 'country', p_country
  )) || private.history_errors(p_positions, 'positions', 'position', 30) || private.history_errors(p_schools, 'schools', 'school', 15));
  -- As in add_ticks_to_profile.
  perform private.hold_vocabulary();
  perform private.add_candidate_record(caller);
  select * into updated from public.candidates where user_id = caller for no key update;
  perform private.save_history(updated.id, p_positions, p_schools);
  follows := coalesce(p_years_follow_history, p_experience_years is null and (updated.years_follow_history or updated.experience_years is null));
  update public.candidates c set
    first_name = coalesce(private.trimmed(p_first_name), ''),
    last_name = coalesce(private.trimmed(p_last_name), ''),
    title = nullif(new_title, ''),
    bio = nullif(regexp_replace(new_title || E'\n' || new_bio, '\s+$', ''), ''),
    skills = private.distinct_texts(to_jsonb(array_remove(p_skills, null))),
    phone = nullif(private.trimmed(p_phone), ''),
    email = coalesce(nullif(private.trimmed(p_email), ''), c.email),
    alternate_phone = nullif(private.trimmed(p_alternate_phone), ''),
    gender = nullif(private.trimmed(p_gender), '')::public.gender,
    work_authorization = nullif(private.trimmed(p_work_authorization), '')::public.work_authorization,
    unit = nullif(private.trimmed(p_unit), ''),
    street = nullif(private.trimmed(p_street), ''),
    city = nullif(private.trimmed(p_city), ''),
    state = nullif(private.trimmed(p_state), ''),
    zip_code = nullif(private.trimmed(p_zip_code), ''),
    country = nullif(private.trimmed(p_country), ''),
    experience_years = case when follows then private.years_worked(c.id) else coalesce(p_experience_years, c.experience_years) end,
    years_follow_history = follows,
    portfolio_url = nullif(private.trimmed(coalesce(p_portfolio_url, c.portfolio_url)), ''),
    github_url = nullif(private.trimmed(coalesce(p_github_url, c.github_url)), ''),
    linkedin_url = nullif(private.trimmed(coalesce(p_linkedin_url, c.linkedin_url)), ''),
    culture_values = coalesce(private.read_culture(to_jsonb(p_culture_values)), c.culture_values),
    updated_at = now()
  where c.user_id = caller
  returning * into updated;
  return private.candidate_json(updated);
end
$$;
comment on function public.update_candidate_profile is
  'Saves the caller''s profile and returns it as Candidate; the first line of p_bio is the title. '''' and null clear a field, except that email is kept, and null leaves the last eight parameters unchanged. p_positions and p_schools replace the lists; with p_years_follow_history the years are counted from them. PT422 by field of candidateProfileSchema.';

-- ── Documents ─────────────────────────────────────────────────────────────────────────────────────────────────

create function public.get_candidate_documents(p_user_id uuid default null)
returns table (resume_url text, cover_letter_url text, certificates text[])
language plpgsql stable rows 1 set search_path = ''
as $$
declare
  caller uuid := private.require_caller(p_user_id);
begin
  return query select c.resume_url, c.cover_letter_url, c.certificates from public.candidates c where c.user_id = caller;
end
$$;
comment on function public.get_candidate_documents is 'Paths of the caller''s documents. Runs with the caller''s own rights.';

create function public.update_candidate_document_url(p_user_id uuid, p_document_type text, p_url text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(p_user_id);
  path text := nullif(private.trimmed(p_url), '');
  bucket text := case p_document_type
    when 'resume' then 'candidate_resumes'
    when 'cover_letter' then 'candidate_cover_letters'
    when 'certificate' then 'candidate_certificates'
  end;
  problem text;
begin
  if bucket is null then
    perform private.refuse_field_errors('{"documentType": "Choose one of the options"}');
  end if;
  -- This and remove_file wait for each other: a removed file can't be used.
  perform private.add_candidate_record(caller);
  perform from public.candidates where user_id = caller for update;
  problem := case
    when path is not null then private.own_file_problem(caller, bucket, path)
    when p_document_type = 'certificate' then 'Choose a file'
    when p_document_type = 'resume' and exists (
      select from public.candidates c where c.user_id = caller and private.has_other_resumes(c.id, c.resume_url)
    ) then 'Choose another default resume first'
  end;
  if problem is not null then
    perform private.refuse_field_errors(jsonb_build_object(p_document_type, problem));
  end if;

  if p_document_type = 'resume' then
    update public.candidates set resume_url = path where user_id = caller;
  elsif p_document_type = 'cover_letter' then
    update public.candidates set cover_letter_url = path where user_id = caller;
  else
    update public.candidates c set certificates = c.certificates || path
    where c.user_id = caller and path <> all (c.certificates) and cardinality(c.certificates) < 20;
    if not found and not exists (select from public.candidates c where c.user_id = caller and path = any (c.certificates)) then
      perform private.refuse_field_errors('{"certificate": "Use at most 20 certificates"}');
    end if;
  end if;
end
$$;
comment on function public.update_candidate_document_url is
  'Saves the path of an uploaded resume, which replaces the default, or of a cover letter (null removes it), or adds a certificate; safe to repeat. PT422 unless the file is in the caller''s own folder of the bucket and valid for it.';

create function public.remove_certificate_url(p_user_id uuid, p_url text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(p_user_id);
begin
  update public.candidates c set certificates = array_remove(c.certificates, p_url)
  where c.user_id = caller and p_url = any (c.certificates);
end
$$;
comment on function public.remove_certificate_url is 'Removes a certificate from the caller''s profile. Safe to repeat.';

grant execute on function
  public.ensure_candidate_profile, public.get_candidate_by_user_id, public.update_candidate_profile, public.get_candidate_documents,
  public.update_candidate_document_url, public.remove_certificate_url
to authenticated;
