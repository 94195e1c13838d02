-- The caller as a candidate, whose candidates staff may read, what is read of a profile, and when it is complete.

-- ── The caller ────────────────────────────────────────────────────────────────────────────────────────────────

create function private.my_candidate() returns public.candidates
language plpgsql stable security definer set search_path = ''
as $$
declare
  me public.candidates;
begin
  select * into me from public.candidates where user_id = (select auth.uid()) and (select private.my_role()) = 'candidate';
  return me;
end
$$;
comment on function private.my_candidate is
  'The caller''s candidate record; all null for anyone else, also for a candidate without one. SECURITY DEFINER: reads the caller''s own row only.';

create function private.require_candidate_account(
  p_user_id uuid default null, message text default 'Only candidate accounts have a candidate profile'
) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  caller uuid := private.require_caller(p_user_id);
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', message);
  end if;
  return caller;
end
$$;
comment on function private.require_candidate_account is
  'The caller''s id when the account''s role is candidate, with or without a profile yet. PT401; PT403 with the message otherwise.';

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.manages_candidate(candidate public.candidates, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    candidate.managing_company_id = any (me.candidate_company_ids)
    or candidate.managing_company_id = any (me.company_ids) and candidate.id = any (me.assigned_candidate_ids), false);
end
$$;
comment on function private.manages_candidate is
  'True for staff of the managing company: all of it who handle candidates, and whoever the candidate is assigned to (RULES: Candidates).';

create function private.can_read_candidate(candidate public.candidates, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(candidate.user_id = me.user_id or private.manages_candidate(candidate, me) or me.is_admin, false);
end
$$;
comment on function private.can_read_candidate is
  'True for the candidate, the managing company''s staff and administrators: they read the record. Others read a part of it through an application (RULES: Candidates).';

-- ── What is read ──────────────────────────────────────────────────────────────────────────────────────────────

create function private.applicant_json(profile public.candidates) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'id', profile.id,
  'user_id', profile.user_id,
  'first_name', profile.first_name,
  'last_name', profile.last_name,
  'email', profile.email,
  'phone', profile.phone,
  'alternate_phone', profile.alternate_phone,
  'title', profile.title,
  'bio', profile.bio,
  'skills', to_jsonb(profile.skills),
  'work_authorization', profile.work_authorization,
  'experience_years', profile.experience_years,
  'city', profile.city,
  'state', profile.state,
  'country', profile.country,
  'portfolio_url', profile.portfolio_url,
  'github_url', profile.github_url,
  'linkedin_url', profile.linkedin_url,
  'resume_url', profile.resume_url,
  'cover_letter_url', profile.cover_letter_url,
  'certificates', to_jsonb(profile.certificates)
);
comment on function private.applicant_json is
  'ApplicationCandidate (contracts/application.ts): all that an employer reads of an applicant (RULES: Candidates). private.sent_profiles keeps it with each application.';

create function private.candidate_json(profile public.candidates) returns jsonb
language sql stable set search_path = ''
return private.applicant_json(profile) || jsonb_build_object(
  'gender', profile.gender,
  'street', profile.street,
  'unit', profile.unit,
  'zip_code', profile.zip_code,
  'is_managed_by_company', profile.is_managed_by_company,
  'managing_company_id', profile.managing_company_id,
  'shown_to_partners', profile.shown_to_partners,
  'culture_values', to_jsonb(profile.culture_values)
);
comment on function private.candidate_json is 'Candidate (contracts/candidate.ts): the profile as its owner reads it.';

-- ── Completion ────────────────────────────────────────────────────────────────────────────────────────────────

create function private.candidate_missing_fields(profile public.candidates) returns text[]
language sql immutable set search_path = ''
return (
  select coalesce(array_agg(item order by position) filter (where coalesce(value, '') = ''), '{}')
  from unnest(
    array[
      'firstName', 'lastName', 'email', 'phoneNumber', 'title', 'bio', 'skills', 'gender', 'workAuthorization', 'street',
      'city', 'state', 'zipCode', 'country', 'resume'
    ],
    array[
      profile.first_name, profile.last_name, profile.email, profile.phone,
      coalesce(nullif(profile.title, ''), private.trimmed(split_part(profile.bio, E'\n', 1))),
      private.trimmed(substring(profile.bio from position(E'\n' in profile.bio || E'\n') + 1)),
      array_to_string(profile.skills, ''), profile.gender::text, profile.work_authorization::text, profile.street,
      profile.city, profile.state, profile.zip_code, profile.country, profile.resume_url
    ]
  ) with ordinality as items (item, value, position)
);
comment on function private.candidate_missing_fields is
  'Completion items without a value, in the order of contracts/candidate.ts, which computes the same (RULES: Candidates).';

create function private.is_profile_complete(profile public.candidates) returns boolean
language sql immutable set search_path = ''
return round((15 - cardinality(private.candidate_missing_fields(profile))) * 10.0 / 15) * 10 >= 80;
comment on function private.is_profile_complete is 'Completion, rounded to the nearest ten percent, is 80 or more (RULES: Candidates).';

create function private.require_applicant() returns public.candidates
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can apply for jobs');
  elsif not private.is_profile_complete(me) then
    perform private.fail(
      422, 'profile_incomplete', 'Profile incomplete',
      jsonb_build_object('missingFields', to_jsonb(private.candidate_missing_fields(me)))
    );
  end if;
  return me;
end
$$;
comment on function private.require_applicant is
  'The caller''s candidate record when it is complete enough to apply; PT403 for other accounts, PT422 profile_incomplete with missingFields (RULES: Candidates). SECURITY DEFINER: reads the caller''s own record only.';

-- ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.profile_errors(given jsonb) returns jsonb
language sql stable set search_path = ''
return private.field_errors(given, private.candidates_rules('profile'))
  || private.prefix_keys(private.field_errors(given, private.candidates_rules('address')), 'address.');
comment on function private.profile_errors(jsonb) is 'Errors of a profile by field of candidateProfileSchema (contracts/candidate.ts).';

create function private.add_candidate_record(of_user uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  insert into public.candidates (user_id, email)
  select p.id, p.email from public.profiles p where p.id = of_user
  on conflict (user_id) do nothing;
  return found;
end
$$;
comment on function private.add_candidate_record is
  'Adds the bare record (no name, no skills) unless there is one; true when it was added. A name is never made of the address.';

grant execute on function private.manages_candidate, private.can_read_candidate to authenticated, service_role;
