-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE TABLE "private"."titles_when_open" (
  "job_id" uuid NOT NULL,
  "title" text NOT NULL,
  CONSTRAINT "titles_when_open_pkey" PRIMARY KEY (job_id)
);

ALTER TABLE "private"."titles_when_open"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.keep_title_when_open()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.is_active and not private.is_expired(new) then
    delete from private.titles_when_open t where t.job_id = new.id;
  elsif new.title <> old.title then
    insert into private.titles_when_open (job_id, title) values (new.id, old.title) on conflict do nothing;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_new_jobs (
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  search private.saved_searches;
  marked uuid[];
  all_marked uuid[] := '{}';
  names text[] := '{}';
  total integer;
  listed jsonb;
  address text := (select p.email from public.profiles p where p.id = of_user and p.role = 'candidate');
begin
  for search in
    select * from private.saved_searches s
    where s.user_id = of_user and s.next_at <= now() and s.deleted_at is null
    order by s.created_at, s.id
    for update
  loop
    update private.saved_searches s set next_at = private.next_search_mail(s.frequency) where s.id = search.id;
    marked := case when address is null then '{}' else array(select private.mark_new_jobs(search)) end;
    if marked <> '{}' then
      all_marked := all_marked || marked;
      names := names || ('“' || search.name || '”');
    end if;
  end loop;
  select count(*), jsonb_agg(jsonb_build_object(
      'title', newest.title, 'company_name', newest.company_name, 'location', newest.location, 'path', '/jobs/' || newest.job_id
    ) order by newest.place) filter (where newest.place <= 20)
  into total, listed
  from (
    select v.*, row_number() over (order by v.posted_at desc, v.job_id desc) as place
    from private.visible_jobs v where v.job_id = any (all_marked)
  ) as newest;
  -- Also where all of them have closed since they were marked.
  if total = 0 then
    return;
  end if;
  perform private.enqueue_email('saved_search_jobs', address, jsonb_build_object(
    'searches', array_to_string(names, ', '),
    'total', total,
    'jobs', listed,
    'path', '/candidate/saved?tab=searches',
    'unsubscribe', private.unsubscribe_token(of_user, null, 'saved_searches')));
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_saved_searches()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due uuid;
begin
  -- One run at a time, and the next finds nothing due: two at once would mail somebody's searches apart.
  perform pg_advisory_xact_lock(hashtextextended('private.mail_saved_searches', 0));
  delete from private.saved_searches s where s.deleted_at < now() - interval '1 hour';
  for due in
    select s.user_id from private.saved_searches s
    where s.next_at <= now() and s.deleted_at is null
    group by s.user_id order by min(s.next_at), s.user_id
    limit 200
  loop
    begin
      perform private.mail_new_jobs(due);
    exception
      when others then
        raise warning 'The new jobs of % are looked for again in an hour: %', due, sqlerrm;
        update private.saved_searches s set next_at = now() + interval '1 hour' where s.user_id = due and s.next_at <= now();
    end;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_job_filter (
  asked jsonb
)
  RETURNS private.job_filter
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  kinds constant jsonb := '{
    "skills": "array", "place": "string", "wide": "boolean", "remote": "boolean", "types": "array", "levels": "array",
    "salary": "number", "posted": "number", "industry": "string", "company": "string"
  }';
  wanted private.job_filter;
begin
  perform private.refuse_unknown_filter(jsonb_typeof(asked) = 'object');
  perform private.refuse_unknown_filter(kinds ->> name = jsonb_typeof(value)) from jsonb_each(asked) as given (name, value);
  -- Each count of count_jobs_by reads them again.
  perform private.refuse_unknown_filter(jsonb_array_length(value) <= 20) from jsonb_each(asked) as given (name, value) where jsonb_typeof(value) = 'array';
  perform private.refuse_unknown_filter(jsonb_typeof(skill) = 'string') from jsonb_array_elements(asked -> 'skills') as skill;
  perform private.refuse_unknown_filter(type = any (enum_range(null::public.job_type)::text[]))
  from jsonb_array_elements_text(asked -> 'types') as type;
  perform private.refuse_unknown_filter(level = any (enum_range(null::public.experience_level)::text[]))
  from jsonb_array_elements_text(asked -> 'levels') as level;
  perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'salary', 'integer')) where asked ? 'salary';
  perform private.refuse_unknown_filter(asked ->> 'posted' ~ '^\d{1,3}$') where asked ? 'posted';
  perform private.refuse_unknown_filter(pg_input_is_valid(asked ->> 'company', 'uuid')) where asked ? 'company';

  wanted.skills := nullif(private.skill_keys(array(
    select left(skill, 100) from jsonb_array_elements_text(asked -> 'skills') as skill where private.trimmed(skill) <> '')), '{}');
  wanted.place_terms := private.places_meant(private.trimmed(left(asked ->> 'place', 200)), coalesce((asked -> 'wide')::boolean, false));
  wanted.is_remote := coalesce((asked -> 'remote')::boolean, false);
  wanted.types := nullif(array(select type::public.job_type from jsonb_array_elements_text(asked -> 'types') as type), '{}');
  wanted.levels := nullif(array(select level::public.experience_level from jsonb_array_elements_text(asked -> 'levels') as level), '{}');
  wanted.salary_from := asked ->> 'salary';
  wanted.posted_after := now() - (asked ->> 'posted')::integer * interval '1 day';
  wanted.industry := nullif(lower(private.trimmed(left(asked ->> 'industry', 100))), '');
  wanted.company_id := asked ->> 'company';
  return wanted;
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
      select jsonb_build_object('title', coalesce(
        (select t.title from private.titles_when_open t where t.job_id = job.id), job.title), 'company_name', c.name, 'application_id', application_id)
      from public.companies c where c.id = job.company_id
    ) end,
    'jobs', array(
      select to_jsonb(private.job_list_entry(
        p,
        case when is_candidate then (
          select m.explanation
          from private.asked_explanations(
            p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
            p.experience_level, p.job_type, p.location, p.locations, p.place_terms, p.company_culture, me, home
          ) as m
        ) end,
        case when not is_candidate then private.match_asked(
          p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
          p.experience_level, p.job_type, p.location, p.locations, p.place_terms, p.company_culture) end,
        saved => is_candidate and private.has_saved(p.job_id)
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

CREATE OR REPLACE FUNCTION public.search_skills (
  p_text text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  spelled text := left(private.skill_spelling(private.trimmed(left(p_text, 60))), 60);
  found jsonb;
begin
  if coalesce(spelled, '') = '' then
    return '{"skills": [], "near": false}';
  end if;
  select jsonb_agg(jsonb_build_object('key', best.skill, 'name', best.name, 'written', best.written, 'jobs', best.jobs)
    order by best.is_exact desc, best.jobs desc, best.name)
  into found
  from (
    select known.*, private.jobs_asking(known.skill) as jobs
    from (
      select distinct on (a.skill) a.skill, s.name, a.written, a.spelling = spelled as is_exact, char_length(a.spelling) as length
      from private.skill_aliases a
      join private.skills s on s.key = a.skill
      where a.spelling like regexp_replace(spelled, '([\\%_])', '\\\1', 'g') || '%'
      -- The name itself, where it begins so as well.
      order by a.skill, is_exact desc, a.spelling = a.skill desc, length
    ) as known
    order by known.is_exact desc, known.length
    limit 8
  ) as best;
  if found is not null then
    return jsonb_build_object('skills', found, 'near', false);
  end if;
  return jsonb_build_object('near', true, 'skills', coalesce((
    select jsonb_agg(jsonb_build_object('key', alike.skill, 'name', alike.name, 'written', alike.name, 'jobs', private.jobs_asking(alike.skill))
      order by alike.likeness desc)
    from private.similar_skills(spelled, 3) as alike
  ), '[]'));
end
$function$;

ALTER TABLE "private"."titles_when_open"
  ADD CONSTRAINT "titles_when_open_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

CREATE TRIGGER jobs_keep_title_when_open
  AFTER UPDATE OF title, status, expires_at, deleted_at ON public.jobs
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_title_when_open();

COMMENT ON FUNCTION "private"."keep_title_when_open"() IS 'Row trigger on jobs: keeps the title a job had when it was open last. SECURITY DEFINER: the table is closed.';

COMMENT ON FUNCTION "private"."mail_saved_searches"() IS 'Mails the new jobs of the searches that are due, two hundred people a call, and drops searches that were deleted; what fails for one of them waits an hour and stops nobody else. Called on a schedule, every minute.';

COMMENT ON FUNCTION "private"."read_job_filter"(jsonb) IS 'A JobFilter (contracts/job-filter.ts) as it is compared. PT422 for anything else: another name, another kind of value, a type or level there is not, more than 20 skills, types or levels.';

COMMENT ON TABLE "private"."titles_when_open" IS 'What jobs that are not open were called when they were, where their company has called them differently since: what is written of a closed job is the company''s alone.';

REVOKE ALL ON FUNCTION "private"."keep_title_when_open"() FROM PUBLIC;
