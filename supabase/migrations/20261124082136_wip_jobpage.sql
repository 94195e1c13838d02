-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.city_and_state (
  places text
)
  RETURNS text[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  named text[] := array(select place from regexp_split_to_table(places, ' or ') as place where place not ilike '%remote%');
  parts text[] := regexp_match(named[1], '^\s*([^,]+?)\s*,\s*([^,\d]+?)[\d\s-]*$');
begin
  return case when cardinality(named) = 1 then parts end;
end
$function$;

CREATE OR REPLACE FUNCTION private.similar_jobs (
  to_job uuid,
  asked integer[],
  me public.candidates
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return array(
    select m.job_id
    from private.visible_matches m
    where m.required operator(extensions.&&) asked
      and m.job_id <> to_job
      and not exists (select from public.applications a where a.job_id = m.job_id and a.candidate_id = me.id)
    order by cardinality(m.required operator(extensions.&) asked) desc, cardinality(m.required), m.posted_at desc, m.job_id
    limit 6
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.was_public (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return job.deleted_at is null and job.posted_at is not null and job.status <> 'draft'
    and exists (select from public.companies c where c.id = job.company_id and c.is_approved);
end
$function$;

CREATE OR REPLACE FUNCTION public.add_ticks_to_profile (
  p_skills text[],
  p_years integer DEFAULT NULL::integer,
  p_place text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  mine public.candidates;
  given text[];
  added text[];
  place text[] := private.city_and_state(p_place);
begin
  perform private.add_candidate_record(caller);
  select * into mine from public.candidates where user_id = caller for update;
  given := array(
    select firsts.written
    from (
      select distinct on (key) written, key, "position"
      from (
        select written, private.skill_key(written) as key, "position"
        from unnest(private.distinct_texts(to_jsonb(array_remove(p_skills[1:50], null)))) with ordinality as ticked (written, "position")
        offset 0
      ) as keyed
      order by key, "position"
    ) as firsts
    where firsts.key <> all (mine.skill_keys)
    order by firsts."position"
  );
  -- No more than a profile may name.
  added := given[1:50 - cardinality(mine.skills)];
  p_years := case when mine.experience_years is null then p_years end;
  if mine.city is not null or mine.state is not null then
    place := null;
  end if;
  perform private.refuse_field_errors(private.profile_errors(jsonb_build_object(
    'skills', mine.skills || added, 'experienceYears', p_years, 'city', place[1], 'state', place[2])));
  update public.candidates c set
    skills = mine.skills || added,
    experience_years = coalesce(mine.experience_years, p_years),
    city = coalesce(mine.city, place[1]),
    state = coalesce(mine.state, place[2])
  where c.id = mine.id
  returning * into mine;
  return jsonb_build_object(
    'candidate', private.candidate_json(mine),
    'skills', to_jsonb(added),
    'left_out', cardinality(given) - cardinality(added),
    'years', p_years,
    'place', array_to_string(place, ', ')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_employer (
  p_company_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  select * into company from public.companies where id = p_company_id and is_approved;
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.employer_json(company);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_details (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates;
  is_candidate boolean := false;
  found_job jsonb;
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
  end if;
  select private.job_facts(j) || jsonb_build_object(
    'posted_at', coalesce(j.posted_at, j.created_at),
    'company', private.employer_json(c),
    'match', case when is_candidate then private.job_match(j, me) end,
    'asked', case when not is_candidate then (
      select private.match_asked(
        required.names, required.keys, preferred.names, preferred.keys, j.experience_level, j.job_type, j.location, j.locations,
        array(select said.term from private.place_terms(j.location || j.locations) as said (term)))
      from private.asked_skills(j.skills_required) as required cross join private.asked_skills(j.preferred_skills) as preferred
    ) end,
    'application_id', (select a.id from public.applications a where a.job_id = j.id and a.candidate_id = me.id),
    'question_count', (select count(*) from public.job_questions q where q.job_id = j.id and q.removed_at is null)
  )
  into found_job
  from public.jobs j
  join public.companies c on c.id = j.company_id
  where j.id = p_job_id and private.can_see_job(j.id);
  if found_job is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return found_job;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_similar_jobs (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs;
  is_open boolean := private.can_see_job(p_job_id);
  me public.candidates;
  home private.home_terms;
  is_candidate boolean := false;
  application_id uuid;
  asked_keys text[];
  found_ids uuid[];
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
    home := private.home_of(me);
  end if;
  select * into job from public.jobs where id = p_job_id;
  application_id := (select a.id from public.applications a where a.job_id = job.id and a.candidate_id = me.id);
  -- Of a job the caller may not know of this says what it says of none.
  if job.id is null or not (is_open or application_id is not null or private.was_public(job)) then
    return '{"closed": null, "jobs": []}';
  end if;
  asked_keys := (select keys from private.asked_skills(job.skills_required));
  found_ids := private.similar_jobs(job.id, array(select id from private.match_terms where term = any (asked_keys) order by id), me);
  return jsonb_build_object(
    'closed', case when not is_open then (
      select jsonb_build_object('title', job.title, 'company_name', c.name, 'application_id', application_id)
      from public.companies c where c.id = job.company_id
    ) end,
    'jobs', array(
      select to_jsonb(private.job_list_entry(
        p,
        case when is_candidate then (
          select m.explanation
          from private.asked_explanations(
            p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
            p.experience_level, p.job_type, p.location, p.locations, p.place_terms, me, home
          ) as m
        ) end,
        case when not is_candidate then private.match_asked(
          p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
          p.experience_level, p.job_type, p.location, p.locations, p.place_terms) end
      )) || jsonb_build_object('shared', array(
        select asked.name from unnest(p.skills_required, p.required_skill_keys) as asked (name, key) where asked.key = any (asked_keys)
      ))
      from private.visible_jobs p
      join unnest(found_ids) with ordinality as found (job_id, "position") on found.job_id = p.job_id
      order by found."position"
    )
  );
end
$function$;

CREATE INDEX matchable_jobs_required_index ON private.matchable_jobs USING gin (required extensions.gin__int_ops)
  WITH (fastupdate=off);

COMMENT ON FUNCTION "private"."city_and_state"(text) IS '{Denver, CO} of private.asked_location "Denver, CO or remote"; null unless it names one place, and its state.';

COMMENT ON FUNCTION "private"."similar_jobs"(uuid, integer[], public.candidates) IS 'The visible jobs that require most of these skills (private.match_terms), those that require less else first, then the newest; without what the candidate applied for.';

COMMENT ON FUNCTION "private"."was_public"(public.jobs) IS 'True for a job the public has seen and may be told of, open or not: neither a draft nor deleted, of a company that is approved (RULES: Jobs).';

COMMENT ON FUNCTION "public"."add_ticks_to_profile"(text[], integer, text) IS 'Takes what the caller ticked as a visitor into their profile: skills it does not name yet, as written and as far as there is room; years, and city and state, only where it says nothing of them. Gives AddedTicks (contracts/candidate.ts): the profile, and what was added. Safe to repeat. SECURITY DEFINER: clients do not write candidates. PT401, PT403 for other accounts, PT422 by field.';

COMMENT ON FUNCTION "public"."get_employer"(uuid) IS 'Employer, for anyone: the page of an approved company, whoever reads it. PT404 for any other. SECURITY DEFINER: the row itself is closed to strangers.';

COMMENT ON FUNCTION "public"."get_similar_jobs"(uuid) IS '{closed: ClosedJob or null, jobs: SimilarJob[]} (contracts/candidate.ts): up to six visible jobs that share most required skills with a job the caller may know of; closed where it was public, or applied for, and is not visible to the caller now. Nothing of any other. SECURITY DEFINER: searching past row policies is what lets indexes work, and candidates cannot read jobs; only jobs that are visible now are listed.';

REVOKE ALL ON FUNCTION "private"."city_and_state"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_jobs"(uuid, integer[], public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."was_public"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."add_ticks_to_profile"(text[], integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_ticks_to_profile"(text[], integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_employer"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_employer"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_similar_jobs"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_similar_jobs"(uuid) TO "anon", "authenticated";
