-- The caller as a candidate, whose candidates staff may read, how profiles are read, and when one is complete.

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
comment on function private.my_candidate is 'The caller''s candidate record; all null for anyone else and for a candidate without one.';

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
comment on function private.require_candidate_account is 'The caller''s id, if they are a candidate. PT401, PT403 with the message.';

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
comment on function private.manages_candidate is 'True for staff who handle the representing company''s candidates or are assigned to this one.';

create function private.can_read_candidate(candidate public.candidates, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(candidate.user_id = me.user_id or private.manages_candidate(candidate, me) or me.is_admin, false);
end
$$;
comment on function private.can_read_candidate is 'True for the candidate, the representing company''s staff and administrators.';

-- ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.profile_json(profile public.candidates) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(shown) from (
    select profile.id, profile.user_id, profile.first_name, profile.last_name, profile.email, profile.phone, profile.alternate_phone,
      profile.title, profile.bio, profile.skills, profile.work_authorization, profile.experience_years, profile.city, profile.state,
      profile.country, profile.portfolio_url, profile.github_url, profile.linkedin_url, profile.resume_url, profile.cover_letter_url,
      profile.certificates
  ) as shown
$$;
comment on function private.profile_json is 'What employers read about an applicant, without work history and education.';

create function private.applicant_json(profile public.candidates) returns jsonb
language sql stable set search_path = ''
return private.profile_json(profile) || private.history_json(profile.id);
comment on function private.applicant_json is 'ApplicationCandidate (contracts/candidates/candidate-fields.ts): everything employers read about an applicant.';

create function private.candidate_json(profile public.candidates) returns jsonb
language sql stable set search_path = ''
as $$
  select private.profile_json(profile) || to_jsonb(own) from (
    select profile.gender, profile.street, profile.unit, profile.zip_code, profile.is_managed_by_company, profile.managing_company_id,
      profile.shown_to_partners, profile.culture_values, profile.years_follow_history
  ) as own
$$;
comment on function private.candidate_json is 'Candidate (contracts/candidates/candidate.ts): the profile as its owner reads it, without get_my_history.';

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
comment on function private.candidate_missing_fields is 'Fields the profile is missing, computed as in the contracts (RULES: Candidates).';

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
comment on function private.require_applicant is 'The caller''s record if it is complete enough to apply. PT403, PT422 with missingFields.';

-- ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.address_errors(given jsonb) returns jsonb
language sql stable set search_path = ''
return private.home_errors(given, 'zipCode', 'country', 'postal_code') || private.field_errors(given, private.candidates_rules('address'));
comment on function private.address_errors is 'Errors of an address by field.';

create function private.profile_errors(given jsonb) returns jsonb
language sql stable set search_path = ''
return private.field_errors(given, private.candidates_rules('profile'))
  || private.prefix_keys(private.address_errors(given), 'address.');
comment on function private.profile_errors(jsonb) is 'Errors of a profile by field of candidateProfileSchema (contracts/candidates/candidate.ts).';

create function private.add_candidate_record(of_user uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  -- Without a name: someone else may have signed up with this address. claim_first_password fills it in.
  insert into public.candidates (user_id, email)
  select p.id, p.email from public.profiles p where p.id = of_user
  on conflict (user_id) do nothing;
  return found;
end
$$;
comment on function private.add_candidate_record is 'Adds the bare record unless there is one; true when it was added.';

grant execute on function private.manages_candidate, private.can_read_candidate to authenticated, service_role;
