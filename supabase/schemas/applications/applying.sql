-- Optional documents sent with an application, and the profile details sent along.

create function private.list_at(data jsonb, key text) returns jsonb
language sql immutable set search_path = ''
return case when jsonb_typeof(data -> key) = 'array' then data -> key else '[]' end;
comment on function private.list_at is 'A list of the input; [] when it is absent or something else.';

create function private.chosen_documents_errors(chosen jsonb, me public.candidates) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  letter jsonb := private.object_at(chosen, 'letter');
  errors jsonb := private.prefix_keys(private.field_errors(letter, private.applications_rules('letter')), 'letter.');
  certificate text;
begin
  -- Documents of the profile were checked when they were added.
  if chosen ->> 'resume' is not null and not exists (
    select from private.resumes r where r.path = chosen ->> 'resume' and r.candidate_id = me.id
  ) then
    errors := errors || jsonb_strip_nulls(jsonb_build_object(
      'resume', private.own_file_problem(me.user_id, 'candidate_resumes', chosen ->> 'resume')));
  end if;
  if letter ->> 'path' is not null then
    errors := errors || jsonb_strip_nulls(jsonb_build_object(
      'letter.path', private.own_file_problem(me.user_id, 'candidate_cover_letters', letter ->> 'path')));
  end if;
  if chosen ->> 'coverLetter' is not null and chosen ->> 'coverLetter' is distinct from me.cover_letter_url then
    errors := errors || '{"coverLetter": "This file is no longer on your profile"}';
  end if;
  for certificate in
    select given.path from jsonb_array_elements_text(private.list_at(chosen, 'certificates')) as given (path)
    where given.path is null or given.path <> all (me.certificates)
  loop
    errors := errors || jsonb_strip_nulls(jsonb_build_object(
      'certificates', private.own_file_problem(me.user_id, 'candidate_certificates', certificate)));
  end loop;
  if jsonb_array_length(private.list_at(chosen, 'certificates')) > 20 then
    errors := errors || '{"certificates": "Use at most 20 certificates"}';
  end if;
  return private.prefix_keys(errors, 'documents.');
end
$$;
comment on function private.chosen_documents_errors is
  'Errors of ChosenDocuments (contracts/applications/apply.ts) by field: each file must be stored in the candidate''s own folder.';

create function private.save_given_details(me public.candidates, details jsonb, resume text) returns public.candidates
language plpgsql set search_path = ''
as $$
declare
  given jsonb := coalesce(details, '{}') - 'address' || private.object_at(coalesce(details, '{}'), 'address');
  new_title text;
  new_bio text;
begin
  perform private.refuse_field_errors(private.prefix_keys(private.profile_errors(jsonb_build_object('country', me.country) || given), 'details.'));
  given := private.clean_fields(given, private.candidates_rules('profile') || private.candidates_rules('address'));
  new_title := coalesce(nullif(me.title, ''), given ->> 'title', '');
  new_bio := coalesce(
    nullif(private.trimmed(substring(me.bio from position(E'\n' in me.bio || E'\n') + 1)), ''), given ->> 'bio', '');
  update public.candidates c set
    first_name = coalesce(nullif(c.first_name, ''), given ->> 'firstName', ''),
    last_name = coalesce(nullif(c.last_name, ''), given ->> 'lastName', ''),
    phone = coalesce(c.phone, given ->> 'phoneNumber'),
    title = nullif(new_title, ''),
    bio = nullif(regexp_replace(new_title || E'\n' || new_bio, '\s+$', ''), ''),
    skills = case when c.skills = '{}' and given ? 'skills' then private.distinct_texts(given -> 'skills') else c.skills end,
    gender = coalesce(c.gender, (given ->> 'gender')::public.gender),
    work_authorization = coalesce(c.work_authorization, (given ->> 'workAuthorization')::public.work_authorization),
    street = coalesce(c.street, given ->> 'street'),
    city = coalesce(c.city, given ->> 'city'),
    state = coalesce(c.state, given ->> 'state'),
    zip_code = coalesce(c.zip_code, given ->> 'zipCode'),
    country = coalesce(c.country, given ->> 'country'),
    resume_url = coalesce(c.resume_url, resume)
  where c.id = me.id
  returning * into me;
  return me;
end
$$;
comment on function private.save_given_details is
  'Fills gaps in the profile with details given while applying, and a first resume; existing values stay. PT422 by field under details.';

create function private.send_only(of_application uuid, chosen jsonb, me public.candidates) returns void
language plpgsql set search_path = ''
as $$
declare
  letter jsonb := private.object_at(chosen, 'letter');
  certificates jsonb := private.list_at(chosen, 'certificates');
begin
  delete from private.sent_documents d where d.application_id = of_application and d.bucket_id <> 'application_files';
  perform private.keep_sent_document(of_application, sent.bucket, sent.path, sent.is_letter)
  from (
    select 'candidate_resumes' as bucket, chosen ->> 'resume' as path, false as is_letter
    -- First, so that a letter that is also on the profile is still for this company only.
    union all select 'candidate_cover_letters' as bucket, letter ->> 'path' as path, true as is_letter
    union all select 'candidate_cover_letters' as bucket, chosen ->> 'coverLetter' as path, false as is_letter
    union all select 'candidate_certificates' as bucket, jsonb_array_elements_text(certificates) as path, false as is_letter
  ) sent
  where sent.path is not null;
  update private.sent_profiles s set
    profile = s.profile || jsonb_build_object(
      'resume_url', chosen -> 'resume', 'cover_letter_url', chosen -> 'coverLetter', 'certificates', certificates),
    cover_letter = nullif(private.trimmed(letter ->> 'text'), '')
  where s.application_id = of_application;
  -- The default resume, attached automatically, may have been replaced: both texts get their readers again.
  perform private.share_resume_text(resume.path)
  from unnest(array[me.resume_url, chosen ->> 'resume']) as resume (path) where resume.path is not null;
end
$$;
comment on function private.send_only is 'Attaches the chosen documents to a new application, and no others from the profile.';
