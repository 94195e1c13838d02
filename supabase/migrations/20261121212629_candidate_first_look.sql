-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.match_explanation (
  required_skills text[],
  preferred_skills text[],
  level public.experience_level,
  kind public.job_type,
  location text,
  locations text[],
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  required jsonb := private.listed_skills(required_skills, profile.skill_keys);
  preferred jsonb := private.listed_skills(preferred_skills, profile.skill_keys);
  places text[] := location || locations;
  level_fit text := private.level_fit(level, profile.experience_years);
  location_fit text := private.location_fit(kind, places, private.home_of(profile));
  without_skills boolean := cardinality(required_skills || preferred_skills) > 0 and coalesce(cardinality(profile.skill_keys), 0) = 0;
begin
  return jsonb_build_object(
    'required', required,
    'preferred', preferred,
    'level', case when level is not null then jsonb_build_object(
      'asked', upper(left(level::text, 1)) || replace(substring(level::text from 2), '_', ' '),
      'has', profile.experience_years
        || case profile.experience_years when 1 then ' year of experience' else ' years of experience' end,
      'fit', level_fit
    ) end,
    'location', jsonb_build_object(
      'asked', private.asked_location(kind, places),
      'has', coalesce(nullif(concat_ws(', ', nullif(profile.city, ''), nullif(profile.state, '')), ''), profile.country),
      'fit', location_fit
    ),
    'summary', case when without_skills then 'No skills on this profile yet' else private.match_summary(required) end,
    'score', private.match_score(
      private.counted_skills(required), jsonb_array_length(required),
      private.counted_skills(preferred), jsonb_array_length(preferred), level_fit, location_fit
    ),
    'without_skills', without_skills
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.reached_interview (
  application public.applications
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM public.application_events e WHERE ((e.application_id = (reached_interview.application).id) AND (e.to_status = 'interview'::public.application_status) AND private.is_settled(e.*))));

CREATE OR REPLACE FUNCTION public.get_candidate_activity()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
begin
  return (
    select jsonb_build_object(
      'applications', count(*),
      'interviews', count(*) filter (where private.reached_interview(a)),
      'available_jobs', (
        select count(*) from private.visible_jobs p
        where not exists (select from public.applications own where own.job_id = p.job_id and own.candidate_id = me)
      )
    )
    from public.applications a where a.candidate_id = me
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_email_link (
  p_token_hash text,
  p_type text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account record;
begin
  -- The conditions on each column repeat those of the auth service's partial indexes, which only then are used; '' means no token.
  if p_type = 'signup' then
    select id, email, email_change, raw_user_meta_data into account from auth.users
    where confirmation_token = p_token_hash and confirmation_token !~ '^[0-9 ]*$' and length(confirmation_token) > 6;
  elsif p_type = 'recovery' then
    select id, email, email_change, raw_user_meta_data into account from auth.users
    where recovery_token = p_token_hash and recovery_token !~ '^[0-9 ]*$' and length(recovery_token) > 6;
  elsif p_type = 'email_change' then
    select id, email, email_change, raw_user_meta_data into account from auth.users
    where (email_change_token_new = p_token_hash and email_change_token_new !~ '^[0-9 ]*$' and length(email_change_token_new) > 6)
      or (email_change_token_current = p_token_hash and email_change_token_current !~ '^[0-9 ]*$' and length(email_change_token_current) > 6);
  else
    perform private.fail(404, 'link_not_found', 'This link does not work');
  end if;
  if account.id is null then
    perform private.fail(404, 'link_not_found', 'This link does not work');
  end if;
  return jsonb_build_object(
    'email', account.email,
    'new_email', case when p_type = 'email_change' then account.email_change end,
    'role', (select p.role from public.profiles p where p.id = account.id),
    'invitations', case when p_type = 'signup' then private.open_invitations_for(account.email) else '[]' end,
    'redirect', case when p_type = 'signup' then left(account.raw_user_meta_data ->> 'redirect', 500) end
  );
end
$function$;

COMMENT ON FUNCTION "private"."reached_interview"(public.applications) IS 'Whether an application came to an interview, as its candidate knows, wherever it stands now (RULES: Applications).';

COMMENT ON FUNCTION "public"."get_candidate_activity"() IS 'Activity Summary (RULES: Applications): {applications, interviews, available_jobs}; interviews are the applications that came to one, available are visible jobs not applied to.';

COMMENT ON FUNCTION "public"."get_email_link"(text, text) IS 'What the page behind a mailed link says before anything is done: whose it is, and for a confirmation the open invitations for the address and where its sign-up was to lead (RULES: Accounts); whoever signed it up has said that, so the page takes a path of ours only. p_type: signup, recovery or email_change. Redeems nothing: mail scanners open links. SECURITY DEFINER: who holds the hash holds the mail. PT404, the same for unknown and used links.';

REVOKE ALL ON FUNCTION "private"."reached_interview"(public.applications) FROM PUBLIC;
