-- The lists of jobs that candidates and the public see.
-- SECURITY DEFINER: ranking past row policies is what lets indexes work. Only jobs that are visible now are listed.

create function private.job_list_entry(job public.published_jobs, profile public.candidates, with_match boolean) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
  'id', job.job_id,
  'title', job.title,
  'company_id', job.company_id,
  'company_name', job.company_name,
  'company_logo_url', job.company_logo_url,
  'location', job.location,
  'job_type', job.job_type,
  'experience_level', job.experience_level,
  'salary_min', job.salary_min,
  'salary_max', job.salary_max,
  'posted_at', job.posted_at,
  'match', case when with_match then private.match_explanation(
    job.skills_required, job.preferred_skills, job.experience_level, job.job_type, job.location, job.locations, profile
  ) end
);
comment on function private.job_list_entry(public.published_jobs, public.candidates, boolean) is 'PotentialJob (contracts/candidate.ts).';

create function public.get_potential_jobs(p_after jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
  my_keys text[] := coalesce(me.skill_keys, '{}');
  my_home private.home := private.home_of(me);
  page_after record := private.page_key(p_after, 'postedAt');
  score_after numeric;
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can see matching jobs');
  end if;
  if p_after is not null and jsonb_typeof(p_after) <> 'null' then
    if jsonb_typeof(p_after -> 'score') is distinct from 'number' then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    score_after := p_after ->> 'score';
  end if;
  return (
    with visible as materialized (
      select
        p.job_id, p.posted_at, p.job_type, p.location, p.locations, p.experience_level,
        cardinality(p.required_skill_keys) as required_total,
        (select count(*)::integer from unnest(p.required_skill_keys) as key where key = any (my_keys)) as required_has,
        cardinality(p.preferred_skill_keys) as preferred_total,
        (select count(*)::integer from unnest(p.preferred_skill_keys) as key where key = any (my_keys)) as preferred_has
      from private.visible_jobs p
      where not exists (select from public.applications a where a.job_id = p.job_id and a.candidate_id = me.id)
    ),
    -- Many jobs share their places and levels: each is compared once.
    places as materialized (
      select job_type, location, locations, private.location_fit(job_type, location || locations, my_home) as fit
      from (select distinct job_type, location, locations from visible) as distinct_places
    ),
    levels as materialized (
      select level, private.level_fit(level, me.experience_years) as fit
      from unnest(enum_range(null::public.experience_level)) as level
    ),
    ranked as materialized (
      select
        visible.job_id,
        visible.posted_at,
        private.match_score(
          required_has, required_total, preferred_has, preferred_total, levels.fit, places.fit
        ) as score
      from visible
      join places using (job_type, location, locations)
      left join levels on levels.level = visible.experience_level
    ),
    page as (
      select * from ranked
      where score_after is null
        or score < score_after
        or score = score_after and (posted_at < page_after.at or posted_at = page_after.at and job_id > page_after.id)
      order by score desc, posted_at desc, job_id
      limit private.page_limit(p_limit)
    )
    select jsonb_build_object(
      'total', (select count(*) from ranked),
      'jobs', coalesce((
        select jsonb_agg(private.job_list_entry(p, me, true) order by page.score desc, page.posted_at desc, page.job_id)
        from page join public.published_jobs p on p.job_id = page.job_id
      ), '[]')
    )
  );
end
$$;
comment on function public.get_potential_jobs(jsonb, integer) is
  'get-candidate-data potential-jobs: {jobs: PotentialJob[], total}, visible jobs the caller has not applied to, best match first, then newest, then by id. p_after: {score, postedAt, id} of the last row shown. PT403 for others than candidates.';

create function public.search_jobs(p_query text default null, p_after jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted tsquery := private.search_words(p_query);
  page_after record := private.page_key(p_after, 'postedAt');
  me public.candidates := private.my_candidate();
  is_candidate boolean := coalesce(private.my_role() = 'candidate', false);
begin
  return jsonb_build_object('jobs', coalesce((
    select jsonb_agg(private.job_list_entry(page, me, is_candidate) order by page.posted_at desc, page.job_id desc)
    from (
      select * from private.visible_jobs p
      where (numnode(wanted) = 0 or p.search @@ wanted)
        and (p.posted_at, p.job_id) < (page_after.at, page_after.id)
      order by p.posted_at desc, p.job_id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
end
$$;
comment on function public.search_jobs(text, jsonb, integer) is
  'The public job list: {jobs: PotentialJob[]}, newest first; match is null unless the caller is a candidate. p_after: {postedAt, id} of the last row shown.';

grant execute on function public.get_potential_jobs(jsonb, integer) to authenticated;
grant execute on function public.search_jobs(text, jsonb, integer) to anon, authenticated;
