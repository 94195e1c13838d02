-- Landing pages: jobs in a location, with a skill, in an industry, or remote, at a readable path such as /jobs/in/denver-co. Only SQL knows
-- which filter a path means.

create function private.address_words(value text) returns text
language sql immutable strict parallel safe set search_path = ''
return trim(
  both '-' from regexp_replace(replace(replace(private.search_text(value), '+', ' plus '), '#', ' sharp '), '[^a-z0-9]+', '-', 'g')
);
comment on function private.address_words is
  'Words as written in a path: "C# lead, Zürich" becomes "c-sharp-lead-zurich". Declared IMMUTABLE for indexes. contracts/page-address.ts says the same; a test compares them.';

create index places_words_index on private.places (private.address_words(search));
create index skills_words_index on private.skills (private.address_words(name));
create index published_companies_industry_words_index on private.published_companies (private.address_words(industry));

create type private.landing as (kind text, words text, name text, key text, filter jsonb);
comment on type private.landing is 'A landing page. private.has_landing_jobs searches by its key.';

create function private.place_landing(name text) returns private.landing
language sql stable set search_path = ''
return row('in', private.address_words(name), name, (private.places_meant(name, false))[1], jsonb_build_object('place', name))::private.landing;
comment on function private.place_landing is 'The page of a location, by its name in private.places.';

create function private.skill_landing(skill private.skills) returns private.landing
language sql stable set search_path = ''
return row(
  'skill', private.address_words(skill.name), skill.name, skill.key, jsonb_build_object('skills', jsonb_build_array(skill.name))
)::private.landing;
comment on function private.skill_landing is 'The page of a known skill.';

create function private.industry_landing(industry text) returns private.landing
language sql stable set search_path = ''
return row(
  'industry', private.address_words(industry), industry, lower(industry), jsonb_build_object('industry', lower(industry))
)::private.landing;
comment on function private.industry_landing is 'The page of an industry, as companies write it.';

create function private.remote_landing() returns private.landing
language sql stable set search_path = ''
return row('remote', '', 'Remote', '', '{"remote": true}'::jsonb)::private.landing;
comment on function private.remote_landing is 'The page of jobs that can be done from anywhere.';

create function private.landing_at(path text) returns private.landing
language plpgsql stable set search_path = ''
as $$
declare
  words constant text := private.address_words(left(split_part(path, '/', 2), 200));
begin
  return case lower(split_part(path, '/', 1))
    when 'in' then (
      select private.place_landing(p.name)
      from private.places p
      where private.address_words(p.search) = words
      -- An exact name comes before a location that is sometimes written that way.
      order by private.address_words(p.name) <> words, p.population desc
      limit 1)
    when 'skill' then (
      select private.skill_landing(s) from private.skills s where private.address_words(s.name) = words order by s.key limit 1)
    when 'industry' then (
      select private.industry_landing(c.industry)
      from private.published_companies c
      where private.address_words(c.industry) = words and words <> '' and c.visible_until > now()
      order by c.industry limit 1)
    when 'remote' then case when words = '' then private.remote_landing() end
  end;
end
$$;
comment on function private.landing_at is 'The page at "in/denver-co", "skill/typescript", "industry/healthcare" or "remote"; null for unknown words.';

create function private.has_landing_jobs(kind text, key text) returns boolean
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
begin
  return 3 = case kind
    when 'in' then (select count(*) from (select from private.visible_jobs v where v.place_terms @> array[key] limit 3) as found)
    when 'skill' then (
      select count(*)
      from (select from private.visible_jobs v where v.required_skill_keys || v.preferred_skill_keys @> array[key] limit 3) as found)
    when 'industry' then (
      select count(*) from (select from private.visible_jobs v where lower(v.company_industry) = key limit 3) as found)
    when 'remote' then (
      select count(*) from (select from private.visible_jobs v where private.is_anywhere(v.workplace, v.location || v.locations) limit 3) as found)
  end;
end
$$;
comment on function private.has_landing_jobs is 'Whether a page has at least three open jobs: only then it is indexed and linked (RULES: Jobs).';

create function private.related_landings(landing private.landing, found uuid[]) returns setof private.landing
language sql stable set search_path = ''
as $$
  with jobs as (
    select v.* from private.visible_jobs v where v.job_id = any (found)
  ),
  places as (
    select p.name, max(p.population) as weight
    from private.places p
    where p.term = any (case landing.kind
      when 'in' then private.places_within(array[landing.key], 25)
      else array(select distinct term from jobs cross join unnest(jobs.place_terms) as term)
    end) and exists (select from public.published_jobs j where j.place_terms @> array[p.term])
    group by p.name
    order by weight desc, p.name
    limit 30
  ),
  skills as (
    select s.key, count(*) as weight
    from jobs
    cross join unnest(jobs.required_skill_keys || jobs.preferred_skill_keys) as asked (key)
    join private.skills s on s.key = asked.key
    group by s.key
    order by weight desc, s.key
    limit 30
  ),
  industries as (
    select min(jobs.company_industry) as name, count(*) as weight from jobs where jobs.company_industry <> '' group by lower(jobs.company_industry)
  ),
  -- Materialized: each page is computed once, not once per part.
  options as materialized (
    select private.place_landing(name) as page, weight, 8 as most from places
    union all
    select private.skill_landing(s), weight, 8 from skills join private.skills s using (key)
    union all
    select private.industry_landing(name), weight, 4 from industries
    union all
    select private.remote_landing(), 1, 1
  ),
  ranked as (
    select page, most, row_number() over (partition by (page).kind order by weight desc, (page).words) as place
    from options
    where ((page).kind, (page).words) <> (landing.kind, landing.words) and private.has_landing_jobs((page).kind, (page).key)
  )
  select (page).* from ranked where place <= most order by array_position('{remote,in,skill,industry}', (page).kind), place
$$;
comment on function private.related_landings is 'Pages with jobs that are nearby or related to the jobs on a page.';

create function private.landing_json(landing private.landing) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object('path', concat_ws('/', landing.kind, nullif(landing.words, '')), 'kind', landing.kind, 'name', landing.name);
comment on function private.landing_json is 'Landing (contracts/jobs/landing.ts).';

create function public.get_landing_page(p_path text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  landing private.landing := private.landing_at(p_path);
  wanted private.job_filter;
  first_page record := private.page_key(null, 'postedAt');
  companies integer;
begin
  if landing.kind is null then
    perform private.fail(404, 'page_not_found', 'Page not found');
  end if;
  wanted := private.read_job_filter(landing.filter);
  execute 'select count(distinct found.company_id) from (select v.company_id from private.visible_jobs v where '
    || private.filter_condition(wanted, null) || ' limit 1001) as found'
  into companies using wanted, null::tsquery[];
  return private.landing_json(landing) || jsonb_build_object(
    'filter', landing.filter,
    'list', public.search_jobs(p_filter => landing.filter),
    'companies', companies,
    'is_listed', private.has_landing_jobs(landing.kind, landing.key),
    'related', array(
      select private.landing_json(r)
      from private.related_landings(landing, private.filtered_jobs(wanted, null, null, null, first_page.at, first_page.id, 300)) as r));
end
$$;
comment on function public.get_landing_page is
  'LandingPage (contracts/jobs/landing.ts): the landing page at a path under /jobs, with the first page of search_jobs. PT404 for unknown words. SECURITY DEFINER like search_jobs, and about the same jobs.';

-- In one pass: checking each skill would take seconds. Same result as private.has_landing_jobs.
create function public.list_landing_pages() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with jobs as materialized (
    select v.job_id, v.place_terms, v.required_skill_keys || v.preferred_skill_keys as skill_keys from private.visible_jobs v
  ),
  pages as (
    select private.remote_landing() as page where private.has_landing_jobs('remote', '')
    union all
    select page
    from (select term from jobs cross join unnest(place_terms) as term where term like 'city %' group by term having count(*) >= 3) as said
    join private.places p on p.term = said.term
    cross join lateral private.place_landing(p.name) as page
    where page.key = said.term
    union all
    select private.skill_landing(s)
    from (select key from jobs cross join unnest(skill_keys) as key group by key having count(distinct job_id) >= 3) as asked
    join private.skills s on s.key = asked.key
    union all
    select private.industry_landing(named.industry)
    from (
      select min(c.industry) as industry from private.published_companies c
      where c.visible_until > now() and c.industry <> '' group by private.address_words(c.industry)
    ) as named
    where private.has_landing_jobs('industry', lower(named.industry))
  )
  select to_jsonb(array(select private.landing_json(page) ->> 'path' from pages limit 50000))
$$;
comment on function public.list_landing_pages is 'Paths of all landing pages with at least three open jobs, for the sitemap. SECURITY DEFINER like get_landing_page.';

grant execute on function public.get_landing_page, public.list_landing_pages to anon, authenticated;
