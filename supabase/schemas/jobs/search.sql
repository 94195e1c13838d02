-- The job list for candidates and the public, and its search.

-- A row type: converting each job to JSON on its own would copy it on the way.
create type private.job_list_item as (
  id uuid, title text, company_id uuid, company_name text, company_logo_url text, location text, job_type public.job_type,
  experience_level public.experience_level, salary_min numeric, salary_max numeric, posted_at timestamptz, match jsonb, application jsonb,
  asked jsonb, saved boolean, pay_period text, workplace public.workplace, distance integer
);
comment on type private.job_list_item is 'ListedJob (contracts/candidates/candidate.ts). Rows are filled by position, and generated migrations add new attributes alphabetically, so they are in alphabetical order here.';

-- Without a search path of its own it's inlined into the query.
create function private.job_list_entry(
  job private.visible_jobs, match jsonb, asked jsonb default null, application jsonb default null, saved boolean default false,
  distance integer default null
)
returns private.job_list_item
language sql stable parallel safe
return row(
  job.job_id, job.title, job.company_id, job.company_name, job.company_logo_url, job.location, job.job_type, job.experience_level,
  job.salary_min, job.salary_max, job.posted_at, match, application, asked, saved,
  job.pay_period, job.workplace, distance
)::private.job_list_item;
comment on function private.job_list_entry is 'A job as a list row, with the caller''s match and application, whether it is saved, and the distance in miles.';

create function private.match_asked(
  required text[], required_keys text[], preferred text[], preferred_keys text[],
  level public.experience_level, workplace public.workplace, location text, locations text[], place_terms text[], culture public.culture_value[]
) returns jsonb
language sql stable parallel safe set search_path = ''
return jsonb_build_object(
  'required', (select coalesce(jsonb_agg(jsonb_build_array(name, key)), '[]') from unnest(required, required_keys) as listed (name, key)),
  'preferred', (select coalesce(jsonb_agg(jsonb_build_array(name, key)), '[]') from unnest(preferred, preferred_keys) as listed (name, key)),
  'level', level,
  'location', private.asked_location(workplace, location || locations),
  'places', case when private.is_anywhere(workplace, location || locations) then null else to_jsonb(place_terms) end,
  'culture', to_jsonb(culture)
);
comment on function private.match_asked is 'MatchAsked (contracts/matching/match.ts): what a browser needs to compute a visitor''s match without sending their data.';

-- ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.search_words(p_query text) returns tsquery[]
language plpgsql immutable set search_path = ''
as $$
begin
  -- While someone is typing, the last letters may be missing: longer words also match as prefixes.
  return (
    select coalesce(array_agg(query), '{}')
    from (
      select to_tsquery('pg_catalog.english', quote_literal(word) || case when char_length(word) > 2 then ':*' else '' end) as query
      from (
        select word from string_to_table(private.cut_words(left(p_query, 200)), ' ') as word
        where word ~ '[[:alnum:]]'
        limit 10
      ) as given
    ) as queries
    where numnode(query) > 0
  );
end
$$;
comment on function private.search_words is 'The words of a typed search, all of which must occur; empty if nothing is searchable.';

create function private.searches_for(words tsquery[]) returns tsquery[]
language plpgsql stable set search_path = ''
as $$
declare
  all_words text := (select string_agg(word::text, ' & ') from unnest(words) as word);
  any_word tsquery := replace(all_words, ' & ', ' | ');
begin
  if not exists (select from private.published_companies c where c.search @@ any_word and c.visible_until > now()) then
    return array[all_words::tsquery];
  end if;
  -- If a company's name contains some of the words, its own word replaces them, together with the remaining words.
  return (
    with named as (
      select
        c.company_id,
        coalesce((select string_agg(word::text || ' & ', '') from unnest(words) as word where not c.search @@ word), '') as rest
      from private.published_companies c
      where c.search @@ any_word and c.visible_until > now()
    ),
    -- A word may be in thousands of names, and a query with that many words is slow for every row.
    portions as (
      select rest, company_id, (row_number() over (order by rest) - 1) / 50 as portion from named
    ),
    terms as (
      select portion, rest || '(' || string_agg(quote_literal(private.company_word(company_id)), ' | ') || ')' as term
      from portions
      group by portion, rest
      union all
      select 0, all_words
    )
    select array_agg(search)
    from (select string_agg('(' || term || ')', ' | ')::tsquery as search from terms group by portion) as searches
  );
end
$$;
comment on function private.searches_for is 'Queries that together find jobs containing every word, in themselves or their company''s name.';

-- ── Search ────────────────────────────────────────────────────────────────────────────────────────────────────
-- Generic plans, independent of the words and of outdated statistics: search_jobs chooses each step by the previous result.

create function private.found_jobs(searches tsquery[], before_at timestamptz, before_id uuid, page integer, most integer) returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with hits as materialized (
      select p.job_id, p.posted_at, p.company_id
      from unnest(searches) as wanted
      join public.published_jobs p on p.search @@ wanted
      where p.visible_until > now() and (p.posted_at, p.job_id) < (before_at, before_id)
      limit most
    )
    -- Sorted first, so that only a page's companies are looked up.
    select case when most is null or (select count(*) from hits) < most then array(
      select sorted.job_id
      from (select distinct posted_at, job_id, company_id from hits order by posted_at desc, job_id desc offset 0) as sorted
      where (select c.visible_until > now() from private.published_companies c where c.company_id = sorted.company_id)
      limit page
    ) end
  );
end
$$;
comment on function private.found_jobs is 'The newest visible jobs before the key, from the index of words; null if there are too many.';

create function private.newest_jobs(words tsquery[], before_at timestamptz, before_id uuid, page integer, among integer) returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select p.job_id
    from (
      select * from private.visible_jobs
      where (posted_at, job_id) < (before_at, before_id)
      order by posted_at desc, job_id desc
      limit among
    ) as p
    where not exists (select from unnest(words) as word where not (p.company_search @@ word or p.search @@ word))
    order by p.posted_at desc, p.job_id desc
    limit page
  );
end
$$;
comment on function private.newest_jobs is 'The newest visible jobs before the key that contain every word, found by scanning.';

create function private.searched_jobs(words tsquery[], before_at timestamptz, before_id uuid, page integer) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
declare
  searches tsquery[];
  found_ids uuid[];
begin
  if words = '{}' then
    return private.newest_jobs(words, before_at, before_id, page, page);
  end if;
  searches := private.searches_for(words);
  found_ids := private.found_jobs(searches, before_at, before_id, page, 2000);
  -- Common words: the newest jobs fill a page, unless the words are outdated.
  if found_ids is null then
    found_ids := private.newest_jobs(words, before_at, before_id, page, 300);
    if cardinality(found_ids) < page then
      found_ids := private.found_jobs(searches, before_at, before_id, page, null);
    end if;
  end if;
  return found_ids;
end
$$;
comment on function private.searched_jobs is 'The newest visible jobs before the key that contain every word; all if there are no words.';

create function public.search_jobs(
  p_query text default null, p_after jsonb default null, p_limit integer default null, p_filter jsonb default '{}', p_order text default 'newest'
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
declare
  words tsquery[] := private.search_words(p_query);
  wanted private.job_filter;
  searches tsquery[];
  page_after record := private.page_key(p_after, 'postedAt');
  is_first boolean := coalesce(jsonb_typeof(p_after) = 'null', true);
  is_narrowed boolean := coalesce(p_filter, '{}') <> '{}';
  -- Readers who compute the match in the browser sort up to this many there.
  page integer := least(greatest(coalesce(p_limit, 20), 1), 300);
  after_order bigint;
  found_ids uuid[];
  me public.candidates;
  home private.home_terms;
  is_candidate boolean := false;
  hidden uuid[];
  origins text[];
  counts jsonb := '{}';
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
    home := private.home_of(me);
    hidden := private.hidden_from(me.id);
  end if;
  if coalesce(p_order, '') not in ('newest', 'match') or p_order = 'match' and not is_candidate then
    perform private.fail(422, 'invalid_input', 'This sort order doesn''t exist');
  end if;
  if is_narrowed or p_order = 'match' or hidden is not null then
    wanted := private.without_jobs(private.read_job_filter(coalesce(p_filter, '{}')), hidden);
    searches := case when words <> '{}' then private.searches_for(words) end;
    if p_order = 'match' then
      after_order := private.score_key(p_after);
    end if;
    found_ids := case
      when is_narrowed or words <> '{}' or p_order = 'newest' then private.filtered_jobs(
        wanted, searches, case when p_order = 'match' then private.match_facts(me) end, after_order, page_after.at, page_after.id, page)
      else private.best_listed(me.id, private.match_facts(me), after_order, page_after.at, page_after.id, page)
    end;
    if is_first then
      counts := jsonb_build_object('total', case
        when is_narrowed or words <> '{}' then private.count_filtered_jobs(wanted, searches)
        else private.count_visible_jobs() - private.count_hidden_jobs(hidden)
      end);
      if wanted.salary_from is not null then
        wanted.salary_from := null;
        counts := counts || jsonb_build_object('without_salary', private.count_filtered_jobs(wanted, searches, true));
      end if;
    end if;
  else
    found_ids := private.searched_jobs(words, page_after.at, page_after.id, page);
    if is_first then
      counts := jsonb_build_object('total', case
        when words = '{}' then private.count_visible_jobs()
        when cardinality(found_ids) < page then cardinality(found_ids)
        else private.count_filtered_jobs(wanted, private.searches_for(words))
      end);
    end if;
  end if;
  -- The location being searched from, or home.
  origins := coalesce(nullif(private.known_places(wanted.place_terms), '{}'), home.at);
  if found_ids = '{}' then
    return '{"jobs": []}'::jsonb || counts;
  end if;
  -- An array, which jsonb_agg would copy.
  return jsonb_build_object('jobs', array(
    select l.entry from private.listed_jobs(found_ids, me, home, is_candidate, origins) as l order by l."position"
  )) || counts;
end
$$;
comment on function public.search_jobs is
  'The public job list: {jobs: ListedJob[], total, without_salary} (contracts/candidates/candidate.ts), newest first, or best match first for a candidate, without what they have hidden; match is null unless the caller is a candidate; others get asked instead. total with the first page: the number of jobs, 1,001 for more than 1,000 in a search; without_salary with a salary filter: how many more match but state no salary. p_filter: JobFilter; p_after: {postedAt, id} of the last row shown, and score in the order match. SECURITY DEFINER: indexes only work if the search skips row policies; only currently visible jobs are listed. PT422.';

grant execute on function public.search_jobs to anon, authenticated;

create function public.count_jobs_by(p_by text[], p_query text default null, p_filter jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  parts constant text[] := '{types,workplaces,levels,posted,industry}';
  words tsquery[] := private.search_words(p_query);
  searches tsquery[] := case when words <> '{}' then private.searches_for(words) end;
  wanted private.job_filter := private.without_jobs(private.read_job_filter(coalesce(p_filter, '{}')), private.hidden_from(private.my_candidate_id()));
begin
  if p_by is null or not p_by <@ parts then
    perform private.fail(422, 'invalid_input', 'This filter doesn''t exist');
  end if;
  return (
    select coalesce(jsonb_object_agg(part, counted), '{}')
    from unnest(parts) as part
    cross join lateral (
      select coalesce(jsonb_object_agg(label, private.count_filtered_jobs(private.with_option(wanted, part, value), searches)), '{}') as counted
      from private.filter_options(part)
      offset 0
    ) as options
    where part = any (p_by)
  );
end
$$;
comment on function public.count_jobs_by is
  'How many jobs search_jobs would find with each type, workplace, level, days since posted or industry instead of the filter''s own: JobCounts (contracts/jobs/job-filter.ts) for the given parts, 1,001 for more than 1,000. SECURITY DEFINER like search_jobs, and about the same jobs. PT422.';

grant execute on function public.count_jobs_by to anon, authenticated;
